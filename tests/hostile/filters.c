/* Below a filter of system calls, or without the time-stamp counter: what a process then starts, opens and ends as. Each
 * filter kills for calls that the program itself does not make. */
#include "../../include/steelyard.h"
#include "case.h"
#include "filter.h"
#include <dlfcn.h>
#include <elf.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

extern char **environ;

static void ended(const char *what, pid_t child)
{
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    say("%s: %s %d\n", what, WIFSIGNALED(status) ? "signal" : "status", WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
}

/* Another process answers for mkdir, and takes its time. */
CASE(calls_that_another_answers)
{
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mkdirat, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = {sizeof code / sizeof *code, code};
    struct seccomp_notif asked;
    struct seccomp_notif_resp answer;
    int ends[2], listener = -1, times = 0;
    CHECK(pipe(ends) == 0);
    pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter);
        if (write(ends[1], &listener, sizeof listener) != sizeof listener || listener < 0)
            _exit(1);
        _exit(syscall(SYS_mkdirat, AT_FDCWD, NOWHERE, 0700) == 0 ? 7 : 8);
    }
    CHECK(read(ends[0], &listener, sizeof listener) == sizeof listener && listener >= 0);
    listener = (int)syscall(SYS_pidfd_getfd, syscall(SYS_pidfd_open, child, 0), listener, 0);
    CHECK(listener >= 0);
    for (struct pollfd poll_of = {listener, POLLIN, 0}; poll(&poll_of, 1, 5000) == 1 && (poll_of.revents & POLLIN) != 0 && times < 20;) {
        memset(&asked, 0, sizeof asked);
        if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0)
            continue;
        times++;
        usleep(100000);
        memset(&answer, 0, sizeof answer);
        answer.id = asked.id;
        ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
    }
    say("asked %d times\n", times);
    if (times >= 20)
        kill(child, SIGKILL);
    ended("child", child);
}

/* The least that is a program: it exits with 5, and asks for nothing else. */
#define PROGRAM "the-least-program"
static void make_program(void)
{
#if defined(__x86_64__)
    static const unsigned char code[] = {0xbf, 5, 0, 0, 0, 0xb8, 231, 0, 0, 0, 0x0f, 0x05};
    const int machine = EM_X86_64;
#else
    static const uint32_t code[] = {0xd28000a0, 0xd2800bc8, 0xd4000001};
    const int machine = EM_AARCH64;
#endif
    struct {
        Elf64_Ehdr header;
        Elf64_Phdr segment;
        unsigned char code[64];
    } image = {
        .header = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, EV_CURRENT}, .e_type = ET_EXEC,
                   .e_machine = (Elf64_Half)machine, .e_version = EV_CURRENT, .e_ehsize = sizeof(Elf64_Ehdr),
                   .e_phentsize = sizeof(Elf64_Phdr), .e_phnum = 1, .e_phoff = sizeof(Elf64_Ehdr)},
    };
    int file = open(PROGRAM, O_WRONLY | O_CREAT | O_TRUNC, 0700);
    image.header.e_entry = 0x400000 + offsetof(typeof(image), code);
    image.segment = (Elf64_Phdr){.p_type = PT_LOAD, .p_flags = PF_R | PF_X, .p_vaddr = 0x400000, .p_paddr = 0x400000,
                                 .p_filesz = sizeof image, .p_memsz = sizeof image, .p_align = 4096};
    memcpy(image.code, code, sizeof code);
    CHECK(file >= 0 && write(file, &image, sizeof image) == (ssize_t)sizeof image && fchmod(file, 0700) == 0 && close(file) == 0);
}
static char *const program_arguments[] = {(char *)PROGRAM, NULL};

static int program_file;
static void by_path(void) { execv("./" PROGRAM, program_arguments); }
static void by_name(void) { execvp(PROGRAM, program_arguments); }
static void by_file(void) { fexecve(program_file, program_arguments, environ); }
static void by_number(void) { syscall(SYS_execve, PROGRAM, program_arguments, environ); }
static void by_both(void) { execveat(program_file, "", program_arguments, environ, AT_EMPTY_PATH); }
static void by_none(void) { execv("./" NOWHERE, program_arguments); }
static void exit_as(pid_t child)
{
    int status = 0;
    waitpid(child, &status, 0);
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 94);
}
static void by_vfork(void)
{
    pid_t child = vfork();
    if (child == 0) {
        execv("./" PROGRAM, program_arguments);
        _exit(95);
    }
    exit_as(child);
}
static void by_fork(void)
{
    pid_t child = fork();
    if (child == 0) {
        execv("./" PROGRAM, program_arguments);
        _exit(95);
    }
    exit_as(child);
}
static void by_spawn(void)
{
    pid_t child;
    if (posix_spawn(&child, "./" PROGRAM, NULL, NULL, program_arguments, environ) != 0)
        _exit(93);
    exit_as(child);
}
static void (*const starts[])(void) = {by_path, by_name, by_file, by_number, by_both, by_none, by_vfork, by_fork, by_spawn};

