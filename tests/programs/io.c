/* Reads and writes known bytes in requests of known size by every path the C library offers.
 * Usage: io PART...   Files go to $TRUTH_DIR. Truth counts successful library calls by this program's own hand. */
#include "truth.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>

static char buffer[1 << 20];
static char path[512];

static int open_file(int flags)
{
    int fd = open(path, flags, 0600);
    if (fd < 0) {
        perror(path);
        exit(1);
    }
    truth_count("open", 0, 0);
    return fd;
}

static void shut(int fd)
{
    DO(close, (fd), 0, 0);
}

static void must(int good, const char *what)
{
    if (!good) {
        fprintf(stderr, "io: %s: %s\n", what, strerror(errno));
        exit(1);
    }
}

static void tiny_writes(void)
{
    int fd = open_file(O_CREAT | O_TRUNC | O_WRONLY);
    for (int i = 0; i < 20000; i++)
        must(write(fd, buffer, 17) == 17, "write");
    truth_count_many("write", 20000, 20000 * 17, 0);
    shut(fd);
}

static void descriptors(void)
{
    int fd = open_file(O_CREAT | O_TRUNC | O_RDWR);
    for (int i = 0; i < 64; i++)
        must(write(fd, buffer, 4096) == 4096, "write");
    truth_count_many("write", 64, 64 * 4096, 0);
    for (int i = 0; i < 32; i++)
        must(pwrite(fd, buffer, 512, i * 512) == 512, "pwrite");
    truth_count_many("pwrite", 32, 32 * 512, 0);
    struct iovec parts[3] = {{buffer, 100}, {buffer, 200}, {buffer, 300}};
    for (int i = 0; i < 10; i++)
        must(writev(fd, parts, 3) == 600, "writev");
    truth_count_many("writev", 10, 6000, 0);
    DO(fsync, (fd), 0, 0);
    must(lseek(fd, 0, SEEK_SET) == 0, "lseek");
    truth_count("lseek", 0, 0);
    for (int i = 0; i < 16; i++)
        must(read(fd, buffer, 8192) == 8192, "read");
    truth_count_many("read", 16, 16 * 8192, 0);
    for (int i = 0; i < 8; i++)
        must(pread(fd, buffer, 1000, i * 1000) == 1000, "pread");
    truth_count_many("pread", 8, 8000, 0);
    for (int i = 0; i < 5; i++)
        must(readv(fd, parts, 3) == 600, "readv");
    truth_count_many("readv", 5, 3000, 0);
    must(pread(fd, buffer, 100, 1 << 28) == 0, "pread at the end");
    truth_count("pread", 0, 0);
    must(write(-1, buffer, 100) == -1, "write to no descriptor");
    truth_count("write", 0, 0);
    shut(fd);
}

static void streams(void)
{
    FILE *file = fopen(path, "w+");
    must(file != NULL, "fopen");
    truth_count("fopen", 0, 0);
    for (int i = 0; i < 1000; i++)
        must(fwrite(buffer, 8, 10, file) == 10, "fwrite");
    truth_count_many("fwrite", 1000, 80000, 0);
    uint64_t printed = 0;
    for (int i = 0; i < 500; i++)
        printed += (uint64_t)fprintf(file, "%d and %d\n", i, i * i);
    truth_count_many("fprintf", 500, printed, 0);
    for (int i = 0; i < 100; i++)
        must(fputs("0123456789", file) >= 0, "fputs");
    truth_count_many("fputs", 100, 1000, 0);
    for (int i = 0; i < 50; i++)
        must(fputc('x', file) == 'x', "fputc");
    truth_count_many("fputc", 50, 50, 0);
    DO(fflush, (file), 0, 0);
    must(fseek(file, 0, SEEK_SET) == 0, "fseek");
    truth_count("fseek", 0, 0);
    for (int i = 0; i < 300; i++)
        must(fread(buffer, 1, 200, file) == 200, "fread");
    truth_count_many("fread", 300, 60000, 0);
    char line[128];
    must(fseek(file, 80000, SEEK_SET) == 0, "fseek");
    truth_count("fseek", 0, 0);
    uint64_t taken = 0;
    for (int i = 0; i < 500; i++) {
        must(fgets(line, sizeof line, file) != NULL, "fgets");
        taken += strlen(line);
    }
    truth_count_many("fgets", 500, taken, 0);
    DO(fclose, (file), 0, 0);
}

static void mapped(void)
{
    int fd = open_file(O_CREAT | O_TRUNC | O_RDWR);
    must(ftruncate(fd, 1 << 20) == 0, "ftruncate");
    truth_count("ftruncate", 0, 0);
    char *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    must(memory != MAP_FAILED, "mmap");
    memset(memory, 7, 1 << 20);
    must(msync(memory, 1 << 20, MS_SYNC) == 0, "msync");
    munmap(memory, 1 << 20);
    shut(fd);
}

static void storm(void)
{
    struct stat facts;
    for (int i = 0; i < 3000; i++) {
        int fd = open_file(O_CREAT | O_RDWR);
        must(stat(path, &facts) == 0, "stat");
        truth_count("stat", 0, 0);
        shut(fd);
    }
    for (int i = 0; i < 100; i++) {
        must(open("no-such-file-of-this-program", O_RDONLY) == -1, "open of nothing");
        truth_count("open", 0, 0);
    }
    must(unlink(path) == 0, "unlink");
    truth_count("unlink", 0, 0);
}

static void text(void)
{
    FILE *file = fopen(path, "w");
    must(file != NULL, "fopen");
    truth_count("fopen", 0, 0);
    uint64_t printed = 0;
    double began = truth_wall();
    for (int i = 0; i < 2000000; i++)
        printed += (uint64_t)fprintf(file, "%.17g %.17g\n", i * 1.1, i * 1.3);
    truth_seconds("text", truth_wall() - began, 0);
    truth_count_many("fprintf", 2000000, printed, 0);
    DO(fclose, (file), 0, 0);
}

static void pipe_of_own(void)
{
    int ends[2];
    must(pipe(ends) == 0, "pipe");
    for (int i = 0; i < 10; i++) {
        must(write(ends[1], buffer, 1000) == 1000, "write to a pipe");
        must(read(ends[0], buffer, 1000) == 1000, "read of a pipe");
    }
    truth_count_many("write", 10, 10000, 0);
    truth_count_many("read", 10, 10000, 0);
    shut(ends[0]);
    shut(ends[1]);
}

static const struct {
    const char *name;
    void (*run)(void);
} parts[] = {
    {"tiny", tiny_writes}, {"descriptors", descriptors}, {"streams", streams}, {"mapped", mapped},
    {"storm", storm}, {"text", text}, {"pipe", pipe_of_own},
};

int main(int argc, char **argv)
{
    const char *directory = getenv("TRUTH_DIR");
    snprintf(path, sizeof path, "%s/truth-io.%d", directory ? directory : ".", (int)getpid());
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++)
        for (int k = 1; k < argc; k++)
            if (!strcmp(argv[k], parts[i].name))
                parts[i].run();
    /* Bytes through system calls as the kernel saw them, read without the C library's streams. */
    char facts[512] = "";
    int fd = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/io", O_RDONLY);
    long got = fd < 0 ? 0 : syscall(SYS_read, fd, facts, sizeof facts - 1);
    if (got > 0) {
        unsigned long long rchar = 0, wchar = 0;
        sscanf(facts, "rchar: %llu wchar: %llu", &rchar, &wchar);
        truth_count_many("/proc/self/io", 1, wchar, rchar);
    }
    truth_print(-1);
    return 0;
}
