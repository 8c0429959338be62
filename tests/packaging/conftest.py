"""A source tree of nothing but its pins, and stand-ins for the tools that fill its environment."""

import os
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

from environment import Environment, Lock


class Tools:
    """Stands in for venv and pip: writes a few files where they would, or fails as they would."""

    def __init__(self, root: Path) -> None:
        self.folder = root / ".venv"
        self.ran: list[str] = []
        self.failing: dict[str, str] = {}
        self.killed_in = ""
        self.inherited: set[int] = set()

    def __call__(
        self, command: Sequence[str], *, pass_fds: Sequence[int], **_: object
    ) -> subprocess.CompletedProcess[str]:
        self.inherited.update(os.fstat(descriptor).st_ino for descriptor in pass_fds)
        tool = next(Path(word).name for word in reversed(command) if word != str(self.folder))
        self.ran.append(tool)
        if tool == "venv":
            scripts = Environment(self.folder.parent).python
            scripts.parent.mkdir(parents=True)
            scripts.write_text("")
            self.packages.mkdir(parents=True)
        else:
            for package in ("rich", "pytest") if tool == Lock.TOOLS else ("rich",):
                (self.packages / package).mkdir(exist_ok=True)
                (self.packages / package / "__init__.py").write_text("code")
        if tool == self.killed_in:
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(command, 1 if tool in self.failing else 0, self.failing.get(tool, ""))

    @property
    def packages(self) -> Path:
        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.folder), "platbase": str(self.folder)}))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    tree = tmp_path / "tree"
    (tree / "packaging").mkdir(parents=True)
    for lock in Lock:
        (tree / "packaging" / lock).write_text("pins")
    return tree


@pytest.fixture
def tools(root: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    fake = Tools(root)
    monkeypatch.setattr(subprocess, "run", fake)
    return fake
