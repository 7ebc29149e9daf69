//! Putting what was gathered in order: texts first, by the alphabet; then what refers to texts only; then what refers
//! to that. Contexts, a tree, are numbered from the root, children by their frames. The long tables are put in order
//! column by column.

use super::gather::Gathered;
use super::moved;
use crate::file_rows;
use format::tables::{Baseline, Context, FileRow, Frame, NONE, Process, Region, Str, Tables};
use format::{Strings, Task, all_done, in_parallel};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

/// Texts and tables, in an order that depends on nothing but what they say.
pub fn ordered(gathered: Gathered) -> (Strings, Tables) {
    let Gathered {
        strings,
        mut tables,
        part_of_process,
        ..
    } = gathered;
    let t = &mut tables;
    let strings = order_texts(strings, t);
    let nodes = by(&mut t.nodes.name, |name| *name);
    t.nodes.select(&nodes.order);
    let modules = by_row(t.modules.len(), |n| t.modules.row(n));
    t.modules.select(&modules.order);
    let frames = order_frames(t, &modules);
    let calls = by_row(t.calls.len(), |n| (n != 0, t.calls.row(n)));
    t.calls.select(&calls.order);
    let contexts = order_contexts(t, &frames);
    let waits = by_row(t.waits.len(), |n| (n != 0, t.waits.row(n)));
    t.waits.select(&waits.order);
    let regions = order_regions(t);
    renumber(&mut t.processes.node, &nodes.map);
    let processes = order_processes(t, &part_of_process);
    let threads = order_threads(t, &processes);
    renumber(&mut t.filesystems.node, &nodes.map);
    let filesystems = by_row(t.filesystems.len(), |n| {
        let row = t.filesystems.row(n);
        match row.node {
            NONE => (NONE, row.kind, row.source),
            node => (node, row.mount, Str(0)),
        }
    });
    t.filesystems.select(&filesystems.order);
    let files = order_files(t, &filesystems.map);
    macro_rules! in_order {
        ($($table:ident by $first:ident, moved $($column:ident as $map:expr),+; keep |$row:ident| $keep:expr;)+) => {
            let mut tasks: Vec<Task<'_>> = Vec::new();
            $(
                let table = &mut t.$table;
                $( let $column: &[u32] = &$map; )+
                tasks.push(Box::new(move || {
                    $( renumber(&mut table.$column, $column); )+
                    let kept = |n: u32| { let $row = table.row(n); $keep };
                    let compared = |a: u32, b: u32| table.row(a).cmp(&table.row(b));
                    if let Some(order) = order(&table.$first, &kept, &compared) {
                        table.select(&order);
                    }
                }));
            )+
            all_done(tasks);
        };
    }
    // These refer to the tables above only. The longest first.
    in_order! {
        samples by process, moved process as processes, thread as threads, call as calls.map, context as contexts, wait as waits.map,
            region as regions;
            keep |row| ![row.process, row.thread, row.call, row.context, row.wait, row.region].contains(&NONE);
        sites by process, moved process as processes, call as calls.map, frame as frames;
            keep |row| row.process != NONE && row.call != NONE;
        math by process, moved process as processes, call as calls.map, frame as frames;
            keep |row| row.process != NONE && row.call != NONE;
        parallel_regions by process, moved process as processes, frame as frames;
            keep |row| row.process != NONE;
        region_uses by process, moved process as processes, region as regions;
            keep |row| row.process != NONE && row.region != NONE;
        region_values by process, moved process as processes; keep |row| row.process != NONE;
        messages by process, moved process as processes; keep |row| row.process != NONE;
        node_messages by node, moved node as nodes.map, peer as nodes.map; keep |row| row.node != NONE;
        messages_received by process, moved process as processes; keep |row| row.process != NONE;
        process_series by process, moved process as processes; keep |row| row.process != NONE;
        devices by process, moved process as processes; keep |row| row.process != NONE;
        kernels by process, moved process as processes; keep |row| row.process != NONE;
        device_copies by process, moved process as processes; keep |row| row.process != NONE;
        device_series by process, moved process as processes; keep |row| row.process != NONE;
        losses by process, moved process as processes; keep |row| row.process != NONE;
        file_uses by process, moved process as processes, file as files;
            keep |row| row.process != NONE && row.file != NONE;
        io_series by process, moved process as processes; keep |row| row.process != NONE;
        accesses by process, moved process as processes, thread as threads, file as files, call as calls.map;
            keep |row| row.process != NONE && row.file != NONE && row.call != NONE;
        events by process, moved process as processes, thread as threads, call as calls.map, frame as frames;
            keep |row| ![row.process, row.thread, row.call].contains(&NONE);
        shared_lines by process, moved process as processes, thread as threads, frame as frames;
            keep |row| ![row.process, row.thread, row.frame].contains(&NONE);
        working_sets by process, moved process as processes, frame as frames;
            keep |row| ![row.process, row.frame].contains(&NONE);
        io_failures by process, moved process as processes, call as calls.map, frame as frames;
            keep |row| row.process != NONE && row.call != NONE;
        node_series by node, moved node as nodes.map; keep |row| row.node != NONE;
        accelerator_series by node, moved node as nodes.map; keep |row| row.node != NONE;
        storage by node, moved node as nodes.map, filesystem as filesystems.map; keep |row| row.node != NONE;
        absent by node, moved node as nodes.map; keep |_row| true;
    }
    renumber(&mut t.baselines.filesystem, &filesystems.map);
    renumber(&mut t.baselines.node, &nodes.map);
    drop((contexts, files, threads, frames, regions));
    // A node is described in many parts, in the same words.
    macro_rules! once {
        ($($table:ident)+) => { $(
            let rows = t.$table.len() as u32;
            let first: Vec<u32> = (0..rows).filter(|&n| n == 0 || t.$table.row(n) != t.$table.row(n - 1)).collect();
            t.$table.select(&first);
        )+ };
    }
    once!(node_messages node_series accelerator_series absent storage);
    newest_baselines(t);
    file_rows::count_members(t);
    // Rows that were dropped leave texts behind that nothing uses.
    let strings = used(strings, t);
    (strings, tables)
}

