"""The L key: it shows the last trick large, with each card on its player's side, until the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from pinochle_qt.engine.actions import Play
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.menus import Menu
from tests.ui.moments import moments, session_at
from tests.ui.playing import EVERYBODY, LEFT, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.panels.show.large_trick import TrickPanel
    from tests.ui.playing import Table

SINGLE = "single_deck_partnership"


def in_play(table: Table, preset: str = SINGLE) -> None:
    """Play until the human player is to play a card, after at least one trick."""
    table.open(preset)
    while True:
        play_until(table, "play")
        if table.controller.observation.tricks and table.prompt is not None:
            return
        table.answer_by_mouse()


def opened(table: Table) -> TrickPanel:
    table.key(Qt.Key.Key_L)
    assert table.window.panels.trick.isVisible()
    return table.window.panels.trick


def test_l_does_nothing_before_the_first_trick(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "give")
    table.key(Qt.Key.Key_L)
    assert not table.window.panels.trick.isVisible()
    assert table.window.focusWidget() is not table.window.panels.trick


@pytest.mark.parametrize("preset", [SINGLE, "hayes_two_handed", "eight_handed_four_teams"])
def test_each_card_is_at_its_players_side_with_who_led_and_who_took_it(table: Table, preset: str) -> None:
    in_play(table, preset)
    panel, seen = opened(table), table.controller.observation
    trick, players = seen.tricks[-1], seen.players
    assert [each.face for each in panel.cards] == list(trick.cards)
    for at, each in enumerate(panel.cards):
        seat = (trick.leader + at) % players
        assert each.name == text.seat_names(seen.seated, text.shown_names(table.controller.session.people))[seat]
        assert each.place == place_of(seat, seen.viewer, players)
        assert each.has_won == (seat == trick.winner)
        assert ("led" in each.note) == (seat == trick.leader)
        assert ("took" in each.note) == (seat == trick.winner)
        sentence = f"{each.name} {'led' if seat == trick.leader else 'played'} the {text.card_name(each.face)}"
        assert sentence in panel.accessibleName()
    assert text.points_named(trick.points, seen.rules) in panel.accessibleName()


def click(table: Table) -> None:
    panel = table.window.panels.trick
    QTest.mouseClick(panel, LEFT, pos=panel.rect().center())


def click_felt(table: Table) -> None:
    QTest.mouseClick(table.window.view.viewport(), LEFT, pos=QPoint(4, 4))


@pytest.mark.parametrize(
    "close",
    [
        lambda table: table.key(Qt.Key.Key_L),
        lambda table: table.key(Qt.Key.Key_Escape),
        lambda table: table.key(Qt.Key.Key_Return),
        click,
        click_felt,
    ],
    ids=["L", "Esc", "Enter", "click", "click on the table"],
)
def test_closing_the_last_trick_plays_nothing(table: Table, close: Callable[[Table], None]) -> None:
    in_play(table)
    prompt, focused = table.prompt, table.window.focusWidget()
    panel = opened(table)
    close(table)
    assert panel.isHidden()
    assert table.prompt is prompt
    assert table.window.focusWidget() is focused


@pytest.mark.parametrize("close", [Qt.Key.Key_L, Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_after_closing_the_last_trick_enter_plays_the_marked_card_at_once(table: Table, close: Qt.Key) -> None:
    in_play(table)
    interaction, played = table.window.view.event_player.interaction, len(table.controller.session.steps)
    table.key(Qt.Key.Key_End)
    while interaction.marked.focused is None or interaction.marked.focused.face not in (
        interaction.asked.playable or ()
    ):
        table.key(Qt.Key.Key_Left)
    marked = interaction.marked.focused
    opened(table)
    table.key(close)
    assert interaction.marked.focused is marked
    table.key(Qt.Key.Key_Return)
    action = table.controller.session.steps[played].action
    assert isinstance(action, Play)
    assert action.card == marked.face


def test_a_mouse_user_sees_no_marked_card_after_closing_it(table: Table) -> None:
    in_play(table)
    opened(table)
    table.key(Qt.Key.Key_L)
    assert table.window.view.event_player.interaction.marked.focused is None


def test_no_key_plays_a_card_under_it(table: Table) -> None:
    in_play(table)
    prompt = table.prompt
    table.key(Qt.Key.Key_Right)
    opened(table)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Space):
        table.key(key)
    assert table.prompt is prompt


def test_the_last_trick_closes_when_a_card_is_played_and_then_shows_another_one(table: Table) -> None:
    in_play(table)
    panel, before = opened(table), table.controller.observation.tricks[-1]
    table.answer_by_mouse()
    assert panel.isHidden()
    play_until(table, "play")
    assert panel.isHidden()
    opened(table)
    assert [each.face for each in panel.cards] == list(table.controller.observation.tricks[-1].cards)
    assert table.controller.observation.tricks[-1] is not before


def test_the_large_last_trick_covers_neither_hand_nor_plates_and_follows_the_window(table: Table) -> None:
    in_play(table)
    panel, view = opened(table), table.window.view
    for size in ((960, 640), (1280, 800), (1920, 1080)):
        table.window.resize(*size)
        assert panel.isVisible()
        box = panel.geometry().translated(0, view.layout_now.frame.menu)
        hand = view.layout_now.hand_bounds(len(view.choice.hand))
        assert box.y() + box.height() <= hand.y
        assert box == panel.geometry().translated(0, view.layout_now.frame.menu)
        at = view.event_player.panel("trick")
        assert (box.x(), box.y(), box.width(), box.height()) == (at.x, at.y, at.width, at.height)


def test_a_hint_closes_it_so_that_enter_plays_the_hinted_card(table: Table) -> None:
    in_play(table)
    panel = opened(table)
    table.key(Qt.Key.Key_H)
    table.qtbot.waitUntil(lambda: table.window.panels.has_hint and table.window.panels.hint.isVisible())
    assert panel.isHidden()
    assert table.window.view.hasFocus()


def test_each_person_at_the_screen_sees_the_trick_from_their_own_seat(table: Table) -> None:
    people = tuple(
        SeatSetup(name, "human" if seat < 2 else "computer:steady") for seat, name in enumerate(EVERYBODY[:4])
    )
    session = Session.new(PRESETS[SINGLE], SINGLE, people, 5)
    session.deal()
    while (prompt := session.prompt) is not None and not (
        prompt.kind == "play" and prompt.seat == 0 and session.observe(0).tricks and not session.observe(0).trick
    ):
        session.submit(table.policy.decide(session.observe(prompt.seat), prompt, None).action)
    table.window.matches.open(session)
    for seat in range(2):
        curtain = table.window.panels.curtain
        table.qtbot.waitUntil(lambda: table.controller.awaits_person)
        table.key(Qt.Key.Key_L)
        assert not table.window.panels.trick.isVisible()
        table.press(curtain.main_button)
        (own,) = (each for each in opened(table).cards if each.place == 0)
        assert own.name == EVERYBODY[seat]
        table.answer_by_mouse()
        assert table.window.panels.trick.isHidden()


def test_the_menu_offers_the_last_trick_only_once_there_is_one(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    action = next(each for each in table.window.findChildren(QAction) if each.text() == Menu.LAST_TRICK())
    assert not action.isEnabled()
    in_play(table)
    assert action.isEnabled()


def test_the_small_last_trick_is_shown_again_once_the_list_of_melds_is_away(table: Table) -> None:
    preset = "simplified_two_handed_150"
    window, found = table.window, {moment.name: moment for moment in moments(preset)}
    window.resize(600, 400)
    for name in ("meld", "laid", "meld", "follow"):
        window.matches.open(session_at(preset, found[name]))
        small, melds = window.panels.last_trick, window.panels.melds
        assert not small.is_empty
        overlap = melds.isVisible() and melds.geometry().intersects(small.geometry())
        assert small.isVisible() != overlap
        assert melds.isVisible() == (name == "meld")
