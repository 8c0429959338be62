"""Decks and felts of the user's own are added and chosen in a dialog over the preferences, and change the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel

from pinochle_qt.engine.cards import FACES, parse_card
from pinochle_qt.session.looks.look import LookFault, Looks
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from pinochle_qt.ui.app.start import Program
from pinochle_qt.ui.dialogs.preferences import looks as looks_dialog
from pinochle_qt.ui.dialogs.preferences.looks import LooksDialog
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.draw.looks.making import make_look
from tests.ui.looks_made import SVG, color_of, is_color, make_deck, make_felt
from tests.ui.panel_tools import choose, click
from tests.ui.playing import application

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.playing import Table

SOON_MS: Final = 30_000
"""How long a process may take to start and draw a few cards, on a busy machine."""
QUEEN: Final = parse_card("QS")


@pytest.fixture
def looks(tmp_path: Path) -> Looks:
    application()
    return Looks(tmp_path / "data" / "looks")


@pytest.fixture
def dialog(looks: Looks, qtbot: QtBot) -> LooksDialog:
    return opened(looks, qtbot)


def opened(looks: Looks, qtbot: QtBot, **chosen: str) -> LooksDialog:
    """Open the dialog with these settings."""
    dialog = LooksDialog(replace(Settings(), **chosen), looks)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def said(dialog: LooksDialog) -> str:
    """Return the message in the dialog."""
    return dialog.message.findChildren(QLabel)[0].text()


def drop(dialog: LooksDialog, *paths: Path) -> bool:
    """Drop files onto the dialog, if it accepts them; return whether it did."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), action, data, left, none)
    enter.ignore()
    QApplication.sendEvent(dialog, enter)
    if enter.isAccepted():
        QApplication.sendEvent(dialog, QDropEvent(QPointF(5, 5), action, data, left, none))
    return enter.isAccepted()


