//! Starting the program, so that it finds everything as it would without us.

use crate::Error;
use crate::program::Program;
use nix::spawn::{PosixSpawnAttr, PosixSpawnFileActions, PosixSpawnFlags, posix_spawn};
use nix::sys::signal::SigSet;
use std::ffi::{CString, OsString};
use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Where a program's standard streams are, if not where ours are.
#[derive(Debug, Default)]
pub struct Streams {
    /// What it reads.
    pub input: Option<File>,
    /// What it prints, to standard output and standard error.
    pub output: Option<File>,
    /// Ours, and what else was open for the program, are the program's alone.
    pub given_away: bool,
}

impl Streams {
    /// Those that were given to us.
    pub fn given() -> Streams {
        Streams {
            given_away: true,
            ..Streams::default()
        }
    }

    pub(crate) fn let_go(&self) {
        if self.given_away {
            // A launcher that sees its connection with a rank end kills the others, and us before we have written how it died.
            let of_launcher = std::env::var("PMI_FD").ok().and_then(|number| number.parse().ok());
            // Where it fails they are open for longer.
            let _ = inherited::let_descriptors_go(of_launcher);
        }
    }
}

/// Starts it: same process group, terminal, descriptors, limits, umask and nice value, for nothing of them is touched;
/// the signal mask is that which the supervisor got, and so are the signals that are ignored and the standard descriptors
/// that are closed. If the supervisor is killed the program goes on. An error where a word holds a zero byte, or the system
/// cannot start it.
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
    let words: Vec<&OsString> = program.prefix.iter().chain(words.iter().skip(rest)).collect();
    let given = [&streams.input, &streams.output, &streams.output];
    let close = [0, 1, 2].map(|place: usize| given[place].is_none() && inherited::closed(place as i32));
    if inherited::needs_spawn() {
        let mut command = command(program, &words, &environment, streams).map_err(|source| Error::Start {
            program: shown(),
            source,
        })?;
        return inherited::spawn(&mut command, mask.as_ref(), close).map_err(|source| Error::Start {
            program: shown(),
            source,
        });
    }
    let arguments = words
        .iter()
        .map(|word| text(OsString::clone(word).into_vec()))
        .collect::<Result<Vec<_>, _>>()?;
    let variable = |(name, value): (OsString, OsString)| text([name.into_vec(), value.into_vec()].join(&b'='));
    let variables = environment.into_iter().map(variable).collect::<Result<Vec<_>, _>>()?;

    let mut attributes = PosixSpawnAttr::init().map_err(failed)?;
    attributes.set_sigmask(mask).map_err(failed)?;
    attributes.set_sigdefault(&inherited::defaults()).map_err(failed)?;
    attributes
        .set_flags(PosixSpawnFlags::POSIX_SPAWN_SETSIGMASK | PosixSpawnFlags::POSIX_SPAWN_SETSIGDEF)
        .map_err(failed)?;
    let mut actions = PosixSpawnFileActions::init().map_err(failed)?;
    for place in 0..3 {
        if let Some(file) = given[place] {
            actions.add_dup2(file.as_raw_fd(), place as i32).map_err(failed)?;
        } else if close[place] {
            actions.add_close(place as i32).map_err(failed)?;
        }
    }
    let pid = posix_spawn(path.as_c_str(), &actions, &attributes, &arguments, &variables).map_err(failed)?;
    Ok(pid.as_raw() as u32)
}

/// The same for the standard library.
fn command(
    program: &Program,
    words: &[&OsString],
    environment: &[(OsString, OsString)],
    streams: &Streams,
) -> io::Result<Command> {
    let mut command = Command::new(&program.path);
    if let Some((name, rest)) = words.split_first() {
        command.arg0(name).args(rest);
    }
    command.env_clear().envs(environment.iter().cloned());
    if let Some(file) = &streams.input {
        command.stdin(file.try_clone()?);
    }
    if let Some(file) = &streams.output {
        command.stdout(file.try_clone()?).stderr(file.try_clone()?);
    }
    Ok(command)
}
