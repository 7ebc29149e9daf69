/* The table of the functions behind ours. */

#include "mpi/mpi.h"

#include <stddef.h>

#include "ground/text.h"
#include "linking/library.h"
#include "linking/next.h"
#include "unwinding/load.h"

#define ERROR_UNSUPPORTED 16 /* an error code in every MPI; its name differs */

any_function *mpi_next[CALL_LIMIT];
any_function *mpi_next_p[CALL_LIMIT];

static int missing(void)
{
    return ERROR_UNSUPPORTED;
}

any_function *mpi_symbol(const char *name)
{
    any_function *reals[LIBRARY_COPIES] = {NULL};
    any_function *function = next_symbol(name);

    /* An extension module may have brought an MPI along for itself. */
    return function != NULL ? function : library_real(LIBRARY_MPI, reals, name, NULL);
}

any_function *mpi_resolve(enum call call, bool profiling_name)
{
    char name[80];
    struct text text = {name, sizeof name, 0};
    any_function *function;

    text_add(&text, profiling_name ? "P" : "");
    text_add(&text, call_table[call].name);
    load_settle();
    function = mpi_symbol(name);
    if (function == NULL)
        return (any_function *)missing; /* asked again next time: the library may come yet */
    (profiling_name ? mpi_next_p : mpi_next)[call] = function;
    return function;
}
