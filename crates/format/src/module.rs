//! What a file of machine code is, by its name: every name of a library that means something stands here.

use crate::python::{INSTALLED, TYPED};
use crate::runtimes::{self, Runtime};
use crate::words::ModuleKind;

/// Beginnings of file names and their kinds; the first that fits counts.
#[rustfmt::skip]
const KINDS: &[(ModuleKind, &[&str])] = &[
    (ModuleKind::Ours, &["libsteelyard"]),
    (ModuleKind::Mpi, &[
        "libmpi", "libmpich", "libmpicxx", "libpmpi", "libfmpich", "libopen-rte", "libopen-pal", "libprrte", "libpmix",
        "libucp", "libuct", "libucs", "libucm", "libucc", "libhcoll", "libfabric", "libpsm", "libpmi", "libmpifort",
        "libmpiseq", "libcxi", "libibverbs", "librdmacm", "libmlx5", "libhwloc", "mca_", "libmca_", "libmunge", "MPI.",
        "libvader", "libnbc", "libcoll", "libtvapich",
    ]),
    (ModuleKind::OpenMp, &["libgomp", "libomp", "libiomp", "libcraymp", "libnvomp"]),
    (ModuleKind::Math, &[
        "libblas", "libcblas", "liblapack", "libopenblas", "libatlas", "libmkl", "libblis", "libflame", "libfftw",
        "libscalapack", "libcublas", "libcufft", "libarmpl", "libsci", "libgsl", "libpetsc", "libsuitesparse",
    ]),
    (ModuleKind::Accelerator, &[
        "libcuda.so", "libcudart", "libamdhip64", "libhsa-runtime64", "libze_loader", "libze_intel_gpu", "libOpenCL",
        "libnvidia-opencl", "libamdocl64", "libcupti.so",
    ]),
    (ModuleKind::Python, &["libpython", "python"]),
    (ModuleKind::Libc, &[
        "libc.so", "libc-", "libm.so", "libm-", "libmvec", "libpthread", "librt.so", "librt-", "libdl", "ld-linux",
        "ld-2", "libnss", "libresolv", "libutil",
    ]),
];

/// Folders of extension modules and of plug-ins.
const FOLDERS: &[(&str, ModuleKind)] = &[
    ("/openmpi/", ModuleKind::Mpi),
    ("/site-packages/", ModuleKind::Python),
    ("/dist-packages/", ModuleKind::Python),
    ("/lib-dynload/", ModuleKind::Python),
];

/// What stands for the file of code that was made at run time and has a name.
pub const JIT: &str = "[JIT]";

/// The kind of a module; `executable` is the file that the process was started from.
pub fn kind(path: &str, executable: &str) -> ModuleKind {
    if path == JIT {
        return ModuleKind::Jit;
    }
    if path.starts_with('[') {
        return ModuleKind::Kernel;
    }
    let name = text::file_name(path);
    let named = KINDS
        .iter()
        .find(|(_, starts)| begins(name, starts))
        .map(|(kind, _)| *kind);
    if path == executable {
        // An interpreter is not the user's program, though it is what was started.
        return if named == Some(ModuleKind::Python) {
            ModuleKind::Python
        } else {
            ModuleKind::Program
        };
    }
    let placed = FOLDERS
        .iter()
        .find(|(folder, _)| path.contains(folder))
        .map(|(_, kind)| *kind);
    named.or(placed).unwrap_or(ModuleKind::Library)
}

fn begins(name: &str, starts: &[&str]) -> bool {
    starts.iter().any(|start| name.starts_with(start))
}

/// The runtime whose file a module is, by its name, and that makes code while it runs.
pub fn runtime(module: &str) -> Option<&'static Runtime> {
    runtimes::RUNTIMES
        .iter()
        .find(|runtime| begins_word(module, runtime.modules))
}

/// `node` and `libnode.so.115` begin so, `nodetool` does not.
fn begins_word(name: &str, starts: &[&str]) -> bool {
    let ends = |start: &&str| {
        let rest = name.strip_prefix(start);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphabetic()))
    };
    starts.iter().any(ends)
}

/// Whether a function that was made at run time is the runtime's own.
pub fn is_stub(function: &str) -> bool {
    runtimes::RUNTIMES.iter().any(|runtime| begins(function, runtime.stubs))
}

/// Whether one is a trampoline by which Python's interpreter is called for a function of Python.
pub fn is_trampoline(function: &str) -> bool {
    let of_python = runtimes::RUNTIMES.iter().filter(|runtime| runtime.name == "Python");
    of_python
        .flat_map(|runtime| runtime.stubs)
        .any(|start| function.starts_with(start))
}

