//! Programs that end badly, places that cannot be written, supervisors that are killed: the program never notices, the
//! launcher sees what it would have seen, and what was recorded is there.

use format::{Note, Profile};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A program whose signals have their default effect, whatever started these tests: `nohup`, the background of a script.
fn plain(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("env");
    command.arg("--default-signal").arg(program);
    command
}

/// A place for one test: its run directories and its output.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("tmp")).unwrap();
        Self { folder }
    }

    fn tmp(&self) -> PathBuf {
        self.folder.path().join("tmp")
    }

    fn out(&self) -> PathBuf {
        self.folder.path().join("out.steelyard")
    }

    /// The supervisor of a program, not yet started. No library: what is tested here needs none.
    fn supervise(&self, program: &[&str]) -> Command {
        let mut command = plain(env!("CARGO_BIN_EXE_supervise"));
        command
            .arg(self.out())
            .arg("")
            .args(program)
            .current_dir(self.folder.path());
        command
            .env("STEELYARD_TMPDIR", self.tmp())
            .env_remove("STEELYARD_RUN")
            .stderr(Stdio::null());
        command
    }

    fn run(&self, program: &[&str]) -> (ExitStatus, Option<Profile>) {
        let status = self.supervise(program).status().expect("cargo test builds it");
        (status, Profile::read(self.out()).ok())
    }

    fn shell(&self, script: &str) -> (ExitStatus, Option<Profile>) {
        self.run(&["/bin/sh", "-c", script])
    }

    /// The only run directory.
    fn run_directory(&self) -> PathBuf {
        wait_for(|| {
            fs::read_dir(self.tmp())
                .unwrap()
                .flatten()
                .next()
                .map(|entry| entry.path())
        })
    }
}

/// Waits for something that another process does; its absence fails the test after a long while.
fn wait_for<T>(mut find: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(found) = find() {
            return found;
        }
        assert!(Instant::now() < deadline, "what the test waits for did not come");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn kill(pid: u32, signal: &str) {
    assert!(
        Command::new("kill")
            .args([format!("-{signal}"), pid.to_string()])
            .status()
            .unwrap()
            .success()
    );
}

fn end(profile: &Profile) -> (String, i32, i32) {
    let row = profile.tables.processes.row(0);
    (
        profile.strings.get(row.end).to_string(),
        row.exit_status,
        row.exit_signal,
    )
}

#[test]
fn every_exit_status_is_passed_on() {
    let place = Place::new();
    for code in (0..=255).step_by(15).chain([1, 2, 126, 127, 128, 254]) {
        let (status, profile) = place.shell(&format!("exit {code}"));
        assert_eq!(status.code(), Some(code));
        let profile = profile.unwrap();
        assert_eq!(profile.manifest.run.exit_status, Some(code));
        assert_eq!(end(&profile), ("_exit".into(), code, 0));
        assert!(!profile.manifest.run.partial);
    }
    assert_eq!(
        fs::read_dir(place.tmp()).unwrap().count(),
        0,
        "run directories are removed"
    );
}

#[test]
fn counters_of_a_program_and_its_children_are_in_its_row() {
    let place = Place::new();
    // The shell itself only waits.
    let script = "(i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done) & wait; exit 3";
    let status = place
        .supervise(&["/bin/sh", "-c", script])
        .env("STEELYARD_COUNTERS", "software")
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(3));
    let profile = Profile::read(place.out()).unwrap();
    assert!(profile.manifest.run.notes.contains(&Note::SoftwareCounters));
    let row = profile.tables.processes.row(0);
    // In place of instructions and cycles: nanoseconds, of which user time is a part; of cache misses: page faults.
    assert!(row.counted_user_ns > 0 && row.cache_misses > 10, "{row:?}");
    assert!(row.instructions > row.counted_user_ns / 2, "{row:?}");
    assert!(
        row.cycles > row.instructions / 2 && row.cycles < row.instructions * 2,
        "{row:?}"
    );
}

