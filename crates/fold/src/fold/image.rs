//! Images of one process: it goes on as another program (exec), and the kernel's counts of it go on. Each image has what it took.

use super::process::Recorded;
use format::readings::Reading;
use format::records::END_EXEC;
use std::collections::HashMap;

const KERNEL_TICK_NS: u64 = 10_000_000;

/// What a process had taken when an image of it ended.
#[derive(Clone, Copy, Default)]
struct Taken {
    user_ns: u64,
    system_ns: u64,
    minor_faults: u64,
    major_faults: u64,
    voluntary_switches: u64,
    involuntary_switches: u64,
}

/// Parts the counts of processes among their images, which are in the order in which they began.
pub fn part(recorded: &mut [Recorded]) {
    let mut left: HashMap<(u32, u64), Taken> = HashMap::new();
    for image in recorded {
        let process = (image.header.pid, image.header.pid_namespace);
        let before = left.remove(&process).filter(|before| goes_on(image, before));
        if image.header.end_kind == END_EXEC {
            let end = i64::try_from(image.header.end_mono_ns).unwrap_or(i64::MAX);
            image.readings.retain(|reading| reading.mono_ns <= end);
            left.insert(process, taken(image));
        }
        if let Some(before) = before {
            take_off(image, &before);
        }
    }
}

/// Another process with the same number has not taken as much from the start. /proc tells whole ticks of the kernel, of user and of
/// system time.
fn goes_on(image: &Recorded, before: &Taken) -> bool {
    let header = &image.header;
    let at_end = header.end_user_ns.saturating_add(header.end_system_ns);
    let seen = match image.readings.first() {
        Some(first) => first
            .user_ns
            .saturating_add(first.system_ns)
            .saturating_add(2 * KERNEL_TICK_NS),
        None => at_end.max(header.last_cpu_ns),
    };
    seen >= before.user_ns.saturating_add(before.system_ns)
}

fn taken(image: &Recorded) -> Taken {
    let last = image.readings.last();
    let read = |count: fn(&Reading) -> u64| last.map_or(0, count);
    Taken {
        user_ns: image.header.end_user_ns.max(read(|r| r.user_ns)),
        system_ns: image.header.end_system_ns.max(read(|r| r.system_ns)),
        minor_faults: read(|r| r.minor_faults),
        major_faults: read(|r| r.major_faults),
        voluntary_switches: read(|r| r.voluntary_switches.unwrap_or(0)),
        involuntary_switches: read(|r| r.involuntary_switches.unwrap_or(0)),
    }
}

fn take_off(image: &mut Recorded, before: &Taken) {
    let off = |count: &mut u64, taken: u64| *count = count.saturating_sub(taken);
    for reading in &mut image.readings {
        off(&mut reading.user_ns, before.user_ns);
        off(&mut reading.system_ns, before.system_ns);
        off(&mut reading.minor_faults, before.minor_faults);
        off(&mut reading.major_faults, before.major_faults);
        if let Some(switches) = &mut reading.voluntary_switches {
            off(switches, before.voluntary_switches);
        }
        if let Some(switches) = &mut reading.involuntary_switches {
            off(switches, before.involuntary_switches);
        }
    }
    off(&mut image.header.end_user_ns, before.user_ns);
    off(&mut image.header.end_system_ns, before.system_ns);
    off(&mut image.header.last_cpu_ns, before.user_ns + before.system_ns);
}
