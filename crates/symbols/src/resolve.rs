//! From a profile with addresses to a profile with names.

use crate::call::{Call, calls};
use crate::completed::{Completed, completed};
use crate::debug_file;
use crate::demangle::{Language, demangle};
use crate::dwarf::{Dwarf, Place, Sections};
use crate::files::{Bytes, Files, System};
use crate::image::Image;
use crate::stub::Stubs;
use crate::summary::{Reason, Summary, Unresolved};
use format::Profile;
use format::module::is_libm;
use format::tables::{Frame, Module, NONE, Str};
use format::words::{Loop, ModuleKind, Slow};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

/// Fills names, lines, inlined functions and instructions from the files of this machine.
pub fn resolve(profile: &mut Profile) -> Summary {
    resolve_with(profile, &System)
}

/// Likewise, from files that the caller provides.
pub fn resolve_with(profile: &mut Profile, files: &dyn Files) -> Summary {
    let mut summary = Summary::default();
    for (module, wanted) in wanted(profile) {
        let module_row = profile.tables.modules.row(module);
        let path = profile.strings.get(module_row.path).to_string();
        let build_id = profile.strings.get(module_row.build_id).to_string();
        let kind = Kind::of(profile.strings.get(module_row.kind));
        summary.frames += wanted.unnamed();
        let found = match look_up(files, &path, &build_id, kind, &wanted) {
            Ok(found) => found,
            Err(reason) => {
                summary.undecoded += wanted.leaves();
                if wanted.unnamed() > 0 {
                    summary.unresolved.push(Unresolved {
                        path,
                        frames: wanted.unnamed(),
                        reason,
                    });
                }
                continue;
            }
        };
        if let Some(producer) = found.producer.filter(|_| module_row.producer == Str(0)) {
            let producer = profile.strings.intern(&producer);
            profile.tables.modules.set(module, Module { producer, ..module_row });
        }
        let nameless = write(profile, module, &wanted, found.at, &mut summary);
        if nameless > 0 {
            summary.unresolved.push(Unresolved {
                path,
                frames: nameless,
                reason: Reason::NoSymbol,
            });
        }
    }
    name_kernels(profile);
    summary
}

/// Kernels have their names with them, as the compiler wrote them: always C++'s way.
fn name_kernels(profile: &mut Profile) {
    let mut plain: HashMap<Str, Str> = HashMap::new();
    for name in &mut profile.tables.kernels.name {
        *name = *plain.entry(*name).or_insert_with(|| {
            let text = demangle(profile.strings.get(*name), Language::Cpp);
            profile.strings.intern(&text)
        });
    }
}

/// How much is to be found out about a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The user's code: names, lines, inlined functions, and what compiled it.
    Own,
    /// Other people's: the same without the compiler.
    Other,
    /// The system's, and ours: names only. Nobody changes its lines, and to unpack its debug information, where that is
    /// installed, takes longer than all else.
    System,
}

impl Kind {
    pub(crate) fn of(kind: &str) -> Self {
        match ModuleKind::of(kind) {
            Some(ModuleKind::Libc | ModuleKind::Kernel | ModuleKind::Ours) => Kind::System,
            Some(ModuleKind::Program | ModuleKind::Library) => Kind::Own,
            _ => Kind::Other,
        }
    }
}

/// Samples of an address: in itself while computing, and on the way to others.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Weight {
    own: u64,
    through: u64,
}

/// One address of a module and the rows that have it.
#[derive(Default)]
struct Wanted {
    /// How often it was seen.
    weight: Weight,
    /// Rows without a name.
    unnamed: Vec<u32>,
    /// Rows of sampled leaves without an instruction.
    leaves: Vec<u32>,
    /// Rows that call libm.
    callers: Vec<u32>,
}

/// All addresses of a module that lack something, ascending.
#[derive(Default)]
struct ModuleWanted(BTreeMap<u64, Wanted>);

