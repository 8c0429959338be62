"""How a contract went is told by the declarer's plate and by the bar of the strip before the score is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.standing import outcome_standing
from tests.checks import require
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.observe import Observation

Key = Qt.Key


def play_last_card(table: Table) -> None:
    """Play a deal at instant speed up to the last trick, and the player's card of that one at normal speed."""
    table.open("single_deck_partnership")
    window = table.window
    while len(table.controller.observation.hand) > 1 or table.prompt is None or table.prompt.kind != "play":
        assert table.wait_for_turn() is not None
        if len(table.controller.observation.hand) > 1:
            table.answer_by_mouse()
    window.preferences.apply(replace(window.settings, speed="normal"))
    table.answer_by_mouse()


def wait_for_outcome(table: Table) -> None:
    """Wait until the deal has been scored on the table, before its score is shown."""
    table.qtbot.waitUntil(lambda: table.window.view.event_player.shows_outcome, timeout=10_000)


@pytest.fixture
def decided(qtbot: QtBot, tmp_path: Path) -> Table:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    play_last_card(table)
    wait_for_outcome(table)
    return table


def test_a_score_sheet_opened_in_the_last_trick_shows_the_result_when_that_has_been_taken(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    play_last_card(table)
    window, sheet = table.window, table.window.panels.score
    window.presenter.toggle("score")
    qtbot.waitUntil(lambda: not table.controller.observation.running, timeout=10_000)
    assert sheet.isVisible()
    assert not sheet.has_results
    told = sheet.accessibleDescription()
    wait_for_outcome(table)
    assert (sheet.can_close, sheet.has_results) == (True, True)
    assert sheet.accessibleDescription() != told


def test_strip_and_plate_tell_the_outcome_before_the_score_is_shown(decided: Table) -> None:
    window, seen = decided.window, decided.controller.observation
    outcome = require(outcome_standing(seen))
    assert not window.panels.is_shown("score")
    told = lines.outcome_line(outcome, seen.rules)
    assert window.strip.labels["needs"].isVisible()
    assert window.strip.labels["needs"].text() == told
    declarer = outcome.seats[0]
    if declarer != seen.viewer:
        assert window.view.seats.views[declarer].line == told
    decided.qtbot.waitUntil(lambda: window.panels.is_shown("score"), timeout=10_000)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_X])
def test_any_key_goes_on_to_the_score_and_no_further(decided: Table, key: Key) -> None:
    number = decided.controller.observation.number
    QTest.keyClick(decided.window.view, key)
    assert decided.window.panels.is_shown("score")
    assert decided.controller.observation.number == number
    assert not decided.controller.observation.running


def ended(seen: Observation, *, tricks: int, is_set: bool) -> Observation:
    """Return the deal as if the declarer's side had come to this many points in tricks, ×10."""
    result = seen.results[-1]
    side = (result.declarer or 0) % 2
    each = tuple(tricks if at == side else 0 for at in range(2))
    meld = tuple(0 for _ in result.meld)
    changed = replace(
        result, bid=300, tricks=each, meld=meld, outcome="set" if is_set else "made", is_set=is_set, swept_by=()
    )
    return replace(seen, results=(*seen.results[:-1], changed))


@pytest.mark.parametrize(
    ("tricks", "is_set", "told"),
    [
        (340, False, "Made by 40"),
        (300, False, "On the nose"),
        (250, True, "Set by 50"),
        (310, True, "Set"),
    ],
)
def test_the_margin_is_told(decided: Table, tricks: int, is_set: bool, told: str) -> None:
    seen = ended(decided.controller.observation, tricks=tricks, is_set=is_set)
    outcome = require(outcome_standing(seen))
    assert outcome.is_lost == is_set
    assert lines.outcome_line(outcome, seen.rules) == told
    assert outcome_standing(replace(seen, winners=(0,))) is None
