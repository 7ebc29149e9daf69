//! Command lines and values of variables as they may be kept and shown: secrets are replaced.
//!
//! Takes the words of a command ([`redacted`]), a text ([`redacted_text`]) or a name ([`is_secret`]); gives as many
//! words, in which what looks like a secret reads `[redacted]`. What are looked at are *tokens*: a word of a command
//! line without white space is one; a word with white space, as what follows `sh -c`, has several, and what one says of
//! the next holds there too.
//!
//! Promises that any text is survived, and what does not look like a secret stays as it was. It cannot promise to know
//! every secret: a password may look like anything. Never reads a file or the environment, and knows not where its
//! words go.

mod command;
mod name;
mod value;

pub use command::{redacted, redacted_text};
pub use name::is_secret;

#[cfg(test)]
mod tests;
