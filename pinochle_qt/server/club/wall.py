"""The page of a club night for the wall: who plays where, and the standings; and the same with all boards for paper.

It tells of a board only after the round in which all tables have played it, and never of its cards.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from pinochle_qt.server.club.words import ClubWord
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.server.club.evening import ClubPlace, Evening
    from pinochle_qt.server.club.standings import Standing

REFRESH: Final = 10
"""Seconds after which the page asks for itself again."""
UNKNOWN: Final = "–"
STANDING_HEADINGS: Final = (
    ClubWord.PLACE,
    ClubWord.PAIR,
    ClubWord.BOARDS,
    ClubWord.MATCH_POINTS,
    ClubWord.PERCENT,
    ClubWord.EXPERT,
)


def wall_page(evening: Evening, language: str) -> str:
    """Return the page for a screen that everybody sees, in the present language."""
    body = f"<main><section>{_tables(evening)}</section><section>{_standings(evening)}</section></main>"
    head = f'<meta http-equiv="refresh" content="{REFRESH}"><link rel="stylesheet" href="wall/wall.css">'
    return _page(evening, language, head, body)


def begin_page(evening: Evening, language: str) -> str:
    """Return the page with the button that lets the evening begin, in the present language."""
    button = f'<form method="post"><button>{escape(ClubWord.BEGIN())}</button></form>'
    body = f"<main><section><p>{escape(ClubWord.BEGIN_HELP())}</p>{button}</section></main>"
    return _page(evening, language, '<link rel="stylesheet" href="../wall/wall.css">', body, foot="")


def paper_page(evening: Evening, language: str, style: str) -> str:
    """Return all results for printing, in the present language; `style` is the content of the style sheet."""
    body = f"<main><section>{_standings(evening)}</section><section>{_boards(evening)}</section></main>"
    return _page(evening, language, f"<style>{style}</style>", body)


def standing_row(evening: Evening, standing: Standing) -> tuple[str, ...]:
    """Return a line of the standings."""
    return (
        str(standing.rank),
        evening.names_of(standing.pair),
        str(standing.boards),
        f"{standing.match_points} / {standing.top}" if standing.top else UNKNOWN,
        text.percent(float(standing.share)) if standing.top else UNKNOWN,
        text.signed(standing.difference, evening.plan.rules) if standing.compared else UNKNOWN,
    )


def titles(evening: Evening) -> tuple[ClubWord, ...]:
    """Return the titles of the standings, one for each division."""
    return (ClubWord.STAY, ClubWord.MOVE) if len(evening.divisions) > 1 else (ClubWord.STANDINGS,)


def _page(evening: Evening, language: str, head: str, body: str, *, foot: str | None = None) -> str:
    foot = f"<footer>{escape(ClubWord.EXPERT_HELP())}</footer>" if foot is None else foot
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(evening.plan.title)}</title>{head}</head>'
        f"<body><header><h1>{escape(evening.plan.title)}</h1><p>{escape(_phase(evening))}</p></header>"
        f"{body}{foot}</body></html>\n"
    )


def _phase(evening: Evening) -> str:
    if evening.is_over:
        return ClubWord.OVER()
    if not evening.has_begun:
        return ClubWord.WAITS_FOR(time=evening.plan.start) if evening.plan.start else ClubWord.WAITS()
    return ClubWord.ROUND(round=evening.round, rounds=len(evening.rounds))


def _tables(evening: Evening) -> str:
    rows = [
        (ClubWord.TABLE(table=place.number), *map(evening.names_of, place.pairs), _progress(evening, place))
        for place in evening.places
        if place.board
    ]
    resting = [evening.names_of(place.pairs[0]) for place in evening.places if not place.board]
    found = _table(ClubWord.TABLES(), (), rows)
    return found + "".join(f"<p>{escape(ClubWord.RESTS(names=names))}</p>" for names in resting)


def _progress(evening: Evening, place: ClubPlace) -> str:
    if not evening.has_begun:
        return ""
    boards = evening.plan.boards
    last = evening.round * boards
    if place.ended_at is not None and place.board == last:
        return ClubWord.FINISHED()
    return ClubWord.PLAYS_BOARD(board=place.board - last + boards, boards=boards)


def _standings(evening: Evening) -> str:
    headings = [word() for word in STANDING_HEADINGS]
    if not evening.complete:
        return ""
    return "".join(
        _table(title(), headings, (standing_row(evening, each) for each in division))
        for title, division in zip(titles(evening), evening.standings(), strict=True)
    )


def _boards(evening: Evening) -> str:
    """Return a table for each board, with every result of a pair that sat North and South."""
    rules, results = evening.plan.rules, evening.results()
    headings = [word() for word in (ClubWord.PAIR, ClubWord.AGAINST, ClubWord.LEAD, ClubWord.PERCENT, ClubWord.EXPERT)]
    found = []
    for board in sorted({each.board for each in results}):
        rows = [
            (
                evening.names_of(each.pair),
                evening.names_of(each.against),
                text.signed(each.lead, rules),
                UNKNOWN if each.share is None else text.percent(float(each.share)),
                UNKNOWN if each.difference is None else text.signed(each.difference, rules),
            )
            for each in results[::2]
            if each.board == board
        ]
        found.append(_table(ClubWord.BOARD(board=board), headings, rows))
    return "".join(found)


def _table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    first = f"<tr>{head}</tr>" if head else ""
    # what paper needs of a table is in its tag: the PDF knows fewer rules of style sheets
    return f'<h2>{escape(title)}</h2><table width="100%" cellpadding="3">{first}{body}</table>'
