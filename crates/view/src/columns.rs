//! A scene as bytes: "SYVIEW1\n", the length of the head (u32, little-endian), the head (JSON, UTF-8), zeros up to a
//! multiple of 8, then columns, each at a multiple of 8 from there. [`COLUMNS`] lists them.

use serde::Serialize;
use std::io::Write;

/// First bytes of a scene.
const MAGIC: &[u8; 8] = b"SYVIEW1\n";

/// Every column of a scene: its name, its type, and what is in a row of it. `ID` is that of a strip.
pub const COLUMNS: &[(&str, &str, &str)] = &[
    ("rank.number", "u32", "Of a rank: its number."),
    ("rank.node", "u32", "Its node."),
    ("rank.start", "f64", "Seconds from the start of the run to its own."),
    ("rank.end", "f64", "And to its end."),
    ("rank.class", "f64", "Seconds by class, rank by rank (ranks × classes)."),
    (
        "time.class",
        "f32",
        "Share of all ranks' time, class by class (classes × bins).",
    ),
    (
        "strip.ID.mean",
        "f32",
        "Of a bin: the mean; not a number where not known.",
    ),
    ("strip.ID.min", "f32", "The least."),
    ("strip.ID.max", "f32", "The most."),
    ("strip.ID.sd", "f32", "The standard deviation."),
    ("strip.ID.low", "u32", "Index of the rank (or node) with the least."),
    ("strip.ID.high", "u32", "And with the most."),
    (
        "node.parent",
        "u32",
        "Of a node of the tree of functions, row 0 its root: the row of its parent.",
    ),
    ("node.function", "u32", "Text."),
    ("node.module", "u32", "Text."),
    ("node.kind", "u8", "`NODE_KIND`."),
    (
        "path.parent",
        "u32",
        "Of a calling context down to the line, row 0 the root: its parent, which comes before it.",
    ),
    ("path.node", "u32", "Its node."),
    ("path.file", "u32", "Text."),
    ("path.line", "u32", "0 not known."),
    ("path.instruction", "u8", "Of a leaf: `INSTRUCTIONS`."),
    (
        "path.inlined",
        "u8",
        "1: the compiler put the function into its caller.",
    ),
    ("cells.path", "u32", "What was seen: where …"),
    ("cells.class", "u8", "in which class,"),
    ("cells.thread", "u8", "in whose time (`THREAD`),"),
    ("cells.row", "u16", "by which row of ranks,"),
    ("cells.bin", "u16", "in which bin of `Document.cells`,"),
    (
        "cells.ticks",
        "f32",
        "for how many ticks, summed over the ranks of the row.",
    ),
];

/// Values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// Bytes.
    U8(Vec<u8>),
    /// 16 bits.
    U16(Vec<u16>),
    /// 32 bits.
    U32(Vec<u32>),
    /// Single precision; not a number where not known.
    F32(Vec<f32>),
    /// Double precision.
    F64(Vec<f64>),
}

impl Column {
    /// As the head names its type.
    pub(crate) fn type_name(&self) -> &'static str {
        match self {
            Column::U8(_) => "u8",
            Column::U16(_) => "u16",
            Column::U32(_) => "u32",
            Column::F32(_) => "f32",
            Column::F64(_) => "f64",
        }
    }

    /// Values.
    pub fn len(&self) -> usize {
        match self {
            Column::U8(values) => values.len(),
            Column::U16(values) => values.len(),
            Column::U32(values) => values.len(),
            Column::F32(values) => values.len(),
            Column::F64(values) => values.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Column::U8(values) => out.extend_from_slice(values),
            Column::U16(values) => values.iter().for_each(|value| out.extend(value.to_le_bytes())),
            Column::U32(values) => values.iter().for_each(|value| out.extend(value.to_le_bytes())),
            Column::F32(values) => values.iter().for_each(|value| out.extend(value.to_le_bytes())),
            Column::F64(values) => values.iter().for_each(|value| out.extend(value.to_le_bytes())),
        }
    }
}

