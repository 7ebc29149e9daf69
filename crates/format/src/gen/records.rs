//! The layout of shared memory. Made from `api/records.toml` by `cargo xtask codegen`; do not edit.

/// The first eight bytes of a region.
pub const MAGIC: u64 = 0x4452594c45455453;
/// The layout described here.
pub const VERSION: u32 = 1;
/// Size histogram bins: 0 bytes; up to 4, 16, 64, 256, 1 Ki, 4 Ki, 16 Ki, 64 Ki, 256 Ki, 1 Mi, 4 Mi; above.
pub const SIZE_BINS: usize = 13;
/// Room for the losses of losses.toml, by row.
pub const LOSS_SLOTS: usize = 64;
/// Every ring record starts at a multiple of this.
pub const RING_RECORD_ALIGN: usize = 8;
/// Kind of ring record: Nothing; the rest up to the ring's end is unused.
pub const RING_SKIP: u8 = 1;
/// Kind of ring record: A sample.
pub const RING_SAMPLE: u8 = 2;
/// Kind of ring record: A thread began; frames[0] is its start routine.
pub const RING_THREAD_START: u8 = 3;
/// Kind of ring record: A thread ended; frames are: start_mono_ns, CPU time in ns.
pub const RING_THREAD_END: u8 = 4;

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
    /// Sampling period at the start.
    pub tick_base_ns: u64,
    /// The period now is tick_base_ns << tick_shift.
    pub tick_shift: u32,
    /// 0 no MPI, 1 MPICH family, 2 Open MPI, 3 MPI standard ABI.
    pub abi: u32,
    /// Rank in MPI_COMM_WORLD, -1 before MPI_Init and without MPI.
    pub rank: i32,
    /// Size of MPI_COMM_WORLD, -1 likewise.
    pub world_size: i32,
    /// As MPI_Query_thread gives it, 0 single … 3 multiple; -1 unknown.
    pub thread_level: i32,
    /// 0 running or killed, 1 exit or return from main, 2 _exit, 3 abort, 4 exec, 5 MPI_Abort.
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
    /// Cycles our start-up took.
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
    /// Parallel regions entered (saturating).
    pub openmp_regions: u32,
    /// Atomic: threads that have ended.
    pub gone_threads: u32,
    /// Atomic: threads that we know and that run.
    pub live_threads: u32,
    /// Zero.
    pub pad0: [u64; 4],
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
    /// Where `tick_base_ns` starts.
    pub const OFFSET_TICK_BASE_NS: usize = 72;
    /// Where `tick_shift` starts.
    pub const OFFSET_TICK_SHIFT: usize = 80;
    /// Where `abi` starts.
    pub const OFFSET_ABI: usize = 84;
    /// Where `rank` starts.
    pub const OFFSET_RANK: usize = 88;
    /// Where `world_size` starts.
    pub const OFFSET_WORLD_SIZE: usize = 92;
    /// Where `thread_level` starts.
    pub const OFFSET_THREAD_LEVEL: usize = 96;
    /// Where `end_kind` starts.
    pub const OFFSET_END_KIND: usize = 100;
    /// Where `end_code` starts.
    pub const OFFSET_END_CODE: usize = 104;
    /// Where `unloading` starts.
    pub const OFFSET_UNLOADING: usize = 108;
    /// Where `end_mono_ns` starts.
    pub const OFFSET_END_MONO_NS: usize = 112;
    /// Where `mpi_init_begin_ns` starts.
    pub const OFFSET_MPI_INIT_BEGIN_NS: usize = 120;
    /// Where `mpi_init_end_ns` starts.
    pub const OFFSET_MPI_INIT_END_NS: usize = 128;
    /// Where `mpi_finalize_begin_ns` starts.
    pub const OFFSET_MPI_FINALIZE_BEGIN_NS: usize = 136;
    /// Where `mpi_finalize_end_ns` starts.
    pub const OFFSET_MPI_FINALIZE_END_NS: usize = 144;
    /// Where `calibration_calls` starts.
    pub const OFFSET_CALIBRATION_CALLS: usize = 152;
    /// Where `calibration_counted_tsc` starts.
    pub const OFFSET_CALIBRATION_COUNTED_TSC: usize = 160;
    /// Where `calibration_timed_tsc` starts.
    pub const OFFSET_CALIBRATION_TIMED_TSC: usize = 168;
    /// Where `start_cost_tsc` starts.
    pub const OFFSET_START_COST_TSC: usize = 176;
    /// Where `arena_used` starts.
    pub const OFFSET_ARENA_USED: usize = 184;
    /// Where `threads_offset` starts.
    pub const OFFSET_THREADS_OFFSET: usize = 192;
    /// Where `threads_capacity` starts.
    pub const OFFSET_THREADS_CAPACITY: usize = 200;
    /// Where `threads_used` starts.
    pub const OFFSET_THREADS_USED: usize = 204;
    /// Where `modules_offset` starts.
    pub const OFFSET_MODULES_OFFSET: usize = 208;
    /// Where `modules_capacity` starts.
    pub const OFFSET_MODULES_CAPACITY: usize = 216;
    /// Where `modules_used` starts.
    pub const OFFSET_MODULES_USED: usize = 220;
    /// Where `ring_offset` starts.
    pub const OFFSET_RING_OFFSET: usize = 224;
    /// Where `ring_size` starts.
    pub const OFFSET_RING_SIZE: usize = 232;
    /// Where `omp_threads_max` starts.
    pub const OFFSET_OMP_THREADS_MAX: usize = 240;
    /// Where `openmp_regions` starts.
    pub const OFFSET_OPENMP_REGIONS: usize = 244;
    /// Where `gone_threads` starts.
    pub const OFFSET_GONE_THREADS: usize = 248;
    /// Where `live_threads` starts.
    pub const OFFSET_LIVE_THREADS: usize = 252;
    /// Where `pad0` starts.
    pub const OFFSET_PAD0: usize = 256;
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
            gone_threads: u32_value(bytes, Self::OFFSET_GONE_THREADS)?,
            live_threads: u32_value(bytes, Self::OFFSET_LIVE_THREADS)?,
            pad0: u64_array(bytes, Self::OFFSET_PAD0)?,
            ring_head: u64_value(bytes, Self::OFFSET_RING_HEAD)?,
            ring_tail: u64_value(bytes, Self::OFFSET_RING_TAIL)?,
            losses: u64_array(bytes, Self::OFFSET_LOSSES)?,
            executable: u8_array(bytes, Self::OFFSET_EXECUTABLE)?,
            command: u8_array(bytes, Self::OFFSET_COMMAND)?,
            mpi_version: u8_array(bytes, Self::OFFSET_MPI_VERSION)?,
        })
    }
}

