//! From a run to its report: takes what metrics and findings computed, and puts it in order.

use crate::gpu;
use crate::head::{head, outcome};
use crate::intro::intro;
use crate::io;
use crate::math;
use crate::openmp;
use crate::places;
use crate::regions;
use crate::trust::{notes, trust, why_absent};
use crate::waiting;
use crate::words;
use crate::{Head, Picture, PictureClass, Report, Row, SCHEMA, Section, Share, Table, Trust};
use findings::Finding;
use format::facts::{MPI_CALLS, RECORDING};
use metrics::{Measured, Metric, SECTIONS, Value};
use model::{Basis, Class, Family, Recorded, Run, beside, in_parallel};
use std::collections::HashMap;
use text::SHOWN_ERRORS;
use text::Unit;

/// Said in the place of findings; how little there is to save is in the verdict.
const NOTHING: &str = "No finding: nothing crosses a threshold of our rules.";

/// The same where one function or one kind of call takes most of the run.
const UNEXPLAINED: &str = "No finding for what takes most of the time; it is named above.";

/// Most ranks that the picture draws.
const PICTURE_RANKS: usize = 128;

/// Id of the section whose metrics are the head and the shares.
const OVERVIEW: &str = "overview";
/// Id of the section whose metrics stand among the grounds for trust.
pub(crate) const TRUST: &str = "trust";

/// Id of the section that has a story of its own.
pub(crate) const IO: &str = "io";

/// Libraries of mathematics.
const MATH: &str = "math";

type MakeTables = fn(&Run) -> Vec<Table>;

/// Tables of places, by the id of the section they stand in.
const TABLES: &[(&str, MakeTables)] = &[
    ("cpu", places::computing),
    ("mpi", places::mpi),
    ("io", places::io),
    ("accelerator", places::accelerators),
    ("math", math::tables),
    ("accelerator", gpu::tables),
    ("regions", regions::tables),
    ("openmp", openmp::tables),
    ("threads", places::waiting),
    ("threads", waiting::held),
    ("accelerator", places::offloads),
];

impl Report {
    /// The report on a run.
    pub fn of(run: &Run) -> Report {
        if !run.is_measured() {
            return Report::without_measurement(run);
        }
        let measured = metrics::measure(run);
        let findings = findings::find(run);
        Report::assemble(run, &measured, findings)
    }

    /// What there is to say of a run of which only the end is known: why, and what to do. No number, no verdict.
    fn without_measurement(run: &Run) -> Report {
        let sentence = match why_absent(run, RECORDING) {
            Some(why) => format!("This program was not measured: {why}"),
            None => "This program was not measured: it left no record.".into(),
        };
        Report {
            schema: SCHEMA.into(),
            tool_version: env!("CARGO_PKG_VERSION").into(),
            unmeasured: true,
            verdict: sentence,
            head: head(run),
            caution: None,
            no_finding: None,
            sections: Vec::new(),
            picture: Picture::default(),
            trust: Trust {
                notes: notes(run),
                ..Trust::default()
            },
            shares: Vec::new(),
            findings: Vec::new(),
            profile: None,
            figure: String::new(),
            unfolded: false,
        }
    }

    /// A page in the form of a report, of sections that are not one run's: for the writers of pages, never for JSON.
    /// `head` are its facts, `notes` stand at its end.
    pub fn of_sections(
        title: String,
        head: Vec<(String, String)>,
        verdict: String,
        sections: Vec<Section>,
        notes: Vec<String>,
    ) -> Report {
        Report {
            schema: SCHEMA.into(),
            tool_version: env!("CARGO_PKG_VERSION").into(),
            // Then no writer looks for a run's numbers.
            unmeasured: true,
            verdict,
            head: Head {
                name: title,
                rows: head,
                ended_well: true,
                ..Head::default()
            },
            caution: None,
            no_finding: None,
            sections,
            picture: Picture::default(),
            trust: Trust {
                notes,
                ..Trust::default()
            },
            shares: Vec::new(),
            findings: Vec::new(),
            profile: None,
            figure: String::new(),
            unfolded: true,
        }
    }

