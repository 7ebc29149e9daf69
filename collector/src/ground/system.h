/* System calls made directly, past our own wrappers and past other preloads. errno is not touched: a failure is a
 * negative error number in the result. Safe in a handler, and in the child of a fork: no page of libc is needed. */

#ifndef STEELYARD_SYSTEM_H
#define STEELYARD_SYSTEM_H

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
static inline long system_call(long number, long a, long b, long c, long d, long e, long f)
{
    register long fourth __asm__("r10") = d, fifth __asm__("r8") = e, sixth __asm__("r9") = f;
    long result;

    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "rcx", "r11", "memory");
    return result;
}
#elif defined(__aarch64__)
static inline long system_call(long number, long a, long b, long c, long d, long e, long f)
{
    register long which __asm__("x8") = number, first __asm__("x0") = a, second __asm__("x1") = b;
    register long third __asm__("x2") = c, fourth __asm__("x3") = d, fifth __asm__("x4") = e, sixth __asm__("x5") = f;

    __asm__ volatile("svc 0"
                     : "+r"(first)
                     : "r"(which), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "memory");
    return first;
}
#else
#error "system calls are known for x86-64 and AArch64"
#endif

/* As libc returns it, for the program. */
static inline long system_call_errno(long number, long a, long b, long c, long d, long e, long f)
{
    long result = system_call(number, a, b, c, d, e, f);

    if (result < 0 && result > -4096) {
        errno = (int)-result;
        return -1;
    }
    return result;
}

/* The soft limit, UINT64_MAX where there is none. */
static inline uint64_t system_limit(int resource)
{
    struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};

    system_call(SYS_prlimit64, 0, resource, 0, (long)&limit, 0, 0);
    return limit.rlim_cur;
}

/* The thread's mask before. `how` as in sigprocmask(), a bit a signal. */
static inline uint64_t system_mask(int how, uint64_t set)
{
    uint64_t before = 0;

    system_call(SYS_rt_sigprocmask, how, (long)&set, (long)&before, 8, 0, 0);
    return before;
}

/* Memory of the process's own, zero; NULL if there is none. */
static inline void *system_memory(size_t size)
{
    long made = system_call(SYS_mmap, 0, (long)size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return made < 0 && made > -4096 ? NULL : (void *)made;
}

static inline uint32_t system_thread_id(void)
{
    return (uint32_t)system_call(SYS_gettid, 0, 0, 0, 0, 0, 0);
}

/* Not getpid(): some libraries cache it across clone(). */
static inline uint32_t system_process_id(void)
{
    return (uint32_t)system_call(SYS_getpid, 0, 0, 0, 0, 0, 0);
}

#endif
