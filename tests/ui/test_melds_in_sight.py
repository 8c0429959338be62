"""Every meld on the table can be read, at every table and in every window: cards, ghosts, badges and labels."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Rect, SizeClass
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.compose import compose
from pinochle_qt.ui.table.geometry.compose_melds import draft_groups
from pinochle_qt.ui.table.geometry.composition import DRAFT_LABEL_Z, DRAFT_Z, MELD_Z
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.meld_fitting import Region, fit
from pinochle_qt.ui.table.geometry.panels import meld_mat
from pinochle_qt.ui.table.geometry.reason import badge_corner, index_corner
from tests.checks import some
from tests.ui.melding import (
    PlainFrame as Frame,
)
from tests.ui.melding import (
    covered_badges,
    covered_by_labels,
    covered_indices,
    fragments,
    left_out,
    melding,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.ui.melding import Melding

SIZES = ((960, 640), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("preset", "seed"), [("single_deck_partnership", 1), ("five_handed_called_partner", 8)])
def test_ghosts_in_a_draft_show_their_index(qapp: QApplication, preset: str, seed: int, size: tuple[int, int]) -> None:
    del qapp
    at = melding(preset, seed, size)
    ghosts = [ghost.pose for ghost in at.made.ghosts if ghost.pose.z >= DRAFT_Z]
    assert len(ghosts) == sum(len(group.ghosts) for group in draft_groups(at.interaction)[0]) > 0
    assert not [lower for lower, _ in covered_indices(at) if lower in ghosts]


@pytest.mark.parametrize(
    ("preset", "seed", "size"),
    [
        ("three_handed_auction", 8, (960, 640)),
        ("three_handed_auction", 27, (960, 640)),
        ("double_deck_four_handed", 6, (960, 640)),
        ("double_deck_four_handed", 5, (1280, 800)),
    ],
)
def test_no_row_of_melds_covers_the_badges_of_another(
    qapp: QApplication, preset: str, seed: int, size: tuple[int, int]
) -> None:
    del qapp
    at = melding(preset, seed, size)
    assert any(look.shared > 1 and look.is_behind for look in at.made.cards.values())
    assert not covered_badges(at)


def test_labels_are_over_the_cards_of_a_draft_in_two_rows(qapp: QApplication) -> None:
    del qapp
    at = melding("double_deck_four_handed", 9, (1280, 800))
    drafted = [pose for pose in at.shown() if pose.z >= DRAFT_Z]
    for label in some(at.made.labels):
        below = [pose for pose in drafted if at.layout.bounds(pose).overlaps(at.box(label))]
        assert all(label.z > pose.z for pose in below)


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
@pytest.mark.parametrize(
    "preset",
    [
        "two_handed_draft",
        "three_handed_auction",
        "cutthroat_three_handed",
        "single_deck_partnership",
        "five_handed_called_partner",
        "six_handed_deck_and_half",
        "double_deck_four_handed",
        "double_deck_full_96",
        "triple_deck_six_handed",
        "racehorse_six_handed",
        "eight_handed_four_teams",
    ],
)
def test_every_meld_is_whole_with_its_points_or_mentioned_and_no_label_covers_an_index(
    qapp: QApplication, preset: str, size: tuple[int, int]
) -> None:
    del qapp
    for seed in range(1, 7):
        at = melding(preset, seed, size)
        assert fragments(at) == []
        assert covered_by_labels(at) == []
        assert covered_indices(at) == []


@pytest.mark.parametrize("size", SIZES[1:])
def test_ordinary_hands_show_all_their_melds_on_the_table(qapp: QApplication, size: tuple[int, int]) -> None:
    del qapp
    for preset in ("single_deck_partnership", "five_handed_called_partner", "eight_handed_four_teams"):
        assert all(left_out(melding(preset, seed, size)) == 0 for seed in range(1, 7))


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_mat_is_no_wider_than_its_draft_needs(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 20)
    one, many = (meld_mat(layout, ((count, 100),) * groups) for count, groups in ((1, 1), (4, 4)))
    largest = meld_mat(layout)
    assert one.width <= 0.45 * layout.frame.width
    assert one.width <= many.width <= largest.width <= 820 * layout.frame.ui
    assert one.height <= largest.height


def test_melds_on_the_mat_with_short_labels_are_named_under_the_pointer(qapp: QApplication) -> None:
    del qapp
    at = melding("racehorse_six_handed", 12, (960, 640))
    groups = draft_groups(at.interaction)[0]
    drafted = [label for label in at.made.labels if label.z == DRAFT_LABEL_Z]
    assert len(drafted) == len(groups)
    assert not all(label.text for label in drafted)
    for group in groups:
        at.interaction.marked.studied = group.tokens[0]
        composed = compose(at.zones, at.layout, at.interaction, trump=None, order="ten_high", words=at.words)
        named = [label.text for label in composed.labels if label.z == DRAFT_LABEL_Z]
        assert at.words.name(group.meld) in named


def sides(at: Melding) -> dict[int, str]:
    """Return, for each seat that is not at the top, on which side of its plate its melds lie."""
    viewer, players = at.zones.viewer or 0, len(at.zones.hands)
    found = {}
    for place in (each for each in range(1, players) if not at.layout.is_top(each)):
        tokens = [token for group in at.zones.melds[(viewer + place) % players] for token in group.tokens]
        poses = [at.made.cards[token].pose for token in tokens]
        boxes = [at.layout.bounds(pose) for pose in poses if pose.z >= MELD_Z]
        if not boxes:
            continue
        plate = at.layout.plate(place)
        if min(box.y for box in boxes) >= plate.bottom:
            found[place] = "below"
        else:
            is_aside = all(box.x >= plate.right or box.right <= plate.x for box in boxes)
            found[place] = "beside" if is_aside else "above"
    return found


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize(
    "preset",
    [
        "three_handed_auction",
        "cutthroat_three_handed",
        "single_deck_partnership",
        "double_deck_four_handed",
        "five_handed_called_partner",
        "racehorse_six_handed",
        "eight_handed_four_teams",
    ],
)
def test_melds_are_on_the_same_side_of_all_plates_at_the_edges(
    qapp: QApplication, preset: str, size: tuple[int, int]
) -> None:
    del qapp
    for seed in range(1, 9):
        assert len(set(sides(melding(preset, seed, size)).values())) <= 1, seed


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("preset", ["three_handed_auction", "single_deck_partnership"])
def test_melds_are_between_the_plates_at_the_edges_and_the_middle(
    qapp: QApplication, preset: str, size: tuple[int, int]
) -> None:
    del qapp
    for seed in range(1, 9):
        assert set(sides(melding(preset, seed, size)).values()) <= {"beside"}, seed


@pytest.mark.parametrize(
    ("seed", "size"), [(2, (1920, 1080)), (5, (1920, 1080)), (6, (1280, 800)), (8, (1280, 800)), (8, (1920, 1080))]
)
def test_four_and_more_melds_stay_large(qapp: QApplication, seed: int, size: tuple[int, int]) -> None:
    del qapp
    at = melding("double_deck_four_handed", seed, size)
    assert max(len(groups) for groups in at.zones.melds) >= 4
    poses = [at.made.cards[token].pose for groups in at.zones.melds for group in groups for token in group.tokens]
    assert {pose.size for pose in poses} == {SizeClass.M}


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize(("sizes", "heights"), [((5, 4, 2, 2), 3.4), ((4, 4, 4, 2, 2), 4.2)])
def test_rows_that_overlap_leave_indices_and_badges_visible(
    size: tuple[int, int], sizes: tuple[int, ...], heights: float
) -> None:
    layout = Layout(Frame(*size), 4, 20)
    card = Rect(0, 0, layout.card_width(SizeClass.M), layout.card_height(SizeClass.M))
    room = Rect(0, 0, 4 * card.width, int(heights * card.height))
    groups = fit(layout, [Region(room, "left", room.center.x)], sizes, (150,) * len(sizes))
    boxes = [layout.bounds(pose) for group in groups for pose in group.poses]
    tops = sorted({box.y for box in boxes})
    index = index_corner(card, is_large=card.width < COMPACT_BELOW, is_right=False)
    assert {pose.size for group in groups for pose in group.poses} == {SizeClass.M}
    assert len(tops) > 2
    assert all(lower - upper >= index.height + badge_corner(card).height for upper, lower in pairwise(tops))
    for group in groups:
        assert group.pill is not None
        wide = layout.frame.px(44)
        label = Rect(group.pill.x - wide // 2, group.pill.y, wide, layout.frame.px(PILL_HEIGHT))
        assert not any(label.overlaps(box) for box in boxes)
