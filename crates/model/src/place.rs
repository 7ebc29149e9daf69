//! Places in code: what a frame is called, and which frame of a stack is the program's own.
//!
//! The program's own place of a stack is its innermost frame in the program or in a library that is not the system's:
//! neither MPI, libc, an OpenMP runtime, an accelerator's driver nor our own; or in a file of Python code that was not installed. Code inlined from
//! the system's headers counts for the function that it was inlined into, and what the compiler makes of templates there
//! for the function that calls it. A library of the system that a program of the system
//! is made of is the program's. Where no frame is the program's own (an
//! interpreter, a stripped runtime), or the program's has no name (a stripped start of what a library of the system does),
//! the innermost frame outside MPI, libc and our own stands in.
//!
//! Behind a function of Python the interpreter's own functions are left out, and its trampolines: what they do counts for who has
//! them do it.

use crate::class::Class;
use crate::id::{ContextId, FrameId, ProcessId};
use crate::run::Run;
use format::Profile;
use format::driver;
use format::module::{self, is_compression, is_interpreter, is_loader};
use format::tables::{NONE, Str};
use format::words::ModuleKind;
use std::collections::HashMap;

/// How the files end that nvcc writes, and compiles, for the host's side of kernels.
const STUB: &str = ".cudafe1.stub.c";

/// A place in code, borrowed from the run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place<'a> {
    /// Function; empty if not known.
    pub function: &'a str,
    /// Source file; empty if not known.
    pub file: &'a str,
    /// Line, 0 if not known.
    pub line: u32,
    /// File name of the module, without its folder.
    pub module: &'a str,
    /// Where neither function nor file is known: the address in the module's file; without a module, in memory. Else 0.
    pub offset: u64,
}

/// What code is called that no file was mapped for.
pub const NO_FILE: &str = "JIT-compiled code (no file)";
/// What stands where it was not recorded who called.
pub(crate) const UNRECORDED: &str = "(not recorded)";
/// What code is called that the kernel lends to every process, which has no names either: almost all of it reads the clock.
pub const CLOCK: &str = "[vdso] (reading the clock)";
const VDSO: &str = "[vdso]";
/// What stands behind the name of a module whose code has no names.
pub const NO_SYMBOLS: &str = "(no symbols)";

impl Place<'_> {
    /// The function, or what all code of the module is called that has no names.
    pub fn name(&self) -> String {
        match self.function {
            "" => self.nameless(),
            function => function.into(),
        }
    }

    /// What all code of the module is called that has no names: `libx.so (no symbols)`.
    pub fn nameless(&self) -> String {
        match self.module {
            "" => NO_FILE.into(),
            VDSO => CLOCK.into(),
            module => format!("{module} {NO_SYMBOLS}"),
        }
    }
}

/// The call that a function of the collector wraps: its own name, or `body_` before it.
pub fn wrapped(function: &str) -> &str {
    function.strip_prefix("body_").unwrap_or(function)
}

impl std::fmt::Display for Place<'_> {
    /// `solve (solver.c:214)`, `solve (libx.so)`, `solver.c:214`, `libx.so+0x1f40`, `0x7f21c0`, or that it has no file.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let file = text::file_name(self.file);
        let spot = match (file, self.line) {
            ("", _) => self.module.to_string(),
            (file, 0) => file.to_string(),
            (file, line) => format!("{file}:{line}"),
        };
        match (self.function, spot.as_str()) {
            ("", "") if self.offset > 0 => write!(f, "{:#x}", self.offset),
            ("", "") => f.write_str(NO_FILE),
            ("", VDSO) => f.write_str(CLOCK),
            ("", module) if file.is_empty() && self.offset > 0 => write!(f, "{module}+{:#x}", self.offset),
            ("", _) if file.is_empty() => f.write_str(&self.nameless()),
            ("", spot) => f.write_str(spot),
            (function, "") => f.write_str(function),
            (function, spot) => write!(f, "{function} ({spot})"),
        }
    }
}

