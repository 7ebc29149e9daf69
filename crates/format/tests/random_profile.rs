//! Profiles of random content that keep every rule of the format. Used by the tests of two crates.

use statistics::SplitMix;
use steelyard_format::tables::*;
use steelyard_format::{Note, Profile, Strings};

/// What a profile is made of; equal seeds give equal profiles.
pub struct Dice(SplitMix);

impl Dice {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        Self(SplitMix(seed ^ 0x9e37_79b9_7f4a_7c15))
    }

    /// Any number.
    pub fn word(&mut self) -> u64 {
        self.0.bits()
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u64) -> u32 {
        self.0.below(end as usize) as u32
    }

    fn text(&mut self, strings: &mut Strings) -> Str {
        const TEXTS: [&str; 6] = ["", "main", "src/solver.f90", "größe", "a\nb", "libm.so.6"];
        let number = self.below(40);
        if number < 6 {
            strings.intern(TEXTS[number as usize])
        } else {
            strings.intern(&format!("text {number}"))
        }
    }

    /// A time that may be unknown.
    fn time(&mut self) -> i64 {
        if self.below(5) == 0 {
            -1
        } else {
            self.below(1_000_000) as i64
        }
    }
}

/// A profile with up to `size` rows a table, of a run whose parts start on one tick grid.
pub fn random_profile(seed: u64, size: u64) -> Profile {
    let dice = &mut Dice::new(seed);
    let mut profile = Profile::default();
    let (strings, t) = (&mut profile.strings, &mut profile.tables);
    let nodes = 1 + dice.below(3);
    for n in 0..nodes {
        let (name, kernel) = (strings.intern(&format!("node{n}")), dice.text(strings));
        t.nodes.push(Node {
            name,
            kernel,
            memory_bytes: dice.word(),
            ..Node::default()
        });
    }
    let processes = 1 + dice.below(size.min(5));
    for _ in 0..processes {
        let rank = dice.below(4) as i32 - 1;
        let (node, executable) = (dice.below(nodes as u64), dice.text(strings));
        let (start_ns, end_ns, mpi_init_begin_ns) = (dice.below(100) as i64, dice.below(1000) as i64, dice.time());
        let pid = dice.below(1000);
        t.processes.push(Process {
            node,
            pid,
            rank,
            executable,
            start_ns,
            end_ns,
            mpi_init_begin_ns,
            ..Process::default()
        });
    }
    let process = |dice: &mut Dice| dice.below(processes as u64);
    for _ in 0..=dice.below(size) {
        let (process, name, tid) = (process(dice), dice.text(strings), dice.below(1000));
        t.threads.push(Thread {
            process,
            tid,
            name,
            start_ns: dice.time(),
            cpu_ns: dice.time(),
            run_delay_ns: dice.time(),
            ..Thread::default()
        });
    }
    for _ in 0..=dice.below(size) {
        t.modules.push(Module {
            path: dice.text(strings),
            build_id: dice.text(strings),
            kind: dice.text(strings),
            producer: dice.text(strings),
        });
    }
    for n in 0..=dice.below(size) {
        let module = if dice.below(9) == 0 {
            NONE
        } else {
            dice.below(t.modules.len() as u64)
        };
        let outer = if n > 0 && dice.below(3) == 0 {
            dice.below(n as u64)
        } else {
            NONE
        };
        let (offset, function, line) = (dice.below(9) as u64, dice.text(strings), dice.below(3));
        t.frames.push(Frame {
            module,
            offset,
            function,
            line,
            outer,
            ..Frame::default()
        });
    }
    t.contexts.push(Context { parent: 0, frame: NONE });
    for n in 0..dice.below(size) {
        t.contexts.push(Context {
            parent: dice.below(n as u64 + 1),
            frame: dice.below(t.frames.len() as u64),
        });
    }
    t.waits.push(Wait::default());
    for _ in 0..dice.below(6) {
        t.waits.push(Wait {
            kind: dice.text(strings),
            from: dice.text(strings),
            to: dice.text(strings),
            root: dice.below(4) as i32 - 1,
            holds: dice.text(strings),
        });
    }
    t.regions.push(Region::default());
    for _ in 0..dice.below(6) {
        let (parent, name) = (dice.below(t.regions.len() as u64), dice.text(strings));
        t.regions.push(Region { parent, name });
    }
    t.calls.push(Call::default());
    for n in 0..dice.below(6) {
        let name = strings.intern(&format!("call {}", n * 7 % 5));
        t.calls.push(Call {
            name,
            class: name,
            interface: name,
        });
    }
    for _ in 0..dice.below(size) {
        let mut size_bins = [0; SIZE_BINS];
        size_bins[dice.below(13) as usize] = dice.word();
        t.sites.push(Site {
            process: process(dice),
            call: dice.below(t.calls.len() as u64),
            frame: dice.below(t.frames.len() as u64),
            count: dice.word(),
            size_bins,
            duration_bins: std::array::from_fn(|_| u64::from(dice.below(9))),
            ..Site::default()
        });
        let letters = dice.text(strings);
        t.math.push(MathCall {
            process: process(dice),
            call: dice.below(t.calls.len() as u64),
            frame: dice.below(t.frames.len() as u64),
            letters,
            sizes: std::array::from_fn(|_| u64::from(dice.below(9))),
            others: dice.below(2) as u8,
            count: dice.word(),
            flops: dice.word(),
            time_ns: dice.word(),
            timed: dice.word(),
            max_ns: dice.word(),
        });
        t.parallel_regions.push(ParallelRegion {
            process: process(dice),
            frame: dice.below(t.frames.len() as u64),
            count: dice.word(),
            busy_ns: dice.word(),
            ..ParallelRegion::default()
        });
        let (device, name) = (dice.text(strings), dice.text(strings));
        t.devices.push(Device {
            process: process(dice),
            device,
            name,
            first_ns: i64::from(dice.below(9)) - 1,
            busy_ns: dice.word(),
            ..Device::default()
        });
        t.kernels.push(Kernel {
            process: process(dice),
            device,
            name,
            others: dice.below(2) as u8,
            count: dice.word(),
            grid: std::array::from_fn(|_| u64::from(dice.below(9))),
            ..Kernel::default()
        });
        t.device_copies.push(DeviceCopy {
            process: process(dice),
            device,
            direction: name,
            bytes: dice.word(),
            ..DeviceCopy::default()
        });
        t.device_series.push(DeviceReading {
            process: process(dice),
            device,
            time_ns: i64::from(dice.below(9)),
            width_ns: dice.word(),
            ..DeviceReading::default()
        });
        t.region_uses.push(RegionUse {
            process: process(dice),
            region: dice.below(t.regions.len() as u64),
            count: dice.word(),
            ..RegionUse::default()
        });
        t.region_values.push(RegionValue {
            process: process(dice),
            name: dice.text(strings),
            count: dice.word(),
            sum: Real::new(dice.word() as f64 / 7.0),
            ..RegionValue::default()
        });
        t.samples.push(Sample {
            process: process(dice),
            thread: dice.below(t.threads.len() as u64),
            tick: dice.below(1000),
            weight: dice.below(4),
            call: dice.below(t.calls.len() as u64),
            context: dice.below(t.contexts.len() as u64),
            wait: dice.below(t.waits.len() as u64),
            called: dice.below(2) as u8,
            holder: 0,
            region: dice.below(t.regions.len() as u64),
            denormal: dice.below(2) as u8,
            stride: dice.word(),
            used: dice.below(64),
        });
        t.working_sets.push(WorkingSet {
            process: process(dice),
            frame: dice.below(t.frames.len() as u64),
            samples: dice.below(1000),
            lines: dice.below(1000),
            pages: dice.below(1000),
            blocks: dice.below(1000),
            blocks_once: dice.below(1000),
        });
        t.shared_lines.push(SharedLine {
            process: process(dice),
            thread: dice.below(t.threads.len() as u64),
            frame: dice.below(t.frames.len() as u64),
            line: dice.word(),
            place: dice.text(strings),
            ..SharedLine::default()
        });
        t.process_series.push(ProcessReading {
            process: process(dice),
            time_ns: dice.time(),
            ..ProcessReading::default()
        });
        t.node_series.push(NodeReading {
            node: dice.below(nodes as u64),
            time_ns: dice.time(),
            ..NodeReading::default()
        });
        t.accelerator_series.push(AcceleratorReading {
            node: dice.below(nodes as u64),
            device: dice.text(strings),
            time_ns: dice.time(),
            busy_percent: dice.time(),
            ..AcceleratorReading::default()
        });
        t.messages.push(Message {
            process: process(dice),
            peer: dice.below(6) as i32 - 2,
            count: dice.word(),
            bytes: dice.word(),
            collective_bytes: dice.word(),
        });
        t.node_messages.push(NodeMessage {
            node: dice.below(nodes as u64),
            peer: dice.below(nodes as u64),
            count: dice.word(),
            bytes: dice.word(),
            collective_bytes: dice.word(),
        });
        t.messages_received.push(MessageReceived {
            process: process(dice),
            count: dice.word(),
            bytes: dice.word(),
            collective_bytes: dice.word(),
        });
        t.losses.push(Loss {
            process: process(dice),
            loss: dice.text(strings),
            count: dice.word(),
        });
        let node = if dice.below(2) == 0 {
            NONE
        } else {
            dice.below(nodes as u64)
        };
        t.absent.push(Absence {
            node,
            what: dice.text(strings),
            reason: dice.text(strings),
            remedy: Str(0),
        });
    }
    storage(dice, strings, t, size);
    let run = &mut profile.manifest.run;
    run.name = "random".into();
    run.tick_ns = 20;
    run.start_unix_ns = 2000 + 20 * dice.below(50) as i64;
    run.elapsed_ns = dice.below(1000) as u64;
    run.notes = vec![Note::Unreadable(dice.below(4) as usize)];
    run.exit_status = Some(dice.below(3) as i32);
    profile.manifest.format = steelyard_format::FORMAT.into();
    profile.manifest.version = steelyard_format::VERSION;
    profile.manifest.size_bins = SIZE_BIN_LIMITS.to_vec();
    profile.manifest.duration_bins = steelyard_format::tables::duration_bin_limits().to_vec();
    profile.manifest.io_bins = IO_BIN_LIMITS.to_vec();
    profile
}

