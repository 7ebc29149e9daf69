//! The folder of profiles: `2026/11/29/ada/…`. The folder of a day is everybody's to write to, and nobody's to remove from but
//! the owner's; a user's folder in it is that user's alone.

use crate::{Error, user};
use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{AtFlags, Mode, OFlags};
use std::collections::{BTreeMap, VecDeque};
use std::fs::{self, DirBuilder, Permissions};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const DAY: Duration = Duration::from_secs(86_400);
/// Folders of days are made so many days ahead: whatever makes them may be down for a while.
const AHEAD: u32 = 7;
/// What a profile and its page are called, and one that was not written to its end.
const KEPT: &[&str] = &[".steelyard", ".html", TEMPORARY];
const TEMPORARY: &str = ".tmp";
/// In which the kernel counts what a file has on the disk.
const BLOCK: u64 = 512;
/// Mode of a day's folder: writable by all, and each may remove only what is theirs.
pub const OF_A_DAY: u32 = 0o1777;

/// The store of a site.
#[derive(Clone, Debug)]
pub struct Store(PathBuf);

/// What a cleaning did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cleaned {
    /// Files that are there now.
    pub files: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Files that were removed.
    pub removed: u64,
    /// Their bytes.
    pub removed_bytes: u64,
}

/// A file of the store.
#[derive(Debug)]
struct Kept {
    path: PathBuf,
    user: u32,
    modified: SystemTime,
    bytes: u64,
}

impl Store {
    /// In this folder.
    pub fn at(directory: &Path) -> Self {
        Self(directory.to_path_buf())
    }

    /// The folder of the day, in UTC, of a moment.
    pub fn day(&self, at: SystemTime) -> PathBuf {
        let since = at.duration_since(SystemTime::UNIX_EPOCH);
        let unix_ns = since.map_or(0, |since| since.as_nanos() as i64);
        let date: String = text::utc(unix_ns).chars().take("2026-11-29".len()).collect();
        date.split('-').fold(self.0.clone(), |path, part| path.join(part))
    }

    /// The folder of this user on that day; it is made where it is not there. An error where none can be made that is this
    /// user's alone.
    pub fn of_user(&self, at: SystemTime) -> Result<PathBuf, Error> {
        let number = rustix::process::geteuid().as_raw();
        // A name that is a path is nobody's.
        let is_plain = |name: &String| !name.contains('/') && !name.starts_with('.');
        let name = user(number).map(|user| user.name).filter(is_plain);
        let path = self.day(at).join(name.unwrap_or_else(|| number.to_string()));
        // Anybody may have made one of that name: there are others, which nobody guesses.
        let chance = RandomState::new().hash_one(number);
        own(path.clone()).or_else(|taken| match taken {
            Error::NotOurs { .. } => own(path.with_extension(format!("{chance:016x}"))),
            error => Err(error),
        })
    }

    /// Makes the folders of the day of a moment, and of those that follow. An error where one cannot be made, or not opened to
    /// all.
    pub fn make_days(&self, at: SystemTime) -> Result<(), Error> {
        for ahead in 0..=AHEAD {
            let path = self.day(at + DAY * ahead);
            let made = DirBuilder::new().recursive(true).mode(0o755).create(&path);
            // The process's mask stands in the way of the mode at the making.
            let made = made.and_then(|()| fs::set_permissions(&path, Permissions::from_mode(OF_A_DAY)));
            made.map_err(|source| Error::Make { path, source })?;
        }
        Ok(())
    }

    /// Removes what is older than `keep` days; and where there are more than `most` bytes, the oldest of whoever has most. 0 is no
    /// limit.
    pub fn clean(&self, now: SystemTime, keep: u32, most: u64) -> Cleaned {
        let mut kept = self.files();
        kept.sort_by(|a, b| (a.modified, &a.path).cmp(&(b.modified, &b.path)));
        let mut done = Cleaned {
            files: kept.len() as u64,
            bytes: kept.iter().map(|file| file.bytes).sum(),
            ..Cleaned::default()
        };
        let mut remove = |file: &Kept| {
            if self.remove(&file.path, AtFlags::empty()).is_ok() {
                done.files -= 1;
                done.bytes -= file.bytes;
                done.removed += 1;
                done.removed_bytes += file.bytes;
            }
            done.bytes
        };
        let is_old = |file: &Kept| {
            let is_left = file.path.to_string_lossy().ends_with(TEMPORARY);
            let days = if is_left { 1 } else { keep };
            days > 0 && now.duration_since(file.modified).is_ok_and(|age| age > DAY * days)
        };
        let mut of_users: BTreeMap<u32, (u64, VecDeque<Kept>)> = BTreeMap::new();
        let mut bytes = kept.iter().map(|file| file.bytes).sum();
        for file in kept {
            if is_old(&file) {
                bytes = remove(&file);
            } else {
                let (sum, files) = of_users.entry(file.user).or_default();
                *sum += file.bytes;
                files.push_back(file);
            }
        }
        while most > 0 && bytes > most {
            let Some((sum, files)) = of_users.values_mut().max_by_key(|(sum, _)| *sum) else {
                break;
            };
            let Some(file) = files.pop_front() else { break };
            *sum -= file.bytes;
            bytes = remove(&file);
        }
        self.remove_empty(&self.day(now));
        done
    }

