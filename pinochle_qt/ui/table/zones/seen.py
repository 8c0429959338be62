"""What is known of a deal when the cards of an event have landed, and others are still to come; no Qt, no pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.events import (
    AuctionWon,
    BidMade,
    CardCalled,
    CardDrafted,
    CardDrawn,
    CardPlayed,
    CardsBuried,
    CardsGiven,
    Dealt,
    MeldLaid,
    MeldsShown,
    MeldsTakenUp,
    PartnerRevealed,
    Passed,
    TrickTaken,
    TrumpNamed,
)

if TYPE_CHECKING:
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation


def seen_after(before: Observation, event: Event, after: Observation) -> Observation:
    """Return what plates and strip show once an event has been seen, on the way to what is known `after` all of them.

    Only what they show changes step by step; everything else is known when the last event has been seen.
    """
    match event:
        case Dealt():
            return replace(after, calls=(), contract=None)
        case CardPlayed(seat=seat, card=face):
            leader = before.leader if before.trick else seat
            return replace(before, trick=(*before.trick, face), leader=leader)
        case TrickTaken(seat=seat):
            return replace(before, trick=(), tricks=after.tricks[: len(before.tricks) + 1], leader=seat)
        case CardDrawn(stock_left=left):
            return replace(before, stock_count=left)
        case CardDrafted():
            return replace(before, stock_count=after.stock_count, draft_discards=after.draft_discards)
        case MeldsShown(seat=seat, melds=melds):
            shown = [*(before.shown or (None,) * before.players)]
            shown[seat] = melds
            return replace(before, shown=tuple(shown), melds_lie=True)
        case MeldsTakenUp():
            return replace(before, melds_lie=False)
        case MeldLaid(seat=seat) if before.tables and after.tables:
            return replace(before, tables=(*before.tables[:seat], after.tables[seat], *before.tables[seat + 1 :]))
        case _:
            return _agreed(before, event, after)


def _agreed(before: Observation, event: Event, after: Observation) -> Observation:
    """Return what is shown after an event of the phase in which contract, trump and partners are settled."""
    match event:
        case BidMade() | Passed():
            return replace(before, calls=after.calls[: len(before.calls) + 1])
        case AuctionWon():
            return replace(before, contract=after.contract)
        case TrumpNamed(suit=suit):
            return replace(before, trump=suit)
        case CardCalled():
            return replace(before, called=after.called[: len(before.called) + 1])
        case PartnerRevealed(seat=seat):
            return replace(before, partner=seat)
        case CardsBuried():
            return replace(before, buried=after.buried, buried_count=after.buried_count)
        case CardsGiven():
            return replace(before, gifts=after.gifts[: len(before.gifts) + 1])
        case _:
            return before
