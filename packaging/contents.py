"""What goes into the frozen program, and what is left out of Python, Qt, ICU and the build system.

`pinochle.spec` passes everything that PyInstaller collects through this module; `build.py` checks the result against
it.
"""

import sys
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final

from environment import ROOT
from pinochle_qt.libraries import OFFSCREEN, WAYLAND, X11

LANGUAGES: Final = tuple(path.stem for path in sorted((ROOT / "assets" / "translations").glob("*.json")))
"""The languages of the user interface besides English."""

_RICH: Final = ("__main__", "json", "layout", "markdown", "prompt", "syntax", "traceback", "tree", "_inspect")
_PROCESSES: Final = (
    "dummy",
    "forkserver",
    "heap",
    "managers",
    "pool",
    "popen_forkserver",
    "queues",
    "shared_memory",
    "sharedctypes",
)
_HTTP: Final = ("cookiejar", "cookies", "server")
_MAIL: Final = ("contentmanager", "generator", "headerregistry", "policy")
_WEBSOCKETS: Final = ("__main__", "asyncio", "auth", "cli", "connection", "legacy", "proxy", "sync", "trio")
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

_ONLY_WINDOWS: Final = (
    *(f"asyncio.{name}" for name in ("proactor_events", "windows_events", "windows_utils")),
    *(
        "ctypes.wintypes",
        "multiprocessing.popen_spawn_win32",
        "pinochle_qt.ui.far.schannel",
        "pinochle_qt.ui.far.windows_certificates",
        "platformdirs.windows",
        "rich._win32_console",
        "rich._windows_renderer",
    ),
)
_ONLY_MACS: Final = ("platformdirs.ios", "platformdirs.macos")

UNUSED_MODULES: Final = (
    # Parts of Qt beyond widgets and pictures. Programs and tables are called through Python's sockets.
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql"),
    *("PySide6.QtTest", "PySide6.QtXml", "PySide6.QtPrintSupport", "PySide6.QtDBus", "PySide6.QtNetwork"),
    # Networking beyond a table, in the local network or at a server, and the formats used there.
    *("_hashlib", "smtplib", "xmlrpc", *(f"http.{name}" for name in _HTTP)),
    *("ftplib", "mimetypes", "netrc", "webbrowser"),
    # OpenSSL has 6 MiB. Linux has it, Windows has its own encryption, and on a Mac the window says that there is none.
    *(("pinochle_qt.ui.far.openssl", "ssl", "_ssl") if sys.platform != "linux" else ()),
    *(f"xml.{name}" for name in ("dom", "etree", "parsers", "sax.expatreader")),
    # Of `websockets` and `segno`, the parts that open connections themselves, and the commands.
    *(f"websockets.{name}" for name in _WEBSOCKETS),
    "segno.cli",
    # Of mail, all but the dates and header lines that it has in common with HTTP.
    *(f"email.{name}" for name in _MAIL),
    # Tests, and tools for working in an interpreter.
    *("unittest", "pydoc", "doctest", "tkinter", "curses", "readline", "setuptools", "IPython", "ipywidgets", "attr"),
    *("pprint", "py_compile", "tracemalloc"),
    # Passwords asked in a terminal, terminals for other programs, and the names of groups of users.
    *("grp", "pty", "termios", "tty"),
    # Parsers for the files of installed packages.
    "configparser",
    # Tools that write source code and documents.
    *("pygments", "markdown_it", "cffi", "pycparser", *(f"rich.{name}" for name in _RICH)),
    # Every form of multiprocessing except a separate process with a pipe to it.
    *(
        "concurrent.futures.process",
        *(f"multiprocessing.{name}" for name in _PROCESSES),
    ),
    # Only the compiled half of `miniaudio` is used, see pinochle_qt/ui/sound/loudspeaker.py.
    "miniaudio",
    # Archive formats other than the one that holds Python itself.
    *("lzma", "_lzma", "bz2", "_bz2", "tarfile"),
    # Encodings of what is left out and of old mail, and legacy ones in which no system of today keeps its text.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
    *(f"encodings.{name}" for name in ("bz2_codec", "hp_roman8", "palmos", "uu_codec")),
    *(f"encodings.{name}" for name in (*_EAST_ASIAN, *_MAINFRAMES, *_OLD_MACS)),
    *(f"encodings.{name}" for name in _CONSOLES if sys.platform != "win32"),
    # Twins in Python of `_decimal`, `_abc` and `_thread`, and backports of what newer Pythons include.
    *("_pydecimal", "_py_abc", "_threading_local", "typing_extensions"),
    # Names made from the time.
    "_uuid",
    # Of packages for all systems, the parts for others.
    *(_ONLY_WINDOWS if sys.platform != "win32" else ()),
    *(_ONLY_MACS if sys.platform != "darwin" else ()),
    # The extra `research` of pyproject.toml, which is used from Python and not by the program, and its packages.
    *("pinochle_qt.research", "gymnasium", "numpy", "pettingzoo"),
    # The extra `cluster` with its packages, without which a command says that it cannot use a cluster.
    *("pinochle_qt.session.tasks.cluster", "cloudpickle", "dask", "distributed"),
    *("lazy_importer", "msgpack", "psutil", "tornado", "yaml"),
    # PyInstaller refuses to leave these out where only setuptools has them, as on Windows, without those packages.
    *(name for name in ("importlib_metadata", "zipp") if find_spec(name)),
)
"""Python modules that the program never uses: some package imports them just in case, or only an extra needs them."""

