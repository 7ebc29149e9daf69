//! The numbers by which Paraver's configurations know states, kinds of events and calls of MPI: those of Extrae's traces.

use model::Class;

/// What a thread is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum State {
    Running = 1,
    WaitingMessage = 3,
    BlockingSend = 4,
    Synchronization = 5,
    TestProbe = 6,
    ForkJoin = 7,
    Wait = 8,
    Blocked = 9,
    ImmediateSend = 10,
    ImmediateReceive = 11,
    Io = 12,
    Group = 13,
    Others = 15,
    SendReceive = 16,
    MemoryTransfer = 17,
    Remote = 20,
}

impl State {
    pub const ALL: [State; 16] = [
        State::Running,
        State::WaitingMessage,
        State::BlockingSend,
        State::Synchronization,
        State::TestProbe,
        State::ForkJoin,
        State::Wait,
        State::Blocked,
        State::ImmediateSend,
        State::ImmediateReceive,
        State::Io,
        State::Group,
        State::Others,
        State::SendReceive,
        State::MemoryTransfer,
        State::Remote,
    ];

    /// That of a class; of point-to-point calls by what they do.
    pub fn of(class: Class, call: &str) -> State {
        let is = |part: &str| call.contains(part);
        match class {
            Class::Compute => State::Running,
            Class::MpiP2p if is("sendrecv") || is("Sendrecv") => State::SendReceive,
            Class::MpiP2p if is("Irecv") || is("Imrecv") => State::ImmediateReceive,
            Class::MpiP2p if is("recv") || is("Recv") || is("Mrecv") => State::WaitingMessage,
            Class::MpiP2p if is("_I") || is("Start") => State::ImmediateSend,
            Class::MpiP2p => State::BlockingSend,
            Class::MpiWait if is("Wait") => State::Wait,
            Class::MpiWait => State::TestProbe,
            Class::MpiCollective if is("arrier") => State::Synchronization,
            Class::MpiCollective => State::Group,
            Class::MpiRma => State::Remote,
            Class::MpiIo | Class::IoRead | Class::IoWrite | Class::IoMeta | Class::IoSync => State::Io,
            Class::ThreadSync | Class::LibraryWait => State::Synchronization,
            Class::OpenMp => State::ForkJoin,
            Class::Sleep | Class::EventWait | Class::ProcessWait => State::Blocked,
            Class::AcceleratorCopy => State::MemoryTransfer,
            Class::Accelerator => State::Wait,
            Class::AcceleratorLaunch | Class::AcceleratorOther => State::Others,
            Class::MpiOther => State::Others,
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            State::Running => "Running",
            State::WaitingMessage => "Waiting a message",
            State::BlockingSend => "Blocking Send",
            State::Synchronization => "Synchronization",
            State::TestProbe => "Test/Probe",
            State::ForkJoin => "Scheduling and Fork/Join",
            State::Wait => "Wait/WaitAll",
            State::Blocked => "Blocked",
            State::ImmediateSend => "Immediate Send",
            State::ImmediateReceive => "Immediate Receive",
            State::Io => "I/O",
            State::Group => "Group Communication",
            State::Others => "Others",
            State::SendReceive => "Send Receive",
            State::MemoryTransfer => "Memory transfer",
            State::Remote => "Remote memory access",
        }
    }

    /// Red, green, blue: the report's colour of the class that it mostly stands for.
    pub fn colour(self) -> [u8; 3] {
        let class = match self {
            State::Running => Class::Compute,
            State::WaitingMessage | State::BlockingSend | State::SendReceive => Class::MpiP2p,
            State::Wait | State::TestProbe => Class::MpiWait,
            State::ImmediateSend | State::ImmediateReceive => Class::MpiOther,
            State::Group => Class::MpiCollective,
            State::Remote => Class::MpiRma,
            State::Io => Class::IoWrite,
            State::Synchronization => Class::ThreadSync,
            State::ForkJoin => Class::OpenMp,
            State::Blocked => Class::EventWait,
            State::MemoryTransfer => Class::AcceleratorCopy,
            State::Others => Class::Sleep,
        };
        let part = |at: usize| u8::from_str_radix(&class.colour()[at..at + 2], 16).unwrap_or(0);
        [part(1), part(3), part(5)]
    }
}

