/* Programs with many threads, small stacks and sudden ends of threads. */
#include "case.h"
#include <limits.h>
#include <pthread.h>
#include <poll.h>
#include <sys/prctl.h>

static void *compute(void *seconds)
{
    spin(*(double *)seconds);
    return seconds;
}

static void many(int count, size_t stack, double seconds)
{
    static pthread_t threads[1000];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstacksize(&attributes, stack) == 0);
    int made = 0;
    while (made < count && pthread_create(&threads[made], &attributes, compute, &seconds) == 0)
        made++;
    say("%d threads\n", made);
    for (int i = 0; i < made; i++) {
        void *result = NULL;
        CHECK(pthread_join(threads[i], &result) == 0 && result == &seconds);
    }
}
CASE(small_stacks) { many(16, 64 << 10, 0.1); }
CASE(smallest_stacks) { many(8, (size_t)sysconf(_SC_THREAD_STACK_MIN) + 4096, 0.1); }
CASE(thousand_threads) { many(1000, 64 << 10, 0.001); }
CASE(threads_come_and_go)
{
    for (int i = 0; i < 60; i++)
        many(10, 64 << 10, 0.0005);
}

static void *sleeper(void *how)
{
    char byte;
    switch (*(int *)how) {
    case 0: sleep(100); break;
    case 1: poll(NULL, 0, 100000); break;
    case 2: { int ends[2]; if (pipe(ends) == 0 && read(ends[0], &byte, 1)) return NULL; break; }
    default: for (;;) { spin(0.001); pthread_testcancel(); }
    }
    return NULL;
}
CASE(cancelled)
{
    for (int i = 0; i < 4; i++) {
        pthread_t thread;
        void *result = NULL;
        CHECK(pthread_create(&thread, NULL, sleeper, &i) == 0);
        spin(0.05);
        CHECK(pthread_cancel(thread) == 0);
        CHECK(pthread_join(thread, &result) == 0 && result == PTHREAD_CANCELED);
    }
}

static void *leaver(void *unused)
{
    (void)unused;
    spin(0.02);
    pthread_exit((void *)42);
}
CASE(pthread_exit_result)
{
    for (int i = 0; i < 10; i++) {
        pthread_t thread;
        void *result = NULL;
        pthread_create(&thread, NULL, leaver, NULL);
        CHECK(pthread_join(thread, &result) == 0 && result == (void *)42);
    }
}

static pthread_key_t key;
static void last_words(void *text)
{
    say("%s\n", (char *)text);
    spin(0.05);
}
static void *with_destructor(void *unused)
{
    pthread_setspecific(key, (void *)"a destructor writes after the thread's end");
    return unused;
}
CASE(thread_destructors)
{
    pthread_t thread;
    pthread_key_create(&key, last_words);
    pthread_create(&thread, NULL, with_destructor, NULL);
    pthread_join(thread, NULL);
}

static void *outlives_main(void *unused)
{
    (void)unused;
    spin(0.3);
    say("the last thread speaks\n");
    exit(3);
}
CASE(main_leaves_first)
{
    pthread_t thread;
    pthread_create(&thread, NULL, outlives_main, NULL);
    pthread_exit(NULL);
}

static void *detached(void *unused)
{
    for (;;)
        spin(0.01);
    return unused;
}
CASE(exit_with_threads_running)
{
    pthread_t thread;
    for (int i = 0; i < 4; i++) {
        pthread_create(&thread, NULL, detached, NULL);
        pthread_detach(thread);
    }
    spin(0.1);
    exit(4);
}
CASE(thread_count_is_ours)
{
    /* No thread but our own: the collector starts none. */
    char line[256];
    int threads = -1;
    spin(0.1);
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file))
        sscanf(line, "Threads: %d", &threads);
    say("%d thread\n", threads);
    char name[17] = "";
    prctl(PR_GET_NAME, name);
    say("named %s\n", name);
}

static void *forker(void *unused)
{
    (void)unused;
    for (int i = 0; i < 20; i++) {
        pid_t child = fork();
        if (child == 0) {
            spin(0.002);
            _exit(5);
        }
        int status = 0;
        CHECK(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 5);
    }
    return NULL;
}
CASE(fork_from_threads)
{
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, forker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
}
