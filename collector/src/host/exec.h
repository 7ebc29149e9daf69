/* What starts other programs in place of this one. */

#ifndef STEELYARD_EXEC_H
#define STEELYARD_EXEC_H

/* As end_prepare(), for what the child executes. */
void exec_prepare(void);

#endif
