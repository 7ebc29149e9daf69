//! The text report of mpiP 3.5, with its sections and columns, for scripts that read it.
//!
//! What mpiP measures and a profile does not have stands as `nan`: the shortest call of a site, and the smallest and largest
//! message.

use crate::error::Error;
use model::{CallId, Class, FrameId, Moved, Place, ProcessId, Run, Tag};
use std::collections::BTreeMap;
use std::io::Write;

/// Rows of the aggregate sections.
const TOP: usize = 20;
const WIDTH: usize = 75;

/// What one rank did at one call site.
#[derive(Clone, Copy, Default)]
struct Row {
    count: u64,
    time_s: f64,
    longest_s: f64,
    /// Bytes sent, of messages and collectives.
    sent: u64,
    /// Bytes of one-sided operations.
    one_sided: u64,
    /// Bytes read and written through MPI-IO.
    io: u64,
}

impl Row {
    fn add(&mut self, other: &Row) {
        self.count = self.count.saturating_add(other.count);
        self.time_s += other.time_s;
        self.longest_s = self.longest_s.max(other.longest_s);
        self.sent = self.sent.saturating_add(other.sent);
        self.one_sided = self.one_sided.saturating_add(other.one_sided);
        self.io = self.io.saturating_add(other.io);
    }
}

/// One call from one place.
struct Site<'a> {
    /// Without `MPI_`, as mpiP writes it.
    call: &'a str,
    place: Place<'a>,
    /// By index into the run's ranks.
    by_rank: BTreeMap<usize, Row>,
    all: Row,
}

/// All sites of MPI calls; starting and ending MPI is none, as in mpiP.
fn sites(run: &Run) -> Vec<Site<'_>> {
    let table = &run.tables().sites;
    let mut found: BTreeMap<(&str, Place<'_>), Site<'_>> = BTreeMap::new();
    for row in 0..table.len() {
        let (call, frame) = (CallId(table.call[row]), FrameId(table.frame[row]));
        let Some(name) = run.call_name(call).strip_prefix("MPI_") else {
            continue;
        };
        let Some(rank) = run.rank_index(ProcessId(table.process[row])) else {
            continue;
        };
        if run.call_is(call, Tag::StartEnd) {
            continue;
        }
        let place = run.place(run.site_line(call, frame));
        let site = found.entry((name, place)).or_insert_with(|| Site {
            call: name,
            place,
            by_rank: BTreeMap::new(),
            all: Row::default(),
        });
        let class = run.call_class(call);
        let moved = Moved::of(run.call_name(call), class, table.bytes[row], table.bytes_received[row]);
        let of = |wanted: &[Class], bytes: u64| if wanted.contains(&class) { bytes } else { 0 };
        let one = Row {
            count: table.count[row],
            time_s: table.time_ns[row] as f64 / 1e9,
            longest_s: table.max_ns[row] as f64 / 1e9,
            sent: of(&[Class::MpiP2p, Class::MpiCollective], moved.sent),
            one_sided: of(&[Class::MpiRma], moved.all()),
            io: of(&[Class::MpiIo], moved.all()),
        };
        site.by_rank.entry(rank).or_default().add(&one);
        site.all.add(&one);
    }
    found.into_values().collect()
}

/// Seconds of each rank between MPI_Init and MPI_Finalize, as far as these were seen.
fn application_s(run: &Run) -> Vec<f64> {
    let processes = &run.tables().processes;
    (run.ranks().iter())
        .map(|rank| {
            let row = rank.process.row();
            let seen = |ns: i64, else_ns: i64| if ns >= 0 { ns } else { else_ns };
            let from = seen(processes.mpi_init_end_ns[row], rank.start_ns);
            let to = seen(processes.mpi_finalize_begin_ns[row], rank.end_ns);
            (to - from).max(0) as f64 / 1e9
        })
        .collect()
}

/// A number as C's `%.*g` writes it.
fn general(value: f64, digits: usize) -> String {
    if value == 0.0 {
        return "0".into();
    }
    if !value.is_finite() {
        return "nan".into();
    }
    let scientific = format!("{value:.*e}", digits - 1);
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let trimmed = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text.to_string(),
    };
    match (-4..digits as i32).contains(&exponent) {
        true => trimmed(&format!("{value:.*}", (digits as i32 - 1 - exponent) as usize)),
        false => {
            let sign = if exponent < 0 { '-' } else { '+' };
            format!("{}e{sign}{:02}", trimmed(mantissa), exponent.abs())
        }
    }
}

fn percent(part: f64, of: f64) -> f64 {
    if of > 0.0 { 100.0 * part / of } else { 0.0 }
}

