//! Threads of a process: from its blocks, from its records of threads that came and went, and from /proc.

use super::Fold;
use super::process::Recorded;
use format::calls::Tag;
use format::records::{THREAD_BORN_IN_MPI, THREAD_MAIN, THREAD_OPENMP};
use format::region::{Ended, Record, RecordKind};
use format::tables::Thread;
use std::collections::HashMap;

/// One life of a thread id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Life {
    tid: u32,
    start_mono_ns: u64,
    end_mono_ns: u64,
    cpu_ns: Option<u64>,
    pub samples: u64,
}

impl Life {
    /// Whether it is of this thread.
    pub fn is_of(&self, tid: u32) -> bool {
        self.tid == tid
    }

    /// Whether it is of this thread, and had not ended when the records did.
    pub fn runs(&self, tid: u32) -> bool {
        self.tid == tid && self.end_mono_ns == 0
    }
}

/// Kernel id of the thread that held the mutex for which the one of a sample slept; 0 where that is not known.
pub fn holder(record: &Record) -> u32 {
    let takes_mutex = || format::calls::call(record.head.call).is_some_and(|call| call.tags.contains(&Tag::Mutex));
    match record.registers.as_slice() {
        &[_, holder] if holder != u64::from(record.head.tid) && takes_mutex() => holder as u32,
        _ => 0,
    }
}

/// The lives of a process's threads, and for each of its records which life it is of.
pub fn lives(recorded: &Recorded) -> (Vec<Life>, Vec<usize>) {
    let mut lives: Vec<Life> = Vec::new();
    let mut current: HashMap<u32, usize> = HashMap::new();
    let mut of_record = Vec::with_capacity(recorded.records.len());
    for Record { kind, head, frames, .. } in &recorded.records {
        let known = current.get(&head.tid).copied();
        // An id comes again when its thread has ended.
        let known =
            known.filter(|&n| lives[n].end_mono_ns == 0 && !(*kind == RecordKind::ThreadStart && lives[n].samples > 0));
        let life = known.unwrap_or_else(|| {
            lives.push(Life {
                tid: head.tid,
                start_mono_ns: head.mono_ns,
                ..Life::default()
            });
            lives.len() - 1
        });
        current.insert(head.tid, life);
        of_record.push(life);
        match kind {
            RecordKind::Sample => lives[life].samples += 1,
            RecordKind::ThreadStart => lives[life].start_mono_ns = head.mono_ns,
            RecordKind::ThreadEnd => {
                if let Some(&start) = frames.first().filter(|&&start| start != 0) {
                    lives[life].start_mono_ns = start;
                }
                lives[life].end_mono_ns = head.mono_ns;
                lives[life].cpu_ns = frames.get(1).copied();
            }
            RecordKind::Access
            | RecordKind::Code
            | RecordKind::Await
            | RecordKind::Communicator
            | RecordKind::Trace => {}
        }
    }
    add_ended(&mut lives, &current, &recorded.ended);
    for (_, block) in recorded.threads.iter().filter(|(_, block)| block.tid != 0) {
        let known = current.get(&block.tid).copied().unwrap_or_else(|| {
            lives.push(Life {
                tid: block.tid,
                start_mono_ns: block.start_mono_ns,
                ..Life::default()
            });
            current.insert(block.tid, lives.len() - 1);
            lives.len() - 1
        });
        if block.start_mono_ns != 0 && lives[known].end_mono_ns == 0 {
            lives[known].start_mono_ns = lives[known].start_mono_ns.min(block.start_mono_ns);
        }
    }
    (lives, of_record)
}

/// What the table of ended threads tells: the end of a life that has samples, or a life of its own.
fn add_ended(lives: &mut Vec<Life>, current: &HashMap<u32, usize>, ended: &[Ended]) {
    for thread in ended {
        let sampled = current.get(&thread.tid).copied().filter(|&n| {
            lives[n].end_mono_ns == 0 && (thread.start_mono_ns..=thread.end_mono_ns).contains(&lives[n].start_mono_ns)
        });
        let life = sampled.unwrap_or_else(|| {
            lives.push(Life::default());
            lives.len() - 1
        });
        lives[life] = Life {
            tid: thread.tid,
            start_mono_ns: thread.start_mono_ns,
            end_mono_ns: thread.end_mono_ns,
            cpu_ns: Some(thread.cpu_ns),
            samples: lives[life].samples,
        };
    }
}

/// Whether a count of processor time was taken late enough to stand for all of it: the kernel counts that in steps of 10 ms.
fn covers(cpu_ns: u64, all_ns: u64) -> bool {
    cpu_ns >= (all_ns / 10 * 9).saturating_sub(20_000_000)
}

impl Fold<'_> {
    /// Adds the threads of a process; returns the row of each life. The first thread comes first.
    pub fn add_threads(&mut self, process: u32, recorded: &Recorded, lives: &[Life], end_ns: i64) -> Vec<u32> {
        let pid = recorded.header.pid;
        let mut order: Vec<usize> = (0..lives.len()).collect();
        order.sort_by_key(|&n| (lives[n].tid != pid, lives[n].start_mono_ns, lives[n].tid, n));
        let mut rows = vec![0; lives.len()];
        // Of lives with one id the readings are of the newest: the order is by start.
        let newest: HashMap<u32, usize> = order.iter().map(|&n| (lives[n].tid, n)).collect();
        let seen_of = |tid: u32| recorded.thread_readings.iter().find(|seen| seen.tid == tid);
        // Threads are read less often than their process: what came after is in no reading of theirs.
        let cpu = lives
            .iter()
            .filter_map(|life| life.cpu_ns.or(Some(seen_of(life.tid)?.cpu_ns)))
            .fold(0, u64::saturating_add);
        let read_late =
            (recorded.readings.last()).is_some_and(|last| covers(cpu, last.user_ns.saturating_add(last.system_ns)));
        for n in order {
            let life = &lives[n];
            let block = recorded
                .threads
                .iter()
                .find(|(_, block)| block.tid == life.tid)
                .map(|(_, block)| block);
            let seen = seen_of(life.tid);
            let flags = block.map_or(0, |block| block.flags);
            let role = match flags {
                _ if life.tid == pid || flags & THREAD_MAIN != 0 => "main",
                _ if flags & THREAD_BORN_IN_MPI != 0 => "runtime",
                _ if flags & THREAD_OPENMP != 0 => "openmp",
                _ => "thread",
            };
            let cpu_ns = life
                .cpu_ns
                .or(seen.map(|seen| seen.cpu_ns))
                .and_then(|ns| i64::try_from(ns).ok());
            let start_ns = self.clock.at(life.start_mono_ns).max(0);
            let last = if life.end_mono_ns == 0 {
                end_ns
            } else {
                self.clock.at(life.end_mono_ns)
            };
            let strings = &mut self.profile.strings;
            rows[n] = self.profile.tables.threads.push(Thread {
                process,
                tid: life.tid,
                name: strings.intern(seen.map_or("", |seen| &seen.name)),
                role: strings.intern(role),
                start_ns,
                end_ns: last.max(start_ns),
                cpu_ns: cpu_ns.unwrap_or(-1),
                run_delay_ns: seen
                    .filter(|seen| {
                        newest[&life.tid] == n
                            && read_late
                            && life.cpu_ns.is_none_or(|at_end| covers(seen.cpu_ns, at_end))
                    })
                    .and_then(|seen| i64::try_from(seen.run_delay_ns?).ok())
                    .unwrap_or(-1),
                samples: life.samples,
            });
        }
        rows
    }
}
