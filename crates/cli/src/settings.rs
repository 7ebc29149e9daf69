//! The environment's STEELYARD_… variables: what cannot be read is refused before anything is started.

use crate::mistake::closest;
use crate::stream::tell;
use anyhow::{Result, bail};
use format::options::{SETTINGS, Setting, Values};

/// What every name of ours begins with.
const OURS: &str = "STEELYARD_";

/// Refuses settings with a wrong value. A directory that is not there is none: jobs bring their environment to nodes that
/// lack it, and another is then used.
pub fn look() -> Result<()> {
    for setting in SETTINGS.iter().filter(|setting| !setting.internal) {
        let value = std::env::var_os(setting.name).filter(|value| !value.is_empty());
        let Some(value) = value else { continue };
        if let Some(allowed) = refused(setting, &value.to_string_lossy()) {
            let (name, value) = (setting.name, value.to_string_lossy());
            bail!("{name}={value}: {allowed}, or leave it out. Nothing was started");
        }
    }
    Ok(())
}

/// Says of each name that begins as ours do and is none which was probably meant.
pub fn tell_unknown() {
    for (name, _) in std::env::vars_os() {
        if let Some(text) = name.to_str().and_then(unknown) {
            tell(&format!("steelyard: {text}\n"));
        }
    }
}

/// What to write instead; `None` where the value can be read.
fn refused(setting: &Setting, value: &str) -> Option<String> {
    match setting.values {
        Values::Number(lowest, highest, unit) => {
            let number = value.parse::<i64>().ok().filter(|_| !value.starts_with('+'));
            let fits = number.is_some_and(|number| (lowest..=highest).contains(&number));
            let unit = if setting.default.is_empty() {
                String::new()
            } else {
                format!(" ({unit})")
            };
            (!fits).then(|| format!("give a whole number from {lowest} to {highest}{unit}"))
        }
        Values::OneOf(words) => (!words.contains(&value)).then(|| format!("give {}", words.join(" or "))),
        Values::Folder | Values::Path => None,
    }
}

fn unknown(name: &str) -> Option<String> {
    if !name.starts_with(OURS) || SETTINGS.iter().any(|setting| setting.name == name) {
        return None;
    }
    let users = SETTINGS
        .iter()
        .filter(|setting| !setting.internal && setting.read_by != "build");
    let near = closest(
        &name[OURS.len()..],
        users.map(|setting| setting.name[OURS.len()..].into()),
    );
    let hint = near.map_or(String::new(), |near| format!("; did you mean {OURS}{near}?"));
    Some(format!("there is no setting {name}{hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str, value: &str) -> Option<String> {
        let setting = SETTINGS.iter().find(|setting| setting.name == name).unwrap();
        refused(setting, value)
    }

    #[test]
    fn values_that_the_collector_would_not_read_are_refused() {
        for (name, right, wrong) in [
            ("STEELYARD_PERIOD_US", "500", "abc"),
            ("STEELYARD_PERIOD_US", "100", "99"),
            ("STEELYARD_BUDGET_PPM", "0", "1%"),
            ("STEELYARD_SIGNAL", "50", "+5"),
            ("STEELYARD_SAMPLING", "1", "no"),
            ("STEELYARD_COUNTERS", "software", "1"),
        ] {
            assert_eq!(said(name, right), None, "{name}");
            assert!(said(name, wrong).is_some(), "{name}");
        }
        let text = said("STEELYARD_PERIOD_US", "1ms").unwrap();
        assert_eq!(text, "give a whole number from 100 to 10000000 (µs)");
        assert_eq!(said("STEELYARD_SAMPLING", "yes").unwrap(), "give 0 or 1");
    }

    #[test]
    fn unknown_names_are_told_with_the_nearest() {
        let text = unknown("STEELYARD_PERIODUS").unwrap();
        assert!(text.ends_with("; did you mean STEELYARD_PERIOD_US?"), "{text}");
        assert_eq!(unknown("STEELYARD_QUUX").unwrap(), "there is no setting STEELYARD_QUUX");
        assert_eq!(
            unknown("STEELYARD_RUN").or(unknown("STEELYARD")).or(unknown("PATH")),
            None
        );
    }
}
