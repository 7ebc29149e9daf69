/* Frames of Python: what the interpreter's own stack says of the thread that a sample interrupts.
 *
 * python_look() and python_caller() run outside the sampling handler. python_stack() is for the handler: it takes no lock, allocates nothing,
 * reads only what the kernel says can be read, and calls nothing of Python but PyGILState_GetThisThreadState, a look-up of a
 * thread's own value. errno is left as it was. */

#ifndef STEELYARD_PYTHON_H
#define STEELYARD_PYTHON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gen/records.h"

/* Finds the interpreter among the loaded objects, or that it is gone. */
void python_look(void);

/* Says in a region which interpreter there is. */
void python_describe(struct region_header *header);

/* Words about the calling thread's frames of Python (PYTHON_FRAME_BIT), innermost first. Returns their number, at most
 * `capacity`; none where there are none, or where anything is not as it should be. `cut` becomes true where there are more.
 * Code that is met for the first time is described in the ring. `collecting`: a thread of the interpreter's collects garbage. */
size_t python_stack(uint64_t *words, size_t capacity, bool *cut, bool *collecting);

bool python_is_there(void);

/* Is it the file of the interpreter, or of an extension module, so that what it calls it calls for Python? */
bool python_calls_from(const char *path);

/* A word about the frame of Python for which a wrapper was called: the innermost in code that was not installed, else the
 * innermost; 0 where there is none. `alone` becomes true where it is the innermost of all and was not installed. */
uint64_t python_caller(bool *alone);

/* Where the calling thread's innermost frame stands: code that stays while it does, and the place in it. Quick. */
struct python_here {
    uint64_t code, instruction; /* 0 not known */
};
struct python_here python_here(void);

#endif
