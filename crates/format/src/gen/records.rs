//! The layout of shared memory. Made from `api/records.toml` by `cargo xtask codegen`; do not edit.

/// The first eight bytes of a region.
pub const MAGIC: u64 = 0x4452594c45455453;
/// The layout described here.
pub const VERSION: u32 = 19;
/// Size histogram bins: 0 bytes; up to 4, 16, 64, 256, 1 Ki, 4 Ki, 16 Ki, 64 Ki, 256 Ki, 1 Mi, 4 Mi; above.
pub const SIZE_BINS: usize = 13;
/// The upper limits of [`SIZE_BINS`] in bytes, inclusive, but the last, which has none.
pub const SIZE_BIN_LIMITS: [u64; 12] = [0, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304];
/// Duration histogram bins: below 64 ns, 256 ns, 1.024 µs, and so on, each limit four times the one before, up to 17.2 s; above.
pub const DURATION_BINS: usize = 16;
/// Room for the losses of losses.toml, by row.
pub const LOSS_SLOTS: usize = 64;
/// Words of a sample about the registers, of x86-64 alone: the sixteen general registers in the order of DWARF's numbers; then which xmm registers hold a denormal number, sixteen bits each: a double in the lowest place, one in any place, a single in the lowest place, one in any place; then MXCSR.
pub const SAMPLE_WORDS: usize = 18;
/// Words of a sample that sleeps in futex(2): the address, and what follows it 8 bytes on: of a pthread_mutex_t, as glibc and musl have it, the kernel's id of the thread that holds it.
pub const FUTEX_WORDS: usize = 2;
/// Set in a word of a sample that is a frame of Python and no address. Bits 0 to 31 are the number of its code object, 32 to 61 one more than the place of its instruction in the code, in units of 2 bytes, 0 not known.
pub const PYTHON_FRAME_BIT: usize = 63;
/// Set in such a word where the interpreter was called from C for this frame: frames further out belong to a call of _PyEval_EvalFrameDefault further out.
pub const PYTHON_ENTRY_BIT: usize = 62;
/// The minor version of a Python that does not say which it is, and is older than those whose frames are read.
pub const PYTHON_TOO_OLD: usize = 255;
/// `extra` of a site whose return address lies in a language binding, where it is not known who called that.
pub const SITE_BOUND: usize = 1;
/// The same where the binding is Python; other sites there have a word about a frame of Python.
pub const SITE_PYTHON: usize = 2;
/// Each size in the record of all shapes of a site that gave way to others.
pub const SHAPE_OTHERS: usize = 4294967295;
/// Peer of a traced call that has none.
pub const PEER_NOBODY: usize = 4294967295;
/// Peer of a traced call that receives from anybody.
pub const PEER_ANYBODY: usize = 4294967294;
/// Peer of a traced call whose rank in MPI_COMM_WORLD is not known.
pub const PEER_NOT_KNOWN: usize = 4294967293;
/// Sampling periods after which a process's period doubles.
pub const PERIODS_A_RATE: usize = 1024;
/// Access-size bins of files, those of Darshan: up to 100, 1024, 10240, 102400, 1 Mi, 4 Mi, 10 Mi, 100 Mi, 1 Gi bytes; above.
pub const IO_BINS: usize = 10;
/// The upper limits of [`IO_BINS`] in bytes, inclusive, but the last, which has none.
pub const IO_BIN_LIMITS: [u64; 9] = [
    100, 1024, 10240, 102400, 1048576, 4194304, 10485760, 104857600, 1073741824,
];
/// Slots of a thread's index of sites.
pub const SITE_SLOTS: usize = 4096;
/// Chunks of a thread's sites: seven eighths of the slots, as a full index would make every search long.
pub const SITE_CHUNKS: usize = 224;
/// Sites in a chunk.
pub const SITE_CHUNK: usize = 16;
/// Chunks of the table of files.
pub const FILE_CHUNKS: usize = 64;
/// Files in a chunk.
pub const FILE_CHUNK: usize = 128;
/// Chunks of the table of ended threads.
pub const ENDED_CHUNKS: usize = 64;
/// Threads in a chunk.
pub const ENDED_CHUNK: usize = 2048;
/// Interfaces through which a file is used: file_interface.
pub const INTERFACES: usize = 6;
/// Interfaces with a heat map: posix, stdio, mpiio.
pub const HEAT_LAYERS: usize = 3;
/// Time bins of a heat map; when they do not reach, their width doubles and pairs are added up.
pub const HEAT_BINS: usize = 256;
/// Distinct access sizes and strides that are kept; of more than these, the least frequent give way and `common_dropped` counts.
pub const COMMON: usize = 8;
/// Chunks of the table of phases, and of a thread's use of them.
pub const PHASE_CHUNKS: usize = 16;
/// Phases in a chunk.
pub const PHASE_CHUNK: usize = 64;
/// Bytes of a phase's name, the zero byte at its end included.
pub const PHASE_NAME: usize = 112;
/// Phases that a thread can be in at a time.
pub const PHASE_DEPTH: usize = 64;
/// Teams of OpenMP that a thread finds by the region that they are for.
pub const TEAM_SLOTS: usize = 16;
/// Ranks that a thread in a call of MPI is known to wait for; of more, the rest are left out.
pub const AWAITED: usize = 32;
/// In a word about a rank that is waited for, whose number bits 0 to 31 are: await_role from this bit on.
pub const AWAITED_ROLE_BIT: usize = 32;
/// Pairs of site and errno kept for a thread.
pub const FAILURES: usize = 64;
/// Events that a thread gathers before they go into the ring.
pub const EVENT_CHUNK: usize = 128;
/// Every ring record starts at a multiple of this.
pub const RING_RECORD_ALIGN: usize = 8;
/// Kind of a ring record. Nothing; the rest up to the ring's end is unused.
pub const RING_SKIP: u8 = 1;
/// Kind of a ring record. A sample.
pub const RING_SAMPLE: u8 = 2;
/// Kind of a ring record. A thread began; frames[0] is its start routine.
pub const RING_THREAD_START: u8 = 3;
/// Kind of a ring record. A thread ended; frames are: start_mono_ns, CPU time in ns.
pub const RING_THREAD_END: u8 = 4;
/// Kind of a ring record. A read or write, where each is kept; frames are: number of the file plus one, with file_interface << 32 and, of a write, 1 << 40; offset, all ones if not known; bytes; cycle counter at its start; at its end.
pub const RING_ACCESS: u8 = 5;
/// Kind of a ring record. A code object of Python; frames are: its number, which words of samples name; line of its beginning; bytes of its qualified name << 8 | python_text, of its file's name likewise, of its table of lines; then those texts and that table, each filled up with zeros to whole words.
pub const RING_CODE: u8 = 6;
/// Kind of a ring record. A call of MPI has ended in which a tick fell: for whom it waited in the samples of the thread at this site since the call before it. frames are: await of the call, and the number of a communicator << 32, 0 where its ranks are those of MPI_COMM_WORLD; the root's rank in MPI_COMM_WORLD or all ones; then a word for each rank waited for: its number in MPI_COMM_WORLD, and await_role << AWAITED_ROLE_BIT.
pub const RING_AWAIT: u8 = 7;
/// Kind of a ring record. The ranks of one, told before the first record that names it; frames are: its number; how many ranks it has, all ones if not known; then words that are each a run of ranks in MPI_COMM_WORLD, of an intercommunicator those of the other group first: the first << 32 | how many follow one another from it.
pub const RING_COMMUNICATOR: u8 = 8;
/// Kind of a ring record. Calls of MPI, where each is kept; frames are `event` records of the thread, in order of time.
pub const RING_TRACE: u8 = 9;
/// Of a sample. Its stack was cut.
pub const SAMPLE_TRUNCATED: u16 = 1;
/// Of a sample. Only the innermost frame: an object was being unloaded.
pub const SAMPLE_LEAF_ONLY: u16 = 2;
/// Of a sample. The signal was masked when it was due.
pub const SAMPLE_DELAYED: u16 = 4;
/// Of a sample. SAMPLE_WORDS words about the processor's registers follow its frames.
pub const SAMPLE_REGISTERS: u16 = 8;
/// Of a sample. The thread has begun a call of MPI since its sample before, or may have.
pub const SAMPLE_CALLED_MPI: u16 = 16;
/// Of a sample. It sleeps in futex(2) within a wrapped call: FUTEX_WORDS words follow its frames, on x86-64 alone.
pub const SAMPLE_SLEEPS: u16 = 32;
/// Of a sample. Its interpreter of Python collects garbage: the thread does, or one that has let it run.
pub const SAMPLE_COLLECTING: u16 = 64;
/// How a text of Python lies in memory. ASCII.
pub const PYTHON_TEXT_ASCII: u32 = 0;
/// How a text of Python lies in memory. Latin 1: a byte a character.
pub const PYTHON_TEXT_UCS1: u32 = 1;
/// How a text of Python lies in memory. Two bytes a character.
pub const PYTHON_TEXT_UCS2: u32 = 2;
/// How a text of Python lies in memory. Four bytes a character.
pub const PYTHON_TEXT_UCS4: u32 = 3;
/// Of a thread. It is in the signal handler.
pub const THREAD_IN_HANDLER: u32 = 1;
/// Of a thread. The main thread.
pub const THREAD_MAIN: u32 = 2;
/// Of a thread. It was started inside MPI.
pub const THREAD_BORN_IN_MPI: u32 = 4;
/// Of a thread. It was seen in OpenMP.
pub const THREAD_OPENMP: u32 = 8;
/// Of a thread. We block the sampling signal around the present call.
pub const THREAD_MASKED: u32 = 16;
/// Of a thread. The program believes that it blocks the sampling signal.
pub const THREAD_WANTS_MASKED: u32 = 32;
/// Of a thread. The timer is not armed: the program waits for whatever signal comes.
pub const THREAD_PAUSED: u32 = 64;
/// Of a thread. MASKED by a tick inside the present call, until its end.
pub const THREAD_RESTARTED: u32 = 128;
/// How a process ended. It runs, or was killed.
pub const END_NONE: u32 = 0;
/// How a process ended. exit, or return from main.
pub const END_EXIT: u32 = 1;
/// How a process ended. _exit.
pub const END_QUICK: u32 = 2;
/// How a process ended. abort.
pub const END_ABORT: u32 = 3;
/// How a process ended. exec.
pub const END_EXEC: u32 = 4;
/// How a process ended. MPI_Abort.
pub const END_MPI_ABORT: u32 = 5;
/// What profiles call them. How a process ended.
pub static END_KIND_WORDS: [&str; 6] = ["unknown", "exit", "_exit", "abort", "exec", "mpi_abort"];
/// The binary interface of the MPI. No MPI, or one that is not known.
pub const MPI_UNKNOWN: u32 = 0;
/// The binary interface of the MPI. MPICH and those that share its interface.
pub const MPI_MPICH: u32 = 1;
/// The binary interface of the MPI. Open MPI.
pub const MPI_OPEN_MPI: u32 = 2;
/// The binary interface of the MPI. That of the MPI standard, 4.2 and later.
pub const MPI_STANDARD: u32 = 3;
/// Through what a file is used. System calls.
pub const FILE_POSIX: u32 = 0;
/// Through what a file is used. Streams.
pub const FILE_STDIO: u32 = 1;
/// Through what a file is used. MPI-IO.
pub const FILE_MPIIO: u32 = 2;
/// Through what a file is used. HDF5.
pub const FILE_HDF5: u32 = 3;
/// Through what a file is used. netCDF.
pub const FILE_NETCDF: u32 = 4;
/// Through what a file is used. PnetCDF.
pub const FILE_PNETCDF: u32 = 5;
/// What profiles call them. Through what a file is used.
pub static FILE_INTERFACE_WORDS: [&str; 6] = ["posix", "stdio", "mpiio", "hdf5", "netcdf", "pnetcdf"];
/// Of a file. All of a directory and a name pattern, digits as #.
pub const FILE_IS_FOLDED: u32 = 1;
/// Of a file. A stream such as <STDOUT>.
pub const FILE_IS_STREAM: u32 = 2;
/// Of a file. Its path is relative to the directory at the start.
pub const FILE_IS_RELATIVE: u32 = 4;
/// Of a file. Its name was cut.
pub const FILE_IS_CUT: u32 = 8;
/// Of a file. A data set of `parent`.
pub const FILE_IS_PART: u32 = 16;
/// Of a file. Standard input, output or error as the process got it, and not opened by it.
pub const FILE_IS_STANDARD: u32 = 32;
/// Whom something was sent to. A rank of MPI_COMM_WORLD.
pub const PEER_RANK: u32 = 1;
/// Whom something was sent to. A process outside MPI_COMM_WORLD: started by the program, or connected to it.
pub const PEER_OUTSIDE: u32 = 2;
/// Whom something was sent to. Not known: there was no room for another rank, or MPI did not tell which.
pub const PEER_UNKNOWN: u32 = 3;
/// What a call of MPI waits for. Nothing that is known.
pub const AWAIT_NOTHING: u32 = 0;
/// What a call of MPI waits for. Until the rank has received.
pub const AWAIT_SEND: u32 = 1;
/// What a call of MPI waits for. For a message from the rank.
pub const AWAIT_RECEIVE: u32 = 2;
/// What a call of MPI waits for. Both, of two ranks.
pub const AWAIT_EXCHANGE: u32 = 3;
/// What a call of MPI waits for. Until all of an array of requests are complete.
pub const AWAIT_REQUESTS: u32 = 4;
/// What a call of MPI waits for. Until one of them is.
pub const AWAIT_ANY_REQUEST: u32 = 5;
/// What a call of MPI waits for. For those that send to it by the topology of a communicator.
pub const AWAIT_NEIGHBORS: u32 = 6;
/// What a call of MPI waits for. For MPI_Win_post of the group of MPI_Win_start.
pub const AWAIT_STARTED: u32 = 7;
/// What a call of MPI waits for. For MPI_Win_complete of the group of MPI_Win_post.
pub const AWAIT_POSTED: u32 = 8;
/// What a call of MPI waits for. For the target of a window, or who holds the window's lock there.
pub const AWAIT_TARGET: u32 = 9;
/// What a call of MPI waits for. It waits for nobody: it held the exclusive lock of a window at the rank, from the tick behind the one in place of the root to that of the record.
pub const AWAIT_HOLDS: u32 = 10;
/// What a call of MPI waits for. For all ranks of a communicator.
pub const AWAIT_ALL: u32 = 11;
/// What a call of MPI waits for. For the root; the root itself for nobody.
pub const AWAIT_FROM_ROOT: u32 = 12;
/// What a call of MPI waits for. The root for all ranks of a communicator, the others for nobody.
pub const AWAIT_TO_ROOT: u32 = 13;
/// What a call of MPI waits for. For those of a communicator that come before.
pub const AWAIT_LOWER: u32 = 14;
/// What a call of MPI waits for. As TARGET, of all ranks of the window.
pub const AWAIT_TARGETS: u32 = 15;
/// What a call of MPI waits for. For the collector alone: for all ranks of what a window or file was made with.
pub const AWAIT_ALL_OF: u32 = 16;
/// What profiles call them. What a call of MPI waits for.
pub static AWAIT_WORDS: [&str; 17] = [
    "",
    "messages",
    "messages",
    "messages",
    "messages",
    "any message",
    "neighbours",
    "posts",
    "completions",
    "lock",
    "",
    "all",
    "root",
    "ranks",
    "lower ranks",
    "lock",
    "",
];
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. A call of which no more is known.
pub const EVENT_CALL: u32 = 1;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It sent.
pub const EVENT_SEND: u32 = 2;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It received; peer and tag are those of the message.
pub const EVENT_RECEIVE: u32 = 3;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It started a send.
pub const EVENT_START_SEND: u32 = 4;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It started a receive; peer and tag are what was asked for.
pub const EVENT_START_RECEIVE: u32 = 5;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It made a persistent request that sends.
pub const EVENT_PREPARE_SEND: u32 = 6;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It made one that receives.
pub const EVENT_PREPARE_RECEIVE: u32 = 7;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. A collective of a communicator; peer is the root.
pub const EVENT_COLLECTIVE: u32 = 8;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. It made a communicator: comm.
pub const EVENT_MAKE: u32 = 9;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. Of the call before: it received, too.
pub const EVENT_ALSO_RECEIVE: u32 = 10;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. Of the call before: its request receives, too.
pub const EVENT_ALSO_START_RECEIVE: u32 = 11;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. Of the call before: it started the persistent request.
pub const EVENT_STARTED: u32 = 12;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. Of the call before: in it the request was complete; peer (here the rank in the communicator of the start), tag and bytes are what the status says, if there is one, and mean nothing but of a receive.
pub const EVENT_COMPLETED: u32 = 13;
/// What a call of MPI that is kept did; and what else is kept of it, in events behind its own. Of the call before: in it the request was over, and had been cancelled.
pub const EVENT_CANCELLED: u32 = 14;
/// What a rank that is waited for is to do. Receive.
pub const ROLE_RECEIVES: u32 = 1;
/// What a rank that is waited for is to do. Send.
pub const ROLE_SENDS: u32 = 2;
/// What a rank that is waited for is to do. Send, it or any other of the communicator (MPI_ANY_SOURCE); the number says nothing.
pub const ROLE_ANYBODY: u32 = 4;
/// What a rank that is waited for is to do. For the collector alone: the number is the rank in the communicator.
pub const ROLE_IN_COMMUNICATOR: u32 = 8;
/// What a program names. A region of its own: from steelyard_begin to steelyard_end.
pub const PHASE_REGION: u32 = 1;
/// What a program names. A number: steelyard_value.
pub const PHASE_VALUE: u32 = 2;
/// What a program names. A region that it marks for another tool: a range of NVTX, from push to pop, or a task of ITT.
pub const PHASE_RANGE: u32 = 3;

