/* The layout of shared memory. Made from api/records.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_RECORDS_H
#define STEELYARD_RECORDS_H

#include <stddef.h>
#include <stdint.h>

#define REGION_MAGIC UINT64_C(0x4452594c45455453)
#define REGION_VERSION 19

/* Size histogram bins: 0 bytes; up to 4, 16, 64, 256, 1 Ki, 4 Ki, 16 Ki, 64 Ki, 256 Ki, 1 Mi, 4 Mi; above. */
#define SIZE_BINS 13

/* The upper limits, inclusive, of all but the last. */
#define SIZE_BIN_LIMITS \
    { UINT64_C(0), \
      UINT64_C(4), \
      UINT64_C(16), \
      UINT64_C(64), \
      UINT64_C(256), \
      UINT64_C(1024), \
      UINT64_C(4096), \
      UINT64_C(16384), \
      UINT64_C(65536), \
      UINT64_C(262144), \
      UINT64_C(1048576), \
      UINT64_C(4194304) }

/* Duration histogram bins: below 64 ns, 256 ns, 1.024 µs, and so on, each limit four times the one before, up to 17.2 s; above. */
#define DURATION_BINS 16

/* Room for the losses of losses.toml, by row. */
#define LOSS_SLOTS 64

/* Words of a sample about the registers, of x86-64 alone: the sixteen general registers in the order of DWARF's numbers; then which xmm registers hold a denormal number, sixteen bits each: a double in the lowest place, one in any place, a single in the lowest place, one in any place; then MXCSR. */
#define SAMPLE_WORDS 18

/* Words of a sample that sleeps in futex(2): the address, and what follows it 8 bytes on: of a pthread_mutex_t, as glibc and musl have it, the kernel's id of the thread that holds it. */
#define FUTEX_WORDS 2

/* Set in a word of a sample that is a frame of Python and no address. Bits 0 to 31 are the number of its code object, 32 to 61 one more than the place of its instruction in the code, in units of 2 bytes, 0 not known. */
#define PYTHON_FRAME_BIT 63

/* Set in such a word where the interpreter was called from C for this frame: frames further out belong to a call of _PyEval_EvalFrameDefault further out. */
#define PYTHON_ENTRY_BIT 62

/* The minor version of a Python that does not say which it is, and is older than those whose frames are read. */
#define PYTHON_TOO_OLD 255

/* `extra` of a site whose return address lies in a language binding, where it is not known who called that. */
#define SITE_BOUND 1

/* The same where the binding is Python; other sites there have a word about a frame of Python. */
#define SITE_PYTHON 2

/* Each size in the record of all shapes of a site that gave way to others. */
#define SHAPE_OTHERS 4294967295

/* Peer of a traced call that has none. */
#define PEER_NOBODY 4294967295

/* Peer of a traced call that receives from anybody. */
#define PEER_ANYBODY 4294967294

/* Peer of a traced call whose rank in MPI_COMM_WORLD is not known. */
#define PEER_NOT_KNOWN 4294967293

/* Sampling periods after which a process's period doubles. */
#define PERIODS_A_RATE 1024

/* Access-size bins of files, those of Darshan: up to 100, 1024, 10240, 102400, 1 Mi, 4 Mi, 10 Mi, 100 Mi, 1 Gi bytes; above. */
#define IO_BINS 10

/* The upper limits, inclusive, of all but the last. */
#define IO_BIN_LIMITS \
    { UINT64_C(100), \
      UINT64_C(1024), \
      UINT64_C(10240), \
      UINT64_C(102400), \
      UINT64_C(1048576), \
      UINT64_C(4194304), \
      UINT64_C(10485760), \
      UINT64_C(104857600), \
      UINT64_C(1073741824) }

/* Slots of a thread's index of sites. */
#define SITE_SLOTS 4096

/* Chunks of a thread's sites: seven eighths of the slots, as a full index would make every search long. */
#define SITE_CHUNKS 224

/* Sites in a chunk. */
#define SITE_CHUNK 16

/* Chunks of the table of files. */
#define FILE_CHUNKS 64

/* Files in a chunk. */
#define FILE_CHUNK 128

/* Chunks of the table of ended threads. */
#define ENDED_CHUNKS 64

/* Threads in a chunk. */
#define ENDED_CHUNK 2048

/* Interfaces through which a file is used: file_interface. */
#define INTERFACES 6

/* Interfaces with a heat map: posix, stdio, mpiio. */
#define HEAT_LAYERS 3

/* Time bins of a heat map; when they do not reach, their width doubles and pairs are added up. */
#define HEAT_BINS 256

/* Distinct access sizes and strides that are kept; of more than these, the least frequent give way and `common_dropped` counts. */
#define COMMON 8

/* Chunks of the table of phases, and of a thread's use of them. */
#define PHASE_CHUNKS 16

/* Phases in a chunk. */
#define PHASE_CHUNK 64

/* Bytes of a phase's name, the zero byte at its end included. */
#define PHASE_NAME 112

/* Phases that a thread can be in at a time. */
#define PHASE_DEPTH 64

/* Teams of OpenMP that a thread finds by the region that they are for. */
#define TEAM_SLOTS 16

/* Ranks that a thread in a call of MPI is known to wait for; of more, the rest are left out. */
#define AWAITED 32

/* In a word about a rank that is waited for, whose number bits 0 to 31 are: await_role from this bit on. */
#define AWAITED_ROLE_BIT 32

/* Pairs of site and errno kept for a thread. */
#define FAILURES 64

/* Events that a thread gathers before they go into the ring. */
#define EVENT_CHUNK 128

/* Every ring record starts at a multiple of this. */
#define RING_RECORD_ALIGN 8

/* Kind of a ring record. */
enum ring_kind {
    RING_SKIP = 1, /* Nothing; the rest up to the ring's end is unused. */
    RING_SAMPLE = 2, /* A sample. */
    RING_THREAD_START = 3, /* A thread began; frames[0] is its start routine. */
    RING_THREAD_END = 4, /* A thread ended; frames are: start_mono_ns, CPU time in ns. */
    RING_ACCESS = 5, /* A read or write, where each is kept; frames are: number of the file plus one, with file_interface << 32 and, of a write, 1 << 40; offset, all ones if not known; bytes; cycle counter at its start; at its end. */
    RING_CODE = 6, /* A code object of Python; frames are: its number, which words of samples name; line of its beginning; bytes of its qualified name << 8 | python_text, of its file's name likewise, of its table of lines; then those texts and that table, each filled up with zeros to whole words. */
    RING_AWAIT = 7, /* A call of MPI has ended in which a tick fell: for whom it waited in the samples of the thread at this site since the call before it. frames are: await of the call, and the number of a communicator << 32, 0 where its ranks are those of MPI_COMM_WORLD; the root's rank in MPI_COMM_WORLD or all ones; then a word for each rank waited for: its number in MPI_COMM_WORLD, and await_role << AWAITED_ROLE_BIT. */
    RING_COMMUNICATOR = 8, /* The ranks of one, told before the first record that names it; frames are: its number; how many ranks it has, all ones if not known; then words that are each a run of ranks in MPI_COMM_WORLD, of an intercommunicator those of the other group first: the first << 32 | how many follow one another from it. */
    RING_TRACE = 9, /* Calls of MPI, where each is kept; frames are `event` records of the thread, in order of time. */
};

/* Of a sample. */
enum sample_flag {
    SAMPLE_TRUNCATED = 1, /* Its stack was cut. */
    SAMPLE_LEAF_ONLY = 2, /* Only the innermost frame: an object was being unloaded. */
    SAMPLE_DELAYED = 4, /* The signal was masked when it was due. */
    SAMPLE_REGISTERS = 8, /* SAMPLE_WORDS words about the processor's registers follow its frames. */
    SAMPLE_CALLED_MPI = 16, /* The thread has begun a call of MPI since its sample before, or may have. */
    SAMPLE_SLEEPS = 32, /* It sleeps in futex(2) within a wrapped call: FUTEX_WORDS words follow its frames, on x86-64 alone. */
    SAMPLE_COLLECTING = 64, /* Its interpreter of Python collects garbage: the thread does, or one that has let it run. */
};

/* How a text of Python lies in memory. */
enum python_text {
    PYTHON_TEXT_ASCII = 0, /* ASCII. */
    PYTHON_TEXT_UCS1 = 1, /* Latin 1: a byte a character. */
    PYTHON_TEXT_UCS2 = 2, /* Two bytes a character. */
    PYTHON_TEXT_UCS4 = 3, /* Four bytes a character. */
};

/* Of a thread. */
enum thread_flag {
    THREAD_IN_HANDLER = 1, /* It is in the signal handler. */
    THREAD_MAIN = 2, /* The main thread. */
    THREAD_BORN_IN_MPI = 4, /* It was started inside MPI. */
    THREAD_OPENMP = 8, /* It was seen in OpenMP. */
    THREAD_MASKED = 16, /* We block the sampling signal around the present call. */
    THREAD_WANTS_MASKED = 32, /* The program believes that it blocks the sampling signal. */
    THREAD_PAUSED = 64, /* The timer is not armed: the program waits for whatever signal comes. */
    THREAD_RESTARTED = 128, /* MASKED by a tick inside the present call, until its end. */
};

/* How a process ended. */
enum end_kind {
    END_NONE = 0, /* It runs, or was killed. */
    END_EXIT = 1, /* exit, or return from main. */
    END_QUICK = 2, /* _exit. */
    END_ABORT = 3, /* abort. */
    END_EXEC = 4, /* exec. */
    END_MPI_ABORT = 5, /* MPI_Abort. */
};

/* The binary interface of the MPI. */
enum mpi_family {
    MPI_UNKNOWN = 0, /* No MPI, or one that is not known. */
    MPI_MPICH = 1, /* MPICH and those that share its interface. */
    MPI_OPEN_MPI = 2, /* Open MPI. */
    MPI_STANDARD = 3, /* That of the MPI standard, 4.2 and later. */
};

/* Through what a file is used. */
enum file_interface {
    FILE_POSIX = 0, /* System calls. */
    FILE_STDIO = 1, /* Streams. */
    FILE_MPIIO = 2, /* MPI-IO. */
    FILE_HDF5 = 3, /* HDF5. */
    FILE_NETCDF = 4, /* netCDF. */
    FILE_PNETCDF = 5, /* PnetCDF. */
};

/* Of a file. */
enum file_flag {
    FILE_IS_FOLDED = 1, /* All of a directory and a name pattern, digits as #. */
    FILE_IS_STREAM = 2, /* A stream such as <STDOUT>. */
    FILE_IS_RELATIVE = 4, /* Its path is relative to the directory at the start. */
    FILE_IS_CUT = 8, /* Its name was cut. */
    FILE_IS_PART = 16, /* A data set of `parent`. */
    FILE_IS_STANDARD = 32, /* Standard input, output or error as the process got it, and not opened by it. */
};

/* Whom something was sent to. */
enum peer_kind {
    PEER_RANK = 1, /* A rank of MPI_COMM_WORLD. */
    PEER_OUTSIDE = 2, /* A process outside MPI_COMM_WORLD: started by the program, or connected to it. */
    PEER_UNKNOWN = 3, /* Not known: there was no room for another rank, or MPI did not tell which. */
};

