//! Environment variables. Made from `api/options.toml` by `cargo xtask codegen`; do not edit.

/// One environment variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Who reads it: collector, supervisor, cli, build.
    pub read_by: &'static str,
    /// Whether Steelyard sets it itself.
    pub internal: bool,
    /// What it may be.
    pub values: Values,
    /// Its default with the unit; empty if there is none.
    pub default: &'static str,
    /// What it does.
    pub doc: &'static str,
}

/// What a variable may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// A path.
    Path,
    /// A directory that is there.
    Folder,
    /// A whole number, from and to these, in this unit.
    Number(i64, i64, &'static str),
    /// One of these words.
    OneOf(&'static [&'static str]),
}

/// Where a process makes its region. Not set: the library does nothing at all.
pub const DIR: &str = "STEELYARD_DIR";

/// Sampling period at the start; it doubles as the run grows, so that a run keeps some thousand moments.
pub const PERIOD_US: &str = "STEELYARD_PERIOD_US";

/// 0: calls are counted and timed, nothing is sampled.
pub const SAMPLING: &str = "STEELYARD_SAMPLING";

/// Most that recording may take of a thread's time, in millionths; beyond it calls pass uncounted for a while. 0: no limit, and every call is counted. The option --overhead-budget says the same in per cent.
pub const BUDGET_PPM: &str = "STEELYARD_BUDGET_PPM";

/// The sampling signal. Not set: the fourth below the last real-time signal.
pub const SIGNAL: &str = "STEELYARD_SIGNAL";

/// Room for samples between two visits of the supervisor, a second apart; rounded up to a power of two.
pub const RING_KIB: &str = "STEELYARD_RING_KIB";

/// So many reads and writes of a process are kept one by one, with file, place, bytes and time; further ones are in the sums alone. The option --io-trace says the same.
pub const IO_TRACE: &str = "STEELYARD_IO_TRACE";

/// So many calls of MPI of a process are kept one by one, with start, end, peer, tag, communicator and bytes; further ones are in the sums alone. The option --trace says the same.
pub const TRACE: &str = "STEELYARD_TRACE";

/// CLOCK_REALTIME minus CLOCK_MONOTONIC, the same for all of a node, so that all its ranks tick at the same moments.
pub const CLOCK_OFFSET_NS: &str = "STEELYARD_CLOCK_OFFSET_NS";

/// A process that ends by itself before that, and is no MPI process, leaves no record. 0: each leaves one.
pub const SHORTEST_MS: &str = "STEELYARD_SHORTEST_MS";

/// A process is not recorded where less of the file system that its record would be in is free.
pub const LEAST_FREE: &str = "STEELYARD_LEAST_FREE";

/// Names of programs that are not recorded, with colons between them.
pub const LEAVE_OUT: &str = "STEELYARD_LEAVE_OUT";

/// The variables by which a site has programs recorded unasked, with colons between them: `steelyard run` and `steelyard exec` begin without them.
pub const SITE: &str = "STEELYARD_SITE";

/// The supervisor, which the program has for its parent.
pub const SUPERVISOR: &str = "STEELYARD_SUPERVISOR";

/// The parent that the program would have without us: it gets the signals that are sent to the supervisor from below.
pub const PARENT: &str = "STEELYARD_PARENT";

/// The run directory. Not set: derived from the launcher's job, so that the ranks of a node share one.
pub const RUN: &str = "STEELYARD_RUN";

/// The folder for the finished profile. Not set: the working directory. The option -o says the same.
pub const OUT: &str = "STEELYARD_OUT";

/// Where run directories are made. Not set: the first of /dev/shm, $TMPDIR and /tmp that works.
pub const TMPDIR: &str = "STEELYARD_TMPDIR";

/// 0: hardware counters are left to the program. software: software events are counted in their place, for tests.
pub const COUNTERS: &str = "STEELYARD_COUNTERS";

/// 1: GPU kernels and copies are recorded by name, through NVIDIA's CUPTI. The option --kernels says the same.
pub const KERNELS: &str = "STEELYARD_KERNELS";

/// 1: NVTX_INJECTION64_PATH, where it is not set, names Steelyard's library, so that ranges of NVTX are regions. The option --nvtx says the same.
pub const NVTX: &str = "STEELYARD_NVTX";

/// 1: INTEL_LIBITTNOTIFY64, where it is not set, names Steelyard's library, so that tasks of ITT are regions. The option --itt says the same.
pub const ITT: &str = "STEELYARD_ITT";

/// 1: KOKKOS_TOOLS_LIBS, where neither it nor KOKKOS_PROFILE_LIBRARY is set, names Steelyard's library, so that kernels and regions of Kokkos are regions. The option --kokkos says the same.
pub const KOKKOS: &str = "STEELYARD_KOKKOS";

/// Read instead of /proc, for tests.
pub const PROCFS_ROOT: &str = "STEELYARD_PROCFS_ROOT";

