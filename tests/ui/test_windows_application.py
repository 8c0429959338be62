"""Windows learns which program this is before its window opens, by the identifier that the shortcut has too."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest

from pinochle_qt import IDENTIFIER
from pinochle_qt.ui.app import start, windows_application


def test_the_process_has_the_identifier_of_the_program_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []

    def load(library: str) -> SimpleNamespace:
        return SimpleNamespace(
            SetCurrentProcessExplicitAppUserModelID=lambda text: told.append((library, text.value)),
        )

    monkeypatch.setattr(ctypes, "WinDLL", load, raising=False)
    windows_application.identify()
    assert len(told) == (sys.platform == "win32")
    monkeypatch.setattr(sys, "platform", "win32")
    windows_application.identify()
    assert told[-1] == ("shell32", IDENTIFIER)


def test_the_identifier_is_set_before_the_application_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []

    class Made(Exception):
        """Ends the start."""

    class Application:
        instance = staticmethod(lambda: None)

        def __init__(self, _: list[str]) -> None:
            steps.append("application")
            raise Made

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(windows_application, "identify", lambda: steps.append("identify"))
    monkeypatch.setattr(start, "QApplication", Application)
    with pytest.raises(Made):
        start.make_application()
    assert steps == ["identify", "application"]


def test_the_identifier_is_valid_on_windows() -> None:
    assert len(IDENTIFIER) <= 128
    assert " " not in IDENTIFIER
    assert IDENTIFIER.count(".") >= 1
