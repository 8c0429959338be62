"""A new size of the window: cards are there at once and sharp soon after, without holding up the window."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from tests.ui.inspection import finish_drawing
from tests.ui.moments import moments, session_at

if TYPE_CHECKING:
    import pytest

    from tests.ui.playing import Table


def test_a_resized_window_shows_its_cards_at_once_and_sharp_ones_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    preset = "single_deck_partnership"
    table.window.matches.open(session_at(preset, next(each for each in moments(preset) if each.name == "follow")))
    view = table.window.view
    view.warm_up()
    finish_drawing(view.art)
    with monkeypatch.context() as patch:
        patch.setattr(view.art, "_drawn_alone", None)  # drawing anything now would fail
        table.window.resize(1480, 920)
        table.window.grab()
    assert view.art.has_stand_ins
    fresh = DeckArt(view.theme, view.art.look)
    cards = [view.event_player.cards.item(token) for token in view.choice.hand]

    def are_sharp() -> list[bool]:
        sharp = [fresh.face(each.face, each.width, 1.0, lift=each.lift, dimmed=each.is_dimmed) for each in cards]
        return [each.pixmap().toImage() == one.toImage() for each, one in zip(cards, sharp, strict=True)]

    assert not any(are_sharp())
    table.qtbot.waitUntil(lambda: not view.art.has_stand_ins)
    assert all(are_sharp())


def test_text_grows_once_with_the_window_without_jumping(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    preset = "single_deck_partnership"
    table.window.matches.open(session_at(preset, moments(preset)[0]))
    table.window.resize(1280, 800)
    table.window.grab()
    bar = table.window.menuBar().height()
    apply = Mock(wraps=style.apply)
    monkeypatch.setattr(style, "apply", apply)
    table.window.resize(1448, 905)  # just large enough
    table.qtbot.waitUntil(lambda: table.window.menuBar().height() > bar)
    table.window.grab()
    assert [call.args[2] for call in apply.call_args_list] == [1.25]