/// Whether a module, by the name of its file, is libc itself.
pub fn is_libc(module: &str) -> bool {
    begins(module, &["libc.", "libc-"])
}

/// Whether a module, by the name of its file, is the dynamic loader.
pub fn is_loader(module: &str) -> bool {
    begins(module, &["ld-linux", "ld-2", "ld-musl"])
}

/// Whether a module, by the name of its file, has the threads of an older libc.
pub fn is_libpthread(module: &str) -> bool {
    begins(module, &["libpthread"])
}

/// Whether a module, by the name of its file, is libm.
pub fn is_libm(module: &str) -> bool {
    begins(module, &["libm.so", "libm-"])
}

/// Whether a module, by the name of its file, has the elementary functions of libm, as others bring them too.
pub fn has_libm(module: &str) -> bool {
    is_libm(module) || begins(module, &["libimf.so", "ld-musl"])
}

/// Whether a module, by the name of its file, is CPython itself.
pub fn is_cpython(module: &str) -> bool {
    kind(module, "") == ModuleKind::Python
}

/// Whether a module, by the name of its file, is a runtime of OpenMP.
pub fn is_openmp(module: &str) -> bool {
    kind(module, "") == ModuleKind::OpenMp
}

/// Whether a module, by the name of its file, is GNU's runtime of Fortran.
pub fn is_libgfortran(module: &str) -> bool {
    begins(module, &["libgfortran"])
}

/// Whether a module, by the name of its file, is a runtime of Fortran.
pub fn is_fortran(module: &str) -> bool {
    is_libgfortran(module) || begins(module, &["libifcore", "libflang", "libfortran"])
}

/// Whether a module, by the name of its file, is the standard library of C++.
pub fn is_cxx(module: &str) -> bool {
    begins(module, &["libstdc++", "libc++"])
}

/// Whether a module, by the name of its file, is the extension module of numpy's arrays.
pub fn is_numpy(module: &str) -> bool {
    begins(module, &["_multiarray_umath"])
}

/// Whether a module, by the name of its file, is Python's decimal numbers.
pub fn is_decimal(module: &str) -> bool {
    begins(module, &["_decimal."])
}

/// Whether a module, by the name of its file, is libaio.
pub fn is_libaio(module: &str) -> bool {
    begins(module, &["libaio.so"])
}

/// Whether a module, by the name of its file, is the driver of a GPU, of CUDA or HIP.
pub fn is_gpu_driver(module: &str) -> bool {
    begins(module, &["libcuda.so", "libamdhip64.so"])
}

/// Whether a module, by the name of its file, has the MPI calls themselves, of any version, not what they stand on.
pub fn is_mpi(module: &str) -> bool {
    let stem = module.split(".so").next().unwrap_or("");
    ["libmpi", "libmpich", "libmpi_cray", "libmpi_abi"].contains(&stem)
}

/// How the names of interpreters begin, and of the libraries that they consist of.
const INTERPRETERS: [&str; 10] = [
    "python",
    "libpython",
    "libR.so",
    "octave",
    "liboctinterp",
    "perl",
    "libperl",
    "ruby",
    "libruby",
    "libtcl",
];

/// Whether a module, by the name of its file, carries out programs that are no machine code.
pub fn is_interpreter(module: &str) -> bool {
    module == "R" || begins(module, &INTERPRETERS)
}

/// How the names of libraries that compress begin.
const COMPRESSION: [&str; 14] = [
    "libz.so",
    "libz-",
    "libzstd",
    "liblzma",
    "libbz2",
    "liblz4",
    "libdeflate",
    "libsnappy",
    "libaec",
    "libsz.so",
    "libblosc",
    "libbrotli",
    "libisal",
    "libminizip",
];

/// Whether a module, by the name of its file, compresses and decompresses.
pub fn is_compression(module: &str) -> bool {
    begins(module, &COMPRESSION)
}

/// Runtime libraries of compilers: of the system's, wherever they lie.
const RUNTIMES: [&str; 14] = [
    "libgfortran",
    "libquadmath",
    "libstdc++",
    "libc++",
    "libgcc_s",
    "libifcore",
    "libifport",
    "libimf",
    "libsvml",
    "libintlc",
    "libirng",
    "libflang",
    "libnvf",
    "libpgf90",
];

