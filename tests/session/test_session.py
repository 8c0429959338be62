"""A running game: dealing by seed, undo and redo, and resuming after any interruption."""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards, Pass, Play, SeatAction
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.problems import UnplayableRules
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.sayings import Agreed, Agreement, Saying
from pinochle_qt.record.lock import FileLock
from pinochle_qt.record.replay import RecordedStep, replay_one
from pinochle_qt.record.store import JournalBusy, RecordStore, StoreError
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.same_cards import same_cards
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.record.disk import disk_that_takes
from tests.session.driving import SINGLE, STOCK, advance, chance_player, new_session, played, record_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.state import MatchState


@pytest.fixture
def store(tmp_path: Path) -> RecordStore:
    return RecordStore(tmp_path / "games")


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(SINGLE, 8, deals=3).lines == played(SINGLE, 8, deals=3).lines
    assert played(SINGLE, 8, deals=1).lines[1] != played(SINGLE, 9, deals=1).lines[1]


def test_the_first_dealer_comes_from_the_seed_or_is_chosen() -> None:
    assert {new_session(SINGLE, seed).match.next_dealer for seed in range(20)} == {0, 1, 2, 3}
    seats = tuple(SeatSetup(str(seat), "human") for seat in range(4))
    assert Session.new(PRESETS[SINGLE], SINGLE, seats, 1, first_dealer=2).match.next_dealer == 2


def test_a_session_needs_fitting_seats_and_playable_rules() -> None:
    with pytest.raises(ValueError, match="this game is not for 2 people"):
        Session.new(PRESETS[SINGLE], SINGLE, (SeatSetup("A", "human"),) * 2, 1)
    with pytest.raises(UnplayableRules):
        new_session(SINGLE, rules=patch(PRESETS[SINGLE], {"passing.cards": 4, "table.teams": "individual"}))


