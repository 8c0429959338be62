"""The deals of a kept game as a table: contract, meld, tricks, result, and the change in each total."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt

from pinochle_qt.engine.end_of_deal import is_failed, is_redealt
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
from pinochle_qt.ui.words.standing import accounts_in_order

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from pinochle_qt.engine.people import Account
    from pinochle_qt.library.summary import DealSummary, ReadGame


class Column(Enum):
    """The content of a column; each total has a column of its own."""

    NUMBER = auto()
    CONTRACT = auto()
    BID = auto()
    MELD = auto()
    TRICKS = auto()
    RESULT = auto()
    TOTAL = auto()


class DealInPlay(Struct, frozen=True):
    """What everyone at the table knows about an unfinished deal; all points ×10."""

    declarer: str = ""
    mark: int | None = None
    bid: int | None = None
    trump: str | None = None
    meld: int | None = None
    tricks: int | None = None
    needs: int | None = None
    """Points that the declarer's side still has to take."""


class Cell(DealCell, frozen=True):
    """The text of a cell and its look."""

    is_strong: bool = False
    is_total: bool = False


class KeptDealsModel(DealRows[Column]):
    """One row for each deal, then one for the deal in play, if any, and one for the totals."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._in_play: DealInPlay | None = None

    def show_game(self, game: ReadGame | None) -> None:
        """Show the deals of a game."""
        self.beginResetModel()
        self._game, self._in_play = game, None
        self._columns = []
        if game is not None:
            columns = [Column.NUMBER, *([Column.CONTRACT, Column.BID] if has_auction(game.rules) else [])]
            columns += [Column.MELD, Column.TRICKS, Column.RESULT]
            self._columns = [(each, 0) for each in columns]
            self._columns += [(Column.TOTAL, account) for account in accounts_in_order(standing_of(game))]
            if game.summary.deal > len(game.summary.deals):
                self._in_play = DealInPlay()
        self.endResetModel()

    def show_in_play(self, deal: DealInPlay) -> None:
        """Show what is known about the unfinished deal."""
        if self._in_play is not None:
            self._in_play = deal
            row = self.deal_count
            self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))

    @property
    def deal_count(self) -> int:
        """The number of finished deals."""
        return 0 if self._game is None else len(self._game.summary.deals)

    def deal_at(self, row: int) -> DealSummary | None:
        """Return the deal in a row; None for the deal in play and for the totals."""
        return None if self._game is None or not 0 <= row < self.deal_count else self._game.summary.deals[row]

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of deals, the one in play included, plus one for the totals."""
        if parent.isValid() or self._game is None:
            return 0
        return self.deal_count + (self._in_play is not None) + 1

    # ---- contents --------------------------------------------------------------------------------------------------

    def heading(self, column: Column, account: Account, game: ReadGame) -> list[str]:
        """Return the lines of a column's heading."""
        match column:
            case Column.CONTRACT:
                return [Word.COLUMN_CONTRACT()]
            case Column.MELD:
                return [GamesWord.COLUMN_MELD()]
            case Column.TRICKS:
                return [GamesWord.COLUMN_TRICKS()]
            case Column.RESULT:
                return [GamesWord.COLUMN_RESULT()]
            case Column.TOTAL:
                standing = standing_of(game)
                return account_heading(account, standing, standing.people)
            case _:
                return []

    def cell(self, row: int, column: Column, account: Account, game: ReadGame) -> Cell:
        """Return the cell of a row and column."""
        if row < self.deal_count:
            return _deal_cell(game.summary.deals[row], column, account, game)
        if self._in_play is not None and row == self.deal_count:
            return _open_cell(self._in_play, column, game)
        if column is Column.TOTAL:
            return Cell(text.points(game.summary.totals[account], game.rules), is_total=True)
        return Cell(GamesWord.TOTAL() if self.column(1) is column else "", is_total=True)

    def aligned(self, column: Column) -> Qt.AlignmentFlag:
        """Return the alignment of a column's text."""
        if column in {Column.CONTRACT, Column.RESULT}:
            return Qt.AlignmentFlag.AlignLeft
        return Qt.AlignmentFlag.AlignHCenter if column is Column.NUMBER else Qt.AlignmentFlag.AlignRight


def _deal_cell(deal: DealSummary, column: Column, account: Account, game: ReadGame) -> Cell:
    meld, tricks = party_meld_and_tricks(deal, game)
    is_played = not is_redealt(deal)
    match column:
        case Column.NUMBER:
            return Cell(str(deal.number))
        case Column.CONTRACT:
            name, mark = declarer_of(deal, game)
            return Cell(name, mark)
        case Column.BID:
            return Cell(bid_words(deal.bid, deal.trump, game), is_strong=True)
        case Column.MELD if is_played:
            return Cell(text.points(meld, game.rules))
        case Column.TRICKS if is_played:
            return Cell(text.points(tricks, game.rules))
        case Column.RESULT:
            return Cell(result_words(deal, game), is_bad=is_failed(deal))
        case Column.TOTAL:
            words, is_loss = added_by(deal, account, game)
            return Cell(words, is_bad=is_loss, is_strong=True)
        case _:
            return Cell()


def _open_cell(deal: DealInPlay, column: Column, game: ReadGame) -> Cell:
    def points(value: int | None) -> str:
        return "" if value is None else text.points(value, game.rules)

    match column:
        case Column.NUMBER:
            return Cell(str(game.summary.deal), is_open=True)
        case Column.CONTRACT:
            return Cell(deal.declarer, mark=deal.mark, is_open=True)
        case Column.BID:
            return Cell(bid_words(deal.bid, deal.trump, game), is_strong=True, is_open=True)
        case Column.MELD:
            return Cell(points(deal.meld), is_open=True)
        case Column.TRICKS:
            return Cell(points(deal.tricks), is_open=True)
        case Column.RESULT:
            words = GamesWord.IN_PLAY() if deal.needs is None else GamesWord.TO_GO(points=points(deal.needs))
            return Cell(words, is_open=True)
        case Column.TOTAL:
            return Cell(is_open=True)
