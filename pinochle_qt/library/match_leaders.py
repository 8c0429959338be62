"""Who did most in a finished match: bids made, points in melds, and the best hand; points ×10."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.library.hands import contract_part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.engine.state import DealResult

LeaderKind: TypeAlias = Literal["most_bids", "most_meld", "best_hand"]
_FEWEST_DEALS: Final = 2
"""In fewer deals, nobody is said to have done most."""
_MOST_PEOPLE: Final = 2
"""Where more people than this did the same, none of them is named."""


class Leader(Struct, frozen=True):
    """Those who did most of something."""

    kind: LeaderKind
    people: tuple[Person, ...]
    amount: int
    """How many bids were made, or the points in melds: those of all deals, or of the best hand."""


def match_leaders(rules: Rules, results: Sequence[DealResult]) -> tuple[Leader, ...]:
    """Return who did most of what is counted in the statistics, too; nobody where many did the same."""
    counted = [result for result in results if not result.is_redealt]
    bids, meld, best = Counter[int](), Counter[int](), Counter[int]()
    for result in counted:
        for seat, person in enumerate(result.seated):
            part = contract_part(rules, result, seat)
            bids[person] += part.role == "bidder" and part.is_made
            meld[person] += result.meld[seat]
            best[person] = max(best[person], result.meld[seat])
    if len(counted) < _FEWEST_DEALS:
        return ()
    amounts: dict[LeaderKind, Counter[Person]] = {"most_bids": bids, "most_meld": meld, "best_hand": best}
    found = (_leader(kind, each) for kind, each in amounts.items())
    return tuple(leader for leader in found if leader is not None)


def _leader(kind: LeaderKind, amounts: Counter[Person]) -> Leader | None:
    most = max(amounts.values(), default=0)
    people = tuple(sorted(person for person, amount in amounts.items() if amount == most))
    return Leader(kind, people, most) if most > 0 and len(people) <= _MOST_PEOPLE else None