/// Whether a module, by the name of its file, is the runtime library of a compiler.
pub fn is_runtime(module: &str) -> bool {
    begins(module, &RUNTIMES)
}

/// How the names of libraries begin that many programs call for one service, and that run what is written in another language.
const SERVICES: [&str; 14] = [
    "libhdf5",
    "libnetcdf",
    "libpnetcdf",
    "libadios",
    "libcrypto",
    "libssl",
    "libsqlite",
    "libjulia",
    "libnode",
    "libv8",
    "liblua",
    "libphp",
    "libjvm",
    "libglib",
];

/// Whether a module, by the name of its file, is a library that is no program, however much of a program's time is in it.
pub fn serves_many(module: &str) -> bool {
    begins(module, &SERVICES) || is_compression(module) || is_interpreter(module)
}

/// How functions of netCDF and PnetCDF begin, which programs may have linked into them.
const LINKED: [&str; 9] = [
    "nc_put_", "nc_get_", "nc4_", "ncx_", "ncmpi", "NC_", "NC3_", "NC4_", "NCD4_",
];

/// Whether a function in a program is part of HDF5 or netCDF linked into it: by its name, `H5D__write`, where it has no lines or they
/// are in a file of HDF5's.
pub fn is_linked_library(function: &str, file: &str) -> bool {
    let of_hdf5 = |name: &str| {
        name.strip_prefix("H5")
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    match file {
        "" => of_hdf5(function) || begins(function, &LINKED),
        file => of_hdf5(function) && of_hdf5(text::file_name(file)),
    }
}

/// What stands on a stack where Python's interpreter collects garbage: a function, and its file.
pub const COLLECTION: (&str, &str) = ("garbage collection", "<gc>");

/// Whether a file of Python code came with Python, was installed beside it, or was made by what was.
pub fn is_installed(path: &str) -> bool {
    path.starts_with('<') && !begins(path, TYPED) || INSTALLED.iter().any(|folder| path.contains(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_linked_into_a_program_are_told_by_their_names() {
        assert!(
            is_linked_library("H5D__write", "")
                && is_linked_library("H5VL_file_open", "/build/hdf5/src/H5VLcallback.c")
        );
        assert!(is_linked_library("NC4_put_vars", "") && is_linked_library("ncmpii_wait", ""));
        assert!(!is_linked_library("H5Writer::dump", "/home/ann/writer.cpp") && !is_linked_library("H5", ""));
        assert!(!is_linked_library("H5writer", "") && !is_linked_library("ncells", ""));
    }

    #[test]
    fn runtimes_are_told_by_what_only_they_have() {
        let of = |module| runtime(module).map(|runtime| runtime.name);
        assert_eq!(
            (of("node"), of("libnode.so.108"), of("libjvm.so")),
            (Some("Node.js"), Some("Node.js"), Some("Java"))
        );
        assert_eq!(
            (of("libmonosgen-2.0.so"), of("luajit-2.1"), of("libjulia.so.1")),
            (Some("Mono"), Some("LuaJIT"), Some("Julia"))
        );
        assert_eq!(
            (of("nodetool"), of("libc.so.6"), of("libpython3.12.so")),
            (None, None, None)
        );
        assert!(is_stub("Builtin:Call") && is_stub("py::f:/a.py") && !is_stub("JS:*f /a.js:1:2"));
    }

    #[test]
    fn names_tell_kinds() {
        for (path, expected) in [
            ("/opt/app", ModuleKind::Program),
            ("[vdso]", ModuleKind::Kernel),
            (JIT, ModuleKind::Jit),
            ("/usr/lib/libmpi.so.40", ModuleKind::Mpi),
            ("/usr/lib/openmpi/lib/openmpi3/mca_btl_vader.so", ModuleKind::Mpi),
            ("/usr/lib/x86_64-linux-gnu/libc.so.6", ModuleKind::Libc),
            ("/usr/lib/libgomp.so.1", ModuleKind::OpenMp),
            ("/usr/lib/libopenblas.so.0", ModuleKind::Math),
            ("/usr/bin/python3.11", ModuleKind::Python),
            ("/v/lib/python3.11/site-packages/numpy/_core.so", ModuleKind::Python),
            ("/x/libsteelyard.so", ModuleKind::Ours),
            ("/x/libuser.so", ModuleKind::Library),
        ] {
            assert_eq!(kind(path, "/opt/app"), expected, "{path}");
        }
        assert_eq!(kind("/usr/bin/python3.11", "/usr/bin/python3.11"), ModuleKind::Python);
    }
}