macro_rules! from_vec {
    ($($type:ty => $Variant:ident),+) => { $(
        impl From<Vec<$type>> for Column {
            fn from(values: Vec<$type>) -> Column {
                Column::$Variant(values)
            }
        }
    )+ };
}

from_vec!(u8 => U8, u16 => U16, u32 => U32, f32 => F32, f64 => F64);

/// Columns by name, in the order in which they were added.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Columns(Vec<(String, Column)>);

#[derive(Serialize)]
struct ColumnHead<'a> {
    name: &'a str,
    r#type: &'static str,
    offset: usize,
    length: usize,
}

#[derive(Serialize)]
struct Head<'a, D> {
    document: &'a D,
    columns: Vec<ColumnHead<'a>>,
}

fn padded(length: usize) -> usize {
    length.next_multiple_of(8)
}

impl Columns {
    /// Adds a column.
    pub fn add(&mut self, name: impl Into<String>, column: impl Into<Column>) {
        self.0.push((name.into(), column.into()));
    }

    /// Adds all columns of others.
    pub fn append(&mut self, mut others: Columns) {
        self.0.append(&mut others.0);
    }

    /// A column by name.
    pub fn get(&self, name: &str) -> Option<&Column> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, column)| column)
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// Bytes of the columns when they are packed.
    pub(crate) fn packed(&self) -> usize {
        let mut packer = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::default());
        for (_, column) in &self.0 {
            let mut bytes = Vec::new();
            column.write(&mut bytes);
            // Writing to memory does not fail.
            let _ = packer.write_all(&bytes);
        }
        packer.finish().map_or(usize::MAX, |packed| packed.len())
    }

    /// The scene's bytes.
    pub(crate) fn to_bytes(&self, document: &impl Serialize) -> Vec<u8> {
        let (mut heads, mut data) = (Vec::with_capacity(self.0.len()), Vec::new());
        for (name, column) in &self.0 {
            heads.push(ColumnHead {
                name,
                r#type: column.type_name(),
                offset: data.len(),
                length: column.len(),
            });
            column.write(&mut data);
            data.resize(padded(data.len()), 0);
        }
        let head = Head {
            document,
            columns: heads,
        };
        // A document holds texts, numbers and lists alone, so it always serialises.
        let head = serde_json::to_vec(&head).unwrap_or_default();
        let mut out = Vec::with_capacity(padded(12 + head.len()) + data.len());
        out.extend_from_slice(MAGIC);
        out.extend_from_slice(&u32::try_from(head.len()).unwrap_or(u32::MAX).to_le_bytes());
        out.extend_from_slice(&head);
        out.resize(padded(out.len()), 0);
        out.extend_from_slice(&data);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_lies_at_a_multiple_of_eight() {
        let mut columns = Columns::default();
        columns.add("a", vec![7u8, 8, 9]);
        columns.add("b", vec![0x0102_0304u32]);
        columns.add("c", vec![1.5f64]);
        let bytes = columns.to_bytes(&"x");
        assert_eq!(&bytes[..8], MAGIC);
        let size = u32::from_le_bytes(bytes[8..12].try_into().unwrap()) as usize;
        let head: serde_json::Value = serde_json::from_slice(&bytes[12..12 + size]).unwrap();
        assert_eq!(head["document"], "x");
        let start = padded(12 + size);
        let offsets: Vec<u64> = (head["columns"].as_array().unwrap().iter())
            .map(|column| column["offset"].as_u64().unwrap())
            .collect();
        assert_eq!(offsets, [0, 8, 16]);
        assert_eq!(head["columns"][1]["type"], "u32");
        assert_eq!(&bytes[start..start + 3], [7, 8, 9]);
        assert_eq!(&bytes[start + 8..start + 12], [4, 3, 2, 1]);
        assert_eq!(bytes[start + 16..], 1.5f64.to_le_bytes());
    }
}
