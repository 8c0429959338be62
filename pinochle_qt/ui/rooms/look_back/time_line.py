"""All choices of a deal on one line: a dot if Expert would have done the same, a bar for what a choice cost."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box, paint_disc
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.ui.rooms.look_back.choices import Group, ReviewedChoice

_PITCH, _NARROW_PITCH, _GAP = 42, 24, 22
"""Largest and smallest distance between choices, and the space between groups, at scale 1."""
_PER_POINT, _MIN_BAR = 0.15, 5
"""Height of a bar per tenth of a point, and its minimum, at scale 1; it stays below the group names."""
_LABEL_GAP: Final = 6
"""Space between the labels below two choices, at scale 1."""
_BASE, _HEIGHT, _MIN_HEIGHT = 24, 76, 56
"""Distance of the line from the lower edge, and the preferred and smallest total height, at scale 1."""
_NAMES_HEIGHT = 19
"""Height of the group names at the upper edge, at scale 1."""


class TimeLine(Painted, QWidget):
    """Lets the user choose a step with the mouse; if not all choices fit, it scrolls along with the current step.

    Signals:
        chosen: the step of a choice.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices: Sequence[ReviewedChoice] = ()
        self._known_opinions: Mapping[int, Opinion] = {}
        self._current_step = -1
        self._describe: Callable[[int], str] = lambda _: ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(ReviewWord.TIME_LINE())

    def show_choices(self, choices: Sequence[ReviewedChoice], describe: Callable[[int], str]) -> None:
        """Show the choices of another deal; `describe` describes a step in a sentence."""
        self._choices, self._describe = choices, describe
        self.update()

    def show_known(self, known: Mapping[int, Opinion], at: int) -> None:
        """Show Expert's opinions so far, and the current step; a tooltip disappears with its step."""
        if at != self._current_step and QToolTip.isVisible():
            QToolTip.hideText()
        self._known_opinions, self._current_step = known, at
        self.setAccessibleDescription(self._describe(at))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size tall enough for the tallest bar."""
        return QSize(round(200 * self.ui), round(_HEIGHT * self.ui))

    def minimumSizeHint(self) -> QSize:
        """Return a size with space for a few choices."""
        return QSize(round(160 * self.ui), round(_MIN_HEIGHT * self.ui))

    @property
    def names(self) -> list[tuple[float, float]]:
        """The left and right ends of the group names, in pixels from the left."""
        places, slots = self._placement()
        group_starts = [
            at for at, each in enumerate(self._choices) if not at or each.group != self._choices[at - 1].group
        ]
        lefts = [max(0.0, places[at] - slots[at] / 2) for at in group_starts]  # the first choices may be out of sight
        return [(x, x + self._name_width(self._choices[at].group)) for at, x in zip(group_starts, lefts, strict=True)]

    def x_of(self, number: int) -> float:
        """Return the center of a choice, in pixels from the left."""
        return self._placement()[0][number]

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Describe the step under the cursor in a tooltip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._number_at(event.pos().x())
            if number is not None:
                QToolTip.showText(event.globalPos(), self._describe(self._choices[number].step), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the step that was pressed."""
        number = self._number_at(event.position().x())
        if number is not None:
            self.chosen.emit(self._choices[number].step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the room."""
        event.ignore()

    def draw(self, painter: QPainter) -> None:
        """Paint the line, the groups, the marks, and the frame around the current step."""
        theme, ui, base = self.theme, self.ui, self.height() - _BASE * self.ui
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QPointF(0, base), QPointF(self.width(), base))
        self._paint_names(painter)
        group = ""
        placed = zip(self._choices, *self._placement(), strict=True)
        for number, (choice, x, slot) in enumerate(placed):
            if choice.group != group:
                group = choice.group
                if number:
                    painter.setPen(QPen(QColor(theme.line), 1))
                    left = x - (slot + _GAP * ui) / 2
                    painter.drawLine(QPointF(left, 4 * ui), QPointF(left, base))
            self._paint_choice(painter, choice, x, base, slot)
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_box(painter, around, 8 * ui, line=theme.text, width=tokens.CHOSEN_LINE)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _paint_names(self, painter: QPainter) -> None:
        """Paint the names of the groups, but none that the next group leaves too little space for."""
        font, ui, names = style.font(Role.CAPTION, self.ui), self.ui, self.names
        space = _LABEL_GAP * ui
        for at, (group, _) in enumerate(groupby(each.group for each in self._choices)):
            left, right = names[at]
            if right <= (names[at + 1][0] - space if at + 1 < len(names) else self.width()):
                box = QRectF(left, 1 * ui, 120 * ui, 17 * ui)
                draw_text(painter, box, _group_name(group), font, self.theme.muted)

    def _paint_choice(self, painter: QPainter, choice: ReviewedChoice, x: float, base: float, slot: float) -> None:
        theme, ui = self.theme, self.ui
        opinion = self._known_opinions.get(choice.step)
        if opinion is None:
            paint_box(painter, QRectF(x - 5 * ui, base - 12 * ui, 10 * ui, 12 * ui), 2 * ui, theme.line)
        elif opinion.verdict == "cost":
            height = min(max(opinion.cost * _PER_POINT, _MIN_BAR) * ui, base - (_NAMES_HEIGHT + 4) * ui)
            paint_box(painter, QRectF(x - 6 * ui, base - height, 12 * ui, height), 2 * ui, theme.bad)
        elif opinion.verdict == "other":
            paint_disc(painter, QPointF(x, base - 6 * ui), 3.5 * ui, line=theme.muted, width=1.5 * ui)
        else:
            paint_disc(painter, QPointF(x, base - 6 * ui), 3.5 * ui, theme.good)
        below = QRectF(x - 20 * ui, base + 3 * ui, 40 * ui, 18 * ui)
        font = style.font(Role.CAPTION, ui)
        is_chosen = choice.step == self._current_step
        ink = theme.text if is_chosen else theme.muted
        half_label = text_width(choice.label, font) / 2
        if half_label <= x <= self.width() - half_label:  # half of 14 would read as 1
            draw_text(painter, below, choice.label, font, ink, align=Qt.AlignmentFlag.AlignHCenter)
        if is_chosen:
            half = min(18 * ui, slot / 2)
            frame = QRectF(x - half, _NAMES_HEIGHT * ui, 2 * half, self.height() - (_NAMES_HEIGHT + 1) * ui)
            paint_box(painter, frame, 8 * ui, line=theme.text, width=tokens.CHOSEN_LINE)

    def _number_at(self, x: float) -> int | None:
        places, slots = self._placement()
        nearest = min(range(len(places)), key=lambda number: abs(places[number] - x), default=None)
        return nearest if nearest is not None and abs(places[nearest] - x) <= slots[nearest] / 2 + 4 else None

    def _name_width(self, group: Group) -> float:
        """Return the width of a group's name above its choices, in pixels."""
        return text_width(_group_name(group), style.font(Role.CAPTION, self.ui))

    def _slots(self) -> list[float]:
        """Return the width of each choice: the largest that fits, but always enough for the label below it."""
        font, label_gap = style.font(Role.CAPTION, self.ui), _LABEL_GAP * self.ui
        label_widths = [text_width(each.label, font) + label_gap for each in self._choices]
        for pitch in range(_PITCH, _NARROW_PITCH - 1, -1):
            slots = [max(pitch * self.ui, minimum) for minimum in label_widths]
            if self._spread(slots)[1] <= self.width():
                break
        return slots

    def _spread(self, slots: Sequence[float]) -> tuple[list[float], float]:
        """Return the centers of choices of these widths from the left, and the right end of the last group."""
        places: list[float] = []
        end, gap = 0.0, _GAP * self.ui
        numbers = range(len(self._choices))
        for group, members in groupby(numbers, key=lambda number: self._choices[number].group):
            x = begin = end + (gap if places else 0.0)
            for number in members:
                places.append(x + slots[number] / 2)
                x += slots[number]
            end = max(x, begin + self._name_width(group))
        return places, end

    def _placement(self) -> tuple[list[float], list[float]]:
        """Return the center and width of each choice; if they do not all fit, the current one stays visible."""
        slots = self._slots()
        places, end = self._spread(slots)
        overflow = end - self.width()
        if overflow > 0:
            current = next(
                (at for at, each in enumerate(self._choices) if each.step >= self._current_step), len(places) - 1
            )
            shift = min(max(0.0, places[current] - self.width() / 2), overflow)
            places = [each - shift for each in places]
        return places, slots


def _group_name(group: Group) -> str:
    return ReviewWord[f"GROUP_{group.replace(' ', '_')}".upper()]()
