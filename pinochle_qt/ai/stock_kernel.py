"""Stock play on plain numbers: free tricks, melds, draws and the tricks after the stock, played by rules of thumb.

Like `kernel.py`, on which it builds, this file is compiled where there is a compiler and runs as it is elsewhere; all
other code uses `pinochle_qt.ai.stock_table`. A melded card remembers, as bits, in which melds it has served: by their
numbers in the table of melds, and by their places in the list of the melds that its holder has made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai import bits
from pinochle_qt.ai.kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Sequence

ACE = 7
MOST_MADE = 64
"""The number of melds that a seat can make in a deal; nobody gets that far."""


class StockKernel(Kernel):
    """A table with a stock: what everybody holds and has melded, and what each card is worth to its holder."""

    def __init__(self) -> None:
        super().__init__()
        self.unit_count = 0
        self.values, self.values_by_trump = [0] * 64, [0] * 320
        self.names, self.roles = [0] * 64, [0] * 64
        self.binds, self.takes_over, self.kin = [0] * 64, [0] * 64, [0] * 64
        self.any_of, self.need_count = [0] * 64, [0] * 64
        self.need_code, self.need_copies = [0] * 512, [0] * 512
        self.per_turn = 0
        self.is_dix_free = False
        self.needs_hand_card = True
        self.is_upgrade_full = False
        self.swaps_with_meld = False
        self.swaps_freely = False
        self.early_draws = 0
        self.melds_last = False
        self.dix = 0
        self.ten = 0
        self.king = 0
        self.weights = [0.0] * 32
        self.held = [0] * 256
        self.loose = [0] * 32
        self.loose_count = 0
        self.copies = 0
        self.hand_count = [0] * 8
        self.laid_count = [0] * 8
        self.laid_code, self.laid_uses = [0] * 512, [0] * 512
        self.laid_made = [0] * 512
        self.made_count = [0] * 8
        self.made_unit = [0] * 512
        self.stock = [0] * 256
        self.stock_at = self.stock_end = 0
        self.goals = [0] * 8
        self.before = [0] * 8
        self.is_out_at_once = self.is_rounded = False
        self.out_side = bits.NOBODY
        self.melder = bits.NOBODY
        self.melds_left = 0
        self.is_exchanged = False
        self.misses = [0.0] * 16
        self.have = [0] * 8
        self.picked = self.picked_count = self.picked_uses = self.weakest_uses = 0
        self.weakest = bits.NOBODY
        self.stake = 0.0
        self.losses = [0.0] * 512
        self.loss = [0.0] * 32
        self.worths = [0.0] * 96
        self.chosen_place = bits.NOBODY

    # ---- what stays the same ---------------------------------------------------------------------------------------

    def set_melds(
        self,
        units: Sequence[tuple[Sequence[int], int, int, int, int, int, int, Sequence[tuple[int, int]]]],
        options: tuple[int, bool, bool, bool, bool, bool],
        draws: tuple[int, bool],
        ranks: tuple[int, int, int],
    ) -> None:
        """Set the melds and how they are made.

        A meld consists of its value by trump suit and without trump (-1 if there is no such meld then), the suit that
        it makes trump while there is none (-1 for none), its role, the melds whose cards may not serve in it, those of
        them that it takes over whole, the melds of its category (all as bits), the number of cards if any of its cards
        will do (0 if it needs each of them), and its cards with the number of copies of each. What it takes over is not
        among the former. The options are the maximum number of melds in a turn (0 for any number), whether a dix is
        free of that limit, whether a card must come from the hand, whether an upgrade counts in full, and whether the
        turned card is exchanged with the first dix melded, or freely. The draws are how many of them come before a meld
        turn, and whether there is a turn after the last one. The ranks are the strengths of ten and king, and the code
        of the dix.
        """
        self.unit_count = len(units)
        for at, (values, names, role, binds, takes_over, kin, any_of, needs) in enumerate(units):
            for trump, value in enumerate(values):
                self.values_by_trump[(trump << 6) | at] = value
            self.names[at] = names
            self.roles[at] = role
            self.binds[at] = binds
            self.takes_over[at] = takes_over
            self.kin[at] = kin
            self.any_of[at] = any_of
            self.need_count[at] = len(needs)
            for k, (face, copies) in enumerate(needs):
                self.need_code[(at << 3) | k] = self.codes[face]
                self.need_copies[(at << 3) | k] = copies
        self.per_turn, self.is_dix_free, self.needs_hand_card = options[0], options[1], options[2]
        self.is_upgrade_full, self.swaps_with_meld, self.swaps_freely = options[3], options[4], options[5]
        self.early_draws, self.melds_last = draws
        self.ten, self.king, self.dix = ranks

    def set_weights(self, weights: Sequence[float]) -> None:
        """Set the values of keeping cards and of a turn, in the order of `stock_table.Weights`."""
        for at, weight in enumerate(weights):
            self.weights[at] = weight

    # ---- a position ------------------------------------------------------------------------------------------------

    def set_cards(
        self,
        hands: Sequence[Sequence[int]],
        stock: Sequence[int],
        laid: Sequence[Sequence[tuple[int, int]]],
        made: Sequence[Sequence[int]],
    ) -> None:
        """Set the hands, the stock from its top to the turned card, and what has been melded.

        These are, by seat, the melded cards on the table, each with the places in the list of melds that it served in,
        as bits; and the lists of melds, by their numbers.
        """
        for at in range(256):
            self.held[at] = 0
        for code in range(32):
            self.loose[code] = 0
        self.loose_count = 0
        for seat in range(self.players):
            for face in hands[seat]:
                code = self.codes[face]
                self.held[(seat << 5) | code] += 1
                self.loose[code] += 1
            self.hand_count[seat] = len(hands[seat])
            self.loose_count += len(hands[seat])
            self.laid_count[seat] = len(laid[seat])
            self.made_count[seat] = len(made[seat])
            for at, unit in enumerate(made[seat]):
                self.made_unit[(seat << 6) | at] = unit
            for at, (face, places) in enumerate(laid[seat]):
                self.laid_code[(seat << 6) | at] = self.codes[face]
                self.laid_made[(seat << 6) | at] = places
                self.laid_uses[(seat << 6) | at] = 0
                for place in range(self.made_count[seat]):
                    if (places >> place) & 1:
                        self.laid_uses[(seat << 6) | at] |= self.bit(self.made_unit[(seat << 6) | place])
        self.stock_at = 0
        self.stock_end = len(stock)
        self.loose_count += self.stock_end
        for at, face in enumerate(stock):
            self.stock[at] = self.codes[face]
            self.loose[self.codes[face]] += 1
        self.copies = 0
        for code in range(32):
            self.copies = max(self.copies, self.loose[code])

    def set_turn(
        self, leader: int, trick: Sequence[int], melder: int, melds_left: int, is_exchanged: bool, trump: int
    ) -> None:
        """Set who led, what lies on the table, who, if anybody, may make how many melds now, and the trump suit.

        If `melds_left` is negative, the turn is over and the draws after it come next.
        """
        self.use_trump(trump)
        self.melder = melder
        self.melds_left = melds_left
        self.is_exchanged = is_exchanged
        cards = self.stock_end + len(trick)
        for seat in range(self.players):
            cards += self.hand_count[seat] + self.laid_count[seat]
        self.to_come = cards // self.players - 1
        self.turn = leader
        self.size = 0
        self.worth = 0
        for side in range(8):
            self.taken[side] = 0
        for face in trick:
            self.put(self.codes[face])
        if len(trick) == self.players:
            self.end_trick()

    def use_trump(self, trump: int) -> None:
        """Set the trump suit, or that there is none yet, and with it what melds are worth."""
        self.trump = trump
        for unit in range(self.unit_count):
            self.values[unit] = self.values_by_trump[(trump << 6) | unit]

    def set_goals(self, goals: Sequence[int], before: Sequence[int], is_at_once: bool, is_rounded: bool) -> None:
        """Set with how many points each side is out, which ends the deal; 0 if that is not possible.

        `before` is what each side has so far. The deal ends as soon as a side is out, or when it claims that, which a
        seat does when it is asked for something. Points may be rounded to tens, those of 7 to 9 up.
        """
        for side in range(8):
            self.goals[side] = goals[side] if side < len(goals) else 0
            self.before[side] = before[side] if side < len(before) else 0
        self.is_out_at_once, self.is_rounded = is_at_once, is_rounded
        self.out_side = bits.NOBODY

    def play_on(self, seed: int) -> list[int]:
        """Play the deal to its end and return the points of every side, melds included; see also `out_side`."""
        self.chance = (seed & 0xFFFFFFF) | 1
        self.out_side = bits.NOBODY
        bits.run_freely(self)
        return [self.taken[side] for side in range(self.side_count)]

    def weigh(self) -> list[tuple[int, int, float]]:
        """Return, for each play, its code, its place among the melded cards (-1 for the hand), and what it is worth."""
        self.weigh_cards()
        seat = self.turn
        found = []
        for code in range(32):
            if self.held[(seat << 5) | code]:
                found += [(code, bits.NOBODY, self.worths[code])]
        for at in range(self.laid_count[seat]):
            found += [(self.laid_code[(seat << 6) | at], at, self.worths[32 + at])]
        return found

    # ---- playing on ------------------------------------------------------------------------------------------------

    def work(self) -> None:
        """Play to the end of the deal."""
        while self.stock_at < self.stock_end or self.size or self.melder != bits.NOBODY:
            if self.is_over():
                return
            if self.melder == bits.NOBODY:
                code = self.choose_freely()
                self.play_freely(code, self.chosen_place)
            else:
                self.take_turn()
        self.take_up_melds()
        while self.remaining and not self.is_over():
            self.play(self.choose())

    def is_over(self) -> bool:
        """Return whether a side is out and the deal ends therefore; `out_side` is that side."""
        if self.is_out_at_once:
            for seat in range(self.players):
                if self.is_out(self.side[seat]):
                    self.out_side = self.side[seat]
                    return True
            return False
        asked = self.turn if self.melder == bits.NOBODY else self.melder
        if not self.is_out(self.side[asked]):
            return False
        self.out_side = self.side[asked]
        return True

    def is_out(self, side: int) -> bool:
        """Return whether a side has the points with which it is out."""
        if self.goals[side] == 0:
            return False
        points = self.before[side] + self.taken[side]
        if self.is_rounded:
            points += 3 - (points + 3) % 10
        return points >= self.goals[side]

    def choose_freely(self) -> int:
        """Return the card that is worth most, and set `chosen_place` to its place among the melds."""
        self.weigh_cards()
        seat = self.turn
        best, best_worth = 0, -1000000.0
        for code in range(32):
            if self.held[(seat << 5) | code] and self.worths[code] > best_worth:
                best, best_worth = code, self.worths[code]
                self.chosen_place = bits.NOBODY
        for at in range(self.laid_count[seat]):
            if self.worths[32 + at] >= best_worth:
                best, best_worth = self.laid_code[(seat << 6) | at], self.worths[32 + at]
                self.chosen_place = at
        return best

    def play_freely(self, code: int, place: int) -> None:
        """Play a card from the hand, or from a place among the melds."""
        seat = self.turn
        if place == bits.NOBODY:
            self.held[(seat << 5) | code] -= 1
            self.hand_count[seat] -= 1
            self.loose[code] -= 1
            self.loose_count -= 1
        else:
            self.remove_laid(seat, place)
        self.put(code)
        if self.size == 0:
            self.end_trick()

    def end_trick(self) -> None:
        """Give the winner of a complete trick a meld turn, or let everybody draw."""
        if self.melds_last or self.stock_end - self.stock_at > self.players:
            self.draw(0, self.early_draws)
            self.melder = self.turn
            self.melds_left = self.per_turn
        else:
            self.draw(0, self.players)

    def remove_laid(self, seat: int, place: int) -> None:
        """Remove a card from a seat's melds."""
        self.laid_count[seat] -= 1
        for at in range(place, self.laid_count[seat]):
            self.laid_code[(seat << 6) | at] = self.laid_code[(seat << 6) | (at + 1)]
            self.laid_uses[(seat << 6) | at] = self.laid_uses[(seat << 6) | (at + 1)]
            self.laid_made[(seat << 6) | at] = self.laid_made[(seat << 6) | (at + 1)]

    def draw(self, first: int, end: int) -> None:
        """Let the seats from `first` up to but not including `end`, counted from the trick's winner, draw a card."""
        for step in range(first, end):
            seat = self.turn + step
            if seat >= self.players:
                seat -= self.players
            code = self.stock[self.stock_at]
            self.stock_at += 1
            self.held[(seat << 5) | code] += 1
            self.hand_count[seat] += 1

    def take_turn(self) -> None:
        """Make all melds that are worthwhile and allowed now, then make the draws that come after them."""
        seat = self.melder
        if self.melds_left >= 0:
            if self.swaps_freely:
                self.make_melds(seat, True)  # a dix counts before it is exchanged for the turned card
                self.exchange(seat)
            self.make_melds(seat, False)
        self.end_turn()

    def end_turn(self) -> None:
        """Make the draws that come after a meld turn."""
        self.melder = bits.NOBODY
        self.draw(self.early_draws, self.players)

    def make_melds(self, seat: int, only_dix: bool) -> None:
        """Make all melds that are allowed now, or only dixes that are free of the limit."""
        while True:
            is_at_limit = self.per_turn > 0 and self.melds_left == 0
            best = self.best_meld(seat, only_dix or is_at_limit)
            if best < 0:
                return
            self.make_meld(seat, best)

    def can_exchange(self) -> bool:
        """Return whether the turned card may still be exchanged for a dix."""
        last = self.stock_end - 1
        return not self.is_exchanged and self.stock_at <= last and self.stock[last] != self.dix

    def exchange(self, seat: int) -> None:
        """Exchange a dix for the turned card, if the seat has one and the turned card is not a dix itself."""
        if not self.can_exchange():
            return
        last = self.stock_end - 1
        taken = self.stock[last]
        for at in range(self.laid_count[seat]):
            if self.laid_code[(seat << 6) | at] == self.dix:
                self.remove_laid(seat, at)
                self.loose[self.dix] += 1
                self.loose_count += 1
                break
        else:
            if self.held[(seat << 5) | self.dix] == 0:
                return
            self.held[(seat << 5) | self.dix] -= 1
            self.hand_count[seat] -= 1
        self.is_exchanged = True
        self.stock[last] = self.dix
        self.held[(seat << 5) | taken] += 1
        self.hand_count[seat] += 1

    def best_meld(self, seat: int, only_dix: bool) -> int:
        """Return the meld to make first, or -1."""
        best, best_value = -1, 0.0
        run = 0
        turns = self.turns_left()
        for unit in range(self.unit_count):
            role = self.roles[unit]
            if only_dix and not (role == bits.DIX and self.is_dix_free):
                continue
            self.count_cards(seat, unit)
            points = self.points_now(seat, unit)
            later = 0
            if role == bits.MARRIAGE:
                later, run = run, 0  # the next one is of another suit
            if points < 0 or (points == 0 and role != bits.DIX):
                continue
            value = points + 0.01
            if role == bits.RUN:
                run = self.values[unit]
            elif role == bits.MARRIAGE:
                if later > self.values[unit] and self.is_upgrade_full and turns > 2:
                    value += later
            elif role == bits.DIX and (self.is_dix_free or (self.swaps_with_meld and self.can_exchange())):
                value += self.weights[14]
            if self.trump == bits.ANY_SUIT and self.names[unit] != bits.NOBODY:
                value += self.count_suit(seat, self.names[unit])
            if value > best_value:
                best, best_value = unit, value
        return best

    def count_suit(self, seat: int, suit: int) -> int:
        """Return the number of cards of a suit that a seat holds or has melded."""
        found = 0
        for code in range(suit << 3, (suit + 1) << 3):
            found += self.held[(seat << 5) | code]
        for at in range(self.laid_count[seat]):
            if self.laid_code[(seat << 6) | at] >> 3 == suit:
                found += 1
        return found

    def turns_left(self) -> int:
        """Return the number of meld turns to come, including this one or that of the trick on the table."""
        tricks = (self.stock_end - self.stock_at) // self.players
        if self.melder != bits.NOBODY and self.early_draws > 0:
            tricks += 1  # the draws after this trick have begun
        return tricks if self.melds_last else tricks - 1

    def count_cards(self, seat: int, unit: int) -> None:
        """Set `have` to the number of copies of each card that may serve in a meld, or in one that it takes over."""
        binds = self.binds[unit]
        for k in range(self.need_count[unit]):
            code = self.need_code[(unit << 3) | k]
            found = self.held[(seat << 5) | code]
            for at in range(self.laid_count[seat]):
                if self.laid_code[(seat << 6) | at] == code and not self.laid_uses[(seat << 6) | at] & binds:
                    found += 1
            self.have[k] = found

    def points_now(self, seat: int, unit: int) -> int:
        """Return the most points that a meld can add now, or -1 if it cannot be made; its cards have been counted."""
        from_hand = not self.needs_hand_card
        found = 0
        for k in range(self.need_count[unit]):
            found += self.have[k]
            if self.any_of[unit] == 0 and self.have[k] < self.need_copies[(unit << 3) | k]:
                return -1
            if self.held[(seat << 5) | self.need_code[(unit << 3) | k]]:
                from_hand = True
        if not from_hand or found < self.any_of[unit] or self.made_count[seat] == MOST_MADE:
            return -1
        return self.values[unit] if self.takes_over[unit] == 0 else self.pick(seat, unit)

    def pick(self, seat: int, unit: int) -> int:
        """Pick cards on the table for a meld, as bits by place, and return the points it then adds; -1 if impossible.

        Of the choices that add most, take the one with the most cards on the table, then the one whose cards have been
        used in the most melds, then the one laid down first.
        """
        if self.any_of[unit]:
            return self.pick_any(seat, unit)
        best, count, uses, picked = -1, 0, 0, 0
        for one in range(-1, self.made_count[seat]):
            if one >= 0 and not self.is_intact(seat, unit, one):
                continue
            for other in range(-1, max(0, one) if self.roles[unit] == bits.PINOCHLE else 0):
                if other >= 0 and not self.is_intact(seat, unit, other):
                    continue
                over = 0 if one < 0 else self.values[self.made_unit[(seat << 6) | one]]
                over += 0 if other < 0 else self.values[self.made_unit[(seat << 6) | other]]
                points = self.values[unit] - (0 if self.is_upgrade_full else over)
                if over > self.values[unit] or points < best or not self.pick_with(seat, unit, one, other):
                    continue
                is_better = points > best or self.picked_count > count
                if not is_better and self.picked_count == count:
                    first = (self.picked ^ picked) & -(self.picked ^ picked)
                    is_better = self.picked_uses > uses or (self.picked_uses == uses and self.picked & first != 0)
                if is_better:
                    best, count, uses, picked = points, self.picked_count, self.picked_uses, self.picked
        self.picked = picked
        return best

    def is_intact(self, seat: int, unit: int, made: int) -> bool:
        """Return whether an earlier meld can be taken over: all its cards lie there, unused by others of its kind."""
        old = self.made_unit[(seat << 6) | made]
        if not (self.takes_over[unit] >> old) & 1:
            return False
        found = 0
        for at in range(self.laid_count[seat]):
            if (self.laid_made[(seat << 6) | at] >> made) & 1:
                if self.laid_uses[(seat << 6) | at] & self.kin[old] != self.bit(old):
                    return False
                found += 1
        for k in range(self.need_count[old]):
            found -= self.need_copies[(old << 3) | k]
        return found == 0

    def pick_with(self, seat: int, unit: int, one: int, other: int) -> bool:
        """Pick the cards on the table for a meld that takes over these earlier ones; return whether it can be made."""
        self.picked = 0
        self.picked_count = 0
        self.picked_uses = 0
        self.weakest = bits.NOBODY
        is_from_hand = not self.needs_hand_card
        for k in range(self.need_count[unit]):
            code = self.need_code[(unit << 3) | k]
            wanted = self.need_copies[(unit << 3) | k]
            for at in range(self.laid_count[seat]):
                made = self.laid_made[(seat << 6) | at]
                is_over = (one >= 0 and (made >> one) & 1) or (other >= 0 and (made >> other) & 1)
                if is_over and self.laid_code[(seat << 6) | at] == code:
                    self.pick_place(seat, at)
                    wanted -= 1
            in_hand = self.held[(seat << 5) | code]
            while wanted > 0:
                at = self.next_place(seat, unit, code)
                if at < 0:
                    break
                self.pick_place(seat, at)
                wanted -= 1
                uses = self.uses_of(seat, at)
                if in_hand and (
                    self.weakest < 0 or uses < self.weakest_uses or (uses == self.weakest_uses and at > self.weakest)
                ):
                    self.weakest = at
                    self.weakest_uses = uses
            if in_hand < wanted:
                return False
            if wanted > 0:
                is_from_hand = True
        if is_from_hand:
            return True
        if self.weakest < 0:
            return False
        self.picked ^= self.bit(self.weakest)
        self.picked_count -= 1
        self.picked_uses -= self.weakest_uses
        return True

    def pick_any(self, seat: int, unit: int) -> int:
        """Pick cards on the table for a meld of any cards of a rank, and return its points; -1 if it cannot be made."""
        self.picked = 0
        self.picked_count = 0
        wanted, in_hand = self.any_of[unit], 0
        for k in range(self.need_count[unit]):
            in_hand += self.held[(seat << 5) | self.need_code[(unit << 3) | k]]
        on_table = wanted - 1 if self.needs_hand_card else wanted
        for k in range(self.need_count[unit]):
            while self.picked_count < on_table:
                at = self.next_place(seat, unit, self.need_code[(unit << 3) | k])
                if at < 0:
                    break
                self.pick_place(seat, at)
        return self.values[unit] if self.picked_count + in_hand >= wanted else -1

    def bit(self, at: int) -> int:
        """Return a bit set for a place."""
        one = 1
        return one << at

    def pick_place(self, seat: int, at: int) -> None:
        """Pick the melded card at a place."""
        self.picked |= self.bit(at)
        self.picked_count += 1
        self.picked_uses += self.uses_of(seat, at)

    def next_place(self, seat: int, unit: int, code: int) -> int:
        """Return the place of the card that has served most, of those that may serve in a meld and are not picked."""
        bound = self.binds[unit] | self.takes_over[unit]
        best, most = bits.NOBODY, -1
        for at in range(self.laid_count[seat]):
            if self.laid_code[(seat << 6) | at] != code or self.laid_uses[(seat << 6) | at] & bound:
                continue
            if (self.picked >> at) & 1 == 0 and self.uses_of(seat, at) > most:
                best, most = at, self.uses_of(seat, at)
        return best

    def uses_of(self, seat: int, at: int) -> int:
        """Return how many melds the card at a place has served in."""
        left = self.laid_made[(seat << 6) | at]
        count = 0
        while left:
            left &= left - 1
            count += 1
        return count

    def make_meld(self, seat: int, unit: int) -> None:
        """Lay down a meld, using cards on the table as far as they may serve in it, score it, and exchange a dix."""
        self.taken[self.side[seat]] += self.pick(seat, unit)
        made = self.made_count[seat]
        self.made_unit[(seat << 6) | made] = unit
        self.made_count[seat] = made + 1
        for at in range(self.laid_count[seat]):
            if (self.picked >> at) & 1:
                self.laid_uses[(seat << 6) | at] |= self.bit(unit)
                self.laid_made[(seat << 6) | at] |= self.bit(made)
        old_count = self.laid_count[seat]
        any_left = self.any_of[unit] - self.picked_count
        for k in range(self.need_count[unit]):
            code = self.need_code[(unit << 3) | k]
            wanted = self.need_copies[(unit << 3) | k]
            for at in range(old_count):
                if (self.picked >> at) & 1 and self.laid_code[(seat << 6) | at] == code:
                    wanted -= 1
            if self.any_of[unit]:
                wanted = min(any_left, self.held[(seat << 5) | code])
                any_left -= wanted
            while wanted > 0:
                self.lay_from_hand(seat, code, unit)
                wanted -= 1
        if self.per_turn > 0 and (self.roles[unit] != bits.DIX or not self.is_dix_free):
            self.melds_left -= 1
        if self.roles[unit] == bits.DIX and self.swaps_with_meld:
            self.exchange(seat)
        if self.trump == bits.ANY_SUIT and self.names[unit] != bits.NOBODY:
            self.use_trump(self.names[unit])

    def lay_from_hand(self, seat: int, code: int, unit: int) -> None:
        """Lay down a card from the hand as part of a meld."""
        self.held[(seat << 5) | code] -= 1
        self.hand_count[seat] -= 1
        self.loose[code] -= 1
        self.loose_count -= 1
        at = (seat << 6) | self.laid_count[seat]
        self.laid_code[at] = code
        self.laid_uses[at] = self.bit(unit)
        self.laid_made[at] = self.bit(self.made_count[seat] - 1)
        self.laid_count[seat] += 1

    def take_up_melds(self) -> None:
        """Begin strict play: everybody picks up his melds."""
        for at in range(32):
            self.hands[at] = 0
        for suit in range(4):
            self.out[suit] = 0
            self.voids[suit] = 0
        self.remaining = 0
        for seat in range(self.players):
            for at in range(self.laid_count[seat]):
                self.held[(seat << 5) | self.laid_code[(seat << 6) | at]] += 1
            for code in range(32):
                copies = self.held[(seat << 5) | code]
                if copies:
                    self.hands[(seat << 2) | (code >> 3)] += copies << ((code & 7) << 2)
                    self.out[code >> 3] += copies << ((code & 7) << 2)
                    self.remaining += copies
            for suit in range(4):
                if self.hands[(seat << 2) | suit] == 0:
                    self.voids[suit] |= 1 << seat
        self.voids[bits.ANY_SUIT] = 255
        self.to_come = self.remaining // self.players - 1
        self.fade = min(5, self.to_come)
        self.bound_to_trump = False

    # ---- what a card is worth --------------------------------------------------------------------------------------

    def weigh_cards(self) -> None:
        """Set `worths`: by code for the cards in the hand, then by place for the melded ones."""
        seat = self.turn
        self.find_losses(seat)
        lying = self.worth if self.size else self.weights[11]
        turn = self.stake + self.weights[0]
        for code in range(32):
            if self.held[(seat << 5) | code]:
                self.worths[code] = self.gain_of(code, lying, turn) - self.kept_for_later(code) - self.loss[code]
        for at in range(self.laid_count[seat]):
            code = self.laid_code[(seat << 6) | at]
            loss = self.loss[code]
            uses = self.laid_uses[(seat << 6) | at]
            for unit in range(self.unit_count):
                if uses & self.binds[unit]:  # a card that cannot serve in a meld is no loss to it
                    for k in range(self.need_count[unit]):
                        if self.need_code[(unit << 3) | k] == code:
                            loss -= self.losses[(unit << 3) | k]
            self.worths[32 + at] = self.gain_of(code, lying, turn) - self.kept_for_later(code) - loss

    def gain_of(self, code: int, lying: float, turn: float) -> float:
        """Return what a card brings in this trick: points won or lost, and the turn after it."""
        chance = self.chance_to_win(code)
        return (2 * chance - 1) * (lying + self.points[code]) + chance * turn

    def chance_to_win(self, code: int) -> float:
        """Return the chance that a card wins the trick; anybody can trump a lead, but that is seldom worth it."""
        suit = code >> 3
        if self.size:
            wins = code > self.top if suit == self.top >> 3 else suit == self.trump
            if not wins:
                return 0.0
            return 1.0 if self.size == self.players - 1 else 0.6
        top = True
        for other in range(code + 1, (suit + 1) << 3):
            if self.loose[other] > self.held[(self.turn << 5) | other]:
                top = False
        if top:
            return 1.0 if suit == self.trump else self.weights[7]
        if code & 7 == ACE or suit == self.trump:
            return self.weights[8]
        return self.weights[9] if code & 7 == self.ten else self.weights[10]

    def kept_for_later(self, code: int) -> float:
        """Return the value of keeping a card for later tricks."""
        rank = code & 7
        value = 0.0
        if rank == ACE:
            value = self.weights[2]
        elif rank == self.ten:
            value = self.weights[3]
        if code >> 3 == self.trump:
            value += self.weights[4] + self.weights[5] * rank
        elif rank > self.king:
            value += self.weights[12]
        return value

    def find_losses(self, seat: int) -> None:
        """Set `losses`, how much losing a card lowers each meld's `hope`, and `stake`, what is waiting to be made."""
        turns = self.turns_left()
        self.stake = 0.0
        for code in range(32):
            self.loss[code] = 0.0
        for at in range(self.unit_count << 3):
            self.losses[at] = 0.0
        if turns <= 0:
            return
        draws = turns if self.early_draws > 0 else turns - 1
        pool = max(1, self.loose_count - self.hand_count[seat])
        for left in range(self.copies + 1):
            miss, part = 1.0, 1.0 - min(left, pool) / (1.0 * pool)
            for _ in range(draws):
                miss *= part
            self.misses[left] = miss
        waiting = 0
        best = 0.0
        for unit in range(self.unit_count):
            self.count_cards(seat, unit)
            before = self.hope(seat, unit)
            for k in range(self.need_count[unit]):
                if self.have[k] and self.values[unit] > 0 and before > 0.0:
                    self.have[k] -= 1
                    lost = before - self.hope(seat, unit)
                    self.have[k] += 1
                    self.losses[(unit << 3) | k] = lost
                    self.loss[self.need_code[(unit << 3) | k]] += lost
            points = self.points_now(seat, unit)
            if points >= 0:
                waiting += 1
                best = max(best, points)
        urgent = min(1.0, waiting / (1.0 * turns))
        self.stake = best * max(self.weights[1], urgent)

    def hope(self, seat: int, unit: int) -> float:
        """Return a meld's points times the chance that its missing cards come, or the worth of all copies held."""
        if self.any_of[unit]:
            return self.hope_of_any(seat, unit)
        chance = 1.0
        lacks = False
        copies = 100
        for k in range(self.need_count[unit]):
            wanted = self.need_copies[(unit << 3) | k]
            code = self.need_code[(unit << 3) | k]
            copies = min(copies, self.have[k] // wanted)
            for more in range(wanted - self.have[k]):
                lacks = True
                left = self.loose[code] - self.held[(seat << 5) | code] - more
                if left <= 0:
                    return 0.0
                chance *= 1.0 - self.misses[left]
        if lacks:
            return self.weights[6] * chance * self.values[unit]
        return self.values[unit] * (1.0 + self.weights[13] * (copies - 1))

    def hope_of_any(self, seat: int, unit: int) -> float:
        """Return the same for a meld of any cards of a rank: the chance that enough of those to come are drawn."""
        found = left = 0
        for k in range(self.need_count[unit]):
            code = self.need_code[(unit << 3) | k]
            found += self.have[k]
            left += self.loose[code] - self.held[(seat << 5) | code]
        wanted = self.any_of[unit] - found
        if wanted <= 0:
            return 1.0 * self.values[unit]
        if left < wanted:
            return 0.0
        missed = self.misses[1]
        if missed <= 0.0:
            return self.weights[6] * self.values[unit]
        exactly, fewer = 1.0, 0.0
        for _ in range(left):
            exactly *= missed
        for drawn in range(wanted):
            fewer += exactly
            exactly *= (left - drawn) * (1.0 - missed) / ((drawn + 1) * missed)
        return self.weights[6] * (1.0 - fewer) * self.values[unit]