/* What a call of MPI waits for. */
enum await {
    AWAIT_NOTHING = 0, /* Nothing that is known. */
    AWAIT_SEND = 1, /* Until the rank has received. */
    AWAIT_RECEIVE = 2, /* For a message from the rank. */
    AWAIT_EXCHANGE = 3, /* Both, of two ranks. */
    AWAIT_REQUESTS = 4, /* Until all of an array of requests are complete. */
    AWAIT_ANY_REQUEST = 5, /* Until one of them is. */
    AWAIT_NEIGHBORS = 6, /* For those that send to it by the topology of a communicator. */
    AWAIT_STARTED = 7, /* For MPI_Win_post of the group of MPI_Win_start. */
    AWAIT_POSTED = 8, /* For MPI_Win_complete of the group of MPI_Win_post. */
    AWAIT_TARGET = 9, /* For the target of a window, or who holds the window's lock there. */
    AWAIT_HOLDS = 10, /* It waits for nobody: it held the exclusive lock of a window at the rank, from the tick behind the one in place of the root to that of the record. */
    AWAIT_ALL = 11, /* For all ranks of a communicator. */
    AWAIT_FROM_ROOT = 12, /* For the root; the root itself for nobody. */
    AWAIT_TO_ROOT = 13, /* The root for all ranks of a communicator, the others for nobody. */
    AWAIT_LOWER = 14, /* For those of a communicator that come before. */
    AWAIT_TARGETS = 15, /* As TARGET, of all ranks of the window. */
    AWAIT_ALL_OF = 16, /* For the collector alone: for all ranks of what a window or file was made with. */
};

/* What a call of MPI that is kept did; and what else is kept of it, in events behind its own. */
enum event_kind {
    EVENT_CALL = 1, /* A call of which no more is known. */
    EVENT_SEND = 2, /* It sent. */
    EVENT_RECEIVE = 3, /* It received; peer and tag are those of the message. */
    EVENT_START_SEND = 4, /* It started a send. */
    EVENT_START_RECEIVE = 5, /* It started a receive; peer and tag are what was asked for. */
    EVENT_PREPARE_SEND = 6, /* It made a persistent request that sends. */
    EVENT_PREPARE_RECEIVE = 7, /* It made one that receives. */
    EVENT_COLLECTIVE = 8, /* A collective of a communicator; peer is the root. */
    EVENT_MAKE = 9, /* It made a communicator: comm. */
    EVENT_ALSO_RECEIVE = 10, /* Of the call before: it received, too. */
    EVENT_ALSO_START_RECEIVE = 11, /* Of the call before: its request receives, too. */
    EVENT_STARTED = 12, /* Of the call before: it started the persistent request. */
    EVENT_COMPLETED = 13, /* Of the call before: in it the request was complete; peer (here the rank in the communicator of the start), tag and bytes are what the status says, if there is one, and mean nothing but of a receive. */
    EVENT_CANCELLED = 14, /* Of the call before: in it the request was over, and had been cancelled. */
};

/* What a rank that is waited for is to do. */
enum await_role {
    ROLE_RECEIVES = 1, /* Receive. */
    ROLE_SENDS = 2, /* Send. */
    ROLE_ANYBODY = 4, /* Send, it or any other of the communicator (MPI_ANY_SOURCE); the number says nothing. */
    ROLE_IN_COMMUNICATOR = 8, /* For the collector alone: the number is the rank in the communicator. */
};

/* What a program names. */
enum phase_kind {
    PHASE_REGION = 1, /* A region of its own: from steelyard_begin to steelyard_end. */
    PHASE_VALUE = 2, /* A number: steelyard_value. */
    PHASE_RANGE = 3, /* A region that it marks for another tool: a range of NVTX, from push to pop, or a task of ITT. */
};


/* At offset 0. One writer a field unless it says atomic. */
struct region_header {
    /* The magic number; written last, when the region is ready. */
    uint64_t magic;
    /* Layout version. */
    uint32_t version;
    /* Bytes of this structure. */
    uint32_t header_size;
    /* Bytes of the file. */
    uint64_t region_size;
    /* The process. */
    uint32_t pid;
    /* Its parent when it started. */
    uint32_t parent_pid;
    /* CLOCK_MONOTONIC when the region was made. */
    uint64_t start_mono_ns;
    /* CLOCK_REALTIME at the same moment. */
    uint64_t start_real_ns;
    /* Cycle counter at the same moment. */
    uint64_t start_tsc;
    /* CLOCK_MONOTONIC at the newest tick or event. */
    uint64_t last_mono_ns;
    /* Cycle counter at the same moment: with start_tsc it calibrates the counter. */
    uint64_t last_tsc;
    /* Processor time of all its threads at the main thread's newest tick. */
    uint64_t last_cpu_ns;
    /* Sampling period at the start. */
    uint64_t tick_base_ns;
    /* The period now is tick_base_ns << tick_shift. */
    uint32_t tick_shift;
    /* mpi_family. */
    uint32_t abi;
    /* Rank in MPI_COMM_WORLD, -1 before MPI_Init and without MPI. */
    int32_t rank;
    /* Size of MPI_COMM_WORLD, -1 likewise. */
    int32_t world_size;
    /* As MPI_Query_thread gives it, 0 single … 3 multiple; -1 unknown. */
    int32_t thread_level;
    /* end_kind. */
    uint32_t end_kind;
    /* Exit status or MPI_Abort's code, where known. */
    int32_t end_code;
    /* Atomic: more than 0 while an object is being unloaded. */
    uint32_t unloading;
    /* When end_kind was set. */
    uint64_t end_mono_ns;
    /* CLOCK_MONOTONIC at entry of MPI_Init, 0 if not called. */
    uint64_t mpi_init_begin_ns;
    /* At its return. */
    uint64_t mpi_init_end_ns;
    /* At entry of MPI_Finalize. */
    uint64_t mpi_finalize_begin_ns;
    /* At its return. */
    uint64_t mpi_finalize_end_ns;
    /* Calls of the self-calibration at start. */
    uint64_t calibration_calls;
    /* Cycles for that many counted, untimed wrapper passes. */
    uint64_t calibration_counted_tsc;
    /* Cycles for that many counted and timed wrapper passes. */
    uint64_t calibration_timed_tsc;
    /* Atomic: cycles that starting took, of the process and of its threads, and the ends of these. */
    uint64_t start_cost_tsc;
    /* Atomic: bytes of the file in use. */
    uint64_t arena_used;
    /* Table of u64 offsets of thread blocks. */
    uint64_t threads_offset;
    /* Its length. */
    uint32_t threads_capacity;
    /* Atomic: entries in use. A block is reused when its thread has ended. */
    uint32_t threads_used;
    /* Table of module records. */
    uint64_t modules_offset;
    /* Its length. */
    uint32_t modules_capacity;
    /* Entries in use; each is complete when counted. */
    uint32_t modules_used;
    /* The ring's bytes. */
    uint64_t ring_offset;
    /* A power of two. */
    uint64_t ring_size;
    /* Largest team seen at a GOMP or OMPT entry, 0 if none. */
    uint32_t omp_threads_max;
    /* Parallel regions entered that are in no `parallel` record (saturating). */
    uint32_t openmp_regions;
    /* Cycles for that many untimed reads or writes of a descriptor, as caches are after a system call, the file's record included. */
    uint64_t calibration_accessed_tsc;
    /* Cycles for that many of a stream. */
    uint64_t calibration_streamed_tsc;
    /* Cycles for that many timed calls that move no data, as caches are after a system call. */
    uint64_t calibration_asked_tsc;
    /* Cycles for that many opens, asking the kernel what was opened included. */
    uint64_t calibration_opened_tsc;
    /* Atomic: events of calls that were put into the ring. */
    uint64_t events_kept;
    uint8_t gap_296[24];
    /* Atomic, bytes ever reserved. */
    uint64_t ring_head;
    uint8_t gap_328[56];
    /* Bytes ever consumed; written by the supervisor alone. */
    uint64_t ring_tail;
    uint8_t gap_392[56];
    /* Atomic: one counter a row of losses.toml. */
    uint64_t losses[LOSS_SLOTS];
    /* Target of /proc/self/exe. */
    char executable[1024];
    /* Arguments, each ended by a zero byte; cut at the size. */
    char command[2048];
    /* First line of MPI_Get_library_version. */
    char mpi_version[256];
    /* Offsets of chunks of the table of files, 0 not made. */
    uint64_t files[FILE_CHUNKS];
    /* Atomic: entries given out. One whose `ready` is 0 is not complete. */
    uint32_t files_used;
    /* Atomic: file_use records given out. */
    uint32_t uses_made;
    /* rchar of /proc/self/io when recording began, our own reading at the start included; all ones if not known. */
    uint64_t start_rchar;
    /* wchar likewise. */
    uint64_t start_wchar;
    /* Atomic: bytes of files that the program mapped. */
    uint64_t mapped_bytes;
    /* Atomic: io_uring queues that were set up through liburing. */
    uint32_t io_uring_rings;
    /* Atomic: children of a fork that were over, or another program, before they were worth a region. */
    uint32_t helpers;
    /* Cycles for as many untimed passes of an MPI call whose bytes are found from count and datatype. */
    uint64_t calibration_sized_tsc;
    /* Offsets of chunks of the table of ended threads, 0 not made: of those for whose end the ring had no room. */
    uint64_t ended[ENDED_CHUNKS];
    /* Atomic: entries given out. One whose `ready` is 0 is not complete. */
    uint32_t ended_used;
    /* Atomic: threads that we know and that run. */
    uint32_t live_threads;
    /* User time of the process when end_kind was set, 0 if not known. */
    uint64_t end_user_ns;
    /* Its system time then. */
    uint64_t end_system_ns;
    /* rchar of /proc/self/io then, of a process that lived for a tenth of a second; 0 if not known. */
    uint64_t end_rchar;
    /* wchar likewise. */
    uint64_t end_wchar;
    /* Inode of the namespace that has given the process its number (/proc/self/ns/pid), 0 if not known. */
    uint64_t pid_namespace;
    /* Version of the Python interpreter that is loaded, major << 8 | minor; 0 none, minor 0xff one that is too old to say. */
    uint32_t python_version;
    /* 1 where its frames are read, 0 where their layout is not known. */
    uint32_t python_known;
    /* Address of its _PyEval_EvalFrameDefault. */
    uint64_t python_eval;
    /* One past its end. */
    uint64_t python_eval_end;
    /* What MPI_COMM_WORLD is in `awaited_group`, 0 without MPI. */
    uint64_t comm_world;
    /* Offsets of chunks of the table of phases, 0 not made. */
    uint64_t phases[PHASE_CHUNKS];
    /* Atomic: entries given out. One whose `ready` is 0 is not complete. */
    uint32_t phases_used;
    /* Atomic: the first signal of a fault for which the program had no handler, 0 none. The thread's last sample is of that moment. */
    uint32_t fault_signal;
    /* Its si_code. */
    int32_t fault_code;
    /* The thread that it came to. */
    uint32_t fault_tid;
    /* Its si_addr, 0 of one that was sent. */
    uint64_t fault_address;
    uint8_t gap_5592[2600];
};