/// Whose code a module is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// The program's, or a library that came with it.
    Own,
    /// A library of the system, mathematics, an interpreter.
    System,
    /// MPI, libc, the kernel's, ours.
    Plumbing,
    /// An OpenMP runtime.
    OpenMp,
    /// The driver of an accelerator, or its runtime library.
    Driver,
}

fn is_of_system(path: &str) -> bool {
    ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/"]
        .iter()
        .any(|folder| path.starts_with(folder))
}

/// Whether a program comes with the system, by its path.
pub fn is_program_of_system(path: &str) -> bool {
    ["/usr/bin/", "/bin/"].iter().any(|folder| path.starts_with(folder))
}

/// The part of a program's samples that must be below what it calls of a library, for that to be the program.
const IS_ALL: f64 = 0.5;

/// By module, whether it is a library of the system that a program of the system is made of, as distributions package large
/// codes: of LAMMPS, `lmp` does no more than to call liblammps.
fn applications(profile: &Profile, kinds: &[Option<ModuleKind>]) -> Vec<bool> {
    let (modules, frames, contexts) = (
        &profile.tables.modules,
        &profile.tables.frames,
        &profile.tables.contexts,
    );
    let path = |module: u32| profile.strings.get(modules.path[module as usize]);
    let is_program = |module: u32| {
        kinds[module as usize] == Some(ModuleKind::Program)
            && is_program_of_system(path(module))
            && !is_interpreter(text::file_name(path(module)))
    };
    let is_library = |module: u32| {
        let name = text::file_name(path(module));
        kinds[module as usize] == Some(ModuleKind::Library)
            && is_of_system(path(module))
            && !module::is_runtime(name)
            && !module::serves_many(name)
    };
    let of_module = |wanted: &dyn Fn(u32) -> bool| -> Vec<bool> { (0..modules.len() as u32).map(wanted).collect() };
    let (programs, libraries) = (of_module(&is_program), of_module(&is_library));
    let is = |table: &[bool], module: u32| table.get(module as usize) == Some(&true);
    // Of every context the program that it is in, and the library of these that this has called.
    let mut within: Vec<(u32, u32)> = Vec::with_capacity(contexts.len());
    for row in 0..contexts.len() {
        let (program, library) = within
            .get(contexts.parent[row] as usize)
            .copied()
            .unwrap_or((NONE, NONE));
        let module = frames.module.get(contexts.frame[row] as usize).copied().unwrap_or(NONE);
        within.push(match () {
            () if is(&programs, module) => (module, NONE),
            () if is(&libraries, module) && library == NONE => (program, module),
            () => (program, library),
        });
    }
    let samples = &profile.tables.samples;
    let (mut all, mut below) = (HashMap::<u32, f64>::new(), HashMap::<(u32, u32), f64>::new());
    for row in 0..samples.len() {
        let Some(&(program, library)) = within
            .get(samples.context[row] as usize)
            .filter(|(program, _)| *program != NONE)
        else {
            continue;
        };
        let weight = f64::from(samples.weight[row]);
        *all.entry(program).or_default() += weight;
        *below.entry((program, library)).or_default() += weight;
    }
    let mut found = vec![false; modules.len()];
    for ((program, library), weight) in below {
        if library != NONE && weight >= IS_ALL * all[&program] {
            found[library as usize] = true;
        }
    }
    found
}

fn owner(kind: Option<ModuleKind>, path: &str) -> Owner {
    let of_system = is_of_system(path);
    match kind {
        Some(ModuleKind::Program) => Owner::Own,
        // The runtime's own functions among it are told apart by their names.
        Some(ModuleKind::Jit) => Owner::Own,
        Some(ModuleKind::Script) if !module::is_installed(path) => Owner::Own,
        Some(ModuleKind::Library) if !of_system && !module::is_runtime(text::file_name(path)) => Owner::Own,
        Some(ModuleKind::Mpi | ModuleKind::Libc | ModuleKind::Ours | ModuleKind::Kernel) => Owner::Plumbing,
        Some(ModuleKind::OpenMp) => Owner::OpenMp,
        Some(ModuleKind::Accelerator) => Owner::Driver,
        _ => Owner::System,
    }
}

