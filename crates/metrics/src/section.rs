//! Sections: what metrics are grouped under.

/// A group of metrics.
pub struct Section {
    /// Stable id.
    pub id: &'static str,
    /// Title.
    pub title: &'static str,
}

/// Every section, in the order shown.
pub static SECTIONS: &[Section] = &[
    Section {
        id: "overview",
        title: "Where the time goes",
    },
    Section {
        id: "balance",
        title: "Balance and efficiency",
    },
    Section {
        id: "mpi",
        title: "MPI",
    },
    Section { id: "io", title: "I/O" },
    Section {
        id: "cpu",
        title: "Processor",
    },
    Section {
        id: "math",
        title: "Math libraries",
    },
    Section {
        id: "regions",
        title: "Regions",
    },
    Section {
        id: "openmp",
        title: "OpenMP",
    },
    Section {
        id: "threads",
        title: "Threads",
    },
    Section {
        id: "memory",
        title: "Memory",
    },
    Section {
        id: "energy",
        title: "Energy",
    },
    Section {
        id: "accelerator",
        title: "Accelerators",
    },
    Section {
        id: "trust",
        title: "Measurement quality",
    },
];
