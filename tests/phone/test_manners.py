"""How people get along on the page: the clock, phrases, and what they ask of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from pinochle_qt.words.far import FarWord
from tests.phone.browser import Screen
from tests.phone.posing import POSITIONS, found, guest_at, pose, prepare, tell
from tests.phone.serving import served

if TYPE_CHECKING:
    from collections.abc import Iterator

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
