//! A log: header, job, names and the regions of modules, read from bytes and written to them.
//!
//! Format 3.41 is written. Formats 3.00 to 3.21 are read as well: their header holds 16 modules instead of 64, their job
//! has no nanoseconds, and ids of modules that came before data sets (3.20) and variables (3.41) were lower by one.

use crate::Error;
use crate::bytes::{Cursor, UNPACK_LIMIT, Writer, cut, pack, text_of, unpack};
use crate::layout::{Layout, Module, NAMES};
use crate::record::Record;
use std::collections::BTreeMap;

/// Identifies a log, and the order of its bytes.
const MAGIC: u64 = 6_567_223;
/// The format that is written.
const FORMAT: &str = "3.41";
/// Bytes of its header.
const HEADER: usize = 1328;
/// Modules that it has room for.
const MODULES: usize = 64;
/// Bytes of the header before 3.41, and its modules.
const OLD_HEADER: usize = 360;
const OLD_MODULES: usize = 16;
/// Room for the job's lines of metadata.
const METADATA: usize = 1024;
/// Room for the command line and the mounts together.
const TEXT: usize = 3015;
/// Bytes of a trace's host name.
const HOST: usize = 64;

/// How a region is packed, by the header's number.
const ZLIB: u8 = 0;
const BZIP2: u8 = 1;
const NONE: u8 = 2;

/// A Darshan log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The format it was read from, "3.41" for one that was made here.
    pub format: String,
    /// The run.
    pub job: Job,
    /// Names of files by record id.
    pub names: BTreeMap<u64, String>,
    /// Records of modules with counters, in the order of the log.
    pub records: BTreeMap<Module, Vec<Record>>,
    /// Stripes of files on Lustre.
    pub lustre: Vec<Layered>,
    /// Bytes over time.
    pub heatmaps: Vec<Heatmap>,
    /// Traces of DXT_POSIX and DXT_MPIIO. They are read and not written.
    pub traces: Vec<Trace>,
    /// Modules that ran out of memory while recording.
    pub partial: Vec<Module>,
    /// What of the log could not be read, sentences.
    pub notes: Vec<String>,
}

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

/// How Lustre lays out a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layered {
    /// Id of the file's name.
    pub id: u64,
    /// The rank, -1 for all.
    pub rank: i64,
    /// Its components: one, unless the layout changes along the file.
    pub parts: Vec<Stripes>,
    /// Object storage targets, those of the first component first; -1 for one that is not known.
    pub targets: Vec<i64>,
}

/// One component of a layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stripes {
    /// Bytes of a stripe.
    pub size: i64,
    /// Stripes side by side.
    pub count: i64,
    /// First byte it is for.
    pub start: i64,
    /// End of them, -1 for the end of the file.
    pub end: i64,
}

/// Bytes of one rank over time, through one interface.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heatmap {
    /// Id of the name, which is heatmap:POSIX and the like.
    pub id: u64,
    /// The rank.
    pub rank: i64,
    /// Seconds of a bin.
    pub bin_s: f64,
    /// Bytes written, by bin.
    pub write: Vec<i64>,
    /// Bytes read, by bin, as many.
    pub read: Vec<i64>,
}

/// Every read and write of one rank to one file.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// DXT_POSIX or DXT_MPIIO.
    pub module: Module,
    /// Id of the file's name.
    pub id: u64,
    /// The rank.
    pub rank: i64,
    /// Its node.
    pub host: String,
    /// Writes.
    pub writes: Vec<Segment>,
    /// Reads.
    pub reads: Vec<Segment>,
}

/// One access of a trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// Where in the file, -1 if not known.
    pub offset: i64,
    /// Bytes.
    pub length: i64,
    /// Seconds from the start of the job.
    pub start_s: f64,
    /// Likewise.
    pub end_s: f64,
}

/// Where the regions of a log lie.
struct Header {
    format: String,
    big: bool,
    packing: u8,
    partial: u64,
    size: usize,
    names: (u64, u64),
    /// Place, length and version by id of 3.41.
    modules: Vec<(u64, u64, u32)>,
}

