"""The reasons of computer players travel between processes and are put into words where they are read."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.reasons import Cards, Points, Reason, Why
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.rules import patch
from pinochle_qt.phrases import translate_with
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.advice import reason_line

if TYPE_CHECKING:
    from collections.abc import Iterator

KING = Cards(parse_cards("KS"))
DRAWN = Why.AND.because(what=Why.DRAWS.because(), beside=Why.OTHER_COSTS.because(other=KING, points=Points(120)))


@pytest.fixture
def in_brackets() -> Iterator[None]:
    """Translate everything into a made-up language that puts each text in brackets."""
    translate_with(_bracketed)
    yield
    translate_with(None)


def _bracketed(context: str, english: str, name: str) -> str:
    del context, name
    return f"[{english}]"


def test_a_reason_contains_its_facts() -> None:
    assert str(DRAWN) == "Pull trump: make theirs fall. KS would cost you about 120."
    assert str(Why.ONLY_SUIT.because()) == "It's the only suit you may name."


@pytest.mark.usefixtures("in_brackets")
def test_a_reason_from_another_process_is_shown_in_the_readers_language() -> None:
    arrived: Reason = pickle.loads(pickle.dumps(DRAWN))  # noqa: S301 - as the worker's answers come
    assert arrived == DRAWN
    assert str(arrived) == "[[Pull trump: make theirs fall.] [KS would cost you about 120.]]"


@pytest.mark.parametrize(("scale", "amount"), [("x10", "250"), ("x1", "25")])
def test_points_are_shown_on_the_scale_of_the_rules(scale: str, amount: str) -> None:
    rules = patch(PRESETS["single_deck_partnership"], {"scoring.scale": scale})
    often = Why.MOSTLY.because(share=60)
    reason = Why.WORKS.because(points=Points(250), suit=Suit.SPADES, often=often)
    assert reason_line(reason, rules) == f"Bidding {amount} in spades works about 60% of the time."
