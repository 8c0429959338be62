"""A hand is set up by clicking, typing or at random, and Expert answers for it as it does in the command `deal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.rules import patch
from pinochle_qt.library.expert_worker import judged
from pinochle_qt.session.dealing.deal_line import read_deal_line
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.typed_deals.hand_question import bidding_question
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.advice import advice
from pinochle_qt.words.rooms.learning import HandWord
from pinochle_qt.words.rooms.review import ReviewWord
from tests.checks import require
from tests.ui.playing import Table
from tests.ui.quick_expert import QuickWorkshop
from tests.ui.small_screens import squeeze

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.phrases import Phrase
    from pinochle_qt.teaching.typed_deals.hand_setup import HandSetup
    from pinochle_qt.ui.rooms.learn.hand_page import HandPage
    from pinochle_qt.ui.rooms.score_sheet.card_grid import CardChip

RACE: Final = "racehorse_passing"
HAND: Final = "AATTKQJ.A.A.AKQ"


class SlowWorkshop(QuickWorkshop):
    """A stand-in for Expert's process that answers only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.is_ready = False
        self.closed = 0

    def poll(self) -> list:  # type: ignore[type-arg]
        """Return the answers once they may come."""
        return super().poll() if self.is_ready else []

    def close(self) -> None:
        """End the process, with whatever it was working on."""
        self.closed += 1
        super().poll()


@pytest.fixture
def workshop() -> SlowWorkshop:
    return SlowWorkshop()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, workshop: SlowWorkshop) -> Table:
    made = Table(qtbot, Paths(tmp_path, tmp_path), Settings(preset=RACE, speed="instant"), (1280, 800))
    made.window.room_opener.use_opinions(Opinions(workshop, made.window))  # type: ignore[arg-type]
    made.open(RACE)
    return made


@pytest.fixture
def page(table: Table) -> HandPage:
    table.window.room_opener.open_hand()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    return room.hand


def chip(page: HandPage, card: str) -> CardChip:
    [face] = parse_cards(card)
    return next(each for each in page.pack.chips if each.face == face)


