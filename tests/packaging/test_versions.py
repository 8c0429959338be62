"""A release freezes no old Python and no old SQLite, unless somebody allows it."""

import hashlib
import re
import sys
from pathlib import Path
from typing import Final

import pytest

import current_python
from current_python import PYTHON, SQLITE, Source, fetch
from pythons import SUPPORTED
from release import main
from system import Trouble
from versions import PYTHONS, too_old

CURRENT: Final = (3, 53, 4)


def test_every_supported_python_has_a_minimum_version() -> None:
    assert [f"{major}.{minor}" for major, minor in PYTHONS] == list(SUPPORTED)


@pytest.mark.parametrize(
    ("python", "sqlite", "sentence"),
    [
        ((3, 11, 7), CURRENT, r"^Python 3\.11\.7 is too old for a release, which takes 3\.11\.\d+, .* or later$"),
        ((3, 10, 99), CURRENT, r"^Python 3\.10\.99 is too old"),
        ((3, 13, 15), (3, 40, 1), r"^SQLite 3\.40\.1 is too old for a release, which takes 3\.51\.3 or later$"),
        ((3, 13, 15), CURRENT, "^$"),
        ((3, 13, 16), (3, 51, 3), "^$"),
    ],
)
def test_the_part_that_is_too_old_is_named(python: tuple[int, ...], sqlite: tuple[int, ...], sentence: str) -> None:
    assert re.search(sentence, too_old(python, sqlite, system="linux"))


def test_other_systems_take_the_sqlite_of_their_python() -> None:
    assert not too_old((3, 13, 15), (3, 40, 1), system="win32")


def test_the_python_that_is_built_for_a_release_is_new_enough() -> None:
    python, sqlite = (tuple(map(int, each.version.split("."))) for each in (PYTHON, SQLITE))
    assert not too_old(python, sqlite, system="linux")


def test_the_release_refuses_an_old_python_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("versions.PYTHONS", {})
    with pytest.raises(SystemExit, match=r"^Python .* is too old .* or allow it with --allow-old, for a trial\.$"):
        main([])


@pytest.fixture
def mirror(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in which sources are looked for instead of the mirrors of Debian."""
    if sys.platform != "linux" or not current_python.HELPER.exists():
        pytest.skip("only apt downloads sources")
    folder = tmp_path / "mirror"
    monkeypatch.setattr(current_python, "mirrors", lambda: [f"copy://{folder}"])
    return folder


def in_mirror(mirror: Path, content: bytes, sha256: str) -> Source:
    source = Source("example", "1.2", sha256)
    place = mirror / source.in_pool
    place.parent.mkdir(parents=True)
    place.write_bytes(content)
    return source


def test_a_source_is_downloaded_once(mirror: Path, tmp_path: Path) -> None:
    source = in_mirror(mirror, b"source", hashlib.sha256(b"source").hexdigest())
    kept = fetch(source, tmp_path)
    (mirror / source.in_pool).unlink()
    assert fetch(source, tmp_path) == kept
    assert kept.read_bytes() == b"source"


def test_a_source_with_the_wrong_hash_is_refused(mirror: Path, tmp_path: Path) -> None:
    source = in_mirror(mirror, b"another", hashlib.sha256(b"source").hexdigest())
    with pytest.raises(Trouble, match=r"^The source of example 1\.2 cannot be downloaded \(.+\): please put it into"):
        fetch(source, tmp_path)
    assert not (tmp_path / source.archive).exists()
