//! Where results are kept: a file for each file system, with the newest ones.

use crate::error::Error;
use crate::file_system::FileSystem;
use crate::record::{Probe, VERSION};
use format::options::PROBES;
use std::fs::{self, DirBuilder};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

/// A larger file is none of ours.
const LONGEST: u64 = 1 << 20;
/// More files than this are not looked at.
const FILES: usize = 10_000;
/// More results than this are none of ours.
const RESULTS: usize = 10_000;

/// A folder of results.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    /// A folder of the site's: its permissions are its own business, and others may read what is put there.
    shared: bool,
}

impl Store {
    /// `$STEELYARD_PROBES`, else `$XDG_DATA_HOME/steelyard/probes`, else `~/.local/share/steelyard/probes`. An error where none
    /// of the three variables is set.
    pub fn from_environment(get: impl Fn(&str) -> Option<PathBuf>) -> Result<Self, Error> {
        let get = |name: &str| get(name).filter(|path| !path.as_os_str().is_empty());
        if let Some(folder) = get(PROBES) {
            return Ok(Self { folder, shared: true });
        }
        // A relative one does not count, as its specification says.
        let data = get("XDG_DATA_HOME").filter(|path| path.is_absolute());
        let data = data.or_else(|| get("HOME").map(|home| home.join(".local/share")));
        let folder = data.ok_or(Error::NoStore)?.join("steelyard/probes");
        Ok(Self { folder, shared: false })
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Keeps a result, and with it those before; the file. An error where the folder or the file cannot be written.
    pub fn write(&self, probe: &Probe) -> Result<PathBuf, Error> {
        let path = self.folder.join(name(&probe.file_system()));
        // One that cannot be read tells nothing more.
        let older = read(&path).ok().filter(|older| older.is_of(&probe.file_system()));
        let probe = &older.map_or_else(|| probe.clone(), |older| probe.after(older));
        let failed = |source| Error::Store {
            path: self.folder.clone(),
            source,
        };
        self.write_to(&path, probe).map_err(failed)?;
        Ok(path)
    }

    fn write_to(&self, path: &Path, probe: &Probe) -> io::Result<()> {
        let (folder_mode, mode) = if self.shared { (0o777, 0o644) } else { (0o700, 0o600) };
        DirBuilder::new()
            .recursive(true)
            .mode(folder_mode)
            .create(&self.folder)?;
        let temporary = path.with_extension(format!("{}.tmp", std::process::id()));
        let written = input::fresh(&temporary, mode).and_then(|mut file| file.write_all(probe.to_json().as_bytes()));
        let written = written.and_then(|()| fs::rename(&temporary, path));
        if written.is_err() {
            // It may not even exist.
            let _ = fs::remove_file(&temporary);
        }
        written
    }

    /// All results, newest first, with their files; and sentences on files that are none.
    pub fn read(&self) -> (Vec<(PathBuf, Probe)>, Vec<String>) {
        let (mut probes, mut wrong) = (Vec::new(), Vec::new());
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (probes, wrong),
            Err(error) => return (probes, vec![format!("cannot read {}: {error}", self.folder.display())]),
        };
        let files = entries.flatten().map(|entry| entry.path());
        let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        for path in files.take(FILES) {
            match read(&path) {
                Ok(probe) => probes.push((path, probe)),
                Err(why) => wrong.push(format!("{}: {why}", path.display())),
            }
        }
        probes.sort_by(|(path, a), (other, b)| b.measured_unix_s.cmp(&a.measured_unix_s).then(path.cmp(other)));
        wrong.sort();
        (probes, wrong)
    }

    /// The result of a file system.
    pub fn find(&self, file_system: &FileSystem) -> Option<Probe> {
        let (probes, _) = self.read();
        probes
            .into_iter()
            .map(|(_, probe)| probe)
            .find(|probe| probe.is_of(file_system))
    }
}

fn read(path: &Path) -> Result<Probe, String> {
    let text = input::named_bytes(path, LONGEST).map_err(|error| error.to_string())?;
    let probe: Probe = serde_json::from_slice(&text).map_err(|error| format!("it is no probe: {error}"))?;
    match probe.version {
        0 => Err("it is no probe".into()),
        VERSION if probe.results.len() <= RESULTS => Ok(probe),
        VERSION => Err("it has more results than a probe can have".into()),
        later => Err(format!(
            "it is of version {later}, and this steelyard reads version {VERSION}"
        )),
    }
}

/// `ext4-dev-vda-n1-0123456789abcdef.json`: for people, and at the end what makes it the only one.
fn name(file_system: &FileSystem) -> String {
    let host = file_system.host.as_deref().unwrap_or("");
    let mut hasher = DefaultHasher::new();
    (&file_system.kind, &file_system.source, host).hash(&mut hasher);
    let words = [&file_system.kind, &file_system.source, host].map(plain);
    let words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
    format!("{}-{:016x}.json", words.join("-"), hasher.finish())
}

