"""The deals of a score sheet as a table: who bid what, the result, and the totals after it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from pinochle_qt.engine.end_of_deal import is_failed
from pinochle_qt.engine.features import has_auction
from pinochle_qt.ui.models.deal_rows import DealCell, DealRows, added_by, declarer_of
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.ui.models.score_model import account_heading
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.game_sentences import (
    bid_words,
    party_meld_and_tricks,
    result_words,
    standing_of,
)
from pinochle_qt.ui.words.games_catalog import GamesWord
from pinochle_qt.ui.words.sheet_catalog import SheetWord

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from pinochle_qt.engine.people import Account
    from pinochle_qt.library.summary import DealSummary, ReadGame

_WITH_TRICKS: Final = frozenset({"made", "set", "played", "swept"})
"""The outcomes of deals in which all tricks were played."""


class Column(Enum):
    """The content of a column; each total has two columns of its own."""

    NUMBER = auto()
    DECLARER = auto()
    BID = auto()
    PLAYED = auto()
    """Meld and tricks, or else how the deal ended."""
    OUTCOME = auto()
    """How the deal ended, unless the bid was made; shown where there is no room for meld and tricks."""
    ADDED = auto()
    SUM = auto()


class SheetCell(DealCell, frozen=True):
    """The text of a cell and its look."""

    is_corrected: bool = False
    """Whether the deal is being corrected."""


class SheetModel(DealRows[Column]):
    """One row for each deal."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._open_row: int | None = None
        self._corrected_row: int | None = None
        self._late_count = 0
        self._hidden_headings: set[Column] = set()

    def show_heading(self, column: Column, *, is_shown: bool) -> None:
        """Show the heading of a column, or leave it out where it would be cut; screen readers find it anyway."""
        if is_shown == (column in self._hidden_headings):
            self._hidden_headings ^= {column}
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, self.columnCount() - 1))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the heading of a column, but nothing to be painted if it is left out."""
        heading = super().headerData(section, orientation, role)
        is_left_out = role == Qt.ItemDataRole.DisplayRole and heading and self.column(section) in self._hidden_headings
        return "" if is_left_out else heading

    def show_game(self, game: ReadGame, *, opened: int | None, corrected: int | None, late: int) -> None:
        """Show the deals of a sheet.

        `opened` is the row of the deal that has not been entered yet, `corrected` the row of the one that is being
        corrected, and `late` the number of deals at the end that do not count because the match was already over.
        """
        self.beginResetModel()
        self._game, self._open_row, self._corrected_row, self._late_count = game, opened, corrected, late
        columns = [Column.NUMBER, *([Column.DECLARER, Column.BID] if has_auction(game.rules) else [])]
        columns += [Column.PLAYED, Column.OUTCOME]
        self._columns = [(each, 0) for each in columns]
        for account in range(len(game.summary.totals)):
            self._columns += [(Column.ADDED, account), (Column.SUM, account)]
        self.endResetModel()

    @property
    def entry_row(self) -> int | None:
        """The row of the deal that is being entered or corrected, if it is among those shown."""
        return self._open_row if self._corrected_row is None else self._corrected_row

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of deals."""
        return 0 if parent.isValid() or self._game is None else len(self._game.summary.deals) + self._late_count

    # ---- contents --------------------------------------------------------------------------------------------------

    def heading(self, column: Column, account: Account, game: ReadGame) -> list[str]:
        """Return the lines of a column's heading."""
        match column:
            case Column.DECLARER:
                return [Word.COLUMN_CONTRACT()]
            case Column.BID:
                return [Word.COLUMN_BID()]
            case Column.PLAYED:
                return [SheetWord.MELD_AND_TRICKS() if has_auction(game.rules) else GamesWord.COLUMN_RESULT()]
            case Column.OUTCOME:
                return [GamesWord.COLUMN_RESULT()]
            case Column.SUM:
                standing = standing_of(game)
                return account_heading(account, standing, standing.people)
            case _:
                return []

    def cell(self, row: int, column: Column, account: Account, game: ReadGame) -> SheetCell:
        """Return the cell of a row and column."""
        is_open, is_corrected = row == self._open_row, row == self._corrected_row
        if row >= len(game.summary.deals):
            texts = {
                Column.NUMBER: str(row + 1),
                Column.PLAYED: SheetWord.AFTER_END(),
                Column.OUTCOME: SheetWord.AFTER_END_SHORT(),
            }
            return SheetCell(texts.get(column, ""), is_corrected=is_corrected)
        deal = game.summary.deals[row]
        mark = declarer_of(deal, game)[1] if column is Column.DECLARER else None
        words, is_bad = _cell_text(deal, column, account, game)
        return SheetCell(words, mark, is_bad, is_open, is_corrected)

    def aligned(self, column: Column) -> Qt.AlignmentFlag:
        """Return the alignment of a column's text."""
        is_left = column in {Column.DECLARER, Column.PLAYED, Column.OUTCOME}
        return Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignRight


def _cell_text(deal: DealSummary, column: Column, account: Account, game: ReadGame) -> tuple[str, bool]:
    """Return the text of a cell, and whether it reports a loss."""
    rules = game.rules
    match column:
        case Column.NUMBER:
            return str(deal.number), False
        case Column.DECLARER:
            return declarer_of(deal, game)[0], False
        case Column.BID:
            return bid_words(deal.bid, deal.trump, game), False
        case Column.PLAYED:
            return _played(deal, game), is_failed(deal)
        case Column.OUTCOME:
            return _outcome(deal, game), is_failed(deal)
        case Column.ADDED:
            return added_by(deal, account, game)
        case Column.SUM:
            return text.points(deal.totals[account], rules), False


def _outcome(deal: DealSummary, game: ReadGame) -> str:
    """Return how a deal ended if its bid was not made, in a word or two."""
    if deal.outcome not in _WITH_TRICKS:
        return result_words(deal, game)
    return GamesWord.SET() if is_failed(deal) else ""


def _played(deal: DealSummary, game: ReadGame) -> str:
    """Return the meld and tricks of the declarer's side, or how the deal ended if no tricks were played."""
    if deal.outcome not in _WITH_TRICKS:
        return result_words(deal, game)
    if deal.declarer is None:
        return ""  # everyone's points are in the next columns
    meld, tricks = party_meld_and_tricks(deal, game)
    phrase = SheetWord.PLUS_SET if is_failed(deal) else SheetWord.PLUS
    return phrase(meld=text.points(meld, game.rules), tricks=text.points(tricks, game.rules))
