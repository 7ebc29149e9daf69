//! Files: which there are, in what pattern they are used, and how that compares with what was counted elsewhere.

use crate::metric::{Measured, Missing, Value};
use model::{Captured, Direction, Family, FileClass, Interface, Run, Use};

fn needs_files(run: &Run) -> Result<(), Missing> {
    if run.files().iter().any(|file| !file.layers.is_empty()) {
        Ok(())
    } else {
        Err(Missing::not_applicable("no file was used"))
    }
}

fn io_by_rank(run: &Run) -> Vec<f64> {
    (0..run.times().len())
        .map(|rank| run.times().family(rank, Family::Io))
        .collect()
}

pub(crate) fn time_slowest(run: &Run) -> Measured {
    let by_rank = io_by_rank(run);
    let most = by_rank.iter().copied().fold(0.0, f64::max);
    if most <= 0.0 {
        return Err(Missing::not_applicable("no time was seen in I/O"));
    }
    Ok(Value::of(most).with_spread(run, &by_rank))
}

pub(crate) fn time_mean(run: &Run) -> Measured {
    let slowest = time_slowest(run)?;
    let by_rank = io_by_rank(run);
    if by_rank.len() == 1 {
        return Err(Missing::not_applicable("of one process it is the longest"));
    }
    Ok(Value {
        value: by_rank.iter().sum::<f64>() / by_rank.len() as f64,
        ..slowest
    })
}

pub(crate) fn waited(run: &Run) -> Measured {
    crate::mpi::needs_mpi(run)?;
    time_slowest(run)?;
    let waits = run.io_waits();
    let ranks = waits.waiting_by_rank.len().max(1) as f64;
    Ok(Value::of(waits.waiting_s / ranks).with_spread(run, &waits.waiting_by_rank))
}

fn class_bytes(run: &Run, class: FileClass, direction: Direction, none: &str) -> Measured {
    let sum = run.files().system(class);
    let bytes = sum.way(direction).bytes;
    if bytes == 0 {
        return Err(Missing::not_applicable(none));
    }
    Ok(Value::of(bytes as f64))
}

const NO_READ: &str = "nothing was read from data files";
const NO_WRITE: &str = "nothing was written to data files";

pub(crate) fn data_read(run: &Run) -> Measured {
    class_bytes(run, FileClass::Data, Direction::Read, NO_READ)
}

pub(crate) fn data_written(run: &Run) -> Measured {
    class_bytes(run, FileClass::Data, Direction::Write, NO_WRITE)
}

pub(crate) fn program_read(run: &Run) -> Measured {
    class_bytes(
        run,
        FileClass::Program,
        Direction::Read,
        "no file of a program was read",
    )
}

fn data_rate(run: &Run, direction: Direction, none: &str) -> Measured {
    let seconds = run.files().seconds_by_rank(run, |file| file.class == FileClass::Data);
    let time = |of: &model::IoSeconds| of.way(direction);
    let bytes = class_bytes(run, FileClass::Data, direction, none)?.value;
    let most = seconds.iter().map(time).fold(0.0, f64::max);
    if most <= 0.0 {
        return Err(Missing::not_applicable(
            "only what lies below MPI-IO did so, in its time",
        ));
    }
    Ok(Value::of(bytes / most))
}

pub(crate) fn data_read_rate(run: &Run) -> Measured {
    data_rate(run, Direction::Read, NO_READ)
}

pub(crate) fn data_write_rate(run: &Run) -> Measured {
    data_rate(run, Direction::Write, NO_WRITE)
}

fn small(run: &Run, direction: Direction, none: &str) -> Measured {
    let asked = run.files().asked(FileClass::Data);
    let way = asked.way(direction);
    if way.calls == 0 {
        return Err(Missing::not_applicable(none));
    }
    Ok(Value::of(way.small() as f64 / way.calls as f64))
}

pub(crate) fn small_reads(run: &Run) -> Measured {
    small(run, Direction::Read, NO_READ)
}

pub(crate) fn small_writes(run: &Run) -> Measured {
    small(run, Direction::Write, NO_WRITE)
}

pub(crate) fn small_time(run: &Run) -> Measured {
    let (mut all, mut small) = (0.0, 0.0);
    for layer in run.files().data().flat_map(|file| file.asked()) {
        for way in [&layer.sum.read, &layer.sum.write] {
            all += way.time_s;
            if way.mean_bytes() < model::SMALL_BYTES as f64 {
                small += way.time_s;
            }
        }
    }
    if all <= 0.0 {
        return Err(Missing::not_applicable(
            "no time was spent in reads and writes of data files",
        ));
    }
    Ok(Value::of(small / all))
}

