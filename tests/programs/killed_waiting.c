/* Children that are killed in the first call that they make, which does not return. */
#include "truth.h"
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>

enum { CHILDREN = 6 };

static void wait_for_ever(int which)
{
    struct timespec long_time = {1000, 0};

    if (which % 3 == 0)
        pause();
    else if (which % 3 == 1)
        nanosleep(&long_time, NULL);
    else
        poll(NULL, 0, -1);
}

int main(void)
{
    struct timespec moment = {0, 600000000};
    pid_t child[CHILDREN];

    for (int i = 0; i < CHILDREN; i++) {
        child[i] = fork();
        if (child[i] == 0) {
            wait_for_ever(i);
            _exit(0);
        }
    }
    nanosleep(&moment, NULL);
    for (int i = 0; i < CHILDREN; i++) {
        kill(child[i], i % 2 == 0 ? SIGKILL : SIGTERM);
        waitpid(child[i], NULL, 0);
    }
    truth_count_many("pause", 2, 0, 0);
    truth_count_many("poll", 2, 0, 0);
    truth_count_many("nanosleep", 2 + 1, 0, 0);
    truth_print(0);
    return 0;
}
