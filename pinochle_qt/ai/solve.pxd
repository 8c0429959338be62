# The types of solve.py, for the compiler.
cimport cython

from pinochle_qt.ai.kernel cimport Kernel

cdef int PLACES, NO_CARD, WINS, PATIENCE
cdef unsigned long long FULL, MIX_A, MIX_B, GROUP, SOLE, POINTS

cdef class Solver(Kernel):
    cdef int own_side, unit, pot, sure_seat, depth, best
    cdef readonly long long nodes
    cdef long long most_nodes
    cdef double deadline
    cdef int stopped
    cdef unsigned long long signature
    cdef int stack[8192]
    cdef int weights[8192]
    cdef unsigned int owners[32]
    cdef unsigned int seen_out[1024]
    cdef unsigned long long seen_keys[1024]
    cdef unsigned long long memory[524288]

    @cython.locals(at=int)
    cpdef list solve_moves(self, moves, int unit, long long most_nodes, double deadline)
    @cython.locals(at=int)
    cpdef void forget(self) noexcept
    @cython.locals(to_come=int, code=int, at=int, seat=int, held=cython.uint, total=int, guess=int, move=int, alike=int)
    cdef void work(self) noexcept nogil
    @cython.locals(code=int, suit=int, others=cython.uint, earlier=int, other=int, low=int, high=int)
    @cython.final
    cdef int alike(self, int move) noexcept nogil
    @cython.locals(low=int, high=int, need=int, step=int, rises=int, falls=int)
    @cython.final
    cdef int value_of(self, int code, int guess, int total) noexcept nogil
    @cython.locals(turn=int, size=int, led=int, top=int, top_seat=int, worth=int, bound=cython.bint, taken=int,
                   answer=cython.bint)
    @cython.final
    cdef bint takes_after(self, int code, int need) noexcept nogil
    @cython.locals(suit=int, unit=cython.uint, bonus=int, worth=int)
    @cython.final
    cdef int advance(self, int code) noexcept nogil
    @cython.locals(unit=cython.uint)
    @cython.final
    cdef void take_back(self, int code) noexcept nogil
    @cython.locals(key=cython.ulonglong, at=int, known=cython.ulonglong, hint=int, sure=int, is_sure_own=cython.bint,
                   answer=cython.bint)
    @cython.final
    cdef bint takes(self, int need) noexcept nogil
    @cython.final
    cdef bint is_late(self) noexcept nogil
    @cython.locals(at=int, low=cython.ulonglong, high=cython.ulonglong, hint=cython.ulonglong, known=cython.ulonglong)
    @cython.final
    cdef void remember(self, unsigned long long key, int need, bint answer) noexcept nogil
    @cython.locals(turn=int, size=int, led=int, top=int, top_seat=int, worth=int, is_own=cython.bint, first=int,
                   last=int, at=int, best=int, other=int, code=int, taken=int, answer=cython.bint)
    @cython.final
    cdef bint search(self, int need, int hint) noexcept nogil
    @cython.locals(last=int, suit=int, word=cython.uint, at=int, code=int)
    @cython.final
    cdef int list_moves(self, int first, int hint) noexcept nogil
    @cython.locals(others=cython.uint, before=int, rank=int, code=int)
    @cython.final
    cdef int list_suit(self, int suit, unsigned int word, int last) noexcept nogil
    @cython.locals(suit=int, points=int, beats=cython.bint)
    @cython.final
    cdef int weight(self, int code) noexcept nogil
    @cython.locals(top=int, winner=int, seat=int, suit=int, word=cython.uint, code=int)
    @cython.final
    cdef int last_points(self) noexcept nogil
    @cython.locals(first=int, sure=int, to_come=int, own=cython.uint, others=cython.uint, high=int, rank=int, suit=int)
    @cython.final
    cdef int sure_points(self) noexcept nogil
    @cython.locals(seat=int, own=cython.uint, others=cython.uint, sure=int, rank=int)
    @cython.final
    cdef int sure_points_of_foe(self, int high) noexcept nogil
    @cython.locals(word=cython.ulonglong, to_come=int, seat=int)
    @cython.final
    cdef void set_signature(self) noexcept nogil
    @cython.locals(total=cython.ulonglong, now=int, before=int, suit=int, word=cython.uint)
    @cython.final
    cdef unsigned long long canonical_key(self) noexcept nogil
    @cython.locals(word=cython.uint, total=cython.ulonglong, group=cython.ulonglong, group_seat=int, group_points=int,
                   rank=int, code=int, owners=cython.uint, points=int, seat=int)
    @cython.final
    cdef unsigned long long suit_key(self, int suit) noexcept nogil
    @cython.final
    cdef unsigned long long mixed(self, unsigned long long found, unsigned long long more) noexcept nogil

from pinochle_qt.ai cimport bits
