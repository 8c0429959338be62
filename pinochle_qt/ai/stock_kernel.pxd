# The types of stock_kernel.py, for the compiler.
cimport cython

from pinochle_qt.ai.kernel cimport Kernel

cdef int ACE, MOST_MADE

cdef class StockKernel(Kernel):
    cdef int unit_count
    cdef int values[64]
    cdef int values_by_trump[320]
    cdef int names[64]
    cdef int roles[64]
    cdef unsigned long long binds[64]
    cdef unsigned long long takes_over[64]
    cdef unsigned long long kin[64]
    cdef int any_of[64]
    cdef int need_count[64]
    cdef int need_code[512]
    cdef int need_copies[512]
    cdef int per_turn, early_draws, dix, ten, king
    cdef bint is_dix_free, needs_hand_card, is_upgrade_full, swaps_with_meld, swaps_freely, melds_last
    cdef double weights[32]
    cdef int held[256]
    cdef int loose[32]
    cdef int loose_count, copies
    cdef int hand_count[8]
    cdef int laid_count[8]
    cdef int laid_code[512]
    cdef unsigned long long laid_uses[512]
    cdef unsigned long long laid_made[512]
    cdef int made_count[8]
    cdef int made_unit[512]
    cdef int stock[256]
    cdef int goals[8]
    cdef int before[8]
    cdef bint is_out_at_once, is_rounded
    cdef readonly int out_side
    cdef int stock_at, stock_end, melder, melds_left
    cdef bint is_exchanged
    cdef double misses[16]
    cdef int have[8]
    cdef unsigned long long picked
    cdef int picked_count, picked_uses, weakest, weakest_uses
    cdef double stake
    cdef double losses[512]
    cdef double loss[32]
    cdef double worths[96]
    cdef int chosen_place

    @cython.locals(at=int, trump=int, value=int, names=int, role=int, binds=cython.ulonglong,
                   takes_over=cython.ulonglong, kin=cython.ulonglong, any_of=int, k=int, face=int, copies=int)
    cpdef set_melds(self, units, options, draws, ranks)
    @cython.locals(at=int, weight=double)
    cpdef set_weights(self, weights)
    @cython.locals(at=int, code=int, seat=int, face=int, places=cython.ulonglong, unit=int, place=int)
    cpdef set_cards(self, hands, stock, laid, made)
    @cython.locals(cards=int, seat=int, side=int, face=int)
    cpdef set_turn(self, int leader, trick, int melder, int melds_left, bint is_exchanged, int trump)
    @cython.locals(unit=int)
    @cython.final
    cdef void use_trump(self, int trump) noexcept nogil
    @cython.locals(side=int)
    cpdef set_goals(self, goals, before, bint is_at_once, bint is_rounded)
    @cython.locals(seat=int, asked=int)
    @cython.final
    cdef bint is_over(self) noexcept nogil
    @cython.locals(points=int)
    @cython.final
    cdef bint is_out(self, int side) noexcept nogil
    @cython.locals(side=int)
    cpdef list play_on(self, unsigned int seed)
    @cython.locals(seat=int, code=int, at=int)
    cpdef list weigh(self)
    @cython.locals(code=int)
    cdef void work(self) noexcept nogil
    @cython.locals(seat=int, best=int, best_worth=double, code=int, at=int)
    @cython.final
    cdef int choose_freely(self) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void play_freely(self, int code, int place) noexcept nogil
    @cython.final
    cdef void end_trick(self) noexcept nogil
    @cython.locals(at=int)
    @cython.final
    cdef void remove_laid(self, int seat, int place) noexcept nogil
    @cython.locals(step=int, seat=int, code=int)
    @cython.final
    cdef void draw(self, int first, int end) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void take_turn(self) noexcept nogil
    @cython.final
    cdef void end_turn(self) noexcept nogil
    @cython.locals(is_at_limit=cython.bint, best=int)
    @cython.final
    cdef void make_melds(self, int seat, bint only_dix) noexcept nogil
    @cython.locals(last=int)
    @cython.final
    cdef bint can_exchange(self) noexcept nogil
    @cython.locals(last=int, taken=int, at=int)
    @cython.final
    cdef void exchange(self, int seat) noexcept nogil
    @cython.locals(
        best=int, best_value=double, run=int, turns=int, unit=int, role=int, points=int, later=int, value=double
    )
    @cython.final
    cdef int best_meld(self, int seat, bint only_dix) noexcept nogil
    @cython.locals(found=int, code=int, at=int)
    @cython.final
    cdef int count_suit(self, int seat, int suit) noexcept nogil
    @cython.locals(tricks=int)
    @cython.final
    cdef int turns_left(self) noexcept nogil
    @cython.locals(binds=cython.ulonglong, k=int, code=int, found=int, at=int)
    @cython.final
    cdef void count_cards(self, int seat, int unit) noexcept nogil
    @cython.locals(from_hand=cython.bint, found=int, k=int)
    @cython.final
    cdef int points_now(self, int seat, int unit) noexcept nogil
    @cython.locals(best=int, count=int, uses=int, picked=cython.ulonglong, one=int, other=int, over=int, points=int,
                   is_better=cython.bint, first=cython.ulonglong)
    @cython.final
    cdef int pick(self, int seat, int unit) noexcept nogil
    @cython.locals(old=int, found=int, at=int, k=int)
    @cython.final
    cdef bint is_intact(self, int seat, int unit, int made) noexcept nogil
    @cython.locals(is_from_hand=cython.bint, k=int, code=int, wanted=int, at=int, made=cython.ulonglong,
                   is_over=cython.bint, in_hand=int, uses=int)
    @cython.final
    cdef bint pick_with(self, int seat, int unit, int one, int other) noexcept nogil
    @cython.locals(wanted=int, in_hand=int, on_table=int, k=int, at=int)
    @cython.final
    cdef int pick_any(self, int seat, int unit) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    @cython.final
    cdef unsigned long long bit(self, int at) noexcept nogil
    @cython.final
    cdef void pick_place(self, int seat, int at) noexcept nogil
    @cython.locals(bound=cython.ulonglong, best=int, most=int, at=int)
    @cython.final
    cdef int next_place(self, int seat, int unit, int code) noexcept nogil
    @cython.locals(left=cython.ulonglong, count=int)
    @cython.final
    cdef int uses_of(self, int seat, int at) noexcept nogil
    @cython.locals(made=int, at=int, old_count=int, any_left=int, k=int, code=int, wanted=int)
    @cython.final
    cdef void make_meld(self, int seat, int unit) noexcept nogil
    @cython.locals(at=int)
    @cython.final
    cdef void lay_from_hand(self, int seat, int code, int unit) noexcept nogil
    @cython.locals(at=int, suit=int, seat=int, code=int, copies=int)
    @cython.final
    cdef void take_up_melds(self) noexcept nogil
    @cython.locals(seat=int, lying=double, turn=double, code=int, at=int, loss=double, uses=cython.ulonglong, unit=int, k=int)
    @cython.final
    cdef void weigh_cards(self) noexcept nogil
    @cython.locals(chance=double)
    @cython.final
    cdef double gain_of(self, int code, double lying, double turn) noexcept nogil
    @cython.locals(suit=int, wins=cython.bint, top=cython.bint, other=int)
    @cython.final
    cdef double chance_to_win(self, int code) noexcept nogil
    @cython.locals(rank=int, value=double)
    @cython.final
    cdef double kept_for_later(self, int code) noexcept nogil
    @cython.locals(turns=int, at=int, points=int, draws=int, pool=int, left=int, miss=double, part=double, code=int, waiting=int, best=double, unit=int,
                   before=double, k=int, lost=double, urgent=double)
    @cython.final
    cdef void find_losses(self, int seat) noexcept nogil
    @cython.locals(chance=double, lacks=cython.bint, copies=int, k=int, wanted=int, code=int, more=int, left=int)
    @cython.final
    cdef double hope(self, int seat, int unit) noexcept nogil
    @cython.locals(found=int, left=int, k=int, code=int, wanted=int, missed=double, exactly=double, fewer=double,
                   drawn=int, _=int)
    @cython.final
    cdef double hope_of_any(self, int seat, int unit) noexcept nogil

from pinochle_qt.ai cimport bits
