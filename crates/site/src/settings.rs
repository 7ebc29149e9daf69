//! `/etc/steelyard.toml`.

use crate::Error;
use format::options::{LEAST_FREE, LEAVE_OUT, PERIOD_US, RING_KIB, SAMPLING, SHORTEST_MS};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where the settings are.
pub const FILE: &str = "/etc/steelyard.toml";
/// No such file is larger.
const LARGEST: u64 = 1 << 20;
/// Samples stay in a process's own memory until its job has ended: so much of it.
const ROOM_KIB: u32 = 1024;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    site: Settings,
}

/// What a site wants.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Whether programs are recorded.
    #[serde(default = "yes")]
    pub enabled: bool,
    /// The folder of profiles, which all nodes see.
    pub directory: PathBuf,
    /// Milliseconds between two samples; 0: calls are counted and timed, and nothing is sampled.
    #[serde(default)]
    pub sample_every_ms: u32,
    /// Processes that end before so many seconds leave no record, but for those of MPI.
    #[serde(default = "ten")]
    pub shortest_s: u32,
    /// Names of programs that are not recorded.
    #[serde(default)]
    pub leave_out: Vec<String>,
    /// Profiles are removed after so many days; 0: never.
    #[serde(default)]
    pub keep_days: u32,
    /// Room for all of them, in GiB: beyond it the oldest are removed. 0: no limit.
    #[serde(default)]
    pub largest_total_gib: u32,
    /// A profile that is larger than so many MiB is not kept. 0: no limit.
    #[serde(default)]
    pub largest_profile_mib: u32,
    /// Nothing is recorded where less than this share of the memory file system is free, in per cent.
    #[serde(default = "quarter")]
    pub least_free_percent: u32,
}

fn yes() -> bool {
    true
}

fn ten() -> u32 {
    10
}

fn quarter() -> u32 {
    25
}

impl Settings {
    /// Reads them; an error says what is wrong with which line.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let bytes = input::named_bytes(path, LARGEST).map_err(|source| Error::Read {
            path: path.to_path_buf(),
            source,
        })?;
        Self::parse(&String::from_utf8_lossy(&bytes)).map_err(|why| Error::Settings {
            path: path.to_path_buf(),
            why,
        })
    }

    fn parse(text: &str) -> Result<Self, String> {
        let File { site } = toml::from_str(text).map_err(|error| error.to_string().trim_end().to_string())?;
        let is_plain = |name: &String| !name.is_empty() && !name.contains([':', '/']) && is_word(name);
        match () {
            () if !site.directory.is_absolute() => Err("directory: give an absolute path".into()),
            () if site.sample_every_ms > 10_000 => Err("sample_every_ms: give at most 10000".into()),
            () if site.shortest_s > 86_400 => Err("shortest_s: give at most 86400, a day".into()),
            () if site.least_free_percent > 99 => Err("least_free_percent: give at most 99".into()),
            () => match site.leave_out.iter().find(|name| !is_plain(name)) {
                Some(name) => Err(format!(
                    "leave_out: {name:?} is no program's name; give names without folders"
                )),
                None => Ok(site),
            },
        }
    }

    /// How long a process must live for its record to be kept.
    pub fn shortest(&self) -> Duration {
        Duration::from_secs(self.shortest_s.into())
    }

    /// The variables that say it to the collector, beside those of the place of the records.
    pub fn variables(&self) -> BTreeMap<&'static str, String> {
        let mut variables = BTreeMap::from([
            (SHORTEST_MS, self.shortest().as_millis().to_string()),
            (LEAST_FREE, self.least_free_percent.to_string()),
        ]);
        if self.sample_every_ms == 0 {
            variables.insert(SAMPLING, "0".into());
        } else {
            variables.insert(PERIOD_US, (self.sample_every_ms * 1000).to_string());
            variables.insert(RING_KIB, ROOM_KIB.to_string());
        }
        if !self.leave_out.is_empty() {
            variables.insert(LEAVE_OUT, self.leave_out.join(":"));
        }
        variables
    }
}

/// Whether a text is one word to shells and to Slurm alike, with nothing in it that means something to them.
pub fn is_word(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-+:,@%=".contains(c);
    text.chars().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_has_its_usual_value_and_what_is_wrong_is_named() {
        let least = Settings::parse("[site]\ndirectory = \"/srv/profiles\"\n").unwrap();
        assert!(least.enabled && least.shortest() == Duration::from_secs(10));
        let variables: Vec<_> = least.variables().into_iter().collect();
        let usual = [(LEAST_FREE, "25"), (SAMPLING, "0"), (SHORTEST_MS, "10000")];
        assert_eq!(variables, usual.map(|(name, value)| (name, value.to_string())));
        for (line, word) in [
            ("directory = \"profiles\"", "absolute"),
            ("directory = \"/p\"\nleave_out = [\"/bin/sh\"]", "without folders"),
            ("directory = \"/p\"\nleave_out = [\"a b\"]", "no program's name"),
            ("directory = \"/p\"\nkeep = 3", "unknown field `keep`"),
            ("keep_days = 3", "missing field `directory`"),
            ("directory = \"/p\"\nshortest_s = 100000", "at most 86400"),
        ] {
            let why = Settings::parse(&format!("[site]\n{line}\n")).unwrap_err();
            assert!(why.contains(word), "{line}: {why}");
        }
    }

    #[test]
    fn what_is_sampled_has_room() {
        let text = "[site]\ndirectory = \"/p\"\nsample_every_ms = 100\nleave_out = [\"a\", \"b\"]\n";
        let variables = Settings::parse(text).unwrap().variables();
        assert_eq!(variables[PERIOD_US], "100000");
        assert_eq!(variables[LEAVE_OUT], "a:b");
        assert!(variables.contains_key(RING_KIB) && !variables.contains_key(SAMPLING));
    }
}
