//! The sections of mpiP's report, line by line.
//!
//! Sections are told by their titles and columns by their headings: versions differ in both, and `-c` and `-d` leave some out.
//! Times of call sites are milliseconds, times of tasks seconds.

use crate::Error;
use crate::lines::{Lines, Strange};
use crate::number::real;
use std::collections::{BTreeMap, HashMap};

/// Of more rows by site and rank the sums over ranks are kept.
const MOST_ROWS: usize = 1 << 21;
/// Call sites that are told apart.
const MOST_SITES: usize = 1 << 20;

/// Where a call is made: level 0 of its stack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    pub file: String,
    pub line: u32,
    pub function: String,
    /// Where neither is known.
    pub address: u64,
}

/// What the columns of a site say; what a report leaves out is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Row {
    pub count: Option<u64>,
    /// Milliseconds, all calls together.
    pub time_ms: Option<f64>,
    pub longest_ms: f64,
    pub sent: Option<f64>,
    pub io: Option<f64>,
    pub rma: Option<f64>,
    pub sizes: Option<(f64, f64)>,
}

/// A call site.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// As mpiP writes it, without `MPI_`.
    pub call: String,
    pub place: Option<Place>,
    /// All ranks together, as far as it is said.
    pub all: Row,
    /// Of concise reports, the ranks with most and least, and their milliseconds.
    pub extremes: [Option<(u32, f64)>; 2],
}

/// A task's seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Times {
    pub app_s: f64,
    pub mpi_s: f64,
}

/// What a report says.
#[derive(Debug, Default)]
pub struct Report {
    pub command: String,
    pub version: String,
    /// A program that writes mpiP's reports and is not mpiP.
    pub writer: String,
    pub start: String,
    pub options: String,
    pub nodes: BTreeMap<u64, String>,
    pub tasks: BTreeMap<u64, Times>,
    /// Of concise reports: all together, and the ranks with most and least of each column.
    pub all_tasks: Option<Times>,
    pub extreme_tasks: Vec<(u64, Option<f64>, Option<f64>)>,
    pub sites: BTreeMap<u64, Site>,
    /// By site and rank.
    pub rows: HashMap<(u64, u32), Row>,
    /// Lines of tables that are none.
    pub strange: Strange,
}

#[derive(Clone, Copy, PartialEq)]
enum Section {
    Head,
    Tasks,
    ConciseTasks,
    Places,
    AllTimes,
    AllBytes(Bytes),
    Times,
    ConciseTimes,
    SiteBytes(Bytes),
    ConciseBytes(Bytes),
    Other,
}

#[derive(Clone, Copy, PartialEq)]
enum Bytes {
    Sent,
    Io,
    Rma,
}

fn section(title: &str) -> Section {
    let bytes = match title {
        _ if title.contains("I/O") => Bytes::Io,
        _ if title.contains("RMA") => Bytes::Rma,
        _ => Bytes::Sent,
    };
    let concise = title.contains("(all callsites");
    match () {
        () if title.starts_with("MPI Time (seconds)") => Section::Tasks,
        () if title.starts_with("Task Time Statistics") => Section::ConciseTasks,
        () if title.starts_with("Callsites") => Section::Places,
        () if title.starts_with("Aggregate Time") => Section::AllTimes,
        () if ["Aggregate Sent", "Aggregate I/O", "Aggregate RMA"]
            .iter()
            .any(|begin| title.starts_with(begin)) =>
        {
            Section::AllBytes(bytes)
        }
        () if title.starts_with("Callsite Time statistics") && concise => Section::ConciseTimes,
        () if title.starts_with("Callsite Time statistics") => Section::Times,
        () if title.starts_with("Callsite") && concise => Section::ConciseBytes(bytes),
        () if title.starts_with("Callsite") => Section::SiteBytes(bytes),
        () => Section::Other,
    }
}

/// Columns of a table by their headings.
#[derive(Default)]
struct Columns(Vec<String>);

impl Columns {
    fn of<'a>(&self, words: &[&'a str], heading: &str) -> Option<&'a str> {
        words.get(self.0.iter().position(|known| known == heading)?).copied()
    }

    fn real(&self, words: &[&str], heading: &str) -> Option<f64> {
        real(self.of(words, heading)?)
    }

    fn whole(&self, words: &[&str], heading: &str) -> Option<u64> {
        self.of(words, heading)?.parse().ok()
    }
}