/// Read instead of /sys, for tests.
pub const SYSFS_ROOT: &str = "STEELYARD_SYSFS_ROOT";

/// The folder with libsteelyard.so. Not set: the copy inside the command, or the one beside it.
pub const LIBDIR: &str = "STEELYARD_LIBDIR";

/// Where `steelyard probe` keeps what file systems give; a site may name a folder for all. Not set: $XDG_DATA_HOME/steelyard/probes, or ~/.local/share/steelyard/probes.
pub const PROBES: &str = "STEELYARD_PROBES";

/// The MPI library, or the directory of an installation, that `steelyard bench` uses. Not set: the launcher's. The option --mpi says the same.
pub const MPI: &str = "STEELYARD_MPI";

/// The libsteelyard.so that is put into the command when it is built.
pub const LIBRARY: &str = "STEELYARD_LIBRARY";

/// By which programs that are marked for another tool find who hears them, with the option that asks for it: the first is set, where
/// none is.
pub static MARKS: &[(&str, &[&str])] = &[
    (NVTX, &["NVTX_INJECTION64_PATH"]),
    (ITT, &["INTEL_LIBITTNOTIFY64"]),
    (KOKKOS, &["KOKKOS_TOOLS_LIBS", "KOKKOS_PROFILE_LIBRARY"]),
];

