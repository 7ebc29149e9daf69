//! A benchmark with a tool and without, in pairs of runs close together in time: what the tool adds.

use crate::benchmark::column;
use crate::{Error, Plot, Row, SCHEMA, Series, Sweep, Unit, Value};
pub use statistics::LEAST_VALUES;
use statistics::{CONFIDENCE, Estimate, median, median_interval, signed_rank_interval};

/// What is compared: the median over calls, which bears a machine that others use too.
const TYPICAL: &str = "time_s";
/// Beside it: the mean, for what a tool does now and then is in it alone.
const MEAN: &str = "t_avg_s";

/// One run of the benchmark without the tool, and one with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// Without.
    pub without: Sweep,
    /// With.
    pub with: Sweep,
}

/// The rows at the places of the axis that `wanted` names, with the tool and without. `pairs` are of one benchmark.
///
/// Of each pair the ratio with / without is taken, and the difference; the value is the Hodges–Lehmann centre of these
/// (of the ratios' logarithms), its interval that of Wilcoxon's signed ranks. An error where there is no pair, or one lacks a
/// number of the first.
pub fn rows(pairs: &[Weighed], wanted: impl Fn(u64) -> bool) -> Result<(Vec<Row>, Vec<Row>), Error> {
    let first = pairs.first().ok_or_else(|| Error::Damaged("no pair was run".into()))?;
    let xs = first.without.series.first().map_or(&[][..], |series| &series.rows);
    let (mut without, mut with) = (Vec::new(), Vec::new());
    for x in xs.iter().map(|row| row.x).filter(|x| wanted(*x)) {
        let of = |column: &str| -> Result<Vec<(f64, f64)>, Error> {
            pairs
                .iter()
                .map(|pair| Ok((value(&pair.without, x, column)?, value(&pair.with, x, column)?)))
                .collect()
        };
        let (typical, mean) = (of(TYPICAL)?, of(MEAN)?);
        let note = pairs.iter().any(|pair| pair.without.place.oversubscribed);
        let note = note.then(|| "more ranks than processors".to_string());
        let row = |side: fn(&(f64, f64)) -> f64, [added, ratio, mean_ratio]: [Value; 3]| Row {
            x,
            values: vec![middle(&typical, side), added, ratio, middle(&mean, side), mean_ratio],
            note: note.clone(),
        };
        let differences: Vec<f64> = typical.iter().map(|(without, with)| with - without).collect();
        without.push(row(|pair| pair.0, [Value::MISSING; 3]));
        with.push(row(
            |pair| pair.1,
            [centre(&differences), ratio(&typical), ratio(&mean)],
        ));
    }
    Ok((without, with))
}

/// The result, of rows that [`rows`] made; the places are those of `like`, a run of the benchmark.
pub fn sweep(like: &Sweep, tool: &str, (without, with): (Vec<Row>, Vec<Row>)) -> Sweep {
    let against = match like.axis.unit {
        Unit::Bytes => "message size",
        _ => "ranks",
    };
    let plot = |title: String, column: &str, logarithmic| Plot {
        id: column.into(),
        title,
        column: column.into(),
        logarithmic,
    };
    let series = |id: &str, label: String, rows| Series {
        id: id.into(),
        label,
        rows,
    };
    Sweep {
        schema: SCHEMA,
        benchmark: format!("overhead-{}", like.benchmark),
        method: "default".into(),
        title: format!("{} with and without {tool}", like.title),
        place: like.place.clone(),
        options: like.options.clone(),
        axis: like.axis.clone(),
        columns: vec![
            column(
                "time_s",
                "time",
                Unit::Seconds,
                "Median of one call over iterations, of the slowest rank; of the runs the median.",
            ),
            column(
                "added_s",
                "added",
                Unit::Seconds,
                "time with the tool − time without, of each pair of runs; of these the Hodges–Lehmann centre.",
            ),
            column(
                "ratio",
                "ratio",
                Unit::Ratio,
                "time with the tool / time without, of each pair of runs; of these the Hodges–Lehmann centre.",
            ),
            column(
                "mean_s",
                "mean",
                Unit::Seconds,
                "Mean of one call over all iterations and ranks; of the runs the median. What happens now and then, on the \
                 machine or in the tool, is in the mean alone.",
            ),
            column("mean_ratio", "mean_ratio", Unit::Ratio, "The same ratio, of means."),
        ],
        series: vec![
            series("without", "without".into(), without),
            series("with", format!("with {tool}"), with),
        ],
        plots: vec![
            plot(
                format!("{} against {against}, with and without {tool}", like.title),
                "time_s",
                true,
            ),
            plot(format!("With {tool} / without"), "ratio", false),
        ],
        notes: vec![],
    }
}

