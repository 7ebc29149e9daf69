//! Texts that are one of a few: each such column as an enumeration, for those who write it and those who read it.

use serde::{Deserialize, Serialize};

/// What a [`FileTest`] that writes ends with in `baselines.test` where the fsync that ends it is left out: into the page cache.
pub const CACHED: &str = "_cached";

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All, in their order.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// As it stands in the column.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// Of which this is the word; `None` where the column says nothing, or what a later version says.
            pub fn of(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    )+};
}

words! {
    /// What kind an instruction is: `frames.instruction`.
    InstructionKind {
        /// Arithmetic of single values.
        Scalar = "scalar",
        /// Arithmetic of packed values.
        Vector = "vector",
        /// Moving to or from memory.
        Memory = "memory",
        /// Going elsewhere.
        Branch = "branch",
        /// None of these.
        Other = "other",
    }

    /// What the innermost loop around an instruction does: `frames.loop_kind`.
    Loop {
        /// Computes floating-point numbers, one at a time, of which none needs one of another iteration.
        Independent = "independent",
        /// The same, but that a sum, a product, a least or a largest is carried through the iterations.
        Sum = "sum",
        /// Computes floating-point numbers, one or several at a time, that lie far from each other in memory.
        Strided = "strided",
        /// The same, of numbers of which the code does not say how far they lie apart.
        Stepped = "stepped",
        /// Computes floating-point numbers from those of the iteration before.
        Recurrence = "recurrence",
        /// Computes complex numbers, and tests for each product whether it is no number.
        Checked = "checked",
        /// Computes floating-point numbers and goes different ways, or ends in several places.
        Branches = "branches",
        /// Reads the address of its data where the iteration before led it: chains of pointers.
        Chase = "chase",
        /// Reads the addresses of its data from memory otherwise: lists of indices.
        Indirect = "indirect",
        /// Calls functions.
        Calls = "calls",
        /// Computes several numbers at a time.
        Vector = "vector",
        /// Only moves what it reads from side by side to places side by side.
        Copies = "copies",
        /// Computes no floating-point numbers, or multiplies, divides or converts integers besides.
        Integer = "integer",
    }

    /// An instruction that takes long: `frames.slow`.
    Slow {
        /// Of floating-point numbers.
        Division = "division",
        /// Of integers, remainders too.
        IntegerDivision = "integer_division",
        /// A square root.
        Root = "root",
        /// Into the kernel.
        SystemCall = "system_call",
    }

    /// What a file of code is: `modules.kind`.
    ModuleKind {
        /// What was started.
        Program = "program",
        /// A library that none of the others is.
        Library = "library",
        /// MPI, and what it stands on.
        Mpi = "mpi",
        /// An OpenMP runtime.
        OpenMp = "openmp",
        /// The C library, libm and the loader among it.
        Libc = "libc",
        /// A library of mathematics.
        Math = "math",
        /// The driver of an accelerator, or its runtime library.
        Accelerator = "accelerator",
        /// An interpreter of Python, and its compiled modules.
        Python = "python",
        /// Steelyard's collector.
        Ours = "ours",
        /// What the kernel lends to every process.
        Kernel = "kernel",
        /// A file of Python's code.
        Script = "script",
        /// No file: code that was made at run time, and that a perf map or a jitdump names.
        Jit = "jit",
    }

    /// What a copy of a device goes between: `device_copies.direction`.
    CopyDirection {
        /// From the host's memory to the device's.
        ToDevice = "to device",
        /// From the device's to the host's.
        FromDevice = "from device",
        /// Within a device.
        OnDevice = "on device",
        /// From one device to another.
        BetweenDevices = "between devices",
        /// Within the host's memory, by the device's driver.
        OnHost = "on host",
        /// Nothing is copied: the device's memory is set to a value.
        Set = "set",
        /// What CUPTI does not say, or says in a way that is not known here.
        Unknown = "unknown",
    }

    /// Memory that a copy is from or to: `device_copies.source` and `target`.
    CopyMemory {
        /// The host's, as malloc gives it.
        Pageable = "pageable",
        /// The host's, held in place for the device.
        Pinned = "pinned",
        /// The device's.
        Device = "device",
        /// An array of the device.
        Array = "array",
        /// Of both, moved as it is used.
        Managed = "managed",
        /// Not told.
        Unknown = "",
    }

    /// What a probe measures of a file system: `baselines.test`.
    FileTest {
        /// Each process writes a file of its own from start to end, then fsync.
        LargeWrite = "large_write",
        /// Each process reads the file of another, from start to end.
        LargeRead = "large_read",
        /// The processes write one file in turns of one small access, then fsync.
        SmallWrite = "small_write",
        /// They read it in the same way.
        SmallRead = "small_read",
        /// Each process makes empty files in a directory of its own.
        Create = "create",
        /// Each process asks for the facts of another's.
        Stat = "stat",
        /// Each process removes its own.
        Unlink = "unlink",
    }

    /// What one measures of a node: `baselines.test`, too.
    NodeTest {
        /// Bytes read from memory.
        MemoryRead = "memory_read",
        /// Bytes of a triad.
        MemoryTriad = "memory_triad",
        /// Loads of which each needs the one before.
        MemoryLoad = "memory_load",
        /// The same in huge pages.
        MemoryLoadHuge = "memory_load_huge",
        /// Operations on floating-point numbers of 64 bits.
        ComputeDouble = "compute_double",
        /// Of 32 bits.
        ComputeSingle = "compute_single",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_as_it_is_written() {
        for kind in Loop::ALL {
            assert_eq!(Loop::of(kind.word()), Some(*kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.word());
        }
        assert_eq!(Slow::of(""), None);
    }
}
