"""Whatever the operating system lacks is installed where that is allowed, and otherwise named in one sentence."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

import system
from environment import ROOT
from pinochle_qt.libraries import OFFSCREEN, SystemPart, missing_libraries, window_libraries
from system import Compiler, Trouble, needs, provide, provide_if_possible
from tests import programs

MISSING: Final = [
    SystemPart("libone.so.1", "one1"),
    SystemPart("libone-more.so.1", "one1"),
    SystemPart("libtwo.so.2", "two2"),
]


needs_apt = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no apt-get")


class AptGet:
    """A stand-in for apt-get, which remembers its commands and installs what is missing unless it is set to fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, programs: Sequence[str], *, is_root: bool) -> None:
        self.missing = list(MISSING)
        self.commands: list[list[str]] = []
        self.output: str | None = None
        self.brings = True
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in programs else None)
        monkeypatch.setattr(system, "_is_root", lambda: is_root)
        monkeypatch.setattr(subprocess, "run", self)

    def __call__(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        if self.output is None and self.brings and "install" in command:
            self.missing.clear()
        return subprocess.CompletedProcess(command, 0 if self.output is None else 100, self.output or "")


def test_nothing_is_installed_if_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    apt_get = AptGet(monkeypatch, ["apt-get"], is_root=True)
    provide(list, "play")
    assert apt_get.commands == []


@needs_apt
def test_root_installs_each_missing_package_once(monkeypatch: pytest.MonkeyPatch) -> None:
    apt_get = AptGet(monkeypatch, ["apt-get"], is_root=True)
    provide(lambda: apt_get.missing, "play")
    assert "update" in apt_get.commands[0]
    assert apt_get.commands[1][-2:] == ["one1", "two2"]


@pytest.mark.parametrize(
    ("programs", "command"),
    [
        (
            ["apt-get", "sudo"],
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends one1 two2",
        ),
        (["apt-get"], 'su -c "apt-get update && apt-get install -y --no-install-recommends one1 two2"'),
    ],
)
def test_other_users_get_the_command_to_run(monkeypatch: pytest.MonkeyPatch, programs: list[str], command: str) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    apt_get = AptGet(monkeypatch, programs, is_root=False)
    with pytest.raises(Trouble) as caught:
        provide(lambda: apt_get.missing, "play")
    assert str(caught.value).splitlines()[1:] == [command]
    assert apt_get.commands == []


def test_other_systems_get_the_names_of_missing_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    apt_get = AptGet(monkeypatch, [], is_root=True)
    with pytest.raises(Trouble, match=r"libone\.so\.1, libone-more\.so\.1, libtwo\.so\.2\. Please install it"):
        provide(lambda: apt_get.missing, "play")


def test_the_error_of_apt_get_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    apt_get = AptGet(monkeypatch, ["apt-get"], is_root=True)
    apt_get.output = "Reading package lists...\nE: Unable to locate package one1\n"
    with pytest.raises(Trouble, match=r"\(Unable to locate package one1\)"):
        provide(lambda: apt_get.missing, "play")


@needs_apt
def test_packages_that_do_not_help_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    apt_get = AptGet(monkeypatch, ["apt-get"], is_root=True)
    apt_get.brings = False
    with pytest.raises(Trouble, match=r"libone\.so\.1, which is needed to play, still cannot be loaded"):
        provide(lambda: apt_get.missing, "play")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves Qt's libraries to the system")
def test_only_libraries_that_cannot_be_loaded_are_missing() -> None:
    absent = SystemPart("libnothing-like-this.so.7", "nothing7")
    assert missing_libraries([SystemPart("libc.so.6", "libc6"), absent]) == [absent]


def test_a_python_without_venv_names_the_package_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert system.missing_for_venv() == [SystemPart("ensurepip", f"python{version}-venv")]


def test_the_libraries_suit_the_display() -> None:
    on_x11 = {part.name for part in window_libraries({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"})}
    on_wayland = {part.name for part in window_libraries({"WAYLAND_DISPLAY": "wayland-0"})}
    assert "libxcb-cursor.so.0" in on_x11
    assert "libwayland-cursor.so.0" in on_wayland
    assert "libxcb-cursor.so.0" not in on_wayland
    assert {part.name for part in OFFSCREEN} <= on_x11 & on_wayland


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have their compilers in places of their own")
def test_a_compiler_must_run_and_find_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = tmp_path / "some-cc"
    compiler.touch(mode=0o755)
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setenv("CC", f"{compiler} -O2")
    assert system.find_compiler() is Compiler.SYSTEM
    assert system.missing_for_compiling() == []
    monkeypatch.setenv("CC", "no-such-compiler")
    assert system.find_compiler() is Compiler.PACKAGE
    assert [part.package for part in system.missing_for_compiling()] == ["gcc", "libc6-dev"]
    monkeypatch.setenv("CC", str(compiler))
    (tmp_path / "Python.h").unlink()
    assert system.find_compiler() is None
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert system.missing_for_compiling() == [SystemPart("Python.h", f"python{version}-dev")]


@needs_apt
def test_optional_parts_are_installed_if_nobody_can_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apt_get = AptGet(monkeypatch, ["apt-get"], is_root=True)
    provide_if_possible(lambda: apt_get.missing, "play well")
    assert not apt_get.missing
    apt_get.missing, apt_get.brings = list(MISSING), False
    provide_if_possible(lambda: apt_get.missing, "play well")
    assert "still cannot be loaded" in capsys.readouterr().err


@pytest.mark.parametrize(("programs", "is_root"), [(["apt-get"], False), ([], True)])
def test_nobody_is_asked_about_optional_parts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], programs: list[str], is_root: bool
) -> None:
    apt_get = AptGet(monkeypatch, programs, is_root=is_root)
    provide_if_possible(lambda: apt_get.missing, "play well")
    assert not apt_get.commands
    assert capsys.readouterr().err == ""


NEEDED: Final[list[tuple[dict[str, Any], str]]] = [
    ({"modules": ["json", "nothing_like_this"]}, "This Python lacks what is needed to measure: nothing_like_this. "),
    (
        {"tools": [SystemPart("sh", "dash"), SystemPart("no-tool", "tool1")]},
        "This system lacks what is needed to measure: no-tool. ",
    ),
    (
        {"libraries": MISSING},
        "This system lacks what is needed to measure: libone.so.1, libone-more.so.1, libt",
    ),
    ({"window": {}}, "The table cannot be opened because there is no display (neither DISPLAY nor WAYLAND_DISPLAY "),
    ({"window": {"DISPLAY": "nonsense"}}, "The table cannot be opened because the display does not answer (DISPLAY="),
]


@pytest.mark.parametrize(("given", "sentence"), NEEDED)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a display and Qt's libraries")
def test_a_command_says_in_one_sentence_what_it_needs(
    given: dict[str, Any], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "window_libraries", lambda _: ())
    which = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name: which(name) if name == "sh" else None)
    with pytest.raises(SystemExit) as caught:
        needs("measure", **given)
    assert str(caught.value.code).startswith(sentence)
    assert str(caught.value.code).count("\n") == 0


def test_a_command_that_has_what_it_needs_continues() -> None:
    needs(
        "measure",
        modules=["json"],
        tools=[SystemPart(sys.executable, "python3")],
        window={"QT_QPA_PLATFORM": "offscreen"},
    )


COMMANDS: Final = ("tests/benchmarks/frames.py", "tests/benchmarks/start.py")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_benchmark_that_needs_a_display_says_so_before_it_measures(command: str) -> None:
    variables = {
        name: value for name, value in os.environ.items() if name not in {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY"}
    }
    done = programs.run([sys.executable, str(ROOT / command)], env=variables | {"DISPLAY": "nonsense"})
    assert (done.returncode, done.stdout) == (1, "")
    if missing_libraries(window_libraries({"DISPLAY": "nonsense"})):  # as on a system that never opened a window
        assert done.stderr.startswith("This system lacks what is needed to measure ")
        return
    assert done.stderr.startswith("The table cannot be opened because the display does not answer (DISPLAY=nonsense): ")
    assert done.stderr.count("\n") == 1
