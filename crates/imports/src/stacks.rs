//! Stacks as rows of `modules`, `frames` and `contexts`; and which call a stack is in, by the names on it.

use format::Profile;
use format::calls::{CALLS, call_named};
use format::facts::OTHER_CALLS;
use format::module;
use format::tables::{Call, Context, Frame, Module, NONE, Region, Str, Wait};
use format::words::ModuleKind;
use std::collections::HashMap;

/// Frames of a stack; what is further out is left out.
pub const DEEPEST: usize = 4096;
/// Of longer names the beginning is kept.
const LONGEST_NAME: usize = 4 << 10;
/// Places, and stacks, that are told apart: of what comes then the part that is known is kept.
const MOST_ROWS: usize = 1 << 20;
/// Bytes of all names.
const MOST_TEXT: usize = 256 << 20;

/// A place on a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place<'a> {
    /// Path; empty if not known.
    pub module: &'a str,
    pub function: &'a str,
    /// Source file; empty if not known.
    pub file: &'a str,
    pub line: u32,
}

/// Row numbers of a frame's texts, and the frame that it is inlined into.
type FrameKey = (u32, Str, Str, u32, u32);

pub struct Stacks {
    modules: HashMap<String, u32>,
    kinds: Vec<ModuleKind>,
    frames: HashMap<FrameKey, u32>,
    contexts: HashMap<(u32, u32), u32>,
    /// By frame, the row of `calls` that it is, 0 none.
    call_of_frame: Vec<u32>,
    calls: HashMap<&'static str, u32>,
    /// Calls of MPI by their names in small letters, as Fortran has them.
    of_mpi: HashMap<String, &'static str>,
    text: usize,
    /// Stacks that could not be kept whole.
    pub cut: u64,
}

impl Stacks {
    pub fn new(profile: &mut Profile) -> Stacks {
        let class = profile.strings.intern("compute");
        let tables = &mut profile.tables;
        tables.calls.push(Call {
            class,
            ..Call::default()
        });
        tables.contexts.push(Context { parent: 0, frame: NONE });
        tables.waits.push(Wait {
            root: -1,
            ..Wait::default()
        });
        tables.regions.push(Region {
            parent: 0,
            name: Str(0),
        });
        let of_mpi = CALLS.iter().filter(|call| call.name.starts_with("MPI_"));
        Stacks {
            modules: HashMap::new(),
            kinds: vec![],
            frames: HashMap::new(),
            contexts: HashMap::new(),
            call_of_frame: vec![],
            calls: HashMap::new(),
            of_mpi: of_mpi.map(|call| (call.name.to_lowercase(), call.name)).collect(),
            text: 0,
            cut: 0,
        }
    }

    fn intern(&mut self, profile: &mut Profile, text: &str) -> Str {
        let mut end = text.len().min(LONGEST_NAME);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let text = &text[..end];
        if let Some(known) = profile.strings.find(text) {
            return known;
        }
        if self.text + text.len() > MOST_TEXT {
            return Str(0);
        }
        self.text += text.len();
        profile.strings.intern(text)
    }

    fn module(&mut self, profile: &mut Profile, path: &str) -> u32 {
        if path.is_empty() {
            return NONE;
        }
        if let Some(row) = self.modules.get(path) {
            return *row;
        }
        if self.modules.len() >= MOST_ROWS {
            return NONE;
        }
        let kind = kind(path);
        let row = Module {
            path: self.intern(profile, path),
            kind: profile.strings.intern(kind.word()),
            ..Module::default()
        };
        let row = profile.tables.modules.push(row);
        self.modules.insert(path.to_string(), row);
        self.kinds.push(kind);
        row
    }

    /// The row of a place, inlined into another one or not; `None` where there are too many.
    pub fn frame(&mut self, profile: &mut Profile, place: &Place, outer: Option<u32>) -> Option<u32> {
        let module = self.module(profile, place.module);
        let (function, file) = (self.intern(profile, place.function), self.intern(profile, place.file));
        let outer = outer.unwrap_or(NONE);
        let key = (module, function, file, place.line, outer);
        if let Some(row) = self.frames.get(&key) {
            return Some(*row);
        }
        if self.frames.len() >= MOST_ROWS {
            return None;
        }
        let row = profile.tables.frames.push(Frame {
            module,
            offset: 0,
            function,
            file,
            line: place.line,
            outer,
            vector_bits: 0,
            in_memory: 0,
            atomic: 0,
            ..Frame::default()
        });
        self.frames.insert(key, row);
        let in_libc = self.kinds.get(module as usize) == Some(&ModuleKind::Libc);
        let call = self
            .named(place.function, in_libc)
            .map_or(0, |name| self.call(profile, name));
        self.call_of_frame.push(call);
        Some(row)
    }

    /// The context of a frame below another; `None` where there are too many.
    pub fn context(&mut self, profile: &mut Profile, parent: u32, frame: u32) -> Option<u32> {
        let known = self.contexts.get(&(parent, frame)).copied();
        known.or_else(|| {
            if self.contexts.len() >= MOST_ROWS {
                return None;
            }
            let row = profile.tables.contexts.push(Context { parent, frame });
            self.contexts.insert((parent, frame), row);
            Some(row)
        })
    }

    /// The call that a frame is; 0 none.
    pub fn call_of(&self, frame: u32) -> u32 {
        self.call_of_frame.get(frame as usize).copied().unwrap_or(0)
    }