macro_rules! readers {
    ($($scalar:ident: $value:ident, $array:ident;)*) => {$(
        #[allow(dead_code)]
        fn $value(bytes: &[u8], offset: usize) -> Option<$scalar> {
            let raw = bytes.get(offset..)?.first_chunk()?;
            Some($scalar::from_le_bytes(*raw))
        }

        #[allow(dead_code)]
        fn $array<const LENGTH: usize>(bytes: &[u8], offset: usize) -> Option<[$scalar; LENGTH]> {
            let mut values = [0; LENGTH];
            for (index, value) in values.iter_mut().enumerate() {
                *value = $value(bytes, offset + index * size_of::<$scalar>())?;
            }
            Some(values)
        }
    )*};
}

readers! {
    u8: u8_value, u8_array;
    u16: u16_value, u16_array;
    u32: u32_value, u32_array;
    i32: i32_value, i32_array;
    u64: u64_value, u64_array;
}

/// At offset 0. One writer a field unless it says atomic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The magic number; written last, when the region is ready.
    pub magic: u64,
    /// Layout version.
    pub version: u32,
    /// Bytes of this structure.
    pub header_size: u32,
    /// Bytes of the file.
    pub region_size: u64,
    /// The process.
    pub pid: u32,
    /// Its parent when it started.
    pub parent_pid: u32,
    /// CLOCK_MONOTONIC when the region was made.
    pub start_mono_ns: u64,
    /// CLOCK_REALTIME at the same moment.
    pub start_real_ns: u64,
    /// Cycle counter at the same moment.
    pub start_tsc: u64,
    /// CLOCK_MONOTONIC at the newest tick or event.
    pub last_mono_ns: u64,
    /// Cycle counter at the same moment: with start_tsc it calibrates the counter.
    pub last_tsc: u64,
    /// Processor time of all its threads at the main thread's newest tick.
    pub last_cpu_ns: u64,
    /// Sampling period at the start.
    pub tick_base_ns: u64,
    /// The period now is tick_base_ns << tick_shift.
    pub tick_shift: u32,
    /// mpi_family.
    pub abi: u32,
    /// Rank in MPI_COMM_WORLD, -1 before MPI_Init and without MPI.
    pub rank: i32,
    /// Size of MPI_COMM_WORLD, -1 likewise.
    pub world_size: i32,
    /// As MPI_Query_thread gives it, 0 single … 3 multiple; -1 unknown.
    pub thread_level: i32,
    /// end_kind.
    pub end_kind: u32,
    /// Exit status or MPI_Abort's code, where known.
    pub end_code: i32,
    /// Atomic: more than 0 while an object is being unloaded.
    pub unloading: u32,
    /// When end_kind was set.
    pub end_mono_ns: u64,
    /// CLOCK_MONOTONIC at entry of MPI_Init, 0 if not called.
    pub mpi_init_begin_ns: u64,
    /// At its return.
    pub mpi_init_end_ns: u64,
    /// At entry of MPI_Finalize.
    pub mpi_finalize_begin_ns: u64,
    /// At its return.
    pub mpi_finalize_end_ns: u64,
    /// Calls of the self-calibration at start.
    pub calibration_calls: u64,
    /// Cycles for that many counted, untimed wrapper passes.
    pub calibration_counted_tsc: u64,
    /// Cycles for that many counted and timed wrapper passes.
    pub calibration_timed_tsc: u64,
    /// Atomic: cycles that starting took, of the process and of its threads, and the ends of these.
    pub start_cost_tsc: u64,
    /// Atomic: bytes of the file in use.
    pub arena_used: u64,
    /// Table of u64 offsets of thread blocks.
    pub threads_offset: u64,
    /// Its length.
    pub threads_capacity: u32,
    /// Atomic: entries in use. A block is reused when its thread has ended.
    pub threads_used: u32,
    /// Table of module records.
    pub modules_offset: u64,
    /// Its length.
    pub modules_capacity: u32,
    /// Entries in use; each is complete when counted.
    pub modules_used: u32,
    /// The ring's bytes.
    pub ring_offset: u64,
    /// A power of two.
    pub ring_size: u64,
    /// Largest team seen at a GOMP or OMPT entry, 0 if none.
    pub omp_threads_max: u32,
    /// Parallel regions entered that are in no `parallel` record (saturating).
    pub openmp_regions: u32,
    /// Cycles for that many untimed reads or writes of a descriptor, as caches are after a system call, the file's record included.
    pub calibration_accessed_tsc: u64,
    /// Cycles for that many of a stream.
    pub calibration_streamed_tsc: u64,
    /// Cycles for that many timed calls that move no data, as caches are after a system call.
    pub calibration_asked_tsc: u64,
    /// Cycles for that many opens, asking the kernel what was opened included.
    pub calibration_opened_tsc: u64,
    /// Atomic: events of calls that were put into the ring.
    pub events_kept: u64,
    /// Atomic, bytes ever reserved.
    pub ring_head: u64,
    /// Bytes ever consumed; written by the supervisor alone.
    pub ring_tail: u64,
    /// Atomic: one counter a row of losses.toml.
    pub losses: [u64; LOSS_SLOTS],
    /// Target of /proc/self/exe.
    pub executable: [u8; 1024],
    /// Arguments, each ended by a zero byte; cut at the size.
    pub command: [u8; 2048],
    /// First line of MPI_Get_library_version.
    pub mpi_version: [u8; 256],
    /// Offsets of chunks of the table of files, 0 not made.
    pub files: [u64; FILE_CHUNKS],
    /// Atomic: entries given out. One whose `ready` is 0 is not complete.
    pub files_used: u32,
    /// Atomic: file_use records given out.
    pub uses_made: u32,
    /// rchar of /proc/self/io when recording began, our own reading at the start included; all ones if not known.
    pub start_rchar: u64,
    /// wchar likewise.
    pub start_wchar: u64,
    /// Atomic: bytes of files that the program mapped.
    pub mapped_bytes: u64,
    /// Atomic: io_uring queues that were set up through liburing.
    pub io_uring_rings: u32,
    /// Atomic: children of a fork that were over, or another program, before they were worth a region.
    pub helpers: u32,
    /// Cycles for as many untimed passes of an MPI call whose bytes are found from count and datatype.
    pub calibration_sized_tsc: u64,
    /// Offsets of chunks of the table of ended threads, 0 not made: of those for whose end the ring had no room.
    pub ended: [u64; ENDED_CHUNKS],
    /// Atomic: entries given out. One whose `ready` is 0 is not complete.
    pub ended_used: u32,
    /// Atomic: threads that we know and that run.
    pub live_threads: u32,
    /// User time of the process when end_kind was set, 0 if not known.
    pub end_user_ns: u64,
    /// Its system time then.
    pub end_system_ns: u64,
    /// rchar of /proc/self/io then, of a process that lived for a tenth of a second; 0 if not known.
    pub end_rchar: u64,
    /// wchar likewise.
    pub end_wchar: u64,
    /// Inode of the namespace that has given the process its number (/proc/self/ns/pid), 0 if not known.
    pub pid_namespace: u64,
    /// Version of the Python interpreter that is loaded, major << 8 | minor; 0 none, minor 0xff one that is too old to say.
    pub python_version: u32,
    /// 1 where its frames are read, 0 where their layout is not known.
    pub python_known: u32,
    /// Address of its _PyEval_EvalFrameDefault.
    pub python_eval: u64,
    /// One past its end.
    pub python_eval_end: u64,
    /// What MPI_COMM_WORLD is in `awaited_group`, 0 without MPI.
    pub comm_world: u64,
    /// Offsets of chunks of the table of phases, 0 not made.
    pub phases: [u64; PHASE_CHUNKS],
    /// Atomic: entries given out. One whose `ready` is 0 is not complete.
    pub phases_used: u32,
    /// Atomic: the first signal of a fault for which the program had no handler, 0 none. The thread's last sample is of that moment.
    pub fault_signal: u32,
    /// Its si_code.
    pub fault_code: i32,
    /// The thread that it came to.
    pub fault_tid: u32,
    /// Its si_addr, 0 of one that was sent.
    pub fault_address: u64,
}

