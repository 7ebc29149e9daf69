//! Merging parts of a run: in any order and any grouping the result is the same, to the byte.
//!
//! That holds because every table of the result is sorted by what its rows say, never by where they came from:
//! texts first, by the alphabet; then what refers to texts only; then what refers to that. Contexts, a tree, are
//! numbered from the root, children by their frames. What several parts hold alike is kept once.

use crate::Error;
use crate::file_rows::{self, Key};
use format::tables::{
    Absence, Baseline, Call, Context, FileRow, FileUse, Filesystem, Frame, Module, NONE, Node, Process, Str, Tables,
};
use format::{Profile, RunFacts, Strings};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

/// Merges parts. A report in them is dropped, for it is of its part only.
pub fn merge(parts: Vec<Profile>) -> Result<Profile, Error> {
    if parts.is_empty() {
        return Err(Error::NothingRecorded {
            path: PathBuf::from("."),
        });
    }
    let time = Time::of(&parts);
    let run = merge_facts(&parts, &time);
    let mut parts: Vec<Part> = parts.into_iter().map(Part::new).collect();
    let strings = merge_strings(&mut parts);
    let mut tables = Tables::default();
    merge_nodes(&mut tables, &mut parts);
    merge_modules(&mut tables, &mut parts);
    merge_frames(&mut tables, &mut parts);
    merge_calls(&mut tables, &mut parts);
    merge_contexts(&mut tables, &mut parts);
    for part in &mut parts {
        time.shift(part);
    }
    merge_processes(&mut tables, &mut parts);
    merge_threads(&mut tables, &mut parts);
    merge_filesystems(&mut tables, &mut parts);
    merge_files(&mut tables, &mut parts);
    merge_rest(&mut tables, &parts);
    file_rows::count_members(&mut tables);
    // Rows that were dropped leave texts behind that nothing uses.
    let strings = compacted(strings, &mut tables);
    let manifest = format::Manifest {
        format: format::FORMAT.into(),
        version: format::VERSION,
        tool_version: env!("CARGO_PKG_VERSION").into(),
        size_bins: format::tables::size_bin_limits().to_vec(),
        io_bins: format::tables::io_bin_limits().to_vec(),
        run,
    };
    Ok(Profile {
        manifest,
        strings,
        tables,
        report_json: None,
    })
}

/// A part and where its rows went, by table.
struct Part {
    tables: Tables,
    strings: Strings,
    facts: RunFacts,
    nodes: Vec<u32>,
    modules: Vec<u32>,
    frames: Vec<u32>,
    calls: Vec<u32>,
    contexts: Vec<u32>,
    processes: Vec<u32>,
    threads: Vec<u32>,
    filesystems: Vec<u32>,
    files: Vec<u32>,
}

impl Part {
    fn new(profile: Profile) -> Self {
        let Profile {
            manifest,
            strings,
            tables,
            ..
        } = profile;
        let rows = || Vec::new();
        let (nodes, modules, frames, calls) = (rows(), rows(), rows(), rows());
        let (contexts, processes, threads) = (rows(), rows(), rows());
        let (filesystems, files) = (rows(), rows());
        Self {
            tables,
            strings,
            facts: manifest.run,
            nodes,
            modules,
            frames,
            calls,
            contexts,
            processes,
            threads,
            filesystems,
            files,
        }
    }
}

/// Where a row went; a row that is not there went nowhere.
fn moved(map: &[u32], row: u32) -> u32 {
    map.get(row as usize).copied().unwrap_or(NONE)
}

/// The common time axis.
struct Time {
    start_unix_ns: i64,
    tick_ns: u64,
}

impl Time {
    fn of(parts: &[Profile]) -> Self {
        let runs = || parts.iter().map(|part| &part.manifest.run);
        Self {
            start_unix_ns: runs()
                .map(|run| run.start_unix_ns)
                .filter(|&ns| ns > 0)
                .min()
                .unwrap_or(0),
            tick_ns: runs().map(|run| run.tick_ns).filter(|&ns| ns > 0).min().unwrap_or(0),
        }
    }

