"""Every meld on the table can be read, at every table and in every window: cards, ghosts, badges and labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui.table.compose import DRAFT_Z, pointing_groups
from tests.ui.melding import covered_indices, melding

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SIZES = ((960, 640), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("preset", "seed"), [("single_deck_partnership", 1), ("five_handed_called_partner", 8)])
def test_ghosts_in_a_draft_show_their_index(qapp: QApplication, preset: str, seed: int, size: tuple[int, int]) -> None:
    del qapp
    at = melding(preset, seed, size)
    ghosts = [ghost.pose for ghost in at.made.ghosts if ghost.pose.z >= DRAFT_Z]
    assert len(ghosts) == sum(len(group.ghosts) for group in pointing_groups(at.pointing)[0]) > 0
    assert not [lower for lower, _ in covered_indices(at) if lower in ghosts]


def test_labels_lie_over_the_cards_of_a_draft_in_two_rows(qapp: QApplication) -> None:
    del qapp
    at = melding("double_deck_four_handed", 9, (1280, 800))
    drafted = [pose for pose in at.shown() if pose.z >= DRAFT_Z]
    for label in at.made.labels:
        lying = [pose for pose in drafted if at.layout.bounds(pose).overlaps(at.box(label))]
        assert all(label.z > pose.z for pose in lying)
