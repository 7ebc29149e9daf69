//! Signals of Linux.

/// Number, name, and what it says of a process that it ended.
const SIGNALS: [(i32, &str, &str); 18] = [
    (1, "SIGHUP", "its terminal went away"),
    (2, "SIGINT", "an interrupt"),
    (3, "SIGQUIT", "an interrupt with a core file"),
    (4, "SIGILL", "an illegal instruction"),
    (5, "SIGTRAP", "a trap that no debugger waited for"),
    (6, "SIGABRT", "it or its libraries called abort"),
    (7, "SIGBUS", "memory that is not there"),
    (8, "SIGFPE", "an arithmetic fault"),
    (9, "SIGKILL", "killed without a chance to clean up"),
    (10, "SIGUSR1", "a signal that it does not handle"),
    (11, "SIGSEGV", "a segmentation fault"),
    (12, "SIGUSR2", "a signal that it does not handle"),
    (13, "SIGPIPE", "nobody reads what it writes"),
    (14, "SIGALRM", "a timer that it does not handle"),
    (15, "SIGTERM", "a request to end"),
    (24, "SIGXCPU", "over its limit of processor time"),
    (25, "SIGXFSZ", "over its limit of file size"),
    (31, "SIGSYS", "a system call that is forbidden to it"),
];

/// Signal, si_code, and what it says of the address or the operation.
const CODES: [(i32, i32, &str); 14] = [
    (4, 1, "illegal opcode (ILL_ILLOPC)"),
    (4, 2, "illegal operand (ILL_ILLOPN)"),
    (7, 1, "unaligned address (BUS_ADRALN)"),
    (7, 2, "beyond the end of a mapped file, or out of memory (BUS_ADRERR)"),
    (7, 3, "memory hardware error (BUS_OBJERR)"),
    (8, 1, "integer division by zero (FPE_INTDIV)"),
    (8, 2, "integer overflow (FPE_INTOVF)"),
    (8, 3, "floating-point division by zero (FPE_FLTDIV)"),
    (8, 4, "floating-point overflow (FPE_FLTOVF)"),
    (8, 5, "floating-point underflow (FPE_FLTUND)"),
    (8, 7, "invalid floating-point operation (FPE_FLTINV)"),
    (11, 1, "address not mapped (SEGV_MAPERR)"),
    (11, 2, "no permission for this access (SEGV_ACCERR)"),
    (11, 128, "a non-canonical address"),
];

/// What the code of a fault's signal says; `None` for what says nothing more.
pub fn fault_meaning(number: i32, code: i32) -> Option<&'static str> {
    let found = CODES
        .iter()
        .find(|(signal, known, _)| (*signal, *known) == (number, code))?;
    Some(found.2)
}

fn known(number: i32) -> Option<(&'static str, &'static str)> {
    let found = SIGNALS.iter().find(|(known, ..)| *known == number)?;
    Some((found.1, found.2))
}

/// A signal by its number and name.
pub fn signal(number: i32) -> String {
    known(number).map_or(format!("signal {number}"), |(name, _)| {
        format!("signal {number} ({name})")
    })
}

/// A signal by its name, and what it says of the process that it ended.
pub fn signal_meaning(number: i32) -> String {
    known(number).map_or(format!("signal {number}"), |(name, meaning)| {
        format!("{name} ({meaning})")
    })
}
