"""The end of a match: who won and how, the final totals, the course of the match, and notable facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.people import account_of
from pinochle_qt.library.match_facts import MOST, telling_facts, winning_cards
from pinochle_qt.library.match_leaders import match_leaders
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.end_on_input import EndOnInput
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw.pictures import painting
from pinochle_qt.ui.draw.suits import text_width, wrapped
from pinochle_qt.ui.draw.theme import DRAW_CHART, END_DELAY, LOST_DELAY, PANEL, TOOL_HEIGHT, Easing, Role, Timing
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.panels.show.match_parts import FEW_ROWS, LINE_HEIGHT, FactTile, FinalScores, LeaderLine
from pinochle_qt.ui.table.scene.transition import Transition
from pinochle_qt.words import text
from pinochle_qt.words.game.match_end import MatchEnd, end_headline, fact_words, final_rows
from pinochle_qt.words.game.match_leaders import leader_words
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.library.match_facts import PlayedDeal, WinningCards
    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.theme import Tempo

_PAD, _GAP = 24, 16
_LARGER: Final = 15 / 13
"""The factor that makes regular type as large as the names beside it."""
_WHY, _LOW_WHY, _WHY_LINE = 66, 60, 22
"""Top of the sentences below the title, the same in a low panel, and their line height, at scale 1."""
_MARK, _MARK_SPACE = 26, 38
_WIDE: Final = 640
"""A panel at least this wide at scale 1 has space for larger scores and buttons."""
_WHOLE: Final = 320
"""A panel at least this high at scale 1 has space for facts."""
_MANY_SCORES: Final = 52
"""How much higher than its place a panel without facts is if it has many scores, at scale 1; still too low for facts.
"""
_LEADERS: Final = LINE_HEIGHT + 4
"""The space for the line of those who did most at scale 1; a panel without facts and with few scores is so much higher.
"""
_LEAST_ROW, _TIGHT_ROW = 32, 24
"""The heights of a final score with the gap below it at scale 1, for which that line, or some of the facts, give way.
"""
_MORE: Final = 84
"""Width of the button that shows them, at scale 1."""
_TILES: Final = (620, 470)
"""In a panel smaller than this at scale 1, facts are single lines instead of tiles."""
_TILE: Final = (126, 150)
"""Minimum and maximum height of a tile at scale 1."""
_ROWS: Final = 340
"""Width of the final scores at scale 1 if there is enough space for the chart beside them."""
_MIN_PADDING: Final = 20
"""The padding around a button's label at scale 1 if space is short."""
_RATIO: Final = 2.0
"""The minimum device pixel ratio of a saved picture."""
_LEAST_TITLE: Final = 0.6
"""How much smaller the title may be if the names of the winners are long; what still doesn't fit is cut off."""


