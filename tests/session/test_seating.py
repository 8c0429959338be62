"""Who looks at the screen, and when a curtain comes between."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.session.seating import View, people, viewer_after
from pinochle_qt.session.session import SeatSetup
from pinochle_qt.variants.presets import PRESETS

RULES = PRESETS["single_deck_partnership"]
DEAL = Prompt(None, "deal", RULES)


def seats(kinds: str) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup("", "human" if kind == "h" else "computer:steady") for kind in kinds)


def asked(seat: int) -> Prompt:
    return Prompt(seat, "play", RULES)


def test_people_are_the_seats_of_persons() -> None:
    assert people(seats("hchc")) == (0, 2)
    assert people(seats("cccc")) == ()


@pytest.mark.parametrize("prompt", [None, DEAL, *map(asked, range(4))])
@pytest.mark.parametrize("last", [None, 1, 2])
def test_a_single_person_always_looks_from_his_seat(prompt: Prompt | None, last: int | None) -> None:
    assert viewer_after(seats("cchc"), last, prompt) == View(2, curtain=False)


@pytest.mark.parametrize(
    ("last", "prompt", "view"),
    [
        (None, DEAL, View(None)),
        (None, asked(1), View(None)),
        (None, asked(0), View(0, curtain=True)),
        (0, asked(0), View(0)),
        (0, asked(1), View(0)),
        (0, asked(2), View(2, curtain=True)),
        (2, asked(0), View(0, curtain=True)),
        (2, DEAL, View(2)),
        (2, None, View(2)),
    ],
)
def test_several_persons_look_in_turn(last: int | None, prompt: Prompt | None, view: View) -> None:
    assert viewer_after(seats("hchc"), last, prompt) == view


@pytest.mark.parametrize("watched", [None, 0, 3])
def test_among_computers_the_watcher_chooses(watched: int | None) -> None:
    assert viewer_after(seats("cccc"), None, asked(1), watched) == View(watched)
