//! The formats of a report, and the styles of a terminal.

use anyhow::{Result, bail};
use clap::ValueEnum;
use report::Report;
use report::text::Style;
use std::io::IsTerminal;
use std::path::Path;

/// A format of a report.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Plain text.
    Text,
    /// One self-contained page.
    Html,
    /// Everything, for programs.
    Json,
    /// One number per line.
    Csv,
    /// For a merge request or a CI summary.
    Markdown,
}

impl Format {
    /// The format that a file's ending means. An error where no format has it.
    pub fn of(path: &Path) -> Result<Format> {
        let ending = path
            .extension()
            .map(|e| e.to_string_lossy().to_lowercase())
            .unwrap_or_default();
        Ok(match ending.as_str() {
            "txt" | "text" => Format::Text,
            "html" | "htm" => Format::Html,
            "json" => Format::Json,
            "csv" => Format::Csv,
            "md" | "markdown" => Format::Markdown,
            _ => bail!(
                "{}: no format has this ending; use .txt, .html, .json, .csv or .md, or name one with --format",
                path.display()
            ),
        })
    }

    /// The report in it.
    pub fn write(self, report: &Report, style: Style) -> String {
        match self {
            Format::Text => report::text::write(report, style),
            Format::Html => report::html::write(report),
            Format::Json => report::json::write(report),
            Format::Csv => report::csv::write(report),
            Format::Markdown => report::markdown::write(report),
        }
    }
}

/// A format of a table of results.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tabular {
    /// Plain text.
    Text,
    /// One number per line, or a row a line.
    Csv,
    /// Everything, for programs.
    Json,
    /// One self-contained page, with plots.
    Html,
}

impl Tabular {
    /// The format that was named, else that of the file's ending, else text. An error for an ending that no table has.
    pub fn of(named: Option<Tabular>, path: Option<&Path>) -> Result<Tabular> {
        let Some(path) = path.filter(|_| named.is_none()) else {
            return Ok(named.unwrap_or(Tabular::Text));
        };
        Ok(match Format::of(path)? {
            Format::Text => Tabular::Text,
            Format::Csv => Tabular::Csv,
            Format::Json => Tabular::Json,
            Format::Html => Tabular::Html,
            Format::Markdown => bail!("{}: use .txt, .html, .json or .csv", path.display()),
        })
    }
}

/// How text looks in a file.
pub fn file_style() -> Style {
    Style {
        colour: false,
        ..Style::default()
    }
}

/// How text looks on a stream: colour on a terminal alone, and block characters where the locale is UTF-8.
pub fn style(stream: &impl IsTerminal) -> Style {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .iter()
        .find_map(|name| variable(name))
        .unwrap_or_default();
    let locale = locale.to_lowercase();
    let terminal = stream.is_terminal();
    let dumb = variable("TERM").is_none_or(|term| term == "dumb");
    Style {
        unicode: locale.contains("utf-8") || locale.contains("utf8"),
        colour: terminal && !dumb && variable("NO_COLOR").is_none(),
        ..Style::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_four_formats() {
        let of = |named, path: &str| Tabular::of(named, Some(Path::new(path)));
        assert_eq!(of(None, "a.html").unwrap(), Tabular::Html);
        assert_eq!(of(Some(Tabular::Csv), "a.html").unwrap(), Tabular::Csv);
        assert_eq!(Tabular::of(None, None).unwrap(), Tabular::Text);
        assert!(of(None, "a.md").is_err());
    }

    #[test]
    fn the_ending_says_the_format() {
        assert_eq!(Format::of(Path::new("a/b.HTML")).unwrap(), Format::Html);
        assert_eq!(Format::of(Path::new("b.md")).unwrap(), Format::Markdown);
        assert!(
            Format::of(Path::new("b.pdf"))
                .unwrap_err()
                .to_string()
                .contains("--format")
        );
        assert!(Format::of(Path::new("b")).is_err());
    }
}
