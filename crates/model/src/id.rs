//! Identities: row numbers of the tables, each a type of its own, and the number of a rank.

macro_rules! ids {
    ($( $(#[doc = $doc:literal])+ $Id:ident; )+) => { $(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Id(pub u32);

        impl $Id {
            /// The row, to index a column with.
            pub fn row(self) -> usize { self.0 as usize }
        }
    )+ };
}

ids! {
    /// Row of `nodes`.
    NodeId;
    /// Row of `processes`.
    ProcessId;
    /// Row of `threads`.
    ThreadId;
    /// Row of `frames`.
    FrameId;
    /// Row of `contexts`.
    ContextId;
    /// Row of `calls`; 0 is no call.
    CallId;
    /// Number of a rank: in MPI_COMM_WORLD or, without MPI, of the process in the order of `Run::ranks`.
    RankId;
    /// Row of `files`.
    FileId;
    /// Row of `filesystems`.
    FilesystemId;
}
