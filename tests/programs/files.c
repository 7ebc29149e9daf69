/* What can be done with files, one part an argument, each a known number of times, in the present directory. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <aio.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

#define MUST(condition)                                                   \
    do {                                                                  \
        if (!(condition)) {                                               \
            fprintf(stderr, "%d: not so: %s\n", __LINE__, #condition);    \
            exit(9);                                                      \
        }                                                                 \
    } while (0)

static char block[1 << 20];

static int fresh(const char *name)
{
    int fd = open(name, O_CREAT | O_TRUNC | O_RDWR, 0600);

    MUST(fd >= 0);
    return fd;
}

/* 100 stat, 10 fstat, 5 access. */
static void stats(void)
{
    struct stat about;
    int fd = fresh("stats.dat");

    for (int i = 0; i < 100; i++)
        MUST(stat("stats.dat", &about) == 0);
    for (int i = 0; i < 10; i++)
        MUST(fstat(fd, &about) == 0);
    for (int i = 0; i < 5; i++)
        MUST(access("stats.dat", R_OK) == 0);
    close(fd);
}

static void failures(void)
{
    for (int i = 0; i < 50; i++)
        MUST(open("absent.dat", O_RDONLY) == -1 && errno == ENOENT);
    for (int i = 0; i < 3; i++)
        MUST(open(".", O_WRONLY) == -1 && errno == EISDIR);
}

/* 10 writes of 1000 in a row, 5 reads of 500 from the start, 4 at a distance of 936 bytes. */
static void pattern(void)
{
    int fd = fresh("pattern.dat");

    for (int i = 0; i < 10; i++)
        MUST(write(fd, block, 1000) == 1000);
    MUST(lseek(fd, 0, SEEK_SET) == 0);
    for (int i = 0; i < 5; i++)
        MUST(read(fd, block, 500) == 500);
    for (int i = 0; i < 4; i++)
        MUST(pwrite(fd, block, 64, 20000 + 1000 * i) == 64);
    close(fd);
}

static void vectors(void)
{
    struct iovec parts[2] = {{block, 100}, {block + 200, 300}};
    int fd = fresh("vectors.dat");

    MUST(writev(fd, parts, 2) == 400 && pwritev(fd, parts, 2, 400) == 400);
    MUST(preadv(fd, parts, 2, 0) == 400 && lseek(fd, 0, SEEK_SET) == 0 && readv(fd, parts, 2) == 400);
    close(fd);
}

static void append(void)
{
    int fd = open("append.dat", O_CREAT | O_TRUNC | O_WRONLY, 0600);

    MUST(write(fd, block, 1000) == 1000);
    close(fd);
    fd = open("append.dat", O_WRONLY | O_APPEND);
    for (int i = 0; i < 3; i++)
        MUST(write(fd, block, 10) == 10);
    close(fd);
}

