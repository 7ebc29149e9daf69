//! What the scaling of a program asks of each of its runs; the run itself need not stay.

use crate::amount::Amount;
use crate::calls::{counts_calls, of_site};
use crate::difference::arguments;
use crate::rows::{in_classes, knows, sampled};
use metrics::{SHARE_CORES, metric};
use model::{Class, Family, Run};
use std::collections::BTreeMap;

/// A thing whose growth is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GrowthKind {
    /// Computing, MPI, I/O, waiting.
    Family,
    /// Computing of a function itself.
    Function,
    /// A call of MPI or I/O at a place.
    Site,
}

/// Kind, name, place.
pub(crate) type Key = (GrowthKind, String, String);

/// Metrics that the tree of efficiencies stands on.
pub(crate) const OF_TREE: &[&str] = &[
    "parallel_efficiency",
    "load_balance",
    "communication_efficiency",
    "cpu_instructions_per_cycle",
    "cpu_clock",
];

/// A run, as far as scaling goes.
#[derive(Clone, Debug)]
pub struct Reading {
    pub(crate) file: String,
    pub(crate) name: String,
    pub(crate) arguments: String,
    pub(crate) rank_noun: String,
    pub(crate) ranks: u32,
    pub(crate) threads: u32,
    pub(crate) nodes: u32,
    pub(crate) unfinished: bool,
    pub(crate) elapsed_s: f64,
    /// Seconds of useful computing of all threads of all ranks, no more than the kernel counted.
    pub(crate) useful_s: Option<f64>,
    /// Independent samples behind it; infinite where it rests on none.
    pub(crate) useful_samples: f64,
    /// Whether more of its threads wanted to run than it had cores, by more than helpers do: it shows nothing of a larger machine.
    pub(crate) shares_cores: bool,
    /// Of [`OF_TREE`], those that the run knows, with their errors.
    pub(crate) metrics: BTreeMap<&'static str, (f64, Option<f64>)>,
    pub(crate) rows: BTreeMap<Key, Amount>,
}

impl Reading {
    /// Of a run, and its file's name.
    pub fn of(run: &Run, file: &str) -> Reading {
        let value = |id: &str| metric(id)?.measure(run).ok().map(|value| (value.value, value.error));
        let openmp = run.tables().processes.openmp_threads.iter().copied().max().unwrap_or(0);
        let threads = match openmp {
            0 => value("threads_per_process").map_or(1, |(threads, _)| threads.round() as u32),
            threads => threads,
        };
        let useful_s = knows(run, Family::Compute).then(|| {
            let ranks: f64 = (0..run.times().len()).map(|rank| run.times().useful(rank)).sum();
            let useful = ranks * value("threads_computing").map_or(1.0, |(threads, _)| threads.max(1.0));
            // Threads that wait for a core look as if they computed.
            let cores = value("cpu_utilisation").map(|(cores, _)| cores * run.elapsed_s() * run.ranks().len() as f64);
            cores.map_or(useful, |cores| cores.min(useful))
        });
        // A record of MPI alone knows what of the time was outside.
        let useful_s = useful_s.or_else(|| Some(value("useful_time")?.0 * run.ranks().len() as f64));
        let times = run.times();
        let useful_samples = match times.rest_on_samples() {
            true => times.observations_together() * times.family_total(Family::Compute) / times.total(),
            false => f64::INFINITY,
        };
        Reading {
            file: file.into(),
            name: run.facts().name.clone(),
            arguments: arguments(run),
            rank_noun: run.rank_noun().into(),
            ranks: run.ranks().len() as u32,
            threads: threads.max(1),
            nodes: run.tables().nodes.len() as u32,
            unfinished: crate::difference::unfinished(run),
            elapsed_s: run.elapsed_s(),
            useful_s,
            useful_samples,
            shares_cores: value("runnable_per_core").is_some_and(|(load, _)| load > SHARE_CORES),
            metrics: OF_TREE.iter().filter_map(|id| Some((*id, value(id)?))).collect(),
            rows: rows(run),
        }
    }
}

fn rows(run: &Run) -> BTreeMap<Key, Amount> {
    let mut rows: BTreeMap<Key, Amount> = BTreeMap::new();
    let mut add =
        |kind: GrowthKind, name: &str, place: String, amount: Amount| match rows.entry((kind, name.into(), place)) {
            std::collections::btree_map::Entry::Occupied(mut sum) => sum.get_mut().add(&amount),
            std::collections::btree_map::Entry::Vacant(row) => drop(row.insert(amount)),
        };
    for family in Family::ALL.into_iter().filter(|family| knows(run, *family)) {
        let wanted = move |class: Class| class.family() == family;
        add(
            GrowthKind::Family,
            family.label(),
            String::new(),
            in_classes(run, &wanted),
        );
    }
    let computing = Family::ALL
        .iter()
        .position(|family| *family == Family::Compute)
        .unwrap_or(0);
    for hot in run.hot().functions.iter().filter(|_| knows(run, Family::Compute)) {
        let place = run.place(hot.frame);
        let function = crate::names::function(place.function);
        let function = if function.is_empty() { "(no symbols)" } else { function };
        add(
            GrowthKind::Function,
            function,
            crate::code::spot(run, hot.frame),
            sampled(run, hot.self_s[computing]),
        );
    }
    for site in run.call_sites().iter().filter(|_| counts_calls(run)) {
        if !matches!(site.class.family(), Family::Mpi | Family::Io) {
            continue;
        }
        let of = site.place(run);
        let place = match (of.file, of.line) {
            (file, line) if !file.is_empty() && line > 0 => format!("{}:{line}", text::file_name(file)),
            _ => crate::names::function(of.function).into(),
        };
        add(GrowthKind::Site, run.call_name(site.call), place, of_site(run, site));
    }
    rows
}
