"""Claiming the rest of a deal that no play can change: by a key, played out card by card, and undone in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.ai.decided_rest import is_decided
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Play
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.theme import Speed
from tests.checks import require
from tests.session.driving import SINGLE, new_session
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.session import Session

LEFT = 3
"""The smallest number of cards that the player still holds."""


def settled(store: RecordStore, *people: int) -> Session:
    """Return a game in which the human player may claim the rest, with some tricks to go."""
    policy = Policy()
    for seed in range(50):
        session = new_session(SINGLE, seed, store=store, people=people or (0,))
        while (prompt := session.prompt) is not None and session.match.number <= 1:
            if prompt.seat is None:
                if session.match.number:
                    break
                session.deal()
                continue
            seen = session.observe(prompt.seat)
            if prompt.seat == 0 and len(seen.hand) >= LEFT and is_decided(seen, prompt):
                return session
            session.submit(policy.choose(seen, prompt, None))
        session.close()
    raise AssertionError("there was none")


@pytest.fixture
def game(table: Table, tmp_path: Path) -> Session:
    """Return a game on the table whose rest can be claimed."""
    session = settled(RecordStore(tmp_path / "games"))
    table.window.matches.open(session)
    table.wait_for_turn()
    return session


def claim(table: Table) -> None:
    """Press the key once the claim is offered."""
    table.qtbot.waitUntil(lambda: table.window.presenter.rest.can_claim)
    QTest.keyClick(table.window, Qt.Key.Key_C)
    table.qtbot.waitUntil(lambda: table.controller.awaits_deal)


def test_claiming_the_rest_is_offered_and_played_by_a_key(table: Table, game: Session) -> None:
    before = len(game.steps)
    table.qtbot.waitUntil(lambda: table.window.notice.is_told)
    offer = "No card can change this deal's score now: click here or press C to play the rest."
    assert table.window.notice.text() == offer
    claim(table)
    played = game.steps[before:]
    assert all(isinstance(step.action, Play) for step in played)
    assert not any(game.match.deal.hands) if game.match.deal is not None else game.match.results
    assert len(game.match.results) == 1
    path = require(game.path)
    assert replay_one(path).match == game.match
    assert table.window.panel_host.shows_result


def test_a_claim_is_undone_at_once(table: Table, game: Session) -> None:
    before, match = len(game.steps), game.match
    point = max((each.position for each in game.rewind_points), default=0)
    claim(table)
    table.controller.undo()
    table.wait_for_turn()
    assert len(game.steps) <= before
    assert len(game.steps) >= point
    if len(game.steps) == before:
        assert game.match == match
    assert not game.match.results


def test_cards_played_after_an_undone_claim_are_undone_one_by_one(table: Table, game: Session) -> None:
    claim(table)
    table.controller.undo()
    last = 0
    while not game.match.results:
        prompt = require(table.wait_for_turn())
        if len(prompt.cards) > 1:
            last = len(game.steps)
        table.controller.submit(prompt.choices[0])
        table.qtbot.waitUntil(lambda: table.prompt is not None or bool(game.match.results))
    table.controller.undo()
    table.wait_for_turn()
    assert len(game.steps) == last


def test_a_click_on_the_offer_plays_the_rest(table: Table, game: Session) -> None:
    table.qtbot.waitUntil(lambda: table.window.notice.is_told)
    QTest.mouseClick(table.window.notice, Qt.MouseButton.LeftButton)
    table.qtbot.waitUntil(lambda: table.controller.awaits_deal)
    assert game.match.results
    assert not table.window.notice.is_told


def test_nothing_is_claimed_while_the_play_matters(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    session = table.controller.session
    before = len(session.steps)
    table.qtbot.wait(0)
    QTest.keyClick(table.window, Qt.Key.Key_C)
    table.window.presenter.rest.claim()
    assert len(session.steps) == before
    assert not table.window.presenter.rest.can_claim


def test_the_claimed_rest_is_fast_and_the_next_deal_is_not(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="slow"))
    table.window.matches.open(settled(RecordStore(tmp_path / "games")))
    motion = table.window.view.event_player.motion
    table.qtbot.waitUntil(lambda: table.window.presenter.rest.can_claim)
    QTest.keyClick(table.window, Qt.Key.Key_C)
    speeds = [motion.tempo.speed]
    table.window.view.event_player.finish()  # as a click does if the player does not care to watch even that
    speeds.append(motion.tempo.speed)
    assert speeds == [Speed.HURRIED, Speed.SLOW]
    assert table.window.panel_host.shows_result


def test_nobody_is_called_to_the_screen_for_cards_that_do_not_matter(table: Table, tmp_path: Path) -> None:
    session = settled(RecordStore(tmp_path / "games"), 0, 1, 2, 3)
    table.window.matches.open(session)
    while table.controller.called is not None or table.prompt is None:
        table.controller.take_over()
        table.window.view.event_player.go_on()
    called: list[object] = []
    table.controller.handover_needed.connect(called.append)
    claim(table)
    assert not called
    assert table.controller.viewer == 0
