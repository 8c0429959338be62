"""The best melds before play: every worked example, and agreement with a slow literal reading of the rules."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import Card, Suit, cards_text, parse_card
from pinochle_qt.engine.melds import (
    Meld,
    MeldKind,
    best_melds,
    total,
)
from pinochle_qt.engine.rules import Rules
from pinochle_qt.engine.rules.play import MeldRules
from pinochle_qt.engine.rules.table import DeckRules

if TYPE_CHECKING:
    from collections.abc import Sequence

DEALS = 10_000 if os.environ.get("PINOCHLE_MANY_HANDS") else 300

STANDARD = Rules()
SINGLE_DECK = Rules(melds=MeldRules(extra_king_queen=20))
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


def shown(melds: Sequence[Meld]) -> dict[tuple[MeldKind, str], int]:
    """Return kind and sorted cards of each entry with its points."""
    return {(meld.kind, cards_text(sorted(meld.cards))): meld.points for meld in melds}


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
def test_worked_example(example: str) -> None:
    table, trump, hand, points, entries = EXAMPLES[example]
    melds = best_melds(hand_of(hand), suit_of(trump), TABLES[table])
    assert total(melds) == points
    assert kinds(melds) == entries
