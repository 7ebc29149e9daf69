//! Input and output: what its time consists of, and what it moves.

use crate::metric::{Measured, Missing, Value};
use crate::mpi::{class_share, rate, totals};
use model::{CallSite, Class, Family, Run, Tag};

const NO_TIME: &str = "no time was seen in I/O";

pub(crate) fn read_share(run: &Run) -> Measured {
    class_share(run, Class::IoRead, NO_TIME)
}

pub(crate) fn write_share(run: &Run) -> Measured {
    class_share(run, Class::IoWrite, NO_TIME)
}

pub(crate) fn meta_share(run: &Run) -> Measured {
    class_share(run, Class::IoMeta, NO_TIME)
}

pub(crate) fn sync_share(run: &Run) -> Measured {
    counted(run, "sync_ns")?;
    class_share(run, Class::IoSync, NO_TIME)
}

pub(crate) fn mpi_io_share(run: &Run) -> Measured {
    class_share(run, Class::MpiIo, NO_TIME)
}

pub(crate) fn calls(run: &Run) -> Measured {
    let totals = totals(run, |site| site.class.family() == Family::Io, "no I/O call was made")?;
    Ok(Value::of(totals.count as f64).with_spread(run, &run.calls_by_rank(Family::Io)))
}

/// What the source of the profile did not count of files is not known.
pub(crate) fn counted(run: &Run, column: &str) -> Result<(), Missing> {
    match run.files().sum(|_, layer| layer.is_system()).uncounted.knows(column) {
        true => Ok(()),
        false => Err(Missing::unknown("the imported log does not count it", "")),
    }
}

pub(crate) fn metadata_calls(run: &Run) -> Measured {
    counted(run, "closes")?;
    Ok(Value::of(
        totals(
            run,
            |site| site.class == Class::IoMeta,
            "no file was opened, and none was looked up by a stat call",
        )?
        .count as f64,
    ))
}

fn mean(run: &Run, class: Class, none: &str) -> Measured {
    let moves = |site: &CallSite| site.class == class && !run.call_is(site.call, Tag::Flush);
    let totals = totals(run, moves, none)?;
    Ok(Value::of(totals.bytes as f64 / totals.count as f64))
}

fn class_rate(run: &Run, class: Class, none: &str) -> Measured {
    let totals = totals(run, |site| site.class == class, none)?;
    rate(totals.bytes, totals.time_s, totals.error_s)
}

const NO_READ: &str = "nothing was read";
const NO_WRITE: &str = "nothing was written";

/// A copy inside the kernel is a call that writes, and reads as many bytes.
pub(crate) fn bytes_read(run: &Run) -> Measured {
    let reads = |site: &CallSite| site.class == Class::IoRead || site.class == Class::IoWrite && site.moved.read > 0;
    Ok(Value::of(totals(run, reads, NO_READ)?.bytes as f64))
}

pub(crate) fn bytes_written(run: &Run) -> Measured {
    let writes = |site: &CallSite| site.class == Class::IoWrite;
    Ok(Value::of(totals(run, writes, NO_WRITE)?.bytes as f64))
}

pub(crate) fn read_rate(run: &Run) -> Measured {
    class_rate(run, Class::IoRead, NO_READ)
}

pub(crate) fn write_rate(run: &Run) -> Measured {
    class_rate(run, Class::IoWrite, NO_WRITE)
}

pub(crate) fn mean_read(run: &Run) -> Measured {
    mean(run, Class::IoRead, NO_READ)
}

pub(crate) fn mean_write(run: &Run) -> Measured {
    mean(run, Class::IoWrite, NO_WRITE)
}

pub(crate) fn mpi_io_read(run: &Run) -> Measured {
    let reads = |site: &CallSite| site.class == Class::MpiIo && site.moved.read > 0;
    Ok(Value::of(
        totals(run, reads, "nothing was read through MPI-IO")?.moved.read as f64,
    ))
}

pub(crate) fn mpi_io_written(run: &Run) -> Measured {
    let writes = |site: &CallSite| site.class == Class::MpiIo && site.moved.written > 0;
    Ok(Value::of(
        totals(run, writes, "nothing was written through MPI-IO")?.moved.written as f64,
    ))
}

pub(crate) fn mpi_io_rate(run: &Run) -> Measured {
    let totals = totals(run, |site| site.class == Class::MpiIo, "MPI-IO was not used")?;
    if totals.moved.all() == 0 {
        return Err(Missing::not_applicable("MPI-IO moved no data"));
    }
    rate(totals.moved.all(), totals.time_s, totals.error_s)
}
