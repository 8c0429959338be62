# The compiled counterparts of bits.py.
from pinochle_qt.ai.kernel cimport Kernel

cdef extern from *:
    """
    #include <time.h>
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int pinochle_lowest(unsigned int word) { unsigned long at; _BitScanForward(&at, word); return (int)at; }
    static __inline int pinochle_highest(unsigned int word) { unsigned long at; _BitScanReverse(&at, word); return (int)at; }
    #else
    #define pinochle_lowest(word) __builtin_ctz(word)
    #define pinochle_highest(word) (31 - __builtin_clz(word))
    #endif
    static double pinochle_now(void) {
        struct timespec at;
        timespec_get(&at, TIME_UTC);
        return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
    }
    """
    int lowest "pinochle_lowest"(unsigned int word) noexcept nogil
    int highest "pinochle_highest"(unsigned int word) noexcept nogil
    double now "pinochle_now"() noexcept nogil

cdef extern from "<math.h>":
    double exp(double value) noexcept nogil
    double log(double value) noexcept nogil

cdef enum:
    IS_COMPILED = 1
    ANY_SUIT = 4
    POINT = 20
    NOBODY = -1
    PLAIN_MELD = 0
    DIX = 1
    MARRIAGE = 2
    RUN = 3
    PINOCHLE = 4

cdef inline int count(unsigned int word) noexcept nogil:
    return (((word & 0x0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F)) * 0x01010101) >> 24

cdef inline void run_freely(Kernel kernel) noexcept:
    with nogil:
        kernel.work()

cdef inline void make_memory(solver, int size) noexcept:
    pass
