//! Accesses: through which layers, how large, in which order, and what else was done with files.

use super::{ROWS, amount, bytes, counted, known, part, part_of, share, table, word};
use crate::{Cell, Section, Table};
use model::{CallId, FileClass, FileView, Flow, IO_BIN_LIMITS, IO_BINS, Interface, Ledger, ProcessId, Run, Use, Way};
use std::cmp::Reverse;
use text::Unit;

/// Files that get a ledger of their own.
const LEDGERS: usize = 5;

fn is_data(file: &FileView) -> bool {
    matches!(file.class, FileClass::Data | FileClass::Dataset)
}

/// Application → MPI-IO → POSIX → file system, of all data files and of the costliest.
pub fn layers(run: &Run) -> Section {
    let all = run.data_ledger();
    let costliest = run
        .files()
        .by_time()
        .into_iter()
        .filter(|file| file.class == FileClass::Data);
    let mut tables = vec![ledger("io_layers", "All data files", &all)];
    for (i, file) in costliest.take(LEDGERS).enumerate() {
        let ledger_of = run.ledger(file);
        // A file with one layer has nothing to compare.
        if ledger_of.steps.len() > 1 {
            tables.push(ledger(&format!("io_layers_{}", i + 1), run.text(file.path), &ledger_of));
        }
    }
    let intro = "What the program asked for, and what became of it on the way to the file system. Aggregated: calls of the \
                 layer above for each one here. Amplified: bytes for each byte above. Storage: what the disks moved for the whole \
                 processes, programs and libraries included (/proc/PID/io).";
    part("io_layers", "Layers", intro.into(), tables)
}

fn ledger(id: &str, title: &str, ledger: &Ledger) -> Option<Table> {
    let calls = |flow: &Flow| flow.calls.map_or(Cell::Nothing, amount);
    let rows = ledger
        .steps
        .iter()
        .enumerate()
        .map(|(i, step)| {
            let both = step.both();
            let label = if i == 0 {
                format!("{} requests", step.label)
            } else {
                step.label.to_string()
            };
            vec![
                Cell::Text(label),
                calls(&both),
                known(step.aggregation),
                amount(step.write.bytes),
                amount(step.read.bytes),
                known(step.amplification),
                known(both.time_s),
                known(both.mean_bytes()),
            ]
        })
        .collect();
    let unasked = &ledger.unasked_reads;
    let sieved = (unasked.bytes > 0).then(|| {
        format!(
            "{} were read in {} that the program did not make: data sieving, where MPI-IO reads what it is about to overwrite in part.",
            bytes(unasked.bytes),
            text::counted(unasked.calls.unwrap_or(0) as f64, "call")
        )
    });
    let pointers = ledger.steps.iter().any(|step| step.is_of_pointers).then(|| {
        "Of data of variable length, strings and the like, HDF5 is given pointers: its bytes are theirs.".to_string()
    });
    let note = [sieved, pointers].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let columns = [
        ("Layer", None),
        ("Calls", Some(Unit::Count)),
        ("Aggregated", Some(Unit::Ratio)),
        ("Written", Some(Unit::Bytes)),
        ("Read", Some(Unit::Bytes)),
        ("Amplified", Some(Unit::Ratio)),
        ("Time", Some(Unit::Seconds)),
        ("Mean size", Some(Unit::Bytes)),
    ];
    table(id, title, &columns, rows, note)
}

type Bins = [u64; IO_BINS];

/// Independent, collective, both in one process and file, and of interfaces that know no such thing.
const KINDS: [&str; 4] = ["Independent", "Collective", "Mixed", ""];

fn kind(way: &Way) -> usize {
    let (alone, together) = (way.independent + way.nonblocking, way.collective + way.split);
    match (alone, together) {
        (0, 0) => 3,
        (_, 0) => 0,
        (0, _) => 1,
        _ => 2,
    }
}

/// How large accesses are, by interface; MPI-IO's by whether all take part.
pub fn sizes(run: &Run) -> Section {
    let mut bins = [[[[0u64; IO_BINS]; KINDS.len()]; 2]; Interface::ALL.len()];
    for file in run.files().iter().filter(|file| is_data(file)) {
        for used in run.files().parts(file) {
            for (way, into) in [&used.of.write, &used.of.read]
                .into_iter()
                .zip(&mut bins[used.interface.index()])
            {
                for (sum, more) in into[kind(way)].iter_mut().zip(way.bins) {
                    *sum = sum.saturating_add(more);
                }
            }
        }
    }
    let tables = Interface::ALL
        .into_iter()
        .map(|interface| histogram(interface, &bins[interface.index()]))
        .collect();
    part(
        "io_sizes",
        "Sizes",
        "Reads and writes of data files by what each moved; a limit belongs to the line that it ends.".into(),
        tables,
    )
}

