"""A finished deal as a row: what every table, score sheet and file says of it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.derived import seats_of
from pinochle_qt.engine.features import has_auction
from pinochle_qt.engine.people import account_of, contract_party, party_points, side_of_account
from pinochle_qt.engine.state import REDEALT
from pinochle_qt.words import text
from pinochle_qt.words.game.results import Result
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.games import GamesWord
from pinochle_qt.words.rooms.scorekeeping import SheetWord
from pinochle_qt.words.standing import account_mark, own_account

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.words.standing import MatchStanding


class Column(Enum):
    """What a column says of each deal; there is one `ADDED` and one `SUM` for each total."""

    NUMBER = auto()
    SHORT = auto()
    """The contract and how it ended, in one cell."""
    DECLARER = auto()
    BID = auto()
    MELD = auto()
    """The meld of the declarer's side, or of everybody without one; so are the tricks."""
    TRICKS = auto()
    PLAYED = auto()
    """Meld and tricks, or else how the deal ended."""
    OUTCOME = auto()
    """How the deal ended, unless the bid was made; shown where there is no space for meld and tricks."""
    RESULT = auto()
    ADDED = auto()
    SUM = auto()


OF_CONTRACT: Final = frozenset({Column.SHORT, Column.DECLARER, Column.BID})
"""Columns that say nothing in games without an auction."""
OF_TOTAL: Final = frozenset({Column.ADDED, Column.SUM})
"""Columns that belong to a total."""
NUMBERS: Final = frozenset({Column.NUMBER, Column.BID, Column.MELD, Column.TRICKS, *OF_TOTAL})
"""Columns of numbers, which are right-aligned."""
_ENDS: Final = frozenset({Column.SHORT, Column.PLAYED, Column.OUTCOME, Column.RESULT})
"""Columns that say how a deal ended."""
_HEADINGS: Final = {
    Column.NUMBER: Word.COLUMN_NUMBER,
    Column.SHORT: Word.COLUMN_CONTRACT,
    Column.DECLARER: Word.COLUMN_CONTRACT,
    Column.BID: Word.COLUMN_BID,
    Column.MELD: GamesWord.COLUMN_MELD,
    Column.TRICKS: Word.COLUMN_TRICKS,
    Column.PLAYED: SheetWord.MELD_AND_TRICKS,
    Column.OUTCOME: GamesWord.COLUMN_RESULT,
    Column.RESULT: GamesWord.COLUMN_RESULT,
}
_WITHOUT_PLAY: Final = REDEALT.union(
    ("not_on_board", "thrown_in", "conceded", "renege", "moon_made", "moon_failed", "declared_out", "game_meld")
)
"""Outcomes of which no points in tricks are told."""


class DealCell(Struct, frozen=True):
    """What a row says in one column."""

    words: str = ""
    mark: int | None = None
    """The shape of a side, shown before the words."""
    is_bad: bool = False
    """Whether it is about a lost contract or a loss of points."""


