"""Where cards are still to come into the trick, the table names their players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from pinochle_qt.ui.table.scene import trick_places
from pinochle_qt.ui.table.scene.trick_places import TrickPlace
from pinochle_qt.words import text
from tests.ui.moments import Moment, moments, session_at

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from tests.ui.conftest import Said
    from tests.ui.playing import Table


def shown(table: Table) -> dict[str, QRectF]:
    """Return the names in the trick with their boxes."""
    items = [item for item in table.window.view.scene().items() if isinstance(item, TrickPlace)]
    return {item.name: item.sceneBoundingRect() for item in items}


def open_trick(table: Table, preset: str, played: int) -> None:
    """Open the table in a trick to which this many have played, as seen by a player who is not next."""
    table.bots.blockSignals(True)  # keeps the table as it is
    late = next(each for each in moments(preset) if each.name == "late")
    for position in range(late.position - 40, late.position):
        session = session_at(preset, Moment("trick", position, 0))
        seen = session.observe(0)
        if seen.running and len(seen.trick) == played and session.prompt is not None and session.prompt.seat:
            table.window.matches.open(session)
            return
    raise AssertionError("there is no such trick")


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", ["single_deck_partnership", "eight_handed_four_teams"])
def test_players_still_to_play_are_named_where_their_cards_will_be(
    table: Table, preset: str, size: tuple[int, int], painted: Callable[[ModuleType], list[Said]]
) -> None:
    painted_texts = painted(trick_places)
    table.window.resize(*size)
    open_trick(table, preset, 2)
    seen, layout = table.controller.observation, table.window.view.layout_now
    names = text.seat_names(seen.seated, text.shown_names(table.controller.session.people))
    still = [(seen.leader + at) % seen.players for at in range(2, seen.players)]
    boxes = shown(table)
    assert set(boxes) == {names[seat] for seat in still}
    for seat in still:
        place = (seat - (seen.viewer or 0)) % seen.players
        wanted = layout.trick_place(place)
        assert boxes[names[seat]] == QRectF(wanted.x, wanted.y, wanted.width, wanted.height)
    assert all(each.box.left() >= 4 and each.box.right() <= layout.frame.card_width - 4 for each in painted_texts)


def test_no_place_is_labelled_between_two_tricks(table: Table) -> None:
    open_trick(table, "single_deck_partnership", 0)
    assert shown(table) == {}
