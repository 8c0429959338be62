"""The painted buttons of dialogs and panels; those of panels have key caps and second lines."""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from pinochle_qt.ui.controls.keyboard.focus_ring import RING_GAP, ShowsKeyFocus, paint_ring
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.keyboard.owners import group_of
from pinochle_qt.ui.controls.keyboard.typed import take_typed
from pinochle_qt.ui.controls.styled import PaintedOnce
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import are_signs_colored, draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent

_ARROWS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
_CENTER = Qt.AlignmentFlag.AlignHCenter
ENTER: Final = "Enter"
"""The key of the button that Enter presses, as long as it means nothing else where the focus is."""


class Kind(Enum):
    """The appearance of a button."""

    MAIN = "main"
    """The one yellow button of a panel or dialog."""
    PLAIN = "plain"
    CHIP = "chip"
    """One of several values; the chosen one has the accent outline."""
    COUNT = "count"
    """A small button in a row; the one that is down is filled."""
    STEP = "step"
    """A square with a sign inside a stepper."""
    TOOL = "tool"
    """A small button on the strip, or beside something in a dialog."""
    LINK = "link"
    """Text without a box."""


_ENTER_KINDS: Final = frozenset({Kind.MAIN, Kind.PLAIN})
"""The buttons that show the Enter key cap when they have the focus."""

_SIZES: Final = {
    Kind.COUNT: (42, 36, 12),
    Kind.STEP: (40, 40, 0),
    Kind.TOOL: (0, tokens.TOOL_HEIGHT, 12),
    Kind.LINK: (0, 24, 4),
}
"""Minimum width, height and horizontal padding, at scale 1, of the kinds that differ from the default."""
_SIZE: Final = (0, tokens.BUTTON_HEIGHT, 20)
_ROLES: Final = {Kind.TOOL: Role.NOTE_TITLE, Kind.LINK: Role.NOTE_TITLE, Kind.STEP: Role.TITLE}
_CAP_GAP: Final = 8
"""The space between a label and its key cap at scale 1."""
_TALL_FROM: Final = 56
"""The height at scale 1 from which a long note takes two lines."""


