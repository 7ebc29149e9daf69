/* The walk. At each frame the address is looked up in the rule cache (rule.h). On a miss the object's table is read
 * (cfi.h), the row is packed and cached, and rows without a short form are applied as they are.
 *
 * Short rules follow the stack pointer, the frame pointer and one more register. Should a row further out need a register
 * that they lost, the walk starts again from the context and applies every row in full: `thorough`. That is rare, and gives
 * the same frames up to there.
 *
 * A return address points behind its call, which may be the last instruction of a function: callers are looked up at
 * pc − 1. The interrupted pc, and that of a frame that a signal interrupted, are exact.
 *
 * Where no table covers the address, a frame record (frame pointer, return address) is accepted if it lies further out on
 * the stack and its return address follows a call. Else the walk stops and says so. */

#include "unwinding/unwind.h"

#include <string.h>

#include "region/memory.h"
#include "unwinding/cfi.h"
#include "unwinding/cursor.h"
#include "unwinding/expression.h"
#include "unwinding/module.h"
#include "unwinding/registers.h"
#include "unwinding/rule.h"
#include "unwinding/trampoline.h"

/* Code is between these: the first page is never mapped, and the upper half is the kernel's. */
#define CODE_LOWEST UINT64_C(4096)
#define CODE_HIGHEST (UINT64_C(1) << 47)

/* Of a stack whose bounds are not known. */
#define UNKNOWN_PAGES 8u

struct walk {
    struct registers registers;
    struct stack stack;        /* the one the frame is on */
    struct stack other;        /* the thread's, while on a signal stack; else empty */
    struct module_view module; /* the newest one looked up: most frames share a few */
    bool exact;                /* the pc is where execution goes on, not behind a call */
    bool thorough;
};

enum step {
    STEP_ON,    /* the registers are now the caller's */
    STEP_END,   /* there is no caller: the stack is complete */
    STEP_LOST,  /* there is one, but it cannot be found */
    STEP_AGAIN, /* only a thorough walk can find it */
};

static bool is_code_address(uint64_t address)
{
    return address >= CODE_LOWEST && address < CODE_HIGHEST;
}

/* ---- looking up ---- */

static uint64_t lookup_address(const struct walk *walk)
{
    return walk->registers.pc - (walk->exact ? 0 : 1);
}

static bool locate(struct walk *walk, uint64_t address)
{
    if (address >= walk->module.start && address < walk->module.end)
        return true;
    if (module_locate(address, &walk->module))
        return true;
    walk->module.end = 0;
    return false;
}

static struct cfi_table table_of(const struct module_view *module)
{
    return (struct cfi_table){
        .eh_frame_hdr = module->eh_frame_hdr,
        .readable_low = module->readable_low,
        .readable_high = module->readable_high,
    };
}

/* CFI_BAD where there is no object at all: nothing that may be remembered. */
static enum cfi_found find_row(struct walk *walk, uint64_t address, struct cfi_table *table, struct cfi_row *row)
{
    if (!locate(walk, address))
        return CFI_BAD;
    *table = table_of(&walk->module);
    return table->eh_frame_hdr == 0 ? CFI_NONE : cfi_row_at(table, address, row);
}

/* ---- to the caller ---- */

/* Takes over what the caller's registers were found to be. The stack must have become shorter: that ends every walk. A
 * leaf whose return address is in a register has no stack of its own, and a signal's frame may lead to another stack. */
static enum step move_to_caller(struct walk *walk, const struct registers *caller, bool from_signal)
{
    uint64_t sp = caller->value[REGISTER_SP], old = walk->registers.value[REGISTER_SP];
    bool leaf = RETURN_ADDRESS_IN_REGISTER && walk->exact && sp == old;

    if (caller->pc == 0)
        return STEP_END;
    if (from_signal && sp - walk->other.low < walk->other.high - walk->other.low) {
        walk->stack = walk->other;
        walk->other = (struct stack){0};
    } else if (sp > walk->stack.high || (sp <= old && !leaf)) {
        return STEP_LOST;
    }
    if (!is_code_address(caller->pc))
        return STEP_LOST;
    walk->registers = *caller;
    walk->exact = from_signal;
    return STEP_ON;
}

