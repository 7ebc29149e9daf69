//! Directories of a run whose files hold anything: nothing in them may end, hold up or fill the process that reads them.
//!
//! A case is a number: from it a region is made of a good one, by changing what a header, an offset, a count or a record
//! says. `tests/hostile/seeds.txt` keeps those that once broke something. To look for more of them:
//! `STEELYARD_FUZZ_S=1200 cargo test -p steelyard-fold --test all hostile -- --nocapture`.

use crate::fuzz;
use crate::region_fixture::{Fixture, PID, START_MONO};
use format::Profile;
use statistics::SplitMix;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use steelyard_fold::{Error, collect, merge};

/// Address space: what reading one region may take, and room for the test itself.
const ROOM: u64 = 2 << 30;

/// Numbers that lie at an edge.
const EDGES: [u64; 16] = [
    0,
    1,
    7,
    8,
    0xff,
    0xffff,
    0x7fff_ffff,
    0xffff_ffff,
    1 << 32,
    1 << 40,
    1 << 60,
    i64::MAX as u64,
    1 << 63,
    u64::MAX - 7,
    u64::MAX - 1,
    u64::MAX,
];

fn number(dice: &mut SplitMix, size: usize) -> u64 {
    match dice.below(4) {
        0 => EDGES[dice.below(EDGES.len())],
        1 => dice.bits(),
        2 => dice.below(64) as u64,
        // A place in the file.
        _ => (dice.below(size) / 8 * 8) as u64,
    }
}

/// A region made of a good one.
fn region(seed: u64) -> Vec<u8> {
    let mut dice = SplitMix(seed);
    let mut bytes = Fixture::process().0;
    // Places that say something: all that is not zero, and all of the header.
    let places: Vec<usize> = (0..bytes.len() / 4)
        .map(|n| n * 4)
        .filter(|&at| at < 4096 || bytes[at..at + 4] != [0; 4])
        .collect();
    for _ in 0..1 + dice.below(24) {
        let at = match dice.below(8) {
            0 => dice.below(bytes.len() - 8),
            _ => places[dice.below(places.len())],
        };
        // Without its magic number it is refused at once, which one test is enough for.
        if at < 16 && dice.below(50) != 0 {
            continue;
        }
        let value = number(&mut dice, bytes.len());
        match dice.below(3) {
            0 => bytes[at..at + 4].copy_from_slice(&(value as u32).to_le_bytes()),
            1 => bytes[at] ^= 1 << dice.below(8),
            _ if at + 8 <= bytes.len() => bytes[at..at + 8].copy_from_slice(&value.to_le_bytes()),
            _ => {}
        }
    }
    if dice.below(16) == 0 {
        bytes.truncate(dice.below(bytes.len()));
    }
    bytes
}

/// A run directory around it, with other files that are changed too.
fn directory(seed: u64, folder: &Path) -> PathBuf {
    let mut dice = SplitMix(!seed);
    let path = folder.join("s4241");
    fs::create_dir(&path).unwrap();
    let name = path.join("4242-5000000000.region");
    let mut file = File::create(&name).unwrap();
    let bytes = region(seed);
    file.write_all(&bytes).unwrap();
    if dice.below(4) == 0 {
        // Sparse to the largest size that a file can have.
        let _ = file.set_len(if dice.below(2) == 0 { 1 << 40 } else { i64::MAX as u64 });
    }
    let facts = format!(
        r#"{{"pid": 4241, "child_pid": {PID}, "host": "n1", "rank": 3, "size": 8, "name": "app", "executable": "/opt/app",
        "command": ["./app"], "start_mono_ns": {}, "clock_offset_ns": {}}}"#,
        match dice.below(3) {
            0 => dice.bits() as i64,
            _ => START_MONO as i64,
        },
        match dice.below(3) {
            0 => dice.bits() as i64,
            _ => 0,
        },
    );
    fs::write(path.join("supervisor.json"), facts).unwrap();
    let exit = format!(
        r#"{{"status": 0, "end_mono_ns": {}}}"#,
        number(&mut dice, bytes.len()) as i64
    );
    fs::write(path.join("exit.json"), exit).unwrap();
    // A spool and readings: parts of the region itself, which has records in it, and edges.
    let from = dice.below(bytes.len().max(1));
    fs::write(name.with_extension("spool"), &bytes[from.min(bytes.len())..]).unwrap();
    let reading = format!(
        "{{\"mono_ns\": {}, \"rss_bytes\": {}, \"user_ns\": {}, \"threads\": 1}}\n",
        number(&mut dice, bytes.len()) as i64,
        number(&mut dice, bytes.len()),
        number(&mut dice, bytes.len())
    );
    fs::write(name.with_extension("series"), reading.repeat(3)).unwrap();
    path
}

