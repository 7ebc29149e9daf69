//! `report.json`: the Report itself, for programs. Its schema is docs/report.schema.json.

use crate::Report;

/// The JSON text, indented, ended by a newline.
pub fn write(report: &Report) -> String {
    text::json(report)
}

/// The JSON schema of a report, indented, ended by a newline: docs/report.schema.json.
pub fn schema() -> String {
    let mut schema = schemars::schema_for!(Report);
    schema.insert("title".into(), "Steelyard report, version 1".into());
    text::json(&schema)
}

/// Reads what [`write`] wrote. An error where the text is no report.
pub fn read(text: &str) -> Result<Report, serde_json::Error> {
    serde_json::from_str(text)
}
