//! Facts of the run, as a log keeps them.

use super::header::{FORMAT, Header};
use crate::Error;
use crate::bytes::{Cursor, Writer, cut, text_of};

/// Room for the job's lines of metadata.
pub(super) const METADATA: usize = 1024;
/// Room for the command line and the mounts together.
const TEXT: usize = 3015;

/// Facts of the run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Job {
    /// Number of the user, 0 if not known.
    pub uid: i64,
    /// Start, nanoseconds since 1970.
    pub start_unix_ns: i64,
    /// End, likewise.
    pub end_unix_ns: i64,
    /// Processes.
    pub processes: i64,
    /// The scheduler's number of the job.
    pub id: i64,
    /// Lines of metadata, such as lib_ver.
    pub metadata: Vec<(String, String)>,
    /// Command line.
    pub command: String,
    /// File systems: type and where it is mounted.
    pub mounts: Vec<(String, String)>,
}

impl Job {
    /// Its region lies behind the header.
    pub(super) fn read(header: &Header, bytes: &[u8], budget: &mut u64) -> Result<Job, Error> {
        // Its length is not in the header: it ends where what follows begins.
        let next = std::iter::once(header.names.0)
            .chain(header.modules.iter().map(|(place, _, _)| *place))
            .filter(|place| *place > header.size as u64)
            .min()
            .unwrap_or(bytes.len() as u64);
        let place = header.size as u64;
        let (job, _) = header.region(bytes, place, next.saturating_sub(place), budget)?;
        let mut cursor = Cursor::new(&job, header.big);
        let whole = header.format.as_str() < FORMAT;
        let mut read = || {
            let uid = cursor.i64()?;
            let mut moment = || -> Option<i64> {
                let seconds = cursor.i64()?;
                let ns = if whole { 0 } else { cursor.i64()? };
                Some(seconds.saturating_mul(1_000_000_000).saturating_add(ns))
            };
            let (start_unix_ns, end_unix_ns) = (moment()?, moment()?);
            let (processes, id) = (cursor.i64()?, cursor.i64()?);
            let metadata = text_of(cursor.take(METADATA)?);
            let text = cursor.text();
            let mut lines = text.split('\n');
            Some(Job {
                uid,
                start_unix_ns,
                end_unix_ns,
                processes,
                id,
                command: lines.next().unwrap_or_default().trim_end().to_string(),
                mounts: lines
                    .filter_map(|line| line.split_once('\t'))
                    .map(|(kind, mount)| (kind.to_string(), mount.to_string()))
                    .collect(),
                metadata: (metadata.lines())
                    .filter_map(|line| line.split_once('='))
                    .map(|(key, value)| (key.to_string(), value.to_string()))
                    .collect(),
            })
        };
        read().ok_or_else(|| Error::Damaged {
            region: "description of the job",
            why: format!(
                "at byte {place} is not whole: {}",
                match next > bytes.len() as u64 {
                    true => format!("the file ends at byte {}", bytes.len()),
                    false => format!("{} bytes can be unpacked of it", job.len()),
                }
            ),
        })
    }

    pub(super) fn write(&self, big: bool) -> Writer {
        let mut writer = Writer::new(big);
        let parts = |ns: i64| (ns.div_euclid(1_000_000_000), ns.rem_euclid(1_000_000_000));
        let (start, end) = (parts(self.start_unix_ns), parts(self.end_unix_ns));
        for value in [self.uid, start.0, start.1, end.0, end.1, self.processes, self.id] {
            writer.i64(value);
        }
        let lines = self.metadata.iter().map(|(key, value)| format!("{key}={value}\n"));
        let mut metadata = String::new();
        for line in lines {
            // Half a line would be read as another value.
            if metadata.len() + line.len() < METADATA {
                metadata.push_str(&line);
            }
        }
        writer.text(&metadata, METADATA);
        let plain: String = self
            .command
            .chars()
            .map(|c| if c == '\n' || c == '\0' { ' ' } else { c })
            .collect();
        let mut text = cut(&plain, TEXT).to_string();
        let mut mounts = self.mounts.clone();
        mounts.sort_by_key(|(_, mount)| std::cmp::Reverse(mount.len()));
        for (kind, mount) in mounts {
            let line = format!("\n{kind}\t{mount}");
            // Readers split the line at blanks.
            let whole = !kind.is_empty() && !mount.is_empty() && !(kind + &mount).contains(char::is_whitespace);
            if whole && text.len() + line.len() <= TEXT {
                text.push_str(&line);
            }
        }
        writer.bytes.extend(text.as_bytes());
        writer.bytes.push(0);
        writer
    }
}
