//! Of what a run its profile has records: of everything, or, imported from a file of another tool, of a part. What is no part of
//! it is not known, which is another thing than 0.

use crate::run::Run;
use format::facts::{ELAPSED_TIME, TIME_OFF_CPU, TIME_OUTSIDE_IO, TIME_OUTSIDE_MPI};
use format::{Note, Profile};

/// What is recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recorded {
    /// All that Steelyard records.
    #[default]
    All,
    /// The use of files: Darshan's logs.
    Io,
    /// Calls of MPI, without samples: mpiP's reports.
    Mpi,
    /// Samples of what runs on a CPU: the output of perf script. No calls are counted.
    OnCpu,
    /// Samples without times: folded stacks. No calls are counted.
    Stacks,
}

impl Recorded {
    pub(crate) fn of(profile: &Profile) -> Recorded {
        const BY_ABSENCE: [(&str, Recorded); 4] = [
            (TIME_OUTSIDE_IO, Recorded::Io),
            (TIME_OUTSIDE_MPI, Recorded::Mpi),
            (TIME_OFF_CPU, Recorded::OnCpu),
            (ELAPSED_TIME, Recorded::Stacks),
        ];
        let absent = profile.tables.absent.what.iter();
        absent
            .filter_map(|what| BY_ABSENCE.iter().find(|(id, _)| *id == profile.strings.get(*what)))
            .map(|(_, recorded)| *recorded)
            .next()
            .unwrap_or_default()
    }
}

impl Run {
    /// Whether it was imported from records of I/O alone: its time outside I/O is anything.
    pub fn is_io_only(&self) -> bool {
        self.recorded() == Recorded::Io
    }

    /// Whether it was imported from records of MPI alone: its time outside MPI is anything.
    pub fn is_mpi_only(&self) -> bool {
        self.recorded() == Recorded::Mpi
    }

    /// Whether it was imported from samples alone: no call is counted, and no zero of it means anything.
    pub fn is_samples_only(&self) -> bool {
        matches!(self.recorded(), Recorded::OnCpu | Recorded::Stacks)
    }

    /// Whether it was imported from a file of another tool.
    pub fn is_imported(&self) -> bool {
        self.recorded() != Recorded::All
    }

    /// Whether its seconds are counts, of which nobody said how long one is.
    pub fn is_without_seconds(&self) -> bool {
        let notes = &self.facts().notes;
        notes
            .iter()
            .any(|note| matches!(note, Note::Folded { count_ns: None, .. }))
    }

    /// What its shares are shares of, as in "40 % of the …".
    pub fn whole(&self) -> String {
        let event = self.facts().notes.iter().find_map(|note| match note {
            Note::PerfScript { event, is_time: false } => Some(event),
            _ => None,
        });
        match (self.recorded(), event) {
            (_, Some(event)) => format!("samples of {event}"),
            (Recorded::OnCpu, None) => "CPU time".into(),
            (Recorded::Stacks, None) if self.is_without_seconds() => "counts".into(),
            _ => "time".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn what_is_absent_tells_what_is_recorded() {
        let of = |id: &str| Fixture::new("U").absent(id, "a file", "").run();
        assert!(!Fixture::new("U").run().is_imported() && !of("energy").is_imported());
        assert!(of(TIME_OUTSIDE_IO).is_io_only() && of(TIME_OUTSIDE_MPI).is_mpi_only());
        assert!(of(TIME_OFF_CPU).is_samples_only() && of(ELAPSED_TIME).is_samples_only());
        assert_eq!(
            (of(TIME_OFF_CPU).whole(), of("energy").whole()),
            ("CPU time".into(), "time".into())
        );
    }

    #[test]
    fn time_on_a_cpu_is_not_stretched_to_the_run() {
        let run = Fixture::new("UU..UU..").absent(TIME_OFF_CPU, "a file", "");
        let run = run
            .edit(|profile| profile.tables.processes.end_ns[0] = 8_000_000_000)
            .run();
        assert_eq!((run.times().total(), run.elapsed_s()), (4.0, 8.0));
        assert_eq!(run.times().observations_together(), 4.0);
    }
}
