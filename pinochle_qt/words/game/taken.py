"""What has been melded and taken in tricks so far, as far as everybody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.people import account_of
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import counts_are_open, melded_by, parties, seat_mark, taken_by

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Account, Seat


class SideSum(NamedTuple):
    """One line: the names of a party's players, their mark, and their points."""

    names: str
    mark: int
    points: str

    def __str__(self) -> str:
        return f"{self.names}: {self.points}"


def side_sums(
    seen: Observation, names: Sequence[str], points_of: Callable[[Observation, Sequence[Seat]], int] = taken_by
) -> tuple[SideSum, ...]:
    """Return the points of each party, the viewer's first: those taken in tricks, or what `points_of` counts."""
    return tuple(
        SideSum(
            text.listed(text.you_first(names[seat] for seat in sorted(party))),
            seat_mark(seen, party[0]),
            text.points(points_of(seen, party), seen.rules),
        )
        for party in parties(seen)
    )


def pile_text(seen: Observation, seat: Seat, names: Sequence[str]) -> str:
    """Return what the trick pile of a seat holds, and what each party has taken if the rules let players know."""
    tricks = _trick_count(seen, (seat,))
    if not counts_are_open(seen):
        return f"{names[seat]}: {tricks}"
    worth = text.points_named(taken_by(seen, (seat,)), seen.rules)
    return "\n".join(
        [
            f"{names[seat]}: {text.listed((tricks, worth))}",
            f"{Word.TAKEN_SO_FAR()}:",
            *map(str, side_sums(seen, names)),
        ]
    )


def has_counts(seen: Observation) -> bool:
    """Return whether anything has been melded or taken in the deal that is being played."""
    return seen.running and (bool(seen.tricks) or any(map(seen.meld_points, range(seen.players))))


def has_scores(seen: Observation) -> bool:
    """Return whether there is anything to show on a score sheet."""
    return bool(seen.results) or has_counts(seen)


def counts_of(seen: Observation, account: Account) -> tuple[str, str, str] | None:
    """Return bid, meld and tricks so far of those who play for a total in this deal; None if they sit out.

    Tricks are counted, not their points, if keeping count is part of the game.
    """
    party = [seat for seat in range(seen.players) if account_of(seen.rules, seen.seated, seat) == account]
    if not party:
        return None
    rules, contract, bid = seen.rules, seen.contract, Word.NONE_SHORT()
    if contract is not None and contract.side_bids:
        bid = text.points(contract.side_bids[side_of(rules, party[0])], rules)
    elif contract is not None and contract.declarer in party:
        bid = text.bid_label(contract.bid, None, rules)
    is_counted = counts_are_open(seen) or not seen.tricks
    tricks = text.points(taken_by(seen, party), rules) if is_counted else _trick_count(seen, party)
    return bid, text.points(melded_by(seen, party), rules), tricks


def _trick_count(seen: Observation, party: Sequence[Seat]) -> str:
    count = sum(map(seen.tricks_won, party))
    return f"{count} {Word.UNIT_TRICK() if count == 1 else Word.UNIT_TRICKS()}"