/// Rows that are put in order at a time: enough to be worth handing out.
const PIECE: usize = 1 << 15;

/// The rows of a table in their order, and where each went.
struct Order {
    order: Vec<u32>,
    map: Vec<u32>,
}

fn by_row<K: Ord>(rows: usize, key: impl Fn(u32) -> K) -> Order {
    let mut order: Vec<u32> = (0..rows as u32).collect();
    order.sort_by_cached_key(|&n| key(n));
    let map = inverse(&order, rows);
    Order { order, map }
}

fn by<T: Copy, K: Ord>(column: &mut [T], key: impl Fn(&T) -> K) -> Order {
    by_row(column.len(), |n| key(&column[n as usize]))
}

fn inverse(order: &[u32], rows: usize) -> Vec<u32> {
    let mut map = vec![NONE; rows];
    for (number, &row) in (0..).zip(order) {
        map[row as usize] = number;
    }
    map
}

fn renumber(column: &mut [u32], map: &[u32]) {
    for row in column {
        *row = moved(map, *row);
    }
}

/// How two rows of a table compare, by what they say.
type Compared<'a> = dyn Fn(u32, u32) -> Ordering + Sync + 'a;

/// The rows that are kept, in order; `None` where they stand so. Rows of one `group` mostly do, and it is the first of
/// what rows are compared by.
///
/// It is one function for all tables, not one for each: a sort is long in the compiler.
fn order(group: &[u32], kept: &(dyn Fn(u32) -> bool + Sync), compared: &Compared<'_>) -> Option<Vec<u32>> {
    let rows = group.len() as u32;
    let follows = |n: u32| n == 0 || compared(n - 1, n).is_le();
    if (0..rows).all(|n| kept(n) && follows(n)) {
        return None;
    }
    let groups = group
        .iter()
        .filter(|&&n| n != NONE)
        .max()
        .map_or(0, |&most| most as usize + 1);
    // Of rows that refer to no group, the last place is theirs.
    let place = |n: u32| (group[n as usize] as usize).min(groups);
    let mut ends = vec![0u32; groups + 2];
    let mut dropped = 0;
    for n in 0..rows {
        let kept = kept(n);
        ends[place(n) + 1] += u32::from(kept);
        dropped += u32::from(!kept);
    }
    for n in 1..ends.len() {
        ends[n] += ends[n - 1];
    }
    let mut order = vec![0; ends[groups + 1] as usize];
    for n in (0..rows).filter(|&n| dropped == 0 || kept(n)) {
        let end = &mut ends[place(n)];
        order[*end as usize] = n;
        *end += 1;
    }
    let start = |group: usize| group.checked_sub(1).map_or(0, |before| ends[before] as usize);
    let mut pieces = vec![];
    let mut first = 0;
    for (group, &end) in ends.iter().enumerate().take(groups + 1) {
        if end as usize - start(first) >= PIECE || group == groups {
            pieces.push(first..group + 1);
            first = group + 1;
        }
    }
    let sorted = in_parallel(pieces.len(), |piece| {
        let of_piece = pieces[piece].clone();
        let offset = start(of_piece.start);
        let mut mine = order[offset..start(of_piece.end)].to_vec();
        for group in of_piece {
            let rows = &mut mine[start(group) - offset..start(group + 1) - offset];
            if !rows.is_sorted_by(|&a, &b| compared(a, b).is_le()) {
                rows.sort_unstable_by(|&a, &b| compared(a, b));
            }
        }
        mine
    });
    Some(sorted.concat())
}

