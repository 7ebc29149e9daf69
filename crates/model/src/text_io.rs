//! Text that a runtime library makes of numbers, or numbers of text, outside the calls that move it.
//!
//! libc's fprintf and fscanf format inside a call that is recorded. A WRITE of Fortran, an operator << of a C++ stream, print of
//! Python and strtod after fgets do so before or after it: to a sample they are in no call, and would look like computing. What
//! shows them is the stack: below the program's own line they are in the runtime's I/O, or in libc's conversion at a function
//! that does I/O itself. Formatting in memory alone looks the same, so that as many bytes must have been moved as formatting
//! takes its time for at least.

use crate::class::Class;
use crate::id::{CallId, ContextId, FrameId};
use crate::place::Place;
use crate::reach::Direction;
use crate::run::Run;
use format::calls::Tag;
use format::module::{is_cxx, is_fortran, is_libc, is_libgfortran};
use format::words::ModuleKind;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Whose runtime it is, and so in whose words to speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// C: libc's conversions.
    C,
    /// C++: streams.
    Cxx,
    /// Fortran: READ, WRITE and PRINT.
    Fortran,
    /// Python.
    Python,
}

/// What the samples of a context are, those in no call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Formatting {
    /// Whose runtime.
    pub language: Language,
    /// To text, or from it.
    pub direction: Direction,
    /// The program's line; of Python, whose lines are not known, the interpreter's function.
    pub frame: FrameId,
    /// Whether numbers are converted at that line, and not only moved.
    pub numbers: bool,
}

/// Bytes a second that formatting reaches at least, by far: fewer were moved, so most of the text stayed in memory.
pub const SLOWEST_TEXT: f64 = 2e6;
/// What I/O of gfortran's library asks of libc for each statement, and its mathematics never.
const OF_STATEMENTS: &[&str] = &["uselocale", "strndup", "pthread_mutex_lock", "pthread_mutex_unlock"];
/// Where more of the time of a statement of Fortran is in copying, it moves an array as it is: it is unformatted.
const MOSTLY_COPIES: f64 = 0.5;
/// The part of a line's formatting that must be seen in libc's conversions.
const CONVERTS: f64 = 0.05;

/// libc's conversion of numbers, and that of C++'s <charconv>.
fn converts(function: &str) -> Option<Direction> {
    let has = |names: &[&str]| names.iter().any(|name| function.contains(name));
    if has(&["printf", "fcvt", "gcvt", "strfrom", "std::to_chars"]) {
        Some(Direction::Write)
    } else if !has(&["strtok"]) && has(&["strto", "scanf", "atoi", "atof", "atol", "std::from_chars"]) {
        Some(Direction::Read)
    } else {
        None
    }
}

/// A function of the C++ library's streams; to flush one is no formatting.
fn streams(function: &str) -> Option<Direction> {
    let has = |names: &[&str]| names.iter().any(|name| function.contains(name));
    if has(&["ostream", "num_put"]) && !has(&["istream", "flush"]) {
        Some(Direction::Write)
    } else if has(&["istream", "num_get", "std::getline"]) && !has(&["ostream"]) {
        Some(Direction::Read)
    } else {
        None
    }
}

/// Functions of CPython and NumPy that print, format and parse; those that stripped interpreters export are among them.
fn prints(function: &str) -> Option<Direction> {
    const WRITE: &[&str] = &[
        "builtin_print",
        "csv_writerow",
        "csv_writerows",
        "PyFile_WriteObject",
        "PyFile_WriteString",
        "PyUnicode_Format",
        "PyObject_Format",
        "PyOS_double_to_string",
        "_io_TextIOWrapper_write",
        "_io_TextIOWrapper_write_impl",
        "float_repr",
    ];
    const READ: &[&str] = &[
        "PyFloat_FromString",
        "PyOS_string_to_double",
        "PyLong_FromUnicodeObject",
        "textiowrapper_iternext",
        "Reader_iternext",
        "_io_TextIOWrapper_readline",
        "_io_TextIOWrapper_readline_impl",
        "read_rows",
    ];
    if WRITE.contains(&function) {
        Some(Direction::Write)
    } else if READ.contains(&function) {
        Some(Direction::Read)
    } else {
        None
    }
}

