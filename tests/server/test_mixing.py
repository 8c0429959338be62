"""Everybody's program adds to the shuffles of a table, and names a table or a guest that does not keep to the rules."""

from __future__ import annotations

import contextlib
import json
import random
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from pinochle_qt.__main__ import main
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.rules import to_json
from pinochle_qt.protocol.messages import (
    Ask,
    BadMessage,
    Hello,
    Manage,
    Open,
    Promise,
    Promised,
    Refused,
    Reveal,
    Shuffle,
    State,
    TakeSeat,
    Told,
    heard_from_table,
    spoken,
)
from pinochle_qt.record.store import RecordStore
from pinochle_qt.server import table_file, told
from pinochle_qt.server.course import Course
from pinochle_qt.server.fair import mixer
from pinochle_qt.server.fair.mixer import OPENING_TIME, PROMISE_TIME
from pinochle_qt.server.fair.own_parts import OwnParts, ShuffleVerdict
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.server.table import Table
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session import session as session_module
from pinochle_qt.session.dealing.mixing import match_in
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.dealing.verification import is_altered
from pinochle_qt.session.match_start import pack_of_deal
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.server.guests import Room, TableGuest, full_room, room_for
from tests.session.driving import SINGLE, STOCK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.engine.actions import DealCards
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.protocol.messages import Answer, GuestMessage
    from pinochle_qt.record.values import Header, Mix
    from pinochle_qt.session.session import Session


def mixed_room(preset: str = SINGLE, **room: Any) -> Room:
    return full_room(preset, Shuffles.of_table(), **room)


def room_with_a_sleepy_guest() -> tuple[Room, TableGuest]:
    """Return a full table, and the guest at its last place, whose program promises nothing."""
    room = mixed_room(people=3)
    room.table.hosting.fill()
    sleepy = room.come("Sleepy")
    mute(sleepy, Shuffle)
    sleepy.take(3)
    return room, sleepy


def play_deals(room: Room, count: int = 1) -> None:
    """Play so many deals; the host deals each of them."""
    for _ in range(count):
        number = len(room.table.session.match.results)
        room.guests[0].manage("deal")
        room.play(lambda number=number: len(room.table.session.match.results) > number)  # type: ignore[misc]
    room.deliver()


def words_of(guest: TableGuest) -> list[MixWord]:
    return [verdict.word for verdict in guest.parts.verdicts]


def mixes(session: Session) -> list[Mix]:
    return [each.mix for each in session.recorded.steps if each.mix is not None]


def notices(guest: TableGuest) -> list[str]:
    return [line for each in guest.all(Told) if each.what == "notice" for line in each.lines]


# ---- honest tables ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "preset", [SINGLE, STOCK, "two_handed_draft", "racehorse_passing", "auction_pinochle", "three_handed_auction"]
)
def test_everybody_adds_to_each_deal_and_finds_that_nobody_could_have_chosen_it(preset: str) -> None:
    room = mixed_room(preset)
    play_deals(room, 2)
    people = [*range(len(room.guests))]
    assert [[part.person for part in mix.parts] for mix in mixes(room.table.session)] == [people, people]
    assert not any(mix.withheld for mix in mixes(room.table.session))
    for guest in some(room.guests):
        assert guest.parts.verdicts == [ShuffleVerdict(deal, MixWord.CHECKED) for deal in (1, 2)]
    assert not is_altered(room.table.session.recorded)


def test_a_deal_waits_for_nobody_who_answers_at_once() -> None:
    room = mixed_room()
    before = room.now
    room.guests[0].manage("deal")
    assert room.now == before
    assert room.table.session.match.number == 1


def test_who_comes_between_two_deals_adds_to_the_next_one_and_computer_players_never() -> None:
    room = mixed_room(people=2)
    room.table.hosting.fill()
    play_deals(room)
    newcomer = room.come("Late")
    newcomer.take(2)
    play_deals(room)
    assert [[part.person for part in mix.parts] for mix in mixes(room.table.session)] == [[0, 1], [0, 1, 2]]
    assert newcomer.parts.verdicts == [ShuffleVerdict(2, MixWord.CHECKED)]


def test_who_changes_places_promises_anew() -> None:
    room = mixed_room()
    host, *others = room.guests
    play_deals(room)
    host.manage("move", person=1, to=2)
    play_deals(room)
    for guest in some([host, *others]):
        assert words_of(guest) == [MixWord.CHECKED] * 2


