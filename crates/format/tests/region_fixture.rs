//! A region as the collector writes it, with known content.

#![allow(missing_docs, dead_code)]

use format::region::{
    Durations, FAILURES, FILE_CHUNK, FileRecord, FileUse, Header, Heat, MAGIC, Module, Phase, PhaseUse, Phases,
    RingRecord, Sent, SentHead, Site, Thread, VERSION,
};

pub const SIZE: usize = 1 << 17;
pub const PID: u32 = 4242;
pub const TICK_NS: u64 = 20_000_000;
/// CLOCK_MONOTONIC and CLOCK_REALTIME at the start; the counter runs at 2 GHz.
pub const START_MONO: u64 = 5_000_000_000;
pub const START_REAL: u64 = 1_700_000_000_000_000_000;
/// The run's first tick in the base grid.
pub const FIRST_TICK: u64 = START_REAL / TICK_NS;

const THREADS: usize = 16 << 10;
pub const BLOCK: usize = 20 << 10;
const SITES: usize = 48 << 10;
const MODULES: usize = 32 << 10;
const RING: usize = 64 << 10;
const RING_SIZE: usize = 16 << 10;
/// Where the program is mapped.
pub const BIAS: u64 = 0x40_0000;

pub struct Fixture(pub Vec<u8>);

impl Fixture {
    fn put(&mut self, at: usize, bytes: &[u8]) {
        self.0[at..at + bytes.len()].copy_from_slice(bytes);
    }

    pub fn u32(&mut self, at: usize, value: u32) {
        self.put(at, &value.to_le_bytes());
    }

    pub fn u64(&mut self, at: usize, value: u64) {
        self.put(at, &value.to_le_bytes());
    }

    /// One process of one thread: MPI_Send ten times, two of them timed; three samples, of which one is a main, one a
    /// function it calls, one in MPI_Send; a thread that came and went.
    pub fn process() -> Self {
        let mut f = Self(vec![0; SIZE]);
        f.u64(Header::OFFSET_MAGIC, MAGIC);
        f.u32(Header::OFFSET_VERSION, VERSION);
        f.u32(Header::OFFSET_HEADER_SIZE, Header::SIZE as u32);
        f.u64(Header::OFFSET_REGION_SIZE, SIZE as u64);
        f.u32(Header::OFFSET_PID, PID);
        f.u32(Header::OFFSET_PARENT_PID, 4241);
        f.u64(Header::OFFSET_START_MONO_NS, START_MONO);
        f.u64(Header::OFFSET_START_REAL_NS, START_REAL);
        f.u64(Header::OFFSET_START_TSC, 1000);
        f.u64(Header::OFFSET_LAST_MONO_NS, START_MONO + 2_000_000_000);
        f.u64(Header::OFFSET_LAST_TSC, 1000 + 4_000_000_000);
        f.u64(Header::OFFSET_TICK_BASE_NS, TICK_NS);
        f.u32(Header::OFFSET_RANK, 3);
        f.u32(Header::OFFSET_WORLD_SIZE, 8);
        f.u32(Header::OFFSET_THREAD_LEVEL, 1);
        f.u64(Header::OFFSET_MPI_INIT_BEGIN_NS, START_MONO + 1_000_000);
        f.u64(Header::OFFSET_MPI_INIT_END_NS, START_MONO + 3_000_000);
        f.u64(Header::OFFSET_THREADS_OFFSET, THREADS as u64);
        f.u32(Header::OFFSET_THREADS_CAPACITY, 64);
        f.u32(Header::OFFSET_THREADS_USED, 1);
        f.u64(Header::OFFSET_MODULES_OFFSET, MODULES as u64);
        f.u32(Header::OFFSET_MODULES_CAPACITY, 16);
        f.u32(Header::OFFSET_MODULES_USED, 2);
        f.u64(Header::OFFSET_RING_OFFSET, RING as u64);
        f.u64(Header::OFFSET_RING_SIZE, RING_SIZE as u64);
        f.u64(Header::OFFSET_LOSSES, 5);
        f.u64(Header::OFFSET_CALIBRATION_CALLS, 100);
        f.u64(Header::OFFSET_CALIBRATION_COUNTED_TSC, 1000);
        f.u64(Header::OFFSET_CALIBRATION_TIMED_TSC, 5000);
        f.u64(Header::OFFSET_START_COST_TSC, 2_000_000);
        f.put(Header::OFFSET_EXECUTABLE, b"/opt/app");
        f.put(Header::OFFSET_COMMAND, b"./app\0--token=abc\0two words\0");
        f.put(Header::OFFSET_MPI_VERSION, b"Open MPI v4.1.4\nand more");
        f.u64(THREADS, BLOCK as u64);
        f.u32(BLOCK + Thread::OFFSET_TID, PID);
        f.u32(BLOCK + Thread::OFFSET_FLAGS, 2);
        f.u32(BLOCK + Thread::OFFSET_SITES_USED, 2);
        f.u64(BLOCK + Thread::OFFSET_HANDLER_TSC, 6000);
        f.u64(BLOCK + Thread::OFFSET_START_MONO_NS, START_MONO);
        f.u64(BLOCK + Thread::OFFSET_SITE_CHUNKS, SITES as u64);
        f.site(0, call("MPI_Send"), BIAS + 0x105, 10, 8000);
        // Of the ten: five and four in a bin each; one is not in any, for a block is under way.
        f.durations(0, 3, 5);
        f.durations(0, 8, 4);
        f.site(1, call("fwrite"), BIAS + 0x205, 1, 512);
        f.module(0, BIAS, BIAS + 0x1000, b"/opt/app");
        f.module(1, 0x7f00_0000_0000, 0x7f00_0010_0000, b"/usr/lib/libmpi.so.40");
        f.ring(&[
            f.sample(0, 2, &[BIAS + 0x100, BIAS + 0x50]),
            f.sample(0, 5, &[BIAS + 0x50]),
            f.record(3, PID + 1, 0, 6, &[BIAS + 0x300]),
            f.sample(call("MPI_Send"), 9, &[0x7f00_0000_0200, BIAS + 0x105, BIAS + 0x50]),
            f.record(4, PID + 1, 0, 12, &[START_MONO + 100_000_000, 77_000]),
        ]);
        f
    }