#[test]
fn energy_and_accelerators_of_the_node_are_in_its_series() {
    let place = Place::new();
    let sys = place.folder.path().join("sys");
    for (file, content) in [
        ("class/powercap/intel-rapl:0/max_energy_range_uj", "262143328850"),
        ("class/powercap/intel-rapl:0/energy_uj", "262143000000"),
        ("class/drm/card0/device/gpu_busy_percent", "64"),
        ("class/drm/card0/device/mem_info_vram_used", "1024"),
        ("class/drm/card0/device/mem_info_vram_total", "4096"),
    ] {
        fs::create_dir_all(sys.join(file).parent().unwrap()).unwrap();
        fs::write(sys.join(file), content).unwrap();
    }
    let status = place
        .supervise(&["/bin/true"])
        .env("STEELYARD_SYSFS_ROOT", &sys)
        .status();
    assert!(status.unwrap().success());
    let profile = Profile::read(place.out()).unwrap();
    let row = profile.tables.accelerator_series.row(0);
    assert_eq!(profile.strings.get(row.device), "card0");
    assert_eq!(
        (
            row.node,
            row.busy_percent,
            row.memory_used_bytes,
            row.memory_total_bytes,
            row.power_uw
        ),
        (0, 64, 1024, 4096, -1)
    );
    assert_eq!(profile.tables.node_series.row(0).energy_uj, 0);
    let absent = |id: &str| {
        profile
            .tables
            .absent
            .rows()
            .any(|row| profile.strings.get(row.what) == id)
    };
    assert!(!absent("accelerator") && !absent("energy"));
}

