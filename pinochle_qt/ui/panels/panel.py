"""The base of everything that floats over the table: a rounded panel with its shadow baked in, and its manners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui import style
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.panels.controls import PanelButton
from pinochle_qt.ui.table.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.table.suits import SuitLabel
from pinochle_qt.ui.theme import PANEL, PANEL_SHADOW, Role, Tempo

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from pinochle_qt.ui.theme import Theme

_TRAVEL = 8
_RING_GAP = 2
ENTER_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Panel(QWidget):
    """A panel over the table. It is placed by the rectangle people see; the shadow lies outside of it.

    Children are placed by `arrange` in pixels at ui = 1, measured from the corner of the visible panel. Enter presses
    the button that has the focus, otherwise `main_button`. Nothing is modal: what a panel does not use goes on to the
    table.

    Signals:
        chosen: an engine action.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0
        self.main_button: PanelButton | None = None
        self._labels: list[tuple[SuitLabel, Role, str, Qt.AlignmentFlag]] = []
        self._shadow: QPixmap | None = None
        self._place = QRect()
        self._arrival = QPropertyAnimation(self, b"pos", self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # ---- place and look --------------------------------------------------------------------------------------------

    def place(self, box: QRect) -> None:
        """Put the visible panel on a rectangle of the parent."""
        self._place = QRect(box)
        self._arrival.stop()
        margin = self.margin
        self.setGeometry(box.adjusted(-margin, -margin, margin, margin))
        self._arrange_all()

    @property
    def margin(self) -> int:
        """How far the widget reaches beyond the visible panel on every side, for its shadow."""
        return shadow_margin(PANEL_SHADOW, self.ui)

    @property
    def box(self) -> QRect:
        """The visible panel in the widget's own coordinates."""
        margin = self.margin
        return self.rect().adjusted(margin, margin, -margin, -margin)

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self.theme, self.ui = theme, ui
        self._shadow = None
        for button in self.findChildren(PanelButton):
            button.apply_theme(theme, ui)
        for label, role, ink, align in self._labels:
            self._dress(label, role, ink, align)
        self.restyle()
        if not self._place.isNull():
            self.place(self._place)
        self.update()

    def open(self, tempo: Tempo) -> None:
        """Show the panel; it glides a few pixels to its place, if the tempo lets things move."""
        self.show()
        self.raise_()
        duration = 0 if tempo.is_reduced else tempo.ms(PANEL)
        if duration:
            end = self._place.topLeft() - QPoint(self.margin, self.margin)
            self._arrival.setStartValue(end + QPoint(0, round(_TRAVEL * self.ui)))
            self._arrival.setEndValue(end)
            self._arrival.setDuration(duration)
            self._arrival.start()

    def finish_motion(self) -> None:
        """Bring the panel to its place at once."""
        if self._arrival.state() == QPropertyAnimation.State.Running:
            self._arrival.setCurrentTime(self._arrival.duration())

    # ---- for the panels --------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place the children; called whenever size, scale or contents change."""

    def restyle(self) -> None:
        """Take colors that the base does not know of."""

    def paint_content(self, painter: QPainter) -> None:
        """Paint what is no widget, over the panel's fill; coordinates are the widget's."""

    def casts_shadow(self) -> bool:
        """Return whether there is a panel that throws a shadow."""
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        """Use a key of this panel; return whether it was one."""
        del event
        return False

    def add_label(
        self, role: Role, ink: str = "text", align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> SuitLabel:
        """Return a new line of text; `ink` names its color in the theme."""
        label = SuitLabel(style.font(role, self.ui), getattr(self.theme, ink), self)
        self._labels.append((label, role, ink, align))
        self._dress(label, role, ink, align)
        return label

    def put(self, child: QWidget, x: float, y: float, width: float, height: float) -> None:
        """Place a child by pixels at ui = 1 from the corner of the visible panel."""
        corner, ui = self.box.topLeft(), self.ui
        child.setGeometry(round(corner.x() + x * ui), round(corner.y() + y * ui), round(width * ui), round(height * ui))

    def paint_rule(self, painter: QPainter, y: float) -> None:
        """Paint a hairline across the panel, `y` pixels at ui = 1 below its top edge."""
        box = self.box
        painter.fillRect(box.x() + 1, round(box.y() + y * self.ui), box.width() - 2, 1, QColor(self.theme.line))

    @property
    def size_units(self) -> tuple[float, float]:
        """Width and height of the visible panel in pixels at ui = 1."""
        return self.box.width() / self.ui, self.box.height() / self.ui

    def rearrange(self) -> None:
        """Place the children again and repaint."""
        self._arrange_all()
        self.update()

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Forget the shadow of another size."""
        super().resizeEvent(event)
        self._shadow = None
        self._arrange_all()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses on the panel; those on its shadow belong to the table."""
        event.setAccepted(self.box.contains(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the panel's keys, and Enter."""
        if self.handle_key(event):
            event.accept()
            return
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            focused = self.focusWidget()
            target = focused if isinstance(focused, PanelButton) and focused.hasFocus() else self.main_button
            if target is not None and target.isVisibleTo(self):
                target.click()
                event.accept()
                return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, panel, contents and the ring around the child that has the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.casts_shadow():
            painter.drawPixmap(0, 0, self._shadow_picture())
        self.paint_panel(painter)
        self.paint_content(painter)
        self._paint_ring(painter)
        painter.end()

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the rounded panel itself."""
        radius = tokens.RADIUS_PANEL * self.ui
        painter.setPen(QPen(QColor(self.theme.line), 1))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(QRectF(self.box).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _arrange_all(self) -> None:
        if not self.box.isEmpty():
            self.arrange()

    def _dress(self, label: SuitLabel, role: Role, ink: str, align: Qt.AlignmentFlag) -> None:
        label.set_look(style.font(role, self.ui), getattr(self.theme, ink), align=align)

    def _shadow_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = self._shadow
        if picture is None or picture.devicePixelRatio() != ratio:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = tokens.RADIUS_PANEL * self.ui
            draw_shadow(painter, QRectF(self.box), radius, PANEL_SHADOW, self.theme.shadow_strength, self.ui)
            painter.end()
            self._shadow = picture
        return picture

    def _paint_ring(self, painter: QPainter) -> None:
        focused = self.focusWidget()
        if not isinstance(focused, PanelButton) or not focused.shows_focus:
            return
        reach = _RING_GAP + tokens.RING_LINE / 2
        corner = focused.mapTo(self, QPoint(0, 0))
        around = QRectF(focused.rect()).translated(corner).adjusted(-reach, -reach, reach, reach)
        radius = tokens.RADIUS_CONTROL * self.ui + reach
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.theme.text), tokens.RING_LINE))
        painter.drawRoundedRect(around, radius, radius)
