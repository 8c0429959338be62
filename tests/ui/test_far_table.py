"""The window as a guest of a table at which another program deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.session import Session
from pinochle_qt.variants.presets import PRESETS
from tests.ui.far_tables import ServedInThread, served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ui.far.far_table import FarTable
    from tests.ui.playing import Table

PRESET = "single_deck_partnership"
LIMIT_MS = 60_000


def session_of(preset: str = PRESET, seed: int = 5) -> Session:
    rules = PRESETS[preset]
    names = ("Nora", "Edith", "Walter", "Sam", "Hugo", "Ruth", "Clara", "Oscar")[: rules.table.players]
    return Session.new(rules, preset, tuple(SeatSetup(name, "computer:steady") for name in names), seed)


@pytest.fixture
def there() -> Iterator[ServedInThread]:
    with served(session_of()) as table:
        yield table


def entered(table: Table, there: ServedInThread, person: int | None = 0, *, key: str = "") -> FarTable:
    """Let the window join a table, and take a place there."""
    together = table.window.matches.together
    with table.qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        far = together.join_table(there.address, key=key or there.table.host_key)
    if person is not None:
        far.send(TakeSeat("take", person, "Anna"))
        table.qtbot.waitUntil(lambda: table.controller.viewer == person, timeout=LIMIT_MS)
    return far


def play_deal(table: Table) -> None:
    """Play by mouse until the deal is over."""
    for _ in range(200):
        table.wait_for_turn()
        if table.prompt is None:
            return
        table.answer_by_mouse()
    raise AssertionError("the deal does not end")


def test_a_whole_deal_is_played_by_mouse_at_the_table_of_another_program(table: Table, there: ServedInThread) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    play_deal(table)
    seen = table.controller.observation
    assert seen.results == there.table.session.match.results
    assert len(seen.results) == 1
    assert table.window.panels.is_shown("score")
