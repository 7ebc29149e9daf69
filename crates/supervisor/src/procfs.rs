//! Readings of one process from /proc.

use format::options;
use format::readings::{Reading, ThreadReading};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Where /proc is: elsewhere in tests.
pub fn root() -> PathBuf {
    std::env::var_os(options::PROCFS_ROOT).map_or_else(|| "/proc".into(), PathBuf::from)
}

/// Where /sys is: elsewhere in tests.
pub fn sys_root() -> PathBuf {
    std::env::var_os(options::SYSFS_ROOT).map_or_else(|| "/sys".into(), PathBuf::from)
}

/// The host's name.
pub fn host_name() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// Nanoseconds in a clock tick of /proc.
pub fn clock_tick_ns() -> u64 {
    1_000_000_000 / rustix::param::clock_ticks_per_second().max(1)
}

/// What `/proc/PID/stat` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stat {
    /// One letter: R, S, D, Z, …
    pub state: char,
    /// Parent.
    pub parent: u32,
    /// Page faults without I/O.
    pub minor_faults: u64,
    /// With I/O.
    pub major_faults: u64,
    /// In clock ticks.
    pub user_ticks: u64,
    /// In clock ticks.
    pub system_ticks: u64,
    /// Threads.
    pub threads: u32,
    /// When it started, in clock ticks since boot: with the id it names a process for ever.
    pub start_ticks: u64,
    /// Resident pages.
    pub rss_pages: u64,
}

/// Parses a `stat` line. The name in brackets may hold anything, brackets and spaces included.
pub fn parse_stat(text: &str) -> Option<Stat> {
    let (_, rest) = text.rsplit_once(')')?;
    let words: Vec<&str> = rest.split_ascii_whitespace().collect();
    // The first word after the name is field 3 of proc(5).
    let number = |field: usize| words.get(field - 3).and_then(|word| word.parse::<u64>().ok());
    Some(Stat {
        state: words.first()?.chars().next()?,
        parent: number(4)? as u32,
        minor_faults: number(10)?,
        major_faults: number(12)?,
        user_ticks: number(14)?,
        system_ticks: number(15)?,
        threads: number(20)? as u32,
        start_ticks: number(22)?,
        rss_pages: number(24)?,
    })
}

/// The `stat` of a process.
pub fn stat(pid: u32) -> Option<Stat> {
    parse_stat(&String::from_utf8_lossy(
        &fs::read(root().join(format!("{pid}/stat"))).ok()?,
    ))
}

/// The letter of a thread's state at this moment; `None` where there is no such thread.
pub fn state(pid: u32, tid: u32) -> Option<char> {
    let path = root().join(format!("{pid}/task/{tid}/stat"));
    Some(parse_stat(&String::from_utf8_lossy(&fs::read(path).ok()?))?.state)
}

/// Whether a process was started with a variable in its environment; no if we may not look.
pub fn has_variable(pid: u32, name: &str) -> bool {
    let environment = fs::read(root().join(format!("{pid}/environ"))).unwrap_or_default();
    environment.split(|&byte| byte == 0).any(|entry| {
        entry
            .strip_prefix(name.as_bytes())
            .is_some_and(|rest| rest.starts_with(b"="))
    })
}

/// The value of a `Name:  value …` line.
pub fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))
        .map(str::trim)
}

/// The leading number of such a value.
pub fn number(text: &str, name: &str) -> Option<u64> {
    field(text, name)?.split_ascii_whitespace().next()?.parse().ok()
}

/// Reads a process, a zombie too; `None` if it is gone.
pub fn read(pid: u32, mono_ns: i64) -> Option<Reading> {
    let folder = root().join(pid.to_string());
    let stat = stat(pid)?;
    let text = |name: &str| {
        fs::read(folder.join(name))
            .map(|b| String::from_utf8_lossy(&b).into_owned())
            .unwrap_or_default()
    };
    let (status, io) = (text("status"), text("io"));
    let (voluntary, involuntary) = switches(&folder, &status, stat.threads);
    let tick = clock_tick_ns();
    Some(Reading {
        mono_ns,
        rss_bytes: stat.rss_pages.saturating_mul(rustix::param::page_size() as u64),
        rss_peak_bytes: number(&status, "VmHWM").unwrap_or(0).saturating_mul(1024),
        user_ns: stat.user_ticks.saturating_mul(tick),
        system_ns: stat.system_ticks.saturating_mul(tick),
        threads: stat.threads,
        minor_faults: stat.minor_faults,
        major_faults: stat.major_faults,
        voluntary_switches: voluntary,
        involuntary_switches: involuntary,
        rchar: number(&io, "rchar"),
        wchar: number(&io, "wchar"),
        read_bytes: number(&io, "read_bytes"),
        write_bytes: number(&io, "write_bytes"),
        mpi_calls: None,
        mpi_bytes: None,
        io_calls: None,
        calls_passed: 0,
        cpu_list: field(&status, "Cpus_allowed_list").unwrap_or_default().to_string(),
    })
}

