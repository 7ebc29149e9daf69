/* What the collector reads. Made from api/options.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_OPTION_NAMES_H
#define STEELYARD_OPTION_NAMES_H

#include <stdint.h>

/* Where a process makes its region. Not set: the library does nothing at all. */
#define OPTION_DIR "STEELYARD_DIR"

/* Sampling period at the start; it doubles as the run grows, so that a run keeps some thousand moments. */
#define OPTION_PERIOD_US "STEELYARD_PERIOD_US"
#define OPTION_PERIOD_US_DEFAULT INT64_C(20000)
#define OPTION_PERIOD_US_LOWEST INT64_C(100)
#define OPTION_PERIOD_US_HIGHEST INT64_C(10000000)

/* 0: calls are counted and timed, nothing is sampled. */
#define OPTION_SAMPLING "STEELYARD_SAMPLING"
#define OPTION_SAMPLING_DEFAULT INT64_C(1)

/* Most that recording may take of a thread's time, in millionths; beyond it calls pass uncounted for a while. 0: no limit, and every call is counted. The option --overhead-budget says the same in per cent. */
#define OPTION_BUDGET_PPM "STEELYARD_BUDGET_PPM"
#define OPTION_BUDGET_PPM_DEFAULT INT64_C(0)
#define OPTION_BUDGET_PPM_LOWEST INT64_C(0)
#define OPTION_BUDGET_PPM_HIGHEST INT64_C(1000000)

/* The sampling signal. Not set: the fourth below the last real-time signal. */
#define OPTION_SIGNAL "STEELYARD_SIGNAL"
#define OPTION_SIGNAL_LOWEST INT64_C(1)
#define OPTION_SIGNAL_HIGHEST INT64_C(64)

/* Room for samples between two visits of the supervisor, a second apart; rounded up to a power of two. */
#define OPTION_RING_KIB "STEELYARD_RING_KIB"
#define OPTION_RING_KIB_DEFAULT INT64_C(256)
#define OPTION_RING_KIB_LOWEST INT64_C(4)
#define OPTION_RING_KIB_HIGHEST INT64_C(1048576)

/* So many reads and writes of a process are kept one by one, with file, place, bytes and time; further ones are in the sums alone. The option --io-trace says the same. */
#define OPTION_IO_TRACE "STEELYARD_IO_TRACE"
#define OPTION_IO_TRACE_DEFAULT INT64_C(0)
#define OPTION_IO_TRACE_LOWEST INT64_C(0)
#define OPTION_IO_TRACE_HIGHEST INT64_C(1000000000)

/* So many calls of MPI of a process are kept one by one, with start, end, peer, tag, communicator and bytes; further ones are in the sums alone. The option --trace says the same. */
#define OPTION_TRACE "STEELYARD_TRACE"
#define OPTION_TRACE_DEFAULT INT64_C(0)
#define OPTION_TRACE_LOWEST INT64_C(0)
#define OPTION_TRACE_HIGHEST INT64_C(1000000000)

/* CLOCK_REALTIME minus CLOCK_MONOTONIC, the same for all of a node, so that all its ranks tick at the same moments. */
#define OPTION_CLOCK_OFFSET_NS "STEELYARD_CLOCK_OFFSET_NS"
#define OPTION_CLOCK_OFFSET_NS_DEFAULT INT64_C(0)
#define OPTION_CLOCK_OFFSET_NS_LOWEST INT64_C(0)
#define OPTION_CLOCK_OFFSET_NS_HIGHEST INT64_C(4611686018427387903)

/* A process that ends by itself before that, and is no MPI process, leaves no record. 0: each leaves one. */
#define OPTION_SHORTEST_MS "STEELYARD_SHORTEST_MS"
#define OPTION_SHORTEST_MS_DEFAULT INT64_C(0)
#define OPTION_SHORTEST_MS_LOWEST INT64_C(0)
#define OPTION_SHORTEST_MS_HIGHEST INT64_C(86400000)

/* A process is not recorded where less of the file system that its record would be in is free. */
#define OPTION_LEAST_FREE "STEELYARD_LEAST_FREE"
#define OPTION_LEAST_FREE_DEFAULT INT64_C(0)
#define OPTION_LEAST_FREE_LOWEST INT64_C(0)
#define OPTION_LEAST_FREE_HIGHEST INT64_C(99)

/* Names of programs that are not recorded, with colons between them. */
#define OPTION_LEAVE_OUT "STEELYARD_LEAVE_OUT"

/* The supervisor, which the program has for its parent. */
#define OPTION_SUPERVISOR "STEELYARD_SUPERVISOR"
#define OPTION_SUPERVISOR_LOWEST INT64_C(1)
#define OPTION_SUPERVISOR_HIGHEST INT64_C(4194304)

/* The parent that the program would have without us: it gets the signals that are sent to the supervisor from below. */
#define OPTION_PARENT "STEELYARD_PARENT"
#define OPTION_PARENT_LOWEST INT64_C(1)
#define OPTION_PARENT_HIGHEST INT64_C(4194304)

/* By which programs that are marked for another tool find who hears them. */
#define OPTION_MARKS "NVTX_INJECTION64_PATH", "INTEL_LIBITTNOTIFY64", "KOKKOS_TOOLS_LIBS", "KOKKOS_PROFILE_LIBRARY"

#endif
