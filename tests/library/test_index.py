"""The index of games: whatever happens to the records and to its file, it agrees with the records."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sqlite3
import sys
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.engine.rules import patch
from pinochle_qt.library.database import Database, NewerDatabase, opened
from pinochle_qt.library.export import csv_content, deal_rows
from pinochle_qt.library.game_summary import read_game
from pinochle_qt.library.index import GameIndex, GameQuery, IndexedGame, Stamp
from pinochle_qt.library.index_update import updates
from pinochle_qt.library.played_hands import read_played_hands
from pinochle_qt.record.open_errors import OpenFault
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.session import Session
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.library.indexed_games import bring_up_to_date
from tests.session.driving import SINGLE, STOCK, advance, chance_player, new_session, played, record_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

CALLED = "five_handed_called_partner"
SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


def contents(index: GameIndex) -> dict[str, IndexedGame]:
    """Return everything that the index holds about each file."""
    return {each.path: each for each in index.page(GameQuery(), "changed", 0, 1000)}


def rebuilt(folder: Path) -> dict[str, IndexedGame]:
    with contextlib.closing(GameIndex(":memory:")) as index:
        bring_up_to_date(index, folder)
        return contents(index)


@pytest.fixture
def index() -> Iterator[GameIndex]:
    """Return an index in memory."""
    with contextlib.closing(GameIndex(":memory:")) as index:
        yield index


def test_a_game_that_is_too_long_is_listed_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, deals in (("short", 1), ("long", 3)):
        (tmp_path / f"{name}.pinochle").write_text(record_text(played(SINGLE, deals=deals)), encoding="utf-8")
    monkeypatch.setattr("pinochle_qt.record.replay.MAX_GAME", 100)
    found = rebuilt(tmp_path)
    assert (found["long.pinochle"].state, found["long.pinochle"].fault) == ("unreadable", OpenFault("too_long"))
    assert found["short.pinochle"].state == "unfinished"


def test_a_query_during_an_update_waits_for_only_a_few_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = record_text(played(SINGLE, deals=1))
    for name in "abcdefg":
        (tmp_path / f"{name}.pinochle").write_text(text, encoding="utf-8")
    monkeypatch.setattr("pinochle_qt.library.index_update._BYTES_TOGETHER", 2 * len(text))
    with contextlib.closing(GameIndex(":memory:")) as index:
        assert list(updates(index, tmp_path)) == [(2, 7), (4, 7), (6, 7), (7, 7)]
        assert len(contents(index)) == 7


class Household:
    """A folder of games that are begun, played, undone, cut short by crashes and removed, and the index beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = RecordStore(folder)
        self.index = GameIndex(folder.parent / "index")
        self.open: list[Session] = []
        self.begun = 0

    def act(self, action: str, number: int) -> None:
        session = self.open[number % len(self.open)] if self.open else None
        if action == "begin" and len(self.open) < 4:
            self.begun += 1
            preset = (SINGLE, STOCK, "cutthroat_three_handed")[number % 3]
            preset = preset if preset in PRESETS else SINGLE
            self.open.append(new_session(preset, self.begun, store=self.store))
        elif action == "look":
            bring_up_to_date(self.index, self.folder)
        elif session is None:
            return
        elif action == "play":
            advance(session, chance_player(number), actions=number)
        elif action == "undo":
            session.undo()
        elif action == "resume":
            self.open.remove(session)
            session.close()
            if session.path is not None and session.path.exists():
                self.open.append(Session.resume(session.path, self.store))
        elif session.path is not None:
            self.open.remove(session)
            session.close()
            if action == "remove":
                session.path.unlink(missing_ok=True)
            elif session.path.exists():  # killed while writing a line
                content = session.path.read_bytes()
                session.path.write_bytes(content[: max(1, len(content) - number)])


ACTIONS = st.tuples(
    st.sampled_from(["begin", "begin", "play", "play", "play", "undo", "resume", "kill", "remove", "look"]),
    st.integers(1, 120),
)


