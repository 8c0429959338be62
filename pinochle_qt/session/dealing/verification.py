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
from pinochle_qt.session.dealing.mixing import MIXED, altered_part, match_in, promise
from pinochle_qt.session.dealing.shuffle import MOST_GIVEN
from pinochle_qt.session.match_start import chance_of, dealer_by_lot, pack_of_deal
from pinochle_qt.session.review import deals_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.replay import RecordedGame, RecordedStep
    from pinochle_qt.record.values import Header, Mix

_GENERATORS: Final = frozenset({"", GENERATOR, MIXED})
"""The generators whose cards this program can deal again."""
KEPT: Final = "kept-by-the-table"
"""What a guest's copy of a record names in place of the generator, as long as the seed is a secret of the table."""
BY_HAND: Final = "by-hand"
"""The name in place of a generator where somebody laid out the cards by hand."""


def knows_generator(header: Header) -> bool:
    """Return whether this program can deal the cards of a match again."""
    return header.generator in _GENERATORS


def unknown_in(header: Header) -> Iterator[str]:
    """Yield a sentence for everything in a header that keeps this program from checking the cards of its match."""
    if header.generator == KEPT:
        yield "the seed is still a secret of the table, and only deals to which guests have added can be dealt again."
    elif not knows_generator(header) and header.generator != BY_HAND:
        yield f"this program doesn't know the generator {clipped(header.generator)} and can't deal again."
    if header.commitment and is_kept(header) is None:
        name = header.commitment.partition(":")[0]
        yield f"this program doesn't know the hash {clipped(name)} and can't compare what was promised."
    if header.generator in {GENERATOR, MIXED} and not header.commitment:
        yield "nothing was promised before the first card, so the cards can be compared with the seed alone."


def dealt_again(game: Game, header: Header, dealt: RecordedStep) -> DealCards | None:
    """Return the deal that follows from the header, or from what it was mixed from; None if this program can't tell."""
    match, mix = dealt.step.before, dealt.mix
    number = match.number + 1
    if mix is None and (not knows_generator(header) or (header.practice and number > MOST_GIVEN)):
        return None  # a practice game can follow more deals than a header can give
    return game.deal_out(pack_of_deal(header, number, mix), match.next_dealer)


class DealingAgain:
    """A witness for replaying records: it deals every deal again, and reports where the cards differ."""

    def __init__(self) -> None:
        self.withheld: list[tuple[int, str]] = []
        """The parts of shuffles that were promised and not opened in time: of which deals, and whose."""

    def begun(self, header: Header) -> None:
        """Compare a header with what it promised.

        Raises:
            LineError: the generator, seed, rules or given cards are not the promised ones.
        """
        if is_kept(header) is False:
            expected = f'"{commitment(header)}", which follows from the rest of the line'
            raise LineError(f'"{header.commitment}" for "commitment"', expected)

    def dealt(self, game: Game, header: Header, dealt: RecordedStep) -> None:
        """Compare a deal with the one that follows from the header, and from what people's programs have added.

        Raises:
            LineError: other cards were dealt, a part is not the promised one, or somebody else than was drawn dealt
                first.
        """
        step = dealt.step
        if not isinstance(step.action, DealCards):
            raise AssertionError("this is no deal")
        if dealt.mix is not None:
            check_mix(header, step.before.number + 1, dealt.mix)
            self.withheld += [(step.before.number + 1, header.everybody[person].name) for person in dealt.mix.withheld]
        expected = dealt_again(game, header, dealt)
        if expected is None:
            return
        drawn = dealer_by_lot(header) if knows_generator(header) else None
        if step.before.number == 0 and drawn is not None and drawn != step.before.next_dealer:
            dealer = _dealer(game, header, step.before.next_dealer)
            raise LineError(dealer, f"{_dealer(game, header, drawn)} as the seed draws the first dealer")
        for (place, found), (_, expected_cards) in zip(_places(step.action), _places(expected), strict=True):
            if found != expected_cards:
                source = "the seed deals" if dealt.mix is None else "everybody's parts of the shuffle deal"
                raise LineError(f"{cards_text(found)} {place}", f"{cards_text(expected_cards)}, as {source} them")


