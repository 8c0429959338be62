"""A row of buttons for choosing one of a few values, such as a player at the table or a suit."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pinochle_qt.engine.cards import Suit  # noqa: TC001 - msgspec looks at the types of a structure
from pinochle_qt.ui.controls.boxes import discard
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.keys import ARROW_STEPS
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.plates import paint_shape
from pinochle_qt.ui.draw.short_names import distinct_labels
from pinochle_qt.ui.draw.suits import draw_suit, draw_text, sign_ink, text_width
from pinochle_qt.ui.draw.theme import SIDE_SHAPES, Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPainter

_MARK, _SUIT = 12, 18
"""The heights of a side's shape and of a suit sign, at scale 1."""
_HEIGHT: Final = 36
_MAX_ACROSS: Final = 6
"""The most buttons in one row; more than that are split into two rows."""
_RING: Final = 4
"""The space above and below the buttons for the focus ring, at scale 1."""


class Choice(Struct, frozen=True):
    """One of the values."""

    value: object
    label: str
    mark: int | None = None
    """The shape of a side, shown before the label."""
    spoken: str = ""
    """What screen readers say, if it differs from the label."""
    suit: Suit | None = None
    """Painted in place of the label; when chosen, the button looks like a piece of card."""


class MarkButton(PanelButton):
    """A button with the shape of a side before its label; its row decides how a label that is too long is shortened."""

    def __init__(self, row: ChoiceRow, mark: int | None = None, suit: Suit | None = None) -> None:
        super().__init__(Kind.COUNT, row)
        self._row, self._mark, self._suit = row, mark, suit

    def minimumSizeHint(self) -> QSize:
        """Return a size with space for the shape and a few letters; a label that is not a name is not shortened."""
        words = text_width(self.text(), style.font(Role.NAME, self.ui))
        words = min(words, 34 * self.ui) if self.has_mark else words
        return QSize(ceil(self._mark_width + words + 8 * self.ui), self.sizeHint().height())

    def words_width(self) -> float:
        """Return the width that the shape and the label need, in pixels."""
        return super().words_width() + self._mark_width

    @property
    def _mark_width(self) -> float:
        """The width that the shape takes, in pixels."""
        return 0 if self._mark is None else (_MARK + 6) * self.ui

    @property
    def has_mark(self) -> bool:
        """Whether there is a shape, which means that the label is a name."""
        return self._mark is not None

    @property
    def words_space(self) -> float:
        """The width available for the label, in pixels."""
        return self.width() - self._mark_width - 8 * self.ui

    @property
    def seen(self) -> str:
        """The label as it is shown now, shortened if need be."""
        return self._row.seen[self] if self.has_mark else self.text()

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        return (*super().look(), self._mark, self.seen)

    def draw(self, painter: QPainter) -> None:
        """Paint the background, shape and label; on the chosen button the shape has the color of the label."""
        if self._suit is not None:
            self._draw_suit(painter, self._suit)
            return
        if self._mark is None:
            super().draw(painter)
            return
        self._paint_body(painter)
        ui, font, box = self.ui, style.font(Role.NAME, self.ui), QRectF(self.rect())
        mark_width, seen = self._mark_width, self.seen
        label_width = text_width(seen, font)
        left = box.center().x() - (label_width + mark_width) / 2
        center = QPointF(left + _MARK * ui / 2, box.center().y())
        theme = self.theme
        if self.isChecked():
            paint_shape(painter, SIDE_SHAPES[self._mark % len(SIDE_SHAPES)], center, _MARK * ui, theme.on_link)
        else:
            draw_mark(painter, self._mark, center, _MARK * ui, theme)
        place = QRectF(left + mark_width, box.top(), label_width + 2, box.height())
        draw_text(painter, place, seen, font, self.ink())

    def _draw_suit(self, painter: QPainter, suit: Suit) -> None:
        theme, box = self.theme, QRectF(self.rect())
        if self.isChecked():
            self._paint_box(painter, QColor(tokens.CARD_FACE), QColor(theme.link), tokens.CHOSEN_LINE)
            sign = QColor(theme.suit_ink(suit.letter))
        else:
            self._paint_body(painter)
            sign = sign_ink(suit, self.ink(), red=theme.bad)
        draw_suit(painter, suit, box.center(), _SUIT * self.ui, sign)


