"""The label at the card that is winning the trick covers nothing that has to be read around the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.table.geometry.compose import compose
from pinochle_qt.ui.table.geometry.composition import Interaction
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.scene.label_words import label_words
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.variants.presets import PRESETS
from tests.ui.melding import Melding, covered_by_labels
from tests.ui.playing import EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from pinochle_qt.engine.observe import Observation


def tricks(preset: str, players: int) -> Iterator[Observation]:
    """Yield what the first seat sees of a deal whenever the trick on the table has a winner so far."""
    seats = tuple(SeatSetup(name, "computer:steady") for name in EVERYBODY[:players])
    policy = Policy()
    session = Session.new(patch(PRESETS[preset], {"table.players": players}), preset, seats, 4)
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
        seen = session.observe(0)
        if seen.running and len(seen.trick) > 1:
            yield seen


def table_seen(seen: Observation, size: tuple[int, int]) -> Melding:
    """Return the table as seen by a player who points at nothing, in a window of a given size."""
    zones, layout = (
        Zones(seen, "suit"),
        Layout(Frame(*size), seen.players, seen.rules.deal.hand_size, has_stock=is_stock_game(seen.rules)),
    )
    words = label_words(lambda: seen.rules, lambda: layout.frame.ui)
    composed = compose(zones, layout, Interaction(), trump=seen.trump, order=seen.rules.deck.rank_order, words=words)
    return Melding(zones, layout, Interaction(), words, composed)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize(("preset", "players"), [("hayes_multi_same_deck", 3), ("hayes_multi_extra_sets", 4)])
def test_the_label_of_the_winning_card_covers_no_index_of_a_meld(
    qapp: QApplication, preset: str, players: int, size: tuple[int, int]
) -> None:
    del qapp
    found = 0
    for seen in tricks(preset, players):
        at = table_seen(seen, size)
        winning = [label for label in at.made.labels if label.is_good]
        assert len(winning) == 1
        assert not covered_by_labels(at._replace(made=replace(at.made, labels=winning)))
        assert not any(
            at.box(winning[0]).overlaps(at.box(label)) for label in at.made.labels if label is not winning[0]
        )
        found += any(at.zones.melds)
    assert found
