"""Fixtures and hooks for every test: no display, no access to the user's files, and nothing left running."""

import builtins
import gc
import multiprocessing
import os
import signal
import sqlite3
import sys
import weakref
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import count
from multiprocessing import resource_tracker
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import hypothesis
import pytest

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation, QObject, QThread, QTimer
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
if sys.platform == "win32":
    # without a screen, Qt knows none of the fonts of Windows, and warns that it has none at all
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "assets" / "fonts"))
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # tests that a script runs in the background ignore Ctrl+C, and so would every program that they start
    signal.signal(signal.SIGINT, signal.default_int_handler)

hypothesis.settings.register_profile("pinochle", deadline=None, derandomize=True)
hypothesis.settings.load_profile("pinochle")

_HOMES: Final = (
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",  # platformdirs asks Windows itself otherwise, and not the environment
)
_PATIENCE_MS: Final = 30_000
_test_numbers: Final = count()
_sum: Final = builtins.sum
_open_databases: "Final[set[sqlite3.Connection]]" = set()
_moving_set_aside: "Final[list[weakref.ref[QTimer | QAbstractAnimation | QThread]]]" = []


def _sum_without_floats(numbers: Iterable[Any], /, start: Any = 0) -> Any:
    """Do what `sum` does, but refuse to return a float to the program, except to the parts that measure pixels."""
    result = _sum(numbers, start)
    if isinstance(result, float):
        caller = str(sys._getframe(1).f_globals.get("__name__"))
        is_program = caller.startswith("pinochle_qt.") and (
            not caller.startswith("pinochle_qt.ui.") or caller.startswith("pinochle_qt.words.")
        )
        assert not is_program, f"{caller} adds floats with sum(), which depends on the version of Python: use float_sum"
    return result


builtins.sum = _sum_without_floats


class _Database(sqlite3.Connection):
    """A connection that is known to the tests until it is closed."""

    def __init__(self, *given: Any, **how: Any) -> None:
        super().__init__(*given, **how)
        _open_databases.add(self)

    def close(self) -> None:
        super().close()
        _open_databases.discard(self)


sqlite3.connect = partial(sqlite3.connect, factory=_Database)  # type: ignore[assignment]


def pytest_collection_finish() -> None:
    """Exempt the objects made by importing the tests from searches, which would otherwise take longer than a test."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Exempt the objects alive now from searches, which took longer than most tests in a long run.

    Exempt objects are never collected, even if they come to hold each other in a cycle. So garbage is collected first,
    and nothing is exempted that the finished test still held; objects that may become active later are remembered.
    """
    gc.collect()
    if _is_qt_used():
        _moving_set_aside[:] = map(weakref.ref, _moving_in_qt())
    gc.freeze()


@pytest.fixture(autouse=True)
def _own_homes(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test its own empty home folders, made only on writing, so that the user's are never touched."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_test_numbers))
    for name in _HOMES:
        monkeypatch.setenv(name, str(home / name.lower()))


@pytest.fixture(scope="session")
def qapp() -> "QApplication":
    """Return the application with the program's own fonts: text widths are cached, even those of another font."""
    from tests.ui.playing import application

    return application()


@pytest.fixture
def qtbot(qtbot: "QtBot") -> "QtBot":
    """Return `qtbot` with timeouts long enough for a busy machine, so that only what never happens fails."""
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitActive"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=_PATIENCE_MS))
    return qtbot


@pytest.fixture(autouse=True)
def _leaves_no_process() -> Iterator[None]:
    """Fail a test that leaves a child process behind."""
    before = _child_processes()
    yield
    left = _child_processes() - before
    assert not left, f"the test left child processes behind: {sorted(left)}"


@pytest.fixture(autouse=True)
def _leaves_no_database_open() -> Iterator[None]:
    """Fail a test that leaves a database open: Python says so itself only from 3.13 on, in some later test."""
    before = set(_open_databases)
    yield
    left = _open_databases - before
    _open_databases.difference_update(left)
    assert not left, f"the test left {len(left)} databases open"


@pytest.fixture(autouse=True)
def _leaves_nothing_in_qt() -> Iterator[None]:
    """Fail a test that leaves a window behind, or an active Qt timer, animation or thread."""
    before = {id(item): item for item in _active_in_qt()}
    yield
    _delete_what_is_waiting()
    left = [item for item in _active_in_qt() if id(item) not in before]
    if left:
        # An object that only waits for the garbage collector is no leak.
        left.clear()
        gc.collect()
        _delete_what_is_waiting()
        left = [item for item in _active_in_qt() if id(item) not in before]
    names = sorted(repr(item) for item in left)
    if left:
        _silence(left)
    assert not names, f"the test left these alive: {', '.join(names)}"


def _child_processes() -> set[int]:
    """Return the IDs of the child processes, except the one in which Python itself tracks shared resources."""
    if sys.platform == "linux":
        children = {number for thread in Path("/proc/self/task").iterdir() for number in _children_of(thread)}
    else:
        children = {child.pid for child in multiprocessing.active_children() if child.pid is not None}
    return children - {getattr(resource_tracker._resource_tracker, "_pid", None)}


def _children_of(thread: Path) -> list[int]:
    try:
        return [int(number) for number in (thread / "children").read_text().split()]
    except OSError:
        return []  # threads come and go while they are listed


def _active_in_qt() -> "list[QObject]":
    """Return the windows and the active timers, animations and threads; nothing, at no cost, where Qt is not used."""
    if not _is_qt_used():
        return []
    from PySide6.QtWidgets import QApplication

    # On Windows, Qt gives its label for tooltips no parent, and removes it some time after the tooltip was hidden.
    windows = [
        window
        for window in QApplication.topLevelWidgets()
        if window.parent() is None and window.objectName() != "qtooltip_label"
    ]
    return [*windows, *(item for item in _moving_in_qt() if _is_active(item))]


def _is_qt_used() -> bool:
    if "PySide6.QtWidgets" not in sys.modules:
        return False
    from PySide6.QtWidgets import QApplication

    return isinstance(QApplication.instance(), QApplication)


def _moving_in_qt() -> "list[QTimer | QAbstractAnimation | QThread]":
    """Return the objects that can be active; one without a parent is known only to the garbage collector."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import isValid

    living = gc.get_objects()
    # Check types rather than objects, because an object may pretend to be of another class; and each type only once,
    # because there are far fewer types.
    kinds = QTimer | QAbstractAnimation | QThread
    watched = {kind for kind in set(map(type, living)) if issubclass(kind, kinds)}
    aside = (item for known in _moving_set_aside if (item := known()) is not None)
    return [item for item in (*aside, *(item for item in living if type(item) in watched)) if isValid(item)]


def _is_active(item: "QTimer | QAbstractAnimation | QThread") -> bool:
    from PySide6.QtCore import QAbstractAnimation, QTimer

    if isinstance(item, QTimer):
        return item.isActive()
    if isinstance(item, QAbstractAnimation):
        return item.state() != QAbstractAnimation.State.Stopped
    return item.isRunning() and not item.isCurrentThread()


def _delete_what_is_waiting() -> None:
    if "PySide6.QtCore" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def _silence(items: "list[QObject]") -> None:
    """Stop what a test left behind, so that only this test fails for it."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from PySide6.QtWidgets import QWidget

    for item in items:
        if isinstance(item, QTimer | QAbstractAnimation):
            item.stop()
        elif isinstance(item, QThread):
            item.quit()
            item.wait(1000)
        elif isinstance(item, QWidget):
            item.close()
            item.deleteLater()
    gc.collect()
    _delete_what_is_waiting()