/// Event of the function that computes, or that makes the call: Extrae's sampled functions, of no depth.
pub const FUNCTION: u32 = 30_000_000;
/// Event of a call that is not MPI's; Extrae has no such.
pub const OTHER_CALL: u32 = 95_000_001;
/// Numbers of calls that Extrae has none for begin here.
pub const FIRST_OWN: u64 = 1000;

/// Type of the event of a call of MPI; none where the class is not MPI's.
pub fn event_type(class: Class) -> Option<u32> {
    match class {
        Class::MpiP2p | Class::MpiWait => Some(50_000_001),
        Class::MpiCollective => Some(50_000_002),
        Class::MpiOther => Some(50_000_003),
        Class::MpiRma => Some(50_000_004),
        Class::MpiIo => Some(50_000_005),
        _ => None,
    }
}

/// What a type of event is called.
pub fn label(kind: u32) -> &'static str {
    match kind {
        50_000_001 => "MPI Point-to-point",
        50_000_002 => "MPI Collective Comm",
        50_000_003 => "MPI Other",
        50_000_004 => "MPI One-sided",
        50_000_005 => "MPI I/O",
        FUNCTION => "Sampled functions",
        _ => "Other call (I/O, lock, wait)",
    }
}

/// The number of a call of MPI, a large-count variant's that of the call; none where Extrae has none.
pub fn number(call: &str) -> Option<u64> {
    let name = call.strip_prefix("MPI_")?;
    let name = name.strip_suffix("_c").unwrap_or(name);
    let in_order = CALLS.iter().position(|known| *known == name).map(|at| at as u64 + 1);
    in_order.or_else(|| {
        LATER
            .iter()
            .find(|(_, known)| *known == name)
            .map(|(number, _)| *number)
    })
}

/// In the order of their numbers, from 1.
const CALLS: [&str; 172] = [
    "Send",
    "Recv",
    "Isend",
    "Irecv",
    "Wait",
    "Waitall",
    "Bcast",
    "Barrier",
    "Reduce",
    "Allreduce",
    "Alltoall",
    "Alltoallv",
    "Gather",
    "Gatherv",
    "Scatter",
    "Scatterv",
    "Allgather",
    "Allgatherv",
    "Comm_rank",
    "Comm_size",
    "Comm_create",
    "Comm_dup",
    "Comm_split",
    "Comm_group",
    "Comm_free",
    "Comm_remote_group",
    "Comm_remote_size",
    "Comm_test_inter",
    "Comm_compare",
    "Scan",
    "Init",
    "Finalize",
    "Bsend",
    "Ssend",
    "Rsend",
    "Ibsend",
    "Issend",
    "Irsend",
    "Test",
    "Cancel",
    "Sendrecv",
    "Sendrecv_replace",
    "Cart_create",
    "Cart_shift",
    "Cart_coords",
    "Cart_get",
    "Cart_map",
    "Cart_rank",
    "Cart_sub",
    "Cartdim_get",
    "Dims_create",
    "Graph_get",
    "Graph_map",
    "Graph_create",
    "Graph_neighbors",
    "Graphdims_get",
    "Graph_neighbors_count",
    "Topo_test",
    "Waitany",
    "Waitsome",
    "Probe",
    "Iprobe",
    "Win_create",
    "Win_free",
    "Put",
    "Get",
    "Accumulate",
    "Win_fence",
    "Win_start",
    "Win_complete",
    "Win_post",
    "Win_wait",
    "Win_test",
    "Win_lock",
    "Win_unlock",
    "Pack",
    "Unpack",
    "Op_create",
    "Op_free",
    "Reduce_scatter",
    "Attr_delete",
    "Attr_get",
    "Attr_put",
    "Group_difference",
    "Group_excl",
    "Group_free",
    "Group_incl",
    "Group_intersection",
    "Group_rank",
    "Group_range_excl",
    "Group_range_incl",
    "Group_size",
    "Group_translate_ranks",
    "Group_union",
    "Group_compare",
    "Intercomm_create",
    "Intercomm_merge",
    "Keyval_free",
    "Keyval_create",
    "Abort",
    "Error_class",
    "Errhandler_create",
    "Errhandler_free",
    "Errhandler_get",
    "Error_string",
    "Errhandler_set",
    "Get_processor_name",
    "Initialized",
    "Wtick",
    "Wtime",
    "Address",
    "Bsend_init",
    "Buffer_attach",
    "Buffer_detach",
    "Request_free",
    "Recv_init",
    "Send_init",
    "Get_count",
    "Get_elements",
    "Pack_size",
    "Rsend_init",
    "Ssend_init",
    "Start",
    "Startall",
    "Testall",
    "Testany",
    "Test_cancelled",
    "Testsome",
    "Type_commit",
    "Type_contiguous",
    "Type_extent",
    "Type_free",
    "Type_hindexed",
    "Type_hvector",
    "Type_indexed",
    "Type_lb",
    "Type_size",
    "Type_struct",
    "Type_ub",
    "Type_vector",
    "File_open",
    "File_close",
    "File_read",
    "File_read_all",
    "File_write",
    "File_write_all",
    "File_read_at",
    "File_read_at_all",
    "File_write_at",
    "File_write_at_all",
    "Comm_spawn",
    "Comm_spawn_multiple",
    "Request_get_status",
    "Ireduce",
    "Iallreduce",
    "Ibarrier",
    "Ibcast",
    "Ialltoall",
    "Ialltoallv",
    "Iallgather",
    "Iallgatherv",
    "Igather",
    "Igatherv",
    "Iscatter",
    "Iscatterv",
    "Ireduce_scatter",
    "Iscan",
    "Reduce_scatter_block",
    "Ireduce_scatter_block",
    "Alltoallw",
    "Ialltoallw",
    "Get_accumulate",
];

