//! Several sweeps of one benchmark side by side: machines, MPIs, transports, days.

pub mod csv;
pub mod html;
pub mod text;

use crate::{Axis, Column, Error, Place, SCHEMA, Sweep, Unit, Value};
use serde::{Deserialize, Serialize};

/// Sweeps of one benchmark over one axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// [`SCHEMA`].
    pub schema: u32,
    /// Which benchmark.
    pub benchmark: String,
    /// For people.
    pub title: String,
    /// What the rows are.
    pub axis: Axis,
    /// What is compared; the first is what the others are compared with.
    pub sides: Vec<Side>,
    /// A table for each series and each column that is worth a picture.
    pub tables: Vec<Table>,
}

/// One of the sweeps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// What tells it from the others.
    pub name: String,
    /// Where it was measured.
    pub place: Place,
    /// By which method.
    pub method: String,
}

/// One column of one series, of every side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// Id of the series.
    pub series: String,
    /// Its label.
    pub label: String,
    /// The column.
    pub column: Column,
    /// Of its plot.
    pub title: String,
    /// Values spaced by factors in it.
    pub logarithmic: bool,
    /// One for each place of the axis that any side has.
    pub rows: Vec<TableRow>,
}

/// One place of the axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// The place.
    pub x: u64,
    /// The value of each side; `None` where a side did not measure at this place.
    pub values: Vec<Option<Value>>,
    /// Each side over the first; `None` for the first itself, and where one of the two is missing or not positive.
    pub ratios: Vec<Option<Ratio>>,
}

/// A side over the first.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ratio {
    /// The quotient of the values.
    pub ratio: f64,
    /// Whether the two intervals do not overlap; `None` where one of them is not known.
    pub apart: Option<bool>,
}

impl Comparison {
    /// Of at least two, each with a name for the case that nothing else tells it from the others: its file's. An error for
    /// fewer, and where benchmarks or axes differ.
    pub fn new(sweeps: &[(String, Sweep)]) -> Result<Self, Error> {
        let [(_, first), _, ..] = sweeps else {
            return Err(Error::Incomparable("name two results or more".into()));
        };
        for (name, other) in sweeps {
            let (mine, others) = (&first.benchmark, &other.benchmark);
            if mine != others {
                return Err(Error::Incomparable(format!(
                    "{name} is of {others}, the first of {mine}"
                )));
            }
            if (&first.axis.id, first.axis.unit) != (&other.axis.id, other.axis.unit) {
                return Err(Error::Incomparable(format!(
                    "{name} has its rows by {}, the first by {}",
                    other.axis.label, first.axis.label
                )));
            }
        }
        let sides = names(sweeps).into_iter().zip(sweeps).map(|(name, (_, sweep))| Side {
            name,
            place: sweep.place.clone(),
            method: sweep.method.clone(),
        });
        Ok(Self {
            schema: SCHEMA,
            benchmark: first.benchmark.clone(),
            title: first.title.clone(),
            axis: first.axis.clone(),
            sides: sides.collect(),
            tables: tables(first, sweeps),
        })
    }

    /// The file, one object.
    pub fn to_json(&self) -> String {
        ::text::json(self)
    }
}

fn tables(first: &Sweep, sweeps: &[(String, Sweep)]) -> Vec<Table> {
    let plotted = |column: &&Column| first.plots.iter().any(|plot| plot.column == column.id);
    let mut columns: Vec<&Column> = first.columns.iter().filter(plotted).collect();
    if columns.is_empty() {
        columns = first
            .columns
            .iter()
            .filter(|column| column.unit != Unit::Count)
            .collect();
    }
    let mut tables = Vec::new();
    for column in columns {
        let plot = first.plots.iter().find(|plot| plot.column == column.id);
        let mut series: Vec<(&str, &str)> = Vec::new();
        for each in sweeps.iter().flat_map(|(_, sweep)| &sweep.series) {
            if !series.iter().any(|(id, _)| *id == each.id) {
                series.push((&each.id, &each.label));
            }
        }
        for (id, label) in series {
            tables.push(Table {
                series: id.into(),
                label: label.into(),
                column: column.clone(),
                title: plot.map_or_else(|| column.label.clone(), |plot| plot.title.clone()),
                logarithmic: plot.is_some_and(|plot| plot.logarithmic),
                rows: rows(sweeps, id, &column.id),
            });
        }
    }
    tables
}