/// File systems, files and what was done with them: few names and numbers, so that parts agree on some.
fn storage(dice: &mut Dice, strings: &mut Strings, t: &mut Tables, size: u64) {
    let (nodes, processes) = (t.nodes.len() as u64, t.processes.len() as u64);
    for n in 0..=dice.below(size.min(4)) {
        let node = if n == 0 || dice.below(2) == 0 {
            NONE
        } else {
            dice.below(nodes)
        };
        let (mount, source) = (dice.text(strings), dice.text(strings));
        t.filesystems.push(Filesystem {
            node,
            mount,
            kind: strings.intern(if node == NONE { "lustre" } else { "ext4" }),
            source,
            block_bytes: dice.word(),
            size_bytes: dice.time(),
            free_bytes: dice.time(),
        });
    }
    let filesystems = t.filesystems.len() as u64;
    for n in 0..=dice.below(size) {
        let (whole, inode) = (n == 0 || dice.below(4) > 0, u64::from(dice.below(4)));
        let filesystem = if dice.below(4) == 0 {
            NONE
        } else {
            dice.below(filesystems)
        };
        let wholes: Vec<u32> = (0..n).filter(|&n| t.files.parent[n as usize] == NONE).collect();
        let parent = if whole {
            NONE
        } else {
            wholes[dice.below(wholes.len() as u64) as usize]
        };
        t.files.push(FileRow {
            filesystem,
            path: dice.text(strings),
            inode,
            class: dice.text(strings),
            parent,
            members: dice.word(),
            size_bytes: dice.time(),
            hints: dice.text(strings),
            birth_ns: u64::from(dice.below(2)),
            ..FileRow::default()
        });
    }
    let files = t.files.len() as u64;
    for _ in 0..=dice.below(size) {
        let filesystem = if dice.below(2) == 0 {
            NONE
        } else {
            dice.below(filesystems)
        };
        t.baselines.push(Baseline {
            filesystem: dice.below(filesystems),
            test: dice.text(strings),
            processes: dice.below(3),
            per_second: dice.word(),
            measured_unix_s: dice.time(),
            ..Baseline::default()
        });
        t.file_uses.push(FileUse {
            process: dice.below(processes),
            file: dice.below(files),
            interface: dice.text(strings),
            writes: dice.word(),
            write_start_ns: dice.time(),
            access_size: [dice.word(), 2, 1, 0],
            members: u64::from(dice.below(9)),
            ..FileUse::default()
        });
        t.io_series.push(IoReading {
            process: dice.below(processes),
            interface: dice.text(strings),
            time_ns: dice.time(),
            write_bytes: dice.word(),
            ..IoReading::default()
        });
        let frame = if dice.below(3) == 0 {
            NONE
        } else {
            dice.below(t.frames.len() as u64)
        };
        t.io_failures.push(IoFailure {
            process: dice.below(processes),
            call: dice.below(t.calls.len() as u64),
            frame,
            error: dice.text(strings),
            count: dice.word(),
        });
        t.accesses.push(Access {
            process: dice.below(processes),
            start_ns: dice.time(),
            end_ns: dice.time(),
            thread: NONE,
            file: dice.below(files),
            interface: dice.text(strings),
            direction: dice.text(strings),
            call: dice.below(t.calls.len() as u64),
            offset: dice.time(),
            bytes: dice.word(),
        });
        t.events.push(Event {
            process: dice.below(processes),
            start_ns: dice.time(),
            thread: dice.below(t.threads.len() as u64),
            part: dice.below(3),
            duration_ns: dice.word(),
            call: dice.below(t.calls.len() as u64),
            frame,
            kind: dice.text(strings),
            group: dice.text(strings),
            bytes: dice.word(),
            ..Event::default()
        });
        t.storage.push(StorageCounter {
            node: dice.below(nodes),
            filesystem,
            source: dice.text(strings),
            counter: dice.text(strings),
            unit: dice.text(strings),
            value: dice.word(),
        });
    }
}
