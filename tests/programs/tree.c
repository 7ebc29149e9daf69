/* A tree of processes. Usage: tree fork|exec|vfork|spawn|system|thread_exec [DEPTH]
 * Every process of it computes for 0.3 s of CPU time and waits for its children. */
#include "truth.h"
#include <pthread.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;
static char **arguments;

WORK(leaf)

static void *exec_in_thread(void *unused)
{
    execv("/proc/self/exe", arguments);
    return unused;
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "fork";
    int depth = argc > 2 ? atoi(argv[2]) : 1;
    char next[16], line[512];
    snprintf(next, sizeof next, "%d", depth - 1);
    arguments = (char *[]){argv[0], (char *)(uintptr_t)how, next, NULL};
    leaf(0.3);
    int status = 0;
    if (depth > 0 && !strcmp(how, "fork")) {
        pid_t child = fork();
        if (child == 0) {
            leaf(0.3);
            truth_phases[0].wall = truth_phases[0].cpu = 0;
            truth_print(-1);
            _exit(7);
        }
        waitpid(child, &status, 0);
        if (WEXITSTATUS(status) != 7)
            return 1;
    } else if (depth > 0 && !strcmp(how, "exec")) {
        execv("/proc/self/exe", arguments);
        return 1;
    } else if (depth > 0 && !strcmp(how, "vfork")) {
        pid_t child = vfork();
        if (child == 0) {
            execv("/proc/self/exe", arguments);
            _exit(1);
        }
        waitpid(child, &status, 0);
    } else if (depth > 0 && !strcmp(how, "spawn")) {
        pid_t child;
        if (posix_spawn(&child, "/proc/self/exe", NULL, NULL, arguments, environ))
            return 1;
        waitpid(child, &status, 0);
    } else if (depth > 0 && !strcmp(how, "system")) {
        snprintf(line, sizeof line, "%s %s %s", argv[0], how, next);
        status = system(line);
    } else if (depth > 0 && !strcmp(how, "thread_exec")) {
        pthread_t thread;
        pthread_create(&thread, NULL, exec_in_thread, NULL);
        pthread_join(thread, NULL);
        return 1;
    }
    truth_print(-1);
    return strcmp(how, "fork") && status != 0;
}