impl ModuleWanted {
    fn unnamed(&self) -> usize {
        self.0.values().map(|wanted| wanted.unnamed.len()).sum()
    }

    fn leaves(&self) -> usize {
        self.0.values().map(|wanted| wanted.leaves.len()).sum()
    }
}

/// What is still to be found, by module.
fn wanted(profile: &Profile) -> BTreeMap<u32, ModuleWanted> {
    let tables = &profile.tables;
    let frames = &tables.frames;
    let outer: BTreeSet<u32> = frames.outer.iter().copied().filter(|&row| row != NONE).collect();
    let nameless = |row: u32, frame: &Frame| frame.function == Str(0) && frame.outer == NONE && !outer.contains(&row);
    // Where all have names, as in merged parts, a pass over the samples is spared.
    let weights = match (0..).zip(frames.rows()).any(|(row, frame)| nameless(row, &frame)) {
        true => weights(profile),
        false => Vec::new(),
    };
    let mut modules: BTreeMap<u32, ModuleWanted> = BTreeMap::new();
    let mut at = |row: u32, frame: &Frame, add: &dyn Fn(&mut Wanted, u32)| {
        if (frame.module as usize) < tables.modules.len() {
            let addresses = &mut modules.entry(frame.module).or_default().0;
            add(addresses.entry(frame.offset).or_default(), row);
        }
    };
    for (row, frame) in (0..).zip(frames.rows()) {
        if nameless(row, &frame) {
            let weight = weights.get(row as usize).copied().unwrap_or_default();
            at(row, &frame, &|wanted, row| {
                wanted.weight.own = wanted.weight.own.saturating_add(weight.own);
                wanted.weight.through = wanted.weight.through.saturating_add(weight.through);
                wanted.unnamed.push(row);
            });
        }
    }
    let mut computing = vec![false; tables.contexts.len()];
    for (&context, _) in (tables.samples.context.iter().zip(&tables.samples.call)).filter(|&(_, &call)| call == 0) {
        if let Some(computing) = computing.get_mut(context as usize) {
            *computing = true;
        }
    }
    let leaves: BTreeSet<u32> = (tables.contexts.frame.iter().zip(computing))
        .filter(|&(_, computing)| computing)
        .map(|(&frame, _)| frame)
        .collect();
    for row in leaves.into_iter().filter(|&row| (row as usize) < frames.len()) {
        let frame = frames.row(row);
        if frame.instruction == Str(0) {
            at(row, &frame, &|wanted, row| wanted.leaves.push(row));
        }
    }
    for row in callers(profile) {
        at(row, &frames.row(row), &|wanted, row| wanted.callers.push(row));
    }
    modules
}

/// Rows of `frames` that call libm, of which it is not known what they pass.
fn callers(profile: &Profile) -> BTreeSet<u32> {
    let (contexts, frames) = (&profile.tables.contexts, &profile.tables.frames);
    let paths = profile
        .tables
        .modules
        .path
        .iter()
        .map(|path| profile.strings.get(*path));
    let of_mathematics: Vec<bool> = paths.map(|path| path.rsplit('/').next().is_some_and(is_libm)).collect();
    let module = |frame: u32| frames.module.get(frame as usize).copied().unwrap_or(NONE) as usize;
    let computes = |frame: u32| of_mathematics.get(module(frame)) == Some(&true);
    let called = contexts.rows().filter(|context| computes(context.frame));
    let caller = called.filter_map(|context| contexts.frame.get(context.parent as usize).copied());
    caller
        .filter(|&frame| !computes(frame) && frames.second_argument.get(frame as usize) == Some(&Str(0)))
        .collect()
}

