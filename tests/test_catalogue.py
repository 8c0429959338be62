"""Section 2 of the catalogue has every option and every preset, with their values."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from pinochle_qt.engine.rules import OPTIONS, Option, Range
from pinochle_qt.variants.presets import PRESETS

CATALOGUE: Final = (Path(__file__).parents[1] / "pinochle_qt" / "engine" / "CATALOGUE.md").read_text("utf-8")
SECTION: Final = CATALOGUE[CATALOGUE.index("\n# 2. ") : CATALOGUE.index("\n# 3. ")]
CODES: Final = dict(re.findall(r"\b([A-Z][A-Z0-9]*) = `(\w+)`", SECTION))
ROWS: Final = {
    f"{group}.{cells[0].strip('`')}": cells
    for group, table in re.findall(r"\n## (\w+)\n(.*?)(?=\n## |\Z)", SECTION, re.DOTALL)
    for cells in ([cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines())
    if cells[0].startswith("`")
}


def test_every_preset_has_a_code() -> None:
    assert sorted(CODES.values()) == sorted(PRESETS)


def test_every_option_has_a_row() -> None:
    assert sorted(ROWS) == sorted(OPTIONS)


def written(value: object) -> str:
    return json.dumps(value).strip('"')


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.key)
def test_a_row_describes_its_option(option: Option) -> None:
    _, values, default, exceptions, *_ = ROWS[option.key]
    numbers = option.allowed if isinstance(option.allowed, Range) else option.other
    choices = [None] * option.can_be_unset if isinstance(option.allowed, Range) else option.allowed
    own = [] if numbers is None else [f"{numbers.min}..{numbers.max}"]
    assert values == " / ".join([*map(written, choices), *own])
    assert default == json.dumps(option.default)
    others = {name: getattr(getattr(rules, option.group), option.name) for name, rules in PRESETS.items()}
    found = {
        CODES[code]: json.loads(value)
        for codes, value in (part.split(": ") for part in exceptions.split("; ") if part)
        for code in codes.split()
    }
    assert found == {name: value for name, value in others.items() if value != option.default}
