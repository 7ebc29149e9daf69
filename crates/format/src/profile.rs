//! A profile in memory, and as a ZIP of `.npy` columns, `manifest.json` and `report.json`.

use crate::column::{Column, npy};
use crate::manifest::{FORMAT, Manifest, VERSION};
use crate::reference;
use crate::strings::Strings;
use crate::tables::{Tables, io_bin_limits, size_bin_limits};
use crate::{Error, upgrade};
use std::fs::{self, File, OpenOptions};
use std::io::{Cursor, Read, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// Members below this many bytes are stored as they are: deflate would not make them smaller.
const STORED_BELOW: usize = 200;
/// Deflate level: most of the gain for a fraction of the time of the highest.
const LEVEL: i64 = 4;
/// Whatever the size of its file, a profile may unpack to this much; see [`unpack_limit`].
const UNPACK_FLOOR: u64 = 1 << 30;
/// And never to more than this.
const UNPACK_CEILING: u64 = 16 << 30;
/// Columns of one value shrink by up to a thousand, but never all columns of a profile.
const UNPACK_RATIO: u64 = 200;

/// One run, or a part of one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// What it is, and the facts of the run that are not columns.
    pub manifest: Manifest,
    /// The texts of all tables.
    pub strings: Strings,
    /// The tables.
    pub tables: Tables,
    /// The report, if it has been computed.
    pub report_json: Option<String>,
}

impl Profile {
    /// Reads a file.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let failed = |source| Error::Read {
            path: path.to_path_buf(),
            source,
        };
        let file = File::open(path).map_err(failed)?;
        let facts = file.metadata().map_err(failed)?;
        if !facts.is_file() {
            return Err(Error::NotAProfile {
                why: format!("{} is not a file", path.display()),
            });
        }
        read(file, facts.len())
    }

    /// Reads the bytes of a file.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, Error> {
        read(Cursor::new(bytes), bytes.len() as u64)
    }

    /// The bytes of the file. The same profile always gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Cursor::new(Vec::new());
        // Writing to memory fails only where the ZIP format has no room left, and ZIP64 has.
        match self.encode(&mut out) {
            Ok(()) => out.into_inner(),
            Err(_) => Vec::new(),
        }
    }

    /// Writes the file: under a temporary name beside it first, so that it is there whole or not at all.
    /// It is readable by its owner only, for it carries command lines and paths.
    pub fn write(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        let path = path.as_ref();
        let temporary = temporary_name(path);
        let written = self.write_new(&temporary).and_then(|()| fs::rename(&temporary, path));
        written.map_err(|source| {
            // The first error is the one to report.
            let _ = fs::remove_file(&temporary);
            Error::writing(path, source)
        })
    }

    fn write_new(&self, path: &Path) -> std::io::Result<()> {
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(path)?;
        let bytes = self.to_bytes();
        file.write_all(&bytes)?;
        file.flush()
    }

    fn encode(&self, out: impl Write + Seek) -> Result<(), ZipError> {
        let mut zip = ZipWriter::new(out);
        let mut add = |name: &str, bytes: &[u8]| -> Result<(), ZipError> {
            let packed = bytes.len() >= STORED_BELOW;
            let options = SimpleFileOptions::default()
                .last_modified_time(DateTime::DEFAULT)
                .unix_permissions(0o600)
                .large_file(bytes.len() as u64 >= u32::MAX as u64)
                .compression_method(if packed {
                    CompressionMethod::Deflated
                } else {
                    CompressionMethod::Stored
                })
                .compression_level(packed.then_some(LEVEL));
            zip.start_file(name, options)?;
            Ok(zip.write_all(bytes)?)
        };
        let manifest = Manifest {
            format: FORMAT.into(),
            version: VERSION,
            size_bins: size_bin_limits().to_vec(),
            io_bins: io_bin_limits().to_vec(),
            ..self.manifest.clone()
        };
        // A manifest is text and numbers: it always has a JSON form.
        add(
            "manifest.json",
            &serde_json::to_vec_pretty(&manifest).unwrap_or_default(),
        )?;
        if let Some(report) = &self.report_json {
            add("report.json", report.as_bytes())?;
        }
        let (offsets, bytes) = self.strings.to_columns();
        add("strings/offsets.npy", &npy(&offsets.data()))?;
        add("strings/bytes.npy", &npy(&bytes.data()))?;
        for (name, column) in self.tables.columns() {
            add(&format!("{name}.npy"), &npy(&column))?;
        }
        zip.finish()?;
        Ok(())
    }
}