impl Header {
    /// Bytes of the record.
    pub const SIZE: usize = 8192;
    /// Where `magic` starts.
    pub const OFFSET_MAGIC: usize = 0;
    /// Where `version` starts.
    pub const OFFSET_VERSION: usize = 8;
    /// Where `header_size` starts.
    pub const OFFSET_HEADER_SIZE: usize = 12;
    /// Where `region_size` starts.
    pub const OFFSET_REGION_SIZE: usize = 16;
    /// Where `pid` starts.
    pub const OFFSET_PID: usize = 24;
    /// Where `parent_pid` starts.
    pub const OFFSET_PARENT_PID: usize = 28;
    /// Where `start_mono_ns` starts.
    pub const OFFSET_START_MONO_NS: usize = 32;
    /// Where `start_real_ns` starts.
    pub const OFFSET_START_REAL_NS: usize = 40;
    /// Where `start_tsc` starts.
    pub const OFFSET_START_TSC: usize = 48;
    /// Where `last_mono_ns` starts.
    pub const OFFSET_LAST_MONO_NS: usize = 56;
    /// Where `last_tsc` starts.
    pub const OFFSET_LAST_TSC: usize = 64;
    /// Where `last_cpu_ns` starts.
    pub const OFFSET_LAST_CPU_NS: usize = 72;
    /// Where `tick_base_ns` starts.
    pub const OFFSET_TICK_BASE_NS: usize = 80;
    /// Where `tick_shift` starts.
    pub const OFFSET_TICK_SHIFT: usize = 88;
    /// Where `abi` starts.
    pub const OFFSET_ABI: usize = 92;
    /// Where `rank` starts.
    pub const OFFSET_RANK: usize = 96;
    /// Where `world_size` starts.
    pub const OFFSET_WORLD_SIZE: usize = 100;
    /// Where `thread_level` starts.
    pub const OFFSET_THREAD_LEVEL: usize = 104;
    /// Where `end_kind` starts.
    pub const OFFSET_END_KIND: usize = 108;
    /// Where `end_code` starts.
    pub const OFFSET_END_CODE: usize = 112;
    /// Where `unloading` starts.
    pub const OFFSET_UNLOADING: usize = 116;
    /// Where `end_mono_ns` starts.
    pub const OFFSET_END_MONO_NS: usize = 120;
    /// Where `mpi_init_begin_ns` starts.
    pub const OFFSET_MPI_INIT_BEGIN_NS: usize = 128;
    /// Where `mpi_init_end_ns` starts.
    pub const OFFSET_MPI_INIT_END_NS: usize = 136;
    /// Where `mpi_finalize_begin_ns` starts.
    pub const OFFSET_MPI_FINALIZE_BEGIN_NS: usize = 144;
    /// Where `mpi_finalize_end_ns` starts.
    pub const OFFSET_MPI_FINALIZE_END_NS: usize = 152;
    /// Where `calibration_calls` starts.
    pub const OFFSET_CALIBRATION_CALLS: usize = 160;
    /// Where `calibration_counted_tsc` starts.
    pub const OFFSET_CALIBRATION_COUNTED_TSC: usize = 168;
    /// Where `calibration_timed_tsc` starts.
    pub const OFFSET_CALIBRATION_TIMED_TSC: usize = 176;
    /// Where `start_cost_tsc` starts.
    pub const OFFSET_START_COST_TSC: usize = 184;
    /// Where `arena_used` starts.
    pub const OFFSET_ARENA_USED: usize = 192;
    /// Where `threads_offset` starts.
    pub const OFFSET_THREADS_OFFSET: usize = 200;
    /// Where `threads_capacity` starts.
    pub const OFFSET_THREADS_CAPACITY: usize = 208;
    /// Where `threads_used` starts.
    pub const OFFSET_THREADS_USED: usize = 212;
    /// Where `modules_offset` starts.
    pub const OFFSET_MODULES_OFFSET: usize = 216;
    /// Where `modules_capacity` starts.
    pub const OFFSET_MODULES_CAPACITY: usize = 224;
    /// Where `modules_used` starts.
    pub const OFFSET_MODULES_USED: usize = 228;
    /// Where `ring_offset` starts.
    pub const OFFSET_RING_OFFSET: usize = 232;
    /// Where `ring_size` starts.
    pub const OFFSET_RING_SIZE: usize = 240;
    /// Where `omp_threads_max` starts.
    pub const OFFSET_OMP_THREADS_MAX: usize = 248;
    /// Where `openmp_regions` starts.
    pub const OFFSET_OPENMP_REGIONS: usize = 252;
    /// Where `calibration_accessed_tsc` starts.
    pub const OFFSET_CALIBRATION_ACCESSED_TSC: usize = 256;
    /// Where `calibration_streamed_tsc` starts.
    pub const OFFSET_CALIBRATION_STREAMED_TSC: usize = 264;
    /// Where `calibration_asked_tsc` starts.
    pub const OFFSET_CALIBRATION_ASKED_TSC: usize = 272;
    /// Where `calibration_opened_tsc` starts.
    pub const OFFSET_CALIBRATION_OPENED_TSC: usize = 280;
    /// Where `events_kept` starts.
    pub const OFFSET_EVENTS_KEPT: usize = 288;
    /// Where `ring_head` starts.
    pub const OFFSET_RING_HEAD: usize = 320;
    /// Where `ring_tail` starts.
    pub const OFFSET_RING_TAIL: usize = 384;
    /// Where `losses` starts.
    pub const OFFSET_LOSSES: usize = 448;
    /// Where `executable` starts.
    pub const OFFSET_EXECUTABLE: usize = 960;
    /// Where `command` starts.
    pub const OFFSET_COMMAND: usize = 1984;
    /// Where `mpi_version` starts.
    pub const OFFSET_MPI_VERSION: usize = 4032;
    /// Where `files` starts.
    pub const OFFSET_FILES: usize = 4288;
    /// Where `files_used` starts.
    pub const OFFSET_FILES_USED: usize = 4800;
    /// Where `uses_made` starts.
    pub const OFFSET_USES_MADE: usize = 4804;
    /// Where `start_rchar` starts.
    pub const OFFSET_START_RCHAR: usize = 4808;
    /// Where `start_wchar` starts.
    pub const OFFSET_START_WCHAR: usize = 4816;
    /// Where `mapped_bytes` starts.
    pub const OFFSET_MAPPED_BYTES: usize = 4824;
    /// Where `io_uring_rings` starts.
    pub const OFFSET_IO_URING_RINGS: usize = 4832;
    /// Where `helpers` starts.
    pub const OFFSET_HELPERS: usize = 4836;
    /// Where `calibration_sized_tsc` starts.
    pub const OFFSET_CALIBRATION_SIZED_TSC: usize = 4840;
    /// Where `ended` starts.
    pub const OFFSET_ENDED: usize = 4848;
    /// Where `ended_used` starts.
    pub const OFFSET_ENDED_USED: usize = 5360;
    /// Where `live_threads` starts.
    pub const OFFSET_LIVE_THREADS: usize = 5364;
    /// Where `end_user_ns` starts.
    pub const OFFSET_END_USER_NS: usize = 5368;
    /// Where `end_system_ns` starts.
    pub const OFFSET_END_SYSTEM_NS: usize = 5376;
    /// Where `end_rchar` starts.
    pub const OFFSET_END_RCHAR: usize = 5384;
    /// Where `end_wchar` starts.
    pub const OFFSET_END_WCHAR: usize = 5392;
    /// Where `pid_namespace` starts.
    pub const OFFSET_PID_NAMESPACE: usize = 5400;
    /// Where `python_version` starts.
    pub const OFFSET_PYTHON_VERSION: usize = 5408;
    /// Where `python_known` starts.
    pub const OFFSET_PYTHON_KNOWN: usize = 5412;
    /// Where `python_eval` starts.
    pub const OFFSET_PYTHON_EVAL: usize = 5416;
    /// Where `python_eval_end` starts.
    pub const OFFSET_PYTHON_EVAL_END: usize = 5424;
    /// Where `comm_world` starts.
    pub const OFFSET_COMM_WORLD: usize = 5432;
    /// Where `phases` starts.
    pub const OFFSET_PHASES: usize = 5440;
    /// Where `phases_used` starts.
    pub const OFFSET_PHASES_USED: usize = 5568;
    /// Where `fault_signal` starts.
    pub const OFFSET_FAULT_SIGNAL: usize = 5572;
    /// Where `fault_code` starts.
    pub const OFFSET_FAULT_CODE: usize = 5576;
    /// Where `fault_tid` starts.
    pub const OFFSET_FAULT_TID: usize = 5580;
    /// Where `fault_address` starts.
    pub const OFFSET_FAULT_ADDRESS: usize = 5584;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            magic: u64_value(bytes, Self::OFFSET_MAGIC)?,
            version: u32_value(bytes, Self::OFFSET_VERSION)?,
            header_size: u32_value(bytes, Self::OFFSET_HEADER_SIZE)?,
            region_size: u64_value(bytes, Self::OFFSET_REGION_SIZE)?,
            pid: u32_value(bytes, Self::OFFSET_PID)?,
            parent_pid: u32_value(bytes, Self::OFFSET_PARENT_PID)?,
            start_mono_ns: u64_value(bytes, Self::OFFSET_START_MONO_NS)?,
            start_real_ns: u64_value(bytes, Self::OFFSET_START_REAL_NS)?,
            start_tsc: u64_value(bytes, Self::OFFSET_START_TSC)?,
            last_mono_ns: u64_value(bytes, Self::OFFSET_LAST_MONO_NS)?,
            last_tsc: u64_value(bytes, Self::OFFSET_LAST_TSC)?,
            last_cpu_ns: u64_value(bytes, Self::OFFSET_LAST_CPU_NS)?,
            tick_base_ns: u64_value(bytes, Self::OFFSET_TICK_BASE_NS)?,
            tick_shift: u32_value(bytes, Self::OFFSET_TICK_SHIFT)?,
            abi: u32_value(bytes, Self::OFFSET_ABI)?,
            rank: i32_value(bytes, Self::OFFSET_RANK)?,
            world_size: i32_value(bytes, Self::OFFSET_WORLD_SIZE)?,
            thread_level: i32_value(bytes, Self::OFFSET_THREAD_LEVEL)?,
            end_kind: u32_value(bytes, Self::OFFSET_END_KIND)?,
            end_code: i32_value(bytes, Self::OFFSET_END_CODE)?,
            unloading: u32_value(bytes, Self::OFFSET_UNLOADING)?,
            end_mono_ns: u64_value(bytes, Self::OFFSET_END_MONO_NS)?,
            mpi_init_begin_ns: u64_value(bytes, Self::OFFSET_MPI_INIT_BEGIN_NS)?,
            mpi_init_end_ns: u64_value(bytes, Self::OFFSET_MPI_INIT_END_NS)?,
            mpi_finalize_begin_ns: u64_value(bytes, Self::OFFSET_MPI_FINALIZE_BEGIN_NS)?,
            mpi_finalize_end_ns: u64_value(bytes, Self::OFFSET_MPI_FINALIZE_END_NS)?,
            calibration_calls: u64_value(bytes, Self::OFFSET_CALIBRATION_CALLS)?,
            calibration_counted_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_COUNTED_TSC)?,
            calibration_timed_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_TIMED_TSC)?,
            start_cost_tsc: u64_value(bytes, Self::OFFSET_START_COST_TSC)?,
            arena_used: u64_value(bytes, Self::OFFSET_ARENA_USED)?,
            threads_offset: u64_value(bytes, Self::OFFSET_THREADS_OFFSET)?,
            threads_capacity: u32_value(bytes, Self::OFFSET_THREADS_CAPACITY)?,
            threads_used: u32_value(bytes, Self::OFFSET_THREADS_USED)?,
            modules_offset: u64_value(bytes, Self::OFFSET_MODULES_OFFSET)?,
            modules_capacity: u32_value(bytes, Self::OFFSET_MODULES_CAPACITY)?,
            modules_used: u32_value(bytes, Self::OFFSET_MODULES_USED)?,
            ring_offset: u64_value(bytes, Self::OFFSET_RING_OFFSET)?,
            ring_size: u64_value(bytes, Self::OFFSET_RING_SIZE)?,
            omp_threads_max: u32_value(bytes, Self::OFFSET_OMP_THREADS_MAX)?,
            openmp_regions: u32_value(bytes, Self::OFFSET_OPENMP_REGIONS)?,
            calibration_accessed_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_ACCESSED_TSC)?,
            calibration_streamed_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_STREAMED_TSC)?,
            calibration_asked_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_ASKED_TSC)?,
            calibration_opened_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_OPENED_TSC)?,
            events_kept: u64_value(bytes, Self::OFFSET_EVENTS_KEPT)?,
            ring_head: u64_value(bytes, Self::OFFSET_RING_HEAD)?,
            ring_tail: u64_value(bytes, Self::OFFSET_RING_TAIL)?,
            losses: u64_array(bytes, Self::OFFSET_LOSSES)?,
            executable: u8_array(bytes, Self::OFFSET_EXECUTABLE)?,
            command: u8_array(bytes, Self::OFFSET_COMMAND)?,
            mpi_version: u8_array(bytes, Self::OFFSET_MPI_VERSION)?,
            files: u64_array(bytes, Self::OFFSET_FILES)?,
            files_used: u32_value(bytes, Self::OFFSET_FILES_USED)?,
            uses_made: u32_value(bytes, Self::OFFSET_USES_MADE)?,
            start_rchar: u64_value(bytes, Self::OFFSET_START_RCHAR)?,
            start_wchar: u64_value(bytes, Self::OFFSET_START_WCHAR)?,
            mapped_bytes: u64_value(bytes, Self::OFFSET_MAPPED_BYTES)?,
            io_uring_rings: u32_value(bytes, Self::OFFSET_IO_URING_RINGS)?,
            helpers: u32_value(bytes, Self::OFFSET_HELPERS)?,
            calibration_sized_tsc: u64_value(bytes, Self::OFFSET_CALIBRATION_SIZED_TSC)?,
            ended: u64_array(bytes, Self::OFFSET_ENDED)?,
            ended_used: u32_value(bytes, Self::OFFSET_ENDED_USED)?,
            live_threads: u32_value(bytes, Self::OFFSET_LIVE_THREADS)?,
            end_user_ns: u64_value(bytes, Self::OFFSET_END_USER_NS)?,
            end_system_ns: u64_value(bytes, Self::OFFSET_END_SYSTEM_NS)?,
            end_rchar: u64_value(bytes, Self::OFFSET_END_RCHAR)?,
            end_wchar: u64_value(bytes, Self::OFFSET_END_WCHAR)?,
            pid_namespace: u64_value(bytes, Self::OFFSET_PID_NAMESPACE)?,
            python_version: u32_value(bytes, Self::OFFSET_PYTHON_VERSION)?,
            python_known: u32_value(bytes, Self::OFFSET_PYTHON_KNOWN)?,
            python_eval: u64_value(bytes, Self::OFFSET_PYTHON_EVAL)?,
            python_eval_end: u64_value(bytes, Self::OFFSET_PYTHON_EVAL_END)?,
            comm_world: u64_value(bytes, Self::OFFSET_COMM_WORLD)?,
            phases: u64_array(bytes, Self::OFFSET_PHASES)?,
            phases_used: u32_value(bytes, Self::OFFSET_PHASES_USED)?,
            fault_signal: u32_value(bytes, Self::OFFSET_FAULT_SIGNAL)?,
            fault_code: i32_value(bytes, Self::OFFSET_FAULT_CODE)?,
            fault_tid: u32_value(bytes, Self::OFFSET_FAULT_TID)?,
            fault_address: u64_value(bytes, Self::OFFSET_FAULT_ADDRESS)?,
        })
    }
}

/// A region that the program names, inside the one it began in; or a number that it tells. Two entries may be alike: two threads made them at the same moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// Number plus one of the region it is in, 0 none; 0 of a number.
    pub outer: u32,
    /// phase_kind.
    pub kind: u32,
    /// For the collector alone: of kind, `outer` and name.
    pub hash: u32,
    /// 1 once the entry is complete.
    pub ready: u32,
    /// Its name, cut at the size.
    pub name: [u8; PHASE_NAME],
}

impl Phase {
    /// Bytes of the record.
    pub const SIZE: usize = 128;
    /// Where `outer` starts.
    pub const OFFSET_OUTER: usize = 0;
    /// Where `kind` starts.
    pub const OFFSET_KIND: usize = 4;
    /// Where `hash` starts.
    pub const OFFSET_HASH: usize = 8;
    /// Where `ready` starts.
    pub const OFFSET_READY: usize = 12;
    /// Where `name` starts.
    pub const OFFSET_NAME: usize = 16;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            outer: u32_value(bytes, Self::OFFSET_OUTER)?,
            kind: u32_value(bytes, Self::OFFSET_KIND)?,
            hash: u32_value(bytes, Self::OFFSET_HASH)?,
            ready: u32_value(bytes, Self::OFFSET_READY)?,
            name: u8_array(bytes, Self::OFFSET_NAME)?,
        })
    }
}

/// What one thread (or the threads that used the block one after the other) did with one phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseUse {
    /// Regions begun; numbers told that are finite. Exact.
    pub count: u64,
    /// Cycles from begin to end, of those that have ended. Exact.
    pub total_tsc: u64,
    /// The longest of them.
    pub max_tsc: u64,
    /// Of numbers, as are those below: the bits of a double.
    pub sum: u64,
    /// The least.
    pub min: u64,
    /// The greatest.
    pub max: u64,
    /// The last.
    pub last: u64,
    /// Cycle counter at the last.
    pub last_tsc: u64,
    /// Infinities, and what is not a number: in no other field.
    pub odd: u64,
}

impl PhaseUse {
    /// Bytes of the record.
    pub const SIZE: usize = 72;
    /// Where `count` starts.
    pub const OFFSET_COUNT: usize = 0;
    /// Where `total_tsc` starts.
    pub const OFFSET_TOTAL_TSC: usize = 8;
    /// Where `max_tsc` starts.
    pub const OFFSET_MAX_TSC: usize = 16;
    /// Where `sum` starts.
    pub const OFFSET_SUM: usize = 24;
    /// Where `min` starts.
    pub const OFFSET_MIN: usize = 32;
    /// Where `max` starts.
    pub const OFFSET_MAX: usize = 40;
    /// Where `last` starts.
    pub const OFFSET_LAST: usize = 48;
    /// Where `last_tsc` starts.
    pub const OFFSET_LAST_TSC: usize = 56;
    /// Where `odd` starts.
    pub const OFFSET_ODD: usize = 64;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            count: u64_value(bytes, Self::OFFSET_COUNT)?,
            total_tsc: u64_value(bytes, Self::OFFSET_TOTAL_TSC)?,
            max_tsc: u64_value(bytes, Self::OFFSET_MAX_TSC)?,
            sum: u64_value(bytes, Self::OFFSET_SUM)?,
            min: u64_value(bytes, Self::OFFSET_MIN)?,
            max: u64_value(bytes, Self::OFFSET_MAX)?,
            last: u64_value(bytes, Self::OFFSET_LAST)?,
            last_tsc: u64_value(bytes, Self::OFFSET_LAST_TSC)?,
            odd: u64_value(bytes, Self::OFFSET_ODD)?,
        })
    }
}

/// What a thread keeps of phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phases {
    /// How many it is in.
    pub depth: u32,
    /// How many more, for which there is no room.
    pub beyond: u32,
    /// Offsets of chunks of `phase_use`, by number of the phase, 0 not made.
    pub uses: [u64; PHASE_CHUNKS],
    /// For the collector alone: `beyond` by a hash of their names.
    pub beyond_names: [u32; 64],
    /// Cycle counter at their begins, from the outermost.
    pub begun: [u64; PHASE_DEPTH],
    /// Their numbers plus one.
    pub open: [u32; PHASE_DEPTH],
    /// For the collector alone: addresses in the process of their entries and their uses.
    pub entered: [u64; 128],
    /// For the collector alone: 64 of the address of a name, and of the entry and the use of its phase, and its number plus one.
    pub known: [u64; 256],
}

