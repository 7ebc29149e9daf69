#!/usr/bin/env bash
# Tools that look into programs, load libraries into them or stand between them and the kernel, and everyday commands:
# of each its end and a sum of what it printed.
set -u
cd "$HERE" || exit 1

says() {
    local name=$1 status
    shift
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "$name: there is no $1 here"
        return
    fi
    timeout 120 "$@" >out 2>err </dev/null
    status=$?
    echo "$name: status $status, $(sed -E 's/0x[0-9a-f]+|[0-9]{4,}//g' out | cksum)"
}

cat >own.c <<'C'
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
static void *work(void *n)
{
    for (volatile long i = 0; i < 20000000; i++)
        ;
    return n;
}
int main(int argc, char **argv)
{
    pthread_t threads[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    if (fork() == 0)
        _exit(4);
    int status;
    wait(&status);
    char *text = malloc(100);
    snprintf(text, 100, "child %d, of %d words", WEXITSTATUS(status), argc);
    puts(text);
    if (argc > 1 && !strcmp(argv[1], "crash"))
        raise(SIGSEGV);
    free(text);
    return 3;
}
C
cc -g -O1 -o own own.c -lpthread

if [ "${1:-}" = debuggers ]; then
    says "gdb runs a program" gdb -q -batch -ex run -ex "info threads" -ex quit --args ./own
    says "gdb stops at a crash" sh -c 'gdb -q -batch -ex run -ex bt --args ./own crash 2>/dev/null | grep -cE "SIGSEGV|main \("'
    says "gdb stops in a thread" sh -c 'gdb -q -batch -ex "break work" -ex run -ex bt -ex "info break" --args ./own 2>/dev/null | grep -cE "^#0 .*work"'
    says "gdb looks at another process" sh -c 'sleep 20 & sleep 0.3; gdb -q -batch -p $! -ex "info registers rip" 2>/dev/null | grep -c "^rip"; kill $!'
    exit
fi

# Tracers.
says "strace" sh -c 'strace -f -qq -e trace=fork,vfork,clone,exit_group -o trace ./own; grep -c "exit_group(" trace'
says "strace counts" sh -c 'strace -f -c -o trace ./own >/dev/null; grep -c total trace'
says "valgrind" valgrind -q --error-exitcode=9 ./own
says "valgrind with children" valgrind -q --error-exitcode=9 --trace-children=yes sh -c ./own
says "ltrace" ltrace -o trace ./own
says "ltrace, ten times" sh -c 'for i in 1 2 3 4 5 6 7 8 9 10; do ltrace -c ls / 2>/dev/null; done'
says "perf" perf stat -x, -o trace ./own

# What loads libraries of its own before the program's.
says "fakeroot" fakeroot sh -c 'touch a; chown 12:34 a; stat -c %u:%g a; tar cf a.tar a; tar tvf a.tar | cut -c1-20'
says "stdbuf" stdbuf -oL sh -c './own | cat'
says "a malloc of another" sh -c 'for l in /usr/lib/*/libjemalloc.so.2 /usr/lib/*/libtcmalloc_minimal.so.4; do [ ! -e $l ] || LD_PRELOAD="$LD_PRELOAD $l" ./own; done'
says "a clock of another" faketime -f '@2020-01-01 00:00:00' date +%Y
says "a library of another first" sh -c 'for l in /usr/lib/*/libeatmydata.so; do [ ! -e $l ] || LD_PRELOAD="$l $LD_PRELOAD" ./own; done'

# Terminals.
says "a terminal" script -qec 'tty >/dev/null && echo a terminal; stty size' /dev/null
says "python on a terminal" python3 -c 'import pty; print(pty.spawn(["sh", "-c", "test -t 0 && test -t 1 && exit 3"]) >> 8)'

# Job control, limits, sessions.
says "jobs of bash" bash -mc 'sleep 0.2 & sleep 0.1 & wait; jobs; echo $?'
says "timeout" timeout 0.3 sleep 20
says "timeout kills" timeout -s KILL 0.3 sleep 20
says "setsid" setsid -w ./own
says "nohup" sh -c 'nohup ./own; trap "" HUP; ./own'
says "xargs in parallel" sh -c 'seq 60 | xargs -P 4 -n 1 sh -c "exit 0" && echo all'
says "find runs commands" find /etc -maxdepth 1 -name "p*" -exec true {} +
says "unshare" unshare -rp --fork sh -c 'echo $$; ./own'
says "prlimit" prlimit --nofile=32 --stack=262144 ./own
says "a closed output" sh -c './own >&-'
says "a full device" sh -c 'echo x >/dev/full'
says "a broken pipe" bash -c 'set -o pipefail; yes | head -1'
says "a coprocess" bash -c 'coproc cat; echo told >&${COPROC[1]}; read -r x <&${COPROC[0]}; echo $x'

# Stores and archives.
says "git" sh -c 'git init -q g && cd g && export GIT_AUTHOR_DATE=@0 GIT_COMMITTER_DATE=@0 && git config user.email a@b && git config user.name c &&
    for i in 1 2 3; do echo $i >f$i; git add .; git commit -qm $i; done; git clone -q . ../h && git -C ../h log --format=%H && git gc -q && git fsck'
says "sqlite" sqlite3 base "pragma journal_mode=wal; create table t(n); insert into t select value from generate_series(1,20000); select sum(n) from t"
says "tar and xz" sh -c 'tar cJf a.tar.xz -C /etc default && tar tJf a.tar.xz | wc -l; tar xJf a.tar.xz && diff -r /etc/default default && echo same'
says "threads of xz" sh -c 'head -c 3000000 /dev/zero | xz -T2 | xz -dc | cksum'
says "rsync" sh -c 'rsync -a /etc/default/ copied/ && diff -r /etc/default copied && echo same'
says "openssl" sh -c 'openssl req -x509 -newkey rsa:2048 -nodes -keyout k -out c -subj /CN=a 2>/dev/null && openssl verify -CAfile c c'
says "keys" sh -c 'ssh-keygen -q -t ed25519 -N "" -f key && ssh-keygen -lf key | cut -c1-4'
says "sort in parallel" sh -c 'seq 200000 | sort --parallel=2 -rS 1M | sort -n | cksum'
says "dd" sh -c 'dd if=/dev/zero of=z bs=64k count=40 oflag=direct 2>/dev/null; dd if=z bs=1k 2>/dev/null | cksum'
says "awk and sed" sh -c 'seq 50000 | awk "{s+=\$1} END {print s}"; sed -i s/a/b/ own.c && echo done'
says "bc" sh -c 'echo "scale=50; 4*a(1)" | bc -l'
says "cmake" sh -c 'printf "cmake_minimum_required(VERSION 3.5)\nproject(p C)\nadd_executable(o own.c)\n" >CMakeLists.txt; cmake -S . -B b >/dev/null && cmake --build b >/dev/null && b/o'
says "rustc" sh -c 'echo "fn main() { let r = std::panic::catch_unwind(|| { let v: Vec<i32> = vec![]; v[std::env::args().count()] }); println!(\"{}\", r.is_err()); }" >p.rs; rustc -O p.rs && ./p'
says "clang" sh -c 'clang -O2 -o o own.c -lpthread && ./o'
says "a sanitizer of threads" sh -c 'cc -g -fsanitize=thread -o ts own.c && ./ts'
says "a sanitizer of addresses" sh -c 'cc -g -fsanitize=address -o as own.c && ./as'
says "a program without libc's start" sh -c 'cc -static -o st own.c -lpthread && ./st'
says "lua" lua5.4 -e 'local f = io.popen("echo told") print(f:read("a"), f:close(), pcall(error, "x"))'
says "tcl" sh -c 'echo "puts [exec echo told]; puts [catch {error x}]" | tclsh'
says "perl" perl -e 'local $SIG{ALRM} = sub { die "late\n" }; alarm 1; eval { select undef, undef, undef, 9 }; print $@; print `echo told`; open F, "|-", "cat"; print F "x\n"'
says "guile" guile -c '(display (catch #t (lambda () (car 1)) (lambda x "caught")))'
