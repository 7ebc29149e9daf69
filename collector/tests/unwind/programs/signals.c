/* Time spent inside signal handlers, on the thread's own stack and on a signal stack. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static volatile unsigned long sink;

__attribute__((noinline)) static void spin(unsigned long rounds)
{
    for (unsigned long i = 0; i < rounds; i++)
        sink += i * i;
}

static void on_signal(int number)
{
    spin(20000ul + (unsigned long)number);
}

__attribute__((noinline)) static void deep(unsigned depth)
{
    if (depth > 0) {
        deep(depth - 1);
        sink++;
        return;
    }
    raise(SIGUSR1);
    raise(SIGUSR2);
    spin(20000);
}

int main(void)
{
    static char memory[1 << 16];
    stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
    struct sigaction plain = {.sa_handler = on_signal}, apart = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK};

    sigaltstack(&stack, NULL);
    sigaction(SIGUSR1, &plain, NULL);
    sigaction(SIGUSR2, &apart, NULL);
    do
        deep(20);
    while (clock() < CLOCKS_PER_SEC / 2);
    printf("done\n");
    return 0;
}
