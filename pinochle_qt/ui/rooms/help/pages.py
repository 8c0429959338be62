"""The pages of Help as rich text."""

from __future__ import annotations

import re
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QMenuBar

from pinochle_qt import __version__
from pinochle_qt.ui.controls.keyboard.key_names import NATIVE, key_name
from pinochle_qt.ui.controls.page_view import unbroken
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.variants.check_rows import check_rows
from pinochle_qt.words.rooms.help import PARTS, HelpWord
from pinochle_qt.words.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QTextDocument

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.ui.draw.theme import Theme

RULES, RECORD, FOLDER = "pinochle:rules", "pinochle:record", "pinochle:folder"
SOURCE, LICENSES, EARLIER = "pinochle:source", "pinochle:licenses", "pinochle:earlier"
TOGETHER, CONVENTIONS = "pinochle:together", "pinochle:conventions"
"""Targets of links that the program follows itself, instead of a browser."""
_LINE_HEIGHT: Final = 120
"""Line height of long texts, in percent."""
_HEADING_HEIGHT: Final = 2
"""Height of a heading, in rows of keys."""
_KEY_SEPARATOR: Final = "  "
_KEYS_GAP: Final = 20
"""Space between the widest keys and the descriptions, at scale 1."""


class KeyRow(Struct, frozen=True):
    """Keys by their local names, and what they do."""

    keys: tuple[str, ...]
    does: str


class KeyPart(Struct, frozen=True):
    """A part of the window with its keys."""

    title: str
    rows: tuple[KeyRow, ...]


class Paper(Struct, frozen=True):
    """The look of a page: its colors and its scale factor."""

    text: str
    muted: str
    link: str
    ground: str
    """The background of a key or a table row."""
    line: str
    ui: float = 1.0

    @classmethod
    def of(cls, theme: Theme, ui: float) -> Paper:
        """Return a page in the colors of a theme."""
        return cls(theme.text, theme.muted, theme.link, theme.panel2, theme.ctl_line, ui)

    def px(self, length: float) -> int:
        """Return in pixels a length that is given at scale 1."""
        return round(length * self.ui)

    def page(self, body: str) -> str:
        """Return a whole page."""
        size = style.text_size(Role.BODY.size, self.ui)
        return f'<div style="color:{self.text}; font-size:{size}px">{unbroken(body)}</div>'

    def heading(self, words: str, *, is_first: bool = False) -> str:
        """Return a heading; the first one on a page has no space above it."""
        size = self.px(Role.NAME.size)
        margins = f"margin-top:{0 if is_first else self.px(18)}px; margin-bottom:{self.px(6)}px"
        return f'<h3 style="font-size:{size}px; font-weight:600; {margins}">{escape(words)}</h3>'

    def gap(self) -> str:
        """Return the space between a table and what follows it."""
        return f'<p style="font-size:{self.px(6)}px; margin:0">&nbsp;</p>'

    def table(
        self, headers: Sequence[str], rows: Sequence[Sequence[str]], padding: tuple[int, int] = (4, 8), width: str = ""
    ) -> str:
        """Return a table; its cells are rich text, and every other row is shaded.

        It is as wide as its cells need, unless a width is given.
        """
        cell_padding = " ".join(f"{self.px(each)}px" for each in padding)
        header_row = "".join(
            f'<td style="padding:{cell_padding}; color:{self.muted}">{escape(header)}</td>' for header in headers
        )
        table_rows = [f"<tr>{header_row}</tr>"]
        for at, row in enumerate(rows):
            ground = f' bgcolor="{self.ground}"' if at % 2 == 0 else ""
            cells = "".join(f'<td style="padding:{cell_padding}">{cell}</td>' for cell in row)
            table_rows.append(f"<tr{ground}>{cells}</tr>")
        return f'<table width="{width}" cellspacing="0" cellpadding="0">{"".join(table_rows)}</table>{self.gap()}'

    def line_of(self, words: str, *, muted: bool = False, is_strong: bool = False) -> str:
        """Return a paragraph."""
        color, weight = self.muted if muted else self.text, 600 if is_strong else 400
        look = f"color:{color}; font-weight:{weight}; margin-top:0; margin-bottom:{self.px(6)}px"
        return f'<p style="{look}">{escape(words)}</p>'

    def link_to(self, where: str, words: str) -> str:
        """Return a paragraph that consists of a link."""
        anchor = f'<a href="{escape(where)}" style="color:{self.link}">{escape(words)}</a>'
        return f'<p style="margin-top:0; margin-bottom:{self.px(6)}px">{anchor}</p>'


# ---- keys ----------------------------------------------------------------------------------------------------------


def key_parts(bar: QMenuBar) -> Iterator[KeyPart]:
    """Yield all keys: those of the parts of the window, then those in the menus of a menu bar."""
    for part, helps in PARTS.items():
        rows = tuple(KeyRow(tuple(map(key_name, each.keys)), each.does()) for each in helps)
        yield KeyPart(part(), rows)
    for title in bar.actions():
        menu = title.menu()
        if isinstance(menu, QMenu):
            pressed = ((keys, action) for action in menu.actions() for keys in action.shortcuts())
            rows = tuple(KeyRow((keys.toString(NATIVE),), plain(action.text())) for keys, action in pressed)
            if rows:
                yield KeyPart(plain(title.text()), rows)


def found_in(parts: Sequence[KeyPart], sought: str) -> tuple[KeyPart, ...]:
    """Return the parts and keys that contain every word of the search in a heading, a key or its description."""
    words = sought.casefold().split()

    def fits(part: KeyPart, row: KeyRow) -> bool:
        searchable = " ".join((part.title, *row.keys, row.does)).casefold()
        return all(word in searchable for word in words)

    found = (KeyPart(part.title, tuple(row for row in part.rows if fits(part, row))) for part in parts)
    return tuple(part for part in found if part.rows)