def test_a_match_ends_with_its_seed_and_the_next_one_is_mixed_as_well() -> None:
    room = full_room(STOCK, Shuffles.of_table())
    host, other = room.guests
    host.manage("options", options={"next_deal": "auto"})
    for _ in range(2):
        match = room.table.session
        host.manage("rematch" if match.is_over else "deal")
        room.play(lambda: room.table.session.is_over)
        session = room.table.session
        assert {len(mix.parts) for mix in mixes(session)} == {2}
        assert len(mixes(session)) == session.match.number
    assert room.table.session is not match
    room.wait(1)
    for guest in (host, other):
        assert set(words_of(guest)) == {MixWord.CHECKED}


def test_a_match_that_began_elsewhere_is_shuffled_by_its_table_alone_which_is_said_once() -> None:
    room = full_room(SINGLE, Shuffles.fresh())
    play_deals(room, 2)
    assert not mixes(room.table.session)
    for guest in some(room.guests):
        assert guest.parts.verdicts == [ShuffleVerdict(1, MixWord.NOT_ASKED)]
        assert not guest.all(Shuffle)


def test_an_older_guest_plays_without_adding_anything_and_is_told_so() -> None:
    room = mixed_room(people=2)
    old = room.come("Old")
    assert notices(old) == []
    old.guest.version = 1
    old.parts = OwnParts()
    old.take(2)
    heard = len(old.all(Shuffle))
    room.table.hosting.fill()
    play_deals(room)
    assert [part.person for part in mixes(room.table.session)[0].parts] == [0, 1]
    assert (len(old.all(Shuffle)), old.all(Open)) == (heard, [])
    assert words_of(room.guests[0]) == [MixWord.CHECKED]


def test_a_guest_with_an_older_version_is_told_in_one_sentence() -> None:
    room = room_for(SINGLE, Shuffles.of_table())
    guest = room.table.welcome(Hello(1, room.table.code, language="en"))
    assert not isinstance(guest, Refused)
    said = [letter.message for letter in room.table.outbox if isinstance(letter.message, Told)]
    assert [each.lines for each in said] == [(ServerWord.ALONE(),)]


# ---- guests who do not answer ----------------------------------------------------------------------------------------


def mute(guest: TableGuest, kind: type[Answer]) -> None:
    """Let a guest's program not answer one kind of questions."""
    hear = guest.parts.hear

    def heard(message: Answer) -> GuestMessage | None:
        answer = hear(message)
        return None if isinstance(message, kind) else answer

    guest.parts.hear = heard  # type: ignore[method-assign]


