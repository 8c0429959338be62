"""Results worked out about deals are kept, found again, and never worked out twice."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from multiprocessing import Pipe
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import json
from msgspec.structs import replace

from pinochle_qt import helper_process
from pinochle_qt.ai.judging import VERSION
from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.ai.player import ExplainingPlayer
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.process.worker import TABLE_SEED
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.library import expert_worker
from pinochle_qt.library import opinions as kept
from pinochle_qt.library.database import NewerDatabase, opened
from pinochle_qt.library.expert_comparison import ExpertComparison, comparable, compared, comparison
from pinochle_qt.library.expert_worker import JudgeTask, PlayTask, RecallTask, worked
from pinochle_qt.library.game_summary import read_game
from pinochle_qt.library.opinions import OpinionStore, lead_in, leads_in
from pinochle_qt.library.played_hands import played_hands_of
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session import duplicate
from pinochle_qt.session.duplicate import played_by_expert
from pinochle_qt.session.review import Review
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.library.indexed_games import kept_games
from tests.session.driving import SINGLE, STOCK, played

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.session.review import Question


def play_deals(session: Session, skills: list[str], deals: int) -> None:
    """Let players of these skills decide for everybody, as they would at the table."""
    players = [make_player(skill, TABLE_SEED) for skill in skills]
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            if session.match.number == deals:
                return
            session.deal()
        else:
            player = players[session.seated[prompt.seat]]
            session.submit(player.choose(session.observe(prompt.seat), prompt, 4.0))


def game(
    folder: Path, preset: str, skills: list[str], people: tuple[int, ...] = (0,), *, deals: int = 1, seed: int = 5
) -> Session:
    """Return a game of some deals in which every seat, a person's too, plays with its own skill."""
    setups = tuple(
        SeatSetup(f"Player {at}", "human" if at in people else f"computer:{skill}") for at, skill in enumerate(skills)
    )
    session = Session.new(PRESETS[preset], preset, setups, seed, RecordStore(folder))
    play_deals(session, skills, deals)
    return session


@pytest.fixture
def store() -> Iterator[OpinionStore]:
    """Return a file of opinions in memory."""
    with contextlib.closing(OpinionStore(":memory:")) as store:
        yield store


def game_of(session: Session) -> ReadGame:
    assert session.path is not None
    return read_game(session.path)


def changed(game: ReadGame, **changes: object) -> ReadGame:
    return replace(game, summary=replace(game.summary, **changes))


def asked_at(review: Review, at: int) -> tuple[Question, SeatAction]:
    """Return the question asked before a step, and the answer given."""
    question, done = require(review.question(at)), review.steps[at].action
    assert not isinstance(done, DealCards)
    return question, done


# ---- decisions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "five_handed_called_partner", "cutthroat_three_handed"])
def test_an_opinion_is_read_back_as_written(tmp_path: Path, preset: str) -> None:
    review, asked = Review(played(preset, 2, deals=1)), {}
    for at in review.choices:
        question, done = asked_at(review, at)
        player = make_player("strong" if at % 2 else "steady", 1)
        assert isinstance(player, ExplainingPlayer)
        decision = player.decide(question.observation, question.prompt, None)
        rows = tuple(
            Alternative(action, value, 0.1 * row, 1 / 3, None if row else 0.25)
            for row, (action, value) in enumerate(decision.values)
        )
        asked[review.key(at)] = Opinion(decision.action, decision.reason, done, False, rows, 7)
    with contextlib.closing(OpinionStore(tmp_path / "opinions")) as store:
        for key, opinion in asked.items():
            store.keep(key, opinion)
    with contextlib.closing(OpinionStore(tmp_path / "opinions")) as store:
        assert store.opinions([*asked, "another"]) == asked


def test_a_decision_is_not_judged_twice(monkeypatch: pytest.MonkeyPatch, store: OpinionStore) -> None:
    review = Review(played(STOCK, 2, deals=1))
    at = review.choices[-1]
    question, done = asked_at(review, at)
    task = JudgeTask(review.key(at), question.observation, question.prompt, done)
    assert worked(RecallTask((task.key,)), store) == {}
    first = worked(task, store)
    monkeypatch.setattr("pinochle_qt.ai.judging.judge", None)
    assert worked(task, store) == first
    assert worked(RecallTask((task.key, "another")), store) == {task.key: first}


def test_opinions_of_other_player_versions_are_computed_again(
    monkeypatch: pytest.MonkeyPatch, store: OpinionStore
) -> None:
    review = Review(played(STOCK, 2, deals=1))
    _, done = asked_at(review, 1)
    opinion = Opinion(done, None, done, is_same=True)
    store.keep("key", opinion)
    store.keep_lead("key", 7)
    monkeypatch.setattr(kept, "JUDGES", VERSION + 1)
    assert store.opinions(["key"]) == {}
    assert store.leads() == {}
    store.keep("key", opinion)
    assert store.opinions(["key"]) == {"key": opinion}


