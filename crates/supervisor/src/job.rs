//! What the launcher tells a rank in its environment: family, job, rank, sizes.

use crate::ancestor::Ancestor;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// A launcher family and its variables.
struct Family {
    name: &'static str,
    rank: &'static str,
    /// The first that is set.
    size: &'static [&'static str],
    /// Ranks of the job on this node.
    local_size: &'static [&'static str],
    /// Together they name the job; each group is an alternative.
    job: &'static [&'static [&'static str]],
    /// A variable that must be set too.
    needs: Option<&'static str>,
}

/// The more specific come first: MPI launchers run inside batch systems and leave their variables standing.
#[rustfmt::skip]
const FAMILIES: &[Family] = &[
    Family { name: "openmpi", rank: "OMPI_COMM_WORLD_RANK", size: &["OMPI_COMM_WORLD_SIZE"], local_size: &["OMPI_COMM_WORLD_LOCAL_SIZE"], job: &[&["PMIX_NAMESPACE"], &["OMPI_MCA_ess_base_jobid"]], needs: None },
    Family { name: "mvapich", rank: "MV2_COMM_WORLD_RANK", size: &["MV2_COMM_WORLD_SIZE"], local_size: &["MV2_COMM_WORLD_LOCAL_SIZE"], job: &[&["PMI_ID_JOB"]], needs: None },
    Family { name: "pals", rank: "PALS_RANKID", size: &["PMI_SIZE", "PMI_UNIVERSE_SIZE"], local_size: &["PALS_LOCAL_SIZE", "PMI_LOCAL_SIZE"], job: &[&["PALS_APID"]], needs: None },
    Family { name: "flux", rank: "FLUX_TASK_RANK", size: &["FLUX_JOB_SIZE"], local_size: &["FLUX_TASK_LOCAL_SIZE"], job: &[&["FLUX_JOB_ID"]], needs: None },
    Family { name: "jsrun", rank: "JSM_NAMESPACE_RANK", size: &["JSM_NAMESPACE_SIZE"], local_size: &["JSM_NAMESPACE_LOCAL_SIZE"], job: &[&["PMIX_NAMESPACE"], &["LSB_JOBID", "JSM_NAMESPACE_ID"]], needs: None },
    Family { name: "hydra", rank: "PMI_RANK", size: &["PMI_SIZE"], local_size: &["MPI_LOCALNRANKS"], job: &[&["PMI_JOBID"], &["PMI_KVS"], &["HYDI_CONTROL_FD", "PMI_PORT"]], needs: Some("MPI_LOCALNRANKS") },
    Family { name: "slurm", rank: "SLURM_PROCID", size: &["SLURM_STEP_NUM_TASKS", "SLURM_NTASKS"], local_size: &[], job: &[&["SLURM_JOB_ID", "SLURM_STEP_ID"]], needs: Some("SLURM_STEP_ID") },
    Family { name: "pmix", rank: "PMIX_RANK", size: &[], local_size: &[], job: &[&["PMIX_NAMESPACE"]], needs: None },
    Family { name: "pmi", rank: "PMI_RANK", size: &["PMI_SIZE"], local_size: &["PMI_LOCAL_SIZE"], job: &[&["PMI_JOBID"]], needs: None },
];

/// Steps of Slurm above this are its own: the batch script, an allocation, a container.
pub(crate) const SLURM_LAST_STEP: u32 = 0xffff_fff0;

/// The shell of `srun --pty` has it. A person types there, and what is started is no rank of the step.
const PTY: &str = "SLURM_PTY_PORT";

/// Steps inside that step inherit the variable, but not the terminal.
fn has_terminal() -> bool {
    std::fs::File::open("/dev/tty").is_ok()
}

/// A rank of a launcher's job.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Job {
    /// Launcher family; empty without one.
    pub family: &'static str,
    /// Rank that the launcher gives this process.
    pub rank: Option<u32>,
    /// Ranks of the job.
    pub size: Option<u32>,
    /// Ranks of the job on this node.
    pub local_size: Option<u32>,
    /// What all ranks of the job share and no other job has at the same time.
    pub id: Option<String>,
    /// The launcher's process on this node.
    pub launcher: Option<Ancestor>,
}

impl Job {
    /// That of this process.
    pub fn here() -> Self {
        let get = |name: &str| std::env::var(name).ok().filter(|_| name != PTY || has_terminal());
        Self::from_environment(get, Ancestor::launcher)
    }

