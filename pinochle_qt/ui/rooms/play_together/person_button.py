"""Buttons for people at the table and at the door: a press opens a menu, and people can be dragged to a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QApplication

from pinochle_qt.session.faces import PERSONS, Expression, Face
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.focus_ring import RING_GAP
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.plates import paint_shape
from pinochle_qt.ui.draw.portraits import portrait_picture
from pinochle_qt.ui.draw.shadows import draw_shadow
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import PLATE_SHADOW, SIDE_SHAPES, Role
from pinochle_qt.ui.rooms.play_together.device_signs import paint_device

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter
    from PySide6.QtWidgets import QWidget

_MARGIN: Final = 10
"""Space around a plate at scale 1, for its shadow and the focus ring."""
_COVERED: Final = 4
"""How much of a portrait its plate covers."""
_SIGN: Final = 20
_NARROW: Final = 140
"""The width of a plate at scale 1 below which everything on it is closer together."""
_DOOR_FACE: Final = 36
_DOOR_HEIGHT: Final = 46
_FADED: Final = 0.45
"""The opacity of somebody who is away."""


class Seated(Struct, frozen=True):
    """What is shown of somebody."""

    name: str
    line: str
    face: Face | None = None
    """None for a place that nobody has."""
    device: str = ""
    mark: int | None = None
    """The number of the side's shape."""
    brief: str = ""
    """What replaces the line if that does not fit."""
    tone: str = "muted"
    """The color of the line, by its name in the theme."""
    is_away: bool = False


def face_from(name: str, chosen: str) -> Face:
    """Return a drawn person that a guest has chosen, or that a computer player is named after, or else a letter."""
    found = next((each for each in (chosen, name.lower()) if each in PERSONS), None)
    return Face("letter", name) if found is None else Face("person", found)


