/* A disk that suffers when many write at once, as a library that a workload is linked with.
 *
 * The model: one request at a time, in the order in which they come. A request takes its bytes at the disk's rate, and
 * a seek for each other stream at work, that is, served within the last twentieth of a second or waiting: with n
 * streams n - 1 seeks. So the rate of all together falls as the streams become more, as on the disks and disk arrays that
 * out-of-core programs have met. Nothing but time is changed: each request is then made as it was asked for.
 *
 * DISK=RATE,SEEK,FILE   megabytes a second, microseconds, a file for what the processes share; "-" for a disk of its own
 * for each process. Without it: no delay. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { STREAMS = 256, SMALL = 65536, REMEMBERED_NS = 50000000 };

struct disk {
    _Atomic uint64_t free_at;        /* when the last request now waiting will be done */
    _Atomic uint64_t used[STREAMS];  /* when a stream's last request will be done; a stream is a process */
    _Atomic uint32_t owner[STREAMS]; /* its process */
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct disk *disk;
static double ns_for_byte, seek_ns;

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void attach(void)
{
    char path[400];
    double rate, seek;
    const char *settings = getenv("DISK");
    if (!settings || sscanf(settings, "%lf,%lf,%399s", &rate, &seek, path) != 3 || rate <= 0)
        return;
    const int own = !strcmp(path, "-");
    const int fd = own ? memfd_create("disk", MFD_CLOEXEC) : open(path, O_CREAT | O_RDWR, 0600);
    if (fd < 0 || ftruncate(fd, sizeof *disk) != 0)
        abort();
    void *shared = mmap(NULL, sizeof *disk, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (shared == MAP_FAILED)
        abort();
    ns_for_byte = 1e3 / rate;
    seek_ns = seek * 1e3;
    disk = shared;
}

/* Streams other than this process's at work; `own` becomes this process's place, STREAMS if there is none left. */
static unsigned others(uint64_t at, int *own)
{
    const uint32_t self = (uint32_t)getpid();
    unsigned count = 0;
    *own = STREAMS;
    for (int i = 0; i < STREAMS; i++) {
        uint32_t owner = atomic_load(&disk->owner[i]);
        if (*own == STREAMS && owner == 0 && atomic_compare_exchange_strong(&disk->owner[i], &owner, self))
            owner = self;
        if (owner == self)
            *own = i;
        else if (owner == 0)
            break;
        else
            count += at < atomic_load(&disk->used[i]) + REMEMBERED_NS;
    }
    return count;
}

static void serve(size_t bytes)
{
    pthread_once(&once, attach);
    if (!disk || bytes < SMALL)
        return;
    const int kept = errno;
    const uint64_t asked = now();
    int own;
    const uint64_t takes = (uint64_t)((double)bytes * ns_for_byte + seek_ns * others(asked, &own));
    uint64_t free_at = atomic_load(&disk->free_at), done;
    do
        done = (free_at > asked ? free_at : asked) + takes;
    while (!atomic_compare_exchange_weak(&disk->free_at, &free_at, done));
    if (own < STREAMS)
        atomic_store(&disk->used[own], done);
    const struct timespec until = {(time_t)(done / 1000000000), (long)(done % 1000000000)};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR)
        ;
    errno = kept;
}

ssize_t pwrite(int fd, const void *data, size_t bytes, off_t offset)
{
    static ssize_t (*next)(int, const void *, size_t, off_t);
    if (!next)
        next = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
    serve(bytes);
    return next(fd, data, bytes, offset);
}

ssize_t pread(int fd, void *data, size_t bytes, off_t offset)
{
    static ssize_t (*next)(int, void *, size_t, off_t);
    if (!next)
        next = (ssize_t(*)(int, void *, size_t, off_t))dlsym(RTLD_NEXT, "pread");
    serve(bytes);
    return next(fd, data, bytes, offset);
}
