"""A table that was started again is the same one: code, keys, people, faces, options, and nobody is in a wrong seat."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import random
import re
import stat
import sys
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.protocol.messages import VERSION, Hello, Refused, TakeSeat, Told
from pinochle_qt.record.store import RecordStore
from pinochle_qt.server.guests import MOST_GUESTS
from pinochle_qt.server.net.ports import LOOPBACK, listener
from pinochle_qt.server.network import TableServer
from pinochle_qt.server.table import Table
from pinochle_qt.server.table_file import path_beside
from pinochle_qt.server.words import ServerWord
from tests.checks import require
from tests.server.guests import Room, full_room, host_of, room_for
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    from pathlib import Path


def restarted(room: Room, folder: Path) -> Room:
    """Return the table as it is after its process was killed and started again; nobody has come back yet."""
    path = require(room.table.session.path)
    room.table.session.close()  # a killed process releases its locks, too
    again = Room(Table.resumed(path, RecordStore(folder)))
    again.now = room.now + 1000
    return again


def come_back(room: Room, again: Room) -> None:
    for guest in room.guests:
        again.come(key=guest.welcome.key)


def test_a_table_that_starts_again_is_as_it_was(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=3, store=RecordStore(tmp_path))
    host = host_of(room)
    room.guests[1].say(TakeSeat("name", face="amira"))
    host.manage("options", options={"clock": 40, "hints": True})
    host.manage("mute", person=2)
    host.manage("deal")
    room.play(lambda: room.guests[1].prompt is not None)
    room.wait(100)
    room.guests[1].act()
    room.play(lambda: len(room.table.session.steps) >= 20)
    host.manage("close")
    again = restarted(room, tmp_path)
    assert again.table.host_key == room.table.host_key
    assert again.table.code == room.table.code
    come_back(room, again)
    for before, after in zip(room.guests, again.guests, strict=True):
        assert after.people == before.people
        assert after.observation == before.observation
        assert after.prompt == before.prompt
        assert after.state.number > before.state.number
        assert after.welcome == before.welcome
    assert 0 < room.guests[1].guest.overtime == again.guests[1].guest.overtime
    again.play(lambda: not again.table.course.is_in_deal)


def test_the_port_is_the_one_at_which_phones_found_the_table_if_it_is_free(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    with listener(LOOPBACK, 0) as probe:
        port = probe.getsockname()[1]
    room.table.moved(f"http://192.168.1.20:{port}/")
    again = restarted(room, tmp_path)
    come_back(room, again)
    first = TableServer(again.table)
    with contextlib.closing(first):
        assert first.port == port
        second = TableServer(again.table)
        second.close()
        assert second.port != port
    host = host_of(again)
    again.table.moved(f"http://192.168.1.20:{port}/")
    assert Told("notice", (ServerWord.MOVED(),)) not in host.heard
    again.table.moved("http://127.0.0.1:8470/")  # the network is gone for a moment
    again.table.moved(f"http://192.168.1.20:{second.port}/")
    again.deliver()
    assert host.last(Told) == Told("notice", (ServerWord.MOVED(),))


def test_an_answer_from_before_the_restart_is_late(tmp_path: Path) -> None:
    room = full_room(SINGLE, store=RecordStore(tmp_path))
    host_of(room).manage("deal")
    asked = next(guest for guest in room.guests if guest.prompt is not None)
    again = restarted(room, tmp_path)
    come_back(room, again)
    guest = again.guests[room.guests.index(asked)]
    assert guest.prompt == asked.prompt
    guest.heard.append(asked.state)
    assert guest.act()
    assert guest.error == "late"


def test_the_number_of_the_state_never_goes_back_however_often_the_table_starts_again(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    host_of(room).manage("deal")
    chance, highest = random.Random(1), room.table.state
    for _ in range(12):
        for _ in range(chance.randrange(30)):
            room.wait()
            for guest in list(room.guests):
                if chance.random() < 0.7:
                    guest.act()
                if not room.table.course.is_in_deal:
                    guest.say(TakeSeat("ready"))
        seats = {guest.welcome.key: guest.guest.person for guest in room.guests}
        highest = max(highest, room.table.state)
        again = restarted(room, tmp_path)
        assert again.table.state > highest
        come_back(room, again)
        room = again
        assert {guest.welcome.key: guest.state.seat for guest in room.guests} == seats
    assert room.table.session.match.number >= 1


def test_whoever_left_during_the_match_finds_a_computer_player_in_the_seat(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    host_of(room).manage("deal")
    room.guests[1].say(TakeSeat("leave"))
    again = restarted(room, tmp_path)
    come_back(room, again)
    assert again.guests[1].state.seat is None
    assert again.guests[0].people.people[1].plays == "computer"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes; the folder belongs to the user")
def test_keys_can_be_read_by_their_owner_only_and_stand_in_no_other_file(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    room.guests[1].say(TakeSeat("name", name="Ruth"))
    journal = require(room.table.session.path)
    file = path_beside(journal)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for guest in room.guests:
        assert re.fullmatch("[A-Za-z0-9_-]{22}", guest.welcome.key)
        assert guest.welcome.key in file.read_text("utf-8")
        assert guest.welcome.key not in journal.read_text("utf-8")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b"x" * 100_000, b'{"format":"other"}'])
def test_without_a_usable_file_the_table_opens_with_a_new_code_and_its_seats_are_free(
    tmp_path: Path, content: bytes
) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    path_beside(require(room.table.session.path)).write_bytes(content)
    again = restarted(room, tmp_path)
    assert again.table.code != room.table.code
    old = again.table.welcome(Hello(VERSION, key=room.guests[1].welcome.key))
    assert isinstance(old, Refused)
    assert old.code == "key"
    host = again.come_host("Ann")
    assert [each.plays for each in host.people.people] == ["free", "free", "free", "free"]


def test_a_file_with_two_guests_in_one_seat_is_not_used(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    file = path_beside(require(room.table.session.path))
    file.write_text(file.read_text("utf-8").replace('"person":1', '"person":0'), "utf-8")
    again = restarted(room, tmp_path)
    assert again.table.code != room.table.code


@pytest.mark.parametrize("name", ["", " ", "Guest A", "\u202eGuest", "x" * 25])
def test_a_file_with_a_name_that_nobody_can_have_is_not_used_and_the_journal_stays_readable(
    tmp_path: Path, name: str
) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    file = path_beside(require(room.table.session.path))
    file.write_text(file.read_text("utf-8").replace('"Guest B"', json.dumps(name)), "utf-8")
    again = restarted(room, tmp_path)
    assert again.table.code != room.table.code
    assert restarted(again, tmp_path).table.code == again.table.code


def test_the_file_of_the_table_goes_with_a_match_that_is_over_when_the_host_closes_it(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    host = host_of(room)
    host.manage("deal")
    host.manage("end")
    assert all(guest.is_sent_away for guest in room.guests)
    assert room.table.has_ended
    assert path_beside(require(room.table.session.path)).is_file()


def test_the_table_knows_a_limited_number_of_guests_and_forgets_those_gone_longest() -> None:
    room = full_room(SINGLE, people=2)
    first = room.come("First")
    first.leave()
    for number in range(3 * MOST_GUESTS):
        room.now += 1
        room.look()
        room.come(f"Passer-by {number}").leave()
    assert len(room.table.guests) <= MOST_GUESTS
    forgotten = room.table.welcome(Hello(VERSION, key=first.welcome.key))
    assert isinstance(forgotten, Refused)
    assert room.guests[0].people.people[1].plays == "person"
    staying = [room.come(f"Staying {number}") for number in range(MOST_GUESTS - 2)]
    refused = room.table.welcome(Hello(VERSION, room.table.code))
    assert isinstance(refused, Refused)
    assert refused.code == "full"
    assert len(staying[-1].people.door) == MOST_GUESTS - 2


def test_a_disk_that_refuses_does_not_stop_the_game_and_the_host_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    host, other = room.guests

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    host.manage("deal")
    with monkeypatch.context() as broken:
        broken.setattr("pinochle_qt.server.table_file.write_atomically", full)
        broken.setattr("pinochle_qt.record.store.write_atomically", full)
        broken.setattr("pinochle_qt.record.store.Journal._append", full)
        room.play(lambda: len(room.table.session.steps) >= 12)
        other.say(TakeSeat("name", name="Ruth"))
    assert [told.lines[0].endswith("no space left on the disk.") for told in host.all(Told)] == [True]
    assert not other.all(Told)
    room.play(lambda: len(room.table.session.steps) >= 16)
    other.say(TakeSeat("name", name="Edith"))
    assert "saved again" in host.last(Told).lines[0]
    again = restarted(room, tmp_path)
    come_back(room, again)
    assert [guest.people for guest in again.guests] == [guest.people for guest in room.guests]
    assert again.guests[1].observation == other.observation


def test_keys_are_random_and_of_128_bits() -> None:
    keys = {room_for(SINGLE).table.host_key for _ in range(50)}
    assert len(keys) == 50
