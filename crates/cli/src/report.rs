//! `steelyard report FILE`, and `steelyard report A B`.

use crate::arguments::Source;
use crate::finish::name_of;
use crate::format::{Format, file_style, style};
use crate::stream;
use crate::view;
use anyhow::{Context, Result, bail};
use clap::Args;
use compare::Comparison;
use format::Profile;
use model::Run;
use report::Report;
use report::text::Style;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Shows the report of a profile, or compares two: which is faster, by how much, and what changed.
///
/// One run of each does not show by how much runs of the same command differ. Where several of each are named, with --
/// between the two sides, the ratio has a confidence interval. docs/comparison.md says what is compared with what.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard report app_4p_1n_2026-11-21_05-33-30.steelyard
  steelyard report app.steelyard -o page.html
  steelyard report before.steelyard after.steelyard
  steelyard report before?.steelyard -- after?.steelyard     several runs of each
  steelyard report app.steelyard --view view.html     the run to look around in, in one file
  steelyard report --io app.steelyard
  steelyard report app.steelyard --format json | jq .findings
  steelyard report app.steelyard --format markdown >> \"$GITHUB_STEP_SUMMARY\"")]
pub struct Arguments {
    /// The profile; or two, of which the second is compared with the first.
    #[arg(required_unless_present_any = ["schema", "against"], value_name = "FILE")]
    pub profiles: Vec<PathBuf>,
    /// Behind --, after all options: the runs that are compared with those before it.
    #[arg(last = true, value_name = "FILE")]
    pub against: Vec<PathBuf>,
    /// Print the JSON schema of `--format json` and of a profile's report.json, and nothing else.
    #[arg(long, conflicts_with_all = ["profiles", "against"])]
    pub schema: bool,
    /// Write to this file; its ending says the format: .txt, .html, .json, .csv or .md.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format, where no file name says it.
    #[arg(short, long)]
    pub format: Option<Format>,
    /// The whole story of input and output instead of the page: files, layers, sizes, order, moments, failures, hints.
    #[arg(long)]
    pub io: bool,
    /// Write the run, or two, to this file as a page to look around in, as `steelyard view` shows it; without -o or -f, nothing else.
    #[arg(long, value_name = "FILE")]
    pub view: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub source: Source,
    /// Columns of the text.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(60..=500))]
    pub width: Option<u16>,
    /// Plain ASCII, whatever the locale says.
    #[arg(long)]
    pub ascii: bool,
}

/// Reads profiles, and writes the report of one, or the comparison of several.
pub fn report(options: Arguments) -> Result<ExitCode> {
    if options.schema {
        stream::print(&report::json::schema())?;
        return Ok(ExitCode::SUCCESS);
    }
    let Source {
        source_dir,
        whole_source,
        no_source,
    } = &options.source;
    if options.view.is_none() && (!source_dir.is_empty() || *whole_source || *no_source) {
        bail!("--source-dir, --whole-source and --no-source are of the page that --view writes; name it: --view FILE");
    }
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
    let all: Vec<PathBuf> = options.profiles.iter().chain(&options.against).cloned().collect();
    if options.view.is_some() && all.len() > 2 {
        bail!("--view shows one run or two; name one profile of each side");
    }
    let only_view = options.view.is_some() && options.output.is_none() && options.format.is_none() && !options.io;
    if !only_view {
        let text = match sides(&options.profiles, &options.against)? {
            (alone, None) => one(alone, &options, format, style)?,
            (a, Some(b)) if !options.io => compared(a, b, format, style)?,
            _ => bail!("--io tells of one run; name one profile"),
        };
        match &options.output {
            Some(path) => stream::write(path, text.as_bytes())?,
            None => stream::print(&text)?,
        }
    }
    if let Some(path) = &options.view {
        view::write(path, &all, &options.source)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The runs of A and, where two sides are named, those of B.
fn sides<'a>(profiles: &'a [PathBuf], against: &'a [PathBuf]) -> Result<(&'a [PathBuf], Option<&'a [PathBuf]>)> {
    match (profiles, against) {
        ([], alone @ [_]) | (alone @ [_], []) => Ok((alone, None)),
        ([_, _], []) => Ok((&profiles[..1], Some(&profiles[1..]))),
        ([], _) | (_, []) => bail!(
            "which of these runs belong to which side? Put -- between them: steelyard report A1 A2 A3 -- B1 B2 B3"
        ),
        (a, b) => Ok((a, Some(b))),
    }
}

fn run(path: &Path) -> Result<Run> {
    Ok(Run::new(
        Profile::read(path).with_context(|| path.display().to_string())?,
    ))
}

fn one(paths: &[PathBuf], options: &Arguments, format: Format, style: Style) -> Result<String> {
    let path = paths.first().context("no profile is named")?;
    let mut report = Report::of(&run(path)?);
    report.profile = name_of(path);
    if !options.io {
        return Ok(format.write(&report, style));
    }
    let story = report
        .alone("io")
        .with_context(|| format!("{}: nothing is known of I/O in this run", path.display()))?;
    Ok(format.write(&story, Style { whole: true, ..style }))
}

fn compared(a: &[PathBuf], b: &[PathBuf], format: Format, style: Style) -> Result<String> {
    let read = |paths: &[PathBuf]| paths.iter().map(|path| run(path)).collect::<Result<Vec<Run>>>();
    let names = |paths: &[PathBuf]| paths.iter().map(|path| path.display().to_string()).collect();
    let (runs_a, runs_b) = (read(a)?, read(b)?);
    let (side_a, side_b): (Vec<&Run>, Vec<&Run>) = (runs_a.iter().collect(), runs_b.iter().collect());
    let comparison = Comparison::of(&side_a, &side_b).context("no profile is named")?;
    let comparison = comparison.with_files(names(a), names(b));
    Ok(match format {
        Format::Json => comparison.to_json(),
        Format::Csv => compare::csv::write(&comparison),
        page => page.write(&comparison.page(), style),
    })
}

#[cfg(test)]
mod tests {
    use super::sides;
    use std::path::PathBuf;

    #[test]
    fn dashes_part_the_sides_where_two_names_do_not() {
        let paths = |names: &str| names.split_whitespace().map(PathBuf::from).collect::<Vec<_>>();
        let parted = |before: &str, behind: &str| {
            let (before, behind) = (paths(before), paths(behind));
            sides(&before, &behind)
                .map(|(a, b)| (a.len(), b.map(<[_]>::len)))
                .map_err(|error| error.to_string())
        };
        assert_eq!(parted("a", ""), Ok((1, None)));
        assert_eq!(parted("", "-a"), Ok((1, None)));
        assert_eq!(parted("a b", ""), Ok((1, Some(1))));
        assert_eq!(parted("a1 a2", "b1 b2 b3"), Ok((2, Some(3))));
        assert!(
            parted("a b c", "")
                .unwrap_err()
                .contains("steelyard report A1 A2 A3 -- B1 B2 B3")
        );
        assert!(parted("", "a b").is_err());
    }
}
