"""What can be pointed at on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.table.zones.tokens import Token


class Spot(NamedTuple):
    """A card that the player may choose, or something that belongs to a seat; the bare table if it is neither."""

    token: Token | None = None
    seat: Seat | None = None
    """The seat whose plate, portrait, backs, tricks, speech bubble, melds or card in the trick it is."""
    is_card: bool = False
    """Whether it is the card in the trick."""
