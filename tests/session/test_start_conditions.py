"""Where the environment would make the window fail, the start says so in one sentence, or puts it right."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.display import NoWindow, drop_unusable_sizes, require_platform
from pinochle_qt.libraries import OFFSCREEN, X11
from tests import programs

if TYPE_CHECKING:
    from pathlib import Path

    from tests.programs import Finished

PROGRAM: Final = (sys.executable, "-m", "pinochle_qt")
HOPELESS: Final = {
    "few files": (
        "ulimit -n 20",
        {},
        "this program may open only 20 files at once and needs 64: please allow more (`ulimit -n 64`)",
    ),
    "little memory": (
        "ulimit -v 300000",
        {},
        "this program may use only 292 MiB of memory and needs 768 MiB: please allow more (`ulimit -v unlimited`)",
    ),
    "an unknown platform": ("", {"QT_QPA_PLATFORM": "unknown"}, "Qt has no platform “unknown”, which QT_QPA_PLATFORM"),
    "no platform": ("", {"QT_QPA_PLATFORM": ";"}, "Qt has no platform “;”, which QT_QPA_PLATFORM names"),
}
RAISED: Final = """
import resource
from pinochle_qt.display import require_limits
require_limits()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""

without_signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits and shells")


def run_in_shell(first: str, command: tuple[str, ...], **variables: str) -> Finished:
    """Run a program after a shell has done something first."""
    return programs.run(["/bin/sh", "-c", f'{first or ":"}; exec "$0" "$@"', *command], env=os.environ | variables)


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS do not limit programs in this way")
@pytest.mark.parametrize(("first", "variables", "reason"), HOPELESS.values(), ids=HOPELESS)
def test_a_window_that_would_fail_is_not_opened_and_one_sentence_says_why(
    first: str, variables: dict[str, str], reason: str
) -> None:
    done = run_in_shell(first, PROGRAM, **variables)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"The table cannot be opened because {reason}")
    assert done.stderr.count("\n") == 1


@without_signals
def test_a_low_limit_of_open_files_is_raised_if_possible() -> None:
    done = run_in_shell("ulimit -S -n 20", (sys.executable, "-c", RAISED), PYTHONPATH=os.pathsep.join(sys.path))
    allowed, most = done.stdout.split()
    assert (allowed, int(most) != 20) == ("64", True)


@pytest.mark.parametrize("name", ["xcb", "XCB", "xcb:argument", "unknown;xcb", "wayland-egl", "mine", "more", ""])
def test_platforms_found_by_qt_are_left_to_it(tmp_path: Path, name: str) -> None:
    for file in (
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "own/qmine.dll",
        "others/platforms/libqmore.dylib",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    own = {"QT_QPA_PLATFORM_PLUGIN_PATH": str(tmp_path / "own"), "QT_PLUGIN_PATH": str(tmp_path / "others")}
    require_platform(tmp_path, {"QT_QPA_PLATFORM": name} | own)
    with pytest.raises(NoWindow, match=r"please unset it, or choose one of mine, more, wayland, xcb\.$"):
        require_platform(tmp_path, {"QT_QPA_PLATFORM": "unknown"} | own)


@pytest.mark.parametrize("value", ["0.01", "0", "-1", "nan", "inf", "1000", "abc", "1;0.01", "DP-1=2;HDMI=nan"])
def test_a_scale_too_large_to_paint_is_dropped(value: str) -> None:
    variables = {"QT_SCALE_FACTOR": value, "QT_FONT_DPI": "96", "OTHER": value}
    assert drop_unusable_sizes(variables) == {"QT_SCALE_FACTOR": value}
    assert variables == {"QT_FONT_DPI": "96", "OTHER": value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("QT_SCALE_FACTOR", value) for value in ("", "0.5", "1", "2.25")),
        *(("QT_SCREEN_SCALE_FACTORS", value) for value in ("1.5;2", "DP-1=1.5;HDMI-1=1", "2;")),
        ("QT_FONT_DPI", "192"),
    ],
)
def test_a_usable_scale_is_left_alone(name: str, value: str) -> None:
    variables = {name: value}
    assert drop_unusable_sizes(variables) == {}
    assert variables == {name: value}


def test_the_window_says_that_a_scale_was_dropped() -> None:
    sentence = "QT_SCALE_FACTOR is set to “0.01”, which no window can use, so this one has its usual size.\n"
    command = [sys.executable, "-m", "tests.session.first_start"]
    variables = {"QT_SCALE_FACTOR": "0.01", "PYTHONIOENCODING": "utf-8"}
    with programs.running(command, env=os.environ | variables) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.readline().endswith(".pinochle\n")
        assert program.stdout.readline() == sentence
        program.kill()
        assert sentence in program.stderr.read()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their libraries")
def test_a_system_is_checked_for_everything_a_window_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = {"libxcb-cursor.so.0": "libxcb-cursor0", "libxcb-icccm.so.4": "libxcb-icccm4", "libodd.so.1": ""}

    def load(name: str) -> None:
        if name.endswith("libqxcb.so"):
            raise OSError("libodd.so.1: cannot open shared object file: No such file or directory")
        if name in gone:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")

    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("ctypes.CDLL", load)
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert main(["--check-system"]) == 1
    assert capsys.readouterr().err == (
        f"This system lacks what is needed to open the table: {', '.join(gone)}. Please install it with the system's "
        "own package manager (Debian calls the packages libxcb-cursor0 libxcb-icccm4) and start again.\n"
    )
    assert gone.keys() - {part.name for part in (*OFFSCREEN, *X11)} == {"libodd.so.1"}


def test_a_system_that_has_everything_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check-system"]) == 0
    assert capsys.readouterr() == ("", "")


@without_signals
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["no such game"], 2),
        (["check", "no such game"], 2),
        (["simulate", "--preset", "single_deck_partnership", "--games", "1", "--deals", "1", "--player", "random"], 0),
    ],
)
def test_commands_work_without_standard_input_and_error(arguments: list[str], code: int) -> None:
    done = run_in_shell("exec <&- 2>&-", (*PROGRAM, *arguments))
    assert done.returncode == code
    assert ("Traceback" in done.stdout, bool(done.stdout)) == (False, code == 0)


@without_signals
def test_a_self_test_without_a_temporary_folder_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import tempfile

    def none(**_: object) -> None:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "TemporaryDirectory", none)
    assert main(["--self-test"]) == 1
    assert capsys.readouterr().err == (
        "The self-test finds no folder for temporary files (No usable temporary directory found): please set TMPDIR "
        "to one.\n"
    )
