//! Code generation, checks, goldens, benchmarks.
fn main() {}