MODULES_IN_PYTHON: Final = frozenset({"importlib._bootstrap", "importlib._bootstrap_external", "zipimport"})
"""Modules that are part of Python's own library, which needs them to read the first file: no file with them is read."""

HIDDEN_MODULES: Final = ("_miniaudio", "_cffi_backend")
"""Modules whose import PyInstaller cannot see, because it is by name or from an extension module."""

LATE_HOOKS: Final = ("pyi_rth_multiprocessing", "pyi_rth_pkgutil")
"""PyInstaller's run-time hooks that do not run at every start but only where they are needed: in multiprocessing
workers, and before the modules are enumerated. Each imports the module that it prepares."""

UNUSED_HOOKS: Final = (
    # Finds the source code of running functions: nothing asks for it, and none is included.
    "pyi_rth_inspect",
    # Tells Qt where its files are, which Qt finds by itself on Linux. It loads Qt even in processes without a window,
    # such as computer players.
    *(["pyi_rth_pyside6"] if sys.platform == "linux" else []),
)
"""PyInstaller's run-time hooks that are left out, because every process would pay for them."""

_QT_LIBRARIES: Final = frozenset({"Core", "Gui", "Widgets", "Svg", "DBus", "XcbQpa", "WaylandClient"})
"""The only Qt libraries that a program loads if it draws widgets and SVG without OpenGL."""

_QT_PLUGINS: Final = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg", "qgif", "qjpeg"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
}

_QT_TRANSLATIONS: Final = frozenset(f"qtbase_{language}" for language in LANGUAGES)
"""The translations of Qt's own messages, in the languages of the user interface."""

