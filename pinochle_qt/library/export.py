"""Statistics as a table for other programs, with one row for each deal that counts."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Final, TypeAlias

from pinochle_qt.reading import local_time

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.library.played_hands import PlayedGame

Row: TypeAlias = "Sequence[str | int | float]"

_COLUMNS: Final = (
    "played",
    "file",
    "game",
    "house rules",
    "name",
    "against",
    "deal",
    "role",
    "outcome",
    "bid",
    "meld",
    "side meld",
    "others meld",
    "side tricks",
    "all tricks",
    "score",
    "best of the others",
    "cards dealt",
    "match",
)
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""The characters at the start of a text that make spreadsheet programs take it for a formula; Japanese and Chinese ones
know full-width signs, too."""


def csv_content(rows: Iterable[Row]) -> bytes:
    """Return rows as a CSV file in which no text can be taken for a formula."""
    file = StringIO(newline="")
    writer = csv.writer(file)
    for row in rows:
        writer.writerow([_safe(cell) if isinstance(cell, str) else cell for cell in row])
    return file.getvalue().encode("utf-8-sig", errors="backslashreplace")  # a file name need not be valid text


def deal_rows(entries: Iterable[PlayedGame]) -> Iterator[Row]:
    """Yield a heading and a row for every deal, earliest first, with points as the rules of the game write them."""
    yield _COLUMNS
    for entry in entries:
        match = ("won" if entry.is_won else "lost") if entry.is_match else ""
        day = f"{local_time(entry.when):%Y-%m-%d %H:%M}"
        unit = 10 if entry.is_small else 1
        for hand in entry.hands:
            points = (hand.bid, hand.meld, hand.side_meld, hand.others_meld, hand.side_tricks, hand.all_tricks)
            yield (
                day,
                entry.path,
                entry.preset,
                "yes" if entry.house else "no",
                entry.name,
                hand.against,
                hand.deal,
                hand.role,
                hand.outcome,
                *(written(each, unit) for each in (*points, hand.score, hand.others)),
                hand.cards,
                match,
            )


def written(points: int, unit: int) -> int | float:
    """Return ×10 points as a number of written ones, each of which stands for `unit`, as `score_unit` says."""
    return points // unit if points % unit == 0 else points / unit


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
