//! Ways of libraries that cost much more than they look like: told by the functions of theirs that computing is found in.

use crate::library::{within, within_marked, within_of};
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{at, sampled, share_about};
use model::{
    Class, ContextId, Direction, FrameId, Language, ModuleKind, Place, Run, SLOWEST_TEXT, is_decimal, is_numpy,
};

/// One of them.
struct Habit {
    /// What the time goes into, behind "spends 3 s on".
    on: &'static str,
    /// Whether a frame is part of it.
    is: fn(&Run, FrameId) -> bool,
    gain_basis: &'static str,
    evidence: &'static str,
    advice: [&'static str; 2],
}

fn told(run: &Run, limit: &Limit, habit: &Habit) -> Option<Draft> {
    let inside = run.through(|frame| (habit.is)(run, frame));
    let found = within_marked(run, &inside)?;
    Some(Draft {
        gain_basis: habit.gain_basis.into(),
        evidence: vec![habit.evidence.into()],
        advice: habit.advice.map(String::from).to_vec(),
        ..found.spent_on(run, limit, habit.on, |frame| {
            format!("most of it{}", at(run, Some(frame)))
        })?
    })
}

pub(crate) fn scanned_text(run: &Run, limit: &Limit) -> Option<Draft> {
    told(
        run,
        limit,
        &Habit {
            on: "finding the end of a string that sscanf reads a piece of",
            // In glibc next to nobody else calls it.
            is: |run, frame| run.place(frame).function.contains("rawmemchr"),
            gain_basis: "all of that: a number is read without it",
            evidence: "Each sscanf goes through the string to its end first: where that holds a whole file, each number costs a pass over the rest of it.",
            advice: [
                "Read numbers with strtod and strtol, which go no further than the number and tell where it ends; in C++ with std::from_chars.",
                "Or end each line with a zero (strchr finds the newline) before sscanf gets it.",
            ],
        },
    )
}

/// Whether the run's environment asks for the order of bytes, see setlocale(3): what compares text is cheap then already.
fn compares_bytes(run: &Run) -> bool {
    let environment = &run.facts().environment;
    let asked = ["LC_ALL", "LC_COLLATE", "LANG"].map(|name| environment.get(name).filter(|value| !value.is_empty()));
    let locale = asked.into_iter().flatten().next();
    locale.is_some_and(|locale| ["C", "POSIX"].contains(&locale.as_str()))
}

pub(crate) fn collation(run: &Run, limit: &Limit) -> Option<Draft> {
    if compares_bytes(run) {
        return None;
    }
    let found = told(
        run,
        limit,
        &Habit {
            on: "comparing text by the rules of a language (strcoll, LC_COLLATE)",
            is: |run, frame| {
                let function = run.place(frame).function.trim_start_matches('_');
                ["strcoll", "wcscoll", "strxfrm", "wcsxfrm"].iter().any(|name| {
                    let rest = function.strip_prefix(name);
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
                })
            },
            gain_basis: "all of that: bytes are compared in next to no time",
            evidence: "Each comparison looks up the weights of letters, in several passes: é stands between e and f, and capitals beside their small letters.",
            advice: [
                "Where any order will do that is always the same, or the text is ASCII, run it with LC_ALL=C: the order is then that of the bytes.",
                "Where it must be that order, make a key of each text once (strxfrm) and compare the keys.",
            ],
        },
    );
    found.map(|draft| Draft { on_use: true, ..draft })
}

pub(crate) fn moved_elements(run: &Run, limit: &Limit) -> Option<Draft> {
    told(
        run,
        limit,
        &Habit {
            on: "moving the rest of a list for each element that is taken from its front or put there",
            is: |run, frame| match run.module_kind(frame) {
                Some(ModuleKind::Python) => SHIFTING.contains(&run.place(frame).function),
                _ => run.inlined(frame).any(|frame| shifts(&run.place(frame))),
            },
            gain_basis: "all of that: a queue with two ends moves nothing",
            evidence: "Elements of a list or vector lie next to each other: when one is taken out or put in before the end, all behind it are moved by a place.",
            advice: [
                "Take from the end or go along with an index; where it is a queue, collections.deque (popleft, appendleft), std::deque or a ring of a fixed size.",
                "To take out many, keep the others in one pass: a list comprehension, std::erase_if, remove and erase.",
            ],
        },
    )
}

/// Functions of CPython that move what lies behind an element of a list.
const SHIFTING: [&str; 7] = [
    "list_pop",
    "list_pop_impl",
    "list_insert",
    "list_insert_impl",
    "ins1",
    "list_ass_slice",
    "list_remove",
];

/// Whether a function is of std::vector or a list like it, and moves what lies behind an element.
fn shifts(place: &Place<'_>) -> bool {
    let of_vector = place.function.contains("std::vector<") || place.function.contains("std::__1::vector<");
    // What insert() appends at the end is no such move.
    let methods = ["::erase(", "::_M_erase(", "::_M_insert_aux", "::_M_insert_rval("];
    of_vector && methods.iter().any(|method| place.function.contains(method))
}

/// Of a look into a hash table's chains, the part that asks for the bucket of the next in one: at a good hash most have none.
const ALONG: f64 = 0.2;

pub(crate) fn hash_chains(run: &Run, limit: &Limit) -> Option<Draft> {
    let of_function =
        |frame: FrameId, is: fn(&str) -> bool| run.inlined(frame).any(|frame| is(run.place(frame).function));
    let inside = run.through(|frame| of_function(frame, |name| name.starts_with("std::_Hashtable<")));
    let next =
        run.through(|frame| of_function(frame, |name| name.contains("_M_bucket_index(std::__detail::_Hash_node")));
    let found = within_marked(run, &inside)?;
    let along = within(run, |context| inside[context.row()] && next[context.row()])?;
    let part = (along.seconds / found.seconds).min(1.0);
    (along.rank == found.rank && part >= ALONG).then_some(())?;
    Some(Draft {
        gain_s: found.seconds * (2.0 * part).min(1.0),
        gain_basis: "twice the part in which the bucket of the next element is asked for, which a short chain has not".into(),
        evidence: vec![format!(
            "{} of it asks to which bucket the next element of a chain belongs: many keys have the same hash, or the same but for what the table's size leaves of it.",
            share_about(part, sampled(run, along.seconds).map(|error| error / found.seconds))
        )],
        advice: vec![
            "Write a hash that spreads: multiply each part of a key by another large odd number, or mix them in turn (boost::hash_combine); x ^ y ^ z and x + y give the same for many. bucket_size tells how long chains are.".into(),
            "Keys that are places of a grid can be one number, x + nx * (y + ny * z), and an index of a std::vector.".into(),
        ],
        ..found.spent_on(run, limit, "going along chains of a std::unordered_map or _set", |frame| {
            format!("most of it{}", at(run, Some(frame)))
        })?
    })
}

pub(crate) fn text_lengths(run: &Run, limit: &Limit) -> Option<Draft> {
    told(
        run,
        limit,
        &Habit {
            on: "looking for the end of strings (strlen, strcat)",
            is: |run, frame| {
                let function = run.place(frame).function.trim_start_matches('_');
                ["strlen", "strcat", "strncat"].iter().any(|name| {
                    let rest = function.strip_prefix(name);
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
                })
            },
            gain_basis: "all of that, where the length is known already",
            evidence: "Each such call goes through the string to its end: in a loop's condition, or to append, that is once an iteration.",
            advice: [
                "Ask for the length once, before the loop, and keep it; a string that does not change in length keeps it too.",
                "Append at the end that is known (memcpy to text + length, stpcpy), not by strcat, which looks for it.",
            ],
        },
    )
}

pub(crate) fn half_precision(run: &Run, limit: &Limit) -> Option<Draft> {
    told(
        run,
        limit,
        &Habit {
            on: "converting half precision (float16), which numpy does one number at a time",
            is: |run, frame| {
                let function = run.place(frame).function;
                function.starts_with("HALF_")
                    || function.starts_with("npy_half_to_")
                    || function.starts_with("npy_") && function.ends_with("_to_half")
            },
            gain_basis: "all of that: single precision needs no conversion",
            evidence: "Each operation on float16 makes float32 of its arguments and float16 of its result.",
            advice: [
                "Compute in float32: array.astype(numpy.float32) once, and not in each operation.",
                "Keep float16 for what is stored or sent.",
            ],
        },
    )
}

/// A context's functions with those that the compiler put into others, innermost first.
fn functions(run: &Run, context: ContextId) -> impl Iterator<Item = FrameId> + '_ {
    run.stack(context).flat_map(|frame| run.inlined(frame))
}

