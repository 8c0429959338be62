"""What the commands print, and that bad arguments lead to a one-sentence error."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import IO, TYPE_CHECKING
from unittest.mock import Mock

import pytest

from pinochle_qt import __version__
from pinochle_qt.__main__ import HUNG_UP, INTERRUPTED, PIPE_CLOSED, TERMINATED, main
from pinochle_qt.record.replay import replay
from pinochle_qt.session.simulation import MatchTally
from pinochle_qt.session.tasks.processes import ProcessLost
from pinochle_qt.variants.rule_file import read_rule_set
from tests import programs
from tests.session.driving import GOLDEN, SINGLE, STOCK, played, record_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

FULL = Path("/dev/full")
"""A disk without free space, where the system has one."""

SIMULATE = ["simulate", "--preset", SINGLE, "--games", "2", "--seed", "1", "--deals", "1"]


def run(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Return the exit status, output and errors of a command."""
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


REFUSED = [
    (["gmae.pinochle"], 'There is no game "gmae.pinochle" and no such command'),
    (["simulat", "--preset", SINGLE], 'There is no game "simulat"'),
    (["--wrong"], "Unrecognized arguments: --wrong"),
    (["check"], "The following arguments are required: FILE"),
    (["join"], "The following arguments are required: ADDRESS-OR-CODE; pinochle-qt join --help tells"),
    (["join", "KSPW2T", "KSPW2T"], "Unrecognized arguments: KSPW2T"),
    (["check", "--wrong", "x"], "Unrecognized arguments: --wrong"),
    (["check", "/nowhere/x.pinochle"], f"{Path('/nowhere/x.pinochle')} cannot be read: "),
    (["simulate"], "Name a game with --preset"),
    (["simulate", "--foo"], "Unrecognized arguments: --foo; pinochle-qt simulate --help tells"),
    (
        ["simulate", "--preset", "chess", "--games", "1", "--seed", "1"],
        'There is no preset "chess"; pinochle-qt presets lists them all.',
    ),
    (["simulate", "--preset", SINGLE, "--seed", "1"], "--games is missing; --games takes a whole number from 1"),
    (["simulate", "--preset", SINGLE, "--games", "--seed", "1"], "Argument --games: expected one argument"),
    ([*SIMULATE, "--games", "many"], '--games takes a whole number from 1 to 1000000000, not "many"'),
    ([*SIMULATE, "--games", "0"], "--games takes a whole number from 1 to 1000000000, not 0"),
    ([*SIMULATE, "--games", "9" * 5000], "--games takes a whole number from 1"),
    ([*SIMULATE, "--games", "1.5"], "--games takes a whole number from 1"),
    ([*SIMULATE, "--seed=-1"], "--seed takes a whole number from 0"),
    ([*SIMULATE, "--deals", "0"], "--deals takes a whole number from 1"),
    ([*SIMULATE, "--jobs", "0"], "--jobs takes a whole number from 1 to 64"),
    ([*SIMULATE, "--jobs", "65"], "--jobs takes a whole number from 1 to 64"),
    ([*SIMULATE, "--player", "human"], '--player takes random, computer:SKILL or cmd:COMMAND, not "human"'),
    (
        [*SIMULATE, "--player", "computer:"],
        "--player takes random, computer:SKILL or cmd:COMMAND, and there is no computer player",
    ),
    ([*SIMULATE, "--player", "computer:genius"], "there is no computer player 'genius'"),
    ([*SIMULATE, "--player", "random", "random", "random"], "a number of them that fills 4 seats evenly, not 3"),
    ([*SIMULATE, "--record", "/nowhere/x"], f"a file in a folder that exists, and {Path('/nowhere')} does not"),
    ([*SIMULATE, "--record", "/"], f"--record takes a file that can be written, and {Path('/')} cannot"),
    ([*SIMULATE, "--set", "melds.run_value=sixty"], "melds.run_value cannot be"),
    ([*SIMULATE, "--set", "run_value"], "--set takes group.option=value"),
    ([*SIMULATE, "--set", "passing.cards=40"], "passing.cards cannot be 40"),
    ([*SIMULATE, "--people", "5"], "--people is 4 in this game, not 5"),
    ([*SIMULATE, "--set", "table.sit_out=dealer", "--people", "4"], "--people is 5 in this game, not 4"),
    ([*SIMULATE, "--set", "table.sit_out=rotate", "--people", "4"], "--people takes a whole number from 5 to 16"),
    ([*SIMULATE, "--set", "table.sit_out=rotate", "--player", "random", "random"], "fills 5 seats evenly, not 2"),
    ([*SIMULATE, "--players", "5"], "These rules cannot be played: "),
    (["deal"], "The following arguments are required: ACTION"),
    (["deal", "print", "chess"], 'There is no preset "chess"'),
    (["deal", "solve", "--trump", "X", SINGLE], '--trump takes S, H, D or C, not "X"'),
    (["deal", "solve", "--trump", "S", "--leader", "4", SINGLE], "--leader takes a whole number from 0 to 3, not 4"),
    (["deal", "bid", SINGLE], "--seat is missing: this deal does not name exactly one hand."),
    (["deal", "make", "--code", "ABC"], "This code is too short"),
    ([*SIMULATE, "--players", "x"], "--players takes a whole number from 2 to 8"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=[" ".join(each)[:70] for each, _ in REFUSED])
def test_unusable_arguments_are_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(arguments, capsys)
    assert code == 2
    assert sentence in err
    assert err.endswith((".\n", "?\n"))
    assert err.count("\n") == 1
    assert out == ""


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run([str(tmp_path)], capsys)
    assert (code, out) == (1, "")
    assert err.startswith(f"{tmp_path} cannot be read: ")
    assert err.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their libraries")
def test_a_system_without_qts_libraries_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> int:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr("pinochle_qt.ui.app.start.run", missing)
    monkeypatch.setattr("shutil.which", lambda _: None)
    what = "open the table: libEGL.so.1. Please install it with the system's own package manager"
    sentence = f"This system lacks what is needed to {what} (Debian calls the packages libegl1) and start again.\n"
    assert run([], capsys) == (1, "", sentence)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always knows a home")
@pytest.mark.parametrize("home", [None, "", "relative"])
def test_a_system_without_a_home_folder_says_so(
    home: str | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    if home is not None:
        monkeypatch.setenv("HOME", home)
    monkeypatch.setattr("pwd.getpwuid", Mock(side_effect=KeyError))  # as for a user ID that only a container has
    sentence = (
        "The table cannot be opened because no home folder is known for this user: please set HOME to the full path "
        "of a folder in which you may write, and start again.\n"
    )
    assert run([], capsys) == (1, "", sentence)


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"], capsys) == (0, f"pinochle-qt {__version__}\n", "")
    for arguments in (["--help"], ["simulate", "--help"], ["check", "--help"], ["join", "--help"]):
        code, out, err = run(arguments, capsys)
        assert (code, err) == (0, "")
        assert out.startswith("usage: pinochle-qt")


# ---- rules from a file -----------------------------------------------------------------------------------------------


def test_rules_are_printed_as_a_file_that_every_command_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ours.pinochle-rules"
    code, out, _ = run(["rules", "--preset", SINGLE, "--set", "melds.run_value=250", "--json"], capsys)
    path.write_text(out, encoding="utf-8")
    assert (code, read_rule_set(path).changes) == (0, {"melds.run_value": 250})
    _, sheet, _ = run(["rules", "--preset", SINGLE, "--set", "melds.run_value=250"], capsys)
    assert run(["rules", "--rules", str(path)], capsys) == (0, sheet, "")
    code, out, _ = run(["rules", "--rules", str(path), "--set", "auction.min_bid=300", "--json"], capsys)
    assert json.loads(out)["changes"] == {"auction.min_bid": 300, "melds.run_value": 250}
    code, out, _ = run(["meld", "--rules", str(path), "--trump", "S", "AS", "TS", "KS", "QS", "JS"], capsys)
    assert "250" in out
    code, out, err = run(["simulate", "--rules", str(path), "--games", "1", "--seed", "1", "--deals", "1"], capsys)
    assert (code, err) == (0, "")
    assert out.lstrip().startswith(f"{SINGLE}: 1 match")
    contest = ["match", "--rules", str(path), "--a", "random", "--b", "random", "--deals", "1", "--seed", "1", "--json"]
    code, out, err = run(contest, capsys)
    assert (code, err, json.loads(out)["preset"]) == (0, "", SINGLE)


def test_the_table_opens_with_rules_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []

    def open_table(game: Path | None, rules: object, _instance: object, _table: object) -> int:
        opened.append((game, rules))
        return 0

    monkeypatch.setattr("pinochle_qt.ui.app.start.run", open_table)
    path = tmp_path / "ours.pinochle-rules"
    _, out, _ = run(["rules", "--preset", SINGLE, "--set", "melds.run_value=250", "--json"], capsys)
    path.write_text(out, encoding="utf-8")
    assert run(["--rules", str(path)], capsys) == (0, "", "")
    assert opened == [(None, read_rule_set(path))]
    path.write_text("{", encoding="utf-8")
    code, _, err = run(["--rules", str(path)], capsys)
    assert (code, err) == (2, f"{path} is damaged: it should be one JSON object with rules.\n")
    code, _, err = run([str(path), "--rules", str(path)], capsys)
    assert (code, err.splitlines()) == (2, [err.strip()])
    assert "leave out --rules" in err
    assert len(opened) == 1


def test_a_bad_rules_file_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.pinochle-rules"
    path.write_text("{", encoding="utf-8")
    code, out, err = run(["rules", "--rules", str(path)], capsys)
    assert (code, out) == (2, "")
    assert err == f"{path} is damaged: it should be one JSON object with rules.\n"
    code, _, err = run(["rules", "--rules", str(path), "--preset", SINGLE], capsys)
    assert (code, err) == (2, "--rules says which game to play; leave out --preset and --players.\n")


# ---- check ---------------------------------------------------------------------------------------------------------


def test_check_counts_good_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(SINGLE, 3, deals=2)
    path = tmp_path / "x.pinochle"
    path.write_text(record_text(session) * 3, encoding="utf-8")
    actions = len(session.steps) - 2
    assert run(["check", str(path)], capsys) == (0, f"ok: 3 games, 6 deals, {3 * actions} actions\n", "")
    assert run(["check", str(path), str(path)], capsys) == (0, f"ok: 6 games, 12 deals, {6 * actions} actions\n", "")


def test_check_names_the_first_fault_of_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = GOLDEN / f"{STOCK}.pinochle"
    lines = good.read_text(encoding="utf-8").splitlines(keepends=True)
    bad = []
    for number in (5, 9):
        path = tmp_path / f"{number}.pinochle"
        path.write_text("".join((*lines[:number], "nonsense\n", "more\n", *lines[number:])), encoding="utf-8")
        bad.append(path)
    code, out, err = run(["check", str(bad[0]), str(good), str(bad[1])], capsys)
    assert (code, err) == (1, "")
    first, second = out.splitlines()
    assert first.startswith(f"{bad[0]}, line 6: found nonsense, which isn't JSON")
    assert second.startswith(f"{bad[1]}, line 10: found nonsense, which isn't JSON")


def test_check_says_that_a_truncated_line_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.pinochle"
    text = record_text(played(SINGLE, 3, deals=1))
    path.write_text(text + '{"deal":2,"dea', encoding="utf-8")
    code, out, err = run(["check", str(path)], capsys)
    assert code == 0
    assert out.startswith("ok: 1 game, 1 deal, ")
    assert err == f"{path}, line {text.count(chr(10)) + 1}: the line was cut off and is ignored.\n"


def test_check_continues_after_an_unreadable_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "x.pinochle"
    bad.write_text("{}\n", encoding="utf-8")
    code, out, err = run(["check", str(tmp_path / "none"), str(bad)], capsys)
    assert code == 2
    assert out.startswith(f"{bad}, line 1: found {{}}")
    assert err.startswith(f"{tmp_path / 'none'} cannot be read")


# ---- simulate ------------------------------------------------------------------------------------------------------


def test_simulate_prints_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run([*SIMULATE, "--player", "random"], capsys)
    assert (code, err) == (0, "")
    assert "single_deck_partnership: 2 matches, 2 deals, seed 1" in out
    rows = [line.split() for line in out.splitlines() if line.strip().startswith(("0 2", "1 3"))]
    assert [row[:3] for row in rows] == [["0", "2", "random"], ["1", "3", "random"]]


def test_simulated_records_are_valid_and_do_not_depend_on_the_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.pinochle", tmp_path / "two.pinochle"
    arguments = ["simulate", "--preset", STOCK, "--games", "6", "--seed", "5", "--deals", "2"]
    first = run([*arguments, "--record", str(one)], capsys)
    second = run([*arguments, "--record", str(two), "--jobs", "2"], capsys)
    assert first == second
    assert first[0] == 0
    assert one.read_bytes() == two.read_bytes()
    games = list(replay(one))
    assert [game.deals for game in games] == [2] * 6
    assert all(not game.match.winners for game in games)
    assert {seat.player for game in games for seat in game.header.seats} == {"random"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.pinochle", "two.pinochle"]


def test_house_rules_and_players_are_recorded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.pinochle"
    arguments = ["simulate", "--preset", "hayes_multi_same_deck", "--players", "4", "--set", "match.target=500"]
    code, _, _ = run([*arguments, "--games", "1", "--seed", "1", "--record", str(path)], capsys)
    assert code == 0
    (game,) = replay(path)
    assert (game.header.rules.table.players, game.header.rules.match.target) == (4, 500)
    assert game.match.winners


def test_several_kinds_of_players_take_the_seats_in_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.pinochle"
    code, out, _ = run([*SIMULATE, "--player", "computer:steady", "random", "--record", str(path)], capsys)
    assert code == 0
    assert "computer:steady" in out
    for game in replay(path):
        assert [seat.player for seat in game.header.seats] == ["computer:steady", "random"] * 2


def test_without_a_seed_one_is_drawn_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--preset", SINGLE, "--games", "1", "--deals", "1"]
    code, out, _ = run(arguments, capsys)
    assert code == 0
    (seed,) = re.findall(r"1 match, 1 deal, seed (\d+)", out)
    assert run([*arguments, "--seed", seed], capsys)[1] == out


def test_ctrl_c_between_recording_and_counting_a_match_waits_for_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.pinochle"
    add = MatchTally.add

    def press_and_add(tally: MatchTally, other: MatchTally) -> None:
        signal.raise_signal(signal.SIGINT)
        add(tally, other)

    monkeypatch.setattr(MatchTally, "add", press_and_add)
    arguments = ["simulate", "--preset", SINGLE, "--games", "3", "--deals", "1", "--seed", "1", "--record", str(path)]
    code, _, err = run(arguments, capsys)
    assert code == INTERRUPTED
    assert err.strip() == "Stopped after 1 match of 3."
    assert len(list(replay(path))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_and_keeps_the_whole_matches(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "x.pinochle"
    with long_simulation(path, jobs) as program:
        wait_for_games(tmp_path)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate()
    assert program.returncode == INTERRUPTED, err
    found = re.fullmatch(r"Stopped after (\d+) match(?:es)? of 10000\.", err.strip())
    assert found is not None, err
    assert len(list(replay(path))) == int(found[1])
    assert f"single_deck_partnership: {found[1]} match" in out
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize(("name", "code"), [("SIGTERM", TERMINATED), ("SIGHUP", HUNG_UP)])
def test_a_terminated_simulation_leaves_no_half_written_file(tmp_path: Path, name: str, code: int) -> None:
    with long_simulation(tmp_path / "x.pinochle", "2") as program:
        wait_for_games(tmp_path)
        program.send_signal(signal.Signals[name])
        out, err = program.communicate()
    assert (program.returncode, out, err) == (code, "", "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_closing_the_terminal_ends_a_simulation_and_leaves_no_half_written_file(tmp_path: Path, jobs: str) -> None:
    near, far = os.openpty()
    with long_simulation(tmp_path / "x.pinochle", jobs, far) as program:
        os.close(far)
        wait_for_games(tmp_path)
        os.close(near)
        os.killpg(program.pid, signal.SIGHUP)
    assert program.returncode == HUNG_UP
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_a_program_that_outlives_its_terminal_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    add = MatchTally.add

    def hang_up_and_add(tally: MatchTally, other: MatchTally) -> None:
        signal.raise_signal(signal.SIGHUP)
        add(tally, other)

    monkeypatch.setattr(MatchTally, "add", hang_up_and_add)
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does
    try:
        code, _, err = run([*SIMULATE, "--record", str(tmp_path / "x.pinochle")], capsys)
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
    assert (code, err) == (0, "")
    assert len(list(replay(tmp_path / "x.pinochle"))) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_the_processes_of_a_killed_simulation_end_with_it(tmp_path: Path) -> None:
    with long_simulation(tmp_path / "x.pinochle", "2") as program:
        wait_for_games(tmp_path)
        program.kill()
        program.communicate()  # ends when the last process that could print has ended
    assert program.returncode == -signal.SIGKILL


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists processes in files")
def test_a_killed_process_of_a_simulation_is_reported_and_whole_matches_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "x.pinochle"
    with long_simulation(path, "2") as program:
        wait_for_games(tmp_path)
        os.kill(players_of(program.pid)[0], signal.SIGKILL)
        out, err = program.communicate()
    assert program.returncode == 1, err
    found = re.fullmatch(
        r"Stopped after (\d+) match(?:es)? of 10000: a process has ended before its work was done; please start "
        r"again, with fewer --jobs if it happens again\.\n",
        err,
    )
    assert found is not None, err
    assert len(list(replay(path))) == int(found[1])
    assert f"single_deck_partnership: {found[1]} match" in out
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def players_of(number: int) -> list[int]:
    """Return the IDs of the processes that play for the process with this ID."""
    listed = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii").split()
    return [int(child) for child in listed if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_process_lost_before_a_match_is_played_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = ProcessLost("a process cannot be started (so)")
    monkeypatch.setattr("pinochle_qt.session.tasks.workers.run_tasks", Mock(side_effect=lost))
    code, out, err = run([*SIMULATE, "--jobs", "2", "--record", str(tmp_path / "x")], capsys)
    assert (code, out) == (1, "")
    assert err.startswith("Stopped after 0 matches of 2: a process cannot be started (so); please start again, ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def long_simulation(path: Path, jobs: str, output: int = subprocess.PIPE) -> AbstractContextManager[programs.Program]:
    """Start a simulation that would take minutes, in a process group of its own."""
    arguments = ["simulate", "--preset", SINGLE, "--games", "10000", "--seed", "1", "--deals", "2"]
    command = [sys.executable, "-m", "pinochle_qt", *arguments, "--jobs", jobs, "--record", str(path)]
    return programs.running(command, env={**os.environ, "TERM": "xterm"}, stdout=output, stderr=output)


def wait_for_games(folder: Path) -> None:
    """Wait until games have been written."""
    until = monotonic() + 60
    while not any(each.stat().st_size for each in folder.iterdir()):
        assert monotonic() < until


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no limits to files")
def test_a_full_disk_is_reported_and_the_results_so_far_are_printed(tmp_path: Path) -> None:
    path = tmp_path / "x.pinochle"
    path.write_text("old", encoding="utf-8")
    arguments = ["simulate", "--preset", SINGLE, "--games", "1000", "--seed", "1", "--deals", "2"]
    limited = 'ulimit -f 64 && exec "$0" "$@"'
    done = programs.run(
        ["/bin/sh", "-c", limited, sys.executable, "-m", "pinochle_qt", *arguments, "--record", str(path)],
    )
    found = re.fullmatch(
        rf"Stopped after (\d+) matches of 1000: the record cannot be written to {re.escape(str(path))} "
        r"\(File too large\); please make room there or name another file\.\n",
        done.stderr,
    )
    assert found is not None, done.stderr
    assert done.returncode == 1
    assert f"single_deck_partnership: {found[1]} matches, {2 * int(found[1])} deals, seed 1" in done.stdout
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert path.read_text(encoding="utf-8") == "old"


@pytest.mark.skipif(not FULL.exists(), reason="this system has no such file")
def test_a_disk_that_fills_at_the_end_is_reported_below_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--preset", SINGLE, "--games", "1", "--seed", "1", "--deals", "1"]
    _, results, _ = run(arguments, capsys)
    lost = f"the record cannot be written to {FULL} (No space left on device); please make room there or name another"
    message = f"Stopped after 1 match of 1: {lost} file.\n"
    assert run([*arguments, "--record", str(FULL)], capsys) == (1, results, message)


def test_an_interrupted_simulation_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pinochle_qt.session.simulation._tally", interrupted)
    assert run([*SIMULATE, "--record", str(tmp_path / "x")], capsys) == (INTERRUPTED, "", "")
    assert list(tmp_path.iterdir()) == []


# ---- an output that cannot be written --------------------------------------------------------------------------------

MELD = ["meld", "--preset", SINGLE, "--trump", "S", "AS", "TS", "KS", "QS", "JS"]
MATCH = ["match", "--preset", SINGLE, "--a", "random", "--b", "random", "--deals", "1", "--seed", "1"]
PRINTING = [
    ["--version"],
    ["--help"],
    ["simulate", "--help"],
    ["presets"],
    ["presets", "--json"],
    ["rules", "--preset", SINGLE],
    ["rules", "--preset", SINGLE, "--json"],
    ["check", str(GOLDEN / f"{STOCK}.pinochle")],
    ["check", str(GOLDEN / f"{STOCK}.pinochle"), __file__],
    MELD,
    [*MELD, "--json"],
    MELD[:6],
    ["explain", str(GOLDEN / f"{SINGLE}.pinochle")],
    ["explain", str(GOLDEN / f"{SINGLE}.pinochle"), "1", "1"],
    SIMULATE,
    MATCH,
    [*MATCH, "--json"],
]
LOST = (
    "The output cannot be written (No space left on device): please make room for it or send it elsewhere, "
    "and start again.\n"
)
each_that_prints = pytest.mark.parametrize(
    "arguments", PRINTING, ids=[" ".join(each)[:70].replace(str(GOLDEN), "") for each in PRINTING]
)


@pytest.fixture
def unread() -> Iterator[IO[str]]:
    """Yield the writing end of a pipe whose reading end is closed."""
    far, near = os.pipe()
    os.close(far)
    with os.fdopen(near, "w", encoding="utf-8") as pipe:
        yield pipe


@pytest.mark.skipif(not FULL.exists(), reason="this system has no such file")
@each_that_prints
def test_an_unwritable_output_is_reported_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with FULL.open("w", encoding="utf-8") as disk:
        monkeypatch.setattr(sys, "stdout", disk)
        assert run(arguments, capsys) == (1, "", LOST)


@each_that_prints
def test_a_closed_pipe_has_its_own_exit_code(
    arguments: list[str], unread: IO[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", unread)
    assert run(arguments, capsys) == (PIPE_CLOSED, "", "")


@each_that_prints
def test_a_closed_pipe_is_recognized_by_the_windows_error(
    arguments: list[str], unread: IO[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(text: str) -> int:
        raise OSError(errno.EINVAL, f"Invalid argument: {text}")

    monkeypatch.setattr(unread, "write", refuse, raising=False)
    monkeypatch.setattr(sys, "stdout", unread)
    assert run(arguments, capsys) == (PIPE_CLOSED, "", "")


def test_without_a_console_the_frozen_program_shows_its_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("pinochle_qt.output._show_box", shown.append)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "argv", ["pinochle-qt"])  # that of a test's process could be that of a helper
    assert main(["check", "gone\x1b.pinochle"]) == 2
    assert not shown
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main(["check", "gone\x1b.pinochle"]) == 2
    (sentence,) = shown
    assert sentence.startswith("gone\\x1b.pinochle cannot be read: ")


@pytest.mark.parametrize("code_page", ["cp437", "cp1252", "ascii"])
def test_characters_missing_from_a_code_page_are_replaced_by_similar_ones(code_page: str, tmp_path: Path) -> None:
    name = tmp_path / "Łukasz, ♠♥♦♣ − Zoë.pinochle"
    words = [sys.executable, "-m", "pinochle_qt", "check", str(name)]
    done = programs.run(words, env={**os.environ, "PYTHONIOENCODING": code_page}, encoding=code_page)
    zoe = "Zo\\xeb" if code_page == "ascii" else "Zoë"
    assert f"\\u0141ukasz, SHDC - {zoe}.pinochle" in done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="this system has no such file")
@pytest.mark.parametrize("arguments", [["--version"], ["presets"], ["--self-test"]], ids=" ".join)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_python_does_not_report_the_closed_pipe_as_well(arguments: list[str], unbuffered: str) -> None:
    with FULL.open("w", encoding="utf-8") as disk:
        done = programs.run(
            [sys.executable, "-m", "pinochle_qt", *arguments],
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stdout=disk,
        )
    assert (done.returncode, done.stderr) == (1, LOST)


@pytest.mark.parametrize("arguments", [["--version"], ["presets"], ["presets", "--json"]], ids=" ".join)
def test_a_closed_pipe_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)  # before the program starts, which might have written everything otherwise
    try:
        done = programs.run([sys.executable, "-m", "pinochle_qt", *arguments], stdout=writing)
    finally:
        os.close(writing)
    assert done.stderr == ""
    assert done.returncode == PIPE_CLOSED


@pytest.mark.parametrize("arguments", [["presets", "--json"], ["rules", "--preset", SINGLE], MATCH], ids=" ".join)
def test_a_program_without_an_output_prints_nothing(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)  # as in a program with a window on some systems
    assert run(arguments, capsys) == (0, "", "")


def test_a_terminal_that_lacks_characters_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", output)
    path = tmp_path / "Zoë.pinochle"
    path.write_text("{}\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    output.seek(0)
    assert r"Zo\xeb.pinochle, line 1" in output.read()
