/* Functions named like libc's smaller ones, with another meaning, that everybody finds in the program (-rdynamic). */
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

#define MINE(name)                                                                                                     \
    long name(void);                                                                                                   \
    long name(void)                                                                                                    \
    {                                                                                                                  \
        if (write(1, "WRONG: " #name " is called\n", sizeof "WRONG: " #name " is called"))                            \
            return 8;                                                                                                  \
        return 8;                                                                                                      \
    }
MINE(getenv)
MINE(strnlen)
MINE(dirfd)
MINE(getrlimit)
MINE(sigaddset)
MINE(sigdelset)
MINE(sigemptyset)
MINE(sigismember)

/* Without the headers that declare them. */
void *opendir(const char *name);
void *readdir(void *directory);
int closedir(void *directory);

int main(void)
{
    void *directory = opendir(".");
    int file = open("names-file", O_CREAT | O_RDWR, 0600), entries = 0;
    while (readdir(directory) != NULL)
        entries++;
    closedir(directory);
    for (volatile long i = 0; i < 50000000; i++)
        ;
    printf("%d %d %d\n", entries > 2, file > 2, unlink("names-file"));
    return close(file);
}
