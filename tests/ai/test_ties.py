"""Of cards that are worth the same, every level plays the one that a player at the table would, and says why."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.explain import AlliedFacts, why_played, with_runner_up
from pinochle_qt.ai.decide.search import Judged, best_card
from pinochle_qt.ai.decide.ties import most_usual, prefers
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import Card, cards_text, parse_cards
from pinochle_qt.engine.observe import observe
from tests.ai.positions import card_of, in_play
from tests.checks import require

LEVELS = tuple(level for level in SKILLS if level != "random")
SEEDS = range(4)
every_level = pytest.mark.parametrize("level", LEVELS)

LOST = ("TD KD QD 9D AC TC KC QC JC 9C AH KH", "AD 9D JD")
"""The first ace of diamonds stays the highest card whatever is played to it."""
PARTNERS = ("TH KH 9H AD TD 9D AC TC KC QC JC 9C", "9H AH QH")
"""The partner's ace has won the trick."""
LAST_TO_WIN = ("AH TH QH JD QD KD KC 9C QC JC AC TC", "9H JH KH")
"""Ace and ten would take the trick, and nobody plays after."""
TOPS = ("AH AH TH TH 9D JD QD 9C JC QC 9S JS", "")
"""Nobody else holds a higher card than these tens."""
TEN_AT_RISK = ("TD QD 9C JC QC 9H JH QH JS QS 9S 9S", "")
"""Both aces of diamonds are out."""


def played(level: str, hand: str, trick: str, *, leader: int = 1, declarer: int = 1) -> set[str]:
    """Return the cards that seat 0 plays with several seeds."""
    return {
        cards_text([card_of(level, *in_play(hand, trick, leader=leader, declarer=declarer), seed)]) for seed in SEEDS
    }


@every_level
def test_the_lowest_card_goes_on_a_lost_trick(level: str) -> None:
    assert played(level, *LOST) == {"9D"}


@every_level
def test_the_cheapest_counter_goes_on_a_trick_that_partner_has_won(level: str) -> None:
    assert played(level, *PARTNERS) == {"KH"}


@every_level
def test_the_ten_takes_a_trick_that_the_ace_would_take_too(level: str) -> None:
    assert played(level, *LAST_TO_WIN) == {"TH"}


@every_level
def test_the_ace_is_led_before_the_ten_below_it(level: str) -> None:
    assert "TH" not in played(level, *TOPS, leader=0)


def facts_of(hand: str, trick: str, *, leader: int = 1) -> AlliedFacts:
    game, match = in_play(hand, trick, leader=leader, declarer=1)
    return AlliedFacts(observe(game.rules, match, 0), 0)


def card(name: str) -> Card:
    [face] = parse_cards(name)
    return face


@pytest.mark.parametrize(
    ("position", "better", "worse"),
    [
        (LOST, "9D", "QD"),
        (LOST, "QD", "KD"),
        (LOST, "KD", "TD"),
        (PARTNERS, "KH", "9H"),
        (PARTNERS, "KH", "TH"),
        (LAST_TO_WIN, "TH", "AH"),
        (TOPS, "AH", "TH"),
        (TOPS, "9D", "QD"),
        (TEN_AT_RISK, "QD", "TD"),
    ],
)
def test_people_prefer_one_of_two_cards(position: tuple[str, str], better: str, worse: str) -> None:
    facts = facts_of(*position, leader=1 if position[1] else 0)
    assert prefers(facts, card(better), card(worse))
    assert not prefers(facts, card(worse), card(better))


def test_cards_that_people_would_not_compare_are_left_to_their_values() -> None:
    leads = facts_of(*TOPS, leader=0)
    assert not prefers(leads, card("9C"), card("9D"))
    assert not prefers(leads, card("AH"), card("9D"))
    may_still_win = facts_of("TD KD QD 9D AC TC KC QC JC 9C AH KH", "JD", leader=3)
    assert not prefers(may_still_win, card("9D"), card("KD"))


@pytest.mark.parametrize(("gain", "expected"), [(1.0, "9D"), (6.0, "KD")])
def test_a_counter_is_thrown_on_a_lost_trick_only_if_it_is_clearly_worth_it(gain: float, expected: str) -> None:
    nine, king = card("9D"), card("KD")
    rows = [[0.0, gain + luck] for luck in (-6.0, 6.0) * 8]
    judged = Judged({nine: 0.0, king: gain}, rows, is_exact=False, points=[])
    assert best_card(judged, king, facts_of(*LOST)) == card(expected)


def test_an_exact_difference_counts_however_small_it_is() -> None:
    nine, king = card("9D"), card("KD")
    judged = Judged({nine: 0.0, king: 1.0}, [[0.0, 1.0]], is_exact=True, points=[])
    assert best_card(judged, nine, facts_of(*LOST)) == king


def test_of_several_usual_cards_the_most_usual_one_is_played() -> None:
    facts = facts_of(*LOST)
    cards = [card(name) for name in ("TD", "KD", "QD", "9D")]
    assert most_usual(facts, cards[0], cards) == card("9D")
    assert most_usual(facts, cards[3], cards) == card("9D")


def reason(position: tuple[str, str], face: str, other: str, margin: float) -> str:
    facts, values = facts_of(*position), {card(face): margin, card(other): 0.0}
    return str(with_runner_up(why_played(facts, card(face), values), values, card(face), facts))


def test_the_reason_for_the_usual_card_does_not_praise_the_wasted_one() -> None:
    assert reason(LOST, "9D", "KD", -0.5) == "The trick is lost: save your KD."
    assert reason(LOST, "9D", "QD", 0.0) == "The trick is lost."
    assert reason(PARTNERS, "KH", "9H", 0.3) == "Your side has the trick: throw a counter."
    assert reason(LAST_TO_WIN, "TH", "AH", 0.0) == "It takes the trick, and you keep your AH."
    assert reason(LOST, "9D", "KD", 12.0) == "The trick is lost: save your KD. KD would cost you about 12."


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_hints_about_a_lost_trick_name_no_other_card_that_would_do(level: str) -> None:
    game, match = in_play(*LOST, leader=1, declarer=1)
    seen, prompt = replace(observe(game.rules, match, 0), skills=()), require(game.prompt(match))
    decision = make_player(level, 1).decide(seen, prompt, 60.0)  # type: ignore[attr-defined]
    assert isinstance(decision.action, Play)
    assert "just as well" not in str(decision.reason)
