//! Where an MPI library may lie, in the order in which it is looked for. No I/O: what is tried is a list of names.

use std::path::{Path, PathBuf};

/// What the search starts from.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What the user named: a file, or the directory of an installation.
    pub asked: Option<PathBuf>,
    /// Executables of the processes that started this one, nearest first.
    pub ancestors: Vec<PathBuf>,
    /// Variables of the environment that tell of an MPI; others need not be there.
    pub variables: Vec<(String, String)>,
}

/// Files to be tried, and where they are, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// "beside the launcher /usr/bin/orterun".
    pub words: String,
    /// In order. A name without a slash is left to the loader.
    pub files: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    OpenMpi,
    Mpich,
    Unknown,
}

/// Names of launchers and of the helpers that they start on each node.
const LAUNCHERS: &[(&str, Family)] = &[
    ("orterun", Family::OpenMpi),
    ("orted", Family::OpenMpi),
    ("prterun", Family::OpenMpi),
    ("prted", Family::OpenMpi),
    ("prte", Family::OpenMpi),
    ("mpirun.openmpi", Family::OpenMpi),
    ("mpiexec.openmpi", Family::OpenMpi),
    ("hydra_pmi_proxy", Family::Mpich),
    ("hydra_bstrap_proxy", Family::Mpich),
    ("mpiexec.hydra", Family::Mpich),
    ("mpirun.hydra", Family::Mpich),
    ("mpirun.mpich", Family::Mpich),
    ("mpiexec.mpich", Family::Mpich),
    ("mpirun_rsh", Family::Mpich),
    ("mpirun", Family::Unknown),
    ("mpiexec", Family::Unknown),
];

/// Variables that launchers give to ranks. The more specific come first: launchers run inside batch systems.
const RANKS: &[(&str, Family)] = &[
    ("OMPI_COMM_WORLD_RANK", Family::OpenMpi),
    ("MV2_COMM_WORLD_RANK", Family::Mpich),
    ("PALS_RANKID", Family::Mpich),
    ("PMI_RANK", Family::Mpich),
];

/// Variables that name an installation.
const ROOTS: &[&str] = &["OPAL_PREFIX", "I_MPI_ROOT", "CRAY_MPICH_DIR", "MPI_HOME"];

/// Variables that hold directories of libraries.
const PATHS: &[&str] = &["LD_LIBRARY_PATH", "CRAY_LD_LIBRARY_PATH"];

/// Directories of libraries in an installation.
const FOLDERS: &[&str] = &["lib", "lib64", MULTIARCH, "lib/release"];

#[cfg(target_arch = "x86_64")]
const MULTIARCH: &str = "lib/x86_64-linux-gnu";
#[cfg(target_arch = "aarch64")]
const MULTIARCH: &str = "lib/aarch64-linux-gnu";
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const MULTIARCH: &str = "lib/linux-gnu";

/// All variables that the search looks at.
pub fn variables() -> impl Iterator<Item = &'static str> {
    let ranks = RANKS.iter().map(|(name, _)| *name);
    ranks.chain(ROOTS.iter().copied()).chain(PATHS.iter().copied())
}

/// Everything that is worth trying, in order. What the user named is tried alone.
pub fn places(around: &Surroundings) -> Vec<Place> {
    let family = around.family();
    let names = family.sonames();
    let within = |folder: &Path| names.iter().map(|name| folder.join(name)).collect::<Vec<_>>();
    if let Some(asked) = &around.asked {
        let mut files = vec![asked.clone()];
        files.extend(within(asked));
        files.extend(FOLDERS.iter().flat_map(|folder| within(&asked.join(folder))));
        return vec![Place {
            words: asked.display().to_string(),
            files,
        }];
    }
    let mut places: Vec<Place> = Vec::new();
    let mut add = |words: String, files: Vec<PathBuf>| {
        if !places.iter().any(|place| place.files == files) {
            places.push(Place { words, files });
        }
    };
    let installation = |root: &Path| FOLDERS.iter().flat_map(|folder| within(&root.join(folder))).collect();
    for program in &around.ancestors {
        if launcher(program).is_some()
            && let Some(root) = program.parent().and_then(Path::parent)
        {
            add(format!("beside the launcher {}", program.display()), installation(root));
        }
    }
    for name in ROOTS {
        if let Some(root) = around.variable(name) {
            add(format!("{name}={root}"), installation(Path::new(root)));
        }
    }
    for name in PATHS {
        if let Some(list) = around.variable(name) {
            let folders = list.split(':').filter(|folder| !folder.is_empty());
            add(
                name.to_string(),
                folders.flat_map(|folder| within(Path::new(folder))).collect(),
            );
        }
    }
    add(
        "where the loader looks".into(),
        names.iter().map(PathBuf::from).collect(),
    );
    places
}

