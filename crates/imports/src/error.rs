//! Why a file could not be taken in. Each variant is a sentence for the user.

use crate::lines::Strange;

/// Why a file could not be taken in. What it was taken for says [`Kind::label`](crate::Kind::label).
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Reading(#[from] std::io::Error),
    /// It begins like a file of that kind, and nothing of it says what the run did.
    #[error("it ends at line {lines} and has none of {wanted}{strange}; {remedy}")]
    Nothing {
        /// Its lines.
        lines: u64,
        /// What is missing.
        wanted: &'static str,
        /// Lines that stand where others belong.
        strange: Strange,
        /// What to do next.
        remedy: &'static str,
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
    #[error("the XML is damaged in line {line}: {why}; copy it again from where it was written")]
    Xml {
        /// Where.
        line: u64,
        /// What the reader of XML says.
        why: String,
    },
}

/// For files that another tool wrote whole.
pub(crate) const COPY: &str = "copy it again from where it was written";
