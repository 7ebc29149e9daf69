//! Where the cost arises: what the profile of a run tells of it.

use metrics::{METRICS, Metric};
use model::Run;
use serde::{Deserialize, Serialize};
use statistics::median;

use crate::Phases;

/// One part of the cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// For programs.
    pub id: String,
    /// For people.
    pub label: String,
    /// How it is known.
    pub explain: String,
    /// How many of it a rank has, where it is counted: calls, samples.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<f64>,
    /// Seconds of a run; where it is spent in ranks, of a rank, mean over ranks.
    pub seconds: f64,
}

/// The parts of one run with Steelyard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Costs {
    /// In the order in which they arise.
    pub parts: Vec<Cost>,
    /// The part of the ranks' time that the run's report says measuring took.
    pub stated_share: Option<f64>,
}

/// Which number of the profile counts what a cost is made of.
const COUNTED: &[(&str, &str)] = &[("overhead_calls", "calls_counted"), ("overhead_samples", "samples")];

impl Costs {
    /// Of a run that took `elapsed_s` in all and said so of its phases.
    pub fn of(run: &Run, phases: &Phases, elapsed_s: f64) -> Self {
        let ranks = run.ranks().len().max(1) as f64;
        let last = run.ranks().iter().map(|rank| rank.end_ns).max().unwrap_or(0);
        let ended = phases
            .command_end_unix_ns
            .saturating_sub(run.facts().start_unix_ns.saturating_add(last));
        let mut parts = vec![Cost {
            id: "start".into(),
            label: "starting Steelyard".into(),
            explain: "Until the command was started.".into(),
            count: None,
            seconds: (elapsed_s - phases.command_s - phases.after_s).max(0.0),
        }];
        let mut inside: Vec<Cost> = METRICS
            .iter()
            .filter(|metric| metric.parent == Some("overhead_share"))
            .filter_map(|metric| part(metric, run, ranks))
            .collect();
        // What a rank pays at its start comes before what it pays later.
        inside.sort_by_key(|cost| cost.id != "overhead_start");
        parts.extend(inside);
        parts.push(Cost {
            id: "end".into(),
            label: "ending the ranks".into(),
            explain:
                "From the end of the last rank to that of the command: its records are put together. A launcher's \
                      own end is in it, which is no cost."
                    .into(),
            count: None,
            seconds: (ended as f64 * 1e-9).max(0.0),
        });
        parts.push(Cost {
            id: "report".into(),
            label: "making the report".into(),
            explain: "After the command has ended.".into(),
            count: None,
            seconds: phases.after_s,
        });
        Self {
            parts,
            stated_share: metrics::value("overhead_share", run),
        }
    }

    /// Of several runs: medians of each part.
    pub fn median(runs: &[Costs]) -> Self {
        let Some(first) = runs.first() else {
            return Self::default();
        };
        let of = |id: &str, number: &dyn Fn(&Cost) -> Option<f64>| {
            let numbers: Vec<f64> = runs
                .iter()
                .flat_map(|run| run.parts.iter().find(|cost| cost.id == id).and_then(number))
                .collect();
            median(&numbers)
        };
        let parts = first.parts.iter().map(|cost| Cost {
            count: of(&cost.id, &|cost| cost.count),
            seconds: of(&cost.id, &|cost| Some(cost.seconds)).unwrap_or(0.0),
            ..cost.clone()
        });
        let stated: Vec<f64> = runs.iter().filter_map(|run| run.stated_share).collect();
        Self {
            parts: parts.collect(),
            stated_share: median(&stated),
        }
    }
}

fn part(metric: &Metric, run: &Run, ranks: f64) -> Option<Cost> {
    let seconds = metric.measure(run).ok()?.value;
    let counted = COUNTED.iter().find(|(cost, _)| *cost == metric.id);
    Some(Cost {
        id: metric.id.into(),
        label: format!("{}, in a rank", metric.label.to_lowercase()),
        explain: format!("{} {}.", metric.doc, text::capital(&metric.formula.replace('*', "×"))),
        count: counted
            .and_then(|(_, count)| metrics::value(count, run))
            .map(|count| count / ranks),
        seconds,
    })
}
