"""The course of a match at a table: who decides when, what happens to people who go away, and what the record says."""

from __future__ import annotations

import json
import os
from math import ceil
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.protocol.messages import Act, Ask, Nudge, Spoken, State, TakeSeat, Told, spoken
from pinochle_qt.protocol.options import LONGEST_PHRASE, RESERVE
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.server.course import AWAY
from pinochle_qt.server.manners.talk import BETWEEN_NUDGES, PATIENCE
from pinochle_qt.server.page_words import ViewWord
from pinochle_qt.server.turn import PACE
from pinochle_qt.server.words import ServerWord, TablePhrase
from pinochle_qt.session.dealing.shuffle import derived
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.situation import SituationWord
from tests.checks import require, some
from tests.conformance.test_presets import every_preset
from tests.server.guests import Room, TableGuest, full_room, host_of, room_for
from tests.session.driving import SINGLE, STOCK

if TYPE_CHECKING:
    from pathlib import Path

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))


def away(told: TableGuest, person: int = 1) -> int | None:
    """Return how long a computer player waits for a person, as somebody is told."""
    return told.people.people[person].away


def until_asked(room: Room, guest: TableGuest) -> None:
    """Play until a guest is asked something that he has not answered."""
    room.play(lambda: guest.state.prompt is not None and guest.state.number != guest.answered)


@every_preset
def test_guests_play_a_match_to_its_end_from_the_messages_alone(preset: str) -> None:
    rules = PRESETS[preset] if LONG else patch(PRESETS[preset], {"match.target": 100})
    room = full_room(preset, people=3 if preset == SINGLE else None, rules=rules)
    room.guests[1].player = RandomPlayer(derived(1, preset))
    spectator, host = room.come("Onlooker"), host_of(room)
    host.manage("deal")

    def is_over() -> bool:
        if not room.table.course.is_in_deal:
            for guest in room.guests:
                if guest is not spectator:
                    guest.say(TakeSeat("ready"))
        return room.table.session.is_over

    room.play(is_over)
    assert host.people.phase == "over"
    assert spectator.observation == room.table.session.observe(None)
    for guest in room.guests:
        assert not [each for each in guest.all(State) if each.number > room.table.state]


def test_the_next_deal_begins_when_everybody_who_is_there_is_ready() -> None:
    room = full_room(SINGLE, people=2)
    host, other = room.guests
    host.manage("deal")
    room.play(lambda: not room.table.course.is_in_deal)
    host.say(TakeSeat("ready"))
    assert host.people.people[0].ready
    room.wait(100)
    assert room.table.session.match.number == 1
    other.say(TakeSeat("ready"))
    assert room.table.session.match.number == 2
    other.say(TakeSeat("ready"))  # too late: it does not count for the deal after this one
    assert not any(each.ready for each in host.people.people)


def test_the_next_deal_begins_after_a_while_only_if_the_host_wants_that() -> None:
    room = full_room(SINGLE, people=1)
    host = host_of(room)
    host.manage("deal")
    room.play(lambda: not room.table.course.is_in_deal)
    host.manage("options", options={"next_deal": "auto"})
    room.wait(10)
    assert room.table.session.match.number == 1
    room.wait(10)
    assert room.table.session.match.number == 2
    host.manage("options", options={"next_deal": "host"})
    room.play(lambda: not room.table.course.is_in_deal)
    host.say(TakeSeat("ready"))
    room.wait(30)
    assert room.table.session.match.number == 2


