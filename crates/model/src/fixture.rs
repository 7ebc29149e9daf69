//! Runs drawn in ASCII, for tests here and in the crates that stand on this one.
//!
//! A line is a rank, a character one tick of one second of its main thread. A line that begins with `+` is a further
//! thread of the rank above it. `.` is a tick at which the thread does not run. A number repeats the letter before it:
//! `U3M` is `UUUM`.
//!
//! | letter | is in | | letter | is in |
//! |---|---|---|---|---|
//! | `U` | nothing: useful | | `R` | read |
//! | `M` | MPI_Allreduce | | `D` | write |
//! | `B` | MPI_Barrier | | `E` | open |
//! | `P` | MPI_Send | | `Y` | fsync |
//! | `V` | MPI_Recv | | `L` | pthread_mutex_lock |
//! | `W` | MPI_Waitall | | `O` | GOMP_barrier |
//! | `A` | MPI_Win_fence | | `S` | nanosleep |
//! | `F` | MPI_File_write_all | | `Q` | poll |
//! | `I` | MPI_Init | | `X` | waitpid |
//! | | | | `G` | cudaDeviceSynchronize |
//!
//! Further letters, call sites, files and single cells are added with [`Fixture`].

use crate::parallel::TeamTime;
use crate::run::Run;
use format::Profile;
use format::tables::{
    DURATION_BINS, Device, DeviceCopy, DeviceReading, Event, Kernel, MathCall, Message, NONE, ParallelRegion, Process,
    Real, Region, RegionUse, RegionValue, SIZE_BIN_LIMITS, SIZE_BINS, Sample, Str, Tables, Wait,
};
use format::words::ModuleKind;
use std::collections::HashMap;

mod damage;
mod io;

/// A row of `events`; times are nanoseconds from the start of the run.
#[derive(Clone, Copy, Default)]
pub struct EventOf {
    /// As in the table, and so the others.
    pub kind: &'static str,
    /// 0 the call.
    pub part: u32,
    /// A rank.
    pub peer: i32,
    /// Of the message.
    pub tag: i32,
    /// Start and end.
    pub ns: (i64, i64),
    /// Of the communicator, which has ranks 0 and 1.
    pub ordinal: u32,
    /// Of the message.
    pub bytes: u64,
    /// 0 none.
    pub request: u32,
}

pub use damage::{Damage, without_tables};

pub use format::tables::{AcceleratorReading, NodeReading, ProcessReading};
pub use io::{BinOf, UseOf};

