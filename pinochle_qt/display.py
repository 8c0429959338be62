"""Whether a window can be opened here, found out before Qt tries: Qt would end the program with advice that misleads.

The start script asks this too, before it downloads anything, so only the standard library is used.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

_ADVICE: Final = (
    "please start it from a desktop session, or over ssh with `ssh -X`; the tests and the commands that print text "
    "need no display."
)


class NoDisplay(Exception):
    """There is no display for a window; `str()` is one sentence."""


class _Way(NamedTuple):
    """How a program reaches a display: its names in Qt and in the environment, and the library that connects."""

    platform: str
    variable: str
    usual: str
    """The display that is meant where the way is chosen, but none is named."""
    library: str
    connect: str
    disconnect: str


_WAYS: Final = (
    _Way("xcb", "DISPLAY", "", "libX11.so.6", "XOpenDisplay", "XCloseDisplay"),
    _Way(
        "wayland",
        "WAYLAND_DISPLAY",
        "wayland-0",
        "libwayland-client.so.0",
        "wl_display_connect",
        "wl_display_disconnect",
    ),
)


def require_display(variables: Mapping[str, str], system: str = sys.platform) -> None:
    """Refuse to open a window where the environment names no display, or none that answers.

    Only Linux has to be asked. What Qt opens by means other than X11 and Wayland is left to Qt, and so is a display
    that cannot be asked because its library is missing.

    Raises:
        NoDisplay: no window can be opened.
    """
    platforms = {name.partition(":")[0].partition("-")[0] for name in variables.get("QT_QPA_PLATFORM", "").split(";")}
    chosen = platforms - {""}
    if system != "linux" or chosen - {way.platform for way in _WAYS}:
        return
    ways = [way for way in _WAYS if way.platform in chosen or not chosen]
    names = {way: variables.get(way.variable) or (way.usual if chosen else "") for way in ways}
    named = [way for way in ways if names[way]]
    if not named:
        unset = "neither DISPLAY nor WAYLAND_DISPLAY is set" if len(ways) > 1 else f"{ways[0].variable} is not set"
        raise NoDisplay(f"The table cannot be opened because there is no display ({unset}): {_ADVICE}")
    if not any(_may_answer(way, names[way]) for way in named):
        asked = " and ".join(f"{way.variable}={names[way]}" for way in named)
        raise NoDisplay(f"The table cannot be opened because the display does not answer ({asked}): {_ADVICE}")


def _may_answer(way: _Way, name: str) -> bool:
    """Return whether a display answers, or cannot be asked."""
    import ctypes  # long to import, and not needed where Qt opens no window of a desktop

    try:
        library = ctypes.CDLL(way.library)
    except OSError:
        return True
    connect, disconnect = getattr(library, way.connect), getattr(library, way.disconnect)
    connect.restype, connect.argtypes, disconnect.argtypes = ctypes.c_void_p, [ctypes.c_char_p], [ctypes.c_void_p]
    connection = connect(name.encode(errors="surrogateescape"))
    if connection:
        disconnect(connection)
    return bool(connection)
