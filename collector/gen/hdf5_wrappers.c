/* Stands in front of a library that does I/O for the program, if it is loaded.
 * Made from api/hdf5.toml by `cargo xtask codegen`; do not edit. */

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
typedef word library_function_11(word, word, word, word, word, word, word, word, word, word, word);

/* Compiled in this order. */
void hdf5_first(void)
{
}

EXPORT word H5Dclose(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "H5Dclose", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dclose, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    hdf5_set_closed(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dclose_async(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 2, .later = true};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "H5Dclose_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dclose_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    hdf5_set_closed(&k, (const word[]){a0, a1, a2, a3, a4} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Dcreate1(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 5};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "H5Dcreate1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dcreate1, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    hdf5_set_made(&k, (const word[]){a0, a1, a2, a3, a4});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dcreate2(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 7};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "H5Dcreate2", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dcreate2, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    hdf5_set_made(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dcreate_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 8, .later = true};
    library_function_11 *real =
        (library_function_11 *)library_next(&k, reals, "H5Dcreate_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dcreate_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    library_leave(&k);
    hdf5_set_made(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Dopen1(word a0, word a1)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 2};
    library_function_2 *real =
        (library_function_2 *)library_next(&k, reals, "H5Dopen1", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dopen1, RETURN_ADDRESS))
        return real(a0, a1);
    k.result = real(a0, a1);
    library_leave(&k);
    hdf5_set_opened(&k, (const word[]){a0, a1});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dopen2(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 3};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "H5Dopen2", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dopen2, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    hdf5_set_opened(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dopen_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 4, .later = true};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "H5Dopen_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dopen_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    hdf5_set_opened(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Dread(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 6, .direction = FILE_READ};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "H5Dread", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dread, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    hdf5_read(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dread_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 7, .direction = FILE_READ,
        .later = true};
    library_function_10 *real =
        (library_function_10 *)library_next(&k, reals, "H5Dread_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dread_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    library_leave(&k);
    hdf5_read(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Dread_multi(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 7, .direction = FILE_READ};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "H5Dread_multi", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dread_multi, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    hdf5_read_multi(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dread_multi_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 8, .direction = FILE_READ,
        .later = true};
    library_function_11 *real =
        (library_function_11 *)library_next(&k, reals, "H5Dread_multi_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dread_multi_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    library_leave(&k);
    hdf5_read_multi(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Dwrite(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 6, .direction = FILE_WRITE};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "H5Dwrite", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dwrite, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    hdf5_written(&k, (const word[]){a0, a1, a2, a3, a4, a5});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dwrite_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 7, .direction = FILE_WRITE,
        .later = true};
    library_function_10 *real =
        (library_function_10 *)library_next(&k, reals, "H5Dwrite_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dwrite_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    library_leave(&k);
    hdf5_written(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Dwrite_multi(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 7, .direction = FILE_WRITE};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "H5Dwrite_multi", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dwrite_multi, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    hdf5_written_multi(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6});
    errno = k.error;
    return k.result;
}

EXPORT word H5Dwrite_multi_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 8, .direction = FILE_WRITE,
        .later = true};
    library_function_11 *real =
        (library_function_11 *)library_next(&k, reals, "H5Dwrite_multi_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Dwrite_multi_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    library_leave(&k);
    hdf5_written_multi(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Fclose(word a0)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 1};
    library_function_1 *real =
        (library_function_1 *)library_next(&k, reals, "H5Fclose", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fclose, RETURN_ADDRESS))
        return real(a0);
    k.result = real(a0);
    library_leave(&k);
    hdf5_file_closed(&k, (const word[]){a0});
    errno = k.error;
    return k.result;
}

EXPORT word H5Fclose_async(word a0, word a1, word a2, word a3, word a4)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 2, .later = true};
    library_function_5 *real =
        (library_function_5 *)library_next(&k, reals, "H5Fclose_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fclose_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4);
    k.result = real(a0, a1, a2, a3, a4);
    library_leave(&k);
    hdf5_file_closed(&k, (const word[]){a0, a1, a2, a3, a4} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Fcreate(word a0, word a1, word a2, word a3)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 4};
    library_function_4 *real =
        (library_function_4 *)library_next(&k, reals, "H5Fcreate", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fcreate, RETURN_ADDRESS))
        return real(a0, a1, a2, a3);
    k.result = real(a0, a1, a2, a3);
    library_leave(&k);
    hdf5_file_opened(&k, (const word[]){a0, a1, a2, a3});
    errno = k.error;
    return k.result;
}

EXPORT word H5Fcreate_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 5, .later = true};
    library_function_8 *real =
        (library_function_8 *)library_next(&k, reals, "H5Fcreate_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fcreate_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    k.result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    library_leave(&k);
    hdf5_file_opened(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6, a7} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Fflush(word a0, word a1)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 2};
    library_function_2 *real =
        (library_function_2 *)library_next(&k, reals, "H5Fflush", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fflush, RETURN_ADDRESS))
        return real(a0, a1);
    k.result = real(a0, a1);
    library_leave(&k);
    hdf5_flushed(&k, (const word[]){a0, a1});
    errno = k.error;
    return k.result;
}

EXPORT word H5Fflush_async(word a0, word a1, word a2, word a3, word a4, word a5)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 3, .later = true};
    library_function_6 *real =
        (library_function_6 *)library_next(&k, reals, "H5Fflush_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fflush_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5);
    k.result = real(a0, a1, a2, a3, a4, a5);
    library_leave(&k);
    hdf5_flushed(&k, (const word[]){a0, a1, a2, a3, a4, a5} + 3);
    errno = k.error;
    return k.result;
}

EXPORT word H5Fopen(word a0, word a1, word a2)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 3};
    library_function_3 *real =
        (library_function_3 *)library_next(&k, reals, "H5Fopen", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fopen, RETURN_ADDRESS))
        return real(a0, a1, a2);
    k.result = real(a0, a1, a2);
    library_leave(&k);
    hdf5_file_opened(&k, (const word[]){a0, a1, a2});
    errno = k.error;
    return k.result;
}

EXPORT word H5Fopen_async(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    static any_function *reals[LIBRARY_COPIES];
    struct library_call k = {.kind = LIBRARY_HDF5, .words = 4, .later = true};
    library_function_7 *real =
        (library_function_7 *)library_next(&k, reals, "H5Fopen_async", RETURN_ADDRESS);

    if (real == NULL)
        return (word)-1;
    if (!library_enter(&k, CALL_H5Fopen_async, RETURN_ADDRESS))
        return real(a0, a1, a2, a3, a4, a5, a6);
    k.result = real(a0, a1, a2, a3, a4, a5, a6);
    library_leave(&k);
    hdf5_file_opened(&k, (const word[]){a0, a1, a2, a3, a4, a5, a6} + 3);
    errno = k.error;
    return k.result;
}

void hdf5_last(void)
{
}
