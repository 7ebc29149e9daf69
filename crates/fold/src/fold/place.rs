//! Addresses become places: modules, frames, and the tree of calling contexts.

use super::open::Caller;
use super::python::{Python, Step};
use format::module;
use format::records::{SAMPLE_COLLECTING, SAMPLE_TRUNCATED};
use format::region::{Module, PythonFrame, Record, text};
use format::tables::{Context, Frame, NONE, Str, Tables};
use format::words::ModuleKind;
use format::{Strings, tables};
use std::collections::HashMap;
use symbols::{JitName, JitNames};

/// Rows that exist, by what they are.
#[derive(Default)]
pub struct Places {
    modules: HashMap<(String, String), u32>,
    frames: HashMap<(u32, u64), u32>,
    contexts: HashMap<(u32, u32), u32>,
    /// Of Python: by module, function and line.
    scripts: HashMap<(u32, Str, u32), u32>,
    /// Of code made at run time: by function, file and line.
    made: HashMap<(Str, Str, u32), u32>,
}

/// One module of one process, with its row.
pub struct Mapped {
    start: u64,
    end: u64,
    bias: u64,
    loaded_ns: u64,
    unloaded_ns: u64,
    row: u32,
}

/// The modules of one process, by address.
pub struct Mapping {
    modules: Vec<Mapped>,
    /// Of code that no module has.
    pub made: JitNames,
}

impl Mapping {
    /// The module at an address, at a moment if there is one. An address may have belonged to several, one after the other.
    fn at(&self, address: u64, mono_ns: Option<u64>) -> Option<&Mapped> {
        let covers = self
            .modules
            .iter()
            .filter(|module| (module.start..module.end).contains(&address));
        let gone = |module: &Mapped| {
            if module.unloaded_ns == 0 {
                u64::MAX
            } else {
                module.unloaded_ns
            }
        };
        match mono_ns {
            // The nearest in time: stamps are taken when we learn of a change, a little after it.
            Some(now) => covers.min_by_key(|module| {
                let early = module.loaded_ns.saturating_sub(now);
                let late = now.saturating_sub(gone(module));
                early.max(late)
            }),
            None => covers.max_by_key(|module| gone(module)),
        }
    }
}

impl Mapping {
    /// Whether no module has ever had this address.
    pub fn is_bare(&self, address: u64) -> bool {
        let has = |module: &Mapped| (module.start..module.end).contains(&address);
        !self.modules.iter().any(has)
    }

    /// Row and bias of the module at an address, at a moment.
    pub fn module(&self, address: u64, mono_ns: u64) -> Option<(u32, u64)> {
        self.at(address, Some(mono_ns)).map(|module| (module.row, module.bias))
    }
}

impl Places {
    pub fn new(tables: &mut Tables) -> Self {
        tables.contexts.push(Context { parent: 0, frame: NONE });
        Self::default()
    }

    /// Adds the modules of a process.
    pub fn map(&mut self, tables: &mut Tables, strings: &mut Strings, modules: &[Module], executable: &str) -> Mapping {
        let mut row = |module: &Module| {
            let path = text(&module.path);
            let id = &module.build_id[..(module.build_id_size as usize).min(module.build_id.len())];
            let build_id: String = id.iter().map(|byte| format!("{byte:02x}")).collect();
            *self.modules.entry((path.clone(), build_id.clone())).or_insert_with(|| {
                tables.modules.push(tables::Module {
                    path: strings.intern(&path),
                    build_id: strings.intern(&build_id),
                    kind: strings.intern(module::kind(&path, executable).word()),
                    ..tables::Module::default()
                })
            })
        };
        let sound = modules.iter().filter(|module| module.start < module.end);
        let mapped = sound.map(|module| Mapped {
            start: module.start,
            end: module.end,
            bias: module.bias,
            loaded_ns: module.loaded_ns,
            unloaded_ns: module.unloaded_ns,
            row: row(module),
        });
        Mapping {
            modules: mapped.collect(),
            made: JitNames::default(),
        }
    }

    /// The frame of an address, of code that was made at run time by its name, where it has one.
    fn spot(
        &mut self,
        tables: &mut Tables,
        strings: &mut Strings,
        mapping: &Mapping,
        address: u64,
        mono_ns: Option<u64>,
    ) -> u32 {
        let made = mapping.made.at(address, mono_ns);
        match made.filter(|_| mapping.at(address, mono_ns).is_none()) {
            Some(name) => self.made(tables, strings, name),
            None => self.frame(tables, mapping, address, mono_ns),
        }
    }

