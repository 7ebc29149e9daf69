//! Numbers for people: one formatter a unit. Writers format by the unit and by nothing else.
//!
//! Three significant digits; SI prefixes for rates, KiB, MiB, GiB for sizes; shares in per cent with one decimal.
//! The text uses `±`, `µ` and no-break spaces; [`ascii`] turns it into plain ASCII.

use crate::Unit;

/// Standard errors shown after a `±`: the truth lies within two of them 19 times in 20.
pub const SHOWN_ERRORS: f64 = 2.0;

/// Whether it is more than nothing, whatever the samples happened to fall on.
pub fn is_known(value: f64, standard_error: Option<f64>) -> bool {
    value > SHOWN_ERRORS * standard_error.unwrap_or(0.0)
}

/// Said once in every report that has a `±`.
pub const ERROR_LEGEND: &str = "± is two standard errors: 19 times in 20 the true value lies within it.";

/// The same with plain spaces, for lines that nothing breaks.
pub fn plain(unit: Unit, value: f64) -> String {
    number(unit, value).replace('\u{a0}', " ")
}

/// `value` in its unit: "62.1 %", "4 min 05 s", "1.24 GiB".
pub fn number(unit: Unit, value: f64) -> String {
    if !value.is_finite() {
        return "not a number".into();
    }
    // The sum of no numbers is -0.
    let value = value + 0.0;
    match unit {
        Unit::Share => share(value),
        Unit::Seconds => seconds(value),
        Unit::Count => count(value),
        Unit::Ratio => digits(value),
        Unit::Cores if value > 0.0 && value < 0.01 => with_unit("<0.01", "cores"),
        Unit::Cores => with_unit(&digits(value), if value == 1.0 { "core" } else { "cores" }),
        Unit::Bits => with_unit(&digits(value), "bit"),
        Unit::Bytes | Unit::BytesPerSecond | Unit::PerSecond | Unit::Joules | Unit::Watts => {
            let scale = Scale::of(unit, value);
            with_unit(&digits(value / scale.factor), scale.name)
        }
    }
}

/// A value and its `±`, neither with more digits than the error allows: ("41 %", "± 3 %"). The second is empty for an exact
/// value, and for an error that the digits shown do not feel. The error's first digit is the last that is shown, or its second where
/// the first is a one. What is not more than its error may be nothing: of that only the most that it can be is shown, ("<5 %", "");
/// and of a share that may be all, the least, (">95 %", "").
pub fn measured(unit: Unit, value: f64, standard_error: Option<f64>) -> (String, String) {
    let error = standard_error.map(|error| error.abs() * SHOWN_ERRORS);
    let Some(error) = error.filter(|error| *error > 0.0 && error.is_finite() && value.is_finite()) else {
        return (number(unit, value), String::new());
    };
    if error < last_digit(unit, value) / 2.0 {
        return (number(unit, value), String::new());
    }
    if (0.0..=error).contains(&value) {
        let most = rounded(unit, value + error, error).0;
        return match unit {
            Unit::Share if value <= 1.0 && value + error >= 1.0 => (NOT_KNOWN.into(), String::new()),
            _ if most.starts_with('<') => (most, String::new()),
            _ => (format!("<{most}"), String::new()),
        };
    }
    let shown = rounded(unit, value, error);
    let is_all = shown.0.starts_with("100") || shown.0.starts_with('>');
    if unit == Unit::Share && value <= 1.0 && is_all {
        let least = rounded(unit, value - error, error).0;
        return (format!(">{least}"), String::new());
    }
    shown
}

/// Said of a share that may be nothing and may be all.
const NOT_KNOWN: &str = "not known";

