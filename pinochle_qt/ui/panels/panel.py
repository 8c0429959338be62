"""The base of everything that floats over the table: a rounded panel, the shadow below it, and its manners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import delete

from pinochle_qt.ui.controls.buttons import PanelButton, has_focused_button
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import blank
from pinochle_qt.ui.draw.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.draw.theme import PANEL, PANEL_SHADOW, Role, Tempo

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QHideEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.ui.controls.buttons import Kind
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.panels.boxes import Box

_TRAVEL = 8
_SHADOW_FOLLOWS = frozenset(
    {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange}
)
ENTER_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
_REPEATING = frozenset({*_STEPS, Qt.Key.Key_Backspace})
"""Keys that may be held down: what they do decides nothing."""


def is_command(event: QKeyEvent) -> bool:
    """Return whether a key was pressed together with another one that makes it an entry of the menus or nothing."""
    return bool(event.modifiers() & _COMMANDS)


class PanelShadow(QWidget):
    """The soft shadow around a panel, baked into a picture; what is pressed there belongs to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self._theme: Theme = tokens.FELT
        self._ui = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take strength and scale."""
        self._theme, self._ui, self._picture = theme, ui, None
        self.update()

    def surround(self, box: QRect) -> None:
        """Lie around a rectangle of the parent."""
        margin = shadow_margin(PANEL_SHADOW, self._ui)
        around = box.adjusted(-margin, -margin, margin, margin)
        if around.size() != self.size():
            self._picture = None
        self.setGeometry(around)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, made once for each size and pixel ratio."""
        del event
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._baked())
        painter.end()

    def _baked(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = self._picture
        if picture is None or picture.devicePixelRatio() != ratio:
            picture = self._picture = blank(self.width(), self.height(), ratio)
            margin = shadow_margin(PANEL_SHADOW, self._ui)
            box = QRectF(self.rect().adjusted(margin, margin, -margin, -margin))
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = tokens.RADIUS_PANEL * self._ui
            draw_shadow(painter, box, radius, PANEL_SHADOW, self._theme.shadow_strength, self._ui)
            painter.end()
        return picture


class Panel(QWidget):
    """A panel over the table, with its shadow as a sibling just below it.

    Its children stand in rows and columns, see `stand_in`; it is as large as the place that it is put on, or larger
    where they need more. Enter presses the button that has the focus, otherwise `main_button`. Nothing is modal: what a
    panel does not use goes on to the table.

    Signals:
        chosen: an engine action.
        closed: the panel is not in sight anymore.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = tokens.FELT
        self.ui = 1.0
        self.main_button: PanelButton | None = None
        self._labels: list[tuple[SuitLabel, Role, str, Qt.AlignmentFlag]] = []
        self._shadow = PanelShadow(parent)
        self.destroyed.connect(self._shadow.deleteLater)
        self._boxes: Box | None = None
        self._place = QRect()
        self._arrival = QPropertyAnimation(self, b"pos", self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # ---- place and look --------------------------------------------------------------------------------------------

    def place(self, box: QRect) -> None:
        """Put the panel on a rectangle of the parent; where its contents need more, it grows over the upper edge."""
        self._place = QRect(box)
        self._arrival.stop()
        self.choose_content()
        self.setGeometry(self._extent())
        self._arrange_all()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self.theme, self.ui = theme, ui
        self._shadow.apply_theme(theme, ui)
        for button in self.findChildren(PanelButton):
            button.apply_theme(theme, ui)
        for label, role, ink, align in self._labels:
            self._dress(label, role, ink, align)
        if self._boxes is not None:
            self._boxes.scale(ui)
        self.restyle()
        if not self._place.isNull():
            self.place(self._place)
        self.update()

    def open(self, tempo: Tempo) -> None:
        """Show the panel; it glides a few pixels to its place, if the tempo lets things move.

        It stands there at once in a window that comes to the screen with it.
        """
        self.show()
        self.raise_()
        is_in_sight = self.window().testAttribute(Qt.WidgetAttribute.WA_Mapped)
        duration = tempo.ms(PANEL) if is_in_sight and not tempo.is_reduced else 0
        if duration:
            end = self._extent().topLeft()
            self._arrival.setStartValue(end + QPoint(0, round(_TRAVEL * self.ui)))
            self._arrival.setEndValue(end)
            self._arrival.setDuration(duration)
            self._arrival.start()

    def finish_motion(self) -> None:
        """Bring the panel to its place at once."""
        if self._arrival.state() == QPropertyAnimation.State.Running:
            self._arrival.setCurrentTime(self._arrival.duration())

    # ---- for the panels --------------------------------------------------------------------------------------------

    def stand_in(self, boxes: Box) -> None:
        """Let the children stand in rows and columns, in place of those in which they stood before."""
        if self._boxes is not None:
            delete(self._boxes)  # the children stay
        self._boxes = boxes
        boxes.scale(self.ui)
        self.setLayout(boxes)

    def needed_height(self, width: int) -> int:
        """Return how high the panel must be at a width, both in pixels, so that everything in its boxes has room."""
        if self._boxes is None:
            return 0
        is_broken = self._boxes.hasHeightForWidth()
        return self._boxes.minimumHeightForWidth(width) if is_broken else self._boxes.minimumSize().height()

    @property
    def place_height(self) -> float:
        """How high the place is that the panel was put on, at ui = 1."""
        return self._place.height() / self.ui

    @property
    def place_width(self) -> float:
        """How wide the place is that the panel was put on, at ui = 1."""
        return self._place.width() / self.ui

    def choose_content(self) -> None:
        """Show no more than the place has room for, where there may be more than that; its place has changed."""

    def arrange(self) -> None:
        """Place what stands in no box, and show as much as there is room for; size, scale or contents have changed."""

    def restyle(self) -> None:
        """Take colors that the base does not know of."""

    def paint_content(self, painter: QPainter) -> None:
        """Paint what is no widget, over the panel's fill; coordinates are the widget's."""

    def add_button(self, kind: Kind, clicked: Callable[[], object] | SignalInstance) -> PanelButton:
        """Return a new button; a click calls a slot or emits a signal."""
        button = PanelButton(kind, self)
        button.clicked.connect(clicked)
        return button

    @property
    def told(self) -> tuple[str, ...]:
        """What stands here that screen readers are to say when it is new; name and help come with the focus."""
        return ()

    def casts_shadow(self) -> bool:
        """Return whether there is a panel that throws a shadow."""
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        """Use a key of this panel; return whether it was one."""
        del event
        return False

    def suggest(self, action: SeatAction) -> None:
        """Be ready to give this answer when Enter is pressed, where it is one of this panel's; nothing is decided."""

    def weigh(self, trump: Suit) -> None:
        """Show what a hint speaks of with this suit as trump, where suits are compared here; nothing is decided."""

    def stand_by(self, button: PanelButton | None = None) -> None:
        """Take the keys; Enter presses this button, by default the main button."""
        target: QWidget = self if button is None or button is self.main_button else button
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def has_button_focus(self) -> bool:
        """Whether Enter presses the button here that has the focus."""
        return has_focused_button(self)

    @property
    def half_chosen(self) -> object:
        """What the person has chosen here without having answered yet; equal as long as the same is chosen."""
        return None

    def choose_again(self, half_chosen: object) -> None:
        """Choose what was half chosen here before, or in another panel of this kind that asked the same."""

    def take_back(self) -> bool:
        """Forget what has been half chosen here, and return whether there was anything; Escape asks for that."""
        return False

    def add_label(
        self,
        role: Role,
        ink: str = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        wraps: bool = False,
        is_shortened: bool = False,
    ) -> SuitLabel:
        """Return a new line of text, or lines where it `wraps`; `ink` names its color in the theme.

        The panel sees to it that a text which is not to be cut has room, unless it `is_shortened` to what there is.
        """
        label = SuitLabel(style.font(role, self.ui), getattr(self.theme, ink), self, wraps=wraps)
        policy = QSizePolicy.Policy
        width = policy.Preferred if wraps or is_shortened else policy.Minimum
        label.setSizePolicy(width, policy.Minimum if wraps else policy.Fixed)
        self._labels.append((label, role, ink, align))
        self._dress(label, role, ink, align)
        return label

    def rearrange(self) -> None:
        """Place the children again and repaint."""
        self._arrange_all()
        self.follow_with_shadow()
        self.update()

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the shadow around and just below the panel, and grow or shrink with the contents."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        if event.type() in _SHADOW_FOLLOWS:
            self.follow_with_shadow()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the children again."""
        super().resizeEvent(event)
        self._arrange_all()

    def setVisible(self, visible: bool) -> None:
        """Give the keys back before the panel goes: Qt would hand them on as Tab does, and a card would be marked."""
        focused, home = self.focusWidget(), self.parentWidget()
        if not visible and home is not None and focused is not None and focused.hasFocus():
            home.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setVisible(visible)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the panel is gone; a window that is put away with everything in it closes nothing."""
        super().hideEvent(event)
        if self.isHidden():
            self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses on the panel from the table below."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the panel's keys, and Enter; none that decides something acts again because it is held down."""
        if event.isAutoRepeat() and event.key() not in _REPEATING:
            event.accept()
            return
        if not is_command(event) and self.handle_key(event):
            event.accept()
            return
        if event.key() in ENTER_KEYS:
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
        self.paint_panel(painter)
        self.paint_content(painter)
        self._paint_ring(painter)
        painter.end()

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the panel itself."""
        self.paint_ground(painter, self.rect())

    def paint_ground(self, painter: QPainter, box: QRect) -> None:
        """Paint a rounded panel of this size."""
        radius = tokens.RADIUS_PANEL * self.ui
        painter.setPen(QPen(QColor(self.theme.line), 1))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def follow_with_shadow(self) -> None:
        """Show the shadow where the panel is, if it is in sight and casts one."""
        self._shadow.surround(self.geometry())
        self._shadow.stackUnder(self)
        self._shadow.setVisible(not self.isHidden() and self.casts_shadow())

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _arrange_all(self) -> None:
        self.choose_content()
        self._fit()
        if not self.rect().isEmpty():
            self.arrange()

    def _fit(self) -> None:
        """Take the room that the contents need now."""
        if self._boxes is None or self._place.isNull():
            return
        box = self._extent()
        if box.size() != self.size():
            self._arrival.stop()
            self.setGeometry(box)
        self._boxes.activate()

    def _extent(self) -> QRect:
        """Return the rectangle of the panel: its place, or as much more as its contents need, standing on its foot."""
        place, home = self._place, self.parentWidget()
        if self._boxes is None or home is None:
            return QRect(place)
        width = min(max(place.width(), self._boxes.minimumSize().width()), home.width())
        height = min(max(place.height(), self.needed_height(width)), home.height())
        left = min(max(0, place.x() + (place.width() - width) // 2), home.width() - width)
        return QRect(left, max(0, place.bottom() + 1 - height), width, height)

    def _dress(self, label: SuitLabel, role: Role, ink: str, align: Qt.AlignmentFlag) -> None:
        label.set_look(style.font(role, self.ui), getattr(self.theme, ink), align=align)

    def _paint_ring(self, painter: QPainter) -> None:
        focused = self.focusWidget()
        if isinstance(focused, PanelButton) and focused.shows_focus:
            focused.paint_ring(painter, QRectF(focused.rect()).translated(focused.mapTo(self, QPoint(0, 0))))
