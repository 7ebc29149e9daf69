//! What a file is to the program, by its name.

use super::jit::number_in;
use format::records::{FILE_IS_PART, FILE_IS_STANDARD, FILE_IS_STREAM};
use format::region::FileRecord;

/// Where the system and what is installed on it lie.
const SYSTEM: &[&str] = &[
    "/usr/", "/lib/", "/lib32/", "/lib64/", "/etc/", "/bin/", "/sbin/", "/opt/", "/boot/", "/nix/",
];

/// Parts of the names of what MPI and other runtimes keep among themselves. Those of Open MPI: its session directory,
/// the shared memory of its vader and sm transports and of OMPIO's shared file pointers, and OMPIO's test of locks
/// beside a file. Then MPICH, UCX, PSM, Cray, Intel, NCCL, LLVM's OpenMP; and what a Java machine tells its tools.
const RUNTIME: &[&str] = &[
    "/ompi.",
    "/openmpi-sessions-",
    "/open_mpi.",
    "/vader_segment.",
    "/sm_segment.",
    "/sem.OMPIO_",
    "/prte.",
    "/prterun.",
    "/pmix-",
    "/pmix_dstor_",
    "/mpich_shar_tmp",
    "/ucx_shm_posix_",
    "/ucx.conf",
    "/psm2_shm",
    "/psm3_shm",
    "/cray-shared-mem",
    "/Intel_MPI_",
    "/impi-shm",
    "/shm_mpi",
    "/dev/shm/mvapich",
    "/dev/shm/nccl-",
    "/ofi-shm",
    "/__KMP_REGISTERED_LIB_",
    "/.openmpi/",
    "/.pmix/",
    "/.prte/",
    "/hsperfdata_",
    "/.java_pid",
];

/// Whether it is beside a data file of the program that Open MPI's OMPIO opens with others: `NAME_cid-3-77.sm`, and
/// `NAME.locktest.0`.
fn is_of_ompio(name: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit() || c == '-' || c == '#');
    let after = |mark: &str| name.rsplit_once(mark).map(|(_, rest)| rest);
    after(".locktest.").is_some_and(digits)
        || after("_cid-").is_some_and(|rest| rest.strip_suffix(".sm").is_some_and(digits))
}

/// Whether it is what a runtime tells of the code that it makes.
fn is_of_jit(name: &str) -> bool {
    number_in(name).is_some_and(|(_, text)| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit() || c == '#'))
}

/// Our own records: `steelyard-UID-ID/`, where digits may be folded. A folder of the user's may be called after us.
fn is_ours(path: &str) -> bool {
    path.split("/steelyard-").skip(1).any(|rest| {
        let user = rest.split('-').next().unwrap_or("");
        rest.len() > user.len() && !user.is_empty() && user.chars().all(|c| c.is_ascii_digit() || c == '#')
    })
}

/// Code, and what an interpreter looks up to load it.
fn is_program(path: &str, name: &str) -> bool {
    const ENDS: &[&str] = &[".py", ".pyc", ".pyo", ".pth", ".so", ".ko", ".jar", ".class"];
    const FOLDERS: &[&str] = &[
        "/site-packages/",
        "/dist-packages/",
        "/lib-dynload/",
        "/__pycache__/",
        "/lib/python",
    ];
    ENDS.iter().any(|end| name.ends_with(end))
        || FOLDERS.iter().any(|folder| path.contains(folder))
        || is_versioned_library(name)
        || ["pyvenv.cfg", "python*._pth"].contains(&name)
}

/// `libm.so.6`, and `libm.so.#` where digits are folded.
fn is_versioned_library(name: &str) -> bool {
    name.split_once(".so.")
        .is_some_and(|(_, version)| version.chars().all(|c| c.is_ascii_digit() || c == '.' || c == '#'))
}

/// The word of `files.class` for a file of which only the path is known.
pub fn class_of_path(path: &str) -> &'static str {
    let name = text::file_name(path);
    let below = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
    if path.starts_with('<') {
        "stream"
    } else if RUNTIME.iter().any(|part| path.contains(part)) || is_of_ompio(name) || is_of_jit(name) || is_ours(path) {
        "runtime"
    } else if (below(&["/dev/"]) && !below(&["/dev/shm/", "/dev/hugepages/"])) || below(&["/proc/", "/sys/"]) {
        "device"
    } else if below(SYSTEM) || is_program(path, name) {
        "program"
    } else {
        "data"
    }
}