    /// Folders in which nodes have left parts of a run that has not been put together for a day, and whose they are.
    pub fn unfinished(&self, now: SystemTime) -> Vec<(PathBuf, u32)> {
        let is_parts = |path: &PathBuf| path.extension().is_some_and(|end| end == "parts" || end == "merging");
        let folders = self.users().into_iter().flat_map(|user| entries(&user));
        folders
            .filter(is_parts)
            .filter_map(|path| {
                let facts = fs::symlink_metadata(&path).ok()?;
                let age = now.duration_since(facts.modified().ok()?).ok()?;
                (facts.is_dir() && age > DAY).then_some((path, facts.uid()))
            })
            .collect()
    }

    fn days(&self) -> Vec<PathBuf> {
        let digits = |n: usize| {
            move |path: &PathBuf| {
                let name = path.file_name().unwrap_or_default().as_encoded_bytes();
                name.len() == n && name.iter().all(u8::is_ascii_digit) && is_folder(path)
            }
        };
        let months = entries(&self.0)
            .filter(digits(4))
            .flat_map(|year| entries(&year).filter(digits(2)));
        months.flat_map(|month| entries(&month).filter(digits(2))).collect()
    }

    fn users(&self) -> Vec<PathBuf> {
        let days = self.days().into_iter();
        days.flat_map(|day| entries(&day).filter(|path| is_folder(path)))
            .collect()
    }

    fn files(&self) -> Vec<Kept> {
        let files = self.users().into_iter().flat_map(|user| entries(&user));
        files
            .filter(|path| is_kept(path))
            .filter_map(|path| {
                let facts = fs::symlink_metadata(&path).ok()?;
                facts.is_file().then_some(Kept {
                    user: facts.uid(),
                    modified: facts.modified().ok()?,
                    // On the disk: a file may say that it is as large as it likes.
                    bytes: facts.blocks() * BLOCK,
                    path,
                })
            })
            .collect()
    }

    /// Step by step from the store down, so that a folder which has become a link meanwhile leads nowhere.
    fn remove(&self, path: &Path, flags: AtFlags) -> io::Result<()> {
        let below = path.strip_prefix(&self.0).map_err(io::Error::other)?;
        let (Some(folder), Some(name)) = (below.parent(), below.file_name()) else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let mut at = rustix::fs::open(
            &self.0,
            OFlags::DIRECTORY | OFlags::CLOEXEC | OFlags::PATH,
            Mode::empty(),
        )?;
        for part in folder {
            at = open(&at, Path::new(part))?;
        }
        Ok(rustix::fs::unlinkat(&at, name, flags)?)
    }

    /// Folders before `today` that hold nothing: of users, then of days.
    fn remove_empty(&self, today: &Path) {
        let is_over = |path: &PathBuf| path.as_path() < today;
        let users = self.users().into_iter().filter(is_over);
        for path in users.chain(self.days().into_iter().filter(is_over)) {
            // One that holds something stays.
            let _ = self.remove(&path, AtFlags::REMOVEDIR);
        }
    }
}

fn own(path: PathBuf) -> Result<PathBuf, Error> {
    match DirBuilder::new().mode(0o700).create(&path) {
        Err(source) if source.kind() != io::ErrorKind::AlreadyExists => Err(Error::Make { path, source }),
        _ if input::is_own_folder(&path) => Ok(path),
        _ => Err(Error::NotOurs { path }),
    }
}

fn open(at: impl AsFd, name: &Path) -> io::Result<OwnedFd> {
    let how = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC | OFlags::PATH;
    Ok(rustix::fs::openat(at, name, how, Mode::empty())?)
}

