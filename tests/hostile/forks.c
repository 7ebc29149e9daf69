/* Children of fork: made while other threads stand in the dynamic linker, from handlers, in crowds. */
#include "case.h"
#include <stdatomic.h>
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <sched.h>
#include <sys/time.h>

static atomic_int stop_threads;

static void reap(pid_t child, int wanted)
{
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == wanted);
}

static int slow_visit(struct dl_phdr_info *info, size_t size, void *argument)
{
    (void)info, (void)size, (void)argument;
    sched_yield();
    return 0;
}
/* Holds the linker's lock nearly all the time, as a thread in dlopen or in a throw does. */
static void *visit(void *unused)
{
    while (!stop_threads)
        dl_iterate_phdr(slow_visit, NULL);
    return unused;
}
static void *load(void *unused)
{
    while (!stop_threads) {
        void *library = dlopen("libm.so.6", RTLD_NOW);
        free(malloc(1000));
        if (library)
            dlclose(library);
    }
    return unused;
}
static void fork_beside(void *(*work)(void *), int threads, int children)
{
    pthread_t thread[64];
    alarm(50); /* a child that waits for ever is a failure, not a wait */
    for (int i = 0; i < threads; i++)
        CHECK(pthread_create(&thread[i], NULL, work, NULL) == 0);
    for (int i = 0; i < children; i++) {
        pid_t child = fork();
        if (child == 0) {
            alarm(20);
            if (i % 4 == 0)
                spin(0.03);
            _exit(i % 100);
        }
        reap(child, i % 100);
    }
    stop_threads = 1;
    for (int i = 0; i < threads; i++)
        pthread_join(thread[i], NULL);
}
CASE(fork_beside_visitors) { fork_beside(visit, 2, 100); }
CASE(fork_beside_loaders) { fork_beside(load, 4, 100); }
CASE(fork_beside_many_loaders) { fork_beside(load, 64, 20); }

static void *spin_aside(void *unused)
{
    while (!stop_threads)
        sched_yield();
    return unused;
}
CASE(child_opens_libraries)
{
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, spin_aside, NULL) == 0);
    for (int i = 0; i < 10; i++) {
        pid_t child = fork();
        if (child == 0) {
            void *library = dlopen("libm.so.6", RTLD_NOW);
            double (*down)(double) = (double (*)(double))dlsym(library, "floor");
            CHECK(down && down(2.5) == 2);
            spin(0.03);
            CHECK(dlclose(library) == 0);
            spin(0.03);
            _exit(wrongs);
        }
        reap(child, 0);
    }
    stop_threads = 1;
    pthread_join(thread, NULL);
}
CASE(child_has_threads)
{
    for (int i = 0; i < 20; i++) {
        pid_t child = fork();
        if (child == 0) {
            pthread_t thread[4];
            stop_threads = 0;
            for (int k = 0; k < 4; k++)
                CHECK(pthread_create(&thread[k], NULL, load, NULL) == 0);
            if (i % 2)
                spin(0.03);
            stop_threads = 1;
            for (int k = 0; k < 4; k++)
                pthread_join(thread[k], NULL);
            _exit(wrongs);
        }
        reap(child, 0);
    }
}

static volatile pid_t made_by_handler;
static void fork_in_handler(int number)
{
    (void)number;
    made_by_handler = fork();
}
/* The child returns from the handler into the read that it interrupted. */
CASE(fork_in_handler_inside_read)
{
    int ends[2];
    char byte = 0;
    CHECK(pipe(ends) == 0);
    handle(SIGUSR1, fork_in_handler, SA_RESTART);
    pid_t self = getpid(), writer = fork();
    if (writer == 0) {
        usleep(50000);
        kill(self, SIGUSR1);
        usleep(50000);
        if (write(ends[1], "ab", 2) != 2)
            _exit(1);
        _exit(0);
    }
    CHECK(read(ends[0], &byte, 1) == 1);
    if (getpid() != self) {
        spin(0.05);
        _exit(byte == 'a' || byte == 'b' ? 33 : 1);
    }
    CHECK(byte == 'a' || byte == 'b');
    reap(writer, 0);
    CHECK(made_by_handler > 0);
    reap(made_by_handler, 33);
}
static void fork_and_reap_in_handler(int number)
{
    (void)number;
    int saved = errno;
    pid_t child = fork();
    if (child == 0)
        _exit(3);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR)
        ;
    signals_seen++;
    errno = saved;
}
CASE(forks_in_a_timers_handler)
{
    struct itimerval often = {{0, 3000}, {0, 3000}}, never = {{0, 0}, {0, 0}};
    handle(SIGALRM, fork_and_reap_in_handler, SA_RESTART);
    setitimer(ITIMER_REAL, &often, NULL);
    for (double begun = now(); now() < begun + 0.5 || (signals_seen <= 20 && now() < begun + 30);) {
        char text[100];
        int file = open("/proc/self/comm", O_RDONLY);
        CHECK(file >= 0 && read(file, text, sizeof text) > 0);
        close(file);
    }
    setitimer(ITIMER_REAL, &never, NULL);
    CHECK(signals_seen > 20);
}

