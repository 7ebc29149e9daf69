/* A library with variables under names that POSIX has: -DLIBRARY -shared. Without: a program that is linked with it, and
 * has copies of them if it is not position-independent. */
#include <stdio.h>

extern int link, poll[4], select;
extern double sync;
extern const char *pause;

#ifdef LIBRARY

int link = 42, poll[4] = {1, 2, 3, 4}, select = 7;
double sync = 1.5;
const char *pause = "text";
static int *const kept[] = {&link, &poll[2], &select};

int summed(void)
{
    return link + *kept[0] + *kept[1] + *kept[2] + poll[3];
}

#else

int summed(void);

int main(void)
{
    printf("%d %d %d %g %s %d\n", link, poll[3], select, sync, pause, summed());
    link++;
    poll[2] = 30;
    printf("%d\n", summed());
    return 0;
}

#endif
