"""What PySide brings along as text is compiled once, and never taken for something else."""

from __future__ import annotations

import builtins
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui.kept_code import KeptCode

if TYPE_CHECKING:
    from pathlib import Path

NAME = "support/some.py"
TEXT = b"said = 'kept'"
_START = """
import builtins
compiled, real = [], builtins.compile

def watched(source, name, *how, **more):
    compiled.append(name)
    return real(source, name, *how, **more)

builtins.compile = watched
import pinochle_qt.ui
assert builtins.compile is watched
pinochle_qt.ui.SUPPORT.keep()
print(*compiled, sep="\\n")
"""


def compiled_by_a_start() -> str:
    """Import what the window is made of, in a program of its own, and return the names of what that compiled."""
    return subprocess.run([sys.executable, "-c", _START], stdout=subprocess.PIPE, text=True, check=True).stdout


def said(kept: KeptCode, text: bytes = TEXT) -> object:
    """Run a text that is compiled while PySide is imported, and return what it says."""
    names: dict[str, object] = {}
    with kept.used():
        exec(compile(text, NAME, "exec"), names)  # noqa: S102
    return names["said"]


def kept(path: Path) -> bytes:
    """Return what is in a file after a start."""
    first = KeptCode(path)
    said(first)
    first.keep()
    return path.read_bytes()


def test_a_second_start_compiles_nothing_of_pyside() -> None:
    assert "shibokensupport/signature/loader.py" in compiled_by_a_start()
    assert "shibokensupport" not in compiled_by_a_start()


def test_another_text_is_compiled_anew(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "support"
    kept(path)
    newer = KeptCode(path)
    assert said(newer, b"said = 'newer'") == "newer"
    newer.keep()
    assert said(KeptCode(path), b"said = 'newer'") == "newer"
    assert said(KeptCode(path)) == "kept"


def test_what_is_kept_is_used_and_the_file_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "support"
    before = kept(path)
    monkeypatch.setattr("pinochle_qt.ui.kept_code._compile", None)
    monkeypatch.setattr("pinochle_qt.record.files.write_atomically", None)
    second = KeptCode(path)
    names: dict[str, object] = {}
    with second.used():
        code = builtins.compile(TEXT, NAME, "exec")
    exec(code, names)  # noqa: S102
    second.keep()
    assert names["said"] == "kept"
    assert path.read_bytes() == before


@pytest.mark.parametrize("at", [0, 4, 6, 12, -1])
def test_a_damaged_file_is_no_harm(tmp_path: Path, at: int) -> None:
    path = tmp_path / "support"
    whole = kept(path)
    damaged = bytearray(whole)
    damaged[at] ^= 0x55
    for content in (bytes(damaged), whole[:at], b"", whole + whole):
        path.write_bytes(content)
        mended = KeptCode(path)
        assert said(mended) == "kept"
        mended.keep()
        assert path.read_bytes() == whole


def test_a_folder_in_its_place_is_no_harm(tmp_path: Path) -> None:
    folder = KeptCode(tmp_path)
    assert said(folder) == "kept"
    folder.keep()
    assert said(KeptCode(None)) == "kept"