    /// How much later than the run a part began.
    fn delay_ns(&self, facts: &RunFacts) -> i64 {
        if facts.start_unix_ns > 0 {
            facts.start_unix_ns.saturating_sub(self.start_unix_ns)
        } else {
            0
        }
    }

    /// Moves every time of a part onto the common axis; -1 stays "not known".
    fn shift(&self, part: &mut Part) {
        let delay = self.delay_ns(&part.facts);
        let t = &mut part.tables;
        let columns = [
            &mut t.processes.start_ns,
            &mut t.processes.end_ns,
            &mut t.processes.mpi_init_begin_ns,
            &mut t.processes.mpi_init_end_ns,
            &mut t.processes.mpi_finalize_begin_ns,
            &mut t.processes.mpi_finalize_end_ns,
            &mut t.threads.start_ns,
            &mut t.threads.end_ns,
            &mut t.process_series.time_ns,
            &mut t.node_series.time_ns,
            &mut t.accelerator_series.time_ns,
            &mut t.io_series.time_ns,
            &mut t.file_uses.read_start_ns,
            &mut t.file_uses.read_end_ns,
            &mut t.file_uses.write_start_ns,
            &mut t.file_uses.write_end_ns,
            &mut t.file_uses.open_start_ns,
            &mut t.file_uses.open_end_ns,
            &mut t.file_uses.close_start_ns,
            &mut t.file_uses.close_end_ns,
        ];
        if delay != 0 {
            for time in columns.into_iter().flatten().filter(|time| **time >= 0) {
                *time = time.saturating_add(delay);
            }
        }
        let (old, new) = (part.facts.tick_ns as i128, self.tick_ns as i128);
        if old == 0 || new == 0 || (old == new && delay == 0) {
            return;
        }
        for tick in &mut t.samples.tick {
            *tick = ((*tick as i128 * old + delay as i128) / new).clamp(0, u32::MAX as i128) as u32;
        }
        if old != new {
            for weight in &mut t.samples.weight {
                *weight = (*weight as i128 * old / new).clamp(1, u32::MAX as i128) as u32;
            }
        }
    }
}

fn merge_facts(parts: &[Profile], time: &Time) -> RunFacts {
    let runs = || parts.iter().map(|part| &part.manifest.run);
    // Parts of one run agree; where they do not (several programs in one job), the first by the alphabet.
    let text = |get: fn(&RunFacts) -> &String| {
        runs()
            .map(get)
            .filter(|text| !text.is_empty())
            .min()
            .cloned()
            .unwrap_or_default()
    };
    let mut environment = BTreeMap::new();
    for (name, value) in runs().flat_map(|run| &run.environment) {
        let kept: &mut String = environment.entry(name.clone()).or_insert_with(|| value.clone());
        if value < kept {
            kept.clone_from(value);
        }
    }
    let end = |run: &RunFacts| (run.elapsed_ns as i64).saturating_add(time.delay_ns(run)).max(0) as u64;
    RunFacts {
        name: text(|run| &run.name),
        command: runs()
            .map(|run| &run.command)
            .filter(|words| !words.is_empty())
            .min()
            .cloned()
            .unwrap_or_default(),
        directory: text(|run| &run.directory),
        launcher: runs().filter_map(|run| run.launcher.clone()).min(),
        id: text(|run| &run.id),
        start_unix_ns: time.start_unix_ns,
        elapsed_ns: runs().map(end).max().unwrap_or(0),
        tick_ns: time.tick_ns,
        ranks_expected: runs().filter_map(|run| run.ranks_expected).max(),
        // One rank that failed makes a failed run.
        exit_status: runs()
            .filter_map(|run| run.exit_status)
            .max_by_key(|&status| (status != 0, status)),
        partial: runs().any(|run| run.partial),
        environment,
        notes: runs()
            .flat_map(|run| run.notes.clone())
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect(),
    }
}

