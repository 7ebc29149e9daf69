/* Reading and writing what is not a file while signals come: what is whole alone is whole under us, whatever the
 * descriptor is, and no call ends with an error that the program did not cause. The other end is a slow thread, so that
 * a call waits for many periods of sampling. */
#define _GNU_SOURCE
#include "case.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <termios.h>
#include <wchar.h>

enum kind { PIPE, UNIX, TCP, PTY, UNIX_DATAGRAM, UNIX_PACKET, UDP };

/* ends[0] is read, ends[1] is written. */
static void connected(enum kind kind, int ends[2])
{
    if (kind == PIPE) {
        CHECK(pipe(ends) == 0);
    } else if (kind == PTY) {
        struct termios raw;
        CHECK((ends[1] = posix_openpt(O_RDWR | O_NOCTTY)) >= 0 && grantpt(ends[1]) == 0 && unlockpt(ends[1]) == 0);
        CHECK((ends[0] = open(ptsname(ends[1]), O_RDWR | O_NOCTTY)) >= 0);
        CHECK(tcgetattr(ends[0], &raw) == 0);
        cfmakeraw(&raw);
        CHECK(tcsetattr(ends[0], TCSANOW, &raw) == 0);
    } else if (kind == TCP || kind == UDP) {
        int type = kind == TCP ? SOCK_STREAM : SOCK_DGRAM, listener = socket(AF_INET, type, 0);
        struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
        socklen_t length = sizeof at;
        CHECK(bind(listener, (struct sockaddr *)&at, sizeof at) == 0);
        CHECK(kind == UDP || listen(listener, 1) == 0);
        CHECK(getsockname(listener, (struct sockaddr *)&at, &length) == 0);
        ends[1] = socket(AF_INET, type, 0);
        CHECK(connect(ends[1], (struct sockaddr *)&at, sizeof at) == 0);
        ends[0] = listener;
        if (kind == TCP) {
            ends[0] = accept(listener, NULL, NULL);
            close(listener);
        }
    } else {
        int type = kind == UNIX ? SOCK_STREAM : kind == UNIX_PACKET ? SOCK_SEQPACKET : SOCK_DGRAM;
        CHECK(socketpair(AF_UNIX, type, 0, ends) == 0);
    }
}

static void small_buffers(enum kind kind, int ends[2])
{
    int size = kind == TCP ? 65536 : 4096; /* a smaller window of TCP is seldom told of */
    if (kind == PIPE) {
        fcntl(ends[1], F_SETPIPE_SZ, 8192);
    } else if (kind != PTY && kind != UDP) {
        setsockopt(ends[0], SOL_SOCKET, SO_RCVBUF, &size, sizeof size);
        setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    }
}

/* ---- the slow other end ---- */

struct other {
    int fd;
    long bytes; /* to read or write until it ends */
    size_t part;
    pthread_t thread;
};

static void *reads_slowly(void *argument)
{
    struct other *o = argument;
    char room[65536];
    for (long seen = 0; seen < o->bytes;) {
        ssize_t n = recv(o->fd, room, o->part, MSG_DONTWAIT);
        if (n < 0 && errno == ENOTSOCK)
            n = read(o->fd, room, o->part);
        if (n == 0)
            break;
        if (n > 0)
            seen += n;
        usleep(1500);
    }
    return NULL;
}

static void *writes_slowly(void *argument)
{
    struct other *o = argument;
    char part[65536] = {0};
    for (long sent = 0; sent < o->bytes; sent += (long)o->part) {
        usleep(1500);
        if (write(o->fd, part, o->part) != (ssize_t)o->part)
            wrongs++;
    }
    return NULL;
}

static void begin(struct other *o, void *(*way)(void *), int fd, long bytes, size_t part)
{
    o->fd = fd;
    o->bytes = bytes;
    o->part = part;
    CHECK(pthread_create(&o->thread, NULL, way, o) == 0);
}

/* ---- writing ---- */

enum writing { WRITE, WRITEV, SEND, SENDTO, SENDMSG };

static char content[1 << 20] __attribute__((aligned(8)));

static ssize_t put(enum writing how, int fd, size_t size)
{
    struct iovec halves[2] = {{content, size / 2}, {content, size - size / 2}};
    struct msghdr message = {.msg_iov = halves, .msg_iovlen = 2};
    switch (how) {
    case WRITE: return write(fd, content, size);
    case WRITEV: return writev(fd, halves, 2);
    case SEND: return send(fd, content, size, 0);
    case SENDTO: return sendto(fd, content, size, MSG_NOSIGNAL, NULL, 0);
    default: return sendmsg(fd, &message, 0);
    }
}