/// What the standard library of C++ does by itself.
fn is_of_std(function: &str) -> bool {
    ["std::", "bool std::", "__gnu_cxx::"]
        .iter()
        .any(|name| function.starts_with(name))
}

/// By context, where it is in functions that are wanted: the first one outside of them and of the standard library.
fn callers(run: &Run, wanted: impl Fn(&str) -> bool, all: bool) -> Vec<Option<FrameId>> {
    let frames = 0..run.tables().frames.len() as u32;
    let of_frame: Vec<bool> = frames.map(|frame| wanted(run.place(FrameId(frame)).function)).collect();
    let contexts = run.tables().contexts.len() as u32;
    if !of_frame.contains(&true) {
        return vec![None; contexts as usize];
    }
    (0..contexts)
        .map(|context| {
            let frames: Vec<FrameId> = functions(run, ContextId(context)).collect();
            let is = |frame: &FrameId| of_frame.get(frame.row()) == Some(&true);
            let outermost = match all {
                true => frames.iter().rposition(is)?,
                false => frames.iter().take_while(|frame| is(frame)).count().checked_sub(1)?,
            };
            let outside = &frames[outermost + 1..];
            let caller = outside.iter().find(|frame| !is_of_std(run.place(**frame).function));
            caller.or(frames.get(outermost)).copied()
        })
        .collect()
}

