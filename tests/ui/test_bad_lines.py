"""Matches of four windows over bad lines, to their end: what happens within minutes there takes seconds here."""

from __future__ import annotations

import asyncio
import importlib
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.record.replay import replay_one
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.server.public.proxy import Proxies
from pinochle_qt.server.public.server import PublicServer
from pinochle_qt.server.public.tables import PublicTables
from pinochle_qt.server.public.thinkers import Thinkers
from pinochle_qt.session.dealing.verification import is_altered
from pinochle_qt.words.far import FarWord
from tests.checks import require, some
from tests.server.bad_lines import BadLine, LineFaults, lines
from tests.ui.line_guests import PEOPLE, LineGuest, short_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

FASTER: Final = 12
"""How many times faster than in the program everything happens here."""
LIMIT_MS: Final = 60_000
_TIMES: Final = {
    "ui.far.connection": ("CONNECT_MS", "PING_MS", "ANSWER_MS"),
    "ui.far.far_table": ("SLOW_MS",),
    "server.net.connection": ("TIME_FOR_HELLO", "PING_AFTER", "SILENCE", "TIME_TO_READ", "TIME_TO_CLOSE"),
    "server.public.server": ("TICK", "TABLES_EVERY", "CONNECTIONS_EVERY"),
    "server.public.thinkers": ("LONGEST_WAIT",),
    "server.course": ("AWAY", "PACE"),
    "server.turn": ("PACE", "LOOK_PACE", "DEAL_PACE"),
    "server.fair.mixer": ("PROMISE_TIME", "OPENING_TIME"),
}
"""The times of the program by module, in seconds or in ms."""


