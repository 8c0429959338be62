"""The last trick in the corner: its cards, who took it and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from pinochle_qt.ui.controls.boxes import Gap, column
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.draw.suits import draw_text, elided, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.panels import TRICK_HEAD, TRICK_RAISE, trick_card_width, trick_step
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_PAD = 10
EMPTY: Final = (152, 64)
"""The width and height of what is painted before the first trick, at scale 1."""


class LastTrickPanel(Panel):
    """Shows the last trick in the order played, with a ring around the winning card. It is for display only."""

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        """Create an empty panel; `art` is the table's deck, whose cards are also drawn ahead in this panel's size."""
        super().__init__(parent)
        self._art = art
        self.cards: tuple[Card, ...] = ()
        self._winning = 0
        self._taken: tuple[str, str] | None = None
        """Who took the trick, and its points."""
        self.is_wanted = False
        """Whether a trick has been taken in the deal that is being played, so that there is something to show."""
        self._title = self.add_label(Role.NOTE_TITLE)
        self._taker_label = self.add_label(Role.BODY, "muted", is_shortened=True)
        self.set_boxes(column(self._title, self._taker_label, Gap(share=1), margins=(_PAD, 4, _PAD, 0)))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_trick(self, observation: Observation, names: Sequence[str]) -> None:
        """Show the last trick of a deal, or that there is none yet."""
        self._title.set_text(Word.LAST_TRICK())
        if not observation.tricks:
            self.cards, self._taken = (), None
            self._taker_label.set_text("")
            self.setAccessibleName(Word.NO_LAST_TRICK())
        else:
            trick, rules = observation.tricks[-1], observation.rules
            self.cards = trick.cards
            self._winning = (trick.winner - trick.leader) % observation.players
            worth = text.points_named(trick.points, rules)
            self._taken = names[trick.winner], worth
            self._taker_label.set_text(Word.LAST_TRICK_BY(name=names[trick.winner], points=worth))
            cards = text.listed(text.card_name(face) for face in trick.cards)
            self.setAccessibleName(Word.LAST_TRICK_SPOKEN(cards=cards, name=names[trick.winner], points=worth))
        self.is_wanted = observation.running and not self.is_empty
        self.setVisible(observation.running)
        self._title.setVisible(bool(self.cards))
        self._taker_label.setVisible(bool(self.cards))
        self.rearrange()

    @property
    def is_empty(self) -> bool:
        """Whether no trick has been taken yet."""
        return not self.cards

    def arrange(self) -> None:
        """Show who took the trick: if space is short, the name is shortened, never the points."""
        if self._taken is not None:
            self._taker_label.set_text(
                self._taker_label.text(), self._shortened(*self._taken, self._taker_label.width())
            )

    def _shortened(self, name: str, worth: str, space: float) -> str:
        """Return who took the trick for how many points, with as much of the name as fits."""
        font = style.font(Role.BODY, self.ui)
        rest = text_width(Word.LAST_TRICK_BY(name="", points=worth), font)
        return Word.LAST_TRICK_BY(name=elided(name, font, space - rest), points=worth)

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the panel, or a dashed outline while there is no trick."""
        if self.cards:
            super().paint_panel(painter)
            return
        ui, box = self.ui, QRectF(self.rect())
        radius = tokens.RADIUS_PLATE * ui
        width, height = min(EMPTY[0] * ui, box.width()), min(EMPTY[1] * ui, box.height())
        outline = QRectF(box.right() - width, box.bottom() - height, width, height).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(style.mixed(self.theme.table, self.theme.ctl_line, 0.55), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(outline, radius, radius)
        font = style.font(Role.BODY, ui)
        center = Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, outline, Word.NO_LAST_TRICK(), font, self.theme.muted, align=center)

    def casts_shadow(self) -> bool:
        """Return whether there is a trick, and so a panel that casts a shadow."""
        return bool(self.cards)

    def paint_content(self, painter: QPainter) -> None:
        """Paint the cards, and a ring around the winning one."""
        if not self.cards:
            return
        ui, box = self.ui, self.rect()
        width = trick_card_width(box.height(), ui)
        step = trick_step(width, len(self.cards), ui)
        is_row_of_indices = step < width  # then a ring would be cut off: the winning card is raised
        in_order = list(enumerate(self.cards))
        for place, face in reversed(in_order) if self._art.look.left_handed else in_order:
            x, y = box.x() + round(_PAD * ui) + place * step, box.y() + round(TRICK_HEAD * ui)
            if is_row_of_indices and place != self._winning:
                y += round(TRICK_RAISE * ui)
            self._art.paint(painter, face, x, y, width, self.devicePixelRatioF())
            if place == self._winning and not is_row_of_indices:
                line = tokens.RING_LINE * min(ui, 1.0)
                away = line / 2 + 1
                ring = QRectF(x, y, width, card_height(width)).adjusted(-away, -away, away, away)
                paint_box(painter, ring, tokens.CARD_RADIUS * width + 2, line=self.theme.good, width=line)
