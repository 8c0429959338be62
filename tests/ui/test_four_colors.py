"""The switch for four suit colors takes effect at once everywhere on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.draw.bubbles import BubbleItem, BubbleView, PillItem
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.suits import color_signs
from pinochle_qt.ui.draw.theme import FELT
from pinochle_qt.ui.table.scene.trick_places import TrickPlace
from pinochle_qt.words.dialogs.labels import DialogWord
from tests.ui.moments import moments, session_at
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.draw.theme import Theme

BOX = Rect(0, 0, 128, 68)


def turn(table: Table) -> QImage:
    """Toggle the switch in Preferences with the keyboard, and return what the window looks like then."""
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    [switch] = [each for each in dialog.findChildren(QCheckBox) if each.text() == DialogWord.PF_FOUR_COLOR()]
    QTest.keyClick(switch, Qt.Key.Key_Space)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    return look(table)


def look(table: Table) -> QImage:
    """Return what the window looks like."""
    QApplication.processEvents()
    return table.window.grab().toImage()


@pytest.mark.parametrize("preset", ["single_deck_partnership", "eight_handed_four_teams"])
def test_the_table_looks_as_if_opened_in_these_colors(table: Table, qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    late = next(each for each in moments(preset) if each.name == "late")
    table.window.matches.open(session_at(preset, late))
    lines = " ".join(view.line for view in table.window.view.seats.views)
    assert "♣" in lines or "♦" in lines
    before = look(table)
    turned = turn(table)
    other = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", four_color=True))
    other.window.matches.open(session_at(preset, late))
    assert turned == look(other) != before
    other.window.hide()
    assert turn(table) == before


def test_speech_bubbles_are_repainted_in_other_colors_at_once(qapp: QApplication) -> None:
    del qapp
    bubble, pill, place = BubbleItem(), PillItem(), TrickPlace()

    def pictures(theme: Theme) -> list[QImage]:
        color_signs(four_color=theme.is_four_color)
        bubble.show_view(BubbleView("A♣"), BOX, theme, 1.0, 1.0)
        pill.show_text("A♣", "", theme, 1.0, 1.0)
        place.show_name("♣", BOX, theme, 1.0, 1.0)
        return [item.pixmap().toImage() for item in (bubble, pill, place)]

    two = pictures(FELT)
    four = pictures(replace(FELT, is_four_color=True))
    assert not [item for item, other in zip(two, four, strict=True) if item == other]
    assert pictures(FELT) == two