/// A part of the reads and writes that reached the system.
fn of_accesses(run: &Run, part: impl Fn(&Use) -> u64) -> Measured {
    let sum = run
        .files()
        .sum(|file, layer| file.class == FileClass::Data && layer == Interface::Posix);
    if sum.accesses() == 0 {
        return Err(Missing::not_applicable(
            "no data file was read or written by system calls",
        ));
    }
    match placed(&sum) {
        0 => Err(Missing::not_applicable(
            "these reads and writes have no place in a file",
        )),
        all => Ok(Value::of(part(&sum) as f64 / all as f64)),
    }
}

fn placed(of: &Use) -> u64 {
    of.read.placed.saturating_add(of.write.placed)
}

fn sequential_calls(of: &Use) -> u64 {
    of.read.sequential.saturating_add(of.write.sequential).min(placed(of))
}

pub(crate) fn sequential(run: &Run) -> Measured {
    of_accesses(run, sequential_calls)
}

pub(crate) fn consecutive(run: &Run) -> Measured {
    of_accesses(run, |of| {
        of.read.consecutive.saturating_add(of.write.consecutive).min(placed(of))
    })
}

pub(crate) fn random(run: &Run) -> Measured {
    of_accesses(run, |of| placed(of) - sequential_calls(of))
}

fn mpi_io(run: &Run) -> Result<Use, Missing> {
    let sum = run.files().sum(|_, layer| layer == Interface::MpiIo);
    if sum.accesses() == 0 {
        return Err(Missing::not_applicable("MPI-IO moved no data"));
    }
    Ok(sum)
}

pub(crate) fn collective(run: &Run) -> Measured {
    let sum = mpi_io(run)?;
    let together = [
        sum.read.collective,
        sum.read.split,
        sum.write.collective,
        sum.write.split,
    ];
    let together = together.into_iter().fold(0, u64::saturating_add).min(sum.accesses());
    Ok(Value::of(together as f64 / sum.accesses() as f64))
}

/// Sums of MPI-IO and of the system below it, over the files that both know.
fn layers(run: &Run) -> Result<(Use, Use), Missing> {
    mpi_io(run)?;
    let (mut above, mut below) = (Use::default(), Use::default());
    for file in run.files().iter() {
        let system = file.layers.iter().any(|layer| layer.interface.is_system());
        if let Some(mpi) = file.layer(Interface::MpiIo).filter(|_| system) {
            above.add(mpi);
            below.add(&file.system());
        }
    }
    if above.bytes() == 0 || below.accesses() == 0 {
        return Err(Missing::unknown("what MPI-IO asked of the system was not seen", ""));
    }
    Ok((above, below))
}

pub(crate) fn amplification(run: &Run) -> Measured {
    let (above, below) = layers(run)?;
    Ok(Value::of(below.bytes() as f64 / above.bytes() as f64))
}

pub(crate) fn aggregation(run: &Run) -> Measured {
    let (above, below) = layers(run)?;
    Ok(Value::of(above.accesses() as f64 / below.accesses() as f64))
}

fn data_files(run: &Run, wanted: impl Fn(&model::FileView) -> bool) -> Measured {
    needs_files(run)?;
    let files = run
        .files()
        .data()
        .filter(|file| file.is_opened() && wanted(file))
        .map(|file| file.members as f64);
    Ok(Value::of(files.sum::<f64>()))
}

pub(crate) fn files(run: &Run) -> Measured {
    data_files(run, |_| true)
}

pub(crate) fn files_shared(run: &Run) -> Measured {
    data_files(run, |file| file.is_shared())
}

pub(crate) fn files_by_one(run: &Run) -> Measured {
    data_files(run, |file| file.processes == 1)
}

pub(crate) fn program_files(run: &Run) -> Measured {
    needs_files(run)?;
    Ok(Value::of(
        run.files().of(FileClass::Program).map(|file| file.members as f64).sum(),
    ))
}

pub(crate) fn meta_per_file(run: &Run) -> Measured {
    let files = files(run)?.value;
    if files == 0.0 {
        return Err(Missing::not_applicable("no data file was used"));
    }
    crate::io::counted(run, "closes")?;
    let calls = run
        .files()
        .sum(|file, layer| file.class == FileClass::Data && layer.is_system())
        .meta_calls();
    Ok(Value::of(calls as f64 / files))
}