/// Standard deviation over mean of the ranks' times at a site.
fn variation(times: &[f64]) -> f64 {
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    if times.len() < 2 || mean <= 0.0 {
        return 0.0;
    }
    let squares: f64 = times.iter().map(|time| (time - mean).powi(2)).sum();
    (squares / (times.len() - 1) as f64).sqrt() / mean
}

struct Report<'a> {
    run: &'a Run,
    /// The number of a site is its place here, from 1.
    sites: Vec<Site<'a>>,
    app_s: Vec<f64>,
    mpi_s: Vec<f64>,
    out: &'a mut dyn Write,
}

type Bytes = fn(&Row) -> u64;

impl Report<'_> {
    fn section(&mut self, title: &str) -> Result<(), Error> {
        let line = "-".repeat(WIDTH);
        let rest = WIDTH.saturating_sub(title.len() + 6);
        Ok(writeln!(self.out, "{line}\n@--- {title} {}\n{line}", "-".repeat(rest))?)
    }

    fn head(&mut self, version: &str) -> Result<(), Error> {
        let run = self.run;
        let facts = run.facts();
        let moment = |ns: i64| match ns > 0 {
            true => text::utc(ns).trim_end_matches(" UTC").replace('-', " "),
            false => "[unknown]".to_string(),
        };
        let command = text::visible(&text::command_line(&facts.command)).into_owned();
        writeln!(self.out, "@ mpiP\n@ Command : {command} ")?;
        let end_ns = facts.start_unix_ns + (run.elapsed_s() * 1e9) as i64;
        for (name, value) in [
            ("Version", "3.5.0".to_string()),
            ("Written by", format!("Steelyard {version}, from a profile of its own")),
            ("Start time", moment(facts.start_unix_ns)),
            (
                "Stop time",
                if facts.start_unix_ns > 0 {
                    moment(end_ns)
                } else {
                    moment(0)
                },
            ),
            ("Not recorded", "nan".to_string()),
            ("Report generation", "Single collector task".to_string()),
        ] {
            writeln!(self.out, "@ {name:<25}: {value}")?;
        }
        for rank in run.ranks() {
            let node = text::visible(run.node_name(rank.node));
            writeln!(self.out, "@ {:<25}: {} {node}", "MPI Task Assignment", rank.id.0)?;
        }
        Ok(writeln!(self.out)?)
    }

    fn tasks(&mut self) -> Result<(), Error> {
        self.section("MPI Time (seconds)")?;
        writeln!(
            self.out,
            "{:<4} {:>10} {:>10}    {:>5}",
            "Task", "AppTime", "MPITime", "MPI%"
        )?;
        let all = (self.app_s.iter().sum(), self.mpi_s.iter().sum());
        let ranks = self.run.ranks().iter().map(|rank| rank.id.0.to_string());
        let rows = ranks.zip(self.app_s.iter().copied().zip(self.mpi_s.iter().copied()));
        for (task, (app, mpi)) in rows.chain([("*".to_string(), all)]) {
            let (part, app, mpi) = (percent(mpi, app), general(app, 3), general(mpi, 3));
            writeln!(self.out, "{task:>4} {app:>10} {mpi:>10}    {part:5.2}")?;
        }
        Ok(())
    }

    fn callsites(&mut self) -> Result<(), Error> {
        self.section(&format!("Callsites: {}", self.sites.len()))?;
        let shown: Vec<(String, String, String)> = (self.sites.iter())
            .map(|site| {
                let clean = |name: &str| text::visible(name).replace(' ', "_");
                let place = site.place;
                let function = match place.function {
                    "" => "[unknown]".to_string(),
                    function => clean(function),
                };
                match (place.line, place.file) {
                    (0, _) | (_, "") => (format!("0x{:x}", place.offset), String::new(), function),
                    (line, file) => (clean(text::file_name(file)), line.to_string(), function),
                }
            })
            .collect();
        let widest = |least: usize, of: fn(&(String, String, String)) -> usize| {
            shown.iter().map(of).max().unwrap_or(0).max(least)
        };
        let (files, functions) = (widest(18, |row| row.0.len()), widest(24, |row| row.2.len()));
        writeln!(
            self.out,
            "{:>3} {:>3} {:<files$} {:>5} {:<functions$} MPI_Call",
            "ID", "Lev", "File/Address", "Line", "Parent_Funct"
        )?;
        for (at, (site, (file, line, function))) in self.sites.iter().zip(&shown).enumerate() {
            writeln!(
                self.out,
                "{:>3} {:>3} {file:<files$} {line:>5} {function:<functions$} {}",
                at + 1,
                0,
                site.call
            )?;
        }
        Ok(())
    }

    /// Numbers of the sites with most of something, most first.
    fn top(&self, of: impl Fn(&Row) -> f64) -> Vec<usize> {
        let value = |at: &usize| of(&self.sites[*at].all);
        let mut order: Vec<usize> = (0..self.sites.len()).filter(|at| value(at) > 0.0).collect();
        order.sort_by(|a, b| value(b).total_cmp(&value(a)).then(a.cmp(b)));
        order.truncate(TOP);
        order
    }

    fn aggregate_time(&mut self) -> Result<(), Error> {
        self.section("Aggregate Time (top twenty, descending, milliseconds)")?;
        writeln!(
            self.out,
            "{:<20} {:>4} {:>12}{:>6}  {:>6}     {:>6} {:>6}",
            "Call", "Site", "Time  ", "App%", "MPI%", "Count", "COV"
        )?;
        let (app, mpi): (f64, f64) = (self.app_s.iter().sum(), self.mpi_s.iter().sum());
        for at in self.top(|row| row.time_s) {
            let site = &self.sites[at];
            let times: Vec<f64> = site.by_rank.values().map(|row| row.time_s).collect();
            writeln!(
                self.out,
                "{:<20} {:>4} {:>10}  {:6.2}  {:6.2} {:>10} {:6.2}",
                site.call,
                at + 1,
                general(site.all.time_s * 1e3, 3),
                percent(site.all.time_s, app),
                percent(site.all.time_s, mpi),
                site.all.count,
                variation(&times)
            )?;
        }
        Ok(())
    }

    fn aggregate_bytes(&mut self, title: &str, part: &str, bytes: Bytes) -> Result<(), Error> {
        let all: u64 = self
            .sites
            .iter()
            .map(|site| bytes(&site.all))
            .fold(0, u64::saturating_add);
        if all == 0 {
            return Ok(());
        }
        self.section(title)?;
        writeln!(
            self.out,
            "{:<20} {:>4} {:>10} {:>10} {:>10} {part:>6}",
            "Call", "Site", "Count", "Total", "Avrg"
        )?;
        for at in self.top(|row| bytes(row) as f64) {
            let site = &self.sites[at];
            let sum = bytes(&site.all) as f64;
            writeln!(
                self.out,
                "{:<20} {:>4} {:>10} {:>10} {:>10} {:6.2}",
                site.call,
                at + 1,
                site.all.count,
                general(sum, 3),
                general(sum / site.all.count.max(1) as f64, 3),
                percent(sum, all as f64)
            )?;
        }
        Ok(())
    }

    fn site_times(&mut self) -> Result<(), Error> {
        let rows: usize = self.sites.iter().map(|site| site.by_rank.len()).sum();
        self.section(&format!("Callsite Time statistics (all, milliseconds): {rows}"))?;
        writeln!(
            self.out,
            "{:<17} {:>4} {:>4} {:>6} {:>8} {:>8} {:>8} {:>6} {:>6}",
            "Name", "Site", "Rank", "Count", "Max", "Mean", "Min", "App%", "MPI%"
        )?;
        let all: (f64, f64) = (self.app_s.iter().sum(), self.mpi_s.iter().sum());
        for (at, site) in self.sites.iter().enumerate() {
            if at > 0 {
                writeln!(self.out)?;
            }
            let ranks = site.by_rank.iter().map(|(rank, row)| {
                let id = self.run.ranks()[*rank].id.0.to_string();
                (id, row, (self.app_s[*rank], self.mpi_s[*rank]))
            });
            for (rank, row, (app, mpi)) in ranks.chain([("*".to_string(), &site.all, all)]) {
                writeln!(
                    self.out,
                    "{:<17} {:>4} {rank:>4} {:>6} {:>8} {:>8} {:>8} {:6.2} {:6.2}",
                    site.call,
                    at + 1,
                    row.count,
                    general(row.longest_s * 1e3, 3),
                    general(row.time_s * 1e3 / row.count.max(1) as f64, 3),
                    "nan",
                    percent(row.time_s, app),
                    percent(row.time_s, mpi)
                )?;
            }
        }
        Ok(())
    }

    fn site_bytes(&mut self, title: &str, bytes: Bytes) -> Result<(), Error> {
        let with: Vec<usize> = (0..self.sites.len())
            .filter(|at| bytes(&self.sites[*at].all) > 0)
            .collect();
        if with.is_empty() {
            return Ok(());
        }
        self.section(title)?;
        writeln!(
            self.out,
            "{:<17} {:>4} {:>4} {:>7} {:>9} {:>9} {:>9} {:>9}",
            "Name", "Site", "Rank", "Count", "Max", "Mean", "Min", "Sum"
        )?;
        for (n, at) in with.into_iter().enumerate() {
            let site = &self.sites[at];
            if n > 0 {
                writeln!(self.out)?;
            }
            let ranks = (site.by_rank.iter().filter(|(_, row)| bytes(row) > 0))
                .map(|(rank, row)| (self.run.ranks()[*rank].id.0.to_string(), row));
            for (rank, row) in ranks.chain([("*".to_string(), &site.all)]) {
                let sum = bytes(row) as f64;
                writeln!(
                    self.out,
                    "{:<17} {:>4} {rank:>4} {:>7} {:>9} {:>9} {:>9} {:>9}",
                    site.call,
                    at + 1,
                    row.count,
                    "nan",
                    general(sum / row.count.max(1) as f64, 4),
                    "nan",
                    general(sum, 4)
                )?;
            }
        }
        Ok(())
    }
}

