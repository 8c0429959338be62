"""The melds of a seat in a review: on the mat on which they lay, if the open hands leave room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene

from pinochle_qt.ui.draw.bubbles import PillItem
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.melds.compose_melds import melds_on_mat
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.ghost_item import GhostItem
from pinochle_qt.ui.table.scene.label_words import label_words
from pinochle_qt.ui.table.scene.mats import Mats
from pinochle_qt.ui.table.zones.tokens import Token, group_melds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.composition import Composition
    from pinochle_qt.ui.table.geometry.layout import Layout


def reviewed_melds(
    public: Observation, south: Seat, seat: Seat, melds: Sequence[Meld], layout: Layout, occupied: Sequence[Rect]
) -> Composition | None:
    """Return the melds of a seat on its mat; None if there are none, or if they would cover what is `occupied`."""
    laid = [meld for meld in melds if meld.cards]
    if not laid:
        return None
    words = label_words(lambda: public.rules, lambda: layout.frame.ui)
    place = place_of(seat, south, public.players)
    made = melds_on_mat(group_melds(laid, Token), layout, place, words, tuple(occupied))
    is_covering = any(mat.box.overlaps(box) for mat in made.mats for box in occupied)
    return None if is_covering or any(not label.text for label in made.labels) else made


def paint_melds(
    painter: QPainter,
    made: Composition,
    public: Observation,
    south: Seat,
    layout: Layout,
    art: DeckArt,
    theme: Theme,
    ratio: float,
) -> None:
    """Paint melds on their mat, in the coordinates of the layout."""
    scene = QGraphicsScene()
    mats = Mats(scene)
    mats.show(made.mats, layout, theme, ratio, replace(public, viewer=south))
    items: list[object] = [mats]
    for token, look in made.cards.items():
        card = CardItem(art, theme, token.face, layout.card_width(look.pose.size), ratio)
        card.set_rings(shared=look.shared, behind=look.is_behind, space=look.step)
        card.place(look.pose)
        scene.addItem(card)
        items.append(card)
    for each in made.ghosts:
        ghost = GhostItem()
        ghost.show_ghost(art, each.face, each.pose, layout.card_width(each.pose.size), ratio)
        scene.addItem(ghost)
        items.append(ghost)
    for label in made.labels:
        pill = PillItem()
        is_ticked = label.is_counted
        pill.show_text(
            label.text, label.number, theme, layout.frame.ui, ratio, is_bare=label.is_bare, is_ticked=is_ticked
        )
        pill.setZValue(label.z)
        pill.put(label.at.x, label.at.y)
        scene.addItem(pill)
        items.append(pill)
    area = scene.itemsBoundingRect().toAlignedRect()
    scene.render(painter, area, area)
    scene.clear()
