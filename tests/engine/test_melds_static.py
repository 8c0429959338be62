"""The best melds before play: every worked example, the values of multiple copies, and every option."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle_qt.engine.cards import Card, Suit, cards_text, parse_card
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import (
    GAME,
    KINDS,
    Meld,
    MeldKind,
    best_melds,
    best_worths,
    has_meld,
    melded_copies,
    points_of,
    total,
    wins_game,
)
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.rules.play import MeldRules
from pinochle_qt.engine.rules.table import DeckRules
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some

if TYPE_CHECKING:
    from collections.abc import Sequence

STANDARD = Rules()
SINGLE_DECK = Rules(melds=MeldRules(extra_king_queen=20))
EIGHT_TENS = Rules(melds=MeldRules(eight_tens=1000))
DOUBLE_DECK = Rules(deck=DeckRules(copies=4, ranks="ten_to_ace"), melds=MeldRules(table="double_deck", dix_value=0))
RACEHORSE = Rules(
    deck=DeckRules(copies=6, ranks="ten_to_ace", extra_nines=4),
    melds=MeldRules(table="racehorse_six", dix_value=0, quadruple_pinochle="game", four_identical=True),
)
TABLES = {"std": STANDARD, "sd4": SINGLE_DECK, "dd": DOUBLE_DECK, "rh6": RACEHORSE}


def hand_of(text: str) -> tuple[Card, ...]:
    """Read `KHx2 QS` as two kings of hearts and the queen of spades."""
    cards: list[Card] = []
    for word in text.split():
        face, _, copies = word.partition("x")
        cards += [parse_card(face)] * int(copies or 1)
    return tuple(cards)


def suit_of(letter: str) -> Suit:
    return Suit("CDHS".index(letter))


def kinds(melds: Sequence[Meld]) -> list[tuple[MeldKind, int, int]]:
    return [(meld.kind, meld.copies, meld.points) for meld in melds]


EXAMPLES = {
    "M03": (
        "std",
        "C",
        "KC QC KD QD KH QH KS QS AH TH 9D JC",
        240,
        [("royal_marriage", 1, 40), *[("marriage", 1, 20)] * 3, ("kings", 1, 80), ("queens", 1, 60)],
    ),
    "M05": (
        "std",
        "S",
        "AS TS KS QS JS KH QH KD QD KC QC 9H",
        350,
        [("run", 1, 150), *[("marriage", 1, 20)] * 3, ("kings", 1, 80), ("queens", 1, 60)],
    ),
    "M07": ("sd4", "D", "AD TD KD KD QD JD 9S 9S TC TC JH QH", 170, [("run", 1, 150), ("extra_king", 1, 20)]),
    "M09": (
        "sd4",
        "S",
        "AS TS KS QS QS JS JD 9H 9C TD TH JC",
        210,
        [("run", 1, 150), ("extra_queen", 1, 20), ("pinochle", 1, 40)],
    ),
    "M10": ("std", "C", "AC TC KC KC QC QC JC 9D 9D TH TH AS", 190, [("run", 1, 150), ("royal_marriage", 1, 40)]),
    "M14": (
        "std",
        "C",
        "ACx2 ADx2 AHx2 ASx2 9Cx2 KS QS",
        1040,
        [("marriage", 1, 20), ("aces", 2, 1000), ("dix", 2, 20)],
    ),
    "M17": (
        "std",
        "S",
        "QCx2 QDx2 QHx2 QSx2 JDx2 KSx2",
        980,
        [("royal_marriage", 2, 80), ("pinochle", 2, 300), ("queens", 2, 600)],
    ),
    "M18": ("std", "D", "AC AH TC TH TS KC QH JS 9C 9H 9S JH", 0, []),
    "M19": (
        "std",
        "S",
        "AS TS KS QS JS JD 9Sx2 AH TH KD JC",
        210,
        [("run", 1, 150), ("pinochle", 1, 40), ("dix", 2, 20)],
    ),
    "M21": ("std", "H", "KHx2 QHx2 AD AS TD TS JC JS 9D 9S", 80, [("royal_marriage", 2, 80)]),
    "M25": (
        "std",
        "C",
        "AC TC KC QC JC 9C QD KD QH KH JH JS AD TH 9H",
        200,
        [("run", 1, 150), ("marriage", 1, 20), ("marriage", 1, 20), ("dix", 1, 10)],
    ),
    "D02": (
        "dd",
        "H",
        "AHx3 ASx3 ADx3 ACx3 THx1 KHx2 QHx2 JH TCx2",
        1690,
        [("run", 1, 150), ("royal_marriage", 1, 40), ("aces", 3, 1500)],
    ),
    "D03": ("dd", "C", "QSx4 JDx4 AHx2 THx2 ACx2 TCx3 ADx1 TDx2", 900, [("pinochle", 4, 900)]),
    "D04": (
        "dd",
        "D",
        "QSx3 JDx3 KSx2 THx2 TCx2 ACx2 AHx2 JHx2 JCx2",
        640,
        [("marriage", 2, 40), ("pinochle", 3, 600)],
    ),
    "D05": (
        "dd",
        "S",
        "KCx4 KDx4 KHx4 KSx4 QC QD QH QS",
        1760,
        [("royal_marriage", 1, 40), *[("marriage", 1, 20)] * 3, ("kings", 4, 1600), ("queens", 1, 60)],
    ),
    "D06": ("dd", "H", "AHx3 THx3 KHx4 QHx4 JHx3 AS TC JD", 2290, [("run", 3, 2250), ("royal_marriage", 1, 40)]),
    "D09": (
        "dd",
        "C",
        "KCx2 KDx2 KHx2 KSx2 QCx2 QDx2 QHx2 QSx2 THx2 TSx2",
        1600,
        [("royal_marriage", 2, 80), *[("marriage", 2, 40)] * 3, ("kings", 2, 800), ("queens", 2, 600)],
    ),
    "T02": ("dd", "C", "QSx5 JDx5 ADx3 AHx4 THx3", 900, [("pinochle", 5, 900)]),
    "R01": ("rh6", "H", "KHx2 QHx2 AH TH JH ADx3 TDx4 TCx4 ASx2", 300, [("royal_marriage", 2, 300)]),
    "R02": ("rh6", "H", "KHx3 QHx3 AH TH JH ADx3 TDx4 TCx4", 900, [("royal_marriage", 3, 900)]),
    "R03": ("rh6", "H", "AHx2 THx2 KHx2 QHx2 JHx2 TDx4 TCx4 ADx2", 300, [("run", 2, 300)]),
    "R04": ("rh6", "C", "ASx5 AH AD AC THx4 TDx4 JSx3 JC", 1100, [("aces", 1, 100), ("four_aces", 1, 1000)]),
    "R05": ("rh6", "C", "ASx4 AH AD AC THx4 TDx4 JSx3 JC TC", 1000, [("four_aces", 1, 1000)]),
    "R07": ("rh6", "H", "QSx3 JDx3 KSx3 TDx4 TCx4 THx3", 960, [("marriage", 3, 60), ("pinochle", 3, 900)]),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_melds_of_a_worked_example_are_found(example: str) -> None:
    table, trump, hand, points, entries = EXAMPLES[example]
    melds = best_melds(hand_of(hand), suit_of(trump), TABLES[table])
    assert total(melds) == points
    assert kinds(melds) == entries


def best_of(rules: Rules, trump: str, hand: str) -> tuple[Meld, ...]:
    return best_melds(hand_of(hand), suit_of(trump), rules)


BICYCLE = Rules(melds=MeldRules(table="bicycle"))
HAYES = Rules(melds=MeldRules(table="hayes"))
AROUND_ONLY = patch(RACEHORSE, {"melds.four_identical": False})
FOUR_IDENTICAL = patch(STANDARD, {"melds.four_identical": True})


@pytest.mark.parametrize(
    ("rules", "one", "worths"),
    [
        (BICYCLE, "QS JD", (40, 80, 120, 160, 200, 240)),
        (HAYES, "QS JD", (40, 300, 340, 600, 640, 900)),
        (STANDARD, "QS JD", (40, 300, 340, 600, 640, 900)),
        (DOUBLE_DECK, "QS JD", (40, 300, 600, 900, 900, 1200)),
        (AROUND_ONLY, "QS JD", (40, 300, 900, "game", "game", "game")),
        (patch(DOUBLE_DECK, {"melds.quadruple_pinochle": 1000}), "QS JD", (40, 300, 600, 1000, 1000, 1200)),
        (patch(DOUBLE_DECK, {"melds.quadruple_pinochle": "game"}), "QS JD", (40, 300, 600, "game", "game", "game")),
        (patch(AROUND_ONLY, {"melds.quadruple_pinochle": 900}), "QS JD", (40, 300, 900, 900, 1200, 1800)),
        (patch(AROUND_ONLY, {"melds.quadruple_pinochle": 1000}), "QS JD", (40, 300, 900, 1000, 1200, 1800)),
        (patch(STANDARD, {"melds.pinochle_value": 150}), "QS JD", (150, 300, 450, 600, 750, 900)),
        (patch(BICYCLE, {"melds.pinochle_value": 150}), "QS JD", (150, 300, 450, 600, 750, 900)),
        (BICYCLE, "AH TH KH QH JH", (150, 300, 450, 600)),
        (HAYES, "AH TH KH QH JH", (150, 300, 450, 600)),
        (STANDARD, "AH TH KH QH JH", (150, 1500, 1650, 3000)),
        (DOUBLE_DECK, "AH TH KH QH JH", (150, 1500, 2250, 3000, 3750, 4500)),
        (AROUND_ONLY, "AH TH KH QH JH", (150, 300, 900, "game", "game")),
        (patch(STANDARD, {"melds.run_value": 250}), "AH TH KH QH JH", (250, 1500, 1750)),
        (patch(BICYCLE, {"melds.run_value": 250}), "AH TH KH QH JH", (250, 500, 750)),
        (DOUBLE_DECK, "KH QH", (40, 80, 120, 160, 200)),
        (AROUND_ONLY, "KH QH", (40, 300, 900, "game", "game")),
        (AROUND_ONLY, "KS QS", (20, 40, 60, 80)),
        (HAYES, "AS AH AC AD", (100, 200, 300, 400)),
        (STANDARD, "AS AH AC AD", (100, 1000, 1100, 2000)),
        (DOUBLE_DECK, "KS KH KC KD", (80, 800, 1200, 1600, 2000, 2400)),
        (DOUBLE_DECK, "QS QH QC QD", (60, 600, 900, 1200, 1500, 1800)),
        (DOUBLE_DECK, "JS JH JC JD", (40, 400, 600, 800, 1000, 1200)),
        (AROUND_ONLY, "AS AH AC AD", (100, 1000, 1100, 2000, 2100, 3000)),
        (STANDARD, "9H", (10, 20, 30, 40)),
    ],
)
def test_every_number_of_copies_has_its_value(rules: Rules, one: str, worths: tuple[int | str, ...]) -> None:
    for copies, worth in some(enumerate(worths, 1)):
        assert total(best_of(rules, "H", f"{one} " * copies)) == worth


def test_a_fifth_pinochle_is_not_shown_if_four_are_worth_more() -> None:
    rules = patch(DOUBLE_DECK, {"melds.quadruple_pinochle": 1000})
    assert kinds(best_of(rules, "C", "QSx5 JDx5")) == [("pinochle", 4, 1000)]
    assert kinds(best_of(AROUND_ONLY, "C", "QSx5 JDx5")) == [("pinochle", 4, 0)]


def test_a_meld_that_wins_the_game_adds_no_points() -> None:
    melds = best_of(AROUND_ONLY, "H", "QSx4 JDx4 KS")
    assert (total(melds), wins_game(melds), points_of(melds)) == ("game", True, 20)


def test_with_sevens_in_the_pack_the_seven_is_the_dix() -> None:
    rules = Rules(deck=DeckRules(ranks="seven_to_ace"))
    assert kinds(best_of(rules, "H", "7H 9H 7S")) == [("dix", 1, 10)]


def test_a_dix_that_is_worth_nothing_is_not_shown() -> None:
    assert best_of(patch(STANDARD, {"melds.dix_value": 0}), "H", "9H") == ()


@pytest.mark.parametrize(
    ("extra", "hand", "points"),
    [(0, "KH", 150), (20, "KH", 170), (40, "KH", 190), (20, "KH QH", 190), (40, "KH QH", 230)],
)
def test_extra_kings_and_queens_count_beside_a_run(extra: int, hand: str, points: int) -> None:
    rules = patch(STANDARD, {"melds.extra_king_queen": extra})
    assert total(best_of(rules, "H", f"AH TH KH QH JH {hand}")) == points
    assert total(best_of(rules, "H", hand)) == (40 if "Q" in hand else 0)


ROUNDHOUSE = "KS QS KC QC KD QD KH QH"


def test_a_roundhouse_of_250_needs_four_shown_marriages() -> None:
    rules = patch(STANDARD, {"melds.roundhouse_value": 250})
    assert total(best_of(STANDARD, "H", ROUNDHOUSE)) == 240
    assert total(best_of(rules, "H", ROUNDHOUSE)) == 250
    assert total(best_of(rules, "H", f"{ROUNDHOUSE} {ROUNDHOUSE}")) == 80 + 120 + 800 + 600 + 10
    in_a_run = best_of(rules, "H", f"{ROUNDHOUSE} AH TH JH")
    assert total(in_a_run) == 350
    assert "roundhouse_bonus" not in {meld.kind for meld in in_a_run}


def test_the_roundhouse_may_decide_between_runs_and_royal_marriages() -> None:
    rules = patch(AROUND_ONLY, {"melds.roundhouse_value": 250})
    hand = "AHx2 THx2 KHx2 QHx2 JHx2 KS QS KC QC KD QD"
    chosen = best_of(rules, "H", hand)
    assert kinds(chosen)[0] == ("royal_marriage", 2, 300)
    assert total(chosen) == 300 + 60 + 10 + 80 + 60
    assert kinds(best_of(AROUND_ONLY, "H", hand))[0] == ("run", 2, 300)


def test_four_identical_cards_and_an_around_share_no_card() -> None:
    assert total(best_of(STANDARD, "C", "ASx4")) == 0
    assert kinds(best_of(FOUR_IDENTICAL, "C", "ASx4 AH AD AC")) == [("four_aces", 1, 1000)]
    assert kinds(best_of(FOUR_IDENTICAL, "C", "JSx4 JHx2 JDx2 JCx2")) == [("jacks", 2, 400)]
    assert kinds(best_of(FOUR_IDENTICAL, "C", "KSx8 KH KD KC")) == [("four_kings", 2, 1600)]


TENS = "TSx2 THx2 TCx2 TDx2"


@pytest.mark.parametrize(
    ("rules", "hand", "melds"),
    [
        (STANDARD, TENS, []),
        (EIGHT_TENS, TENS, [("eight_tens", 1, 1000)]),
        (EIGHT_TENS, "TSx2 THx2 TCx2 TD AD", []),
        (EIGHT_TENS, f"{TENS} {TENS}", [("eight_tens", 1, 1000)]),
        (EIGHT_TENS, f"{TENS} AH KH QH JH", [("run", 1, 150), ("eight_tens", 1, 1000)]),
    ],
)
def test_two_tens_of_every_suit_count_once_where_the_rules_say_so(
    rules: Rules, hand: str, melds: list[tuple[str, int, int]]
) -> None:
    assert kinds(best_of(rules, "H", hand)) == melds


def test_entries_are_in_declaration_order_with_cards_in_reading_order() -> None:
    melds = best_of(RACEHORSE, "H", "JC KS JSx2 QSx2 JDx2 JHx2 AH TH QH KHx2 ACx4")
    assert [(meld.kind, cards_text(meld.cards)) for meld in melds] == [
        ("run", "AH TH KH QH JH"),
        ("marriage", "KS QS"),
        ("pinochle", "QS JD QS JD"),
        ("four_aces", "AC AC AC AC"),
        ("jacks", "JS JH JC JD"),
    ]
    assert [meld.kind for meld in melds] == sorted((meld.kind for meld in melds), key=KINDS.index)


@pytest.mark.parametrize(
    ("hand", "without_dix", "with_dix"),
    [
        ("KS QS", True, True),
        ("KS QH", False, False),
        ("QS JD", True, True),
        ("QD JS", False, False),
        ("AS AH AC AD", True, True),
        ("TS TH TC TD", False, False),
        ("9C AS", False, True),
    ],
)
def test_whether_a_hand_holds_a_meld_before_trumps_are_named(hand: str, without_dix: bool, with_dix: bool) -> None:
    assert has_meld(hand_of(hand), STANDARD, include_dix=False) is without_dix
    assert has_meld(hand_of(hand), STANDARD, include_dix=True) is with_dix


def test_a_card_is_bound_once_per_use_in_one_category() -> None:
    melds = best_of(STANDARD, "S", "KSx2 QSx2 JD QH QC QD 9S AS")
    bound = melded_copies(melds)
    assert {cards_text([face]): copies for face, copies in bound.items()} == {
        "KS": 2,
        "QS": 2,
        "JD": 1,
        "QH": 1,
        "QC": 1,
        "QD": 1,
        "9S": 1,
    }


@given(st.sampled_from(sorted(PRESETS)), st.integers(min_value=0), st.integers(1, 40))
@settings(max_examples=300, deadline=None)
def test_the_value_in_every_trump_suit_is_that_of_the_best_melds(preset: str, seed: int, size: int) -> None:
    rules = PRESETS[preset]
    cards = pack(rules)
    hand = random.Random(seed).sample(cards, min(size, len(cards)))
    for suit, worth in some(zip(Suit, best_worths(hand, rules), strict=True)):
        melds = best_melds(hand, suit, rules)
        assert wins_game(melds) == (worth >= GAME)
        assert wins_game(melds) or points_of(melds) == worth
        assert best_worths(hand, rules, (suit,)) == (worth,)
