//! Where pages go, and how they look.

use crate::format::{Format, file_style, style};
use crate::stream;
use anyhow::Result;
use clap::Args;
use report::text::Style;
use std::path::PathBuf;

/// Where pages go, and how they look.
#[derive(Args, Debug, Clone, Default)]
pub struct Pages {
    /// Write to this file; its ending says the format: .txt, .html, .json, .csv or .md; may be given several times.
    #[arg(short, long, value_name = "FILE")]
    pub output: Vec<PathBuf>,
    /// The format, where no file name says it.
    #[arg(short, long)]
    pub format: Option<Format>,
    /// Columns of the text.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(60..=500))]
    pub width: Option<u16>,
    /// Plain ASCII, whatever the locale says.
    #[arg(long)]
    pub ascii: bool,
}

impl Pages {
    /// Whether a format or a file is named.
    pub fn named(&self) -> bool {
        !self.output.is_empty() || self.format.is_some()
    }

    /// Whether people see the page where they typed.
    pub fn shown(&self) -> bool {
        self.output.is_empty() && !matches!(self.format, Some(Format::Json | Format::Csv))
    }

    /// Whether a page of this format is asked for.
    pub fn uses(&self, format: Format) -> bool {
        self.format == Some(format)
            || self.format.is_none() && self.output.iter().any(|path| Format::of(path).ok() == Some(format))
    }

    /// Each page, as `made` makes it in its format, to its file or to standard output. A name that has no format is refused
    /// before any is written.
    pub fn write(&self, made: impl Fn(Format, Style) -> String) -> Result<()> {
        let format = |path: &PathBuf| self.format.map_or_else(|| Format::of(path), Ok);
        let formats = self.output.iter().map(format).collect::<Result<Vec<_>>>()?;
        for (path, format) in self.output.iter().zip(&formats) {
            stream::write(path, made(*format, self.style(file_style())).as_bytes())?;
        }
        if formats.is_empty() {
            let format = self.format.unwrap_or(Format::Text);
            stream::print(&made(format, self.style(style(&std::io::stdout()))))?;
        }
        Ok(())
    }

    fn style(&self, style: Style) -> Style {
        Style {
            width: self.width.map_or(style.width, usize::from),
            unicode: style.unicode && !self.ascii,
            ..style
        }
    }

    /// An error for a name that has no format: said before anything is read.
    pub fn look(&self) -> Result<()> {
        match self.format {
            Some(_) => Ok(()),
            None => self.output.iter().try_for_each(|path| Format::of(path).map(drop)),
        }
    }
}
