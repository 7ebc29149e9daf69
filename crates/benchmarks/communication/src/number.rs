//! Numbers for people, by their unit.

use crate::Unit;

const KI: f64 = 1024.0;

/// With its own scale, three digits: "1.25 µs", "64 KiB", "87.5 %".
pub(crate) fn scaled(unit: Unit, value: f64) -> String {
    let steps: &[(f64, &str)] = match unit {
        Unit::Seconds => &[(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms"), (1.0, "s")],
        Unit::Bytes => &[(1.0, "B"), (KI, "KiB"), (KI * KI, "MiB"), (KI * KI * KI, "GiB")],
        Unit::BytesPerSecond => &[(1.0, "B/s"), (1e3, "kB/s"), (1e6, "MB/s"), (1e9, "GB/s")],
        Unit::Share => &[(0.01, "%")],
        Unit::Ratio | Unit::Count => &[(1.0, "")],
    };
    // What would be rounded up to the next step belongs there.
    let fits = |(factor, _): &&(f64, &str)| value.abs() >= 0.9995 * factor;
    let (factor, name) = match value {
        0.0 if unit == Unit::Seconds => (1e-6, "µs"),
        _ => *steps.iter().rev().find(fits).unwrap_or(&steps[0]),
    };
    let text = digits(value / factor);
    if name.is_empty() {
        text
    } else {
        format!("{text}\u{a0}{name}")
    }
}

/// Three significant digits, as few as an integer has.
fn digits(value: f64) -> String {
    let size = value.abs();
    if value.fract() == 0.0 && size < 1e6 {
        return format!("{value:.0}");
    }
    match size {
        size if !(0.0005..1e7).contains(&size) => format!("{value:.2e}"),
        size if size < 9.995 => trimmed(format!("{value:.2}")),
        size if size < 99.95 => trimmed(format!("{value:.1}")),
        _ => format!("{value:.0}"),
    }
}

fn trimmed(text: String) -> String {
    text.trim_end_matches('0').trim_end_matches('.').into()
}

/// What a column of a table says behind its heading, whose numbers all have one scale.
pub(crate) fn heading_unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Seconds => "µs",
        Unit::Bytes => "B",
        Unit::BytesPerSecond => "MB/s",
        Unit::Share => "%",
        Unit::Ratio | Unit::Count => "",
    }
}

/// In the scale of [`heading_unit`]; "–" for what is missing.
pub(crate) fn fixed(value: Option<f64>, unit: Unit) -> String {
    let Some(value) = value else {
        return "–".into();
    };
    match unit {
        Unit::Seconds => format!("{:.3}", value * 1e6),
        Unit::Bytes | Unit::Count => format!("{value:.0}"),
        Unit::BytesPerSecond => format!("{:.2}", value * 1e-6),
        Unit::Share => format!("{:.1}", value * 100.0),
        Unit::Ratio => format!("{value:.4}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_unit_has_its_scale() {
        let shown = |unit, value| scaled(unit, value).replace('\u{a0}', " ");
        assert_eq!(shown(Unit::Seconds, 1.25e-6), "1.25 µs");
        assert_eq!(shown(Unit::Seconds, 0.99999e-3), "1 ms");
        assert_eq!(shown(Unit::Seconds, 0.0), "0 µs");
        assert_eq!(shown(Unit::Bytes, 65536.0), "64 KiB");
        assert_eq!(shown(Unit::Bytes, 0.0), "0 B");
        assert_eq!(shown(Unit::Share, 0.875), "87.5 %");
        assert_eq!(shown(Unit::Ratio, 25.746), "25.7");
        assert_eq!(shown(Unit::BytesPerSecond, 12.5e9), "12.5 GB/s");
        assert_eq!(shown(Unit::Count, 512.0), "512");
    }
}