/// One thread's block. Written by that thread alone (its handler included); line 0 is all that a wrapper touches besides its site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    /// The outermost wrapped call the thread is in, 0 if none. Numbers are those of calls.h.
    pub call: u32,
    /// Bit 0 in the signal handler, bit 1 main thread, bit 2 started inside MPI, bit 3 seen in OpenMP, bit 4 our signal masked around the present call, bit 5 the program believes it masked.
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
    /// Kernel timer id plus one, 0 if none.
    pub timer: u64,
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
    /// Longest handler.
    pub handler_max_tsc: u64,
    /// Lowest address of the stack.
    pub stack_low: u64,
    /// One past its highest.
    pub stack_high: u64,
    /// When the thread was first seen.
    pub start_mono_ns: u64,
    /// Cycles spent masking and unmasking.
    pub mask_tsc: u64,
    /// Address given to pthread_create, 0 for the main thread.
    pub start_routine: u64,
    /// Open-addressed hash: 0 empty, else site number plus one.
    pub site_index: [u16; 1024],
    /// Offsets of chunks of 16 sites.
    pub site_chunks: [u64; 64],
    /// 64 pairs of datatype handle and size in bytes.
    pub type_cache: [u64; 128],
}

impl Thread {
    /// Bytes of the record.
    pub const SIZE: usize = 4096;
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
    /// Where `timer` starts.
    pub const OFFSET_TIMER: usize = 48;
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
    /// Where `handler_max_tsc` starts.
    pub const OFFSET_HANDLER_MAX_TSC: usize = 96;
    /// Where `stack_low` starts.
    pub const OFFSET_STACK_LOW: usize = 104;
    /// Where `stack_high` starts.
    pub const OFFSET_STACK_HIGH: usize = 112;
    /// Where `start_mono_ns` starts.
    pub const OFFSET_START_MONO_NS: usize = 120;
    /// Where `mask_tsc` starts.
    pub const OFFSET_MASK_TSC: usize = 128;
    /// Where `start_routine` starts.
    pub const OFFSET_START_ROUTINE: usize = 136;
    /// Where `site_index` starts.
    pub const OFFSET_SITE_INDEX: usize = 192;
    /// Where `site_chunks` starts.
    pub const OFFSET_SITE_CHUNKS: usize = 2240;
    /// Where `type_cache` starts.
    pub const OFFSET_TYPE_CACHE: usize = 2752;

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
            timer: u64_value(bytes, Self::OFFSET_TIMER)?,
            site: u32_value(bytes, Self::OFFSET_SITE)?,
            number: u32_value(bytes, Self::OFFSET_NUMBER)?,
            last_tick: u64_value(bytes, Self::OFFSET_LAST_TICK)?,
            ticks: u64_value(bytes, Self::OFFSET_TICKS)?,
            tick_weight: u64_value(bytes, Self::OFFSET_TICK_WEIGHT)?,
            handler_tsc: u64_value(bytes, Self::OFFSET_HANDLER_TSC)?,
            handler_max_tsc: u64_value(bytes, Self::OFFSET_HANDLER_MAX_TSC)?,
            stack_low: u64_value(bytes, Self::OFFSET_STACK_LOW)?,
            stack_high: u64_value(bytes, Self::OFFSET_STACK_HIGH)?,
            start_mono_ns: u64_value(bytes, Self::OFFSET_START_MONO_NS)?,
            mask_tsc: u64_value(bytes, Self::OFFSET_MASK_TSC)?,
            start_routine: u64_value(bytes, Self::OFFSET_START_ROUTINE)?,
            site_index: u16_array(bytes, Self::OFFSET_SITE_INDEX)?,
            site_chunks: u64_array(bytes, Self::OFFSET_SITE_CHUNKS)?,
            type_cache: u64_array(bytes, Self::OFFSET_TYPE_CACHE)?,
        })
    }
}

