"""A rule sheet as rich text, with marks where it differs from another sheet."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.variants.sheet import Section

NEWEST: Final = "newest"
"""The anchor at the first line changed by the latest edit."""


class Inks(Struct, frozen=True):
    """The colors of the text and the marks, and the font size in pixels."""

    text: str
    bar: str
    tint: str
    faint: str
    size: int


class SheetWriter:
    """Writes one sheet, with a bar beside each line not in `usual` and an anchor at the first one not in `before`."""

    def __init__(
        self, sheet: Sequence[Section], usual: Sequence[Section], before: Sequence[Section], inks: Inks
    ) -> None:
        self._sheet = sheet
        self._usual = {section.title: section for section in usual}
        self._before = {section.title: section for section in before}
        self._inks = inks
        self.has_newest = False
        """Whether the text written so far contains the anchor."""

    def html(self) -> str:
        """Return the whole sheet."""
        parts = [self._section(section) for section in self._sheet]
        written = {section.title for section in self._sheet}
        parts += [
            self._title(f"{escape(title)} {self._not_played_note()}") for title in self._usual if title not in written
        ]
        return f'<div style="color:{self._inks.text}">{"".join(parts)}</div>'

    def _section(self, section: Section) -> str:
        usual, before = self._usual.get(section.title), self._before.get(section.title)
        rows = [
            self._row(
                escape(text),
                is_marked=usual is None or text not in usual.sentences,
                is_new=before is None or text not in before.sentences,
            )
            for text in section.sentences
        ]
        rows += [
            self._row(
                escape(rule.sentence),
                is_marked=usual is None or rule not in usual.rules,
                is_new=before is None or rule not in before.rules,
            )
            for rule in section.rules
        ]
        listed_keys = {rule.key for rule in section.rules}
        left_out = [rule for rule in usual.rules if rule.key not in listed_keys] if usual is not None else []
        rows += [
            self._row(
                f"<s>{escape(rule.sentence)}</s> {self._not_played_note()}",
                is_marked=True,
                is_new=before is not None and rule in before.rules,
            )
            for rule in left_out
        ]
        text = f'<table width="100%" cellspacing="0" cellpadding="0">{"".join(rows)}</table>' if rows else ""
        return self._title(escape(section.title)) + text + self._table(section)

    def _title(self, text: str) -> str:
        size = self._px(15)
        margins = f"margin-top:{size}px; margin-bottom:{self._px(4)}px"
        return f'<p style="font-size:{size}px; font-weight:600; {margins}">{text}</p>'

    def _not_played_note(self) -> str:
        return f'<span style="color:{self._inks.faint}">({escape(Setup.SHEET_NOT_PLAYED())})</span>'

    def _row(self, text: str, *, is_marked: bool, is_new: bool) -> str:
        bar = self._bar(is_marked)
        tint = f' bgcolor="{self._inks.tint}"' if is_marked else ""
        padding = f"padding:{self._px(3)}px {self._px(8)}px"
        line = f'<td{tint} style="{padding}">{self._anchor(is_new)}{text}</td>'
        return f'<tr><td width="{self._px(4)}"{bar}></td>{line}</tr>'

    def _table(self, section: Section) -> str:
        if not section.table:
            return ""
        usual, before = self._usual.get(section.title), self._before.get(section.title)
        head, *rows = section.table
        lines = [f"<td></td>{''.join(self._cell(cell, at, 'th', '') for at, cell in enumerate(head))}"]
        for row in rows:
            is_marked = usual is None or row not in usual.table
            tint = f' bgcolor="{self._inks.tint}"' if is_marked else ""
            bar = f'<td width="{self._px(4)}"{self._bar(is_marked)}></td>'
            anchor = self._anchor(before is None or row not in before.table)
            lines.append(
                bar + "".join(self._cell(cell, at, "td", tint, "" if at else anchor) for at, cell in enumerate(row))
            )
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        return f'<table width="100%" cellspacing="0" cellpadding="0" style="margin-top:{self._px(6)}px">{body}</table>'

    def _cell(self, text: str, column: int, tag: str, tint: str, prefix: str = "") -> str:
        align = "left" if column < 2 else "right"
        padding = f"padding:{self._px(3)}px {self._px(4)}px {self._px(3)}px {self._px(8)}px"
        return f'<{tag} align="{align}"{tint} style="{padding}">{prefix}{escape(text)}</{tag}>'

    def _bar(self, is_marked: bool) -> str:
        return f' bgcolor="{self._inks.bar}"' if is_marked else ""

    def _px(self, length: float) -> int:
        """Convert a length designed for 13-pixel text to the actual font size."""
        return round(length * self._inks.size / 13)

    def _anchor(self, is_new: bool) -> str:
        if not is_new or self.has_newest:
            return ""
        self.has_newest = True
        return f'<a name="{NEWEST}"></a>'