/// A value and its error, neither with more digits than the error allows.
fn rounded(unit: Unit, value: f64, error: f64) -> (String, String) {
    if unit == Unit::Seconds && value.abs() >= MINUTES_FROM {
        let scale = Scale::of(unit, error);
        let shown = fixed(error / scale.factor, step(error / scale.factor), 2);
        return (
            seconds(nearest(value, step(error).max(1.0))),
            format!("±\u{a0}{}", with_unit(&shown, scale.name)),
        );
    }
    let error = match unit {
        Unit::Share => error.min(1.0),
        _ => error,
    };
    let mut scale = Scale::beside(unit, value, error);
    // 999 ms ± 200 ms is 1.0 s ± 0.2 s: what is rounded up may be of the next prefix.
    let rounded = nearest(value, step(error));
    if rounded.abs() > value.abs() {
        scale = Scale::beside(unit, rounded, error);
    }
    let (of, by) = (value / scale.factor, error / scale.factor);
    let most = if unit == Unit::Share {
        1
    } else {
        decimals_of_three(of, by)
    };
    // Shares of one whole are read together: whole per cents, however large the error, so that they add up.
    let last = match unit {
        Unit::Share => step(by).min(1.0),
        _ => step(by),
    };
    let last = last.max(0.1f64.powi(most as i32));
    let text = match unit {
        Unit::Share if of > 0.0 && of < 0.1 => "<0.1".into(),
        Unit::Share if of > 99.95 && of < 100.0 && last < 1.0 => ">99.9".into(),
        Unit::Share if of == 100.0 => "100".into(),
        _ if of == 0.0 => "0".into(),
        // Something is never shown as nothing: it keeps a digit.
        _ if nearest(of, last) == 0.0 => match fixed(of, 10f64.powf(of.abs().log10().floor()), most) {
            none if none.chars().all(|c| matches!(c, '0' | '.')) => format!("<{}", fixed(last, last, most)),
            some => some,
        },
        _ => fixed(of, last, most),
    };
    let shown = |text: &str| {
        if scale.name.is_empty() {
            text.to_string()
        } else {
            with_unit(text, scale.name)
        }
    };
    let value = match unit {
        Unit::Cores if text == "1" => with_unit("1", "core"),
        _ => shown(&text),
    };
    (value, format!("±\u{a0}{}", shown(&fixed(by.max(last), last, most))))
}

/// A value in a sentence, without its `±`: "41 %", "less than 5 %".
pub fn about(unit: Unit, value: f64, standard_error: Option<f64>) -> String {
    let shown = measured(unit, value, standard_error).0;
    match shown.split_at_checked(1) {
        _ if shown == NOT_KNOWN => "an unknown part".into(),
        Some(("<", most)) => format!("less than {most}"),
        Some((">", least)) => format!("more than {least}"),
        _ => shown,
    }
}

/// Both in a sentence: "41 % ± 3 %".
pub fn within(unit: Unit, value: f64, standard_error: Option<f64>) -> String {
    let (_, error) = measured(unit, value, standard_error);
    let value = about(unit, value, standard_error);
    if error.is_empty() {
        value
    } else {
        format!("{value}\u{a0}{error}")
    }
}

/// A limit that somebody set, which is exact: "50 %" and not "50.0 %".
pub fn limit(unit: Unit, value: f64) -> String {
    let text = number(unit, value);
    match text.split_once('\u{a0}') {
        Some((digits, name)) if digits.contains('.') => {
            with_unit(digits.trim_end_matches('0').trim_end_matches('.'), name)
        }
        _ => text,
    }
}

/// A name for the unit in machine-readable output, where numbers are plain and unscaled.
pub fn symbol(unit: Unit) -> &'static str {
    match unit {
        Unit::Seconds => "s",
        Unit::Share | Unit::Ratio | Unit::Count => "1",
        Unit::Bytes => "B",
        Unit::BytesPerSecond => "B/s",
        Unit::PerSecond => "1/s",
        Unit::Cores => "cores",
        Unit::Bits => "bit",
        Unit::Joules => "J",
        Unit::Watts => "W",
    }
}

/// The same text in ASCII alone, for terminals and logs that know nothing else.
pub fn ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\0'..='\x7f' => out.push(c),
            '±' => out.push_str("+-"),
            'µ' | 'μ' => out.push('u'),
            '\u{a0}' | '\u{202f}' | '\u{2009}' => out.push(' '),
            '…' => out.push('~'),
            '–' | '—' | '−' | '‐' | '‑' | '─' => out.push('-'),
            '·' | '•' => out.push('-'),
            '→' => out.push_str("->"),
            '×' => out.push('x'),
            '÷' => out.push('/'),
            '≤' => out.push_str("<="),
            '≥' => out.push_str(">="),
            '≈' => out.push('~'),
            '‘' | '’' => out.push('\''),
            '“' | '”' => out.push('"'),
            _ => out.push('?'),
        }
    }
    out
}

