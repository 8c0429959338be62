"""The rules of a game as a readable page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QFrame

from pinochle_qt.ai.inference.agreements import choices_for
from pinochle_qt.teaching.agreement_page import agreed_label
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.page_view import PageBrowser, unbroken
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.sheet_html import NEWEST, Inks, SheetWriter
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.sheet import describe, nearest_preset
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.variants.catalog import Preset
    from pinochle_qt.variants.sheet import Section

_INKS = (QPalette.ColorRole.Highlight, QPalette.ColorRole.AlternateBase, QPalette.ColorRole.PlaceholderText)
"""The colors of the bar beside a line, of the background behind it, and of minor notes."""


class SheetView(PageBrowser):
    """Shows a sheet, with a bar beside every line that isn't in the standard sheet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(Setup.SHEET())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(style.scaled(16))
        self._shown: tuple[Section, ...] = ()
        self._html = ""

    def show_sheet(self, sheet: tuple[Section, ...], usual: tuple[Section, ...], *, is_stale: bool) -> None:
        """Show a sheet, in a fainter color if it is stale, and scroll to what has changed since the last one."""
        bar, tint, faint = (QGuiApplication.palette().color(role).name() for role in _INKS)
        text = faint if is_stale else self.palette().color(QPalette.ColorRole.Text).name()
        inks = Inks(text, bar, tint, faint, style.scaled(Role.BODY.size))
        writer = SheetWriter(sheet, usual, self._shown or sheet, inks)
        position = self.verticalScrollBar().value()
        self._shown, html = sheet, writer.html()
        if html == self._html:
            return
        self._html = html
        self.setHtml(unbroken(html))
        self.verticalScrollBar().setValue(position)
        if writer.has_newest:
            self._scroll_to_newest(position)

    def _scroll_to_newest(self, position: int) -> None:
        """Scroll to the newest line, unless it is already visible at scroll position `position`."""
        bar = self.verticalScrollBar()
        self.scrollToAnchor(NEWEST)
        line = bar.value()
        is_seen = position <= line <= position + self.viewport().height() - style.scaled(48)
        bar.setValue(position if is_seen and line < bar.maximum() else line - style.scaled(72))


class RulesPane(QFrame):
    """A sheet under its heading, with an explanation of its marks and a banner when it is out of date."""

    def __init__(self, title: str, help_line: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "sheet")
        self.sheet = SheetView(self)
        self._help_line = help_line
        self._help = label("", self, "caption", wraps=True)
        self._banner = QFrame(self)
        self._banner.setProperty("kind", "banner")
        self._stale = label("", self._banner, "note", wraps=True)
        row(self._stale, margins=(12, 8, 12, 8), parent=self._banner)
        head = column(label(title, self, "heading"), self._help, margins=(16, 14, 16, 10), spacing=2)
        column(head, self._banner, BoxPart(self.sheet, share=1), parent=self)

    def show_sheet(self, sheet: tuple[Section, ...], base: Preset, stale: str = "") -> None:
        """Show a sheet compared to that of a preset; `stale` says why it is out of date, and is empty if it isn't."""
        usual = describe(base.rules)
        words = Setup.SHEET_MARK if sheet != usual else Setup.SHEET_USUAL
        self._help.setText(f"{words(game=preset_title(base))} {self._help_line}".strip())
        self._stale.setText(stale)
        self._banner.setVisible(bool(stale))
        self.sheet.show_sheet(sheet, usual, is_stale=bool(stale))


class RulesDialog(Dialog):
    """The rules in force, for reference during play."""

    def __init__(
        self,
        rules: Rules,
        parent: QWidget | None = None,
        agreed: tuple[tuple[str, ...], tuple[Agreed, ...]] | None = None,
    ) -> None:
        """Show rules; `agreed` holds the names of the people at the table and each side's bidding agreement."""
        super().__init__(parent)
        self._rules, self._agreed = rules, agreed
        self.setWindowTitle(DialogWord.RULES_TITLE())
        self.resize(style.scaled(600), style.scaled(640))
        pane = RulesPane(DialogWord.RULES_TITLE(), "", self)
        pane.setProperty("state", "alone")
        pane.show_sheet(describe(rules), nearest_preset(rules))
        close = Button(Kind.MAIN, self, Word.CLOSE(), clicked=self.accept)
        foot = row(margins=(20, 12, 20, 16))
        if agreed is not None and len(choices_for(rules)) > 1:
            agreements_button = Button(Kind.LINK, self, agreed_label(agreed[1], rules), clicked=self._open_agreements)
            foot.add(agreements_button)
        foot.add(Gap(share=1))
        foot.add(close)
        self.lay_out(BoxPart(pane, share=1), foot, margins=(0, 0, 0, 0), spacing=0)

    def _open_agreements(self) -> None:
        """Show each side's bidding agreement."""
        names, agreements = self._agreed or ((), ())
        dialog = AgreementsDialog(self._rules, names, agreements, self, is_fixed=True)
        dialog.open_once()
