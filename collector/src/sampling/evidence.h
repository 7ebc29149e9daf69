/* What the registers tell of the instruction that a sample is at: read from the signal's frame, never changed. */

#ifndef STEELYARD_EVIDENCE_H
#define STEELYARD_EVIDENCE_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

/* Fills SAMPLE_WORDS words; false where the processor is not one of which they are kept. */
bool evidence_take(const ucontext_t *context, uint64_t *words);

/* Whether it sleeps in futex(2), which goes on when the handler is over. Then fills FUTEX_WORDS words. */
bool evidence_sleeps(const ucontext_t *context, uint64_t *words);

#endif
