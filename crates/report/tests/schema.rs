//! docs/report.schema.json is the schema of the Report type, and the small run's JSON is what the type says.

use crate::small;
use std::path::Path;
use steelyard_report::json;

#[test]
fn the_published_schema_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/report.schema.json");
    let text = json::schema();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == text,
        "docs/report.schema.json is stale: make documents writes it"
    );
}

#[test]
fn json_reads_back_as_the_same_report() {
    let mut report = small::report();
    let text = json::write(&report);
    // What is for pages alone is not in it.
    report.profile = None;
    assert!(json::read(&text).unwrap() == report);
    assert!(json::read(&text[..text.len() / 2]).is_err());
}
