"""Faces change by what everybody has seen, and say nothing about cards that somebody still holds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from pinochle_qt.engine import events as e
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.session.faces import Expression
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.ui.table.zones.expressions import expressions, rich_trick
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
from tests.conformance.test_presets import every_preset
from tests.conformance.twins import seat_of, twin
from tests.session.driving import advance, chance_player, new_session, played, sitting_out

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation

SINGLE = "single_deck_partnership"
RULES = PRESETS[SINGLE]
PLEASED, RUEFUL = Expression.PLEASED, Expression.RUEFUL


def seen(preset: str = SINGLE) -> Observation:
    session = new_session(preset)
    session.deal()
    return session.observe(0)


def shown_by(seat: int, hand: str) -> e.MeldsShown:
    return e.MeldsShown(seat, best_melds(parse_cards(hand), Suit.SPADES, RULES))


def test_the_winner_of_a_trick_of_twenty_is_pleased() -> None:
    for points, faces in ((30, {2: PLEASED}), (20, {2: PLEASED}), (10, {}), (0, {})):
        assert expressions(e.TrickTaken(2, 0, (), points, last=False), seen()) == faces


def test_with_more_counters_in_play_a_good_trick_is_worth_more() -> None:
    assert rich_trick(RULES) == 20
    assert rich_trick(PRESETS["double_deck_four_handed"]) == 25
    assert min(map(rich_trick, PRESETS.values())) == 20


def test_a_meld_of_a_hundred_pleases_and_a_great_one_saddens_the_other_side() -> None:
    assert expressions(shown_by(1, "AS AH AD AC"), seen()) == {1: PLEASED}
    assert expressions(shown_by(1, "KS QS KH QH KD QD"), seen()) == {}
    roundhouse = shown_by(1, "KS QS KH QH KD QD KC QC")
    assert expressions(roundhouse, seen()) == {1: PLEASED, 0: RUEFUL, 2: RUEFUL}


def test_where_more_is_in_play_a_good_meld_is_worth_more() -> None:
    double = PRESETS["double_deck_four_handed"]
    for hand, faces in (
        ("AS AH AD AC", {}),  # 100, as with a single deck
        ("AS TS KS QS JS", {}),
        ("AS TS KS QS JS AH AD AC", {1: PLEASED}),
    ):
        melds = best_melds(parse_cards(hand), Suit.SPADES, double)
        assert expressions(e.MeldsShown(1, melds), seen("double_deck_four_handed")) == faces


def test_the_side_of_the_bid_is_pleased_if_it_was_made_and_rueful_if_it_was_lost() -> None:
    outcomes = set()
    for seed in range(12):
        session = played(SINGLE, seed, deals=1)
        result = session.match.results[0]
        faces = expressions(e.DealScored(result), session.observe(0))
        if result.is_made or result.is_failed:
            assert result.declarer is not None
            expression = PLEASED if result.is_made else RUEFUL
            assert faces == dict.fromkeys((result.declarer, (result.declarer + 2) % 4), expression)
            outcomes.add(expression)
    assert RUEFUL in outcomes


def test_at_the_end_of_a_match_the_winners_are_pleased_and_all_others_rueful() -> None:
    faces = expressions(e.MatchWon((1,)), seen())
    assert faces == {0: RUEFUL, 1: PLEASED, 2: RUEFUL, 3: PLEASED}
    rests = new_session("three_handed_auction", rules=sitting_out("three_handed_auction", "dealer"), at_table=4)
    rests.deal()
    observation = rests.observe(0)
    winner = observation.seated[1]
    assert expressions(e.MatchWon((winner,)), observation) == {0: RUEFUL, 1: PLEASED, 2: RUEFUL}


@every_preset
def test_faces_are_the_same_whoever_looks_and_whatever_is_hidden(preset: str) -> None:
    chance, session = random.Random(preset), new_session(preset, 3)
    advance(session, chance_player(3), deals=1)
    for person in (None, 0, 1):
        other = twin(session, person, chance)
        for step, twin_step in some(zip(session.steps, other.steps, strict=True)):
            seat = seat_of(session.rules, step.after, person)
            faces = [expressions(*each) for each in viewed(session.rules, twin_step, seat).events]
            assert faces == [expressions(*each) for each in viewed(session.rules, step, None).events]
