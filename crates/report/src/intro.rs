//! The sentence that a section begins with: the main thing, with its number.

use crate::assemble::IO;
use findings::{BALANCED, ENDED_EARLY, waits_for_cores};
use metrics::{Measured, Metric, SECTIONS};
use model::{Class, FileView, Interface, Part, Rank, Run, Tag, Use};
use text::Unit;
use text::{about, capital, counted, is_known, number, ranges};

/// Sections whose numbers are sums over calls.
const OF_CALLS: &[&str] = &["mpi", IO];

/// Where less of the computing could be decoded, it is said how much was.
const DECODED: f64 = 0.95;

/// A run and its numbers.
struct Known<'a> {
    run: &'a Run,
    numbers: &'a [(&'static Metric, Measured)],
}

impl Known<'_> {
    fn number(&self, id: &str) -> Option<(Unit, &metrics::Value)> {
        let (metric, found) = self.numbers.iter().find(|(metric, _)| metric.id == id)?;
        Some((metric.unit, found.as_ref().ok()?))
    }

    fn value(&self, id: &str) -> Option<f64> {
        Some(self.number(id)?.1.value)
    }

    fn is_more_than_its_error(&self, id: &str) -> bool {
        let number = self.number(id);
        number.is_some_and(|(_, number)| is_known(number.value, number.error))
    }

    /// Whether the first is larger than the second, whatever the samples happened to fall on.
    fn stands_apart(&self, larger: &str, smaller: &str) -> bool {
        let numbers = self.number(larger).zip(self.number(smaller));
        numbers.is_some_and(|((_, of), (_, than))| is_known(of.value - than.value, of.error))
    }

    /// For people, with no more digits than its error allows; `None` where it is missing.
    fn shown(&self, id: &str) -> Option<String> {
        let (unit, number) = self.number(id)?;
        Some(about(unit, number.value, number.error))
    }
}

