/* Opens plug-ins and prints what each computes: host [-g NAME]... [-l] [-d] [-c TIMES] PLUGIN...
 * -g opens a library for all first; -l binds at the first call; -d binds to its own first; -c opens, calls and closes so many times. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int flags = RTLD_NOW | RTLD_LOCAL, times = 0, i;

    for (i = 1; i < count && arguments[i][0] == '-'; i++) {
        if (strcmp(arguments[i], "-l") == 0)
            flags = RTLD_LAZY | RTLD_LOCAL;
        else if (strcmp(arguments[i], "-d") == 0)
            flags |= RTLD_DEEPBIND;
        else if (strcmp(arguments[i], "-c") == 0)
            times = atoi(arguments[++i]);
        else if (strcmp(arguments[i], "-g") == 0 && dlopen(arguments[++i], RTLD_NOW | RTLD_GLOBAL) == NULL)
            return printf("%s\n", dlerror()), 1;
    }
    for (; i < count; i++)
        for (int turn = 0; turn <= times; turn++) {
            void *plugin = dlopen(arguments[i], flags);
            long (*run)(void);

            if (plugin == NULL)
                return printf("%s\n", dlerror()), 1;
            *(void **)&run = dlsym(plugin, "run");
            printf("%ld\n", run());
            if (times != 0 && dlclose(plugin) != 0)
                return printf("%s\n", dlerror()), 1;
        }
    return 0;
}
