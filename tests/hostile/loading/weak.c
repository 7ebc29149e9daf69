/* Which functions are there, by weak references and by dlsym? */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

#define EACH(f)                                                                                                  \
    f(MPI_Init) f(PMPI_Send) f(MPI_Send_c) f(MPI_Comm_rank) f(GOMP_parallel) f(GOMP_critical_start)               \
    f(omp_set_lock) f(io_uring_submit) f(H5Fopen) f(H5Dread) f(nc_open) f(nc_get_var_int) f(ncmpi_open)           \
    f(ompt_start_tool) f(__cxa_begin_catch) f(__isoc23_scanf) f(epoll_pwait2) f(closefrom) f(__isoc23_vfscanf)
#define DECLARE(name) __attribute__((weak)) void name(void);
#define PRINT(name) printf("%s %d %d\n", #name, name != 0, dlsym(RTLD_DEFAULT, #name) != 0);
EACH(DECLARE)

static void (*table[])(void) = {
#define TAKE(name) name,
    EACH(TAKE)
};

long run(void)
{
    long bits = 0;

    EACH(PRINT)
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        bits |= (long)(table[i] != 0) << i;
    return bits;
}

#ifdef PROGRAM
int main(void)
{
    return printf("%lx\n", run()) < 0;
}
#endif
