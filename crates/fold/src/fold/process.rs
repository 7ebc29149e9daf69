//! One process: its region, spool and readings, and the rows they become.

use super::cost::Cost;
use super::python::Python;
use super::threads::{holder, lives};
use super::time::Cycles;
use super::{Fold, add_absent, file_class};
use format::facts::{AbsentFact, MPI_CALLS, RECORDING};
use format::inert::INERT;
use format::kernels::{self, KernelFacts};
use format::losses::{LOSSES, LossId};
use format::module;
use format::readings::{Reading, ThreadReading, list_length};
use format::records::{END_KIND_WORDS, PYTHON_TOO_OLD, SAMPLE_CALLED_MPI, SAMPLE_TRUNCATED, THREAD_MAIN};
use format::region::{
    Durations, Ended, Failure, FileEntry, FileUse, Header, Heat, Math, Module, Parallel, Phase, ReadAt, Record,
    RecordKind, Region, RingRecord, Sent, Site, Thread, ThreadPhases, arguments, records, text,
};
use format::tables::{Loss, Process, ProcessReading, Sample};
use format::words::ModuleKind;
use format::{Profile, Short};
use std::collections::HashMap;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// Most readings of one process that a profile keeps.
const READINGS: usize = 1024;

/// All that was recorded of one process.
pub struct Recorded {
    pub header: Header,
    pub threads: Vec<(u32, Thread)>,
    /// Whether it is of the main thread.
    pub sites: Vec<(Site, Durations, bool)>,
    /// By number of the block and of the site.
    pub site_of: HashMap<(u32, u32), Site>,
    pub sent: Vec<Sent>,
    pub math: Vec<(Site, Math)>,
    /// Whether it is of the main thread.
    pub parallels: Vec<(Site, Parallel, bool)>,
    /// Regions and numbers of the program's own, and what its threads did with them.
    pub phases: Vec<Phase>,
    pub thread_phases: Vec<ThreadPhases>,
    /// Sites of the calls that threads were in at the end, by number of the block.
    pub open_sites: Vec<(u32, Site)>,
    pub modules: Vec<Module>,
    pub files: Vec<FileEntry>,
    pub uses: Vec<FileUse>,
    /// By interface.
    pub heats: Vec<(u32, Heat)>,
    pub failures: Vec<Failure>,
    /// Those of samples, accesses and threads.
    pub records: Vec<Record>,
    pub python: Python,
    /// Where GPU kernels were recorded, or were to be.
    pub kernels: Option<KernelFacts>,
    pub readings: Vec<Reading>,
    pub thread_readings: Vec<ThreadReading>,
    /// Threads of whose end no record tells.
    pub ended: Vec<Ended>,
    /// Records that lay outside the file.
    pub cut: u64,
    /// Whose process it was, by the region's file.
    pub user: Option<u32>,
}

impl Recorded {
    /// Reads a region and the files beside it.
    pub fn read<R: ReadAt>(region: &Region<R>, path: &Path) -> Self {
        let beside = |extension: &str| input::own(&path.with_extension(extension)).ok();
        let text = |extension: &str| beside(extension).map_or_else(Vec::new, |file| input::head(file, input::TEXT));
        let threads = region.threads();
        let (mut sites, mut math, mut parallels, mut site_of) = (Vec::new(), Vec::new(), Vec::new(), HashMap::new());
        for (number, thread) in &threads {
            let of_thread = region.sites(thread);
            if thread.events != 0 {
                site_of.extend(of_thread.iter().map(|(site, _)| ((*number, site.number), site.clone())));
            }
            math.extend(region.math(thread, &of_thread));
            let is_main = thread.flags & THREAD_MAIN != 0;
            let begun = region.parallels(thread, &of_thread).into_iter();
            parallels.extend(begun.map(|(site, record)| (site, record, is_main)));
            sites.extend(
                of_thread
                    .into_iter()
                    .map(|(site, durations)| (site, durations, is_main)),
            );
        }
        let open_sites = threads
            .iter()
            .filter_map(|(number, thread)| Some((*number, region.open_site(thread)?)))
            .collect();
        let spooled = beside("spool").into_iter().flat_map(records);
        let pending = region.pending();
        let all = (spooled.chain(records(pending.bytes.as_slice()))).filter(|record| !is_calibration(record));
        let (codes, mut records): (Vec<Record>, Vec<Record>) = all.partition(|record| record.kind == RecordKind::Code);
        records.extend(
            threads
                .iter()
                .filter_map(|(number, thread)| gathered(region, *number, thread)),
        );
        let lines = text("series");
        Self {
            header: region.header().clone(),
            sites,
            site_of,
            math,
            parallels,
            sent: threads.iter().flat_map(|(_, thread)| region.sent(thread)).collect(),
            open_sites,
            phases: region.phases(),
            thread_phases: threads.iter().map(|(_, thread)| region.thread_phases(thread)).collect(),
            files: region.files(),
            uses: region.uses(&threads),
            heats: region.heats(&threads),
            ended: region.ended(),
            failures: threads.iter().flat_map(|(_, thread)| region.failures(thread)).collect(),
            threads,
            modules: region.modules(),
            python: Python::new(region.header(), &codes),
            records,
            kernels: serde_json::from_slice(&text(kernels::EXTENSION)).ok(),
            readings: lines
                .split(|&byte| byte == b'\n')
                .filter_map(|line| serde_json::from_slice(line).ok())
                .collect(),
            thread_readings: serde_json::from_slice(&text("threads")).unwrap_or_default(),
            cut: region.cut(),
            user: path.symlink_metadata().ok().map(|facts| facts.uid()),
        }
    }
}