impl Header {
    fn read(bytes: &[u8]) -> Result<Header, Error> {
        let not_a_log = |why: &str| Error::NotALog { why: why.into() };
        let format = text_of(bytes.get(..8).ok_or_else(|| not_a_log("it is too short"))?);
        let magic = bytes.get(8..16).ok_or_else(|| not_a_log("it is too short"))?;
        let big = match (Cursor::new(magic, false).u64(), Cursor::new(magic, true).u64()) {
            (Some(MAGIC), _) => false,
            (_, Some(MAGIC)) => true,
            _ => return Err(not_a_log("its magic number is that of something else")),
        };
        let (size, modules) = match format.as_str() {
            FORMAT => (HEADER, MODULES),
            "3.00" | "3.10" | "3.20" | "3.21" => (OLD_HEADER, OLD_MODULES),
            _ => return Err(Error::Version { found: format }),
        };
        let mut cursor = Cursor::new(bytes.get(16..size).ok_or_else(|| not_a_log("it is too short"))?, big);
        let read = |cursor: &mut Cursor| -> Option<Header> {
            let packing = cursor.take(1)?[0];
            let partial = if modules == MODULES {
                cursor.take(7)?;
                cursor.u64()?
            } else {
                cursor.take(3)?;
                u64::from(cursor.u32()?)
            };
            let mut map = || Some((cursor.u64()?, cursor.u64()?));
            let names = map()?;
            let places: Vec<(u64, u64)> = (0..modules).map_while(|_| map()).collect();
            let versions: Vec<u32> = (0..modules).map_while(|_| cursor.u32()).collect();
            let modules = places.into_iter().zip(versions);
            Some(Header {
                modules: modules
                    .map(|((place, length), version)| (place, length, version))
                    .collect(),
                partial,
                packing,
                names,
                size,
                big,
                format: format.clone(),
            })
        };
        let mut header = read(&mut cursor).ok_or_else(|| not_a_log("it is too short"))?;
        if header.format.as_str() < "3.20" {
            header.insert(Module::H5d);
        }
        if header.format.as_str() < FORMAT {
            header.insert(Module::PnetcdfVar);
        }
        match header.packing {
            ZLIB | NONE => Ok(header),
            BZIP2 => Err(Error::Bzip2),
            other => Err(not_a_log(&format!("it is packed in a way that is not known ({other})"))),
        }
    }

    /// Makes room for a module that its format did not have.
    fn insert(&mut self, module: Module) {
        let at = module as usize;
        self.modules.insert(at.min(self.modules.len()), (0, 0, 0));
        let below = self.partial & ((1 << at) - 1);
        self.partial = below | ((self.partial >> at) << (at + 1));
    }

    fn is_partial(&self, module: Module) -> bool {
        self.partial >> (module as usize) & 1 == 1
    }

    /// The bytes of a region, unpacked, with what is wrong with its end.
    fn region(
        &self,
        bytes: &[u8],
        place: u64,
        length: u64,
        budget: &mut u64,
    ) -> Result<(Vec<u8>, Option<String>), Error> {
        let from = usize::try_from(place).unwrap_or(usize::MAX).min(bytes.len());
        let to = usize::try_from(place.saturating_add(length))
            .unwrap_or(usize::MAX)
            .min(bytes.len());
        let packed = &bytes[from..to.max(from)];
        let cut_off = (packed.len() as u64) < length;
        let (unpacked, wrong) = match self.packing {
            NONE => (packed.to_vec(), None),
            _ => unpack(packed, budget)?,
        };
        Ok((
            unpacked,
            if cut_off {
                Some("the file ends before it does".into())
            } else {
                wrong
            },
        ))
    }
}

impl Log {
    /// Reads the bytes of a log. A module that is damaged costs its records behind the damage, and a note.
    pub fn read(bytes: &[u8]) -> Result<Log, Error> {
        let header = Header::read(bytes)?;
        let mut budget = UNPACK_LIMIT;
        let mut log = Log {
            format: header.format.clone(),
            job: read_job(&header, bytes, &mut budget)?,
            ..Log::default()
        };
        let (names, wrong) = header.region(bytes, header.names.0, header.names.1, &mut budget)?;
        log.note("names", wrong);
        log.names = read_names(&names, &header);
        for (id, (place, length, version)) in header.modules.iter().copied().enumerate() {
            if length == 0 {
                continue;
            }
            let Some(module) = Module::ALL.into_iter().find(|module| *module as usize == id) else {
                let name = NAMES.get(id).copied().unwrap_or("of a later Darshan");
                log.notes.push(format!(
                    "The module {name} of the log has no place here and is left out."
                ));
                continue;
            };
            let (records, wrong) = header.region(bytes, place, length, &mut budget)?;
            log.note(module.name(), wrong);
            if header.is_partial(module) {
                log.partial.push(module);
                log.notes.push(format!(
                    "Darshan ran out of memory for {}: files are missing from the log, and totals are too low.",
                    module.name()
                ));
            }
            log.read_module(module, version, Cursor::new(&records, header.big));
        }
        Ok(log)
    }

