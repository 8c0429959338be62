"""What goes into the frozen program, and what of Python, Qt, ICU and the system that builds is left out of it.

`pinochle.spec` hands everything over that PyInstaller finds; `build.py` holds the folder that comes of it to this page.
"""

import sys
from pathlib import Path, PurePosixPath
from typing import Final

from environment import ROOT

_LANGUAGES: Final = tuple(path.stem for path in sorted((ROOT / "assets" / "translations").glob("*.qm")))
"""The languages of the window besides English."""

UNUSED_MODULES: Final = (
    # Qt, beyond a window with widgets, its pictures, and one word from a second start to the first.
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql"),
    *("PySide6.QtTest", "PySide6.QtXml", "PySide6.QtPrintSupport", "PySide6.QtDBus"),
    # The network and what is read from it.
    *("ssl", "_ssl", "_hashlib", "asyncio", "http", "smtplib", "xml", "xmlrpc"),
    # What people try and ask in an interpreter, and tests.
    *("unittest", "pydoc", "doctest", "tkinter", "curses", "readline", "setuptools", "IPython", "ipywidgets", "attr"),
    # What writes programs and papers.
    *("pygments", "markdown_it", "cffi", "pycparser"),
    # Of `miniaudio` only its compiled half is used, see pinochle_qt/ui/sound/loudspeaker.py.
    "miniaudio",
    # Archives, besides the one that Python itself is in.
    *("lzma", "_lzma", "bz2", "_bz2", "tarfile"),
    # The tables of old encodings for East Asian texts.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
    # The slow double of `_decimal`.
    "_pydecimal",
)
"""Python modules that something imports in case, and that nothing here calls."""

HIDDEN_MODULES: Final = ("_miniaudio", "_cffi_backend", "sqlite3", "PySide6.QtNetwork")
"""What is imported where PyInstaller does not see it, by name or by a module that is not written in Python; and what
must work in the frozen program although not everything that uses it is reached yet."""

_QT_LIBRARIES: Final = frozenset({"Core", "Gui", "Widgets", "Svg", "Network", "DBus", "XcbQpa", "WaylandClient"})
"""Of Qt's own libraries only these are loaded by a program that draws widgets and SVG without OpenGL."""

_QT_PLUGINS: Final = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
}

_QT_TRANSLATIONS: Final = frozenset(f"qtbase_{language}" for language in _LANGUAGES)
"""What Qt itself says, in the languages of the window."""

ICU_DATA: Final = (
    # The order of words, for every language that is not told apart, and how these ones differ from it.
    *("coll/ucadata.icu", "coll/root.res", "coll/res_index.res"),
    *(f"coll/{language}*.res" for language in ("en", *_LANGUAGES)),
    # Names of encodings, and the two that these languages had before Unicode besides those that ICU has built in.
    *("cnvalias.icu", "ibm-5348_P100-1997.cnv", "ibm-923_P100-1998.cnv"),
)
"""The files of ICU's data that are kept, as patterns. There are no names of time zones: the window shows none."""

SYSTEM_LIBRARIES: Final = (
    *("libpython", "libffi", "libsqlite3", "libxkbcommon-x11"),
    *(f"libxcb-{name}" for name in ("cursor", "icccm", "image", "keysyms", "render-util", "util")),
)
"""Libraries of the Linux that builds which are taken along, because a desktop need not have them."""


def is_asset(place: PurePosixPath) -> bool:
    """Tell whether a collected file is one of the program's own."""
    return place.is_relative_to("pinochle_qt/assets")


def is_needed(place: PurePosixPath, origin: Path, kind: str) -> bool:
    """Tell whether a file that PyInstaller collected belongs into the program.

    Its kind is what PyInstaller calls it: BINARY is a library that others are linked to, EXTENSION a module of Python.
    """
    if "translations" in place.parts and not is_asset(place):
        return place.stem in _QT_TRANSLATIONS
    if "plugins" in place.parts:
        return place.stem.removeprefix("lib") in _QT_PLUGINS.get(place.parent.name, ())
    name = place.name.removeprefix("lib")
    if name.startswith("Qt6"):
        return name.removeprefix("Qt6").partition(".")[0] in _QT_LIBRARIES
    if name.startswith(("opengl32sw", "d3dcompiler")):
        return False
    if sys.platform == "linux" and kind == "BINARY" and not origin.is_relative_to(sys.prefix) and ".so." in place.name:
        # The rest is there wherever a desktop is, and must match that desktop's drivers.
        return place.name.startswith(SYSTEM_LIBRARIES)
    return True