pub(crate) fn shared_pointers(run: &Run, limit: &Limit) -> Option<Draft> {
    const COUNTS: [&str; 6] = [
        "_Sp_counted_base",
        "__shared_count",
        "_M_add_ref_copy",
        "__atomic_add",
        "__exchange_and_add",
        "__is_single_threaded",
    ];
    const POINTERS: [&str; 2] = ["std::__shared_ptr<", "std::shared_ptr<"];
    // What the last reference takes with it is the object's own end, further in on the stack.
    let counts = |function: &str| {
        COUNTS.iter().any(|name| function.contains(name)) || POINTERS.iter().any(|name| function.starts_with(name))
    };
    let callers = callers(run, counts, false);
    let pointer = |context: ContextId| {
        functions(run, context).any(|frame| POINTERS.iter().any(|name| run.place(frame).function.starts_with(name)))
    };
    let is_one = |context: ContextId| callers.get(context.row()).is_some_and(Option::is_some) && pointer(context);
    let found = within_of(run, is_one, |context| callers[context.row()])?;
    Some(Draft {
        gain_basis: "all of that: a reference to the object counts nothing".into(),
        evidence: vec!["Each copy of a std::shared_ptr adds to a counter, and each end of one takes from it; where several threads do, they wait for each other at every one.".into()],
        advice: vec![
            "Pass what is only used by reference: const Kernel & or const std::shared_ptr<Kernel> & in the place of std::shared_ptr<Kernel>, and for (const auto &x : all).".into(),
            "Copy it once for each thread or task, or move it (std::move) where the giver needs it no more.".into(),
        ],
        ..found.spent_on(run, limit, "counting references of std::shared_ptr", |frame| format!("most of it{}", at(run, Some(frame))))?
    })
}

