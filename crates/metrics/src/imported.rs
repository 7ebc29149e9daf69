//! What of a profile that was imported from a file of another tool is no number of its run: not known is not 0.

use crate::metric::{Certainty, Metric, Missing};
use model::{Family, Recorded, Run};

/// Sections of which a report of MPI knows something.
const OF_MPI: [&str; 5] = ["overview", "balance", "mpi", "io", "trust"];
/// Numbers in them of which it knows nothing: what ranks did outside MPI, files, receivers.
const NOT_OF_MPI: [&str; 5] = [
    "compute_share",
    "wait_share",
    "mpi_bytes_received",
    "mpi_start_share",
    "held_up_time",
];
/// What measuring cost, and samples: of what was not measured here.
const OF_OURS: [&str; 6] = [
    "overhead_share",
    "overhead_samples",
    "overhead_calls",
    "overhead_start",
    "samples",
    "sampled_share",
];
/// Of I/O it knows MPI-IO.
const OF_MPI_IO: [&str; 4] = ["io_share", "io_mpi_share", "io_mpi_rate", "io_calls"];
/// Numbers of samples that are counted, and that samples alone have.
const OF_SAMPLES: [&str; 3] = ["elapsed", "samples", "truncated_share"];
/// Sections of what threads do together, which needs those that wait.
const OF_WAITING: [&str; 3] = ["balance", "threads", "openmp"];
/// And of what instructions are, which needs their addresses in their files.
const OF_CODE: &str = "cpu";

/// Why there is no such number; `None` where there may be one.
pub(crate) fn lacks(metric: &Metric, run: &Run) -> Option<Missing> {
    // What is not on the stacks may have gone another way.
    let share = |family| run.times().family_total(family) > 0.0;
    let any = |column: &[i64]| column.iter().any(|value| *value >= 0);
    let is_known = match run.recorded() {
        Recorded::All => true,
        Recorded::Io | Recorded::Mpi if OF_OURS.contains(&metric.id) => false,
        Recorded::Io => true,
        Recorded::Mpi if metric.section == "io" => {
            OF_MPI_IO.contains(&metric.id) || metric.id.starts_with("io_mpi_bytes")
        }
        Recorded::Mpi => match metric.id {
            "io_share" => share(Family::Io),
            "cpu_utilisation" | "cpu_system_share" => any(&run.tables().processes.user_ns),
            "memory_peak" => any(&run.tables().processes.rss_peak_bytes),
            id => OF_MPI.contains(&metric.section) && !NOT_OF_MPI.contains(&id),
        },
        Recorded::OnCpu | Recorded::Stacks => {
            let is_sampled = metric.certainty == Certainty::Sampled
                && !OF_WAITING.contains(&metric.section)
                && metric.section != OF_CODE;
            OF_SAMPLES.contains(&metric.id)
                || is_sampled
                    && match metric.id {
                        "mpi_share" => share(Family::Mpi),
                        "io_share" => share(Family::Io),
                        "wait_share" => share(Family::Wait),
                        _ => true,
                    }
        }
    };
    (!is_known).then(|| Missing::not_applicable("the file that the profile was imported from does not tell it"))
}
