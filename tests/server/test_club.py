"""A club night whose time passes as the test says: who sits where, what is dealt, and what is told to whom."""

from __future__ import annotations

import csv
import errno
import os
import random
import re
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.protocol.messages import VERSION, Ask, Hello, Manage, Refused, TakeSeat, Told
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.save_errors import SaveFault
from pinochle_qt.record.store import JournalBusy
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.server.club import evening as evening_module
from pinochle_qt.server.club import results
from pinochle_qt.server.club.board_tables import BoardTables
from pinochle_qt.server.club.club_server import RESULTS_EVERY, ClubServer
from pinochle_qt.server.club.evening import Evening
from pinochle_qt.server.club.evening_file import OtherEvening
from pinochle_qt.server.club.plan import PlanError, number_of, player_of, read_plan
from pinochle_qt.server.club.results import boards_csv, records_zip, standings_csv
from pinochle_qt.server.club.wall import wall_page
from pinochle_qt.server.club.words import ClubWord
from pinochle_qt.server.net.http_messages import head_from
from pinochle_qt.server.public.thinkers import Thinkers
from pinochle_qt.words.rooms.together import TogetherWord
from tests.checks import some
from tests.server.club_nights import plan_file
from tests.server.guests import STEP, Room, TableGuest

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from pathlib import Path

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.server.club.evening import ClubPlace
    from pinochle_qt.server.club.experts import ExpertTask
    from pinochle_qt.server.net.reception import ServedTable


class KnownExperts:
    """Experts whose results are known at once: North and South lead by 10 points for each number of the board."""

    def __init__(self) -> None:
        self._found: dict[int, int] = {}

    def want(self, tasks: Iterable[ExpertTask]) -> None:
        self._found |= {task.board: 100 * task.board for task in tasks}

    def poll(self) -> dict[int, int]:
        found, self._found = self._found, {}
        return found

    def close(self) -> None:
        """Nothing to end."""


class Night:
    """An evening and its guests; some players never come."""

    def __init__(self, folder: Path, *, absent: Collection[int] = (), at: str = "18:00", **facts: Any) -> None:
        self.plan = read_plan(plan_file(folder, **facts))
        hour, minute = map(int, at.split(":"))
        self.clock = datetime(2026, 11, 29, hour, minute, tzinfo=UTC)
        self.folder = folder / "thursday"
        self.now = 100.0
        self.absent = absent
        self.heard: dict[int, list[str]] = {}
        """What each player was told by himself."""
        self.dealt: dict[tuple[int, int], tuple[tuple[Card, ...], ...]] = {}
        """The hands by board and table."""
        self.met: list[tuple[int, ...]] = []
        self.open()

    def open(self) -> None:
        """Start the server."""
        self.evening = Evening(self.plan, self.folder, KnownExperts(), lambda: self.clock)
        self.rooms: dict[int, tuple[ServedTable, Room]] = {}

    def restart(self) -> None:
        """End the server, and start it again."""
        self.evening.close()
        self.open()

    def room(self, place: ClubPlace) -> Room:
        """Return a table with everybody who is there, as soon as the evening has opened it."""
        known = self.rooms.get(place.number)
        if known is None or known[0] is not place.served:
            room = Room(place.table)
            room.now = self.now
            self.rooms[place.number] = place.served, room
            for player in self.players(place):
                if player not in self.absent:
                    seat = self.evening.saved.seats[player]
                    came = room.come(key=seat.key, player=RandomPlayer(random.Random(player)))
                    self.evening.announce(player)
                    room.deliver()
                    self._listen(player, came)
        return self.rooms[place.number][1]

    def players(self, place: ClubPlace) -> list[int]:
        """Return who plays at a table."""
        return [2 * pair - 2 + player for pair in place.pairs for player in range(2)]

    def guest(self, player: int) -> TableGuest:
        """Return a player as a guest of his present table."""
        room = self.room(self.evening.place_of(player))
        return next(each for each in room.guests if each.guest.number == number_of(player))

    def step(self, *, idle: Collection[int] = ()) -> None:
        """Let a moment pass; at idle tables, people do nothing."""
        self.now += STEP
        self.evening.tick(self.now)
        for place in self.evening.places:
            room = self.room(place)
            room.now = self.now
            steps = place.table.session.steps
            if steps and (place.board, place.number) not in self.dealt:
                dealt = steps[0].after.deal
                assert dealt is not None
                self.dealt[place.board, place.number] = tuple(map(tuple, dealt.hands))
                self.met.append(place.pairs)
            if place.number not in idle:
                while any(guest.act() for guest in room.guests):
                    pass
            room.look()
            for guest in room.guests:
                self._listen(player_of(guest.guest.number), guest)

    def _listen(self, player: int, guest: TableGuest) -> None:
        for told in guest.all(Told):
            if told.what == "notice" and told.lines[0] not in self.heard.setdefault(player, []):
                self.heard[player].append(told.lines[0])

    def play(self, is_so: Callable[[], bool], *, most: int = 20_000, idle: Collection[int] = ()) -> None:
        """Let everybody play until something is so."""
        for _ in range(most):
            if is_so():
                return
            self.step(idle=idle)
        raise AssertionError("the evening does not go on")

    def play_to_the_end(self) -> None:
        """Let everybody play the whole evening."""
        self.play(lambda: self.evening.is_over)
        self.step()