/// What a frame of a library says of the samples in it and below.
#[derive(Clone, Copy)]
struct Mark {
    language: Language,
    /// `None` where the library's functions have no names.
    direction: Option<Direction>,
    frame: FrameId,
}

fn mark(run: &Run, frame: FrameId) -> Option<Mark> {
    let Place { function, module, .. } = run.place(frame);
    let of = |language, direction| Mark {
        language,
        direction,
        frame,
    };
    if is_libgfortran(module) {
        // Its I/O has hardly a name: exported functions end in a jump to inner ones. Its mathematics has.
        return match function.strip_prefix("_gfortran_") {
            Some(name) if name.starts_with("st_write") => Some(of(Language::Fortran, Some(Direction::Write))),
            Some(name) if name.starts_with("st_read") => Some(of(Language::Fortran, Some(Direction::Read))),
            Some(name) if name.starts_with("transfer_") => {
                let direction = if name.ends_with("_write") {
                    Direction::Write
                } else {
                    Direction::Read
                };
                Some(of(Language::Fortran, Some(direction)))
            }
            Some(_) => None,
            None => Some(of(Language::Fortran, None)),
        };
    }
    let fortran = [
        ("for_write_", Direction::Write),
        ("_FortranAioOutput", Direction::Write),
        ("for_read_", Direction::Read),
        ("_FortranAioInput", Direction::Read),
    ];
    if let Some((_, direction)) = fortran.iter().find(|(name, _)| function.starts_with(name)) {
        return Some(of(Language::Fortran, Some(*direction)));
    }
    if is_cxx(module) {
        return streams(function).map(|direction| of(Language::Cxx, Some(direction)));
    }
    match run.module_kind(frame) {
        Some(ModuleKind::Python) => prints(function).map(|direction| of(Language::Python, Some(direction))),
        Some(ModuleKind::Libc) => converts(function).map(|direction| of(Language::C, Some(direction))),
        _ => None,
    }
}

/// Ticks at a line of the program that say what it does.
#[derive(Clone, Copy, Default)]
struct Votes {
    language: Option<Language>,
    read: f64,
    write: f64,
    /// In the runtime, and of these in libc's conversions.
    all: f64,
    converting: f64,
    /// In copies of memory.
    copying: f64,
    /// In what a statement needs: where nothing has a name that tells more, it is I/O of either direction.
    statements: f64,
}

/// A context as far as it matters here.
#[derive(Clone, Copy, Default)]
struct Below {
    mark: Option<Mark>,
    /// Whether libc converts numbers below the mark.
    converts: Option<Direction>,
    /// Whether its own frame is one of libc's that copy.
    copies: bool,
    /// Whether the runtime asks libc for what a statement needs.
    is_statement: bool,
    /// The two innermost of the program's own frames.
    own: [Option<FrameId>; 2],
    /// Whether the innermost frame of all is one of these, or is called to pack.
    in_own: bool,
}

