//! From a run to its report: takes what metrics and findings computed, and puts it in order.

use crate::head::{head, outcome};
use crate::io;
use crate::places;
use crate::trust::trust;
use crate::{Picture, PictureClass, Report, Row, SCHEMA, Section, Share, Table};
use findings::Finding;
use metrics::number::SHOWN_ERRORS;
use metrics::{Measured, Metric, SECTIONS, Spread, Unit};
use model::{Class, Family, Run, beside, in_parallel};

/// Said in the place of findings; how little there is to gain is in the verdict.
const NOTHING: &str = "Nothing here is worth your time, as far as our rules can see.";

/// Most ranks that the picture draws.
const PICTURE_RANKS: usize = 128;

/// Id of the section whose metrics are the head and the shares.
const OVERVIEW: &str = "overview";
/// Id of the section whose metrics stand among the grounds for trust.
const TRUST: &str = "trust";

/// Id of the section that has a story of its own.
const IO: &str = "io";

type MakeTables = fn(&Run) -> Vec<Table>;

/// Tables of places, by the id of the section they stand in.
const TABLES: &[(&str, MakeTables)] = &[
    ("cpu", places::computing),
    ("mpi", places::mpi),
    ("io", places::io),
    ("threads", places::waiting),
];

impl Report {
    /// The report on a run.
    pub fn of(run: &Run) -> Report {
        let measured = metrics::measure(run);
        let findings = findings::find(run);
        Report::assemble(run, &measured, findings)
    }

