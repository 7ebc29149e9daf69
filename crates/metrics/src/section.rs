//! Sections: what metrics are grouped under.

/// A group of metrics.
pub struct Section {
    /// Stable id.
    pub id: &'static str,
    /// Title.
    pub title: &'static str,
    /// The sentence that it begins with: the first of these of which all numbers are known. `{id}` is a metric, `{id noun}` so
    /// many of these. None where the numbers alone do not say which.
    pub intro: &'static [&'static str],
}

/// Every section, in the order shown.
pub static SECTIONS: &[Section] = &[
    Section {
        id: "overview",
        title: "Where the time goes",
        intro: &["Of the {elapsed} that the program ran, {compute_share} went into computing."],
    },
    Section {
        id: "balance",
        title: "Balance and efficiency",
        intro: &[],
    },
    Section {
        id: "mpi",
        title: "MPI",
        intro: &[
            "{mpi_share} of the time is in {mpi_calls MPI call}, {mpi_late_share} of that waiting for late ranks.",
            "{mpi_share} of the time is in {mpi_calls MPI call}.",
        ],
    },
    Section {
        id: "io",
        title: "I/O",
        intro: &[],
    },
    Section {
        id: "accelerator",
        title: "Accelerators",
        intro: &[
            "{accelerator_share} of the time is in the driver of an accelerator; the node's GPUs were busy for {accelerator_use} of the time.",
            "{accelerator_share} of the time is in the driver of an accelerator.",
            "The node's GPUs were busy for {accelerator_use} of the time.",
        ],
    },
    Section {
        id: "cpu",
        title: "Processor",
        intro: &[],
    },
    Section {
        id: "math",
        title: "Math libraries",
        intro: &[],
    },
    Section {
        id: "regions",
        title: "Regions",
        intro: &[
            "The program names {regions region}, {regions_share} of the time in one of them.",
            "The program names {regions region}.",
        ],
    },
    Section {
        id: "openmp",
        title: "OpenMP",
        intro: &[],
    },
    Section {
        id: "threads",
        title: "Threads",
        intro: &[],
    },
    Section {
        id: "memory",
        title: "Memory",
        intro: &[],
    },
    Section {
        id: "energy",
        title: "Energy",
        intro: &["The nodes used {energy}."],
    },
    Section {
        id: "trust",
        title: "Measurement quality",
        intro: &["{samples} samples were taken; measuring cost {overhead_share} of the ranks' time."],
    },
];

#[cfg(test)]
mod tests {
    #[test]
    fn sentences_name_metrics() {
        for template in super::SECTIONS.iter().flat_map(|section| section.intro) {
            for piece in template.split(['{', '}']).skip(1).step_by(2) {
                let id = piece.split(' ').next().unwrap_or(piece);
                assert!(crate::metric(id).is_some(), "{id}");
            }
        }
    }
}
