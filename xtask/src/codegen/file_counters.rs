//! The counters of a file among the fields of `file_use` in `api/records.toml`: columns of profiles, and how they are
//! recorded, put together, and called by Darshan.

use std::fmt::Write;

use anyhow::{Context, ensure};
use serde::Deserialize;

use super::records::{Field, Records};
use crate::output::Outputs;

/// What a counter is.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Calls,
    Asked,
    Bytes,
    Time,
    Most,
    Longest,
    LongestSize,
    Start,
    End,
    Bins,
    Common,
}

/// A counter with the name of its column.
struct Counter<'a> {
    field: &'a Field,
    kind: Kind,
    column: String,
}

impl Counter<'_> {
    fn column_type(&self) -> String {
        match self.kind {
            Kind::Start | Kind::End => "i64".into(),
            Kind::Bins => "[u64; IO_BINS]".into(),
            Kind::Common => "[u64; COMMON]".into(),
            _ => "u64".into(),
        }
    }

    fn name(&self) -> &str {
        &self.field.name
    }

    /// Darshan's name, of what has one or none.
    fn darshan(&self) -> anyhow::Result<&str> {
        match self.field.darshan.as_slice() {
            [] => Ok(""),
            [name] => Ok(name),
            _ => anyhow::bail!("{}: more than one counter of Darshan", self.name()),
        }
    }
}

fn counters(records: &Records) -> anyhow::Result<Vec<Counter<'_>>> {
    fn counter(field: &Field) -> Option<Counter<'_>> {
        let Field { name, counter, .. } = field;
        let cycles = name.strip_suffix("_tsc").map(|stem| format!("{stem}_ns"));
        Some(Counter {
            field,
            kind: (*counter)?,
            column: cycles.unwrap_or_else(|| name.clone()),
        })
    }
    let counters: Vec<Counter> = records.fields("file_use")?.iter().filter_map(counter).collect();
    for Counter { field, kind, .. } in &counters {
        let kinds = match kind {
            Kind::Bins => "u64[IO_BINS]",
            Kind::Common => "u64[COMMON]",
            _ => "u64",
        };
        ensure!(field.kind == kinds, "{}: a counter of this kind is {kinds}", field.name);
        let cycles = matches!(kind, Kind::Time | Kind::Longest | Kind::Start | Kind::End);
        ensure!(
            field.name.ends_with("_tsc") == cycles,
            "{}: cycles, and nothing else, end in _tsc",
            field.name
        );
    }
    Ok(counters)
}

/// The rows of two kinds that belong together, the one behind the other.
fn pairs<'a, 'b>(
    counters: &'a [Counter<'b>],
    first: Kind,
    second: Kind,
) -> anyhow::Result<Vec<(&'a Counter<'b>, &'a Counter<'b>)>> {
    let mut pairs = Vec::new();
    for (at, counter) in counters.iter().enumerate().filter(|(_, counter)| counter.kind == first) {
        let next = counters.get(at + 1).filter(|next| next.kind == second);
        pairs.push((
            counter,
            next.with_context(|| format!("{}: its second row is missing", counter.name()))?,
        ));
    }
    let seconds = counters.iter().filter(|counter| counter.kind == second).count();
    ensure!(
        seconds == pairs.len(),
        "a row of kind {second:?} follows none of kind {first:?}"
    );
    Ok(pairs)
}

/// Adds `crates/format/src/gen/file_counters.rs`.
pub fn generate(records: &Records, outputs: &mut Outputs) -> anyhow::Result<()> {
    outputs.add_rust("crates/format/src/gen/file_counters.rs", &rust_module(records)?)
}

