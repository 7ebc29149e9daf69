//! A probe from start to end: a team of our own, or that of a launcher.

use crate::board::Board;
use crate::error::Error;
use crate::file_system::{FileSystem, Room};
use crate::folder::{Folder, sweep};
use crate::interrupt::Interrupt;
use crate::lead::Leader;
use crate::plan::{Plan, Wish};
use crate::record::{Probe, VERSION};
use crate::work::{follow, unix_ns};
use rustix::process::{Pid, Signal};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Who measures.
#[derive(Clone, Debug)]
pub enum Team {
    /// Processes that are started for it.
    Own {
        /// How many.
        processes: u32,
        /// Command that ends in [`serve`]; it gets the directory, rank, size and the leader's process id.
        worker: Vec<OsString>,
    },
    /// This process and others that a launcher has started in the same way.
    Launched {
        /// Of this process.
        rank: u32,
        /// Of all; `None` where the launcher does not say.
        size: Option<u32>,
        /// What they share and others have not.
        job: String,
    },
}

/// Measures what the file system of a directory gives. `announce` hears what will be done before anything is.
/// `None` for a process that only took part. An error where the directory cannot be used or has too little room, a process
/// fails or is gone, or a signal has come.
pub fn measure(
    directory: &Path,
    team: &Team,
    wish: &Wish,
    announce: &mut dyn FnMut(&FileSystem, &Plan),
) -> Result<Option<Probe>, Error> {
    let interrupt = watch_signals()?;
    let place = Place {
        directory,
        wish,
        interrupt,
    };
    match team {
        Team::Own { processes, worker } => {
            let folder = Folder::make(directory)?;
            let (file_system, plan) = place.plan(*processes, &folder)?;
            announce(&file_system, &plan);
            let mut crew = Crew::start(*processes, worker, folder.path())?;
            place.lead(&folder, &file_system, &plan, &mut || crew.check()).map(Some)
        }
        Team::Launched { rank, size, job } => {
            let size = size.ok_or(Error::SizeUnknown)?;
            let folder = Folder::join(directory, job, *rank == 0)?;
            if *rank > 0 {
                take_part(folder, *rank, size, &place.interrupt)?;
                return Ok(None);
            }
            let (file_system, plan) = place.plan(size, &folder)?;
            announce(&file_system, &plan);
            place.lead(&folder, &file_system, &plan, &mut || Ok(())).map(Some)
        }
    }
}

/// The life of a process that a leader of ours has started. An error where the leader is gone before or not met in time, or a
/// signal has come; other failures the leader tells.
pub fn serve(folder: &Path, rank: u32, size: u32, leader: u32) -> Result<(), Error> {
    let interrupt = watch_signals()?;
    let failed = |source: rustix::io::Errno| Error::Start { source: source.into() };
    rustix::process::set_parent_process_death_signal(Some(Signal::TERM)).map_err(failed)?;
    // It may have gone before it could be asked for.
    if rustix::process::getppid().is_none_or(|parent| parent.as_raw_pid() as u32 != leader) {
        return Err(Error::GivenUp);
    }
    take_part(Folder::existing(folder), rank, size, &interrupt)
}

fn watch_signals() -> Result<Interrupt, Error> {
    Interrupt::watch().map_err(|source| Error::Start { source })
}

/// The leader says what went wrong, this process only whether it is the one to remove what is left.
fn take_part(folder: Folder, rank: u32, size: u32, interrupt: &Interrupt) -> Result<(), Error> {
    let board = Board::new(folder.path(), rank, size);
    match follow(&board, interrupt) {
        Ok(()) => {
            folder.leave();
            Ok(())
        }
        Err(error) => {
            // After a signal there may be little time.
            let interrupted = matches!(error, Error::Interrupted { .. });
            folder.await_removal(if interrupted { GENTLE } else { LISTENING });
            match error {
                Error::Apart { .. } | Error::Interrupted { .. } => Err(error),
                _ => Ok(()),
            }
        }
    }
}

