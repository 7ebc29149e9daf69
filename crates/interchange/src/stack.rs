//! Stacks as viewers show them: a tree of steps, from the outermost function to the innermost.
//!
//! Inlined functions are steps of their own. Where Steelyard saw a call (MPI, I/O, a lock), its wrapper is a step with
//! the call's name, and that step and those inside it have the sample's class; the steps that led there compute.

use model::{CallId, Class, ContextId, FrameId, ModuleKind, Place, Run, wrapped};
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::Hash;

/// Steps of a stack at most; of a deeper one the innermost are kept.
const DEEPEST: usize = 1000;

/// What a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A place in code.
    Frame(FrameId),
    /// A call that Steelyard saw.
    Call(CallId),
    /// The sample has no stack.
    Unknown,
    /// Stands for what is left out of a stack that is too deep.
    Cut,
}

/// A step of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// What it is.
    pub spot: Spot,
    /// What the thread does there.
    pub class: Class,
    /// Whether it is inlined into the step before it.
    pub inlined: bool,
}

/// A stack: its innermost step, and the stack that it was called from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// Number of the stack without its innermost step.
    pub parent: Option<u32>,
    /// Number of the innermost step.
    pub step: u32,
}

/// What a viewer that knows functions alone is shown of a step, the same for all steps of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shown<'a> {
    /// Its name.
    pub name: Cow<'a, str>,
    /// Source file, else module; empty if not known.
    pub file: &'a str,
    /// Line; 0 if not known or not asked for.
    pub line: u32,
}

/// The stacks met so far, each once.
pub struct Stacks<'a> {
    run: &'a Run,
    ours: Vec<bool>,
    openmp: Vec<bool>,
    steps: Vec<Step>,
    step_numbers: HashMap<Step, u32>,
    nodes: Vec<Node>,
    node_numbers: HashMap<Node, u32>,
    known: HashMap<(u32, u32), u32>,
    lines: bool,
    shown: Vec<Shown<'a>>,
    shown_numbers: HashMap<Shown<'a>, u32>,
    /// By step.
    shown_of: Vec<u32>,
}

impl<'a> Stacks<'a> {
    /// None yet; `lines` shows a function's lines apart.
    pub fn new(run: &'a Run, lines: bool) -> Stacks<'a> {
        let kinds = |kind: ModuleKind| {
            let modules = &run.tables().modules;
            modules.kind.iter().map(|of| run.text(*of) == kind.word()).collect()
        };
        Stacks {
            run,
            ours: kinds(ModuleKind::Ours),
            openmp: kinds(ModuleKind::OpenMp),
            steps: Vec::new(),
            step_numbers: HashMap::new(),
            nodes: Vec::new(),
            node_numbers: HashMap::new(),
            known: HashMap::new(),
            lines,
            shown: Vec::new(),
            shown_numbers: HashMap::new(),
            shown_of: Vec::new(),
        }
    }

    /// Number of a sample's stack; `sample` is a row of `samples`.
    pub fn of(&mut self, sample: usize) -> u32 {
        let samples = &self.run.tables().samples;
        let key = (samples.context[sample], samples.call[sample]);
        if let Some(number) = self.known.get(&key) {
            return *number;
        }
        let (context, call) = (ContextId(key.0), CallId(key.1));
        let steps = self.steps_of(context, call, self.run.sample_classes()[sample]);
        let mut parent = None;
        for step in steps {
            let step = self.number_of(step);
            parent = Some(number(&mut self.nodes, &mut self.node_numbers, Node { parent, step }));
        }
        // A stack has a step at least: see steps_of.
        let stack = parent.unwrap_or(0);
        self.known.insert(key, stack);
        stack
    }

    fn number_of(&mut self, step: Step) -> u32 {
        let step_number = number(&mut self.steps, &mut self.step_numbers, step);
        if step_number as usize == self.shown_of.len() {
            let place = self.place(step);
            let shown = Shown {
                name: self.name(step),
                file: if place.file.is_empty() {
                    place.module
                } else {
                    place.file
                },
                line: if self.lines { place.line } else { 0 },
            };
            self.shown_of
                .push(number(&mut self.shown, &mut self.shown_numbers, shown));
        }
        step_number
    }

    /// Numbers of a stack's steps, outermost first, into `path`.
    pub fn path(&self, stack: u32, path: &mut Vec<u32>) {
        path.clear();
        let mut at = Some(stack);
        while let Some(node) = at {
            let node = self.nodes[node as usize];
            path.push(node.step);
            at = node.parent;
        }
        path.reverse();
    }

    /// A step.
    pub fn step(&self, step: u32) -> Step {
        self.steps[step as usize]
    }

    /// Number of what is shown of a step.
    pub fn shown_of(&self, step: u32) -> u32 {
        self.shown_of[step as usize]
    }

    /// All that is shown, by number.
    pub fn shown(&self) -> &[Shown<'a>] {
        &self.shown
    }

    /// All steps, by number.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// All stacks, by number; a stack comes after its parent.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Function, file, line and module of a step; empty or 0 where not known.
    pub fn place(&self, step: Step) -> Place<'a> {
        match step.spot {
            Spot::Frame(frame) => self.run.place(frame),
            Spot::Call(call) => Place {
                function: self.run.call_name(call),
                ..Place::default()
            },
            Spot::Unknown | Spot::Cut => Place::default(),
        }
    }

