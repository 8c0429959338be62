# The types of solve.py, for the compiler.
cimport cython

from pinochle_qt.ai.kernel cimport Kernel

cdef int PLACES, NO_CARD, PATIENCE
cdef unsigned long long FULL, MIX_A, MIX_B

cdef class Solver(Kernel):
    cdef int own_side, unit, pot, depth, best
    cdef readonly long long nodes
    cdef long long most_nodes
    cdef double deadline
    cdef int stopped
    cdef unsigned long long signature
    cdef int stack[8192]
    cdef int weights[8192]
    cdef int history[256]
    cdef unsigned long long keys[262144]
    cdef int lows[262144]
    cdef int highs[262144]
    cdef int hints[262144]

    @cython.locals(at=int, face=int)
    cpdef list solve_moves(self, moves, int unit, long long most_nodes, double deadline)
    @cython.locals(code=int, at=int, total=int, guess=int, move=int)
    cdef void work(self) noexcept nogil
    @cython.locals(low=int, high=int, need=int, step=int, went_up=cython.bint)
    cdef int value_of(self, int code, int guess, int total) noexcept nogil
    @cython.locals(turn=int, size=int, led=int, top=int, top_seat=int, worth=int, bound=cython.bint, taken=int,
                   answer=cython.bint)
    cdef bint takes_after(self, int code, int need) noexcept nogil
    @cython.locals(suit=int, unit=cython.uint, worth=int)
    cdef int advance(self, int code) noexcept nogil
    @cython.locals(unit=cython.uint)
    cdef void take_back(self, int code) noexcept nogil
    @cython.locals(key=cython.ulonglong, at=int, hint=int, answer=cython.bint)
    cdef bint takes(self, int need) noexcept nogil
    @cython.locals(at=int)
    cdef void remember(self, unsigned long long key, int need, bint answer) noexcept nogil
    @cython.locals(turn=int, size=int, led=int, top=int, top_seat=int, worth=int, is_own=cython.bint, first=int,
                   last=int, at=int, best=int, other=int, code=int, taken=int, answer=cython.bint)
    cdef bint search(self, int need, int hint) noexcept nogil
    @cython.locals(found=int, suit=int, word=cython.uint, others=cython.uint, before=int, rank=int, code=int)
    cdef int list_moves(self, int first, int hint) noexcept nogil
    @cython.locals(suit=int, value=int, points=int, beats=cython.bint)
    cdef int weight(self, int code) noexcept nogil
    @cython.locals(word=cython.ulonglong, seat=int)
    cdef void set_signature(self) noexcept nogil
    @cython.locals(total=cython.ulonglong, suit=int, word=cython.uint, found=cython.ulonglong,
                   group=cython.ulonglong, group_points=int, group_seat=int, rank=int, shift=int, copies=int,
                   owners=cython.ulonglong, sole=int, seat=int, held=int, points=int)
    cdef unsigned long long canonical_key(self) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long found, unsigned long long owners, int points) noexcept nogil

from pinochle_qt.ai cimport bits
