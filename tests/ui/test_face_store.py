"""Pictures of cards are kept for the next start, and drawn again if they cannot be used."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from pinochle_qt.engine.cards import FACES
from pinochle_qt.ui.draw.cards import face_store
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.cards.face_store import DeckLook, FaceStore
from pinochle_qt.ui.draw.theme import FELT
from tests.systems import needs_pipes_with_names

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.theme import Theme

WIDTHS = (80, 42)
THIS_DECK = "this deck"
SOME = FACES[4:10]


@pytest.fixture
def path(tmp_path: Path, qapp: QApplication) -> Path:
    del qapp
    return tmp_path / "cache" / "faces"


def begun(path: Path, deck: str = THIS_DECK) -> DeckArt:
    """Return the card pictures of a table that has just been opened."""
    art = DeckArt(FELT)
    art.store = FaceStore(path, deck)
    return art


def play(art: DeckArt, faces: Sequence[Card] = SOME, widths: Sequence[int] = WIDTHS, ratio: float = 1.0) -> None:
    """Let everything be drawn and kept."""
    art.warm_up(faces, widths, ratio)
    while art.is_drawing:
        QCoreApplication.processEvents()
    art.stop()


def shown(art: DeckArt, ratio: float = 1.0) -> list[QImage]:
    """Return what the cards look like."""
    return [art.face(face, width, ratio).toImage() for face in (None, *SOME) for width in WIDTHS]


def draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all drawing fail from now on."""
    monkeypatch.setattr("pinochle_qt.ui.draw.cards.face_drawing.read_drawing", None)


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_cards_from_the_previous_start_are_the_same_and_not_drawn_again(
    path: Path, ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(path)
    shown(first, ratio)  # what is visible is drawn before everything else, and kept all the same
    play(first, ratio=ratio)
    drawn = shown(begun(path.with_name("other")), ratio)
    draws_nothing(monkeypatch)
    assert shown(begun(path), ratio) == drawn
    play(begun(path), ratio=ratio)


def test_already_cached_pictures_are_not_written_again(path: Path) -> None:
    play(begun(path))
    before = path.stat().st_ino
    play(begun(path), SOME[:3])
    assert path.stat().st_ino == before
    play(begun(path), SOME, (*WIDTHS, 30))
    assert path.stat().st_ino != before


def test_the_cache_does_not_reveal_a_hand(path: Path) -> None:
    play(begun(path), SOME)
    other = path.with_name("other")
    art = begun(other)
    art.face(SOME[3], WIDTHS[0], 1.0)
    play(art, SOME[::-1])
    assert path.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("theme", [FELT, replace(FELT, is_four_color=True)])
@pytest.mark.parametrize("look", [DeckLook("red"), DeckLook(large_index=True), DeckLook(left_handed=True)])
def test_cards_in_another_style_are_drawn(
    path: Path, theme: Theme, look: DeckLook, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(begun(path))
    art = begun(path)
    art.set_look(theme, look)
    drawn = shown(art)
    assert drawn == shown(DeckArt(theme, look))
    play(art)
    draws_nothing(monkeypatch)
    art = begun(path)
    art.set_look(theme, look)
    assert shown(art) == drawn


def test_cached_pictures_of_another_deck_are_not_shown(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(begun(path, "an older deck"))
    art = begun(path)
    assert art.store is not None
    assert not art.store.has_this_deck
    play(art)
    draws_nothing(monkeypatch)
    shown(begun(path))


def test_in_a_new_size_every_card_has_a_placeholder_with_the_same_face(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(begun(path), widths=(104, 64))
    art = begun(path)
    whole = DeckArt(FELT).face(SOME[0], 104, 1.0).toImage()
    art.face(SOME[0], 64, 1.0)  # a small card shows another face, which must not stand in for a large one
    play(art, widths=(104, 64))
    art.keep_sizes((120, 70), 1.0)
    draws_nothing(monkeypatch)
    scaled = [art.face(face, 120, 1.0).toImage() for face in (None, *SOME)]
    assert art.has_stand_ins
    again = begun(path)
    again.face(SOME[0], 104, 1.0)
    play(again, widths=(104, 64))
    again.keep_sizes((120, 70), 1.0)
    assert again.face(SOME[0], 120, 1.0).toImage() == scaled[1]
    again.keep_sizes((104, 64), 1.0)
    assert again.face(SOME[0], 104, 1.0).toImage() == whole


def contents(whole: bytes) -> dict[str, bytes]:
    """Return, by name, what the file may contain instead of what was written."""
    first = whole.index(b"\n")
    middle = (first + len(whole)) // 2
    return {
        "nothing": b"",
        "no line": b"hello",
        "text": b"hello\nworld\n",
        "other types": b'{"deck": "this deck", "look": 5, "pictures": "many"}\n',
        "another list": b'{"deck": "this deck", "look": "", "pictures": []}\n',
        "cut off": whole[:middle],
        "cut in its first line": whole[: first // 2],
        "one bit": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "shifted": whole[: first + 1] + b"x" + whole[first + 1 :],
        "zeros": whole[: first + 1] + bytes(len(whole) - first - 1),
        "negative": whole.replace(b",1.0,", b",1.0,-"),
        "strange numbers": whole.replace(b"[[null,", b"[[99,"),
        "swapped sizes": whole.replace(b",42,", b",80,"),
    }


@pytest.mark.parametrize("kind", list(contents(b"\n")))
def test_a_damaged_or_foreign_file_is_overwritten(path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    art = begun(path)
    play(art)
    drawn = shown(art)
    path.write_bytes(contents(path.read_bytes())[kind])
    art = begun(path)
    assert shown(art) == drawn
    play(art)
    draws_nothing(monkeypatch)
    assert shown(begun(path)) == drawn


def test_cards_are_drawn_if_another_table_cached_others_meanwhile(path: Path) -> None:
    play(begun(path))
    drawn = shown(begun(path))
    art = begun(path)
    play(begun(path, "another deck"), FACES[12:18])
    assert shown(art) == drawn


def test_nothing_is_cached_if_nothing_can_be_written(path: Path) -> None:
    path.parent.write_text("no folder")
    art = begun(path)
    play(art)
    assert shown(begun(path)) == shown(art)


@pytest.mark.parametrize("make", [os.mkdir, pytest.param(getattr(os, "mkfifo", None), marks=needs_pipes_with_names)])
def test_something_other_than_a_file_is_left_alone(path: Path, make: object) -> None:
    path.parent.mkdir()
    assert callable(make)
    make(path)
    art = begun(path)
    play(art)
    assert shown(art) == shown(DeckArt(FELT))
    assert not path.is_file()


def test_a_full_disk_leaves_the_cache_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(begun(path))
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    play(begun(path), widths=(60,))
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before


def test_a_file_that_is_far_too_large_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(begun(path))
    monkeypatch.setattr(face_store, "_MOST_BYTES", 1000)
    assert not FaceStore(path, THIS_DECK).has_this_deck
