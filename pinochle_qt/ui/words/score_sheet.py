"""The score sheet of any game as a text table: for the clipboard, for files, and for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.end_of_deal import is_failed, is_redealt
from pinochle_qt.engine.features import has_auction, score_unit
from pinochle_qt.engine.people import side_of_account
from pinochle_qt.engine.seats import seats_of
from pinochle_qt.library.export import csv_content
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.export_catalog import Export
from pinochle_qt.ui.words.game_sentences import (
    SUITS,
    bid_words,
    game_name,
    how_far,
    party_meld_and_tricks,
    result_words,
    score_of,
    sides_sentence,
    standing_of,
)
from pinochle_qt.ui.words.games_catalog import GamesWord
from pinochle_qt.ui.words.standing import account_mark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.people import Account
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.library.export import Row
    from pinochle_qt.library.summary import DealSummary, ReadGame

_COLUMN_GAP: Final = "  "
"""The gap between columns in plain text."""


class SheetAccount(Struct, frozen=True):
    """A total on the sheet: its players, their mark, and its value."""

    names: str
    mark: int
    total: str
    has_won: bool


class SheetRow(Struct, frozen=True):
    """A deal: its cells in the order of the columns, then each total's score for the deal and its value afterward."""

    cells: tuple[str, ...]
    scores: tuple[tuple[str, str], ...]
    is_failed: bool


class ScoreSheet(Struct, frozen=True):
    """A game on one page: the game and its players, deal by deal, and the totals."""

    title: str
    lines: tuple[str, ...]
    """The target and the players, and how far the game got."""
    columns: tuple[str, ...]
    is_right: tuple[bool, ...]
    """For each column, whether it has numbers, which are right-aligned."""
    rows: tuple[SheetRow, ...]
    accounts: tuple[SheetAccount, ...]


def score_sheet(game: ReadGame) -> ScoreSheet:
    """Return the score sheet of a game as far as it got, in an order that favors no player's view."""
    standing, summary, rules = standing_of(game), game.summary, game.rules
    auction_columns = (
        (Word.COLUMN_CONTRACT(), False),
        (Word.COLUMN_BID(), True),
        (GamesWord.COLUMN_MELD(), True),
        (GamesWord.COLUMN_TRICKS(), True),
    )
    extra_columns = auction_columns if has_auction(rules) else ()
    columns = ((Export.DEAL(), True), *extra_columns, (GamesWord.COLUMN_RESULT(), False))
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
        columns=tuple(words for words, _ in columns),
        is_right=tuple(is_right for _, is_right in columns),
        rows=tuple(_row(deal, game) for deal in summary.deals),
        accounts=accounts,
    )


def sheet_text(sheet: ScoreSheet) -> str:
    """Return a score sheet as plain text, with columns aligned for a fixed-width font."""
    headings = (*sheet.columns, *(each for account in sheet.accounts for each in ("", account.names)))
    totals = (*(Export.TOTAL() if at == 0 else "" for at in range(len(sheet.columns))), *_sums(sheet))
    rows = [(*row.cells, *(cell for pair in row.scores for cell in pair)) for row in sheet.rows]
    is_right = (*sheet.is_right, *(True for _ in sheet.accounts for _ in range(2)))
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


def _sums(sheet: ScoreSheet) -> Iterator[str]:
    for account in sheet.accounts:
        yield ""
        yield account.total


def _row(deal: DealSummary, game: ReadGame) -> SheetRow:
    rules, is_played = game.rules, not is_redealt(deal)
    meld, tricks = party_meld_and_tricks(deal, game)
    cells = [str(deal.number)]
    if has_auction(rules):
        cells += [_declarer(deal, game), bid_words(deal.bid, deal.trump, game)]
        cells += [text.points(meld, rules), text.points(tricks, rules)] if is_played else ["", ""]
    cells.append(result_words(deal, game))
    scores = tuple(
        (_score(score_of(deal, account, rules), rules), text.points(total, rules))
        for account, total in enumerate(deal.totals)
    )
    return SheetRow(tuple(cells), scores, is_failed(deal))


def _score(score: int | None, rules: Rules) -> str:
    return Word.NONE_SHORT() if score is None else text.signed(score, rules)


def _declarer(deal: DealSummary, game: ReadGame) -> str:
    return "" if deal.declarer is None else text.shown_names(game.summary.people)[deal.declarer]


def _table(game: ReadGame) -> Iterator[Row]:
    """Yield the headings and a row for each deal; numbers are numbers, on the scale of the game's rules."""
    rules, standing, totals = game.rules, standing_of(game), game.summary.totals
    names = [text.listed(text.account_names(account, rules, standing.people)) for account in range(len(totals))]
    kinds = (GamesWord.COLUMN_MELD(), GamesWord.COLUMN_TRICKS(), Export.SCORE(), Export.TOTAL())
    yield (
        Export.DEAL(),
        Export.DEALER(),
        Word.COLUMN_CONTRACT(),
        Word.COLUMN_BID(),
        GamesWord.COLUMN_TRUMP(),
        GamesWord.COLUMN_RESULT(),
        *(f"{name}: {kind}" for name in names for kind in kinds),
    )
    for deal in game.summary.deals:
        yield (
            deal.number,
            standing.people[deal.dealer],
            _declarer(deal, game),
            _number(deal.bid, rules) if isinstance(deal.bid, int) else bid_words(deal.bid, None, game),
            text.suit_name(SUITS[deal.trump]) if deal.trump else "",
            result_words(deal, game),
            *(cell for account in range(len(totals)) for cell in _numbers(deal, account, rules)),
        )


def _numbers(deal: DealSummary, account: Account, rules: Rules) -> Row:
    """Return meld, tricks, score and total for an account; only the total if it sat out or the deal wasn't played."""
    total = _number(deal.totals[account], rules)
    side = side_of_account(rules, deal.seated, account)
    if side is None or is_redealt(deal):
        return "", "", "", total
    meld = sum(deal.meld[seat] for seat in seats_of(side, rules.table.players, rules.table.teams))
    return _number(meld, rules), _number(deal.tricks[side], rules), _number(deal.score[side], rules), total


def _number(points: int, rules: Rules) -> int | float:
    """Return ×10 points as a number on the scale of the rules."""
    unit = score_unit(rules)
    return points // unit if points % unit == 0 else points / unit
