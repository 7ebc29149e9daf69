//! A profile in memory, and as a ZIP of `.npy` columns, `manifest.json` and `report.json`.

use crate::column::Column;
use crate::kind;
use crate::manifest::{FORMAT, Manifest, VERSION};
use crate::members::{self, Content, Packed, Source, Target};
use crate::reference;
use crate::run_directory::PART;
use crate::strings::Strings;
use crate::tables::{IO_BIN_LIMITS, SIZE_BIN_LIMITS, Tables, duration_bin_limits};
use crate::{Error, upgrade};
use std::fs::{self, File};
use std::io::{BufWriter, Cursor, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, PersistError};
use zip::ZipArchive;
use zip::result::ZipError;

/// Files up to this size are read at once: members are many, and each would cost a few system calls.
const WHOLE_BELOW: u64 = 64 << 20;

/// Whatever the size of its file, a profile may unpack to this much; see [`unpack_limit`].
const UNPACK_FLOOR: u64 = 1 << 30;
/// And never to more than this.
const UNPACK_CEILING: u64 = 16 << 30;
/// Columns of one value shrink by up to a thousand, but never all columns of a profile.
const UNPACK_RATIO: u64 = 200;

/// One run, or a part of one. Reading fails where a file cannot be read, is no profile, is damaged or is of a newer version;
/// writing where it cannot be written.
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
    /// When the first of its processes began, in nanoseconds since 1970: a shell that it was started from may be older by hours.
    /// 0 where it is not known.
    pub fn started_unix_ns(&self) -> i64 {
        let (run, processes) = (&self.manifest.run, &self.tables.processes);
        let first = processes.start_ns.iter().copied().min().unwrap_or(0).max(0);
        match run.start_unix_ns {
            ..=0 => 0,
            start => start.saturating_add(first),
        }
    }

    /// The words of the command line of a process.
    pub fn command_of(&self, process: usize) -> Vec<String> {
        let command = self.strings.get(self.tables.processes.command[process]);
        command.split(' ').map(String::from).collect()
    }

    /// Whether a file is named as the profile of a run is: a part is none, and what begins with a dot is not whole yet.
    pub fn is_named(path: &Path) -> bool {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".steelyard") && !name.ends_with(PART) && !name.starts_with('.')
    }

    /// Reads a file.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, Error> {
        read_file(path.as_ref())
    }

    /// Reads the manifest of a file, and nothing else of it.
    pub fn read_manifest(path: impl AsRef<Path>) -> Result<Manifest, Error> {
        manifest_of(path.as_ref())
    }

    /// Reads the manifest of a file, and the report if there is one: what is quick, however long the run was.
    pub fn read_report(path: impl AsRef<Path>) -> Result<(Manifest, Option<String>), Error> {
        report_of(path.as_ref())
    }

    /// Reads the bytes of a file.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, Error> {
        read(&mut Cursor::new(bytes), bytes.len() as u64)
    }

    /// The bytes of the file. The same profile always gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Cursor::new(Vec::new());
        // Writing to memory fails only where the ZIP format has no room left, and ZIP64 has.
        match self.encode(&mut out, &Columns(self.pack_columns(1))) {
            Ok(()) => out.into_inner(),
            Err(_) => Vec::new(),
        }
    }

    /// Packs the texts and tables, while the report is still being made of them.
    pub fn pack(&self) -> Columns {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One is for the report.
        Columns(self.pack_columns(cores.saturating_sub(1)))
    }

    /// Writes the file: under a temporary name beside it first, so that it is there whole or not at all.
    /// It is readable by its owner only, for it carries command lines and paths.
    pub fn write(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.write_packed(path, &Columns(self.pack_columns(cores)))
    }

    /// Writes the file with texts and tables as they were when they were packed.
    pub fn write_packed(&self, path: impl AsRef<Path>, columns: &Columns) -> Result<(), Error> {
        self.replace(path.as_ref(), columns)
    }

    /// Writes the file into a folder, under the first of these names that nothing has, which it gives. There is nothing of that
    /// name before it is whole.
    pub fn write_into(
        &self,
        folder: &Path,
        names: impl IntoIterator<Item = String>,
        columns: &Columns,
    ) -> Result<PathBuf, Error> {
        let mut names = names.into_iter().map(|name| folder.join(name)).peekable();
        let first = names.peek().cloned().unwrap_or_default();
        let write = || {
            let mut file = tempfile::Builder::new()
                .prefix(&format!(
                    ".{}.",
                    first.file_name().unwrap_or_default().to_string_lossy()
                ))
                .suffix(".tmp")
                .tempfile_in(folder)?;
            let mut out = BufWriter::with_capacity(1 << 20, file.as_file_mut());
            self.encode(&mut out, columns)?;
            out.flush()?;
            drop(out);
            for path in names {
                match persist(file, &path) {
                    Ok(()) => return Ok(path),
                    Err(refused) if refused.error.kind() == ErrorKind::AlreadyExists => file = refused.file,
                    Err(refused) => return Err(refused.error),
                }
            }
            Err(ErrorKind::AlreadyExists.into())
        };
        write().map_err(|source| Error::writing(&first, source))
    }

    fn replace(&self, path: &Path, columns: &Columns) -> Result<(), Error> {
        // What is no plain file, such as /dev/null, is written to: nothing is ever put in its place.
        if fs::metadata(path).is_ok_and(|facts| !facts.is_file()) {
            return self
                .write_to(path, columns)
                .map_err(|source| Error::writing(path, source));
        }
        let temporary = temporary_name(path);
        let written = self
            .write_new(&temporary, columns)
            .and_then(|()| fs::rename(&temporary, path));
        written.map_err(|source| {
            // The first error is the one to report.
            let _ = fs::remove_file(&temporary);
            Error::writing(path, source)
        })
    }

    /// It need not be able to seek.
    fn write_to(&self, path: &Path, columns: &Columns) -> std::io::Result<()> {
        let mut out = Cursor::new(Vec::new());
        self.encode(&mut out, columns)?;
        input::to_write(path)?.write_all(&out.into_inner())
    }

    fn write_new(&self, path: &Path, columns: &Columns) -> std::io::Result<()> {
        let file = input::fresh(path, 0o600)?;
        let mut out = BufWriter::with_capacity(1 << 20, file);
        self.encode(&mut out, columns)?;
        out.flush()
    }

    fn pack_columns(&self, threads: usize) -> Result<Packed, ZipError> {
        let (offsets, bytes) = self.strings.to_columns();
        let texts = [("strings/offsets", offsets.data()), ("strings/bytes", bytes.data())];
        let texts = texts.into_iter().map(|(name, column)| (name.to_string(), column));
        let columns = texts.chain(self.tables.columns());
        let members: Vec<_> = columns
            .map(|(name, column)| (format!("{name}.npy"), Content::Column(column)))
            .collect();
        members::pack(&members, threads)
    }

    fn encode(&self, out: &mut dyn Target, columns: &Columns) -> std::io::Result<()> {
        let manifest = Manifest {
            format: FORMAT.into(),
            version: VERSION,
            size_bins: SIZE_BIN_LIMITS.to_vec(),
            duration_bins: duration_bin_limits().to_vec(),
            io_bins: IO_BIN_LIMITS.to_vec(),
            ..self.manifest.clone()
        };
        // A manifest is text and numbers: it always has a JSON form.
        let manifest = serde_json::to_vec_pretty(&manifest).unwrap_or_default();
        let mut head = vec![("manifest.json".to_string(), Content::Bytes(&manifest))];
        if let Some(report) = &self.report_json {
            head.push(("report.json".into(), Content::Bytes(report.as_bytes())));
        }
        let head = members::pack(&head, 1)?;
        match &columns.0 {
            Ok(columns) => Ok(members::write(out, &[&head, columns])?),
            Err(error) => Err(std::io::Error::other(error.to_string())),
        }
    }
}