impl Phases {
    /// Bytes of the record.
    pub const SIZE: usize = 4288;
    /// Where `depth` starts.
    pub const OFFSET_DEPTH: usize = 0;
    /// Where `beyond` starts.
    pub const OFFSET_BEYOND: usize = 4;
    /// Where `uses` starts.
    pub const OFFSET_USES: usize = 8;
    /// Where `beyond_names` starts.
    pub const OFFSET_BEYOND_NAMES: usize = 192;
    /// Where `begun` starts.
    pub const OFFSET_BEGUN: usize = 448;
    /// Where `open` starts.
    pub const OFFSET_OPEN: usize = 960;
    /// Where `entered` starts.
    pub const OFFSET_ENTERED: usize = 1216;
    /// Where `known` starts.
    pub const OFFSET_KNOWN: usize = 2240;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            depth: u32_value(bytes, Self::OFFSET_DEPTH)?,
            beyond: u32_value(bytes, Self::OFFSET_BEYOND)?,
            uses: u64_array(bytes, Self::OFFSET_USES)?,
            beyond_names: u32_array(bytes, Self::OFFSET_BEYOND_NAMES)?,
            begun: u64_array(bytes, Self::OFFSET_BEGUN)?,
            open: u32_array(bytes, Self::OFFSET_OPEN)?,
            entered: u64_array(bytes, Self::OFFSET_ENTERED)?,
            known: u64_array(bytes, Self::OFFSET_KNOWN)?,
        })
    }
}

/// A thread that has ended, and of which the ring does not tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// CLOCK_MONOTONIC when it started.
    pub start_mono_ns: u64,
    /// And when it ended.
    pub end_mono_ns: u64,
    /// Its processor time.
    pub cpu_ns: u64,
    /// The kernel's id of it.
    pub tid: u32,
    /// 1 once the entry is complete.
    pub ready: u32,
}

impl Ended {
    /// Bytes of the record.
    pub const SIZE: usize = 32;
    /// Where `start_mono_ns` starts.
    pub const OFFSET_START_MONO_NS: usize = 0;
    /// Where `end_mono_ns` starts.
    pub const OFFSET_END_MONO_NS: usize = 8;
    /// Where `cpu_ns` starts.
    pub const OFFSET_CPU_NS: usize = 16;
    /// Where `tid` starts.
    pub const OFFSET_TID: usize = 24;
    /// Where `ready` starts.
    pub const OFFSET_READY: usize = 28;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            start_mono_ns: u64_value(bytes, Self::OFFSET_START_MONO_NS)?,
            end_mono_ns: u64_value(bytes, Self::OFFSET_END_MONO_NS)?,
            cpu_ns: u64_value(bytes, Self::OFFSET_CPU_NS)?,
            tid: u32_value(bytes, Self::OFFSET_TID)?,
            ready: u32_value(bytes, Self::OFFSET_READY)?,
        })
    }
}

/// One thread's block. Written by that thread alone (its handler included); line 0 is all that a wrapper touches besides its site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    /// The outermost wrapped call the thread is in, `idle` if none. Numbers are those of calls.h.
    pub call: u32,
    /// thread_flag.
    pub flags: u32,
    /// Stack pointer at the entry of that call.
    pub call_sp: u64,
    /// Cycle counter at the first tick inside that call, 0 if none yet.
    pub first_tick_tsc: u64,
    /// State of the stride generator.
    pub random: u64,
    /// Sites of this thread.
    pub sites_used: u32,
    /// Kernel thread id.
    pub tid: u32,
    /// Datatype cache is valid while equal to the process-wide generation.
    pub type_cache_generation: u64,
    /// What `call` is between calls: 0, or all ones while calls pass uncounted to hold the overhead budget.
    pub idle: u32,
    /// For the collector alone: 64 less the bits of a place in the index `sent_known`.
    pub sent_shift: u32,
    /// Site number plus one of that call, 0 if none.
    pub site: u32,
    /// This block's place in the table of threads.
    pub number: u32,
    /// Index (base grid) of the newest tick taken.
    pub last_tick: u64,
    /// Samples taken.
    pub ticks: u64,
    /// Base-grid ticks they stand for.
    pub tick_weight: u64,
    /// Cycles in the handler.
    pub handler_tsc: u64,
    /// Lowest address of the stack.
    pub stack_low: u64,
    /// One past its highest.
    pub stack_high: u64,
    /// When the thread was first seen.
    pub start_mono_ns: u64,
    /// Cycles of ours within calls that are measured as they pass: of masking and unmasking, and of asking libraries and the system what a call moved or named.
    pub own_tsc: u64,
    /// Address given to pthread_create, 0 for the main thread.
    pub start_routine: u64,
    /// Kernel timer id plus one, 0 if none.
    pub timer: u64,
    /// Cycles that recording had taken of the threads that had this block before, all ones if not yet asked.
    pub spent_before_tsc: u64,
    /// Cycles that recording had taken when calls were last counted again after a time in which they passed.
    pub full_from_tsc: u64,
    /// What it took from there until they passed again.
    pub full_cost_tsc: u64,
    /// Cycles that recording has taken of this block's threads, as far as they are in the account of the process.
    pub told_tsc: u64,
    /// Open-addressed hash: 0 empty, else site number plus one.
    pub site_index: [u16; SITE_SLOTS],
    /// Offsets of chunks of sites.
    pub site_chunks: [u64; SITE_CHUNKS],
    /// 64 pairs of datatype handle and size in bytes.
    pub type_cache: [u64; 128],
    /// Offset of the newest of this block's file_use records, 0 none; they are linked by `next`.
    pub uses: u64,
    /// Offset of this block's private index of them, 0 none.
    pub use_cache: u64,
    /// Offsets of heat maps, by interface, 0 none.
    pub heat: [u64; HEAT_LAYERS],
    /// The sites used last, by return address, for the collector alone: 128 of the site's address in the process, of the datatype, and of count and generation of a call that has the bytes of its run.
    pub recent: [u64; 512],
    /// Offset of FAILURES pairs of u64: (site number plus one) << 32 | errno, or 0; and how often. 0 none.
    pub failures: u64,
    /// Offset of what was sent to whom: a `sent_head`, and `sent` records behind it. 0 none. It is replaced by a larger one when it is three quarters full.
    pub sent: u64,
    /// For the collector alone: address in the process of its index of them by communicator and rank there, 0 none.
    pub sent_known: u64,
    /// Offset of what it asked of libraries of mathematics: a `math_head`, and `math` records behind it. 0 none. It is replaced by a larger one when it is three quarters full.
    pub math: u64,
    /// Offset of an `event_head` and its EVENT_CHUNK `event` records, 0 none.
    pub events: u64,
    /// Where each call is kept: cycle counter at the end of the call before.
    pub left_tsc: u64,
    /// Frame of the outermost such call that it is in, 0 none.
    pub math_sp: u64,
    /// Offset of its `phases`, 0 none.
    pub phases: u64,
    /// Number plus one of the innermost region of the program's own that it is in, 0 none.
    pub phase: u32,
    /// Of the child of a fork: how many its parent was in, whose ends are nothing to count.
    pub phase_inherited: u32,
    /// Of the call of MPI that the thread is in: the communicator, or the address of its requests.
    pub awaits: u64,
    /// Ranks there, the second << 32; or how many requests.
    pub awaits_more: u64,
    /// await of that call, once a tick has fallen in it; else nothing.
    pub awaited_kind: u32,
    /// How many of `awaited` are in use.
    pub awaited_count: u32,
    /// The communicator of a collective.
    pub awaited_group: u64,
    /// The root's rank in it.
    pub awaited_root: u64,
    /// For the collector alone.
    pub awaited_group_generation: u64,
    /// Whom it waits for: a rank, and await_role << AWAITED_ROLE_BIT.
    pub awaited: [u64; AWAITED],
    /// For the collector alone: the communicator that the rank is in.
    pub awaited_comm: [u64; AWAITED],
    /// For the collector alone: of that communicator.
    pub awaited_generation: [u32; AWAITED],
    /// For the collector alone: `site` at the tick before.
    pub ticked_site: u64,
    /// For the collector alone: calls of that site then.
    pub ticked_count: u64,
    /// For the collector alone: calls of MPI then.
    pub ticked_mpi: u64,
    /// Offset of the newest of this block's `parallel` records, 0 none; they are linked by `next`.
    pub parallels: u64,
    /// For the collector alone: the team of OpenMP that it works in, 0 none.
    pub team: u64,
    /// For the collector alone: its number in that team.
    pub team_place: u32,
    /// For the collector alone: bits, which of `teams` a region has that is not over.
    pub teams_taken: u32,
    /// For the collector alone: offset of the team of the innermost region that it has begun and not ended, 0 none.
    pub team_open: u64,
    /// For the collector alone: offset of a team beyond `teams` that can be used again, 0 none.
    pub team_spare: u64,
    /// For the collector alone: offsets of teams, 0 not made.
    pub teams: [u32; TEAM_SLOTS],
    /// For the collector alone: where the region is that it is about to begin, 0 if the runtime knows.
    pub team_from: u64,
    /// For the collector alone: regions that it has begun and not ended, and that have no team.
    pub team_beyond: u32,
}

impl Thread {
    /// Bytes of the record.
    pub const SIZE: usize = 16384;
    /// Where `call` starts.
    pub const OFFSET_CALL: usize = 0;
    /// Where `flags` starts.
    pub const OFFSET_FLAGS: usize = 4;
    /// Where `call_sp` starts.
    pub const OFFSET_CALL_SP: usize = 8;
    /// Where `first_tick_tsc` starts.
    pub const OFFSET_FIRST_TICK_TSC: usize = 16;
    /// Where `random` starts.
    pub const OFFSET_RANDOM: usize = 24;
    /// Where `sites_used` starts.
    pub const OFFSET_SITES_USED: usize = 32;
    /// Where `tid` starts.
    pub const OFFSET_TID: usize = 36;
    /// Where `type_cache_generation` starts.
    pub const OFFSET_TYPE_CACHE_GENERATION: usize = 40;
    /// Where `idle` starts.
    pub const OFFSET_IDLE: usize = 48;
    /// Where `sent_shift` starts.
    pub const OFFSET_SENT_SHIFT: usize = 52;
    /// Where `site` starts.
    pub const OFFSET_SITE: usize = 56;
    /// Where `number` starts.
    pub const OFFSET_NUMBER: usize = 60;
    /// Where `last_tick` starts.
    pub const OFFSET_LAST_TICK: usize = 64;
    /// Where `ticks` starts.
    pub const OFFSET_TICKS: usize = 72;
    /// Where `tick_weight` starts.
    pub const OFFSET_TICK_WEIGHT: usize = 80;
    /// Where `handler_tsc` starts.
    pub const OFFSET_HANDLER_TSC: usize = 88;
    /// Where `stack_low` starts.
    pub const OFFSET_STACK_LOW: usize = 96;
    /// Where `stack_high` starts.
    pub const OFFSET_STACK_HIGH: usize = 104;
    /// Where `start_mono_ns` starts.
    pub const OFFSET_START_MONO_NS: usize = 112;
    /// Where `own_tsc` starts.
    pub const OFFSET_OWN_TSC: usize = 120;
    /// Where `start_routine` starts.
    pub const OFFSET_START_ROUTINE: usize = 128;
    /// Where `timer` starts.
    pub const OFFSET_TIMER: usize = 136;
    /// Where `spent_before_tsc` starts.
    pub const OFFSET_SPENT_BEFORE_TSC: usize = 144;
    /// Where `full_from_tsc` starts.
    pub const OFFSET_FULL_FROM_TSC: usize = 152;
    /// Where `full_cost_tsc` starts.
    pub const OFFSET_FULL_COST_TSC: usize = 160;
    /// Where `told_tsc` starts.
    pub const OFFSET_TOLD_TSC: usize = 168;
    /// Where `site_index` starts.
    pub const OFFSET_SITE_INDEX: usize = 192;
    /// Where `site_chunks` starts.
    pub const OFFSET_SITE_CHUNKS: usize = 8384;
    /// Where `type_cache` starts.
    pub const OFFSET_TYPE_CACHE: usize = 10176;
    /// Where `uses` starts.
    pub const OFFSET_USES: usize = 11200;
    /// Where `use_cache` starts.
    pub const OFFSET_USE_CACHE: usize = 11208;
    /// Where `heat` starts.
    pub const OFFSET_HEAT: usize = 11216;
    /// Where `recent` starts.
    pub const OFFSET_RECENT: usize = 11264;
    /// Where `failures` starts.
    pub const OFFSET_FAILURES: usize = 15360;
    /// Where `sent` starts.
    pub const OFFSET_SENT: usize = 15368;
    /// Where `sent_known` starts.
    pub const OFFSET_SENT_KNOWN: usize = 15376;
    /// Where `math` starts.
    pub const OFFSET_MATH: usize = 15384;
    /// Where `events` starts.
    pub const OFFSET_EVENTS: usize = 15392;
    /// Where `left_tsc` starts.
    pub const OFFSET_LEFT_TSC: usize = 15400;
    /// Where `math_sp` starts.
    pub const OFFSET_MATH_SP: usize = 15408;
    /// Where `phases` starts.
    pub const OFFSET_PHASES: usize = 15416;
    /// Where `phase` starts.
    pub const OFFSET_PHASE: usize = 15424;
    /// Where `phase_inherited` starts.
    pub const OFFSET_PHASE_INHERITED: usize = 15428;
    /// Where `awaits` starts.
    pub const OFFSET_AWAITS: usize = 15488;
    /// Where `awaits_more` starts.
    pub const OFFSET_AWAITS_MORE: usize = 15496;
    /// Where `awaited_kind` starts.
    pub const OFFSET_AWAITED_KIND: usize = 15504;
    /// Where `awaited_count` starts.
    pub const OFFSET_AWAITED_COUNT: usize = 15508;
    /// Where `awaited_group` starts.
    pub const OFFSET_AWAITED_GROUP: usize = 15512;
    /// Where `awaited_root` starts.
    pub const OFFSET_AWAITED_ROOT: usize = 15520;
    /// Where `awaited_group_generation` starts.
    pub const OFFSET_AWAITED_GROUP_GENERATION: usize = 15528;
    /// Where `awaited` starts.
    pub const OFFSET_AWAITED: usize = 15552;
    /// Where `awaited_comm` starts.
    pub const OFFSET_AWAITED_COMM: usize = 15808;
    /// Where `awaited_generation` starts.
    pub const OFFSET_AWAITED_GENERATION: usize = 16064;
    /// Where `ticked_site` starts.
    pub const OFFSET_TICKED_SITE: usize = 16192;
    /// Where `ticked_count` starts.
    pub const OFFSET_TICKED_COUNT: usize = 16200;
    /// Where `ticked_mpi` starts.
    pub const OFFSET_TICKED_MPI: usize = 16208;
    /// Where `parallels` starts.
    pub const OFFSET_PARALLELS: usize = 16216;
    /// Where `team` starts.
    pub const OFFSET_TEAM: usize = 16224;
    /// Where `team_place` starts.
    pub const OFFSET_TEAM_PLACE: usize = 16232;
    /// Where `teams_taken` starts.
    pub const OFFSET_TEAMS_TAKEN: usize = 16236;
    /// Where `team_open` starts.
    pub const OFFSET_TEAM_OPEN: usize = 16240;
    /// Where `team_spare` starts.
    pub const OFFSET_TEAM_SPARE: usize = 16248;
    /// Where `teams` starts.
    pub const OFFSET_TEAMS: usize = 16256;
    /// Where `team_from` starts.
    pub const OFFSET_TEAM_FROM: usize = 16320;
    /// Where `team_beyond` starts.
    pub const OFFSET_TEAM_BEYOND: usize = 16328;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            call: u32_value(bytes, Self::OFFSET_CALL)?,
            flags: u32_value(bytes, Self::OFFSET_FLAGS)?,
            call_sp: u64_value(bytes, Self::OFFSET_CALL_SP)?,
            first_tick_tsc: u64_value(bytes, Self::OFFSET_FIRST_TICK_TSC)?,
            random: u64_value(bytes, Self::OFFSET_RANDOM)?,
            sites_used: u32_value(bytes, Self::OFFSET_SITES_USED)?,
            tid: u32_value(bytes, Self::OFFSET_TID)?,
            type_cache_generation: u64_value(bytes, Self::OFFSET_TYPE_CACHE_GENERATION)?,
            idle: u32_value(bytes, Self::OFFSET_IDLE)?,
            sent_shift: u32_value(bytes, Self::OFFSET_SENT_SHIFT)?,
            site: u32_value(bytes, Self::OFFSET_SITE)?,
            number: u32_value(bytes, Self::OFFSET_NUMBER)?,
            last_tick: u64_value(bytes, Self::OFFSET_LAST_TICK)?,
            ticks: u64_value(bytes, Self::OFFSET_TICKS)?,
            tick_weight: u64_value(bytes, Self::OFFSET_TICK_WEIGHT)?,
            handler_tsc: u64_value(bytes, Self::OFFSET_HANDLER_TSC)?,
            stack_low: u64_value(bytes, Self::OFFSET_STACK_LOW)?,
            stack_high: u64_value(bytes, Self::OFFSET_STACK_HIGH)?,
            start_mono_ns: u64_value(bytes, Self::OFFSET_START_MONO_NS)?,
            own_tsc: u64_value(bytes, Self::OFFSET_OWN_TSC)?,
            start_routine: u64_value(bytes, Self::OFFSET_START_ROUTINE)?,
            timer: u64_value(bytes, Self::OFFSET_TIMER)?,
            spent_before_tsc: u64_value(bytes, Self::OFFSET_SPENT_BEFORE_TSC)?,
            full_from_tsc: u64_value(bytes, Self::OFFSET_FULL_FROM_TSC)?,
            full_cost_tsc: u64_value(bytes, Self::OFFSET_FULL_COST_TSC)?,
            told_tsc: u64_value(bytes, Self::OFFSET_TOLD_TSC)?,
            site_index: u16_array(bytes, Self::OFFSET_SITE_INDEX)?,
            site_chunks: u64_array(bytes, Self::OFFSET_SITE_CHUNKS)?,
            type_cache: u64_array(bytes, Self::OFFSET_TYPE_CACHE)?,
            uses: u64_value(bytes, Self::OFFSET_USES)?,
            use_cache: u64_value(bytes, Self::OFFSET_USE_CACHE)?,
            heat: u64_array(bytes, Self::OFFSET_HEAT)?,
            recent: u64_array(bytes, Self::OFFSET_RECENT)?,
            failures: u64_value(bytes, Self::OFFSET_FAILURES)?,
            sent: u64_value(bytes, Self::OFFSET_SENT)?,
            sent_known: u64_value(bytes, Self::OFFSET_SENT_KNOWN)?,
            math: u64_value(bytes, Self::OFFSET_MATH)?,
            events: u64_value(bytes, Self::OFFSET_EVENTS)?,
            left_tsc: u64_value(bytes, Self::OFFSET_LEFT_TSC)?,
            math_sp: u64_value(bytes, Self::OFFSET_MATH_SP)?,
            phases: u64_value(bytes, Self::OFFSET_PHASES)?,
            phase: u32_value(bytes, Self::OFFSET_PHASE)?,
            phase_inherited: u32_value(bytes, Self::OFFSET_PHASE_INHERITED)?,
            awaits: u64_value(bytes, Self::OFFSET_AWAITS)?,
            awaits_more: u64_value(bytes, Self::OFFSET_AWAITS_MORE)?,
            awaited_kind: u32_value(bytes, Self::OFFSET_AWAITED_KIND)?,
            awaited_count: u32_value(bytes, Self::OFFSET_AWAITED_COUNT)?,
            awaited_group: u64_value(bytes, Self::OFFSET_AWAITED_GROUP)?,
            awaited_root: u64_value(bytes, Self::OFFSET_AWAITED_ROOT)?,
            awaited_group_generation: u64_value(bytes, Self::OFFSET_AWAITED_GROUP_GENERATION)?,
            awaited: u64_array(bytes, Self::OFFSET_AWAITED)?,
            awaited_comm: u64_array(bytes, Self::OFFSET_AWAITED_COMM)?,
            awaited_generation: u32_array(bytes, Self::OFFSET_AWAITED_GENERATION)?,
            ticked_site: u64_value(bytes, Self::OFFSET_TICKED_SITE)?,
            ticked_count: u64_value(bytes, Self::OFFSET_TICKED_COUNT)?,
            ticked_mpi: u64_value(bytes, Self::OFFSET_TICKED_MPI)?,
            parallels: u64_value(bytes, Self::OFFSET_PARALLELS)?,
            team: u64_value(bytes, Self::OFFSET_TEAM)?,
            team_place: u32_value(bytes, Self::OFFSET_TEAM_PLACE)?,
            teams_taken: u32_value(bytes, Self::OFFSET_TEAMS_TAKEN)?,
            team_open: u64_value(bytes, Self::OFFSET_TEAM_OPEN)?,
            team_spare: u64_value(bytes, Self::OFFSET_TEAM_SPARE)?,
            teams: u32_array(bytes, Self::OFFSET_TEAMS)?,
            team_from: u64_value(bytes, Self::OFFSET_TEAM_FROM)?,
            team_beyond: u32_value(bytes, Self::OFFSET_TEAM_BEYOND)?,
        })
    }
}

