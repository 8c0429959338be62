"""The base of everything that floats over the table: a rounded panel, its shadow, and its common behavior."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import delete

from pinochle_qt.ui.controls.buttons import PanelButton, has_focused_button, pressed_by_enter
from pinochle_qt.ui.controls.keyboard.focus_ring import ShowsFocus, paint_ring
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.styled import Painted, Restyled, Styled
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import CachedPicture, paint_box
from pinochle_qt.ui.draw.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.draw.theme import PANEL, PANEL_SHADOW, Role, Tempo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.controls.boxes import Box
    from pinochle_qt.ui.controls.buttons import Kind

_TRAVEL = 8
_SHADOW_EVENTS = frozenset(
    {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange}
)
_COMMAND_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
_LIST_EDGE = 8
"""The least distance in pixels between the edge of the panel and that of a list, for the ring around it."""
_REPEATING = frozenset({*_STEPS, Qt.Key.Key_Backspace, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
"""Keys that may repeat when held down, because they don't decide anything."""


def is_command(event: QKeyEvent) -> bool:
    """Return whether Ctrl, Alt or Meta is held, which makes the key a menu shortcut or nothing."""
    return bool(event.modifiers() & _COMMAND_MODIFIERS)


class PanelShadow(Styled, QWidget):
    """The soft shadow around a panel, cached as a picture; clicks on it go through to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = CachedPicture()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, box: QRect) -> None:
        """Place the shadow around a rectangle of the parent."""
        margin = shadow_margin(PANEL_SHADOW, self.ui)
        self.setGeometry(box.adjusted(-margin, -margin, margin, margin))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture, which is created once for each size and device pixel ratio."""
        self._picture.show(self, (self.theme.shadow_strength, self.ui), self._draw)

    def _draw(self, painter: QPainter) -> None:
        margin = shadow_margin(PANEL_SHADOW, self.ui)
        box = QRectF(self.rect().adjusted(margin, margin, -margin, -margin))
        radius = tokens.RADIUS_PANEL * self.ui
        draw_shadow(painter, box, radius, PANEL_SHADOW, self.theme.shadow_strength, self.ui)


