//! A node's own statistics of storage: read at the start and at the end of a run, by one supervisor a node.
//!
//! They are of the whole node, not of the program alone: other jobs on it are in them.

use format::facts::{AbsentFact, MountFact};
use format::readings::Counter;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Largest such file that is read.
const MOST_BYTES: u64 = 16 << 20;
const SECTOR: u64 = 512;

/// All that can be read now.
pub fn read(proc: &Path, sys: &Path) -> Vec<Counter> {
    let text = |path: PathBuf| content(&path).unwrap_or_default();
    let mut all: Vec<Counter> = Vec::new();
    for (instance, path) in llite(proc, sys) {
        // work-ffff8b3c5d1e8800: the name and a number of this mount, of which there may be several.
        let name = instance.rsplit_once('-').map_or(&*instance, |(name, _)| name);
        for counter in lustre(name, &text(path)) {
            let same = |known: &&mut Counter| known.source == counter.source && known.counter == counter.counter;
            match all.iter_mut().find(same) {
                Some(known) => known.value = known.value.saturating_add(counter.value),
                None => all.push(counter),
            }
        }
    }
    all.extend(nfs(&text(proc.join("self/mountstats"))));
    all.extend(disks(&text(proc.join("diskstats")), &|name| is_whole_disk(sys, name)));
    all.extend(pressure(&text(proc.join("pressure/io"))));
    let groups = text(proc.join("self/cgroup"));
    all.extend(
        cpu_groups(sys, &groups)
            .into_iter()
            .map(text)
            .map(|stat| throttling(&stat))
            .find(|found| !found.is_empty())
            .unwrap_or_default(),
    );
    all
}

fn content(path: &Path) -> io::Result<String> {
    use std::io::Read;
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Whether a source is a mounted file system.
pub fn is_of_mount(source: &str) -> bool {
    ["lustre:", "nfs:"].iter().any(|kind| source.starts_with(kind))
}

/// Where versions of the client keep the statistics of each mount.
fn llite(proc: &Path, sys: &Path) -> BTreeMap<String, PathBuf> {
    let folders = [
        proc.join("fs/lustre/llite"),
        sys.join("kernel/debug/lustre/llite"),
        sys.join("fs/lustre/llite"),
    ];
    let mut found = BTreeMap::new();
    for entry in folders
        .into_iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flatten()
        .flatten()
    {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path().join("stats");
        if fs::File::open(&path).is_ok() {
            found.entry(name).or_insert(path);
        }
    }
    found
}

/// `read_bytes  10 samples [bytes] 4096 1048576 5242880`, `open  5 samples [usec] 3 40 120 900`, `close  5 samples [regs]`.
fn lustre(name: &str, text: &str) -> Vec<Counter> {
    let source = format!("lustre:{name}");
    let mut counters = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let [name, samples, "samples", unit, numbers @ ..] = words.as_slice() else {
            continue;
        };
        let Ok(samples) = samples.parse::<u64>() else { continue };
        let sum = numbers.get(2).and_then(|sum| sum.parse::<u64>().ok());
        match (*unit, sum) {
            ("[bytes]", Some(sum)) => {
                counters.push(Counter::new(&source, *name, "bytes", sum));
                counters.push(Counter::new(&source, format!("{name}_calls"), "calls", samples));
            }
            ("[usec]" | "[usecs]", Some(sum)) => {
                counters.push(Counter::new(&source, *name, "calls", samples));
                counters.push(Counter::new(
                    &source,
                    format!("{name}_time"),
                    "ns",
                    sum.saturating_mul(1000),
                ));
            }
            ("[pages]", Some(sum)) => counters.push(Counter::new(&source, *name, "pages", sum)),
            _ => counters.push(Counter::new(&source, *name, "calls", samples)),
        }
    }
    counters
}