@settings(deadline=None, max_examples=40, suppress_health_check=SLOW)
@given(actions=st.lists(ACTIONS, min_size=3, max_size=25))
def test_a_kept_index_agrees_with_a_new_one(
    tmp_path_factory: pytest.TempPathFactory, actions: list[tuple[str, int]]
) -> None:
    folder = tmp_path_factory.mktemp("household") / "games"
    household = Household(folder)
    for action, number in actions:
        household.act(action, number)
    household.act("look", 1)
    assert contents(household.index) == rebuilt(folder)
    household.index.close()
    for session in household.open:
        session.close()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_summary_contains_what_the_engine_computed(preset: str, tmp_path: Path) -> None:
    session = played(preset, seed=3, deals=4)
    path = tmp_path / "a.pinochle"
    path.write_text(record_text(session), encoding="utf-8")
    game = read_game(path)
    match = session.match
    results = [
        replace(result, by=None, no_suit=False, swept_by=())  # these are not in the record
        for result in match.results
    ]
    assert game.rules == session.rules
    assert game.summary.totals == match.totals
    assert game.summary.winners == match.winners
    assert [deal.result for deal in game.summary.deals] == results


def test_a_game_that_nobody_started_playing_is_not_shown(tmp_path: Path, index: GameIndex) -> None:
    store = RecordStore(tmp_path)
    session = new_session(SINGLE, store=store)
    session.deal()
    bring_up_to_date(index, tmp_path)
    assert index.count(GameQuery()) == 0
    session.close()


def test_unfinished_games_come_first_and_can_be_requested_alone(tmp_path: Path, index: GameIndex) -> None:
    for at, session in enumerate((played(SINGLE, 1), played(SINGLE, 2, deals=1), played(SINGLE, 3))):
        path = tmp_path / f"{at}.pinochle"
        path.write_text(record_text(session), encoding="utf-8")
        os.utime(path, (1000 * at, 1000 * at))
    bring_up_to_date(index, tmp_path)
    assert [game.path for game in index.page(GameQuery(), "changed", 0, 9)] == [
        "1.pinochle",
        "2.pinochle",
        "0.pinochle",
    ]
    assert [game.path for game in index.page(GameQuery(state="unfinished"), "changed", 0, 9)] == ["1.pinochle"]
    assert index.count(GameQuery(state="finished")) == 2
    assert [game.path for game in index.page(GameQuery(), "changed", 1, 1)] == ["2.pinochle"]


def test_one_bad_file_has_a_reason_and_the_others_are_listed(tmp_path: Path, index: GameIndex) -> None:
    good = record_text(played(STOCK, deals=1))
    (tmp_path / "good.pinochle").write_text(good, encoding="utf-8")
    (tmp_path / "bad.pinochle").write_text("no game\n", encoding="utf-8")
    (tmp_path / "newer.pinochle").write_text(good.replace('"version":4', '"version":99', 1), encoding="utf-8")
    bring_up_to_date(index, tmp_path)
    games = {game.path: game for game in index.page(GameQuery(), "changed", 0, 9)}
    assert {name: game.state for name, game in games.items()} == {
        "good.pinochle": "unfinished",
        "bad.pinochle": "unreadable",
        "newer.pinochle": "newer",
    }
    assert games["bad.pinochle"].fault == OpenFault("no_game")
    assert games["newer.pinochle"].fault == OpenFault("newer")
    assert games["good.pinochle"].fault is None


@pytest.fixture
def odd_name(tmp_path: Path) -> str:
    """Return the file name of a good game, encoded in Latin-1; its folder has two other games."""
    if sys.platform in {"win32", "darwin"}:
        pytest.skip("names of files are Unicode there")
    name = os.fsdecode(b"M\xfcller.pinochle")
    for seed, each in enumerate(("a.pinochle", name, "z.pinochle"), 1):
        (tmp_path / each).write_text(record_text(played(STOCK, seed, deals=1)), encoding="utf-8")
    return name


def test_a_file_name_that_is_not_text_works_like_any_other(odd_name: str, tmp_path: Path, index: GameIndex) -> None:
    bring_up_to_date(index, tmp_path)
    assert set(contents(index)) == {"a.pinochle", odd_name, "z.pinochle"}
    assert list(updates(index, tmp_path)) == []
    found = require(index.find(odd_name))
    assert found.stamp == index.stamp(odd_name)
    wanted = GameQuery(among=frozenset({odd_name, "z.pinochle"}))
    assert {game.path for game in index.games(wanted)} == {odd_name, "z.pinochle"}
    (tmp_path / odd_name).unlink()
    bring_up_to_date(index, tmp_path)
    assert set(contents(index)) == {"a.pinochle", "z.pinochle"}


