/* The regions and numbers that a program names: include/steelyard.h. Region is the memory here: theirs are phases. */

#ifndef STEELYARD_PHASE_H
#define STEELYARD_PHASE_H

/* The calling thread ends: what it is in ends, too. */
void phase_close(void);

/* How many the calling thread is in; and, in the child of a fork, how many its parent was in. */
unsigned phase_depth(void);
void phase_inherit(unsigned depth);

/* What MPI_Pcontrol says: from level 1 to level 0 it is a region, begun and ended once however often it is said. */
void phase_control(int level);

/* A region begins; and ends, with those inside it that have not. */
void phase_begin(const char *name);
void phase_end(const char *name);

/* A range of another tool's begins, inside what the calling thread is in; the innermost ends. */
void phase_push(const char *name);
void phase_pop(void);

#endif
