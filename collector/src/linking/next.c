/* The next definition, by the symbol tables in memory. The default version of a name is taken: dlsym() would give its
 * oldest where there are several, which is not the one that programs are linked against. */

#include "linking/next.h"

#include "linking/claim.h"
#include "linking/object.h"

any_function *next_symbol(const char *name)
{
    return claim_is(name) ? claim_libc(name) : object_function(object_find(name, object_each_behind));
}

any_function *next_table[CALL_LIMIT];
bool next_calls_others;

any_function *next_resolve(enum call call)
{
    const struct call_info *about = &call_table[call];
    any_function *function = next_symbol(about->name), *libc;

    next_table[call] = function;
    if ((about->flags & CALL_IS_LEAF) != 0 && (libc = claim_libc(about->name)) != NULL && libc != function)
        next_calls_others = true;
    return function;
}
