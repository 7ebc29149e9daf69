//! From a run and its report to the scene.

use crate::cells::{Cells, Samples};
use crate::columns::Columns;
use crate::document::*;
use crate::files::files;
use crate::heats::heats;
use crate::limits::Limits;
use crate::sites::sites;
use crate::strips::{rounded, strips};
use crate::texts::Texts;
use crate::tree::Tree;
use format::Note;
use metrics::bins;
use metrics::series::{Axis, Readings};
use model::{Class, Family, IO_BIN_LIMITS, Recorded, Run, SIZE_BIN_LIMITS, beside, duration_bin_limits};
use report::Report;
use std::collections::HashMap;

/// What the page knows of a run.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The head.
    pub document: Document,
    /// The long lists.
    pub columns: Columns,
    heats: Vec<Vec<u8>>,
    numbers: HashMap<String, u32>,
    /// Path of every context of the run.
    path_of: Vec<u32>,
    /// Bins of the timeline.
    axis: Axis,
    limits: Limits,
}

impl Scene {
    /// Members by name, unpacked: "scene", and "heat/ID" for every heat map.
    pub fn members(&self) -> Vec<(String, Vec<u8>)> {
        let heats = (self.document.heats.iter().zip(&self.heats))
            .map(|(heat, bytes)| (format!("heat/{}", heat.id), bytes.clone()));
        std::iter::once(("scene".to_string(), self.head()))
            .chain(heats)
            .collect()
    }

    /// One of [`Scene::members`].
    pub fn member(&self, name: &str) -> Option<Vec<u8>> {
        if name == "scene" {
            return Some(self.head());
        }
        let id = name.strip_prefix("heat/")?;
        let at = self.document.heats.iter().position(|heat| heat.id == id)?;
        self.heats.get(at).cloned()
    }

    /// Cells of one rank of the scene's run, by its index: in the timeline's bins, and down to the scene's paths.
    pub fn rank(&self, run: &Run, rank: usize) -> Option<Vec<u8>> {
        if rank >= run.ranks().len() {
            return None;
        }
        let cells = Cells::of_rank(&Samples::new(run), &self.path_of, self.axis, rank);
        let mut columns = Columns::default();
        add_cells(&cells, &self.limits, &mut columns);
        let head = RankCells {
            rank,
            cells: self.axis.into(),
        };
        Some(columns.to_bytes(&head))
    }

    fn head(&self) -> Vec<u8> {
        self.columns.to_bytes(&self.document)
    }

    /// Number of a text in `document.texts`, as the run spells it.
    pub fn text_number(&self, text: &str) -> Option<u32> {
        self.numbers.get(text).copied()
    }
}

/// Most rows of a table of the report: the page has tables of its own for sites and functions.
const TABLE_ROWS: usize = 40;

/// Cells that a scene keeps however badly they pack.
const FEWEST_CELLS: usize = 5_000;

/// Bytes of the cells as a page holds them, before base64.
fn packed_cells(cells: &Cells, limits: &Limits) -> usize {
    let mut columns = Columns::default();
    add_cells(cells, limits, &mut columns);
    columns.packed()
}

/// The scene of a run.
pub fn scene(run: &Run, report: &Report, limits: &Limits) -> Scene {
    scene_with(run, || report, limits)
}

/// The scene of a run, whose report is asked for last.
pub(crate) fn scene_with<'a>(run: &Run, report: impl FnOnce() -> &'a Report, limits: &Limits) -> Scene {
    let limits = &limits.for_ranks(run.ranks().len());
    let mut texts = Texts::new(limits.name);
    let mut columns = Columns::default();
    let series = Readings::new(run);
    let axis = Axis::of(run).within(limits.bins);
    let strips = || {
        let mut columns = Columns::default();
        (strips(&series, axis, limits.precision, &mut columns), columns)
    };
    let heats = || heats(&series, limits);
    let ((strips, strip_columns), (heats, (mut tree, cells))) = beside(strips, || beside(heats, || seen(run, limits)));
    tree.name(&mut texts);
    add_ranks(run, limits, &mut columns);
    add_timeline(run, axis, limits, &mut columns);
    columns.append(strip_columns);
    add_tree(&tree, &mut columns);
    add_cells(&cells, limits, &mut columns);
    let (heats, heat_bytes) = heats.into_iter().unzip();
    let sites = sites(run, limits, &mut texts);
    let (files, files_total) = files(run, limits);
    let missing = missing(run, limits, &tree, &cells, &texts);
    let (texts, numbers) = texts.into_parts();
    let report = report();
    let document = Document {
        version: SCENE_VERSION,
        tool: env!("CARGO_PKG_VERSION").into(),
        run: run_info(run, report),
        report: report.shown(TABLE_ROWS),
        classes: classes(),
        families: families(report),
        timeline: axis.into(),
        cells: cells.axis.into(),
        ranks_per_row: cells.ranks_per_row,
        strips,
        heats,
        texts,
        nodes: node_names(run),
        sites,
        size_labels: bins::sizes(&SIZE_BIN_LIMITS),
        duration_labels: bins::durations(&duration_bin_limits()),
        files,
        files_total,
        io_labels: bins::sizes(&IO_BIN_LIMITS),
        missing,
        source: SourceInfo {
            available: false,
            reason: "The source text was not taken.".into(),
        },
    };
    Scene {
        document,
        columns,
        heats: heat_bytes,
        numbers,
        path_of: tree.of_context,
        axis,
        limits: *limits,
    }
}

