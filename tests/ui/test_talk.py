"""What people at a table with guests say to each other in their windows, and what a window hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMenu

from pinochle_qt.protocol.messages import Manage, Pause, Say, TakeSeat
from pinochle_qt.server.manners import talk
from pinochle_qt.server.words import ServerWord, TablePhrase
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.window.talk_menu import list_talk
from pinochle_qt.words.menus import ContextMenu
from tests.ui.far_tables import ServedInThread, served
from tests.ui.playing import Table
from tests.ui.test_far_table import LIMIT_MS, entered, says, session_of
from tests.ui.test_remarks_shown import said as remark

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.far.far_table import FarTable


@pytest.fixture
def there() -> Iterator[ServedInThread]:
    with served(session_of()) as table:
        yield table


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PATIENCE", "BETWEEN_PHRASES", "BETWEEN_NUDGES"):
        monkeypatch.setattr(talk, name, 0.0)


def window(qtbot: QtBot, folder: Path) -> Table:
    return Table(qtbot, Paths(folder, folder), Settings(speed="instant"))


def two_windows(qtbot: QtBot, folder: Path, there: ServedInThread) -> tuple[Table, FarTable, Table, FarTable]:
    """Return the windows of Anna, who is the host, and Bea, with what each knows of the table."""
    host, guest = window(qtbot, folder / "a"), window(qtbot, folder / "b")
    far = entered(host, there, 0)
    together = guest.window.matches.together
    with qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        second = together.join_table(there.address, code=there.table.code, name="Bea")
    second.send(TakeSeat("take", 1, "Bea"))
    qtbot.waitUntil(lambda: host.controller.names[1] == "Bea" and second.own_people == (1,), timeout=LIMIT_MS)
    return host, far, guest, second


def offered(table: Table) -> dict[str, QAction]:
    """Return what the menu of talk offers in a window, by its labels."""
    menu = QMenu(table.window)
    list_talk(table.window.controller, menu)
    return {action.text(): action for action in menu.actions() if not action.isSeparator()}


def test_a_phrase_of_the_menu_is_a_bubble_at_the_seat_of_whoever_said_it_in_every_window(
    qtbot: QtBot, tmp_path: Path, there: ServedInThread
) -> None:
    host, far, guest, _ = two_windows(qtbot, tmp_path, there)
    far.send(Manage("deal"))
    qtbot.waitUntil(lambda: host.prompt is not None or guest.prompt is not None, timeout=LIMIT_MS)
    phrases = [phrase() for phrase in TablePhrase]
    assert [*offered(host)][: len(phrases)] == phrases
    with qtbot.waitSignals([table.controller.said for table in (host, guest)], timeout=LIMIT_MS):
        offered(host)[TablePhrase.NICE_MELD()].trigger()
    assert remark(host) == remark(guest) == TablePhrase.NICE_MELD()


def test_a_window_hides_what_somebody_says_until_its_owner_wants_to_see_it_again(
    qtbot: QtBot, tmp_path: Path, there: ServedInThread
) -> None:
    host, far, _, second = two_windows(qtbot, tmp_path, there)
    heard: list[tuple[int, str]] = []
    far.said.connect(lambda person, words: heard.append((person, words)))
    hide = ContextMenu.MUTE(name="Bea")
    assert not offered(host)[hide].isChecked()
    offered(host)[hide].trigger()
    assert offered(host)[hide].isChecked()
    with qtbot.waitSignal(second.said, timeout=LIMIT_MS):
        second.send(Say(0))
    with qtbot.waitSignal(far.said, timeout=LIMIT_MS):
        far.send(Say(1))
    offered(host)[hide].trigger()
    with qtbot.waitSignal(far.said, timeout=LIMIT_MS):
        second.send(Say(2))
    assert heard == [(0, TablePhrase.NICE_MELD()), (1, TablePhrase.THANK_YOU())]


def test_whose_turn_it_is_can_be_said_and_is_heard_only_where_that_person_plays(
    qtbot: QtBot, tmp_path: Path, there: ServedInThread
) -> None:
    host, far, guest, second = two_windows(qtbot, tmp_path, there)
    far.send(Manage("deal"))
    qtbot.waitUntil(lambda: host.prompt is not None or guest.prompt is not None, timeout=LIMIT_MS)
    asked, other = (host, guest) if host.prompt is not None else (guest, host)
    name = "Anna" if asked is host else "Bea"
    nudges: list[Table] = []
    for table in (host, guest):
        table.controller.nudged.connect(lambda table=table: nudges.append(table))
    label = ContextMenu.NUDGE(name=name)
    assert label not in offered(asked)
    with qtbot.waitSignals([far.said, second.said], timeout=LIMIT_MS):
        offered(other)[label].trigger()
    assert nudges == [asked]
    assert remark(other) == ServerWord.NUDGE(name=name)


def test_nothing_is_offered_where_nobody_else_plays(table: Table) -> None:
    table.open("single_deck_partnership")
    (only,) = offered(table).values()
    assert (only.text(), only.isEnabled()) == (ContextMenu.NOBODY_HERE(), False)


def test_who_agrees_to_a_pause_that_nobody_wants_anymore_is_told_so(
    qtbot: QtBot, tmp_path: Path, there: ServedInThread
) -> None:
    host, far, guest, second = two_windows(qtbot, tmp_path, there)
    far.send(Manage("deal"))
    qtbot.waitUntil(lambda: second.there.phase == "playing", timeout=LIMIT_MS)
    offered(guest)[ContextMenu.ASK_PAUSE()].trigger()
    qtbot.waitUntil(lambda: far.there.wish is not None, timeout=LIMIT_MS)
    late = offered(host)[ContextMenu.AGREE_TO_PAUSE()]
    far.send(Pause(agrees=False))
    qtbot.waitUntil(lambda: far.there.wish is None, timeout=LIMIT_MS)
    told: list[str] = []
    host.window.controller.refused.connect(told.append)
    late.trigger()
    qtbot.waitUntil(lambda: bool(told), timeout=LIMIT_MS)
    assert told == [ServerWord.PAUSE_LAPSED()]
    assert (far.there.phase, far.there.wish) == ("playing", None)


def test_a_pause_is_asked_for_and_agreed_to_in_the_menu(qtbot: QtBot, tmp_path: Path, there: ServedInThread) -> None:
    host, far, guest, second = two_windows(qtbot, tmp_path, there)
    assert ContextMenu.ASK_PAUSE() not in offered(guest)
    far.send(Manage("deal"))
    qtbot.waitUntil(lambda: second.there.phase == "playing", timeout=LIMIT_MS)
    offered(guest)[ContextMenu.ASK_PAUSE()].trigger()
    qtbot.waitUntil(lambda: far.there.wish is not None, timeout=LIMIT_MS)
    qtbot.waitUntil(lambda: says(host, ServerWord.PAUSE_WANTED(name="Bea", seconds=20)), timeout=LIMIT_MS)
    assert ContextMenu.PLAY_ON() in offered(host)
    offered(host)[ContextMenu.AGREE_TO_PAUSE()].trigger()
    qtbot.waitUntil(lambda: far.there.phase == second.there.phase == "paused", timeout=LIMIT_MS)
    assert second.there.leads
