//! An MPI library that is found and opened at run time: no compiler, no headers, one binary for every MPI.
//!
//! There are three binary interfaces: that of MPICH, which Intel MPI, Cray MPICH and MVAPICH share, that of Open MPI,
//! and the one that MPI 5 defines. They differ in the values of handles and constants alone, so one table of constants
//! ([`Interface`]) and one of functions serve all. Handles are passed as words: where the library takes an `int`,
//! it reads the word's lower half. That holds for the little-endian machines with 64 bits that Steelyard runs on.
//!
//! What a call needs after it has returned is owned by the value that it returns ([`Pending`]), so nothing of this
//! crate's interface is unsafe. Errors inside the library end the job, as MPI's own default has it.

#[cfg(not(all(target_endian = "little", target_pointer_width = "64")))]
compile_error!("handles are passed as words of 64 bits, little end first");

mod buffer;
mod calls;
mod communicator;
mod error;
mod find;
mod interface;
mod library;
mod pending;
mod surroundings;
mod version;
mod world;

pub use buffer::Buffer;
pub use communicator::{Communicator, Number, Numbers, Operation, Window};
pub use error::Error;
pub use interface::Interface;
pub use library::Library;
pub use pending::Pending;
pub use version::Version;
pub use world::World;
