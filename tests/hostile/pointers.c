/* Pointers that the kernel refuses: the program learns so from errno, and may rely on it. Every call is made with each bad
 * pointer, and what comes of it is printed: results, errors, and signals where libc itself reads what it is given. */
#define _GNU_SOURCE
#include "case.h"
#include <aio.h>
#include <dirent.h>
#include <mqueue.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/sendfile.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <utime.h>

static struct {
    const char *name;
    void *at;
} bad[8];
static unsigned bads;
static sigjmp_buf out;
static char *text_page;

static void jump_out(int number)
{
    siglongjmp(out, number);
}

/* Nowhere, an address near it, the kernel's, a page that may not be read, text that runs into such a page, and pages of a
 * file that has become shorter. */
static void make_bad_pointers(void)
{
    size_t page = 4096;
    char *two = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    int file = memfd_create("cut", 0);
    char *cut;

    CHECK(two != MAP_FAILED && mprotect(two + page, page, PROT_NONE) == 0);
    text_page = two;
    CHECK(ftruncate(file, 4096) == 0);
    cut = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    CHECK(cut != MAP_FAILED && ftruncate(file, 0) == 0);
    close(file);
    bad[bads].name = "null", bad[bads++].at = NULL;
    bad[bads].name = "8", bad[bads++].at = (void *)8;
    bad[bads].name = "kernel", bad[bads++].at = (void *)0xffff800000001000;
    bad[bads].name = "none", bad[bads++].at = two + page;
    bad[bads].name = "edge", bad[bads++].at = two + page - 3;
    bad[bads].name = "long", bad[bads++].at = two;
    bad[bads].name = "cut", bad[bads++].at = cut;
}

/* The calls before may have written what this run alone has there, a name that exists among them. */
static void *pointer(unsigned i)
{
    memset(text_page, 'a', 4096);
    return bad[i].at;
}

/* Where what can be read would be waited for. */
#define UNLESS_READABLE(call) (i == 0 || i == 5 ? -1 : (call))

