//! The program that the self-test measures: it computes, writes and sleeps, and how much of each is known.

use anyhow::{Context, Result};
use clap::Args;
use std::fs::File;
use std::hint::black_box;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The program that `doctor` measures.
#[derive(Args, Debug)]
pub struct Arguments {
    /// A file to write to.
    pub file: PathBuf,
}

/// Calls of `write`, and the bytes of each.
pub const WRITES: u64 = 100;
/// Bytes of each.
pub const WRITE_BYTES: u64 = 4096;
const COMPUTES: Duration = Duration::from_millis(400);
const SLEEPS: Duration = Duration::from_millis(300);

/// Computes, writes, sleeps. An error where the file cannot be written.
pub fn target(options: Arguments) -> Result<ExitCode> {
    let mut file = File::create(&options.file).with_context(|| options.file.display().to_string())?;
    for _ in 0..WRITES {
        file.write_all(&[7; WRITE_BYTES as usize])?;
    }
    let end = Instant::now() + COMPUTES;
    let mut sum = 0u64;
    while Instant::now() < end {
        for i in 0..100_000u64 {
            sum = black_box(sum.wrapping_mul(31).wrapping_add(i));
        }
    }
    std::thread::sleep(SLEEPS);
    Ok(ExitCode::SUCCESS)
}