/// Whether a file is one of the headers of the system, or of the C++ library wherever that is.
fn is_header(file: &str) -> bool {
    file.starts_with("/usr/include/") || file.contains("/include/c++/")
}

/// Functions of math libraries that do nothing but look whether there is work, or whether the others are done: of OpenBLAS and
/// of BLIS. What they call computes.
const POLLING: &[&str] = &[
    "blas_thread_server",
    "exec_blas",
    "exec_blas_async_wait",
    "inner_thread",
    "bli_thrcomm_barrier_atomic",
];

/// What is known of frames and contexts before any sample is looked at.
pub(crate) struct Places {
    owner: Vec<Owner>,
    /// Per context: the frame of the program's own place, NONE if there is none.
    own: Vec<u32>,
    /// Per context: whether one of its frames is the program's own in earnest, not a stand-in.
    through: Vec<bool>,
    /// Per context: what it waits in though it is in no call.
    waits: Vec<Option<Class>>,
    /// Per context: the frame of the call by which it went into an accelerator's driver, NONE if it is in none.
    driver: Vec<u32>,
    /// Per frame: whether it is the collector's.
    ours: Vec<bool>,
    /// Per frame: whether it is in Python's code.
    script: Vec<bool>,
    /// Per context: whether its frame is the interpreter's, and a function of Python stands further out.
    folded: Vec<bool>,
    /// Per frame: whether it is a stub, by which code calls a function of another library.
    stub: Vec<bool>,
}