def test_pairs_play_the_same_cards_at_all_tables_and_nobody_meets_a_pair_twice(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=6, movement="all_meet", boards=1, rounds=4)
    night.play_to_the_end()
    boards = {board for board, _ in night.dealt}
    assert boards == {1, 2, 3, 4}
    for board in some(boards):
        hands = {dealt for (each, _), dealt in night.dealt.items() if each == board}
        assert len(hands) == 1, "every table has the same cards"
    assert len({next(iter(hands)) for hands in night.dealt.values()}) > 1, "another board has other cards"
    assert len(night.met) == 4 * 3
    assert len({frozenset(pairs) for pairs in night.met}) == len(night.met), "nobody meets the same pair twice"
    played = [each for each in night.evening.results() if each.pair == 1]
    assert sorted(each.board for each in played) == [1, 2, 3, 4]


def test_standings_have_match_points_and_the_difference_from_expert(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=6, boards=2, rounds=2)
    night.play_to_the_end()
    stay, move = night.evening.standings()
    assert {each.pair for each in stay} == {1, 2, 3}
    assert {each.pair for each in move} == {4, 5, 6}
    for division in (stay, move):
        assert sum(each.match_points for each in division) == 4 * 3 * 2, "four boards of three results"
        assert all((each.boards, each.top, each.compared) == (4, 16, 4) for each in division)
    lead = sum(each.lead for each in night.evening.complete)
    assert sum(each.difference for each in stay) == lead - 3 * 100 * (1 + 2 + 3 + 4)
    assert sum(each.difference for each in stay) == -sum(each.difference for each in move)
    assert len(standings_csv(night.evening).decode().splitlines()) == 1 + 6
    assert len(boards_csv(night.evening).decode().splitlines()) == 1 + 4 * 6
    rows = csv.DictReader(boards_csv(night.evening).decode("utf-8-sig").splitlines())
    assert [int(row["lead"]) for row in rows] == [each.lead for each in night.evening.results()], "written in full"


def test_everybody_is_told_where_he_sits_and_how_his_boards_ended(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=[["Ann", "Abe"], ["Bea", "Ben"], ["Cleo", "Carl"], ["Dora", "Dan"], ["Eve", "Eli"]])
    night.play_to_the_end()
    heard = night.heard[0]  # the first pair would meet nobody in the second round
    assert heard[0] == "Round 1: table 1, North and South, against Dora and Dan."
    assert re.fullmatch(r"Board 1: \d+% of the match points, [+−]?[\d.]+ to Expert. Round 2: you sit out.", heard[1]), (
        heard
    )
    assert any(each == "Round 2: you sit out." for each in heard)
    assert re.search(r"The evening is over: you are number \d with \d+%\.", heard[-1])
    assert any("East and West" in each for each in night.heard[6])
    read = night.guest(0).ask("log").lines
    assert str(read[0]) in heard[-1]
    assert re.fullmatch(r"Board 1: \d+% of .*", str(read[1]))
    assert str(read[2]).startswith("Board 3: "), "the pair sat out the second board"
    assert [each.boards for division in night.evening.standings() for each in division if each.pair == 1] == [2]


def test_whoever_waits_is_told_of_no_seat_to_choose_and_of_no_rematch(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=5)
    resting = next(place for place in night.evening.places if not place.board)
    for player in night.players(resting):
        view = night.guest(player).state.view
        assert view["turn"]["title"] == "Waiting for the next board"
        assert view["turn"]["line"] == view["help"]["about"] == TogetherWord.EVENING_WAIT()
    playing = night.players(next(place for place in night.evening.places if place.board))[0]
    night.play(lambda: night.guest(playing).observation.winners != ())
    assert night.guest(playing).state.view["help"] == {
        "title": "The board is over",
        "about": "The next board, if there is one, comes after a pause, or as soon as everybody is ready.",
    }