    fn note(&mut self, region: &str, wrong: Option<String>) {
        if let Some(wrong) = wrong {
            self.notes.push(format!(
                "The log is damaged in {region}, and what follows there is missing: {wrong}."
            ));
        }
    }

    fn read_module(&mut self, module: Module, version: u32, mut cursor: Cursor) {
        let known = match module {
            Module::Lustre => (1..=2).contains(&version),
            Module::DxtPosix => (1..=2).contains(&version),
            Module::DxtMpiIo => (1..=3).contains(&version),
            Module::Heatmap => version == 1,
            _ => module.layout().and_then(|layout| layout.shape(version)).is_some(),
        };
        if !known {
            let name = module.name();
            self.notes.push(format!(
                "Records of {name} have version {version}, which is not known here; they are left out."
            ));
            return;
        }
        let cursor = &mut cursor;
        match module {
            Module::Lustre => self.lustre = all(cursor, |cursor| read_layered(cursor, version)),
            Module::Heatmap => self.heatmaps = all(cursor, read_heatmap),
            Module::DxtPosix | Module::DxtMpiIo => {
                let threads = version == module.version() + 1;
                self.traces
                    .extend(all(cursor, |cursor| read_trace(cursor, module, threads)));
            }
            _ => {
                if let Some(layout) = module.layout() {
                    let records = self.read_records(layout, version, cursor);
                    self.records.insert(module, records);
                }
            }
        }
    }

    fn read_records(&mut self, layout: &Layout, version: u32, cursor: &mut Cursor) -> Vec<Record> {
        let Some(shape) = layout.shape(version) else {
            return Vec::new();
        };
        let mut streams = 0;
        let mut records = Vec::new();
        while let Some(record) = read_record(cursor, layout, &shape) {
            match record {
                Some(record) => records.push(record),
                None => streams += 1,
            }
        }
        if streams > 0 {
            self.notes.push(format!(
                "{streams} records of POSIX mix calls to streams with others, as Darshan 3.0 did; they are left out."
            ));
        }
        records
    }

    /// The name of a record id; the id itself where the log has none.
    pub fn name(&self, id: u64) -> String {
        self.names.get(&id).cloned().unwrap_or_else(|| format!("{id}"))
    }

    /// Seconds from the job's start to its end. Formats before 3.41 have whole seconds, of which the last is counted.
    pub fn run_s(&self) -> f64 {
        let seconds = self.job.end_unix_ns.saturating_sub(self.job.start_unix_ns) as f64 / 1e9;
        (if self.format.as_str() < FORMAT {
            seconds + 1.0
        } else {
            seconds
        })
        .max(0.0)
    }

