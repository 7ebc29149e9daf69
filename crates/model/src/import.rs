//! Time in which Python imports modules: looking for them, reading and compiling their files, carrying out their top level, and
//! starting their libraries.
//!
//! A sample is in an import where Python's import machinery stands further in on its stack than all code of the program: what
//! a module of the program's own does at its top level is the program's work. A module of the standard library or an installed
//! one counts with all that it imports.

use crate::class::Class;
use crate::id::{ContextId, FrameId};
use crate::order::most_first;
use crate::run::Run;
use crate::work::Piece;
use std::collections::{BTreeMap, HashMap};

/// How the files of Python's import machinery begin.
const MACHINERY: &str = "<frozen importlib";
/// Its function that makes byte code of a source file.
const COMPILES: &str = "source_to_code";
/// Folders whose entries are packages.
const SHELVES: [&str; 2] = ["/site-packages/", "/dist-packages/"];

/// What an import of the program's brings.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The package that takes most of it; empty where none was seen.
    pub name: String,
    /// The line of the program that imports; none where Python itself does at its start.
    pub at: Option<FrameId>,
    /// Seconds, summed over ranks.
    pub seconds: f64,
}

/// Time in imports.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imports {
    /// Seconds of each rank, in the order of `ranks()`.
    pub by_rank: Vec<f64>,
    /// Of these, the seconds of making byte code of source files.
    pub compiling: Vec<f64>,
    /// Those with most time first.
    pub modules: Vec<Imported>,
    /// Elapsed seconds in which ranks import modules and none computes anything else.
    pub alone_s: f64,
    /// By context; empty where nothing is imported.
    importing: Vec<bool>,
}

/// The package that a file of Python code belongs to.
fn package(path: &str) -> &str {
    let path = path.trim_start_matches("<frozen ").trim_end_matches('>');
    let shelf = SHELVES.iter().find_map(|shelf| Some(path.find(shelf)? + shelf.len()));
    let library = path
        .find("/python3.")
        .and_then(|at| Some(at + 1 + path[at + 1..].find('/')? + 1));
    let inside = shelf.or(library).map_or(text::file_name(path), |at| &path[at..]);
    let first = inside.split('/').next().unwrap_or_default();
    first.split('.').next().unwrap_or_default()
}

/// What is known of a context by its stack.
#[derive(Clone, Copy, Default)]
struct State {
    importing: bool,
    compiling: bool,
    /// The context that imports.
    from: Option<ContextId>,
    /// The first frame of an imported module.
    module: Option<FrameId>,
}

fn states(run: &Run) -> Vec<State> {
    let (contexts, frames) = (&run.tables().contexts, run.tables().frames.len() as u32);
    #[derive(Clone, Copy, PartialEq)]
    enum Kind {
        Machinery,
        Compiler,
        Own,
        Module,
        Other,
    }
    let kinds: Vec<Kind> = (0..frames)
        .map(FrameId)
        .map(|frame| match run.place(frame) {
            _ if !run.is_script(frame) => Kind::Other,
            place if place.file.starts_with(MACHINERY) && place.function.ends_with(COMPILES) => Kind::Compiler,
            place if place.file.starts_with(MACHINERY) => Kind::Machinery,
            _ if run.is_own(frame) => Kind::Own,
            _ => Kind::Module,
        })
        .collect();
    if !kinds.contains(&Kind::Machinery) {
        return vec![];
    }
    let mut all: Vec<State> = Vec::with_capacity(contexts.len());
    // A parent stands before its children.
    for row in 0..contexts.len() {
        let parent = contexts.parent[row] as usize;
        let mut state = all.get(parent).copied().unwrap_or_default();
        match kinds.get(contexts.frame[row] as usize) {
            Some(Kind::Own) => state = State::default(),
            Some(kind @ (Kind::Machinery | Kind::Compiler)) => {
                if !state.importing {
                    state.from = (parent < row).then_some(ContextId(parent as u32));
                }
                state.importing = true;
                state.compiling |= *kind == Kind::Compiler;
            }
            Some(Kind::Module) if state.importing && state.module.is_none() => {
                state.module = run.leaf(ContextId(row as u32));
            }
            _ => {}
        }
        all.push(state);
    }
    all
}

