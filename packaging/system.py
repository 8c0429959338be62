"""What the operating system must provide besides Qt's libraries: a Python that can create environments, a compiler."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final

# The commands in this folder run with any Python, which does not know where the program is.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from pinochle_qt.display import NoDisplay, require_display
from pinochle_qt.libraries import SystemPart, lacking, missing_libraries, packages_of, window_libraries


class Trouble(Exception):
    """A problem that stops the preparation; the message says in one sentence what, where and what to do."""


LIMIT_S: Final = 600.0
"""After so many seconds, a tool of the system that hangs is killed; downloads and builds may take longer."""
_IS_LINUX: Final = sys.platform == "linux"
_APPLE_TOOLS: Final = ("/Library/Developer/CommandLineTools", "/Applications/Xcode.app")
_PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"


def print_status(line: str) -> None:
    """Print a line about what is being done, on standard error."""
    print(line, file=sys.stderr, flush=True)


def captured(command: Sequence[str], **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a command to its end without input, and return its exit code and what it printed, errors included.

    `options` are more of those of `subprocess.run`, which also says what is raised.
    """
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        **options,
    )


def missing_for_venv() -> list[SystemPart]:
    """Return what this Python lacks for creating a virtual environment: Debian packages that separately."""
    needed = ("venv", "ensurepip")
    return [SystemPart(name, f"python{_PYTHON}-venv") for name in needed if importlib.util.find_spec(name) is None]


def missing_for_freezing() -> list[SystemPart]:
    """Return what is missing for freezing besides Python packages: binutils and a shared Python library."""
    if not _IS_LINUX:
        return []
    shared = sysconfig.get_config_var("INSTSONAME")
    missing = [] if shutil.which("objdump") else [SystemPart("objdump", "binutils")]
    # A statically linked Python names an archive here; Debian's is one, and has the shared library in a package.
    name = shared if isinstance(shared, str) and ".so" in shared else f"libpython{_PYTHON}.so.1.0"
    return missing + missing_libraries([SystemPart(name, f"libpython{_PYTHON}")])


class Compiler(Enum):
    """The compilers for extension modules of this Python."""

    SYSTEM = "of the system"
    PACKAGE = "that pip installs"
    """Needs nothing of the system but Python's headers."""


def find_compiler() -> Compiler | None:
    """Return the compiler to use for extension modules, or None if there is none or Python's headers are missing."""
    if not _has_headers():
        return None
    if _has_compiler():
        return Compiler.SYSTEM
    return Compiler.PACKAGE if _IS_LINUX else None


def missing_for_compiling() -> list[SystemPart]:
    """Return the missing Debian packages for compiling extension modules of this Python."""
    if not _IS_LINUX:
        return []
    missing = missing_headers()
    return (
        missing
        if _has_compiler()
        else [*missing, SystemPart("a C compiler", "gcc"), SystemPart("C headers", "libc6-dev")]
    )


def missing_headers() -> list[SystemPart]:
    """Return the Debian package with this Python's headers if they are missing."""
    return [] if _has_headers() else [SystemPart("Python.h", f"python{_PYTHON}-dev")]


def _has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def _has_compiler() -> bool:
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer")
        return installer.joinpath("vswhere.exe").exists()
    if sys.platform == "darwin" and not any(Path(tools).exists() for tools in _APPLE_TOOLS):
        return False  # the compiler commands exist nevertheless, but only offer to install the tools
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def provide(find_missing: Callable[[], list[SystemPart]], purpose: str) -> None:
    """Install missing parts with apt-get where that is allowed.

    `purpose` completes the sentence "… is needed to".

    Raises:
        Trouble: something is missing and cannot be installed from here; the message has the command that installs it.
    """
    missing = find_missing()
    if not missing:
        return
    if shutil.which("apt-get") is None or not _is_root():
        raise Trouble(lacking(missing, purpose))
    packages = packages_of(missing)
    print_status(f"Installing the system packages {' '.join(packages)} …")
    _apt_get(packages)
    importlib.invalidate_caches()
    if still := find_missing():
        raise Trouble(
            f"The system packages {' '.join(packages)} are installed, but {still[0].name}, which is needed to "
            f"{purpose}, still cannot be loaded: please check that this Python was built for this system."
        )


def provide_if_possible(find_missing: Callable[[], list[SystemPart]], purpose: str) -> None:
    """Install optional parts with apt-get if this runs as root; print a message if that fails."""
    if not _is_root() or shutil.which("apt-get") is None:
        return
    try:
        provide(find_missing, purpose)
    except Trouble as trouble:
        print_status(str(trouble))


def needs(
    purpose: str,
    *,
    modules: Sequence[str] = (),
    tools: Sequence[SystemPart] = (),
    libraries: Sequence[SystemPart] = (),
    window: Mapping[str, str] | None = None,
) -> None:
    """Exit with one sentence if something is missing that a command of a developer needs.

    `purpose` completes the sentence "… is needed to". `modules` are Python's, and come with the tools of a developer;
    `tools` are programs of the system; `window` are the variables of the environment in which windows will be opened.
    """
    if absent := [name for name in modules if importlib.util.find_spec(name) is None]:
        sys.exit(
            f"This Python lacks what is needed to {purpose}: {', '.join(absent)}. Please run `python3 "
            "packaging/start.py test --version` once, which installs it, and start again with the Python in .venv."
        )
    missing = [tool for tool in tools if shutil.which(tool.name) is None]
    missing += missing_libraries(libraries if window is None else window_libraries(window))
    if missing:
        sys.exit(lacking(missing, purpose))
    if window is not None and sys.argv[1:] not in (["--help"], ["-h"]):
        try:
            require_display(window)
        except NoDisplay as no_display:
            sys.exit(str(no_display))


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _apt_get(packages: Sequence[str]) -> None:
    """Install packages as root without prompting; raises Trouble with apt-get's own reason."""
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    patient = ("apt-get", "-o", "DPkg::Lock::Timeout=120")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return captured([*patient, *arguments], env=variables)

    # A failed update is not fatal: the existing package lists may suffice, and otherwise the installation fails.
    run("update", "-q")
    done = run("install", "-q", "-y", "--no-install-recommends", *packages)
    if done.returncode != 0:
        reasons = [line for line in done.stdout.splitlines() if line.startswith("E: ")]
        reason = reasons[0].removeprefix("E: ") if reasons else f"exit code {done.returncode}"
        raise Trouble(
            f"apt-get could not install {' '.join(packages)} ({reason}): please run `apt-get update && "
            f"apt-get install {' '.join(packages)}`, fix what it reports, and start again."
        )