@pytest.fixture
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, times in _TIMES.items():
        module = importlib.import_module(f"pinochle_qt.{name}")
        for each in times:
            monkeypatch.setattr(module, each, type(vars(module)[each])(vars(module)[each] / FASTER))
    gate = importlib.import_module("pinochle_qt.server.net.gate")
    monkeypatch.setattr(gate, "MESSAGES_A_SECOND", gate.MESSAGES_A_SECOND * FASTER)
    connection = importlib.import_module("pinochle_qt.ui.far.connection")
    monkeypatch.setattr(connection, "WAITS_MS", tuple(each // FASTER for each in connection.WAITS_MS))


class ThreadedServer:
    """A server for many tables in a thread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = PublicServer(
            PublicTables(folder), Thinkers(0), [("127.0.0.1", 0)], proxies=Proxies(prefix="/cards")
        )
        self.port = self._server.ports[0]
        self._thread = Thread(target=lambda: asyncio.run(self._server.run()), name="server", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.ended_by = 2
        self._thread.join(LIMIT_MS / 1000)


@pytest.fixture
def server(_fast: None, tmp_path: Path) -> Iterator[ThreadedServer]:
    there = ThreadedServer(tmp_path)
    yield there
    there.close()


class Match:
    """Four windows at a table, each with a line of its own."""

    def __init__(self, qtbot: QtBot, over: list[BadLine]) -> None:
        self.guests = [LineGuest(person) for person in range(PEOPLE)]
        self._qtbot = qtbot
        host, *others = self.guests
        host.open_table(over[0].port, short_game())
        self.until(lambda: host.is_in)
        for guest, line in zip(others, over[1:], strict=True):
            guest.come(line.port, host.far.there.code)
        self.until(lambda: all(guest.is_in for guest in self.guests))
        for guest in self.guests:
            guest.sit_down()
        self.until(lambda: all(guest.is_seated for guest in self.guests))

    def until(self, is_so: Callable[[], bool]) -> None:
        """Let everybody play until something is so."""

        def played() -> bool:
            for guest in self.guests:
                guest.step()
                assert not guest.has_ended, guest.has_ended
            return is_so()

        self._qtbot.waitUntil(played, timeout=LIMIT_MS)

    def play(self, meanwhile: Callable[[], object] = int) -> None:
        """Play to the end of the match; `meanwhile` is done in the middle of each deal."""
        host = self.guests[0]
        while not host.is_over:
            number = host.far.newest.number + 1
            self.deal()
            self.until(lambda number=number: bool(host.far.newest.tricks) or len(host.results) == number)  # type: ignore[misc]
            meanwhile()
            self.until(lambda number=number: len(host.results) == number)  # type: ignore[misc]
        self.until(lambda: all(guest.is_over for guest in self.guests))

    def deal(self) -> None:
        host, number = self.guests[0], self.guests[0].far.newest.number
        self.until(lambda: host.far.is_connected)
        host.deal()
        self.until(lambda: host.far.newest.number > number)

    def leave(self) -> None:
        for guest in self.guests:
            guest.far.leave()


def played(qtbot: QtBot, server: ThreadedServer, over: list[BadLine]) -> Match:
    """Return a match that has been played to its end without a fault, whatever happened to the lines."""
    there = Match(qtbot, over)
    there.play()
    is_sound(there, server)
    return there


def is_sound(match: Match, server: ThreadedServer) -> None:
    """Check that all have played the same match, each deal of which everybody's program has found in order."""
    results = match.guests[0].results
    match.until(lambda: all(len(guest.far.verdicts) == len(results) for guest in match.guests))
    for guest in some(match.guests):
        assert guest.results == results
        assert not any(verdict.is_fault for verdict in guest.far.verdicts.values()), guest.far.verdicts
    match.leave()
    [journal] = server.folder.rglob("*.pinochle")
    recorded = replay_one(journal)
    assert recorded.match.results == results
    assert recorded.match.winners
    assert not is_altered(recorded)


@pytest.mark.parametrize("delay", [0.2, 1.0])
def test_on_a_slow_line_nobody_is_lost_and_every_part_of_a_shuffle_is_there_in_time(
    qtbot: QtBot, server: ThreadedServer, delay: float
) -> None:
    with lines(server.port, PEOPLE, LineFaults(delay=delay / FASTER)) as four:
        match = played(qtbot, server, four)
    assert [line.connections for line in four] == [1] * PEOPLE
    for guest in some(match.guests):
        assert {verdict.word for verdict in guest.far.verdicts.values()} == {MixWord.CHECKED}
        assert set(guest.sentences) <= {FarWord.SLOW()}


def test_a_line_that_loses_one_packet_in_twenty_costs_nothing_but_time(qtbot: QtBot, server: ThreadedServer) -> None:
    with lines(server.port, PEOPLE, LineFaults(delay=0.2 / FASTER, lost=0.05, resend=0.3 / FASTER)) as four:
        match = played(qtbot, server, four)
    assert sum(line.held for line in four) > 5
    assert {sentence for guest in match.guests for sentence in guest.sentences} <= {FarWord.SLOW()}


def test_after_half_a_minute_without_a_line_a_guest_is_back_and_was_told_two_calm_sentences(
    qtbot: QtBot, server: ThreadedServer
) -> None:
    with lines(server.port, PEOPLE) as four:
        match = Match(qtbot, four)
        lost = match.guests[2]

        def outage() -> None:
            if not lost.sentences:
                end = monotonic() + 30 / FASTER
                four[2].fall_silent()
                match.until(lambda: monotonic() > end)
                four[2].speak()
                match.until(lambda: lost.far.is_connected)

        match.play(outage)
        is_sound(match, server)
    told = [sentence for sentence in lost.sentences if sentence != FarWord.SLOW()]
    assert told[:2] == [FarWord.LOST(), FarWord.BACK()]


def test_whoever_gets_another_address_comes_back_to_his_place(qtbot: QtBot, server: ThreadedServer) -> None:
    with lines(server.port, PEOPLE) as four:
        match = Match(qtbot, four)

        def change() -> None:
            for line, guest in zip(four, match.guests, strict=True):
                before = line.connections
                line.change_address()
                match.until(lambda line=line, before=before, guest=guest: _is_back(line, before, guest))  # type: ignore[misc]

        match.play(change)
        is_sound(match, server)
    assert min(line.connections for line in four) > 1


def _is_back(line: BadLine, before: int, guest: LineGuest) -> bool:
    return line.connections > before and guest.far.is_connected


def test_a_proxy_that_closes_idle_connections_finds_none(qtbot: QtBot, server: ThreadedServer) -> None:
    with lines(server.port, PEOPLE, LineFaults(idle=15 / FASTER)) as four:
        match = Match(qtbot, four)
        match.deal()
        for guest in match.guests:
            guest.acts = False
        end = monotonic() + 60 / FASTER
        match.until(lambda: monotonic() > end)
        assert [(line.connections, line.closed) for line in four] == [(1, 0)] * PEOPLE
        for guest in match.guests:
            guest.acts = True
        match.until(lambda: bool(match.guests[0].results))
        match.play()
        is_sound(match, server)


def test_a_match_is_played_to_its_end_though_all_connections_are_closed_again_and_again(
    qtbot: QtBot, server: ThreadedServer
) -> None:
    with lines(server.port, PEOPLE, LineFaults(delay=0.2 / FASTER, idle=3 / FASTER)) as four:
        match = Match(qtbot, four)

        def pause() -> None:
            for guest in match.guests:
                guest.acts = False
            before = [line.closed for line in four]
            match.until(lambda: all(line.closed > former for line, former in zip(four, before, strict=True)))
            for guest in match.guests:
                guest.acts = True

        match.play(pause)
        is_sound(match, server)


def test_an_answer_that_is_lost_with_the_connection_is_given_again_by_itself(
    qtbot: QtBot, server: ThreadedServer
) -> None:
    with lines(server.port, PEOPLE) as four:
        match = Match(qtbot, four)
        asked = _asked(match)
        state = require(asked.far._present).number
        four[asked.person].change_address()  # the answer goes nowhere
        asked.acts = True
        assert asked.step()
        asked.acts = False
        match.until(lambda: FarWord.SLOW() in asked.sentences)
        match.until(lambda: require(asked.far._present).number > state)
        assert asked.sentences == [FarWord.SLOW(), FarWord.LOST(), FarWord.BACK()]
        for guest in match.guests:
            guest.acts = True
        match.until(lambda: bool(match.guests[0].results))
        match.play()
        is_sound(match, server)


def _asked(match: Match) -> LineGuest:
    """Deal, and return who is asked first, once his window shows it; nobody does anything then."""
    match.deal()
    match.until(lambda: match.guests[1].far.newest.number == 1)
    for guest in match.guests:
        guest.acts = False
    match.until(lambda: any(guest.far.prompt is not None for guest in match.guests))
    return next(guest for guest in match.guests if guest.far.prompt is not None)


def test_for_a_laptop_that_sleeps_in_its_own_turn_a_computer_player_plays_until_it_wakes(
    qtbot: QtBot, server: ThreadedServer
) -> None:
    with lines(server.port, PEOPLE) as four:
        match = Match(qtbot, four)
        asleep = _asked(match)
        four[asleep.person].fall_silent()
        four[asleep.person].change_address()
        for guest in match.guests:
            guest.acts = guest is not asleep
        others = [guest for guest in match.guests if guest is not asleep]
        match.until(lambda: all(len(guest.results) == 1 for guest in others))
        assert not asleep.results
        four[asleep.person].speak()
        asleep.acts = True
        match.until(lambda: len(asleep.results) == 1)
        assert asleep.is_seated
        match.play()
        is_sound(match, server)