/// The calls that a fixture knows: name, class, interface.
const CALLS: &[(&str, &str, &str)] = &[
    ("MPI_Allreduce", "mpi_collective", "mpi"),
    ("MPI_Barrier", "mpi_collective", "mpi"),
    ("MPI_Bcast", "mpi_collective", "mpi"),
    ("MPI_Send", "mpi_p2p", "mpi"),
    ("MPI_Isend", "mpi_p2p", "mpi"),
    ("MPI_Sendrecv", "mpi_p2p", "mpi"),
    ("MPI_Irecv", "mpi_p2p", "mpi"),
    ("MPI_Recv", "mpi_p2p", "mpi"),
    ("MPI_Waitall", "mpi_wait", "mpi"),
    ("MPI_Iprobe", "mpi_wait", "mpi"),
    ("MPI_Test", "mpi_wait", "mpi"),
    ("MPI_Win_fence", "mpi_rma", "mpi"),
    ("cudaMemcpy (to the device)", "accelerator_copy", "cuda"),
    ("cudaDeviceSynchronize", "accelerator", "cuda"),
    ("cudaLaunchKernel", "accelerator_launch", "cuda"),
    ("cudaMalloc", "accelerator_other", "cuda"),
    ("cudaMallocManaged", "accelerator_other", "cuda"),
    ("MPI_File_write_all", "mpi_io", "mpi"),
    ("MPI_File_set_view", "mpi_io", "mpi"),
    ("MPI_File_write_at", "mpi_io", "mpi"),
    ("MPI_File_read_at", "mpi_io", "mpi"),
    ("MPI_File_read_all", "mpi_io", "mpi"),
    ("MPI_File_open", "mpi_io", "mpi"),
    ("MPI_Init", "mpi_other", "mpi"),
    ("MPI_Comm_dup", "mpi_other", "mpi"),
    ("MPI_Finalize", "mpi_other", "mpi"),
    ("read", "io_read", "posix"),
    ("pread", "io_read", "posix"),
    ("fread", "io_read", "stdio"),
    ("write", "io_write", "posix"),
    ("pwrite", "io_write", "posix"),
    ("fwrite", "io_write", "stdio"),
    ("fprintf", "io_write", "stdio"),
    ("putc", "io_write", "stdio"),
    ("H5Dwrite", "io_write", "hdf5"),
    ("open", "io_meta", "posix"),
    ("close", "io_meta", "posix"),
    ("stat", "io_meta", "posix"),
    ("unlink", "io_meta", "posix"),
    ("fsync", "io_sync", "posix"),
    ("fflush", "io_write", "stdio"),
    ("pthread_mutex_lock", "thread_sync", "pthread"),
    ("pthread_cond_wait", "thread_sync", "pthread"),
    ("pthread_join", "thread_sync", "pthread"),
    ("GOMP_barrier", "openmp", "openmp"),
    ("GOMP_atomic_start", "openmp", "openmp"),
    ("nanosleep", "sleep", "posix"),
    ("poll", "event_wait", "posix"),
    ("waitpid", "process_wait", "posix"),
    ("cudaDeviceSynchronize", "accelerator", "cuda"),
    ("cudaMemcpy (to the device)", "accelerator_copy", "cuda"),
    ("cudaMemcpy (from the device)", "accelerator_copy", "cuda"),
    ("cudaMemcpyAsync (to the device)", "accelerator_copy", "cuda"),
    ("cudaMemcpyPeer", "accelerator_copy", "cuda"),
    ("cudaLaunchKernel", "accelerator_launch", "cuda"),
    ("cudaMalloc", "accelerator_other", "cuda"),
    ("dgemm", "compute", "math"),
    ("dgemv", "compute", "math"),
    ("daxpy", "compute", "math"),
    ("dgesdd", "compute", "math"),
    ("dgesv", "compute", "math"),
    ("fftw_plan_dft_1d", "compute", "math"),
    ("fftw_execute", "compute", "math"),
];

const LETTERS: &[(char, &str)] = &[
    ('U', ""),
    ('M', "MPI_Allreduce"),
    ('B', "MPI_Barrier"),
    ('P', "MPI_Send"),
    ('V', "MPI_Recv"),
    ('W', "MPI_Waitall"),
    ('A', "MPI_Win_fence"),
    ('F', "MPI_File_write_all"),
    ('I', "MPI_Init"),
    ('R', "read"),
    ('D', "write"),
    ('E', "open"),
    ('Y', "fsync"),
    ('L', "pthread_mutex_lock"),
    ('O', "GOMP_barrier"),
    ('S', "nanosleep"),
    ('Q', "poll"),
    ('X', "waitpid"),
    ('G', "cudaDeviceSynchronize"),
];

/// A run from a drawing; see the head of this module.
pub fn run_from_text(text: &str) -> Run {
    Fixture::new(text).run()
}

/// Numbers of a call site.
#[derive(Clone, Copy, Debug, Default)]
pub struct SiteOf {
    /// Calls.
    pub count: u64,
    /// Bytes of all of them.
    pub bytes: u64,
    /// Bytes received.
    pub bytes_received: u64,
    /// Seconds in them.
    pub time_s: f64,
    /// Standard error of that.
    pub error_s: f64,
    /// Of the calls those that were timed. Where there are any, `time_s` has to agree with the drawing.
    pub timed: u64,
    /// Longest call, seconds.
    pub longest_s: f64,
    /// Calls that failed.
    pub errors: u64,
    /// Calls by how long they took.
    pub duration_bins: [u64; DURATION_BINS],
}

/// Calls of a routine of mathematics of one shape.
#[derive(Clone, Copy, Debug, Default)]
pub struct MathOf {
    /// Sizes, in the routine's order.
    pub sizes: [u64; 4],
    /// Letters.
    pub letters: &'static str,
    /// Whether it stands for several shapes.
    pub others: bool,
    /// Calls.
    pub count: u64,
    /// Operations of one.
    pub flops: u64,
    /// Seconds in all.
    pub time_s: f64,
    /// Longest call, seconds.
    pub longest_s: f64,
}

/// Parallel regions of a team of two that a main thread began at a place.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParallelOf {
    /// Times that it was begun, and ended.
    pub count: u64,
    /// Elapsed seconds in all.
    pub time_s: f64,
    /// What the threads did; all 0 where that is not known.
    pub team: TeamTime,
    /// Explicit tasks made.
    pub tasks: u64,
}