def test_a_part_that_is_not_opened_in_time_counts_for_nothing_and_everybody_says_whose(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = mixed_room(store=RecordStore(tmp_path))
    host, _, silent, _ = room.guests
    mute(silent, Open)
    host.manage("deal")
    room.wait(OPENING_TIME - 0.6)
    assert room.table.session.match.number == 0
    room.wait(1)
    assert room.table.session.match.number == 1
    assert notices(silent) == [ServerWord.LATE_PART()]
    room.play(lambda: bool(room.table.session.match.results))
    room.deliver()
    [mix] = mixes(room.table.session)
    assert mix.withheld == (2,)
    for guest in some([each for each in room.guests if each is not silent]):
        assert guest.parts.verdicts == [ShuffleVerdict(1, MixWord.WITHHELD, 2)]
    assert silent.parts.verdicts == [ShuffleVerdict(1, MixWord.LEFT_OUT)]
    assert main(["check", str(require(room.table.session.path))]) == 0
    assert "Guest C's part of the shuffle of deal 1 was promised, and never opened." in capsys.readouterr().err


def test_who_does_not_promise_is_not_waited_for_twice() -> None:
    room, sleepy = room_with_a_sleepy_guest()
    before = room.now
    room.guests[0].manage("deal")
    room.play(lambda: room.table.session.match.number == 1)
    assert 0 < room.now - before <= PROMISE_TIME + 0.5
    assert [part.person for part in mixes(room.table.session)[0].parts] == [0, 1, 2]
    asked_at = room.now  # for the next deal, while this one is played
    room.play(lambda: bool(room.table.session.match.results))
    room.play(lambda: room.now >= asked_at + PROMISE_TIME)  # a deal that nobody plays takes less
    before = room.now
    room.guests[0].manage("deal")
    assert room.now == before
    assert room.table.session.match.number == 2
    assert sleepy.parts.verdicts == [ShuffleVerdict(1, MixWord.LEFT_OUT)]


def test_who_is_away_is_not_waited_for() -> None:
    room = mixed_room()
    room.guests[3].leave()
    room.guests[0].manage("deal")
    assert room.table.session.match.number == 1
    assert [part.person for part in mixes(room.table.session)[0].parts] == [0, 1, 2]


def test_who_loses_the_connection_and_comes_back_in_time_still_opens_his_part() -> None:
    room = mixed_room()
    host, _, _, lost = room.guests
    mute(lost, Open)
    host.manage("deal")
    assert room.table.session.match.number == 0
    kept = lost.parts
    del vars(kept)["hear"]
    lost.leave()
    room.wait(0.5)
    back = room.come(key=lost.guest.key)
    back.parts = kept
    room.table.course.mixer.returned(back.guest)
    room.wait(0.5)
    assert room.table.session.match.number == 1
    assert not mixes(room.table.session)[0].withheld


@pytest.mark.parametrize("change", [{"secret": "0" * 64}, {"person": 0}, {"deal": 2}, {"match": "sha256:" + "0" * 64}])
def test_a_secret_that_was_not_promised_is_none(change: dict[str, Any]) -> None:
    room = mixed_room()
    host, cheat, *_ = room.guests
    hear = cheat.parts.hear

    def heard(message: Answer) -> GuestMessage | None:
        answer = hear(message)
        return replace(answer, **change) if isinstance(answer, Reveal) else answer

    cheat.parts.hear = heard  # type: ignore[method-assign]
    host.manage("deal")
    room.wait(OPENING_TIME + 0.5)
    assert mixes(room.table.session)[0].withheld == (1,)


def test_nobody_promises_for_another_place_nor_after_the_promises_are_fixed() -> None:
    room = mixed_room()
    host, other, *_ = room.guests
    match = match_in(room.table.session.header)
    other.say(Promise(match, 1, 0, "1" * 64))
    mute(other, Open)
    host.manage("deal")
    fixed = require(room.table.course.mixer.fixed)
    other.say(Promise(match, 1, 1, "1" * 64))
    assert room.table.course.mixer.fixed is fixed
    assert "1" * 64 not in {each.commitment for each in fixed.promises}
    room.wait(OPENING_TIME + 0.5)
    play = room.table.session
    assert [part.commitment for part in mixes(play)[0].parts] == [each.commitment for each in fixed.promises]


# ---- tables that cheat -----------------------------------------------------------------------------------------------


def test_stacked_cards_are_named_by_every_program_and_by_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = mixed_room(store=RecordStore(tmp_path))
    monkeypatch.setattr(session_module, "pack_of_deal", lambda *deal: pack_of_deal(*deal)[::-1])
    play_deals(room)
    for guest in some(room.guests):
        assert guest.parts.verdicts == [ShuffleVerdict(1, MixWord.CARDS)]
    assert main(["check", str(require(room.table.session.path))]) == 1
    assert "as everybody's parts of the shuffle deal them" in capsys.readouterr().out


def lie(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any], dict[str, Any]], object]) -> None:
    """Let the table tell another header and deal than those of its record."""
    true = told.record

    def record(session: Session, deal: int) -> tuple[str, ...]:
        first, dealt, *rest = true(session, deal)
        header, data = json.loads(first), json.loads(dealt)
        change(header, data)
        return json.dumps(header), json.dumps(data), *rest

    monkeypatch.setattr(told, "record", record)


