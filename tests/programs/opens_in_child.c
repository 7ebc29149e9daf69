/* A thread opens and closes a library all the time; children of forks open one that is there: opens_in_child LIBRARY FORKS. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *library;
static volatile int over;

static void *opens(void *nothing)
{
    while (!over)
        dlclose(dlopen(library, RTLD_NOW));
    return nothing;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    int bad = 0;

    library = argv[1];
    pthread_create(&thread, NULL, opens, NULL);
    for (int forks = argc > 2 ? atoi(argv[2]) : 1; forks > 0; forks--) {
        pid_t child = fork();
        int status;

        if (child == 0) {
            alarm(5);
            _exit(dlopen("libc.so.6", RTLD_LAZY) == NULL);
        }
        bad += waitpid(child, &status, 0) != child || status != 0;
    }
    over = 1;
    pthread_join(thread, NULL);
    printf("%d bad children\n", bad);
    return 0;
}