/* So many bytes, in calls of each size and form: all whole. */
static void written_whole(enum kind kind, size_t size, long calls, size_t part)
{
    enum writing last = kind == PIPE || kind == PTY ? WRITEV : SENDMSG;
    int ends[2];
    struct other o;
    connected(kind, ends);
    small_buffers(kind, ends);
    begin(&o, reads_slowly, ends[0], (long)size * calls * (long)(last + 1), part);
    for (enum writing how = WRITE; how <= last; how++)
        for (long i = 0; i < calls; i++) {
            ssize_t n = put(how, ends[1], size);
            if (n != (ssize_t)size) {
                say("form %d, %zu bytes: %zd, errno %d\n", how, size, n, n < 0 ? errno : 0);
                wrongs++;
            }
        }
    shutdown(ends[1], SHUT_WR);
    if (kind == PIPE)
        close(ends[1]);
    pthread_join(o.thread, NULL);
}

CASE(pipe_written)
{
    written_whole(PIPE, 64, 2000, 2048);
    written_whole(PIPE, 4096, 60, 4096);
    written_whole(PIPE, 5000, 60, 4096);
    written_whole(PIPE, sizeof content, 1, 16384);
}
CASE(unix_written)
{
    written_whole(UNIX, 64, 300, 1024);
    written_whole(UNIX, 2048, 30, 4096);
    written_whole(UNIX, 5000, 20, 4096);
    written_whole(UNIX, 300000, 1, 16384);
}
CASE(tcp_written)
{
    written_whole(TCP, 100, 2000, 16384);
    written_whole(TCP, 3000, 100, 16384);
    written_whole(TCP, 500000, 1, 16384);
}
CASE(pty_written)
{
    written_whole(PTY, 100, 300, 512);
    written_whole(PTY, 20000, 4, 512);
}
CASE(datagrams_written)
{
    written_whole(UNIX_DATAGRAM, 64, 20, 65536);
    written_whole(UNIX_DATAGRAM, 1500, 20, 65536);
    written_whole(UNIX_PACKET, 1500, 20, 65536);
    written_whole(UDP, 100, 5, 65536);
}

/* ---- reading ---- */

enum reading { READ, READV, RECV, RECVFROM, RECVMSG };

static ssize_t get(enum reading how, int fd, size_t size, int flags)
{
    struct iovec halves[2] = {{content, size / 2}, {content + size / 2, size - size / 2}};
    struct msghdr message = {.msg_iov = halves, .msg_iovlen = 2};
    switch (how) {
    case READ: return read(fd, content, size);
    case READV: return readv(fd, halves, 2);
    case RECV: return recv(fd, content, size, flags);
    case RECVFROM: return recvfrom(fd, content, size, flags, NULL, NULL);
    default: return recvmsg(fd, &message, flags);
    }
}

/* Each call waits for one part of what the other end writes. */
static void read_whole(enum kind kind, size_t part, int calls)
{
    enum reading last = kind == PIPE || kind == PTY ? READV : RECVMSG;
    int ends[2];
    struct other o;
    connected(kind, ends);
    begin(&o, writes_slowly, ends[1], (long)part * calls * (long)(last + 1), part);
    for (enum reading how = READ; how <= last; how++)
        for (int i = 0; i < calls; i++) {
            ssize_t n = get(how, ends[0], part, 0);
            if (n != (ssize_t)part) {
                say("form %d: %zd, errno %d\n", how, n, n < 0 ? errno : 0);
                wrongs++;
            }
        }
    pthread_join(o.thread, NULL);
}

CASE(pipe_read) { read_whole(PIPE, 100, 60); }
CASE(unix_read) { read_whole(UNIX, 100, 60); }
CASE(tcp_read) { read_whole(TCP, 100, 60); }
CASE(datagrams_read)
{
    read_whole(UNIX_DATAGRAM, 100, 30);
    read_whole(UNIX_PACKET, 100, 30);
    read_whole(UDP, 100, 30);
}

/* A call that has some bytes and waits for more. */
static void gathered(enum kind kind, enum reading how, int flags)
{
    int ends[2];
    struct other o;
    connected(kind, ends);
    begin(&o, writes_slowly, ends[1], 4000, 100);
    for (int i = 0; i < 4; i++) {
        ssize_t n = get(how, ends[0], 1000, flags);
        if (n != 1000) {
            say("form %d, kind %d: %zd, errno %d\n", how, kind, n, n < 0 ? errno : 0);
            wrongs++;
        }
    }
    pthread_join(o.thread, NULL);
}

