"""What lies on the table without being a card to play: outlines, labels and the pile of the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ui.draw.bubbles import PillItem
from pinochle_qt.ui.draw.shapes import Point, SizeClass
from pinochle_qt.ui.table.geometry.composition import Label
from pinochle_qt.ui.table.geometry.widow import draft, stock_pose
from pinochle_qt.ui.table.scene.card_item import CardItem, keep_count, remove
from pinochle_qt.ui.table.scene.ghost_item import GhostItem
from pinochle_qt.ui.table.scene.mats import Mats
from pinochle_qt.ui.table.scene.piles import TrickPiles

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.composition import Composition, Ghost, Words
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.zones.tokens import Token
    from pinochle_qt.ui.table.zones.zones import Zones


class Markers:
    """Owns the ghosts, labels and piles of a scene; they are never animated, but put in place at once.

    What is new appears with the cards it belongs to: a mat with its first one, a label and a ghost with the last card
    of their meld, and everything else once nothing moves.
    """

    def __init__(self, scene: QGraphicsScene, art: DeckArt, words: Words) -> None:
        self._scene = scene
        self._art = art
        self._words = words
        self._pile: list[CardItem] = []
        self._ghosts: list[GhostItem] = []
        self._outlined: Sequence[Ghost] = ()
        """What the ghosts show, in their order."""
        self._ghosts_at: set[tuple[Pose, tuple[Token, ...]]] = set()
        """The ghosts that are visible."""
        self.pills: list[PillItem] = []
        self._labels: list[Label] = []
        """What the pills say and where, in their order."""
        self._shown_at: set[tuple[Point, tuple[Token, ...]]] = set()
        """Where labels are visible, and the cards they name."""
        self._style: tuple[Theme, float, float] | None = None
        """Theme, scale factor and device pixel ratio of the labels."""
        self.mats = Mats(scene)
        self._tricks = TrickPiles(scene, art)

    def show(
        self,
        composition: Composition,
        zones: Zones,
        layout: Layout,
        theme: Theme,
        ratio: float,
        *,
        is_moving: bool = False,
    ) -> None:
        """Prepare the markers of a composition of the zones, at a device pixel ratio; `is_moving` if cards still are.

        `reveal` makes visible what is new.
        """
        had_pile = bool(self._pile)
        self._show_ghosts(composition.ghosts, layout, ratio)
        self._show_labels(composition, zones, layout, theme, ratio)
        self._show_pile(zones, layout, theme, ratio)
        self._tricks.show(zones, layout, theme, ratio)
        self._shown_at &= {(label.at, label.cards) for label in self._labels}
        self._ghosts_at &= {(each.pose, each.cards) for each in self._outlined}
        for item in self._pile:
            item.setVisible(not is_moving or (had_pile and item.isVisible()))

    def reveal(self, has_landed: Callable[[Token], bool], *, is_moving: bool) -> None:
        """Show, of what was hidden while cards were moving, what belongs to cards that have landed, and tick it off."""

        def is_laid(cards: Sequence[Token]) -> bool:
            return not is_moving or (bool(cards) and all(map(has_landed, cards)))

        for pill, label in zip(self.pills, self._labels, strict=True):
            if is_laid(label.cards):
                self._shown_at.add((label.at, label.cards))
            self._write(pill, label, is_ticked=label.is_counted and is_laid(label.cards))
            pill.setVisible((label.at, label.cards) in self._shown_at)
        for item, ghost in zip(self._ghosts, self._outlined, strict=True):
            if is_laid(ghost.cards):
                self._ghosts_at.add((ghost.pose, ghost.cards))
            item.setVisible((ghost.pose, ghost.cards) in self._ghosts_at)
        self.mats.reveal(has_landed)
        if not is_moving:
            for each in self._pile:
                each.setVisible(True)

    def clear(self) -> None:
        """Remove everything from the scene, so that it is rebuilt after size or colors have changed."""
        for each in (*self._pile, *self._ghosts, *self.pills):
            remove(each)
        self._pile, self._ghosts, self.pills, self._labels, self._outlined = [], [], [], [], ()
        self._tricks.clear()

    def refresh_pictures(self) -> None:
        """Fetch the pictures of the cards in the pile again."""
        for item in self._pile:
            item.refresh_picture()
        self._tricks.refresh_pictures()

    def _show_ghosts(self, ghosts: Sequence[Ghost], layout: Layout, ratio: float) -> None:
        self._outlined = ghosts
        keep_count(self._ghosts, len(ghosts), GhostItem, self._scene)
        for item, ghost in zip(self._ghosts, ghosts, strict=True):
            item.show_ghost(self._art, ghost.face, ghost.pose, layout.card_width(ghost.pose.size), ratio)

    def _show_labels(self, composition: Composition, zones: Zones, layout: Layout, theme: Theme, ratio: float) -> None:
        """Keep an item for every label; `reveal` writes on them."""
        labels = self._labels = [*composition.labels, *self._stock_labels(zones, layout)]
        keep_count(self.pills, len(labels), PillItem, self._scene)
        self._style = theme, layout.frame.ui, ratio

    def _write(self, item: PillItem, label: Label, *, is_ticked: bool) -> None:
        if self._style is None:
            return
        theme, ui, ratio = self._style
        color = theme.good if label.is_good else None
        item.show_text(
            label.text, label.number, theme, ui, ratio, color=color, is_bare=label.is_bare, is_ticked=is_ticked
        )
        item.setZValue(label.z)
        item.put(label.at.x, label.at.y)

    def _stock_labels(self, zones: Zones, layout: Layout) -> list[Label]:
        if not zones.stock_count:
            return []
        count_text = self._words.stock_left(zones.stock_count - (zones.offered is not None))
        if not layout.has_stock:
            pile = layout.bounds(draft(layout).pile)
            return [Label(count_text, "", Point(pile.center.x, pile.bottom + layout.frame.px(8)))]
        stock = layout.stock()
        upcard = [] if zones.upcard is None else [Label(self._words.upcard(), "", stock.upcard_label)]
        return [Label(count_text, "", stock.count_label), *upcard]

    def _show_pile(self, zones: Zones, layout: Layout, theme: Theme, ratio: float) -> None:
        """Show the face-down stock as up to three cards on top of one another, fewer as it runs out."""
        face_down = zones.face_down
        pile_size = min(3, -(-face_down // 4)) if face_down > 0 else 0
        width = layout.card_width(SizeClass.L)
        keep_count(self._pile, pile_size, lambda: CardItem(self._art, theme, None, width, ratio), self._scene)
        if pile_size:
            pose = stock_pose(layout)
            for i, item in enumerate(self._pile):
                item.place(replace(pose, x=pose.x - 2 * i, y=pose.y - 2 * i, z=pose.z + 0.1 * i))
