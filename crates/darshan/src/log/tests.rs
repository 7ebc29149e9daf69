//! Logs made here and by hand, whole and damaged.

use super::header::{BZIP2, NONE, OLD_HEADER};
use super::job::METADATA;
use super::region::HOST;
use super::*;
use crate::bytes::unpack;
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
fn a_log_of_version_2_is_refused_by_name() {
    let said = Log::read(b"\x1f\x8b\x08 and so on").unwrap_err().to_string();
    assert!(said.contains("Darshan 2.x") && said.contains("gunzip"), "{said}");
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
    assert!(said(&bytes[..500]).contains("the file ends at byte 500"));
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
    assert!(
        log.notes.iter().any(|note| note.to_string().contains("HEATMAP")),
        "{:?}",
        log.notes
    );
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
