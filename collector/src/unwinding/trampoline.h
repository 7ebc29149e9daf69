/* Code without an object: the one shape of it that is known. Safe in a handler. */

#ifndef STEELYARD_TRAMPOLINE_H
#define STEELYARD_TRAMPOLINE_H

#include <stdbool.h>
#include <stdint.h>

#include "unwinding/rule.h"

/* Python from 3.12 on copies a small function once for each Python function when its support for perf is on. The rule
 * for a pc within such a copy, its bytes verified; RULE_EMPTY if it is none. With `returned`, the pc is a return address:
 * it can only be the one after the call in there. */
rule_t trampoline_rule(uint64_t pc, bool returned);

#endif
