// Usage: parallel_odd WHAT: parallel regions of OpenMP where few expect them. Counts those that the process itself begins.
#include <cerrno>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <omp.h>
#include <pthread.h>
#include <spawn.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

static int begun; // by the main program; atomic where threads do

#define COUNT() __atomic_fetch_add(&begun, 1, __ATOMIC_RELAXED)

__attribute__((noinline)) static int region(int threads)
{
    int sum = 0;
    COUNT();
#pragma omp parallel num_threads(threads) reduction(+ : sum)
    sum += 1 + omp_get_thread_num();
    return sum;
}

// Regions of one thread, each within the one before.
__attribute__((noinline)) static int deep(int depth)
{
    int sum = 0;
    if (depth == 0)
        return 1;
    COUNT();
#pragma omp parallel num_threads(2) if (depth < 0) reduction(+ : sum)
    sum += 1 + deep(depth - 1);
    return sum;
}

__attribute__((noinline)) static int levels(int depth)
{
    int sum = 0;
    if (depth == 0)
        return 1;
    COUNT();
#pragma omp parallel num_threads(2) reduction(+ : sum)
    sum += levels(depth - 1);
    return sum;
}

static void nested()
{
    omp_set_max_active_levels(1);
    std::printf("%d\n", deep(100));
    std::printf("%d\n", levels(6)); // one level has two threads
    omp_set_max_active_levels(4);
    for (int i = 0; i < 20; i++)
        std::printf("%d\n", levels(4));
}

static long fib(int n)
{
    long a, b;
    if (n < 2)
        return n;
#pragma omp task shared(a)
    a = fib(n - 1);
#pragma omp task shared(b)
    b = fib(n - 2);
#pragma omp taskwait
    return a + b;
}

static void tasks()
{
    long result = 0;
    for (int i = 0; i < 5; i++) {
        COUNT();
#pragma omp parallel num_threads(3)
#pragma omp single
        result += fib(12);
    }
    // Tasks that have regions of their own.
    int sum = 0;
    omp_set_max_active_levels(2);
    COUNT();
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 10; i++)
#pragma omp task
    {
        int here = region(2);
#pragma omp atomic
        sum += here;
    }
    COUNT();
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskloop grainsize(3)
        for (int i = 0; i < 30; i++)
#pragma omp atomic
            sum += i;
        int chain = 0;
        for (int i = 0; i < 10; i++)
#pragma omp task depend(inout : chain)
            chain++;
#pragma omp taskwait
        sum += chain;
    }
    std::printf("%ld %d\n", result, sum);
}

// More regions than a thread keeps in mind, in turn.
template <int N> struct Many {
    static int all(int turn)
    {
        int sum = 0;
        COUNT();
#pragma omp parallel num_threads(1 + (turn + N) % 2) reduction(+ : sum)
        sum += N;
        return sum + Many<N - 1>::all(turn);
    }
};
template <> struct Many<0> {
    static int all(int) { return 0; }
};

static void many()
{
    long sum = 0;
    for (int turn = 0; turn < 10; turn++)
        sum += Many<40>::all(turn);
    std::printf("%ld\n", sum);
}

static jmp_buf back;

__attribute__((noinline)) static void leave(int depth)
{
    COUNT();
#pragma omp parallel num_threads(1)
    {
        if (depth == 0)
            longjmp(back, 1);
        leave(depth - 1);
    }
}

static void jump()
{
    volatile int left = 0;
    for (volatile int i = 0; i < 50; i++) {
        if (setjmp(back) == 0)
            leave(i % 3);
        else
            left++;
    }
    std::printf("%d %d\n", left, region(2));
}

// In a handler. It comes in when the program wants it: neither runtime bears to be interrupted.
static int handled;

static void on_signal(int) { handled += region(2); }

static void handler()
{
    static char stack[256 * 1024];
    stack_t there = {};
    struct sigaction action = {};
    there.ss_sp = stack;
    there.ss_size = sizeof stack;
    sigaltstack(&there, nullptr);
    action.sa_handler = on_signal;
    for (int own_stack = 0; own_stack < 2; own_stack++) {
        action.sa_flags = own_stack ? SA_ONSTACK : 0;
        sigaction(SIGUSR1, &action, nullptr);
        raise(SIGUSR1);
        for (int i = 0; i < 10; i++) {
            COUNT();
#pragma omp parallel num_threads(1)
            raise(SIGUSR1);
            handled += deep(2);
        }
    }
    std::printf("%d\n", handled);
}

static void *of_thread(void *many)
{
    long sum = 0;
    for (long i = 0; i < (long)many; i++)
        sum += region(2);
    return (void *)sum;
}

// One after the other, and some at once; with little stack.
static void threads()
{
    pthread_attr_t attributes;
    pthread_t thread[16];
    long all = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 16384);
    for (int i = 0; i < 400; i++) {
        int at_once = i < 384 ? 1 : 16;
        for (int k = 0; k < at_once; k++)
            pthread_create(&thread[k], &attributes, of_thread, (void *)3L);
        for (int k = 0; k < at_once; k++) {
            void *sum;
            pthread_join(thread[k], &sum);
            all += (long)sum;
        }
    }
    std::printf("%ld\n", all);
}

