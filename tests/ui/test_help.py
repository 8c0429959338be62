"""Help: every key that works anywhere is listed and found, what is new can be read, and pages can be printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenuBar

from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.resources import page
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.teaching.players import Calibration, Contracts, LevelMeasurements, Rung, command_of
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.key_names import key_name
from pinochle_qt.ui.draw.theme import THEMES
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.help import help_room, player_pages
from pinochle_qt.ui.rooms.help.help_room import HelpRoom
from pinochle_qt.ui.rooms.help.pages import EARLIER, FOLDER, LICENSES, RECORD, RULES, SOURCE, found_in, key_parts
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.help import PARTS, HelpWord, KeyWord
from pinochle_qt.words.text import plain
from tests.checks import require, some
from tests.ui.panel_tools import apply_style
from tests.ui.playing import Table, open_where_asked, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

    from pinochle_qt.words.rooms.help import KeyHelp

SINGLE, STOCK, MANY = "single_deck_partnership", "simplified_two_handed_150", "five_handed_called_partner"
Key = Qt.Key


def opened(table: Table) -> HelpRoom:
    """Open the page with its key, as a person would."""
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window.focusWidget() or table.window, Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    room = table.window.rooms.room
    assert isinstance(room, HelpRoom)
    return room


def chip(room: HelpRoom, name: help_room.Chapter) -> None:
    QTest.mouseClick(room.chips[name], Qt.MouseButton.LeftButton)


def test_every_menu_key_is_listed(table: Table) -> None:
    room = opened(table)
    shown = room.view.toPlainText()
    actions = [action for title in table.window.menuBar().actions() for action in title.menu().actions()]  # type: ignore[attr-defined]
    assert len([action for action in actions if not action.shortcut().isEmpty()]) > 15
    for action in actions:
        for pressed in action.shortcuts():
            assert pressed.toString(QKeySequence.SequenceFormat.NativeText) in shown
            assert plain(action.text()) in shown


@pytest.mark.parametrize(("preset", "nines"), [(SINGLE, "+5"), ("check_pinochle", "+7")])
def test_help_says_what_earns_checks_by_the_rules_of_the_table(table: Table, preset: str, nines: str) -> None:
    changes = {"checks.seven_nines": 7} if preset == "check_pinochle" else {}
    table.open(preset, rules=patch(PRESETS[preset], changes))
    room = opened(table)
    chip(room, "more")
    shown = room.view.toPlainText()
    assert f"Seven nines or more when dealt\n{nines}" in shown
    assert "Playing a bid and going set\n−2" in shown


def test_backspace_has_its_name_in_every_language(language: str) -> None:
    names = {"en": "Backspace", "de": "Rücktaste", "es": "Retroceso", "fr": "Retour arr."}
    assert key_name("Backspace") == names[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_has_its_name_on_buttons_too(home: QWidget, application: QApplication, language: str) -> None:
    speak(application, language)
    button = PanelButton(Kind.MAIN, home)
    button.set_label("10", key=ENTER)
    assert button.cap == key_name("Return") == {"fr": "Entrée"}.get(language, "Enter")


def test_only_redo_keys_found_on_keyboards_are_shown(table: Table) -> None:
    rows = [row for part in key_parts(table.window.menuBar()) for row in part.rows]
    assert [row.keys for row in rows if row.does == plain(Menu.REDO())] == [("Ctrl+Shift+Z",), ("Ctrl+Y",)]


def test_search_narrows_the_keys_and_says_if_none_is_found(table: Table) -> None:
    room = opened(table)
    QTest.keyClick(room.view, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(room.search, "undo")
    assert plain(Menu.UNDO()) in room.view.toPlainText()
    assert plain(Menu.HINT()) not in room.view.toPlainText()
    QTest.keyClick(room.search, Key.Key_Return)
    assert room.view.hasFocus()
    room.search.setText("zzz")
    assert room.view.toPlainText() == HelpWord.NOTHING_FOUND(sought="zzz")


def test_whats_new_is_shown_and_escape_goes_back(table: Table) -> None:
    table.open(SINGLE)
    room = opened(table)
    chip(room, "news")
    assert "Not yet released" in room.view.toPlainText() or "0.1.0" in room.view.toPlainText()
    assert not room.search.isVisible()
    QTest.keyClick(room.view, Key.Key_Escape)
    assert table.window.rooms.room is None


def test_whats_new_is_about_the_newest_version_and_leads_to_the_earlier_ones(table: Table) -> None:
    table.open(SINGLE)
    table.window.menus.action(Menu.NEWS).trigger()
    room = table.window.rooms.room
    assert isinstance(room, HelpRoom)
    newest, *earlier = re.findall("^## (.*)$", page("CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert room.view.toPlainText().startswith(newest)
    assert not any(f"\n{version}\n" in room.view.toPlainText() for version in earlier)
    room.view.anchorClicked.emit(QUrl(EARLIER))
    assert room.view.toPlainText().startswith(earlier[0])
    assert room.chips["news"].isChecked()
    chip(room, "news")
    assert room.view.toPlainText().startswith(newest)


def test_whats_new_has_no_quotations_and_names_no_source_files(table: Table) -> None:
    room = opened(table)
    chip(room, "news")
    shown = room.view.toPlainText()
    assert "Learn > Problems lists all problems" in shown
    assert not re.search(r"\w\.py\b|\.md\b", shown)
    assert re.match(r"Not yet released|\d+\.\d+", shown), "the head is for developers"
    block = room.view.document().begin()
    while block.isValid():
        assert not block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel), block.text()
        block = block.next()


def test_links_go_to_rules_record_games_and_source(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: seen.append(url.toLocalFile()))
    table.open(SINGLE)
    room = opened(table)
    chip(room, "more")
    html = room.view.toHtml()
    assert all(where in html for where in (RULES, RECORD, FOLDER, SOURCE, LICENSES))
    room.view.anchorClicked.emit(QUrl(FOLDER))
    room.view.anchorClicked.emit(QUrl(SOURCE))
    assert (Path(seen[1]) / "pyproject.toml").is_file()
    assert len(seen) == 2
    room.view.anchorClicked.emit(QUrl(RECORD))
    assert "pinochle-record" in room.view.toPlainText()
    chip(room, "news")
    room.view.anchorClicked.emit(QUrl("pinochle_qt/record/FORMAT.md"))  # as it appears in the list of changes
    assert room.chapter == "record"
    chip(room, "more")
    room.view.anchorClicked.emit(QUrl(LICENSES))
    assert "SIL Open Font License" in room.view.toPlainText()
    room.view.anchorClicked.emit(QUrl(RULES))
    assert table.window.dialogs.is_open
    table.window.dialogs.close()


def test_a_missing_page_is_reported(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(help_room, "page", lambda name: page(f"no-{name}"))
    room = opened(table)
    chip(room, "news")
    assert room.view.toPlainText() == HelpWord.PAGE_MISSING()


def test_the_page_describes_how_all_levels_and_those_at_the_table_think(table: Table) -> None:
    session = table.open(SINGLE)
    room = opened(table)
    chip(room, "players")
    shown = room.view.toPlainText()
    assert all(title in shown for name, title in SKILLS.items() if name != "random")
    at_table = next(line for line in shown.splitlines() if line.startswith("At this table"))
    for each in session.people:
        assert (each.name in at_table) == (each.player != "human")


def test_measured_numbers_are_shown_with_the_command_that_measures_them(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    rungs = (
        Rung(SINGLE, "easy", "novice", (1, 1), 100, 1, 30.2, 5.0),
        Rung(SINGLE, "steady", "easy", (1, 1), 100, 1, 1.0, 5.0),
        Rung(STOCK, "easy", "novice", (1, 1), 400, 1, 1.9, 0.4),
        Rung(MANY, "expert", "strong", (1, 1), 400, 1, -3.6, 1.3, 1000, 0.268),
    )
    contracts = Contracts(SINGLE, "expert", 1, 200, 160, (Calibration(0.52, 40, 22), Calibration(0.9, 60, 54)))
    found = LevelMeasurements(rungs, (contracts,))
    monkeypatch.setattr(player_pages, "measured", lambda: found)
    room = opened(table)
    chip(room, "players")
    shown = room.view.toPlainText()
    assert PlayerWord.BETTER(name="Easy", points=30, other="Novice", error=10, deals=100) in shown
    assert PlayerWord.EVEN(name="Steady", points=1, other="Easy", error=10, deals=100) in shown
    assert all(command_of(rung) in shown for rung in found.familiar)
    assert PlayerWord.GIVE_OR_TAKE(points="1.9", error="0.8") in shown
    facts = {"game": "Five-handed, called partner", "name": "Expert", "other": "Strong"}
    assert PlayerWord.WINS_WITH_LESS(**facts, share=27, count=1000, even=20) in shown
    assert PlayerWord.MADE_OF(share=80, count=200) in shown
    assert PlayerWord.SAID_AND_MADE(said=52, share=55, count=40) in shown
    assert PlayerWord.SAID_AND_MADE(said=90, share=90, count=60) in shown


def test_nothing_is_said_about_strength_without_a_measurement(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_pages, "measured", LevelMeasurements)
    room = opened(table)
    chip(room, "players")
    assert HelpWord.LADDER() not in room.view.toPlainText()
    assert HelpWord.PROMISES() not in room.view.toPlainText()


@pytest.mark.parametrize("chapter", ["keys", "players", "news", "more", "conventions", "record", "licenses"])
def test_every_chapter_can_be_saved_as_pdf(table: Table, chapter: help_room.Chapter) -> None:
    room = opened(table)
    asked: list[tuple[bytes, str]] = []
    room.pdf_asked.disconnect()
    room.pdf_asked.connect(lambda contents, title: asked.append((contents, title)))
    room.show_chapter(chapter)
    room.save.click()
    ((contents, title),) = asked
    assert contents.startswith(b"%PDF")
    assert title


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_complete_in_small_windows(
    table: Table, application: QApplication, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    table.window.resize(*size)
    room = opened(table)
    for name in some(room.chips):
        chip(room, name)
        inside = room.rect()
        for widget in (room.view, room.save, room.back, *room.chips.values()):
            assert inside.contains(widget.geometry()), widget
            assert widget.width() >= widget.minimumSizeHint().width()
        assert room.view.horizontalScrollBar().maximum() == 0
        assert room.view.document().idealWidth() <= room.view.viewport().width() + 1


@pytest.mark.parametrize("width", [960, 1280])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_key_is_broken(table: Table, application: QApplication, language: str, width: int) -> None:
    speak(application, language)
    table.window.resize(width, 800)
    room = opened(table)
    block, keys_seen, lines = room.view.document().begin(), 0, 0
    while block.isValid():
        if block.text().startswith("\N{NO-BREAK SPACE}"):
            keys_seen += 1
            lines += block.layout().lineCount()
        block = block.next()
    assert keys_seen > 50
    assert lines == keys_seen


@pytest.mark.parametrize("query", ["", "a"])
@pytest.mark.parametrize("width", [960, 1280])
def test_the_description_of_a_key_has_room(table: Table, application: QApplication, width: int, query: str) -> None:
    speak(application, "es")  # Spanish has the longest names of keys
    table.window.resize(width, 800)
    room = opened(table)
    room.search.setText(query)
    block, lines = room.view.document().begin(), []
    while block.isValid():
        lines += [block.layout().lineCount()] if block.text() else []
        block = block.next()
    assert sum(lines) < 1.1 * len(lines)  # hardly anything needs a second line


@pytest.mark.parametrize("width", [960, 1280, 1600, 1920])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_below_the_title_is_complete_or_left_out(
    table: Table, application: QApplication, language: str, width: int
) -> None:
    speak(application, language)
    table.window.resize(width, 1000)
    room = opened(table)
    table.qtbot.waitUntil(lambda: room.line.isHidden() or room.line.sizeHint().width() <= room.line.width())
    assert width != 960 or room.line.isVisible()
    for name in room.chips:
        chip(room, name)
        assert room.line.isHidden() or room.line.sizeHint().width() <= room.line.width(), name


def test_a_wide_window_has_all_keys_in_two_columns(table: Table) -> None:
    room = opened(table)
    tall = {}
    for width in (1000, 1280):
        table.window.resize(width, 800)
        tall[width] = room.view.document().size().height()
    assert tall[1280] < 0.7 * tall[1000]
    assert room.view.toPlainText().count(KeyWord.BIDDING()) == 1


def test_the_page_follows_the_language(table: Table, application: QApplication) -> None:
    room = opened(table)
    chip(room, "more")
    speak(application, "de")
    table.window.rooms.rebuild()
    again = table.window.rooms.room
    assert isinstance(again, HelpRoom)
    assert again.chapter == "more"
    assert HelpWord.SOURCE_TITLE() in again.view.toPlainText()


@pytest.mark.parametrize("theme", THEMES)
def test_text_uses_the_color_of_the_theme(table: Table, theme: str) -> None:
    apply_style(THEMES[theme])
    room = opened(table)
    assert THEMES[theme].text.lower() in room.view.toHtml().lower()


# ---- what is listed is what is taken -------------------------------------------------------------------------------


def single_keys(helps: tuple[KeyHelp, ...]) -> set[QKeySequence]:
    """Return each key of a section, with digits one by one."""
    found = set()
    for each in helps:
        for key in each.keys:
            names = [str(digit) for digit in range(int(key[0]), 10)] if key in {"0-9", "1-9"} else [key]
            found |= {QKeySequence(name) for name in names}
    return found


CANDIDATES = [
    *(Key(value) for value in range(Key.Key_A.value, Key.Key_Z.value + 1)),
    *(Key(value) for value in range(Key.Key_0.value, Key.Key_9.value + 1)),
    Key.Key_Backspace,  # after the digits, there is something to delete
    *(
        Key.Key_Left,
        Key.Key_Right,
        Key.Key_Up,
        Key.Key_Down,
        Key.Key_Home,
        Key.Key_End,
        Key.Key_PageUp,
        Key.Key_PageDown,
    ),
    *(Key.Key_Space, Key.Key_Plus, Key.Key_Minus, Key.Key_Delete, Key.Key_Insert),
]


def taken(takes: Callable[[QKeyEvent], bool]) -> set[QKeySequence]:
    """Return those of the candidate keys that are accepted."""
    return {QKeySequence(key) for key in CANDIDATES if takes(event(key))}


def event(key: Qt.Key) -> QKeyEvent:
    is_letter = Key.Key_0 <= key <= Key.Key_9 or Key.Key_A <= key <= Key.Key_Z or key in {Key.Key_Plus, Key.Key_Minus}
    words = chr(key.value) if is_letter else ""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, words)


def without_enter(helps: tuple[KeyHelp, ...]) -> set[QKeySequence]:
    """Return the single keys of a section, except Enter, which all panels share, and those with Shift."""
    return {each for each in single_keys(helps) if each != QKeySequence("Return") and "Shift" not in each.toString()}


def asking(table: Table, preset: str, kind: str) -> QWidget:
    """Reach a question, and return the panel that asks it."""
    open_where_asked(table, preset, kind)
    return require(table.window.panel_host.question.main_panel)


@pytest.mark.parametrize(
    ("preset", "kind", "helps"),
    [
        (SINGLE, "bid", PARTS[KeyWord.BIDDING]),
        (SINGLE, "trump", PARTS[KeyWord.TRUMP]),
        ("simplified_two_handed_150", "meld", PARTS[KeyWord.MELDING]),
    ],
)
def test_a_panel_handles_the_keys_listed_for_it(
    table: Table, preset: str, kind: str, helps: tuple[KeyHelp, ...]
) -> None:
    panel = asking(table, preset, kind)
    listed = without_enter(helps)
    for key in sorted(CANDIDATES, key=lambda each: each == Key.Key_P):
        if panel.isVisible():  # a pass closes it
            is_taken = panel.handle_key(event(key))  # type: ignore[attr-defined]
            assert is_taken == (QKeySequence(key) in listed), key


def test_the_cards_handle_the_keys_listed_for_them(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "give")
    view = table.window.view
    listed = without_enter(PARTS[KeyWord.CARDS])
    QTest.keyClick(view, Key.Key_Right)
    QTest.keyClick(view, Key.Key_Space)  # once a card is chosen, there is something to take back
    for key in sorted(CANDIDATES, key=lambda each: each == Key.Key_C, reverse=True):
        pressed = event(key)
        pressed.accept()
        view.keyPressEvent(pressed)
        assert pressed.isAccepted() == (QKeySequence(key) in listed), key


def test_every_part_has_a_heading_and_no_key_twice() -> None:
    for part, helps in PARTS.items():
        listed = [key for each in helps for key in each.keys]
        assert len(listed) == len(set(listed)), part
    assert len({word.english for word in KeyWord}) == len(list(KeyWord))


def test_keys_are_named_as_they_are_drawn(home: QWidget) -> None:
    bar = QMenuBar(home)
    assert [key_name(each) for each in ("Left", "Shift+Left", "0-9", "C", "Return")] == [
        "←",
        "Shift+←",
        "0–9",
        "C",
        "Enter",
    ]
    parts = list(key_parts(bar))
    assert [part.title for part in parts] == [part() for part in PARTS]
    assert found_in(parts, "arrow") == ()
    assert [row.does for part in found_in(parts, "← card") for row in part.rows][:1] == [KeyWord.ALONG()]