static void descend(int depth)
{
    pid_t child = depth ? fork() : 0;
    if (depth && child == 0) {
        descend(depth - 1);
        _exit(depth);
    }
    if (depth)
        reap(child, depth);
}
CASE(generations) { descend(30); }
CASE(a_thousand_children)
{
    for (int i = 0; i < 1000; i++) {
        pid_t child = fork();
        if (child == 0)
            _exit(i % 7);
        reap(child, i % 7);
    }
}
CASE(a_hundred_at_once)
{
    for (int i = 0; i < 100; i++)
        if (fork() == 0) {
            spin(0.002);
            _exit(0);
        }
    int ended = 0;
    while (wait(NULL) > 0)
        ended++;
    say("%d\n", ended);
}
CASE(children_killed)
{
    for (int i = 0; i < 50; i++) {
        pid_t child = fork();
        if (child == 0)
            for (;;)
                pause();
        usleep((unsigned)i * 1000);
        int status = 0;
        kill(child, SIGKILL);
        CHECK(waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    }
}
/* What it takes to make a file is given up before the first tick. */
CASE(child_gives_up_descriptors)
{
    pid_t child = fork();
    if (child == 0) {
        struct rlimit none = {0, 0};
        CHECK(setrlimit(RLIMIT_NOFILE, &none) == 0);
        CHECK(open("/dev/null", O_RDONLY) == -1 && errno == EMFILE);
        spin(0.1);
        _exit(wrongs);
    }
    reap(child, 0);
}
CASE(child_with_small_limits)
{
    pid_t child = fork();
    if (child == 0) {
        struct rlimit small = {4096, 4096};
        CHECK(setrlimit(RLIMIT_FSIZE, &small) == 0);
        handle(SIGXFSZ, SIG_DFL, 0);
        spin(0.1);
        _exit(wrongs);
    }
    reap(child, 0);
    child = fork();
    if (child == 0) {
        struct rlimit none = {0, 0};
        CHECK(setrlimit(RLIMIT_AS, &none) == 0);
        spin(0.1);
        _exit(wrongs);
    }
    reap(child, 0);
}
CASE(child_blocks_everything)
{
    pid_t child = fork();
    if (child == 0) {
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, NULL);
        spin(0.1);
        _exit(4);
    }
    reap(child, 4);
}
CASE(memory_of_child_stays_its_own)
{
    static volatile int value = 1;
    pid_t child = fork();
    if (child == 0) {
        value = 2;
        spin(0.03);
        pid_t grandchild = fork();
        if (grandchild == 0) {
            CHECK(value == 2);
            value = 3;
            spin(0.03);
            _exit(wrongs);
        }
        reap(grandchild, 0);
        CHECK(value == 2);
        _exit(wrongs);
    }
    reap(child, 0);
    CHECK(value == 1);
}

/* As setproctitle does: arguments and environment lie one behind the other, and the title goes over both. */
CASE(fork_behind_a_long_title)
{
    extern char **environ;
    char *first = case_argv[0], *end = first;
    int status = 0;
    pid_t child;

    for (char **each = environ; *each != NULL; each++)
        if (*each + strlen(*each) + 1 > end)
            end = *each + strlen(*each) + 1;
    static char *none[] = {NULL};
    environ = none;
    memset(first, 't', (size_t)(end - first - 1));
    child = fork();
    if (child == 0) {
        spin(0.1);
        _exit(write(1, "", 0) == 0 ? 7 : 8);
    }
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 7);
}

/* What a child calls first, it calls before anything of it is recorded. */
CASE(many_children_that_call_at_once)
{
    for (int i = 0; i < 600; i++) {
        char sent[4096] = {1}, got[4096];
        int to[2], status = -1;
        pid_t child;

        CHECK(pipe(to) == 0);
        child = fork();
        if (child == 0) {
            long sum = 0;
            ssize_t more;

            close(to[1]);
            while ((more = read(to[0], got, sizeof got)) > 0)
                sum += more;
            close(to[0]);
            _exit(sum == 4 * sizeof sent ? 0 : 1);
        }
        CHECK(child > 0 && close(to[0]) == 0);
        for (int k = 0; k < 4; k++)
            CHECK(write(to[1], sent, sizeof sent) == sizeof sent);
        CHECK(close(to[1]) == 0 && waitpid(child, &status, 0) == child && status == 0);
    }
}

/* Each lives for some ticks, and no file can be opened any more. */
CASE(children_that_can_make_no_file)
{
    struct rlimit none = {3, 3};

    setrlimit(RLIMIT_NOFILE, &none);
    for (int i = 0; i < 40; i++) {
        int status = 0;
        pid_t child = fork();

        if (child == 0) {
            spin(0.01);
            _exit(4);
        }
        CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 4);
    }
}