/* The fast way: registers of the caller by a short rule. */
static enum step apply_rule(struct walk *walk, rule_t rule)
{
    struct registers *registers = &walk->registers;
    const struct stack *stack = &walk->stack;
    struct registers caller = *registers;
    uint64_t cfa, saved_top, slot;

    if (!register_known(registers, rule_register(rule)))
        return STEP_AGAIN;
    cfa = registers->value[rule_register(rule)];
    if (rule_kind(rule) == RULE_FRAME) {
        cfa += rule_offset(rule);
        saved_top = cfa;
    } else {
        saved_top = cfa + 8;
        if (!stack_read(stack, cfa + (uint64_t)rule_signed_offset(rule), &cfa))
            return STEP_LOST;
    }
    caller.known &= REGISTERS_SAVED;
    if ((rule & RULE_LOST) != 0)
        caller.known &= UINT64_C(1) << REGISTER_FP | UINT64_C(1) << REGISTER_BASE;
    caller.pc = registers->value[REGISTER_RA];
    if ((slot = rule_slot(rule, RULE_RETURN_AT)) != 0 && !stack_read(stack, cfa - slot, &caller.pc))
        return STEP_LOST;
    if ((slot = rule_slot(rule, RULE_FP_AT)) != 0 && !stack_read(stack, saved_top - slot, &caller.value[REGISTER_FP]))
        return STEP_LOST;
    if ((slot = rule_slot(rule, RULE_BASE_AT)) != 0 &&
        !stack_read(stack, saved_top - slot, &caller.value[REGISTER_BASE]))
        return STEP_LOST;
    if ((rule & RULE_SIGNED) != 0)
        caller.pc = return_address_clean(caller.pc);
    register_set(&caller, REGISTER_SP, cfa);
    return move_to_caller(walk, &caller, false);
}

/* The value of one expression of a row. */
static bool evaluate(const struct walk *walk, const struct cfi_table *table, const struct cfi_rule *rule,
                     const uint64_t *initial, uint64_t *value)
{
    struct cursor code = cfi_expression(table, rule);

    return !code.bad && expression_value(code.at, cursor_rest(&code), &walk->registers, &walk->stack, initial, value);
}

static bool find_cfa(const struct walk *walk, const struct cfi_table *table, const struct cfi_row *row, uint64_t *cfa)
{
    if (row->cfa.kind == CFI_EXPRESSION)
        return evaluate(walk, table, &row->cfa, NULL, cfa);
    *cfa = walk->registers.value[row->cfa_register] + (uint64_t)row->cfa.value;
    return register_known(&walk->registers, row->cfa_register);
}

/* One register of the caller. False: it is lost. */
static bool find_register(const struct walk *walk, const struct cfi_table *table, const struct cfi_rule *rule,
                          unsigned number, uint64_t cfa, uint64_t *value)
{
    const struct registers *registers = &walk->registers;
    uint64_t address;

    switch ((enum cfi_kind)rule->kind) {
    case CFI_UNSPECIFIED:
    case CFI_SAME:
        *value = registers->value[number];
        return register_known(registers, number);
    case CFI_UNDEFINED:
        return false;
    case CFI_OFFSET:
        return stack_read(&walk->stack, cfa + (uint64_t)rule->value, value);
    case CFI_VAL_OFFSET:
        *value = cfa + (uint64_t)rule->value;
        return true;
    case CFI_REGISTER:
        *value = (uint64_t)rule->value < REGISTERS ? registers->value[rule->value] : 0;
        return (uint64_t)rule->value < REGISTERS && register_known(registers, (unsigned)rule->value);
    case CFI_EXPRESSION:
        return evaluate(walk, table, rule, &cfa, &address) && stack_read(&walk->stack, address, value);
    case CFI_VAL_EXPRESSION:
        return evaluate(walk, table, rule, &cfa, value);
    }
    return false;
}

/* The full way: every register of the caller by its own rule. */
static enum step apply_row(struct walk *walk, const struct cfi_table *table, const struct cfi_row *row)
{
    enum step failure = walk->thorough ? STEP_LOST : STEP_AGAIN;
    struct registers caller = {0};
    uint64_t cfa, value;

