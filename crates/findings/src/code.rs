//! The code itself: what the instructions under the samples say.

use crate::rule::{Draft, Limit};
use crate::words::{about, place, sampled, seconds_within, share_about};
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
        .filter(|(row, _)| row.mix.share("scalar").is_some_and(|part| limit.met(part)))
        .map(|(row, compute)| (row, compute * row.mix.share("scalar").unwrap_or(0.0)))
        .collect();
    scalar.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.frame.cmp(&b.0.frame)));
    let (row, calculating) = *scalar.first()?;
    let hot = run.place(row.frame);
    let (error, saved) = (sampled(run, calculating), POSSIBLE * (1.0 - 1.0 / LANES));
    let of_samples = |kind: &str| share_about(row.mix.share(kind).unwrap_or(0.0), row.mix.share_error(kind));
    Some(Draft {
        title: format!(
            "The code of {hot} is not vectorised: {} of scalar arithmetic, no vector instruction.",
            seconds_within(calculating, error)
        ),
        gain_s: calculating * saved,
        gain_error_s: error.map(|error| error * saved),
        gain_basis: "half of its scalar arithmetic four at a time, if the loop can be vectorised".into(),
        evidence: vec![format!(
            "Of {} samples in it, {} are at scalar arithmetic, {} at loads and stores, none at vector arithmetic.",
            row.mix.samples,
            of_samples("scalar"),
            of_samples("memory")
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

/// Whether a compiler says of itself that it did not optimise. GCC records its options, others do not.
fn says_unoptimised(producer: &str) -> bool {
    let of_gcc = ["GNU C", "GNU Fortran", "GNU F"]
        .iter()
        .any(|name| producer.starts_with(name));
    let mut options = producer
        .split_whitespace()
        .filter(|word| word.starts_with('-'))
        .peekable();
    of_gcc && options.peek().is_some() && options.all(|option| !option.starts_with("-O") || option == "-O0")
}

/// The part of time that optimising saves at least, as a rule: such code becomes twice as fast and more.
const SAVED_BY_OPTIMISING: f64 = 0.5;

/// Code that its compiler says not to have optimised.
fn unoptimised(run: &Run, compute: f64, limit: &Limit) -> Option<Draft> {
    let (frames, modules) = (&run.tables().frames, &run.tables().modules);
    let producer = |row: &HotRow| -> &str {
        let module = frames.module.get(row.frame.row()).map(|module| *module as usize);
        module
            .and_then(|module| modules.producer.get(module))
            .map_or("", |text| run.text(*text))
    };
    let mut slow: Vec<(&HotRow, f64)> = own_functions(run)
        .filter(|(row, seconds)| *seconds > 0.0 && says_unoptimised(producer(row)))
        .collect();
    slow.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.frame.cmp(&b.0.frame)));
    let lost: f64 = slow.iter().map(|(_, seconds)| seconds).sum();
    let (first, _) = *slow.first()?;
    if compute <= 0.0 || !limit.met(lost / compute) {
        return None;
    }
    let options: Vec<&str> = producer(first)
        .split_whitespace()
        .filter(|word| word.starts_with("-O") || word.starts_with("-g"))
        .collect();
    Some(Draft {
        title: format!(
            "{} is compiled without optimisation and computes for {} a {}.",
            run.place(first.frame).module,
            seconds_within(lost, sampled(run, lost)),
            run.rank_noun()
        ),
        gain_s: lost * SAVED_BY_OPTIMISING,
        gain_error_s: sampled(run, lost).map(|error| error * SAVED_BY_OPTIMISING),
        gain_basis: "half of that: -O2 makes such code twice as fast and more".into(),
        evidence: vec![format!(
            "Its compiler recorded {} and no level of optimisation above 0.",
            options.join(" ")
        )],
        advice: vec![OPTIMISE.into()],
        places: slow.iter().take(5).map(|(row, _)| place(run, row.frame)).collect(),
        ..Draft::default()
    })
}

const OPTIMISE: &str =
    "Build with -O2 or -O3 (CMake: -DCMAKE_BUILD_TYPE=RelWithDebInfo, which keeps the line numbers too).";

pub(crate) fn debug_build(run: &Run, limit: &Limit) -> Option<Draft> {
    let compute: f64 = own_functions(run).map(|(_, seconds)| seconds).sum();
    if let Some(draft) = unoptimised(run, compute, limit) {
        return Some(draft);
    }
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
    if compute <= 0.0 || !limit.met(lost / compute) {
        return None;
    }
    let (first, _) = trivial.first()?;
    Some(Draft {
        title: format!(
            "The program seems to be compiled without optimisation: {} of its computing is in functions like {}, which -O2 removes.",
            share_about(lost / compute, sampled(run, lost).map(|error| error / compute)),
            run.place(first.frame).function
        ),
        gain_s: lost,
        gain_basis: "time of a rank in functions that every optimising compiler inlines".into(),
        evidence: vec![format!(
            "{} such functions of the C++ library have time of their own, {} a {}.",
            trivial.len(),
            about(lost, sampled(run, lost)),
            run.rank_noun()
        )],
        advice: vec![OPTIMISE.into()],
        places: trivial.iter().take(5).map(|(row, _)| place(run, row.frame)).collect(),
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;

    #[test]
    fn only_a_compiler_that_records_its_options_says_that_it_did_not_optimise() {
        let says = [
            ("GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O0", true),
            ("GNU Fortran2008 12.2.0 -mtune=generic -g", true),
            ("GNU C17 12.2.0 -mtune=generic -O2 -g", false),
            ("GNU C++17 12.2.0 -Ofast -g", false),
            ("GNU C17 12.2.0", false),
            ("Debian clang version 14.0.6", false),
            ("", false),
        ];
        for (producer, expected) in says {
            assert_eq!(says_unoptimised(producer), expected, "{producer}");
        }
    }

    #[test]
    fn a_debug_build_is_told_by_its_compiler_s_word() {
        let built = |producer: &'static str| {
            let run = Fixture::new("U100")
                .edit(move |profile| {
                    let producer = profile.strings.intern(producer);
                    profile.tables.modules.producer.fill(producer);
                })
                .run();
            let found = crate::find(&run)
                .into_iter()
                .find(|finding| finding.id == "debug_build");
            found.map(|found| found.gain_s)
        };
        assert_eq!(built("GNU C17 12.2.0 -g -O0"), Some(50.0));
        assert_eq!(built("GNU C17 12.2.0 -g -O2"), None);
    }
}
