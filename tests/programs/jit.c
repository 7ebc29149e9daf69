/* Code that is made at run time, for known times, and named as perf has it. Usage: jit HOW
 *   map      two loops and a perf map, of which a later line gives the second its name
 *   dump     a loop and a jitdump with its lines
 *   moved    a loop that moves, and a second one that is put where the first was
 *   none     two loops, and nobody told
 *   symlink, fifo, hole, garbage   the same, with that in the place of the map, which the program opens itself */
#include "truth.h"
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

/* Counts its argument down, with a frame of its own. */
#if defined(__x86_64__)
static const unsigned char loop[] = {0x55, 0x48, 0x89, 0xe5, 0x48, 0xff, 0xcf, 0x75, 0xfb, 0x5d, 0xc3};
enum { LOOP_AT = 4 };
#else
static const uint32_t loop[] = {0xa9bf7bfd, 0x910003fd, 0xf1000400, 0x54ffffe1, 0xa8c17bfd, 0xd65f03c0};
enum { LOOP_AT = 8 };
#endif

enum { ROOM = 64, LOAD = 0, MOVE = 1, LINES = 2 };

static char *code;
static int dump;

/* Runs the code at a place for so many seconds of this thread's time. */
static __attribute__((noinline)) void spend(const char *name, char *at, double seconds)
{
    void (*run)(uint64_t);
    double began = truth_wall(), cpu = truth_cpu();
    memcpy(&run, &at, sizeof run);
    while (truth_cpu() - cpu < seconds)
        run(100000);
    truth_seconds(name, truth_wall() - began, truth_cpu() - cpu);
}

static char *make(int place)
{
    char *at = code + place * ROOM;
    memcpy(at, loop, sizeof loop);
    __builtin___clear_cache(at, at + ROOM);
    return at;
}

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void put(const void *bytes, size_t size)
{
    if (write(dump, bytes, size) != (ssize_t)size)
        abort();
}

static void record(uint32_t kind, const uint64_t *words, size_t count, const char *text, size_t size)
{
    uint32_t head[2] = {kind, (uint32_t)(16 + count * 8 + size)};
    uint64_t time = now();
    put(head, 8);
    put(&time, 8);
    put(words, count * 8);
    put(text, size);
}

static uint64_t process(void)
{
    return (uint64_t)getpid() << 32 | (uint64_t)getpid();
}

static void begin_dump(void)
{
    char name[64];
    uint32_t head[6] = {0x4A695444, 1, 40, 62, 0, (uint32_t)getpid()};
    uint64_t rest[2] = {now(), 0};
    snprintf(name, sizeof name, "jit-%d.dump", (int)getpid());
    dump = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
    put(head, 24);
    put(rest, 16);
    /* By this perf finds the file. */
    mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, dump, 0);
}

static void made(char *at, uint64_t number, const char *name)
{
    char text[128];
    size_t length = strlen(name) + 1;
    uint64_t words[5] = {process(), (uint64_t)at, (uint64_t)at, ROOM, number};
    memcpy(text, name, length);
    memcpy(text + length, at, ROOM);
    record(LOAD, words, 5, text, length + ROOM);
}

static void lines(char *at)
{
    char text[128];
    uint64_t words[2] = {(uint64_t)at, 2}, from[2] = {(uint64_t)at, (uint64_t)at + LOOP_AT};
    uint32_t line[2][2] = {{10, 0}, {11, 0}};
    const char *file[2] = {"/src/loops.lang", "\xff"}; /* the same again */
    size_t size = 0;
    for (int i = 0; i < 2; i++) {
        memcpy(text + size, &from[i], 8);
        memcpy(text + size + 8, line[i], 8);
        memcpy(text + size + 16, file[i], strlen(file[i]) + 1);
        size += 16 + strlen(file[i]) + 1;
    }
    record(LINES, words, 2, text, size);
}

static void map(const char *how, char *first, char *second)
{
    char name[64];
    FILE *file;
    snprintf(name, sizeof name, "/tmp/perf-%d.map", (int)getpid());
    if (!strcmp(how, "fifo")) {
        if (mkfifo(name, 0600) || open(name, O_RDWR) < 0)
            abort();
        return;
    }
    if (!strcmp(how, "symlink") && symlink(getenv("MAP"), name))
        abort();
    if (!(file = fopen(name, "w")))
        abort();
    if (!strcmp(how, "garbage"))
        for (int i = 0; i < 100000; i++)
            fputc(i * 7919 >> 3, file);
    else
        fprintf(file, "%lx %x first loop\n%lx %x nobody\n%lx %x second <b>loop\033[1m\n", (unsigned long)first, ROOM,
                (unsigned long)second, ROOM, (unsigned long)second, ROOM);
    if (!strcmp(how, "hole") && (fflush(file) || ftruncate(fileno(file), (off_t)1 << 29)))
        abort();
    fclose(file);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "map";
    char *first, *second;
    code = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (code == MAP_FAILED)
        return 77;
    first = make(0);
    second = make(2);
    if (!strcmp(how, "dump")) {
        begin_dump();
        lines(first);
        made(first, 1, "described");
        spend("described", first, 1.0);
    } else if (!strcmp(how, "moved")) {
        uint64_t words[6] = {process(), (uint64_t)second, (uint64_t)first, (uint64_t)second, ROOM, 1};
        begin_dump();
        made(first, 1, "first");
        spend("first", first, 0.6);
        record(MOVE, words, 6, "", 0);
        spend("first", second, 0.6);
        made(first, 2, "second");
        spend("second", first, 0.8);
    } else {
        if (strcmp(how, "none"))
            map(how, first, second);
        spend("first", first, 0.5);
        spend("second", second, 1.0);
    }
    truth_print(-1);
    return 0;
}
