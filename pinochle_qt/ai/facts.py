"""What follows from an observation for everybody who has to decide: sides, cards out, who may hold what."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import SUIT_OF, SUITS, strengths
from pinochle_qt.engine.derived import is_stock_game, pack, side_of, stock_size
from pinochle_qt.engine.melds import melded_copies
from pinochle_qt.engine.observe import hidden_cards
from pinochle_qt.engine.tricks import card_points, trick_winner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

UNKNOWN: Final = 99
"""A ceiling above every card: nothing is known."""
VOID: Final = -1
"""A ceiling below every card: the seat has none of the suit."""


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
        if contract is not None and self.rules.table.teams == "called_partner":
            party = {contract.declarer} if partner is None else {contract.declarer, partner}
            found = party if self.seat in party else set(range(self.players)) - party
        return frozenset(found)

    @property
    def is_declaring(self) -> bool:
        """Whether this seat's side plays the contract."""
        return self.seen.contract is not None and self.seen.contract.declarer in self.friends

    @property
    def is_declarer(self) -> bool:
        """Whether this seat itself plays the contract."""
        return self.seen.contract is not None and self.seen.contract.declarer == self.seat

    @cached_property
    def foes(self) -> tuple[Seat, ...]:
        """Seats that play against this one."""
        return tuple(seat for seat in range(self.players) if seat not in self.friends)

    def is_boss(self, face: Card) -> bool:
        """Return whether no unseen card of its suit beats this one."""
        suit, height = SUIT_OF[face], self.strength[face]
        return not any(SUIT_OF[other] == suit and self.strength[other] > height for other in self.unseen)

    @cached_property
    def _unseen_by_suit(self) -> dict[Suit, int]:
        found = dict.fromkeys(SUITS, 0)
        for face, count in self.unseen.items():
            found[SUIT_OF[face]] += count
        return found

    def unseen_in(self, suit: Suit) -> int:
        """Return how many unseen cards of a suit there are."""
        return self._unseen_by_suit[suit]

    @cached_property
    def _strict_tricks(self) -> list[tuple[Seat, tuple[Card, ...]]]:
        """Leader and cards of the tricks in which the duties of play held, the one on the table included."""
        if not self.seen.strict:
            return []
        free = stock_size(self.rules) // self.players if is_stock_game(self.rules) else 0
        done = [(trick.leader, trick.cards) for trick in self.seen.tricks[free:]]
        return [*done, (self.seen.leader, self.seen.trick)]

    @cached_property
    def ceilings(self) -> dict[tuple[Seat, Suit], int]:
        """The greatest strength that a seat may hold in a suit, as far as its failures to follow or beat tell."""
        found = {(seat, suit): UNKNOWN for seat in range(self.players) for suit in SUITS}
        for leader, cards in self._strict_tricks:
            for place in range(1, len(cards)):
                self._lower_ceilings(found, (leader + place) % self.players, cards[: place + 1])
        return found

    def _lower_ceilings(self, found: dict[tuple[Seat, Suit], int], seat: Seat, cards: tuple[Card, ...]) -> None:
        """Learn from the last of these cards, which `seat` played under all duties."""
        rules = self.rules.tricks
        *before, face = cards
        led, suit, trump = SUIT_OF[cards[0]], SUIT_OF[cards[-1]], self.trump
        top = before[trick_winner(before, trump, self.strength)]
        always = rules.head_rule == "always"
        if suit != led:
            found[seat, led] = VOID
            if suit != trump and trump is not None:
                found[seat, trump] = VOID
        must_beat = always or led == trump if suit == led else _must_overtrump(rules.overtrump, always=always)
        beaten = self.strength[face] > self.strength[top]
        if SUIT_OF[top] == suit and must_beat and not beaten:
            found[seat, suit] = min(found[seat, suit], self.strength[top])

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat certainly holds no card of a suit."""
        return self.ceilings[seat, suit] == VOID or not self.unseen_in(suit)

    @cached_property
    def known(self) -> dict[Seat, Counter[Card]]:
        """Cards that other seats certainly hold: melds that were shown, and cards given to a partner."""
        found: dict[Seat, Counter[Card]] = {seat: Counter() for seat in range(self.players) if seat != self.seat}
        if not self.seen.shown and not self.seen.gifts:
            return found
        for seat, melds in enumerate(self.seen.shown):
            if seat in found and melds:
                found[seat] = Counter(melded_copies(melds))
        for gift in self.seen.gifts[-1:]:
            # the first gift may have come back with the second
            if gift.giver == self.seat and gift.cards is not None:
                found[gift.receiver] |= Counter(gift.cards)
        for seat, face in self._played():
            if seat in found and found[seat][face]:
                found[seat][face] -= 1
        return {seat: cards & self.unseen for seat, cards in found.items()}

    def _played(self) -> Iterator[tuple[Seat, Card]]:
        for leader, cards in [*((trick.leader, trick.cards) for trick in self.seen.tricks), self._on_table]:
            for place, face in enumerate(cards):
                yield (leader + place) % self.players, face

    @property
    def _on_table(self) -> tuple[Seat, tuple[Card, ...]]:
        return self.seen.leader, self.seen.trick

    def share(self, seat: Seat) -> float:
        """Return the chance that a given unseen card is in a seat's hand, as far as counting tells."""
        pool = self.unseen.total()
        return min(1.0, self.seen.hand_counts[seat] / pool) if pool else 0.0

    def chance_of_void(self, seat: Seat, suit: Suit) -> float:
        """Return the chance that a seat holds no card of a suit."""
        if self.is_void(seat, suit):
            return 1.0
        if any(SUIT_OF[face] == suit for face, count in self.known.get(seat, Counter()).items() if count):
            return 0.0
        return float((1 - self.share(seat)) ** self.unseen_in(suit))

    def chance_of_higher(self, seat: Seat, face: Card) -> float:
        """Return the chance that a seat holds a card of the same suit that beats this one."""
        suit, height = SUIT_OF[face], self.strength[face]
        ceiling = self.ceilings[seat, suit]
        if ceiling <= height:
            return 0.0
        known = self.known.get(seat, Counter())
        out = 0
        for other, count in self.unseen.items():
            if SUIT_OF[other] == suit and height < self.strength[other] <= ceiling:
                if known[other]:
                    return 1.0
                out += count - sum(held[other] for held in self.known.values())
        return float(1 - (1 - self.share(seat)) ** max(0, out))

    def chance_to_beat(self, seat: Seat, top: Card, led: Suit) -> float:
        """Return the chance that a seat still to play can beat the best card of a trick in which `led` was led."""
        trump = self.trump
        if SUIT_OF[top] == led:
            over = self.chance_of_higher(seat, top)
            if trump is None or led == trump:
                return over
            if over == 1.0:
                return 1.0
            return over + self.chance_of_void(seat, led) * (1 - self.chance_of_void(seat, trump))
        return self.chance_of_void(seat, led) * self.chance_of_higher(seat, top)

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


def _must_overtrump(overtrump: str, *, always: bool) -> bool:
    return overtrump == "required" or (overtrump == "follows_head_rule" and always)