impl Places {
    pub(crate) fn new(profile: &Profile) -> Places {
        let (modules, frames, contexts) = (
            &profile.tables.modules,
            &profile.tables.frames,
            &profile.tables.contexts,
        );
        let text = |id: Str| profile.strings.get(id);
        let kinds: Vec<Option<ModuleKind>> = modules.kind.iter().map(|kind| ModuleKind::of(text(*kind))).collect();
        let applications = applications(profile, &kinds);
        let by_module: Vec<Owner> = (kinds.iter().zip(&modules.path).zip(applications))
            .map(|((kind, path), application)| match application {
                true => Owner::Own,
                false => owner(*kind, text(*path)),
            })
            .collect();
        let owner: Vec<Owner> = (0..frames.len())
            .map(|row| match by_module.get(frames.module[row] as usize).copied() {
                Some(Owner::Own)
                    if driver::is_linked_runtime(text(frames.function[row]), frames.file[row] != Str(0)) =>
                {
                    Owner::Driver
                }
                Some(Owner::Own)
                    if kinds[frames.module[row] as usize] == Some(ModuleKind::Jit)
                        && module::is_stub(text(frames.function[row])) =>
                {
                    Owner::System
                }
                Some(Owner::Own) if module::is_linked_library(text(frames.function[row]), text(frames.file[row])) => {
                    Owner::System
                }
                of => of.unwrap_or(Owner::System),
            })
            .collect();
        let of = |frame: u32| owner.get(frame as usize).copied();
        let of_frame = |by_module: Vec<bool>| -> Vec<bool> {
            let modules = frames.module.iter();
            modules
                .map(|module| by_module.get(*module as usize) == Some(&true))
                .collect()
        };
        let of_kind = |wanted| of_frame(kinds.iter().map(|kind| *kind == Some(wanted)).collect());
        let script = of_kind(ModuleKind::Script);
        let of_interpreter = |(kind, path): (&Option<ModuleKind>, &Str)| {
            *kind == Some(ModuleKind::Python) && is_interpreter(text::file_name(text(*path)))
        };
        let interpreter = of_frame(kinds.iter().zip(&modules.path).map(of_interpreter).collect());
        let is = |table: &[bool], frame: u32| table.get(frame as usize) == Some(&true);
        let trampoline: Vec<bool> = (of_kind(ModuleKind::Jit).into_iter().zip(&frames.function))
            .map(|(made, name)| made && module::is_trampoline(text(*name)))
            .collect();
        let stub: Vec<bool> = frames
            .function
            .iter()
            .map(|name| text(*name).ends_with("@plt"))
            .collect();
        let of_template = |frame: usize| {
            let inlined = std::iter::successors(Some(frame), |frame| Some(*frames.outer.get(*frame)? as usize));
            let mut inlined = inlined.take(64).take_while(|frame| *frame < frames.len());
            inlined.all(|frame| is_header(text(frames.file[frame])))
        };
        let template: Vec<bool> = (0..frames.len()).map(of_template).collect();
        // A parent comes before its children, so one pass is enough: `best` is the own frame so far, or a stand-in.
        let rows = contexts.len();
        let (mut own, mut stand_in) = (vec![NONE; rows], vec![NONE; rows]);
        let (mut waits, mut driver) = (vec![None; rows], vec![NONE; rows]);
        let blas: Vec<bool> = (modules.path.iter())
            .map(|path| {
                ["blas", "blis"]
                    .iter()
                    .any(|part| ::text::file_name(text(*path)).contains(part))
            })
            .collect();
        let blas = of_frame(blas);
        let polls = |frame: u32| is(&blas, frame) && POLLING.contains(&text(frames.function[frame as usize]));
        let is_call = |frame: u32| driver::is_call(frames.function.get(frame as usize).map_or("", |name| text(*name)));
        let (mut under, mut folded) = (vec![false; rows], vec![false; rows]);
        for row in 0..rows {
            let (parent, frame) = (contexts.parent[row] as usize, contexts.frame[row]);
            if parent < row {
                (own[row], stand_in[row]) = (own[parent], stand_in[parent]);
            }
            under[row] = is(&script, frame) || parent < row && under[parent];
            folded[row] = under[row] && (is(&interpreter, frame) || is(&trampoline, frame));
            match of(frame).filter(|_| !folded[row]) {
                // Of a stub's or template's caller, which is the one that wrote the call.
                Some(Owner::Own) if own[row] != NONE && (stub[frame as usize] || template[frame as usize]) => {}
                Some(Owner::Own) => (own[row], stand_in[row]) = (frame, frame),
                Some(Owner::System | Owner::Plumbing) if parent < row && driver[parent] != NONE => {
                    driver[row] = driver[parent];
                }
                Some(Owner::System) => stand_in[row] = frame,
                Some(Owner::OpenMp) => waits[row] = Some(Class::OpenMp),
                // The outermost of its calls is the one that the program made.
                Some(Owner::Driver) => {
                    let above = if parent < row { driver[parent] } else { NONE };
                    driver[row] = if is_call(above) { above } else { frame };
                }
                // libc and the kernel below a runtime: it waits there.
                Some(Owner::Plumbing) if parent < row => waits[row] = waits[parent],
                Some(Owner::Plumbing) | None => {}
            }
            if polls(frame) {
                waits[row] = Some(Class::LibraryWait);
            }
        }
        let through = own.iter().map(|frame| *frame != NONE).collect();
        let named = |frame: u32| frames.function.get(frame as usize).is_some_and(|name| *name != Str(0));
        for row in 0..rows {
            if own[row] == NONE || !named(own[row]) && named(stand_in[row]) {
                own[row] = stand_in[row];
            }
        }
        Places {
            ours: of_kind(ModuleKind::Ours),
            script,
            folded,
            stub,
            owner,
            own,
            through,
            waits,
            driver,
        }
    }

    pub(crate) fn leads_through_program(&self, context: ContextId) -> bool {
        self.through.get(context.row()).copied().unwrap_or(false)
    }

    /// The frame by which a context went into an accelerator's driver.
    pub(crate) fn driver(&self, context: ContextId) -> Option<FrameId> {
        let frame = *self.driver.get(context.row())?;
        (frame != NONE).then_some(FrameId(frame))
    }