CASE(waits_for_all)
{
    for (enum reading how = RECV; how <= RECVMSG; how++) {
        gathered(UNIX, how, MSG_WAITALL);
        gathered(TCP, how, MSG_WAITALL);
    }
}

static void low_water(enum kind kind, bool late)
{
    int ends[2], least = 1000;
    struct other o;
    connected(kind, ends);
    if (late) { /* the descriptor was used before the option was set */
        CHECK(write(ends[1], "abc", 3) == 3 && read(ends[0], content, 3) == 3);
    }
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVLOWAT, &least, sizeof least) == 0);
    begin(&o, writes_slowly, ends[1], 5000, 100);
    for (enum reading how = READ; how <= RECVMSG; how++) {
        ssize_t n = get(how, ends[0], 1000, 0);
        if (n != 1000) {
            say("form %d, kind %d: %zd, errno %d\n", how, kind, n, n < 0 ? errno : 0);
            wrongs++;
        }
    }
    pthread_join(o.thread, NULL);
}

CASE(low_water_mark)
{
    /* Not TCP: its sockets wake up late, alone as well. */
    low_water(UNIX, false);
    low_water(UNIX, true);
}

CASE(terminal_that_gathers)
{
    int ends[2];
    struct other o;
    struct termios raw;
    connected(PTY, ends);
    CHECK(tcgetattr(ends[0], &raw) == 0);
    raw.c_cc[VMIN] = 50; /* the kernel gathers no more than 64 */
    raw.c_cc[VTIME] = 0;
    CHECK(tcsetattr(ends[0], TCSANOW, &raw) == 0);
    begin(&o, writes_slowly, ends[1], 1000, 10);
    for (int i = 0; i < 20; i++) {
        ssize_t n = read(ends[0], content, 50);
        if (n != 50) {
            say("%zd, errno %d\n", n, n < 0 ? errno : 0);
            wrongs++;
        }
    }
    pthread_join(o.thread, NULL);
}

/* ---- time-outs, whoever set them ---- */

static const struct timeval SHORT = {0, 60000};

static void times_out(int fd)
{
    for (enum reading how = READ; how <= RECVMSG; how++) {
        ssize_t n = get(how, fd, 100, 0);
        if (n != -1 || errno != EAGAIN) {
            say("form %d: %zd, errno %d\n", how, n, n < 0 ? errno : 0);
            wrongs++;
        }
    }
}

static void used(int ends[2])
{
    for (int i = 0; i < 3; i++) {
        CHECK(write(ends[1], "abc", 3) == 3 && read(ends[0], content, 100) == 3);
        CHECK(send(ends[1], "abc", 3, 0) == 3 && recv(ends[0], content, 100, 0) == 3);
    }
}

