/* Stacks of every kind, and limits on memory. */
#define _GNU_SOURCE
#include "case.h"
#include <limits.h>
#include <linux/userfaultfd.h>
#include <poll.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>

/* Frames that only a frame pointer tells of, which points to the far side of what is mapped. */
__attribute__((noinline)) static void compute_with_frame_pointer(void *frame, double seconds)
{
    double end = now() + seconds;
    volatile double x = 1;
    while (now() < end) {
#if defined(__x86_64__)
        __asm__ volatile("push %%rbp\n mov %0, %%rbp\n mov $200000, %%ecx\n 1: dec %%ecx\n jnz 1b\n pop %%rbp"
                         :: "r"(frame) : "ecx", "memory");
#endif
        x = x * 0.999;
    }
}

/* Code that no object covers: the only kind whose frames are followed by the frame pointer alone. */
static void (*made_code(void))(void *, long)
{
#if defined(__x86_64__)
    /* push rbp; mov rbp, rdi; 1: dec rsi; jnz 1b; pop rbp; ret */
    static const unsigned char bytes[] = {0x55, 0x48, 0x89, 0xfd, 0x48, 0xff, 0xce, 0x75, 0xfb, 0x5d, 0xc3};
#else
    static const unsigned char bytes[] = {0xc0, 0x03, 0x5f, 0xd6}; /* ret */
#endif
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    void (*code)(void *, long);
    CHECK(page != MAP_FAILED);
    memcpy(page, bytes, sizeof bytes);
    __builtin___clear_cache(page, (char *)page + sizeof bytes);
    memcpy(&code, &page, sizeof code);
    return code;
}

/* With frame pointers into holes between here and the upper end of the stack, and beyond. */
static void follow_into_holes(void)
{
    void (*code)(void *, long) = made_code();
    char *sp = __builtin_frame_address(0);
    for (int shift = 14; shift < 46; shift++)
        code((void *)(((uintptr_t)sp + (1ul << shift)) & ~15ul), 3000000);
    compute_with_frame_pointer(sp + (1ul << 30), 0.01);
}
CASE(frame_pointers_into_holes)
{
    follow_into_holes();
}

static void *in_thread(void *unused)
{
    (void)unused;
    follow_into_holes();
    return NULL;
}
CASE(frame_pointers_of_threads)
{
    pthread_t threads[2];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstacksize(&attributes, 256 * 1024) == 0);
    CHECK(pthread_create(&threads[0], NULL, in_thread, NULL) == 0);
    CHECK(pthread_create(&threads[1], &attributes, in_thread, NULL) == 0);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
}

static ucontext_t outer, inner;

static void in_coroutine(void)
{
    follow_into_holes();
    swapcontext(&inner, &outer);
    spin(0.05);
}

static void run_coroutine(void)
{
    /* Its own page, then nothing, then more. */
    char *stack = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(stack != MAP_FAILED && munmap(stack + 65536, 65536) == 0);
    getcontext(&inner);
    inner.uc_stack.ss_sp = stack;
    inner.uc_stack.ss_size = 65536;
    inner.uc_link = &outer;
    makecontext(&inner, in_coroutine, 0);
    CHECK(swapcontext(&outer, &inner) == 0);
    spin(0.02);
    CHECK(swapcontext(&outer, &inner) == 0);
}
CASE(coroutines)
{
    run_coroutine();
}

static void *coroutine_in_thread(void *unused)
{
    (void)unused;
    run_coroutine();
    return NULL;
}

/* Again as a program whose stack has no limit. */
CASE(without_stack_limit)
{
    struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    if (setrlimit(RLIMIT_STACK, &none) != 0) {
        struct rlimit now_is;
        getrlimit(RLIMIT_STACK, &now_is);
        now_is.rlim_cur = now_is.rlim_max;
        setrlimit(RLIMIT_STACK, &now_is);
    }
    become("without_limit_after_exec");
}

static int sink;