/// Whether a function of the program reads files: each name that it looks up may be a new one.
fn reads(run: &Run, rank: usize, function: &str) -> bool {
    let is_there = |frame: FrameId| run.place(frame).function == function;
    let reading = cost(run, |site| {
        site.class == Class::IoRead && site.line(run).is_some_and(is_there)
    });
    let parsing = run.formatting_seconds(rank);
    reading.count > 0
        || parsing
            .keys()
            .any(|of| of.direction == Direction::Read && is_there(of.frame))
}

pub(crate) fn text_keys(run: &Run, limit: &Limit) -> Option<Draft> {
    const MAPS: [&str; 4] = ["std::_Rb_tree<", "std::_Hashtable<", "std::map<", "std::unordered_map<"];
    const TEXT: &str = "std::__cxx11::basic_string<";
    let is_key = |function: &str| {
        let key = MAPS.iter().find_map(|name| function.strip_prefix(name));
        key.is_some_and(|key| key.starts_with(TEXT))
    };
    let callers = callers(run, is_key, true);
    let is_one = |context: ContextId| callers.get(context.row()).is_some_and(Option::is_some);
    let found = within_of(run, is_one, |context| callers[context.row()])?;
    let function = found.places.first().map(|(frame, _)| run.place(*frame).function)?;
    if reads(run, found.rank, function) {
        return None;
    }
    Some(Draft {
        gain_basis: "all of that: an index is looked up at once".into(),
        evidence: vec!["A std::map compares the text with that of ten or twenty keys at each look-up; a std::unordered_map goes through all of its letters.".into()],
        advice: vec![
            "Look the name up once, before the loop, and keep the number, the iterator or the address that it stands for.".into(),
            "Number the names when they are read, and keep the values in a std::vector by that number.".into(),
        ],
        ..found.spent_on(run, limit, "looking up text in maps (std::map or std::unordered_map of std::string)", |frame| format!("most of it{}", at(run, Some(frame))))?
    })
}

pub(crate) fn text_in_memory(run: &Run, limit: &Limit) -> Option<Draft> {
    let converts = run.through(|frame| run.converts_text(frame));
    let language = |context: ContextId| match run.formats(context) {
        // Words that pass through a stream of C++ are no numbers.
        Some(of) if of.language == Language::Cxx && !of.numbers => None,
        Some(of) => (of.language != Language::Python).then_some(of.language),
        None => (converts.get(context.row()) == Some(&true) && !run.is_interpreting(context)).then_some(Language::C),
    };
    let (language, found) = [Language::Fortran, Language::Cxx, Language::C]
        .into_iter()
        .filter_map(|of| Some((of, within(run, |context| language(context) == Some(of))?)))
        .max_by(|a, b| a.1.seconds.total_cmp(&b.1.seconds))?;
    // Fortran's and C++'s are told from I/O by line; C's by what the rank moves at all.
    let moves = |class: Class| matches!(class, Class::IoRead | Class::IoWrite);
    let moved = cost(run, |site| moves(site.class) && site.is_of(found.rank)).bytes as f64;
    if language == Language::C && moved >= SLOWEST_TEXT * found.seconds {
        return None;
    }
    let (on, advice) = match language {
        Language::Fortran => (
            "internal WRITE and READ",
            "Each internal WRITE or READ sets up a unit of its own: one for a whole array costs less than one for each number.",
        ),
        Language::Cxx => (
            "streams that make or read text in memory",
            "Where it must be text, std::to_chars and std::from_chars (C++17) take no stream, no locale and no memory of their own.",
        ),
        _ => (
            "sprintf, strtod and the like, which make or read text in memory",
            "Where it must be text, whole numbers take a few lines of your own; C++ has std::to_chars and std::from_chars.",
        ),
    };
    Some(Draft {
        gain_basis: "all of that, where numbers can stay numbers".into(),
        advice: vec![
            "Keep as numbers what is computed with, compared or looked up, and make text of it where somebody reads it.".into(),
            advice.into(),
        ],
        ..found.spent_on(run, limit, on, |frame| format!("most of it{}", at(run, Some(frame))))?
    })
}

