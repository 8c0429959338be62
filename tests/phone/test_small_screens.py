"""On every screen, and with large text, answers are in sight without scrolling, and no text is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.phone.browser import Browser, Screen
from tests.phone.posing import POSITIONS, found, guest_at, pose, prepare
from tests.phone.serving import served

if TYPE_CHECKING:
    from pathlib import Path

SIZES: Final = ((320, 568), (390, 844), (844, 390), (820, 1180))
TEXTS: Final = (1.0, 1.5)
_OUT_OF_SIGHT: Final = """
[...document.querySelectorAll('#panel .main, #panel .claim, #sentence .main')].filter(each => {
    const box = each.getBoundingClientRect()
    if (!box.height) return false
    const isWhole = [box.top + 2, box.bottom - 2].every(y => {
        const met = document.elementFromPoint((box.left + box.right) / 2, y)
        return met && each.contains(met)
    })
    return !isWhole || box.left < 0 || box.right > innerWidth
}).map(each => each.textContent)
"""
_CUT: Final = """
[...document.querySelectorAll('body *')].filter(each =>
    each.getClientRects().length && each.textContent.trim() && !each.closest('.name, .spoken') &&
    !['visible', 'auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1
).map(each => each.textContent)
"""
"""Texts that have less room than they need, except for names of people, which can be anything."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_button_that_confirms_an_answer_is_in_sight_without_scrolling_and_no_text_is_cut(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    faults = []
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone(Screen(language=language))
        prepare(phone, table.host)
        for name, position in POSITIONS.items():
            pose(phone, guest_at(found(position), language))
            assert phone.run("!!document.querySelector('#play .main, #hand .card')")
            for text in TEXTS:
                phone.run(f"document.documentElement.style.fontSize = '{round(16 * text)}px'")
                for width, height in SIZES:
                    phone.turn(width, height)
                    phone.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                    faults += [(name, width, height, text, each) for each in phone.run(_OUT_OF_SIGHT) + phone.run(_CUT)]
        phone.close()
    assert faults == []
