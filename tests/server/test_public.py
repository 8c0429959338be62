"""A server for many tables: opening them, finding them, and what strangers cannot do."""

from __future__ import annotations

import asyncio
import contextlib
from threading import Event
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from pinochle_qt.protocol.messages import OLDEST, VERSION, Create, Hello, Manage, Refused, TakeSeat, Welcome
from pinochle_qt.server import table_file
from pinochle_qt.server.game_choice import game_from
from pinochle_qt.server.guests import CODE_LENGTH, new_key
from pinochle_qt.server.net.gate import MOST_OF_ONE, TRIES_AT_ONCE
from pinochle_qt.server.net.http_messages import head_from
from pinochle_qt.server.public.limits import HOUR, Limits, Openings
from pinochle_qt.server.public.proxy import Proxies, network_from
from pinochle_qt.server.public.server import PublicServer
from pinochle_qt.server.public.tables import LONGEST_AGE, SLEEPY, UNDEALT_AGE, PublicTables
from pinochle_qt.server.public.thinkers import LONGEST_WAIT, Thinkers
from pinochle_qt.server.public.turns import Turns
from pinochle_qt.server.table import Table
from pinochle_qt.server.words import ServerWord, usual_phrases
from tests.checks import require
from tests.programs import run
from tests.server.club_nights import come
from tests.server.far_guests import FarGuest, Gone, seated_at_new_table, until
from tests.server.guests import Room, full_room
from tests.server.public_servers import PRESET, public_server, status
from tests.server.serving import answer_to, hear, joined, say, told
from tests.server.test_serve import SERVE, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.ai.process.worker import DecisionRequest
    from pinochle_qt.protocol.messages import GuestMessage
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.net.reception import ServedTable


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    found = free_port()
    with public_server(tmp_path_factory.mktemp("tables"), found, "--tables", "8", "--tables-an-hour", "8"):
        yield found


def refusal(port: int, said: GuestMessage) -> Refused:
    """Return the answer to somebody who is not let in."""
    answer = told(port, said)[-1]  # type: ignore[arg-type]
    assert isinstance(answer, Refused), answer
    return answer


def test_guests_open_tables_and_play_at_them_apart_from_each_other(port: int) -> None:
    ours, theirs = (seated_at_new_table(port, PRESET, 2) for _ in range(2))
    assert ours[0].code != theirs[0].code
    assert ours[0].welcome is not None
    assert ours[0].welcome.host
    for guests in (ours, theirs):
        guests[0].say(Manage("deal"))
        until(guests, lambda guests=guests: all(each.state and each.state.number > 8 for each in guests))  # type: ignore[misc]
    hands = [guests[1].state.observation["hand"] for guests in (ours, theirs) if guests[1].state]
    assert hands[0] != hands[1]
    says = status(port)
    assert (says["tables"], says["guests"]) == ("2", "4")
    assert not any(each.code in str(says) for each in (*ours, *theirs))
    for guest in (*ours, *theirs):
        guest.cut()


def test_a_guest_comes_back_with_key_and_code_and_a_wrong_key_is_let_in_by_no_code(port: int) -> None:
    host, other = seated_at_new_table(port, PRESET, 2)
    other.cut()
    other.come()
    until([host, other], lambda: other.person == 1, plays=False)
    assert refusal(port, Hello(VERSION, host.code, "A" * 22)).code == "key"
    assert refusal(port, Hello(VERSION, "", other.key)).code == "key"
    for guest in (host, other):
        guest.cut()


def test_a_version_that_is_too_old_is_refused_in_the_same_way_whether_or_not_there_is_such_a_table(
    tmp_path: Path,
) -> None:
    port = free_port()
    with public_server(tmp_path, port):
        (host,) = seated_at_new_table(port, PRESET, 1)
        for code in (host.code, "WRNG99"):
            for key in (None, "A" * 22):
                assert refusal(port, Hello(OLDEST - 1, code, key)).code == "version"
        host.cut()


def test_a_table_that_its_host_ends_is_gone(port: int) -> None:
    (host,) = seated_at_new_table(port, PRESET, 1)
    before = int(status(port)["tables"])
    host.say(Manage("end"))
    assert refusal(port, Hello(VERSION, host.code)).code == "code"
    assert int(status(port)["tables"]) == before - 1
    host.cut()


