//! `steelyard snapshot --hang TIME`: tells where each rank is once none has moved for so long.

use super::{now, seen, told};
use crate::stream;
use anyhow::{Result, ensure};
use model::{CallId, Family, Moment, Moments, Others, Run, State};
use std::collections::BTreeSet;
use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use supervisor::{is_running, stat};

/// Between two looks at a run: a look reads a few bytes a thread.
const LOOKS: [Duration; 2] = [Duration::from_millis(200), Duration::from_secs(5)];
/// So many looks while it has to stand still.
const OFTEN: u32 = 8;

/// A process beside a run that tells on our stderr when it hangs; it ends with this value.
pub struct Beside(Child);

impl Beside {
    /// Of the run with that directory.
    ///
    /// # Errors
    /// Where the process cannot be started.
    pub fn start(directory: &Path, patience: Duration) -> io::Result<Beside> {
        let said = File::from(io::stderr().as_fd().try_clone_to_owned()?);
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["snapshot", "--hang"])
            .arg(format!("{}ms", patience.as_millis()))
            .arg(directory)
            .stdin(Stdio::null())
            .stdout(said);
        inherited::spawn_apart(&mut command).map(Beside)
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What was seen of a run between looks, and when something last changed.
struct Seen {
    processes: BTreeSet<u32>,
    /// Clock ticks of processor time of what they started and is not measured.
    unmeasured: u64,
    changed: Instant,
}

/// Prints where each rank is whenever none has moved for so long, once each time, until the run ends.
pub(super) fn watch(directory: &Path, patience: Duration) -> Result<()> {
    ensure!(
        is_running(directory),
        "no run is being measured in {}",
        directory.display()
    );
    let pause = (patience / OFTEN).clamp(LOOKS[0], LOOKS[1]);
    let mut known = Seen {
        processes: BTreeSet::new(),
        unmeasured: 0,
        changed: Instant::now(),
    };
    let mut was_told = false;
    while is_running(directory) {
        let now = now::read(directory);
        known.look(&now, pause);
        let stands = known.changed.elapsed() >= patience && stands_still(&now, patience.as_secs_f64());
        // What cannot be read at this moment, as a program has only begun, is read at the next.
        if stands
            && !was_told
            && let Ok((runs, now)) = seen(directory)
        {
            for run in runs
                .iter()
                .filter(|run| nobody_works(run, &now, patience.as_secs_f64()))
            {
                let page = told(run, &now);
                let patience = text::plain(text::Unit::Seconds, patience.as_secs_f64());
                stream::print(&format!("\nsteelyard: nothing has moved for {patience}. {page}\n"))?;
                was_told = true;
            }
        }
        was_told &= stands;
        std::thread::sleep(pause);
    }
    Ok(())
}

/// The part of a look's time that unmeasured processes must work for something to move.
const WORKS: f64 = 0.02;

impl Seen {
    /// Processes that come and go move, and so does what a measured one started and waits for.
    fn look(&mut self, now: &Moments, pause: Duration) {
        let living = now
            .iter()
            .filter(|((process, thread), moment)| process == thread && moment.state != State::Ended);
        let processes: BTreeSet<u32> = living.map(|((process, _), _)| *process).collect();
        let unmeasured = children(&processes)
            .filter_map(stat)
            .map(|stat| stat.user_ticks.saturating_add(stat.system_ticks))
            .sum::<u64>();
        let worked = unmeasured.abs_diff(self.unmeasured) as f64 > WORKS * pause.as_secs_f64() * TICKS_A_SECOND;
        if worked || processes != self.processes {
            self.changed = Instant::now();
        }
        (self.processes, self.unmeasured) = (processes, unmeasured);
    }
}

/// Of processor time in /proc (USER_HZ, the same everywhere).
const TICKS_A_SECOND: f64 = 100.0;
/// More children are not followed.
const MOST: usize = 4096;

/// What these processes started, directly and further on, and is none of them; none where the kernel does not tell.
fn children(measured: &BTreeSet<u32>) -> impl Iterator<Item = u32> + use<> {
    let mut open: Vec<u32> = measured.iter().copied().collect();
    let mut found = BTreeSet::new();
    while let Some(process) = open.pop().filter(|_| found.len() < MOST) {
        let path = format!("/proc/{process}/task/{process}/children");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        for child in text.split_whitespace().filter_map(|word| word.parse().ok()) {
            if !measured.contains(&child) && found.insert(child) {
                open.push(child);
            }
        }
    }
    found.into_iter()
}

/// Whether the main threads of all processes that live have been in one call for so long, or stopped.
fn stands_still(now: &Moments, seconds: f64) -> bool {
    let mut living = now
        .iter()
        .filter(|((process, thread), moment)| process == thread && moment.state != State::Ended)
        .map(|(_, moment)| moment)
        .peekable();
    let stands = |moment: &Moment| match moment.state {
        State::Stopped | State::Traced => moment.unsampled_s >= seconds,
        _ => moment.call_s >= seconds,
    };
    living.peek().is_some() && living.all(stands)
}

/// Whether something was seen of the run, and no other thread goes on while the main ones wait: computes, or makes one call after
/// another.
fn nobody_works(run: &Run, now: &Moments, seconds: f64) -> bool {
    let standing = run.standing_at(now);
    let works =
        |other: &Others| other.class.family() == Family::Compute || other.call != CallId(0) && other.call_s < seconds;
    !standing.is_empty() && !standing.iter().flat_map(|group| &group.others).any(works)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(call_s: f64, unsampled_s: f64, state: State) -> Moment {
        Moment {
            call: "MPI_Recv",
            call_s,
            unsampled_s,
            state,
        }
    }

    #[test]
    fn a_run_stands_still_when_all_its_processes_do() {
        let waits = moment(20.0, 0.0, State::Alive);
        let moves = moment(3.0, 0.0, State::Alive);
        let stopped = moment(0.0, 20.0, State::Stopped);
        let ended = moment(0.0, 0.0, State::Ended);
        let still = |moments: &[((u32, u32), Moment)]| stands_still(&moments.iter().copied().collect(), 10.0);
        assert!(still(&[((1, 1), waits), ((2, 2), stopped), ((3, 3), ended)]));
        assert!(!still(&[((1, 1), waits), ((2, 2), moves)]));
        assert!(!still(&[((3, 3), ended)]) && !still(&[]));
        // Other threads are looked at by what they do.
        assert!(still(&[((1, 1), waits), ((1, 5), moves)]));
    }
}