    /// Name of a step: its function, else what is known of the place.
    pub fn name(&self, step: Step) -> Cow<'a, str> {
        let place = self.place(step);
        match (step.spot, place.function) {
            (Spot::Cut, _) => "(outer functions left out)".into(),
            (_, "") if place.file.is_empty() && !place.module.is_empty() => place.nameless().into(),
            (_, "") => place.to_string().into(),
            (_, function) => function.into(),
        }
    }

    /// Whether a frame is in the collector.
    fn is_ours(&self, frame: FrameId) -> bool {
        self.is_of(&self.ours, frame)
    }

    fn is_of(&self, kind: &[bool], frame: FrameId) -> bool {
        let module = self.run.tables().frames.module.get(frame.row());
        module.is_some_and(|module| kind.get(*module as usize) == Some(&true))
    }

    /// Steps of a stack, outermost first; at least one.
    fn steps_of(&self, context: ContextId, call: CallId, class: Class) -> Vec<Step> {
        let mut frames: Vec<FrameId> = (self.run.stack(context))
            .flat_map(|frame| self.run.inlined(frame))
            .take(DEEPEST + 1)
            .collect();
        let cut = frames.len() > DEEPEST;
        frames.truncate(DEEPEST);
        frames.reverse();
        let name = self.run.call_name(call);
        let inside = self.first_inside(&frames, name, class);
        let mut steps = Vec::with_capacity(frames.len() + 2);
        let outer = Class::Compute;
        if cut {
            steps.push(Step {
                spot: Spot::Cut,
                class: outer,
                inlined: false,
            });
        }
        for frame in &frames[..inside] {
            steps.push(self.frame_step(*frame, outer));
        }
        let mut rest = &frames[inside..];
        let named = rest
            .first()
            .is_some_and(|frame| !self.is_ours(*frame) && self.run.place(*frame).function == name);
        if !name.is_empty() && !named {
            steps.push(Step {
                spot: Spot::Call(call),
                class,
                inlined: false,
            });
            while let Some((_, after)) = rest.split_first().filter(|(frame, _)| self.is_ours(**frame)) {
                rest = after;
            }
        }
        for frame in rest {
            steps.push(self.frame_step(*frame, class));
        }
        if steps.is_empty() {
            steps.push(Step {
                spot: Spot::Unknown,
                class,
                inlined: false,
            });
        }
        steps
    }

    fn frame_step(&self, frame: FrameId, class: Class) -> Step {
        // Of an inlined chain, the outermost is a real frame.
        let inlined = self.run.outer(frame).is_some();
        Step {
            spot: Spot::Frame(frame),
            class,
            inlined,
        }
    }

    /// Index of the first frame that the class is of: the wrapper of the call, else what stands for it; the number of
    /// frames where the sample computes. Of a wrapper within a call (MPI that reads a file) the outer one counts.
    fn first_inside(&self, frames: &[FrameId], call: &str, class: Class) -> usize {
        let behind_program = (frames.iter().rposition(|frame| self.run.is_own(*frame))).map_or(0, |own| own + 1);
        let first = |test: &dyn Fn(FrameId) -> bool| frames.iter().position(|frame| test(*frame));
        let is_named = |frame: FrameId| {
            let function = self.run.place(frame).function;
            function == call || wrapped(function) == call
        };
        if call.is_empty() {
            return match class {
                Class::Compute => frames.len(),
                _ => first(&|frame| self.is_of(&self.openmp, frame))
                    .unwrap_or(0)
                    .max(behind_program),
            };
        }
        first(&|frame| self.is_ours(frame) && is_named(frame))
            .or_else(|| {
                let at = frames[behind_program..].iter().position(|frame| self.is_ours(*frame))?;
                Some(behind_program + at)
            })
            .or_else(|| first(&|frame| !self.run.is_own(frame) && is_named(frame)))
            .unwrap_or(behind_program)
    }
}

