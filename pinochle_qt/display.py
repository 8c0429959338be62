"""Whether a window can be opened here, found out before Qt tries: Qt would end the program with advice that misleads.

The start script asks this too, before it downloads anything, so only the standard library is used.
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
    """There is no display for a window; `str()` is one sentence."""


class MissingLibrary(Exception):
    """A library of the system, or of the program, cannot be loaded; `str()` is one sentence."""

    def __init__(self, reason: str) -> None:
        """Take what the system's loader of libraries said."""
        library = reason.partition(":")[0]
        told = f"The table cannot be opened because {library} cannot be loaded ({reason}): "
        own = "please install the program again" if Path(library).is_absolute() else "please install it"
        super().__init__(f"{told}{own} and start again.")


class _Way:
    """How a program reaches a display: its names in Qt and in the environment, and the library that connects."""

    def __init__(self, platform: str, variable: str, usual: str, library: str, calls: tuple[str, str]) -> None:
        """Take also the display that is meant where none is named, and the functions that connect and disconnect."""
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
    """Refuse to open a window where the environment names no display, or none that answers.

    Only Linux has to be asked. What Qt opens by means other than X11 and Wayland is left to Qt, and so is a display
    that cannot be asked because its library is missing.

    Raises:
        NoDisplay: no window can be opened.
    """
    ways = _ways(variables)
    if system != "linux" or not ways:
        return
    named = _named(variables)
    if not named:
        unset = "neither DISPLAY nor WAYLAND_DISPLAY is set" if len(ways) > 1 else f"{ways[0].variable} is not set"
        raise NoDisplay(f"The table cannot be opened because there is no display ({unset}): {_ADVICE}")
    if not any(_may_answer(way, name) for way, name in named.items()):
        asked = " and ".join(f"{way.variable}={name}" for way, name in named.items())
        raise NoDisplay(f"The table cannot be opened because the display does not answer ({asked}): {_ADVICE}")


def _chosen(variables: Mapping[str, str]) -> set[str]:
    """Return the platforms that are asked for by name; none where it is left to Qt."""
    names = variables.get("QT_QPA_PLATFORM", "").split(";")
    return {name.partition(":")[0].partition("-")[0] for name in names} - {""}


def _ways(variables: Mapping[str, str]) -> list[_Way]:
    """Return the ways in which a display may be reached; none where something else than a display is asked for."""
    chosen = _chosen(variables)
    if chosen - {way.platform for way in _WAYS}:
        return []
    return [way for way in _WAYS if way.platform in chosen or not chosen]


def _named(variables: Mapping[str, str]) -> dict[_Way, str]:
    """Return the ways for which the environment names a display, with its name."""
    is_chosen = bool(_chosen(variables))
    names = {way: variables.get(way.variable) or (way.usual if is_chosen else "") for way in _ways(variables)}
    return {way: name for way, name in names.items() if name}


_ELSEWHERE: Final = frozenset({"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"})
"""By these Qt is told to look for plugins in other folders too."""


def require_plugin(plugins: Path, variables: Mapping[str, str], system: str = sys.platform) -> None:
    """Refuse to open a window where no plugin with which Qt could open one can be loaded.

    `plugins` is the folder where Qt's own are, if it came with them. Qt itself would end the program with advice that
    names no library.

    Raises:
        MissingLibrary: the one with which a window would be opened lacks something.
    """
    named = _named(variables)
    if system != "linux" or not named or _ELSEWHERE & set(variables) or not plugins.is_dir():
        return
    import ctypes  # long to import, and not needed where Qt opens no window of a desktop

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
