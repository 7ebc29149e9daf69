/* Calls that a signal would end early, or cut short, and that are nothing to be counted: by their number, mostly. Our
 * signal is blocked around them. */

#ifndef STEELYARD_NUMBER_H
#define STEELYARD_NUMBER_H

#include <stdbool.h>

typedef long number_function(long, long, long, long, long, long, long);

/* Whether the call by this number, with these arguments, may wait in a thread that is sampled. */
bool number_waits(long number, const long arguments[6]);

/* Makes it, with our signal blocked. */
long number_call(number_function *next, long number, const long arguments[6]);

#endif
