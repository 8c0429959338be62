"""Exact play with all cards known: how many points a side can be sure of, against everybody else.

The search repeatedly asks whether the side takes at least a given number of points (a null window), and remembers the
answers for positions with no cards on the table. Positions that differ only in which of several equal cards are held,
or in the names of the side suits, count as one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai import bits
from pinochle_qt.ai.kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Sequence

PLACES = 262143
"""The last index of the table of remembered positions; a newer position replaces an older one."""
NO_CARD = 32
WINS = 4000
PATIENCE = 255
"""The clock is read once in `PATIENCE` + 1 nodes."""
# These are wider than 32 bits, so they have to be names with a type.
FULL = 0xFFFFFFFFFFFFFFFF
MIX_A = 0x9E3779B97F4A7C15
GROUP = 1 << 48
SOLE = 1 << 49
POINTS = 1 << 40
MIX_B = 0xC2B2AE3D27D4EB4F


class Solver(Kernel):
    """A kernel that searches for the best play."""

    def __init__(self) -> None:
        super().__init__()
        self.own_side = 0
        self.unit = 1
        self.signature = 0
        self.pot = 0
        self.sure_seat = 0
        self.nodes = 0
        self.most_nodes = 0
        self.deadline = 0.0
        self.stopped = 0
        self.depth = 0
        self.best = NO_CARD
        self.stack = [0] * 8192
        self.weights = [0] * 8192
        self.owners = [0] * 32
        self.seen_out = [0] * 1024
        self.seen_keys = [0] * 1024
        self.memory: list[int]
        bits.make_memory(self, 524288)

    def solve_moves(self, moves: Sequence[int], unit: int, most_nodes: int, deadline: float) -> list[int] | None:
        """Return the lead in points of the side to move over the others after each move, or None if stopped.

        All points are multiples of `unit`; the search stops after `most_nodes` nodes, or at `deadline` by the clock.
        """
        self.set_moves(moves)
        self.unit = unit
        self.most_nodes = most_nodes
        self.deadline = deadline
        bits.run_freely(self)
        if self.stopped:
            return None
        return [self.results[at] for at in range(self.move_count)]

    def forget(self) -> None:
        """Forget what earlier searches have found."""
        for at in range(524288):
            self.memory[at] = 0

    def work(self) -> None:
        """Solve the position after each of the moves in turn."""
        self.own_side = self.side[self.turn]
        self.set_signature()
        self.pot = 0
        for to_come in range((self.remaining + self.size) // self.players):
            self.pot += self.bonus[to_come]
        for code in range(32):
            self.pot += self.points[code] * ((self.out[code >> 3] >> ((code & 7) << 2)) & 15)
        for code in range(32):
            self.owners[code] = 0
            for seat in range(self.players):
                held = (self.hands[(seat << 2) | (code >> 3)] >> ((code & 7) << 2)) & 15
                self.owners[code] |= held << (seat << 2)
        for at in range(1024):
            self.seen_out[at] = 0
            self.seen_keys[at] = 0
        self.nodes = 0
        self.depth = 0
        self.stopped = 0
        total = self.pot + self.worth
        guess = total // 2
        for move in range(self.move_count):
            alike = self.alike(move)
            if alike < move:
                self.results[move] = self.results[alike]
                continue
            guess = self.value_of(self.moves[move], guess, total)
            if self.stopped:
                return
            self.results[move] = 2 * guess - total

    def alike(self, move: int) -> int:
        """Return the index of the first of the moves that is equivalent to this one."""
        code = self.moves[move]
        suit = code >> 3
        others = self.out[suit] - self.hands[(self.turn << 2) | suit]
        if self.size and suit == self.top >> 3:
            others |= 1 << ((self.top & 7) << 2)
        for earlier in range(move):
            other = self.moves[earlier]
            low = min(code, other) & 7
            high = max(code, other) & 7
            if other >> 3 != suit or self.points[other] != self.points[code]:
                continue
            if others & (-1 << (low << 2)) & ~(-16 << (high << 2)) == 0:
                return earlier
        return move

    def value_of(self, code: int, guess: int, total: int) -> int:
        """Return the points that `own_side` takes from here on if this card is played now."""
        low = 0
        high = total
        need = guess - guess % self.unit
        step = self.unit
        rises = 0
        falls = 0
        while low < high and not self.stopped:
            need = min(max(need, low + self.unit), high)
            if self.takes_after(code, need):
                low = need
                rises += 1
            else:
                high = need - self.unit
                falls += 1
            if rises and falls:
                need = low + ((high - low) // self.unit + 1) // 2 * self.unit
                continue
            if rises + falls > 2:  # most values lie near the guess
                step *= 2
            need = low + step if rises else high - step + self.unit
        return low

    def takes_after(self, code: int, need: int) -> bool:
        """Return whether `own_side` takes at least `need` points once this card is played."""
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
        """Play a card, and return the points that `own_side` wins by it."""
        suit = code >> 3
        unit = 1 << ((code & 7) << 2)
        self.hands[(self.turn << 2) | suit] -= unit
        self.out[suit] -= unit
        self.owners[code] -= 1 << (self.turn << 2)
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
        bonus = self.bonus[self.remaining // self.players]
        worth = self.worth + bonus
        self.pot -= bonus
        self.turn = self.top_seat
        self.size = 0
        self.worth = 0
        return worth if self.side[self.top_seat] == self.own_side else 0

    def take_back(self, code: int) -> None:
        """Put a card back into the hand of the seat whose turn it is again; the trick is as it was before it."""
        if self.size == self.players - 1:
            self.pot += self.bonus[self.remaining // self.players]
        unit = 1 << ((code & 7) << 2)
        self.hands[(self.turn << 2) | (code >> 3)] += unit
        self.out[code >> 3] += unit
        self.owners[code] += 1 << (self.turn << 2)
        self.remaining += 1
        self.pot += self.points[code]

    def takes(self, need: int) -> bool:
        """Return whether `own_side` takes at least `need` of the points that are still to be won."""
        if need <= 0:
            return True
        if need > self.pot + self.worth or self.remaining == 0 or self.is_late():
            return False
        if self.size:
            return self.search(need, NO_CARD)
        if self.remaining == self.players:
            return need <= self.last_points()
        key = self.canonical_key()
        at = (key & PLACES) << 1
        hint = NO_CARD
        if self.memory[at] == key:
            known = self.memory[at + 1]
            if need <= known & 0xFFF:
                return True
            if need > (known >> 12) & 0xFFF:
                return False
            hint = known >> 24
        sure = self.sure_points()
        is_sure_own = self.side[self.sure_seat] == self.own_side
        if is_sure_own and need <= sure:
            return True
        if not is_sure_own and need > self.pot - sure:
            return False
        answer = self.search(need, hint)
        if not self.stopped:
            self.remember(key, need, answer)
        return answer

    def is_late(self) -> bool:
        """Count a node and return whether the search has to stop."""
        self.nodes += 1
        if self.nodes & PATIENCE == 0 and (self.nodes > self.most_nodes or bits.now() > self.deadline):
            self.stopped = 1
        return self.stopped != 0

    def remember(self, key: int, need: int, answer: bool) -> None:
        """Remember what a search has found about a position: bounds of the points, and the card that decided."""
        at = (key & PLACES) << 1
        low = 0
        high = self.pot
        hint = NO_CARD
        if self.memory[at] == key:
            known = self.memory[at + 1]
            low = known & 0xFFF
            high = (known >> 12) & 0xFFF
            hint = known >> 24
        if answer:
            low = need
        else:
            high = need - self.unit
        if self.best != NO_CARD:
            hint = self.best
        self.memory[at] = key
        self.memory[at + 1] = (hint << 24) | (high << 12) | low

    def search(self, need: int, hint: int) -> bool:
        """Return whether `own_side` takes `need` points, trying the most promising of the legal cards first."""
        turn, size, led, top, top_seat, worth = self.turn, self.size, self.led, self.top, self.top_seat, self.worth
        is_own = self.side[turn] == self.own_side
        first = self.depth << 5
        last = self.list_moves(first, hint)
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
                self.best = code
                return answer
        self.best = NO_CARD
        return not is_own

    def list_moves(self, first: int, hint: int) -> int:
        """Write the legal cards and their weights on the stack, one of each set of equals; return where they end."""
        self.find_legal()
        last = first
        if self.legal_suit != bits.ANY_SUIT:
            last = self.list_suit(self.legal_suit, self.legal_word, last)
        else:
            for suit in range(4):
                word = self.hands[(self.turn << 2) | suit]
                if word:
                    last = self.list_suit(suit, word, last)
        if last > first + 1:
            for at in range(first, last):
                code = self.stack[at]
                self.weights[at] = 1000000 if code == hint else self.weight(code)
        return last

    def list_suit(self, suit: int, word: int, last: int) -> int:
        """Write the cards of a suit on the stack from `last` on, one of each set of equals; return where they end."""
        others = self.out[suit] - self.hands[(self.turn << 2) | suit]
        if self.size and suit == self.top >> 3:
            others |= 1 << ((self.top & 7) << 2)
        before = -1
        while word:
            rank = bits.lowest(word) >> 2
            word &= -16 << (rank << 2)
            code = (suit << 3) | rank
            if (
                before < 0
                or self.points[code] != self.points[(suit << 3) | before]
                or others & (-1 << (before << 2)) & ~(-16 << (rank << 2))
            ):
                self.stack[last] = code
                last += 1
            before = rank
        return last

    def weight(self, code: int) -> int:
        """Return a weight for how likely a card is to be the one that decides."""
        suit = code >> 3
        points = self.points[code]
        beats = code > self.top if suit == self.top >> 3 else suit == self.trump
        beats = beats or self.size == 0
        if self.is_won_by(code if beats else self.top, self.turn if beats else self.top_seat):
            return WINS + bits.POINT * points - self.kept_for(code)
        return -bits.POINT * points - self.kept_for(code)

    def last_points(self) -> int:
        """Return the points that `own_side` takes in the last trick, in which nobody has a choice."""
        top = -1
        winner = 0
        seat = self.turn
        for _ in range(self.players):
            for suit in range(4):
                word = self.hands[(seat << 2) | suit]
                if word == 0:
                    continue
                code = (suit << 3) | (bits.lowest(word) >> 2)
                if top < 0 or (code > top if suit == top >> 3 else suit == self.trump):
                    top = code
                    winner = seat
            seat += 1
            if seat == self.players:
                seat = 0
        return self.pot if self.side[winner] == self.own_side else 0

    def sure_points(self) -> int:
        """Set `sure_seat`, and return points that its side is certain to take, whatever the others do."""
        self.sure_seat = self.turn
        first = self.turn << 2
        sure = 0
        to_come = self.remaining // self.players
        if self.trump != bits.ANY_SUIT and self.out[self.trump]:
            own = self.hands[first | self.trump]
            others = self.out[self.trump] - own
            if others:
                high = bits.highest(others) & 28
                own &= -1 << high
                if own == 0:
                    return self.sure_points_of_foe(high)
            while own:
                rank = bits.lowest(own) >> 2
                own -= 1 << (rank << 2)
                to_come -= 1
                sure += self.points[(self.trump << 3) | rank] + self.bonus[to_come]
            if others:
                return sure
        for suit in range(4):
            own = self.hands[first | suit]
            if suit == self.trump or own == 0:
                continue
            others = self.out[suit] - own
            if others:
                own &= -1 << (bits.highest(others) & 28)
            while own:
                rank = bits.lowest(own) >> 2
                own -= 1 << (rank << 2)
                to_come -= 1
                sure += self.points[(suit << 3) | rank] + self.bonus[to_come]
        return sure

    def sure_points_of_foe(self, high: int) -> int:
        """Return the points of the highest trumps if one seat that does not lead holds them all; set `sure_seat`."""
        for seat in range(self.players):
            own = self.hands[(seat << 2) | self.trump]
            others = self.out[self.trump] - own
            if (own >> high) == 0 or (others >> high) != 0:
                continue
            self.sure_seat = seat
            if others:
                own &= -16 << (bits.highest(others) & 28)
            sure = 0
            while own:
                rank = bits.lowest(own) >> 2
                own -= 1 << (rank << 2)
                sure += self.points[(self.trump << 3) | rank]
            return sure
        return 0

    def set_signature(self) -> None:
        """Work out what distinguishes this table in the keys of positions: rules, sides and whose points count."""
        word = self.players * 4 + self.must_head * 2 + self.must_overtrump
        word = word * 1024 + self.bonus[0]  # at most 1000
        for to_come in range(1, 256):
            if self.bonus[to_come]:
                word = self.mixed(word, (self.bonus[to_come] << 8) | to_come)
        for seat in range(self.players):
            word = word * 2 + (self.side[seat] == self.own_side)
        self.signature = (word * MIX_A) & FULL

    def canonical_key(self) -> int:
        """Return a key that is the same for equivalent positions, and hardly ever for others."""
        total = self.signature
        now = self.depth << 2
        before = now - (self.players << 2)
        for suit in range(4):
            word = self.out[suit]
            if word == 0:
                continue
            if before < 0 or self.seen_out[before | suit] != word:
                self.seen_keys[now | suit] = self.suit_key(suit)
            else:
                self.seen_keys[now | suit] = self.seen_keys[before | suit]
            self.seen_out[now | suit] = word
            total = (total + self.seen_keys[now | suit]) & FULL
        return self.mixed(total, self.turn + 1) | 1

    def suit_key(self, suit: int) -> int:
        """Return a key for the cards of a suit: who holds how many of each, where equal neighbors count as one."""
        word = self.out[suit]
        total = MIX_B if suit == self.trump else MIX_A
        group = 0
        group_seat = -1
        group_points = 0
        while word:
            rank = bits.highest(word) >> 2
            word &= ~(-1 << (rank << 2))
            code = (suit << 3) | rank
            owners = self.owners[code]
            points = self.points[code]
            seat = bits.lowest(owners) >> 2
            if bits.highest(owners) >> 2 != seat:
                seat = -1
            if group and seat >= 0 and seat == group_seat and points == group_points:
                group += (owners >> (seat << 2)) << 8
                continue
            if group:
                total = self.mixed(total, group)
            group_seat = seat
            group_points = points
            group = GROUP | (points * POINTS)
            group |= owners if seat < 0 else ((owners >> (seat << 2)) << 8) | seat
            if seat >= 0:
                group |= SOLE
        return self.mixed(total, group)

    def mixed(self, found: int, more: int) -> int:
        """Return a hash of two numbers."""
        found = ((found ^ more) * MIX_A) & FULL
        found ^= found >> 29
        found = (found * MIX_B) & FULL
        return found ^ (found >> 32)
