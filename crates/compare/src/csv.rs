//! The comparison as CSV: a row a line, plain and unscaled.

use crate::comparison::Comparison;
use serde::Serialize;
use serde_json::Value;
use text::csv_record;

const HEADING: &str = "kind,name,place,a_s,b_s,change_s,noise_s,sure,verdict,calls_a,calls_b,bytes_a,bytes_b,speedup,speedup_low,speedup_high";

/// The lines, the heading first. Numbers are seconds, calls and bytes per rank; what is not known is empty. The speedup
/// and its interval stand in the first row, the elapsed time's.
pub fn write(comparison: &Comparison) -> String {
    let plain = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    let mut out = format!("{HEADING}\n");
    for (at, row) in comparison.rows.iter().enumerate() {
        let speedup = comparison.speedup.filter(|_| at == 0);
        out.push_str(&csv_record(&[
            &id(row.kind),
            &row.name,
            &row.place,
            &plain(row.a),
            &plain(row.b),
            &plain(row.change),
            &plain(row.noise),
            &row.sure.to_string(),
            &id(row.verdict),
            &plain(row.count_a),
            &plain(row.count_b),
            &plain(row.bytes_a),
            &plain(row.bytes_b),
            &plain(speedup.map(|speedup| speedup.value)),
            &plain(speedup.and_then(|speedup| speedup.low)),
            &plain(speedup.and_then(|speedup| speedup.high)),
        ]));
    }
    out
}

/// The name that a kind or a verdict has in JSON.
fn id(of: impl Serialize) -> String {
    let name = serde_json::to_value(of).ok();
    name.as_ref().and_then(Value::as_str).unwrap_or_default().into()
}
