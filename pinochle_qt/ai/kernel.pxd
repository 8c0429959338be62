# The types of kernel.py, for the compiler.
cimport cython

cdef int USUAL, PER_TRUMP_STRENGTH, PER_STRENGTH, TOP_OF_SUIT, SHORTNESS
cdef int TO_FRIEND, LOSER, HELD_ACE, FOE_VOID

cdef class Kernel:
    cdef int players, side_count, trump
    cdef bint must_head, must_overtrump
    cdef int points[32]
    cdef int codes[32]
    cdef int bonus[256]
    cdef int side[8]
    cdef int foes[8]
    cdef unsigned int hands[32]
    cdef unsigned int out[4]
    cdef int voids[8]
    cdef int remaining, turn, size, led, top, top_seat, worth
    cdef bint bound_to_trump
    cdef int taken[8]
    cdef int legal_suit
    cdef unsigned int legal_word
    cdef unsigned int chance
    cdef int lead, fade, to_come, move_count
    cdef int moves[32]
    cdef unsigned int kept_hands[32]
    cdef unsigned int kept_out[4]
    cdef int kept_voids[8]
    cdef int results[256]

    @cython.locals(seat=int, other=int, face=int, to_come=int)
    cpdef set_rules(
        self, sides, int trump, codes, points, bonuses, bint must_head, bint must_overtrump)
    @cython.locals(at=int, suit=int, seat=int, face=int, code=int, unit=cython.uint, side=int)
    cpdef set_position(self, world, int leader, trick, bint bound_to_trump)
    @cython.final
    cdef void put(self, int code) noexcept nogil
    @cython.locals(suit=int, unit=cython.uint)
    @cython.final
    cdef void play(self, int code) noexcept nogil
    @cython.locals(first=int, suit=int, word=cython.uint, must_beat=cython.bint)
    @cython.final
    cdef void find_legal(self) noexcept nogil
    @cython.locals(code=int, suit=int, word=cython.uint)
    cpdef list legal_codes(self)
    @cython.locals(at=int, face=int, code=int)
    cpdef set_moves(self, moves)
    @cython.locals(at=int, side=int, sides=int)
    cpdef list roll_out(self, moves, unsigned int seed)
    cpdef int suggest(self, unsigned int seed)
    @cython.locals(turn=int, size=int, led=int, top=int, top_seat=int, worth=int, bound=cython.bint, remaining=int, fade=int, to_come=int,
                   words=int, at=int, suit=int, move=int, side=int)
    cdef void work(self) noexcept nogil
    @cython.locals(word=cython.uint, rank=int)
    @cython.final
    cdef int choose(self) noexcept nogil
    @cython.locals(code=int, suit=int, word=cython.uint)
    @cython.final
    cdef int only_card(self) noexcept nogil
    @cython.locals(after=int, beats_all=cython.bint, wins=cython.bint,
                   best_score=int, best=int, rank=int, code=int, swing=int, score=int)
    @cython.final
    cdef int choose_within(self, int suit, unsigned int word) noexcept nogil
    @cython.locals(wins=cython.bint, best_score=int, best=int, start=int, step=int, suit=int, word=cython.uint,
                   rank=int, code=int, score=int)
    @cython.final
    cdef int choose_discard(self) noexcept nogil
    @cython.locals(first=int, trumps=cython.uint, ruffers=int, held=int, others=int, rank=int,
                   best_score=int, best=int, start=int, step=int, suit=int, word=cython.uint, score=int)
    @cython.final
    cdef int choose_lead(self) noexcept nogil
    @cython.locals(first=int, best_score=int, best=int, step=int, suit=int, word=cython.uint, code=int, score=int)
    @cython.final
    cdef int find_winner(self, int start, int ruffers) noexcept nogil
    @cython.locals(foes=cython.uint, friends=cython.uint, foe_voids=int, seat=int, held=cython.uint,
                   to_friend=cython.bint, best_score=int, rank=int, points=int, score=int)
    @cython.final
    cdef int weigh_lead(self, int suit, unsigned int word, int ruffers) noexcept nogil
    @cython.locals(seat=int, led=int, word=cython.uint, suit=int)
    @cython.final
    cdef bint is_won_by(self, int top, int top_seat) noexcept nogil
    @cython.locals(suit=int, rank=int, value=int, first=int, is_last=cython.bint)
    @cython.final
    cdef int kept_for(self, int code) noexcept nogil
    @cython.final
    cdef int throw(self) noexcept nogil

from pinochle_qt.ai cimport bits
