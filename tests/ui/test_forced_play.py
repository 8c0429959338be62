"""Cards of a player who has no choice: played after a moment, never unseen, and not again after an undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Play
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.boxes import from_qt
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SINGLE = "single_deck_partnership"
Key = Qt.Key


@pytest.fixture
def forcing(qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a window that plays cards without a choice by itself."""
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", melds_stay="no"), plays_forced=True)


def has_no_choice(table: Table) -> bool:
    prompt = table.prompt
    return prompt is not None and len(prompt.choices) == 1 and isinstance(prompt.choices[0], Play)


def play_to_forced(table: Table) -> None:
    """Play by mouse until the player at the screen has only one card to play, whose waiting time starts only then."""
    forced = table.window.forced
    is_wanted, forced.is_wanted = forced.is_wanted, False
    for _ in range(60):
        table.wait_for_turn()
        if has_no_choice(table):
            forced.is_wanted = is_wanted
            forced.set_busy(False)
            return
        table.answer_by_mouse()
    raise AssertionError("there was always a choice")


def wait_for_forced(table: Table) -> None:
    """Wait until the card that is the only choice has been played."""
    prompt = table.prompt
    table.qtbot.waitUntil(lambda: table.prompt is not prompt)


def let_time_pass() -> None:
    for _ in range(5):
        QApplication.processEvents()


def undo(table: Table) -> None:
    QTest.keyClick(table.window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_forced_cards_are_played_automatically_to_the_last_one(forcing: Table) -> None:
    session = forcing.open(SINGLE)
    by_hand = 0
    for _ in range(60):
        prompt = forcing.wait_for_turn()
        if prompt is None:
            break
        if has_no_choice(forcing):
            wait_for_forced(forcing)
        else:
            by_hand += prompt.kind == "play"
            forcing.answer_by_mouse()
    assert forcing.controller.awaits_deal
    plays = [step.action for step in session.steps if isinstance(step.action, Play) and step.action.seat == 0]
    assert len(plays) == 12
    assert by_hand < len(plays)


def test_undo_removes_the_message_that_a_card_was_played_automatically(forcing: Table) -> None:
    forcing.open(SINGLE)
    play_to_forced(forcing)
    wait_for_forced(forcing)
    notice = forcing.window.notice
    assert notice.isVisible()
    assert notice.text() == Word.ONLY_CARD_PLAYED()
    undo(forcing)
    assert not notice.isVisible()


def test_with_the_option_off_every_card_is_played_by_hand(table: Table) -> None:
    table.open(SINGLE)
    play_to_forced(table)
    let_time_pass()
    assert has_no_choice(table)


def test_nothing_is_played_automatically_behind_the_curtain(forcing: Table) -> None:
    session = forcing.open(SINGLE, people=2)
    by_hand = 0
    controller = forcing.controller
    for _ in range(200):
        forcing.qtbot.waitUntil(lambda: bool(controller.prompt or controller.awaits_person or controller.awaits_deal))
        prompt = forcing.prompt
        if forcing.controller.awaits_deal:
            break
        if forcing.controller.awaits_person:
            steps = len(session.steps)
            let_time_pass()
            assert len(session.steps) == steps
            forcing.key(Key.Key_Return)
        elif has_no_choice(forcing):
            wait_for_forced(forcing)
        elif prompt is not None:
            by_hand += prompt.kind == "play"
            forcing.answer_by_mouse()
    assert forcing.controller.awaits_deal
    plays = [step.action for step in session.steps if isinstance(step.action, Play) and step.action.seat < 2]
    assert by_hand < len(plays)


def test_undo_goes_back_past_an_automatically_played_card(forcing: Table) -> None:
    session = forcing.open(SINGLE)
    play_to_forced(forcing)
    before = len(session.steps)
    wait_for_forced(forcing)
    undo(forcing)
    at = len(session.steps)
    let_time_pass()
    assert len(session.steps) == at < before
    assert forcing.prompt is not None
    assert not has_no_choice(forcing)
    undo(forcing)
    let_time_pass()
    assert len(session.steps) < at
    play_to_forced(forcing)
    wait_for_forced(forcing)


def test_nothing_is_played_while_the_table_is_covered_or_a_card_is_held(forcing: Table) -> None:
    forcing.open(SINGLE)
    play_to_forced(forcing)
    prompt, view = forcing.prompt, forcing.window.view
    token = view.choice.hand[0]
    start = forcing.point_of(token)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    let_time_pass()
    assert forcing.prompt is prompt
    view.let_go()
    forcing.window.dialogs.open_preferences()
    let_time_pass()
    assert forcing.prompt is prompt
    forcing.window.close()


def test_arrow_keys_skip_unplayable_cards_and_with_shift_visit_each(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    hand = view.choice.hand
    can = [token for token in hand if token.face in prompt.cards]
    table.key(Key.Key_Home)
    for step in (1, -1):
        seen = []
        for _ in can:
            table.key(Key.Key_Right if step > 0 else Key.Key_Left)
            seen.append(view.event_player.interaction.marked.focused)
        assert sorted(map(hand.index, filter(None, seen))) == sorted(map(hand.index, can))
    table.key(Key.Key_Home)
    for token in hand[1:]:
        QTest.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert view.event_player.interaction.marked.focused is token


def test_the_first_few_forced_cards_are_explained(forcing: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said, forced, say = list[str](), list[object](), Notice.say

    def note(notice: Notice, sentence: str, **options: Any) -> None:
        said.append(sentence)
        say(notice, sentence, **options)

    monkeypatch.setattr(Notice, "say", note)
    forcing.open("double_deck_four_handed")
    forcing.window.forced.decided.connect(forced.append)
    while forcing.wait_for_turn() is not None:
        if has_no_choice(forcing):
            wait_for_forced(forcing)
        else:
            forcing.answer_by_mouse()
    assert len(forced) > 3
    assert len([each for each in said if each in {Word.ONLY_CARD_PLAYED(), Word.LAST_CARD_PLAYED()}]) == 3


def test_a_forced_card_is_explained_once_it_lies_so_that_no_sentence_covers_it_on_its_way(
    forcing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    landed, say = list[bool](), Notice.say
    forcing.open(SINGLE)
    play_to_forced(forcing)
    event_player, prompt = forcing.window.view.event_player, require(forcing.prompt)
    token = next(each for each in forcing.window.view.choice.hand if each.face in prompt.cards)

    def note(notice: Notice, sentence: str, **options: Any) -> None:
        if sentence in {Word.ONLY_CARD_PLAYED(), Word.LAST_CARD_PLAYED()}:
            center = from_qt(event_player.cards.item(token).box()).center
            landed.append(require(event_player.layout).own_place.grown(2).contains(Rect(center.x, center.y, 1, 1)))
        say(notice, sentence, **options)

    monkeypatch.setattr(Notice, "say", note)
    forcing.window.preferences.apply(replace(forcing.window.settings, speed="fast"))
    forcing.qtbot.waitUntil(lambda: bool(landed))
    assert landed == [True]
