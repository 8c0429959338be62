"""The details of the chosen game: its name, its players, its deals, a chart of the scores, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.features import has_auction
from pinochle_qt.record.values import LONGEST_TITLE
from pinochle_qt.ui.controls.boxes import UNLIMITED, BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.keyboard.typed import TypedText
from pinochle_qt.ui.controls.styled import Styled
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import OtherRow
from pinochle_qt.ui.panels.name_field import NameField
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.rooms.games.deals_table import DealsTable
from pinochle_qt.ui.rooms.games.in_play import open_row
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.opening import open_fault_sentence
from pinochle_qt.words.game.deal_row import Column
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.games import GamesWord, RoomWord, game_name, how_far, sides_sentence, standing_of

if TYPE_CHECKING:
    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import IndexedGame
    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.models.deal_rows import RowState
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.words.standing import GameStanding

_CHART_WIDTH, _MIN_CHART_WIDTH = 212, 176
_MIN_CHART_HEIGHT = 120
_CHART_GAP = 20
"""Space between the deals and the chart."""


class GameDetail(Styled, QObject):
    """The right part of the page.

    Signals:
        renamed: the user has given the game another name.
    """

    renamed = Signal(str)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.pane = QWidget(room)
        self._game: IndexedGame | None = None
        self.pane.installEventFilter(self)
        self._is_narrow, self._has_note = False, True
        self.name = room.add_label(Role.RESULT, is_shortened=True)
        self.field = NameField(self.pane)
        self.field.setMaxLength(LONGEST_TITLE)
        self.field.setAccessibleName(GamesWord.NAME_HELP())
        self.field.hide()
        self.field.editingFinished.connect(self._finish_renaming)
        self._typed = TypedText(self.field, self._finish_renaming)
        self.field.given_up.connect(self._show_name)
        self.far = room.add_label(Role.NAME, align=Qt.AlignmentFlag.AlignRight)
        self.who = room.add_label(Role.BODY, "muted", is_shortened=True)
        self.fault = room.add_label(Role.BODY, "bad", wraps=True)
        self._deals_title = room.add_label(Role.NAME, words=Word.DEAL_BY_DEAL())
        self._chart_title = room.add_label(Role.NAME, words=GamesWord.STANDING())
        self.table = DealsTable(self.pane)
        self.chart = StandingChart(self.pane)
        self._line = Hairline(self.pane)
        self.go_on = room.add_button(Kind.MAIN, label=GamesWord.CONTINUE(), key=ENTER)
        self.look_back = room.add_button(Kind.PLAIN)
        self.again = room.add_button(Kind.PLAIN, label=GamesWord.AGAIN())
        self.rename = room.add_button(Kind.PLAIN, self._ask_name, GamesWord.RENAME())
        self.export = room.add_button(Kind.PLAIN, label=GamesWord.EXPORT())
        self.show_file = room.add_button(Kind.PLAIN, label=GamesWord.SHOW_FILE())
        self.remove = room.add_button(Kind.PLAIN, label=GamesWord.REMOVE())
        self.undo = room.add_button(Kind.PLAIN, label=GamesWord.UNDO_REMOVE(), key=ENTER)
        self.back_to_list = room.add_button(Kind.TOOL, label=GamesWord.BACK_TO_LIST(), key=RoomWord.ESCAPE())
        self.note = room.add_label(Role.CAPTION, "muted", is_shortened=True, words=GamesWord.NOTE())
        self._chart_column = column(self._chart_title, BoxPart(self.chart, share=1), spacing=8)
        self._table_column = column(self._deals_title, BoxPart(self.table, share=1), spacing=8)
        self._middle = row(
            BoxPart(self._table_column, share=3), BoxPart(self._chart_column, share=0), spacing=_CHART_GAP
        )
        buttons = (self.go_on, self.look_back, self.again, self.rename, self.export, self.show_file)
        self._buttons = row(*buttons, self.undo, Gap(share=1), self.remove, spacing=8)
        column(
            row(self.back_to_list, BoxPart(self.name, share=1), BoxPart(self.field, share=1), self.far, spacing=12),
            self.who,
            self.fault,
            Gap(12),
            BoxPart(self._middle, share=1),
            BoxPart(self._line, height=1),
            Gap(12),
            self._buttons,
            self.note,
            spacing=4,
            parent=self.pane,
        )
        self.show_game(None)

    @property
    def buttons(self) -> tuple[PanelButton, ...]:
        """The buttons for everything that can be done with the game."""
        return (self.go_on, self.look_back, self.again, self.rename, self.export, self.show_file, self.remove)

    def stand(self, *, is_narrow: bool) -> None:
        """Adapt to the width of the window."""
        self._is_narrow = is_narrow
        self.chart.setMinimumHeight(round(_MIN_CHART_HEIGHT * self.ui))
        self._has_note = not is_narrow
        self.note.setVisible(self._has_note and self._game is not None and self._game.game is not None)
        self._place_chart()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the chart again when the pane is resized."""
        if event.type() == QEvent.Type.Resize:
            self._place_chart()
        return super().eventFilter(watched, event)

    def show_game(self, game: IndexedGame | None, *, is_removed: bool = False) -> None:
        """Show a game, or nothing."""
        is_same = game is not None and self._game is not None and game.path == self._game.path
        self._game = game
        if not is_same:
            self.field.hide()
            self.name.show()
        read_game = None if game is None else game.game
        for part in (self.far, self.who, self.table, self.chart, self._deals_title, self._chart_title):
            part.setVisible(read_game is not None)
        self.note.setVisible(self._has_note and read_game is not None)
        for button in self.buttons:
            button.setVisible(game is not None and not is_removed)
        self.undo.setVisible(is_removed)
        self.fault.setVisible(game is not None and read_game is None)
        self._line.setVisible(game is not None)
        if game is None:
            self.name.set_text("")
            self.table.rows.show_match(None)
            return
        for button in (self.look_back, self.again, self.rename, self.export, self.go_on):
            button.setVisible(read_game is not None and not is_removed)
        self.show_file.setVisible(read_game is None and not is_removed)
        if read_game is None:
            self.name.set_text(game.path)
            self.fault.set_text("" if game.fault is None else open_fault_sentence(game.path, game.fault))
            return
        self.name.set_text(game_name(read_game.summary))
        self.far.set_text(how_far(read_game))
        self.who.set_text(sides_sentence(read_game))
        standing = standing_of(read_game)
        self._show_deals(read_game, standing)
        self.chart.show_match(standing, standing.people)
        self._place_chart()
        self.chart.setVisible(bool(read_game.summary.deals))
        self._chart_title.setVisible(bool(read_game.summary.deals))
        is_sheet = read_game.summary.is_sheet
        can_go_on = read_game.summary.can_go_on
        self.go_on.setVisible(can_go_on and not is_removed)
        for button in (self.look_back, self.again):  # the cards of a deal in play stay hidden
            button.setEnabled(bool(read_game.summary.deals))
            button.setVisible(not (is_removed or is_sheet))  # a sheet knows no cards
        self.note.setVisible(self._has_note and not is_sheet)
        self.look_back.set_kind(Kind.PLAIN if can_go_on else Kind.MAIN)
        self.look_back.set_label(GamesWord.LOOK_BACK(), key="R" if can_go_on else ENTER)

    def show_open_deal(self, path: str, deal: OtherRow) -> None:
        """Show what is known about the unfinished deal of a game, if that game is still the chosen one."""
        if self._game is not None and self._game.path == path:
            self.table.rows.show_open_deal(deal)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show_deals(self, game: ReadGame, standing: GameStanding) -> None:
        """Show the deals, the one in play, and the totals."""
        rules, deals = game.rules, len(standing.results)
        others = [open_row(game.summary.deal)] if game.summary.deal > deals else []
        totals = tuple(text.points(total, rules) for total in standing.totals)
        first = Column.DECLARER if has_auction(rules) else Column.MELD
        states: dict[int, RowState] = {deals: "open"} if others else {}
        states[deals + len(others)] = "total"
        others.append(OtherRow({first: GamesWord.TOTAL()}, totals=totals))
        self.table.rows.show_match(standing, standing.people, others, states)

    def _place_chart(self) -> None:
        """Put the chart beside the deals, or below them if they do not fit side by side."""
        most, least = round(_CHART_WIDTH * self.ui), round(_MIN_CHART_WIDTH * self.ui)
        beside = self.pane.width() - round(_CHART_GAP * self.ui)
        width_beside = beside - most
        is_below = self._is_narrow or self.table.least_width > width_beside
        directions = self._middle.Direction
        self._middle.setDirection(directions.TopToBottom if is_below else directions.LeftToRight)
        self._middle.setStretch(1, 2 if is_below else 0)
        width = (0, UNLIMITED) if is_below else (min(most, max(least, beside - self.table.full_width)),) * 2
        self.chart.setMinimumWidth(width[0])
        self.chart.setMaximumWidth(width[1])

    def _ask_name(self) -> None:
        """Let the user edit the game's name in place."""
        self.field.setText(self.name.text())
        self.name.hide()
        self.field.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish_renaming(self) -> None:
        if self.field.isHidden():
            return
        name = self.field.text().strip()
        self._show_name()
        if name != self.name.text():
            self.renamed.emit(name)

    def _show_name(self) -> None:
        self._typed.settle()
        self.field.hide()
        self.name.show()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
