//! `steelyard snapshot --hang TIME`: tells where each rank is once none has moved for so long.

use super::{now, seen, told};
use crate::stream;
use anyhow::Result;
use model::{Family, Moment, Moments, Run, State};
use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use supervisor::is_running;

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

/// Prints where each rank is whenever none has moved for so long, once each time, until the run ends.
pub(super) fn watch(directory: &Path, patience: Duration) -> Result<()> {
    let pause = (patience / OFTEN).clamp(LOOKS[0], LOOKS[1]);
    let mut was_told = false;
    while is_running(directory) {
        let stands = stands_still(&now::read(directory), patience.as_secs_f64());
        // What cannot be read at this moment, as a program has only begun, is read at the next.
        if stands
            && !was_told
            && let Ok((runs, now)) = seen(directory)
        {
            for run in runs.iter().filter(|run| nobody_works(run, &now)) {
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

/// Whether no other thread goes on while the main ones wait.
fn nobody_works(run: &Run, now: &Moments) -> bool {
    let standing = run.standing_at(now);
    let works = |class: model::Class| class.family() == Family::Compute;
    (standing.iter().flat_map(|group| &group.others)).all(|other| !works(other.class))
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