/// /proc/self/mountstats: for each mount of NFS its bytes, and for each operation of the protocol how often, how often again,
/// and how long.
fn nfs(text: &str) -> Vec<Counter> {
    const BYTES: [(&str, &str); 8] = [
        ("normal_read_bytes", "bytes"),
        ("normal_write_bytes", "bytes"),
        ("direct_read_bytes", "bytes"),
        ("direct_write_bytes", "bytes"),
        ("server_read_bytes", "bytes"),
        ("server_write_bytes", "bytes"),
        ("read_pages", "pages"),
        ("write_pages", "pages"),
    ];
    let mut sums: BTreeMap<(String, String), Counter> = BTreeMap::new();
    let mut add = |source: &str, counter: String, unit: &str, value: u64| {
        let key = (source.to_string(), counter.clone());
        // One export that is mounted twice is one source.
        let sum = sums
            .entry(key)
            .or_insert_with(|| Counter::new(source, counter, unit, 0));
        sum.value = sum.value.saturating_add(value);
    };
    let mut source: Option<String> = None;
    let mut operations = false;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("device ") {
            operations = false;
            source = rest
                .split_once(" mounted on ")
                .filter(|(_, rest)| rest.contains(" with fstype nfs") && rest.contains(" statvers="))
                .map(|(device, _)| format!("nfs:{device}"));
            continue;
        }
        let Some(source) = &source else { continue };
        let Some((name, values)) = line.trim().split_once(':') else {
            operations |= line.trim() == "per-op statistics";
            continue;
        };
        let numbers: Vec<u64> = values
            .split_ascii_whitespace()
            .filter_map(|word| word.parse().ok())
            .collect();
        if name == "bytes" {
            for ((name, unit), &value) in BYTES.iter().zip(&numbers) {
                add(source, (*name).to_string(), unit, value);
            }
        } else if let (true, [calls, sent, timeouts, _, _, _, trip_ms, whole_ms, ..]) = (operations, numbers.as_slice())
        {
            add(source, name.to_string(), "calls", *calls);
            add(source, format!("{name}_again"), "calls", sent.saturating_sub(*calls));
            add(source, format!("{name}_timeouts"), "calls", *timeouts);
            add(
                source,
                format!("{name}_trip_time"),
                "ns",
                trip_ms.saturating_mul(1_000_000),
            );
            add(source, format!("{name}_time"), "ns", whole_ms.saturating_mul(1_000_000));
        }
    }
    sums.into_values().collect()
}

/// A disk and not a part of one, nor made of others, nor of memory or a file.
fn is_whole_disk(sys: &Path, name: &str) -> bool {
    const NONE_OF_ITS_OWN: &[&str] = &["loop", "ram", "zram", "sr", "fd", "nbd"];
    let folder = sys.join("block").join(name);
    let made_of_others = fs::read_dir(folder.join("slaves")).is_ok_and(|mut slaves| slaves.next().is_some());
    let starts = |start: &&str| -> bool {
        let rest = name.strip_prefix(*start);
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    folder.is_dir() && !made_of_others && !NONE_OF_ITS_OWN.iter().any(starts)
}

/// /proc/diskstats: major, minor, name, then reads, merged, sectors, ms; writes, merged, sectors, ms; now in flight, busy ms.
fn disks(text: &str, is_whole: &dyn Fn(&str) -> bool) -> Vec<Counter> {
    let mut counters = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let Some(name) = words.get(2).filter(|name| !name.contains('/') && is_whole(name)) else {
            continue;
        };
        let numbers: Vec<u64> = words[3..].iter().filter_map(|word| word.parse().ok()).collect();
        let [
            reads,
            _,
            read_sectors,
            read_ms,
            writes,
            _,
            write_sectors,
            write_ms,
            _,
            busy_ms,
            ..,
        ] = numbers[..]
        else {
            continue;
        };
        let source = format!("disk:{name}");
        let ns = |ms: u64| ms.saturating_mul(1_000_000);
        counters.extend([
            Counter::new(&source, "reads", "calls", reads),
            Counter::new(&source, "read_bytes", "bytes", read_sectors.saturating_mul(SECTOR)),
            Counter::new(&source, "read_time", "ns", ns(read_ms)),
            Counter::new(&source, "writes", "calls", writes),
            Counter::new(&source, "write_bytes", "bytes", write_sectors.saturating_mul(SECTOR)),
            Counter::new(&source, "write_time", "ns", ns(write_ms)),
            Counter::new(&source, "busy_time", "ns", ns(busy_ms)),
        ]);
    }
    counters
}

/// `some avg10=0.00 avg60=0.00 avg300=0.00 total=1234`: microseconds in which some, or all, tasks waited for I/O.
fn pressure(text: &str) -> Vec<Counter> {
    let line = |line: &str| {
        let (kind, rest) = line.split_once(' ')?;
        let total: u64 = rest.rsplit_once("total=")?.1.trim().parse().ok()?;
        let known = ["some", "full"].contains(&kind);
        known.then(|| Counter::new("pressure:io", kind, "ns", total.saturating_mul(1000)))
    };
    text.lines().filter_map(line).collect()
}

