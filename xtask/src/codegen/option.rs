//! `api/options.toml`: every environment variable.

use std::fmt::Write;

use anyhow::{Context, ensure};
use serde::Deserialize;

use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub option: Vec<Setting>,
}

/// One variable.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    pub name: String,
    pub read_by: Reader,
    pub kind: Kind,
    pub unit: Option<String>,
    pub default: Option<i64>,
    pub lowest: Option<i64>,
    pub highest: Option<i64>,
    #[serde(default)]
    pub values: Vec<String>,
    pub set_by: Option<String>,
    /// The variables by which a program that is marked for another tool finds who hears it: the first names us where this option is 1,
    /// and none of them is set.
    #[serde(default)]
    pub marks_by: Vec<String>,
    pub doc: String,
}

/// Who reads it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Reader {
    Collector,
    Supervisor,
    Cli,
    Build,
}

/// What it holds.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Path,
    Folder,
    Number,
    Flag,
    Choice,
}

impl Setting {
    /// `STEELYARD_PERIOD_US` is `PERIOD_US` in constants.
    fn short(&self) -> anyhow::Result<&str> {
        self.name
            .strip_prefix("STEELYARD_")
            .with_context(|| format!("{} does not start with STEELYARD_", self.name))
    }

    fn check(&self) -> anyhow::Result<()> {
        let limited = self.lowest.is_some() && self.highest.is_some();
        ensure!(
            limited == (self.kind == Kind::Number),
            "{}: numbers, and they alone, have limits",
            self.name
        );
        ensure!(
            self.unit.is_some() == (self.kind == Kind::Number),
            "{}: numbers have a unit",
            self.name
        );
        ensure!(
            self.values.is_empty() != (self.kind == Kind::Choice),
            "{}: choices, and they alone, have values",
            self.name
        );
        if let (Some(value), Some(lowest), Some(highest)) = (self.default, self.lowest, self.highest) {
            ensure!(
                (lowest..=highest).contains(&value),
                "{}: the default is out of its limits",
                self.name
            );
        }
        Ok(())
    }
}

/// Adds `collector/gen/option_names.h`, `crates/format/src/gen/options.rs` and `docs/options.md`.
pub fn generate(options: &Options, outputs: &mut Outputs) -> anyhow::Result<()> {
    let mut c = String::from(
        "/* What the collector reads. Made from api/options.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #ifndef STEELYARD_OPTION_NAMES_H\n#define STEELYARD_OPTION_NAMES_H\n\n#include <stdint.h>\n",
    );
    let mut rust = String::from(
        "//! Environment variables. Made from `api/options.toml` by `cargo xtask codegen`; do not edit.\n\n\
         /// One environment variable.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Setting {\n\
         /// Its name.\npub name: &'static str,\n\
         /// Who reads it: collector, supervisor, cli, build.\npub read_by: &'static str,\n\
         /// Whether Steelyard sets it itself.\npub internal: bool,\n\
         /// What it may be.\npub values: Values,\n\
         /// Its default with the unit; empty if there is none.\npub default: &'static str,\n\
         /// What it does.\npub doc: &'static str,\n}\n\n\
         /// What a variable may be.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Values {\n\
         /// A path.\nPath,\n/// A directory that is there.\nFolder,\n\
         /// A whole number, from and to these, in this unit.\nNumber(i64, i64, &'static str),\n\
         /// One of these words.\nOneOf(&'static [&'static str]),\n}\n",
    );
    let mut rows = String::new();
    let (mut heard, mut marks) = (Vec::new(), String::new());
    let mut tables = [String::new(), String::new()];
    for option in &options.option {
        option.check()?;
        let (name, short, doc) = (&option.name, option.short()?, &option.doc);
        let internal = option.set_by.is_some();
        let unit = option.unit.as_ref().map(|unit| format!(" {unit}")).unwrap_or_default();
        let default = option.default.map(|value| format!("{value}{unit}")).unwrap_or_default();
        let reader = format!("{:?}", option.read_by).to_lowercase();
        if option.read_by == Reader::Collector {
            writeln!(c, "\n/* {doc} */\n#define OPTION_{short} \"{name}\"")?;
            for (what, value) in [
                ("DEFAULT", option.default),
                ("LOWEST", option.lowest),
                ("HIGHEST", option.highest),
            ] {
                if let Some(value) = value {
                    writeln!(c, "#define OPTION_{short}_{what} INT64_C({value})")?;
                }
            }
        }
        if !option.marks_by.is_empty() {
            heard.extend(option.marks_by.iter().map(|variable| format!("{variable:?}")));
            writeln!(marks, "({short}, &{:?}),", option.marks_by)?;
        }
        writeln!(rust, "\n/// {doc}\npub const {short}: &str = {name:?};")?;
        let words = match option.kind {
            Kind::Flag => vec!["0".to_owned(), "1".to_owned()],
            _ => option.values.clone(),
        };
        let (range, values) = match (option.lowest, option.highest) {
            (Some(lowest), Some(highest)) => (
                format!("{lowest} to {highest}{unit}"),
                format!("Number({lowest}, {highest}, {:?})", unit.trim()),
            ),
            _ if words.is_empty() => (
                format!("{:?}", option.kind).to_lowercase(),
                format!("{:?}", option.kind),
            ),
            _ => (words.join(" or "), format!("OneOf(&{words:?})")),
        };
        writeln!(
            rows,
            "Setting {{ name: {name:?}, read_by: {reader:?}, internal: {internal}, values: Values::{values}, \
             default: {default:?}, doc: {doc:?} }},"
        )?;
        let default = if default.is_empty() { "none" } else { &default };
        writeln!(
            tables[usize::from(internal)],
            "| `{name}` | {reader} | {range} | {default} | {doc} |"
        )?;
    }
    write!(
        c,
        "\n/* By which programs that are marked for another tool find who hears them. */\n#define OPTION_MARKS {}\n\n#endif\n",
        heard.join(", ")
    )?;
    write!(
        rust,
        "\n/// By which programs that are marked for another tool find who hears them, with the option that asks for it: the first is set, where\n\
         /// none is.\npub static MARKS: &[(&str, &[&str])] = &[\n{marks}];\n"
    )?;
    write!(
        rust,
        "\n/// Every variable.\npub static SETTINGS: &[Setting] = &[\n{rows}];\n"
    )?;
    outputs.add("collector/gen/option_names.h", c);
    outputs.add_rust("crates/format/src/gen/options.rs", &rust)?;
    let head = "| variable | read by | values | default | |\n|---|---|---|---|---|\n";
    outputs.add(
        "docs/options.md",
        format!(
            "<!-- Made from api/options.toml by `cargo xtask codegen`; do not edit. -->\n\n# Settings\n\n\
             Options of the commands are in `steelyard help`. What must reach the measured program, or cannot be given \
             on a\ncommand line, is an environment variable. A value that makes no sense is refused before \
             the program is started.\n\n\
             ## Yours to set\n\n{head}{}\n## Set by Steelyard\n\n{head}{}",
            tables[0], tables[1]
        ),
    );
    Ok(())
}