    /// The bytes of a log in format 3.41, lowest byte first.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.write(false)
    }

    fn write(&self, big: bool) -> Vec<u8> {
        let mut body = Vec::new();
        let mut append = |records: Writer| -> (u64, u64) {
            if records.bytes.is_empty() {
                return (0, 0);
            }
            let packed = pack(&records.bytes);
            let place = (HEADER + body.len(), packed.len());
            body.extend(packed);
            (place.0 as u64, place.1 as u64)
        };
        append(self.write_job(big));
        let mut names = Writer::new(big);
        for (id, name) in &self.names {
            names.u64(*id);
            names.bytes.extend(name.bytes().filter(|byte| *byte != 0));
            names.bytes.push(0);
        }
        let names = append(names);
        let mut modules = [((0, 0), 0); MODULES];
        for module in Module::ALL {
            let records = self.write_module(module, big);
            if !records.bytes.is_empty() {
                modules[module as usize] = (append(records), module.version());
            }
        }
        let partial = self
            .partial
            .iter()
            .fold(0u64, |flags, module| flags | 1 << (*module as usize));
        let mut header = Writer::new(big);
        header.text(FORMAT, 8);
        header.u64(MAGIC);
        header.bytes.extend([ZLIB, 0, 0, 0, 0, 0, 0, 0]);
        header.u64(partial);
        header.u64(names.0);
        header.u64(names.1);
        for ((place, length), _) in modules {
            header.u64(place);
            header.u64(length);
        }
        for (_, version) in modules {
            header.u32(version);
        }
        [header.bytes, body].concat()
    }

    fn write_job(&self, big: bool) -> Writer {
        let job = &self.job;
        let mut writer = Writer::new(big);
        let parts = |ns: i64| (ns.div_euclid(1_000_000_000), ns.rem_euclid(1_000_000_000));
        let (start, end) = (parts(job.start_unix_ns), parts(job.end_unix_ns));
        for value in [job.uid, start.0, start.1, end.0, end.1, job.processes, job.id] {
            writer.i64(value);
        }
        let lines = job.metadata.iter().map(|(key, value)| format!("{key}={value}\n"));
        let mut metadata = String::new();
        for line in lines {
            // Half a line would be read as another value.
            if metadata.len() + line.len() < METADATA {
                metadata.push_str(&line);
            }
        }
        writer.text(&metadata, METADATA);
        let plain: String = job
            .command
            .chars()
            .map(|c| if c == '\n' || c == '\0' { ' ' } else { c })
            .collect();
        let mut text = cut(&plain, TEXT).to_string();
        let mut mounts = job.mounts.clone();
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

    fn write_module(&self, module: Module, big: bool) -> Writer {
        let mut writer = Writer::new(big);
        match module {
            Module::Lustre => self
                .lustre
                .iter()
                .for_each(|layered| write_layered(&mut writer, layered)),
            Module::Heatmap => self
                .heatmaps
                .iter()
                .for_each(|heatmap| write_heatmap(&mut writer, heatmap)),
            Module::DxtPosix | Module::DxtMpiIo => {}
            _ => {
                for record in self.records.get(&module).into_iter().flatten() {
                    write_record(&mut writer, record);
                }
            }
        }
        writer
    }
}

/// Records one after another, to the end or to one that is cut off.
fn all<T>(cursor: &mut Cursor, mut read: impl FnMut(&mut Cursor) -> Option<T>) -> Vec<T> {
    std::iter::from_fn(|| read(cursor)).collect()
}

fn read_job(header: &Header, bytes: &[u8], budget: &mut u64) -> Result<Job, Error> {
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
        why: "is not whole".into(),
    })
}

fn read_names(names: &[u8], header: &Header) -> BTreeMap<u64, String> {
    let mut cursor = Cursor::new(names, header.big);
    let with_length = header.format == "3.00";
    let mut found = BTreeMap::new();
    while let Some(id) = cursor.u64() {
        let name = if with_length {
            let length = cursor.u32().unwrap_or(0) as usize;
            match cursor.take(length) {
                Some(name) => text_of(name),
                None => break,
            }
        } else {
            cursor.text()
        };
        found.entry(id).or_insert(name);
    }
    found
}

/// The next record; `Some(None)` for one that cannot be told from another module's.
fn read_record(cursor: &mut Cursor, layout: &Layout, shape: &crate::layout::Shape) -> Option<Option<Record>> {
    let (id, rank) = (cursor.u64()?, cursor.i64()?);
    let file = if shape.has_file { cursor.u64()? } else { 0 };
    let mut record = Record {
        module: layout.module,
        id,
        rank,
        file,
        ints: vec![-1; layout.ints.len()],
        doubles: vec![-1.0; layout.doubles.len()],
    };
    record.set("RENAMED_FROM", 0);
    let ints = cursor.i64s(shape.ints.len())?;
    for (value, place) in ints.iter().zip(&shape.ints) {
        if let Some(place) = place {
            record.ints[*place] = *value;
        }
    }
    for place in &shape.doubles {
        let value = cursor.f64()?;
        if let Some(place) = place {
            record.doubles[*place] = value;
        }
    }
    let streams = shape
        .stream_opens
        .and_then(|at| ints.get(at))
        .is_some_and(|opens| *opens > 0);
    Some((!streams).then_some(record))
}

fn write_record(writer: &mut Writer, record: &Record) {
    writer.u64(record.id);
    writer.i64(record.rank);
    if record.module.layout().is_some_and(|layout| layout.has_file) {
        writer.u64(record.file);
    }
    record.ints.iter().for_each(|value| writer.i64(*value));
    record.doubles.iter().for_each(|value| writer.f64(*value));
}