impl Report {
    /// Reads it to its end; a report that was cut says what is there. An error where it cannot be read.
    pub fn read(lines: &mut Lines) -> Result<Report, Error> {
        let mut report = Report::default();
        let (mut at, mut columns, mut heading) = (Section::Head, Columns::default(), String::new());
        let mut number = 0;
        while let Some(line) = lines.next()? {
            number += 1;
            if let Some(title) = line.strip_prefix("@--- ") {
                (at, columns, heading) = (section(title), Columns::default(), String::new());
            } else if line.starts_with("@ ") && at == Section::Head {
                report.head(&line[2..]);
            } else if at == Section::Head || line.trim().is_empty() || line.starts_with("---") {
                // Rules and empty lines.
            } else if columns.0.is_empty() {
                columns = Columns(line.split_whitespace().map(str::to_string).collect());
                heading = line.to_string();
            } else if at == Section::Places {
                if report.place(line, &heading).is_none() {
                    report
                        .strange
                        .add(number, "a call site: ID Lev File/Address Line Parent_Funct MPI_Call");
                }
            } else {
                let words: Vec<&str> = line.split_whitespace().collect();
                if report.row(at, &columns, &words).is_none() {
                    report
                        .strange
                        .add(number, "a row of its table, with a number in each of its columns");
                }
            }
        }
        Ok(report)
    }

    fn head(&mut self, line: &str) {
        let Some((name, value)) = line.split_once(':') else {
            return;
        };
        let value = value.trim();
        match name.trim() {
            "Command" => self.command = value.into(),
            "Version" => self.version = value.into(),
            "Written by" => self.writer = value.split(',').next().unwrap_or_default().into(),
            "Start time" => self.start = value.into(),
            "MPIP env var" if value != "[null]" => self.options = value.into(),
            "MPI Task Assignment" => {
                let (rank, node) = value.split_once(' ').unwrap_or((value, ""));
                if let Ok(rank) = rank.parse()
                    && self.nodes.len() as u64 <= crate::ranks::MOST_RANKS
                {
                    self.nodes.insert(rank, node.trim().into());
                }
            }
            _ => {}
        }
    }

    /// A row of a table of numbers; `None` where it is none.
    fn row(&mut self, at: Section, columns: &Columns, words: &[&str]) -> Option<()> {
        match at {
            Section::Tasks => {
                let times = Times {
                    app_s: columns.real(words, "AppTime")?,
                    mpi_s: columns.real(words, "MPITime")?,
                };
                match words[0] {
                    "*" => self.all_tasks = Some(times),
                    rank => {
                        if self.tasks.len() as u64 <= crate::ranks::MOST_RANKS {
                            self.tasks.insert(rank.parse().ok()?, times);
                        }
                    }
                }
            }
            Section::ConciseTasks => self.concise_task(words)?,
            Section::AllTimes => {
                let (time_ms, count) = (columns.real(words, "Time")?, columns.whole(words, "Count"));
                let all = &mut self.site(columns, words, "Call")?.all;
                all.time_ms.get_or_insert(time_ms);
                all.count = all.count.or(count);
            }
            Section::AllBytes(of) => {
                let (bytes, count) = (columns.real(words, "Total")?, columns.whole(words, "Count"));
                let all = &mut self.site(columns, words, "Call")?.all;
                all.bytes(of).get_or_insert(bytes);
                all.count = all.count.or(count);
            }
            Section::Times => {
                let count = columns.whole(words, "Count")?;
                let mean = columns.real(words, "Mean")?;
                let longest_ms = columns.real(words, "Max").unwrap_or(0.0);
                let row = self.by_rank(columns, words)?;
                row.count = Some(count);
                row.time_ms = Some(mean * count as f64);
                row.longest_ms = longest_ms;
            }
            Section::SiteBytes(of) => {
                let count = columns.whole(words, "Count")?;
                let sum = columns.of(words, "Sum")?;
                let sizes = columns.real(words, "Min").zip(columns.real(words, "Max"));
                let mean = columns.of(words, "Mean");
                let bytes = exact(count, mean, sum).or_else(|| real(sum))?;
                let row = self.by_rank(columns, words)?;
                *row.bytes(of) = Some(bytes);
                row.sizes = sizes;
                row.count = row.count.or(Some(count));
            }
            Section::ConciseTimes => {
                let tasks = columns.whole(words, "Tasks")?;
                let mean = columns.real(words, "Mean")?;
                let extreme = |rank, value| Some((columns.of(words, rank)?.parse().ok()?, columns.real(words, value)?));
                let extremes = [extreme("MaxRnk", "Max"), extreme("MinRnk", "Min")];
                let site = self.site(columns, words, "Name")?;
                site.all.time_ms = Some(mean * tasks as f64);
                site.extremes = extremes;
            }
            Section::ConciseBytes(of) => {
                let tasks = columns.whole(words, "Tasks")?;
                let mean = columns.real(words, "Mean")?;
                *self.site(columns, words, "Name")?.all.bytes(of) = Some(mean * tasks as f64);
            }
            Section::Head | Section::Places | Section::Other => {}
        }
        Some(())
    }

