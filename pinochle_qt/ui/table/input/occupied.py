"""Where something lies on the table that a hint or a reason must leave in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.draw.boxes import from_qt
from pinochle_qt.ui.draw.bubbles import BubbleItem, PillItem, ReasonItem, bubble_margin
from pinochle_qt.ui.table.geometry.reason import index_corner
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.ghost_item import GhostItem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.table.input.view import TableView


def occupied(view: TableView) -> Iterator[Rect]:
    """Yield plates, words, labels, the place for the own card and every card, once all have glided home.

    Of a card in the own hand only the index is taken, unless it is one to play or to part with.
    """
    event_player, layout = view.event_player, view.layout_now
    yield from layout.plates()
    yield from words_on(view)
    prompt = view.choice.prompt
    look, pointing = view.art.look, event_player.pointing
    named = set(pointing.selected)
    if prompt is not None and prompt.kind == "play":
        yield layout.own_place
        if prompt.position is not None and prompt.position.trick:  # those who are still to play have places, too
            yield from (layout.bounds(layout.trick(place)) for place in range(layout.seats))
        named |= pointing.raised
    held = {event_player.cards.item(token): token for token in view.choice.hand}
    for item in view.scene().items():
        if not item.isVisible():
            continue
        match item:
            case CardItem():
                box = layout.bounds(event_player.motion.goal(item))
                token = held.get(item)
                corner = index_corner(box, is_large=look.large_index, is_right=look.left_handed)
                yield corner if token is not None and token not in named else box
            case GhostItem() | ReasonItem():
                yield from_qt(item.sceneBoundingRect())


def words_on(view: TableView) -> Iterator[Rect]:
    """Yield every label on the table, and what is said at the seats."""
    for item in view.scene().items():
        if item.isVisible() and isinstance(item, PillItem):
            yield from_qt(item.sceneBoundingRect())
        elif item.isVisible() and isinstance(item, BubbleItem):
            yield from_qt(item.sceneBoundingRect()).grown(-bubble_margin(view.layout_now.frame.ui))


def panels_over(view: TableView) -> list[QWidget]:
    """Return the widgets in sight that stand over the table."""
    home = view.parentWidget()
    if home is None:
        return []
    beside = home.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [each for each in beside if each is not view and each.isVisible()]


def panel_box(view: TableView, panel: QWidget) -> Rect:
    """Return where a widget beside the view stands, measured as the layout does."""
    return from_qt(panel.geometry().toRectF()).moved(dy=view.top_offset())