/// One call from one place by one thread (or by the threads that used the block one after the other).
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
    /// Bytes by the call's volume rule. Exact.
    pub bytes: u64,
    /// One call in this many is timed.
    pub stride: u32,
    /// Calls that returned an error (saturating).
    pub errors: u32,
    /// Sum over timed calls of stride × cycles before the first tick in the call.
    pub weighted_tsc: u64,
    /// Sum over all calls of cycles after the first tick in the call. Exact.
    pub tail_tsc: u64,
    /// Timed calls.
    pub timed: u64,
    /// Sum of their cycles before the first tick.
    pub timed_tsc: u64,
    /// High half of the sum of stride × (stride − 1) × cycles², for the variance of the estimate.
    pub weighted_square_hi: u64,
    /// Its low half.
    pub weighted_square_lo: u64,
    /// Longest call seen whole.
    pub max_tsc: u64,
    /// Second volume (bytes received where `bytes` are bytes sent).
    pub second: u64,
    /// Return address of the caller's caller where the return address lies in a language binding, else 0; 1 where it lies there and that cannot be told (such a site may have no calls).
    pub extra: u64,
    /// Sixteen times a moving mean of the timed cycles, saturating: it chooses the stride.
    pub recent_tsc: u32,
    /// Calls left, after the newest timed one, of the `stride` calls it stands for.
    pub block_rest: u32,
    /// Calls by bytes.
    pub size_bins: [u64; SIZE_BINS],
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
    /// Where `bytes` starts.
    pub const OFFSET_BYTES: usize = 24;
    /// Where `stride` starts.
    pub const OFFSET_STRIDE: usize = 32;
    /// Where `errors` starts.
    pub const OFFSET_ERRORS: usize = 36;
    /// Where `weighted_tsc` starts.
    pub const OFFSET_WEIGHTED_TSC: usize = 40;
    /// Where `tail_tsc` starts.
    pub const OFFSET_TAIL_TSC: usize = 48;
    /// Where `timed` starts.
    pub const OFFSET_TIMED: usize = 64;
    /// Where `timed_tsc` starts.
    pub const OFFSET_TIMED_TSC: usize = 72;
    /// Where `weighted_square_hi` starts.
    pub const OFFSET_WEIGHTED_SQUARE_HI: usize = 80;
    /// Where `weighted_square_lo` starts.
    pub const OFFSET_WEIGHTED_SQUARE_LO: usize = 88;
    /// Where `max_tsc` starts.
    pub const OFFSET_MAX_TSC: usize = 96;
    /// Where `second` starts.
    pub const OFFSET_SECOND: usize = 104;
    /// Where `extra` starts.
    pub const OFFSET_EXTRA: usize = 112;
    /// Where `recent_tsc` starts.
    pub const OFFSET_RECENT_TSC: usize = 120;
    /// Where `block_rest` starts.
    pub const OFFSET_BLOCK_REST: usize = 124;
    /// Where `size_bins` starts.
    pub const OFFSET_SIZE_BINS: usize = 128;

    /// Reads the record from the start of `bytes`; `None` if they are too few.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..Self::SIZE)?;
        Some(Self {
            return_address: u64_value(bytes, Self::OFFSET_RETURN_ADDRESS)?,
            call: u32_value(bytes, Self::OFFSET_CALL)?,
            countdown: u32_value(bytes, Self::OFFSET_COUNTDOWN)?,
            count: u64_value(bytes, Self::OFFSET_COUNT)?,
            bytes: u64_value(bytes, Self::OFFSET_BYTES)?,
            stride: u32_value(bytes, Self::OFFSET_STRIDE)?,
            errors: u32_value(bytes, Self::OFFSET_ERRORS)?,
            weighted_tsc: u64_value(bytes, Self::OFFSET_WEIGHTED_TSC)?,
            tail_tsc: u64_value(bytes, Self::OFFSET_TAIL_TSC)?,
            timed: u64_value(bytes, Self::OFFSET_TIMED)?,
            timed_tsc: u64_value(bytes, Self::OFFSET_TIMED_TSC)?,
            weighted_square_hi: u64_value(bytes, Self::OFFSET_WEIGHTED_SQUARE_HI)?,
            weighted_square_lo: u64_value(bytes, Self::OFFSET_WEIGHTED_SQUARE_LO)?,
            max_tsc: u64_value(bytes, Self::OFFSET_MAX_TSC)?,
            second: u64_value(bytes, Self::OFFSET_SECOND)?,
            extra: u64_value(bytes, Self::OFFSET_EXTRA)?,
            recent_tsc: u32_value(bytes, Self::OFFSET_RECENT_TSC)?,
            block_rest: u32_value(bytes, Self::OFFSET_BLOCK_REST)?,
            size_bins: u64_array(bytes, Self::OFFSET_SIZE_BINS)?,
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

/// Head of every ring record. A sample's frames follow it: u64 each, innermost first. A record never wraps: a skip record fills the end.
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
    pub site: u32,
    /// Frames that follow.
    pub frames: u16,
    /// Bit 0 stack truncated, bit 1 leaf only (unloading), bit 2 delayed (signal was masked).
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
            site: u32_value(bytes, Self::OFFSET_SITE)?,
            frames: u16_value(bytes, Self::OFFSET_FRAMES)?,
            flags: u16_value(bytes, Self::OFFSET_FLAGS)?,
            mono_ns: u64_value(bytes, Self::OFFSET_MONO_NS)?,
        })
    }
}
