"""What is wrong with an agreement about bids in a game: gaps, contradictions, and bids or hands that cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.inference.agreements import said_with
from pinochle_qt.ai.reasons import Points, Reason, ReasonPhrase
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.prompts import bids_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.reasons import Fact
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreement, Saying

RANGES: Final = frozenset({"meld", "aces", "suit"})
"""What bids show by a number."""


class AgreementProblem(ReasonPhrase):
    """What is wrong with a row of an agreement. Rows are counted from 1."""

    NO_BID = "The rules of this game allow no bid that high."
    FORCED = "The rules may force this bid, so it can't be relied on."
    NO_HAND = "No hand of this game can hold so many: {count} is the most."
    EVERY_HAND = "Every hand fits this row, so it shows nothing."
    SAME_BID = "Row {row} already says what this bid shows, so this row is never used."
    SAME_HAND = "Row {row} shows the same, and is bid first."
    OVERLAP = "A hand with {number} fits row {row} as well, and that one is bid first."
    GAP = "From {below} to less than {least}, nothing is shown."
    GAP_ABOVE = "From {below} on, nothing is shown."
    SHOWS_NOTHING = "No row shows anything about a hand yet."


class Finding(Struct, frozen=True):
    """A problem, and the index of the row that has it; None if it is that of the whole agreement."""

    row: int | None
    problem: Reason


def findings(agreement: Agreement, rules: Rules) -> tuple[Finding, ...]:
    """Return everything that is wrong with an agreement in a game, row by row."""
    found = [Finding(at, each) for at in range(len(agreement.sayings)) for each in _of_row(agreement, at, rules)]
    if not any(map(_shows_hand, agreement.sayings)):
        found.append(Finding(None, AgreementProblem.SHOWS_NOTHING.because()))
    return tuple(found)


def _of_row(agreement: Agreement, at: int, rules: Rules) -> Iterator[Reason]:
    saying = agreement.sayings[at]
    before = None if saying.on == "opening" else bids_over(rules.auction, None).minimum
    if len(bids_over(rules.auction, before).amounts(saying.steps + 1)) <= saying.steps:
        yield AgreementProblem.NO_BID.because()
    if saying.on == "opening" and not saying.steps and rules.auction.forced_open != "none" and _shows_hand(saying):
        yield AgreementProblem.FORCED.because()
    most = _most_held(saying, rules)
    if most is not None and saying.least > most:
        yield AgreementProblem.NO_HAND.because(count=most)
    if saying.shows in RANGES and saying.below is None and saying.least <= _fewest_held(saying, rules):
        yield AgreementProblem.EVERY_HAND.because()
    situations = {saying.on} if saying.on == "opening" else {saying.on, "raise"}
    said = said_with(agreement, situations, saying.steps)
    earlier = agreement.sayings[:at]
    if said in earlier:
        yield AgreementProblem.SAME_BID.because(row=earlier.index(said) + 1)
        return
    alike = [(row, each) for row, each in enumerate(earlier, 1) if (each.on, each.shows) == (saying.on, saying.shows)]
    if saying.shows in RANGES:
        overlap = next(((row, both) for row, each in alike if (both := _overlap(each, saying)) is not None), None)
        if overlap is not None:
            yield AgreementProblem.OVERLAP.because(row=overlap[0], number=_number(overlap[1], saying))
        yield from _gap(agreement, saying)
    elif alike and _shows_hand(saying):
        yield AgreementProblem.SAME_HAND.because(row=alike[0][0])


def _shows_hand(saying: Saying) -> bool:
    """Return whether a row shows something about a hand."""
    return saying.shows not in {"asks", "nothing"}


def _most_held(saying: Saying, rules: Rules) -> int | None:
    """Return the most aces or cards of a suit that a hand can hold; None if the saying is about neither."""
    if saying.shows not in {"aces", "suit"}:
        return None
    there = len(SUITS) * rules.deck.copies if saying.shows == "aces" else len(pack(rules)) // len(SUITS)
    return min(there, rules.deal.hand_size)


def _fewest_held(saying: Saying, rules: Rules) -> int:
    """Return how much of what a saying shows is in every hand."""
    return -(-rules.deal.hand_size // len(SUITS)) if saying.shows == "suit" else 0


def _overlap(one: Saying, other: Saying) -> int | None:
    """Return the smallest number that fits both; None if there is none."""
    least = max(one.least, other.least)
    return least if all(each.below is None or least < each.below for each in (one, other)) else None


def _gap(agreement: Agreement, saying: Saying) -> Iterator[Reason]:
    """Yield that nothing is shown above what a row shows, if that is so."""
    if saying.below is None:
        return
    alike = [each for each in agreement.sayings if (each.on, each.shows) == (saying.on, saying.shows)]
    below = _number(saying.below, saying)
    if any(each.least <= saying.below and (each.below or saying.below + 1) > saying.below for each in alike):
        return
    above = [each.least for each in alike if each.least > saying.below]
    if above:
        yield AgreementProblem.GAP.because(below=below, least=_number(min(above), saying))
    else:
        yield AgreementProblem.GAP_ABOVE.because(below=below)


def _number(number: int, saying: Saying) -> Fact:
    return Points(number) if saying.shows == "meld" else number