/// The weight of every row of `frames`.
fn weights(profile: &Profile) -> Vec<Weight> {
    let tables = &profile.tables;
    let contexts = &tables.contexts;
    let mut through = vec![0u64; contexts.len()];
    let mut weights = vec![Weight::default(); tables.frames.len()];
    for sample in tables.samples.rows() {
        let Some(sum) = through.get_mut(sample.context as usize) else {
            continue;
        };
        *sum = sum.saturating_add(sample.weight.into());
        let leaf = weights.get_mut(contexts.row(sample.context).frame as usize);
        if let Some(leaf) = leaf.filter(|_| sample.call == 0) {
            leaf.own = leaf.own.saturating_add(sample.weight.into());
        }
    }
    // A parent comes before its children.
    for n in (0..contexts.len()).rev() {
        let context = contexts.row(n as u32);
        if let Some(weight) = weights.get_mut(context.frame as usize) {
            weight.through = weight.through.saturating_add(through[n]);
        }
        if (context.parent as usize) < n {
            through[context.parent as usize] = through[context.parent as usize].saturating_add(through[n]);
        }
    }
    weights
}

/// What was found in a module.
struct ModuleFound {
    /// By address, ascending.
    at: Vec<Found>,
    producer: Option<String>,
}

/// What was found at an address.
#[derive(Default)]
struct Found {
    /// Innermost first; never empty where anything is known.
    places: Vec<(String, Place)>,
    completed: Option<Completed>,
    call: Call,
}

/// Looks up the addresses in the module's file and its debug files.
fn look_up(
    files: &dyn Files,
    path: &str,
    build_id: &str,
    kind: Kind,
    wanted: &ModuleWanted,
) -> Result<ModuleFound, Reason> {
    let bytes = open(files, path)?;
    let path = Path::new(path);
    let image = same_build(&bytes, build_id)?;
    let addresses: Vec<u64> = wanted.0.keys().copied().collect();
    let names_wanted = wanted.unnamed() > 0;
    let separate: Option<(PathBuf, Bytes)> = (names_wanted && !(image.has_dwarf() && image.has_symbols()))
        .then(|| debug_file::find(files, path, &image))
        .flatten();
    let separate_image = separate
        .as_ref()
        .and_then(|(path, bytes)| Some((path.as_path(), Image::parse(bytes).ok()?)));
    let mut symbols = vec![None; addresses.len()];
    let mut places = vec![Vec::new(); addresses.len()];
    let mut producer = None;
    if names_wanted {
        for image in [Some(&image), separate_image.as_ref().map(|(_, image)| image)]
            .into_iter()
            .flatten()
        {
            for (slot, name) in symbols.iter_mut().zip(image.symbols(&addresses)) {
                *slot = slot.or(name);
            }
        }
        let dwarf_image = match &separate_image {
            Some((path, separate)) if !image.has_dwarf() => Some((*path, separate)),
            _ => image.has_dwarf().then_some((path, &image)),
        };
        if let Some((path, image)) = dwarf_image.filter(|_| kind != Kind::System) {
            (places, producer) = source_places(files, path, image, kind, wanted);
        }
    }
    let machine = image.machine();
    let leaves: Vec<u64> = (wanted.0.iter().filter(|(_, wanted)| !wanted.leaves.is_empty()))
        .map(|(&address, _)| address)
        .collect();
    let instructions = match machine {
        Some(machine) => completed(&image, machine, &leaves),
        None => Vec::new(),
    };
    let instructions: HashMap<u64, Completed> = (leaves.into_iter().zip(instructions))
        .filter_map(|(address, found)| Some((address, found?)))
        .collect();
    let callers: Vec<u64> = (wanted.0.iter().filter(|(_, wanted)| !wanted.callers.is_empty()))
        .map(|(&address, _)| address)
        .collect();
    let stubs = Stubs::new(&image);
    let calls: HashMap<u64, Call> = callers.iter().copied().zip(calls(&image, &stubs, &callers)).collect();
    let mut names = Names::default();
    let found = addresses.iter().zip(symbols.iter().zip(places));
    let at = found
        .map(|(&address, (symbol, places))| Found {
            places: match symbol {
                None if names_wanted && places.is_empty() => stub(&stubs, address, &mut names),
                _ => named(places, *symbol, &mut names),
            },
            completed: instructions.get(&address).copied(),
            call: calls.get(&address).copied().unwrap_or_default(),
        })
        .collect();
    Ok(ModuleFound { at, producer })
}

