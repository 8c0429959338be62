"""A source tree that contains only its pins, and stand-ins for the tools that fill its environment."""

import os
import subprocess
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from environment import Environment, Lock


class Tools:
    """A stand-in for venv, pip and the compiler, which writes a few files where they would, or fails as they would."""

    def __init__(self, root: Path) -> None:
        self.folder = root / ".venv"
        self.ran: list[str] = []
        self.failing: dict[str, str] = {}
        self.killed_in = ""
        self.inherited: set[int] = set()
        self.variables_of: dict[str, Mapping[str, str]] = {}
        """The environment variables that each tool got in its last run."""

    def __call__(
        self, command: Sequence[str], *, pass_fds: Sequence[int], env: Mapping[str, str], **_: object
    ) -> subprocess.CompletedProcess[str]:
        self.inherited.update(os.fstat(descriptor).st_ino for descriptor in pass_fds)
        tool = next(Path(word).name for word in reversed(command) if word != str(self.folder))
        tool = "compiler" if "build_ext" in command else tool
        tool = f"uninstall {tool}" if "uninstall" in command else tool
        self.ran.append(tool)
        self.variables_of[tool] = env
        if tool == "venv":
            scripts = Environment(self.folder.parent).python
            scripts.parent.mkdir(parents=True)
            scripts.write_text("")
            self.packages.mkdir(parents=True)
        elif tool == "compiler":
            return self._compile(command)
        else:
            for package in ("rich", "pytest") if tool == Lock.TOOLS else ("rich",):
                (self.packages / package).mkdir(exist_ok=True)
                (self.packages / package / "__init__.py").write_text("code")
        if tool == self.killed_in:
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(command, 1 if tool in self.failing else 0, self.failing.get(tool, ""))

    def _compile(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        for types in self.folder.parent.rglob("*.pxd"):
            source = types.with_suffix(".py")
            if "compiler" in self.failing:
                return subprocess.CompletedProcess(command, 1, self.failing["compiler"])
            if source.read_text() == "does not compile":
                return subprocess.CompletedProcess(command, 0, "noise\nThey stay uncompiled.\n")
            source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX") or ".so").write_text(source.read_text())
        return subprocess.CompletedProcess(command, 0, "")

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
