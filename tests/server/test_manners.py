"""What people at a table ask of all others: a pause, and to go on with the match on another day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.protocol.messages import Farewell, Pause, PauseWish, People, Refused
from pinochle_qt.record.store import RecordStore
from pinochle_qt.server.game_choice import game_from
from pinochle_qt.server.manners.pauses import ANSWERING, BETWEEN_WISHES
from pinochle_qt.server.public.tables import ADJOURNED_AGE, LONGEST_AGE, PublicTables
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session.dealing.shuffle import Shuffles
from tests.checks import require, some
from tests.server.guests import Room, TableGuest, full_room, host_of
from tests.server.test_mixing import play_deals
from tests.server.test_restart import come_back, restarted
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    from pathlib import Path

DAY: Final = 24 * 3600.0


def under_way(folder: Path) -> Room:
    """Return a table in its second deal, which may be over without a trick."""
    found = full_room(SINGLE, Shuffles.of_table(), people=3, store=RecordStore(folder))
    play_deals(found)
    host_of(found).manage("deal")
    found.play(lambda: found.table.course.is_in_deal)
    return found


def phase(told: TableGuest) -> str:
    """Return how far the table is, as somebody is told."""
    return told.people.phase


# ---- pauses ----------------------------------------------------------------------------------------------------------


def playing_room() -> Room:
    """Return a table of three people with a clock, in a deal."""
    room = full_room(SINGLE, people=3)
    host_of(room).manage("options", options={"clock": 20})
    host_of(room).manage("deal")
    room.play(lambda: room.guests[1].prompt is not None)
    return room


def test_a_pause_begins_once_everybody_who_is_there_agrees_and_clocks_stand_still() -> None:
    room = playing_room()
    host, ruth, otto = room.guests
    ruth.say(Pause())
    wanted = ServerWord.PAUSE_WANTED(name="Guest B", seconds=20)
    assert (wanted in host.notices, wanted in otto.notices, wanted in ruth.notices) == (True, True, False)
    assert otto.people.wish == PauseWish(1, (1,))
    otto.say(Pause())
    assert (phase(host), host.people.wish) == ("playing", PauseWish(1, (1, 2)))
    host.leave()
    room.wait(1)
    host = room.come(key=host.welcome.key)
    for guest in room.guests:
        assert (phase(guest), guest.people.wish, guest.people.leads) == ("paused", None, True)
    assert ruth.notices[-1] == otto.notices[-1] == ServerWord.PAUSE_AGREED()
    number, used = room.table.state, ruth.guest.overtime
    room.wait(1000)
    assert (room.table.state, ruth.guest.overtime) == (number, used)
    otto.manage("continue")
    assert host.notices[-1] == ServerWord.GOES_ON(name="Guest C")
    assert (phase(host), otto.people.leads) == ("playing", False)
    assert ruth.act()


def test_a_pause_that_nobody_refuses_begins_after_a_while_although_old_programs_cannot_agree() -> None:
    room = playing_room()
    host, _, otto = room.guests
    otto.say(Pause())
    room.wait(ANSWERING - 1)
    assert phase(host) == "playing"
    room.wait(2)
    assert phase(host) == "paused"


def test_whoever_refuses_a_pause_ends_the_question_and_it_is_asked_again_a_minute_later_at_the_earliest() -> None:
    room = playing_room()
    host, ruth, otto = room.guests
    otto.say(Pause())
    ruth.say(Pause(agrees=False))
    assert host.last(People).wish is None
    assert otto.notices[-1] == ServerWord.PAUSE_REFUSED(name="Guest B")
    otto.say(Pause())
    assert otto.error == "too_much"
    ruth.say(Pause(agrees=False))
    assert ruth.error == "not_now"
    room.wait(BETWEEN_WISHES)
    otto.say(Pause())
    assert host.last(People).wish == PauseWish(2, (2,))
    otto.leave()
    room.wait(1)
    assert host.last(People).wish is None


@pytest.mark.parametrize("agrees", [True, False])
def test_whoever_answers_a_wish_for_a_pause_that_has_lapsed_is_told_so_and_asks_for_none(agrees: bool) -> None:
    room = playing_room()
    host, ruth, otto = room.guests
    otto.say(Pause())
    ruth.say(Pause(agrees=False, person=2))
    host.say(Pause(agrees=agrees, person=2))
    assert host.heard[-1] == Refused("not_now", ServerWord.PAUSE_LAPSED())
    assert (phase(host), host.last(People).wish) == ("playing", None)
    ruth.say(Pause())
    host.say(Pause(agrees=agrees, person=2))
    assert host.heard[-1] == Refused("not_now", ServerWord.PAUSE_LAPSED()), "another one wants a pause now"
    assert host.last(People).wish == PauseWish(1, (1,))
    host.say(Pause(agrees=agrees, person=1))
    assert host.last(People).wish is None
    assert phase(host) == ("paused" if agrees else "playing")


def test_the_host_decides_about_a_pause_alone_and_ends_one_of_his_own_alone() -> None:
    room = playing_room()
    host, ruth, otto = room.guests
    onlooker = room.come("Onlooker")
    onlooker.say(Pause())
    assert onlooker.error == "not_now"
    otto.say(Pause())
    host.say(Pause())
    assert phase(ruth) == "paused"
    onlooker.manage("continue")
    assert onlooker.error == "not_yours"
    ruth.manage("continue")
    assert phase(ruth) == "playing"
    host.manage("pause")
    ruth.manage("continue")
    assert ruth.error == "not_yours"
    ruth.say(Pause())
    assert ruth.error == "not_now"


# ---- another day -----------------------------------------------------------------------------------------------------


def test_an_adjourned_match_goes_on_days_later_with_the_same_people_and_honest_shuffles(tmp_path: Path) -> None:
    room = under_way(tmp_path)
    room.guests[1].manage("adjourn")
    assert room.guests[1].error == "not_yours"
    host_of(room).manage("adjourn")
    for guest in some(room.guests):
        assert guest.heard[-1] == Farewell(ServerWord.ADJOURNED(), later=True)
    again = restarted(room, tmp_path)
    again.now = room.now + 5 * DAY
    come_back(room, again)
    host, *others = again.guests
    for before, after in zip(room.guests, again.guests, strict=True):
        assert ServerWord.STILL_ADJOURNED() in after.notices
        assert phase(after) == "paused"
        assert [each.name for each in after.people.people] == [each.name for each in before.people.people]
        assert (after.observation, after.prompt) == (before.observation, before.prompt)
    number = again.table.state
    again.wait(100)
    assert again.table.state == number
    others[0].manage("continue")
    assert others[0].error == "not_yours"
    host.manage("continue")
    again.play(lambda: not again.table.course.is_in_deal)
    play_deals(again)
    for guest in some(again.guests):
        [*_, verdict] = some(guest.parts.verdicts)
        assert (verdict.deal, verdict.is_good) == (3, True)
    assert not again.table.course.is_adjourned


def test_a_match_is_adjourned_neither_before_it_nor_while_the_cards_are_shuffled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = full_room(SINGLE, Shuffles.of_table(), people=2, store=RecordStore(tmp_path))
    host = host_of(room)
    host.manage("adjourn")
    assert host.error == "not_now"
    play_deals(room)
    monkeypatch.setattr(room.guests[1].parts, "hear", lambda _: None)
    host.manage("deal")
    host.manage("adjourn")
    assert host.last(type(host.heard[-1])).sentence == ServerWord.SHUFFLING()
    assert not room.table.has_ended


def test_a_match_that_is_not_saved_is_not_adjourned() -> None:
    room = full_room(SINGLE, people=2)
    host = host_of(room)
    host.manage("deal")
    host.manage("adjourn")
    assert host.error == "not_now"
    assert phase(host) == "playing"
    assert not room.table.has_ended


class Days:
    """A clock that a test moves."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def days() -> Days:
    import time

    return Days(time.time() + 1)


