"""The host of a table chooses another game, and other phrases, while people already have their places."""

from __future__ import annotations

from typing import Any

import pytest

from pinochle_qt.engine.rules import to_json
from pinochle_qt.protocol.messages import Spoken
from pinochle_qt.protocol.options import TableOptions, options_from
from pinochle_qt.server.words import usual_phrases
from pinochle_qt.variants.presets import PRESETS
from tests.server.guests import full_room, host_of, room_for
from tests.session.driving import SINGLE

EIGHT = "eight_handed_four_teams"
TWO = "simplified_two_handed_150"


def game(preset: str, **facts: Any) -> dict[str, Any]:
    return {"preset": preset, "rules": to_json(PRESETS[preset])} | facts


def test_people_keep_their_places_in_another_game_and_those_without_one_wait_at_the_door() -> None:
    room = room_for(SINGLE, people=range(4))
    host, ruth = room.come_host("Ann"), room.come("Ruth")
    host.take(0)
    ruth.take(3)
    host.manage("game", options=game(EIGHT))
    assert [each.plays for each in host.people.people][:4] == ["person", "free", "free", "person"]
    assert len({each.name for each in host.people.people}) == 8
    assert ruth.welcome.preset == EIGHT
    host.manage("game", options=game(TWO))
    assert [each.plays for each in host.people.people] == ["person", "free"]
    assert [each.name for each in host.people.door] == ["Ruth"]
    host.manage("deal")
    assert host.people.phase == "playing"
    assert host.observation.players == 2


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "no such game", "rules": to_json(PRESETS[TWO])},
        {"preset": TWO, "rules": {"table": {"players": 90}}},
        {"preset": 5, "rules": []},
    ],
)
def test_a_game_that_does_not_exist_is_refused(options: dict[str, Any]) -> None:
    room = room_for(SINGLE, people=range(4))
    host = room.come_host("Ann")
    host.manage("game", options=options)
    assert host.error == "message"
    assert host.welcome.preset == SINGLE


def test_no_other_game_begins_in_the_middle_of_a_match() -> None:
    room = full_room(SINGLE)
    host = host_of(room)
    host.manage("deal")
    host.manage("game", options=game(TWO))
    assert host.error == "not_now"


def test_people_say_the_phrases_that_the_host_has_chosen() -> None:
    room = room_for(SINGLE, people=range(4))
    host, ruth = room.come_host("Ann"), room.come("Ruth")
    ruth.take(1)
    assert ruth.people.phrases == usual_phrases()
    host.manage("options", options={"phrases": ["Ahoy!", "  Ahoy!", "Well,\u202e well"]})
    assert ruth.people.phrases == ("Ahoy!", "Well, well")
    ruth.phrase(1)
    assert host.last(Spoken).text == "Well, well"
    ruth.phrase(2)
    assert ruth.error == "not_now"
    host.manage("options", options={"phrases": ["x" * 25]})
    assert host.error == "message"
    assert ruth.people.phrases == ("Ahoy!", "Well, well")


def test_options_that_make_no_sense_have_their_defaults() -> None:
    assert options_from({"clock": 40, "hints": "perhaps", "phrases": ["a"] * 13, "other": 1}) == TableOptions(clock=40)


def test_a_guest_goes_to_the_door_when_the_host_wants_that() -> None:
    room = room_for(SINGLE, people=range(4))
    host, ruth = room.come_host("Ann"), room.come("Ruth")
    ruth.take(1)
    host.manage("move", person=1)
    assert [each.name for each in host.people.door if not each.you] == ["Ruth"]
    assert host.people.people[1].plays == "free"