class PersonButton(PanelButton):
    """Somebody who can be pressed for a menu, and dragged.

    Signals:
        menu_asked: what can be done is asked for.
        carried: the button is dragged to this global position.
        dropped: it is dropped there.
    """

    menu_asked = Signal()
    carried = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.PLAIN, parent)
        self.shown = Seated("", "")
        self.can_move = False
        self._pressed_at: QPoint | None = None
        self.is_carried = False
        self.clicked.connect(self.menu_asked)

    def show_person(self, shown: Seated, spoken: str) -> None:
        """Show somebody; `spoken` is what screen readers say."""
        self.shown = shown
        self.setAccessibleName(spoken)
        self.setToolTip("")
        self.update()

    def stop_carrying(self) -> None:
        """Let go of the button without dropping it anywhere."""
        self._pressed_at, self.is_carried = None, False
        self.update()

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (*super().look(), self.shown, self.is_carried)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu."""
        event.accept()
        self.menu_asked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a drag may begin."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.can_move:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, once the mouse has moved far enough."""
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._pressed_at
        if not self.is_carried and way.manhattanLength() < QApplication.startDragDistance():
            return
        self.is_carried = True
        self.setDown(False)
        self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what is dragged, or else count as a click."""
        if self.is_carried and event.button() == Qt.MouseButton.LeftButton:
            self.stop_carrying()
            self.dropped.emit(event.globalPosition().toPoint())
            return
        self._pressed_at = None
        super().mouseReleaseEvent(event)

    # ---- for the buttons of both kinds -------------------------------------------------------------------------------

    def paint_face(self, painter: QPainter, left: float, top: float, side: int) -> None:
        """Paint the portrait into a square, or a plus sign where nobody is."""
        shown, theme = self.shown, self.theme
        middle = QPointF(left + side / 2, top + side / 2)
        radius = side * 75 / 160
        if shown.face is None:
            pen = QPen(QColor(theme.ctl_line), 1.5 * self.ui, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(QColor(theme.mat))
            painter.drawEllipse(middle, radius, radius)
            painter.setPen(QPen(QColor(theme.text), 2 * self.ui, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            arm = side * 0.1
            painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
            return
        ring = theme.ctl_line if shown.mark is None else theme.sides[shown.mark % len(theme.sides)]
        painter.setOpacity(_FADED if shown.is_away or self.is_carried else 1)
        picture = portrait_picture(shown.face, Expression.CALM, side, ring, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left, top), picture)
        painter.setOpacity(1)
        if shown.is_away:
            painter.setPen(QPen(QColor(theme.bad), 2 * self.ui, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius, radius)

    def paint_lines(self, painter: QPainter, box: QRectF, *, gap: float, name_right: float = 0) -> None:
        """Paint name and line, `gap` pixels between their middles; the name ends `name_right` before the box does."""
        theme, ui, shown = self.theme, self.ui, self.shown
        height, middle = 20 * ui, box.center().y()
        fits = text_width(shown.line, style.font(Role.BODY, ui)) <= box.width()
        for words, role, ink, at, right in (
            (shown.name, Role.NAME, theme.text, middle - gap / 2, name_right),
            (
                shown.line if fits else shown.brief or shown.line,
                Role.BODY,
                getattr(theme, shown.tone),
                middle + gap / 2,
                0,
            ),
        ):
            line = QRectF(box.left(), at - height / 2, box.width() - right, height)
            draw_text(painter, line, words, style.font(role, ui), ink)


class SeatButton(PersonButton):
    """A place at the table: a portrait on a plate, as at the table itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plate, self._portrait = (160, 48), 84
        self.is_target = False
        """Whether what is dragged would be dropped here."""

    def take_size(self, plate: tuple[int, int], portrait: int) -> None:
        """Have this size of the plate and side of the portrait, at scale 1."""
        if (plate, portrait) != (self._plate, self._portrait):
            self._plate, self._portrait = plate, portrait
            self.updateGeometry()
            self.update()
        self.setFixedSize(self.sizeHint())

    def set_target(self, is_target: bool) -> None:
        """Show whether what is dragged would be dropped here."""
        if is_target != self.is_target:
            self.is_target = is_target
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of portrait and plate, with space around them."""
        width, height = self._plate
        return QSize(style.scaled(width + 2 * _MARGIN), style.scaled(self._portrait - _COVERED + height + 2 * _MARGIN))

    @property
    def plate(self) -> QRectF:
        """The plate's box in the button."""
        margin, (width, height) = style.scaled(_MARGIN), map(style.scaled, self._plate)
        return QRectF(margin, self.height() - margin - height, width, height)

    @property
    def boxes(self) -> list[QRectF]:
        """The boxes of portrait and plate in the button."""
        plate, side = self.plate, style.scaled(self._portrait)
        return [plate, QRectF(plate.center().x() - side / 2, plate.top() - side + _COVERED * self.ui, side, side)]

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (*super().look(), self._plate, self.is_target, self.shows_focus)

    def paint_ring(self, painter: QPainter, edge: QRectF, line: int = tokens.RING_LINE, gap: int = RING_GAP) -> None:
        """Paint nothing around the button: its ring is around the plate, and above the table."""

    def draw(self, painter: QPainter) -> None:
        """Paint the portrait and the plate."""
        theme, ui, shown = self.theme, self.ui, self.shown
        plate, portrait = self.boxes
        self.paint_face(painter, portrait.left(), portrait.top(), round(portrait.width()))
        radius = tokens.RADIUS_PLATE * ui
        draw_shadow(painter, plate, radius, PLATE_SHADOW, theme.shadow_strength, ui)
        hover = self.isEnabled() and (self.underMouse() or self.isDown())
        painter.setBrush(QColor(theme.panel2 if hover else theme.panel))
        painter.setPen(QPen(QColor(theme.line), 1))
        if self.is_target:
            painter.setBrush(style.mixed(theme.panel, theme.accent, 0.35))
            painter.setPen(QPen(QColor(theme.accent_ink), 3))
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if self.shows_focus:
            super().paint_ring(painter, plate)
        is_narrow = self._plate[0] < _NARROW
        left, right, size = 12 * ui, 8 * ui, (16 if is_narrow else _SIGN) * ui
        if shown.mark is not None:
            mark = shown.mark % len(SIDE_SHAPES)
            at = 14 if is_narrow else 19
            center = QPointF(plate.left() + at * ui, plate.center().y())
            paint_shape(painter, SIDE_SHAPES[mark], center, (13 if is_narrow else 15) * ui, theme.sides[mark])
            left = (26 if is_narrow else 36) * ui
        name_right = 0.0
        if shown.device:
            sign = QRectF(plate.right() - size - right, plate.center().y() - 9 * ui - size / 2, size, size)
            paint_device(painter, shown.device, sign, theme.muted)
            name_right = size + 4 * ui
        self.paint_lines(painter, plate.adjusted(left, 0, -right, 0), gap=19 * ui, name_right=name_right)


class DoorRow(PersonButton):
    """Somebody at the door, in one row."""

    def sizeHint(self) -> QSize:
        """Return the height of a row."""
        return QSize(style.scaled(200), style.scaled(_DOOR_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the size at which names are shortened."""
        return QSize(style.scaled(120), style.scaled(_DOOR_HEIGHT))

    def draw(self, painter: QPainter) -> None:
        """Paint the row with a small portrait at its left."""
        theme, ui, box = self.theme, self.ui, QRectF(self.rect())
        hover = self.underMouse() or self.isDown()
        radius = tokens.RADIUS_CONTROL * ui
        paint_box(painter, box, radius, style.mixed(theme.panel, theme.panel2, 1.0 if hover else 0.5))
        side = style.scaled(_DOOR_FACE)
        top = (box.height() - side) / 2
        circle = QPainterPath()
        circle.addEllipse(QPointF(9 * ui + side / 2, box.center().y()), side / 2, side / 2)
        painter.save()
        painter.setClipPath(circle)
        self.paint_face(painter, 9 * ui, top, side)
        painter.restore()
        sign = QRectF(box.right() - (_SIGN + 12) * ui, (box.height() - _SIGN * ui) / 2, _SIGN * ui, _SIGN * ui)
        if self.shown.device:
            paint_device(painter, self.shown.device, sign, theme.muted)
        self.paint_lines(painter, box.adjusted(18 * ui + side, 0, -(_SIGN + 20) * ui, 0), gap=18 * ui)
