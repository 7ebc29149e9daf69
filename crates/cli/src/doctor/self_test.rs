//! Measures a program of which everything is known, the way `steelyard run` does.

use super::target::{WRITE_BYTES, WRITES};
use super::{Check, State};
use crate::library::own_binary;
use crate::stream::chain;
use anyhow::{Context, Result, bail};
use format::{Profile, options};
use model::{Class, Run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs the program, and looks at what arrived.
pub fn self_test() -> Vec<Check> {
    let outcome = Folder::make().and_then(|folder| measure(folder.path()));
    match outcome {
        Ok(run) => checks(&run),
        Err(error) => vec![Check::new("recording", State::Bad, format!("{}.", chain(&error)))],
    }
}

/// A temporary directory that goes with its owner.
struct Folder(PathBuf);

impl Folder {
    fn make() -> Result<Self> {
        let path = std::env::temp_dir().join(format!("steelyard-doctor-{}", std::process::id()));
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Folder(path))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // It is in the temporary directory; what stays there is at worst in the way.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A copy under another name: steelyard itself is never measured.
fn measure(folder: &Path) -> Result<Run> {
    if cfg!(target_feature = "crt-static") {
        bail!("this binary is static and cannot measure itself; try `steelyard run sleep 1` instead");
    }
    let own = own_binary()?;
    let target = folder.join("self-test");
    fs::copy(&own, &target).with_context(|| format!("cannot copy {}", own.display()))?;
    let profile = folder.join("self-test.steelyard");
    let output = Command::new(&own)
        .args(["run", "--report", "none", "--output"])
        .arg(&profile)
        .arg("--")
        .arg(&target)
        .arg("self-test-target")
        .arg(folder.join("written"))
        .env_remove(options::RUN)
        .env_remove(options::DIR)
        .stdin(Stdio::null())
        .output()
        .context("cannot run the program")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty())
        .unwrap_or("nothing was said");
    if !output.status.success() || !profile.exists() {
        bail!("the measured program ended with {}: {said}", output.status);
    }
    Ok(Run::new(Profile::read(&profile)?))
}

fn checks(run: &Run) -> Vec<Check> {
    let samples = run.tables().samples.len();
    let (mut writes, mut bytes) = (0, 0);
    for site in run.call_sites().iter().filter(|site| site.class == Class::IoWrite) {
        writes += site.count;
        bytes += site.moved.written;
    }
    let named = run
        .hot()
        .functions
        .iter()
        .filter(|row| !run.place(row.frame).function.is_empty())
        .count();
    let good = |good: bool, otherwise: State| if good { State::Good } else { otherwise };
    let expected = (WRITES, WRITES * WRITE_BYTES);
    vec![
        Check::new(
            "recording",
            good(!run.ranks().is_empty(), State::Bad),
            "the program was recorded.",
        ),
        Check::new(
            "calls",
            good((writes, bytes) == expected, State::Bad),
            format!(
                "{writes} writes of {bytes} bytes were counted; the program made {} of {}.",
                expected.0, expected.1
            ),
        ),
        Check::new(
            "samples",
            good(samples > 0, State::Less),
            format!(
                "{samples} samples were taken of a program that ran {:.1} s.",
                run.elapsed_s()
            ),
        ),
        Check::new(
            "names",
            good(named > 0, State::Less),
            format!("{named} functions were found by name."),
        ),
    ]
}
