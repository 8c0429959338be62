"""Who deals first: a player chosen at random, the one who draws the highest card, or the players' own choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import strengths
from pinochle_qt.engine.derived import pack

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.session.dealing.shuffle import Shuffles


class Draw(Struct, frozen=True):
    """A card that a player drew for the first deal."""

    person: Person
    card: Card


def dealer_of_first_deal(rules: Rules, shuffles: Shuffles, people: int) -> Person:
    """Return the first dealer where none was named; where the players would choose, it is the first of them."""
    match rules.deal.first_dealer:
        case "random":
            return shuffles.lot(people, "dealer")
        case "high_card":
            return _highest(draws_for_deal(rules, shuffles, people)[-1], rules)[0].person
        case "chosen":
            return 0


def draws_for_deal(rules: Rules, shuffles: Shuffles, people: int) -> tuple[tuple[Draw, ...], ...]:
    """Return the cards drawn for the first deal, round by round; none where the highest card does not decide.

    Players who tie for the highest card draw again from the full pack. Suits do not matter.
    """
    if rules.deal.first_dealer != "high_card":
        return ()
    drawing: tuple[Person, ...] = tuple(range(people))
    rounds: list[tuple[Draw, ...]] = []
    while len(drawing) > 1:
        cards = shuffles.drawn(pack(rules), len(rounds))
        rounds.append(tuple(map(Draw, drawing, cards)))
        drawing = tuple(draw.person for draw in _highest(rounds[-1], rules))
    return tuple(rounds)


def _highest(draws: tuple[Draw, ...], rules: Rules) -> tuple[Draw, ...]:
    height = strengths(rules.deck.rank_order)
    top = max(height[draw.card] for draw in draws)
    return tuple(draw for draw in draws if height[draw.card] == top)