class Panel(Painted, Restyled, QWidget):
    """A panel over the table, with its shadow as a sibling just below it.

    Its children are laid out in rows and columns, see `set_boxes`; it is as large as the place it is given, or larger
    if they need more. Enter presses the focused button, or else `main_button`. Nothing is modal: events that a panel
    doesn't use go on to the table.

    Signals:
        chosen: an engine action.
        closed: the panel has been hidden.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.main_button: PanelButton | None = None
        self._usual_main: PanelButton | None = None
        self.has_only_main = False
        """Whether all buttons but the main one are left out; see `show_only_main`."""
        self._shadow = PanelShadow(parent)
        self.destroyed.connect(self._shadow.deleteLater)
        self._boxes: Box | None = None
        self._place = QRect()
        self._arrival = QPropertyAnimation(self, b"pos", self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # ---- place and look --------------------------------------------------------------------------------------------

    def place(self, box: QRect) -> None:
        """Put the panel on a rectangle of the parent; if its contents need more height, it grows upward."""
        self.ensurePolished()
        self._place = QRect(box)
        self._arrival.stop()
        self.choose_content()
        self.setGeometry(self._extent())
        self._arrange_all()

    def follow_style(self) -> None:
        """Apply the application's current style, and find space for everything in it."""
        before = self._followed
        super().follow_style()
        if before != self._followed and not self._place.isNull():
            self.place(self._place)

    def open(self, tempo: Tempo) -> None:
        """Show the panel; it glides a few pixels to its place if the tempo allows motion.

        If the window isn't on the screen yet, the panel appears in its place at once.
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
        """Complete all animations of the panel."""
        self.finish_arrival()

    def finish_arrival(self) -> None:
        """Move the panel to its place at once."""
        if self._arrival.state() == QPropertyAnimation.State.Running:
            self._arrival.setCurrentTime(self._arrival.duration())

    # ---- for the panels --------------------------------------------------------------------------------------------

    def set_boxes(self, boxes: Box) -> None:
        """Lay out the children in rows and columns, which replace the current ones."""
        if self._boxes is not None:
            delete(self._boxes)  # the children stay
        self._boxes = boxes
        self.setLayout(boxes)

    def put(self, child: QWidget, x: float, y: float, width: float, height: float) -> None:
        """Place a child by pixels at scale 1, where the layout depends on more than boxes can express."""
        ui = self.ui
        child.setGeometry(round(x * ui), round(y * ui), round(width * ui), round(max(0.0, height) * ui))

    def needed_height(self, width: int) -> int:
        """Return the height at which everything in the boxes fits this width, both in pixels."""
        return 0 if self._boxes is None else self._boxes.needed_height(width)

    @property
    def place_height(self) -> float:
        """Height of the panel's place at scale 1."""
        return self._place.height() / self.ui

    @property
    def place_width(self) -> float:
        """Width of the panel's place at scale 1."""
        return self._place.width() / self.ui

    def choose_content(self) -> None:
        """Choose what to show in the panel's place; override this if there may be more than fits."""

    def arrange(self) -> None:
        """Place children that aren't in a box, and show as much as fits; called when size, scale or contents change."""

    def restyle(self) -> None:
        """Apply theme and scale to what is kept; called before the panel is first placed, and when they change."""

    def paint_content(self, painter: QPainter) -> None:
        """Paint what isn't a widget, over the panel's background, in widget coordinates."""

    def add_button(
        self,
        kind: Kind,
        clicked: Callable[[], object] | SignalInstance | None = None,
        label: str = "",
        *,
        key: str = "",
        name: str = "",
        height: int = 0,
    ) -> PanelButton:
        """Return a new button; a click may call a slot or emit a signal; see `set_label` and `set_height`."""
        button = PanelButton(kind, self)
        button.colors = self.colors
        button.set_label(label, key=key, name=name)
        button.set_height(height)
        if clicked is not None:
            button.clicked.connect(clicked)
        return button

    def show_only_main(self, *, only: bool, can_go_on: bool = True) -> None:
        """Leave out all buttons but the main one, as on a television, where nobody can press them, or show them all.

        The main one is left out there too unless the game `can_go_on` from here.
        """
        if self.main_button is not None:
            self.main_button.setVisible(can_go_on or not only)
        if only != self.has_only_main:
            self.has_only_main = only
            self._show_buttons()
            self.rearrange()

    def _show_buttons(self) -> None:
        for button in self.findChildren(PanelButton, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if button is not self.main_button:
                button.setVisible(not self.has_only_main)

    @property
    def announcements(self) -> tuple[str, ...]:
        """Texts that screen readers announce when they are new; name and description are read on focus."""
        return ()

    def casts_shadow(self) -> bool:
        """Return whether the panel casts a shadow."""
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        """Handle a key of this panel, and return whether it was one."""
        del event
        return False

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Ask a question, if this panel asks any; `names` are those of the players by seat."""

    def suggest(self, action: SeatAction) -> None:
        """Prepare this answer so that Enter gives it, if it is one of this panel's; decide nothing."""

    def weigh(self, trump: Suit) -> None:
        """Show what a hint says about this suit as trump, if the panel compares suits; decide nothing."""

    def focus_button(self, button: PanelButton | None = None) -> None:
        """Take keyboard focus; Enter then presses this button, by default the main button."""
        target: QWidget = self if button is None or button is self.main_button else button
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def make_main(self, button: PanelButton | None = None) -> None:
        """Make this the yellow button, which Enter presses, or without one the panel's usual main button."""
        before = self.main_button
        if self._usual_main is None:
            self._usual_main = before
        wanted = self._usual_main if button is None else button
        if before is None or wanted is None or wanted is before:
            return
        before.be_main(is_main=False)
        wanted.be_main(is_main=True, stands_in=wanted is not self._usual_main)
        self.main_button = wanted

    def prepare(self, button: PanelButton | None) -> None:
        """Make this the button that Enter presses, and take the focus so that Enter gets here."""
        self.make_main(button)
        self.focus_button()

    @property
    def has_button_focus(self) -> bool:
        """Whether one of the panel's buttons has the focus, so that Enter presses it."""
        return has_focused_button(self)

    @property
    def pending_choice(self) -> object:
        """What the player has chosen so far without answering; equal as long as the choice is the same."""
        return None

    def restore_choice(self, pending_choice: object) -> None:
        """Restore a half-made choice from this panel, or from another of its kind that asked the same question."""

    def take_back(self) -> bool:
        """Undo the choice made so far, and return whether there was any; called on Escape."""
        return False

    def add_label(
        self,
        role: Role,
        ink: str = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        words: str = "",
        wraps: bool = False,
        is_shortened: bool = False,
    ) -> SuitLabel:
        """Return a new label of one line, or of several if it `wraps`; `ink` names its color in the theme.

        The panel makes space for the whole text, unless the label `is_shortened` to the space available.
        """
        label = SuitLabel(role, ink, self, align, wraps=wraps)
        label.colors = self.colors
        policy = QSizePolicy.Policy
        width = policy.Preferred if wraps or is_shortened else policy.Minimum
        label.setSizePolicy(width, policy.Minimum if wraps else policy.Fixed)
        label.set_text(words)
        return label

    def rearrange(self) -> None:
        """Lay out the children again and repaint."""
        self._arrange_all()
        self.follow_with_shadow()
        self.update()

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the shadow around and just below the panel, and resize the panel with its contents."""
        handled = super().event(event)
        if event.type() == QEvent.Type.Polish:
            self.follow_style()
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        if event.type() in _SHADOW_EVENTS:
            self.follow_with_shadow()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the children again."""
        super().resizeEvent(event)
        self._arrange_all()

    def setVisible(self, visible: bool) -> None:
        """Return the focus to the parent before hiding; otherwise Qt would move it as Tab does and highlight a card."""
        focused, parent_widget = self.focusWidget(), self.parentWidget()
        if not visible and parent_widget is not None and focused is not None and focused.hasFocus():
            parent_widget.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setVisible(visible)

    def hideEvent(self, event: QHideEvent) -> None:
        """Emit `closed` if the panel itself was hidden, but not if its window was."""
        super().hideEvent(event)
        if self.isHidden():
            self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks on the panel from reaching the table below."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the panel's keys and Enter; a key that decides something doesn't repeat when held down."""
        if event.isAutoRepeat() and event.key() not in _REPEATING:
            event.accept()
            return
        if not is_command(event) and self.handle_key(event):
            event.accept()
            return
        if event.key() in ENTER_KEYS:
            target = pressed_by_enter(self.focusWidget()) or self.main_button
            if target is not None and target.isVisibleTo(self):
                target.click()
                event.accept()
                return
        super().keyPressEvent(event)

    def draw(self, painter: QPainter) -> None:
        """Paint the panel, its contents, and the ring around the focused button, list or page."""
        self.paint_panel(painter)
        self.paint_content(painter)
        self._paint_ring(painter)

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the panel itself."""
        self.paint_ground(painter, self.rect())

    def paint_ground(self, painter: QPainter, box: QRect) -> None:
        """Paint a rounded panel of this size."""
        radius = tokens.RADIUS_PANEL * self.ui
        paint_box(painter, QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), radius, self.theme.panel, line=self.theme.line)

    def follow_with_shadow(self) -> None:
        """Place the shadow around the panel, and show it if the panel is visible and casts one."""
        self._shadow.surround(self.geometry())
        self._shadow.stackUnder(self)
        self._shadow.setVisible(not self.isHidden() and self.casts_shadow())

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _arrange_all(self) -> None:
        self.choose_content()
        self._fit()
        if not self.rect().isEmpty():
            self.arrange()
        if self.has_only_main:
            self._show_buttons()

    def _fit(self) -> None:
        """Adjust the size to what the contents need now."""
        if self._boxes is None or self._place.isNull():
            return
        box = self._extent()
        if box.size() != self.size():
            self._arrival.stop()
            self.setGeometry(box)
        self._boxes.activate()

    def _extent(self) -> QRect:
        """Return the panel's rectangle: its place, or larger if its contents need it, with the bottom edge kept."""
        place, parent_widget = self._place, self.parentWidget()
        if self._boxes is None or parent_widget is None:
            return QRect(place)
        width = min(max(place.width(), self._boxes.minimumSize().width()), parent_widget.width())
        height = min(max(place.height(), self.needed_height(width)), parent_widget.height())
        left = min(max(0, place.x() + (place.width() - width) // 2), parent_widget.width() - width)
        return QRect(left, max(0, place.bottom() + 1 - height), width, height)

    def _paint_ring(self, painter: QPainter) -> None:
        focused = self.focusWidget()
        if focused is None or not focused.hasFocus() or not focused.isVisible():
            return
        edge = QRectF(focused.rect()).translated(focused.mapTo(self, QPoint(0, 0)))
        if isinstance(focused, PanelButton) and focused.shows_focus:
            focused.paint_ring(painter, edge)
        elif isinstance(focused, ShowsFocus) and focused.shows_focus:
            inside = QRectF(self.rect()).adjusted(_LIST_EDGE, _LIST_EDGE, -_LIST_EDGE, -_LIST_EDGE)
            paint_ring(painter, edge.intersected(inside), self.theme, self.ui, line=tokens.CHOSEN_LINE)
