"""Whenever the program is killed, the next start offers the position that was on the table."""

import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from msgspec.structs import replace

from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from tests import programs

ROOT: Final = Path(__file__).parents[2]
KILLS: Final = 3
MOST_STEPS: Final = 30
OF_NO_SCREEN: Final = "This plugin does not support propagateSizeHints()"
"""What Qt prints where there is no screen."""
PATIENCE_S: Final = 60
"""Seconds after which a program is killed, so that the test fails instead of hanging."""


@contextmanager
def running_program(errors: Path) -> Iterator[IO[str]]:
    """Start the program, yield its output, and kill it without warning."""
    command = [sys.executable, "-m", "tests.session.telling"]
    with (
        errors.open("a") as error_file,
        programs.running(command, limit=PATIENCE_S, cwd=ROOT, stderr=error_file) as program,
    ):
        assert program.stdout is not None
        yield program.stdout
        program.kill()


def test_a_start_removes_files_a_killed_program_was_writing(tmp_path: Path) -> None:
    paths = system_paths()
    seats = tuple(SeatSetup(seat.name, DEFAULT_SKILL) for seat in Settings().seats)
    save_settings(paths.settings, replace(Settings(), seats=seats, speed="instant", melds_stay="no"))
    leftovers = [folder / ".left.01234567.new" for folder in (paths.config, paths.games, paths.rule_sets)]
    for path in leftovers:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    with running_program(tmp_path / "errors") as output:
        while any(path.exists() for path in leftovers):
            assert output.readline(), (tmp_path / "errors").read_text()


def test_every_start_continues_where_the_last_one_was_killed(tmp_path: Path) -> None:
    paths = system_paths()
    seats = tuple(SeatSetup(seat.name, DEFAULT_SKILL) for seat in Settings().seats)
    save_settings(paths.settings, replace(Settings(), seats=seats, speed="instant", melds_stay="no"))
    errors = tmp_path / "errors"
    rng = random.Random(5)
    shown, saved = 0, [""]
    for number in range(KILLS + 1):
        with running_program(errors) as output:
            opened = json.loads(output.readline() or '"it did not open a game"')
            if number:
                assert opened == saved, errors.read_text()
            if number < KILLS:
                for _ in range(rng.randint(1, MOST_STEPS)):
                    shown = json.loads(output.readline() or '"it said nothing more"')
        [journal] = paths.games.glob("*.pinochle")
        saved = [line for line in journal.read_text(encoding="utf-8").split("\n") if line]
        assert len(saved) >= shown
    assert len(saved) > KILLS
    assert load_settings(paths.settings)[1] is None
    assert [line for line in errors.read_text().splitlines() if line != OF_NO_SCREEN] == []