/// What was published of another profiler, to compare with.
pub fn published(benchmark: &str) -> Option<&'static str> {
    match benchmark {
        "barrier" => Some(
            "For comparison, of another profiler (Arm Performance Reports, measured by Sigma2/NRIS, 2019): barriers of 512 \
             ranks on 32 nodes took 238.15 µs with it and 9.25 µs without, a ratio of 26, which grew with the number of ranks.",
        ),
        "alltoall" => Some(
            "For comparison, of another profiler (Arm Performance Reports, measured by Sigma2/NRIS, 2019): all-to-all \
             exchanges of the smallest messages took 5 to 6 times as long with it, those of 8 KiB and more hardly longer.",
        ),
        _ => None,
    }
}

fn value(sweep: &Sweep, x: u64, column: &str) -> Result<f64, Error> {
    let at = sweep.column(column);
    let row = sweep
        .series
        .iter()
        .flat_map(|series| &series.rows)
        .find(|row| row.x == x);
    let value = row.zip(at).and_then(|(row, at)| row.values.get(at)?.value);
    value
        .filter(|value| *value > 0.0)
        .ok_or_else(|| Error::Damaged(format!("a run of {} has no {column} at {x}", sweep.benchmark)))
}

fn middle(pairs: &[(f64, f64)], side: fn(&(f64, f64)) -> f64) -> Value {
    let values: Vec<f64> = pairs.iter().map(side).collect();
    match median_interval(&values, CONFIDENCE) {
        Some(Estimate { value, low, high }) => Value::between(value, low, high),
        None => median(&values).map_or(Value::MISSING, Value::exact),
    }
}

fn ratio(pairs: &[(f64, f64)]) -> Value {
    let logarithms: Vec<f64> = pairs.iter().map(|(without, with)| (with / without).ln()).collect();
    let Value { value, low, high } = centre(&logarithms);
    Value {
        value: value.map(f64::exp),
        low: low.map(f64::exp),
        high: high.map(f64::exp),
    }
}

fn centre(values: &[f64]) -> Value {
    match signed_rank_interval(values, CONFIDENCE) {
        Some(Estimate { value, low, high }) => Value::between(value, low, high),
        None => median(values).map_or(Value::MISSING, Value::exact),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Place;
    use crate::benchmark::size_axis;
    use statistics::Generator;

    fn run(times: &[(u64, f64)]) -> Sweep {
        let row = |(x, time): &(u64, f64)| Row {
            x: *x,
            values: vec![Value::exact(*time), Value::exact(1.5 * time)],
            note: None,
        };
        Sweep {
            schema: SCHEMA,
            benchmark: "alltoall".into(),
            method: "default".into(),
            title: "All-to-all".into(),
            place: Place::default(),
            options: vec![],
            axis: size_axis(),
            columns: vec![
                column(TYPICAL, "time", Unit::Seconds, ""),
                column(MEAN, "t_avg", Unit::Seconds, ""),
            ],
            series: vec![Series {
                id: "alltoall".into(),
                label: "alltoall".into(),
                rows: times.iter().map(row).collect(),
            }],
            plots: vec![],
            notes: vec![],
        }
    }

    /// A machine that gets slower all the time, and a tool that adds 2 µs to each call.
    #[test]
    fn what_is_added_is_found_whatever_the_machine_does() {
        let mut generator = Generator::new(2);
        let mut pair = |number: usize| {
            let slow = 1.0 + 0.1 * number as f64;
            let mut noise = || 1.0 + 0.01 * generator.normal();
            Weighed {
                without: run(&[(0, slow * 4e-6 * noise()), (8, slow * 1e-3 * noise())]),
                with: run(&[(0, slow * 6e-6 * noise()), (8, slow * 1e-3 * noise())]),
            }
        };
        let pairs: Vec<Weighed> = (0..10).map(&mut pair).collect();
        let (without, with) = rows(&pairs, |_| true).unwrap();
        let holds = |value: &Value, truth: f64| value.low.unwrap() <= truth && truth <= value.high.unwrap();
        assert!(
            holds(&with[0].values[2], 1.5) && holds(&with[1].values[2], 1.0),
            "{with:?}"
        );
        assert!(!holds(&with[0].values[2], 1.0));
        assert_eq!(without[0].values[2], Value::MISSING);
        let sweep = sweep(&pairs[0].without, "Steelyard", (without, with));
        assert_eq!(Sweep::read(sweep.to_json().as_bytes()).unwrap().len(), 1);
    }

    #[test]
    fn only_what_is_wanted_and_only_what_is_there() {
        let pair = Weighed {
            without: run(&[(0, 1.0), (8, 1.0)]),
            with: run(&[(8, 2.0)]),
        };
        let (_, with) = rows(std::slice::from_ref(&pair), |x| x == 8).unwrap();
        assert_eq!(with[0].values[2], Value::exact(2.0), "one pair has no interval");
        assert!(rows(&[pair], |_| true).unwrap_err().to_string().contains("at 0"));
        assert!(rows(&[], |_| true).is_err());
    }
}
