//! docs/comparison.schema.json, scaling.schema.json and history.schema.json are the schemas of the types that `--format json` writes.

use crate::{Comparison, history::History, scaling::Scaling};
use schemars::schema_for;
use std::path::Path;

#[test]
fn each_published_schema_is_fresh() {
    for (name, mut schema) in [
        ("comparison", schema_for!(Comparison)),
        ("scaling", schema_for!(Scaling)),
        ("history", schema_for!(History)),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/{name}.schema.json"));
        schema.insert("title".into(), format!("Steelyard {name}, version 1").into());
        let text = text::json(&schema);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).is_ok_and(|published| published == text),
            "docs/{name}.schema.json is stale: make documents writes it"
        );
    }
}