fn read_layered(cursor: &mut Cursor, version: u32) -> Option<Layered> {
    let (id, rank) = (cursor.u64()?, cursor.i64()?);
    if version == 1 {
        let _targets_and_servers = (cursor.i64()?, cursor.i64()?, cursor.i64()?);
        let (size, count) = (cursor.i64()?, cursor.i64()?);
        // There is room for one target even where there is none.
        let targets = cursor.i64s(usize::try_from(count.max(1)).ok()?)?;
        let whole = Stripes {
            size,
            count,
            start: 0,
            end: -1,
        };
        return Some(Layered {
            id,
            rank,
            parts: vec![whole],
            targets,
        });
    }
    let (parts, targets) = (cursor.i64()?, cursor.i64()?);
    let (parts, targets) = (usize::try_from(parts).ok()?, usize::try_from(targets).ok()?);
    if parts > cursor.left() / (8 * 7) {
        return None;
    }
    let mut read = || {
        let (size, count, _pattern, _flags) = (cursor.i64()?, cursor.i64()?, cursor.i64()?, cursor.i64()?);
        let (start, end, _mirror) = (cursor.i64()?, cursor.i64()?, cursor.i64()?);
        cursor.take(16)?;
        Some(Stripes {
            size,
            count,
            start,
            end,
        })
    };
    let parts = (0..parts).map(|_| read()).collect::<Option<Vec<_>>>()?;
    Some(Layered {
        id,
        rank,
        parts,
        targets: cursor.i64s(targets)?,
    })
}

fn write_layered(writer: &mut Writer, layered: &Layered) {
    writer.u64(layered.id);
    writer.i64(layered.rank);
    writer.i64(layered.parts.len() as i64);
    writer.i64(layered.targets.len() as i64);
    for part in &layered.parts {
        for value in [part.size, part.count, 0, 0, part.start, part.end, 0] {
            writer.i64(value);
        }
        writer.text("", 16);
    }
    layered.targets.iter().for_each(|target| writer.i64(*target));
}

fn read_heatmap(cursor: &mut Cursor) -> Option<Heatmap> {
    let (id, rank) = (cursor.u64()?, cursor.i64()?);
    let bin_s = cursor.f64()?;
    let bins = usize::try_from(cursor.i64()?).ok()?;
    // Two pointers of the process that wrote it.
    cursor.take(16)?;
    Some(Heatmap {
        id,
        rank,
        bin_s,
        write: cursor.i64s(bins)?,
        read: cursor.i64s(bins)?,
    })
}

fn write_heatmap(writer: &mut Writer, heatmap: &Heatmap) {
    writer.u64(heatmap.id);
    writer.i64(heatmap.rank);
    writer.f64(heatmap.bin_s);
    writer.i64(heatmap.write.len() as i64);
    writer.u64(0);
    writer.u64(0);
    heatmap.write.iter().for_each(|value| writer.i64(*value));
    let read = heatmap.read.iter().copied().chain(std::iter::repeat(0));
    read.take(heatmap.write.len()).for_each(|value| writer.i64(value));
}

