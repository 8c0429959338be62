"""Whatever guests say in whatever order, nobody is in a wrong seat, sees other cards, or stops the table."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any, Final

import pytest

from pinochle_qt.protocol.messages import Act, Ask, LayOut, Manage, Nudge, Pause, Ping, Say, TakeSeat
from pinochle_qt.protocol.wire import to_wire
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from tests.checks import require
from tests.server.guests import Room, host_of, room_for
from tests.session.driving import SINGLE, STOCK

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.protocol.messages import Said

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
MESSAGES: Final = 4000 if LONG else 150
NAMES: Final = ("", "Ruth", "ruth", "You", "Walter", "x" * 80, "<b>\u202eBob\n", "\U0001f600")
DOINGS: Final[tuple[Any, ...]] = (
    "deal", "deal", "pause", "continue", "continue", "open", "close", "move", "remove", "rename", "mute", "unmute",
    "computer", "options", "rematch",
)  # fmt: skip


def anything(chance: random.Random, room: Room) -> Said:
    """Return a message of any kind."""
    person = chance.choice((None, 0, 1, 2, 3, 15))
    name = chance.choice(NAMES)
    match chance.randrange(8):
        case 0 | 1:
            return TakeSeat(chance.choice(("take", "take", "leave", "name", "ready")), person, name, "ruth")
        case 2 | 3 | 4:
            options: dict[str, Any] = chance.choice(
                ({}, {"clock": 20}, {"clock": 16}, {"next_deal": "auto"}, {"level": []}, {"x": 1})
            )
            to, guest = chance.choice((None, 0, 3, 9)), chance.choice((None, 1, 2, 3, 99))
            skill = chance.choice(("", "easy", "nonsense"))
            return Manage(chance.choice(DOINGS), person, to, guest, name, skill, options)
        case 5:
            action: dict[str, Any] = chance.choice(({}, {"act": "pass", "seat": 1}, {"act": 3}))
            return Act(chance.choice((0, room.table.state, 2**31)), action)
        case 6:
            return chance.choice(
                (Say(3), Nudge(), Pause(), Pause(agrees=False), Ping(5), LayOut(room.table.state, ("AS", "x")))
            )
        case _:
            return Ask(chance.choice(("log", "story", "scores", "rules", "hint")))


def check(room: Room, highest: int) -> None:
    """Check that everybody has his own seat and knows what he may know, and nothing else."""
    table = room.table
    seated = [guest.person for guest in table.guests if guest.person is not None]
    assert len(seated) == len(set(seated))
    assert table.session.people == table.places.people
    assert len({name.casefold() for name in table.places.names}) == len(table.places)
    assert table.state >= highest
    for each in room.guests:
        if each.guest not in table.guests:
            assert each.is_sent_away
            continue
        seats = table.session.seated
        seat = seats.index(each.guest.person) if each.guest.person in seats else None
        assert each.state.number == table.state
        assert each.state.seat == seat
        assert each.state.observation == to_wire(table.session.observe(seat))
        prompt = table.session.prompt
        assert each.state.prompt is None or (prompt is not None and prompt.seat == seat is not None)


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "five_handed_called_partner"])
@pytest.mark.parametrize("seed", range(20 if LONG else 2))
def test_nobody_gets_a_wrong_seat_or_other_cards(preset: str, seed: int, tmp_path: Path) -> None:
    chance, room = random.Random(f"{preset} {seed}"), room_for(preset, seed, store=RecordStore(tmp_path))
    host, highest, keys = room.come_host("Ann"), 0, [room.table.host_key]
    for _ in range(MESSAGES):
        guest = chance.choice(room.guests)
        match chance.randrange(12):
            case 0 if room.table.is_open and len(room.guests) < 8:
                keys.append(room.come(chance.choice(NAMES)).welcome.key)
            case 1 if guest is not host and guest.guest in room.table.guests:
                guest.leave()
            case 2 if (key := chance.choice(keys)) and room.table.guests.with_key(key) is not None:
                room.come(key=key)
                host = next(each for each in room.guests if each.guest.is_host)
            case 3 | 4 | 5:
                room.wait(chance.choice((0.5, 3, 61)))
            case 6 | 7:
                for each in list(room.guests):
                    each.act()
            case _:
                guest.say(anything(chance, room))
        room.deliver()
        check(room, highest)
        highest = room.table.state
        room.guests = [each for each in room.guests if each.guest in room.table.guests]
    for key in keys:
        if room.table.guests.with_key(key) is not None:
            room.come(key=key)  # the table waits until somebody who plays is there
    host = host_of(room)
    host.manage("continue")
    host.manage("deal")
    room.play(lambda: not room.table.course.is_in_deal)
    room.table.session.close()
    path = room.table.session.path
    if path is not None:
        game = replay_one(require(path))
        assert game.match == room.table.session.match