static const int FORBIDDEN[] = {
    SYS_newfstatat, SYS_openat,     SYS_statx, SYS_faccessat, SYS_pread64,       SYS_lseek,         SYS_fcntl,
    SYS_readlinkat, SYS_ftruncate,  SYS_fallocate, SYS_getpid, SYS_getppid,      SYS_timer_create,  SYS_timer_settime,
    SYS_timer_delete, SYS_prlimit64, SYS_getcwd, SYS_sched_yield, SYS_nanosleep, SYS_process_vm_readv, SYS_mremap, SYS_close,
#ifdef SYS_access
    SYS_access,
#endif
    SYS_write, SYS_madvise,
};

static void start_each(void (*before)(void))
{
    make_program();
    CHECK(setenv("PATH", "/nowhere:.", 1) == 0);
    program_file = open(PROGRAM, O_RDONLY | O_CLOEXEC);
    for (unsigned i = 0; i < sizeof starts / sizeof *starts; i++) {
        pid_t child = fork();
        if (child == 0) {
            spin(0.03);
            before();
            starts[i]();
            _exit(96);
        }
        ended("start", child);
    }
    for (unsigned i = 0; i < 4; i++) { /* before the first tick */
        pid_t child = fork();
        if (child == 0) {
            before();
            starts[i]();
            _exit(96);
        }
        ended("start at once", child);
    }
    close(program_file);
}
static void forbid_all(void)
{
    forbid(FORBIDDEN, sizeof FORBIDDEN / sizeof *FORBIDDEN, 0);
}
CASE(programs_below_a_filter)
{
    start_each(forbid_all);
}

static void *forbid_aside(void *unused)
{
    forbid_all();
    (void)unused;
    for (int i = 0; i < 3; i++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            starts[i]();
            _exit(96);
        }
        if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 5)
            _exit(97);
    }
    starts[0]();
    _exit(98);
}
static void forbid_at_the_end(void *unused)
{
    forbid_aside(unused);
}
static pthread_key_t key;
static void *leave_something(void *unused)
{
    pthread_setspecific(key, &key);
    return unused;
}
static void in_a_destructor(void)
{
    pthread_t thread;
    CHECK(pthread_key_create(&key, forbid_at_the_end) == 0);
    CHECK(pthread_create(&thread, NULL, leave_something, NULL) == 0);
    pthread_join(thread, NULL);
    _exit(99);
}
/* The filter comes while fork is under way: in the child, before it returns there. */
static void in_a_child(void)
{
    CHECK(pthread_atfork(NULL, NULL, forbid_all) == 0);
}
CASE(filters_by_threads_that_nobody_records)
{
    start_each(in_a_destructor);
}
CASE(filters_while_forking)
{
    make_program();
    pid_t child = fork();
    if (child == 0) {
        in_a_child();
        child = fork();
        if (child == 0) {
            for (volatile long i = 0; i < 30000000; i++)
                ;
            starts[0]();
            _exit(96);
        }
        int status = 0;
        waitpid(child, &status, 0);
        _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 94);
    }
    ended("in the child", child);
}
/* What the process does to itself afterwards. */
CASE(calls_below_a_filter)
{
    pid_t child = fork();
    if (child == 0) {
        struct rlimit files;
        struct sigaction action = {.sa_flags = SA_RESTART};
        static const int other[] = {
            SYS_timer_create, SYS_timer_settime, SYS_timer_delete, SYS_fallocate, SYS_ftruncate, SYS_getpid, SYS_rt_sigprocmask,
            SYS_nanosleep, SYS_clock_nanosleep, SYS_process_vm_readv, SYS_statx, SYS_readlinkat, SYS_mremap, SYS_madvise, SYS_getcwd,
        };
        void *library = NULL;
        spin(0.03);
        getrlimit(RLIMIT_NOFILE, &files);
        forbid(other, sizeof other / sizeof *other, 0);
        CHECK(setrlimit(RLIMIT_NOFILE, &files) == 0);
        CHECK(setuid(getuid()) == 0);
        action.sa_handler = count_signal;
        for (int number = SIGRTMIN; number <= SIGRTMAX; number++)
            CHECK(sigaction(number, &action, NULL) == 0);
        CHECK(syscall(SYS_rt_sigaction, SIGRTMAX - 4, NULL, NULL, 8) == 0);
        library = dlopen("libm.so.6", RTLD_NOW);
        CHECK(library != NULL && dlsym(library, "cos") != NULL && dlclose(library) == 0);
        pid_t grandchild = fork();
        if (grandchild == 0) {
            CHECK(setrlimit(RLIMIT_NOFILE, &files) == 0 && setuid(getuid()) == 0);
            for (int number = SIGRTMIN; number <= SIGRTMAX; number++)
                CHECK(sigaction(number, &action, NULL) == 0);
            library = dlopen("libm.so.6", RTLD_NOW);
            CHECK(library != NULL && dlclose(library) == 0);
            _exit(wrongs ? 1 : 6);
        }
        ended("grandchild", grandchild);
        exit(wrongs ? 1 : 7);
    }
    ended("calls", child);
}

