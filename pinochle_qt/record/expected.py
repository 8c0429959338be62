"""Descriptions of what would have been legal, in the terms of the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.features import people_rest
from pinochle_qt.engine.people import dealer_seat, seating
from pinochle_qt.record.decode import shortened
from pinochle_qt.record.encode import ACT_OF, action_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.prompts import BidRange, Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import MatchState

_MOST_NAMED = 12


def expected_answer(prompt: Prompt) -> str:
    """Return what a seat may do, as the end of a sentence: ``seat 2 to play one of AS KS``."""
    return f"seat {prompt.seat} to {' or '.join(_possible_answers(prompt))}"


def expected_deal(rules: Rules, match: MatchState) -> str:
    """Describe the deal line that may follow."""
    dealer = "any dealer"
    if match.number:
        seated = seating(rules, match.people, match.next_dealer)
        dealer = dealer_text(rules, dealer_seat(rules, match.next_dealer), seated)
    return f"deal {match.number + 1} with {dealer} and the target {match.target}"


def dealer_text(rules: Rules, dealer: Seat, seated: Sequence[Person]) -> str:
    """Return the dealer's seat, and who sits in each seat if that changes from deal to deal."""
    return f"dealer {dealer}" + (f", seated {list(seated)}," if people_rest(rules) else "")


def _possible_answers(prompt: Prompt) -> Iterator[str]:
    if prompt.bids is not None:
        yield f"bid {_bids(prompt.bids)}"
    if prompt.pick is not None:
        yield f"{prompt.kind} {prompt.pick.size} of {cards_text(prompt.pick.among)}"
    if prompt.kind == "show":
        yield f"meld from {cards_text(prompt.hand)}"
    if prompt.kind == "distribute":
        yield f"distribute {cards_text(prompt.kitty)}"
    if prompt.kind == "play":
        yield f"play one of {cards_text(prompt.cards)}" if len(prompt.cards) > 1 else f"play {cards_text(prompt.cards)}"
        acts = [ACT_OF[type(action)] for action in prompt.choices]
        yield from (act for act in dict.fromkeys(acts) if act != "play")
        return
    named = [shortened(action_line(action).replace(f'"seat":{prompt.seat},', "")) for action in prompt.choices]
    yield from named[:_MOST_NAMED]


def _bids(bids: BidRange) -> str:
    if bids.minimum == bids.maximum:
        return str(bids.minimum)
    return f"{bids.minimum} to {bids.maximum} in steps of {bids.increment}"
