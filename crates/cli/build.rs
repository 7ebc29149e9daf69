//! Makes libsteelyard.so part of the binary, so that one file is all that a machine needs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let collector = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../collector");
    for part in ["Makefile", "src", "gen"] {
        println!("cargo:rerun-if-changed={}", collector.join(part).display());
    }
    println!("cargo:rerun-if-env-changed=STEELYARD_LIBRARY");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let library = match env::var_os("STEELYARD_LIBRARY") {
        // A release carries a library built for older systems.
        Some(path) => {
            println!("cargo:rerun-if-changed={}", Path::new(&path).display());
            fs::read(path)
        }
        None => build(&collector, &out).and_then(fs::read),
    };
    let bytes = library.unwrap_or_else(|error| {
        // This file never exists: what failed is tried again at the next build.
        println!("cargo:rerun-if-changed={}", out.join("again").display());
        println!("cargo:warning=libsteelyard.so is not built in ({error}); the command will look for it beside itself");
        Vec::new()
    });
    // Here and not at run time: every rank would read it all to name it.
    println!("cargo:rustc-env=STEELYARD_LIBRARY_HASH={:016x}", hash(&bytes));
    if let Err(error) = fs::write(out.join("libsteelyard.so"), bytes) {
        println!("cargo:warning={}: {error}", out.display());
    }
}

/// FNV-1a, 64 bits: tells versions apart.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Builds into the build directory of this crate, so that a build never waits for, or spoils, another.
fn build(collector: &Path, out: &Path) -> std::io::Result<PathBuf> {
    let folder = out.join("collector");
    let make = Command::new("make")
        .arg("-C")
        .arg(collector)
        .arg(format!("BUILD={}", folder.display()))
        .env_remove("MAKEFLAGS")
        .env_remove("MAKELEVEL")
        .output()?;
    if !make.status.success() {
        let error = String::from_utf8_lossy(&make.stderr);
        return Err(std::io::Error::other(format!(
            "make -C collector: {}",
            error.lines().last().unwrap_or("failed")
        )));
    }
    Ok(folder.join("libsteelyard.so"))
}
