/* Touches MIB mebibytes, holds them for a second of computing, frees half, computes again. */
#include "truth.h"
#include <sys/mman.h>

int main(int argc, char **argv)
{
    size_t bytes = (size_t)(argc > 1 ? atoi(argv[1]) : 200) << 20;
    char *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return 1;
    memset(memory, 1, bytes);
    truth_spin(1.5);
    munmap(memory + bytes / 2, bytes / 2);
    truth_spin(1.5);
    truth_count_many("memory", 1, bytes, 0);
    truth_print(-1);
    return 0;
}
