"""A bad file of the deck is named in one sentence before the table opens; afterwards no file is missed."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pinochle_qt import resources
from pinochle_qt.__main__ import main
from pinochle_qt.engine.cards import FACES
from pinochle_qt.ui.app import make_application
from pinochle_qt.ui.draw import theme
from pinochle_qt.ui.draw.card_faces import DeckArt
from pinochle_qt.ui.draw.drawings import drawing

if TYPE_CHECKING:
    from collections.abc import Iterator

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the program assets of its own, none of which it has read yet."""
    copy = tmp_path / "pinochle_qt" / "assets"
    shutil.copytree(ASSETS, copy)
    monkeypatch.setattr(resources, "_PACKAGE", copy.parent)
    drawing.cache_clear()
    yield copy
    drawing.cache_clear()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("deck/KS.svg", b""),
        ("deck/KS.svg", b"\xff\x00garbage"),
        ("deck/compact/9D.svg", b"<html></html>"),
        ("deck/large/AH.svg", b'<svg xmlns="http://www.w3.org/2000/svg"/>'),
        ("deck/back_black.svg", b"<svg "),
        ("fonts/Inter-Bold.otf", b"garbage"),
    ],
)
def test_a_damaged_file_is_named_before_the_table_opens(
    assets: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes
) -> None:
    (assets / name).write_bytes(content)
    assert main([]) == 1
    assert capsys.readouterr().err == f"The file {assets / name} is damaged: please install the program again.\n"


@pytest.mark.parametrize("name", ["deck/KS.svg", "deck/large/7C.svg", "deck/back_red.svg", "fonts/Inter-Medium.otf"])
def test_a_missing_file_is_named_before_the_table_opens(
    assets: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (assets / name).unlink()
    assert main([]) == 1
    assert capsys.readouterr().err.startswith(f"The file {assets / name} is missing: ")


def test_a_deck_that_goes_while_people_play_is_not_missed(assets: Path) -> None:
    make_application()
    shutil.rmtree(assets)
    art = DeckArt(theme.THEMES["felt"])
    assert all(not art.face(face, 100, 1.0).isNull() for face in (None, *FACES))
