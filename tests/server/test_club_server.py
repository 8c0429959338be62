"""The server of a club night, with guests over real sockets."""

from __future__ import annotations

import csv
import os
import random
import sys
from collections import Counter
from contextlib import ExitStack
from io import StringIO
from time import perf_counter
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.protocol.messages import VERSION, Create, Refused
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.server.club.words import ClubWord
from tests.programs import run
from tests.server.club_nights import club_server, come, guests_of, in_time, page, plan_file, saved_evening
from tests.server.far_guests import until
from tests.server.serving import told
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.far_guests import FarGuest

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))


def test_eight_tables_of_phones_and_windows_play_to_their_standings(tmp_path: Path) -> None:
    rounds = 8 if LONG else 2
    path, port = plan_file(tmp_path, pairs=16, rounds=rounds), free_port()
    with club_server(path, port), guests_of(path, port) as guests:
        for at, guest in enumerate(guests[::3]):
            guest.player = RandomPlayer(random.Random(at))
        assert page(port, "/records.zip")[0] == 404, "no record is told before the evening is over"
        _play_until(guests, lambda: saved_evening(path).round > rounds)
        status, wall = page(port, "/wall")
        assert status == 200
        assert "Final result" in wall
        standings = _rows(page(port, "/standings.csv")[1])
        assert len(standings) == 16
        assert {row["boards"] for row in standings} == {str(rounds)}
        for division in "12":
            points = [int(row["match points"]) for row in standings if row["division"] == division]
            assert sum(points) == rounds * 8 * 7
            assert points == sorted(points, reverse=True)
        assert len({row["percent"] for row in standings}) > 1
        boards = _rows(page(port, "/boards.csv")[1])
        met = Counter(frozenset((row["pair"], row["against"])) for row in boards)
        assert len(boards) == 2 * 8 * rounds
        assert set(met.values()) == {2}, "each meeting has a row for both, and no other one"
        assert page(port, "/records.zip")[0] == 200
    records = sorted(path.with_suffix("").glob(f"records/*/*{SUFFIX}"))
    assert len(records) == 8 * rounds
    first = [replay_one(each) for each in records if "board-001" in each.parent.name]
    assert len({each.header.seeds for each in first}) == 1, "the same cards at all tables"


def test_a_server_that_is_killed_goes_on_with_the_same_boards_and_seats(tmp_path: Path) -> None:
    path, port = plan_file(tmp_path, pairs=4, boards=1), free_port()
    with ExitStack() as stack:
        program = stack.enter_context(club_server(path, port))
        guests = stack.enter_context(guests_of(path, port))
        _play_until(guests, lambda: len(saved_evening(path).results) >= 1)
        before = saved_evening(path)
        program.kill()
        program.wait()
        stack.enter_context(club_server(path, port))
        for at, guest in enumerate(guests):
            come(guest, guests[:at], again=True)
        _play_until(guests, lambda: saved_evening(path).round > 2)
    after = saved_evening(path)
    assert after.results[: len(before.results)] == before.results
    assert len(after.results) == 2 * 2
    assert (after.seed, [seat.code for seat in after.seats]) == (before.seed, [seat.code for seat in before.seats])


def test_nobody_opens_a_table_or_gets_in_without_a_code_at_a_club_night(tmp_path: Path) -> None:
    path, port = plan_file(tmp_path, pairs=4), free_port()
    with club_server(path, port):
        refused = told(port, Create(VERSION, "single_deck_partnership"))[-1]
        assert isinstance(refused, Refused)
        assert refused.code == "not_now"
        assert page(port, "/begin/wrong")[0] == 404
        assert not saved_evening(path).round


def test_an_evening_begins_with_the_button_of_a_page_and_not_when_a_program_only_looks_at_the_link(
    tmp_path: Path,
) -> None:
    path, port = plan_file(tmp_path, pairs=4), free_port()
    with club_server(path, port):
        link = f"/begin/{saved_evening(path).begins_with}"
        assert page(port, link, method="HEAD") == (200, "")
        status, asks = page(port, link)
        assert status == 200
        assert f'<form method="post"><button>{ClubWord.BEGIN()}</button></form>' in asks
        assert page(port, "/begin/wrong", method="POST")[0] == 404
        looked = perf_counter()
        _wait(lambda: perf_counter() > looked + 0.5)
        assert not saved_evening(path).round
        assert page(port, link, method="POST")[0] == 303
        _wait(lambda: saved_evening(path).round == 1)
        assert page(port, link)[0] == 303, "there is nothing to begin anymore"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--club", "evening.toml", "--preset", "single_deck_partnership"], "says what is played"),
        (["--club", "evening.toml", "--public"], "says what is played"),
        (["--club", "no such file.toml"], "there is no such file"),
        (["--folder", "evening"], "add --public"),
    ],
)
def test_arguments_for_a_club_night_that_cannot_be_used_are_explained(arguments: list[str], sentence: str) -> None:
    done = run([sys.executable, "-m", "pinochle_qt", "serve", *arguments])
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_another_evening_in_the_folder_is_refused(tmp_path: Path) -> None:
    path, port = plan_file(tmp_path, pairs=4), free_port()
    with club_server(path, port):
        pass
    plan_file(tmp_path, pairs=6)
    done = run([sys.executable, "-m", "pinochle_qt", "serve", "--club", str(path), "--port", str(port)])
    assert done.returncode == 1
    assert "has another evening in it" in done.stderr
    assert len(saved_evening(path).seats) == 8


def _play_until(guests: list[FarGuest], is_so: Callable[[], bool]) -> None:
    """Let guests play until something is so, which is looked at whenever nothing else happens for a moment."""
    since = perf_counter()
    while not is_so():
        assert in_time(since)
        looked = perf_counter()
        until(guests, lambda: perf_counter() > looked + 0.5)  # noqa: B023 - it is called at once


def _wait(is_so: Callable[[], bool]) -> None:
    since = perf_counter()
    while not is_so():
        assert in_time(since)


def _rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text.removeprefix("\ufeff"))))
