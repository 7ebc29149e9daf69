//! Taking in parts one after the other. What they hold alike is known by a table of its rows; numbers are those of
//! arrival until all is put in order.

use super::time::Time;
use super::{merge_facts, moved, thin};
use crate::file_rows::{self, Key};
use format::tables::{Call, Context, FileRow, Filesystem, Frame, Module, NONE, Node, Region, Str, Tables, Wait};
use format::{Profile, RunFacts, Strings};
use std::cmp::Ordering;
use std::collections::HashMap;

/// All parts so far.
pub struct Gathered {
    time: Time,
    /// What was said of the run; `None` before the first part.
    pub facts: Option<RunFacts>,
    pub strings: Strings,
    pub tables: Tables,
    /// The part that each process came with.
    pub part_of_process: Vec<u32>,
    /// Samples are of one tick in so many.
    pub thinned: u32,
    parts: u32,
    nodes: HashMap<Str, u32>,
    modules: HashMap<Module, u32>,
    frames: HashMap<Frame, u32>,
    calls: HashMap<Call, u32>,
    contexts: HashMap<(u32, u32), u32>,
    waits: HashMap<Wait, u32>,
    regions: HashMap<Region, u32>,
    filesystems: HashMap<(u32, Str, Str), u32>,
    files: HashMap<Key, u32>,
}

impl Gathered {
    pub fn new(time: Time, thinned: u32) -> Self {
        let mut tables = Tables::default();
        tables.calls.push(Call::default());
        tables.waits.push(Wait::default());
        tables.regions.push(Region::default());
        tables.contexts.push(Context { parent: 0, frame: NONE });
        Self {
            time,
            facts: None,
            strings: Strings::default(),
            tables,
            part_of_process: Vec::new(),
            thinned,
            parts: 0,
            nodes: HashMap::new(),
            modules: HashMap::new(),
            frames: HashMap::new(),
            calls: HashMap::new(),
            contexts: HashMap::new(),
            waits: HashMap::from([(Wait::default(), 0)]),
            regions: HashMap::new(),
            filesystems: HashMap::new(),
            files: HashMap::new(),
        }
    }