def test_an_illegal_action_changes_nothing(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    session.deal()
    before, lines = session.match, session.lines
    for action in (Play(0, session.observe(0).hand[0]), Pass(9)):
        with pytest.raises(IllegalAction):
            session.submit(action)
    with pytest.raises(IllegalAction):
        session.deal()
    assert session.match is before
    assert session.path is not None
    assert session.path.read_text(encoding="utf-8").splitlines() == list(session.lines) == list(lines)
    session.close()


def test_undo_goes_back_to_a_persons_last_decision_past_all_computer_turns() -> None:
    session = new_session(SINGLE, people=(0,))
    advance(session, chance_player(1), deals=1)
    while session.undo():
        prompt = require(session.prompt)
        assert prompt.seat == 0
    assert not session.can_undo
    assert not any(isinstance(step.action, SeatAction) and step.action.seat == 0 for step in session.steps)


def test_undo_and_redo_visit_the_same_positions() -> None:
    session = new_session(STOCK, people=(0, 1))
    advance(session, chance_player(1), deals=2)
    end = session.match
    seen = [end]
    while session.undo():
        seen.append(session.match)
        assert session.can_redo
    assert len(seen) > 50
    for match in reversed(seen[:-1]):
        assert session.redo()
        assert session.match is match
    assert session.match is end
    assert not session.redo()


def test_undo_skips_decisions_without_a_choice() -> None:
    session = played(STOCK, 3, deals=2)
    kinds = {point.kind for point in session.rewind_points}
    assert kinds == {"play", "meld"}
    while session.undo():
        prompt = require(session.prompt)
        assert len(prompt.choices) > 1


def test_a_new_action_clears_redo() -> None:
    session = played(STOCK, 3, deals=1)
    session.undo()
    session.undo()
    prompt = require(session.prompt)
    assert prompt.seat is not None
    session.submit(chance_player(99).choose(session.observe(prompt.seat), prompt, None))
    assert not session.can_redo
    assert session.header.undone == (1,)
    assert session.lines[1:] == replayed_lines(session)[1:]


def replayed_lines(session: Session) -> tuple[str, ...]:
    return Session.new(session.rules, session.preset, session.seats, session.header.seed).lines + session.lines[1:]


def test_undo_never_reshuffles() -> None:
    session = new_session(SINGLE, people=(0,))
    advance(session, chance_player(1), deals=2)
    cards = [line for line in session.lines if line.startswith('{"deal"')]
    session.rewind(session.rewind_points[0])
    assert session.match.number <= 1
    advance(session, chance_player(1), deals=2)
    again = [line for line in session.lines if line.startswith('{"deal"')]
    assert again[0] == cards[0]
    first, second = (line.split('"hands":')[1] for line in (again[1], cards[1]))
    assert first == second or again[1].split(",")[1] != cards[1].split(",")[1]  # another dealer deals to others first


@pytest.mark.parametrize("deals", [2, 3])
def test_cards_of_an_imported_record_return_after_undo(tmp_path: Path, deals: int) -> None:
    """The seed in a record that another program wrote need not give the cards in it."""
    session = played(SINGLE, 4, deals=deals)
    path = tmp_path / "x.pinochle"
    path.write_text(record_text(session).replace('"seed":4}', '"seed":5}', 1), encoding="utf-8")
    resumed = Session.resume(path)
    assert resumed.header.seed == 5
    deal = next(step.action for step in reversed(session.steps) if isinstance(step.action, DealCards))
    while resumed.match.number == deals:
        assert resumed.undo()
    while (prompt := resumed.prompt) is not None and prompt.kind != "deal":
        assert resumed.last_step is not None
        following = session.steps[len(resumed.steps)]
        resumed.submit(following.action)
    assert resumed.deal().action == deal


def test_a_deal_is_recorded_by_its_key_if_its_cards_follow_from_it() -> None:
    chance, people = Shuffles(4, GENERATOR), (SeatSetup("A", "human"),) * 4
    session = Session.new(PRESETS[SINGLE], SINGLE, people, chance, first_dealer=2)
    session.deal()
    assert session.given(1) == (2, chance.key(1))
    recorded, header = session.recorded, session.recorded.header
    for seed in (5, 6, 12, 19):  # as another program may have written it; either pack may sort first
        recorded.header = replace(header, seed=seed)
        assert Session(recorded).given(1) == (2, chance.pack(session.rules, 1))


def test_rewinding_to_a_point() -> None:
    session = played(SINGLE, 6, deals=2, people=(0, 2))
    points = session.rewind_points
    assert {point.seat for point in points} == {0, 2}
    assert [point.deal for point in points] == sorted(point.deal for point in points)
    middle = points[len(points) // 2]
    assert session.rewind(middle)
    prompt = require(session.prompt)
    assert (prompt.seat, prompt.kind, session.match.number) == (middle.seat, middle.kind, middle.deal)
    assert session.rewind_points == points[: len(points) // 2]
    with pytest.raises(ValueError, match="no decision"):
        session.rewind(points[-1])


@pytest.mark.parametrize("person", range(4))
def test_undo_is_available_from_a_persons_first_decision(person: int) -> None:
    session = new_session(SINGLE, people=(person,))
    for _ in range(14):
        assert session.can_undo == bool(session.rewind_points)
        advance(session, chance_player(1), actions=1)
    assert session.can_undo


def test_before_the_first_decision_there_is_nothing_to_undo() -> None:
    session = new_session(SINGLE, people=range(4))
    advance(session, chance_player(1), actions=3)
    assert session.undo()
    assert session.undo()
    first = session.match
    assert not session.can_undo
    assert not session.undo()
    assert (session.match, session.can_redo) == (first, True)


def test_undo_possibilities_are_updated_when_play_differs() -> None:
    session = new_session(SINGLE, people=range(4))
    advance(session, chance_player(1), actions=30)
    session.rewind(session.rewind_points[2])
    player = chance_player(2)
    for _ in range(25):
        advance(session, player, actions=1)
        assert session.rewind_points == Session(session.recorded).rewind_points


def test_computer_players_alone_leave_nothing_to_undo() -> None:
    session = played(SINGLE, 6, deals=1, people=())
    assert not session.can_undo
    assert not session.undo()


# ---- what was taken back ------------------------------------------------------------------------------------------


def test_a_deal_with_an_undo_is_marked() -> None:
    session = played(SINGLE, 6, deals=3)
    assert list(session.header.undone) == []
    while session.match.number == 3:
        assert session.undo()
    assert list(session.header.undone) == [2, 3]  # the cards of deal 3 have been seen too
    while session.redo():
        pass
    assert list(session.header.undone) == []  # everything is as it was
    session.undo()
    assert list(session.header.undone) == [3]
    advance(session, chance_player(99), deals=4)
    assert list(session.header.undone) == [3]
    assert session.match.number == 4
    session.rewind(session.rewind_points[0])
    assert list(session.header.undone) == [1, 2, 3, 4]


@pytest.mark.parametrize("seed", range(4))
def test_the_file_records_an_undo_whenever_the_program_is_killed(store: RecordStore, seed: int) -> None:
    """The file says what a simple account of play and undo says, and a resumed game continues with it."""
    session = new_session(STOCK, seed, people=(0, 1), store=store)
    path = require(session.path)
    player, chance = chance_player(seed), random.Random(seed)
    done: list[tuple[int, ...]] = []  # the deals that were marked as undone, after each round
    spoiled: set[int] = set()
    for _ in range(60):
        advance(session, player, actions=chance.randrange(40))
        before = session.match.number
        for _ in range(chance.randrange(4)):
            session.undo()
        spoiled |= set(range(session.match.number, before + 1)) if session.can_redo else set()
        if session.can_redo and chance.random() < 0.3:
            reached = set(session.header.undone)
            while session.redo():
                pass
            spoiled = set(session.header.undone)
            assert spoiled <= reached
        assert set(session.header.undone) == spoiled
        assert replay_one(path).header.undone == session.header.undone
        assert path.read_text(encoding="utf-8") == record_text(session)
        done.append(session.header.undone)
        if chance.random() < 0.2:
            session.close()
            session = Session.resume(path, store)
            assert session.header.undone == done[-1]
    assert len(set(done)) > 1
    session.close()


def test_a_title_is_saved_at_once(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    advance(session, chance_player(1), actions=20)
    path = require(session.path)
    before = session.match
    session.rename("Sunday")
    assert session.header.title == "Sunday"
    assert replay_one(path).header.title == "Sunday"
    with pytest.raises(ValueError, match="60 letters"):
        session.rename("x" * 61)
    with disk_that_takes(10), pytest.raises(StoreError):
        session.rename("Monday")
    session.undo()
    assert replay_one(path).header.title == session.header.title == "Monday"
    session.redo()
    session.rename("")
    assert "title" not in session.lines[0]
    assert session.match is before
    session.close()


def test_practice_is_a_copy_that_leaves_the_game_alone(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    advance(session, chance_player(1), deals=2)
    session.undo()
    practice = session.practice(store)
    assert practice.header.practice
    assert not session.header.practice
    assert practice.match == session.match
    before = session.lines
    advance(practice, chance_player(7), deals=3)
    assert session.lines == before
    assert practice.path is not None
    assert practice.path != session.path
    assert replay_one(practice.path).header.practice
    assert practice.header.undone == session.header.undone
    assert session.practice().path is None
    practice.close()
    session.close()


def test_practice_shows_no_cards_of_coming_deals(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    advance(session, chance_player(1), deals=1)
    practice = session.practice(store)
    path = require(practice.path)
    resumed = Session.resume(path)
    for each in (session, practice, resumed):
        each.deal()
    practice.close()
    dealt = {
        step.action.hands for each in (session, practice) if isinstance((step := each.steps[-1]).action, DealCards)
    }
    assert len(dealt) == 2
    assert resumed.steps[-1].action == practice.steps[-1].action
    session.close()


# ---- the journal ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_the_journal_always_says_what_happened(store: RecordStore, preset: str) -> None:
    session = new_session(preset, 2, people=(0, 1), store=store)
    path = require(session.path)
    player = chance_player(2)
    for turn in range(150):
        advance(session, player, actions=1)
        if turn % 17 == 16:
            session.undo()
        if turn % 34 == 33:
            session.redo()
        assert path.read_text(encoding="utf-8") == record_text(session)
    assert replay_one(path).match == session.match
    session.close()


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_a_game_killed_at_any_byte_continues_where_it_was(store: RecordStore, preset: str) -> None:
    session = new_session(preset, 2, store=store)
    advance(session, chance_player(2), actions=40)
    path = require(session.path)
    session.close()
    content = path.read_bytes()
    positions = [session.match]
    for step in reversed(session.steps[-3:]):
        positions.insert(0, step.before)
    ends = [index + 1 for index, byte in enumerate(content) if byte == 10][-4:]
    for length in range(ends[0], len(content) + 1):
        path.write_bytes(content[:length])
        resumed = Session.resume(path, store)
        whole = sum(length >= end - 1 for end in ends)  # a line that lacks only its line feed is whole
        assert resumed.match == positions[whole - 1]
        assert path.read_bytes() == content[: ends[whole - 1]]
        resumed.close()


def test_closing_lines_lost_in_a_crash_are_written_again(store: RecordStore) -> None:
    session = played(STOCK, 4)
    assert session.is_over
    path = store.folder / "x.pinochle"
    path.parent.mkdir()
    text = record_text(session)
    for lost in (1, 2):
        path.write_text("".join(text.splitlines(keepends=True)[:-lost]), encoding="utf-8")
        resumed = Session.resume(path, store)
        assert resumed.match == session.match
        assert path.read_text(encoding="utf-8") == text
        resumed.close()


def test_a_resumed_game_supports_undo_and_keeps_unknown_keys(store: RecordStore) -> None:
    session = played(SINGLE, 6, deals=1)
    path = store.folder / "x.pinochle"
    path.parent.mkdir()
    path.write_text(record_text(session).replace('"act":', '"mood":"good","act":'), encoding="utf-8")
    resumed = Session.resume(path, store)
    assert resumed.match == session.match
    assert resumed.rewind_points == session.rewind_points
    assert resumed.undo()
    assert session.undo()
    assert path.read_text(encoding="utf-8") == record_text(session).replace('"act":', '"mood":"good","act":')
    advance(resumed, chance_player(5), deals=2)
    assert replay_one(path).match == resumed.match
    resumed.close()


def test_two_programs_cannot_play_the_same_game(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    assert session.path is not None
    with pytest.raises(JournalBusy):
        Session.resume(session.path, store)
    assert Session.resume(session.path).match == session.match  # reading is allowed
    session.close()
    Session.resume(session.path, store).close()


def test_what_another_window_writes_before_releasing_the_game_is_not_overwritten(
    store: RecordStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = new_session(SINGLE, store=store)
    other.deal()
    path = require(other.path)

    class LastMoment(FileLock):
        """A lock that lets the other window play on and close just before it is taken."""

        def __init__(self, path: Path) -> None:
            advance(other, chance_player(1), actions=3)
            other.close()
            super().__init__(path)

    monkeypatch.setattr("pinochle_qt.record.store.FileLock", LastMoment)
    session = Session.resume(path, store)
    assert session.match == other.match
    assert path.read_text(encoding="utf-8") == record_text(other)
    session.close()


@pytest.mark.parametrize("content", [b"hello\n", None])
def test_an_unreadable_record_is_left_unlocked(store: RecordStore, content: bytes | None) -> None:
    path = store.folder / "x.pinochle"
    path.parent.mkdir()
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordError):
        Session.resume(path, store)
    assert list(path.parent.iterdir()) == ([] if content is None else [path])


def test_a_full_disk_does_not_stop_the_game(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    session.deal()
    path = require(session.path)
    size = path.stat().st_size
    player = chance_player(1)
    with disk_that_takes(size + 10):
        for _ in range(3):
            before, prompt = session.match, require(session.prompt)
            assert prompt.seat is not None
            with pytest.raises(StoreError, match=r"^The game cannot be saved in .*\.$"):
                session.submit(player.choose(session.observe(prompt.seat), prompt, None))
            assert session.last_step is not None
            assert session.last_step.before is before
            assert path.stat().st_size == size
    advance(session, player, actions=1)
    assert path.read_text(encoding="utf-8") == record_text(session)
    session.close()


def test_an_unwritable_game_is_opened_all_the_same(store: RecordStore) -> None:
    session = new_session(SINGLE, store=store)
    session.deal()
    path = require(session.path)
    with pytest.raises(JournalBusy):
        Session.resume_anyhow(path, store)
    session.close()
    path.write_text(record_text(session) + '{"sea', encoding="utf-8")  # cut short by a crash, and to be repaired
    with disk_that_takes(10):
        resumed, error = Session.resume_anyhow(path, store)
    assert (resumed.match, resumed.path) == (session.match, None)
    assert isinstance(error, StoreError)
    repaired, error = Session.resume_anyhow(path, store)
    assert (repaired.match, repaired.path, error) == (session.match, path, None)
    repaired.close()


def test_a_game_that_could_not_be_created_is_saved_whole_as_soon_as_possible(store: RecordStore) -> None:
    store.folder.parent.mkdir(parents=True, exist_ok=True)
    store.folder.write_text("no folder", encoding="utf-8")
    session, player = new_session(SINGLE), chance_player(1)
    session.save_in(store, "Why.")
    with pytest.raises(StoreError):
        session.deal()
    prompt = require(session.prompt)
    assert prompt.seat is not None
    with pytest.raises(StoreError):
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))
    store.folder.unlink()
    for _ in range(2):
        advance(session, player, actions=1)
        [path] = store.folder.glob("*.pinochle")
        assert (session.path, path.read_text(encoding="utf-8")) == (path, record_text(session))
    session.undo()
    assert path.read_text(encoding="utf-8") == record_text(session)
    session.close()


def unwritable(store: RecordStore) -> tuple[Session, Path, Path]:
    """Resume a game that cannot be written to, and return it with its file and the folder that blocks its lock."""
    session = new_session(SINGLE, store=store)
    session.deal()
    assert session.path is not None
    session.close()
    path = session.path.rename(session.path.with_name("evening.pinochle"))
    lock = path.with_name(f"{path.name}.lock")
    lock.mkdir()  # so that nothing can be written
    resumed, error = Session.resume_anyhow(path, store)
    assert error is not None
    assert resumed.unsaved == str(error)
    with pytest.raises(StoreError):
        advance(resumed, chance_player(1), actions=1)
    return resumed, path, lock


def test_a_resumed_game_that_could_not_be_written_is_saved_in_its_file_again(store: RecordStore) -> None:
    resumed, path, lock = unwritable(store)
    lock.rmdir()
    advance(resumed, chance_player(1), actions=2)
    assert (resumed.path, resumed.unsaved) == (path, "")
    assert path.read_text(encoding="utf-8") == record_text(resumed)
    resumed.close()
    assert list(path.parent.iterdir()) == [path]


def test_a_game_saved_again_while_the_disk_is_full_keeps_its_file(store: RecordStore) -> None:
    resumed, path, lock = unwritable(store)
    lock.rmdir()
    player = chance_player(1)
    with disk_that_takes(10), pytest.raises(StoreError):
        advance(resumed, player, actions=1)
    advance(resumed, player, actions=1)
    assert (resumed.path, resumed.unsaved) == (path, "")
    assert path.read_text(encoding="utf-8") == record_text(resumed)
    resumed.close()


def test_a_resumed_game_whose_file_was_continued_elsewhere_gets_its_own_file(store: RecordStore) -> None:
    resumed, path, lock = unwritable(store)
    lock.rmdir()
    other = Session.resume(path, store)
    advance(other, chance_player(2), actions=3)
    other.close()
    before = path.read_bytes()
    advance(resumed, chance_player(1), actions=2)
    assert resumed.path not in {None, path}
    assert resumed.path is not None
    assert resumed.path.read_text(encoding="utf-8") == record_text(resumed)
    assert path.read_bytes() == before
    resumed.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts letters, and more of them")
@pytest.mark.parametrize("size", [226, 241, 250])
def test_a_game_with_a_long_name_is_saved_after_an_undo_too(store: RecordStore, size: int) -> None:
    session = new_session(SINGLE, store=store)
    session.deal()
    assert session.path is not None
    session.close()
    path = session.path.rename(session.path.with_name("x" * (size - len(".pinochle")) + ".pinochle"))
    resumed, player = Session.resume(path, store), chance_player(1)
    advance(resumed, player, actions=5)
    resumed.undo()
    advance(resumed, player, actions=1)
    resumed.close()
    assert path.read_text(encoding="utf-8") == record_text(resumed)
    assert list(path.parent.iterdir()) == [path]


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.pinochle"
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"x\.pinochle, line 1: found hello"):
        Session.resume(path)


def test_a_game_without_history_continues_without_it() -> None:
    session, other = new_session(SINGLE), new_session(SINGLE)
    player, same = chance_player(1), chance_player(1)
    advance(session, player, deals=1)
    advance(other, same, deals=1)
    session.forget()
    assert session.match == other.match
    assert not session.can_undo
    assert session.last_step is None
    assert len(session.lines) == 1
    advance(session, player, deals=2)
    advance(other, same, deals=2)
    assert session.match == other.match
    assert session.given(2) == other.given(2)
    for number in (0, 1, 3):
        with pytest.raises(ValueError, match=f"there is no deal {number} in this match yet"):
            session.given(number)


def test_decisions_after_dropping_history_can_be_undone() -> None:
    session = new_session(SINGLE, people=range(4))
    advance(session, chance_player(1), actions=2)
    session.forget()
    begin = session.match
    advance(session, chance_player(1), actions=1)
    assert session.can_undo
    assert session.undo()
    assert session.match is begin
    assert not session.undo()


def test_a_journal_keeps_its_history(store: RecordStore) -> None:
    with pytest.raises(ValueError, match="keeps its history"):
        new_session(SINGLE, store=store).forget()


def come_back(path: Path, store: RecordStore) -> Iterator[Session]:
    """Yield a match as it comes back before anything is dealt, and then in every other way that it can come back."""
    early = Session.resume(path, store)
    yield early
    early.deal()
    early.close()
    later, copy = Session.resume(path, store), Session.resume_copy(path, store)
    yield from (later, later.practice(), same_cards(later), copy)
    later.close()
    copy.close()


def test_everybody_knows_how_well_the_computer_players_play(store: RecordStore) -> None:
    people = tuple(map(SeatSetup, "ABCD", ("human", "computer:steady", "computer:expert", "random")))
    session = Session.new(PRESETS[SINGLE], SINGLE, people, 3, store)
    assert session.path is not None
    skills = session.observe(1).skills
    assert skills == ("", "steady", "expert", "random")
    session.close()
    for each in come_back(session.path, store):
        assert each.observe(None).skills == each.observe(1).skills == skills


@pytest.mark.parametrize("ours", ["help_and_steps", Agreement("Ours", (Saying("raise", 1, "aces", 3),))])
def test_agreements_stay_with_the_match(store: RecordStore, ours: Agreed) -> None:
    people = tuple(SeatSetup(str(seat), "computer:steady") for seat in range(4))
    agreed = (ours, "plain")
    session = Session.new(PRESETS[SINGLE], SINGLE, people, 3, store, agreements=agreed)
    assert session.path is not None
    session.close()
    for each in come_back(session.path, store):
        assert each.observe(None).agreements == each.observe(1).agreements == agreed
        assert each.header.agreements == agreed


# ---- long games ------------------------------------------------------------------------------------------------------


class Counted(list[RecordedStep]):
    """Counts how often one of its items is read."""

    reads = 0

    def __getitem__(self, at: Any) -> Any:
        Counted.reads += 1
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[RecordedStep]:
        Counted.reads += len(self)
        return super().__iter__()


def test_the_cards_given_so_far_are_found_in_one_pass() -> None:
    reads = []
    for deals in (4, 8):
        session = played(SINGLE, deals=deals)
        session._steps = Counted(session._steps)
        Counted.reads = 0
        assert len(session.given_so_far()) == deals
        assert Counted.reads == len(session.steps)
        reads.append(Counted.reads)
    assert reads[1] < 2.5 * reads[0]
    assert [session.given(number)[1] for number in range(1, 9)] == session.given_so_far()


@pytest.mark.parametrize("people", [(), (0,)])
def test_undo_looks_only_at_the_positions_since_the_last_decision(
    people: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(SINGLE, deals=6, people=people)
    asked: list[MatchState] = []
    prompt_of = Game.prompt

    def prompt(game: Game, match: MatchState) -> Prompt | None:
        asked.append(match)
        return prompt_of(game, match)

    monkeypatch.setattr(Game, "prompt", prompt)
    assert session.can_undo is bool(people)
    assert session.undo() is bool(people)
    assert len(asked) < (40 if people else 1)
