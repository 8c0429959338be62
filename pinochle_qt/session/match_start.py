"""How a match begins: who deals first, and what its header says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt import __version__
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import people_rest
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.people import seated_now
from pinochle_qt.record.encode import header_line
from pinochle_qt.record.replay import RecordedGame, started
from pinochle_qt.record.values import Header
from pinochle_qt.session.dealing.commitment import with_commitment
from pinochle_qt.session.dealing.dealer import dealer_of_first_deal
from pinochle_qt.session.dealing.mixing import match_in, mixed_pack
from pinochle_qt.session.dealing.shuffle import Shuffles

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.values import Mix, SeatSetup


def begun(
    rules: Rules,
    preset: str,
    people: tuple[SeatSetup, ...],
    chance: Shuffles,
    first_dealer: Person | None,
    agreements: tuple[Agreed, ...] = (),
) -> RecordedGame:
    """Return a match in which nothing has been played yet.

    Raises:
        UnplayableRules: the rules cannot be combined.
        ValueError: the rules do not seat that many people.
    """
    game = Game(rules)
    if first_dealer is None and people:
        first_dealer = dealer_of_first_deal(rules, chance, len(people))
    match = game.start(first_dealer, len(people), agreements, tuple(person.skill for person in people))
    header = with_commitment(
        Header(
            program=f"pinochle-qt {__version__}",
            preset=preset,
            rules=rules,
            seats=tuple(people[person] for person in seated_now(rules, match)),
            seed=chance.seed,
            people=people if people_rest(rules) else (),
            generator=chance.generator,
            seeds=chance.seeds,
            packs=chance.packs,
            agreements=agreements,
        )
    )
    return RecordedGame(header, header_line(header), game, match)


def with_dealer(recorded: RecordedGame) -> RecordedGame:
    """Return a recorded game that knows its first dealer, whom a header alone does not name."""
    if not recorded.steps:
        recorded.match = started(recorded.game, recorded.header, _first_dealer(recorded.header))
    return recorded


def pack_of_deal(header: Header, number: int, mix: Mix | None) -> tuple[Card, ...]:
    """Return the shuffled pack of a deal, top card first; `mix` is what people's programs have added, if they have."""
    if mix is None:
        return chance_of(header).pack(header.rules, number)
    return mixed_pack(pack(header.rules), match_in(header), number, mix)


def chance_of(header: Header) -> Shuffles:
    """Return the source of every random choice in a match with this header."""
    return Shuffles(header.seed, header.generator, header.seeds, header.packs)


def dealer_by_lot(header: Header) -> Person | None:
    """Return the first dealer as it follows from the seed; None where somebody else decided it."""
    if header.rules.deal.first_dealer == "chosen" or header.seeds or header.packs:
        return None
    return dealer_of_first_deal(header.rules, chance_of(header), len(header.everybody))


def _first_dealer(header: Header) -> Person:
    """Return the first dealer where no deal names one: as the rules decide, if that fits the seats in the header."""
    people = len(header.everybody)
    candidates: list[Person] = [dealer_of_first_deal(header.rules, chance_of(header), people), *range(people)]
    return next(person for person in candidates if header.can_deal_first(person))
