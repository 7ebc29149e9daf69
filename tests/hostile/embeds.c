/* An interpreter of Python that is opened, started, used, ended and closed, several times; beside it a thread that has nothing
 * to do with Python. embeds LIBRARY SCRIPT TIMES. */

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static volatile bool done;

static void *beside(void *unused)
{
    volatile unsigned long sum = 0;

    while (!done)
        sum += sum % 7 + 1;
    return unused;
}

int main(int count, char **words)
{
    pthread_t thread;
    int times = count > 3 ? atoi(words[3]) : 0;

    if (pthread_create(&thread, NULL, beside, NULL) != 0)
        return 1;
    for (int i = 0; i < times; i++) {
        void *library = dlopen(words[1], RTLD_NOW | RTLD_GLOBAL);
        void (*start)(int) = (void (*)(int))dlsym(library, "Py_InitializeEx");
        int (*run)(const char *) = (int (*)(const char *))dlsym(library, "PyRun_SimpleString");
        int (*end)(void) = (int (*)(void))dlsym(library, "Py_FinalizeEx");

        start(0);
        if (run(words[2]) != 0 || end() != 0)
            return 2;
        dlclose(library);
    }
    done = true;
    pthread_join(thread, NULL);
    puts("embedded");
    return 0;
}
