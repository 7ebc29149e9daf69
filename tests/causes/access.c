/* Ways of reading and writing files that cost more than their bytes, and the same work without them. access HOW N */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RECORD = 64, BLOCK = 1 << 20 };

static char block[BLOCK];
static int n;

static int opened(const char *name, int flags)
{
    int fd = open(name, flags | O_CREAT, 0600);
    if (fd < 0)
        exit(1);
    return fd;
}

static void put(int fd, const char *from, size_t size)
{
    if (write(fd, from, size) != (ssize_t)size)
        exit(2);
}

/* A file of so many bytes, in large pieces. */
static void make(const char *name, long size)
{
    int fd = opened(name, O_WRONLY | O_TRUNC);
    for (long done = 0; done < size; done += BLOCK)
        put(fd, block, BLOCK);
    close(fd);
}

/* A byte, or a record, at a time. */
static long bytes(const char *name, long size, size_t each)
{
    long sum = 0;
    int fd = opened(name, O_RDONLY);
    for (long done = 0; done < size; done += (long)each) {
        if (read(fd, block, each) != (ssize_t)each) /* one at a time */
            exit(3);
        sum += block[0];
    }
    close(fd);
    return sum;
}

/* Every other record of a stream n times over: sought, or passed over. */
static long records(const char *name, int seeks)
{
    char record[2 * RECORD];
    long sum = 0;
    FILE *in = fopen(name, "r");
    for (int i = 0; i < n; i++) {
        rewind(in);
        for (long at = 0; at + 2 * RECORD <= 64L * BLOCK; at += 2 * RECORD) {
            if (seeks)
                fseek(in, at, SEEK_SET); /* the seek */
            if (fread(record, seeks ? RECORD : 2 * RECORD, 1, in) != 1)
                exit(3);
            sum += record[0];
        }
    }
    fclose(in);
    return sum;
}

static long buffered(const char *name)
{
    long sum = 0;
    int c;
    FILE *in = fopen(name, "r");
    while ((c = getc_unlocked(in)) != EOF)
        sum += c;
    fclose(in);
    return sum;
}

static void append_each(void)
{
    for (int i = 0; i < n; i++) {
        FILE *log = fopen("log", "a"); /* for each line */
        fprintf(log, "step %d\n", i);
        fclose(log);
    }
}

static void append_once(void)
{
    FILE *log = fopen("log", "a");
    for (int i = 0; i < n; i++)
        fprintf(log, "step %d\n", i);
    fclose(log);
}

/* Lines that are appended, each by a call of its own. */
static void lines(void)
{
    int fd = opened("lines", O_WRONLY | O_APPEND);
    for (int i = 0; i < n; i++)
        put(fd, block, 80); /* each line */
    close(fd);
}

static void sync_each(int each)
{
    int fd = opened("records", O_WRONLY | O_TRUNC);
    for (int i = 0; i < n; i++) {
        put(fd, block, RECORD);
        if (each)
            fsync(fd); /* after each record */
    }
    fsync(fd);
    close(fd);
}

static void durable(void)
{
    int fd = opened("records", O_WRONLY | O_TRUNC | O_DSYNC);

    for (int i = 0; i < n; i++)
        put(fd, block, RECORD);
    close(fd);
}

/* Records of a large file in a random order, or in that of the file. */
static long seek(int random)
{
    long sum = 0, size = 64L * BLOCK;
    int fd = opened("large", O_RDONLY);
    for (int i = 0; i < n; i++) {
        long at = random ? (i * 7919L * RECORD) % size : i * (long)RECORD % size;
        if (lseek(fd, at, SEEK_SET) < 0 || read(fd, block, RECORD) != RECORD) /* after a seek */
            exit(4);
        sum += block[0];
    }
    close(fd);
    return sum;
}

/* The same records from large pieces. */
static long in_order(void)
{
    long sum = 0;
    int fd = opened("large", O_RDONLY);
    for (long done = 0; done < n * (long)RECORD && read(fd, block, BLOCK) == BLOCK; done += BLOCK)
        sum += block[0];
    close(fd);
    return sum;
}

/* Each thread writes records of its own and syncs them. */
static void *writer(void *argument)
{
    char name[32];
    snprintf(name, sizeof name, "of-%ld", (long)argument);
    int fd = opened(name, O_WRONLY | O_TRUNC);
    for (int i = 0; i < n; i++) {
        put(fd, block, 4096);
        fsync(fd); /* in each thread */
    }
    close(fd);
    return NULL;
}