fn captured(of: Option<Captured>, none: &str) -> Measured {
    let of = of.ok_or_else(|| Missing::unknown("the kernel's count of the processes' bytes is not known", ""))?;
    of.share().map(Value::of).ok_or_else(|| Missing::not_applicable(none))
}

pub(crate) fn captured_read(run: &Run) -> Measured {
    needs_files(run)?;
    captured(run.coverage_total().read, "nothing was read")
}

pub(crate) fn captured_written(run: &Run) -> Measured {
    needs_files(run)?;
    captured(run.coverage_total().written, "nothing was written")
}

pub(crate) fn mapped(run: &Run) -> Measured {
    match run.coverage_total().mapped_bytes {
        0 => Err(Missing::not_applicable("no file was mapped")),
        bytes => Ok(Value::of(bytes as f64)),
    }
}

pub(crate) fn failed(run: &Run) -> Measured {
    needs_files(run)?;
    crate::io::counted(run, "errors")?;
    Ok(Value::of(
        run.failures().iter().map(|failure| failure.count as f64).sum(),
    ))
}

fn of_baseline(run: &Run, direction: Direction, none: &str) -> Measured {
    let reached = run.reached(direction);
    let first = reached.first().ok_or_else(|| Missing::not_applicable(none))?;
    match reached.iter().find_map(|reached| reached.share()) {
        Some(share) => Ok(Value::of(share)),
        None => {
            let mount = run.filesystem(first.filesystem).map(|on| on.mount).unwrap_or("DIR");
            Err(Missing::unknown(
                "no probe has measured what this file system gives",
                &format!("`steelyard probe io DIR`, with a directory below {mount}, measures it."),
            ))
        }
    }
}

pub(crate) fn of_baseline_read(run: &Run) -> Measured {
    of_baseline(run, Direction::Read, NO_READ)
}

pub(crate) fn of_baseline_written(run: &Run) -> Measured {
    of_baseline(run, Direction::Write, NO_WRITE)
}

/// Share of the bytes that processes passed to the kernel which no device moved for them.
fn cached(run: &Run, asked: &[i64], asked_at_start: &[i64], moved: &[i64], none: &str) -> Measured {
    let since = |row: usize| match asked[row] >= 0 && moved[row] >= 0 {
        true => asked[row].saturating_sub(asked_at_start[row].max(0)).max(0),
        false => -1,
    };
    let by_devices = |row: usize| if since(row) >= 0 { moved[row] } else { -1 };
    let sum = |of: &dyn Fn(usize) -> i64| {
        let column: Vec<i64> = (0..asked.len()).map(of).collect();
        run.kernel_sum(&column).unwrap_or(0) as f64
    };
    let (passed, by_devices) = (sum(&since), sum(&by_devices));
    needs_files(run)?;
    if passed <= 0.0 {
        return Err(Missing::not_applicable(none));
    }
    Ok(Value::of((1.0 - by_devices / passed).max(0.0)))
}

pub(crate) fn cached_read(run: &Run) -> Measured {
    let of = &run.tables().processes;
    cached(
        run,
        &of.io_rchar,
        &of.io_rchar_start,
        &of.io_read_bytes,
        "nothing was read",
    )
}

pub(crate) fn cached_written(run: &Run) -> Measured {
    let of = &run.tables().processes;
    cached(
        run,
        &of.io_wchar,
        &of.io_wchar_start,
        &of.io_write_bytes,
        "nothing was written",
    )
}

fn bursts(run: &Run) -> Result<model::Bursts, Missing> {
    run.write_bursts()
        .ok_or_else(|| Missing::not_applicable("the program does not write in bursts at even distances"))
}

pub(crate) fn burst_period(run: &Run) -> Measured {
    Ok(Value::of(bursts(run)?.period_s))
}

pub(crate) fn burst_bytes(run: &Run) -> Measured {
    Ok(Value::of(bursts(run)?.bytes))
}

pub(crate) fn burst_rate(run: &Run) -> Measured {
    let bursts = bursts(run)?;
    if bursts.time_s <= 0.0 {
        return Err(Missing::not_applicable(
            "the writes were over before their time could be seen",
        ));
    }
    Ok(Value::of(bursts.rate()))
}
