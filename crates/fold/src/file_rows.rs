//! When rows of `files` are of one file, and what is then kept of each. Folding and merging go by the same rules.

use format::file_counters::{COUNTERS, HISTOGRAMS, LONGEST, SPANS};
use format::tables::{FileRow, FileUse, NONE, Str, Tables};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

/// What tells files apart. A file of a known file system is known by its inode and its birth, whatever its name; all
/// else by its name. A data set is known by its file, too, whose row must have moved already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// File system, inode, birth.
    Inode(u32, u64, u64),
    /// File system and name.
    Name(u32, Str),
    /// File and name in it.
    Part(u32, Str),
}

impl Key {
    /// That of a row.
    pub fn of(row: &FileRow) -> Self {
        match *row {
            FileRow { parent, path, .. } if parent != NONE => Self::Part(parent, path),
            FileRow {
                filesystem,
                inode,
                birth_ns,
                ..
            } if filesystem != NONE && inode != 0 => Self::Inode(filesystem, inode, birth_ns),
            FileRow { filesystem, path, .. } => Self::Name(filesystem, path),
        }
    }
}

/// One row of two that are of one file: the least of its names, the most that is known. `compare` is of texts.
pub fn combine(a: FileRow, b: FileRow, compare: impl Fn(Str, Str) -> Ordering) -> FileRow {
    let named = if compare(a.path, b.path).then_with(|| compare(a.class, b.class)).is_le() {
        a
    } else {
        b
    };
    let (stripe_count, stripe_bytes) = (a.stripe_count, a.stripe_bytes).max((b.stripe_count, b.stripe_bytes));
    FileRow {
        filesystem: a.filesystem.min(b.filesystem),
        path: named.path,
        inode: a.inode.max(b.inode),
        class: named.class,
        parent: a.parent,
        members: a.members.max(b.members),
        size_bytes: a.size_bytes.max(b.size_bytes),
        block_bytes: a.block_bytes.max(b.block_bytes),
        mode: a.mode.max(b.mode),
        stripe_count,
        stripe_bytes,
        hints: if compare(a.hints, b.hints).is_ge() {
            a.hints
        } else {
            b.hints
        },
        comm_size: a.comm_size.max(b.comm_size),
        birth_ns: a.birth_ns.max(b.birth_ns),
    }
}

/// Members of each file: as many as each process used of a folded row, by whatever interface, and 1 of all others.
pub fn count_members(tables: &mut Tables) {
    let mut used: BTreeMap<(u32, u32), u64> = BTreeMap::new();
    for (n, &file) in tables.file_uses.file.iter().enumerate() {
        let most = used.entry((file, tables.file_uses.process[n])).or_default();
        *most = tables.file_uses.members[n].max(*most);
    }
    let mut folded = vec![0u64; tables.files.len()];
    for ((file, _), members) in used {
        if let Some(sum) = folded.get_mut(file as usize) {
            *sum = sum.saturating_add(members);
        }
    }
    tables.files.members = folded.into_iter().map(|members| members.max(1)).collect();
}

