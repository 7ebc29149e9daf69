#include "unwinding/rule.h"

#include <string.h>

#include "unwinding/cursor.h"

/* ---- packing ---- */

/* A save at CFA + offset as a slot; 0 where it has none. */
static uint64_t slot_of_offset(int64_t offset)
{
    if (offset >= 0 || offset % 8 != 0 || -offset / 8 >= RULE_SLOTS)
        return 0;
    return (uint64_t)(-offset / 8);
}

/* `register + offset` and nothing else, as the bytes of an expression; with `then` as the operation after it, or 0. */
static bool is_register_offset(struct cursor code, uint8_t then, unsigned *number, int64_t *offset)
{
    uint8_t first = (uint8_t)cursor_unsigned(&code, 1);

    *number = first - 0x70u; /* DW_OP_breg0 … DW_OP_breg31 */
    *offset = cursor_sleb(&code);
    if (then != 0 && cursor_unsigned(&code, 1) != then)
        return false;
    return !code.bad && first >= 0x70 && first < 0x90 && cursor_rest(&code) == 0;
}

/* A register of the caller, for a CFA that is register + offset: its slot. False if it has no short form. */
static bool pack_saved(const struct cfi_rule *saved, unsigned at, rule_t *rule)
{
    uint64_t slot = saved->kind == CFI_OFFSET ? slot_of_offset(saved->value) : 0;

    *rule |= slot << at;
    return slot != 0 || saved->kind == CFI_UNSPECIFIED || saved->kind == CFI_SAME;
}

/* Likewise for RULE_DEREF: saved at the same register + offset, by an expression. */
static bool pack_saved_near(const struct cfi_table *table, const struct cfi_rule *saved, unsigned base, unsigned at,
                            rule_t *rule)
{
    unsigned number;
    int64_t offset;
    uint64_t slot;

    if (saved->kind == CFI_UNSPECIFIED || saved->kind == CFI_SAME)
        return true;
    if (saved->kind != CFI_EXPRESSION || !is_register_offset(cfi_expression(table, saved), 0, &number, &offset))
        return false;
    slot = slot_of_offset(offset - 8);
    *rule |= slot << at;
    return number == base && slot != 0;
}

static bool others_saved(const struct cfi_row *row)
{
    for (unsigned number = 0; number < REGISTERS; number++) {
        bool followed = number == REGISTER_FP || number == REGISTER_BASE || number == row->return_register;

        if (!followed && row->rule[number].kind != CFI_UNSPECIFIED && row->rule[number].kind != CFI_SAME)
            return true;
    }
    return false;
}

/* The return address is always found through the CFA. */
static bool pack_return(const struct cfi_row *row, rule_t *rule)
{
    const struct cfi_rule *saved = &row->rule[row->return_register];

    if (!pack_saved(saved, RULE_RETURN_AT, rule))
        return false;
    return rule_slot(*rule, RULE_RETURN_AT) != 0 || RETURN_ADDRESS_IN_REGISTER;
}

static rule_t pack_frame(const struct cfi_row *row)
{
    rule_t rule = RULE_FRAME | (uint64_t)row->cfa_register << RULE_REGISTER_AT;
    int64_t offset = row->cfa.value;

    if (offset < 0 || offset % 8 != 0 || offset / 8 >= RULE_OFFSETS)
        return RULE_LONG;
    rule |= (uint64_t)(offset / 8) << RULE_OFFSET_AT;
    if (!pack_return(row, &rule) || !pack_saved(&row->rule[REGISTER_FP], RULE_FP_AT, &rule) ||
        !pack_saved(&row->rule[REGISTER_BASE], RULE_BASE_AT, &rule))
        return RULE_LONG;
    return rule;
}

