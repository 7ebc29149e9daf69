//! Opening what another user, or a program gone wrong, may have put there.
//!
//! Shared places (`/dev/shm`, `/tmp`, a group's folder) hold what anybody likes to put into them: a FIFO that nobody
//! writes to, a link to `/dev/zero`, a file of 8 EiB without a byte in it. Takes a path and a bound; gives the open file or its
//! bytes, or an error that says what is wrong with it.
//!
//! Promises that nothing is read before its owner, its type and its size are known, and nothing is waited for: every file is
//! opened without blocking, looked at by its descriptor, and read up to the bound. Never follows a link in a shared place,
//! and never writes to what others put at a name.

mod content;
mod named;
mod own;

pub use content::{TEXT, head};
pub use named::{named, named_bytes, to_write};
pub use own::{fresh, is_own_folder, of_user, own, own_bytes, own_to_change};

#[cfg(test)]
mod tests;
