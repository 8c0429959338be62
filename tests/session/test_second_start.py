"""A second start of the program, in real processes: it hands over its file, and a killed window does not hinder it."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

import pytest

from tests import programs
from tests.session.driving import SINGLE, begun_file

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tests find their data through variables of Linux")

ROOT: Final = Path(__file__).parents[2]
PATIENCE_S: Final = 60


@contextmanager
def first_program(*arguments: str) -> Iterator[tuple[programs.Program, IO[str]]]:
    """Start the program with a window; yield the process and its output."""
    command = [sys.executable, "-m", "tests.session.first_start", *arguments]
    with programs.running(command, limit=PATIENCE_S, cwd=ROOT, stderr=subprocess.DEVNULL) as program:
        assert program.stdout is not None
        yield program, program.stdout
        program.kill()


def start_again(*arguments: str) -> int:
    """Start the program once more, and return its exit status."""
    done = programs.run([sys.executable, "-m", "pinochle_qt", *arguments], cwd=ROOT, limit=PATIENCE_S)
    return done.returncode


def path_of(output: IO[str]) -> Path:
    return Path(output.readline().rstrip("\n"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return begun_file(SINGLE, tmp_path / "mine" / "Zoë's.pinochle")


@pytest.mark.usefixtures("screen")
def test_a_second_start_hands_its_file_to_the_open_window(file: Path) -> None:
    with first_program() as (program, output):
        own = path_of(output)
        assert own.is_file()
        assert start_again(str(file)) == 0
        assert path_of(output) == file
        assert start_again() == 0
        assert start_again(str(own)) == 0
        assert path_of(output) == own
        assert program.poll() is None


@pytest.mark.usefixtures("screen")
def test_a_killed_window_blocks_nobody(file: Path, screen: dict[str, str]) -> None:
    with first_program() as (_, output):
        own = path_of(output)
        assert start_again() == 0
    assert list(Path(screen["XDG_RUNTIME_DIR"]).rglob("*.socket")), "nothing was left behind"
    with first_program() as (_, output):
        assert path_of(output) == own
        assert start_again(str(file)) == 0
        assert path_of(output) == file


@pytest.mark.usefixtures("screen")
def test_a_file_that_is_no_game_does_not_keep_the_window_from_opening(tmp_path: Path) -> None:
    letter = tmp_path / "letter.pinochle"
    letter.write_text("Dear Anna,\n", encoding="utf-8")
    with first_program(str(letter)) as (_, output):
        assert path_of(output).is_file()
        assert output.readline() == "“letter.pinochle” isn't a game of this program.\n"


@pytest.mark.usefixtures("screen")
def test_another_games_folder_is_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with first_program() as (_, output):
        own = path_of(output)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
        with first_program() as (_, other):
            assert path_of(other).is_relative_to(tmp_path / "elsewhere")
        assert not own.is_relative_to(tmp_path / "elsewhere")
