"""Deals again from the seed to check that a record holds the promised cards, and limits what may be revealed when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.people import dealer_seat, seating
from pinochle_qt.names import clipped
from pinochle_qt.record.expected import dealer_text
from pinochle_qt.record.values import LineError
from pinochle_qt.session.dealing.commitment import commitment, fingerprint, is_kept
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import MOST_GIVEN
from pinochle_qt.session.match_start import chance_of, dealer_by_lot
from pinochle_qt.session.review import deals_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.game import Game, Step
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.record.values import Header

_GENERATORS: Final = frozenset({"", GENERATOR})
"""The generators whose cards this program can deal again."""
BY_HAND: Final = "by-hand"
"""The name in place of a generator where somebody laid out the cards by hand."""


def knows_generator(header: Header) -> bool:
    """Return whether this program can deal the cards of a match again."""
    return header.generator in _GENERATORS


def unknown_in(header: Header) -> Iterator[str]:
    """Yield a sentence for everything in a header that keeps this program from checking the cards of its match."""
    if not knows_generator(header) and header.generator != BY_HAND:
        yield f"this program doesn't know the generator {clipped(header.generator)} and can't deal again."
    if header.commitment and is_kept(header) is None:
        name = header.commitment.partition(":")[0]
        yield f"this program doesn't know the hash {clipped(name)} and can't compare what was promised."
    if header.generator == GENERATOR and not header.commitment:
        yield "nothing was promised before the first card, so the cards can be compared with the seed alone."


def dealt_again(game: Game, header: Header, step: Step) -> DealCards | None:
    """Return the deal that follows from the header; None where this program cannot tell."""
    number = step.before.number + 1
    if not knows_generator(header) or (header.practice and number > MOST_GIVEN):
        return None  # a practice game can follow more deals than a header can give
    return game.deal_out(chance_of(header).pack(header.rules, number), step.before.next_dealer)


class DealingAgain:
    """A witness for replaying records: it deals every deal again, and reports where the cards differ."""

    def begun(self, header: Header) -> None:
        """Compare a header with what it promised.

        Raises:
            LineError: the generator, seed, rules or given cards are not the promised ones.
        """
        if is_kept(header) is False:
            expected = f'"{commitment(header)}", which follows from the rest of the line'
            raise LineError(f'"{header.commitment}" for "commitment"', expected)

    def dealt(self, game: Game, header: Header, step: Step) -> None:
        """Compare a deal with the one that follows from the header.

        Raises:
            LineError: other cards were dealt, or somebody else than was drawn dealt first.
        """
        if not isinstance(step.action, DealCards):
            raise AssertionError("this is no deal")
        expected = dealt_again(game, header, step)
        if expected is None:
            return
        drawn = dealer_by_lot(header)
        if step.before.number == 0 and drawn is not None and drawn != step.before.next_dealer:
            dealer = _dealer(game, header, step.before.next_dealer)
            raise LineError(dealer, f"{_dealer(game, header, drawn)} as the seed draws the first dealer")
        for (place, found), (_, expected_cards) in zip(_places(step.action), _places(expected), strict=True):
            if found != expected_cards:
                raise LineError(f"{cards_text(found)} {place}", f"{cards_text(expected_cards)}, as the seed deals them")


def _dealer(game: Game, header: Header, person: Person) -> str:
    """Return how a deal line names this dealer."""
    return dealer_text(game.rules, dealer_seat(game.rules, person), seating(game.rules, len(header.everybody), person))


def _places(dealt: DealCards) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """Yield each place of a deal, in words, with its cards."""
    yield from ((f"in hand {seat}", hand) for seat, hand in enumerate(dealt.hands))
    yield "in the stock", dealt.stock
    yield "in the widow", dealt.widow


# ---- what may be revealed --------------------------------------------------------------------------------------------


class VerifiedDeal(Struct, frozen=True):
    """One deal, as far as it may be revealed by now."""

    number: int
    is_dealt: bool
    is_over: bool
    is_given: bool
    """Whether its cards do not follow from the seed: they are repeated from another match, or come from a code."""
    fingerprint: str
    """In hexadecimal digits; empty where the deal has no key."""
    key: int | None
    """The key from which the cards follow; None until the deal is over, or if there is no key."""
    cards: DealCards | None
    """The cards as they were dealt; None until the deal is over."""
    seated: tuple[Person, ...]
    """The person in each seat; empty before it is dealt."""


def verified_deals(recorded: RecordedGame) -> tuple[VerifiedDeal, ...]:
    """Return all deals of a match up to now, and the next one if the match goes on."""
    chance, finished = chance_of(recorded.header), deals_over(recorded)
    dealt = {deal.number: (step, deal) for step in _deal_steps(recorded) if (deal := step.after.deal) is not None}
    count = recorded.match.number + (not recorded.match.winners)
    found = []
    for number in range(1, count + 1):
        step, deal = dealt.get(number, (None, None))
        key, is_over = chance.key(number) if knows_generator(recorded.header) else None, number in finished
        found.append(
            VerifiedDeal(
                number=number,
                is_dealt=step is not None,
                is_over=is_over,
                is_given=chance.is_given(number),
                fingerprint="" if key is None else fingerprint(key),
                key=key if is_over else None,
                cards=step.action if is_over and step is not None and isinstance(step.action, DealCards) else None,
                seated=() if deal is None else deal.seated,
            )
        )
    return tuple(found)


def seed_now(recorded: RecordedGame) -> int | None:
    """Return the seed of a match, or None as long as it would reveal cards to come."""
    return recorded.header.seed if recorded.match.winners else None


def fault_of_deal(recorded: RecordedGame, number: int) -> LineError | None:
    """Return the first mismatch in a deal or in the promise of its match, or None if all is right.

    Raises:
        ValueError: it has not been dealt.
    """
    step = next((each for each in _deal_steps(recorded) if each.before.number + 1 == number), None)
    if step is None:
        raise ValueError(f"there is no deal {number} in this match yet")
    return _fault(recorded, (step,))


def is_altered(recorded: RecordedGame) -> bool:
    """Return whether there is any mismatch in a match: in its promise, or in the cards of a deal."""
    return _fault(recorded, _deal_steps(recorded)) is not None


def _fault(recorded: RecordedGame, deals: Iterable[Step]) -> LineError | None:
    """Return the first mismatch in the promise of a match or in these deals of it."""
    witness = DealingAgain()
    try:
        witness.begun(recorded.header)
        for step in deals:
            witness.dealt(recorded.game, recorded.header, step)
    except LineError as fault:
        return fault
    return None


def _deal_steps(recorded: RecordedGame) -> Iterator[Step]:
    return (each.step for each in recorded.steps if isinstance(each.step.action, DealCards))
