"""What can happen to a guest with a phone: odd names, loading the page again, a tap that comes too late."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.server.page_words import PageWord
from pinochle_qt.server.words import ServerWord
from tests.phone.browser import Screen
from tests.phone.page import MODULE, enter_name, sit_down, told
from tests.phone.serving import served
from tests.phone.test_questions import questions

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phone.browser import Browser, Phone

NARROW = Screen(320, 568)


def own_person(phone: Phone) -> int:
    return int(told(phone, "told.people.people.findIndex(each => each.you)"))


@pytest.mark.parametrize(
    "name",
    ["<img src=x onerror='document.title=`owned`'>", "&lt;b&gt;", "שרה \u202eאבג", "🂱🂱🂱 👩‍👩‍👧‍👦", "W" * 80],
)
def test_a_strange_name_is_shown_as_text(browser: Browser, tmp_path: Path, name: str) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=2) as table:
        stranger, other = browser.phone(NARROW), browser.phone(NARROW)
        sit_down(stranger, table.host, name)
        other.open(table.link)
        enter_name(other, "Ada")
        shown = told(other, "told.people.people.find(each => each.plays === 'person').name")
        assert shown
        other.wait(f"document.body.innerText.includes({shown[:8]!r})")
        for phone in (stranger, other):
            assert phone.run("document.title") != "owned"
            assert not phone.run("!!document.querySelector('img[src=x], b b')")
            assert phone.run("document.documentElement.scrollWidth <= innerWidth")
            assert phone.faults == []
            phone.close()


def test_loading_the_page_again_keeps_seat_and_question(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        person, number = own_person(phone), told(phone, "told.state.number")
        phone.reload()
        phone.wait("document.querySelector('.asked.bid')")
        assert (own_person(phone), told(phone, "told.state.number")) == (person, number)
        phone.close()


def test_a_phone_comes_back_by_itself_when_a_closed_table_opens_again(browser: Browser, tmp_path: Path) -> None:
    phone = browser.phone()
    with served(tmp_path, "--preset", "single_deck_partnership", takes_leave=True) as table:
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        person = own_person(phone)
    phone.wait(f"document.querySelector('#lost').textContent.includes({ServerWord.CLOSING()!r})")
    [journal] = tmp_path.rglob("*.pinochle")
    port = table.host.partition("#")[0].rstrip("/").rpartition(":")[2]
    with served(tmp_path, "--game", str(journal), "--port", port):
        phone.wait("document.querySelector('#lost').hidden && document.querySelector('.asked.bid')")
        assert own_person(phone) == person
        phone.close()


def close_places(phone: Phone) -> None:
    """Close the sheet that the touch which dealt has opened if it met the table: everybody's places."""
    phone.run(f"{MODULE.format('sheets')}.then((sheets) => sheets.close())")


def test_while_the_host_has_no_seat_a_phone_deals_pauses_and_continues(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=1) as table:
        phone = browser.phone()
        sit_down(phone, table.link, "Ruth")
        phone.press("Deal")
        next(questions(phone, {"bid"}, seed=4))
        close_places(phone)
        phone.press("Help")
        phone.press("Pause")
        phone.wait(f"document.querySelector('#sentence').innerText.includes({PageWord.PAUSED()!r})")
        phone.press("Continue")
        phone.wait(f"!document.body.innerText.includes({PageWord.PAUSED()!r})")
        assert told(phone, "told.people.phase") == "playing"
        assert phone.faults == []
        phone.close()


def test_an_answer_to_an_earlier_state_is_refused_in_words(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        close_places(phone)
        number = told(phone, "told.state.number")
        late = "({send}) => send('act', {state: 0, action: {seat: 0, act: 'pass'}})"
        phone.run(f"{MODULE.format('connection')}.then({late})")
        phone.wait(f"document.querySelector('.bubble')?.textContent === {ServerWord.LATE()!r}")
        assert told(phone, "told.state.number") == number
        phone.close()


def test_a_seat_that_is_taken_meanwhile_is_not_taken_twice(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=2) as table:
        first, second = browser.phone(), browser.phone()
        for phone in (first, second):
            phone.open(table.link)
            enter_name(phone, "Ada")
        first.tap("#join .main")
        first.wait("document.querySelector('#tools button')")
        second.tap("#join .main")
        second.wait("document.querySelector('#tools button')")
        assert own_person(first) != own_person(second)
        for phone in (first, second):
            phone.close()


def test_seats_that_nobody_has_are_called_free(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=2) as table:
        phone = browser.phone(NARROW)
        phone.open(table.link)
        enter_name(phone, "Ada")
        phone.wait("document.querySelector('.place.free .plus')")
        assert phone.run("document.querySelector('.place.free .name').innerText.trim()") == PageWord.FREE()
        phone.close()


def test_whoever_leaves_the_page_is_away_and_comes_back_with_it(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=2) as table:
        first, second = browser.phone(NARROW), browser.phone(NARROW)
        sit_down(first, table.host)
        sit_down(second, table.link, "Ben")
        person = own_person(second)
        first.wait("document.querySelector('#tools button')")
        second.do("Page.navigate", url="about:blank")  # the page may sleep, with its socket, rather than end
        first.wait("document.body.innerText.includes('Away')")
        second.run("void setTimeout(() => history.back())")  # or the page might be gone before it answers
        second.wait("document.querySelector('#tools button')")
        assert own_person(second) == person
        first.wait("!document.body.innerText.includes('Away')")
        for phone in (first, second):
            phone.close()


def test_a_touch_of_a_free_place_moves_there_before_the_first_deal(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=2) as table:
        first, second = browser.phone(NARROW), browser.phone()
        sit_down(first, table.host)
        sit_down(second, table.link, "Ben")
        before, other = own_person(first), own_person(second)
        free = next(person for person in range(4) if person not in {before, other})
        first.tap(f".place[data-key='{free}']")
        second.wait(f"document.querySelector('.place[data-key=\"{free}\"]').textContent.includes('Ada')")
        assert own_person(first) == free
        first.tap(f".place[data-key='{other}']")
        first.wait(f"document.querySelector('.why').textContent === {PageWord.SITS_HERE(name='Ben')!r}")
        assert own_person(first) == free
        for phone in (first, second):
            phone.close()


def test_in_a_deal_another_place_is_refused_in_words_and_looking_on_is_possible(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone(NARROW)
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        own = own_person(phone)
        phone.tap("#seats .seat .name")
        phone.tap(f".sheet .place[data-key='{(own + 1) % 4}']")
        phone.wait(f"document.querySelector('.sheet .why').textContent === {ServerWord.SEEN_CARDS()!r}")
        assert own_person(phone) == own
        phone.press(PageWord.WATCH())
        phone.wait("!document.querySelector('.sheet') && !document.querySelector('#hand .card')")
        assert told(phone, "told.people.people.every(each => !each.you)")
        assert phone.run("document.querySelector('#join').hidden")
        phone.tap("#seats .seat .name")
        phone.tap(f".sheet .place[data-key='{own}']")
        phone.tap("#join .main")
        phone.wait("document.querySelector('#hand .card')")
        assert own_person(phone) == own
        phone.close()