/// Renumbers the texts of all parts by the alphabet, unused ones left out.
fn merge_strings(parts: &mut [Part]) -> Strings {
    let mut used: BTreeSet<String> = BTreeSet::from([String::new()]);
    let mut used_by_part = Vec::new();
    for part in parts.iter_mut() {
        let mut mine = vec![false; part.strings.len()];
        for (_, column) in part.tables.string_columns() {
            for text in column.iter() {
                if let Some(mine) = mine.get_mut(text.0 as usize) {
                    *mine = true;
                }
            }
        }
        for (text, _) in part.strings.iter().zip(&mine).filter(|(_, used)| **used) {
            if !used.contains(text) {
                used.insert(text.to_string());
            }
        }
        used_by_part.push(mine);
    }
    let mut strings = Strings::default();
    for text in &used {
        strings.intern(text);
    }
    for (part, mine) in parts.iter_mut().zip(used_by_part) {
        let texts = part.strings.iter().zip(mine);
        let map: Vec<Str> = texts
            .map(|(text, used)| if used { strings.intern(text) } else { Str(0) })
            .collect();
        for (_, column) in part.tables.string_columns() {
            for text in column.iter_mut() {
                *text = map.get(text.0 as usize).copied().unwrap_or(Str(0));
            }
        }
        part.strings = Strings::default();
    }
    strings
}