class DealRow(Struct, frozen=True):
    """A finished deal of a match."""

    number: int
    result: DealResult
    rules: Rules
    people: Sequence[str]
    """The names of everybody at the table."""

    def cell(self, column: Column, account: Account = 0) -> DealCell:
        """Return the cell in a column; `account` says of which total, if the column belongs to one."""
        words = self._words(column, account)
        is_loss = column is Column.ADDED and words.startswith(text.MINUS)
        mark = self._mark if column is Column.DECLARER else None
        return DealCell(words, mark, is_loss or (column in _ENDS and self.result.is_failed))

    def of_side(self, account: Account) -> tuple[int, int, int] | None:
        """Return meld, tricks and score of the side that played for a total, ×10; None for a player who sat out."""
        result, rules = self.result, self.rules
        side = side_of_account(rules, result.seated, account)
        if side is None:
            return None
        return *party_points(rules, result, seats_of(rules, side)), result.score[side]

    @property
    def declarer(self) -> str:
        """The declarer's name; empty without one."""
        result = self.result
        return "" if result.declarer is None else text.seat_names(result.seated, self.people)[result.declarer]

    @property
    def ending(self) -> str:
        """How the deal ended, in two or three words: ``Set by 50``, ``Made, 60 over``."""
        result, rules = self.result, self.rules
        if result.outcome == "swept":
            return GamesWord.SWEPT()
        if result.outcome in _WITHOUT_PLAY:
            return GamesWord[result.outcome.upper()]()
        if result.declarer is None or not isinstance(result.bid, int) or not (result.is_made or result.is_failed):
            return GamesWord.PLAYED()
        over = sum(self._points) - result.bid
        if result.is_failed:
            return GamesWord.SET_BY(points=text.points(-over, rules)) if over < 0 else GamesWord.SET()
        return GamesWord.MADE_OVER(points=text.points(over, rules)) if over else GamesWord.MADE_JUST()

    def _words(self, column: Column, account: Account) -> str:
        result, rules = self.result, self.rules
        match column:
            case Column.NUMBER:
                return str(self.number)
            case Column.SHORT:
                return self._short
            case Column.DECLARER:
                return self.declarer
            case Column.BID:
                return bid_words(result.bid, result.trump, rules)
            case Column.MELD | Column.TRICKS:
                points = self._points[column is Column.TRICKS]
                return "" if result.is_redealt else text.points(points, rules)
            case Column.ADDED:
                numbers = self.of_side(account)
                return Word.NONE_SHORT() if numbers is None else text.signed(numbers[-1], rules)
            case Column.SUM:
                return text.total(result.totals[account], result.target, rules)
            case _ if column is Column.RESULT or result.outcome in _WITHOUT_PLAY:
                return self.ending
            case Column.OUTCOME:
                return GamesWord.SET() if result.is_failed else ""
            case Column.PLAYED if result.declarer is not None:
                meld, tricks = (text.points(each, rules) for each in self._points)
                return (SheetWord.PLUS_SET if result.is_failed else SheetWord.PLUS)(meld=meld, tricks=tricks)
            case _:
                return ""  # everyone's points are in the next columns

    @property
    def _short(self) -> str:
        result = self.result
        if result.is_redealt:
            return (Result.SHORT_MISDEAL if result.outcome == "misdeal" else Result.SHORT_PASSED_OUT)()
        if result.declarer is None or not isinstance(result.bid, int):
            return Result.SHORT_PLAYED()
        phrase = Result.CONTRACT_MADE if result.is_made else Result.CONTRACT_OTHER
        phrase = Result.CONTRACT_SET if result.is_failed else phrase
        return phrase(name=self.declarer, bid=text.points(result.bid, self.rules))

    @property
    def _mark(self) -> int | None:
        """The shape of the total for which the contract counted."""
        result, rules = self.result, self.rules
        if result.declarer is None:
            return None
        return account_mark(rules, account_of(rules, result.seated, result.declarer))

    @property
    def _points(self) -> tuple[int, int]:
        """Meld and tricks of the declarer's side, or of everybody without one."""
        result, rules = self.result, self.rules
        everybody = tuple(range(rules.table.players))
        party = everybody if result.declarer is None else contract_party(rules, result.declarer, result.partner)
        return party_points(rules, result, party)


def bid_words(bid: int | tuple[int, ...] | None, trump: Suit | None, rules: Rules) -> str:
    """Return a bid with its suit: ``370 ♥``."""
    amounts = bid if isinstance(bid, tuple) else () if bid is None else (bid,)
    joined = "/".join(text.points(each, rules) for each in amounts)
    return joined if trump is None else f"{joined} {text.SUIT_SYMBOLS[trump]}"


def heading(column: Column, account: Account, standing: MatchStanding, people: Sequence[str]) -> list[str]:
    """Return the lines of a column's heading."""
    if column in OF_TOTAL:
        return account_heading(account, standing, people)
    is_result = column is Column.PLAYED and not has_auction(standing.rules)
    return [GamesWord.COLUMN_RESULT() if is_result else _HEADINGS[column]()]


def account_heading(account: Account, standing: MatchStanding, people: Sequence[str]) -> list[str]:
    """Return the lines that name a total above a narrow column: us and them, or everybody who shares it."""
    sharing = text.account_names(account, standing.rules, people)
    if standing.viewer is not None and len(sharing) > 1 and len(standing.totals) == 2:
        return [Word.US() if account == own_account(standing) else Word.THEM()]
    return sharing
