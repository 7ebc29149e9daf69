//! Functions, and calls from them.

use crate::amount::Amount;
use crate::calls::{counts_calls, never_called, of_site, starts_or_ends};
use crate::difference::executables;
use crate::matching::{Found, FoundOf, Key};
use crate::names::{bare, function, library};
use crate::rows::{Both, sampled};
use model::{CallSite, FrameId, Place, Run};
use std::collections::{BTreeMap, BTreeSet};

/// A function of a module, or a call of one from a line of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct InFunction {
    module: String,
    function: String,
    call: String,
    line: u32,
}

impl Key for InFunction {
    fn name(&self) -> String {
        match (self.call.as_str(), self.function.as_str()) {
            ("", "") => "(no symbols)".into(),
            ("", function) => function.into(),
            (call, _) => call.into(),
        }
    }

    fn loose(&self) -> InFunction {
        InFunction {
            function: bare(&self.function),
            line: 0,
            ..self.clone()
        }
    }
}

/// Which modules of the two sides are one.
pub(crate) struct Modules {
    /// Names of executables that stand for the program: each run's only one that the other side does not have, too.
    program: BTreeSet<String>,
}

impl Modules {
    pub fn of(a: &[&Run], b: &[&Run]) -> Modules {
        let all: Vec<BTreeSet<String>> = a.iter().chain(b).map(|run| executables(run)).collect();
        let common = all
            .iter()
            .skip(1)
            .fold(all.first().cloned().unwrap_or_default(), |common, run| &common & run);
        let own: Vec<BTreeSet<String>> = all.iter().map(|run| run - &common).collect();
        Modules {
            program: match own.iter().all(|run| run.len() <= 1) {
                true => own.into_iter().flatten().collect(),
                false => BTreeSet::new(),
            },
        }
    }

    /// The module's name as both sides know it.
    fn key(&self, place: &Place) -> String {
        match self.program.contains(place.module) {
            true => "the program".into(),
            false => library(place.module).into(),
        }
    }
}

pub(crate) fn functions(run: &Run, modules: &Modules) -> Option<Found<InFunction>> {
    if run.tables().samples.is_empty() {
        return None;
    }
    let mut sums: BTreeMap<InFunction, (f64, String)> = BTreeMap::new();
    for hot in &run.hot().functions {
        let (place, seconds) = (run.place(hot.frame), hot.self_s.iter().sum::<f64>());
        let key = InFunction {
            module: modules.key(&place),
            function: function(place.function).into(),
            call: String::new(),
            line: 0,
        };
        let sum = sums.entry(key).or_insert((0.0, spot(run, hot.frame)));
        sum.0 += seconds;
    }
    let mut found = Found::new(sampled(run, 0.0));
    for (key, (seconds, place)) in sums.into_iter().filter(|(_, (seconds, _))| *seconds > 0.0) {
        let amount = sampled(run, seconds);
        found.all.insert(key, Amount { place, ..amount });
    }
    Some(found)
}

/// The source file of the program's own code, else the module.
pub(crate) fn spot(run: &Run, frame: FrameId) -> String {
    let place = run.place(frame);
    match place.file {
        file if !file.is_empty() && run.is_own(frame) => text::file_name(file).into(),
        _ => place.module.into(),
    }
}

pub(crate) fn sites(both: &Both, modules: &Modules) -> FoundOf<InFunction> {
    // Reports of MPI do not tell a program from its libraries.
    let of_mpi = both.runs().any(Run::is_mpi_only);
    let key = |run: &Run, site: &CallSite| {
        let place = site.place(run);
        InFunction {
            module: match of_mpi {
                true => String::new(),
                false => modules.key(&place),
            },
            function: function(place.function).into(),
            call: run.call_name(site.call).into(),
            line: place.line,
        }
    };
    // Lines move when the program is changed: where a run has others, all of a function's calls are one.
    let mut lines: BTreeMap<InFunction, Vec<BTreeSet<u32>>> = BTreeMap::new();
    for (at, run) in both.runs().enumerate() {
        for site in run.call_sites() {
            let key = key(run, site);
            let of_runs = lines.entry(InFunction { line: 0, ..key.clone() }).or_default();
            of_runs.resize(of_runs.len().max(at + 1), BTreeSet::new());
            of_runs[at].insert(key.line);
        }
    }
    let moved: BTreeSet<InFunction> = (lines.into_iter())
        .filter(|(_, of_runs)| {
            let mut there = of_runs.iter().filter(|lines| !lines.is_empty());
            let first = there.next();
            there.any(|lines| Some(lines) != first)
        })
        .map(|(key, _)| key)
        .collect();
    both.each(|run| {
        if !counts_calls(run) {
            return None;
        }
        let mut found = Found::new(never_called());
        if run.is_mpi_only() {
            found.unknown = |key: &InFunction| starts_or_ends(&key.call);
        }
        for site in run.call_sites().iter().filter(|site| !site.is_idleness(run)) {
            let mut key = key(run, site);
            let anywhere = InFunction { line: 0, ..key.clone() };
            if moved.contains(&anywhere) {
                key = anywhere;
            }
            let spot = site.frame.map(|frame| spot(run, frame)).unwrap_or_default();
            let place = match (key.function.as_str(), key.line) {
                ("", _) => spot,
                (function, 0) if spot.is_empty() => function.into(),
                (function, 0) => format!("{function} ({spot})"),
                (function, line) => format!("{function} ({spot}:{line})"),
            };
            let amount = of_site(run, site);
            found.add(key, Amount { place, ..amount });
        }
        Some(found)
    })
}
