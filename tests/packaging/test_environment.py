"""The environment is created once, and created anew when anything is wrong with it."""

import errno
import shutil
import site
import subprocess
import sys
import sysconfig
import threading
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

import environment
import locks
from environment import Environment, Lock
from system import Compiler, Trouble
from tests.packaging.conftest import Tools
from tests.systems import make_link

if sys.platform != "win32":
    import fcntl


def test_the_first_start_creates_the_environment_and_the_second_does_nothing(root: Path, tools: Tools) -> None:
    assert not Environment(root).is_ready(Lock.PROGRAM)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM]
    assert Environment(root).is_ready(Lock.PROGRAM)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM]


@pytest.mark.usefixtures("tools")
def test_progress_is_reported_once_and_not_on_the_programs_output(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    first = capsys.readouterr()
    Environment(root).prepare(Lock.PROGRAM)
    assert first.out == ""
    assert "Ready." in first.err
    assert capsys.readouterr() == ("", "")


def test_tools_write_in_the_encoding_in_which_they_are_read(root: Path, tools: Tools) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    assert {variables["PYTHONIOENCODING"] for variables in tools.variables_of.values()} == {"utf-8"}


def test_development_tools_are_added_to_a_ready_environment(root: Path, tools: Tools) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    assert not Environment(root).is_ready(Lock.TOOLS)
    Environment(root).prepare(Lock.TOOLS)
    assert tools.ran == ["venv", Lock.PROGRAM, Lock.TOOLS]
    assert Environment(root).is_ready(Lock.TOOLS)
    assert Environment(root).is_ready(Lock.PROGRAM)


def test_an_environment_with_tools_is_enough_to_play(root: Path, tools: Tools) -> None:
    Environment(root).prepare(Lock.TOOLS)
    assert tools.ran == ["venv", Lock.TOOLS]
    assert Environment(root).is_ready(Lock.PROGRAM)


def lose_a_module(tools: Tools) -> None:
    (tools.packages / "rich" / "__init__.py").unlink()


def lose_a_package(tools: Tools) -> None:
    shutil.rmtree(tools.packages / "rich")


def cut_a_module_short(tools: Tools) -> None:
    (tools.packages / "rich" / "__init__.py").write_text("")


def lose_the_interpreter(tools: Tools) -> None:
    Environment(tools.folder.parent).python.unlink()


def lose_the_way_to_the_source(tools: Tools) -> None:
    (tools.packages / "pinochle-qt.pth").unlink()


def change_the_pins(tools: Tools) -> None:
    (tools.folder.parent / "packaging" / Lock.PROGRAM).write_text("other pins")


def lose_everything(tools: Tools) -> None:
    shutil.rmtree(tools.folder)


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_module,
        lose_a_package,
        cut_a_module_short,
        lose_the_interpreter,
        lose_the_way_to_the_source,
        change_the_pins,
        lose_everything,
    ],
)
def test_a_damaged_environment_is_detected_and_recreated(
    root: Path, tools: Tools, damage: Callable[[Tools], None]
) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    damage(tools)
    assert not Environment(root).is_ready(Lock.PROGRAM)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM] * 2
    assert Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.parametrize("stamp", ["", "[]", "{}", "null", '{"keys": 1, "files": 2}', '{"keys": {}, "files": {}}'])
def test_an_unreadable_stamp_counts_as_none(root: Path, tools: Tools, stamp: str) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    (tools.folder / "pinochle-ready.json").write_text(stamp)
    assert not Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.usefixtures("tools")
def test_a_moved_environment_is_recreated(root: Path) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    moved = root.rename(root.with_name("elsewhere"))
    assert not Environment(moved).is_ready(Lock.PROGRAM)


@pytest.mark.usefixtures("tools")
def test_an_environment_of_another_python_is_recreated(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    monkeypatch.setattr(environment, "_PYTHON", "cpython-399, nowhere")
    assert not Environment(root).is_ready(Lock.PROGRAM)


def test_packages_added_by_a_developer_do_no_harm(root: Path, tools: Tools) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    (tools.packages / "debugger.py").write_text("code")
    assert Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.parametrize("tool", ["venv", Lock.PROGRAM])
def test_an_interrupted_preparation_never_counts_as_ready(root: Path, tools: Tools, tool: str) -> None:
    tools.killed_in = tool
    with pytest.raises(KeyboardInterrupt):
        Environment(root).prepare(Lock.PROGRAM)
    assert not Environment(root).is_ready(Lock.PROGRAM)
    tools.killed_in = ""
    tools.ran.clear()
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM]


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not install: [Errno 28] No space left on device: 'x'", "is full; please make room"),
        ("ERROR: [Errno 13] Permission denied: 'x'", "is not writable; please copy it"),
        ("WARNING: connection broken by 'NewConnection…'\nERROR: No matching distribution found", "check the network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was pinned"),
        ("ERROR: No matching distribution found for PySide6", "please use Python 3.11 to 3.14"),
        ("noise\nERROR: Something new.\nmore", "Something new. Please delete"),
        ("", "it gave no reason. Please delete"),
    ],
)
def test_a_pip_failure_is_reported_in_one_line(root: Path, tools: Tools, output: str, sentence: str) -> None:
    tools.failing[Lock.PROGRAM] = output
    with pytest.raises(Trouble) as caught:
        Environment(root).prepare(Lock.PROGRAM)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.usefixtures("tools")
