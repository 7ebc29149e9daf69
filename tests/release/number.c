// A call by its number with all six arguments, as UCX maps memory by: the last of them lies on the stack.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void)
{
    char name[] = "number.XXXXXX", page[4096];
    int fd = mkstemp(name);

    unlink(name);
    for (int i = 0; i < 4; i++) {
        memset(page, 'a' + i, sizeof page);
        if (write(fd, page, sizeof page) != sizeof page)
            return 1;
    }
    for (int i = 3; i >= 0; i--) {
        char *at = (char *)syscall(SYS_mmap, NULL, 4096UL, PROT_READ, MAP_PRIVATE, fd, i * 4096L);

        if (at == MAP_FAILED)
            perror("mmap");
        else
            putchar(*at);
    }
    puts("");
    return 0;
}
