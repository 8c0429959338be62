"""The end of a match: who won and how, the final totals, the course of the match, and notable facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from pinochle_qt.library.match_facts import MOST, best_cards, telling_facts
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.end_on_input import EndOnInput
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import wrapped
from pinochle_qt.ui.draw.theme import CEREMONY, Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.panels.show.match_parts import (
    FAN_SIZE,
    LINE_HEIGHT,
    CardFan,
    FactTile,
    FinalScores,
)
from pinochle_qt.ui.table.scene.transition import Transition
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.game.match_end import MatchEnd, end_headline, fact_words, final_rows
from pinochle_qt.ui.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.library.match_facts import PlayedDeal
    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.theme import Tempo

_PAD, _GAP = 24, 16
_LARGER: Final = 15 / 13
"""The factor that makes regular type as large as the names beside it."""
_WHY, _WHY_LINE = 66, 22
"""Top of the sentences below the title, and their line height, at scale 1."""
_MARK, _MARK_SPACE = 26, 38
_WITH_FAN: Final = 700
"""A panel narrower than this at scale 1 has no fan of cards."""
_TILES: Final = (620, 470)
"""In a panel smaller than this at scale 1, facts are single lines instead of tiles."""
_TILE: Final = (126, 150)
"""Minimum and maximum height of a tile at scale 1."""
_ROWS: Final = 340
"""Width of the final scores at scale 1 if there is enough space for the chart beside them."""
_MIN_PADDING: Final = 20
"""The padding around a button's label at scale 1 if space is short."""
_FAN_PART, _ROWS_PART, _CHART_PART, _FACT_PART = (0.0, 0.45), (0.1, 0.7), (0.2, 0.9), (0.4, 0.7)
"""Start and end of each part's animation, as shares of the ceremony; each fact starts later than the one before it."""
_FACT_STEP: Final = 0.15
_RATIO: Final = 2.0
"""The minimum device pixel ratio of a saved picture."""


