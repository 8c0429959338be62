"""Numbered squares in groups, marked as open, right or wrong; a click or Enter opens one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import ENTER_KEYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from pinochle_qt.ui.draw.theme import Theme

State: TypeAlias = Literal["open", "right", "wrong"]
_WIDTH, _HEIGHT, _GAP, _HEAD = 44, 36, 8, 30
_GROUP_GAP: Final = 10
"""Space between two groups."""


class Mark(Struct, frozen=True):
    """One square."""

    label: str
    state: State
    name: str
    """The text for screen readers and the tooltip."""


class MarkGroup(Struct, frozen=True):
    """Squares below a title."""

    title: str
    marks: tuple[Mark, ...]


class MarkGrid(QWidget):
    """Paints the squares; the arrow keys choose one of them.

    Signals:
        chosen, opened: the number of a square, counted from 0 through all groups.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme = tokens.FELT
        self._ui = 1.0
        self._groups: Sequence[MarkGroup] = ()
        self._current = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Apply the theme's colors and the scale factor."""
        self._theme, self._ui = theme, ui
        self.updateGeometry()
        self.update()

    def show_groups(self, groups: Sequence[MarkGroup], current: int) -> None:
        """Show squares, and choose one of them."""
        self._groups = groups
        self.choose(current)
        self.updateGeometry()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All squares in order."""
        return tuple(mark for group in self._groups for mark in group.marks)

    @property
    def current(self) -> int:
        """The number of the chosen square."""
        return self._current

    def choose(self, number: int) -> None:
        """Choose a square; a number beyond either end stands for the square at that end."""
        self._current = min(max(0, number), max(0, len(self.marks) - 1))
        if self.marks:
            self.setAccessibleName(self.marks[self._current].name)
            self.chosen.emit(self._current)
        self.update()

    def box(self, number: int) -> QRectF:
        """Return the rectangle of a square."""
        return self._places(self.width())[0][number]

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrower grid is taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the total height."""
        return self._places(width)[2]

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        width = round(10 * (_WIDTH + _GAP) * self._ui)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return a size wide enough for four squares side by side."""
        return QSize(round(4 * (_WIDTH + _GAP) * self._ui), round(_HEAD * self._ui))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose and open the square that was clicked."""
        number = self._number_at(event.position())
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.choose(number)
            self.opened.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a pointing hand over a square, which can be clicked."""
        hand = Qt.CursorShape.PointingHandCursor
        self.setCursor(Qt.CursorShape.ArrowCursor if self._number_at(event.position()) is None else hand)

    def event(self, event: QEvent) -> bool:
        """Show a square's name in a tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self._number_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if number is None else self.marks[number].name, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrow keys, and open with Enter or the space bar."""
        key = Qt.Key(event.key())
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.choose(self._current + (1 if key == Qt.Key.Key_Right else -1))
            case Qt.Key.Key_Home | Qt.Key.Key_End:
                self.choose(0 if key == Qt.Key.Key_Home else len(self.marks))
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._choose_row(down=key == Qt.Key.Key_Down)
            case _ if key in ENTER_KEYS or key == Qt.Key.Key_Space:
                if self.marks and not event.isAutoRepeat():
                    self.opened.emit(self._current)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the focus ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the titles and the squares."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes, titles, _ = self._places(self.width())
        font = style.font(Role.NOTE_TITLE, self._ui)
        for group, box in zip(self._groups, titles, strict=True):
            draw_text(painter, box, group.title, font, self._theme.muted)
        for number, (mark, box) in enumerate(zip(self.marks, boxes, strict=True)):
            self._paint_mark(painter, mark, box, is_current=number == self._current and self.hasFocus())
        painter.end()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _paint_mark(self, painter: QPainter, mark: Mark, box: QRectF, *, is_current: bool) -> None:
        theme, ui = self._theme, self._ui
        radius = tokens.RADIUS_CONTROL * ui
        line = {"open": theme.ctl_line, "right": theme.good, "wrong": theme.bad}[mark.state]
        painter.setPen(QPen(QColor(line), 1 if mark.state == "open" else 2))
        painter.setBrush(QColor(theme.good if mark.state == "right" else theme.panel2))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        ink = {"open": theme.text, "right": theme.on_link, "wrong": theme.bad}[mark.state]
        font = style.font(Role.NOTE_TITLE, ui)
        font = style.struck(font) if mark.state == "wrong" else font
        draw_text(painter, box, mark.label, font, ink, align=Qt.AlignmentFlag.AlignHCenter)
        if is_current:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.text), 2))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)

    def _places(self, width: int) -> tuple[list[QRectF], list[QRectF], int]:
        """Return the rectangles of the squares and of the titles, and the total height."""
        box_width, box_height, gap = _WIDTH * self._ui, _HEIGHT * self._ui, _GAP * self._ui
        edge = 3.0  # for the focus ring
        columns = max(1, int((width - 2 * edge + gap) // (box_width + gap)))
        boxes, titles, y = list[QRectF](), list[QRectF](), edge
        for group in self._groups:
            titles.append(QRectF(edge, y, width - 2 * edge, _HEAD * self._ui - 6))
            y += _HEAD * self._ui
            for at in range(len(group.marks)):
                boxes.append(
                    QRectF(
                        edge + at % columns * (box_width + gap),
                        y + at // columns * (box_height + gap),
                        box_width,
                        box_height,
                    )
                )
            y += -(-len(group.marks) // columns) * (box_height + gap) - gap + _GROUP_GAP * self._ui + edge
        return boxes, titles, round(y)

    def _number_at(self, point: QPointF) -> int | None:
        boxes = self._places(self.width())[0]
        return next((number for number, box in enumerate(boxes) if box.contains(point)), None)

    def _choose_row(self, *, down: bool) -> None:
        """Choose the nearest square in the row above or below."""
        boxes = self._places(self.width())[0]
        if not boxes:
            return
        current_box = boxes[self._current]
        direction = 1 if down else -1
        candidates = [number for number, box in enumerate(boxes) if direction * (box.top() - current_box.top()) > 0]
        if candidates:
            self.choose(
                min(
                    candidates,
                    key=lambda at: (
                        abs(boxes[at].top() - current_box.top()),
                        abs(boxes[at].left() - current_box.left()),
                    ),
                )
            )
