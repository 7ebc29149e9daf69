#include "math/descriptor.h"

#include <stddef.h>

#include "linking/library.h"

/* Of mkl_dfti.h. */
enum {
    FORWARD_DOMAIN = 0,
    DIMENSION = 1,
    LENGTHS = 2,
    NUMBER_OF_TRANSFORMS = 7,
    REAL = 33,
};

/* The longest that the library makes. */
#define MOST 7

typedef word get_value(word handle, word parameter, ...);

static get_value *asked(const void *from)
{
    static struct library_function function;

    return (get_value *)library_meant_at_once(&function, LIBRARY_MKL, "DftiGetValue", from);
}

unsigned descriptor_read(struct math_call *k, word handle, int64_t *lengths, unsigned most, int64_t *at_once)
{
    get_value *get = handle != 0 ? asked(k->from) : NULL;
    int64_t all[MOST + 1] = {0}, dimension = 0, domain = 0;

    k->plan = handle;
    k->letters = 'C';
    *at_once = 1;
    if (get == NULL || get(handle, DIMENSION, &dimension) != 0 || dimension < 1 || dimension > MOST ||
        get(handle, LENGTHS, all) != 0)
        return 0;
    get(handle, NUMBER_OF_TRANSFORMS, at_once);
    get(handle, FORWARD_DOMAIN, &domain);
    if ((int32_t)domain == REAL)
        k->letters = 'R';
    for (unsigned i = 0; i < (unsigned)dimension && i < most; i++)
        lengths[i] = all[i];
    return (unsigned)dimension < most ? (unsigned)dimension : most;
}
