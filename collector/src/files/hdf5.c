/* HDF5: files and data sets by their handles. The library is asked only behind a call that succeeded: a question would
 * take away what it says of a failure. */

#include <fcntl.h>
#include <stddef.h>
#include <string.h>

#include "files/library_call.h"

#define NAME 1024

/* H5S_ALL and H5P_DEFAULT; H5S_BLOCK: the buffer as it comes. */
#define ALL 0
#define BLOCK 1

#define COLLECTIVE 1 /* H5FD_MPIO_COLLECTIVE */

/* H5T_OPAQUE and H5T_VLEN. */
#define OPAQUE 5
#define VARIABLE 9

#define ASK(k, type, name)                                                                          \
    static any_function *name##_in[LIBRARY_COPIES];                                                 \
    type *name = (type *)library_symbol(k, name##_in, #name)

typedef int64_t name_function(word, char *, size_t);
typedef int64_t number_function(word);
typedef word handle_function(word);
typedef int mode_function(word, int *);
typedef int class_function(word);
typedef char *tag_function(word);
typedef int free_function(void *);

static uint64_t handle(const struct library_call *k, word given)
{
    return library_is_narrow(k) ? (uint64_t)(int64_t)(int32_t)given : given;
}

/* Of any object in it. */
static uint32_t file_holding(const struct library_call *k, word object)
{
    char name[NAME];
    ASK(k, name_function, H5Fget_name);

    if (H5Fget_name == NULL || H5Fget_name(object, name, sizeof name) <= 0)
        return 0;
    name[sizeof name - 1] = '\0';
    return file_of_path(AT_FDCWD, name);
}

static struct library_object set_known(const struct library_call *k, word set)
{
    struct library_object object = library_kept(k, handle(k, set));
    char name[NAME];
    ASK(k, name_function, H5Iget_name);

    if (object.file != 0 || k->failed || k->later)
        return object;
    object.file = file_holding(k, set);
    if (H5Iget_name != NULL && H5Iget_name(set, name, sizeof name) > 0) {
        name[sizeof name - 1] = '\0';
        object.part = file_of_part(object.file, name);
    }
    library_keep(k, handle(k, set), object);
    return object;
}

/* What a data set does is counted there, and not once more with its file. */
static uint32_t record_of(struct library_object object)
{
    return object.part != 0 ? object.part : object.file;
}

/* Of data types asked about lately, a word each: the handle's last 31 bits, 1 bit of `variable`, 32 bits of `bytes`. A handle means
 * the same type until the library is closed, and then a file is opened before anything moves; its size may be set. */
#define TYPES 64u
#define HANDLE_BITS 31
static uint64_t types[LIBRARY_COPIES][TYPES];

static void forget_types(const struct library_call *k)
{
    for (uint32_t i = 0; i < TYPES; i++)
        __atomic_store_n(&types[k->copy][i], 0, __ATOMIC_RELAXED);
}

void hdf5_file_opened(struct library_call *k, const word *a)
{
    uint32_t number = a[0] == 0 ? 0 : file_of_path(AT_FDCWD, (const char *)a[0]);

    layer_opened(k->t, library_use(k, number), &k->layer, k->failed);
    forget_types(k);
    if (k->failed)
        return;
    library_keep(k, handle(k, k->result), (struct library_object){number, 0});
}

void hdf5_file_closed(struct library_call *k, const word *a)
{
    layer_closed(k->t, library_use(k, library_kept(k, handle(k, a[0])).file), &k->layer, k->failed);
}

/* Any object of the file may be given. */
void hdf5_flushed(struct library_call *k, const word *a)
{
    uint32_t number = library_kept(k, handle(k, a[0])).file;

    if (number == 0 && !k->failed && !k->later)
        number = file_holding(k, a[0]);
    layer_asked(k->t, library_use(k, number), &k->layer, LAYER_FIELD(syncs), k->failed);
}

static void set_opened(struct library_call *k, word place)
{
    struct library_object object = {library_kept(k, handle(k, place)).file, 0};

    if (!k->failed)
        object = set_known(k, k->result);
    layer_opened(k->t, library_use(k, record_of(object)), &k->layer, k->failed);
}

void hdf5_set_made(struct library_call *k, const word *a)
{
    set_opened(k, a[0]);
}

void hdf5_set_opened(struct library_call *k, const word *a)
{
    set_opened(k, a[0]);
}

void hdf5_set_closed(struct library_call *k, const word *a)
{
    uint64_t set = handle(k, a[0]);

    layer_closed(k->t, library_use(k, record_of(library_kept(k, set))), &k->layer, k->failed);
    if (!k->failed)
        library_keep(k, set, (struct library_object){0, 0});
}

static uint64_t points_of_set(const struct library_call *k, word set)
{
    ASK(k, handle_function, H5Dget_space);
    ASK(k, number_function, H5Sget_simple_extent_npoints);
    ASK(k, handle_function, H5Sclose);
    int64_t points;
    word space;

    if (H5Dget_space == NULL || H5Sget_simple_extent_npoints == NULL || H5Sclose == NULL)
        return 0;
    space = H5Dget_space(set);
    if ((int)space < 0)
        return 0;
    points = H5Sget_simple_extent_npoints(space);
    H5Sclose(space);
    return points > 0 ? (uint64_t)points : 0;
}

/* What elements of a data type take, and whether they are pointers to data of any length. */
struct element {
    uint64_t bytes;
    bool variable;
};

/* Whether elements are pointers to data of any length: strings, sequences, and the objects of Python that h5py makes of them.
 * Members of compounds are not looked at. */
static bool is_variable(const struct library_call *k, word type, uint64_t bytes)
{
    ASK(k, class_function, H5Tget_class);
    ASK(k, class_function, H5Tis_variable_str);
    ASK(k, tag_function, H5Tget_tag);
    ASK(k, free_function, H5free_memory);
    int class = H5Tget_class != NULL ? H5Tget_class(type) : -1;
    bool python;
    char *tag;

    if (class == VARIABLE || (H5Tis_variable_str != NULL && H5Tis_variable_str(type) > 0))
        return true;
    if (class != OPAQUE || H5Tget_tag == NULL || H5free_memory == NULL || bytes != sizeof(void *))
        return false;
    tag = H5Tget_tag(type);
    python = tag != NULL && strcmp(tag, "PYTHON:OBJECT") == 0;
    if (tag != NULL)
        H5free_memory(tag);
    return python;
}

static struct element element_of(const struct library_call *k, word type)
{
    ASK(k, number_function, H5Tget_size);
    uint64_t of = handle(k, type) & ((UINT64_C(1) << HANDLE_BITS) - 1);
    uint64_t *kept = &types[k->copy][of % TYPES], known = __atomic_load_n(kept, __ATOMIC_RELAXED);
    int64_t size = H5Tget_size != NULL ? H5Tget_size(type) : 0;
    struct element element = {size > 0 ? (uint64_t)size : 0, false};

    if (element.bytes == 0 || k->later)
        return element;
    if (of != 0 && known >> (64 - HANDLE_BITS) == of && (uint32_t)known == element.bytes) {
        element.variable = (known >> 32 & 1) != 0;
        return element;
    }
    element.variable = is_variable(k, type, element.bytes);
    if (element.bytes <= UINT32_MAX)
        __atomic_store_n(kept, of << (64 - HANDLE_BITS) | (uint64_t)element.variable << 32 | element.bytes,
                         __ATOMIC_RELAXED);
    return element;
}

/* The memory's space and the file's have the same number of points selected. */
static uint64_t points_of(const struct library_call *k, word set, word memory, word file)
{
    ASK(k, number_function, H5Sget_select_npoints);
    uint64_t known = handle(k, memory);
    int64_t selected = 0;

    if (H5Sget_select_npoints == NULL)
        return 0;
    if (known == ALL || known == BLOCK)
        known = handle(k, file);
    if (known != ALL && known != BLOCK)
        selected = H5Sget_select_npoints(known);
    else if (!k->later)
        return points_of_set(k, set);
    return selected > 0 ? (uint64_t)selected : 0;
}

/* A library built without MPI does not tell collective accesses from others. */
static enum file_manner manner_of(const struct library_call *k, word transfer)
{
    ASK(k, mode_function, H5Pget_dxpl_mpio);
    int mode = 0;

    if (H5Pget_dxpl_mpio == NULL)
        return FILE_PLAIN;
    if (handle(k, transfer) == ALL || k->failed)
        return FILE_INDEPENDENT;
    return H5Pget_dxpl_mpio(transfer, &mode) >= 0 && mode == COLLECTIVE ? FILE_COLLECTIVE : FILE_INDEPENDENT;
}

static void moved_in(struct library_call *k, word set, word type, word memory, word file, enum file_manner manner,
                     enum file_direction direction, word buffer)
{
    uint32_t record = record_of(set_known(k, set));
    struct element element = {0, false};
    struct region_file_use *use;
    uint64_t bytes = 0;

    if (!k->failed) {
        element = element_of(k, type);
        bytes = element.bytes == 0 ? 0 : element.bytes * points_of(k, set, memory, file);
    }
    library_moved(k, record, direction, manner, bytes, buffer);
    use = element.variable ? library_use(k, record) : NULL;
    if (use != NULL)
        use->variable++;
}

static void moved(struct library_call *k, const word *a, enum file_direction direction)
{
    moved_in(k, a[0], a[1], a[2], a[3], manner_of(k, a[4]), direction, a[5]);
}

void hdf5_read(struct library_call *k, const word *a)
{
    moved(k, a, FILE_READ);
}

void hdf5_written(struct library_call *k, const word *a)
{
    moved(k, a, FILE_WRITE);
}

static word handle_at(const struct library_call *k, word array, size_t index)
{
    if (library_is_narrow(k))
        return (word)((const int *)array)[index];
    return ((const word *)array)[index];
}

/* One access a data set; the time is the first one's. */
static void moved_many(struct library_call *k, const word *a, enum file_direction direction)
{
    enum file_manner manner = manner_of(k, a[5]);

    for (size_t i = 0; i < a[0]; i++) {
        moved_in(k, handle_at(k, a[1], i), handle_at(k, a[2], i), handle_at(k, a[3], i), handle_at(k, a[4], i), manner,
                 direction, ((const word *)a[6])[i]);
        k->layer.time = access_between(k->layer.time.end, k->layer.time.end);
    }
}

void hdf5_read_multi(struct library_call *k, const word *a)
{
    moved_many(k, a, FILE_READ);
}

void hdf5_written_multi(struct library_call *k, const word *a)
{
    moved_many(k, a, FILE_WRITE);
}
