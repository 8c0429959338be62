"""The virtual environment `.venv`: created once, checked within milliseconds at every launch, rebuilt if damaged."""

import contextlib
import hashlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from complaints import explain
from locks import alone
from system import Compiler, Trouble, captured, find_compiler, print_status

ROOT: Final = Path(__file__).resolve().parent.parent
_SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
_PYTHON: Final = f"{sys.implementation.cache_tag}, {sysconfig.get_platform()}"


class Lock(StrEnum):
    """The requirements files beside this module that pin an environment's packages; the second includes the first."""

    PROGRAM = "requirements.txt"
    TOOLS = "requirements-dev.txt"


_COMPILING: Final = "requirements-build.txt"
"""Pins the tools that translate some modules to C; only installed where there is a compiler."""
_COMPILER: Final = "requirements-compiler.txt"
"""Pins a C compiler, for systems that have none."""
_UNCOMPILED: Final = "the computer players imagine fewer deals in the same time, Expert most of all."


def child_variables() -> dict[str, str]:
    """Return the environment variables for a program inside `.venv`, without those that lead to other packages."""
    foreign = {"PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__"}
    return {name: value for name, value in os.environ.items() if name not in foreign}


class Environment:
    """The virtual environment of one source tree, for the running Python."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / ".venv"
        windows = sys.platform == "win32"
        self.scripts = self.folder / ("Scripts" if windows else "bin")
        self.python = self.scripts / ("python.exe" if windows else "python")
        self._packages = Path(
            sysconfig.get_path("purelib", "venv", {"base": str(self.folder), "platbase": str(self.folder)})
        )
        self._stamp = self.folder / "pinochle-ready.json"
        self._held: tuple[int, ...] = ()

    def is_ready(self, lock: Lock) -> bool:
        """Return whether everything that the lock file pins is installed, and everything compilable is compiled."""
        try:
            return self._has(lock) and self._read_stamp()["compiled"] == self._compiled()
        except (OSError, ValueError, KeyError, TypeError):
            return False

    def _has(self, lock: Lock) -> bool:
        """Return whether the packages that a lock file pins are installed for this Python and in this place."""
        try:
            stamp = self._read_stamp()
            keys, files = stamp["keys"], stamp["files"]
            right = keys.get(lock) == self._key(lock) and files.items() <= self._inventory().items()
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return False
        return right and self.python.exists()

    def _read_stamp(self) -> Any:
        return json.loads(self._stamp.read_text(encoding="utf-8"))

    def prepare(self, lock: Lock) -> None:
        """Make the environment ready, from scratch unless only the development tools are missing.

        Raises:
            Trouble: it failed; a half-made environment will not pass for a ready one.
        """
        if self.is_ready(lock):
            return
        try:
            with self.alone():
                if self.is_ready(lock):
                    return
                if not self._has(lock):
                    if not self._has(Lock.PROGRAM):
                        self._make()
                    self._install(lock)
                self._compile()
                self._write_stamp(lock)
        except OSError as error:
            raise Trouble(self._file_trouble(error)) from error
        print_status("Ready.")

    def _key(self, lock: Lock) -> str:
        pinned = (self.root / "packaging" / lock).read_bytes()
        place = [_PYTHON, sys.base_prefix, str(self.root)]
        return hashlib.sha256(json.dumps(place).encode() + pinned).hexdigest()

    def _inventory(self) -> dict[str, int]:
        """Return the sizes of the installed files, two folders deep, enough to notice that one is missing."""
        sizes = {}
        for entry in _files(self._packages):
            if entry.is_dir():
                sizes.update({f"{entry.name}/{inner.name}": inner.stat().st_size for inner in _files(entry)})
            else:
                sizes[entry.name] = entry.stat().st_size
        return sizes

    def _make(self) -> None:
        """Create an empty environment that can import the program from its source."""
        print_status(f"Preparing {self.folder}; this is needed only once …")
        self._stamp.unlink(missing_ok=True)
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        elif self.folder.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        # An environment must not be based on another virtual environment, which may be deleted.
        base = getattr(sys, "_base_executable", None) or sys.executable
        self._run([base, "-m", "venv", str(self.folder)], "Python could not create a virtual environment")
        # The program runs from its source, so that a change there needs no installation. The encoding of a path file
        # differs between versions of Python, but a statement in it can be plain ASCII.
        self._packages.joinpath("pinochle-qt.pth").write_text(
            f"import sys; sys.path.append({str(self.root)!a})\n", encoding="ascii"
        )

    def _install(self, lock: Lock) -> None:
        extra = " and the development tools" if lock is Lock.TOOLS else ""
        print_status(f"Downloading and installing Qt for Python{extra}; this may take a few minutes …")
        self._pip_install(lock, "pip could not install the program's dependencies")

    def _pins(self, name: str) -> Path:
        return self.root / "packaging" / name

    def _pip_install(self, pins: str, failure: str) -> None:
        options = ["--disable-pip-version-check", "--no-input", "--no-user", "--only-binary=:all:", "--require-hashes"]
        command = [str(self.python), "-m", "pip", "install", *options, "-r", str(self._pins(pins))]
        self._run(command, failure)

    def _compile(self) -> None:
        """Compile the modules that benefit most; where that is impossible, they run as plain Python."""
        for module in self._modules():
            module.unlink()
        if not self._sources() or self._take_from_wheel():
            return
        compiler = find_compiler()
        if compiler is None:
            print_status(
                f"Nothing here can compile for this Python (it takes a C compiler and Python's headers): {_UNCOMPILED}"
            )
            return
        try:
            if compiler is Compiler.PACKAGE:
                print_status("Downloading a C compiler …")
                self._pip_install(_COMPILER, "pip could not install a C compiler")
            print_status("Compiling the computer players …")
            self._pip_install(_COMPILING, "pip could not install the build tools")
            statement = "import setuptools; setuptools.setup()"
            build = [str(self.python), "-P", "-c", statement, "-q", "build_ext", "--inplace", "--force"]
            variables = self._packaged_compiler() if compiler is Compiler.PACKAGE else {}
            output = self._run(build, "setuptools could not compile", variables)
            if compiler is Compiler.PACKAGE:
                # It is five times as large as everything that the program needs.
                remove = [str(self.python), "-m", "pip", "uninstall", "--yes", "-r", str(self._pins(_COMPILER))]
                self._run(remove, "pip could not remove the C compiler")
        except Trouble as trouble:
            output = f"{trouble} Until then {_UNCOMPILED}"
        if not self._modules():
            print_status(output.strip().rpartition("\n")[2])

    def _packaged_compiler(self) -> dict[str, str]:
        """Return the variables that make setuptools compile and link with the compiler that pip has installed."""
        command = f"{shlex.quote(str(self.python))} -m ziglang cc"
        return {"CC": command, "LDSHARED": f"{command} -shared"}

    def _take_from_wheel(self) -> bool:
        """Take compiled modules from a wheel in `dist` with the same source, if one fits; return whether one did."""
        ours = {f"pinochle_qt/ai/{path.name}": path.read_bytes() for path in self._sources()}
        for wheel in sorted((self.root / "dist").glob("pinochle_qt-*.whl")):
            with contextlib.suppress(OSError, KeyError, zipfile.BadZipFile), zipfile.ZipFile(wheel) as content:
                compiled = [name for name in content.namelist() if name.endswith(_SUFFIX)]
                if compiled and all(content.read(name) == source for name, source in ours.items()):
                    content.extractall(self.root, compiled)
                    if self._can_import(compiled):
                        print_status(f"Using the compiled computer players from {wheel.name}.")
                        return True
        for module in self._modules():
            module.unlink()
        return False

    def _can_import(self, modules: Sequence[str]) -> bool:
        """Return whether this system can load compiled modules, which may come from another system."""
        names = ", ".join(name.removesuffix(_SUFFIX).replace("/", ".") for name in modules)
        try:
            self._run([str(self.python), "-P", "-c", f"import {names}"], "")
        except Trouble:
            return False
        return True

    def _sources(self) -> list[Path]:
        """Return the modules that have types for a compiler, and the files with these types."""
        types = sorted((self.root / "pinochle_qt").glob("ai/*.pxd"))
        return [*types, *(path.with_suffix(".py") for path in types)]

    def _modules(self) -> list[Path]:
        return sorted((self.root / "pinochle_qt").glob(f"ai/*{_SUFFIX}"))

    def _compiled(self) -> dict[str, object]:
        """Return a hash of the sources of the compiled modules, and the sizes of these, to detect changes in either."""
        parts = [path.read_bytes() for path in self._sources()]
        source_hash = hashlib.sha256(
            b"".join([_PYTHON.encode(), bytes(find_compiler() is not None), *parts])
        ).hexdigest()
        return {"from": source_hash, "modules": {path.name: path.stat().st_size for path in self._modules()}}

    def _write_stamp(self, lock: Lock) -> None:
        """Record, as the very last step, that everything is in place."""
        locks = {Lock.PROGRAM, lock} | {other for other in Lock if self._has(other)}
        from pinochle_qt.busy_files import move  # `system` has told Python where that is

        stamp = {
            "keys": {name: self._key(name) for name in sorted(locks)},
            "files": self._inventory(),
            "compiled": self._compiled(),
        }
        new = self._stamp.with_suffix(".new")
        new.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
        move(new, self._stamp)

    def _run(self, command: Sequence[str], failure: str, variables: Mapping[str, str] | None = None) -> str:
        """Run a command and return its output; raises Trouble, with its complaint in one sentence, if it fails."""
        own = child_variables() | {"PYTHONIOENCODING": "utf-8"} | dict(variables or {})
        done = captured(command, cwd=self.root, env=own, pass_fds=self._held)
        if done.returncode != 0:
            raise Trouble(self._explain(failure, done.stdout))
        return done.stdout

    def _explain(self, failure: str, output: str) -> str:
        """Return one sentence for the user that sums up the output of a failed command."""
        reason = explain(
            output,
            folder=self.root,
            elsewhere="copy it to a folder of your own and start again there",
            python=f"this Python ({_PYTHON}); please use Python 3.11 to 3.14 on a current system",
            otherwise=f"Please delete {self.folder} and start again.",
        )
        return f"{failure}: {reason}"

    def _file_trouble(self, error: OSError) -> str:
        place = error.filename or self.folder
        return (
            f"{self.folder} could not be prepared ({error.strerror or error}: {place}): please make sure that you "
            "may write there, that the disk is not full and that no other pinochle-qt is running, and start again."
        )

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Make other launches wait while this one changes the environment; a crash releases the lock as well."""
        waiting = "Another launch is preparing everything; waiting for it …"
        with alone(self.root / "packaging" / Lock.PROGRAM, waiting) as held:
            # Child processes hold the lock as well, in case they outlive this process.
            self._held = () if sys.platform == "win32" else (held,)
            yield
            self._held = ()


def _files(folder: str | os.PathLike[str]) -> Iterator[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        yield from (entry for entry in entries if entry.name != "__pycache__")
