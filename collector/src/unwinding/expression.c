#include "unwinding/expression.h"

#include "unwinding/cursor.h"

enum {
    DEPTH = 32,  /* values on the machine's stack; a compiler's unwind table needs four */
    STEPS = 512, /* branches can loop */
};

enum {
    OP_ADDR = 0x03,
    OP_DEREF = 0x06,
    OP_CONST1U = 0x08,
    OP_CONST1S = 0x09,
    OP_CONST2U = 0x0a,
    OP_CONST2S = 0x0b,
    OP_CONST4U = 0x0c,
    OP_CONST4S = 0x0d,
    OP_CONST8U = 0x0e,
    OP_CONST8S = 0x0f,
    OP_CONSTU = 0x10,
    OP_CONSTS = 0x11,
    OP_DUP = 0x12,
    OP_DROP = 0x13,
    OP_OVER = 0x14,
    OP_PICK = 0x15,
    OP_SWAP = 0x16,
    OP_ROT = 0x17,
    OP_ABS = 0x19,
    OP_AND = 0x1a,
    OP_DIV = 0x1b,
    OP_MINUS = 0x1c,
    OP_MOD = 0x1d,
    OP_MUL = 0x1e,
    OP_NEG = 0x1f,
    OP_NOT = 0x20,
    OP_OR = 0x21,
    OP_PLUS = 0x22,
    OP_PLUS_UCONST = 0x23,
    OP_SHL = 0x24,
    OP_SHR = 0x25,
    OP_SHRA = 0x26,
    OP_XOR = 0x27,
    OP_BRA = 0x28,
    OP_EQ = 0x29,
    OP_GE = 0x2a,
    OP_GT = 0x2b,
    OP_LE = 0x2c,
    OP_LT = 0x2d,
    OP_NE = 0x2e,
    OP_SKIP = 0x2f,
    OP_LIT0 = 0x30,
    OP_REG0 = 0x50,
    OP_BREG0 = 0x70,
    OP_REGX = 0x90,
    OP_BREGX = 0x92,
    OP_DEREF_SIZE = 0x94,
    OP_NOP = 0x96,
};

struct evaluation {
    struct cursor code;
    const uint8_t *start;
    const struct registers *registers;
    const struct stack *stack;
    uint64_t value[DEPTH];
    unsigned depth;
};

static void push(struct evaluation *evaluation, uint64_t value)
{
    if (evaluation->depth == DEPTH)
        cursor_fail(&evaluation->code);
    else
        evaluation->value[evaluation->depth++] = value;
}

static uint64_t pop(struct evaluation *evaluation)
{
    if (evaluation->depth == 0) {
        cursor_fail(&evaluation->code);
        return 0;
    }
    return evaluation->value[--evaluation->depth];
}

/* The value `down` places below the top. */
static uint64_t peek(struct evaluation *evaluation, uint64_t down)
{
    if (down >= evaluation->depth) {
        cursor_fail(&evaluation->code);
        return 0;
    }
    return evaluation->value[evaluation->depth - 1 - down];
}

static void push_register(struct evaluation *evaluation, uint64_t number, int64_t offset)
{
    const struct registers *registers = evaluation->registers;

    if (number == REGISTER_RA && !RETURN_ADDRESS_IN_REGISTER)
        push(evaluation, registers->pc + (uint64_t)offset);
    else if (number < REGISTERS && register_known(registers, (unsigned)number))
        push(evaluation, registers->value[number] + (uint64_t)offset);
    else
        cursor_fail(&evaluation->code);
}

static void push_memory(struct evaluation *evaluation, uint64_t bytes)
{
    uint64_t value = 0, address = pop(evaluation);

    if (bytes == 0 || bytes > 8 || !stack_read(evaluation->stack, address, &value)) {
        cursor_fail(&evaluation->code);
        return;
    }
    push(evaluation, bytes == 8 ? value : value & ((UINT64_C(1) << 8 * bytes) - 1));
}

static void branch(struct evaluation *evaluation, bool taken)
{
    int64_t distance = cursor_signed(&evaluation->code, 2);

    if (evaluation->code.bad || !taken)
        return;
    if (distance < evaluation->start - evaluation->code.at || distance > (int64_t)cursor_rest(&evaluation->code))
        cursor_fail(&evaluation->code);
    else
        evaluation->code.at += distance;
}

static void swap(struct evaluation *evaluation)
{
    uint64_t first = pop(evaluation), second = pop(evaluation);

    push(evaluation, first);
    push(evaluation, second);
}

static void rotate(struct evaluation *evaluation)
{
    uint64_t first = pop(evaluation), second = pop(evaluation), third = pop(evaluation);

    push(evaluation, first);
    push(evaluation, third);
    push(evaluation, second);
}

/* Shifts by 64 and more leave nothing (or only sign bits), where C leaves it open. */
static uint64_t shifted(uint8_t operation, uint64_t value, uint64_t by)
{
    if (operation == OP_SHRA)
        return (uint64_t)((int64_t)value >> (by < 64 ? by : 63));
    if (by >= 64)
        return 0;
    return operation == OP_SHL ? value << by : value >> by;
}

static void divide(struct evaluation *evaluation, uint8_t operation, uint64_t left, uint64_t right)
{
    if (right == 0)
        cursor_fail(&evaluation->code);
    else if (operation == OP_MOD)
        push(evaluation, left % right);
    else if (right == UINT64_MAX) /* INT64_MIN / -1 would trap */
        push(evaluation, -left);
    else
        push(evaluation, (uint64_t)((int64_t)left / (int64_t)right));
}