/// The texts that are used, in the same order.
fn compacted(strings: Strings, tables: &mut Tables) -> Strings {
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

/// One row a host: parts know more or less of it, and the most is kept.
fn merge_nodes(tables: &mut Tables, parts: &mut [Part]) {
    let mut nodes: BTreeMap<Str, Node> = BTreeMap::new();
    for row in parts.iter().flat_map(|part| part.tables.nodes.rows()) {
        let node = nodes.entry(row.name).or_insert(row);
        *node = Node {
            name: row.name,
            kernel: node.kernel.max(row.kernel),
            cpu_model: node.cpu_model.max(row.cpu_model),
            cores_physical: node.cores_physical.max(row.cores_physical),
            cores_logical: node.cores_logical.max(row.cores_logical),
            memory_bytes: node.memory_bytes.max(row.memory_bytes),
        };
    }
    let numbers: BTreeMap<Str, u32> = (0..).zip(nodes.keys()).map(|(n, &name)| (name, n)).collect();
    for part in parts.iter_mut() {
        part.nodes = part.tables.nodes.rows().map(|row| numbers[&row.name]).collect();
    }
    tables.nodes = nodes.into_values().collect();
}

/// Numbers the rows of a set, from `first` on.
fn numbered<T: Ord + Copy>(rows: &BTreeSet<T>, first: u32) -> BTreeMap<T, u32> {
    rows.iter().copied().zip(first..).collect()
}

/// What a module is made by is known where its names have been looked up, and empty, the least text, elsewhere.
fn merge_modules(tables: &mut Tables, parts: &mut [Part]) {
    let anonymous = |row: Module| Module {
        producer: Str(0),
        ..row
    };
    let mut rows: BTreeMap<Module, Str> = BTreeMap::new();
    for row in parts.iter().flat_map(|part| part.tables.modules.rows()) {
        let producer = rows.entry(anonymous(row)).or_insert(Str(0));
        *producer = row.producer.max(*producer);
    }
    let numbers = numbered(&rows.keys().copied().collect(), 0);
    for part in parts.iter_mut() {
        part.modules = part.tables.modules.rows().map(|row| numbers[&anonymous(row)]).collect();
    }
    tables.modules = rows
        .into_iter()
        .map(|(row, producer)| Module { producer, ..row })
        .collect();
}

/// Real frames first, then those inlined into them, then those inlined into these, and so on.
fn merge_frames(tables: &mut Tables, parts: &mut [Part]) {
    for part in parts.iter_mut() {
        part.frames = vec![NONE; part.tables.frames.len()];
    }
    loop {
        let mut rows: BTreeSet<Frame> = BTreeSet::new();
        let mut placed: Vec<(usize, u32, Frame)> = Vec::new();
        for (p, part) in parts.iter().enumerate() {
            for (n, frame) in (0..).zip(part.tables.frames.rows()) {
                let outer = if frame.outer == NONE {
                    NONE
                } else {
                    moved(&part.frames, frame.outer)
                };
                if part.frames[n as usize] != NONE || (outer == NONE && frame.outer != NONE) {
                    continue;
                }
                let module = if frame.module == NONE {
                    NONE
                } else {
                    moved(&part.modules, frame.module)
                };
                let frame = Frame { module, outer, ..frame };
                rows.insert(frame);
                placed.push((p, n, frame));
            }
        }
        if rows.is_empty() {
            return;
        }
        let numbers = numbered(&rows, tables.frames.len() as u32);
        for row in rows {
            tables.frames.push(row);
        }
        for (p, n, frame) in placed {
            parts[p].frames[n as usize] = numbers[&frame];
        }
    }
}

/// Row 0 stays "no call".
fn merge_calls(tables: &mut Tables, parts: &mut [Part]) {
    let rows: BTreeSet<Call> = parts.iter().flat_map(|part| part.tables.calls.rows().skip(1)).collect();
    let numbers = numbered(&rows, 1);
    for part in parts.iter_mut() {
        part.calls = (0..)
            .zip(part.tables.calls.rows())
            .map(|(n, row)| if n == 0 { 0 } else { numbers[&row] })
            .collect();
    }
    tables.calls = [Call::default()].into_iter().chain(rows).collect();
}

fn merge_contexts(tables: &mut Tables, parts: &mut [Part]) {
    let mut known: HashMap<(u32, u32), u32> = HashMap::new();
    let mut children: Vec<Vec<(u32, u32)>> = vec![Vec::new()];
    for part in parts.iter_mut() {
        let mut map = Vec::with_capacity(part.tables.contexts.len());
        for (n, row) in part.tables.contexts.rows().enumerate() {
            if n == 0 {
                map.push(0);
                continue;
            }
            // A parent stands before its children, so that it has moved already.
            let (parent, frame) = (moved(&map, row.parent), moved(&part.frames, row.frame));
            let parent = if parent == NONE { 0 } else { parent };
            map.push(*known.entry((parent, frame)).or_insert_with(|| {
                let number = children.len() as u32;
                children.push(Vec::new());
                children[parent as usize].push((frame, number));
                number
            }));
        }
        part.contexts = map;
    }
    let mut numbers = vec![0; children.len()];
    let mut open = vec![(0, 0, NONE)];
    while let Some((context, parent, frame)) = open.pop() {
        numbers[context as usize] = tables.contexts.push(Context { parent, frame });
        let mut below = std::mem::take(&mut children[context as usize]);
        below.sort_unstable_by(|a, b| b.cmp(a));
        open.extend(
            below
                .into_iter()
                .map(|(frame, child)| (child, numbers[context as usize], frame)),
        );
    }
    for part in parts.iter_mut() {
        for context in &mut part.contexts {
            *context = numbers[*context as usize];
        }
    }
}

/// Ranks first. A process that several parts hold (its records were collected twice) is kept once, as it was last seen.
fn merge_processes(tables: &mut Tables, parts: &mut [Part]) {
    let mut newest: HashMap<(u32, u32, i64), (Process, usize)> = HashMap::new();
    let mut rows = Vec::new();
    for (p, part) in parts.iter_mut().enumerate() {
        part.processes = vec![NONE; part.tables.processes.len()];
        for (n, row) in part.tables.processes.rows().enumerate() {
            let row = Process {
                node: moved(&part.nodes, row.node),
                ..row
            };
            let of = newest.entry((row.node, row.pid, row.start_ns)).or_insert((row, p));
            if (row.end_ns, row) > (of.0.end_ns, of.0) {
                *of = (row, p);
            }
            rows.push((row, p, n));
        }
    }
    rows.retain(|(row, p, _)| newest.get(&(row.node, row.pid, row.start_ns)) == Some(&(*row, *p)));
    rows.sort_by_key(|(row, ..)| (row.rank < 0, row.rank, row.node, row.start_ns, row.pid, *row));
    for (row, p, n) in rows {
        parts[p].processes[n] = tables.processes.push(row);
    }
}

/// By process; its first thread first.
fn merge_threads(tables: &mut Tables, parts: &mut [Part]) {
    let mut rows = Vec::new();
    for (p, part) in parts.iter_mut().enumerate() {
        part.threads = vec![NONE; part.tables.threads.len()];
        for (n, mut row) in part.tables.threads.rows().enumerate() {
            row.process = moved(&part.processes, row.process);
            if row.process != NONE {
                rows.push((row, p, n));
            }
        }
    }
    let is_first = |process: u32, tid: u32| tables.processes.pid.get(process as usize) == Some(&tid);
    rows.sort_by_key(|(row, ..)| {
        (
            row.process,
            !is_first(row.process, row.tid),
            row.start_ns,
            row.tid,
            *row,
        )
    });
    for (row, p, n) in rows {
        parts[p].threads[n] = tables.threads.push(row);
    }
}

/// One of the network is one whoever mounts it, by its type and source; one of a node is one where it is mounted.
fn merge_filesystems(tables: &mut Tables, parts: &mut [Part]) {
    let moved_row = |part: &Part, row: Filesystem| Filesystem {
        node: if row.node == NONE {
            NONE
        } else {
            moved(&part.nodes, row.node)
        },
        ..row
    };
    let key = |row: &Filesystem| match row.node {
        NONE => (NONE, row.kind, row.source),
        node => (node, row.mount, Str(0)),
    };
    let mut rows: BTreeMap<(u32, Str, Str), Filesystem> = BTreeMap::new();
    for part in parts.iter() {
        for row in part.tables.filesystems.rows() {
            let row = moved_row(part, row);
            let known = rows.entry(key(&row)).or_insert(row);
            *known = Filesystem {
                node: row.node,
                mount: known.mount.min(row.mount),
                kind: known.kind.max(row.kind),
                source: known.source.max(row.source),
                block_bytes: known.block_bytes.max(row.block_bytes),
                size_bytes: known.size_bytes.max(row.size_bytes),
                free_bytes: known.free_bytes.max(row.free_bytes),
            };
        }
    }
    let numbers: BTreeMap<_, u32> = rows.keys().copied().zip(0..).collect();
    for part in parts.iter_mut() {
        let numbers = part
            .tables
            .filesystems
            .rows()
            .map(|row| numbers[&key(&moved_row(part, row))]);
        part.filesystems = numbers.collect();
    }
    tables.filesystems = rows.into_values().collect();
}

/// Files, then the data sets that lie in them.
fn merge_files(tables: &mut Tables, parts: &mut [Part]) {
    for part in parts.iter_mut() {
        part.files = vec![NONE; part.tables.files.len()];
    }
    for inside in [false, true] {
        let mut rows: HashMap<Key, FileRow> = HashMap::new();
        let mut placed: Vec<(usize, u32, Key)> = Vec::new();
        for (p, part) in parts.iter().enumerate() {
            for (n, row) in (0..).zip(part.tables.files.rows()) {
                if (row.parent != NONE) != inside {
                    continue;
                }
                let row = FileRow {
                    filesystem: moved(&part.filesystems, row.filesystem),
                    parent: moved(&part.files, row.parent),
                    ..row
                };
                let key = Key::of(&row);
                placed.push((p, n, key));
                // Texts stand in order of the alphabet, so that their numbers compare as they do.
                rows.entry(key)
                    .and_modify(|known| *known = file_rows::combine(*known, row, |a, b| a.cmp(&b)))
                    .or_insert(row);
            }
        }
        let mut rows: Vec<(Key, FileRow)> = rows.into_iter().collect();
        rows.sort_unstable_by_key(|(_, row)| (row.parent, row.filesystem, row.path, row.inode, row.birth_ns));
        let numbers: HashMap<Key, u32> = rows
            .into_iter()
            .map(|(key, row)| (key, tables.files.push(row)))
            .collect();
        for (p, n, key) in placed {
            parts[p].files[n as usize] = numbers[&key];
        }
    }
}

/// By process, file and interface. The rows are long: they are put in order by number.
fn merge_uses(tables: &mut Tables, parts: &[Part]) {
    let mut rows: Vec<FileUse> = Vec::new();
    for part in parts {
        let uses = part.tables.file_uses.rows().map(|row| FileUse {
            process: moved(&part.processes, row.process),
            file: moved(&part.files, row.file),
            ..row
        });
        rows.extend(uses.filter(|row| row.process != NONE && row.file != NONE));
    }
    let mut order: Vec<u32> = (0..rows.len() as u32).collect();
    order.sort_unstable_by(|&a, &b| rows[a as usize].cmp(&rows[b as usize]));
    tables.file_uses = order.into_iter().map(|n| rows[n as usize]).collect();
}

/// Of each test of a file system, the newest.
fn merge_baselines(tables: &mut Tables, parts: &[Part]) {
    let mut newest: BTreeMap<(u32, Str, u32), Baseline> = BTreeMap::new();
    for part in parts {
        for row in part.tables.baselines.rows() {
            let row = Baseline {
                filesystem: moved(&part.filesystems, row.filesystem),
                ..row
            };
            let known = newest.entry((row.filesystem, row.test, row.processes)).or_insert(row);
            if (row.measured_unix_s, row) > (known.measured_unix_s, *known) {
                *known = row;
            }
        }
    }
    tables.baselines = newest.into_values().collect();
}

/// The tables that no other refers to.
fn merge_rest(tables: &mut Tables, parts: &[Part]) {
    macro_rules! gather {
        ($table:ident, |$part:ident, $row:ident| $renumber:block, keep $keep:expr) => {{
            let mut rows = Vec::new();
            for $part in parts {
                for mut $row in $part.tables.$table.rows() {
                    $renumber
                    if $keep {
                        rows.push($row);
                    }
                }
            }
            rows.sort_unstable();
            rows
        }};
    }
    tables.sites = gather!(sites, |part, row| {
        row.process = moved(&part.processes, row.process);
        row.call = moved(&part.calls, row.call);
        row.frame = moved(&part.frames, row.frame);
    }, keep row.process != NONE && row.call != NONE)
    .into_iter()
    .collect();
    tables.samples = gather!(
        samples,
        |part, row| {
            row.process = moved(&part.processes, row.process);
            row.thread = moved(&part.threads, row.thread);
            row.call = moved(&part.calls, row.call);
            row.context = moved(&part.contexts, row.context);
        },
        keep![row.process, row.thread, row.call, row.context].contains(&NONE)
    )
    .into_iter()
    .collect();
    tables.process_series = gather!(process_series, |part, row| {
        row.process = moved(&part.processes, row.process);
    }, keep row.process != NONE)
    .into_iter()
    .collect();
    tables.losses = gather!(losses, |part, row| {
        row.process = moved(&part.processes, row.process);
    }, keep row.process != NONE)
    .into_iter()
    .collect();
    // A node is described in many parts, in the same words.
    let mut readings = gather!(node_series, |part, row| {
        row.node = moved(&part.nodes, row.node);
    }, keep row.node != NONE);
    readings.dedup();
    tables.node_series = readings.into_iter().collect();
    let mut readings = gather!(accelerator_series, |part, row| {
        row.node = moved(&part.nodes, row.node);
    }, keep row.node != NONE);
    readings.dedup();
    tables.accelerator_series = readings.into_iter().collect();
    let mut absent: Vec<Absence> = gather!(absent, |part, row| {
        row.node = if row.node == NONE { NONE } else { moved(&part.nodes, row.node) };
    }, keep true);
    absent.dedup();
    tables.absent = absent.into_iter().collect();
    merge_uses(tables, parts);
    merge_baselines(tables, parts);
    tables.io_series = gather!(io_series, |part, row| {
        row.process = moved(&part.processes, row.process);
    }, keep row.process != NONE)
    .into_iter()
    .collect();
    tables.io_failures = gather!(io_failures, |part, row| {
        row.process = moved(&part.processes, row.process);
        row.call = moved(&part.calls, row.call);
        row.frame = moved(&part.frames, row.frame);
    }, keep row.process != NONE && row.call != NONE)
    .into_iter()
    .collect();
    let mut storage = gather!(storage, |part, row| {
        row.node = moved(&part.nodes, row.node);
        row.filesystem = moved(&part.filesystems, row.filesystem);
    }, keep row.node != NONE);
    storage.dedup();
    tables.storage = storage.into_iter().collect();
}
