//! The limits that this process was given (`ulimit`): it raises those that are too low for itself, before `main`, and a
//! child gets back what was given. So it does with a mask of new files' modes (`umask`) that keeps what is made from its owner.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

struct Limit {
    resource: libc::__rlimit_resource_t,
    /// What a shell calls it.
    option: &'static str,
    /// Below it a program has no room for a library of ours and its records, and we have none ourselves.
    least: u64,
    /// What we have enough with.
    enough: u64,
}

const LIMITS: [Limit; 5] = [
    limit(libc::RLIMIT_STACK, "-s", 256 << 10, 8 << 20),
    limit(libc::RLIMIT_DATA, "-d", 8 << 20, 1 << 30),
    limit(libc::RLIMIT_AS, "-v", 32 << 20, 4 << 30),
    limit(libc::RLIMIT_FSIZE, "-f", 8 << 20, 1 << 30),
    limit(libc::RLIMIT_NOFILE, "-n", 8, 64),
];

const fn limit(resource: libc::__rlimit_resource_t, option: &'static str, least: u64, enough: u64) -> Limit {
    Limit {
        resource,
        option,
        least,
        enough,
    }
}

/// As given: soft and hard.
static GIVEN: [[AtomicU64; 2]; LIMITS.len()] = [const { [const { AtomicU64::new(u64::MAX) }; 2] }; LIMITS.len()];
static UMASK: AtomicU32 = AtomicU32::new(0);
/// Whether any of them is not as given.
static RAISED: AtomicBool = AtomicBool::new(false);

#[allow(unsafe_code)]
fn get(limit: &Limit) -> libc::rlimit {
    let mut found = libc::rlimit {
        rlim_cur: libc::RLIM_INFINITY,
        rlim_max: libc::RLIM_INFINITY,
    };
    // SAFETY: writes to the one place it is given.
    unsafe { libc::getrlimit(limit.resource, &mut found) };
    found
}

#[allow(unsafe_code)]
fn set(limit: &Limit, rlim_cur: u64, rlim_max: u64) -> bool {
    // SAFETY: reads from the one place it is given.
    unsafe { libc::setrlimit(limit.resource, &libc::rlimit { rlim_cur, rlim_max }) == 0 }
}

/// As far as the system lets us: beyond the hard limit only with privileges.
pub(crate) fn raise() {
    for (limit, given) in LIMITS.iter().zip(&GIVEN) {
        let found = get(limit);
        given[0].store(found.rlim_cur, Ordering::Relaxed);
        given[1].store(found.rlim_max, Ordering::Relaxed);
        if found.rlim_cur < limit.enough
            && (set(limit, limit.enough, found.rlim_max.max(limit.enough))
                || found.rlim_cur < found.rlim_max && set(limit, found.rlim_max, found.rlim_max))
        {
            RAISED.store(true, Ordering::Relaxed);
        }
    }
    // It can only be read by being set.
    let given = set_umask(libc::S_IRWXG | libc::S_IRWXO);
    UMASK.store(given, Ordering::Relaxed);
    set_umask(given & !libc::S_IRWXU);
    if given & libc::S_IRWXU != 0 {
        RAISED.store(true, Ordering::Relaxed);
    }
}

/// What it was.
#[allow(unsafe_code)]
fn set_umask(mask: libc::mode_t) -> libc::mode_t {
    // SAFETY: takes and gives a number.
    unsafe { libc::umask(mask) }
}

pub(crate) fn are_raised() -> bool {
    RAISED.load(Ordering::Relaxed)
}

/// System calls alone: also for a child between fork and exec.
pub(crate) fn give_back() {
    if !are_raised() {
        return;
    }
    set_umask(UMASK.load(Ordering::Relaxed));
    for (limit, given) in LIMITS.iter().zip(&GIVEN) {
        set(
            limit,
            given[0].load(Ordering::Relaxed),
            given[1].load(Ordering::Relaxed),
        );
    }
}

/// The limit, if any, that leaves a program which we start no room for being recorded, in a shell's words.
pub fn too_low_for_child() -> Option<String> {
    too_low(|n| GIVEN[n][0].load(Ordering::Relaxed))
}

/// The same for this process.
pub fn too_low_for_us() -> Option<String> {
    too_low(|n| get(&LIMITS[n]).rlim_cur)
}

fn too_low(has: impl Fn(usize) -> u64) -> Option<String> {
    let mut all = LIMITS.iter().enumerate().map(|(n, limit)| (limit, has(n)));
    let (limit, has) = all.find(|(limit, has)| *has < limit.least)?;
    // A shell counts descriptors one by one, all else in KiB.
    let unit = if limit.resource == libc::RLIMIT_NOFILE { 1 } else { 1024 };
    Some(format!("`ulimit {} {}`", limit.option, has / unit))
}
