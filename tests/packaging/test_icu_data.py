"""Only the part of ICU's data that the program uses is kept, and Qt's answers from it stay the same."""

import json
import os
import shutil
import struct
import sys
from pathlib import Path

import PySide6
import pytest

from contents import ICU_DATA
from icu_data import Package, cut_library, read_package, write_package
from system import Trouble
from tests import programs

QUESTIONS = Path(__file__).with_name("icu_questions.py")
HEADER = struct.pack("<HHHHBBBB4s4B", 32, 0x27DA, 20, 0, 0, 0, 2, 0, b"CmnD", 1, 0, 0, 0).ljust(32, b"\0")
FILES = {"icudt9l/coll/de.res": b"d" * 16, "icudt9l/coll/en.res": b"", "icudt9l/zone/de.res": b"z" * 32}
PACKAGE = Package(HEADER, FILES)
OTHERS = {
    "nothing": b"",
    "another thing": b"icudt" * 9,
    "another version": write_package(PACKAGE).replace(b"CmnD\1", b"CmnD\2"),
    "another machine": HEADER[:8] + b"\1" + HEADER[9:],
}


def ask(folder: Path | None) -> dict[str, list[str]]:
    """Return the answers of a Qt that looks for libraries in this folder first."""
    variables = dict(os.environ) if folder is None else {**os.environ, "LD_LIBRARY_PATH": str(folder)}
    done = programs.run([sys.executable, str(QUESTIONS)], env=variables, check=True)
    assert not done.stderr
    answers = json.loads(done.stdout)
    assert isinstance(answers, dict)
    return answers


def test_a_package_is_written_as_read() -> None:
    data = write_package(PACKAGE)
    assert read_package(data) == PACKAGE
    assert write_package(read_package(data)) == data


def test_the_files_of_a_package_are_sorted_by_name_and_aligned() -> None:
    data = write_package(Package(HEADER, {path: FILES[path] for path in reversed(FILES)}))
    count, *table = struct.unpack_from("<I6I", data, len(HEADER))
    assert count == 3
    assert [data[len(HEADER) + name :].partition(b"\0")[0].decode() for name in table[::2]] == list(FILES)
    assert all(place % 16 == 0 for place in table[1::2])


def test_a_package_is_reduced_to_the_needed_items() -> None:
    assert list(PACKAGE.cut(["coll/de*.res"]).files) == ["icudt9l/coll/de.res"]
    assert list(PACKAGE.cut(["coll/*", "zone/*"]).files) == list(FILES)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(Trouble, match=r"^ICU's data cannot be cut .* \(icudt9l has no coll/es\*\.res\): please"):
        PACKAGE.cut(["coll/de.res", "coll/es*.res"])


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_another_format_is_refused(data: bytes) -> None:
    with pytest.raises(Trouble, match=r"^ICU's data cannot be cut"):
        read_package(data)


def needs_binutils() -> None:
    if not all(map(shutil.which, ("objcopy", "as", "ld"))):
        pytest.skip("without binutils nothing is frozen either")


@pytest.fixture(scope="module")
def cut(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the installed Qt's ICU data library, cut for the frozen program, in a folder of its own."""
    needs_binutils()
    libraries = list(Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*"))
    if not libraries:
        pytest.skip("this Qt brings no ICU")
    return cut_library(libraries[0], ICU_DATA, tmp_path_factory.mktemp("icu"))


def test_qt_sorts_as_before(cut: Path) -> None:
    before, after = ask(None), ask(cut.parent)
    assert before.pop("rare encodings")
    assert not after.pop("rare encodings"), "it was not the library that has been cut"
    assert after == before


def test_the_reduced_data_are_small(cut: Path) -> None:
    assert cut.stat().st_size < 1 << 20


def test_a_file_that_is_no_library_is_refused(tmp_path: Path) -> None:
    needs_binutils()
    library = tmp_path / "libicudata.so.9"
    library.write_text("no library")
    with pytest.raises(Trouble, match=r"^ICU's data cannot be cut"):
        cut_library(library, ICU_DATA, tmp_path / "cut")


def test_a_missing_tool_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match=r"^ICU's data cannot be cut .* \(objcopy of binutils cannot be run: "):
        cut_library(tmp_path / "libicudata.so.9", ICU_DATA, tmp_path / "cut")
