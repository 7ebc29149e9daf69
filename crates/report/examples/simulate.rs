//! Writes a simulated profile of many ranks, to see what a report of it costs:
//! `cargo run --release --example simulate 1000 big.steelyard`.

use format::Profile;
use format::tables::{self, NONE, SIZE_BINS, Str};

const SAMPLES: u32 = 1000;
const SITES: u32 = 24;
const FUNCTIONS: u32 = 400;
const CONTEXTS: u32 = 2000;
const READINGS: u64 = 20;
const TICK_NS: u64 = 20_000_000;
/// What MPI and I/O take by their calls, 24 sites of some 1500, is what they take by samples, 40 of 100.
const CALL_NS: u64 = 222_222;
const CALLS: &[(&str, &str, &str)] = &[
    ("", "compute", ""),
    ("MPI_Allreduce", "mpi_collective", "mpi"),
    ("MPI_Sendrecv", "mpi_p2p", "mpi"),
    ("MPI_Waitall", "mpi_wait", "mpi"),
    ("write", "io_write", "posix"),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let ranks: u32 = words.next().ok_or("usage: simulate RANKS FILE")?.parse()?;
    let path = words.next().ok_or("usage: simulate RANKS FILE")?;
    simulate(ranks).write(path)?;
    Ok(())
}

/// The same every time: a linear congruential generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

fn simulate(ranks: u32) -> Profile {
    let mut profile = Profile::default();
    let mut dice = Dice(1);
    let end_ns = i64::from(SAMPLES) * TICK_NS as i64;
    profile.manifest.format = format::FORMAT.into();
    profile.manifest.version = format::VERSION;
    let facts = &mut profile.manifest.run;
    facts.name = "simulated".into();
    facts.command = ["srun", "./simulated"].map(String::from).to_vec();
    facts.start_unix_ns = 1_795_239_210_000_000_000;
    facts.elapsed_ns = end_ns as u64;
    facts.tick_ns = TICK_NS;
    facts.exit_status = Some(0);
    places(&mut profile, &mut dice);
    let nodes = ranks.div_ceil(64);
    for node in 0..nodes {
        let name = profile.strings.intern(&format!("node{node:04}"));
        let [kernel, cpu_model] = ["6.1.0", "A processor"].map(|text| profile.strings.intern(text));
        let memory_bytes = 256 << 30;
        profile.tables.nodes.push(tables::Node {
            name,
            kernel,
            cpu_model,
            cores_physical: 64,
            cores_logical: 64,
            memory_bytes,
            ..tables::Node::default()
        });
    }
    for rank in 0..ranks {
        process(&mut profile, rank, ranks, end_ns);
        sites(&mut profile, &mut dice, rank);
        samples(&mut profile, &mut dice, rank);
        for second in 0..READINGS {
            profile.tables.process_series.push(tables::ProcessReading {
                process: rank,
                time_ns: (second * 1_000_000_000) as i64,
                rss_bytes: (1 << 30) + u64::from(dice.below(1 << 26)),
                user_ns: second * 990_000_000,
                system_ns: second * 5_000_000,
                voluntary_switches: second * 100,
                involuntary_switches: second,
                threads: 1,
                io_rchar: 0,
                io_wchar: 0,
                mpi_calls: second as i64 * 1000,
                mpi_bytes: second as i64 * 512_000,
                io_calls: second as i64,
                calls_passed: 0,
            });
        }
    }
    profile
}