_Static_assert(offsetof(struct region_header, magic) == 0, "region_header.magic");
_Static_assert(offsetof(struct region_header, version) == 8, "region_header.version");
_Static_assert(offsetof(struct region_header, header_size) == 12, "region_header.header_size");
_Static_assert(offsetof(struct region_header, region_size) == 16, "region_header.region_size");
_Static_assert(offsetof(struct region_header, pid) == 24, "region_header.pid");
_Static_assert(offsetof(struct region_header, parent_pid) == 28, "region_header.parent_pid");
_Static_assert(offsetof(struct region_header, start_mono_ns) == 32, "region_header.start_mono_ns");
_Static_assert(offsetof(struct region_header, start_real_ns) == 40, "region_header.start_real_ns");
_Static_assert(offsetof(struct region_header, start_tsc) == 48, "region_header.start_tsc");
_Static_assert(offsetof(struct region_header, last_mono_ns) == 56, "region_header.last_mono_ns");
_Static_assert(offsetof(struct region_header, last_tsc) == 64, "region_header.last_tsc");
_Static_assert(offsetof(struct region_header, last_cpu_ns) == 72, "region_header.last_cpu_ns");
_Static_assert(offsetof(struct region_header, tick_base_ns) == 80, "region_header.tick_base_ns");
_Static_assert(offsetof(struct region_header, tick_shift) == 88, "region_header.tick_shift");
_Static_assert(offsetof(struct region_header, abi) == 92, "region_header.abi");
_Static_assert(offsetof(struct region_header, rank) == 96, "region_header.rank");
_Static_assert(offsetof(struct region_header, world_size) == 100, "region_header.world_size");
_Static_assert(offsetof(struct region_header, thread_level) == 104, "region_header.thread_level");
_Static_assert(offsetof(struct region_header, end_kind) == 108, "region_header.end_kind");
_Static_assert(offsetof(struct region_header, end_code) == 112, "region_header.end_code");
_Static_assert(offsetof(struct region_header, unloading) == 116, "region_header.unloading");
_Static_assert(offsetof(struct region_header, end_mono_ns) == 120, "region_header.end_mono_ns");
_Static_assert(offsetof(struct region_header, mpi_init_begin_ns) == 128, "region_header.mpi_init_begin_ns");
_Static_assert(offsetof(struct region_header, mpi_init_end_ns) == 136, "region_header.mpi_init_end_ns");
_Static_assert(offsetof(struct region_header, mpi_finalize_begin_ns) == 144, "region_header.mpi_finalize_begin_ns");
_Static_assert(offsetof(struct region_header, mpi_finalize_end_ns) == 152, "region_header.mpi_finalize_end_ns");
_Static_assert(offsetof(struct region_header, calibration_calls) == 160, "region_header.calibration_calls");
_Static_assert(offsetof(struct region_header, calibration_counted_tsc) == 168, "region_header.calibration_counted_tsc");
_Static_assert(offsetof(struct region_header, calibration_timed_tsc) == 176, "region_header.calibration_timed_tsc");
_Static_assert(offsetof(struct region_header, start_cost_tsc) == 184, "region_header.start_cost_tsc");
_Static_assert(offsetof(struct region_header, arena_used) == 192, "region_header.arena_used");
_Static_assert(offsetof(struct region_header, threads_offset) == 200, "region_header.threads_offset");
_Static_assert(offsetof(struct region_header, threads_capacity) == 208, "region_header.threads_capacity");
_Static_assert(offsetof(struct region_header, threads_used) == 212, "region_header.threads_used");
_Static_assert(offsetof(struct region_header, modules_offset) == 216, "region_header.modules_offset");
_Static_assert(offsetof(struct region_header, modules_capacity) == 224, "region_header.modules_capacity");
_Static_assert(offsetof(struct region_header, modules_used) == 228, "region_header.modules_used");
_Static_assert(offsetof(struct region_header, ring_offset) == 232, "region_header.ring_offset");
_Static_assert(offsetof(struct region_header, ring_size) == 240, "region_header.ring_size");
_Static_assert(offsetof(struct region_header, omp_threads_max) == 248, "region_header.omp_threads_max");
_Static_assert(offsetof(struct region_header, openmp_regions) == 252, "region_header.openmp_regions");
_Static_assert(offsetof(struct region_header, calibration_accessed_tsc) == 256, "region_header.calibration_accessed_tsc");
_Static_assert(offsetof(struct region_header, calibration_streamed_tsc) == 264, "region_header.calibration_streamed_tsc");
_Static_assert(offsetof(struct region_header, calibration_asked_tsc) == 272, "region_header.calibration_asked_tsc");
_Static_assert(offsetof(struct region_header, calibration_opened_tsc) == 280, "region_header.calibration_opened_tsc");
_Static_assert(offsetof(struct region_header, events_kept) == 288, "region_header.events_kept");
_Static_assert(offsetof(struct region_header, ring_head) == 320, "region_header.ring_head");
_Static_assert(offsetof(struct region_header, ring_tail) == 384, "region_header.ring_tail");
_Static_assert(offsetof(struct region_header, losses) == 448, "region_header.losses");
_Static_assert(offsetof(struct region_header, executable) == 960, "region_header.executable");
_Static_assert(offsetof(struct region_header, command) == 1984, "region_header.command");
_Static_assert(offsetof(struct region_header, mpi_version) == 4032, "region_header.mpi_version");
_Static_assert(offsetof(struct region_header, files) == 4288, "region_header.files");
_Static_assert(offsetof(struct region_header, files_used) == 4800, "region_header.files_used");
_Static_assert(offsetof(struct region_header, uses_made) == 4804, "region_header.uses_made");
_Static_assert(offsetof(struct region_header, start_rchar) == 4808, "region_header.start_rchar");
_Static_assert(offsetof(struct region_header, start_wchar) == 4816, "region_header.start_wchar");
_Static_assert(offsetof(struct region_header, mapped_bytes) == 4824, "region_header.mapped_bytes");
_Static_assert(offsetof(struct region_header, io_uring_rings) == 4832, "region_header.io_uring_rings");
_Static_assert(offsetof(struct region_header, helpers) == 4836, "region_header.helpers");
_Static_assert(offsetof(struct region_header, calibration_sized_tsc) == 4840, "region_header.calibration_sized_tsc");
_Static_assert(offsetof(struct region_header, ended) == 4848, "region_header.ended");
_Static_assert(offsetof(struct region_header, ended_used) == 5360, "region_header.ended_used");
_Static_assert(offsetof(struct region_header, live_threads) == 5364, "region_header.live_threads");
_Static_assert(offsetof(struct region_header, end_user_ns) == 5368, "region_header.end_user_ns");
_Static_assert(offsetof(struct region_header, end_system_ns) == 5376, "region_header.end_system_ns");
_Static_assert(offsetof(struct region_header, end_rchar) == 5384, "region_header.end_rchar");
_Static_assert(offsetof(struct region_header, end_wchar) == 5392, "region_header.end_wchar");
_Static_assert(offsetof(struct region_header, pid_namespace) == 5400, "region_header.pid_namespace");
_Static_assert(offsetof(struct region_header, python_version) == 5408, "region_header.python_version");
_Static_assert(offsetof(struct region_header, python_known) == 5412, "region_header.python_known");
_Static_assert(offsetof(struct region_header, python_eval) == 5416, "region_header.python_eval");
_Static_assert(offsetof(struct region_header, python_eval_end) == 5424, "region_header.python_eval_end");
_Static_assert(offsetof(struct region_header, comm_world) == 5432, "region_header.comm_world");
_Static_assert(offsetof(struct region_header, phases) == 5440, "region_header.phases");
_Static_assert(offsetof(struct region_header, phases_used) == 5568, "region_header.phases_used");
_Static_assert(offsetof(struct region_header, fault_signal) == 5572, "region_header.fault_signal");
_Static_assert(offsetof(struct region_header, fault_code) == 5576, "region_header.fault_code");
_Static_assert(offsetof(struct region_header, fault_tid) == 5580, "region_header.fault_tid");
_Static_assert(offsetof(struct region_header, fault_address) == 5584, "region_header.fault_address");
_Static_assert(sizeof(struct region_header) == 8192, "size of region_header");

/* A region that the program names, inside the one it began in; or a number that it tells. Two entries may be alike: two threads made them at the same moment. */
struct region_phase {
    /* Number plus one of the region it is in, 0 none; 0 of a number. */
    uint32_t outer;
    /* phase_kind. */
    uint32_t kind;
    /* For the collector alone: of kind, `outer` and name. */
    uint32_t hash;
    /* 1 once the entry is complete. */
    uint32_t ready;
    /* Its name, cut at the size. */
    char name[PHASE_NAME];
};

_Static_assert(offsetof(struct region_phase, outer) == 0, "region_phase.outer");
_Static_assert(offsetof(struct region_phase, kind) == 4, "region_phase.kind");
_Static_assert(offsetof(struct region_phase, hash) == 8, "region_phase.hash");
_Static_assert(offsetof(struct region_phase, ready) == 12, "region_phase.ready");
_Static_assert(offsetof(struct region_phase, name) == 16, "region_phase.name");
_Static_assert(sizeof(struct region_phase) == 128, "size of region_phase");

/* What one thread (or the threads that used the block one after the other) did with one phase. */
struct region_phase_use {
    /* Regions begun; numbers told that are finite. Exact. */
    uint64_t count;
    /* Cycles from begin to end, of those that have ended. Exact. */
    uint64_t total_tsc;
    /* The longest of them. */
    uint64_t max_tsc;
    /* Of numbers, as are those below: the bits of a double. */
    uint64_t sum;
    /* The least. */
    uint64_t min;
    /* The greatest. */
    uint64_t max;
    /* The last. */
    uint64_t last;
    /* Cycle counter at the last. */
    uint64_t last_tsc;
    /* Infinities, and what is not a number: in no other field. */
    uint64_t odd;
};

_Static_assert(offsetof(struct region_phase_use, count) == 0, "region_phase_use.count");
_Static_assert(offsetof(struct region_phase_use, total_tsc) == 8, "region_phase_use.total_tsc");
_Static_assert(offsetof(struct region_phase_use, max_tsc) == 16, "region_phase_use.max_tsc");
_Static_assert(offsetof(struct region_phase_use, sum) == 24, "region_phase_use.sum");
_Static_assert(offsetof(struct region_phase_use, min) == 32, "region_phase_use.min");
_Static_assert(offsetof(struct region_phase_use, max) == 40, "region_phase_use.max");
_Static_assert(offsetof(struct region_phase_use, last) == 48, "region_phase_use.last");
_Static_assert(offsetof(struct region_phase_use, last_tsc) == 56, "region_phase_use.last_tsc");
_Static_assert(offsetof(struct region_phase_use, odd) == 64, "region_phase_use.odd");
_Static_assert(sizeof(struct region_phase_use) == 72, "size of region_phase_use");