/// The sentence of a section, and beside the numbers of calls whether they are all; empty where the run has nothing to
/// say there.
pub fn intro(run: &Run, section: &str, numbers: &[(&'static Metric, Measured)]) -> String {
    let known = Known { run, numbers };
    let mut sentences = SECTIONS
        .iter()
        .filter(|row| row.id == section)
        .flat_map(|row| row.intro);
    let text = match section {
        // Of what its time went to a part alone is known.
        "overview" if run.is_imported() => None,
        IO if run.is_mpi_only() => io_of_mpi(&known),
        "balance" => balance(&known),
        IO => io(&known),
        "cpu" => cpu(&known),
        "math" => math(&known),
        "openmp" => openmp(&known),
        "threads" => threads(&known),
        "memory" => memory(&known),
        _ => sentences.find_map(|sentence| filled(&known, sentence)),
    };
    let mut text = capital(&text.unwrap_or_default());
    if section == "mpi" && !text.is_empty() && run.class_totals(Class::MpiIo).count > 0 {
        text.push_str(" Calls of MPI-IO are under I/O.");
    }
    match run.uncounted() && OF_CALLS.contains(&section) && !text.is_empty() {
        true => {
            format!("{text} Some calls went uncounted: numbers of calls, bytes and times of calls are lower bounds.")
        }
        false => text,
    }
}

/// A sentence of [`SECTIONS`] with its numbers; `None` where one of them is missing.
fn filled(known: &Known, sentence: &str) -> Option<String> {
    let pieces = sentence.split(['{', '}']).enumerate();
    pieces
        .map(|(at, piece)| match piece.split_once(' ') {
            _ if at % 2 == 0 => Some(piece.to_string()),
            Some((id, noun)) => Some(counted(known.value(id)?, noun)),
            None => known.shown(piece),
        })
        .collect()
}

/// I/O efficiency below which I/O is said to be what lowers the efficiencies.
const WITHOUT_IO: f64 = 0.9;

fn balance(known: &Known) -> Option<String> {
    let efficiency = known.shown("parallel_efficiency")?;
    let (balance, communication) = (known.shown("load_balance")?, known.shown("communication_efficiency")?);
    // What may be nothing, or all, is no factor.
    let factors = ["load_balance", "communication_efficiency"];
    let made_of = match factors.iter().all(|id| known.is_more_than_its_error(id)) {
        true => format!(" = load balance {balance} × communication efficiency {communication}"),
        false => String::new(),
    };
    let of_io = match (known.value("io_efficiency"), known.shown("io_efficiency")) {
        (Some(value), Some(shown)) if value < WITHOUT_IO => {
            format!(" I/O counts in the communication efficiency: I/O efficiency is {shown}.")
        }
        _ => String::new(),
    };
    Some(format!(
        "Parallel efficiency {efficiency}{made_of}, over the {} of the run.{of_io}{}",
        number(Unit::Seconds, known.run.elapsed_s()),
        match known.value("load_balance") {
            Some(balance) if balance < BALANCED => ended_early(known.run).unwrap_or_default(),
            _ => String::new(),
        }
    ))
}

/// That some ranks ended before the others, and with them their useful time.
fn ended_early(run: &Run) -> Option<String> {
    let last = run.ranks().iter().map(|rank| rank.end_ns).max()?;
    let early = |rank: &&Rank| (last - rank.end_ns) as f64 / 1e9 > ENDED_EARLY * run.elapsed_s();
    let early: Vec<&Rank> = run.ranks().iter().filter(early).collect();
    let first = early.iter().map(|rank| rank.elapsed_s()).reduce(f64::min)?;
    let ids: Vec<u32> = early.iter().map(|rank| rank.id.0).collect();
    Some(match ids.len() {
        1 => format!(
            " Rank {} ended after {}, before the others: its useful time ended with it, which lowers the balance.",
            ids[0],
            number(Unit::Seconds, first)
        ),
        _ => format!(
            " Ranks {} ended before the others, the first after {}: their useful time ended with them, which lowers the balance.",
            ranges(&ids).join(", "),
            number(Unit::Seconds, first)
        ),
    })
}

/// Of a report of MPI the calls of MPI-IO alone are known, and not their files.
fn io_of_mpi(known: &Known) -> Option<String> {
    let bytes = |id: &str, how: &str| {
        let bytes = known.value(id).filter(|bytes| *bytes > 0.0)?;
        Some(format!(", {} {how}", number(Unit::Bytes, bytes)))
    };
    let moved = [
        bytes("io_mpi_bytes_read", "read"),
        bytes("io_mpi_bytes_written", "written"),
    ];
    let calls = known.value("io_calls")?;
    let noun = match known.run.class_totals(Class::MpiIo).count as f64 >= calls {
        true => "MPI-IO call",
        false => "I/O call",
    };
    Some(format!(
        "{}{}.",
        counted(calls, noun),
        moved.into_iter().flatten().collect::<String>()
    ))
}

fn io(known: &Known) -> Option<String> {
    let Some(calls) = known.value("io_calls") else {
        return no_io(known);
    };
    let part = known.value("io_share")?;
    let many = counted(calls, "I/O call");
    // Where no other file has any of it.
    let standard = |bytes: fn(&Use) -> u64| {
        let moves = |file: &&FileView| file.layers.iter().any(|layer| bytes(&layer.sum) > 0);
        let mut files = known.run.files().data().filter(moves).peekable();
        files.peek().is_some() && files.all(|file| file.is_standard)
    };
    let read = moved(
        known,
        ["io_bytes_read", "io_mpi_bytes_read"],
        [
            "io_data_read",
            if standard(|of| of.read.bytes) {
                "from standard input, a file here, which counts as a data file"
            } else {
                "from data files"
            },
            "read",
        ],
    );
    let written = moved(
        known,
        ["io_bytes_written", "io_mpi_bytes_written"],
        [
            "io_data_written",
            if standard(|of| of.write.bytes) {
                "to standard output, a file here, which counts as a data file"
            } else {
                "to data files"
            },
            "written",
        ],
    );
    let moved: Vec<String> = [read, written].into_iter().flatten().collect();
    let moved = match moved.as_slice() {
        [] => "no data of files moved".into(),
        some => some.join("; "),
    };
    let mut said = match known.is_more_than_its_error("io_share") {
        // Hardly a sample fell into them.
        false => format!("{many}: {moved}."),
        // Text that is made outside these calls is part of it.
        true => format!("{} of the time is I/O, {many}: {moved}.", known.shown("io_share")?),
    };
    if let (Some(slowest), Some(mean)) = (known.shown("io_time_slowest"), known.shown("io_time_mean"))
        && known.run.ranks().len() > 1
        && part > 0.0
        && known.is_more_than_its_error("io_time_slowest")
    {
        let apart = known.stands_apart("io_time_slowest", "io_time_mean");
        let slowest = if apart {
            format!(", the slowest {slowest}")
        } else {
            String::new()
        };
        said.push_str(&format!(
            " A {} spends {mean} in it on average{slowest}.",
            known.run.rank_noun()
        ));
    }
    for (id, doing) in [
        ("io_of_baseline_written", "Writing"),
        ("io_of_baseline_read", "Reading"),
    ] {
        if let Some(part) = known.shown(id) {
            said.push_str(&format!(" {doing} reaches {part} of what the file system gives."));
        }
    }
    if lost_in_streams(known.run) {
        said.push_str(" What streams held in their buffers when a process was killed is counted, but reached no file.");
    }
    Some(said)
}

/// Whether a process was killed that had written data files through streams.
fn lost_in_streams(run: &Run) -> bool {
    let ends = &run.tables().processes.end;
    let lost = |part: &Part| {
        part.interface == Interface::Stdio
            && part.of.write.bytes > 0
            && ["signal", "abort", "mpi_abort"].contains(&run.text(ends[part.process.row()]))
    };
    (run.files().data()).any(|file| run.files().parts(file).iter().any(lost))
}

/// More than this past the calls that are recorded is told by its numbers.
const PAST_US: u64 = 1 << 20;

/// Where no I/O call of the program was recorded, and the kernel counted next to none, either.
fn no_io(known: &Known) -> Option<String> {
    let total = known.run.coverage_total();
    let missed: u64 = [total.read?, total.written?].iter().map(model::Captured::missed).sum();
    if missed > PAST_US || total.io_uring_rings > 0 {
        return None;
    }
    let read = known.value("io_program_read").map(|bytes| number(Unit::Bytes, bytes));
    let read = read.map_or(String::new(), |bytes| {
        format!("; {bytes} were read of libraries and configuration")
    });
    Some(format!("The program made no I/O call of its own{read}."))
}

/// What was moved one way, of all files and of the program's data files: "387 MiB read, 119 MiB of it from data files".
fn moved(known: &Known, of_all: [&str; 2], [of_data, data_files, how]: [&str; 3]) -> Option<String> {
    let all: f64 = of_all.iter().filter_map(|id| known.value(id)).sum();
    let data = known.value(of_data).unwrap_or(0.0);
    let bytes = |value: f64| number(Unit::Bytes, value);
    match (all, data) {
        (0.0, 0.0) => None,
        (_, 0.0) => Some(format!("{} {how}, none of it {data_files}", bytes(all))),
        // What MPI-IO moves for a program may be less than what becomes of it.
        // Nor does rounding tell of what else there is.
        (all, data) if data >= 0.995 * all => Some(format!("{} {how} {data_files}", bytes(data))),
        (all, data) => Some(format!("{} {how}, {} of it {data_files}", bytes(all), bytes(data))),
    }
}

fn cpu(known: &Known) -> Option<String> {
    let mix = known.run.hot().mix;
    let decoded = mix.known_s() / (mix.known_s() + mix.unknown_s);
    let computing = match decoded < DECODED {
        // Code made at run time, or of a library that is no longer there.
        true => format!(
            "the {} of the computing whose instructions are known",
            number(Unit::Share, decoded)
        ),
        false => "the computing".into(),
    };
    let mut kinds = vec![
        ("cpu_scalar_share", "scalar arithmetic"),
        ("cpu_vector_share", "vector arithmetic"),
        ("cpu_memory_share", "loads and stores"),
    ];
    // What is most is said first, whatever it is.
    let of = |(id, _): &(&str, &str)| known.value(id).unwrap_or(0.0);
    let others = [
        ("cpu_branch_share", "branches"),
        ("cpu_other_share", "other instructions"),
    ];
    let largest = kinds.iter().map(of).fold(0.0, f64::max);
    if let Some(most) = others
        .into_iter()
        .filter(|kind| of(kind) > largest)
        .max_by(|a, b| of(a).total_cmp(&of(b)))
    {
        kinds.insert(0, most);
    }
    let part = |(i, (id, name)): (usize, &(&str, &str))| {
        let is = if i == 0 { "is " } else { "" };
        Some(format!("{} {is}{name}", known.shown(id)?))
    };
    let parts: Vec<String> = kinds.iter().enumerate().map(part).collect::<Option<_>>()?;
    let in_memory = known.shown("cpu_in_memory_share")?;
    Some(format!(
        "Of {computing}, {}; {in_memory} of it is at instructions that read or write memory.",
        text::and(&parts)
    ))
}

fn math(known: &Known) -> Option<String> {
    let calls = counted(known.value("math_calls")?, "call");
    let rate = known.shown("math_rate");
    let how_fast = rate.map_or(String::new(), |rate| {
        let of_peak = known.value("math_of_peak").map(|part| number(Unit::Share, part));
        let of_peak = of_peak.map_or(String::new(), |part| format!(", {part} of what a core can"));
        format!(" at {rate} GFLOP/s{of_peak}")
    });
    Some(match known.shown("math_share") {
        Some(share) => capital(&format!(
            "{share} of the time is in {calls} of math libraries{how_fast}."
        )),
        None => format!("{calls} of math libraries{how_fast}."),
    })
}

fn openmp(known: &Known) -> Option<String> {
    let regions = counted(known.value("openmp_regions")?, "parallel region");
    let Some(share) = known.shown("openmp_share") else {
        return Some(format!("{regions} of OpenMP, of which none has ended."));
    };
    let at_work = match known.shown("openmp_efficiency") {
        Some(part) => format!("; in them the threads work {part} of the time{}", at_locks(known.run)),
        None => String::new(),
    };
    Some(capital(&format!(
        "{share} of the elapsed time is in {regions} of OpenMP{at_work}."
    )))
}

/// OpenMP's runtimes tell of barriers; what threads wait at locks within a region is work to them.
fn at_locks(run: &Run) -> &'static str {
    match run.totals(|site| run.call_is(site.call, Tag::Lock)).time_s > 0.01 * run.elapsed_s() {
        true => ", waits at locks, critical sections and `ordered` included",
        false => "",
    }
}

/// Cores that threads of libraries use before a word is said of them.
const POLLED: f64 = 0.05;

fn threads(known: &Known) -> Option<String> {
    if known.value("threads_per_process") == Some(1.0) {
        return Some(match known.shown("threads_library_cores") {
            Some(cores) if known.value("threads_library_cores") >= Some(POLLED) => {
                format!("Each process has one thread; threads that serve libraries use {cores} besides.")
            }
            _ => "Each process has one thread.".into(),
        });
    }
    let computing = known.shown("threads_computing")?;
    let at_once = known.value("threads_at_once")?;
    let threads = number(Unit::Count, at_once);
    let crowded = known.value("threads_computing") > known.value("cores_allowed");
    let compute = match crowded || waits_for_cores(known.run) {
        true => "compute, or wait for a core,",
        false => "compute",
    };
    Some(match at_once.fract() == 0.0 {
        true => format!("Of the {threads} threads of a process, {computing} {compute} at a time."),
        // The mean of all processes counts those that live for a moment as much as those that work.
        false => {
            format!("{computing} threads of a process {compute} at a time, on average over the time that each lives.")
        }
    })
}

fn memory(known: &Known) -> Option<String> {
    let peak = known.shown("memory_peak")?;
    Some(match known.shown("memory_node_peak_share") {
        Some(node) if known.run.tables().nodes.len() == 1 => {
            format!("The largest process took {peak}; at most {node} of the node's memory was in use.")
        }
        Some(node) => format!("The largest process took {peak}; the fullest node had {node} of its memory in use."),
        None => format!("The largest process took {peak}."),
    })
}