/// The profile of one program's directory.
fn fold(directory: &Path) -> Result<Profile, Error> {
    collect(directory, &|_: &Path| false).map(|found| found.profile)
}

/// All that is done with the records of a program.
fn read(seed: u64) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let path = directory(seed, folder.path());
    let profile = fold(&path).unwrap();
    let bytes = profile.to_bytes();
    assert!(Profile::read_bytes(&bytes).is_ok(), "what was folded is a profile");
    merge(vec![profile.clone(), profile]).unwrap();
    true
}

#[test]
fn regions_of_anything_are_survived() {
    fuzz::in_room(ROOM, "hostile::regions_of_anything_are_survived", || {
        fuzz::cases(include_str!("hostile/seeds.txt"), 200, read);
    });
}

#[test]
fn a_file_of_eight_exbibytes_is_a_small_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s1");
    fs::create_dir(&path).unwrap();
    for name in [
        "1-1.region",
        "1-1.spool",
        "1-1.series",
        "1-1.threads",
        "supervisor.json",
        "exit.json",
        "retired.json",
    ] {
        let mut file = File::create(path.join(name)).unwrap();
        if name.ends_with("region") {
            let mut fixture = Fixture::process();
            // A ring, tables and counts that only such a file could hold.
            fixture.u64(format::region::Header::OFFSET_RING_SIZE, 1 << 62);
            fixture.u64(format::region::Header::OFFSET_RING_HEAD, 1 << 62);
            fixture.u32(format::region::Header::OFFSET_THREADS_USED, u32::MAX);
            fixture.u32(format::region::Header::OFFSET_THREADS_CAPACITY, u32::MAX);
            fixture.u32(format::region::Header::OFFSET_MODULES_USED, u32::MAX);
            fixture.u32(format::region::Header::OFFSET_MODULES_CAPACITY, u32::MAX);
            file.write_all(&fixture.0).unwrap();
        }
        // The largest that the file system has.
        let sizes = [i64::MAX as u64, 1 << 50, 1 << 43, 1 << 40];
        assert!(sizes.iter().any(|&size| file.set_len(size).is_ok()));
    }
    let before = resident();
    fold(&path).unwrap();
    assert!(resident() < before + (600 << 20), "{} KiB", (resident() - before) >> 10);
}

/// Most that this process has had in memory.
fn resident() -> u64 {
    let text = fs::read_to_string("/proc/self/status").unwrap();
    let line = text.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() << 10
}

#[test]
fn what_others_put_in_the_way_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let good = directory(0, folder.path());
    let fifo = |path: PathBuf| {
        let (kind, mode) = (rustix::fs::FileType::Fifo, 0o666.into());
        rustix::fs::mknodat(rustix::fs::CWD, path, kind, mode, 0).unwrap();
    };
    fifo(good.join("9-9.region"));
    fifo(good.join("9-8.spool"));
    fifo(folder.path().join("node.json"));
    symlink("/dev/zero", folder.path().join("probe.json")).unwrap();
    symlink("/dev/zero", good.join("storage.json")).unwrap();
    symlink("/dev/zero", good.join("9-7.region")).unwrap();
    symlink(good.join("4242-5000000000.region"), good.join("9-6.region")).unwrap();
    fifo(folder.path().join("x.part.steelyard"));
    let profile = collect(folder.path(), &|_| false).unwrap().profile;
    assert_eq!(profile.tables.processes.len(), 1);
    // The part that was none is named.
    assert!(
        profile
            .manifest
            .run
            .notes
            .iter()
            .any(|note| note.to_string().contains("x.part.steelyard"))
    );
}
