//! What of the environment and of command lines is kept: what explains performance, and nothing secret.

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
    "PMIX_MCA_",
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
    "PMIX_MCA_",
    "RANK",
    "PROCID",
    "LOCALID",
    "TASK_PID",
    "STEELYARD_RUN",
    "STEELYARD_OUT",
    "STEELYARD_CLOCK",
    "STEELYARD_DIR",
    "SLURM_SRUN_COMM",
    "SLURM_LAUNCH_NODE",
    "SLURM_GTIDS",
    "SLURM_TOPOLOGY",
];

/// Words of a name that tell a secret, however it is written.
const SECRET: &[&str] = &[
    "TOKEN",
    "KEY",
    "PASS",
    "SECRET",
    "CREDENTIAL",
    "AUTH",
    "COOKIE",
    "PRIVATE",
    "JWT",
    "SESSION",
];

const REDACTED: &str = "[redacted]";

fn secret(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    SECRET.iter().any(|word| name.contains(word))
}

/// The part of an environment that goes into a profile.
pub fn kept(variables: impl Iterator<Item = (String, String)>) -> BTreeMap<String, String> {
    let explains = |name: &str| {
        KEPT.iter().any(|prefix| name.starts_with(prefix))
            && !secret(name)
            && !WIRING.iter().any(|part| name.contains(part))
    };
    variables
        .filter(|(name, _)| explains(name))
        .map(|(name, value)| (name, clip(&without_credentials(&value))))
        .collect()
}

/// A command line whose secrets are replaced: `--token=x`, `--password x`, `API_KEY=x`, `https://user:pass@host`.
pub fn redacted(command: &[String]) -> Vec<String> {
    let mut hide_next = false;
    let mut hide = |word: &String| {
        let hidden = std::mem::take(&mut hide_next);
        if hidden && !word.starts_with('-') {
            return REDACTED.to_string();
        }
        match word.split_once('=') {
            Some((name, _)) if secret(name) && is_name(name) => format!("{name}={REDACTED}"),
            Some(_) => without_credentials(word),
            None => {
                // Of a plain option, the value is the next word; a path that happens to hold "key" is none.
                hide_next = word.starts_with("--") && secret(word) && is_name(word);
                without_credentials(word)
            }
        }
    };
    command.iter().map(&mut hide).collect()
}

fn is_name(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

/// Replaces the password in `scheme://user:password@host`.
fn without_credentials(text: &str) -> String {
    let Some((scheme, rest)) = text.split_once("://") else {
        return text.to_string();
    };
    let authority = rest.split('/').next().unwrap_or("");
    match authority.rsplit_once('@') {
        Some((credentials, _)) if credentials.contains(':') => {
            let user = credentials.split(':').next().unwrap_or("");
            format!("{scheme}://{user}:{REDACTED}{}", &rest[credentials.len()..])
        }
        _ => text.to_string(),
    }
}

/// The longest value worth keeping.
const LONGEST: usize = 1000;

fn clip(value: &str) -> String {
    match value.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &value[..end]),
        None => value.to_string(),
    }
}

/// A command line that a shell would read back as these words.
pub fn quoted(command: &[String]) -> String {
    let quote = |word: &String| {
        let plain = !word.is_empty()
            && word
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "-_./=:,@%+".contains(c));
        if plain {
            word.clone()
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    command.iter().map(quote).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(String::from).collect()
    }

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
            ("MPI_URL", "http://me:pw@host/x"),
        ];
        let kept = kept(
            environment
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_string())),
        );
        assert_eq!(
            kept.keys().collect::<Vec<_>>(),
            ["MPI_URL", "OMPI_MCA_btl", "OMP_NUM_THREADS", "UCX_TLS"]
        );
        assert_eq!(kept["MPI_URL"], "http://me:[redacted]@host/x");
    }

    #[test]
    fn secrets_of_command_lines_go() {
        let shown = |line: &str| redacted(&words(line)).join(" ");
        assert_eq!(shown("app --token=abc --n 4"), "app --token=[redacted] --n 4");
        assert_eq!(shown("app --api-key abc in.txt"), "app --api-key [redacted] in.txt");
        assert_eq!(shown("env PASSWORD=x ./app"), "env PASSWORD=[redacted] ./app");
        assert_eq!(shown("app keys/turkey.dat --size=4"), "app keys/turkey.dat --size=4");
        assert_eq!(shown("get ftp://me:pw@host/file"), "get ftp://me:[redacted]@host/file");
    }

    #[test]
    fn quoting_reads_back() {
        assert_eq!(
            quoted(&["a b".into(), "it's".into(), "".into(), "x=1".into()]),
            "'a b' 'it'\\''s' '' x=1"
        );
    }
}
