/* Programs that count on their descriptors, or run with hardly any resources. */
#include "case.h"
#include <dirent.h>
#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/stat.h>

CASE(descriptors_at_start)
{
    DIR *directory = opendir("/proc/self/fd");
    int own = dirfd(directory);
    struct dirent *entry;
    while ((entry = readdir(directory)))
        if (entry->d_name[0] != '.' && atoi(entry->d_name) != own)
            say("descriptor %s\n", entry->d_name);
    closedir(directory);
}
CASE(descriptor_numbers)
{
    int first = open("/dev/null", O_RDWR), second = open("/dev/null", O_RDWR);
    say("%d %d\n", first, second);
    close(first);
    spin(0.1);
    int third = open("/dev/null", O_RDWR);
    FILE *stream = fopen("/dev/null", "w");
    say("%d %d %d\n", third, fileno(stream), dup(0));
}
CASE(close_everything)
{
    closefrom(3);
    for (int i = 3; i < 1024; i++)
        close(i);
    spin(0.2);
    say("%d\n", open("/dev/null", O_RDONLY));
}
CASE(dup_over_everything)
{
    int null = open("/dev/null", O_RDWR);
    for (int i = 3; i < 100; i++)
        CHECK(dup2(null, i) == i);
    spin(0.2);
    for (int i = 3; i < 100; i++)
        CHECK(write(i, "x", 1) == 1);
}
CASE(no_standard_streams)
{
    close(0);
    close(2);
    spin(0.05);
    say("%d\n", open("/dev/null", O_RDONLY));
    become("descriptors_at_start");
}
CASE(working_directory_and_umask)
{
    char here[4096];
    mode_t mask = umask(0);
    umask(mask);
    say("%s %o\n", getcwd(here, sizeof here) ? here : "?", mask);
}
CASE(leaves_its_directory)
{
    CHECK(chdir("/") == 0);
    spin(0.1);
    CHECK(open("proc", O_RDONLY | O_DIRECTORY) >= 0);
}
CASE(changes_root)
{
    char name[] = "steelyard-root-XXXXXX";
    CHECK(mkdtemp(name) != NULL);
    int result = chroot(name);
    if (result == 0)
        CHECK(chdir("/") == 0);
    spin(0.2);
    int fd = open("/made-inside", O_CREAT | O_WRONLY, 0600);
    if (result == 0) {
        CHECK(fd >= 0 && write(fd, "x", 1) == 1 && unlink("/made-inside") == 0);
        rmdir("/");
    } else {
        rmdir(name);
    }
}
CASE(copies_bytes)
{
    unsigned char block[777];
    long n, total = 0;
    while ((n = read(0, block, sizeof block)) > 0) {
        CHECK(write(1, block, (size_t)n) == n);
        total += n;
    }
    spin(0.05);
    say("\n%ld bytes\n", total);
}
CASE(copies_bytes_by_streams)
{
    int c;
    long total = 0;
    while ((c = getchar()) != EOF) {
        putchar(c);
        total++;
    }
    printf("\n%ld bytes\n", total);
    fflush(stdout);
}

/* Limits are set, then the program starts again under them: the collector's start sees them too. */
static void limit_and_become(__rlimit_resource_t which, rlim_t value, const char *next)
{
    struct rlimit limit = {value, value};
    CHECK(setrlimit(which, &limit) == 0);
    become(next);
}
STEP(busy_leaf)
{
    spin(0.2);
    say("computed\n");
}
STEP(io_leaf)
{
    FILE *file = fopen("/dev/null", "w");
    say("fopen %s\n", file ? "works" : "fails");
    spin(0.1);
    errno = 0;
    CHECK(write(-1, "x", 1) == -1 && errno == EBADF);
}
CASE(few_descriptors) { limit_and_become(RLIMIT_NOFILE, 4, "io_leaf"); }
STEP(memory_leaf)
{
    void *memory = mmap(NULL, 40 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    say("40 MiB %s\n", memory == MAP_FAILED ? "refused" : "given");
    spin(0.1);
}
CASE(little_memory) { limit_and_become(RLIMIT_AS, 64 << 20, "memory_leaf"); }
CASE(no_pending_signals) { limit_and_become(RLIMIT_SIGPENDING, 0, "busy_leaf"); }
CASE(no_file_size) { limit_and_become(RLIMIT_FSIZE, 0, "busy_leaf"); }
CASE(small_file_size) { limit_and_become(RLIMIT_FSIZE, 65536, "busy_leaf"); }
CASE(small_stack) { limit_and_become(RLIMIT_STACK, 256 << 10, "busy_leaf"); }
CASE(no_locked_memory) { limit_and_become(RLIMIT_MEMLOCK, 0, "busy_leaf"); }

CASE(stdio_semantics)
{
    char name[] = "steelyard-file-XXXXXX", line[64];
    int fd = mkstemp(name);
    FILE *file = fdopen(fd, "w+");
    CHECK(fprintf(file, "%s %d\n", "first", 1) == 8);
    CHECK(fwrite("second\n", 1, 7, file) == 7);
    rewind(file);
    CHECK(fgets(line, sizeof line, file) && !strcmp(line, "first 1\n"));
    CHECK(fgets(line, sizeof line, file) && !strcmp(line, "second\n"));
    CHECK(fgets(line, sizeof line, file) == NULL && feof(file));
    struct stat facts;
    CHECK(fstat(fd, &facts) == 0 && facts.st_size == 15 && (facts.st_mode & 0777) == 0600);
    CHECK(fclose(file) == 0 && unlink(name) == 0 && access(name, F_OK) == -1 && errno == ENOENT);
}
CASE(loads_and_unloads)
{
    for (int i = 0; i < 300; i++) {
        void *library = dlopen("libm.so.6", RTLD_NOW);
        CHECK(library != NULL);
        double (*cosine)(double);
        *(void **)&cosine = dlsym(library, "cos");
        CHECK(cosine && cosine(0.0) == 1.0);
        if (i % 20 == 0)
            spin(0.005);
        CHECK(dlclose(library) == 0);
    }
    CHECK(dlopen("./" NOWHERE, RTLD_NOW) == NULL && dlerror() != NULL);
}

__attribute__((constructor(101))) static void before_everything(void)
{
    /* Input and output before any other constructor has run. */
    int fd = open("/dev/null", O_WRONLY);
    if (fd >= 0) {
        if (write(fd, "x", 1) != 1)
            _exit(96);
        close(fd);
    }
}
CASE(io_before_main) { say("main is reached\n"); }
