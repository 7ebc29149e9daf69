//! What the reader of a run should know besides its numbers: every kind, and its words.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::fmt::{Display, Formatter, Result};

/// One thing to know. Stored as its kind and its values, so that no two places have its words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// STEELYARD_COUNTERS asked for software counters.
    SoftwareCounters,
    /// The spool was full for a while.
    SamplesMissing,
    /// Processes that outlived the program.
    StillRunning(usize),
    /// Regions that could not be read.
    Unreadable(usize),
    /// Processes too short for a row. No longer stored: [`RunFacts`](crate::RunFacts) has them by program.
    ShortHelpers(usize),
    /// Why a part or a directory of the run is not in the profile.
    LeftOut(String),
    /// On a host, so many programs whose supervisors were killed.
    SupervisorsKilled(String, usize),
    /// A host that took part and left no record.
    LostNode(String),
    /// Of the samples, those of one tick in so many are kept. Not stored: [`RunFacts`](crate::RunFacts) has the number.
    Thinned(u32),
    /// The run had several MPI jobs.
    Jobs {
        /// All of them, in the order in which they began.
        jobs: Vec<MpiJob>,
        /// How their times lie.
        order: Order,
        /// The one of this profile, from 0; none in what is said of the run.
        this: Option<usize>,
    },
    /// So many jobs are in one profile, being too many to show apart.
    TooManyJobs(usize),
    /// So many jobs are in one profile, as ranks of one of them are missing.
    UncertainJobs {
        /// Jobs.
        jobs: usize,
        /// The one that is not whole, with the ranks that are there.
        of: MpiJob,
        /// Its ranks, those that are missing too.
        size: i32,
    },
    /// MPI_Comm_spawn of that job started this one.
    SpawnedBy(MpiJob),
    /// MPI_Comm_spawn of this job started those.
    Spawned(Vec<MpiJob>),
    /// They began during a job that called MPI_Comm_spawn.
    BeganMeanwhile(Vec<MpiJob>),
    /// What MPI_Comm_spawn started was not recorded.
    SpawnUnseen,
    /// The profile was imported from a Darshan log.
    Darshan {
        /// Format of the log.
        format: String,
        /// Darshan that wrote it.
        version: Option<String>,
    },
    /// A module that profiles have no place for.
    DarshanModule(String),
    /// A module of which Darshan had no memory for all records.
    DarshanMemory(String),
    /// A region of the log that is damaged, and how.
    DarshanDamaged(String, String),
    /// A module and its version, which is not known here.
    DarshanVersion(String, u32),
    /// Records that mix calls to streams with others.
    DarshanStreams(usize),
    /// Of files that all ranks opened, between how many of the ranks what is not known was divided; none: all others.
    DarshanShared(Option<(usize, u32)>),
    /// Records whose sizes have overflowed.
    DarshanOverflow(u64),
    /// Records of ranks that the run did not have.
    DarshanRanks(u64),
    /// The profile was imported from a report of mpiP. Each text is empty where the report does not say.
    Mpip {
        /// Of mpiP.
        version: String,
        /// Another program that wrote the report.
        writer: String,
        /// By the clock of where it ran.
        start: String,
    },
    /// Call sites whose sums over ranks alone are in the report.
    MpipDivided(usize),
    /// The profile was imported from the output of perf script.
    PerfScript {
        /// The event whose samples are taken.
        event: String,
        /// Whether it counts time.
        is_time: bool,
    },
    /// Samples of other events.
    PerfEvents(u64),
    /// Samples of processors that did nothing.
    PerfIdle(u64),
    /// There are no ids of processes.
    PerfThreads,
    /// The profile was imported from folded stacks.
    Folded {
        /// Counts of all stacks.
        counts: u64,
        /// How long one is, as its user said.
        count_ns: Option<u64>,
    },
    /// The profile was imported from a log of IPM.
    Ipm {
        /// Of IPM.
        version: String,
    },
    /// Samples for which there was no room.
    ImportSamples(u64),
    /// Stacks that could not be kept whole.
    ImportStacks(u64),
    /// Lines that could not be read.
    ImportLines(u64),
    /// A sentence, as version 1 has them, or a kind of a later steelyard as it stands in the manifest.
    #[serde(untagged)]
    Other(#[serde(deserialize_with = "as_it_stands")] String),
}

/// One of the MPI jobs of a run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MpiJob {
    /// What its ranks run: `a`, or `a+b`.
    pub name: String,
    /// Its ranks.
    pub ranks: usize,
}

/// How the times of several jobs lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// One after the other.
    InTurn,
    /// Some at the same time.
    Partly,
    /// All at the same time.
    SideBySide,
}

fn as_it_stands<'de, D: Deserializer<'de>>(from: D) -> std::result::Result<String, D::Error> {
    Ok(match Value::deserialize(from)? {
        Value::String(text) => text,
        other => other.to_string(),
    })
}