def click(page: HandPage, card: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(chip(page, card), button)


def type_in(page: HandPage, words: str) -> None:
    page.field.clear()
    QTest.keyClicks(page.field, words)
    QTest.keyClick(page.field, Qt.Key.Key_Return)


def shown(page: HandPage) -> HandSetup:
    return require(page.setup)


def test_a_click_adds_a_copy_and_after_the_last_one_takes_all_away(page: HandPage) -> None:
    for text in ("A...", "AA...", ""):
        click(page, "AS")
        assert page.field.text() == text
    click(page, "AS")
    click(page, "9C")
    click(page, "AS", Qt.MouseButton.RightButton)
    assert shown(page).hand == "...9"
    assert page.note.text() == HandWord.COUNT(count=1, size=12)


def test_a_full_hand_takes_no_more_cards_and_says_so(page: HandPage) -> None:
    type_in(page, HAND)
    click(page, "9C")
    assert shown(page).hand == HAND
    assert page.note.text() == HandWord.FULL(size=12)


def test_the_arrow_keys_and_the_space_bar_choose_cards(page: HandPage) -> None:
    page.pack.take_keys()
    QTest.keyClick(require(page.focusWidget()), Qt.Key.Key_Right)
    QTest.keyClick(require(page.focusWidget()), Qt.Key.Key_Space)
    assert shown(page).hand == "T..."
    QTest.keyClick(require(page.focusWidget()), Qt.Key.Key_Backspace)
    assert shown(page).cards == ()


@pytest.mark.parametrize("size", [(600, 400), (960, 640)])
def test_in_one_column_the_answer_is_in_sight_once_expert_has_been_asked(
    table: Table, page: HandPage, workshop: SlowWorkshop, size: tuple[int, int]
) -> None:
    squeeze(table.window, size)
    QApplication.processEvents()
    workshop.is_ready = True
    type_in(page, HAND)
    table.qtbot.waitUntil(lambda: bool(page.answer.title.text()))
    QApplication.processEvents()
    assert page.answer.title.visibleRegion().boundingRect() == page.answer.title.rect()


def test_enter_takes_the_typed_cards_and_asks_expert_in_the_background(
    table: Table, page: HandPage, workshop: SlowWorkshop
) -> None:
    type_in(page, HAND)
    [task] = workshop.asked
    assert page.answer.reason.text() == HandWord.THINKING()
    workshop.is_ready = True
    table.qtbot.waitUntil(lambda: bool(page.answer.title.text()))
    told = advice(Policy().choose(task.observation, task.prompt, None), PRESETS[RACE], page.names)
    assert page.answer.title.text() == ReviewWord.EXPERT_WOULD(advice=told)


def test_the_window_asks_just_what_the_command_asks(page: HandPage, workshop: SlowWorkshop) -> None:
    type_in(page, f"{RACE} dealer:3 0:{HAND}")
    question = bidding_question(read_deal_line(f"{RACE} dealer:3 0:{HAND}"), 0)
    assert workshop.asked == [question.task]


def test_expert_answers_with_odds_its_reason_and_what_other_bids_are_worth(page: HandPage) -> None:
    type_in(page, "Q.KJ9.AJ99.AATQ")
    task = shown(page).question("bid", Suit.SPADES).task
    page._opinions.judged.emit(task.key, judged(task))
    assert page.answer.title.text().startswith(ReviewWord.EXPERT_WOULD(advice=""))
    assert page.answer.reason.text()
    assert not page.answer.odds.isHidden()
    assert page.answer.odds.share(Suit.CLUBS, page.answer.odds.in_sight[0])
    QApplication.processEvents()
    assert len(page.answer.table.rows) > 2


@pytest.mark.parametrize(("error", "title"), [(10.0, HandWord.BEST), (60.0, ReviewWord.EXPERT_WOULD)])
def test_the_title_is_the_best_answer_if_that_is_clearly_better_than_experts(
    page: HandPage, error: float, title: Phrase
) -> None:
    type_in(page, HAND)
    task = shown(page).question("bid", Suit.SPADES).task
    best, own = Bid(0, 270), Bid(0, 260)
    rows = Alternative(best, 0.0, 0.0, 0.0), Alternative(own, -100.0, 100.0, error)
    opinion = Opinion(own, Why.MUST_OPEN.because(), own, is_same=True, rows=rows, deals=100)
    page._opinions.judged.emit(task.key, opinion)
    told = best if title is HandWord.BEST else own
    assert page.answer.title.text() == title(advice=advice(told, PRESETS[RACE], page.names))
    expert = ReviewWord.EXPERT_WOULD(advice=advice(own, PRESETS[RACE], page.names))
    assert page.answer.reason.text().startswith(expert) == (told is best)


@pytest.mark.parametrize("change", ["card", "game", "dealer", "question", "page"])
def test_whatever_is_changed_cancels_the_question(
    table: Table, page: HandPage, workshop: SlowWorkshop, change: str
) -> None:
    type_in(page, HAND)
    assert workshop.asked
    before = workshop.closed
    match change:
        case "card":
            click(page, "AS")
        case "game":
            page.game.setCurrentIndex(0)
        case "dealer":
            page.dealer.setCurrentIndex(2)
        case "question":
            QTest.mouseClick(page.kind.buttons[-1], Qt.MouseButton.LeftButton)
        case _:
            table.window.rooms.close()
    assert workshop.closed > before
    assert page.answer.title.text() == ""
    assert page.answer.reason.text() != HandWord.THINKING()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("AAA...", "AS is there 3 times, and the deck of this game has only 2."),
        ("chess 0:A...", 'There is no preset "chess"'),
        ("AAT...", "A hand has 12 cards in this game, and this one has 3."),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_sentence(
    page: HandPage, workshop: SlowWorkshop, typed: str, sentence: str
) -> None:
    type_in(page, typed)
    said = (page.note.text(), page.answer.reason.text())
    assert any(each.startswith(sentence) for each in said)
    assert workshop.asked == []


def test_a_pasted_deal_brings_its_game_its_rules_and_its_dealer(page: HandPage) -> None:
    line = f"{RACE} auction.min_bid=300 dealer:2 0:{HAND}"
    type_in(page, line)
    assert page.game.currentText() == HandWord.OWN_RULES(game="Racehorse")
    assert page.dealer.currentIndex() == 2
    page.copy.click()
    assert QGuiApplication.clipboard().text() == line
    page.game.setCurrentIndex(page.game.findData("bezique"))
    page.game.setCurrentIndex(0)
    assert shown(page).rules == patch(PRESETS[RACE], {"auction.min_bid": 300})


def test_calls_are_chosen_for_whoever_speaks_next_and_taken_back(page: HandPage) -> None:
    page.dealer.setCurrentIndex(0)
    first, second = page.names[1:3]
    assert page.calls.box.currentText() == f"{first}: Pass"
    page.calls.add.click()
    page.calls.box.setCurrentIndex(page.calls.box.findText(f"{second}: 300"))
    page.calls.add.click()
    assert page.calls.told.text() == f"{first}: Pass, {second}: 300"
    assert shown(page).calls == (Pass(1), Bid(2, 300))
    page.calls.back.click()
    assert shown(page).calls == (Pass(1),)


def test_calls_are_worded_as_they_are_said_at_the_table(application: QApplication, table: Table) -> None:
    speak(application, "fr")
    table.window.room_opener.open_hand()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    room.hand.dealer.setCurrentIndex(0)
    said = f"{room.hand.names[1]}\u202f: Passe"
    assert room.hand.calls.box.currentText() == said
    room.hand.calls.add.click()
    assert room.hand.calls.told.text() == said


def test_what_others_are_taken_to_have_called_is_told_with_the_answer(page: HandPage) -> None:
    type_in(page, f"{RACE} dealer:1 0:{HAND}")
    assert page.calls.told.text() == ", ".join(f"{name}: Pass" for name in page.names[2:])


def test_games_without_bids_say_so_in_place_of_a_question(page: HandPage) -> None:
    page.game.setCurrentIndex(page.game.findData("bezique"))
    assert page.answer.reason.text() == "Nobody bids in this game."
    assert not page.ask.isEnabled()


def test_a_random_hand_is_whole_and_can_be_cleared(page: HandPage) -> None:
    page.random.click()
    assert len(shown(page).cards) == 12
    page.clear.click()
    assert shown(page).cards == ()


def test_the_hand_can_be_played_as_a_match(table: Table, page: HandPage) -> None:
    type_in(page, f"{RACE} dealer:3 0:{HAND}")
    page.play.click()
    session = require(table.controller.current_session)
    assert table.window.rooms.room is None
    table.qtbot.waitUntil(lambda: session.match.deal is not None)
    assert sorted(require(session.match.deal).hands[0]) == sorted(parse_cards("AS AS TS TS KS QS JS AH AD AC KC QC"))


def test_the_hand_stays_when_the_language_changes(table: Table, page: HandPage) -> None:
    type_in(page, HAND)
    table.window.preferences.keep(language="de")
    QApplication.processEvents()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    assert room.page is room.hand
    assert shown(room.hand).hand == HAND
    table.window.preferences.keep(language="en")


def test_what_a_hand_gives_away_depends_on_trump(page: HandPage, workshop: SlowWorkshop) -> None:
    type_in(page, HAND)
    QTest.mouseClick(page.kind.buttons[-1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.trump.buttons[-1], Qt.MouseButton.LeftButton)
    page.ask.click()
    assert (workshop.asked[-1].prompt.kind, workshop.asked[-1].observation.trump) == ("give", Suit.CLUBS)
