#include "math/shape.h"

#include <stddef.h>

#include "math/descriptor.h"
#include "math/grid.h"
#include "region/memory.h"

#define PLANS 1024u
#define PROBES 8u
#define DIMENSIONS 3u /* more are put together in the last */

/* ---- what is given ---- */

/* Whether it was given what Fortran passes. A library may have the name for a routine that takes whole numbers as they are, or for
 * a function of its own: no address is so low. */
static bool are_addresses(const struct math_pattern *p, const word *words)
{
    unsigned read = (unsigned)p->sizes + p->letters + p->asks;

    for (unsigned i = 0; i < read; i++)
        if (words[p->place[i]] < 0x10000)
            return false;
    return true;
}

static int64_t whole(unsigned form, word given)
{
    switch (form) {
    case MATH_FORTRAN32:
        return *(const int32_t *)given;
    case MATH_FORTRAN64:
        return *(const int64_t *)given;
    case MATH_CBLAS64:
    case MATH_VALUE64:
        return (int64_t)given;
    default:
        return (int32_t)given;
    }
}

/* Of CBLAS_TRANSPOSE, CBLAS_UPLO, CBLAS_DIAG and CBLAS_SIDE, which have different values. */
static char letter_of_cblas(unsigned value)
{
    static const char letters[][4] = {"NTCR", "UL", "NU", "LR"};
    unsigned row = value / 10 - 11, place = value % 10 - 1;

    return row < 4 && place < 4 && letters[row][place] != '\0' ? letters[row][place] : '?';
}

static uint32_t letter(unsigned form, word given)
{
    char found;

    if (form == MATH_CBLAS32 || form == MATH_CBLAS64)
        found = letter_of_cblas((unsigned)given);
    else
        found = form == MATH_VALUE32 || form == MATH_VALUE64 ? (char)given : *(const char *)given;
    if (found >= 'a' && found <= 'z')
        found = (char)(found - 'a' + 'A');
    return (uint8_t)(found > ' ' && found < 127 ? found : '?');
}

static uint32_t bounded(int64_t size)
{
    return size < 0 ? 0 : size > INT32_MAX ? INT32_MAX : (uint32_t)size;
}

/* ---- transforms ---- */

/* 2^32 times the logarithm to the base of 2: a digit for each time that the number, squared, reaches 2. */
static math_wide logarithm(uint64_t number)
{
    unsigned whole_part = 63 - (unsigned)__builtin_clzll(number);
    uint64_t mantissa = number << (63 - whole_part) >> 32; /* 1 is 2^31 */
    uint64_t digits = whole_part;

    for (unsigned i = 0; i < 32; i++) {
        mantissa = mantissa * mantissa >> 31;
        digits <<= 1;
        if (mantissa >> 32 != 0) {
            mantissa >>= 1;
            digits |= 1;
        }
    }
    return (math_wide)digits;
}

static void add_dimension(struct math_call *k, unsigned place, uint64_t size)
{
    uint32_t *at = &k->sizes[place < DIMENSIONS ? place : DIMENSIONS - 1];

    *at = bounded((int64_t)(place < DIMENSIONS ? size : *at * size));
}

/* An entry of fftw_iodim or fftw_iodim64: its size comes first. */
static uint64_t extent(word dimensions, unsigned entry, bool wide)
{
    return wide ? (uint64_t)((const int64_t *)dimensions)[3 * entry] : bounded(((const int32_t *)dimensions)[3 * entry]);
}

static void read_descriptor(struct math_call *k, word handle)
{
    int64_t lengths[DIMENSIONS] = {0}, at_once;
    unsigned rank = descriptor_read(k, handle, lengths, DIMENSIONS, &at_once);

    for (unsigned i = 0; i < rank; i++)
        k->sizes[i] = bounded(lengths[i]);
    k->sizes[3] = rank != 0 ? bounded(at_once) : 0;
}

static void read_plan(struct math_call *k, const struct math_routine *routine, const word *words)
{
    const uint8_t *place = math_patterns[routine->pattern].place;
    bool wide = routine->form == MATH_GURU64;
    unsigned rank;

    k->sizes[3] = 1;
    k->letters = routine->transform;
    switch (routine->form) {
    case MATH_HANDLE:
    case MATH_HANDLE_AT:
        read_descriptor(k, shape_plan_of(routine, words));
        return;
    case MATH_NUMBERS:
        for (unsigned i = 0; i < math_patterns[routine->pattern].sizes; i++)
            add_dimension(k, i, bounded((int32_t)words[place[i]]));
        return;
    case MATH_ARRAY:
    case MATH_MANY:
        rank = bounded((int32_t)words[place[0]]);
        for (unsigned i = 0; i < rank; i++)
            add_dimension(k, i, bounded(((const int32_t *)words[place[1]])[i]));
        if (routine->form == MATH_MANY)
            k->sizes[3] = bounded((int32_t)words[place[2]]);
        return;
    default:
        rank = bounded((int32_t)words[place[0]]);
        for (unsigned i = 0; i < rank; i++)
            add_dimension(k, i, extent(words[place[1]], i, wide));
        rank = bounded((int32_t)words[place[2]]);
        for (unsigned i = 0; i < rank; i++)
            k->sizes[3] = bounded((int64_t)(k->sizes[3] * extent(words[place[3]], i, wide)));
    }
}