def test_computer_players_play_for_who_never_comes_and_nobody_waits_for_him_twice(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, movement="all_meet", boards=2, absent=range(6), start="19:30")
    night.play(lambda: night.now > 200)
    assert not night.evening.has_begun, "it waits for everybody until it is time"
    night.clock = night.clock.replace(hour=19, minute=30)
    night.play(lambda: len({board for board, _ in night.dealt}) == 3)
    began = night.now
    night.play_to_the_end()
    assert night.now < began + 400, "the computer player has the cards of each next board at once"
    assert all(each.boards == 6 for each in night.evening.standings()[0])


@pytest.mark.parametrize(
    ("start", "before", "begins"),
    [("19:30", "23:00", "19:30"), ("0:15", "23:30", "00:15"), ("19:30", "19:29", "20:40")],
)
def test_an_evening_waits_for_its_time_also_over_midnight(tmp_path: Path, start: str, before: str, begins: str) -> None:
    night = Night(tmp_path, pairs=4, absent=range(8), start=start, at=before)
    night.step()
    assert not night.evening.has_begun
    hour, minute = map(int, begins.split(":"))
    night.clock = night.clock.replace(hour=hour, minute=minute)
    night.step()
    assert night.evening.has_begun


def test_whoever_runs_the_evening_can_let_it_begin_and_nobody_else(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, absent={7})
    for _ in range(5):
        night.step()
    assert not night.evening.begins_with("something else")
    assert night.evening.begins_with(night.evening.saved.begins_with)
    night.step()
    assert not night.evening.has_begun
    night.evening.begin()
    night.step()
    assert night.evening.has_begun


def test_the_wall_tells_nothing_of_a_board_that_a_table_has_still_to_play(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, boards=1)
    night.play(lambda: night.evening.places[0].ended_at is not None, idle={2})
    assert night.evening.saved.results, "the first table has played the board"
    assert night.evening.results() == []
    page = wall_page(night.evening, "en")
    assert "finished" in page
    assert "Standings" not in page
    assert boards_csv(night.evening).decode().count("\n") == 1
    night.play(lambda: len(night.evening.results()) == 4)
    assert "Standings" in wall_page(night.evening, "en")


def test_guests_cannot_change_places_deal_read_records_or_come_without_a_code(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4)
    night.play(lambda: bool(night.evening.saved.results))
    guest = night.guest(0)
    assert not guest.welcome.records
    assert not guest.people.leads
    for said in (
        TakeSeat("take", 1),
        TakeSeat("leave"),
        Manage("deal"),
        Manage("pause"),
        Manage("end"),
        Manage("options", options={"spectators": True}),
        Ask("record", 1),
    ):
        guest.say(said)
        assert guest.error in {"not_now", "not_yours"}
    place = night.evening.place_of(0)
    refused = place.table.welcome(Hello(VERSION, place.table.code))
    assert isinstance(refused, Refused)
    other = next(player for player in range(8) if night.evening.place_of(player) is not place)
    refused = place.table.welcome(Hello(VERSION, night.evening.saved.seats[other].code))
    assert isinstance(refused, Refused)
    assert night.evening.player_with("", "") is None


def test_a_player_names_himself_once_and_is_called_so_at_all_tables(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4)
    seat = night.evening.saved.seats[2]
    room = night.room(night.evening.place_of(2))
    found = room.table.welcome(Hello(VERSION, seat.code, name="Zoë <b>"))
    assert not isinstance(found, Refused)
    room.table.welcome(Hello(VERSION, seat.code, name="Somebody else"))
    night.step()
    assert night.evening.saved.seats[2].name == "Zoë <b>"
    assert "Zoë &lt;b&gt; and 2B" in wall_page(night.evening, "en")
    night.restart()
    assert night.evening.names_of(2) == "Zoë <b> and 2B"
    night.play(lambda: night.evening.saved.round == 2)
    night.step()
    assert "Zoë <b>" in [each.name for each in night.guest(2).people.people]


