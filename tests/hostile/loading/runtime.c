/* A library with the names of those that are known, each of which gives back MARK. -DMARK=… -shared */
long omp_set_lock(void *lock) { (void)lock; return MARK; }
long omp_get_max_threads(void) { return MARK; }
void GOMP_parallel(void (*body)(void *), void *data, unsigned threads, unsigned flags)
{
    (void)threads, (void)flags;
    for (int i = 0; i < MARK; i++)
        body(data);
}
int io_uring_queue_init(unsigned n, void *ring, unsigned flags) { (void)n, (void)ring, (void)flags; return 100 * MARK; }
int io_uring_submit(void *ring) { (void)ring; return 42 + MARK; }
long H5Fopen(const char *name, unsigned flags, long list) { (void)name, (void)flags, (void)list; return 1000 * MARK; }
int H5get_libversion(unsigned *a, unsigned *b, unsigned *c) { *a = 1, *b = 12, *c = 0; return 0; }
int MPI_Init(int *count, char ***arguments) { (void)count, (void)arguments; return 7 * MARK; }
int PMPI_Init(int *count, char ***arguments) { (void)count, (void)arguments; return 7 * MARK; }
