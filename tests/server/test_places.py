"""Who sits where: places, names, faces, computer players, and what the host arranges."""

from __future__ import annotations

from pinochle_qt.protocol.messages import VERSION, Ask, Hello, Refused, State, TakeSeat
from tests.server.guests import Room, full_room, host_of, room_for
from tests.session.driving import SINGLE, sitting_out


def plays(room: Room) -> list[str]:
    return [each.plays for each in host_of(room).people.people]


def phase(room: Room) -> str:
    return host_of(room).people.phase


def names(room: Room) -> list[str]:
    return [each.name for each in host_of(room).people.people]


def test_the_code_lets_in_however_it_is_typed_and_no_other_code_does() -> None:
    table = room_for(SINGLE).table
    assert not isinstance(table.welcome(Hello(VERSION, f" {table.code[:3].lower()} {table.code[3:]}")), Refused)
    for code in ("", "AAAAAA", table.code[:-1], f"{table.code}A", "ÄÖÜ"):
        refused = table.welcome(Hello(VERSION, code))
        assert isinstance(refused, Refused)
        assert refused.code == "code"


def test_a_guest_takes_a_free_seat_or_that_of_a_computer_player_until_the_deal() -> None:
    room = room_for(SINGLE, people=(0, 1))
    host, ruth = room.come_host("Ann"), room.come("Ruth")
    host.take(0)
    ruth.take(2)
    assert plays(room) == ["person", "free", "person", "computer"]
    assert names(room)[0] == "Ann"
    assert names(room)[2] == "Ruth"
    assert [each.player for each in room.table.session.people] == ["human", "human", "human", "random"]
    ruth.take(0)
    assert ruth.error == "taken"
    ruth.take(3)
    assert plays(room) == ["person", "free", "free", "person"]
    ruth.say(TakeSeat("leave"))
    assert plays(room) == ["person", "free", "free", "free"]


def test_only_the_host_deals_and_computer_players_fill_the_free_seats() -> None:
    room = room_for(SINGLE, people=range(4))
    host, ruth = room.come_host("Ann"), room.come("Ruth")
    ruth.take(1)
    ruth.manage("deal")
    assert ruth.error == "not_yours"
    assert phase(room) == "gathering"
    host.take(0)
    host.manage("deal")
    assert phase(room) == "playing"
    assert plays(room) == ["person", "person", "computer", "computer"]
    assert ruth.state.seat == 1
    assert len(ruth.observation.hand) == 12


def test_everybody_who_plays_leads_the_game_while_the_host_has_no_seat() -> None:
    room = room_for(SINGLE, people=range(4))
    host, ruth, onlooker = room.come_host("Ann"), room.come("Ruth"), room.come("Sam")
    ruth.take(1)
    assert [each.people.leads for each in (host, ruth, onlooker)] == [True, True, False]
    host.manage("deal")
    for do, now in (("pause", "paused"), ("continue", "playing")):
        onlooker.manage(do)
        assert onlooker.error == "not_yours"
        ruth.manage(do)
        assert phase(room) == now
    host.take(0)
    assert [each.people.leads for each in (host, ruth, onlooker)] == [True, False, False]
    ruth.manage("pause")
    assert ruth.error == "not_yours"
    assert phase(room) == "playing"


def test_a_leader_who_is_not_the_host_deals_only_when_all_seats_are_taken() -> None:
    room = full_room(SINGLE, people=4)
    ruth = room.guests[1]
    host_of(room).say(TakeSeat("leave"))
    ruth.manage("deal")
    assert ruth.error == "not_yours"
    host_of(room).manage("computer", person=0)
    ruth.manage("deal")
    assert phase(room) == "playing"
    for do in ("open", "end", "remove", "options"):
        ruth.manage(do, person=2)
        assert ruth.error == "not_yours"


def test_without_computer_players_nothing_is_dealt_before_all_seats_are_taken() -> None:
    room = full_room(SINGLE, people=3)
    host = host_of(room)
    host.manage("options", options={"fill": False})
    host.manage("deal")
    assert host.error == "not_now"
    room.come("Last").take(3)
    host.manage("deal")
    assert host.people.phase == "playing"


def test_whoever_leaves_during_the_match_hands_the_cards_to_a_computer_player() -> None:
    room = full_room(SINGLE)
    host, leaving = host_of(room), room.guests[1]
    host.manage("deal")
    leaving.say(TakeSeat("leave"))
    assert plays(room) == ["person", "computer", "person", "person"]
    assert room.table.session.people[1].player == "computer:strong"
    assert leaving.state.seat is None
    room.guests[2].say(TakeSeat("take", 1))
    assert room.guests[2].error == "not_now"
    leaving.take(1)
    assert plays(room) == ["person"] * 4


def test_the_host_changes_seats_between_deals_only() -> None:
    room = full_room(SINGLE)
    host = host_of(room)
    host.manage("move", person=1, to=2)
    assert names(room) == ["Guest A", "Guest C", "Guest B", "Guest D"]
    host.manage("deal")
    host.manage("move", person=1, to=2)
    assert host.error == "not_now"
    room.play(lambda: not room.table.course.is_in_deal)
    host.manage("move", person=0, to=3)
    assert names(room) == ["Guest D", "Guest C", "Guest B", "Guest A"]


