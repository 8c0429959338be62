"""Opinions about finished deals: what is asked, in which order, and what becomes of the answers."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, cast
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.ai.opinion import Opinion
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.reasons import Reason, Why
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.library.expert_comparison import comparable
from pinochle_qt.library.expert_worker import (
    ExpertWorkerClient,
    JudgeTask,
    PlayTask,
    RecallTask,
    TaskResult,
    ThinkTask,
    worked,
)
from pinochle_qt.library.game_summary import read_game
from pinochle_qt.library.opinions import OpinionStore
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.review import Review
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.game.expert_comparer import ExpertComparer
from pinochle_qt.ui.history.index_client import IndexClient
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.session.driving import SINGLE, STOCK, advance, chance_player, new_session, played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from pinochle_qt.library.expert_worker import Task
    from pinochle_qt.ui.game.controller import MatchController


class Desk(ExpertWorkerClient):
    """Answers tasks when told to, always with the opinion that what was done is best."""

    def __init__(self) -> None:
        super().__init__(None)
        self.asked: list[Task] = []
        self.number = 0
        self.answers: list[TaskResult] = []
        self.stored: dict[str, Opinion] = {}
        self.closed = 0

    def send(self, question: int, request: Task) -> None:
        self.number = question
        self.asked.append(request)

    def poll(self) -> list[TaskResult]:
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        self.closed += 1

    def answer(self, *, fails: bool = False, is_over: bool = False) -> None:
        """Answer the last task."""
        task = self.asked[-1]
        result: dict[str, Opinion] | Opinion | Reason | int | None
        match task:
            case RecallTask(keys):
                result = {key: self.stored[key] for key in keys if key in self.stored}
            case JudgeTask(done=done):
                assert done is not None
                result = Opinion(done, None, done, is_same=True)
            case ThinkTask():
                result = Why.SPARE.because()
            case PlayTask():
                result = 30
        self.answers.append(TaskResult(self.number, None if fails or is_over else result, is_over))


class Office:
    """Opinions that ask a desk, and the signals that they send."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.opinions = Opinions(self.desk)
        self.told: list[tuple[str, object]] = []
        self.opinions.judged.connect(lambda key, opinion: self.told.append((key, opinion)))
        self.opinions.unknown.connect(lambda key: self.told.append((key, None)))
        self.opinions.played.connect(lambda key, lead: self.told.append((key, lead)))

    @property
    def asked(self) -> Task:
        return self.desk.asked[-1]

    def answer(self, *, fails: bool = False, is_over: bool = False) -> None:
        """Let the last task be answered, and the answer be taken."""
        self.desk.answer(fails=fails, is_over=is_over)
        for timer in self.opinions.findChildren(QTimer):
            if not timer.isSingleShot() and timer.isActive():
                timer.timeout.emit()


@pytest.fixture
def office(application: QApplication) -> Iterator[Office]:
    del application
    new_office = Office()
    yield new_office
    new_office.opinions.close()


@pytest.fixture
def review() -> Review:
    return Review(played(STOCK, 2, deals=1))


def answer_all(office: Office) -> None:
    while office.opinions.is_busy:
        office.answer()


def judged_keys(office: Office) -> list[str]:
    return [task.key for task in office.desk.asked if isinstance(task, JudgeTask)]


def test_only_unknown_opinions_are_requested_one_after_the_other(office: Office, review: Review) -> None:
    keys = [review.key(at) for at in review.choices]
    done = review.steps[review.choices[1]].action
    assert not isinstance(done, DealCards)
    office.desk.stored = {keys[1]: Opinion(done, None, done, is_same=True)}
    office.opinions.look(review)
    assert office.asked == RecallTask(tuple(keys))
    office.answer()
    assert office.opinions.on(keys[1]) == office.desk.stored[keys[1]]
    answer_all(office)
    assert judged_keys(office) == [keys[0], *keys[2:]]
    assert [key for key, _ in office.told] == [keys[1], keys[0], *keys[2:]]
    assert all(office.opinions.on(key) is not None for key in keys)
    asked = len(office.desk.asked)
    office.opinions.leave()
    office.opinions.look(review)
    assert len(office.desk.asked) == asked


def test_known_opinions_of_other_deals_stay_on_disk(office: Office, review: Review) -> None:
    office.opinions.look(review)
    answer_all(office)
    key = review.key(review.choices[0])
    opinion = require(office.opinions.on(key))
    office.opinions.look(Review(played(STOCK, 2, deals=1)))
    assert office.opinions.on(key) == opinion  # the same deal
    office.opinions.look(Review(played(SINGLE, 2, deals=1)))
    assert office.opinions.on(key) is None
    office.desk.stored = {key: opinion}
    office.opinions.look(review)
    answer_all(office)
    assert office.opinions.on(key) == opinion


def test_the_reviewed_deal_is_requested_first(office: Office, review: Review) -> None:
    first, looked_at = review.choices[0], review.choices[5]
    office.opinions.look(review)
    office.answer()
    assert isinstance(office.asked, JudgeTask)
    assert office.asked.key == review.key(first)
    office.opinions.look(review, looked_at)
    office.answer()
    assert office.asked.key == review.key(looked_at)
    answer_all(office)
    assert len(judged_keys(office)) == len(review.choices)


def test_questions_contain_only_what_the_seat_knew(office: Office, review: Review) -> None:
    office.opinions.look(review)
    answer_all(office)
    for at, task in some(zip(review.choices, office.desk.asked[1:], strict=True)):
        question = require(review.question(at))
        assert isinstance(task, JudgeTask)
        assert (task.observation, task.prompt) == (question.observation, question.prompt)
        assert task.observation.viewer == question.seat