/* What a thread keeps of phases. */
struct region_phases {
    /* How many it is in. */
    uint32_t depth;
    /* How many more, for which there is no room. */
    uint32_t beyond;
    /* Offsets of chunks of `phase_use`, by number of the phase, 0 not made. */
    uint64_t uses[PHASE_CHUNKS];
    uint8_t gap_136[56];
    /* For the collector alone: `beyond` by a hash of their names. */
    uint32_t beyond_names[64];
    /* Cycle counter at their begins, from the outermost. */
    uint64_t begun[PHASE_DEPTH];
    /* Their numbers plus one. */
    uint32_t open[PHASE_DEPTH];
    /* For the collector alone: addresses in the process of their entries and their uses. */
    uint64_t entered[128];
    /* For the collector alone: 64 of the address of a name, and of the entry and the use of its phase, and its number plus one. */
    uint64_t known[256];
};

_Static_assert(offsetof(struct region_phases, depth) == 0, "region_phases.depth");
_Static_assert(offsetof(struct region_phases, beyond) == 4, "region_phases.beyond");
_Static_assert(offsetof(struct region_phases, uses) == 8, "region_phases.uses");
_Static_assert(offsetof(struct region_phases, beyond_names) == 192, "region_phases.beyond_names");
_Static_assert(offsetof(struct region_phases, begun) == 448, "region_phases.begun");
_Static_assert(offsetof(struct region_phases, open) == 960, "region_phases.open");
_Static_assert(offsetof(struct region_phases, entered) == 1216, "region_phases.entered");
_Static_assert(offsetof(struct region_phases, known) == 2240, "region_phases.known");
_Static_assert(sizeof(struct region_phases) == 4288, "size of region_phases");

/* A thread that has ended, and of which the ring does not tell. */
struct region_ended {
    /* CLOCK_MONOTONIC when it started. */
    uint64_t start_mono_ns;
    /* And when it ended. */
    uint64_t end_mono_ns;
    /* Its processor time. */
    uint64_t cpu_ns;
    /* The kernel's id of it. */
    uint32_t tid;
    /* 1 once the entry is complete. */
    uint32_t ready;
};

_Static_assert(offsetof(struct region_ended, start_mono_ns) == 0, "region_ended.start_mono_ns");
_Static_assert(offsetof(struct region_ended, end_mono_ns) == 8, "region_ended.end_mono_ns");
_Static_assert(offsetof(struct region_ended, cpu_ns) == 16, "region_ended.cpu_ns");
_Static_assert(offsetof(struct region_ended, tid) == 24, "region_ended.tid");
_Static_assert(offsetof(struct region_ended, ready) == 28, "region_ended.ready");
_Static_assert(sizeof(struct region_ended) == 32, "size of region_ended");

/* One thread's block. Written by that thread alone (its handler included); line 0 is all that a wrapper touches besides its site. */
struct region_thread {
    /* The outermost wrapped call the thread is in, `idle` if none. Numbers are those of calls.h. */
    uint32_t call;
    /* thread_flag. */
    uint32_t flags;
    /* Stack pointer at the entry of that call. */
    uint64_t call_sp;
    /* Cycle counter at the first tick inside that call, 0 if none yet. */
    uint64_t first_tick_tsc;
    /* State of the stride generator. */
    uint64_t random;
    /* Sites of this thread. */
    uint32_t sites_used;
    /* Kernel thread id. */
    uint32_t tid;
    /* Datatype cache is valid while equal to the process-wide generation. */
    uint64_t type_cache_generation;
    /* What `call` is between calls: 0, or all ones while calls pass uncounted to hold the overhead budget. */
    uint32_t idle;
    /* For the collector alone: 64 less the bits of a place in the index `sent_known`. */
    uint32_t sent_shift;
    /* Site number plus one of that call, 0 if none. */
    uint32_t site;
    /* This block's place in the table of threads. */
    uint32_t number;
    /* Index (base grid) of the newest tick taken. */
    uint64_t last_tick;
    /* Samples taken. */
    uint64_t ticks;
    /* Base-grid ticks they stand for. */
    uint64_t tick_weight;
    /* Cycles in the handler. */
    uint64_t handler_tsc;
    /* Lowest address of the stack. */
    uint64_t stack_low;
    /* One past its highest. */
    uint64_t stack_high;
    /* When the thread was first seen. */
    uint64_t start_mono_ns;
    /* Cycles of ours within calls that are measured as they pass: of masking and unmasking, and of asking libraries and the system what a call moved or named. */
    uint64_t own_tsc;
    /* Address given to pthread_create, 0 for the main thread. */
    uint64_t start_routine;
    /* Kernel timer id plus one, 0 if none. */
    uint64_t timer;
    /* Cycles that recording had taken of the threads that had this block before, all ones if not yet asked. */
    uint64_t spent_before_tsc;
    /* Cycles that recording had taken when calls were last counted again after a time in which they passed. */
    uint64_t full_from_tsc;
    /* What it took from there until they passed again. */
    uint64_t full_cost_tsc;
    /* Cycles that recording has taken of this block's threads, as far as they are in the account of the process. */
    uint64_t told_tsc;
    uint8_t gap_176[16];
    /* Open-addressed hash: 0 empty, else site number plus one. */
    uint16_t site_index[SITE_SLOTS];
    /* Offsets of chunks of sites. */
    uint64_t site_chunks[SITE_CHUNKS];
    /* 64 pairs of datatype handle and size in bytes. */
    uint64_t type_cache[128];
    /* Offset of the newest of this block's file_use records, 0 none; they are linked by `next`. */
    uint64_t uses;
    /* Offset of this block's private index of them, 0 none. */
    uint64_t use_cache;
    /* Offsets of heat maps, by interface, 0 none. */
    uint64_t heat[HEAT_LAYERS];
    uint8_t gap_11240[24];
    /* The sites used last, by return address, for the collector alone: 128 of the site's address in the process, of the datatype, and of count and generation of a call that has the bytes of its run. */
    uint64_t recent[512];
    /* Offset of FAILURES pairs of u64: (site number plus one) << 32 | errno, or 0; and how often. 0 none. */
    uint64_t failures;
    /* Offset of what was sent to whom: a `sent_head`, and `sent` records behind it. 0 none. It is replaced by a larger one when it is three quarters full. */
    uint64_t sent;
    /* For the collector alone: address in the process of its index of them by communicator and rank there, 0 none. */
    uint64_t sent_known;
    /* Offset of what it asked of libraries of mathematics: a `math_head`, and `math` records behind it. 0 none. It is replaced by a larger one when it is three quarters full. */
    uint64_t math;
    /* Offset of an `event_head` and its EVENT_CHUNK `event` records, 0 none. */
    uint64_t events;
    /* Where each call is kept: cycle counter at the end of the call before. */
    uint64_t left_tsc;
    /* Frame of the outermost such call that it is in, 0 none. */
    uint64_t math_sp;
    /* Offset of its `phases`, 0 none. */
    uint64_t phases;
    /* Number plus one of the innermost region of the program's own that it is in, 0 none. */
    uint32_t phase;
    /* Of the child of a fork: how many its parent was in, whose ends are nothing to count. */
    uint32_t phase_inherited;
    uint8_t gap_15432[56];
    /* Of the call of MPI that the thread is in: the communicator, or the address of its requests. */
    uint64_t awaits;
    /* Ranks there, the second << 32; or how many requests. */
    uint64_t awaits_more;
    /* await of that call, once a tick has fallen in it; else nothing. */
    uint32_t awaited_kind;
    /* How many of `awaited` are in use. */
    uint32_t awaited_count;
    /* The communicator of a collective. */
    uint64_t awaited_group;
    /* The root's rank in it. */
    uint64_t awaited_root;
    /* For the collector alone. */
    uint64_t awaited_group_generation;
    uint8_t gap_15536[16];
    /* Whom it waits for: a rank, and await_role << AWAITED_ROLE_BIT. */
    uint64_t awaited[AWAITED];
    /* For the collector alone: the communicator that the rank is in. */
    uint64_t awaited_comm[AWAITED];
    /* For the collector alone: of that communicator. */
    uint32_t awaited_generation[AWAITED];
    /* For the collector alone: `site` at the tick before. */
    uint64_t ticked_site;
    /* For the collector alone: calls of that site then. */
    uint64_t ticked_count;
    /* For the collector alone: calls of MPI then. */
    uint64_t ticked_mpi;
    /* Offset of the newest of this block's `parallel` records, 0 none; they are linked by `next`. */
    uint64_t parallels;
    /* For the collector alone: the team of OpenMP that it works in, 0 none. */
    uint64_t team;
    /* For the collector alone: its number in that team. */
    uint32_t team_place;
    /* For the collector alone: bits, which of `teams` a region has that is not over. */
    uint32_t teams_taken;
    /* For the collector alone: offset of the team of the innermost region that it has begun and not ended, 0 none. */
    uint64_t team_open;
    /* For the collector alone: offset of a team beyond `teams` that can be used again, 0 none. */
    uint64_t team_spare;
    /* For the collector alone: offsets of teams, 0 not made. */
    uint32_t teams[TEAM_SLOTS];
    /* For the collector alone: where the region is that it is about to begin, 0 if the runtime knows. */
    uint64_t team_from;
    /* For the collector alone: regions that it has begun and not ended, and that have no team. */
    uint32_t team_beyond;
    uint8_t gap_16332[52];
};

