//! IPM's XML log as a profile: functions of each task, with count, bytes and time. Places in code are not in it. A log is
//! refused where its XML is damaged before the first task, or it has none, or too many.

use crate::error::COPY;
use crate::lines::{Numbered, Strange};
use crate::number::{moment, nanoseconds, real, whole};
use crate::ranks::{self, Calls, MOST_RANKS, Sum, Task, checked};
use crate::run::{command, facts, lacks};
use crate::{Asked, Error};
use format::calls::call_named;
use format::facts::{SAMPLING, TIME_OUTSIDE_MPI};
use format::{Note, Profile, RunFacts};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeMap;
use std::io::{BufRead, Read};

/// Rows of functions by task.
const MOST_ROWS: usize = 1 << 20;
/// Logs beyond this size are no logs.
const LARGEST: u64 = 1 << 30;
/// Texts and tags are short; what is longer is none of IPM's.
const LONGEST: usize = 1 << 20;

const FROM: &str = "a log of IPM";

/// What a log says of a task.
#[derive(Default)]
struct Of {
    task: Task,
    start_s: f64,
    functions: BTreeMap<String, Sum>,
}

#[derive(Default)]
struct Log {
    tasks: BTreeMap<u64, Of>,
    size: u64,
    command: String,
    version: String,
    id: String,
    rows: usize,
    /// The task that is being read.
    rank: u64,
    left_out: u64,
    lines: u64,
}

/// Whose text comes next.
enum Text {
    None,
    Host,
    Command,
    Job,
    Function(String, u64, u64),
}

fn attribute(tag: &BytesStart, name: &str) -> Option<String> {
    let value = tag.try_get_attribute(name).ok()??;
    // Logs say that they are in ISO 8859-1; what is no ASCII in them is a name.
    Some(String::from_utf8_lossy(&value.value).into_owned())
}

fn number(tag: &BytesStart, name: &str) -> Option<f64> {
    real(attribute(tag, name)?.trim())
}

impl Log {
    fn tag(&mut self, tag: &BytesStart) -> Text {
        let this = self.rank;
        match tag.name().as_ref() {
            b"task" => {
                let rank = attribute(tag, "mpi_rank").and_then(|rank| rank.trim().parse().ok());
                self.rank = rank.unwrap_or(self.tasks.len() as u64);
                self.size = self.size.max(number(tag, "mpi_size").map_or(0, whole));
                if let (true, Some(version)) = (self.version.is_empty(), attribute(tag, "ipm_version")) {
                    self.version = version;
                }
                if self.tasks.len() as u64 <= MOST_RANKS {
                    let (from, to) = (number(tag, "stamp_init"), number(tag, "stamp_final"));
                    let of = self.tasks.entry(self.rank).or_default();
                    of.start_s = from.unwrap_or(0.0);
                    of.task = Task {
                        rank: self.rank.min(u64::from(u32::MAX)) as u32,
                        elapsed_s: from.zip(to).map_or(0.0, |(from, to)| to - from),
                        user_ns: -1,
                        system_ns: -1,
                        rss_peak_bytes: -1,
                        pid: attribute(tag, "pid")
                            .and_then(|pid| pid.trim().parse().ok())
                            .unwrap_or(0),
                        ..Task::default()
                    };
                }
                Text::None
            }
            b"perf" => {
                if let Some(of) = self.tasks.get_mut(&this) {
                    let seconds = |name| {
                        number(tag, name)
                            .map(nanoseconds)
                            .map_or(-1, |ns| ns.min(i64::MAX as u64) as i64)
                    };
                    (of.task.user_ns, of.task.system_ns) = (seconds("utime"), seconds("stime"));
                    of.task.elapsed_s = number(tag, "wtime").unwrap_or(of.task.elapsed_s);
                    let gib = number(tag, "gbyte").filter(|gib| *gib > 0.0);
                    of.task.rss_peak_bytes =
                        gib.map_or(-1, |gib| whole(gib * (1u64 << 30) as f64).min(i64::MAX as u64) as i64);
                }
                Text::None
            }
            b"host" => Text::Host,
            b"cmdline" => Text::Command,
            b"job" => Text::Job,
            b"func" => match attribute(tag, "name") {
                Some(name) if name.len() < 256 => {
                    let count = number(tag, "count").map_or(0, whole);
                    Text::Function(name, count, number(tag, "bytes").map_or(0, whole))
                }
                _ => Text::None,
            },
            _ => Text::None,
        }
    }

    fn text(&mut self, of: &Text, text: &str) {
        let text = text.trim();
        match of {
            Text::None => {}
            Text::Command if self.command.is_empty() => self.command = text.into(),
            Text::Job if self.id.is_empty() && text != "unknown" => self.id = text.into(),
            Text::Command | Text::Job => {}
            Text::Host => {
                if let Some(of) = self.tasks.get_mut(&self.rank) {
                    of.task.node = text.into();
                }
            }
            Text::Function(name, count, bytes) => {
                let (Some(of), Some(time_s)) = (self.tasks.get_mut(&self.rank), real(text)) else {
                    return;
                };
                if self.rows >= MOST_ROWS && !of.functions.contains_key(name) {
                    self.left_out += 1;
                    return;
                }
                // Regions have rows of their own.
                let before = of.functions.len();
                let sum = of.functions.entry(name.clone()).or_default();
                sum.count = sum.count.saturating_add(*count);
                sum.bytes = sum.bytes.saturating_add(*bytes);
                sum.time_s += time_s;
                self.rows += of.functions.len() - before;
            }
        }
    }

