"""A fixture that tests of the session share: a screen of their own."""

from __future__ import annotations

import pytest


@pytest.fixture
def screen(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the environment variables of a screen, with a short path, as sockets require."""
    runtime = tmp_path_factory.mktemp("run", numbered=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    return {"XDG_RUNTIME_DIR": str(runtime), "DISPLAY": ":7"}