    /// Takes in a part.
    pub fn add(&mut self, part: Profile) {
        let Profile {
            manifest,
            strings,
            mut tables,
            ..
        } = part;
        let mut facts = manifest.run;
        self.time.shift(&mut tables, &mut facts);
        self.facts = Some(match self.facts.take() {
            Some(known) => merge_facts(known, facts, &self.time),
            None => merge_facts(facts, RunFacts::default(), &self.time),
        });
        self.add_texts(&strings, &mut tables);
        drop(strings);
        let nodes = self.add_nodes(&tables);
        let modules = self.add_modules(&tables);
        let frames = self.add_frames(&tables, &modules);
        let calls = self.add_calls(&tables);
        let contexts = self.add_contexts(&tables, &frames);
        let waits = self.add_waits(&tables);
        let regions = self.add_regions(&tables);
        let filesystems = self.add_filesystems(&tables, &nodes);
        let files = self.add_files(&tables, &filesystems);
        let behind = |first: usize, rows: usize| (first as u32..(first + rows) as u32).collect::<Vec<u32>>();
        let processes = behind(self.tables.processes.len(), tables.processes.len());
        let threads = behind(self.tables.threads.len(), tables.threads.len());
        self.part_of_process.extend(processes.iter().map(|_| self.parts));
        self.parts += 1;
        let t = &mut tables;
        for (column, map) in [
            (&mut t.processes.node, &nodes),
            (&mut t.threads.process, &processes),
            (&mut t.sites.process, &processes),
            (&mut t.sites.call, &calls),
            (&mut t.sites.frame, &frames),
            (&mut t.math.process, &processes),
            (&mut t.math.call, &calls),
            (&mut t.math.frame, &frames),
            (&mut t.parallel_regions.process, &processes),
            (&mut t.parallel_regions.frame, &frames),
            (&mut t.messages.process, &processes),
            (&mut t.node_messages.node, &nodes),
            (&mut t.node_messages.peer, &nodes),
            (&mut t.messages_received.process, &processes),
            (&mut t.samples.process, &processes),
            (&mut t.samples.thread, &threads),
            (&mut t.samples.call, &calls),
            (&mut t.samples.context, &contexts),
            (&mut t.samples.wait, &waits),
            (&mut t.samples.region, &regions),
            (&mut t.region_uses.process, &processes),
            (&mut t.region_uses.region, &regions),
            (&mut t.region_values.process, &processes),
            (&mut t.process_series.process, &processes),
            (&mut t.node_series.node, &nodes),
            (&mut t.accelerator_series.node, &nodes),
            (&mut t.devices.process, &processes),
            (&mut t.kernels.process, &processes),
            (&mut t.device_copies.process, &processes),
            (&mut t.device_series.process, &processes),
            (&mut t.losses.process, &processes),
            (&mut t.absent.node, &nodes),
            (&mut t.baselines.filesystem, &filesystems),
            (&mut t.baselines.node, &nodes),
            (&mut t.file_uses.process, &processes),
            (&mut t.file_uses.file, &files),
            (&mut t.io_series.process, &processes),
            (&mut t.accesses.process, &processes),
            (&mut t.accesses.thread, &threads),
            (&mut t.accesses.file, &files),
            (&mut t.accesses.call, &calls),
            (&mut t.events.process, &processes),
            (&mut t.events.thread, &threads),
            (&mut t.events.call, &calls),
            (&mut t.events.frame, &frames),
            (&mut t.shared_lines.process, &processes),
            (&mut t.shared_lines.thread, &threads),
            (&mut t.shared_lines.frame, &frames),
            (&mut t.working_sets.process, &processes),
            (&mut t.working_sets.frame, &frames),
            (&mut t.io_failures.process, &processes),
            (&mut t.io_failures.call, &calls),
            (&mut t.io_failures.frame, &frames),
            (&mut t.storage.node, &nodes),
            (&mut t.storage.filesystem, &filesystems),
        ] {
            for row in column {
                *row = moved(map, *row);
            }
        }
        let all = &mut self.tables;
        all.processes.append(tables.processes);
        all.threads.append(tables.threads);
        all.sites.append(tables.sites);
        all.math.append(tables.math);
        all.parallel_regions.append(tables.parallel_regions);
        all.region_uses.append(tables.region_uses);
        all.region_values.append(tables.region_values);
        all.messages.append(tables.messages);
        all.node_messages.append(tables.node_messages);
        all.messages_received.append(tables.messages_received);
        all.process_series.append(tables.process_series);
        all.node_series.append(tables.node_series);
        all.accelerator_series.append(tables.accelerator_series);
        all.devices.append(tables.devices);
        all.kernels.append(tables.kernels);
        all.device_copies.append(tables.device_copies);
        all.device_series.append(tables.device_series);
        all.losses.append(tables.losses);
        all.absent.append(tables.absent);
        all.baselines.append(tables.baselines);
        all.file_uses.append(tables.file_uses);
        all.io_series.append(tables.io_series);
        all.accesses.append(tables.accesses);
        all.events.append(tables.events);
        all.shared_lines.append(tables.shared_lines);
        all.working_sets.append(tables.working_sets);
        all.io_failures.append(tables.io_failures);
        all.storage.append(tables.storage);
        let first = first_tick(&self.time);
        thin::thin(&mut tables.samples, first, self.thinned);
        all.samples.append(tables.samples);
        thin::keep_longest(&mut all.accesses, thin::MOST_ACCESSES);
        while all.samples.len() > thin::MOST
            && let Some(one_in) = thin::coarser(self.thinned)
        {
            self.thinned = one_in;
            thin::thin(&mut all.samples, first, one_in);
        }
    }