fn alone_s(run: &Run, states: &[State]) -> f64 {
    let (samples, slot_s) = (&run.tables().samples, run.snapshots().slot_s());
    let width = (slot_s / run.tick_s()).round().max(1.0) as usize;
    let (mut imports, mut computes) = (vec![false; run.snapshots().len()], vec![false; run.snapshots().len()]);
    for row in 0..samples.len() {
        let importing = (states.get(samples.context[row] as usize)).is_some_and(|state| state.importing);
        if !importing && run.sample_classes()[row] != Class::Compute {
            continue;
        }
        let piece = Piece::whole(samples, row);
        let slots = piece.start as usize / width..(piece.end as usize).div_ceil(width).min(imports.len());
        let of = if importing { &mut imports } else { &mut computes };
        if let Some(of) = of.get_mut(slots) {
            of.fill(true);
        }
    }
    let alone = imports
        .iter()
        .zip(&computes)
        .filter(|(imports, computes)| **imports && !**computes);
    alone.count() as f64 * slot_s
}

impl Imports {
    pub(crate) fn new(run: &Run) -> Imports {
        let states = states(run);
        let ranks = run.ranks().len();
        let mut imports = Imports {
            by_rank: vec![0.0; ranks],
            compiling: vec![0.0; ranks],
            modules: vec![],
            alone_s: alone_s(run, &states),
            importing: states.iter().map(|state| state.importing).collect(),
        };
        if states.is_empty() {
            return imports;
        }
        let contexts = &run.tables().samples.context;
        let mut lines: HashMap<Option<FrameId>, BTreeMap<&str, f64>> = HashMap::new();
        for rank in 0..ranks {
            for (row, seconds) in run.sample_seconds(rank) {
                let Some(state) = states.get(contexts[row] as usize).filter(|state| state.importing) else {
                    continue;
                };
                imports.by_rank[rank] += seconds;
                if state.compiling {
                    imports.compiling[rank] += seconds;
                }
                let at = state.from.and_then(|from| run.own_frame(from));
                let at = at.filter(|frame| run.is_script(*frame) && run.is_own(*frame));
                let name = state.module.map_or("", |frame| package(run.place(frame).file));
                *lines.entry(at).or_default().entry(name).or_default() += seconds;
            }
        }
        let sums: HashMap<Option<FrameId>, f64> = lines.iter().map(|(at, names)| (*at, names.values().sum())).collect();
        let named = |at: &Option<FrameId>| {
            let names = most_first(lines[at].clone());
            let first = names.iter().find(|(name, _)| !name.is_empty());
            first.map_or(String::new(), |(name, _)| name.to_string())
        };
        imports.modules = most_first(sums)
            .into_iter()
            .map(|(at, seconds)| Imported {
                name: named(&at),
                at,
                seconds,
            })
            .collect();
        imports
    }

    /// Whether a context is in one.
    pub fn are_in(&self, context: ContextId) -> bool {
        self.importing.get(context.row()) == Some(&true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn packages_are_named_by_their_folders() {
        for (path, name) in [
            ("/v/lib/python3.11/site-packages/numpy/_core/__init__.py", "numpy"),
            ("/usr/lib/python3/dist-packages/yaml/loader.py", "yaml"),
            ("/usr/lib/python3.11/json/decoder.py", "json"),
            ("/usr/lib/python3.11/argparse.py", "argparse"),
            ("<frozen runpy>", "runpy"),
            ("/home/user/tool.py", "tool"),
            ("", ""),
        ] {
            assert_eq!(package(path), name, "{path}");
        }
    }

    #[test]
    fn what_the_program_s_own_modules_do_is_no_import() {
        const FIND: &str = "_find_and_load@<frozen importlib._bootstrap>:1178";
        const CODE: &str = "SourceLoader.source_to_code@<frozen importlib._bootstrap_external>:1082";
        const NUMPY: &str = "<module>@/v/lib/python3.11/site-packages/numpy/__init__.py:9";
        let run = Fixture::new("UUUUUUUUUUaaaaaabbcc")
            .letter('U', "", &["<module>@/home/user/app.py:9"])
            .letter('a', "", &["<module>@/home/user/app.py:1", FIND, NUMPY])
            .letter('b', "", &["<module>@/home/user/app.py:2", FIND, CODE])
            .letter(
                'c',
                "",
                &["<module>@/home/user/app.py:2", FIND, "<module>@/home/user/own.py:3"],
            )
            .run();
        let imports = run.imports();
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(near(imports.by_rank[0], 8.0 / 20.0 * run.elapsed_s()), "{imports:?}");
        assert!(near(imports.compiling[0], 2.0 / 20.0 * run.elapsed_s()));
        let rows: Vec<_> = (imports.modules.iter())
            .map(|module| (module.name.as_str(), run.place(module.at.unwrap()).line))
            .collect();
        assert_eq!(rows, [("numpy", 1), ("", 2)]);
    }

    #[test]
    fn a_run_without_python_imports_nothing() {
        let run = Fixture::new("UU").run();
        assert_eq!(run.imports().by_rank, [0.0]);
        assert!(run.imports().modules.is_empty());
    }
}