#[test]
fn what_the_node_counted_of_storage_is_the_difference_of_start_and_end() {
    let place = Place::new();
    let root = place.folder.path();
    let stats = |writes: u64| format!("write_bytes  {writes} samples [bytes] 1 1048576 {}\n", writes * 1000);
    let nfs = |reads: u64| {
        format!("device server:/home mounted on /home with fstype nfs4 statvers=1.1\n\tbytes:\t{reads} 0 0 0 0 0 0 0\n")
    };
    let limit =
        |times: u64, us: u64| format!("usage_usec 9\nnr_periods 9\nnr_throttled {times}\nthrottled_usec {us}\n");
    let files = [
        ("proc/fs/lustre/llite/work-ffff8800/stats", stats(5)),
        ("proc/self/mountstats", nfs(100)),
        (
            "proc/self/mountinfo",
            "1 0 0:44 / /work rw - lustre mgs@tcp:/work rw\n2 0 0:45 / /home rw - nfs4 server:/home rw\n".into(),
        ),
        (
            "proc/pressure/io",
            "some avg10=0.00 avg60=0.00 avg300=0.00 total=7\n".into(),
        ),
        ("proc/self/cgroup", "0::/job\n".into()),
        ("sys/fs/cgroup/job/cpu.stat", limit(2, 1000)),
        ("later/cpu.stat", limit(5, 4000)),
        ("later/stats", stats(8)),
        ("later/mountstats", nfs(100)),
    ];
    for (name, content) in files {
        let path = root.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    // The program waits until the start has been noted, and changes what is counted.
    let script = "while ! ls tmp/*/storage.start.json >/dev/null 2>&1; do sleep 0.01; done
        cp later/stats proc/fs/lustre/llite/work-ffff8800/stats; cp later/mountstats proc/self/mountstats
        cp later/cpu.stat sys/fs/cgroup/job/cpu.stat";
    let status = place
        .supervise(&["/bin/sh", "-c", script])
        .env("STEELYARD_PROCFS_ROOT", root.join("proc"))
        .env("STEELYARD_SYSFS_ROOT", root.join("sys"))
        .status()
        .unwrap();
    assert!(status.success());
    let profile = Profile::read(place.out()).unwrap();
    let (t, text) = (&profile.tables, |s| profile.strings.get(s));
    let rows: Vec<_> = t
        .storage
        .rows()
        .map(|row| (text(row.source), text(row.counter), text(row.unit), row.value))
        .collect();
    let expected = [
        ("lustre:work", "write_bytes", "bytes", 3000),
        ("lustre:work", "write_bytes_calls", "calls", 3),
        ("cgroup:cpu", "nr_throttled", "calls", 3),
        ("cgroup:cpu", "throttled", "ns", 3_000_000),
        ("pressure:io", "some", "ns", 0),
    ];
    assert_eq!(rows, expected);
    let filesystem = t.filesystems.row(t.storage.filesystem[0]);
    assert_eq!((text(filesystem.kind), text(filesystem.mount)), ("lustre", "/work"));
    let absent: Vec<_> = t.absent.what.iter().map(|&what| text(what)).collect();
    assert!(
        absent.contains(&"disk_statistics") && !absent.contains(&"io_pressure"),
        "{absent:?}"
    );
}

#[test]
fn each_hardware_counter_has_a_number_or_a_reason() {
    let place = Place::new();
    let (_, profile) = place.shell("exit 0");
    let profile = profile.unwrap();
    let row = profile.tables.processes.row(0);
    let absent = |id: &str| {
        profile
            .tables
            .absent
            .rows()
            .any(|a| profile.strings.get(a.what) == id && a.reason.0 != 0)
    };
    for (id, count) in [
        ("instructions", row.instructions),
        ("cycles", row.cycles),
        ("cache_misses", row.cache_misses),
    ] {
        let reason = absent("hardware_counters") || absent(id);
        assert!((count >= 0) != reason, "{id}: {count}, {reason}");
    }
    let off = place.supervise(&["/bin/true"]).env("STEELYARD_COUNTERS", "0").status();
    assert!(off.unwrap().success());
    assert_eq!(
        Profile::read(place.out()).unwrap().tables.processes.row(0).instructions,
        -1
    );
}

#[test]
fn the_supervisor_ends_by_the_signal_its_child_ended_by() {
    let place = Place::new();
    for (name, number) in [
        ("HUP", 1),
        ("INT", 2),
        ("QUIT", 3),
        ("ABRT", 6),
        ("KILL", 9),
        ("SEGV", 11),
        ("PIPE", 13),
        ("TERM", 15),
        ("USR1", 10),
        ("40", 40),
    ] {
        let (status, profile) = place.shell(&format!("ulimit -c 0; kill -{name} $$"));
        assert_eq!((status.signal(), status.core_dumped()), (Some(number), false), "{name}");
        let word = if name == "ABRT" { "abort" } else { "signal" };
        assert_eq!(end(&profile.unwrap()), (word.into(), -1, number));
    }
}

#[test]
fn signals_sent_to_the_supervisor_reach_the_program() {
    for (name, number) in [
        ("TERM", 15),
        ("USR1", 10),
        ("USR2", 12),
        ("HUP", 1),
        ("INT", 2),
        ("QUIT", 3),
    ] {
        let place = Place::new();
        let script = format!("trap 'exit 4{number}' {name}; touch ready; while :; do sleep 0.02; done");
        let mut supervisor = place.supervise(&["/bin/sh", "-c", &script]).spawn().unwrap();
        wait_for(|| place.folder.path().join("ready").exists().then_some(()));
        kill(supervisor.id(), name);
        assert_eq!(
            supervisor.wait().unwrap().code(),
            format!("4{number}").parse::<i32>().ok().map(|code| code % 256),
            "{name}"
        );
    }
}

#[test]
fn stopping_and_going_on_reach_the_program_too() {
    let place = Place::new();
    let script = "touch ready; echo $$ > pid; while [ ! -e done ]; do sleep 0.02; done";
    // In a group of its own: the kernel lets nobody stop a group whose session has left it alone, as a batch job's may be.
    let mut supervisor = place
        .supervise(&["/bin/sh", "-c", script])
        .process_group(0)
        .spawn()
        .unwrap();
    wait_for(|| place.folder.path().join("pid").exists().then_some(()));
    let state = |pid: u32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
        stat.rsplit_once(") ").unwrap().1.chars().next().unwrap()
    };
    let child: u32 = wait_for(|| {
        fs::read_to_string(place.folder.path().join("pid"))
            .ok()?
            .trim()
            .parse()
            .ok()
    });
    kill(supervisor.id(), "TSTP");
    wait_for(|| (state(child) == 'T' && state(supervisor.id()) == 'T').then_some(()));
    kill(supervisor.id(), "CONT");
    wait_for(|| (state(child) != 'T').then_some(()));
    fs::write(place.folder.path().join("done"), "").unwrap();
    assert!(supervisor.wait().unwrap().success());
}

