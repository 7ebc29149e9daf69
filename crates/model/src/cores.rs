//! Cores: which of them processes may use, and how many threads want to run on them.

use crate::class::{Class, Family};
use crate::id::{NodeId, ProcessId, ThreadId};
use crate::run::{ClassRow, Rank, Run};
use std::collections::BTreeSet;

/// A node's cores and what the run puts on them.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeCores {
    /// The node.
    pub node: NodeId,
    /// Ranks on it.
    pub ranks: u32,
    /// Logical cores that at least one of its ranks may use; 0 if not known.
    pub allowed: u32,
    /// Threads of those ranks that want to run, mean over the time any of them lives.
    pub runnable: f64,
}

/// The cores of a list; of a damaged one no more than could be.
fn parse_list(list: &str, cores: &mut BTreeSet<u32>) {
    for span in text::spans(list) {
        cores.extend(*span.start()..=*span.end().min(&span.start().saturating_add(1 << 16)));
    }
}

/// Cores by which processor time may exceed a mask before the mask is not believed: the kernel counts in steps of 10 ms.
const MASK_SLACK: f64 = 0.2;

/// Seconds of the threads of every rank by class.
pub(crate) struct ThreadTimes {
    all: Vec<ClassRow>,
    /// Without those that serve a library.
    program: Vec<ClassRow>,
    /// Of every thread, seconds in calls that only wait, and those in no call.
    waiting: Vec<f64>,
    computing: Vec<f64>,
}

pub(crate) fn thread_times(run: &Run) -> ThreadTimes {
    let samples = &run.tables().samples;
    let none = vec![ClassRow::default(); run.ranks().len()];
    let mut times = ThreadTimes {
        all: none.clone(),
        program: none,
        waiting: vec![0.0; run.tables().threads.len()],
        computing: vec![0.0; run.tables().threads.len()],
    };
    for (row, class) in run.sample_classes().iter().enumerate() {
        // What is made text outside every call, or around one, is I/O, and wants a core.
        let class = if run.formatting(row).is_some() || run.is_around_call(row) {
            &Class::Compute
        } else {
            class
        };
        if let Some(rank) = run.rank_index(ProcessId(samples.process[row])) {
            let seconds = f64::from(samples.weight[row]) * run.tick_s();
            times.all[rank][class.index()] += seconds;
            if !run.is_helper(ThreadId(samples.thread[row])) {
                times.program[rank][class.index()] += seconds;
            }
            let of_threads = match class.family() {
                Family::Wait => &mut times.waiting,
                Family::Compute => &mut times.computing,
                _ => continue,
            };
            if let Some(of_thread) = of_threads.get_mut(samples.thread[row] as usize) {
                *of_thread += seconds;
            }
        }
    }
    times
}

fn sums(times: &[ClassRow], wanted: impl Fn(Class) -> bool) -> Vec<f64> {
    let classes: Vec<usize> = (Class::ALL.iter().filter(|class| wanted(**class)))
        .map(|class| class.index())
        .collect();
    let of_rank = |row: &ClassRow| classes.iter().map(|&class| row[class]).sum();
    times.iter().map(of_rank).collect()
}

/// What became of the time in which a rank's threads computed or polled, by their samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoreTime {
    /// Such seconds, of all its threads.
    pub wanted_s: f64,
    /// Those of them in its own code.
    pub own_s: f64,
    /// Seconds on a core, by the kernel's count.
    pub used_s: f64,
    /// Seconds ready to run and without a core, by the kernel's count; `None` where it did not tell of all threads.
    pub delayed_s: Option<f64>,
    /// Threads that it had.
    pub threads: u32,
}

/// Processor time of threads is read so often, seconds.
const READ_EACH_S: f64 = 1.0;

impl CoreTime {
    /// Seconds of its threads on a core or ready for one, by the kernel's counts; `None` where it did not tell of all threads.
    pub fn ready_s(&self) -> Option<f64> {
        Some(self.used_s + self.delayed_s?)
    }

    /// Seconds in its own code and neither on a core nor ready for one: in system calls that are not recorded, waiting for pages
    /// from disk, or stopped. Known of processes of one thread alone: of several the counts are of different moments.
    pub fn blocked_s(&self) -> Option<f64> {
        let delayed_s = self.delayed_s.filter(|_| self.threads == 1)?;
        Some((self.own_s - self.used_s - delayed_s).max(0.0))
    }
}

