# The types of sample.py, for the compiler.
cimport cython

cdef class Sampler:
    cdef object belief, names
    cdef list bound, free, places
    cdef int begins[256]
    cdef int ends[256]
    cdef int spots[4864]
    cdef double weights[4864]
    cdef int room[19]
    cdef int where[256]

    @cython.locals(dealt=list, keys=list, order=list, start=int, end=int, place=int, number=int)
    cpdef world(self, chance)
    @cython.locals(number=int, at=int, total=double, drawn=double, spot=int)
    @cython.final
    cdef deal_bound(self, chance)
    @cython.locals(card=int)
    @cython.final
    cdef int make_room(self, int number) except -1