def test_an_evening_goes_on_after_a_restart_with_the_same_cards_seats_and_results(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, boards=2)
    night.play(lambda: len(night.evening.saved.results) >= 3)
    for _ in range(3):
        night.step()
    if sys.platform != "win32":
        assert (night.folder / "records").stat().st_mode & 0o077 == 0, "others cannot read cards"
    before = night.evening.saved
    shown = {
        place.number: (place.board, place.table.session.match.deal, place.table.state) for place in night.evening.places
    }
    seen = dict(night.dealt)
    night.restart()
    assert night.evening.saved == before
    for place in some(night.evening.places):
        board, deal, state = shown[place.number]
        if deal is not None:
            assert place.board == board or place.table.is_played
            assert place.table.session.match.deal == deal
            assert place.table.state > state, "no number of a state is used twice"
    night.dealt.clear()
    night.play_to_the_end()
    assert all(night.dealt[each] == hands for each, hands in seen.items() if each in night.dealt)
    assert len(night.evening.complete) == 2 * 2 * 2


def test_pages_are_made_anew_only_when_something_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    night = Night(tmp_path, pairs=4, rounds=1)
    server = ClubServer(night.evening, Thinkers(0), [])
    made: list[str] = []

    def paper(_: Evening, language: str) -> bytes:
        made.append(language)
        return str(len(made)).encode()

    def asked(language: str, path: str = "/results.html") -> bytes:
        head = f"GET {path} HTTP/1.1\r\nHost: here\r\nAccept-Language: {language}\r\n\r\n"
        return server.page(head_from(head.encode())).rpartition(b"\r\n")[2]

    monkeypatch.setattr(results, "paper", paper)
    assert [asked("de"), asked("de"), asked("en"), asked("de")] == [b"1", b"1", b"2", b"1"]
    assert asked("de", "/games") == b"[]"
    night.play_to_the_end()
    assert [asked("de"), asked("de")] == [b"3", b"3"]


def test_the_log_says_once_that_a_table_cannot_be_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    night = Night(tmp_path, pairs=4, rounds=1)
    server = ClubServer(night.evening, Thinkers(0), [])
    (night.folder / "records" / "board-001-table-1").write_text("in the way of the folder")
    night.play(lambda: len(night.dealt) == 2)
    for _ in range(3):
        server._look(night.now)
    assert capsys.readouterr().err.count("cannot be saved") == 2, "in the words of the log and of the table"
    night.play_to_the_end()
    assert len(night.evening.complete) == 2


def test_results_are_written_every_few_seconds_and_at_the_end(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, rounds=1)
    server = ClubServer(night.evening, Thinkers(0), [])
    table = night.room(night.evening.place_of(0)).table
    guest, path = night.guest(0), night.folder / "standings.csv"
    changed = []
    for number in range(20):
        table.hear(guest.guest, TakeSeat("name", name=f"Ann {number}"), night.now)
        server._look(100.0 + number / 20)
        changed.append(path.read_bytes())
    assert len(set(changed)) == 1, "whoever renames himself again and again keeps nobody waiting"
    server._look(100.0 + RESULTS_EVERY)
    assert "Ann 19" in path.read_text()
    night.play_to_the_end()
    server._all_tables.close()
    assert len(path.read_text().splitlines()) == 1 + 4
    assert "100.0" in path.read_text() or "50.0" in path.read_text()


def test_only_one_server_at_a_time_has_an_evening(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4)
    with pytest.raises(BlockingIOError):
        Evening(night.plan, night.folder, KnownExperts())
    night.restart()
    night.play_to_the_end()


def test_an_evening_goes_on_while_the_disk_is_full_and_saves_everything_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = Night(tmp_path, pairs=4, movement="all_meet")
    night.play(lambda: night.evening.has_begun)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(evening_module, "save", full)
        night.play(lambda: night.evening.round == 3)
        assert night.evening.trouble == SaveFault.NO_SPACE()
        for place in some(night.evening.places):
            assert (place.number, *place.pairs) in night.evening.rounds[2].meetings
    night.step()
    assert night.evening.trouble == ""
    before = night.evening.saved
    night.restart()
    assert night.evening.saved == before
    night.play_to_the_end()
    assert len(night.evening.complete) == 3 * 2


def test_a_next_board_that_cannot_be_opened_changes_nothing_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = Night(tmp_path, pairs=4, boards=2, rounds=1, pause=10)
    night.play(lambda: bool(night.evening.saved.results), idle={2})
    before = [(place.board, place.served) for place in night.evening.places]

    def busy(*_: object) -> None:
        raise JournalBusy(tmp_path)

    with monkeypatch.context() as patch:
        patch.setattr(BoardTables, "_session", busy)
        for _ in range(3):
            night.now += 10
            with pytest.raises(JournalBusy):
                night.evening.tick(night.now)
    assert [(place.board, place.served) for place in night.evening.places] == before
    night.play_to_the_end()
    assert len({each.score for each in night.evening.complete if each.table == 1}) == 2


