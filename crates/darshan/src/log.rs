//! A log: header, job, names and the regions of modules, read from bytes and written to them.

mod header;
mod job;
mod region;
#[cfg(test)]
mod tests;

pub use job::Job;
pub use region::{Heatmap, Layered, Segment, Stripes, Trace};

use crate::Error;
use crate::bytes::{Cursor, UNPACK_LIMIT, Writer, pack, text_of};
use crate::layout::{Layout, Module, NAMES};
use crate::record::Record;
use format::Note;
use header::{FORMAT, HEADER, Header, MAGIC, MODULES, ZLIB};
use region::{
    all, read_heatmap, read_layered, read_record, read_trace, write_heatmap, write_layered, write_record, write_trace,
};
use std::collections::BTreeMap;

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
    /// Traces of DXT_POSIX and DXT_MPIIO.
    pub traces: Vec<Trace>,
    /// Modules that ran out of memory while recording.
    pub partial: Vec<Module>,
    /// What of the log could not be read.
    pub notes: Vec<Note>,
}

impl Log {
    /// Reads the bytes of a log. A module that is damaged costs its records behind the damage, and a note. An error where they
    /// are no log, of a version or packing that is not read, or too large, or its job is damaged.
    pub fn read(bytes: &[u8]) -> Result<Log, Error> {
        let header = Header::read(bytes)?;
        let mut budget = UNPACK_LIMIT;
        let mut log = Log {
            format: header.format.clone(),
            job: Job::read(&header, bytes, &mut budget)?,
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
                log.notes.push(Note::DarshanModule(name.into()));
                continue;
            };
            let (records, wrong) = header.region(bytes, place, length, &mut budget)?;
            log.note(module.name(), wrong);
            if header.is_partial(module) {
                log.partial.push(module);
                log.notes.push(Note::DarshanMemory(module.name().into()));
            }
            log.read_module(module, version, Cursor::new(&records, header.big));
        }
        Ok(log)
    }

    fn note(&mut self, region: &str, wrong: Option<String>) {
        if let Some(wrong) = wrong {
            self.notes.push(Note::DarshanDamaged(region.into(), wrong));
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
            self.notes.push(Note::DarshanVersion(module.name().into(), version));
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
            self.notes.push(Note::DarshanStreams(streams));
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
        append(self.job.write(big));
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
            Module::DxtPosix | Module::DxtMpiIo => (self.traces.iter())
                .filter(|trace| trace.module == module)
                .for_each(|trace| write_trace(&mut writer, trace)),
            _ => {
                for record in self.records.get(&module).into_iter().flatten() {
                    write_record(&mut writer, record);
                }
            }
        }
        writer
    }
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
