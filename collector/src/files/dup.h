/* Descriptors that are closed, become others or lock their file by the number of a call. */

#ifndef STEELYARD_DUP_H
#define STEELYARD_DUP_H

/* Before the call: what makes a descriptor of its own accord finds nothing there. */
void dup_by_number(long number, long a, long b, long c);

/* libc has put others in the place of standard input, output and error. */
void dup_standard(void);

#endif
