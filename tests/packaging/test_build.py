"""The frozen program is accepted only if it is small and its self-test passes."""

import _ssl
import shutil
import sys
from pathlib import Path

import PySide6
import pytest

import build
from system import Trouble

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for the frozen program is a script")


def frozen(folder: Path, script: str) -> Path:
    """Put a stand-in for the frozen program in a folder, and return the folder."""
    program = folder / "pinochle-qt"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return folder


def test_a_good_program_is_reported_with_its_size(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "large").write_bytes(bytes(3 << 19))
    (tmp_path / "again").symlink_to(tmp_path / "large")
    build.check(frozen(tmp_path, 'echo "$1 on $QT_QPA_PLATFORM: fine"'))
    assert capfd.readouterr().out == f"{tmp_path}: 1.5 MiB\n--self-test on offscreen: fine\n"


def test_a_failing_self_test_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"failed with exit code 3\.$"):
        build.check(frozen(tmp_path, "exit 3"))


def test_a_large_program_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_LARGEST", 10)
    with pytest.raises(Trouble, match=r"^The frozen program is larger than"):
        build.check(frozen(tmp_path, "exit 0"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring no libraries of a desktop")
@pytest.mark.skipif(shutil.which("objdump") is None, reason="without binutils nothing is frozen either")
def test_a_library_missing_on_some_desktops_is_a_failure(tmp_path: Path) -> None:
    modules = Path(PySide6.__file__).parent
    for name in ("QtNetwork.abi3.so", "libpyside6.abi3.so.6.11"):
        shutil.copy(modules / name, tmp_path)
    with pytest.raises(
        Trouble, match=r"^The frozen program needs libQt6Core\.so\.6, libQt6Network\.so\.6, libshiboken6"
    ):
        build.check(frozen(tmp_path, "exit 0"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring no libraries of a desktop")
@pytest.mark.skipif(shutil.which("objdump") is None, reason="without binutils nothing is frozen either")
@pytest.mark.skipif(not hasattr(_ssl, "__file__"), reason="this Python has OpenSSL in itself")
def test_openssl_is_left_to_the_system_and_not_required_of_it(tmp_path: Path) -> None:
    shutil.copy(_ssl.__file__, tmp_path)
    assert "libssl.so.3" not in build.needed_by(frozen(tmp_path, "exit 0")).libraries
    assert b"libssl.so.3" in (tmp_path / Path(_ssl.__file__).name).read_bytes()
    build.check(tmp_path)
