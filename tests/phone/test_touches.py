"""What a finger or a screen reader is on stays where it is while the table tells of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from tests.phone.browser import Browser, Phone, Screen
from tests.phone.posing import POSITIONS, found, guest_at, pose, prepare, tell
from tests.phone.serving import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.guests import TableGuest

_CONTROLS: Final = "[...document.querySelectorAll('#page button, .sheet button')]"


@pytest.fixture(scope="module")
def phone(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone of somebody who has not opened the table."""
    with served(tmp_path_factory.mktemp("table"), "--preset", "single_deck_partnership") as table:
        phone = browser.phone(Screen())
        prepare(phone, table.link)
        yield phone
        phone.close()


def tell_of_absence(phone: Phone, guest: TableGuest, seconds: int) -> None:
    """Tell that the next person's connection is lost, as every second while it is."""
    own = next(at for at, each in enumerate(guest.people.people) if each.you)
    people = list(guest.people.people)
    other = (own + 1) % len(people)
    people[other] = msgspec.structs.replace(people[other], plays="person", away=seconds)
    tell(phone, msgspec.structs.replace(guest.people, people=tuple(people)))


def test_a_touch_counts_if_the_table_tells_of_others_before_the_finger_is_lifted(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["after a deal"]))
    pose(phone, guest)
    where = phone.point("#sentence .main")
    assert where is not None
    phone.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": where[0], "y": where[1]}])
    tell_of_absence(phone, guest, 12)
    phone.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    phone.wait("said.some(each => each.kind === 'seat' && each.do === 'ready')")


@pytest.mark.parametrize("name", ["before the first deal", "after a deal", "bid", "melds", "declare out", "play"])
def test_no_control_is_replaced_when_the_table_tells_of_others(phone: Phone, name: str) -> None:
    guest = guest_at(found(POSITIONS[name]))
    pose(phone, guest)
    phone.run(f"window.kept = {_CONTROLS}")
    for seconds in (12, 11):
        tell_of_absence(phone, guest, seconds)
        tell(phone, guest.state)
    assert phone.run("kept.length") > 4
    assert phone.run("kept.filter(each => !each.isConnected).map(each => each.outerHTML)") == []


def test_a_button_that_says_something_else_is_another_one(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["after a deal"]))
    pose(phone, guest)
    phone.run("window.kept = document.querySelector('#sentence .main')")
    phone.run("kept.firstChild.data = 'Something else'")
    tell(phone, guest.people)
    assert not phone.run("kept.isConnected")