fn below(run: &Run) -> Vec<Below> {
    let contexts = &run.tables().contexts;
    let frames = run.tables().frames.len() as u32;
    // One frame stands for an interpreter's function, and a function for what is inlined into it.
    let mut first: HashMap<(&str, &str), FrameId> = HashMap::new();
    let marks: Vec<Option<Mark>> = (0..frames)
        .map(|frame| {
            let found = run.inlined(FrameId(frame)).find_map(|frame| mark(run, frame))?;
            let place = run.place(found.frame);
            let frame = *first.entry((place.module, place.function)).or_insert(found.frame);
            Some(Mark { frame, ..found })
        })
        .collect();
    let mut all: Vec<Below> = Vec::with_capacity(contexts.len());
    for (row, packs) in run.packing().into_iter().enumerate() {
        let (parent, frame) = (contexts.parent[row] as usize, contexts.frame[row]);
        let mut here = all.get(parent).copied().unwrap_or_default();
        here.in_own = false;
        if frame < frames && run.is_own(FrameId(frame)) {
            here = Below {
                own: [Some(FrameId(frame)), here.own[0]],
                in_own: true,
                ..Below::default()
            };
        } else if let Some(new) = marks.get(frame as usize).copied().flatten() {
            // What a runtime calls is the runtime's. An interpreter calls itself: what it calls last is what it does.
            let inner = here
                .mark
                .is_none_or(|old| old.language == Language::Python && new.language == Language::Python);
            here.mark = if inner { Some(new) } else { here.mark };
        }
        // What packs the text does not format it.
        if packs {
            (here.mark, here.converts, here.in_own) = (None, None, true);
        }
        if here.mark.is_some() && frame < frames {
            let found = || {
                run.inlined(FrameId(frame))
                    .find_map(|frame| converts(run.place(frame).function))
            };
            here.converts = here.converts.or_else(found);
            let leaf = run.place(FrameId(frame));
            here.copies = is_libc(leaf.module) && leaf.function.trim_start_matches('_').starts_with("mem");
            here.is_statement |= OF_STATEMENTS.contains(&leaf.function);
        }
        all.push(here);
    }
    all
}

/// For every context what samples there in no call are, if they are formatting.
fn formatting(run: &Run) -> Vec<Option<Formatting>> {
    let below = below(run);
    if below.iter().all(|below| below.mark.is_none()) {
        return vec![];
    }
    let function = |frame: FrameId| (run.place(frame).module, run.place(frame).function);
    let (samples, sites) = (&run.tables().samples, &run.tables().sites);
    let mut lines: HashMap<Place<'_>, Votes> = HashMap::new();
    // The program's functions that read or write.
    let mut moving: HashSet<(&str, &str)> = HashSet::new();
    for row in 0..sites.len() {
        if matches!(run.call_class(CallId(sites.call[row])), Class::IoRead | Class::IoWrite) {
            moving.extend(run.inlined(FrameId(sites.frame[row])).map(function));
        }
    }
    for row in 0..samples.len() {
        let Some(here) = below.get(samples.context[row] as usize) else {
            continue;
        };
        let Some(own) = here.own[0].map(|frame| run.own_line(frame)) else {
            continue;
        };
        let ticks = f64::from(samples.weight[row]);
        let votes = lines.entry(run.place(own)).or_default();
        if let Some(mark) = here.mark.filter(|mark| mark.language != Language::C) {
            votes.language = Some(mark.language);
            votes.all += ticks;
            votes.converting += if here.converts.is_some() { ticks } else { 0.0 };
            votes.copying += if here.copies { ticks } else { 0.0 };
            votes.statements += if here.is_statement { ticks } else { 0.0 };
            moving.insert(function(own));
        }
        let named = here.converts.or(here.mark.and_then(|mark| mark.direction));
        match (named, run.call_class(CallId(samples.call[row]))) {
            (Some(Direction::Read), _) | (None, Class::IoRead) => votes.read += ticks,
            (Some(Direction::Write), _) | (None, Class::IoWrite) => votes.write += ticks,
            _ => {}
        }
    }
    let does_io = |frame: &Option<FrameId>| {
        frame.is_some_and(|frame| run.inlined(frame).any(|frame| moving.contains(&function(frame))))
    };
    let of = |here: &Below| -> Option<Formatting> {
        let Some(own) = here.own[0].map(|frame| run.own_line(frame)) else {
            let mark = here.mark.filter(|mark| mark.language == Language::Python)?;
            return Some(Formatting {
                language: Language::Python,
                direction: mark.direction?,
                frame: mark.frame,
                numbers: true,
            });
        };
        let place = run.place(own);
        let votes = lines.get(&place).copied().unwrap_or_default();
        if votes.language == Some(Language::Fortran)
            && votes.converting == 0.0
            && votes.copying > MOSTLY_COPIES * votes.all
        {
            return None;
        }
        let told = votes.read + votes.write + votes.statements > 0.0;
        let there = told.then_some(match votes.read > votes.write {
            true => Direction::Read,
            false => Direction::Write,
        });
        let (language, direction) = match here.mark {
            Some(mark) if mark.language == Language::C => {
                (here.own.iter().any(does_io).then_some(mark.language)?, mark.direction?)
            }
            Some(mark) => (mark.language, mark.direction.or(there)?),
            // Functions of a runtime may end in a jump to libc's, and leave no frame of their own; an interpreter does all else.
            None if !here.in_own && place.line != 0 && !run.is_script(own) => (votes.language?, there?),
            None => return None,
        };
        Some(Formatting {
            language,
            direction,
            frame: own,
            numbers: language == Language::C || run.is_script(own) || votes.converting >= CONVERTS * votes.all,
        })
    };
    below.iter().map(of).collect()
}