fn rows(sweeps: &[(String, Sweep)], series: &str, column: &str) -> Vec<TableRow> {
    let of = |sweep: &Sweep| -> Vec<(u64, Value)> {
        let at = sweep.column(column);
        let found = sweep.series.iter().find(|each| each.id == series);
        let rows = found.map_or(&[][..], |series| &series.rows);
        rows.iter()
            .map(|row| {
                (
                    row.x,
                    at.and_then(|at| row.values.get(at).copied()).unwrap_or(Value::MISSING),
                )
            })
            .collect()
    };
    let sides: Vec<Vec<(u64, Value)>> = sweeps.iter().map(|(_, sweep)| of(sweep)).collect();
    let mut xs: Vec<u64> = sides.iter().flatten().map(|(x, _)| *x).collect();
    xs.sort_unstable();
    xs.dedup();
    let row = |x: u64| {
        let at = |side: &Vec<(u64, Value)>| side.iter().find(|row| row.0 == x).map(|row| row.1);
        let values: Vec<Option<Value>> = sides.iter().map(at).collect();
        let base = values.first().copied().flatten();
        let ratios = (0..values.len()).map(|i| if i == 0 { None } else { over(&values[i]?, &base?) });
        TableRow {
            x,
            ratios: ratios.collect(),
            values,
        }
    };
    xs.into_iter().map(row).collect()
}

fn over(value: &Value, base: &Value) -> Option<Ratio> {
    let (above, below) = (value.value?, base.value.filter(|base| *base > 0.0)?);
    let ends = value.low.zip(value.high).zip(base.low.zip(base.high));
    Some(Ratio {
        ratio: above / below,
        apart: ends.map(|((low, high), (base_low, base_high))| low > base_high || high < base_low),
    })
    .filter(|ratio| ratio.ratio.is_finite())
}

/// What tells each from the others: the facts in which they differ; where there is none, or not enough, the names given.
fn names(sweeps: &[(String, Sweep)]) -> Vec<String> {
    let facts: Vec<Vec<String>> = sweeps.iter().map(|(_, sweep)| facts(sweep)).collect();
    let differs = |fact: &usize| facts.iter().any(|of| of[*fact] != facts[0][*fact]);
    let which: Vec<usize> = (0..facts[0].len()).filter(differs).collect();
    let name = |of: &Vec<String>| {
        let told = which
            .iter()
            .map(|fact| of[*fact].as_str())
            .filter(|text| !text.is_empty());
        told.collect::<Vec<_>>().join(", ")
    };
    let names: Vec<String> = facts.iter().map(name).collect();
    let unique = |name: &String| !name.is_empty() && names.iter().filter(|other| *other == name).count() == 1;
    match names.iter().all(unique) {
        true => names,
        false => sweeps.iter().map(|(given, _)| given.clone()).collect(),
    }
}

