//! What this process was given before Rust's runtime changed it, and a child that gets it back.
//!
//! Takes nothing but what the kernel says of this process. Gives which signals were ignored and which standard descriptors
//! closed when it was started ([`ignored`], [`closed`]), which limits are too low ([`too_low_for_us`]), and starts a child with
//! just these ([`spawn`]), or apart from all that we have ([`spawn_apart`]); gives back the memory of our own code
//! ([`let_code_go`]) and what was open for the program ([`let_descriptors_go`]); goes on for the program where the rest of
//! this process cannot ([`stand_in`], [`leave`]).
//!
//! Promises that a program which we start finds what we found, and that a child runs nothing but system calls between fork
//! and exec. Holds unsafe code for these things alone. Never knows what is started, or why.

mod child;
mod code;
mod descriptors;
mod limits;
mod start;
mod stead;

pub use child::{replace_by, send, spawn, spawn_apart};
pub use code::let_code_go;
pub use descriptors::let_descriptors_go;
pub use limits::{too_low_for_child, too_low_for_us};
pub use start::{closed, defaults, ignored, needs_spawn};
pub use stead::{Memory, die_by, ended, leave, stand_in, started};