def check_mix(header: Header, number: int, mix: Mix) -> None:
    """Compare everybody's part of the shuffle of a deal with what was promised, as far as the header tells that.

    Raises:
        LineError: there can be no such part, or it is not the promised one.
    """
    chance, people = chance_of(header), [part.person for part in mix.parts]
    if header.generator not in {MIXED, KEPT} or chance.is_given(number):
        raise LineError(f'a "mix" in a match with the generator "{clipped(header.generator)}"', "none")
    if people != sorted({*people} & {*range(len(header.everybody))}):
        raise LineError(f"parts of persons {people}", "at most one of each person at the table, in order")
    if header.generator == MIXED and mix.key != str(chance.key(number)):
        raise LineError(f'"{mix.key}" as "key" of the table', f'"{chance.key(number)}", as the seed gives it')
    part = altered_part(match_in(header), number, mix)
    if part is not None and part.secret is not None:
        promised = promise(match_in(header), number, part.person, part.secret)
        found = f'"{part.commitment}" as "commitment" of person {part.person}'
        raise LineError(found, f'"{promised}", which belongs to the secret')


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
    """The key to which the fingerprint belongs; None until the deal is over, or if there is no key."""
    cards: DealCards | None
    """The cards as they were dealt; None until the deal is over."""
    seated: tuple[Person, ...]
    """The person in each seat; empty before it is dealt."""
    mix: Mix | None = None
    """What people's programs have added to the key; None until the deal is over, or if they have not."""
    can_be_checked: bool = True
    """Whether this program can deal the cards again, once the deal is over."""
    is_shared: bool = False
    """Whether people's programs can add to its shuffle, or could have done so."""


def verified_deals(recorded: RecordedGame) -> tuple[VerifiedDeal, ...]:
    """Return all deals of a match up to now, and the next one if the match goes on."""
    chance, finished = chance_of(recorded.header), deals_over(recorded)
    dealt = {deal.number: (each, deal) for each in _deals(recorded) if (deal := each.step.after.deal) is not None}
    count = recorded.match.number + (not recorded.match.winners)
    found = []
    for number in range(1, count + 1):
        found_step, deal = dealt.get(number, (None, None))
        step, mix = (None, None) if found_step is None else (found_step.step, found_step.mix)
        is_over = number in finished
        key = chance.key(number) if knows_generator(recorded.header) else None
        if recorded.header.generator == KEPT and mix is not None and is_over:
            key = int(mix.key)
        found.append(
            VerifiedDeal(
                number=number,
                is_dealt=step is not None,
                is_over=is_over,
                is_given=chance.is_given(number),
                fingerprint="" if key is None else fingerprint(key),
                key=key if is_over else None,
                mix=mix if is_over else None,
                can_be_checked=mix is not None or knows_generator(recorded.header),
                is_shared=recorded.header.generator in {MIXED, KEPT} and not chance.is_given(number),
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
    dealt = next((each for each in _deals(recorded) if each.step.before.number + 1 == number), None)
    if dealt is None:
        raise ValueError(f"there is no deal {number} in this match yet")
    return _fault(recorded, (dealt,))


def is_altered(recorded: RecordedGame) -> bool:
    """Return whether there is any mismatch in a match: in its promise, or in the cards of a deal."""
    return _fault(recorded, _deals(recorded)) is not None


def _fault(recorded: RecordedGame, deals: Iterable[RecordedStep]) -> LineError | None:
    """Return the first mismatch in the promise of a match or in these deals of it."""
    witness = DealingAgain()
    try:
        witness.begun(recorded.header)
        for dealt in deals:
            witness.dealt(recorded.game, recorded.header, dealt)
    except LineError as fault:
        return fault
    return None


def _deals(recorded: RecordedGame) -> Iterator[RecordedStep]:
    return (each for each in recorded.steps if isinstance(each.step.action, DealCards))
