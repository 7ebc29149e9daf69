//! The result of every benchmark: rows of numbers against one variable.

use crate::{Error, Place};
use serde::{Deserialize, Serialize};

/// Version of the file format.
pub const SCHEMA: u32 = 1;

/// The most of everything that a reader takes in.
const MOST_BYTES: usize = 64 << 20;
const MOST_COLUMNS: usize = 64;
const MOST_SERIES: usize = 256;
const MOST_ROWS: usize = 100_000;
const MOST_NOTES: usize = 1024;

/// What a benchmark measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sweep {
    /// [`SCHEMA`].
    pub schema: u32,
    /// Which benchmark, as the command names it: "host-overhead".
    pub benchmark: String,
    /// Which method of it: "sandia", "default".
    pub method: String,
    /// For people: "Host processor overhead".
    pub title: String,
    /// Where and when.
    pub place: Place,
    /// Options in force, those not given included.
    pub options: Vec<Setting>,
    /// What `x` of each row is.
    pub axis: Axis,
    /// What the values of each row are, in this order.
    pub columns: Vec<Column>,
    /// The rows, in groups that are one line each in a plot.
    pub series: Vec<Series>,
    /// What is worth a picture.
    pub plots: Vec<Plot>,
    /// Sentences about the whole: what limits its worth.
    pub notes: Vec<String>,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setting {
    /// As it is typed, without dashes: "iterations".
    pub name: String,
    /// As it is typed.
    pub value: String,
}

/// The variable.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Axis {
    /// For programs: "size_bytes", "ranks".
    pub id: String,
    /// For people: "message size".
    pub label: String,
    /// Of it.
    pub unit: Unit,
    /// Spaced by factors in a plot; 0 then has a place of its own beside the others.
    pub logarithmic: bool,
}

/// A number that every row has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Column {
    /// For programs: "overhead_s".
    pub id: String,
    /// Heading: "overhead".
    pub label: String,
    /// Of the values as they are kept; writers scale.
    pub unit: Unit,
    /// A sentence with the formula.
    pub explain: String,
}

/// Unit of kept values. Files hold base units; writers choose the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unit {
    /// Seconds; shown as µs.
    #[serde(rename = "s")]
    Seconds,
    /// Bytes.
    #[serde(rename = "B")]
    Bytes,
    /// Bytes a second; shown as MB/s, millions of bytes.
    #[serde(rename = "B/s")]
    BytesPerSecond,
    /// A part of the whole, from 0 to 1; shown in per cent.
    #[serde(rename = "share")]
    Share,
    /// A quotient of like things: 1 is no change.
    #[serde(rename = "ratio")]
    Ratio,
    /// A number of things.
    #[serde(rename = "1")]
    Count,
}

/// Rows that belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// For programs: "send".
    pub id: String,
    /// For people: "send".
    pub label: String,
    /// In the order of `x`.
    pub rows: Vec<Row>,
}

/// The values at one place of the axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Bytes of a message, ranks: see [`Axis`].
    pub x: u64,
    /// One for each [`Column`].
    pub values: Vec<Value>,
    /// What is special about this row: "knee not resolved".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A number and how far to trust it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// `None` where it could not be had; the row's note says why.
    pub value: Option<f64>,
    /// Lower end of the interval, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// Upper end of the interval.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
}

/// A picture: one column against the axis, a line for each series.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plot {
    /// For programs: "overhead".
    pub id: String,
    /// For people: "Overhead against message size".
    pub title: String,
    /// [`Column::id`] of the values.
    pub column: String,
    /// Values spaced by factors.
    pub logarithmic: bool,
}

impl Value {
    /// Nothing could be had.
    pub const MISSING: Value = Value {
        value: None,
        low: None,
        high: None,
    };

    /// A number without an interval; missing if it is not finite.
    pub fn exact(value: f64) -> Self {
        Self {
            value: Some(value).filter(|value| value.is_finite()),
            ..Self::MISSING
        }
    }

    /// A number with its interval; each end that is not finite is left out.
    pub fn between(value: f64, low: f64, high: f64) -> Self {
        let finite = |number: f64| Some(number).filter(|number| number.is_finite());
        Self {
            value: finite(value),
            low: finite(low),
            high: finite(high),
        }
    }
}