/// Later ones whose numbers are known.
const LATER: [(u64, &str); 9] = [
    (184, "Fetch_and_op"),
    (185, "Compare_and_swap"),
    (190, "Mprobe"),
    (191, "Improbe"),
    (192, "Mrecv"),
    (193, "Imrecv"),
    (194, "Comm_split_type"),
    (214, "Exscan"),
    (215, "Iexscan"),
];

/// How Paraver begins.
pub const OPTIONS: &str = "\
DEFAULT_OPTIONS

LEVEL               THREAD
UNITS               NANOSEC
LOOK_BACK           100
SPEED               1
FLAG_ICONS          ENABLED
NUM_OF_STATE_COLORS 1000
YMAX_SCALE          37


DEFAULT_SEMANTIC

THREAD_FUNC          State As Is


";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_have_the_numbers_of_extrae_s_traces() {
        for (call, expected) in [
            ("MPI_Send", Some(1)),
            ("MPI_Send_c", Some(1)),
            ("MPI_Waitall", Some(6)),
            ("MPI_Allreduce", Some(10)),
            ("MPI_Comm_free", Some(25)),
            ("MPI_Scan", Some(30)),
            ("MPI_Finalize", Some(32)),
            ("MPI_Sendrecv", Some(41)),
            ("MPI_Cart_sub", Some(49)),
            ("MPI_Waitany", Some(59)),
            ("MPI_Win_fence", Some(68)),
            ("MPI_Win_lock", Some(74)),
            ("MPI_Reduce_scatter", Some(80)),
            ("MPI_Bsend_init", Some(112)),
            ("MPI_Send_init", Some(117)),
            ("MPI_Start", Some(123)),
            ("MPI_Testsome", Some(128)),
            ("MPI_File_open", Some(141)),
            ("MPI_File_write_at_all", Some(150)),
            ("MPI_Ireduce", Some(154)),
            ("MPI_Iscatterv", Some(165)),
            ("MPI_Reduce_scatter_block", Some(168)),
            ("MPI_Get_accumulate", Some(172)),
            ("MPI_Exscan", Some(214)),
            ("MPI_Psend_init", None),
            ("fwrite", None),
        ] {
            assert_eq!(number(call), expected, "{call}");
        }
    }

    #[test]
    fn no_number_is_two_calls() {
        let mut numbers: Vec<u64> = (LATER.iter().map(|(number, _)| *number))
            .chain(1..=CALLS.len() as u64)
            .collect();
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count);
        assert!(numbers.iter().all(|number| *number < FIRST_OWN));
    }

    #[test]
    fn point_to_point_calls_are_told_apart() {
        for (call, state) in [
            ("MPI_Send", State::BlockingSend),
            ("MPI_Isend", State::ImmediateSend),
            ("MPI_Start", State::ImmediateSend),
            ("MPI_Recv", State::WaitingMessage),
            ("MPI_Mrecv", State::WaitingMessage),
            ("MPI_Irecv", State::ImmediateReceive),
            ("MPI_Sendrecv_replace", State::SendReceive),
            ("MPI_Isendrecv", State::SendReceive),
        ] {
            assert_eq!(State::of(Class::MpiP2p, call), state, "{call}");
        }
    }
}
