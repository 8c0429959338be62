"""What the desktop asks for is followed, unless the person chose otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QWidget

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app import make_application
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QStyleHintReturn, QStyleOption
    from pytestqt.qtbot import QtBot


class StillStyle(QProxyStyle):
    """The style of a desktop on which nothing moves."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """Return that animations take no time."""
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


@pytest.fixture
def still_desktop(qapp: QApplication) -> Iterator[None]:
    sheet = qapp.styleSheet()
    qapp.setStyleSheet("")
    qapp.setStyle(StillStyle("Fusion"))
    yield
    qapp.setStyle("Fusion")
    make_application()
    qapp.setStyleSheet(sheet)


@pytest.mark.usefixtures("still_desktop")
@pytest.mark.parametrize(("chosen", "is_reduced"), [(None, True), (False, False), (True, True)])
def test_motion_is_as_the_desktop_asks_if_nothing_else_is_chosen(
    qtbot: QtBot, tmp_path: Path, chosen: bool | None, is_reduced: bool
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), replace(Settings(), reduced_motion=chosen))
    assert table.window._tempo.is_reduced is is_reduced


def test_things_move_where_the_desktop_does_not_mind(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings())
    assert not table.window._tempo.is_reduced