    /// Room at the end of the region, zeroed.
    pub fn room(&mut self, size: usize) -> usize {
        let at = self.0.len().next_multiple_of(64);
        self.0.resize((at + size).next_multiple_of(64), 0);
        self.u64(Header::OFFSET_REGION_SIZE, self.0.len() as u64);
        at
    }

    pub fn get_u32(&self, at: usize) -> u32 {
        u32::from_le_bytes(self.0[at..at + 4].try_into().unwrap())
    }

    pub fn get_u64(&self, at: usize) -> u64 {
        u64::from_le_bytes(self.0[at..at + 8].try_into().unwrap())
    }

    /// A text ended by a zero byte.
    pub fn text(&mut self, text: &str) -> usize {
        let at = self.room(text.len() + 1);
        self.put(at, text.as_bytes());
        at
    }

    /// Another thread; where its block is.
    pub fn thread(&mut self, tid: u32) -> usize {
        let used = self.get_u32(Header::OFFSET_THREADS_USED);
        let block = self.room(Thread::SIZE);
        self.u64(THREADS + 8 * used as usize, block as u64);
        self.u32(Header::OFFSET_THREADS_USED, used + 1);
        self.u32(block + Thread::OFFSET_TID, tid);
        self.u64(block + Thread::OFFSET_START_MONO_NS, START_MONO);
        block
    }

