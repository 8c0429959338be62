"""What each side has melded, and later taken in tricks so far, over the own plate."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt

from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.ui import style, text
from pinochle_qt.ui.panels.marks import draw_mark
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.standing import meld_of_side, seat_mark, seats_of_side, taken_by_side
from pinochle_qt.ui.table.suits import draw_text
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation

_PAD, _HEAD, _ROW = 16, 40, 28


class SideSum(NamedTuple):
    """One line: the players of a side, their sign, and their points."""

    names: str
    mark: int
    points: str


class MeldSum(Panel):
    """Adds up the melds and tricks of partners, which lie apart. It is only looked at, never used."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.add_label(Role.NOTE_TITLE)
        self._sums: tuple[SideSum, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def sums(self) -> tuple[SideSum, ...]:
        """What is shown, the viewer's side first."""
        return self._sums

    def show_sums(self, observation: Observation, names: Sequence[str]) -> None:
        """Show the sums as far as melds have been shown, or what has been taken once there are tricks."""
        rules = observation.rules
        sides = side_count(rules)
        own = 0 if observation.viewer is None else side_of(rules, observation.viewer)
        melded = tuple(observation.meld_points(seat) for seat in range(observation.players))
        self._sums = tuple(
            SideSum(
                text.listed(names[seat] for seat in seats_of_side(rules, side)),
                seat_mark(observation, seats_of_side(rules, side)[0]),
                text.points(
                    taken_by_side(observation, side) if observation.tricks else meld_of_side(rules, melded, side), rules
                ),
            )
            for side in ((own + at) % sides for at in range(sides))
        )
        title = Word.TAKEN_SO_FAR() if observation.tricks else Word.MELD_SO_FAR()
        self._title.set_text(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text.listed(f"{each.names}: {each.points}" for each in self._sums))
        self.rearrange()
        self.update()

    def arrange(self) -> None:
        """Place the heading."""
        self.put(self._title, _PAD, 10, self.size_units[0] - 2 * _PAD, 24)

    def paint_content(self, painter: QPainter) -> None:
        """Paint a line for each side."""
        ui, width = self.ui, self.size_units[0] * self.ui
        for at, each in enumerate(self._sums):
            row = QRectF(0, (_HEAD + at * _ROW) * ui, width - _PAD * ui, 20 * ui)
            draw_mark(painter, each.mark, QPointF((_PAD + 8) * ui, row.center().y()), 14 * ui, self.theme)
            number = style.font(Role.SCORE, ui)
            draw_text(painter, row, each.points, number, self.theme.text, align=Qt.AlignmentFlag.AlignRight)
            names = QRectF((_PAD + 24) * ui, row.y(), row.width() - (_PAD + 24 + 56) * ui, row.height())
            draw_text(painter, names, each.names, style.font(Role.BODY, ui), self.theme.text)
