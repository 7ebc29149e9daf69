//! What a library says of itself.

/// Name and version of an MPI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// "Open MPI", "MPICH", "Intel MPI", "Cray MPICH", "MVAPICH".
    pub name: String,
    /// "4.1.4"; empty if it cannot be told.
    pub number: String,
}

/// What is found in the text, and the name for it; the more specific come first.
const NAMES: &[(&str, &str)] = &[
    ("Open MPI", "Open MPI"),
    ("Intel(R) MPI", "Intel MPI"),
    ("CRAY MPICH", "Cray MPICH"),
    ("MVAPICH2", "MVAPICH2"),
    ("MVAPICH", "MVAPICH"),
    ("MPICH", "MPICH"),
];

impl Version {
    /// Of the text of `MPI_Get_library_version`; `None` if the name is not known.
    pub fn of(text: &str) -> Option<Self> {
        let (line, (found, name)) = text.lines().find_map(|line| {
            NAMES
                .iter()
                .find(|(found, _)| line.contains(found))
                .map(|entry| (line, entry))
        })?;
        let after = line.split_once(found).map_or("", |(_, after)| after);
        let digits = |word: &&str| word.trim_start_matches('v').starts_with(|c: char| c.is_ascii_digit());
        let number = after.split([' ', '\t', ',', ':']).find(digits).unwrap_or("");
        Some(Self {
            name: name.to_string(),
            number: number.trim_start_matches('v').to_string(),
        })
    }

    /// Whether it is of the family that has MPICH's binary interface.
    pub(crate) fn is_mpich_family(&self) -> bool {
        self.name != "Open MPI"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_taken_from_what_libraries_say() {
        let of = |text: &str| Version::of(text).map(|v| format!("{} {}", v.name, v.number));
        let is = |text: &str, wanted: &str| assert_eq!(of(text).as_deref(), Some(wanted));
        is(
            "Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4, repo rev: v4.1.4, May 26, 2022",
            "Open MPI 4.1.4",
        );
        is(
            "MPICH Version:\t4.0.2\nMPICH Release date:\tThu Apr  7 12:34:45 CDT 2022\n",
            "MPICH 4.0.2",
        );
        is("MPICH Version:      5.0.2\nMPICH Device:       ch4:ucx ", "MPICH 5.0.2");
        is("Intel(R) MPI Library 2021.18.1 for Linux* OS\n", "Intel MPI 2021.18.1");
        is(
            "MPI VERSION    : CRAY MPICH version 8.1.28.29 (ANL base 3.4a2)\n",
            "Cray MPICH 8.1.28.29",
        );
        is(
            "MVAPICH2 Version      :\t2.3.7\nMVAPICH2 Release date :\tx\n",
            "MVAPICH2 2.3.7",
        );
        is("MVAPICH Version:\t3.0\n", "MVAPICH 3.0");
        is("MPICH", "MPICH ");
        assert_eq!(of("HP MPI 9"), None);
        assert_eq!(of(""), None);
    }
}