    /// A file of device 8:1 in the table; its number plus one. An inode of 0 makes it known by its path.
    pub fn file(&mut self, path: &str, inode: u64) -> u32 {
        let used = self.get_u32(Header::OFFSET_FILES_USED);
        let chunk = Header::OFFSET_FILES + 8 * (used as usize / FILE_CHUNK);
        if self.get_u64(chunk) == 0 {
            let room = self.room(FILE_CHUNK * FileRecord::SIZE);
            self.u64(chunk, room as u64);
        }
        self.u32(Header::OFFSET_FILES_USED, used + 1);
        let name = self.text(path);
        let at = self.file_at(used + 1);
        self.u64(at + FileRecord::OFFSET_PATH, name as u64);
        self.u32(at + FileRecord::OFFSET_PATH_SIZE, path.len() as u32);
        self.u64(at + FileRecord::OFFSET_INODE, inode);
        self.u64(at + FileRecord::OFFSET_MEMBERS, 1);
        self.u32(at + FileRecord::OFFSET_READY, 1);
        if inode != 0 {
            self.u64(at + FileRecord::OFFSET_DEVICE, 8 << 32 | 1);
            self.u64(at + FileRecord::OFFSET_BIRTH_NS, START_REAL);
            self.u64(at + FileRecord::OFFSET_SIZE, 1 << 20);
            self.u32(at + FileRecord::OFFSET_BLOCK_SIZE, 4096);
            self.u32(at + FileRecord::OFFSET_MODE, 0o100_644);
        }
        used + 1
    }

    /// Where the record of a file is.
    pub fn file_at(&self, number: u32) -> usize {
        let place = number as usize - 1;
        let chunk = self.get_u64(Header::OFFSET_FILES + 8 * (place / FILE_CHUNK));
        chunk as usize + place % FILE_CHUNK * FileRecord::SIZE
    }

    /// A record of use by the thread of a block; where it is. Its counts are for the caller to fill.
    pub fn file_use(&mut self, block: usize, file: u32, interface: u32) -> usize {
        let at = self.room(FileUse::SIZE);
        let newest = self.get_u64(block + Thread::OFFSET_USES);
        self.u64(at + FileUse::OFFSET_NEXT, newest);
        self.u64(block + Thread::OFFSET_USES, at as u64);
        self.u32(at + FileUse::OFFSET_FILE, file);
        self.u32(at + FileUse::OFFSET_INTERFACE, interface);
        at
    }

    /// `count` writes of `size` bytes one after the other, a thousand cycles each, the first at cycle `start`.
    pub fn writes(&mut self, at: usize, count: u64, size: u64, start: u64) {
        let limits = format::tables::IO_BIN_LIMITS;
        let bin = limits.iter().position(|&limit| size <= limit).unwrap_or(limits.len());
        let values = [
            (FileUse::OFFSET_WRITES, count),
            (FileUse::OFFSET_WRITE_BYTES, count * size),
            (FileUse::OFFSET_WRITE_END, count * size),
            (FileUse::OFFSET_WRITE_LAST, count * size),
            (FileUse::OFFSET_WRITE_SEQUENTIAL, count),
            (FileUse::OFFSET_WRITE_CONSECUTIVE, count - 1),
            (FileUse::OFFSET_WRITE_FIRST_AT_ZERO, 1),
            (FileUse::OFFSET_WRITE_BEGAN, 1),
            (FileUse::OFFSET_HEATED + 8, count * size),
            (FileUse::OFFSET_WRITE_TSC, count * 1000),
            (FileUse::OFFSET_WRITE_MAX_TSC, 1000),
            (FileUse::OFFSET_WRITE_MAX_SIZE, size),
            (FileUse::OFFSET_WRITE_START_TSC, start),
            (FileUse::OFFSET_WRITE_END_TSC, start + count * 1000),
            (FileUse::OFFSET_WRITE_BINS + 8 * bin, count),
            (FileUse::OFFSET_OPENS, 1),
            (FileUse::OFFSET_OPEN_START_TSC, start - 200),
            (FileUse::OFFSET_OPEN_END_TSC, start - 100),
            (FileUse::OFFSET_ACCESS_SIZE, size),
            (FileUse::OFFSET_ACCESS_COUNT, count),
        ];
        for (offset, value) in values {
            self.u64(at + offset, value);
        }
    }

    /// A heat map of the thread of a block, bins of `1 << shift` cycles; where it is.
    pub fn heat(&mut self, block: usize, interface: usize, shift: u32) -> usize {
        let at = self.room(Heat::SIZE);
        self.u64(block + Thread::OFFSET_HEAT + 8 * interface, at as u64);
        self.u32(at + Heat::OFFSET_SHIFT, shift);
        at
    }

