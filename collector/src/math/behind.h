/* The function of a library of mathematics that stands behind ours, for its caller; and how wide its whole numbers are, which
 * two libraries of one name may differ in. */

#ifndef STEELYARD_BEHIND_H
#define STEELYARD_BEHIND_H

#include "gen/math.h"
#include "ground/export.h"
#include "linking/library.h"

/* Of the function: its whole numbers are of 64 bits, though its name does not say so; it is something else, or nothing. */
#define BEHIND_WIDE 1u
#define BEHIND_OTHER 2u

/* Of all routines a program calls few: places, of which the first is nobody's. */
#define BEHIND_PLACES 256u
extern HIDDEN struct library_function behind_functions[BEHIND_PLACES];
extern HIDDEN uint16_t behind_places[MATH_ROUTINES];

any_function *behind_find(unsigned routine, const void *from, uint32_t *note);

/* Never NULL. */
INLINE any_function *behind_meant(unsigned routine, const void *from, uint32_t *note)
{
    uint16_t place = __atomic_load_n(&behind_places[routine], __ATOMIC_RELAXED);
    any_function *real = library_known_of(&behind_functions[place], from, note);

    return __builtin_expect(real != NULL, 1) ? real : behind_find(routine, from, note);
}

#endif