    fn compare(&self, a: Str, b: Str) -> Ordering {
        self.strings.get(a).cmp(self.strings.get(b))
    }

    fn least(&self, a: Str, b: Str) -> Str {
        if self.compare(a, b).is_le() { a } else { b }
    }

    fn greatest(&self, a: Str, b: Str) -> Str {
        if self.compare(a, b).is_ge() { a } else { b }
    }

    /// Unused texts are left out.
    fn add_texts(&mut self, strings: &Strings, tables: &mut Tables) {
        let mut known: Vec<Option<Str>> = vec![None; strings.len()];
        for (_, column) in tables.string_columns() {
            for text in column.iter_mut() {
                *text = match known.get_mut(text.0 as usize) {
                    Some(known) => *known.get_or_insert_with(|| self.strings.intern(strings.get(*text))),
                    None => Str(0),
                };
            }
        }
    }

    /// One row a host: parts know more or less of it, and the most is kept.
    fn add_nodes(&mut self, part: &Tables) -> Vec<u32> {
        let mut map = Vec::with_capacity(part.nodes.len());
        for row in part.nodes.rows() {
            let number = *(self.nodes.entry(row.name)).or_insert_with(|| self.tables.nodes.push(row));
            let known = self.tables.nodes.row(number);
            let node = Node {
                name: row.name,
                kernel: self.greatest(known.kernel, row.kernel),
                cpu_model: self.greatest(known.cpu_model, row.cpu_model),
                cores_physical: known.cores_physical.max(row.cores_physical),
                cores_logical: known.cores_logical.max(row.cores_logical),
                memory_bytes: known.memory_bytes.max(row.memory_bytes),
                cache_core_bytes: known.cache_core_bytes.max(row.cache_core_bytes),
                cache_shared_bytes: known.cache_shared_bytes.max(row.cache_shared_bytes),
                cache_sharers: known.cache_sharers.max(row.cache_sharers),
            };
            self.tables.nodes.set(number, node);
            map.push(number);
        }
        map
    }

    /// What a module is made by is known where its names have been looked up, and empty, the least text, elsewhere.
    fn add_modules(&mut self, part: &Tables) -> Vec<u32> {
        let mut map = Vec::with_capacity(part.modules.len());
        for row in part.modules.rows() {
            let anonymous = Module {
                producer: Str(0),
                ..row
            };
            let number = *(self.modules.entry(anonymous)).or_insert_with(|| self.tables.modules.push(anonymous));
            let known = self.tables.modules.producer[number as usize];
            self.tables.modules.producer[number as usize] = self.greatest(known, row.producer);
            map.push(number);
        }
        map
    }

    /// The frame that one is inlined into moves before it.
    fn add_frames(&mut self, part: &Tables, modules: &[u32]) -> Vec<u32> {
        let mut map = vec![NONE; part.frames.len()];
        let mut chain = Vec::new();
        for start in 0..map.len() as u32 {
            let mut row = start;
            // Longer than the table, it is a circle, which no reader lets through.
            while row != NONE && moved(&map, row) == NONE && chain.len() <= map.len() && (row as usize) < map.len() {
                chain.push(row);
                row = part.frames.outer[row as usize];
            }
            while let Some(row) = chain.pop() {
                let frame = part.frames.row(row);
                let outer = moved(&map, frame.outer);
                if frame.outer != NONE && outer == NONE {
                    continue;
                }
                let frame = Frame {
                    module: moved(modules, frame.module),
                    outer,
                    ..frame
                };
                map[row as usize] = *(self.frames.entry(frame)).or_insert_with(|| self.tables.frames.push(frame));
            }
        }
        map
    }

    /// Row 0 stays "no call".
    fn add_calls(&mut self, part: &Tables) -> Vec<u32> {
        let number = |(n, row): (usize, Call)| match n {
            0 => 0,
            _ => *(self.calls.entry(row)).or_insert_with(|| self.tables.calls.push(row)),
        };
        part.calls.rows().enumerate().map(number).collect()
    }