def test_the_host_removes_guests_and_their_keys_are_worth_nothing() -> None:
    room = full_room(SINGLE)
    host, removed = host_of(room), room.guests[2]
    host.manage("remove", person=2)
    assert removed.is_sent_away
    assert plays(room) == ["person", "person", "free", "person"]
    refused = room.table.welcome(Hello(VERSION, key=removed.welcome.key))
    assert isinstance(refused, Refused)
    assert refused.code == "key"
    before = len(room.table.outbox)
    room.table.hear(removed.guest, TakeSeat("take", 2), room.now)
    assert len(room.table.outbox) == before


def test_a_closed_table_takes_nobody_new_but_lets_guests_come_back() -> None:
    room = full_room(SINGLE, people=2)
    host, guest = host_of(room), room.guests[1]
    host.manage("close")
    refused = room.table.welcome(Hello(VERSION, room.table.code))
    assert isinstance(refused, Refused)
    assert refused.code == "closed"
    guest.leave()
    assert room.come(key=guest.welcome.key).state.seat == 1
    host.manage("open")
    room.come("Another")


def test_names_are_tidy_short_and_different() -> None:
    room = full_room(SINGLE, people=1)
    first, second = room.come("Ruth"), room.come("ruth")
    long, script, you = room.come("x" * 60), room.come("<b>\u202e\n Bob"), room.come("You")
    found = [each.guest.name for each in (first, second, long, script, you)]
    assert found[:2] == ["Ruth", "ruth 2"]
    assert len(found[2]) == 24
    assert found[3] == "<b> Bob"
    assert found[4] == f"Guest {you.guest.number}"
    host_of(room).manage("rename", guest=second.guest.number, name="Edith")
    assert second.guest.name == "Edith"
    assert len({name.casefold() for name in found}) == len(found)


def test_a_name_that_looks_like_another_one_gets_a_number() -> None:
    room = room_for(SINGLE)
    names = [room.come(name).guest.name for name in ("Ann", "A\u200dnn", "ANN", "\u200bAnn", "Y\u200cou")]
    assert names == ["Ann", "A\u200dnn 2", "ANN 3", "Ann 4", "Guest 6"]


def test_computer_players_give_up_a_name_that_a_person_has() -> None:
    room = room_for(SINGLE, people=(0,))
    room.come_host("Player 3").take(0)
    assert names(room)[0] == "Player 3"
    assert len(set(names(room))) == 4


def test_a_face_is_one_of_the_drawings_or_a_letter_and_nobody_has_that_of_another() -> None:
    room = full_room(SINGLE)
    for guest, face in zip(room.guests, ("ruth", "ruth", "../../etc/passwd", ""), strict=True):
        guest.say(TakeSeat("name", face=face))
    assert [each.face for each in host_of(room).people.people] == ["ruth", "", "", ""]


def test_onlookers_see_no_hand_and_nothing_at_all_if_the_host_wants_none() -> None:
    room = full_room(SINGLE)
    host, onlooker = host_of(room), room.come("Onlooker")
    host.manage("deal")
    assert onlooker.state.seat is None
    assert onlooker.observation == room.table.session.observe(None)
    host.manage("options", options={"spectators": False})
    told = len(onlooker.all(State))
    room.play(lambda: len(room.table.session.steps) > 5)
    assert len(onlooker.all(State)) == told
    onlooker.say(Ask("log"))
    assert onlooker.error == "not_now"


def test_the_host_seats_somebody_from_the_door_and_chooses_computer_players() -> None:
    room = full_room(SINGLE, people=1)
    host, ruth = host_of(room), room.come("Ruth")
    assert [each.name for each in host.people.door] == ["Ruth"]
    host.manage("move", guest=ruth.guest.number, to=2)
    assert names(room)[2] == "Ruth"
    assert not host.people.door
    host.manage("computer", person=1, skill="easy")
    host.manage("computer")
    assert [each.skill for each in host.people.people] == ["", "easy", "", "strong"]
    host.manage("computer", person=2, skill="expert")
    assert plays(room) == ["person", "computer", "computer", "computer"]
    assert [each.name for each in host.people.door] == ["Ruth"]
    host.manage("remove", person=1)
    assert plays(room)[1] == "free"
    host.manage("computer", person=1, skill="no such level")
    assert host.error == "message"


def test_people_who_sit_out_see_what_onlookers_see_and_keep_their_place() -> None:
    room = full_room(SINGLE, rules=sitting_out(SINGLE, "rotate"), at_table=5)
    host_of(room).manage("deal")
    resting = next(guest for guest in room.guests if guest.state.seat is None)
    assert resting.guest.person is not None
    assert resting.observation == room.table.session.observe(None)
    assert resting.people.people[resting.guest.person].you


def test_everybody_learns_the_names_of_those_who_sit_down_or_move_before_the_deal() -> None:
    room = room_for(SINGLE, people=range(4))
    host, ruth, edith = room.come_host("Ann"), room.come("Ruth"), room.come("Edith")
    ruth.take(0)
    edith.take(1)
    assert "Edith" in [each["name"] for each in ruth.state.view["seats"]]
    host.manage("move", person=1, to=2)
    assert ruth.state.view["sides"][0]["names"] == "You, Edith"
    host.manage("rename", person=2, name="Dora")
    assert ruth.state.view["sides"][0]["names"] == "You, Dora"
