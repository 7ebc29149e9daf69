//! Which commit was run, where something tells.

use super::Entry;
use format::Manifest;
use format::facts::COMMITS;

/// Letters of a commit that people need.
const SHORT: usize = 10;

/// By the environment of the run, the name of its file, the directories around it, and the directory that it ran in.
pub(super) fn of(path: &str, manifest: &Manifest) -> Option<String> {
    let told = COMMITS.iter().filter_map(|name| manifest.run.environment.get(*name));
    let told = told.filter(|value| is_commit(value)).map(String::as_str).next();
    let named = || path.rsplit('/').take(2).find_map(in_name);
    let ran_in = || manifest.run.directory.rsplit('/').find_map(in_name);
    Some(told.or_else(named).or_else(ran_in)?.chars().take(SHORT).collect())
}

fn in_name(name: &str) -> Option<&str> {
    name.split(|c: char| !c.is_ascii_alphanumeric())
        .find(|word| is_commit(word))
}

/// Seven hexadecimal digits and more, and neither a word nor a date.
fn is_commit(word: &str) -> bool {
    let hexadecimal = word.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    let letter = word.bytes().any(|b| b.is_ascii_lowercase());
    let digit = word.bytes().any(|b| b.is_ascii_digit());
    (7..=64).contains(&word.len()) && hexadecimal && (digit && letter || word.len() >= 40)
}

/// "1a2b3c4d5e, 2026-11-21 05:33:30 UTC"; without a commit the file, with as many of its directories as tell it from the others'.
pub(super) fn title(entry: &Entry, all: &[Entry]) -> String {
    let parts = |path: &str| path.rsplit('/').map(String::from).collect::<Vec<_>>();
    let own = parts(&entry.file);
    let alone = |deep: &usize| {
        let same = |other: &&Entry| parts(&other.file).iter().take(*deep).eq(own.iter().take(*deep));
        all.iter().filter(same).count() < 2
    };
    let deep = (1..own.len()).find(alone).unwrap_or(own.len());
    let file = own
        .iter()
        .take(deep)
        .rev()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join("/");
    format!(
        "{}, {}",
        entry.commit.as_ref().unwrap_or(&file),
        text::utc(entry.start_unix_ns)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_is_told_by_whatever_knows_it() {
        let mut manifest = Manifest::default();
        let of = |path: &str, manifest: &Manifest| of(path, manifest).unwrap_or_default();
        assert_eq!(of("runs/app-1a2b3c4.steelyard", &manifest), "1a2b3c4");
        assert_eq!(of("runs/1a2b3c4d5e6f/app.steelyard", &manifest), "1a2b3c4d5e");
        assert_eq!(of("runs/app_4p_1n_2026-11-21_05-33-30.steelyard", &manifest), "");
        assert_eq!(of("20261121/defaced.steelyard", &manifest), "");
        manifest.run.directory = "/builds/9f8e7d6c/app".into();
        assert_eq!(of("app.steelyard", &manifest), "9f8e7d6c");
        let sha = "0123456789abcdef0123456789abcdef01234567";
        manifest.run.environment.insert("CI_COMMIT_SHA".into(), sha.into());
        assert_eq!(of("app.steelyard", &manifest), &sha[..10]);
    }
}