CASE(time_out_set_later)
{
    for (enum kind kind = UNIX; kind <= TCP; kind++) {
        int ends[2];
        connected(kind, ends);
        used(ends);
        CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
        times_out(ends[0]);
    }
}
/* A stream over a socket waits for many periods, and less than its time-out. */
static void waits_in_stream(int how)
{
    const struct timeval long_enough = {10, 0};
    char *line = NULL, text[32];
    wchar_t wide[32];
    size_t room = 0;
    int ends[2], number;
    FILE *stream;
    pid_t child;
    connected(UNIX, ends);
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &long_enough, sizeof long_enough) == 0);
    child = fork();
    if (child == 0) {
        usleep(60000);
        _exit(write(ends[1], "12345\n", 6) != 6);
    }
    stream = fdopen(ends[0], "r");
    errno = 0;
    switch (how) {
    case 0: CHECK(fgets(text, sizeof text, stream) != NULL); break;
    case 1: CHECK(fgetc(stream) == '1'); break;
    case 2: CHECK(getline(&line, &room, stream) == 6); break;
    case 3: CHECK(fread(text, 1, 6, stream) == 6); break;
    case 4: CHECK(fscanf(stream, "%d", &number) == 1 && number == 12345); break;
    case 5: CHECK(fgetwc(stream) == L'1'); break;
    case 6: CHECK(fgetws(wide, 32, stream) != NULL); break;
    case 7: CHECK(fwscanf(stream, L"%d", &number) == 1 && number == 12345); break;
    case 8: CHECK(getwc_unlocked(stream) == L'1'); break;
    case 9: CHECK(fgetws_unlocked(wide, 32, stream) != NULL); break;
    }
    free(line);
    fclose(stream);
    waitpid(child, NULL, 0);
    close(ends[1]);
}
CASE(streams_over_sockets_with_time_outs)
{
    for (int how = 0; how < 10; how++)
        waits_in_stream(how);
}
enum { MUCH = 400000 };
/* A stream of which the socket takes a part until the other end reads, later. */
static void waits_out_of_stream(int how)
{
    const struct timeval long_enough = {10, 0};
    char *text = malloc(MUCH + 1), part[4096];
    int ends[2], status = -1;
    long left = MUCH;
    FILE *stream;
    pid_t writer;
    memset(text, 'x', MUCH);
    text[MUCH] = 0;
    connected(UNIX, ends);
    writer = fork();
    if (writer == 0) {
        close(ends[0]);
        CHECK(setsockopt(ends[1], SOL_SOCKET, SO_SNDTIMEO, &long_enough, sizeof long_enough) == 0);
        stream = fdopen(ends[1], "w");
        switch (how) {
        case 0: CHECK(fwrite(text, 1, MUCH, stream) == MUCH && fclose(stream) == 0); break;
        case 1: CHECK(fprintf(stream, "%s", text) == MUCH && fflush(stream) == 0); break;
        case 2: CHECK(dprintf(ends[1], "%s", text) == MUCH); break;
        case 3: CHECK(fputs(text, stream) >= 0 && fflush(NULL) == 0); break;
        case 4:
            for (int i = 0; i < MUCH; i++)
                CHECK(fputc('x', stream) == 'x');
            CHECK(fclose(stream) == 0);
            break;
        case 5:
            for (int i = 0; i < MUCH; i++)
                CHECK(fputwc(L'x', stream) == L'x');
            CHECK(fclose(stream) == 0);
            break;
        case 6: /* what is buffered goes out behind everything else of the process */
            setvbuf(stream, NULL, _IOFBF, 2 * MUCH);
            CHECK(fwrite(text, 1, MUCH, stream) == MUCH);
            exit(wrongs != 0);
        }
        _exit(wrongs != 0);
    }
    close(ends[1]);
    usleep(100000);
    for (ssize_t got; (got = read(ends[0], part, sizeof part)) > 0; left -= got)
        if (left % 65536 < 4096)
            usleep(20000);
    CHECK(left == 0);
    CHECK(waitpid(writer, &status, 0) == writer && status == 0);
    close(ends[0]);
    free(text);
}
CASE(streams_out_over_sockets_with_time_outs)
{
    for (int how = 0; how < 7; how++)
        waits_out_of_stream(how);
}
/* Reading ends after so long without a byte, however often a signal comes meanwhile. */
CASE(streams_over_terminals_with_time_outs)
{
    for (int how = 0; how < 4; how++) {
        struct timespec from, to;
        struct termios settings;
        char *line = NULL;
        size_t room = 0;
        int ends[2], number;
        FILE *stream;
        connected(PTY, ends);
        CHECK(tcgetattr(ends[0], &settings) == 0);
        settings.c_cc[VMIN] = 0;
        settings.c_cc[VTIME] = 3;
        CHECK(tcsetattr(ends[0], TCSANOW, &settings) == 0);
        stream = fdopen(ends[0], "r");
        alarm(10);
        clock_gettime(CLOCK_MONOTONIC, &from);
        switch (how) {
        case 0: CHECK(fgetc(stream) == EOF); break;
        case 1: CHECK(getline(&line, &room, stream) == -1); break;
        case 2: CHECK(fscanf(stream, "%d", &number) == EOF); break;
        case 3: CHECK(fgetwc(stream) == WEOF); break;
        }
        clock_gettime(CLOCK_MONOTONIC, &to);
        alarm(0);
        CHECK(feof(stream) && to.tv_sec - from.tv_sec < 5);
        free(line);
        fclose(stream);
        close(ends[1]);
    }
}
STEP(reads_a_line)
{
    char text[32];
    errno = 0;
    CHECK(fgets(text, sizeof text, stdin) != NULL && strcmp(text, "12345\n") == 0);
}
/* As a server starts programs with a connection as their standard input. */
CASE(streams_over_sockets_from_before_exec)
{
    const struct timeval long_enough = {10, 0};
    int ends[2], status = -1;
    pid_t child;
    connected(UNIX, ends);
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &long_enough, sizeof long_enough) == 0);
    child = fork();
    if (child == 0) {
        dup2(ends[0], 0);
        execl("/proc/self/exe", case_argv[0], "reads_a_line", (char *)NULL);
        _exit(9);
    }
    usleep(150000);
    CHECK(write(ends[1], "12345\n", 6) == 6);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    close(ends[0]);
    close(ends[1]);
}
CASE(time_out_set_on_a_duplicate)
{
    for (int way = 0; way < 3; way++) {
        int ends[2], copy;
        connected(UNIX, ends);
        used(ends);
        copy = way == 0 ? dup(ends[0]) : way == 1 ? fcntl(ends[0], F_DUPFD_CLOEXEC, 40) : dup2(ends[0], 50);
        CHECK(setsockopt(copy, SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
        times_out(ends[0]);
    }
}
CASE(time_out_set_by_a_child)
{
    int ends[2];
    pid_t child;
    connected(UNIX, ends);
    used(ends);
    child = fork();
    if (child == 0)
        _exit(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT));
    CHECK(waitpid(child, NULL, 0) == child);
    times_out(ends[0]);
}
CASE(time_out_set_by_the_parent)
{
    int ends[2], told[2];
    pid_t child;
    connected(UNIX, ends);
    CHECK(pipe(told) == 0);
    used(ends);
    child = fork();
    if (child == 0) {
        char byte;
        used(ends);
        CHECK(write(told[1], "x", 1) == 1);
        while (poll(NULL, 0, 100) != 0)
            ;
        (void)byte;
        times_out(ends[0]);
        _exit(wrongs != 0);
    }
    CHECK(read(told[0], content, 1) == 1);
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
}

static void pass(int over, int fd)
{
    char byte = 'x', room[CMSG_SPACE(sizeof fd)] __attribute__((aligned(8)));
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
    struct cmsghdr *control = CMSG_FIRSTHDR(&message);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(control), &fd, sizeof fd);
    CHECK(sendmsg(over, &message, 0) == 1);
}