/// How a rank used a GPU.
#[derive(Clone, Debug, Default)]
pub struct GpuOf {
    /// Seconds in which a kernel ran.
    pub kernel_s: f64,
    /// Seconds in which something was copied.
    pub copy_s: f64,
    /// Seconds in which either went on.
    pub busy_s: f64,
    /// Seconds from the start of the run to the end of the last.
    pub last_s: f64,
    /// Seconds of the run, and those of kernels and of copies in each.
    pub bins: Vec<(u64, f64, f64)>,
}

struct Letter {
    call: u32,
    context: u32,
    wait: u32,
}

/// A run in the making. Mistakes in a drawing panic: it is for tests.
pub struct Fixture {
    profile: Profile,
    lines: Vec<String>,
    letters: HashMap<char, Letter>,
    frames: HashMap<String, u32>,
    tick_ns: u64,
    drawn: bool,
}

impl Fixture {
    /// Starts from a drawing. Every line is a rank of an MPI program on one node of 8 cores and 16 GiB.
    pub fn new(text: &str) -> Fixture {
        let mut profile = Profile::default();
        let node = &mut profile.tables.nodes;
        node.name.push(profile.strings.intern("node0"));
        node.kernel.push(Str(0));
        node.cpu_model.push(Str(0));
        node.cores_physical.push(8);
        node.cores_logical.push(8);
        node.memory_bytes.push(16 << 30);
        node.cache_core_bytes.push(1 << 20);
        node.cache_shared_bytes.push(32 << 20);
        node.cache_sharers.push(8);
        let (calls, contexts) = (&mut profile.tables.calls, &mut profile.tables.contexts);
        calls.name.push(Str(0));
        calls.class.push(profile.strings.intern("compute"));
        calls.interface.push(Str(0));
        contexts.parent.push(0);
        contexts.frame.push(NONE);
        Fixture {
            profile,
            lines: text.lines().map(expand).filter(|line| !line.is_empty()).collect(),
            letters: HashMap::new(),
            frames: HashMap::new(),
            tick_ns: 1_000_000_000,
            drawn: false,
        }
    }

    /// Ticks of this length instead of a second.
    pub fn tick(mut self, seconds: f64) -> Fixture {
        assert!(!self.drawn, "set the tick before the drawing is used");
        self.tick_ns = (seconds * 1e9) as u64;
        self
    }

    /// A letter for a call ("" for none) and a stack, outermost first, of `function@file.c:line` or `function@lib.so`.
    pub fn letter(mut self, letter: char, call: &str, stack: &[&str]) -> Fixture {
        assert!(!self.drawn, "define letters before the drawing is used");
        self.define(letter, call, stack);
        self
    }

    /// A rank begins a call of MPI in the tick that ends so.
    pub fn calls_mpi(mut self, rank: u32, tick: u32) -> Fixture {
        let samples = &mut self.profile().tables.samples;
        let row = (0..samples.len()).find(|row| samples.process[*row] == rank && samples.tick[*row] == tick);
        samples.called[row.expect("a sample")] = 1;
        self
    }

    /// Whom a letter's call waits for: a word of `waits.kind`, and ranks, of a collective all that take part.
    pub fn waits(self, letter: char, kind: &str, from: &[u32]) -> Fixture {
        self.wait(letter, kind, from, &[])
    }

    /// At which ranks a letter holds a lock.
    pub fn holds(self, letter: char, holds: &[u32]) -> Fixture {
        self.wait(letter, "", &[], holds)
    }

    fn wait(mut self, letter: char, kind: &str, from: &[u32], holds: &[u32]) -> Fixture {
        if !self.letters.contains_key(&letter) {
            let call = LETTERS
                .iter()
                .find(|(known, _)| *known == letter)
                .map_or("", |(_, call)| call);
            self.define(letter, call, &[&format!("{}@app.c:1", call.to_lowercase())]);
        }
        let (strings, waits) = (&mut self.profile.strings, &mut self.profile.tables.waits);
        if waits.is_empty() {
            waits.push(Wait::default());
        }
        let list = |ranks: &[u32]| text::list(ranks.iter().map(|rank| *rank..=*rank));
        let row = Wait {
            kind: strings.intern(kind),
            from: strings.intern(&list(from)),
            to: Str(0),
            root: -1,
            holds: strings.intern(&list(holds)),
        };
        let row = waits.push(row);
        self.letters.get_mut(&letter).expect("it is there").wait = row;
        self
    }