/// The texts and tables of a profile as they stand in its file.
pub struct Columns(Result<Packed, ZipError>);

/// Gives the file a name that nothing has.
fn persist(file: NamedTempFile, path: &Path) -> Result<(), PersistError> {
    let refused = match file.persist_noclobber(path) {
        Err(refused) if refused.error.kind() != ErrorKind::AlreadyExists => refused,
        placed => return placed.map(drop),
    };
    // A file system without links: the name is taken first.
    let file = refused.file;
    match File::options().write(true).create_new(true).open(path) {
        Ok(_) => file.persist(path).map(drop),
        Err(error) => Err(PersistError { error, file }),
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

/// A file and its size.
fn open(path: &Path) -> Result<(File, u64), Error> {
    let failed = |source| Error::reading(path, source);
    let file = input::named(path).map_err(|source| match source.kind() {
        std::io::ErrorKind::InvalidInput => Error::NotAProfile {
            why: kind::of_no_file(path).into(),
        },
        _ => failed(source),
    })?;
    let size = file.metadata().map_err(failed)?.len();
    Ok((file, size))
}

/// The version of a profile that this program reads, and its manifest as it stands.
fn manifest(archive: &mut Archive<'_>) -> Result<(u32, serde_json::Value), Error> {
    let manifest = archive.member("manifest.json")?.ok_or_else(|| Error::NotAProfile {
        why: "is a ZIP without manifest.json, of another program; give a file named *.steelyard".into(),
    })?;
    let json: serde_json::Value = serde_json::from_slice(&manifest).map_err(|e| Error::Damaged {
        member: "manifest.json".into(),
        why: e.to_string(),
    })?;
    if json.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
        return Err(Error::NotAProfile {
            why: "is a ZIP of another program; give a file named *.steelyard".into(),
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
    Ok((version, json))
}

// What reads is no generic function: it would be compiled again wherever a profile is read, with all of its tables.

fn read_file(path: &Path) -> Result<Profile, Error> {
    let (mut file, size) = open(path)?;
    if size > WHOLE_BELOW {
        return read(&mut file, size);
    }
    let mut bytes = Vec::with_capacity(size as usize);
    let read = file.take(size).read_to_end(&mut bytes);
    read.map_err(|source| Error::reading(path, source))?;
    Profile::read_bytes(&bytes)
}

fn manifest_of(path: &Path) -> Result<Manifest, Error> {
    let (mut file, size) = open(path)?;
    let (_, json) = manifest(&mut Archive::open(&mut file, size)?)?;
    serde_json::from_value(json).map_err(|e| Error::Damaged {
        member: "manifest.json".into(),
        why: e.to_string(),
    })
}

fn report_of(path: &Path) -> Result<(Manifest, Option<String>), Error> {
    let (mut file, size) = open(path)?;
    let mut archive = Archive::open(&mut file, size)?;
    let (_, json) = manifest(&mut archive)?;
    let damaged = |member: &str, why: String| Error::Damaged {
        member: member.into(),
        why,
    };
    let manifest = serde_json::from_value(json).map_err(|e| damaged("manifest.json", e.to_string()))?;
    let report = archive.member("report.json")?.map(String::from_utf8).transpose();
    Ok((manifest, report.map_err(|e| damaged("report.json", e.to_string()))?))
}

fn read(source: &mut dyn Source, size: u64) -> Result<Profile, Error> {
    let mut archive = Archive::open(source, size)?;
    let (version, json) = manifest(&mut archive)?;
    let mut profile = upgrade::to_current(version, json, &mut |name| archive.member(name))?;
    reference::check(&mut profile.tables, profile.strings.len())?;
    Ok(profile)
}

/// Members of a ZIP by name, within a budget.
struct Archive<'a> {
    zip: ZipArchive<&'a mut dyn Source>,
    file_size: u64,
    budget: u64,
}

impl<'a> Archive<'a> {
    fn open(source: &'a mut dyn Source, size: u64) -> Result<Self, Error> {
        let mut head = [0; 512];
        let read = source.read(&mut head).unwrap_or(0);
        let zip = ZipArchive::new(source).map_err(|e| match e {
            ZipError::Io(source) if source.raw_os_error().is_some() => Error::Read {
                path: "the profile".into(),
                source,
            },
            _ => Error::NotAProfile {
                why: kind::of(&head[..read]).into(),
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