    /// A call site of the thread of a block failed `count` times with `errno`.
    pub fn failure(&mut self, block: usize, site: u32, errno: u32, count: u64) {
        let mut at = self.get_u64(block + Thread::OFFSET_FAILURES) as usize;
        if at == 0 {
            at = self.room(FAILURES * 16);
            self.u64(block + Thread::OFFSET_FAILURES, at as u64);
        }
        while self.get_u64(at) != 0 {
            at += 16;
        }
        self.u64(at, u64::from(site + 1) << 32 | u64::from(errno));
        self.u64(at + 8, count);
    }

    /// What the thread of a block sent: kind of peer, rank, messages, bytes, bytes of collectives.
    pub fn sent(&mut self, block: usize, sent: &[(u32, u32, u64, u64, u64)]) -> usize {
        let capacity = (sent.len() * 2).next_power_of_two();
        let head = self.room(SentHead::SIZE + capacity * Sent::SIZE);
        self.u64(block + Thread::OFFSET_SENT, head as u64);
        self.u32(head + SentHead::OFFSET_CAPACITY, capacity as u32);
        self.u32(head + SentHead::OFFSET_USED, sent.len() as u32);
        for (n, &(kind, rank, count, bytes, collective_bytes)) in sent.iter().enumerate() {
            let at = head + SentHead::SIZE + 2 * n * Sent::SIZE;
            self.u32(at + Sent::OFFSET_KIND, kind);
            self.u32(at + Sent::OFFSET_RANK, rank);
            self.u64(at + Sent::OFFSET_COUNT, count);
            self.u64(at + Sent::OFFSET_BYTES, bytes);
            self.u64(at + Sent::OFFSET_COLLECTIVE_BYTES, collective_bytes);
        }
        head
    }

    /// What the program names: the number of what it is in, its kind, its name.
    pub fn phases(&mut self, phases: &[(u32, u32, &str)]) -> usize {
        let chunk = self.room(phases.len() * Phase::SIZE);
        self.u64(Header::OFFSET_PHASES, chunk as u64);
        self.u32(Header::OFFSET_PHASES_USED, phases.len() as u32);
        for (n, &(outer, kind, name)) in phases.iter().enumerate() {
            let at = chunk + n * Phase::SIZE;
            self.u32(at + Phase::OFFSET_OUTER, outer);
            self.u32(at + Phase::OFFSET_KIND, kind);
            self.u32(at + Phase::OFFSET_READY, 1);
            self.put(at + Phase::OFFSET_NAME, name.as_bytes());
        }
        chunk
    }

    /// What the thread of a block did with them: times and cycles of each, in their order; and those that it is in, with
    /// the counter at their begin.
    pub fn phase_uses(&mut self, block: usize, uses: &[(u64, u64)], open: &[(u32, u64)]) -> usize {
        let head = self.room(Phases::SIZE);
        let chunk = self.room(64 * PhaseUse::SIZE);
        self.u64(block + Thread::OFFSET_PHASES, head as u64);
        self.u64(head + Phases::OFFSET_USES, chunk as u64);
        self.u32(head + Phases::OFFSET_DEPTH, open.len() as u32);
        for (n, &(count, tsc)) in uses.iter().enumerate() {
            let at = chunk + n * PhaseUse::SIZE;
            self.u64(at + PhaseUse::OFFSET_COUNT, count);
            self.u64(at + PhaseUse::OFFSET_TOTAL_TSC, tsc);
            self.u64(at + PhaseUse::OFFSET_SUM, (count as f64 / 2.0).to_bits());
        }
        for (n, &(phase, begun)) in open.iter().enumerate() {
            self.u32(head + Phases::OFFSET_OPEN + 4 * n, phase);
            self.u64(head + Phases::OFFSET_BEGUN + 8 * n, begun);
        }
        chunk
    }