def test_a_computer_player_takes_over_after_a_countdown_that_all_see_and_gives_the_hand_back(tmp_path: Path) -> None:
    room = full_room(SINGLE, people=2, store=RecordStore(tmp_path))
    host, ruth = room.guests
    host.manage("options", options={"level": "steady"})
    host.manage("deal")
    until_asked(room, ruth)
    position = len(room.table.session.steps)
    ruth.leave()
    assert away(host) == AWAY
    room.wait(AWAY / 2)
    assert away(host) == AWAY / 2
    assert host.people.people[1].plays == "person"
    assert len(room.table.session.steps) == position
    room.wait(AWAY / 2 + 5)
    assert (away(host), host.people.people[1].skill) == (0, "steady")
    assert len(room.table.session.steps) > position
    room.play(lambda: room.table.course.asked == 1)
    question = require(room.table.question(room.now))
    back = room.come(key=ruth.welcome.key)
    assert away(host) is None
    asked, number = require(back.prompt), room.table.state
    room.table.decided(question, room.computer.choose(room.table.session.observe(1), asked, None), room.now)
    room.wait(5)
    assert room.table.state == number
    back.act()
    room.wait(5)
    game = replay_one(require(room.table.session.path))
    deciders = {each.by for each in game.steps}
    assert deciders == {"", "computer:steady"}
    own = [each.by for each in game.steps[1:] if getattr(each.step.action, "seat", None) == 1]
    assert own[-2:] == ["computer:steady", ""]
    assert [setup.player for setup in game.header.seats] == ["human", "human", *["computer:steady"] * 2]


def test_the_table_waits_while_nobody_is_there_and_while_it_is_paused() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("options", options={"clock": 20})
    host.manage("deal")
    until_asked(room, host)
    host.manage("pause")
    assert ruth.people.phase == "paused"
    position = room.table.state
    assert host.act()
    assert host.error == "not_now"
    room.wait(300)
    host.manage("continue")
    room.wait(5)
    assert room.table.state == position
    key, other = host.welcome.key, ruth.welcome.key
    ruth.leave()
    host.leave()
    room.wait(3600)
    assert room.table.state == position
    host = room.come(key=key)
    assert away(host) == AWAY
    assert RESERVE < require(host.state.seconds) <= RESERVE + 20
    room.come(key=other)
    assert away(host) is None


def test_when_time_and_reserve_are_used_up_a_computer_player_makes_one_decision_and_all_are_told() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("options", options={"clock": 20})
    host.manage("deal")
    until_asked(room, ruth)
    assert (ruth.state.seconds, ruth.state.reserve) == (host.state.seconds, host.state.reserve) == (140, RESERVE)
    before = len(room.table.session.steps)
    room.wait(139)
    assert len(room.table.session.steps) == before
    room.wait(4)
    decided = room.table.session.recorded.steps[before]
    assert decided.by == "computer:strong"
    assert decided.step.action.seat == 1  # type: ignore[union-attr]
    assert ServerWord.TIME_UP(name="Guest B") in host.notices
    assert ServerWord.OWN_TIME_UP() in ruth.notices
    until_asked(room, ruth)
    assert (ruth.state.seconds, ruth.state.reserve) == (20, 0)
    assert ruth.act()
    assert room.table.session.recorded.steps[-1].by == ""
    assert len(host.notices) == 1


def test_only_what_a_decision_takes_beyond_its_own_time_is_taken_from_the_reserve() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("options", options={"clock": 40})
    host.manage("deal")
    for thought, left in ((39, RESERVE), (70, RESERVE - 30), (5, RESERVE - 30)):
        until_asked(room, ruth)
        number = room.table.state
        room.wait(PACE * 4 + thought)
        assert room.table.state == number
        assert ruth.act()
        until_asked(room, ruth)
        assert left - 5 <= ruth.state.reserve <= left
        assert require(ruth.state.seconds) == 40 + ruth.state.reserve
    room.table.course.begin_again()
    assert not any(guest.overtime for guest in room.table.guests)


def test_the_clock_stands_still_for_a_minute_of_lost_lines_and_goes_on_for_who_loses_his_again_and_again() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("options", options={"clock": 20})
    host.manage("deal")
    until_asked(room, ruth)
    number, began = room.table.state, room.now
    key, left = ruth.welcome.key, require(ruth.state.seconds)
    ruth.leave()
    room.wait(AWAY - 10)
    assert host.state.seconds is None
    ruth = room.come(key=key)
    assert left - 1 <= require(ruth.state.seconds) <= left
    while room.table.state == number:
        assert room.now < began + 2 * AWAY + 20 + RESERVE, "the game stands still"
        ruth.leave()
        room.wait(AWAY - 10)
        ruth = room.come(key=key)
    assert room.now > began + AWAY + 20 + RESERVE
    assert ServerWord.TIME_UP(name="Guest B") in host.notices
    room.table.course.begin_again()
    assert not any(guest.absence for guest in room.table.guests)