#define TRY(expression)                                                                            \
    for (volatile unsigned i = 0; i < bads; i++) {                                                 \
        void *p = pointer(i);                                                                      \
        int number = sigsetjmp(out, 1);                                                            \
        (void)p;                                                                                   \
        errno = 0;                                                                                 \
        if (number == 0) {                                                                         \
            long result = (long)(expression);                                                      \
            int error = errno;                                                                     \
            say("%s, %s: %ld, %d\n", #expression, bad[i].name, result, error);                     \
        } else {                                                                                   \
            say("%s, %s: signal %d\n", #expression, bad[i].name, number);                          \
        }                                                                                          \
    }

static void start(void)
{
    make_bad_pointers();
    handle(SIGSEGV, jump_out, 0);
    handle(SIGBUS, jump_out, 0);
    handle(SIGPIPE, SIG_IGN, 0);
}

#define NOWHERE "/proc/self/nothing/of/the/kind"

CASE(bad_names)
{
    struct stat about;
    struct statfs system;
    struct statvfs other;
    struct statx more;
    char text[64];

    start();
    TRY(open(p, O_RDONLY));
    TRY(open64(p, O_RDONLY));
    TRY(open(p, O_RDWR | O_CREAT | O_EXCL, 0600));
    TRY(openat(AT_FDCWD, p, O_RDONLY));
    TRY(openat(-5, p, O_RDONLY));
    TRY(openat64(AT_FDCWD, p, O_RDONLY));
    TRY(creat(p, -1));
    TRY(stat(p, &about));
    TRY(stat("/", p));
    TRY(lstat(p, &about));
    TRY(lstat("/", p));
    TRY(fstat(0, p));
    TRY(fstat(-1, p));
    TRY(fstatat(AT_FDCWD, p, &about, 0));
    TRY(fstatat(AT_FDCWD, p, &about, 0x40000));
    TRY(fstatat(AT_FDCWD, "/", p, 0));
    TRY(statx(AT_FDCWD, p, 0, STATX_ALL, &more));
    TRY(statx(AT_FDCWD, "/", 0, STATX_ALL, p));
    TRY(statx(AT_FDCWD, p, 0, 0x80000000u, &more));
    TRY(statfs(p, &system));
    TRY(statfs("/", p));
    TRY(fstatfs(0, p));
    TRY(statvfs(p, &other));
    TRY(access(p, R_OK));
    TRY(access(p, 99));
    TRY(euidaccess(p, R_OK));
    TRY(faccessat(AT_FDCWD, p, R_OK, 0));
    TRY(faccessat(AT_FDCWD, p, R_OK, 0x40000));
    TRY(readlink(p, text, sizeof text));
    TRY(readlink(p, text, 0));
    TRY(readlink("/proc/self/exe", p, 5));
    TRY(readlinkat(AT_FDCWD, p, text, sizeof text));
    TRY(mkdir(p, 0700));
    TRY(mkdirat(AT_FDCWD, p, 0700));
    TRY(mknod(p, S_IFIFO | 0600, 0));
    TRY(mknod(p, 0xffff, 0));
    TRY(mknodat(AT_FDCWD, p, S_IFIFO | 0600, 0));
    TRY(mkfifo(p, 0600));
    TRY(mkfifoat(AT_FDCWD, p, 0600));
    TRY(symlink(p, NOWHERE));
    TRY(symlink("target", p));
    TRY(symlinkat("target", AT_FDCWD, p));
    TRY(rmdir(p));
    TRY(unlink(p));
    TRY(unlinkat(AT_FDCWD, p, 0));
    TRY(unlinkat(AT_FDCWD, p, 0x40000));
    TRY(remove(p));
    TRY(rename(p, NOWHERE));
    TRY(rename(NOWHERE, p));
    TRY(renameat(AT_FDCWD, p, AT_FDCWD, NOWHERE));
    TRY(renameat(AT_FDCWD, NOWHERE, AT_FDCWD, p));
    TRY(renameat2(AT_FDCWD, p, AT_FDCWD, NOWHERE, 99));
    TRY(renameat2(AT_FDCWD, NOWHERE, AT_FDCWD, p, 1));
    TRY(link(p, NOWHERE));
    TRY(link(NOWHERE, p));
    TRY(linkat(AT_FDCWD, p, AT_FDCWD, NOWHERE, 0x40000));
    TRY(linkat(AT_FDCWD, NOWHERE, AT_FDCWD, p, 0));
    TRY(truncate(p, 0));
    TRY(truncate(p, -1));
    TRY(truncate64(p, -1));
    TRY(chmod(p, 0600));
    TRY(fchmodat(AT_FDCWD, p, 0600, 0));
    TRY(chown(p, 0, 0));
    TRY(fchownat(AT_FDCWD, p, 0, 0, 0));
    TRY(fchownat(AT_FDCWD, p, 0, 0, 0x40000));
    TRY(lchown(p, 0, 0));
    TRY(utime(p, NULL));
    TRY(utime(NOWHERE, p));
    TRY(utimes(p, NULL));
    TRY(utimes(NOWHERE, p));
    TRY(lutimes(p, NULL));
    TRY(utimensat(AT_FDCWD, p, NULL, 0x40000));
    TRY(utimensat(AT_FDCWD, NOWHERE, p, 0));
    TRY(futimens(-1, p));
    TRY(getxattr(p, "user.a", text, sizeof text));
    TRY(getxattr("/", p, text, sizeof text));
    TRY(lgetxattr(p, "user.a", text, sizeof text));
    TRY(fgetxattr(0, p, text, sizeof text));
    TRY(listxattr(p, text, sizeof text));
    TRY(llistxattr(p, text, sizeof text));
    TRY(setxattr(p, "user.a", text, 4, 99));
    TRY(setxattr(NOWHERE, p, text, 4, 0));
    TRY(lsetxattr(p, "user.a", text, 4, 0));
    TRY(removexattr(p, "user.a"));
    TRY(lremovexattr(p, "user.a"));
    TRY(realpath(p, NULL) != NULL);
    TRY(opendir(p) != NULL);
    TRY(closedir(NULL));
    TRY(fopen(p, "r") != NULL);
    TRY(fopen64(p, "w") != NULL);
    TRY(freopen(p, "r", fopen("/dev/null", "r")) != NULL);
    TRY(mkstemp(p));
    TRY(mkostemp(p, 0));
    TRY(mkstemps(p, 0));
    TRY(mkdtemp(p) != NULL);
}
CASE(bad_buffers)
{
    struct iovec vector[2];
    static char block[8192];
    int ends[2], file = memfd_create("data", 0), null = open("/dev/null", O_RDWR), zero = open("/dev/zero", O_RDONLY);

    start();
    CHECK(write(file, block, sizeof block) == sizeof block);
    CHECK(pipe2(ends, O_NONBLOCK) == 0);
    TRY(read(file, p, 16) * 0 + lseek(file, 0, SEEK_SET));
    TRY(pread(file, p, 16, 0));
    TRY(pread64(file, p, 16, 8190));
    TRY(read(zero, p, 16));
    TRY(read(ends[0], p, 16));
    TRY(write(file, p, 16) * 0 + lseek(file, 0, SEEK_SET));
    TRY(pwrite(file, p, 16, 0));
    TRY(write(ends[1], p, 16));
    TRY(write(null, p, 16));
    TRY(readv(file, p, 1));
    TRY(readv(file, p, 0));
    TRY(readv(ends[0], p, 1));
    TRY(writev(file, p, 1));
    TRY(writev(file, p, 0));
    TRY(writev(null, p, 2));
    TRY(preadv(file, p, 1, 0));
    TRY(pwritev(file, p, 1, 0));
    TRY(preadv2(file, p, 1, 0, 0));
    TRY(pwritev2(file, p, 1, -1, 0));
    TRY((vector[0].iov_base = block, vector[0].iov_len = 16, vector[1].iov_base = p, vector[1].iov_len = 16,
         writev(file, vector, 2)));
    TRY((vector[0].iov_base = p, vector[0].iov_len = 16, vector[1].iov_base = block, vector[1].iov_len = 16,
         lseek(file, 0, SEEK_SET), readv(file, vector, 2)));
    TRY((vector[0].iov_base = vector, vector[0].iov_len = sizeof vector, lseek(file, 0, SEEK_SET),
         readv(file, vector, 1)));
    TRY(sendfile(null, file, p, 16));
    TRY(sendfile(null, file, p, 0));
    TRY(sendfile64(ends[1], file, p, 16));
    TRY(copy_file_range(file, p, file, NULL, 16, 0));
    TRY(copy_file_range(file, p, file, NULL, 0, 0));
    TRY(copy_file_range(file, NULL, file, p, 0, 0));
    TRY(splice(file, p, ends[1], NULL, 16, 0));
    TRY(splice(file, p, ends[1], NULL, 0, 0));
    TRY(splice(ends[0], NULL, file, p, 0, 0));
    TRY(getdents64(open("/", O_RDONLY | O_DIRECTORY), p, 512));
    TRY(msync(p, 4096, MS_ASYNC));
    TRY(fcntl(file, F_GETLK, p));
    TRY(fcntl(file, F_SETLK, p));
    TRY(fcntl(file, F_OFD_SETLK, p));
}
CASE(bad_sockets)
{
    int pair[2], listener = socket(AF_UNIX, SOCK_STREAM, 0);
    struct msghdr message;
    static char block[64];

    start();
    memset(&message, 0, sizeof message);
    CHECK(socketpair(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0, pair) == 0);
    TRY(send(pair[0], p, 16, 0));
    TRY(sendto(pair[0], p, 16, 0, NULL, 0));
    TRY(sendto(pair[0], block, 16, 0, p, 16));
    TRY(sendmsg(pair[0], p, 0));
    TRY((message.msg_iov = p, message.msg_iovlen = 1, sendmsg(pair[0], &message, 0)));
    TRY(sendmmsg(pair[0], p, 1, 0));
    TRY(recv(pair[1], p, 16, 0));
    TRY(recvfrom(pair[1], block, 16, 0, p, p));
    TRY(recvmsg(pair[1], p, MSG_DONTWAIT));
    TRY(recvmmsg(pair[1], p, 1, MSG_DONTWAIT, NULL));
    TRY(recvmmsg(pair[1], NULL, 0, MSG_DONTWAIT, p));
    TRY(accept(listener, p, p));
    TRY(accept4(listener, p, p, 0));
    TRY(connect(listener, p, 16));
}
CASE(bad_waits)
{
    struct pollfd files = {.fd = -1};
    struct timespec none = {0, 0};
    struct timeval never = {0, 0};
    struct epoll_event event;
    sigset_t set;
    int number, queue = epoll_create1(0), child;
    siginfo_t about;

    start();
    sigemptyset(&set);
    dup2(open("/dev/null", O_RDONLY), 0); /* always ready, unlike a pipe that is being filled */
    TRY(poll(p, 1, 0));
    TRY(poll(p, 0, 0));
    TRY(ppoll(p, 1, &none, NULL));
    TRY(ppoll(&files, 1, &none, p));
    TRY(select(1, p, NULL, NULL, &never));
    TRY(UNLESS_READABLE(select(0, NULL, NULL, NULL, p)));
    TRY(pselect(0, NULL, NULL, NULL, &none, p));
    TRY(pselect(1, p, NULL, NULL, &none, &set));
    TRY(epoll_wait(queue, p, 1, 0));
    TRY(epoll_pwait(queue, &event, 1, 0, p));
    TRY(epoll_pwait2(queue, &event, 1, &none, p));
    TRY(UNLESS_READABLE(epoll_pwait2(queue, &event, 1, p, NULL)));
    TRY(UNLESS_READABLE(nanosleep(p, NULL)));
    TRY(UNLESS_READABLE(clock_nanosleep(CLOCK_MONOTONIC, 0, p, NULL)));
    TRY(clock_nanosleep(99, 0, p, NULL));
    TRY(UNLESS_READABLE(sigsuspend(p)));
    TRY(sigtimedwait(p, NULL, &none));
    TRY(UNLESS_READABLE(sigtimedwait(&set, NULL, p)));
    TRY(sigtimedwait(&set, p, &none));
    TRY(UNLESS_READABLE(sigwaitinfo(p, NULL)));
    TRY(UNLESS_READABLE(sigwait(p, &number)));
    TRY(signalfd(-1, p, 0));
    TRY(sigprocmask(SIG_BLOCK, &set, p));
    TRY(sigprocmask(99, p, NULL));
    TRY(UNLESS_READABLE(sigprocmask(SIG_BLOCK, p, NULL)));
    TRY(UNLESS_READABLE(pthread_sigmask(SIG_BLOCK, p, NULL)));
    TRY(sigpending(p));
    TRY(sigaction(SIGUSR1, p, NULL));
    TRY(sigaction(SIGUSR1, NULL, p));
    TRY(sigaction(0, p, NULL));
    TRY(sigaction(32, p, NULL));
    TRY(sigaction(33, p, p));
    TRY(sigaction(65, p, NULL));
    TRY(sigaction(SIGRTMAX - 4, NULL, p));
    TRY(sigaction(SIGRTMAX - 4, p, NULL));
    TRY(msgrcv(-1, p, 16, 0, IPC_NOWAIT));
    TRY(msgsnd(-1, p, 16, IPC_NOWAIT));
    TRY(semop(-1, p, 1));
    TRY(semtimedop(-1, p, 1, p));
    TRY(mq_send(-1, p, 16, 0));
    TRY(mq_receive(-1, p, 16, p));
    TRY(mq_timedsend(-1, p, 16, 0, p));
    TRY(mq_timedreceive(-1, p, 16, p, p));
    TRY(wait(p != NULL ? p : &number));
    TRY(wait3(&number, WNOHANG, p));
    TRY((child = fork(), child == 0 ? (_exit(3), 0) : waitpid(child, p, 0) == child));
    TRY((child = fork(), child == 0 ? (_exit(3), 0) : wait4(child, NULL, 0, p) == child));
    TRY((child = fork(), child == 0 ? (_exit(3), 0) : waitid(P_PID, (id_t)child, p != NULL ? p : &about, WEXITED)));
    while (waitpid(-1, NULL, 0) > 0)
        ;
    TRY(execve(p, (char *[]){NULL}, (char *[]){NULL}));
    TRY(execv(p, (char *[]){NULL}));
    TRY(execv("/", p));
    TRY(fexecve(-1, p, p));
}
CASE(bad_streams)
{
    static char block[64];

    start();
    TRY(fread(p, 16, 1, fopen("/dev/zero", "r")));
    TRY(fflush(NULL));
    TRY(fdopen(-1, "r") != NULL);
    TRY(fopen("/dev/null", "r") != NULL);
    TRY(getline(&(char *){NULL}, &(size_t){0}, fopen("/dev/null", "r")));
    TRY(fclose(fmemopen(block, sizeof block, "w")));
}

/* A name that goes away while the call that uses it waits. */
static char *passing;

/* Until the main thread has slept for 80 ms and more: its call has the name by then, however long its core was away, and has
 * met the one tick that makes it read the name again. */
static void until_it_waits(void)
{
    for (int seen = 0; seen < 8; usleep(10000)) {
        char text[512] = "";
        const char *behind;
        int file = open("/proc/self/stat", O_RDONLY);

        CHECK(file >= 0 && read(file, text, sizeof text - 1) > 0);
        close(file);
        behind = strrchr(text, ')');
        seen = behind && behind[2] == 'S' ? seen + 1 : 0;
    }
}

static void *opens_the_other_end(void *file)
{
    until_it_waits();
    munmap(passing, 4096);
    usleep(50000);
    return (void *)(intptr_t)open(file, O_WRONLY);
}
CASE(name_goes_while_waiting)
{
    char name[64];
    pthread_t thread;
    int file;

    snprintf(name, sizeof name, "passing-%d", (int)getpid());
    for (int i = 0; i < 3; i++) {
        passing = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        CHECK(passing != MAP_FAILED && mkfifo(name, 0600) == 0);
        strcpy(passing, name);
        CHECK(pthread_create(&thread, NULL, opens_the_other_end, name) == 0);
        file = i == 2 ? fileno(fopen(passing, "r")) : i == 1 ? openat(AT_FDCWD, passing, O_RDONLY) : open(passing, O_RDONLY);
        CHECK(file >= 0);
        pthread_join(thread, NULL);
        close(file);
        CHECK(unlink(name) == 0);
    }
}
CASE(names_at_the_end_of_a_page)
{
    char *two = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    static const char *const names[] = {"/", ".", "", "/dev/null", "no/such/file", "/usr/lib", "/proc/self/exe"};

    CHECK(munmap(two + 4096, 4096) == 0);
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        char *name = two + 4096 - strlen(names[i]) - 1, text[8];
        struct stat about;

        strcpy(name, names[i]);
        say("%s: %d %d %d %d\n", names[i], stat(name, &about), access(name, R_OK), close(open(name, O_RDONLY)),
            readlink(name, text, sizeof text) >= 0);
    }
    for (unsigned i = 1; i < 20; i++) {
        char *name = two + 4096 - i;

        memset(name, 'a', i);
        name[i - 1] = '\0';
        say("%u: %d %d %d %d\n", i, unlink(name), rename(name, name), rmdir(name), chmod(name, 0));
    }
}
