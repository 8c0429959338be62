"""Whatever the code cites from the rules and from the format exists there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).parents[1] / "pinochle_qt"
PAGES: Final = {"catalogue": PACKAGE / "engine" / "CATALOGUE.md", "record": PACKAGE / "record" / "FORMAT.md"}
CITED: Final = re.compile(r"\b(catalogue|record),(?: items? ((?:\d+(?:, | and )?)+)| (\d\.\d+))")


def citations() -> list[tuple[str, str, str]]:
    """Return the page, the cited number and the name of the file for every citation in the code."""
    found: list[tuple[str, str, str]] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for page, items, section in CITED.findall(" ".join(path.read_text(encoding="utf-8").split())):
            found += [(page, number, path.name) for number in re.findall(r"\d+", items)]
            found += [(page, section, path.name)] if section else []
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_cited_section_exists(page: str) -> None:
    text = PAGES[page].read_text(encoding="utf-8")
    there = {*re.findall(r"^(\d+)\. ", text, re.MULTILINE), *re.findall(r"^#+ (\d\.\d+) ", text, re.MULTILINE)}
    cited = {(what, where) for cited_page, what, where in citations() if cited_page == page}
    assert len(cited) > 20
    assert not {(what, where) for what, where in cited if what not in there}
