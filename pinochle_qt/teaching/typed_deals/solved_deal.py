"""What a deal is worth with all cards open, if everybody plays as well as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.kernel_table import StrictPosition, legal_cards, make_table, solve
from pinochle_qt.engine.features import has_called_partner, is_draft, is_stock_game
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.dealing.deal_line import WrittenDeal

_NODES: Final = 2**31 - 1
"""The most positions that a search looks at: time ends it before."""


class SolvedFault(Phrase):
    """Why a deal cannot be solved."""

    STOCK = "A deal of this game cannot be solved: cards are drawn while it is played."
    CALLED = "A deal of this game cannot be solved: who plays together depends on the card that is called."
    HANDS = "To solve a deal, the same number of cards of every seat must be known."


class NotSolvable(ValueError):
    """Raised for a deal that cannot be solved; `str()` is one sentence."""


class SolvedDeal(Struct, frozen=True):
    """The worth of each lead, in points ×10 of tricks, the last one included."""

    leads: tuple[tuple[Card, int], ...]
    """Each card that may be led, with what the leader's side takes; the best first."""
    total: int
    """What all tricks are worth."""


def solved_deal(
    deal: WrittenDeal, trump: Suit | None, leader: Seat, seconds: float, *, is_declarer: bool
) -> SolvedDeal | None:
    """Return what each lead is sure of, against all other sides as one; None if this takes longer than that.

    `is_declarer` says whether the leader is the declarer and leads to the first trick, for rules in which he must lead
    a trump.

    Raises:
        NotSolvable: the game, or a deal with these hands, cannot be solved.
    """
    rules, hands = deal.rules, deal.hands
    if is_stock_game(rules) or is_draft(rules):
        raise NotSolvable(SolvedFault.STOCK())
    if has_called_partner(rules):
        raise NotSolvable(SolvedFault.CALLED())
    sizes = {len(hands.get(seat, ())) for seat in range(rules.table.players)}
    if len(sizes) > 1 or sizes == {0}:
        raise NotSolvable(SolvedFault.HANDS())
    [tricks] = sizes
    table = make_table(rules, trump)
    position = StrictPosition(leader, leads_first=is_declarer)
    moves = legal_cards(table, hands, position)[::-1]
    [row] = solve(table, [hands], position, moves, Deadline(seconds), _NODES)
    if row is None:
        return None
    total = sum(table.points[face] for hand in hands.values() for face in hand) + sum(table.bonuses[:tricks])
    leads = [(face, (total + lead) // 2) for face, lead in zip(moves, row, strict=True)]
    return SolvedDeal(tuple(sorted(leads, key=lambda each: -each[1])), total)
