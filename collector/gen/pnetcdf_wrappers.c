/* Stands in front of a library that does I/O for the program, if it is loaded.
 * Made from api/pnetcdf.toml by `cargo xtask codegen`; do not edit. */

#include <errno.h>
#include <stdint.h>

#include "files/library_call.h"
#include "ground/export.h"
#include "calls.h"
#include "libraries.h"

#define RETURN_ADDRESS __builtin_return_address(0)

typedef word library_function_1(word);
typedef word library_function_2(word, word);
typedef word library_function_3(word, word, word);
typedef word library_function_4(word, word, word, word);
typedef word library_function_5(word, word, word, word, word);
typedef word library_function_6(word, word, word, word, word, word);
typedef word library_function_7(word, word, word, word, word, word, word);
typedef word library_function_8(word, word, word, word, word, word, word, word);
typedef word library_function_9(word, word, word, word, word, word, word, word, word);
typedef word library_function_10(word, word, word, word, word, word, word, word, word, word);

/* Compiled in this order. */
void pnetcdf_first(void)
{
}

EXPORT word ncmpi__enddef(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi__enddef", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi__enddef, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_abort(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_abort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_abort, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_closed(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_begin_indep_data(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_begin_indep_data", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_begin_indep_data, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var1_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_bput_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_var_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_bput_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vara_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_bput_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 10, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_10 *real =
        (library_function_10 *)library_next(&k, reals, "ncmpi_bput_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_bput_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_bput_varn", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_varn_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_varn_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_bput_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_bput_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_bput_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_bput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_close(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_close", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_close, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_closed(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_create(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_create", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_create, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_delete(word a0, word a1)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 2};
    library_function_2 *real =
        (library_function_2 *)library_next(&k, reals, "ncmpi_delete", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_delete, RETURN_ADDRESS))
        return real(a0, a1);
    k.result = real(a0, a1);
    library_leave(&k);
    netcdf_deleted(&k, (const word[]){a0, a1});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_end_indep_data(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_end_indep_data", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_end_indep_data, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_enddef(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_enddef", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_enddef, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_flush(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_flush", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_flush, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_synced(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_var1_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_double_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_float_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_int_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_long_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_longlong_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_schar_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_short_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_text_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_uchar_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_uint_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_ulonglong_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var1_ushort_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_get_var1_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_var_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_double(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_double_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_float(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_float_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_int(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_int_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_long(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_long_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_longlong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_longlong_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_longlong_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_schar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_schar_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_short(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_short_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_text(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_text_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_uchar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_uchar_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_uint(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_uint_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_ulonglong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_ulonglong_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_ushort(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_var_ushort_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_get_var_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_vara_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_double_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_float_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_int_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_long_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_longlong_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_schar_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_short_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_text_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_uchar_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_uint_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_ulonglong_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vara_ushort_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_get_vara_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vard(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vard", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vard, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_typed(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vard_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vard_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vard_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_typed(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_get_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_get_varm_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_double_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_float_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_int_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_long_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_longlong_all(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_schar_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_short_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_text_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_uchar_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_uint_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_ulonglong_all(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varm_ushort_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_get_varm_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_get_varn", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_get_varn_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_double_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_float_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_int_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_long_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_longlong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_schar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_short_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_text_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_uchar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_uint_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_ulonglong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_varn_ushort_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_varn_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_get_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_get_vars_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_double_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_float_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_int_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_long_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_longlong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_schar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_short_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_text_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_uchar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_uint_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_ulonglong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_get_vars_ushort_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_get_vars_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_get_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var1_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iget_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_var_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iget_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vara_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iget_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 10, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING};
    library_function_10 *real =
        (library_function_10 *)library_next(&k, reals, "ncmpi_iget_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iget_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_iget_varn", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_varn_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_varn_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_iget_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iget_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_READ,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iget_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iget_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var1_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_iput_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_var_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_iput_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vara_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_iput_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 10, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_10 *real =
        (library_function_10 *)library_next(&k, reals, "ncmpi_iput_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_iput_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_iput_varn", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_varn_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_varn_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_iput_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_iput_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_NONBLOCKING, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_iput_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_iput_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_open(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_open", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_open, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_var1_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_double_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_float_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_int_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_long_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_longlong_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_schar_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_short_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_text_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_uchar_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_uint_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_ulonglong_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var1_ushort_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_put_var1_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var1_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_var_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_double(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_double_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_float(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_float_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_int(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_int_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_long(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_long_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_longlong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_longlong_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_longlong_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_schar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_schar_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_short(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_short_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_text(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_text_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_uchar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_uchar_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_uint(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_uint_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_ulonglong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_ulonglong_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_ushort(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_var_ushort_all(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 3, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "ncmpi_put_var_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_var_all, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_vara_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_double_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_float_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_int_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_long_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_longlong_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_schar_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_short_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_text_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_uchar_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_uint_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_ulonglong_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vara_ushort_all(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 5, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "ncmpi_put_vara_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vara_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vard(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vard", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vard, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_typed(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vard_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vard_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vard_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_typed(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_put_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 9, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_9 *real =
        (library_function_9 *)library_next(&k, reals, "ncmpi_put_varm_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_double_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_float_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_int_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_long_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_longlong_all(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_schar_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_short_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_text_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_uchar_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_uint_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_ulonglong_all(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varm_ushort_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 7, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "ncmpi_put_varm_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varm_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_put_varn", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_put_varn_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_double_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_float_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_int_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_long_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_longlong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_schar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_short_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_text_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_uchar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_uint_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_ulonglong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_varn_ushort_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_varn_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_varn_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_blocks(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_put_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_all(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 8, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "ncmpi_put_vars_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_double_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_double_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_float_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_float_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_int_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_int_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_long_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_long_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_longlong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_longlong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_schar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_schar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_short_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_short_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_text_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_text_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_uchar_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_uchar_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_uint_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_uint_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_ulonglong_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_ulonglong_all",
            RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_INDEPENDENT, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_put_vars_ushort_all(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 6, .direction = FILE_WRITE,
        .manner = FILE_COLLECTIVE, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "ncmpi_put_vars_ushort_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_put_vars_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_redef(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_redef", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_redef, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_sync(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_sync", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_sync, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_synced(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_sync_numrecs(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "ncmpi_sync_numrecs", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_sync_numrecs, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_synced(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_wait(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_wait", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_wait, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_completed(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word ncmpi_wait_all(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_PNETCDF, .words = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "ncmpi_wait_all", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_ncmpi_wait_all, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_completed(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

void pnetcdf_last(void)
{
}
