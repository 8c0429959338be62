"""Everybody's picture is chosen in New game, by mouse or keys, also from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.session.faces import LETTER, PERSONS, Face
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.dialogs.setup.face_picker import FacePicker
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.setup.own_pictures import SIDE, PictureError, keep_picture
from pinochle_qt.ui.dialogs.setup.seat_field import SeatField
from tests.checks import require
from tests.ui.panel_tools import dialog_in_sight
from tests.ui.playing import Table, application
from tests.ui.test_dialogs import push

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> NewGameDialog:
    application()
    new_dialog = NewGameDialog(Settings(), RuleSets(tmp_path / "rules"), pictures=tmp_path / "portraits")
    qtbot.addWidget(new_dialog)
    new_dialog.show()
    return new_dialog


def seat(dialog: NewGameDialog, number: int) -> SeatField:
    return dialog.findChildren(SeatField)[number]


def picker(dialog: NewGameDialog, number: int) -> FacePicker:
    """Return the choice for a seat, opened by a click on its portrait."""
    QTest.mouseClick(seat(dialog, number).face, LEFT)
    return require(dialog.findChild(FacePicker))


def choose(dialog: NewGameDialog, number: int, face: str) -> None:
    opened = picker(dialog, number)
    QTest.mouseClick(next(button for button in opened.buttons if button.accessibleName() == face), LEFT)
    QApplication.sendPostedEvents(opened, 52)  # deleted


def picture_file(path: Path, width: int = 600, height: int = 400, kind: str = "PNG", color: str = "red") -> Path:
    """Write a picture: black, with a square in the middle in this color."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    side = min(width, height)
    painter = QPainter(image)
    painter.fillRect((width - side) // 2, (height - side) // 2, side, side, QColor(color))
    painter.end()
    assert QImageWriter(str(path), QByteArray(kind.encode())).write(image)
    return path


def shown(dialog: NewGameDialog) -> list[Face]:
    return [seat(dialog, number).face.face for number in range(4)]


def test_everybody_has_a_portrait_that_says_whose_it_is(dialog: NewGameDialog) -> None:
    names = [seat(dialog, number).face.accessibleName() for number in range(4)]
    assert names == [
        "Your picture: The letter Y",
        "Picture of Walter: Walter",
        "Picture of Nora: Nora",
        "Picture of Edith: Edith",
    ]
    seat(dialog, 1).name.setText("Bob")
    assert seat(dialog, 1).face.accessibleName() in {"Picture of Bob: Amira", "Picture of Bob: Kenji"}


def test_a_face_is_chosen_with_one_click_and_kept_with_the_name(dialog: NewGameDialog, qtbot: QtBot) -> None:
    choose(dialog, 0, "Kenji")
    choose(dialog, 2, "The letter N")
    assert shown(dialog)[0] == Face("person", "kenji")
    with qtbot.waitSignal(dialog.accepted_settings) as accepted:
        push(dialog, "Start")
    assert accepted.args[0].faces == {"You": Face("person", "kenji"), "Nora": LETTER}


def test_somebody_whose_face_is_taken_gets_another(dialog: NewGameDialog) -> None:
    choose(dialog, 0, "Walter")
    assert shown(dialog)[0] == Face("person", "walter")
    assert shown(dialog)[1].name in {"amira", "kenji"}
    choose(dialog, 3, "Walter")
    assert shown(dialog) == [Face("letter", "You"), shown(dialog)[1], Face("person", "nora"), Face("person", "walter")]


def test_a_computer_player_whose_face_somebody_takes_gets_another_name_with_another_face(dialog: NewGameDialog) -> None:
    choose(dialog, 0, "Edith")
    assert seat(dialog, 3).name.text() == "Amira"
    assert shown(dialog)[3] == Face("person", "amira")
    choose(dialog, 0, "Nora")
    assert seat(dialog, 2).name.text() == "Kenji"
    assert shown(dialog)[2] == Face("person", "kenji")
    assert [seat(dialog, number).name.text() for number in (0, 1, 3)] == ["You", "Walter", "Amira"]


def test_a_name_that_belongs_to_no_face_is_kept_when_its_face_is_taken(dialog: NewGameDialog) -> None:
    seat(dialog, 3).name.setText("Bob")
    choose(dialog, 0, shown(dialog)[3].name.capitalize())
    assert seat(dialog, 3).name.text() == "Bob"
    assert shown(dialog)[3] not in (shown(dialog)[0], LETTER)


def test_the_choice_works_by_keys(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.activateWindow()
    seat(dialog, 1).face.setFocus()
    QTest.keyClick(seat(dialog, 1).face, Qt.Key.Key_Space)
    opened = require(dialog.findChild(FacePicker))
    qtbot.waitUntil(opened.isActiveWindow)
    assert opened.focusWidget().accessibleName() == "Walter"
    QTest.keyClick(opened.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(opened.focusWidget(), Qt.Key.Key_Return)
    assert shown(dialog)[1] == Face("person", "sam")
    assert [button.accessibleName() for button in opened.buttons] == [
        *(name.capitalize() for name in PERSONS),
        "The letter W",
    ]


def test_a_picture_from_a_file_is_cropped_and_kept_as_a_copy(dialog: NewGameDialog, tmp_path: Path) -> None:
    for name, kind in (("wide.png", "PNG"), ("wide.jpg", "JPEG")):
        picker(dialog, 0).take_file(picture_file(tmp_path / name, kind=kind))
        (tmp_path / name).unlink()
        face = shown(dialog)[0]
        copy = QImage(face.name)
        assert face.kind == "file"
        assert copy.size() == QSize(SIDE, SIDE)
        for at in (QPoint(2, 2), QPoint(SIDE - 3, SIDE - 3), QPoint(SIDE // 2, 5)):
            assert copy.pixelColor(at).red() > 240
            assert copy.pixelColor(at).green() < 20
        QApplication.sendPostedEvents(None, 52)


def test_a_picture_can_be_removed(dialog: NewGameDialog, qtbot: QtBot, tmp_path: Path) -> None:
    picker(dialog, 0).take_file(picture_file(tmp_path / "a.png"))
    QApplication.sendPostedEvents(None, 52)
    QTest.mouseClick(picker(dialog, 0).remove_button, LEFT)
    assert shown(dialog)[0] == Face("letter", "You")
    with qtbot.waitSignal(dialog.accepted_settings) as accepted:
        push(dialog, "Start")
    assert accepted.args[0].faces == {}


def test_a_file_that_is_no_picture_gets_one_sentence(tmp_path: Path) -> None:
    application()
    (tmp_path / "text.png").write_text("not a picture", encoding="utf-8")
    (tmp_path / "drawing.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    (tmp_path / "cut.png").write_bytes(picture_file(tmp_path / "whole.png").read_bytes()[:80])
    (tmp_path / "huge.png").write_bytes(b"\x89PNG" + bytes(17 * 1024 * 1024))
    picture_file(tmp_path / "wide.png", 10_001, 5_000)
    faults = {
        "text.png": "text.png is neither a PNG nor a JPEG picture.",
        "drawing.svg": "drawing.svg is neither a PNG nor a JPEG picture.",
        "cut.png": "cut.png is damaged.",
        "huge.png": "huge.png has more than 16 MB.",
        "wide.png": "wide.png has more than 50 million pixels.",
        "none.png": "none.png cannot be read: there is no such file.",
        ".": " cannot be read: it is a folder.",
    }
    for name, sentence in faults.items():
        with pytest.raises(PictureError) as caught:
            keep_picture(tmp_path / name, tmp_path / "portraits")
        assert str(caught.value).endswith(sentence)
    assert not (tmp_path / "portraits").exists()


def test_a_folder_that_cannot_be_written_gets_one_sentence(dialog: NewGameDialog, tmp_path: Path) -> None:
    (tmp_path / "portraits").touch()
    opened = picker(dialog, 0)
    opened.take_file(picture_file(tmp_path / "a.png"))
    assert opened.message.isVisible()
    assert shown(dialog)[0] == Face("letter", "You")


def test_the_table_shows_chosen_faces_and_unused_pictures_go(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.open("single_deck_partnership")
    for number, color in enumerate(("red", "blue"), 1):
        table.window.dialogs.open_new_game()
        dialog = dialog_in_sight(table.window, NewGameDialog)
        picker(dialog, 0).take_file(picture_file(tmp_path / "a.png", color=color))
        assert len(list(paths.portraits.iterdir())) == number
        push(dialog, "Start")
        QApplication.sendPostedEvents(None, 52)
        (kept,) = paths.portraits.iterdir()
        settings, _ = load_settings(paths.settings)
        assert settings.faces == {"You": Face("file", kept.name)}
        assert table.window.view.seats.faces[0] == Face("file", str(kept))
    table.window.dialogs.open_new_game()
    dialog = dialog_in_sight(table.window, NewGameDialog)
    picker(dialog, 1).take_file(picture_file(tmp_path / "c.png", color="green"))
    dialog.reject()
    QApplication.sendPostedEvents(None, 52)
    assert list(paths.portraits.iterdir()) == [kept]
