"""Runs tests with every Python that the program supports and that can be had here: `python3 packaging/pythons.py`.

Each Python gets a copy of the checkout, in which `start.py test` sets up everything as on a new machine. Where root can
make fresh Debian systems, a Python is that of a system with hardly anything else; otherwise it is one of this machine.
The Python that runs this file is left out: its tests are those of `start.py test` in the checkout itself.

All copies and systems are removed again. The exit code is 1 if tests failed with any Python; one that cannot be had
does not count as a failure, but the output says why it was left out.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Final, NoReturn

from environment import ROOT, child_variables
from linux.roots import HOME, PLAYER, Root, missing_for_roots
from pinochle_qt.libraries import TESTS
from system import Trouble, provide

SUPPORTED: Final = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS: Final[Mapping[str, str]] = {"3.11": "bookworm", "3.13": "trixie", "3.14": "forky"}
"""The Debian releases by their versions of Python; bookworm's is 3.11.2, the oldest that the program runs on."""
FOLDERS: Final = tuple(f"tests/{name}" for name in ("engine", "ai", "record", "session", "library", "packaging"))
"""The tests that run unless others are named: they need no window."""
_SECONDS: Final = 2400.0
_PACKAGES: Final = ("ca-certificates", "gcc", "libc6-dev", "python3", "python3-dev", "python3-venv")
_CERTIFICATES: Final = Path("etc", "ssl", "certs", "ca-certificates.crt")
_PASSED_ON: Final = re.compile("PIP_(INDEX_URL|DEFAULT_TIMEOUT)|(https?|no)_proxy", re.IGNORECASE)
"""The environment variables that fresh systems get too, since without them they might not reach the packages."""
_VERSION: Final = "import platform; print(platform.python_version())"
_COUNTS: Final = re.compile(r"^(?:\d+ [a-z]+, )*\d+ [a-z]+ in [\d.]+s\b.*$", re.MULTILINE)
_SHOWN_LINES: Final = 80
_LOOK_S: Final = 0.2
_stopped: Final = Event()
"""Set when all is to end. Tests may even begin after that, when one of this machine is to replace a stopped system."""


@dataclass(frozen=True)
class Outcome:
    """What happened with one Python."""

    python: str
    told: str
    """The counts of pytest, or why there are none."""
    has_failed: bool = False


class Missing(Exception):
    """A Python that cannot be had here; the message says why."""


class OwnPython:
    """A Python of this machine, in a copy of the checkout."""

    def __init__(self, python: Path, version: str, folder: Path) -> None:
        self.name = f"Python {version} ({python})"
        self._python = python
        self._sources = folder / f"own {version}"

    def prepare(self) -> None:
        """Copy the checkout."""
        copy_sources(ROOT, self._sources)

    def command(self, arguments: Sequence[str]) -> list[str]:
        """Return the command line that runs tests."""
        return [str(self._python), str(self._sources / "packaging" / "start.py"), "test", *arguments]


class SystemPython:
    """The Python of a fresh Debian system, with a copy of the checkout in the home of its user."""

    def __init__(self, version: str, folder: Path) -> None:
        self.name = f"Python {version} ({SYSTEMS[version]})"
        self._version = version
        packages = (*_PACKAGES, *dict.fromkeys(part.package for part in TESTS))
        self._root = Root(SYSTEMS[version], folder, packages)
        self._sources = Path("/", HOME, "pinochle-qt")

    def prepare(self) -> None:
        """Make the system and copy the checkout.

        Raises:
            Missing: the system cannot be made, or has another Python.
        """
        try:
            self._root.renew()
            version = self._root.run("python3", "-c", _VERSION).strip()
        except Trouble as trouble:
            raise Missing(str(trouble)) from trouble
        if not version.startswith(f"{self._version}."):
            raise Missing(f"{self._root.name} has Python {version}")
        self.name = f"Python {version} ({self._root.name} {self._root.version})"
        if Path("/", _CERTIFICATES).exists():  # those of a proxy may be among them
            shutil.copyfile(Path("/", _CERTIFICATES), self._root.place / _CERTIFICATES)
        inside = self._root.place / self._sources.relative_to("/")
        copy_sources(ROOT, inside)
        self._root.run("chown", "-R", f"{PLAYER}:{PLAYER}", str(self._sources), is_root=True)

    def command(self, arguments: Sequence[str]) -> list[str]:
        """Return the command line that runs tests as the system's user."""
        variables = {name: value for name, value in os.environ.items() if _PASSED_ON.fullmatch(name)}
        variables["PIP_CERT"] = str(Path("/", _CERTIFICATES))
        start = str(self._sources / "packaging" / "start.py")
        return self._root.command(["python3", start, "test", *arguments], variables=variables, ends_all=True)


def copy_sources(root: Path, target: Path) -> None:
    """Copy the files that git knows, or would add, as they are now.

    Raises:
        Trouble: git cannot say which these are.
    """
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, check=False)
    if listed.returncode:
        raise Trouble(f"git cannot list the files of {root}: {os.fsdecode(listed.stderr).strip()}")
    for name in set(os.fsdecode(listed.stdout).split("\0")) - {""}:
        if (root / name).is_file():  # a file may be deleted and not yet committed
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)