impl Sweep {
    /// Index of a column.
    pub fn column(&self, id: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.id == id)
    }

    /// The file, one object.
    pub fn to_json(&self) -> String {
        text::json(self)
    }

    /// Reads what [`Sweep::to_json`] wrote, or a list of such; checks the version first, then that all fits together. An error
    /// where one of these does not hold, or there is more than can have been measured.
    pub fn read(bytes: &[u8]) -> Result<Vec<Sweep>, Error> {
        bounded("bytes", bytes.len(), MOST_BYTES)?;
        let value: serde_json::Value =
            serde_json::from_slice(bytes).map_err(|error| Error::NotASweep(error.to_string()))?;
        let list = match value {
            serde_json::Value::Array(list) => list,
            one => vec![one],
        };
        bounded("results", list.len(), MOST_SERIES)?;
        list.into_iter().map(Sweep::from_value).collect()
    }

    fn from_value(value: serde_json::Value) -> Result<Sweep, Error> {
        let version = value.get("schema").and_then(serde_json::Value::as_u64);
        match version {
            Some(found) if found == u64::from(SCHEMA) => {}
            Some(found) => return Err(Error::Version { found, known: SCHEMA }),
            None => return Err(Error::NotASweep("it has no version".into())),
        }
        let sweep: Sweep = serde_json::from_value(value).map_err(|error| Error::NotASweep(error.to_string()))?;
        sweep.check()?;
        Ok(sweep)
    }

    /// Whether it is such that every writer can show it. An error says of what there is too much, or what fits no column.
    pub fn check(&self) -> Result<(), Error> {
        bounded("columns", self.columns.len(), MOST_COLUMNS)?;
        bounded("series", self.series.len(), MOST_SERIES)?;
        bounded("plots", self.plots.len(), MOST_COLUMNS)?;
        bounded("notes", self.notes.len(), MOST_NOTES)?;
        bounded("options", self.options.len(), MOST_NOTES)?;
        if let Some(plot) = self.plots.iter().find(|plot| self.column(&plot.column).is_none()) {
            return Err(Error::Damaged(format!(
                "a picture wants the column {:?}, which there is not",
                plot.column
            )));
        }
        for series in &self.series {
            bounded("rows", series.rows.len(), MOST_ROWS)?;
            for row in &series.rows {
                row.check(self.columns.len())
                    .map_err(|why| Error::Damaged(format!("{} at {}: {why}", series.label, row.x)))?;
            }
        }
        Ok(())
    }
}

impl Row {
    fn check(&self, columns: usize) -> Result<(), String> {
        if self.values.len() != columns {
            return Err(format!("{} values for {columns} columns", self.values.len()));
        }
        for Value { value, low, high } in &self.values {
            if [value, low, high]
                .into_iter()
                .flatten()
                .any(|number| !number.is_finite())
            {
                return Err("a value is not finite".into());
            }
            if low.zip(*high).is_some_and(|(low, high)| low > high) {
                return Err("an interval ends before it begins".into());
            }
        }
        Ok(())
    }
}

fn bounded(what: &'static str, found: usize, limit: usize) -> Result<(), Error> {
    if found > limit {
        return Err(Error::TooLarge { what, found, limit });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Sweep {
        Sweep {
            schema: SCHEMA,
            benchmark: "latency".into(),
            method: "default".into(),
            title: "Latency".into(),
            place: Place::here(),
            options: vec![],
            axis: Axis {
                id: "size_bytes".into(),
                label: "message size".into(),
                unit: Unit::Bytes,
                logarithmic: true,
            },
            columns: vec![Column {
                id: "latency_s".into(),
                label: "latency".into(),
                unit: Unit::Seconds,
                explain: "Half of a round trip.".into(),
            }],
            series: vec![Series {
                id: "all".into(),
                label: "all".into(),
                rows: vec![
                    Row {
                        x: 0,
                        values: vec![Value::between(1e-6, 0.9e-6, 1.1e-6)],
                        note: None,
                    },
                    Row {
                        x: 1,
                        values: vec![Value::MISSING],
                        note: Some("not measured".into()),
                    },
                ],
            }],
            plots: vec![Plot {
                id: "latency".into(),
                title: "Latency against message size".into(),
                column: "latency_s".into(),
                logarithmic: true,
            }],
            notes: vec![],
        }
    }

    #[test]
    fn what_was_written_is_read() {
        let sweep = small();
        assert_eq!(Sweep::read(sweep.to_json().as_bytes()).unwrap(), vec![sweep.clone()]);
        let two = format!("[{},{}]", sweep.to_json(), sweep.to_json());
        assert_eq!(Sweep::read(two.as_bytes()).unwrap().len(), 2);
    }

    #[test]
    fn another_version_is_refused_before_its_shape_is_looked_at() {
        let error = Sweep::read(b"{\"schema\": 2, \"rows\": 7}").unwrap_err();
        assert!(matches!(error, Error::Version { found: 2, known: 1 }), "{error}");
        for wrong in ["", "{}", "7", "{\"schema\": 1}", "{\"schema\": -1}", "[[]]"] {
            let error = Sweep::read(wrong.as_bytes()).unwrap_err();
            assert!(matches!(error, Error::NotASweep(_)), "{wrong}: {error}");
        }
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let refused = |change: &dyn Fn(&mut Sweep), words: &str| {
            let mut sweep = small();
            change(&mut sweep);
            let error = Sweep::read(sweep.to_json().as_bytes()).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
        };
        refused(&|s| s.series[0].rows[1].values.clear(), "0 values for 1 columns");
        refused(&|s| s.series[0].rows[0].values[0].low = Some(1.0), "ends before");
        refused(&|s| s.plots[0].column = "gone".into(), "gone");
        refused(&|s| s.columns = vec![s.columns[0].clone(); 65], "at most 64");
        refused(
            &|s| s.series[0].rows = vec![s.series[0].rows[0].clone(); MOST_ROWS + 1],
            "100001 rows",
        );
    }

    #[test]
    fn numbers_that_are_none_are_missing() {
        assert_eq!(Value::exact(f64::NAN), Value::MISSING);
        assert_eq!(Value::between(1.0, f64::NEG_INFINITY, 2.0).low, None);
        let mut sweep = small();
        sweep.series[0].rows[0].values[0].value = Some(f64::NAN);
        assert!(sweep.check().is_err());
    }
}
