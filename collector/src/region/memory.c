#include "region/memory.h"

#include <errno.h>
#include <limits.h>
#include <string.h>

#include "ground/arch.h"
#include "ground/system.h"
#include "ground/text.h"
#include "region/thread.h"

/* The smallest that there is: a larger one is asked for more than once. */
#define PAGE UINT64_C(4096)

bool memory_is_served;

static bool is_there(uint64_t address)
{
    unsigned char resident = 0;

    return system_call(SYS_mincore, (long)(address & ~(PAGE - 1)), (long)PAGE, (long)&resident, 0, 0, 0) == 0 &&
           (resident & 1) != 0;
}

/* rt_sigprocmask copies the new mask in before it looks at what is to be done with it, and 99 is nothing it knows: EFAULT
 * says that the eight bytes cannot be read, EINVAL that they can. Nothing is changed. */
static bool word_readable(uint64_t address)
{
    if (__builtin_expect(memory_is_served, 0) && !is_there(address))
        return false;
    return system_call(SYS_rt_sigprocmask, 99, (long)address, 0, 8, 0, 0) == -EINVAL;
}

bool memory_readable(uint64_t address, uint64_t size)
{
    uint64_t first = address & ~UINT64_C(7), last = (address + size - 1) & ~UINT64_C(7);

    if (last < first)
        return false;
    /* The words between lie in the same two pages. */
    return word_readable(first) && (first == last || word_readable(last));
}

/* Between the stack pointer and the upper end of the thread's stack everything is there. */
static bool on_stack(uint64_t address, size_t size)
{
    const struct region_thread *t = thread_current();
    uint64_t sp = arch_sp();

    return t != NULL && sp > t->stack_low && sp < t->stack_high && address >= sp && address < t->stack_high &&
           size <= t->stack_high - address;
}

bool memory_given(const void *address, size_t size)
{
    return on_stack((uint64_t)address, size) || memory_readable((uint64_t)address, size);
}

bool memory_path(const char *path)
{
    uint64_t at = (uint64_t)path;
    size_t seen = 0;

    while (seen < PATH_MAX) {
        size_t rest = PAGE - (at + seen) % PAGE, length;

        if (!on_stack(at + seen, 1) && !word_readable((at + seen) & ~UINT64_C(7)))
            return false;
        length = text_length(path + seen, rest);
        seen += length;
        if (length < rest)
            return seen < PATH_MAX;
    }
    return false;
}
