//! `steelyard modulefile`.

use crate::library::own_binary;
use crate::stream;
use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

/// The release fills in the same file, for a tarball that may lie anywhere.
const TEMPLATE: &str = include_str!("../../../packaging/modulefile.tcl");

/// Prints the file for the folder that this command lies in. An error where that is not known, or nothing can be printed.
pub fn modulefile() -> Result<ExitCode> {
    let binary = own_binary()?;
    stream::print(&filled(binary.parent().unwrap_or(Path::new("/"))))?;
    Ok(ExitCode::SUCCESS)
}

fn filled(folder: &Path) -> String {
    TEMPLATE.replace("@BIN@", &quoted(&folder.to_string_lossy()))
}

/// As Tcl reads a word of which nothing means anything.
fn quoted(text: &str) -> String {
    let special = |c: char| !(c.is_alphanumeric() || "/._-+".contains(c));
    text.chars()
        .flat_map(|c| special(c).then_some('\\').into_iter().chain([c]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_one_word_of_tcl_whatever_its_name() {
        let text = filled(Path::new("/opt/my [tools]/$x/bin"));
        assert!(text.starts_with("#%Module1.0\n"));
        assert!(text.contains("\nset bin /opt/my\\ \\[tools\\]/\\$x/bin\n"));
        assert!(!text.contains('@'));
    }
}
