//! The viewers, and writing for one of them.

use crate::choice::Choice;
use crate::error::Error;
use crate::row::Row;
use crate::span::Clock;
use crate::{chrome, firefox, folded, perfetto, pprof, speedscope};
use flate2::Compression;
use flate2::write::GzEncoder;
use model::Run;
use std::io::Write;

/// Whose format is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// speedscope's JSON.
    Speedscope,
    /// The Firefox Profiler's processed profile.
    Firefox,
    /// Stacks in lines, for flame graphs.
    Folded,
    /// pprof's protocol buffer.
    Pprof,
    /// Perfetto's trace.
    Perfetto,
    /// Chrome's trace events.
    Chrome,
}

/// All of them.
pub const VIEWERS: [Viewer; 6] = [
    Viewer::Speedscope,
    Viewer::Firefox,
    Viewer::Folded,
    Viewer::Pprof,
    Viewer::Perfetto,
    Viewer::Chrome,
];

impl Viewer {
    /// Ending of its files' names; with `.gz` they are packed.
    pub fn ending(self) -> &'static str {
        match self {
            Viewer::Speedscope => "speedscope.json",
            Viewer::Firefox => "firefox.json.gz",
            Viewer::Folded => "folded",
            Viewer::Pprof => "pb.gz",
            Viewer::Perfetto => "pftrace",
            Viewer::Chrome => "chrome.json.gz",
        }
    }

    /// How to open its file, a sentence.
    pub fn opens(self) -> &'static str {
        match self {
            Viewer::Speedscope => {
                "open it at www.speedscope.app, which reads it in the browser, or with `speedscope FILE`"
            }
            Viewer::Firefox => {
                "open it at profiler.firefox.com, which reads it in the browser, or with `samply load FILE`"
            }
            Viewer::Folded => {
                "`inferno-flamegraph FILE > flame.svg` or `flamegraph.pl FILE > flame.svg` draws it; numbers are microseconds"
            }
            Viewer::Pprof => "`go tool pprof -http=: FILE` shows it",
            Viewer::Perfetto => "open it at ui.perfetto.dev, which reads it in the browser",
            Viewer::Chrome => "open it in Chrome at about:tracing, or in what reads trace events",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Viewer::Speedscope => "speedscope",
            Viewer::Firefox => "the Firefox Profiler",
            Viewer::Folded => "a flame graph",
            Viewer::Pprof => "pprof",
            Viewer::Perfetto => "Perfetto",
            Viewer::Chrome => "Chrome's trace events",
        }
    }

    fn can_merge(self) -> bool {
        matches!(self, Viewer::Speedscope | Viewer::Folded | Viewer::Pprof)
    }
}

/// What was written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Written {
    /// Threads.
    pub rows: usize,
    /// Samples.
    pub samples: usize,
    /// Seconds that they stand for.
    pub seconds: f64,
    /// What the viewer is not shown, sentences.
    pub notes: Vec<String>,
}

impl std::fmt::Display for Written {
    /// `2 threads, 204 samples, 4.08 s`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        let (rows, samples) = (self.rows, self.samples);
        write!(
            f,
            "{rows} thread{}, {samples} sample{}, {} s",
            plural(rows),
            plural(samples),
            self.seconds
        )
    }
}

/// Writes a run; `version` is that of the program that does, `packed` says that the file's name ends in `.gz`. An error where
/// the viewer cannot merge, there are no such rows, or `out` cannot be written to.
pub fn write(
    run: &Run,
    viewer: Viewer,
    choice: &Choice,
    version: &str,
    packed: bool,
    out: &mut dyn Write,
) -> Result<Written, Error> {
    if choice.merge && !viewer.can_merge() {
        return Err(Error::CannotMerge(viewer.name()));
    }
    let rows = match viewer {
        Viewer::Perfetto | Viewer::Chrome => Row::with(run, choice, &run.kept_calls())?,
        _ => Row::of(run, choice)?,
    };
    let page = Page {
        run,
        rows: &rows,
        merge: choice.merge,
        lines: choice.lines,
        version,
    };
    let mut written = page.facts();
    let packed = packed || viewer == Viewer::Pprof;
    if packed {
        let mut packer = GzEncoder::new(out, Compression::default());
        write_plain(&page, viewer, &mut packer, &mut written)?;
        packer.finish()?.flush()?;
    } else {
        write_plain(&page, viewer, out, &mut written)?;
        out.flush()?;
    }
    Ok(written)
}