    if (row->rule[row->return_register].kind == CFI_UNDEFINED)
        return STEP_END;
    if (!find_cfa(walk, table, row, &cfa))
        return failure;
    for (unsigned number = 0; number < REGISTERS; number++) {
        /* Without a word in the table, a caller's scratch register is known only if a signal interrupted it. */
        bool told = row->rule[number].kind != CFI_UNSPECIFIED || number == row->return_register;
        bool kept = (REGISTERS_SAVED >> number & 1) != 0;

        if ((told || kept || row->signal_frame) &&
            find_register(walk, table, &row->rule[number], number, cfa, &value))
            register_set(&caller, number, value);
    }
    if (!register_known(&caller, row->return_register))
        return failure;
    caller.pc = caller.value[row->return_register];
    if (row->signed_return)
        caller.pc = return_address_clean(caller.pc);
    if (row->rule[REGISTER_SP].kind == CFI_UNSPECIFIED)
        register_set(&caller, REGISTER_SP, cfa);
    if (!register_known(&caller, REGISTER_SP))
        return failure;
    return move_to_caller(walk, &caller, row->signal_frame);
}

/* Without a table. By the ABI a frame pointer of 0 marks the outermost frame; in the innermost one it says nothing,
 * since the function there may use that register as it likes. */
static enum step follow_frame_record(struct walk *walk)
{
    struct registers caller = {0};
    uint64_t fp = walk->registers.value[REGISTER_FP];
    uint64_t pc, outer;

    if (!register_known(&walk->registers, REGISTER_FP))
        return walk->thorough ? STEP_LOST : STEP_AGAIN;
    if (fp == 0 && !walk->exact)
        return STEP_END;
    if (fp % 8 != 0 || fp < walk->registers.value[REGISTER_SP] || !stack_read(&walk->stack, fp, &outer) ||
        !stack_read(&walk->stack, fp + 8, &pc))
        return STEP_LOST;
    pc = return_address_clean(pc);
    if (!is_code_address(pc) || !memory_readable(pc - 8, 8) || !follows_call((const uint8_t *)pc))
        return STEP_LOST;
    caller.pc = pc;
    register_set(&caller, REGISTER_FP, outer);
    register_set(&caller, REGISTER_SP, fp + FRAME_RECORD_CFA);
    return move_to_caller(walk, &caller, false);
}

static enum step apply(struct walk *walk, rule_t rule)
{
    switch (rule_kind(rule)) {
    case RULE_FRAME:
    case RULE_DEREF:
        return apply_rule(walk, rule);
    case RULE_END:
        return STEP_END;
    case RULE_NONE:
        return follow_frame_record(walk);
    default:
        return STEP_LOST;
    }
}

/* No object covers the pc: code made at run time. */
static enum step step_without_object(struct walk *walk, uint64_t key)
{
    rule_t rule = trampoline_rule(walk->registers.pc, !walk->exact);

    if (rule == RULE_EMPTY)
        return follow_frame_record(walk);
    rule_cache_add(key, rule);
    return apply_rule(walk, rule);
}

static enum step step_by_table(struct walk *walk, uint64_t key)
{
    uint64_t address = lookup_address(walk);
    struct cfi_table table;
    struct cfi_row row;
    enum cfi_found found = find_row(walk, address, &table, &row);
    rule_t rule = RULE_NONE;

    if (found == CFI_BAD && walk->module.end == 0)
        return step_without_object(walk, key);
    if (found == CFI_ROW)
        rule = rule_pack(&table, &row);
    rule_cache_add(key, rule);
    if (rule_kind(rule) == RULE_LONG || (walk->thorough && found == CFI_ROW))
        return apply_row(walk, &table, &row);
    return apply(walk, rule);
}

static enum step step(struct walk *walk)
{
    uint64_t key = rule_cache_key(lookup_address(walk));
    rule_t rule = walk->thorough ? RULE_EMPTY : rule_cache_find(key);

    if (rule == RULE_EMPTY || rule_kind(rule) == RULE_LONG)
        return step_by_table(walk, key);
    return apply(walk, rule);
}

/* ---- from the context ---- */

/* A stack that nobody told us of, a coroutine's say: what of it is sure to be there, page by page. */
static struct stack unknown_stack(uint64_t sp)
{
    struct stack stack = {.low = sp, .high = sp & ~UINT64_C(4095)};

