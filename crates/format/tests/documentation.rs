//! docs/format.md lists every table and column, and the layout of regions, from the declarations themselves.

use std::fmt::Write;
use steelyard_format::tables::table_docs;

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

/// The structures of api/records.toml, with the offsets of the generated reader.
fn region() -> String {
    let records: toml::Table = include_str!("../../../api/records.toml").parse().unwrap();
    let reader = include_str!("../src/gen/records.rs");
    let text = |table: &toml::Table, key: &str| {
        table
            .get(key)
            .map_or(String::new(), |value| value.as_str().unwrap().replace('|', "\\|"))
    };
    let list = |key: &str| {
        records[key]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry.as_table().unwrap())
    };
    let mut doc = String::new();
    for structure in list("struct") {
        let (name, size) = (text(structure, "name"), structure["size"].as_integer().unwrap());
        write!(doc, "\n#### {name}: {size} bytes\n\n{}\n\n", text(structure, "doc")).unwrap();
        doc.push_str("| Hex | Type | Name | Meaning |\n|---|---|---|---|\n");
        let words = name
            .split('_')
            .map(|word| word[..1].to_uppercase() + &word[1..])
            .collect::<String>();
        let reader = &reader[reader.find(&format!("impl {words} {{")).unwrap()..];
        for field in structure["fields"]
            .as_array()
            .unwrap()
            .iter()
            .map(|field| field.as_table().unwrap())
        {
            let field_name = text(field, "name");
            let constant = format!("const OFFSET_{}: usize = ", field_name.to_uppercase());
            let offset = reader[reader.find(&constant).unwrap() + constant.len()..]
                .split(';')
                .next()
                .unwrap();
            let offset: u64 = offset.parse().unwrap();
            writeln!(
                doc,
                "| {offset:04x} | `{}` | `{field_name}` | {} |",
                text(field, "type"),
                text(field, "doc")
            )
            .unwrap();
        }
    }
    for of in list("enum") {
        write!(
            doc,
            "\n#### {}\n\n{}\n\n| Value | Name | Meaning |\n|---|---|---|\n",
            text(of, "name"),
            text(of, "doc")
        )
        .unwrap();
        for value in of["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(|value| value.as_table().unwrap())
        {
            let name = format!("{}_{}", text(of, "prefix"), text(value, "name"));
            let constant = format!("pub const {name}: {} = ", text(of, "type"));
            let number = reader[reader.find(&constant).unwrap() + constant.len()..]
                .split(';')
                .next()
                .unwrap();
            writeln!(doc, "| {number} | `{name}` | {} |", text(value, "doc")).unwrap();
        }
    }
    doc.push_str("\n#### Constants\n\n| Value | Name | Meaning |\n|---|---|---|\n");
    for constant in list("const") {
        writeln!(
            doc,
            "| {} | `{}` | {} |",
            constant["value"],
            text(constant, "name"),
            text(constant, "doc")
        )
        .unwrap();
    }
    doc.push('\n');
    doc
}

/// The document with the lines between two markers replaced.
fn with(document: &str, name: &str, content: &str) -> String {
    let begin = document.find(&format!("<!-- {name}:begin")).expect("the first marker");
    let begin = begin + document[begin..].find('\n').expect("a line after it") + 1;
    let end = document.find(&format!("<!-- {name}:end -->")).expect("the last marker");
    format!("{}{content}{}", &document[..begin], &document[end..])
}

#[test]
fn the_format_document_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/format.md");
    let old = std::fs::read_to_string(path).unwrap();
    let new = with(&with(&old, "tables", &tables()), "region", &region());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, new).unwrap();
    } else {
        assert!(new == old, "docs/format.md is stale: make documents writes it");
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