static void without_counter(void)
{
    CHECK(prctl(PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0) == 0);
}
#define COUNTER_OR_RETURN                                                                          \
    int counter_;                                                                                 \
    if (prctl(PR_GET_TSC, &counter_, 0, 0, 0) != 0)                                                \
        return
STEP(started_without_counter)
{
    for (volatile long i = 0; i < 30000000; i++)
        ;
    _exit(8);
}
static void use_library(void)
{
    void *library = dlopen("libm.so.6", RTLD_NOW);
    CHECK(library != NULL && dlsym(library, "cos") != NULL);
    CHECK(access("/", F_OK) == 0 && dlclose(library) == 0 && dlopen("libm.so.6", RTLD_NOW) != NULL);
}
static void limit_files(void)
{
    struct rlimit files;
    CHECK(getrlimit(RLIMIT_NOFILE, &files) == 0 && setrlimit(RLIMIT_NOFILE, &files) == 0 && setuid(getuid()) == 0);
}
static void start_again(void)
{
    become("started_without_counter");
}
static void fork_without(void)
{
    pid_t child = fork();
    if (child == 0) {
        use_library();
        limit_files();
        _exit(9);
    }
    ended("grandchild", child);
}
static void (*const acts[])(void) = {use_library, limit_files, start_again, fork_without};
static void act_each(void (*before)(void))
{
    for (unsigned i = 0; i < 2 * sizeof acts / sizeof *acts; i++) {
        pid_t child = fork();
        if (child == 0) {
            if (i % 2)
                spin(0.03);
            before();
            acts[i / 2]();
            exit(wrongs ? 1 : 10);
        }
        ended("without counter", child);
    }
}
CASE(without_counter_in_children)
{
    COUNTER_OR_RETURN;
    act_each(without_counter);
}
static void without_counter_and_back(void)
{
    without_counter();
    CHECK(prctl(PR_SET_TSC, PR_TSC_ENABLE, 0, 0, 0) == 0);
    spin(0.01);
    without_counter();
}
CASE(without_counter_again)
{
    COUNTER_OR_RETURN;
    act_each(without_counter_and_back);
}
static void *wait_for_it(void *unused)
{
    (void)unused;
    without_counter();
    fork_without();
    return NULL;
}
/* One thread is without; the others, and their children, are not. */
CASE(without_counter_in_a_thread)
{
    pthread_t thread;
    COUNTER_OR_RETURN;
    CHECK(pthread_create(&thread, NULL, wait_for_it, NULL) == 0);
    pthread_join(thread, NULL);
    use_library();
    for (int i = 0; i < 3; i++) {
        pid_t child = fork();
        if (child == 0) {
            spin(0.05);
            use_library();
            exit(wrongs ? 1 : 11);
        }
        ended("with counter", child);
    }
}
CASE(regions_without_counter)
{
    COUNTER_OR_RETURN;
    steelyard_begin("with");
    without_counter();
    steelyard_begin("without");
    steelyard_value("number", 1.0);
    steelyard_end("without");
    steelyard_end("with");
}
CASE(without_counter_to_the_end)
{
    COUNTER_OR_RETURN;
    without_counter();
    use_library();
}