    /// A line that is named is short of the column MPI%.
    fn concise_task(&mut self, words: &[&str]) -> Option<()> {
        let value = |at: usize| words.get(at).and_then(|word| real(word));
        let rank = |at: usize| words.get(at).and_then(|word| word.parse().ok());
        match *words.first()? {
            "Max" | "Min" => {
                self.extreme_tasks.extend(rank(3).map(|rank| (rank, value(1), None)));
                self.extreme_tasks.extend(rank(4).map(|rank| (rank, None, value(2))));
            }
            "Aggregate" => {
                self.all_tasks = Some(Times {
                    app_s: value(1)?,
                    mpi_s: value(2)?,
                });
            }
            _ => {}
        }
        Some(())
    }

    fn site(&mut self, columns: &Columns, words: &[&str], name: &str) -> Option<&mut Site> {
        let (call, id) = (columns.of(words, name)?, columns.whole(words, "Site")?);
        if self.sites.len() >= MOST_SITES && !self.sites.contains_key(&id) {
            return None;
        }
        let site = self.sites.entry(id).or_default();
        if site.call.is_empty() {
            site.call = call.into();
        }
        Some(site)
    }

    /// The row of a site and a rank, or of all ranks.
    fn by_rank(&mut self, columns: &Columns, words: &[&str]) -> Option<&mut Row> {
        let id = columns.whole(words, "Site")?;
        match columns.of(words, "Rank")? {
            "*" => Some(&mut self.site(columns, words, "Name")?.all),
            rank => {
                let rank = rank.parse().ok()?;
                self.site(columns, words, "Name")?;
                if self.rows.len() >= MOST_ROWS && !self.rows.contains_key(&(id, rank)) {
                    return None;
                }
                Some(self.rows.entry((id, rank)).or_default())
            }
        }
    }

    /// A line of the table of places, whose texts may have blanks: they stand below their headings, moved where a number
    /// before them is wide; `None` where it is none.
    fn place(&mut self, line: &str, heading: &str) -> Option<()> {
        let mut rest = line;
        let mut number = || -> Option<u64> {
            let word = rest.trim_start();
            let end = word.find(' ')?;
            rest = &word[end + 1..];
            word[..end].parse().ok()
        };
        let (id, level) = (number()?, number()?);
        // Of deeper levels there is no call, and profiles have no place for them.
        if level > 0 || (self.sites.len() >= MOST_SITES && !self.sites.contains_key(&id)) {
            return Some(());
        }
        let start = line.len() - rest.len();
        let column = |name: &str| heading.find(name);
        let parted = (column("File/Address")
            .zip(column("Parent_Funct"))
            .zip(column("MPI_Call")))
        .and_then(|((file, function), call)| {
            let moved = start.checked_sub(file)?;
            let (function, call) = (function + moved, call + moved);
            Some((line.get(start..function)?, line.get(function..call)?, line.get(call..)?))
        })
        .filter(|(file, function, call)| {
            file.ends_with(' ') && function.ends_with(' ') && !call.trim().contains(' ') && !call.trim().is_empty()
        });
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (file, function, call) = match (parted, words.as_slice()) {
            (Some((file, function, call)), _) => (file.trim().to_string(), function.trim(), call.trim()),
            (None, [file, line, function, call]) => (format!("{file} {line}"), *function, *call),
            (None, [address, function, call]) => (address.to_string(), *function, *call),
            _ => return None,
        };
        let known = |name: &str| {
            if name == "[unknown]" {
                String::new()
            } else {
                name.to_string()
            }
        };
        let place = match file.strip_prefix("0x").map(|digits| u64::from_str_radix(digits, 16)) {
            Some(Ok(address)) => Place {
                address,
                function: known(function),
                ..Place::default()
            },
            _ => {
                let (name, line) = file.rsplit_once(' ').unwrap_or((&file, "0"));
                Place {
                    file: known(name.trim()),
                    line: line.parse().unwrap_or(0),
                    function: known(function),
                    address: 0,
                }
            }
        };
        let site = self.sites.entry(id).or_default();
        site.call = call.into();
        site.place = Some(place);
        Some(())
    }
}

impl Row {
    fn bytes(&mut self, of: Bytes) -> &mut Option<f64> {
        match of {
            Bytes::Sent => &mut self.sent,
            Bytes::Io => &mut self.io,
            Bytes::Rma => &mut self.rma,
        }
    }

    /// Bytes of all kinds: a call has one of them.
    pub fn moved(&self) -> Option<f64> {
        [self.sent, self.io, self.rma]
            .into_iter()
            .flatten()
            .reduce(|a, b| a + b)
    }
}