/// Rows that name a file by its path alone, or by an inode without a birth, go to the row that knows it better, once
/// all rows of the run are there: before, it is not known which that is.
pub fn settle(tables: &mut Tables) {
    let files = &tables.files;
    let mut best: HashMap<(u32, Str), u32> = HashMap::new();
    let mut born: HashMap<(u32, u64), Option<u32>> = HashMap::new();
    let whole = |row: &FileRow| row.parent == NONE && row.filesystem != NONE && row.inode != 0;
    for (n, row) in (0..).zip(files.rows()).filter(|(_, row)| whole(row)) {
        let known = best.entry((row.filesystem, row.path)).or_insert(n);
        let age = |row: FileRow| (row.birth_ns, row.inode);
        if age(row) > age(files.row(*known)) {
            *known = n;
        }
        if row.birth_ns != 0 {
            // Of two files with the same inode, none is meant.
            let of_inode = born.entry((row.filesystem, row.inode));
            of_inode.and_modify(|only| *only = None).or_insert(Some(n));
        }
    }
    let goes_to = |n: u32| {
        let row = files.row(n);
        if row.parent != NONE || row.filesystem == NONE {
            return n;
        }
        let by_path = best.get(&(row.filesystem, row.path)).copied();
        match (row.inode, row.birth_ns) {
            (0, _) => by_path.unwrap_or(n),
            (inode, 0) => {
                let by_path = by_path.filter(|&other| files.inode[other as usize] == inode);
                let by_inode = born.get(&(row.filesystem, inode)).copied().flatten();
                by_path.filter(|&other| other != n).or(by_inode).unwrap_or(n)
            }
            _ => n,
        }
    };
    // The better row is never one that goes elsewhere: it has an inode, and a birth unless none of them has.
    let target: Vec<u32> = (0..files.len() as u32)
        .map(|n| {
            let first = goes_to(n);
            goes_to(first)
        })
        .collect();
    if (0..).zip(&target).all(|(n, &to)| n == to) {
        return;
    }
    let mut rows: Vec<FileRow> = files.rows().collect();
    for (n, &to) in target.iter().enumerate().filter(|&(n, &to)| n != to as usize) {
        // The name that the better row has is kept.
        let other = FileRow {
            path: rows[to as usize].path,
            class: rows[to as usize].class,
            ..rows[n]
        };
        rows[to as usize] = combine(rows[to as usize], other, |a, b| a.cmp(&b));
    }
    let kept = |n: usize| target[n] as usize == n;
    let mut numbers = vec![NONE; rows.len()];
    for (number, n) in (0..).zip((0..rows.len()).filter(|&n| kept(n))) {
        numbers[n] = number;
    }
    let moved = |row: u32| target.get(row as usize).map_or(NONE, |&to| numbers[to as usize]);
    tables.files = rows
        .iter()
        .enumerate()
        .filter(|&(n, _)| kept(n))
        .map(|(_, row)| FileRow {
            parent: if row.parent == NONE { NONE } else { moved(row.parent) },
            ..*row
        })
        .collect();
    let uses = tables.file_uses.rows().map(|row| FileUse {
        file: moved(row.file),
        ..row
    });
    tables.file_uses = added_up(uses.collect()).into_iter().collect();
    for file in &mut tables.accesses.file {
        *file = moved(*file);
    }
    count_members(tables);
}

/// Sorted by process, file and interface, several of the same made one.
pub fn added_up(mut uses: Vec<FileUse>) -> Vec<FileUse> {
    let key = |row: &FileUse| (row.process, row.file, row.interface);
    uses.sort_by_key(key);
    let mut sums: Vec<FileUse> = Vec::with_capacity(uses.len());
    for row in uses {
        match sums.last_mut() {
            Some(last) if key(last) == key(&row) => *last = sum(last, &row),
            _ => sums.push(row),
        }
    }
    sums
}

fn earliest(a: i64, b: i64) -> i64 {
    match (a, b) {
        (-1, other) | (other, -1) => other,
        (a, b) => a.min(b),
    }
}

/// The most frequent of two lists of values and counts; among equals the larger value.
pub fn most_common<const KEPT: usize>(values: impl Iterator<Item = (u64, u64)>) -> ([u64; KEPT], [u64; KEPT]) {
    let mut counts: BTreeMap<u64, u64> = BTreeMap::new();
    for (value, count) in values.filter(|&(_, count)| count > 0) {
        let sum = counts.entry(value).or_default();
        *sum = sum.saturating_add(count);
    }
    let mut order: Vec<(u64, u64)> = counts.into_iter().map(|(value, count)| (count, value)).collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    let at = |n: usize| order.get(n).copied().unwrap_or_default();
    (std::array::from_fn(|n| at(n).1), std::array::from_fn(|n| at(n).0))
}

