/* A program all of whose handlers run on alternate stacks, since its code may run with the stack pointer in its own heap, as
 * Erlang's does: it puts a sigaction in front of libc's that asks for that. */
#define _GNU_SOURCE
#include "case.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/auxv.h>
#include <sys/mman.h>

#ifndef AT_MINSIGSTKSZ
#define AT_MINSIGSTKSZ 51
#endif

int sigaction(int number, const struct sigaction *restrict action, struct sigaction *restrict old)
{
    static int (*next)(int, const struct sigaction *, struct sigaction *);
    struct sigaction changed;

    if (next == NULL)
        next = (int (*)(int, const struct sigaction *, struct sigaction *))dlsym(RTLD_NEXT, "sigaction");
    if (action != NULL && action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        changed = *action;
        changed.sa_flags |= SA_ONSTACK;
        action = &changed;
    }
    return next(number, action, old);
}

static size_t frame_of_kernel(void)
{
    size_t said = getauxval(AT_MINSIGSTKSZ);
    return said > 2048 ? said : 2048;
}

static char *take_stack(size_t size)
{
    size_t page = 4096, whole = (size + page - 1) / page * page;
    char *memory = mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(memory != MAP_FAILED && mprotect(memory, page, PROT_NONE) == 0);
    stack_t stack = {.ss_sp = memory + page, .ss_size = size};
    memset(stack.ss_sp, 0xA5, size);
    CHECK(sigaltstack(&stack, NULL) == 0);
    return stack.ss_sp;
}

/* Counts with the stack pointer in the middle of a heap, of which nothing may change. */
__attribute__((noinline)) static void count_on(void *stack, unsigned long times)
{
#if defined(__x86_64__)
    __asm__ volatile("mov %%rsp, %%rbx\n\tmov %0, %%rsp\n1:\tdec %1\n\tjnz 1b\n\tmov %%rbx, %%rsp"
                     : "+r"(stack), "+r"(times)
                     :
                     : "rbx", "cc", "memory");
#elif defined(__aarch64__)
    __asm__ volatile("mov x19, sp\n\tmov sp, %0\n1:\tsubs %1, %1, #1\n\tb.ne 1b\n\tmov sp, x19"
                     : "+r"(stack), "+r"(times)
                     :
                     : "x19", "cc", "memory");
#endif
}

#define WORDS 4096u

static void *compute_in_heap(void *unused)
{
    uint64_t *heap = malloc(WORDS * sizeof *heap);
    (void)unused;
    take_stack(frame_of_kernel() + 10240);
    for (unsigned i = 0; i < WORDS; i++)
        heap[i] = i;
    for (double end = now() + 0.4; now() < end;)
        count_on((void *)((uintptr_t)(heap + WORDS / 2) & ~(uintptr_t)15), 2000000);
    unsigned wrong = 0;
    for (unsigned i = 0; i < WORDS; i++)
        wrong += heap[i] != i;
    CHECK(wrong == 0);
    free(heap);
    return NULL;
}

CASE(code_without_a_stack)
{
    pthread_t threads[3];
    handle(SIGUSR1, count_signal, 0);
    compute_in_heap(NULL);
    for (int i = 0; i < 3; i++)
        CHECK(pthread_create(&threads[i], NULL, compute_in_heap, NULL) == 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    raise(SIGUSR1);
    CHECK(signals_seen == 1);
}
CASE(its_child_has_none_either)
{
    handle(SIGUSR1, count_signal, 0);
    compute_in_heap(NULL);
    pid_t child = fork();
    if (child == 0) {
        compute_in_heap(NULL);
        _exit(wrongs);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
}

__attribute__((noinline)) static double climb(int n)
{
    volatile double x = n;
    if (n == 0) {
        spin(0.02);
        return x;
    }
    return climb(n - 1) + x;
}

/* As much as our handler may take: 6 KiB beside the kernel's frame. */
CASE(how_much_of_it_is_used)
{
    handle(SIGUSR1, count_signal, 0);
    size_t size = frame_of_kernel() + 65536, used = size;
    char *stack = take_stack(size);
    for (int i = 0; i < 30; i++)
        climb(i * 20);
    FILE *file = tmpfile();
    for (double end = now() + 0.3; file != NULL && now() < end;)
        fprintf(file, "%g\n", now());
    while (used > 0 && stack[size - used] == (char)0xA5)
        used--;
    CHECK(used <= frame_of_kernel() + 6144);
    if (used > frame_of_kernel() + 6144)
        say("%zu bytes beside the frame of %zu\n", used - frame_of_kernel(), frame_of_kernel());
}

static void *compute_with_little(void *unused)
{
    (void)unused;
    take_stack(frame_of_kernel() + 1536);
    spin(0.3);
    raise(SIGUSR1);
    return NULL;
}
CASE(a_thread_with_a_small_one)
{
    pthread_t thread;
    handle(SIGUSR1, count_signal, 0);
    compute_in_heap(NULL);
    CHECK(pthread_create(&thread, NULL, compute_with_little, NULL) == 0);
    pthread_join(thread, NULL);
    CHECK(signals_seen == 1);
}