/// Where the control group of processor time of this process may keep its statistics: of version 2 or 1, as the host names it, and
/// as a container sees its own.
fn cpu_groups(sys: &Path, groups: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for line in groups.lines() {
        let mut words = line.splitn(3, ':');
        let (Some(_), Some(controllers), Some(group)) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        let folder = match controllers {
            "" => sys.join("fs/cgroup"),
            names if names.split(',').any(|name| name == "cpu") => sys.join("fs/cgroup").join(names),
            _ => continue,
        };
        let group = group.trim_start_matches('/');
        found.extend([folder.join(group).join("cpu.stat"), folder.join("cpu.stat")]);
    }
    found
}

/// cpu.stat of a control group with a limit: how long its tasks were held back, all processors together.
fn throttling(text: &str) -> Vec<Counter> {
    let line = |line: &str| {
        let (name, value) = line.split_once(' ')?;
        let value: u64 = value.trim().parse().ok()?;
        match name {
            "nr_periods" | "nr_throttled" => Some(Counter::new("cgroup:cpu", name, "calls", value)),
            "throttled_usec" => Some(Counter::new(
                "cgroup:cpu",
                "throttled",
                "ns",
                value.saturating_mul(1000),
            )),
            "throttled_time" => Some(Counter::new("cgroup:cpu", "throttled", "ns", value)),
            _ => None,
        }
    };
    text.lines().filter_map(line).collect()
}

