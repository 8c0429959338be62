"""Problems at the table: asked without giving anything away, answered by mouse and keys, and proved card by card."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.skill_names import SKILL_WORDS, SKILLS
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import hand_order
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.people import contract_party
from pinochle_qt.phrases import translated
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.practice_results import load
from pinochle_qt.teaching.problems import problems
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.dates import day
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.problem.problem_room import ProblemRoom
from pinochle_qt.ui.rooms.problem.problem_words import answer_of, answered, asked, names_of, offered
from pinochle_qt.ui.rooms.problem.series import in_order
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import ProblemWord
from tests.checks import require, some
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.cards import Card

ENDINGS = [problem for problem in problems() if problem.kind == "ending"]
OTHERS = [next(each for each in problems() if each.kind == kind) for kind in {each.kind for each in problems()}]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    new_table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    new_table.open("single_deck_partnership")
    return new_table


def opened(table: Table, number: int = 0) -> ProblemRoom:
    chosen = [ENDINGS[number], *OTHERS]
    table.window.room_opener.ask(in_order(chosen, kept_in(table)))
    room = table.window.rooms.room
    assert isinstance(room, ProblemRoom)
    return room


def kept_in(table: Table) -> Path:
    return table.window.room_opener.paths.practiced


def press(room: ProblemRoom, key: Qt.Key) -> None:
    QTest.keyClick(room.focusWidget() or room, key)


def number_of(room: ProblemRoom, *, right: bool) -> int:
    ways = offered(room.problem_question)
    return next(at for at, way in enumerate(ways) if room.problem_question.is_right(way) == right)


def digit(number: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_1 + number)


def place_of_card(room: ProblemRoom, face: Card) -> QPoint:
    """Return a point where a card of the hand at the lower edge can be pressed."""
    for y in range(room.table.height() - 1, 0, -7):
        for x in range(0, room.table.width(), 5):
            if room.table.card_at(QPoint(x, y).toPointF()) == face:
                return QPoint(x, y)
    raise AssertionError("the card is not in sight")


def test_the_key_opens_the_problem_of_the_day_and_the_day_is_saved(table: Table) -> None:
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_F3)
    room = table.window.rooms.room
    assert isinstance(room, ProblemRoom)
    press(room, digit(number_of(room, right=True)))
    kept = load(kept_in(table))
    assert list(kept.days.values()) == [True]
    assert list(kept.problems) == [room.problem_question.problem.id if room.problem_question.problem else ""]
    press(room, Qt.Key.Key_Escape)
    assert table.window.rooms.room is None


def test_before_the_answer_nothing_hidden_is_shown(table: Table) -> None:
    room = opened(table)
    asked, names = room.problem_question.question, names_of(room.problem_question)
    for step in range(room.problem_question.at + 1):
        room.go_to(step)
        description = room.table.accessibleName()
        assert room.table.hides_others
        assert names[asked.seat] in description
        assert not [name for seat, name in enumerate(names) if seat != asked.seat and name in description]
    room.go_to(1000)
    assert room.step == room.problem_question.at


@pytest.mark.parametrize("right", [True, False])
def test_an_answer_by_key_is_judged_and_demonstrated_card_by_card(table: Table, right: bool) -> None:
    room = opened(table)
    problem_question = room.problem_question
    press(room, digit(number_of(room, right=right)))
    assert room.own is not None
    best = answer_of(problem_question, problem_question.ways[0])
    assert room.panel.title.text() == (ProblemWord.RIGHT if right else ProblemWord.WRONG)(answer=best)
    missed = [translated(SKILL_WORDS, SKILLS[skill]) for skill in ENDINGS[0].missed]
    assert ProblemWord.MISSED_BY(players=text.listed(missed)) in [label.text() for label in room.panel.notes]
    assert room.accessibleName().startswith(text.spoken(room.panel.title.text()))
    assert len(room.panel.table.rows) == len(problem_question.ways)
    assert not room.table.hides_others
    review = require(problem_question.after(problem_question.ways[0]))
    for _ in range(len(review.steps)):
        press(room, Qt.Key.Key_Right)
    assert room.step == len(review.steps) - 1
    assert load(kept_in(table)).problems == {ENDINGS[0].id: right}


def test_a_problem_names_its_game_and_whose_contract_it_is(table: Table) -> None:
    seen = set()
    for number, problem in enumerate(ENDINGS):
        room = opened(table, number)
        shown = asked(room.problem_question, "Problem 1")
        assert shown.place == f"Problem 1: {preset_title(find(problem.preset))}"
        observation, seat = room.problem_question.question.observation, room.problem_question.question.seat
        if observation.contract is None or observation.contract.side_bids:
            continue
        is_own = seat in contract_party(observation.rules, observation.contract.declarer, observation.partner)
        assert shown.known[0].endswith(": you defend.") is not is_own
        seen.add(is_own)
    assert seen == {True, False}


def test_the_reason_of_a_wrong_answer_is_about_its_card(table: Table) -> None:
    for number in some(range(len(ENDINGS))):
        room = opened(table, number)
        problem_question, best = room.problem_question, room.problem_question.ways[0]
        right, wrong = (answered(problem_question, own, best, "").why for own in (best, problem_question.ways[-1]))
        costs = ProblemWord.COSTS(
            answer=answer_of(problem_question, problem_question.ways[-1]),
            points=text.about_points(problem_question.ways[-1].cost, problem_question.review.rules),
        )
        if costs != wrong[0]:
            assert wrong[:2] == (f"{answer_of(problem_question, best)}: {right[0]}", costs)
            return
    raise AssertionError("no problem has a reason")


def test_the_outcome_of_another_answer_is_shown_by_key_and_by_mouse(table: Table) -> None:
    room = opened(table)
    right, wrong = (number_of(room, right=each) for each in (True, False))
    press(room, digit(right))
    shown = room.panel.shown.text()
    press(room, digit(wrong))
    other = room.panel.shown.text()
    assert other != shown
    press(room, digit(right))  # each answer keeps its number
    assert room.panel.shown.text() == shown
    press(room, digit(wrong))
    rows = room.panel.table.viewport()
    QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=QPoint(20, round(26 * room.panel.ui) + 5))
    assert room.panel.shown.text() == shown


def test_a_card_is_played_by_mouse_and_an_illegal_one_says_why(table: Table) -> None:
    table.window.resize(1280, 800)
    number = next(
        at
        for at, problem in enumerate(ENDINGS)
        if len(set(asked_cards(problem_room := opened(table, at)))) > len(problem_room.problem_question.ways)
        and problem
    )
    room = opened(table, number)
    legal = {way.action.card for way in room.problem_question.ways if isinstance(way.action, Play)}
    illegal = next(face for face in asked_cards(room) if face not in legal)
    click(room, illegal)
    assert room.own is None
    assert room.panel.refusal.text()
    best = room.problem_question.ways[0].action
    assert isinstance(best, Play)
    click(room, best.card)
    assert room.own == room.problem_question.ways[0]


def asked_cards(room: ProblemRoom) -> tuple[Card, ...]:
    return room.problem_question.question.observation.hand


def click(room: ProblemRoom, face: Card) -> None:
    QTest.mouseClick(room.table, Qt.MouseButton.LeftButton, pos=place_of_card(room, face))


def test_a_problem_continues_in_another_language_with_its_answer(table: Table) -> None:
    room = opened(table)
    press(room, digit(number_of(room, right=False)))
    press(room, Qt.Key.Key_Right)
    step, own = room.step, room.own
    before = load(kept_in(table))
    table.window.rooms.rebuild()
    again = table.window.rooms.room
    assert isinstance(again, ProblemRoom)
    assert (again.step, again.own) == (step, own)
    assert load(kept_in(table)) == before


@pytest.mark.usefixtures("language")
def test_every_kind_fits_in_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.open("single_deck_partnership")
    widest = max(ENDINGS, key=lambda problem: len(problem.answers))
    room = opened(table, ENDINGS.index(widest))
    for _ in range(len(OTHERS) + 1):
        assert room.panel.geometry().top() >= 0
        assert room.panel.geometry().bottom() <= room.height()
        assert room.panel.needed_height(room.panel.width()) <= room.height()
        for button in room.panel.answers:
            assert button.isHidden() or button.width() >= button.minimumSizeHint().width()
        press(room, digit(number_of(room, right=False)))
        assert room.panel.title.text() == text_of(room)
        assert room.panel.needed_height(room.panel.width()) <= room.height()
        assert len(room.panel.table.rows) >= min(7, len(room.problem_question.ways))
        assert any(row.is_done for row in room.panel.table.rows)
        assert room.panel.geometry().top() >= 0
        press(room, Qt.Key.Key_N)
    assert room.panel.geometry().bottom() <= room.height()


@pytest.mark.usefixtures("language")
def test_the_origin_of_a_mistake_is_not_cut_in_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.open("single_deck_partnership")
    room = opened(table)
    noon = 1_790_251_200 * 10**9  # on September 24, 2026
    day_words = day(noon, date(2027, 1, 1), QLocale.FormatType.LongFormat)
    place = ProblemWord.OF_MISTAKE(day=day_words, deal=12)
    room.panel.ask_for(replace(asked(room.problem_question, ""), place=place))
    (label,) = (each for each in room.panel.findChildren(SuitLabel) if each.text() == place)
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))
    font = style.font(Role.BODY, room.panel.ui)
    assert all(text_width(line, font) <= label.width() for line in label.lines)
    assert room.panel.needed_height(room.panel.width()) <= room.height()


@pytest.mark.usefixtures("language")
def test_what_is_known_at_the_first_card_of_a_double_deck_is_left_out_rather_than_cut_in_a_small_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.open("single_deck_partnership")
    room = opened(table)
    cards = sorted(pack(PRESETS["double_deck_four_handed"]), key=hand_order)
    out = ProblemWord.OUT(cards=text.counted_cards(cards))
    known = tuple(ProblemWord.HOLDS(name=name, cards=text.cards(cards[::9])) for name in ("Walter", "Nora", "Edith"))
    asked_now = asked(room.problem_question, "")
    room.panel.ask_for(replace(asked_now, known=(out, *known), answers=asked_now.answers[:2] * 4))
    QApplication.processEvents()
    assert room.panel.notes[0].isVisible()
    for note in room.panel.notes:
        assert note.isHidden() or note.height() >= note.heightForWidth(note.width()), note.text()
    assert room.panel.geometry().top() >= 0
    assert out in room.panel.announcements
    table.window.resize(1920, 1080)
    QApplication.processEvents()
    assert all(note.isVisible() for note in room.panel.notes if note.text())


def text_of(room: ProblemRoom) -> str:
    return ProblemWord.WRONG(answer=answer_of(room.problem_question, room.problem_question.ways[0]))
