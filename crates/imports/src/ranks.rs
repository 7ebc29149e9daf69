//! Ranks and their calls, for files that have sums and no samples.

use crate::Error;
use crate::number::{moment, nanoseconds};
use crate::run::Nodes;
use format::Profile;
use format::calls::call_named;
use format::tables::{Call, DURATION_BINS, NONE, Process, SIZE_BIN_LIMITS, SIZE_BINS, Site};
use std::collections::HashMap;

/// What a program was that has so many ranks is more than all machines had.
pub const MOST_RANKS: u64 = 1 << 20;

/// A rank of the program.
#[derive(Clone, Debug, Default)]
pub struct Task {
    pub rank: u32,
    /// Empty if not known.
    pub node: String,
    pub elapsed_s: f64,
    /// -1 not known.
    pub user_ns: i64,
    /// -1 not known.
    pub system_ns: i64,
    /// -1 not known.
    pub rss_peak_bytes: i64,
    /// 0 not known.
    pub pid: u32,
}

/// What a rank did in one call from one place.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sum {
    pub count: u64,
    pub time_s: f64,
    pub longest_s: f64,
    pub bytes: u64,
    /// Of the smallest and the largest, where both are known.
    pub sizes: Option<(f64, f64)>,
}

/// Fails for more ranks than there can be.
pub fn checked(ranks: u64) -> Result<u32, Error> {
    match ranks {
        0..=MOST_RANKS => Ok(ranks as u32),
        _ => Err(Error::TooLarge {
            what: format!("the run had {ranks} ranks"),
            limit: MOST_RANKS,
        }),
    }
}

/// Rows of `processes`, one for each of these ranks of so many.
pub fn processes(profile: &mut Profile, tasks: &[Task], ranks: u32, command: &[String]) {
    let mut nodes = Nodes::default();
    let executable = command.first().map_or("", String::as_str);
    let executable = profile.strings.intern(executable);
    let line = profile.strings.intern(&text::command_line(command));
    let unknown = profile.strings.intern("unknown");
    for task in tasks {
        let node = nodes.row(profile, &task.node);
        profile.tables.processes.push(Process {
            node,
            pid: task.pid,
            rank: task.rank as i32,
            world_size: ranks as i32,
            executable,
            command: line,
            start_ns: 0,
            end_ns: moment(task.elapsed_s),
            end: unknown,
            tick_ns: 1_000_000,
            user_ns: task.user_ns,
            system_ns: task.system_ns,
            rss_peak_bytes: task.rss_peak_bytes,
            ..Process::of_another_tool()
        });
    }
}

/// Rows of `calls` and `sites`.
#[derive(Default)]
pub struct Calls(HashMap<String, u32>);

impl Calls {
    /// The row of a call.
    pub fn row(&mut self, profile: &mut Profile, name: &str) -> u32 {
        if let Some(row) = self.0.get(name) {
            return *row;
        }
        if profile.tables.calls.is_empty() {
            let class = profile.strings.intern("compute");
            profile.tables.calls.push(Call {
                class,
                ..Call::default()
            });
        }
        let (class, interface) = match call_named(name) {
            Some(call) => (call.class, call.interface),
            None if name.starts_with("MPI_File_") => ("mpi_io", "mpi"),
            None => ("mpi_other", "mpi"),
        };
        let (text, class, interface) = (
            profile.strings.intern(name),
            profile.strings.intern(class),
            profile.strings.intern(interface),
        );
        let row = profile.tables.calls.push(Call {
            name: text,
            class,
            interface,
        });
        self.0.insert(name.to_string(), row);
        row
    }

    /// Adds what a rank did in it from a place, a row of `frames` or none.
    pub fn add(&mut self, profile: &mut Profile, process: u32, call: u32, frame: Option<u32>, sum: &Sum) {
        let mut size_bins = [0; SIZE_BINS];
        // Where all sizes are of one bin it is known.
        if let Some((least, most)) = sum.sizes {
            let bin = |bytes: f64| SIZE_BIN_LIMITS.partition_point(|limit| (*limit as f64) < bytes);
            if bin(least) == bin(most) {
                size_bins[bin(most).min(SIZE_BINS - 1)] = sum.count;
            }
        }
        profile.tables.sites.push(Site {
            process,
            call,
            frame: frame.unwrap_or(NONE),
            count: sum.count,
            bytes: sum.bytes,
            bytes_received: 0,
            errors: 0,
            time_ns: nanoseconds(sum.time_s),
            time_error_ns: 0,
            timed: sum.count,
            main_ns: nanoseconds(sum.time_s),
            max_ns: nanoseconds(sum.longest_s),
            size_bins,
            duration_bins: [0; DURATION_BINS],
        });
    }
}
