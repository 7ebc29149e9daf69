/* The layout of shared memory. Made from api/records.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_RECORDS_H
#define STEELYARD_RECORDS_H

#include <stddef.h>
#include <stdint.h>

#define REGION_MAGIC UINT64_C(0x4452594c45455453)
#define REGION_VERSION 1

/* Size histogram bins: 0 bytes; up to 4, 16, 64, 256, 1 Ki, 4 Ki, 16 Ki, 64 Ki, 256 Ki, 1 Mi, 4 Mi; above. */
#define SIZE_BINS 13

/* Room for the losses of losses.toml, by row. */
#define LOSS_SLOTS 64

/* Every ring record starts at a multiple of this. */
#define RING_RECORD_ALIGN 8

enum ring_kind {
    RING_SKIP = 1, /* Nothing; the rest up to the ring's end is unused. */
    RING_SAMPLE = 2, /* A sample. */
    RING_THREAD_START = 3, /* A thread began; frames[0] is its start routine. */
    RING_THREAD_END = 4, /* A thread ended; frames are: start_mono_ns, CPU time in ns. */
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
    /* Sampling period at the start. */
    uint64_t tick_base_ns;
    /* The period now is tick_base_ns << tick_shift. */
    uint32_t tick_shift;
    /* 0 no MPI, 1 MPICH family, 2 Open MPI, 3 MPI standard ABI. */
    uint32_t abi;
    /* Rank in MPI_COMM_WORLD, -1 before MPI_Init and without MPI. */
    int32_t rank;
    /* Size of MPI_COMM_WORLD, -1 likewise. */
    int32_t world_size;
    /* As MPI_Query_thread gives it, 0 single … 3 multiple; -1 unknown. */
    int32_t thread_level;
    /* 0 running or killed, 1 exit or return from main, 2 _exit, 3 abort, 4 exec, 5 MPI_Abort. */
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
    /* Cycles our start-up took. */
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
    /* Parallel regions entered (saturating). */
    uint32_t openmp_regions;
    /* Atomic: threads that have ended. */
    uint32_t gone_threads;
    /* Atomic: threads that we know and that run. */
    uint32_t live_threads;
    /* Zero. */
    uint64_t pad0[4];
    uint8_t gap_288[32];
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
    uint8_t gap_4288[3904];
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
_Static_assert(offsetof(struct region_header, tick_base_ns) == 72, "region_header.tick_base_ns");
_Static_assert(offsetof(struct region_header, tick_shift) == 80, "region_header.tick_shift");
_Static_assert(offsetof(struct region_header, abi) == 84, "region_header.abi");
_Static_assert(offsetof(struct region_header, rank) == 88, "region_header.rank");
_Static_assert(offsetof(struct region_header, world_size) == 92, "region_header.world_size");
_Static_assert(offsetof(struct region_header, thread_level) == 96, "region_header.thread_level");
_Static_assert(offsetof(struct region_header, end_kind) == 100, "region_header.end_kind");
_Static_assert(offsetof(struct region_header, end_code) == 104, "region_header.end_code");
_Static_assert(offsetof(struct region_header, unloading) == 108, "region_header.unloading");
_Static_assert(offsetof(struct region_header, end_mono_ns) == 112, "region_header.end_mono_ns");
_Static_assert(offsetof(struct region_header, mpi_init_begin_ns) == 120, "region_header.mpi_init_begin_ns");
_Static_assert(offsetof(struct region_header, mpi_init_end_ns) == 128, "region_header.mpi_init_end_ns");
_Static_assert(offsetof(struct region_header, mpi_finalize_begin_ns) == 136, "region_header.mpi_finalize_begin_ns");
_Static_assert(offsetof(struct region_header, mpi_finalize_end_ns) == 144, "region_header.mpi_finalize_end_ns");
_Static_assert(offsetof(struct region_header, calibration_calls) == 152, "region_header.calibration_calls");
_Static_assert(offsetof(struct region_header, calibration_counted_tsc) == 160, "region_header.calibration_counted_tsc");
_Static_assert(offsetof(struct region_header, calibration_timed_tsc) == 168, "region_header.calibration_timed_tsc");
_Static_assert(offsetof(struct region_header, start_cost_tsc) == 176, "region_header.start_cost_tsc");
_Static_assert(offsetof(struct region_header, arena_used) == 184, "region_header.arena_used");
_Static_assert(offsetof(struct region_header, threads_offset) == 192, "region_header.threads_offset");
_Static_assert(offsetof(struct region_header, threads_capacity) == 200, "region_header.threads_capacity");
_Static_assert(offsetof(struct region_header, threads_used) == 204, "region_header.threads_used");
_Static_assert(offsetof(struct region_header, modules_offset) == 208, "region_header.modules_offset");
_Static_assert(offsetof(struct region_header, modules_capacity) == 216, "region_header.modules_capacity");
_Static_assert(offsetof(struct region_header, modules_used) == 220, "region_header.modules_used");
_Static_assert(offsetof(struct region_header, ring_offset) == 224, "region_header.ring_offset");
_Static_assert(offsetof(struct region_header, ring_size) == 232, "region_header.ring_size");
_Static_assert(offsetof(struct region_header, omp_threads_max) == 240, "region_header.omp_threads_max");
_Static_assert(offsetof(struct region_header, openmp_regions) == 244, "region_header.openmp_regions");
_Static_assert(offsetof(struct region_header, gone_threads) == 248, "region_header.gone_threads");
_Static_assert(offsetof(struct region_header, live_threads) == 252, "region_header.live_threads");
_Static_assert(offsetof(struct region_header, pad0) == 256, "region_header.pad0");
_Static_assert(offsetof(struct region_header, ring_head) == 320, "region_header.ring_head");
_Static_assert(offsetof(struct region_header, ring_tail) == 384, "region_header.ring_tail");
_Static_assert(offsetof(struct region_header, losses) == 448, "region_header.losses");
_Static_assert(offsetof(struct region_header, executable) == 960, "region_header.executable");
_Static_assert(offsetof(struct region_header, command) == 1984, "region_header.command");
_Static_assert(offsetof(struct region_header, mpi_version) == 4032, "region_header.mpi_version");
_Static_assert(sizeof(struct region_header) == 8192, "size of region_header");

/* One thread's block. Written by that thread alone (its handler included); line 0 is all that a wrapper touches besides its site. */
struct region_thread {
    /* The outermost wrapped call the thread is in, 0 if none. Numbers are those of calls.h. */
    uint32_t call;
    /* Bit 0 in the signal handler, bit 1 main thread, bit 2 started inside MPI, bit 3 seen in OpenMP, bit 4 our signal masked around the present call, bit 5 the program believes it masked. */
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
    /* Kernel timer id plus one, 0 if none. */
    uint64_t timer;
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
    /* Longest handler. */
    uint64_t handler_max_tsc;
    /* Lowest address of the stack. */
    uint64_t stack_low;
    /* One past its highest. */
    uint64_t stack_high;
    /* When the thread was first seen. */
    uint64_t start_mono_ns;
    /* Cycles spent masking and unmasking. */
    uint64_t mask_tsc;
    /* Address given to pthread_create, 0 for the main thread. */
    uint64_t start_routine;
    uint8_t gap_144[48];
    /* Open-addressed hash: 0 empty, else site number plus one. */
    uint16_t site_index[1024];
    /* Offsets of chunks of 16 sites. */
    uint64_t site_chunks[64];
    /* 64 pairs of datatype handle and size in bytes. */
    uint64_t type_cache[128];
    uint8_t gap_3776[320];
};

_Static_assert(offsetof(struct region_thread, call) == 0, "region_thread.call");
_Static_assert(offsetof(struct region_thread, flags) == 4, "region_thread.flags");
_Static_assert(offsetof(struct region_thread, call_sp) == 8, "region_thread.call_sp");
_Static_assert(offsetof(struct region_thread, first_tick_tsc) == 16, "region_thread.first_tick_tsc");
_Static_assert(offsetof(struct region_thread, random) == 24, "region_thread.random");
_Static_assert(offsetof(struct region_thread, sites_used) == 32, "region_thread.sites_used");
_Static_assert(offsetof(struct region_thread, tid) == 36, "region_thread.tid");
_Static_assert(offsetof(struct region_thread, type_cache_generation) == 40, "region_thread.type_cache_generation");
_Static_assert(offsetof(struct region_thread, timer) == 48, "region_thread.timer");
_Static_assert(offsetof(struct region_thread, site) == 56, "region_thread.site");
_Static_assert(offsetof(struct region_thread, number) == 60, "region_thread.number");
_Static_assert(offsetof(struct region_thread, last_tick) == 64, "region_thread.last_tick");
_Static_assert(offsetof(struct region_thread, ticks) == 72, "region_thread.ticks");
_Static_assert(offsetof(struct region_thread, tick_weight) == 80, "region_thread.tick_weight");
_Static_assert(offsetof(struct region_thread, handler_tsc) == 88, "region_thread.handler_tsc");
_Static_assert(offsetof(struct region_thread, handler_max_tsc) == 96, "region_thread.handler_max_tsc");
_Static_assert(offsetof(struct region_thread, stack_low) == 104, "region_thread.stack_low");
_Static_assert(offsetof(struct region_thread, stack_high) == 112, "region_thread.stack_high");
_Static_assert(offsetof(struct region_thread, start_mono_ns) == 120, "region_thread.start_mono_ns");
_Static_assert(offsetof(struct region_thread, mask_tsc) == 128, "region_thread.mask_tsc");
_Static_assert(offsetof(struct region_thread, start_routine) == 136, "region_thread.start_routine");
_Static_assert(offsetof(struct region_thread, site_index) == 192, "region_thread.site_index");
_Static_assert(offsetof(struct region_thread, site_chunks) == 2240, "region_thread.site_chunks");
_Static_assert(offsetof(struct region_thread, type_cache) == 2752, "region_thread.type_cache");
_Static_assert(sizeof(struct region_thread) == 4096, "size of region_thread");

/* One call from one place by one thread (or by the threads that used the block one after the other). */
struct region_site {
    /* Where the call returns to. */
    uint64_t return_address;
    /* Which call. */
    uint32_t call;
    /* Calls until the next timed one. */
    uint32_t countdown;
    /* Calls begun. Exact. */
    uint64_t count;
    /* Bytes by the call's volume rule. Exact. */
    uint64_t bytes;
    /* One call in this many is timed. */
    uint32_t stride;
    /* Calls that returned an error (saturating). */
    uint32_t errors;
    /* Sum over timed calls of stride × cycles before the first tick in the call. */
    uint64_t weighted_tsc;
    /* Sum over all calls of cycles after the first tick in the call. Exact. */
    uint64_t tail_tsc;
    uint8_t gap_56[8];
    /* Timed calls. */
    uint64_t timed;
    /* Sum of their cycles before the first tick. */
    uint64_t timed_tsc;
    /* High half of the sum of stride × (stride − 1) × cycles², for the variance of the estimate. */
    uint64_t weighted_square_hi;
    /* Its low half. */
    uint64_t weighted_square_lo;
    /* Longest call seen whole. */
    uint64_t max_tsc;
    /* Second volume (bytes received where `bytes` are bytes sent). */
    uint64_t second;
    /* Return address of the caller's caller where the return address lies in a language binding, else 0; 1 where it lies there and that cannot be told (such a site may have no calls). */
    uint64_t extra;
    /* Sixteen times a moving mean of the timed cycles, saturating: it chooses the stride. */
    uint32_t recent_tsc;
    /* Calls left, after the newest timed one, of the `stride` calls it stands for. */
    uint32_t block_rest;
    /* Calls by bytes. */
    uint64_t size_bins[SIZE_BINS];
    uint8_t gap_232[24];
};

_Static_assert(offsetof(struct region_site, return_address) == 0, "region_site.return_address");
_Static_assert(offsetof(struct region_site, call) == 8, "region_site.call");
_Static_assert(offsetof(struct region_site, countdown) == 12, "region_site.countdown");
_Static_assert(offsetof(struct region_site, count) == 16, "region_site.count");
_Static_assert(offsetof(struct region_site, bytes) == 24, "region_site.bytes");
_Static_assert(offsetof(struct region_site, stride) == 32, "region_site.stride");
_Static_assert(offsetof(struct region_site, errors) == 36, "region_site.errors");
_Static_assert(offsetof(struct region_site, weighted_tsc) == 40, "region_site.weighted_tsc");
_Static_assert(offsetof(struct region_site, tail_tsc) == 48, "region_site.tail_tsc");
_Static_assert(offsetof(struct region_site, timed) == 64, "region_site.timed");
_Static_assert(offsetof(struct region_site, timed_tsc) == 72, "region_site.timed_tsc");
_Static_assert(offsetof(struct region_site, weighted_square_hi) == 80, "region_site.weighted_square_hi");
_Static_assert(offsetof(struct region_site, weighted_square_lo) == 88, "region_site.weighted_square_lo");
_Static_assert(offsetof(struct region_site, max_tsc) == 96, "region_site.max_tsc");
_Static_assert(offsetof(struct region_site, second) == 104, "region_site.second");
_Static_assert(offsetof(struct region_site, extra) == 112, "region_site.extra");
_Static_assert(offsetof(struct region_site, recent_tsc) == 120, "region_site.recent_tsc");
_Static_assert(offsetof(struct region_site, block_rest) == 124, "region_site.block_rest");
_Static_assert(offsetof(struct region_site, size_bins) == 128, "region_site.size_bins");
_Static_assert(sizeof(struct region_site) == 256, "size of region_site");

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

/* Head of every ring record. A sample's frames follow it: u64 each, innermost first. A record never wraps: a skip record fills the end. */
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
    uint32_t site;
    /* Frames that follow. */
    uint16_t frames;
    /* Bit 0 stack truncated, bit 1 leaf only (unloading), bit 2 delayed (signal was masked). */
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
_Static_assert(offsetof(struct ring_record, frames) == 36, "ring_record.frames");
_Static_assert(offsetof(struct ring_record, flags) == 38, "ring_record.flags");
_Static_assert(offsetof(struct ring_record, mono_ns) == 40, "ring_record.mono_ns");
_Static_assert(sizeof(struct ring_record) == 48, "size of ring_record");

#endif
