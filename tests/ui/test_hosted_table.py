"""A table that this window has opened: a process of its own, which starts again if it ends by accident."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.words.far import FarWord
from tests.checks import require
from tests.ui.test_far_table import LIMIT_MS, says

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ui.far.far_table import FarTable
    from pinochle_qt.ui.far.host import TableHost
    from tests.ui.playing import Table

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
pytestmark = pytest.mark.saves_games


@pytest.fixture
def host(table: Table) -> Iterator[TableHost]:
    together = table.window.matches.together
    with table.qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        found = together.host_table()
    yield found
    together.close()


def dealt(table: Table) -> FarTable:
    """Take the first place and let the table deal; return it when the window is asked something."""
    far = require(table.window.matches.together.table)
    far.send(TakeSeat("take", 0, "Anna"))
    table.qtbot.waitUntil(lambda: table.controller.viewer == 0, timeout=LIMIT_MS)
    far.send(Manage("deal"))
    table.qtbot.waitUntil(lambda: table.prompt is not None, timeout=LIMIT_MS)
    return far


def test_the_window_manages_the_table_that_it_has_opened(table: Table, host: TableHost) -> None:
    far = dealt(table)
    assert far.is_host
    assert host.process is not None
    assert table.controller.observation.running


def test_a_table_that_was_killed_starts_again_where_it_was(table: Table, host: TableHost) -> None:
    far = dealt(table)
    before, first, address = table.controller.observation, require(host.process), far._address
    with table.qtbot.waitSignal(host.opened, timeout=LIMIT_MS):
        os.kill(first, KILL)
    table.qtbot.waitUntil(lambda: far.is_connected, timeout=LIMIT_MS)
    assert host.process != first
    assert far._address == address  # so phones come back by themselves
    assert says(table, FarWord.RESTARTED())
    table.qtbot.waitUntil(lambda: table.prompt is not None, timeout=LIMIT_MS)
    assert table.controller.observation == before


def test_the_match_is_in_the_folder_of_all_games_after_leaving(table: Table, host: TableHost) -> None:
    dealt(table)
    folder = table.paths.games
    saved = set(folder.glob(f"*{SUFFIX}"))
    table.window.matches.leave()
    assert host.process is None
    assert not table.window.matches.is_guest
    [path] = [each for each in saved if each != table.controller.session.path]
    assert replay_one(path).match.number == 1


def test_a_table_that_cannot_be_opened_says_why_and_the_game_goes_on(table: Table) -> None:
    own = table.controller.session
    together = table.window.matches.together
    with table.qtbot.waitSignal(together.left, timeout=LIMIT_MS):
        host = together.host_table(table.paths.games / f"nothing{SUFFIX}")
    assert host.process is None
    assert table.window.notice.is_told
    assert table.controller.session is own
