"""The window as a guest of a table at which another program deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QAbstractButton

from pinochle_qt.engine.rules import patch
from pinochle_qt.protocol.messages import Act, Manage, Say, TakeSeat
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.table import Table as ServedTable
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.game.match_end import MatchEnd
from pinochle_qt.words.game.situation import SituationWord
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.together import TogetherWord
from pinochle_qt.words.text import plain
from tests.checks import require
from tests.ui.far_tables import ServedInThread, served
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.far.far_table import FarTable

PRESET = "single_deck_partnership"
LIMIT_MS = 60_000


def session_of(preset: str = PRESET, seed: int = 5, target: int | None = None) -> Session:
    rules = PRESETS[preset] if target is None else Settings(targets={preset: target}).rules(preset)
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


def says(table: Table, sentence: str) -> bool:
    """Return whether the window shows a message."""
    return sentence in table.window.notice.text()


def goes_on(windows: list[Table]) -> bool:
    """Go on wherever melds are looked at; return whether somebody is asked, or the deal is over."""
    for each in windows:
        each.window.view.event_player.go_on()
    return any(each.prompt is not None for each in windows) or windows[0].controller.awaits_deal


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


def test_what_only_a_whole_match_can_do_is_not_offered_at_the_table_of_another_program(
    table: Table, there: ServedInThread
) -> None:
    table.open(PRESET)
    far = entered(table, there)
    far.send(Manage("deal"))
    table.wait_for_turn()
    menus = table.window.menus
    for command in (Menu.UNDO, Menu.REDO, Menu.LOOK_BACK, Menu.GIVE_UP, Menu.HINT, Menu.CLAIM_REST):
        assert not menus.action(command).isEnabled(), command
    for command in (Menu.SCORES, Menu.LOG, Menu.HAND_LIST, Menu.RULES):
        assert menus.action(command).isEnabled(), command
    table.window.matches.begin()
    assert table.window.matches.is_guest
    assert says(table, FarWord.AT_TABLE())


def test_nobody_elses_cards_are_in_the_window_of_the_host(table: Table, there: ServedInThread) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    table.wait_for_turn()
    dealt = require(there.table.session.match.deal)
    assert table.controller.observation == there.table.session.observe(0)
    tokens = require(table.window.view.event_player.zones).tokens()
    faces = [token.face for token in tokens if token.face is not None]
    assert sorted(faces) == sorted(dealt.hands[0])
    with pytest.raises(AssertionError, match="no match of this program"):
        _ = table.controller.session


def test_a_spectator_sees_no_hand_and_is_asked_nothing(table: Table, there: ServedInThread) -> None:
    far = entered(table, there, None)
    far.send(Manage("deal"))
    table.qtbot.waitUntil(lambda: bool(table.controller.observation.results), timeout=LIMIT_MS)
    assert table.controller.viewer is None
    assert table.controller.observation.hand == ()
    assert table.prompt is None


def test_the_game_on_the_table_waits_and_goes_on_after_leaving(table: Table, there: ServedInThread) -> None:
    own = table.open(PRESET)
    entered(table, there)
    assert table.window.matches.is_guest
    assert table.window.matches.waiting is own
    table.window.matches.leave()
    assert table.controller.session is own
    assert table.wait_for_turn() is not None


def test_what_the_rules_refuse_is_said_at_the_hand_and_the_card_can_be_chosen_again(
    table: Table, there: ServedInThread
) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    require(table.wait_for_turn())
    far.send(Act(there.table.state - 1, {"type": "pass", "seat": 0}))  # too late
    with table.qtbot.waitSignal(table.controller.refused, timeout=LIMIT_MS):
        pass
    assert table.window.view.reason.is_shown
    assert table.prompt is not None
    play_deal(table)


def test_after_a_lost_connection_the_window_comes_back_to_the_same_place_by_itself(
    table: Table, there: ServedInThread
) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    table.wait_for_turn()
    before = table.controller.observation
    with table.qtbot.waitSignal(far.connection_changed, timeout=LIMIT_MS):
        there.drop_everybody()
    assert not far.is_connected
    assert says(table, FarWord.LOST())
    table.qtbot.waitUntil(lambda: far.is_connected, timeout=LIMIT_MS)
    assert table.controller.observation == before
    play_deal(table)


def test_two_windows_play_at_one_table(qtbot: QtBot, tmp_path: Path, there: ServedInThread) -> None:
    windows = [Table(qtbot, Paths(tmp_path / name, tmp_path / name), Settings(speed="instant")) for name in "ab"]
    host, guest = windows
    far = entered(host, there, 0)
    together = guest.window.matches.together
    with qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        second = together.join_table(there.address, code=there.table.code, name="Bea")
    second.send(TakeSeat("take", 1, "Bea"))
    qtbot.waitUntil(lambda: guest.controller.viewer == 1, timeout=LIMIT_MS)
    qtbot.waitUntil(lambda: host.controller.names[1] == "Bea", timeout=LIMIT_MS)
    far.send(Manage("deal"))
    for _ in range(400):
        qtbot.waitUntil(lambda: goes_on(windows), timeout=LIMIT_MS)
        asked = next((each for each in windows if each.prompt is not None), None)
        if asked is None:
            break
        asked.window.activateWindow()
        asked.answer_by_mouse()
    qtbot.waitUntil(lambda: bool(guest.controller.observation.results), timeout=LIMIT_MS)
    assert guest.controller.observation.results == host.controller.observation.results
    assert guest.controller.observation.viewer == 1


def test_the_host_starts_the_next_deal_from_the_score(table: Table, there: ServedInThread) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    play_deal(table)
    assert table.controller.awaits_deal
    table.window.presenter.next_deal()
    table.qtbot.waitUntil(lambda: table.controller.observation.number == 2, timeout=LIMIT_MS)
    assert not table.window.panels.is_shown("score")


def test_after_a_board_of_a_club_night_the_window_is_ready_for_the_next_one(table: Table) -> None:
    rules = patch(PRESETS[PRESET], {"match.mode": "single_deal"})
    board = ServedTable(Session.new(rules, PRESET, session_of().people, 5))
    board.course.is_of_evening, board.guests.may_lead = True, False
    board.deal(0.0)
    with served(board.session, table=board) as there:
        together = table.window.matches.together
        with table.qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
            far = together.join_table(there.address, code=board.code, name="Anna")
        far.send(TakeSeat("take", 0, "Anna"))
        table.qtbot.waitUntil(lambda: table.controller.viewer == 0, timeout=LIMIT_MS)
        play_deal(table)
        end = table.window.panels.match_end
        table.qtbot.waitUntil(end.isVisible, timeout=LIMIT_MS)
        assert require(end.main_button).text() == MatchEnd.READY()
        assert [each for each in end.findChildren(QAbstractButton) if each.isVisible()] == [end.main_button]
        table.window.explain_situation()
        message = table.window.notice.text()
        assert message.startswith(f"{SituationWord.BOARD_TITLE()}. {SituationWord.BOARD()}")
        assert SituationWord.KEY(keys="Ctrl+D", does=plain(Menu.NEXT_DEAL())) in message
        table.press(end.main_button)
        table.qtbot.waitUntil(lambda: far.there.people[0].ready, timeout=LIMIT_MS)
        assert not end.isVisible()
        assert not table.controller.awaits_deal, "he has said so"


def test_what_people_say_appears_at_their_seats(table: Table, there: ServedInThread, heard: list[str]) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    table.wait_for_turn()
    with table.qtbot.waitSignal(far.said, timeout=LIMIT_MS) as said:
        far.send(Say(0))
    person, words = said.args
    assert person == 0
    assert f"Anna: {words}" in heard


def test_a_hint_is_offered_only_if_the_table_allows_it(table: Table, there: ServedInThread) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    table.wait_for_turn()
    assert not table.window.presenter.can_advise
    far.send(Manage("options", options={"hints": True}))
    table.qtbot.waitUntil(lambda: table.window.presenter.can_advise, timeout=LIMIT_MS)
    assert table.window.menus.action(Menu.HINT).isEnabled()
    with table.qtbot.waitSignal(table.controller.hinted, timeout=LIMIT_MS):
        table.window.presenter.advise()
    table.qtbot.waitUntil(table.window.panels.hint.isVisible, timeout=LIMIT_MS)


def test_a_pause_is_said_once_in_the_window(table: Table, there: ServedInThread) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    table.wait_for_turn()
    far.send(Manage("pause"))
    table.qtbot.waitUntil(lambda: says(table, TogetherWord.PAUSED()), timeout=LIMIT_MS)
    far.send(Manage("continue"))
    table.qtbot.waitUntil(lambda: far.there.phase == "playing", timeout=LIMIT_MS)


def test_the_plate_of_somebody_who_is_away_counts_the_seconds_left(
    qtbot: QtBot, tmp_path: Path, there: ServedInThread
) -> None:
    host, guest = (Table(qtbot, Paths(tmp_path / name, tmp_path / name), Settings(speed="instant")) for name in "ab")
    far = entered(host, there, 0)
    together = guest.window.matches.together
    with qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        second = together.join_table(there.address, code=there.table.code, name="Bea")
    second.send(TakeSeat("take", 1, "Bea"))
    qtbot.waitUntil(lambda: host.controller.names[1] == "Bea", timeout=LIMIT_MS)
    far.send(Manage("deal"))
    qtbot.waitUntil(lambda: host.controller.observation.running, timeout=LIMIT_MS)
    together.leave()
    qtbot.waitUntil(lambda: 1 in host.controller.table.notes, timeout=LIMIT_MS)
    note = host.controller.table.notes[1]
    assert note.startswith("Away")
    assert host.window.view.seats.views[1].line == note


def test_at_the_end_of_a_match_the_host_is_offered_another_one_and_nothing_else(table: Table) -> None:
    with served(session_of(target=100)) as there:
        far = entered(table, there, None)
        for _ in range(20):
            far.send(Manage("deal"))
            number = table.controller.observation.number
            table.qtbot.waitUntil(lambda: len(table.controller.observation.results) > number, timeout=LIMIT_MS)  # noqa: B023
            if table.controller.table.is_over:
                break
        end = table.window.panels.match_end
        table.qtbot.waitUntil(end.isVisible, timeout=LIMIT_MS)
        assert [each for each in end.findChildren(QAbstractButton) if each.isVisible()] == [end.main_button]
        table.press(end.main_button)
        table.qtbot.waitUntil(lambda: not table.controller.table.is_over, timeout=LIMIT_MS)