impl Display for MpiJob {
    fn fmt(&self, f: &mut Formatter) -> Result {
        write!(f, "{} ({})", self.name, text::counted(self.ranks as f64, "rank"))
    }
}

fn list(jobs: &[MpiJob]) -> String {
    jobs.iter().map(MpiJob::to_string).collect::<Vec<_>>().join(", ")
}

const TOGETHER: &str = "ranks of the same number in all of them stand side by side";

impl Display for Note {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Note::SoftwareCounters => {
                f.write_str("STEELYARD_COUNTERS is software: its instructions, cycles and cache misses are none.")
            }
            Note::SamplesMissing => {
                f.write_str("There was no room left for samples while the program ran; later ones are missing.")
            }
            Note::StillRunning(n) => write!(f, "{n} of the program's processes were still running when it ended."),
            Note::Unreadable(n) => write!(
                f,
                "{n} of the recorded processes ended before their records began, or their records are damaged."
            ),
            Note::ShortHelpers(n) => {
                let processes = text::counted(*n as f64, "process");
                write!(f, "Left out for being shorter than one tick, with what they called: {processes}.")
            },
            Note::LeftOut(why) => f.write_str(why),
            Note::SupervisorsKilled(host, n) => write!(
                f,
                "On {host} the supervisor of {n} of the programs was killed too: how they ended is known only where they \
                 said it themselves, and what /proc says of them may stop up to a second before."
            ),
            Note::LostNode(host) => write!(
                f,
                "Node {host} took part and left no record: it was lost, or its record did not get here."
            ),
            Note::Thinned(n) => write!(
                f,
                "The run has more samples than a profile holds; kept are those of one tick in {n}."
            ),
            Note::Jobs { jobs, order, this } => {
                let how = match order {
                    Order::InTurn => "one after the other",
                    Order::Partly => "partly side by side",
                    Order::SideBySide => "side by side",
                };
                write!(f, "{} MPI jobs ran {how} in this run: {}.", jobs.len(), list(jobs))?;
                match this.and_then(|n| Some((n + 1, jobs.get(n)?))) {
                    Some((number, job)) => write!(f, " This page is of number {number}, {job}."),
                    None => Ok(()),
                }
            }
            Note::TooManyJobs(n) => write!(
                f,
                "{n} MPI jobs ran in this run; that is more than are shown apart: {TOGETHER}."
            ),
            Note::UncertainJobs { jobs, of, size } => write!(
                f,
                "{jobs} MPI jobs ran in this run; of {} only {} of {size} ranks were recorded, so they are not told \
                 apart: {TOGETHER}.",
                of.name, of.ranks
            ),
            Note::SpawnedBy(job) => write!(f, "MPI_Comm_spawn of {job} started it."),
            Note::Spawned(jobs) => write!(f, "MPI_Comm_spawn started {}: the page of that is another.", list(jobs)),
            Note::BeganMeanwhile(jobs) => {
                write!(f, "MPI_Comm_spawn was called, and {} began meanwhile.", list(jobs))
            }
            Note::SpawnUnseen => f.write_str(
                "MPI_Comm_spawn was called, and what it started was not recorded: its processes come from the launcher. \
                 Have it start steelyard exec PROGRAM to see them.",
            ),
            Note::Darshan { format, version } => {
                write!(f, "Imported from a Darshan log (format {format}")?;
                if let Some(version) = version {
                    write!(f, ", by Darshan {version}")?;
                }
                f.write_str(
                    "). Darshan records I/O alone: time outside it is not told apart, and there are no samples, so no \
                     lines of code.",
                )
            }
            Note::DarshanModule(name) => {
                write!(f, "The module {name} of the log has no place here and is left out.")
            }
            Note::DarshanMemory(module) => write!(
                f,
                "Darshan ran out of memory for {module}: files are missing from the log, and totals are too low."
            ),
            Note::DarshanDamaged(region, how) => write!(
                f,
                "The log is damaged in {region}, and what follows there is missing: {how}."
            ),
            Note::DarshanVersion(module, version) => write!(
                f,
                "Records of {module} have version {version}, which is not known here; they are left out."
            ),
            Note::DarshanStreams(n) => write!(
                f,
                "{n} records of POSIX mix calls to streams with others, as Darshan 3.0 did; they are left out."
            ),
            Note::Mpip { version, writer, start } => {
                f.write_str("Imported from a report of mpiP")?;
                match (writer.as_str(), version.as_str()) {
                    ("", "") => {}
                    ("", version) => write!(f, " {version}")?,
                    (writer, _) => write!(f, ", which {writer} wrote")?,
                }
                if !start.is_empty() {
                    write!(f, ", begun {start} by the clock of where it ran")?;
                }
                f.write_str(
                    ". mpiP records calls of MPI alone, between MPI_Init and MPI_Finalize, and prints three digits of \
                     times and four of bytes: counts are exact. Of stacks the innermost place is here.",
                )
            }
            Note::MpipDivided(n) => write!(
                f,
                "Of {} the report has sums over ranks, and not each rank: they are divided between those that it does not \
                 list, in proportion to their time in MPI.",
                text::counted(*n as f64, "call site")
            ),
            Note::PerfScript { event, is_time } => {
                write!(f, "Imported from the output of perf script: samples of {event}")?;
                f.write_str(match is_time {
                    true => {
                        ", taken of what runs on a CPU. What threads wait for is not in them, nor how often anything was \
                         called."
                    }
                    false => {
                        ", which is no time: where a share of the time, or seconds, stand here, they are shares of that \
                         event."
                    }
                })
            }
            Note::PerfEvents(n) => write!(
                f,
                "{} of other events are left out: perf script of one event alone shows it.",
                text::counted(*n as f64, "sample")
            ),
            Note::PerfIdle(n) => write!(
                f,
                "{} of processors that had nothing to do (swapper) are left out.",
                text::counted(*n as f64, "sample")
            ),
            Note::PerfThreads => f.write_str(
                "perf script printed no ids of processes, so each thread is a process here: perf script -F +pid prints them.",
            ),
            Note::Folded { counts, count_ns } => {
                write!(
                    f,
                    "Imported from folded stacks with a count of {counts} in all. They have no times and no order"
                )?;
                match count_ns {
                    Some(ns) => write!(
                        f,
                        "; a count stands for {}, as --count says.",
                        text::number(text::Unit::Seconds, *ns as f64 / 1e9)
                    ),
                    None => f.write_str(
                        ", and do not say what is counted: a count stands here for a millisecond, and only shares mean \
                         anything. import --count tells how long one is.",
                    ),
                }
            }
            Note::Ipm { version } => {
                f.write_str("Imported from a log of IPM")?;
                if !version.is_empty() {
                    write!(f, " {version}")?;
                }
                f.write_str(
                    ". IPM counts calls by function, and not where they are made; of what calls receive (MPI_Irecv, MPI_Wait, \
                     MPI_Test) its bytes are not reliable.",
                )
            }
            Note::ImportSamples(n) => write!(
                f,
                "There was no room for the last {} of the file.",
                text::counted(*n as f64, "sample")
            ),
            Note::ImportStacks(n) => write!(
                f,
                "{} could not be kept whole: of each the outer part is here.",
                text::counted(*n as f64, "stack")
            ),
            Note::ImportLines(n) => write!(
                f,
                "{} of the file could not be read and are left out.",
                text::counted(*n as f64, "line")
            ),
            Note::DarshanShared(between) => {
                f.write_str(
                    "Of files that all ranks opened, Darshan keeps the sums and the fastest and the slowest rank; the \
                     rest is divided evenly between",
                )?;
                match between {
                    Some((some, all)) => write!(f, " {some} of the {all} ranks here."),
                    None => f.write_str(" the other ranks here."),
                }
            }
            Note::DarshanOverflow(n) => write!(
                f,
                "Sizes of {n} records have overflowed in Darshan: their bytes are not known and count as none."
            ),
            Note::DarshanRanks(n) => write!(
                f,
                "{n} records are of ranks that the run did not have; they are left out."
            ),
            Note::Other(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_and_kinds_of_any_version_are_read() {
        let job = |name: &str, ranks| MpiJob {
            name: name.into(),
            ranks,
        };
        let notes = vec![
            Note::SoftwareCounters,
            Note::SupervisorsKilled("n7".into(), 2),
            Note::Jobs {
                jobs: vec![job("a", 2), job("b", 1)],
                order: Order::InTurn,
                this: Some(1),
            },
            Note::DarshanShared(Some((5, 9))),
            Note::Other("A sentence.".into()),
        ];
        let text = serde_json::to_string(&notes).unwrap();
        assert!(
            text.starts_with(r#"["software_counters",{"supervisors_killed":["n7",2]},"#),
            "{text}"
        );
        assert_eq!(serde_json::from_str::<Vec<Note>>(&text).unwrap(), notes);
        assert_eq!(
            notes[2].to_string(),
            "2 MPI jobs ran one after the other in this run: a (2 ranks), b (1 rank). This page is of number 2, b (1 rank)."
        );
        let later: Vec<Note> = serde_json::from_str(r#"[{"later": 3}, {"still_running": "many"}]"#).unwrap();
        assert_eq!(
            later.iter().map(Note::to_string).collect::<Vec<_>>(),
            [r#"{"later":3}"#, r#"{"still_running":"many"}"#]
        );
    }
}