/// What a folder holds; nothing of one that cannot be read.
fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let found = fs::read_dir(folder).ok();
    found.into_iter().flatten().flatten().map(|entry| entry.path())
}

fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|facts| facts.is_dir())
}

fn is_kept(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    KEPT.iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    const PAGE: usize = 1 << 16;
    const NOON: Duration = Duration::from_secs(1_795_953_600); // 2026-11-29 12:00 UTC

    fn write(path: &Path, bytes: usize, days_old: u32, now: SystemTime) {
        fs::write(path, vec![1; bytes]).unwrap();
        let file = fs::File::options().write(true).open(path).unwrap();
        file.sync_all().unwrap();
        file.set_modified(now - DAY * days_old).unwrap();
    }

    fn noon() -> SystemTime {
        SystemTime::UNIX_EPOCH + NOON
    }

    #[test]
    fn each_user_has_a_folder_of_the_day_that_nobody_else_reads() {
        let place = tempfile::tempdir().unwrap();
        let store = Store::at(place.path());
        let before = store.of_user(noon());
        assert!(
            matches!(before, Err(Error::Make { .. })),
            "the site makes the days: {before:?}"
        );
        store.make_days(noon()).unwrap();
        let day = place.path().join("2026/11/29");
        assert_eq!(fs::metadata(&day).unwrap().mode() & 0o7777, OF_A_DAY);
        assert!(place.path().join("2026/12/06").is_dir() && !place.path().join("2026/12/07").exists());
        let own = store.of_user(noon()).unwrap();
        assert!(own.starts_with(&day));
        assert_eq!(fs::metadata(&own).unwrap().mode() & 0o777, 0o700);
        assert_eq!(store.of_user(noon()).unwrap(), own);
        fs::set_permissions(&own, Permissions::from_mode(0o777)).unwrap();
        let beside = store.of_user(noon()).unwrap();
        assert!(beside != own && beside.parent() == own.parent(), "{beside:?}");
    }

    #[test]
    fn the_old_and_the_oldest_go_and_nothing_else() {
        let place = tempfile::tempdir().unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        let store = Store::at(&place.path().join("store"));
        store.make_days(noon()).unwrap();
        let own = store.of_user(noon()).unwrap();
        let at = |name: &str| own.join(name);
        for (name, days) in [
            ("a.steelyard", 40),
            ("b.html", 3),
            ("c.steelyard", 2),
            ("d.steelyard", 1),
        ] {
            write(&at(name), PAGE, days, noon());
        }
        write(&at("notes.txt"), 5, 900, noon());
        write(&at(".e.steelyard.17.tmp"), 5, 2, noon());
        write(&elsewhere.path().join("x.steelyard"), 5, 900, noon());
        symlink(elsewhere.path(), own.parent().unwrap().join("link")).unwrap();
        symlink(elsewhere.path().join("x.steelyard"), at("y.steelyard")).unwrap();
        // Which has nothing on the disk.
        fs::File::create(at("sparse.steelyard"))
            .unwrap()
            .set_len(1 << 40)
            .unwrap();
        let before = store.clean(noon(), 0, 0);
        let of_one = before.bytes / 4;
        assert!(of_one >= PAGE as u64 && before.removed == 1, "{before:?}");
        let cleaned = store.clean(noon(), 30, 2 * of_one + 10);
        assert_eq!(
            (cleaned.removed, cleaned.removed_bytes, cleaned.files),
            (2, 2 * of_one, 3)
        );
        for (name, stays) in [
            ("a.steelyard", false),
            ("b.html", false),
            ("c.steelyard", true),
            ("d.steelyard", true),
            ("notes.txt", true),
        ] {
            assert_eq!(at(name).exists(), stays, "{name}");
        }
        assert!(elsewhere.path().join("x.steelyard").exists());
        // A folder that has become a link leads nowhere.
        let day = own.parent().unwrap();
        fs::rename(day, place.path().join("away")).unwrap();
        symlink(place.path().join("away"), day).unwrap();
        assert!(store.remove(&own.join("c.steelyard"), AtFlags::empty()).is_err());
    }

    #[test]
    fn empty_days_go_when_they_are_over() {
        let place = tempfile::tempdir().unwrap();
        let store = Store::at(place.path());
        store.make_days(noon() - 9 * DAY).unwrap();
        store.make_days(noon()).unwrap();
        store.clean(noon(), 0, 0);
        assert!(!store.day(noon() - 2 * DAY).exists());
        assert!(store.day(noon()).exists());
    }
}
