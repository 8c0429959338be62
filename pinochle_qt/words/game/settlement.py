"""What everybody gets or pays when a match is over, in whole sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import has_kitty, has_stakes
from pinochle_qt.engine.scoring.chips import kitty_left, kitty_share
from pinochle_qt.engine.scoring.stakes import settlement
from pinochle_qt.phrases import Phrase
from pinochle_qt.variants.stake_words import amount_named
from pinochle_qt.words import text
from pinochle_qt.words.game.chips import kitty_words
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState


class SettlementWord(Phrase):
    """Who gets and pays what at the end of a match."""

    GETS = "{names} gets {amount}."
    GET = "{names} get {amount}."
    EACH_GET = "{names} get {amount} each."
    YOU_GET = "You get {amount}."
    PAYS = "{names} pays {amount}."
    PAY = "{names} pay {amount}."
    EACH_PAY = "{names} pay {amount} each."
    YOU_PAY = "You pay {amount}."
    NOBODY_PAYS = "Nobody owes anything."
    SHARED = "The kitty is shared out: everybody gets {chips} of it."
    SHARED_LEFT = "The kitty is shared out: everybody gets {chips} of it, and {left} stay for the next match."
    SHARED_LEFT_ONE = "The kitty is shared out: everybody gets {chips} of it, and {left} stays for the next match."
    MADE_GOOD = "Everybody pays {chips} to make up what the kitty is short of."
    MADE_GOOD_LEFT = "Everybody pays {chips} to make up what the kitty is short of, and {left} stay for the next match."
    MADE_GOOD_LEFT_ONE = (
        "Everybody pays {chips} to make up what the kitty is short of, and {left} stays for the next match."
    )


_GETS: Final = (SettlementWord.GETS, SettlementWord.GET, SettlementWord.EACH_GET, SettlementWord.YOU_GET)
_PAYS: Final = (SettlementWord.PAYS, SettlementWord.PAY, SettlementWord.EACH_PAY, SettlementWord.YOU_PAY)
"""What one person, partners together, several people, and the player at the screen get or pay."""


def settlement_words(rules: Rules, match: Observation | MatchState, people: Sequence[str]) -> str:
    """Return who gets and pays what now that a match is over; empty if nothing is settled.

    `people` are the names of everybody at the table.
    """
    if has_kitty(rules):
        return _kitty(rules, match.totals)
    if not has_stakes(rules):
        return ""
    amounts = settlement(rules, match.results, match.winners)
    return " ".join(_paid(rules, amounts, people)) or SettlementWord.NOBODY_PAYS()


def _paid(rules: Rules, amounts: Sequence[int], people: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for each amount that somebody gets or pays, the greatest first."""
    for amount in sorted(set(amounts) - {0}, reverse=True):
        accounts = [account for account, each in enumerate(amounts) if each == amount]
        names = text.you_first(name for account in accounts for name in text.account_names(account, rules, people))
        one, many, each, you = _GETS if amount > 0 else _PAYS
        phrase = each if len(accounts) > 1 else you if names == [Word.YOU()] else one if len(names) == 1 else many
        yield phrase(names=text.all_of(names), amount=amount_named(abs(amount), rules.stakes.unit))


def _kitty(rules: Rules, totals: Sequence[int]) -> str:
    share, left = kitty_share(rules, totals), kitty_left(rules, totals)
    if not share:
        return kitty_words(rules, totals)
    whole, several, one = (
        (SettlementWord.SHARED, SettlementWord.SHARED_LEFT, SettlementWord.SHARED_LEFT_ONE)
        if share > 0
        else (SettlementWord.MADE_GOOD, SettlementWord.MADE_GOOD_LEFT, SettlementWord.MADE_GOOD_LEFT_ONE)
    )
    phrase = whole if not left else one if left == 1 else several
    return phrase(chips=amount_named(abs(share)), **({"left": amount_named(left)} if left else {}))