class Button(PaintedOnce, QPushButton):
    """A button that paints itself in the application's current theme; Enter presses the main one.

    A button in the `chosen` state is outlined. A flat tool has a faint outline; a flat step appears under the pointer.
    """

    def __init__(
        self,
        kind: Kind,
        parent: QWidget,
        label: str = "",
        clicked: Callable[..., object] | SignalInstance | None = None,
    ) -> None:
        """Create a button; a click on it calls a slot or emits a signal."""
        super().__init__(parent)  # given a label, PySide would check whether it is an icon, and build that class
        self.setText(label)
        self._kind = kind
        self._chosen = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setDefault(kind is Kind.MAIN)
        self.setAutoDefault(kind is Kind.MAIN)
        if clicked is not None:
            self.clicked.connect(clicked)
        self.pressed.connect(take_typed)  # by a screen reader, for example, a button is pressed without any event

    @property
    def kind(self) -> Kind:
        """The appearance of the button."""
        return self._kind

    @property
    def is_chosen(self) -> bool:
        """Whether the button is outlined as the chosen one; a chip that is down is."""
        return self._chosen or (self._kind is Kind.CHIP and self.isChecked())

    def set_chosen(self, chosen: bool) -> None:
        """Outline the button as the chosen one, or remove the outline."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size that shows everything; a step is a square."""
        minimum, height, padding = _SIZES.get(self._kind, _SIZE)
        width = max(minimum * self.ui, self.words_width() + 2 * padding * self.ui)
        return QSize(round(width), round(height * self.ui))

    def setText(self, label: str) -> None:
        """Show a label, in which an & is painted as it is and does not make the next letter a shortcut."""
        super().setText(label)
        if "&" in label:
            self.setShortcut("")

    def words_width(self) -> float:
        """Return the width of the label in pixels."""
        return text_width(self.text(), self._font())

    # ---- for the buttons of other kinds ----------------------------------------------------------------------------

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        state = (self.isEnabled(), self.isDown(), self.isChecked(), self.underMouse(), self.hasFocus(), self._chosen)
        return (self.text(), self._kind, *state, self.theme, self.ui, are_signs_colored())

    def draw(self, painter: QPainter) -> None:
        """Paint the fill, outline and label, and the focus ring inside the button."""
        self._paint_body(painter)
        self._paint_words(painter, QRectF(self.rect()), self.ink())
        if self.hasFocus():
            line = tokens.CHOSEN_LINE if self._kind in {Kind.TOOL, Kind.LINK} else tokens.RING_LINE
            self.paint_ring(painter, QRectF(self.rect()), line, -line)

    def paint_ring(self, painter: QPainter, edge: QRectF, line: int = tokens.RING_LINE, gap: int = RING_GAP) -> None:
        """Paint the focus ring, `gap` pixels outside the edge of the button."""
        paint_ring(painter, edge, self.theme, self.ui, line=line, gap=gap)

    def ink(self) -> QColor:
        """Return the present color of the label and of signs."""
        theme = self.theme
        if not self.isEnabled():
            return style.faint(theme)
        if self._kind is Kind.MAIN:
            return QColor(theme.on_accent)
        if self._kind is Kind.LINK:
            return QColor(theme.link)
        if self._kind is Kind.COUNT and self.isChecked():
            return QColor(theme.on_link)
        if self.is_chosen and self._kind is not Kind.TOOL:
            return QColor(theme.accent_ink)
        return QColor(theme.text)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _font(self) -> QFont:
        return style.font(_ROLES.get(self._kind, Role.NAME), self.ui)

    def _paint_body(self, painter: QPainter) -> None:
        theme, hover = self.theme, self.isEnabled() and self.underMouse()
        fill: QColor | None = QColor(theme.panel2)
        line: QColor | None = QColor(theme.ctl_line)
        if self._kind is Kind.LINK:
            fill, line = (QColor(theme.panel2) if hover else None), None
        elif not self.isEnabled():
            fill, line = style.mixed(theme.panel, theme.panel2, 0.35), QColor(theme.line)
        elif self._kind is Kind.MAIN:
            fill = style.mixed(theme.accent, "#FFFFFF", 0.25) if hover else QColor(theme.accent)
            line = QColor(theme.accent_ink)
        elif self._kind is Kind.TOOL:
            fill = QColor(theme.panel2 if hover or self.isChecked() else theme.panel)
            line = QColor(theme.line if self.isFlat() else theme.ctl_line)
        elif self._kind is Kind.COUNT:
            fill = QColor(theme.panel2) if hover else None
            if self.isChecked():
                fill = line = QColor(theme.link)
        elif hover:
            fill = style.mixed(theme.panel2, theme.text, 0.08)
        if self._kind is Kind.STEP:
            fill, line = (None if self.isFlat() and not hover else fill), None
        if self.isDown() and fill is not None:
            fill = style.mixed(fill.name(), theme.panel, 0.30)
        width = tokens.HAIRLINE
        if self.is_chosen and self.isEnabled():
            line, width = QColor(theme.accent_ink), tokens.CHOSEN_LINE
        self._paint_box(painter, fill, line, width)

    def _paint_box(self, painter: QPainter, fill: QColor | None, line: QColor | None, width: int) -> None:
        radius = (tokens.RADIUS_KEY if self._kind is Kind.STEP else tokens.RADIUS_CONTROL) * self.ui
        inset = width / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        paint_box(painter, box, radius, fill, line=line, width=width)

    def _paint_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        draw_text(painter, box.adjusted(2, 0, -2, 0), self.text(), self._font(), ink, align=_CENTER)


@runtime_checkable
class UsesEnter(Protocol):
    """A widget that may use Enter for itself while it has the focus."""

    @property
    def keeps_enter(self) -> bool:
        """Whether Enter presses no button of a panel now."""


