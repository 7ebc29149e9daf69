//! What a thread can be doing. Made from `api/classes.toml` by `cargo xtask codegen`; do not edit.

/// One class of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// Stable id, as in the `class` column of calls.
    pub id: &'static str,
    /// The share at the top of the report that it belongs to.
    pub family: &'static str,
    /// What people read.
    pub label: &'static str,
    /// `#rrggbb`.
    pub colour: &'static str,
    /// One sentence.
    pub doc: &'static str,
}

/// Every class, in the order in which they are shown.
pub static CLASSES: &[Class] = &[
    Class {
        id: "compute",
        family: "compute",
        label: "Compute",
        colour: "#2a8c5a",
        doc: "In the program or a library, outside every call below.",
    },
    Class {
        id: "mpi_p2p",
        family: "mpi",
        label: "MPI point-to-point",
        colour: "#4a90d9",
        doc: "In a blocking or starting point-to-point call.",
    },
    Class {
        id: "mpi_collective",
        family: "mpi",
        label: "MPI collective",
        colour: "#2c64ba",
        doc: "In a collective call, waiting for others included.",
    },
    Class {
        id: "mpi_wait",
        family: "mpi",
        label: "MPI wait/test",
        colour: "#86b8e8",
        doc: "In a call that completes or probes requests and messages.",
    },
    Class {
        id: "mpi_rma",
        family: "mpi",
        label: "MPI one-sided",
        colour: "#6f7fd0",
        doc: "In a one-sided communication or synchronisation call.",
    },
    Class {
        id: "mpi_io",
        family: "io",
        label: "MPI-IO",
        colour: "#b3541e",
        doc: "In an MPI-IO call.",
    },
    Class {
        id: "mpi_other",
        family: "mpi",
        label: "MPI other",
        colour: "#a8cbe6",
        doc: "In any other MPI call: start, end, communicators, datatypes.",
    },
    Class {
        id: "io_read",
        family: "io",
        label: "I/O read",
        colour: "#f0a830",
        doc: "In a call that reads from a file.",
    },
    Class {
        id: "io_write",
        family: "io",
        label: "I/O write",
        colour: "#e07b1a",
        doc: "In a call that writes to a file.",
    },
    Class {
        id: "io_meta",
        family: "io",
        label: "I/O metadata",
        colour: "#c9a36a",
        doc: "In open, close, stat, seek and the like.",
    },
    Class {
        id: "io_sync",
        family: "io",
        label: "I/O sync",
        colour: "#8c5a2a",
        doc: "In a call that syncs data to storage (fsync and the like).",
    },
    Class {
        id: "thread_sync",
        family: "wait",
        label: "Thread synchronisation",
        colour: "#b06fb0",
        doc: "Waiting for another thread: lock, condition, join, semaphore, barrier.",
    },
    Class {
        id: "openmp",
        family: "wait",
        label: "OpenMP overhead and waiting",
        colour: "#8a5fa0",
        doc: "In the OpenMP runtime: waiting at a barrier, starting or ending a region, scheduling.",
    },
    Class {
        id: "library_wait",
        family: "wait",
        label: "Library threads waiting",
        colour: "#a98abb",
        doc: "In the threads of a math library: waiting for work, or for each other; they poll.",
    },
    Class {
        id: "sleep",
        family: "wait",
        label: "Sleeping",
        colour: "#bdbdbd",
        doc: "Asleep because the program asked for it.",
    },
    Class {
        id: "event_wait",
        family: "wait",
        label: "Waiting for events",
        colour: "#8f8f9a",
        doc: "In poll, select, epoll_wait, or a blocking read of a pipe, socket or device.",
    },
    Class {
        id: "process_wait",
        family: "wait",
        label: "Waiting for a process",
        colour: "#77777f",
        doc: "Waiting for a child process.",
    },
    Class {
        id: "accelerator",
        family: "accelerator",
        label: "Waiting for an accelerator",
        colour: "#7c3df2",
        doc: "In a call that waits for a GPU.",
    },
    Class {
        id: "accelerator_copy",
        family: "accelerator",
        label: "Accelerator copy",
        colour: "#c619ff",
        doc: "In a call that copies to, from or on a GPU, or starts such a copy.",
    },
    Class {
        id: "accelerator_launch",
        family: "accelerator",
        label: "Kernel launch",
        colour: "#4b1a99",
        doc: "In a call that launches a kernel or a graph of them on a GPU.",
    },
    Class {
        id: "accelerator_other",
        family: "accelerator",
        label: "Accelerator other",
        colour: "#b84dff",
        doc: "In any other call of a GPU's driver: memory, code, streams, events, start and end.",
    },
];

/// The class of that id.
pub fn class(id: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.id == id)
}
