"""Tests run with every Python that can be had, and what happened with each is told."""

import argparse
import os
import shutil
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

import pythons
from linux.roots import Root
from pythons import Missing, Outcome, OwnPython, SystemPython, copy_sources, main, oldest_of, run_tests, try_python
from tests import programs

PASSED: Final = "2 passed, 1 skipped in 0.12s"
PACKAGING: Final = Path(pythons.__file__).parent
WITH_LINE_FEED: Final = "folder\nand file"


class Scripted(OwnPython):
    """A Python whose tests are a short program."""

    def __init__(self, program: str) -> None:
        super().__init__(Path(sys.executable), "3.12.1", Path())
        self._program = program

    def command(self, arguments: Sequence[str]) -> list[str]:
        """Return the command line of the program."""
        return [sys.executable, "-c", self._program, *arguments]


STOPPED: Final = """
import subprocess, sys
from pathlib import Path
import pythons

folder = Path(sys.argv[1])
waiting = "import pathlib, sys, time; pathlib.Path(sys.argv[1]).touch(); time.sleep(60)"

def make(system):
    if subprocess.run([sys.executable, "-c", waiting, folder / "made"]).returncode:
        raise pythons.Missing("the system was not made")

pythons.ROOT = folder
pythons.provide = lambda *_: None
pythons.own_pythons = lambda: {"3.12.1": Path("python3.12"), "3.13.0": Path("python3.13")}
pythons.SystemPython.prepare = make
pythons.OwnPython.prepare = lambda _: None
pythons.OwnPython.command = lambda own, _: [sys.executable, "-c", waiting, folder / own._python]
pythons.run(["--python", "3.12", "--python", "3.13"])
"""
"""Runs tests with a Python of this machine that take long, and makes a system for another one, which takes long too."""


