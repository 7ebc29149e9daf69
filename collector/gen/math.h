/* Libraries of mathematics. Made from api/math.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_MATH_H
#define STEELYARD_MATH_H

#include <stdbool.h>
#include <stdint.h>

#define MATH_ROUTINES 2398u

/* How whole numbers and letters are passed; of plans, how sizes are. */
enum math_form {
    MATH_FORTRAN32,
    MATH_FORTRAN64,
    MATH_CBLAS32,
    MATH_CBLAS64,
    MATH_VALUE32,
    MATH_NUMBERS, /* one by one */
    MATH_ARRAY,
    MATH_MANY,
    MATH_GURU,
    MATH_GURU64,
    MATH_PLAN, /* known from the plan */
};

enum math_role {
    MATH_COMPUTE,
    MATH_PLANS,
    MATH_EXECUTE,
    MATH_DESTROY,
};

/* One name. */
struct math_routine {
    char name[32];
    uint16_t call;
    uint8_t kind; /* library_kind */
    uint8_t form;
    uint8_t sizes;
    uint8_t letters; /* behind the sizes */
    uint8_t asks; /* behind them, -1 there: it only asks for a workspace */
    uint8_t twice; /* behind that, two that may be one matrix */
    uint8_t role;
    uint8_t transform; /* of a plan: a letter */
    uint8_t complex;
    uint16_t formula; /* 0 none */
};

extern const struct math_routine math_routines[MATH_ROUTINES] __attribute__((visibility("hidden")));

__extension__ typedef __int128 math_wide;

/* Multiplications and additions, six times as many; of sizes from 0 to 2^31. */
void math_operations(unsigned formula, const int64_t *sizes, bool left, math_wide *multiplications, math_wide *additions);

#endif