/// More threads than this are not asked one by one every second.
const THREADS_ASKED: u32 = 64;

/// Context switches. A process's `status` counts those of its first thread only.
fn switches(folder: &Path, status: &str, threads: u32) -> (Option<u64>, Option<u64>) {
    let counts = |text: &str| {
        (
            number(text, "voluntary_ctxt_switches"),
            number(text, "nonvoluntary_ctxt_switches"),
        )
    };
    if threads == 1 || threads > THREADS_ASKED {
        return if threads == 1 { counts(status) } else { (None, None) };
    }
    let tasks = fs::read_dir(folder.join("task")).into_iter().flatten().flatten();
    let statuses = tasks.filter_map(|task| fs::read_to_string(task.path().join("status")).ok());
    let sum = |a: Option<u64>, b: Option<u64>| Some(a?.saturating_add(b?));
    statuses
        .map(|text| counts(&text))
        .fold((Some(0), Some(0)), |a, b| (sum(a.0, b.0), sum(a.1, b.1)))
}

/// The namespace that gives a process its number, by its inode; 0 if that is not known.
fn pid_namespace(process: &Path) -> u64 {
    fs::metadata(process.join("ns/pid")).map_or(0, |namespace| namespace.ino())
}

/// The number here of a process that has the number `pid` in a namespace: others have numbers of their own below it.
pub fn number_here(pid: u32, namespace: u64) -> Option<u32> {
    let own = pid_namespace(&root().join("self"));
    if [0, own].contains(&namespace) || own == 0 {
        return Some(pid);
    }
    let processes = fs::read_dir(root()).into_iter().flatten().flatten();
    let here = |entry: fs::DirEntry| {
        let number = entry.file_name().to_str()?.parse().ok()?;
        let status = fs::read_to_string(entry.path().join("status")).ok()?;
        let innermost = field(&status, "NSpid")?.split_ascii_whitespace().next_back()?;
        (innermost.parse() == Ok(pid) && pid_namespace(&entry.path()) == namespace).then_some(number)
    };
    processes.filter_map(here).next()
}

/// The threads of a process.
pub fn threads(pid: u32) -> Vec<ThreadReading> {
    let folder = root().join(format!("{pid}/task"));
    let tids = fs::read_dir(&folder).into_iter().flatten().flatten();
    tids.filter_map(|entry| {
        let tid = entry.file_name().to_str()?.parse().ok()?;
        let text = String::from_utf8_lossy(&fs::read(entry.path().join("stat")).ok()?).into_owned();
        let stat = parse_stat(&text)?;
        let name = text.split_once('(')?.1.rsplit_once(')')?.0.to_string();
        // schedstat counts nanoseconds where the kernel has it, stat only clock ticks: time on a core, time ready for one.
        let precise = fs::read_to_string(entry.path().join("schedstat")).unwrap_or_default();
        let mut precise = precise.split_ascii_whitespace().map(|word| word.parse().ok());
        let (on_core, ready) = (precise.next().flatten(), precise.next().flatten());
        let on_core = on_core.filter(|&ns| ns > 0);
        let ticks = stat.user_ticks.saturating_add(stat.system_ticks);
        Some(ThreadReading {
            tid,
            name,
            cpu_ns: on_core.unwrap_or(ticks.saturating_mul(clock_tick_ns())),
            run_delay_ns: on_core.and(ready),
        })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_brackets_do_not_disturb() {
        let line =
            "42 (a) b (c)) R 7 1 1 0 -1 4194304 100 0 3 0 12 5 0 0 20 0 4 0 9876 1000000 250 18446744073709551615";
        let stat = parse_stat(line).unwrap();
        assert_eq!(
            (stat.state, stat.parent, stat.threads, stat.start_ticks, stat.rss_pages),
            ('R', 7, 4, 9876, 250)
        );
        assert_eq!(
            (stat.user_ticks, stat.system_ticks, stat.minor_faults, stat.major_faults),
            (12, 5, 100, 3)
        );
        assert_eq!(parse_stat("42 (x"), None);
        assert_eq!(parse_stat("42 (x) R 1"), None);
    }

    #[test]
    fn this_process_can_be_read() {
        let reading = read(std::process::id(), 5).unwrap();
        assert!(reading.rss_bytes > 100_000 && reading.rss_peak_bytes >= reading.rss_bytes / 2);
        assert!(!reading.cpu_list.is_empty());
        assert!(
            threads(std::process::id())
                .iter()
                .any(|thread| thread.tid == std::process::id())
        );
        assert_eq!(read(0, 5), None);
    }
}