/// What a context is in, below a loop of numpy's over Python objects.
#[derive(Clone, Copy, PartialEq)]
enum Objects {
    /// In none.
    Outside,
    /// In the loop, and in what it takes to handle numbers as objects.
    Loop,
    /// In what an object does that no number of the machine could.
    Work,
}

/// Arithmetic of Python's integers of any length.
const LONG: [&str; 9] = [
    "x_mul",
    "x_add",
    "x_sub",
    "k_mul",
    "k_lopsided_mul",
    "x_divrem",
    "inplace_divrem1",
    "long_divrem",
    "_PyLong_GCD",
];

fn objects(run: &Run) -> Vec<Objects> {
    let contexts = &run.tables().contexts;
    let of_frame = |frame: FrameId, above: Objects| {
        let place = run.place(frame);
        let function = place.function;
        let of_numpy = is_numpy(place.module);
        let loops = ["OBJECT_", "PyUFunc_O"].iter().any(|name| function.starts_with(name))
            || function == "clear_object_strided_loop"
            || function.starts_with("_strided_to_strided_") && function.ends_with("_object");
        // Arrays within arrays, objects whose methods are Python's, decimal numbers, integers of many digits.
        let works = of_numpy && (function.starts_with("ufunc_generic") || function.starts_with("array_"))
            || run.is_script(frame)
            || is_decimal(place.module)
            || LONG.contains(&function);
        match above {
            Objects::Outside if loops && of_numpy || function == "comp_method_OBJECT_ARRAY" => Objects::Loop,
            Objects::Loop if works => Objects::Work,
            above => above,
        }
    };
    let mut all: Vec<Objects> = Vec::with_capacity(contexts.len());
    for row in 0..contexts.len() {
        let above = all
            .get(contexts.parent[row] as usize)
            .copied()
            .unwrap_or(Objects::Outside);
        all.push(
            run.leaf(ContextId(row as u32))
                .map_or(above, |frame| of_frame(frame, above)),
        );
    }
    all
}

pub(crate) fn object_arrays(run: &Run, limit: &Limit) -> Option<Draft> {
    let all = objects(run);
    let is = |wanted: Objects| {
        let all = &all;
        move |context: ContextId| all.get(context.row()) == Some(&wanted)
    };
    let found = within(run, is(Objects::Loop))?;
    // Where they must be objects, handling them is what it costs.
    if within(run, is(Objects::Work)).is_some_and(|work| work.seconds > found.seconds) {
        return None;
    }
    Some(Draft {
        gain_basis: "all of that: as numbers they take some hundredths of it".into(),
        evidence: vec![
            "Each number is an object of its own in memory, made for the result and freed after it, and its type is looked up for each operation."
                .into(),
        ],
        advice: vec![
            "Make them numbers once, where they are read: pandas.to_numeric(column, errors=\"coerce\"), read_csv(…, na_values=[\"n/a\"]), array.astype(float). DataFrame.dtypes shows which columns are objects.".into(),
            "A column holds objects as soon as one value is of another kind (text, None, a Decimal): a missing number is numpy.nan, or take pandas' Float64.".into(),
        ],
        ..found.spent_on(
            run,
            limit,
            "arrays of Python objects (dtype object), which numpy goes through one object at a time",
            |frame| format!("most of it{}", at(run, Some(frame))),
        )?
    })
}