struct Place<'a> {
    directory: &'a Path,
    wish: &'a Wish,
    interrupt: Interrupt,
}

impl Place<'_> {
    fn plan(&self, processes: u32, folder: &Folder) -> Result<(FileSystem, Plan), Error> {
        // What a killed probe left takes room.
        sweep(self.directory, folder.path());
        let file_system = FileSystem::of(self.directory)?;
        let room = Room::of(self.directory, &file_system)?;
        let plan = Plan::new(processes, &room, self.wish)?;
        Ok((file_system, plan))
    }

    fn lead(
        &self,
        folder: &Folder,
        file_system: &FileSystem,
        plan: &Plan,
        watch: &mut dyn FnMut() -> Result<(), Error>,
    ) -> Result<Probe, Error> {
        let begin = Instant::now();
        let board = Board::new(folder.path(), 0, plan.processes);
        folder.clear().map_err(|source| board.failed(&source))?;
        let mut leader = Leader::gather(&board, &self.interrupt, watch)?;
        let hosts = leader.hosts();
        let found = leader.measure(plan, file_system);
        leader.dismiss(found.is_ok());
        let found = found?;
        self.interrupt.check()?;
        Ok(Probe {
            version: VERSION,
            kind: file_system.kind.clone(),
            source: file_system.source.clone(),
            host: file_system.host.clone(),
            mount: file_system.mount.clone(),
            measured_unix_s: unix_ns() / 1_000_000_000,
            seconds: begin.elapsed().as_secs_f64(),
            processes: plan.processes,
            hosts,
            size_bytes: plan.size_bytes,
            files: plan.files,
            results: found.results,
            notes: found.notes,
            earlier: Vec::new(),
        })
    }
}

/// A leader that does not hear of a failure within this time is gone: it asks each process again and again.
const LISTENING: Duration = Duration::from_secs(60);
/// Time for the others to end by themselves.
const GENTLE: Duration = Duration::from_millis(500);
/// Then they are killed: they hang.
const PATIENCE: Duration = Duration::from_secs(5);

/// The other processes of a team of our own.
struct Crew {
    members: Vec<Child>,
}

impl Crew {
    fn start(processes: u32, worker: &[OsString], folder: &Path) -> Result<Self, Error> {
        let mut crew = Self { members: Vec::new() };
        let (program, arguments) = worker.split_first().ok_or(Error::GivenUp)?;
        for rank in 1..processes {
            let child = Command::new(program)
                .args(arguments)
                .arg(PathBuf::from(folder))
                .args([rank, processes, std::process::id()].map(|number| number.to_string()))
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .spawn();
            crew.members.push(child.map_err(|source| Error::Start { source })?);
        }
        Ok(crew)
    }

