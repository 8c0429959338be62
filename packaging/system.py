"""What the operating system must provide: a Python that can create environments, Qt's libraries, tools for freezing."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final


class Trouble(Exception):
    """A problem that stops the preparation; the message says in one sentence what, where and what to do."""


@dataclass(frozen=True)
class Part:
    """A part of the operating system, and the Debian package that provides it."""

    name: str
    package: str


OFFSCREEN: Final = (
    Part("libglib-2.0.so.0", "libglib2.0-0"),
    Part("libgthread-2.0.so.0", "libglib2.0-0"),
    Part("libGL.so.1", "libgl1"),
    Part("libEGL.so.1", "libegl1"),
    Part("libX11.so.6", "libx11-6"),
    Part("libxkbcommon.so.0", "libxkbcommon0"),
    Part("libfontconfig.so.1", "libfontconfig1"),
    Part("libfreetype.so.6", "libfreetype6"),
    Part("libdbus-1.so.3", "libdbus-1-3"),
)
TESTS: Final = (*OFFSCREEN, Part("libgssapi_krb5.so.2", "libgssapi-krb5-2"))
"""What the tests need: also what Qt's tool for translations is linked with."""
X11: Final = (
    Part("libX11-xcb.so.1", "libx11-xcb1"),
    Part("libxcb-cursor.so.0", "libxcb-cursor0"),
    Part("libxcb-icccm.so.4", "libxcb-icccm4"),
    Part("libxcb-image.so.0", "libxcb-image0"),
    Part("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Part("libxcb-randr.so.0", "libxcb-randr0"),
    Part("libxcb-render.so.0", "libxcb-render0"),
    Part("libxcb-render-util.so.0", "libxcb-render-util0"),
    Part("libxcb-shape.so.0", "libxcb-shape0"),
    Part("libxcb-shm.so.0", "libxcb-shm0"),
    Part("libxcb-sync.so.1", "libxcb-sync1"),
    Part("libxcb-util.so.1", "libxcb-util1"),
    Part("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Part("libxcb-xkb.so.1", "libxcb-xkb1"),
    Part("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND: Final = (
    Part("libwayland-client.so.0", "libwayland-client0"),
    Part("libwayland-cursor.so.0", "libwayland-cursor0"),
)
_IS_LINUX: Final = sys.platform == "linux"
_APPLE_TOOLS: Final = ("/Library/Developer/CommandLineTools", "/Applications/Xcode.app")
_PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"


def window_libraries(variables: Mapping[str, str]) -> tuple[Part, ...]:
    """Return the libraries that Qt needs to open a window on the display named in the environment variables."""
    if variables.get("WAYLAND_DISPLAY") and not variables.get("DISPLAY"):
        return OFFSCREEN + WAYLAND
    return OFFSCREEN + X11


def missing_libraries(libraries: Iterable[Part]) -> list[Part]:
    """Return the shared libraries that cannot be loaded; only on Linux does the system provide them."""
    return [library for library in libraries if not _can_load(library.name)] if _IS_LINUX else []


def missing_for_venv() -> list[Part]:
    """Return what this Python lacks for creating a virtual environment: Debian packages that separately."""
    needed = ("venv", "ensurepip")
    return [Part(name, f"python{_PYTHON}-venv") for name in needed if importlib.util.find_spec(name) is None]


def missing_for_freezing() -> list[Part]:
    """Return what is missing for freezing besides Python packages: binutils and a shared Python library."""
    if not _IS_LINUX:
        return []
    shared = sysconfig.get_config_var("INSTSONAME")
    missing = [] if shutil.which("objdump") else [Part("objdump", "binutils")]
    # A statically linked Python names an archive here; Debian's is one, and has the shared library in a package.
    name = shared if isinstance(shared, str) and ".so" in shared else f"libpython{_PYTHON}.so.1.0"
    return missing + missing_libraries([Part(name, f"libpython{_PYTHON}")])


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


def missing_for_compiling() -> list[Part]:
    """Return the missing Debian packages for compiling extension modules of this Python."""
    if not _IS_LINUX:
        return []
    missing = [] if _has_headers() else [Part("Python.h", f"python{_PYTHON}-dev")]
    return missing if _has_compiler() else [*missing, Part("a C compiler", "gcc"), Part("C headers", "libc6-dev")]


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


def provide(find_missing: Callable[[], list[Part]], purpose: str) -> None:
    """Install missing parts with apt-get where that is allowed.

    `purpose` completes the sentence "… is needed to".

    Raises:
        Trouble: something is missing and cannot be installed from here; the message has the command that installs it.
    """
    missing = find_missing()
    if not missing:
        return
    packages = list(dict.fromkeys(part.package for part in missing))
    names = ", ".join(part.name for part in missing)
    if shutil.which("apt-get") is None:
        raise Trouble(
            f"This system lacks what is needed to {purpose}: {names}. Please install it with the system's own package "
            f"manager (Debian calls the packages {' '.join(packages)}) and start again."
        )
    if not _is_root():
        raise Trouble(
            f"This system lacks what is needed to {purpose}. Please run this command once, then start again:\n"
            f"{_command_for_people(packages)}"
        )
    print(f"Installing the system packages {' '.join(packages)} …", file=sys.stderr, flush=True)
    _apt_get(packages)
    importlib.invalidate_caches()
    if still := find_missing():
        raise Trouble(
            f"The system packages {' '.join(packages)} are installed, but {still[0].name}, which is needed to "
            f"{purpose}, still cannot be loaded: please check that this Python was built for this system."
        )


def provide_if_possible(find_missing: Callable[[], list[Part]], purpose: str) -> None:
    """Install optional parts with apt-get if this runs as root; print a message if that fails."""
    if not _is_root() or shutil.which("apt-get") is None:
        return
    try:
        provide(find_missing, purpose)
    except Trouble as trouble:
        print(trouble, file=sys.stderr, flush=True)


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _command_for_people(packages: Sequence[str]) -> str:
    update, install = "apt-get update", f"apt-get install -y --no-install-recommends {' '.join(packages)}"
    if shutil.which("sudo"):
        return f"sudo {update} && sudo {install}"
    return f'su -c "{update} && {install}"'


def _apt_get(packages: Sequence[str]) -> None:
    """Install packages as root without prompting; raises Trouble with apt-get's own reason."""
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    patient = ("apt-get", "-o", "DPkg::Lock::Timeout=120")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*patient, *arguments],
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )

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