/// Number of a value in a list of distinct ones.
fn number<T: Clone + Eq + Hash>(list: &mut Vec<T>, numbers: &mut HashMap<T, u32>, value: T) -> u32 {
    *numbers.entry(value).or_insert_with_key(|value| {
        list.push(value.clone());
        list.len() as u32 - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;

    /// The stack of a run's first sample as text: steps in a call have their class behind them.
    fn first(run: &Run) -> String {
        let mut stacks = Stacks::new(run, false);
        let stack = stacks.of(0);
        let mut path = Vec::new();
        stacks.path(stack, &mut path);
        let steps = path.iter().map(|step| stacks.step(*step));
        let text = steps.map(|step| match step.class {
            Class::Compute => stacks.name(step).into_owned(),
            class => format!("{}[{}]", stacks.name(step), class.id()),
        });
        text.collect::<Vec<_>>().join(" > ")
    }

    fn stack(call: &str, frames: &[&str]) -> String {
        let fixture = Fixture::new("a").letter('a', call, frames);
        let ours = |profile: &mut format::Profile| {
            let kind = profile.strings.intern("ours");
            let modules = &mut profile.tables.modules;
            for row in 0..modules.len() {
                if profile.strings.get(modules.path[row]).ends_with("libsteelyard.so") {
                    modules.kind[row] = kind;
                }
            }
        };
        first(&fixture.edit(ours).run())
    }

    #[test]
    fn a_call_stands_where_its_wrapper_is() {
        let frames = [
            "main@app.c:10",
            "body_MPI_Send@libsteelyard.so",
            "mask_unblock@libsteelyard.so",
            "PMPI_Send@libmpi.so",
        ];
        assert_eq!(
            stack("MPI_Send", &frames),
            "main > MPI_Send[mpi_p2p] > PMPI_Send[mpi_p2p]"
        );
    }

    #[test]
    fn of_a_call_within_a_call_the_outer_one_counts() {
        let frames = [
            "main@app.c:10",
            "MPI_Init@libsteelyard.so",
            "connect@libmpi.so",
            "poll@libsteelyard.so",
        ];
        assert_eq!(
            stack("MPI_Init", &frames),
            "main > MPI_Init[mpi_other] > connect[mpi_other] > poll[mpi_other]"
        );
    }

    #[test]
    fn what_started_a_thread_is_no_call() {
        let frames = [
            "begin@libsteelyard.so",
            "work@app.c:7",
            "other_name@libsteelyard.so",
            "read@libc.so.6",
        ];
        assert_eq!(stack("read", &frames), "begin > work > read[io_read] > read[io_read]");
    }

    #[test]
    fn without_a_wrapper_the_call_stands_behind_the_program() {
        assert_eq!(
            stack("MPI_Send", &["main@app.c:1", "MPI_Send@libmpi.so"]),
            "main > MPI_Send[mpi_p2p]"
        );
        assert_eq!(
            stack("read", &["main@app.c:1", "memcpy@libc.so.6"]),
            "main > read[io_read] > memcpy[io_read]"
        );
        assert_eq!(stack("read", &[]), "read[io_read]");
    }

    #[test]
    fn waiting_in_openmp_begins_behind_the_program() {
        let frames = [
            "main@app.c:1",
            "GOMP_parallel@libgomp.so.1",
            "loop@app.c:3",
            "wait@libgomp.so.1",
            "futex@libc.so.6",
        ];
        assert_eq!(
            stack("", &frames),
            "main > GOMP_parallel > loop > wait[openmp] > futex[openmp]"
        );
        assert_eq!(stack("", &frames[..3]), "main > GOMP_parallel > loop");
    }

    #[test]
    fn inlined_functions_are_steps() {
        let mut fixture = Fixture::new("a").letter('a', "", &["main@app.c:1", "add@vector.h:9"]);
        let outer = fixture.frame("solve@app.c:7");
        fixture.profile().tables.frames.outer[1] = outer;
        let run = fixture.run();
        assert_eq!(first(&run), "main > solve > add");
        let mut stacks = Stacks::new(&run, false);
        stacks.of(0);
        let inlined: Vec<bool> = stacks.steps().iter().map(|step| step.inlined).collect();
        assert_eq!(inlined, [false, false, true]);
    }

    #[test]
    fn lines_of_a_function_are_shown_as_one_or_apart() {
        let run = (Fixture::new("ab").letter('a', "", &["main@app.c:1"]))
            .letter('b', "", &["main@app.c:2"])
            .run();
        let shown = |lines: bool| {
            let mut stacks = Stacks::new(&run, lines);
            for sample in 0..2 {
                stacks.of(sample);
            }
            let shown = stacks
                .shown()
                .iter()
                .map(|shown| format!("{} {} {}", shown.name, shown.file, shown.line));
            shown.collect::<Vec<_>>()
        };
        assert_eq!(shown(false), ["main app.c 0"]);
        assert_eq!(shown(true), ["main app.c 1", "main app.c 2"]);
    }

    #[test]
    fn a_sample_without_a_stack_keeps_its_time() {
        assert_eq!(stack("", &[]), "JIT-compiled code (no file)");
        let nowhere = Fixture::new("U").edit(|profile| {
            profile.tables.samples.context[0] = 77;
            profile.tables.samples.call[0] = 77;
        });
        assert_eq!(first(&nowhere.run()), "JIT-compiled code (no file)");
    }

    #[test]
    fn a_stack_too_deep_keeps_its_innermost_steps() {
        let frames: Vec<String> = (0..3000).map(|depth| format!("f{depth}@app.c:{depth}")).collect();
        let frames: Vec<&str> = frames.iter().map(String::as_str).collect();
        let text = stack("", &frames);
        assert!(text.starts_with("(outer functions left out) > f2000 > f2001 > ") && text.ends_with("f2999"));
    }
}