def sit_down(room: Room, name: str, person: int) -> TableGuest:
    guest = room.come(name)
    guest.take(person)
    return guest


def test_a_server_keeps_an_adjourned_match_for_a_month_and_others_for_a_day(tmp_path: Path, days: Days) -> None:
    tables = PublicTables(tmp_path, clock=days)
    served = [tables.open(game_from({"preset": SINGLE, "rules": {}}), "") for _ in range(2)]
    rooms = [Room(each.table) for each in served]
    for room in rooms:
        room.come_host("Ruth").take(0)
        sit_down(room, "Otto", 1)
        host_of(room).manage("deal")
    kept, lost = rooms
    host_of(kept).manage("adjourn")
    for each in served:
        tables.left(each)
        tables.let_go(each)
    days.now += LONGEST_AGE + 60
    tables.sweep()
    assert tables.find(lost.table.code) is None
    tables.close()
    tables = PublicTables(tmp_path, clock=days)
    days.now += ADJOURNED_AGE - LONGEST_AGE - 120
    tables.sweep()
    found = require(tables.find(kept.table.code, kept.guests[1].welcome.key))
    again = Room(found.table)
    come_back(kept, again)
    assert phase(host_of(again)) == "paused"
    host_of(again).manage("continue")
    tables.left(found)
    days.now += LONGEST_AGE + 60
    tables.sweep()
    assert len(tables) == 0


def test_an_adjourned_match_to_which_nobody_comes_back_ends_after_a_month(tmp_path: Path, days: Days) -> None:
    tables = PublicTables(tmp_path, clock=days)
    served = tables.open(game_from({"preset": SINGLE, "rules": {}}), "")
    room = Room(served.table)
    room.come_host("Ruth").take(0)
    host_of(room).manage("deal")
    host_of(room).manage("adjourn")
    tables.left(served)
    tables.let_go(served)
    days.now += ADJOURNED_AGE - 60
    tables.sweep()
    assert len(tables) == 1
    days.now += 120
    tables.sweep()
    assert (len(tables), [*tmp_path.iterdir()]) == (0, [])