impl Run {
    /// What became of the time in which every rank wanted to run; `None` where its processor time is not known.
    pub fn core_times(&self) -> Vec<Option<CoreTime>> {
        let threads = &self.tables().threads;
        let (wanted, own) = (
            self.thread_seconds(Class::wants_core),
            self.thread_seconds(|class| class == Class::Compute),
        );
        let mut seen = vec![(0, Some(0i64)); self.ranks().len()];
        for row in 0..threads.len() {
            if let Some(rank) = self.rank_index(ProcessId(threads.process[row])) {
                let (count, delay) = &mut seen[rank];
                *count += 1;
                if threads.samples[row] > 0 && !self.is_helper(ThreadId(row as u32)) {
                    let known = Some(threads.run_delay_ns[row]).filter(|ns| *ns >= 0);
                    *delay = delay.zip(known).map(|(sum, ns)| sum.saturating_add(ns));
                }
            }
        }
        (self.ranks().iter().zip(seen).enumerate())
            .map(|(index, (rank, (threads, delay)))| {
                self.cpu_s(rank.process).map(|used_s| CoreTime {
                    wanted_s: wanted[index],
                    own_s: own[index],
                    used_s,
                    delayed_s: delay.map(|ns| ns as f64 / 1e9),
                    threads,
                })
            })
            .collect()
    }

    /// Processor seconds of a process, user and system; `None` where they are not known.
    pub fn cpu_s(&self, process: ProcessId) -> Option<f64> {
        let (processes, row) = (&self.tables().processes, process.row());
        let user = processes.user_ns.get(row).copied().filter(|ns| *ns >= 0)?;
        let system = processes.system_ns.get(row).map_or(0, |ns| (*ns).max(0));
        Some(user.saturating_add(system) as f64 / 1e9)
    }

    /// Cores that a process may use, 0 if not known.
    pub fn cores_allowed(&self, process: ProcessId) -> u32 {
        self.tables()
            .processes
            .cpus_allowed
            .get(process.row())
            .copied()
            .unwrap_or(0)
    }

    /// Threads of every rank that want to run, mean over its life: by the kernel's counts, else by samples.
    pub fn runnable_by_rank(&self) -> Vec<f64> {
        let sampled = self.thread_seconds(Class::wants_core);
        (self.core_times().into_iter().zip(sampled).zip(self.ranks()))
            .map(|((counted, sampled), rank)| {
                let counted = counted.and_then(|time| time.ready_s());
                let lived = rank.elapsed_s();
                if lived > 0.0 {
                    counted.unwrap_or(sampled) / lived
                } else {
                    0.0
                }
            })
            .collect()
    }

    /// Seconds of all threads of every rank in the classes wanted.
    pub fn thread_seconds(&self, wanted: impl Fn(Class) -> bool) -> Vec<f64> {
        sums(&self.thread_times().all, wanted)
    }

    /// Seconds of all threads of every rank in recorded calls; of those that only wait, of each thread no more than its processor
    /// time less what it computes: what sleeps in one uses none.
    pub fn core_seconds_in_calls(&self) -> Vec<f64> {
        let threads = &self.tables().threads;
        let mut by_rank = self.thread_seconds(|class| !matches!(class.family(), Family::Compute | Family::Wait));
        let times = self.thread_times();
        for (row, (waits, computes)) in times.waiting.iter().zip(&times.computing).enumerate() {
            if let Some(rank) = self.rank_index(ProcessId(threads.process[row])) {
                let used_s = threads.cpu_ns[row] as f64 / 1e9;
                let lived_s = threads.end_ns[row].saturating_sub(threads.start_ns[row]).max(0) as f64 / 1e9;
                // Read once a second: at its end a thread may have used more.
                let most_s = used_s * lived_s / (lived_s - READ_EACH_S).max(lived_s / 4.0).max(f64::MIN_POSITIVE);
                by_rank[rank] += if used_s >= 0.0 {
                    waits.min((most_s - computes).max(0.0))
                } else {
                    *waits
                };
            }
        }
        by_rank
    }

    /// The same of the program's threads: those that serve a library (MPI's progress, Java's compiler) apart.
    pub fn program_thread_seconds(&self, wanted: impl Fn(Class) -> bool) -> Vec<f64> {
        sums(&self.thread_times().program, wanted)
    }

    /// Threads that a rank had in its life, those that serve a library (MPI's progress, I/O) apart.
    pub fn threads_by_rank(&self) -> Vec<u32> {
        let threads = &self.tables().threads;
        let mut count = vec![0; self.ranks().len()];
        for row in 0..threads.len() {
            if !self.is_helper(ThreadId(row as u32))
                && let Some(rank) = self.rank_index(ProcessId(threads.process[row]))
            {
                count[rank] += 1;
            }
        }
        count
    }