def test_keys_depend_on_what_was_known_and_done() -> None:
    session = played(SINGLE, 3, deals=2)
    first, second = Review(session, 1), Review(session, 2)
    keys = [review.key(at) for review in (first, second) for at in range(len(review.steps))]
    assert len(set(keys)) == len(keys)
    assert [Review(session.recorded, 1).key(at) for at in range(len(first.steps))] == keys[: len(first.steps)]
    session.undo()
    while session.prompt is not None and session.prompt.seat is None:
        session.undo()
    at = len([step for step in session.steps if step.after.number == 2])
    other = next(action for action in require(session.prompt).choices if action != second.steps[at].action)
    session.submit(other)
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        session.submit(make_player("steady", 1).choose(session.observe(prompt.seat), prompt, None))
    again = Review(session, 2)
    assert [again.key(each) for each in range(at)] == [second.key(each) for each in range(at)]
    assert again.key(at) != second.key(at)
    assert Review(session, 1).key(3) == first.key(3)


# ---- the file ------------------------------------------------------------------------------------------------------


def test_a_damaged_file_is_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "opinions"
    path.write_bytes(b"nothing of the kind" * 400)
    store, reason = opened(path, OpinionStore)
    assert not reason
    store.keep_lead("key", 7)
    store.close()
    assert leads_in(path) == {"key": 7}


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "opinions"
    OpinionStore(path).close()
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerDatabase):
        OpinionStore(path)
    store, reason = opened(path, OpinionStore)
    assert reason == "newer"
    store.keep_lead("key", 7)
    assert store.leads() == {"key": 7}
    store.close()


# ---- whole deals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "others"), [(SINGLE, ["steady"] * 3), (STOCK, ["steady"]), ("cutthroat_three_handed", ["easy"] * 2)]
)
def test_someone_who_plays_like_expert_does_as_well_as_expert(
    tmp_path: Path, preset: str, others: list[str], store: OpinionStore
) -> None:
    session = game(tmp_path, preset, ["expert", *others])
    (hand,) = comparable(game_of(session))
    entries = played_hands_of(kept_games(tmp_path)).entries
    assert compared(entries, store.leads()) == []
    assert comparison(entries, store.leads()) == ExpertComparison((), 0, 1)
    assert worked(PlayTask(hand.key, str(session.path), hand.deal, hand.person), store) == hand.lead
    score = session.match.results[0].score
    assert store.leads() == {hand.key: score[0] - max(score[1:])}
    assert [each.difference for each in compared(entries, store.leads())] == [0]
    assert comparison(entries, store.leads()) == ExpertComparison((), 1, 1)


def test_expert_takes_only_one_seat_in_any_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicate, "EXPERT", "strong")  # which decides quickly
    session = game(tmp_path, STOCK, ["easy", "strong"], people=(1,), deals=2)
    played = [played_by_expert(session.recorded, deal, 1) for deal in (1, 2)]
    assert [each.score for each in played] == [result.score for result in session.match.results]
    assert [each.seat for each in played] == [1, 1]


def test_experts_lead_is_over_the_players_of_other_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicate, "EXPERT", "steady")  # which decides as the person did
    session = game(tmp_path, "five_handed_called_partner", ["steady"] * 5, deals=3, seed=4)
    hands = comparable(game_of(session))
    assert {hand.role for hand in hands} == {"bidder", "partner", "defender"}
    assert [played_by_expert(session.recorded, hand.deal, 0).lead for hand in hands] == [hand.lead for hand in hands]


def test_a_deal_is_not_replayed_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store: OpinionStore) -> None:
    session = game(tmp_path, STOCK, ["novice", "novice"])
    (hand,) = comparable(game_of(session))
    task = PlayTask(hand.key, str(session.path), hand.deal, hand.person)
    first = worked(task, store)
    monkeypatch.setattr(ThinkingPlayer, "decide", None)
    assert worked(task, store) == first


def test_experts_result_does_not_depend_on_what_the_person_did(tmp_path: Path) -> None:
    one, other = (game(tmp_path, STOCK, [skill, "steady"]) for skill in ("novice", "steady"))
    assert one.lines[2:] != other.lines[2:]
    (first,), (second,) = (list(comparable(game_of(session))) for session in (one, other))
    assert first.key == second.key
    scores = [played_by_expert(session.recorded, 1, 0).score for session in (one, other)]
    assert scores[0] == scores[1]


def test_deals_with_other_people_and_deals_that_do_not_count_are_left_out(tmp_path: Path) -> None:
    alone = game_of(game(tmp_path, STOCK, ["steady", "steady"], deals=2))
    assert [hand.deal for hand in comparable(alone)] == [1, 2]
    assert not comparable(changed(alone, practice=True))
    assert [hand.deal for hand in comparable(changed(alone, undone=(1,)))] == [2]
    first = alone.summary.deals[0]
    thrown = replace(first, result=replace(first.result, outcome="misdeal"))
    assert [hand.deal for hand in comparable(changed(alone, deals=(thrown, alone.summary.deals[1])))] == [2]
    both = game(tmp_path, STOCK, ["steady", "steady"], people=(0, 1))
    assert not comparable(game_of(both))
    for person in (0, 1):
        with pytest.raises(ValueError, match="cannot be compared"):
            played_by_expert(both.recorded, 1, person)
    with pytest.raises(ValueError, match="no deal 9"):
        played_by_expert(both.recorded, 9, 0)


