"""The score sheet of any game as a text table: for the clipboard, for files, and for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.features import has_auction, score_unit
from pinochle_qt.library.export import csv_content
from pinochle_qt.phrases import Phrase
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import NUMBERS, Column, DealRow, bid_words, heading
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.games import GamesWord, game_name, how_far, sides_sentence, standing_of
from pinochle_qt.words.standing import account_mark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account
    from pinochle_qt.library.export import Row
    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.words.standing import GameStanding


class Export(Phrase):
    """Saving pictures and score sheets to files, and the text in a score sheet."""

    SAVE_PICTURE = "Save picture"
    SAVE_PDF = "Save as PDF"
    SAVE_SHEET = "Save score sheet"
    SAVE_GAME = "Export game"
    SAVE = "Save…"
    SAVE_HELP = "Save the score sheet as a picture, PDF, table or text"
    COPY = "Copy"
    COPY_HELP = "Copy the score sheet as text"
    COPIED = "Copied"
    SHEET = "score sheet"
    PICTURES = "Pictures (*.png)"
    PDF = "PDF (*.pdf)"
    TABLES = "Tables for spreadsheets (*.csv)"
    TEXTS = "Text (*.txt)"
    GAMES = "Pinochle games (*{suffix})"
    FILE_NAME = "Pinochle {date}, {title}"
    SAVED = "Saved to {path}."
    CANNOT_SAVE = "{path} can't be saved: {reason}."

    DEALER = "Dealer"
    SCORE = "Score"
    PAGE = "Page {page} of {pages}"


_COLUMN_GAP: Final = "  "
"""The gap between columns in plain text."""
_COLUMNS: Final = (Column.NUMBER, Column.DECLARER, Column.BID, Column.MELD, Column.TRICKS, Column.RESULT)
PAIR: Final = (Column.ADDED, Column.SUM)
"""The columns of each total."""


class SheetAccount(Struct, frozen=True):
    """A total on the sheet: its players, their mark, and its value."""

    names: str
    mark: int
    total: str
    has_won: bool


class ScoreSheet(Struct, frozen=True):
    """A game on one page: the game and its players, deal by deal, and the totals."""

    title: str
    lines: tuple[str, ...]
    """The target and the players, and how far the game got."""
    columns: tuple[Column, ...]
    """The columns before those of the totals; each total has two, `PAIR`."""
    headings: tuple[str, ...]
    rows: tuple[DealRow, ...]
    accounts: tuple[SheetAccount, ...]


def score_sheet(game: ReadGame) -> ScoreSheet:
    """Return the score sheet of a game as far as it got, in an order that favors no player's view."""
    standing, summary, rules = standing_of(game), game.summary, game.rules
    columns = tuple(each for each in _COLUMNS if has_auction(rules) or each in {Column.NUMBER, Column.RESULT})
    accounts = tuple(
        SheetAccount(
            text.listed(text.account_names(account, rules, standing.people)),
            account_mark(rules, account),
            text.points(total, rules),
            account in summary.winners,
        )
        for account, total in enumerate(summary.totals)
    )
    return ScoreSheet(
        title=game_name(summary),
        lines=(sides_sentence(game), f"{how_far(game)}."),
        columns=columns,
        headings=tuple(heading(each, 0, standing, standing.people)[0] for each in columns),
        rows=_rows(standing),
        accounts=accounts,
    )


def sheet_text(sheet: ScoreSheet) -> str:
    """Return a score sheet as plain text, with columns aligned for a fixed-width font."""
    columns = [(each, 0) for each in sheet.columns]
    columns += [(each, account) for account in range(len(sheet.accounts)) for each in PAIR]
    headings = (*sheet.headings, *(each for account in sheet.accounts for each in ("", account.names)))
    totals = [Word.COLUMN_TOTAL(), *[""] * (len(sheet.columns) - 1)]
    totals += [each for account in sheet.accounts for each in ("", account.total)]
    rows = [[row.cell(*column).words for column in columns] for row in sheet.rows]
    is_right = [column in NUMBERS for column, _ in columns]
    table = [headings, *rows, totals]
    widths = [max(len(line[at]) for line in table) for at in range(len(headings))]
    aligned = [
        _COLUMN_GAP.join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(line, widths, is_right, strict=True)
        ).rstrip()
        for line in table
    ]
    rule = "-" * max(map(len, aligned))
    lines = (sheet.title, *sheet.lines, "", aligned[0], rule, *aligned[1:-1], rule, aligned[-1])
    return "\n".join(lines) + "\n"


def sheet_csv(game: ReadGame) -> bytes:
    """Return the score sheet of a game as a CSV file: a row for each deal, with meld and tricks for every total."""
    return csv_content(_table(game))


# ---- inside ----------------------------------------------------------------------------------------------------------


def _rows(standing: GameStanding) -> tuple[DealRow, ...]:
    results = enumerate(standing.results, 1)
    return tuple(DealRow(number, result, standing.rules, standing.people) for number, result in results)


def _table(game: ReadGame) -> Iterator[Row]:
    """Yield the headings and a row for each deal; numbers are numbers, on the scale of the game's rules."""
    rules, standing, totals = game.rules, standing_of(game), game.summary.totals
    names = [text.listed(text.account_names(account, rules, standing.people)) for account in range(len(totals))]
    kinds = (GamesWord.COLUMN_MELD(), Word.COLUMN_TRICKS(), Export.SCORE(), Word.COLUMN_TOTAL())
    yield (
        Word.COLUMN_NUMBER(),
        Export.DEALER(),
        Word.COLUMN_CONTRACT(),
        Word.COLUMN_BID(),
        GamesWord.COLUMN_TRUMP(),
        GamesWord.COLUMN_RESULT(),
        *(f"{name}: {kind}" for name in names for kind in kinds),
    )
    for deal, row in zip(game.summary.deals, _rows(standing), strict=True):
        result = deal.result
        yield (
            row.number,
            standing.people[deal.dealer],
            row.declarer,
            _number(result.bid, rules) if isinstance(result.bid, int) else bid_words(result.bid, None, rules),
            "" if result.trump is None else text.suit_name(result.trump),
            row.ending,
            *(cell for account in range(len(totals)) for cell in _numbers(row, account)),
        )


def _numbers(row: DealRow, account: Account) -> Row:
    """Return meld, tricks, score and total for an account; only the total if it sat out or the deal wasn't played."""
    numbers, total = row.of_side(account), _number(row.result.totals[account], row.rules)
    if numbers is None or row.result.is_redealt:
        return "", "", "", total
    return *(_number(each, row.rules) for each in numbers), total


def _number(points: int, rules: Rules) -> int | float:
    """Return ×10 points as a number on the scale of the rules."""
    unit = score_unit(rules)
    return points // unit if points % unit == 0 else points / unit
