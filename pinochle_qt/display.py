"""Find out whether a window can be opened before Qt tries: Qt would end the program with misleading advice, or crash.

The start script uses this too, before it downloads anything, so this module uses only the standard library.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableMapping

_ADVICE: Final = (
    "please start it from a desktop session, or over ssh with `ssh -X`; the tests and the commands that print text "
    "need no display."
)


class NoWindow(Exception):
    """Raised when no window can be opened; `str()` is one sentence that says why, and what to do."""


class NoDisplay(NoWindow):
    """Raised when there is no display to open a window on."""


class MissingLibrary(NoWindow):
    """Raised when libraries of the system or of the program cannot be loaded; `str()` says which, and what to do."""

    def __init__(self, reason: str, variables: Mapping[str, str]) -> None:
        """Create the error from the message of the dynamic loader, which names only the first library."""
        library, colon, _ = reason.partition(":")
        if not colon or Path(library).is_absolute():  # a part of the program itself
            problem = f"The table cannot be opened because a part of the program cannot be loaded ({reason}): "
            super().__init__(f"{problem}please install the program again and start again.")
            return
        from pinochle_qt.libraries import SystemPart, lacking, missing_libraries, window_libraries

        wanted = window_libraries(variables)
        missing = missing_libraries(wanted)
        if library not in {part.name for part in missing}:
            missing.append(next((part for part in wanted if part.name == library), SystemPart(library, "")))
        super().__init__(lacking(missing, "open the table"))


_FILES: Final = 64
"""The number of files that a window with its computer players keeps open at once, twice what was counted."""
_MEMORY_MIB: Final = 768
"""The address space that a window needs: half as much again as was counted."""
_MORE: Final = "please allow more (`{}`) and start again."


def require_limits() -> None:
    """Refuse to open a window where the system allows this program too few open files or too little memory.

    A limit that this program may raise itself is raised.

    Raises:
        NoWindow: if it would fail later, at any place.
    """
    if sys.platform == "win32":
        return
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= allowed < _FILES:
        if 0 <= most < _FILES:
            reason = f"this program may open only {allowed} files at once and needs {_FILES}"
            raise NoWindow(f"The table cannot be opened because {reason}: {_MORE.format(f'ulimit -n {_FILES}')}")
        resource.setrlimit(resource.RLIMIT_NOFILE, (_FILES, most))
    memory = resource.getrlimit(resource.RLIMIT_AS)[0] // 2**20
    if 0 <= memory < _MEMORY_MIB:
        reason = f"this program may use only {memory} MiB of memory and needs {_MEMORY_MIB} MiB"
        raise NoWindow(f"The table cannot be opened because {reason}: {_MORE.format('ulimit -v unlimited')}")


_SIZES: Final = {"QT_SCALE_FACTOR": 1.0, "QT_SCREEN_SCALE_FACTORS": 1.0, "QT_FONT_DPI": 96.0}
"""The variables with which Qt scales windows, each with the value that changes nothing."""
_SMALLEST, _LARGEST = 0.1, 20.0
"""The limits of a scale with which anything can be seen; with others, Qt fails to paint."""


def drop_unusable_sizes(variables: MutableMapping[str, str]) -> dict[str, str]:
    """Remove the variables that would scale windows to nothing or beyond every screen, and return them."""
    bad = {name: variables[name] for name, usual in _SIZES.items() if not _is_usable(variables.get(name, ""), usual)}
    for name in bad:
        del variables[name]
    return bad


def _is_usable(value: str, usual: float) -> bool:
    """Return whether a value consists of usable scales, for each screen `SCALE` or `NAME=SCALE`, or is empty."""
    try:
        scales = [float(each.rpartition("=")[2]) / usual for each in value.split(";") if each]
    except ValueError:
        return False
    return all(_SMALLEST <= scale <= _LARGEST for scale in scales)


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
    names = variables.get("QT_QPA_PLATFORM", "").lower().split(";")  # Qt compares them in this way
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


def require_platform(plugins: Path, variables: Mapping[str, str]) -> None:
    """Refuse to open a window if the user chose Qt platforms by name, and there is none of them.

    `plugins` is the folder of the plugins that came with Qt; variables may name more folders.

    Raises:
        NoWindow: if Qt knows no platform with such a name.
    """
    wanted = variables.get("QT_QPA_PLATFORM", "")
    if not wanted:
        return
    folders = [plugins / "platforms", *map(Path, filter(None, [variables.get("QT_QPA_PLATFORM_PLUGIN_PATH")]))]
    folders += [Path(each, "platforms") for each in variables.get("QT_PLUGIN_PATH", "").split(os.pathsep) if each]
    known = {file.stem.removeprefix("lib").removeprefix("q") for folder in folders for file in folder.glob("*q*.*")}
    if known and not known & _chosen(variables):
        reason = f"Qt has no platform “{wanted}”, which QT_QPA_PLATFORM names"
        advice = f"please unset it, or choose one of {', '.join(sorted(known))}"
        raise NoWindow(f"The table cannot be opened because {reason}: {advice}.")


_PLUGIN_VARIABLES: Final = frozenset({"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"})
"""Environment variables that make Qt look for plugins in other folders too."""


def require_plugin(plugins: Path, variables: Mapping[str, str], system: str = sys.platform) -> None:
    """Refuse to open a window if Qt has no platform plugin that can be loaded.

    `plugins` is the folder of the plugins that came with Qt, if any did. Qt itself would end the program with advice
    that doesn't name the missing libraries.

    Raises:
        MissingLibrary: if libraries are missing that the plugin needs.
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
        raise MissingLibrary(reasons[0], variables)


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
