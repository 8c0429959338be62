"""Names, titles and rules of strangers are plain text wherever they appear, and nothing that they name is read."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QMessageBox, QTextEdit, QToolTip, QWidget

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.crash_handler import CrashHandler
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.page_view import Page, PageBrowser
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.history.recent_games import list_recent
from pinochle_qt.ui.panels.show.strip_parts import ScoreBlock
from pinochle_qt.ui.rooms.help.pages import Paper
from pinochle_qt.ui.rooms.help.player_pages import players_page
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import rule_set
from tests.session.driving import SINGLE, played
from tests.ui import every_page, moments, playing
from tests.ui.every_page import dialogs, panels, questions, rooms
from tests.ui.playing import Table
from tests.ui.positions import OURS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

STRANGERS: Final = (
    "<img src=x>",
    "<h1>Walt</h1>",
    "[/x] &amp; A&B",
    "<a href=x>y</a>",
    "{name} %1 &N",
    "<b>B",
    "=1+1",
    "<s>",
    "<br>",
    "&lt;i&gt;",
    "<u>Ida</u>",
    "%n %L1",
    "&&Leo",
    "<!--",
    "</p><p>",
    "@SUM(1)",
)
"""Names of players that a program may take for rich text, markup, formats, shortcuts or formulas."""
PLAIN: Final = Qt.TextFormat.PlainText
TITLE: Final = "<h1>Ours</h1> & <img src=y>"
FILE: Final = "&lt;h1&gt;x.pinochle" if sys.platform == "win32" else "<h1>x.pinochle"
"""A file of a stranger; Windows has no names with angle brackets."""


@pytest.fixture
def strange_table(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a window in which everything that can have a name has a stranger's."""
    monkeypatch.setattr(playing, "EVERYBODY", STRANGERS)
    monkeypatch.setattr(every_page, "SHEET_PEOPLE", STRANGERS[:4])
    monkeypatch.setattr(every_page, "OURS", replace(OURS, name=TITLE))
    monkeypatch.setattr(moments, "player_names", lambda players, _: STRANGERS[:players])
    paths = Paths(tmp_path, tmp_path)
    for folder in (paths.rule_sets, tmp_path / "rules"):
        RuleSets(folder).keep(rule_set(TITLE, SINGLE, PRESETS[SINGLE], TITLE))
    paths.games.mkdir(parents=True)
    header, *others = played(SINGLE, 1).lines
    players = ("human", *["computer:<b>x"] * 3)
    people = [{"name": STRANGERS[seat], "player": player} for seat, player in enumerate(players)]
    strange = json.loads(header) | {"seats": people, "title": TITLE, "preset": TITLE}
    (paths.games / FILE).write_text("\n".join((json.dumps(strange), *others, "")), encoding="utf-8")
    seats = tuple(replace(seat, name=name) for seat, name in zip(Settings().seats, STRANGERS, strict=True))
    return Table(qtbot, paths, Settings(speed="instant", seats=seats))


def is_strange(text: str) -> bool:
    """Return whether a text contains a stranger's."""
    return any(each in text for each in (*STRANGERS, TITLE))


def faults(widget: QWidget) -> Iterator[str]:
    """Yield how a widget would show a stranger's text as something else than plain text."""
    if isinstance(widget, QLabel) and widget.text():
        shown = widget.textFormat()
        if shown is not PLAIN and (shown is not Qt.TextFormat.RichText or is_strange(widget.text())):
            yield f"a label shows {widget.text()!r} as {shown.name}"
    if isinstance(widget, QTextEdit):
        if not isinstance(widget, PageBrowser):
            yield f"{type(widget).__name__} reads files that its text names"
        if "<img" in widget.toHtml():
            yield f"{type(widget).__name__} has a picture"
    if isinstance(widget, QAbstractButton) and "&" in widget.text() and not widget.shortcut().isEmpty():
        yield f"{widget.text()!r} is a shortcut"
    tip = widget.toolTip()
    if is_strange(tip):
        yield from tip_faults(tip, widget)


