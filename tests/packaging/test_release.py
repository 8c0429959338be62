"""A release knows its version and time, and contains only what is committed."""

import shutil
from pathlib import Path
from typing import Final

import pytest

from pinochle_qt import __version__
from release import read_release
from system import Trouble
from tests import programs

GIT: Final = shutil.which("git") or ""

pytestmark = pytest.mark.skipif(not GIT, reason="git is not installed")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a source tree with one commit, made at a known time."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
        monkeypatch.setenv(f"GIT_{role}_DATE", "1763856000 +0000")
    (tmp_path / "pinochle_qt").mkdir()
    (tmp_path / "pinochle_qt" / "__init__.py").write_text(f'__version__ = "{__version__}"\n')
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "all"]):
        programs.run([GIT, *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_release_has_the_version_of_the_program_and_the_time_of_its_commit(tree: Path) -> None:
    release = read_release(tree, allow_dirty=False)
    assert (release.version, release.time, release.date) == (__version__, 1_763_856_000, "2025-11-23")


def test_a_given_time_is_used(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert read_release(tree, allow_dirty=False).date == "1970-01-02"


def test_uncommitted_changes_are_released_only_if_allowed(tree: Path) -> None:
    (tree / "new.py").touch()
    with pytest.raises(Trouble, match=r"^Not all is committed \(new\.py\)"):
        read_release(tree, allow_dirty=False)
    assert read_release(tree, allow_dirty=True).version == __version__


def test_a_tree_without_history_is_released_only_if_allowed(tree: Path) -> None:
    shutil.rmtree(tree / ".git")
    with pytest.raises(Trouble, match=r"is no tree of git"):
        read_release(tree, allow_dirty=False)
    assert read_release(tree, allow_dirty=True).time > 1_763_856_000
