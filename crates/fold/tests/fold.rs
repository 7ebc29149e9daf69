//! Folding: known records give known rows, and nothing in a directory can make it fail.

use crate::region_fixture::{self, BLOCK, FIRST_TICK, Fixture, PID, START_MONO, START_REAL, TICK_NS};
use format::region::{FileRecord, FileUse, Header, Heat, Phase};
use format::tables::{NONE, Tables};
use format::{Note, Profile};
use proptest::prelude::*;
use std::fs;
use std::path::Path;
use steelyard_fold::{Error, collect, merge, retire};

fn directory(region: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s4241");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("4242-5000000000.region"), region).unwrap();
    fs::write(
        path.join("supervisor.json"),
        format!(
            r#"{{"pid": 4241, "child_pid": {PID}, "host": "n1", "launcher": "openmpi", "job": "j", "rank": 3, "size": 8,
            "name": "app", "executable": "/opt/app", "command": ["./app"], "start_mono_ns": {START_MONO},
            "clock_offset_ns": {}}}"#,
            START_REAL - START_MONO
        ),
    )
    .unwrap();
    folder
}

/// Nobody's supervisor lives any more.
fn nobody(_: &Path) -> bool {
    false
}

/// The profile of one program's directory.
fn fold(directory: &Path) -> Result<Profile, Error> {
    collect(directory, &nobody).map(|found| found.profile)
}

fn exit(folder: &Path, json: &str) {
    fs::write(folder.join("s4241/exit.json"), json).unwrap();
}