// At the end of a thread, of the program, before main.
static pthread_key_t key;
static void at_thread_end(void *)
{
    region(2);
    __atomic_fetch_sub(&begun, 1, __ATOMIC_RELAXED); // what a thread does behind its end is not recorded
}
static void *with_key(void *)
{
    pthread_setspecific(key, (void *)1);
    region(2);
    return nullptr;
}
static int early;
__attribute__((constructor)) static void before()
{
    if (getenv("EARLY"))
        early = region(2);
}
static bool print_late;
static void tell() { std::printf("TRUTH {\"rank\": -1, \"calls\": {\"begun\": [%d, 0, 0]}, \"seconds\": {}}\n", begun); }
static void late() { std::printf("late %d\n", region(2)); }
__attribute__((destructor)) static void after()
{
    if (!print_late)
        return;
    std::printf("after %d\n", region(2));
    tell();
    std::fflush(stdout);
}

static void ends()
{
    pthread_t thread;
    pthread_key_create(&key, at_thread_end);
    for (int i = 0; i < 5; i++) {
        pthread_create(&thread, nullptr, with_key, nullptr);
        pthread_join(thread, nullptr);
    }
    std::printf("early %d\n", early);
    std::atexit(late);
    print_late = true;
}

static void children()
{
    int all = 0;
    COUNT();
#pragma omp parallel num_threads(2) reduction(+ : all)
    for (int i = 0; i < 5; i++) {
        char *const words[] = {(char *)"sh", (char *)"-c", (char *)"exit 3", nullptr};
        pid_t child;
        int status = 0;
        extern char **environ;
        posix_spawnp(&child, "sh", nullptr, nullptr, words, environ);
        waitpid(child, &status, 0);
        all += WEXITSTATUS(status);
        all += WEXITSTATUS(std::system("exit 2"));
        child = fork();
        if (child == 0) {
            if (i % 2)
                execlp("sh", "sh", "-c", "exit 4", nullptr);
            _exit(4);
        }
        waitpid(child, &status, 0);
        all += WEXITSTATUS(status);
    }
    std::printf("%d %d\n", all, region(2));
}

// What goes on elsewhere in the middle of a region of one thread, and comes back.
static ucontext_t here, there;
static int inside;
static void other()
{
    inside += region(2);
    swapcontext(&there, &here);
    inside += region(2);
    swapcontext(&there, &here);
}

static void contexts()
{
    static char stack[256 * 1024];
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = sizeof stack;
    there.uc_link = &here;
    makecontext(&there, other, 0);
    COUNT();
#pragma omp parallel num_threads(1)
    swapcontext(&here, &there);
    COUNT();
#pragma omp parallel num_threads(1)
    {
        swapcontext(&here, &there);
        inside += region(1);
    }
    std::printf("%d\n", inside);
}

static void target()
{
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        COUNT();
#pragma omp target map(tofrom : sum)
        {
            int part = 0;
#pragma omp parallel num_threads(2) reduction(+ : part)
            part++;
            sum += part;
        }
    }
    std::printf("%d\n", sum);
}

static void cancellation()
{
    int done = 0, sum = 0;
    for (int i = 0; i < 20; i++) {
        COUNT();
#pragma omp parallel num_threads(2)
        {
#pragma omp for
            for (int k = 0; k < 100; k++) {
                if (k == 60) {
#pragma omp cancel for
                }
#pragma omp cancellation point for
#pragma omp atomic
                done++;
            }
#pragma omp sections
            {
#pragma omp section
                {
#pragma omp cancel sections
                }
#pragma omp section
                {
#pragma omp atomic
                    done++;
                }
            }
#pragma omp single
#pragma omp taskgroup
            for (int k = 0; k < 5; k++)
#pragma omp task
            {
#pragma omp cancel taskgroup
#pragma omp atomic
                done++;
            }
#pragma omp atomic
            sum++;
        }
    }
    std::printf("%d %d\n", done > 0, sum);
}

static void locks()
{
    omp_lock_t lock;
    omp_nest_lock_t nest;
    int sum = 0, first = 0, second = 0;
    omp_init_lock(&lock);
    omp_init_nest_lock(&nest);
    for (int i = 0; i < 20; i++) {
        COUNT();
#pragma omp parallel num_threads(3)
        {
            omp_set_lock(&lock);
            first++;
            omp_unset_lock(&lock);
            omp_set_nest_lock(&nest);
            omp_set_nest_lock(&nest);
            second++;
            omp_unset_nest_lock(&nest);
            omp_unset_nest_lock(&nest);
#pragma omp critical
            sum++;
#pragma omp barrier
#pragma omp for ordered schedule(dynamic)
            for (int k = 0; k < 10; k++)
#pragma omp ordered
                sum += k;
#pragma omp single
            sum++;
        }
    }
    std::printf("%d %d %d\n", sum, first, second);
}

int main(int, char **argv)
{
    const struct {
        const char *name;
        void (*run)();
    } parts[] = {
        {"nested", nested},     {"tasks", tasks}, {"many", many},     {"jump", jump},
        {"handler", handler},   {"threads", threads}, {"ends", ends}, {"children", children},
        {"contexts", contexts}, {"target", target}, {"cancellation", cancellation}, {"locks", locks},
    };
    for (const auto &part : parts)
        if (!std::strcmp(argv[1], part.name))
            part.run();
    if (!print_late)
        tell();
    return 0;
}
