"""Pinned packages are fetched once, checked and kept; whatever interrupts that, the next run goes on."""

import hashlib
import sys
from pathlib import Path
from typing import Final

import pytest

from system import Trouble
from tests import programs
from windows.fetch import Pin, Store, Target, cache_folder, read_pins, sha256
from windows.windows_python import PINS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the Windows program is built like this on Linux only")

PIP: Final = """\
import pathlib, sys
here = pathlib.Path(__file__).parent
options = dict(word.split("=", 1) for word in sys.argv if word.startswith("--") and "=" in word)
name = pathlib.Path(options["--requirement"]).read_text().partition("==")[0]
with (here / "asked").open("a") as asked:
    asked.write(name + chr(10))
if (here / "failing" / name).exists():
    sys.exit((here / "failing" / name).read_text())
target = pathlib.Path(options["--dest"])
target.mkdir()
(target / (name + ".whl")).write_bytes((here / "index" / name).read_bytes())
"""
"""A stand-in for a Python whose pip downloads from a folder, or fails with the output in another folder."""


class Index:
    """What pip can download, and what it was asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "index").mkdir(parents=True)
        (folder / "failing").mkdir()
        self.python = folder / "python"
        programs.make_program(self.python, PIP)

    def add(self, name: str, content: bytes = b"") -> Pin:
        content = content or name.encode()
        (self.folder / "index" / name).write_bytes(content)
        return Pin(name, "1.0", (hashlib.sha256(b"another file").hexdigest(), hashlib.sha256(content).hexdigest()))

    def fail(self, name: str, output: str) -> None:
        (self.folder / "failing" / name).write_text(output)

    def heal(self, name: str) -> None:
        (self.folder / "failing" / name).unlink()

    def asked(self) -> list[str]:
        """Return the names that were asked for since the last call."""
        path = self.folder / "asked"
        names = sorted(path.read_text().split()) if path.exists() else []
        path.unlink(missing_ok=True)
        return names


@pytest.fixture
def index(tmp_path: Path) -> Index:
    return Index(tmp_path / "index of packages")


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    folder = tmp_path / "cache"
    folder.mkdir()
    return folder


@pytest.fixture
def store(cache: Path, index: Index) -> Store:
    return Store(cache, index.python)


@pytest.mark.parametrize("target", Target)
def test_a_package_is_fetched_once(store: Store, index: Index, target: Target) -> None:
    pins = [index.add("one", b"1"), index.add("two", b"2")]
    files = store.provide(pins, target)
    assert [path.read_bytes() for path in files] == [b"1", b"2"]
    assert index.asked() == ["one", "two"]
    assert store.provide(pins, target) == files
    assert index.asked() == []


def test_a_damaged_file_is_fetched_again(store: Store, index: Index, capsys: pytest.CaptureFixture[str]) -> None:
    pin = index.add("one")
    [path] = store.provide([pin], Target.WINDOWS)
    path.write_bytes(b"half of the cont")
    [path] = store.provide([pin], Target.WINDOWS)
    assert path.read_bytes() == b"one"
    assert f"{path} is damaged and will be downloaded again." in capsys.readouterr().err


OUTPUTS: Final = [
    (
        "WARNING: Retrying after connection broken by 'NewConnectionError'\nERROR: No matching distribution found",
        "the package index cannot be reached; please check the network connection",
    ),
    ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was pinned"),
    ("ERROR: No matching distribution found for two==1.0", "there is no package for Python 3.11 on 64-bit Windows"),
    ("ERROR: Could not install: [Errno 28] No space left on device", "is full; please make room and start again."),
    ("ERROR: [Errno 13] Permission denied", "is not writable; please name another cache folder in PINOCHLE_CACHE."),
    ("ERROR: Something new.", "Something new. Please start again; what is whole is kept."),
]


@pytest.mark.parametrize(("output", "sentence"), OUTPUTS)
def test_a_failure_is_reported_and_the_next_run_continues(
    store: Store, index: Index, output: str, sentence: str
) -> None:
    pins = [index.add("one"), index.add("two")]
    index.fail("two", output)
    with pytest.raises(Trouble) as caught:
        store.provide(pins, Target.WINDOWS)
    assert str(caught.value).startswith("pip could not download two 1.0: ")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
    assert index.asked() == ["one", "two"]
    index.heal("two")
    assert len(store.provide(pins, Target.WINDOWS)) == 2
    assert index.asked() == ["two"]


def test_a_file_other_than_the_pinned_one_is_not_kept(store: Store, index: Index, cache: Path) -> None:
    pin = index.add("one")
    index.add("one", b"something else")
    with pytest.raises(Trouble, match=r"^pip could not download one 1\.0 as it was pinned: please start again"):
        store.provide([pin], Target.WINDOWS)
    assert not [path for path in cache.rglob("*") if path.is_file()]


def test_leftovers_of_an_interrupted_run_are_removed(store: Store, index: Index, cache: Path) -> None:
    left = cache / "packages" / "being-fetched-x" / "files"
    left.mkdir(parents=True)
    (left / "one.whl").write_bytes(b"half of the cont")
    store.provide([index.add("one")], Target.WINDOWS)
    assert [path.name for path in (cache / "packages").iterdir()] == ["windows"]


def test_the_cache_is_where_the_user_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PINOCHLE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert cache_folder() == tmp_path / "caches" / "pinochle-qt-windows"
    monkeypatch.setenv("PINOCHLE_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"
    monkeypatch.delenv("PINOCHLE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder() == tmp_path / "home" / ".cache" / "pinochle-qt-windows"


def test_an_unwritable_cache_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PINOCHLE_CACHE", str(tmp_path / "file"))
    with pytest.raises(Trouble, match=r"^The cache folder \S+file cannot be written \(File exists\): please make"):
        cache_folder()


def test_the_pins_of_the_windows_python_can_be_read() -> None:
    pins = {pin.name: pin for pin in read_pins(PINS)}
    assert {"panda3d", "pyside6-essentials", "pyinstaller", "pytest"} <= pins.keys()
    assert all(len(each) == 64 for pin in pins.values() for each in pin.hashes)


@pytest.mark.parametrize("entry", ["one==1.0", "one>=1 \\\n    --hash=sha256:{}", 'one==1 ; a == "b" --hash=sha256:{}'])
def test_a_file_that_does_not_pin_everything_is_reported(tmp_path: Path, entry: str) -> None:
    path = tmp_path / "requirements.txt"
    path.write_text(entry.format("0" * 64))
    with pytest.raises(Trouble, match=r"does not pin everything with hashes \(one"):
        read_pins(path)


def test_a_hash_covers_the_whole_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"content" * 100_000)
    assert sha256(tmp_path / "file") == hashlib.sha256(b"content" * 100_000).hexdigest()
