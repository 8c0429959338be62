"""Every meld on the table can be read, at every table and in every window: cards, ghosts, badges and labels."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui.draw.shapes import Rect, SizeClass
from pinochle_qt.ui.table.geometry.composition import DRAFT_Z, MELD_Z
from pinochle_qt.ui.table.geometry.melds.compose_melds import draft_groups
from pinochle_qt.ui.table.geometry.melds.meld_fitting import LABEL
from pinochle_qt.ui.table.geometry.table_shape import off_felt, table_shape
from tests.checks import require, some
from tests.ui.melding import (
    covered_by_labels,
    covered_indices,
    in_turn,
    is_nearer_to_another,
    melding,
    moved,
    rise,
    shown_in_turn,
    untold,
)
from tests.ui.moments import moments, session_at

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.ui.melding import Melding

SIZES = ((960, 640), (1280, 800), (1920, 1080))
ALL_SIZES = ((600, 400), *SIZES, (2560, 1440))
RICH = (
    "single_deck_partnership",
    "racehorse_passing",
    "cutthroat_three_handed",
    "three_handed_double_deck",
    "double_deck_four_handed",
    "double_deck_full_96",
)
"""Games in which every seat's melds lie before its owner, from the poorest melds to the richest of each table."""

FURTHER_LINES = 3
"""The most lines of labels below the first one of a row of melds."""


def mats_at(preset: str, seed: int, size: tuple[int, int], place: int) -> list[Rect]:
    """Return the mat of a place once all have laid their melds; nothing if there is none."""
    return [mat.box for mat in shown_in_turn(preset, seed, size)[-1].made.mats if mat.place == place]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("preset", "seed"), [("single_deck_partnership", 1), ("five_handed_called_partner", 8)])
def test_ghosts_in_a_draft_show_their_index(qapp: QApplication, preset: str, seed: int, size: tuple[int, int]) -> None:
    del qapp
    at = melding(preset, seed, size)
    ghosts = [ghost.pose for ghost in at.made.ghosts if ghost.pose.z >= DRAFT_Z]
    assert len(ghosts) == sum(len(group.ghosts) for group in draft_groups(at.interaction)[0]) > 0
    assert not [lower for lower, _ in covered_indices(at) if lower in ghosts]


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
def test_every_meld_tells_its_points_and_no_label_covers_an_index(
    qapp: QApplication, preset: str, size: tuple[int, int]
) -> None:
    del qapp
    for seed in range(1, 7):
        at = melding(preset, seed, size)
        # the richest hands of a double deck leave some seats only space for their cards in a small window
        assert untold(at) == [] or (preset.startswith("double_deck") and size == SIZES[0])
        assert covered_by_labels(at) == []
        assert covered_indices(at) == []


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


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("preset", ["three_handed_auction", "single_deck_partnership"])
def test_melds_are_between_the_plates_at_the_edges_and_the_middle(
    qapp: QApplication, preset: str, size: tuple[int, int]
) -> None:
    del qapp
    for seed in range(1, 9):
        assert set(sides(melding(preset, seed, size)).values()) <= {"beside"}, seed


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed", "double_deck_full_96"])
def test_all_melds_are_of_one_size(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp
    for seed in range(1, 5):
        at = melding(preset, seed, size)
        poses = [at.made.cards[token].pose for groups in at.zones.melds for group in groups for token in group.tokens]
        assert {pose.size for pose in poses} == {SizeClass.M}
        assert all(pose.z >= MELD_Z for pose in poses)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed", "double_deck_full_96"])
def test_melds_lie_before_their_owner_and_stay_there(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp
    for seed in (1, 2, 5, 9, 10):
        tables = shown_in_turn(preset, seed, size)
        assert not any(moved(before, after) for before, after in pairwise(tables))
        last = tables[-1]
        for place in some([mat.place for mat in last.made.mats]):
            assert not is_nearer_to_another(last, place), (seed, place)
            assert rise(last, place) <= last.layout.frame.px(4), (seed, place)


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("preset", RICH)
def test_no_mat_lies_on_the_rim_of_the_table(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp
    for seed in range(1, 9):
        at = shown_in_turn(preset, seed, size)[-1]
        rim = off_felt(require(table_shape(at.layout)))
        for mat in some(at.made.mats):
            assert not any(mat.box.overlaps(each) for each in rim), (seed, mat)


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed"])
def test_melds_of_the_seat_opposite_are_below_its_plate(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp
    for seed in some(each for each in range(1, 9) if mats_at(preset, each, size, 2)):
        at = shown_in_turn(preset, seed, size)[-1]
        (mat,) = mats_at(preset, seed, size, 2)
        plate = at.layout.plate(2)
        assert 0 < mat.y - plate.bottom <= at.layout.frame.px(24), seed
        assert mat.x < plate.center.x < mat.right, seed


@pytest.mark.parametrize("seed", [8, 9, 10])
def test_melds_of_the_seat_opposite_are_named_side_by_side_below_its_plate(qapp: QApplication, seed: int) -> None:
    del qapp  # measures text
    at = shown_in_turn("double_deck_four_handed", seed, (1280, 800))[-1]
    (mat,) = (mat.box for mat in at.made.mats if mat.place == 2)
    names = [label.text for label in at.made.labels if mat.contains(Rect(label.at.x, label.at.y, 1, 1))]
    assert all(some(names))
    assert mat.width > mat.height


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed"])
def test_every_label_stands_below_a_card_of_its_meld(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp
    for seed in range(1, 9):
        at = shown_in_turn(preset, seed, size)[-1]
        for label in some(each for each in at.made.labels if each.is_bare and each.cards):
            box = at.box(label)
            cards = [at.layout.bounds(at.made.cards[token].pose) for token in label.cards]
            above = [card for card in cards if any(card.x <= x < card.right for x in (box.x, label.at.x))]
            lowest = max(card.bottom for card in some(card for card in above if card.bottom <= box.y + 1))
            assert box.y - lowest <= at.layout.frame.px(12 + FURTHER_LINES * LABEL), (seed, label)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", ["cutthroat_three_handed", "three_handed_auction", "racehorse_passing"])
def test_three_and_more_melds_at_a_side_are_named(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp
    for seed in range(1, 13):
        at = shown_in_turn(preset, seed, size)[-1]
        for mat in [each for each in at.made.mats if each.place and not at.layout.is_top(each.place)]:
            names = [label.text for label in at.made.labels if mat.box.contains(Rect(label.at.x, label.at.y, 1, 1))]
            assert all(names) or len(names) < 3, (seed, mat.place, names)


@pytest.mark.parametrize("size", [(600, 400), (960, 640), (1024, 768)])
@pytest.mark.parametrize("preset", ["cutthroat_three_handed", "three_handed_auction", "three_handed_double_deck"])
def test_a_draft_beside_the_melds_of_two_others_is_not_beside_the_own_face(
    qapp: QApplication, preset: str, size: tuple[int, int]
) -> None:
    del qapp
    moment = next(each for each in moments(preset) if each.name == "show")
    session = session_at(preset, moment)
    at = in_turn(session.observe(moment.seat), session.prompt, size)
    (mat,) = (each.box for each in at.made.mats if not each.place)
    assert mat.bottom <= at.layout.area(0).y or mat.x >= at.layout.area(0).right