/// Formatting of a run: by context, and the samples that are no computing for it.
pub(crate) fn find(run: &Run) -> (Vec<Option<Formatting>>, Vec<(usize, Class)>) {
    let of = formatting(run);
    let (samples, sites) = (&run.tables().samples, &run.tables().sites);
    let here = |row: usize| -> Option<&Formatting> {
        let idle = run.sample_classes()[row] == Class::Compute;
        of.get(samples.context[row] as usize).filter(|_| idle)?.as_ref()
    };
    let mut seconds: HashMap<(u32, Class), f64> = HashMap::new();
    for row in 0..samples.len() {
        if let Some(found) = here(row) {
            *seconds.entry((samples.process[row], found.class())).or_default() +=
                f64::from(samples.weight[row]) * run.tick_s();
        }
    }
    if seconds.is_empty() {
        return (vec![], vec![]);
    }
    let mut moved: HashMap<(u32, Class), f64> = HashMap::new();
    for row in 0..sites.len() {
        *moved
            .entry((sites.process[row], run.call_class(CallId(sites.call[row]))))
            .or_default() += sites.bytes[row] as f64;
    }
    let enough = |bytes: f64, seconds: f64| bytes >= SLOWEST_TEXT * seconds;
    let moves = |key: &(u32, Class)| {
        enough(
            moved.get(key).copied().unwrap_or(0.0),
            seconds.get(key).copied().unwrap_or(0.0),
        )
    };
    let rows: Vec<(usize, &Formatting)> = (0..samples.len()).filter_map(|row| Some((row, here(row)?))).collect();
    // One rank may write what all have made text of: at the lines where it does, so do they.
    let sum = |of: &HashMap<(u32, Class), f64>, class: Class| -> f64 {
        let of_class = of.iter().filter(|((_, other), _)| *other == class);
        of_class.map(|(_, value)| value).sum()
    };
    let mut together: HashSet<Class> = seconds.keys().map(|(_, class)| *class).collect();
    together.retain(|class| enough(sum(&moved, *class), sum(&seconds, *class)));
    let frames: HashSet<(FrameId, Class)> = (rows.iter())
        .map(|(row, of)| (*row, of.frame, of.class()))
        .filter(|(row, _, class)| together.contains(class) && moves(&(samples.process[*row], *class)))
        .map(|(_, frame, class)| (frame, class))
        .collect();
    let lines: HashSet<(Place<'_>, Class)> = (frames.into_iter())
        .map(|(frame, class)| (run.place(frame), class))
        .collect();
    let found: Vec<(usize, Class)> = (rows.into_iter())
        .map(|(row, of)| (row, of, of.class()))
        .filter(|(row, of, class)| {
            moves(&(samples.process[*row], *class)) || lines.contains(&(run.place(of.frame), *class))
        })
        .map(|(row, _, class)| (row, class))
        .collect();
    (of, found)
}

impl Formatting {
    fn class(&self) -> Class {
        self.direction.class()
    }
}

impl Run {
    /// In whose runtime library a frame is: that of C where it is in none.
    pub fn language(&self, frame: FrameId) -> Language {
        let module = self.place(frame).module;
        match () {
            () if is_fortran(module) => Language::Fortran,
            () if is_cxx(module) => Language::Cxx,
            () if self.module_kind(frame) == Some(ModuleKind::Python) || self.is_script(frame) => Language::Python,
            () => Language::C,
        }
    }

    /// What a sample formats or parses, where it does so outside every call; a row of `samples`.
    pub fn formatting(&self, row: usize) -> Option<&Formatting> {
        let samples = &self.tables().samples;
        let outside = samples.call[row] == 0 && matches!(self.sample_classes()[row], Class::IoRead | Class::IoWrite);
        (self.formats.get(samples.context[row] as usize).filter(|_| outside))?.as_ref()
    }

    /// What the stack of a context formats or parses, whether that is read or written or stays in memory.
    pub fn formats(&self, context: ContextId) -> Option<&Formatting> {
        self.formats.get(context.row())?.as_ref()
    }

    /// Whether a frame is libc's conversion of numbers to text, or from it.
    pub fn converts_text(&self, frame: FrameId) -> bool {
        self.module_kind(frame) == Some(ModuleKind::Libc) && converts(self.place(frame).function).is_some()
    }

    /// Seconds of a rank, an index into `ranks()`, in calls that do this, as its samples show them.
    pub fn sampled_in(&self, rank: usize, tag: Tag) -> f64 {
        let call = &self.tables().samples.call;
        let within = self
            .sample_seconds(rank)
            .filter(|(row, _)| self.call_is(CallId(call[*row]), tag));
        within.map(|(_, seconds)| seconds).sum()
    }

    /// Seconds of a rank, an index into `ranks()`, in formatting outside every call.
    pub fn formatting_seconds(&self, rank: usize) -> BTreeMap<Formatting, f64> {
        let mut found = BTreeMap::new();
        if !self.formats.is_empty() {
            for (row, seconds) in self.sample_seconds(rank) {
                if let Some(of) = self.formatting(row) {
                    *found.entry(*of).or_default() += seconds;
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::Family;
    use crate::fixture::{Fixture, SiteOf};

    const GFORTRAN: &str = "/opt/gcc/lib64/libgfortran.so.5";

    /// A program that formats for half of its time, and what it moves.
    fn formats(stack: &[&str], call: &str, from: &str, bytes: u64) -> Run {
        let moved = SiteOf {
            count: 1000,
            bytes,
            time_s: 1.0,
            ..SiteOf::default()
        };
        Fixture::new("U50f50")
            .letter('f', "", stack)
            .site(0, call, from, moved)
            .run()
    }

    fn fortran(bytes: u64) -> Run {
        let stack = [
            "save@app.f90:7",
            &format!("@{GFORTRAN}"),
            "snprintf@libc.so.6",
            "__printf_fp@libc.so.6",
        ];
        formats(&stack, "write", &format!("flush_u@{GFORTRAN}"), bytes)
    }

    #[test]
    fn what_fortran_formats_between_its_writes_is_output() {
        let run = fortran(1_000_000_000);
        assert_eq!(run.times().family(0, Family::Io), 50.0);
        let (of, seconds) = run.formatting_seconds(0).into_iter().next().unwrap();
        assert_eq!(
            (of.language, of.direction, of.numbers, seconds),
            (Language::Fortran, Direction::Write, true, 50.0)
        );
        assert_eq!(run.place(of.frame).to_string(), "save (app.f90:7)");
    }

    #[test]
    fn text_that_stays_in_memory_is_computing() {
        let run = fortran(1000);
        assert_eq!(run.times().family(0, Family::Compute), 100.0);
        assert!(run.formatting_seconds(0).is_empty());
    }

    #[test]
    fn text_that_another_rank_writes_is_output_at_the_lines_where_that_one_s_is() {
        let io = |line: &str, bytes: u64| {
            let runtime = format!("@{GFORTRAN}");
            let (first, second) = ("save@app.f90:7", format!("save@app.f90:{line}"));
            let moved = SiteOf {
                count: 1000,
                bytes,
                time_s: 1.0,
                ..SiteOf::default()
            };
            let run = Fixture::new("U50f50\nU50g50")
                .letter('f', "", &[first, &runtime, "snprintf@libc.so.6"])
                .letter('g', "", &[&second, &runtime, "snprintf@libc.so.6"])
                .site(0, "write", &format!("flush_u@{GFORTRAN}"), moved)
                .run();
            [0, 1].map(|rank| run.times().family(rank, Family::Io))
        };
        assert_eq!(io("7", 1_000_000_000), [50.0, 50.0]);
        assert_eq!(io("9", 1_000_000_000), [50.0, 0.0]);
        // Too little for what both make text of: one of them keeps its own.
        assert_eq!(io("7", 150_000_000), [50.0, 0.0]);
    }

    #[test]
    fn words_that_are_cut_are_no_numbers() {
        let of = ["strtod", "__strtol_internal", "strtok_r", "__strtok_r", "vsnprintf"].map(converts);
        let (read, write) = (Some(Direction::Read), Some(Direction::Write));
        assert_eq!(of, [read, read, None, None, write]);
    }

    #[test]
    fn without_a_name_in_fortrans_library_what_it_asks_of_libc_tells_statements_from_mathematics() {
        let below = |called: &str| {
            let stack = ["save@app.f90:7", &format!("@{GFORTRAN}"), called];
            let run = formats(&stack, "write", &format!("flush_u@{GFORTRAN}"), 1000);
            (0..run.tables().contexts.len() as u32).any(|row| run.formats(ContextId(row)).is_some())
        };
        assert!(below("uselocale@libc.so.6") && below("strndup@libc.so.6"));
        assert!(!below("malloc@libc.so.6"));
    }

    #[test]
    fn numbers_are_parsed_where_the_function_reads_itself() {
        let parse = ["load@app.c:7", "strtod@libc.so.6", "____strtod_l_internal@libc.so.6"];
        let io = |from: &str| {
            formats(&parse, "fread", from, 1_000_000_000)
                .times()
                .family(0, Family::Io)
        };
        assert_eq!(io("load@app.c:6"), 50.0);
        assert_eq!(io("elsewhere@app.c:90"), 0.0);
    }

    #[test]
    fn a_stream_of_cxx_and_a_print_of_python_are_told_apart() {
        let cxx = [
            "save@app.cpp:7",
            "std::ostream::_M_insert<double>(double)@/usr/lib/libstdc++.so.6",
            "vsnprintf@libc.so.6",
        ];
        let run = formats(&cxx, "write", "flush@/usr/lib/libstdc++.so.6", 1_000_000_000);
        let of = *run.formatting_seconds(0).keys().next().unwrap();
        assert_eq!((of.language, run.place(of.frame).line), (Language::Cxx, 7));
        let python = [
            "_PyEval_EvalFrameDefault@/usr/lib/libpython3.11.so",
            "builtin_print@/usr/lib/libpython3.11.so",
        ];
        let run = formats(&python, "write", "_Py_write@/usr/lib/libpython3.11.so", 1_000_000_000);
        let of = *run.formatting_seconds(0).keys().next().unwrap();
        assert_eq!(
            (of.language, run.place(of.frame).function),
            (Language::Python, "builtin_print")
        );
    }
}
