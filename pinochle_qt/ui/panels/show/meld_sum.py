"""Each party's points in tricks so far, and before the first trick its melds, shown above the player's own plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.panels import SUMS_HEAD, SUMS_ROW, sum_rows
from pinochle_qt.words import text
from pinochle_qt.words.game.taken import side_sums
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import melded_by, taken_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.words.game.taken import SideSum

_PAD, _HEAD, _ROW = 16, 40, 28
_BRIEF_PAD = 12


class MeldSum(Panel):
    """Adds up melds or tricks that lie in different places on the table. It is for display only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.add_label(Role.NOTE_TITLE)
        self.sums: tuple[SideSum, ...] = ()
        """The lines shown, the viewer's party first."""
        self._is_brief = False
        self._head = column(BoxPart(self._title, height=20), Gap(share=1))
        self.set_boxes(self._head)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_sums(self, observation: Observation, names: Sequence[str], *, is_brief: bool = False) -> None:
        """Show the sums of the melds shown so far, or of the points taken once there are tricks.

        With `is_brief`, a party's mark stands for its names.
        """
        is_taken = bool(observation.tricks)
        self._is_brief = is_brief
        self.sums = side_sums(observation, names, taken_by if is_taken else melded_by)
        meld_phrase = Word.MELD_OF_ALL if observation.has_melded else Word.MELD_SO_FAR
        title = (Word.TAKEN_SO_FAR if is_taken else meld_phrase)()
        self._title.set_text(title)
        edge, top = (_BRIEF_PAD, 4) if is_brief else (_PAD, 12)
        self._head.change(margins=(edge, top, edge, 0))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text.listed(map(str, self.sums)))
        self.rearrange()
        self.update()

    def paint_content(self, painter: QPainter) -> None:
        """Paint a line for each party, or just its mark and its points."""
        if self._is_brief:
            self._paint_brief(painter)
            return
        ui, width = self.ui, self.width()
        for at, each in enumerate(self.sums):
            row = QRectF(0, (_HEAD + at * _ROW) * ui, width - _PAD * ui, 20 * ui)
            draw_mark(painter, each.mark, QPointF((_PAD + 8) * ui, row.center().y()), 14 * ui, self.theme)
            number = style.font(Role.SCORE, ui)
            draw_text(painter, row, each.points, number, self.theme.text, align=Qt.AlignmentFlag.AlignRight)
            names = QRectF((_PAD + 24) * ui, row.y(), row.width() - (_PAD + 24 + 56) * ui, row.height())
            draw_text(painter, names, each.names, style.font(Role.BODY, ui), self.theme.text)

    def _paint_brief(self, painter: QPainter) -> None:
        ui, font = self.ui, style.font(Role.NAME, self.ui)
        columns = -(-len(self.sums) // sum_rows(len(self.sums)))
        space = (self.width() - 2 * _BRIEF_PAD * ui) / columns
        for at, each in enumerate(self.sums):
            row, column = divmod(at, columns)
            box = QRectF(_BRIEF_PAD * ui + column * space, (SUMS_HEAD + row * SUMS_ROW) * ui, space, SUMS_ROW * ui)
            draw_mark(painter, each.mark, QPointF(box.left() + 6 * ui, box.center().y()), 12 * ui, self.theme)
            draw_text(painter, box.adjusted(15 * ui, 0, 0, 0), each.points, font, self.theme.text)
