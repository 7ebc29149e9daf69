//! The tree of functions, and the calling contexts down to the line that its time is seen in.
//!
//! A function that the compiler inlined is a node like any other. What weighs too little is added to its caller, so
//! that no time is lost.

use crate::limits::Limits;
use crate::texts::Texts;
use model::{ContextId, FrameId, INSTRUCTIONS, Run};
use std::collections::HashMap;

/// A node: a function, in the module it is from, under its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub parent: u32,
    /// Texts.
    pub function: u32,
    pub module: u32,
    /// 0 the program's, 1 a library's, 2 MPI, 3 OpenMP, 4 system, 5 Python.
    pub kind: u8,
}

/// A calling context: a node reached through certain lines, at a line of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Path {
    pub parent: u32,
    pub node: u32,
    /// Text.
    pub file: u32,
    pub line: u32,
    /// 0 not known, else one more than the index in [`INSTRUCTIONS`].
    pub instruction: u8,
    /// Whether the compiler put the function into its caller: no call was made.
    pub inlined: bool,
}

/// Nodes and paths; row 0 of each is the root, and parents come first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    pub nodes: Vec<Node>,
    pub paths: Vec<Path>,
    /// Path of every context that was asked for; 0, the root, for the others.
    pub of_context: Vec<u32>,
    /// Nodes before small ones were added to their callers.
    pub all_nodes: usize,
}

/// Rows that are found again.
struct Rows<T> {
    rows: Vec<T>,
    numbers: HashMap<T, u32>,
}

impl<T: Copy + Eq + std::hash::Hash + Default> Rows<T> {
    fn new() -> Rows<T> {
        Rows {
            rows: vec![T::default()],
            numbers: HashMap::new(),
        }
    }

    fn number(&mut self, row: T) -> u32 {
        *self.numbers.entry(row).or_insert_with(|| {
            self.rows.push(row);
            self.rows.len() as u32 - 1
        })
    }
}

impl Tree {
    /// The tree of the contexts with ticks; `ticks` has one element a context.
    pub fn new(run: &Run, ticks: &[f64], limits: &Limits, texts: &mut Texts) -> Tree {
        // Texts of functions that are not shown are not kept: they are numbered apart first.
        let mut names = Texts::new(usize::MAX);
        let mut tree = grow(run, ticks, &mut names);
        tree.all_nodes = tree.nodes.len() - 1;
        let weights = tree.weights(ticks);
        tree.keep_nodes(&weights, limits.nodes.max(1));
        let weights = tree.weights(ticks);
        tree.keep_lines(&weights, limits.paths.max(1));
        let (named, _) = names.into_parts();
        let mut number = |text: u32| texts.number(named.get(text as usize).map_or("", String::as_str));
        for node in &mut tree.nodes {
            (node.function, node.module) = (number(node.function), number(node.module));
        }
        for path in &mut tree.paths {
            path.file = number(path.file);
        }
        tree
    }

    /// Ticks of every path with all that is below it.
    fn weights(&self, ticks: &[f64]) -> Vec<f64> {
        let mut weights = vec![0.0; self.paths.len()];
        for (context, ticks) in ticks.iter().enumerate() {
            weights[self.of_context[context] as usize] += ticks;
        }
        for path in (1..self.paths.len()).rev() {
            weights[self.paths[path].parent as usize] += weights[path];
        }
        weights
    }

    /// Keeps the root and so many nodes, those with most ticks.
    fn keep_nodes(&mut self, weights: &[f64], most: usize) {
        if self.nodes.len() <= most {
            return;
        }
        let mut by_node = vec![0.0; self.nodes.len()];
        for (path, weight) in self.paths.iter().zip(weights) {
            by_node[path.node as usize] += weight;
        }
        // A caller weighs no less than what it calls and comes first, so whatever is kept has a caller that is kept.
        let mut order: Vec<usize> = (1..self.nodes.len()).collect();
        order.sort_by(|a, b| by_node[*b].total_cmp(&by_node[*a]).then(a.cmp(b)));
        let mut kept = vec![false; self.nodes.len()];
        kept[0] = true;
        order.iter().take(most - 1).for_each(|node| kept[*node] = true);
        // Rounding can make a sum of parts larger than the whole by a hair.
        let (mut nodes, mut node_of) = (vec![Node::default()], vec![0u32; self.nodes.len()]);
        for (at, node) in self.nodes.iter().enumerate().skip(1) {
            let whole = kept[node.parent as usize];
            kept[at] &= whole;
            node_of[at] = node_of[node.parent as usize];
            if kept[at] {
                node_of[at] = nodes.len() as u32;
                nodes.push(Node {
                    parent: node_of[node.parent as usize],
                    ..*node
                });
            }
        }
        self.nodes = nodes;
        self.rename(|path, parent| {
            kept[path.node as usize].then(|| Path {
                parent,
                node: node_of[path.node as usize],
                ..*path
            })
        });
    }

