/* places FILE [fork]: 200 writes of 4096 bytes at places that jump, then 100 reads of 100 bytes from the start on; with
 * fork, a child does as much after that. */
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

static int work(const char *path)
{
    static char block[4096];
    int fd = open(path, O_CREAT | O_RDWR | O_TRUNC, 0600);

    for (int i = 0; i < 200; i++)
        if (pwrite(fd, block, sizeof block, (i * 7 % 200) * (off_t)sizeof block) != sizeof block)
            return 1;
    for (int i = 0; i < 100; i++)
        if (read(fd, block, 100) != 100)
            return 1;
    return close(fd);
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "places.dat";
    int failed = work(path), child = 0;

    if (argc > 2 && fork() == 0)
        _exit(work(path));
    if (argc > 2)
        wait(&child);
    return failed || child != 0;
}