def test_a_file_name_that_is_not_text_can_be_shown(odd_name: str, tmp_path: Path, index: GameIndex) -> None:
    bring_up_to_date(index, tmp_path)
    rows = csv_content(deal_rows(read_played_hands(index).entries)).decode("utf-8-sig").splitlines()
    assert [row.split(",")[1] for row in rows] == ["file", "a.pinochle", r"M\udcfcller.pinochle", "z.pinochle"]
    (tmp_path / odd_name).write_text("no game\n", encoding="utf-8")
    bring_up_to_date(index, tmp_path)
    games = contents(index)
    assert games[odd_name].fault == OpenFault("no_game")
    assert games["z.pinochle"].state == "unfinished"


def test_games_are_found_by_their_names(tmp_path: Path, index: GameIndex) -> None:
    for name in ("M\xfcller.pinochle", "Meyer.pinochle"):
        (tmp_path / name).write_text(record_text(played(STOCK, deals=1)), encoding="utf-8")
    bring_up_to_date(index, tmp_path)
    wanted = GameQuery(words=(frozenset({"\xfcller"}),))
    assert [game.path for game in index.page(wanted, "changed", 0, 9)] == ["M\xfcller.pinochle"]


@pytest.mark.parametrize("year", [-9000, 1, 1900, 2300, 2400, 12000])
def test_a_file_from_an_unsupported_year_is_listed_with_the_nearest_one(
    year: int, tmp_path: Path, index: GameIndex
) -> None:
    for name in ("odd.pinochle", "good.pinochle"):
        (tmp_path / name).write_text(record_text(played(STOCK, deals=1)), encoding="utf-8")
    time = round((year - 1970) * 365.2425) * 86400
    os.utime(tmp_path / "odd.pinochle", (time, time))  # a disk that cannot store that year takes the nearest one, too
    bring_up_to_date(index, tmp_path)
    shown = [game.path for game in index.page(GameQuery(), "changed", 0, 9)]
    assert shown == (["odd.pinochle", "good.pinochle"] if year > 2000 else ["good.pinochle", "odd.pinochle"])
    days = frozenset({"2262-04-1"} if year > 2000 else {"1969-12-31", "1970-01-01"})  # depending on the time zone
    assert [game.path for game in index.games(GameQuery(words=(days,)))] == ["odd.pinochle"]
    assert list(updates(index, tmp_path)) == []


ODD_LINES: Mapping[str, tuple[str, int, Mapping[str, object]]] = {
    "nobody deals": (SINGLE, 1, {"dealer": 77}),
    "more hands than seats": (SINGLE, 1, {"hands": [["AS"]] * 5}),
    "no hands": (CALLED, 1, {"hands": []}),
    "a seat without anybody": (SINGLE, 1, {"seated": [1]}),
    "somebody unknown": (SINGLE, 1, {"seated": [0, 1, 2, 9]}),
    "too few bids": (CALLED, -1, {"bid": []}),
}
"""The preset of a game, the index of a line in its record, and the wrong values there."""


@pytest.mark.parametrize("odd", ODD_LINES)
def test_a_number_too_large_for_the_database_loses_only_one_game(odd: str, tmp_path: Path) -> None:
    preset, at, change = ODD_LINES[odd]
    lines = record_text(played(preset, 3, deals=1)).splitlines()
    lines[at] = json.dumps(json.loads(lines[at]) | change)
    (tmp_path / "odd.pinochle").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "good.pinochle").write_text(record_text(played(STOCK, deals=1)), encoding="utf-8")
    games = rebuilt(tmp_path)
    assert {name: game.state for name, game in games.items()} == {
        "good.pinochle": "unfinished",
        "odd.pinochle": "unreadable",
    }
    assert games["odd.pinochle"].fault == OpenFault("damaged", len(lines) if at < 0 else at + 1)


