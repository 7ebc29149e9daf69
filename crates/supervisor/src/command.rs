//! Running a command that is not measured itself: a launcher.

use crate::child::Streams;
use crate::ended::How;
use crate::signals::Signals;
use crate::{Error, child, program};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Pid, WaitOptions, waitpid};
use std::ffi::OsString;

/// A command that has ended.
#[derive(Clone, Copy, Debug)]
pub struct Ran {
    /// How.
    pub how: How,
    /// The first signal sent to us meanwhile that asks a process to end.
    pub told_to_end: Option<i32>,
}

/// Runs a command to its end with these variables added to the environment. Signals sent to us reach it. An error where it
/// cannot be started; that it fails is none.
pub fn command(words: &[OsString], variables: &[(OsString, OsString)], streams: &Streams) -> Result<Ran, Error> {
    let name = words.first().ok_or(Error::NoProgram)?;
    let failed = |source| Error::Start {
        program: name.to_string_lossy().into_owned(),
        source,
    };
    let program = program::find(name, std::env::var_os("PATH").as_deref())?;
    let ours = |name: &OsString| variables.iter().any(|(other, _)| other == name);
    let environment = std::env::vars_os()
        .filter(|(name, _)| !ours(name))
        .chain(variables.iter().cloned())
        .collect();
    let mut signals = Signals::take().map_err(failed)?;
    let pid = child::spawn(&program, words, environment, &signals.inherited, streams)?;
    inherited::started(pid);
    streams.let_go();
    inherited::let_code_go();
    loop {
        // Interrupted or not, what there is to do is looked up below.
        let _ = poll(&mut [PollFd::new(&signals, PollFlags::IN)], None);
        signals.forward(pid, None);
        let ended = waitpid(Pid::from_raw(pid as i32), WaitOptions::NOHANG).map_err(|e| failed(e.into()))?;
        if let Some((_, status)) = ended {
            let how = How::of(status);
            let told_to_end = signals.told_to_end;
            return Ok(Ran { how, told_to_end });
        }
    }
}
