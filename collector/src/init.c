/* The library's beginning and end. Without STEELYARD_DIR one getenv is all that happens. */

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "end.h"
#include "load.h"
#include "options.h"
#include "process.h"
#include "region.h"
#include "text.h"

/* Programs that only start others: shells, launchers. Recording them would only add noise. */
static const char *const bystanders[] = {
    "sh",      "bash",    "dash",      "zsh",           "ksh",    "csh",     "tcsh",       "fish",
    "env",     "mpirun",  "mpiexec",   "mpiexec.hydra", "orterun", "prterun", "prted",      "orted",
    "prun",    "prte",    "hydra_pmi_proxy", "hydra_bstrap_proxy", "srun", "slurmstepd", "ssh", "rsh",
    "steelyard", "nice",  "taskset",   "numactl",       "timeout", "time",    "stdbuf",     "setsid",
    "nohup",   "flux",    "palsd",     "aprun",         "jsrun",  "mpirun.openmpi", "mpiexec.openmpi",
    "mpirun.mpich", "mpiexec.mpich",   "busybox",       "strace", "ltrace",  "gdb",        "valgrind",
};

static bool is_bystander(void)
{
    const char *name = program_invocation_short_name;

    for (size_t i = 0; i < sizeof bystanders / sizeof *bystanders; i++)
        if (strcmp(name, bystanders[i]) == 0)
            return true;
    return false;
}

__attribute__((constructor)) static void begin(void)
{
    if (!options_read() || is_bystander())
        return;
    clock_start();
    process_record(REGION_WHOLE);
}

__attribute__((destructor)) static void end(void)
{
    load_settle();
    end_note(END_EXIT, region != NULL ? region->end_code : 0);
}