static int passed(int over)
{
    char byte, room[CMSG_SPACE(sizeof(int))] __attribute__((aligned(8)));
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
    int fd = -1;
    CHECK(recvmsg(over, &message, 0) == 1);
    memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof fd);
    return fd;
}

CASE(descriptors_that_were_passed)
{
    int ends[2], over[2], copy;
    connected(UNIX, ends);
    connected(UNIX, over);
    used(ends);
    pass(over[1], ends[0]);
    copy = passed(over[0]);
    CHECK(setsockopt(copy, SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
    times_out(ends[0]);
    times_out(copy);
}
CASE(descriptor_kept_by_another_process)
{
    int ends[2], over[2], told[2];
    pid_t child;
    connected(UNIX, over);
    CHECK(pipe(told) == 0);
    child = fork();
    if (child == 0) {
        int copy = passed(over[0]);
        CHECK(read(told[0], content, 1) == 1);
        _exit(setsockopt(copy, SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT));
    }
    connected(UNIX, ends); /* made since the fork */
    used(ends);
    pass(over[1], ends[0]);
    used(ends);
    CHECK(write(told[1], "x", 1) == 1);
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    times_out(ends[0]);
}
STEP(inherited_by_exec) { times_out(77); }
CASE(time_out_from_before_exec)
{
    int ends[2];
    connected(UNIX, ends);
    CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
    CHECK(dup2(ends[0], 77) == 77);
    become("inherited_by_exec");
}
CASE(number_used_again)
{
    int ends[2];
    for (int i = 0; i < 4; i++) {
        connected(i % 2 == 0 ? PIPE : UNIX, ends);
        CHECK(write(ends[1], "abc", 3) == 3 && read(ends[0], content, 100) == 3);
        if (i % 2 == 1) {
            CHECK(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
            times_out(ends[0]);
        }
        close(ends[0]);
        close(ends[1]);
    }
}
CASE(sending_times_out)
{
    for (enum kind kind = UNIX; kind <= TCP; kind++)
        for (enum writing how = WRITE; how <= SENDMSG; how++) {
            int ends[2];
            ssize_t n = 0;
            connected(kind, ends);
            small_buffers(kind, ends);
            CHECK(write(ends[1], "abc", 3) == 3);
            CHECK(setsockopt(ends[1], SOL_SOCKET, SO_SNDTIMEO, &SHORT, sizeof SHORT) == 0);
            for (int i = 0; i < 1000 && n >= 0; i++)
                n = put(how, ends[1], kind == UNIX ? 100 : 60000);
            if (n != -1 || errno != EAGAIN) {
                say("form %d, kind %d: %zd, errno %d\n", how, kind, n, n < 0 ? errno : 0);
                wrongs++;
            }
            close(ends[0]);
            close(ends[1]);
        }
}
CASE(accepting_times_out)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(bind(listener, (struct sockaddr *)&at, sizeof at) == 0 && listen(listener, 4) == 0);
    CHECK(setsockopt(listener, SOL_SOCKET, SO_RCVTIMEO, &SHORT, sizeof SHORT) == 0);
    for (int i = 0; i < 4; i++)
        CHECK((i % 2 ? accept(listener, NULL, NULL) : accept4(listener, NULL, NULL, SOCK_CLOEXEC)) == -1 && errno == EAGAIN);
}

/* ---- what does not wait, and what did not ---- */

static void blocks_again(enum kind kind, bool by_ioctl)
{
    int ends[2], on = 1, off = 0;
    struct other o;
    connected(kind, ends);
    small_buffers(kind, ends);
    CHECK((by_ioctl ? ioctl(ends[1], FIONBIO, &on) : fcntl(ends[1], F_SETFL, O_NONBLOCK)) == 0);
    while (write(ends[1], content, 1000) > 0)
        ;
    CHECK(errno == EAGAIN);
    CHECK((by_ioctl ? ioctl(ends[1], FIONBIO, &off) : fcntl(ends[1], F_SETFL, 0)) == 0);
    begin(&o, reads_slowly, ends[0], 1 << 30, 8192);
    for (int i = 0; i < 3; i++)
        CHECK(write(ends[1], content, 60000) == 60000);
    close(ends[1]);
    shutdown(ends[1], SHUT_WR);
    pthread_join(o.thread, NULL);
}

CASE(waits_again)
{
    for (enum kind kind = PIPE; kind <= TCP; kind++) {
        blocks_again(kind, false);
        blocks_again(kind, true);
    }
}

/* ---- other descriptors ---- */

static void *writes_eight_bytes(void *argument)
{
    static const uint64_t one = 1;
    for (int i = 0; i < 20; i++) {
        usleep(5000);
        if (write(*(int *)argument, &one, 8) != 8)
            wrongs++;
    }
    return NULL;
}

CASE(events)
{
    int fd = eventfd(0, EFD_SEMAPHORE);
    uint64_t count = 0, most = UINT64_MAX - 2, one = 1;
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, writes_eight_bytes, &fd) == 0);
    for (int i = 0; i < 20; i++)
        CHECK(read(fd, &count, 8) == 8 && count == 1);
    pthread_join(thread, NULL);
    fd = eventfd(0, 0);
    CHECK(write(fd, &most, 8) == 8);
    CHECK(write(fd, &one, 8) == 8 && read(fd, &count, 8) == 8 && count == UINT64_MAX - 1);
}
CASE(timers)
{
    int fd = timerfd_create(CLOCK_MONOTONIC, 0);
    struct itimerspec every = {{0, 20000000}, {0, 20000000}};
    uint64_t count = 0;
    CHECK(timerfd_settime(fd, 0, &every, NULL) == 0);
    for (int i = 0; i < 10; i++)
        CHECK(read(fd, &count, 8) == 8 && count >= 1);
}
static void *makes_files(void *argument)
{
    (void)argument;
    for (int i = 0; i < 10; i++) {
        usleep(5000);
        char name[] = "watched-file-0"; /* of two alike the kernel makes one */
        name[sizeof name - 2] = (char)('0' + i);
        close(open(name, O_CREAT | O_WRONLY | O_TRUNC, 0600));
        unlink(name);
    }
    return NULL;
}
CASE(watching)
{
    int fd = inotify_init();
    pthread_t thread;
    CHECK(inotify_add_watch(fd, ".", IN_CREATE) >= 0);
    CHECK(pthread_create(&thread, NULL, makes_files, NULL) == 0);
    for (int made = 0; made < 10;) { /* one read may bring several */
        ssize_t n = read(fd, content, 4096);
        CHECK(n > 0);
        for (ssize_t at = 0; at < n; made++)
            at += (ssize_t)sizeof(struct inotify_event) + ((const struct inotify_event *)(content + at))->len;
        made += n > 0 ? 0 : 10;
    }
    pthread_join(thread, NULL);
}
CASE(signals_as_data)
{
    sigset_t set;
    struct signalfd_siginfo about;
    struct itimerval every = {{0, 20000}, {0, 20000}};
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    CHECK(sigprocmask(SIG_BLOCK, &set, NULL) == 0);
    int fd = signalfd(-1, &set, 0);
    CHECK(setitimer(ITIMER_REAL, &every, NULL) == 0);
    for (int i = 0; i < 10; i++)
        CHECK(read(fd, &about, sizeof about) == sizeof about && about.ssi_signo == SIGALRM);
}
CASE(devices)
{
    int zero = open("/dev/zero", O_RDWR), null = open("/dev/null", O_RDWR), random = open("/dev/urandom", O_RDONLY);
    for (int i = 0; i < 300; i++) {
        CHECK(read(zero, content, sizeof content) == sizeof content);
        CHECK(get(READV, zero, sizeof content, 0) == sizeof content);
        CHECK(write(zero, content, sizeof content) == sizeof content);
        CHECK(write(null, content, sizeof content) == sizeof content);
        CHECK(put(WRITEV, null, sizeof content) == sizeof content);
        CHECK(read(null, content, 100) == 0);
    }
    for (int i = 0; i < 100; i++)
        CHECK(read(random, content, 65536) == 65536);
    int full = open("/dev/full", O_WRONLY);
    CHECK(write(full, content, 10) == -1 && errno == ENOSPC);
}
CASE(own_signals_still_interrupt)
{
    struct itimerval once = {{0, 0}, {0, 50000}};
    int ends[2];
    handle(SIGALRM, count_signal, 0);
    for (enum kind kind = PIPE; kind <= UNIX_PACKET; kind++) {
        connected(kind, ends);
        setitimer(ITIMER_REAL, &once, NULL);
        CHECK(read(ends[0], content, 100) == -1 && errno == EINTR);
    }
    CHECK(signals_seen == 6);
}

