"""The odds of bids in words, for the table of odds, screen readers and tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.odds import EVEN, SAFE
from pinochle_qt.phrases import Phrase, capitalized
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.odds import SuitOdds
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.rules import Rules


class OddsWord(Phrase):
    """Labels, the legend below the table, and the text for screen readers."""

    SHOW = "Show odds"
    HIDE = "Hide odds"
    MELD = "Meld"
    BRINGS = "Likely total"
    LEGEND = "% chance to make it"
    SAFE = "{share}% safe"
    EVEN = "even money"
    EXPERT_TO = "Expert: {advice}, go up to {limit}"
    NONE_SUMMED = "No odds here: your side's bids are added up."

    HELP = "Counted from many deals that Expert imagined to fit the bids so far."

    # ---- what screen readers say
    TABLE = "Odds"
    ROW = "{suit}: meld {meld}, likely total {points}."
    SAFE_TO = "Safe up to {amount}."
    EVEN_TO = "Even money up to {amount}."
    LONG_SHOT = "No bid is even money."
    CELL = "{amount} in {suit}: {share}%."


def row_sentence(row: SuitOdds, amounts: Sequence[int], rules: Rules) -> str:
    """Return what a suit is worth as trump, and how high it can be bid."""
    suit, meld = capitalized(text.suit_name(row.suit)), text.points(row.meld, rules)
    words = [OddsWord.ROW(suit=suit, meld=meld, points=whole_points(row.brings or 0.0, rules))]
    safe, even = row.last(SAFE), row.last(EVEN)
    if safe is not None:
        words.append(OddsWord.SAFE_TO(amount=text.points(amounts[safe], rules)))
    if even is not None and even != safe:
        words.append(OddsWord.EVEN_TO(amount=text.points(amounts[even], rules)))
    if even is None:
        words.append(OddsWord.LONG_SHOT())
    return " ".join(words)


def cell_sentence(suit: Suit, amount: int, share: str, rules: Rules) -> str:
    """Return how often a bid is made with this suit as trump."""
    return OddsWord.CELL(suit=text.suit_name(suit), amount=text.points(amount, rules), share=share)


def whole_points(points: float, rules: Rules) -> str:
    """Return points on the scale of the rules, without fractions."""
    unit = written_unit(rules)
    return text.points(round(points / unit) * unit, rules)