pub(crate) fn logging(run: &Run, limit: &Limit) -> Option<Draft> {
    told(
        run,
        limit,
        &Habit {
            on: "Python's logging",
            is: |run, frame| run.is_script(frame) && run.place(frame).file.ends_with("/logging/__init__.py"),
            gain_basis: "all of that: what is not logged costs a comparison",
            evidence: "Each message that passes the level becomes a record with its time, thread and line, is formatted, written and flushed.",
            advice: [
                "Log less in inner loops: a higher level (logger.setLevel(logging.INFO)), or if logger.isEnabledFor(logging.DEBUG) around what is costly to make.",
                "Give the arguments to the logger, logger.debug(\"x = %s\", x), so that a message that is not wanted is never formatted; logging.handlers.MemoryHandler writes many at once.",
            ],
        },
    )
}

pub(crate) fn deep_copies(run: &Run, limit: &Limit) -> Option<Draft> {
    told(
        run,
        limit,
        &Habit {
            on: "copying objects of Python with all that they refer to (copy.deepcopy)",
            is: |run, frame| {
                run.is_script(frame)
                    && run.place(frame).file.ends_with("/copy.py")
                    && run.place(frame).function.contains("deepcopy")
            },
            gain_basis: "all of that, if less has to be copied",
            evidence: "deepcopy goes through every list, dict and object in Python, and keeps a table of what it has seen.",
            advice: [
                "Copy what will change and no more: copy.copy, list(x), dict(x), array.copy(), dataclasses.replace.",
                "Where all must be copied again and again, keep the state in arrays of numpy: one copy of memory each.",
            ],
        },
    )
}

pub(crate) fn compiled_expressions(run: &Run, limit: &Limit) -> Option<Draft> {
    let makes = |function: &str| function.contains("std::__detail::_Compiler<") || function.contains("basic_regex<");
    let matches = |function: &str| function.contains("std::__detail::_Executor<") || function.contains("__regex_algo");
    let of_cxx = callers(run, makes, true);
    let of_python = run.through(|frame| {
        let file = run.place(frame).file;
        run.is_script(frame)
            && ["/re/_compiler.py", "/sre_compile.py"]
                .iter()
                .any(|end| file.ends_with(end))
    });
    let is_one = |context: ContextId| {
        let row = context.row();
        of_python.get(row) == Some(&true)
            || of_cxx.get(row).is_some_and(Option::is_some)
                && !functions(run, context).any(|frame| matches(run.place(frame).function))
    };
    let found = within_of(run, is_one, |context| of_cxx[context.row()].or(run.own_frame(context)))?;
    Some(Draft {
        gain_basis: "all of that: it is made once".into(),
        evidence: vec!["A regular expression becomes a machine of many small objects before it matches anything.".into()],
        advice: vec![
            "Make it once, outside the loop or as a static constant: static const std::regex form(…); in Python form = re.compile(…) at the top of the module.".into(),
            "For fixed text or single numbers, find, strtod or split do without.".into(),
        ],
        ..found.spent_on(run, limit, "making regular expressions", |frame| format!("most of it{}", at(run, Some(frame))))?
    })
}

pub(crate) fn pickled_messages(run: &Run, limit: &Limit) -> Option<Draft> {
    if !run.has_mpi() {
        return None;
    }
    told(
        run,
        limit,
        &Habit {
            on: "pickling Python objects for messages",
            is: |run, frame| {
                let place = run.place(frame);
                place.module.starts_with("_pickle.") || place.file.ends_with("/_pickle.c")
            },
            gain_basis: "all of that: arrays are sent as they are",
            evidence: "The methods of mpi4py with small letters (send, bcast, allgather) make bytes of any object and objects of the bytes again.",
            advice: [
                "Use the methods with capital letters (Send, Bcast, Allgather) on numpy arrays: comm.Allgather(here, all).",
                "Keep what is sent in arrays, not in lists or dicts of numbers, on both sides.",
            ],
        },
    )
}