/// The content of a module's file.
pub(crate) fn open(files: &dyn Files, path: &str) -> Result<Bytes, Reason> {
    if !path.starts_with('/') {
        return Err(Reason::NotAFile);
    }
    files
        .open(Path::new(path))
        .map_err(|error| Reason::Missing(error.to_string()))
}

/// A module's file, if it is the one that ran; where no build id was recorded, it is taken for that.
pub(crate) fn same_build<'a>(bytes: &'a [u8], build_id: &str) -> Result<Image<'a>, Reason> {
    let image = Image::parse(bytes).map_err(Reason::Damaged)?;
    let file_id = image.build_id().map(debug_file::hexadecimal).unwrap_or_default();
    if !build_id.is_empty() && !build_id.eq_ignore_ascii_case(&file_id) {
        return Err(Reason::OtherBuild);
    }
    Ok(image)
}

/// The functions at each address by DWARF, innermost first; none where none is asked for. And what compiled the unit
/// that was sampled most, where that is asked for.
fn source_places(
    files: &dyn Files,
    path: &Path,
    image: &Image<'_>,
    kind: Kind,
    wanted: &ModuleWanted,
) -> (Vec<Vec<Place>>, Option<String>) {
    let mut found = (vec![Vec::new(); wanted.0.len()], None);
    with_dwarf(files, path, image, |dwarf| found = places_by(dwarf, kind, wanted));
    found
}

/// Calls `use_it` with the debug information of a file, if it can be read.
pub(crate) fn with_dwarf(files: &dyn Files, path: &Path, image: &Image<'_>, use_it: impl FnOnce(&Dwarf<'_>)) {
    let shared = debug_file::find_shared(files, path, image);
    let shared = shared.as_ref().and_then(|bytes| Image::parse(bytes).ok());
    let shared = shared.as_ref().map(Sections::load);
    let sections = Sections::load(image);
    if let Some(dwarf) = Dwarf::new(&sections, shared.as_ref()) {
        use_it(&dwarf);
    }
}

fn places_by(dwarf: &Dwarf<'_>, kind: Kind, wanted: &ModuleWanted) -> (Vec<Vec<Place>>, Option<String>) {
    let mut producers: BTreeMap<String, Weight> = BTreeMap::new();
    let places = wanted.0.iter().map(|(&address, wanted)| {
        if wanted.unnamed.is_empty() {
            return Vec::new();
        }
        if let Some(producer) = dwarf.producer(address).filter(|_| kind == Kind::Own) {
            let sum = producers.entry(producer).or_default();
            sum.own = sum.own.saturating_add(wanted.weight.own);
            sum.through = sum.through.saturating_add(wanted.weight.through);
        }
        dwarf.places(address)
    });
    let places = places.collect();
    let most = producers.into_iter().max_by_key(|(_, weight)| *weight);
    (places, most.map(|(producer, _)| producer))
}

/// Gives every function its name for people. The outermost is the one that the symbol names too: where DWARF has
/// only the short name of a C++ or Rust function, the symbol has it in full.
fn named(mut places: Vec<Place>, symbol: Option<&str>, names: &mut Names) -> Vec<(String, Place)> {
    if places.is_empty() && symbol.is_some() {
        places.push(Place::default());
    }
    let mangled = |name: &str| name.starts_with("_Z") || name.starts_with("_R");
    if let (Some(last), Some(symbol)) = (places.last_mut(), symbol)
        && last
            .function
            .as_deref()
            .is_none_or(|name| mangled(symbol) && !mangled(name))
    {
        last.function = Some(symbol.to_string());
    }
    places.into_iter().map(|place| (names.of(&place), place)).collect()
}

