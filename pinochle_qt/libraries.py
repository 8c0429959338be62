"""The libraries of a Linux system that Qt needs to open a window, and how to install those that are missing.

The start script uses this too, before it downloads anything, so this module uses only the standard library. The program
imports it only when something is missing.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class SystemPart(NamedTuple):
    """A part of the operating system, and the Debian package that provides it."""

    name: str
    package: str


OFFSCREEN: Final = (
    SystemPart("libglib-2.0.so.0", "libglib2.0-0"),
    SystemPart("libgthread-2.0.so.0", "libglib2.0-0"),
    SystemPart("libGL.so.1", "libgl1"),
    SystemPart("libEGL.so.1", "libegl1"),
    SystemPart("libX11.so.6", "libx11-6"),
    SystemPart("libxkbcommon.so.0", "libxkbcommon0"),
    SystemPart("libfontconfig.so.1", "libfontconfig1"),
    SystemPart("libfreetype.so.6", "libfreetype6"),
    SystemPart("libdbus-1.so.3", "libdbus-1-3"),
)
TESTS: Final = (*OFFSCREEN, SystemPart("libgssapi_krb5.so.2", "libgssapi-krb5-2"))
"""What the tests need: also what Qt's tool for translations is linked with."""
X11: Final = (
    SystemPart("libX11-xcb.so.1", "libx11-xcb1"),
    SystemPart("libxcb-cursor.so.0", "libxcb-cursor0"),
    SystemPart("libxcb-icccm.so.4", "libxcb-icccm4"),
    SystemPart("libxcb-image.so.0", "libxcb-image0"),
    SystemPart("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    SystemPart("libxcb-randr.so.0", "libxcb-randr0"),
    SystemPart("libxcb-render.so.0", "libxcb-render0"),
    SystemPart("libxcb-render-util.so.0", "libxcb-render-util0"),
    SystemPart("libxcb-shape.so.0", "libxcb-shape0"),
    SystemPart("libxcb-shm.so.0", "libxcb-shm0"),
    SystemPart("libxcb-sync.so.1", "libxcb-sync1"),
    SystemPart("libxcb-util.so.1", "libxcb-util1"),
    SystemPart("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    SystemPart("libxcb-xkb.so.1", "libxcb-xkb1"),
    SystemPart("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND: Final = (
    SystemPart("libwayland-client.so.0", "libwayland-client0"),
    SystemPart("libwayland-cursor.so.0", "libwayland-cursor0"),
)


NO_DISPLAY: Final = frozenset({"offscreen", "minimal"})
"""The Qt platforms that show nothing."""


def window_libraries(variables: Mapping[str, str]) -> tuple[SystemPart, ...]:
    """Return the libraries that Qt needs to open a window on the display or platform that the environment names."""
    if variables.get("QT_QPA_PLATFORM", "").partition(":")[0] in NO_DISPLAY:
        return OFFSCREEN
    if variables.get("WAYLAND_DISPLAY") and not variables.get("DISPLAY"):
        return OFFSCREEN + WAYLAND
    return OFFSCREEN + X11


def missing_libraries(libraries: Iterable[SystemPart]) -> list[SystemPart]:
    """Return the shared libraries that cannot be loaded; only on Linux does the system provide them."""
    return [library for library in libraries if not _can_load(library.name)] if sys.platform == "linux" else []


def packages_of(parts: Iterable[SystemPart]) -> list[str]:
    """Return the Debian packages that provide parts of the system, each once."""
    return list(dict.fromkeys(part.package for part in parts if part.package))


def lacking(parts: Sequence[SystemPart], purpose: str) -> str:
    """Return a sentence about missing parts and how to install them; `purpose` completes "is needed to".

    On systems with apt-get, it ends with a line that is the command, which names the packages.
    """
    names, packages = ", ".join(part.name for part in parts), packages_of(parts)
    if shutil.which("apt-get") is None or not packages:
        debian = f" (Debian calls the packages {' '.join(packages)})" if packages else ""
        return (
            f"This system lacks what is needed to {purpose}: {names}. Please install it with the system's own package "
            f"manager{debian} and start again."
        )
    return (
        f"This system lacks what is needed to {purpose}. Please run this command once, then start again:\n"
        f"{_command_for_people(packages)}"
    )


def _can_load(library: str) -> bool:
    own = getattr(sys, "_MEIPASS", None)  # the folder of the frozen program, which brings some of them
    if own is not None and Path(own, library).is_file():
        return True
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _command_for_people(packages: Sequence[str]) -> str:
    update, install = "apt-get update", f"apt-get install -y --no-install-recommends {' '.join(packages)}"
    if os.geteuid() == 0:
        return f"{update} && {install}"
    if shutil.which("sudo"):
        return f"sudo {update} && sudo {install}"
    return f'su -c "{update} && {install}"'
