/* Stands in front of a function of libc, as tools do: -DLIBRARY -shared, with -DDIRECT by system calls. Without: a
 * program that makes five calls, and says how many it was told of. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef LIBRARY

int access_calls;

int access(const char *name, int mode)
{
    access_calls++;
#ifdef DIRECT
    return (int)syscall(SYS_faccessat, -100, name, mode);
#else
    return ((int (*)(const char *, int))dlsym(RTLD_NEXT, "access"))(name, mode);
#endif
}

#else

int main(void)
{
    int *calls, missed = 0;

    for (int i = 0; i < 5; i++)
        missed += access(i % 2 == 0 ? "/" : "/is/not/there", F_OK) != 0;
    calls = dlsym(RTLD_DEFAULT, "access_calls");
    printf("%d %d\n", missed, calls != NULL ? *calls : -1);
    return 0;
}

#endif
