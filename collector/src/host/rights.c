/* Calls by which a process gives up what it takes to make a file, or to open it again: the forked child that has none yet
 * makes it before, and what a file may grow by later is taken at once. */

#include <sched.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

#include "ground/export.h"
#include "ground/filter.h"
#include "linking/next.h"
#include "region/child.h"
#include "region/region.h"
#include "sampling/vfork.h"
#include "unwinding/module.h"

static void reserve(void)
{
    if (filter_installed || filter_clock)
        return;
    child_notice();
    if (child_settle()) {
        region_complete();
        module_reserve();
    }
}

#define GIVES_UP(name, parameters, arguments)  \
    EXPORT int name parameters                 \
    {                                          \
        static int(*next) parameters;          \
                                               \
        FIND(next, #name);                     \
        if (!vfork_child())                    \
            reserve();                         \
        return next arguments;                 \
    }

GIVES_UP(setrlimit, (__rlimit_resource_t resource, const struct rlimit *limit), (resource, limit))
GIVES_UP(setrlimit64, (__rlimit_resource_t resource, const struct rlimit64 *limit), (resource, limit))
GIVES_UP(prlimit, (pid_t process, enum __rlimit_resource resource, const struct rlimit *limit, struct rlimit *old),
         (process, resource, limit, old))
GIVES_UP(prlimit64, (pid_t process, enum __rlimit_resource resource, const struct rlimit64 *limit, struct rlimit64 *old),
         (process, resource, limit, old))
GIVES_UP(setuid, (uid_t user), (user))
GIVES_UP(seteuid, (uid_t user), (user))
GIVES_UP(setreuid, (uid_t real, uid_t effective), (real, effective))
GIVES_UP(setresuid, (uid_t real, uid_t effective, uid_t saved), (real, effective, saved))
GIVES_UP(chroot, (const char *path), (path))
GIVES_UP(unshare, (int flags), (flags))
GIVES_UP(setns, (int file, int type), (file, type))