fn write_plain(page: &Page, viewer: Viewer, out: &mut dyn Write, written: &mut Written) -> Result<(), Error> {
    match viewer {
        Viewer::Speedscope => speedscope::write(page, out),
        Viewer::Firefox => firefox::write(page, out),
        Viewer::Folded => folded::write(page, out),
        Viewer::Pprof => pprof::write(page, out),
        Viewer::Perfetto => perfetto::write(page, out, written),
        Viewer::Chrome => chrome::write(page, out, written),
    }
}

/// What a writer is given.
pub(crate) struct Page<'a> {
    pub run: &'a Run,
    pub rows: &'a [Row],
    pub merge: bool,
    pub lines: bool,
    pub version: &'a str,
}

impl Page<'_> {
    /// Name of the run: that of its program.
    pub fn title(&self) -> &str {
        match self.run.facts().name.as_str() {
            "" => "a run",
            name => name,
        }
    }

    /// What people should know of the run, as pairs of a label and a text.
    pub fn metadata(&self) -> Vec<(&'static str, String)> {
        let (facts, clock) = (self.run.facts(), Clock::of(self.run));
        let mut pairs = vec![
            ("Command", facts.command.join(" ")),
            ("Ranks", self.run.ranks().len().to_string()),
            ("Nodes", self.run.tables().nodes.len().to_string()),
            ("Elapsed", format!("{:.3} s", self.run.elapsed_s())),
            ("Tick", format!("{} ms", clock.milliseconds(1))),
            ("Written by", format!("Steelyard {}", self.version)),
        ];
        if !self.run.has_mpi() {
            pairs[1].0 = "Processes";
        }
        pairs
    }

    fn facts(&self) -> Written {
        let weights = &self.run.tables().samples.weight;
        let sum = |row: &Row| {
            weights[row.samples.clone()]
                .iter()
                .map(|weight| u64::from(*weight))
                .sum::<u64>()
        };
        let ticks = self.rows.iter().map(sum).fold(0, u64::saturating_add);
        Written {
            rows: self.rows.len(),
            samples: self.rows.iter().map(|row| row.samples.len()).sum(),
            seconds: Clock::of(self.run).seconds(ticks),
            notes: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Threads;
    use model::fixture::run_from_text;

    #[test]
    fn what_was_written_is_counted() {
        let run = run_from_text("UUM\n+U.M\nUUMM");
        let written = |choice: Choice| write(&run, Viewer::Folded, &choice, "1", false, &mut Vec::new()).unwrap();
        let main = written(Choice {
            threads: Threads::Main,
            ..Choice::default()
        });
        assert_eq!((main.rows, main.samples, main.seconds), (2, 7, 7.0));
        let all = written(Choice {
            threads: Threads::All,
            ..Choice::default()
        });
        assert_eq!((all.rows, all.samples, all.seconds), (3, 9, 9.0));
        let working = written(Choice::default());
        assert_eq!((working.rows, working.samples, working.seconds), (3, 9, 9.0));
    }

    #[test]
    fn a_viewer_of_time_cannot_merge() {
        let run = run_from_text("U\nU");
        let merged = Choice {
            merge: true,
            ..Choice::default()
        };
        for viewer in VIEWERS {
            let done = write(&run, viewer, &merged, "1", false, &mut Vec::new());
            assert_eq!(done.is_ok(), viewer.can_merge(), "{viewer:?}");
        }
    }

    #[test]
    fn a_name_that_ends_in_gz_is_packed() {
        let run = run_from_text("U");
        for viewer in VIEWERS {
            let mut out = Vec::new();
            write(
                &run,
                viewer,
                &Choice::default(),
                "1",
                viewer.ending().ends_with(".gz"),
                &mut out,
            )
            .unwrap();
            assert_eq!(
                out.starts_with(&[0x1f, 0x8b]),
                viewer.ending().ends_with(".gz"),
                "{viewer:?}"
            );
        }
    }
}
