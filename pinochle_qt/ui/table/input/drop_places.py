"""Where a held card may be dropped, by kind of prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.panels import over_hand
from pinochle_qt.ui.table.input.card_choice import PICKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtCore import QRectF

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.zones.tokens import Token

Goal: TypeAlias = Literal["home", "hand", "target", "upcard"]
"""Where a card is dropped: where it lay, in the hand, where the requested cards go, or on the upcard."""


class DropPlace(Struct, frozen=True):
    """Where a card may be dropped, and what glows there while it is held: a box on the felt, or the panel."""

    goal: Goal
    box: QRectF
    glow: Rect | None = None
    is_tray: bool = False


def drop_places(token: Token, choice: CardChoice, layout: Layout, panel: Callable[[str], Rect]) -> Iterator[DropPlace]:
    """Yield where a card may be dropped now; a place glows only if the card can stay there.

    `panel` returns the place of the panel with the given name.
    """
    hand, prompt = layout.hand_bounds(max(1, len(choice.hand))), choice.prompt
    yield DropPlace("hand", to_qt(hand))
    match prompt.kind if prompt is not None else None:
        case "play" if prompt is not None:
            can_stay = token.face in prompt.cards
            yield DropPlace("target", to_qt(layout.trick_bounds()), layout.own_place if can_stay else None)
        case "show" | "meld":
            mat, can_exchange = panel("mat"), layout.has_stock and choice.can_exchange(token)
            if can_exchange:
                upcard = layout.bounds(layout.stock().upcard)
                yield DropPlace("upcard", to_qt(upcard), upcard)
            glows = not can_exchange and token not in choice.laid
            yield DropPlace("target", to_qt(mat), mat if glows else None)
        case "give" | "bury":
            tray, can_stay = over_hand(layout, "passing"), choice.can_pick(token)
            band = tray.united(replace(tray, x=hand.x, width=hand.width))
            yield DropPlace("target", to_qt(band), is_tray=can_stay)
            if prompt is not None and prompt.receiver is not None:
                place = place_of(prompt.receiver, prompt.seat, layout.seats)
                yield DropPlace("target", to_qt(layout.area(place)), layout.plate(place) if can_stay else None)
        case _:
            yield DropPlace("target", to_qt(layout.trick_bounds()))


def aimed_at(held: QRectF, places: Sequence[DropPlace], choice: CardChoice) -> DropPlace | None:
    """Return the place that the held card covers most, None if it covers none.

    A card to be passed or buried is put down as soon as it touches its place: the panel is close above the hand.
    """
    is_eager = choice.prompt is not None and choice.prompt.kind in PICKING

    def overlap(place: DropPlace) -> tuple[bool, float]:
        intersection = held.intersected(place.box)
        area = intersection.width() * intersection.height()
        return is_eager and place.goal == "target" and area > 0, area

    best = max(places, key=overlap)
    return best if overlap(best)[1] > 0 else None
