//! Why a file could not be taken in. Each variant is a sentence for the user.

/// Why a file could not be taken in.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Reading(#[from] std::io::Error),
    /// It begins like a file of that kind, and nothing of it says what the run did.
    #[error("this begins like {kind}, and has none of {wanted}: copy it again from where it was written")]
    Nothing {
        /// What it looks like.
        kind: &'static str,
        /// What is missing.
        wanted: &'static str,
    },
    /// More than this program can hold.
    #[error("the file says that {what}, which is more than can be taken in here ({limit})")]
    TooLarge {
        /// What there is too much of.
        what: String,
        /// The most that is accepted.
        limit: u64,
    },
    /// It is not what it began as.
    #[error("the XML is damaged: {0}; copy it again from where it was written")]
    Xml(String),
}
