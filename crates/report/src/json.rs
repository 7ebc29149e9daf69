//! `report.json`: the Report itself, for programs. Its schema is docs/report.schema.json.

use crate::Report;

/// The JSON text, indented, ended by a newline.
pub fn write(report: &Report) -> String {
    // A Report holds strings, finite numbers and vectors alone, so it always serialises.
    let mut text = serde_json::to_string_pretty(report).unwrap_or_default();
    text.push('\n');
    escaped(text)
}

/// The same with what a terminal would obey, or show otherwise than it stands there, as `\u…`: such characters are in strings alone.
fn escaped(text: String) -> String {
    let obeyed = |c: char| matches!(c, '\u{7f}'..='\u{9f}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    match text.contains(obeyed) {
        false => text,
        true => text.chars().fold(String::with_capacity(text.len()), |mut all, c| {
            match obeyed(c) {
                true => all.push_str(&format!("\\u{:04x}", c as u32)),
                false => all.push(c),
            }
            all
        }),
    }
}

/// The JSON schema of a report, indented, ended by a newline: docs/report.schema.json.
pub fn schema() -> String {
    let mut schema = schemars::schema_for!(Report);
    schema.insert("title".into(), "Steelyard report, version 1".into());
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}

/// Reads what [`write`] wrote.
pub fn read(text: &str) -> Result<Report, serde_json::Error> {
    serde_json::from_str(text)
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_a_terminal_obeys_is_escaped() {
        let text = "{\"name\": \"a\u{9b}2J\u{202e}é\"}";
        let shown = escaped(text.to_string());
        assert_eq!(shown, "{\"name\": \"a\\u009b2J\\u202eé\"}");
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(read(&shown), read(text));
    }
}
