"""Looking back at a deal on the table: all hands open, every choice with its cost, and a way to try another one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from pinochle_qt.ai.judging import judge
from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    Concede,
    DealCards,
    Distribute,
    Give,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    ThrowIn,
)
from pinochle_qt.engine.cards import Card, Suit, hand_order, parse_card
from pinochle_qt.engine.events import MeldsShown
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.library.expert_comparison import comparable
from pinochle_qt.library.game_summary import game_in_lines
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.same_cards import deal_code
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw import plates, style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.look_back import choice_table, time_line
from pinochle_qt.ui.rooms.look_back.choice_panel import ShownChoice
from pinochle_qt.ui.rooms.look_back.choice_table import AnswerRow, ChoiceTable
from pinochle_qt.ui.rooms.look_back.choices import Group, ReviewedChoice, group_of, meaning_words, place_words
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.ui.rooms.look_back.opinion_words import about_numbers, answer_rows
from pinochle_qt.ui.rooms.look_back.time_line import TimeLine
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.rooms.review import ReviewWord
from tests.checks import require, some
from tests.session.driving import chance_player
from tests.ui.inspection import overlapping_children
from tests.ui.panel_tools import texts
from tests.ui.playing import EVERYBODY, Table
from tests.ui.quick_expert import QuickWorkshop
from tests.ui.small_screens import SMALL_SCREENS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.actions import SeatAction
    from tests.ui.conftest import Said


FOUR = "single_deck_partnership"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    new_table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    new_table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), new_table.window))  # type: ignore[arg-type]
    return new_table


def open_after_deal(table: Table, preset: str = FOUR, people: tuple[int, ...] = (0,), seed: int = 3) -> Session:
    """Show a game of which one deal was played: at random for the human players, by rules of thumb for the others."""
    rules = PRESETS[preset]
    everybody = tuple(
        SeatSetup(name, "human" if person in people else "computer:steady")
        for person, name in enumerate(EVERYBODY[: rules.table.players])
    )
    session, chance = Session.new(rules, preset, everybody, seed), chance_player(seed)
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        observation = session.observe(prompt.seat)
        if prompt.seat in people:
            session.submit(chance.choose(observation, prompt, None))
        else:
            session.submit(table.policy.decide(observation, prompt, None).action)
    table.window.matches.open(session)
    return session


def opened(table: Table) -> LookBack:
    """Open the room with its key, as a person would."""
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_R)
    room = table.window.rooms.room
    assert isinstance(room, LookBack)
    table.qtbot.waitUntil(lambda: ReviewWord.LOOKING(done=0, total=0)[:12] not in room.dock.line.text())
    return room


def press(room: LookBack, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(room.focusWidget() or room, key, modifier)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_step_shows_all_hands_and_every_choice_its_cost(table: Table, preset: str) -> None:
    open_after_deal(table, preset)
    room = opened(table)
    for at, step in some(enumerate(room.review.steps)):
        room.go_to(at)
        position = room.review.table(at)
        assert room.table.accessibleName().count("\n") == len(position.hands) - 1
        assert room.panel.done.text() or not step.events
        assert bool(room.panel.expert.text()) == step.is_choice


def test_keys_move_through_steps_choices_and_mistakes(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    choices, last = room.review.choices, len(room.review.steps) - 1
    press(room, Qt.Key.Key_End)
    assert room.step == last
    press(room, Qt.Key.Key_Right)
    assert room.step == last
    press(room, Qt.Key.Key_Home)
    press(room, Qt.Key.Key_Right)
    assert room.step == 1
    press(room, Qt.Key.Key_Home)
    press(room, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert room.step == choices[0]
    press(room, Qt.Key.Key_Home)
    found = []
    for _ in range(3):
        press(room, Qt.Key.Key_N)
        found.append(room.step)
        assert room.panel.cost.text() == "\N{MINUS SIGN}180"
    assert found == sorted(found)
    assert set(found) <= set(choices)
    press(room, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert room.step == found[1]


def test_a_single_choice_is_named_in_the_singular(table: Table) -> None:
    open_after_deal(table, "three_handed_auction", seed=48)
    room = opened(table)
    assert len(room.review.choices) == 1
    assert room.dock.line.text() == "One choice, played as Expert would."


def test_the_next_mistake_and_the_timeline_work_with_the_mouse(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    QTest.mouseClick(room.panel.next_mistake, Qt.MouseButton.LeftButton)
    assert room.panel.cost.text()
    first = room.dock.time_line
    at = first.rect().center()
    at.setX(round(first.x_of(0)))
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=at)
    assert room.step == room.review.choices[0]


def test_the_tooltip_of_the_timeline_disappears_when_the_step_changes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_after_deal(table)
    room = opened(table)
    line = room.dock.time_line
    at = QPoint(round(line.x_of(0)), line.height() // 2)
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, at, line.mapToGlobal(at)))
    assert place_words(room.review, room.review.choices[0]) in QToolTip.text()
    room.go_to(room.step)
    assert QToolTip.isVisible()
    hidden: list[bool] = []
    monkeypatch.setattr(QToolTip, "hideText", lambda: hidden.append(True))
    press(room, Qt.Key.Key_End)
    assert hidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 600])
def test_group_names_do_not_overlap(qapp: QApplication, table: Table, width: int, language: str) -> None:
    speak(qapp, language)
    line = TimeLine(table.window)
    groups: tuple[Group, ...] = ("auction", "trump", "melds", "tricks", "tricks", "tricks")
    line.show_choices([ReviewedChoice(at, group, str(at)) for at, group in enumerate(groups)], str)
    line.resize(width, 76)
    ends = [end for span in line.names for end in span]
    assert len(ends) == 8
    assert ends == sorted(ends)
    assert ends[0] >= 0
    assert ends[-1] <= width


def test_bids_are_separate_below_a_timeline_of_any_width(table: Table) -> None:
    line = TimeLine(table.window)
    line.show_choices([ReviewedChoice(at, "auction", str(280 + 10 * at)) for at in range(12)], str)
    line.resize(240, 76)
    assert line.x_of(1) - line.x_of(0) > text_width("280", style.font(Role.CAPTION, 1.0))


@pytest.mark.parametrize("step", [0, 9, 23])
def test_nothing_below_or_above_a_timeline_that_scrolls_is_cut_or_runs_into_its_neighbor(
    table: Table, painted: Callable[[ModuleType], list[Said]], step: int
) -> None:
    groups: tuple[Group, ...] = ("auction", "trump", "melds", "playing on", *("tricks",) * 20)
    said = painted(time_line)
    line = TimeLine(table.window)
    line.show_choices([ReviewedChoice(at, group, str(10 + at)) for at, group in enumerate(groups)], str)
    for width in some(range(380, 420)):
        said.clear()
        line.resize(width, 56)
        line.show_known({}, step)
        line.grab()
        assert str(10 + step) in {each.text for each in said}
        assert all(each.box.left() >= 0 and each.box.right() <= width for each in said)
        for before, after in pairwise(sorted((each.box for each in said if each.box.top() < 20), key=QRectF.left)):
            assert before.right() + 4 <= after.left()


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
def test_the_persons_choice_is_visible_among_the_answers(table: Table, size: tuple[int, int]) -> None:
    open_after_deal(table)
    room = opened(table)
    table.window.resize(*size)
    cards = [Play(0, Card(face)) for face in range(12)]
    rows = tuple(Alternative(action, -40.0 * at, 40.0 * at, 1.0) for at, action in enumerate(cards))
    opinion = Opinion(cards[0], None, cards[11], is_same=False, rows=rows, deals=100)
    rules, names = room.review.rules, ("You", "West", "North", "East")
    room.panel.show_choice(ShownChoice("", "", rules, names, is_choice=True, is_own=True, opinion=opinion))
    room.panel.layout().activate()  # type: ignore[union-attr]
    shown = room.panel.table.rows
    assert (shown[0].is_expert, shown[-1].is_done) == (True, True)
    assert [row.words for row in shown[:-1]] == [text.card(Card(face)) for face in range(len(shown) - 1)]
    head, row = 26, 30
    assert 3 <= len(shown) <= (room.panel.table.height() + 1 - head) / row


def test_the_page_says_why_the_best_answer_is_not_experts(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    bids = Bid(0, 250), Bid(0, 270)
    for cost in (30.0, 0.0):
        rows = Alternative(bids[1], 0.0, 0.0, 1.0), Alternative(bids[0], -cost, cost, 1.0)
        opinion = Opinion(bids[0], None, bids[1], is_same=False, rows=rows, deals=100)
        rules, names = room.review.rules, ("You", "West", "North", "East")
        room.panel.show_choice(ShownChoice("", "", rules, names, is_choice=True, is_own=True, opinion=opinion))
        sample = ReviewWord.SAMPLE(deals=100)
        assert (ReviewWord.BEATEN(sample=sample) if cost else sample) in texts(room.panel)


def test_answers_whose_costs_may_be_luck_are_as_good_as_the_best_with_experts_before_the_others(table: Table) -> None:
    open_after_deal(table)
    rules, names = opened(table).review.rules, ("You", "West", "North", "East")
    costs = (270, 0.0, 0.0), (280, 15.0, 8.0), (260, 23.0, 12.0), (250, 60.0, 10.0)
    rows = tuple(Alternative(Bid(0, amount), -cost, cost, error) for amount, cost, error in costs)
    opinion = Opinion(rows[2].action, None, rows[2].action, is_same=True, rows=rows, deals=100)
    told = [(each.words, each.cost_words) for each in answer_rows(opinion, rules, names, "")]
    as_good = ReviewWord.NO_WORSE()
    assert told == [("270", ReviewWord.BEST()), ("260", as_good), ("280", as_good), ("250", f"{text.MINUS}60")]
    sample = ReviewWord.SAMPLE(deals=100)
    assert about_numbers(opinion, rules, shows_costs=True) == ReviewWord.LUCK(sample=sample)
    assert about_numbers(opinion, rules, shows_costs=False) == sample, "odds are shown instead"
    assert about_numbers(replace(opinion, rows=(rows[0], rows[3])), rules, shows_costs=True) == sample


def test_questions_before_the_first_card_are_not_in_a_trick(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    at = next(at for at, step in enumerate(room.review.steps) if isinstance(step.action, (PlayOn, ThrowIn)))
    action = room.review.steps[at].action
    assert isinstance(action, (PlayOn, ThrowIn))
    assert group_of(action) == "playing on"
    assert place_words(room.review, at) == ReviewWord.AT_LAST_WORD()


@pytest.mark.parametrize(
    ("action", "group"),
    [
        (Bury(0, ()), "burying"),
        (Give(0, ()), "passing"),
        (Distribute(0, ()), "kitty"),
        (Concede(0), "playing on"),
        (NameTrump(0, Suit.SPADES), "trump"),
        (Play(0, Card(0)), "tricks"),
    ],
)
def test_the_timeline_names_the_kind_of_each_choice(action: SeatAction, group: Group) -> None:
    assert group_of(action) == group


def test_of_equal_answers_experts_comes_first_and_only_mistakes_are_marked(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    actions = [Bid(0, 250 + 10 * at) for at in range(4)]
    for cost, error, is_mistake in ((4.0, 3.0, False), (180.0, 10.0, True)):
        costs = (0.0, 0.0, 0.3, cost)
        rows = tuple(Alternative(action, -lost, lost, error) for action, lost in zip(actions, costs, strict=True))
        opinion = Opinion(actions[2], None, actions[3], is_same=False, rows=rows, deals=100)
        rules, names = room.review.rules, ("You", "West", "North", "East")
        room.panel.show_choice(ShownChoice("", "", rules, names, is_choice=True, is_own=True, opinion=opinion))
        shown = room.panel.table.rows
        assert [row.words for row in shown] == ["270", "250", "260", "280"]
        assert [row.is_mistake for row in shown] == [False, False, False, is_mistake]


def test_the_cost_of_an_answer_is_shown_once_in_the_rows_if_there_are_rows(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    king, ten = Play(0, parse_card("KS")), Play(0, parse_card("TH"))
    costs = Why.OTHER_COSTS.because(other=ten.card, points=Points(62))
    reason = Why.AND.because(what=Why.HIGH.because(), beside=costs)
    rules, names = room.review.rules, ("You", "West", "North", "East")
    reasons = []
    for rows in ((), (Alternative(king, 0.0, 0.0, 1.0), Alternative(ten, -74.0, 74.0, 9.0))):
        opinion = Opinion(king, reason, ten, is_same=False, rows=rows, deals=100)
        room.panel.show_choice(ShownChoice("", "", rules, names, is_choice=True, is_own=True, opinion=opinion))
        reasons.append(room.panel.reason.text())
    assert "62" in reasons[0]
    assert reasons[0].startswith(reasons[1])
    assert reasons[1] == Why.HIGH()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_replace_the_costs_for_a_bid(
    qtbot: QtBot, application: QApplication, tmp_path: Path, language: str
) -> None:
    speak(application, language)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), table.window))  # type: ignore[arg-type]
    open_after_deal(table)
    room = opened(table)
    assert room.panel.odds.isHidden()
    rules, names = room.review.rules, ("You", "West", "North", "East")
    at = next(at for at in room.review.choices if isinstance(room.review.steps[at].action, (Bid, Pass)))
    question = require(room.review.question(at))
    done = room.review.steps[at].action
    assert isinstance(done, (Bid, Pass))
    opinion = judge(question.observation, question.prompt, done, 1, replace(SKILL_BY_LEVEL["expert"], auction=20))
    choice = ShownChoice("", "", rules, names, is_choice=True, is_own=True, opinion=opinion)
    room.panel.show_choice(choice)
    assert room.panel.table.rows
    assert room.panel.odds.isHidden()
    room.panel.show_choice(replace(choice, wants_odds=True))
    odds = room.panel.odds
    assert odds.isVisible()
    assert room.panel.table.isHidden()
    assert len(odds.in_sight) >= 3
    assert opinion.odds is not None
    assert odds.share(opinion.odds.suits[0].suit, odds.in_sight[0])
    assert odds.shows_all
    assert odds.size().height() >= odds.sizeHint().height()
    assert odds.accessibleDescription().count(":") >= 4
    assert room.panel.rect().contains(odds.geometry())
    assert not overlapping_children(room.panel)
    room.panel.show_choice(ShownChoice("", "", rules, names, is_choice=True, is_own=True))
    assert odds.isHidden()


def test_o_and_a_click_switch_between_costs_and_odds(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    at = next(at for at in room.review.choices if isinstance(room.review.steps[at].action, (Bid, Pass)))
    question = require(room.review.question(at))
    done = room.review.steps[at].action
    assert isinstance(done, (Bid, Pass))
    opinion = judge(question.observation, question.prompt, done, 1, replace(SKILL_BY_LEVEL["expert"], auction=20))
    room.go_to(at)
    table.window.room_opener.opinions.judged.emit(room.review.key(at), opinion)
    assert room.panel.odds.isHidden()
    press(room, Qt.Key.Key_O)
    assert room.panel.odds.isVisible()
    assert table.window.settings.odds
    QTest.mouseClick(room.panel.fold, Qt.MouseButton.LeftButton)
    assert room.panel.odds.isHidden()
    assert room.panel.table.isVisible()
    assert not table.window.settings.odds


def test_how_costs_were_found_is_shown_only_if_there_is_room(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    QTest.keyClick(room, Qt.Key.Key_N)
    assert ReviewWord.SAMPLE(deals=100) in texts(room.panel)
    table.window.resize(960, 640)
    table.qtbot.waitUntil(lambda: ReviewWord.SAMPLE(deals=100) not in texts(room.panel))
    room.next_mistake()
    assert ReviewWord.SAMPLE(deals=100) not in texts(room.panel)


@pytest.mark.parametrize(
    ("preset", "sentence"),
    [(FOUR, "In one imagined deal, including going set"), ("hayes_two_handed", "In one imagined deal")],
)
def test_costs_from_a_single_deal_are_not_called_an_average(table: Table, preset: str, sentence: str) -> None:
    open_after_deal(table, preset)
    room = opened(table)
    room.next_mistake()
    key = room.review.key(room.step)
    opinion = require(table.window.room_opener.opinions.on(key))
    table.window.room_opener.opinions.judged.emit(key, replace(opinion, deals=1))
    assert sentence in texts(room.panel)


def test_the_page_says_how_expert_did_with_the_same_cards(table: Table) -> None:
    session = open_after_deal(table)
    room = opened(table)
    assert room.panel.compared.text() == ""
    (hand,) = comparable(game_in_lines(session.lines))
    table.window.room_opener.opinions.played.emit("of another deal", 990)
    assert room.panel.compared.text() == ""
    table.window.room_opener.opinions.played.emit(hand.key, 230)
    own = text.signed(hand.lead, session.rules)
    assert own in room.panel.compared.text()
    assert "+230" in room.panel.compared.text()


def test_the_code_of_the_deal_can_be_copied(table: Table) -> None:
    session = open_after_deal(table)
    room = opened(table)
    QTest.mouseClick(room.panel.code, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == deal_code(session, 1)


def test_the_first_page_says_what_can_be_done_here(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    room.go_to(0)
    assert room.panel.reason.text() == ReviewWord.HOW()
    press(room, Qt.Key.Key_Right)
    assert room.panel.reason.text() != ReviewWord.HOW()


def test_the_other_hands_can_be_hidden(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    found = [room.table.hides_others]
    press(room, Qt.Key.Key_H)
    found.append(room.table.hides_others)
    QTest.mouseClick(room.panel.hands, Qt.MouseButton.LeftButton)
    assert [*found, room.table.hides_others] == [False, True, False]


def test_an_unfinished_deal_cannot_be_reviewed(table: Table) -> None:
    session = Session.new(PRESETS[FOUR], FOUR, tuple(SeatSetup(name, "human") for name in EVERYBODY[:4]), 3)
    table.window.matches.open(session)
    table.window.room_opener.look_back_here()
    assert table.window.rooms.name == ""


def test_a_repeated_question_uses_only_what_the_person_knew(table: Table) -> None:
    workshop = QuickWorkshop()
    table.window.room_opener.use_opinions(Opinions(workshop, table.window))  # type: ignore[arg-type]
    session = open_after_deal(table)
    room = opened(table)
    assert len(workshop.asked) == len(room.review.choices)
    for task in workshop.asked:
        seat = require(task.prompt.seat)
        assert task.observation.viewer == seat
        assert task.observation.running
    assert session.is_over or session.match.deal is not None


def test_escape_restores_the_table_and_its_strip(table: Table) -> None:
    open_after_deal(table)
    before = table.window.strip.labels["title"].text()
    room = opened(table)
    room.go_to(len(room.review.steps) - 3)
    press(room, Qt.Key.Key_Escape)
    assert table.window.rooms.name == ""
    assert not room.isVisible()
    assert table.window.strip.labels["title"].text() == before


@pytest.mark.usefixtures("application")
def test_the_same_step_is_shown_in_another_language(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    room.go_to(7)
    table.window.preferences.apply(replace(table.window.settings, language="de"))
    table.window.dialogs.close()
    again = table.window.rooms.room
    assert isinstance(again, LookBack)
    assert again is not room
    assert again.step == 7
    press(again, Qt.Key.Key_Right)
    assert again.step == 8


def test_playing_on_from_a_choice_is_practice_that_leaves_the_game_alone(table: Table) -> None:
    session = open_after_deal(table)
    room = opened(table)
    choice = room.review.choices[-1]
    room.go_to(choice)
    before = len(session.steps)
    press(room, Qt.Key.Key_P)
    practice = table.controller.session
    assert practice is not session
    assert practice.header.practice
    assert practice.path is None
    prompt = require(practice.prompt)
    assert prompt.seat == room.review.steps[choice].seat
    assert len(session.steps) == before
    table.window.matches.leave_practice()
    assert table.controller.session is session


def test_the_last_decision_of_anybody_at_the_screen_is_reviewed(table: Table) -> None:
    open_after_deal(table, people=(0, 2))
    room = opened(table)
    seats = {room.review.steps[at].seat for at in room.review.choices}
    assert seats == {0, 2}


@pytest.mark.parametrize(
    "preset", [FOUR, "double_deck_four_handed", "bicycle_two_handed_48", "eight_handed_four_teams"]
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SMALL_SCREENS, (960, 640)])
def test_everything_fits_in_the_smallest_window(
    qtbot: QtBot, application: QApplication, tmp_path: Path, preset: str, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language=language), size)
    table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), table.window))  # type: ignore[arg-type]
    open_after_deal(table, preset)
    room = opened(table)
    for at in some(room.review.choices):
        room.go_to(at)
        assert room.rect().contains(room.panel.geometry())
        assert room.panel.width() == table.window.frame().px(264)  # it begins where a plate ends
        assert room.rect().contains(room.dock.geometry())
        assert not room.panel.geometry().intersects(room.dock.geometry())


@pytest.mark.parametrize("count", [3, 4, 5, 12])
def test_answers_for_which_there_is_no_room_are_counted(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], count: int
) -> None:
    painted_texts = painted(choice_table)
    shown = ChoiceTable(home)
    plain = AnswerRow("", "", is_expert=False, is_done=False, cost=12, cost_words="12", chance="")
    shown.show_rows("Your choices", [replace(plain, words=f"answer {at}") for at in range(count)])
    for height in some(range(shown.minimumSizeHint().height(), shown.sizeHint().height() + 1)):
        painted_texts.clear()
        shown.resize(240, height)
        shown.grab()
        texts = [each.text for each in painted_texts]
        answers = [each for each in texts if each.startswith("answer")]
        assert (ReviewWord.MORE(count=count - len(answers)) in texts) == (len(answers) < count), height
        assert all(each.box.bottom() <= height for each in painted_texts)


@pytest.mark.parametrize("size", [*SMALL_SCREENS, (960, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_the_panel_stay_visible_however_long_its_text(
    qtbot: QtBot, application: QApplication, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language=language), size)
    table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), table.window))  # type: ignore[arg-type]
    open_after_deal(table)
    room, names = opened(table), ("You", "West", "North", "East")
    cards = [Play(0, Card(face)) for face in range(12)]
    rows = tuple(Alternative(action, -40.0 * at, 40.0 * at, 1.0) for at, action in enumerate(cards))
    opinion = Opinion(cards[0], Why.SPARE.because(), cards[11], is_same=False, rows=rows, deals=100)
    long = "Everybody at the table knows what this card means, and what it costs. " * 6
    told = ShownChoice(
        "Trick 12 of 12", long, room.review.rules, names, is_choice=True, is_own=True, thought=long, opinion=opinion
    )
    room.panel.show_choice(told)
    room.panel.show_compared(long)
    QApplication.processEvents()
    assert not room.panel.geometry().intersects(room.dock.geometry())
    for button in (room.panel.hands, room.panel.code, room.panel.next_mistake, room.panel.play_on):
        assert button.visibleRegion().boundingRect() == button.rect()
        assert button.minimumSizeHint().width() <= button.width()
    bar = room.panel.told.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.isVisible()
    press(room, Qt.Key.Key_Down)
    assert bar.value() > 0
    press(room, Qt.Key.Key_Up)
    assert bar.value() == 0
    room.panel.show_choice(replace(told, done="", thought=""))
    room.panel.show_compared("")
    assert room.panel.geometry().top() > 0


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("preset", [FOUR, "double_deck_four_handed", "eight_handed_four_teams"])
def test_melds_lie_on_a_mat_if_the_open_hands_leave_room(table: Table, preset: str, size: tuple[int, int]) -> None:
    open_after_deal(table, preset)
    table.window.resize(*size)
    room = opened(table)
    on_mats = 0
    for at, step in enumerate(room.review.steps):
        room.go_to(at)
        made = room.table.melds_on_mat()
        shown = [each for each in step.events if isinstance(each, MeldsShown) and each.melds]
        assert made is None or shown
        if made is None:
            continue
        on_mats += 1
        room.table.grab()
        assert sorted(token.face or 0 for token in made.cards) == sorted(melded_cards(shown[0].melds))
        (mat,) = made.mats
        assert 0 <= mat.box.x < mat.box.right <= room.panel.x()
        assert not [hand for hand in room.table.places.hands if hand.box.overlaps(mat.box)]
    assert on_mats or size == (960, 640)


def test_m_and_a_click_on_a_plate_show_melds_again(table: Table) -> None:
    open_after_deal(table)
    table.window.resize(1280, 800)
    room = opened(table)
    press(room, Qt.Key.Key_End)
    shown = room.review.public_after(room.step).shown
    melders = [seat for seat in (1, 2, 3, 0) if shown[seat]]
    assert room.table.melds_on_mat() is None
    for seat in melders:
        press(room, Qt.Key.Key_M)
        cards = require(room.table.melds_on_mat()).cards
        assert sorted(token.face or 0 for token in cards) == sorted(melded_cards(shown[seat] or ()))
        assert not [at for at in room.table.places.trick if at.overlaps(require(room.table.melds_on_mat()).mats[0].box)]
    press(room, Qt.Key.Key_M)
    assert room.table.melds_on_mat() is None
    for pressed in range(2):
        plate = room.table.plate_of(melders[0])
        QTest.mouseClick(room.table, Qt.MouseButton.LeftButton, pos=plate.center().toPoint())
        assert (room.table.melds_on_mat() is None) == bool(pressed)
    press(room, Qt.Key.Key_M)
    press(room, Qt.Key.Key_Left)
    assert room.table.melds_on_mat() is None


def test_the_first_step_is_the_cards_as_they_were_dealt(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    press(room, Qt.Key.Key_Home)
    assert isinstance(room.review.steps[0].action, DealCards)
    assert all(len(hand) == 12 for hand in room.review.table(0).hands)
    assert room.panel.done.text() == "Deal 1. Ben dealt. Anna cut."


def test_a_step_of_a_computer_player_shows_its_meaning_and_reason(table: Table) -> None:
    open_after_deal(table)
    room = opened(table)
    steps = room.review.steps
    at = next(
        at
        for at, step in enumerate(steps)
        if step.seat not in {None, 0} and isinstance(step.action, Play) and step.was_free and steps[at - 1].seat != 0
    )
    room.go_to(at)
    table.qtbot.waitUntil(lambda: bool(room.panel.thought.text()))
    assert room.panel.reason.text() == meaning_words(room.review, at)
    assert room.panel.reason.text()
    name = EVERYBODY[steps[at].seat or 0]
    assert room.panel.thought.text() == ReviewWord.THOUGHT(name=name, reason=Why.SPARE())
    room.go_to(room.review.choices[-1])
    assert not room.panel.thought.isVisible()


def test_numbers_are_below_the_names_on_all_plates_of_others_in_a_step_and_beside_the_own_name(
    table: Table, painted: Callable[[ModuleType], list[Said]]
) -> None:
    session = open_after_deal(table)
    room, painted_texts = opened(table), painted(plates)
    names = text.seat_names(room.review.seated, text.shown_names(session.people))
    plays = [at for at, step in enumerate(room.review.steps) if isinstance(step.action, Play)]
    for at in some(plays[1:]):
        room.go_to(at)
        painted_texts.clear()
        room.table.grab()
        heads = [each for each in painted_texts if each.text in names]
        numbers = [each for each in painted_texts if each.text.isdecimal()]
        below = [number.box.top() > head.box.bottom() for number, head in zip(numbers, heads, strict=True)]
        assert below == [False] + [True] * (len(names) - 1)


@pytest.mark.parametrize("is_left_handed", [False, True])
def test_the_card_whose_index_is_uncovered_is_on_top(table: Table, is_left_handed: bool) -> None:
    table.window.preferences.apply(replace(table.window.settings, left_handed=is_left_handed))
    open_after_deal(table)
    room = opened(table)
    press(room, Qt.Key.Key_Home)
    hand = sorted(room.review.table(0).hands[0], key=hand_order)
    (_, top), (left, _), *_ = room.table.places.hands[0].spots(len(hand), 0)
    shared = QPointF(left + 3, top + 3 - table.window.frame().bar)
    assert room.table.card_at(shared) == hand[0 if is_left_handed else 1]
