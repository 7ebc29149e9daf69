//! Why a command line cannot be used as it is. Each variant is a sentence that ends with what to type instead.

/// Why [`crate::parse`] found no program to put `steelyard exec` before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// There are no words at all.
    #[error("there is no command to run; write one, as in: steelyard run mpirun -n 2 ./app")]
    Empty,
    /// The launcher's line ends before a program.
    #[error("{launcher}: the command names no program to start; write one, as in: {launcher} {example} ./app")]
    NoProgram {
        /// The launcher as typed.
        launcher: String,
        /// Options for the example.
        example: String,
    },
    /// An option that the table does not know, so that it cannot be told where the program starts.
    #[error(
        "{launcher}: the option {option} is not known for {family}, so steelyard cannot tell where the program starts; \
         put it in by hand: {launcher} … {option} … steelyard exec PROGRAM ARGUMENTS"
    )]
    UnknownOption {
        /// The launcher as typed.
        launcher: String,
        /// Whose options were looked up.
        family: String,
        /// The word.
        option: String,
    },
    /// An option at the end of the line lacks its value.
    #[error("{launcher}: the option {option} lacks its value; write it after the option, then the program")]
    LacksValue {
        /// The launcher as typed.
        launcher: String,
        /// The option.
        option: String,
    },
    /// Several launchers have this name and read the line differently.
    #[error(
        "{launcher}: several MPI libraries have a command of this name, and they read these options differently; \
         put steelyard in by hand: {launcher} OPTIONS steelyard exec PROGRAM ARGUMENTS"
    )]
    Ambiguous {
        /// The launcher as typed.
        launcher: String,
    },
    /// The programs stand in a file that the launcher reads.
    #[error(
        "{launcher}: {option} takes the programs from a file, which steelyard run does not change; put steelyard in by \
         hand, in that file, before each program, as in `{example}`, and start {launcher} without steelyard run"
    )]
    LaunchFile {
        /// The launcher as typed.
        launcher: String,
        /// The option.
        option: String,
        /// A line of such a file.
        example: String,
    },
    /// The launcher returns before the job has run.
    #[error(
        "{launcher} returns before the job has run, so steelyard run could not wait for it; put steelyard in by hand: \
         {launcher} OPTIONS steelyard exec PROGRAM ARGUMENTS"
    )]
    Detaches {
        /// The launcher as typed, with its subcommand.
        launcher: String,
    },
    /// A launcher whose options are not known.
    #[error(
        "{launcher} is a launcher whose options steelyard does not know; put steelyard in by hand: {launcher} OPTIONS \
         steelyard exec PROGRAM ARGUMENTS"
    )]
    UnknownLauncher {
        /// The launcher as typed.
        launcher: String,
    },
}
