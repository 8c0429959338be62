"""Reading the cards of others from their plays: how likely sensible players would have made them with given hands.

Every play is treated as a choice among the legal cards, made with knowledge of the seat's own hand and of what had been
played, and of nothing else. Each feature of a card counts for or against it; the weights were fitted to the choices of
players of all skills in several kinds of games. The probability of a card is proportional to e raised to the sum of its
weights.

Compiled together with `reading.pxd`, as the kernel is with its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai import bits
from pinochle_qt.ai.kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# The weight of a card in a trick that its side is certain to win, is winning, may still win, and is certain to lose:
# for a counter, and for each step in rank; first for side suits, then for trumps.
COUNTER = (5.7, 1.3, 2.5, -0.4, 3.3, 2.2, 0.3, -0.8)
STEP = (-1.15, -0.75, -0.95, -1.5, -1.7, -1.7, -0.35, -1.5)
SECURES = 1.25
"""A card that is certain to take the trick."""
HIGHEST = -0.65
"""The highest card of a side suit that is left, played to a trick that its side is winning."""
PER_HELD = -0.13
"""Each card held of the suit, for a discard."""
# Leads from a side suit.
SURE_SIDE = -1.15
SURE_SIDE_OF_DECLARER = -1.75
"""A card for which no other seat has a higher one of the suit."""
SURE_SIDE_STEP = 0.12
"""Each step in rank of such a card: of several sure ones, the highest is led."""
PER_OTHER = 0.15
"""Each card of the suit that others still hold, for such a lead."""
PER_FOE_VOID = -0.85
"""Each opponent known to be void of the suit but not of trumps, for such a lead."""
SIDE_STEP = -0.35
"""Each step in rank, for a lead of any other card."""
PAIR = 0.4
"""A card of which the seat has another copy."""
SIDE_LENGTH = -0.2
"""Each card held of the suit."""
SHORTNESS = 0.45
"""The last card of its suit in a hand that holds trumps."""
# Leads of trumps.
TRUMP = -0.9
TRUMP_OF_DECLARER = -1.55
SURE_TRUMP = -9.75
SURE_TRUMP_STEP = 1.15
TRUMP_STEP = -0.38
TRUMP_COUNTER = -0.95
"""A trump that gives away a counter, if another seat has a higher one."""
TRUMP_LENGTH = 0.1
CONTROL = 0.85
SURE_CONTROL = 3.2
"""A trump led by a declarer who has nearly as many as all others together; `SURE_CONTROL` if it is the highest."""
MISTAKE = 0.1
"""The probability that a legal card is played at random."""
NEVER = -6.0
"""The value used as the logarithm of the probability of a card that a world does not allow."""


class Reader(Kernel):
    """A kernel that replays what has been played, and weighs the choices of all seats but one."""

    def __init__(self) -> None:
        super().__init__()
        self.asker = 0
        self.declarer = bits.NOBODY
        self.dearest = 1.0
        self.played = 0
        self.plays = [0] * 256
        self.shown_voids = [0] * 8
        self.controls = False
        self.holds_trumps = False
        self.friend_after = False
        self.foe_after = False
        self.counter = [0.0] * 8
        self.step = [0.0] * 8
        for at in range(8):
            self.counter[at] = COUNTER[at]
            self.step[at] = STEP[at]

    def set_history(self, asker: int, declarer: int, cards: Sequence[int]) -> None:
        """Set the seat that needs no reading, the declarer, and the cards that were played, in order."""
        self.asker = asker
        self.declarer = declarer
        most = 1
        for code in range(32):
            most = max(most, self.points[code])
        self.dearest = most
        self.played = 0
        for face in cards:
            self.plays[self.played] = self.codes[face]
            self.played += 1

    def read(self, world: Mapping[int, Sequence[int]], leader: int, bound_to_trump: bool) -> float:
        """Return the logarithm of the probability of all the plays, if these were the hands before the first one."""
        self.set_position(world, leader, (), bound_to_trump)
        return self.replay()

    def replay(self) -> float:
        """Replay the cards of the history, and return the logarithm of the probability of them all."""
        total = 0.0
        for suit in range(8):
            self.shown_voids[suit] = 0
        for at in range(self.played):
            code = self.plays[at]
            if self.turn != self.asker:
                total += self.weigh_play(code)
            if self.size and code >> 3 != self.led:
                self.shown_voids[self.led] |= 1 << self.turn
                if code >> 3 != self.trump:
                    self.shown_voids[self.trump] |= 1 << self.turn
            self.play(code)
        return total

    def weigh_play(self, played: int) -> float:
        """Return the logarithm of the probability that the seat to play chose this card."""
        self.find_legal()
        self.look_round()
        count = 0
        total = 0.0
        chosen = 0.0
        for suit in range(4):
            if self.legal_suit == bits.ANY_SUIT:
                word = self.hands[(self.turn << 2) | suit]
            else:
                word = self.legal_word if suit == self.legal_suit else 0
            while word:
                rank = bits.lowest(word) >> 2
                word &= -16 << (rank << 2)
                code = (suit << 3) | rank
                weight = bits.exp(self.weigh_reply(code) if self.size else self.weigh_lead_of(code))
                total += weight
                count += 1
                if code == played:
                    chosen = weight
        if chosen == 0.0:
            return NEVER
        if count == 1:
            return 0.0
        return bits.log((1.0 - MISTAKE) * chosen / total + MISTAKE / count)

    def look_round(self) -> None:
        """Record what matters for every card alike: who plays after the seat, and its strength in trumps."""
        self.friend_after = False
        self.foe_after = False
        for after in range(1, self.players - self.size):
            if (self.foes[self.turn] >> ((self.turn + after) % self.players)) & 1:
                self.foe_after = True
            else:
                self.friend_after = True
        held = 0 if self.trump == bits.ANY_SUIT else bits.count(self.hands[(self.turn << 2) | self.trump])
        others = bits.count(self.out[self.trump]) - held if held else 0
        self.holds_trumps = held > 0
        self.controls = self.turn == self.declarer and 4 * held >= 3 * others

    def is_highest(self, code: int) -> bool:
        """Return whether no other seat has a higher card of the suit."""
        suit = code >> 3
        others = self.out[suit] - self.hands[(self.turn << 2) | suit]
        return others >> ((code & 7) << 2) < 16

    def weigh_reply(self, code: int) -> float:
        """Return the sum of the weights for adding a card to the trick."""
        suit = code >> 3
        takes = code > self.top if suit == self.top >> 3 else suit == self.trump
        is_safe = self.is_highest(code if takes else self.top)
        is_ours = takes or self.side[self.top_seat] == self.side[self.turn]
        is_settled = is_safe or not (self.foe_after if is_ours else self.friend_after)
        at = (0 if is_settled else 1) if is_ours else (3 if is_settled else 2)
        value = SECURES if takes and is_settled else 0.0
        if suit == self.trump:
            at += 4
        else:
            if is_ours and self.is_highest(code):
                value += HIGHEST
            if suit != self.led:
                value += PER_HELD * bits.count(self.hands[(self.turn << 2) | suit])
        return value + self.counter[at] * self.points[code] / self.dearest + self.step[at] * (code & 7)

    def weigh_lead_of(self, code: int) -> float:
        """Return the sum of the weights for leading a card."""
        suit = code >> 3
        word = self.hands[(self.turn << 2) | suit]
        length = bits.count(word)
        is_declarer = self.turn == self.declarer
        if suit == self.trump:
            value = (TRUMP_OF_DECLARER if is_declarer else TRUMP) + TRUMP_LENGTH * length
            if self.is_highest(code):
                value += SURE_TRUMP + SURE_TRUMP_STEP * (code & 7)
                return value + (SURE_CONTROL if self.controls else 0.0)
            if self.controls:
                value += CONTROL
            return value + TRUMP_STEP * (code & 7) + TRUMP_COUNTER * self.points[code] / self.dearest
        value = SIDE_LENGTH * length
        if length == 1 and self.holds_trumps:
            value += SHORTNESS
        if self.is_highest(code):
            value += SURE_SIDE_OF_DECLARER if is_declarer else SURE_SIDE
            value += SURE_SIDE_STEP * (code & 7) + PER_OTHER * (bits.count(self.out[suit]) - length)
            threats = self.foes[self.turn] & self.shown_voids[suit]
            if self.trump == bits.ANY_SUIT:
                return value
            threats &= ~self.shown_voids[self.trump]
            for seat in range(self.players):
                if (threats >> seat) & 1:
                    value += PER_FOE_VOID
            return value
        if (word >> ((code & 7) << 2)) & 15 > 1:
            value += PAIR
        return value + SIDE_STEP * (code & 7)
