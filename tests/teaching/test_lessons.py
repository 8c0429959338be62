"""Lessons are consistent: what they ask for is possible, what they warn of is allowed, and their rules are real."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import parse_card
from pinochle_qt.resources import DamagedAsset
from pinochle_qt.teaching import lesson as lessons
from pinochle_qt.teaching.lesson import NAMES, lesson, outlines
from pinochle_qt.teaching.lesson_run import LEARNER, LessonRun, Turn
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.session.session import Session

EVERY_STEP = [(name, at) for name in NAMES for at in range(len(lesson(name).steps))]


def play_up_to_the_task(run: LessonRun) -> Session:
    session = run.begin()
    while (prompt := session.prompt) is not None and not isinstance(action := run.turn(session, prompt), Turn):
        session.submit(action)
    return session


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_by_the_rules_of_a_preset(name: str) -> None:
    for game in some(lesson(name).games):
        assert game.header.rules == PRESETS[game.header.preset]
        assert game.header.practice
        assert game.header.seats[LEARNER].player == "human"


@pytest.mark.parametrize(("name", "at"), EVERY_STEP)
def test_the_requested_action_of_a_step_is_legal(name: str, at: int) -> None:
    run = LessonRun(lesson(name), at)
    session = play_up_to_the_task(run)
    prompt, wanted = session.prompt, run.wanted
    if wanted is None:
        assert run.step.is_free or run.step.answers or run.is_done
        return
    assert prompt is not None
    assert prompt.seat == LEARNER
    assert prompt.allows(wanted)
    assert run.objection(wanted) is None
    session.submit(wanted)
    assert run.has_done(session)
    assert run.step.done


@pytest.mark.parametrize(("name", "at"), [each for each in EVERY_STEP if lesson(each[0]).steps[each[1]].wrong])
def test_an_action_warned_against_is_legal_and_not_the_task(name: str, at: int) -> None:
    run = LessonRun(lesson(name), at)
    prompt = play_up_to_the_task(run).prompt
    for wrong in some(run.step.wrong):
        for card in (each for each in wrong.when if len(each) == 2 and isinstance(run.wanted, Play)):
            action = Play(LEARNER, parse_card(card))
            assert prompt is not None
            assert prompt.allows(action), f"the table itself refuses {card}"
            assert run.objection(action) == wrong.say


@pytest.mark.parametrize(("name", "at"), EVERY_STEP)
def test_a_step_begins_where_the_previous_one_ends(name: str, at: int) -> None:
    run = LessonRun(lesson(name), at)
    session = play_up_to_the_task(run)
    if run.wanted is not None:
        session.submit(run.wanted)
    while (prompt := session.prompt) is not None and not isinstance(action := run.turn(session, prompt), Turn):
        session.submit(action)
    if not run.is_last and not run.step.is_free and not lesson(name).steps[at + 1].begin:
        assert run.go_to(at + 1, session) is session


def test_questions_have_a_right_answer() -> None:
    for name, at in EVERY_STEP:
        step = lesson(name).steps[at]
        assert not step.answers or (0 <= step.right < len(step.answers) and step.done and step.task and step.otherwise)


def test_the_list_has_every_lesson() -> None:
    assert [each.name for each in outlines()] == list(NAMES)
    assert all(each.minutes >= 1 for each in outlines())


def test_a_damaged_script_is_reported_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.jsonl").write_text('{"title": 3}\n', encoding="utf-8")
    (tmp_path / "cards.pinochle").write_text("", encoding="utf-8")
    monkeypatch.setattr(lessons, "asset", lambda _, file: tmp_path / file)
    lesson.cache_clear()
    try:
        with pytest.raises(DamagedAsset, match=r"is damaged: please install the program again\."):
            lesson("cards")
    finally:
        lesson.cache_clear()
