"""Lessons at the table: played to the end with the mouse, left and resumed, and never in the way of a game."""

from __future__ import annotations

import errno
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, Play
from pinochle_qt.engine.cards import parse_card
from pinochle_qt.languages import ENGLISH, LANGUAGES
from pinochle_qt.phrases import LESSONS, translated
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching import user_file
from pinochle_qt.teaching.lesson import NAMES, lesson
from pinochle_qt.teaching.lesson_run import LEARNER
from pinochle_qt.teaching.progress import load_progress
from pinochle_qt.ui.controls.buttons import ENTER
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show.coach import ANSWER_KEYS
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.ui.table.geometry.piles import pile_box
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.ui.playing import Table
from tests.ui.quick_expert import COST, QuickWorkshop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.teaching.lesson_run import LessonRun
    from pinochle_qt.ui.learning.lessons import Lessons
    from pinochle_qt.ui.panels.show.coach import CoachCard


class Decision(NamedTuple):
    action: SeatAction


class Pupil:
    """Does what the lesson asks for, and decides as the rule-based player would if it asks for nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def decide(self, observation: Observation, prompt: Prompt, _: object) -> Decision:
        run = running(self._table)
        if run.wanted is None:
            return Decision(Policy().decide(observation, prompt, None).action)
        if isinstance(run.wanted, Bid):
            self._table.window.panel_host.suggest(run.wanted)  # selects the bid, as the buttons beside it would
        return Decision(run.wanted)


def make_table(qtbot: QtBot, paths: Paths, settings: Settings) -> Table:
    """Return a window in which Expert's opinions come at once."""
    new_table = Table(qtbot, paths, settings)
    new_table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), new_table.window))  # type: ignore[arg-type]
    return new_table


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    new_table = make_table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"))
    new_table.window.matches.begin()
    yield new_table
    new_table.bots.forget()


def teacher(table: Table) -> Lessons:
    return require(table.window.lessons)


def running(table: Table) -> LessonRun:
    return require(teacher(table).run)


def coach(table: Table) -> CoachCard:
    return teacher(table).coach.card


def room(table: Table) -> LearnRoom:
    found = table.window.rooms.room
    assert isinstance(found, LearnRoom)
    return found


def begin(table: Table, name: str, step: int = 0) -> None:
    table.window.room_opener.lesson_asked.emit(name, step)
    table.policy = Pupil(table)  # type: ignore[assignment]


def wait_for_task(table: Table) -> None:
    """Wait until the learner is asked or the deal has been played out, going on when melds are waiting to be seen."""
    run = running(table)

    def is_asked() -> bool:
        table.window.view.event_player.go_on()
        return table.prompt is not None or run.is_done

    table.qtbot.waitUntil(is_asked)


def take_step(table: Table) -> None:
    """Use the mouse to do what a step asks for, and go on."""
    run, card = running(table), coach(table)
    if run.step.answers and not run.is_done:
        table.press(card.answers[run.step.right])
    while not run.is_done:
        wait_for_task(table)
        if not run.is_done:
            table.answer_by_mouse()
    table.press(card.next)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_played_to_its_end(
    qtbot: QtBot, application: QApplication, tmp_path: Path, name: str, language: str
) -> None:
    speak(application, language)
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = make_table(qtbot, paths, Settings(speed="instant", language=language))
    table.window.matches.begin()
    waits = table.controller.session
    begin(table, name)
    while teacher(table).run is not None:
        take_step(table)
    assert load_progress(paths.lessons).done == {name}
    assert table.controller.session is waits
    assert room(table).lessons.chosen.outline.name == NAMES[(NAMES.index(name) + 1) % len(NAMES)]


def take_step_by_keys(table: Table) -> None:
    """Use the keyboard to do what a step asks for, and go on."""
    run, card = running(table), coach(table)
    if run.step.answers:
        for _ in range(run.step.right + 1):
            table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
    while not run.is_done:
        wait_for_task(table)
        if not run.is_done:
            table.answer_by_keys()
    assert card.next.isEnabled()
    table.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played_with_the_keys_alone(table: Table, name: str) -> None:
    begin(table, name)
    while teacher(table).run is not None:
        take_step_by_keys(table)
    assert table.window.rooms.name == "learn"


