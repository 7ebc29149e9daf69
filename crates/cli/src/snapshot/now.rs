//! What the threads of a running program do at this moment: by their blocks in the live regions, and the kernel.

use format::region::{Header, Region, Thread};
use format::run_directory::{regions, unfolded};
use model::{Moment, Moments, State};
use rustix::time::{ClockId, clock_gettime};
use std::path::Path;

/// All threads that the records in a run's directory, or in that of one program, tell of.
pub fn read(directory: &Path) -> Moments {
    let programs = match directory.join("supervisor.json").exists() {
        true => vec![directory.to_path_buf()],
        false => unfolded(directory),
    };
    let mut moments = Moments::new();
    for path in programs.iter().flat_map(|program| regions(program)) {
        let Ok(file) = input::own(&path) else { continue };
        let Ok(region) = Region::open(&file) else { continue };
        let header = region.header();
        let time = clock_gettime(ClockId::Monotonic);
        let mono_ns = time.tv_sec as f64 * 1e9 + time.tv_nsec as f64;
        let alive = state(header.pid, header.pid) != State::Ended;
        for (_, thread) in region.threads().iter().filter(|(_, thread)| thread.tid != 0) {
            let mut moment = moment(header, thread, mono_ns);
            let ended = !alive && thread.tid == header.pid;
            moment.state = if ended {
                State::Ended
            } else {
                state(header.pid, thread.tid)
            };
            moments.insert((header.pid, thread.tid), moment);
        }
    }
    moments
}

fn state(pid: u32, tid: u32) -> State {
    match supervisor::state(pid, tid) {
        None | Some('Z' | 'X') => State::Ended,
        Some('T') => State::Stopped,
        Some('t') => State::Traced,
        Some('D') => State::Uninterruptible,
        Some(_) => State::Alive,
    }
}

fn moment(header: &Header, thread: &Thread, mono_ns: f64) -> Moment {
    let offset_ns = header.start_real_ns as f64 - header.start_mono_ns as f64;
    let tick_ns = header.tick_base_ns as f64;
    let period_ns = tick_ns * f64::from(1u32 << header.tick_shift.min(31));
    let unsampled_ns = match thread.last_tick {
        0 => 0.0,
        tick => (mono_ns + offset_ns - tick as f64 * tick_ns).max(0.0),
    };
    let call = format::calls::CALLS.iter().find(|call| call.number == thread.call);
    // A tick that fell into the call, or one that is due and cannot be taken before the call is over. Of calls that pass
    // uncounted, without a site, the block does not know the first.
    let ticked_ns = match thread.first_tick_tsc.checked_sub(header.start_tsc) {
        Some(cycles) if thread.first_tick_tsc != 0 && thread.site != 0 => {
            let span = header.last_tsc.saturating_sub(header.start_tsc).max(1) as f64;
            let ns_per_cycle = header.last_mono_ns.saturating_sub(header.start_mono_ns) as f64 / span;
            mono_ns - header.start_mono_ns as f64 - cycles as f64 * ns_per_cycle
        }
        _ => 0.0,
    };
    let due_ns = unsampled_ns - period_ns;
    let sampled = thread.timer != 0;
    let call_ns = ticked_ns.max(if sampled { due_ns } else { 0.0 }).max(0.0);
    Moment {
        call: call.map_or("", |call| call.name),
        call_s: if call.is_some() { call_ns * 1e-9 } else { 0.0 },
        unsampled_s: unsampled_ns * 1e-9,
        state: State::Alive,
    }
}
