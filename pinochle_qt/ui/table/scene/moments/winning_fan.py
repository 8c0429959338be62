"""The cards that won a match, in a fan that fills the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.shapes import Point, SizeClass
from pinochle_qt.ui.table.geometry.moments import winning_fan
from pinochle_qt.ui.table.scene.card_item import CardItem, remove
from pinochle_qt.ui.table.scene.moments.rays import Rays
from pinochle_qt.ui.table.scene.motion import Motion

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.library.match_facts import WinningCards
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.draw.theme import Tempo, Theme
    from pinochle_qt.ui.table.geometry.layout import Layout

_STRENGTH: Final = 0.12


class WinningFan(QObject):
    """Owns the fan of a scene, with the rays below it."""

    def __init__(self, scene: QGraphicsScene, art: DeckArt, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._art = scene, art
        self.rays = Rays(scene, self)
        self.motion = Motion(self._width_of, self)
        self.items: list[CardItem] = []
        """The pictures of the cards, from left to right."""
        self._shown: tuple[WinningCards, bool] | None = None
        self._layout: Layout | None = None

    @property
    def is_shown(self) -> bool:
        """Whether the fan is on the table."""
        return bool(self.items)

    def show(
        self,
        cards: WinningCards,
        places: Sequence[int],
        layout: Layout,
        theme: Theme,
        ratio: float,
        tempo: Tempo,
        *,
        has_won: bool,
    ) -> None:
        """Let the cards fly from the winners' seats at `places` into the fan, one after the other.

        After a match that was lost, they fly together, and there are no rays.
        """
        self.clear()
        self._shown, self._layout = (cards, has_won), layout
        self.motion.set_ratio(ratio)
        self.motion.tempo = tempo.brisk
        delay, step = (self.motion.tempo.ms(each) if has_won else 0 for each in (tokens.FAN_DELAY, tokens.FAN_STEP))
        poses = self._poses(cards, layout)
        origins = [layout.pile(place) if layout.has_people else layout.seat_pose(place) for place in places]
        for at, (face, pose) in enumerate(zip(cards.cards, poses, strict=True)):
            origin = origins[at % len(origins)]
            item = CardItem(self._art, theme, None, self._width_of(origin.size), ratio)
            item.place(origin)
            item.setVisible(False)
            self._scene.addItem(item)
            self.items.append(item)
            self.motion.move(item, pose, tokens.FAN_CARD, face=face, delay=delay + at * step)
        if has_won:
            self.rays.show(layout.frame.table, _middle(layout, poses), _STRENGTH, ratio, self.motion.tempo)

    def follow(self, layout: Layout, theme: Theme, ratio: float) -> None:
        """Put the fan where it belongs in another layout, and draw it in other colors."""
        if self._shown is None or not self.items:
            return
        cards, has_won = self._shown
        self.motion.finish()
        self._layout = layout
        self.motion.set_ratio(ratio)
        poses = self._poses(cards, layout)
        for item, face, pose in zip(self.items, cards.cards, poses, strict=True):
            item.set_theme(theme)
            self.motion.place(item, pose, face=face)
        if has_won and self.rays.are_shown:
            self.rays.show(layout.frame.table, _middle(layout, poses), _STRENGTH, ratio, self.motion.tempo)
            self.rays.finish()

    def finish(self) -> None:
        """Let all cards arrive now."""
        self.motion.finish()
        self.rays.finish()

    def clear(self) -> None:
        """Take the fan off the table."""
        for item in self.items:
            self.motion.forget(item)
            remove(item)
        self.items = []
        self._shown = None
        self.rays.clear()

    def _poses(self, cards: WinningCards, layout: Layout) -> tuple[Pose, ...]:
        return winning_fan(layout, [face in cards.best for face in cards.cards])

    def _width_of(self, size: SizeClass) -> int:
        return self._layout.card_width(size) if self._layout is not None else 100


def _middle(layout: Layout, poses: Sequence[Pose]) -> Point:
    """Return the point from which the rays come: below the middle of the fan, behind the panel."""
    y = round(poses[len(poses) // 2].y) if poses else layout.frame.table.center.y
    return Point(layout.frame.width // 2, y + layout.card_width(SizeClass.XL))