fn histogram(interface: Interface, bins: &[[Bins; KINDS.len()]; 2]) -> Option<Table> {
    let mut columns: Vec<(String, &Bins)> = Vec::new();
    for (noun, kinds) in ["writes", "reads"].into_iter().zip(bins) {
        for (kind, bins) in KINDS.into_iter().zip(kinds) {
            if bins.iter().any(|calls| *calls > 0) {
                let heading = match kind {
                    "" => text::capital(noun),
                    kind => format!("{kind} {noun}"),
                };
                columns.push((heading, bins));
            }
        }
    }
    let rows = (metrics::bins::sizes(&IO_BIN_LIMITS).into_iter().enumerate())
        .filter(|(bin, _)| columns.iter().any(|(_, bins)| bins[*bin] > 0))
        .map(|(bin, label)| {
            let counts = columns.iter().map(|(_, bins)| amount(bins[bin]));
            std::iter::once(Cell::Text(label)).chain(counts).collect()
        })
        .collect();
    let headings: Vec<(&str, Option<Unit>)> = std::iter::once(("Size", None))
        .chain(columns.iter().map(|(heading, _)| (heading.as_str(), Some(Unit::Count))))
        .collect();
    table(
        &format!("io_sizes_{}", interface.id()),
        interface.label(),
        &headings,
        rows,
        String::new(),
    )
}

/// Sequential, consecutive or neither; independent, collective or in the background.
pub fn order(run: &Run) -> Section {
    let mut order = Vec::new();
    let mut unplaced = 0u64;
    let mut called = Vec::new();
    for interface in Interface::ALL {
        let sum = run.files().sum(|file, layer| is_data(file) && layer == interface);
        let ways = [
            ("writes", &sum.write, "write_max_ns"),
            ("reads", &sum.read, "read_max_ns"),
        ];
        for (noun, way, longest) in ways {
            if way.calls == 0 {
                continue;
            }
            let name = Cell::Text(format!("{} {noun}", interface.label()));
            let gaps = way.sequential.saturating_sub(way.consecutive);
            let back = way.placed.saturating_sub(way.sequential);
            unplaced = unplaced.saturating_add(way.calls.saturating_sub(way.placed));
            order.push(vec![
                name.clone(),
                amount(way.calls),
                known(part_of(way.consecutive, way.placed)),
                known(part_of(gaps, way.placed)),
                known(part_of(back, way.placed)),
                known(Some(way.mean_bytes())),
                known(sum.known(longest, way.longest_s)),
            ]);
            if way.independent + way.collective + way.split + way.nonblocking > 0 {
                let kinds = [way.independent, way.collective, way.split, way.nonblocking];
                called.push(std::iter::once(name).chain(kinds.map(amount)).collect());
            }
        }
    }
    let count = Some(Unit::Count);
    let part_unit = Some(Unit::Share);
    let columns = [
        ("Interface", None),
        ("Accesses", count),
        ("Consecutive", part_unit),
        ("With gaps", part_unit),
        ("Backwards", part_unit),
        ("Mean size", Some(Unit::Bytes)),
        ("Longest", Some(Unit::Seconds)),
    ];
    let kinds = [
        ("Calls", None),
        ("Independent", count),
        ("Collective", count),
        ("Split", count),
        ("Non-blocking", count),
    ];
    let intro = "How an access begins, seen from the one before of the same thread in the same file: just at its end, \
                 behind it, or before it. The first after an open counts as one with a gap.";
    let note = match unplaced {
        0 => String::new(),
        n => format!(
            "Of {} it is not known where in the file they begin: those of stdio, pipes and views.",
            text::counted(n as f64, "access")
        ),
    };
    part(
        "io_order",
        "Access pattern",
        intro.into(),
        vec![
            table("io_order", "", &columns, order, note),
            table("io_kinds", "Independent and collective", &kinds, called, String::new()),
        ],
    )
}

