use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A temporary folder, and the compilers.
pub struct Workshop {
    folder: TempDir,
}

/// The strict flags of the collector, so that its files compile here as they do there.
const STRICT: &[&str] = &[
    "-std=c17",
    "-D_GNU_SOURCE",
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wshadow",
    "-Werror",
    "-iquote",
    "src",
    "-iquote",
    ".",
    "-g",
    "-fPIC",
];

impl Default for Workshop {
    fn default() -> Self {
        Self::new()
    }
}

impl Workshop {
    /// An empty one. It goes away with all that was built in it.
    ///
    /// # Panics
    /// If there is no room for a temporary folder.
    pub fn new() -> Self {
        Self {
            folder: tempfile::tempdir().expect("a temporary folder is needed: set TMPDIR to a folder with room"),
        }
    }

    /// A path in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder `collector` of the repository.
    pub fn collector() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../collector")
    }

    /// Builds parts of the collector: sources named from the folder `collector`.
    ///
    /// # Panics
    /// If the compiler fails: it has then said why.
    pub fn build_collector(&self, name: &str, flags: &[&str], sources: &[&str]) -> PathBuf {
        let output = self.path(name);
        let mut command = Command::new("cc");
        command
            .current_dir(Self::collector())
            .args(STRICT)
            .args(flags)
            .arg("-o")
            .arg(&output)
            .args(sources);
        assert!(
            command
                .status()
                .expect("a C compiler is needed: install gcc or clang")
                .success(),
            "cc failed on {name}"
        );
        output
    }

    /// Builds a sampled program with a compiler that may not be there: then `None`.
    ///
    /// # Panics
    /// If the compiler is there and fails: it has then said why.
    pub fn build_program(&self, name: &str, compiler: &str, arguments: &[&str]) -> Option<PathBuf> {
        let output = self.path(name);
        let mut command = Command::new(compiler);
        command.current_dir(Self::collector().join("tests/unwind/programs"));
        let status = command.arg("-o").arg(&output).args(arguments).status().ok()?;
        assert!(status.success(), "{compiler} failed on {name}");
        Some(output)
    }
}

/// A number from the environment: larger counts than those that fit into every check.
pub fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}
