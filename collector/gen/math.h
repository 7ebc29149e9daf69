/* Libraries of mathematics. Made from api/math.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_MATH_H
#define STEELYARD_MATH_H

#include <stdbool.h>
#include <stdint.h>

#define MATH_ROUTINES 3828u

/* How whole numbers and letters are passed; of plans, how sizes are. */
enum math_form {
    MATH_FORTRAN32,
    MATH_FORTRAN64,
    MATH_CBLAS32,
    MATH_CBLAS64,
    MATH_VALUE32,
    MATH_VALUE64, /* odd: whole numbers of 64 bits */
    MATH_NUMBERS, /* one by one */
    MATH_ARRAY,
    MATH_MANY,
    MATH_GURU,
    MATH_GURU64,
    MATH_PLAN, /* known from the plan */
    MATH_HANDLE, /* likewise, of DFTI */
    MATH_HANDLE_AT, /* and where the handle is kept */
};

enum math_role {
    MATH_COMPUTE,
    MATH_GROUPS, /* of products */
    MATH_PLANS,
    MATH_EXECUTE,
    MATH_DESTROY,
};

/* Words of arguments in registers; and between these, as math_pass() (pass.c) puts them down, and those on the stack. */
#if defined(__aarch64__)
#define MATH_REGISTERS 8u
#define MATH_BETWEEN 0u
#else
#define MATH_REGISTERS 6u
#define MATH_BETWEEN 2u
#endif

/* How a routine takes what its shape is made of. */
#define MATH_SHAPE 9u
struct math_pattern {
    uint8_t words; /* of its arguments that are no real numbers */
    uint8_t count; /* of those that make the shape */
    uint8_t sizes;
    uint8_t letters; /* behind the sizes */
    uint8_t asks; /* behind them, -1 there: it only asks for a workspace */
    uint8_t twice; /* behind that, two that may be one matrix */
    uint8_t grid; /* behind that, what a distributed matrix is */
    uint8_t place[MATH_SHAPE]; /* among the words, as they lie */
};

extern const struct math_pattern math_patterns[] __attribute__((visibility("hidden")));

/* One name. */
struct math_routine {
    char name[34];
    uint16_t call;
    uint8_t kind; /* library_kind */
    uint8_t form;
    uint8_t pattern; /* of math_patterns */
    uint8_t bare; /* Fortran's name without its underscore, which may be something else */
    uint8_t role;
    uint8_t transform; /* of a plan: a letter */
    uint8_t complex;
    uint16_t formula; /* 0 none */
};

extern const struct math_routine math_routines[MATH_ROUTINES] __attribute__((visibility("hidden")));

/* Parts of the names of libraries whose whole numbers are of 64 bits; a front of others, and those. NULL ends each. */
extern const char *const math_wide_files[] __attribute__((visibility("hidden")));
extern const char math_front[] __attribute__((visibility("hidden")));
extern const char *const math_behind[] __attribute__((visibility("hidden")));

__extension__ typedef __int128 math_wide;

/* Multiplications and additions, six times as many; of sizes from 0 to 2^31. */
void math_operations(unsigned formula, const int64_t *sizes, bool left, math_wide *multiplications, math_wide *additions);

#endif
