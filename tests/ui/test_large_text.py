"""Larger text: as in a smaller window, wherever the window has the space, and at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from pinochle_qt.session.paths import Paths
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.table.geometry.frame import MENU_HEIGHT, Frame
from tests.ui.moments import moments
from tests.ui.small_screens import squeeze
from tests.ui.test_gallery import Gallery

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SIZES: Final = ((1280, 800), (1366, 768), (1920, 1080))


@pytest.mark.parametrize(
    ("width", "height", "usual", "large"),
    [
        (600, 400, 0.625, 0.625),
        (960, 640, 1.0, 1.0),
        (1280, 800, 1.0, 1.25),
        (1366, 768, 1.0, 1.1875),
        (1920, 1080, 1.25, 1.5625),
        (2560, 1440, 1.75, 2.1875),
        (3840, 2160, 2.0, 2.5),
    ],
)
def test_text_is_larger_by_a_quarter_where_the_window_has_the_space(
    width: int, height: int, usual: float, large: float
) -> None:
    frame = Frame(width, height)
    assert frame.ui == usual
    assert replace(frame, has_large_text=True).ui == large


def test_a_window_with_larger_text_is_laid_out_like_a_smaller_one() -> None:
    large, smaller = Frame(1280, 800, round(MENU_HEIGHT * 1.25), has_large_text=True), Frame(1024, 640)
    assert (large.small, large.margin, large.strip_height) == (smaller.small, smaller.px(20), smaller.px(60))
    assert large.card_width == Frame(1280, 800).card_width


def test_a_television_has_its_own_size_of_text() -> None:
    tv = Frame(1280, 800, is_tv=True)
    assert replace(tv, has_large_text=True).ui == tv.ui


def test_the_switch_changes_all_text_at_once_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    gallery = Gallery(qtbot, Paths(tmp_path / "config", tmp_path / "data"))
    gallery.look((1280, 800), "felt")
    usual = gallery.window.strip.font().pixelSize(), style.scale(), QApplication.font().pixelSize()
    window = gallery.window
    window.preferences.apply(replace(window.settings, large_text=True))
    QApplication.processEvents()
    assert style.scale() == 1.25
    assert QApplication.font().pixelSize() > usual[2]
    window.preferences.apply(replace(window.settings, large_text=False))
    QApplication.processEvents()
    assert (window.strip.font().pixelSize(), style.scale(), QApplication.font().pixelSize()) == usual


@pytest.mark.parametrize("preset", ["single_deck_partnership", "simplified_two_handed_150"])
def test_larger_text_covers_nothing_and_keeps_the_people(qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    gallery, faults = Gallery(qtbot, Paths(tmp_path / "config", tmp_path / "data")), []
    window = gallery.window
    window.preferences.apply(replace(window.settings, large_text=True))
    for moment in moments(preset):
        gallery.open(preset, moment)
        for size in SIZES:
            squeeze(window, size)
            QApplication.processEvents()
            assert window.view.layout_now.has_people
            faults += [
                f"{moment.name} {size}: {fault}" for fault in gallery.inspect(f"large-{preset}-{moment.name}-{size[0]}")
            ]
    assert not faults, "\n".join(faults)