fn read_trace(cursor: &mut Cursor, module: Module, threads: bool) -> Option<Trace> {
    let (id, rank, _shared) = (cursor.u64()?, cursor.i64()?, cursor.i64()?);
    let host = text_of(cursor.take(HOST)?);
    let (writes, reads) = (cursor.i64()?, cursor.i64()?);
    let size = if threads { 40 } else { 32 };
    let mut segments = |count: i64| -> Option<Vec<Segment>> {
        let count = usize::try_from(count)
            .ok()
            .filter(|count| *count <= cursor.left() / size)?;
        let mut read = || {
            let (offset, length) = (cursor.i64()?, cursor.i64()?);
            let (start_s, end_s) = (cursor.f64()?, cursor.f64()?);
            if threads {
                cursor.u64()?;
            }
            Some(Segment {
                offset,
                length,
                start_s,
                end_s,
            })
        };
        (0..count).map(|_| read()).collect()
    };
    Some(Trace {
        module,
        id,
        rank,
        host,
        writes: segments(writes)?,
        reads: segments(reads)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::record_id;
    use proptest::prelude::*;

    /// A small log that has something of everything.
    pub(crate) fn sample() -> Log {
        let name = "/scratch/out";
        let id = record_id(name);
        let mut record = Record::new(Module::Posix, id, 3).unwrap();
        record.set("WRITES", 5);
        record.set_double("F_WRITE_TIME", 0.25);
        let mut set = Record::new(Module::H5d, record_id("/scratch/out:temperature"), -1).unwrap();
        set.file = id;
        set.set("READS", 2);
        let mut layered = Layered {
            id,
            rank: -1,
            targets: vec![4, 9],
            ..Layered::default()
        };
        layered.parts.push(Stripes {
            size: 1 << 20,
            count: 2,
            start: 0,
            end: -1,
        });
        Log {
            format: FORMAT.into(),
            job: Job {
                uid: 1000,
                start_unix_ns: 1_500_000_000_000_000_007,
                end_unix_ns: 1_500_000_010_000_000_000,
                processes: 4,
                id: 42,
                metadata: vec![("lib_ver".into(), "3.4.1".into())],
                command: "./app input".into(),
                mounts: vec![("lustre".into(), "/scratch".into()), ("ext4".into(), "/".into())],
            },
            names: [(id, name.to_string()), (set.id, "/scratch/out:temperature".into())].into(),
            records: [(Module::Posix, vec![record]), (Module::H5d, vec![set])].into(),
            lustre: vec![layered],
            heatmaps: vec![Heatmap {
                id: record_id("heatmap:POSIX"),
                rank: 3,
                bin_s: 0.1,
                write: vec![1, 2],
                read: vec![0, 9],
            }],
            partial: vec![Module::Posix],
            ..Log::default()
        }
    }

    fn without_notes(mut log: Log) -> Log {
        log.notes.clear();
        log
    }

    #[test]
    fn a_log_comes_back_in_either_order_of_bytes() {
        for big in [false, true] {
            let read = Log::read(&sample().write(big)).unwrap();
            assert_eq!(read.notes.len(), 1, "{:?}", read.notes);
            assert_eq!(without_notes(read), sample(), "big: {big}");
        }
        assert!((sample().run_s() - 9.999_999_993).abs() < 1e-9);
    }

    #[test]
    fn the_header_lies_as_the_format_says() {
        let bytes = sample().to_bytes();
        assert_eq!(&bytes[..8], b"3.41\0\0\0\0");
        assert_eq!(bytes[8..16], 6_567_223u64.to_le_bytes());
        assert_eq!((bytes[16], bytes[24]), (0, 1 << Module::Posix as u8));
        let number = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap()) as usize;
        let (names, heatmap) = (number(32), 48 + 16 * Module::Heatmap as usize);
        let mut budget = UNPACK_LIMIT;
        let (job, _) = unpack(&bytes[1328..names], &mut budget).unwrap();
        assert_eq!(&job[1080..], b"./app input\nlustre\t/scratch\next4\t/\0");
        assert_eq!(number(heatmap) + number(heatmap + 8), bytes.len());
        assert_eq!(bytes[1072 + 4 * Module::Lustre as usize], 2);
    }

    /// A log of format 3.10 by hand: POSIX version 3, STDIO version 1 at the place it had then, DXT with one write.
    #[test]
    fn an_old_log_is_read() {
        let mut job = Writer::new(false);
        [7i64, 100, 109, 2, 55].iter().for_each(|value| job.i64(*value));
        job.text("lib_ver=3.1.3\nh=cb_nodes=4\n", METADATA);
        job.bytes.extend(b"./old\ngpfs\t/gpfs\0");
        let mut names = Writer::new(false);
        names.u64(11);
        names.bytes.extend(b"/gpfs/data\0");
        let mut posix = Writer::new(false);
        [11i64, -1].iter().for_each(|value| posix.i64(*value));
        (1..=64).for_each(|value| posix.i64(value));
        (1..=17).for_each(|value| posix.f64(f64::from(value)));
        let mut stdio = Writer::new(false);
        [11i64, 0].iter().for_each(|value| stdio.i64(*value));
        (1..=13).for_each(|value| stdio.i64(value));
        (1..=15).for_each(|value| stdio.f64(f64::from(value)));
        let mut trace = Writer::new(false);
        [11i64, 0, 0].iter().for_each(|value| trace.i64(*value));
        trace.text("node7", HOST);
        [1i64, 0, 4096, 512].iter().for_each(|value| trace.i64(*value));
        [0.5, 0.75].iter().for_each(|value| trace.f64(*value));
        let mut header = Writer::new(false);
        header.text("3.10", 8);
        header.u64(MAGIC);
        header.bytes.extend([NONE, 0, 0, 0]);
        header.u32(1 << 7);
        let mut body: Vec<u8> = job.bytes;
        let mut place = |bytes: &[u8]| {
            let at = OLD_HEADER + body.len();
            body.extend(bytes);
            (at as u64, bytes.len() as u64)
        };
        let mut map = vec![(0, 0); 17];
        map[0] = place(&names.bytes);
        for (id, bytes) in [(1, &posix.bytes), (7, &stdio.bytes), (8, &trace.bytes)] {
            map[id + 1] = place(bytes);
        }
        for (at, length) in map {
            header.u64(at);
            header.u64(length);
        }
        (0..16).for_each(|id| header.u32(if id == 1 { 3 } else { 1 }));
        assert_eq!(header.bytes.len(), OLD_HEADER);
        let log = Log::read(&[header.bytes, body].concat()).unwrap();
        assert_eq!(
            (log.job.uid, log.job.processes, log.job.id, log.run_s()),
            (7, 2, 55, 10.0)
        );
        assert_eq!(log.job.mounts, [("gpfs".to_string(), "/gpfs".to_string())]);
        assert_eq!(log.job.metadata[1], ("h".to_string(), "cb_nodes=4".to_string()));
        let posix = &log.records[&Module::Posix][0];
        let ints = [
            "OPENS",
            "FILENOS",
            "DUPS",
            "READS",
            "FDSYNCS",
            "RENAMED_FROM",
            "MODE",
            "SLOWEST_RANK_BYTES",
        ];
        let found: Vec<i64> = ints.iter().map(|name| posix.int(name).unwrap()).collect();
        assert_eq!(found, [1, -1, -1, 2, 8, 0, 9, 64]);
        assert_eq!(posix.double("F_CLOSE_START_TIMESTAMP"), Some(4.0));
        let stdio = &log.records[&Module::Stdio][0];
        assert_eq!(
            (stdio.int("OPENS"), stdio.int("FDOPENS"), stdio.int("READS")),
            (Some(1), Some(-1), Some(2))
        );
        assert_eq!(log.partial, [Module::Stdio]);
        assert_eq!(
            (log.traces[0].host.as_str(), log.traces[0].writes[0].length),
            ("node7", 512)
        );
    }

    #[test]
    fn what_cannot_be_read_is_told_in_a_sentence() {
        let mut bytes = sample().to_bytes();
        let said = |bytes: &[u8]| Log::read(bytes).unwrap_err().to_string();
        assert!(said(b"PK\x03\x04").contains("not a Darshan log"));
        assert!(said(&bytes[..500]).contains("too short"));
        assert!(said(&bytes[..1350]).contains("job"));
        bytes[16] = BZIP2;
        assert!(said(&bytes).contains("bzip2"));
        bytes[..4].copy_from_slice(b"4.00");
        assert!(said(&bytes).contains("4.00"));
    }

    #[test]
    fn damage_in_a_module_costs_that_module() {
        let whole = sample().to_bytes();
        let log = Log::read(&whole[..whole.len() - 20]).unwrap();
        assert!(log.heatmaps.is_empty() && log.records.len() == 2 && log.lustre.len() == 1);
        assert!(log.notes.iter().any(|note| note.contains("HEATMAP")), "{:?}", log.notes);
    }

    proptest! {
        #[test]
        fn no_bytes_break_the_reader(flips in prop::collection::vec((0usize..4096, any::<u8>()), 1..40), stored: bool) {
            let mut bytes = sample().to_bytes();
            if stored {
                // Without compression, more of what is changed reaches the readers of records.
                bytes[16] = NONE;
            }
            let length = bytes.len();
            for (at, value) in flips {
                bytes[at % length] = value;
            }
            if let Ok(log) = Log::read(&bytes) {
                let _ = log.to_bytes();
                // A run of so many processes takes long, not more.
                if log.job.processes < 1000 && let Ok(profile) = crate::import(&log, |_| "data", "") {
                    let _ = crate::export(&profile, "").map(|exported| exported.log.to_bytes());
                }
            }
        }

        #[test]
        fn no_records_break_the_reader(records: Vec<u8>, id in 1u32..18, version in 0u32..6, big: bool) {
            let mut log = Log::default();
            for module in Module::ALL.into_iter().filter(|module| *module as u32 == id) {
                log.read_module(module, version, Cursor::new(&records, big));
            }
        }
    }
}
