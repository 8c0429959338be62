"""Widgets follow the theme and the scale of the application, whenever it changes."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, Grid, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.dialogs.give_up import GiveUpDialog
from pinochle_qt.ui.draw.theme import FELT, LIGHT, Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.coach import CoachCard
from tests.checks import require
from tests.ui.every_page import score_sheets
from tests.ui.panel_tools import apply_style, opened
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.settings import ThemeChoice

SIZE = (900, 600)
LAYERS = 6
"""More than there are nested layouts, which Qt lays out one after the other."""


class Counting(Panel):
    """A panel that counts how often it applies the style, to a style sheet of its own as well."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.applied = 0
        self.words = self.add_label(Role.BODY)
        self.words.set_text("A♣")
        self.set_boxes(column(self.words, self.add_button(Kind.PLAIN, self.hide)))

    def restyle(self) -> None:
        self.applied += 1
        self.setStyleSheet(f"QWidget {{ color: {self.theme.text}; }}")


def settled(window: QWidget) -> QImage:
    """Let everything be laid out, and return the picture of a window."""
    for _ in range(LAYERS):
        QApplication.processEvents()
    return window.grab().toImage()


def test_boxes_and_grids_follow_the_scale(home: QWidget) -> None:
    pane, field, grid_pane = QWidget(home), QLineEdit(home), QWidget(home)
    inner = row(BoxPart(field, width=100, height=40, is_fixed=True), Gap(8), spacing=6)
    boxes = column(inner, margins=(10, 12, 14, 16), spacing=4)
    pane.setLayout(boxes)
    grid = Grid(grid_pane, spacing=(8, 6))
    home.show()
    apply_style(FELT, 1.5)
    margins = boxes.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (15, 18, 21, 24)
    assert (boxes.spacing(), inner.spacing()) == (6, 9)
    assert (field.width(), field.height()) == (150, 60)
    assert (grid.horizontalSpacing(), grid.verticalSpacing()) == (12, 9)


def test_a_panel_applies_each_style_once(home: QWidget) -> None:
    panel = Counting(home)
    opened(panel, (200, 100))
    assert panel.applied == 1
    before = settled(panel)
    apply_style(LIGHT)
    assert panel.applied == 2
    assert settled(panel) != before
    apply_style(LIGHT)
    assert panel.applied == 2


def test_colors_that_no_style_sheet_has_are_followed_too(home: QWidget) -> None:
    panel = Counting(home)
    opened(panel, (200, 100))
    apply_style(replace(FELT, is_four_color=True))
    assert panel.applied == 2


def test_everything_on_the_coachs_card_has_its_colors(home: QWidget) -> None:
    card = CoachCard(home)
    apply_style(LIGHT)
    parts = (card, card.words, card.next)
    assert {each.theme.text for each in parts} == {LIGHT.on_bubble}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_score_sheet_in_a_window_that_shrank_looks_like_a_new_one(
    qtbot: QtBot, tmp_path: Path, theme: ThemeChoice
) -> None:
    pictures = []
    first: tuple[tuple[int, int], ThemeChoice] = (1280, 800), "felt"
    for at, (size, begun_in) in enumerate((first, (SIZE, theme))):
        paths = Paths(tmp_path / str(at), tmp_path / str(at))
        table = Table(qtbot, paths, Settings(speed="instant", theme=begun_in, reduced_motion=True))
        window = table.window
        window.resize(*size)
        for _ in islice(score_sheets(table), 1):
            settled(window)
            window.preferences.apply(replace(window.settings, theme=theme))
            window.resize(*SIZE)
            room = require(window.rooms.room)
            pictures.append(settled(room))
        window.close()
    assert pictures[0] == pictures[1]


def test_an_open_dialog_follows_the_scale(qtbot: QtBot) -> None:
    apply_style(FELT)
    dialog = GiveUpDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    layout = require(dialog.layout())
    assert layout.contentsMargins().left() == 24
    apply_style(FELT, 1.5)
    assert layout.contentsMargins().left() == 36
