//! docs/format.md lists every table and column, from the declaration itself.

use std::fmt::Write;
use steelyard_format::tables::table_docs;

const BEGIN: &str = "<!-- tables:begin";
const END: &str = "<!-- tables:end -->";

fn tables() -> String {
    let mut text = String::new();
    for table in table_docs() {
        write!(
            text,
            "\n#### {}\n\n{}\n\n| Column | Type | Meaning |\n|---|---|---|\n",
            table.name, table.doc
        )
        .unwrap();
        for column in table.columns {
            let dtype = column.dtype.replace('|', "\\|");
            writeln!(
                text,
                "| `{}` | `{dtype}` | {} |",
                column.name,
                column.doc.replace('|', "\\|")
            )
            .unwrap();
        }
    }
    text.push('\n');
    text
}

#[test]
fn the_format_document_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/format.md");
    let old = std::fs::read_to_string(path).unwrap();
    let begin = old.find(BEGIN).expect("the first marker");
    let begin = begin + old[begin..].find('\n').expect("a line after it") + 1;
    let end = old.find(END).expect("the last marker");
    let new = format!("{}{}{}", &old[..begin], tables(), &old[end..]);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, new).unwrap();
    } else {
        assert!(
            new == old,
            "docs/format.md is stale: UPDATE=1 cargo test -p steelyard-format rewrites it"
        );
    }
}

#[test]
fn every_table_and_column_is_said_in_a_sentence() {
    for table in table_docs() {
        assert!(table.doc.ends_with('.'), "{}", table.name);
        for column in table.columns {
            assert!(column.doc.ends_with('.'), "{}/{}", table.name, column.name);
        }
    }
}