#[test]
fn where_the_kernel_stops_nobody_the_supervisor_goes_on_too() {
    let place = Place::new();
    let script = "touch ready; while [ ! -e done ]; do sleep 0.02; done; exit 7";
    let plain = place.supervise(&["/bin/sh", "-c", script]);
    // In a session of its own, whose leader it is: its parent belongs to another, so that its group is an orphan.
    let mut command = Command::new("setsid");
    command.arg(plain.get_program()).args(plain.get_args());
    for (name, value) in plain.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let mut supervisor = command
        .current_dir(place.folder.path())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    wait_for(|| place.folder.path().join("ready").exists().then_some(()));
    kill(supervisor.id(), "TSTP");
    fs::write(place.folder.path().join("done"), "").unwrap();
    let status = wait_for(|| supervisor.try_wait().unwrap());
    assert_eq!(status.code(), Some(7));
}

#[test]
fn a_killed_supervisor_leaves_the_program_running_and_the_records_readable() {
    let place = Place::new();
    let script = "touch ready; while [ ! -e go ]; do sleep 0.02; done; touch finished";
    let mut supervisor = place.supervise(&["/bin/sh", "-c", script]).spawn().unwrap();
    wait_for(|| place.folder.path().join("ready").exists().then_some(()));
    let run = place.run_directory();
    let process = run.join(format!("s{}", supervisor.id()));
    wait_for(|| {
        fs::read_to_string(process.join("supervisor.json"))
            .ok()
            .filter(|text| !text.contains("\"child_pid\": 0,"))
    });
    kill(supervisor.id(), "KILL");
    assert_eq!(supervisor.wait().unwrap().signal(), Some(9));
    fs::write(place.folder.path().join("go"), "").unwrap();
    wait_for(|| place.folder.path().join("finished").exists().then_some(()));
    let profile = steelyard_collect::collect(&run).unwrap().profile;
    assert_eq!(profile.manifest.run.name, "sh");
    assert_eq!(end(&profile), ("unknown".into(), -1, 0));
}

#[test]
fn the_program_finds_everything_as_it_would_without_us() {
    let place = Place::new();
    // SIGPIPE at its default, the same mask, group, session, limits, umask, nice value and descriptors.
    let script = "grep -E '^(Sig(Blk|Ign|Cgt)|Shd|NoNewPrivs|Umask)' /proc/self/status; cut -d' ' -f5-8,19 /proc/self/stat \
                  | sed 's/^[0-9]* /group /'; ulimit -a; ls /proc/self/fd; pwd; echo \"$#:$1\"; env | grep -c STEELYARD_DIR";
    let words = ["/bin/sh", "-c", script, "name", "two words"];
    let with = place
        .supervise(&words)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let without = plain(words[0])
        .args(&words[1..])
        .current_dir(place.folder.path())
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let text = |output: &std::process::Output| String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text(&without).contains("SigIgn"));
    assert_eq!(text(&with), text(&without));
}

