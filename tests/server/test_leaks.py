"""Nothing that a table sends depends on cards that its reader cannot see; `tests/server/leaks.py` tries many deals."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.conformance.test_presets import every_preset
from tests.server.leaks import leaks
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    import pytest


@every_preset
def test_no_byte_depends_on_hidden_cards(preset: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(1, 20):
        assert list(leaks(preset, seed, 1, counts)) == []
        if counts["play"]:  # not everybody passed
            return
    raise AssertionError("nothing was played")


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinochle_qt.server.told.seat_of", lambda *_: 0)
    assert any(leak.kind == "bid" for leak in leaks(SINGLE, 1, 1, Counter()))