/// The events of calls that a thread has not put into the ring, as a record of it.
fn gathered<R: ReadAt>(region: &Region<R>, number: u32, thread: &Thread) -> Option<Record> {
    let frames = region.events(thread);
    (!frames.is_empty()).then(|| Record {
        kind: RecordKind::Trace,
        head: RingRecord {
            commit: 0,
            tick: 0,
            thread: number,
            tid: thread.tid,
            call: 0,
            weight: 0,
            site: 0,
            phase: 0,
            frames: u16::try_from(frames.len()).unwrap_or(u16::MAX),
            flags: 0,
            mono_ns: region.header().last_mono_ns,
        },
        frames,
        python: Vec::new(),
        registers: Vec::new(),
    })
}

/// Whether it is of an access that never was, by which the collector finds out what one costs.
fn is_calibration(record: &Record) -> bool {
    record.kind == RecordKind::Access && record.head.tid == 0
}

/// User and system time as the process said at its end: no more than its threads lived, for it began before its record did.
fn cpu_at_end(recorded: &Recorded) -> Option<(u64, u64)> {
    let header = &recorded.header;
    let (user, system) = (header.end_user_ns, header.end_system_ns);
    let all = user.checked_add(system).filter(|&all| all > 0)?;
    let lived = header.end_mono_ns.saturating_sub(header.start_mono_ns);
    let most = all.min(lived.saturating_mul(recorded.threads.len().max(1) as u64));
    Some((of_total(user, all, most), of_total(system, all, most)))
}

/// What is `ns` of so many in all, where they are `wanted` in all.
fn of_total(ns: u64, all: u64, wanted: u64) -> u64 {
    (u128::from(ns) * u128::from(wanted) / u128::from(all)) as u64
}

/// User and system time of a process that did not say what it took at its end, for it was killed, say: as at its last tick
/// where the last reading is older. How it parts is known of the reading alone.
fn cpu_at_last_tick(recorded: &Recorded) -> Option<(u64, u64)> {
    let cpu = recorded.header.last_cpu_ns;
    let read = (recorded.readings.last()).map_or((0, 0), |reading| (reading.user_ns, reading.system_ns));
    let all = read.0.saturating_add(read.1);
    let user = match all {
        0 => cpu,
        all => of_total(read.0, all, cpu),
    };
    (cpu > all).then_some((user, cpu - user))
}

fn known(value: Option<u64>) -> i64 {
    value.and_then(|value| i64::try_from(value).ok()).unwrap_or(-1)
}

/// A helper not worth a row, unless it is the rank or the program itself: over before the first tick. One that was killed in a
/// call has had no tick either, however long it waited there.
pub fn trivial(process: &Recorded) -> bool {
    let header = &process.header;
    let last_seen = process
        .readings
        .last()
        .map_or(0, |reading| reading.mono_ns.max(0) as u64);
    let lived = header
        .last_mono_ns
        .max(header.end_mono_ns)
        .max(last_seen)
        .saturating_sub(header.start_mono_ns);
    let killed_in_a_call = header.end_kind == 0 && !process.open_sites.is_empty();
    header.rank < 0
        && header.mpi_init_begin_ns == 0
        && lived < header.tick_base_ns
        && !killed_in_a_call
        && !process.records.iter().any(|record| record.kind == RecordKind::Sample)
        && process.parallels.is_empty()
        && !moved_data(process)
}

