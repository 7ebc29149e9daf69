//! Gates: conditions on the numbers of docs/metrics.md that a run, or a change, must not meet.
//!
//! `elapsed > +5%`, `mpi_share > 30%`, `io_calls != same`: a metric, how it is compared, and a limit. A limit with a sign is
//! counted from side A; one without is what side B, or a run alone, is held against.

mod judge;
mod quantity;

pub(crate) use judge::of_sides;
pub use judge::{Judged, Outcome, alone, between, held};

use metrics::{METRICS, Metric, metric};
use quantity::Quantity;
use serde::Deserialize;
use std::fmt;

/// How a number is compared with its limit. A gate fails where this holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Greater,
    AtLeast,
    Less,
    AtMost,
    Other,
    Equal,
}

const SIGNS: &[(&str, Sign)] = &[
    (">=", Sign::AtLeast),
    ("<=", Sign::AtMost),
    ("!=", Sign::Other),
    ("==", Sign::Equal),
    (">", Sign::Greater),
    ("<", Sign::Less),
];

/// What a number is held against.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Limit {
    /// A number in the metric's unit.
    Value(f64),
    /// A's number and so much, in the metric's unit.
    More(f64),
    /// A's number times this.
    Times(f64),
}

impl Limit {
    fn needs_two(self) -> bool {
        !matches!(self, Limit::Value(_))
    }
}

/// A condition; where it holds, beyond all noise, the gate fails.
#[derive(Clone, Copy)]
pub struct Gate {
    pub(crate) metric: &'static Metric,
    pub(crate) sign: Sign,
    pub(crate) limit: Limit,
}

/// What is wrong with a gate, a sentence that says what to write.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// There is no such metric.
    #[error("{text:?}: no metric is called {id:?}{}; docs/metrics.md lists them", .like.as_ref().map_or(String::new(), |like| format!(", but {like} is one")))]
    NoMetric {
        /// The gate.
        text: String,
        /// What stands where the metric should.
        id: String,
        /// One that is written much like it.
        like: Option<String>,
    },
    /// It is not written as a gate is.
    #[error(
        "{text:?} is no gate: write METRIC SIGN LIMIT, as in 'elapsed > +5%', 'mpi_share > 30%' or 'io_calls != same'"
    )]
    NoGate {
        /// What was written.
        text: String,
    },
    /// The limit cannot be read.
    #[error("{text:?}: {why}")]
    NoLimit {
        /// The gate.
        text: String,
        /// What is wrong, and what to write.
        why: String,
    },
    /// It compares, and there is one side.
    #[error("{text:?} compares with another run: steelyard diff A -- B; of one run alone a limit has no sign")]
    Compares {
        /// The gate.
        text: String,
    },
    /// The file of gates cannot be read.
    #[error("{why}; it has a table [gate] with fail-if = [\"elapsed > +5%\", …]")]
    File {
        /// What is wrong.
        why: String,
    },
}

impl Gate {
    /// Reads one. An error says what is wrong: the form, the metric or the limit.
    pub fn parse(text: &str) -> Result<Gate, Error> {
        let no_gate = || Error::NoGate { text: text.into() };
        let at = text.find(['<', '>', '=', '!']).ok_or_else(no_gate)?;
        let (id, rest) = text.split_at(at);
        let (sign, limit) = SIGNS
            .iter()
            .find_map(|(sign, of)| Some((*of, rest.strip_prefix(sign)?.trim())))
            .ok_or_else(no_gate)?;
        let id = id.trim();
        let metric = metric(id).ok_or_else(|| Error::NoMetric {
            text: text.into(),
            id: id.into(),
            like: like(id),
        })?;
        let no_limit = |why: String| Error::NoLimit { text: text.into(), why };
        let gate = Gate {
            metric,
            sign,
            limit: quantity::limit(metric, limit).map_err(no_limit)?,
        };
        if matches!(sign, Sign::Other | Sign::Equal) && !metric.repeats {
            return Err(no_limit(format!(
                "{id} hangs on how long things take and is never twice the same: give it a limit, as in '{id} > {}'",
                example(metric)
            )));
        }
        Ok(gate)
    }

    /// Whether it compares two sides.
    pub fn needs_two(&self) -> bool {
        self.limit.needs_two()
    }

    /// That it does not compare: there is one side. An error where it does.
    pub fn for_one(self) -> Result<Gate, Error> {
        match self.needs_two() {
            true => Err(Error::Compares { text: self.to_string() }),
            false => Ok(self),
        }
    }
}

impl fmt::Display for Gate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = SIGNS.iter().find(|(_, sign)| *sign == self.sign);
        let sign = sign.map_or("", |(sign, _)| sign);
        write!(
            out,
            "{} {sign} {}",
            self.metric.id,
            Quantity {
                metric: self.metric,
                limit: self.limit
            }
        )
    }
}

impl fmt::Debug for Gate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{self}")
    }
}

impl PartialEq for Gate {
    fn eq(&self, other: &Gate) -> bool {
        (self.metric.id, self.sign, self.limit) == (other.metric.id, other.sign, other.limit)
    }
}

/// A limit that the metric could have.
fn example(metric: &Metric) -> &'static str {
    match metric.unit {
        text::Unit::Share => "+2pp",
        _ => "+5%",
    }
}

/// The id that differs least: by a letter or two, or by what stands before or behind it.
fn like(id: &str) -> Option<String> {
    let near = |metric: &&Metric| distance(metric.id, id) <= 2;
    let part = |metric: &&Metric| id.len() > 2 && (metric.id.contains(id) || id.contains(metric.id));
    let found = METRICS.iter().find(near).or_else(|| METRICS.iter().find(part));
    found.map(|metric| metric.id.into())
}

/// Letters to change, add or take away between two words (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in other.iter().enumerate() {
            let changed = corner + usize::from(a != *b);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    gate: Option<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Table {
    #[serde(default)]
    fail_if: Vec<String>,
}

/// The gates of a `steelyard.toml`. An error where it is no TOML, has another form, or one is no gate.
pub fn from_toml(text: &str) -> Result<Vec<Gate>, Error> {
    let file: File = toml::from_str(text).map_err(|error| Error::File {
        why: error.to_string().trim().replace('\n', " "),
    })?;
    let gates = file.gate.map_or(vec![], |table| table.fail_if);
    gates.iter().map(|text| Gate::parse(text)).collect()
}

#[cfg(test)]
mod tests;
