//! The result in sentences, the same in every format.

use crate::{LEAST_VALUES, Stop, Weighing};
use text::Unit;
use text::number;

/// "1.019".
pub fn ratio(value: f64) -> String {
    match value.abs() {
        size if size < 10.0 => format!("{value:.4}"),
        _ => format!("{value:.1}"),
    }
}

/// A change with its sign: "+1.9 %".
pub fn change(share: f64) -> String {
    let percent = share * 100.0;
    // A difference that the digits shown do not feel has no sign.
    let digits = match percent.abs() {
        size if size < 0.005 => return "0\u{a0}%".into(),
        size if size < 10.0 => 2,
        size if size < 1000.0 => 1,
        _ => 0,
    };
    format!("{percent:+.digits$}\u{a0}%").replace('-', "−")
}

/// A number in the unit of a comparison; a figure of merit has none that we know.
pub fn quantity(unit: &str, value: f64) -> String {
    match unit {
        "s" => seconds(value),
        _ => format!("{}", rounded(value)),
    }
}

/// Four digits: differences of a per cent are to be seen.
fn seconds(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.1}\u{a0}s"),
        value if value >= 1.0 => format!("{value:.3}\u{a0}s"),
        value if value >= 1e-3 => format!("{:.2}\u{a0}ms", value * 1e3),
        value => number(Unit::Seconds, value),
    }
}

fn rounded(value: f64) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return value;
    }
    let scale = 10f64.powi(4 - value.abs().log10().floor() as i32);
    (value * scale).round() / scale
}

/// What it came to, in a sentence or two.
pub fn verdict(weighing: &Weighing) -> String {
    let Some(elapsed) = weighing.elapsed() else {
        return "No pair of runs was compared.".into();
    };
    let tool = &weighing.tool;
    let mut text = match elapsed.cost_interval() {
        None => format!(
            "With {tool} the command took {} in {}; an interval needs {LEAST_VALUES} pairs.",
            longer(elapsed.cost()),
            pairs(weighing)
        ),
        Some((low, high)) if low <= 0.0 && high >= 0.0 => format!(
            "What {tool} costs cannot be told from noise: it changes the elapsed time by between {} and {}.",
            change(low),
            change(high)
        ),
        Some((low, high)) => format!(
            "With {tool} the command takes {}: between {} and {}.",
            longer(elapsed.cost()),
            change(low),
            change(high)
        ),
    };
    for other in weighing.comparisons.iter().filter(|other| other.id != "elapsed") {
        let Some((low, high)) = other.cost_interval() else {
            continue;
        };
        let label = match other.id.as_str() {
            "command" => "Of the command alone it is",
            _ => "By the program's own figure it is",
        };
        text.push_str(&format!(
            " {label} {}, between {} and {}.",
            change(other.cost()),
            change(low),
            change(high)
        ));
    }
    text
}

fn longer(cost: f64) -> String {
    match change(cost).trim_start_matches(['+', '−']) {
        same if same.starts_with("0\u{a0}") => "as long".into(),
        size if cost > 0.0 => format!("{size} longer"),
        size => format!("{size} less"),
    }
}

/// "12 pairs of runs".
pub fn pairs(weighing: &Weighing) -> String {
    match weighing.pairs.len() {
        1 => "one pair of runs".into(),
        n => format!("{n} pairs of runs"),
    }
}

/// How it was measured, sentences.
pub fn method(weighing: &Weighing) -> Vec<String> {
    let warm_up = if weighing.warm_up {
        ", after one that is not counted"
    } else {
        ""
    };
    let stop = match weighing.stop {
        Stop::Within => format!(
            "It stopped when every interval reached at most {} to either side.",
            change(weighing.rule.within).trim_start_matches('+')
        ),
        Stop::Runs => "It stopped after as many pairs as were asked for.".into(),
        Stop::Time => "It stopped when its time was over.".into(),
    };
    vec![
        format!(
            "{} by turns, which of the two first by lot (seed {}){warm_up}. {stop}",
            text::capital(&pairs(weighing)),
            weighing.seed
        ),
        "Ratios are of the two runs of a pair, so that what changes slowly on the machine is in neither. The interval, by \
         Wilcoxon's signed ranks, holds the truth 19 times in 20."
            .into(),
    ]
}

/// What the runs' own reports say, beside what was measured; `None` for another tool.
pub fn stated(weighing: &Weighing) -> Option<String> {
    let share = weighing.stated_share?;
    Some(format!(
        "The reports of these runs state a cost of {} of the ranks' time.",
        change(share).trim_start_matches('+')
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_signs_and_few_digits() {
        let shown = |share: f64| change(share).replace('\u{a0}', " ");
        assert_eq!(shown(0.0194), "+1.94 %");
        assert_eq!(shown(-0.0194), "−1.94 %");
        assert_eq!(shown(0.00001), "0 %");
        assert_eq!(shown(1.5), "+150.0 %");
        assert_eq!(shown(25.0), "+2500 %");
    }

    #[test]
    fn figures_of_merit_keep_five_digits() {
        assert_eq!(quantity("", 123_456.7), "123460");
        assert_eq!(quantity("", 0.012_345_67), "0.012346");
        assert_eq!(quantity("s", 0.5).replace('\u{a0}', " "), "500.00 ms");
    }
}