def test_an_earlier_versions_clock_becomes_one_with_a_reserve() -> None:
    room = full_room(SINGLE, people=1)
    host = host_of(room)
    for former, now in ((15, 20), (30, 40), (60, 40), (40, 40), (0, 0)):
        host.manage("options", options={"clock": former})
        assert host.people.options["clock"] == now


def test_the_time_of_a_computer_players_move_does_not_tell_how_long_it_thought() -> None:
    def times(thinking: float) -> list[float]:
        room = full_room(SINGLE, people=1)
        room.thinks = lambda: thinking
        host_of(room).manage("deal")
        found, state, at = [], room.table.state, room.now
        while room.table.course.asked != 0:
            room.now += 0.05
            room.look()
            if room.table.state != state:
                found.append(round(room.now - at, 1))
                state, at = room.table.state, room.now
        return found

    quick = times(0.0)
    assert quick == times(0.3) == times(0.6)
    slow = times(PACE * 4.5)
    assert all(round(moment / PACE, 1).is_integer() or moment > 2 for moment in some(slow))


def test_a_single_possible_answer_costs_no_tap() -> None:
    room = full_room(STOCK)
    host = host_of(room)
    host.manage("options", options={"forced": "all"})
    host.manage("deal")
    room.play(lambda: not room.table.course.is_in_deal)
    for guest in some(room.guests):
        for state in some(guest.all(State)):
            assert state.prompt is None or state.prompt.get("kind") == "show" or len(state.prompt["choices"]) != 1


def test_a_late_answer_does_not_play_in_the_next_trick() -> None:
    room = full_room(SINGLE)
    host_of(room).manage("deal")
    asked = next(guest for guest in room.guests if guest.prompt is not None)
    late = asked.state.number
    assert asked.act()
    asked.say(Act(late, {"seat": 0, "act": "pass"}))
    assert asked.error == "late"
    assert len(room.table.session.steps) == 2


def test_people_say_phrases_every_five_seconds_and_the_host_can_mute_them() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    german = room.come("Otto", language="de-AT")
    ruth.phrase(2)
    assert host.last(Spoken) == Spoken(1, "Thank you!")
    assert german.last(Spoken).text == "Danke!"
    ruth.phrase(2)
    assert ruth.error == "too_much"
    room.wait(5)
    ruth.phrase(3)
    assert len(host.all(Spoken)) == 2
    german.phrase(0)
    assert german.error == "not_now"
    host.manage("mute", person=1)
    room.wait(5)
    ruth.phrase(3)
    assert ruth.error == "not_now"
    assert ruth.people.phrases == ()
    assert host.people.people[1].muted
    host.manage("unmute", person=1)
    assert len(ruth.people.phrases) == len(TablePhrase) == 12


def test_people_tell_who_is_asked_that_it_is_his_turn_but_not_at_once_and_not_often() -> None:
    room = full_room(SINGLE, people=3)
    host, ruth, otto = room.guests
    onlooker = room.come("Onlooker")
    host.manage("deal")
    until_asked(room, ruth)
    otto.say(Nudge())
    assert otto.error == "too_much"
    room.wait(PATIENCE + PACE * 4)
    for wrong in (ruth, onlooker):
        wrong.say(Nudge())
        assert wrong.error == "not_now"
    otto.say(Nudge())
    for each in (host, ruth, otto, onlooker):
        assert each.last(Spoken) == Spoken(2, "Guest B, it's your turn!", to=1)
    host.say(Nudge())
    assert host.error == "too_much"
    otto.phrase(1)
    assert otto.error == "too_much"
    room.wait(BETWEEN_NUDGES)
    host.manage("mute", person=2)
    otto.say(Nudge())
    assert otto.error == "not_now"
    host.say(Nudge())
    assert ruth.last(Spoken).person == 0
    room.wait(BETWEEN_NUDGES)
    ruth.leave()
    host.say(Nudge())
    assert host.error == "not_now"
    assert len(onlooker.all(Spoken)) == 2


