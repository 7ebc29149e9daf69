/* The library's beginning and end. Without STEELYARD_DIR one getenv is all that happens, and that
 * what no MPI has is not offered. */

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "../gen/inert.h"
#include "clock.h"
#include "end.h"
#include "file_map.h"
#include "load.h"
#include "offer.h"
#include "options.h"
#include "process.h"
#include "region.h"
#include "text.h"

/* Programs that only start others: recording them would add nothing. */
static bool is_inert(void)
{
    const char *name = program_invocation_short_name;

    for (size_t i = 0; i < sizeof inert_programs / sizeof *inert_programs; i++)
        if (strcmp(name, inert_programs[i]) == 0)
            return true;
    return false;
}

__attribute__((constructor)) static void begin(void)
{
    file_map_start();
    offer_settle(); /* recorded or not: our symbols are there */
    if (!options_read() || is_inert())
        return;
    clock_start();
    process_record(REGION_WHOLE);
}

__attribute__((destructor)) static void end(void)
{
    load_settle();
    end_note(END_EXIT, region != NULL ? region->end_code : 0);
}
