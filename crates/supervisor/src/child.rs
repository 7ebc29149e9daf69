//! Starting the program, so that it finds everything as it would without us.

use crate::Error;
use crate::program::Program;
use nix::spawn::{PosixSpawnAttr, PosixSpawnFileActions, PosixSpawnFlags, posix_spawn};
use nix::sys::signal::{SigSet, Signal};
use std::ffi::{CString, OsString};
use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStringExt;

/// Where a program's standard streams are, if not where ours are.
#[derive(Debug, Default)]
pub struct Streams {
    /// What it reads.
    pub input: Option<File>,
    /// What it prints, to standard output and standard error.
    pub output: Option<File>,
}

/// Starts it: same process group, terminal, descriptors, limits, umask and nice value, for nothing of them is touched;
/// the signal mask is that which the supervisor got, and SIGPIPE, which Rust ignores in the supervisor, is back at its
/// default. If the supervisor is killed the program goes on.
pub fn spawn(
    program: &Program,
    words: &[OsString],
    environment: Vec<(OsString, OsString)>,
    mask: &SigSet,
    streams: &Streams,
) -> Result<u32, Error> {
    let shown = || {
        words
            .first()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default()
    };
    let failed = |errno: nix::Error| Error::Start {
        program: shown(),
        source: errno.into(),
    };
    let text = |word: Vec<u8>| {
        CString::new(word).map_err(|_| Error::Start {
            program: shown(),
            source: io::Error::new(io::ErrorKind::InvalidInput, "a zero byte in its arguments"),
        })
    };
    let path = text(program.path.clone().into_os_string().into_vec())?;
    let rest = if program.prefix.is_empty() { 0 } else { 1 };
    let words = program.prefix.iter().chain(words.iter().skip(rest));
    let arguments = words
        .map(|word| text(word.clone().into_vec()))
        .collect::<Result<Vec<_>, _>>()?;
    let variable = |(name, value): (OsString, OsString)| text([name.into_vec(), value.into_vec()].join(&b'='));
    let variables = environment.into_iter().map(variable).collect::<Result<Vec<_>, _>>()?;

    let mut attributes = PosixSpawnAttr::init().map_err(failed)?;
    attributes.set_sigmask(mask).map_err(failed)?;
    attributes
        .set_sigdefault(&SigSet::from(Signal::SIGPIPE))
        .map_err(failed)?;
    attributes
        .set_flags(PosixSpawnFlags::POSIX_SPAWN_SETSIGMASK | PosixSpawnFlags::POSIX_SPAWN_SETSIGDEF)
        .map_err(failed)?;
    let mut actions = PosixSpawnFileActions::init().map_err(failed)?;
    let places = [(0, &streams.input), (1, &streams.output), (2, &streams.output)];
    for (place, file) in places {
        if let Some(file) = file {
            actions.add_dup2(file.as_raw_fd(), place).map_err(failed)?;
        }
    }
    let pid = posix_spawn(path.as_c_str(), &actions, &attributes, &arguments, &variables).map_err(failed)?;
    Ok(pid.as_raw() as u32)
}