    /// The row of a letter's innermost frame.
    fn leaf(&self, letter: char) -> usize {
        self.profile.tables.contexts.frame[self.letters[&letter].context as usize] as usize
    }

    /// What the instruction at a letter's innermost frame is.
    pub fn instruction(mut self, letter: char, kind: &str, vector_bits: u32) -> Fixture {
        let frame = self.leaf(letter);
        self.profile.tables.frames.instruction[frame] = self.profile.strings.intern(kind);
        self.profile.tables.frames.vector_bits[frame] = vector_bits;
        if kind == "memory" {
            self.profile.tables.frames.in_memory[frame] = 1;
        }
        self
    }

    /// What the loop around a letter's innermost frame does, and whether the instruction there has an operand in memory.
    pub fn in_loop(mut self, letter: char, kind: &str, in_memory: bool) -> Fixture {
        let frame = self.leaf(letter);
        self.profile.tables.frames.loop_kind[frame] = self.profile.strings.intern(kind);
        self.profile.tables.frames.in_memory[frame] = in_memory.into();
        self
    }

    /// What an instruction at a letter's innermost frame is, where it takes long.
    pub fn slow(mut self, letter: char, kind: &str) -> Fixture {
        let frame = self.leaf(letter);
        self.profile.tables.frames.slow[frame] = self.profile.strings.intern(kind);
        self
    }

    /// A call site of a rank (an index of the drawing's ranks).
    pub fn site(mut self, rank: u32, call: &str, place: &str, of: SiteOf) -> Fixture {
        let (call, frame) = (self.call(call), self.frame(place));
        let mut bins = [0; SIZE_BINS];
        let each = of.bytes / of.count.max(1);
        bins[SIZE_BIN_LIMITS
            .iter()
            .position(|limit| each <= *limit)
            .unwrap_or(SIZE_BINS - 1)] = of.count;
        let sites = &mut self.profile.tables.sites;
        sites.process.push(rank);
        sites.call.push(call);
        sites.frame.push(frame);
        sites.count.push(of.count);
        sites.bytes.push(of.bytes);
        sites.bytes_received.push(of.bytes_received);
        sites.errors.push(of.errors);
        sites.time_ns.push((of.time_s * 1e9).round() as u64);
        sites.time_error_ns.push((of.error_s * 1e9).round() as u64);
        sites.timed.push(of.timed);
        sites.main_ns.push((of.time_s * 1e9).round() as u64);
        sites.max_ns.push((of.longest_s * 1e9).round() as u64);
        sites.size_bins.push(bins);
        sites.duration_bins.push(of.duration_bins);
        self
    }

    /// A parallel region of OpenMP in a rank.
    pub fn parallel(mut self, rank: u32, place: &str, of: ParallelOf) -> Fixture {
        let frame = self.frame(place);
        let ns = |seconds: f64| (seconds * 1e9).round() as u64;
        let known = of.team.all_s() > 0.0;
        self.profile.tables.parallel_regions.push(ParallelRegion {
            process: rank,
            frame,
            count: of.count,
            ended: of.count,
            threads: 2,
            time_ns: ns(of.time_s),
            max_ns: ns(of.time_s / of.count.max(1) as f64),
            main_ns: ns(of.time_s),
            known: if known { of.count } else { 0 },
            threads_ns: ns(of.team.all_s()),
            start_ns: ns(of.team.start_s),
            busy_ns: ns(of.team.busy_s),
            barrier_ns: ns(of.team.barrier_s),
            end_ns: ns(of.team.end_s),
            imbalance_ns: ns(of.team.imbalance_s),
            tasks: of.tasks,
        });
        self
    }

    /// Calls of a routine of mathematics by a rank.
    pub fn math(mut self, rank: u32, routine: &str, place: &str, of: MathOf) -> Fixture {
        let (call, frame) = (self.call(routine), self.frame(place));
        let letters = self.profile.strings.intern(of.letters);
        self.profile.tables.math.push(MathCall {
            process: rank,
            call,
            frame,
            letters,
            sizes: of.sizes,
            others: of.others.into(),
            count: of.count,
            flops: of.flops,
            time_ns: (of.time_s * 1e9).round() as u64,
            timed: of.count,
            max_ns: (of.longest_s * 1e9).round() as u64,
        });
        self
    }

