//! The rows of a viewer: threads, those of one rank together.

use crate::choice::{Choice, Threads};
use crate::error::Error;
use model::{ProcessId, Run, ThreadId};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// A thread with samples, or with calls that were kept one by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Index in `Run::ranks`, `None` for a process that is no rank.
    pub rank: Option<usize>,
    /// Its process.
    pub process: ProcessId,
    /// The thread.
    pub thread: ThreadId,
    /// Whether it is the main thread of a rank.
    pub main: bool,
    /// Rows of `samples`.
    pub samples: Range<usize>,
}

impl Row {
    /// The chosen rows: ranks in order, their main threads first, then what is no rank. An error where there are none, or a
    /// rank is asked for that the run does not have.
    pub fn of(run: &Run, choice: &Choice) -> Result<Vec<Row>, Error> {
        Row::with(run, choice, &HashMap::new())
    }

    /// Also the threads that have calls by row of `threads`, however short they were. The errors are the same.
    pub fn with(run: &Run, choice: &Choice, kept: &HashMap<u32, Vec<usize>>) -> Result<Vec<Row>, Error> {
        let wanted = |rank: Option<usize>| match (&choice.ranks, rank) {
            (None, _) => true,
            (Some(list), Some(rank)) => list.contains(run.ranks()[rank].id),
            (Some(_), None) => false,
        };
        for rank in choice.ranks.iter().flat_map(|list| list.ends()) {
            if run.ranks().iter().all(|known| known.id != rank) {
                let (noun, count) = (run.rank_noun(), run.ranks().len());
                return Err(Error::NoSuchRank { rank, noun, count });
            }
        }
        let mut rows = match choice.threads {
            Threads::Working => working_threads(run),
            Threads::Main => main_threads(run),
            Threads::All => all_threads(run),
        };
        let had: HashSet<ThreadId> = rows.iter().map(|row| row.thread).collect();
        let events = &run.tables().events;
        let only_kept = kept.iter().filter(|(thread, _)| !had.contains(&ThreadId(**thread)));
        rows.extend(only_kept.filter_map(|(thread, calls)| {
            let (process, thread) = (ProcessId(events.process[*calls.first()?]), ThreadId(*thread));
            let rank = run.rank_index(process);
            let main = rank.is_some_and(|rank| run.ranks()[rank].main == Some(thread));
            let chosen = match choice.threads {
                Threads::Working => rank.is_some(),
                Threads::Main => main,
                Threads::All => true,
            };
            chosen.then_some(Row {
                rank,
                process,
                thread,
                main,
                samples: 0..0,
            })
        }));
        rows.retain(|row| wanted(row.rank) && (!row.samples.is_empty() || kept.contains_key(&row.thread.0)));
        rows.sort_by_key(|row| {
            let rank = row.rank.unwrap_or(usize::MAX);
            (rank, row.process, !row.main, row.thread, row.samples.start)
        });
        match rows.is_empty() {
            false => Ok(rows),
            true => Err(Error::NoSamples {
                of: match (&choice.ranks, choice.threads) {
                    (Some(_), _) => format!(" of these {}", run.rank_nouns()),
                    (None, Threads::Main | Threads::Working) if !run.tables().samples.is_empty() => {
                        " of ranks (--threads all takes those of other processes)".into()
                    }
                    _ => String::new(),
                },
            }),
        }
    }

    /// What it is called: "rank 3", "rank 3, openmp thread 4711", "process 4711 (helper)".
    pub fn label(&self, run: &Run) -> String {
        let process = self.process_label(run);
        if self.main {
            return process;
        }
        let thread = run.tables().threads.row(self.thread.0);
        match run.text(thread.role) {
            "" | "thread" => format!("{process}, thread {}", thread.tid),
            "main" => process,
            role => format!("{process}, {role} thread {}", thread.tid),
        }
    }

    /// What its process is called: "rank 3", "process 4711 (helper)".
    pub fn process_label(&self, run: &Run) -> String {
        match self.rank {
            Some(rank) => format!("{} {}", run.rank_noun(), run.ranks()[rank].id.0),
            None => {
                let process = run.tables().processes.row(self.process.0);
                let name = text::file_name(run.text(process.executable));
                match name {
                    "" => format!("process {}", process.pid),
                    name => format!("process {} ({name})", process.pid),
                }
            }
        }
    }

    /// Host name of its node; empty if not known.
    pub fn node<'a>(&self, run: &'a Run) -> &'a str {
        let node = run.tables().processes.row(self.process.0).node;
        run.node_name(model::NodeId(node))
    }
}