    /// An error where one has ended although it was not told to.
    fn check(&mut self) -> Result<(), Error> {
        for (rank, member) in (1..).zip(&mut self.members) {
            if let Ok(Some(status)) = member.try_wait()
                && !status.success()
            {
                return Err(Error::Failed {
                    rank,
                    what: format!("the process ended ({status})"),
                });
            }
        }
        Ok(())
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        let begin = Instant::now();
        for member in &mut self.members {
            while matches!(member.try_wait(), Ok(None)) {
                // One that has not heard of the end is told by a signal; it may have just gone.
                let pid = Pid::from_raw(member.id() as i32);
                if let Some(pid) = pid.filter(|_| begin.elapsed() > GENTLE) {
                    let _ = rustix::process::kill_process(pid, Signal::TERM);
                }
                if begin.elapsed() > PATIENCE {
                    let _ = member.kill();
                    let _ = member.wait();
                    break;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{self, LARGE, SMALL, Test};
    use std::fs;
    use std::os::unix::fs::DirBuilderExt;

    const SIZE: u64 = 12 << 20;

    /// As many processes of a launcher's job, each a thread.
    fn together(place: &Path, size: u32, act: impl Fn(u32) -> Result<Option<Probe>, Error> + Sync) -> Vec<Probe> {
        let act = &act;
        let probes: Vec<Probe> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..size).map(|rank| scope.spawn(move || act(rank))).collect();
            let joined = threads.into_iter().map(|thread| thread.join().unwrap().unwrap());
            joined.flatten().collect()
        });
        assert_eq!(fs::read_dir(place).unwrap().count(), 0, "something is left");
        probes
    }

    fn launched(place: &Path, rank: u32, size: u32) -> Result<Option<Probe>, Error> {
        let wish = Wish {
            size: Some(SIZE),
            // It is short because it is small, however busy the machine.
            seconds: Some(60.0),
        };
        let team = Team::Launched {
            rank,
            size: Some(size),
            job: "job".into(),
        };
        measure(place, &team, &wish, &mut |_, plan| assert_eq!(plan.size_bytes, SIZE))
    }

    #[test]
    fn three_processes_measure_all_and_leave_nothing() {
        let place = tempfile::tempdir().unwrap();
        let probes = together(place.path(), 3, |rank| launched(place.path(), rank, 3));
        let [probe] = &probes[..] else {
            panic!("one of them tells")
        };
        assert_eq!((probe.processes, probe.hosts, probe.levels()), (3, 1, vec![1, 2, 3]));
        for (test, processes) in Test::ALL.iter().flat_map(|test| [1, 3].map(|level| (*test, level))) {
            let found = probe.result(test, processes).unwrap();
            assert!(
                found.per_second > 0 && found.operations >= u64::from(processes),
                "{found:?}"
            );
            assert!(found.operations * found.access_bytes <= SIZE, "{found:?}");
            assert!(found.sync_seconds <= found.seconds && found.served_by.is_empty() != test::reads(test));
        }
        let large = probe.result(Test::LargeWrite, 3).unwrap().operations;
        let small = probe.result(Test::SmallWrite, 3).unwrap().operations;
        assert!(
            large * LARGE >= 12 << 20 && small * SMALL > 0,
            "the first try is of 4 MiB each"
        );
    }

    #[test]
    fn what_a_killed_job_of_the_same_name_left_is_not_taken_for_ours() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::join(place.path(), "job", true).unwrap();
        let stale = Board::new(folder.path(), 0, 2);
        let order = crate::board::Order {
            token: stale.token,
            step: 9,
            what: crate::board::What::Leave,
        };
        stale.post(&order).unwrap();
        fs::write(folder.path().join("large-0"), "old").unwrap();
        fs::DirBuilder::new()
            .mode(0o700)
            .create(folder.path().join("names-1"))
            .unwrap();
        folder.leave();
        let probes = together(place.path(), 2, |rank| launched(place.path(), rank, 2));
        assert!(probes[0].result(Test::Unlink, 2).is_some());
    }

    #[test]
    fn a_process_that_fails_ends_it_for_all() {
        let place = tempfile::tempdir().unwrap();
        let failed = std::sync::Mutex::new(String::new());
        together(place.path(), 2, |rank| {
            if rank == 0 {
                let error = launched(place.path(), 0, 2).unwrap_err();
                *failed.lock().unwrap() = error.to_string();
                return Ok(None);
            }
            // It meets the leader, then says that it cannot go on.
            let folder = Folder::join(place.path(), "job", false)?;
            let board = Board::new(folder.path(), 1, 2);
            let mut answer = crate::board::Answer {
                token: board.token,
                ..Default::default()
            };
            while answer.step == 0 {
                if let Some(order) = board.look::<crate::board::Order>(0) {
                    answer.hears = order.token;
                    answer.step = order.step;
                }
                board.post(&answer).unwrap();
                board.wait();
            }
            answer.error = Some("could not write: no space".into());
            board.post(&answer).unwrap();
            folder.await_removal(LISTENING);
            Ok(None)
        });
        let text = failed.into_inner().unwrap();
        assert!(
            text.contains("rank 1: could not write") && text.contains("removed"),
            "{text}"
        );
    }
}
