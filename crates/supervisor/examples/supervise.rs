//! The supervisor without the rest of steelyard: `supervise OUT LIBRARY PROGRAM ARGUMENTS…` runs the program and writes
//! the whole run to OUT, if this process is the one to complete it; LIBRARY may be empty. The tests use it.

use std::ffi::OsString;
use steelyard_supervisor::{self as supervisor, ExecOptions};

fn main() {
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let [out, library, command @ ..] = words.as_slice() else {
        eprintln!("usage: supervise OUT LIBRARY PROGRAM ARGUMENTS…");
        std::process::exit(2)
    };
    let library = (!library.is_empty()).then(|| library.into());
    match supervisor::exec(ExecOptions {
        command: command.to_vec(),
        library,
        ..ExecOptions::default()
    }) {
        Err(error) => {
            eprintln!("supervise: {error}");
            std::process::exit(error.exit_status())
        }
        Ok(ended) => {
            if let Some(whole) = &ended.whole {
                match whole.profile.write(out) {
                    Ok(()) => whole.remove_records(),
                    Err(error) => eprintln!("supervise: {error}"),
                }
            }
            ended.leave()
        }
    }
}