/* ---- waiting on a pipe, ended by a signal at any moment ---- */

static volatile double alarmed;

static void note_alarm(int number)
{
    (void)number;
    signals_seen++;
    alarmed = now();
}

/* Ends a wait that no signal has ended. */
static void *rescues(void *argument)
{
    const int *end = argument;
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    CHECK(pthread_sigmask(SIG_BLOCK, &alarms, NULL) == 0);
    for (double last = 0; !end[2];) {
        double since = alarmed;
        usleep(20000);
        if (since != 0 && since == alarmed && since != last && now() - since > 0.2) {
            last = since;
            if (end[3] ? read(end[0], content, 4096) <= 0 : write(end[1], "", 1) != 1)
                wrongs++;
        }
    }
    return NULL;
}

/* The few that are missed alone are those that come before the call. */
static void ended_by_alarms(bool writes)
{
    struct itimerval once = {{0, 0}, {0, 0}};
    int ends[4] = {0, 0, 0, writes}, missed = 0;
    pthread_t other;
    CHECK(pipe(ends) == 0);
    small_buffers(PIPE, ends);
    for (int i = 0; writes && i < 2; i++)
        CHECK(write(ends[1], content, 4096) == 4096);
    CHECK(pthread_create(&other, NULL, rescues, ends) == 0);
    for (int i = 0; i < 400; i++) {
        int before = signals_seen;
        ssize_t n;
        alarmed = 0;
        once.it_value.tv_usec = 2000 + i % 50 * 40;
        setitimer(ITIMER_REAL, &once, NULL);
        n = writes ? write(ends[1], content, 4096) : read(ends[0], content, 100);
        if (n != -1 || errno != EINTR)
            missed++;
        CHECK(signals_seen == before + 1);
    }
    alarmed = 0;
    ends[2] = 1;
    pthread_join(other, NULL);
    if (missed > 2)
        say("%d of 400 signals did not end the call\n", missed);
    CHECK(missed <= 2);
}

