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
    (4, 1, "no instruction of this processor"),
    (4, 2, "an operand that the instruction may not have"),
    (7, 1, "an address that is not aligned"),
    (7, 2, "behind the end of a mapped file, or memory that could not be had"),
    (7, 3, "the memory is broken"),
    (8, 1, "an integer was divided by zero"),
    (8, 2, "an integer overflowed"),
    (8, 3, "a floating-point number was divided by zero"),
    (8, 4, "a floating-point number overflowed"),
    (8, 5, "a floating-point number underflowed"),
    (8, 7, "a floating-point operation had no result"),
    (11, 1, "no memory is there"),
    (11, 2, "the memory there may not be used so"),
    (11, 128, "an address that no memory can have"),
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
