"""What goes into the frozen program, and what is left out of Python, Qt, ICU and the build system.

`pinochle.spec` passes everything that PyInstaller collects through this module; `build.py` checks the result against
it.
"""

import sys
from pathlib import Path, PurePosixPath
from typing import Final

from environment import ROOT
from system import OFFSCREEN, WAYLAND, X11

_LANGUAGES: Final = tuple(path.stem for path in sorted((ROOT / "assets" / "translations").glob("*.qm")))
"""The languages of the window besides English."""

_RICH: Final = ("__main__", "json", "layout", "markdown", "prompt", "syntax", "tree", "_inspect")
_PROCESSES: Final = (
    "dummy",
    "forkserver",
    "heap",
    "managers",
    "pool",
    "popen_forkserver",
    "shared_memory",
    "sharedctypes",
)
_EAST_ASIAN: Final = (
    *("big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jis_2004", "euc_jisx0213", "euc_jp", "euc_kr", "gb18030"),
    *("gb2312", "gbk", "hz", "iso2022_jp", "iso2022_jp_1", "iso2022_jp_2", "iso2022_jp_2004", "iso2022_jp_3"),
    *("iso2022_jp_ext", "iso2022_kr", "johab", "shift_jis", "shift_jis_2004", "shift_jisx0213"),
)
_MAINFRAMES: Final = ("cp037", "cp1026", "cp1140", "cp273", "cp424", "cp500", "cp875")
_OLD_MACS: Final = tuple(
    f"mac_{name}"
    for name in (
        "arabic",
        "croatian",
        "cyrillic",
        "farsi",
        "greek",
        "iceland",
        "latin2",
        "roman",
        "romanian",
        "turkish",
    )
)
_CONSOLES: Final = tuple(
    f"cp{number}"
    for number in (720, 737, 775, 850, 852, 855, 856, 857, 858, 860, 861, 862, 863, 864, 865, 866, 869, 1006, 1125)
)

UNUSED_MODULES: Final = (
    # Qt, beyond a window with widgets and its pictures. One start talks to another by a socket of Python.
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql"),
    *("PySide6.QtTest", "PySide6.QtXml", "PySide6.QtPrintSupport", "PySide6.QtDBus", "PySide6.QtNetwork"),
    # The network and what is read from it.
    *("ssl", "_ssl", "_hashlib", "asyncio", "http", "smtplib", "email", "xml", "xmlrpc"),
    # What people try and ask in an interpreter, and tests.
    *("unittest", "pydoc", "doctest", "tkinter", "curses", "readline", "setuptools", "IPython", "ipywidgets", "attr"),
    # What asks for installed packages, and reads their files.
    *("importlib.metadata", "importlib.resources", "configparser", "tomllib"),
    # What writes programs and papers.
    *("pygments", "markdown_it", "cffi", "pycparser", *(f"rich.{name}" for name in _RICH)),
    # Of the ways in which processes work together all but a process apart, with a pipe to it.
    *("concurrent.futures.thread", *(f"multiprocessing.{name}" for name in _PROCESSES)),
    # Of `miniaudio` only its compiled half is used, see pinochle_qt/ui/sound/loudspeaker.py.
    "miniaudio",
    # Archives, besides the one that Python itself is in.
    *("lzma", "_lzma", "bz2", "_bz2", "tarfile"),
    # Old encodings that no system has its texts in on which this runs.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
    *(f"encodings.{name}" for name in (*_EAST_ASIAN, *_MAINFRAMES, *_OLD_MACS)),
    *(f"encodings.{name}" for name in _CONSOLES if sys.platform != "win32"),
    # The slow double of `_decimal`, and what newer Pythons have themselves.
    *("_pydecimal", "typing_extensions"),
)
"""Python modules that something imports in case, and that nothing here calls."""

HIDDEN_MODULES: Final = ("_miniaudio", "_cffi_backend")
"""What is imported where PyInstaller does not see it: by name, and by a module that is not written in Python."""

LATE_HOOKS: Final = ("pyi_rth_multiprocessing", "pyi_rth_pkgutil")
"""What PyInstaller would run at every start before the program itself, and what this runs only where it is needed:
for processes that help another one, and for a look through all modules. Each takes along what it prepares."""

UNUSED_HOOKS: Final = (
    # Where the text of a function is that runs: nobody asks, and there is none.
    "pyi_rth_inspect",
    # Where Qt is, which its packages know on Linux. It loads Qt even where no window opens, as in computer players.
    *(["pyi_rth_pyside6"] if sys.platform == "linux" else []),
)
"""What PyInstaller would run at every start before the program itself, and what every process would pay for."""