    /// The report from numbers and findings that are already there.
    pub fn assemble(run: &Run, measured: &[(&'static Metric, Measured)], findings: Vec<Finding>) -> Report {
        let shares = shares(run);
        let rows = |section: &str| -> Vec<Row> {
            let of = measured.iter().filter(|(m, _)| m.section == section);
            nested(of.map(|(m, v)| row(m, v)).collect())
        };
        let tables = |id: &str| {
            TABLES
                .iter()
                .filter(|(section, _)| *section == id)
                .flat_map(|(_, make)| make(run))
                .collect()
        };
        let section = |section: &metrics::Section| Section {
            id: section.id.into(),
            title: section.title.into(),
            intro: intro(run, section.id, measured),
            rows: rows(section.id),
            points: if section.id == IO {
                io::points(run, &findings)
            } else {
                Vec::new()
            },
            tables: tables(section.id),
            heatmaps: Vec::new(),
            parts: if section.id == IO { io::parts(run) } else { Vec::new() },
            repeats_head: section.id == OVERVIEW || section.id == MATH && next_to_nothing(measured, "math_share"),
        };
        let (picture, sections) = beside(
            || picture(run, &shares),
            || in_parallel(SECTIONS.len(), |number| section(&SECTIONS[number])),
        );
        let sections = sections.into_iter().filter(|section| section.id != TRUST).collect();
        let head = head(run);
        // Where it is not known what the time went to, it is not known that nothing is worth doing.
        // Nor of a run that did not come to its end.
        let no_finding = (findings.is_empty() && !shares.is_empty() && head.ended_well).then(|| {
            if findings::largest(run).is_some() {
                UNEXPLAINED
            } else {
                NOTHING
            }
            .into()
        });
        let trust = trust(run, rows(TRUST));
        Report {
            schema: SCHEMA.into(),
            tool_version: env!("CARGO_PKG_VERSION").into(),
            unmeasured: false,
            verdict: verdict(run, &findings),
            head,
            caution: cautions(run, &trust),
            no_finding,
            sections,
            picture,
            trust,
            shares,
            findings,
            profile: None,
            figure: String::new(),
            unfolded: false,
        }
    }
}

/// What stands under the shares: of whom and of what they are not.
fn cautions(run: &Run, trust: &Trust) -> Option<String> {
    let said = [
        imported(run),
        unmeasured(run),
        unseen_mpi(run),
        caution(run),
        trust.dear(),
    ];
    let said: Vec<String> = said.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What the shares of another tool's samples are of.
fn imported(run: &Run) -> Option<String> {
    if run.is_without_seconds() {
        return Some(
            "The file tells neither times nor what it counts: a count is shown as a millisecond, and only shares mean anything."
                .into(),
        );
    }
    let (seen, ranks) = (run.times().total(), run.ranks());
    let all: f64 = ranks.iter().map(|rank| rank.elapsed_s()).sum();
    let of_time = run.recorded() == Recorded::OnCpu && run.whole() == "CPU time" && all > 0.0;
    of_time.then(|| {
        let (noun, nouns) = (run.rank_noun(), run.rank_nouns());
        format!(
            "Shares are of the {} in which threads of the {} were seen on a CPU, of {}{}.",
            text::number(Unit::Seconds, seen),
            if ranks.len() == 1 { noun } else { nouns },
            text::number(Unit::Seconds, all),
            if ranks.len() == 1 {
                String::new()
            } else {
                format!(" of {} {nouns}", ranks.len())
            },
        )
    })
}

/// What takes less than this share of the time needs no section of a page for people.
const NEXT_TO_NOTHING: f64 = 0.001;

fn next_to_nothing(measured: &[(&'static Metric, Measured)], id: &str) -> bool {
    let of = measured.iter().find(|(metric, _)| metric.id == id);
    of.is_some_and(|(_, share)| share.as_ref().is_ok_and(|share| share.value < NEXT_TO_NOTHING))
}

/// Said where some ranks have no record: the numbers are of the others.
fn unmeasured(run: &Run) -> Option<String> {
    let missing = run.unmeasured();
    let noun = run.rank_noun();
    let first = missing.first()?;
    let (who, were) = match missing.len() {
        1 if run.has_mpi() => (format!("{} {}", capital(noun), first.id.0), "was"),
        1 => (format!("One {noun}"), "was"),
        n => (format!("{n} of {} {}", run.ranks().len() + n, run.rank_nouns()), "were"),
    };
    let why = why_absent(run, RECORDING).map_or(String::new(), |why| format!(": {why}"));
    let text = format!("{who} {were} not measured{}", why.trim_end_matches('.'));
    Some(format!("{text}. All numbers here are of the others."))
}

fn unseen_mpi(run: &Run) -> Option<String> {
    Some(capital(&why_absent(run, MPI_CALLS)?))
}

fn capital(text: &str) -> String {
    // The name of a file stays as it is.
    if text.starts_with("lib") {
        return text.into();
    }
    text::capital(text)
}

/// Said of a run with so few samples that each share would need a large error beside it, or with none.
fn caution(run: &Run) -> Option<String> {
    let times = run.times();
    if run.is_io_only() || run.is_mpi_only() {
        return None;
    }
    if !times.is_empty() && (0..times.len()).all(|rank| times.basis(rank) == Basis::Calls) {
        return Some(
            "No samples were taken: shares are the time in calls, and what is left is taken for computation.".into(),
        );
    }
    let looks = times.observations_together();
    let error = times.share_error(0.5, looks).filter(|_| times.are_rough())?;
    if run.is_samples_only() {
        let samples = text::counted(looks.round(), "sample");
        return Some(format!(
            "There are too few samples for exact shares: {} a share may be off by {} percentage points.",
            match run.recorded() {
                Recorded::Stacks => format!("if what divides all counts is one, there are {samples}, and"),
                _ => format!("with at most {samples} per {}", run.rank_noun()),
            },
            text::number(Unit::Share, (SHOWN_ERRORS * error).min(1.0)).trim_end_matches(['%', '\u{a0}', ' ']),
        ));
    }
    Some(format!(
        "The {} too short for exact shares: with at most {} per {} a share may be off by {} percentage points. Run it longer, or \
         sample more often (steelyard run --period 2ms).",
        match times.total() > 0.5 * run.elapsed_s() {
            true => "run was".to_string(),
            false => format!("{} were", run.rank_nouns()),
        },
        text::counted(looks.round(), "sample"),
        run.rank_noun(),
        text::number(Unit::Share, (SHOWN_ERRORS * error).min(1.0)).trim_end_matches(['%', '\u{a0}', ' ']),
    ))
}

fn row(metric: &Metric, measured: &Measured) -> Row {
    let (value, missing) = match measured {
        Ok(value) => (Some(value), None),
        Err(missing) => (None, Some(words::sentences(&missing.reason, &missing.remedy))),
    };
    Row {
        id: metric.id.into(),
        label: metric.label.into(),
        unit: metric.unit,
        value: value.map(|v| v.value),
        error: value.and_then(|v| v.error),
        spread: value.and_then(|v| v.spread),
        certainty: metric.certainty,
        better: metric.better,
        parent: metric.parent.map(str::to_string),
        depth: 0,
        formula: metric.formula.into(),
        doc: metric.doc.into(),
        missing,
        not_applicable: measured.as_ref().is_err_and(|missing| missing.not_applicable),
    }
}

/// Each row with its depth under its parents among them.
fn nested(mut rows: Vec<Row>) -> Vec<Row> {
    const DEEPEST: u8 = 4;
    let parents: HashMap<String, Option<String>> = rows
        .iter()
        .filter(|row| row.applies())
        .map(|row| (row.id.clone(), row.parent.clone()))
        .collect();
    for row in &mut rows {
        let mut parent = row.parent.as_ref();
        while let Some(above) = parent.and_then(|id| parents.get(id)).filter(|_| row.depth < DEEPEST) {
            row.depth += 1;
            parent = above.as_ref();
        }
    }
    rows
}

fn shares(run: &Run) -> Vec<Share> {
    let (io_only, mpi_only) = (run.is_io_only(), run.is_mpi_only());
    let mpi_io_alone = mpi_only && run.times().class_total(Class::MpiIo) >= run.times().family_total(Family::Io);
    let is_there = |family: Family| run.times().family_total(family) > 0.0;
    let unseen_mpi = run.mpi_is_unseen();
    Family::ALL
        .into_iter()
        .filter(|family| !io_only || matches!(family, Family::Compute | Family::Io))
        .filter(|family| !mpi_only || matches!(family, Family::Compute | Family::Mpi) || is_there(*family))
        .filter(|family| !run.is_samples_only() || *family == Family::Compute || is_there(*family))
        .filter(|family| !unseen_mpi || *family != Family::Mpi)
        .filter(|family| *family != Family::Accelerator || is_there(*family))
        .filter_map(|family| {
            // Not known is not zero.
            let Value { value, error, spread } = metrics::family_share(run, family).ok()?;
            Some(Share {
                id: family.id().into(),
                label: match family {
                    Family::Compute if io_only => "Not recorded".into(),
                    Family::Compute if mpi_only => "Outside MPI".into(),
                    Family::Io if mpi_io_alone => "MPI-IO".into(),
                    Family::Compute if unseen_mpi => "Compute, MPI".into(),
                    family => family.label().into(),
                },
                share: value,
                error,
                spread,
                colour: family.colour().into(),
            })
        })
        .collect()
}

/// The run in a sentence or two; how it ended, if badly, where no finding says so.
fn verdict(run: &Run, findings: &[Finding]) -> String {
    let outcome = outcome(run);
    let told = run.times().total() > 0.0 && findings.iter().any(|finding| finding.warning);
    let said = outcome.well || told;
    let ending = if said {
        String::new()
    } else {
        format!("Exit status: {}. ", outcome.text)
    };
    ending + &findings::verdict(run, findings)
}

fn picture(run: &Run, shares: &[Share]) -> Picture {
    if run.recorded() == Recorded::Stacks {
        // Their order is that of the file.
        return Picture::default();
    }
    let (timeline, times) = (run.timeline(), run.times());
    let total = times.total();
    let classes = Class::ALL
        .iter()
        .filter(|class| timeline.class(**class).iter().any(|share| *share > 0.0))
        .map(|class| PictureClass {
            id: class.id().into(),
            label: class.label().into(),
            colour: class.colour().into(),
            share: (total > 0.0).then(|| times.class_total(*class) / total),
            error: times.classes_error(|of| of == *class, |_| true),
            shares: timeline
                .class(*class)
                .iter()
                .map(|share| rounded(f64::from(*share)))
                .collect(),
        })
        .collect();
    let ranks = run.ranks();
    let shown = ranks.len().min(PICTURE_RANKS);
    // The first and the last are always among them.
    let drawn = (0..shown).map(|i| i * (ranks.len() - 1) / (shown - 1).max(1));
    let spent = |index: usize| {
        // What it waited for the processes that it started is theirs.
        let total = times.row(index).iter().sum::<f64>().max(ranks[index].elapsed_s());
        let share = |family: &Family| match total > 0.0 {
            true => rounded(times.family(index, *family) / total),
            false => 0.0,
        };
        let shown = |family: &&Family| shares.iter().any(|share| share.id == family.id());
        (ranks[index].id.0, Family::ALL.iter().filter(shown).map(share).collect())
    };
    let span = |index: usize| {
        let [from, to] = [ranks[index].start_ns, ranks[index].end_ns].map(|ns| ns.max(0) as f64 / 1e9);
        (rounded(from), rounded(to))
    };
    Picture {
        bin_s: timeline.bin_s(),
        classes,
        ranks: drawn.clone().map(spent).collect(),
        spans: drawn.map(span).collect(),
    }
}

/// A picture needs no more than this, and report.json is half as long.
fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}
