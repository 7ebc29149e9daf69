#include "linking/kind.h"

#include <stdbool.h>

static bool begins(const char *name, const struct library_prefix *prefix)
{
    for (uint32_t i = 0; i < prefix->length; i++)
        if (name[i] != prefix->text[i])
            return false;
    return true;
}

enum library_kind kind_of(const char *name)
{
    for (unsigned i = 0; i < LIBRARY_PREFIXES; i++)
        if (name[0] == library_prefixes[i].text[0] && begins(name, &library_prefixes[i]))
            return (enum library_kind)library_prefixes[i].kind;
    return LIBRARY_KINDS;
}
