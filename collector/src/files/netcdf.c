/* netCDF and PnetCDF: their functions differ by a prefix and a parameter. Both are asked only what they know by
 * themselves, behind a call that succeeded. */

#include <fcntl.h>
#include <stddef.h>

#include "files/library_call.h"
#include "mpi/volume.h"

#define NAME 1024
#define DIMENSIONS 64

#define ASK(k, type, variable, name)                                                                \
    static any_function *variable##_in_netcdf[LIBRARY_COPIES], *variable##_in_pnetcdf[LIBRARY_COPIES]; \
    type *variable = (type *)((k)->kind == LIBRARY_NETCDF                                           \
                                  ? library_symbol(k, variable##_in_netcdf, "nc_" name)             \
                                  : library_symbol(k, variable##_in_pnetcdf, "ncmpi_" name))

typedef int variable_function(int, int, int *);
typedef int length_function(int, int, int64_t *);
typedef int type_function(int, int, char *, size_t *);
typedef int path_function(int, void *, char *);

/* The groups of a netCDF file share the upper half of its number. */
static uint64_t handle(const struct library_call *k, word id)
{
    return k->kind == LIBRARY_NETCDF ? (uint32_t)id & 0xFFFF0000u : (uint32_t)id;
}

static uint32_t file_known(const struct library_call *k, word id)
{
    uint32_t number = library_kept(k, handle(k, id)).file;
    char path[NAME];
    size_t length = 0; /* netCDF's is a size_t, PnetCDF's an int */
    ASK(k, path_function, inq_path, "inq_path");

    if (number != 0 || k->failed || inq_path == NULL)
        return number;
    if (inq_path((int)id, &length, NULL) != 0 || length >= sizeof path || inq_path((int)id, NULL, path) != 0)
        return 0;
    number = file_of_path(AT_FDCWD, path);
    library_keep(k, handle(k, id), (struct library_object){number, 0});
    return number;
}

void netcdf_opened(struct library_call *k, const word *a)
{
    const word *path = k->kind == LIBRARY_NETCDF ? &a[0] : &a[1];
    uint32_t number = path[0] == 0 ? 0 : file_of_path(AT_FDCWD, (const char *)path[0]);
    const int *id = (const int *)a[k->words - 1];

    layer_opened(k->t, library_use(k, number), &k->layer, k->failed);
    if (k->failed || id == NULL)
        return;
    library_keep(k, handle(k, (word)*id), (struct library_object){number, 0});
}

void netcdf_closed(struct library_call *k, const word *a)
{
    uint32_t number = library_kept(k, handle(k, a[0])).file;

    layer_closed(k->t, library_use(k, number), &k->layer, k->failed);
    if (!k->failed)
        library_keep(k, handle(k, a[0]), (struct library_object){0, 0});
}

void netcdf_synced(struct library_call *k, const word *a)
{
    layer_asked(k->t, library_use(k, file_known(k, a[0])), &k->layer, LAYER_FIELD(syncs), k->failed);
}

/* Which of the posted accesses it completes is not said: the time is that of writes unless reads alone were posted. */
void netcdf_completed(struct library_call *k, const word *a)
{
    struct region_file_use *use = library_use(k, file_known(k, a[0]));

    if (use == NULL)
        return;
    if (k->failed)
        use->errors++;
    else if (use->write_nonblocking > 0 || use->read_nonblocking == 0)
        use->write_tsc += k->layer.time.cycles;
    else
        use->read_tsc += k->layer.time.cycles;
}

void netcdf_defined(struct library_call *k, const word *a)
{
    layer_asked(k->t, library_use(k, file_known(k, a[0])), &k->layer, LAYER_FIELD(other_meta), k->failed);
}

/* The file is gone: its number is that of its name. */
void netcdf_deleted(struct library_call *k, const word *a)
{
    uint32_t number = a[0] == 0 ? 0 : file_of_path(AT_FDCWD, (const char *)a[0]);

    layer_asked(k->t, library_use(k, number), &k->layer, LAYER_FIELD(unlinks), k->failed);
}

static uint64_t size_of_type(const struct library_call *k, int id, int type)
{
    static const uint8_t sizes[] = {0, 1, 1, 2, 4, 4, 8, 1, 2, 4, 8, 8, 8}; /* NC_BYTE … NC_STRING */
    size_t size = 0;
    ASK(k, type_function, inq_type, "inq_type");

    if (type > 0 && (size_t)type < sizeof sizes)
        return sizes[type];
    return k->kind == LIBRARY_NETCDF && inq_type != NULL && inq_type(id, type, NULL, &size) == 0 ? size : 0;
}

static uint64_t unit_of(const struct library_call *k, const word *a)
{
    int type = 0;
    ASK(k, variable_function, inq_vartype, "inq_vartype");

    if (k->unit != 0)
        return k->unit;
    return inq_vartype != NULL && inq_vartype((int)a[0], (int)a[1], &type) == 0 ? size_of_type(k, (int)a[0], type)
                                                                            : 0;
}

/* -1 if it is not known or too many. */
static int dimensions(const struct library_call *k, const word *a)
{
    int number = -1;
    ASK(k, variable_function, inq_varndims, "inq_varndims");

    if (inq_varndims == NULL || inq_varndims((int)a[0], (int)a[1], &number) != 0 || number > DIMENSIONS)
        return -1;
    return number;
}

static uint64_t product(const int64_t *counts, int number)
{
    uint64_t elements = 1;

    for (int i = 0; i < number; i++)
        elements *= counts != NULL && counts[i] > 0 ? (uint64_t)counts[i] : 0;
    return elements;
}

static void moved(struct library_call *k, const word *a, uint64_t elements)
{
    uint64_t bytes = k->failed ? 0 : elements * unit_of(k, a);

    library_moved(k, file_known(k, a[0]), k->direction, k->manner, bytes, 0);
}

void netcdf_moved_all(struct library_call *k, const word *a)
{
    int ids[DIMENSIONS], number = k->failed ? -1 : dimensions(k, a);
    uint64_t elements = number >= 0;
    ASK(k, variable_function, inq_vardimid, "inq_vardimid");
    ASK(k, length_function, inq_dimlen, "inq_dimlen");

    if (number > 0 && (inq_vardimid == NULL || inq_dimlen == NULL || inq_vardimid((int)a[0], (int)a[1], ids) != 0))
        number = 0, elements = 0;
    for (int i = 0; i < number; i++) {
        int64_t length = 0;

        if (inq_dimlen((int)a[0], ids[i], &length) != 0)
            length = 0;
        elements *= (uint64_t)length;
    }
    moved(k, a, elements);
}

void netcdf_moved_one(struct library_call *k, const word *a)
{
    moved(k, a, 1);
}

void netcdf_moved_block(struct library_call *k, const word *a)
{
    int number = k->failed ? -1 : dimensions(k, a);

    moved(k, a, number >= 0 ? product((const int64_t *)a[3], number) : 0);
}

/* Without counts each is one element. */
void netcdf_moved_blocks(struct library_call *k, const word *a)
{
    int number = k->failed ? -1 : dimensions(k, a);
    const int64_t *const *counts = (const int64_t *const *)a[4];
    uint64_t elements = 0;

    for (int i = 0; number >= 0 && i < (int)a[2]; i++)
        elements += counts == NULL || counts[i] == NULL ? 1 : product(counts[i], number);
    moved(k, a, elements);
}

void netcdf_moved_typed(struct library_call *k, const word *a)
{
    uint64_t bytes = k->failed ? 0 : volume_of_type(k->t, (int64_t)a[4], a[5]);

    library_moved(k, file_known(k, a[0]), k->direction, k->manner, bytes, a[3]);
}
