/* Stands in front of a library that does I/O for the program, if it is loaded.
 * Made from api/netcdf.toml by `cargo xtask codegen`; do not edit. */

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

/* Compiled in this order. */
void netcdf_first(void)
{
}

EXPORT word nc__create(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc__create", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc__create, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc__enddef(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc__enddef", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc__enddef, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc__open(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc__open", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc__open, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_abort(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "nc_abort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_abort, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_closed(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word nc_close(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "nc_close", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_close, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_closed(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word nc_create(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_create", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_create, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_create_par(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_create_par", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_create_par, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_create_par_fortran(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_create_par_fortran", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_create_par_fortran, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_enddef(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "nc_enddef", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_enddef, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_string(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_ubyte(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var1_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_READ, .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_get_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_double(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_float(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_int(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_long(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_longlong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_schar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_short(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_string(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_text(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_ubyte(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_uchar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_uint(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_ulonglong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_var_ushort(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_READ, .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_get_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_string(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_ubyte(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vara_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_READ, .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_get_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_string(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_ubyte(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_READ, .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_get_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_string(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_ubyte(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_get_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_READ, .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_get_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_get_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_open(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_open", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_open, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_open_par(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_open_par", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_open_par, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_open_par_fortran(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_open_par_fortran", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_open_par_fortran, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_opened(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_double(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_float(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_int(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_long(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_longlong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_schar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_short(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_string(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_text(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_ubyte(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_uchar(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 1};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_uint(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_ulonglong(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 8};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var1_ushort(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 4, .direction = FILE_WRITE,
        .unit = 2};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "nc_put_var1_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    netcdf_moved_one(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_double(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_float(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_int(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_long(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_longlong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_schar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_short(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_string(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_text(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_ubyte(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_uchar(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 1};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_uint(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 4};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_ulonglong(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 8};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_var_ushort(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 3, .direction = FILE_WRITE,
        .unit = 2};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "nc_put_var_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_var, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    netcdf_moved_all(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_double(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_float(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_int(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_long(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_longlong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_schar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_short(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_string(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_text(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_ubyte(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_uchar(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 1};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_uint(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 4};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_ulonglong(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 8};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vara_ushort(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 5, .direction = FILE_WRITE,
        .unit = 2};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "nc_put_vara_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vara, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_double(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_float(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_int(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_long(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_longlong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_schar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_short(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_string(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_text(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_ubyte(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_uchar(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 1};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_uint(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 4};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 8};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_varm_ushort(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 7, .direction = FILE_WRITE,
        .unit = 2};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "nc_put_varm_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_varm, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_double(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_double", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_float(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_float", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_int(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_int", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_long(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_long", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_longlong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_longlong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_schar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_schar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_short(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_short", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_string(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_string", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_text(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_text", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_ubyte(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_ubyte", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_uchar(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 1};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_uchar", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_uint(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 4};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_uint", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_ulonglong(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 8};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_ulonglong", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_put_vars_ushort(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 6, .direction = FILE_WRITE,
        .unit = 2};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "nc_put_vars_ushort", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_put_vars, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    netcdf_moved_block(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word nc_redef(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "nc_redef", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_redef, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_defined(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word nc_sync(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_NETCDF, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "nc_sync", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_nc_sync, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    netcdf_synced(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

void netcdf_last(void)
{
}
