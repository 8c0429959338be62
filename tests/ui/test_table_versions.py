"""A window and a table of which one speaks newer messages: they play, or one sentence says what to update."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.protocol.messages import OLDEST, VERSION, Manage, TakeSeat
from pinochle_qt.server import told
from pinochle_qt.server.net import reception
from pinochle_qt.ui.far import connection, far_guest
from pinochle_qt.words.far import FarWord
from tests.ui.far_tables import served
from tests.ui.test_far_table import LIMIT_MS, session_of
from tests.ui.test_far_table_hostile import fail_at, scripted, true_messages

if TYPE_CHECKING:
    from tests.ui.far_tables import ServedInThread
    from tests.ui.playing import Table

NEWER = VERSION + 1


def speak(monkeypatch: pytest.MonkeyPatch, side: str, newest: int, oldest: int) -> None:
    """Let the window or the table understand these versions."""
    if side == "window":
        monkeypatch.setattr(far_guest, "VERSION", newest)
        monkeypatch.setattr(connection, "VERSION", newest)
        monkeypatch.setattr(connection, "OLDEST", oldest)
    else:
        monkeypatch.setattr(told, "VERSION", newest)
        monkeypatch.setattr(reception, "OLDEST", oldest)


def play_a_little(table: Table, there: ServedInThread) -> None:
    """Take a place and answer the first question by mouse."""
    together = table.window.matches.together
    with table.qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        far = together.join_table(there.address, key=there.table.host_key)
    far.send(TakeSeat("take", 0, "Anna"))
    table.qtbot.waitUntil(lambda: table.controller.viewer == 0, timeout=LIMIT_MS)
    far.send(Manage("deal"))
    assert table.wait_for_turn() is not None
    before = there.table.state
    table.answer_by_mouse()
    table.qtbot.waitUntil(lambda: there.table.state > before, timeout=LIMIT_MS)


@pytest.mark.parametrize("newer", ["window", "table"])
def test_a_window_and_a_table_one_version_apart_play_if_the_newer_one_still_knows_the_older_version(
    table: Table, monkeypatch: pytest.MonkeyPatch, newer: str
) -> None:
    speak(monkeypatch, newer, NEWER, OLDEST)
    with served(session_of()) as there:
        play_a_little(table, there)


@pytest.mark.parametrize(
    ("newer", "sentence"), [("window", FarWord.OLD_TABLE), ("table", FarWord.NEW_TABLE)], ids=["window", "table"]
)
def test_one_sentence_says_which_program_to_update_if_the_newer_one_does_not_know_the_older_version(
    table: Table, monkeypatch: pytest.MonkeyPatch, newer: str, sentence: FarWord
) -> None:
    speak(monkeypatch, newer, NEWER, NEWER)
    with served(session_of()) as there:
        assert fail_at(table, there.address, there.table.code) == sentence()


@pytest.mark.parametrize(("version", "sentence"), [(NEWER, FarWord.NEW_TABLE), (VERSION, FarWord.NONSENSE)])
def test_a_message_that_a_window_does_not_understand_is_explained_by_a_newer_table_if_it_is_one(
    table: Table, version: int, sentence: FarWord
) -> None:
    hello = {"kind": "hello", "version": version, "program": "x", "key": "k" * 22, "guest": 1, "language": "en"}
    with scripted([json.dumps(hello), '{"kind":"pong"}']) as address:
        assert fail_at(table, address) == sentence()


@pytest.mark.parametrize(("version", "sentence"), [(NEWER, "Good night."), (VERSION, FarWord.NONSENSE())])
def test_a_window_goes_on_if_a_newer_table_says_something_of_a_kind_that_it_does_not_know(
    table: Table, version: int, sentence: str
) -> None:
    hello = json.loads(true_messages()[0]) | {"version": version}
    with scripted([json.dumps(hello), '{"kind":"trumpet"}', '{"kind":"bye","sentence":"Good night."}']) as address:
        assert fail_at(table, address) == sentence