def test_a_missing_record_or_one_with_other_players_is_refused(tmp_path: Path, store: OpinionStore) -> None:
    with pytest.raises(ValueError, match="gone"):
        worked(PlayTask("key", str(tmp_path / "gone.pinochle"), 1, 0), store)
    people = (SeatSetup("Player", "human"), SeatSetup("Other", "computer:nobody"))
    strange = Session.new(PRESETS[STOCK], STOCK, people, 1)
    strange.deal()
    with pytest.raises(ValueError, match="no computer player"):
        played_by_expert(strange.recorded, 1, 0)


def test_the_process_answers_and_ends(tmp_path: Path) -> None:
    client = expert_worker.ExpertWorkerClient(tmp_path / "opinions")
    try:
        client.send(1, RecallTask(("key",)))
        while not (answers := client.poll()):
            pass
        assert [(answer.id, answer.result) for answer in answers] == [(1, {})]
        client.send(2, PlayTask("key", str(tmp_path / "gone.pinochle"), 1, 0))
        while not (answers := client.poll()):
            pass
        assert [(answer.id, answer.result, answer.is_over) for answer in answers] == [(2, None, False)]
    finally:
        client.close()
    assert not client.is_running


def test_a_file_damaged_inside_yields_nothing_and_stops_nothing(tmp_path: Path) -> None:
    path = tmp_path / "opinions"
    store = OpinionStore(path)
    store.keep_lead("key", 50)
    store.close()
    assert leads_in(path) == {"key": 50}
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("DROP TABLE leads")
    assert leads_in(path) == {}
    assert lead_in(path, "key") is None
    keep(path)  # the file is made again


@pytest.mark.parametrize("text", [b"CREATE TABLE leads", b"leads", b"lead INTEGER", b"a-key"])
def test_a_file_with_a_byte_that_is_not_text_is_rebuilt(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "opinions"
    keep(path)
    content = path.read_bytes()
    at = content.index(text) + 2
    path.write_bytes(content[:at] + b"\xbf" + content[at + 1 :])
    assert leads_in(path) == {}
    assert lead_in(path, "a-key") is None
    keep(path)


def keep(path: Path) -> None:
    """Store something in a file, and check that it is there."""
    with contextlib.closing(OpinionStore(path)) as store:
        store.keep_lead("a-key", 50)
    assert leads_in(path) == {"a-key": 50}


def test_the_process_rebuilds_a_file_damaged_while_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper_process, "lower_priority", lambda _: None)
    path, near, far = tmp_path / "opinions", *Pipe()
    end = threading.Thread(target=expert_worker.ExpertWorker(str(path)), args=(far,))
    end.start()
    near.send((1, RecallTask(("key",))))
    assert near.recv().result == {}
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("DROP TABLE opinions")
    near.send((2, RecallTask(("key",))))
    assert near.recv().result == {}
    with contextlib.closing(OpinionStore(path)) as store:
        assert store.opinions(["key"]) == {}
    near.close()
    end.join()
    far.close()


KEPT: Mapping[str, Any] = {
    "action": '{"seat":0,"act":"bid","amount":250}',
    "done": '{"seat":0,"act":"pass"}',
    "is_same": False,
    "rows": [['{"seat":0,"act":"pass"}', 1.5, 0.5, 0.1, None]],
    "deals": 7,
    "least": 0.0,
    "reason": ["why", "CARDS_COST", {"cards": ["cards", 3], "points": ["points", 250]}],
    "odds": [[250, 260], [[0, 40, 120.5, [0.5, 0.25]]], 100],
}


@pytest.mark.parametrize(
    "damage",
    [
        {"action": '{"seat":0,"act":"bit","amount":250}'},
        {"reason": ["why", "CARDS_COST", {"cards": ["cards", 33], "points": ["points", 250]}]},
        {"reason": ["why", "CARDS_COST", {"cards": ["cards", 3], "points": ["points", "x"]}]},
        {"reason": ["why", "CARDS_COST", {"cards": ["cards", 3]}]},
        {"odds": [[250, 260], [[0, 40, 120.5, [0.5]]], 100]},
        {"odds": [[250, 260], [[9, 40, 120.5, [0.5, 0.25]]], 100]},
    ],
)
def test_an_unreadable_opinion_is_computed_again(damage: Mapping[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "opinions"
    for content, is_known in ((KEPT, True), ({**KEPT, **damage}, False)):
        with contextlib.closing(OpinionStore(path)), contextlib.closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT OR REPLACE INTO opinions VALUES ('key', ?, ?)", (VERSION, json.encode(content)))
        with contextlib.closing(OpinionStore(path)) as store:
            assert ("key" in store.opinions(["key"])) == is_known


def test_a_process_whose_window_has_closed_reports_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(helper_process, "lower_priority", lambda _: None)
    near, far = Pipe()
    near.send((1, RecallTask(())))
    with far:
        near.close()
        expert_worker.ExpertWorker(None)(far)
    assert capfd.readouterr().err == ""