class PanelButton(ShowsKeyFocus, Button):
    """A button of panels and rooms; a click never gives it the focus, so Enter keeps its meaning.

    `key` is shown as a cap beside the text, `note` as a second line. `value` is what the button stands for if it is
    one of several to pick from.

    Signals:
        picked: the value of the button, when it is clicked.
        pointed: the button was clicked with the mouse, and what that causes has been done.
    """

    picked = Signal(object)
    pointed = Signal()

    def __init__(self, kind: Kind, parent: QWidget) -> None:
        super().__init__(kind, parent)
        self.setAutoDefault(False)
        self.setFlat(kind is Kind.TOOL)
        self.value: object = None
        self._key = ""
        self._note = ""
        self._height = 0
        self._stands_in = False
        self.keeps_key = False
        """Whether the key takes the place of the second line where it doesn't fit beside the text."""
        self._follows_focus = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy.Policy.Fixed if kind is Kind.STEP else QSizePolicy.Policy.Preferred
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._pick)

    def set_kind(self, kind: Kind) -> None:
        """Change the kind of the button: which one is a panel's main button may depend on what the panel shows."""
        self._kind = kind
        self.updateGeometry()
        self.update()

    def set_height(self, height: int) -> None:
        """Set the height at scale 1, instead of the usual height of the kind."""
        self._height = height
        self.updateGeometry()

    def be_main(self, *, is_main: bool, stands_in: bool = False) -> None:
        """Become the yellow button of the panel or a plain one; one that stands in for another takes its key cap."""
        self._stands_in = stands_in
        self.set_kind(Kind.MAIN if is_main else Kind.PLAIN)

    @property
    def has_space_for_cap(self) -> bool:
        """Whether the key cap fits beside the text; otherwise it is left out."""
        needed = text_width(self.text(), self._font()) + _CAP_GAP * self.ui + self._cap_width(self.cap)
        return needed <= self.width() - 8

    @property
    def cap(self) -> str:
        """The visible key cap; only the button that Enter would press, wherever the focus is, shows that cap."""
        if self._kind in _ENTER_KINDS and self.hasFocus():
            return Word.ENTER()
        key = ENTER if self._stands_in else "" if self._key == ENTER and self._kind is Kind.PLAIN else self._key
        return key if key != ENTER else "" if self._is_enter_elsewhere() else Word.ENTER()

    def set_label(self, label: str, *, key: str = "", note: str = "", name: str = "") -> None:
        """Show a text, a key cap and a second line; `name` is what screen readers say, if not the text."""
        self._key, self._note = key, note
        if key == ENTER and not self._follows_focus:
            self._follows_focus = True
            QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]
        self.setText(label)
        self.setAccessibleName(name or text.spoken(label))
        self.setAccessibleDescription(text.spoken(note))
        self.updateGeometry()
        self.update()

    def words_width(self) -> float:
        """Return the width that the label, key cap and second line need, in pixels."""
        width = super().words_width()
        if self._key:
            width += _CAP_GAP * self.ui + self._cap_width(Word.ENTER() if self._key == ENTER else self._key)
        if self._note:
            width = max(width, text_width(self._note, style.font(Role.CAPTION, self.ui)))
        return width

    def sizeHint(self) -> QSize:
        """Return the size that shows everything."""
        size = super().sizeHint()
        return QSize(size.width(), style.scaled(self._height)) if self._height else size

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which no text is cut; the key cap is dropped first."""
        width = text_width(self.text(), self._font()) + 4
        if self._note:
            font = style.font(Role.CAPTION, self.ui)
            is_tall = self.minimumHeight() >= _TALL_FROM * self.ui
            note = _two_line_width(self._note, font) + 12 * self.ui if is_tall else text_width(self._note, font) + 8
            width = max(width, note)
        return QSize(ceil(width), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the panel, which knows what it means, and the arrow keys, unless they choose in a group."""
        if (event.key() in _ARROWS and group_of(self) is None) or event.key() in ENTER_KEYS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a click with the mouse, which does not take the focus."""
        is_click = self.isDown() and self.hitButton(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if is_click:
            self.pointed.emit()

    # ---- for the buttons of other kinds ----------------------------------------------------------------------------

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (*super().look(), self.cap, self._second_line)

    def draw(self, painter: QPainter) -> None:
        """Paint the fill, outline, label, key cap and second line; the panel paints the focus ring."""
        self._paint_body(painter)
        if self._second_line:
            self._paint_two_lines(painter, self.ink())
        else:
            self._paint_words(painter, QRectF(self.rect()), self.ink())

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _second_line(self) -> str:
        """The note, or the key that would otherwise not be shown."""
        return self.cap if self.keeps_key and self.cap and not self.has_space_for_cap else self._note

    def _is_enter_elsewhere(self) -> bool:
        """Return whether Enter means something else where the focus is: another button, or the cards."""
        focused = QApplication.focusWidget()
        if focused is None or focused.window() is not self.window():
            return False
        return pressed_by_enter(focused) is not None or (isinstance(focused, UsesEnter) and focused.keeps_enter)

    def _on_focus_changed(self) -> None:
        self.update()

    def _pick(self) -> None:
        self.picked.emit(self.value)

    def _key_font(self) -> QFont:
        return style.font(Role.CAPTION, self.ui)

    def _cap_width(self, key: str) -> float:
        return QFontMetricsF(self._key_font()).horizontalAdvance(key) + 10 * self.ui

    def _paint_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        font = self._font()
        gap, cap = _CAP_GAP * self.ui, self._cap_width(self.cap)
        if not self.cap or not self.has_space_for_cap:
            super()._paint_words(painter, box, ink)
            return
        label = text_width(self.text(), font)
        left = box.center().x() - (label + gap + cap) / 2
        draw_text(painter, QRectF(left, box.top(), label + 1, box.height()), self.text(), font, ink)
        height = 18 * self.ui
        key = QRectF(left + label + gap, box.center().y() - height / 2, cap, height)
        paint_box(painter, key, tokens.RADIUS_KEY * self.ui, line=ink)
        draw_text(painter, key, self.cap, self._key_font(), ink, align=_CENTER)

    def _paint_two_lines(self, painter: QPainter, ink: QColor) -> None:
        """Paint the text and the note; on a tall button, a long note takes two lines."""
        ui = self.ui
        box, middle = QRectF(self.rect()), self.height() / 2
        font = style.font(Role.CAPTION, ui)
        is_tall = box.height() >= _TALL_FROM * ui
        note = self._second_line
        note_lines = wrapped(note, font, box.width() - 12 * ui)[:2] if is_tall else [note]
        if len(note_lines) == 2:
            note_lines[1] = note[len(note_lines[0]) :].strip()
        padding = 4 * ui if is_tall and len(note_lines) == 1 else 0.0
        top = middle - 19 * ui - padding - (8 * ui if len(note_lines) == 2 else 0)
        self._paint_words(painter, QRectF(box.left(), top, box.width(), 20 * ui), ink)
        quiet = ink if self._kind is Kind.MAIN or not self.isEnabled() else QColor(self.theme.muted)
        for number, words in enumerate(note_lines):
            line = QRectF(box.left() + 4, top + 20 * ui + 2 * padding + number * 16 * ui, box.width() - 8, 16 * ui)
            draw_text(painter, line, words, font, quiet, align=_CENTER)


def pressed_by_enter(focused: QWidget | None) -> PanelButton | None:
    """Return the button that Enter presses where the focus is: the one that has it, unless it is a choice already made.

    A choice that is made leaves Enter to the main button.
    """
    if not isinstance(focused, PanelButton) or not focused.hasFocus():
        return None
    return None if focused.autoExclusive() and focused.isChecked() else focused


def has_focused_button(parent: QWidget | None) -> bool:
    """Return whether a button on the widget has the focus, rather than the widget itself or something elsewhere."""
    focused = parent.focusWidget() if parent is not None else None
    return isinstance(focused, PanelButton) and focused.hasFocus()


def _two_line_width(note: str, font: QFont) -> float:
    """Return the width of the longer line of a note that is broken into two lines as evenly as possible."""
    words = note.split(" ")
    halves = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1))
    return min(max(text_width(first, font), text_width(second, font)) for first, second in halves)
