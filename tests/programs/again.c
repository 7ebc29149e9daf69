/* Threads that open, call and close one library again and again, so that it comes and goes under the others: again LIBRARY FUNCTION THREADS TIMES.
 * The function has no arguments that it needs. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static char **arguments;

static void *opens(void *nothing)
{
    for (int i = atoi(arguments[4]); i > 0; i--) {
        void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
        int (*function)(void);

        *(void **)&function = library != NULL ? dlsym(library, arguments[2]) : NULL;
        if (function == NULL)
            exit(3);
        for (int calls = 0; calls < 20; calls++)
            function();
        dlclose(library);
    }
    return nothing;
}

int main(int argc, char **argv)
{
    int threads = argc == 5 ? atoi(argv[3]) : 0;
    pthread_t started[16];

    arguments = argv;
    for (int i = 0; i < threads; i++)
        pthread_create(&started[i], NULL, opens, NULL);
    for (int i = 0; i < threads; i++)
        pthread_join(started[i], NULL);
    puts("all closed");
    return 0;
}
