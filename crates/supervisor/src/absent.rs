//! What this node cannot measure, why, and how to enable it.

use crate::energy::packages;
use crate::facts::AbsentFact;
use crate::procfs::{root, sys_root};
use std::fs;
use std::path::Path;

/// Everything that is missing here.
pub fn look() -> Vec<AbsentFact> {
    look_in(&root(), &sys_root())
}

fn look_in(proc: &Path, sys: &Path) -> Vec<AbsentFact> {
    [hardware_counters(proc, sys), energy(sys), accelerator(proc, sys)]
        .into_iter()
        .flatten()
        .collect()
}

fn absent(what: &str, reason: impl Into<String>, remedy: &str) -> Option<AbsentFact> {
    Some(AbsentFact {
        what: what.into(),
        reason: reason.into(),
        remedy: remedy.into(),
    })
}

/// Above this, the kernel lets only root count.
const PARANOID_FOR_USERS: i64 = 2;

fn hardware_counters(proc: &Path, sys: &Path) -> Option<AbsentFact> {
    let what = "hardware_counters";
    let Ok(paranoid) = fs::read_to_string(proc.join("sys/kernel/perf_event_paranoid")) else {
        return absent(
            what,
            "this kernel has no perf_event_open, or a container hides it",
            "Ask for a kernel or container with perf events.",
        );
    };
    // A processor's counters appear as a device: `cpu`, on hybrids `cpu_core`, on Arm `armv8_pmuv3_0`.
    let devices = fs::read_dir(sys.join("bus/event_source/devices"))
        .into_iter()
        .flatten()
        .flatten();
    let mut names = devices.map(|entry| entry.file_name().to_string_lossy().into_owned());
    if !names.any(|name| name == "cpu" || name.starts_with("cpu_") || name.starts_with("armv8")) {
        return absent(
            what,
            "the machine has no counters, or its hypervisor hides them",
            "On a virtual machine, enable its virtual PMU.",
        );
    }
    let level: i64 = paranoid.trim().parse().unwrap_or(PARANOID_FOR_USERS);
    if level > PARANOID_FOR_USERS {
        return absent(
            what,
            format!("kernel.perf_event_paranoid is {level}, which leaves them to root"),
            "Ask the administrator for: sysctl kernel.perf_event_paranoid=2.",
        );
    }
    absent(what, "this version does not read them yet", "")
}

fn energy(sys: &Path) -> Option<AbsentFact> {
    let zones: Vec<_> = packages(sys).collect();
    if zones.is_empty() {
        return absent(
            "energy",
            "the machine shows no energy counters (no powercap zone of a processor package)",
            "",
        );
    }
    if zones
        .iter()
        .any(|zone| fs::read_to_string(zone.join("energy_uj")).is_ok())
    {
        return None;
    }
    absent(
        "energy",
        "only root may read the processor's energy counters",
        "Ask the administrator to let users read /sys/class/powercap/*/energy_uj, or take the batch system's figure.",
    )
}

fn accelerator(proc: &Path, sys: &Path) -> Option<AbsentFact> {
    let nvidia = fs::read_dir(proc.join("driver/nvidia/gpus")).map_or(0, |gpus| gpus.count());
    let amd = sys.join("class/kfd/kfd/topology/nodes");
    let amd = fs::read_dir(amd).into_iter().flatten().flatten().filter(|node| {
        // A node of the topology without an id is a processor.
        fs::read_to_string(node.path().join("gpu_id")).is_ok_and(|id| id.trim() != "0")
    });
    let count = nvidia + amd.count();
    match count {
        0 => absent("accelerator", "the machine has none", ""),
        1 => absent(
            "accelerator",
            "the machine has one, and this version does not read it yet",
            "",
        ),
        _ => absent(
            "accelerator",
            format!("the machine has {count}, and this version does not read them yet"),
            "",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(files: &[(&str, &str)]) -> Vec<(String, String)> {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        let found = look_in(&folder.path().join("proc"), &folder.path().join("sys"));
        found.into_iter().map(|absent| (absent.what, absent.reason)).collect()
    }

    fn reason<'a>(found: &'a [(String, String)], what: &str) -> &'a str {
        found
            .iter()
            .find(|(id, _)| id == what)
            .map_or("measured", |(_, reason)| reason)
    }

    #[test]
    fn a_bare_container_has_nothing_and_says_why() {
        let found = reasons(&[]);
        assert!(reason(&found, "hardware_counters").contains("container hides it"));
        assert!(reason(&found, "energy").contains("no energy counters"));
        assert!(reason(&found, "accelerator").contains("has none"));
    }

    #[test]
    fn what_is_there_but_closed_is_said() {
        let found = reasons(&[
            ("proc/sys/kernel/perf_event_paranoid", "4\n"),
            ("sys/bus/event_source/devices/cpu/type", "4\n"),
            ("proc/driver/nvidia/gpus/0000:01:00.0/information", "Model: A\n"),
            ("proc/driver/nvidia/gpus/0000:02:00.0/information", "Model: A\n"),
            ("sys/class/powercap/intel-rapl:0/name", "package-0\n"),
        ]);
        assert!(reason(&found, "hardware_counters").contains("perf_event_paranoid is 4"));
        assert!(reason(&found, "energy").contains("only root"));
        assert!(reason(&found, "accelerator").contains("has 2"));
    }

    #[test]
    fn what_can_be_read_is_not_absent() {
        let found = reasons(&[("sys/class/powercap/intel-rapl:0/energy_uj", "12345\n")]);
        assert_eq!(reason(&found, "energy"), "measured");
        let hidden = reasons(&[
            ("proc/sys/kernel/perf_event_paranoid", "2\n"),
            ("sys/bus/event_source/devices/software/type", "1\n"),
        ]);
        assert!(reason(&hidden, "hardware_counters").contains("hypervisor"));
    }
}
