"""The results of a club night as files: tables for spreadsheets, a page for paper, and the records of all tables."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final
from zipfile import ZIP_DEFLATED, ZipFile

from pinochle_qt.engine.features import score_unit
from pinochle_qt.languages import ENGLISH
from pinochle_qt.library.export import csv_content, written
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.resources import asset
from pinochle_qt.server.club.board_tables import RECORDS
from pinochle_qt.server.club.wall import paper_page

if TYPE_CHECKING:
    from pinochle_qt.server.club.evening import Evening

STANDINGS: Final = "standings.csv"
BOARDS: Final = "boards.csv"
PAPER: Final = "results.html"


def standings_csv(evening: Evening) -> bytes:
    """Return the standings as they are after the rounds that are over, with points as the rules write them."""
    unit = score_unit(evening.plan.rules)
    rows: list[tuple[str | int | float, ...]] = [
        ("division", "rank", "pair", "names", "boards", "match points", "of", "percent", "to expert", "compared boards")
    ]
    rows += [
        (
            division,
            each.rank,
            each.pair,
            evening.names_of(each.pair),
            each.boards,
            each.match_points,
            each.top,
            round(100 * float(each.share), 2),
            written(each.difference, unit),
            each.compared,
        )
        for division, standings in enumerate(evening.standings(), 1)
        for each in standings
    ]
    return csv_content(rows)


def boards_csv(evening: Evening) -> bytes:
    """Return what each board that is over brought each pair, with points as the rules write them."""
    unit = score_unit(evening.plan.rules)
    rows: list[tuple[str | int | float, ...]] = [
        ("board", "pair", "names", "against", "their names", "lead", "match points", "of", "to expert")
    ]
    rows += [
        (
            each.board,
            each.pair,
            evening.names_of(each.pair),
            each.against,
            evening.names_of(each.against),
            written(each.lead, unit),
            each.match_points,
            each.top,
            "" if each.difference is None else written(each.difference, unit),
        )
        for each in evening.results()
    ]
    return csv_content(rows)


def paper(evening: Evening, language: str = ENGLISH) -> bytes:
    """Return the page for paper."""
    return paper_page(evening, language, asset("wall", "paper.css").read_text(encoding="utf-8")).encode()


def records_zip(evening: Evening) -> bytes:
    """Return the records of all tables in one file, without what else is in their folders: the keys of guests."""
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as file:
        for path in sorted((evening.folder / RECORDS).glob(f"*/*{SUFFIX}")):
            file.write(path, f"{path.parent.name}{SUFFIX}")
    return data.getvalue()


def write_results(evening: Evening) -> None:
    """Write the results into the folder of the evening.

    Raises:
        OSError: they cannot be written.
    """
    for name, content in (
        (STANDINGS, standings_csv(evening)),
        (BOARDS, boards_csv(evening)),
        (PAPER, paper(evening)),
    ):
        write_atomically(evening.folder / name, content)
