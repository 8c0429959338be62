"""The player's own hand: sorted, rearranged by dragging, read as a list; which of two equal cards is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.draw.bubbles import PillItem
from tests.checks import require
from tests.ui.inspection import overlaps
from tests.ui.playing import LEFT, Table, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.cards import Sorting
    from pinochle_qt.ui.table.zones.tokens import Token

SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"


@pytest.mark.parametrize("sorting", ["suit", "trump", "rank"])
def test_the_hand_is_sorted_as_the_player_chose(table: Table, sorting: Sorting) -> None:
    table.window.preferences.apply(replace(table.window.settings, sorting=sorting))
    table.open(SINGLE)
    play_until(table, "play")
    faces = [token.face for token in table.window.view.choice.hand if token.face is not None]
    trump = table.controller.observation.trump
    ranks = [RANK_OF[face] for face in faces]
    suits = [SUIT_OF[face] for face in faces]
    if sorting == "rank":
        assert ranks == sorted(ranks, reverse=True)
        return
    assert len([suit for i, suit in enumerate(suits) if i == 0 or suits[i - 1] != suit]) == len(set(suits))
    if sorting == "trump" and trump in suits:
        assert suits[0] == trump


def test_the_hand_can_be_read_and_played_as_a_list(table: Table) -> None:
    session = table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    table.window.presenter.toggle("hand_list")
    hand, prompt = table.window.panels.hand_list, require(table.prompt)
    model = hand.list.model()
    names = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert len(names) == len(prompt.hand)
    row = next(i for i, token in enumerate(table.window.view.choice.hand) if token.face in prompt.cards)
    steps = len(session.steps)
    hand.list.setCurrentIndex(model.index(row, 0))
    QTest.keyClick(hand.list, Qt.Key.Key_Return)
    assert len(session.steps) > steps
    assert model.rowCount() == len(prompt.hand) - 1


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("kind", ["bid", "show", "play"])
def test_the_hand_list_is_over_the_table_and_moves_nothing(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], kind: str
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    window = table.window
    table.open(SINGLE)
    play_until(table, kind)
    before, poses = (
        (window.size(), window.view.size()),
        [window.view.event_player.cards.item(token).pose for token in window.view.choice.hand],
    )
    QTest.keySequence(window, QKeySequence("Ctrl+H"))
    listed = window.panels.hand_list
    assert listed.isVisible()
    assert listed.list.hasFocus()
    assert (window.size(), window.view.size()) == before
    assert [window.view.event_player.cards.item(token).pose for token in window.view.choice.hand] == poses
    assert overlaps(window) == []
    ground = window.view.theme.panel.upper()
    at = listed.list.geometry()
    assert listed.grab().toImage().pixelColor(at.left() + 1, at.bottom() - 1).name().upper() == ground
    QTest.keySequence(window, QKeySequence("Ctrl+L"))
    assert window.panels.log.isVisible()
    assert not listed.isVisible()  # both are shown in the same place


def drag_within_hand(table: Table, token: Token, goal: Token) -> None:
    """Drag a card within the hand, to the right of another one."""
    start, end = table.point_of(token), table.point_of(goal)
    table.drag_card(token, QPoint(end.x() + 4, start.y()))


def test_the_hand_can_be_reordered_by_dragging_and_sorted_again(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    view, strip = table.window.view, table.window.strip
    sorted_hand = list(view.choice.hand)
    entry = next(each for each in table.window.findChildren(QAction) if each.text() == "Sort the hand")
    assert not entry.isEnabled()
    drag_within_hand(table, sorted_hand[1], sorted_hand[5])
    assert entry.isEnabled()
    arranged = [*sorted_hand[:1], *sorted_hand[2:6], sorted_hand[1], *sorted_hand[6:]]
    assert view.choice.hand == arranged
    assert [view.event_player.cards.item(token).pose.x for token in arranged] == sorted(
        view.event_player.cards.item(token).pose.x for token in arranged
    )
    table.window.resize(1920, 1080)  # a smaller strip has no room for the button
    assert view.choice.hand == arranged
    tool = next(each for each in strip.findChildren(PanelButton) if each.text() == "Sort the hand")
    table.press(tool)
    assert view.choice.hand == sorted_hand
    assert tool.isHidden()
    assert not entry.isEnabled()


def test_a_cancelled_drag_in_the_hand_keeps_its_order(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    view = table.window.view
    before = list(view.choice.hand)
    start, end = table.point_of(before[0]), table.point_of(before[6])
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    table.move_held(view.viewport(), QPoint(end.x(), start.y()))
    assert view.choice.hand != before
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.choice.hand == before
    assert table.window.strip.isVisible()


def twins(table: Table) -> list[Token]:
    """Return two equal cards in the hand that can be played now, if there are any."""
    hand, prompt = table.window.view.choice.hand, table.prompt
    faces = [token.face for token in hand]
    return [token for token in hand if prompt and token.face in prompt.cards and faces.count(token.face) > 1][:2]


def test_of_two_equal_cards_the_one_picked_up_is_played(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    while not twins(table):
        table.answer_by_mouse()
        play_until(table, "play")
    left, right = twins(table)
    table.drag_card(right, table.trick_point())
    assert right not in table.window.view.choice.hand
    assert left in table.window.view.choice.hand


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_the_label_beside_the_hand_explains_the_raised_cards(
    size: tuple[int, int], qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    table.open("single_deck_partnership")
    play_until(table, "bid")
    items = table.window.view.scene().items()
    (label,) = (str(item.shown[0]) for item in items if isinstance(item, PillItem) and item.isVisible())
    assert label.startswith("Raised")
    assert "meld in" in label
