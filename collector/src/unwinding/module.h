/* The objects mapped into this process: what is loaded where, since when, until when.
 *
 * module_init() and module_refresh() run outside the sampling handler (they ask the dynamic linker, which takes its
 * lock). module_find() and module_locate() are for the handler: no lock, no allocation, only reads of our own memory. */

#ifndef STEELYARD_MODULE_H
#define STEELYARD_MODULE_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/records.h"

/* Where the unwind table of one object may be read. */
struct module_view {
    uint64_t start, end;        /* addresses of the object */
    uint64_t eh_frame_hdr;      /* 0 if it has none */
    uint64_t readable_low;      /* the mapped segment around .eh_frame_hdr: nothing of the table */
    uint64_t readable_high;     /* lies outside it */
};

/* Takes the region whose table is to be filled, and fills it. */
void module_init(struct region_header *header);

/* In the child of a fork: what was known stays known, whatever another thread of the parent was in the middle of. The
 * records are its parent's, only read, until module_inherit() copies them into the region that the child has made. */
void module_fork(void);
void module_inherit(struct region_header *header);

/* They are no longer there. */
void module_disown(void);

/* Brings the table up to date: new objects are appended, those gone get their end time, and if any is gone the cached
 * unwind rules are dropped. Call it after dlopen and dlclose. Any thread may call it; they take turns. */
void module_refresh(void);

/* Takes the room for all records that there may be, while it can be had. */
void module_reserve(void);

/* The record of the object at this address, or NULL. The record stays where it is for ever. */
const struct region_module *module_find(uint64_t address);

/* The unwind table that covers this address. False: no object there. */
bool module_locate(uint64_t address, struct module_view *view);

#endif
