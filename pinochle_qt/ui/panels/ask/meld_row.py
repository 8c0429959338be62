"""One row in the list of melds: its name, its points and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor

from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import fill, paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPainter, QResizeEvent
    from PySide6.QtWidgets import QWidget


ROW_HEIGHT: Final = 60
"""Height of a row at scale 1."""
_PADDING, _GAP = 12, 8
"""The padding at the sides, and the gap between name and points, at scale 1."""


class MeldRow(Restyled, PanelButton):
    """A row; the chosen one has an outline in the accent color, the others a hairline below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.CHIP, parent)
        self._points = ""
        self._titles: tuple[str, ...] = ("",)
        self.shown_lines = ("", "")
        """The visible lines of the name, of which the second may be empty; the cards then take its place."""
        self.follow_style()

    def set_meld(self, titles: Sequence[str], points: str, cards: str) -> None:
        """Show a name, its points, and its cards or some other text below the name.

        `titles` are equivalent names, best first; the first one that fits in two lines is shown.
        """
        self._points, self._titles = points, tuple(titles)
        name = Word.ROW_SPOKEN(meld=titles[0], amount=points, cards=text.spoken(cards)) if points else titles[0]
        self.set_label(titles[0], note=cards, name=name)
        self._fit()

    def restyle(self) -> None:
        """Choose a name that fits at the new scale."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose a name that fits the new size."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the height of a row; name and cards use whatever width there is."""
        return QSize(0, round(ROW_HEIGHT * self.ui))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint."""
        return self.sizeHint()

    def _fit(self) -> None:
        """Choose a name whose words fit; the tooltip has the full text if anything is left out."""
        font, full_width = style.font(Role.NOTE_TITLE, self.ui), self.width() - 2 * _PADDING * self.ui
        first_width = full_width - text_width(self._points, style.font(Role.SCORE, self.ui)) - _GAP * self.ui
        line_pairs = [_split_in_two(title, font, first_width) for title in self._titles]
        fitting = (
            lines
            for lines in line_pairs
            if text_width(lines[0], font) <= first_width and text_width(lines[1], font) <= full_width
        )
        self.shown_lines = next(fitting, line_pairs[-1])
        cards_fit = not self.shown_lines[1] and text_width(self._note, style.font(Role.BODY, self.ui)) <= full_width
        self.setToolTip("" if cards_fit else f"{self._titles[0]}\n{self._note}")
        self.update()

    def look(self) -> tuple[object, ...]:
        """Return everything that the row's look depends on: that of every button, the points and the fitted name."""
        return (*super().look(), self._points, self.shown_lines)

    def draw(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, ui = self.theme, self.ui
        box = QRectF(self.rect())
        inner = box.adjusted(_PADDING * ui, 0, -_PADDING * ui, 0)
        if self.is_chosen or self.underMouse():
            chosen = self.is_chosen
            radius = tokens.RADIUS_CONTROL * ui
            ground = theme.panel2 if chosen else style.mixed(theme.panel, theme.panel2, 0.6)
            line = theme.accent_ink if chosen else None
            paint_box(painter, box.adjusted(1, 1, -1, -1), radius, ground, line=line, width=2)
        else:
            fill(painter, QRectF(inner.left(), box.bottom() - 1, inner.width(), 1), QColor(theme.line))
        upper = QRectF(inner.left(), box.top() + 8 * ui, inner.width(), 24 * ui)
        number = style.font(Role.SCORE, ui)
        draw_text(painter, upper, self._points, number, theme.text, align=Qt.AlignmentFlag.AlignRight)
        space = inner.width() - text_width(self._points, number) - _GAP * ui
        font = style.font(Role.NOTE_TITLE, ui)
        title, more = self.shown_lines
        draw_text(painter, QRectF(upper.left(), upper.top(), space, upper.height()), title, font, theme.text)
        lower = QRectF(inner.left(), box.top() + 32 * ui, inner.width(), 20 * ui)
        if more:  # the cards will be on the table once the row is chosen; the name is nowhere else
            draw_text(painter, lower, more, font, theme.text)
        else:
            draw_text(painter, lower, self._note, style.font(Role.BODY, ui), theme.muted, red=theme.bad)


def _split_in_two(title: str, font: QFont, first_width: float) -> tuple[str, str]:
    """Return the part of a title that goes beside the points, and the part below."""
    first, *rest = wrapped(title, font, first_width)
    return first, " ".join(rest)
