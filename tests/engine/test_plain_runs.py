"""Runs in plain suits, and marriages in the runs that hold them (catalogue, items 97 and 98)."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import FaultReason, Meld, best_melds, best_worths, check_declaration, points_of, total
from pinochle_qt.engine.melds.draft import examine, suggestions
from pinochle_qt.engine.melds.rare import roundhouse_among
from pinochle_qt.engine.melds.tables import GAME
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.scoring.checks import meld_checks
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some

PLAIN: Final = patch(Rules(), {"melds.plain_run_value": 100})
MARRIED: Final = patch(Rules(), {"melds.marriage_in_run": True})
BOTH: Final = patch(PLAIN, {"melds.marriage_in_run": True})
RUN_OF_HEARTS: Final = "AH TH KH QH JH"


def entries(hand: str, trump: Suit, rules: Rules) -> list[tuple[str, int, int]]:
    return [(meld.kind, meld.copies, meld.points) for meld in best_melds(parse_cards(hand), trump, rules)]


@pytest.mark.parametrize(
    ("hand", "rules", "expected"),
    [
        (RUN_OF_HEARTS, Rules(), [("marriage", 1, 20)]),
        (RUN_OF_HEARTS, PLAIN, [("plain_run", 1, 100)]),
        (RUN_OF_HEARTS, BOTH, [("plain_run", 1, 100), ("marriage_in_run", 1, 20)]),
        (RUN_OF_HEARTS, MARRIED, [("marriage", 1, 20)]),
        (f"{RUN_OF_HEARTS} KH QH", PLAIN, [("plain_run", 1, 100), ("marriage", 1, 20)]),
        (f"{RUN_OF_HEARTS} {RUN_OF_HEARTS}", PLAIN, [("plain_run", 2, 1000)]),
        (RUN_OF_HEARTS.replace("H", "S"), PLAIN, [("run", 1, 150)]),
        (RUN_OF_HEARTS.replace("H", "S"), BOTH, [("run", 1, 150), ("royal_in_run", 1, 40)]),
        ("AS TS KS QS JS KS QS", MARRIED, [("run", 1, 150), ("royal_marriage", 1, 40), ("royal_in_run", 1, 40)]),
    ],
)
def test_the_runs_of_a_hand_whose_trump_is_spades(hand: str, rules: Rules, expected: list[object]) -> None:
    assert entries(hand, Suit.SPADES, rules) == expected


def test_several_plain_runs_count_in_the_proportion_of_runs_of_trump() -> None:
    double_deck = patch(PRESETS["double_deck_four_handed"], {"melds.plain_run_value": 60})
    hand = parse_cards(" ".join([RUN_OF_HEARTS] * 4))
    worths = [best_worths(hand[: 5 * runs], double_deck, (Suit.CLUBS,))[0] for runs in range(1, 5)]
    assert worths == [60, 600, 900, 1200]
    own = patch(double_deck, {"melds.own_double_plain_run": 300})
    assert best_worths(hand[:10], own, (Suit.CLUBS,)) == (300,)


def test_a_plain_run_is_left_out_if_its_marriage_completes_a_dearer_roundhouse() -> None:
    rules = patch(PLAIN, {"melds.roundhouse_value": 500})
    hand = f"{RUN_OF_HEARTS} KS QS KD QD KC QC"
    assert [kind for kind, *_ in entries(hand, Suit.SPADES, rules)][:5] == [
        "royal_marriage",
        "marriage",
        "marriage",
        "marriage",
        "roundhouse_bonus",
    ]
    with_marriage = patch(rules, {"melds.marriage_in_run": True})
    assert {"plain_run", "marriage_in_run", "roundhouse_bonus"} <= {
        kind for kind, *_ in entries(hand, Suit.SPADES, with_marriage)
    }


def test_marriages_in_runs_make_a_roundhouse_and_a_double_marriage_for_checks() -> None:
    hand = parse_cards("AS TS KS QS JS KS QS KH QH KD QD KC QC")
    with_it = best_melds(hand, Suit.SPADES, MARRIED)
    without = best_melds(parse_cards("AS TS KS QS JS KH QH KD QD KC QC"), Suit.SPADES, MARRIED)
    assert meld_checks(with_it) == 1 + 1 + 2  # a run, a double marriage and a roundhouse
    assert roundhouse_among(without)
    assert not roundhouse_among(best_melds(hand[:5] + hand[7:], Suit.SPADES, Rules()))


def test_a_marriage_in_a_run_is_refused_without_the_run_or_more_often_than_it() -> None:
    run = Meld("run", parse_cards("AS TS KS QS JS"), 150)
    married = Meld("royal_in_run", parse_cards("KS QS"), 40)
    twice = Meld("royal_in_run", parse_cards("KS QS KS QS"), 80)
    hand = parse_cards("AS TS KS QS JS KS QS")
    assert check_declaration(hand, Suit.SPADES, BOTH, (run, married)) is None
    for declared in ((married,), (run, twice)):
        assert require(check_declaration(hand, Suit.SPADES, BOTH, declared)).reason is FaultReason.NEEDS_RUN
    other = (Meld("plain_run", parse_cards(RUN_OF_HEARTS), 100), Meld("marriage_in_run", parse_cards("KD QD"), 20))
    held = (*parse_cards(RUN_OF_HEARTS), *parse_cards("KD QD"))
    assert require(check_declaration(held, Suit.SPADES, BOTH, other)).reason is FaultReason.NEEDS_RUN
    assert require(check_declaration(hand, Suit.SPADES, Rules(), (run, married))).reason is FaultReason.NOT_PAID


def test_a_plain_run_of_trump_is_refused() -> None:
    declared = (Meld("plain_run", parse_cards("AS TS KS QS JS"), 100),)
    fault = require(check_declaration(parse_cards("AS TS KS QS JS"), Suit.SPADES, PLAIN, declared))
    assert fault.reason is FaultReason.WRONG_CARDS


def test_a_marriage_that_counts_in_its_run_is_not_listed_as_uncounted() -> None:
    cards = parse_cards(RUN_OF_HEARTS)
    assert [meld.kind for meld in examine(cards, cards, Suit.SPADES, PLAIN).uncounted] == ["marriage"]
    assert examine(cards, cards, Suit.SPADES, BOTH).uncounted == ()
    royal = parse_cards("AS TS KS QS JS")
    assert [meld.kind for meld in examine(royal, royal, Suit.SPADES, PLAIN).uncounted] == ["royal_marriage"]
    assert examine(royal, royal, Suit.SPADES, BOTH).uncounted == ()


def test_every_suggestion_may_be_declared() -> None:
    rules = patch(BOTH, {"melds.roundhouse_value": 300})
    hand = parse_cards("AS TS KS QS JS AH TH KH QH JH KD QD KC QC")
    offered = suggestions(hand, Suit.SPADES, rules, limit=30)
    for melds in some(offered):
        assert check_declaration(hand, Suit.SPADES, rules, melds) is None


values = st.sampled_from([0, 20, 40, 80, 100, 150, 400])


@given(st.data(), values, st.booleans(), st.sampled_from([240, 300, 600]), st.sampled_from(list(Suit)))
def test_the_worth_of_a_hand_is_that_of_its_best_declaration(
    data: st.DataObject, plain: int, married: bool, round_value: int, trump: Suit
) -> None:
    rules = patch(
        PRESETS["double_deck_four_handed"],
        {"melds.plain_run_value": plain, "melds.marriage_in_run": married, "melds.roundhouse_value": round_value},
    )
    hand = data.draw(st.permutations(pack(rules)))[: data.draw(st.integers(5, 40))]
    melds = best_melds(hand, trump, rules)
    assert check_declaration(hand, trump, rules, melds) is None
    assert total(melds) == points_of(melds) < GAME
    assert best_worths(hand, rules, (trump,)) == (points_of(melds),)
    assert points_of(best_melds(hand, trump, PRESETS["double_deck_four_handed"])) <= points_of(melds)
