"""Find out whether a window can be opened before Qt tries: Qt would end the program with misleading advice.

The start script uses this too, before it downloads anything, so this module uses only the standard library.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_ADVICE: Final = (
    "please start it from a desktop session, or over ssh with `ssh -X`; the tests and the commands that print text "
    "need no display."
)


class NoDisplay(Exception):
    """Raised when there is no display to open a window on; `str()` is one sentence."""


class MissingLibrary(Exception):
    """Raised when a library of the system or of the program cannot be loaded; `str()` is one sentence."""

    def __init__(self, reason: str) -> None:
        """Create the error from the message of the dynamic loader."""
        library = reason.partition(":")[0]
        problem = f"The table cannot be opened because {library} cannot be loaded ({reason}): "
        advice = "please install the program again" if Path(library).is_absolute() else "please install it"
        super().__init__(f"{problem}{advice} and start again.")


class _Way:
    """A way to reach a display: its name in Qt, its environment variable, and the library that connects to it."""

    def __init__(self, platform: str, variable: str, usual: str, library: str, calls: tuple[str, str]) -> None:
        """Set up the way; `usual` is the default display, `calls` the functions that connect and disconnect."""
        self.platform = platform
        self.variable = variable
        self.usual = usual
        self.library = library
        self.connect, self.disconnect = calls


_WAYS: Final = (
    _Way("xcb", "DISPLAY", "", "libX11.so.6", ("XOpenDisplay", "XCloseDisplay")),
    _Way(
        "wayland",
        "WAYLAND_DISPLAY",
        "wayland-0",
        "libwayland-client.so.0",
        ("wl_display_connect", "wl_display_disconnect"),
    ),
)


def require_display(variables: Mapping[str, str], system: str = sys.platform) -> None:
    """Refuse to open a window if the environment names no display, or none that answers.

    The check is needed only on Linux. Qt platforms other than X11 and Wayland are left to Qt, and so is a display that
    cannot be checked because its client library is missing.

    Raises:
        NoDisplay: if no window can be opened.
    """
    ways = _ways(variables)
    if system != "linux" or not ways:
        return
    named = _display_names(variables)
    if not named:
        unset = "neither DISPLAY nor WAYLAND_DISPLAY is set" if len(ways) > 1 else f"{ways[0].variable} is not set"
        raise NoDisplay(f"The table cannot be opened because there is no display ({unset}): {_ADVICE}")
    if not any(_may_answer(way, name) for way, name in named.items()):
        tried = " and ".join(f"{way.variable}={name}" for way, name in named.items())
        raise NoDisplay(f"The table cannot be opened because the display does not answer ({tried}): {_ADVICE}")


def _chosen(variables: Mapping[str, str]) -> set[str]:
    """Return the Qt platforms that the user chose by name; empty if the choice is left to Qt."""
    names = variables.get("QT_QPA_PLATFORM", "").split(";")
    return {name.partition(":")[0].partition("-")[0] for name in names} - {""}


def _ways(variables: Mapping[str, str]) -> list[_Way]:
    """Return the ways to reach a display that Qt may use; empty if the user chose a platform that is none of them."""
    chosen = _chosen(variables)
    if chosen - {way.platform for way in _WAYS}:
        return []
    return [way for way in _WAYS if way.platform in chosen or not chosen]


def _display_names(variables: Mapping[str, str]) -> dict[_Way, str]:
    """Return the ways for which the environment names a display, each with the name of that display."""
    is_chosen = bool(_chosen(variables))
    names = {way: variables.get(way.variable) or (way.usual if is_chosen else "") for way in _ways(variables)}
    return {way: name for way, name in names.items() if name}


_PLUGIN_VARIABLES: Final = frozenset({"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"})
"""Environment variables that make Qt look for plugins in other folders too."""


def require_plugin(plugins: Path, variables: Mapping[str, str], system: str = sys.platform) -> None:
    """Refuse to open a window if Qt has no platform plugin that can be loaded.

    `plugins` is the folder of the plugins that came with Qt, if any did. Qt itself would end the program with advice
    that doesn't name the missing library.

    Raises:
        MissingLibrary: if a library is missing that the plugin needs.
    """
    named = _display_names(variables)
    if system != "linux" or not named or _PLUGIN_VARIABLES & set(variables) or not plugins.is_dir():
        return
    import ctypes  # slow to import, and not needed where Qt opens no desktop window

    reasons = []
    for way in named:
        try:
            ctypes.CDLL(str(plugins / "platforms" / f"libq{way.platform}.so"))
        except OSError as error:
            reasons.append(str(error))
        else:
            return
    if reasons:
        raise MissingLibrary(reasons[0])


def _may_answer(way: _Way, name: str) -> bool:
    """Return whether a display answers; also true if it cannot be checked."""
    import ctypes  # slow to import, and not needed where Qt opens no desktop window

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
