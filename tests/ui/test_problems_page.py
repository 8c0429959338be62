"""The page of problems: the problem of the day, all problems by difficulty, and those from the player's own games."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.engine.actions import Play
from pinochle_qt.library.opinions import OpinionStore
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.review import Review
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.practice_results import change, load
from pinochle_qt.teaching.problems import problem_of, problems
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.ui.rooms.problem.problem_room import ProblemRoom
from pinochle_qt.ui.rooms.problem.problem_words import answer_of, offered
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.learning import ProblemWord
from tests.checks import require
from tests.session.driving import chance_player
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.rooms.learn.mark_grid import MarkGrid
    from pinochle_qt.ui.rooms.learn.problems_page import ProblemsPage


def make_table(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1280, 800)) -> Table:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    new_table = Table(qtbot, paths, Settings(speed="instant"), size, store=RecordStore(paths.games))
    new_table.open("single_deck_partnership")
    return new_table


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return make_table(qtbot, tmp_path)


def opened(table: Table) -> ProblemsPage:
    table.window.room_opener.open_problems()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    assert room.page is room.problems
    return room.problems


def asked(table: Table) -> ProblemRoom:
    room = table.window.rooms.room
    assert isinstance(room, ProblemRoom)
    return room


def click(grid: MarkGrid, number: int) -> None:
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.box(number).center())


def test_squares_show_how_each_problem_went(table: Table) -> None:
    first, second, *_ = problems()
    change(table.window.room_opener.paths.practiced, lambda kept: kept.with_problem(first.id, right=True))
    change(table.window.room_opener.paths.practiced, lambda kept: kept.with_problem(second.id, right=False))
    page = opened(table)
    assert [mark.state for mark in page.grid.marks[:3]] == ["right", "wrong", "open"]
    assert len(page.grid.marks) == len(problems())
    assert page.line == ProblemWord.LINE(right=1, count=len(problems()))
    assert page.grid.current == 2


def test_a_problem_is_opened_by_mouse_and_by_keys(table: Table) -> None:
    page = opened(table)
    click(page.grid, 4)
    assert asked(table).problem_question.problem == problems()[4]
    page = opened(table)
    page.grid.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(page.grid, key)
    assert asked(table).problem_question.problem == problems()[1]
    page = opened(table)
    QTest.keyClick(page.grid, Qt.Key.Key_End)
    QTest.keyClick(page.grid, Qt.Key.Key_Up)
    QTest.keyClick(page.grid, Qt.Key.Key_Down)
    QTest.keyClick(page.grid, Qt.Key.Key_Space)
    assert asked(table).problem_question.problem is not None


def test_a_click_on_a_title_opens_nothing_and_screen_readers_are_told_the_chosen_square(table: Table) -> None:
    page = opened(table)
    page.grid.setFocus()
    QTest.mouseClick(page.grid.viewport(), Qt.MouseButton.LeftButton, pos=page.grid.box(0).center() - QPoint(0, 36))
    assert isinstance(table.window.rooms.room, LearnRoom)
    QTest.keyClick(page.grid, Qt.Key.Key_Home)
    QTest.keyClick(page.grid, Qt.Key.Key_Right)
    focused = QAccessible.queryAccessibleInterface(page.grid).focusChild()
    assert focused.text(QAccessible.Text.Name) == page.grid.marks[1].name
    assert page.grid.current == 1


def test_a_missed_day_can_be_made_up(table: Table) -> None:
    page = opened(table)
    today = datetime.now().astimezone().date()
    click(page.days, len(page.days.marks) - 3)
    room, day = asked(table), today - timedelta(2)
    assert room.problem_question.problem == problem_of(day)
    QTest.keyClick(room, Qt.Key.Key_1)
    assert list(load(table.window.room_opener.paths.practiced).days) == [day.isoformat()]
    page = opened(table)
    assert [mark.state for mark in page.days.marks].count("open") == len(page.days.marks) - 1


def test_without_own_mistakes_the_page_says_where_they_come_from(table: Table) -> None:
    page = opened(table)
    assert page.own_line.text() == ProblemWord.OWN_NONE()
    assert not page.own.isEnabled()


def with_mistakes(table: Table, maximum: int = 99) -> list[str]:
    """Keep a game in which Expert finds every second choice costly, up to `most`; return the keys of these choices."""
    paths = table.window.room_opener.paths
    people, store, preset = Settings().seats[:4], RecordStore(paths.games), "single_deck_partnership"
    session = Session.new(PRESETS[preset], preset, people, 3, store)
    chance = chance_player(3)
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        session.submit(chance.choose(session.observe(prompt.seat), prompt, None))
    review, known = Review(session), OpinionStore(paths.opinions)
    mistakes: list[str] = []
    for number, at in enumerate(review.choices):
        question, done = require(review.question(at)), review.steps[at].action
        others = [each for each in question.prompt.choices if each != done]
        if isinstance(done, Play) and others:
            is_mistake = number % 2 == 1 and len(mistakes) < maximum
            cost = 150.0 * is_mistake
            rows = (Alternative(others[0], 50.0, 0.0, 0.0), Alternative(done, 50.0 - cost, cost, 10.0))
            known.keep(review.key(at), Opinion(others[0], None, done, is_same=False, rows=rows, deals=100))
            mistakes += [review.key(at)] * is_mistake
    known.close()
    session.close()
    return mistakes


def test_own_mistakes_are_asked_without_revealing_the_better_choice(table: Table) -> None:
    mistakes = with_mistakes(table)
    page = opened(table)
    table.qtbot.waitUntil(page.own.isEnabled)
    assert page.own_line.text() == ProblemWord.OWN_LINE(count=len(mistakes))
    QTest.mouseClick(page.own, Qt.MouseButton.LeftButton)
    room = asked(table)
    problem_question = room.problem_question
    assert room.table.hides_others
    best = next(at for at, way in enumerate(offered(problem_question)) if way == problem_question.ways[0])
    QTest.keyClick(room, Qt.Key(Qt.Key.Key_1 + best))
    assert ProblemWord.RIGHT(answer=answer_of(problem_question, problem_question.ways[0])) == room.panel.title.text()
    then = next(way for way in problem_question.ways if way.action == problem_question.done)
    assert ProblemWord.PLAYED_THEN(answer=answer_of(problem_question, then)) in [
        label.text() for label in room.panel.notes
    ]
    page = opened(table)
    table.qtbot.waitUntil(page.own.isEnabled)
    assert page.own_line.text() == ProblemWord.OWN_LINE(count=len(mistakes) - 1)


def test_my_mistakes_in_the_menu_presents_them_or_says_that_there_are_none(table: Table) -> None:
    entry = table.window.menus.action(Menu.MISTAKES)
    entry.trigger()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    assert room.page is room.problems
    assert room.problems.own_line.text() == ProblemWord.OWN_NONE()
    table.window.rooms.close()
    with_mistakes(table)
    entry.trigger()
    table.qtbot.waitUntil(lambda: isinstance(table.window.rooms.room, ProblemRoom))


def test_a_single_mistake_is_named_in_the_singular(table: Table) -> None:
    with_mistakes(table, 1)
    page = opened(table)
    table.qtbot.waitUntil(page.own.isEnabled)
    assert page.own_line.text().startswith("One of your own decisions, as a problem. ")
    QTest.mouseClick(page.own, Qt.MouseButton.LeftButton)
    QTest.keyClick(asked(table), Qt.Key.Key_1)
    page = opened(table)
    table.qtbot.waitUntil(page.own.isEnabled)
    assert page.own_line.text() == "You have answered the only one. Look back at more deals for new ones."


@pytest.mark.usefixtures("language")
def test_everything_can_be_read_and_reached_in_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    table = make_table(qtbot, tmp_path, (960, 640))
    page = opened(table)
    for part in (page.today, page.own):
        assert part.width() >= part.minimumSizeHint().width()
    grids = (page.days, page.grid)
    table.qtbot.waitUntil(lambda: all(grid.height() >= grid.heightForWidth(grid.width()) for grid in grids))
    for label in (page.day_line, page.own_line, page.all_line):
        assert label.height() >= label.heightForWidth(label.width())