    /// Where there are more paths than this, those with fewest ticks lose their line.
    fn keep_lines(&mut self, weights: &[f64], most: usize) {
        if self.paths.len() <= most {
            return;
        }
        let mut sorted = weights.to_vec();
        let at = sorted.len() - most;
        let least = *sorted.select_nth_unstable_by(at, f64::total_cmp).1;
        let mut row = 0;
        self.rename(|path, parent| {
            row += 1;
            let small = weights[row] < least || (weights[row] == least && row > most);
            Some(match small {
                true => Path {
                    parent,
                    line: 0,
                    instruction: 0,
                    ..*path
                },
                false => Path { parent, ..*path },
            })
        });
    }

    /// Makes every path but the root anew; `None` adds it to its parent, which is given as it is now.
    fn rename(&mut self, mut change: impl FnMut(&Path, u32) -> Option<Path>) {
        let mut rows = Rows::new();
        let mut path_of = vec![0u32; self.paths.len()];
        for (at, path) in self.paths.iter().enumerate().skip(1) {
            let parent = path_of[path.parent as usize];
            path_of[at] = match change(path, parent) {
                Some(path) => rows.number(path),
                None => parent,
            };
        }
        self.paths = rows.rows;
        for path in &mut self.of_context {
            *path = path_of[*path as usize];
        }
    }
}

fn grow(run: &Run, ticks: &[f64], texts: &mut Texts) -> Tree {
    let rows = ticks.len();
    let parent = |context: usize| run.parent(ContextId(context as u32)).map(|parent| parent.row());
    let mut wanted: Vec<bool> = ticks.iter().map(|ticks| *ticks > 0.0).collect();
    for context in (0..rows).rev() {
        if let Some(parent) = parent(context).filter(|_| wanted[context]) {
            wanted[parent] = true;
        }
    }
    let kinds = kinds(run);
    let (mut nodes, mut paths) = (Rows::<Node>::new(), Rows::<Path>::new());
    let mut of_context = vec![0u32; rows];
    for context in (0..rows).filter(|context| wanted[*context]) {
        let mut path = parent(context).map_or(0, |parent| of_context[parent]);
        if let Some(leaf) = run.leaf(ContextId(context as u32)) {
            let chain: Vec<FrameId> = run.inlined(leaf).collect();
            for (depth, frame) in chain.iter().enumerate().rev() {
                let place = run.place(*frame);
                let node = nodes.number(Node {
                    parent: paths.rows[path as usize].node,
                    function: texts.number(place.function),
                    module: texts.number(place.module),
                    kind: kind(run, *frame, &kinds),
                });
                path = paths.number(Path {
                    parent: path,
                    node,
                    file: texts.number(place.file),
                    line: place.line,
                    instruction: if depth == 0 { instruction(run, leaf) } else { 0 },
                    inlined: depth + 1 < chain.len(),
                });
            }
        }
        of_context[context] = path;
    }
    Tree {
        nodes: nodes.rows,
        paths: paths.rows,
        of_context,
        all_nodes: 0,
    }
}

/// By module.
fn kinds(run: &Run) -> Vec<u8> {
    let modules = &run.tables().modules;
    (modules.kind.iter())
        .map(|kind| match run.text(*kind) {
            "program" => 0,
            "mpi" => 2,
            "openmp" => 3,
            "libc" | "kernel" | "ours" => 4,
            "python" => 5,
            _ => 1,
        })
        .collect()
}

fn kind(run: &Run, frame: FrameId, kinds: &[u8]) -> u8 {
    if run.is_own(frame) {
        return 0;
    }
    let module = run.tables().frames.module.get(frame.row()).copied().unwrap_or(u32::MAX);
    kinds.get(module as usize).copied().unwrap_or(4)
}

fn instruction(run: &Run, frame: FrameId) -> u8 {
    let frames = &run.tables().frames;
    let Some(name) = frames.instruction.get(frame.row()).map(|name| run.text(*name)) else {
        return 0;
    };
    (INSTRUCTIONS.iter().position(|kind| *kind == name)).map_or(0, |at| at as u8 + 1)
}
