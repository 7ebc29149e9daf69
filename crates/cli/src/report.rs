//! `steelyard report FILE`.

use crate::arguments;
use crate::format::{Format, file_style, style};
use crate::stream;
use crate::view;
use anyhow::{Context, Result};
use format::Profile;
use model::Run;
use report::Report;
use report::text::Style;
use std::process::ExitCode;

/// Reads a profile, and writes its report.
pub fn report(options: arguments::Report) -> Result<ExitCode> {
    let Some(profile_path) = &options.profile else {
        stream::print(&report::json::schema())?;
        return Ok(ExitCode::SUCCESS);
    };
    let format = match (options.format, &options.output) {
        (Some(format), _) => format,
        (None, Some(path)) => Format::of(path)?,
        (None, None) => Format::Text,
    };
    let style = if options.output.is_some() {
        file_style()
    } else {
        style(&std::io::stdout())
    };
    let style = Style {
        width: options.width.map_or(style.width, usize::from),
        unicode: style.unicode && !options.ascii,
        ..style
    };
    let only_view = options.view.is_some() && options.output.is_none() && options.format.is_none() && !options.io;
    if only_view && let Some(path) = &options.view {
        view::write(path, std::slice::from_ref(profile_path), &options.source)?;
        return Ok(ExitCode::SUCCESS);
    }
    let profile = Profile::read(profile_path).with_context(|| profile_path.display().to_string())?;
    let run = Run::new(profile);
    let report = Report::of(&run);
    let text = match options.io {
        false => format.write(&report, style),
        true => {
            let whole = Style { whole: true, ..style };
            let story = report
                .alone("io")
                .with_context(|| format!("{}: nothing is known of I/O in this run", profile_path.display()))?;
            format.write(&story, whole)
        }
    };
    match &options.output {
        Some(path) => stream::write(path, text.as_bytes())?,
        None => stream::print(&text)?,
    }
    if let Some(path) = &options.view {
        view::write(path, std::slice::from_ref(profile_path), &options.source)?;
    }
    Ok(ExitCode::SUCCESS)
}
