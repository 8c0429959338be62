"""Facts that follow from a rule set and that more than one module needs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pinochle_qt.engine import seats
from pinochle_qt.engine.cards import build_pack
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat, Side


@lru_cache(maxsize=64)
def pack(rules: Rules) -> tuple[Card, ...]:
    """Return every card of the pack in ascending order.

    Raises:
        ValueError: if more nines are withheld than there are.
    """
    return build_pack(rules.deck.copies, rules.deck.ranks, rules.deck.extra_nines)


def stock_size(rules: Rules) -> int:
    """Return how many cards are left after the deal and the widow, the turned card included."""
    return len(pack(rules)) - rules.table.players * rules.deal.hand_size - rules.widow.size


def is_stock_game(rules: Rules) -> bool:
    """Return whether melds are made after tricks while cards are drawn from a stock."""
    return rules.melds.time == "after_won_trick"


def side_count(rules: Rules) -> int:
    """Return how many sides keep a score."""
    return seats.side_count(rules.table.players, rules.table.teams)


def side_of(rules: Rules, seat: Seat) -> Side:
    """Return the side for which a seat scores."""
    return seats.side_of(seat, rules.table.players, rules.table.teams)


def partner_of(rules: Rules, seat: Seat) -> Seat | None:
    """Return the one fixed partner of a seat; None where it has none or several."""
    partners = seats.seats_of(side_of(rules, seat), rules.table.players, rules.table.teams)
    others = [each for each in partners if each != seat]
    return others[0] if len(others) == 1 else None


def trick_count(rules: Rules) -> int:
    """Return how many tricks a deal has that is played to the end (catalogue, 4.9)."""
    if rules.deal.mode == "draft":
        return rules.deal.hand_size
    if is_stock_game(rules):
        return len(pack(rules)) // rules.table.players
    return rules.deal.hand_size + (1 if rules.widow.use == "distribute_one_each" else 0)


def total_card_points(rules: Rules) -> int:
    """Return the ×10 points in all tricks of a deal, the bonus for the last trick included (catalogue, 1.26)."""
    worth = card_points(rules)
    return sum(worth[face] for face in pack(rules)) + rules.scoring.last_trick


def people_count(rules: Rules) -> int:
    """Return how many people sit at the table: one more than there are seats where somebody sits out."""
    return rules.table.players + (0 if rules.table.sit_out == "none" else 1)
