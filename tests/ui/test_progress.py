"""What counts up and fades on the table reaches its end, at any pace and whenever it is told to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from pinochle_qt.ui.draw.plates import PlateView
from pinochle_qt.ui.draw.theme import COUNT_UP, Speed, Tempo
from pinochle_qt.ui.table.scene.seats import counted_from
from pinochle_qt.ui.table.scene.transition import Transition

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    del qtbot
    return QObject()


@pytest.mark.parametrize("tempo", [Tempo(Speed.INSTANT), Tempo(Speed.NORMAL, is_reduced=True)])
def test_with_reduced_motion_a_transition_ends_at_once(parent: QObject, tempo: Tempo) -> None:
    progress, seen = Transition(parent), list[float]()
    progress.advanced.connect(seen.append)
    progress.start(COUNT_UP, tempo)
    assert seen[-1] == 1.0
    assert not progress.is_running


def test_a_transition_can_be_finished_early(parent: QObject) -> None:
    progress, seen = Transition(parent), list[float]()
    progress.advanced.connect(seen.append)
    progress.start(COUNT_UP, Tempo(Speed.SLOW))
    assert progress.is_running
    progress.finish()
    assert seen[-1] == 1.0
    progress.finish()
    assert seen.count(1.0) == 1


def test_a_transition_restarted_in_the_middle_starts_from_zero(parent: QObject) -> None:
    progress, seen = Transition(parent), list[float]()
    progress.start(COUNT_UP, Tempo(Speed.SLOW))
    progress.clock.setCurrentTime(COUNT_UP.ms)
    progress.advanced.connect(seen.append)
    progress.start(COUNT_UP, Tempo(Speed.FAST))
    assert set(seen) <= {0.0}
    assert progress.is_running
    progress.finish()


def test_a_transition_runs_from_zero_to_one(qtbot: QtBot, parent: QObject) -> None:
    progress, seen = Transition(parent), list[float]()
    progress.advanced.connect(seen.append)
    progress.start(COUNT_UP, Tempo(Speed.FAST))
    qtbot.waitUntil(lambda: not progress.is_running)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


@pytest.mark.parametrize(
    ("before", "now", "start"),
    [
        (("", ""), ("180", "meld"), 0),
        (("40", "meld"), ("180", "meld"), 40),
        (("180", "meld"), ("180", "meld"), None),
        (("180", "meld"), ("0", "tricks"), None),
        (("3", "tricks"), ("4", "tricks"), None),
        (("", ""), ("16.5", "meld"), None),
    ],
)
def test_only_growing_meld_points_count_up(before: tuple[str, str], now: tuple[str, str], start: int | None) -> None:
    assert counted_from(PlateView("Ben", "", 1, *before), PlateView("Ben", "", 1, *now)) == start