static uint64_t operations_of_transforms(const struct math_call *k)
{
    math_wide points = 1, operations;

    for (unsigned i = 0; i < DIMENSIONS; i++)
        if (k->sizes[i] != 0)
            points *= k->sizes[i];
    if (points < 2 || points >> 48 != 0)
        return 0;
    operations = points * k->sizes[3] * 5 * logarithm((uint64_t)points) >> (k->letters == 'C' ? 31 : 32);
    return (uint64_t)((operations + 1) >> 1);
}

/* ---- plans ---- */

/* Whoever writes makes the version odd meanwhile; a reader that meets that, or a change, knows no such plan. */
struct plan {
    uint32_t version;
    uint32_t letters;
    word plan;
    unsigned kind;
    uint32_t sizes[4];
    uint64_t flops;
};

static struct plan plans[PLANS];

static struct plan *place_of(unsigned kind, word plan, unsigned step)
{
    return &plans[(((plan + kind) * UINT64_C(0x9E3779B97F4A7C15) >> 54) + step) % PLANS];
}

static bool is_of(const struct plan *p, unsigned kind, word plan)
{
    return __atomic_load_n(&p->plan, __ATOMIC_RELAXED) == plan && p->kind == kind;
}

static void write_plan(struct plan *p, const struct plan *new)
{
    uint32_t version = __atomic_load_n(&p->version, __ATOMIC_RELAXED);

    if ((version & 1) != 0 ||
        !__atomic_compare_exchange_n(&p->version, &version, version + 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return;
    __atomic_thread_fence(__ATOMIC_RELEASE);
    p->letters = new->letters;
    p->kind = new->kind;
    for (unsigned i = 0; i < 4; i++)
        p->sizes[i] = new->sizes[i];
    p->flops = new->flops;
    __atomic_store_n(&p->plan, new->plan, __ATOMIC_RELAXED);
    __atomic_store_n(&p->version, version + 2, __ATOMIC_RELEASE);
}

/* Where all places are taken the first one's plan gives way. */
void shape_keep_plan(const struct math_call *k, unsigned kind, word plan)
{
    struct plan new = {.letters = k->letters, .plan = plan, .kind = kind, .flops = k->flops};
    struct plan *to = place_of(kind, plan, 0);

    if (plan == 0)
        return;
    for (unsigned i = 0; i < 4; i++)
        new.sizes[i] = k->sizes[i];
    for (unsigned step = 0; step < PROBES; step++) {
        struct plan *p = place_of(kind, plan, step);

        if (is_of(p, kind, plan) || __atomic_load_n(&p->plan, __ATOMIC_RELAXED) == 0) {
            to = p;
            break;
        }
    }
    write_plan(to, &new);
}

word shape_plan_of(const struct math_routine *routine, const word *words)
{
    word plan = words[math_patterns[routine->pattern].place[0]];

    if (routine->form != MATH_HANDLE_AT)
        return plan;
    return plan != 0 ? *(const word *)plan : 0;
}

/* Its place is free; a plan that lies behind it is found all the same. */
void shape_forget_plan(unsigned kind, word plan)
{
    static const struct plan none;

    for (unsigned step = 0; step < PROBES; step++)
        if (is_of(place_of(kind, plan, step), kind, plan))
            write_plan(place_of(kind, plan, step), &none);
}

static void read_known(struct math_call *k, unsigned kind, word plan)
{
    for (unsigned step = 0; step < PROBES; step++) {
        const struct plan *p = place_of(kind, plan, step);
        uint32_t version = __atomic_load_n(&p->version, __ATOMIC_ACQUIRE);

        if (!is_of(p, kind, plan) || (version & 1) != 0)
            continue;
        k->letters = p->letters;
        for (unsigned i = 0; i < 4; i++)
            k->sizes[i] = p->sizes[i];
        k->flops = p->flops;
        __atomic_thread_fence(__ATOMIC_ACQUIRE);
        if (__atomic_load_n(&p->version, __ATOMIC_RELAXED) == version)
            return;
        k->letters = 0;
        k->flops = 0;
        k->sizes[0] = k->sizes[1] = k->sizes[2] = k->sizes[3] = 0;
        return;
    }
}

/* ---- groups of products ---- */

static int64_t entry(unsigned form, word array, int64_t i)
{
    return (form & 1) != 0 ? ((const int64_t *)array)[i] : ((const int32_t *)array)[i];
}

/* Of one group as one shape; of several, their operations and no sizes. */
static void read_groups(struct math_call *k, const struct math_routine *routine, unsigned form, const word *words)
{
    const uint8_t *place = math_patterns[routine->pattern].place;
    bool by_value = form == MATH_CBLAS32 || form == MATH_CBLAS64;
    int64_t groups = whole(form, words[place[3]]);
    math_wide products = 0, operations = 0;

    for (int64_t i = 0; i < groups; i++) {
        math_wide number = bounded(entry(form, words[place[6]], i)), each = 2;

        for (unsigned size = 0; size < 3; size++)
            each *= bounded(entry(form, words[place[size]], i));
        products += number;
        operations += each * number;
    }
    operations *= routine->complex != 0 ? 4 : 1;
    k->flops = operations >> 63 == 0 ? (uint64_t)operations : INT64_MAX;
    if (groups > 1) {
        k->sizes[0] = k->sizes[1] = k->sizes[2] = k->sizes[3] = SHAPE_OTHERS;
        return;
    }
    if (groups < 1)
        return;
    for (unsigned size = 0; size < 3; size++)
        k->sizes[size] = bounded(entry(form, words[place[size]], 0));
    k->sizes[3] = bounded((int64_t)products);
    for (unsigned i = 0; i < 2; i++)
        k->letters |= letter(form, by_value ? *(const uint32_t *)words[place[4 + i]] : words[place[4 + i]]) << 8 * i;
}

/* ---- all of them ---- */

bool shape_read(struct math_call *k, const struct math_routine *routine, unsigned form, const word *words)
{
    const struct math_pattern *p = &math_patterns[routine->pattern];
    const uint8_t *place = p->place;

    k->sizes[0] = k->sizes[1] = k->sizes[2] = k->sizes[3] = 0;
    k->letters = 0;
    k->flops = 0;
    if (routine->role == MATH_PLANS) {
        read_plan(k, routine, words);
        k->flops = operations_of_transforms(k);
        return true;
    }
    if (routine->role == MATH_GROUPS) {
        read_groups(k, routine, form, words);
        return true;
    }
    if (routine->role != MATH_COMPUTE) {
        read_known(k, routine->kind, shape_plan_of(routine, words));
        if (routine->transform == 'B' && k->letters == 'R')
            k->letters = 'B'; /* of a real descriptor, back */
        return true;
    }
    if ((form == MATH_FORTRAN32 || form == MATH_FORTRAN64) && !are_addresses(p, words))
        return false;
    if (__builtin_expect(form == MATH_FORTRAN32, 1))
        for (unsigned i = 0; i < p->sizes; i++)
            k->sizes[i] = bounded(*(const int32_t *)words[place[i]]);
    else
        for (unsigned i = 0; i < p->sizes; i++)
            k->sizes[i] = bounded(whole(form, words[place[i]]));
    place += p->sizes;
    for (unsigned i = 0; i < p->letters; i++)
        k->letters |= letter(form, words[place[i]]) << 8 * i;
    place += p->letters;
    if (p->asks != 0 && whole(form, words[*place++]) == -1)
        return false;
    if (p->grid != 0) {
        if (!grid_read(k, words[*place], form == MATH_FORTRAN64))
            return false;
        k->sizes[p->sizes] = k->ranks;
    }
    if (p->twice != 0 && words[place[0]] == words[place[1]] && (k->letters & 0xFF) != (k->letters >> 8 & 0xFF))
        k->letters |= (uint32_t)'=' << 8 * p->letters;
    return true;
}

uint64_t shape_operations(const struct math_routine *routine, const struct math_call *k)
{
    const struct math_pattern *p = &math_patterns[routine->pattern];
    int64_t sizes[4];
    bool left = false;
    math_wide multiplications, additions;

    if (routine->role != MATH_COMPUTE)
        return routine->role == MATH_PLANS ? 0 : k->flops;
    for (unsigned i = 0; i < 4; i++) {
        sizes[i] = k->sizes[i];
        left |= (k->letters >> 8 * i & 0xFF) == 'L';
    }
    if (sizes[0] == 0 && p->sizes != 0)
        return 0;
    math_operations(routine->formula, sizes, left, &multiplications, &additions);
    if (routine->complex != 0) {
        multiplications *= 6;
        additions *= 2;
    }
    multiplications += additions;
    if (multiplications <= 0)
        return 0;
    if (p->grid == 0)
        return (uint64_t)(multiplications / 6);
    /* Shares that are the whole together: the first ranks have what is left over. */
    if (k->ranks == 0)
        return 0;
    return (uint64_t)(multiplications / 6 / k->ranks + (k->rank < multiplications / 6 % k->ranks));
}
