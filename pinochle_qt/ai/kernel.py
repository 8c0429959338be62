"""Trick play on plain numbers, at millions of cards a second: legal cards, winners, points and quick rollouts.

All other code uses `pinochle_qt.ai.kernel_table`, which takes the rules, seats and cards of the engine:

    table = make_table(rules, trump, sides)                    what stays the same during a deal
    rollouts(table, worlds, position, moves, seed, ends)       points of each side, by world and move
    solve(table, worlds, position, moves, ends)                exact lead in points over all others, by world and move

This module is compiled together with `kernel.pxd`, which declares the types of the numbers; without a compiler the
same file runs as it is, about a hundred times slower. A card is `suit * 8 + strength` here (a *code*), and a seat's
cards of one suit are one word of eight four-bit counters, the weakest rank lowest: room for 15 copies of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai import bits

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

IS_COMPILED = bits.IS_COMPILED

# The weights by which the policy chooses cards; a point is `bits.POINT` units.
USUAL = 100
"""The average value of the card that another seat adds to a trick."""
PER_TRUMP_STRENGTH = 28
"""The value of keeping a trump, for each step in rank and for each of up to five tricks to come."""
PER_STRENGTH = 4
TOP_OF_SUIT = 20
"""The value of keeping the highest card of a side suit, for each of up to five tricks to come."""
SHORTNESS = 40
"""The value of getting rid of the last card of a suit while holding trumps."""
TO_FRIEND = 50000
LOSER = -10000
HELD_ACE = 300
"""The cost of giving up an ace in a lead that may not win."""
FOE_VOID = 120
"""The cost for every opponent who is void of the suit."""


class Kernel:
    """A table at which cards are played: its rules, the hands, the trick, and what each side has won."""

    def __init__(self) -> None:
        self.players = 0
        self.side_count = 0
        self.trump = bits.ANY_SUIT
        self.bonus = [0] * 256
        self.must_head = False
        self.must_overtrump = False
        self.points = [0] * 32
        self.codes = [0] * 32
        self.side = [0] * 8
        self.foes = [0] * 8
        self.hands = [0] * 32
        self.out = [0] * 4
        self.voids = [0] * 8
        self.remaining = 0
        self.turn = 0
        self.size = 0
        self.led = 0
        self.top = 0
        self.top_seat = 0
        self.worth = 0
        self.bound_to_trump = False
        self.taken = [0] * 8
        self.legal_suit = bits.ANY_SUIT
        self.legal_word = 0
        self.chance = 1
        self.lead = 0
        self.fade = 5
        self.to_come = 0
        self.move_count = 0
        self.moves = [0] * 32
        self.kept_hands = [0] * 32
        self.kept_out = [0] * 4
        self.kept_voids = [0] * 8
        self.results = [0] * 256

    def set_rules(
        self,
        sides: Sequence[int],
        trump: int,
        codes: Sequence[int],
        points: Sequence[int],
        bonuses: Sequence[int],
        must_head: bool,
        must_overtrump: bool,
    ) -> None:
        """Set what stays the same during a deal: each seat's side, each card's code, and the points by code.

        The bonuses are what tricks are worth besides their cards, by the number of tricks to come.
        """
        self.players = len(sides)
        self.side_count = max(sides) + 1
        self.trump = trump
        self.must_head = must_head
        self.must_overtrump = must_overtrump
        for seat in range(self.players):
            self.side[seat] = sides[seat]
            self.foes[seat] = 0
            for other in range(self.players):
                if sides[other] != sides[seat]:
                    self.foes[seat] |= 1 << other
        for face in range(32):
            self.codes[face] = codes[face]
            self.points[face] = points[face]
        for to_come in range(256):
            self.bonus[to_come] = bonuses[to_come] if to_come < len(bonuses) else 0

    def set_position(
        self,
        world: Mapping[int, Sequence[int]],
        leader: int,
        trick: Sequence[int],
        bound_to_trump: bool,
    ) -> None:
        """Set the hands, the cards on the table, and whether the lead must be a trump."""
        for at in range(32):
            self.hands[at] = 0
        for suit in range(4):
            self.out[suit] = 0
        self.remaining = 0
        for seat in range(self.players):
            for face in world[seat]:
                code = self.codes[face]
                unit = 1 << ((code & 7) << 2)
                self.hands[(seat << 2) | (code >> 3)] += unit
                self.out[code >> 3] += unit
                self.remaining += 1
        self.voids[bits.ANY_SUIT] = 255
        for suit in range(4):
            self.voids[suit] = 0
            for seat in range(self.players):
                if self.hands[(seat << 2) | suit] == 0:
                    self.voids[suit] |= 1 << seat
        self.to_come = (self.remaining + len(trick)) // self.players - 1
        self.fade = min(5, self.to_come)
        self.bound_to_trump = bound_to_trump
        self.turn = leader
        self.size = 0
        self.worth = 0
        for face in trick:
            self.put(self.codes[face])
        for side in range(8):
            self.taken[side] = 0

    def put(self, code: int) -> None:
        """Add a card to the trick; a complete trick goes to its winner, who leads next."""
        if self.size == 0:
            self.led = code >> 3
            self.top = code
            self.top_seat = self.turn
        elif code >> 3 == self.top >> 3:
            if code > self.top:
                self.top = code
                self.top_seat = self.turn
        elif code >> 3 == self.trump:
            self.top = code
            self.top_seat = self.turn
        self.worth += self.points[code]
        self.size += 1
        if self.size < self.players:
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
            return
        self.taken[self.side[self.top_seat]] += self.worth + self.bonus[self.to_come]
        self.to_come -= 1
        self.fade = min(5, self.to_come)
        self.turn = self.top_seat
        self.size = 0
        self.worth = 0

    def play(self, code: int) -> None:
        """Play a card from the hand of the seat whose turn it is."""
        suit = code >> 3
        unit = 1 << ((code & 7) << 2)
        self.hands[(self.turn << 2) | suit] -= unit
        self.out[suit] -= unit
        if self.hands[(self.turn << 2) | suit] == 0:
            self.voids[suit] |= 1 << self.turn
        self.remaining -= 1
        self.bound_to_trump = False
        self.put(code)

    def find_legal(self) -> None:
        """Set `legal_suit` to the only legal suit and `legal_word` to its legal cards, or `legal_suit` to any suit."""
        first = self.turn << 2
        self.legal_suit = bits.ANY_SUIT
        if self.size == 0:
            if self.bound_to_trump and self.trump != bits.ANY_SUIT and self.hands[first | self.trump]:
                self.legal_suit = self.trump
                self.legal_word = self.hands[first | self.trump]
            return
        suit = self.led
        word = self.hands[first | suit]
        must_beat = self.must_head or suit == self.trump
        if word == 0:
            if self.trump == bits.ANY_SUIT:
                return
            suit = self.trump
            word = self.hands[first | suit]
            if word == 0:
                return
            must_beat = self.must_overtrump
        self.legal_suit = suit
        self.legal_word = word
        if must_beat and self.top >> 3 == suit:
            word &= -16 << ((self.top & 7) << 2)
            if word:
                self.legal_word = word

    def legal_codes(self) -> list[int]:
        """Return the distinct legal cards of the seat whose turn it is, in ascending order."""
        self.find_legal()
        found = []
        for code in range(32):
            suit = code >> 3
            word = self.hands[(self.turn << 2) | suit]
            if self.legal_suit != bits.ANY_SUIT:
                word = self.legal_word if suit == self.legal_suit else 0
            if (word >> ((code & 7) << 2)) & 15:
                found += [code]
        return found

    def set_moves(self, moves: Sequence[int]) -> None:
        """Set the cards to try for the seat whose turn it is.

        Raises:
            ValueError: it does not hold one of them, or there are more of them than distinct cards.
        """
        if len(moves) > 32:
            raise ValueError("there are not so many different cards")
        self.move_count = len(moves)
        for at, face in enumerate(moves):
            code = self.codes[face]
            if (self.hands[(self.turn << 2) | (code >> 3)] >> ((code & 7) << 2)) & 15 == 0:
                raise ValueError("a card to be tried is not in the hand of the seat to play")
            self.moves[at] = code

    def roll_out(self, moves: Sequence[int], seed: int) -> list[tuple[int, ...]]:
        """Play the deal to its end after each move, and return the points of every side for each."""
        sides = self.side_count
        self.set_moves(moves)
        self.chance = (seed & 0xFFFFFFF) | 1
        bits.run_freely(self)
        if sides == 2:  # in nearly all games; this takes a third of the time
            return [(self.results[at << 3], self.results[(at << 3) | 1]) for at in range(self.move_count)]
        return [tuple([self.results[(at << 3) | side] for side in range(sides)]) for at in range(self.move_count)]

    def suggest(self, seed: int) -> int:
        """Return the card with which a rollout would continue."""
        self.chance = (seed & 0xFFFFFFF) | 1
        return self.choose()

    def work(self) -> None:
        """Play out the position after each of the moves in turn."""
        turn, size, led, top, top_seat = self.turn, self.size, self.led, self.top, self.top_seat
        worth, bound, remaining = self.worth, self.bound_to_trump, self.remaining
        fade, to_come = self.fade, self.to_come
        words = self.players << 2
        for at in range(words):
            self.kept_hands[at] = self.hands[at]
        for suit in range(4):
            self.kept_out[suit] = self.out[suit]
            self.kept_voids[suit] = self.voids[suit]
        for move in range(self.move_count):
            for at in range(words):
                self.hands[at] = self.kept_hands[at]
            for suit in range(4):
                self.out[suit] = self.kept_out[suit]
                self.voids[suit] = self.kept_voids[suit]
            for side in range(self.side_count):
                self.taken[side] = 0
            self.turn, self.size, self.led, self.top, self.top_seat = turn, size, led, top, top_seat
            self.worth, self.bound_to_trump, self.remaining = worth, bound, remaining
            self.fade, self.to_come = fade, to_come
            self.play(self.moves[move])
            while self.remaining:
                self.play(self.choose())
            for side in range(self.side_count):
                self.results[(move << 3) | side] = self.taken[side]

    def choose(self) -> int:
        """Return a sensible card for the seat whose turn it is."""
        self.find_legal()
        if self.legal_suit == bits.ANY_SUIT:
            if self.to_come == 0:
                return self.only_card()
            return self.choose_lead() if self.size == 0 else self.choose_discard()
        word = self.legal_word
        rank = bits.lowest(word) >> 2
        if bits.highest(word) >> 2 == rank:
            return (self.legal_suit << 3) | rank
        return self.choose_within(self.legal_suit, word)

    def only_card(self) -> int:
        """Return the last card of the seat to play."""
        code = 0
        for suit in range(4):
            word = self.hands[(self.turn << 2) | suit]
            if word:
                code = (suit << 3) | (bits.lowest(word) >> 2)
        return code

    def choose_within(self, suit: int, word: int) -> int:
        """Return the best card of one suit, to follow suit, to trump, or to lead where a trump lead is required."""
        after = self.players - self.size - 1
        beats_all = suit != self.top >> 3 or self.size == 0
        wins = not beats_all and self.is_won_by(self.top, self.top_seat)
        best_score = -1000000
        best = 0
        while word:
            rank = bits.lowest(word) >> 2
            word &= -16 << (rank << 2)
            code = (suit << 3) | rank
            # Where a lower card is enough to win, a higher one is too.
            if not wins and (beats_all or code > self.top):
                wins = self.is_won_by(code, self.turn)
            swing = bits.POINT * (self.worth + self.points[code]) + USUAL * after
            score = (swing if wins else -swing) - self.kept_for(code)
            if score > best_score:
                best_score = score
                best = code
        return best

    def choose_discard(self) -> int:
        """Return a card to discard where it cannot win: counters for a friend, nothing for an opponent."""
        wins = self.is_won_by(self.top, self.top_seat)
        best_score = -1000000
        best = 0
        start = self.throw()
        for step in range(4):
            suit = (start + step) & 3
            word = self.hands[(self.turn << 2) | suit]
            while word:
                rank = bits.lowest(word) >> 2
                word &= -16 << (rank << 2)
                code = (suit << 3) | rank
                score = bits.POINT * self.points[code]
                score = (score if wins else -score) - self.kept_for(code)
                if score > best_score:
                    best_score = score
                    best = code
        return best

    def choose_lead(self) -> int:
        """Return a lead: a trump to draw trumps, a sure winner, a friend's winner, or else what is missed least."""
        first = self.turn << 2
        trumps = 0 if self.trump == bits.ANY_SUIT else self.hands[first | self.trump]
        ruffers = self.foes[self.turn] & ~self.voids[self.trump]
        held = bits.count(trumps)
        others = bits.count(self.out[self.trump]) - held if trumps else 0
        if trumps and ruffers and held >= 2 and 4 * held >= 3 * others:
            rank = bits.highest(trumps) >> 2
            if bits.highest(self.out[self.trump]) >> 2 == rank:
                return (self.trump << 3) | rank
        start = self.throw()
        best = self.find_winner(start, ruffers)
        if best >= 0:
            return best
        best_score = -1000000
        for step in range(4):
            suit = (start + step) & 3
            word = self.hands[first | suit]
            if word == 0 or suit == self.trump:
                continue
            score = self.weigh_lead(suit, word, ruffers)
            if score > best_score:
                best_score = score
                best = self.lead
        if trumps == 0 or (best >= 0 and (best_score > 0 or not (ruffers and held >= 3 and held >= others))):
            return best
        rank = bits.lowest(trumps) >> 2 if ruffers else bits.highest(trumps) >> 2
        return (self.trump << 3) | rank

    def find_winner(self, start: int, ruffers: int) -> int:
        """Return the most valuable side card that nobody beats, from the longest suit among equals, or -1.

        `ruffers` has a bit set for each opponent who holds trumps.
        """
        first = self.turn << 2
        best_score = -1
        best = -1
        for step in range(4):
            suit = (start + step) & 3
            word = self.hands[first | suit]
            if word == 0 or suit == self.trump or bits.highest(word) | 3 < bits.highest(self.out[suit]):
                continue
            if ruffers & self.voids[suit]:
                continue
            code = (suit << 3) | (bits.highest(word) >> 2)
            score = bits.POINT * self.points[code] + bits.count(self.out[suit])
            if score > best_score:
                best_score = score
                best = code
        return best

    def weigh_lead(self, suit: int, word: int, ruffers: int) -> int:
        """Set `lead` to the best lead from a side suit without a sure winner, and return how good it is.

        The result is positive if a friend should win.
        """
        foes = friends = foe_voids = 0
        for seat in range(self.players):
            held = self.hands[(seat << 2) | suit]
            if (self.foes[self.turn] >> seat) & 1:
                foes |= held
                foe_voids += held == 0
            elif seat != self.turn:
                friends |= held
        to_friend = friends != 0 and not ruffers & self.voids[suit]
        if to_friend and foes:
            to_friend = bits.highest(friends) >> 2 > bits.highest(foes) >> 2
        best_score = -1000000
        while word:
            rank = bits.lowest(word) >> 2
            word &= -16 << (rank << 2)
            points = bits.POINT * self.points[(suit << 3) | rank]
            score = points - PER_STRENGTH * rank
            if not to_friend:
                score = -2 * points - bits.POINT * rank
                if rank == 7:
                    score -= HELD_ACE
            if score > best_score:
                best_score = score
                self.lead = (suit << 3) | rank
        if to_friend:
            return TO_FRIEND + best_score
        return LOSER + best_score + 10 * bits.count(self.out[suit]) - FOE_VOID * foe_voids

    def is_won_by(self, top: int, top_seat: int) -> bool:
        """Return whether the side to play wins the trick if `top` is the best so far and is beaten where possible."""
        seat = self.turn
        led = self.led if self.size else top >> 3
        for _ in range(self.players - self.size - 1):
            seat += 1
            if seat == self.players:
                seat = 0
            word = self.hands[(seat << 2) | led]
            suit = led
            if word == 0:
                if self.trump == bits.ANY_SUIT:
                    continue
                suit = self.trump
                word = self.hands[(seat << 2) | suit]
            if suit == top >> 3:
                word &= -16 << ((top & 7) << 2)
            elif suit != self.trump:
                continue
            if word:
                top = (suit << 3) | (bits.lowest(word) >> 2)
                top_seat = seat
        return self.side[top_seat] == self.side[self.turn]

    def kept_for(self, code: int) -> int:
        """Return the value of keeping a card for later tricks."""
        suit = code >> 3
        rank = code & 7
        if suit == self.trump:
            return PER_TRUMP_STRENGTH * rank * self.fade
        value = PER_STRENGTH * rank
        if bits.highest(self.out[suit]) >> 2 == rank:
            value += TOP_OF_SUIT * self.fade
        first = self.turn << 2
        is_last = self.hands[first | suit] == 1 << (rank << 2)
        if is_last and self.trump != bits.ANY_SUIT and self.hands[first | self.trump]:
            value -= SHORTNESS
        return value

    def throw(self) -> int:
        """Return a pseudorandom number."""
        self.chance = (self.chance * 1103515245 + 12345) & 0x7FFFFFFF
        return self.chance >> 16
