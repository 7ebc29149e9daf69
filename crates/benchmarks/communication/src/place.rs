//! Where a benchmark was run.

use serde::{Deserialize, Serialize};
use std::fs;

/// Where, when and with what it was measured.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Name of rank 0's node.
    pub host: String,
    /// Different nodes.
    pub nodes: u32,
    /// Model of rank 0's processor.
    pub processor: String,
    /// Logical processors of rank 0's node that this job may use.
    pub cores: u32,
    /// The MPI, where one took part.
    pub mpi: Option<Mpi>,
    /// What carries the messages (shared memory, TCP …), where it is known.
    pub transport: Option<String>,
    /// Ranks that took part.
    pub ranks: u32,
    /// The program that started the ranks, where it is known.
    pub launcher: Option<String>,
    /// More ranks on some node than processors: the ranks took turns, and no time is that of a free processor.
    pub oversubscribed: bool,
    /// When it began, seconds since 1970.
    pub measured_unix_s: i64,
    /// Version of Steelyard.
    pub steelyard: String,
}

/// An MPI library.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Mpi {
    /// "Open MPI", "MPICH", "Intel MPI".
    pub name: String,
    /// "4.1.4".
    pub version: String,
    /// Which binary interface: "MPICH", "Open MPI", "MPI-5".
    pub interface: String,
    /// The file that was opened.
    pub library: String,
}

impl Place {
    /// This process alone, now, without an MPI.
    pub fn here() -> Self {
        let cpuinfo = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        Self {
            host: fs::read_to_string("/proc/sys/kernel/hostname")
                .map_or_else(|_| "unknown".into(), |n| n.trim().into()),
            nodes: 1,
            processor: processor(&cpuinfo),
            cores: std::thread::available_parallelism().map_or(1, |n| n.get() as u32),
            ranks: 1,
            measured_unix_s: since.map_or(0, |since| since.as_secs() as i64),
            steelyard: env!("CARGO_PKG_VERSION").into(),
            ..Self::default()
        }
    }
}

/// The model in the text of `/proc/cpuinfo`; Arm has numbers in place of a name.
fn processor(cpuinfo: &str) -> String {
    let value = |key: &str| {
        let fields = cpuinfo.lines().filter_map(|line| line.split_once(':'));
        let mut found = fields.filter(|(name, _)| name.trim() == key);
        found.next().map(|(_, value)| value.trim().to_owned())
    };
    value("model name").unwrap_or_else(|| match (value("CPU implementer"), value("CPU part")) {
        (Some(maker), Some(part)) => format!("Arm implementer {maker} part {part}"),
        _ => "unknown".into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_is_named_as_the_kernel_names_it() {
        assert_eq!(processor("processor\t: 0\nmodel name\t: A: B 3\n"), "A: B 3");
        assert_eq!(
            processor("CPU implementer\t: 0x41\nCPU part\t: 0xd40\n"),
            "Arm implementer 0x41 part 0xd40"
        );
        assert_eq!(processor(""), "unknown");
    }
}
