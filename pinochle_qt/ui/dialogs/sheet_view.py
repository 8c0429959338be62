"""The rules of a game as a page to read."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout

from pinochle_qt.ui.dialogs.fields import button
from pinochle_qt.ui.words import Word
from pinochle_qt.variants.sheet import describe

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.variants.sheet import Section


class SheetView(QTextBrowser):
    """Shows the sheet of some rules."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(Word.HR_SHEET())
        self.document().setDocumentMargin(16)

    def show_rules(self, rules: Rules) -> None:
        """Show the sheet of these rules, and stay where the reader is."""
        bar = self.verticalScrollBar()
        at = bar.value()
        self.setHtml("".join(_html(section) for section in describe(rules)))
        bar.setValue(at)


class RulesDialog(QDialog):
    """The rules in force, to look something up while playing."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(Word.RULES_TITLE())
        self.resize(560, 600)
        sheet = SheetView(self)
        sheet.show_rules(rules)
        close = button(Word.CLOSE(), self, is_main=True)
        close.clicked.connect(self.accept)
        page = QVBoxLayout(self)
        page.setContentsMargins(20, 20, 20, 20)
        page.addWidget(sheet)
        page.addWidget(close)


def _html(section: Section) -> str:
    parts = [f"<h3>{escape(section.title)}</h3>"]
    parts += [f"<p>{escape(text)}</p>" for text in section.sentences]
    if section.rules:
        parts.append(f"<ul>{''.join(_line(label, value) for label, value in section.rules)}</ul>")
    if section.table:
        head, *rows = section.table
        parts.append('<table cellpadding="3" width="100%">')
        parts.append(f"<tr>{''.join(_cell(cell, at, 'th') for at, cell in enumerate(head))}</tr>")
        parts += [f"<tr>{''.join(_cell(cell, at, 'td') for at, cell in enumerate(row))}</tr>" for row in rows]
        parts.append("</table>")
    return "".join(parts)


def _line(label: str, value: str) -> str:
    return f"<li>{escape(label)}: <b>{escape(value)}</b></li>" if value else f"<li>{escape(label)}</li>"


def _cell(text: str, column: int, tag: str) -> str:
    align = "left" if column < 2 else "right"
    return f'<{tag} align="{align}">{escape(text)}</{tag}>'
