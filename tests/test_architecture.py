"""Rules for the repository as a whole: the layers, the pins, and that it stands alone."""

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests import programs
from tests.systems import NO_GRIMP, not_under_wine

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS: Final = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-dev.txt": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["dev"],
        *PROJECT["project"]["optional-dependencies"]["research"],
        *PROJECT["project"]["optional-dependencies"]["cluster"],
    ],
    "windows/requirements.txt": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["dev"],
        *PROJECT["dependency-groups"]["windows"],
    ],
}
TEXT_ENDINGS: Final = {"", ".md", ".py", ".toml", ".txt", ".json", ".jsonl", ".spec", ".svg", ".yml", ".cfg", ".ini"}

# Written in two halves, so that this file does not contain what it forbids.
FORBIDDEN: Final = (
    ("/wo" + "rk/", "a folder of one machine"),
    ("/ro" + "ot/", "a home of one machine"),
    ("pypi." + "org", "a registry host"),
    ("pythonhosted." + "org", "a registry host"),
    ("npmjs." + "org", "a registry host"),
    ("deb.debian." + "org", "a registry host"),
    ("snapshot.debian." + "org", "a registry host"),
)


def pins(lock: str) -> dict[str, str]:
    """Return the pinned version of every package in a lock file."""
    text = (ROOT / "packaging" / lock).read_text(encoding="utf-8")
    return {
        name.lower().replace("_", "-"): version for name, version in re.findall(r"^(\S+?)==(\S+)", text, re.MULTILINE)
    }


def own_files() -> list[Path]:
    """Return the text files of the repository, except those that tools leave behind."""
    folders = (ROOT / name for name in (".ci", "assets", "packaging", "pinochle_qt", "tests"))
    paths = [*ROOT.iterdir(), *(path for folder in folders for path in folder.rglob("*"))]
    # in a second worktree, .git is a file with the path of the first
    return [path for path in paths if path.is_file() and path.suffix in TEXT_ENDINGS and path.name != ".git"]


@not_under_wine(NO_GRIMP)
def test_imports_keep_to_the_layers() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    done = programs.run([*command, "--no-cache"], cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_depends_on_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)} names {text} ({what})"
        for path in own_files()
        for content in [path.read_text(encoding="utf-8", errors="replace")]
        for text, what in FORBIDDEN
        if text in content
    ]
    assert not found


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_file_has_the_requirements_of_the_project(lock: str) -> None:
    pinned = pins(lock)
    for requirement in LOCKS[lock]:
        name, version = requirement.lower().split("==")
        assert pinned[name] == version


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash_and_no_index_is_named(lock: str) -> None:
    text = (ROOT / "packaging" / lock).read_text(encoding="utf-8")
    pinned = re.findall(r"^\S+==\S+.*\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", text, re.MULTILINE)
    assert len(pinned) == len(pins(lock))
    assert "://" not in text
    assert "--find-links" not in text


def test_the_tools_are_pinned_on_top_of_the_program() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


def test_the_windows_python_has_the_same_versions() -> None:
    own = {name for name, _ in (each.split("==") for each in PROJECT["dependency-groups"]["windows"])}
    windows = {name: version for name, version in pins("windows/requirements.txt").items() if name not in own}
    assert windows.items() <= pins("requirements-dev.txt").items()


def test_qt_is_not_the_release_that_breaks_python_3_11() -> None:
    for lock in LOCKS:
        assert tuple(map(int, pins(lock)["pyside6-essentials"].split(".")[:2])) < (6, 12)
        assert pins(lock)["shiboken6"] == pins(lock)["pyside6-essentials"]


def test_the_build_uses_the_pinned_tools() -> None:
    tools = pins("requirements-dev.txt")
    assert PROJECT["build-system"]["requires"] == [f"{name}=={tools[name]}" for name in ("cython", "setuptools")]
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]


def test_every_package_is_part_of_the_wheel() -> None:
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "pinochle_qt").rglob("*.py")}
    packages = {".".join(folder.parts) for folder in folders}
    listed = PROJECT["tool"]["setuptools"]["packages"]
    assert set(listed) == packages | {"pinochle_qt.assets"}, "please bring the list in pyproject.toml up to date"


def test_there_is_one_version_number() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "pinochle_qt.__version__"}


def test_the_first_screen_of_the_readme_has_the_two_commands() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:20]
    commands = [line.strip() for line in first_screen if line.startswith("    ")]
    assert commands == ["python3 packaging/start.py", "python3 packaging/start.py test"]


MOST_MODULES: Final = 20
LARGER: Final = {"pinochle_qt/engine": "one folder, so that its contracts can name its modules"}
"""Folders with more modules than that, and why."""


def public_classes() -> dict[str, list[str]]:
    """Return where each public class is defined, by name."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "pinochle_qt").rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    return found


def test_a_public_class_has_a_name_of_its_own() -> None:
    assert not {name: places for name, places in public_classes().items() if len(places) > 1}


def test_a_folder_has_at_most_twenty_modules() -> None:
    folders = [path.parent for path in (ROOT / "pinochle_qt").rglob("__init__.py")]
    counts = {
        folder.relative_to(ROOT).as_posix(): len([*folder.glob("*.py")]) - 1  # without __init__
        for folder in folders
    }
    assert {name for name, count in counts.items() if count > MOST_MODULES} <= LARGER.keys()
