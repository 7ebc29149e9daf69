//! What lies below: failures, hints, file systems and their counters, and how much of it all was seen.

use super::{ROWS, amount, bytes, known, part, share, table, word};
use crate::{Cell, Section, Table};
use format::tables::NONE;
use model::{CallSite, Captured, FileView, FilesystemView, Interface, Run, Tag, is_libaio};
use std::collections::BTreeMap;
use text::Unit;
use text::number;

/// Processes whose bytes went past us most.
const PROCESSES: usize = 5;

pub fn failures(run: &Run) -> Section {
    let failures = run.failures();
    let rows = failures
        .iter()
        .take(ROWS)
        .map(|failure| {
            let place = failure.frame.map(|frame| run.place(frame)).unwrap_or_default();
            vec![
                word(run.call_name(failure.call)),
                word(failure.error),
                Cell::Text(place.to_string()),
                amount(failure.count),
                amount(u64::from(failure.processes)),
            ]
        })
        .collect();
    let all = failures
        .iter()
        .fold(0u64, |sum, failure| sum.saturating_add(failure.count));
    let columns = [
        ("Call", None),
        ("Error", None),
        ("Called from", None),
        ("Times", Some(Unit::Count)),
        ("Processes", Some(Unit::Count)),
    ];
    part(
        "io_failures",
        "Failures",
        format!(
            "{} failed. Searching for a file along a path is a common and harmless cause.",
            text::counted(all as f64, "call")
        ),
        vec![table("io_failures", "", &columns, rows, String::new())],
    )
}

/// Hints in force after the open, and who really touched the file.
pub fn hints(run: &Run) -> Section {
    let opened = |file: &&FileView| file.layer(Interface::MpiIo).is_some();
    let files: Vec<&FileView> = run.files().by_time().into_iter().filter(opened).collect();
    let rows = files
        .iter()
        .take(ROWS)
        .map(|file| {
            let processes = file.layers.iter().find(|layer| layer.interface == Interface::MpiIo);
            let top = file.top_writer.and_then(|(process, moved)| {
                let rank = run.ranks().get(run.rank_index(process)?)?.id.0;
                let part = super::part_of(moved, file.system().write.bytes)?;
                // Among even shares the largest is chance.
                (part > 1.25 / f64::from(file.writers.max(1)) || file.writers == 1).then_some((rank, part))
            });
            vec![
                super::file::name(run, file),
                amount(u64::from(file.comm_size)),
                amount(u64::from(processes.map_or(0, |layer| layer.processes))),
                amount(u64::from(file.writers)),
                amount(u64::from(file.readers)),
                top.map_or(Cell::Nothing, |(rank, _)| Cell::Text(rank.to_string())),
                known(top.map(|(_, part)| part)),
            ]
        })
        .collect();
    let columns = [
        ("File", None),
        ("Opened by", Some(Unit::Count)),
        ("Called by", Some(Unit::Count)),
        ("Written by", Some(Unit::Count)),
        ("Read by", Some(Unit::Count)),
        ("Most by", None),
        ("Its part", Some(Unit::Share)),
    ];
    // Files of one program mostly have the same hints: each is told once.
    let mut hints: BTreeMap<(String, String), u64> = BTreeMap::new();
    for file in &files {
        for line in run.text(file.hints).lines() {
            let (key, value) = line.split_once('=').unwrap_or((line, ""));
            *hints.entry((key.trim().into(), value.trim().into())).or_default() += file.members;
        }
    }
    let all = hints.len();
    let rows_of_hints = hints
        .into_iter()
        .take(ROWS)
        .map(|((key, value), files)| vec![Cell::Text(key), Cell::Text(value), amount(files)])
        .collect();
    let rest = if all > ROWS {
        format!("{} more.", all - ROWS)
    } else {
        String::new()
    };
    let of_hints = [("Hint", None), ("Value", None), ("Files", Some(Unit::Count))];
    part(
        "io_hints",
        "MPI-IO: who touched the file, and hints",
        "Processes that opened a file together, that called MPI-IO for it, and whose reads and writes reached the system: \
         with collective buffering these are few, the aggregators."
            .into(),
        vec![
            table("io_touched", "", &columns, rows, String::new()),
            table("io_hints", "Hints in force", &of_hints, rows_of_hints, rest),
        ],
    )
}

