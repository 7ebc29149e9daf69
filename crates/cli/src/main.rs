//! The steelyard command: one file a subcommand.

mod again;
mod arguments;
mod bench;
mod browser;
mod collect;
mod completions;
mod diff;
mod doctor;
mod exec;
mod export;
mod finish;
mod format;
mod gates;
mod history;
mod import;
mod library;
mod man;
mod merge;
mod mistake;
mod modulefile;
mod overhead;
mod pages;
mod probe;
mod profiles;
mod repeat;
mod report;
mod rescue;
mod run;
mod scaling;
mod settings;
mod site;
mod snapshot;
mod stream;
mod view;
mod writable;

use arguments::Command;
use std::process::ExitCode;

/// Exit status where something could not be done.
const COULD_NOT: u8 = 2;

#[global_allocator]
static MEMORY: inherited::Memory = inherited::Memory;

fn main() -> ExitCode {
    let done = std::panic::catch_unwind(|| done(typed())).unwrap_or_else(|panic| {
        inherited::leave("a mistake of its own, which is above");
        std::panic::resume_unwind(panic)
    });
    match done {
        Ok(status) => status,
        Err(error) if stream::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            stream::tell(&format!("steelyard: {}\n", stream::chain(&error)));
            ExitCode::from(status_of(&error))
        }
    }
}

/// Where our own stack is too small to find out what was typed, another is made for that.
fn typed() -> Command {
    let thread = std::thread::Builder::new().stack_size(1 << 20);
    match inherited::too_low_for_us() {
        Some(_) => thread.spawn(Command::typed).map_or_else(
            |_| Command::typed(),
            |thread| thread.join().expect("it ended, or this process"),
        ),
        None => Command::typed(),
    }
}

/// What starts a program must come as far as to find out that a stack is too small: its frames are small, and those of others
/// are not in them.
fn done(command: Command) -> anyhow::Result<ExitCode> {
    if matches!(command, Command::Run(_) | Command::Exec(_)) {
        site::step_out()?;
    }
    match command {
        Command::Run(options) => run::run(options),
        Command::Exec(options) => exec::exec(options),
        other => any(other),
    }
}

#[inline(never)]
fn any(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Run(options) => run::run(options),
        Command::Exec(options) => exec::exec(options),
        Command::Report(options) => report::report(options),
        Command::Diff(options) => diff::diff(options),
        Command::Scaling(options) => scaling::scaling(options),
        Command::History(options) => history::history(options),
        Command::View(options) => view::view(options),
        Command::Snapshot(options) => snapshot::snapshot(options),
        Command::Collect(options) => collect::collect(options),
        Command::Merge(options) => merge::merge(options),
        Command::Overhead(options) => overhead::overhead(options),
        Command::Bench(options) => bench::bench(options),
        Command::Probe(options) => probe::probe(options),
        Command::Export(options) => export::export(options),
        Command::Import(options) => import::import(options),
        Command::Doctor(options) => doctor::doctor(options),
        Command::Completions(options) => completions::completions(options),
        Command::Man(options) => man::man(options),
        Command::Site(options) => site::site(options),
        Command::Modulefile => modulefile::modulefile(),
        Command::ProbeWorker(options) => probe::worker(options),
        Command::HandIn(options) => rescue::hand_in(options),
        Command::Keep(options) => rescue::keep(options),
        Command::Target(options) => doctor::target::target(options),
    }
}

/// 127 and 126 as a shell has them where a program cannot be found or started; else [`COULD_NOT`].
fn status_of(error: &anyhow::Error) -> u8 {
    error
        .downcast_ref::<supervisor::Error>()
        .map_or(COULD_NOT, |error| error.exit_status() as u8)
}
