//! Calls by what they do: what readings count while a process runs, and strips show.

use crate::classes::CLASSES;

/// Calls of a process, and the bytes that MPI moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// MPI calls, MPI-IO apart.
    pub mpi_calls: u64,
    /// Bytes that they sent and received, by their volume rules; what non-blocking receives brought is not known.
    pub mpi_bytes: u64,
    /// Calls that read or write files.
    pub io_calls: u64,
}

/// What one call adds to [`Traffic`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kind {
    mpi: bool,
    moves: bool,
    io: bool,
}

impl Kind {
    /// Of a call of this class whose bytes are this: the columns `class` and `means` of the table of calls.
    pub fn of(class: &str, means: &str) -> Kind {
        let mpi = CLASSES.iter().any(|known| known.id == class && known.family == "mpi");
        Kind {
            mpi,
            // Bytes that are posted or prepared may move later, in a call that counts none.
            moves: mpi && matches!(means, "sent" | "received"),
            io: matches!(class, "io_read" | "io_write") || class == "mpi_io" && matches!(means, "read" | "written"),
        }
    }
}

impl Traffic {
    /// Adds calls of one site; `second` are the bytes that it received besides.
    pub fn add(&mut self, kind: Kind, count: u64, bytes: u64, second: u64) {
        let add = |sum: &mut u64, value: u64, wanted: bool| {
            if wanted {
                *sum = sum.saturating_add(value);
            }
        };
        add(&mut self.mpi_calls, count, kind.mpi);
        add(&mut self.mpi_bytes, bytes, kind.moves);
        add(&mut self.mpi_bytes, second, kind.mpi);
        add(&mut self.io_calls, count, kind.io);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::call_named;

    fn of(name: &str) -> Traffic {
        let call = call_named(name).unwrap();
        let mut traffic = Traffic::default();
        traffic.add(Kind::of(call.class, call.means), 3, 100, 7);
        traffic
    }

    #[test]
    fn calls_count_for_what_they_do() {
        let mpi = |mpi_bytes| Traffic {
            mpi_calls: 3,
            mpi_bytes,
            io_calls: 0,
        };
        let io = Traffic {
            io_calls: 3,
            ..Traffic::default()
        };
        assert_eq!(of("MPI_Send"), mpi(107));
        assert_eq!(of("MPI_Recv"), mpi(107));
        assert_eq!(of("MPI_Irecv"), mpi(7));
        assert_eq!(of("MPI_Comm_rank"), mpi(7));
        assert_eq!([of("read"), of("fputs"), of("MPI_File_write_at")], [io; 3]);
        assert_eq!(
            [of("open"), of("MPI_File_open"), of("nanosleep")],
            [Traffic::default(); 3]
        );
    }
}