static void mapped(void)
{
    int fd = fresh("mapped.dat");
    char *at;

    MUST(ftruncate(fd, 16 << 20) == 0);
    at = mmap(NULL, 16 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    MUST(at != MAP_FAILED);
    for (size_t i = 0; i < 16 << 20; i += 4096)
        at[i] = 1;
    MUST(msync(at, 16 << 20, MS_SYNC) == 0 && munmap(at, 16 << 20) == 0);
    MUST(mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
    close(fd);
}

/* 8 MiB past libc. */
static void raw(void)
{
    int fd = fresh("raw.dat");

    for (int i = 0; i < 8; i++)
        MUST(syscall(SYS_write, fd, block, sizeof block) == sizeof block);
    close(fd);
}

static void copies(void)
{
    int from = fresh("from.dat"), to = fresh("to.dat"), third = fresh("third.dat");
    off_t start = 0;
    off64_t in = 0, out = 0;

    MUST(write(from, block, 1 << 20) == 1 << 20);
    MUST(sendfile(to, from, &start, 1 << 20) == 1 << 20);
    for (ssize_t left = 1 << 20; left > 0;) {
        ssize_t done = copy_file_range(from, &in, third, &out, (size_t)left, 0);

        MUST(done > 0);
        left -= done;
    }
    close(from);
    close(to);
    close(third);
}

static void streams(void)
{
    int (*volatile put)(int, FILE *) = fputc_unlocked; /* its inline form is no call */
    FILE *file = fopen("streams.txt", "w");
    char *line = NULL;
    size_t room = 0;
    int number;

    MUST(file != NULL);
    for (int i = 0; i < 100000; i++)
        MUST(fwrite(block, 1, 64, file) == 64);
    MUST(fseek(file, 0, SEEK_SET) == 0);
    fputs("number 12345\n", file);
    put('x', file);
    fputc('\n', file);
    fprintf(file, "%d\n", 77);
    MUST(fflush(file) == 0 && fclose(file) == 0);
    file = fopen("streams.txt", "r");
    MUST(fscanf(file, "number %d\n", &number) == 1 && number == 12345);
    MUST(getline(&line, &room, file) == 2);
    MUST(fgets(block, 100, file) != NULL && !strcmp(block, "77\n"));
    block[0] = block[1] = block[2] = 0;
    fclose(file);
    free(line);
    puts("a line");
    putchar('\n');
}

/* A record of 14 bytes is scanned. */
static void scan(FILE *file, int wanted)
{
    int number;

    MUST(fscanf(file, "number %d%*c", &number) == 1 && number == wanted);
}

static FILE *records(const char *name, int many)
{
    FILE *file = fopen(name, "w");

    for (int i = 0; i < many; i++)
        fprintf(file, "number %06d\n", i);
    fclose(file);
    return fopen(name, "r");
}

/* Every byte is read once, by scans and by other calls between them, whole buffers among those; and some twice. */
static void mixed_with_scans(void)
{
    FILE *file = records("mixed.txt", 100000);
    unsigned seed = 1;
    int next = 0, twice = 0;

    while (next < 100000 - 8192) {
        switch (seed = seed * 1103515245 + 12345, seed >> 16 & 7) {
        case 0: MUST(fgets(block, 100, file) != NULL); next++; break;
        case 1: MUST(fread(block, 1, 4096 * 7, file) == 4096 * 7); next += 2048; break; /* seven buffers */
        case 2:
            MUST(fgetc(file) == 'n' && ungetc('n', file) == 'n');
            scan(file, next++);
            MUST(fseek(file, -1, SEEK_CUR) == 0 && fgetc(file) == '\n');
            twice += 2;
            break;
        default: scan(file, next++);
        }
    }
    printf("%ld bytes\n", ftell(file) + twice);
    fclose(file);
}

/* 100 000 records; 20 words of two buffers and more; records here and there; the first of 500 streams, one after another. */
static void scans(void)
{
    FILE *file = records("scans.txt", 100000);
    char *word = malloc(20001);

    for (int i = 0; i < 100000; i++)
        scan(file, i);
    MUST(fscanf(file, "%20000s", word) == EOF);
    fclose(file);

    file = fopen("words.txt", "w");
    for (int i = 0; i < 20; i++)
        fprintf(file, "%0*d ", 8191 + 601 * i, i);
    fclose(file);
    file = fopen("words.txt", "r");
    for (int i = 0; i < 20; i++)
        MUST(fscanf(file, "%20000s%*c", word) == 1);
    fclose(file);

    file = fopen("scans.txt", "r");
    fclose(file);
    file = records("places.txt", 100000);
    for (int i = 0; i < 5000; i++) {
        int at = (int)(i * 7919L % 90000);

        MUST(fseek(file, 14L * at, SEEK_SET) == 0);
        for (int k = 0; k < i % 5; k++)
            scan(file, at + k);
    }
    fclose(file);

    fclose(records("opened.txt", 1000));
    for (int i = 0; i < 500; i++) {
        file = fopen("opened.txt", "r");
        for (int k = 0; k < 1 + i % 400; k++)
            scan(file, k);
        fclose(file);
    }
    free(word);
}

static void names(void)
{
    struct dirent *entry;
    DIR *directory;
    int fd = fresh("names.tmp"), entries = 0;

    MUST(write(fd, block, 10) == 10);
    close(fd);
    MUST(rename("names.tmp", "names.dat") == 0 && link("names.dat", "names.too") == 0);
    MUST(truncate("names.dat", 5) == 0 && chmod("names.dat", 0644) == 0);
    MUST(unlink("names.too") == 0 && unlink("names.dat") == 0);
    MUST(mkdir("folder", 0700) == 0);
    directory = opendir("folder");
    while ((entry = readdir(directory)) != NULL)
        entries++;
    MUST(entries == 2);
    closedir(directory);
    MUST(rmdir("folder") == 0);
}

static void duplicates(void)
{
    int fd = fresh("duplicates.dat"), other = dup(fd), third;

    MUST(write(other, block, 10) == 10);
    MUST(dup2(fd, 100) == 100 && write(100, block, 20) == 20);
    third = fcntl(fd, F_DUPFD, 200);
    MUST(third >= 200 && write(third, block, 30) == 30);
    close(third);
    close(100);
    close(other);
    close(fd);
}

static void asynchronous(void)
{
    int fd = fresh("asynchronous.dat");
    struct aiocb write_block = {.aio_fildes = fd, .aio_buf = block, .aio_nbytes = 5000},
                 read_block = {.aio_fildes = fd, .aio_buf = block, .aio_nbytes = 3000, .aio_offset = 1000,
                               .aio_lio_opcode = LIO_READ};
    struct aiocb *list[1] = {&write_block};

    MUST(aio_write(list[0]) == 0 && aio_suspend((const struct aiocb *const *)list, 1, NULL) == 0);
    MUST(aio_return(list[0]) == 5000);
    list[0] = &read_block;
    MUST(lio_listio(LIO_WAIT, list, 1, NULL) == 0 && aio_return(list[0]) == 3000);
    close(fd);
}

static void syncs(void)
{
    int fd = fresh("syncs.dat");

    for (int i = 0; i < 3; i++)
        MUST(write(fd, block, 100) == 100 && fsync(fd) == 0);
    MUST(fdatasync(fd) == 0);
    close(fd);
}

static void many(long files, bool folders)
{
    char name[64];

    for (long i = 0; i < files; i++) {
        int fd;

        if (folders && i % 1000 == 0) {
            snprintf(name, sizeof name, "part%ld", i / 1000);
            MUST(mkdir(name, 0700) == 0);
        }
        if (folders)
            snprintf(name, sizeof name, "part%ld/%ld.dat", i / 1000, i);
        else
            snprintf(name, sizeof name, "many-%ld.dat", i);
        fd = open(name, O_CREAT | O_WRONLY, 0600);
        MUST(fd >= 0 && write(fd, block, 7) == 7);
        close(fd);
        MUST(unlink(name) == 0);
    }
}

static void three_thousand(void)
{
    many(3000, false);
}

static void hundred_thousand(void)
{
    many(100000, true);
}

/* Two threads on one file, each its own half. */
static void *half(void *argument)
{
    const int *fd_and_half = argument;

    for (int i = 0; i < 10000; i++)
        MUST(pwrite(fd_and_half[0], block, 64, (fd_and_half[1] * 10000 + i) * 64) == 64);
    return NULL;
}

static void threads(void)
{
    int fd = fresh("threads.dat");
    int arguments[2][2] = {{fd, 0}, {fd, 1}};
    pthread_t thread[2];

    for (int i = 0; i < 2; i++)
        MUST(pthread_create(&thread[i], NULL, half, arguments[i]) == 0);
    for (int i = 0; i < 2; i++)
        pthread_join(thread[i], NULL);
    close(fd);
}

/* The child goes on with the parent's descriptor, at its position. */
static void forks(void)
{
    int fd = fresh("forks.dat"), status;
    pid_t child;

    MUST(write(fd, block, 100) == 100);
    child = fork();
    if (child == 0) {
        MUST(write(fd, block, 50) == 50);
        usleep(100000); /* what is over before the first tick gets no row of its own */
        _exit(0);
    }
    MUST(waitpid(child, &status, 0) == child && status == 0);
    close(fd);
}

static const char *self;

static void execs(void)
{
    int fd = fresh("execs.dat");

    MUST(write(fd, block, 100) == 100);
    close(fd);
    execl(self, self, "stats", NULL);
}

/* A thousand writes, then an end of some kind. */
static void write_much(void)
{
    int fd = fresh("killed.dat");

    for (int i = 0; i < 1000; i++)
        MUST(write(fd, block, 4096) == 4096);
}

static void killed(void)
{
    write_much();
    raise(SIGKILL);
}

static void terminated(void)
{
    write_much();
    raise(SIGTERM);
}

static void aborted(void)
{
    write_much();
    abort();
}

static void crashed(void)
{
    static volatile int *volatile nowhere;

    write_much();
    *nowhere = 1;
}

static void left(void)
{
    write_much();
    _exit(3);
}

static void reused(void)
{
    for (int i = 0; i < 10; i++) {
        char name[32];
        int fd;

        snprintf(name, sizeof name, "reused-%c.dat", 'a' + i);
        fd = fresh(name);
        MUST(write(fd, block, 10) == 10);
        close(fd);
        unlink(name);
    }
}

static void devices(void)
{
    for (int i = 0; i < 50; i++) {
        int null = open("/dev/null", O_WRONLY), status = open("/proc/self/status", O_RDONLY);

        MUST(write(null, block, 1) == 1 && read(status, block, 1) == 1);
        close(null);
        close(status);
    }
}

/* 5000 bytes. */
static void wide(void)
{
    FILE *file = fopen("wide.txt", "w");

    MUST(file != NULL);
    for (int i = 0; i < 1000; i++)
        MUST(fwprintf(file, L"%d\n", 1000 + i) == 5);
    MUST(fclose(file) == 0);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } parts[] = {
        {"stats", stats}, {"failures", failures}, {"pattern", pattern}, {"vectors", vectors}, {"append", append},
        {"mapped", mapped}, {"raw", raw}, {"copies", copies}, {"streams", streams}, {"scans", scans},
        {"mixed", mixed_with_scans}, {"names", names}, {"devices", devices}, {"wide", wide},
        {"duplicates", duplicates}, {"asynchronous", asynchronous}, {"syncs", syncs}, {"reused", reused},
        {"3000", three_thousand}, {"100000", hundred_thousand}, {"threads", threads}, {"forks", forks},
        {"execs", execs}, {"killed", killed},
        {"terminated", terminated}, {"aborted", aborted}, {"crashed", crashed}, {"left", left},
    };

    self = argv[0];
    for (int i = 1; i < argc; i++) {
        size_t k = 0;

        while (k < sizeof parts / sizeof *parts && strcmp(argv[i], parts[k].name) != 0)
            k++;
        MUST(k < sizeof parts / sizeof *parts);
        parts[k].run();
    }
    return 0;
}
