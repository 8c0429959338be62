"""All choices of a deal on one line: a dot where Expert would have done the same, a bar as high as what it cost."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.words.review_catalog import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.rooms.look_back.choices import Choice, Group

_PITCH, _NARROW_PITCH, _GAP = 42, 24, 22
"""From choice to choice, at most and at least, and between groups, at ui = 1."""
_PER_POINT, _LEAST = 0.15, 5
"""The height of a bar for each tenth of a point, and its least, at ui = 1; it ends below the names of the groups."""
_BASE, _HEIGHT, _LEAST_HEIGHT = 24, 76, 56
"""How far the line stands above the lower edge, and the height of the whole and at least, at ui = 1."""
_NAMES = 19
"""The room of the names of the groups at the upper edge, at ui = 1."""
_GROUPS: Final = {
    "auction": ReviewWord.GROUP_AUCTION,
    "trump": ReviewWord.GROUP_TRUMP,
    "melds": ReviewWord.GROUP_MELDS,
    "tricks": ReviewWord.GROUP_TRICKS,
}


class TimeLine(QWidget):
    """Chooses a step by mouse or arrow keys; too many choices scroll with the one that is looked at.

    Signals:
        chosen: the step of a choice.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._ui = theme, 1.0
        self._choices: Sequence[Choice] = ()
        self._known: Mapping[int, Opinion] = {}
        self._at = -1
        self._told: Callable[[int], str] = lambda _: ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(ReviewWord.TIME_LINE())

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._theme, self._ui = theme, ui
        self.updateGeometry()
        self.update()

    def show_choices(self, choices: Sequence[Choice], told: Callable[[int], str]) -> None:
        """Show the choices of another deal; `told` says a step in words."""
        self._choices, self._told = choices, told
        self.update()

    def show_known(self, known: Mapping[int, Opinion], at: int) -> None:
        """Show what Expert has said so far, and the step that is looked at."""
        self._known, self._at = known, at
        self.setAccessibleDescription(self._told(at))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that is high enough for the highest bar."""
        return QSize(round(200 * self._ui), round(_HEIGHT * self._ui))

    def minimumSizeHint(self) -> QSize:
        """Return a size in which some choices have room."""
        return QSize(round(160 * self._ui), round(_LEAST_HEIGHT * self._ui))

    @property
    def names(self) -> list[tuple[float, float]]:
        """From where to where the names of the groups reach, in pixels from the left."""
        places, half = self._places(), self._pitch() / 2
        begun = [at for at, each in enumerate(self._choices) if not at or each.group != self._choices[at - 1].group]
        return [(places[at] - half, places[at] - half + self._name_width(self._choices[at].group)) for at in begun]

    def x_of(self, number: int) -> float:
        """Return where a choice stands, in pixels from the left."""
        return self._places()[number]

    # ---- Qt --------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tell what was done where the pointer rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._number_at(event.pos().x())
            if number is not None:
                QToolTip.showText(event.globalPos(), self._told(self._choices[number].step), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is pressed."""
        number = self._number_at(event.position().x())
        if number is not None:
            self.chosen.emit(self._choices[number].step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the room."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint line, groups, marks and the frame of the one that is looked at."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, base = self._theme, self._ui, self.height() - _BASE * self._ui
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QPointF(0, base), QPointF(self.width(), base))
        caption = style.font(Role.CAPTION, ui)
        group = ""
        for number, (choice, x) in enumerate(zip(self._choices, self._places(), strict=True)):
            if choice.group != group:
                group = choice.group
                if number:
                    painter.setPen(QPen(QColor(theme.line), 1))
                    left = x - (_PITCH_SHARE * self._pitch() + _GAP / 2 * ui)
                    painter.drawLine(QPointF(left, 4 * ui), QPointF(left, base))
                title = QRectF(x - _PITCH_SHARE * self._pitch(), 1 * ui, 120 * ui, 17 * ui)
                draw_text(painter, title, _GROUPS[choice.group](), caption, theme.muted)
            self._paint_choice(painter, choice, x, base)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.text), tokens.CHOSEN_LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8 * ui, 8 * ui)
        painter.end()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _paint_choice(self, painter: QPainter, choice: Choice, x: float, base: float) -> None:
        theme, ui = self._theme, self._ui
        opinion = self._known.get(choice.step)
        painter.setPen(Qt.PenStyle.NoPen)
        if opinion is None:
            painter.setBrush(QColor(theme.line))
            painter.drawRoundedRect(QRectF(x - 5 * ui, base - 12 * ui, 10 * ui, 12 * ui), 2 * ui, 2 * ui)
        elif opinion.verdict == "cost":
            height = min(max(opinion.cost * _PER_POINT, _LEAST) * ui, base - (_NAMES + 4) * ui)
            painter.setBrush(QColor(theme.bad))
            painter.drawRoundedRect(QRectF(x - 6 * ui, base - height, 12 * ui, height), 2 * ui, 2 * ui)
        elif opinion.verdict == "other":
            painter.setPen(QPen(QColor(theme.muted), 1.5 * ui))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, base - 6 * ui), 3.5 * ui, 3.5 * ui)
        else:
            painter.setBrush(QColor(theme.good))
            painter.drawEllipse(QPointF(x, base - 6 * ui), 3.5 * ui, 3.5 * ui)
        below = QRectF(x - 20 * ui, base + 3 * ui, 40 * ui, 18 * ui)
        font = style.font(Role.CAPTION, ui)
        is_chosen = choice.step == self._at
        ink = theme.text if is_chosen else theme.muted
        draw_text(painter, below, choice.label, font, ink, align=Qt.AlignmentFlag.AlignHCenter)
        if is_chosen:
            painter.setPen(QPen(QColor(theme.text), tokens.CHOSEN_LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = min(18 * ui, self._pitch() / 2)
            frame = QRectF(x - half, _NAMES * ui, 2 * half, self.height() - (_NAMES + 1) * ui)
            painter.drawRoundedRect(frame, 8 * ui, 8 * ui)

    def _number_at(self, x: float) -> int | None:
        places = self._places()
        nearest = min(range(len(places)), key=lambda number: abs(places[number] - x), default=None)
        return nearest if nearest is not None and abs(places[nearest] - x) <= self._pitch() / 2 + 4 else None

    def _name_width(self, group: Group) -> float:
        """Return the room that the name of a group takes above its choices."""
        return text_width(_GROUPS[group](), style.font(Role.CAPTION, self._ui))

    def _pitch(self) -> float:
        """Return how far choices stand from each other; where a name is wider than its choices, others have less."""
        groups = [
            (len(list(found)), self._name_width(name)) for name, found in groupby(each.group for each in self._choices)
        ]
        room = self.width() - max(0, len(groups) - 1) * _GAP * self._ui
        pitch = _PITCH * self._ui
        for _ in groups:
            named = sum(width for count, width in groups if width > count * pitch)
            others = sum(count for count, width in groups if width <= count * pitch)
            pitch = max(_NARROW_PITCH * self._ui, min(pitch, (room - named) / max(1, others)))
        return pitch

    def _places(self) -> list[float]:
        """Return where each choice stands; where they have no room, the one that is looked at stays in sight."""
        pitch, x = self._pitch(), 0.0
        places: list[float] = []
        for group, choices in groupby(each.group for each in self._choices):
            begin = x
            for _ in choices:
                places.append(x + pitch / 2)
                x += pitch
            x = max(x, begin + self._name_width(group)) + _GAP * self._ui
        over = x - _GAP * self._ui - self.width()
        if over > 0:
            now = next((at for at, each in enumerate(self._choices) if each.step >= self._at), len(places) - 1)
            shift = min(max(0.0, places[now] - self.width() / 2), over)
            places = [each - shift for each in places]
        return places


_PITCH_SHARE: Final = 0.5
"""A group begins half a pitch before its first choice."""