def test_a_game_that_does_not_exist_opens_no_table(port: int) -> None:
    assert refusal(port, Create(VERSION, "whist")).code == "message"
    assert refusal(port, Create(VERSION, PRESET, {"melds": {"run_value": -5}})).code == "message"


def test_a_program_of_each_version_that_tables_understand_can_open_one(port: int) -> None:
    for version in (OLDEST, VERSION + 1):
        with joined(port) as guest:
            say(guest, Create(version, PRESET))
            assert isinstance(hear(guest), Welcome)
            say(guest, Manage("end"))
    assert refusal(port, Create(OLDEST - 1, PRESET)).code == "version"


def test_whoever_loses_the_line_before_the_answer_opens_no_second_table(tmp_path: Path) -> None:
    port, create = free_port(), Create(VERSION, PRESET, key=new_key())

    def opened(said: Create, then: Manage | None = None) -> Welcome:
        """Return the answer to somebody who opens a table, and may then do something there."""
        with joined(port) as guest:
            say(guest, said)
            answer = hear(guest)
            if then is not None:
                say(guest, then)
        assert isinstance(answer, Welcome)
        return answer

    with public_server(tmp_path, port, "--tables-an-hour", "3"):
        with joined(port) as lost:
            say(lost, create)
        until([], lambda: status(port)["tables"] == "1")
        first = opened(create)
        assert (first.host, first.key) == (True, create.key)
        assert opened(create).code == first.code
        assert opened(replace(create, key=new_key()), Manage("end")).code != first.code
        opened(create, Manage("end"))
        until([], lambda: status(port)["tables"] == "0")
        assert opened(create).code != first.code, "a table that has ended is not found again"


def test_a_key_leads_to_the_table_that_was_opened_with_it_also_after_the_server_was_started_again(
    tmp_path: Path,
) -> None:
    key, game = new_key(), game_from({"preset": PRESET, "rules": {}})
    tables = PublicTables(tmp_path)
    code = tables.open(game, "", key).table.code
    other = tables.open(game, "").table.code
    tables.close()
    again = PublicTables(tmp_path)
    found = require(again.hosted_with(key))
    assert (found.table.code, found.table.host_key) == (code, key)
    assert again.hosted_with(new_key()) is None
    again.end(code)
    assert again.hosted_with(key) is None
    assert other in again


