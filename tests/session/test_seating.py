"""Who is looking at the screen, and when a curtain comes between two players."""

from __future__ import annotations

import pytest

from pinochle_qt.session.seating import View, are_opponents, humans, viewer_after
from pinochle_qt.session.session import SeatSetup
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, STOCK, sitting_out


def people(kinds: str) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup("", "human" if kind == "h" else "computer:steady") for kind in kinds)


def test_humans_are_distinguished_from_computer_players() -> None:
    assert humans(people("hchc")) == (0, 2)
    assert humans(people("cccc")) == ()


@pytest.mark.parametrize("asked", [None, *range(4)])
@pytest.mark.parametrize("last", [None, 1, 2])
def test_a_single_person_is_always_the_viewer(asked: int | None, last: int | None) -> None:
    assert viewer_after(humans(people("cchc")), last, asked) == View(2, curtain=False)


@pytest.mark.parametrize(
    ("last", "asked", "view"),
    [
        (None, None, View(None)),
        (None, 1, View(None)),
        (None, 0, View(0, curtain=True)),
        (0, 0, View(0)),
        (0, 1, View(0)),
        (0, 2, View(2, curtain=True)),
        (2, 0, View(0, curtain=True)),
        (2, None, View(2)),
    ],
)
def test_several_people_are_the_viewer_in_turn(last: int | None, asked: int | None, view: View) -> None:
    assert viewer_after(humans(people("hchc")), last, asked) == view


@pytest.mark.parametrize(
    ("last", "asked", "view"),
    [(None, None, View(None)), (None, 2, View(2, curtain=True)), (2, 2, View(2)), (2, 1, View(2))],
)
def test_the_last_person_left_at_a_shared_screen_is_called_once(
    last: int | None, asked: int | None, view: View
) -> None:
    assert viewer_after(humans(people("cchc")), last, asked, is_shared=True) == view


def test_with_computer_players_only_nobody_sees_a_hidden_card() -> None:
    assert viewer_after(humans(people("cccc")), None, 1) == View(None)


@pytest.mark.parametrize(
    ("kinds", "expected"), [("cccc", False), ("hccc", False), ("hchc", False), ("hhcc", True), ("hhhh", True)]
)
def test_people_at_one_screen_are_opponents_unless_they_are_partners(kinds: str, expected: bool) -> None:
    assert are_opponents(humans(people(kinds)), PRESETS[SINGLE]) == expected


def test_if_people_sit_out_each_keeps_their_own_total() -> None:
    assert are_opponents(humans(people("hchcc")), sitting_out(SINGLE, "rotate"))
    assert not are_opponents(humans(people("ccchc")), sitting_out(SINGLE, "rotate"))
    assert are_opponents(humans(people("hh")), PRESETS[STOCK])