def test_a_record_that_hides_stacked_cards_is_named_by_everybody_who_saw_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table gives two people other cards, and later shows those that they should have got.

    They know their own hands; the others have seen the cards of both being played.
    """
    honest: list[DealCards] = []

    def stacked(header: Header, number: int, mix: Mix | None) -> tuple[Card, ...]:
        cards = list(pack_of_deal(header, number, mix))
        game, dealer = Game(header.rules), room.table.session.match.next_dealer
        hands, *_ = game.layout(dealer)
        honest.append(game.deal_out(cards, dealer))
        one, other = next((one, other) for one in hands[1] for other in hands[2] if cards[one] != cards[other])
        cards[one], cards[other] = cards[other], cards[one]
        return tuple(cards)

    monkeypatch.setattr(session_module, "pack_of_deal", stacked)
    lie(monkeypatch, lambda _, data: data.update(hands=[cards_text(hand).split() for hand in honest[-1].hands]))
    for _ in range(50):  # everybody may pass
        room = mixed_room("partnership_four_handed")  # where cards are passed, they may have come from there
        play_deals(room)
        if sum('"act":"play"' in line for line in room.table.session.lines) == len(pack(room.table.session.rules)):
            break
    assert [guest.parts.verdicts for guest in room.guests] == [[ShuffleVerdict(1, MixWord.SEEN)]] * 4


LIES: list[tuple[Callable[[dict[str, Any], dict[str, Any]], object], MixWord, int | None]] = [
    (lambda _, deal: deal["mix"]["parts"][1].update(secret="0" * 64), MixWord.PART, 1),
    (lambda _, deal: deal["mix"]["parts"][1].pop("secret"), MixWord.CARDS, None),
    (lambda _, deal: deal["mix"]["parts"].pop(), MixWord.PROMISES, None),
    (lambda _, deal: deal["mix"]["parts"][2].update(commitment="0" * 64), MixWord.PROMISES, None),
    (lambda _, deal: deal["mix"].update(key="5"), MixWord.TABLE_PART, None),
    (lambda _, deal: deal.pop("mix"), MixWord.PROMISES, None),
    (lambda _, deal: deal["hands"].reverse(), MixWord.CARDS, None),
    (lambda header, _: header.update(copy_of="sha256:" + "0" * 64), MixWord.PROMISES, None),
    (lambda _, deal: deal.update(hands=5), MixWord.SILENT, None),
]


@pytest.mark.parametrize(("change", "word", "person"), LIES)
def test_an_altered_record_is_named_by_every_program(
    change: Callable[[dict[str, Any], dict[str, Any]], object],
    word: MixWord,
    person: int | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = mixed_room()
    lie(monkeypatch, change)
    play_deals(room)
    for guest in some(room.guests):
        assert guest.parts.verdicts == [ShuffleVerdict(1, word, person)]
        assert guest.parts.verdicts[0].sentence(["Ann", "Bob", "Cid", "Dan"]).count(". ") <= 1


def test_a_table_that_shows_no_record_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    room = mixed_room()
    monkeypatch.setattr(told, "record", lambda *_: ())
    play_deals(room)
    assert {word for guest in room.guests for word in words_of(guest)} == {MixWord.SILENT}


def deceive(victim: TableGuest, change: Callable[[Open], Open], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table tell one guest something else than the others when secrets are to be opened."""
    true = mixer.Mixer.question

    def question(self: mixer.Mixer, guest: Any, session: Session, now: float) -> Any:
        asked = true(self, guest, session, now)
        return change(asked) if isinstance(asked, Open) and guest is victim.guest else asked

    monkeypatch.setattr(mixer.Mixer, "question", question)


