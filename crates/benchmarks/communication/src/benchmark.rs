//! What the benchmarks have in common: which there are, and how their results become a sweep.

use crate::blocks::{Plan, Samples};
use crate::{Axis, Column, Error, Place, Plot, Row, SCHEMA, Series, Setting, Sweep, Unit, Value};
use mpi::Communicator;

/// A benchmark in which all ranks do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Benchmark {
    /// A barrier, against the number of ranks.
    Barrier,
    /// An all-to-all exchange, against the size of what each rank sends to each.
    Alltoall,
    /// A sum over all ranks, against the size of what is summed.
    Allreduce,
    /// Half of a round trip between two ranks, against the size of the message.
    Latency,
    /// Many messages at once from one rank to another, against their size.
    Bandwidth,
    /// How much of a collective operation that was begun goes on beside work.
    Overlap,
}

/// How it is measured.
#[derive(Clone, Debug)]
pub struct Request {
    /// How long.
    pub plan: Plan,
    /// Message sizes; `None`: those of the benchmark.
    pub sizes: Option<Vec<usize>>,
}

/// What a benchmark measured, before it is known where.
pub(crate) struct Outcome {
    pub axis: Axis,
    pub columns: Vec<Column>,
    pub series: Vec<Series>,
    pub plots: Vec<Plot>,
    pub notes: Vec<String>,
}

impl Benchmark {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Barrier,
        Self::Alltoall,
        Self::Allreduce,
        Self::Latency,
        Self::Bandwidth,
        Self::Overlap,
    ];

    /// As it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Self::Barrier => "barrier",
            Self::Alltoall => "alltoall",
            Self::Allreduce => "allreduce",
            Self::Latency => "latency",
            Self::Bandwidth => "bandwidth",
            Self::Overlap => "overlap",
        }
    }

    /// For people.
    pub fn title(self) -> &'static str {
        match self {
            Self::Barrier => "Barrier",
            Self::Alltoall => "All-to-all",
            Self::Allreduce => "All-reduce",
            Self::Latency => "Latency",
            Self::Bandwidth => "Bandwidth",
            Self::Overlap => "Overlap of non-blocking collectives",
        }
    }

    /// Whether ranks work in pairs, so that their number must be even.
    pub fn in_pairs(self) -> bool {
        matches!(self, Self::Latency | Self::Bandwidth)
    }

    /// Why so many ranks cannot do it.
    pub fn refusal(self, ranks: u32) -> Option<String> {
        refusal(self.id(), self.in_pairs(), ranks)
    }

    /// Measures; every rank must call it, and all get the same. An error where MPI fails and does not end the job.
    pub fn measure(
        self,
        ranks: &Communicator,
        place: Place,
        request: &Request,
        heard: &mut dyn FnMut(u64, u64),
    ) -> Result<Sweep, Error> {
        let outcome = match self {
            Self::Barrier => crate::collective::barrier(ranks, request, heard),
            Self::Alltoall => crate::collective::alltoall(ranks, request, heard),
            Self::Allreduce => crate::collective::allreduce(ranks, request, heard),
            Self::Latency => crate::pairwise::latency(ranks, request, heard),
            Self::Bandwidth => crate::pairwise::bandwidth(ranks, request, heard),
            Self::Overlap => crate::overlap::overlap(ranks, request, heard),
        }?;
        let iterations = request.plan.iterations;
        let seconds = format!("as many as fit into {} s", request.plan.seconds);
        let mut options = vec![Setting {
            name: "iterations".into(),
            value: iterations.map_or(seconds, |iterations| iterations.to_string()),
        }];
        if let Some(sizes) = &request.sizes {
            let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
            options.push(Setting {
                name: "msgsize".into(),
                value: sizes.join(","),
            });
        }
        Ok(Sweep {
            schema: SCHEMA,
            benchmark: self.id().into(),
            method: "default".into(),
            title: self.title().into(),
            place,
            options,
            axis: outcome.axis,
            columns: outcome.columns,
            series: outcome.series,
            plots: outcome.plots,
            notes: outcome.notes,
        })
    }
}

/// Why so many ranks cannot do a benchmark.
pub fn refusal(benchmark: &str, in_pairs: bool, ranks: u32) -> Option<String> {
    let wrong = match ranks {
        0 | 1 => "needs two ranks or more and was started with 1",
        _ if in_pairs && ranks % 2 == 1 => "works in pairs, and an odd number of ranks leaves one alone",
        _ => return None,
    };
    Some(format!(
        "{benchmark} {wrong}; start it as: mpirun -n 2 steelyard bench {benchmark}"
    ))
}

pub(crate) fn size_axis() -> Axis {
    Axis {
        id: "size_bytes".into(),
        label: "msgsize".into(),
        unit: Unit::Bytes,
        logarithmic: true,
    }
}

pub(crate) fn column(id: &str, label: &str, unit: Unit, explain: &str) -> Column {
    Column {
        id: id.into(),
        label: label.into(),
        unit,
        explain: explain.into(),
    }
}

pub(crate) fn plot(title: &str, column: &str, logarithmic: bool) -> Plot {
    Plot {
        id: column.into(),
        title: title.into(),
        column: column.into(),
        logarithmic,
    }
}

/// The columns of an operation in which all ranks take part.
pub(crate) fn time_columns(what: &str) -> Vec<Column> {
    let typical = format!(
        "Time of {what}: of each iteration the maximum over ranks, of each of ten rounds the median over its \
         iterations, of these the median. The interval holds the median of rounds at 95 %."
    );
    vec![
        column(
            "iterations",
            "iterations",
            Unit::Count,
            "Iterations measured, warm-up not counted.",
        ),
        column("time_s", "time", Unit::Seconds, &typical),
        column(
            "t_min_s",
            "t_min",
            Unit::Seconds,
            "The least of the ranks' means over all iterations, as IMB has it.",
        ),
        column(
            "t_avg_s",
            "t_avg",
            Unit::Seconds,
            "The mean of the ranks' means over all iterations, as IMB has it.",
        ),
        column(
            "t_max_s",
            "t_max",
            Unit::Seconds,
            "The most of the ranks' means over all iterations, as IMB has it.",
        ),
    ]
}

/// A row with these columns.
pub(crate) fn time_row(x: u64, samples: &Samples<1>) -> Row {
    let [least, mean, most] = samples.spread(0).map(Value::exact);
    Row {
        x,
        values: vec![
            Value::exact(samples.iterations() as f64),
            samples.typical(|time| time[0]),
            least,
            mean,
            most,
        ],
        note: None,
    }
}

pub(crate) fn one_series(id: &str, rows: Vec<Row>) -> Vec<Series> {
    vec![Series {
        id: id.into(),
        label: id.into(),
        rows,
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_and_too_few_ranks_are_refused_in_a_sentence() {
        for benchmark in Benchmark::ALL {
            assert!(benchmark.refusal(1).unwrap().contains("two ranks or more"));
            assert_eq!(benchmark.refusal(2), None);
            assert_eq!(benchmark.refusal(3).is_some(), benchmark.in_pairs());
            assert_eq!(benchmark.refusal(4), None);
        }
    }
}
