"""Which melds are shown large when they are laid, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.events import MeldLaid, MeldsShown
from pinochle_qt.engine.melds import is_good, rarest
from pinochle_qt.ui.draw import theme as tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.melds import Meld, RareMeld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.draw.theme import Tempo

_NOTHING: Final = (0, 0)


class RareMoment(Struct, frozen=True):
    """A rare meld that is shown large."""

    viewed: ViewedEvent
    """The event that lays it."""
    seat: Seat
    rare: RareMeld
    laid: tuple[Meld, ...]
    """All the melds that the seat lays with it."""
    after: Observation


class RareMelds:
    """Chooses what is shown large: in each deal the first rare meld, and then only what is worth more."""

    def __init__(self) -> None:
        self._shown = _NOTHING
        """The number of the deal in which a meld was last shown large, and what it was worth."""

    def begin(self) -> None:
        """Start at a table where nothing has been shown large."""
        self._shown = _NOTHING

    def choose(self, events: Iterable[ViewedEvent]) -> RareMoment | None:
        """Return what the first of these events lays that is to be shown large, or None if there is nothing."""
        for viewed in events:
            event, after = viewed
            laid = laid_by(event)
            rare = rarest(laid)
            if rare is None or not isinstance(event, MeldsShown | MeldLaid):
                continue
            deal, most = self._shown
            if deal != after.number or rare.points > most:
                self._shown = after.number, rare.points
                return RareMoment(viewed, event.seat, rare, laid, after)
        return None


def laid_by(event: Event) -> tuple[Meld, ...]:
    """Return the melds that an event lays on the table."""
    match event:
        case MeldsShown(melds=melds):
            return melds
        case MeldLaid(meld=meld):
            return (meld,)
        case _:
            return ()


def good_melds(event: Event) -> tuple[Meld, ...]:
    """Return the melds that an event lays and that are better than most."""
    return tuple(meld for meld in laid_by(event) if is_good(meld))


def rest_in_the_middle(flight: int, tempo: Tempo) -> int:
    """Return how many milliseconds a rare meld stays in the middle, after a flight of so many."""
    return max(0, min(tokens.RARE_MELD.ms, tempo.ms(tokens.RARE_MELD)) - flight)
