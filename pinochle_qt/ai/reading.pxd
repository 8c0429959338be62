# The types of reading.py, for the compiler.
cimport cython

from pinochle_qt.ai.kernel cimport Kernel

cdef double SECURES, HIGHEST, PER_HELD, SURE_SIDE, SURE_SIDE_OF_DECLARER, SURE_SIDE_STEP, SURE_TRUMP_STEP, PER_OTHER, PER_FOE_VOID, SIDE_STEP, PAIR
cdef double SIDE_LENGTH, SHORTNESS, TRUMP, TRUMP_OF_DECLARER, SURE_TRUMP, TRUMP_STEP, TRUMP_COUNTER, TRUMP_LENGTH
cdef double CONTROL, SURE_CONTROL, MISTAKE, NEVER

cdef class Reader(Kernel):
    cdef int asker, declarer, played
    cdef double dearest
    cdef int plays[256]
    cdef int shown_voids[8]
    cdef bint controls, holds_trumps, friend_after, foe_after
    cdef double counter[8]
    cdef double step[8]

    @cython.locals(code=int, most=int, face=int)
    cpdef set_history(self, int asker, int declarer, cards)
    cpdef double read(self, world, int leader, bint bound_to_trump)
    @cython.locals(total=double, suit=int, at=int, code=int)
    @cython.final
    cdef double replay(self) noexcept nogil
    @cython.locals(count=int, total=double, chosen=double, suit=int, word=cython.uint, rank=int, code=int,
                   weight=double)
    @cython.final
    cdef double weigh_play(self, int played) noexcept nogil
    @cython.locals(after=int, held=int, others=int)
    @cython.final
    cdef void look_round(self) noexcept nogil
    @cython.locals(suit=int, others=cython.uint)
    @cython.final
    cdef bint is_highest(self, int code) noexcept nogil
    @cython.locals(suit=int, takes=cython.bint, is_safe=cython.bint, is_ours=cython.bint,
                   is_settled=cython.bint, value=double, at=int)
    @cython.final
    cdef double weigh_reply(self, int code) noexcept nogil
    @cython.locals(suit=int, word=cython.uint, length=int, is_declarer=cython.bint, value=double, threats=int, seat=int)
    @cython.final
    cdef double weigh_lead_of(self, int code) noexcept nogil

from pinochle_qt.ai cimport bits