def tip_faults(tip: str, widget: QWidget) -> Iterator[str]:
    """Yield how a tooltip of a widget would be shown as something else than plain text."""
    QToolTip.showText(widget.mapToGlobal(QPoint(1, 1)), tip, widget)
    labels = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    if not labels or not all(isinstance(each, QLabel) and each.textFormat() is PLAIN for each in labels):
        yield f"the tooltip {tip!r} is rich text"
    QToolTip.hideText()


def all_faults(window: QWidget) -> set[str]:
    """Return the faults of a window and of all its widgets, except tooltips, which are children of what they show."""
    widgets = [each for each in (window, *window.findChildren(QWidget)) if not each.inherits("QTipLabel")]
    return {fault for each in widgets for fault in faults(each)}


@pytest.mark.parametrize("walk", [questions, panels, rooms], ids=lambda each: each.__name__)
def test_no_page_treats_text_from_files_as_rich_text(
    strange_table: Table, walk: Callable[[Table], Iterator[str]]
) -> None:
    found: dict[str, str] = {}
    for name in walk(strange_table):
        found |= dict.fromkeys(all_faults(strange_table.window), name)
    assert not found


def test_the_tooltips_of_scores_are_plain_text(strange_table: Table) -> None:
    strange_table.open(SINGLE)
    blocks = strange_table.window.findChildren(ScoreBlock)
    assert len(blocks) == 2
    for block in blocks:
        assert is_strange(block.toolTip())
        assert not list(tip_faults(block.toolTip(), block))


def test_no_dialog_treats_text_from_files_as_rich_text(strange_table: Table, tmp_path: Path) -> None:
    found: dict[str, str] = {}
    for dialog in dialogs(strange_table, tmp_path):
        found |= dict.fromkeys(all_faults(dialog), type(dialog).__name__)
    assert not found


@pytest.mark.usefixtures("qapp")
def test_a_message_box_of_the_program_is_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, Qt.TextFormat]] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append((box.text(), box.textFormat())))
    CrashHandler.refuse(TITLE)
    assert shown == [(TITLE, PLAIN)]


def test_a_message_box_of_qt_is_plain_text(qtbot: QtBot, qapp: QApplication) -> None:
    style.apply(qapp, tokens.FELT)
    box = QMessageBox(QMessageBox.Icon.Warning, "Save", f"{TITLE} already exists.")
    qtbot.addWidget(box)
    box.show()
    assert {each.textFormat() for each in box.findChildren(QLabel) if each.text()} == {PLAIN}


def test_rich_text_reads_no_file(home: QWidget, tmp_path: Path) -> None:
    picture = QImage(50, 70, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(tmp_path / "red.png"))
    view = PageBrowser(home)
    for name in (str(tmp_path / "red.png"), QUrl.fromLocalFile(tmp_path / "red.png").toString()):
        view.setHtml(f'<img src="{name}">')
        assert view.document().size().height() < picture.height()
        page = Page()
        page.setHtml(view.toHtml())
        assert page.size().height() < picture.height()


def test_an_ampersand_in_a_button_is_no_mnemonic(home: QWidget) -> None:
    button = Button(Kind.PLAIN, home, "Ann &Ben")
    assert button.text() == "Ann &Ben"
    assert button.shortcut().isEmpty()


def test_menus_show_names_unchanged(strange_table: Table, tmp_path: Path) -> None:
    menu = QMenu(strange_table.window)
    list_recent(menu, Paths(tmp_path, tmp_path).games, None, print)
    (entry,) = menu.actions()
    assert "<h1>Ours</h1> && <img src=y>" in entry.text()


def test_the_page_about_computer_players_shows_names_unchanged(strange_table: Table) -> None:
    html = players_page(Paper.of(tokens.LIGHT, 1.0), strange_table.begun(SINGLE).people)
    assert "&lt;h1&gt;Walt&lt;/h1&gt;" in html
