//! Files of other profilers as profiles: mpiP's report, the text of `perf script`, folded stacks, IPM's log.
//!
//! Takes what reads the file, and what it is ([`Kind::of`], by its first bytes); gives a profile of what the file holds.
//! What it does not hold stays missing, and `absent` says so: readers of profiles go by that.
//!
//! Promises that any bytes are read or refused in a sentence, within bounds of memory. Never opens a file, a clock or the
//! environment.

mod error;
mod folded;
mod ipm;
mod kind;
mod lines;
mod mpip;
mod number;
mod perf;
mod ranks;
mod run;
mod stacks;
mod unknown;

pub use error::Error;
pub use kind::{HEAD, Kind};
pub use unknown::nearest;

use format::Profile;
use std::io::BufRead;

/// What the user, and the file's name, tell of a file.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Version of the program that asks.
    pub version: String,
    /// What the run is called where the file does not say.
    pub name: String,
    /// Of folded stacks, how long one count is.
    pub count_ns: Option<u64>,
}

/// Makes a profile of a file. An error where it cannot be read, is damaged, or has nothing of what a run did.
pub fn import(kind: Kind, file: &mut dyn BufRead, asked: &Asked) -> Result<Profile, Error> {
    let mut profile = match kind {
        Kind::Mpip => mpip::import(file, asked),
        Kind::PerfScript => perf::import(file, asked),
        Kind::Folded => folded::import(file, asked),
        Kind::Ipm => ipm::import(file, asked),
    }?;
    profile.manifest.tool_version.clone_from(&asked.version);
    Ok(profile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What lines of these files are made of, in any order and with any numbers.
    fn piece() -> impl Strategy<Value = String> {
        let words = prop::sample::select(vec![
            "@ mpiP",
            "@--- ",
            "MPI Time (seconds)",
            "Task Time Statistics",
            "Callsites: 1",
            "Aggregate Time",
            "Callsite Time statistics",
            "Callsite Message Sent statistics (all callsites",
            "@ MPI Task Assignment : ",
            "Task AppTime MPITime MPI%",
            "Name Site Rank Count Max Mean Min App% MPI%",
            "Name Site Tasks Max Mean Min MaxRnk MinRnk",
            "Max",
            "Min",
            "Aggregate",
            "*",
            " ID Lev File/Address        Line Parent_Funct             MPI_Call",
            "0x",
            "Send",
            "a 1/2 [0] ",
            "1.000000: ",
            " cycles: ",
            "cpu-clock:",
            "\t",
            "(inlined)",
            "([kernel.kallsyms])",
            "(/a)",
            "f+0x1",
            "a.c:7",
            ";",
            "rank ",
            "process ",
            "-",
            "/",
            "_[k]",
            "<ipm_job_profile>",
            "<task mpi_rank=\"",
            "\" mpi_size=\"",
            "\">",
            "<func name=\"MPI_Send\" count=\"",
            "</func>",
            "<",
            "é",
        ]);
        let numbers = prop_oneof![
            any::<u64>().prop_map(|n| n.to_string()),
            (0u64..9).prop_map(|n| n.to_string()),
            any::<f64>().prop_map(|n| format!("{n:e}"))
        ];
        prop_oneof![
            words.prop_map(str::to_string),
            numbers,
            Just(" ".to_string()),
            Just("\n".to_string())
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn any_text_is_a_profile_or_a_sentence(pieces in prop::collection::vec(piece(), 0..200)) {
            let text = pieces.concat();
            Kind::of(text.as_bytes());
            let _ = nearest(text.as_bytes());
            for kind in [Kind::Mpip, Kind::PerfScript, Kind::Folded, Kind::Ipm] {
                match import(kind, &mut text.as_bytes(), &Asked::default()) {
                    Ok(profile) => prop_assert!(Profile::read_bytes(&profile.to_bytes()).is_ok()),
                    Err(error) => prop_assert!(!error.to_string().is_empty()),
                }
            }
        }
    }
}