def test_an_unknown_winner_loses_only_one_game(tmp_path: Path) -> None:
    text = record_text(played(SINGLE, 1))
    assert text.count('{"winner":[') == 1
    (tmp_path / "odd.pinochle").write_text(text.replace('{"winner":[', '{"winner":[7'), encoding="utf-8")
    (tmp_path / "good.pinochle").write_text(text, encoding="utf-8")
    games = rebuilt(tmp_path)
    assert {name: game.state for name, game in games.items()} == {
        "good.pinochle": "finished",
        "odd.pinochle": "unreadable",
    }
    assert games["odd.pinochle"].fault == OpenFault("damaged", len(text.splitlines()))


def test_house_rules_come_back_with_the_game(tmp_path: Path) -> None:
    rules = patch(PRESETS[SINGLE], {"match.target": 5000})
    (tmp_path / "a.pinochle").write_text(record_text(played(SINGLE, rules=rules, deals=1)), encoding="utf-8")
    index = GameIndex(tmp_path / "index")
    bring_up_to_date(index, tmp_path)
    index.close()
    with contextlib.closing(GameIndex(tmp_path / "index")) as again:
        kept = again.find("a.pinochle")
    assert kept is not None
    assert kept.game is not None
    assert kept.game.rules == rules


def test_a_damaged_index_is_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "index"
    path.write_bytes(b"this is no index" * 100)
    index, reason = opened(path, GameIndex)
    assert reason == ""
    assert index.count(GameQuery()) == 0
    index.close()
    assert path.read_bytes().startswith(b"SQLite format 3")


def damaged_text(path: Path, text: bytes) -> None:
    """Damage the third byte of a text in a closed file, so that it is no longer valid text."""
    content = path.read_bytes()
    at = content.index(text) + 2
    path.write_bytes(content[:at] + b"\xbf" + content[at + 1 :])


def test_an_index_whose_tables_lost_their_names_is_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "index"
    for text in (b"CREATE TABLE games", b"games", b"deals INTEGER"):
        GameIndex(path).close()
        damaged_text(path, text)
        index, reason = opened(path, GameIndex)
        assert reason == ""
        assert index.count(GameQuery()) == 0
        index.close()


DAMAGE: Mapping[str, str] = {
    "another number": """UPDATE summaries SET content = CAST(replace(content, '[0,1', '[9,1') AS BLOB)""",
    "no number": "UPDATE summaries SET checksum = 'x'",
    "no summary": "UPDATE summaries SET path = CAST('b.pinochle' AS BLOB)",
    "a state that there is not": "UPDATE games SET state = 'fnished'",
    "a time that is none": "UPDATE games SET stamp = 'soon'",
    "a name that is a number": "UPDATE games SET path = 7",
    "other house rules": "UPDATE houses SET rules = replace(rules, '5000', '6000')",
    "no house rules": "DELETE FROM houses",
}


@pytest.fixture(scope="module")
def with_house_rules() -> str:
    """Return the record of a long match by other rules than those of the preset."""
    return record_text(played(SINGLE, 1, rules=patch(PRESETS[SINGLE], {"match.target": 5000})))


@pytest.mark.parametrize("damage", DAMAGE)
def test_impossible_values_count_as_damage(damage: str, with_house_rules: str, tmp_path: Path) -> None:
    (tmp_path / "a.pinochle").write_text(with_house_rules, encoding="utf-8")
    path = tmp_path / "index"
    index = GameIndex(path)
    bring_up_to_date(index, tmp_path)
    index.close()
    with contextlib.closing(sqlite3.connect(path)) as base:
        before = list(base.iterdump())
        base.execute(DAMAGE[damage])
        base.commit()
        assert list(base.iterdump()) != before
    with contextlib.closing(GameIndex(path)) as index, pytest.raises(sqlite3.DatabaseError) as raised:
        assert (index.stamps(), contents(index)) is None
    assert not isinstance(raised.value, sqlite3.OperationalError)


def test_a_full_disk_does_not_count_as_damage(tmp_path: Path) -> None:
    text = record_text(played(SINGLE, 1))
    for at in range(20):
        (tmp_path / f"{at}.pinochle").write_text(text, encoding="utf-8")

    class SmallIndex(GameIndex):
        def fill_disk(self) -> None:
            self._execute("PRAGMA max_page_count = 20")

    with contextlib.closing(SmallIndex(tmp_path / "index")) as index:
        index.fill_disk()
        with pytest.raises(sqlite3.OperationalError, match="full"):
            bring_up_to_date(index, tmp_path)
        assert index.count(GameQuery()) == 0


