//! The code itself: what the instructions under the samples say.

use crate::rule::{Draft, Limit};
use crate::words::{place, seconds, share};
use model::{Family, HotRow, Run};

/// Fewer samples than this of a function say nothing about its instructions: the error of a share is over 9 %.
const ENOUGH_SAMPLES: u64 = 30;
/// Doubles in the 256-bit registers that x86-64-v3 processors have.
const LANES: f64 = 4.0;

/// The part of scalar arithmetic that is supposed to be in loops that can be vectorised: nothing here shows it.
const POSSIBLE: f64 = 0.5;

/// Functions of the program with their mean computing seconds a rank.
fn own_functions(run: &Run) -> impl Iterator<Item = (&HotRow, f64)> {
    let ranks = run.ranks().len().max(1) as f64;
    (run.hot().functions.iter())
        .filter(|row| run.is_own(row.frame))
        .map(move |row| (row, row.self_s[Family::Compute.index()] / ranks))
}

pub(crate) fn not_vectorised(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut scalar: Vec<(&HotRow, f64)> = own_functions(run)
        .filter(|(row, _)| row.mix.samples >= ENOUGH_SAMPLES && row.mix.share("vector") == Some(0.0))
        .filter(|(row, _)| row.mix.share("scalar").is_some_and(|part| part >= limit.value))
        .map(|(row, compute)| (row, compute * row.mix.share("scalar").unwrap_or(0.0)))
        .collect();
    scalar.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.frame.cmp(&b.0.frame)));
    let (row, calculating) = *scalar.first()?;
    let hot = run.place(row.frame);
    Some(Draft {
        title: format!(
            "In {hot} one number is calculated at a time: {} of scalar arithmetic, no vector instruction.",
            seconds(calculating)
        ),
        gain_s: calculating * POSSIBLE * (1.0 - 1.0 / LANES),
        gain_basis: "half of its scalar arithmetic four at a time, if the loop can be vectorised".into(),
        evidence: vec![format!(
            "Of {} samples in it, {} are at scalar arithmetic, {} at loads and stores, none at vector arithmetic.",
            row.mix.samples,
            share(row.mix.share("scalar").unwrap_or(0.0)),
            share(row.mix.share("memory").unwrap_or(0.0))
        )],
        advice: vec![
            "If the loop can be vectorised: ask the compiler why it is not: -O3 -march=native with -fopt-info-vec-missed (GCC), -Rpass-missed=loop-vectorize (Clang), -qopt-report (Intel).".into(),
            "Often it is pointers that may overlap (restrict), branches or calls in the loop, or sums (-ffast-math). A step that needs the one before it cannot be vectorised.".into(),
        ],
        places: scalar.iter().take(5).map(|(row, _)| place(run, row.frame)).collect(),
        ..Draft::default()
    })
}

/// Members of C++'s containers and iterators that consist of a few instructions: every optimising compiler inlines
/// them, so they appear with time of their own only in code that was compiled without optimisation.
fn is_trivial(function: &str) -> bool {
    let bare = function.split('(').next().unwrap_or("").trim_end_matches(" const");
    let name = bare.rsplit("::").next().unwrap_or("");
    bare.contains("::")
        && [
            "operator[]",
            "operator*",
            "operator++",
            "operator->",
            "operator!=",
            "begin",
            "end",
            "size",
            "base",
            "get",
            "data",
        ]
        .contains(&name)
}

pub(crate) fn debug_build(run: &Run, limit: &Limit) -> Option<Draft> {
    let compute: f64 = own_functions(run).map(|(_, seconds)| seconds).sum();
    let mut trivial: Vec<(&HotRow, f64)> = own_functions(run)
        .filter(|(row, seconds)| {
            let place = run.place(row.frame);
            *seconds > 0.0
                && run.outer(row.frame).is_none()
                && place.file.starts_with("/usr/include/c++/")
                && is_trivial(place.function)
        })
        .collect();
    trivial.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.frame.cmp(&b.0.frame)));
    let lost: f64 = trivial.iter().map(|(_, seconds)| seconds).sum();
    if compute <= 0.0 || lost / compute < limit.value {
        return None;
    }
    let (first, _) = trivial.first()?;
    Some(Draft {
        title: format!(
            "The program seems to be compiled without optimisation: {} of its computing is in functions like {}, which -O2 removes.",
            share(lost / compute),
            run.place(first.frame).function
        ),
        gain_s: lost,
        gain_basis: "time of a rank in functions that every optimising compiler inlines".into(),
        evidence: vec![format!(
            "{} such functions of the C++ library have time of their own, {} a {}.",
            trivial.len(),
            seconds(lost),
            run.rank_noun()
        )],
        advice: vec![
            "Build with -O2 or -O3 (CMake: -DCMAKE_BUILD_TYPE=RelWithDebInfo, which keeps the line numbers too)."
                .into(),
        ],
        places: trivial.iter().take(5).map(|(row, _)| place(run, row.frame)).collect(),
        ..Draft::default()
    })
}
