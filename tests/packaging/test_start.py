"""The start script prepares what its arguments need and then becomes the program."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn
from unittest.mock import MagicMock

import pytest

import launch
from environment import Environment, Lock
from launch import PAINTING_COMMANDS, TEXT_COMMANDS, plan
from pinochle_qt.__main__ import main
from pinochle_qt.display import MissingLibrary, require_display, require_plugin
from pinochle_qt.libraries import OFFSCREEN, TESTS, X11, SystemPart
from tests import programs
from tests.checks import require
from tests.packaging.conftest import Tools

START: Final = Path(launch.__file__).with_name("start.py")


def test_a_start_needs_only_python_before_it_has_installed_the_requirements() -> None:
    alone = f"import sys; sys.path[:0] = {[str(START.parent), str(START.parents[1])]!r}; import launch"
    found = programs.run([sys.executable, "-I", "-S", "-c", alone])
    assert not found.stderr
    assert not found.returncode


@pytest.mark.parametrize(
    ("arguments", "libraries", "opens_window"),
    [
        ([], OFFSCREEN + X11, True),
        (["saved.pinochle"], OFFSCREEN + X11, True),
        (["--help"], (), False),
        (["--version"], (), False),
        (["simulate", "--deals", "3"], (), False),
        (["check", "saved.pinochle"], (), False),
        (["--self-test"], OFFSCREEN, False),
        (["paper", "results.html"], OFFSCREEN, False),
        (["paper", "--help"], (), False),
    ],
)
def test_a_start_needs_no_more_than_its_arguments_require(
    root: Path, arguments: list[str], libraries: tuple[SystemPart, ...], *, opens_window: bool
) -> None:
    chosen = plan(arguments, {"DISPLAY": ":0"}, root)
    assert chosen.lock is Lock.PROGRAM
    assert chosen.arguments == ("-m", "pinochle_qt", *arguments)
    assert chosen.libraries == libraries
    assert chosen.opens_window is opens_window


def test_the_tests_need_tools_and_no_display(root: Path) -> None:
    chosen = plan(["test", "-k", "auction"], {"QT_QPA_PLATFORM": "wayland"}, root)
    assert chosen.lock is Lock.TOOLS
    assert chosen.arguments[:2] == ("-m", "pytest")
    assert chosen.arguments[-2:] == ("-k", "auction")
    assert chosen.libraries == TESTS
    assert not chosen.opens_window
    assert chosen.variables["QT_QPA_PLATFORM"] == "offscreen"
    assert chosen.folder == root


def test_a_chosen_offscreen_platform_needs_no_display(root: Path) -> None:
    assert not plan([], {"QT_QPA_PLATFORM": "offscreen:enable_fonts"}, root).opens_window


def test_the_commands_without_a_window_are_those_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = require(re.search(r"Commands without a window: ([^;]+);", " ".join(capsys.readouterr().out.split())))
    assert set(listed[1].split(", ")) == TEXT_COMMANDS | PAINTING_COMMANDS


@pytest.mark.parametrize("command", sorted(TEXT_COMMANDS | PAINTING_COMMANDS))
def test_a_command_without_a_window_has_its_own_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: pinochle-qt {command} ")


@pytest.mark.parametrize(
    ("variables", "platform"),
    [({}, "darwin"), ({}, "win32"), ({"QT_QPA_PLATFORM": "offscreen"}, "linux"), ({"QT_QPA_PLATFORM": "vnc"}, "linux")],
)
def test_no_display_is_required_if_qt_needs_none(variables: dict[str, str], platform: str) -> None:
    require_display(variables, platform)


def test_a_display_that_cannot_be_checked_is_left_to_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> NoReturn:
        raise OSError

    monkeypatch.setattr("ctypes.CDLL", missing)
    require_display({"DISPLAY": ":0"}, "linux")


WRONG: Final = [
    ({}, "there is no display"),
    ({"DISPLAY": ""}, "there is no display"),
    ({"QT_QPA_PLATFORM": "xcb"}, "there is no display"),
    ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, r"there is no display \(DISPLAY is not set\)"),
    ({"DISPLAY": ":4095"}, "the display does not answer"),
    ({"DISPLAY": "nonsense"}, "the display does not answer"),
    ({"DISPLAY": ":4095", "QT_QPA_PLATFORM": "xcb"}, "the display does not answer"),
]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize(("variables", "reason"), WRONG)
def test_without_a_display_one_sentence_says_so_and_nothing_is_prepared(
    root: Path, tools: Tools, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], reason: str
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(launch, "Environment", lambda: Environment(root))
    with pytest.raises(SystemExit, match=rf"^The table cannot be opened because {reason}[^\n]*\.$"):
        launch.main([])
    assert tools.ran == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_the_program_itself_reports_a_display_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"DISPLAY": ":4095", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}.items():
        monkeypatch.setenv(name, value)
    assert main([]) == 1
    assert capsys.readouterr().err.startswith(
        "The table cannot be opened because the display does not answer (DISPLAY=:4095): "
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves Qt's libraries to the system")
@pytest.mark.parametrize("variables", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}])
def test_all_missing_system_libraries_are_named(
    variables: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_name: str) -> NoReturn:
        raise OSError("libxcb-xkb.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("ctypes.CDLL", missing)
    monkeypatch.setattr("shutil.which", lambda _: None)
    names = ", ".join(part.name for part in OFFSCREEN + X11)
    message = rf"^This system lacks what is needed to open the table: {re.escape(names)}\. Please install it with"
    with pytest.raises(MissingLibrary, match=message):
        require_plugin(tmp_path, variables, "linux")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their libraries")
def test_a_missing_library_of_the_program_is_named(tmp_path: Path) -> None:
    message = r"cannot be loaded \(.*libqxcb\.so: .*\): please install the program again and start again\.$"
    with pytest.raises(MissingLibrary, match=message):
        require_plugin(tmp_path, {"DISPLAY": ":0"}, "linux")


@pytest.mark.parametrize(
    ("variables", "platform"),
    [
        ({"DISPLAY": ":0"}, "win32"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux"),
        ({"DISPLAY": ":0", "QT_PLUGIN_PATH": "/elsewhere"}, "linux"),
    ],
)
def test_plugins_found_in_other_ways_are_left_to_qt(variables: dict[str, str], platform: str, tmp_path: Path) -> None:
    require_plugin(tmp_path, variables, platform)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot replace a process")
@pytest.mark.usefixtures("tools")
def test_the_start_process_becomes_the_program(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    executed: list[object] = []

    def replace_process(program: str, arguments: list[str], _variables: dict[str, str]) -> NoReturn:
        executed.extend([program, arguments])
        raise SystemExit(0)

    monkeypatch.setattr(launch, "Environment", lambda: Environment(root))
    monkeypatch.setattr(os, "execve", replace_process)
    with pytest.raises(SystemExit):
        launch.main(["simulate", "--deals", "3"])
    python = str(Environment(root).python)
    assert executed == [python, [python, "-P", "-m", "pinochle_qt", "simulate", "--deals", "3"]]
    assert Environment(root).is_ready(Lock.PROGRAM)


def test_ctrl_c_is_left_to_the_program_being_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    program = MagicMock()
    program.__enter__.return_value.wait.side_effect = [KeyboardInterrupt, KeyboardInterrupt, 130]
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: program)
    assert launch._status_of(["program"], {}) == 130


def test_an_interrupted_start_says_so(
    root: Path, tools: Tools, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ensurepip", reason="the Python under Wine makes no environments")
    tools.killed_in = "venv"
    monkeypatch.setattr(launch, "Environment", lambda: Environment(root))
    with pytest.raises(SystemExit) as caught:
        launch.main(["--version"])
    assert caught.value.code == 130
    assert "the next start goes on" in capsys.readouterr().err


def test_an_old_python_can_parse_the_start_script_and_is_told_that_it_is_too_old() -> None:
    ast.parse(START.read_text(encoding="utf-8"), feature_version=(3, 3))
    code = f"import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0); runpy.run_path({str(START)!r})"
    done = programs.run([sys.executable, "-c", code])
    assert done.returncode == 1
    assert done.stderr.startswith("pinochle-qt needs Python 3.11 or newer, and this is Python 3.9.2")
    assert len(done.stderr.splitlines()) == 1
