/* The library's beginning and end. Without STEELYARD_DIR one getenv is all that happens, and that
 * what nobody else has is not offered. */

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "calls/end.h"
#include "files/file_map.h"
#include "files/restart.h"
#include "gen/inert.h"
#include "ground/clock.h"
#include "ground/options.h"
#include "host/environment.h"
#include "host/process.h"
#include "linking/offer.h"
#include "region/region.h"
#include "region/thread.h"
#include "sampling/mask.h"
#include "unwinding/load.h"

/* Programs that only start others: recording them would add nothing. Our own benchmarks are programs like any other. */
static bool is_inert(int argc, char **argv)
{
    const char *name = program_invocation_short_name;

    if (argc > 1 && strcmp(name, "steelyard") == 0 && strcmp(argv[1], "bench") == 0)
        return false;
    for (size_t i = 0; i < sizeof inert_programs / sizeof *inert_programs; i++)
        if (strcmp(name, inert_programs[i]) == 0)
            return true;
    return false;
}

__attribute__((constructor)) static void begin(int argc, char **argv)
{
    struct descriptor stream; /* what is known of it comes with its first use */
    bool recorded;
    uint64_t since;

#ifndef __GLIBC__
    argc = 0; /* no other gives the arguments of main to a constructor */
#endif
    file_map_start();
    environment_begin();
    recorded = !environment_is_late() && options_read() && !is_inert(argc, argv);
    if (recorded)
        clock_start();
    since = clock_cycles();
    offer_start(); /* recorded or not: our symbols are there */
    if (!recorded)
        return;
    if (argc > 0 && getauxval(AT_BASE) != 0) /* else the linker was started, and given the program */
        region_arguments(argc, argv);
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        restart_ask(fd, &stream);
    if (process_record(REGION_WHOLE, since))
        offer_open();
}

__attribute__((destructor)) static void end(void)
{
    load_settle();
    if (thread_current() != NULL && !restart_untimed()) /* libc still writes what streams have in their buffers */
        mask_block(thread_current());
    end_note(END_EXIT, region != NULL ? region->end_code : 0);
}