const MINUTES_FROM: f64 = 120.0;

const PREFIXES: [(f64, &str); 5] = [(1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T"), (1e15, "P")];

fn with_unit(number: &str, unit: &str) -> String {
    format!("{number}\u{a0}{unit}")
}

struct Scale {
    factor: f64,
    name: &'static str,
}

/// What the last digit of a number with this error is worth.
fn step(error: f64) -> f64 {
    let first = 10f64.powf(error.log10().floor());
    match error / first {
        size if size < 1.95 => first / 10.0,
        // What is rounded up to 10 has two digits then.
        _ => first,
    }
}

fn nearest(value: f64, step: f64) -> f64 {
    (value / step).round() * step
}

/// The nearest multiple of `last`, with at most so many decimals.
fn fixed(value: f64, last: f64, most: usize) -> String {
    let decimals = (0..most)
        .find(|places| last * 10f64.powi(*places as i32) >= 0.9999)
        .unwrap_or(most);
    let text = format!("{:.decimals$}", nearest(value, last));
    if text.trim_start_matches('-').chars().all(|c| matches!(c, '0' | '.')) {
        text.replace('-', "")
    } else {
        text
    }
}

/// Decimals of a number of three digits; for nothing, those of its error.
fn decimals_of_three(value: f64, error: f64) -> usize {
    match if value == 0.0 { error } else { value.abs() } {
        size if size < 9.995 => 2,
        size if size < 99.95 => 1,
        _ => 0,
    }
}

impl Scale {
    /// For a value with its error: that of the value, unless the error is far larger.
    fn beside(unit: Unit, value: f64, error: f64) -> Self {
        match unit {
            Unit::Share => Scale {
                factor: 0.01,
                name: "%",
            },
            Unit::Cores => Scale {
                factor: 1.0,
                name: "cores",
            },
            Unit::Bits => Scale {
                factor: 1.0,
                name: "bit",
            },
            Unit::Count => (PREFIXES.into_iter().rev())
                .find(|(factor, _)| value.abs() >= 1e5 && value.abs() >= 0.9995 * factor)
                .map_or(Scale { factor: 1.0, name: "" }, |(factor, name)| Scale { factor, name }),
            _ if value == 0.0 => Scale::of(unit, error),
            _ => Scale::of(unit, value.abs().max(error / 100.0)),
        }
    }

    fn of(unit: Unit, value: f64) -> Self {
        const KI: f64 = 1024.0;
        let steps: &[(f64, &'static str)] = match unit {
            Unit::Seconds => &[(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms"), (1.0, "s")],
            Unit::Bytes => &[
                (1.0, "B"),
                (KI, "KiB"),
                (KI * KI, "MiB"),
                (KI * KI * KI, "GiB"),
                (KI * KI * KI * KI, "TiB"),
                (KI * KI * KI * KI * KI, "PiB"),
            ],
            Unit::BytesPerSecond => &[
                (1.0, "B/s"),
                (1e3, "kB/s"),
                (1e6, "MB/s"),
                (1e9, "GB/s"),
                (1e12, "TB/s"),
                (1e15, "PB/s"),
            ],
            Unit::PerSecond => &[(1.0, "/s"), (1e3, "k/s"), (1e6, "M/s"), (1e9, "G/s"), (1e12, "T/s")],
            Unit::Joules => &[(1e-3, "mJ"), (1.0, "J"), (1e3, "kJ"), (1e6, "MJ"), (1e9, "GJ")],
            Unit::Watts => &[(1e-3, "mW"), (1.0, "W"), (1e3, "kW"), (1e6, "MW")],
            Unit::Share | Unit::Ratio | Unit::Count | Unit::Cores | Unit::Bits => &[(1.0, "")],
        };
        // 999.6 would be shown as "1000", so a step is left a little before its end.
        let fits = |factor: f64| value.abs() >= 0.9995 * factor;
        let zero = || steps.iter().find(|(factor, _)| *factor == 1.0).unwrap_or(&steps[0]);
        let &(factor, name) = if value == 0.0 {
            zero()
        } else {
            steps.iter().rev().find(|(f, _)| fits(*f)).unwrap_or(&steps[0])
        };
        Scale { factor, name }
    }
}

/// What the last digit of a shown value is worth.
fn last_digit(unit: Unit, value: f64) -> f64 {
    let of = |value: f64| match value.abs() {
        size if size < 0.0005 => 0.0,
        size if size < 9.995 => 0.01,
        size if size < 99.95 => 0.1,
        _ => 1.0,
    };
    match unit {
        Unit::Share => 0.001,
        Unit::Seconds if value.abs() >= MINUTES_FROM => 1.0,
        Unit::Count => 0.0,
        Unit::Ratio | Unit::Cores | Unit::Bits => of(value),
        _ => {
            let scale = Scale::of(unit, value);
            of(value / scale.factor) * scale.factor
        }
    }
}

/// Three significant digits, or as few as an integer has.
fn digits(value: f64) -> String {
    if value.fract() == 0.0 && value.abs() < 1e4 {
        format!("{value:.0}")
    } else {
        three(value)
    }
}

/// Three significant digits.
fn three(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 {
        "0".into()
    } else if !(0.0005..1e21).contains(&size) {
        format!("{value:.2e}")
    } else if size < 9.995 {
        format!("{value:.2}").replace("-0.00", "0.00")
    } else if size < 99.95 {
        format!("{value:.1}")
    } else {
        format!("{value:.0}")
    }
}

fn share(value: f64) -> String {
    let percent = value * 100.0;
    let text = if percent == 0.0 {
        "0".into()
    } else if percent.abs() < 0.1 {
        if percent > 0.0 { "<0.1".into() } else { ">-0.1".into() }
    } else if percent.abs() > 99.95 && percent.abs() < 100.0 {
        ">99.9".into()
    } else if percent.abs() >= 99.95 {
        format!("{percent:.0}")
    } else {
        format!("{percent:.1}")
    };
    with_unit(&text, "%")
}

fn seconds(value: f64) -> String {
    if value.abs() < MINUTES_FROM - 0.5 {
        let scale = Scale::of(Unit::Seconds, value);
        return with_unit(&three(value / scale.factor), scale.name);
    }
    let sign = if value < 0.0 { "-" } else { "" };
    let whole = value.abs().round() as u64;
    let (days, hours, minutes, rest) = (whole / 86_400, whole / 3600 % 24, whole / 60 % 60, whole % 60);
    if days > 0 {
        format!("{sign}{days}\u{a0}d\u{a0}{hours:02}\u{a0}h")
    } else if hours > 0 {
        format!("{sign}{hours}\u{a0}h\u{a0}{minutes:02}\u{a0}min")
    } else {
        format!("{sign}{minutes}\u{a0}min\u{a0}{rest:02}\u{a0}s")
    }
}

/// Exact below a hundred thousand; above, three digits and a prefix. The exact number is in report.json.
fn count(value: f64) -> String {
    if value.abs() < 1e5 {
        return if value.fract() == 0.0 {
            format!("{value:.0}")
        } else {
            digits(value)
        };
    }
    let fits = |(factor, _): &&(f64, &str)| value.abs() >= 0.9995 * factor;
    let (factor, name) = PREFIXES.iter().rev().find(fits).unwrap_or(&PREFIXES[0]);
    with_unit(&digits(value / factor), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(unit: Unit, value: f64) -> String {
        number(unit, value).replace('\u{a0}', " ")
    }

    #[track_caller]
    fn all(unit: Unit, cases: &[(f64, &str)]) {
        for (value, text) in cases {
            assert_eq!(shown(unit, *value), *text, "{unit:?} {value}");
        }
    }

    #[test]
    fn seconds_grow_from_nanoseconds_to_days() {
        let cases = [
            (0.0, "0 s"),
            (12e-9, "12.0 ns"),
            (1.5e-6, "1.50 µs"),
            (0.0123, "12.3 ms"),
            (0.9999, "1.00 s"),
            (1.234, "1.23 s"),
            (59.94, "59.9 s"),
            (119.4, "119 s"),
            (119.6, "2 min 00 s"),
            (245.0, "4 min 05 s"),
            (3600.0, "1 h 00 min"),
            (90_000.0, "1 d 01 h"),
        ];
        all(Unit::Seconds, &cases);
    }

    #[test]
    fn shares_have_one_decimal_and_never_round_something_to_nothing_or_to_all() {
        let cases = [
            (0.0, "0 %"),
            (0.00004, "<0.1 %"),
            (0.001, "0.1 %"),
            (0.0762, "7.6 %"),
            (0.621, "62.1 %"),
            (0.99996, ">99.9 %"),
            (1.0, "100 %"),
            (1.437, "144 %"),
        ];
        all(Unit::Share, &cases);
        assert_eq!(measured(Unit::Share, 1.0, Some(0.001)).0, ">99.8\u{a0}%");
    }

    #[test]
    fn sizes_are_binary_and_rates_are_decimal() {
        all(
            Unit::Bytes,
            &[
                (0.0, "0 B"),
                (-0.0, "0 B"),
                (64.0, "64 B"),
                (1536.0, "1.50 KiB"),
                (1023.9 * 1024.0, "1.00 MiB"),
                (1.18e9, "1.10 GiB"),
            ],
        );
        all(
            Unit::BytesPerSecond,
            &[(0.97, "0.97 B/s"), (94.2e6, "94.2 MB/s"), (999.9e6, "1.00 GB/s")],
        );
        all(Unit::PerSecond, &[(12.0, "12 /s"), (1.234e6, "1.23 M/s")]);
    }

    #[test]
    fn counts_are_exact_until_they_cannot_be_read() {
        all(
            Unit::Count,
            &[
                (0.0, "0"),
                (12_345.0, "12345"),
                (99_999.0, "99999"),
                (1_234_567.0, "1.23 M"),
                (2.5, "2.50"),
            ],
        );
    }

    #[test]
    fn the_rest() {
        all(
            Unit::Ratio,
            &[
                (0.871, "0.87"),
                (1.0, "1"),
                (123456.0, "123456"),
                (2.2295e148, "2.23e148"),
            ],
        );
        all(
            Unit::Cores,
            &[(3.25e-4, "<0.01 cores"), (1.0, "1 core"), (1.98, "1.98 cores")],
        );
        all(Unit::Bits, &[(256.0, "256 bit")]);
        all(Unit::Joules, &[(1234.0, "1.23 kJ")]);
        all(Unit::Watts, &[(0.25, "250 mW"), (210.4, "210 W")]);
        all(Unit::Seconds, &[(f64::NAN, "not a number")]);
    }

    #[test]
    fn a_number_has_no_more_digits_than_its_error_allows() {
        let shown = |unit, value, error: f64| within(unit, value, Some(error / SHOWN_ERRORS)).replace('\u{a0}', " ");
        let cases = [
            (Unit::Share, 0.414, 0.031, "41 % ± 3 %"),
            (Unit::Share, 0.414, 0.012, "41.4 % ± 1.2 %"),
            (Unit::Share, 0.5458, 0.098, "55 % ± 10 %"),
            (Unit::Share, 0.4552, 0.2077, "46 % ± 21 %"),
            (Unit::Share, 0.2275, 0.1748, "23 % ± 17 %"),
            (Unit::Share, 0.414, 0.004, "41.4 % ± 0.4 %"),
            (Unit::Share, 0.414, 0.0004, "41.4 %"),
            (Unit::Share, 0.0004, 0.001, "less than 0.1 %"),
            (Unit::Share, 0.9997, 0.003, "more than 99.7 %"),
            (Unit::Share, 0.0, 0.003, "less than 0.3 %"),
            (Unit::Share, 0.5, 1.85, "an unknown part"),
            (Unit::Share, 0.012, 0.017, "less than 2.9 %"),
            (Unit::Ratio, 0.988, 0.18, "0.99 ± 0.18"),
            (Unit::Ratio, 0.79, 0.61, "0.8 ± 0.6"),
            (Unit::Seconds, 8.634, 0.64, "8.6 s ± 0.6 s"),
            (Unit::Seconds, 0.0335, 0.36, "less than 400 ms"),
            (Unit::Seconds, 0.0, 0.02, "less than 20 ms"),
            (Unit::Seconds, 1e-6, 0.02, "less than 20 ms"),
            (Unit::Seconds, 245.0, 23.0, "4 min 10 s ± 20 s"),
            (Unit::Seconds, 245.0, 0.4, "4 min 05 s"),
            (Unit::BytesPerSecond, 389e6, 23e6, "390 MB/s ± 20 MB/s"),
            (Unit::BytesPerSecond, 389e6, 0.29e6, "389 MB/s"),
            (Unit::BytesPerSecond, 389e6, 0.6e6, "389 MB/s ± 1 MB/s"),
            (Unit::BytesPerSecond, 1.12e6, 0.86e6, "1.1 MB/s ± 0.9 MB/s"),
            (Unit::Count, 1.234e6, 5e4, "1.23 M ± 0.05 M"),
            (Unit::Count, 1.456, 0.3, "1.5 ± 0.3"),
            (Unit::Cores, 1.02, 0.3, "1.0 cores ± 0.3 cores"),
            (Unit::Seconds, 0.9994, 0.2, "1.0 s ± 0.2 s"),
            (Unit::Bytes, 1023.4 * 1024.0, 20_480.0, "1.00 MiB ± 0.02 MiB"),
            (Unit::Share, 0.0, 0.04, "less than 4 %"),
            (Unit::Share, 0.002, 0.04, "less than 4 %"),
        ];
        for (unit, value, error, text) in cases {
            assert_eq!(shown(unit, value, error), text, "{unit:?} {value} {error}");
        }
        assert_eq!(within(Unit::Seconds, 1.5, None), number(Unit::Seconds, 1.5));
    }

    /// Whatever the scale: the last digit of the value is the last digit of its error.
    #[test]
    fn a_value_ends_where_its_error_ends() {
        let decimals = |text: &str| {
            let digits: String = text
                .trim_start_matches("±\u{a0}")
                .chars()
                .take_while(|c| !c.is_whitespace())
                .collect();
            digits.split_once('.').map_or(0, |(_, after)| after.len())
        };
        for unit in Unit::ALL {
            for power in -40..40 {
                for part in [0.004, 0.013, 0.07, 0.3, 0.96] {
                    let value = 1.234_567 * 10f64.powf(f64::from(power) / 4.0);
                    let (shown, error) = measured(unit, value, Some(value * part));
                    let odd =
                        shown.contains('<') || shown.contains("min") || shown.contains(" h") || shown.contains('e');
                    if !error.is_empty() && !odd && decimals(&shown) > 0 {
                        assert_eq!(decimals(&shown), decimals(&error), "{unit:?} {value}: {shown} {error}");
                    }
                }
            }
        }
    }

    #[test]
    fn limits_have_no_digits_for_show() {
        let shown = |unit, value| limit(unit, value).replace('\u{a0}', " ");
        assert_eq!(shown(Unit::Share, 0.5), "50 %");
        assert_eq!(shown(Unit::Share, 0.125), "12.5 %");
        assert_eq!(shown(Unit::Seconds, 0.05), "50 ms");
        assert_eq!(shown(Unit::BytesPerSecond, 1e8), "100 MB/s");
        assert_eq!(shown(Unit::Count, 1000.0), "1000");
    }

    #[test]
    fn every_number_has_an_ascii_form() {
        assert_eq!(
            ascii(&format!(
                "{} {}",
                number(Unit::Seconds, 1.5e-6),
                measured(Unit::Share, 0.5, Some(0.01)).1
            )),
            "1.50 us +- 2 %"
        );
    }
}
