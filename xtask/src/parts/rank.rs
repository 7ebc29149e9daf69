//! One rank: its process, threads, samples, call sites and readings.

use super::code::Code;
use super::{Plan, TICK_NS, scatter};
use format::Profile;
use format::tables::{Loss, Process, ProcessReading, SIZE_BINS, Sample, Site, Thread};

/// Samples of the MPI library's own thread.
pub const OF_RUNTIME: u64 = 3;

/// Adds a rank of the part.
pub fn add(profile: &mut Profile, plan: &Plan, code: &Code, ticks: &[(u32, u32)], rank: u32) {
    let process = add_process(profile, plan, rank);
    let main = add_thread(profile, plan, process, rank, "main", ticks.len() as u64);
    let runtime = add_thread(profile, plan, process, rank, "runtime", OF_RUNTIME);
    let samples = &mut profile.tables.samples;
    for &(tick, weight) in ticks {
        let (call, context) = state(code, rank, tick);
        samples.push(Sample {
            process,
            thread: main,
            tick,
            weight,
            call,
            context,
            ..Sample::default()
        });
    }
    for &(tick, weight) in &ticks[..OF_RUNTIME as usize] {
        samples.push(Sample {
            process,
            thread: runtime,
            tick,
            weight,
            call: 0,
            context: code.calling[0],
            ..Sample::default()
        });
    }
    add_sites(profile, plan, code, process, rank);
    for second in 0..plan.seconds {
        let ns = u64::from(second) * 1_000_000_000;
        profile.tables.process_series.push(ProcessReading {
            process,
            time_ns: ns as i64,
            rss_bytes: (400 << 20) + scatter(rank, second) % (16 << 20),
            user_ns: ns / 100 * 97,
            system_ns: ns / 100,
            voluntary_switches: u64::from(second) * 7,
            involuntary_switches: u64::from(second) * 2,
            threads: 2,
            io_rchar: i64::from(second) * 40_000,
            io_wchar: i64::from(second) * 2_000_000,
            mpi_calls: (plan.calls() / u64::from(plan.seconds.max(1)) * u64::from(second)) as i64,
            mpi_bytes: (plan.calls() / u64::from(plan.seconds.max(1)) * u64::from(second) * 2048) as i64,
            io_calls: i64::from(second) * 20,
            calls_passed: 0,
        });
    }
    let loss = profile.strings.intern("stack_truncated");
    if rank.is_multiple_of(5) {
        let count = 1 + u64::from(rank % 3);
        profile.tables.losses.push(Loss { process, loss, count });
    }
}

/// Hundredths of its time that a rank computes: higher ranks a little more, and the others wait for them.
fn computes(rank: u32) -> u32 {
    68 + rank % 16
}

/// Hundredths after which all waiting is told, by call 0; then by call 3; the rest is calls 6 and 9, by halves.
const WAITED: u32 = 92;
const TOLD: u32 = 97;

/// What the main thread of a rank does at a tick.
fn state(code: &Code, rank: u32, tick: u32) -> (u32, u32) {
    let dice = scatter(rank, tick);
    let pick = |contexts: &[u32], of: u64| contexts[of as usize % contexts.len()];
    match (dice % 100) as u32 {
        share if share < computes(rank) => (0, pick(&code.computing, (dice >> 8) & (dice >> 20))),
        share if share < WAITED => (code.calls[0], pick(&code.calling, dice >> 8)),
        share if share < TOLD => (code.calls[3], pick(&code.calling, dice >> 8)),
        share => (code.calls[6 + (share % 2) as usize * 3], pick(&code.calling, dice >> 8)),
    }
}