    /// A GPU that a rank uses, by its address.
    pub fn gpu(mut self, rank: u32, device: &str, of: GpuOf) -> Fixture {
        let ns = |seconds: f64| (seconds * 1e9).round() as u64;
        let (device, name) = (
            self.profile.strings.intern(device),
            self.profile.strings.intern("Made-up GPU"),
        );
        self.profile.tables.devices.push(Device {
            process: rank,
            device,
            name,
            first_ns: 0,
            last_ns: ns(of.last_s) as i64,
            kernel_ns: ns(of.kernel_s),
            copy_ns: ns(of.copy_s),
            busy_ns: ns(of.busy_s),
            ended: 1,
        });
        for (second, kernel_s, copy_s) in of.bins {
            self.profile.tables.device_series.push(DeviceReading {
                process: rank,
                device,
                time_ns: second as i64 * 1_000_000_000,
                width_ns: 1_000_000_000,
                kernel_ns: ns(kernel_s),
                copy_ns: ns(copy_s),
                busy_ns: ns((kernel_s + copy_s).min(1.0)),
            });
        }
        self
    }

    /// Kernels that a rank ran on a GPU: how many, and seconds of all and of the longest.
    pub fn kernel(mut self, rank: u32, device: &str, name: &str, count: u64, time_s: f64, longest_s: f64) -> Fixture {
        let ns = |seconds: f64| (seconds * 1e9).round() as u64;
        let (device, name) = (self.profile.strings.intern(device), self.profile.strings.intern(name));
        self.profile.tables.kernels.push(Kernel {
            process: rank,
            device,
            name,
            others: 0,
            count,
            untimed: 0,
            time_ns: ns(time_s),
            min_ns: ns(time_s / count.max(1) as f64).min(ns(longest_s)),
            max_ns: ns(longest_s),
            grid: [64, 1, 1],
            block: [256, 1, 1],
        });
        self
    }

    /// Copies of a rank: words of their direction, source and target; how many, bytes and seconds of all.
    pub fn copies(mut self, rank: u32, device: &str, what: [&str; 3], count: u64, bytes: u64, time_s: f64) -> Fixture {
        let device = self.profile.strings.intern(device);
        let [direction, source, target] = what.map(|word| self.profile.strings.intern(word));
        self.profile.tables.device_copies.push(DeviceCopy {
            process: rank,
            device,
            direction,
            source,
            target,
            count,
            untimed: 0,
            bytes,
            time_ns: (time_s * 1e9).round() as u64,
        });
        self
    }

    /// A region of a rank, by the names from the outermost to it: how often it was begun, seconds in it, and the ticks of the
    /// drawing in which the rank's threads are in it; one inside another comes after it.
    pub fn region(mut self, rank: u32, path: &[&str], count: u64, time_s: f64, ticks: std::ops::Range<u32>) -> Fixture {
        let Profile { strings, tables, .. } = self.profile();
        if tables.regions.is_empty() {
            tables.regions.push(Region::default());
        }
        let mut region = 0;
        for name in path {
            let row = Region {
                parent: region,
                name: strings.intern(name),
            };
            let known = (1..tables.regions.len() as u32).find(|at| tables.regions.row(*at) == row);
            region = known.unwrap_or_else(|| tables.regions.push(row));
        }
        let time_ns = (time_s * 1e9).round() as u64;
        tables.region_uses.push(RegionUse {
            process: rank,
            region,
            count,
            time_ns,
            thread_ns: time_ns,
            threads: 1,
            max_ns: time_ns / count.max(1),
            open: 0,
        });
        let samples = &mut tables.samples;
        for row in 0..samples.tick.len() {
            if samples.process[row] == rank && ticks.contains(&samples.tick[row]) {
                samples.region[row] = region;
            }
        }
        self
    }

    /// Numbers that a rank tells, in their order.
    pub fn value(mut self, rank: u32, name: &str, told: &[f64]) -> Fixture {
        let finite: Vec<f64> = told.iter().copied().filter(|number| number.is_finite()).collect();
        let name = self.profile.strings.intern(name);
        self.profile.tables.region_values.push(RegionValue {
            process: rank,
            name,
            count: finite.len() as u64,
            sum: Real::new(finite.iter().sum()),
            min: Real::new(finite.iter().copied().reduce(f64::min).unwrap_or(f64::NAN)),
            max: Real::new(finite.iter().copied().reduce(f64::max).unwrap_or(f64::NAN)),
            last: Real::new(finite.last().copied().unwrap_or(f64::NAN)),
            odd: (told.len() - finite.len()) as u64,
        });
        self
    }