/// Opens, closes and the rest, by class of file.
pub fn calls(run: &Run) -> Section {
    let files = run.files();
    let classes = [
        FileClass::Data,
        FileClass::Program,
        FileClass::Runtime,
        FileClass::Stream,
        FileClass::Device,
        FileClass::Directory,
    ];
    let mut sums: Vec<(&str, Use)> = classes
        .into_iter()
        .map(|class| {
            (
                class.label(),
                files.sum(|file, layer| file.class == class && layer.is_system()),
            )
        })
        .collect();
    sums.insert(1, ("by MPI-IO", files.sum(|_, layer| layer == Interface::MpiIo)));
    sums.retain(|(_, sum)| *sum != Use::default());
    type Ask = fn(&Use) -> u64;
    let asked: [(&str, &str, Ask); 18] = [
        ("open", "opens", |of| of.opens),
        ("close", "closes", |of| of.closes),
        ("stat calls", "stats", |of| of.stats),
        ("seek", "seeks", |of| of.seeks),
        ("sync", "syncs", |of| of.syncs),
        ("flush", "flushes", |of| of.flushes),
        ("truncate", "truncates", |of| of.truncates),
        ("rename", "renames_to", |of| of.renames),
        ("unlink", "unlinks", |of| of.unlinks),
        ("mkdir, link", "makes", |of| of.makes),
        ("list directory", "lists", |of| of.lists),
        ("set view", "views", |of| of.views),
        ("map", "maps", |of| of.maps),
        ("other metadata", "other_meta", |of| of.other_meta),
        ("failed", "errors", |of| of.errors),
        ("read after write or back", "switches", |of| of.switches),
        ("not at a block's start", "file_unaligned", |of| of.file_unaligned),
        ("buffer unaligned", "memory_unaligned", |of| of.memory_unaligned),
    ];
    let told = |of: &Use, column: &str, value: u64| value > 0 || !of.uncounted.knows(column);
    let rows = asked
        .into_iter()
        .filter(|(_, column, ask)| sums.iter().any(|(_, sum)| told(sum, column, ask(sum))))
        .map(|(name, column, ask)| {
            std::iter::once(word(name))
                .chain(sums.iter().map(|(_, sum)| counted(sum, column, ask(sum))))
                .collect()
        })
        .collect();
    let columns: Vec<(&str, Option<Unit>)> = std::iter::once(("Calls", None))
        .chain(sums.iter().map(|(label, _)| (*label, Some(Unit::Count))))
        .collect();
    part(
        "io_calls",
        "Opens, closes and the rest",
        "Calls that reached the system, by what they were made for; the last lines count accesses.".into(),
        vec![table("io_calls", "", &columns, rows, String::new())],
    )
}

/// The accesses that took longest, of those that were kept one by one.
pub fn slowest(run: &Run) -> Section {
    let kept = &run.tables().accesses;
    let took = |row: usize| kept.end_ns[row].saturating_sub(kept.start_ns[row]);
    let mut order: Vec<usize> = (0..kept.len()).collect();
    order.sort_by_key(|row| (Reverse(took(*row)), kept.start_ns[*row], *row));
    let whole: i64 = order.iter().map(|row| took(*row)).fold(0, i64::saturating_add);
    let first: i64 = (order.iter().take(ROWS).map(|row| took(*row))).fold(0, i64::saturating_add);
    let rows = (order.iter().take(ROWS))
        .map(|&row| {
            let rank = run.rank_index(ProcessId(kept.process[row]));
            let rank = rank.and_then(|index| run.ranks().get(index));
            vec![
                rank.map_or(Cell::Nothing, |rank| word(&rank.id.0.to_string())),
                word(run.text(run.tables().files.path[kept.file[row] as usize])),
                word(run.text(kept.direction[row])),
                match u64::try_from(kept.offset[row]) {
                    Ok(offset) => amount(offset),
                    Err(_) => Cell::Nothing,
                },
                amount(kept.bytes[row]),
                Cell::Number(kept.start_ns[row] as f64 * 1e-9),
                Cell::Number(took(row) as f64 * 1e-9),
                word(run.call_name(CallId(kept.call[row]))),
            ]
        })
        .collect();
    let columns = [
        (if run.has_mpi() { "Rank" } else { "Process" }, None),
        ("File", None),
        ("Access", None),
        ("Offset", Some(Unit::Count)),
        ("Bytes", Some(Unit::Bytes)),
        ("Start", Some(Unit::Seconds)),
        ("Time", Some(Unit::Seconds)),
        ("In", None),
    ];
    part(
        "io_accesses",
        "Slowest accesses",
        format!(
            "Reads and writes that were kept one by one: {}. The {} slowest took {} of their time.",
            text::number(Unit::Count, kept.len() as f64),
            ROWS.min(kept.len()),
            share(part_of(first.max(0) as u64, whole.max(0) as u64).unwrap_or(0.0)),
        ),
        vec![table("io_accesses", "", &columns, rows, String::new())],
    )
}