    /// Row 0 stays "not known".
    fn add_waits(&mut self, part: &Tables) -> Vec<u32> {
        let number = |row: Wait| *(self.waits.entry(row)).or_insert_with(|| self.tables.waits.push(row));
        let map: Vec<u32> = part.waits.rows().map(number).collect();
        // A part without the table has that row all the same.
        if map.is_empty() { vec![0] } else { map }
    }

    /// Row 0 stays "no region".
    fn add_regions(&mut self, part: &Tables) -> Vec<u32> {
        let mut map = vec![0];
        for row in part.regions.rows().skip(1) {
            let row = Region {
                // It stands before its children, so that it has moved already.
                parent: moved(&map, row.parent),
                ..row
            };
            map.push(*(self.regions.entry(row)).or_insert_with(|| self.tables.regions.push(row)));
        }
        map
    }

    fn add_contexts(&mut self, part: &Tables, frames: &[u32]) -> Vec<u32> {
        let mut map = Vec::with_capacity(part.contexts.len());
        for (n, row) in part.contexts.rows().enumerate() {
            if n == 0 {
                map.push(0);
                continue;
            }
            // A parent stands before its children, so that it has moved already.
            let (parent, frame) = (moved(&map, row.parent), moved(frames, row.frame));
            let parent = if parent == NONE { 0 } else { parent };
            let row = Context { parent, frame };
            map.push(*(self.contexts.entry((parent, frame))).or_insert_with(|| self.tables.contexts.push(row)));
        }
        map
    }

    /// One of the network is one whoever mounts it, by its type and source; one of a node is one where it is mounted.
    fn add_filesystems(&mut self, part: &Tables, nodes: &[u32]) -> Vec<u32> {
        let mut map = Vec::with_capacity(part.filesystems.len());
        for row in part.filesystems.rows() {
            let row = Filesystem {
                node: moved(nodes, row.node),
                ..row
            };
            let key = match row.node {
                NONE => (NONE, row.kind, row.source),
                node => (node, row.mount, Str(0)),
            };
            let number = *(self.filesystems.entry(key)).or_insert_with(|| self.tables.filesystems.push(row));
            let known = self.tables.filesystems.row(number);
            let filesystem = Filesystem {
                node: row.node,
                mount: self.least(known.mount, row.mount),
                kind: self.greatest(known.kind, row.kind),
                source: self.greatest(known.source, row.source),
                block_bytes: known.block_bytes.max(row.block_bytes),
                size_bytes: known.size_bytes.max(row.size_bytes),
                free_bytes: known.free_bytes.max(row.free_bytes),
            };
            self.tables.filesystems.set(number, filesystem);
            map.push(number);
        }
        map
    }

    /// Files, then the data sets that lie in them.
    fn add_files(&mut self, part: &Tables, filesystems: &[u32]) -> Vec<u32> {
        let mut map = vec![NONE; part.files.len()];
        for inside in [false, true] {
            for (n, row) in part.files.rows().enumerate() {
                if (row.parent != NONE) != inside {
                    continue;
                }
                let row = FileRow {
                    // A data set lies where its file does, and has none of its own.
                    filesystem: if inside {
                        NONE
                    } else {
                        moved(filesystems, row.filesystem)
                    },
                    parent: moved(&map, row.parent),
                    ..row
                };
                let known = self
                    .files
                    .entry(Key::of(&row))
                    .or_insert_with(|| self.tables.files.push(row));
                map[n] = *known;
                let both = file_rows::combine(self.tables.files.row(map[n]), row, |a, b| {
                    self.strings.get(a).cmp(self.strings.get(b))
                });
                self.tables.files.set(map[n], both);
            }
        }
        map
    }
}

/// The number of tick 0, counted from 1970.
fn first_tick(time: &Time) -> u64 {
    (time.start_unix_ns.max(0) as u64)
        .checked_div(time.tick_ns)
        .unwrap_or(0)
}