def another_promise(asked: Open) -> Open:
    return replace(asked, promises=(Promised(0, "0" * 64), *asked.promises[1:]))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda asked: replace(asked, fingerprint="0" * 64), MixWord.TABLE_PART),
        (another_promise, MixWord.PROMISES),
        (lambda asked: replace(asked, promises=asked.promises[1:]), MixWord.PROMISES),
        (lambda asked: replace(asked, hands=asked.hands[::-1]), MixWord.CARDS),
        (lambda asked: replace(asked, pack=asked.pack.replace("9", "A")), MixWord.CARDS),
    ],
)
def test_a_table_that_shows_two_guests_different_promises_is_named_by_one_of_them(
    change: Callable[[Open], Open], word: MixWord, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = mixed_room()
    victim = room.guests[2]
    deceive(victim, change, monkeypatch)
    play_deals(room)
    assert victim.parts.verdicts == [ShuffleVerdict(1, word)]


def test_a_program_whose_promise_is_left_out_opens_nothing_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    room = mixed_room()
    victim = room.guests[2]
    deceive(victim, lambda asked: replace(asked, promises=asked.promises[:2]), monkeypatch)
    room.guests[0].manage("deal")
    room.wait(OPENING_TIME + 0.5)
    room.play(lambda: bool(room.table.session.match.results))
    room.deliver()
    assert victim.parts.verdicts == [ShuffleVerdict(1, MixWord.LEFT_OUT)]


def test_a_program_opens_its_secret_for_one_list_of_promises_only() -> None:
    parts, match = OwnParts(), "sha256:" + "ab" * 32
    promised = require(parts.hear(Shuffle(match, 1, 0)))
    assert isinstance(promised, Promise)
    assert parts.hear(Shuffle(match, 1, 0)) == promised
    asked = Open(match, 1, "0" * 64, (Promised(0, promised.commitment),), "9SJS", ((0,), (1,)))
    first = parts.hear(asked)
    assert isinstance(first, Reveal)
    assert parts.hear(asked) == first  # the table has started again
    assert parts.take_verdicts() == []
    assert parts.hear(replace(asked, fingerprint="1" * 64)) is None
    assert parts.hear(Shuffle(match, 1, 0)) is None
    assert parts.take_verdicts() == [ShuffleVerdict(1, MixWord.TWICE)]


def opens(parts: OwnParts, match: str, deal: int) -> None:
    """Let a program promise and open its secret for a deal."""
    promised = require(parts.hear(Shuffle(match, deal, 0)))
    assert isinstance(promised, Promise)
    asked = Open(match, deal, "0" * 64, (Promised(0, promised.commitment),), "9SJS", ((0,), (1,)))
    assert isinstance(parts.hear(asked), Reveal)


def test_no_number_of_other_shuffles_makes_a_program_forget_what_it_has_opened() -> None:
    parts, match = OwnParts(), "sha256:" + "ab" * 32
    opens(parts, match, 3)
    for deal in range(10, 30):
        parts.hear(Shuffle(match, deal, 0))
    assert parts.hear(Shuffle(match, 3, 0)) is None
    assert parts.take_verdicts() == [ShuffleVerdict(3, MixWord.TWICE)]


def test_a_table_that_begins_another_match_once_it_knows_the_cards_is_named() -> None:
    parts, match, other = OwnParts(), "sha256:" + "ab" * 32, "sha256:" + "cd" * 32
    opens(parts, match, 1)
    assert isinstance(parts.hear(Shuffle(other, 1, 0)), Promise)
    assert parts.take_verdicts() == [ShuffleVerdict(1, MixWord.TWICE)]


def test_a_record_that_comes_after_the_next_match_has_begun_is_no_answer_anymore() -> None:
    room = mixed_room()
    guest = room.guests[1]
    answers: list[Told] = []
    room.guests[0].manage("deal")
    hear = guest.parts.hear

    def late(message: Answer) -> GuestMessage | None:
        if isinstance(message, Told) and message.what == "record":
            answers.append(message)
            return None
        return hear(message)

    guest.parts.hear = late  # type: ignore[method-assign]
    room.play(lambda: bool(room.table.session.match.results))
    room.deliver()
    [answer] = answers
    state = guest.all(State)[-1]
    hear(replace(state, observation={"viewer": 1}, steps=()))
    assert hear(answer) is None
    assert guest.parts.verdicts == []


def test_another_place_another_deal_and_another_match_have_other_secrets() -> None:
    parts, match = OwnParts(), "sha256:" + "ab" * 32
    cases = [(match, 1, 0), (match, 1, 1), (match, 2, 1), ("sha256:" + "ac" * 32, 2, 1)]
    said = [require(parts.hear(Shuffle(*case))) for case in cases]
    assert len({each.commitment for each in said if isinstance(each, Promise)}) == len(cases)


# ---- a table that starts again ---------------------------------------------------------------------------------------


def started_again(room: Room, path: Path, store: RecordStore) -> Room:
    """Let the table of a journal start again, and its guests come back with what their programs know."""
    room.table.session.close()
    again = Room(Table.resumed(path, store))
    for guest in room.guests:
        back = again.come(key=guest.guest.key)
        back.parts = guest.parts
        again.table.course.mixer.returned(back.guest)
    again.wait(0.5)
    return again


def test_a_table_that_starts_again_asks_for_the_same_secrets(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    room = mixed_room(store=store)
    for guest in room.guests:
        mute(guest, Open)
    room.guests[0].manage("deal")
    assert room.table.session.match.number == 0
    fixed = require(room.table.course.mixer.fixed)
    for guest in room.guests:
        del vars(guest.parts)["hear"]
    again = started_again(room, require(room.table.session.path), store)
    assert again.table.session.match.number == 1
    [mix] = mixes(again.table.session)
    assert tuple((part.person, part.commitment) for part in mix.parts) == tuple(
        (each.person, each.commitment) for each in fixed.promises
    )
    assert not mix.withheld
    again.play(lambda: bool(again.table.session.match.results))
    again.deliver()
    for guest in some(again.guests):
        assert words_of(guest) == [MixWord.CHECKED]


def test_a_table_that_has_forgotten_the_promises_cannot_shuffle_again_unseen(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    room = mixed_room(store=store)
    mute(room.guests[3], Open)
    room.guests[0].manage("deal")
    path = require(room.table.session.path)
    saved = json.loads(path.with_suffix(".table").read_text())
    del saved["shuffle"]
    path.with_suffix(".table").write_text(json.dumps(saved))
    del vars(room.guests[3].parts)["hear"]
    again = started_again(room, path, store)
    again.guests[0].manage("deal")
    again.wait(PROMISE_TIME + 0.5)
    again.play(lambda: bool(again.table.session.match.results))
    assert [words_of(guest)[0] for guest in again.guests] == [MixWord.TWICE] * 4


def test_taking_a_place_asks_for_a_promise() -> None:
    room = room_for(SINGLE, Shuffles.of_table())
    guest = room.come("Ann")
    assert not guest.all(Shuffle)
    guest.say(TakeSeat("take", 1))
    assert [(each.deal, each.person) for each in guest.all(Shuffle)] == [(1, 1)]
    host = room.come_host()
    host.say(Manage("move", person=1, to=3))
    assert [each.person for each in guest.all(Shuffle)] == [1, 3]


def test_whatever_a_table_says_a_program_goes_on() -> None:
    """Damaged messages and records lead to no error, and a bad deal never to a good verdict."""
    chance = random.Random(5)
    room = mixed_room()
    guest = room.guests[1]
    waiting: list[Any] = []
    hear = guest.parts.hear

    def heard(message: Answer) -> GuestMessage | None:
        waiting.extend(guest.parts._waiting.items())
        return hear(message)

    guest.parts.hear = heard  # type: ignore[method-assign]
    play_deals(room)
    lines = told.record(room.table.session, 1)
    heard_all = [spoken(message) for message in guest.heard]
    words = set()
    for _ in range(400):
        parts = OwnParts()
        for text in chance.sample(heard_all, 12):
            with contextlib.suppress(BadMessage):
                parts.hear(heard_from_table(damaged(text, chance)))
        parts._waiting[1], parts._asked = waiting[-1][1], 1
        at = chance.randrange(2)
        told_lines = [damaged(line, chance) if number == at else line for number, line in enumerate(lines)]
        parts.hear(Told("record", tuple(told_lines)))
        words |= {verdict.word for verdict in parts.verdicts if verdict.deal == 1}
        if at == 1 and changes_deal(told_lines[1], lines[1]):
            assert MixWord.CHECKED not in {verdict.word for verdict in parts.verdicts}
    assert {MixWord.SILENT, MixWord.CARDS, MixWord.PROMISES} <= words


def damaged(text: str, chance: random.Random) -> str:
    """Return a message or a line with one character more, less or changed."""
    at = chance.randrange(len(text))
    return text[:at] + chance.choice(("", "0", "9", "a", '"', "[", "S")) + text[at + chance.randrange(2) :]


def changes_deal(one: str, other: str) -> bool:
    """Return whether two lines are readable and about different cards or parts."""
    try:
        first, second = json.loads(one), json.loads(other)
    except ValueError:
        return False
    names = ("hands", "stock", "widow", "mix")
    return isinstance(first, dict) and any(first.get(name) != second.get(name) for name in names)


def test_a_table_that_starts_again_between_two_deals_deals_nothing_by_itself(tmp_path: Path) -> None:
    store = RecordStore(tmp_path)
    room = mixed_room(store=store)
    play_deals(room)
    path = require(room.table.session.path)
    assert json.loads(path.with_suffix(".table").read_text())["shuffle"]["deal"] == 1
    again = started_again(room, path, store)
    again.wait(5)
    assert again.table.session.match.number == 1


OTHER_GAME = {"preset": "double_deck_four_handed", "rules": to_json(PRESETS["double_deck_four_handed"])}


def test_another_game_is_not_dealt_because_the_one_before_was_about_to_be() -> None:
    room = mixed_room(people=3)
    room.table.hosting.fill()
    sleepy = room.come("Sleepy")
    mute(sleepy, Shuffle)
    sleepy.take(3)
    host = room.guests[0]
    host.manage("deal")
    host.manage("game", options=OTHER_GAME)
    room.wait(5)
    assert room.table.session.preset == "double_deck_four_handed"
    assert room.table.session.match.number == 0
    host.manage("deal")
    room.wait(5)
    assert room.table.session.match.number == 1


@pytest.mark.parametrize(
    "said",
    [
        Manage("game", options=OTHER_GAME),
        Manage("move", person=0, to=2),
        Manage("remove", person=1),
        Manage("computer", person=1, skill="steady"),
        Manage("rename", person=1, name="Edith"),
        TakeSeat("leave"),
        TakeSeat("name", name="Edith"),
    ],
)
def test_while_cards_are_being_shuffled_nobody_changes_the_game_or_places(said: Manage | TakeSeat) -> None:
    room = mixed_room()
    host, silent, *_ = room.guests
    mute(silent, Open)
    host.manage("deal")
    host.say(said)
    assert host.error == "not_now"
    assert host.last(Refused).sentence == ServerWord.SHUFFLING()
    room.play(lambda: bool(room.table.session.match.results))
    room.deliver()
    for guest in some([each for each in room.guests if each is not silent]):
        assert guest.parts.verdicts == [ShuffleVerdict(1, MixWord.WITHHELD, 1)]


def test_a_table_that_gives_the_cards_to_others_once_it_knows_them_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    room = mixed_room()
    host, silent, *_ = room.guests
    mute(silent, Open)
    monkeypatch.setattr(Course, "need_no_shuffle", Mock())
    host.manage("deal")
    host.manage("move", person=0, to=2)
    room.play(lambda: bool(room.table.session.match.results))
    room.deliver()
    for guest in some([each for each in room.guests if each is not silent]):
        assert guest.parts.verdicts == [ShuffleVerdict(1, MixWord.PLACES)]


def test_a_guest_who_comes_again_and_again_does_not_hold_up_a_deal() -> None:
    room, sleepy = room_with_a_sleepy_guest()
    before = room.now
    room.guests[0].manage("deal")
    while room.table.session.match.number == 0:
        sleepy.leave()
        sleepy = room.come(key=sleepy.guest.key)
        mute(sleepy, Shuffle)
        room.wait(0.5)
        assert room.now <= before + PROMISE_TIME + 0.5


def test_promises_that_cannot_be_kept_on_the_disk_are_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a crash would lose them, and the table would ask for others once it knows the cards."""
    room = mixed_room(store=RecordStore(tmp_path))
    with monkeypatch.context() as full:
        full.setattr(table_file, "write_atomically", Mock(side_effect=OSError(28, "No space left on device")))
        play_deals(room)
    assert not any(guest.all(Open) for guest in room.guests)
    assert not mixes(room.table.session)
    for guest in some(room.guests):
        assert words_of(guest) == [MixWord.LEFT_OUT]
    play_deals(room)
    assert words_of(room.guests[0]) == [MixWord.LEFT_OUT, MixWord.CHECKED]


def test_promises_on_the_disk_are_opened_again_though_it_is_full_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = RecordStore(tmp_path)
    room = mixed_room(store=store)
    mute(room.guests[3], Open)
    room.guests[0].manage("deal")
    del vars(room.guests[3].parts)["hear"]
    monkeypatch.setattr(table_file, "write_atomically", Mock(side_effect=OSError(28, "No space left on device")))
    again = started_again(room, require(room.table.session.path), store)
    assert again.table.session.match.number == 1
    assert not mixes(again.table.session)[0].withheld


def test_a_record_that_is_refused_is_asked_for_again() -> None:
    room = mixed_room()
    guest = room.guests[1]
    hear = guest.parts.hear
    refused: list[Ask] = []

    def heard(message: Answer) -> GuestMessage | None:
        answer = hear(message)
        if isinstance(answer, Ask) and not refused:
            refused.append(answer)
            return hear(Refused("not_now", ServerWord.NOT_NOW()))
        return answer

    guest.parts.hear = heard  # type: ignore[method-assign]
    play_deals(room)
    assert guest.parts.verdicts == []
    play_deals(room)
    assert guest.parts.verdicts == [ShuffleVerdict(deal, MixWord.CHECKED) for deal in (1, 2)]