_Static_assert(offsetof(struct region_thread, call) == 0, "region_thread.call");
_Static_assert(offsetof(struct region_thread, flags) == 4, "region_thread.flags");
_Static_assert(offsetof(struct region_thread, call_sp) == 8, "region_thread.call_sp");
_Static_assert(offsetof(struct region_thread, first_tick_tsc) == 16, "region_thread.first_tick_tsc");
_Static_assert(offsetof(struct region_thread, random) == 24, "region_thread.random");
_Static_assert(offsetof(struct region_thread, sites_used) == 32, "region_thread.sites_used");
_Static_assert(offsetof(struct region_thread, tid) == 36, "region_thread.tid");
_Static_assert(offsetof(struct region_thread, type_cache_generation) == 40, "region_thread.type_cache_generation");
_Static_assert(offsetof(struct region_thread, idle) == 48, "region_thread.idle");
_Static_assert(offsetof(struct region_thread, sent_shift) == 52, "region_thread.sent_shift");
_Static_assert(offsetof(struct region_thread, site) == 56, "region_thread.site");
_Static_assert(offsetof(struct region_thread, number) == 60, "region_thread.number");
_Static_assert(offsetof(struct region_thread, last_tick) == 64, "region_thread.last_tick");
_Static_assert(offsetof(struct region_thread, ticks) == 72, "region_thread.ticks");
_Static_assert(offsetof(struct region_thread, tick_weight) == 80, "region_thread.tick_weight");
_Static_assert(offsetof(struct region_thread, handler_tsc) == 88, "region_thread.handler_tsc");
_Static_assert(offsetof(struct region_thread, stack_low) == 96, "region_thread.stack_low");
_Static_assert(offsetof(struct region_thread, stack_high) == 104, "region_thread.stack_high");
_Static_assert(offsetof(struct region_thread, start_mono_ns) == 112, "region_thread.start_mono_ns");
_Static_assert(offsetof(struct region_thread, own_tsc) == 120, "region_thread.own_tsc");
_Static_assert(offsetof(struct region_thread, start_routine) == 128, "region_thread.start_routine");
_Static_assert(offsetof(struct region_thread, timer) == 136, "region_thread.timer");
_Static_assert(offsetof(struct region_thread, spent_before_tsc) == 144, "region_thread.spent_before_tsc");
_Static_assert(offsetof(struct region_thread, full_from_tsc) == 152, "region_thread.full_from_tsc");
_Static_assert(offsetof(struct region_thread, full_cost_tsc) == 160, "region_thread.full_cost_tsc");
_Static_assert(offsetof(struct region_thread, told_tsc) == 168, "region_thread.told_tsc");
_Static_assert(offsetof(struct region_thread, site_index) == 192, "region_thread.site_index");
_Static_assert(offsetof(struct region_thread, site_chunks) == 8384, "region_thread.site_chunks");
_Static_assert(offsetof(struct region_thread, type_cache) == 10176, "region_thread.type_cache");
_Static_assert(offsetof(struct region_thread, uses) == 11200, "region_thread.uses");
_Static_assert(offsetof(struct region_thread, use_cache) == 11208, "region_thread.use_cache");
_Static_assert(offsetof(struct region_thread, heat) == 11216, "region_thread.heat");
_Static_assert(offsetof(struct region_thread, recent) == 11264, "region_thread.recent");
_Static_assert(offsetof(struct region_thread, failures) == 15360, "region_thread.failures");
_Static_assert(offsetof(struct region_thread, sent) == 15368, "region_thread.sent");
_Static_assert(offsetof(struct region_thread, sent_known) == 15376, "region_thread.sent_known");
_Static_assert(offsetof(struct region_thread, math) == 15384, "region_thread.math");
_Static_assert(offsetof(struct region_thread, events) == 15392, "region_thread.events");
_Static_assert(offsetof(struct region_thread, left_tsc) == 15400, "region_thread.left_tsc");
_Static_assert(offsetof(struct region_thread, math_sp) == 15408, "region_thread.math_sp");
_Static_assert(offsetof(struct region_thread, phases) == 15416, "region_thread.phases");
_Static_assert(offsetof(struct region_thread, phase) == 15424, "region_thread.phase");
_Static_assert(offsetof(struct region_thread, phase_inherited) == 15428, "region_thread.phase_inherited");
_Static_assert(offsetof(struct region_thread, awaits) == 15488, "region_thread.awaits");
_Static_assert(offsetof(struct region_thread, awaits_more) == 15496, "region_thread.awaits_more");
_Static_assert(offsetof(struct region_thread, awaited_kind) == 15504, "region_thread.awaited_kind");
_Static_assert(offsetof(struct region_thread, awaited_count) == 15508, "region_thread.awaited_count");
_Static_assert(offsetof(struct region_thread, awaited_group) == 15512, "region_thread.awaited_group");
_Static_assert(offsetof(struct region_thread, awaited_root) == 15520, "region_thread.awaited_root");
_Static_assert(offsetof(struct region_thread, awaited_group_generation) == 15528, "region_thread.awaited_group_generation");
_Static_assert(offsetof(struct region_thread, awaited) == 15552, "region_thread.awaited");
_Static_assert(offsetof(struct region_thread, awaited_comm) == 15808, "region_thread.awaited_comm");
_Static_assert(offsetof(struct region_thread, awaited_generation) == 16064, "region_thread.awaited_generation");
_Static_assert(offsetof(struct region_thread, ticked_site) == 16192, "region_thread.ticked_site");
_Static_assert(offsetof(struct region_thread, ticked_count) == 16200, "region_thread.ticked_count");
_Static_assert(offsetof(struct region_thread, ticked_mpi) == 16208, "region_thread.ticked_mpi");
_Static_assert(offsetof(struct region_thread, parallels) == 16216, "region_thread.parallels");
_Static_assert(offsetof(struct region_thread, team) == 16224, "region_thread.team");
_Static_assert(offsetof(struct region_thread, team_place) == 16232, "region_thread.team_place");
_Static_assert(offsetof(struct region_thread, teams_taken) == 16236, "region_thread.teams_taken");
_Static_assert(offsetof(struct region_thread, team_open) == 16240, "region_thread.team_open");
_Static_assert(offsetof(struct region_thread, team_spare) == 16248, "region_thread.team_spare");
_Static_assert(offsetof(struct region_thread, teams) == 16256, "region_thread.teams");
_Static_assert(offsetof(struct region_thread, team_from) == 16320, "region_thread.team_from");
_Static_assert(offsetof(struct region_thread, team_beyond) == 16328, "region_thread.team_beyond");
_Static_assert(sizeof(struct region_thread) == 16384, "size of region_thread");

/* Before the `sent` records of a thread. */
struct region_sent_head {
    /* How many there is room for: a power of two. */
    uint32_t capacity;
    /* How many are in use. */
    uint32_t used;
};

_Static_assert(offsetof(struct region_sent_head, capacity) == 0, "region_sent_head.capacity");
_Static_assert(offsetof(struct region_sent_head, used) == 4, "region_sent_head.used");
_Static_assert(sizeof(struct region_sent_head) == 8, "size of region_sent_head");

/* What one thread (or the threads that used the block one after the other) sent to one process: messages, point-to-point, in MPI_Send and the like and at each start of a persistent request; and apart from them what it gave to collectives that name whom it is for. Open-addressed hash. */
struct region_sent {
    /* The receiver's rank in MPI_COMM_WORLD, 0 where it has none. */
    uint32_t rank;
    /* peer_kind; 0 an empty place. */
    uint32_t kind;
    /* Messages. Exact. */
    uint64_t count;
    /* Their bytes. Exact. */
    uint64_t bytes;
    /* Bytes given to collectives for it. Exact. */
    uint64_t collective_bytes;
};

_Static_assert(offsetof(struct region_sent, rank) == 0, "region_sent.rank");
_Static_assert(offsetof(struct region_sent, kind) == 4, "region_sent.kind");
_Static_assert(offsetof(struct region_sent, count) == 8, "region_sent.count");
_Static_assert(offsetof(struct region_sent, bytes) == 16, "region_sent.bytes");
_Static_assert(offsetof(struct region_sent, collective_bytes) == 24, "region_sent.collective_bytes");
_Static_assert(sizeof(struct region_sent) == 32, "size of region_sent");

/* A file that the process used, or, folded, all that share a directory and a name pattern. Written once, by whoever publishes it, but for the fields that say otherwise. */
struct region_file {
    /* Of device, inode and birth, or of the path where there is no inode. */
    uint64_t hash;
    /* st_dev as major << 32 | minor; 0 if not known. */
    uint64_t device;
    /* st_ino; 0 where the file is known by its path alone. */
    uint64_t inode;
    /* When it was made, nanoseconds since 1970; 0 where the file system does not tell. It tells a new file with a used inode. */
    uint64_t birth_ns;
    /* Offset of its name, ended by a zero byte; 0 none. */
    uint64_t path;
    /* Bytes of the name. */
    uint32_t path_size;
    /* file_flag. */
    uint32_t flags;
    /* Largest size seen, in bytes. Any thread. */
    uint64_t size;
    /* Atomic: distinct files, more than 1 where folded (an upper bound: opens of files without a record of their own). */
    uint64_t members;
    /* Offset of the MPI-IO hints in force, lines of key=value ended by a zero byte; 0 none. */
    uint64_t hints;
    /* st_blksize. */
    uint32_t block_size;
    /* st_mode. */
    uint32_t mode;
    /* Number of the file that a data set lies in, plus one; 0 none. */
    uint32_t parent;
    /* Ranks of the communicator that opened it by MPI-IO, 0 none. */
    uint32_t comm_size;
    /* 1 when complete; written last. */
    uint32_t ready;
    /* Zero. */
    uint32_t pad0;
    /* Zero. */
    uint64_t pad1[3];
    uint8_t gap_120[8];
};

_Static_assert(offsetof(struct region_file, hash) == 0, "region_file.hash");
_Static_assert(offsetof(struct region_file, device) == 8, "region_file.device");
_Static_assert(offsetof(struct region_file, inode) == 16, "region_file.inode");
_Static_assert(offsetof(struct region_file, birth_ns) == 24, "region_file.birth_ns");
_Static_assert(offsetof(struct region_file, path) == 32, "region_file.path");
_Static_assert(offsetof(struct region_file, path_size) == 40, "region_file.path_size");
_Static_assert(offsetof(struct region_file, flags) == 44, "region_file.flags");
_Static_assert(offsetof(struct region_file, size) == 48, "region_file.size");
_Static_assert(offsetof(struct region_file, members) == 56, "region_file.members");
_Static_assert(offsetof(struct region_file, hints) == 64, "region_file.hints");
_Static_assert(offsetof(struct region_file, block_size) == 72, "region_file.block_size");
_Static_assert(offsetof(struct region_file, mode) == 76, "region_file.mode");
_Static_assert(offsetof(struct region_file, parent) == 80, "region_file.parent");
_Static_assert(offsetof(struct region_file, comm_size) == 84, "region_file.comm_size");
_Static_assert(offsetof(struct region_file, ready) == 88, "region_file.ready");
_Static_assert(offsetof(struct region_file, pad0) == 92, "region_file.pad0");
_Static_assert(offsetof(struct region_file, pad1) == 96, "region_file.pad1");
_Static_assert(sizeof(struct region_file) == 128, "size of region_file");

