"""The process of a table: it says where it is, serves, and ends with whoever started it."""

from __future__ import annotations

import os
import select
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.languages import translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import VERSION, Hello, Manage, State, Welcome
from pinochle_qt.server.process import TableFailed, TableProcess
from pinochle_qt.server.words import TableFault
from tests.endurance.table_kills import kill_often
from tests.programs import LIMIT_S, running
from tests.server.serving import opened, order, serving, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.server.process import TableOrder

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

OWNER = """
import sys
from pathlib import Path
from websockets.sync.client import connect
from pinochle_qt.protocol.messages import VERSION, Hello, Manage, State, heard_from_table, spoken
from pinochle_qt.server.process import TableProcess
from tests.server.serving import order

if __name__ == "__main__":
    table = TableProcess(order(Path(sys.argv[1])))
    there = table.poll(60)
    with connect(f"ws://127.0.0.1:{there.port}/table") as host:
        host.send(spoken(Hello(VERSION, key=there.key)))
        host.send(spoken(Manage("deal")))
        while not isinstance(heard := heard_from_table(host.recv(60)), State) or heard.number < 2:
            pass
        print(table.process, flush=True)
        sys.stdin.read()
"""
"""Starts a table, lets it deal and a computer player bid, says which process it is, and waits."""


@pytest.fixture
def given(tmp_path: Path) -> TableOrder:
    return order(tmp_path / "games")


@pytest.fixture
def table(given: TableOrder) -> Iterator[TableProcess]:
    with serving(given) as process:
        yield process


def kill(process: TableProcess) -> None:
    assert process.process is not None
    os.kill(process.process, KILL)


def test_whoever_starts_a_table_is_told_its_port_and_code_and_manages_it(table: TableProcess) -> None:
    there = opened(table)
    host, guest = told(there.port, Hello(VERSION, key=there.key))[0], told(there.port, Hello(VERSION, there.code))[0]
    assert isinstance(host, Welcome)
    assert host.host
    assert isinstance(guest, Welcome)
    assert not guest.host


def test_a_table_whose_port_is_taken_says_so_in_the_language_of_its_owner(
    table: TableProcess, given: TableOrder
) -> None:
    taken = replace(given, port=opened(table).port, language="de")
    with serving(taken) as second:
        report = second.poll(LIMIT_S)
    with translating_with(translation("de")):
        assert report == TableFailed(TableFault.PORT_TAKEN(port=taken.port))


def test_a_second_table_takes_another_port(table: TableProcess, given: TableOrder) -> None:
    with serving(given) as second:
        assert opened(second).port != opened(table).port


def test_the_window_notices_that_its_table_was_killed(table: TableProcess) -> None:
    opened(table)
    kill(table)
    assert table.poll(LIMIT_S) == TableFailed(TableFault.LOST())


def test_a_game_goes_on_in_a_new_process_where_the_former_one_was_killed(
    table: TableProcess, given: TableOrder
) -> None:
    there = opened(table)
    before = told(there.port, Hello(VERSION, key=there.key), Manage("deal"), number=2)[-1]
    kill(table)
    table.poll(LIMIT_S)
    assert given.games is not None
    (journal,) = given.games.glob("*.pinochle")
    with serving(replace(given, game=journal)) as again:
        there = opened(again)
        after = told(there.port, Hello(VERSION, key=there.key))[-1]
    assert isinstance(before, State)
    assert isinstance(after, State)
    calls = before.observation["calls"]
    assert after.observation["calls"][: len(calls)] == calls


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets one wait for the end of any process")
def test_neither_table_nor_computer_players_outlive_a_window_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "owner.py"
    program.write_text(OWNER)
    root = str(Path(__file__).parents[2])
    with running(
        [sys.executable, str(program), str(tmp_path / "games")],
        stdin=-1,
        env={**os.environ, "PYTHONPATH": root},
    ) as owner:
        assert owner.stdout is not None
        table = int(owner.stdout.readline())
        players = [int(each) for each in Path(f"/proc/{table}/task/{table}/children").read_text().split()]
        watched = [os.pidfd_open(process) for process in (table, *players)]
        owner.kill()
        for process in watched:
            assert select.select([process], [], [], LIMIT_S)[0]
            os.close(process)
    assert players


def test_nothing_is_lost_when_a_table_and_connections_are_cut_off_again_and_again(tmp_path: Path) -> None:
    tally = kill_often(4, 5, "single_deck_partnership", tmp_path)
    assert tally.kills == 4
    assert tally.steps > 4
