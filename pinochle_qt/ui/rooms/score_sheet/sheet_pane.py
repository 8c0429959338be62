"""The right part of the page: the totals, the deals one by one, and a chart of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.deal_rows import OtherRow
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.rooms.score_sheet.sheet_table import SheetTable
from pinochle_qt.ui.rooms.score_sheet.totals_bar import Total, TotalsBar
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import Column
from pinochle_qt.words.rooms.games import standing_of
from pinochle_qt.words.rooms.scorekeeping import SheetWord, checks_sentence
from pinochle_qt.words.standing import account_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.ui.models.deal_rows import RowState
    from pinochle_qt.ui.rooms.room import Room

_CHART = 190
_MIN_DEALS = 2
"""Number of deals from which the chart has something to show."""


class SheetPane(QObject):
    """The totals, the table and the chart.

    Signals:
        deal_chosen: the row of a deal to correct.
    """

    deal_chosen = Signal(int)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.pane = QWidget(room)
        self._is_small = False
        self._deals = 0
        self.totals = TotalsBar(self.pane)
        self.checks = room.add_label(Role.NAME, wraps=True)
        self._title = room.add_label(Role.PANEL_TITLE, words=SheetWord.SHEET())
        self._help_label = room.add_label(Role.BODY, "muted", is_shortened=True, words=SheetWord.SHEET_HELP())
        self.table = SheetTable(self.pane)
        self.table.deal_chosen.connect(self.deal_chosen)
        self.chart = StandingChart(self.pane)
        column(
            self.totals,
            self.checks,
            row(self._title, BoxPart(self._help_label, share=1), spacing=12),
            BoxPart(self.table, share=1),
            BoxPart(self.chart, height=_CHART),
            spacing=8,
            parent=self.pane,
        )

    def show_sheet(
        self,
        entered: ReadGame,
        shown: ReadGame,
        people: Sequence[str],
        *,
        opened: int | None,
        corrected: int | None,
        late: int,
        checks: Sequence[int],
    ) -> None:
        """Show the totals of the deals in `entered`, and the deals in `shown`.

        `opened` is the row of the deal that has not been entered yet, `corrected` the row of the one that is being
        corrected, and `late` the number of deals at the end that do not count because the match was already over.
        """
        rules, summary, standing = entered.rules, entered.summary, standing_of(entered)
        totals = [
            Total(
                tuple(text.account_names(account, rules, people)),
                account_mark(rules, account),
                text.points(points, rules),
                points / standing.target,
                account in summary.winners,
            )
            for account, points in enumerate(summary.totals)
        ]
        spoken = text.listed(
            f"{text.account_title(account, rules, people)} {total.points}" for account, total in enumerate(totals)
        )
        self.totals.show_totals(totals, spoken)
        counted = len(shown.summary.deals)
        ends = {Column.PLAYED: SheetWord.AFTER_END(), Column.OUTCOME: SheetWord.AFTER_END_SHORT()}
        others = [OtherRow({Column.NUMBER: str(counted + at), **ends}) for at in range(1, late + 1)]
        states: dict[int, RowState] = {} if opened is None else {opened: "open"}
        states |= {} if corrected is None else {corrected: "corrected"}
        self.table.rows.show_match(standing_of(shown), people, others, states)
        self.checks.set_text(checks_sentence(checks, people))
        self.checks.setVisible(bool(checks))
        self._deals = len(summary.deals)
        self.chart.show_match(standing, tuple(people))
        self._show_chart()

    def announce(self) -> None:
        """Let screen readers say the totals."""
        desktop.announce(self.totals, self.totals.accessibleName())

    def stand(self, *, small: bool) -> None:
        """Hide the chart if there is little space."""
        self._is_small = small
        self.totals.set_small(small=small)
        self._show_chart()

    def _show_chart(self) -> None:
        self.chart.setVisible(self._deals >= _MIN_DEALS and not self._is_small)
