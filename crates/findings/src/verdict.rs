//! The run in a sentence.

use crate::finding::Finding;
use crate::words::{seconds, share};
use crate::{FLOOR_S, FLOOR_SHARE, floor_s};
use model::{Family, Run};

/// The run in a sentence or two: what it does with its time, and what is most worth doing.
pub fn verdict(run: &Run, findings: &[Finding]) -> String {
    let times = run.times();
    let total = times.total();
    if total <= 0.0 {
        return "The run was too short to say where its time went.".to_string();
    }
    let mut shares: Vec<(Family, f64)> = Family::ALL
        .into_iter()
        .map(|family| (family, times.family_total(family) / total))
        .collect();
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    let (first, most) = shares[0];
    let doing = match first {
        Family::Compute => "computes",
        Family::Mpi => "communicates",
        Family::Io => "reads and writes",
        Family::Wait => "waits",
    };
    let rest: Vec<String> = (shares[1..].iter())
        .filter(|(_, part)| *part >= 0.01)
        .map(|(family, part)| format!("{} {}", share(*part), within(*family)))
        .collect();
    let warning = findings.iter().find(|finding| finding.is_warning());
    let mut text = warning.map(|warning| format!("{} ", warning.title)).unwrap_or_default();
    if run.is_io_only() {
        let io = times.family_total(Family::Io) / total;
        text.push_str(&format!(
            "This run reads and writes for {} of its time; what it does else was not recorded",
            share(io)
        ));
    } else {
        text.push_str(&format!("This run {doing} for {} of its time", share(most)));
        if !rest.is_empty() {
            text.push_str(&format!("; {}", rest.join(", ")));
        }
    }
    text.push_str(". ");
    match findings.iter().find(|finding| !finding.is_warning()) {
        Some(finding) => text.push_str(&format!(
            "The most to gain is {} ({}): {}",
            seconds(finding.gain_s),
            share(finding.gain_share),
            lower(&finding.title)
        )),
        None => text.push_str(&nothing(run)),
    }
    text
}

fn within(family: Family) -> &'static str {
    match family {
        Family::Compute => "is computing",
        Family::Mpi => "is MPI",
        Family::Io => "is I/O",
        Family::Wait => "is waiting",
    }
}

/// The first letter small, unless the word is a name.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if !second.is_uppercase() => {
            first.to_lowercase().chain(text.chars().skip(1)).collect()
        }
        _ => text.to_string(),
    }
}

/// Said where there is no finding with seconds to gain: that nothing is worth doing, and what the largest thing left is.
pub fn nothing(run: &Run) -> String {
    let times = run.times();
    let limit = format!("{} of the elapsed time or {}", share(FLOOR_SHARE), seconds(FLOOR_S));
    let left = [Family::Mpi, Family::Io, Family::Wait]
        .into_iter()
        .map(|family| (family, times.family_total(family) / times.len().max(1) as f64))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    match left {
        Some((family, per_rank)) if per_rank > 0.0 => format!(
            "Nothing that we look for would save more than {limit}; the largest thing beside computing is {}, {} a {}.",
            family.label(),
            seconds(per_rank),
            run.rank_noun()
        ),
        _ if floor_s(run) > 0.0 => format!("Nothing that we look for would save more than {limit}."),
        _ => String::new(),
    }
}
