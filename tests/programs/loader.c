/* Opens and closes a library ROUNDS times and computes in it each time. Usage: loader PLUGIN ROUNDS */
#include "truth.h"
#include <dlfcn.h>

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    double x = 1, began = truth_wall();
    for (int i = 0; i < atoi(argv[2]); i++) {
        void *library = dlopen(argv[1], RTLD_NOW);
        if (!library) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        double (*work)(double, int);
        *(void **)&work = dlsym(library, "plugin_work");
        x = work(x, 100000);
        dlclose(library);
    }
    truth_sink = x;
    truth_seconds("plugin_work", truth_wall() - began, 0);
    truth_print(-1);
    return 0;
}