def test_an_address_can_open_only_so_many_tables_and_is_told_so(tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--tables-an-hour", "1"):
        seated_at_new_table(port, PRESET, 1)[0].cut()
        refused = refusal(port, Create(VERSION, PRESET, language="de"))
    assert refused.code == "too_much"
    assert "Tische" in refused.sentence


def test_an_address_can_have_only_so_many_tables_until_it_ends_one(tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--tables-an-address", "1"):
        host = seated_at_new_table(port, PRESET, 1)[0]
        refused = refusal(port, Create(VERSION, PRESET))
        assert (refused.code, refused.sentence) == ("too_much", ServerWord.TOO_MANY_OPEN())
        host.say(Manage("end"))
        with contextlib.suppress(Gone):
            until([host], lambda: False, plays=False)
        host.cut()
        seated_at_new_table(port, PRESET, 1)[0].cut()


def test_adjourned_matches_leave_space_for_others_also_after_the_server_has_started_again(tmp_path: Path) -> None:
    def adjourned(tables: PublicTables) -> str:
        """Return how adjourning the match of a new table is refused; empty if it is not."""
        server = PublicServer(tables, Thinkers(0), [], limits=Limits(tables=4))
        served = tables.open(game_from({"preset": PRESET, "rules": {}}), "")
        host = Room(served.table).come_host("Ruth")
        host.take(0)
        host.manage("deal")
        server._on_said(served, host.guest, Manage("adjourn"))
        host.manage("adjourn")
        server._deliver(served)
        return host.error

    tables, _ = tables_in(tmp_path)
    assert adjourned(tables) == ""
    assert adjourned(tables_in(tmp_path)[0]) == ""
    tables, _ = tables_in(tmp_path)
    assert (len(tables), tables.adjourned) == (2, 2)
    assert adjourned(tables) == "full"
    assert len(tables.awake) == 1
    require(tables.find(next(code for code in tables._last if code not in tables.awake)))
    assert adjourned(tables) == "", "somebody has come back to one of them"


def test_a_guest_who_asks_in_vain_to_end_a_table_keeps_no_computer_player_from_deciding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, _ = tables_in(tmp_path)
    served = tables.open(game_from({"preset": PRESET, "rules": {}}), "")
    room = Room(served.table)
    host, other = room.come_host("Ruth"), room.come("Otto")
    host.take(0)
    host.manage("deal")
    thinkers, forgotten = Thinkers(0), list[Table]()
    monkeypatch.setattr(thinkers, "forget", forgotten.append)
    server = PublicServer(tables, thinkers, [])
    for guest, expected in ((other, []), (host, [served.table])):
        server._on_said(served, guest.guest, Manage("end"))
        guest.manage("end")
        server._deliver(served)
        assert forgotten == expected


def test_strangers_behind_a_proxy_are_limited_by_the_address_that_it_names(tmp_path: Path) -> None:
    tables, _ = tables_in(tmp_path)
    server = PublicServer(tables, Thinkers(0), [("127.0.0.1", 0)], proxies=Proxies([network_from("127.0.0.1")]))
    ended: list[int] = []

    def stranger(number: int, address: str) -> None:
        connection = Mock(peer="127.0.0.1", address="127.0.0.1", abort=lambda: ended.append(number))
        server.arrived(connection)
        server.received(connection, head(X_Forwarded_For=address))

    for number in range(MOST_OF_ONE):
        stranger(number, "198.51.100.4")
    stranger(-1, "198.51.100.5")
    assert ended == []
    stranger(-2, "198.51.100.4")
    assert ended == [0]
    for each in server._listeners:
        each.close()


def test_a_server_has_only_so_many_tables_and_an_address_only_so_many_tries(tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--tables", "1") as program:
        host = seated_at_new_table(port, PRESET, 1)[0]
        assert refusal(port, Create(VERSION, PRESET)).code == "full"
        codes = [refusal(port, Hello(VERSION, f"WRNG{number:02}")).code for number in range(2, TRIES_AT_ONCE + 2)]
        assert codes == ["code"] * TRIES_AT_ONCE
        assert refusal(port, Hello(VERSION, host.code)).code == "too_much"  # also the right one, as it may be guessed
        assert refusal(port, Hello(VERSION, host.code, "A" * 22)).code == "too_much"
        come(host, [], again=True)  # whoever has a key is not kept out by others
        host.cut()
        program.terminate()
        _, log = program.communicate()
    assert "there is no space" in log
    assert host.code not in log


def test_at_a_home_table_no_other_one_can_be_opened() -> None:
    from tests.server.serving import opened, order, serving

    with serving(order()) as process:
        assert refusal(opened(process).port, Create(VERSION, PRESET)).code == "not_now"


# ---- pages and proxies -----------------------------------------------------------------------------------------------


def test_behind_a_proxy_links_and_limits_are_those_of_the_outside_world(tmp_path: Path) -> None:
    port = free_port()
    options = ("--proxy", "127.0.0.0/8", "--prefix", "/cards/", "--tables-an-hour", "1")
    with public_server(tmp_path, port, *options):
        fields = "X-Forwarded-Proto: https\r\nX-Forwarded-Host: play.example.org\r\nX-Forwarded-For: 203.0.113.7\r\n"
        asked = f"GET /cards/ HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{fields}Connection: close\r\n\r\n"
        found, head, body = answer_to(port, asked.encode())
        assert found == 200
        assert "connect-src 'self' wss://play.example.org;" in head["Content-Security-Policy"]
        assert b'src="/' not in body
        moved, head, _ = answer_to(port, asked.replace("/cards/ ", "/cards ").encode())
        assert (moved, head["Location"]) == (308, "/cards/")


def head(**fields: str) -> RequestHead:
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in fields.items())
    return head_from(f"GET /cards/table/KS HTTP/1.1\r\nHost: in.side:8470\r\n{lines}\r\n".encode())


FORWARDED = {"X_Forwarded_For": "9.9.9.9, 198.51.100.4, 10.0.0.2", "X_Forwarded_Proto": "https"}


def test_only_a_trusted_proxy_is_believed() -> None:
    proxies = Proxies([network_from("10.0.0.0/8")], "/cards")
    trusted = proxies.asked(head(**FORWARDED, X_Forwarded_Host="play.example.org"), "10.0.0.1")
    assert (trusted.address, trusted.link) == ("198.51.100.4", "https://play.example.org/cards/")
    assert trusted.head.path == "/table/KS"
    stranger = proxies.asked(head(**FORWARDED, X_Forwarded_Host="play.example.org"), "198.51.100.9")
    assert (stranger.address, stranger.link) == ("198.51.100.9", "http://in.side:8470/cards/")


@pytest.mark.parametrize("host", ["a b", "<x>", "x" * 200, "user@host", ""])
def test_a_host_that_is_no_host_gives_no_link(host: str) -> None:
    asked = Proxies([network_from("10.0.0.1")]).asked(head(X_Forwarded_Host=host or "/"), "10.0.0.1")
    assert asked.link == ""


def test_a_household_with_a_whole_network_of_addresses_counts_as_one() -> None:
    openings = Openings(Limits(an_hour=1, an_address=1))
    openings.opened("2001:db8::1", "KSPW2T", 0.0)
    assert not openings.may_have("2001:db8::2", {"KSPW2T"})
    assert openings.may_have("2001:db8:0:1::1", {"KSPW2T"})
    assert openings.may_have("2001:db8::2", {"H7K2QM"})
    assert not openings.may_open("2001:db8::ffff", 1.0)
    assert openings.may_open("2001:db8:0:1::1", 1.0)
    assert openings.may_open("2001:db8::1", HOUR)


def test_an_address_of_ipv4_is_the_same_one_when_a_proxy_writes_it_as_one_of_ipv6() -> None:
    proxies = Proxies([network_from("10.0.0.1")])
    assert proxies.asked(head(X_Forwarded_For="::ffff:198.51.100.4"), "::ffff:10.0.0.1").address == "198.51.100.4"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--machine", "L"], "add --public"),
        (["--public", "--preset", PRESET], "choose the game themselves"),
        (["--public", "--machine", "ABC"], "--machine"),
        (["--public", "--machine", "0"], "--machine"),
        (["--public", "--proxy", "example.org"], "--proxy"),
        (["--public", "--prefix", "cards"], "--prefix"),
        (["--public", "--tables", "0"], "--tables"),
    ],
)
def test_arguments_that_cannot_be_used_are_explained(arguments: list[str], sentence: str) -> None:
    done = run([*SERVE, *arguments])
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