pub fn filesystems(run: &Run) -> Section {
    let mut files: BTreeMap<u32, (u64, u64, u64, Option<u32>)> = BTreeMap::new();
    for file in run.files().data() {
        if let Some(on) = file.filesystem {
            let (sum, at) = (file.system(), files.entry(on.0).or_default());
            at.0 = at.0.saturating_add(file.members);
            at.1 = at.1.saturating_add(sum.write.bytes);
            at.2 = at.2.saturating_add(sum.read.bytes);
            at.3 = at.3.max(file.stripe_count);
        }
    }
    // Logs of another tool name all that is mounted.
    let used = |on: &FilesystemView| files.contains_key(&on.filesystem.0);
    let unused = run.filesystems().filter(|on| !used(on)).count();
    let note = match unused {
        0 => String::new(),
        1 => "Another one holds no data file of this run.".into(),
        many => format!("{many} others hold no data file of this run."),
    };
    let rows = run
        .filesystems()
        .filter(used)
        .take(ROWS)
        .map(|on| {
            let (members, written, read, stripes) = files.get(&on.filesystem.0).copied().unwrap_or_default();
            vec![
                word(on.mount),
                word(on.kind),
                amount(members),
                amount(written),
                amount(read),
                if on.block_bytes > 0 {
                    amount(on.block_bytes)
                } else {
                    Cell::Nothing
                },
                on.size_bytes.map_or(Cell::Nothing, amount),
                on.free_bytes.map_or(Cell::Nothing, amount),
                stripes.map_or(Cell::Nothing, |stripes| amount(u64::from(stripes))),
                word(on.node.map_or("all", |node| run.node_name(node))),
                word(on.source),
            ]
        })
        .collect();
    let columns = [
        ("Mounted at", None),
        ("Type", None),
        ("Data files", Some(Unit::Count)),
        ("Written", Some(Unit::Bytes)),
        ("Read", Some(Unit::Bytes)),
        ("Block", Some(Unit::Bytes)),
        ("Size", Some(Unit::Bytes)),
        ("Free", Some(Unit::Bytes)),
        ("Stripes", Some(Unit::Count)),
        ("Node", None),
        ("Source", None),
    ];
    let probed = baselines(run);
    let intro = match run.tables().baselines.filesystem.iter().all(|row| *row == NONE) {
        true => "No baseline: steelyard probe io DIR measures once what a file system gives.",
        false => "What a probe measured is that of all its processes together.",
    };
    part(
        "io_filesystems",
        "File systems",
        intro.into(),
        vec![table("io_filesystems", "", &columns, rows, note), probed, storage(run)],
    )
}

fn baselines(run: &Run) -> Option<Table> {
    let baselines = &run.tables().baselines;
    let mount = |row: u32| {
        let filesystems = &run.tables().filesystems;
        filesystems.mount.get(row as usize).map_or("", |mount| run.text(*mount))
    };
    let rows = baselines
        .rows()
        .filter(|one| one.filesystem != NONE)
        .map(|one| {
            let unit = if one.access_bytes > 0 {
                Unit::BytesPerSecond
            } else {
                Unit::PerSecond
            };
            vec![
                word(mount(one.filesystem)),
                Cell::Text(run.text(one.test).replace('_', " ")),
                amount(u64::from(one.processes)),
                Cell::Text(number(unit, one.per_second as f64)),
                match one.probes {
                    0 | 1 => Cell::Nothing,
                    probes => Cell::Text(format!(
                        "{} to {} in {probes}",
                        number(unit, one.slowest as f64),
                        number(unit, one.fastest as f64)
                    )),
                },
                if one.access_bytes > 0 {
                    amount(one.access_bytes)
                } else {
                    Cell::Nothing
                },
                word(run.text(one.served_by)),
                Cell::Text(text::utc(one.measured_unix_s.saturating_mul(1_000_000_000))),
            ]
        })
        .collect();
    let columns = [
        ("File system", None),
        ("Measured", None),
        ("Processes", Some(Unit::Count)),
        ("Gives", None),
        ("Probes", None),
        ("Access", Some(Unit::Bytes)),
        ("Answered by", None),
        ("When", None),
    ];
    table(
        "io_baselines",
        "Baseline, by steelyard probe io",
        &columns,
        rows,
        String::new(),
    )
}