/// Before the `sent` records of a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentHead {
    /// How many there is room for: a power of two.
    pub capacity: u32,
    /// How many are in use.
    pub used: u32,
}

impl SentHead {
    /// Bytes of the record.
    pub const SIZE: usize = 8;
    /// Where `capacity` starts.
    pub const OFFSET_CAPACITY: usize = 0;
    /// Where `used` starts.
    pub const OFFSET_USED: usize = 4;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            capacity: u32_value(bytes, Self::OFFSET_CAPACITY)?,
            used: u32_value(bytes, Self::OFFSET_USED)?,
        })
    }
}

/// What one thread (or the threads that used the block one after the other) sent to one process: messages, point-to-point, in MPI_Send and the like and at each start of a persistent request; and apart from them what it gave to collectives that name whom it is for. Open-addressed hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The receiver's rank in MPI_COMM_WORLD, 0 where it has none.
    pub rank: u32,
    /// peer_kind; 0 an empty place.
    pub kind: u32,
    /// Messages. Exact.
    pub count: u64,
    /// Their bytes. Exact.
    pub bytes: u64,
    /// Bytes given to collectives for it. Exact.
    pub collective_bytes: u64,
}

impl Sent {
    /// Bytes of the record.
    pub const SIZE: usize = 32;
    /// Where `rank` starts.
    pub const OFFSET_RANK: usize = 0;
    /// Where `kind` starts.
    pub const OFFSET_KIND: usize = 4;
    /// Where `count` starts.
    pub const OFFSET_COUNT: usize = 8;
    /// Where `bytes` starts.
    pub const OFFSET_BYTES: usize = 16;
    /// Where `collective_bytes` starts.
    pub const OFFSET_COLLECTIVE_BYTES: usize = 24;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            rank: u32_value(bytes, Self::OFFSET_RANK)?,
            kind: u32_value(bytes, Self::OFFSET_KIND)?,
            count: u64_value(bytes, Self::OFFSET_COUNT)?,
            bytes: u64_value(bytes, Self::OFFSET_BYTES)?,
            collective_bytes: u64_value(bytes, Self::OFFSET_COLLECTIVE_BYTES)?,
        })
    }
}

/// A file that the process used, or, folded, all that share a directory and a name pattern. Written once, by whoever publishes it, but for the fields that say otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Of device, inode and birth, or of the path where there is no inode.
    pub hash: u64,
    /// st_dev as major << 32 | minor; 0 if not known.
    pub device: u64,
    /// st_ino; 0 where the file is known by its path alone.
    pub inode: u64,
    /// When it was made, nanoseconds since 1970; 0 where the file system does not tell. It tells a new file with a used inode.
    pub birth_ns: u64,
    /// Offset of its name, ended by a zero byte; 0 none.
    pub path: u64,
    /// Bytes of the name.
    pub path_size: u32,
    /// file_flag.
    pub flags: u32,
    /// Largest size seen, in bytes. Any thread.
    pub size: u64,
    /// Atomic: distinct files, more than 1 where folded (an upper bound: opens of files without a record of their own).
    pub members: u64,
    /// Offset of the MPI-IO hints in force, lines of key=value ended by a zero byte; 0 none.
    pub hints: u64,
    /// st_blksize.
    pub block_size: u32,
    /// st_mode.
    pub mode: u32,
    /// Number of the file that a data set lies in, plus one; 0 none.
    pub parent: u32,
    /// Ranks of the communicator that opened it by MPI-IO, 0 none.
    pub comm_size: u32,
    /// 1 when complete; written last.
    pub ready: u32,
    /// Zero.
    pub pad0: u32,
    /// Zero.
    pub pad1: [u64; 3],
}

impl File {
    /// Bytes of the record.
    pub const SIZE: usize = 128;
    /// Where `hash` starts.
    pub const OFFSET_HASH: usize = 0;
    /// Where `device` starts.
    pub const OFFSET_DEVICE: usize = 8;
    /// Where `inode` starts.
    pub const OFFSET_INODE: usize = 16;
    /// Where `birth_ns` starts.
    pub const OFFSET_BIRTH_NS: usize = 24;
    /// Where `path` starts.
    pub const OFFSET_PATH: usize = 32;
    /// Where `path_size` starts.
    pub const OFFSET_PATH_SIZE: usize = 40;
    /// Where `flags` starts.
    pub const OFFSET_FLAGS: usize = 44;
    /// Where `size` starts.
    pub const OFFSET_SIZE: usize = 48;
    /// Where `members` starts.
    pub const OFFSET_MEMBERS: usize = 56;
    /// Where `hints` starts.
    pub const OFFSET_HINTS: usize = 64;
    /// Where `block_size` starts.
    pub const OFFSET_BLOCK_SIZE: usize = 72;
    /// Where `mode` starts.
    pub const OFFSET_MODE: usize = 76;
    /// Where `parent` starts.
    pub const OFFSET_PARENT: usize = 80;
    /// Where `comm_size` starts.
    pub const OFFSET_COMM_SIZE: usize = 84;
    /// Where `ready` starts.
    pub const OFFSET_READY: usize = 88;
    /// Where `pad0` starts.
    pub const OFFSET_PAD0: usize = 92;
    /// Where `pad1` starts.
    pub const OFFSET_PAD1: usize = 96;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            hash: u64_value(bytes, Self::OFFSET_HASH)?,
            device: u64_value(bytes, Self::OFFSET_DEVICE)?,
            inode: u64_value(bytes, Self::OFFSET_INODE)?,
            birth_ns: u64_value(bytes, Self::OFFSET_BIRTH_NS)?,
            path: u64_value(bytes, Self::OFFSET_PATH)?,
            path_size: u32_value(bytes, Self::OFFSET_PATH_SIZE)?,
            flags: u32_value(bytes, Self::OFFSET_FLAGS)?,
            size: u64_value(bytes, Self::OFFSET_SIZE)?,
            members: u64_value(bytes, Self::OFFSET_MEMBERS)?,
            hints: u64_value(bytes, Self::OFFSET_HINTS)?,
            block_size: u32_value(bytes, Self::OFFSET_BLOCK_SIZE)?,
            mode: u32_value(bytes, Self::OFFSET_MODE)?,
            parent: u32_value(bytes, Self::OFFSET_PARENT)?,
            comm_size: u32_value(bytes, Self::OFFSET_COMM_SIZE)?,
            ready: u32_value(bytes, Self::OFFSET_READY)?,
            pad0: u32_value(bytes, Self::OFFSET_PAD0)?,
            pad1: u64_array(bytes, Self::OFFSET_PAD1)?,
        })
    }
}

