//! The limit of a gate as text: a number with its unit, a change of it, or "same".

use super::Limit;
use metrics::Metric;
use std::fmt;
use text::Unit;

/// Units that may stand behind a number, and how many of the metric's own they are.
fn units(unit: Unit) -> &'static [(&'static str, f64)] {
    match unit {
        Unit::Seconds => &[
            ("s", 1.0),
            ("ms", 1e-3),
            ("us", 1e-6),
            ("µs", 1e-6),
            ("min", 60.0),
            ("h", 3600.0),
        ],
        Unit::Share => &[("%", 0.01)],
        Unit::Bytes => BYTES,
        Unit::BytesPerSecond => BYTES_PER_SECOND,
        Unit::PerSecond => &[("/s", 1.0), ("k/s", 1e3), ("M/s", 1e6), ("G/s", 1e9)],
        Unit::Count => &[("", 1.0), ("k", 1e3), ("M", 1e6), ("G", 1e9)],
        Unit::Ratio => &[("", 1.0)],
        Unit::Cores => &[("", 1.0), ("cores", 1.0), ("core", 1.0)],
        Unit::Bits => &[("bit", 1.0)],
        Unit::Joules => &[("J", 1.0), ("kJ", 1e3), ("MJ", 1e6)],
        Unit::Watts => &[("W", 1.0), ("kW", 1e3)],
    }
}

const BYTES: &[(&str, f64)] = &[
    ("B", 1.0),
    ("kB", 1e3),
    ("MB", 1e6),
    ("GB", 1e9),
    ("TB", 1e12),
    ("KiB", 1024.0),
    ("MiB", 1_048_576.0),
    ("GiB", 1_073_741_824.0),
    ("TiB", 1_099_511_627_776.0),
];
const BYTES_PER_SECOND: &[(&str, f64)] = &[
    ("B/s", 1.0),
    ("kB/s", 1e3),
    ("MB/s", 1e6),
    ("GB/s", 1e9),
    ("KiB/s", 1024.0),
    ("MiB/s", 1_048_576.0),
    ("GiB/s", 1_073_741_824.0),
];

/// Shares of what was counted or measured in another way, which can be more than all of it.
const NO_PARTS: [&str; 6] = [
    "io_of_baseline_read",
    "io_of_baseline_written",
    "io_captured_read",
    "io_captured_written",
    "core_utilisation",
    "overhead_share",
];

/// Reads a limit of a metric; the error says what to write.
pub(super) fn limit(metric: &Metric, text: &str) -> Result<Limit, String> {
    let unit = metric.unit;
    if text == "same" {
        return Ok(Limit::More(0.0));
    }
    let signed = text.starts_with(['+', '-', '−']);
    let factor = if text.starts_with(['-', '−']) { -1.0 } else { 1.0 };
    let rest = text.strip_prefix(['+', '-', '−']).unwrap_or(text).trim_start();
    let end = rest
        .find(|c: char| !(c.is_ascii_digit() || c == '.'))
        .unwrap_or(rest.len());
    let (digits, name) = (&rest[..end], rest[end..].trim());
    let number: f64 = digits
        .parse()
        .map_err(|_| format!("{text:?} is no limit: write a number with its unit, +5% of A's, or same"))?;
    let number = factor * number;
    match (signed, name) {
        (true, "%") if number < -100.0 => Err("less than nothing is left at -100%".into()),
        (true, "%") => Ok(Limit::Times(1.0 + number / 100.0)),
        (true, "pp") if unit == Unit::Share => Ok(Limit::More(number / 100.0)),
        (true, "pp") => Err("percentage points (pp) are of shares; write +5% for a part of A's number".into()),
        (false, "%") if unit != Unit::Share => Err(format!("{text} of what? With a sign it is of A's number: +{text}")),
        (false, "pp") => Err(format!("percentage points count from A: write +{text}")),
        _ => {
            let units = units(unit);
            let known = units.iter().find(|(known, _)| *known == name);
            let (_, factor) = known.ok_or_else(|| {
                let names: Vec<&str> = units
                    .iter()
                    .map(|(name, _)| *name)
                    .filter(|name| !name.is_empty())
                    .collect();
                let own = if unit == Unit::Share && signed {
                    "pp"
                } else {
                    names.first().unwrap_or(&"")
                };
                match unit {
                    // Who writes +5 may mean either.
                    _ if name.is_empty() && signed => {
                        format!("{text} of what? Write {text}%, of A's number, or {text}{own}")
                    }
                    Unit::Share if signed => format!("{text:?}: a change of a share is in percentage points, as +2pp"),
                    Unit::Share => format!("{text:?}: a share is written as 30%"),
                    _ if name.is_empty() => {
                        format!("{text} of what? Write {text}{own}, or another of {}", names.join(", "))
                    }
                    _ if names.is_empty() => format!("{text:?}: this number has no unit"),
                    _ => format!("{text:?}: the unit is one of {}", names.join(", ")),
                }
            })?;
            if unit == Unit::Share && number > 100.0 && !signed && !NO_PARTS.contains(&metric.id) {
                return Err(format!(
                    "this share is never more than 100%, let alone {text}: write 30%, or +{text} for so much more than A's"
                ));
            }
            Ok(match signed {
                true => Limit::More(number * factor),
                false => Limit::Value(number * factor),
            })
        }
    }
}

/// A limit as [`limit`] reads it.
pub(super) struct Quantity {
    pub metric: &'static Metric,
    pub limit: Limit,
}

impl fmt::Display for Quantity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = units(self.metric.unit);
        // The shortest, so that "2GiB" stays what it was.
        let own = |value: f64| {
            let texts = unit
                .iter()
                .map(|(name, factor)| format!("{}{name}", round(value / factor)));
            texts.min_by_key(String::len).unwrap_or_default()
        };
        match self.limit {
            Limit::More(0.0) => write!(out, "same"),
            Limit::Value(value) => write!(out, "{}", own(value)),
            Limit::Times(factor) => write!(out, "{:+}%", round((factor - 1.0) * 100.0)),
            Limit::More(more) if self.metric.unit == Unit::Share => write!(out, "{:+}pp", round(more * 100.0)),
            Limit::More(more) => write!(out, "{}{}", if more < 0.0 { "" } else { "+" }, own(more)),
        }
    }
}

/// Without what a division leaves in the last digits.
fn round(value: f64) -> f64 {
    format!("{value:.9e}").parse().unwrap_or(value)
}
