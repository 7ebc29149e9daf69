/* As liburing waits: by the bare instruction, in functions that it exports. With -DLIBRARY its stand-in, else the program. */
#include <errno.h>
#include <stdio.h>

int io_uring_queue_init(unsigned entries, void *ring, unsigned flags);
int __io_uring_get_cqe(void *ring, void **event, unsigned submit, unsigned wait, void *mask);
int io_uring_wait_cqes(void *ring, void **event, unsigned wait, void *time, void *mask);
int io_uring_wait_cqe_timeout(void *ring, void **event, void *time);
int io_uring_submit_and_wait_timeout(void *ring, void **event, unsigned wait, void *time, void *mask);

#ifdef LIBRARY
#include <sys/syscall.h>
#include <time.h>

/* The same error as a ring's. */
static int wait_by_instruction(void)
{
    struct timespec time = {0, 300000000};
#ifdef __x86_64__
    long result;
    register long mask __asm__("r10") = 0;
    __asm__ volatile("syscall" : "=a"(result) : "0"(SYS_ppoll), "D"(0L), "S"(0L), "d"(&time), "r"(mask) : "rcx", "r11", "memory");
#else
    register long number __asm__("x8") = SYS_ppoll, result __asm__("x0") = 0, none __asm__("x1") = 0;
    register void *at __asm__("x2") = &time;
    register long mask __asm__("x3") = 0;
    __asm__ volatile("svc 0" : "+r"(result) : "r"(number), "r"(none), "r"(at), "r"(mask) : "memory");
#endif
    return (int)result;
}
int io_uring_queue_init(unsigned entries, void *ring, unsigned flags)
{
    return (void)entries, (void)ring, (void)flags, 0;
}
int __io_uring_get_cqe(void *ring, void **event, unsigned submit, unsigned wait, void *mask)
{
    return (void)ring, (void)event, (void)submit, (void)wait, (void)mask, wait_by_instruction();
}
int io_uring_wait_cqes(void *ring, void **event, unsigned wait, void *time, void *mask)
{
    return (void)ring, (void)event, (void)wait, (void)time, (void)mask, wait_by_instruction();
}
int io_uring_wait_cqe_timeout(void *ring, void **event, void *time)
{
    return (void)ring, (void)event, (void)time, wait_by_instruction();
}
int io_uring_submit_and_wait_timeout(void *ring, void **event, unsigned wait, void *time, void *mask)
{
    return (void)ring, (void)event, (void)wait, (void)time, (void)mask, wait_by_instruction();
}
#else
int main(void)
{
    io_uring_queue_init(1, NULL, 0);
    printf("%d %d %d %d\n", __io_uring_get_cqe(NULL, NULL, 0, 1, NULL), io_uring_wait_cqes(NULL, NULL, 1, NULL, NULL),
           io_uring_wait_cqe_timeout(NULL, NULL, NULL), io_uring_submit_and_wait_timeout(NULL, NULL, 1, NULL, NULL));
    return 0;
}
#endif