_QT_LIBRARIES: Final = frozenset({"Core", "Gui", "Widgets", "Svg", "DBus", "XcbQpa", "WaylandClient"})
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

UNSAID_BY_QT: Final = (
    # The network, data bases, and printers.
    *("QAbstractSocket", "QDns*", "QDtls*", "QFtp", "QHostInfo*", "QHttp*", "QLocalS*", "QNativeSocket*", "QNetwork*"),
    *("QSctp*", "QSocks5*", "QSsl*", "QTcp*", "QUdp*", "QDB2*", "QIBase*", "QMYSQL*", "QMimer*", "QOCI*", "QODBC*"),
    *("QPSQL*", "QSQLite*", "QTDS*", "QCups*", "QPage*", "QPrint*", "Print Device *"),
    # Files and patterns of others, libraries and processes.
    *("QAx*", "QCommandLineParser", "QDom*", "QJson*", "QRegExp", "QRegularExpression", "QTga*", "QXml*"),
    *("QFactoryLoader", "QLibrary", "QPluginLoader", "QProcess", "QSharedMemory", "QSystemSemaphore", "QStateMachine"),
    # Windows and widgets that never open.
    *("QColorDialog", "QDockWidget", "QErrorMessage", "QFontDatabase", "QFontDialog", "QInputDialog", "QMdi*"),
    *("QProgressDialog", "QUndo*", "QWizard"),
    # Systems on which this does not run.
    *("QAndroid*", "QQnx*"),
)
"""The parts of Qt, as patterns, whose sentences are not kept among its translations."""

ICU_DATA: Final = (
    # The order of words that all languages begin with, and how these differ from it.
    *("coll/ucadata.icu", *(f"coll/{language}.res" for language in ("en", *_LANGUAGES))),
    # Names of encodings, and the two that these languages had before Unicode besides those that ICU has built in.
    *("cnvalias.icu", "ibm-5348_P100-1997.cnv", "ibm-923_P100-1998.cnv"),
)
"""The files of ICU's data that are kept, as patterns. There are no names of time zones: the window shows none."""

SYSTEM_LIBRARIES: Final = (
    *("libpython", "libffi", "libsqlite3", "libxkbcommon-x11"),
    *(f"libxcb-{name}" for name in ("cursor", "icccm", "image", "keysyms", "render-util", "util")),
)
"""Libraries of the Linux that builds which are taken along, because a desktop need not have them."""


DESKTOP_LIBRARIES: Final = frozenset(
    {
        *(part.name for part in (*OFFSCREEN, *X11, *WAYLAND) if not part.name.startswith(SYSTEM_LIBRARIES)),
        *("libc.so.6", "libdl.so.2", "libm.so.6", "libmvec.so.1", "libpthread.so.0", "libresolv.so.2", "librt.so.1"),
        *("libutil.so.1", "libgcc_s.so.1", "libstdc++.so.6"),
        *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libxcb.so.1", "libuuid.so.1", "libz.so.1", "libzstd.so.1"),
    }
)
"""Libraries that are left to the system: wherever a desktop of Linux is they are too, and fit its drivers."""


def is_asset(place: PurePosixPath) -> bool:
    """Tell whether a collected file is one of the program's own."""
    return place.is_relative_to("pinochle_qt/assets")


def is_said_by_qt(place: PurePosixPath) -> bool:
    """Tell whether a collected file has what Qt says in a language."""
    return "translations" in place.parts and not is_asset(place)


def is_needed(place: PurePosixPath, origin: Path, kind: str) -> bool:
    """Tell whether a file that PyInstaller collected belongs into the program.

    Its kind is what PyInstaller calls it: BINARY is a library that others are linked to, EXTENSION a module of Python.
    """
    if is_said_by_qt(place):
        return place.stem in _QT_TRANSLATIONS
    if "plugins" in place.parts:
        return place.stem.removeprefix("lib") in _QT_PLUGINS.get(place.parent.name, ())
    name = place.name.removeprefix("lib")
    if name.startswith("Qt6"):
        return name.removeprefix("Qt6").partition(".")[0] in _QT_LIBRARIES
    if name.startswith(("opengl32sw", "d3dcompiler")):
        return False
    if sys.platform == "linux" and kind == "BINARY" and not origin.is_relative_to(sys.prefix) and ".so." in place.name:
        return place.name.startswith(SYSTEM_LIBRARIES)
    return True
