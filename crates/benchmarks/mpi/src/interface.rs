//! The values in which the three binary interfaces differ.

use std::ffi::c_void;

/// A handle as it is passed: an `int` in its lower half, a small number, or an address.
pub(crate) type Handle = usize;

/// A binary interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interface {
    /// MPICH's, of 3.1 and later; Intel MPI, Cray MPICH and MVAPICH have it too.
    Mpich,
    /// Open MPI's, of 4 and 5.
    OpenMpi,
    /// The one of the MPI standard, version 5.
    Standard,
}

impl Interface {
    /// For people.
    pub fn name(self) -> &'static str {
        match self {
            Interface::Mpich => "MPICH",
            Interface::OpenMpi => "Open MPI",
            Interface::Standard => "MPI-5",
        }
    }
}

/// Constants of an opened library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Constants {
    /// MPI_COMM_WORLD.
    pub world: Handle,
    /// MPI_COMM_NULL.
    pub no_communicator: Handle,
    /// MPI_BYTE.
    pub byte: Handle,
    /// MPI_FLOAT.
    pub float: Handle,
    /// MPI_DOUBLE.
    pub double: Handle,
    /// MPI_SUM.
    pub sum: Handle,
    /// MPI_MAX.
    pub max: Handle,
    /// MPI_IN_PLACE.
    pub in_place: *const c_void,
    /// MPI_STATUS_IGNORE, and MPI_STATUSES_IGNORE, which is the same in each.
    pub ignore: *mut c_void,
    /// Bytes of a handle in memory.
    pub width: usize,
}

/// MPI_UNDEFINED, the same in each.
pub(crate) const UNDEFINED: i32 = -32766;

// The addresses among the constants are numbers that mean something to the library, and are never looked behind.
impl Constants {
    pub const MPICH: Self = Self {
        world: 0x4400_0000,
        no_communicator: 0x0400_0000,
        byte: 0x4c00_010d,
        float: 0x4c00_040a,
        double: 0x4c00_080b,
        sum: 0x5800_0003,
        max: 0x5800_0001,
        in_place: std::ptr::without_provenance(usize::MAX),
        ignore: std::ptr::without_provenance_mut(1),
        width: 4,
    };

    pub const STANDARD: Self = Self {
        world: 0x101,
        no_communicator: 0x100,
        byte: 0x247,
        float: 0x210,
        double: 0x214,
        sum: 0x21,
        max: 0x23,
        in_place: std::ptr::without_provenance(1),
        ignore: std::ptr::null_mut(),
        width: 8,
    };

    /// Open MPI's predefined handles are addresses of its variables; `None` if one is not there.
    pub fn open_mpi(address: impl Fn(&'static str) -> Option<Handle>) -> Option<Self> {
        Some(Self {
            world: address("ompi_mpi_comm_world")?,
            no_communicator: address("ompi_mpi_comm_null")?,
            byte: address("ompi_mpi_byte")?,
            float: address("ompi_mpi_float")?,
            double: address("ompi_mpi_double")?,
            sum: address("ompi_mpi_op_sum")?,
            max: address("ompi_mpi_op_max")?,
            in_place: std::ptr::without_provenance(1),
            ignore: std::ptr::null_mut(),
            width: 8,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mpichs_types_tell_their_size() {
        let size = |handle: Handle| (handle >> 8) & 0xff;
        assert_eq!(size(Constants::MPICH.byte), 1);
        assert_eq!(size(Constants::MPICH.float), 4);
        assert_eq!(size(Constants::MPICH.double), 8);
    }

    #[test]
    fn open_mpi_is_taken_whole_or_not_at_all() {
        assert_eq!(
            Constants::open_mpi(|name| Some(name.len())).unwrap().byte,
            "ompi_mpi_byte".len()
        );
        assert_eq!(
            Constants::open_mpi(|name| (name != "ompi_mpi_op_max").then_some(1)),
            None
        );
    }
}