/// What was looked for and where, as one phrase.
pub fn tried(around: &Surroundings) -> String {
    let names = around.family().sonames().join(", ");
    let places: Vec<String> = places(around).into_iter().map(|place| place.words).collect();
    format!("{names} in these places: {}", places.join("; "))
}

fn launcher(program: &Path) -> Option<Family> {
    let name = program.file_name()?.to_str()?;
    LAUNCHERS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, family)| *family)
}

impl Surroundings {
    fn variable(&self, name: &str) -> Option<&str> {
        let found = self.variables.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
    }

    /// What the launcher says: its own name, then what it tells ranks.
    fn family(&self) -> Family {
        let by_name = self.ancestors.iter().filter_map(|program| launcher(program));
        let by_variable = RANKS.iter().filter(|(name, _)| self.variable(name).is_some());
        by_name
            .filter(|family| *family != Family::Unknown)
            .chain(by_variable.map(|(_, family)| *family))
            .next()
            .unwrap_or(Family::Unknown)
    }
}

impl Family {
    /// File names, the likeliest first; the other families' last, for what the launcher says may mislead.
    fn sonames(self) -> [&'static str; 4] {
        match self {
            Family::Mpich => ["libmpi.so.12", "libmpich.so.12", "libmpi_abi.so.1", "libmpi.so.40"],
            _ => ["libmpi.so.40", "libmpi.so.12", "libmpich.so.12", "libmpi_abi.so.1"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(ancestors: &[&str], variables: &[(&str, &str)]) -> Surroundings {
        Surroundings {
            asked: None,
            ancestors: ancestors.iter().map(PathBuf::from).collect(),
            variables: variables.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect(),
        }
    }

    fn files(around: &Surroundings) -> Vec<String> {
        let files = places(around).into_iter().flat_map(|place| place.files);
        files.map(|file| file.display().to_string()).collect()
    }

    #[test]
    fn the_launchers_own_library_comes_first() {
        let files = files(&around(
            &["/usr/bin/bash", "/opt/mpi/bin/hydra_pmi_proxy", "/usr/bin/bash"],
            &[],
        ));
        assert_eq!(files[0], "/opt/mpi/lib/libmpi.so.12");
        assert!(files.contains(&"/opt/mpi/lib/release/libmpi.so.12".to_string()));
        assert_eq!(files.last().unwrap(), "libmpi.so.40");
        assert!(
            !files.iter().any(|file| file.starts_with("/usr/lib")),
            "bash is no launcher"
        );
    }

    #[test]
    fn debians_launchers_find_the_library_of_their_family() {
        let openmpi = files(&around(&["/usr/bin/orterun"], &[]));
        let at = |name: &str| {
            openmpi
                .iter()
                .position(|file| file == &format!("/usr/{MULTIARCH}/{name}"))
                .unwrap()
        };
        assert!(at("libmpi.so.40") < at("libmpich.so.12"));
        let mpich = files(&around(&["/usr/bin/hydra_pmi_proxy", "/usr/bin/mpiexec.hydra"], &[]));
        let at = |name: &str| {
            mpich
                .iter()
                .position(|file| file == &format!("/usr/{MULTIARCH}/{name}"))
                .unwrap()
        };
        assert!(at("libmpich.so.12") < at("libmpi.so.40"));
    }

    #[test]
    fn variables_tell_where_no_launcher_is_seen() {
        let files = files(&around(
            &["/usr/sbin/slurmstepd"],
            &[
                ("PMI_RANK", "0"),
                ("I_MPI_ROOT", "/opt/intel"),
                ("LD_LIBRARY_PATH", "/a::/b"),
                ("OPAL_PREFIX", ""),
            ],
        ));
        assert_eq!(files[0], "/opt/intel/lib/libmpi.so.12");
        let a = files.iter().position(|file| file == "/a/libmpi.so.12").unwrap();
        let b = files.iter().position(|file| file == "/b/libmpi.so.12").unwrap();
        assert!(a < b && files[a - 1].starts_with("/opt/intel"));
    }

    #[test]
    fn what_the_user_names_is_tried_alone() {
        let mut around = around(&["/usr/bin/orterun"], &[("LD_LIBRARY_PATH", "/a")]);
        around.asked = Some("/opt/x".into());
        let files = files(&around);
        assert_eq!(files[..2], ["/opt/x", "/opt/x/libmpi.so.40"]);
        assert!(files.iter().all(|file| file.starts_with("/opt/x")));
    }

    #[test]
    fn what_was_tried_is_one_phrase() {
        assert_eq!(
            tried(&around(&["/opt/bin/mpirun"], &[("LD_LIBRARY_PATH", "/a")])),
            "libmpi.so.40, libmpi.so.12, libmpich.so.12, libmpi_abi.so.1 in these places: beside the launcher \
             /opt/bin/mpirun; LD_LIBRARY_PATH; where the loader looks"
        );
    }
}
