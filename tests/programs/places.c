/* places FILE: 200 writes of 4096 bytes at places that jump, then 100 reads of 100 bytes from the start on. */
#include <fcntl.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    static char block[4096];
    int fd = open(argc > 1 ? argv[1] : "places.dat", O_CREAT | O_RDWR | O_TRUNC, 0600);

    for (int i = 0; i < 200; i++)
        if (pwrite(fd, block, sizeof block, (i * 7 % 200) * (off_t)sizeof block) != sizeof block)
            return 1;
    for (int i = 0; i < 100; i++)
        if (read(fd, block, 100) != 100)
            return 1;
    return close(fd);
}