/// By the alphabet.
fn order_texts(strings: Strings, tables: &mut Tables) -> Strings {
    let mut order: Vec<u32> = (0..strings.len() as u32).collect();
    order.sort_unstable_by(|&a, &b| strings.get(Str(a)).cmp(strings.get(Str(b))));
    let map = inverse(&order, strings.len());
    let mut sorted = Strings::default();
    for number in order {
        sorted.intern(strings.get(Str(number)));
    }
    for (_, column) in tables.string_columns() {
        for text in column.iter_mut() {
            text.0 = map[text.0 as usize];
        }
    }
    sorted
}

/// The texts that are used, in the same order.
fn used(strings: Strings, tables: &mut Tables) -> Strings {
    let mut used = vec![false; strings.len()];
    for (_, column) in tables.string_columns() {
        for text in column.iter() {
            used[text.0 as usize] = true;
        }
    }
    let mut kept = Strings::default();
    let texts = strings.iter().zip(used);
    let map: Vec<Str> = texts
        .map(|(text, used)| if used { kept.intern(text) } else { Str(0) })
        .collect();
    for (_, column) in tables.string_columns() {
        for text in column.iter_mut() {
            *text = map[text.0 as usize];
        }
    }
    kept
}

/// Real frames first, then those inlined into them, then those inlined into these, and so on.
fn order_frames(t: &mut Tables, modules: &Order) -> Vec<u32> {
    let rows = t.frames.len();
    renumber(&mut t.frames.module, &modules.map);
    // Frames stand behind those that they are inlined into.
    let mut depth = vec![0u32; rows];
    for n in 0..rows {
        if let Some(outer) = depth.get(t.frames.outer[n] as usize) {
            depth[n] = outer + 1;
        }
    }
    let mut levels: Vec<Vec<u32>> = Vec::new();
    for (n, depth) in (0..).zip(depth) {
        if levels.len() <= depth as usize {
            levels.resize(depth as usize + 1, Vec::new());
        }
        levels[depth as usize].push(n);
    }
    let mut map = vec![NONE; rows];
    let mut order = Vec::with_capacity(rows);
    for mut level in levels {
        level.sort_by_cached_key(|&n| {
            let row = t.frames.row(n);
            Frame {
                outer: moved(&map, row.outer),
                ..row
            }
        });
        for n in level {
            map[n as usize] = order.len() as u32;
            order.push(n);
        }
    }
    renumber(&mut t.frames.outer, &map);
    t.frames.select(&order);
    map
}

/// A tree in a table, of whose rows each has its parent and what tells it from those beside it: each row before those below it,
/// these by what tells them apart. `push` adds a row and gives its number; returns the numbers by row.
fn order_tree<K: Ord + Copy>(rows: &[(u32, K)], root: K, mut push: impl FnMut(u32, K) -> u32) -> Vec<u32> {
    let mut children: Vec<Vec<(K, u32)>> = vec![Vec::new(); rows.len()];
    for (n, &(parent, key)) in (0..).zip(rows).skip(1) {
        children[parent as usize].push((key, n));
    }
    let mut map = vec![0; rows.len()];
    let mut open = vec![(0, 0, root)];
    while let Some((row, parent, key)) = open.pop() {
        let number = push(parent, key);
        map[row as usize] = number;
        let mut below = std::mem::take(&mut children[row as usize]);
        below.sort_unstable_by(|a, b| b.cmp(a));
        open.extend(below.into_iter().map(|(key, child)| (child, number, key)));
    }
    map
}

