"""Reasons of computer players travel between processes and are put into words where they are read."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.reasons import Points, Reason, Why
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.rules import patch
from pinochle_qt.phrases import translate_with
from pinochle_qt.ui.advice import told
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

DRAWN = Why.AND_BRINGS_MORE.because(what=Why.DRAWS.because(), points=Points(120), deals=144)


@pytest.fixture
def in_brackets() -> Iterator[None]:
    """Let everything be said in a language of brackets."""
    translate_with(_bracketed)
    yield
    translate_with(None)


def _bracketed(context: str, english: str, name: str) -> str:
    del context, name
    return f"[{english}]"


def test_a_reason_says_its_facts() -> None:
    assert str(DRAWN) == "drawing trumps; it brings about 120 more than any other in 144 imagined deals"
    assert str(Why.SUIT_GIVES_MOST.because(suit=Suit.HEARTS)) == "with hearts the hand has most meld and tricks"


@pytest.mark.usefixtures("in_brackets")
def test_a_reason_from_another_process_is_said_in_the_language_of_its_reader() -> None:
    arrived: Reason = pickle.loads(pickle.dumps(DRAWN))  # noqa: S301 - as the worker's answers come
    assert arrived == DRAWN
    assert str(arrived) == "[[drawing trumps]; it brings about 120 more than any other in 144 imagined deals]"


@pytest.mark.parametrize(("scale", "amount"), [("x10", "250"), ("x1", "25")])
def test_points_are_told_on_the_scale_of_the_rules(scale: str, amount: str) -> None:
    rules = patch(PRESETS["single_deck_partnership"], {"scoring.scale": scale})
    reason = Why.MADE.because(points=Points(250), suit=Suit.SPADES, share=60)
    assert told(reason, rules) == f"{amount} with spades as trump was made in 60 % of imagined deals"
