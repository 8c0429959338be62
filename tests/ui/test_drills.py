"""The drills: counting melds by typing and by clicking, bids that Expert looks at, and what is kept of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.features import score_unit
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.drills import bid_presets, meld_presets
from pinochle_qt.teaching.practice_results import load
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.rooms.learn.drill import LINES
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import DrillWord
from pinochle_qt.words.rooms.statistics import Stat
from tests.checks import require
from tests.ui.playing import Table
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.teaching.practice_results import PracticeResults
    from pinochle_qt.ui.rooms.learn.bid_drill import BidDrill
    from pinochle_qt.ui.rooms.learn.drills_page import DrillsPage
    from pinochle_qt.ui.rooms.learn.meld_drill import MeldDrill


def make_table(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1280, 800)) -> Table:
    new_table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    new_table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), new_table.window))  # type: ignore[arg-type]
    new_table.open("single_deck_partnership")
    return new_table


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return make_table(qtbot, tmp_path)


def opened(table: Table) -> DrillsPage:
    table.window.room_opener.open_lessons()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    room.show_page(room.drills)
    return room.drills


def kept(table: Table) -> PracticeResults:
    return load(table.window.room_opener.paths.practiced)


def typed(drill: MeldDrill, points: int) -> None:
    rules = PRESETS[drill.preset]
    QTest.keyClicks(drill.field, str(points // score_unit(rules)))
    QTest.keyClick(drill.field, Qt.Key.Key_Return)


def test_a_count_is_typed_and_enter_continues_with_the_next_hand(table: Table) -> None:
    drill = opened(table).melds
    asked = require(drill.asked)
    assert drill.preset == "single_deck_partnership"
    table.qtbot.waitUntil(drill.field.hasFocus)
    typed(drill, asked.points)
    table.qtbot.waitUntil(lambda: drill.is_answered)
    points = text.points_named(asked.points, PRESETS[asked.preset])
    assert drill.verdict.text() == DrillWord.MELD_RIGHT(points=points)
    assert [hand.off for hand in kept(table).melds] == [0]
    QTest.keyClick(drill.next, Qt.Key.Key_Return)
    assert not drill.is_answered
    assert drill.asked is not asked
    assert not drill.verdict.text()


def test_after_a_wrong_number_is_clicked_the_melds_are_laid_out(table: Table) -> None:
    page = opened(table)
    drill = page.melds
    while drill.asked is None or not drill.asked.melds:
        drill.deal()
    asked = drill.asked
    wrong = next(button for button in drill.numbers if button.value != asked.points)
    QTest.mouseClick(wrong, Qt.MouseButton.LeftButton)
    rules = PRESETS[asked.preset]
    assert drill.verdict.text() == DrillWord.MELD_WRONG(points=text.points_named(asked.points, rules))
    lines = [label.text() for label in drill.lines if not label.isHidden()]
    assert len(lines) == len(asked.melds)
    for line, meld in zip(lines, asked.melds, strict=True):
        assert text.meld_title(meld, rules) in line
        assert text.cards(meld.cards) in line
    assert kept(table).melds[-1].off != 0
    assert "0 right" in page.line


def test_the_continue_button_is_visible_and_the_hand_stays_put_however_long_the_explanation(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = make_table(qtbot, tmp_path, (960, 640))
    page = opened(table)
    drill = page.melds
    QApplication.processEvents()
    before = drill.hand.size()
    assert drill.asked is not None
    drill.answer(drill.asked.points)
    drill.tell("Yes: 1000 points", ["Royal marriage, 40: K Q"] * LINES)
    QApplication.processEvents()
    assert drill.hand.size() == before
    assert page.rect().contains(QRect(drill.next.mapTo(page, QPoint()), drill.next.size()))
    assert not drill.next.visibleRegion().isEmpty()
    assert drill.next.visibleRegion().boundingRect() == drill.next.rect()


@pytest.mark.parametrize("preset", meld_presets())
def test_every_meld_table_can_be_drilled(table: Table, preset: str) -> None:
    page = opened(table)
    page.choose_game(preset)
    drill = page.melds
    assert drill.asked is not None
    assert drill.asked.preset == preset
    drill.answer(drill.asked.points)
    assert drill.is_right


def test_expert_evaluates_a_bid_and_its_cost_is_saved(table: Table) -> None:
    page = opened(table)
    page.show_drill(page.bids)
    drill = page.bids
    for _ in range(2):
        asked = require(drill.asked)
        button = next(each for each in drill.bids if isinstance(each.value, Bid))
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        before = len(kept(table).bids)
        table.qtbot.waitUntil(lambda before=before: len(kept(table).bids) > before)  # type: ignore[misc]
        lines = [label.text() for label in drill.lines if not label.isHidden()]
        assert lines
        assert lines[0] != DrillWord.THINKING()
        QTest.keyClick(drill, Qt.Key.Key_Return)
        assert drill.asked is not asked
    assert page.line.startswith(DrillWord.BID_DONE(count=2, good=0, points=0)[:14])


@pytest.mark.parametrize("preset", bid_presets())
def test_a_hand_of_every_auction_can_be_bid(table: Table, preset: str) -> None:
    page = opened(table)
    page.show_drill(page.bids)
    page.choose_game(preset)
    drill: BidDrill = page.bids
    assert drill.asked is not None
    assert drill.asked.preset == preset
    assert [button for button in drill.bids if not button.isHidden()]


def test_the_statistics_include_the_meld_drill(table: Table) -> None:
    drill = opened(table).melds
    assert drill.asked is not None
    drill.answer(drill.asked.points)
    table.window.room_opener.open_statistics()
    room = table.window.rooms.room
    assert isinstance(room, StatisticsRoom)
    line = room.page.streaks.lines[-2]
    assert line.label == Stat.MELD_DRILL()
    assert line.value.startswith(Stat.DRILLED(right=1, count=1, seconds=0).partition(",")[0])


@pytest.mark.usefixtures("language")
def test_both_drills_fit_in_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    table = make_table(qtbot, tmp_path, (960, 640))
    page = opened(table)
    for drill in (page.melds, page.bids):
        page.show_drill(drill)
        page.choose_game("double_deck_four_handed")
        buttons = page.melds.numbers if drill is page.melds else page.bids.bids
        for button in buttons:
            assert button.isHidden() or button.width() >= button.minimumSizeHint().width()
        assert drill.title.width() >= drill.title.sizeHint().width()
    page.show_drill(page.melds)
    assert page.melds.asked is not None
    page.melds.answer(page.melds.asked.points)
    shown = [label for label in page.melds.lines if not label.isHidden()]
    table.qtbot.waitUntil(lambda: all(label.height() >= label.heightForWidth(label.width()) for label in shown))
