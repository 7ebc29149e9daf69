//! Why a file could not be read or written. Each variant is a sentence for the user.

/// Why a profile or region could not be read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A member's content is not what it must be.
    #[error("the profile is damaged: {member}: {why}")]
    Damaged {
        /// Which member.
        member: String,
        /// What is wrong with it.
        why: String,
    },
}
