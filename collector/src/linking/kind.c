#include "linking/kind.h"

#include <stdbool.h>
#include <stddef.h>

static bool begins(const char *name, const struct library_prefix *prefix)
{
    for (uint32_t i = 0; i < prefix->length; i++)
        if (name[i] != prefix->text[i])
            return false;
    return true;
}

static bool starts(const char *name, const char *with)
{
    while (*with != '\0' && *name == *with)
        name++, with++;
    return *with == '\0';
}

/* Letters of a name, the first the highest; 0 of one that is longer than BLAS has. */
static uint64_t packed(const char *name, size_t length)
{
    uint64_t letters = 0;

    if (length > 8)
        return 0;
    for (size_t i = 0; i < 8; i++)
        letters = letters << 8 | (i < length ? (uint8_t)name[i] : 0u);
    return letters;
}

static bool is_blas(const char *name, size_t length)
{
    uint64_t wanted = packed(name, length);
    unsigned low = 0, high = LIBRARY_BLAS_NAMES;

    while (low < high) {
        unsigned middle = (low + high) / 2;

        if (library_blas_names[middle] < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return low < LIBRARY_BLAS_NAMES && library_blas_names[low] == wanted;
}

/* Fortran's names, dgemm_ and dgemm_64_, are of BLAS or of LAPACK; others that look like them are no names of ours. */
static enum library_kind of_fortran(const char *name)
{
    size_t length = 0;
    bool wide;

    while (name[length] != '\0')
        length++;
    if (length < 4 || name[length - 1] != '_')
        return LIBRARY_KINDS;
    wide = length > 4 && name[length - 2] == '4' && name[length - 3] == '6' && name[length - 4] == '_';
    if (is_blas(name, length - (wide ? 4 : 1)))
        return wide ? LIBRARY_BLAS64 : LIBRARY_BLAS;
    return wide ? LIBRARY_LAPACK64 : LIBRARY_LAPACK;
}

static bool ends_wide(const char *name)
{
    size_t length = 0;

    while (name[length] != '\0')
        length++;
    length -= length != 0 && name[length - 1] == '_';
    return length > 2 && name[length - 1] == '4' && name[length - 2] == '6';
}

/* A letter decides for most names of others. */
static enum library_kind of_mathematics(const char *name)
{
    switch (name[0]) {
    case 'L':
        return starts(name, "LAPACKE_") ? LIBRARY_LAPACKE : LIBRARY_KINDS;
    case 'c':
        if (starts(name, "cblas_"))
            return ends_wide(name) ? LIBRARY_BLAS64 : LIBRARY_CBLAS;
        return of_fortran(name);
    case 's':
        if (starts(name, "scipy_"))
            return ends_wide(name) ? LIBRARY_SCIPY64 : LIBRARY_SCIPY;
        return of_fortran(name);
    case 'd':
    case 'i':
    case 'z':
        return of_fortran(name);
    default:
        return LIBRARY_KINDS;
    }
}

enum library_kind kind_of(const char *name)
{
    for (unsigned i = 0; i < LIBRARY_PREFIXES; i++)
        if (name[0] == library_prefixes[i].text[0] && begins(name, &library_prefixes[i]))
            return (enum library_kind)library_prefixes[i].kind;
    return of_mathematics(name);
}