static void run_binary(struct evaluation *evaluation, uint8_t operation)
{
    uint64_t right = pop(evaluation), left = pop(evaluation);
    int64_t signed_right = (int64_t)right, signed_left = (int64_t)left;

    switch (operation) {
    case OP_AND:
        push(evaluation, left & right);
        break;
    case OP_OR:
        push(evaluation, left | right);
        break;
    case OP_XOR:
        push(evaluation, left ^ right);
        break;
    case OP_PLUS:
        push(evaluation, left + right);
        break;
    case OP_MINUS:
        push(evaluation, left - right);
        break;
    case OP_MUL:
        push(evaluation, left * right);
        break;
    case OP_DIV:
    case OP_MOD:
        divide(evaluation, operation, left, right);
        break;
    case OP_SHL:
    case OP_SHR:
    case OP_SHRA:
        push(evaluation, shifted(operation, left, right));
        break;
    case OP_EQ:
        push(evaluation, left == right);
        break;
    case OP_NE:
        push(evaluation, left != right);
        break;
    case OP_GE:
        push(evaluation, signed_left >= signed_right);
        break;
    case OP_GT:
        push(evaluation, signed_left > signed_right);
        break;
    case OP_LE:
        push(evaluation, signed_left <= signed_right);
        break;
    case OP_LT:
        push(evaluation, signed_left < signed_right);
        break;
    default:
        cursor_fail(&evaluation->code);
    }
}

static void run_constant(struct evaluation *evaluation, uint8_t operation)
{
    size_t bytes = (size_t)1 << (operation - OP_CONST1U) / 2;

    if ((operation - OP_CONST1U) % 2 == 0)
        push(evaluation, cursor_unsigned(&evaluation->code, bytes));
    else
        push(evaluation, (uint64_t)cursor_signed(&evaluation->code, bytes));
}

static void run_one(struct evaluation *evaluation, uint8_t operation)
{
    struct cursor *code = &evaluation->code;
    uint64_t value;

    if (operation >= OP_CONST1U && operation <= OP_CONST8S) {
        run_constant(evaluation, operation);
        return;
    }
    if (operation >= OP_LIT0 && operation < OP_LIT0 + 32) {
        push(evaluation, operation - OP_LIT0);
        return;
    }
    if (operation >= OP_REG0 && operation < OP_REG0 + 32) {
        push_register(evaluation, operation - OP_REG0, 0);
        return;
    }
    if (operation >= OP_BREG0 && operation < OP_BREG0 + 32) {
        push_register(evaluation, operation - OP_BREG0, cursor_sleb(code));
        return;
    }
    switch (operation) {
    case OP_NOP:
        break;
    case OP_ADDR:
        push(evaluation, cursor_unsigned(code, 8));
        break;
    case OP_DEREF:
        push_memory(evaluation, 8);
        break;
    case OP_DEREF_SIZE:
        push_memory(evaluation, cursor_unsigned(code, 1));
        break;
    case OP_CONSTU:
        push(evaluation, cursor_uleb(code));
        break;
    case OP_CONSTS:
        push(evaluation, (uint64_t)cursor_sleb(code));
        break;
    case OP_REGX:
        push_register(evaluation, cursor_uleb(code), 0);
        break;
    case OP_BREGX:
        value = cursor_uleb(code);
        push_register(evaluation, value, cursor_sleb(code));
        break;
    case OP_DUP:
        push(evaluation, peek(evaluation, 0));
        break;
    case OP_DROP:
        pop(evaluation);
        break;
    case OP_OVER:
        push(evaluation, peek(evaluation, 1));
        break;
    case OP_PICK:
        push(evaluation, peek(evaluation, cursor_unsigned(code, 1)));
        break;
    case OP_SWAP:
        swap(evaluation);
        break;
    case OP_ROT:
        rotate(evaluation);
        break;
    case OP_ABS:
        value = pop(evaluation);
        push(evaluation, (int64_t)value < 0 ? -value : value);
        break;
    case OP_NEG:
        push(evaluation, -pop(evaluation));
        break;
    case OP_NOT:
        push(evaluation, ~pop(evaluation));
        break;
    case OP_PLUS_UCONST:
        push(evaluation, pop(evaluation) + cursor_uleb(code));
        break;
    case OP_SKIP:
        branch(evaluation, true);
        break;
    case OP_BRA:
        branch(evaluation, pop(evaluation) != 0);
        break;
    default:
        run_binary(evaluation, operation);
    }
}

bool expression_value(const uint8_t *code, size_t size, const struct registers *registers, const struct stack *stack,
                      const uint64_t *initial, uint64_t *value)
{
    struct evaluation evaluation;

    evaluation.code = (struct cursor){.at = code, .end = code + size};
    evaluation.start = code;
    evaluation.registers = registers;
    evaluation.stack = stack;
    evaluation.depth = 0;
    if (initial != NULL)
        push(&evaluation, *initial);
    for (int step = 0; cursor_rest(&evaluation.code) > 0; step++) {
        if (step == STEPS)
            return false;
        run_one(&evaluation, (uint8_t)cursor_unsigned(&evaluation.code, 1));
    }
    if (evaluation.code.bad || evaluation.depth == 0)
        return false;
    *value = evaluation.value[evaluation.depth - 1];
    return true;
}