    /// Messages that a rank sent to another.
    pub fn message(mut self, rank: u32, peer: i32, count: u64, bytes: u64) -> Fixture {
        let process = rank;
        self.profile.tables.messages.push(Message {
            process,
            peer,
            count,
            bytes,
            collective_bytes: 0,
        });
        self
    }

    /// A call of MPI that a rank made and that was kept, or what else was kept of one; in order of their starts.
    pub fn event(mut self, rank: u32, call: &str, of: EventOf) -> Fixture {
        let call = self.call(call);
        let profile = self.profile();
        let thread = profile
            .tables
            .threads
            .process
            .iter()
            .position(|process| *process == rank);
        let kind = profile.strings.intern(of.kind);
        let group = profile.strings.intern("0-1");
        profile.tables.events.push(Event {
            process: rank,
            start_ns: of.ns.0,
            thread: thread.unwrap_or(0) as u32,
            part: of.part,
            duration_ns: (of.ns.1 - of.ns.0) as u64,
            call,
            frame: NONE,
            kind,
            peer: of.peer,
            tag: of.tag,
            group,
            ordinal: of.ordinal,
            bytes: of.bytes,
            request: of.request,
        });
        self
    }

    /// The same call site for every rank of the drawing.
    pub fn site_of_all(mut self, call: &str, place: &str, of: SiteOf) -> Fixture {
        let ranks = match self.drawn {
            true => self.profile.tables.processes.len(),
            false => self.lines.iter().filter(|line| !line.starts_with('+')).count(),
        };
        for rank in 0..ranks as u32 {
            self = self.site(rank, call, place, of);
        }
        self
    }

    /// Processes of a program that are too short for a row: how many, the seconds that they lived, and of these what measuring
    /// took.
    pub fn short(self, executable: &str, processes: u64, lived_s: f64, cost_s: f64) -> Self {
        let short = format::Short {
            executable: executable.into(),
            processes,
            lived_ns: (lived_s * 1e9) as u64,
            cost_ns: (cost_s * 1e9) as u64,
        };
        self.edit(|profile| short.add_to(&mut profile.manifest.run.short))
    }

    /// The processes are no ranks.
    pub fn without_mpi(self) -> Fixture {
        self.edit(|profile| {
            profile.tables.processes.rank.fill(-1);
            profile.tables.processes.world_size.fill(-1);
        })
    }

    /// The first process has started the others.
    pub fn started_by_the_first(self) -> Fixture {
        self.edit(|profile| {
            let processes = &mut profile.tables.processes;
            let first = processes.pid[0];
            processes.parent_pid[1..].fill(first);
        })
    }

    /// Readings of a rank's process: seconds from the start, and resident memory.
    pub fn resident(self, rank: u32, readings: &[(f64, u64)]) -> Fixture {
        self.edit(|profile| {
            let series = &mut profile.tables.process_series;
            for (seconds, bytes) in readings {
                series.process.push(rank);
                series.time_ns.push((seconds * 1e9) as i64);
                series.rss_bytes.push(*bytes);
                series.user_ns.push(0);
                series.system_ns.push(0);
                series.voluntary_switches.push(0);
                series.involuntary_switches.push(0);
                series.threads.push(1);
                series.io_rchar.push(-1);
                series.io_wchar.push(-1);
                series.mpi_calls.push(-1);
                series.mpi_bytes.push(-1);
                series.io_calls.push(-1);
                series.calls_passed.push(0);
            }
        })
    }

    /// Readings of a node: seconds from the start, memory in use, runnable tasks, joules since the first reading.
    pub fn node_readings(self, node: u32, readings: &[(f64, u64, f64, Option<f64>)]) -> Fixture {
        self.edit(|profile| {
            let series = &mut profile.tables.node_series;
            for (seconds, used, load, joules) in readings {
                series.node.push(node);
                series.time_ns.push((seconds * 1e9) as i64);
                series.memory_used_bytes.push(*used);
                series.load_milli.push((load * 1000.0) as u64);
                series.busy_ns.push(0);
                series.stolen_ns.push(0);
                series
                    .energy_uj
                    .push(joules.map(|joules| (joules * 1e6) as i64).unwrap_or(-1));
            }
        })
    }