/// The tree of what was seen, and what was seen in it.
fn seen(run: &Run, limits: &Limits) -> (Tree, Cells) {
    let samples = Samples::new(run);
    let ticks = samples.by_context();
    let mut tree = Tree::new(run, &ticks, limits.nodes, limits.paths);
    let mut cells = Cells::new(&samples, &mut tree, &ticks, limits.cell_bins, limits.cells);
    while limits.packed_cells > 0 && cells.len() > FEWEST_CELLS && packed_cells(&cells, limits) > limits.packed_cells {
        let fewer = cells.len() / 4 * 3;
        cells.fit(&mut tree, &ticks, run.ranks().len(), fewer);
    }
    (tree, cells)
}

fn run_info(run: &Run, report: &Report) -> RunInfo {
    let facts = run.facts();
    RunInfo {
        name: facts.name.clone(),
        command: facts.command.join(" "),
        rank_noun: run.rank_noun().into(),
        rank_nouns: run.rank_nouns().into(),
        has_mpi: run.has_mpi(),
        io_only: run.is_io_only(),
        ranks: run.ranks().len(),
        elapsed_s: report.head.elapsed_s,
        start_unix_ms: facts.start_unix_ns / 1_000_000,
        tick_s: run.tick_s(),
    }
}

fn classes() -> Vec<ClassInfo> {
    (Class::ALL.into_iter().zip(format::classes::CLASSES))
        .map(|(class, row)| ClassInfo {
            id: row.id.into(),
            label: row.label.into(),
            family: class.family().index(),
            colour: row.colour.into(),
            doc: row.doc.into(),
        })
        .collect()
}

/// In the words of the report, where it has them.
fn families(report: &Report) -> Vec<FamilyInfo> {
    let of = |family: Family| {
        let shown = report.shares.iter().find(|share| share.id == family.id());
        FamilyInfo {
            id: family.id().into(),
            label: shown.map_or(family.label(), |share| &share.label).into(),
            colour: family.colour().into(),
        }
    };
    Family::ALL.into_iter().map(of).collect()
}

fn node_names(run: &Run) -> Vec<String> {
    (run.tables().nodes.name.iter())
        .map(|name| run.text(*name).to_string())
        .collect()
}

fn add_ranks(run: &Run, limits: &Limits, columns: &mut Columns) {
    let ranks = run.ranks();
    let seconds = |ns: i64| ns as f64 / 1e9;
    columns.add("rank.number", ranks.iter().map(|rank| rank.id.0).collect::<Vec<u32>>());
    columns.add("rank.node", ranks.iter().map(|rank| rank.node.0).collect::<Vec<u32>>());
    columns.add(
        "rank.start",
        ranks.iter().map(|rank| seconds(rank.start_ns)).collect::<Vec<f64>>(),
    );
    columns.add(
        "rank.end",
        ranks.iter().map(|rank| seconds(rank.end_ns)).collect::<Vec<f64>>(),
    );
    // To a hundred-thousandth: what more there is packs badly.
    let short = |seconds: f64| match limits.precision < 24 {
        true => f64::from(rounded(seconds as f32, 16)),
        false => seconds,
    };
    let times = (0..ranks.len()).flat_map(|rank| run.times().row(rank).map(short));
    columns.add("rank.class", times.collect::<Vec<f64>>());
}

fn add_timeline(run: &Run, axis: Axis, limits: &Limits, columns: &mut Columns) {
    let timeline = run.timeline();
    let mut shares = Vec::with_capacity(Class::ALL.len() * axis.bins);
    for class in Class::ALL {
        if timeline.is_empty() {
            shares.resize(shares.len() + axis.bins, 0.0f32);
            continue;
        }
        let factor = (axis.ticks / timeline.ticks_per_bin().max(1)).max(1) as usize;
        let bins = timeline.class(class).chunks(factor);
        shares.extend(bins.map(|bins| rounded(bins.iter().sum::<f32>() / factor as f32, limits.precision)));
    }
    columns.add("time.class", shares);
}