fn order_contexts(t: &mut Tables, frames: &[u32]) -> Vec<u32> {
    let contexts = std::mem::take(&mut t.contexts);
    let rows: Vec<(u32, u32)> = (contexts.rows())
        .map(|row| (row.parent, moved(frames, row.frame)))
        .collect();
    order_tree(&rows, NONE, |parent, frame| t.contexts.push(Context { parent, frame }))
}

fn order_regions(t: &mut Tables) -> Vec<u32> {
    let regions = std::mem::take(&mut t.regions);
    let rows: Vec<(u32, Str)> = regions.rows().map(|row| (row.parent, row.name)).collect();
    order_tree(&rows, Str(0), |parent, name| t.regions.push(Region { parent, name }))
}

/// Ranks first. A process that several parts hold (its records were collected twice) is kept once, as it was last seen.
fn order_processes(t: &mut Tables, part: &[u32]) -> Vec<u32> {
    let key = |row: &Process| (row.node, row.pid, row.start_ns);
    let mut newest: HashMap<(u32, u32, i64), (Process, u32)> = HashMap::new();
    for (row, &part) in t.processes.rows().zip(part) {
        let of = newest.entry(key(&row)).or_insert((row, part));
        if (row.end_ns, row) > (of.0.end_ns, of.0) {
            *of = (row, part);
        }
    }
    let kept = |n: &u32| {
        let row = t.processes.row(*n);
        newest.get(&key(&row)) == Some(&(row, part[*n as usize]))
    };
    let mut order: Vec<u32> = (0..t.processes.len() as u32).filter(kept).collect();
    order.sort_by_cached_key(|&n| {
        let row = t.processes.row(n);
        (row.rank < 0, row.rank, row.node, row.start_ns, row.pid, row)
    });
    let map = inverse(&order, t.processes.len());
    t.processes.select(&order);
    map
}

/// By process; its first thread first.
fn order_threads(t: &mut Tables, processes: &[u32]) -> Vec<u32> {
    renumber(&mut t.threads.process, processes);
    let rows = t.threads.len();
    let mut order: Vec<u32> = (0..rows as u32)
        .filter(|&n| t.threads.process[n as usize] != NONE)
        .collect();
    order.sort_by_cached_key(|&n| {
        let row = t.threads.row(n);
        let first = t.processes.pid.get(row.process as usize) == Some(&row.tid);
        (row.process, !first, row.start_ns, row.tid, row)
    });
    let map = inverse(&order, rows);
    t.threads.select(&order);
    map
}

/// Files, then the data sets that lie in them.
fn order_files(t: &mut Tables, filesystems: &[u32]) -> Vec<u32> {
    renumber(&mut t.files.filesystem, filesystems);
    let rows = t.files.len();
    let mut map = vec![NONE; rows];
    let mut order = Vec::with_capacity(rows);
    for inside in [false, true] {
        let mine = |n: &u32| (t.files.parent[*n as usize] != NONE) == inside;
        let mut some: Vec<u32> = (0..rows as u32).filter(mine).collect();
        some.sort_by_cached_key(|&n| {
            let row: FileRow = t.files.row(n);
            let parent = moved(&map, row.parent);
            (parent, row.filesystem, row.path, row.inode, row.birth_ns)
        });
        for n in some {
            map[n as usize] = order.len() as u32;
            order.push(n);
        }
    }
    renumber(&mut t.files.parent, &map);
    t.files.select(&order);
    map
}

/// Of each test of a file system, the newest.
fn newest_baselines(t: &mut Tables) {
    let mut newest: BTreeMap<(u32, u32, Str, u32, u64), Baseline> = BTreeMap::new();
    for mut row in t.baselines.rows() {
        let mut of_memory = row.access_bytes;
        if row.filesystem != NONE {
            (row.node, of_memory) = (NONE, 0);
        }
        let key = (row.filesystem, row.node, row.test, row.processes, of_memory);
        let known = newest.entry(key).or_insert(row);
        if (row.measured_unix_s, row) > (known.measured_unix_s, *known) {
            *known = row;
        }
    }
    t.baselines = newest.into_values().collect();
}