def own_pythons() -> dict[str, Path]:
    """Return the Pythons of this machine by version, except the one that runs this."""
    candidates = [Path(found) for each in SUPPORTED if (found := shutil.which(f"python{each}"))]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    candidates += sorted(pyenv.glob("versions/*/bin/python3"))
    versions: dict[str, Path] = {}
    for python in candidates:
        done = subprocess.run([python, "-c", _VERSION], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            versions.setdefault(done.stdout.strip(), python)
    running = ".".join(map(str, sys.version_info[:3]))
    return {version: python for version, python in versions.items() if version != running}


def oldest_of(minor: str, own: Iterable[str]) -> str | None:
    """Return the oldest of the versions, such as 3.12.1, that belong to a minor one, such as 3.12."""
    fitting = [version for version in own if re.fullmatch(rf"{re.escape(minor)}\.\d+", version)]
    return min(fitting, key=lambda version: int(version.rpartition(".")[2]), default=None)


def try_python(
    minor: str, own: Mapping[str, Path], no_systems: str, folder: Path, asked: argparse.Namespace
) -> Outcome:
    """Run tests with one version of Python, wherever it can be had; `no_systems` says why fresh systems cannot."""
    reason = no_systems if minor in SYSTEMS else "no Debian release has it"
    if minor in SYSTEMS and not no_systems:
        system = SystemPython(minor, folder)
        try:
            system.prepare()
            return run_tests(system, folder / f"{minor}.log", asked)
        except Missing as missing:
            reason = str(missing)
    version = oldest_of(minor, own)
    if version is None:
        return Outcome(f"Python {minor}", f"left out: this machine has none to test with; {reason}")
    python = OwnPython(own[version], version, folder)
    python.prepare()
    return run_tests(python, folder / f"{minor}.log", asked)


def run_tests(python: OwnPython | SystemPython, log: Path, asked: argparse.Namespace) -> Outcome:
    """Run tests and return their counts; print the end of the output if they fail."""
    # All Pythons run at once, so that each needs only one processor.
    command = python.command(["-q", "-n", "0", *asked.folders])
    begin = time.monotonic()
    with (
        log.open("wb") as output,
        subprocess.Popen(
            command, env=child_variables(), stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        ) as program,
    ):
        while (code := program.poll()) is None and time.monotonic() - begin < asked.seconds:
            if _stopped.wait(_LOOK_S):
                break
        program.kill()
    text = log.read_text(encoding="utf-8", errors="replace")
    counts = _COUNTS.findall(text)
    told = counts[-1] if counts else f"no test has run in {time.monotonic() - begin:.0f} s"
    if code is None:
        told = "stopped" if _stopped.is_set() else f"stopped after {asked.seconds:.0f} s"
    if code != 0:
        lines = text.rstrip("\n").splitlines()[-_SHOWN_LINES:]
        print("\n".join((f"---- {python.name}", *lines, "----")), flush=True)
    return Outcome(python.name, told, has_failed=code != 0)


def main(arguments: Sequence[str]) -> int:
    """Try all Pythons, print a line for each, and return the exit code."""
    parser = argparse.ArgumentParser(description="Run tests with every supported Python that can be had here.")
    parser.add_argument("folders", nargs="*", default=FOLDERS, help="what to give pytest (all but the window)")
    parser.add_argument("--python", action="append", choices=SUPPORTED, help="only this version; may be said again")
    parser.add_argument("--seconds", type=float, default=_SECONDS, help=f"the limit for each ({_SECONDS:.0f})")
    asked = parser.parse_args(arguments)
    no_systems = ""
    try:
        provide(missing_for_roots, "test with the Pythons of fresh systems")
    except Trouble as trouble:
        no_systems = str(trouble)
    own = own_pythons()
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    minors = asked.python or SUPPORTED
    # Programs that were just stopped may still be writing while their folder is removed.
    place = tempfile.TemporaryDirectory(dir=build, prefix="pythons-", ignore_cleanup_errors=True)
    # All at once, even on fewer processors: while some wait for downloads, others use these, and all end together.
    with place as name, ThreadPoolExecutor(len(minors)) as pool:
        try:
            tried = [pool.submit(try_python, minor, own, no_systems, Path(name), asked) for minor in minors]
            outcomes = [each.result() for each in tried]
        except BaseException:
            _stopped.set()
            raise
    for outcome in outcomes:
        print(f"{outcome.python}: {outcome.told}")
    return int(any(outcome.has_failed for outcome in outcomes))


def run(arguments: Sequence[str]) -> NoReturn:
    """Do that as a program of its own, and exit.

    Whoever stops it stops all programs of its process group, as Ctrl+C does; then it still removes copies and systems.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main(arguments))
    except Trouble as told:
        sys.exit(str(told))
    except KeyboardInterrupt:
        print("Stopped before all tests had run.", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    run(sys.argv[1:])