#[test]
fn what_cannot_start_gets_a_sentence_and_the_shells_status() {
    let place = Place::new();
    fs::write(place.folder.path().join("plain"), "no program").unwrap();
    for (program, status, part) in [
        ("no-such-program", 127, "not found; check the spelling"),
        ("./none", 127, "there is no such file"),
        ("/", 126, "is a directory"),
        ("./plain", 126, "permission denied; make it executable"),
    ] {
        let output = place.supervise(&[program]).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(status), "{program}");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            message.contains(part) && message.trim_end().lines().count() == 1,
            "{message}"
        );
        assert!(!place.out().exists());
    }
    assert_eq!(fs::read_dir(place.tmp()).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn a_file_that_the_kernel_refuses_gets_a_sentence() {
    let place = Place::new();
    let file = place.folder.path().join("broken");
    fs::write(&file, b"\0\0\0\0 no program").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    let output = place.supervise(&["./broken"]).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(126));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be started"));
}

#[test]
fn static_programs_run_unmeasured_and_say_so() {
    let place = Place::new();
    let source = place.folder.path().join("s.c");
    fs::write(&source, "int main(void) { return 21; }\n").unwrap();
    let compiled = Command::new("cc")
        .args(["-static", "-o", "s", "s.c"])
        .current_dir(place.folder.path())
        .status();
    if !compiled.is_ok_and(|status| status.success()) {
        assert!(std::env::var_os("STEELYARD_NO_SKIP").is_none());
        eprintln!("skipped: no C compiler here that links statically");
        return;
    }
    let output = place.supervise(&["./s"]).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(21));
    assert!(String::from_utf8_lossy(&output.stderr).contains("runs unmeasured: it is linked statically"));
    let profile = Profile::read(place.out()).unwrap();
    let reasons: Vec<_> = profile
        .tables
        .absent
        .reason
        .iter()
        .map(|&reason| profile.strings.get(reason))
        .collect();
    assert!(
        reasons.iter().any(|reason| reason.contains("linked statically")),
        "{reasons:?}"
    );
    assert_eq!(end(&profile).1, 21);
}

#[test]
fn where_nothing_can_be_written_the_program_still_runs() {
    let place = Place::new();
    let mut supervise = place.supervise(&["/bin/sh", "-c", "exit 6"]);
    // The other places exist on every machine, so that they are named as places that are none.
    supervise
        .env("STEELYARD_RUN", "/proc/none/run")
        .env("STEELYARD_TMPDIR", "/proc")
        .env("TMPDIR", "/proc");
    let status = supervise.status().unwrap();
    assert_eq!(status.code(), Some(6));
}

#[test]
fn a_directory_without_room_is_passed_over_and_a_full_one_loses_only_records() {
    let place = Place::new();
    let full = place.folder.path().join("full");
    fs::create_dir(&full).unwrap();
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"])
        .arg(&full)
        .stderr(Stdio::null())
        .status();
    if !mounted.is_ok_and(|status| status.success()) {
        eprintln!("skipped: mounting a small tmpfs needs root");
        return;
    }
    // Too small for a region: the next place is taken, and the run is recorded.
    let mut supervise = place.supervise(&["/bin/sh", "-c", "exit 7"]);
    let status = supervise.env("STEELYARD_TMPDIR", &full).status().unwrap();
    let recorded = Profile::read(place.out());
    // The output itself on a full file system: one sentence, the program's status, nothing half-written.
    fs::write(full.join("filler"), vec![1; (1 << 20) - 8192]).unwrap();
    let profile = recorded.as_ref().unwrap().clone();
    let mut large = profile.clone();
    large.report_json = Some(
        (0..200_000u32)
            .map(|n| format!("{:x}", n.wrapping_mul(2_654_435_761)))
            .collect(),
    );
    let error = large.write(full.join("app.steelyard")).unwrap_err().to_string();
    let left: Vec<_> = fs::read_dir(&full)
        .unwrap()
        .flatten()
        .map(|entry| entry.file_name())
        .collect();
    assert!(Command::new("umount").arg("-l").arg(&full).status().unwrap().success());
    assert_eq!(status.code(), Some(7));
    assert_eq!(profile.manifest.run.exit_status, Some(7));
    assert!(error.contains("no space left there; free some"), "{error}");
    assert_eq!(left, ["filler"]);
}

