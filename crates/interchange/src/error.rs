//! Why nothing was written.

use model::RankId;

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is nothing to show.
    #[error(
        "the profile has no samples{}, so there are no stacks to export; numbers and calls are in `steelyard report`",
        .of
    )]
    NoSamples {
        /// Of whom, with a leading space, or nothing.
        of: String,
    },
    /// A rank was asked for that the run does not have.
    #[error("there is no {noun} {}; the run has {count} of them", .rank.0)]
    NoSuchRank {
        /// The one.
        rank: RankId,
        /// What it is called: rank or process.
        noun: &'static str,
        /// How many there are.
        count: usize,
    },
    /// A viewer of time was asked to merge what happened at the same time.
    #[error(
        "{0} shows what happened when, so ranks cannot be merged for it; --merge is for speedscope, folded and pprof"
    )]
    CannotMerge(&'static str),
    /// There is nothing for mpiP's report.
    #[error("no rank called MPI, so there is nothing that mpiP would report; `steelyard report` says what there is")]
    NoMpi,
    /// There is nothing for perf-libs-tools.
    #[error(
        "the program called no BLAS, LAPACK or FFTW that was seen, so there is nothing that perf-libs-tools would sum up; \
         `steelyard report` says what there is"
    )]
    NoMath,
    /// Writing failed.
    #[error("cannot write: {0}")]
    Io(#[from] std::io::Error),
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Error {
        Error::Io(error.into())
    }
}