def keys_page(parts: Sequence[KeyPart], paper: Paper, sought: str, *, columns: int) -> str:
    """Return the page of keys in one column or two, or a message if no key was found."""
    shown = found_in(parts, sought)
    if not shown:
        return paper.page(paper.line_of(HelpWord.NOTHING_FOUND(sought=sought.strip()), muted=True))
    keys_width = _keys_width(parts, paper)
    split = _split_point(shown) if columns > 1 and not sought.strip() else len(shown)
    halves = [
        "".join(_key_part(part, paper, keys_width, is_first=not at) for at, part in enumerate(half))
        for half in (shown[:split], shown[split:])
        if half
    ]
    cells = "".join(f'<td width="{100 // len(halves)}%">{half}</td>' for half in halves)
    return paper.page(f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>')


def _split_point(parts: Sequence[KeyPart]) -> int:
    """Return the number of parts in the first of two columns, so that both are about equally long."""
    lengths = [_HEADING_HEIGHT + len(part.rows) for part in parts]
    return min(range(1, len(parts) + 1), key=lambda split: abs(sum(lengths[:split]) - sum(lengths[split:])))


def _keys_width(parts: Sequence[KeyPart], paper: Paper) -> int:
    """Return the width of the column of keys in pixels, so that no key's name is broken."""
    font = style.font(Role.NOTE_TITLE, paper.ui)
    widest = max(
        text_width(_KEY_SEPARATOR.join(f" {key} " for key in row.keys), font) for part in parts for row in part.rows
    )
    return ceil(widest) + paper.px(_KEYS_GAP)


def _key_part(part: KeyPart, paper: Paper, keys_width: int, *, is_first: bool) -> str:
    """Return a part with its keys, each row with its description."""
    table_rows = []
    for row in part.rows:
        caps = "&nbsp;&nbsp;".join(
            f'<span style="background:{paper.ground}; font-weight:600">&nbsp;{escape(key)}&nbsp;</span>'
            for key in row.keys
        )
        padding = f"padding:{paper.px(4)}px {paper.px(12)}px {paper.px(4)}px 0"
        table_rows.append(
            f'<tr><td width="{keys_width}" style="{padding}; white-space:nowrap">{caps}</td>'
            f'<td style="{padding}">{escape(row.does)}</td></tr>'
        )
    table = f'<table width="100%" cellspacing="0" cellpadding="0">{"".join(table_rows)}</table>'
    return paper.heading(part.title, is_first=is_first) + table


# ---- more ----------------------------------------------------------------------------------------------------------


def more_page(paper: Paper, check_rules: Rules, *, has_source: bool) -> str:
    """Return the page that says where the rules, the files and the source are, and what checks are paid for."""
    headers, *rows = check_rows(check_rules)
    source = (
        paper.link_to(SOURCE, HelpWord.SOURCE_LINK())
        if has_source
        else paper.line_of(HelpWord.SOURCE_ELSEWHERE(), muted=True)
    )
    return paper.page(
        paper.heading(HelpWord.RULES_TITLE())
        + paper.line_of(HelpWord.RULES_TEXT())
        + paper.link_to(RULES, HelpWord.RULES_LINK())
        + paper.heading(HelpWord.CHECKS_TITLE())
        + paper.line_of(HelpWord.CHECKS_TEXT())
        + paper.table(headers, [[escape(cell) for cell in row] for row in rows])
        + paper.heading(HelpWord.TOGETHER_TITLE())
        + paper.line_of(HelpWord.TOGETHER_TEXT())
        + paper.link_to(TOGETHER, HelpWord.TOGETHER_LINK())
        + paper.heading(HelpWord.CONVENTIONS_TITLE())
        + paper.line_of(HelpWord.CONVENTIONS_TEXT())
        + paper.link_to(CONVENTIONS, HelpWord.CONVENTIONS_LINK())
        + paper.heading(HelpWord.RECORD_TITLE())
        + paper.line_of(HelpWord.RECORD_TEXT())
        + paper.link_to(RECORD, HelpWord.RECORD_LINK())
        + paper.link_to(FOLDER, HelpWord.FOLDER_LINK())
        + paper.heading(HelpWord.SOURCE_TITLE())
        + paper.line_of(HelpWord.SOURCE_TEXT(version=__version__))
        + source
        + paper.link_to(LICENSES, HelpWord.LICENSES_LINK())
    )


def give_air(document: QTextDocument, paper: Paper) -> None:
    """Space out headings, paragraphs and items of a page written in Markdown; code and tables stay as they are."""
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        form = block.blockFormat()
        if not form.nonBreakableLines() and QTextCursor(block).currentTable() is None:
            form.setTopMargin(paper.px(18 if form.headingLevel() and block != document.begin() else 0))
            form.setBottomMargin(paper.px(8))
            form.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(form)
        block = block.next()


def as_markdown(text: str) -> str:
    """Return a page in which a menu's ">" at the beginning of a wrapped line isn't taken for a quotation."""
    return re.sub(r"^(\s+)>", r"\1\\>", text, flags=re.MULTILINE)


def versions(text: str) -> tuple[str, str]:
    """Return the changes of the newest version, and those of all earlier ones; what is above them is for developers."""
    _, *parts = text.split("\n## ")
    newest, *earlier = (f"## {part}" for part in parts)
    return newest, "\n".join(earlier)


def as_written(text: str) -> str:
    """Return preformatted text, whose columns and lines are kept as far as the page is wide enough."""
    return f'<pre style="white-space: pre-wrap">{escape(text)}</pre>'