# ---- tables on the disk ----------------------------------------------------------------------------------------------


class Clock:
    """A clock that a test moves."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def tables_in(folder: Path) -> tuple[PublicTables, Clock]:
    """Return the tables in a folder, seen a moment after the last change to any of them."""
    import time

    clock = Clock(time.time() + 1)
    return PublicTables(folder, "K", clock), clock


def dealt_table(tables: PublicTables) -> Table:
    """Return a new table at which a deal has begun."""
    table = tables.open(game_from({"preset": PRESET, "rules": {}}), "").table
    table.hosting.fill()
    table.deal(1.0)
    return table


def test_a_table_without_people_sleeps_and_ends_after_a_day(tmp_path: Path) -> None:
    tables, clock = tables_in(tmp_path)
    table = dealt_table(tables)
    code = table.code
    assert code.startswith("K")
    assert len(code) == CODE_LENGTH + 1, "the letter of the machine makes no code easier to guess"
    clock.now += SLEEPY + 1
    assert len(tables.sweep()) == 1
    assert (len(tables), tables.awake) == (1, {})
    require(tables.find(code))
    tables.close()
    later, clock = tables_in(tmp_path)
    clock.now += LONGEST_AGE - 60
    later.sweep()
    assert len(later) == 1
    clock.now += 120
    later.sweep()
    assert (len(later), later.find(code), [*tmp_path.iterdir()]) == (0, None, [])


def test_nobody_writes_phrases_of_his_own_at_a_server_for_all(tmp_path: Path) -> None:
    tables, _ = tables_in(tmp_path)
    room = Room(tables.open(game_from({"preset": PRESET, "rules": {}}), "").table)
    host = room.come_host("Ruth")
    host.manage("options", options={"phrases": ["Buy my book"], "hints": True})
    assert (host.people.options["phrases"], host.people.options["hints"]) == ([], True)
    assert host.people.phrases == usual_phrases()


def test_a_table_that_sleeps_is_not_woken_by_a_wrong_key(tmp_path: Path) -> None:
    tables, _ = tables_in(tmp_path)
    table = tables.open(game_from({"preset": PRESET, "rules": {}}), "").table
    tables.close()
    assert tables.find(table.code, "A" * 22) is None
    assert tables.awake == {}
    assert require(tables.find(table.code, table.host_key)).table.code == table.code


def test_a_table_at_which_nothing_was_dealt_ends_after_an_hour(tmp_path: Path) -> None:
    tables, clock = tables_in(tmp_path)
    tables.open(game_from({"preset": PRESET, "rules": {}}), "")
    clock.now += UNDEALT_AGE + 1
    tables.sweep()
    assert len(tables) == 0


def test_a_table_at_which_nothing_was_dealt_ends_after_an_hour_also_if_the_server_has_started_again(
    tmp_path: Path,
) -> None:
    tables, _ = tables_in(tmp_path)
    tables.open(game_from({"preset": PRESET, "rules": {}}), "")
    dealt = dealt_table(tables)
    tables.close()
    again, clock = tables_in(tmp_path)
    clock.now += UNDEALT_AGE + 1
    again.sweep()
    assert [dealt.code] == [*again._last]


def table_with_another_game(tables: PublicTables) -> tuple[ServedTable, Guest]:
    """Return a table at which the host has chosen another game, which is not saved yet, and the host."""
    served = tables.open(game_from({"preset": PRESET, "rules": {}}), "")
    table = served.table
    host = table.welcome(Hello(VERSION, key=table.host_key))
    assert not isinstance(host, Refused)
    table.hear(host, Manage("game", options={"preset": "double_deck_four_handed"}), 1.0)
    return served, host


def test_another_game_that_was_chosen_is_there_after_a_restart_and_the_first_one_is_not(tmp_path: Path) -> None:
    tables, _ = tables_in(tmp_path)
    served, host = table_with_another_game(tables)
    code = served.table.code
    served.table.hear(host, TakeSeat("take", 2, "Ruth"), 2.0)
    tables.keep(served)
    tables.close()  # nothing more was written for that
    again = require(tables_in(tmp_path)[0].find(code))
    assert again.table.session.preset == "double_deck_four_handed"
    assert again.table.places.names[2] == "Ruth"
    assert len([*(tmp_path / code).glob("*.pinochle")]) == 1


def test_the_match_before_is_kept_as_long_as_the_next_one_cannot_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, _ = tables_in(tmp_path)
    served, _ = table_with_another_game(tables)
    code = served.table.code
    monkeypatch.setattr(table_file, "write_atomically", Mock(side_effect=OSError(28, "No space left on device")))
    tables.keep(served)
    tables.close()
    assert require(tables_in(tmp_path)[0].find(code)).table.session.preset == PRESET


def test_a_table_for_which_the_program_fails_ends_no_other_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables, _ = tables_in(tmp_path)
    broken, sound = (tables.open(game_from({"preset": PRESET, "rules": {}}), "").table for _ in range(2))
    server = PublicServer(tables, Thinkers(0), [("127.0.0.1", 0)])

    def goes_on(_: float) -> None:
        if broken.code not in tables.awake:
            server.ended_by = 2

    monkeypatch.setattr(broken, "question", Mock(side_effect=AssertionError("Ruth")))
    monkeypatch.setattr(sound, "question", goes_on)
    assert asyncio.run(asyncio.wait_for(server.run(), 20)) == 2
    assert require(tables.find(broken.code)).table.code == broken.code
    log = capsys.readouterr().err
    assert "AssertionError" in log
    assert "Ruth" not in log


def test_a_folder_that_somebody_damaged_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "KAAAAA").mkdir()
    (tmp_path / "KBBBBB").mkdir()
    (tmp_path / "KBBBBB" / "x.table").write_bytes(b"{")
    (tmp_path / "notes.txt").touch()
    tables, _ = tables_in(tmp_path)
    assert (len(tables), tables.find("KAAAAA"), tables.find("KBBBBB"), tables.find("../x")) == (2, None, None, None)


# ---- computer players ------------------------------------------------------------------------------------------------


class Process:
    """Stands for the process of a computer player, which answers when a test says so."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.answers: list[object] = []
        self.process = None

    def send(self, number: int, request: DecisionRequest) -> None:
        del request
        self.asked.append(number)

    def poll(self) -> list[object]:
        found, self.answers = self.answers, []
        return found

    def answer(self) -> None:
        from pinochle_qt.ai.process.worker import DecisionReply

        self.answers.append(DecisionReply(self.asked[-1], None))

    def close(self) -> None: ...