/// The sum, where four digits of it say less than the mean's, which are all of it.
fn exact(count: u64, mean: Option<&str>, sum: &str) -> Option<f64> {
    let mean: u64 = mean.filter(|_| sum.contains('e'))?.parse().ok()?;
    let (exact, printed) = (mean as f64 * count as f64, real(sum)?);
    // A mean of 8.0004 is printed as 8.
    ((exact - printed).abs() <= 0.000_51 * printed).then_some(exact)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Report {
        let mut bytes = text.as_bytes();
        Report::read(&mut Lines::new(&mut bytes)).unwrap()
    }

    #[test]
    fn places_stand_below_their_headings_or_are_words() {
        let report = read(
            "@--- Callsites: 5 ---\n---\n ID Lev File/Address        Line Parent_Funct             MPI_Call\n\
             \x20 1   0 TwoDMPIPFC.f         432 forward_fft.3905         Alltoall\n\
             \x20 1   1 TwoDMPIPFC.f         184 update                   \n\
             \x20 2   0 0x55d2d30e7e70           [unknown]                Start\n\
             \x20 3   0 my file.c              7 f(int, char)             Recv\n\
             12345   0 a.c                    7 main                     Send\n\
             \x20 9   0 a.c 7 main Bcast\n",
        );
        let place = |id: u64| {
            let site = &report.sites[&id];
            let place = site.place.clone().unwrap();
            (site.call.clone(), place.file, place.line, place.function, place.address)
        };
        assert_eq!(
            place(1),
            (
                "Alltoall".into(),
                "TwoDMPIPFC.f".into(),
                432,
                "forward_fft.3905".into(),
                0
            )
        );
        assert_eq!(place(2), ("Start".into(), "".into(), 0, "".into(), 0x55d2d30e7e70));
        assert_eq!(
            place(3),
            ("Recv".into(), "my file.c".into(), 7, "f(int, char)".into(), 0)
        );
        assert_eq!(place(12345), ("Send".into(), "a.c".into(), 7, "main".into(), 0));
        assert_eq!(place(9), ("Bcast".into(), "a.c".into(), 7, "main".into(), 0));
        assert_eq!(report.strange, Strange::default());
    }

    #[test]
    fn sums_are_exact_where_all_messages_are_of_one_size() {
        for (count, mean, sum, bytes) in [
            (80, Some("6000"), "4.8e+05", Some(480_000.0)),
            (3, Some("1e+06"), "3e+06", None),
            (65, Some("8"), "520", None),
            (7, Some("8.5"), "6e+01", None),
            (1000, Some("8"), "9e+03", None),
        ] {
            assert_eq!(exact(count, mean, sum), bytes, "{sum}");
        }
    }

    #[test]
    fn concise_reports_have_sums_and_extremes() {
        let report = read(
            "@--- Task Time Statistics (seconds) ---\n---\n\
             \x20                    AppTime           MPITime   MPI%   App Task   MPI Task\n\
             Max                 2.000000          1.500000                 3          0\n\
             Mean                1.750000          1.000000\n\
             Min                 1.500000          0.500000                 1          2\n\
             Stddev              0.2               0.4\n\
             Aggregate           7.000000          4.000000  57.14\n\
             @--- Callsite Time statistics (all callsites, milliseconds): 1 ---\n---\n\
             Name              Site   Tasks       Max      Mean       Min MaxRnk MinRnk\n\
             Barrier              1       4      1500      1000       500      0      2\n",
        );
        assert_eq!(report.all_tasks, Some(Times { app_s: 7.0, mpi_s: 4.0 }));
        assert_eq!(
            report.extreme_tasks,
            [
                (3, Some(2.0), None),
                (0, None, Some(1.5)),
                (1, Some(1.5), None),
                (2, None, Some(0.5))
            ]
        );
        let site = &report.sites[&1];
        assert_eq!((site.call.as_str(), site.all.time_ms), ("Barrier", Some(4000.0)));
        assert_eq!(site.extremes, [Some((0, 1500.0)), Some((2, 500.0))]);
    }

    #[test]
    fn anything_else_is_counted_and_passed_over() {
        let report = read(
            "@--- MPI Time (seconds) ---\n---\nTask AppTime MPITime MPI%\n0 1 nan 1\nx 1 1 1\n... \n1 2 1 50\n\
             @--- Callsite Time statistics (all, milliseconds): 9 ---\n---\nName Site Rank Count Max Mean Min App% MPI%\n\
             Send 99999999999999999999 0 1 1 1 1 1 1\nSend 1 -1 1 1 1 1 1 1\nSend\n",
        );
        assert_eq!((report.tasks.len(), report.rows.len(), report.strange.lines), (1, 0, 6));
    }
}
