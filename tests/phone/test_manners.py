"""How people get along on the page: the clock, phrases, and what they ask of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from pinochle_qt.protocol.messages import PauseWish, Spoken
from pinochle_qt.server.page_words import PageWord
from pinochle_qt.server.words import ServerWord
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.menus import ContextMenu
from tests.phone.browser import Screen
from tests.phone.page import sit_down
from tests.phone.posing import POSITIONS, found, guest_at, pose, prepare, room_at, tell
from tests.phone.serving import served
from tests.phone.test_questions import questions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.phone.browser import Browser, Phone

_CLOCK: Final = "document.querySelector('.seat.acts .clock')"


@pytest.fixture(scope="module")
def phone(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone of somebody who has not opened the table."""
    with served(tmp_path_factory.mktemp("table"), "--preset", "single_deck_partnership", "--clock", "20") as table:
        phone = browser.phone(Screen(320, 568))
        prepare(phone, table.link)
        yield phone
        phone.close()


def test_who_joins_is_told_of_the_clock_before_he_sits_down(phone: Phone) -> None:
    assert "20 seconds a card, and two minutes in reserve" in str(
        phone.run("document.querySelector('#join').innerText")
    )


@pytest.mark.parametrize("name", ["play", "bid"])
def test_the_seat_whose_turn_it_is_shows_the_time_once_it_runs_short(phone: Phone, name: str) -> None:
    guest = guest_at(found(POSITIONS[name]))
    pose(phone, guest)
    for seconds, reserve, shown in (
        (140, 120, None),
        (129, 120, {"9", "8"}),
        (90, 90, {"1:30", "1:29"}),
        (None, 0, None),
    ):
        tell(phone, msgspec.structs.replace(guest.state, seconds=seconds, reserve=reserve))
        text = phone.run(f"{_CLOCK} && {_CLOCK}.textContent")
        assert text is None if shown is None else text in shown
    tell(phone, msgspec.structs.replace(guest.state, seconds=90, reserve=90))
    assert str(phone.run(f"{_CLOCK}.getAttribute('aria-label')")).startswith(FarWord.RESERVE(time="1:"))
    assert phone.faults == []


def test_a_phone_hides_what_somebody_says_whom_its_owner_has_muted(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["play"]))
    own = next(at for at, each in enumerate(guest.people.people) if each.you)
    people = list(guest.people.people)
    other = (own + 1) % len(people)
    people[other] = msgspec.structs.replace(people[other], plays="person", name="Bea")
    pose(phone, guest)
    tell(phone, msgspec.structs.replace(guest.people, people=tuple(people)))
    bubbles = "[...document.querySelectorAll('.remark')].map(each => each.textContent)"
    for is_muted in (False, True, False):
        tell(phone, Spoken(own, "Oops!"))
        tell(phone, Spoken(other, "Nice meld!"))
        assert phone.run(bubbles) == (["Oops!"] if is_muted else ["Nice meld!"])
        phone.press(PageWord.SAY())
        phone.press(ContextMenu.MUTE(name="Bea"))
        phone.press("Close")
    assert phone.faults == []


def test_a_phone_shakes_and_sounds_when_its_owner_is_told_that_it_is_his_turn(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["play"]))
    own = next(at for at, each in enumerate(guest.people.people) if each.you)
    pose(phone, guest)
    phone.run(
        "window.noticed = []; navigator.vibrate = () => noticed.push('shake');"
        "const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function () { noticed.push('sound'); start.call(this) }; 0"
    )
    phone.tap("#sentence")
    other = (own + 1) % len(guest.people.people)
    tell(phone, Spoken(own, "Walter, it's your turn!", other))
    assert phone.run("noticed") == []
    tell(phone, Spoken(other, "Ada, it's your turn!", own))
    assert phone.run("noticed") == ["shake", "sound"]


def test_somebody_who_waits_for_another_person_can_say_so(phone: Phone) -> None:
    room = room_at(found(POSITIONS["play"]))
    guest = room.guests[0]
    own = next(at for at, each in enumerate(guest.people.people) if each.you)
    other = room.come("Bea")
    other.take((own + 1) % len(guest.people.people))
    room.play(lambda: room.table.course.asked == other.guest.person)
    pose(phone, guest)
    phone.press(PageWord.SAY())
    phone.run("said.length = 0")
    phone.press(ContextMenu.NUDGE(name="Bea"))
    assert phone.run("said.map(each => each.kind)") == ["nudge"]


def test_a_phone_that_leads_adjourns_the_match_after_asking_once_more(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["play"]))
    pose(phone, guest)
    tell(phone, msgspec.structs.replace(guest.people, leads=True))
    phone.press(PageWord.HELP())
    phone.press(PageWord.ADJOURN())
    phone.run("said.length = 0")
    assert PageWord.ADJOURN_WHY() in str(phone.run("document.querySelector('.sheet').innerText"))
    phone.tap(".sheet .main")
    assert phone.run("said.map(each => each.do)") == ["adjourn"]
    assert phone.faults == []


def test_after_the_match_is_adjourned_the_page_offers_the_way_back(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", people=1) as table:
        phone = browser.phone()
        sit_down(phone, table.link, "Ruth")
        phone.press("Deal")
        next(questions(phone, {"bid"}, seed=4))
        phone.press(PageWord.HELP())
        phone.press(PageWord.ADJOURN())
        phone.tap(".sheet .main")
        phone.wait(f"document.querySelector('#lost').innerText.includes({ServerWord.ADJOURNED()!r})")
        assert phone.run("document.querySelector('#lost #code').value.length") == 6
    [journal] = tmp_path.rglob("*.pinochle")
    port = table.host.partition("#")[0].rstrip("/").rpartition(":")[2]
    with served(tmp_path, "--game", str(journal), "--port", port):
        phone.tap("#lost .main")
        phone.wait(f"document.querySelector('#sentence').innerText.includes({PageWord.PAUSED()!r})")
        phone.press("Continue")
        phone.wait("document.querySelector('.asked.bid')")
        phone.close()


def test_a_pause_that_somebody_else_wants_is_answered_by_one_touch(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["bid"]))
    own = next(at for at, each in enumerate(guest.people.people) if each.you)
    other = (own + 1) % len(guest.people.people)
    pose(phone, guest)
    name = guest.people.people[other].name
    for label, agrees in ((ContextMenu.AGREE_TO_PAUSE(), True), (ContextMenu.PLAY_ON(), False)):
        tell(phone, msgspec.structs.replace(guest.people, wish=PauseWish(other, (other,))))
        assert PageWord.WISH(name=name) in str(phone.run("document.querySelector('#wish').innerText"))
        phone.run("said.length = 0")
        phone.press(label)
        assert phone.run("said.map(each => [each.agrees, each.person])") == [[agrees, other]]
    tell(phone, msgspec.structs.replace(guest.people, wish=PauseWish(other, (own, other))))
    assert phone.run("document.querySelector('#wish').hidden")
    assert phone.faults == []


def test_a_phone_asks_for_a_pause_where_another_person_leads(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["play"]))
    pose(phone, guest)
    tell(phone, msgspec.structs.replace(guest.people, leads=False))
    phone.press(PageWord.HELP())
    phone.run("said.length = 0")
    phone.press(ContextMenu.ASK_PAUSE())
    assert phone.run("said.map(each => each.kind)") == ["pause"]