class MatchEndPanel(Panel):
    """Shows how a match ended; Enter begins the next one with the same people.

    It rises below the cards that won the match, and then its chart draws itself; any key or click finishes that at
    once. More facts make it larger, so that it covers the cards.

    Signals:
        resized: it wants another place, because the player wants to see more or less.
        finished: everything is shown now.
        rematch_requested: the people want to play again by the same rules.
        next_board_requested: this was a board of a club night, and the player is ready for the next one.
        practice_left: this was practice, and the player wants to return to the waiting game.
        new_game_requested: the player wants another match.
        review_requested: the player wants to review the deal.
        picture_requested: the player wants to save this panel; its picture, and a title that says who won.
    """

    resized = Signal()
    finished = Signal()
    rematch_requested = Signal()
    next_board_requested = Signal()
    practice_left = Signal()
    new_game_requested = Signal()
    review_requested = Signal()
    picture_requested = Signal(object, str)

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        """Create an empty panel; `art` is the table's deck."""
        super().__init__(parent)
        self._mark = 0
        self._reason = ""
        """Why the match was over."""
        self._check: tuple[str, ...] = ()
        """What has been found out about the shuffle of the last deal, the longest sentence first."""
        self._is_practice = self._is_board = False
        self.is_whole = False
        """Whether the player wants to see all facts."""
        self.has_won = False
        """Whether the match was won by the player at the screen, or by anybody if several opponents look at it."""
        self.cards: WinningCards | None = None
        """The cards that won the match."""
        self._title = self.add_label(Role.STEPPER, is_shortened=True)
        self._why = self.add_label(Role.BODY, "muted", wraps=True)
        self._rows = FinalScores(self)
        self._chart = StandingChart(self)
        self._leaders = LeaderLine(self)
        self._tiles = [FactTile(art, self) for _ in range(MOST)]
        self._facts: list[FactTile] = []
        """The tiles that have a fact to show."""
        self._main = self.add_button(Kind.MAIN, self._go_on)
        self.main_button = self._main
        self._new = self.add_button(Kind.PLAIN, self.new_game_requested, MatchEnd.NEW_GAME())
        self._review = self.add_button(Kind.PLAIN, self.review_requested, MatchEnd.LOOK_BACK(), key="R")
        self._picture = self.add_button(Kind.PLAIN, self._save_picture, MatchEnd.SAVE_PICTURE())
        self._more = self.add_button(Kind.TOOL, self._show_more)
        self._rise = QPropertyAnimation(self, b"pos", self)
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
        check: tuple[str, ...] = (),
        is_practice: bool = False,
        is_board: bool = False,
        notes: Sequence[str] = (),
    ) -> None:
        """Show the end of a match that is over; `people` are the names of everybody at the table.

        `check` says what has been found out about the shuffle of the last deal, and the same in short. After practice,
        Enter leads back to the waiting game; after a board of a club night, it says that the player is ready. `notes`
        are sentences about how the match was played.
        """
        self._is_practice, self._is_board = is_practice, is_board
        again = MatchEnd.READY() if is_board else MatchEnd.REMATCH()
        self._main.set_label(ReviewWord.LEAVE_PRACTICE() if is_practice else again, key=ENTER)
        rules, winners = observation.rules, observation.winners
        headline, rows = end_headline(observation, people), final_rows(observation, people)
        facts = [fact_words(fact, rules, people) for fact in telling_facts(rules, deals, winners)]
        self._mark = rows[0].mark
        self._title.set_text(headline.title)
        self._reason, self._check = " ".join((headline.why, *notes)), check
        self.cards = winning_cards(rules, deals[-1], winners) if deals else None
        viewer = observation.viewer
        self.has_won = viewer is None or account_of(rules, observation.seated, viewer) in winners
        self.is_whole = False
        self._rows.show_rows(rows, rules)
        self._chart.show_match(observation, people)
        leaders = match_leaders(rules, observation.results)
        self._leaders.show_leaders([leader_words(each, rules, people) for each in leaders])
        self._facts = self._tiles[: len(facts)]
        for tile, fact in zip(self._facts, facts, strict=True):
            tile.show_fact(fact)
        self.setAccessibleName(headline.title)
        most = (each.spoken for each in self._leaders.leaders)
        told = (text.spoken(self._reason), self._rows.accessibleName(), *most, *(fact.spoken for fact in facts))
        sentences = (*told, *check[:1])
        self.setAccessibleDescription(" ".join(each if each.endswith(".") else f"{each}." for each in sentences))
        self.rearrange()

    def show_check(self, check: tuple[str, ...]) -> None:
        """Show what has been found out about the shuffle of the last deal, and say it to screen readers."""
        if check != self._check:
            self._check = check
            self.rearrange()
            desktop.announce(self, "".join(check[:1]))

    def picture(self) -> QImage:
        """Return a picture of the panel without its buttons, for sharing."""
        self._ceremony.finish()
        ratio = max(_RATIO, self.devicePixelRatioF())
        height = self._main.y() - round(_GAP * self.ui) + round(_PAD * self.ui)
        image = QImage(round(self.width() * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            self.paint_ground(painter, QRect(0, 0, self.width(), height))
            above = QRegion(0, 0, self.width(), height - round(_PAD * self.ui))
            self.render(painter, QPoint(), above, QWidget.RenderFlag.DrawChildren)
        return image

    def _go_on(self) -> None:
        again = self.next_board_requested if self._is_board else self.rematch_requested
        (self.practice_left if self._is_practice else again).emit()

    def _save_picture(self) -> None:
        self.picture_requested.emit(self.picture(), self._title.text())

    # ---- ceremony ----------------------------------------------------------------------------------------------------

    @property
    def is_ceremonial(self) -> bool:
        """Whether the panel is still rising or drawing its chart."""
        return self._ceremony.is_running

    @property
    def is_below_cards(self) -> bool:
        """Whether there is space for the cards that won the match above the panel."""
        return not self._has_facts and not self.is_whole

    @property
    def _delay(self) -> Timing:
        return END_DELAY if self.has_won else LOST_DELAY

    def open(self, tempo: Tempo) -> None:
        """Show the panel, which rises from below once the cards lie there, if the tempo allows motion."""
        brisk, parent_widget = tempo.brisk, self.parentWidget()
        super().open(brisk)
        delay = self._delay.ms if self.is_below_cards else 0
        self._ceremony.start(Timing(delay + PANEL.ms + DRAW_CHART.ms, Easing.LINEAR), brisk)
        if not self._ceremony.is_running:
            self.finished.emit()
            return
        self._end_on_input.begin()
        self._show_progress(0.0)
        if delay and parent_widget is not None:
            self.finish_arrival()
            end = self.pos()
            below = QPoint(end.x(), parent_widget.height())
            self._rise.setDuration(brisk.ms(Timing(delay + PANEL.ms)))
            self._rise.setStartValue(below)
            self._rise.setKeyValueAt(delay / (delay + PANEL.ms), below)
            self._rise.setEndValue(end)
            self._rise.start()

    def place(self, box: QRect) -> None:
        """Put the panel on a rectangle of the parent at once; below the cards it is higher if it has many scores."""
        self._rise.stop()
        is_low = box.height() < _WHOLE * self.ui
        extra = _MANY_SCORES if self._rows.in_column > FEW_ROWS else _LEADERS * bool(self._leaders.leaders)
        super().place(box.adjusted(0, -round(extra * self.ui) if is_low else 0, 0, 0))

    def finish_motion(self) -> None:
        """Show everything at once."""
        super().finish_motion()
        self._ceremony.finish()

    def _show_more(self) -> None:
        """Show all facts, or none again."""
        self.is_whole = not self.is_whole
        self.resized.emit()

    def _show_progress(self, share: float) -> None:
        """Draw the chart as far as it has come once the panel is in its place."""
        whole = self._delay.ms * self.is_below_cards + PANEL.ms + DRAW_CHART.ms
        self._chart.come(max(0.0, 1 - (1 - share) * whole / DRAW_CHART.ms))
        if share >= 1.0:
            self._end_on_input.stop()
            if self._rise.state() == QPropertyAnimation.State.Running:
                self._rise.setCurrentTime(self._rise.duration())
            self.finished.emit()

    # ---- look --------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place the headline, the scores with the chart beside them, facts if there is space, and the buttons."""
        width, height = self.width() / self.ui, self.height() / self.ui
        is_low = height < _TILES[1]
        shift = 6 if is_low else 0
        lone = self._wanted_width(self._main) if self.has_only_main and not self._has_facts else 0.0
        if lone:  # beside the title, as the cards need the space
            buttons = height
            self.put(self._main, width - _PAD - lone, 16 - shift, lone, 42)
        else:
            buttons = height - (64 if is_low else 72)
            self._arrange_buttons(width, buttons)
        has_more = bool(self._facts) and (self.is_whole or not self._has_facts)
        self._more.set_label(MatchEnd.LESS() if self.is_whole else MatchEnd.MORE())
        self._more.setVisible(has_more)
        self.put(self._more, width - _PAD - _MORE, 22 - shift, _MORE, TOOL_HEIGHT)
        space = width - 64
        beside = lone + _GAP if lone else has_more * (_MORE + _GAP)
        title = space - _MARK_SPACE - beside
        needed = text_width(self._title.text(), style.font(Role.STEPPER, self.ui)) / self.ui + 2
        self._title.set_role(Role.STEPPER, min(1.0, max(title / needed, _LEAST_TITLE)))
        self.put(self._title, 32 + _MARK_SPACE, 18 - shift, title, 42)
        self._choose_words(space)
        enlarged = _LARGER if self._lines_of_why(space, _LARGER) <= (2 if self._has_facts else 1) else 1.0
        self._why.set_role(Role.BODY, enlarged)
        lines = self._lines_of_why(space, enlarged)
        top = (_WHY if self._has_facts else _LOW_WHY) - shift
        self.put(self._why, 32, top, space, lines * _WHY_LINE)
        top += lines * _WHY_LINE + (8 if is_low else _GAP)
        bottom = buttons - (10 if is_low else _GAP + 4)
        self._arrange_middle(width, top, self._arrange_facts(width, top, bottom, is_low=is_low))

    @property
    def _has_facts(self) -> bool:
        """Whether the panel is high enough for facts."""
        return self.height() >= _WHOLE * self.ui

    def _lines_of_why(self, space: float, enlarged: float) -> int:
        """Return in how many lines the reason for the end fits in a width at scale 1."""
        words, font = self._why.text(), style.font(Role.BODY, self.ui * enlarged)
        return len(wrapped(words, font, space * self.ui)) if words else 0

    def _choose_words(self, space: float) -> None:
        """Say what has been found out in a whole sentence if that takes no more lines, or else in short."""
        self._why.set_text(self._reason)
        lines = max(1, self._lines_of_why(space, 1.0))
        for words in self._check:
            self._why.set_text(f"{self._reason} {words}".strip())
            if self._lines_of_why(space, 1.0) <= lines:
                break

    def _arrange_middle(self, width: float, top: float, bottom: float) -> None:
        """Place the final scores, the chart beside them, and below both who did most."""
        has_leaders = bool(self._leaders.leaders) and bottom - _LEADERS - top >= _LEAST_ROW * self._rows.in_column
        self._leaders.setVisible(has_leaders)
        if has_leaders:
            bottom -= _LEADERS
            self.put(self._leaders, 32, bottom, width - 64, LINE_HEIGHT)
        share = 0.5 if self._rows.columns == 1 else 0.58
        has_space = width >= _WIDE and self._has_facts
        rows = _ROWS if has_space else (width - 2 * _PAD - _GAP) * (share if self._has_facts else share - 0.04)
        height = min(self._rows.wanted_height(), bottom - 6 * (1 + self._has_facts) - top)
        self.put(self._rows, _PAD, top, rows, height)
        left = _PAD + rows + (32 if has_space else _GAP)
        self.put(self._chart, left, top - 8, width - 20 - left, bottom - 6 * self._has_facts - top + 8)

    def _arrange_facts(self, width: float, top: float, bottom: float, *, is_low: bool) -> float:
        """Place those facts above `bottom` that leave space for the scores below `top`; return their top edge."""
        is_line = is_low or width < _TILES[0]
        count = len(self._facts) if self._has_facts else 0
        if is_line:
            count = min(count, max(0, int((bottom - top - _TIGHT_ROW * self._rows.in_column) / LINE_HEIGHT)))
        for at, tile in enumerate(self._tiles):
            tile.setVisible(at < count)
            tile.set_line(is_line)
        if not count:
            return bottom
        if is_line:
            for at, tile in enumerate(self._facts[:count]):
                self.put(tile, 32, bottom - (count - at) * LINE_HEIGHT, width - 64, LINE_HEIGHT)
            return bottom - count * LINE_HEIGHT
        tile_height = min(max(_TILE[0], bottom - 138 - self._rows.wanted_height() - 14), _TILE[1])
        tile_width = (width - 2 * _PAD - 2 * _GAP) / 3 if count > 1 else (width - 2 * _PAD - _GAP) / 2
        if count == 2:
            tile_width = (width - 2 * _PAD - _GAP) / 2
        for at, tile in enumerate(self._facts):
            self.put(tile, _PAD + at * (tile_width + _GAP), bottom - tile_height, tile_width, tile_height)
        return bottom - tile_height

    def _arrange_buttons(self, width: float, y: float) -> None:
        """Place the buttons side by side, the picture button apart; drop padding and key caps if space is short."""
        if self.has_only_main:
            self.put(self._main, _PAD, y, max(self._wanted_width(self._main), 200.0), 48)
            return
        row = (self._main, self._new, self._review, self._picture)
        widths = [self._wanted_width(button) for button in row]
        widths[0] = max(widths[0], 200.0 if width >= _WIDE and self._has_facts else 0.0)
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
