/* Ends by a fault. Usage: crash HOW: null, read_only, divide, aborts, behind (the end of a mapped file), thread (one that is not
 * the main one), again (a handler that says so and sends it once more), default_again (the default set, seen, and left), jump (out of
 * handlers, then a normal end), killed (the signal of a fault, sent). */
#include <fcntl.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static volatile int sink, zero;
static volatile int *volatile nowhere = (int *)8;
static sigjmp_buf back;

static void compute(double seconds)
{
    for (clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC); clock() < end;)
        sink++;
}

static __attribute__((noinline)) void innermost(const char *how)
{
    static char text[] = "text";
    int fd;

    if (!strcmp(how, "read_only"))
        ((volatile char *)(size_t)"constant")[0] = text[0];
    else if (!strcmp(how, "divide"))
        sink = 7 / zero; /* the division */
    else if (!strcmp(how, "aborts"))
        abort(); /* the end by abort */
    else if (!strcmp(how, "behind")) {
        fd = open("behind.dat", O_RDWR | O_CREAT | O_TRUNC, 0600);
        sink = *(volatile char *)mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0);
    } else if (!strcmp(how, "killed"))
        kill(getpid(), SIGSEGV);
    else
        *nowhere = 1; /* the access */
    sink++;
}

static __attribute__((noinline)) void outer(const char *how)
{
    innermost(how);
    sink++;
}

static void *of_thread(void *how)
{
    outer(how);
    return NULL;
}

static void say_and_send(int number)
{
    static const char text[] = "handled\n";

    if (write(1, text, sizeof text - 1) < 0)
        _exit(9);
    signal(number, SIG_DFL);
    raise(number);
}

static void leave(int number, siginfo_t *info, void *context)
{
    (void)context;
    if (info->si_signo != number || info->si_addr != (void *)8)
        _exit(8);
    siglongjmp(back, 1);
}

int main(int argc, char **argv)
{
    char *how = argc > 1 ? argv[1] : "null";
    struct sigaction action, old;
    pthread_t thread;

    compute(0.05);
    memset(&action, 0, sizeof action);
    if (sigaction(SIGSEGV, NULL, &old) != 0 || old.sa_handler != SIG_DFL || old.sa_flags != 0)
        return 7;
    if (!strcmp(how, "thread")) {
        pthread_create(&thread, NULL, of_thread, how);
        pthread_join(thread, NULL);
    } else if (!strcmp(how, "again")) {
        if (signal(SIGSEGV, say_and_send) != SIG_DFL)
            return 6;
    } else if (!strcmp(how, "default_again")) {
        action.sa_flags = SA_NODEFER;
        if (sigaction(SIGSEGV, &action, NULL) != 0 || sigaction(SIGSEGV, NULL, &old) != 0 || old.sa_handler != SIG_DFL ||
            (old.sa_flags & SA_NODEFER) == 0 || (old.sa_flags & (int)(SA_SIGINFO | SA_RESETHAND)) != 0 ||
            signal(SIGSEGV, SIG_DFL) != SIG_DFL)
            return 5;
    } else if (!strcmp(how, "jump")) {
        action.sa_sigaction = leave;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        if (sigaction(SIGSEGV, &action, NULL) != 0)
            return 4;
        for (volatile int i = 0; i < 1000; i++)
            if (sigsetjmp(back, 1) == 0)
                outer(how);
        puts("jumped");
        return 0;
    }
    outer(how);
    return 0;
}
