//! What can be lost. Made from `api/losses.toml` by `cargo xtask codegen`; do not edit.

/// How much a loss matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// No number is wrong, some detail is missing.
    Note,
    /// Numbers are incomplete by about the count.
    Partial,
    /// A thread or a process is missing.
    Serious,
}

/// One kind of loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Stable id, as in the table `losses` of a profile.
    pub id: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// Whether by it calls go uncounted: numbers, bytes and times of calls are lower bounds then.
    pub uncounted: bool,
    /// What happened and what helps; the number of times is said elsewhere.
    pub sentence: &'static str,
}

/// Every kind, in the order of the counters in a region.
pub static LOSSES: &[Loss] = &[
    Loss {
        id: "ring_full",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Samples were dropped because the ring was full: the supervisor did not get to run in time. A larger STEELYARD_RING_KIB or a longer period helps.",
    },
    Loss {
        id: "threads_full",
        severity: Severity::Serious,
        uncounted: true,
        sentence: "Threads were not recorded because more of them lived at once than there is room for.",
    },
    Loss {
        id: "sites_full",
        severity: Severity::Partial,
        uncounted: true,
        sentence: "Calls were not counted because a thread made them from more places than there is room for.",
    },
    Loss {
        id: "arena_full",
        severity: Severity::Partial,
        uncounted: true,
        sentence: "There was no room left in the region for another thread or another chunk of call sites.",
    },
    Loss {
        id: "timer",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Threads were not sampled because the kernel gave no timer; `ulimit -i` is the limit that counts.",
    },
    Loss {
        id: "stack_truncated",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Stacks were cut short: longer than what is kept, or code without unwind tables in between.",
    },
    Loss {
        id: "leaf_only",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Samples have no stack but their innermost frame because a library was being unloaded at the moment.",
    },
    Loss {
        id: "state_healed",
        severity: Severity::Note,
        uncounted: false,
        sentence: "A call was left by a jump or a cancelled thread and its end was not seen; it was ended at the next sample.",
    },
    Loss {
        id: "modules_full",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Libraries were not recorded because more were loaded than there is room for; samples in them have no names.",
    },
    Loss {
        id: "path_cut",
        severity: Severity::Note,
        uncounted: false,
        sentence: "The name of a library was too long and was cut; its functions may have no names.",
    },
    Loss {
        id: "unknown_module",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Samples fell into code that belongs to no known library, such as code made at run time, and have no name.",
    },
    Loss {
        id: "signal_moved",
        severity: Severity::Note,
        uncounted: false,
        sentence: "The program wanted the sampling signal for itself; sampling moved to another.",
    },
    Loss {
        id: "signal_refused",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "No signal was free for sampling; calls were counted, nothing was sampled.",
    },
    Loss {
        id: "fork_unrecorded",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "A forked process could not be recorded.",
    },
    Loss {
        id: "mpi_unknown",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "The MPI library was not recognised; its calls are counted and timed, their bytes are not.",
    },
    Loss {
        id: "volume_unknown",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "The bytes of a call are missing because MPI did not tell the size of its datatype or communicator.",
    },
    Loss {
        id: "record_damaged",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Records that made no sense were skipped when the region was read.",
    },
    Loss {
        id: "calls_thinned",
        severity: Severity::Partial,
        uncounted: true,
        sentence: "To hold the overhead budget, calls went uncounted until the next sample: numbers of calls, their bytes and their times are lower bounds. Shares of time are not touched.",
    },
    Loss {
        id: "files_folded",
        severity: Severity::Note,
        uncounted: false,
        sentence: "More files were used than there is room for one by one; the later ones are counted together by directory and name pattern. Bytes, calls and their times are exact in total; numbers of files are not.",
    },
    Loss {
        id: "files_full",
        severity: Severity::Note,
        uncounted: false,
        sentence: "There was no room left for another file or name pattern; what was done with it is counted by call only.",
    },
    Loss {
        id: "failures_full",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Calls failed in more ways than there is room for; the rest is counted without its error.",
    },
    Loss {
        id: "io_requests_full",
        severity: Severity::Note,
        uncounted: false,
        sentence: "More non-blocking file requests were open at once than there is room for; of the others the time to completion is not known.",
    },
    Loss {
        id: "filtered",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "A thread put a filter of system calls (seccomp) on itself, which might have ended it for a call of ours: what it did from then on was not recorded.",
    },
    Loss {
        id: "small_stack",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Threads were not sampled because their stacks are too small to take a signal; their calls were counted.",
    },
    Loss {
        id: "started_other_libc",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "Programs of another C library (musl, say) were started and ran unmeasured: the library is built for glibc.",
    },
    Loss {
        id: "started_other_machine",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "Programs for another kind of processor, 32-bit ones included, were started and ran unmeasured.",
    },
    Loss {
        id: "started_sanitized",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "Programs built with AddressSanitizer were started and ran unmeasured: its runtime lets no library come before it. Linked with -static-libasan they can be measured.",
    },
    Loss {
        id: "started_out_of_reach",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "Programs were started by a process that had become another user, had another root directory, or was below a filter of system calls, where the library cannot be loaded: they ran unmeasured.",
    },
    Loss {
        id: "debugged",
        severity: Severity::Note,
        uncounted: false,
        sentence: "A debugger was attached: the time for which it stopped the program counts as the program's.",
    },
    Loss {
        id: "vfork_unrecorded",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Children made by vfork read or wrote before they ended or became another program: they run on their parent's memory until then, and what they did is in no count.",
    },
    Loss {
        id: "traced",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Programs traced their children (ptrace) and would have been shown each of our signals: those were not sampled; their calls were counted.",
    },
    Loss {
        id: "persistent_full",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "The bytes that starts of persistent requests sent are missing in part: there were too many such requests.",
    },
    Loss {
        id: "peers_full",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Threads sent to more ranks than there is room for: which rank got how much is not known of all messages. Totals are exact.",
    },
    Loss {
        id: "accesses_full",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Reads and writes are not among those that were kept one by one: there were more than --io-trace was given, or the room for a second of them was full. Sums are exact.",
    },
    Loss {
        id: "phases_full",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "Regions or values of the program's own were not recorded: there were more than 1024 of them, or more than 64 regions one in the other. The time of such regions is in those around them.",
    },
    Loss {
        id: "phase_unended",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Regions of the program's own were not ended before the one around them was, or before their thread ended; they were ended then.",
    },
    Loss {
        id: "phase_unbegun",
        severity: Severity::Note,
        uncounted: false,
        sentence: "The program ended regions of its own that its thread was not in; those ends count for nothing.",
    },
    Loss {
        id: "phase_name_cut",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Names of regions or values of the program's own were cut at 111 bytes; those that are alike up to there are one.",
    },
    Loss {
        id: "trace_full",
        severity: Severity::Note,
        uncounted: false,
        sentence: "Calls of MPI are not in the trace: there were more than --trace was given, or the room for a second of them was full. Sums are exact.",
    },
    Loss {
        id: "kernels_dropped",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "GPU kernels or copies are in no sum: CUPTI lost their records, or there was no room for more kinds of them.",
    },
    Loss {
        id: "kernels_late",
        severity: Severity::Note,
        uncounted: false,
        sentence: "GPU kernels or copies are not, or not in full, in the time in which their GPU was busy: CUPTI told them more than two seconds after later ones. They are in the sums by name.",
    },
    Loss {
        id: "clone_shares_thread",
        severity: Severity::Partial,
        uncounted: false,
        sentence: "A process that clone() made with CLONE_VM, and without CLONE_VFORK or CLONE_SETTLS, ran beside the thread that made it on that thread's own storage: the calls of both are counted in part.",
    },
    Loss {
        id: "keyed",
        severity: Severity::Serious,
        uncounted: false,
        sentence: "Memory got a protection key (pkey_mprotect): it may be a stack, on which no handler of ours can run. Nothing was sampled from then on; calls were counted.",
    },
];

