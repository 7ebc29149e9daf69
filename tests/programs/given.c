/* Prints what a program is given when it is started. */
#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static char text[1 << 16];
static size_t used;

#define SAY(...) (used += (size_t)snprintf(text + used, sizeof text - used, __VA_ARGS__))

static void say_lines(const char *path, const char *wanted)
{
    char line[4096];
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (strstr(wanted, strtok(strdup(line), ":\n")) || !*wanted)
            SAY("%s", line);
    if (file)
        fclose(file);
}

int main(void)
{
    struct stat facts;
    int open_ones = 0;
    for (int fd = 0; fd < 64; fd++)
        if (fcntl(fd, F_GETFD) != -1) {
            fstat(fd, &facts);
            SAY("descriptor %d: %o, flags %x %x\n", fd, facts.st_mode & S_IFMT, fcntl(fd, F_GETFD), fcntl(fd, F_GETFL));
            open_ones++;
        }
    SAY("%d open\n", open_ones);
    say_lines("/proc/self/status", "SigIgn SigBlk Umask NoNewPrivs Seccomp Cpus_allowed_list Mems_allowed_list CapEff");
    say_lines("/proc/self/oom_score_adj", "");
    for (int i = 0; i < RLIM_NLIMITS; i++) {
        struct rlimit limit;
        getrlimit((__rlimit_resource_t)i, &limit);
        SAY("limit %d: %llx %llx\n", i, (unsigned long long)limit.rlim_cur, (unsigned long long)limit.rlim_max);
    }
    int death = 0, reaper = 0;
    prctl(PR_GET_PDEATHSIG, &death);
    prctl(PR_GET_CHILD_SUBREAPER, &reaper);
    SAY("nice %d, policy %d, death signal %d, subreaper %d, dumpable %d, slack %d, cwd %s\n", getpriority(PRIO_PROCESS, 0),
        sched_getscheduler(0), death, reaper, prctl(PR_GET_DUMPABLE), prctl(PR_GET_TIMERSLACK), getcwd(NULL, 0));
    SAY("leads its session %d, terminal's group is ours %d\n", getsid(0) == getpid(), tcgetpgrp(9) == getpgrp());
    const char *path = getenv("GIVEN_OUT");
    int out = path ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600) : 1;
    return write(out, text, used) == (ssize_t)used ? 0 : 1;
}