/// What is kept of such a one.
pub fn too_short(process: &Recorded, cycles: Cycles) -> Short {
    let (header, cost) = (&process.header, Cost::of(process, cycles));
    Short {
        executable: text(&header.executable),
        processes: 1,
        lived_ns: span(std::slice::from_ref(process)).map_or(0, |(start, end)| end.saturating_sub(start)),
        cost_ns: cost
            .samples_ns
            .saturating_add(cost.calls_ns)
            .saturating_add(cost.start_ns),
    }
}

/// Children that a process forked and that called nothing that is recorded.
pub fn silent_children(process: &Recorded) -> Option<Short> {
    let processes = u64::try_from(process.header.helpers as i32).ok().filter(|n| *n > 0)?;
    Some(Short {
        executable: text(&process.header.executable),
        processes,
        ..Short::default()
    })
}

/// From the start of the first of them to the end of the last, CLOCK_MONOTONIC.
pub fn span(recorded: &[Recorded]) -> Option<(u64, u64)> {
    let spans = recorded.iter().map(|process| &process.header);
    let spans = spans.map(|header| (header.start_mono_ns, header.last_mono_ns.max(header.end_mono_ns)));
    spans
        .filter(|span| span.0 > 0)
        .fold(None, |all, span| together(all, Some(span)))
}

