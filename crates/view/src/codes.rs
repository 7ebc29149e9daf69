//! What the numbers in columns stand for. `viewer/src/gen/scene.ts` has the same, made from these lists.

use crate::{cells, heats, tree};

/// A name in the page, what it is of, and its numbers by name.
pub type Code = (&'static str, &'static str, &'static [(&'static str, u8)]);

/// All of them.
pub const CODES: &[Code] = &[
    (
        "NODE_KIND",
        "Whose a node's function is: `node.kind`.",
        &[
            ("program", tree::PROGRAM),
            ("library", tree::LIBRARY),
            ("mpi", tree::MPI),
            ("openmp", tree::OPENMP),
            ("system", tree::SYSTEM),
            ("python", tree::PYTHON),
            ("small", tree::SMALL),
        ],
    ),
    (
        "THREAD",
        "Whose time a cell is: `cells.thread`. A rank's time is its main thread's (alone), or divided among its threads that work\n * (shared); such threads also stand there with all that they did (openmp, other, main).",
        &[
            ("alone", cells::ALONE),
            ("openmp", cells::OPENMP),
            ("other", cells::OTHER),
            ("shared", cells::SHARED),
            ("main", cells::MAIN),
        ],
    ),
    (
        "HEAT",
        "Bytes of a heat map: one that says nothing, and that of the largest value.",
        &[("unknown", heats::UNKNOWN), ("largest", heats::LARGEST)],
    ),
];
