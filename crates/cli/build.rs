//! Makes libsteelyard.so and libsteelyard-cupti.so part of the binary, so that one file is all that a machine needs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The files, and the variables that name what tells their versions apart.
const LIBRARIES: [(&str, &str); 2] = [
    ("libsteelyard.so", "STEELYARD_LIBRARY_HASH"),
    ("libsteelyard-cupti.so", "STEELYARD_CUPTI_HASH"),
];

fn main() {
    let collector = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../collector");
    for part in ["Makefile", "src", "gen", "cupti"] {
        println!("cargo:rerun-if-changed={}", collector.join(part).display());
    }
    println!("cargo:rerun-if-env-changed=STEELYARD_LIBRARY");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let folder = match env::var_os("STEELYARD_LIBRARY") {
        // A release carries libraries built for older systems, which lie together.
        Some(path) => Ok(Path::new(&path).parent().unwrap_or(Path::new(".")).to_path_buf()),
        None => build(&collector, &out),
    };
    for (name, variable) in LIBRARIES {
        if let (Some(_), Ok(folder)) = (env::var_os("STEELYARD_LIBRARY"), &folder) {
            println!("cargo:rerun-if-changed={}", folder.join(name).display());
        }
        let read = |folder: &PathBuf| fs::read(folder.join(name));
        let library = folder.as_ref().map_err(ToString::to_string);
        let bytes = library.and_then(|folder| read(folder).map_err(|error| error.to_string()));
        let bytes = bytes.unwrap_or_else(|error| {
            // This file never exists: what failed is tried again at the next build.
            println!("cargo:rerun-if-changed={}", out.join("again").display());
            println!("cargo:warning={name} is not built in ({error}); the command will look for it beside itself");
            Vec::new()
        });
        // Here and not at run time: every rank would read it all to name it.
        println!("cargo:rustc-env={variable}={:016x}", hash(&bytes));
        if let Err(error) = fs::write(out.join(name), bytes) {
            println!("cargo:warning={}: {error}", out.display());
        }
    }
}

/// FNV-1a, 64 bits: tells versions apart.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Builds into the build directory of this crate, so that a build never waits for, or spoils, another; gives the folder.
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
    Ok(folder)
}