    fn read(file: &mut dyn BufRead) -> Result<Log, Error> {
        // A text without an end is held until then.
        let mut reader = Reader::from_reader(Numbered::new(file.take(LARGEST)));
        reader.config_mut().check_end_names = false;
        let (mut log, mut buffer, mut next) = (Log::default(), Vec::new(), Text::None);
        loop {
            buffer.clear();
            log.lines = reader.get_ref().line();
            match reader.read_event_into(&mut buffer) {
                Ok(Event::Eof) => return Ok(log),
                Ok(Event::Start(tag) | Event::Empty(tag)) => next = log.tag(&tag),
                Ok(Event::Text(text)) if text.len() <= LONGEST => {
                    log.text(&next, &String::from_utf8_lossy(&text));
                }
                Ok(Event::End(_)) => next = Text::None,
                Ok(_) => {}
                // A log that was cut says what is there.
                Err(_) if !log.tasks.is_empty() => {
                    log.left_out += 1;
                    return Ok(log);
                }
                Err(error) => {
                    return Err(Error::Xml {
                        line: reader.get_ref().line(),
                        why: error.to_string(),
                    });
                }
            }
        }
    }
}

pub fn import(file: &mut dyn BufRead, asked: &Asked) -> Result<Profile, Error> {
    let log = Log::read(file)?;
    let ranks = checked(
        log.size
            .max(log.tasks.keys().last().map_or(0, |rank| rank.saturating_add(1))),
    )?;
    if log.tasks.is_empty() {
        return Err(Error::Nothing {
            lines: log.lines,
            wanted: "the tasks of a run (<task mpi_rank=…>)",
            strange: Strange::default(),
            remedy: COPY,
        });
    }
    let mut profile = Profile::default();
    let words = command(&log.command);
    let first_s = log
        .tasks
        .values()
        .map(|of| of.start_s)
        .filter(|start| *start > 0.0)
        .fold(f64::MAX, f64::min);
    let tasks: Vec<Task> = log.tasks.values().map(|of| of.task.clone()).collect();
    ranks::processes(&mut profile, &tasks, ranks, &words);
    let mut calls = Calls::default();
    for (row, of) in log.tasks.values().enumerate() {
        if of.start_s > 0.0 {
            let late = moment(of.start_s - first_s);
            let processes = &mut profile.tables.processes;
            processes.start_ns[row] = late;
            processes.end_ns[row] = processes.end_ns[row].saturating_add(late);
        }
        for (name, sum) in &of.functions {
            let known = name.starts_with("MPI_") || call_named(name).is_some_and(|call| call.class.starts_with("io_"));
            if known {
                let call = calls.row(&mut profile, name);
                calls.add(&mut profile, row as u32, call, None, sum);
            }
        }
    }
    let name = text::file_name(words.first().map_or("", String::as_str)).to_string();
    let mut notes = vec![Note::Ipm { version: log.version }];
    notes.extend((log.left_out > 0).then_some(Note::ImportLines(log.left_out)));
    profile.manifest.run = RunFacts {
        id: log.id,
        start_unix_ns: if first_s < f64::MAX { moment(first_s) } else { 0 },
        ..facts(&profile, asked, name, words, ranks, notes)
    };
    let lacking = [
        (
            TIME_OUTSIDE_MPI,
            "the profile was imported from a log of IPM, which records calls of MPI, and of I/O where it was asked to",
        ),
        (
            SAMPLING,
            "the profile was imported from a log of IPM, which has no samples",
        ),
        ("places", "IPM counts calls by function, and not by where they are made"),
    ];
    lacks(&mut profile, FROM, &lacking);
    Ok(profile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_tasks_and_their_functions() {
        let log = include_bytes!("../tests/data/gather.ipm.xml");
        let profile = import(&mut &log[..], &Asked::default()).unwrap();
        assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
        let (tables, facts) = (&profile.tables, &profile.manifest.run);
        assert_eq!(
            (facts.name.as_str(), facts.ranks_expected),
            ("mpi_in_place_f.ipm", Some(4))
        );
        assert_eq!(
            (&tables.processes.pid[..], &tables.processes.rank[..]),
            (&[4750, 4752][..], &[0, 2][..])
        );
        assert_eq!(tables.processes.start_ns[1], 0);
        // Stamps of a double have that much.
        assert!((tables.processes.start_ns[0] - 13_815_000).abs() < 1000);
        let gathers: Vec<(u32, u64, u64, u64)> = (tables.sites.rows())
            .filter(|site| profile.strings.get(tables.calls.row(site.call).name) == "MPI_Gather")
            .map(|site| (site.process, site.count, site.bytes, site.time_ns))
            .collect();
        assert_eq!(gathers, [(0, 1, 8, 10_743_000), (1, 1, 8, 3_996_800)]);
        assert_eq!(tables.processes.user_ns[1], 12_000_000);
    }

    #[test]
    fn cut_and_hostile_logs_are_read_or_refused() {
        let whole = include_str!("../tests/data/gather.ipm.xml");
        for end in (0..whole.len()).step_by(61) {
            let _ = import(&mut &whole.as_bytes()[..end], &Asked::default());
        }
        for text in [
            "<ipm_job_profile><task mpi_rank=\"99999999999\"><func name=\"MPI_Send\" count=\"1e300\">1e300</func></task>",
            "<ipm_job_profile><task mpi_size=\"1e300\">",
            "<ipm_job_profile></ipm_job_profile>",
            "<ipm_job_profile><<<>>>",
        ] {
            assert!(import(&mut text.as_bytes(), &Asked::default()).is_err(), "{text}");
        }
    }
}
