"""What everybody gets or pays when a match is over: stakes (catalogue, item 99), and shares of a kitty (item 100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import has_kitty, has_stakes
from pinochle_qt.engine.people import accounts_of, contract_party, contracts
from pinochle_qt.engine.scoring.chips import kitty_share

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account
    from pinochle_qt.engine.state import DealResult

_HUNDRED: Final = 100


def settlement(rules: Rules, results: Sequence[DealResult], winners: Collection[Account]) -> tuple[int, ...]:
    """Return what each account gets when a match is over, negative if it pays; all 0 if nothing is settled.

    Stakes are paid among the accounts. A kitty gives each of them the same, and keeps what cannot be divided.
    """
    totals = results[-1].totals
    if has_kitty(rules):
        return (kitty_share(rules, totals),) * len(totals)
    gets = [0] * len(totals)
    for payer, payee, amount in _payments(rules, results, winners) if has_stakes(rules) else ():
        gets[payer] -= amount
        gets[payee] += amount
    return tuple(gets)


def _payments(
    rules: Rules, results: Sequence[DealResult], winners: Collection[Account]
) -> Iterator[tuple[Account, Account, int]]:
    """Yield who pays whom how much."""
    stakes, totals = rules.stakes, results[-1].totals
    accounts = range(len(totals))
    losers = [account for account in accounts if account not in winners]
    for loser in losers:
        for winner in winners:
            yield loser, winner, stakes.match_won * (2 if totals[loser] < stakes.rubicon else 1)
    for payer in accounts if stakes.between == "everyone" else losers:
        for payee in accounts if stakes.between == "everyone" else winners:
            is_match_lost = payer in losers and payee in winners
            points = _points_paid_for(stakes.rubicon if is_match_lost else 0, totals[payer], totals[payee])
            yield payer, payee, points // _HUNDRED * stakes.per_hundred
    for result in results:
        for payers in _lost_bids(rules, result):
            for payer in payers:
                for payee in accounts:
                    if payee not in payers:
                        yield payer, payee, stakes.bid_lost


def _points_paid_for(rubicon: int, own: int, payees: int) -> int:
    """Return the points that whoever scored `own` pays another one for: the difference, below the rubicon the sum."""
    return max(0, payees - own, payees + own if own < rubicon else 0)


def _lost_bids(rules: Rules, result: DealResult) -> Iterator[frozenset[Account]]:
    """Yield the accounts behind each contract that a deal lost."""
    for side, is_made in contracts(rules, result):
        if not is_made:
            sides = {side}
            if result.partner is not None and result.declarer is not None:
                sides = {side_of(rules, seat) for seat in contract_party(rules, result.declarer, result.partner)}
            yield frozenset(account for each in sides for account in accounts_of(rules, result.seated, each))
