//! `steelyard man`.

use crate::arguments;
use crate::stream;
use anyhow::{Context, Result};
use clap::Args;
use clap::{Command, CommandFactory};
use clap_mangen::Man as Page;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Prints the manual page.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard man | man -l -
  steelyard man -o ~/.local/share/man/man1")]
pub struct Arguments {
    /// Write a page for each command into this directory.
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}

/// Prints the page, or writes all of them. An error where one cannot be written.
pub fn man(options: Arguments) -> Result<ExitCode> {
    let command = arguments::Arguments::command();
    let Some(folder) = options.output else {
        stream::print(&page(command)?)?;
        return Ok(ExitCode::SUCCESS);
    };
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    clap_mangen::generate_to(command.clone(), &folder)
        .with_context(|| format!("cannot write into {}", folder.display()))?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        let path = folder.join(format!("steelyard-{}.1", sub.get_name()));
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        stream::write_public(&path, (text + &examples(sub)).as_bytes())?;
    }
    stream::write_public(&folder.join("steelyard.1"), page(command)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The page of the whole command.
fn page(command: Command) -> Result<String> {
    let examples = examples(&command);
    let mut page = Vec::new();
    Page::new(command).render(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned() + &examples)
}

/// The examples that a command's help begins with, as the end of its page, where manuals have them.
fn examples(command: &Command) -> String {
    let text = command
        .get_before_help()
        .map(|text| text.to_string())
        .unwrap_or_default();
    // The first line is the heading.
    let escaped = |line: &str| line.replace('\\', "\\e").replace('-', "\\-");
    let lines: Vec<String> = text.lines().skip(1).map(escaped).collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!(".SH EXAMPLES\n.nf\n{}\n.fi\n", lines.join("\n")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_ends_with_the_examples() {
        let page = page(arguments::Arguments::command()).unwrap();
        assert!(page.starts_with(".ie") && page.contains(".SH SUBCOMMANDS"));
        let (_, examples) = page.rsplit_once(".SH EXAMPLES\n").unwrap();
        assert!(examples.contains("steelyard run mpirun \\-n 4 ./app input"));
    }
}
