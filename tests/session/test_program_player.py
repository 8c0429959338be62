"""Other programs play seats, and whatever they do, the match goes on by the rules."""

from __future__ import annotations

import json
import os
import select
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.values import Header, LineError
from pinochle_qt.session.comparison import PlayerComparison, compare
from pinochle_qt.session.programs import line_process, program_player
from pinochle_qt.session.simulation import Simulation, simulate
from pinochle_qt.variants.presets import PRESETS
from tests import programs
from tests.session.driving import SINGLE, STOCK

if TYPE_CHECKING:
    from pinochle_qt.session.simulation import MatchTally

PLAYERS: Final = Path(__file__).parents[1] / "data" / "players"
PYTHON: Final = f'cmd:"{sys.executable}" "{PLAYERS / "player.py"}"'
FIVE_GAMES: Final = (
    STOCK,
    "racehorse_passing",
    "three_handed_auction",
    "partnership_four_handed_kitty",
    "double_deck_four_handed",
)


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return how to start the example of each language that can be run here."""
    found = {"Python": PYTHON}
    if node := shutil.which("node"):
        found["JavaScript"] = f'cmd:"{node}" "{PLAYERS / "player.js"}"'
    if compiler := shutil.which("cc"):
        program = tmp_path_factory.mktemp("player") / "player"
        programs.run([compiler, "-Wall", "-Werror", "-o", str(program), str(PLAYERS / "player.c")], check=True)
        found["C"] = f'cmd:"{program}"'
    return found


def played(preset: str, *players: str, deals: int | None = None, patience: float = 60.0) -> MatchTally:
    """Return the result of a match of these players, each in every seat that is a multiple of theirs."""
    rules = PRESETS[preset]
    count = rules.table.players
    seats = tuple(players[seat % len(players)] for seat in range(count))
    [match] = simulate(Simulation(rules, preset, seats, 1, 5, deals, verify=True, patience=patience))
    return match.tally


@pytest.mark.parametrize("preset", FIVE_GAMES)
@pytest.mark.parametrize("language", ["Python", "JavaScript", "C"])
def test_the_examples_finish_a_match_and_every_answer_is_legal(
    language: str, preset: str, examples: dict[str, str]
) -> None:
    if language not in examples:
        pytest.skip(f"{language} cannot be run here")
    tally = played(preset, examples[language], "computer:steady")
    assert not tally.replaced
    assert sum(tally.won) >= 1


@pytest.mark.parametrize("preset", PRESETS)
def test_the_example_answers_every_question_of_every_game(preset: str) -> None:
    assert not played(preset, PYTHON, deals=2).replaced


@pytest.mark.parametrize(
    ("how", "reason", "code"),
    [
        ("garbage", "wrong", "message"),
        ("flood", "ended", "too_much"),
        ("long", "ended", "too_much"),
        ("hang", "late", "late"),
        ("exit", "ended", None),
        ("other seat", "wrong", "refused"),
        ("other cards", "wrong", "refused"),
        ("old", "late", "late"),
        ("deaf", "ended", None),
        ("rude", "ended", None),
    ],
)
def test_after_one_warning_a_computer_player_decides_for_a_program_that_misbehaves(
    how: str, reason: str, code: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_player, "HELLO_TIME", 0.5 if how in {"deaf", "rude"} else 20.0)
    notes = tmp_path / "notes"
    command = f'cmd:"{sys.executable}" "{PLAYERS / "misbehaving.py"}" "{how}" "{notes}"'
    tally = played(SINGLE, command, *["computer:steady"] * 3, deals=3, patience=0.5 if reason == "late" else 20.0)
    assert tally.deals == 3
    assert set(tally.replaced) == {reason}
    assert tally.replaced.total() >= 30  # of the fifty or so decisions of these deals
    if code is not None and how not in {"flood", "long", "hang"}:  # these no longer hear what they are told
        assert json.loads(notes.read_text("utf-8").splitlines()[0])["code"] == code


def test_a_program_that_errs_once_is_warned_and_goes_on_deciding(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    command = f'cmd:"{sys.executable}" "{PLAYERS / "misbehaving.py"}" once "{notes}"'
    assert not played(SINGLE, command, *["computer:steady"] * 3, deals=2).replaced
    warning, farewell = map(json.loads, notes.read_text("utf-8").splitlines())
    assert (warning["kind"], warning["code"], warning["state"]) == ("error", "message", 3)
    assert farewell["kind"] == "bye"


def test_a_silent_program_is_given_up_after_three_decisions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    silences = 0
    usual = line_process.LineProcess.next_line

    def counted(self: line_process.LineProcess, seconds: float) -> bytes:
        nonlocal silences
        try:
            return usual(self, seconds)
        except line_process.ProgramSilent:
            silences += 1
            raise

    monkeypatch.setattr(line_process.LineProcess, "next_line", counted)
    command = f'cmd:"{sys.executable}" "{PLAYERS / "misbehaving.py"}" hang "{tmp_path / "notes"}"'
    replaced = played(SINGLE, command, *["computer:steady"] * 3, deals=1, patience=0.5).replaced
    assert set(replaced) == {"late"}
    assert replaced["late"] >= 8
    assert silences == program_player.MOST_LATE  # the second of them was for the same question, after the warning


@pytest.mark.skipif(sys.platform == "win32", reason="it needs a pipe with a name")
def test_nothing_that_a_program_has_started_is_left_after_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_player, "HELLO_TIME", 0.5)
    script, pipe = tmp_path / "player.sh", tmp_path / "pipe"
    os.mkfifo(pipe)
    script.write_text(f"sleep 600 > '{pipe}' &\nwait\n", encoding="utf-8")
    with os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb") as held_open:
        played(STOCK, f'cmd:sh "{script}"', "random", deals=1)
        readable, _, _ = select.select([held_open], [], [], 20)
        assert readable, "what the program has started still holds the pipe"
        assert held_open.read() == b""


def test_a_record_has_the_name_of_a_program_and_not_its_command() -> None:
    [match] = simulate(Simulation(PRESETS[STOCK], STOCK, (PYTHON, "random"), 1, 5, 1, keep_records=True))
    assert str(PLAYERS) not in "".join(match.lines)
    header = decode_line(match.lines[0])
    assert isinstance(header, Header)
    assert [each.player for each in header.seats] == ["computer:player", "random"]


def test_a_record_from_elsewhere_cannot_name_a_program() -> None:
    [match] = simulate(Simulation(PRESETS[STOCK], STOCK, ("random",) * 2, 1, 5, 1, keep_records=True))
    with pytest.raises(LineError, match="human"):
        decode_line(match.lines[0].replace('"player":"random"', '"player":"cmd:touch harm"', 1))


def test_the_comparison_tells_how_often_a_computer_player_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f'cmd:"{sys.executable}" "{PLAYERS / "misbehaving.py"}" garbage "{tmp_path / "notes"}"'
    args = ["match", "--preset", STOCK, "--a", command, "--b", "steady", "--deals", "1", "--seed", "3"]
    assert main(args) == 0
    told = capsys.readouterr().out
    assert "A computer player made " in " ".join(told.split())
    assert main([*args, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["replaced"]["a"]["wrong"] > 10


def test_a_program_takes_as_many_points_however_many_processes_play() -> None:
    contest = PlayerComparison(PRESETS[STOCK], PYTHON, "steady", 4, 3)
    alone, together = compare(contest), compare(contest, workers=2)
    assert (alone.lead, alone.won) == (together.lead, together.won)
    assert not any(alone.replaced.values())


@pytest.mark.parametrize("command", ["cmd:", "cmd:no-such-program-anywhere", "cmd:'open"])
def test_a_program_that_is_not_there_is_refused_before_the_first_deal(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "--preset", STOCK, "--a", command, "--b", "steady", "--deals", "1"]) == 2
    assert "cmd:COMMAND, and" in " ".join(capsys.readouterr().err.split())
    assert main(["simulate", "--preset", STOCK, "--games", "1", "--player", command]) == 2


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (r"python C:\bots\o'neil.py", ["python", r"C:\bots\o'neil.py"]),
        (r'"C:\Program Files\bot.exe" --name="My bot" -v', [r"C:\Program Files\bot.exe", "--name=My bot", "-v"]),
        ('bot ""', ["bot", ""]),
        ("  ", []),
    ],
)
def test_commands_are_divided_on_windows_as_people_write_them_there(command: str, words: list[str]) -> None:
    assert line_process.windows_words(command) == words


def test_a_quotation_mark_without_a_counterpart_is_an_error_on_windows() -> None:
    with pytest.raises(ValueError, match="bot"):
        line_process.windows_words('"C:\\Program Files\\bot.exe')
