//! Energy of the node by the powercap interface, where it may be read.

use crate::procfs::sys_root;
use std::fs;
use std::path::{Path, PathBuf};

/// The counters of all packages.
#[derive(Debug, PartialEq, Eq)]
pub struct Energy {
    zones: Vec<Zone>,
}

#[derive(Debug, PartialEq, Eq)]
struct Zone {
    counter: PathBuf,
    /// The counter starts again at zero after this.
    range: u64,
    last: u64,
    sum: u64,
}

impl Energy {
    /// Opens the packages' counters; `None` if there are none that this user may read.
    pub fn open() -> Option<Self> {
        let zones: Vec<Zone> = packages(&sys_root()).filter_map(|folder| Zone::open(&folder)).collect();
        (!zones.is_empty()).then_some(Self { zones })
    }

    /// Microjoules since opening.
    pub fn read(&mut self) -> Option<u64> {
        self.zones.iter_mut().map(Zone::read).sum()
    }
}

/// Package zones: `intel-rapl:0`, `intel-rapl:1`; parts of a package have a second number.
pub fn packages(sys: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(sys.join("class/powercap")).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.contains("-rapl:") && name.matches(':').count() == 1 && !name.contains("mmio")
    })
}

fn value(path: &Path) -> Option<u64> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

impl Zone {
    fn open(folder: &Path) -> Option<Self> {
        let counter = folder.join("energy_uj");
        let range = value(&folder.join("max_energy_range_uj")).unwrap_or(u64::MAX);
        Some(Self {
            last: value(&counter)?,
            counter,
            range,
            sum: 0,
        })
    }

    fn read(&mut self) -> Option<u64> {
        let now = value(&self.counter)?;
        // Read once a second the counter cannot have gone round twice: that takes minutes.
        let gone = if now >= self.last {
            now - self.last
        } else {
            self.range.saturating_sub(self.last).saturating_add(now)
        };
        self.last = now;
        self.sum = self.sum.saturating_add(gone);
        Some(self.sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counter_that_starts_again_is_followed() {
        let sys = tempfile::tempdir().unwrap();
        for zone in ["intel-rapl:0", "intel-rapl:0:0", "intel-rapl-mmio:0"] {
            fs::create_dir_all(sys.path().join("class/powercap").join(zone)).unwrap();
        }
        let folders: Vec<_> = packages(sys.path()).collect();
        assert_eq!(folders.len(), 1);
        let set = |energy: u64| fs::write(folders[0].join("energy_uj"), format!("{energy}\n")).unwrap();
        fs::write(folders[0].join("max_energy_range_uj"), "1000\n").unwrap();
        assert_eq!(Zone::open(&folders[0]), None);
        set(900);
        let mut zone = Zone::open(&folders[0]).unwrap();
        set(950);
        assert_eq!(zone.read(), Some(50));
        set(20);
        assert_eq!(zone.read(), Some(120));
    }
}
