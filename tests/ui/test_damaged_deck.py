"""A bad file of the deck is named in one sentence before the table opens; files that vanish later are not missed."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QImageReader
from PySide6.QtWidgets import QMessageBox

from pinochle_qt import resources
from pinochle_qt.__main__ import main
from pinochle_qt.deck_faces import german_faces, letters
from pinochle_qt.engine.cards import FACES, parse_card
from pinochle_qt.languages import ENGLISH
from pinochle_qt.session.paths import Paths, system_paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import save_settings
from pinochle_qt.ui.app.start import Program, make_application
from pinochle_qt.ui.draw import style, theme
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.cards.face_store import FaceStore, deck_mark
from pinochle_qt.ui.draw.drawings import packed_drawing
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.language import speak
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture(autouse=True)
def refusals(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the messages that a failed start shows to users without a terminal, and dismiss them."""
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
    return shown


def _forget_drawings() -> None:
    for each in (packed_drawing, german_faces, letters):
        each.cache_clear()


@pytest.fixture
def assets(tmp_path: Path, qapp: QApplication) -> Iterator[Path]:
    """Give the program its own assets, none of which it has read yet; fonts loaded from them are removed afterward."""
    del qapp
    copy = tmp_path / "pinochle_qt" / "assets"
    shutil.copytree(ASSETS, copy)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "_PACKAGE", copy.parent)
        _forget_drawings()
        yield copy
    _forget_drawings()
    QFontDatabase.removeAllApplicationFonts()
    style.load_fonts()
    style.font.cache_clear()
    text_width.cache_clear()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("deck/KS.svg", b""),
        ("deck/KS.svg", b"\xff\x00garbage"),
        ("deck/compact/9D.svg", b"<html></html>"),
        ("deck/large/AH.svg", b'<svg xmlns="http://www.w3.org/2000/svg"/>'),
        ("deck/back_black.svg", b"<svg "),
        ("deck/german.json.gz", b"garbage"),
        ("deck/german.json.gz", gzip.compress(b'{"AS": "<svg/>"}', mtime=0)),
        ("deck/letters.json", b"{"),
        ("fonts/Inter-Bold.otf", b"garbage"),
    ],
)
def test_a_damaged_file_is_named_before_the_table_opens(
    assets: Path, capsys: pytest.CaptureFixture[str], refusals: list[str], name: str, content: bytes
) -> None:
    (assets / name).write_bytes(content)
    assert main([]) == 1
    assert refusals == [f"The file {assets / name} is damaged: please install the program again."]
    assert capsys.readouterr().err.endswith(f"{refusals[0]}\n")  # on Windows, Qt says before that it read no font


def test_a_damaged_file_is_named_in_the_language_of_the_settings(
    assets: Path, qapp: QApplication, refusals: list[str]
) -> None:
    (assets / "deck" / "KS.svg").write_bytes(b"")
    save_settings(system_paths().settings, Settings(language="de"))
    assert main([]) == 1
    speak(qapp, ENGLISH)
    assert refusals == [f"Die Datei {assets / 'deck' / 'KS.svg'} ist beschädigt: Bitte installiere das Programm neu."]


@pytest.mark.parametrize("name", ["deck/KS.svg", "deck/large/7C.svg", "deck/back_red.svg", "fonts/Inter-Medium.otf"])
def test_a_missing_file_is_named_before_the_table_opens(
    assets: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (assets / name).unlink()
    assert main([]) == 1
    assert capsys.readouterr().err.startswith(f"The file {assets / name} is missing: ")


@pytest.mark.usefixtures("assets")
def test_a_qt_without_svg_support_is_reported_before_the_table_opens(
    monkeypatch: pytest.MonkeyPatch, refusals: list[str]
) -> None:
    class Blind(QImageReader):
        """A reader that can read no picture."""

        def canRead(self) -> bool:  # noqa: N802
            return False

    monkeypatch.setattr("pinochle_qt.ui.draw.drawings.QImageReader", Blind)
    assert main([]) == 1
    assert len(refusals) == 1
    assert re.fullmatch(r"Qt's reader of drawings in .* cannot be loaded: .* please install it again\.", refusals[0])


@pytest.fixture
def faces(assets: Path, qapp: QApplication) -> FaceStore:
    """Return pictures of the deck that an earlier start has kept."""
    del assets, qapp
    path = require(system_paths().faces)
    art = DeckArt(theme.FELT)
    art.store = FaceStore(path, deck_mark())
    art.warm_up((parse_card("KS"),), (40,), 1.0)
    while art.is_drawing:
        QCoreApplication.processEvents()
    packed_drawing.cache_clear()
    return FaceStore(path, deck_mark())


@pytest.mark.parametrize("how", ["damaged", "missing", "other", "no deck"])
@pytest.mark.parametrize("name", ["KS.svg", "large/7C.svg", "back_red.svg"])
def test_a_file_damaged_after_its_pictures_were_cached_is_named_too(
    assets: Path, faces: FaceStore, capsys: pytest.CaptureFixture[str], name: str, how: str
) -> None:
    assert faces.has_this_deck
    file = assets / "deck" / name
    if how == "damaged":
        file.write_bytes(b"")
    elif how == "missing":
        file.unlink()
    elif how == "other":
        file.write_bytes(bytes(len(file.read_bytes())))
    else:
        file.unlink()
        (assets / "deck" / "compact").rename(assets / "compact")
    assert main([]) == 1
    assert capsys.readouterr().err.startswith(f"The file {assets}")


def opened(faces: FaceStore, folder: Path, qtbot: QtBot) -> Program:
    """Open a table like a start that finds kept pictures of the deck."""
    assert faces.has_this_deck
    make_application(faces)
    assert not packed_drawing.cache_info().currsize
    program = Program(Paths(folder, folder), Settings(), None, faces)
    qtbot.addWidget(program.window)
    program.prepare()
    return program


def deck_pictures() -> list[QImage]:
    """Return pictures of the back and of all faces."""
    art = DeckArt(theme.FELT)
    return [art.face(face, 100, 1.0).toImage() for face in (None, *FACES)]


def test_the_deck_is_read_later_if_its_pictures_are_cached(
    assets: Path, faces: FaceStore, tmp_path: Path, qtbot: QtBot
) -> None:
    whole = deck_pictures()
    packed_drawing.cache_clear()
    program = opened(faces, tmp_path, qtbot)
    shutil.rmtree(assets / "deck")  # but not the fonts: those in use would be replaced by others from then on
    assert deck_pictures() == whole
    program.close()


def test_a_drawing_found_damaged_later_is_reported_at_the_table(
    assets: Path, faces: FaceStore, tmp_path: Path, qtbot: QtBot
) -> None:
    (assets / "deck" / "KS.svg").write_bytes(b"<svg ")
    program = opened(faces, tmp_path, qtbot)
    message = f"The file {assets / 'deck' / 'KS.svg'} is damaged: please install the program again."
    assert program.window.notice.text() == message
    program.close()


def test_a_deck_removed_during_play_is_not_missed(assets: Path) -> None:
    whole = deck_pictures()
    packed_drawing.cache_clear()
    make_application()
    shutil.rmtree(assets / "deck")
    assert deck_pictures() == whole