def test_an_index_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "index"
    GameIndex(path).close()
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase):
        GameIndex(path)
    index, reason = opened(path, GameIndex)
    assert reason == "newer"
    assert index.count(GameQuery()) == 0
    index.close()
    assert path.read_bytes() == before


def test_without_write_permission_the_index_is_kept_in_memory(tmp_path: Path) -> None:
    obstacle = tmp_path / "file"
    obstacle.write_text("no folder", encoding="utf-8")
    index, reason = opened(obstacle / "index", GameIndex)
    assert reason
    (tmp_path / "a.pinochle").write_text(record_text(played(STOCK, deals=1)), encoding="utf-8")
    bring_up_to_date(index, tmp_path)
    assert index.count(GameQuery()) == 1
    index.close()


def at_once(count: int, action: Callable[[int], None]) -> list[Exception]:
    """Let this many windows, each with a number, do something at the same moment; return the errors from SQLite."""
    faults: list[Exception] = []
    others = threading.Barrier(count)

    def do(number: int) -> None:
        others.wait()
        try:
            action(number)
        except sqlite3.Error as fault:
            faults.append(fault)

    windows = [threading.Thread(target=do, args=(number,)) for number in range(count)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    return faults


def test_two_windows_maintain_one_index_together(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    text = record_text(played(STOCK, deals=1))
    for at in range(60):
        (folder / f"{at}.pinochle").write_text(text, encoding="utf-8")

    def keep(_number: int) -> None:
        index = GameIndex(tmp_path / "index")
        for _ in range(3):
            bring_up_to_date(index, folder)
        index.close()

    assert at_once(3, keep) == []
    with contextlib.closing(GameIndex(tmp_path / "index")) as index:
        assert contents(index) == rebuilt(folder)


def test_windows_that_open_a_new_index_together_create_it_once(tmp_path: Path) -> None:
    def open_and_put(path: Path, number: int) -> None:
        index = GameIndex(path)
        index.put(f"{number}", Stamp(1, 1), "unreadable", None, day="", fault=OpenFault("no_game"))
        index.close()

    for at in range(30):
        path = tmp_path / f"{at}"
        assert at_once(6, partial(open_and_put, path)) == []
        index = GameIndex(path)
        assert len(index.stamps()) == 6
        index.close()


def test_an_interrupted_update_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    text = record_text(played(STOCK, deals=1))
    for at in range(250):
        (folder / f"{at}.pinochle").write_text(text, encoding="utf-8")
    index = GameIndex(tmp_path / "index")
    next(updates(index, folder))
    index.close()  # as after a kill
    with contextlib.closing(GameIndex(tmp_path / "index")) as again:
        assert 0 < again.count(GameQuery()) < 250
        bring_up_to_date(again, folder)
        assert contents(again) == rebuilt(folder)


def test_a_game_that_could_not_be_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, index: GameIndex
) -> None:
    path = tmp_path / "a.pinochle"
    path.write_text(record_text(played(SINGLE, 2, deals=1)), encoding="utf-8")
    with monkeypatch.context() as failing:
        failing.setattr(os, "open", refused)
        bring_up_to_date(index, tmp_path)
    assert contents(index)["a.pinochle"].state == "unreadable"
    bring_up_to_date(index, tmp_path)
    assert contents(index)["a.pinochle"].state == "unfinished"


def refused(*_: object) -> int:
    raise PermissionError(errno.EACCES, "Permission denied")


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS tells in no folder what a program has open")
def test_a_file_closed_after_reading_can_be_replaced_at_once(tmp_path: Path) -> None:
    class Numbers(Database):
        def numbers(self) -> Iterator[tuple[int, ...]]:
            self._execute("INSERT INTO numbers VALUES (1), (2)")
            return self._rows(tuple[int, ...], "SELECT number FROM numbers")

    path = tmp_path / "x"
    base = Numbers(path, 1, "CREATE TABLE numbers (number)")
    rows = base.numbers()  # kept alive by whatever has found them damaged
    assert next(rows) == (1,)
    base.close()
    if sys.platform == "linux":
        assert str(path.resolve()) not in {os.path.realpath(each) for each in Path("/proc/self/fd").iterdir()}
    path.unlink()  # which Windows refuses while the file is open
    rows.close()  # type: ignore[attr-defined]