/// What two rows of one process, file and interface say together.
fn sum(a: &FileUse, b: &FileUse) -> FileUse {
    let mut sum = *a;
    for counter in COUNTERS {
        let value = (counter.place)(&mut sum);
        *value = counter.kind.both(*value, (counter.value)(b));
    }
    // Asked by a function that changes a row.
    let mut b = *b;
    for longest in LONGEST {
        let (time, size) = (longest.place)(&mut sum);
        let (other_time, other_size) = (longest.place)(&mut b);
        (*time, *size) = (*time, *size).max((*other_time, *other_size));
    }
    for span in SPANS.iter() {
        let (start, end) = (span.place)(&mut sum);
        let (other_start, other_end) = (span.place)(&mut b);
        (*start, *end) = (earliest(*start, *other_start), (*end).max(*other_end));
    }
    for histogram in HISTOGRAMS {
        let more = *(histogram.place)(&mut b);
        for (calls, more) in (histogram.place)(&mut sum).iter_mut().zip(more) {
            *calls = calls.saturating_add(more);
        }
    }
    sum.members = a.members.max(b.members);
    sum.uncounted = a.uncounted.max(b.uncounted);
    sum.common_exact = a.common_exact.min(b.common_exact);
    let both = |values: [[u64; 4]; 2], counts: [[u64; 4]; 2]| {
        let pairs = values.into_iter().flatten().zip(counts.into_iter().flatten());
        most_common::<4>(pairs)
    };
    (sum.access_size, sum.access_count) = both([a.access_size, b.access_size], [a.access_count, b.access_count]);
    (sum.stride, sum.stride_count) = both([a.stride, b.stride], [a.stride_count, b.stride_count]);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(filesystem: u32, path: u32, inode: u64, birth_ns: u64) -> FileRow {
        FileRow {
            filesystem,
            path: Str(path),
            inode,
            birth_ns,
            parent: NONE,
            ..FileRow::default()
        }
    }

    fn used(process: u32, file: u32, unlinks: u64) -> FileUse {
        FileUse {
            process,
            file,
            unlinks,
            ..FileUse::default()
        }
    }

    #[test]
    fn a_name_goes_to_the_file_that_has_it() {
        let mut t = Tables::default();
        let part = FileRow {
            parent: 1,
            ..row(NONE, 9, 0, 0)
        };
        t.files = [
            row(0, 1, 0, 0),
            row(0, 1, 7, 100),
            row(0, 1, 7, 200),
            row(0, 2, 8, 0),
            row(0, 3, 8, 300),
            row(0, 4, 0, 0),
            part,
            row(1, 1, 0, 0),
        ]
        .into_iter()
        .collect();
        t.file_uses = (0..8).map(|file| used(0, file, 1 << file)).collect();
        settle(&mut t);
        let kept: Vec<_> = t
            .files
            .rows()
            .map(|row| (row.path.0, row.inode, row.birth_ns))
            .collect();
        let expected = [(1, 7, 100), (1, 7, 200), (3, 8, 300), (4, 0, 0), (9, 0, 0), (1, 0, 0)];
        assert_eq!(kept, expected);
        assert_eq!(t.files.parent[4], 0);
        let uses: Vec<_> = t.file_uses.rows().map(|row| (row.file, row.unlinks)).collect();
        assert_eq!(uses, [(0, 2), (1, 1 + 4), (2, 8 + 16), (3, 32), (4, 64), (5, 128)]);
        let before = t.clone();
        settle(&mut t);
        assert_eq!(t, before);
    }

    #[test]
    fn members_are_those_of_all_processes() {
        let mut t = Tables {
            files: [row(0, 1, 0, 0), row(0, 2, 0, 0)].into_iter().collect(),
            ..Tables::default()
        };
        let uses = [(0, 0, 5), (0, 0, 7), (1, 0, 1), (0, 1, 0), (1, 1, 0)];
        t.file_uses = uses
            .map(|(process, file, members)| FileUse {
                members,
                ..used(process, file, 0)
            })
            .into_iter()
            .collect();
        count_members(&mut t);
        assert_eq!(t.files.members, [8, 1]);
    }

    #[test]
    fn the_most_common_values_are_those_of_all() {
        let (values, counts) = most_common::<4>([(8, 3), (4, 2), (8, 4), (16, 2), (1, 1), (2, 1), (9, 0)].into_iter());
        assert_eq!((values, counts), ([8, 16, 4, 2], [7, 2, 2, 1]));
    }
}
