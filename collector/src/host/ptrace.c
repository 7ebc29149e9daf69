/* ptrace: a program that has itself traced by its parent is sampled no more where that would see our signals. */

#include <stddef.h>
#include <sys/ptrace.h>

#include "ground/export.h"
#include "linking/next.h"
#include "sampling/sample.h"

EXPORT long wrapped_ptrace(long request, long process, long address, long data) __asm__("ptrace");

long wrapped_ptrace(long request, long process, long address, long data)
{
    static long (*next)(long, ...);

    FIND(next, "ptrace");
    if ((int)request == PTRACE_TRACEME)
        sample_before_trace();
    return next(request, process, address, data);
}
