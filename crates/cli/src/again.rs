//! Standard input that several runs read, each from the place where the first began.

use anyhow::{Context, Result};
use std::fs::File;
use std::io::{self, IsTerminal, Seek, SeekFrom};
use std::os::fd::AsFd;

/// Where standard input stood at the start, if it is a file.
pub struct Input(Option<u64>);

impl Input {
    /// As it is now.
    pub fn here() -> Input {
        let at = || {
            let mut file = File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
            match file.metadata().ok()?.is_file() {
                true => file.stream_position().ok(),
                false => None,
            }
        };
        Input(at())
    }

    /// For the next run: a file from its place, a terminal as it is (`None`), and nothing from a pipe, which the first run would
    /// leave empty to the others. An error where that file cannot be read again, or `/dev/null` not be opened.
    pub fn next(&self) -> Result<Option<File>> {
        Ok(match self.0 {
            Some(at) => {
                let rewound = || {
                    let mut file = File::from(io::stdin().as_fd().try_clone_to_owned()?);
                    file.seek(SeekFrom::Start(at)).map(|_| file)
                };
                Some(rewound().context("standard input cannot be read again")?)
            }
            None if io::stdin().is_terminal() => None,
            None => Some(File::open("/dev/null").context("cannot open /dev/null")?),
        })
    }
}