/// Every variable.
pub static SETTINGS: &[Setting] = &[
    Setting {
        name: "STEELYARD_DIR",
        read_by: "collector",
        internal: true,
        values: Values::Path,
        default: "",
        doc: "Where a process makes its region. Not set: the library does nothing at all.",
    },
    Setting {
        name: "STEELYARD_PERIOD_US",
        read_by: "collector",
        internal: false,
        values: Values::Number(100, 10000000, "µs"),
        default: "20000 µs",
        doc: "Sampling period at the start; it doubles as the run grows, so that a run keeps some thousand moments.",
    },
    Setting {
        name: "STEELYARD_SAMPLING",
        read_by: "collector",
        internal: false,
        values: Values::OneOf(&["0", "1"]),
        default: "1",
        doc: "0: calls are counted and timed, nothing is sampled.",
    },
    Setting {
        name: "STEELYARD_BUDGET_PPM",
        read_by: "collector",
        internal: false,
        values: Values::Number(0, 1000000, "ppm"),
        default: "0 ppm",
        doc: "Most that recording may take of a thread's time, in millionths; beyond it calls pass uncounted for a while. 0: no limit, and every call is counted. The option --overhead-budget says the same in per cent.",
    },
    Setting {
        name: "STEELYARD_SIGNAL",
        read_by: "collector",
        internal: false,
        values: Values::Number(1, 64, "signal"),
        default: "",
        doc: "The sampling signal. Not set: the fourth below the last real-time signal.",
    },
    Setting {
        name: "STEELYARD_RING_KIB",
        read_by: "collector",
        internal: false,
        values: Values::Number(4, 1048576, "KiB"),
        default: "256 KiB",
        doc: "Room for samples between two visits of the supervisor, a second apart; rounded up to a power of two.",
    },
    Setting {
        name: "STEELYARD_IO_TRACE",
        read_by: "collector",
        internal: false,
        values: Values::Number(0, 1000000000, "accesses"),
        default: "0 accesses",
        doc: "So many reads and writes of a process are kept one by one, with file, place, bytes and time; further ones are in the sums alone. The option --io-trace says the same.",
    },
    Setting {
        name: "STEELYARD_TRACE",
        read_by: "collector",
        internal: false,
        values: Values::Number(0, 1000000000, "calls"),
        default: "0 calls",
        doc: "So many calls of MPI of a process are kept one by one, with start, end, peer, tag, communicator and bytes; further ones are in the sums alone. The option --trace says the same.",
    },
    Setting {
        name: "STEELYARD_CLOCK_OFFSET_NS",
        read_by: "collector",
        internal: true,
        values: Values::Number(0, 4611686018427387903, "ns"),
        default: "0 ns",
        doc: "CLOCK_REALTIME minus CLOCK_MONOTONIC, the same for all of a node, so that all its ranks tick at the same moments.",
    },
    Setting {
        name: "STEELYARD_SHORTEST_MS",
        read_by: "collector",
        internal: true,
        values: Values::Number(0, 86400000, "ms"),
        default: "0 ms",
        doc: "A process that ends by itself before that, and is no MPI process, leaves no record. 0: each leaves one.",
    },
    Setting {
        name: "STEELYARD_LEAST_FREE",
        read_by: "collector",
        internal: true,
        values: Values::Number(0, 99, "%"),
        default: "0 %",
        doc: "A process is not recorded where less of the file system that its record would be in is free.",
    },
    Setting {
        name: "STEELYARD_LEAVE_OUT",
        read_by: "collector",
        internal: true,
        values: Values::Path,
        default: "",
        doc: "Names of programs that are not recorded, with colons between them.",
    },
    Setting {
        name: "STEELYARD_SITE",
        read_by: "cli",
        internal: true,
        values: Values::Path,
        default: "",
        doc: "The variables by which a site has programs recorded unasked, with colons between them: `steelyard run` and `steelyard exec` begin without them.",
    },
    Setting {
        name: "STEELYARD_SUPERVISOR",
        read_by: "collector",
        internal: true,
        values: Values::Number(1, 4194304, "process id"),
        default: "",
        doc: "The supervisor, which the program has for its parent.",
    },
    Setting {
        name: "STEELYARD_PARENT",
        read_by: "collector",
        internal: true,
        values: Values::Number(1, 4194304, "process id"),
        default: "",
        doc: "The parent that the program would have without us: it gets the signals that are sent to the supervisor from below.",
    },
    Setting {
        name: "STEELYARD_RUN",
        read_by: "supervisor",
        internal: true,
        values: Values::Path,
        default: "",
        doc: "The run directory. Not set: derived from the launcher's job, so that the ranks of a node share one.",
    },
    Setting {
        name: "STEELYARD_OUT",
        read_by: "supervisor",
        internal: false,
        values: Values::Folder,
        default: "",
        doc: "The folder for the finished profile. Not set: the working directory. The option -o says the same.",
    },
    Setting {
        name: "STEELYARD_TMPDIR",
        read_by: "supervisor",
        internal: false,
        values: Values::Folder,
        default: "",
        doc: "Where run directories are made. Not set: the first of /dev/shm, $TMPDIR and /tmp that works.",
    },
    Setting {
        name: "STEELYARD_COUNTERS",
        read_by: "supervisor",
        internal: false,
        values: Values::OneOf(&["0", "software"]),
        default: "",
        doc: "0: hardware counters are left to the program. software: software events are counted in their place, for tests.",
    },
    Setting {
        name: "STEELYARD_KERNELS",
        read_by: "supervisor",
        internal: false,
        values: Values::OneOf(&["0", "1"]),
        default: "0",
        doc: "1: GPU kernels and copies are recorded by name, through NVIDIA's CUPTI. The option --kernels says the same.",
    },
    Setting {
        name: "STEELYARD_NVTX",
        read_by: "supervisor",
        internal: false,
        values: Values::OneOf(&["0", "1"]),
        default: "0",
        doc: "1: NVTX_INJECTION64_PATH, where it is not set, names Steelyard's library, so that ranges of NVTX are regions. The option --nvtx says the same.",
    },
    Setting {
        name: "STEELYARD_ITT",
        read_by: "supervisor",
        internal: false,
        values: Values::OneOf(&["0", "1"]),
        default: "0",
        doc: "1: INTEL_LIBITTNOTIFY64, where it is not set, names Steelyard's library, so that tasks of ITT are regions. The option --itt says the same.",
    },
    Setting {
        name: "STEELYARD_KOKKOS",
        read_by: "supervisor",
        internal: false,
        values: Values::OneOf(&["0", "1"]),
        default: "0",
        doc: "1: KOKKOS_TOOLS_LIBS, where neither it nor KOKKOS_PROFILE_LIBRARY is set, names Steelyard's library, so that kernels and regions of Kokkos are regions. The option --kokkos says the same.",
    },
    Setting {
        name: "STEELYARD_PROCFS_ROOT",
        read_by: "supervisor",
        internal: false,
        values: Values::Folder,
        default: "",
        doc: "Read instead of /proc, for tests.",
    },
    Setting {
        name: "STEELYARD_SYSFS_ROOT",
        read_by: "supervisor",
        internal: false,
        values: Values::Folder,
        default: "",
        doc: "Read instead of /sys, for tests.",
    },
    Setting {
        name: "STEELYARD_LIBDIR",
        read_by: "cli",
        internal: false,
        values: Values::Folder,
        default: "",
        doc: "The folder with libsteelyard.so. Not set: the copy inside the command, or the one beside it.",
    },
    Setting {
        name: "STEELYARD_PROBES",
        read_by: "cli",
        internal: false,
        values: Values::Path,
        default: "",
        doc: "Where `steelyard probe` keeps what file systems give; a site may name a folder for all. Not set: $XDG_DATA_HOME/steelyard/probes, or ~/.local/share/steelyard/probes.",
    },
    Setting {
        name: "STEELYARD_MPI",
        read_by: "cli",
        internal: false,
        values: Values::Path,
        default: "",
        doc: "The MPI library, or the directory of an installation, that `steelyard bench` uses. Not set: the launcher's. The option --mpi says the same.",
    },
    Setting {
        name: "STEELYARD_LIBRARY",
        read_by: "build",
        internal: false,
        values: Values::Path,
        default: "",
        doc: "The libsteelyard.so that is put into the command when it is built.",
    },
];