    /// What the environment says. `launcher` finds the launcher's process on this node by the variable that it gives to
    /// ranks only; where there is no job id it names the job.
    pub fn from_environment(get: impl Fn(&str) -> Option<String>, launcher: impl Fn(&str) -> Ancestor) -> Self {
        let get = |name: &str| get(name).filter(|value| !value.is_empty());
        let number = |name: &str| get(name).and_then(|value| value.parse().ok());
        for family in FAMILIES {
            let Some(rank) = number(family.rank) else { continue };
            if family.needs.is_some_and(|name| get(name).is_none()) {
                continue;
            }
            if family.name == "slurm" && get(PTY).is_some() {
                continue;
            }
            if family.name == "slurm" && number("SLURM_STEP_ID").is_none_or(|step: u32| step >= SLURM_LAST_STEP) {
                continue;
            }
            let job = family
                .job
                .iter()
                .find_map(|names| names.iter().map(|name| get(name)).collect::<Option<Vec<_>>>());
            let local_size = family.local_size.iter().find_map(|name| number(name));
            let launcher = launcher(family.rank);
            let parent = || format!("{} {}", launcher.pid, launcher.start_ticks);
            return Self {
                family: family.name,
                rank: Some(rank),
                size: family.size.iter().find_map(|name| number(name)),
                local_size: local_size.or_else(|| {
                    let node = number("SLURM_NODEID").unwrap_or(0);
                    get("SLURM_STEP_TASKS_PER_NODE").and_then(|list| tasks_of_node(&list, node))
                }),
                id: Some(short_hash(&(
                    family.name,
                    job.map_or_else(parent, |words| words.join(".")),
                ))),
                launcher: Some(launcher),
            };
        }
        Self::default()
    }
}

/// Tasks of one node in Slurm's list: `4`, `4(x2)`, `2,1` or `3(x2),1`.
fn tasks_of_node(list: &str, node: u32) -> Option<u32> {
    let mut before = 0u32;
    for group in list.split(',') {
        let (tasks, times) = group.split_once("(x").unwrap_or((group, "1)"));
        before = before.checked_add(times.strip_suffix(')')?.parse().ok()?)?;
        if node < before {
            return tasks.parse().ok();
        }
    }
    None
}

/// Sixteen hexadecimal digits that stand for a value of any length and alphabet. Stable within a build, which is
/// enough: all ranks of a run use the same one.
pub fn short_hash(value: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(environment: &[(&str, &str)]) -> Job {
        let find = |name: &str| {
            environment
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.to_string())
        };
        let launcher = |_: &str| Ancestor { pid: 7, start_ticks: 1 };
        Job::from_environment(find, launcher)
    }

    #[test]
    fn launchers_are_recognised() {
        let open_mpi = [
            ("OMPI_COMM_WORLD_RANK", "3"),
            ("OMPI_COMM_WORLD_SIZE", "8"),
            ("OMPI_COMM_WORLD_LOCAL_SIZE", "4"),
            ("PMIX_NAMESPACE", "123456"),
            ("PMIX_RANK", "3"),
            ("SLURM_PROCID", "0"),
        ];
        let found = job(&open_mpi);
        assert_eq!(
            (found.family, found.rank, found.size, found.local_size),
            ("openmpi", Some(3), Some(8), Some(4))
        );
        let other = [&open_mpi[..3], &[("PMIX_NAMESPACE", "123457")]].concat();
        assert_ne!(job(&other).id, found.id);
        let hydra = [("PMI_RANK", "1"), ("PMI_SIZE", "2"), ("MPI_LOCALNRANKS", "2")];
        assert_eq!((job(&hydra).family, job(&hydra).local_size), ("hydra", Some(2)));
        let slurm = [
            ("SLURM_PROCID", "5"),
            ("SLURM_JOB_ID", "9"),
            ("SLURM_STEP_ID", "0"),
            ("SLURM_STEP_TASKS_PER_NODE", "4(x2)"),
        ];
        assert_eq!(
            (job(&slurm).family, job(&slurm).rank, job(&slurm).local_size),
            ("slurm", Some(5), Some(4))
        );
    }

    #[test]
    fn slurm_tells_each_node_its_tasks() {
        let of = |list: &str| {
            (0..5)
                .map(|node| tasks_of_node(list, node).unwrap_or(0))
                .collect::<Vec<_>>()
        };
        assert_eq!(of("4"), [4, 0, 0, 0, 0]);
        assert_eq!(of("4(x2)"), [4, 4, 0, 0, 0]);
        assert_eq!(of("3(x2),1,2"), [3, 3, 1, 2, 0]);
        assert_eq!(of("4(x,"), [0; 5]);
    }

    #[test]
    fn a_batch_script_is_no_rank() {
        assert_eq!(
            job(&[("SLURM_PROCID", "0"), ("SLURM_JOB_ID", "9"), ("SLURM_NTASKS", "8")]),
            Job::default()
        );
        assert_eq!(
            job(&[
                ("SLURM_PROCID", "0"),
                ("SLURM_JOB_ID", "9"),
                ("SLURM_STEP_ID", "4294967291")
            ]),
            Job::default()
        );
        assert_eq!(job(&[("PMI_RANK", "")]), Job::default());
        let step = [("SLURM_PROCID", "0"), ("SLURM_JOB_ID", "9"), ("SLURM_STEP_ID", "0")];
        assert_eq!(job(&step).rank, Some(0));
        assert_eq!(
            job(&[&step[..], &[("SLURM_PTY_PORT", "5000")]].concat()),
            Job::default()
        );
    }
}