/* Each in a process of its own, which had no such handler before. */
static void with_handler(void (*make)(void), bool writes)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        make();
        ended_by_alarms(writes);
        _exit(wrongs);
    }
    CHECK(waitpid(child, &status, 0) == child && status == 0);
}

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

static void by_sigaction(void) { handle(SIGALRM, note_alarm, 0); }
static void by_sigaction_otherwise(void) { handle(SIGALRM, note_alarm, SA_NODEFER); }

static void by_siginterrupt(void)
{
    CHECK(signal(SIGALRM, note_alarm) != SIG_ERR && siginterrupt(SIGALRM, 1) == 0);
}

static void by_signal_after_siginterrupt(void)
{
    CHECK(siginterrupt(SIGALRM, 1) == 0 && signal(SIGALRM, note_alarm) != SIG_ERR);
}

CASE(alarms_end_reading) { with_handler(by_sigaction, false); }
CASE(alarms_end_writing) { with_handler(by_sigaction_otherwise, true); }
CASE(alarms_by_siginterrupt) { with_handler(by_siginterrupt, false); }
CASE(alarms_by_siginterrupt_first) { with_handler(by_signal_after_siginterrupt, true); }

static void by_sigset(void) { CHECK(sigset(SIGALRM, note_alarm) != SIG_ERR); }
CASE(alarms_by_sigset) { with_handler(by_sigset, false); }

