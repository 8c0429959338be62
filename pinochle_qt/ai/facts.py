"""What follows from an observation for everybody who has to decide: sides, cards out, who wins the trick."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import SUIT_OF, SUITS, strengths
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.observe import hidden_cards
from pinochle_qt.engine.tricks import card_points, trick_winner

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat


class Facts:
    """One seat's view of a position, worked out once."""

    def __init__(self, observation: Observation, seat: Seat) -> None:
        self.seen = observation
        self.seat = seat
        self.rules = observation.rules
        self.players = observation.players
        self.trump = observation.trump
        self.strength = strengths(self.rules.deck.rank_order)
        self.points = card_points(self.rules)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Cards whose place this seat does not know, by face."""
        return Counter(hidden_cards(self.rules, self.seen, pack(self.rules)))

    @cached_property
    def friends(self) -> frozenset[Seat]:
        """Seats that score with this one, itself included."""
        own = side_of(self.rules, self.seat)
        found = {seat for seat in range(self.players) if side_of(self.rules, seat) == own}
        contract, partner = self.seen.contract, self.seen.partner
        if contract is not None and partner is not None and self.rules.table.teams == "called_partner":
            party = {contract.declarer, partner}
            found = party if self.seat in party else set(range(self.players)) - party
        return frozenset(found)

    @property
    def is_declaring(self) -> bool:
        """Whether this seat's side plays the contract."""
        return self.seen.contract is not None and self.seen.contract.declarer in self.friends

    def is_boss(self, face: Card) -> bool:
        """Return whether no unseen card of its suit beats this one."""
        suit, height = SUIT_OF[face], self.strength[face]
        return not any(SUIT_OF[other] == suit and self.strength[other] > height for other in self.unseen)

    def unseen_in(self, suit: Suit) -> int:
        """Return how many unseen cards of a suit there are."""
        return sum(count for face, count in self.unseen.items() if SUIT_OF[face] == suit)

    @cached_property
    def voids(self) -> dict[Seat, frozenset[Suit]]:
        """Suits that a seat is known not to hold, because it did not follow."""
        found: dict[Seat, set[Suit]] = {seat: set() for seat in range(self.players)}
        if not self.seen.strict:
            return {seat: frozenset() for seat in found}
        done = [(trick.leader, trick.cards) for trick in self.seen.tricks if len(trick.cards) == self.players]
        for leader, cards in [*done, (self.seen.leader, self.seen.trick)]:
            for i, face in enumerate(cards[1:], start=1):
                if SUIT_OF[face] != SUIT_OF[cards[0]]:
                    seat = (leader + i) % self.players
                    found[seat].add(SUIT_OF[cards[0]])
                    if SUIT_OF[face] != self.trump and self.trump is not None:
                        found[seat].add(self.trump)
        return {seat: frozenset(suits) for seat, suits in found.items()}

    @property
    def winning_seat(self) -> Seat | None:
        """Who wins the trick so far."""
        trick = self.seen.trick
        if not trick:
            return None
        return (self.seen.leader + trick_winner(trick, self.trump, self.strength)) % self.players

    @property
    def players_after(self) -> list[Seat]:
        """Seats that still play to this trick after this one."""
        left = self.players - len(self.seen.trick) - 1
        return [(self.seat + 1 + i) % self.players for i in range(left)]

    def wins_with(self, face: Card) -> bool:
        """Return whether a card would win the trick as it lies."""
        trick = (*self.seen.trick, face)
        return trick_winner(trick, self.trump, self.strength) == len(trick) - 1

    def suit_lengths(self, hand: tuple[Card, ...]) -> dict[Suit, int]:
        """Return how many cards of each suit a hand holds."""
        return {suit: sum(SUIT_OF[face] == suit for face in hand) for suit in SUITS}