/// What one thread (or the threads that used the block one after the other) did with one file through one interface. The two groups read_… and write_… have the same fields in the same order. All cycle counts are sums over calls; what moves data is timed as its site is and stands for what is not (a call within another as that one is), all else always; posix, stdio and blocking mpiio calls of few microseconds are so in part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileUse {
    /// Offset of the next record of the thread, 0 none.
    pub next: u64,
    /// Number of the file, plus one.
    pub file: u32,
    /// file_interface.
    pub interface: u32,
    /// Bytes read and written that are in the heat map already: those of untimed calls enter it with the next that is timed, or that a tick lies before. The rest belongs where the last access was.
    pub heated: [u64; 2],
    /// Block size of the file minus one, what `file_unaligned` goes by.
    pub block_mask: u64,
    /// Successful reads.
    pub reads: u64,
    /// Bytes really moved.
    pub read_bytes: u64,
    /// One past the highest byte touched.
    pub read_end: u64,
    /// One past the last byte of the newest one.
    pub read_last: u64,
    /// Those that begin at or behind the end of the one before; the first after an open is one.
    pub read_sequential: u64,
    /// Those that begin just there; the first after an open is none.
    pub read_consecutive: u64,
    /// Those that are the first after an open and begin at byte 0.
    pub read_first_at_zero: u64,
    /// 1 since the first after the newest open.
    pub read_began: u64,
    /// Cycles in them.
    pub read_tsc: u64,
    /// The longest.
    pub read_max_tsc: u64,
    /// Its bytes.
    pub read_max_size: u64,
    /// Cycle counter at the start of the first, 0 none.
    pub read_start_tsc: u64,
    /// At the end of the last; of those that were not timed, the last that is the first since a tick.
    pub read_end_tsc: u64,
    /// By size.
    pub read_bins: [u64; IO_BINS],
    /// MPI-IO and above: independent and blocking.
    pub read_independent: u64,
    /// Collective and blocking.
    pub read_collective: u64,
    /// Split collective.
    pub read_split: u64,
    /// Non-blocking, collective or not.
    pub read_nonblocking: u64,
    /// Successful writes.
    pub writes: u64,
    /// Bytes really moved.
    pub write_bytes: u64,
    /// One past the highest byte touched.
    pub write_end: u64,
    /// One past the last byte of the newest one.
    pub write_last: u64,
    /// Those that begin at or behind the end of the one before; the first after an open is one.
    pub write_sequential: u64,
    /// Those that begin just there; the first after an open is none.
    pub write_consecutive: u64,
    /// Those that are the first after an open and begin at byte 0.
    pub write_first_at_zero: u64,
    /// 1 since the first after the newest open.
    pub write_began: u64,
    /// Cycles in them.
    pub write_tsc: u64,
    /// The longest.
    pub write_max_tsc: u64,
    /// Its bytes.
    pub write_max_size: u64,
    /// Cycle counter at the start of the first, 0 none.
    pub write_start_tsc: u64,
    /// Likewise.
    pub write_end_tsc: u64,
    /// By size.
    pub write_bins: [u64; IO_BINS],
    /// MPI-IO and above: independent and blocking.
    pub write_independent: u64,
    /// Collective and blocking.
    pub write_collective: u64,
    /// Split collective.
    pub write_split: u64,
    /// Non-blocking, collective or not.
    pub write_nonblocking: u64,
    /// Opens.
    pub opens: u64,
    /// Closes.
    pub closes: u64,
    /// Opens by MPI-IO with more than one rank.
    pub collective_opens: u64,
    /// Opens with O_SYNC or O_DSYNC: each write waits until its data are on disk.
    pub durable_opens: u64,
    /// Opens with O_DIRECT: accesses go past the page cache.
    pub direct_opens: u64,
    /// Seeks.
    pub seeks: u64,
    /// Stat calls: stat, fstat, statx, access and the like.
    pub stats: u64,
    /// fsync, msync, MPI_File_sync, H5Fflush.
    pub syncs: u64,
    /// fdatasync.
    pub data_syncs: u64,
    /// fflush.
    pub flushes: u64,
    /// mmap.
    pub maps: u64,
    /// Their bytes.
    pub mapped_bytes: u64,
    /// truncate, ftruncate, fallocate, MPI_File_set_size, MPI_File_preallocate.
    pub truncates: u64,
    /// Times it lost its name by rename.
    pub renames_from: u64,
    /// Times it got its name by rename.
    pub renames_to: u64,
    /// unlink, remove, rmdir, MPI_File_delete.
    pub unlinks: u64,
    /// mkdir, link, symlink, mknod.
    pub makes: u64,
    /// opendir and readdir.
    pub lists: u64,
    /// Other metadata calls: chmod, xattr, lock, advice.
    pub other_meta: u64,
    /// Descriptors asked of streams, or duplicated.
    pub filenos: u64,
    /// MPI_File_set_view.
    pub views: u64,
    /// Opens and views with an info object.
    pub hinted: u64,
    /// Accesses whose bytes are those of pointers: data of variable length.
    pub variable: u64,
    /// Changes between reading and writing.
    pub switches: u64,
    /// Accesses whose buffer does not begin at a multiple of 8.
    pub memory_unaligned: u64,
    /// Accesses whose offset is no multiple of the block size.
    pub file_unaligned: u64,
    /// Calls that failed.
    pub errors: u64,
    /// Cycles in metadata calls.
    pub meta_tsc: u64,
    /// Cycles in sync calls.
    pub sync_tsc: u64,
    /// Cycle counter at the start of the first open, 0 none.
    pub open_start_tsc: u64,
    /// At the end of the last.
    pub open_end_tsc: u64,
    /// At the start of the first close, 0 none.
    pub close_start_tsc: u64,
    /// At the end of the last.
    pub close_end_tsc: u64,
    /// 1 the last access was a read, 2 a write, 0 none yet.
    pub last_direction: u32,
    /// Zero.
    pub pad0: u32,
    /// Times that an access size or stride gave way to another.
    pub common_dropped: u64,
    /// Distinct access sizes.
    pub access_size: [u64; COMMON],
    /// How often each.
    pub access_count: [u64; COMMON],
    /// Distinct distances between the end of an access and the start of the next of its kind, if positive.
    pub stride: [u64; COMMON],
    /// How often each.
    pub stride_count: [u64; COMMON],
}

impl FileUse {
    /// Bytes of the record.
    pub const SIZE: usize = 1152;
    /// Where `next` starts.
    pub const OFFSET_NEXT: usize = 0;
    /// Where `file` starts.
    pub const OFFSET_FILE: usize = 8;
    /// Where `interface` starts.
    pub const OFFSET_INTERFACE: usize = 12;
    /// Where `heated` starts.
    pub const OFFSET_HEATED: usize = 16;
    /// Where `block_mask` starts.
    pub const OFFSET_BLOCK_MASK: usize = 32;
    /// Where `reads` starts.
    pub const OFFSET_READS: usize = 64;
    /// Where `read_bytes` starts.
    pub const OFFSET_READ_BYTES: usize = 72;
    /// Where `read_end` starts.
    pub const OFFSET_READ_END: usize = 80;
    /// Where `read_last` starts.
    pub const OFFSET_READ_LAST: usize = 88;
    /// Where `read_sequential` starts.
    pub const OFFSET_READ_SEQUENTIAL: usize = 96;
    /// Where `read_consecutive` starts.
    pub const OFFSET_READ_CONSECUTIVE: usize = 104;
    /// Where `read_first_at_zero` starts.
    pub const OFFSET_READ_FIRST_AT_ZERO: usize = 112;
    /// Where `read_began` starts.
    pub const OFFSET_READ_BEGAN: usize = 120;
    /// Where `read_tsc` starts.
    pub const OFFSET_READ_TSC: usize = 128;
    /// Where `read_max_tsc` starts.
    pub const OFFSET_READ_MAX_TSC: usize = 136;
    /// Where `read_max_size` starts.
    pub const OFFSET_READ_MAX_SIZE: usize = 144;
    /// Where `read_start_tsc` starts.
    pub const OFFSET_READ_START_TSC: usize = 152;
    /// Where `read_end_tsc` starts.
    pub const OFFSET_READ_END_TSC: usize = 160;
    /// Where `read_bins` starts.
    pub const OFFSET_READ_BINS: usize = 168;
    /// Where `read_independent` starts.
    pub const OFFSET_READ_INDEPENDENT: usize = 248;
    /// Where `read_collective` starts.
    pub const OFFSET_READ_COLLECTIVE: usize = 256;
    /// Where `read_split` starts.
    pub const OFFSET_READ_SPLIT: usize = 264;
    /// Where `read_nonblocking` starts.
    pub const OFFSET_READ_NONBLOCKING: usize = 272;
    /// Where `writes` starts.
    pub const OFFSET_WRITES: usize = 320;
    /// Where `write_bytes` starts.
    pub const OFFSET_WRITE_BYTES: usize = 328;
    /// Where `write_end` starts.
    pub const OFFSET_WRITE_END: usize = 336;
    /// Where `write_last` starts.
    pub const OFFSET_WRITE_LAST: usize = 344;
    /// Where `write_sequential` starts.
    pub const OFFSET_WRITE_SEQUENTIAL: usize = 352;
    /// Where `write_consecutive` starts.
    pub const OFFSET_WRITE_CONSECUTIVE: usize = 360;
    /// Where `write_first_at_zero` starts.
    pub const OFFSET_WRITE_FIRST_AT_ZERO: usize = 368;
    /// Where `write_began` starts.
    pub const OFFSET_WRITE_BEGAN: usize = 376;
    /// Where `write_tsc` starts.
    pub const OFFSET_WRITE_TSC: usize = 384;
    /// Where `write_max_tsc` starts.
    pub const OFFSET_WRITE_MAX_TSC: usize = 392;
    /// Where `write_max_size` starts.
    pub const OFFSET_WRITE_MAX_SIZE: usize = 400;
    /// Where `write_start_tsc` starts.
    pub const OFFSET_WRITE_START_TSC: usize = 408;
    /// Where `write_end_tsc` starts.
    pub const OFFSET_WRITE_END_TSC: usize = 416;
    /// Where `write_bins` starts.
    pub const OFFSET_WRITE_BINS: usize = 424;
    /// Where `write_independent` starts.
    pub const OFFSET_WRITE_INDEPENDENT: usize = 504;
    /// Where `write_collective` starts.
    pub const OFFSET_WRITE_COLLECTIVE: usize = 512;
    /// Where `write_split` starts.
    pub const OFFSET_WRITE_SPLIT: usize = 520;
    /// Where `write_nonblocking` starts.
    pub const OFFSET_WRITE_NONBLOCKING: usize = 528;
    /// Where `opens` starts.
    pub const OFFSET_OPENS: usize = 576;
    /// Where `closes` starts.
    pub const OFFSET_CLOSES: usize = 584;
    /// Where `collective_opens` starts.
    pub const OFFSET_COLLECTIVE_OPENS: usize = 592;
    /// Where `durable_opens` starts.
    pub const OFFSET_DURABLE_OPENS: usize = 600;
    /// Where `direct_opens` starts.
    pub const OFFSET_DIRECT_OPENS: usize = 608;
    /// Where `seeks` starts.
    pub const OFFSET_SEEKS: usize = 616;
    /// Where `stats` starts.
    pub const OFFSET_STATS: usize = 624;
    /// Where `syncs` starts.
    pub const OFFSET_SYNCS: usize = 632;
    /// Where `data_syncs` starts.
    pub const OFFSET_DATA_SYNCS: usize = 640;
    /// Where `flushes` starts.
    pub const OFFSET_FLUSHES: usize = 648;
    /// Where `maps` starts.
    pub const OFFSET_MAPS: usize = 656;
    /// Where `mapped_bytes` starts.
    pub const OFFSET_MAPPED_BYTES: usize = 664;
    /// Where `truncates` starts.
    pub const OFFSET_TRUNCATES: usize = 672;
    /// Where `renames_from` starts.
    pub const OFFSET_RENAMES_FROM: usize = 680;
    /// Where `renames_to` starts.
    pub const OFFSET_RENAMES_TO: usize = 688;
    /// Where `unlinks` starts.
    pub const OFFSET_UNLINKS: usize = 696;
    /// Where `makes` starts.
    pub const OFFSET_MAKES: usize = 704;
    /// Where `lists` starts.
    pub const OFFSET_LISTS: usize = 712;
    /// Where `other_meta` starts.
    pub const OFFSET_OTHER_META: usize = 720;
    /// Where `filenos` starts.
    pub const OFFSET_FILENOS: usize = 728;
    /// Where `views` starts.
    pub const OFFSET_VIEWS: usize = 736;
    /// Where `hinted` starts.
    pub const OFFSET_HINTED: usize = 744;
    /// Where `variable` starts.
    pub const OFFSET_VARIABLE: usize = 752;
    /// Where `switches` starts.
    pub const OFFSET_SWITCHES: usize = 760;
    /// Where `memory_unaligned` starts.
    pub const OFFSET_MEMORY_UNALIGNED: usize = 768;
    /// Where `file_unaligned` starts.
    pub const OFFSET_FILE_UNALIGNED: usize = 776;
    /// Where `errors` starts.
    pub const OFFSET_ERRORS: usize = 784;
    /// Where `meta_tsc` starts.
    pub const OFFSET_META_TSC: usize = 792;
    /// Where `sync_tsc` starts.
    pub const OFFSET_SYNC_TSC: usize = 800;
    /// Where `open_start_tsc` starts.
    pub const OFFSET_OPEN_START_TSC: usize = 808;
    /// Where `open_end_tsc` starts.
    pub const OFFSET_OPEN_END_TSC: usize = 816;
    /// Where `close_start_tsc` starts.
    pub const OFFSET_CLOSE_START_TSC: usize = 824;
    /// Where `close_end_tsc` starts.
    pub const OFFSET_CLOSE_END_TSC: usize = 832;
    /// Where `last_direction` starts.
    pub const OFFSET_LAST_DIRECTION: usize = 840;
    /// Where `pad0` starts.
    pub const OFFSET_PAD0: usize = 844;
    /// Where `common_dropped` starts.
    pub const OFFSET_COMMON_DROPPED: usize = 848;
    /// Where `access_size` starts.
    pub const OFFSET_ACCESS_SIZE: usize = 856;
    /// Where `access_count` starts.
    pub const OFFSET_ACCESS_COUNT: usize = 920;
    /// Where `stride` starts.
    pub const OFFSET_STRIDE: usize = 984;
    /// Where `stride_count` starts.
    pub const OFFSET_STRIDE_COUNT: usize = 1048;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            next: u64_value(bytes, Self::OFFSET_NEXT)?,
            file: u32_value(bytes, Self::OFFSET_FILE)?,
            interface: u32_value(bytes, Self::OFFSET_INTERFACE)?,
            heated: u64_array(bytes, Self::OFFSET_HEATED)?,
            block_mask: u64_value(bytes, Self::OFFSET_BLOCK_MASK)?,
            reads: u64_value(bytes, Self::OFFSET_READS)?,
            read_bytes: u64_value(bytes, Self::OFFSET_READ_BYTES)?,
            read_end: u64_value(bytes, Self::OFFSET_READ_END)?,
            read_last: u64_value(bytes, Self::OFFSET_READ_LAST)?,
            read_sequential: u64_value(bytes, Self::OFFSET_READ_SEQUENTIAL)?,
            read_consecutive: u64_value(bytes, Self::OFFSET_READ_CONSECUTIVE)?,
            read_first_at_zero: u64_value(bytes, Self::OFFSET_READ_FIRST_AT_ZERO)?,
            read_began: u64_value(bytes, Self::OFFSET_READ_BEGAN)?,
            read_tsc: u64_value(bytes, Self::OFFSET_READ_TSC)?,
            read_max_tsc: u64_value(bytes, Self::OFFSET_READ_MAX_TSC)?,
            read_max_size: u64_value(bytes, Self::OFFSET_READ_MAX_SIZE)?,
            read_start_tsc: u64_value(bytes, Self::OFFSET_READ_START_TSC)?,
            read_end_tsc: u64_value(bytes, Self::OFFSET_READ_END_TSC)?,
            read_bins: u64_array(bytes, Self::OFFSET_READ_BINS)?,
            read_independent: u64_value(bytes, Self::OFFSET_READ_INDEPENDENT)?,
            read_collective: u64_value(bytes, Self::OFFSET_READ_COLLECTIVE)?,
            read_split: u64_value(bytes, Self::OFFSET_READ_SPLIT)?,
            read_nonblocking: u64_value(bytes, Self::OFFSET_READ_NONBLOCKING)?,
            writes: u64_value(bytes, Self::OFFSET_WRITES)?,
            write_bytes: u64_value(bytes, Self::OFFSET_WRITE_BYTES)?,
            write_end: u64_value(bytes, Self::OFFSET_WRITE_END)?,
            write_last: u64_value(bytes, Self::OFFSET_WRITE_LAST)?,
            write_sequential: u64_value(bytes, Self::OFFSET_WRITE_SEQUENTIAL)?,
            write_consecutive: u64_value(bytes, Self::OFFSET_WRITE_CONSECUTIVE)?,
            write_first_at_zero: u64_value(bytes, Self::OFFSET_WRITE_FIRST_AT_ZERO)?,
            write_began: u64_value(bytes, Self::OFFSET_WRITE_BEGAN)?,
            write_tsc: u64_value(bytes, Self::OFFSET_WRITE_TSC)?,
            write_max_tsc: u64_value(bytes, Self::OFFSET_WRITE_MAX_TSC)?,
            write_max_size: u64_value(bytes, Self::OFFSET_WRITE_MAX_SIZE)?,
            write_start_tsc: u64_value(bytes, Self::OFFSET_WRITE_START_TSC)?,
            write_end_tsc: u64_value(bytes, Self::OFFSET_WRITE_END_TSC)?,
            write_bins: u64_array(bytes, Self::OFFSET_WRITE_BINS)?,
            write_independent: u64_value(bytes, Self::OFFSET_WRITE_INDEPENDENT)?,
            write_collective: u64_value(bytes, Self::OFFSET_WRITE_COLLECTIVE)?,
            write_split: u64_value(bytes, Self::OFFSET_WRITE_SPLIT)?,
            write_nonblocking: u64_value(bytes, Self::OFFSET_WRITE_NONBLOCKING)?,
            opens: u64_value(bytes, Self::OFFSET_OPENS)?,
            closes: u64_value(bytes, Self::OFFSET_CLOSES)?,
            collective_opens: u64_value(bytes, Self::OFFSET_COLLECTIVE_OPENS)?,
            durable_opens: u64_value(bytes, Self::OFFSET_DURABLE_OPENS)?,
            direct_opens: u64_value(bytes, Self::OFFSET_DIRECT_OPENS)?,
            seeks: u64_value(bytes, Self::OFFSET_SEEKS)?,
            stats: u64_value(bytes, Self::OFFSET_STATS)?,
            syncs: u64_value(bytes, Self::OFFSET_SYNCS)?,
            data_syncs: u64_value(bytes, Self::OFFSET_DATA_SYNCS)?,
            flushes: u64_value(bytes, Self::OFFSET_FLUSHES)?,
            maps: u64_value(bytes, Self::OFFSET_MAPS)?,
            mapped_bytes: u64_value(bytes, Self::OFFSET_MAPPED_BYTES)?,
            truncates: u64_value(bytes, Self::OFFSET_TRUNCATES)?,
            renames_from: u64_value(bytes, Self::OFFSET_RENAMES_FROM)?,
            renames_to: u64_value(bytes, Self::OFFSET_RENAMES_TO)?,
            unlinks: u64_value(bytes, Self::OFFSET_UNLINKS)?,
            makes: u64_value(bytes, Self::OFFSET_MAKES)?,
            lists: u64_value(bytes, Self::OFFSET_LISTS)?,
            other_meta: u64_value(bytes, Self::OFFSET_OTHER_META)?,
            filenos: u64_value(bytes, Self::OFFSET_FILENOS)?,
            views: u64_value(bytes, Self::OFFSET_VIEWS)?,
            hinted: u64_value(bytes, Self::OFFSET_HINTED)?,
            variable: u64_value(bytes, Self::OFFSET_VARIABLE)?,
            switches: u64_value(bytes, Self::OFFSET_SWITCHES)?,
            memory_unaligned: u64_value(bytes, Self::OFFSET_MEMORY_UNALIGNED)?,
            file_unaligned: u64_value(bytes, Self::OFFSET_FILE_UNALIGNED)?,
            errors: u64_value(bytes, Self::OFFSET_ERRORS)?,
            meta_tsc: u64_value(bytes, Self::OFFSET_META_TSC)?,
            sync_tsc: u64_value(bytes, Self::OFFSET_SYNC_TSC)?,
            open_start_tsc: u64_value(bytes, Self::OFFSET_OPEN_START_TSC)?,
            open_end_tsc: u64_value(bytes, Self::OFFSET_OPEN_END_TSC)?,
            close_start_tsc: u64_value(bytes, Self::OFFSET_CLOSE_START_TSC)?,
            close_end_tsc: u64_value(bytes, Self::OFFSET_CLOSE_END_TSC)?,
            last_direction: u32_value(bytes, Self::OFFSET_LAST_DIRECTION)?,
            pad0: u32_value(bytes, Self::OFFSET_PAD0)?,
            common_dropped: u64_value(bytes, Self::OFFSET_COMMON_DROPPED)?,
            access_size: u64_array(bytes, Self::OFFSET_ACCESS_SIZE)?,
            access_count: u64_array(bytes, Self::OFFSET_ACCESS_COUNT)?,
            stride: u64_array(bytes, Self::OFFSET_STRIDE)?,
            stride_count: u64_array(bytes, Self::OFFSET_STRIDE_COUNT)?,
        })
    }
}

