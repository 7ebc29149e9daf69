/* Sets of signals, as the kernel has them: the program may have functions of its own named like libc's. */

#ifndef STEELYARD_SIGNAL_SET_H
#define STEELYARD_SIGNAL_SET_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t signals_bit(int number)
{
    return UINT64_C(1) << (number - 1);
}

/* Only the kernel's part: a set of libc's has room for more, and that need not be there. */
static inline uint64_t signals_of(const sigset_t *set)
{
    uint64_t bits;

    memcpy(&bits, set, sizeof bits);
    return bits;
}

static inline bool signals_have(const sigset_t *set, int number)
{
    return (signals_of(set) & signals_bit(number)) != 0;
}

static inline void signals_add(sigset_t *set, int number)
{
    uint64_t bits = signals_of(set) | signals_bit(number);

    memcpy(set, &bits, sizeof bits);
}

static inline void signals_remove(sigset_t *set, int number)
{
    uint64_t bits = signals_of(set) & ~signals_bit(number);

    memcpy(set, &bits, sizeof bits);
}

#endif