    fn site(&mut self, n: usize, call: u32, return_address: u64, count: u64, bytes: u64) {
        let at = SITES + n * Site::SIZE;
        f_site(self, at, call, return_address, count, bytes);
    }

    fn durations(&mut self, n: usize, bin: usize, calls: u64) {
        let at = SITES + 16 * Site::SIZE + n * Durations::SIZE;
        self.u64(at + Durations::OFFSET_BINS + 8 * bin, calls);
    }

    fn module(&mut self, n: usize, start: u64, end: u64, path: &[u8]) {
        let at = MODULES + n * Module::SIZE;
        self.u64(at + Module::OFFSET_START, start);
        self.u64(at + Module::OFFSET_END, end);
        self.u64(at + Module::OFFSET_BIAS, start);
        self.u64(at + Module::OFFSET_LOADED_NS, START_MONO);
        self.u32(at + Module::OFFSET_BUILD_ID_SIZE, 4);
        self.put(at + Module::OFFSET_BUILD_ID, &[0xab, 0xcd, n as u8, 1]);
        self.put(at + Module::OFFSET_PATH, path);
    }

    fn sample(&self, call: u32, tick: u64, frames: &[u64]) -> Vec<u8> {
        self.record(2, PID, call, tick, frames)
    }

    fn record(&self, kind: u64, tid: u32, call: u32, tick: u64, frames: &[u64]) -> Vec<u8> {
        let mut r = Self(vec![0; RingRecord::SIZE + 8 * frames.len()]);
        let length = r.0.len() as u64;
        r.u64(RingRecord::OFFSET_COMMIT, length << 8 | kind);
        r.u64(RingRecord::OFFSET_TICK, FIRST_TICK + tick);
        r.u32(RingRecord::OFFSET_TID, tid);
        r.u32(RingRecord::OFFSET_CALL, call);
        r.u32(RingRecord::OFFSET_WEIGHT, 1);
        r.put(RingRecord::OFFSET_FRAMES, &(frames.len() as u16).to_le_bytes());
        r.u64(RingRecord::OFFSET_MONO_NS, START_MONO + tick * TICK_NS);
        for (n, frame) in frames.iter().enumerate() {
            r.u64(RingRecord::SIZE + 8 * n, *frame);
        }
        r.0
    }

    fn ring(&mut self, records: &[Vec<u8>]) {
        let bytes = records.concat();
        self.put(RING, &bytes);
        self.u64(Header::OFFSET_RING_HEAD, bytes.len() as u64);
    }
}

fn f_site(f: &mut Fixture, at: usize, call: u32, return_address: u64, count: u64, bytes: u64) {
    f.u64(at + Site::OFFSET_RETURN_ADDRESS, return_address);
    f.u32(at + Site::OFFSET_CALL, call);
    f.u64(at + Site::OFFSET_COUNT, count);
    // Half of the calls are a run that the process had not settled when it ended.
    let run = count / 2;
    f.u64(at + Site::OFFSET_RUN, run);
    f.u64(at + Site::OFFSET_RUN_BYTES, bytes / count);
    f.u32(at + Site::OFFSET_RUN_BIN, 5);
    f.u64(at + Site::OFFSET_BYTES, bytes - run * (bytes / count));
    // Two of ten timed, each for five: 5 × (1000 + 3000) cycles.
    f.u32(at + Site::OFFSET_STRIDE, 5);
    f.u32(at + Site::OFFSET_COUNTDOWN, 5);
    f.u64(at + Site::OFFSET_TIMED, 2.min(count));
    f.u64(at + Site::OFFSET_WEIGHTED_TSC, 20_000);
    f.u64(at + Site::OFFSET_TAIL_TSC, 4_000);
    f.u64(at + Site::OFFSET_WEIGHTED_SQUARE_LO, 4_000_000);
    f.u64(at + Site::OFFSET_MAX_TSC, 5_000);
    f.u64(at + Site::OFFSET_SIZE_BINS + 8 * 5, count - run);
}

pub fn call(name: &str) -> u32 {
    format::calls::CALLS
        .iter()
        .find(|call| call.name == name)
        .expect("a wrapped call")
        .number
}