static rule_t pack_deref(const struct cfi_table *table, const struct cfi_row *row)
{
    unsigned base;
    int64_t offset;
    rule_t rule = RULE_DEREF;

    if (!is_register_offset(cfi_expression(table, &row->cfa), 0x06 /* DW_OP_deref */, &base, &offset) ||
        offset % 8 != 0 || offset / 8 >= RULE_OFFSETS / 2 || offset / 8 < -RULE_OFFSETS / 2)
        return RULE_LONG;
    rule |= (uint64_t)base << RULE_REGISTER_AT;
    rule |= ((uint64_t)(offset / 8) & (RULE_OFFSETS - 1)) << RULE_OFFSET_AT;
    if (!pack_return(row, &rule) ||
        !pack_saved_near(table, &row->rule[REGISTER_FP], base, RULE_FP_AT, &rule) ||
        !pack_saved_near(table, &row->rule[REGISTER_BASE], base, RULE_BASE_AT, &rule))
        return RULE_LONG;
    return rule;
}

rule_t rule_pack(const struct cfi_table *table, const struct cfi_row *row)
{
    rule_t rule;

    if (row->rule[row->return_register].kind == CFI_UNDEFINED)
        return RULE_END;
    if (row->signal_frame || row->return_register != REGISTER_RA)
        return RULE_LONG;
    if (row->rule[REGISTER_SP].kind != CFI_UNSPECIFIED)
        return RULE_LONG;
    rule = row->cfa.kind == CFI_OFFSET ? pack_frame(row) : pack_deref(table, row);
    if (rule == RULE_LONG)
        return rule;
    if (others_saved(row))
        rule |= RULE_LOST;
    if (row->signed_return)
        rule |= RULE_SIGNED;
    return rule;
}

/* ---- the cache ---- */

enum {
    CACHE_BITS = 13,
    KEY_ADDRESS_BITS = 48,
};

struct entry {
    uint64_t check; /* key ^ rule */
    uint64_t rule;
};

static _Alignas(64) struct entry cache[1 << CACHE_BITS];
static uint64_t generation;

/* A pair of neighbours holds the addresses of one hash: the newest first. */
static struct entry *pair_of(uint64_t key)
{
    return &cache[key * UINT64_C(0x9e3779b97f4a7c15) >> (64 - CACHE_BITS) & ~UINT64_C(1)];
}

static rule_t entry_rule(const struct entry *entry, uint64_t key)
{
    uint64_t check = __atomic_load_n(&entry->check, __ATOMIC_RELAXED);
    uint64_t rule = __atomic_load_n(&entry->rule, __ATOMIC_RELAXED);

    return (check ^ rule) == key ? rule : RULE_EMPTY;
}

static void entry_write(struct entry *entry, uint64_t check, uint64_t rule)
{
    __atomic_store_n(&entry->check, check, __ATOMIC_RELAXED);
    __atomic_store_n(&entry->rule, rule, __ATOMIC_RELAXED);
}

uint64_t rule_cache_key(uint64_t address)
{
    return address ^ __atomic_load_n(&generation, __ATOMIC_ACQUIRE) << KEY_ADDRESS_BITS;
}

rule_t rule_cache_find(uint64_t key)
{
    const struct entry *pair = pair_of(key);
    rule_t rule = entry_rule(&pair[0], key);

    return rule != RULE_EMPTY ? rule : entry_rule(&pair[1], key);
}

void rule_cache_add(uint64_t key, rule_t rule)
{
    struct entry *pair = pair_of(key);

    entry_write(&pair[1], __atomic_load_n(&pair[0].check, __ATOMIC_RELAXED),
                __atomic_load_n(&pair[0].rule, __ATOMIC_RELAXED));
    entry_write(&pair[0], key ^ rule, rule);
}

/* The high bits of a key hold sixteen bits of the generation: when they come round again, the table is wiped. */
void rule_cache_forget(void)
{
    uint64_t now = __atomic_add_fetch(&generation, 1, __ATOMIC_ACQ_REL);

    if ((now & 0xffff) != 0)
        return;
    for (unsigned i = 0; i < 1 << CACHE_BITS; i++)
        entry_write(&cache[i], 0, 0);
}