UNUSED_QT_TEXTS: Final = (
    # Networking, databases and printers.
    *("QAbstractSocket", "QDns*", "QDtls*", "QFtp", "QHostInfo*", "QHttp*", "QLocalS*", "QNativeSocket*", "QNetwork*"),
    *("QSctp*", "QSocks5*", "QSsl*", "QTcp*", "QUdp*", "QDB2*", "QIBase*", "QMYSQL*", "QMimer*", "QOCI*", "QODBC*"),
    *("QPSQL*", "QSQLite*", "QTDS*", "QCups*", "QPage*", "QPrint*", "Print Device *"),
    # Foreign file formats and patterns, libraries and processes.
    *("QAx*", "QCommandLineParser", "QDom*", "QJson*", "QRegExp", "QRegularExpression", "QTga*", "QXml*"),
    *("QFactoryLoader", "QLibrary", "QPluginLoader", "QProcess", "QSharedMemory", "QSystemSemaphore", "QStateMachine"),
    # Windows and widgets that the program never opens.
    *("QColorDialog", "QDockWidget", "QErrorMessage", "QFontDatabase", "QFontDialog", "QInputDialog", "QMdi*"),
    *("QProgressDialog", "QUndo*", "QWizard"),
    # Systems on which the program does not run.
    *("QAndroid*", "QQnx*"),
)
"""Patterns of the translation contexts whose messages are cut from Qt's translations."""

ICU_DATA: Final = (
    # The sort order that all languages start from, and how these languages differ from it.
    *("coll/ucadata.icu", *(f"coll/{language}.res" for language in ("en", *LANGUAGES))),
    # Encoding names, and the two legacy encodings of these languages that are not built into ICU.
    *("cnvalias.icu", "ibm-5348_P100-1997.cnv", "ibm-923_P100-1998.cnv"),
)
"""Patterns of the ICU data files that are kept. Time zone names are not needed: the window shows none."""

SYSTEM_LIBRARIES: Final = (
    *("libpython", "libffi", "libsqlite3", "libxkbcommon-x11"),
    *(f"libxcb-{name}" for name in ("cursor", "icccm", "image", "keysyms", "render-util", "util")),
)
"""Libraries copied from the Linux system that builds, because a desktop may lack them."""


DESKTOP_LIBRARIES: Final = frozenset(
    {
        *(part.name for part in (*OFFSCREEN, *X11, *WAYLAND) if not part.name.startswith(SYSTEM_LIBRARIES)),
        *("libc.so.6", "libdl.so.2", "libm.so.6", "libmvec.so.1", "libpthread.so.0", "libresolv.so.2", "librt.so.1"),
        *("libutil.so.1", "libgcc_s.so.1", "libstdc++.so.6"),
        *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libxcb.so.1", "libuuid.so.1", "libz.so.1", "libzstd.so.1"),
    }
)
"""Libraries left to the system: every Linux desktop has them, and its own versions match its drivers."""
OPTIONAL_LIBRARIES: Final = frozenset({"libssl.so.3", "libcrypto.so.3"})
"""Libraries left to the system that only servers behind TLS need: the window says if they are missing."""


def is_asset(place: PurePosixPath) -> bool:
    """Return whether a collected file is one of the program's own assets."""
    return place.is_relative_to("pinochle_qt/assets")


def is_qt_translation(place: PurePosixPath) -> bool:
    """Return whether a collected file is one of Qt's translations."""
    return "translations" in place.parts and not is_asset(place)


def is_needed(place: PurePosixPath, origin: Path, kind: str) -> bool:
    """Return whether a file that PyInstaller collected belongs in the program.

    `kind` is PyInstaller's type code: BINARY is a shared library, EXTENSION an extension module of Python.
    """
    if is_qt_translation(place):
        return place.stem in _QT_TRANSLATIONS
    if "plugins" in place.parts:
        return place.stem.removeprefix("lib") in _QT_PLUGINS.get(place.parent.name, ())
    if place.parts[0].endswith(".dist-info"):
        return False  # nothing asks for the versions of packages
    name = place.name.removeprefix("lib")
    if name.startswith("Qt6"):
        return name.removeprefix("Qt6").partition(".")[0] in _QT_LIBRARIES
    if name.startswith(("opengl32sw", "d3dcompiler")):
        return False
    if sys.platform == "linux" and kind == "BINARY" and not origin.is_relative_to(sys.prefix) and ".so." in place.name:
        return place.name.startswith(SYSTEM_LIBRARIES)
    return True
