//! The supervisor without the rest of steelyard: `supervise OUT LIBRARY PROGRAM ARGUMENTS…` runs the program and writes
//! the whole run to OUT, if this process is the one to complete it; LIBRARY may be empty. The tests use it, and nothing else.

use std::ffi::OsString;
use supervisor::ExecOptions;

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
        retire: Some(steelyard_collect::retire),
        ..ExecOptions::default()
    }) {
        Err(error) => {
            eprintln!("supervise: {error}");
            std::process::exit(error.exit_status())
        }
        Ok(ended) => {
            match ended.records.as_ref().map(steelyard_collect::finish) {
                Some(Ok(Some(whole))) => match whole.profile.write(out) {
                    // What cannot be removed is at worst in the way.
                    Ok(()) => drop(std::fs::remove_dir_all(whole.records)),
                    Err(error) => eprintln!("supervise: {error}"),
                },
                // The records stay.
                Some(Err(error)) => eprintln!("supervise: {error}"),
                Some(Ok(None)) | None => {}
            }
            ended.how.leave()
        }
    }
}