@pytest.mark.parametrize(
    ("language", "size"),
    [*((each, (960, 640)) for each in LANGUAGES if each != ENGLISH), ("de", (1280, 800))],
)
def test_the_coach_covers_nothing_that_is_needed(
    qtbot: QtBot, application: QApplication, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language=language), size)
    table.window.matches.begin()
    covered = []
    for name, at, step in ((each, at, step) for each in NAMES for at, step in enumerate(lesson(each).steps)):
        begin(table, name, at)
        if not (step.answers or step.is_free or step.is_read_only):
            table.wait_for_turn()
        table.window.presenter.hint(Word.RECALL_MELDS())
        qtbot.wait(5)
        view, card = table.window.view, coach(table)
        layout, zones = view.layout_now, require(view.event_player.zones)
        box = view.occupied.box_of(card, layout)
        assert layout.frame.table.contains(box)
        needed = [view.occupied.box_of(panel, layout) for panel in table.window.panels.asking()]
        needed += [view.occupied.hand(layout), *layout.plates(), view.occupied.box_of(table.window.notice, layout)]
        pile = pile_box(layout, 0, zones.packs(LEARNER)) if layout.has_people else None
        needed += [] if pile is None else [pile]
        if any(box.overlaps(each) for each in needed):
            covered.append((name, at + 1))
    assert not covered


def test_the_page_opens_by_key_and_starts_the_next_lesson(table: Table) -> None:
    table.key(Qt.Key.Key_F2)
    page = room(table).lessons
    assert page.chosen.number == 1
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert running(table).lesson.name == NAMES[0]
    assert not table.window.rooms.name


def test_the_chosen_lesson_looks_different_while_focused(table: Table) -> None:
    table.window.room_opener.open_lessons()
    page = room(table).lessons
    page.setFocus(Qt.FocusReason.TabFocusReason)
    with_keys = page.chosen.grab().toImage()
    page.main.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.chosen.grab().toImage() != with_keys


def test_a_lesson_is_left_and_continued_at_the_same_step(table: Table) -> None:
    waits = table.controller.session
    begin(table, "cards")
    take_step(table)
    table.press(teacher(table).head.leave)
    assert table.controller.session is waits
    page = room(table).lessons
    table.press(page.main)
    assert running(table).at == 1


def test_escape_leaves_a_lesson_too(table: Table) -> None:
    begin(table, "cards")
    table.key(Qt.Key.Key_Escape)
    assert teacher(table).run is None
    assert table.window.rooms.name == "learn"


def test_the_next_button_is_disabled_until_the_step_is_done(table: Table) -> None:
    begin(table, "cards")
    card = coach(table)
    assert not card.next.isEnabled()
    table.press(card.answers[running(table).step.right])
    assert card.next.isEnabled()
    assert card.words.text() == translated(LESSONS, running(table).step.done)


def miss(table: Table, card: str) -> None:
    """Try a card that is legal but not the one asked for."""
    table.wait_for_turn()
    table.controller.submit(Play(LEARNER, parse_card(card)))


def test_a_wrong_card_is_explained_and_stays_in_the_hand(table: Table) -> None:
    begin(table, "cards", 2)
    table.wait_for_turn()
    position = len(table.controller.session.steps)
    miss(table, "AS")
    table.wait_for_turn()
    assert len(table.controller.session.steps) == position
    assert table.window.view.reason.sentence == translated(LESSONS, running(table).step.wrong[0].say)


def test_help_is_offered_after_two_mistakes_and_then_it_is_the_learners_turn_again(table: Table) -> None:
    begin(table, "cards", 2)
    miss(table, "AS")
    assert not coach(table).offers_help
    miss(table, "AS")
    assert coach(table).offers_help
    table.key(Qt.Key.Key_H)
    table.qtbot.waitUntil(lambda: teacher(table).can_show)
    assert not running(table).is_done
    table.answer_by_mouse() if table.wait_for_turn() else None
    assert running(table).is_done