#[test]
fn processes_that_outlive_the_program_are_not_waited_for_long() {
    let place = Place::new();
    let begun = Instant::now();
    let (status, _) = place.shell("sleep 300 & echo $! > pid; exit 3");
    let pid: u32 = fs::read_to_string(place.folder.path().join("pid"))
        .unwrap()
        .trim()
        .parse()
        .unwrap();
    assert_eq!(status.code(), Some(3));
    assert!(
        begun.elapsed() < Duration::from_secs(200),
        "the launcher gets its status long before the sleep is over"
    );
    kill(pid, "KILL");
}

#[test]
fn ranks_of_a_node_meet_and_the_last_makes_the_whole() {
    let place = Place::new();
    let rank = |n: u32| {
        let mut command = place.supervise(&["/bin/sh", "-c", &format!("sleep 0.{n}; exit {n}")]);
        command
            .env("OMPI_COMM_WORLD_RANK", n.to_string())
            .env("OMPI_COMM_WORLD_SIZE", "3");
        command
            .env("OMPI_COMM_WORLD_LOCAL_SIZE", "3")
            .env("PMIX_NAMESPACE", "test.1");
        command.spawn().unwrap()
    };
    for (n, mut child) in [2, 0, 1].map(|n| (n, rank(n))) {
        assert_eq!(child.wait().unwrap().code(), Some(n as i32));
    }
    let profile = Profile::read(place.out()).unwrap();
    assert_eq!(profile.tables.processes.rank, [0, 1, 2]);
    assert_eq!(profile.tables.processes.exit_status, [0, 1, 2]);
    assert_eq!(
        (profile.manifest.run.partial, profile.manifest.run.exit_status),
        (false, Some(2))
    );
    assert_eq!(profile.manifest.run.launcher.as_deref(), Some("openmpi"));
    assert_eq!(profile.tables.nodes.len(), 1);
    assert_eq!(fs::read_dir(place.tmp()).unwrap().count(), 0);
}

#[test]
fn nodes_leave_parts_and_the_one_that_completes_the_set_makes_the_whole() {
    let place = Place::new();
    // Two nodes are two places for run directories, with one output directory.
    let rank = |n: u32| {
        let mut command = place.supervise(&["/bin/sh", "-c", "exit 0"]);
        let tmp = place.folder.path().join(format!("tmp{n}"));
        fs::create_dir(&tmp).unwrap();
        command
            .env("PMI_RANK", n.to_string())
            .env("PMI_SIZE", "2")
            .env("MPI_LOCALNRANKS", "1")
            .env("PMI_JOBID", "42");
        command
            .env("STEELYARD_TMPDIR", tmp)
            .env("STEELYARD_OUT", place.folder.path().join("parts"))
            .status()
            .unwrap()
    };
    assert!(rank(1).success());
    assert!(!place.out().exists());
    let parts = fs::read_dir(place.folder.path().join("parts"))
        .unwrap()
        .flatten()
        .next()
        .unwrap()
        .path();
    // On one machine both have one host name: the first part is given another.
    let mut files = fs::read_dir(&parts).unwrap().flatten().map(|entry| entry.path());
    let part = files
        .find(|path| path.to_string_lossy().ends_with(".part.steelyard"))
        .unwrap();
    fs::rename(&part, parts.join("node-other.1.part.steelyard")).unwrap();
    assert!(rank(0).success());
    let profile = Profile::read(place.out()).unwrap();
    assert_eq!(profile.tables.processes.rank, [0, 1]);
    assert!(!profile.manifest.run.partial);
    assert_eq!(
        fs::read_dir(place.folder.path().join("parts")).unwrap().count(),
        0,
        "parts are removed"
    );
}