fn add_tree(tree: &Tree, columns: &mut Columns) {
    columns.add(
        "node.parent",
        tree.nodes.iter().map(|node| node.parent).collect::<Vec<u32>>(),
    );
    columns.add(
        "node.function",
        tree.nodes.iter().map(|node| node.function).collect::<Vec<u32>>(),
    );
    columns.add(
        "node.module",
        tree.nodes.iter().map(|node| node.module).collect::<Vec<u32>>(),
    );
    columns.add(
        "node.kind",
        tree.nodes.iter().map(|node| node.kind).collect::<Vec<u8>>(),
    );
    columns.add(
        "path.parent",
        tree.paths.iter().map(|path| path.parent).collect::<Vec<u32>>(),
    );
    columns.add(
        "path.node",
        tree.paths.iter().map(|path| path.node).collect::<Vec<u32>>(),
    );
    columns.add(
        "path.file",
        tree.paths.iter().map(|path| path.file).collect::<Vec<u32>>(),
    );
    columns.add(
        "path.line",
        tree.paths.iter().map(|path| path.line).collect::<Vec<u32>>(),
    );
    columns.add(
        "path.instruction",
        tree.paths.iter().map(|path| path.instruction).collect::<Vec<u8>>(),
    );
    columns.add(
        "path.inlined",
        tree.paths
            .iter()
            .map(|path| u8::from(path.inlined))
            .collect::<Vec<u8>>(),
    );
}

fn add_cells(cells: &Cells, limits: &Limits, columns: &mut Columns) {
    columns.add(
        "cells.path",
        cells.iter().map(|(key, _)| key.path).collect::<Vec<u32>>(),
    );
    columns.add(
        "cells.class",
        cells.iter().map(|(key, _)| key.class).collect::<Vec<u8>>(),
    );
    columns.add(
        "cells.thread",
        cells.iter().map(|(key, _)| key.thread).collect::<Vec<u8>>(),
    );
    columns.add("cells.row", cells.iter().map(|(key, _)| key.row).collect::<Vec<u16>>());
    columns.add("cells.bin", cells.iter().map(|(key, _)| key.bin).collect::<Vec<u16>>());
    let bits = if limits.precision < 24 { 12 } else { 24 };
    columns.add(
        "cells.ticks",
        cells
            .iter()
            .map(|(_, ticks)| rounded(ticks, bits))
            .collect::<Vec<f32>>(),
    );
}

/// What the scene does not show, a sentence each.
fn missing(run: &Run, limits: &Limits, tree: &Tree, cells: &Cells, texts: &Texts) -> Vec<String> {
    let mut said = vec![];
    let tables = run.tables();
    let noun = run.rank_noun();
    if run.is_io_only() {
        said.push("This profile is made of records of I/O alone: there are no stacks and no functions.".to_string());
    } else if run.is_mpi_only() {
        said.push("This profile is made of records of MPI alone: there are no stacks and no functions.".to_string());
    } else if tables.samples.is_empty() {
        said.push("This profile has no samples: there are no stacks, no functions and no source lines.".to_string());
    }
    if run.recorded() == Recorded::Stacks {
        said.push("Folded stacks have no times: what stands beside each other here was not at one time.".to_string());
    }
    if let Some(kept) = run.facts().samples_one_in.filter(|kept| *kept > 1) {
        said.push(Note::Thinned(kept).to_string());
    }
    let helpers = tables.processes.len().saturating_sub(run.ranks().len());
    if run.has_mpi() && helpers > 0 {
        let them = text::counted(helpers as f64, "process");
        let are = if helpers == 1 { "is" } else { "are" };
        said.push(format!("{them} {are} no {noun} of the MPI program, and not shown."));
    }
    let lost = tables
        .samples
        .context
        .iter()
        .filter(|row| **row as usize >= tables.contexts.len())
        .count();
    if lost > 0 {
        said.push(format!(
            "{lost} samples have a stack that is not in the profile; their time is at the top of the tree."
        ));
    }
    let shown = tree.functions();
    if shown < tree.all_functions {
        said.push(format!(
            "The tree has {shown} of {} functions in their calling contexts; “smaller functions” are the others, added up below their callers.",
            tree.all_functions
        ));
    }
    if cells.ranks_per_row > 1 {
        said.push(format!(
            "{} {} share a row of what can be selected; heat maps and tables may show more.",
            cells.ranks_per_row,
            run.rank_nouns()
        ));
    }
    let bins = Axis::of(run).within(limits.bins).bins;
    if cells.axis.bins < bins {
        said.push(format!(
            "Stacks are kept in {} intervals of time, where the timeline has {bins}; the page says so where it matters.",
            cells.axis.bins
        ));
    }
    let sites = run.call_sites().len();
    if sites > limits.sites {
        said.push(format!(
            "The {} costliest of {sites} call sites are shown.",
            limits.sites
        ));
    }
    if texts.cut() > 0 {
        said.push(format!(
            "{} names are longer than {} bytes and cut.",
            texts.cut(),
            limits.name
        ));
    }
    said
}