/// What is there and tells nothing.
pub fn absent(proc: &Path, sys: &Path, mounts: &[MountFact]) -> Vec<AbsentFact> {
    let mut absent = Vec::new();
    let mut missing = |what: &str, reason: &str, remedy: &str| {
        absent.push(AbsentFact {
            what: what.into(),
            reason: reason.into(),
            remedy: remedy.into(),
        });
    };
    let has = |kind: &str| mounts.iter().any(|mount| mount.kind.starts_with(kind));
    if has("lustre") && llite(proc, sys).is_empty() {
        missing(
            "lustre_statistics",
            "the statistics of the Lustre client cannot be read, which newer clients keep for root in /sys/kernel/debug",
            "Ask the administrator to let users read /sys/kernel/debug/lustre/llite/*/stats.",
        );
    }
    if has("nfs") && nfs(&content(&proc.join("self/mountstats")).unwrap_or_default()).is_empty() {
        missing(
            "nfs_statistics",
            "the statistics of the NFS client, /proc/self/mountstats, are not there",
            "In a container, let it see the mounts of its host.",
        );
    }
    let disks = content(&proc.join("diskstats"));
    if disks.is_err() || !sys.join("block").is_dir() {
        missing(
            "disk_statistics",
            "the system shows no disks (/proc/diskstats and /sys/block)",
            "In a container, let it see them.",
        );
    }
    if pressure(&content(&proc.join("pressure/io")).unwrap_or_default()).is_empty() {
        missing(
            "io_pressure",
            "the kernel does not tell how long tasks wait for I/O (/proc/pressure/io)",
            "Ask for a kernel with pressure stall information, started with psi=1.",
        );
    }
    absent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_of_processor_time_is_read_in_both_versions() {
        let of = |text| {
            throttling(text)
                .into_iter()
                .map(|found| (found.counter, found.value))
                .collect::<Vec<_>>()
        };
        let two = of("usage_usec 5\nnr_periods 10\nnr_throttled 4\nthrottled_usec 7\n");
        let one = of("nr_periods 10\nnr_throttled 4\nthrottled_time 7000\n");
        assert_eq!(one, two);
        assert_eq!(one[2], ("throttled".into(), 7000));
        assert!(of("usage_usec 5\nuser_usec 4\n").is_empty());
        let places = cpu_groups(Path::new("/s"), "4:memory:/a\n3:cpu,cpuacct:/job/1\n0::/job/2\n");
        let expected = ["cpu,cpuacct/job/1", "cpu,cpuacct", "job/2", ""];
        assert_eq!(
            places,
            expected.map(|name| Path::new("/s/fs/cgroup").join(name).join("cpu.stat"))
        );
    }

    /// As Lustre 2.12 prints it.
    const LLITE: &str = "\
snapshot_time             1699451234.572911246 secs.nsecs
read_bytes                10 samples [bytes] 4096 1048576 5242880
write_bytes               3 samples [bytes] 80 4194304 4194464
read                      10 samples [regs]
write                     3 samples [regs]
open                      5 samples [regs]
getattr                   x samples [regs]
truncated
";
    /// As 2.14 does.
    const LLITE_NEW: &str = "\
snapshot_time             12.000000000 secs.nsecs
start_time                1.000000000 secs.nsecs
read_bytes                2 samples [bytes] 10 20 30 500
open                      5 samples [usec] 3 40 120 900
";
    const MOUNTSTATS: &str = "\
device proc mounted on /proc with fstype proc
device server:/export/home mounted on /home with fstype nfs4 statvers=1.1
\topts:\trw,vers=4.2,rsize=1048576,wsize=1048576
\tage:\t8213
\tcaps:\tcaps=0xfffbc0b7,wtmult=512
\tnfsv4:\tbm0=0xfdffbfff,bm1=0x40f9be3e
\tsec:\tflavor=1,pseudoflavor=1
\tevents:\t1 2 3 4
\tbytes:\t1000 2000 0 30 900 1900 5 6
\tRPC iostats version: 1.1  p/v: 100003/4 (nfs)
\txprt:\ttcp 0 0 1 0 11 3042 3042 0 3042 0 2 0 0
\tper-op statistics
\t        NULL: 1 1 0 44 24 0 0 0 0
\t        READ: 40 42 1 8192 900 3 120 130 0
\t       WRITE: 7 7 0 2000 1000 0 21 25 0
device /dev/vda mounted on / with fstype ext4
\tbytes:\t1 2 3 4 5 6 7 8
";
    const DISKSTATS: &str = "\
   7       0 loop0 9 0 9 9 9 0 9 9 0 9 9 0 0 0 0 0 0
 254       0 vda 100 5 2000 30 50 9 4000 70 0 80 100 0 0 0 0 7 2
 254       1 vda1 100 5 2000 30 50 9 4000 70 0 80 100
 253       0 dm-0 100 5 2000 30 50 9 4000 70 0 80 100
";
    const PRESSURE: &str = "\
some avg10=0.00 avg60=0.12 avg300=0.07 total=183412
full avg10=0.00 avg60=0.10 avg300=0.05 total=170001
";

    fn tree(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        folder
    }

    fn in_tree(files: &[(&str, &str)]) -> Vec<(String, String, String, u64)> {
        let folder = tree(files);
        let counters = read(&folder.path().join("proc"), &folder.path().join("sys"));
        let tell = |counter: Counter| (counter.source, counter.counter, counter.unit, counter.value);
        counters.into_iter().map(tell).collect()
    }

    fn value(found: &[(String, String, String, u64)], source: &str, counter: &str) -> Option<(String, u64)> {
        let row = found.iter().find(|row| row.0 == source && row.1 == counter)?;
        Some((row.2.clone(), row.3))
    }

    #[test]
    fn clients_of_lustre_are_read_wherever_they_keep_their_statistics() {
        for place in [
            "proc/fs/lustre/llite",
            "sys/kernel/debug/lustre/llite",
            "sys/fs/lustre/llite",
        ] {
            let found = in_tree(&[(&format!("{place}/work-ffff8b3c5d1e8800/stats"), LLITE)]);
            let of = |counter: &str| value(&found, "lustre:work", counter);
            assert_eq!(of("read_bytes"), Some(("bytes".into(), 5_242_880)), "{place}");
            assert_eq!(of("read_bytes_calls"), Some(("calls".into(), 10)));
            assert_eq!(of("open"), Some(("calls".into(), 5)));
            assert_eq!((of("getattr"), of("snapshot_time")), (None, None));
        }
        let llite = "sys/kernel/debug/lustre/llite";
        let twice = [format!("{llite}/work-1/stats"), format!("{llite}/work-2/stats")];
        let found = in_tree(&[(&twice[0], LLITE), (&twice[1], LLITE)]);
        assert_eq!(
            value(&found, "lustre:work", "read_bytes"),
            Some(("bytes".into(), 10_485_760))
        );
        let found = in_tree(&[(&format!("{llite}/lfs-1/stats"), LLITE_NEW)]);
        assert_eq!(value(&found, "lustre:lfs", "open_time"), Some(("ns".into(), 120_000)));
        assert_eq!(value(&found, "lustre:lfs", "open"), Some(("calls".into(), 5)));
    }

    #[test]
    fn mounts_of_nfs_are_read() {
        let found = in_tree(&[("proc/self/mountstats", MOUNTSTATS)]);
        let of = |counter: &str| value(&found, "nfs:server:/export/home", counter).map(|(_, value)| value);
        assert_eq!(
            (of("normal_read_bytes"), of("server_write_bytes")),
            (Some(1000), Some(1900))
        );
        assert_eq!(
            value(&found, "nfs:server:/export/home", "write_pages"),
            Some(("pages".into(), 6))
        );
        assert_eq!(
            (of("READ"), of("READ_again"), of("READ_timeouts")),
            (Some(40), Some(2), Some(1))
        );
        assert_eq!(
            (of("READ_trip_time"), of("READ_time")),
            (Some(120_000_000), Some(130_000_000))
        );
        assert!(
            found.iter().all(|row| row.0 == "nfs:server:/export/home"),
            "ext4 and proc have none"
        );
        assert_eq!((of("age"), of("events")), (None, None));
        // The same export at two places is one source.
        let twice = format!("{MOUNTSTATS}{}", MOUNTSTATS.replace("/home with", "/mnt with"));
        let found = in_tree(&[("proc/self/mountstats", &twice)]);
        assert_eq!(value(&found, "nfs:server:/export/home", "READ").unwrap().1, 80);
    }

    #[test]
    fn whole_disks_and_pressure_are_read() {
        let found = in_tree(&[
            ("proc/diskstats", DISKSTATS),
            ("proc/pressure/io", PRESSURE),
            ("sys/block/vda/size", "1"),
            ("sys/block/loop0/size", "1"),
            ("sys/block/dm-0/slaves/vda", ""),
        ]);
        let disks: Vec<_> = found.iter().filter(|row| row.0.starts_with("disk:")).collect();
        assert!(disks.iter().all(|row| row.0 == "disk:vda"), "{disks:?}");
        assert_eq!(
            value(&found, "disk:vda", "write_bytes"),
            Some(("bytes".into(), 4000 * 512))
        );
        assert_eq!(value(&found, "disk:vda", "busy_time"), Some(("ns".into(), 80_000_000)));
        assert_eq!(value(&found, "pressure:io", "some"), Some(("ns".into(), 183_412_000)));
        assert_eq!(value(&found, "pressure:io", "full"), Some(("ns".into(), 170_001_000)));
    }

    #[test]
    fn what_is_mounted_and_tells_nothing_is_said() {
        let what = |files: &[(&str, &str)], kinds: &[&str]| {
            let folder = tree(files);
            let mounts: Vec<_> = kinds
                .iter()
                .map(|kind| MountFact {
                    kind: (*kind).to_string(),
                    ..MountFact::default()
                })
                .collect();
            let found = absent(&folder.path().join("proc"), &folder.path().join("sys"), &mounts);
            found.into_iter().map(|fact| fact.what).collect::<Vec<_>>()
        };
        assert_eq!(what(&[], &["ext4"]), ["disk_statistics", "io_pressure"]);
        let all = ["lustre_statistics", "nfs_statistics", "disk_statistics", "io_pressure"];
        assert_eq!(what(&[], &["lustre", "nfs4"]), all);
        let there = [
            ("proc/fs/lustre/llite/w-1/stats", LLITE),
            ("proc/self/mountstats", MOUNTSTATS),
            ("proc/diskstats", DISKSTATS),
            ("proc/pressure/io", PRESSURE),
            ("sys/block/vda/size", "1"),
        ];
        assert!(what(&there, &["lustre", "nfs4"]).is_empty());
    }

    #[test]
    fn garbage_gives_nothing() {
        let garbage = "device \0 mounted on x with fstype nfs statvers=\n\tbytes: a b\nsome total=x\n1 2\n: samples\n";
        let files = [
            "proc/self/mountstats",
            "proc/diskstats",
            "proc/pressure/io",
            "proc/fs/lustre/llite/w-1/stats",
        ];
        assert_eq!(in_tree(&files.map(|file| (file, garbage))), []);
    }
}
