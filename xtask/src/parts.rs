//! Parts of a run that never was: as many ranks as wanted, each with what a real one leaves, so that merging and
//! reporting can be weighed at a size no test machine has.
//!
//! The run is a bulk-synchronous solver with checkpoints. The same numbers always give the same bytes, and what each
//! rank did can be told by arithmetic: [`Plan::calls`], [`Plan::samples`].

mod code;
mod files;
mod rank;

use crate::arguments::Arguments;
use anyhow::Context;
use code::Code;
use format::records::PERIODS_A_RATE;
use format::tables::{Node, NodeReading};
use format::{Profile, RunFacts};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

/// Sampling period at the start of a run.
const TICK_NS: u64 = 20_000_000;
/// 2026-01-01, a whole number of ticks after 1970.
const START_UNIX_NS: i64 = 1_767_225_600_000_000_000;

/// How large a run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Ranks of the program.
    pub ranks: u32,
    /// Ranks of a node; the last node may have fewer.
    pub per_node: u32,
    /// How long it ran.
    pub seconds: u32,
}

/// `cargo xtask parts FOLDER …`: one file a node.
pub fn write(mut arguments: Arguments) -> anyhow::Result<()> {
    let plan = Plan {
        ranks: arguments.number("--ranks", 10_000)?,
        per_node: arguments.number("--per-node", 32)?.max(1),
        seconds: arguments.number("--seconds", 30)?.max(2),
    };
    let folder = arguments.word("the folder for the parts")?;
    arguments.end()?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let next = AtomicU32::new(0);
    let work = || -> anyhow::Result<()> {
        loop {
            let node = next.fetch_add(1, Ordering::Relaxed);
            if node >= plan.nodes() {
                return Ok(());
            }
            let name = format!("node-{}.{}.part.steelyard", host(node), plan.ranks_of(node).len());
            plan.part(node).write(folder.join(name))?;
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| match worker.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    println!(
        "{} parts of {} ranks, {} samples, in {}",
        plan.nodes(),
        plan.ranks,
        plan.samples(),
        folder.display()
    );
    Ok(())
}

fn host(node: u32) -> String {
    format!("n{node:05}")
}

impl Plan {
    /// Nodes of the run.
    pub fn nodes(&self) -> u32 {
        self.ranks.div_ceil(self.per_node)
    }

    /// Ranks of a node, in blocks as launchers place them.
    pub fn ranks_of(&self, node: u32) -> std::ops::Range<u32> {
        (node * self.per_node).min(self.ranks)..((node + 1) * self.per_node).min(self.ranks)
    }

    /// Times that each rank called `MPI_Allreduce`: a hundred a second.
    pub fn calls(&self) -> u64 {
        100 * u64::from(self.seconds)
    }

    /// Ticks at which a rank is sampled, and the weight of each: the period doubles every 1024.
    pub fn ticks(&self) -> Vec<(u32, u32)> {
        let end = (u64::from(self.seconds) * 1_000_000_000 / TICK_NS) as u32;
        let (mut tick, mut shift, mut taken) = (0, 0, 0);
        let mut ticks = Vec::new();
        while tick + (1 << shift) <= end {
            tick += 1 << shift;
            ticks.push((tick, 1 << shift));
            taken += 1;
            if taken == PERIODS_A_RATE {
                (taken, shift) = (0, shift + 1);
            }
        }
        ticks
    }

    /// Samples of the whole run: every rank's main thread at every tick, and a few of a thread of the MPI library.
    pub fn samples(&self) -> u64 {
        u64::from(self.ranks) * (self.ticks().len() as u64 + rank::OF_RUNTIME)
    }

    fn end_ns(&self) -> i64 {
        i64::from(self.seconds) * 1_000_000_000
    }

    /// The part of one node.
    pub fn part(&self, node: u32) -> Profile {
        let mut profile = Profile::default();
        let (s, t) = (&mut profile.strings, &mut profile.tables);
        let (name, kernel, cpu_model) = (
            s.intern(&host(node)),
            s.intern("6.1.0-18-amd64"),
            s.intern("Example Processor 9000"),
        );
        t.nodes.push(Node {
            name,
            kernel,
            cpu_model,
            cores_physical: self.per_node,
            cores_logical: 2 * self.per_node,
            memory_bytes: 256 << 30,
            cache_core_bytes: 1 << 20,
            cache_shared_bytes: 32 << 20,
            cache_sharers: 8,
        });
        let code = Code::new(&mut profile, node);
        let places = files::Places::new(&mut profile, node);
        let ticks = self.ticks();
        for number in self.ranks_of(node) {
            rank::add(&mut profile, self, &code, &ticks, number);
            places.add(&mut profile, self, number);
        }
        for second in 0..self.seconds {
            profile.tables.node_series.push(NodeReading {
                node: 0,
                time_ns: i64::from(second) * 1_000_000_000,
                memory_used_bytes: (20 << 30) + u64::from(second) * (1 << 20),
                load_milli: 1000 * u64::from(self.per_node),
                busy_ns: u64::from(second) * u64::from(self.per_node) * 990_000_000,
                stolen_ns: 0,
                energy_uj: i64::from(second) * 400_000_000,
            });
        }
        profile.manifest.run = RunFacts {
            name: "solver".into(),
            command: vec!["srun".into(), "./solver".into(), "case.toml".into()],
            directory: "/scratch/user/case".into(),
            launcher: Some("slurm".into()),
            id: "1234567".into(),
            start_unix_ns: START_UNIX_NS,
            elapsed_ns: self.end_ns() as u64,
            tick_ns: TICK_NS,
            ranks_expected: Some(self.ranks),
            exit_status: Some(0),
            partial: true,
            ..RunFacts::default()
        };
        profile
    }
}

/// A number for a rank and a use of it, spread over all values: the generator has no other chance.
fn scatter(rank: u32, what: u32) -> u64 {
    let mut x = (u64::from(rank) << 32 | u64::from(what)).wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fold::merge;

    /// Every total of five hundred ranks is what arithmetic says.
    #[test]
    fn a_merged_run_is_the_sum_of_its_parts() {
        let plan = Plan {
            ranks: 500,
            per_node: 32,
            seconds: 3,
        };
        let (nodes, ranks) = (plan.nodes(), u64::from(plan.ranks));
        assert_eq!((nodes, plan.ranks_of(15)), (16, 480..500));
        // Nodes finish in any order.
        let parts = || (0..nodes).map(|n| plan.part(n * 7 % nodes));
        let whole = merge(parts().collect()).unwrap();
        let t = &whole.tables;
        let numbers: Vec<i32> = (0..500).collect();
        assert_eq!(t.processes.rank, numbers);
        assert_eq!((t.nodes.len(), t.threads.len()), (16, 1000));
        assert_eq!(t.samples.len() as u64, plan.samples());
        let weights: u64 = t.samples.weight.iter().map(|&weight| u64::from(weight)).sum();
        assert_eq!(weights, plan.samples(), "three seconds are all at the first rate");
        let calls = |name: &str| {
            let name = whole.strings.find(name).unwrap();
            let call = t.calls.name.iter().position(|&other| other == name).unwrap() as u32;
            let counts = t.sites.call.iter().zip(&t.sites.count);
            counts
                .filter(|(of, _)| **of == call)
                .map(|(_, count)| count)
                .sum::<u64>()
        };
        assert_eq!(calls("MPI_Allreduce"), ranks * plan.calls());
        assert_eq!(calls("MPI_Isend"), ranks * 6 * plan.calls());
        let losses: u64 = (0..plan.ranks).step_by(5).map(|rank| 1 + u64::from(rank % 3)).sum();
        assert_eq!(t.losses.count.iter().sum::<u64>(), losses);
        // Code is one for all nodes; a log is each rank's, two files are the run's, one is each node's.
        assert_eq!((t.modules.len(), t.frames.len()), (5, 960));
        assert_eq!(t.files.len(), 500 + 2 + 16);
        assert_eq!(
            t.file_uses.write_bytes.iter().sum::<u64>(),
            ranks * 3 * (2 * (2 << 20) + 800)
        );
        // By halves, it is the same to the byte.
        let half = |odd: bool| {
            merge(
                parts()
                    .enumerate()
                    .filter(|(n, _)| (n % 2 == 1) == odd)
                    .map(|(_, part)| part)
                    .collect(),
            )
        };
        let halves = merge(vec![half(true).unwrap(), half(false).unwrap()]).unwrap();
        assert!(halves.to_bytes() == whole.to_bytes());
    }

    #[test]
    fn the_period_doubles_as_the_run_goes_on() {
        let plan = Plan {
            ranks: 1,
            per_node: 1,
            seconds: 30,
        };
        let ticks = plan.ticks();
        assert_eq!(ticks[..2], [(1, 1), (2, 1)]);
        assert_eq!(ticks[1023..1026], [(1024, 1), (1026, 2), (1028, 2)]);
        assert_eq!(ticks.last(), Some(&(1500, 2)));
    }
}