def asked(seconds: float = 60) -> argparse.Namespace:
    return argparse.Namespace(folders=["tests/engine"], seconds=seconds)


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let no test run and no system be made; return the Pythons that would have been used."""
    used: list[str] = []

    def run(python: OwnPython | SystemPython, log: Path, asked: argparse.Namespace) -> Outcome:
        del log, asked
        used.append(python.name)
        return Outcome(python.name, PASSED)

    monkeypatch.setattr(pythons, "run_tests", run)
    monkeypatch.setattr(OwnPython, "prepare", lambda _: None)
    monkeypatch.setattr(SystemPython, "prepare", lambda _: None)
    return used


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_a_copy_has_the_files_git_tracks_or_would_add_in_their_current_state(tmp_path: Path) -> None:
    root, target = tmp_path / "root", tmp_path / "target"
    (root / "inside").mkdir(parents=True)
    files = {"kept": "old", "gone": "", f"inside/{WITH_LINE_FEED}": "", ".gitignore": ".venv\n", ".venv": "ignored"}
    for name, content in files.items():
        (root / name).write_text(content, encoding="utf-8")
    for command in (["init", "-q"], ["add", "."]):
        programs.run(["git", "-C", str(root), *command], check=True)
    (root / "kept").write_text("new", encoding="utf-8")
    (root / "gone").unlink()
    (root / "added").touch()
    copy_sources(root, target)
    copied = {str(path.relative_to(target)) for path in target.rglob("*") if path.is_file()}
    assert copied == {"kept", "added", f"inside/{WITH_LINE_FEED}", ".gitignore"}
    assert (target / "kept").read_text(encoding="utf-8") == "new"


def test_of_several_pythons_the_oldest_is_chosen() -> None:
    own = ["3.12.10", "3.12.9", "3.1.2", "3.13.0", "3.14.0rc1"]
    assert [oldest_of(minor, own) for minor in ("3.12", "3.13", "3.1", "3.14")] == ["3.12.9", "3.13.0", "3.1.2", None]


@pytest.mark.parametrize(
    ("minor", "own", "no_systems", "name"),
    [
        ("3.13", {"3.13.0": Path("/opt/python3.13")}, "", "Python 3.13 (trixie)"),
        ("3.13", {"3.13.0": Path("/opt/python3.13")}, "not root", f"Python 3.13.0 ({Path('/opt/python3.13')})"),
        ("3.12", {"3.12.1": Path("/opt/python3.12")}, "", f"Python 3.12.1 ({Path('/opt/python3.12')})"),
    ],
)
def test_a_fresh_system_is_preferred(
    minor: str, own: Mapping[str, Path], no_systems: str, name: str, tmp_path: Path, tried: list[str]
) -> None:
    assert try_python(minor, own, no_systems, tmp_path, asked()) == Outcome(name, PASSED)
    assert tried == [name]


@pytest.mark.parametrize("own", [{}, {"3.14.2": Path("/opt/python3.14")}])
def test_if_no_system_can_be_made_a_python_of_this_machine_is_used_or_none(
    own: Mapping[str, Path], tmp_path: Path, tried: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_: SystemPython) -> None:
        raise Missing("the mirror does not answer")

    monkeypatch.setattr(SystemPython, "prepare", missing)
    outcome = try_python("3.14", own, "", tmp_path, asked())
    assert tried == [f"Python {version} ({python})" for version, python in own.items()]
    assert not outcome.has_failed
    if not own:
        assert outcome.told == "left out: this machine has none to test with; the mirror does not answer"


@pytest.mark.parametrize(
    ("program", "outcome"),
    [
        (f"print('....\\n{PASSED}')", (PASSED, False)),
        ("print('1 failed, 2 passed in 65.00s (0:01:05)'); exit(1)", ("1 failed, 2 passed in 65.00s (0:01:05)", True)),
        ("exit('pip could not install anything')", ("no test has run in 0 s", True)),
    ],
)
def test_the_test_counts_are_reported(
    program: str, outcome: tuple[str, bool], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = run_tests(Scripted(program), tmp_path / "log", asked())
    assert (found.told.replace("in 1 s", "in 0 s"), found.has_failed) == outcome
    assert ("pip could not install" in capsys.readouterr().out) == ("pip" in program)


def test_tests_that_take_too_long_are_stopped_and_count_as_failed(tmp_path: Path) -> None:
    found = run_tests(Scripted("import threading; threading.Event().wait()"), tmp_path / "log", asked(1))
    assert (found.told, found.has_failed) == ("stopped after 1 s", True)


@pytest.mark.parametrize("failing", [[], ["3.12"]])
def test_the_exit_code_tells_whether_any_tests_failed(
    failing: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tried(minor: str, *_: object) -> Outcome:
        return Outcome(f"Python {minor}", PASSED, has_failed=minor in failing)

    monkeypatch.setattr(pythons, "provide", lambda *_: None)
    monkeypatch.setattr(pythons, "own_pythons", dict)
    monkeypatch.setattr(pythons, "try_python", tried)
    assert main(["--python", "3.12", "--python", "3.14"]) == len(failing)
    assert capsys.readouterr().out == f"Python 3.12: {PASSED}\nPython 3.14: {PASSED}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")
def test_when_it_is_stopped_all_tests_end_and_its_folder_is_removed(tmp_path: Path) -> None:
    path = os.pathsep.join((str(PACKAGING), str(PACKAGING.parent)))
    command = [sys.executable, "-c", STOPPED, str(tmp_path)]
    with programs.running(command, limit=60, env={**os.environ, "PYTHONPATH": path}) as program:
        while not all((tmp_path / name).exists() for name in ("python3.12", "made")):
            assert program.poll() is None
            time.sleep(0.01)
        os.killpg(program.pid, signal.SIGTERM)
        program.communicate()
    assert program.returncode == 130
    assert not list((tmp_path / "build").iterdir())


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can make systems")
def test_tests_in_a_system_do_not_run_as_its_first_process_which_inherits_orphans() -> None:
    command = Root(".", Path("/")).command(["sh", "-c", "echo $$"], is_root=True, ends_all=True)
    done = programs.run(command, limit=60)
    if done.returncode:
        pytest.skip(f"this machine allows no other namespaces: {done.stderr}")
    assert int(done.stdout) > 1


def test_the_pythons_are_those_that_the_project_supports() -> None:
    start = (PACKAGING / "start.py").read_text(encoding="utf-8")
    assert f"needs Python {pythons.SUPPORTED[0]} or newer" in start
    readme = (PACKAGING.parent / "README.md").read_text(encoding="utf-8")
    assert f"With Python {pythons.SUPPORTED[0]} to {pythons.SUPPORTED[-1]}, " in readme