fn places(profile: &mut Profile, dice: &mut Dice) {
    let (strings, tables) = (&mut profile.strings, &mut profile.tables);
    let [path, kind] = ["/home/user/simulated", "program"].map(|text| strings.intern(text));
    tables.modules.push(tables::Module {
        path,
        build_id: Str(0),
        kind,
        producer: Str(0),
    });
    for function in 0..FUNCTIONS {
        let row = tables::Frame {
            module: 0,
            offset: u64::from(function) * 64,
            function: strings.intern(&format!("function_{function}")),
            file: strings.intern(&format!("/home/user/source_{}.c", function % 40)),
            line: 10 + function,
            outer: NONE,
            instruction: strings.intern(["scalar", "vector", "memory", "branch", "other"][dice.below(5) as usize]),
            vector_bits: 256,
            in_memory: 0,
            atomic: 0,
            loop_kind: tables::Str(0),
            second_argument: tables::Str(0),
            slow: tables::Str(0),
        };
        tables.frames.push(row);
    }
    tables.contexts.push(tables::Context { parent: 0, frame: NONE });
    for context in 1..CONTEXTS {
        tables.contexts.push(tables::Context {
            parent: dice.below(context),
            frame: dice.below(FUNCTIONS),
        });
    }
    for (name, class, interface) in CALLS {
        let [name, class, interface] = [name, class, interface].map(|text| strings.intern(text));
        tables.calls.push(tables::Call { name, class, interface });
    }
}

fn process(profile: &mut Profile, rank: u32, ranks: u32, end_ns: i64) {
    let [executable, command, version, end, role, name, cpus] = [
        "/home/user/simulated",
        "./simulated",
        "An MPI 1.0",
        "exit",
        "main",
        "simulated",
        "0-63",
    ]
    .map(|text| profile.strings.intern(text));
    profile.tables.processes.push(tables::Process {
        node: rank / 64,
        pid: 1000 + rank,
        parent_pid: 1,
        rank: rank as i32,
        world_size: ranks as i32,
        executable,
        command,
        mpi_version: version,
        start_ns: 0,
        end_ns,
        end,
        exit_status: 0,
        exit_signal: 0,
        mpi_init_begin_ns: 0,
        mpi_init_end_ns: 1_000_000,
        mpi_finalize_begin_ns: end_ns - 1_000_000,
        mpi_finalize_end_ns: end_ns,
        mpi_thread_level: 0,
        tick_ns: TICK_NS,
        user_ns: end_ns,
        system_ns: 0,
        rss_peak_bytes: 1 << 30,
        voluntary_switches: 1000,
        involuntary_switches: 10,
        minor_faults: 100,
        major_faults: 0,
        io_rchar: 0,
        io_wchar: 0,
        io_read_bytes: 0,
        io_write_bytes: 0,
        cpus_allowed: 64,
        cpu_list: cpus,
        openmp_threads: 0,
        openmp_regions: 0,
        cost_samples_ns: 3_000_000,
        cost_calls_ns: 100_000,
        cost_start_ns: 500_000,
        truncated_stacks: 0,
        ..tables::Process::default()
    });
    profile.tables.threads.push(tables::Thread {
        process: rank,
        tid: 1000 + rank,
        name,
        role,
        start_ns: 0,
        end_ns,
        cpu_ns: end_ns,
        run_delay_ns: 0,
        samples: u64::from(SAMPLES),
    });
}

fn sites(profile: &mut Profile, dice: &mut Dice, rank: u32) {
    for site in 0..SITES {
        let count = u64::from(1400 + dice.below(200));
        let mut size_bins = [0; SIZE_BINS];
        size_bins[(site % SIZE_BINS as u32) as usize] = count;
        profile.tables.sites.push(tables::Site {
            process: rank,
            call: 1 + site % 4,
            frame: site * 7 % FUNCTIONS,
            count,
            bytes: count * 512,
            bytes_received: 0,
            errors: 0,
            time_ns: count * CALL_NS,
            time_error_ns: count * 1_000,
            timed: count / 4,
            main_ns: count * CALL_NS,
            max_ns: 10_000_000,
            size_bins,
            duration_bins: std::array::from_fn(|bin| if bin == 4 { count } else { 0 }),
        });
    }
}

fn samples(profile: &mut Profile, dice: &mut Dice, rank: u32) {
    for tick in 0..SAMPLES {
        let call = if dice.below(100) < 60 { 0 } else { 1 + dice.below(4) };
        let context = 1 + dice.below(CONTEXTS - 1);
        profile.tables.samples.push(tables::Sample {
            process: rank,
            thread: rank,
            tick,
            weight: 1,
            call,
            context,
            ..tables::Sample::default()
        });
    }
}
