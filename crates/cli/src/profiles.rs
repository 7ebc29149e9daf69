//! Profiles that are named: files, and directories of them; one side or two.

use crate::stream::tell;
use anyhow::{Context, Result, bail};
use format::{Profile, in_parallel};
use model::Run;
use std::path::{Path, PathBuf};

/// A profile's file.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// Where it is.
    pub path: PathBuf,
    /// Whether its directory was named and not the file.
    in_directory: bool,
}

/// The files that are meant: a directory stands for the profiles in it, by name. An error where one cannot be listed or has none.
fn files(named: &[PathBuf]) -> Result<Vec<File>> {
    let mut files = Vec::new();
    for path in named {
        let in_directory = path.is_dir();
        let paths = if in_directory {
            in_folder(path)?
        } else {
            vec![path.clone()]
        };
        files.extend(paths.into_iter().map(|path| File { path, in_directory }));
    }
    Ok(files)
}

fn in_folder(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = std::fs::read_dir(folder).with_context(cannot)?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.with_context(cannot)?.path();
        if Profile::is_named(&path) {
            files.push(path);
        }
    }
    if files.is_empty() {
        bail!(
            "{}: there is no profile (*.steelyard) in this directory; name another, or a profile",
            folder.display()
        );
    }
    files.sort();
    Ok(files)
}

/// What `read` makes of the files that are meant, in their order. One in a directory that it cannot read is left out, and that is told.
/// An error where it cannot read one that was named itself, or none at all, and where [`files`] has one.
pub fn all<T: Send>(named: &[PathBuf], read: impl Fn(&Path) -> Result<T> + Sync) -> Result<Vec<(File, T)>> {
    let made = each(files(named)?, read)?;
    if made.is_empty() {
        let named: Vec<String> = named.iter().map(|path| path.display().to_string()).collect();
        bail!(
            "{}: none of these profiles can be read; name others, or record them again",
            named.join(", ")
        );
    }
    Ok(made)
}

/// The same of these files, also of none where none can be read. An error where one that was named itself cannot be.
pub fn each<T: Send>(files: Vec<File>, read: impl Fn(&Path) -> Result<T> + Sync) -> Result<Vec<(File, T)>> {
    let results = in_parallel(files.len(), |at| read(&files[at].path));
    let mut made = Vec::new();
    for (file, result) in files.into_iter().zip(results) {
        match result {
            Ok(one) => made.push((file, one)),
            Err(error) if file.in_directory => tell(&format!("steelyard: left out {error:#}\n")),
            Err(error) => return Err(error),
        }
    }
    Ok(made)
}

/// One of them. An error where it cannot be read.
pub fn run(path: &Path) -> Result<Run> {
    let profile = Profile::read(path).with_context(|| path.display().to_string())?;
    Ok(Run::new(profile))
}

/// The runs of A and, where two sides are named, those of B: `against` are behind `--`. An error where it cannot be told which
/// run is of which side, or an option is behind it.
pub fn sides<'a>(
    profiles: &'a [PathBuf],
    against: &'a [PathBuf],
    command: &str,
) -> Result<(&'a [PathBuf], Option<&'a [PathBuf]>)> {
    if let Some(option) = against
        .iter()
        .find(|path| path.as_os_str().as_encoded_bytes().starts_with(b"--") && !path.exists())
    {
        bail!(
            "{} stands behind --, where only runs are: put options before it, steelyard {command} OPTIONS A -- B",
            option.display()
        );
    }
    match (profiles, against) {
        ([], alone @ [_]) | (alone @ [_], []) => Ok((alone, None)),
        ([_, _], []) => Ok((&profiles[..1], Some(&profiles[1..]))),
        ([], _) | (_, []) => bail!(
            "which of these runs belong to which side? Put -- between them: steelyard {command} A1 A2 A3 -- B1 B2 B3"
        ),
        (a, b) => Ok((a, Some(b))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_part_the_sides_where_two_names_do_not() {
        let paths = |names: &str| names.split_whitespace().map(PathBuf::from).collect::<Vec<_>>();
        let parted = |before: &str, behind: &str| {
            let (before, behind) = (paths(before), paths(behind));
            sides(&before, &behind, "report")
                .map(|(a, b)| (a.len(), b.map(<[_]>::len)))
                .map_err(|error| error.to_string())
        };
        let misplaced = parted("a", "b --fail-if").unwrap_err();
        assert!(misplaced.starts_with("--fail-if stands behind --"), "{misplaced}");
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

    #[test]
    fn a_directory_stands_for_its_profiles() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert!(
            files(&[folder.path().into()])
                .unwrap_err()
                .to_string()
                .contains("no profile")
        );
        for name in [
            "b.steelyard",
            "a.steelyard",
            ".c.steelyard",
            "n1.part.steelyard",
            "page.html",
        ] {
            std::fs::write(path(name), "").unwrap();
        }
        let all = files(&[path("page.html"), folder.path().into()]).unwrap();
        let paths: Vec<PathBuf> = all.iter().map(|file| file.path.clone()).collect();
        assert_eq!(paths, [path("page.html"), path("a.steelyard"), path("b.steelyard")]);
        // Where b alone can be read: the others of the directory are left out, the one that is named is not.
        let read = |path: &Path| match path.ends_with("b.steelyard") {
            true => Ok(1),
            false => bail!("{}: damaged", path.display()),
        };
        let folder = [folder.path().to_path_buf()];
        let left: Vec<PathBuf> = super::all(&folder, read)
            .unwrap()
            .into_iter()
            .map(|(file, _)| file.path)
            .collect();
        assert_eq!(left, [path("b.steelyard")]);
        let told = |named: &[PathBuf]| super::all(named, read).unwrap_err().to_string();
        assert!(told(&[path("a.steelyard"), folder[0].clone()]).contains("a.steelyard: damaged"));
        std::fs::remove_file(path("b.steelyard")).unwrap();
        assert!(told(&folder).contains("none of these profiles can be read"));
    }
}
