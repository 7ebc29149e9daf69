//! Memory that is copied: arrays as a whole, by libc, and sections of arrays, number by number, by compilers of Fortran.

use crate::bound::is_apart;
use crate::code::{is_compiled, is_copied, without_types};
use crate::library::within;
use crate::rule::{Draft, Limit};
use crate::words::{at, capital, places_of, ranks, sampled, seconds_within, share_about};
use model::{ContextId, Family, FrameId, InstructionKind, Loop, Mix, ModuleKind, Run, by_most};

/// Whether it is the loop of libc's function that copies, in whatever form it has for this processor.
fn is_of_libc(run: &Run, frame: FrameId) -> bool {
    let name = run.place(frame).function;
    run.module_kind(frame) == Some(ModuleKind::Libc) && (name.contains("memcpy") || name.contains("memmove"))
}

/// Whether a function is of the C++ library and only hands on what is to be copied.
fn hands_on(function: &str) -> bool {
    let name = without_types(function);
    let of = |word: &str| name.contains(word);
    name.starts_with("std::") && (of("copy") || of("operator=") || of("assign") || is_copied(function))
}

pub(crate) fn arrays(run: &Run, limit: &Limit) -> Option<Draft> {
    // Short pieces, which may well be what has to be copied, are copied without a loop.
    let in_loop = |context: ContextId| {
        let leaf = run.leaf(context);
        leaf.filter(|leaf| run.loop_around(*leaf) == Some(Loop::Copies))
    };
    let name = |frame: FrameId| run.place(frame).function;
    let of_program =
        |frame: FrameId| run.is_own(frame) && !run.is_script(frame) && !without_types(name(frame)).starts_with("std::");
    let callers = |context: ContextId| run.stack(context).skip(1).flat_map(|frame| run.inlined(frame));
    let asked = |context: ContextId| {
        callers(context)
            .find(|frame| !hands_on(name(*frame)))
            .is_some_and(of_program)
    };
    let libc = |context: ContextId| in_loop(context).is_some_and(|leaf| is_of_libc(run, leaf));
    // NumPy copies for a line of the program.
    let for_numpy = |context: ContextId| {
        let above = run
            .stack(context)
            .skip(1)
            .find(|frame| !run.module_path(*frame).contains("/numpy/"));
        above.is_some_and(|frame| run.is_script(frame) && run.is_own(frame))
    };
    let by_libc = |context: ContextId| libc(context) && (asked(context) || for_numpy(context));
    // Of these the stride is what makes them slow.
    let far: Vec<&str> = (run.hot().functions.iter())
        .filter(|row| is_apart(&row.mix))
        .map(|row| name(row.frame))
        .collect();
    let itself =
        |context: ContextId| in_loop(context).is_some_and(|leaf| of_program(leaf) && !far.contains(&name(leaf)));
    let found = within(run, |context| by_libc(context) || itself(context))?;
    let draft = found.spent_on(run, limit, "loops that only copy memory", |frame| {
        format!("most of it at {}", run.place(frame))
    })?;
    let called_s = run.seconds_in(Family::Compute, by_libc)[found.rank];
    let seen = [
        (called_s < found.seconds).then_some("The machine code of such loops only moves what it reads to other places."),
        (called_s > 0.0).then_some(
            "Samples are in the loops of memcpy and memmove, which pieces of less than some hundred bytes do not reach.",
        ),
    ];
    let by_value = |context: ContextId| {
        let mut hands = callers(context).map(name);
        by_libc(context)
            && hands
                .find(|function| !hands_on(function) || is_copied(function))
                .is_some_and(is_copied)
    };
    let objects = 2.0 * run.seconds_in(Family::Compute, by_value)[found.rank] >= found.seconds;
    let numpy = 2.0 * run.seconds_in(Family::Compute, |context| libc(context) && for_numpy(context))[found.rank]
        >= found.seconds;
    let fortran = (found.places.first()).is_some_and(|(frame, _)| is_fortran_source(run.place(*frame).file));
    Some(Draft {
        gain_basis: "all of that, where an address can change instead of what stands there".into(),
        evidence: seen.into_iter().flatten().map(String::from).collect(),
        advice: match () {
            () if objects => [
                "Pass what is only read by reference (const &), also to lambdas and in loops over elements (for (const auto &x : all)).",
                "Where the copy takes the original's place, let two change places instead (std::swap), or move it (std::move).",
            ],
            () if numpy => [
                "Where the copy becomes what the next step reads, keep two arrays and exchange their names (u, v = v, u), with out= of what computes the new one.",
                "Where it only keeps the old values from being changed, compute into another array (out=, np.copyto) and copy nothing; slices and reshape are views of the same memory.",
            ],
            () if fortran => [
                "Where an array becomes the old one of the next step, let two change places instead: pointers to them (=>), or move_alloc.",
                "Where data is put together to be sent, hand it over where it stands, by a derived datatype of MPI; or make it where it is needed.",
            ],
            () => [
                "Where an array becomes the old one of the next step, let two change places instead: exchange their pointers (C), std::swap or std::move (C++).",
                "Where data is put together to be sent or written, hand it over where it stands, by a derived datatype of MPI or writev; or make it where it is needed.",
            ],
        }
        .map(String::from)
        .into(),
        ..draft
    })
}

