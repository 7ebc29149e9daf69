//! Calls that never returned: the process ended, or was ended, inside them.
//!
//! Around some calls the sampling signal is masked, and the sample that stands for the time in them is taken when they
//! return. For those that did not, it is made here, of what the thread's block says.

use super::Fold;
use super::process::Recorded;
use super::threads::Life;
use super::time::Cycles;
use format::records::{PYTHON_ENTRY_BIT, PYTHON_FRAME_BIT, SAMPLE_TRUNCATED, SITE_PYTHON};
use format::region::{Record, RecordKind, RingRecord, Site, Thread};

/// A call that a thread was in when its process ended.
pub struct OpenCall {
    /// Which of the lives of threads.
    pub life: usize,
    /// Its site.
    pub site: Site,
    /// The part of its time that no sum of the site holds yet.
    pub time_ns: u64,
    /// The sample that the thread still owes.
    pub sample: Option<Record>,
}

impl Fold<'_> {
    /// The open calls of a process that ended at `end_ns`.
    pub fn open_calls(&self, recorded: &Recorded, lives: &[Life], cycles: Cycles, end_ns: i64) -> Vec<OpenCall> {
        let header = &recorded.header;
        let last = self.clock.index(end_ns, header.tick_base_ns);
        let period = 1u64 << header.tick_shift.min(32);
        let mut open = Vec::new();
        for (number, block) in recorded.threads.iter().filter(|(_, block)| block.call != 0) {
            let Some((_, site)) = recorded.open_sites.iter().find(|(n, _)| n == number) else {
                continue;
            };
            let Some(life) = lives.iter().rposition(|life| life.runs(block.tid)) else {
                continue;
            };
            let start = self
                .clock
                .index(self.clock.at(block.start_mono_ns), header.tick_base_ns);
            // A thread without a timer owes nothing; a tick before its start is damage.
            let sampled = block.timer != 0 && block.last_tick >= start;
            let missing = if sampled {
                last.saturating_sub(block.last_tick)
            } else {
                0
            };
            // Less than a period is not missing: the next tick was still to come.
            let missing = if missing >= period { missing } else { 0 };
            let time_ns = if block.first_tick_tsc > header.start_tsc {
                let since_start = cycles.ns(u128::from(block.first_tick_tsc - header.start_tsc));
                let first_tick_ns = self.clock.at(header.start_mono_ns.saturating_add(since_start));
                end_ns.saturating_sub(first_tick_ns).max(0) as u64
            } else {
                missing.saturating_mul(header.tick_base_ns)
            };
            let weight = u32::try_from(missing).unwrap_or(u32::MAX);
            let Stack { frames, python, flags } = stack(recorded, *number, block, site);
            open.push(OpenCall {
                life,
                site: site.clone(),
                time_ns,
                sample: (weight > 0).then(|| Record {
                    kind: RecordKind::Sample,
                    head: RingRecord {
                        commit: 0,
                        tick: last,
                        thread: *number,
                        tid: block.tid,
                        call: block.call,
                        weight,
                        site: block.site as u16,
                        phase: block.phase as u16,
                        frames: frames.len() as u16,
                        flags,
                        mono_ns: header.last_mono_ns,
                    },
                    frames,
                    python,
                    registers: Vec::new(),
                }),
            });
        }
        open
    }
}

struct Stack {
    frames: Vec<u64>,
    python: Vec<u64>,
    flags: u16,
}

/// That of the thread's last sample where it fell into this very call; else no more than the caller is known.
fn stack(recorded: &Recorded, number: u32, block: &Thread, site: &Site) -> Stack {
    let fell_into_it = |record: &&Record| {
        record.kind == RecordKind::Sample
            && (record.head.thread, record.head.tid, record.head.call) == (number, block.tid, block.call)
            && record.head.tick == block.last_tick
    };
    if block.first_tick_tsc != 0
        && let Some(last) = recorded.records.iter().rfind(fell_into_it)
    {
        return Stack {
            frames: last.frames.clone(),
            python: last.python.clone(),
            flags: last.head.flags & SAMPLE_TRUNCATED,
        };
    }
    let Caller { address, python } = caller(site);
    Stack {
        frames: vec![address.wrapping_sub(1)],
        python: Vec::from_iter(python.map(|word| word | 1 << PYTHON_ENTRY_BIT)),
        flags: SAMPLE_TRUNCATED,
    }
}

/// Where a site's call is made from.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Caller {
    /// The return address in the program's own code, behind a binding that of the binding's caller; 0 not known.
    pub address: u64,
    /// The word about a frame of Python where that is the caller.
    pub python: Option<u64>,
}

pub fn caller(site: &Site) -> Caller {
    let python = Some(site.extra).filter(|extra| extra >> PYTHON_FRAME_BIT != 0);
    let address = match site.extra {
        0 => site.return_address,
        extra if extra == SITE_PYTHON as u64 => site.return_address,
        _ if python.is_some() => site.return_address,
        outer => outer,
    };
    Caller { address, python }
}
