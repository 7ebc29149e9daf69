//! Accelerators that show themselves in sysfs, without any library: those of AMD.

use format::readings::AcceleratorReading;
use std::fs;
use std::path::{Path, PathBuf};

/// The devices of a node.
pub struct Cards(Vec<Card>);

struct Card {
    name: String,
    folder: PathBuf,
    power: Option<PathBuf>,
}

impl Cards {
    /// Those that can be read.
    pub fn open(sys: &Path) -> Self {
        let cards = fs::read_dir(sys.join("class/drm")).into_iter().flatten().flatten();
        let mut devices: Vec<Card> = cards.filter_map(|card| Card::open(&card.path())).collect();
        devices.sort_by(|a, b| a.name.cmp(&b.name));
        Self(devices)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A reading of each that is awake.
    pub fn read(&self) -> Vec<AcceleratorReading> {
        self.0.iter().filter_map(Card::read).collect()
    }
}

impl Card {
    fn open(card: &Path) -> Option<Self> {
        let name = card.file_name()?.to_string_lossy().into_owned();
        // Besides `card0` there are its connectors, `card0-DP-1`.
        let number = name.strip_prefix("card")?;
        if number.is_empty() || !number.bytes().all(|c| c.is_ascii_digit()) {
            return None;
        }
        let folder = card.join("device");
        fs::read_to_string(folder.join("mem_info_vram_total")).ok()?;
        let monitors = fs::read_dir(folder.join("hwmon")).into_iter().flatten().flatten();
        let power = monitors
            .flat_map(|monitor| ["power1_average", "power1_input"].map(|file| monitor.path().join(file)))
            .find(|file| value(file).is_some());
        // The same device may be another card after a restart; its place on the bus stays.
        let address = fs::canonicalize(&folder).ok()?;
        let address = address.file_name()?.to_string_lossy().into_owned();
        Some(Self {
            name: if address.contains(':') { address } else { name },
            folder,
            power,
        })
    }

    /// A device that sleeps is not woken: it does nothing.
    fn read(&self) -> Option<AcceleratorReading> {
        let state = fs::read_to_string(self.folder.join("power/runtime_status")).unwrap_or_default();
        if state.trim() == "suspended" {
            return None;
        }
        let value = |file: &str| value(&self.folder.join(file));
        Some(AcceleratorReading {
            device: self.name.clone(),
            busy_percent: value("gpu_busy_percent").filter(|&percent| percent <= 100),
            memory_used_bytes: value("mem_info_vram_used"),
            memory_total_bytes: value("mem_info_vram_total"),
            power_uw: self.power.as_deref().and_then(self::value),
            ..AcceleratorReading::default()
        })
    }
}

fn value(path: &Path) -> Option<u64> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: &str = "devices/pci0000:00/0000:c1:00.0";

    /// Two cards of AMD, one of them in its own place on the bus, and one of another maker.
    fn machine() -> tempfile::TempDir {
        let sys = tempfile::tempdir().unwrap();
        for (file, content) in [
            (format!("{ADDRESS}/gpu_busy_percent"), "87"),
            (format!("{ADDRESS}/mem_info_vram_used"), "1048576"),
            (format!("{ADDRESS}/mem_info_vram_total"), "68702699520"),
            (format!("{ADDRESS}/hwmon/hwmon3/power1_average"), "214000000"),
            ("class/drm/card2/device/mem_info_vram_total".into(), "1024"),
            ("class/drm/card2/device/hwmon/hwmon4/power1_input".into(), "9000000"),
            ("class/drm/card0/device/vendor".into(), "0x10de"),
            ("class/drm/card1-DP-1/device/mem_info_vram_total".into(), "1"),
        ] {
            let path = sys.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, format!("{content}\n")).unwrap();
        }
        fs::create_dir(sys.path().join("class/drm/card1")).unwrap();
        std::os::unix::fs::symlink(sys.path().join(ADDRESS), sys.path().join("class/drm/card1/device")).unwrap();
        sys
    }

    #[test]
    fn cards_are_read_as_far_as_they_go() {
        let sys = machine();
        let cards = Cards::open(sys.path());
        let expected = [
            AcceleratorReading {
                device: "0000:c1:00.0".into(),
                busy_percent: Some(87),
                memory_used_bytes: Some(1 << 20),
                memory_total_bytes: Some(68_702_699_520),
                power_uw: Some(214_000_000),
                ..AcceleratorReading::default()
            },
            AcceleratorReading {
                device: "card2".into(),
                memory_total_bytes: Some(1024),
                power_uw: Some(9_000_000),
                ..AcceleratorReading::default()
            },
        ];
        assert_eq!(cards.read(), expected);
        fs::write(sys.path().join(ADDRESS).join("gpu_busy_percent"), "garbage").unwrap();
        assert_eq!(cards.read()[0].busy_percent, None);
    }

    #[test]
    fn a_card_that_sleeps_is_left_asleep() {
        let sys = machine();
        fs::create_dir(sys.path().join(ADDRESS).join("power")).unwrap();
        fs::write(sys.path().join(ADDRESS).join("power/runtime_status"), "suspended\n").unwrap();
        let read = Cards::open(sys.path()).read();
        assert_eq!(read.iter().map(|r| &*r.device).collect::<Vec<_>>(), ["card2"]);
        assert!(Cards::open(&sys.path().join("nowhere")).is_empty());
    }
}
