"""Any house rules that the program does not refuse can be played to the end."""

from __future__ import annotations

import os
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.derived import pack, people_count, total_card_points
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.engine.observe import hidden_cards, observe
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, Option, OptionValue, Range, Rules, from_json, patch, to_json
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.record.replay import replay_one
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.simulation import Simulation, play_match
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import describe
from tests.checks import some
from tests.conformance.test_presets import with_other_hidden_cards, wrong_actions
from tests.session.driving import advance, chance_player, record_text

if TYPE_CHECKING:
    from pinochle_qt.engine.state import MatchState

LONG = bool(os.environ.get("PINOCHLE_LONG"))
MANY = settings(
    max_examples=2000 if LONG else 25, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
MOST_DEALS = 3


def values_of(option: Option) -> st.SearchStrategy[OptionValue]:
    if isinstance(option.allowed, Range) and option.can_be_unset:
        # numbers that people might agree on, odd ones included; the largest possible ones make little sense together
        return st.none() | st.integers(option.allowed.min, min(option.allowed.max, 400))
    if isinstance(option.allowed, Range):
        low, high, step = option.allowed.min, option.allowed.max, option.allowed.step
        return st.integers(0, (high - low) // step).map(lambda at: low + at * step)
    choices = st.sampled_from(option.allowed)
    if option.other is None:
        return choices
    return choices | st.integers(option.other.min, min(option.other.max, 400))


CHANGES = st.lists(
    st.sampled_from(list(OPTIONS.values())).flatmap(lambda option: st.tuples(st.just(option.key), values_of(option))),
    max_size=14,
)


@st.composite
def rule_sets(draw: st.DrawFn) -> tuple[str, Rules]:
    """Draw a preset and changes, skipping those that cause problems; it shrinks to the preset with few changes."""
    preset = draw(st.sampled_from(list(PRESETS)))
    rules = PRESETS[preset]
    for key, value in draw(CHANGES):
        changed = patch(rules, {key: value})
        if not problems(changed):
            rules = changed
    return preset, rules


def session_of(rule_set: tuple[str, Rules], seed: int) -> Session:
    preset, rules = rule_set
    seats = tuple(SeatSetup(f"Player {seat + 1}", "human") for seat in range(people_count(rules)))
    session = Session.new(rules, preset, seats, seed)
    advance(session, chance_player(seed), deals=MOST_DEALS)
    return session


def positions(session: Session) -> list[MatchState]:
    return [session.steps[0].before, *(step.after for step in session.steps)]


@MANY
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_any_rules_can_be_played(rule_set: tuple[str, Rules], seed: int) -> None:
    session = session_of(rule_set, seed)
    game, chance = Game(session.rules), random.Random(seed)
    for turn, match in some(enumerate(positions(session))):
        check_invariants(game, match)
        prompt = game.prompt(match)
        if prompt is None or turn % 4:
            continue
        assert all(prompt.allows(choice) for choice in prompt.choices)
        for action in chance.sample(prompt.choices, min(2, len(prompt.choices))):
            assert game.apply(match, action).before is match
        for wrong in wrong_actions(prompt):
            with pytest.raises(IllegalAction):
                game.apply(match, wrong)


@MANY
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_nobody_sees_hidden_cards_under_any_rules(rule_set: tuple[str, Rules], seed: int) -> None:
    session = session_of(rule_set, seed)
    rules, chance = session.rules, random.Random(seed)
    game = Game(rules)
    for match in some(positions(session)[::7]):
        if match.deal is None or match.deal.ending is not None:
            continue
        for viewer in (None, *range(rules.table.players)):
            other = replace(match, deal=with_other_hidden_cards(match.deal, viewer, chance, rules))
            assert observe(rules, other, viewer) == observe(rules, match, viewer)
            if viewer is not None and viewer == getattr(game.prompt(match), "seat", None):
                assert Game(rules).prompt(other) == game.prompt(match)
            hidden = Counter(hidden_cards(observe(rules, match, viewer), pack(rules)))
            elsewhere = Counter(face for seat, hand in enumerate(match.deal.hands) if seat != viewer for face in hand)
            assert not elsewhere - hidden


@MANY
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_any_match_can_be_restored_from_its_record(rule_set: tuple[str, Rules], seed: int) -> None:
    session = session_of(rule_set, seed)
    assert from_json(to_json(session.rules)) == session.rules
    assert session_of(rule_set, seed).lines == session.lines
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.pinochle"
        path.write_text(record_text(session), encoding="utf-8")
        game = replay_one(path)
    assert game.match == session.match
    assert game.lines == session.lines
    end = session.match
    while session.undo():
        pass
    while session.redo():
        pass
    assert session.match is end


@MANY
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_computer_players_play_any_rules(rule_set: tuple[str, Rules], seed: int) -> None:
    preset, rules = rule_set
    players = ("computer:steady",) * people_count(rules)
    played = play_match(Simulation(rules, preset, players, games=1, seed=seed, max_deals=2, verify=True), 1)
    assert played.tally.matches == 1


@MANY
@given(rule_set=rule_sets())
def test_any_rules_have_a_sheet(rule_set: tuple[str, Rules]) -> None:
    assert len(describe(rule_set[1])) >= 5


@MANY
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_the_points_of_a_deal_add_up_under_any_rules(rule_set: tuple[str, Rules], seed: int) -> None:
    session = session_of(rule_set, seed)
    rules = session.rules
    worth = card_points(rules)
    assert total_card_points(rules) == sum(worth[face] for face in pack(rules)) + rules.scoring.last_trick
    for step in session.steps:
        deal = step.after.deal
        if deal is None or deal.ending is None or deal.ending.outcome != "played":
            continue
        laid_aside = [*(deal.buried or ()), *(face for pile in deal.discards for face, _ in pile)]
        taken = sum(trick.points for trick in deal.tricks) + sum(worth[face] for face in laid_aside)
        assert taken == total_card_points(rules)
        melds = [meld for entries in deal.shown for meld in entries or ()]
        assert all(meld.points > 0 or meld.wins_game for meld in melds)


@MANY
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_more_cards_never_meld_less(rule_set: tuple[str, Rules], seed: int) -> None:
    rules, chance = rule_set[1], random.Random(seed)
    cards = list(pack(rules))
    chance.shuffle(cards)
    hand = cards[: rules.deal.hand_size]
    for trump in SUITS:
        whole = points_of(best_melds(hand, trump, rules))
        assert all(points_of(best_melds(hand[:at], trump, rules)) <= whole for at in range(len(hand)))
