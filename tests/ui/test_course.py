"""What is seen at the table while cards are on their way and while they rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.events import TrickTaken
from pinochle_qt.ui.table.geometry import SizeClass
from pinochle_qt.ui.theme import SWEEP, Tempo
from tests.ui.playing import play_until

if TYPE_CHECKING:
    from pinochle_qt.engine.events import Event
    from pinochle_qt.ui.table.director import Director
    from tests.ui.playing import Table

SINGLE = "single_deck_partnership"


def land(table: Table) -> None:
    """Let everything that is under way now arrive, as time would, and what follows from it begin."""
    clock = table.window.view.director.motion._clock
    clock.pause()
    clock.setCurrentTime(60_000)
    QApplication.processEvents()


def begin_trick(table: Table, tempo: Tempo) -> None:
    """Play to the person's next card, and let him play it at a pace."""
    play_until(table, "play")
    table.window.view.set_tempo(tempo)
    table.answer_by_mouse()


def until_trick_is_full(table: Table) -> None:
    """Let one card after the other be played until all of a trick lie there."""
    director = table.window.view.director
    for _ in range(20):
        if director._rest.isActive():
            return
        land(table)
    raise AssertionError("nothing rests")


def end_rest(director: Director) -> None:
    """Go on as if the time of rest were over."""
    director._rest.stop()
    director._next()


def pass_time(director: Director, ms: int) -> None:
    """Turn the clock of what moves to a time since it was started."""
    director.motion._clock.pause()
    director.motion._clock.setCurrentTime(ms)


def winning(table: Table) -> int:
    """Return how many cards have the ring of the winning card."""
    director = table.window.view.director
    tokens = director.tableau.tokens() if director.tableau is not None else []
    rings = [director.item(token)._overlays.get("winning") for token in tokens if director.has(token)]
    return sum(ring is not None and ring.isVisible() for ring in rings)


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(is_reduced=True)], ids=["normal", "reduced motion"])
def test_the_winner_is_marked_until_the_full_trick_is_swept_away(table: Table, tempo: Tempo) -> None:
    table.open(SINGLE)
    begin_trick(table, tempo)
    until_trick_is_full(table)
    director = table.window.view.director
    assert director.tableau is not None
    assert len(director.tableau.trick) == 4
    assert winning(table) == 1
    assert len(director._markers._pills) == 1
    seen: list[Event] = []
    director.event_shown.connect(seen.append)
    end_rest(director)
    assert isinstance(seen[0], TrickTaken)
    assert winning(table) == 0
    assert director._markers._pills == []


def test_a_full_trick_does_not_keep_anybody_waiting(table: Table) -> None:
    table.open(SINGLE)
    begin_trick(table, Tempo())
    until_trick_is_full(table)
    director = table.window.view.director
    assert director.tableau is not None
    full = [token for _, token in director.tableau.trick]
    director.finish()
    assert not director.is_busy
    assert not any(director.has(token) for token in full)


def test_swept_cards_stay_sharp_and_no_card_is_drawn_for_it(table: Table) -> None:
    table.open(SINGLE)
    begin_trick(table, Tempo())
    until_trick_is_full(table)
    view = table.window.view
    director, layout = view.director, view.layout_now
    assert director.tableau is not None
    items = [director.item(token) for _, token in director.tableau.trick]
    drawn = set(view.art._plain)
    end_rest(director)
    large, small = layout.card_width(SizeClass.L), layout.card_width(SizeClass.S)
    for share, shown in ((0.0, large), (0.5, (large + small) / 2), (1.0, small)):
        pass_time(director, round(share * SWEEP.ms))
        assert [item.width for item in items] == [large] * 4
        assert [item.scale() * item.width for item in items] == pytest.approx([shown] * 4, abs=1)
    assert set(view.art._plain) == drawn
