/* Four threads, a million locked additions each; and the same in a critical region. -fopenmp -shared */
#include <omp.h>

long run(void)
{
    omp_lock_t lock;
    volatile long locked = 0, critical = 0;

    omp_init_lock(&lock);
#pragma omp parallel num_threads(4)
    for (int i = 0; i < 250000; i++) {
        omp_set_lock(&lock);
        locked++;
        omp_unset_lock(&lock);
#pragma omp critical
        critical++;
    }
    omp_destroy_lock(&lock);
    return locked + 10 * critical;
}