fn add_process(profile: &mut Profile, plan: &Plan, rank: u32) -> u32 {
    let s = &mut profile.strings;
    let row = Process {
        node: 0,
        pid: 2000 + rank % plan.per_node * 3,
        parent_pid: 1000 + rank % plan.per_node,
        rank: rank as i32,
        world_size: plan.ranks as i32,
        executable: s.intern("/scratch/user/case/solver"),
        command: s.intern("./solver case.toml"),
        mpi_version: s.intern("Open MPI v4.1.4"),
        start_ns: (scatter(rank, 1 << 20) % 900_000) as i64,
        end_ns: plan.end_ns(),
        end: s.intern("exit"),
        exit_status: 0,
        exit_signal: 0,
        mpi_init_begin_ns: 1_000_000,
        mpi_init_end_ns: 200_000_000,
        mpi_finalize_begin_ns: plan.end_ns() - 100_000_000,
        mpi_finalize_end_ns: plan.end_ns() - 10_000_000,
        mpi_thread_level: 0,
        tick_ns: TICK_NS,
        user_ns: plan.end_ns() / 100 * 97,
        system_ns: plan.end_ns() / 100,
        rss_peak_bytes: (420 << 20) + (scatter(rank, 1 << 21) % (1 << 24)) as i64,
        voluntary_switches: i64::from(plan.seconds) * 7,
        involuntary_switches: i64::from(plan.seconds) * 2,
        minor_faults: 90_000,
        major_faults: 0,
        io_rchar: i64::from(plan.seconds) * 40_000,
        io_wchar: i64::from(plan.seconds) * 2_000_000,
        io_rchar_start: 0,
        io_wchar_start: 0,
        cpus_allowed: 2,
        cpu_list: s.intern(&format!(
            "{},{}",
            rank % plan.per_node,
            rank % plan.per_node + plan.per_node
        )),
        cost_samples_ns: 8_000_000,
        cost_calls_ns: 12_000_000,
        cost_start_ns: 1_500_000,
        ..Process::default()
    };
    profile.tables.processes.push(row)
}

fn add_thread(profile: &mut Profile, plan: &Plan, process: u32, rank: u32, role: &str, samples: u64) -> u32 {
    let s = &mut profile.strings;
    let row = Thread {
        process,
        tid: 2000 + rank % plan.per_node * 3 + u32::from(role != "main"),
        name: s.intern(if role == "main" { "solver" } else { "mpi_progress" }),
        role: s.intern(role),
        start_ns: 1_000_000,
        end_ns: plan.end_ns(),
        cpu_ns: samples as i64 * TICK_NS as i64,
        run_delay_ns: 0,
        samples,
    };
    profile.tables.threads.push(row)
}

/// Two sites of each call and some more of those that a solver makes most. Their times are those of the samples.
fn add_sites(profile: &mut Profile, plan: &Plan, code: &Code, process: u32, rank: u32) {
    let mut add = |call: usize, site: usize, count: u64, bytes: u64, ns: u64| {
        let mut size_bins = [0; SIZE_BINS];
        size_bins[if bytes == 0 { 0 } else { 6 }] = count;
        let time_ns = count * (ns + scatter(rank, site as u32) % 1000);
        profile.tables.sites.push(Site {
            process,
            call: code.calls[call],
            frame: code.sites[site],
            count,
            bytes: count * bytes,
            bytes_received: if (1..3).contains(&call) { 0 } else { count * bytes },
            errors: 0,
            time_ns,
            time_error_ns: count * 20,
            timed: count / 8 + 1,
            main_ns: time_ns,
            max_ns: ns * 4,
            size_bins,
            duration_bins: std::array::from_fn(|bin| if bin == 8 { count } else { 0 }),
        });
    };
    // Of the hundred calls of a second each, so that a hundredth is 100 µs.
    let waits = u64::from(WAITED - computes(rank)) * 100_000;
    add(0, 0, plan.calls() - plan.calls() / 4, 2048, waits);
    add(0, 1, plan.calls() / 4, 8, waits);
    for site in 2..8 {
        add(1, site, plan.calls(), 4096, 2_000);
        add(2, site, plan.calls(), 4096, 1_000);
    }
    let (told, half_of_rest) = (u64::from(TOLD - WAITED) * 10_000_000, u64::from(100 - TOLD) * 5_000_000);
    for (call, site, ns) in [
        (3, 8, told),
        (4, 9, 300_000),
        (5, 10, 300_000),
        (6, 11, half_of_rest),
        (7, 12, 300_000),
        (8, 13, 300_000),
    ] {
        add(call, site, u64::from(plan.seconds), 1024, ns);
    }
    for (call, site) in [(9, 14), (10, 15), (11, 16), (12, 17), (13, 18), (9, 19)] {
        let ns = if call == 9 { half_of_rest / 6 } else { 50_000 };
        add(call, site, u64::from(plan.seconds) * 3, 4000, ns);
    }
}