def test_an_unwritable_folder_is_reported_in_one_line(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> NoReturn:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(Trouble, match=r"^[^\n]*\.venv could not be prepared \(Permission denied: [^\n]*start again\.$"):
        Environment(root).prepare(Lock.PROGRAM)


def test_the_target_of_a_symlink_is_left_alone(root: Path, tools: Tools, tmp_path: Path) -> None:
    outside_file = tmp_path / "elsewhere" / "precious"
    outside_file.parent.mkdir()
    outside_file.write_text("mine")
    make_link(tools.folder, outside_file.parent)
    Environment(root).prepare(Lock.PROGRAM)
    assert outside_file.read_text() == "mine"
    assert not tools.folder.is_symlink()


def test_the_second_of_two_starts_waits_for_the_first(
    root: Path, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    waits = threading.Event()

    def note(line: str) -> None:
        lines.append(line)
        if "waiting" in line:
            waits.set()

    monkeypatch.setattr(locks, "print_status", note)
    second = threading.Thread(target=Environment(root).prepare, args=(Lock.PROGRAM,))
    with Environment(root).alone():
        second.start()
        assert waits.wait(60)
        assert tools.ran == []
    second.join(60)
    assert tools.ran == ["venv", Lock.PROGRAM]
    assert Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.skipif(sys.platform == "win32", reason="a process on Windows does not outlive the lock this way")
def test_a_process_started_meanwhile_holds_the_lock_too(root: Path, tools: Tools) -> None:
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.inherited == {(root / "packaging" / Lock.PROGRAM).stat().st_ino}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell why it locks nothing")
@pytest.mark.parametrize("code", [errno.EBADF, errno.ENOLCK, errno.ENOTSUP])
def test_without_file_locks_nobody_waits(root: Path, tools: Tools, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(code, "no locks here")

    monkeypatch.setattr(fcntl, "flock", refuse)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM]
    assert Environment(root).is_ready(Lock.PROGRAM)


def test_the_program_runs_from_its_source_in_a_folder_of_any_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = tmp_path / "spiele 'für' ♠"
    (tree / "packaging").mkdir(parents=True)
    for lock in Lock:
        (tree / "packaging" / lock).write_text("pins")
    fake = Tools(tree)
    monkeypatch.setattr(subprocess, "run", fake)
    monkeypatch.setattr(sys, "path", [])
    Environment(tree).prepare(Lock.PROGRAM)
    site.addpackage(str(fake.packages), "pinochle-qt.pth", set())
    assert sys.path == [str(tree)]


def test_foreign_packages_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    monkeypatch.setenv("PYTHONHOME", "/somewhere")
    monkeypatch.setenv("LANG", "C")
    assert "/somewhere" not in environment.child_variables().values()
    assert environment.child_variables()["LANG"] == "C"


@pytest.fixture
def kernel(root: Path) -> Path:
    """Write a module with types for a compiler beside it, and return the path that it would be compiled to."""
    folder = root / "pinochle_qt" / "ai"
    folder.mkdir(parents=True)
    (folder / "kernel.pxd").write_text("types")
    (folder / "kernel.py").write_text("code")
    return folder / f"kernel{sysconfig.get_config_var('EXT_SUFFIX')}"


def set_compiler(monkeypatch: pytest.MonkeyPatch, *, has_compiler: bool) -> None:
    monkeypatch.setattr(environment, "find_compiler", lambda: Compiler.SYSTEM if has_compiler else None)


def test_modules_are_compiled_once(root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_compiler(monkeypatch, has_compiler=True)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM, "requirements-build.txt", "compiler"]
    assert kernel.exists()
    Environment(root).prepare(Lock.PROGRAM)
    assert len(tools.ran) == 4


@pytest.mark.usefixtures("kernel")
def test_without_a_compiler_nothing_else_is_installed(
    root: Path, tools: Tools, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_compiler(monkeypatch, has_compiler=False)
    Environment(root).prepare(Lock.PROGRAM)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM]
    assert capsys.readouterr().err.count("Nothing here can compile") == 1


def change_the_module(kernel: Path) -> None:
    kernel.with_name("kernel.py").write_text("other code")


def change_the_types(kernel: Path) -> None:
    kernel.with_name("kernel.pxd").write_text("other types")


def lose_the_compiled_module(kernel: Path) -> None:
    kernel.unlink()


@pytest.mark.parametrize("damage", [change_the_module, change_the_types, lose_the_compiled_module])
def test_only_changed_modules_are_recompiled(
    root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch, damage: Callable[[Path], None]
) -> None:
    set_compiler(monkeypatch, has_compiler=True)
    Environment(root).prepare(Lock.TOOLS)
    tools.ran.clear()
    damage(kernel)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["requirements-build.txt", "compiler"]
    assert Environment(root).is_ready(Lock.TOOLS)


def test_a_compiler_that_comes_later_is_used(
    root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_compiler(monkeypatch, has_compiler=False)
    Environment(root).prepare(Lock.PROGRAM)
    set_compiler(monkeypatch, has_compiler=True)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM, "requirements-build.txt", "compiler"]
    assert kernel.exists()


@pytest.mark.parametrize("tool", ["requirements-build.txt", "compiler"])
def test_a_module_that_does_not_compile_does_not_stop_the_start(
    root: Path,
    tools: Tools,
    kernel: Path,
    monkeypatch: pytest.MonkeyPatch,
    tool: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_compiler(monkeypatch, has_compiler=True)
    kernel.write_text("compiled from something old")
    tools.failing[tool] = "ERROR: Something new."
    Environment(root).prepare(Lock.PROGRAM)
    assert not kernel.exists()
    [line] = [line for line in capsys.readouterr().err.splitlines() if "Something new" in line]
    assert line.endswith("Expert most of all.")
    assert Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.usefixtures("tools")
def test_a_silent_failure_of_the_compiler_is_reported(
    root: Path, kernel: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_compiler(monkeypatch, has_compiler=True)
    kernel.with_name("kernel.py").write_text("does not compile")
    Environment(root).prepare(Lock.PROGRAM)
    assert "They stay uncompiled." in capsys.readouterr().err.splitlines()
    assert Environment(root).is_ready(Lock.PROGRAM)


def test_with_headers_only_the_compiler_is_installed_as_a_package(
    root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "find_compiler", lambda: Compiler.PACKAGE)
    Environment(root).prepare(Lock.PROGRAM)
    compiler = "requirements-compiler.txt"
    compiled = [compiler, "requirements-build.txt", "compiler", f"uninstall {compiler}"]
    assert tools.ran == ["venv", Lock.PROGRAM, *compiled]
    assert tools.variables_of["compiler"]["CC"].endswith(" -m ziglang cc")
    assert kernel.exists()


def put_wheel(root: Path, kernel: Path, **other: str) -> None:
    """Put a wheel into the source tree, made from its sources, some of them replaced by these other texts."""
    contents = {path.name: path.read_text() for path in kernel.parent.glob("kernel.p*")} | {kernel.name: "compiled"}
    (root / "dist").mkdir()
    with zipfile.ZipFile(root / "dist" / "pinochle_qt-1.0-any.whl", "w") as wheel:
        for name, text in (contents | {name.replace("_", "."): text for name, text in other.items()}).items():
            wheel.writestr(f"pinochle_qt/ai/{name}", text)


@pytest.mark.parametrize("has_compiler", [True, False])
def test_compiled_modules_are_taken_from_a_matching_wheel(
    root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch, has_compiler: bool
) -> None:
    set_compiler(monkeypatch, has_compiler=has_compiler)
    put_wheel(root, kernel)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran == ["venv", Lock.PROGRAM, "import pinochle_qt.ai.kernel"]
    assert kernel.read_text() == "compiled"
    assert Environment(root).is_ready(Lock.PROGRAM)


@pytest.mark.parametrize("other", [{"kernel_py": "older code"}, {"kernel_pxd": "older types"}])
def test_a_wheel_of_another_version_is_left_alone(
    root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch, other: dict[str, str]
) -> None:
    set_compiler(monkeypatch, has_compiler=True)
    put_wheel(root, kernel, **other)
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran[-1] == "compiler"
    assert kernel.read_text() == "code"


def test_a_wheel_this_system_cannot_load_is_left_alone(
    root: Path, tools: Tools, kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_compiler(monkeypatch, has_compiler=False)
    put_wheel(root, kernel)
    tools.failing["import pinochle_qt.ai.kernel"] = "ImportError: GLIBC_9.9 not found"
    Environment(root).prepare(Lock.PROGRAM)
    assert not kernel.exists()


def test_a_broken_wheel_is_left_alone(root: Path, kernel: Path, tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    set_compiler(monkeypatch, has_compiler=True)
    (root / "dist").mkdir()
    (root / "dist" / "pinochle_qt-1.0-any.whl").write_text("half a file")
    Environment(root).prepare(Lock.PROGRAM)
    assert tools.ran[-1] == "compiler"
    assert kernel.exists()
