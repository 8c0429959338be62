"""The frozen program is accepted only if it is small and its self-test passes."""

import _ssl
import re
import shutil
import sys
from pathlib import Path

import PySide6
import pytest

import build
from linux.library_folders import forget_other_folders
from system import Trouble
from tests.programs import run

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


@pytest.mark.skipif(sys.platform != "linux", reason="other systems find libraries in other ways")
@pytest.mark.skipif(shutil.which("objdump") is None, reason="without binutils nothing is frozen either")
def test_libraries_are_looked_for_beside_the_program_but_not_in_folders_of_the_computer_that_built_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "module.so"
    shutil.copy(Path(PySide6.__file__).parent / "QtNetwork.abi3.so", path)

    def told() -> list[str]:
        return run(["objdump", "--private-headers", str(path)], check=True).stdout.splitlines()

    original = path.read_bytes()
    forget_other_folders(path)
    assert path.read_bytes() == original
    (own,) = [line.split()[1] for line in told() if re.match(" *(RPATH|RUNPATH)", line)]
    elsewhere = f"/home/me/{'x' * (len(own) - 9)}"
    path.write_bytes(original.replace(f"\0{own}\0".encode(), f"\0{elsewhere}\0".encode()))
    before = told()
    assert [line for line in before if elsewhere in line]
    forget_other_folders(path)
    assert told() == [line for line in before if elsewhere not in line]