def test_a_decision_that_cannot_be_judged_is_reported_and_skipped(office: Office, review: Review) -> None:
    office.opinions.look(review)
    office.answer()
    office.answer(fails=True)
    assert office.told == [(review.key(review.choices[0]), None)]
    assert isinstance(office.asked, JudgeTask)
    assert office.asked.key == review.key(review.choices[1])
    office.answer(is_over=True)
    assert [key for key, _ in office.told] == [review.key(at) for at in review.choices]
    assert not office.opinions.is_busy


def test_nobody_waits_for_a_whole_deal(office: Office, review: Review, tmp_path: Path) -> None:
    session = kept_game(tmp_path)
    assert session.path is not None
    hands = comparable(read_game(session.path))
    office.opinions.play(session.path, hands)
    office.opinions.play(session.path, hands)
    assert office.opinions.waiting == len(hands) == 2
    assert isinstance(office.asked, PlayTask)
    office.opinions.look(review)
    assert office.desk.closed == 1
    assert isinstance(office.asked, RecallTask)
    answer_all(office)
    assert isinstance(office.asked, PlayTask)
    assert office.asked.key == hands[0].key
    office.answer()
    office.answer()
    assert office.told[-2:] == [(hand.key, 30) for hand in hands]
    assert office.opinions.waiting == 0


def kept_game(folder: Path, deals: int = 2) -> Session:
    session = new_session(STOCK, 3, store=RecordStore(folder))
    advance(session, chance_player(3), deals=deals)
    return session


class Stepping(QObject):
    """The part of a table that a comparer listens to."""

    stepped = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = self.current_session = session

    @property
    def can_review(self) -> bool:
        return self.session.match.is_deal_over


def test_expert_plays_a_deal_once_the_index_knows_that_it_is_over(
    application: QApplication, office: Office, tmp_path: Path
) -> None:
    paths, player = Paths(tmp_path, tmp_path), chance_player(3)
    session, parent = new_session(STOCK, 3, store=RecordStore(paths.games)), QObject()
    table, library = Stepping(session), IndexClient(paths, parent)
    ExpertComparer(cast("MatchController", table), library, lambda: office.opinions, parent)

    def learn() -> None:
        """Let the index read what has been played."""
        assert session.path is not None
        library.follow(session.path)
        for _ in range(3):
            library.finish()
            application.processEvents()

    try:
        for number in (1, 2):
            advance(session, player, actions=5)
            table.stepped.emit()
            learn()
            assert len(office.desk.asked) == number - 1
            advance(session, player, deals=number)
            table.stepped.emit()
            learn()
            assert session.path is not None
            hand = comparable(read_game(session.path))[-1]
            assert office.asked == PlayTask(hand.key, str(session.path), number, 0)
            office.answer()
            learn()
            assert len(office.desk.asked) == number
    finally:
        library.close()


def test_opinions_about_a_removed_game_are_no_longer_requested(
    application: QApplication, office: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths, parent = Paths(tmp_path, tmp_path), QObject()
    session = kept_game(paths.games)
    table, library = Stepping(session), IndexClient(paths, parent)
    ExpertComparer(cast("MatchController", table), library, lambda: office.opinions, parent)
    ask = Mock(wraps=library.ask)
    monkeypatch.setattr(library, "ask", ask)
    try:
        table.stepped.emit()
        assert session.path is not None
        session.path.unlink()
        for _ in range(3):
            library.changed.emit()
            library.finish()
            application.processEvents()
        assert ask.call_count == 1
    finally:
        library.close()


def thinking(skill: str, *, done: int = 0) -> ThinkTask:
    """Return the task to explain why a computer player led as it did in the first trick, or another legal lead."""
    session = new_session("single_deck_partnership", 5)
    session.deal()
    while (prompt := session.prompt) is not None and prompt.kind != "play" and prompt.seat is not None:
        session.submit(Policy().choose(session.observe(prompt.seat), prompt, None))
    assert prompt is not None
    assert prompt.seat is not None
    seen = session.observe(prompt.seat)
    plays = sorted(prompt.legal_plays(), key=lambda play: play != Policy().choose(seen, prompt, None))
    return ThinkTask("0", seen, prompt, plays[done], skill)


def test_a_computer_player_gives_its_own_reason_and_none_for_other_actions() -> None:
    with closing(OpinionStore(":memory:")) as store:
        reason = worked(thinking("steady"), store)
        assert isinstance(reason, Reason)
        assert isinstance(reason.why, Why)
        assert worked(thinking("steady", done=1), store) is None
        assert worked(thinking("random"), store) is None


def test_the_reason_for_the_displayed_step_is_requested_first_and_only_once(office: Office) -> None:
    everybody = (SeatSetup("You", "human"), *(SeatSetup(name, "computer:steady") for name in ("Ann", "Bob", "Cid")))
    session = Session.new(PRESETS["single_deck_partnership"], "single_deck_partnership", everybody, 3)
    advance(session, chance_player(3), deals=1)
    review = Review(session)
    theirs = [at for at, step in enumerate(review.steps) if step.seat and step.was_free]
    reasons: list[object] = []
    office.opinions.thought.connect(lambda key, reason: reasons.append((key, reason)))
    office.opinions.look(review, theirs[0])
    assert isinstance(office.asked, ThinkTask)
    assert office.asked.done == review.steps[theirs[0]].action
    office.answer()
    assert reasons == [(review.key(theirs[0]), Why.SPARE.because())]
    assert office.opinions.thought_of(review.key(theirs[0])) == Why.SPARE.because()
    assert isinstance(office.asked, RecallTask)
    office.opinions.look(review, theirs[0])
    office.answer()
    assert isinstance(office.asked, JudgeTask)
    assert sum(isinstance(task, ThinkTask) for task in office.desk.asked) == 1