def test_a_lesson_continues_on_a_full_disk_with_a_notice(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(user_file, "write_atomically", refuse)
    begin(table, "cards")
    assert running(table).at == 0
    assert table.window.notice.text().endswith("can't be saved: there is no space left on the disk.")


def test_starting_a_game_ends_the_lesson(table: Table) -> None:
    begin(table, "cards")
    table.window.matches.begin()
    assert teacher(table).run is None
    assert table.controller.guide is None
    assert coach(table).isHidden()


def told_at_plates(table: Table) -> bool:
    """Return whether anything is shown that the first lessons have not explained."""
    seats, panels = table.window.view.seats, table.window.panels
    at_plates = any(view.is_dealer or view.meld or view.number for view in seats.views)
    return at_plates or panels.is_shown("meld_sum") or panels.is_shown("last_trick")


def test_the_first_lessons_mention_only_what_they_have_explained(table: Table) -> None:
    assert told_at_plates(table)
    begin(table, "cards")
    while running(table).at < 3:
        take_step(table)
    assert not told_at_plates(table)
    teacher(table).leave()
    assert told_at_plates(table)
    begin(table, "partner")
    assert told_at_plates(table)


def test_nothing_can_be_undone_in_a_lesson(table: Table) -> None:
    begin(table, "cards")
    take_step(table)
    take_step(table)
    assert not table.controller.can_undo
    assert not table.controller.awaits_deal


def test_the_step_is_shown_again_in_another_language(table: Table, application: QApplication) -> None:
    del application
    begin(table, "cards")
    table.window.preferences.apply(Settings(speed="instant", language="de"))
    assert coach(table).title.text() == "Zwei gegen zwei"
    table.window.dialogs.close()


@pytest.fixture
def saved(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    new_table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    new_table.window.matches.begin()
    yield new_table
    new_table.bots.forget()
    new_table.window.matches.close()


def test_the_waiting_game_keeps_its_file_and_a_lesson_has_none(saved: Table) -> None:
    path = saved.controller.session.path
    begin(saved, "cards")
    assert saved.controller.session.path is None
    assert saved.window.settings.last_journal == str(path)
    assert path is not None
    assert list(path.parent.glob("*.pinochle")) == [path]


def is_longer(found: list[object], than: int) -> bool:
    return len(found) > than


def test_after_the_task_the_coach_comments_on_lost_points_until_the_next_card(table: Table) -> None:
    at = len(lesson("deal").steps) - 1
    begin(table, "deal", at)
    step, card, comments = running(table).step, coach(table), []
    judged: list[object] = []
    table.window.room_opener.opinions.judged.connect(lambda _, opinion: judged.append(opinion))
    while len(judged) < 2:
        prompt = require(table.wait_for_turn())
        face = prompt.cards[0]
        known = len(judged)
        table.controller.submit(Play(LEARNER, face))
        if prompt.has_choice:
            table.qtbot.waitUntil(partial(is_longer, judged, known))
            comments.append((text.card(face), card.words.text()))
    (costly, first), (_, second) = comments
    assert costly in first
    assert text.points(round(COST), table.controller.session.rules) in first
    assert second == translated(LESSONS, step.text)


def test_a_lesson_shows_no_odds(table: Table) -> None:
    """The coach says what to do; a table of odds beside it would be another lesson."""
    odds: list[object] = []
    table.controller.odds_told.connect(odds.append)
    table.window.preferences.apply(replace(table.window.settings, odds=True))
    begin(table, "bidding")
    while table.prompt is None or table.prompt.kind != "bid":
        take_step(table)
    panel = table.window.panels.bid
    assert panel.isVisible()
    assert not panel.shows_odds
    odds.clear()
    table.key(Qt.Key.Key_O)
    assert not panel.shows_odds
    assert table.window.settings.odds
    assert odds == []


def test_h_shows_the_right_answer_to_a_question(table: Table) -> None:
    name, at = next((each, at) for each in NAMES for at, step in enumerate(lesson(each).steps) if step.answers)
    begin(table, name, at)
    card, run = coach(table), running(table)
    assert card.show_me.isVisible()
    table.key(Qt.Key.Key_H)
    assert card.answers[run.step.right].is_chosen
    assert card.answers[run.step.right].cap == ENTER
    assert not run.is_done
    table.key(Qt.Key.Key_Return)
    assert run.is_done


def test_a_digit_answers_a_question_and_after_a_wrong_answer_the_focus_stays(table: Table) -> None:
    name, at = next((each, at) for each in NAMES for at, step in enumerate(lesson(each).steps) if len(step.answers) > 2)
    begin(table, name, at)
    card, run = coach(table), running(table)
    shown = [each for each in card.answers if each.isVisible()]
    assert [each.cap for each in shown] == ["1", "2", "3", "4"][: len(shown)]
    for wrong in set(range(len(shown))) - {run.step.right}:
        table.key(ANSWER_KEYS[wrong])
        assert not card.answers[wrong].isEnabled()
        assert not run.is_done
        assert card.has_button_focus
        assert card.focusWidget() in [each for each in shown if each.isEnabled()]
    table.key(ANSWER_KEYS[run.step.right])
    assert run.is_done


def test_the_partner_in_question_may_be_pointed_out_at_the_table(table: Table) -> None:
    begin(table, "cards")
    view, run = table.window.view, running(table)

    answered = []
    for place in (1, 2):
        center = view.layout_now.plate(place).center
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(center.x, center.y))
        answered.append((coach(table).answers[0].isEnabled(), run.is_done))
    assert answered == [(False, False), (False, True)]
    assert view.event_player.interaction.marked.recalled is None, "no meld has been explained yet"


def test_all_lessons_are_in_view_on_a_low_screen(table: Table) -> None:
    table.window.resize(1280, 737)
    table.window.room_opener.open_lessons()
    page = room(table).lessons
    last = page.tiles[-1]
    QApplication.processEvents()
    view = require(page.findChild(QScrollArea)).viewport()
    assert view.rect().contains(last.rect().translated(last.mapTo(view, QPoint(0, 0))))
    assert page.tiles[4].geometry().bottom() < view.height()