static void threads(void)
{
    pthread_t of[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&of[i], NULL, writer, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(of[i], NULL);
}

/* Children that write, and a pipe to each: neither is a file of this process. */
static void children(void)
{
    for (int i = 0; i < n; i++) {
        int to[2];
        if (pipe(to) != 0)
            exit(5);
        pid_t child = fork();
        if (child == 0) {
            char name[32];
            close(to[1]);
            while (read(to[0], block, 65536) > 0)
                ;
            snprintf(name, sizeof name, "child-%d", i);
            make(name, 8L * BLOCK);
            _exit(0);
        }
        close(to[0]);
        for (int k = 0; k < 256; k++)
            put(to[1], block, 65536);
        close(to[1]);
        waitpid(child, NULL, 0);
    }
}

/* Pages of a mapped file in a random order. */
static long mapped(void)
{
    long sum = 0, pages = 64L * BLOCK / 4096;
    int fd = opened("large", O_RDONLY);
    fsync(fd);
    posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
    char *at = mmap(NULL, 64L * BLOCK, PROT_READ, MAP_SHARED, fd, 0);
    madvise(at, 64L * BLOCK, MADV_RANDOM);
    for (int i = 0; i < n; i++)
        sum += at[(i * 7919L) % pages * 4096];
    munmap(at, 64L * BLOCK);
    close(fd);
    return sum;
}

/* Each record in a file of its own. */
static void a_file_each(void)
{
    char name[32];
    for (int i = 0; i < n; i++) {
        snprintf(name, sizeof name, "record%d", i);
        int fd = opened(name, O_CREAT | O_WRONLY);
        put(fd, block, 64);
        close(fd);
    }
}

/* All records in one, a block at a time. */
static void a_file_for_all(void)
{
    int fd = opened("records", O_CREAT | O_WRONLY);
    for (long left = n * 64L; left > 0; left -= BLOCK)
        put(fd, block, left < BLOCK ? (size_t)left : BLOCK);
    close(fd);
}

/* Looks for a file in a directory that does not have it, each time again. */
static void missing(void)
{
    for (int i = 0; i < n; i++)
        if (access("not/there", R_OK) == 0 || open("not/there.dat", O_RDONLY) >= 0) /* missing */
            exit(2);
}

int main(int argc, char **argv)
{
    const char *how = argv[1];
    long sum = 0;
    n = atoi(argv[2]);
    memset(block, 'x', sizeof block);
    if (!strcmp(how, "bytes") || !strcmp(how, "getc")) {
        make("large", (n + BLOCK - 1) / BLOCK * (long)BLOCK);
        sum = how[0] == 'b' ? bytes("large", n, 1) : buffered("large");
    } else if (!strcmp(how, "kilo")) {
        make("large", 64L * BLOCK);
        for (int i = 0; i < n; i++)
            sum += bytes("large", 64L * BLOCK, 1024);
    } else if (!strcmp(how, "mega")) {
        make("large", 64L * BLOCK);
        for (int i = 0; i < n; i++)
            sum += bytes("large", 64L * BLOCK, BLOCK);
    } else if (!strcmp(how, "append")) {
        append_each();
    } else if (!strcmp(how, "appended")) {
        append_once();
    } else if (!strcmp(how, "lines")) {
        lines();
    } else if (!strcmp(how, "sync")) {
        sync_each(1);
    } else if (!strcmp(how, "synced")) {
        sync_each(0);
    } else if (!strcmp(how, "durable")) {
        durable();
    } else if (!strcmp(how, "seek") || !strcmp(how, "order")) {
        make("large", 64L * BLOCK);
        sum = how[0] == 's' ? seek(1) : in_order();
    } else if (!strcmp(how, "fseek") || !strcmp(how, "fread")) {
        make("large", 64L * BLOCK);
        sum = records("large", how[1] == 's');
    } else if (!strcmp(how, "mapped")) {
        make("large", 64L * BLOCK);
        sum = mapped();
    } else if (!strcmp(how, "threads")) {
        threads();
    } else if (!strcmp(how, "children")) {
        children();
    } else if (!strcmp(how, "a_file_each")) {
        a_file_each();
    } else if (!strcmp(how, "a_file_for_all")) {
        a_file_for_all();
    } else if (!strcmp(how, "missing")) {
        missing();
    }
    return sum == -1;
}
