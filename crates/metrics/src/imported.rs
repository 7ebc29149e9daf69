//! What of a profile that was imported from a file of another tool is no number of its run: not known is not 0.

use crate::metric::{Certainty, Metric, Missing};
use model::{Family, Recorded, Run};

/// Sections of which a report of MPI knows something.
const OF_MPI: [&str; 5] = ["overview", "balance", "mpi", "io", "trust"];
/// Numbers in them of which it knows nothing: what ranks did outside MPI, what they received, and rates of both ways.
const NOT_OF_MPI: [&str; 7] = [
    "compute_share",
    "wait_share",
    "mpi_bytes_received",
    "mpi_p2p_rate",
    "mpi_collective_rate",
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
/// Of the section of I/O it knows MPI-IO.
const OF_MPI_IO: [&str; 3] = ["io_mpi_share", "io_mpi_rate", "io_calls"];
/// Numbers of samples that are counted, and that samples alone have.
const OF_SAMPLES: [&str; 3] = ["elapsed", "samples", "truncated_share"];
/// Sections of what threads do together, which needs those that wait.
const OF_WAITING: [&str; 3] = ["balance", "threads", "openmp"];
/// Numbers of moments at which several ranks are seen, and of the time that I/O takes, waiting included.
const OF_MOMENTS: [&str; 6] = [
    "mpi_late_share",
    "mpi_together_share",
    "mpi_deadlock_share",
    "io_waited_time",
    "io_time_slowest",
    "io_time_mean",
];
/// The section of what instructions are, which needs their addresses in their files.
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
            id => OF_MPI.contains(&metric.section) && !NOT_OF_MPI.contains(&id) && !OF_MOMENTS.contains(&id),
        },
        Recorded::OnCpu | Recorded::Stacks => {
            let is_sampled = metric.certainty == Certainty::Sampled
                && !OF_WAITING.contains(&metric.section)
                && metric.section != OF_CODE
                && !OF_MOMENTS.contains(&metric.id);
            // Lines are no samples, and their counts no time.
            let is_counted = run.recorded() == Recorded::OnCpu || metric.id == "truncated_share";
            OF_SAMPLES.contains(&metric.id) && is_counted
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{METRICS, value};
    use model::fixture::{Fixture, SiteOf};
    use model::{ELAPSED_TIME, TIME_OFF_CPU, TIME_OUTSIDE_MPI};

    fn imported(id: &str) -> Run {
        let of = SiteOf {
            count: 7,
            bytes: 700,
            time_s: 1.0,
            ..SiteOf::default()
        };
        let run = Fixture::new("U6M4\nU6M4").site_of_all("MPI_Send", "halo@app.c:7", of);
        run.absent(id, "a file", "").run()
    }

    #[test]
    fn what_is_named_here_is_there() {
        let lists = [&NOT_OF_MPI[..], &OF_MPI_IO, &OF_OURS, &OF_SAMPLES, &OF_MOMENTS];
        for id in lists.concat() {
            assert!(METRICS.iter().any(|metric| metric.id == id), "{id}");
        }
        for section in [&OF_MPI[..], &OF_WAITING, &[OF_CODE]].concat() {
            assert!(METRICS.iter().any(|metric| metric.section == section), "{section}");
        }
    }

    #[test]
    fn a_file_tells_what_its_tool_recorded() {
        let known = |run: &Run, ids: &[&str]| ids.iter().filter(|id| value(id, run).is_some()).count();
        let calls = ["mpi_calls", "mpi_bytes_sent", "calls_counted"];
        let samples = ["samples", "compute_share"];
        let neither = [
            "overhead_share",
            "mpi_bytes_received",
            "mpi_late_share",
            "wait_share",
            "cpu_scalar_share",
        ];
        let all = Fixture::new("U6M4\nU6M4").run();
        assert!(value("overhead_share", &all).is_some() && value("mpi_late_share", &all).is_some());
        let mpi = imported(TIME_OUTSIDE_MPI);
        assert_eq!(
            [known(&mpi, &calls), known(&mpi, &samples), known(&mpi, &neither)],
            [3, 0, 0]
        );
        for (id, of_samples) in [(TIME_OFF_CPU, 2), (ELAPSED_TIME, 1)] {
            let run = imported(id);
            assert_eq!(
                [known(&run, &calls), known(&run, &samples), known(&run, &neither)],
                [0, of_samples, 0],
                "{id}"
            );
        }
    }
}
