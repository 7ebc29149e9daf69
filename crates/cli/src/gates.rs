//! Gates that are set: on the command line, and in the project's `steelyard.toml`.

use crate::stream::{self, tell};
use anyhow::{Context, Result, bail};
use clap::Args;
use compare::gate::{self, Gate, Judged, Outcome};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Exit status where a gate failed.
const FAILED: u8 = 3;

/// The project's gates, where nobody names a file.
const FILE: &str = "steelyard.toml";

/// No file of gates is larger.
const LARGEST: u64 = 1 << 20;

/// Which gates are to hold.
#[derive(Args, Debug, Clone, Default)]
pub struct Gates {
    /// End with status 3 where this holds beyond the noise, as 'elapsed > +5%', 'mpi_share > 30%' or 'io_calls != same'; may be
    /// given several times. docs/gates.md has the language, docs/metrics.md the names.
    #[arg(long, value_name = "CONDITION")]
    pub fail_if: Vec<String>,
    /// The file of this project's gates [default: steelyard.toml, if it is here]
    #[arg(long, value_name = "FILE", conflicts_with = "no_gates")]
    pub gates: Option<PathBuf>,
    /// Look at no file of gates.
    #[arg(long)]
    pub no_gates: bool,
    /// Write what became of the gates to this file, as JUnit XML.
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
}

impl Gates {
    /// All of them, of two sides. An error where one is not written as a gate is, the file cannot be read, or there are none
    /// for `--junit`.
    pub fn of_two(&self) -> Result<Vec<Gate>> {
        self.all(&|gate| Ok(Some(gate)))
    }

    /// Those of one run: what the file has of comparisons is left out, and on the command line is a mistake. An error also
    /// where [`Gates::of_two`] has one.
    pub fn of_one(&self) -> Result<Vec<Gate>> {
        self.all(&|gate| Ok(gate.for_one().ok()))
    }

    fn all(&self, of_file: &dyn Fn(Gate) -> Result<Option<Gate>>) -> Result<Vec<Gate>> {
        let mut gates = Vec::new();
        for text in &self.fail_if {
            let gate = Gate::parse(text)?;
            gates.push(match of_file(gate)? {
                Some(gate) => gate,
                None => gate.for_one()?,
            });
        }
        if let Some(path) = self.file() {
            let bytes = input::named_bytes(&path, LARGEST).with_context(|| path.display().to_string())?;
            let read = gate::from_toml(&String::from_utf8_lossy(&bytes)).with_context(|| path.display().to_string())?;
            for gate in read {
                gates.extend(of_file(gate)?);
            }
        }
        if gates.is_empty() && self.junit.is_some() {
            bail!(
                "--junit writes what became of gates, and none is set: name one with --fail-if, or in {FILE} (docs/gates.md)"
            );
        }
        Ok(gates)
    }

    fn file(&self) -> Option<PathBuf> {
        let here = Path::new(FILE);
        let found = (!self.no_gates && here.is_file()).then(|| here.to_path_buf());
        self.gates.clone().or(found)
    }

    /// Writes what became of them, tells it where no page does, and gives the exit status. An error where the file of `--junit`
    /// cannot be written.
    pub fn conclude(&self, name: &str, judged: &[Judged], told: bool) -> Result<ExitCode> {
        if let Some(path) = &self.junit {
            stream::write(path, compare::junit::write(name, judged).as_bytes())?;
        }
        for each in judged.iter().filter(|_| !told) {
            let what = match each.outcome {
                Outcome::Failed => "gate FAILED",
                Outcome::Undecided => "gate not decided, so it passes",
                Outcome::Passed => "gate passed",
            };
            tell(&format!("steelyard: {what}: {}: {}\n", each.gate, each.text));
        }
        Ok(match gate::held(judged) {
            true => ExitCode::SUCCESS,
            false => ExitCode::from(FAILED),
        })
    }
}