/// What the nodes' own statistics say, nodes added up.
fn storage(run: &Run) -> Option<Table> {
    let mut sums: BTreeMap<(&str, &str, &str), u64> = BTreeMap::new();
    for row in run.tables().storage.rows() {
        let key = (run.text(row.source), run.text(row.counter), run.text(row.unit));
        let sum = sums.entry(key).or_default();
        *sum = sum.saturating_add(row.value);
    }
    let rows = sums
        .into_iter()
        .filter(|((source, ..), value)| *value > 0 && !source.starts_with("cgroup:"))
        .take(2 * ROWS)
        .map(|((source, counter, unit), value)| {
            let shown = match unit {
                "bytes" => number(Unit::Bytes, value as f64),
                "ns" => number(Unit::Seconds, value as f64 * 1e-9),
                unit => format!("{} {unit}", number(Unit::Count, value as f64)),
            };
            vec![word(source), Cell::Text(counter.replace('_', " ")), Cell::Text(shown)]
        })
        .collect();
    let columns = [("Of", None), ("Counted", None), ("During the run", None)];
    table(
        "io_storage",
        "The nodes' own counters",
        &columns,
        rows,
        "All programs of the nodes together, not this one alone.".into(),
    )
}

/// What was recorded of the bytes that the kernel counted.
pub fn coverage(run: &Run) -> Section {
    let total = run.coverage_total();
    let row = |noun: &str, of: Option<Captured>| {
        let of = of?;
        Some(vec![
            word(noun),
            amount(of.kernel),
            amount(of.captured),
            known(of.share()),
            amount(of.missed()),
        ])
    };
    let rows = [row("read", total.read), row("written", total.written)]
        .into_iter()
        .flatten()
        .collect();
    let columns = [
        ("Bytes", None),
        ("By the kernel", Some(Unit::Bytes)),
        ("Captured", Some(Unit::Bytes)),
        ("Share", Some(Unit::Share)),
        ("Missed", Some(Unit::Bytes)),
    ];
    let missed = |of: Option<Captured>| of.map_or(0, |of| of.missed());
    let mut processes: Vec<_> = run
        .coverage()
        .into_iter()
        .map(|one| (missed(one.read), missed(one.written), one))
        .filter(|(read, written, one)| read + written > 0 || one.io_uring_rings > 0)
        .collect();
    processes.sort_by_key(|(read, written, one)| (std::cmp::Reverse(read.saturating_add(*written)), one.process));
    let worst = processes
        .iter()
        .take(PROCESSES)
        .map(|(read, written, one)| {
            let name = match run.rank_index(one.process) {
                Some(rank) => format!("{} {}", run.rank_noun(), run.ranks()[rank].id.0),
                None => format!("process {}", run.tables().processes.pid[one.process.row()]),
            };
            vec![
                Cell::Text(name),
                amount(*read),
                amount(*written),
                amount(one.mapped_bytes),
                amount(u64::from(one.io_uring_rings)),
            ]
        })
        .collect();
    let of_worst = [
        ("Process", None),
        ("Read", Some(Unit::Bytes)),
        ("Written", Some(Unit::Bytes)),
        ("Files mapped", Some(Unit::Bytes)),
        ("io_uring queues", Some(Unit::Count)),
    ];
    let told = |of: Option<Captured>, verb: &str| Some(format!("{} of bytes {verb}", share(of?.share()?)));
    let both: Vec<String> = [told(total.read, "read"), told(total.written, "written")]
        .into_iter()
        .flatten()
        .collect();
    let mut text = match both.is_empty() {
        true => "The kernel's own count of bytes is not known for these processes.".to_string(),
        false => format!("Captured {}, by the kernel's own count.", both.join(", ")),
    };
    let rest = missed(total.read).saturating_add(missed(total.written));
    if rest > 0 {
        let wide = |site: &CallSite| site.count > 0 && run.call_is(site.call, Tag::Wide);
        let wide = match run.call_sites().iter().any(wide) {
            true => ", or was wide characters (fgetws, fwprintf and the like), of which calls are counted, not bytes",
            false => "",
        };
        text += &format!(
            " The rest, {}, went past the C library: what the loader reads of shared libraries, and system calls made \
             directly{wide}.",
            bytes(rest)
        );
        let modules = &run.tables().modules.path;
        if modules.iter().any(|path| is_libaio(text::file_name(run.text(*path)))) {
            text += " The requests of libaio (io_submit), which is loaded, are such calls.";
        }
    }
    if total.mapped_bytes > 0 {
        text += &format!(
            " Files of {} were mapped; what was touched of them is counted nowhere.",
            bytes(total.mapped_bytes)
        );
    }
    if total.io_uring_rings > 0 {
        text += &format!(
            " {} of io_uring move bytes that are counted nowhere.",
            text::counted(total.io_uring_rings as f64, "queue")
        );
    }
    part(
        "io_coverage",
        "What was captured",
        text,
        vec![
            table("io_coverage", "", &columns, rows, String::new()),
            table(
                "io_missed",
                "Processes with most missed",
                &of_worst,
                worst,
                String::new(),
            ),
        ],
    )
}