/// The word of `files.class`. `is_code` says that the process ran the file.
pub fn class(path: &str, record: &FileRecord, is_code: bool) -> &'static str {
    const S_IFMT: u32 = 0o170_000;
    const S_IFIFO: u32 = 0o010_000;
    const S_IFDIR: u32 = 0o040_000;
    const S_IFCHR: u32 = 0o020_000;
    const S_IFBLK: u32 = 0o060_000;
    const S_IFSOCK: u32 = 0o140_000;
    if record.flags & FILE_IS_PART != 0 || record.parent != 0 {
        return "dataset";
    }
    let kind = record.mode & S_IFMT;
    if record.flags & FILE_IS_STREAM != 0 || matches!(kind, S_IFIFO | S_IFSOCK) {
        return "stream";
    }
    match class_of_path(path) {
        "program" | "data" if matches!(kind, S_IFCHR | S_IFBLK) => "device",
        "data" if kind == S_IFDIR => "directory",
        "data" if is_code => "program",
        "data" if record.flags & FILE_IS_STANDARD != 0 => "standard",
        class => class,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(path: &str, flags: u32, mode: u32) -> &'static str {
        let mut record = FileRecord::parse(&[0; FileRecord::SIZE]).unwrap();
        (record.flags, record.mode) = (flags, mode);
        class(path, &record, path == "/home/me/solver")
    }

    #[test]
    fn names_tell_what_files_are() {
        #[rustfmt::skip]
        let expected = [
            ("/scratch/me/out.h5", "data"), ("/tmp/input", "data"), ("/dev/shm/mine", "data"), ("/var/tmp/x", "data"),
            ("/scratch/ompi/results.sm", "data"), ("/data/libx.so.txt", "data"), ("/data/run.locktest.dat", "data"),
            ("/home/me/solver", "program"), ("/home/me/lib/libuser.so", "program"), ("/h/libuser.so.1.2", "program"),
            ("/usr/lib/x86_64-linux-gnu/*", "program"), ("/etc/*", "program"), ("/home/me/mod.py", "program"),
            ("/v/lib/python3.11/site-packages/numpy/*", "program"), ("/v/lib/python3.11/*", "program"),
            ("/tmp/ompi.vm.0/pid.77/1/dat_cid-0-99.sm", "runtime"), ("/tmp/ompi.vm.0/pid.77/1", "runtime"),
            ("/dev/shm/vader_segment.vm.0.1b.1", "runtime"), ("/dev/shm/open_mpi.0000", "runtime"),
            ("/dev/shm/sem.OMPIO_dat", "runtime"), ("/scratch/out.dat.locktest.1", "runtime"),
            ("/scratch/out.dat_cid--1-0.sm", "runtime"), ("/dev/shm/mpich_shar_tmpjKjHWa", "runtime"),
            ("/dev/shm/ucx_shm_posix_6a7dc8d2", "runtime"), ("/dev/shm/steelyard-0-1/s1/2-3.region", "runtime"),
            ("/dev/shm/steelyard-#-#/s#/#-#.region", "runtime"), ("/dev/shm/nccl-Xy12Zz", "runtime"),
            ("/tmp/hsperfdata_me/3065", "runtime"), ("/tmp/.java_pid3065", "runtime"),
            ("/tmp/perf-3065.map", "runtime"), ("/home/me/jit-#.dump", "runtime"), ("/home/me/perf-a.map", "data"),
            ("/home/me/steelyard-test/out.dat", "data"), ("/home/me/steelyard-1", "data"),
            ("/home/me/mvapich-runs/out.dat", "data"), ("/home/me/nccl-tests/out.dat", "data"),
            ("/home/me/.openmpi/mca-params.conf", "runtime"), ("/home/me/.pmix/components", "runtime"),
            ("/dev/null", "device"), ("/dev/*", "device"), ("/proc/#/*", "device"), ("/sys/class/*", "device"),
        ];
        for (path, class) in expected {
            assert_eq!(of(path, 0, 0o100_644), class, "{path}");
        }
        assert_eq!(of("<STDOUT>", FILE_IS_STREAM, 0), "stream");
        assert_eq!(of("/tmp/app.out", FILE_IS_STANDARD, 0o100_644), "standard");
        assert_eq!(of("/usr/share/words", FILE_IS_STANDARD, 0o100_644), "program");
        assert_eq!(of("/tmp/fifo", 0, 0o010_600), "stream");
        assert_eq!(of("/", 0, 0o040_755), "directory");
        assert_eq!(of("/usr/lib", 0, 0o040_755), "program");
        assert_eq!(of("/home/me/ttylink", 0, 0o020_600), "device");
        assert_eq!(of("pressure", FILE_IS_PART, 0), "dataset");
    }
}