/// The kinds by name; the number is the place of the counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossId {
    /// `ring_full`
    RingFull,
    /// `threads_full`
    ThreadsFull,
    /// `sites_full`
    SitesFull,
    /// `arena_full`
    ArenaFull,
    /// `timer`
    Timer,
    /// `stack_truncated`
    StackTruncated,
    /// `leaf_only`
    LeafOnly,
    /// `state_healed`
    StateHealed,
    /// `modules_full`
    ModulesFull,
    /// `path_cut`
    PathCut,
    /// `unknown_module`
    UnknownModule,
    /// `signal_moved`
    SignalMoved,
    /// `signal_refused`
    SignalRefused,
    /// `fork_unrecorded`
    ForkUnrecorded,
    /// `mpi_unknown`
    MpiUnknown,
    /// `volume_unknown`
    VolumeUnknown,
    /// `record_damaged`
    RecordDamaged,
    /// `calls_thinned`
    CallsThinned,
    /// `files_folded`
    FilesFolded,
    /// `files_full`
    FilesFull,
    /// `failures_full`
    FailuresFull,
    /// `io_requests_full`
    IoRequestsFull,
    /// `filtered`
    Filtered,
    /// `small_stack`
    SmallStack,
    /// `started_other_libc`
    StartedOtherLibc,
    /// `started_other_machine`
    StartedOtherMachine,
    /// `started_sanitized`
    StartedSanitized,
    /// `started_out_of_reach`
    StartedOutOfReach,
    /// `debugged`
    Debugged,
    /// `vfork_unrecorded`
    VforkUnrecorded,
    /// `traced`
    Traced,
    /// `persistent_full`
    PersistentFull,
    /// `peers_full`
    PeersFull,
    /// `accesses_full`
    AccessesFull,
    /// `phases_full`
    PhasesFull,
    /// `phase_unended`
    PhaseUnended,
    /// `phase_unbegun`
    PhaseUnbegun,
    /// `phase_name_cut`
    PhaseNameCut,
    /// `trace_full`
    TraceFull,
    /// `kernels_dropped`
    KernelsDropped,
    /// `kernels_late`
    KernelsLate,
    /// `clone_shares_thread`
    CloneSharesThread,
    /// `keyed`
    Keyed,
}

impl LossId {
    /// As in the table `losses` of a profile.
    pub fn word(self) -> &'static str {
        LOSSES[self as usize].id
    }
}

/// The loss of that id.
pub fn loss(id: &str) -> Option<&'static Loss> {
    LOSSES.iter().find(|loss| loss.id == id)
}
