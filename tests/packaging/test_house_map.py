"""The map of packages in CONTRIBUTING.md is the one that the imports give."""

import pytest

from tests.systems import IS_WINE, NO_GRIMP

if IS_WINE:
    pytest.skip(f"Wine: {NO_GRIMP}", allow_module_level=True)

import house_map


def test_the_map_matches_the_current_imports() -> None:
    page = house_map.PAGE.read_text("utf-8")
    assert house_map.page_with(house_map.drawn(), page) == page


def test_the_list_below_the_map_describes_every_package() -> None:
    page = house_map.PAGE.read_text("utf-8")
    assert not [each for each in house_map.PACKAGES if f"* `{each}`: " not in page]
