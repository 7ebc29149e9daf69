/* The program's parent is our supervisor. Who signals it means whoever would be the parent without us. */

#include <signal.h>
#include <string.h>

#include "ground/export.h"
#include "ground/filter.h"
#include "ground/options.h"
#include "ground/text.h"
#include "linking/next.h"

/* Another process may have the number, in a namespace of its own or once the supervisor has ended. Below a filter nobody
 * can be asked. */
static bool is_supervisor(pid_t process)
{
    static const char name[] = "steelyard\n";
    char path[32] = "/proc/", found[sizeof name + 1];
    struct text text = {path, sizeof path, strlen(path)};

    if (process <= 0 || process != options.supervisor || options.parent == 0 || filter_installed)
        return false;
    text_add_number(&text, (uint64_t)process);
    text_add(&text, "/comm");
    return text_whole(&text) && text_read_file(path, found, sizeof found) == sizeof name - 1 &&
           memcmp(found, name, sizeof name - 1) == 0;
}

EXPORT int kill(pid_t process, int number)
{
    static int (*next)(pid_t, int);

    FIND(next, "kill");
    return next(is_supervisor(process) ? options.parent : process, number);
}

EXPORT int sigqueue(pid_t process, int number, const union sigval value)
{
    static int (*next)(pid_t, int, union sigval);

    FIND(next, "sigqueue");
    return next(is_supervisor(process) ? options.parent : process, number, value);
}
