//! What a file of machine code is, by its name.

/// Beginnings of file names and their kinds; the first that fits counts.
#[rustfmt::skip]
const KINDS: &[(&str, &[&str])] = &[
    ("ours", &["libsteelyard"]),
    ("mpi", &[
        "libmpi", "libmpich", "libmpicxx", "libpmpi", "libfmpich", "libopen-rte", "libopen-pal", "libprrte", "libpmix",
        "libucp", "libuct", "libucs", "libucm", "libucc", "libhcoll", "libfabric", "libpsm", "libpmi", "libmpifort",
        "libmpiseq", "libcxi", "libibverbs", "librdmacm", "libmlx5", "libhwloc", "mca_", "libmca_", "libmunge", "MPI.",
        "libvader", "libnbc", "libcoll", "libtvapich",
    ]),
    ("openmp", &["libgomp", "libomp", "libiomp", "libcraymp", "libnvomp"]),
    ("math", &[
        "libblas", "libcblas", "liblapack", "libopenblas", "libatlas", "libmkl", "libblis", "libflame", "libfftw",
        "libscalapack", "libcublas", "libcufft", "libarmpl", "libsci", "libgsl", "libpetsc", "libsuitesparse",
    ]),
    ("python", &["libpython", "python"]),
    ("libc", &[
        "libc.so", "libc-", "libm.so", "libm-", "libmvec", "libpthread", "librt.so", "librt-", "libdl", "ld-linux",
        "ld-2", "libnss", "libresolv", "libutil",
    ]),
];

/// A file of Python's code, and no machine code.
pub const SCRIPT: &str = "script";

/// Folders of extension modules and of plug-ins.
const FOLDERS: &[(&str, &str)] = &[
    ("/openmpi/", "mpi"),
    ("/site-packages/", "python"),
    ("/dist-packages/", "python"),
    ("/lib-dynload/", "python"),
];

/// The kind of a module; `executable` is the file that the process was started from.
pub fn kind(path: &str, executable: &str) -> &'static str {
    if path.starts_with('[') {
        return "kernel";
    }
    let name = text::file_name(path);
    let named = KINDS
        .iter()
        .find(|(_, starts)| starts.iter().any(|start| name.starts_with(start)))
        .map(|(kind, _)| *kind);
    if path == executable {
        // An interpreter is not the user's program, though it is what was started.
        return if named == Some("python") { "python" } else { "program" };
    }
    let placed = FOLDERS
        .iter()
        .find(|(folder, _)| path.contains(folder))
        .map(|(_, kind)| *kind);
    named.or(placed).unwrap_or("library")
}

#[cfg(test)]
mod tests {
    use super::kind;

    #[test]
    fn names_tell_kinds() {
        for (path, expected) in [
            ("/opt/app", "program"),
            ("[vdso]", "kernel"),
            ("/usr/lib/libmpi.so.40", "mpi"),
            ("/usr/lib/openmpi/lib/openmpi3/mca_btl_vader.so", "mpi"),
            ("/usr/lib/x86_64-linux-gnu/libc.so.6", "libc"),
            ("/usr/lib/libgomp.so.1", "openmp"),
            ("/usr/lib/libopenblas.so.0", "math"),
            ("/usr/bin/python3.11", "python"),
            ("/v/lib/python3.11/site-packages/numpy/_core.so", "python"),
            ("/x/libsteelyard.so", "ours"),
            ("/x/libuser.so", "library"),
        ] {
            assert_eq!(kind(path, "/opt/app"), expected, "{path}");
        }
        assert_eq!(kind("/usr/bin/python3.11", "/usr/bin/python3.11"), "python");
    }
}
