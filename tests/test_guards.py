"""The checks that watch every test notice what is left behind, and nothing else."""

import sys
from pathlib import Path
from typing import Final

import pytest

from tests import programs

TESTS: Final = Path(__file__).resolve().parent

TRESPASSERS: Final = """
import subprocess, sys
import pytest
from PySide6.QtCore import QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

kept = []

def test_leaves_a_timer(qapp):
    timer = QTimer()
    timer.start(60_000)
    kept.append(timer)

@pytest.fixture(scope="module")
def watch(qapp):
    return QTimer()

def test_winds_a_timer_that_others_need(watch):
    watch.start(60_000)
    watch.stop()

def test_leaves_a_timer_that_was_there_before(watch):
    watch.start(60_000)

def test_leaves_an_animation(qapp):
    animation = QVariantAnimation()
    animation.setStartValue(0)
    animation.setEndValue(1)
    animation.setDuration(60_000)
    animation.start()
    kept.append(animation)

def test_leaves_a_window(qapp):
    kept.append(QWidget())

def test_leaves_a_thread(qapp):
    thread = QThread()
    thread.start()
    kept.append(thread)

def test_leaves_a_process():
    kept.append(subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE))
"""

HONEST: Final = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QMainWindow, QWidget

from pinochle_qt.session.paths import system_paths

def test_closes_its_window(qtbot):
    window = QMainWindow()
    window.setCentralWidget(QComboBox())
    qtbot.addWidget(window)
    QTimer(window).start(60_000)
    window.show()

def test_leaves_garbage(qapp):
    window = QWidget()
    window.itself = window
    window.timer = QTimer(window)
    window.timer.start(60_000)

def test_has_homes_of_its_own(qapp):
    data = system_paths().data
    assert not data.parent.exists()
    data.mkdir(parents=True)

def test_has_homes_of_its_own_again(qapp):
    assert not system_paths().data.parent.exists()
"""


def run(folder: Path, tests: str) -> str:
    """Run some tests under the project's conftest in a separate process and return what pytest prints."""
    (folder / "conftest.py").write_text((TESTS / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_it.py").write_text(tests, encoding="utf-8")
    options = ["-q", "-p", "no:cacheprovider", "-c", str(TESTS.parent / "pyproject.toml"), f"--rootdir={folder}"]
    return programs.run([sys.executable, "-m", "pytest", *options, str(folder)], cwd=folder).stdout


@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted elsewhere only if multiprocessing made them")
def test_leftovers_of_a_test_are_detected(tmp_path: Path) -> None:
    output = run(tmp_path, TRESPASSERS)
    assert "7 passed, 6 errors in" in output


def test_clean_tests_pass(tmp_path: Path) -> None:
    output = run(tmp_path, HONEST)
    assert "4 passed in" in output