/// Bytes and time of one thread through one interface, by time. Bin n begins (n << shift) cycles after the region's start_tsc.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// Bins are 1 << shift cycles wide.
    pub shift: u32,
    /// Zero.
    pub pad0: u32,
    /// Zero.
    pub pad1: [u64; 7],
    /// Bytes read; those of a call are spread over the bins it spans.
    pub read_bytes: [u64; HEAT_BINS],
    /// Bytes written, likewise.
    pub write_bytes: [u64; HEAT_BINS],
    /// Cycles in reads, those that timed ones stand for where these fell; 0 for stdio.
    pub read_tsc: [u64; HEAT_BINS],
    /// Cycles in writes.
    pub write_tsc: [u64; HEAT_BINS],
    /// Cycles in metadata and sync calls.
    pub meta_tsc: [u64; HEAT_BINS],
}

impl Heat {
    /// Bytes of the record.
    pub const SIZE: usize = 10304;
    /// Where `shift` starts.
    pub const OFFSET_SHIFT: usize = 0;
    /// Where `pad0` starts.
    pub const OFFSET_PAD0: usize = 4;
    /// Where `pad1` starts.
    pub const OFFSET_PAD1: usize = 8;
    /// Where `read_bytes` starts.
    pub const OFFSET_READ_BYTES: usize = 64;
    /// Where `write_bytes` starts.
    pub const OFFSET_WRITE_BYTES: usize = 2112;
    /// Where `read_tsc` starts.
    pub const OFFSET_READ_TSC: usize = 4160;
    /// Where `write_tsc` starts.
    pub const OFFSET_WRITE_TSC: usize = 6208;
    /// Where `meta_tsc` starts.
    pub const OFFSET_META_TSC: usize = 8256;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            shift: u32_value(bytes, Self::OFFSET_SHIFT)?,
            pad0: u32_value(bytes, Self::OFFSET_PAD0)?,
            pad1: u64_array(bytes, Self::OFFSET_PAD1)?,
            read_bytes: u64_array(bytes, Self::OFFSET_READ_BYTES)?,
            write_bytes: u64_array(bytes, Self::OFFSET_WRITE_BYTES)?,
            read_tsc: u64_array(bytes, Self::OFFSET_READ_TSC)?,
            write_tsc: u64_array(bytes, Self::OFFSET_WRITE_TSC)?,
            meta_tsc: u64_array(bytes, Self::OFFSET_META_TSC)?,
        })
    }
}

/// One call from one place by one thread (or by the threads that used the block one after the other). Sites lie in chunks of SITE_CHUNK; behind a chunk's sites lie their `durations`, in the same order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Where the call returns to.
    pub return_address: u64,
    /// Which call.
    pub call: u32,
    /// Calls until the next timed one.
    pub countdown: u32,
    /// Calls begun. Exact.
    pub count: u64,
    /// Calls of `run_bytes` each that `bytes` and `size_bins` do not hold yet: a reader adds them.
    pub run: u64,
    /// Bytes of each of them.
    pub run_bytes: u64,
    /// Bytes by the call's volume rule, those of the run aside. Exact.
    pub bytes: u64,
    /// One call in this many is timed.
    pub stride: u32,
    /// Calls that returned an error (saturating).
    pub errors: u32,
    /// The run's place in `size_bins`.
    pub run_bin: u32,
    /// The site's number in the thread plus one.
    pub number: u32,
    /// Timed calls.
    pub timed: u64,
    /// High half of the sum of stride × (stride − 1) × cycles², for the variance of the estimate.
    pub weighted_square_hi: u64,
    /// Its low half.
    pub weighted_square_lo: u64,
    /// Longest call seen whole.
    pub max_tsc: u64,
    /// Second volume (bytes received where `bytes` are bytes sent).
    pub second: u64,
    /// Return address of the caller's caller where the return address lies in a language binding, else 0; 1 where it lies there and that cannot be told (such a site may have no calls). Where it lies in Python or an extension module, a word about the frame of Python (PYTHON_FRAME_BIT) that the call is made for: the innermost in code that was not installed, else the innermost; 2 where that cannot be told.
    pub extra: u64,
    /// Sixteen times a moving mean of the timed cycles, saturating: it chooses the stride.
    pub recent_tsc: u32,
    /// Calls left, after the newest timed one, of the `stride` calls it stands for.
    pub block_rest: u32,
    /// Calls by bytes, those of the run aside.
    pub size_bins: [u64; SIZE_BINS],
    /// Sum over timed calls of stride × cycles before the first tick in the call.
    pub weighted_tsc: u64,
    /// Sum over all calls of cycles after the first tick in the call. Exact.
    pub tail_tsc: u64,
}

impl Site {
    /// Bytes of the record.
    pub const SIZE: usize = 256;
    /// Where `return_address` starts.
    pub const OFFSET_RETURN_ADDRESS: usize = 0;
    /// Where `call` starts.
    pub const OFFSET_CALL: usize = 8;
    /// Where `countdown` starts.
    pub const OFFSET_COUNTDOWN: usize = 12;
    /// Where `count` starts.
    pub const OFFSET_COUNT: usize = 16;
    /// Where `run` starts.
    pub const OFFSET_RUN: usize = 24;
    /// Where `run_bytes` starts.
    pub const OFFSET_RUN_BYTES: usize = 32;
    /// Where `bytes` starts.
    pub const OFFSET_BYTES: usize = 40;
    /// Where `stride` starts.
    pub const OFFSET_STRIDE: usize = 48;
    /// Where `errors` starts.
    pub const OFFSET_ERRORS: usize = 52;
    /// Where `run_bin` starts.
    pub const OFFSET_RUN_BIN: usize = 56;
    /// Where `number` starts.
    pub const OFFSET_NUMBER: usize = 60;
    /// Where `timed` starts.
    pub const OFFSET_TIMED: usize = 64;
    /// Where `weighted_square_hi` starts.
    pub const OFFSET_WEIGHTED_SQUARE_HI: usize = 72;
    /// Where `weighted_square_lo` starts.
    pub const OFFSET_WEIGHTED_SQUARE_LO: usize = 80;
    /// Where `max_tsc` starts.
    pub const OFFSET_MAX_TSC: usize = 88;
    /// Where `second` starts.
    pub const OFFSET_SECOND: usize = 96;
    /// Where `extra` starts.
    pub const OFFSET_EXTRA: usize = 104;
    /// Where `recent_tsc` starts.
    pub const OFFSET_RECENT_TSC: usize = 112;
    /// Where `block_rest` starts.
    pub const OFFSET_BLOCK_REST: usize = 116;
    /// Where `size_bins` starts.
    pub const OFFSET_SIZE_BINS: usize = 128;
    /// Where `weighted_tsc` starts.
    pub const OFFSET_WEIGHTED_TSC: usize = 232;
    /// Where `tail_tsc` starts.
    pub const OFFSET_TAIL_TSC: usize = 240;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            return_address: u64_value(bytes, Self::OFFSET_RETURN_ADDRESS)?,
            call: u32_value(bytes, Self::OFFSET_CALL)?,
            countdown: u32_value(bytes, Self::OFFSET_COUNTDOWN)?,
            count: u64_value(bytes, Self::OFFSET_COUNT)?,
            run: u64_value(bytes, Self::OFFSET_RUN)?,
            run_bytes: u64_value(bytes, Self::OFFSET_RUN_BYTES)?,
            bytes: u64_value(bytes, Self::OFFSET_BYTES)?,
            stride: u32_value(bytes, Self::OFFSET_STRIDE)?,
            errors: u32_value(bytes, Self::OFFSET_ERRORS)?,
            run_bin: u32_value(bytes, Self::OFFSET_RUN_BIN)?,
            number: u32_value(bytes, Self::OFFSET_NUMBER)?,
            timed: u64_value(bytes, Self::OFFSET_TIMED)?,
            weighted_square_hi: u64_value(bytes, Self::OFFSET_WEIGHTED_SQUARE_HI)?,
            weighted_square_lo: u64_value(bytes, Self::OFFSET_WEIGHTED_SQUARE_LO)?,
            max_tsc: u64_value(bytes, Self::OFFSET_MAX_TSC)?,
            second: u64_value(bytes, Self::OFFSET_SECOND)?,
            extra: u64_value(bytes, Self::OFFSET_EXTRA)?,
            recent_tsc: u32_value(bytes, Self::OFFSET_RECENT_TSC)?,
            block_rest: u32_value(bytes, Self::OFFSET_BLOCK_REST)?,
            size_bins: u64_array(bytes, Self::OFFSET_SIZE_BINS)?,
            weighted_tsc: u64_value(bytes, Self::OFFSET_WEIGHTED_TSC)?,
            tail_tsc: u64_value(bytes, Self::OFFSET_TAIL_TSC)?,
        })
    }
}

/// How long the calls of one site took. A timed call in which no tick fell stands for `stride` calls. A call in which a tick fell counts once, timed or not; where it was not timed, by its time from its first tick on, which is up to one sampling period too short. So the sum of the bins estimates the site's calls without bias, and calls of two periods or more are all there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durations {
    /// Calls by duration.
    pub bins: [u64; DURATION_BINS],
}

impl Durations {
    /// Bytes of the record.
    pub const SIZE: usize = 128;
    /// Where `bins` starts.
    pub const OFFSET_BINS: usize = 0;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            bins: u64_array(bytes, Self::OFFSET_BINS)?,
        })
    }
}

/// An object mapped with executable code. Never removed: an unloaded one gets its end time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Lowest mapped address.
    pub start: u64,
    /// One past the highest.
    pub end: u64,
    /// Add to an address of the file to get one of the process.
    pub bias: u64,
    /// Address of .eh_frame_hdr, 0 if none.
    pub eh_frame_hdr: u64,
    /// Its bytes.
    pub eh_frame_hdr_size: u64,
    /// CLOCK_MONOTONIC when first seen.
    pub loaded_ns: u64,
    /// CLOCK_MONOTONIC when gone, 0 while mapped.
    pub unloaded_ns: u64,
    /// st_dev of the file.
    pub device: u64,
    /// st_ino.
    pub inode: u64,
    /// Bytes of the build id.
    pub build_id_size: u32,
    /// Zero.
    pub pad0: u32,
    /// GNU build id.
    pub build_id: [u8; 32],
    /// File name; "[vdso]" for the kernel's.
    pub path: [u8; 384],
}

impl Module {
    /// Bytes of the record.
    pub const SIZE: usize = 512;
    /// Where `start` starts.
    pub const OFFSET_START: usize = 0;
    /// Where `end` starts.
    pub const OFFSET_END: usize = 8;
    /// Where `bias` starts.
    pub const OFFSET_BIAS: usize = 16;
    /// Where `eh_frame_hdr` starts.
    pub const OFFSET_EH_FRAME_HDR: usize = 24;
    /// Where `eh_frame_hdr_size` starts.
    pub const OFFSET_EH_FRAME_HDR_SIZE: usize = 32;
    /// Where `loaded_ns` starts.
    pub const OFFSET_LOADED_NS: usize = 40;
    /// Where `unloaded_ns` starts.
    pub const OFFSET_UNLOADED_NS: usize = 48;
    /// Where `device` starts.
    pub const OFFSET_DEVICE: usize = 56;
    /// Where `inode` starts.
    pub const OFFSET_INODE: usize = 64;
    /// Where `build_id_size` starts.
    pub const OFFSET_BUILD_ID_SIZE: usize = 72;
    /// Where `pad0` starts.
    pub const OFFSET_PAD0: usize = 76;
    /// Where `build_id` starts.
    pub const OFFSET_BUILD_ID: usize = 80;
    /// Where `path` starts.
    pub const OFFSET_PATH: usize = 112;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            start: u64_value(bytes, Self::OFFSET_START)?,
            end: u64_value(bytes, Self::OFFSET_END)?,
            bias: u64_value(bytes, Self::OFFSET_BIAS)?,
            eh_frame_hdr: u64_value(bytes, Self::OFFSET_EH_FRAME_HDR)?,
            eh_frame_hdr_size: u64_value(bytes, Self::OFFSET_EH_FRAME_HDR_SIZE)?,
            loaded_ns: u64_value(bytes, Self::OFFSET_LOADED_NS)?,
            unloaded_ns: u64_value(bytes, Self::OFFSET_UNLOADED_NS)?,
            device: u64_value(bytes, Self::OFFSET_DEVICE)?,
            inode: u64_value(bytes, Self::OFFSET_INODE)?,
            build_id_size: u32_value(bytes, Self::OFFSET_BUILD_ID_SIZE)?,
            pad0: u32_value(bytes, Self::OFFSET_PAD0)?,
            build_id: u8_array(bytes, Self::OFFSET_BUILD_ID)?,
            path: u8_array(bytes, Self::OFFSET_PATH)?,
        })
    }
}

