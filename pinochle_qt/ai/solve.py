"""Exact play with all cards seen: how many points a side can be sure of, against everybody else.

The search asks again and again whether the side takes at least so many points (a window of no width), and remembers the
answers for positions in which nothing lies on the table. Positions that differ only in which of several equal cards are
held, or in the names of the side suits, are one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai import bits
from pinochle_qt.ai.kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Sequence

PLACES = 262143
"""The last number of a place where a position is remembered; a newer one takes the place of an older."""
NO_CARD = 32
PATIENCE = 255
"""The clock is read once in so many nodes and one more."""
# Wider than 32 bits, so they have to be names with a type.
FULL = 0xFFFFFFFFFFFFFFFF
MIX_A = 0x9E3779B97F4A7C15
MIX_B = 0xC2B2AE3D27D4EB4F


class Solver(Kernel):
    """A kernel that looks for the best play."""

    def __init__(self) -> None:
        super().__init__()
        self.own_side = 0
        self.unit = 1
        self.signature = 0
        self.pot = 0
        self.nodes = 0
        self.most_nodes = 0
        self.deadline = 0.0
        self.stopped = 0
        self.depth = 0
        self.best = NO_CARD
        self.stack = [0] * 8192
        self.weights = [0] * 8192
        self.history = [0] * 256
        self.keys = [0] * 262144
        self.lows = [0] * 262144
        self.highs = [0] * 262144
        self.hints = [0] * 262144

    def solve_moves(self, moves: Sequence[int], unit: int, most_nodes: int, deadline: float) -> list[int] | None:
        """Return how many points more than the others the side to move takes after each move, or None if stopped.

        All points are multiples of `unit`; the search stops at so many nodes, or when the clock shows `deadline`.
        """
        self.move_count = len(moves)
        for at, face in enumerate(moves):
            self.moves[at] = self.codes[face]
        self.unit = unit
        self.most_nodes = most_nodes
        self.deadline = deadline
        bits.run_freely(self)
        if self.stopped:
            return None
        return [self.results[at] for at in range(self.move_count)]

    def work(self) -> None:
        """Solve the position after each of the moves in turn."""
        self.own_side = self.side[self.turn]
        self.set_signature()
        self.pot = self.last_trick
        for code in range(32):
            self.pot += self.points[code] * ((self.out[code >> 3] >> ((code & 7) << 2)) & 15)
        for at in range(256):
            self.history[at] = 0
        self.nodes = 0
        self.depth = 0
        self.stopped = 0
        total = self.pot + self.worth
        guess = total // 2
        for move in range(self.move_count):
            guess = self.value_of(self.moves[move], guess, total)
            if self.stopped:
                return
            self.results[move] = 2 * guess - total

    def value_of(self, code: int, guess: int, total: int) -> int:
        """Return the points that the own side takes from here on if this card is played now."""
        low = 0
        high = total
        need = guess - guess % self.unit
        step = self.unit
        went_up = False
        while low < high and not self.stopped:
            need = min(max(need, low + self.unit), high)
            if self.takes_after(code, need):
                low = need
                step = step * 2 if went_up else self.unit
                went_up = True
                need = low + step
            else:
                high = need - self.unit
                step = self.unit if went_up else step * 2
                went_up = False
                need = high - step + self.unit
            if high - low <= 4 * self.unit:
                need = low + ((high - low) // self.unit + 1) // 2 * self.unit
        return low

    def takes_after(self, code: int, need: int) -> bool:
        """Return whether the own side takes so many points once this card is played."""
        turn, size, led, top, top_seat, worth = self.turn, self.size, self.led, self.top, self.top_seat, self.worth
        bound = self.bound_to_trump
        self.bound_to_trump = False
        taken = self.advance(code)
        self.depth += 1
        answer = self.takes(need - taken)
        self.depth -= 1
        self.turn, self.size, self.led, self.top, self.top_seat, self.worth = turn, size, led, top, top_seat, worth
        self.bound_to_trump = bound
        self.take_back(code)
        return answer

    def advance(self, code: int) -> int:
        """Play a card and return the points that the own side takes by it."""
        suit = code >> 3
        unit = 1 << ((code & 7) << 2)
        self.hands[(self.turn << 2) | suit] -= unit
        self.out[suit] -= unit
        self.remaining -= 1
        self.pot -= self.points[code]
        if self.size == 0:
            self.led = suit
            self.top = code
            self.top_seat = self.turn
        elif suit == self.top >> 3:
            if code > self.top:
                self.top = code
                self.top_seat = self.turn
        elif suit == self.trump:
            self.top = code
            self.top_seat = self.turn
        self.worth += self.points[code]
        self.size += 1
        if self.size < self.players:
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
            return 0
        worth = self.worth
        if self.remaining == 0:
            worth += self.last_trick
        self.turn = self.top_seat
        self.size = 0
        self.worth = 0
        return worth if self.side[self.top_seat] == self.own_side else 0

    def take_back(self, code: int) -> None:
        """Put a card back into the hand of the seat whose turn it is again."""
        unit = 1 << ((code & 7) << 2)
        self.hands[(self.turn << 2) | (code >> 3)] += unit
        self.out[code >> 3] += unit
        self.remaining += 1
        self.pot += self.points[code]

    def takes(self, need: int) -> bool:
        """Return whether the own side takes at least so many of the points that are still to be won."""
        if need <= 0:
            return True
        if need > self.pot + self.worth or self.remaining == 0:
            return False
        self.nodes += 1
        if self.nodes & PATIENCE == 0 and (self.nodes > self.most_nodes or bits.now() > self.deadline):
            self.stopped = 1
        if self.stopped:
            return False
        if self.size:
            return self.search(need, NO_CARD)
        key = self.canonical_key()
        at = key & PLACES
        hint = NO_CARD
        if self.keys[at] == key:
            if need <= self.lows[at]:
                return True
            if need > self.highs[at]:
                return False
            hint = self.hints[at]
        answer = self.search(need, hint)
        if not self.stopped:
            self.remember(key, need, answer)
        return answer

    def remember(self, key: int, need: int, answer: bool) -> None:
        """Keep what a search has found out about a position."""
        at = key & PLACES
        if self.keys[at] != key:
            self.keys[at] = key
            self.lows[at] = 0
            self.highs[at] = self.pot
            self.hints[at] = NO_CARD
        if answer:
            self.lows[at] = need
        else:
            self.highs[at] = need - self.unit
        if self.best != NO_CARD:
            self.hints[at] = self.best

    def search(self, need: int, hint: int) -> bool:
        """Try the cards of the seat to play, the likeliest first."""
        turn, size, led, top, top_seat, worth = self.turn, self.size, self.led, self.top, self.top_seat, self.worth
        is_own = self.side[turn] == self.own_side
        first = self.depth << 5
        last = first + self.list_moves(first, hint)
        for at in range(first, last):
            best = at
            for other in range(at + 1, last):
                if self.weights[other] > self.weights[best]:
                    best = other
            code = self.stack[best]
            self.stack[best] = self.stack[at]
            self.weights[best] = self.weights[at]
            taken = self.advance(code)
            self.depth += 1
            answer = self.takes(need - taken)
            self.depth -= 1
            self.turn, self.size, self.led, self.top, self.top_seat, self.worth = turn, size, led, top, top_seat, worth
            self.take_back(code)
            if self.stopped:
                return False
            if answer == is_own:
                self.history[(turn << 5) | code] += self.remaining
                self.best = code
                return answer
        self.best = NO_CARD
        return not is_own

    def list_moves(self, first: int, hint: int) -> int:
        """Write the legal cards and their weights on the stack, one for all equal ones; return how many there are."""
        self.find_legal()
        found = 0
        for suit in range(4):
            word = self.hands[(self.turn << 2) | suit]
            others = self.out[suit] - word
            if self.legal_suit != bits.ANY_SUIT:
                if suit != self.legal_suit:
                    continue
                word = self.legal_word
            if self.size and suit == self.top >> 3:
                others |= 1 << ((self.top & 7) << 2)
            before = -1
            while word:
                rank = bits.lowest(word) >> 2
                word &= -16 << (rank << 2)
                code = (suit << 3) | rank
                if (
                    before >= 0
                    and self.points[code] == self.points[(suit << 3) | before]
                    and others & (-1 << (before << 2)) & ~(-16 << (rank << 2)) == 0
                ):
                    before = rank
                    continue
                before = rank
                self.stack[first + found] = code
                self.weights[first + found] = 1000000 if code == hint else self.weight(code)
                found += 1
        return found

    def weight(self, code: int) -> int:
        """Return how likely a card is the one that decides."""
        suit = code >> 3
        value = self.history[(self.turn << 5) | code]
        points = self.points[code]
        if self.size == 0:
            if bits.highest(self.out[suit]) >> 2 == code & 7:
                return value + 400 + 10 * points
            return value - 10 * points
        beats = code > self.top if suit == self.top >> 3 else suit == self.trump
        if self.side[self.top_seat] == self.side[self.turn]:
            return value + 10 * points - (code & 7)
        if beats:
            return value + 400 + (10 * points if self.size + 1 == self.players else 0) - 10 * (code & 7)
        return value - 20 * points - (code & 7)

    def set_signature(self) -> None:
        """Work out what tells this table from others in the keys of positions: rules, sides and whose points count."""
        word = self.players * 4 + self.must_head * 2 + self.must_overtrump
        word = word * 64 + self.last_trick
        for seat in range(self.players):
            word = word * 2 + (self.side[seat] == self.own_side)
        self.signature = (word * MIX_A) & FULL

    def canonical_key(self) -> int:
        """Return a number for the position that is the same for positions alike, and hardly ever for others."""
        total = self.signature
        for suit in range(4):
            word = self.out[suit]
            if word == 0:
                continue
            found = MIX_B if suit == self.trump else MIX_A
            group = 0
            group_points = -1
            group_seat = -1
            while word:
                rank = bits.highest(word) >> 2
                shift = rank << 2
                copies = (self.out[suit] >> shift) & 15
                word &= ~(-1 << shift)
                owners = 0
                sole = -1
                for seat in range(self.players):
                    held = (self.hands[(seat << 2) | suit] >> shift) & 15
                    owners = (owners << 8) | held
                    if held == copies:
                        sole = seat
                points = self.points[(suit << 3) | rank]
                if sole >= 0 and sole == group_seat and points == group_points:
                    group += owners
                    continue
                if group:
                    found = self.mixed(found, group, group_points)
                group = owners
                group_points = points
                group_seat = sole
            total = (total + self.mixed(found, group, group_points)) & FULL
        return self.mixed(total, self.turn + 1, 0) | 1

    def mixed(self, found: int, owners: int, points: int) -> int:
        """Return a number made of a number so far and a group of cards."""
        found = ((found ^ owners) * MIX_A) & FULL
        found ^= found >> 29
        found = ((found + points) * MIX_B) & FULL
        return found ^ (found >> 32)
