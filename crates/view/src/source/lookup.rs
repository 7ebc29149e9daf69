//! Where a source file is now, which the program was built from.

use super::language;
use std::fs;
use std::io::Read;
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

/// Larger files are not read.
const LARGEST: u64 = 8 << 20;

/// A source file that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where.
    pub path: PathBuf,
    /// Whether that is not where the program was built from.
    pub elsewhere: bool,
    /// Its text.
    pub text: String,
    /// Whether it was changed after the run began.
    pub newer: bool,
}

/// Finds the file that was at `recorded` when the program was built. `Err` holds a sentence that says why there is none.
pub fn look_up(recorded: &str, folders: &[PathBuf], run_began_ns: i64) -> Result<Found, String> {
    if language(recorded).is_none() {
        return Err("It is not read: its name is not that of a source file.".into());
    }
    let path = candidate(recorded, folders)
        .ok_or("The file is not at this path on this machine: name the folder that holds it with --source-dir.")?;
    // What a link leads to must have the name of a source file as well.
    let real = fs::canonicalize(&path).map_err(|error| format!("It cannot be read: {error}."))?;
    if language(&real.to_string_lossy()).is_none() {
        return Err("It is not read: it is a link to what is not named like a source file.".into());
    }
    let (bytes, newer) = read(&real, run_began_ns).map_err(|error| format!("It cannot be read: {error}."))?;
    if bytes.contains(&0) {
        return Err("It is not shown: it is no text.".into());
    }
    Ok(Found {
        elsewhere: path != Path::new(recorded),
        path,
        // What is not UTF-8 is, in source code, most often Latin-1.
        text: String::from_utf8(bytes).unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect()),
        newer,
    })
}

/// The file in one of the folders that has most of the end of the recorded path, if that is more than its name; else
/// the recorded path itself; else a file of the same name in a folder.
fn candidate(recorded: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    let best = folders.iter().filter_map(|folder| in_folder(recorded, folder));
    let best = best.reduce(|best, other| if other.0 > best.0 { other } else { best });
    let here = || Some(PathBuf::from(recorded)).filter(|path| path.is_absolute() && path.is_file());
    match best {
        Some((2.., path)) => Some(path),
        Some((_, path)) => here().or(Some(path)),
        None => here(),
    }
}

/// The file below `folder` with the longest end of the recorded path, and how many names the two paths have in common at
/// their ends.
fn in_folder(recorded: &str, folder: &Path) -> Option<(usize, PathBuf)> {
    let names = names(recorded)?;
    (0..names.len()).find_map(|from| {
        let below: PathBuf = names[from..].iter().collect();
        let path = folder.join(&below);
        if !path.is_file() {
            return None;
        }
        let rest = names[..from].iter().rev();
        let above = folder.components().rev().zip(rest);
        let common = above
            .take_while(|(have, want)| *have == Component::Normal(want.as_ref()))
            .count();
        Some((names.len() - from + common, path))
    })
}

/// The names in a path; `a/../b` is `b`, and a path that leads above its own beginning is none.
fn names(path: &str) -> Option<Vec<&str>> {
    let mut names = Vec::new();
    for name in path.split('/') {
        match name {
            "" | "." => {}
            ".." => {
                // Above a relative path's beginning nothing is known, and nothing is needed: the end counts.
                names.pop();
            }
            name => names.push(name),
        }
    }
    (!names.is_empty()).then_some(names)
}

fn read(path: &Path, run_began_ns: i64) -> std::io::Result<(Vec<u8>, bool)> {
    let file = input::named(path)?;
    let facts = file.metadata()?;
    if facts.len() > LARGEST {
        return Err(std::io::Error::other("it is larger than 8 MiB"));
    }
    let mut bytes = Vec::new();
    file.take(LARGEST).read_to_end(&mut bytes)?;
    let began = UNIX_EPOCH + Duration::from_nanos(run_began_ns.max(0) as u64);
    Ok((bytes, facts.modified().is_ok_and(|changed| changed > began)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    /// A folder with files, each holding its own path.
    fn folder(names: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, name).unwrap();
        }
        folder
    }

    fn found(recorded: &str, folders: &[PathBuf]) -> Option<String> {
        look_up(recorded, folders, i64::MAX).ok().map(|found| found.text)
    }

    #[test]
    fn the_longest_end_of_the_path_wins() {
        let (one, two) = (folder(&["main.c", "a/main.c"]), folder(&["src/a/main.c", "x.c"]));
        let both = [one.path().to_path_buf(), two.path().to_path_buf()];
        let text = |recorded: &str| found(recorded, &both);
        assert_eq!(text("/build/src/a/main.c").as_deref(), Some("src/a/main.c"));
        assert_eq!(text("/build/b/a/main.c").as_deref(), Some("a/main.c"));
        assert_eq!(text("/build/b/main.c").as_deref(), Some("main.c"));
        assert_eq!(text("./b/../a/main.c").as_deref(), Some("a/main.c"));
        assert_eq!(text("../../x.c").as_deref(), Some("x.c"));
        assert_eq!(text("/build/y.c"), None);
    }

    #[test]
    fn a_file_at_its_recorded_place_beats_one_of_the_same_name() {
        let (build, other) = (folder(&["lib/main.c"]), folder(&["main.c", "lib/main.c"]));
        let recorded = build.path().join("lib/main.c");
        fs::write(&recorded, "recorded").unwrap();
        let recorded = recorded.to_str().unwrap();
        assert_eq!(found(recorded, &[]).as_deref(), Some("recorded"));
        assert!(!look_up(recorded, &[], i64::MAX).unwrap().elsewhere);
        fs::remove_dir_all(other.path().join("lib")).unwrap();
        assert_eq!(found(recorded, &[other.path().into()]).as_deref(), Some("recorded"));
        // The folder is itself the end of the recorded one.
        let moved = folder(&["lib/main.c"]);
        assert_eq!(
            found(recorded, &[moved.path().join("lib")]).as_deref(),
            Some("lib/main.c")
        );
    }

    #[test]
    fn only_source_is_read() {
        let folder = folder(&[
            "secret.key",
            "src/big.c",
            "src/binary.c",
            "src/latin.f90",
            "src/dir.c/x",
        ]);
        let at = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
        symlink(at("secret.key"), at("src/link.c")).unwrap();
        let why = |name: &str| look_up(&at(name), &[], 0).unwrap_err();
        assert!(why("secret.key").contains("not that of a source file"));
        assert!(why("src/link.c").contains("a link to what is not named like"));
        fs::File::options()
            .write(true)
            .open(at("src/big.c"))
            .unwrap()
            .set_len(LARGEST + 1)
            .unwrap();
        assert!(why("src/big.c").contains("larger than 8 MiB"));
        fs::write(at("src/binary.c"), b"a\0b").unwrap();
        assert!(why("src/binary.c").contains("no text"));
        assert!(why("src/dir.c").contains("--source-dir"));
        assert!(why("src/../../etc/passwd").contains("not that of a source file"));
        fs::write(at("src/latin.f90"), b"! gr\xf6\xdfe").unwrap();
        assert_eq!(look_up(&at("src/latin.f90"), &[], 0).unwrap().text, "! größe");
    }

    #[test]
    fn a_file_changed_after_the_run_is_told() {
        let folder = folder(&["a.c"]);
        let path = folder.path().join("a.c");
        assert!(look_up(path.to_str().unwrap(), &[], 0).unwrap().newer);
        assert!(!look_up(path.to_str().unwrap(), &[], i64::MAX).unwrap().newer);
    }
}
