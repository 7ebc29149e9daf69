//! The machine code of the made program: its modules, its functions, the stacks in which its ranks are found.

use super::scatter;
use format::Profile;
use format::tables::{Call, Context, Frame, Module, NONE, Str};

/// Functions of the program.
const FUNCTIONS: u32 = 240;
/// Stacks in which ranks compute, and those from which they call; every node has met most of them.
const COMPUTING: u32 = 900;
const CALLING: u32 = 60;
/// Frames of a stack, `main` included.
const DEPTH: u32 = 9;

/// Calls that the program makes: name, class, interface.
const CALLS: &[(&str, &str, &str)] = &[
    ("MPI_Allreduce", "mpi_collective", "mpi"),
    ("MPI_Isend", "mpi_p2p", "mpi"),
    ("MPI_Irecv", "mpi_p2p", "mpi"),
    ("MPI_Waitall", "mpi_wait", "mpi"),
    ("MPI_Bcast", "mpi_collective", "mpi"),
    ("MPI_Barrier", "mpi_collective", "mpi"),
    ("MPI_File_write_at_all", "mpi_io", "mpi"),
    ("MPI_Init", "mpi_other", "mpi"),
    ("MPI_Finalize", "mpi_other", "mpi"),
    ("write", "io_write", "posix"),
    ("read", "io_read", "posix"),
    ("open", "io_meta", "posix"),
    ("close", "io_meta", "posix"),
    ("pthread_mutex_lock", "thread_sync", "pthread"),
];

/// Where things are in the part that is being made.
pub struct Code {
    /// Contexts in which ranks compute.
    pub computing: Vec<u32>,
    /// Contexts from which they call.
    pub calling: Vec<u32>,
    /// Frames that are call sites.
    pub sites: Vec<u32>,
    /// Rows of `calls`, in the order of the list above.
    pub calls: Vec<u32>,
}

impl Code {
    /// Adds modules, frames, contexts and calls.
    pub fn new(profile: &mut Profile, node: u32) -> Self {
        let calls = add_calls(profile);
        let s = &mut profile.strings;
        let mut module = |path: &str, kind: &str| {
            let row = Module {
                path: s.intern(path),
                build_id: s.intern(&format!("{:016x}", scatter(path.len() as u32, 77))),
                kind: s.intern(kind),
                producer: Str(0),
            };
            profile.tables.modules.push(row)
        };
        let program = module("/scratch/user/case/solver", "program");
        let modules = [
            program,
            module("/usr/lib/libmpi.so.40", "mpi"),
            module("/usr/lib/libc.so.6", "libc"),
            module("/usr/lib/libm.so.6", "libc"),
            module("/usr/lib/libopenblas.so.0", "math"),
        ];
        let mut frames = Vec::new();
        for n in 0..FUNCTIONS {
            let s = &mut profile.strings;
            let (function, file) = (
                s.intern(&format!("solver::stage{}::kernel_{n}(Grid const&, double)", n / 20)),
                s.intern(&format!("/scratch/user/case/src/stage{}.cpp", n / 20)),
            );
            for place in 0..4 {
                frames.push(profile.tables.frames.push(Frame {
                    module: modules[if n < 200 { 0 } else { n as usize % modules.len() }],
                    offset: u64::from(0x1000 + n * 0x200 + place * 0x40),
                    function,
                    file,
                    line: 10 + n % 20 * 30 + place,
                    outer: NONE,
                    ..Frame::default()
                }));
            }
        }
        let mut known = std::collections::HashMap::new();
        let contexts = &mut profile.tables.contexts;
        contexts.push(Context { parent: 0, frame: NONE });
        let mut stack = |number: u32| {
            let mut at = 0;
            for level in 0..DEPTH {
                // The outer levels are shared by many stacks, the innermost by few.
                let spread = 1 << (level * 5 / 4).min(9);
                let choice = scatter(number % spread + spread, level) as usize % frames.len();
                let key = (at, frames[choice]);
                at = *known.entry(key).or_insert_with(|| {
                    contexts.push(Context {
                        parent: key.0,
                        frame: key.1,
                    })
                });
            }
            at
        };
        // Each node lacks some of them, another each.
        let has = |number: &u32| !(number + node).is_multiple_of(7);
        let computing = (0..COMPUTING).filter(has).map(&mut stack).collect();
        let calling = (COMPUTING..COMPUTING + CALLING).filter(has).map(&mut stack).collect();
        let sites = (0..40).map(|n| frames[n * 17 % frames.len()]).collect();
        Self {
            computing,
            calling,
            sites,
            calls,
        }
    }
}

fn add_calls(profile: &mut Profile) -> Vec<u32> {
    let none = Call {
        class: profile.strings.intern("compute"),
        ..Call::default()
    };
    profile.tables.calls.push(none);
    let mut add = |&(name, class, interface): &(&str, &str, &str)| {
        let row = Call {
            name: profile.strings.intern(name),
            class: profile.strings.intern(class),
            interface: profile.strings.intern(interface),
        };
        profile.tables.calls.push(row)
    };
    CALLS.iter().map(&mut add).collect()
}
