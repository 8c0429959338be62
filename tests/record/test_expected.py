"""Legal answers are described in the terms of the record."""

from __future__ import annotations

from pinochle_qt.engine.actions import Concede, Pass, Play
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.prompts import BidRange, Prompt
from pinochle_qt.record.expected import expected_answer
from pinochle_qt.variants.presets import PRESETS

RULES = PRESETS["single_deck_partnership"]


def playing(cards: str) -> str:
    faces = parse_cards(cards)
    return expected_answer(Prompt(2, "play", RULES, (*(Play(2, face) for face in faces), Concede(2)), cards=faces))


def test_possible_actions_are_listed_beside_playable_cards() -> None:
    assert playing("AS") == "seat 2 to play AS or concede"
    assert playing("AS KS") == "seat 2 to play one of AS KS or concede"


def test_bids_are_listed_as_a_range_unless_there_is_only_one() -> None:
    def bidding(minimum: int, maximum: int) -> str:
        return expected_answer(Prompt(1, "bid", RULES, (Pass(1),), BidRange(minimum, maximum, 10)))

    assert bidding(250, 9990) == 'seat 1 to bid 250 to 9990 in steps of 10 or {"act":"pass"}'
    assert bidding(9990, 9990) == 'seat 1 to bid 9990 or {"act":"pass"}'
