"""Phones for tests of the page; without Debian's Chromium, all of these are skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.phone import browser as chromium

if TYPE_CHECKING:
    from collections.abc import Iterator


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of this folder where there is no Chromium."""
    if chromium.PROGRAM is None:
        for item in items:
            if "tests/phone/" in item.path.as_posix():
                item.add_marker(pytest.mark.skip(reason="needs Debian's package chromium"))


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[chromium.Browser]:
    """A browser for all tests of a module; each phone in it is on its own."""
    with chromium.browser(tmp_path_factory.mktemp("chromium")) as started:
        yield started
