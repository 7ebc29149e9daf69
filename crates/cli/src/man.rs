//! `steelyard man`.

use crate::arguments::{Arguments, Man};
use crate::stream;
use anyhow::{Context, Result};
use clap::CommandFactory;
use clap_mangen::Man as Page;
use std::fs;
use std::process::ExitCode;

/// Prints the page, or writes all of them.
pub fn man(options: Man) -> Result<ExitCode> {
    let command = Arguments::command();
    let Some(folder) = options.output else {
        let mut page = Vec::new();
        Page::new(command).render(&mut page)?;
        stream::print(&String::from_utf8_lossy(&page))?;
        return Ok(ExitCode::SUCCESS);
    };
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    clap_mangen::generate_to(command, &folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    Ok(ExitCode::SUCCESS)
}