def test_tables_take_turns_and_none_waits_for_longer_than_a_while() -> None:
    process = Process()
    thinkers = Thinkers(1, lambda: process)  # type: ignore[arg-type,return-value]
    rooms = [full_room(PRESET, seed, people=1) for seed in range(3)]
    for room in rooms:
        room.guests[0].manage("deal")
        while (question := room.table.question(room.now)) is None:
            if not room.guests[0].act():
                room.wait(thinking=False)
        thinkers.ask(room.table, question, 0.0)
        thinkers.ask(room.table, question, 0.0)  # asked at every look, and still one question
    assert thinkers.poll(1.0) == []
    assert thinkers.waiting == 2
    order = []
    for _ in rooms:
        process.answer()
        order += [thought.table for thought in thinkers.poll(2.0)]
    assert order == [room.table for room in rooms]
    question = require(rooms[0].table.question(rooms[0].now))
    for room in rooms[:2]:
        thinkers.ask(room.table, question, 10.0)
    thinkers.poll(10.0)
    late = thinkers.poll(10.1 + LONGEST_WAIT)  # the process has one of them, the other one waits
    assert {id(thought.table) for thought in late} == {id(room.table) for room in rooms[:2]}
    assert [thought.action for thought in late] == [None, None]
    assert thinkers.late == 2