    /// Something that could not be measured.
    pub fn absent(self, what: &str, reason: &str, remedy: &str) -> Fixture {
        self.edit(|profile| {
            let (what, reason, remedy) = (
                profile.strings.intern(what),
                profile.strings.intern(reason),
                profile.strings.intern(remedy),
            );
            profile.tables.absent.node.push(NONE);
            profile.tables.absent.what.push(what);
            profile.tables.absent.reason.push(reason);
            profile.tables.absent.remedy.push(remedy);
        })
    }

    /// Changes anything of the profile.
    pub fn edit(mut self, change: impl FnOnce(&mut Profile)) -> Fixture {
        change(self.profile());
        self
    }

    /// The profile, drawn.
    pub fn profile(&mut self) -> &mut Profile {
        if !self.drawn {
            self.drawn = true;
            self.draw();
        }
        &mut self.profile
    }

    /// The run.
    pub fn run(mut self) -> Run {
        self.profile();
        Run::new(self.profile)
    }

    /// Row of a call.
    pub fn call(&mut self, name: &str) -> u32 {
        if name.is_empty() {
            return 0;
        }
        let known = CALLS.iter().find(|call| call.0 == name);
        let (_, class, interface) = known.unwrap_or_else(|| panic!("the fixture does not know the call {name}"));
        let Profile { strings, tables, .. } = &mut self.profile;
        let name = strings.intern(name);
        if let Some(row) = tables.calls.name.iter().position(|other| *other == name) {
            return row as u32;
        }
        tables.calls.name.push(name);
        tables.calls.class.push(strings.intern(class));
        tables.calls.interface.push(strings.intern(interface));
        tables.calls.len() as u32 - 1
    }

    /// Row of a frame: `function@file.c:line` in the program, or `function@lib.so`.
    pub fn frame(&mut self, text: &str) -> u32 {
        if let Some(row) = self.frames.get(text) {
            return *row;
        }
        let (function, spot) = text
            .split_once('@')
            .unwrap_or_else(|| panic!("{text} is not function@place"));
        let (file, line, path) = match spot.rsplit_once(':') {
            // Python's files stand for their modules.
            Some((file, line)) => {
                let script = file.starts_with('<') || file.starts_with('/') && file.ends_with(".py");
                let path = if script { file } else { "/home/user/app" };
                (file, line.parse().expect("a line number"), path)
            }
            None => ("", 0, spot),
        };
        let module = self.module(path);
        let Profile { strings, tables, .. } = &mut self.profile;
        let frames = &mut tables.frames;
        let row = frames.len() as u32;
        frames.module.push(module);
        frames.offset.push(0x1000 + 16 * u64::from(row));
        frames.function.push(strings.intern(function));
        frames.file.push(strings.intern(file));
        frames.line.push(line);
        frames.outer.push(NONE);
        frames.instruction.push(Str(0));
        frames.vector_bits.push(0);
        frames.in_memory.push(0);
        frames.atomic.push(0);
        frames.loop_kind.push(Str(0));
        frames.second_argument.push(Str(0));
        frames.slow.push(Str(0));
        self.frames.insert(text.to_string(), row);
        row
    }

    fn module(&mut self, path: &str) -> u32 {
        let kind = match path.starts_with('<') || path.ends_with(".py") {
            true => ModuleKind::Script,
            false => format::module::kind(path, "app"),
        }
        .word();
        let Profile { strings, tables, .. } = &mut self.profile;
        let path = strings.intern(path);
        if let Some(row) = tables.modules.path.iter().position(|other| *other == path) {
            return row as u32;
        }
        tables.modules.path.push(path);
        tables.modules.build_id.push(Str(0));
        tables.modules.kind.push(strings.intern(kind));
        tables.modules.producer.push(Str(0));
        tables.modules.len() as u32 - 1
    }

    fn define(&mut self, letter: char, call: &str, stack: &[&str]) {
        let call = self.call(call);
        let frames: Vec<u32> = stack.iter().map(|text| self.frame(text)).collect();
        let contexts = &mut self.profile.tables.contexts;
        let mut context = 0;
        for frame in frames {
            let same =
                (1..contexts.len()).find(|row| contexts.parent[*row] == context && contexts.frame[*row] == frame);
            context = same.unwrap_or_else(|| {
                contexts.parent.push(context);
                contexts.frame.push(frame);
                contexts.len() - 1
            }) as u32;
        }
        self.letters.insert(letter, Letter { call, context, wait: 0 });
    }

