/* Built with sanitizers, whose runtimes stand in front of libc before they are ready. */
#include "case.h"

#include <pthread.h>

static void *thread(void *argument)
{
    return argument;
}

CASE(threads_and_memory)
{
    pthread_t each;
    void *result = NULL, *memory = malloc(100);

    CHECK(memory != NULL);
    CHECK(pthread_create(&each, NULL, thread, memory) == 0 && pthread_join(each, &result) == 0);
    CHECK(result == memory);
    free(memory);
}