class MatchEndPanel(Panel):
    """Shows how a match ended; Enter begins the next one with the same people.

    It appears in a short ceremony, which any key or click finishes at once.

    Signals:
        rematch_requested: the people want to play again by the same rules.
        practice_left: this was practice, and the player wants to return to the waiting game.
        new_game_requested: the player wants another match.
        review_requested: the player wants to review the deal.
        picture_requested: the player wants to save this panel; its picture, and a title that says who won.
    """

    rematch_requested = Signal()
    practice_left = Signal()
    new_game_requested = Signal()
    review_requested = Signal()
    picture_requested = Signal(object, str)

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        """Create an empty panel; `art` is the table's deck."""
        super().__init__(parent)
        self._mark = 0
        self._is_practice = False
        self._title = self.add_label(Role.STEPPER, is_shortened=True)
        self._why = self.add_label(Role.BODY, "muted", wraps=True)
        self._fan = CardFan(art, self)
        self._rows = FinalScores(self)
        self._chart = StandingChart(self)
        self._tiles = [FactTile(art, self) for _ in range(MOST)]
        self._facts: list[FactTile] = []
        """The tiles that have a fact to show."""
        self._main = self.add_button(Kind.MAIN, self._go_on)
        self.main_button = self._main
        self._new = self.add_button(Kind.PLAIN, self.new_game_requested)
        self._review = self.add_button(Kind.PLAIN, self.review_requested)
        self._picture = self.add_button(Kind.PLAIN, self._save_picture)
        self._new.set_label(MatchEnd.NEW_GAME())
        self._review.set_label(MatchEnd.LOOK_BACK(), key="R")
        self._picture.set_label(MatchEnd.SAVE_PICTURE())
        self._ceremony = Transition(self)
        self._ceremony.advanced.connect(self._show_progress)
        self._end_on_input = EndOnInput(lambda: self._ceremony.is_running, self)
        self._end_on_input.ended.connect(self._ceremony.finish)
        self.closed.connect(self._ceremony.finish)

    # ---- what is shown -----------------------------------------------------------------------------------------------

    def show_match(
        self,
        observation: Observation,
        people: Sequence[str],
        deals: Sequence[PlayedDeal],
        *,
        is_practice: bool = False,
    ) -> None:
        """Show the end of a match that is over; `people` are the names of everybody at the table.

        After practice, Enter leads back to the waiting game.
        """
        self._is_practice = is_practice
        self._main.set_label(ReviewWord.LEAVE_PRACTICE() if is_practice else MatchEnd.REMATCH(), key=ENTER)
        rules, winners = observation.rules, observation.winners
        headline, rows = end_headline(observation, people), final_rows(observation, people)
        facts = [fact_words(fact, rules, people) for fact in telling_facts(rules, deals, winners)]
        self._mark = rows[0].mark
        self._title.set_text(headline.title)
        self._why.set_text(headline.why)
        self._fan.show_cards(best_cards(rules, deals[-1], winners) if deals else ())
        self._rows.show_rows(rows, rules)
        self._chart.show_match(observation, people)
        self._facts = self._tiles[: len(facts)]
        for tile in self._tiles:
            tile.setVisible(tile in self._facts)
        for tile, fact in zip(self._facts, facts, strict=True):
            tile.show_fact(fact)
        self.setAccessibleName(headline.title)
        sentences = (text.spoken(headline.why), self._rows.accessibleName(), *(fact.spoken for fact in facts))
        self.setAccessibleDescription(" ".join(each if each.endswith(".") else f"{each}." for each in sentences))
        self.rearrange()

    def picture(self) -> QImage:
        """Return a picture of the panel without its buttons, for sharing."""
        self._ceremony.finish()
        ratio = max(_RATIO, self.devicePixelRatioF())
        height = self._main.y() - round(_GAP * self.ui) + round(_PAD * self.ui)
        image = QImage(round(self.width() * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, QRect(0, 0, self.width(), height))
        above = QRegion(0, 0, self.width(), height - round(_PAD * self.ui))
        self.render(painter, QPoint(), above, QWidget.RenderFlag.DrawChildren)
        painter.end()
        return image

    def _go_on(self) -> None:
        (self.practice_left if self._is_practice else self.rematch_requested).emit()

    def _save_picture(self) -> None:
        self.picture_requested.emit(self.picture(), self._title.text())

    # ---- ceremony ----------------------------------------------------------------------------------------------------

    @property
    def is_ceremonial(self) -> bool:
        """Whether the parts are still being animated."""
        return self._ceremony.is_running

    def open(self, tempo: Tempo) -> None:
        """Show the panel, with its parts appearing one after the other if the tempo allows motion."""
        super().open(tempo)
        self._ceremony.start(CEREMONY, tempo)
        if self._ceremony.is_running:
            self._show_progress(0.0)
            self._end_on_input.begin()

    def finish_motion(self) -> None:
        """Show everything at once."""
        super().finish_motion()
        self._ceremony.finish()

    def _show_progress(self, share: float) -> None:
        self._fan.come(_part_progress(share, _FAN_PART))
        self._rows.come(_part_progress(share, _ROWS_PART))
        self._chart.come(_part_progress(share, _CHART_PART))
        for at, tile in enumerate(self._facts):
            delay = at * _FACT_STEP
            tile.come(_part_progress(share, (_FACT_PART[0] + delay, _FACT_PART[1] + delay)))
        if share >= 1.0:
            self._end_on_input.stop()

    # ---- look --------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place the headline, the scores with the chart beside them, the facts and the buttons from top to bottom."""
        width, height = self.width() / self.ui, self.height() / self.ui
        is_low = height < _TILES[1]
        buttons = height - (64 if is_low else 72)
        self._arrange_buttons(width, buttons)
        facts = self._arrange_facts(width, buttons - (10 if is_low else _GAP + 4), is_low=is_low)
        has_fan = width >= _WITH_FAN and bool(self._fan.cards)
        self._fan.setVisible(has_fan)
        shift = 6 if is_low else 0
        self.put(self._fan, width - _PAD - FAN_SIZE[0], 14 - shift, *FAN_SIZE)
        space = width - 64 - (FAN_SIZE[0] + 8 if has_fan else 0)
        self.put(self._title, 32 + _MARK_SPACE, 22 - shift, space - _MARK_SPACE, 42)
        enlarged = _LARGER if self._lines_of_why(space, _LARGER) <= 2 else 1.0
        self._why.set_role(Role.BODY, enlarged)
        lines = self._lines_of_why(space, enlarged)
        self.put(self._why, 32, _WHY - shift, space, lines * _WHY_LINE)
        top = _WHY - shift + lines * _WHY_LINE + (8 if is_low else _GAP)
        rows_top = max(top, 138) if has_fan and facts - 138 >= self._rows.wanted_height() + 12 else top
        self._arrange_middle(width, rows_top, 14 - shift + FAN_SIZE[1] if has_fan else top, facts)

    def _lines_of_why(self, space: float, enlarged: float) -> int:
        """Return in how many lines the reason for the end fits in a width at scale 1."""
        words, font = self._why.text(), style.font(Role.BODY, self.ui * enlarged)
        return len(wrapped(words, font, space * self.ui)) if words else 0

    def _arrange_middle(self, width: float, top: float, chart_top: float, bottom: float) -> None:
        """Place the final scores, and the chart beside them."""
        share = 0.5 if self._rows.columns == 1 else 0.58
        rows = _ROWS if width >= _WITH_FAN else (width - 2 * _PAD - _GAP) * share
        height = min(self._rows.wanted_height(), bottom - 12 - top)
        self.put(self._rows, _PAD, top, rows, height)
        left = _PAD + rows + (32 if width >= _WITH_FAN else _GAP)
        chart_top = max(top - 8, chart_top)
        self.put(self._chart, left, chart_top, width - 20 - left, bottom - 6 - chart_top)

    def _arrange_facts(self, width: float, bottom: float, *, is_low: bool) -> float:
        """Place the facts above `bottom`, and return their top edge."""
        count = len(self._facts)
        if not count:
            return bottom
        is_line = is_low or width < _TILES[0]
        for tile in self._facts:
            tile.set_line(is_line)
        if is_line:
            top = bottom - count * LINE_HEIGHT
            for at, tile in enumerate(self._facts):
                self.put(tile, 32, top + at * LINE_HEIGHT, width - 64, LINE_HEIGHT)
            return top
        tile_height = min(max(_TILE[0], bottom - 138 - self._rows.wanted_height() - 14), _TILE[1])
        tile_width = (width - 2 * _PAD - 2 * _GAP) / 3 if count > 1 else (width - 2 * _PAD - _GAP) / 2
        if count == 2:
            tile_width = (width - 2 * _PAD - _GAP) / 2
        for at, tile in enumerate(self._facts):
            self.put(tile, _PAD + at * (tile_width + _GAP), bottom - tile_height, tile_width, tile_height)
        return bottom - tile_height

    def _arrange_buttons(self, width: float, y: float) -> None:
        """Place the buttons side by side, the picture button apart; drop padding and key caps if space is short."""
        row = (self._main, self._new, self._review, self._picture)
        widths = [self._wanted_width(button) for button in row]
        widths[0] = max(widths[0], 200.0 if width >= _WITH_FAN else 0.0)
        gaps = (_GAP, 8.0, _GAP)
        excess = sum(widths) + sum(gaps) - (width - 2 * _PAD)
        if excess > 0:
            min_widths = [button.words_width() / self.ui + _MIN_PADDING for button in row]
            if sum(min_widths) + sum(gaps) > width - 2 * _PAD:  # no space for key caps either
                min_widths = [button.minimumSizeHint().width() / self.ui + _MIN_PADDING / 2 for button in row]
            slack = [max(0.0, each - minimum) for each, minimum in zip(widths, min_widths, strict=True)]
            share = min(1.0, excess / (sum(slack) or 1.0))
            widths = [each - share * spare for each, spare in zip(widths, slack, strict=True)]
        x = float(_PAD)
        for button, button_width, gap in zip(row[:3], widths[:3], gaps, strict=True):
            self.put(button, x, y, button_width, 48)
            x += button_width + gap
        self.put(self._picture, max(x, width - _PAD - widths[3]), y, widths[3], 48)

    def _wanted_width(self, button: PanelButton) -> float:
        return button.sizeHint().width() / self.ui

    def paint_content(self, painter: QPainter) -> None:
        """Paint the winner's mark before the title."""
        ui, title = self.ui, self._title.geometry()
        draw_mark(painter, self._mark, QPointF((32 + _MARK / 2) * ui, title.center().y() + 1), _MARK * ui, self.theme)


def _part_progress(share: float, part: tuple[float, float]) -> float:
    """Return the progress of a part, from 0 to 1, given the progress of the whole and the part's start and end."""
    return min(1.0, max(0.0, (share - part[0]) / (part[1] - part[0])))