/// Beside the target, so that the rename stays within one file system.
fn temporary_name(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}

/// What a file of this size may unpack to: room for every real profile, and an end for a malicious one.
fn unpack_limit(file: u64) -> u64 {
    file.saturating_mul(UNPACK_RATIO).clamp(UNPACK_FLOOR, UNPACK_CEILING)
}

fn read(source: impl Read + Seek, size: u64) -> Result<Profile, Error> {
    let mut archive = Archive::open(source, size)?;
    let manifest = archive.member("manifest.json")?.ok_or_else(|| Error::NotAProfile {
        why: "it is a ZIP without manifest.json".into(),
    })?;
    let json: serde_json::Value = serde_json::from_slice(&manifest).map_err(|e| Error::Damaged {
        member: "manifest.json".into(),
        why: e.to_string(),
    })?;
    if json.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
        return Err(Error::NotAProfile {
            why: "its manifest.json is of something else".into(),
        });
    }
    let version = json
        .get("version")
        .and_then(|version| version.as_u64())
        .unwrap_or(0)
        .min(u32::MAX as u64) as u32;
    if version > VERSION {
        return Err(Error::Newer {
            found: version,
            known: VERSION,
        });
    }
    let mut profile = upgrade::to_current(version, json, |name| archive.member(name))?;
    reference::check(&mut profile.tables, profile.strings.len())?;
    Ok(profile)
}

/// Members of a ZIP by name, within a budget.
struct Archive<R> {
    zip: ZipArchive<R>,
    file_size: u64,
    budget: u64,
}

impl<R: Read + Seek> Archive<R> {
    fn open(source: R, size: u64) -> Result<Self, Error> {
        let zip = ZipArchive::new(source).map_err(|e| match e {
            ZipError::Io(source) if source.raw_os_error().is_some() => Error::Read {
                path: "the profile".into(),
                source,
            },
            _ if size == 0 => Error::NotAProfile {
                why: "it is empty".into(),
            },
            other => Error::NotAProfile {
                why: format!("it is no whole ZIP ({other})"),
            },
        })?;
        Ok(Self {
            zip,
            file_size: size,
            budget: unpack_limit(size),
        })
    }

    /// The bytes of a member, checked against its CRC; `None` if it is not there.
    fn member(&mut self, name: &str) -> Result<Option<Vec<u8>>, Error> {
        let damaged = |why: String| Error::Damaged {
            member: name.to_string(),
            why,
        };
        let member = match self.zip.by_name(name) {
            Ok(member) => member,
            Err(ZipError::FileNotFound) => return Ok(None),
            Err(other) => return Err(damaged(other.to_string())),
        };
        let (size, limit) = (member.size(), unpack_limit(self.file_size));
        if size > self.budget {
            return Err(Error::TooLarge { limit });
        }
        // The stated size is only a claim: reserve what the packed bytes can hold at most.
        let mut bytes =
            Vec::with_capacity(size.min(member.compressed_size().saturating_mul(1040)).min(1 << 30) as usize);
        member
            .take(size + 1)
            .read_to_end(&mut bytes)
            .map_err(|e| damaged(e.to_string()))?;
        if bytes.len() as u64 != size {
            return Err(damaged(format!(
                "it has {} bytes where {size} were announced",
                bytes.len()
            )));
        }
        self.budget -= size;
        Ok(Some(bytes))
    }
}
