"""A card called to find a partner is announced at the table, where everybody can read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import parse_card
from pinochle_qt.engine.events import CardCalled
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.bubbles import BubbleItem, BubbleView
from pinochle_qt.ui.table.zones import movements
from pinochle_qt.words import text
from tests.checks import require
from tests.ui import inspection
from tests.ui.playing import Table, play_by_mouse_until

if TYPE_CHECKING:
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.table.input.view import TableView

CALLING = "five_handed_called_partner"


def bubbles(view: TableView) -> list[BubbleView]:
    """Return the bubbles shown at the seats now."""
    items = [item for item in view.scene().items() if isinstance(item, BubbleItem) and item.isVisible()]
    views = [item.shown[0] for item in items]
    return [view for view in views if isinstance(view, BubbleView)]


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_a_called_card_is_shown_at_the_seat_until_the_game_continues(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.open(CALLING)
    view = table.window.view
    called: list[CardCalled] = []
    bubbles_seen: list[list[BubbleView]] = []

    def note(shown: ViewedEvent) -> None:
        if isinstance(shown.event, CardCalled):
            called.append(shown.event)

    def look() -> None:
        if len(called) > len(bubbles_seen):
            bubbles_seen.append(bubbles(view))
            assert inspection.overlaps(table.window) == []

    view.event_shown.connect(note)
    view.seen_changed.connect(look)
    play_by_mouse_until(table, "play")
    assert called
    for event, views in zip(called, bubbles_seen, strict=True):
        assert [each.text for each in views] == [text.card(event.card)]
        assert views[0].note == ("called card" if event.answered else "nobody has it")
    assert bubbles(view) == []


def test_a_called_card_can_be_read_before_the_melds_appear() -> None:
    rest = require(movements.rest(CardCalled(0, parse_card("AS"), answered=True)))
    assert rest.ms >= 2 * tokens.CALL_REST.ms
