"""Dragging cards to pass or lay aside: where they may be dropped, how that is shown, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint

from pinochle_qt.ui.table.geometry.panels import over_hand
from pinochle_qt.ui.table.input.drag_overlay import DragOverlay
from tests.checks import require
from tests.ui.inspection import overlaps
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from pinochle_qt.ui.table.zones.tokens import Token

SLOW = 2000
GIVE, BURY = ("single_deck_partnership", "give"), ("three_handed_auction", "bury")


def pickable(table: Table) -> list[Token]:
    """Return the cards of the hand that may be chosen, one for each face."""
    view = table.window.view
    found = {token.face: token for token in view.choice.hand if view.choice.can_pick(token)}
    return list(found.values())


def up_to_the_panel(table: Table, token: Token, within: int) -> QPoint:
    """Return where the pointer is when a card, taken where it can be hit, reaches this many pixels into the panel."""
    view = table.window.view
    top = view.event_player.cards.item(token).box().top()
    return table.point_of(token) - QPoint(0, round(top) - over_hand(view.layout_now, "passing").bottom + within)


@pytest.mark.parametrize(("preset", "kind"), [GIVE, BURY])
@pytest.mark.parametrize("within", [12, 70, 130])
def test_a_card_dragged_to_the_panel_is_chosen(table: Table, preset: str, kind: str, within: int) -> None:
    table.open(preset)
    play_until(table, kind)
    view, token = table.window.view, pickable(table)[2]
    order = list(view.choice.hand)
    table.drag_card(token, up_to_the_panel(table, token, within), ms=SLOW)
    assert view.event_player.interaction.chosen.selected == [token]
    assert table.window.panels.passing.cards == (token.face,)
    assert view.choice.hand == order
    assert not overlaps(table.window)


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
def test_a_card_dropped_at_the_receiving_seat_is_chosen_and_at_another_it_is_not(
    table: Table, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    table.open(GIVE[0])
    play_until(table, "give")
    view = table.window.view
    partner, other = view.layout_now.plate(2).center, view.layout_now.plate(1).center
    first, second = pickable(table)[:2]
    table.drag_card(first, view.mapFromScene(partner.x, partner.y), ms=SLOW)
    table.drag_card(second, view.mapFromScene(other.x, other.y), ms=SLOW)
    assert view.event_player.interaction.chosen.selected == [first]


@pytest.mark.parametrize(("preset", "kind"), [GIVE, BURY])
def test_the_panel_glows_for_a_card_it_accepts_and_the_card_is_visible_over_it(
    table: Table, preset: str, kind: str
) -> None:
    table.open(preset)
    play_until(table, kind)
    view, panel = table.window.view, table.window.panels.passing
    token = pickable(table)[1]
    start, over = table.point_of(token), up_to_the_panel(table, token, 100)
    (carried,) = table.window.home.findChildren(DragOverlay)
    at_rest = panel.grab().toImage()
    table.send(view.viewport(), QEvent.Type.MouseButtonPress, start, 0)
    table.move_held(view.viewport(), start - QPoint(0, 10))
    glowing = panel.grab().toImage()
    assert glowing != at_rest
    assert view.places.place.isVisible() == (kind == "give")
    table.move_held(view.viewport(), over)
    assert panel.grab().toImage() not in (at_rest, glowing)
    assert carried.isVisible()
    assert carried.geometry().intersects(panel.geometry())
    table.send(view.viewport(), QEvent.Type.MouseButtonRelease, over, SLOW)
    assert not carried.isVisible()
    assert view.event_player.cards.item(token).isVisible()
    assert not view.places.place.isVisible()
    assert not panel.is_tray


def test_the_panel_glows_for_another_copy_but_not_for_a_chosen_card(table: Table) -> None:
    table.open(GIVE[0])
    play_until(table, "give")
    view, panel = table.window.view, table.window.panels.passing
    chosen = view.event_player.interaction.chosen
    twice = {token.face: token for token in view.choice.hand}
    one, other = next((token, twice[token.face]) for token in view.choice.hand if twice[token.face] is not token)
    table.click_card(one)
    assert chosen.selected == [one]
    for token, glows in ((one, False), (other, True)):
        at_rest = panel.grab().toImage()
        over = up_to_the_panel(table, token, 100)
        table.send(view.viewport(), QEvent.Type.MouseButtonPress, table.point_of(token), 0)
        table.move_held(view.viewport(), over)
        assert (panel.grab().toImage() != at_rest) is glows
        table.send(view.viewport(), QEvent.Type.MouseButtonRelease, over, SLOW)
        assert chosen.selected == ([one, other] if glows else [one])


def test_a_chosen_card_dragged_back_into_the_hand_is_no_longer_chosen(table: Table) -> None:
    table.open(GIVE[0])
    play_until(table, "give")
    view = table.window.view
    chosen = view.event_player.interaction.chosen
    token = pickable(table)[4]
    table.click_card(token)
    table.drag_card(token, table.point_of(token) + QPoint(60, 0), ms=SLOW)
    assert chosen.selected == [token]
    table.drag_card(token, up_to_the_panel(table, token, 60), ms=SLOW)
    assert chosen.selected == [token]
    table.drag_card(token, table.point_of(token) + QPoint(0, 30), ms=SLOW)
    assert chosen.selected == []
    table.click_card(token)
    table.drag_card(token, table.point_of(token) + QPoint(90, 40), ms=SLOW)
    assert chosen.selected == []


def test_one_card_too_many_glides_back_from_a_panel_that_does_not_glow(table: Table) -> None:
    table.open(GIVE[0])
    play_until(table, "give")
    view, prompt = table.window.view, require(table.prompt)
    assert prompt.pick is not None
    cards = pickable(table)
    for token in cards[: prompt.pick.size]:
        table.drag_card(token, up_to_the_panel(table, token, 60), ms=SLOW)
    late = cards[prompt.pick.size]
    home = view.event_player.cards.item(late).pose
    start = table.point_of(late)
    table.send(view.viewport(), QEvent.Type.MouseButtonPress, start, 0)
    table.move_held(view.viewport(), start - QPoint(0, 20))
    assert not table.window.panels.passing.is_tray
    assert not view.places.place.isVisible()
    table.send(view.viewport(), QEvent.Type.MouseButtonRelease, start, SLOW)
    table.drag_card(late, up_to_the_panel(table, late, 60), ms=SLOW)
    assert len(view.event_player.interaction.chosen.selected) == prompt.pick.size
    assert view.reason.is_shown
    assert view.event_player.cards.item(late).pose == home