/* What one thread (or the threads that used the block one after the other) did with one file through one interface. The two groups read_… and write_… have the same fields in the same order. All cycle counts are sums over calls; what moves data is timed as its site is and stands for what is not (a call within another as that one is), all else always; posix, stdio and blocking mpiio calls of few microseconds are so in part. */
struct region_file_use {
    /* Offset of the next record of the thread, 0 none. */
    uint64_t next;
    /* Number of the file, plus one. */
    uint32_t file;
    /* file_interface. */
    uint32_t interface;
    /* Bytes read and written that are in the heat map already: those of untimed calls enter it with the next that is timed, or that a tick lies before. The rest belongs where the last access was. */
    uint64_t heated[2];
    /* Block size of the file minus one, what `file_unaligned` goes by. */
    uint64_t block_mask;
    uint8_t gap_40[24];
    /* Successful reads. */
    uint64_t reads;
    /* Bytes really moved. */
    uint64_t read_bytes;
    /* One past the highest byte touched. */
    uint64_t read_end;
    /* One past the last byte of the newest one. */
    uint64_t read_last;
    /* Those that begin at or behind the end of the one before; the first after an open is one. */
    uint64_t read_sequential;
    /* Those that begin just there; the first after an open is none. */
    uint64_t read_consecutive;
    /* Those that are the first after an open and begin at byte 0. */
    uint64_t read_first_at_zero;
    /* 1 since the first after the newest open. */
    uint64_t read_began;
    /* Cycles in them. */
    uint64_t read_tsc;
    /* The longest. */
    uint64_t read_max_tsc;
    /* Its bytes. */
    uint64_t read_max_size;
    /* Cycle counter at the start of the first, 0 none. */
    uint64_t read_start_tsc;
    /* At the end of the last; of those that were not timed, the last that is the first since a tick. */
    uint64_t read_end_tsc;
    /* By size. */
    uint64_t read_bins[IO_BINS];
    /* MPI-IO and above: independent and blocking. */
    uint64_t read_independent;
    /* Collective and blocking. */
    uint64_t read_collective;
    /* Split collective. */
    uint64_t read_split;
    /* Non-blocking, collective or not. */
    uint64_t read_nonblocking;
    uint8_t gap_280[40];
    /* Successful writes. */
    uint64_t writes;
    /* Bytes really moved. */
    uint64_t write_bytes;
    /* One past the highest byte touched. */
    uint64_t write_end;
    /* One past the last byte of the newest one. */
    uint64_t write_last;
    /* Those that begin at or behind the end of the one before; the first after an open is one. */
    uint64_t write_sequential;
    /* Those that begin just there; the first after an open is none. */
    uint64_t write_consecutive;
    /* Those that are the first after an open and begin at byte 0. */
    uint64_t write_first_at_zero;
    /* 1 since the first after the newest open. */
    uint64_t write_began;
    /* Cycles in them. */
    uint64_t write_tsc;
    /* The longest. */
    uint64_t write_max_tsc;
    /* Its bytes. */
    uint64_t write_max_size;
    /* Cycle counter at the start of the first, 0 none. */
    uint64_t write_start_tsc;
    /* Likewise. */
    uint64_t write_end_tsc;
    /* By size. */
    uint64_t write_bins[IO_BINS];
    /* MPI-IO and above: independent and blocking. */
    uint64_t write_independent;
    /* Collective and blocking. */
    uint64_t write_collective;
    /* Split collective. */
    uint64_t write_split;
    /* Non-blocking, collective or not. */
    uint64_t write_nonblocking;
    uint8_t gap_536[40];
    /* Opens. */
    uint64_t opens;
    /* Closes. */
    uint64_t closes;
    /* Opens by MPI-IO with more than one rank. */
    uint64_t collective_opens;
    /* Opens with O_SYNC or O_DSYNC: each write waits until its data are on disk. */
    uint64_t durable_opens;
    /* Opens with O_DIRECT: accesses go past the page cache. */
    uint64_t direct_opens;
    /* Seeks. */
    uint64_t seeks;
    /* Stat calls: stat, fstat, statx, access and the like. */
    uint64_t stats;
    /* fsync, msync, MPI_File_sync, H5Fflush. */
    uint64_t syncs;
    /* fdatasync. */
    uint64_t data_syncs;
    /* fflush. */
    uint64_t flushes;
    /* mmap. */
    uint64_t maps;
    /* Their bytes. */
    uint64_t mapped_bytes;
    /* truncate, ftruncate, fallocate, MPI_File_set_size, MPI_File_preallocate. */
    uint64_t truncates;
    /* Times it lost its name by rename. */
    uint64_t renames_from;
    /* Times it got its name by rename. */
    uint64_t renames_to;
    /* unlink, remove, rmdir, MPI_File_delete. */
    uint64_t unlinks;
    /* mkdir, link, symlink, mknod. */
    uint64_t makes;
    /* opendir and readdir. */
    uint64_t lists;
    /* Other metadata calls: chmod, xattr, lock, advice. */
    uint64_t other_meta;
    /* Descriptors asked of streams, or duplicated. */
    uint64_t filenos;
    /* MPI_File_set_view. */
    uint64_t views;
    /* Opens and views with an info object. */
    uint64_t hinted;
    /* Accesses whose bytes are those of pointers: data of variable length. */
    uint64_t variable;
    /* Changes between reading and writing. */
    uint64_t switches;
    /* Accesses whose buffer does not begin at a multiple of 8. */
    uint64_t memory_unaligned;
    /* Accesses whose offset is no multiple of the block size. */
    uint64_t file_unaligned;
    /* Calls that failed. */
    uint64_t errors;
    /* Cycles in metadata calls. */
    uint64_t meta_tsc;
    /* Cycles in sync calls. */
    uint64_t sync_tsc;
    /* Cycle counter at the start of the first open, 0 none. */
    uint64_t open_start_tsc;
    /* At the end of the last. */
    uint64_t open_end_tsc;
    /* At the start of the first close, 0 none. */
    uint64_t close_start_tsc;
    /* At the end of the last. */
    uint64_t close_end_tsc;
    /* 1 the last access was a read, 2 a write, 0 none yet. */
    uint32_t last_direction;
    /* Zero. */
    uint32_t pad0;
    /* Times that an access size or stride gave way to another. */
    uint64_t common_dropped;
    /* Distinct access sizes. */
    uint64_t access_size[COMMON];
    /* How often each. */
    uint64_t access_count[COMMON];
    /* Distinct distances between the end of an access and the start of the next of its kind, if positive. */
    uint64_t stride[COMMON];
    /* How often each. */
    uint64_t stride_count[COMMON];
    uint8_t gap_1112[40];
};

_Static_assert(offsetof(struct region_file_use, next) == 0, "region_file_use.next");
_Static_assert(offsetof(struct region_file_use, file) == 8, "region_file_use.file");
_Static_assert(offsetof(struct region_file_use, interface) == 12, "region_file_use.interface");
_Static_assert(offsetof(struct region_file_use, heated) == 16, "region_file_use.heated");
_Static_assert(offsetof(struct region_file_use, block_mask) == 32, "region_file_use.block_mask");
_Static_assert(offsetof(struct region_file_use, reads) == 64, "region_file_use.reads");
_Static_assert(offsetof(struct region_file_use, read_bytes) == 72, "region_file_use.read_bytes");
_Static_assert(offsetof(struct region_file_use, read_end) == 80, "region_file_use.read_end");
_Static_assert(offsetof(struct region_file_use, read_last) == 88, "region_file_use.read_last");
_Static_assert(offsetof(struct region_file_use, read_sequential) == 96, "region_file_use.read_sequential");
_Static_assert(offsetof(struct region_file_use, read_consecutive) == 104, "region_file_use.read_consecutive");
_Static_assert(offsetof(struct region_file_use, read_first_at_zero) == 112, "region_file_use.read_first_at_zero");
_Static_assert(offsetof(struct region_file_use, read_began) == 120, "region_file_use.read_began");
_Static_assert(offsetof(struct region_file_use, read_tsc) == 128, "region_file_use.read_tsc");
_Static_assert(offsetof(struct region_file_use, read_max_tsc) == 136, "region_file_use.read_max_tsc");
_Static_assert(offsetof(struct region_file_use, read_max_size) == 144, "region_file_use.read_max_size");
_Static_assert(offsetof(struct region_file_use, read_start_tsc) == 152, "region_file_use.read_start_tsc");
_Static_assert(offsetof(struct region_file_use, read_end_tsc) == 160, "region_file_use.read_end_tsc");
_Static_assert(offsetof(struct region_file_use, read_bins) == 168, "region_file_use.read_bins");
_Static_assert(offsetof(struct region_file_use, read_independent) == 248, "region_file_use.read_independent");
_Static_assert(offsetof(struct region_file_use, read_collective) == 256, "region_file_use.read_collective");
_Static_assert(offsetof(struct region_file_use, read_split) == 264, "region_file_use.read_split");
_Static_assert(offsetof(struct region_file_use, read_nonblocking) == 272, "region_file_use.read_nonblocking");
_Static_assert(offsetof(struct region_file_use, writes) == 320, "region_file_use.writes");
_Static_assert(offsetof(struct region_file_use, write_bytes) == 328, "region_file_use.write_bytes");
_Static_assert(offsetof(struct region_file_use, write_end) == 336, "region_file_use.write_end");
_Static_assert(offsetof(struct region_file_use, write_last) == 344, "region_file_use.write_last");
_Static_assert(offsetof(struct region_file_use, write_sequential) == 352, "region_file_use.write_sequential");
_Static_assert(offsetof(struct region_file_use, write_consecutive) == 360, "region_file_use.write_consecutive");
_Static_assert(offsetof(struct region_file_use, write_first_at_zero) == 368, "region_file_use.write_first_at_zero");
_Static_assert(offsetof(struct region_file_use, write_began) == 376, "region_file_use.write_began");
_Static_assert(offsetof(struct region_file_use, write_tsc) == 384, "region_file_use.write_tsc");
_Static_assert(offsetof(struct region_file_use, write_max_tsc) == 392, "region_file_use.write_max_tsc");
_Static_assert(offsetof(struct region_file_use, write_max_size) == 400, "region_file_use.write_max_size");
_Static_assert(offsetof(struct region_file_use, write_start_tsc) == 408, "region_file_use.write_start_tsc");
_Static_assert(offsetof(struct region_file_use, write_end_tsc) == 416, "region_file_use.write_end_tsc");
_Static_assert(offsetof(struct region_file_use, write_bins) == 424, "region_file_use.write_bins");
_Static_assert(offsetof(struct region_file_use, write_independent) == 504, "region_file_use.write_independent");
_Static_assert(offsetof(struct region_file_use, write_collective) == 512, "region_file_use.write_collective");
_Static_assert(offsetof(struct region_file_use, write_split) == 520, "region_file_use.write_split");
_Static_assert(offsetof(struct region_file_use, write_nonblocking) == 528, "region_file_use.write_nonblocking");
_Static_assert(offsetof(struct region_file_use, opens) == 576, "region_file_use.opens");
_Static_assert(offsetof(struct region_file_use, closes) == 584, "region_file_use.closes");
_Static_assert(offsetof(struct region_file_use, collective_opens) == 592, "region_file_use.collective_opens");
_Static_assert(offsetof(struct region_file_use, durable_opens) == 600, "region_file_use.durable_opens");
_Static_assert(offsetof(struct region_file_use, direct_opens) == 608, "region_file_use.direct_opens");
_Static_assert(offsetof(struct region_file_use, seeks) == 616, "region_file_use.seeks");
_Static_assert(offsetof(struct region_file_use, stats) == 624, "region_file_use.stats");
_Static_assert(offsetof(struct region_file_use, syncs) == 632, "region_file_use.syncs");
_Static_assert(offsetof(struct region_file_use, data_syncs) == 640, "region_file_use.data_syncs");
_Static_assert(offsetof(struct region_file_use, flushes) == 648, "region_file_use.flushes");
_Static_assert(offsetof(struct region_file_use, maps) == 656, "region_file_use.maps");
_Static_assert(offsetof(struct region_file_use, mapped_bytes) == 664, "region_file_use.mapped_bytes");
_Static_assert(offsetof(struct region_file_use, truncates) == 672, "region_file_use.truncates");
_Static_assert(offsetof(struct region_file_use, renames_from) == 680, "region_file_use.renames_from");
_Static_assert(offsetof(struct region_file_use, renames_to) == 688, "region_file_use.renames_to");
_Static_assert(offsetof(struct region_file_use, unlinks) == 696, "region_file_use.unlinks");
_Static_assert(offsetof(struct region_file_use, makes) == 704, "region_file_use.makes");
_Static_assert(offsetof(struct region_file_use, lists) == 712, "region_file_use.lists");
_Static_assert(offsetof(struct region_file_use, other_meta) == 720, "region_file_use.other_meta");
_Static_assert(offsetof(struct region_file_use, filenos) == 728, "region_file_use.filenos");
_Static_assert(offsetof(struct region_file_use, views) == 736, "region_file_use.views");
_Static_assert(offsetof(struct region_file_use, hinted) == 744, "region_file_use.hinted");
_Static_assert(offsetof(struct region_file_use, variable) == 752, "region_file_use.variable");
_Static_assert(offsetof(struct region_file_use, switches) == 760, "region_file_use.switches");
_Static_assert(offsetof(struct region_file_use, memory_unaligned) == 768, "region_file_use.memory_unaligned");
_Static_assert(offsetof(struct region_file_use, file_unaligned) == 776, "region_file_use.file_unaligned");
_Static_assert(offsetof(struct region_file_use, errors) == 784, "region_file_use.errors");
_Static_assert(offsetof(struct region_file_use, meta_tsc) == 792, "region_file_use.meta_tsc");
_Static_assert(offsetof(struct region_file_use, sync_tsc) == 800, "region_file_use.sync_tsc");
_Static_assert(offsetof(struct region_file_use, open_start_tsc) == 808, "region_file_use.open_start_tsc");
_Static_assert(offsetof(struct region_file_use, open_end_tsc) == 816, "region_file_use.open_end_tsc");
_Static_assert(offsetof(struct region_file_use, close_start_tsc) == 824, "region_file_use.close_start_tsc");
_Static_assert(offsetof(struct region_file_use, close_end_tsc) == 832, "region_file_use.close_end_tsc");
_Static_assert(offsetof(struct region_file_use, last_direction) == 840, "region_file_use.last_direction");
_Static_assert(offsetof(struct region_file_use, pad0) == 844, "region_file_use.pad0");
_Static_assert(offsetof(struct region_file_use, common_dropped) == 848, "region_file_use.common_dropped");
_Static_assert(offsetof(struct region_file_use, access_size) == 856, "region_file_use.access_size");
_Static_assert(offsetof(struct region_file_use, access_count) == 920, "region_file_use.access_count");
_Static_assert(offsetof(struct region_file_use, stride) == 984, "region_file_use.stride");
_Static_assert(offsetof(struct region_file_use, stride_count) == 1048, "region_file_use.stride_count");
_Static_assert(sizeof(struct region_file_use) == 1152, "size of region_file_use");

