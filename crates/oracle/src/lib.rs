//! Other people's unwinders as the oracle for ours. For tests alone: nothing of this is part of the product.
//!
//! The collector walks stacks inside a signal handler, in C. Here the same stacks are walked again, off-line, by
//! framehop, and the same tables are read by gimli.
//!
//! * [`Recording`]: what `collector/tests/unwind/recorder.c` wrote while a program ran under it.
//! * [`Walker`]: framehop over a recording's objects.
//! * [`Table`]: gimli over an object file's `.eh_frame`, in the notation of `collector/tests/unwind/rows.c`.
//! * [`Workshop`]: a temporary folder in which the C parts and the sampled programs are built.

mod recording;
mod table;
mod walker;
mod workshop;

pub use recording::{Broken, Object, Recording, Sample};
pub use table::{Packed, Table, packed_agrees};
pub use walker::{Verdict, Walker};
pub use workshop::{Workshop, setting};
