"""What surrounds a rare meld in the middle of the table: rays of light, and a label with its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pinochle_qt.session.faces import LETTER, Expression, Face
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.portraits import portrait_picture
from pinochle_qt.ui.draw.rare_label import PORTRAIT, RareLabel, RareLabelItem
from pinochle_qt.ui.draw.shapes import Point
from pinochle_qt.ui.table.geometry.moments import MOMENT_Z, rare_meld, rare_meld_label
from pinochle_qt.ui.table.scene.moments.rays import Rays
from pinochle_qt.ui.table.scene.transition import Transition
from pinochle_qt.words import text
from pinochle_qt.words.standing import seat_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.draw.theme import Tempo, Theme
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.zones.rare_melds import RareMoment

_STRENGTH: Final = 0.15
_LABEL_Z: Final = MOMENT_Z + 90


class RareMeldDisplay(QObject):
    """Owns rays and label of a scene."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.rays = Rays(scene, self)
        self.label: RareLabel | None = None
        """What the label says while it is shown."""
        self._item: RareLabelItem | None = None
        self._fade = Transition(self)
        self._fade.advanced.connect(self._advance)

    def show(
        self,
        moment: RareMoment,
        people: Sequence[str],
        faces: Sequence[Face],
        layout: Layout,
        theme: Theme,
        ratio: float,
        tempo: Tempo,
    ) -> None:
        """Show that a seat lays a rare meld; `people` and `faces` are those of everybody at the table."""
        observation, rules = moment.after, moment.after.rules
        name = text.seat_names(observation.seated, people)[moment.seat]
        self.label = RareLabel(
            text.rare_meld_title(moment.rare, rules),
            text.laid_by(name, moment.rare, moment.laid, rules),
            text.worth(moment.rare.melds, rules),
            seat_mark(observation, moment.seat),
        )
        poses, box = rare_meld(layout, len(moment.rare.cards)), rare_meld_label(layout)
        middle = Point(box.center.x, round(poses[len(poses) // 2].y))
        self.rays.show(layout.frame.table, middle, _STRENGTH, ratio, tempo)
        if self._item is None:
            self._item = RareLabelItem()
            self._item.setZValue(_LABEL_Z)
            self._scene.addItem(self._item)
        portrait = None
        if layout.shows_faces:
            person, size = observation.seated[moment.seat], layout.frame.px(PORTRAIT)
            face = faces[person] if person < len(faces) else Face(LETTER.kind, name)
            portrait = portrait_picture(face, Expression.PLEASED, size, theme.sides[self.label.mark], ratio)
        self._item.show_label(self.label, box, theme, layout.frame.ui, ratio, portrait)
        self._item.setVisible(True)
        if tempo.is_reduced:
            self._advance(1.0)
        else:
            self._advance(0.0)
            self._fade.start(tokens.RAYS, tempo)

    def hide(self, tempo: Tempo) -> None:
        """Remove label and rays."""
        self.label = None
        self._fade.finish()
        if self._item is not None:
            self._item.setVisible(False)
        self.rays.hide(tempo)

    def finish(self) -> None:
        """Complete all fading."""
        self._fade.finish()
        self.rays.finish()

    def _advance(self, share: float) -> None:
        if self._item is not None:
            self._item.setOpacity(share)
