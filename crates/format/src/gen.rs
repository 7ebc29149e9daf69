//! Made from `api/` by `cargo xtask codegen`; do not edit.

pub mod calls;
pub mod classes;
pub mod file_counters;
pub mod inert;
pub mod losses;
pub mod math;
pub mod options;
pub mod python;
pub mod records;
pub mod runtimes;
