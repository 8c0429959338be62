"""Passing cards: what stays together, and that no level's choice costs its side what a partner would notice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.actions import Give
from pinochle_qt.engine.cards import Suit, parse_cards, without
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.ai.positions import SDP, answer, dealt
from tests.benchmarks.passing import GAMES, POORER, course, judged, worth
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

RACEHORSE = PRESETS["racehorse_passing"]
AT_ONCE = patch(SDP, {"passing.mode": "simultaneous"})
every_level = pytest.mark.parametrize("skill", ["novice", "easy", "steady", "strong", "expert"])
levels_that_think_ahead = pytest.mark.parametrize("skill", ["strong", "expert"])
every_passing_game = pytest.mark.parametrize("rules", [RACEHORSE, SDP, AT_ONCE], ids=["racehorse", "single", "at once"])


def gift(skill: str, rules: Rules, hand: str, trump: Suit, seed: int = 1) -> tuple[Card, ...]:
    """Return what seat 0 passes to its partner, who plays for 300 with this trump suit."""
    game, match = dealt(rules, hand, seed)
    deal = require(match.deal)
    match = replace(match, deal=replace(deal, contract=Contract(2, 300), trump=trump, stage=2))
    with unhurried():
        action = answer(skill, game, match, seed)
    assert isinstance(action, Give)
    return action.cards


@every_level
@every_passing_game
def test_a_run_of_ones_own_is_kept(skill: str, rules: Rules) -> None:
    given = gift(skill, rules, "9C 9C 9D JD TD QH TH JS QS KS TS AS", Suit.SPADES)
    assert not set(given) & set(parse_cards("AS TS KS QS JS"))


@every_level
@every_passing_game
def test_a_double_pinochle_is_not_given_away(skill: str, rules: Rules) -> None:
    given = gift(skill, rules, "KC 9D JD JD KD KD TD 9H JH QS QS AS", Suit.CLUBS)
    assert not set(given) & set(parse_cards("JD QS"))


@every_level
@pytest.mark.parametrize("trump", [Suit.HEARTS, Suit.DIAMONDS])
@every_passing_game
def test_four_aces_go_together_or_not_at_all(skill: str, rules: Rules, trump: Suit) -> None:
    given = gift(skill, rules, "AS AH AD AC 9S KH QH TC 9C JD KD TD", trump)
    assert len(set(given) & set(parse_cards("AS AH AD AC"))) in {0, 4}


@levels_that_think_ahead
@pytest.mark.parametrize("rules", [RACEHORSE, SDP], ids=["racehorse", "single"])
def test_a_trump_is_not_kept_for_a_second_jack(skill: str, rules: Rules) -> None:
    given = gift(skill, rules, "JD JD 9C AS TS KH QH TC TC KC 9S 9H", Suit.DIAMONDS)
    assert Counter(given) >= Counter(parse_cards("JD JD AS"))


@levels_that_think_ahead
@pytest.mark.parametrize(("game", "number"), [("racehorse_passing", 1), ("single_deck_partnership", 0)])
def test_no_choice_of_cards_leaves_the_side_60_points_poorer(skill: str, game: str, number: int) -> None:
    with unhurried():
        choices = course(GAMES[game], make_player(skill, 1), number).choices
        found = [judged(*choice) for choice in choices]
    assert len(found) == 2
    assert [choice.text for choice in found if choice.lost >= POORER] == []


def test_a_declarer_who_passes_at_the_same_time_still_gets_the_partners_cards() -> None:
    game, match = dealt(AT_ONCE, "AS TS KS JS AH 9H JH 9D JC QC 9C JD")
    deal = replace(require(match.deal), contract=Contract(0, 300), trump=Suit.SPADES, stage=2)
    others = without(sorted((*deal.hands[1], *deal.hands[2], *deal.hands[3])), parse_cards("QS QS"))
    helped, alone = (
        World(hands=(deal.hands[0], *(tuple(each) for each in hands)))
        for hands in (
            (others[:12], (*others[12:22], *parse_cards("QS QS")), others[22:]),
            ((*others[:10], *parse_cards("QS QS")), others[10:22], others[22:]),
        )
    )
    partner = require(game.prompt(replace(match, deal=deal)))
    match = game.apply(replace(match, deal=deal), Give(2, partner.hand[:4])).after
    imagined = ImaginedDeals(observe(AT_ONCE, match, 0), 0, 1)
    useless = parse_cards("9H JH 9D 9C")
    with_run, without_run = (
        imagined.after_giving(world, [useless], Suit.SPADES, bury=False)[0] for world in (helped, alone)
    )
    assert with_run.value > without_run.value + 100


@every_level
def test_the_declarer_keeps_what_makes_the_run_and_the_double_pinochle(skill: str) -> None:
    game, match = dealt(RACEHORSE, "AS TS KS QS JS JD JD QS 9H 9C 9D TH")
    deal = replace(require(match.deal), contract=Contract(0, 300), trump=Suit.SPADES, stage=2)
    match = replace(match, deal=deal)
    match = game.apply(match, Give(2, require(game.prompt(match)).hand[:4])).after
    with unhurried():
        action = answer(skill, game, match)
    assert isinstance(action, Give)
    left = without(require(match.deal).hands[0], action.cards)
    kinds = {meld.kind: len(meld.cards) for meld in best_melds(left, Suit.SPADES, RACEHORSE)}
    assert kinds["run"] == 5
    assert kinds["pinochle"] == 4


@levels_that_think_ahead
def test_the_kitty_is_shared_out_better_than_by_rules_of_thumb(skill: str) -> None:
    rules, gains = PRESETS["partnership_four_handed_kitty"], list[float]()
    with unhurried():
        for number in range(12):
            by_trial, by_thumb = (course(rules, make_player(each, 1), number).match for each in (skill, "steady"))
            gains.append(worth(rules, by_trial) - worth(rules, by_thumb))
    assert sum(gains) > 0