    /// The report from numbers and findings that are already there.
    pub fn assemble(run: &Run, measured: &[(&'static Metric, Measured)], findings: Vec<Finding>) -> Report {
        let shares = shares(run);
        let rows = |section: &str| -> Vec<Row> {
            measured
                .iter()
                .filter(|(m, _)| m.section == section)
                .filter_map(|(m, v)| row(m, v))
                .collect()
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
            intro: (section.intro)(run),
            rows: rows(section.id),
            points: if section.id == IO {
                io::points(run, &findings)
            } else {
                Vec::new()
            },
            tables: tables(section.id),
            heatmaps: Vec::new(),
            parts: if section.id == IO { io::parts(run) } else { Vec::new() },
            repeats_head: section.id == OVERVIEW,
        };
        let (picture, sections) = beside(
            || picture(run),
            || in_parallel(SECTIONS.len(), |number| section(&SECTIONS[number])),
        );
        let shown = |section: &Section| {
            let numbers = section.rows.iter().any(|row| row.value.is_some());
            section.id != TRUST && (numbers || !section.tables.is_empty() || !section.parts.is_empty())
        };
        let sections = sections.into_iter().filter(shown).collect();
        let head = head(run);
        let no_finding = findings.is_empty().then(|| NOTHING.into());
        Report {
            schema: SCHEMA.into(),
            tool_version: env!("CARGO_PKG_VERSION").into(),
            verdict: verdict(run, &findings),
            head,
            caution: caution(run),
            no_finding,
            sections,
            picture,
            trust: trust(run, rows(TRUST)),
            shares,
            findings,
        }
    }
}

/// Said of a run with so few samples that each share would need a large error beside it.
fn caution(run: &Run) -> Option<String> {
    let times = run.times();
    let looks = times.observations_together();
    let error = times.share_error(0.5, looks).filter(|_| times.are_rough())?;
    Some(format!(
        "The run was too short for exact shares: {} samples of a {}, so a share may be off by {}. Run it longer, or \
         sample more often (steelyard run --period 2ms).",
        metrics::number::number(Unit::Count, looks.round()),
        run.rank_noun(),
        metrics::number::number(Unit::Share, (SHOWN_ERRORS * error).min(1.0)),
    ))
}

/// `None` where the question does not arise for this run.
fn row(metric: &Metric, measured: &Measured) -> Option<Row> {
    let (value, missing) = match measured {
        Ok(value) => (Some(value), None),
        Err(missing) if missing.not_applicable => return None,
        Err(missing) => {
            let reason = missing.reason.trim_end_matches('.');
            (
                None,
                Some(format!("{reason}. {}", missing.remedy).trim_end().to_string()),
            )
        }
    };
    Some(Row {
        id: metric.id.into(),
        label: metric.label.into(),
        unit: metric.unit,
        value: value.map(|v| v.value),
        error: value.and_then(|v| v.error),
        spread: value.and_then(|v| v.spread),
        certainty: metric.certainty,
        better: metric.better,
        parent: metric.parent.map(str::to_string),
        formula: metric.formula.into(),
        doc: metric.doc.into(),
        missing,
    })
}

fn shares(run: &Run) -> Vec<Share> {
    let times = run.times();
    let total = times.total();
    let io_only = run.is_io_only();
    Family::ALL
        .iter()
        .filter(|family| !io_only || matches!(family, Family::Compute | Family::Io))
        .map(|family| Share {
            id: family.id().into(),
            label: match family {
                Family::Compute if io_only => "Not recorded".into(),
                family => family.label().into(),
            },
            share: if total > 0.0 {
                times.family_total(*family) / total
            } else {
                0.0
            },
            error: times.family_error(*family),
            spread: spread(run, *family),
            colour: family_colour(*family).into(),
        })
        .collect()
}

fn spread(run: &Run, family: Family) -> Option<Spread> {
    let times = run.times();
    let share = |index: usize| {
        let total: f64 = times.row(index).iter().sum();
        (total > 0.0).then(|| times.family(index, family) / total)
    };
    let shares: Vec<(u32, f64)> = run
        .ranks()
        .iter()
        .enumerate()
        .filter_map(|(index, rank)| Some((rank.id.0, share(index)?)))
        .collect();
    let (first, last) = (shares.first()?, shares.last()?);
    let (min, max) = shares.iter().fold((first, last), |(min, max), one| {
        (
            if one.1 < min.1 { one } else { min },
            if one.1 > max.1 { one } else { max },
        )
    });
    let mean = shares.iter().map(|(_, share)| share).sum::<f64>() / shares.len() as f64;
    (shares.len() > 1).then_some(Spread {
        min: min.1,
        min_rank: min.0,
        mean,
        max: max.1,
        max_rank: max.0,
    })
}

/// A family is drawn in the colour of its weightiest class, or of its first.
fn family_colour(family: Family) -> &'static str {
    match family {
        Family::Compute => Class::Compute.colour(),
        Family::Mpi => Class::MpiCollective.colour(),
        Family::Io => Class::IoWrite.colour(),
        Family::Wait => Class::EventWait.colour(),
    }
}

/// The run in a sentence or two; how it ended, if badly, where no finding says so.
fn verdict(run: &Run, findings: &[Finding]) -> String {
    let outcome = outcome(run);
    let told = run.times().total() > 0.0 && findings.iter().any(Finding::is_warning);
    let said = outcome.well || told;
    let ending = if said {
        String::new()
    } else {
        format!("The run ended {}. ", outcome.text)
    };
    ending + &findings::verdict(run, findings)
}

fn picture(run: &Run) -> Picture {
    let timeline = run.timeline();
    let classes = Class::ALL
        .iter()
        .filter(|class| timeline.class(**class).iter().any(|share| *share > 0.0))
        .map(|class| PictureClass {
            id: class.id().into(),
            label: class.label().into(),
            colour: class.colour().into(),
            shares: timeline
                .class(*class)
                .iter()
                .map(|share| rounded(f64::from(*share)))
                .collect(),
        })
        .collect();
    let (times, ranks) = (run.times(), run.ranks());
    let shown = ranks.len().min(PICTURE_RANKS);
    let ranks = (0..shown)
        // The first and the last are always among them.
        .map(|i| {
            if shown < 2 {
                i
            } else {
                i * (ranks.len() - 1) / (shown - 1)
            }
        })
        .map(|index| {
            let total: f64 = times.row(index).iter().sum();
            let share = |family: &Family| {
                if total > 0.0 {
                    rounded(times.family(index, *family) / total)
                } else {
                    0.0
                }
            };
            (ranks[index].id.0, Family::ALL.iter().map(share).collect())
        })
        .collect();
    Picture {
        bin_s: timeline.bin_s(),
        classes,
        ranks,
    }
}

/// A picture needs no more than this, and report.json is half as long.
fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}
