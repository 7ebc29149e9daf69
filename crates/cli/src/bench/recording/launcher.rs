//! The command that starts ranks.

use anyhow::{Result, bail};
use std::fmt;
use std::process::{Command, Stdio};

/// Stands for the number of ranks.
const RANKS: &str = "{ranks}";

/// Words, one of which holds [`RANKS`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launcher {
    words: Vec<String>,
    /// What some launchers need to start more ranks than there are processors.
    beyond: Option<&'static str>,
}

impl Launcher {
    /// The one that was typed, else the first on the PATH. An error where none is there, or what was typed has no place for the
    /// number of ranks.
    pub fn find(typed: Option<&str>) -> Result<Self> {
        match typed {
            Some(typed) => Self::typed(typed),
            None => Self::on_path(),
        }
    }

    fn typed(typed: &str) -> Result<Self> {
        let words = overhead::split(typed).filter(|words| words.iter().any(|word| word.contains(RANKS)));
        match words {
            Some(words) => Ok(Self { words, beyond: None }),
            None => {
                bail!("--launcher {typed:?}: write {RANKS} where the number of ranks belongs, as 'mpirun -n {RANKS}'")
            }
        }
    }

    fn on_path() -> Result<Self> {
        for name in ["mpirun", "mpiexec", "srun"] {
            let said = Command::new(name).arg("--version").stdin(Stdio::null()).output();
            let Ok(said) = said else {
                continue;
            };
            let said = String::from_utf8_lossy(&said.stdout).to_lowercase();
            return Ok(Self {
                words: [name, "-n", RANKS].map(String::from).into(),
                beyond: beyond(name, &said),
            });
        }
        bail!(
            "no mpirun, mpiexec or srun is on the PATH; load your MPI, or name one with --launcher 'mpirun -n {RANKS}'"
        )
    }

    /// Those that start so many ranks.
    pub fn words(&self, ranks: u32, beyond: bool) -> Vec<String> {
        let number = ranks.to_string();
        let mut words: Vec<String> = self.words.iter().map(|word| word.replace(RANKS, &number)).collect();
        words.extend(self.beyond.filter(|_| beyond).map(String::from));
        words
    }
}

/// `said` is what it says of its version, in small letters.
fn beyond(name: &str, said: &str) -> Option<&'static str> {
    match name {
        "srun" => Some("--overcommit"),
        _ if ["open mpi", "open-mpi", "prte"].iter().any(|word| said.contains(word)) => Some("--oversubscribe"),
        _ => None,
    }
}

impl fmt::Display for Launcher {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_ranks_goes_where_it_was_asked_for() {
        let launcher = Launcher::typed("srun -N 2 --ntasks={ranks} --mpi 'a b'").unwrap();
        assert_eq!(
            launcher.words(8, true),
            ["srun", "-N", "2", "--ntasks=8", "--mpi", "a b"]
        );
        for wrong in ["mpirun -n 4", "mpirun '{ranks}", ""] {
            assert!(
                Launcher::typed(wrong).unwrap_err().to_string().contains("{ranks}"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn launchers_that_mind_are_told_that_more_is_meant() {
        assert_eq!(beyond("mpirun", "mpirun (open mpi) 4.1.4"), Some("--oversubscribe"));
        assert_eq!(beyond("mpiexec", "hydra build details:"), None);
        assert_eq!(beyond("srun", "slurm 23.02"), Some("--overcommit"));
    }
}
