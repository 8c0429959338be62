"""Decisions are limited by processor time, so that a busy machine makes nobody play worse, up to a point."""

from __future__ import annotations

import pytest

from pinochle_qt.ai import deadline
from pinochle_qt.ai.deadline import PATIENCE, Deadline


class Machine:
    """A processor clock and a wall clock that advance only on demand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.worked = self.clock = 100.0
        monkeypatch.setattr(deadline, "thread_time", lambda: self.worked)
        monkeypatch.setattr(deadline, "monotonic", lambda: self.clock)

    def work(self, seconds: float, share: float = 1.0) -> None:
        """Think for this many seconds of processor time, with this share of the processor."""
        self.worked += seconds
        self.clock += seconds / share


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.mark.parametrize("share", [1.0, 0.5])
def test_a_busy_machine_does_not_shorten_thinking(machine: Machine, share: float) -> None:
    ends = Deadline(0.4)
    machine.work(0.39, share)
    assert not ends.is_over
    assert ends.left == pytest.approx(0.01)
    machine.work(0.02, share)
    assert ends.is_over


def test_a_waiting_player_is_not_kept_waiting_forever(machine: Machine) -> None:
    ends = Deadline(0.4)
    machine.work(0.1, share=0.1 / (0.4 * PATIENCE + 0.01))
    assert ends.is_over
