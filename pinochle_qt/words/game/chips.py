"""Who pays whom where bids are settled in chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import has_kitty, pays_by_bid
from pinochle_qt.engine.scoring.chips import chips_of_giving_up, kitty_of, kitty_takes_part, suit_factor
from pinochle_qt.engine.state import PLAYED_OUT
from pinochle_qt.phrases import Phrase
from pinochle_qt.variants.stake_words import amount_named
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealResult


class ChipsWord(Phrase):
    """Sentences about chips."""

    PAID = "Everybody else pays {name} {chips}."
    PAID_YOU = "Everybody else pays you {chips}."
    PAID_BY_KITTY = "Everybody else and the kitty pay {name} {chips} each."
    PAID_YOU_BY_KITTY = "Everybody else and the kitty pay you {chips} each."
    PAYS = "{name} pays everybody else {chips}."
    PAYS_YOU = "You pay everybody else {chips}."
    PAYS_KITTY = "{name} pays everybody else and the kitty {chips} each."
    PAYS_KITTY_YOU = "You pay everybody else and the kitty {chips} each."
    SPADES_DOUBLE = "Spades count double."
    HEARTS_TRIPLE = "Hearts count triple."
    GIVING_UP = "Pay everybody else {chips}"
    GIVING_UP_KITTY = "Pay everybody else and the kitty {chips} each"
    KITTY = "The kitty holds {chips}."
    KITTY_SHORT = "The kitty is short of {chips}."


_BY_FACTOR = {2: ChipsWord.SPADES_DOUBLE, 3: ChipsWord.HEARTS_TRIPLE}


def chips_words(result: DealResult, rules: Rules, names: Sequence[str]) -> str:
    """Return who pays whom for a deal; empty if nobody does. `names` are those of the seats."""
    bidder, bid = result.declarer, result.bid
    if not pays_by_bid(rules) or bidder is None or not isinstance(bid, int):
        return ""
    paid = -result.score[side_of(rules, (bidder + 1) % rules.table.players)]
    if not paid:
        return ""
    is_you, has_part = names[bidder] == Word.YOU(), kitty_takes_part(rules, bid)
    if paid > 0:
        phrase = ChipsWord.PAID_BY_KITTY if has_part else ChipsWord.PAID
        phrase_you = ChipsWord.PAID_YOU_BY_KITTY if has_part else ChipsWord.PAID_YOU
    else:
        phrase = ChipsWord.PAYS_KITTY if has_part else ChipsWord.PAYS
        phrase_you = ChipsWord.PAYS_KITTY_YOU if has_part else ChipsWord.PAYS_YOU
    sentence = (phrase_you if is_you else phrase)(name=names[bidder], chips=amount_named(abs(paid)))
    why = _BY_FACTOR.get(suit_factor(rules, result.trump)) if result.outcome in PLAYED_OUT else None
    return f"{sentence} {why()}" if why is not None else sentence


def giving_up_words(rules: Rules, bid: int) -> str:
    """Return what it costs to give up a bid before the first lead."""
    phrase = ChipsWord.GIVING_UP_KITTY if kitty_takes_part(rules, bid) else ChipsWord.GIVING_UP
    return phrase(chips=amount_named(chips_of_giving_up(rules, bid)))


def kitty_words(rules: Rules, totals: Sequence[int]) -> str:
    """Return how many chips the kitty holds; empty if there is none, or nothing in it."""
    held = kitty_of(totals) if has_kitty(rules) else 0
    if not held:
        return ""
    return (ChipsWord.KITTY if held > 0 else ChipsWord.KITTY_SHORT)(chips=amount_named(abs(held)))
