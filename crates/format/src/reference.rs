//! Which columns are row numbers of which tables. Readers check them by this list, and merging renumbers by it.

use crate::Error;
use crate::tables::{NONE, Tables};

/// A column of row numbers.
pub struct Reference {
    /// Member name without `.npy`.
    pub column: &'static str,
    /// The table whose rows it names.
    pub target: &'static str,
    /// Whether `NONE` may stand in it.
    pub optional: bool,
    /// The column.
    pub values: fn(&mut Tables) -> &mut [u32],
    /// Rows of the table it names.
    pub rows: fn(&Tables) -> usize,
}

macro_rules! references {
    ($( $table:ident . $column:ident => $target:ident $($optional:ident)?; )+) => {
        /// Every column of row numbers.
        pub const REFERENCES: &[Reference] = &[$( Reference {
            column: concat!(stringify!($table), "/", stringify!($column)),
            target: stringify!($target),
            optional: references!(@ $($optional)?),
            values: |tables| &mut tables.$table.$column,
            rows: |tables| tables.$target.len(),
        } ),+];
    };
    (@ optional) => { true };
    (@) => { false };
}

references! {
    processes.node => nodes;
    threads.process => processes;
    frames.module => modules optional;
    frames.outer => frames optional;
    contexts.parent => contexts;
    contexts.frame => frames optional;
    sites.process => processes;
    sites.call => calls;
    sites.frame => frames optional;
    math.process => processes;
    math.call => calls;
    math.frame => frames optional;
    parallel_regions.process => processes;
    parallel_regions.frame => frames optional;
    messages.process => processes;
    node_messages.node => nodes;
    node_messages.peer => nodes;
    messages_received.process => processes;
    samples.process => processes;
    samples.thread => threads;
    samples.call => calls;
    samples.context => contexts;
    samples.wait => waits;
    samples.region => regions;
    regions.parent => regions;
    region_uses.process => processes;
    region_uses.region => regions;
    region_values.process => processes;
    process_series.process => processes;
    node_series.node => nodes;
    accelerator_series.node => nodes;
    devices.process => processes;
    kernels.process => processes;
    device_copies.process => processes;
    device_series.process => processes;
    losses.process => processes;
    absent.node => nodes optional;
    filesystems.node => nodes optional;
    baselines.filesystem => filesystems optional;
    baselines.node => nodes optional;
    files.filesystem => filesystems optional;
    files.parent => files optional;
    file_uses.process => processes;
    file_uses.file => files;
    io_series.process => processes;
    accesses.process => processes;
    accesses.thread => threads optional;
    accesses.file => files;
    accesses.call => calls;
    events.process => processes;
    events.thread => threads;
    events.call => calls;
    events.frame => frames optional;
    shared_lines.process => processes;
    shared_lines.thread => threads;
    shared_lines.frame => frames;
    working_sets.process => processes;
    working_sets.frame => frames;
    io_failures.process => processes;
    io_failures.call => calls;
    io_failures.frame => frames optional;
    storage.node => nodes;
    storage.filesystem => filesystems optional;
}

/// Fails on the first row that names a row that is not there, on a context or region before its parent, on frames that are
/// inlined in a circle, on a data set that lies in no file, and on a text number outside `strings`.
pub(crate) fn check(tables: &mut Tables, strings: usize) -> Result<(), Error> {
    let damaged = |member: &str, why: String| Error::Damaged {
        member: member.to_string(),
        why,
    };
    for reference in REFERENCES {
        let rows = (reference.rows)(tables);
        for (row, &value) in (reference.values)(tables).iter().enumerate() {
            if value as usize >= rows && !(reference.optional && value == NONE) {
                let target = reference.target;
                return Err(damaged(
                    reference.column,
                    format!("row {row} names row {value} of {target}, which has {rows}"),
                ));
            }
        }
    }
    for (column, values) in tables.string_columns() {
        if let Some((row, value)) = values.iter().enumerate().find(|(_, value)| value.0 as usize >= strings) {
            return Err(damaged(
                column,
                format!("row {row} names text {} of {strings}", value.0),
            ));
        }
    }
    for (column, parents) in [
        ("contexts/parent", &tables.contexts.parent),
        ("regions/parent", &tables.regions.parent),
    ] {
        if let Some((row, _)) = (parents.iter().enumerate()).find(|&(row, &parent)| parent as usize >= row.max(1)) {
            return Err(damaged(column, format!("row {row} comes before its parent")));
        }
    }
    let parents = &tables.files.parent;
    let inside = |parent: u32| parent != NONE && parents[parent as usize] != NONE;
    if let Some(row) = parents.iter().position(|&parent| inside(parent)) {
        let why = format!("row {row} lies in a row that is no file of its own");
        return Err(damaged("files/parent", why));
    }
    check_inlining(&tables.frames.outer)
}

/// Follows each chain of inlined frames once.
fn check_inlining(outer: &[u32]) -> Result<(), Error> {
    let mut seen_from = vec![NONE; outer.len()];
    for start in 0..outer.len() {
        let mut row = start;
        while seen_from[row] == NONE {
            seen_from[row] = start as u32;
            match outer[row] {
                NONE => break,
                next if seen_from[next as usize] == start as u32 => {
                    let why = format!("row {row} is inlined into itself");
                    return Err(Error::Damaged {
                        member: "frames/outer".into(),
                        why,
                    });
                }
                next => row = next as usize,
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{Context, FileRow, Frame, table_docs};

    #[test]
    fn every_documented_reference_is_checked() {
        for table in table_docs() {
            for column in table.columns {
                let name = format!("{}/{}", table.name, column.name);
                let target = column
                    .doc
                    .strip_prefix("Row of `")
                    .and_then(|rest| rest.split_once('`'))
                    .map(|(t, _)| t);
                let listed = REFERENCES.iter().find(|reference| reference.column == name);
                assert_eq!(target, listed.map(|reference| reference.target), "{name}");
            }
        }
    }

    #[test]
    fn a_data_set_lies_in_a_file() {
        let mut tables = Tables::default();
        for parent in [NONE, 0, 0] {
            tables.files.push(FileRow {
                filesystem: NONE,
                parent,
                ..FileRow::default()
            });
        }
        assert!(check(&mut tables, 1).is_ok());
        for parent in [1, 2] {
            tables.files.parent[2] = parent;
            let refused = check(&mut tables, 1).unwrap_err().to_string();
            assert!(refused.contains("no file of its own"), "{refused}");
        }
    }

    #[test]
    fn circles_and_orphans_are_found() {
        let mut tables = Tables::default();
        tables.contexts.push(Context { parent: 0, frame: NONE });
        for outer in [1, NONE] {
            tables.frames.push(Frame {
                module: NONE,
                outer,
                ..Frame::default()
            });
        }
        assert!(check(&mut tables, 1).is_ok());
        tables.frames.outer[1] = 0;
        assert!(
            check(&mut tables, 1)
                .unwrap_err()
                .to_string()
                .contains("inlined into itself")
        );
        tables.frames.outer[1] = 7;
        assert!(
            check(&mut tables, 1)
                .unwrap_err()
                .to_string()
                .contains("names row 7 of frames, which has 2")
        );
        tables.frames.outer[1] = NONE;
        tables.contexts.push(Context { parent: 1, frame: NONE });
        assert!(
            check(&mut tables, 1)
                .unwrap_err()
                .to_string()
                .contains("before its parent")
        );
    }
}