/// Of the time of a line that copies, the part in loops that do, and the part at moving data.
const COPYING: f64 = 0.7;

fn is_fortran_source(file: &str) -> bool {
    let kind = file.rsplit_once('.').map_or("", |(_, kind)| kind).to_ascii_lowercase();
    ["f", "for", "ftn", "f77", "f90", "f95", "f03", "f08"].contains(&kind.as_str())
}

pub(crate) fn sections(run: &Run, limit: &Limit) -> Option<Draft> {
    let all = run.ranks().len().max(1) as f64;
    let mut lines: Vec<(FrameId, f64)> = (run.hot().lines.iter())
        .filter(|row| is_compiled(run, row) && is_fortran_source(run.place(row.frame).file))
        .filter(|row| row.mix.samples >= Mix::ENOUGH)
        .filter(|row| row.mix.loop_share(Loop::Strided).is_some_and(|part| part >= COPYING))
        .filter(|row| {
            row.mix
                .share(InstructionKind::Memory)
                .is_some_and(|part| part >= COPYING)
        })
        .map(|row| (row.frame, row.self_s[Family::Compute.index()] / all))
        .collect();
    lines.sort_by(by_most);
    let spent: f64 = lines.iter().map(|(_, seconds)| seconds).sum();
    let useful = run.times().family_total(Family::Compute) / all;
    let (first, _) = *lines.first()?;
    limit.met_by(spent, useful).then_some(())?;
    let error = sampled(run, spent);
    Some(Draft {
        title: format!(
            "{} spends {} on copying arrays number by number, {} of its computing, most of it{}.",
            match run.ranks().len() {
                1 => capital(&ranks(run, &[0])),
                _ => format!("A {}", run.rank_noun()),
            },
            seconds_within(spent, error),
            share_about(spent / useful, error.map(|error| error / useful)),
            at(run, Some(first))
        ),
        gain_s: spent,
        gain_error_s: error,
        gain_basis: "all of that, where the line passes a section of an array to a procedure".into(),
        evidence: vec![
            "The loops at this line only move numbers that lie apart to places side by side, or back: so does a compiler before and after a call with a section that is not contiguous, f(3:4, :) say.".into(),
        ],
        advice: vec![
            "Pass the whole array, or a section of its last index alone; or declare the procedure's argument of assumed shape, a(:, :), in a module: then nothing is copied.".into(),
            "Compilers tell where they copy: gfortran -Warray-temporaries, ifort and ifx -check arg_temp_created at run time.".into(),
        ],
        places: places_of(run, lines.iter().map(|(frame, _)| *frame)),
        ..Draft::default()
    })
}
