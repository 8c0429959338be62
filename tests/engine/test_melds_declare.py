"""Declarations before play: a hand may show less than its best melds, but every entry must be exact."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.melds import FaultReason, Meld, check_declaration
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.rules.play import MeldRules
from pinochle_qt.engine.rules.table import DeckRules
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import MeldFault, MeldKind

STANDARD = Rules()
SPECIAL = patch(STANDARD, {"melds.extra_king_queen": 20, "melds.roundhouse_value": 250, "melds.four_identical": True})
DOUBLE_DECK = Rules(deck=DeckRules(copies=4, ranks="ten_to_ace"), melds=MeldRules(table="double_deck", dix_value=0))
RACEHORSE = Rules(
    deck=DeckRules(copies=6, ranks="ten_to_ace", extra_nines=4),
    melds=MeldRules(table="racehorse_six", dix_value=0, quadruple_pinochle="game"),
)
RUN = "AH TH KH QH JH"
FOUR_MARRIAGES = "KS QS KC QC KD QD KH QH"


def entry(kind: MeldKind, cards: str, points: int, *, wins_game: bool = False) -> Meld:
    return Meld(kind, parse_cards(cards), points, wins_game)


def fault_of(rules: Rules, hand: str, *melds: Meld) -> MeldFault | None:
    return check_declaration(parse_cards(hand), Suit.HEARTS, rules, melds)


MARRIAGES = tuple(entry("marriage", f"K{suit} Q{suit}", 20) for suit in "SCD")
ROYAL = entry("royal_marriage", "KH QH", 40)


@pytest.mark.parametrize(
    ("rules", "hand", "melds"),
    [
        pytest.param(STANDARD, RUN, (), id="nothing"),
        pytest.param(STANDARD, RUN, (ROYAL,), id="a marriage instead of the run"),
        pytest.param(STANDARD, "QS JD QS JD", (entry("pinochle", "QS JD", 40),), id="one of two pinochles"),
        pytest.param(STANDARD, "QS JD QS JD", (entry("pinochle", "JD QS QS JD", 300),), id="cards in any order"),
        pytest.param(
            patch(DOUBLE_DECK, {"melds.quadruple_pinochle": 1000}),
            "QS JD " * 5,
            (entry("pinochle", "QS JD " * 4, 1000),),
            id="four of five pinochles",
        ),
        pytest.param(
            SPECIAL,
            f"{RUN} KH QH",
            (entry("run", RUN, 150), entry("extra_king", "KH", 20), entry("extra_queen", "QH", 20)),
            id="extra king and queen",
        ),
        pytest.param(SPECIAL, FOUR_MARRIAGES, (ROYAL, *MARRIAGES, entry("roundhouse_bonus", "", 10)), id="roundhouse"),
        pytest.param(
            SPECIAL,
            "AS AS AS AS AC AC AC AC",
            (entry("four_aces", "AS AS AS AS", 1000), entry("four_aces", "AC AC AC AC", 1000)),
            id="two groups of four",
        ),
        pytest.param(
            RACEHORSE, "QS JD " * 4, (entry("pinochle", "QS JD " * 4, 0, wins_game=True),), id="winning the game"
        ),
    ],
)
def test_declarations_that_are_accepted(rules: Rules, hand: str, melds: tuple[Meld, ...]) -> None:
    assert fault_of(rules, hand, *melds) is None


@pytest.mark.parametrize(
    ("rules", "hand", "melds", "reason"),
    [
        pytest.param(STANDARD, RUN, (entry("run", RUN, 150), ROYAL), FaultReason.NOT_HELD, id="the run's own pair"),
        pytest.param(STANDARD, "KS QH", (entry("marriage", "KS QS", 20),), FaultReason.NOT_HELD, id="a card not held"),
        pytest.param(STANDARD, "KH QH", (entry("marriage", "KH QH", 20),), FaultReason.WRONG_CARDS, id="wrong kind"),
        pytest.param(
            STANDARD, "KS QS", (entry("royal_marriage", "KS QS", 40),), FaultReason.WRONG_CARDS, id="not royal"
        ),
        pytest.param(STANDARD, "9S", (entry("dix", "9S", 10),), FaultReason.WRONG_CARDS, id="a plain nine"),
        pytest.param(STANDARD, "KS QS", (entry("marriage", "", 20),), FaultReason.WRONG_CARDS, id="no cards"),
        pytest.param(
            STANDARD,
            "QS JD QS",
            (entry("pinochle", "QS JD QS", 40),),
            FaultReason.WRONG_CARDS,
            id="half a pinochle more",
        ),
        pytest.param(
            STANDARD,
            "QS JD QS JD",
            (entry("pinochle", "QS JD", 40), entry("pinochle", "QS JD", 40)),
            FaultReason.TWICE,
            id="copies apart",
        ),
        pytest.param(STANDARD, "QS JD", (entry("pinochle", "QS JD", 300),), FaultReason.WRONG_POINTS, id="too dear"),
        pytest.param(
            STANDARD, "QS JD", (entry("pinochle", "QS JD", 0, wins_game=True),), FaultReason.WRONG_POINTS, id="no win"
        ),
        pytest.param(
            RACEHORSE,
            "QS JD " * 4,
            (entry("pinochle", "QS JD " * 4, 900),),
            FaultReason.WRONG_POINTS,
            id="a win as points",
        ),
        pytest.param(SPECIAL, "KH", (entry("extra_king", "KH", 20),), FaultReason.NEEDS_RUN, id="an extra king alone"),
        pytest.param(
            STANDARD,
            f"{RUN} KH",
            (entry("run", RUN, 150), entry("extra_king", "KH", 0)),
            FaultReason.NOT_PAID,
            id="extra kings not played",
        ),
        pytest.param(
            SPECIAL,
            f"{RUN} {FOUR_MARRIAGES}",
            (entry("run", RUN, 150), *MARRIAGES, entry("roundhouse_bonus", "", 10)),
            FaultReason.NEEDS_MARRIAGES,
            id="a roundhouse with the pair in the run",
        ),
        pytest.param(
            SPECIAL,
            FOUR_MARRIAGES,
            (ROYAL, *MARRIAGES[1:], entry("roundhouse_bonus", "", 10)),
            FaultReason.NEEDS_MARRIAGES,
            id="a roundhouse with a suit not shown",
        ),
        pytest.param(
            STANDARD,
            FOUR_MARRIAGES,
            (ROYAL, *MARRIAGES, entry("roundhouse_bonus", "", 10)),
            FaultReason.NOT_PAID,
            id="a roundhouse of 240",
        ),
        pytest.param(DOUBLE_DECK, "9H", (entry("dix", "9H", 10),), FaultReason.NOT_PAID, id="a dix that is not paid"),
        pytest.param(
            STANDARD,
            "AS AS AS AS",
            (entry("four_aces", "AS AS AS AS", 1000),),
            FaultReason.NOT_PAID,
            id="four identical",
        ),
        pytest.param(
            SPECIAL,
            "AS AS AS AS AH AC AD",
            (entry("aces", "AS AH AC AD", 100), entry("four_aces", "AS AS AS AS", 1000)),
            FaultReason.NOT_HELD,
            id="an ace in two melds of one heading",
        ),
        pytest.param(
            patch(RACEHORSE, {"melds.quadruple_pinochle": 1000}),
            "KH QH " * 5,
            (entry("royal_marriage", "KH QH " * 5, 900),),
            FaultReason.NOT_PAID,
            id="more copies than the table has",
        ),
    ],
)
def test_declarations_that_are_refused(rules: Rules, hand: str, melds: tuple[Meld, ...], reason: FaultReason) -> None:
    fault = require(fault_of(rules, hand, *melds))
    assert fault.reason is reason
    assert fault.meld == melds[-1]


def test_a_refusal_is_a_sentence() -> None:
    wrong = fault_of(STANDARD, "QS JD QS JD", entry("pinochle", "QS JD QS JD", 80))
    assert str(wrong) == "Pinochle with these cards is worth 300, not 80."
    wins = fault_of(RACEHORSE, "QS JD " * 4, entry("pinochle", "QS JD " * 4, 900))
    assert str(wins) == "Pinochle with these cards is worth the game, not 900."
    other = fault_of(STANDARD, "KS QH", entry("marriage", "KS QH", 20))
    assert str(other) == "Marriage does not consist of KS QH."
    none = fault_of(STANDARD, "KS QS", entry("marriage", "", 20))
    assert str(none) == "Marriage does not consist of no cards."
