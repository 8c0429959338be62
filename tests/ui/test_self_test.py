"""The self-test of an installed program names what is missing, except what downloads leave to the system."""

from __future__ import annotations

import importlib

import pytest

from pinochle_qt.ui.app import self_test


@pytest.mark.parametrize(
    ("missing", "found"),
    [("_ssl", ""), ("sqlite3", "pinochle_qt.ui.far.openssl: it is not there")],
)
def test_only_the_encryption_of_the_system_may_be_missing(
    monkeypatch: pytest.MonkeyPatch, missing: str, found: str
) -> None:
    def load(name: str) -> None:
        if name == "pinochle_qt.ui.far.openssl":
            raise ImportError("it is not there", name=missing)

    monkeypatch.setattr(importlib, "import_module", load)
    assert self_test._check_modules() == found
