"""What a phone shows of its owner's cards to others in the room: nothing while they are covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.phone.page import MODULE, enter_name, sit_down, told
from tests.phone.serving import served
from tests.phone.test_questions import questions

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phone.browser import Browser, Phone

_HIDE: Final = """
Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})
document.dispatchEvent(new Event('visibilitychange'))
delete document.visibilityState
"""
_TIMERS: Final = """
window.timers = []
const set = window.setTimeout
window.setTimeout = (does, after, ...more) => after === 20000 ? window.timers.push(does) : set(does, after, ...more)
"""
"""Keeps what would happen after 20 s, so that nobody has to wait."""


def _suits_and_ranks(phone: Phone) -> list[str]:
    """Return everything that a screen reader finds and that names a card."""
    return [name for _, name in phone.accessible() if " of " in name or any(sign in name for sign in "♠♥♣♦")]


@pytest.mark.parametrize(
    ("preset", "kind"),
    [("single_deck_partnership", "play"), ("single_deck_partnership", "bid"), ("bicycle_two_handed_48", "meld")],
)
def test_nothing_tells_of_the_cards_while_the_page_has_been_hidden(
    browser: Browser, tmp_path: Path, preset: str, kind: str
) -> None:
    with served(tmp_path, "--preset", preset) as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {kind}, seed=4))
        phone.run(_HIDE)
        phone.wait("document.querySelector('.uncover')")
        assert phone.run("document.querySelectorAll('#hand .card, #panel:not([hidden]), .sheet').length") == 0
        assert not phone.run("document.querySelector('#sentence').hidden")
        if kind == "bid":
            assert _suits_and_ranks(phone) == []
        assert phone.run("document.querySelector('#sentence').querySelectorAll('svg.in-text').length") == 0
        assert phone.run("document.querySelector('#live').textContent") == ""
        phone.tap(".uncover")
        phone.wait("document.querySelector('#hand .card')")
        assert phone.run("document.querySelector('#panel').hidden") == (kind == "play")
        phone.close()


def test_moves_of_others_do_not_keep_the_cards_uncovered(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=2) as table:
        phones = [browser.phone(), browser.phone()]
        for phone, link in zip(phones, (table.host, table.link), strict=True):
            phone.do("Page.addScriptToEvaluateOnNewDocument", source=_TIMERS)
            sit_down(phone, link)
        phones[0].tap("#sentence .main")
        for phone in phones:
            phone.wait("document.querySelector('#hand .card')")
            phone.wait("document.querySelector('#sentence[hidden], #sentence.yours') || window.timers.length")
        waiting = next(phone for phone in phones if not told(phone, "!!told.state.prompt"))
        begun = waiting.run("window.timers.length")
        assert begun
        waiting.run(f"{MODULE.format('manners')}.then(manners => manners.turned(false, 10000))")  # somebody has moved
        assert waiting.run("window.timers.length") == begun
        waiting.run("window.timers[window.timers.length - 1]()")
        waiting.wait("document.querySelector('.uncover')")
        for phone in phones:
            phone.close()


def test_newcomers_are_offered_a_face_that_nobody_has(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        phone.open(table.host)
        enter_name(phone, "Ada")
        offered = phone.run("document.querySelector('.faces [aria-checked=true]').dataset.face")
        assert offered
        assert offered not in told(phone, "told.people.people.map(each => each.face)")
        phone.tap("#join .main")
        phone.wait("document.querySelector('#tools button')")
        people = told(phone, "told.people.people.filter(each => each.plays === 'computer')")
        assert all(each["face"] == each["name"].lower() for each in people)
        phone.close()