/// Writes the report; `version` is that of the program that does. An error for a run without MPI, and where `out`
/// cannot be written to.
pub fn write_mpip(run: &Run, version: &str, out: &mut dyn Write) -> Result<(), Error> {
    let sites = sites(run);
    if sites.is_empty() {
        return Err(Error::NoMpi);
    }
    let app_s = application_s(run);
    let mut mpi_s = vec![0.0; app_s.len()];
    for (rank, row) in sites.iter().flat_map(|site| &site.by_rank) {
        mpi_s[*rank] += row.time_s;
    }
    let mut report = Report {
        run,
        sites,
        app_s,
        mpi_s,
        out,
    };
    report.head(version)?;
    report.tasks()?;
    report.callsites()?;
    report.aggregate_time()?;
    report.aggregate_bytes(
        "Aggregate Sent Message Size (top twenty, descending, bytes)",
        "Sent%",
        |row| row.sent,
    )?;
    report.aggregate_bytes("Aggregate I/O Size (top twenty, descending, bytes)", "I/O%", |row| {
        row.io
    })?;
    report.aggregate_bytes(
        "Aggregate RMA Origin Size (top twenty, descending, bytes)",
        "I/O%",
        |row| row.one_sided,
    )?;
    report.site_times()?;
    report.site_bytes("Callsite Message Sent statistics (all, sent bytes)", |row| row.sent)?;
    report.site_bytes("Callsite I/O statistics (all, I/O bytes)", |row| row.io)?;
    report.section("End of Report")
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{Fixture, SiteOf};

    #[test]
    fn numbers_are_written_as_c_does() {
        for (value, digits, expected) in [
            (0.0, 3, "0"),
            (1.0, 3, "1"),
            (1234.0, 3, "1.23e+03"),
            (999.6, 3, "1e+03"),
            (0.00012345, 3, "0.000123"),
            (0.000012345, 3, "1.23e-05"),
            (123456.0, 4, "1.235e+05"),
            (12.5, 3, "12.5"),
            (f64::NAN, 3, "nan"),
        ] {
            assert_eq!(general(value, digits), expected, "{value}");
        }
    }

    #[test]
    fn sites_are_those_of_mpi_by_rank() {
        let of = |count, bytes, time_s| SiteOf {
            count,
            bytes,
            time_s,
            ..SiteOf::default()
        };
        let run = Fixture::new("U6M4\nU6M4")
            .site_of_all("MPI_Send", "halo@app.c:7", of(1000, 8000, 2.0))
            .site(1, "MPI_Send", "halo@app.c:7", of(500, 4000, 1.0))
            .site_of_all("MPI_Init", "main@app.c:1", of(1, 0, 1.0))
            .site_of_all("read", "main@app.c:2", of(1, 10, 1.0))
            .run();
        let mut text = Vec::new();
        write_mpip(&run, "0", &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let line = |begin: &str| {
            text.lines()
                .find(|line| line.starts_with(begin))
                .unwrap_or_else(|| panic!("{begin}: {text}"))
        };
        assert_eq!(line("@--- Callsites"), format!("@--- Callsites: 1 {}", "-".repeat(57)));
        assert_eq!(
            line("  1   0 app.c").split_whitespace().collect::<Vec<_>>(),
            ["1", "0", "app.c", "7", "halo", "Send"]
        );
        assert_eq!(
            line("   1 ").split_whitespace().collect::<Vec<_>>(),
            ["1", "10", "3", "30.00"]
        );
        assert_eq!(
            line("   * ").split_whitespace().collect::<Vec<_>>(),
            ["*", "20", "5", "25.00"]
        );
        let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("Send ")).collect();
        let words = |row: usize| rows[row].split_whitespace().collect::<Vec<_>>();
        assert_eq!(words(0), ["Send", "1", "5e+03", "25.00", "100.00", "2500", "0.28"]);
        assert_eq!(words(1), ["Send", "1", "2500", "2e+04", "8", "100.00"]);
        assert_eq!(words(4)[..4], ["Send", "1", "*", "2500"]);
        assert_eq!(words(7), ["Send", "1", "*", "2500", "nan", "8", "nan", "2e+04"]);
    }

    #[test]
    fn there_is_none_without_mpi() {
        let run = Fixture::new("U6").without_mpi().run();
        assert!(write_mpip(&run, "0", &mut Vec::new()).is_err());
    }
}
