//! The tree of functions, and the calling contexts down to the line that its time is seen in.
//!
//! A function that the compiler inlined is a node like any other. What weighs too little is added up, one node below
//! each caller for all of them, so that no time is lost and a caller's own time stays its own. The collector's own wrapper
//! of a call and the call itself are one node.

use crate::texts::Texts;
use model::{ContextId, FrameId, InstructionKind, ModuleKind, Run, is_libc, wrapped};
use std::collections::HashMap;

/// A node: a function, in the module it is from, under its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub parent: u32,
    /// Texts.
    pub function: u32,
    pub module: u32,
    /// [`PROGRAM`] and the others below.
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
    /// 0 not known, else one more than the place of [`InstructionKind`].
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
    /// Functions in their contexts before small ones were added up.
    pub all_functions: usize,
    /// Texts of nodes and paths, until [`Tree::name`] gives them their numbers in the scene.
    names: Vec<String>,
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
    /// The tree of the contexts with ticks, about so many nodes that are functions and so many paths; `ticks` has one
    /// element a context.
    pub fn new(run: &Run, ticks: &[f64], nodes: usize, paths: usize) -> Tree {
        let mut tree = Grower::new(run).grow(ticks);
        tree.all_functions = tree.functions();
        let mut own = vec![0.0; tree.paths.len()];
        for (path, ticks) in tree.of_context.iter().zip(ticks) {
            own[*path as usize] += ticks;
        }
        tree.shrink(&own, nodes, paths);
        tree
    }

    /// Functions in their contexts.
    pub fn functions(&self) -> usize {
        self.nodes.iter().skip(1).filter(|node| node.kind != SMALL).count()
    }

    /// Paths that end in a function.
    pub fn function_paths(&self) -> usize {
        let function = |path: &&Path| self.nodes[path.node as usize].kind != SMALL;
        self.paths.iter().filter(function).count()
    }

    /// Adds up what weighs least until there are about so many nodes that are functions and, by leaving lines out, about so
    /// many paths. `own` is the ticks of each path without what is below it. Returns the new path of every old one.
    pub fn shrink(&mut self, own: &[f64], nodes: usize, paths: usize) -> Vec<u32> {
        let with_callees = |tree: &Tree, own: &[f64]| {
            let mut weights = own.to_vec();
            for path in (1..tree.paths.len()).rev() {
                weights[tree.paths[path].parent as usize] += weights[path];
            }
            weights
        };
        let first = self.keep_nodes(&with_callees(self, own), nodes.max(1));
        let mut kept = vec![0.0; self.paths.len()];
        for (path, ticks) in first.iter().zip(own) {
            kept[*path as usize] += ticks;
        }
        let then = self.keep_lines(&with_callees(self, &kept), paths.max(1));
        first.iter().map(|path| then[*path as usize]).collect()
    }

    /// Keeps the root and the functions with most ticks, together so many; with the root alone, all time is its own.
    fn keep_nodes(&mut self, weights: &[f64], most: usize) -> Vec<u32> {
        let kept = self.worth_keeping(weights, most);
        let name = self.names.len() as u32;
        self.names.push(SMALL_FUNCTIONS.into());
        let (mut nodes, mut node_of) = (vec![Node::default()], vec![0u32; self.nodes.len()]);
        let mut small: HashMap<u32, u32> = HashMap::new();
        for (at, node) in self.nodes.iter().enumerate().skip(1) {
            let parent = node_of[node.parent as usize];
            let next = nodes.len() as u32;
            node_of[at] = if kept[at] {
                next
            } else if kept[node.parent as usize] && most > 1 {
                *small.entry(parent).or_insert(next)
            } else {
                parent
            };
            if node_of[at] == next {
                nodes.push(match kept[at] {
                    true => Node { parent, ..*node },
                    false => Node {
                        parent,
                        function: name,
                        module: 0,
                        kind: SMALL,
                    },
                });
            }
        }
        let old = std::mem::replace(&mut self.nodes, nodes);
        self.rename(|_, path, parent| {
            let node = node_of[path.node as usize];
            match kept[path.node as usize] {
                true => Some(Path { parent, node, ..*path }),
                false if node != node_of[old[path.node as usize].parent as usize] => Some(Path {
                    parent,
                    node,
                    ..Path::default()
                }),
                false => None,
            }
        })
    }

    /// Which nodes are kept: so many, and each that would be the only one of its caller to be added up.
    fn worth_keeping(&self, weights: &[f64], most: usize) -> Vec<bool> {
        let mut by_node = vec![0.0; self.nodes.len()];
        for (path, weight) in self.paths.iter().zip(weights) {
            by_node[path.node as usize] += weight;
        }
        let mut order: Vec<usize> = (1..self.nodes.len())
            .filter(|&node| self.nodes[node].kind != SMALL)
            .collect();
        order.sort_by(|a, b| by_node[*b].total_cmp(&by_node[*a]).then(a.cmp(b)));
        let mut kept = vec![false; self.nodes.len()];
        kept[0] = true;
        order.iter().take(most - 1).for_each(|node| kept[*node] = true);
        let mut below = vec![0u32; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate().skip(1) {
            // A caller weighs no less than what it calls, but rounding can make it seem so.
            kept[at] &= kept[node.parent as usize];
            below[node.parent as usize] += u32::from(!kept[at]);
        }
        for (at, node) in self.nodes.iter().enumerate().skip(1) {
            let alone = below[node.parent as usize] == 1 && below[at] == 0 && node.kind != SMALL;
            kept[at] |= most > 1 && alone && kept[node.parent as usize];
        }
        kept
    }

    /// Where there are more paths than this, those with fewest ticks lose their line, so that there are fewer.
    fn keep_lines(&mut self, weights: &[f64], most: usize) -> Vec<u32> {
        let mut order: Vec<usize> = (1..self.paths.len()).collect();
        order.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]).then(a.cmp(b)));
        let mut small = vec![false; self.paths.len()];
        order.iter().skip(most - 1).for_each(|path| small[*path] = true);
        self.rename(|row, path, parent| {
            Some(match small[row] {
                true => Path {
                    parent,
                    line: 0,
                    instruction: 0,
                    ..*path
                },
                false => Path { parent, ..*path },
            })
        })
    }

    /// Makes every path but the root again; `None` adds it to its parent, which is given as it is now. Returns the new path
    /// of every old one.
    fn rename(&mut self, mut change: impl FnMut(usize, &Path, u32) -> Option<Path>) -> Vec<u32> {
        let mut rows = Rows::new();
        let mut path_of = vec![0u32; self.paths.len()];
        for (at, path) in self.paths.iter().enumerate().skip(1) {
            let parent = path_of[path.parent as usize];
            path_of[at] = match change(at, path, parent) {
                Some(path) => rows.number(path),
                None => parent,
            };
        }
        self.paths = rows.rows;
        for path in &mut self.of_context {
            *path = path_of[*path as usize];
        }
        path_of
    }

    /// Gives what is left its texts; those of what is not shown are not kept.
    pub fn name(&mut self, texts: &mut Texts) {
        let names = std::mem::take(&mut self.names);
        let mut number = |text: u32| texts.number(names.get(text as usize).map_or("", String::as_str));
        for node in &mut self.nodes {
            (node.function, node.module) = (number(node.function), number(node.module));
        }
        for path in &mut self.paths {
            path.file = number(path.file);
        }
    }
}