    /// What a thread waits in that is there in no call.
    pub(crate) fn waits_in(&self, context: ContextId) -> Option<Class> {
        *self.waits.get(context.row())?
    }
}

/// Function, file and line.
pub type Routine<'a> = (&'a str, &'a str, u32);

impl<'a> Place<'a> {
    /// What is one where lines are too fine: a function; of what a script does outside functions, which may be all that it does,
    /// a line.
    pub fn routine(&self) -> Routine<'a> {
        let of_script = self.function == "<module>";
        (self.function, self.file, if of_script { self.line } else { 0 })
    }

    /// The place of the whole function, where a line of it would be one of many.
    pub fn whole(self) -> Self {
        Place {
            line: self.routine().2,
            ..self
        }
    }
}

impl Run {
    /// The frame by which a context went into an accelerator's driver.
    pub(crate) fn driver_frame(&self, context: ContextId) -> Option<FrameId> {
        self.places.driver(context)
    }

    /// What a frame is called.
    pub fn place(&self, frame: FrameId) -> Place<'_> {
        let (frames, modules) = (&self.tables().frames, &self.tables().modules);
        let row = frame.row();
        if row >= frames.len() {
            return Place::default();
        }
        let path = modules
            .path
            .get(frames.module[row] as usize)
            .map(|path| self.text(*path))
            .unwrap_or("");
        let (function, file) = (self.text(frames.function[row]), self.text(frames.file[row]));
        Place {
            function,
            file,
            line: frames.line[row],
            module: text::file_name(path),
            offset: if function.is_empty() && file.is_empty() {
                frames.offset[row]
            } else {
                0
            },
        }
    }

    /// The frame that `frame` is inlined into.
    pub fn outer(&self, frame: FrameId) -> Option<FrameId> {
        let outer = *self.tables().frames.outer.get(frame.row())?;
        (outer != NONE && outer != frame.0 && (outer as usize) < self.tables().frames.len()).then_some(FrameId(outer))
    }

    /// A frame and those it is inlined into, innermost first; at most 64, should the table go in circles.
    pub fn inlined(&self, frame: FrameId) -> impl Iterator<Item = FrameId> + '_ {
        std::iter::successors(Some(frame), |frame| self.outer(*frame)).take(64)
    }

    /// The frame itself, or the innermost that it is inlined into which is neither from the system's headers nor what nvcc makes of a
    /// launch.
    pub fn own_line(&self, frame: FrameId) -> FrameId {
        self.inlined(frame)
            .find(|frame| self.is_written(*frame))
            .unwrap_or(frame)
    }

    /// The outermost function of those: what the compiler made the code of.
    pub(crate) fn own_function(&self, frame: FrameId) -> FrameId {
        let all: Vec<FrameId> = self.inlined(frame).collect();
        let own = all.iter().rev().find(|frame| self.is_written(**frame));
        *own.or(all.last()).unwrap_or(&frame)
    }

    /// Whether a frame's code stands in a header of the system or of the C++ library.
    pub fn is_of_header(&self, frame: FrameId) -> bool {
        is_header(self.place(frame).file)
    }

    fn is_written(&self, frame: FrameId) -> bool {
        let file = self.place(frame).file;
        !file.starts_with("/usr/") && !is_header(file) && !file.ends_with(STUB)
    }

    /// The program's own frame of a context: see the head of this module.
    pub fn own_frame(&self, context: ContextId) -> Option<FrameId> {
        let frame = *self.places.own.get(context.row())?;
        (frame != NONE).then(|| self.own_line(FrameId(frame)))
    }

    /// The innermost frame of a context.
    pub fn leaf(&self, context: ContextId) -> Option<FrameId> {
        let frame = *self.tables().contexts.frame.get(context.row())?;
        ((frame as usize) < self.tables().frames.len()).then_some(FrameId(frame))
    }

    /// The innermost frame of a context, unless it is the interpreter's and a function of Python stands further out.
    pub fn step(&self, context: ContextId) -> Option<FrameId> {
        self.leaf(context)
            .filter(|_| self.places.folded.get(context.row()) != Some(&true))
    }

    /// The innermost frame of a context that is not Steelyard's: its wrappers are no part of the program. Of a stub, of which
    /// nobody knows, it is the caller; and where Steelyard starts or ends in a process, its own.
    pub fn own_leaf(&self, context: ContextId) -> Option<FrameId> {
        let mut own = self.stack(context).filter(|frame| !self.is_ours(*frame));
        let leaf = own.next()?;
        if let Some(ours) = self.leaf(context).filter(|frame| self.is_ours(*frame))
            && is_loader(self.place(leaf).module)
        {
            return Some(ours);
        }
        let stub = self.places.stub.get(leaf.row()) == Some(&true);
        Some(own.next().filter(|_| stub).unwrap_or(leaf))
    }

    /// Whether a frame is in Steelyard's collector.
    pub fn is_ours(&self, frame: FrameId) -> bool {
        self.places.ours.get(frame.row()) == Some(&true)
    }

    /// The context that a context was called from.
    pub fn parent(&self, context: ContextId) -> Option<ContextId> {
        let parent = *self.tables().contexts.parent.get(context.row())?;
        (parent < context.0).then_some(ContextId(parent))
    }

    /// A context and those it was called from, innermost first, without the root and without the
    /// interpreter's functions behind one of Python.
    pub fn stack(&self, context: ContextId) -> impl Iterator<Item = FrameId> + '_ {
        std::iter::successors(Some(context), |context| self.parent(*context)).filter_map(|context| self.step(context))
    }

    /// The same with them.
    pub fn whole_stack(&self, context: ContextId) -> impl Iterator<Item = FrameId> + '_ {
        std::iter::successors(Some(context), |context| self.parent(*context)).filter_map(|context| self.leaf(context))
    }

    /// Whether a process is an interpreter.
    pub fn is_interpreted(&self, process: ProcessId) -> bool {
        let executable = self.tables().processes.executable.get(process.row());
        executable.is_some_and(|path| is_interpreter(text::file_name(self.text(*path))))
    }

    /// By context, whether its stack leads into a library that compresses.
    pub fn packing(&self) -> Vec<bool> {
        let (frames, modules) = (&self.tables().frames, &self.tables().modules);
        let paths = modules
            .path
            .iter()
            .map(|path| is_compression(text::file_name(self.text(*path))));
        let packs: Vec<bool> = paths.collect();
        self.through(|frame| {
            let module = frames.module.get(frame.row());
            module.and_then(|module| packs.get(*module as usize)) == Some(&true)
        })
    }

    /// By context, whether its stack leads through a frame that is wanted.
    pub fn through(&self, wanted: impl Fn(FrameId) -> bool) -> Vec<bool> {
        let found = self.from(|frame| wanted(frame).then_some(()), |_| false);
        found.into_iter().map(|found| found.is_some()).collect()
    }

    /// By context, what `wanted` gives of the outermost frame of its stack for which it gives anything, unless one further in
    /// `leaves` it.
    pub fn from<T: Copy>(
        &self,
        wanted: impl Fn(FrameId) -> Option<T>,
        leaves: impl Fn(FrameId) -> bool,
    ) -> Vec<Option<T>> {
        let (contexts, frames) = (&self.tables().contexts, self.tables().frames.len() as u32);
        let of_frame: Vec<(Option<T>, bool)> = (0..frames)
            .map(|frame| (wanted(FrameId(frame)), leaves(FrameId(frame))))
            .collect();
        let mut all: Vec<Option<T>> = Vec::with_capacity(contexts.len());
        // A parent stands before its children.
        for row in 0..contexts.len() {
            let above = all.get(contexts.parent[row] as usize).copied().flatten();
            let (found, left) = *of_frame.get(contexts.frame[row] as usize).unwrap_or(&(None, false));
            all.push(above.filter(|_| !left).or(found));
        }
        all
    }

    /// The path of the module that a frame is in; empty if not known.
    pub fn module_path(&self, frame: FrameId) -> &str {
        let (frames, modules) = (&self.tables().frames, &self.tables().modules);
        let module = frames.module.get(frame.row()).map(|module| *module as usize);
        let path = module.and_then(|module| modules.path.get(module));
        path.map_or("", |path| self.text(*path))
    }

    /// Whether a stack leads through an interpreter.
    pub fn is_interpreting(&self, context: ContextId) -> bool {
        self.whole_stack(context)
            .any(|frame| self.module_kind(frame) == Some(ModuleKind::Python))
    }

    /// Whether a frame is in Python's code.
    pub fn is_script(&self, frame: FrameId) -> bool {
        self.places.script.get(frame.row()) == Some(&true)
    }

    /// Whether a frame is the collection of garbage by Python's interpreter.
    pub fn is_collection(&self, frame: FrameId) -> bool {
        let place = self.place(frame);
        (place.function, place.file) == format::module::COLLECTION
    }

    /// Kind of the module that a frame is in.
    pub fn module_kind(&self, frame: FrameId) -> Option<ModuleKind> {
        let (frames, modules) = (&self.tables().frames, &self.tables().modules);
        let module = *frames.module.get(frame.row())?;
        ModuleKind::of(self.text(*modules.kind.get(module as usize)?))
    }

    /// Whether lines are known of some code of the module that a frame is in.
    pub fn has_lines(&self, frame: FrameId) -> bool {
        let frames = &self.tables().frames;
        let module = frames.module.get(frame.row());
        module.is_some_and(|module| {
            let mut rows = frames.module.iter().zip(&frames.line);
            rows.any(|(of, line)| of == module && *line != 0)
        })
    }

    /// Whether a frame is in the program or in a library that came with it.
    pub fn is_own(&self, frame: FrameId) -> bool {
        self.places.owner.get(frame.row()) == Some(&Owner::Own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn the_own_place_is_the_innermost_frame_outside_the_plumbing() {
        let run = Fixture::new("a")
            .letter(
                'a',
                "MPI_Send",
                &["main@app.c:10", "halo@app.c:20", "MPI_Send@libmpi.so"],
            )
            .run();
        let context = ContextId(run.tables().samples.context[0]);
        assert_eq!(
            run.place(run.own_frame(context).unwrap()).to_string(),
            "halo (app.c:20)"
        );
        assert_eq!(
            run.place(run.leaf(context).unwrap()).to_string(),
            "MPI_Send (libmpi.so)"
        );
        assert_eq!(run.stack(context).count(), 3);
    }

    #[test]
    fn without_an_own_frame_a_library_of_the_system_stands_in() {
        let run = Fixture::new("a")
            .letter('a', "write", &["flush@/usr/lib/libh5.so", "write@libc.so.6"])
            .run();
        let context = ContextId(run.tables().samples.context[0]);
        assert_eq!(
            run.place(run.own_frame(context).unwrap()).to_string(),
            "flush (libh5.so)"
        );
    }

    #[test]
    fn a_compiler_s_runtime_is_not_the_program_s_wherever_it_lies() {
        let run = Fixture::new("a")
            .letter(
                'a',
                "write",
                &["save@app.f90:7", "@/opt/gcc/lib64/libgfortran.so.5", "write@libc.so.6"],
            )
            .run();
        let context = ContextId(run.tables().samples.context[0]);
        assert_eq!(
            run.place(run.own_frame(context).unwrap()).to_string(),
            "save (app.f90:7)"
        );
    }

    #[test]
    fn a_named_library_stands_in_for_a_program_without_names() {
        let run = Fixture::new("a")
            .letter(
                'a',
                "MPI_Send",
                &[
                    "@/home/user/app:0",
                    "forward@/usr/lib/liblammps.so",
                    "MPI_Send@libmpi.so",
                ],
            )
            .edit(|profile| profile.tables.frames.file[0] = Str(0))
            .run();
        let context = ContextId(run.tables().samples.context[0]);
        assert!(run.places.leads_through_program(context));
        assert_eq!(
            run.place(run.own_frame(context).unwrap()).to_string(),
            "forward (liblammps.so)"
        );
    }

    #[test]
    fn a_library_that_a_program_of_the_system_is_made_of_is_the_program() {
        let own = |executable: &'static str, library: &str, ticks: &str| {
            let run = Fixture::new(ticks)
                .letter(
                    'a',
                    "",
                    &["main@app.c:1", &format!("forward@/usr/lib/{library}"), "sqrt@libm.so.6"],
                )
                .letter('b', "", &["main@app.c:1", "work@app.c:2"])
                .edit(move |profile| {
                    let (path, app) = (
                        profile.strings.intern(executable),
                        profile.strings.intern("/home/user/app"),
                    );
                    let kind = profile
                        .strings
                        .intern(format::module::kind(executable, executable).word());
                    let modules = &mut profile.tables.modules;
                    let row = modules.path.iter().position(|path| *path == app).unwrap();
                    (modules.path[row], modules.kind[row]) = (path, kind);
                })
                .run();
            let frames = 0..run.tables().frames.len() as u32;
            let of_library = frames
                .map(FrameId)
                .find(|frame| run.place(*frame).function == "forward")
                .unwrap();
            run.is_own(of_library)
        };
        assert!(own("/usr/bin/lmp", "liblammps.so.0", "aaab"));
        assert!(!own("/usr/bin/lmp", "liblammps.so.0", "abbb"));
        assert!(!own("/home/user/lmp", "liblammps.so.0", "aaab"));
        for of_many in ["libhdf5.so.103", "liblzma.so.5", "libgfortran.so.5", "libopenblas.so.0"] {
            assert!(!own("/usr/bin/lmp", of_many, "aaab"), "{of_many}");
        }
        assert!(!own("/usr/bin/python3", "libsomething.so", "aaab"));
    }

    #[test]
    fn code_inlined_from_a_header_of_the_system_counts_for_its_caller() {
        let mut fixture = Fixture::new("a").letter('a', "", &["sum@/usr/include/c++/12/vector:99"]);
        let outer = fixture.frame("solve@app.cc:7");
        fixture.profile().tables.frames.outer[0] = outer;
        let run = fixture.run();
        assert_eq!(
            run.place(run.own_frame(ContextId(1)).unwrap()).to_string(),
            "solve (app.cc:7)"
        );
    }

    #[test]
    fn a_template_of_a_header_counts_for_its_caller() {
        let of = |stack: &[&str]| {
            let run = Fixture::new("a").letter('a', "", stack).run();
            let context = ContextId(run.tables().samples.context[0]);
            run.place(run.own_frame(context).unwrap()).to_string()
        };
        let template = "std::sort@/opt/gcc/include/c++/12/algo:9";
        assert_eq!(of(&["solve@app.cc:7", template]), "solve (app.cc:7)");
        assert_eq!(of(&["solve@app.cc:7", template, "less@app.cc:3"]), "less (app.cc:3)");
        assert_eq!(of(&[template]), "std::sort (algo:9)");
    }

    #[test]
    fn a_place_is_named_by_what_is_known() {
        let text = |function, file, line, module, offset| {
            Place {
                function,
                file,
                line,
                module,
                offset,
            }
            .to_string()
        };
        assert_eq!(text("f", "/src/a.c", 3, "app", 0), "f (a.c:3)");
        assert_eq!(text("f", "", 0, "libx.so", 0), "f (libx.so)");
        assert_eq!(text("", "", 0, "libx.so", 0), "libx.so (no symbols)");
        assert_eq!(text("", "", 0, "libx.so", 0x1f40), "libx.so+0x1f40");
        assert_eq!(text("", "", 0, "", 0x7f21c0), "0x7f21c0");
        assert_eq!(text("", "", 0, "[vdso]", 0xbe1), CLOCK);
        assert_eq!(text("", "", 0, "", 0), NO_FILE);
    }
}
