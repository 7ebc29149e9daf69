//! One habit of modules: `foo.rs` beside `foo/`; and one test binary a crate, of which every file of its tests is a part.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context;

/// A sentence for each file that stands elsewhere, or that no test binary has.
pub fn broken(root: &Path, files: &[String]) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let mut tests: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for file in files.iter().filter_map(|file| file.strip_suffix(".rs")) {
        let (folder, name) = file.rsplit_once('/').unwrap_or(("", file));
        if name == "mod" {
            wrong.push(format!("{file}.rs: its place is {folder}.rs, beside the folder"));
        }
        if folder.starts_with("crates/") && folder.ends_with("/tests") && !folder.contains("/src/") {
            tests.entry(folder).or_default().push(name);
        }
    }
    for (folder, names) in tests.into_iter().filter(|(_, names)| names.len() > 1) {
        if !names.contains(&"all") {
            wrong.push(format!(
                "{folder}: has several test binaries; one, all.rs, links faster"
            ));
            continue;
        }
        let path = root.join(folder).join("all.rs");
        let all = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        for name in names.into_iter().filter(|&name| name != "all") {
            if !all.lines().any(|line| line == format!("mod {name};")) {
                wrong.push(format!(
                    "{folder}/{name}.rs: is not a module of all.rs, so nothing runs it"
                ));
            }
        }
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_the_wrong_place_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let tests = folder.path().join("crates/a/tests");
        std::fs::create_dir_all(&tests).unwrap();
        std::fs::write(tests.join("all.rs"), "mod one;\n").unwrap();
        let of = |files: &[&str]| {
            let files: Vec<String> = files.iter().map(|file| format!("crates/{file}.rs")).collect();
            broken(folder.path(), &files).unwrap()
        };
        assert!(of(&["a/src/io", "a/src/io/use", "a/tests/all", "a/tests/one", "b/tests/one"]).is_empty());
        assert!(of(&["a/src/io/mod"])[0].contains("crates/a/src/io.rs"));
        assert!(of(&["a/tests/all", "a/tests/two"])[0].starts_with("crates/a/tests/two.rs"));
        assert!(of(&["b/tests/one", "b/tests/two"])[0].starts_with("crates/b/tests"));
    }
}
