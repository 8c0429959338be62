"""The Help page: one chapter at a time, chosen by a chip in the header."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QPdfWriter, QShortcut
from PySide6.QtWidgets import QMenuBar

from pinochle_qt.engine.features import has_checks
from pinochle_qt.languages import ENGLISH
from pinochle_qt.resources import MissingAsset, asset, page
from pinochle_qt.ui.controls.boxes import BoxPart
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.fields import search_field
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.page_view import Page, PageView
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.language import locale
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.ui.rooms.help.conventions_page import conventions_page
from pinochle_qt.ui.rooms.help.pages import (
    CONVENTIONS,
    EARLIER,
    FOLDER,
    LICENSES,
    RECORD,
    RULES,
    SOURCE,
    TOGETHER,
    Paper,
    as_markdown,
    as_written,
    give_air,
    key_parts,
    keys_page,
    more_page,
    versions,
)
from pinochle_qt.ui.rooms.help.player_pages import players_page
from pinochle_qt.ui.rooms.help.together_page import together_page
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.rooms.help import HelpWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QTextDocument
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.ui.table.geometry.frame import Frame

Chapter: TypeAlias = Literal[
    "keys", "players", "news", "more", "together", "conventions", "record", "licenses", "earlier"
]
_CHIPS: Final[tuple[Chapter, ...]] = ("keys", "players", "news", "more")
_LINKED_FROM: Final[dict[Chapter, Chapter]] = {
    "together": "more",
    "conventions": "more",
    "record": "more",
    "licenses": "more",
    "earlier": "news",
}
"""The chapters without a chip, each with the chapter that links to it."""
_PAGES: Final[dict[Chapter, str]] = {"news": "CHANGELOG.md", "earlier": "CHANGELOG.md", "record": "FORMAT.md"}
"""The chapters that come from files, in English."""
_CONTROL_HEIGHT: Final = 40
_SEARCH_WIDTH, _SMALL_SEARCH_WIDTH = 200, 160
_MAX_LINE_WIDTH: Final = 960
"""Greatest length of a line of text at scale 1."""
_TWO_COLUMNS: Final = 1200
"""Window width at scale 1 from which the keys are in two columns."""
_PDF_DPI: Final = 96
"""Resolution of a PDF page, in pixels per inch."""
_SOURCE: Final = Path(__file__).resolve().parents[4]


class HelpRoom(Room):
    """Shows one chapter; keys can be searched, and every chapter saved as a PDF for printing.

    Signals:
        rules_asked: the user wants to read the rules of the game.
        pdf_asked: the contents of a PDF file, and its title.
    """

    rules_asked = Signal()
    pdf_asked = Signal(object, str)

    def __init__(
        self,
        parent: QWidget,
        paths: Paths,
        people: Callable[[], Sequence[SeatSetup]],
        rules: Callable[[], Rules | None],
    ) -> None:
        """Show the keys in the window's menus.

        `paths` locates the games; `people` returns who is at the table, and `rules` what is played there.
        """
        super().__init__(parent, HelpWord.TITLE())
        self._paths = paths
        self._people = people
        self._rules = rules
        self.chapter: Chapter = "keys"
        self._columns = 1
        self.view = PageView(self)
        self.view.setAccessibleName(HelpWord.TITLE())
        self.view.anchorClicked.connect(self._follow)
        self.search = search_field(HelpWord.SEARCH(), self)
        self.search.textChanged.connect(self._show)
        self.tools.add(BoxPart(self.search, height=_CONTROL_HEIGHT, is_fixed=True))
        labels = {chapter: _title(chapter) for chapter in _CHIPS}
        self.chips = self.add_chips(labels, self.show_chapter, _CONTROL_HEIGHT)
        self.save = self.add_button(Kind.PLAIN, self._save, HelpWord.SAVE_PDF(), height=_CONTROL_HEIGHT)
        self.tools.add(self.save)
        self.body.add(BoxPart(self.view, share=1))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._focus_search)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.setFocusProxy(self.view)

    # ---- as a room -------------------------------------------------------------------------------------------------

    def show_chapter(self, chapter: Chapter, heading: str = "") -> None:
        """Show another chapter, from its beginning or from a heading in it."""
        self.chapter = chapter
        self._show()
        self.rearrange()  # the line below the title changes, and so may the space that the tools leave for it
        self.view.verticalScrollBar().setValue(round(self._top_of(heading)))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """Show the current state."""
        self._show()

    def take_over(self, before: QWidget) -> None:
        """Show the chapter that the same room showed in another language."""
        if isinstance(before, HelpRoom):
            self.search.setText(before.search.text())
            self.show_chapter(before.chapter)

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window."""
        super().fill(frame)
        columns = 1 if frame.width < _TWO_COLUMNS * frame.ui else 2
        if columns != self._columns:
            self._columns = columns
            self._show()
        self.search.setFixedWidth(round((_SMALL_SEARCH_WIDTH if frame.small else _SEARCH_WIDTH) * self.ui))

    def arrange(self) -> None:
        """Hide the line below the title if the tools do not leave enough space for all of it."""
        self.line.setVisible(self.line.sizeHint().width() <= self.title.width())

    def restyle(self) -> None:
        """Apply theme and scale to the page."""
        self.view.setStyleSheet(list_style("QTextBrowser"))
        self._show()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Let Enter end the typing in the search field."""
        if event.key() not in ENTER_KEYS or not self.search.hasFocus():
            return False
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        chapter = self.chapter
        self._exclusive.choose(self.chips[_LINKED_FROM.get(chapter, chapter)])
        self.search.setVisible(chapter == "keys")
        self.line.set_text(_line(chapter))
        self.view.limit_lines(0 if chapter == "keys" else round(_MAX_LINE_WIDTH * self.ui))
        paper = Paper.of(self.theme, self.ui)
        self._write(self.view.document(), paper, self.search.text(), columns=self._columns)

    def _write(self, document: QTextDocument, paper: Paper, query: str = "", *, columns: int = 1) -> None:
        """Write the chapter into a document, with the keys in this many columns."""
        match self.chapter:
            case "keys":
                document.setHtml(keys_page(list(key_parts(self._menu_bar())), paper, query, columns=columns))
            case "players":
                document.setHtml(players_page(paper, self._people()))
            case "together":
                document.setHtml(together_page(paper))
            case "conventions":
                document.setHtml(conventions_page(paper))
            case "more":
                rules = self._rules()
                has_own_checks = rules is not None and has_checks(rules)
                check_rules = rules if has_own_checks and rules is not None else PRESETS["check_pinochle"]
                document.setHtml(more_page(paper, check_rules, has_source=_has_source()))
            case chapter:
                try:
                    contents = (_licenses() if chapter == "licenses" else page(_PAGES[chapter])).read_text(
                        encoding="utf-8"
                    )
                except (MissingAsset, OSError):
                    document.setHtml(paper.page(paper.line_of(HelpWord.PAGE_MISSING(), muted=True)))
                else:
                    if chapter == "licenses":
                        document.setHtml(paper.page(as_written(contents)))
                    else:
                        document.setMarkdown(as_markdown(_part(chapter, contents)))
                        give_air(document, paper)

    def _top_of(self, heading: str) -> float:
        """Return the distance of a heading from the top of the page, in pixels."""
        document = self.view.document()
        document.setTextWidth(self.view.viewport().width())
        block = document.begin()
        while heading and block.isValid():
            if block.blockFormat().headingLevel() and block.text() == heading:
                return document.documentLayout().blockBoundingRect(block).top()
            block = block.next()
        return 0.0

    def _menu_bar(self) -> QMenuBar:
        bar = self.window().findChild(QMenuBar)
        if bar is None:
            raise AssertionError("a window without menus")
        return bar

    def _focus_search(self) -> None:
        if self.chapter != "keys":
            self.show_chapter("keys")
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _follow(self, url: QUrl) -> None:
        """Follow a link."""
        match url.toString():
            case str(link) if link == RULES:
                self.rules_asked.emit()
            case str(link) if link == RECORD or link.endswith(_PAGES["record"]):
                self.show_chapter("record")
            case str(link) if link == TOGETHER:
                self.show_chapter("together")
            case str(link) if link == CONVENTIONS:
                self.show_chapter("conventions")
            case str(link) if link == LICENSES:
                self.show_chapter("licenses")
            case str(link) if link == EARLIER:
                self.show_chapter("earlier")
            case str(link) if link == FOLDER:
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._paths.games)))
            case str(link) if link == SOURCE:
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(_SOURCE)))
            case _:
                return

    def _save(self) -> None:
        """Ask for the chapter to be saved as a PDF."""
        document = Page()
        self._write(document, Paper.of(tokens.LIGHT, 1.0))
        self.pdf_asked.emit(pdf(document, _title(self.chapter)), _title(self.chapter))


def pdf(document: QTextDocument, title: str) -> bytes:
    """Return a document as the contents of a PDF file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(_PDF_DPI)
    document.print_(writer)
    buffer.close()
    return bytes(data.data())


