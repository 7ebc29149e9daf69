/* One row of the unwind table in 64 bits, and the cache of such rules.
 *
 * A rule leads from one frame to its caller's with one register and at most three reads of the stack:
 *
 *   63 62 61        52 51        42 41        32 31                      8 7        3 2    0
 *  ┌──┬──┬────────────┬────────────┬────────────┬─────────────────────────┬──────────┬──────┐
 *  │ A│ L│ return slot│  base slot │   fp slot  │      offset, words      │ register │ kind │
 *  └──┴──┴────────────┴────────────┴────────────┴─────────────────────────┴──────────┴──────┘
 *
 *  kind      RULE_FRAME   CFA = register + 8 · offset, the offset unsigned: frames up to 128 MiB.
 *            RULE_DEREF   CFA = the word at register + 8 · offset, the offset signed: functions that align their stack.
 *            RULE_END     outermost frame.
 *            RULE_NONE    the object has no unwind information for this address.
 *            RULE_LONG    anything else: interpret the table each time.
 *  slots     where a register of the caller was saved: slot n is the word at CFA − 8n (RULE_DEREF: at
 *            register + 8 − 8n, since such a function finds its saves through its own frame pointer). 0: not saved;
 *            for the return address: it is in its register (AArch64 leaves).
 *  L         other registers were saved, which this rule does not follow: they are lost in the caller.
 *  A         AArch64: the return address carries a signature.
 *
 * x86-64 follows rbp (fp) and rbx (base), AArch64 x29 and x19. Where a later frame needs a register that was lost the walk
 * begins again, slowly, with all of them (unwind.c). */

#ifndef STEELYARD_RULE_H
#define STEELYARD_RULE_H

#include <stdbool.h>
#include <stdint.h>

#include "unwinding/cfi.h"

typedef uint64_t rule_t;

enum rule_kind {
    RULE_EMPTY, /* no rule at all: what an unused cache entry holds */
    RULE_FRAME,
    RULE_DEREF,
    RULE_END,
    RULE_NONE,
    RULE_LONG,
};

enum {
    RULE_REGISTER_AT = 3,
    RULE_OFFSET_AT = 8,
    RULE_FP_AT = 32,
    RULE_BASE_AT = 42,
    RULE_RETURN_AT = 52,
    RULE_SLOTS = 1 << 10, /* slots are 0 … 1023 */
    RULE_OFFSETS = 1 << 24,
};

#define RULE_LOST (UINT64_C(1) << 62)
#define RULE_SIGNED (UINT64_C(1) << 63)

static inline enum rule_kind rule_kind(rule_t rule)
{
    return (enum rule_kind)(rule & 7);
}

static inline unsigned rule_register(rule_t rule)
{
    return (unsigned)(rule >> RULE_REGISTER_AT) & 31;
}

/* In bytes. */
static inline uint64_t rule_offset(rule_t rule)
{
    return (rule >> RULE_OFFSET_AT & (RULE_OFFSETS - 1)) * 8;
}

static inline int64_t rule_signed_offset(rule_t rule)
{
    return ((int64_t)(rule << 32) >> (32 + RULE_OFFSET_AT)) * 8;
}

/* In bytes below the CFA; 0: not saved. `at` is one of RULE_FP_AT, RULE_BASE_AT, RULE_RETURN_AT. */
static inline uint64_t rule_slot(rule_t rule, unsigned at)
{
    return (rule >> at & (RULE_SLOTS - 1)) * 8;
}

/* RULE_LONG where the row has no short form. */
rule_t rule_pack(const struct cfi_table *table, const struct cfi_row *row);

/* The cache: 8192 entries for the whole process, in pairs, without locks.
 *
 * An entry is two words, (key ^ rule) and rule. They are written one after the other, so a reader may see the halves of
 * two different entries; then their exclusive or is no key that anybody asks for, and it is a miss. The key is the
 * address with the generation in its high bits; rule_cache_forget() begins a new generation, and that empties the cache. */

/* RULE_EMPTY when it is not there. */
rule_t rule_cache_find(uint64_t key);
void rule_cache_add(uint64_t key, rule_t rule);

/* The key of an address at this moment. Take it before reading the table that the rule is made from: a rule made from
 * an object that is unloaded meanwhile is then never found. */
uint64_t rule_cache_key(uint64_t address);

void rule_cache_forget(void);

#endif
