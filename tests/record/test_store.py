"""The journal: what it contains after a crash, an undo, a full disk or a second program."""

from __future__ import annotations

import errno
import os
import random
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.state import DealResult
from pinochle_qt.reading import changed_at
from pinochle_qt.record.encode import header_line, result_line
from pinochle_qt.record.files import remove_leftovers, replaced_file, write_atomically
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.save_errors import SaveFault, reason
from pinochle_qt.record.store import Journal, JournalBusy, RecordStore, StoreError
from pinochle_qt.record.values import Header, RecordError, SeatSetup
from pinochle_qt.session.session import Session
from pinochle_qt.variants.presets import PRESETS
from tests import programs
from tests.record.disk import disk_that_takes
from tests.session.driving import SINGLE, played, record_text
from tests.systems import needs_open_files_to_move


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_lines_are_in_the_file_when_the_call_returns(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "new" / "a.pinochle", ["one"])
    assert text(journal.path) == "one\n"
    journal.append(["two", "Zoë"])
    assert text(journal.path) == "one\ntwo\nZoë\n"
    journal.append([])
    assert text(journal.path) == "one\ntwo\nZoë\n"
    journal.close()


def test_lines_are_appended_to_the_existing_file(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    journal = Journal(path, ["one"])
    number = path.stat().st_ino
    for line in ("two", "three", "four", "five"):
        journal.append([line])
    assert (path.stat().st_ino, text(path)) == (number, "one\ntwo\nthree\nfour\nfive\n")
    journal.close()


@pytest.mark.parametrize("other", ["aaa\n", "zzz\n"])
def test_a_file_with_other_content_is_rewritten(tmp_path: Path, other: str) -> None:
    path = tmp_path / "a.pinochle"
    path.write_text(other, encoding="utf-8")
    Journal(path, ["one"]).close()
    assert text(path) == "one\n"


@needs_open_files_to_move
def test_rewinding_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.pinochle", ["one", "two", "three"])
    with journal.path.open("rb") as reader:
        journal.rewrite(["one"])
        assert reader.read() == b"one\ntwo\nthree\n"  # a reader of the old file still sees all of it
    journal.append(["other"])
    assert text(journal.path) == "one\nother\n"
    journal.close()
    assert names(tmp_path) == ["a.pinochle"]


def test_an_existing_file_with_the_same_content_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    path.write_bytes(b"one\ntwo\n")
    before = path.stat()
    Journal(path, ["one", "two"]).close()
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert path.stat().st_ino == before.st_ino


def test_a_truncated_last_line_is_repaired(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    path.write_text('one\n{"tw', encoding="utf-8")
    journal = Journal(path, ["one"])
    journal.append(["two"])
    assert text(path) == "one\ntwo\n"
    journal.close()


def test_leftovers_of_a_killed_program_are_removed(tmp_path: Path) -> None:
    for name in (".a.pinochle.01234567.new", ".b.pinochle.01234567.new"):
        (tmp_path / name).write_text("half", encoding="utf-8")
    Journal(tmp_path / "a.pinochle", ["one"]).close()
    assert names(tmp_path) == [".b.pinochle.01234567.new", "a.pinochle"]


def test_a_file_being_written_is_no_leftover(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    with replaced_file(path) as file:
        file.write(b"half")
        remove_leftovers(tmp_path)
        write_atomically(path, b"another")
        assert len(names(tmp_path)) == 2
    assert (names(tmp_path), path.read_bytes()) == (["a.pinochle"], b"half")


def test_a_new_file_has_a_name_that_identifies_it_as_a_leftover(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "yet.pinochle"
    with replaced_file(path):
        (left,) = names(path.parent)
    assert re.fullmatch(r"\.yet\.pinochle\.[0-9a-f]{8}\.new", left)
    assert names(path.parent) == ["yet.pinochle"]


@needs_open_files_to_move
def test_a_new_file_removed_as_a_leftover_by_another_program_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[OSError | None] = [BlockingIOError(), None]

    def locked(_handle: int) -> None:
        if (fault := faults.pop(0)) is not None:
            for leftover in tmp_path.iterdir():
                leftover.unlink()
            raise fault

    monkeypatch.setattr("pinochle_qt.record.files.try_lock", locked)
    write_atomically(tmp_path / "a", b"whole")
    assert (names(tmp_path), faults) == (["a"], [])


def test_without_file_locks_files_are_written_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unable(_handle: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("pinochle_qt.record.files.try_lock", unable)
    write_atomically(tmp_path / "a", b"whole")
    assert (tmp_path / "a").read_bytes() == b"whole"


def test_the_next_writer_removes_the_leftovers_of_a_killed_one(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    code = (
        "import sys, pathlib\n"
        "from pinochle_qt.record.files import replaced_file\n"
        f"with replaced_file(pathlib.Path({str(path)!r})) as file:\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.read()\n"
    )
    with programs.running([sys.executable, "-c", code], stdin=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        remove_leftovers(tmp_path)
        assert len(names(tmp_path)) == 1
        program.kill()
    assert len(names(tmp_path)) == 1
    write_atomically(path, b"whole")
    assert names(tmp_path) == ["a.pinochle"]


def test_only_leftovers_are_removed(tmp_path: Path) -> None:
    left = ".settings.json.89abcdef.new"
    kept = [".new", "a.new", ".a.new", ".a.0123456.new", ".a.0123456x.new", "settings.json"]
    for name in (*kept, left):
        (tmp_path / name).touch()
    remove_leftovers(tmp_path)
    assert names(tmp_path) == sorted(kept)
    remove_leftovers(tmp_path / "nothing")


def test_only_one_program_writes_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    first = Journal(path, ["one"])
    with pytest.raises(JournalBusy, match=r"a\.pinochle: the game is open in another window of the program\.$"):
        Journal(path, ["other"])
    assert text(path) == "one\n"
    first.close()
    first.close()
    second = Journal(path, ["other"])
    assert text(path) == "other\n"
    second.close()
    assert names(tmp_path) == ["a.pinochle"]


def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    code = (
        "import sys, pathlib\n"
        "from pinochle_qt.record.store import Journal\n"
        f"journal = Journal(pathlib.Path({str(path)!r}), ['one'])\n"
        "print('ready', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with programs.running([sys.executable, "-c", code], stdin=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        with pytest.raises(JournalBusy):
            Journal(path, ["two"])
        program.kill()
    journal = Journal(path, ["one"])
    journal.append(["two"])
    assert text(path) == "one\ntwo\n"
    journal.close()


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.pinochle", ["one"])
    with disk_that_takes(10):
        with pytest.raises(StoreError, match=r"^The game cannot be saved in .*: the file would be larger than all"):
            journal.append(["two", "three"])
        assert text(journal.path) == "one\n"  # no partial line
        with pytest.raises(StoreError):
            journal.append(["four"])
        assert text(journal.path) == "one\n"
    journal.append(["five"])
    assert text(journal.path) == "one\ntwo\nthree\nfour\nfive\n"
    journal.close()
    assert names(tmp_path) == ["a.pinochle"]


def test_a_full_disk_does_not_harm_an_undo(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.pinochle", ["a long line", "another long line"])
    with disk_that_takes(4):
        with pytest.raises(StoreError):
            journal.rewrite(["a long line"])
        assert text(journal.path) == "a long line\nanother long line\n"
    journal.append(["other"])
    assert text(journal.path) == "a long line\nother\n"
    journal.close()
    assert names(tmp_path) == ["a.pinochle"]


def test_an_unwritable_place_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"^The game cannot be saved in .*a\.pinochle: .*\.$"):
        Journal(tmp_path / "file" / "a.pinochle", ["one"])
    store = RecordStore(tmp_path / "file")
    with pytest.raises(StoreError, match=r"^The game cannot be saved in .*\.$"):
        store.create(header(), ["one"])
    assert list(store.saved()) == []


@pytest.mark.parametrize("damage", ["delete", "shorten", "lengthen"])
def test_a_file_changed_from_outside_is_rewritten(tmp_path: Path, damage: str) -> None:
    journal = Journal(tmp_path / "a.pinochle", ["one", "two"])
    if damage == "delete":
        journal.path.unlink()
    elif damage == "shorten":
        journal.path.write_text("on", encoding="utf-8")
    else:
        journal.path.write_text("one\ntwo\nmore\n", encoding="utf-8")
    journal.append(["three"])
    assert text(journal.path) == "one\ntwo\nthree\n"
    journal.close()


def header(preset: str = SINGLE) -> Header:
    return Header("test", preset, PRESETS[SINGLE], tuple(SeatSetup(f"P{n}", "random") for n in range(4)), 1)


def test_every_game_gets_its_own_file(tmp_path: Path) -> None:
    now = datetime(2026, 7, 31, 14, 22, 33, tzinfo=UTC)
    store = RecordStore(tmp_path, lambda: now)
    journals = [store.create(header(preset), ["x"]) for preset in (SINGLE, SINGLE, "../odd name/")]
    for journal in journals:
        journal.close()
    assert names(tmp_path) == [
        "2026-07-31-142233--odd-name-.pinochle",
        "2026-07-31-142233-single_deck_partnership-2.pinochle",
        "2026-07-31-142233-single_deck_partnership.pinochle",
    ]


def test_a_long_name_is_shortened_and_folders_are_created(tmp_path: Path) -> None:
    store = RecordStore(tmp_path / "not" / "there", lambda: datetime(2026, 7, 31, tzinfo=UTC))
    store.create(header("x" * 100), ["one"]).close()
    assert names(store.folder) == [f"2026-07-31-000000-{'x' * 60}.pinochle"]
    Journal(tmp_path / "nor" / "here" / "a.pinochle", ["one"]).close()


def test_no_game_gets_the_name_of_one_that_was_set_aside(tmp_path: Path) -> None:
    store = RecordStore(tmp_path, lambda: datetime(2026, 7, 31, tzinfo=UTC))
    for _ in range(2):
        journal = store.create(header(), ["one"])
        journal.close()
        store.set_aside(journal.path.name)
    assert [path.stem[-1] for path in store.aside] == ["2", "p"]
    with pytest.raises(RecordError):
        store.open(store.aside[0])
    assert names(tmp_path / "removed") == [path.name for path in store.aside]  # and no lock


def test_a_file_of_an_older_version_is_rewritten_with_its_next_line(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "data" / "version_1" / "records" / f"{SINGLE}.pinochle"
    path = tmp_path / "a.pinochle"
    path.write_bytes(old.read_bytes())
    number = path.stat().st_ino
    recorded, journal = RecordStore(tmp_path).open(path)
    assert recorded.older_header is not None
    assert (path.stat().st_ino, path.read_bytes()) == (number, old.read_bytes())
    journal.append(["more"])
    assert text(path).splitlines() == [*recorded.lines, "more"]
    journal.close()


def test_a_journal_that_cannot_be_started_blocks_nobody(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    with disk_that_takes(1), pytest.raises(StoreError):
        Journal(path, ["one"])
    Journal(path, ["one"]).close()


def test_if_every_name_is_taken_the_game_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinochle_qt.record.store._MOST_NAMES", 3)
    store = RecordStore(tmp_path, lambda: datetime(2026, 1, 2, tzinfo=UTC))
    for _ in range(3):
        store.create(header(), ["one"]).close()
    with pytest.raises(StoreError):
        store.create(header(), ["one"])
    assert len(names(tmp_path)) == 3


def test_a_removed_game_can_be_restored(tmp_path: Path) -> None:
    path, store = tmp_path / "a.pinochle", RecordStore(tmp_path)
    assert list(store.aside) == []
    path.write_text("one\n", encoding="utf-8")
    aside = tmp_path / "removed" / "a.pinochle"
    store.set_aside("a.pinochle")
    assert (path.exists(), store.aside, text(aside)) == (False, (aside,), "one\n")
    store.bring_back("a.pinochle")
    assert (text(path), store.aside) == ("one\n", ())
    for doing in (store.bring_back, store.set_aside):
        with pytest.raises(StoreError) as failed:
            doing("b.pinochle")
        assert failed.value.path == (tmp_path if doing == store.set_aside else aside.parent) / "b.pinochle"
    journal = Journal(path, ["one"])
    with pytest.raises(JournalBusy):
        store.set_aside("a.pinochle")
    journal.close()
    assert names(tmp_path) == ["a.pinochle", "removed"]


def test_saved_games_are_listed_with_their_state(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    over, running = played(SINGLE, 15), played(SINGLE, 2, deals=1)
    (tmp_path / "a.pinochle").write_text(record_text(over), encoding="utf-8")
    (tmp_path / "b.pinochle").write_text(record_text(running) + '{"dea', encoding="utf-8")
    (tmp_path / "c.pinochle").write_text("no record", encoding="utf-8")
    (tmp_path / "d.txt").write_text(record_text(over), encoding="utf-8")
    (tmp_path / "e.pinochle").mkdir()
    listed = {game.path.name: game for game in store.saved()}
    assert set(listed) == {"a.pinochle", "b.pinochle"}
    assert listed["a.pinochle"].is_over
    assert not listed["b.pinochle"].is_over
    assert listed["a.pinochle"].header.seats == over.seats
    assert list(RecordStore(tmp_path / "nowhere").saved()) == []


def test_saved_games_are_read_one_by_one_newest_first(tmp_path: Path) -> None:
    first = header_line(header())
    for time, name in enumerate("abcd", 1):
        path = tmp_path / f"{name}.pinochle"
        path.write_text(f"{first}\n", encoding="utf-8")
        os.utime(path, (time, time))
    saved = RecordStore(tmp_path).saved()
    assert next(saved).path.stem == "d"
    (tmp_path / "c.pinochle").unlink()
    (tmp_path / "b.pinochle").write_text("no record", encoding="utf-8")
    assert [game.path.stem for game in saved] == ["a"]


@pytest.mark.parametrize(("changed", "year"), [(10**22, 2262), (2**63, 2262), (-(10**22), 1970), (1, 1970)])
def test_an_unsupported_time_becomes_the_nearest_supported_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: int, year: int
) -> None:
    monkeypatch.setattr("pinochle_qt.record.store.changed_at", lambda _: changed_at(Mock(st_mtime_ns=changed)))
    (tmp_path / "a.pinochle").write_text(f"{header_line(header())}\n", encoding="utf-8")
    (game,) = RecordStore(tmp_path).saved()
    assert abs(game.modified.year - year) <= (year == 1970)  # the time zone decides whether it was still 1969


@pytest.mark.parametrize(
    ("lines", "is_begun"),
    [
        ([], False),
        (['{"seat":0,"act":"pass"}'], False),
        (['{"seat":0,"act":"pass"}', '{"seat":2,"act":"pass"}'], True),
        (['{"seat":0,"act":"pass"}', '{"se'], False),
        (['{"seat":"\udcff"}', '{"seat":2,"act":"pass"}'], False),
        (['{"winner":[0]}', '{"seat":2,"act":"pass"}'], True),
        ([result_line(DealResult("made", 0, 300, Suit.HEARTS, (), (), (), (), 1500))], True),
    ],
)
def test_a_game_counts_as_started_by_a_person(tmp_path: Path, lines: list[str], *, is_begun: bool) -> None:
    people = tuple(SeatSetup(name, "human" if name == "C" else "random") for name in "ABCD")
    path, first = tmp_path / "a.pinochle", header_line(replace(header(), seats=people))
    path.write_text("\n".join([first, *lines]), encoding="utf-8", errors="surrogateescape")
    assert [game.is_begun for game in RecordStore(tmp_path).saved()] == [is_begun]


def test_saved_games_are_listed_newest_first_with_whether_they_are_over(tmp_path: Path) -> None:
    first = header_line(header())
    long = first.replace('"seed":', f'"weather":"{"x" * (65511 - len(first))}","seed":')
    for time, (name, lines) in enumerate({"a": [first], "b": [long, '{"winner":[0]}'], "c": [long]}.items(), 1):
        path = tmp_path / f"{name}.pinochle"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        os.utime(path, (time, time))
    assert [(game.path.stem, game.is_over) for game in RecordStore(tmp_path).saved()] == [
        ("c", False),
        ("b", True),
        ("a", False),
    ]


def test_a_file_may_be_as_large_as_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, store = tmp_path / "a.pinochle", RecordStore(tmp_path)
    path.write_text(f"{header_line(header())}\n", encoding="utf-8")
    for more, is_listed in ((0, True), (-1, False)):
        monkeypatch.setattr("pinochle_qt.record.store.MAX_FILE", path.stat().st_size + more)
        assert bool(list(store.saved())) == is_listed
        if is_listed:
            store.rename(path, "")
        else:
            with pytest.raises(RecordError, match="a smaller file"):
                store.rename(path, "")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (OSError(errno.ENOSPC, "No space"), SaveFault.NO_SPACE()),
        (OSError(errno.EIO, "The disk fails"), "The disk fails"),
        (OSError("Something odd"), "Something odd"),
    ],
)
def test_the_reason_that_nothing_can_be_saved_is_shown(error: OSError, expected: str) -> None:
    assert reason(error) == expected


def test_a_game_counts_as_started_once_a_person_has_decided_something(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    people = tuple(SeatSetup(name, "human" if name == "C" else "computer:steady") for name in "ABCD")
    session = Session.new(PRESETS[SINGLE], SINGLE, people, 3, store)
    player = RandomPlayer(random.Random(3))
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None and not next(store.saved()).is_begun:
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))
        assert next(store.saved()).is_begun == (prompt.seat == 2)
    session.close()
    assert next(store.saved()).is_begun


def test_a_game_of_computer_players_counts_as_started_after_a_deal(tmp_path: Path) -> None:
    (tmp_path / "a.pinochle").write_text(record_text(played(SINGLE, 2, deals=1)), encoding="utf-8")
    assert next(RecordStore(tmp_path).saved()).is_begun


# ---- titles --------------------------------------------------------------------------------------------------------


def test_a_game_that_nobody_plays_gets_a_title(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    before = record_text(played(SINGLE, 2, deals=1)).replace('"seed":2', '"mood":  "good","seed":2', 1)
    path.write_text(before, encoding="utf-8")
    os.utime(path, (5, 7))
    store = RecordStore(tmp_path)
    store.rename(path, " Sunday\n with Zoë ")
    game = replay_one(path)
    assert game.header.title == "Sunday with Zoë"
    assert text(path).splitlines()[1:] == before.splitlines()[1:]
    assert '"mood":"good"' in text(path)
    assert path.stat().st_mtime == 7  # it was not played
    assert next(store.saved()).header.title == "Sunday with Zoë"
    store.rename(path, "")
    assert text(path) == before.replace('"mood":  "good"', '"mood":"good"')
    assert names(tmp_path) == ["a.pinochle"]


def test_a_title_that_cannot_be_saved_changes_nothing(tmp_path: Path) -> None:
    store, path = RecordStore(tmp_path), tmp_path / "a.pinochle"
    path.write_text(record_text(played(SINGLE, 2, deals=1)), encoding="utf-8")
    before = text(path)
    with pytest.raises(ValueError, match="at most 60 letters"):
        store.rename(path, "x" * 61)
    session = Session.resume(path, store)
    with pytest.raises(JournalBusy):
        store.rename(path, "Mine")
    session.close()
    with disk_that_takes(10), pytest.raises(StoreError):
        store.rename(path, "Mine")
    assert text(path) == before
    assert names(tmp_path) == ["a.pinochle"]
    for wrong in (b"hello\n", b"\xff\n", b"", b'{"seat":0,"act":"pass"}\n'):
        path.write_bytes(wrong)
        with pytest.raises(RecordError, match=r"a\.pinochle, line 1: found "):
            store.rename(path, "Mine")
        assert path.read_bytes() == wrong
    with pytest.raises(RecordError, match="cannot be read"):
        store.rename(tmp_path / "nowhere.pinochle", "Mine")
    with path.open("wb") as file:
        file.truncate(64 * 1024 * 1024 + 1)
    with pytest.raises(RecordError, match=r"line 1: found more than 64 MiB, expected a smaller file\.$"):
        store.rename(path, "Mine")