/// Whose a frame is, for the tree.
pub(crate) const PROGRAM: u8 = 0;
pub(crate) const LIBRARY: u8 = 1;
pub(crate) const MPI: u8 = 2;
pub(crate) const OPENMP: u8 = 3;
pub(crate) const SYSTEM: u8 = 4;
pub(crate) const PYTHON: u8 = 5;
/// No function: all that are too small for a node, of one caller.
pub(crate) const SMALL: u8 = 6;
const SMALL_FUNCTIONS: &str = "smaller functions";
/// The collector's: never in a tree.
const OURS: u8 = 7;

/// Where a context's time goes, and whether this is the collector's wrapper, whose call comes next.
#[derive(Clone, Copy, Default)]
struct Place {
    path: u32,
    wrapper: bool,
}

/// A tree in the making.
struct Grower<'a> {
    run: &'a Run,
    /// By module.
    kinds: Vec<u8>,
    /// By what [`call_of`] makes of a function's name: the module and its kind that the call is from.
    calls: HashMap<String, (&'a str, u8)>,
    /// The C library of the run.
    libc: &'a str,
    names: Texts,
    nodes: Rows<Node>,
    paths: Rows<Path>,
}

impl<'a> Grower<'a> {
    fn new(run: &'a Run) -> Grower<'a> {
        let tables = run.tables();
        let kinds: Vec<u8> = (tables.modules.kind.iter())
            .map(|kind| match ModuleKind::of(run.text(*kind)) {
                Some(ModuleKind::Program) => PROGRAM,
                Some(ModuleKind::Mpi) => MPI,
                Some(ModuleKind::OpenMp) => OPENMP,
                Some(ModuleKind::Libc | ModuleKind::Kernel) => SYSTEM,
                Some(ModuleKind::Python | ModuleKind::Script) => PYTHON,
                Some(ModuleKind::Ours) => OURS,
                _ => LIBRARY,
            })
            .collect();
        let mut grower = Grower {
            run,
            kinds,
            calls: HashMap::new(),
            libc: "",
            // A scene's limit of length is not for here: what is cut is no longer told apart.
            names: Texts::new(usize::MAX),
            nodes: Rows::new(),
            paths: Rows::new(),
        };
        for frame in (0..tables.frames.len() as u32).map(FrameId) {
            let (place, kind) = (run.place(frame), grower.kind(frame));
            if kind == SYSTEM && grower.libc.is_empty() && is_libc(place.module) {
                grower.libc = place.module;
            }
            if matches!(kind, MPI | SYSTEM | OPENMP) && !place.function.is_empty() {
                (grower.calls.entry(call_of(place.function))).or_insert((place.module, kind));
            }
        }
        grower
    }

    fn kind(&self, frame: FrameId) -> u8 {
        let module = self.run.tables().frames.module.get(frame.row());
        let kind = module.and_then(|module| self.kinds.get(*module as usize));
        match kind.copied().unwrap_or(SYSTEM) {
            LIBRARY | PYTHON if self.run.is_own(frame) => PROGRAM,
            kind => kind,
        }
    }

    fn grow(mut self, ticks: &[f64]) -> Tree {
        let run = self.run;
        let parent = |context: usize| run.parent(ContextId(context as u32)).map(|parent| parent.row());
        let mut wanted: Vec<bool> = ticks.iter().map(|ticks| *ticks > 0.0).collect();
        for context in (0..ticks.len()).rev() {
            if let Some(parent) = parent(context).filter(|_| wanted[context]) {
                wanted[parent] = true;
            }
        }
        let mut places = vec![Place::default(); ticks.len()];
        for context in (0..ticks.len()).filter(|context| wanted[*context]) {
            let above = parent(context).map_or(Place::default(), |parent| places[parent]);
            places[context] = match run.step(ContextId(context as u32)) {
                Some(leaf) => self.step(above, leaf),
                None => above,
            };
        }
        Tree {
            nodes: self.nodes.rows,
            paths: self.paths.rows,
            of_context: places.iter().map(|place| place.path).collect(),
            all_functions: 0,
            names: self.names.into_parts().0,
        }
    }

    /// From a place into a frame, through all that is inlined there.
    fn step(&mut self, mut at: Place, leaf: FrameId) -> Place {
        if self.kind(leaf) == OURS {
            return self.wrapper(at, leaf);
        }
        let chain: Vec<FrameId> = self.run.inlined(leaf).collect();
        for (depth, frame) in chain.iter().enumerate().rev() {
            let place = self.run.place(*frame);
            let (parent, node) = match self.called(at, place.function) {
                Some(same) => same,
                None => {
                    let node = Node {
                        parent: self.paths.rows[at.path as usize].node,
                        function: self.names.number(place.function),
                        module: self.names.number(place.module),
                        kind: self.kind(*frame),
                    };
                    (at.path, self.nodes.number(node))
                }
            };
            at = Place {
                path: self.paths.number(Path {
                    parent,
                    node,
                    file: self.names.number(place.file),
                    line: place.line,
                    instruction: if depth == 0 { self.instruction(leaf) } else { 0 },
                    inlined: depth + 1 < chain.len(),
                }),
                wrapper: false,
            };
        }
        at
    }

    /// The caller and the node of the wrapper that a place is in, where it wraps this function.
    fn called(&self, at: Place, function: &str) -> Option<(u32, u32)> {
        let path = self.paths.rows[at.path as usize];
        let name = &self.names.texts()[self.nodes.rows[path.node as usize].function as usize];
        (at.wrapper && call_of(name) == call_of(function)).then_some((path.parent, path.node))
    }

    /// The collector's own frame: the first stands for the call, those inside it for nothing.
    fn wrapper(&mut self, at: Place, frame: FrameId) -> Place {
        if at.wrapper {
            return at;
        }
        let real = self.run.inlined(frame).last().unwrap_or(frame);
        let place = self.run.place(real);
        let name = wrapped(place.function);
        // Of a call that no sample found in its own library: it is libc's, whose calls we stand before when we are not told otherwise.
        let (module, kind) = (self.calls.get(&call_of(name)).copied()).unwrap_or((self.libc, SYSTEM));
        let node = Node {
            parent: self.paths.rows[at.path as usize].node,
            function: self.names.number(name),
            module: self.names.number(module),
            kind,
        };
        let node = self.nodes.number(node);
        let path = self.paths.number(Path {
            parent: at.path,
            node,
            ..Path::default()
        });
        Place { path, wrapper: true }
    }

    fn instruction(&self, frame: FrameId) -> u8 {
        let name = self.run.tables().frames.instruction.get(frame.row());
        let name = name.map_or("", |name| self.run.text(*name));
        InstructionKind::of(name).map_or(0, |kind| kind as u8 + 1)
    }
}

/// What a call is known by, whether its name is that of the standard or of its profiling twin: PMPI_Send is MPI_Send.
fn call_of(function: &str) -> String {
    let name = function.to_ascii_lowercase();
    match name.strip_prefix('p') {
        Some(rest) if rest.starts_with("mpi_") => rest.to_string(),
        _ => name,
    }
}
