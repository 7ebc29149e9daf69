//! Which lines of which files were seen, and how often.

use model::{ContextId, FrameId, Run};
use report::Report;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The lines of a file that were seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sampled(BTreeSet<u32>);

impl Sampled {
    /// Whether a line is at most `around` lines from one that was seen.
    pub fn near(&self, line: u32, around: u32) -> bool {
        let from = line.saturating_sub(around);
        self.0.range(from..=line.saturating_add(around)).next().is_some()
    }

    /// The last line that was seen, 0 if none.
    pub fn last(&self) -> u32 {
        self.0.last().copied().unwrap_or(0)
    }
}

/// The files whose lines are on a stack, at a call site or in a finding, those that were seen most first.
pub fn sampled<'a>(run: &'a Run, report: &'a Report) -> Vec<(&'a str, Sampled)> {
    let mut files: BTreeMap<&str, (u64, Sampled)> = BTreeMap::new();
    let mut add = |file: &'a str, line: u32, weight: u64| {
        if !file.is_empty() && line > 0 {
            let (sum, lines) = files.entry(file).or_default();
            *sum = sum.saturating_add(weight);
            lines.0.insert(line);
        }
    };
    for (frame, weight) in weights(run) {
        for frame in run.inlined(frame) {
            let place = run.place(frame);
            add(place.file, place.line, weight);
        }
    }
    for site in run.call_sites() {
        if let Some(frame) = site.frame {
            for frame in run.inlined(frame) {
                let place = run.place(frame);
                add(place.file, place.line, 0);
            }
        }
    }
    for place in report.findings.iter().flat_map(|finding| &finding.places) {
        add(&place.file, place.line, 0);
    }
    let mut files: Vec<_> = files.into_iter().collect();
    files.sort_by(|a, b| (b.1.0).cmp(&a.1.0).then(a.0.cmp(b.0)));
    files.into_iter().map(|(file, (_, lines))| (file, lines)).collect()
}

/// Ticks of all samples that have a frame on their stack, for the frames that any has.
fn weights(run: &Run) -> BTreeMap<FrameId, u64> {
    let (samples, contexts) = (&run.tables().samples, &run.tables().contexts);
    let mut through = vec![0u64; contexts.len()];
    for (context, weight) in samples.context.iter().zip(&samples.weight) {
        if let Some(sum) = through.get_mut(*context as usize) {
            *sum = sum.saturating_add((*weight).max(1).into());
        }
    }
    let mut weights: HashMap<FrameId, u64> = HashMap::new();
    // A parent comes before its children.
    for row in (0..contexts.len()).rev().filter(|row| *row <= u32::MAX as usize) {
        let context = ContextId(row as u32);
        if through[row] == 0 {
            continue;
        }
        if let Some(parent) = run.parent(context) {
            through[parent.row()] = through[parent.row()].saturating_add(through[row]);
        }
        if let Some(frame) = run.step(context) {
            let sum = weights.entry(frame).or_default();
            *sum = sum.saturating_add(through[row]);
        }
    }
    weights.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;

    #[test]
    fn lines_of_callers_of_inlined_functions_and_of_call_sites_are_seen() {
        let mut fixture = Fixture::new("aab")
            .letter('a', "", &["main@main.c:3", "sum@inline.h:9"])
            .letter('b', "MPI_Send", &["main@main.c:4", "MPI_Send@libmpi.so"]);
        let outer = fixture.frame("solve@solve.c:7");
        let row = fixture.frame("sum@inline.h:9");
        fixture.profile().tables.frames.outer[row as usize] = outer;
        let run = fixture.run();
        let report = Report::of(&run);
        let found = sampled(&run, &report);
        let of = |name: &str| {
            found
                .iter()
                .find(|(file, _)| *file == name)
                .map(|(_, lines)| lines.0.clone())
        };
        assert_eq!(of("main.c"), Some(BTreeSet::from([3, 4])));
        assert_eq!(of("inline.h"), Some(BTreeSet::from([9])));
        assert_eq!(of("solve.c"), Some(BTreeSet::from([7])));
        assert_eq!(found[0].0, "main.c", "it is on every stack");
    }

    #[test]
    fn near_is_near() {
        let lines = Sampled(BTreeSet::from([10]));
        assert!(lines.near(8, 2) && lines.near(12, 2) && !lines.near(7, 2) && !lines.near(13, 2));
        assert!(Sampled(BTreeSet::from([u32::MAX])).near(u32::MAX, 5) && !Sampled::default().near(1, 5));
    }
}