    fn draw(&mut self) {
        for (letter, call) in LETTERS {
            if !self.letters.contains_key(letter) && self.lines.iter().any(|line| line.contains(*letter)) {
                let module = if call.starts_with("MPI_") {
                    "libmpi.so"
                } else {
                    "libc.so.6"
                };
                let (caller, inner) = (
                    format!("{}@app.c:{}", "step", 100 + u32::from(*letter)),
                    format!("{call}@{module}"),
                );
                let stack = [caller.as_str(), inner.as_str()];
                self.define(*letter, call, if call.is_empty() { &stack[..1] } else { &stack });
            }
        }
        let lines = std::mem::take(&mut self.lines);
        let ranks = lines.iter().filter(|line| !line.starts_with('+')).count() as i32;
        let longest = lines
            .iter()
            .map(|line| line.trim_start_matches('+').len())
            .max()
            .unwrap_or(0) as u64;
        let run = &mut self.profile.manifest.run;
        run.name = "app".into();
        run.command = vec!["mpirun".into(), "-n".into(), ranks.to_string(), "./app".into()];
        run.tick_ns = self.tick_ns;
        run.elapsed_ns = longest * self.tick_ns;
        run.exit_status = Some(0);
        let mut rank = -1;
        for line in &lines {
            let (extra, states) = match line.strip_prefix('+') {
                Some(states) => (true, states),
                None => (false, line.as_str()),
            };
            let first = states.find(|state| state != '.').unwrap_or(0) as i64;
            let end = states.trim_end_matches('.').len() as i64;
            let (start_ns, end_ns) = (first * self.tick_ns as i64, end * self.tick_ns as i64);
            if !extra {
                rank += 1;
                push_process(&mut self.profile, rank, ranks, start_ns, end_ns, self.tick_ns);
            }
            let Profile { strings, tables, .. } = &mut self.profile;
            let thread = tables.threads.len() as u32;
            let threads = &mut tables.threads;
            threads.process.push(rank as u32);
            threads
                .tid
                .push(1000 + rank as u32 * 100 + if extra { 1 + thread } else { 0 });
            threads.name.push(Str(0));
            threads.role.push(strings.intern(if extra { "thread" } else { "main" }));
            threads.start_ns.push(start_ns);
            threads.end_ns.push(end_ns);
            threads.cpu_ns.push(-1);
            threads.run_delay_ns.push(-1);
            threads
                .samples
                .push(states.chars().filter(|state| *state != '.').count() as u64);
            for (tick, state) in states.chars().enumerate().filter(|(_, state)| *state != '.') {
                let letter = self.letters.get(&state).unwrap_or_else(|| panic!("no letter {state}"));
                push_sample(tables, rank as u32, thread, tick as u32, letter);
            }
        }
    }
}

/// `U3M` to `UUUM`.
fn expand(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line.trim().chars().peekable();
    while let Some(letter) = rest.next() {
        let mut digits = String::new();
        while let Some(digit) = rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        out.extend(std::iter::repeat_n(letter, digits.parse().unwrap_or(1)));
    }
    out
}

fn push_sample(tables: &mut Tables, process: u32, thread: u32, tick: u32, letter: &Letter) {
    tables.samples.push(Sample {
        process,
        thread,
        tick,
        weight: 1,
        call: letter.call,
        context: letter.context,
        wait: letter.wait,
        ..Sample::default()
    });
}

fn push_process(profile: &mut Profile, rank: i32, ranks: i32, start_ns: i64, end_ns: i64, tick_ns: u64) {
    let Profile { strings, tables, .. } = profile;
    tables.processes.push(Process {
        node: 0,
        pid: 1000 + rank as u32 * 100,
        parent_pid: 1,
        rank,
        world_size: ranks,
        executable: strings.intern("/home/user/app"),
        command: strings.intern("./app"),
        start_ns,
        end_ns,
        end: strings.intern("exit"),
        exit_status: 0,
        exit_signal: 0,
        mpi_thread_level: 0,
        tick_ns,
        cpus_allowed: 8,
        cpu_list: strings.intern("0-7"),
        ..Process::default()
    });
}