    /// Whether a frame is an MPI library's; `None` of what anybody calls: the kernel, libc, code of no file.
    pub fn is_of_mpi(&self, profile: &Profile, frame: u32) -> Option<bool> {
        let module = profile.tables.frames.module.get(frame as usize)?;
        match self.kinds.get(*module as usize)? {
            ModuleKind::Kernel | ModuleKind::Libc => None,
            kind => Some(*kind == ModuleKind::Mpi),
        }
    }

    /// The row of calls of MPI of which it is not known which they are.
    pub fn other_of_mpi(&mut self, profile: &mut Profile) -> u32 {
        self.call(profile, OTHER_CALLS)
    }

    fn call(&mut self, profile: &mut Profile, name: &'static str) -> u32 {
        if let Some(row) = self.calls.get(name) {
            return *row;
        }
        let of = call_named(name);
        let (class, interface) = of.map_or(("mpi_other", "mpi"), |call| (call.class, call.interface));
        let row = Call {
            name: profile.strings.intern(name),
            class: profile.strings.intern(class),
            interface: profile.strings.intern(interface),
        };
        let row = profile.tables.calls.push(row);
        self.calls.insert(name, row);
        row
    }

    /// The call that a function is by its name: of MPI wherever it is, of libc in libc alone.
    fn named(&self, function: &str, in_libc: bool) -> Option<&'static str> {
        let name = function.split('@').next().unwrap_or_default();
        let of_mpi = name
            .strip_prefix(['P', 'p'])
            .filter(|rest| rest.starts_with(['M', 'm']))
            .unwrap_or(name);
        if of_mpi.starts_with("MPI_") {
            return self.of_mpi.get(&of_mpi.to_lowercase()).copied();
        }
        if of_mpi.starts_with("mpi_") && of_mpi.ends_with('_') {
            let name = of_mpi.trim_end_matches('_');
            return self.of_mpi.get(name.strip_suffix("_f08").unwrap_or(name)).copied();
        }
        let mut name = name.trim_start_matches('_');
        for begin in ["GI_", "libc_", "IO_"] {
            name = name.strip_prefix(begin).unwrap_or(name).trim_start_matches('_');
        }
        let name = name.strip_suffix("_nocancel").unwrap_or(name);
        let call = call_named(name).filter(|call| ["posix", "stdio", "pthread"].contains(&call.interface))?;
        (in_libc && call.class != "compute").then_some(call.name)
    }
}

/// Whether code of a file is the kernel's.
pub fn is_kernel(path: &str) -> bool {
    kind(path) == ModuleKind::Kernel
}

/// What a file of code is by its path. What is started has no ending of a library's.
fn kind(path: &str) -> ModuleKind {
    let name = text::file_name(path);
    if name == "vmlinux" || name == "kcore" || name.ends_with(".ko") || name.contains(".ko.") {
        return ModuleKind::Kernel;
    }
    if name.ends_with(".py") {
        return ModuleKind::Script;
    }
    let is_program = !name.contains(".so") && !name.ends_with(".map");
    module::kind(path, if is_program { path } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_known_by_their_names() {
        let stacks = Stacks::new(&mut Profile::default());
        for (function, in_libc, call) in [
            ("MPI_Send", false, Some("MPI_Send")),
            ("PMPI_Allreduce", false, Some("MPI_Allreduce")),
            ("mpi_bcast_", false, Some("MPI_Bcast")),
            ("pmpi_bcast__", false, Some("MPI_Bcast")),
            ("mpi_isend_f08_", false, Some("MPI_Isend")),
            ("mpi_thing", false, None),
            ("MPI_Own", false, None),
            ("__GI___libc_write", true, Some("write")),
            ("__read_nocancel", true, Some("read")),
            ("_IO_fwrite", true, Some("fwrite")),
            ("pthread_cond_wait@@GLIBC_2.3.2", true, Some("pthread_cond_wait")),
            ("write", false, None),
            ("malloc", true, None),
            ("", true, None),
            ("P", false, None),
        ] {
            assert_eq!(stacks.named(function, in_libc), call, "{function}");
        }
    }

    #[test]
    fn files_of_code_are_told_by_their_paths() {
        for (path, expected) in [
            ("/home/u/noploop", ModuleKind::Program),
            ("/usr/bin/python3.11", ModuleKind::Python),
            ("/lib/x86_64-linux-gnu/libc-2.15.so", ModuleKind::Libc),
            ("/lib/modules/4.1.0-virtual/build/vmlinux", ModuleKind::Kernel),
            ("[kernel.kallsyms]", ModuleKind::Kernel),
            ("/lib/modules/6.1/kernel/fs/ext4.ko.xz", ModuleKind::Kernel),
            ("/tmp/perf-123.map", ModuleKind::Library),
            ("/home/u/app.py", ModuleKind::Script),
        ] {
            assert_eq!(kind(path), expected, "{path}");
        }
    }

    #[test]
    fn a_place_and_a_stack_are_there_once() {
        let mut profile = Profile::default();
        let mut stacks = Stacks::new(&mut profile);
        let place = Place {
            module: "/a/app",
            function: "main",
            ..Place::default()
        };
        let main = stacks.frame(&mut profile, &place, None);
        assert_eq!((main, stacks.frame(&mut profile, &place, None)), (Some(0), Some(0)));
        assert_eq!(stacks.frame(&mut profile, &place, main), Some(1));
        assert_eq!(stacks.context(&mut profile, 0, 0), Some(1));
        assert_eq!(stacks.context(&mut profile, 0, 0), Some(1));
        assert_eq!(stacks.context(&mut profile, 1, 1), Some(2));
        assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
    }
}
