//! How the processes of a probe talk: each has one small file in the common directory, which it alone rewrites and the
//! others read. That works wherever the directory is seen, over nodes and without MPI. A file is opened again for each
//! look, which is what makes NFS ask its server.

use crate::error::Error;
use crate::task::Task;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::hash_map::{DefaultHasher, RandomState};
use std::fs::OpenOptions;
use std::hash::{BuildHasher, Hash, Hasher};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A longer line is not ours.
const LONGEST: u64 = 16 << 20;
/// Looks at other processes' files in a second, of all together.
const LOOKS: f64 = 1000.0;

/// What the leader wants, and of whom: it counts its orders.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The leader's, drawn at random.
    pub token: u64,
    /// Number of the order, from 0.
    pub step: u64,
    /// The order.
    pub what: What,
}

/// An order.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum What {
    /// Nothing yet; the leader is here.
    Gather,
    /// Whoever finds its token at its rank is in.
    Muster(Vec<u64>),
    /// Open what the task needs, and wait.
    Prepare(Task),
    /// Do it, all at this moment of CLOCK_REALTIME.
    Go {
        /// Nanoseconds since 1970.
        start_unix_ns: i64,
    },
    /// Remove what was made.
    Clean,
    /// It is over.
    Leave,
}

/// What a process says to the leader.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// Its own, drawn at random.
    pub token: u64,
    /// The leader's, as it was seen.
    pub hears: u64,
    /// Last order that was carried out.
    pub step: u64,
    /// Where it runs.
    pub host: String,
    /// What came of the order.
    pub done: Done,
    /// Why it can go on no longer.
    pub error: Option<String>,
}

/// What came of an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Done {
    /// Accesses or operations.
    pub operations: u64,
    /// From the start to the end, fsync included.
    pub seconds: f64,
    /// In fsync.
    pub sync_seconds: f64,
    /// What this process fetched from storage meanwhile, by the kernel's count.
    pub fetched_bytes: u64,
}

/// One process's view of the files.
pub struct Board {
    folder: PathBuf,
    /// Of this process.
    pub rank: u32,
    /// Of all.
    pub size: u32,
    /// Of this process, drawn at random.
    pub token: u64,
    /// Time between two looks.
    pub pause: Duration,
}

impl Board {
    /// In an existing directory.
    pub fn new(folder: &Path, rank: u32, size: u32) -> Self {
        Self {
            folder: folder.to_path_buf(),
            rank,
            size,
            token: RandomState::new().hash_one((std::process::id(), rank)),
            pause: Duration::from_secs_f64((f64::from(size) / LOOKS).max(0.002)),
        }
    }

    /// Where they meet.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, rank: u32) -> PathBuf {
        self.folder.join(format!("rank-{rank}"))
    }

    /// Rewrites the own file. An error where it cannot be written, as where the folder is gone or the file system full.
    pub fn post(&self, message: &impl Serialize) -> io::Result<()> {
        let text = serde_json::to_string(message).map_err(io::Error::other)?;
        let line = format!("{:016x} {text}\n", checksum(&text));
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(self.path(self.rank))?;
        file.write_all_at(line.as_bytes(), 0)
    }

    /// What a process last posted; nothing while it is being written, and for a file that is not ours.
    pub fn look<T: DeserializeOwned>(&self, rank: u32) -> Option<T> {
        parse(&input::own_bytes(&self.path(rank), LONGEST).ok()?)
    }

    /// Between two looks.
    pub fn wait(&self) {
        std::thread::sleep(self.pause);
    }

    /// What a failed exchange means for the user.
    pub fn failed(&self, source: &io::Error) -> Error {
        Error::Failed {
            rank: self.rank,
            what: crate::work::sentence("meet the other processes", source),
        }
    }
}

/// The first line, if it is whole. What a longer message before it left behind follows.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let line = std::str::from_utf8(&bytes[..end]).ok()?;
    let (sum, text) = line.split_once(' ')?;
    (u64::from_str_radix(sum, 16).ok()? == checksum(text)).then_some(())?;
    serde_json::from_str(text).ok()
}

fn checksum(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_posted_is_seen_and_half_of_it_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let (leader, other) = (Board::new(folder.path(), 0, 2), Board::new(folder.path(), 1, 2));
        assert!(other.look::<Order>(0).is_none());
        for (step, what) in [(1, What::Muster(vec![1, 2, 3])), (2, What::Leave)] {
            let order = Order { token: 7, step, what };
            leader.post(&order).unwrap();
            let seen: Order = other.look(0).unwrap();
            assert_eq!((seen.token, seen.step), (7, step));
        }
        let bytes = std::fs::read(folder.path().join("rank-0")).unwrap();
        let end = bytes.iter().position(|&byte| byte == b'\n').unwrap();
        for cut in 0..=end {
            assert!(parse::<Order>(&bytes[..cut]).is_none());
        }
        let mut torn = bytes;
        torn[end - 2] ^= 1;
        assert!(parse::<Order>(&torn).is_none());
    }
}