def test_a_record_that_cannot_be_read_is_kept_and_the_board_is_dealt_again(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, rounds=1)
    night.play(lambda: len(night.dealt) == 2)
    night.evening.close()
    [record] = (night.folder / "records" / "board-001-table-1").glob(f"*{SUFFIX}")
    record.write_text("damaged\n")
    seen = dict(night.dealt)
    night.dealt.clear()
    night.open()
    night.play_to_the_end()
    assert night.dealt == seen
    assert [path.read_text() for path in record.parent.rglob(record.name)][-1:] == ["damaged\n"]


def test_the_records_of_all_tables_are_kept_and_hold_no_keys(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, rounds=1)
    night.play_to_the_end()
    night.evening.close()
    records = sorted((night.folder / "records").glob(f"*/*{SUFFIX}"))
    assert len(records) == 2
    scores = [replay_one(path).match.results[0].score for path in records]
    assert scores == [each.score for each in sorted(night.evening.complete, key=lambda each: each.table)]
    packed = records_zip(night.evening)
    assert packed.count(b"board-001-table-") >= 2
    assert b".table" not in packed
    with pytest.raises(OtherEvening):
        Evening(read_plan(plan_file(tmp_path, pairs=6)), night.folder, KnownExperts())


def test_an_evening_can_have_a_clock(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, clock=20)
    night.play(lambda: night.evening.has_begun)
    night.step()
    assert night.guest(0).people.options["clock"] == 20
    assert night.evening.place_of(0).table.course.seconds is not None


def test_the_reserve_and_the_absences_are_for_the_boards_of_a_round_together(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, clock=20, boards=2)
    night.play(lambda: night.evening.has_begun)

    def used(player: int) -> tuple[float, float]:
        found = night.guest(player).guest
        return found.overtime, found.absence

    spent = night.guest(0).guest
    spent.overtime, spent.absence = 70.0, 30.0
    night.play(lambda: night.evening.place_of(0).board == 2)
    assert used(0) == (70.0, 30.0)
    assert used(1) == (0.0, 0.0)
    night.restart()
    assert used(0) == (70.0, 30.0), "also after a restart before anything is saved at the new table"
    night.play(lambda: night.evening.round == 2)
    assert used(0) == (0.0, 0.0)


def test_whoever_is_ready_after_his_last_board_is_told_what_comes_next(tmp_path: Path) -> None:
    night = Night(tmp_path, pairs=4, boards=2, pause=30)

    def said_to(player: int) -> list[str]:
        """Return what a player is told once he says that he is ready."""
        guest = night.guest(player)
        before = len(guest.notices)
        guest.say(TakeSeat("ready"))
        return guest.notices[before:]

    night.play(lambda: night.evening.place_of(0).ended_at is not None, idle={2})
    assert said_to(0) == [], "another board of the round"
    night.play(lambda: night.evening.has_finished(0), idle={2})
    assert said_to(0) == [ClubWord.NEXT_ROUND()]
    night.play(lambda: night.evening.round == 2)
    night.play(lambda: night.evening.has_finished(0), idle={3 - night.evening.place_of(0).number})
    assert said_to(0) == [ClubWord.LAST_BOARD()]
    night.play_to_the_end()
    assert said_to(0)[0].startswith("The evening is over: you are number ")


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"preset": "no such game"}, "names no game"),
        ({"preset": "three_handed_auction"}, "two pairs at a table of four"),
        ({"pairs": 3}, "from 4 to 16"),
        ({"pairs": 8, "rounds": 5}, "8 pairs have 4 until they meet again"),
        ({"pairs": 8, "boards": 0}, "boards"),
        ({"pairs": 8, "clock": 25}, "clock"),
        ({"pairs": 8, "start": "half past seven"}, '"19:30"'),
        ({"pairs": 8, "bords": 2}, "bords"),
        ({"pairs": [["Ann", ""]] * 4}, "a name of 1 to"),
        ({"pairs": 8, "rules": "own.pinochle-rules"}, "either with preset"),
    ],
)
def test_a_file_that_describes_no_evening_is_explained(tmp_path: Path, facts: Any, sentence: str) -> None:
    with pytest.raises(PlanError, match=sentence):
        read_plan(plan_file(tmp_path, **facts))
