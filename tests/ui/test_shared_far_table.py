"""Several people at one window of a table at which another program deals, with a curtain between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.ui.far import far_guest
from pinochle_qt.ui.far.far_guest import TurnTime
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.ui.far_tables import ServedInThread, served
from tests.ui.playing import Table
from tests.ui.test_far_table import LIMIT_MS, entered, session_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.far.far_table import FarTable


@pytest.fixture
def there() -> Iterator[ServedInThread]:
    with served(session_of()) as table:
        yield table


def shared(table: Table, there: ServedInThread) -> FarTable:
    """Let Anna and Bea sit at the window, in places 0 and 1."""
    far = entered(table, there)
    far.seat_here(1, "Bea")
    table.qtbot.waitUntil(lambda: far.own_people == (0, 1), timeout=LIMIT_MS)
    return far


def faces(table: Table) -> set[Card]:
    """Return the cards that the window shows in hands."""
    zones = require(table.window.view.event_player.zones)
    return {token.face for hand in zones.hands for token in hand if token.face is not None}


def hand(there: ServedInThread, seat: int) -> set[Card]:
    return set(require(there.table.session.match.deal).hands[seat])


def wait_until_somebody_must_act(table: Table) -> None:
    """Go on where melds are looked at, until somebody is called or asked, or the deal is over."""
    curtain = table.window.panels.curtain

    def is_due() -> bool:
        table.window.view.event_player.go_on()
        controller = table.controller
        return curtain.isVisible() or table.prompt is not None or bool(controller.observation.results)

    table.qtbot.waitUntil(is_due, timeout=LIMIT_MS)


def test_nobodys_cards_are_shown_before_one_of_several_has_taken_over(table: Table, there: ServedInThread) -> None:
    far = shared(table, there)
    far.send(Manage("deal"))
    table.qtbot.waitUntil(lambda: table.controller.observation.running, timeout=LIMIT_MS)
    assert table.controller.viewer is None
    assert table.controller.observation == there.table.session.observe(None)
    table.qtbot.waitUntil(table.window.panels.curtain.isVisible, timeout=LIMIT_MS)
    assert not faces(table)
    assert table.prompt is None
    assert far.observe(None).hand == ()


def test_two_people_at_the_window_a_guest_elsewhere_and_a_computer_player_play_a_deal(
    qtbot: QtBot, tmp_path: Path, table: Table, there: ServedInThread
) -> None:
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings

    other = Table(qtbot, Paths(tmp_path / "b", tmp_path / "b"), Settings(speed="instant"))
    far = shared(table, there)
    together = other.window.matches.together
    with qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        second = together.join_table(there.address, code=there.table.code, name="Cleo")
    second.send(TakeSeat("take", 2, "Cleo"))
    qtbot.waitUntil(lambda: other.controller.viewer == 2, timeout=LIMIT_MS)
    far.send(Manage("deal"))
    curtain, called = table.window.panels.curtain, 0
    for _ in range(300):

        def is_due() -> bool:
            for each in (table, other):
                each.window.view.event_player.go_on()
            return curtain.isVisible() or bool(table.prompt or other.prompt or table.controller.observation.results)

        qtbot.waitUntil(is_due, timeout=LIMIT_MS)
        if curtain.isVisible():
            called += 1
            seat = require(table.controller.called)
            assert table.prompt is None
            QTest.mouseClick(require(curtain.main_button), Qt.MouseButton.LeftButton)
            assert table.controller.viewer == seat
            assert faces(table) <= hand(there, seat) or there.table.session.match.deal is None
        elif table.controller.observation.results:
            break
        else:
            asked = other if table.prompt is None else table
            assert require(asked.prompt).seat == asked.controller.viewer
            asked.window.activateWindow()
            asked.answer_by_mouse()
    results = table.controller.observation.results
    assert results == there.table.session.match.results
    assert len(results) == 1
    assert called > 12
    setups = there.table.session.people
    assert [each.player for each in setups] == ["human", "human", "human", "computer:steady"]


def test_behind_the_curtain_the_window_shows_and_reads_what_the_last_viewer_knew_and_not_the_next_ones_cards(
    table: Table, there: ServedInThread
) -> None:
    far = shared(table, there)
    far.send(Manage("deal"))
    curtain = table.window.panels.curtain
    seen: set[int] = set()
    for _ in some(range(40)):
        wait_until_somebody_must_act(table)
        if curtain.isVisible():
            last, seat = table.controller.viewer, require(table.controller.called)
            assert far.observe(last).viewer == last
            assert table.controller.observation.viewer == last
            own = hand(there, last) if last is not None else set()
            assert faces(table) <= own
            if len(seen) == 2:
                break
            seen.add(seat)
            QTest.keyClick(curtain, Qt.Key.Key_Return)
        else:
            table.answer_by_mouse()
    assert seen == {0, 1}


def test_the_last_person_left_at_the_window_is_called_before_their_cards_are_shown(
    table: Table, there: ServedInThread
) -> None:
    far = shared(table, there)
    far.send(Manage("deal"))
    wait_until_somebody_must_act(table)
    curtain = table.window.panels.curtain
    assert curtain.isVisible()
    gone = there.table.session.seated[require(table.controller.called)]
    far.send(TakeSeat("leave", gone))
    table.qtbot.waitUntil(lambda: far.own_people == (1 - gone,), timeout=LIMIT_MS)
    table.qtbot.waitUntil(lambda: table.controller.called == 1 - gone, timeout=LIMIT_MS)
    assert curtain.isVisible()
    assert not faces(table)
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert faces(table) <= hand(there, 1 - gone)
    assert table.controller.viewer == 1 - gone


def test_a_place_that_somebody_has_is_not_given_to_one_more_person_at_the_window(
    table: Table, there: ServedInThread
) -> None:
    far = shared(table, there)
    with table.qtbot.waitSignal(far.trouble, timeout=LIMIT_MS) as told:
        far.seat_here(1, "Cleo")
    assert "Bea" in told.args[0]
    assert far.own_people == (0, 1)


def test_all_at_the_window_come_back_to_their_places_after_a_lost_connection(
    table: Table, there: ServedInThread
) -> None:
    far = shared(table, there)
    far.send(Manage("deal"))
    wait_until_somebody_must_act(table)
    with table.qtbot.waitSignal(far.connection_changed, timeout=LIMIT_MS):
        there.drop_everybody()
    guests = list(vars(far)["_guests"])
    table.qtbot.waitUntil(lambda: not any(guest.is_connected for guest in guests), timeout=LIMIT_MS)
    table.qtbot.waitUntil(lambda: all(guest.is_connected for guest in guests), timeout=LIMIT_MS)
    assert far.own_people == (0, 1)
    QTest.keyClick(table.window.panels.curtain, Qt.Key.Key_Return)
    table.qtbot.waitUntil(lambda: table.prompt is not None, timeout=LIMIT_MS)
    table.answer_by_mouse()


def test_the_log_of_a_guest_who_comes_late_begins_with_the_match(table: Table, there: ServedInThread) -> None:
    far = entered(table, there, None)
    far.send(Manage("deal"))
    table.qtbot.waitUntil(lambda: bool(table.controller.observation.results), timeout=LIMIT_MS)
    names = table.controller.names
    whole = [entry.sentence for entry in far.story(None, names)()]
    table.window.matches.leave()
    late = entered(table, there, None)
    table.qtbot.waitUntil(lambda: bool([*late.story(None, names)()]), timeout=LIMIT_MS)
    assert [entry.sentence for entry in late.story(None, names)()] == whole
    assert whole[0].startswith("Deal 1.")


def test_the_time_is_shown_once_it_runs_short_and_then_how_much_of_the_reserve_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 50.0
    monkeypatch.setattr(far_guest, "monotonic", lambda: now)
    time = TurnTime(7, now + 40 + 120, 120)
    shown = {}
    for passed in (0, 29, 30, 39, 40, 55, 159, 200):
        now = 50.0 + passed
        shown[passed] = time.words
    assert shown == {
        0: "",
        29: "",
        30: FarWord.SECONDS(seconds=10),
        39: FarWord.SECONDS(seconds=1),
        40: FarWord.RESERVE(time="2:00"),
        55: FarWord.RESERVE(time="1:45"),
        159: FarWord.RESERVE(time="0:01"),
        200: FarWord.RESERVE(time="0:00"),
    }


def test_the_plate_of_the_player_asked_says_how_much_time_is_left_or_that_the_game_is_paused(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far_guest, "SHOWN_FROM", 40)
    far = entered(table, there)
    far.send(Manage("options", options={"clock": 40}))
    far.send(Manage("deal"))
    table.wait_for_turn()
    assert table.controller.viewer == 0
    left = [FarWord.SECONDS(seconds=seconds) for seconds in range(1, 41)]
    assert far.clock[0] in left
    table.qtbot.waitUntil(lambda: table.window.view.seats.views[0].line.rpartition(", ")[2] in left, timeout=LIMIT_MS)
    assert not table.window.view.seats.portraits.away
    far.send(Manage("pause"))
    table.qtbot.waitUntil(lambda: table.window.view.seats.views[0].line.endswith(Word.PAUSED()), timeout=LIMIT_MS)
    far.send(Manage("continue"))
    table.qtbot.waitUntil(lambda: far.clock[0] in left, timeout=LIMIT_MS)