/* Bytes and time of one thread through one interface, by time. Bin n begins (n << shift) cycles after the region's start_tsc. */
struct region_heat {
    /* Bins are 1 << shift cycles wide. */
    uint32_t shift;
    /* Zero. */
    uint32_t pad0;
    /* Zero. */
    uint64_t pad1[7];
    /* Bytes read; those of a call are spread over the bins it spans. */
    uint64_t read_bytes[HEAT_BINS];
    /* Bytes written, likewise. */
    uint64_t write_bytes[HEAT_BINS];
    /* Cycles in reads, those that timed ones stand for where these fell; 0 for stdio. */
    uint64_t read_tsc[HEAT_BINS];
    /* Cycles in writes. */
    uint64_t write_tsc[HEAT_BINS];
    /* Cycles in metadata and sync calls. */
    uint64_t meta_tsc[HEAT_BINS];
};

_Static_assert(offsetof(struct region_heat, shift) == 0, "region_heat.shift");
_Static_assert(offsetof(struct region_heat, pad0) == 4, "region_heat.pad0");
_Static_assert(offsetof(struct region_heat, pad1) == 8, "region_heat.pad1");
_Static_assert(offsetof(struct region_heat, read_bytes) == 64, "region_heat.read_bytes");
_Static_assert(offsetof(struct region_heat, write_bytes) == 2112, "region_heat.write_bytes");
_Static_assert(offsetof(struct region_heat, read_tsc) == 4160, "region_heat.read_tsc");
_Static_assert(offsetof(struct region_heat, write_tsc) == 6208, "region_heat.write_tsc");
_Static_assert(offsetof(struct region_heat, meta_tsc) == 8256, "region_heat.meta_tsc");
_Static_assert(sizeof(struct region_heat) == 10304, "size of region_heat");

/* One call from one place by one thread (or by the threads that used the block one after the other). Sites lie in chunks of SITE_CHUNK; behind a chunk's sites lie their `durations`, in the same order. */
struct region_site {
    /* Where the call returns to. */
    uint64_t return_address;
    /* Which call. */
    uint32_t call;
    /* Calls until the next timed one. */
    uint32_t countdown;
    /* Calls begun. Exact. */
    uint64_t count;
    /* Calls of `run_bytes` each that `bytes` and `size_bins` do not hold yet: a reader adds them. */
    uint64_t run;
    /* Bytes of each of them. */
    uint64_t run_bytes;
    /* Bytes by the call's volume rule, those of the run aside. Exact. */
    uint64_t bytes;
    /* One call in this many is timed. */
    uint32_t stride;
    /* Calls that returned an error (saturating). */
    uint32_t errors;
    /* The run's place in `size_bins`. */
    uint32_t run_bin;
    /* The site's number in the thread plus one. */
    uint32_t number;
    /* Timed calls. */
    uint64_t timed;
    /* High half of the sum of stride × (stride − 1) × cycles², for the variance of the estimate. */
    uint64_t weighted_square_hi;
    /* Its low half. */
    uint64_t weighted_square_lo;
    /* Longest call seen whole. */
    uint64_t max_tsc;
    /* Second volume (bytes received where `bytes` are bytes sent). */
    uint64_t second;
    /* Return address of the caller's caller where the return address lies in a language binding, else 0; 1 where it lies there and that cannot be told (such a site may have no calls). Where it lies in Python or an extension module, a word about the frame of Python (PYTHON_FRAME_BIT) that the call is made for: the innermost in code that was not installed, else the innermost; 2 where that cannot be told. */
    uint64_t extra;
    /* Sixteen times a moving mean of the timed cycles, saturating: it chooses the stride. */
    uint32_t recent_tsc;
    /* Calls left, after the newest timed one, of the `stride` calls it stands for. */
    uint32_t block_rest;
    uint8_t gap_120[8];
    /* Calls by bytes, those of the run aside. */
    uint64_t size_bins[SIZE_BINS];
    /* Sum over timed calls of stride × cycles before the first tick in the call. */
    uint64_t weighted_tsc;
    /* Sum over all calls of cycles after the first tick in the call. Exact. */
    uint64_t tail_tsc;
    uint8_t gap_248[8];
};

_Static_assert(offsetof(struct region_site, return_address) == 0, "region_site.return_address");
_Static_assert(offsetof(struct region_site, call) == 8, "region_site.call");
_Static_assert(offsetof(struct region_site, countdown) == 12, "region_site.countdown");
_Static_assert(offsetof(struct region_site, count) == 16, "region_site.count");
_Static_assert(offsetof(struct region_site, run) == 24, "region_site.run");
_Static_assert(offsetof(struct region_site, run_bytes) == 32, "region_site.run_bytes");
_Static_assert(offsetof(struct region_site, bytes) == 40, "region_site.bytes");
_Static_assert(offsetof(struct region_site, stride) == 48, "region_site.stride");
_Static_assert(offsetof(struct region_site, errors) == 52, "region_site.errors");
_Static_assert(offsetof(struct region_site, run_bin) == 56, "region_site.run_bin");
_Static_assert(offsetof(struct region_site, number) == 60, "region_site.number");
_Static_assert(offsetof(struct region_site, timed) == 64, "region_site.timed");
_Static_assert(offsetof(struct region_site, weighted_square_hi) == 72, "region_site.weighted_square_hi");
_Static_assert(offsetof(struct region_site, weighted_square_lo) == 80, "region_site.weighted_square_lo");
_Static_assert(offsetof(struct region_site, max_tsc) == 88, "region_site.max_tsc");
_Static_assert(offsetof(struct region_site, second) == 96, "region_site.second");
_Static_assert(offsetof(struct region_site, extra) == 104, "region_site.extra");
_Static_assert(offsetof(struct region_site, recent_tsc) == 112, "region_site.recent_tsc");
_Static_assert(offsetof(struct region_site, block_rest) == 116, "region_site.block_rest");
_Static_assert(offsetof(struct region_site, size_bins) == 128, "region_site.size_bins");
_Static_assert(offsetof(struct region_site, weighted_tsc) == 232, "region_site.weighted_tsc");
_Static_assert(offsetof(struct region_site, tail_tsc) == 240, "region_site.tail_tsc");
_Static_assert(sizeof(struct region_site) == 256, "size of region_site");

/* How long the calls of one site took. A timed call in which no tick fell stands for `stride` calls. A call in which a tick fell counts once, timed or not; where it was not timed, by its time from its first tick on, which is up to one sampling period too short. So the sum of the bins estimates the site's calls without bias, and calls of two periods or more are all there. */
struct region_durations {
    /* Calls by duration. */
    uint64_t bins[DURATION_BINS];
};

_Static_assert(offsetof(struct region_durations, bins) == 0, "region_durations.bins");
_Static_assert(sizeof(struct region_durations) == 128, "size of region_durations");

/* An object mapped with executable code. Never removed: an unloaded one gets its end time. */
struct region_module {
    /* Lowest mapped address. */
    uint64_t start;
    /* One past the highest. */
    uint64_t end;
    /* Add to an address of the file to get one of the process. */
    uint64_t bias;
    /* Address of .eh_frame_hdr, 0 if none. */
    uint64_t eh_frame_hdr;
    /* Its bytes. */
    uint64_t eh_frame_hdr_size;
    /* CLOCK_MONOTONIC when first seen. */
    uint64_t loaded_ns;
    /* CLOCK_MONOTONIC when gone, 0 while mapped. */
    uint64_t unloaded_ns;
    /* st_dev of the file. */
    uint64_t device;
    /* st_ino. */
    uint64_t inode;
    /* Bytes of the build id. */
    uint32_t build_id_size;
    /* Zero. */
    uint32_t pad0;
    /* GNU build id. */
    uint8_t build_id[32];
    /* File name; "[vdso]" for the kernel's. */
    char path[384];
    uint8_t gap_496[16];
};

_Static_assert(offsetof(struct region_module, start) == 0, "region_module.start");
_Static_assert(offsetof(struct region_module, end) == 8, "region_module.end");
_Static_assert(offsetof(struct region_module, bias) == 16, "region_module.bias");
_Static_assert(offsetof(struct region_module, eh_frame_hdr) == 24, "region_module.eh_frame_hdr");
_Static_assert(offsetof(struct region_module, eh_frame_hdr_size) == 32, "region_module.eh_frame_hdr_size");
_Static_assert(offsetof(struct region_module, loaded_ns) == 40, "region_module.loaded_ns");
_Static_assert(offsetof(struct region_module, unloaded_ns) == 48, "region_module.unloaded_ns");
_Static_assert(offsetof(struct region_module, device) == 56, "region_module.device");
_Static_assert(offsetof(struct region_module, inode) == 64, "region_module.inode");
_Static_assert(offsetof(struct region_module, build_id_size) == 72, "region_module.build_id_size");
_Static_assert(offsetof(struct region_module, pad0) == 76, "region_module.pad0");
_Static_assert(offsetof(struct region_module, build_id) == 80, "region_module.build_id");
_Static_assert(offsetof(struct region_module, path) == 112, "region_module.path");
_Static_assert(sizeof(struct region_module) == 512, "size of region_module");

