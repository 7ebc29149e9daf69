//! One number per line, for spreadsheets and scripts.

use crate::Weighing;
use text::csv_record;

/// The file: what was compared, the parts of the cost, and every run.
pub fn write(weighing: &Weighing) -> String {
    let mut out = String::from("kind,id,unit,value,low,high\n");
    let mut line = |kind: &str, id: &str, unit: &str, value: f64, interval: Option<(f64, f64)>| {
        let (low, high) = interval.map_or_else(Default::default, |(low, high)| (low.to_string(), high.to_string()));
        out += &csv_record(&[kind, id, unit, &value.to_string(), &low, &high]);
    };
    for each in &weighing.comparisons {
        let unit = if each.unit.is_empty() { "own" } else { &each.unit };
        line("without", &each.id, unit, each.without, None);
        line("with", &each.id, unit, each.with, None);
        line("ratio", &each.id, "1", each.ratio, each.low.zip(each.high));
    }
    for cost in &weighing.costs {
        line("cost", &cost.id, "s", cost.seconds, None);
        if let Some(count) = cost.count {
            line("count", &cost.id, "1", count, None);
        }
    }
    if let Some(share) = weighing.stated_share {
        line("stated", "overhead_share", "1", share, None);
    }
    for (number, pair) in (1..).zip(&weighing.pairs) {
        for (which, run) in [("without", &pair.without), ("with", &pair.with)] {
            line(
                &format!("run-{which}"),
                &format!("elapsed-{number}"),
                "s",
                run.elapsed_s,
                None,
            );
            line(
                &format!("run-{which}"),
                &format!("command-{number}"),
                "s",
                run.command_s,
                None,
            );
            if let Some(merit) = run.merit {
                line(&format!("run-{which}"), &format!("merit-{number}"), "own", merit, None);
            }
        }
    }
    out
}