    fn made(&mut self, tables: &mut Tables, strings: &mut Strings, name: &JitName) -> u32 {
        let (function, file) = (strings.intern(&name.function), strings.intern(&name.file));
        let Places { modules, made, .. } = self;
        *made.entry((function, file, name.line)).or_insert_with(|| {
            let module = modules.entry((module::JIT.into(), String::new())).or_insert_with(|| {
                tables.modules.push(tables::Module {
                    path: strings.intern(module::JIT),
                    kind: strings.intern(ModuleKind::Jit.word()),
                    ..tables::Module::default()
                })
            });
            tables.frames.push(Frame {
                module: *module,
                offset: name.line.into(),
                function,
                file,
                line: name.line,
                outer: NONE,
                ..Frame::default()
            })
        })
    }

    /// The frame of an address. Code outside every file (just-in-time compiled) is one frame: its addresses mean
    /// nothing in another process.
    pub fn frame(&mut self, tables: &mut Tables, mapping: &Mapping, address: u64, mono_ns: Option<u64>) -> u32 {
        let (module, offset) = match mapping.at(address, mono_ns) {
            Some(module) => (module.row, address.wrapping_sub(module.bias)),
            None => (NONE, 0),
        };
        *self.frames.entry((module, offset)).or_insert_with(|| {
            tables.frames.push(Frame {
                module,
                offset,
                outer: NONE,
                ..Frame::default()
            })
        })
    }

    /// The frame that a site's call is made from, NONE where that is not known.
    pub fn caller(
        &mut self,
        tables: &mut Tables,
        strings: &mut Strings,
        mapping: &Mapping,
        python: &Python,
        from: Caller,
    ) -> u32 {
        let word = from.python.map(PythonFrame::from);
        let script = word.and_then(|frame| self.script(tables, strings, python, frame));
        match (script, from.address) {
            (Some(frame), _) => frame,
            (None, 0) => NONE,
            (None, address) => self.spot(tables, strings, mapping, address.wrapping_sub(1), None),
        }
    }

    /// The frame of a place in Python's code, None where the code is not known.
    fn script(
        &mut self,
        tables: &mut Tables,
        strings: &mut Strings,
        python: &Python,
        frame: PythonFrame,
    ) -> Option<u32> {
        let (code, line) = python.place(frame)?;
        let name = if code.name.is_empty() { NAMELESS } else { &code.name };
        Some(self.line(tables, strings, &code.file, name, line))
    }

    /// The frame of a line of a file of Python's.
    fn line(&mut self, tables: &mut Tables, strings: &mut Strings, file: &str, name: &str, line: u32) -> u32 {
        let (path, kind) = (strings.intern(file), strings.intern(ModuleKind::Script.word()));
        let function = strings.intern(name);
        let module = *(self.modules.entry((file.into(), ModuleKind::Script.word().into()))).or_insert_with(|| {
            tables.modules.push(tables::Module {
                path,
                kind,
                ..tables::Module::default()
            })
        });
        *self.scripts.entry((module, function, line)).or_insert_with(|| {
            tables.frames.push(Frame {
                module,
                offset: line.into(),
                function,
                file: path,
                line,
                outer: NONE,
                ..Frame::default()
            })
        })
    }

    /// The context of a sample's stack. All addresses but the innermost are return addresses: the call is the instruction
    /// before.
    pub fn context(
        &mut self,
        tables: &mut Tables,
        strings: &mut Strings,
        mapping: &Mapping,
        python: &Python,
        record: &Record,
    ) -> u32 {
        let mut context = 0;
        let has = |flag| record.head.flags & flag != 0;
        // Another thread may run meanwhile, in an extension that has let the interpreter go.
        let is_interpreter = || {
            let module = |address| mapping.module(address, record.head.mono_ns).map(|(row, _)| row);
            (record.frames.first()).is_some_and(|address| module(*address) == module(python.interpreter()))
        };
        let collecting = has(SAMPLE_COLLECTING) && is_interpreter();
        let steps = python.merged(&record.frames, &record.python, !has(SAMPLE_TRUNCATED), collecting);
        for step in steps.into_iter().rev() {
            let frame = match step {
                Step::Native(depth) => {
                    let address = record.frames[depth].wrapping_sub(u64::from(depth > 0));
                    self.spot(tables, strings, mapping, address, Some(record.head.mono_ns))
                }
                Step::Python(frame) => match self.script(tables, strings, python, frame) {
                    Some(frame) => frame,
                    None => continue,
                },
                Step::Collection => {
                    let (function, file) = module::COLLECTION;
                    self.line(tables, strings, file, function, 0)
                }
            };
            context = *self
                .contexts
                .entry((context, frame))
                .or_insert_with(|| tables.contexts.push(Context { parent: context, frame }));
        }
        context
    }
}

/// What code without a name is called.
const NAMELESS: &str = "(no name)";
