/* Says which functions of libpthread and librt this program seems to have, and which libraries it has got. Before
 * glibc 2.34 a program that is linked with neither has none of them. */

#define _GNU_SOURCE
#include <link.h>
#include <stdio.h>
#include <string.h>

#define EACH(use) \
    use(__pthread_key_create) use(pthread_create) use(pthread_mutex_lock) use(pthread_cond_wait) use(pthread_once) \
    use(sem_wait) use(timer_create) use(mq_receive) use(aio_read)
#define DECLARE(name) extern int name() __attribute__((weak));
#define SAY(name) printf("%s %s\n", #name, name == NULL ? "is not there" : "is there");
EACH(DECLARE)

static int library(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    if (strstr(info->dlpi_name, "libsteelyard") == NULL)
        printf("has %s\n", info->dlpi_name);
    return 0;
}

int main(void)
{
    EACH(SAY)
    dl_iterate_phdr(library, NULL);
    return 0;
}
