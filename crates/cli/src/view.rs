//! `steelyard view FILE`, and the page that `steelyard report --view` writes.

use crate::arguments::Source;
use crate::browser::Surroundings;
use crate::stream::{self, tell};
use ::view::{Limits, Members, Server, Sources, page, served};
use anyhow::{Context, Result, bail};
use clap::Args;
use format::Profile;
use model::Run;
use signal_hook::consts::{SIGINT, SIGTERM};
use std::io::{ErrorKind, Read};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::Builder;

/// Shows a run in the browser, or two runs of the same program beside each other.
///
/// A small server gives the page to this machine alone, at an address with a random token, until it is ended with
/// Ctrl-C. From a login node, the page is reached through ssh; the command says how.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard view app.steelyard
  steelyard view before.steelyard after.steelyard
  steelyard view app.steelyard --source-dir ~/src/app
  steelyard view app.steelyard -o view.html           one file, to keep or to mail")]
pub struct Arguments {
    /// The profile, or two of them.
    #[arg(required = true, num_args = 1..=2, value_name = "FILE")]
    pub profiles: Vec<PathBuf>,
    /// Write the page to this file, with everything in it, instead of serving it.
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["port", "no_open"])]
    pub output: Option<PathBuf>,
    /// Port of the server [default: any that is free]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub port: Option<u16>,
    /// Start no browser.
    #[arg(long)]
    pub no_open: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub source: Source,
}

/// Signals that end the server: Ctrl-C, and being asked to.
const ENDING: [i32; 2] = [SIGINT, SIGTERM];

/// Shows runs in the browser until it is ended, or writes them to a page. An error where a profile cannot be read, or the page
/// not be served or written.
pub fn view(options: Arguments) -> Result<ExitCode> {
    if let Some(path) = &options.output {
        write(path, &options.profiles, &options.source)?;
        return Ok(ExitCode::SUCCESS);
    }
    // Before anything is said: whoever reads the address may end us at once.
    let ended = ending().context("cannot wait for signals")?;
    let members = Arc::new(open(
        &options.profiles,
        Limits::SERVER,
        Sources::SERVER,
        &options.source,
    )?);
    let page = served(&members.title(), options.profiles.len());
    let server = listen(options.port, page, move |name| members.get(name))?;
    let server = Arc::new(server);
    stream::print(&format!("{}\n", server.address()))?;
    tell(&told(server.port(), &user(), &host()));
    let worker = server.clone();
    Builder::new()
        .spawn(move || worker.serve())
        .context("cannot start a thread: too many processes run already (ulimit -u)")?;
    // While the browser starts; where no second thread can be had, once it asks.
    let early = server.clone();
    let _ = Builder::new().spawn(move || early.prepare("0/scene"));
    if !options.no_open {
        let surroundings = Surroundings::here();
        if !surroundings.openers().is_empty() {
            surroundings.open(&server.first_address()?);
        }
    }
    wait(ended);
    Ok(ExitCode::SUCCESS)
}

/// Writes a page with everything in it. An error where a profile cannot be read, or the page not be written.
pub fn write(path: &Path, profiles: &[PathBuf], source: &Source) -> Result<()> {
    let members = open(profiles, Limits::PAGE, Sources::PAGE, source)?;
    let text = page(&members.title(), &members.all());
    stream::write(path, text.as_bytes())?;
    tell(&format!(
        "steelyard: view: {} ({:.0} kB)\n",
        path.display(),
        text.len() as f64 / 1e3
    ));
    Ok(())
}

fn open(profiles: &[PathBuf], limits: Limits, sources: Sources, source: &Source) -> Result<Members> {
    for folder in &source.source_dir {
        if !folder.is_dir() {
            bail!("--source-dir {}: there is no such directory", folder.display());
        }
    }
    let mut runs = Vec::new();
    for path in profiles {
        let profile = Profile::read(path).with_context(|| path.display().to_string())?;
        runs.push(Run::new(profile));
    }
    let sources = Sources {
        folders: source.source_dir.clone(),
        whole: source.whole_source,
        none: source.no_source,
        ..sources
    };
    Ok(Members::new(runs, limits, sources))
}

fn listen(
    port: Option<u16>,
    page: String,
    make: impl Fn(&str) -> Option<Vec<u8>> + Send + Sync + 'static,
) -> Result<Server> {
    Server::new(port.unwrap_or(0), page, Box::new(make)).map_err(|error| match (error.kind(), port) {
        (ErrorKind::AddrInUse, Some(port)) => {
            anyhow::anyhow!("port {port} is in use; name another with --port, or none for any that is free")
        }
        (ErrorKind::PermissionDenied, Some(port)) => {
            anyhow::anyhow!("port {port} is not allowed; name one above 1023 with --port, or none for any that is free")
        }
        _ => anyhow::Error::from(error).context("cannot listen on this machine's loopback interface"),
    })
}

/// How to get to the page, beside its address.
fn told(port: u16, user: &str, host: &str) -> String {
    format!(
        "steelyard: the address is for you alone; whoever has it sees the run. Ctrl-C ends the server.\n\
         steelyard: from another machine, run there:  ssh -N -L {port}:127.0.0.1:{port} {user}{host}\n\
         steelyard: and open the same address there.\n"
    )
}

/// `USER@`, or nothing.
fn user() -> String {
    std::env::var("USER")
        .ok()
        .filter(|name| !name.is_empty())
        .map(|name| format!("{name}@"))
        .unwrap_or_default()
}

fn host() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// What becomes readable when a signal has come that ends us.
fn ending() -> Result<UnixStream> {
    let (read, write) = UnixStream::pair()?;
    for signal in ENDING {
        signal_hook::low_level::pipe::register(signal, write.try_clone()?)?;
    }
    Ok(read)
}

fn wait(mut ended: UnixStream) {
    let mut byte = [0];
    while ended
        .read(&mut byte)
        .is_err_and(|error| error.kind() == ErrorKind::Interrupted)
    {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_through_ssh_is_told_whole() {
        let text = told(8123, "me@", "login1");
        assert!(text.contains("ssh -N -L 8123:127.0.0.1:8123 me@login1\n"));
    }
}