class ChoiceRow(Restyled, QWidget):
    """A row of buttons of which at most one is down; the arrow keys move between them, and Tab moves past them.

    A digit chooses the button with that number.

    Signals:
        chosen: the value of the button that the user has chosen.
        pointed: it was chosen with the mouse, and what that causes has been done.
    """

    chosen = Signal(object)
    pointed = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._name = name
        self.buttons: list[MarkButton] = []
        self._choices: tuple[Choice, ...] = ()
        self._row = QGridLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_style()

    def offer(self, choices: Sequence[Choice], value: object = None) -> None:
        """Show one button per value, replacing the old ones, with the button of `value` down."""
        if tuple(choices) != self._choices:
            had_focus = any(button.hasFocus() for button in self.buttons)
            for button in self.buttons:
                self._row.removeWidget(button)
                discard(button)
            self._choices = tuple(choices)
            self.buttons = [self._button(choice) for choice in choices]
            across = len(choices) if len(choices) <= _MAX_ACROSS else -(-len(choices) // 2)
            for at, button in enumerate(self.buttons):
                self._row.addWidget(button, at // across, at % across)
                button.show()  # in a visible row, it would otherwise stay hidden until the next event loop iteration
            self.choose(value)
            if had_focus:
                self.take_keys()
        self.choose(value)

    def choose(self, value: object) -> None:
        """Put the button of a value down, or none if there is no such value."""
        down = next((at for at, choice in enumerate(self._choices) if choice.value == value), None)
        for button in self.buttons:
            button.setAutoExclusive(False)  # or else the last one would stay down
        for at, button in enumerate(self.buttons):
            button.setChecked(at == down)
            button.setAutoExclusive(True)  # to screen readers, a radio button
            is_stop = at == (0 if down is None else down)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_stop else Qt.FocusPolicy.NoFocus)

    def take_keys(self) -> None:
        """Give the keyboard focus to the button that is down, or to the first one."""
        down = next((button for button in self.buttons if button.isChecked()), None)
        target = down or next(iter(self.buttons), None)
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def value(self) -> object:
        """The value of the button that is down, or None."""
        return next(
            (choice.value for choice, button in zip(self._choices, self.buttons, strict=True) if button.isChecked()),
            None,
        )

    @property
    def seen(self) -> dict[MarkButton, str]:
        """The names as they are shown on the buttons now."""
        named = [button for button in self.buttons if button.has_mark]
        spaces = [button.words_space for button in named]
        labels = distinct_labels([(button.text(),) for button in named], style.font(Role.NAME, self.ui), spaces)
        return dict(zip(named, labels, strict=True))

    def restyle(self) -> None:
        """Scale the buttons, and the space between and around them."""
        self._row.setSpacing(style.scaled(8))
        self._row.setContentsMargins(0, style.scaled(_RING), 0, style.scaled(_RING))
        for button in self.buttons:
            button.setFixedHeight(style.scaled(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move to the next button with the arrow keys, or choose by number."""
        digit = event.text()
        if event.key() in ARROW_STEPS and self.buttons:
            down = next((at for at, button in enumerate(self.buttons) if button.isChecked()), None)
            step = ARROW_STEPS[Qt.Key(event.key())]
            self._pick((down + step) % len(self.buttons) if down is not None else 0)
        elif digit.isdecimal() and digit.isascii() and 0 < int(digit) <= len(self.buttons):
            self._pick(int(digit) - 1)
        else:
            super().keyPressEvent(event)

    def _button(self, choice: Choice) -> MarkButton:
        button = MarkButton(self, choice.mark, choice.suit)
        button.setCheckable(True)
        spoken = choice.spoken or choice.label
        button.set_label(choice.label, name=f"{self._name}: {spoken}")
        button.value = choice.value
        button.setFixedHeight(style.scaled(_HEIGHT))  # at once, even before the row is laid out
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.picked.connect(self._on_picked)
        button.pointed.connect(self.pointed)
        return button

    def _pick(self, at: int) -> None:
        self.choose(self._choices[at].value)
        self.buttons[at].setFocus(Qt.FocusReason.TabFocusReason)
        self.chosen.emit(self._choices[at].value)

    def _on_picked(self, value: object) -> None:
        self.choose(value)
        self.chosen.emit(value)