    for (unsigned i = 0; i < UNKNOWN_PAGES && memory_readable(stack.high, 8); i++)
        stack.high += 4096;
    return stack.high > sp ? stack : (struct stack){0};
}

static void begin(struct walk *walk, const ucontext_t *context, uint64_t stack_low, uint64_t stack_high)
{
    struct stack thread = {.low = stack_low, .high = stack_high};
    struct stack signal = {.low = (uint64_t)context->uc_stack.ss_sp};
    uint64_t sp;

    signal.high = signal.low + context->uc_stack.ss_size;
    walk->registers.known = 0;
    for (unsigned number = 0; number < CONTEXT_REGISTERS; number++)
        register_set(&walk->registers, number, context_register(context, number));
    walk->registers.pc = context_pc(context);
    walk->exact = true;
    walk->module.start = walk->module.end = 0;
    sp = walk->registers.value[REGISTER_SP];
    walk->stack = thread;
    walk->other = (struct stack){0};
    if (sp - thread.low >= thread.high - thread.low && sp - signal.low < signal.high - signal.low) {
        walk->stack = signal;
        walk->other = thread;
    }
    if (sp - RED_ZONE > walk->stack.low && sp > RED_ZONE)
        walk->stack.low = sp - RED_ZONE;
    if (sp < walk->stack.low || sp > walk->stack.high)
        walk->stack = unknown_stack(sp);
}

static size_t walk_out(struct walk *walk, uint64_t *frames, size_t capacity, enum step *last)
{
    size_t count = 0;

    *last = STEP_ON;
    while (*last == STEP_ON && count < capacity) {
        frames[count++] = walk->registers.pc;
        *last = step(walk);
    }
    return count;
}

size_t unwind_stack(const ucontext_t *context, uint64_t stack_low, uint64_t stack_high, uint64_t *frames,
                    size_t capacity, unsigned *flags)
{
    struct walk walk;
    enum step last;
    size_t count;

    begin(&walk, context, stack_low, stack_high);
    walk.thorough = false;
    count = walk_out(&walk, frames, capacity, &last);
    if (last == STEP_AGAIN) {
        begin(&walk, context, stack_low, stack_high);
        walk.thorough = true;
        count = walk_out(&walk, frames, capacity, &last);
    }
    *flags = last == STEP_END ? 0 : UNWIND_TRUNCATED;
    return count;
}

/* ---- one step ---- */

static __attribute__((noinline)) rule_t rule_by_table(uint64_t address, uint64_t key)
{
    struct walk walk;
    struct cfi_table table;
    struct cfi_row row;
    enum cfi_found found;
    rule_t rule;

    walk.module.start = walk.module.end = 0;
    found = find_row(&walk, address, &table, &row);
    if (found == CFI_BAD)
        return RULE_NONE;
    rule = found == CFI_ROW ? rule_pack(&table, &row) : RULE_NONE;
    rule_cache_add(key, rule);
    return rule;
}

static rule_t rule_at(uint64_t address)
{
    uint64_t key = rule_cache_key(address);
    rule_t rule = rule_cache_find(key);

    return rule != RULE_EMPTY ? rule : rule_by_table(address, key);
}

uint64_t unwind_caller(uint64_t return_address, uint64_t *sp, uint64_t *fp, uint64_t stack_high)
{
    struct stack stack = {.low = *sp, .high = stack_high};
    rule_t rule = rule_at(return_address - 1);
    unsigned number = rule_register(rule);
    uint64_t slot = rule_slot(rule, RULE_RETURN_AT), saved = rule_slot(rule, RULE_FP_AT);
    uint64_t cfa, pc, outer_fp = *fp;

    if (rule_kind(rule) != RULE_FRAME || slot == 0 || (number != REGISTER_SP && number != REGISTER_FP))
        return 0;
    cfa = (number == REGISTER_SP ? *sp : *fp) + rule_offset(rule);
    if (!stack_read(&stack, cfa - slot, &pc) || (saved != 0 && !stack_read(&stack, cfa - saved, &outer_fp)))
        return 0;
    *sp = cfa;
    *fp = outer_fp;
    return (rule & RULE_SIGNED) != 0 ? return_address_clean(pc) : pc;
}