#[test]
fn known_records_give_known_rows() {
    let folder = directory(&Fixture::process().0);
    exit(
        folder.path(),
        &format!(r#"{{"status": 5, "end_mono_ns": {}}}"#, START_MONO + 2_000_000_000),
    );
    let profile = fold(&folder.path().join("s4241")).unwrap();
    let (t, text) = (&profile.tables, |s| profile.strings.get(s).to_string());
    let run = &profile.manifest.run;
    assert_eq!(
        (run.start_unix_ns as u64, run.tick_ns, run.elapsed_ns),
        (FIRST_TICK * TICK_NS, TICK_NS, 2_000_000_000)
    );
    assert_eq!(
        (run.ranks_expected, run.exit_status, run.partial),
        (Some(8), Some(5), true)
    );

    assert_eq!(t.processes.len(), 1);
    let process = t.processes.row(0);
    assert_eq!((process.rank, process.world_size, process.mpi_thread_level), (3, 8, 1));
    assert_eq!(
        (text(process.end), process.exit_status, process.exit_signal),
        ("_exit".into(), 5, 0)
    );
    assert_eq!(
        (
            process.mpi_init_begin_ns,
            process.mpi_init_end_ns,
            process.mpi_finalize_begin_ns
        ),
        (1_000_000, 3_000_000, -1)
    );
    assert_eq!(text(process.command), "./app '--token=[redacted]' 'two words'");
    assert_eq!(text(process.mpi_version), "Open MPI v4.1.4");
    // Half a nanosecond a cycle: 6000 in the handler; 3 timed passes of 50 and 8 others of 10; two million at the start.
    assert_eq!(
        (process.cost_samples_ns, process.cost_calls_ns, process.cost_start_ns),
        (3000, (150 + 80) / 2, 1_000_000)
    );

    let threads: Vec<_> = t
        .threads
        .rows()
        .map(|thread| (thread.tid, text(thread.role), thread.samples, thread.cpu_ns))
        .collect();
    assert_eq!(
        threads,
        [(PID, "main".into(), 3, -1), (PID + 1, "thread".into(), 0, 77_000)]
    );
    assert_eq!(
        (t.threads.row(1).start_ns, t.threads.row(1).end_ns),
        (100_000_000, 12 * TICK_NS as i64)
    );

    let modules: Vec<_> = t
        .modules
        .rows()
        .map(|m| (text(m.path), text(m.build_id), text(m.kind)))
        .collect();
    assert_eq!(modules[0], ("/opt/app".into(), "abcd0001".into(), "program".into()));
    assert_eq!(modules[1].2, "mpi");

    let site = t.sites.row(1);
    let (send, write) = (t.sites.row(0), site);
    let names = [send, write].map(|site| text(t.calls.row(site.call).name));
    assert_eq!(names, ["MPI_Send", "fwrite"]);
    assert_eq!(
        (send.count, send.bytes, send.timed, send.size_bins[5]),
        (10, 8000, 2, 10)
    );
    let bins = [0, 0, 0, 6, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];
    assert_eq!((send.duration_bins, write.duration_bins), (bins, [0; 16]));
    assert_eq!((send.time_ns, send.time_error_ns, send.max_ns), (12_000, 1000, 2_500));
    // The return address less one is in the call.
    assert_eq!(t.frames.row(send.frame).offset, 0x104);

    let ticks: Vec<_> = t
        .samples
        .rows()
        .map(|s| (s.tick, s.weight, text(t.calls.row(s.call).name)))
        .collect();
    assert_eq!(
        ticks,
        [(2, 1, String::new()), (5, 1, String::new()), (9, 1, "MPI_Send".into())]
    );
    let stacks: Vec<_> = t.samples.rows().map(|sample| stack(t, sample.context)).collect();
    assert_eq!(stacks, [vec![0x100, 0x4f], vec![0x50], vec![0x200, 0x104, 0x4f]]);
    assert_eq!(
        t.losses
            .rows()
            .map(|loss| (text(loss.loss), loss.count))
            .collect::<Vec<_>>(),
        [("ring_full".into(), 5)]
    );
    assert_eq!(t.frames.outer.iter().filter(|&&outer| outer != NONE).count(), 0);
    assert!(merge(vec![profile.clone()]).unwrap().tables.samples.len() == 3);
}

#[test]
fn what_threads_sent_to_one_rank_is_one_row() {
    use format::region::{PEER_OUTSIDE, PEER_RANK, PEER_UNKNOWN};
    let mut region = Fixture::process();
    let other = region.thread(PID + 2);
    region.sent(
        region_fixture::BLOCK,
        &[
            (PEER_RANK, 7, 3, 24, 100),
            (PEER_OUTSIDE, 0, 1, 5, 0),
            (PEER_RANK, 1, 0, 0, 0),
        ],
    );
    region.sent(
        other,
        &[
            (PEER_RANK, 7, 2, 16, 1000),
            (PEER_UNKNOWN, 0, 9, 90, 0),
            (PEER_RANK, 3, 0, 0, 8),
        ],
    );
    let folder = directory(&region.0);
    exit(folder.path(), r#"{"status": 0}"#);
    let profile = fold(&folder.path().join("s4241")).unwrap();
    let rows: Vec<_> = (profile.tables.messages.rows())
        .map(|row| (row.process, row.peer, row.count, row.bytes, row.collective_bytes))
        .collect();
    let expected = [
        (0, -2, 9, 90, 0),
        (0, -1, 1, 5, 0),
        (0, 3, 0, 0, 8),
        (0, 7, 5, 40, 1100),
    ];
    assert_eq!(rows, expected);
}

#[test]
fn regions_of_the_program_s_own_are_a_tree_and_damage_is_survived() {
    let mut region = Fixture::process();
    let other = region.thread(PID + 2);
    let named = region.phases(&[(0, 1, "solve"), (1, 1, "assemble"), (0, 2, "residual"), (0, 1, "")]);
    let last = 1000 + 4_000_000_000;
    let uses = [(3, 2_000_000_000), (6, 1_000_000_000), (4, 0)];
    region.phase_uses(BLOCK, &uses, &[(1, last - 1_000_000_000)]);
    let chunk = region.phase_uses(other, &[(2, 500_000_000), (0, 0), (1, 0)], &[]);
    let told = |region: &Fixture| {
        let folder = directory(&region.0);
        exit(folder.path(), r#"{"status": 0}"#);
        let profile = fold(&folder.path().join("s4241")).unwrap();
        let t = &profile.tables;
        let name = |region: u32| profile.strings.get(t.regions.row(region).name).to_string();
        let uses: Vec<_> = (t.region_uses.rows())
            .map(|row| {
                (
                    name(row.region),
                    name(t.regions.row(row.region).parent),
                    row.count,
                    row.time_ns,
                    row.thread_ns,
                )
            })
            .collect();
        let values: Vec<_> = (t.region_values.rows()).map(|row| (row.count, row.sum.get())).collect();
        (uses, values)
    };
    let ms = 1_000_000;
    let solve = ("solve".to_string(), String::new(), 5, 1750 * ms, 1500 * ms);
    let assemble = ("assemble".to_string(), "solve".to_string(), 6, 500 * ms, 500 * ms);
    let (mut uses, values) = told(&region);
    uses.sort();
    assert_eq!((uses, values), (vec![assemble, solve.clone()], vec![(5, 2.5)]));
    // In itself, and of no kind that is known.
    region.u32(named, 1);
    region.u32(named + Phase::SIZE + Phase::OFFSET_KIND, 7);
    assert_eq!(told(&region).0, [solve]);
    region.u64(chunk, u64::MAX);
    region.u64(Header::OFFSET_PHASES, u64::MAX - 3);
    assert_eq!(told(&region), (vec![], vec![]));
}

#[test]
fn ways_to_end_are_told_apart() {
    let end = |kind: u32, exit_json: &str| {
        let mut region = Fixture::process();
        region.u32(format::region::Header::OFFSET_END_KIND, kind);
        region.u32(format::region::Header::OFFSET_END_CODE, 9);
        let folder = directory(&region.0);
        exit(folder.path(), exit_json);
        let profile = fold(&folder.path().join("s4241")).unwrap();
        let row = profile.tables.processes.row(0);
        // What no supervisor saw did not end as it began.
        assert!(exit_json != "{}" || row.end_ns > row.start_ns, "{kind}");
        (
            profile.strings.get(row.end).to_string(),
            row.exit_status,
            row.exit_signal,
        )
    };
    assert_eq!(end(1, r#"{"status": 9}"#), ("exit".into(), 9, 0));
    assert_eq!(end(0, r#"{"signal": 9}"#), ("signal".into(), -1, 9));
    assert_eq!(end(0, r#"{"signal": 6}"#), ("abort".into(), -1, 6));
    assert_eq!(end(3, r#"{"signal": 6}"#), ("abort".into(), -1, 6));
    assert_eq!(end(5, r#"{"signal": 15}"#), ("mpi_abort".into(), -1, 15));
    assert_eq!(end(5, r#"{"status": 9}"#), ("mpi_abort".into(), 9, 0));
    assert_eq!(end(1, r#"{"signal": 11}"#), ("signal".into(), -1, 11));
    assert_eq!(end(2, r#"{"status": 9}"#), ("_exit".into(), 9, 0));
    assert_eq!(end(0, r#"{"status": 0}"#), ("_exit".into(), 0, 0));
    // The supervisor was killed: what the process said itself, or nothing.
    assert_eq!(end(1, "{}"), ("exit".into(), 9, 0));
    assert_eq!(end(5, "{}"), ("mpi_abort".into(), 9, 0));
    assert_eq!(end(0, "{}"), ("unknown".into(), -1, 0));
    assert_eq!(end(77, "garbage"), ("unknown".into(), 9, 0));
}

#[test]
fn a_rank_that_never_called_mpi_init_is_still_that_rank() {
    let mut region = Fixture::process();
    region.u32(format::region::Header::OFFSET_RANK, u32::MAX);
    region.u64(format::region::Header::OFFSET_MPI_INIT_BEGIN_NS, 0);
    let folder = directory(&region.0);
    let profile = fold(&folder.path().join("s4241")).unwrap();
    assert_eq!(profile.tables.processes.rank, [3]);
    assert_eq!(profile.tables.processes.mpi_init_begin_ns, [-1]);
    // And one that died before its records began has a row all the same.
    fs::remove_file(folder.path().join("s4241/4242-5000000000.region")).unwrap();
    exit(
        folder.path(),
        &format!(r#"{{"signal": 11, "end_mono_ns": {}}}"#, START_MONO + 1000),
    );
    let profile = fold(&folder.path().join("s4241")).unwrap();
    assert_eq!(
        (
            profile.tables.processes.rank[0],
            profile.tables.processes.exit_signal[0]
        ),
        (3, 11)
    );
}

/// Offsets of the frames of a context, the innermost first.
fn stack(tables: &Tables, context: u32) -> Vec<u64> {
    let mut offsets = Vec::new();
    let mut at = context;
    while at != 0 {
        offsets.push(tables.frames.row(tables.contexts.row(at).frame).offset);
        at = tables.contexts.row(at).parent;
    }
    offsets
}

#[test]
fn a_call_that_never_returned_has_its_time_and_its_sample() {
    use format::region::Thread;
    let block = |last_tick: u64, timer: u64, shift: u32| {
        let mut region = Fixture::process();
        region.u32(
            region_fixture::BLOCK + Thread::OFFSET_CALL,
            region_fixture::call("fwrite"),
        );
        region.u32(region_fixture::BLOCK + Thread::OFFSET_SITE, 2);
        region.u64(region_fixture::BLOCK + Thread::OFFSET_LAST_TICK, FIRST_TICK + last_tick);
        region.u64(region_fixture::BLOCK + Thread::OFFSET_TIMER, timer);
        region.u32(format::region::Header::OFFSET_TICK_SHIFT, shift);
        let folder = directory(&region.0);
        exit(
            folder.path(),
            &format!(r#"{{"signal": 15, "end_mono_ns": {}}}"#, START_MONO + 2_000_000_000),
        );
        let profile = fold(&folder.path().join("s4241")).unwrap();
        let t = &profile.tables;
        let last = t.samples.row(t.samples.len() as u32 - 1);
        let name = profile.strings.get(t.calls.row(last.call).name).to_string();
        let offset = t.frames.row(t.contexts.row(last.context).frame).offset;
        (
            t.samples.len(),
            (last.tick, last.weight, name),
            offset,
            t.sites.row(1).time_ns,
            t.threads.row(0).samples,
        )
    };
    // Two seconds are a hundred ticks; the site's timed calls took 12 µs.
    assert_eq!(
        block(9, 1, 0),
        (4, (100, 91, "fwrite".into()), 0x204, 91 * TICK_NS + 12_000, 4)
    );
    // Within a period nothing is missing.
    assert_eq!(block(99, 1, 0).1, (100, 1, "fwrite".into()));
    assert_eq!((block(99, 1, 1).0, block(99, 1, 1).3), (3, 12_000));
    assert_eq!((block(100, 1, 0).0, block(100, 1, 0).3), (3, 12_000));
    // A thread without a timer owes no samples.
    assert_eq!(block(9, 0, 0).0, 3);
}

#[test]
fn a_call_that_was_sampled_and_never_returned_keeps_its_stack() {
    use format::region::Thread;
    // The offsets of the last two samples' frames, the innermost first; a sample may have fallen into the call.
    let last_two = |fell_into_it: bool| {
        let mut region = Fixture::process();
        region.u32(
            region_fixture::BLOCK + Thread::OFFSET_CALL,
            region_fixture::call("MPI_Send"),
        );
        region.u32(region_fixture::BLOCK + Thread::OFFSET_SITE, 1);
        region.u64(region_fixture::BLOCK + Thread::OFFSET_LAST_TICK, FIRST_TICK + 9);
        region.u64(region_fixture::BLOCK + Thread::OFFSET_TIMER, 1);
        region.u64(
            region_fixture::BLOCK + Thread::OFFSET_FIRST_TICK_TSC,
            if fell_into_it { 1001 } else { 0 },
        );
        let folder = directory(&region.0);
        exit(
            folder.path(),
            &format!(r#"{{"signal": 15, "end_mono_ns": {}}}"#, START_MONO + 2_000_000_000),
        );
        let t = fold(&folder.path().join("s4241")).unwrap().tables;
        let of = |row: u32| stack(&t, t.samples.row(row).context);
        let rows = t.samples.len() as u32;
        (of(rows - 2), of(rows - 1))
    };
    let (before, owed) = last_two(true);
    assert!(before.len() == 3 && owed == before, "{before:?} {owed:?}");
    // Of one before, at the same place, it is not known who called.
    assert_eq!(last_two(false).1, [0x104]);
}

#[test]
fn hardware_counts_stand_in_the_row_of_the_program() {
    let folder = directory(&Fixture::process().0);
    let counts = |folder: &Path| {
        let t = fold(&folder.join("s4241")).unwrap().tables.processes;
        [t.instructions[0], t.cycles[0], t.cache_misses[0], t.counted_user_ns[0]]
    };
    assert_eq!(counts(folder.path()), [-1; 4]);
    exit(
        folder.path(),
        r#"{"status": 0, "user_ns": 7, "counts": {"instructions": 300, "cycles": 200, "cache_misses": null}}"#,
    );
    assert_eq!(counts(folder.path()), [300, 200, -1, 7]);
}

#[test]
fn of_the_cores_a_process_may_use_the_newest_word_counts() {
    let folder = directory(&Fixture::process().0);
    let readings = [("0-7", 1), ("", 2), ("0", 3), ("4-5", 4), ("", 5)];
    let lines: String = readings
        .map(|(list, at)| {
            format!(
                "{{\"mono_ns\": {}, \"rss_bytes\": 4096, \"cpu_list\": \"{list}\"}}\n",
                START_MONO + at
            )
        })
        .concat();
    fs::write(folder.path().join("s4241/4242-5000000000.series"), lines).unwrap();
    let profile = fold(&folder.path().join("s4241")).unwrap();
    let process = profile.tables.processes.row(0);
    assert_eq!(
        (profile.strings.get(process.cpu_list), process.cpus_allowed),
        ("4-5", 2)
    );
}

/// Files of two threads: a data file read and written, also known by its name alone; a relative name; a stream; a data
/// set; a file of Open MPI; the kernel's, folded.
fn with_files() -> Fixture {
    let mut f = Fixture::process();
    let data = f.file("/data/run/in.nc", 7);
    let again = f.file("/data/./run//in.nc", 0);
    let relative = f.file("log.txt", 0);
    let stream = f.file("<STDOUT>", 0);
    let set = f.file("pressure", 0);
    let runtime = f.file("/dev/shm/vader_segment.n1.0.1", 9);
    let folded = f.file("/proc/#/*", 0);
    let unused = f.file("/data/unused", 11);
    for (file, flags) in [(relative, 4), (stream, 2), (set, 16), (folded, 1)] {
        let at = f.file_at(file);
        f.u32(at + FileRecord::OFFSET_FLAGS, flags);
    }
    for (file, offset, value) in [
        (set, FileRecord::OFFSET_PARENT, data),
        (data, FileRecord::OFFSET_COMM_SIZE, 8),
        (folded, FileRecord::OFFSET_MEMBERS, 12),
        (unused, FileRecord::OFFSET_MEMBERS, 1),
    ] {
        let at = f.file_at(file);
        f.u32(at + offset, value);
    }
    let other = f.thread(PID + 1);
    let at = f.file_use(BLOCK, data, 0);
    f.writes(at, 10, 4096, 5000);
    f.u64(at + FileUse::OFFSET_WRITE_MAX_TSC, 7000);
    let at = f.file_use(other, data, 0);
    f.writes(at, 3, 100, 3000);
    f.u64(at + FileUse::OFFSET_COMMON_DROPPED, 1);
    let at = f.file_use(other, data, 2);
    f.writes(at, 1, 3 << 30, 3000);
    let at = f.file_use(BLOCK, again, 0);
    f.u64(at + FileUse::OFFSET_UNLINKS, 1);
    for (file, interface) in [(relative, 1), (stream, 1), (set, 3), (runtime, 0), (folded, 0)] {
        let at = f.file_use(BLOCK, file, interface);
        f.writes(at, 2, 10, 9000);
    }
    // Made up: a file that is not in the table, an interface that there is not.
    f.file_use(BLOCK, 999, 0);
    f.file_use(BLOCK, data, 77);
    for (block, shift) in [(BLOCK, 21), (other, 20)] {
        let heat = f.heat(block, 0, shift);
        f.u64(heat + Heat::OFFSET_WRITE_BYTES, 100);
        f.u64(heat + Heat::OFFSET_WRITE_BYTES + 8 * 3, 10);
        f.u64(heat + Heat::OFFSET_WRITE_TSC + 8 * 3, 2000);
    }
    f.failure(BLOCK, 1, 2, 5);
    f.failure(BLOCK, 1, 13, 1);
    f.failure(other, 0, 2, 1);
    f.u64(Header::OFFSET_START_RCHAR, 4000);
    f.u64(Header::OFFSET_START_WCHAR, u64::MAX);
    f.u64(Header::OFFSET_MAPPED_BYTES, 77);
    f
}

fn mounts(folder: &Path) {
    fs::write(
        folder.join("s4241/storage.json"),
        r#"{"mounts": [
            {"device": 1, "mount": "/", "kind": "ext4", "source": "/dev/vda"},
            {"device": 34359738369, "mount": "/data", "kind": "lustre", "source": "mgs:/work", "block_bytes": 4096,
             "size_bytes": 1000, "free_bytes": 10},
            {"device": 99, "mount": "/work", "kind": "lustre", "source": "mgs:/work"}],
           "layouts": [{"device": 34359738369, "inode": 7, "stripe_count": 4, "stripe_bytes": 1048576}]}"#,
    )
    .unwrap();
    let path = folder.join("s4241/supervisor.json");
    let facts = fs::read_to_string(&path).unwrap();
    fs::write(path, facts.replacen('{', r#"{"directory": "/home/me","#, 1)).unwrap();
}

#[test]
fn known_files_give_known_rows() {
    let folder = directory(&with_files().0);
    mounts(folder.path());
    let profile = fold(&folder.path().join("s4241")).unwrap();
    let (t, text) = (&profile.tables, |s| profile.strings.get(s).to_string());
    let filesystems: Vec<_> = t
        .filesystems
        .rows()
        .map(|row| (row.node, text(row.mount), row.size_bytes))
        .collect();
    assert_eq!(filesystems, [(NONE, "/data".into(), 1000), (0, "/".into(), -1)]);
    let files: Vec<_> = t
        .files
        .rows()
        .map(|row| {
            (
                text(row.path),
                text(row.class),
                row.filesystem,
                row.inode,
                row.parent,
                row.members,
            )
        })
        .collect();
    let row = |path: &str, class: &str, filesystem, inode, parent, members| {
        (path.to_string(), class.to_string(), filesystem, inode, parent, members)
    };
    assert_eq!(
        files,
        [
            row("/data/run/in.nc", "data", 0, 7, NONE, 1),
            row("/home/me/log.txt", "data", 1, 0, NONE, 1),
            row("<STDOUT>", "stream", NONE, 0, NONE, 1),
            row("/dev/shm/vader_segment.n1.0.1", "runtime", 0, 9, NONE, 1),
            row("/proc/#/*", "device", 1, 0, NONE, 12),
            row("pressure", "dataset", NONE, 0, 0, 1),
        ]
    );
    let data = t.files.row(0);
    assert_eq!((data.stripe_count, data.stripe_bytes, data.comm_size), (4, 1 << 20, 8));
    assert_eq!(
        (data.size_bytes, data.block_bytes, data.birth_ns),
        (1 << 20, 4096, START_REAL)
    );
    assert_eq!((t.files.row(1).stripe_count, t.files.row(1).size_bytes), (-1, -1));

    let uses: Vec<_> = t
        .file_uses
        .rows()
        .map(|row| (row.file, text(row.interface), row.writes, row.write_bytes))
        .collect();
    let expected = [
        (0, "posix", 13, 41260),
        (0, "mpiio", 1, 3 << 30),
        (1, "stdio", 2, 20),
        (2, "stdio", 2, 20),
        (3, "posix", 2, 20),
        (4, "posix", 2, 20),
        (5, "hdf5", 2, 20),
    ];
    let mut found: Vec<_> = uses
        .iter()
        .map(|(file, name, calls, bytes)| (*file, &**name, *calls, *bytes))
        .collect();
    found.sort_by_key(|&(file, name, ..)| (file, name != "posix"));
    assert_eq!(found, expected);
    let posix = t.file_uses.rows().find(|row| row.writes == 13).unwrap();
    assert_eq!(
        (posix.unlinks, posix.opens, posix.write_end, posix.members),
        (1, 2, 40960, 0)
    );
    assert_eq!(
        (posix.write_bins[0], posix.write_bins[2], posix.write_sequential),
        (3, 10, 13)
    );
    // Half a nanosecond a cycle; the counter stood at 1000 when the run began.
    assert_eq!(
        (posix.write_ns, posix.write_max_ns, posix.write_max_size),
        (6500, 3500, 4096)
    );
    assert_eq!((posix.write_start_ns, posix.write_end_ns), (1000, 7000));
    assert_eq!(
        (posix.open_start_ns, posix.close_start_ns, posix.read_start_ns),
        (900, -1, -1)
    );
    assert_eq!(
        (posix.access_size, posix.access_count),
        ([4096, 100, 0, 0], [10, 3, 0, 0])
    );
    assert_eq!(posix.common_exact, 0);
    assert_eq!(t.file_uses.rows().find(|row| row.file == 1).unwrap().common_exact, 1);
    let interfaces: Vec<_> = t.file_uses.rows().filter(|row| row.file == 0).collect();
    assert_eq!(interfaces[1].write_bins[9], 1);

    let series: Vec<_> = t
        .io_series
        .rows()
        .map(|row| {
            (
                text(row.interface),
                row.time_ns,
                row.width_ns,
                row.write_bytes,
                row.write_ns,
            )
        })
        .collect();
    let bin = 1i64 << 20;
    assert_eq!(
        series,
        [
            ("posix".into(), 0, bin as u64, 200, 0),
            ("posix".into(), bin, bin as u64, 10, 1000),
            ("posix".into(), 3 * bin, bin as u64, 10, 1000),
        ]
    );
    let failures: Vec<_> = t
        .io_failures
        .rows()
        .map(|row| {
            let call = text(t.calls.row(row.call).name);
            (call, t.frames.row(row.frame).offset, text(row.error), row.count)
        })
        .collect();
    let failed = |errno: &str, count| ("fwrite".to_string(), 0x204, errno.to_string(), count);
    assert_eq!(
        failures[failures.len() - 2..],
        [failed("ENOENT", 5), failed("EACCES", 1)]
    );
    let process = t.processes.row(0);
    assert_eq!(
        (process.io_rchar_start, process.io_wchar_start, process.mapped_bytes),
        (4000, -1, 77)
    );
    let losses: Vec<_> = t.losses.rows().map(|loss| (text(loss.loss), loss.count)).collect();
    assert!(losses.contains(&("record_damaged".into(), 2)), "{losses:?}");
    assert!(format::Profile::read_bytes(&profile.to_bytes()).is_ok());
}

#[test]
fn where_nothing_is_known_of_mounts_names_tell_files_apart() {
    let folder = directory(&with_files().0);
    let profile = fold(&folder.path().join("s4241")).unwrap();
    let t = &profile.tables;
    assert!(t.filesystems.is_empty());
    let data: Vec<_> = (0..)
        .zip(t.files.rows())
        .filter(|(_, row)| profile.strings.get(row.path).ends_with("in.nc"))
        .collect();
    assert_eq!((data.len(), data[0].1.inode), (1, 0));
    let posix: Vec<_> = t
        .file_uses
        .rows()
        .filter(|row| row.file == data[0].0 && row.unlinks == 1)
        .collect();
    assert_eq!((posix.len(), posix[0].writes), (1, 13));
}

#[test]
fn files_of_processes_folded_early_are_those_of_the_rest() {
    let folder = directory(&with_files().0);
    let process = folder.path().join("s4241");
    let mut region = with_files();
    region.u32(Header::OFFSET_PID, 77);
    region.u32(Header::OFFSET_RANK, u32::MAX);
    // The other process knows the file by another name, too.
    let at = region.file_at(1);
    let name = region.text("/data/a");
    region.u64(at + FileRecord::OFFSET_PATH, name as u64);
    region.u32(at + FileRecord::OFFSET_PATH_SIZE, 7);
    let early = process.join("77-1.region");
    fs::write(&early, &region.0).unwrap();
    let probe = r#"{"mounts": [{"device": 34359738369, "mount": "/data", "kind": "xfs", "source": "/dev/sdb"}]}"#;
    fs::write(folder.path().join("probe.json"), probe).unwrap();
    let before = fold(&process).unwrap();
    retire(&process, &[early]).unwrap();
    let after = fold(&process).unwrap();
    assert!(after == merge(vec![before]).unwrap());
    let (t, text) = (&after.tables, |s| after.strings.get(s));
    let of_inode: Vec<_> = (0..).zip(t.files.rows()).filter(|(_, row)| row.inode == 7).collect();
    assert_eq!(of_inode.len(), 1);
    assert_eq!(text(of_inode[0].1.path), "/data/a");
    let users: Vec<_> = t
        .file_uses
        .rows()
        .filter(|row| row.file == of_inode[0].0)
        .map(|row| row.process)
        .collect();
    assert_eq!((users.first(), users.last()), (Some(&0), Some(&1)));
    let folded = t.files.rows().find(|row| text(row.path) == "/proc/#/*").unwrap();
    assert_eq!(folded.members, 24);
}

#[test]
fn many_files_are_folded_fast_and_fit_a_region() {
    let mut f = Fixture::process();
    let mut blocks = vec![BLOCK];
    blocks.extend((2..6).map(|n| f.thread(PID + n)));
    for n in 0..8000 {
        let file = f.file(&format!("/data/step/output_{n:05}.dat"), n + 1);
        for &block in &blocks[..1 + n as usize % 2] {
            let at = f.file_use(block, file, 0);
            f.writes(at, 10, 4096, 5000);
        }
    }
    assert!(f.0.len() < 32 << 20, "{} bytes", f.0.len());
    let folder = directory(&f.0);
    let profile = fold(&folder.path().join("s4241")).unwrap();
    assert_eq!(
        (profile.tables.files.len(), profile.tables.file_uses.len()),
        (8000, 8000)
    );
    assert_eq!(profile.tables.file_uses.writes.iter().sum::<u64>(), 120_000);
}

#[test]
fn helpers_of_less_than_a_tick_are_counted_only() {
    let folder = directory(&Fixture::process().0);
    let mut helper = Fixture::process();
    helper.u32(format::region::Header::OFFSET_PID, 77);
    helper.u32(format::region::Header::OFFSET_RANK, u32::MAX);
    helper.u64(format::region::Header::OFFSET_MPI_INIT_BEGIN_NS, 0);
    helper.u64(format::region::Header::OFFSET_LAST_MONO_NS, START_MONO + 1_000_000);
    helper.u64(format::region::Header::OFFSET_RING_HEAD, 0);
    fs::write(folder.path().join("s4241/77-1.region"), &helper.0).unwrap();
    let profile = fold(&folder.path().join("s4241")).unwrap();
    assert_eq!(profile.tables.processes.pid, [PID]);
    let short: Vec<(u64, u64)> = (profile.manifest.run.short.iter())
        .map(|short| (short.processes, short.lived_ns))
        .collect();
    assert_eq!(short, [(1, 1_000_000)]);
}

#[test]
fn processes_folded_early_are_in_the_profile_and_their_files_are_gone() {
    let folder = directory(&Fixture::process().0);
    let process = folder.path().join("s4241");
    let other = |pid: u32, last: u64| {
        let mut region = Fixture::process();
        region.u32(format::region::Header::OFFSET_PID, pid);
        region.u32(format::region::Header::OFFSET_RANK, u32::MAX);
        region.u64(format::region::Header::OFFSET_MPI_INIT_BEGIN_NS, 0);
        region.u64(format::region::Header::OFFSET_LAST_MONO_NS, START_MONO + last);
        if last < TICK_NS {
            region.u64(format::region::Header::OFFSET_RING_HEAD, 0);
        }
        let path = process.join(format!("{pid}-1.region"));
        fs::write(&path, &region.0).unwrap();
        path
    };
    let early = [other(77, 2_000_000_000), other(78, 1_000_000), other(79, 3_000_000_000)];
    let before = fold(&process).unwrap();
    let regions = early.clone().map(|path| fs::read(path).unwrap());
    let put_back = || {
        early
            .iter()
            .zip(&regions)
            .for_each(|(path, region)| fs::write(path, region).unwrap())
    };
    retire(&process, &early).unwrap();
    assert!(early.iter().all(|path| !path.exists()));
    let after = fold(&process).unwrap();
    assert_eq!(after, merge(vec![before]).unwrap());
    // Killed before the regions were removed, and before it was said that the part counts.
    put_back();
    assert_eq!(fold(&process).unwrap(), after);
    let retired = process.join("retired.json");
    fs::rename(&retired, process.join("aside")).unwrap();
    assert_eq!(merge(vec![fold(&process).unwrap()]).unwrap(), after);
    fs::rename(process.join("aside"), &retired).unwrap();
    early.iter().for_each(|path| fs::remove_file(path).unwrap());
    assert_eq!(after.tables.processes.len(), 3);
    let short = after.manifest.run.short.iter().map(|short| short.processes);
    assert_eq!(short.collect::<Vec<_>>(), [1]);
}

/// The program is a wrapper that goes on when the rank that it started has ended and been folded.
#[test]
fn a_rank_that_was_folded_early_stays_the_only_one() {
    let mut wrapper = Fixture::process();
    wrapper.u32(format::region::Header::OFFSET_RANK, u32::MAX);
    wrapper.u64(format::region::Header::OFFSET_MPI_INIT_BEGIN_NS, 0);
    let folder = directory(&wrapper.0);
    let process = folder.path().join("s4241");
    let facts = fs::read_to_string(process.join("supervisor.json")).unwrap();
    let of_a_run = facts.replacen('{', r#"{"world": "the run", "#, 1);
    fs::write(process.join("supervisor.json"), of_a_run).unwrap();
    let mut app = Fixture::process();
    app.u32(format::region::Header::OFFSET_PID, 77);
    let early = process.join("77-1.region");
    fs::write(&early, &app.0).unwrap();
    let ranks = || {
        let profile = fold(&process).unwrap();
        let t = &profile.tables.processes;
        let world = |row: usize| profile.strings.get(t.world[row]).to_string();
        let mut ranks: Vec<_> = (0..t.len()).map(|row| (t.pid[row], t.rank[row], world(row))).collect();
        ranks.sort();
        ranks
    };
    let before = ranks();
    assert_eq!(before, [(77, 3, "the run".to_string()), (PID, -1, String::new())]);
    retire(&process, std::slice::from_ref(&early)).unwrap();
    assert!(!early.exists());
    assert_eq!(ranks(), before);
}

#[test]
fn what_cannot_be_read_is_named() {
    let folder = directory(&Fixture::process().0);
    let process = folder.path().join("s4241");
    fs::write(folder.path().join("s1.part.steelyard"), b"no part").unwrap();
    fs::write(process.join("retired.json"), br#"{"parts": 1}"#).unwrap();
    fs::write(process.join("retired-1.part.steelyard"), b"no part either").unwrap();
    let collected = collect(folder.path(), &nobody).unwrap();
    assert_eq!(collected.profile.tables.processes.pid, [PID]);
    let left_out: Vec<String> = collected.left_out.iter().map(ToString::to_string).collect();
    assert_eq!(left_out.len(), 2, "{left_out:?}");
    for (left, name) in left_out
        .iter()
        .zip(["s4241/retired-1.part.steelyard: ", "s1.part.steelyard: "])
    {
        assert!(left.contains(name), "{left}");
        assert!(
            collected
                .profile
                .manifest
                .run
                .notes
                .contains(&Note::LeftOut(left.clone())),
            "{:?}",
            collected.profile.manifest.run.notes
        );
    }
}

#[test]
fn a_region_cut_anywhere_is_folded_as_far_as_it_goes() {
    let whole = Fixture::process().0;
    let mut rows = Vec::new();
    for length in (0..whole.len()).step_by(409).chain([whole.len()]) {
        let folder = directory(&whole[..length]);
        let profile = fold(&folder.path().join("s4241")).unwrap();
        assert!(
            format::Profile::read_bytes(&profile.to_bytes()).is_ok(),
            "cut at {length}"
        );
        rows.push((profile.tables.sites.len(), profile.tables.samples.len()));
    }
    assert!(
        rows.is_sorted_by_key(|(sites, _)| *sites),
        "a longer file never gives fewer sites"
    );
    assert_eq!(rows.last(), Some(&(2, 3)));
}

#[test]
fn a_directory_of_garbage_gives_a_sentence_or_a_profile() {
    let folder = tempfile::tempdir().unwrap();
    assert!(
        collect(folder.path(), &nobody)
            .unwrap_err()
            .to_string()
            .contains("no records of a run here")
    );
    assert!(
        collect(&folder.path().join("none"), &nobody)
            .unwrap_err()
            .to_string()
            .contains("cannot read")
    );
    let process = folder.path().join("s1");
    fs::create_dir(&process).unwrap();
    for name in [
        "supervisor.json",
        "exit.json",
        "1-1.region",
        "1-1.spool",
        "1-1.series",
        "1-1.threads",
        "x.part.steelyard",
    ] {
        fs::write(process.join(name), b"\0\xffgarbage\n{}\n").unwrap();
    }
    for name in ["node.json", "probe.json", "node.series", "s9.part.steelyard"] {
        fs::write(folder.path().join(name), b"\0\xffgarbage\n{}\n").unwrap();
    }
    let profile = collect(folder.path(), &nobody).unwrap().profile;
    let notes = &profile.manifest.run.notes;
    assert!(
        notes.iter().any(|note| matches!(note, Note::Unreadable(_))),
        "{notes:?}"
    );
    assert!(
        notes
            .iter()
            .any(|note| note.to_string().contains("not a Steelyard profile")),
        "{notes:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_damage_is_survived(hits in proptest::collection::vec((0..(98usize << 10), any::<u64>()), 1..30)) {
        let mut region = Fixture::process();
        for (place, value) in hits {
            region.u64(place, value);
        }
        // The head stays: without it nothing is read.
        region.u64(format::region::Header::OFFSET_MAGIC, format::region::MAGIC);
        region.u32(format::region::Header::OFFSET_VERSION, format::region::VERSION);
        region.u32(format::region::Header::OFFSET_HEADER_SIZE, format::region::Header::SIZE as u32);
        let folder = directory(&region.0);
        let profile = fold(&folder.path().join("s4241")).unwrap();
        prop_assert!(format::Profile::read_bytes(&profile.to_bytes()).is_ok());
        prop_assert!(merge(vec![profile.clone(), profile]).is_ok());
    }

    #[test]
    fn damage_in_files_is_survived(hits in proptest::collection::vec((0..60usize << 10, any::<u64>(), any::<bool>()), 1..40)) {
        let mut region = with_files();
        let begin = region_fixture::SIZE;
        for (place, value, near) in hits {
            let value = if near { value % region.0.len() as u64 / 8 * 8 } else { value };
            let place = (begin + place).min(region.0.len() - 8) / 8 * 8;
            region.u64(place, value);
        }
        let folder = directory(&region.0);
        mounts(folder.path());
        let profile = fold(&folder.path().join("s4241")).unwrap();
        prop_assert!(format::Profile::read_bytes(&profile.to_bytes()).is_ok());
        let again = merge(vec![profile.clone(), profile.clone()]).unwrap();
        prop_assert!(merge(vec![profile]).unwrap() == again);
    }

    #[test]
    fn damage_in_the_header_is_survived(hits in proptest::collection::vec((16..448usize, any::<u64>()), 1..30)) {
        let mut region = Fixture::process();
        for (place, value) in hits {
            region.u64(place / 8 * 8, value);
        }
        let folder = directory(&region.0);
        prop_assert!(fold(&folder.path().join("s4241")).is_ok());
    }
}