fn rust_module(records: &Records) -> anyhow::Result<String> {
    let counters = counters(records)?;
    let mut text = String::from(HEAD);
    text += "/// Declares tables, and among them one that has the counters of a file behind some columns and before others.\n\
             macro_rules! with_file_counters {\n(\
             $tables:ident {$($before:tt)*} [$($head:tt)*] {$($first:tt)*} {$($last:tt)*} {$($after:tt)*}) => {\n\
             $tables! {\n$($before)*\n$($head)* {\n$($first)*\n";
    for counter in &counters {
        let doc = counter.field.column.as_ref().unwrap_or(&counter.field.doc);
        writeln!(text, "/// {doc}\n{}: {},", counter.column, counter.column_type())?;
    }
    text += "$($last)*\n}\n$($after)*\n}\n};\n}\npub(crate) use with_file_counters;\n\n";
    text += "/// All that are one number each.\npub static COUNTERS: &[Counter] = &[\n";
    for counter in &counters {
        let kind = match counter.kind {
            Kind::Calls | Kind::Asked | Kind::Bytes | Kind::Time | Kind::Most => counter.kind,
            _ => continue,
        };
        let (name, column, darshan) = (counter.name(), &counter.column, &counter.field.darshan);
        writeln!(
            text,
            "Counter {{ name: {column:?}, kind: Kind::{kind:?}, darshan: &{darshan:?}, recorded: |from| from.{name}, \
             value: |row| row.{column}, place: |row| &mut row.{column} }},"
        )?;
    }
    text += "];\n\n/// The longest calls.\npub static LONGEST: &[Longest] = &[\n";
    for (time, size) in pairs(&counters, Kind::Longest, Kind::LongestSize)? {
        writeln!(
            text,
            "Longest {{ name: {:?}, darshan: [{:?}, {:?}], recorded: |from| (from.{}, from.{}), place: |row| (&mut row.{}, &mut row.{}) }},",
            time.column,
            time.darshan()?,
            size.darshan()?,
            time.name(),
            size.name(),
            time.column,
            size.column
        )?;
    }
    let spans = pairs(&counters, Kind::Start, Kind::End)?;
    writeln!(
        text,
        "];\n\n/// First and last moments.\npub static SPANS: [Span; {}] = [",
        spans.len()
    )?;
    for (start, end) in spans {
        writeln!(
            text,
            "Span {{ darshan: [{:?}, {:?}], recorded: |from| (from.{}, from.{}), place: |row| (&mut row.{start}, &mut row.{end}), \
             columns: |table| [&mut table.{start}, &mut table.{end}] }},",
            start.darshan()?,
            end.darshan()?,
            start.name(),
            end.name(),
            start = start.column,
            end = end.column,
        )?;
    }
    text += "];\n\n/// Calls by size.\npub static HISTOGRAMS: &[Histogram] = &[\n";
    for counter in counters.iter().filter(|counter| counter.kind == Kind::Bins) {
        writeln!(
            text,
            "Histogram {{ name: {:?}, darshan: {:?}, recorded: |from| &from.{}, place: |row| &mut row.{} }},",
            counter.column,
            counter.darshan()?,
            counter.name(),
            counter.column
        )?;
    }
    text += "];\n";
    Ok(text)
}

const HEAD: &str =
    "//! What a process counts of each file. Made from `api/records.toml` by `cargo xtask codegen`; do not edit.

use super::records::{FileUse as Recorded, IO_BINS};
use crate::tables::{FileUse, FileUses};

/// What a counter counts, and so how two become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Calls; added.
    Calls,
    /// Calls that move no data, opens apart; added.
    Asked,
    /// Bytes; added.
    Bytes,
    /// Cycles where they are recorded, nanoseconds in a profile; added.
    Time,
    /// The largest of something.
    Most,
}

impl Kind {
    /// Two values as one.
    pub fn both(self, a: u64, b: u64) -> u64 {
        match self {
            Self::Most => a.max(b),
            Self::Calls | Self::Asked | Self::Bytes | Self::Time => a.saturating_add(b),
        }
    }
}

/// A counter of a file: a field of a region, a column of a profile.
pub struct Counter {
    /// Its column.
    pub name: &'static str,
    /// What it counts.
    pub kind: Kind,
    /// Darshan's counters that say the same.
    pub darshan: &'static [&'static str],
    /// As it was recorded.
    pub recorded: fn(&Recorded) -> u64,
    /// In a row.
    pub value: fn(&FileUse) -> u64,
    /// In a row, to be changed.
    pub place: fn(&mut FileUse) -> &mut u64,
}