def test_a_dropped_deck_is_drawn_in_another_process_chosen_and_described(
    dialog: LooksDialog, looks: Looks, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = make_deck(tmp_path / "Mine", (face for face in FACES if face != QUEEN))
    make_felt(folder / "felt.jpg")
    with qtbot.waitSignal(dialog.chosen, timeout=SOON_MS) as chosen:
        assert drop(dialog, folder)
    assert chosen.args == ["Mine", "Mine"]
    assert said(dialog) == "“Mine” is added."
    assert dialog.note.text().startswith("This deck is shown as it is")
    assert "It lacks Q♠: you see Pinochle's own. It has its own back" in dialog.note.text()
    [look] = looks.all()
    assert (len(look.faces), look.has_back, look.has_felt) == (len(FACES) - 1, True, True)
    choose(dialog.deck, "Pinochle's own")
    assert dialog.note.text() == ""


def test_only_one_folder_or_file_can_be_dropped(dialog: LooksDialog, tmp_path: Path) -> None:
    assert not drop(dialog, tmp_path, tmp_path)
    assert not drop(dialog)


def test_what_is_wrong_with_a_file_is_said_in_the_dialog(dialog: LooksDialog, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "KS.svg").write_text(f'{SVG}<image href="/etc/passwd"/></svg>')
    dialog.add(tmp_path / "KS.svg")
    qtbot.waitUntil(lambda: said(dialog).startswith("KS.svg refers to other files"), timeout=SOON_MS)


def test_a_drawing_that_never_ends_is_given_up(
    looks: Looks, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks_dialog, "PATIENCE", 3.0)
    dialog = opened(looks, qtbot)
    uses = "".join(f'<g id="u{at}">{f"""<use href="#u{at - 1}"/>""" * 10}</g>' for at in range(1, 12))
    path = tmp_path / "KS.svg"
    path.write_text(f'{SVG}<defs><g id="u0"><rect width="1" height="1"/></g>{uses}</defs><use href="#u11"/></svg>')
    dialog.add(path)
    expected = LookFault.SLOW(file="KS.svg")
    qtbot.waitUntil(lambda: said(dialog) == expected, timeout=SOON_MS)
    assert looks.all() == ()


def test_a_look_is_removed_after_a_question(looks: Looks, tmp_path: Path, qtbot: QtBot) -> None:
    make_look(make_deck(tmp_path / "Mine"), looks)
    dialog = opened(looks, qtbot, deck="Mine")
    click(dialog.remove)
    assert "will be deleted" in said(dialog)
    assert looks.called("Mine") is not None
    with qtbot.waitSignal(dialog.chosen) as chosen:
        click(dialog.message.offered)
    assert chosen.args == ["", ""]
    assert looks.all() == ()
    assert not dialog.remove.isEnabled()
    assert (tmp_path / "Mine" / "KS.png").is_file()


def test_a_name_with_an_ampersand_is_shown_as_it_is(looks: Looks, tmp_path: Path, qtbot: QtBot) -> None:
    make_look(make_deck(tmp_path / "a & b"), looks)
    dialog = opened(looks, qtbot, deck="a & b")
    assert dialog.deck.currentText() == "a & b"


def test_the_table_follows_at_once_and_the_choice_is_saved(table: Table, tmp_path: Path) -> None:
    paths = table.window.room_opener.paths
    looks = Looks(paths.looks)
    folder = make_deck(tmp_path / "Mine")
    make_felt(folder / "felt.png", "#301010")
    make_look(folder, looks)
    table.open("single_deck_partnership")
    dialogs = table.window.dialogs
    dialogs.open_preferences()
    preferences = next(each for each in table.window.findChildren(PreferencesDialog) if each.isVisible())
    click(preferences.looks)
    dialog = next(each for each in preferences.findChildren(LooksDialog) if each.isVisible())
    choose(dialog.deck, "Mine")
    choose(dialog.felt, "Mine")
    view = table.window.view
    assert is_color(view.art.face(QUEEN, 100, 1.0).toImage(), color_of(QUEEN))
    cloth = view.grab().toImage().pixelColor(view.width() // 4, round(view.height() * 0.6))
    assert cloth.red() > cloth.green() + 10
    saved, damage = load_settings(paths.settings)
    assert damage is None
    assert (saved.deck, saved.felt) == ("Mine", "Mine")
    choose(dialog.deck, "Pinochle's own")
    assert not is_color(view.art.face(QUEEN, 100, 1.0).toImage(), color_of(QUEEN))
    assert load_settings(paths.settings)[0].deck == ""


def program(tmp_path: Path, settings: Settings, qtbot: QtBot) -> Program:
    """Open a table as a start does, and do what comes after the first frame."""
    application()
    opened = Program(Paths(tmp_path / "config", tmp_path / "data"), settings, None)
    qtbot.addWidget(opened.window)
    opened.prepare()
    return opened


@pytest.mark.parametrize("how", ["gone", "damaged"])
def test_a_broken_deck_never_prevents_the_start_and_is_named_once(
    looks: Looks, tmp_path: Path, qtbot: QtBot, how: str
) -> None:
    make_look(make_deck(tmp_path / "Mine"), looks)
    if how == "gone":
        looks.remove("Mine")
    else:
        (looks.folder / "Mine" / "QS.png").write_bytes(b"")
    started = program(tmp_path, replace(Settings(), deck="Mine"), qtbot)
    sentence = "“Mine” is no longer" if how == "gone" else "Mine/QS.png is damaged"
    assert started.window.notice.text().startswith(sentence)
    assert not is_color(started.window.view.art.face(QUEEN, 100, 1.0).toImage(), color_of(QUEEN))
    started.close()


@pytest.mark.parametrize("name", ["../x", "a/b", "a\\b", "\0", "x" * 300])
def test_settings_with_a_name_that_is_no_folder_are_reset(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(deck=name, felt=name))
    settings, damage = load_settings(path)
    assert (settings.deck, settings.felt) == ("", "")
    assert damage is not None
