//! `manifest.json`: what the profile is, and the facts of the run that are not columns.

use crate::Note;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Name of the format, in `manifest.format`.
pub const FORMAT: &str = "steelyard-profile";
/// Version that writers write. Readers read this and every older one.
pub const VERSION: u32 = 2;

/// The whole of `manifest.json`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Manifest {
    /// [`FORMAT`].
    pub format: String,
    /// Version of the format.
    pub version: u32,
    /// Version of the steelyard that wrote it.
    pub tool_version: String,
    /// Upper limits of the size histogram's bins but the last, in bytes.
    pub size_bins: Vec<u64>,
    /// Upper limits, exclusive, of the duration histogram's bins but the last, in nanoseconds; empty before there was one.
    pub duration_bins: Vec<u64>,
    /// Upper limits, inclusive, of the access-size bins of files but the last, in bytes.
    pub io_bins: Vec<u64>,
    /// The run.
    pub run: RunFacts,
}

/// Facts of the run as a whole.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RunFacts {
    /// Short name of the program, for titles and file names.
    pub name: String,
    /// The command line as typed, secrets redacted.
    pub command: Vec<String>,
    /// Working directory.
    pub directory: String,
    /// Launcher family (openmpi, hydra, slurm, …), absent without one.
    pub launcher: Option<String>,
    /// What tells the run from others: the launcher's job id or a random number.
    pub id: String,
    /// Start of the run: nanoseconds since 1970.
    pub start_unix_ns: i64,
    /// From the start of the run to its end.
    pub elapsed_ns: u64,
    /// From the start of the first process that was recorded and is too short for a row to the end of the last such, from the
    /// start of the run; absent if all have a row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_ns: Option<(i64, i64)>,
    /// The processes that are too short for a row, by program; absent if all have a row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub short: Vec<Short>,
    /// Ticks of `samples/tick` are this long.
    pub tick_ns: u64,
    /// Ranks the launcher said it would start, absent if unknown or not MPI.
    pub ranks_expected: Option<u32>,
    /// Exit status of the whole command as a shell shows it, absent if not known.
    pub exit_status: Option<i32>,
    /// Signal that ended the command itself, absent if none did or if that is not known: a shell exits by itself with 128 and
    /// the number of the signal that ended what it ran.
    pub exit_signal: Option<i32>,
    /// Signal by which somebody asked `steelyard run` to end meanwhile, absent if nobody did.
    pub told_to_end: Option<i32>,
    /// True of what `steelyard collect` and `steelyard snapshot` made while the run went on.
    pub still_running: bool,
    /// Of the samples, those of one tick in so many are kept, by merging; absent if all are.
    pub samples_one_in: Option<u32>,
    /// True while parts of other nodes may still be missing: a part, not yet the run.
    pub partial: bool,
    /// Environment that explains performance (OMP_*, MPI tuning), redacted.
    pub environment: BTreeMap<String, String>,
    /// What the reader should know: what went wrong while recording.
    pub notes: Vec<Note>,
}

/// Processes of one program that are too short for a row each: over before the first tick.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Short {
    /// Path of the program; empty for those of any more than 64 programs.
    pub executable: String,
    /// How many.
    pub processes: u64,
    /// From the start of each to its end, all together; of a forked child that called nothing that is recorded, nothing.
    pub lived_ns: u64,
    /// Of that, what measuring took.
    pub cost_ns: u64,
}

/// Programs that [`RunFacts::short`] tells apart.
const SHORT_PROGRAMS: usize = 64;

impl Short {
    /// Adds to those of its program; they stay in the order of their paths.
    pub fn add_to(self, all: &mut Vec<Short>) {
        match all.binary_search_by(|other| other.executable.cmp(&self.executable)) {
            Ok(at) => all[at].add(&self),
            Err(at) if all.len() < SHORT_PROGRAMS || self.executable.is_empty() => all.insert(at, self),
            Err(_) => {
                let executable = String::new();
                Short { executable, ..self }.add_to(all);
            }
        }
    }

    fn add(&mut self, other: &Short) {
        self.processes = self.processes.saturating_add(other.processes);
        self.lived_ns = self.lived_ns.saturating_add(other.lived_ns);
        self.cost_ns = self.cost_ns.saturating_add(other.cost_ns);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_processes_of_many_programs_are_all_counted() {
        let mut all = vec![];
        for n in 0..200 {
            let one = Short {
                executable: format!("/bin/{}", n % 100),
                processes: 1,
                lived_ns: 10,
                cost_ns: 1,
            };
            one.add_to(&mut all);
        }
        assert_eq!(all.len(), SHORT_PROGRAMS + 1);
        assert_eq!(all.iter().map(|short| short.processes).sum::<u64>(), 200);
        assert_eq!(
            (&*all[1].executable, all[1].processes, all[1].lived_ns),
            ("/bin/0", 2, 20)
        );
        assert_eq!((&*all[0].executable, all[0].cost_ns), ("", 200 - 2 * 64));
    }
}