/* The handler is gone once it was called. */
static void again_by_sysv_signal(int number)
{
    sysv_signal(number, again_by_sysv_signal);
    note_alarm(number);
}

static void by_sysv_signal(void) { CHECK(sysv_signal(SIGALRM, again_by_sysv_signal) != SIG_ERR); }
CASE(alarms_by_sysv_signal) { with_handler(by_sysv_signal, false); }

/* ---- waiting for another process, which the kernel restarts after our handler ---- */

static int waits_for_record(int fd)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_SETLKW, &whole);
}

static int waits_for_lock(int fd) { return flock(fd, LOCK_EX); }

static int waits_for_reader(int fd)
{
    (void)fd;
    return open("nobody-reads", O_WRONLY);
}

static pid_t owner;

static int waits_for_child(int fd)
{
    (void)fd;
    return waitpid(owner, NULL, 0);
}

/* An alarm that is lost is followed by another. */
static void alarms_end(int (*waits)(int))
{
    struct itimerval twice = {{0, 300000}, {0, 0}}, off = {{0, 0}, {0, 0}};
    char name[64];
    int held, missed = 0, ready[2];
    char byte;
    CHECK(pipe(ready) == 0);
    snprintf(name, sizeof name, "held-%d", (int)getpid());
    CHECK((held = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600)) >= 0);
    CHECK(mkfifo("nobody-reads", 0600) == 0);
    owner = fork();
    if (owner == 0) {
        int own = open(name, O_RDWR);
        byte = waits_for_record(own) == 0 && waits_for_lock(own) == 0;
        CHECK(write(ready[1], &byte, 1) == 1);
        for (;;)
            pause();
    }
    CHECK(read(ready[0], &byte, 1) == 1 && byte == 1);
    handle(SIGALRM, note_alarm, 0);
    for (int i = 0; i < 400; i++) {
        int before = signals_seen;
        twice.it_value.tv_usec = 2000 + i % 50 * 40;
        setitimer(ITIMER_REAL, &twice, NULL);
        CHECK(waits(held) == -1 && errno == EINTR);
        setitimer(ITIMER_REAL, &off, NULL);
        missed += signals_seen != before + 1;
    }
    kill(owner, SIGKILL);
    waitpid(owner, NULL, 0);
    unlink(name);
    unlink("nobody-reads");
    if (missed > 2)
        say("%d of 400 signals did not end the call\n", missed);
    CHECK(missed <= 2);
}
CASE(alarms_end_fcntl) { alarms_end(waits_for_record); }
CASE(alarms_end_flock) { alarms_end(waits_for_lock); }
CASE(alarms_end_opening) { alarms_end(waits_for_reader); }
CASE(alarms_end_waitpid) { alarms_end(waits_for_child); }

/* Handlers of which calls go on: all bytes are there, whoever interrupts. */
static void goes_on(bool writes)
{
    struct itimerval often = {{0, 700}, {0, 700}}, off = {{0, 0}, {0, 0}};
    int ends[2];
    struct other o;
    connected(PIPE, ends);
    small_buffers(PIPE, ends);
    handle(SIGALRM, count_signal, SA_RESTART);
    begin(&o, writes ? reads_slowly : writes_slowly, ends[!writes], 300 * 4096, 4096);
    setitimer(ITIMER_REAL, &often, NULL);
    for (long moved = 0; moved < 300 * 4096;) {
        ssize_t n = writes ? write(ends[1], content, 4096) : read(ends[0], content, 4096);
        CHECK(n == 4096);
        moved += n > 0 ? n : 300 * 4096;
    }
    pthread_join(o.thread, NULL);
    setitimer(ITIMER_REAL, &off, NULL);
    CHECK(signals_seen > 0);
}

CASE(own_alarms_while_reading) { goes_on(false); }
CASE(own_alarms_while_writing) { goes_on(true); }