def test_a_welcome_says_the_code_only_where_it_is_needed(port: int) -> None:
    (host,) = seated_at_new_table(port, PRESET, 1)
    assert isinstance(host.welcome, Welcome)
    assert host.welcome.code == host.code
    host.cut()
    assert full_room(PRESET, people=1).guests[0].welcome.code == ""


def test_a_page_finds_the_table_also_below_the_letters_of_its_code(port: int) -> None:
    (host,) = seated_at_new_table(port, PRESET, 1)
    guest = FarGuest(port, host.code, path=f"/table/{host.code[:2]}")
    until([host, guest], lambda: guest.state is not None, plays=False)
    for each in (host, guest):
        each.cut()


def test_everything_has_its_turn_once_in_a_while_however_often_somebody_looks() -> None:
    often, seldom = Turns[int](1.0), Turns[int](1.0)
    assert often.due(range(96), 0.0) == [*range(96)]
    seen = [each for tick in range(1, 17) for each in often.due(range(96), tick / 16)]
    assert sorted(seen) == [*range(96)]
    seldom.due(range(100), 0.0)
    assert sorted(seldom.due(range(100), 60.0)) == [*range(100)]  # also after a long wait


def test_a_slow_disk_is_not_asked_again_before_it_has_written_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, _ = tables_in(tmp_path)
    server = PublicServer(tables, Thinkers(0), [("127.0.0.1", 0)])
    is_written, asked = Event(), []

    def sync() -> None:
        asked.append(1)
        is_written.wait(20)

    looks = iter(range(8))

    def look(_: float) -> None:
        if next(looks, None) is None:
            is_written.set()
            server.ended_by = 2

    monkeypatch.setattr("pinochle_qt.server.public.server.SYNC_EVERY", 0.0)
    monkeypatch.setattr("os.sync", sync, raising=False)
    monkeypatch.setattr(server, "_look", look)
    asyncio.run(asyncio.wait_for(server.run(), 20))
    assert asked == [1]
