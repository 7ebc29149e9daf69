/* Calls the library that it is linked with. -shared */
void omp_set_lock(void *);
void GOMP_parallel(void (*)(void *), void *, unsigned, unsigned);
int io_uring_queue_init(unsigned, void *, unsigned), io_uring_submit(void *);
long H5Fopen(const char *, unsigned, long);

static void add(void *sum) { ++*(long *)sum; }

long run(void)
{
    long sum = 0;

    GOMP_parallel(add, &sum, 0, 0);
    omp_set_lock(&sum);
    return sum + 10 * io_uring_queue_init(1, 0, 0) + 10000 * io_uring_submit(0) + 100000000 * H5Fopen("", 0, 0);
}
