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

static size_t length_of(const char *name)
{
    size_t length = 0;

    while (name[length] != '\0')
        length++;
    return length;
}

/* Whose name it is, in small or capital letters; LIBRARY_KINDS: nobody's. The hash is Fowler, Noll and Vo's, 1a. */
static enum library_kind of_stem(const char *name, size_t length)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    unsigned low = 0, high = LIBRARY_STEMS;

    for (size_t i = 0; i < length; i++) {
        char small = name[i] >= 'A' && name[i] <= 'Z' ? (char)(name[i] - 'A' + 'a') : name[i];

        hash = (hash ^ (uint8_t)small) * UINT64_C(0x100000001B3);
    }
    while (low < high) {
        unsigned middle = (low + high) / 2;

        if (library_stems[middle] >> 8 < hash >> 8)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == LIBRARY_STEMS || library_stems[low] >> 8 != hash >> 8)
        return LIBRARY_KINDS;
    return (enum library_kind)(library_stems[low] & 0xFF);
}

static enum library_kind wider(enum library_kind kind, bool wide)
{
    if (!wide || kind == LIBRARY_KINDS)
        return kind;
    return kind == LIBRARY_BLAS ? LIBRARY_BLAS64 : LIBRARY_LAPACK64;
}

/* dgemm, DGEMM and dgemm_64: what else looks like Fortran's names without the underscore is no name of ours. */
static enum library_kind of_bare(const char *name, size_t length)
{
    bool wide = length > 3 && name[length - 1] == '4' && name[length - 2] == '6' && name[length - 3] == '_';
    enum library_kind kind = of_stem(name, length - (wide ? 3 : 0));

    return kind == LIBRARY_SCALAPACK ? LIBRARY_KINDS : wider(kind, wide);
}

/* Fortran's names, dgemm_ and dgemm_64_, are of BLAS or of LAPACK; others that look like them are no names of ours. */
static enum library_kind of_fortran(const char *name)
{
    size_t length = length_of(name);
    enum library_kind kind;
    bool wide;

    if (length < 4)
        return LIBRARY_KINDS;
    if (name[length - 1] != '_')
        return of_bare(name, length);
    wide = length > 4 && name[length - 2] == '4' && name[length - 3] == '6' && name[length - 4] == '_';
    kind = of_stem(name, length - (wide ? 4 : 1));
    return wider(kind == LIBRARY_KINDS ? LIBRARY_LAPACK : kind, wide);
}

static enum library_kind of_scalapack(const char *name)
{
    size_t length = length_of(name);

    return length > 5 && name[length - 1] == '_' && of_stem(name, length - 1) == LIBRARY_SCALAPACK ? LIBRARY_SCALAPACK
                                                                                                    : LIBRARY_KINDS;
}

static bool ends_wide(const char *name)
{
    size_t length = length_of(name);

    length -= length != 0 && name[length - 1] == '_';
    return length > 2 && name[length - 1] == '4' && name[length - 2] == '6';
}

/* A letter decides for most names of others. */
static enum library_kind of_mathematics(const char *name)
{
    switch (name[0]) {
    case 'L':
        if (starts(name, "LAPACKE_"))
            return ends_wide(name) ? LIBRARY_LAPACK64 : LIBRARY_LAPACKE;
        return LIBRARY_KINDS;
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
    case 'C':
    case 'D':
    case 'I':
    case 'S':
    case 'Z':
        return of_bare(name, length_of(name));
    case 'p':
        return of_scalapack(name);
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