__attribute__((noinline)) static void go_deep(int left)
{
    volatile char room[4096];
    room[0] = (char)left;
    if (left > 0)
        go_deep(left - 1);
    else
        spin(0.05);
    sink += room[0];
}
STEP(without_limit_after_exec)
{
    pthread_t thread;
    follow_into_holes();
    go_deep(5000);
    run_coroutine();
    CHECK(pthread_create(&thread, NULL, in_thread, NULL) == 0);
    pthread_join(thread, NULL);
    CHECK(pthread_create(&thread, NULL, coroutine_in_thread, NULL) == 0);
    pthread_join(thread, NULL);
    go_deep(3000);
}

/* As deep as it may go: what is below must stay as it is. */
static void *fills_its_stack(void *low)
{
    char here, *floor = (char *)low + 4096; /* the guard page */
    size_t room = (size_t)(&here - floor) - 1024;
    volatile char *bytes = __builtin_alloca(room);
    volatile double x = 1;
    for (size_t i = 0; i < room; i++)
        bytes[i] = (char)i;
    for (long i = 0; i < 30000000; i++)
        x = x * 0.999 + 0.001;
    for (size_t i = 0; i < room; i++)
        if (bytes[i] != (char)i)
            return low;
    return NULL;
}
CASE(smallest_stacks)
{
    static const size_t sizes[] = {16384, 32768, 49152};
    for (int i = 0; i < 3; i++) {
        size_t size = sizes[i] < (size_t)PTHREAD_STACK_MIN ? (size_t)PTHREAD_STACK_MIN : sizes[i];
        pthread_attr_t attributes;
        pthread_t thread;
        void *result;
        char *memory = mmap(NULL, size + 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        CHECK(memory != MAP_FAILED && mprotect(memory, 4096, PROT_NONE) == 0);
        pthread_attr_init(&attributes);
        CHECK(pthread_attr_setstack(&attributes, memory + 4096, size) == 0);
        CHECK(pthread_create(&thread, &attributes, fills_its_stack, memory) == 0);
        CHECK(pthread_join(thread, &result) == 0 && result == NULL);
    }
}

/* How much address space is left to the program, in steps of 8 MiB. */
CASE(limited_address_space)
{
    struct rlimit limit = {108 << 20, 108 << 20};
    int got = 0;
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0);
    while (mmap(NULL, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED)
        got++;
    say("%d pieces\n", got);
    become("limited_after_exec");
}
STEP(limited_after_exec)
{
    int got = 0;
    spin(0.05);
    while (mmap(NULL, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED)
        got++;
    say("%d pieces\n", got);
}
CASE(locked_memory)
{
    struct rlimit limit;
    CHECK(getrlimit(RLIMIT_MEMLOCK, &limit) == 0);
    if (limit.rlim_max < 8 << 20)
        return; /* the program alone has no room */
    limit.rlim_cur = limit.rlim_max = 8 << 20;
    CHECK(setrlimit(RLIMIT_MEMLOCK, &limit) == 0);
    if (getuid() == 0) /* root may lock what it likes */
        CHECK(setuid(65534) == 0);
    CHECK(mlockall(MCL_CURRENT | MCL_FUTURE) == 0);
    spin(0.1);
    for (int i = 0; i < 3; i++) {
        char name[32];
        FILE *file;
        snprintf(name, sizeof name, "/tmp/locked-%d", (int)getpid());
        file = fopen(name, "w");
        CHECK(file != NULL && fputs("text", file) >= 0 && fclose(file) == 0 && unlink(name) == 0);
    }
    CHECK(munlockall() == 0);
}
CASE(locked_memory_of_root)
{
    int result = mlockall(MCL_CURRENT | MCL_FUTURE);
    spin(0.1);
    pid_t child = fork();
    if (child == 0) {
        spin(0.05);
        _exit(4);
    }
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 4);
    CHECK(result == 0 || errno == ENOMEM || errno == EPERM);
}

/* As a program may hide where it lies; what it does not read nobody is to read for it. */
extern const char __ehdr_start;
CASE(header_that_may_not_be_read)
{
    void *page = (void *)((uintptr_t)&__ehdr_start & ~(uintptr_t)4095);
    /* Names of functions lie there, too: each is called once before. */
    CHECK(mprotect(page, 4096, PROT_READ) == 0);
    spin(0.05);
    say("hidden\n");
    if (mprotect(page, 4096, PROT_NONE) != 0)
        return;
    spin(0.1);
}

static void *compute_there(void *unused)
{
    spin(0.2);
    return unused;
}
CASE(stack_with_a_protection_key)
{
    size_t size = 1 << 20;
    char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    pthread_attr_t attributes;
    pthread_t thread;
    int key = pkey_alloc(0, 0);
    if (key < 0) {
        say("no keys\n");
        return;
    }
    spin(0.05);
    CHECK(stack != MAP_FAILED && pkey_mprotect(stack, size, PROT_READ | PROT_WRITE, key) == 0);
    CHECK(pthread_attr_init(&attributes) == 0 && pthread_attr_setstack(&attributes, stack, size) == 0);
    CHECK(pthread_create(&thread, &attributes, compute_there, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
}

/* Brings the pages above its own stack, into which its frame pointer shows. */
#define SERVED ((size_t)1 << 19)
#define STACK_BELOW ((size_t)1 << 18)
static struct {
    ucontext_t thread, pager;
    int file;
    char *served;
    volatile int over;
} paging;
static void bring_pages(void)
{
    static char page[4096];
    struct uffd_msg asked;
    while (!paging.over) {
        struct pollfd ready = {paging.file, POLLIN, 0};
        poll(&ready, 1, 5);
        if (read(paging.file, &asked, sizeof asked) == sizeof asked) {
            struct uffdio_copy copy = {.dst = asked.arg.pagefault.address & ~4095ull, .src = (uintptr_t)page, .len = 4096};
            CHECK(ioctl(paging.file, UFFDIO_COPY, &copy) == 0);
        }
        compute_with_frame_pointer(paging.served + SERVED - 8208, 0.01);
    }
}
static void *page_in(void *unused)
{
    swapcontext(&paging.thread, &paging.pager);
    return unused;
}
static void *touch(void *unused)
{
    for (size_t i = 0; i < SERVED / 4; i += 4096)
        CHECK(((volatile char *)paging.served)[i] == 0);
    return unused;
}
CASE(pager_that_is_a_coroutine)
{
    struct uffdio_api api = {.api = UFFD_API};
    struct uffdio_register range = {.mode = UFFDIO_REGISTER_MODE_MISSING};
    pthread_t pager, other;
    char *memory = mmap(NULL, SERVED + STACK_BELOW, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    paging.file = (int)syscall(SYS_userfaultfd, O_CLOEXEC | O_NONBLOCK);
    if (paging.file < 0) {
        say("no pages of one's own\n");
        return;
    }
    memset(memory, 0, STACK_BELOW);
    paging.served = memory + STACK_BELOW;
    range.range.start = (uintptr_t)paging.served;
    range.range.len = SERVED;
    CHECK(ioctl(paging.file, UFFDIO_API, &api) == 0 && ioctl(paging.file, UFFDIO_REGISTER, &range) == 0);
    CHECK(getcontext(&paging.pager) == 0);
    paging.pager.uc_link = &paging.thread;
    paging.pager.uc_stack.ss_sp = memory;
    paging.pager.uc_stack.ss_size = STACK_BELOW;
    makecontext(&paging.pager, bring_pages, 0);
    CHECK(pthread_create(&pager, NULL, page_in, NULL) == 0 && pthread_create(&other, NULL, touch, NULL) == 0);
    pthread_join(other, NULL);
    paging.over = 1;
    pthread_join(pager, NULL);
}
