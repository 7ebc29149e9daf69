/* One call of a library that does I/O for the program, on its way, and what the library's handles stand for. */

#ifndef STEELYARD_LIBRARY_CALL_H
#define STEELYARD_LIBRARY_CALL_H

#include <stdbool.h>
#include <stdint.h>

#include "files/layer.h"
#include "gen/libraries.h"
#include "ground/word.h"
#include "linking/library.h"

/* A call on its way. */
struct library_call {
    struct region_thread *t;
    struct layer_call layer;
    enum library_kind kind;
    uint32_t copy; /* which of its kind */
    uint32_t words; /* that it was given */
    word result;
    bool failed;
    enum file_direction direction;
    enum file_manner manner;
    uint32_t unit; /* bytes of an element in memory, 0 if the name does not say */
    bool later; /* it may go on behind our back: the library must not be asked anything that could wait for it */
    int error;
    uint64_t since; /* when it came back, or the last of what it moved was counted: the library was asked since */
};

/* library_real() for one of the libraries that do I/O: each counts what was done with its files. */
any_function *library_next(struct library_call *k, any_function **reals, const char *name, const void *from);

/* False if nothing is to be recorded. */
bool library_enter(struct library_call *k, uint32_t call, const void *from);
void library_leave(struct library_call *k);

/* Another function of the library that was called, NULL if it has none of that name. */
any_function *library_symbol(const struct library_call *k, any_function **reals, const char *name);

/* HDF5 before 1.10: its handles are int. */
bool library_is_narrow(const struct library_call *k);

/* Counts bytes that moved: with the site, and with the file. */
void library_moved(struct library_call *k, uint32_t file, enum file_direction direction, enum file_manner manner,
                   uint64_t bytes, word buffer);

enum file_interface library_interface(enum library_kind kind);

/* What a handle stands for: a file, and in it perhaps a data set. Forgets; the library can be asked again. */
struct library_object {
    uint32_t file;
    uint32_t part;
};

void library_keep(const struct library_call *k, uint64_t handle, struct library_object object);
struct library_object library_kept(const struct library_call *k, uint64_t handle);
/* After a fork. */
void library_forget(void);

/* The record of a file through this call's interface. */
struct region_file_use *library_use(const struct library_call *k, uint32_t file);

/* What is done behind each call, by what api/<library>.toml says of it. `a` are its words. */
void hdf5_file_opened(struct library_call *k, const word *a);
void hdf5_file_closed(struct library_call *k, const word *a);
void hdf5_flushed(struct library_call *k, const word *a);
void hdf5_set_made(struct library_call *k, const word *a);
void hdf5_set_opened(struct library_call *k, const word *a);
void hdf5_set_closed(struct library_call *k, const word *a);
void hdf5_read(struct library_call *k, const word *a);
void hdf5_written(struct library_call *k, const word *a);
void hdf5_read_multi(struct library_call *k, const word *a);
void hdf5_written_multi(struct library_call *k, const word *a);
void netcdf_opened(struct library_call *k, const word *a);
void netcdf_closed(struct library_call *k, const word *a);
void netcdf_synced(struct library_call *k, const word *a);
void netcdf_completed(struct library_call *k, const word *a);
void netcdf_defined(struct library_call *k, const word *a);
void netcdf_deleted(struct library_call *k, const word *a);
void netcdf_moved_all(struct library_call *k, const word *a);
void netcdf_moved_one(struct library_call *k, const word *a);
void netcdf_moved_block(struct library_call *k, const word *a);
void netcdf_moved_blocks(struct library_call *k, const word *a);
void netcdf_moved_typed(struct library_call *k, const word *a);

#endif
