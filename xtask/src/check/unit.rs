//! `.cargo/unit.toml` says of each crate how it is compiled for its own tests, and of nothing that is not compiled.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Context;
use toml::Table;

const LIST: &str = ".cargo/unit.toml";

/// A sentence for each crate that is not listed, and for each that is and is not there.
pub fn broken(root: &Path, files: &[String]) -> anyhow::Result<Vec<String>> {
    let table = |file: &str| -> anyhow::Result<Table> {
        let path = root.join(file);
        let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{file} is no TOML"))
    };
    let mut crates = BTreeSet::new();
    for file in files.iter().filter(|file| file.ends_with("/Cargo.toml")) {
        let manifest = table(file)?;
        let name = manifest
            .get("package")
            .and_then(|package| package.get("name")?.as_str());
        crates.extend(name.map(str::to_string));
    }
    let list = table(LIST)?;
    let listed: BTreeSet<String> = (list.get("profile"))
        .and_then(|profile| profile.get("release")?.get("package")?.as_table())
        .map(|packages| packages.keys().cloned().collect())
        .unwrap_or_default();
    let missing: Vec<String> = (crates.difference(&listed))
        .map(|name| format!("{LIST}: {name} is missing"))
        .collect();
    let locked = table("Cargo.lock")?;
    let locked = locked.get("package").and_then(|packages| packages.as_array());
    crates.extend(
        (locked.into_iter().flatten())
            .filter_map(|package| package.get("name")?.as_str())
            .map(str::to_string),
    );
    let gone = listed
        .difference(&crates)
        .map(|name| format!("{LIST}: there is no {name}"));
    Ok(missing.into_iter().chain(gone).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_that_is_not_listed_is_named() {
        let folder = tempfile::tempdir().unwrap();
        for (file, text) in [
            ("crates/a/Cargo.toml", "[package]\nname = \"a-one\"\n"),
            (
                LIST,
                "[profile.release.package]\nb-two = { opt-level = 0 }\nc-three = { opt-level = 0 }\n",
            ),
            ("Cargo.lock", "[[package]]\nname = \"c-three\"\n"),
        ] {
            std::fs::create_dir_all(folder.path().join(file).parent().unwrap()).unwrap();
            std::fs::write(folder.path().join(file), text).unwrap();
        }
        let files = ["crates/a/Cargo.toml".to_string()];
        assert_eq!(
            broken(folder.path(), &files).unwrap(),
            [
                ".cargo/unit.toml: a-one is missing",
                ".cargo/unit.toml: there is no b-two"
            ]
        );
    }
}