def _title(chapter: Chapter) -> str:
    return HelpWord[f"{chapter}_LINK".upper() if chapter in _LINKED_FROM else chapter.upper()]()


def _line(chapter: Chapter) -> str:
    """Return the line below the title."""
    match chapter:
        case "keys":
            return HelpWord.KEYS_LINE()
        case "players":
            return HelpWord.PLAYERS_LINE()
        case "earlier":
            return HelpWord.EARLIER_LINE()
        case "news":
            return HelpWord.NEWS_LINE() if locale().name()[:2] == ENGLISH else HelpWord.NEWS_LINE_ENGLISH()
        case "together":
            return HelpWord.TOGETHER_LINE()
        case "conventions":
            return HelpWord.CONVENTIONS_LINE()
        case "record":
            return HelpWord.RECORD_LINE()
        case "licenses":
            return HelpWord.LICENSES_LINE()
        case "more":
            return HelpWord.MORE_LINE()


def _part(chapter: Chapter, contents: str) -> str:
    """Return what a chapter shows of the file that it comes from."""
    if chapter == "record":
        return contents
    newest, earlier = versions(contents)
    if chapter == "earlier":
        return earlier
    return f"{newest}\n\n[{HelpWord.EARLIER_LINK()}]({EARLIER})\n" if earlier else newest


def _licenses() -> Path:
    """Return the file of licenses; a frozen program has one of its own, since it contains other people's software."""
    try:
        return page("LICENSES.txt")
    except MissingAsset:
        return asset("NOTICE.md")


def _has_source() -> bool:
    """Return whether the program runs from its source."""
    return not getattr(sys, "frozen", False) and (_SOURCE / "pyproject.toml").is_file()
