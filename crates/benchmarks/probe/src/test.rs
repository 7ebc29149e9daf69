//! What is measured.

pub use format::words::FileTest as Test;

/// Bytes of a large access.
pub const LARGE: u64 = 1 << 20;
/// Bytes of a small access: not a multiple of anything, as of a record of a simulation. IO500's ior-hard takes the same.
pub const SMALL: u64 = 47_008;

/// Bytes of one access; 0 for operations on names.
pub fn access_bytes(test: Test) -> u64 {
    match test {
        Test::LargeWrite | Test::LargeRead => LARGE,
        Test::SmallWrite | Test::SmallRead => SMALL,
        Test::Create | Test::Stat | Test::Unlink => 0,
    }
}

/// Whether it moves data out of the file system.
pub fn reads(test: Test) -> bool {
    matches!(test, Test::LargeRead | Test::SmallRead)
}

/// Whether it moves data into it.
pub fn writes(test: Test) -> bool {
    matches!(test, Test::LargeWrite | Test::SmallWrite)
}

/// Its part of the time; what is left is for making and removing files.
pub fn share(test: Test) -> f64 {
    match test {
        Test::LargeWrite => 0.30,
        Test::LargeRead => 0.15,
        Test::SmallWrite => 0.20,
        Test::SmallRead => 0.10,
        Test::Create => 0.08,
        Test::Stat => 0.04,
        Test::Unlink => 0.08,
    }
}