def test_a_nudge_means_nothing_while_the_game_is_paused_or_nobody_is_asked() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.say(Nudge())
    assert host.error == "not_now"
    host.manage("deal")
    until_asked(room, ruth)
    room.wait(PATIENCE * 2)
    host.manage("pause")
    host.say(Nudge())
    assert host.error == "not_now"
    assert not ruth.all(Spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_fits_into_a_bubble(language: str) -> None:
    room = room_for(SINGLE)
    assert all(len(phrase) <= LONGEST_PHRASE for phrase in some(room.come(language=language).people.phrases))


def test_hints_are_given_if_the_host_allows_them_and_the_others_are_told() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("deal")
    until_asked(room, ruth)
    ruth.say(Ask("hint"))
    assert ruth.error == "not_now"
    host.manage("options", options={"hints": True})
    ruth.say(Ask("hint"))
    assert host.last(Told) == Told("notice", ("Guest B asked for a hint.",))
    question = require(room.table.question(room.now))
    assert question.hint_for == ruth.guest.number
    state = room.table.state
    room.table.decided(question, room.computer.choose(ruth.observation, question.prompt, None), room.now)
    room.deliver()
    assert ruth.last(Told).what == "hint"
    assert room.table.state == state
    assert not [each for each in host.all(Told) if each.what == "hint"]


def test_log_scores_and_rules_can_be_read_in_the_guests_own_language() -> None:
    room = full_room(SINGLE, people=1)
    german, host = room.come("Otto", language="de"), host_of(room)
    host.manage("deal")
    room.play(lambda: not room.table.course.is_in_deal)
    assert host.ask("log").lines[0].startswith("Deal 1.")
    assert german.ask("log").lines[0].startswith("Spiel 1.")
    assert len(host.ask("scores").lines) == 2
    assert german.ask("rules").lines[0] == "Spieler"


def test_a_rematch_keeps_the_people_deals_at_once_and_the_number_of_states_grows() -> None:
    room = full_room(STOCK)
    host, other = room.guests
    host.manage("rematch")
    assert host.error == "not_now"
    host.manage("options", options={"next_deal": "auto"})
    host.manage("deal")
    room.play(lambda: room.table.session.is_over)
    assert [each.state.view["help"]["about"] for each in (host, other)] == [
        ViewWord.END_LEADS(),
        SituationWord.END_WAITS(),
    ]
    host.say(TakeSeat("leave"))
    assert other.state.view["help"]["about"] == ViewWord.END_LEADS()  # everybody who plays leads now
    host.take(0)
    assert other.state.view["help"]["about"] == SituationWord.END_WAITS()
    state = room.table.state
    host.manage("rematch")
    assert host.people.phase == "playing"
    assert [each.name for each in host.people.people] == ["Guest A", "Guest B"]
    assert host.state.number > state
    assert other.state.seat == 1
    assert other.observation.hand


def test_a_decision_that_was_not_shown_yet_is_dropped_when_the_person_returns() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("deal")
    until_asked(room, ruth)
    asked, number = require(ruth.prompt), room.table.state
    ruth.leave()
    room.wait(AWAY, thinking=False)
    question = require(room.table.question(room.now))
    room.now += PACE / 20
    room.table.decided(question, room.computer.choose(room.table.session.observe(1), asked, None), room.now)
    assert room.table.question(room.now) is None
    back = room.come(key=ruth.welcome.key)
    room.wait(10)
    assert room.table.state == number
    assert back.prompt == asked
    assert back.act()
    assert room.table.session.recorded.steps[-1].by == ""


def test_the_clock_stops_while_somebody_is_waited_for_and_goes_on_when_he_is_back() -> None:
    room = full_room(SINGLE, people=2)
    host, ruth = room.guests
    host.manage("options", options={"clock": 20})
    host.manage("deal")
    until_asked(room, ruth)
    room.wait(12)
    ruth.leave()
    assert "seconds" not in json.loads(spoken(host.state))
    number = room.table.state
    room.wait(AWAY - 5)
    assert room.table.state == number
    back = room.come(key=ruth.welcome.key)
    assert back.state.seconds == host.state.seconds == require(ruth.state.seconds) - 12 + ceil(PACE)
    assert back.act()
    assert room.table.session.recorded.steps[-1].by == ""