/* Head of every ring record. A sample's frames follow it, u64 each, innermost first; behind the addresses those of Python (PYTHON_FRAME_BIT); and words about its registers where its flags say so: they are the program's data, and stay in the run directory. A record never wraps: a skip record fills the end. */
struct ring_record {
    /* Written last: (size in bytes << 8) | kind. 0 while not complete; the reader zeroes what it consumed. */
    uint64_t commit;
    /* Index in the base grid: CLOCK_REALTIME-aligned time / tick_base_ns at the tick. */
    uint64_t tick;
    /* Thread block number. */
    uint32_t thread;
    /* Kernel thread id. */
    uint32_t tid;
    /* The wrapped call the thread is in, 0 if none. */
    uint32_t call;
    /* Base-grid ticks that this sample stands for. */
    uint32_t weight;
    /* Site number plus one in the thread, 0 if none. */
    uint16_t site;
    /* Of a sample, number plus one of the innermost region of the program's own that the thread is in, 0 if none; of a thread of OpenMP in none, that of the main thread. */
    uint16_t phase;
    /* Frames that follow. */
    uint16_t frames;
    /* sample_flag, of a sample. */
    uint16_t flags;
    /* CLOCK_MONOTONIC when it was taken. */
    uint64_t mono_ns;
};

_Static_assert(offsetof(struct ring_record, commit) == 0, "ring_record.commit");
_Static_assert(offsetof(struct ring_record, tick) == 8, "ring_record.tick");
_Static_assert(offsetof(struct ring_record, thread) == 16, "ring_record.thread");
_Static_assert(offsetof(struct ring_record, tid) == 20, "ring_record.tid");
_Static_assert(offsetof(struct ring_record, call) == 24, "ring_record.call");
_Static_assert(offsetof(struct ring_record, weight) == 28, "ring_record.weight");
_Static_assert(offsetof(struct ring_record, site) == 32, "ring_record.site");
_Static_assert(offsetof(struct ring_record, phase) == 34, "ring_record.phase");
_Static_assert(offsetof(struct ring_record, frames) == 36, "ring_record.frames");
_Static_assert(offsetof(struct ring_record, flags) == 38, "ring_record.flags");
_Static_assert(offsetof(struct ring_record, mono_ns) == 40, "ring_record.mono_ns");
_Static_assert(sizeof(struct ring_record) == 48, "size of ring_record");

/* A call of MPI, or what else is kept of one, where each is (STEELYARD_TRACE). */
struct region_event {
    /* Cycle counter at the start of the call. */
    uint64_t start_tsc;
    /* And at its end. */
    uint64_t end_tsc;
    /* As the call site counts them; of ALSO_RECEIVE those that came. */
    uint64_t bytes;
    /* The handle of the request that it made, started or completed. */
    uint64_t request;
    /* event_kind. */
    uint32_t kind;
    /* Site number plus one in the thread, 0 if none. */
    uint32_t site;
    /* Number of the communicator: 0 MPI_COMM_WORLD, all ones none. */
    uint32_t comm;
    /* Rank in MPI_COMM_WORLD; all ones: nobody, less 1: anybody, less 2: not known. */
    uint32_t peer;
    /* Tag; all ones MPI_ANY_TAG or none. */
    int32_t tag;
    /* 0. */
    uint32_t pad;
};

_Static_assert(offsetof(struct region_event, start_tsc) == 0, "region_event.start_tsc");
_Static_assert(offsetof(struct region_event, end_tsc) == 8, "region_event.end_tsc");
_Static_assert(offsetof(struct region_event, bytes) == 16, "region_event.bytes");
_Static_assert(offsetof(struct region_event, request) == 24, "region_event.request");
_Static_assert(offsetof(struct region_event, kind) == 32, "region_event.kind");
_Static_assert(offsetof(struct region_event, site) == 36, "region_event.site");
_Static_assert(offsetof(struct region_event, comm) == 40, "region_event.comm");
_Static_assert(offsetof(struct region_event, peer) == 44, "region_event.peer");
_Static_assert(offsetof(struct region_event, tag) == 48, "region_event.tag");
_Static_assert(offsetof(struct region_event, pad) == 52, "region_event.pad");
_Static_assert(sizeof(struct region_event) == 56, "size of region_event");

/* Before the `event` records of a thread that are not yet in the ring. */
struct region_event_head {
    /* How many are complete, of EVENT_CHUNK. */
    uint32_t used;
    /* How many of them are calls. */
    uint32_t calls;
};

_Static_assert(offsetof(struct region_event_head, used) == 0, "region_event_head.used");
_Static_assert(offsetof(struct region_event_head, calls) == 4, "region_event_head.calls");
_Static_assert(sizeof(struct region_event_head) == 8, "size of region_event_head");

/* Parallel regions of OpenMP that one thread (or the threads that used the block one after the other) began at one site. A region that is over has `ended`; one of which the times of every thread of its team are known, and in which no explicit task was made, is `known`. */
struct region_parallel {
    /* Offset of the next record of the thread, 0 none. */
    uint64_t next;
    /* The site's number in the thread plus one. */
    uint32_t site;
    /* The largest team of those that ended. */
    uint32_t threads;
    /* Regions begun. Exact. */
    uint64_t count;
    /* Regions ended. Exact. */
    uint64_t ended;
    /* Cycles from begin to end, of those that ended. Exact. */
    uint64_t total_tsc;
    /* The longest of them. */
    uint64_t max_tsc;
    /* Cycles of those that the thread began in no other. */
    uint64_t outer_tsc;
    /* Those that are known; the fields below but the last are of these. */
    uint64_t known;
    /* Sum over the threads of the cycles from the region's begin until the thread begins to work. */
    uint64_t start_tsc;
    /* Of the cycles in which they work. */
    uint64_t busy_tsc;
    /* Of those in barriers within the region. */
    uint64_t barrier_tsc;
    /* Of those from the end of a thread's work to the region's end. */
    uint64_t end_tsc;
    /* Sum over the threads of the cycles that they work less than the one of their team that works longest. */
    uint64_t imbalance_tsc;
    /* Explicit tasks made. */
    uint64_t tasks;
    /* Zero. */
    uint64_t pad0[2];
};

_Static_assert(offsetof(struct region_parallel, next) == 0, "region_parallel.next");
_Static_assert(offsetof(struct region_parallel, site) == 8, "region_parallel.site");
_Static_assert(offsetof(struct region_parallel, threads) == 12, "region_parallel.threads");
_Static_assert(offsetof(struct region_parallel, count) == 16, "region_parallel.count");
_Static_assert(offsetof(struct region_parallel, ended) == 24, "region_parallel.ended");
_Static_assert(offsetof(struct region_parallel, total_tsc) == 32, "region_parallel.total_tsc");
_Static_assert(offsetof(struct region_parallel, max_tsc) == 40, "region_parallel.max_tsc");
_Static_assert(offsetof(struct region_parallel, outer_tsc) == 48, "region_parallel.outer_tsc");
_Static_assert(offsetof(struct region_parallel, known) == 56, "region_parallel.known");
_Static_assert(offsetof(struct region_parallel, start_tsc) == 64, "region_parallel.start_tsc");
_Static_assert(offsetof(struct region_parallel, busy_tsc) == 72, "region_parallel.busy_tsc");
_Static_assert(offsetof(struct region_parallel, barrier_tsc) == 80, "region_parallel.barrier_tsc");
_Static_assert(offsetof(struct region_parallel, end_tsc) == 88, "region_parallel.end_tsc");
_Static_assert(offsetof(struct region_parallel, imbalance_tsc) == 96, "region_parallel.imbalance_tsc");
_Static_assert(offsetof(struct region_parallel, tasks) == 104, "region_parallel.tasks");
_Static_assert(offsetof(struct region_parallel, pad0) == 112, "region_parallel.pad0");
_Static_assert(sizeof(struct region_parallel) == 128, "size of region_parallel");

/* Before the `math` records of a thread. */
struct region_math_head {
    /* How many there is room for: a power of two. */
    uint32_t capacity;
    /* How many are in use, those that stand for others apart. */
    uint32_t used;
};

_Static_assert(offsetof(struct region_math_head, capacity) == 0, "region_math_head.capacity");
_Static_assert(offsetof(struct region_math_head, used) == 4, "region_math_head.used");
_Static_assert(sizeof(struct region_math_head) == 8, "size of region_math_head");

/* Calls of one shape at one site, outermost ones, of a library of mathematics. Of a thread's many shapes the rarest give way, and are added up by site: such a record has all ones for its sizes. */
struct region_math {
    /* The site's number in the thread plus one; 0 an empty place. */
    uint32_t site;
    /* Letters that say what is to be done, in the order of api/math.toml, the first in the lowest byte; of a transform its kind. */
    uint32_t letters;
    /* In the order of api/math.toml; of transforms up to three dimensions, and how many are made at a time. */
    uint32_t sizes[4];
    /* Calls begun. Exact. */
    uint64_t count;
    /* Floating-point operations of one call, by the formula of api/math.toml; 0 where there is none. In a record that stands for others: of all its calls. */
    uint64_t flops;
    /* Timed calls. */
    uint64_t timed;
    /* Sum over timed calls of stride × cycles. */
    uint64_t weighted_tsc;
    /* The longest. */
    uint64_t max_tsc;
    /* One call in this many is timed. */
    uint32_t stride;
    /* Calls until the next timed one. */
    uint32_t countdown;
    /* Calls left, after the newest timed one, of the `stride` calls it stands for. */
    uint32_t block_rest;
    /* Sixteen times a moving mean of the timed cycles, saturating. */
    uint32_t recent_tsc;
};

_Static_assert(offsetof(struct region_math, site) == 0, "region_math.site");
_Static_assert(offsetof(struct region_math, letters) == 4, "region_math.letters");
_Static_assert(offsetof(struct region_math, sizes) == 8, "region_math.sizes");
_Static_assert(offsetof(struct region_math, count) == 24, "region_math.count");
_Static_assert(offsetof(struct region_math, flops) == 32, "region_math.flops");
_Static_assert(offsetof(struct region_math, timed) == 40, "region_math.timed");
_Static_assert(offsetof(struct region_math, weighted_tsc) == 48, "region_math.weighted_tsc");
_Static_assert(offsetof(struct region_math, max_tsc) == 56, "region_math.max_tsc");
_Static_assert(offsetof(struct region_math, stride) == 64, "region_math.stride");
_Static_assert(offsetof(struct region_math, countdown) == 68, "region_math.countdown");
_Static_assert(offsetof(struct region_math, block_rest) == 72, "region_math.block_rest");
_Static_assert(offsetof(struct region_math, recent_tsc) == 76, "region_math.recent_tsc");
_Static_assert(sizeof(struct region_math) == 80, "size of region_math");

#endif
