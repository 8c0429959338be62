"""The widow lies in the middle of the table while everybody looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.derived import pack
from pinochle_qt.ui.draw.bubbles import BubbleItem
from tests.checks import require
from tests.ui import inspection
from tests.ui.moments import moments, session_at

if TYPE_CHECKING:
    from tests.ui.playing import Table


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", ["three_handed_auction", "partnership_four_handed_kitty", "racehorse_six_handed"])
def test_an_open_widow_moves_to_the_middle(table: Table, preset: str, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.bots.blockSignals(True)  # keeps the table as it is
    table.window.matches.open(session_at(preset, next(each for each in moments(preset) if each.name == "waiting")))
    view = table.window.view
    event_player, layout = view.event_player, view.layout_now
    zones = require(event_player.zones)
    closed = event_player.cards.item(zones.widow[0]).box().center()
    assert zones.turn_widow(pack(table.controller.session.rules)[: len(zones.widow)])
    event_player.arrange()
    boxes = [event_player.cards.item(token).box() for token in zones.widow]
    around = boxes[0].united(boxes[-1])
    assert abs(around.center().x() - size[0] / 2) <= 1
    plates = [layout.plate(place).center.y for place in range(1, layout.seats) if not layout.is_top(place)]
    middle = sum(plates) / len(plates)
    assert abs(around.center().y() - middle) < abs(closed.y() - middle)
    bubbles = [item.sceneBoundingRect() for item in view.scene().items() if isinstance(item, BubbleItem)]
    assert bubbles
    assert not any(around.intersects(box.adjusted(8, 8, -8, -8)) for box in bubbles)
    assert all(not around.intersects(view.seats.plates[place].sceneBoundingRect()) for place in range(layout.seats))
    assert inspection.overlaps(table.window) == []