/// Both spans, and what lies between them.
pub fn together(a: Option<(u64, u64)>, b: Option<(u64, u64)>) -> Option<(u64, u64)> {
    match (a, b) {
        (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
        (a, b) => a.or(b),
    }
}

/// Whether it read or wrote a data file: totals of those are exact, however short the process.
fn moved_data(process: &Recorded) -> bool {
    let moved = |number: u32| {
        (process.uses.iter()).any(|usage| usage.file == number && (usage.read_bytes > 0 || usage.write_bytes > 0))
    };
    (process.files.iter()).any(|file| {
        ["data", "standard"].contains(&file_class::class(&file.path, &file.record, false)) && moved(file.number)
    })
}

impl Fold<'_> {
    /// Adds all rows of a process.
    pub fn add_process(&mut self, recorded: &Recorded, rank: i32, world: &str) {
        let header = &recorded.header;
        let executable = text(&header.executable);
        let cycles = Cycles::new(header, self.cycles);
        let end = self.end(recorded);
        let row = self.process_row(recorded, rank, world, cycles, &end);
        let process = self.profile.tables.processes.push(row);
        let modules = &recorded.modules;
        let mut mapping = self.places.map(
            &mut self.profile.tables,
            &mut self.profile.strings,
            modules,
            &executable,
        );
        self.name_made_code(recorded, &mut mapping);
        let (mut lives, of_record) = lives(recorded);
        let open = self.open_calls(recorded, &lives, cycles, end.end_ns);
        let owed = open.iter().filter_map(|call| Some((call.sample.as_ref()?, call.life)));
        owed.clone().for_each(|(_, life)| lives[life].samples += 1);
        let threads = self.add_threads(process, recorded, &lives, end.end_ns);
        self.add_sites(process, recorded, &lives, &open, &mapping, cycles);
        self.add_math(process, recorded, &mapping, cycles);
        self.add_parallels(process, recorded, &mapping, cycles);
        let lived_ns = u64::try_from(end.end_ns - self.clock.at(header.start_mono_ns)).unwrap_or(0);
        let regions = self.add_phases(process, recorded, cycles, lived_ns);
        self.add_messages(process, &recorded.sent);
        self.add_kernels(process, recorded);
        self.add_unseen_mpi(recorded, rank);
        self.add_unknown_python(header);

        let computing = recorded.records.iter().zip(of_record.iter().map(|&life| threads[life]));
        let computed = self.add_registers(process, recorded, &mapping, &computing.collect::<Vec<_>>());
        let waits = self.add_waits(recorded);
        let mut samples = Vec::new();
        let taken = recorded.records.iter().zip(of_record.iter().copied());
        let of_kind = |kind| {
            let records = taken.clone().filter(move |(record, _)| record.kind == kind);
            records.map(|(record, life)| (record, threads[life]))
        };
        let accesses: Vec<(&Record, u32)> = of_kind(RecordKind::Access).collect();
        let traced: Vec<(&Record, u32)> = of_kind(RecordKind::Trace).collect();
        for (record, life) in taken.chain(owed).filter(|(r, _)| r.kind == RecordKind::Sample) {
            let head = &record.head;
            let Profile { tables, strings, .. } = &mut self.profile;
            let context = self.places.context(tables, strings, &mapping, &recorded.python, record);
            let seen = computed.get(&std::ptr::from_ref(record));
            let apart = seen.and_then(|seen| seen.apart);
            samples.push(Sample {
                process,
                thread: threads[life],
                tick: self.clock.tick(head.tick, header.tick_base_ns),
                weight: self.clock.weight(head.weight, header.tick_base_ns),
                call: self.call(head.call),
                context,
                wait: waits.of(record),
                called: (head.flags & SAMPLE_CALLED_MPI != 0).into(),
                holder: holder(record),
                region: regions.get(usize::from(head.phase)).copied().unwrap_or(0),
                denormal: seen.is_some_and(|seen| seen.denormal).into(),
                stride: apart.map_or(0, |apart| apart.stride),
                used: apart.map_or(0, |apart| apart.used as u32),
            });
        }
        samples.sort();
        for sample in samples {
            self.profile.tables.samples.push(sample);
        }
        self.add_readings(process, &recorded.readings);
        let code = modules.iter().map(|module| text(&module.path)).chain([executable]);
        let damaged = self.add_files(process, recorded, cycles, &code.collect(), accesses.into_iter());
        let damaged = damaged.saturating_add(self.add_events(process, recorded, &mapping, cycles, &traced));
        self.add_heat(process, recorded, cycles);
        self.add_failures(process, recorded, &mapping);
        let mut losses = header.losses;
        if let Some(unknown) = losses.get_mut(LossId::UnknownModule as usize) {
            *unknown = unknown.saturating_sub(super::jit::named(recorded, &mapping));
        }
        self.add_losses(process, &losses, damaged.saturating_add(recorded.cut));
    }

    /// Those that the collector counted, and the records that made no sense.
    fn add_losses(&mut self, process: u32, losses: &[u64], damaged: u64) {
        for (row, mut count) in losses.iter().copied().enumerate() {
            if row == LossId::RecordDamaged as usize {
                count = count.saturating_add(damaged);
            }
            if count > 0 {
                // A row that this version does not know comes from a newer collector.
                let loss = (self.profile.strings).intern(LOSSES.get(row).map_or("unknown", |loss| loss.id));
                self.profile.tables.losses.push(Loss { process, loss, count });
            }
        }
    }

    /// A row for a program that ran without our library, or died before it was ready.
    /// `small`: processes that it started were measured, and were too short for a row.
    pub fn add_unmeasured_program(&mut self, small: bool) {
        let supervisor = &self.inputs.supervisor;
        let unmeasured = supervisor.unmeasured.clone().unwrap_or_else(|| {
            let name = text::file_name(&supervisor.executable);
            if small {
                over_at_once()
            } else if INERT.binary_search(&name).is_ok() {
                left_alone()
            } else {
                never_began()
            }
        });
        add_absent(&mut self.profile, 0, &unmeasured);
        let exit = &self.inputs.exit;
        let end = self.program_end(0);
        let strings = &mut self.profile.strings;
        let start_ns = self.clock.at(supervisor.start_mono_ns.max(0) as u64).max(0);
        self.profile.tables.processes.push(Process {
            node: 0,
            pid: supervisor.child_pid,
            parent_pid: supervisor.pid,
            rank: supervisor.rank.and_then(|rank| i32::try_from(rank).ok()).unwrap_or(-1),
            world_size: supervisor.size.and_then(|size| i32::try_from(size).ok()).unwrap_or(-1),
            world: strings.intern(&supervisor.world),
            executable: strings.intern(&supervisor.executable),
            command: strings.intern(&text::command_line(&supervisor.command)),
            start_ns,
            end_ns: end.end_ns.max(start_ns),
            end: strings.intern(end.word),
            exit_status: end.status,
            exit_signal: end.signal,
            tick_ns: self.clock.tick_ns,
            rss_peak_bytes: known(exit.peak_rss_bytes),
            voluntary_switches: known(exit.voluntary_switches),
            involuntary_switches: known(exit.involuntary_switches),
            ..Process::default()
        });
    }

    /// Says so where an MPI library is loaded into a rank and none of its calls passed us. That a launcher started the
    /// program says that it is to call MPI; a program alone may have the library for nothing.
    fn add_unseen_mpi(&mut self, recorded: &Recorded, rank: i32) {
        if rank < 0 || self.inputs.supervisor.launcher.is_none() || recorded.header.mpi_init_begin_ns != 0 {
            return;
        }
        let is_mpi = |site: &Site| format::calls::call(site.call).is_some_and(|call| call.interface == "mpi");
        if recorded.sites.iter().any(|(site, ..)| is_mpi(site)) {
            return;
        }
        let names = recorded.modules.iter().map(|module| text(&module.path));
        let mut names = names.map(|path| text::file_name(&path).to_string());
        let Some(name) = names.find(|name| module::is_mpi(name)) else {
            return;
        };
        let unseen = AbsentFact {
            what: MPI_CALLS.into(),
            reason: format!(
                "{name} is loaded and none of its calls was seen: a program that looks them up by itself (dlsym of a \
                 handle of its own, as Julia and Python's ctypes do) calls it past us"
            ),
            remedy:
                "Time in them counts as computing here; call MPI through a compiled library (mpi4py, a C or Fortran \
                     module) to have it apart."
                    .into(),
        };
        add_absent(&mut self.profile, 0, &unseen);
    }

    /// Says so where an interpreter's frames could not be read.
    fn add_unknown_python(&mut self, header: &Header) {
        if header.python_version == 0 || header.python_known != 0 {
            return;
        }
        let reason = match (header.python_version >> 8, header.python_version & 0xff) {
            (_, old) if old == PYTHON_TOO_OLD as u32 => {
                "they are read from Python 3.9 on, and this one is older".into()
            }
            (major, minor) => format!("Python {major}.{minor} is not known to this build"),
        };
        let unknown = AbsentFact {
            what: "Python frames".into(),
            reason,
            remedy: "The functions shown are the interpreter's; Python 3.9 to 3.14 shows its own.".into(),
        };
        if self
            .profile
            .tables
            .absent
            .rows()
            .all(|row| self.profile.strings.get(row.what) != unknown.what)
        {
            add_absent(&mut self.profile, 0, &unknown);
        }
    }

    fn process_row(&mut self, recorded: &Recorded, rank: i32, world: &str, cycles: Cycles, end: &End) -> Process {
        let header = &recorded.header;
        let supervisor = &self.inputs.supervisor;
        let last = recorded.readings.last();
        let peak = recorded
            .readings
            .iter()
            .map(|reading| reading.rss_peak_bytes.max(reading.rss_bytes))
            .max();
        let cpu_list = recorded
            .readings
            .iter()
            .map(|reading| &*reading.cpu_list)
            .rfind(|list| !list.is_empty())
            .unwrap_or("");
        let command = text::command_line(&secrets::redacted(&arguments(&header.command)));
        let is_program = header.pid == supervisor.child_pid;
        let size = if rank >= 0 {
            supervisor.size.and_then(|size| i32::try_from(size).ok())
        } else {
            None
        };
        let cost = Cost::of(recorded, cycles);
        // What the kernel counted at the end is more exact, but has its children's, too.
        let at_exit = |value: Option<u64>| value.filter(|_| is_program && end.exact);
        let alone = |value: Option<u64>| at_exit(value).filter(|_| self.alone);
        // A variable that a site sets for all says nothing of a program without OpenMP.
        let has_openmp = || {
            let mut paths = recorded.modules.iter().map(|module| text(&module.path));
            paths.any(|path| module::kind(&path, "") == ModuleKind::OpenMp)
        };
        let openmp = || {
            has_openmp().then_some(())?;
            supervisor
                .environment
                .get("OMP_NUM_THREADS")?
                .split(',')
                .next()?
                .trim()
                .parse()
                .ok()
        };
        let said = |bytes: u64| (bytes > 0).then_some(bytes);
        let at_end = cpu_at_end(recorded).or_else(|| cpu_at_last_tick(recorded));
        let mpi_version = text(&header.mpi_version);
        // One line, with single spaces: MPICH sets a tab in it.
        let words: Vec<&str> = mpi_version.lines().next().unwrap_or("").split_whitespace().collect();
        let mpi_version = words.join(" ");
        let strings = &mut self.profile.strings;
        Process {
            node: 0,
            pid: header.pid,
            parent_pid: header.parent_pid,
            rank,
            world_size: if header.world_size > 0 {
                header.world_size
            } else {
                size.unwrap_or(-1)
            },
            world: strings.intern(world),
            executable: strings.intern(&text(&header.executable)),
            command: strings.intern(&command),
            mpi_version: strings.intern(&mpi_version),
            start_ns: self.clock.at(header.start_mono_ns).max(0),
            end_ns: end.end_ns,
            end: strings.intern(end.word),
            exit_status: end.status,
            exit_signal: end.signal,
            fault_signal: i32::try_from(header.fault_signal).unwrap_or(0),
            fault_code: header.fault_code,
            fault_address: header.fault_address,
            fault_tid: header.fault_tid,
            mpi_init_begin_ns: self.clock.at(header.mpi_init_begin_ns),
            mpi_init_end_ns: self.clock.at(header.mpi_init_end_ns),
            mpi_finalize_begin_ns: self.clock.at(header.mpi_finalize_begin_ns),
            mpi_finalize_end_ns: self.clock.at(header.mpi_finalize_end_ns),
            mpi_thread_level: header.thread_level.clamp(-1, 3),
            tick_ns: header.tick_base_ns,
            user_ns: known(last.map(|reading| reading.user_ns).max(at_end.map(|(user, _)| user))),
            system_ns: known(
                last.map(|reading| reading.system_ns)
                    .max(at_end.map(|(_, system)| system)),
            ),
            rss_peak_bytes: known(
                peak.max(alone(self.inputs.exit.peak_rss_bytes))
                    .filter(|&bytes| bytes > 0)
                    .or(at_exit(self.inputs.exit.peak_rss_bytes)),
            ),
            voluntary_switches: known(
                alone(self.inputs.exit.voluntary_switches).or(last.and_then(|r| r.voluntary_switches)),
            ),
            involuntary_switches: known(
                alone(self.inputs.exit.involuntary_switches).or(last.and_then(|r| r.involuntary_switches)),
            ),
            minor_faults: known(last.map(|reading| reading.minor_faults)),
            major_faults: known(last.map(|reading| reading.major_faults)),
            // The process's own count is as of its end, the last reading perhaps of a second before; or of after it, with what
            // the C library's buffers still held.
            io_rchar: known(last.and_then(|reading| reading.rchar).max(said(header.end_rchar))),
            io_wchar: known(last.and_then(|reading| reading.wchar).max(said(header.end_wchar))),
            io_read_bytes: known(last.and_then(|reading| reading.read_bytes)),
            io_write_bytes: known(last.and_then(|reading| reading.write_bytes)),
            io_rchar_start: known(Some(header.start_rchar)),
            io_wchar_start: known(Some(header.start_wchar)),
            mapped_bytes: header.mapped_bytes,
            io_uring_rings: header.io_uring_rings,
            cpus_allowed: list_length(cpu_list),
            cpu_list: strings.intern(cpu_list),
            openmp_threads: if header.omp_threads_max > 0 {
                header.omp_threads_max
            } else {
                openmp().unwrap_or(0)
            },
            openmp_regions: recorded
                .parallels
                .iter()
                .fold(u64::from(header.openmp_regions), |all, (_, record, _)| {
                    all.saturating_add(record.count)
                }),
            cost_samples_ns: cost.samples_ns,
            cost_calls_ns: cost.calls_ns,
            cost_start_ns: cost.start_ns,
            truncated_stacks: recorded
                .records
                .iter()
                .filter(|r| r.kind == RecordKind::Sample && r.head.flags & SAMPLE_TRUNCATED != 0)
                .count() as u64,
            ..Process::default()
        }
    }

    fn add_readings(&mut self, process: u32, readings: &[Reading]) {
        let step = readings.len().div_ceil(READINGS).max(1);
        let kept = readings
            .iter()
            .enumerate()
            .filter(|(n, _)| n % step == 0 || n + 1 == readings.len());
        // A zombie has no memory and no threads left: it is no point of the series.
        for (_, reading) in kept.filter(|(_, reading)| reading.rss_bytes > 0) {
            self.profile.tables.process_series.push(ProcessReading {
                process,
                time_ns: self.clock.at(reading.mono_ns.max(0) as u64).max(0),
                rss_bytes: reading.rss_bytes,
                user_ns: reading.user_ns,
                system_ns: reading.system_ns,
                voluntary_switches: reading.voluntary_switches.unwrap_or(0),
                involuntary_switches: reading.involuntary_switches.unwrap_or(0),
                threads: reading.threads,
                io_rchar: known(reading.rchar),
                io_wchar: known(reading.wchar),
                mpi_calls: known(reading.mpi_calls),
                mpi_bytes: known(reading.mpi_bytes),
                io_calls: known(reading.io_calls),
                calls_passed: reading.calls_passed,
            });
        }
    }

    /// How and when a process ended.
    fn end(&self, recorded: &Recorded) -> End {
        let header = &recorded.header;
        let word = END_KIND_WORDS
            .get(header.end_kind as usize)
            .copied()
            .unwrap_or("unknown");
        let last_reading = recorded
            .readings
            .last()
            .map_or(0, |reading| reading.mono_ns.max(0) as u64);
        let (supervisor, exit) = (&self.inputs.supervisor, &self.inputs.exit);
        let last_seen = match header.end_mono_ns {
            // It was killed, and whoever collects what it left did so when its job had ended.
            0 if supervisor.unattended.is_some() && exit.end_mono_ns > 0 => exit.end_mono_ns as u64,
            0 => header.last_mono_ns.max(last_reading),
            said => said,
        };
        let end_ns = self.clock.at(last_seen.max(header.start_mono_ns)).max(0);
        let status = if header.end_kind != 0 && word != "exec" {
            header.end_code
        } else {
            -1
        };
        let own = End {
            word,
            end_ns,
            status,
            signal: 0,
            exact: false,
        };
        // The wait status is that of the program's last image; one that ended in exec is not it.
        if header.pid != self.inputs.supervisor.child_pid || word == "exec" {
            return own;
        }
        // Without a supervisor that saw it end, what it said itself is all there is.
        let seen = self.inputs.exit.status.is_some() || self.inputs.exit.signal.is_some();
        if seen { self.program_end(header.end_kind) } else { own }
    }

    /// How the program ended by its wait status, and by what its region says of the way there.
    fn program_end(&self, end_kind: u32) -> End {
        let exit = &self.inputs.exit;
        let said = END_KIND_WORDS.get(end_kind as usize).copied().unwrap_or("unknown");
        let word = match (exit.status, exit.signal, said) {
            (_, _, "mpi_abort") => "mpi_abort",
            (_, Some(nix::libc::SIGABRT), _) => "abort",
            (_, Some(_), _) => "signal",
            (Some(_), None, "abort" | "unknown") => "_exit",
            (Some(_), None, said) => said,
            (None, None, _) => "unknown",
        };
        let end_ns = self.clock.at(exit.end_mono_ns.max(0) as u64).max(0);
        End {
            word,
            end_ns,
            status: exit.status.unwrap_or(-1),
            signal: exit.signal.unwrap_or(0),
            exact: true,
        }
    }
}

/// Shells and launchers are not measured themselves.
fn over_at_once() -> AbsentFact {
    AbsentFact {
        what: RECORDING.into(),
        reason:
            "it is a shell or a launcher, which is left alone, and what it started was over before the first sample"
                .into(),
        remedy: String::new(),
    }
}

fn left_alone() -> AbsentFact {
    AbsentFact {
        what: RECORDING.into(),
        reason: "it is a shell or a launcher, which is left alone, and it started no program that could be measured"
            .into(),
        remedy: "What a shell does itself, in loops and built-in commands, is not measured.".into(),
    }
}

/// What is said where nothing is known.
fn never_began() -> AbsentFact {
    AbsentFact {
        what: RECORDING.into(),
        reason: "no record of it was begun: it ended, or was ended, too early for that, or it was started without the \
                 variable LD_PRELOAD (`env -i` does that), or there was no memory for its record"
            .into(),
        remedy: "Run it again if it was ended early; `steelyard doctor` says whether programs can be measured here."
            .into(),
    }
}

/// How a process ended.
struct End {
    word: &'static str,
    end_ns: i64,
    status: i32,
    signal: i32,
    /// Known from the kernel, not from the process's own record.
    exact: bool,
}
