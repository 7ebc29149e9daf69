//! What of the environment is kept: what explains performance, and nothing secret.

use format::facts::COMMITS;
use format::options;
use secrets::{is_secret, redacted_text};
use std::collections::BTreeMap;

/// Prefixes of variables that explain performance.
const KEPT: &[&str] = &[
    "OMP_",
    "KMP_",
    "GOMP_",
    "MKL_",
    "OPENBLAS_",
    "BLIS_",
    "MPI_",
    "OMPI_MCA_",
    "PRTE_MCA_",
    "MPICH_",
    "MPIR_CVAR_",
    "I_MPI_",
    "FI_",
    "UCX_",
    "PSM2_",
    "PSM3_",
    "MV2_",
    "MALLOC_",
    "GLIBC_TUNABLES",
    "LC_ALL",
    "LC_COLLATE",
    "LANG",
    "SLURM_",
    "CUDA_VISIBLE",
    "ROCR_VISIBLE",
    "HIP_VISIBLE",
    "NUMBA_NUM_THREADS",
    "PYTHONHASHSEED",
    "STEELYARD_",
];

/// Names of the launcher's own wiring, and those that differ from rank to rank: they explain nothing.
const WIRING: &[&str] = &[
    "OMPI_MCA_orte_",
    "OMPI_MCA_ess",
    "OMPI_MCA_pmix",
    "OMPI_MCA_initial_wdir",
    "OMPI_MCA_shmem_RUNTIME",
    "RANK",
    "PROCID",
    "LOCALID",
    "TASK_PID",
    options::RUN,
    options::OUT,
    options::CLOCK_OFFSET_NS,
    options::DIR,
    "SLURM_SRUN_COMM",
    "SLURM_LAUNCH_NODE",
    "SLURM_GTIDS",
    "SLURM_TOPOLOGY",
];

/// The part of an environment that goes into a profile.
pub fn kept(variables: impl Iterator<Item = (String, String)>) -> BTreeMap<String, String> {
    let explains = |name: &str| {
        (KEPT.iter().chain(&COMMITS)).any(|prefix| name.starts_with(prefix))
            && !is_secret(name)
            && !WIRING.iter().any(|part| name.contains(part))
    };
    variables
        .filter(|(name, _)| explains(name))
        .map(|(name, value)| (name, clip(&redacted_text(&value))))
        .collect()
}

/// The longest value worth keeping.
const LONGEST: usize = 1000;

fn clip(value: &str) -> String {
    match value.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &value[..end]),
        None => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_go_and_settings_stay() {
        let environment = [
            ("OMP_NUM_THREADS", "4"),
            ("I_MPI_HYDRA_TOKEN", "x"),
            ("HOME", "/home/a"),
            ("SLURM_JWT", "y"),
            ("UCX_TLS", "rc"),
            ("AWS_SECRET", "z"),
            ("OMPI_MCA_btl", "self"),
            ("OMPI_MCA_orte_launch", "1"),
            ("MPI_LOCALRANKID", "0"),
            ("CI_COMMIT_SHA", "1a2b3c4"),
            ("MPI_URL", "http://me:pw@host/x?sig=1"),
        ];
        let kept = kept(
            environment
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_string())),
        );
        assert_eq!(
            kept.keys().collect::<Vec<_>>(),
            ["CI_COMMIT_SHA", "MPI_URL", "OMPI_MCA_btl", "OMP_NUM_THREADS", "UCX_TLS"]
        );
        assert_eq!(kept["MPI_URL"], "http://me:[redacted]@host/x?sig=[redacted]");
    }
}