    /// Most threads of every rank that were alive at the same time, of those that are wanted; helpers never are.
    pub fn threads_at_once(&self, wanted: impl Fn(ThreadId) -> bool) -> Vec<u32> {
        let threads = &self.tables().threads;
        let mut edges: Vec<Vec<(i64, i32)>> = vec![vec![]; self.ranks().len()];
        for row in 0..threads.len() {
            let id = ThreadId(row as u32);
            if !self.is_helper(id)
                && wanted(id)
                && let Some(rank) = self.rank_index(ProcessId(threads.process[row]))
            {
                let start = threads.start_ns[row];
                // One that is over before the next begins is not beside it; of no length it was there all the same.
                edges[rank].extend([(start, 1), (threads.end_ns[row].max(start.saturating_add(1)), -1)]);
            }
        }
        let most = |edges: &mut Vec<(i64, i32)>| {
            edges.sort_unstable();
            let mut alive = 0;
            edges
                .iter()
                .map(|(_, change)| (alive += change, alive).1)
                .max()
                .unwrap_or(0) as u32
        };
        edges.iter_mut().map(most).collect()
    }

    /// Every node that has ranks, with its cores and what wants to run on them.
    pub fn node_cores(&self) -> Vec<NodeCores> {
        let tables = self.tables();
        let mut seconds = vec![0.0; tables.nodes.len()];
        let mut on_node: Vec<Vec<&Rank>> = vec![vec![]; tables.nodes.len()];
        for (rank, runnable) in self.ranks().iter().zip(self.runnable_by_rank()) {
            if let Some(sum) = seconds.get_mut(rank.node.row()) {
                *sum += runnable * rank.elapsed_s();
                on_node[rank.node.row()].push(rank);
            }
        }
        (on_node.into_iter().zip(0u32..))
            .filter_map(|(ranks, node)| {
                let (start, end) = (
                    ranks.iter().map(|r| r.start_ns).min()?,
                    ranks.iter().map(|r| r.end_ns).max()?,
                );
                let mut cores = BTreeSet::new();
                for rank in &ranks {
                    let list = tables.processes.cpu_list.get(rank.process.row());
                    parse_list(list.map(|list| self.text(*list)).unwrap_or(""), &mut cores);
                }
                let lived = (end - start) as f64 / 1e9;
                // Masks are read once. Ranks that used more than theirs allow were given others since.
                let cpu_s: f64 = ranks.iter().filter_map(|rank| self.cpu_s(rank.process)).sum();
                if cpu_s > (cores.len() as f64 + MASK_SLACK) * lived {
                    cores.clear();
                }
                Some(NodeCores {
                    node: NodeId(node),
                    ranks: ranks.len() as u32,
                    allowed: if cores.is_empty() {
                        tables.nodes.cores_logical[node as usize]
                    } else {
                        cores.len() as u32
                    },
                    runnable: if lived > 0.0 {
                        seconds[node as usize] / lived
                    } else {
                        0.0
                    },
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::{Fixture, run_from_text};

    #[test]
    fn a_mask_that_the_processor_time_belies_is_not_believed() {
        let allowed = |cpu_s: i64| {
            let run = Fixture::new("U10\nU10").edit(|profile| {
                let list = profile.strings.intern("0");
                profile.tables.processes.cpu_list.fill(list);
                profile.tables.processes.user_ns.fill(cpu_s * 1_000_000_000);
            });
            run.run().node_cores()[0].allowed
        };
        assert_eq!(allowed(5), 1);
        assert!(allowed(8) > 1);
    }

    #[test]
    fn what_sleeps_in_a_call_uses_no_core() {
        let run =
            Fixture::new("UURR\n+SSSS").edit(|profile| profile.tables.threads.cpu_ns = vec![3_000_000_000, 3_000_000]);
        assert_eq!(run.run().core_seconds_in_calls(), [2.004]);
        assert_eq!(run_from_text("UURR\n+SSSS").core_seconds_in_calls(), [6.0]);
        // What a thread computes it uses for that.
        let run = Fixture::new("UURR\n+UUSS")
            .edit(|profile| profile.tables.threads.cpu_ns = vec![3_000_000_000, 1_500_000_000]);
        assert_eq!(run.run().core_seconds_in_calls(), [2.0]);
    }

    #[test]
    fn threads_one_after_the_other_are_one_at_a_time() {
        let at_once = |text: &str| run_from_text(text).threads_at_once(|_| true)[0];
        assert_eq!(at_once("LLLL\n+U...\n+.U..\n+..U."), 2);
        assert_eq!(at_once("LLLL\n+UU..\n+.UU.\n+..UU"), 3);
        assert_eq!(at_once("U"), 1);
    }

    #[test]
    fn threads_that_compute_or_poll_want_to_run_and_sleepers_do_not() {
        let run = Fixture::new("UUMM\n+UUSS\nUUSS").run();
        let nodes = run.node_cores();
        assert_eq!((nodes[0].ranks, nodes[0].allowed, nodes[0].runnable), (2, 8, 2.0));
    }
}