/// The name of a stub, as debuggers write it; nothing where there is none.
fn stub(stubs: &Stubs<'_, '_>, address: u64, names: &mut Names) -> Vec<(String, Place)> {
    let place = |callee: &str| {
        let place = Place {
            function: Some(callee.to_string()),
            ..Place::default()
        };
        (format!("{}@plt", names.of(&place)), place)
    };
    stubs.callee(address).map(place).into_iter().collect()
}

/// Names that have been undone: the same few functions are inlined everywhere, and templates have long names.
#[derive(Default)]
struct Names(HashMap<(String, Language), String>);

impl Names {
    fn of(&mut self, place: &Place) -> String {
        let Some(raw) = &place.function else {
            return String::new();
        };
        let key = (raw.clone(), place.language);
        self.0
            .entry(key)
            .or_insert_with(|| demangle(raw, place.language))
            .clone()
    }
}

/// Writes what was found into the rows; returns how many rows still have no name.
fn write(profile: &mut Profile, module: u32, wanted: &ModuleWanted, found: Vec<Found>, summary: &mut Summary) -> usize {
    let mut nameless = 0;
    let mut outer_rows: HashMap<Frame, u32> = HashMap::new();
    for ((&offset, wanted), found) in wanted.0.iter().zip(found) {
        if !wanted.unnamed.is_empty() {
            let mut outer = NONE;
            let mut inner = None;
            for (depth, (name, place)) in found.places.iter().enumerate().rev() {
                let frame = Frame {
                    module,
                    offset,
                    function: profile.strings.intern(name),
                    file: profile.strings.intern(place.file.as_deref().unwrap_or("")),
                    line: place.line.unwrap_or(0),
                    outer,
                    instruction: Str(0),
                    vector_bits: 0,
                    in_memory: 0,
                    atomic: 0,
                    loop_kind: Str(0),
                    slow: Str(0),
                    second_argument: Str(0),
                };
                if depth == 0 {
                    inner = Some(frame);
                } else {
                    outer = *outer_rows.entry(frame).or_insert_with(|| {
                        summary.inlined += 1;
                        profile.tables.frames.push(frame)
                    });
                }
            }
            for &row in &wanted.unnamed {
                if let Some(frame) = inner {
                    let before = profile.tables.frames.row(row);
                    let kept = Frame {
                        instruction: before.instruction,
                        vector_bits: before.vector_bits,
                        in_memory: before.in_memory,
                        atomic: before.atomic,
                        loop_kind: before.loop_kind,
                        slow: before.slow,
                        second_argument: before.second_argument,
                        ..frame
                    };
                    profile.tables.frames.set(row, kept);
                }
                summary.with_line += usize::from(inner.is_some_and(|frame| frame.line > 0));
                match inner {
                    Some(frame) if frame.function != Str(0) => summary.named += 1,
                    _ => nameless += 1,
                }
            }
        }
        let Call {
            second_argument,
            in_loop,
        } = found.call;
        let number = second_argument.map(|number| profile.strings.intern(&number.to_string()));
        let loop_kind = in_loop.map(|kind| profile.strings.intern(kind.word()));
        for &row in &wanted.callers {
            let frames = &mut profile.tables.frames;
            number.inspect(|number| frames.second_argument[row as usize] = *number);
            loop_kind.inspect(|kind| frames.loop_kind[row as usize] = *kind);
        }
        for &row in &wanted.leaves {
            let Some((instruction, in_loop)) = found.completed else {
                summary.undecoded += 1;
                continue;
            };
            let class = profile.strings.intern(instruction.class.word());
            let loop_kind = profile.strings.intern(in_loop.map_or("", Loop::word));
            let slow = profile.strings.intern(instruction.slow.map_or("", Slow::word));
            let frame = profile.tables.frames.row(row);
            let vector_bits = instruction.vector_bits;
            profile.tables.frames.set(
                row,
                Frame {
                    instruction: class,
                    vector_bits,
                    in_memory: instruction.in_memory.into(),
                    atomic: instruction.atomic as u8,
                    loop_kind,
                    slow,
                    ..frame
                },
            );
            summary.instructions += 1;
        }
    }
    nameless
}
