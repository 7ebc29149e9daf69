//! What is measured.

use serde::{Deserialize, Serialize};

/// Bytes of a large access.
pub const LARGE: u64 = 1 << 20;
/// Bytes of a small access: not a multiple of anything, as of a record of a simulation. IO500's ior-hard takes the same.
pub const SMALL: u64 = 47_008;

/// One measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    /// Each process writes a file of its own from start to end, then fsync.
    LargeWrite,
    /// Each process reads the file of another, from start to end.
    LargeRead,
    /// The processes write one file in turns of one small access, then fsync.
    SmallWrite,
    /// They read it in the same way.
    SmallRead,
    /// Each process makes empty files in a directory of its own.
    Create,
    /// Each process asks for the facts of another's.
    Stat,
    /// Each process removes its own.
    Unlink,
}

impl Test {
    /// All, in the order of a probe: each needs what the one before left.
    pub const ALL: [Test; 7] = [
        Test::LargeWrite,
        Test::LargeRead,
        Test::SmallWrite,
        Test::SmallRead,
        Test::Create,
        Test::Stat,
        Test::Unlink,
    ];

    /// Its name in profiles.
    pub fn id(self) -> &'static str {
        match self {
            Test::LargeWrite => "large_write",
            Test::LargeRead => "large_read",
            Test::SmallWrite => "small_write",
            Test::SmallRead => "small_read",
            Test::Create => "create",
            Test::Stat => "stat",
            Test::Unlink => "unlink",
        }
    }

    /// Bytes of one access; 0 for operations on names.
    pub fn access_bytes(self) -> u64 {
        match self {
            Test::LargeWrite | Test::LargeRead => LARGE,
            Test::SmallWrite | Test::SmallRead => SMALL,
            Test::Create | Test::Stat | Test::Unlink => 0,
        }
    }

    /// Whether it moves data out of the file system.
    pub fn reads(self) -> bool {
        matches!(self, Test::LargeRead | Test::SmallRead)
    }

    /// Whether it moves data into it.
    pub fn writes(self) -> bool {
        matches!(self, Test::LargeWrite | Test::SmallWrite)
    }

    /// Its part of the time; what is left is for making and removing files.
    pub fn share(self) -> f64 {
        match self {
            Test::LargeWrite => 0.30,
            Test::LargeRead => 0.15,
            Test::SmallWrite => 0.20,
            Test::SmallRead => 0.10,
            Test::Create => 0.08,
            Test::Stat => 0.04,
            Test::Unlink => 0.08,
        }
    }
}
