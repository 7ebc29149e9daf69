//! `steelyard completions SHELL`.

use crate::arguments;
use crate::stream;
use anyhow::Result;
use clap::Args;
use clap::CommandFactory;
use std::process::ExitCode;

/// Prints a completion script.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard completions bash > ~/.local/share/bash-completion/completions/steelyard
  steelyard completions zsh > \"${fpath[1]}/_steelyard\"
  steelyard completions fish > ~/.config/fish/completions/steelyard.fish")]
pub struct Arguments {
    /// The shell.
    pub shell: clap_complete::Shell,
}

/// Prints the script. An error where that cannot be.
pub fn completions(options: Arguments) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(
        options.shell,
        &mut arguments::Arguments::command(),
        "steelyard",
        &mut script,
    );
    stream::print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}
