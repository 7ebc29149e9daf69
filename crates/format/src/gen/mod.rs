//! Made from `api/` by `cargo xtask codegen`; do not edit.

pub mod records;
