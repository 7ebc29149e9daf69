//! What this node cannot measure, why, and how to enable it.

use crate::accelerator::{self, PROGRAM};
use crate::counters::{Counters, NAMES, Wanted, wanted};
use crate::energy::packages;
use crate::procfs::{root, sys_root};
use crate::program;
use format::facts::{AbsentFact, ENERGY, HARDWARE_COUNTERS};
use nix::libc;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::Path;

/// Everything that is missing here.
pub fn look() -> Vec<AbsentFact> {
    let wanted = wanted();
    let counters = hardware_counters(&root(), wanted, Counters::open(wanted).errors());
    let path = std::env::var_os("PATH");
    let others = look_in(&root(), &sys_root(), path.as_deref());
    counters.into_iter().chain(others).collect()
}

fn look_in(proc: &Path, sys: &Path, search_path: Option<&OsStr>) -> Vec<AbsentFact> {
    [energy(sys), accelerator(proc, sys, search_path)]
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

/// One row where nothing can be counted; else one for each event that cannot.
fn hardware_counters(proc: &Path, wanted: Wanted, errors: [Option<&io::Error>; 3]) -> Vec<AbsentFact> {
    if wanted == Wanted::None {
        let reason = "STEELYARD_COUNTERS is 0";
        return absent(HARDWARE_COUNTERS, reason, "Unset it.").into_iter().collect();
    }
    let missing = |what: &str, error: &io::Error| {
        let (reason, remedy) = why_not_counted(proc, error);
        absent(what, reason, remedy)
    };
    if let [Some(first), Some(_), Some(_)] = errors {
        return missing(HARDWARE_COUNTERS, first).into_iter().collect();
    }
    let each = NAMES.iter().zip(errors);
    each.filter_map(|(what, error)| missing(what, error?)).collect()
}

fn why_not_counted(proc: &Path, error: &io::Error) -> (String, &'static str) {
    match error.raw_os_error() {
        Some(libc::ENOENT | libc::ENODEV | libc::EOPNOTSUPP | libc::EINVAL) => (
            "the processor has no such counter, or a hypervisor hides it".into(),
            "On a virtual machine, enable its virtual PMU.",
        ),
        Some(libc::ENOSYS) => (
            "this kernel has no perf_event_open, or a container hides it".into(),
            "Ask for a kernel or container with perf events.",
        ),
        Some(libc::EACCES | libc::EPERM) => {
            let paranoid = fs::read_to_string(proc.join("sys/kernel/perf_event_paranoid"));
            match paranoid.ok().and_then(|level| level.trim().parse::<i64>().ok()) {
                Some(level) if level > PARANOID_FOR_USERS => (
                    format!("kernel.perf_event_paranoid is {level}, which leaves them to root"),
                    "Ask the administrator for: sysctl kernel.perf_event_paranoid=2.",
                ),
                _ => (
                    "a security rule of the system or the container forbids perf_event_open".into(),
                    "Allow the system call in the container's seccomp profile.",
                ),
            }
        }
        _ => (format!("the kernel refused: {error}"), ""),
    }
}

fn energy(sys: &Path) -> Option<AbsentFact> {
    let zones: Vec<_> = packages(sys).collect();
    if zones.is_empty() {
        return absent(
            ENERGY,
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
        ENERGY,
        "only root may read the processor's energy counters",
        "Ask the administrator to let users read /sys/class/powercap/*/energy_uj, or take the batch system's figure.",
    )
}

fn accelerator(proc: &Path, sys: &Path, search_path: Option<&OsStr>) -> Option<AbsentFact> {
    let (nvidia, readable) = accelerator::seen(proc, sys);
    let amd = sys.join("class/kfd/kfd/topology/nodes");
    let amd = fs::read_dir(amd).into_iter().flatten().flatten().filter(|node| {
        // A node of the topology without an id is a processor.
        fs::read_to_string(node.path().join("gpu_id")).is_ok_and(|id| id.trim() != "0")
    });
    let amd = amd.count();
    let devices = |count: usize, maker: &str| match count {
        1 => format!("the machine has one accelerator of {maker}"),
        _ => format!("the machine has {count} accelerators of {maker}"),
    };
    match (nvidia, amd) {
        (1.., _) if program::find(PROGRAM.as_ref(), search_path).is_err() => absent(
            "accelerator",
            format!(
                "{}, and {PROGRAM}, by which they tell of themselves, is not in PATH",
                devices(nvidia, "NVIDIA")
            ),
            "Add the folder of the driver's nvidia-smi to PATH; in a container, ask for the driver's capability `utility`.",
        ),
        (1.., _) => None,
        _ if readable => None,
        (0, 1..) => absent(
            "accelerator",
            format!(
                "{}, but their files in /sys/class/drm cannot be read",
                devices(amd, "AMD")
            ),
            "In a container, let it see /sys/class/drm.",
        ),
        (0, 0) => absent("accelerator", "the machine has none", ""),
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
        let programs = folder.path().join("bin");
        let found = look_in(
            &folder.path().join("proc"),
            &folder.path().join("sys"),
            Some(programs.as_os_str()),
        );
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
        assert!(reason(&found, "energy").contains("no energy counters"));
        assert!(reason(&found, "accelerator").contains("has none"));
    }

    #[test]
    fn what_is_there_but_closed_is_said() {
        let found = reasons(&[
            ("proc/driver/nvidia/gpus/0000:01:00.0/information", "Model: A\n"),
            ("proc/driver/nvidia/gpus/0000:02:00.0/information", "Model: A\n"),
            ("sys/class/powercap/intel-rapl:0/name", "package-0\n"),
        ]);
        assert!(reason(&found, "energy").contains("only root"));
        assert!(reason(&found, "accelerator").contains("has 2 accelerators of NVIDIA, and nvidia-smi"));
    }

    #[test]
    fn what_can_be_read_is_not_absent() {
        let found = reasons(&[("sys/class/powercap/intel-rapl:0/energy_uj", "12345\n")]);
        assert_eq!(reason(&found, "energy"), "measured");
        let closed = ("sys/class/kfd/kfd/topology/nodes/1/gpu_id", "51234\n");
        let open = ("sys/class/drm/card0/device/mem_info_vram_total", "1024\n");
        assert!(reason(&reasons(&[closed]), "accelerator").contains("one accelerator of AMD"));
        assert_eq!(reason(&reasons(&[closed, open]), "accelerator"), "measured");
    }

    /// Reasons where opening the three counters gives these errors, 0 none.
    fn counter_reasons(paranoid: &str, errors: [i32; 3]) -> Vec<(String, String)> {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("sys/kernel")).unwrap();
        fs::write(folder.path().join("sys/kernel/perf_event_paranoid"), paranoid).unwrap();
        let errors = errors.map(|error| (error != 0).then(|| io::Error::from_raw_os_error(error)));
        let found = hardware_counters(folder.path(), Wanted::Hardware, errors.each_ref().map(Option::as_ref));
        found.into_iter().map(|absent| (absent.what, absent.reason)).collect()
    }

    #[test]
    fn counters_are_absent_for_the_kernel_s_reason() {
        let all = |paranoid, error| counter_reasons(paranoid, [error; 3])[0].1.clone();
        assert!(all("2\n", libc::ENOENT).contains("hypervisor hides it"));
        assert!(all("2\n", libc::EOPNOTSUPP).contains("hypervisor hides it"));
        assert!(all("4\n", libc::EACCES).contains("perf_event_paranoid is 4"));
        assert!(all("1\n", libc::EPERM).contains("security rule"));
        assert!(all("2\n", libc::ENOSYS).contains("this kernel has no perf_event_open"));
        assert!(all("2\n", libc::EMFILE).contains("refused"));
        assert_eq!(counter_reasons("2\n", [libc::ENOENT; 3]).len(), 1);
    }

    #[test]
    fn counters_are_absent_one_by_one() {
        assert_eq!(counter_reasons("2\n", [0; 3]), []);
        let one = counter_reasons("2\n", [0, 0, libc::ENOENT]);
        assert_eq!(one.len(), 1);
        assert_eq!(one[0].0, "cache_misses");
        let off = hardware_counters(Path::new("/proc"), Wanted::None, [None; 3]);
        assert_eq!(off[0].reason, "STEELYARD_COUNTERS is 0");
    }
}