fn facts(sweep: &Sweep) -> Vec<String> {
    let place = &sweep.place;
    let mpi = place.mpi.as_ref();
    vec![
        mpi.map(|mpi| format!("{} {}", mpi.name, mpi.version))
            .unwrap_or_default(),
        place.transport.clone().unwrap_or_default(),
        place.host.clone(),
        match place.ranks {
            1 => "1 rank".into(),
            n => format!("{n} ranks"),
        },
        match place.nodes {
            1 => "1 node".into(),
            n => format!("{n} nodes"),
        },
        match sweep.method.as_str() {
            "default" => String::new(),
            method => format!("method {method}"),
        },
    ]
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Mpi, Plot, Row, Series};

    /// Two sweeps: the second twice as slow at 8, with intervals that are apart there and meet at 0.
    pub(crate) fn two() -> Vec<(String, Sweep)> {
        let column = Column {
            id: "time_s".into(),
            label: "time".into(),
            unit: Unit::Seconds,
            explain: "How long.".into(),
        };
        let sweep = |mpi: &str, factor: f64| Sweep {
            schema: SCHEMA,
            benchmark: "alltoall".into(),
            method: "default".into(),
            title: "All-to-all".into(),
            place: Place {
                host: "node1".into(),
                mpi: Some(Mpi {
                    name: mpi.into(),
                    version: "4".into(),
                    ..Mpi::default()
                }),
                ranks: 2,
                nodes: 1,
                ..Place::default()
            },
            options: vec![],
            axis: Axis {
                id: "size_bytes".into(),
                label: "msgsize".into(),
                unit: Unit::Bytes,
                logarithmic: true,
            },
            columns: vec![column.clone()],
            series: vec![Series {
                id: "alltoall".into(),
                label: "all-to-all".into(),
                rows: vec![
                    Row {
                        x: 0,
                        values: vec![Value::between(1e-6, 0.9e-6, 1.1e-6 + factor * 1e-8)],
                        note: None,
                    },
                    Row {
                        x: 8,
                        values: vec![Value::between(factor * 2e-6, factor * 1.9e-6, factor * 2.1e-6)],
                        note: None,
                    },
                ],
            }],
            plots: vec![Plot {
                id: "time".into(),
                title: "All-to-all against message size".into(),
                column: "time_s".into(),
                logarithmic: true,
            }],
            notes: vec![],
        };
        vec![("a".into(), sweep("MPICH", 1.0)), ("b".into(), sweep("Open MPI", 2.0))]
    }

    #[test]
    fn ratios_are_marked_where_the_intervals_are_apart() {
        let compared = Comparison::new(&two()).unwrap();
        let ratios: Vec<_> = compared.tables[0]
            .rows
            .iter()
            .map(|row| row.ratios[1].unwrap())
            .collect();
        let ratio = |ratio, apart| Ratio {
            ratio,
            apart: Some(apart),
        };
        assert_eq!(ratios, [ratio(1.0, false), ratio(2.0, true)]);
        assert_eq!(compared.tables[0].rows[0].ratios[0], None);
        let again: Comparison = serde_json::from_str(&compared.to_json()).unwrap();
        assert_eq!(again, compared);
    }

    #[test]
    fn what_one_side_lacks_is_missing() {
        let mut sweeps = two();
        sweeps[1].1.series[0].rows.remove(0);
        sweeps[1].1.series[0].rows[0].values[0].low = None;
        let compared = Comparison::new(&sweeps).unwrap();
        let rows = &compared.tables[0].rows;
        assert_eq!((rows[0].values[1], rows[0].ratios[1]), (None, None));
        assert_eq!(
            rows[1].ratios[1].unwrap().apart,
            None,
            "without an interval nobody knows"
        );
        sweeps[1].1.series[0].id = "other".into();
        assert_eq!(Comparison::new(&sweeps).unwrap().tables.len(), 2);
    }

    #[test]
    fn names_are_what_tells_them_apart() {
        let mut sweeps = two();
        assert_eq!(names(&sweeps), ["MPICH 4", "Open MPI 4"]);
        sweeps[1].1.place = sweeps[0].1.place.clone();
        assert_eq!(names(&sweeps), ["a", "b"]);
        sweeps[1].1.place.ranks = 16;
        assert_eq!(names(&sweeps), ["2 ranks", "16 ranks"]);
    }

    #[test]
    fn different_things_are_not_compared() {
        let refused = |sweeps: &[(String, Sweep)]| Comparison::new(sweeps).unwrap_err().to_string();
        let mut sweeps = two();
        assert!(refused(&sweeps[..1]).contains("two results"));
        sweeps[1].1.axis.id = "ranks".into();
        assert!(refused(&sweeps).contains("rows by"));
        sweeps[1].1.benchmark = "barrier".into();
        assert!(refused(&sweeps).contains("b is of barrier"));
    }
}