/// The longest call: its time, and what it moved.
pub struct Longest {
    /// The column of its time.
    pub name: &'static str,
    /// Darshan's counters that say the same; empty for none.
    pub darshan: [&'static str; 2],
    /// As it was recorded, in cycles and bytes.
    pub recorded: fn(&Recorded) -> (u64, u64),
    /// In a row, in nanoseconds and bytes.
    pub place: fn(&mut FileUse) -> (&mut u64, &mut u64),
}

/// The start of the first call and the end of the last.
pub struct Span {
    /// Darshan's counters that say the same; empty for none.
    pub darshan: [&'static str; 2],
    /// As they were recorded, readings of the cycle counter; 0 stands for none.
    pub recorded: fn(&Recorded) -> (u64, u64),
    /// In a row, -1 none.
    pub place: fn(&mut FileUse) -> (&mut i64, &mut i64),
    /// In all rows.
    pub columns: fn(&mut FileUses) -> [&mut Vec<i64>; 2],
}

/// Calls by size; see [`IO_BIN_LIMITS`](super::records::IO_BIN_LIMITS).
pub struct Histogram {
    /// Its column.
    pub name: &'static str,
    /// How the names of Darshan's counters that say the same begin.
    pub darshan: &'static str,
    /// As it was recorded.
    pub recorded: fn(&Recorded) -> &[u64; IO_BINS],
    /// In a row.
    pub place: fn(&mut FileUse) -> &mut [u64; IO_BINS],
}

";

#[cfg(test)]
mod tests {
    use super::{Records, rust_module};
    use crate::codegen::records;
    use crate::output::Outputs;

    /// The table of the tree with one row more.
    fn with(row: &str) -> anyhow::Result<Records> {
        let table = std::fs::read_to_string(crate::root().join("api/records.toml"))?;
        let before = table.find("  { name = \"errors\"").expect("a row of file_use");
        // One counter takes eight bytes of the record.
        let table = format!("{}  {row},\n{}", &table[..before], &table[before..]);
        Ok(toml::from_str(&table.replace("size = 1088", "size = 1152"))?)
    }

    /// A row is a field in C and in Rust, a column with its sentence, and a counter that folding, merging and Darshan's
    /// logs go by.
    #[test]
    fn a_row_is_all_that_a_counter_needs() {
        let row =
            "{ name = \"locks\", type = \"u64\", doc = \"Locks taken.\", counter = \"asked\", darshan = [\"LOCKS\"] }";
        let records = with(row).expect("a sound row");
        let mut outputs = Outputs::default();
        records::generate(&records, &mut outputs).expect("made");
        let all: String = rust_module(&records).expect("made").split_whitespace().collect();
        let expected = [
            "///Lockstaken.locks:u64,",
            "Counter{name:\"locks\",kind:Kind::Asked,darshan:&[\"LOCKS\"],recorded:|from|from.locks,value:|row|row.locks,place:|row|&mutrow.locks}",
        ];
        let expected = expected.map(|text| text.replace(' ', ""));
        for text in &expected {
            assert!(all.contains(text.as_str()), "{text} is not in {all}");
        }
        for (file, text) in [
            ("collector/gen/records.h", "    uint64_t locks;"),
            ("crates/format/src/gen/records.rs", "    pub locks: u64,"),
        ] {
            assert!(outputs.get(file).expect("generated").contains(text), "{file}");
        }
    }

    #[test]
    fn a_row_that_says_two_things_is_refused() {
        for row in [
            "{ name = \"locks_tsc\", type = \"u64\", doc = \"d\", counter = \"calls\" }",
            "{ name = \"locks\", type = \"u32\", doc = \"d\", counter = \"calls\" }",
            "{ name = \"locks_start_tsc\", type = \"u64\", doc = \"d\", counter = \"start\" }",
        ] {
            assert!(rust_module(&with(row).expect("a row")).is_err(), "{row}");
        }
    }
}