fn plain(text: &str) -> String {
    let letters = text.chars().map(|c| {
        if c.is_ascii_alphanumeric() || ".@_".contains(c) {
            c
        } else {
            '-'
        }
    });
    let text: String = letters.take(60).collect();
    text.trim_matches(['-', '.']).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::MetadataExt;

    fn probe(kind: &str, host: Option<&str>, when: i64) -> Probe {
        Probe {
            version: VERSION,
            kind: kind.into(),
            source: "/dev/x".into(),
            host: host.map(str::to_string),
            measured_unix_s: when,
            ..Probe::default()
        }
    }

    fn store(folder: &Path, variable: &'static str) -> Store {
        Store::from_environment(|name| (name == variable).then(|| folder.to_path_buf())).unwrap()
    }

    #[test]
    fn the_newest_of_each_file_system_are_kept() {
        let place = tempfile::tempdir().unwrap();
        let store = store(place.path(), "HOME");
        assert!(store.read().0.is_empty() && store.read().1.is_empty());
        let mut paths = Vec::new();
        for probe in [
            probe("ext4", Some("a"), 1),
            probe("ext4", Some("b"), 2),
            probe("lustre", None, 3),
            probe("ext4", Some("a"), 4),
        ] {
            paths.push(store.write(&probe).unwrap());
        }
        assert_eq!(paths[0], paths[3]);
        let times: Vec<i64> = store.read().0.iter().map(|(_, probe)| probe.measured_unix_s).collect();
        assert_eq!(times, [4, 3, 2]);
        let found = store.find(&probe("ext4", Some("b"), 0).file_system()).unwrap();
        assert_eq!(found, probe("ext4", Some("b"), 2));
        assert!(store.find(&probe("ext4", Some("c"), 0).file_system()).is_none());
        for when in 5..30 {
            store.write(&probe("ext4", Some("a"), when)).unwrap();
        }
        let kept = store.find(&probe("ext4", Some("a"), 0).file_system()).unwrap();
        let times: Vec<i64> = kept.earlier.iter().map(|earlier| earlier.measured_unix_s).collect();
        assert_eq!((kept.measured_unix_s, times), (29, (20..29).rev().collect()));
        assert_eq!(fs::metadata(&paths[0]).unwrap().mode() & 0o777, 0o600);
        assert_eq!(fs::metadata(store.folder()).unwrap().mode() & 0o777, 0o700);
        assert!(store.folder().starts_with(place.path().join(".local/share")));
    }

    #[test]
    fn a_shared_folder_can_be_read_by_all() {
        let place = tempfile::tempdir().unwrap();
        let store = store(&place.path().join("site"), PROBES);
        let path = store.write(&probe("ext4", None, 1)).unwrap();
        assert_eq!(fs::metadata(path).unwrap().mode() & 0o600, 0o600);
        assert_eq!(store.folder(), place.path().join("site"));
    }

    #[test]
    fn what_is_no_probe_is_named_and_harms_nothing() {
        let place = tempfile::tempdir().unwrap();
        let store = store(place.path(), PROBES);
        let whole = serde_json::to_string(&probe("ext4", None, 1)).unwrap();
        for (name, text) in [
            ("a", "{}"),
            ("b", "{\"version\": 99}"),
            ("c", "not json"),
            ("d", &whole[..whole.len() / 2]),
        ] {
            fs::write(place.path().join(name).with_extension("json"), text).unwrap();
        }
        fs::write(place.path().join("notes.txt"), "x").unwrap();
        fs::create_dir(place.path().join("e.json")).unwrap();
        store.write(&probe("ext4", None, 1)).unwrap();
        let (probes, wrong) = store.read();
        assert_eq!((probes.len(), wrong.len()), (1, 5), "{wrong:?}");
    }

    #[test]
    fn names_are_plain_and_differ() {
        let system = |kind: &str, source: &str| FileSystem {
            kind: kind.into(),
            source: source.into(),
            mount: "/".into(),
            host: None,
        };
        assert!(name(&system("nfs4", "server:/a b")).starts_with("nfs4-server--a-b-"));
        assert_ne!(name(&system("nfs4", "s:/a/b")), name(&system("nfs4", "s:/a-b")));
        assert!(!name(&system("../x", "..")).contains('/'));
    }

    #[test]
    fn no_home_no_store() {
        assert!(matches!(Store::from_environment(|_| None), Err(Error::NoStore)));
        let relative = Store::from_environment(|name| (name == "XDG_DATA_HOME").then(|| "x".into()));
        assert!(relative.is_err());
    }
}
