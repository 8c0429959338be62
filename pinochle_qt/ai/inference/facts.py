"""What an observation implies for every decision: sides, cards that are out, and who may hold what."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.engine.cards import SUIT_OF, SUITS, strengths
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import has_called_partner, pays_by_bid
from pinochle_qt.engine.tricks import card_points, trick_winner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.inference.belief import Belief
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat


CERTAIN: Final = 0.995
"""The probability from which a trick is called taken; up to its complement, the trick is called lost."""
LIKELY: Final = 0.5
"""The probability above which a trick is called probably taken."""
TrickEnd: TypeAlias = Literal["taken", "given", "lost", "open"]
"""How a trick ends with a card: the card takes it, the side has it without that card, it is lost, or nobody knows."""


class Facts:
    """One seat's view of a position; each fact is worked out once."""

    def __init__(self, observation: Observation, seat: Seat) -> None:
        self.seen = observation
        self.seat = seat
        self.rules = observation.rules
        self.players = observation.players
        self.trump = observation.trump
        self.strength = strengths(self.rules.deck.rank_order)
        self.points = card_points(self.rules)
        self._ends: dict[Card, TrickEnd] = {}

    @cached_property
    def unseen(self) -> Counter[Card]:
        """The cards that this seat does not see, as the number of copies of each."""
        return Counter((*(hidden.face for hidden in self._belief.loose), *chain.from_iterable(self._belief.known)))

    @cached_property
    def friends(self) -> frozenset[Seat]:
        """The seats that score with this one, including itself."""
        own = side_of(self.rules, self.seat)
        found = {seat for seat in range(self.players) if side_of(self.rules, seat) == own}
        contract, partner = self.seen.contract, self.seen.partner
        if contract is not None and has_called_partner(self.rules):
            party = {contract.declarer} if partner is None else {contract.declarer, partner}
            found = party if self.seat in party else set(range(self.players)) - party
        elif contract is not None and pays_by_bid(self.rules) and self.seat != contract.declarer:
            found = set(range(self.players)) - {contract.declarer}
        return frozenset(found)

    @property
    def is_declaring(self) -> bool:
        """Whether this seat's side plays the contract."""
        return self.seen.contract is not None and self.seen.contract.declarer in self.friends

    @property
    def is_declarer(self) -> bool:
        """Whether this seat itself is the declarer, or shoots the moon in place of the contract."""
        if self.seen.moon is not None:
            return self.seen.moon == self.seat
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
        """Return the number of unseen cards of a suit."""
        return self._unseen_by_suit[suit]

    @cached_property
    def _belief(self) -> Belief:
        return believe(self.seen, self.seat)

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat certainly holds no card of a suit."""
        return not any(SUIT_OF[face] == suit and self._may_hold(seat, face) for face in self.unseen)

    def _may_hold(self, seat: Seat, face: Card) -> bool:
        return not self._belief.barred[seat] >> face & 1

    @cached_property
    def known(self) -> dict[Seat, Counter[Card]]:
        """Cards that other seats certainly hold: melds that were shown, and cards given to a partner."""
        return {seat: Counter(self._belief.known[seat]) for seat in range(self.players) if seat != self.seat}

    def share(self, seat: Seat) -> float:
        """Return the chance that a given unseen card is in a seat's hand, judged by counting."""
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
        known = self.known.get(seat, Counter())
        copies_out = 0
        for other, count in self.unseen.items():
            if SUIT_OF[other] == suit and height < self.strength[other] and self._may_hold(seat, other):
                if known[other]:
                    return 1.0
                copies_out += count - sum(held[other] for held in self.known.values())
        return float(1 - (1 - self.share(seat)) ** max(0, copies_out))

    def chance_to_beat(self, seat: Seat, top: Card, led: Suit) -> float:
        """Return the chance that a seat still to play can beat the best card of a trick in which `led` was led."""
        trump = self.trump
        if SUIT_OF[top] == led:
            higher = self.chance_of_higher(seat, top)
            if trump is None or led == trump:
                return higher
            if higher == 1.0:
                return 1.0
            return higher + self.chance_of_void(seat, led) * (1 - self.chance_of_void(seat, trump))
        return self.chance_of_void(seat, led) * self.chance_of_higher(seat, top)

    def chance_of_trick(self, trick: Sequence[Card]) -> float:
        """Return the chance that this seat's side wins a trick to which the last of these cards was just added."""
        place = trick_winner(trick, self.trump, self.strength)
        top, led = trick[place], SUIT_OF[trick[0]]
        ours = 1.0 if (self.seen.leader + place) % self.players in self.friends else 0.0
        for seat in self.players_after:
            chance = self.chance_to_beat(seat, top, led)
            if seat in self.friends:
                ours += (1 - ours) * chance
            else:
                ours *= 1 - chance
        return ours

    @property
    def players_after(self) -> list[Seat]:
        """The seats that play to this trick after this one."""
        left = self.players - len(self.seen.trick) - 1
        return [(self.seat + 1 + i) % self.players for i in range(left)]

    def wins_with(self, face: Card) -> bool:
        """Return whether a card would win the trick as it stands."""
        trick = (*self.seen.trick, face)
        return trick_winner(trick, self.trump, self.strength) == len(trick) - 1

    def end_with(self, face: Card) -> TrickEnd:
        """Return how the trick on the table certainly ends if this card is played to it."""
        if face not in self._ends:
            self._ends[face] = self._found_end(face)
        return self._ends[face]

    def _found_end(self, face: Card) -> TrickEnd:
        trick = (*self.seen.trick, face)
        if self.wins_with(face):
            return "taken" if self.chance_to_stay(face) >= CERTAIN else "open"
        if self.is_lost(trick):
            return "lost"
        return "given" if self.chance_of_trick(trick) >= CERTAIN else "open"

    def chance_to_stay(self, face: Card) -> float:
        """Return the chance that nobody after this seat beats a card that would win the trick as it stands."""
        led = SUIT_OF[(*self.seen.trick, face)[0]]
        return prod(1 - self.chance_to_beat(seat, face, led) for seat in self.players_after)

    def is_lost(self, trick: Sequence[Card]) -> bool:
        """Return whether nobody on this seat's side can win a trick to which the last of these cards was just added."""
        place = trick_winner(trick, self.trump, self.strength)
        top, led = trick[place], SUIT_OF[trick[0]]
        beaten_by = {seat: self.chance_to_beat(seat, top, led) for seat in self.players_after}
        if any(chance > 1 - CERTAIN for seat, chance in beaten_by.items() if seat in self.friends):
            return False
        owner = (self.seen.leader + place) % self.players
        return owner not in self.friends or any(chance >= CERTAIN for chance in beaten_by.values())
