//! Why a log could not be read or made. Each variant is a sentence for the user.

/// Why a log could not be read or made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The magic number or the header is missing.
    #[error("this is not a Darshan log: {why}; give a file named *.darshan")]
    NotALog {
        /// What was found instead.
        why: String,
    },
    /// Another program's time.
    #[error("the log has format {found:?}, and versions 3.00 to 3.41 can be read; convert it with darshan-convert")]
    Version {
        /// What it says of itself.
        found: String,
    },
    /// A log as Darshan 2 wrote it, or a newer one that somebody packed.
    #[error(
        "this is packed with gzip, as logs of Darshan 2.x (*.darshan.gz) are, and versions 3.00 to 3.41 can be read; darshan-util of version 2 reads those, and a newer log that was packed afterwards is read after gunzip"
    )]
    Gzip,
    /// Compressed in a way that has not been used for a decade.
    #[error("the log is compressed with bzip2, which is not read here; convert it to zlib with darshan-convert")]
    Bzip2,
    /// A part without which nothing can be said.
    #[error("the log is damaged: its {region} {why}; copy it again from where it was written")]
    Damaged {
        /// Which part.
        region: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// More than this program can hold.
    #[error("the log says that {what}, which is more than can be taken in here ({limit})")]
    TooLarge {
        /// What there is too much of.
        what: String,
        /// The most that is accepted.
        limit: u64,
    },
    /// There is nothing in the profile that Darshan has a place for.
    #[error(
        "the profile has no records of files, so there is nothing that a Darshan log could hold; run the program again with this steelyard"
    )]
    NothingToExport,
}