fn main_threads(run: &Run) -> Vec<Row> {
    (run.ranks().iter().enumerate())
        .filter_map(|(index, rank)| {
            Some(Row {
                rank: Some(index),
                process: rank.process,
                thread: rank.main?,
                main: true,
                samples: run.main_samples(index),
            })
        })
        .collect()
}

/// The main threads, and the others of which a piece of their rank's time is.
fn working_threads(run: &Run) -> Vec<Row> {
    let mut rows = all_threads(run);
    let threads = &run.tables().samples.thread;
    let working: HashSet<u32> = (0..run.ranks().len())
        .flat_map(|rank| run.pieces(rank).map(|piece| threads[piece.row]))
        .collect();
    rows.retain(|row| row.rank.is_some() && (row.main || working.contains(&row.thread.0)));
    rows
}

/// Samples are ordered by process and thread; where a file is not, a thread has several rows and nothing is lost.
fn all_threads(run: &Run) -> Vec<Row> {
    let samples = &run.tables().samples;
    let of = |row: usize| (samples.process[row], samples.thread[row]);
    let mut rows: Vec<Row> = Vec::new();
    for sample in 0..samples.len() {
        if sample > 0 && of(sample) == of(sample - 1) {
            if let Some(last) = rows.last_mut() {
                last.samples.end = sample + 1;
            }
            continue;
        }
        let (process, thread) = (ProcessId(of(sample).0), ThreadId(of(sample).1));
        let rank = run.rank_index(process);
        rows.push(Row {
            rank,
            process,
            thread,
            main: rank.is_some_and(|rank| run.ranks()[rank].main == Some(thread)),
            samples: sample..sample + 1,
        });
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{EventOf, Fixture, run_from_text};

    fn labels(run: &Run, choice: &Choice) -> Vec<String> {
        let rows = Row::of(run, choice).unwrap();
        rows.iter().map(|row| row.label(run)).collect()
    }

    #[test]
    fn a_row_is_a_thread_that_works_a_main_thread_or_every_thread() {
        let run = run_from_text("UU\n+UM\n+LL\nUU");
        assert_eq!(
            labels(&run, &Choice::default()),
            ["rank 0", "rank 0, thread 1002", "rank 1"]
        );
        let main = Choice {
            threads: Threads::Main,
            ..Choice::default()
        };
        assert_eq!(labels(&run, &main), ["rank 0", "rank 1"]);
        let all = Choice {
            threads: Threads::All,
            ..Choice::default()
        };
        assert_eq!(
            labels(&run, &all),
            ["rank 0", "rank 0, thread 1002", "rank 0, thread 1003", "rank 1"]
        );
    }

    #[test]
    fn ranks_are_chosen_by_number_and_asked_for_in_vain_with_a_sentence() {
        let run = run_from_text("U\nU\nU");
        let only = |list: &str| Choice {
            ranks: Some(list.parse().unwrap()),
            ..Choice::default()
        };
        assert_eq!(labels(&run, &only("2,0")), ["rank 0", "rank 2"]);
        let error = Row::of(&run, &only("0-3")).unwrap_err();
        assert_eq!(error.to_string(), "there is no rank 3; the run has 3 of them");
    }

    #[test]
    fn a_process_that_is_no_rank_is_a_row_of_all_threads_alone() {
        let run = Fixture::new("U\nS")
            .edit(|profile| profile.tables.processes.rank = vec![0, -1])
            .run();
        assert_eq!(labels(&run, &Choice::default()), ["rank 0"]);
        let all = Choice {
            threads: Threads::All,
            ..Choice::default()
        };
        assert_eq!(labels(&run, &all), ["rank 0", "process 1100 (app)"]);
    }

    #[test]
    fn a_thread_whose_calls_were_kept_is_a_row_though_no_tick_met_it() {
        let run = Fixture::new("U\nU")
            .event(0, "MPI_Send", EventOf::default())
            .event(1, "MPI_Recv", EventOf::default())
            .edit(|profile| profile.tables.samples = Default::default())
            .run();
        let rows = Row::with(&run, &Choice::default(), &run.kept_calls()).unwrap();
        let labels: Vec<String> = rows.iter().map(|row| row.label(&run)).collect();
        assert_eq!(labels, ["rank 0", "rank 1"]);
        assert!(Row::of(&run, &Choice::default()).is_err());
    }

    #[test]
    fn a_run_without_samples_says_so() {
        let run = Fixture::new("U")
            .edit(|profile| profile.tables.samples = Default::default())
            .run();
        let error = Row::of(&run, &Choice::default()).unwrap_err();
        assert!(
            error.to_string().starts_with("the profile has no samples, so"),
            "{error}"
        );
    }
}