/// Head of every ring record. A sample's frames follow it, u64 each, innermost first; behind the addresses those of Python (PYTHON_FRAME_BIT); and words about its registers where its flags say so: they are the program's data, and stay in the run directory. A record never wraps: a skip record fills the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RingRecord {
    /// Written last: (size in bytes << 8) | kind. 0 while not complete; the reader zeroes what it consumed.
    pub commit: u64,
    /// Index in the base grid: CLOCK_REALTIME-aligned time / tick_base_ns at the tick.
    pub tick: u64,
    /// Thread block number.
    pub thread: u32,
    /// Kernel thread id.
    pub tid: u32,
    /// The wrapped call the thread is in, 0 if none.
    pub call: u32,
    /// Base-grid ticks that this sample stands for.
    pub weight: u32,
    /// Site number plus one in the thread, 0 if none.
    pub site: u16,
    /// Of a sample, number plus one of the innermost region of the program's own that the thread is in, 0 if none; of a thread of OpenMP in none, that of the main thread.
    pub phase: u16,
    /// Frames that follow.
    pub frames: u16,
    /// sample_flag, of a sample.
    pub flags: u16,
    /// CLOCK_MONOTONIC when it was taken.
    pub mono_ns: u64,
}

impl RingRecord {
    /// Bytes of the record.
    pub const SIZE: usize = 48;
    /// Where `commit` starts.
    pub const OFFSET_COMMIT: usize = 0;
    /// Where `tick` starts.
    pub const OFFSET_TICK: usize = 8;
    /// Where `thread` starts.
    pub const OFFSET_THREAD: usize = 16;
    /// Where `tid` starts.
    pub const OFFSET_TID: usize = 20;
    /// Where `call` starts.
    pub const OFFSET_CALL: usize = 24;
    /// Where `weight` starts.
    pub const OFFSET_WEIGHT: usize = 28;
    /// Where `site` starts.
    pub const OFFSET_SITE: usize = 32;
    /// Where `phase` starts.
    pub const OFFSET_PHASE: usize = 34;
    /// Where `frames` starts.
    pub const OFFSET_FRAMES: usize = 36;
    /// Where `flags` starts.
    pub const OFFSET_FLAGS: usize = 38;
    /// Where `mono_ns` starts.
    pub const OFFSET_MONO_NS: usize = 40;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            commit: u64_value(bytes, Self::OFFSET_COMMIT)?,
            tick: u64_value(bytes, Self::OFFSET_TICK)?,
            thread: u32_value(bytes, Self::OFFSET_THREAD)?,
            tid: u32_value(bytes, Self::OFFSET_TID)?,
            call: u32_value(bytes, Self::OFFSET_CALL)?,
            weight: u32_value(bytes, Self::OFFSET_WEIGHT)?,
            site: u16_value(bytes, Self::OFFSET_SITE)?,
            phase: u16_value(bytes, Self::OFFSET_PHASE)?,
            frames: u16_value(bytes, Self::OFFSET_FRAMES)?,
            flags: u16_value(bytes, Self::OFFSET_FLAGS)?,
            mono_ns: u64_value(bytes, Self::OFFSET_MONO_NS)?,
        })
    }
}

/// A call of MPI, or what else is kept of one, where each is (STEELYARD_TRACE).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Cycle counter at the start of the call.
    pub start_tsc: u64,
    /// And at its end.
    pub end_tsc: u64,
    /// As the call site counts them; of ALSO_RECEIVE those that came.
    pub bytes: u64,
    /// The handle of the request that it made, started or completed.
    pub request: u64,
    /// event_kind.
    pub kind: u32,
    /// Site number plus one in the thread, 0 if none.
    pub site: u32,
    /// Number of the communicator: 0 MPI_COMM_WORLD, all ones none.
    pub comm: u32,
    /// Rank in MPI_COMM_WORLD; all ones: nobody, less 1: anybody, less 2: not known.
    pub peer: u32,
    /// Tag; all ones MPI_ANY_TAG or none.
    pub tag: i32,
    /// 0.
    pub pad: u32,
}

impl Event {
    /// Bytes of the record.
    pub const SIZE: usize = 56;
    /// Where `start_tsc` starts.
    pub const OFFSET_START_TSC: usize = 0;
    /// Where `end_tsc` starts.
    pub const OFFSET_END_TSC: usize = 8;
    /// Where `bytes` starts.
    pub const OFFSET_BYTES: usize = 16;
    /// Where `request` starts.
    pub const OFFSET_REQUEST: usize = 24;
    /// Where `kind` starts.
    pub const OFFSET_KIND: usize = 32;
    /// Where `site` starts.
    pub const OFFSET_SITE: usize = 36;
    /// Where `comm` starts.
    pub const OFFSET_COMM: usize = 40;
    /// Where `peer` starts.
    pub const OFFSET_PEER: usize = 44;
    /// Where `tag` starts.
    pub const OFFSET_TAG: usize = 48;
    /// Where `pad` starts.
    pub const OFFSET_PAD: usize = 52;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            start_tsc: u64_value(bytes, Self::OFFSET_START_TSC)?,
            end_tsc: u64_value(bytes, Self::OFFSET_END_TSC)?,
            bytes: u64_value(bytes, Self::OFFSET_BYTES)?,
            request: u64_value(bytes, Self::OFFSET_REQUEST)?,
            kind: u32_value(bytes, Self::OFFSET_KIND)?,
            site: u32_value(bytes, Self::OFFSET_SITE)?,
            comm: u32_value(bytes, Self::OFFSET_COMM)?,
            peer: u32_value(bytes, Self::OFFSET_PEER)?,
            tag: i32_value(bytes, Self::OFFSET_TAG)?,
            pad: u32_value(bytes, Self::OFFSET_PAD)?,
        })
    }
}

/// Before the `event` records of a thread that are not yet in the ring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventHead {
    /// How many are complete, of EVENT_CHUNK.
    pub used: u32,
    /// How many of them are calls.
    pub calls: u32,
}

impl EventHead {
    /// Bytes of the record.
    pub const SIZE: usize = 8;
    /// Where `used` starts.
    pub const OFFSET_USED: usize = 0;
    /// Where `calls` starts.
    pub const OFFSET_CALLS: usize = 4;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            used: u32_value(bytes, Self::OFFSET_USED)?,
            calls: u32_value(bytes, Self::OFFSET_CALLS)?,
        })
    }
}

/// Parallel regions of OpenMP that one thread (or the threads that used the block one after the other) began at one site. A region that is over has `ended`; one of which the times of every thread of its team are known, and in which no explicit task was made, is `known`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parallel {
    /// Offset of the next record of the thread, 0 none.
    pub next: u64,
    /// The site's number in the thread plus one.
    pub site: u32,
    /// The largest team of those that ended.
    pub threads: u32,
    /// Regions begun. Exact.
    pub count: u64,
    /// Regions ended. Exact.
    pub ended: u64,
    /// Cycles from begin to end, of those that ended. Exact.
    pub total_tsc: u64,
    /// The longest of them.
    pub max_tsc: u64,
    /// Cycles of those that the thread began in no other.
    pub outer_tsc: u64,
    /// Those that are known; the fields below but the last are of these.
    pub known: u64,
    /// Sum over the threads of the cycles from the region's begin until the thread begins to work.
    pub start_tsc: u64,
    /// Of the cycles in which they work.
    pub busy_tsc: u64,
    /// Of those in barriers within the region.
    pub barrier_tsc: u64,
    /// Of those from the end of a thread's work to the region's end.
    pub end_tsc: u64,
    /// Sum over the threads of the cycles that they work less than the one of their team that works longest.
    pub imbalance_tsc: u64,
    /// Explicit tasks made.
    pub tasks: u64,
    /// Zero.
    pub pad0: [u64; 2],
}

impl Parallel {
    /// Bytes of the record.
    pub const SIZE: usize = 128;
    /// Where `next` starts.
    pub const OFFSET_NEXT: usize = 0;
    /// Where `site` starts.
    pub const OFFSET_SITE: usize = 8;
    /// Where `threads` starts.
    pub const OFFSET_THREADS: usize = 12;
    /// Where `count` starts.
    pub const OFFSET_COUNT: usize = 16;
    /// Where `ended` starts.
    pub const OFFSET_ENDED: usize = 24;
    /// Where `total_tsc` starts.
    pub const OFFSET_TOTAL_TSC: usize = 32;
    /// Where `max_tsc` starts.
    pub const OFFSET_MAX_TSC: usize = 40;
    /// Where `outer_tsc` starts.
    pub const OFFSET_OUTER_TSC: usize = 48;
    /// Where `known` starts.
    pub const OFFSET_KNOWN: usize = 56;
    /// Where `start_tsc` starts.
    pub const OFFSET_START_TSC: usize = 64;
    /// Where `busy_tsc` starts.
    pub const OFFSET_BUSY_TSC: usize = 72;
    /// Where `barrier_tsc` starts.
    pub const OFFSET_BARRIER_TSC: usize = 80;
    /// Where `end_tsc` starts.
    pub const OFFSET_END_TSC: usize = 88;
    /// Where `imbalance_tsc` starts.
    pub const OFFSET_IMBALANCE_TSC: usize = 96;
    /// Where `tasks` starts.
    pub const OFFSET_TASKS: usize = 104;
    /// Where `pad0` starts.
    pub const OFFSET_PAD0: usize = 112;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            next: u64_value(bytes, Self::OFFSET_NEXT)?,
            site: u32_value(bytes, Self::OFFSET_SITE)?,
            threads: u32_value(bytes, Self::OFFSET_THREADS)?,
            count: u64_value(bytes, Self::OFFSET_COUNT)?,
            ended: u64_value(bytes, Self::OFFSET_ENDED)?,
            total_tsc: u64_value(bytes, Self::OFFSET_TOTAL_TSC)?,
            max_tsc: u64_value(bytes, Self::OFFSET_MAX_TSC)?,
            outer_tsc: u64_value(bytes, Self::OFFSET_OUTER_TSC)?,
            known: u64_value(bytes, Self::OFFSET_KNOWN)?,
            start_tsc: u64_value(bytes, Self::OFFSET_START_TSC)?,
            busy_tsc: u64_value(bytes, Self::OFFSET_BUSY_TSC)?,
            barrier_tsc: u64_value(bytes, Self::OFFSET_BARRIER_TSC)?,
            end_tsc: u64_value(bytes, Self::OFFSET_END_TSC)?,
            imbalance_tsc: u64_value(bytes, Self::OFFSET_IMBALANCE_TSC)?,
            tasks: u64_value(bytes, Self::OFFSET_TASKS)?,
            pad0: u64_array(bytes, Self::OFFSET_PAD0)?,
        })
    }
}

/// Before the `math` records of a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MathHead {
    /// How many there is room for: a power of two.
    pub capacity: u32,
    /// How many are in use, those that stand for others apart.
    pub used: u32,
}

impl MathHead {
    /// Bytes of the record.
    pub const SIZE: usize = 8;
    /// Where `capacity` starts.
    pub const OFFSET_CAPACITY: usize = 0;
    /// Where `used` starts.
    pub const OFFSET_USED: usize = 4;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            capacity: u32_value(bytes, Self::OFFSET_CAPACITY)?,
            used: u32_value(bytes, Self::OFFSET_USED)?,
        })
    }
}

/// Calls of one shape at one site, outermost ones, of a library of mathematics. Of a thread's many shapes the rarest give way, and are added up by site: such a record has all ones for its sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Math {
    /// The site's number in the thread plus one; 0 an empty place.
    pub site: u32,
    /// Letters that say what is to be done, in the order of api/math.toml, the first in the lowest byte; of a transform its kind.
    pub letters: u32,
    /// In the order of api/math.toml; of transforms up to three dimensions, and how many are made at a time.
    pub sizes: [u32; 4],
    /// Calls begun. Exact.
    pub count: u64,
    /// Floating-point operations of one call, by the formula of api/math.toml; 0 where there is none. In a record that stands for others: of all its calls.
    pub flops: u64,
    /// Timed calls.
    pub timed: u64,
    /// Sum over timed calls of stride × cycles.
    pub weighted_tsc: u64,
    /// The longest.
    pub max_tsc: u64,
    /// One call in this many is timed.
    pub stride: u32,
    /// Calls until the next timed one.
    pub countdown: u32,
    /// Calls left, after the newest timed one, of the `stride` calls it stands for.
    pub block_rest: u32,
    /// Sixteen times a moving mean of the timed cycles, saturating.
    pub recent_tsc: u32,
}

impl Math {
    /// Bytes of the record.
    pub const SIZE: usize = 80;
    /// Where `site` starts.
    pub const OFFSET_SITE: usize = 0;
    /// Where `letters` starts.
    pub const OFFSET_LETTERS: usize = 4;
    /// Where `sizes` starts.
    pub const OFFSET_SIZES: usize = 8;
    /// Where `count` starts.
    pub const OFFSET_COUNT: usize = 24;
    /// Where `flops` starts.
    pub const OFFSET_FLOPS: usize = 32;
    /// Where `timed` starts.
    pub const OFFSET_TIMED: usize = 40;
    /// Where `weighted_tsc` starts.
    pub const OFFSET_WEIGHTED_TSC: usize = 48;
    /// Where `max_tsc` starts.
    pub const OFFSET_MAX_TSC: usize = 56;
    /// Where `stride` starts.
    pub const OFFSET_STRIDE: usize = 64;
    /// Where `countdown` starts.
    pub const OFFSET_COUNTDOWN: usize = 68;
    /// Where `block_rest` starts.
    pub const OFFSET_BLOCK_REST: usize = 72;
    /// Where `recent_tsc` starts.
    pub const OFFSET_RECENT_TSC: usize = 76;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            site: u32_value(bytes, Self::OFFSET_SITE)?,
            letters: u32_value(bytes, Self::OFFSET_LETTERS)?,
            sizes: u32_array(bytes, Self::OFFSET_SIZES)?,
            count: u64_value(bytes, Self::OFFSET_COUNT)?,
            flops: u64_value(bytes, Self::OFFSET_FLOPS)?,
            timed: u64_value(bytes, Self::OFFSET_TIMED)?,
            weighted_tsc: u64_value(bytes, Self::OFFSET_WEIGHTED_TSC)?,
            max_tsc: u64_value(bytes, Self::OFFSET_MAX_TSC)?,
            stride: u32_value(bytes, Self::OFFSET_STRIDE)?,
            countdown: u32_value(bytes, Self::OFFSET_COUNTDOWN)?,
            block_rest: u32_value(bytes, Self::OFFSET_BLOCK_REST)?,
            recent_tsc: u32_value(bytes, Self::OFFSET_RECENT_TSC)?,
        })
    }
}
