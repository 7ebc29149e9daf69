//! What one process of a probe does: prepare a task, do it at the common start, remove what it made.

use crate::board::{Answer, Board, Done, Order, What};
use crate::error::Error;
use crate::file_system::host_name;
use crate::interrupt::Interrupt;
use crate::task::Task;
use crate::test::{self, LARGE, SMALL, Test};
use rustix::fs::{Advice, fadvise};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// Processes that have not met by then are not in the same directory.
pub const MEETING: Duration = Duration::from_secs(60);
/// No order takes longer, and a leader that gives none is gone.
pub const SILENCE: Duration = Duration::from_secs(180);
/// Clocks of different hosts may not agree: nobody waits longer for the common start.
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// Each page of a large access is made different, so that no file system stores it once for many.
const PAGE: usize = 4096;

/// A process of a probe.
pub struct Worker<'a> {
    board: &'a Board,
    interrupt: &'a Interrupt,
    ready: Option<Ready>,
    /// What it made and has not removed.
    made: Vec<PathBuf>,
    /// Empty files it made.
    names: u64,
    buffer: Vec<u8>,
}

/// A task, and what it needs.
struct Ready {
    task: Task,
    member: u32,
    file: Option<File>,
}

impl<'a> Worker<'a> {
    /// Makes nothing yet.
    pub fn new(board: &'a Board, interrupt: &'a Interrupt) -> Self {
        Self {
            board,
            interrupt,
            ready: None,
            made: Vec::new(),
            names: 0,
            buffer: noise(LARGE as usize, board.token | 1),
        }
    }

    /// Carries out an order. An error where the file system refuses a part of it, or a signal has come.
    pub fn obey(&mut self, order: &What) -> Result<Done, Error> {
        match order {
            What::Prepare(task) => self.prepare(task).map(|()| Done::default()),
            What::Go { start_unix_ns } => {
                wait_until(*start_unix_ns);
                self.go()
            }
            What::Clean => self.clean().map(|()| Done::default()),
            What::Gather | What::Muster(_) | What::Leave => Ok(Done::default()),
        }
    }

    fn fail(&self, doing: &'static str) -> impl Fn(io::Error) -> Error {
        let rank = self.board.rank;
        move |source| Error::Failed {
            rank,
            what: sentence(doing, &source),
        }
    }

    fn large(&self, member: u32) -> PathBuf {
        self.board.folder().join(format!("large-{member}"))
    }

    fn small(&self) -> PathBuf {
        self.board.folder().join("small")
    }

    fn names(&self, member: u32) -> PathBuf {
        self.board.folder().join(format!("names-{member}"))
    }

    fn prepare(&mut self, task: &Task) -> Result<(), Error> {
        self.ready = None;
        let Some(member) = task.member(self.board.rank, self.board.size) else {
            return Ok(());
        };
        let partner = task.partner(member);
        let mut fresh = OpenOptions::new();
        fresh.write(true).create(true).mode(0o600);
        let file = match task.test {
            Test::LargeWrite => {
                self.made.push(self.large(member));
                let file = fresh.create_new(true).open(self.large(member));
                Some(file.map_err(self.fail("make a file"))?)
            }
            Test::SmallWrite => {
                // All open the same, and whoever comes first makes it; one removes it.
                if member == 0 {
                    self.made.push(self.small());
                }
                let file = fresh.truncate(false).open(self.small());
                Some(file.map_err(self.fail("make a file"))?)
            }
            Test::LargeRead => Some(self.uncached(&self.large(partner))?),
            Test::SmallRead => Some(self.uncached(&self.small())?),
            Test::Create => {
                self.names = 0;
                self.made.push(self.names(member));
                fs::create_dir(self.names(member)).map_err(self.fail("make a directory"))?;
                None
            }
            Test::Stat | Test::Unlink => None,
        };
        self.ready = Some(Ready {
            task: *task,
            member,
            file,
        });
        Ok(())
    }

    /// Opens a file for reading, and asks the kernel to forget its pages. After an fsync they are clean, so it mostly
    /// does; whether it did is seen by what is fetched.
    fn uncached(&self, path: &Path) -> Result<File, Error> {
        let file = File::open(path).map_err(self.fail("read a file"))?;
        // A file system that cannot is one whose cache will be seen to answer.
        let _ = fadvise(&file, 0, None, Advice::DontNeed);
        Ok(file)
    }

    fn go(&mut self) -> Result<Done, Error> {
        let Some(ready) = self.ready.take() else {
            return Ok(Done::default());
        };
        let fetched = fetched_bytes();
        let mut done = match ready.task.test {
            Test::LargeWrite | Test::SmallWrite => self.write(&ready),
            Test::LargeRead | Test::SmallRead => self.read(&ready),
            Test::Create => self.each_name(&ready, ready.member, "make an empty file", |path| {
                let mut fresh = OpenOptions::new();
                fresh.write(true).create_new(true).mode(0o600).open(path).map(drop)
            }),
            Test::Stat => {
                let partner = ready.task.partner(ready.member);
                self.each_name(&ready, partner, "ask for a file's facts", |path| {
                    fs::metadata(path).map(drop)
                })
            }
            Test::Unlink => self.each_name(&ready, ready.member, "remove a file", |path| fs::remove_file(path)),
        }?;
        done.fetched_bytes = fetched_bytes().saturating_sub(fetched);
        if ready.task.test == Test::Create {
            self.names = done.operations;
        }
        Ok(done)
    }

    fn write(&mut self, ready: &Ready) -> Result<Done, Error> {
        let Some(file) = &ready.file else {
            return Ok(Done::default());
        };
        let bytes = test::access_bytes(ready.task.test) as usize;
        let begin = Instant::now();
        let mut operations = 0;
        while operations < ready.task.each {
            self.interrupt.check()?;
            stamp(&mut self.buffer[..bytes], operations);
            let written = file.write_all_at(&self.buffer[..bytes], offset(ready, ready.member, operations));
            written.map_err(self.fail("write"))?;
            operations += 1;
            if begin.elapsed().as_secs_f64() > ready.task.seconds {
                break;
            }
        }
        let wrote = begin.elapsed();
        file.sync_all().map_err(self.fail("write to storage (fsync)"))?;
        let all = begin.elapsed();
        Ok(Done {
            operations,
            seconds: all.as_secs_f64(),
            sync_seconds: (all - wrote).as_secs_f64(),
            fetched_bytes: 0,
        })
    }

    fn read(&mut self, ready: &Ready) -> Result<Done, Error> {
        let Some(file) = &ready.file else {
            return Ok(Done::default());
        };
        let bytes = test::access_bytes(ready.task.test) as usize;
        let partner = ready.task.partner(ready.member);
        let begin = Instant::now();
        let mut operations = 0;
        while operations < ready.task.each {
            self.interrupt.check()?;
            let read = file.read_exact_at(&mut self.buffer[..bytes], offset(ready, partner, operations));
            read.map_err(self.fail("read"))?;
            operations += 1;
            if begin.elapsed().as_secs_f64() > ready.task.seconds {
                break;
            }
        }
        Ok(Done {
            operations,
            seconds: begin.elapsed().as_secs_f64(),
            ..Done::default()
        })
    }

    fn each_name(
        &self,
        ready: &Ready,
        whose: u32,
        doing: &'static str,
        act: impl Fn(&Path) -> io::Result<()>,
    ) -> Result<Done, Error> {
        let folder = self.names(whose);
        // All that were made are removed, however long it takes: their number is bounded.
        let all = ready.task.test == Test::Unlink;
        let each = if all { self.names } else { ready.task.each };
        let begin = Instant::now();
        let mut operations = 0;
        while operations < each {
            self.interrupt.check()?;
            act(&folder.join(operations.to_string())).map_err(self.fail(doing))?;
            operations += 1;
            if !all && begin.elapsed().as_secs_f64() > ready.task.seconds {
                break;
            }
        }
        Ok(Done {
            operations,
            seconds: begin.elapsed().as_secs_f64(),
            ..Done::default()
        })
    }

    /// Removes what it made.
    fn clean(&mut self) -> Result<(), Error> {
        self.ready = None;
        for path in std::mem::take(&mut self.made) {
            let removed = if path.is_dir() {
                fs::remove_dir_all(&path)
            } else {
                fs::remove_file(&path)
            };
            match removed {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(self.fail("remove a file")(error)),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Where the n-th access of a member lies: in a file of its own one after the other, in the shared one in turns.
fn offset(ready: &Ready, member: u32, n: u64) -> u64 {
    match ready.task.test {
        Test::SmallWrite | Test::SmallRead => (n * u64::from(ready.task.members) + u64::from(member)) * SMALL,
        _ => n * LARGE,
    }
}

/// Follows the leader's orders until it says that it is over. An error where one cannot be carried out, the leader is gone or
/// not met in time, or a signal has come.
pub fn follow(board: &Board, interrupt: &Interrupt) -> Result<(), Error> {
    let mut answer = Answer {
        token: board.token,
        host: host_name(),
        ..Answer::default()
    };
    let leader = meet(board, interrupt, &mut answer)?;
    let mut worker = Worker::new(board, interrupt);
    loop {
        board.post(&answer).map_err(|_| Error::GivenUp)?;
        let order = match next(board, interrupt, leader, answer.step) {
            Ok(order) => order,
            Err(error) => return Err(tell(board, answer, error)),
        };
        answer.step = order.step;
        if matches!(order.what, What::Leave) {
            return board.post(&answer).map_err(|_| Error::GivenUp);
        }
        match worker.obey(&order.what) {
            Ok(done) => answer.done = done,
            Err(error) => return Err(tell(board, answer, error)),
        }
    }
}

/// Shows itself until the leader has called it; the leader's token.
fn meet(board: &Board, interrupt: &Interrupt, answer: &mut Answer) -> Result<u64, Error> {
    let begin = Instant::now();
    let mut shown = false;
    while begin.elapsed() < MEETING {
        interrupt.check()?;
        if let Some(order) = board.look::<Order>(0) {
            if let What::Muster(tokens) = &order.what
                && tokens.get(board.rank as usize) == Some(&board.token)
            {
                answer.step = order.step;
                return Ok(order.token);
            }
            answer.hears = order.token;
        }
        match board.post(answer) {
            Err(error) if shown && error.kind() == io::ErrorKind::NotFound => return Err(Error::GivenUp),
            posted => posted.map_err(|source| board.failed(&source))?,
        }
        shown = true;
        board.wait();
    }
    Err(Error::Apart {
        seen: 1,
        processes: board.size,
        path: board.folder().to_path_buf(),
    })
}

fn next(board: &Board, interrupt: &Interrupt, leader: u64, step: u64) -> Result<Order, Error> {
    let begin = Instant::now();
    while begin.elapsed() < SILENCE {
        interrupt.check()?;
        match board.look::<Order>(0) {
            Some(order) if order.token == leader && order.step > step => return Ok(order),
            None if !board.folder().exists() => return Err(Error::GivenUp),
            _ => board.wait(),
        }
    }
    Err(Error::GivenUp)
}

/// Says why it can go on no longer.
fn tell(board: &Board, mut answer: Answer, error: Error) -> Error {
    answer.error = Some(match &error {
        Error::Failed { what, .. } => what.clone(),
        other => other.to_string(),
    });
    // If it cannot be said, the leader has gone first.
    let _ = board.post(&answer);
    error
}

/// "could not write: no space left …", with what to do about it.
pub fn sentence(doing: &str, source: &io::Error) -> String {
    let advice = match source.kind() {
        io::ErrorKind::StorageFull => "; make room, or ask for less with --size",
        io::ErrorKind::QuotaExceeded => "; make room in your quota, or ask for less with --size",
        io::ErrorKind::FileTooLarge => "; ask for less with --size, or raise `ulimit -f`",
        _ => "",
    };
    format!("could not {doing}: {source}{advice}")
}

/// Now, nanoseconds since 1970.
pub fn unix_ns() -> i64 {
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(now.as_nanos()).unwrap_or(i64::MAX)
}

fn wait_until(start_unix_ns: i64) {
    let left = Duration::from_nanos(u64::try_from(start_unix_ns.saturating_sub(unix_ns())).unwrap_or(0));
    std::thread::sleep(left.min(LONGEST_WAIT));
}

/// What the kernel has fetched from storage for this process.
fn fetched_bytes() -> u64 {
    let text = fs::read_to_string("/proc/self/io").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("read_bytes:"));
    line.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
}

/// Bytes that no file system can make smaller.
fn noise(length: usize, seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut bytes = Vec::with_capacity(length);
    while bytes.len() < length {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes.extend_from_slice(&state.to_le_bytes());
    }
    bytes.truncate(length);
    bytes
}

fn stamp(buffer: &mut [u8], number: u64) {
    for page in buffer.chunks_mut(PAGE).filter(|page| page.len() >= 8) {
        page[..8].copy_from_slice(&number.to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(test: Test, each: u64) -> Task {
        Task {
            test,
            members: 1,
            each,
            seconds: 60.0,
        }
    }

    fn run(worker: &mut Worker<'_>, test: Test, each: u64) -> Done {
        worker.obey(&What::Prepare(task(test, each))).unwrap();
        worker.obey(&What::Go { start_unix_ns: 0 }).unwrap()
    }

    #[test]
    fn it_does_as_much_as_it_is_told_and_removes_it() {
        let place = tempfile::tempdir().unwrap();
        let (board, interrupt) = (Board::new(place.path(), 0, 1), Interrupt::default());
        let mut worker = Worker::new(&board, &interrupt);
        let length = |name: &str| fs::metadata(place.path().join(name)).unwrap().len();
        assert_eq!(run(&mut worker, Test::LargeWrite, 3).operations, 3);
        assert_eq!(length("large-0"), 3 * LARGE);
        assert_eq!(run(&mut worker, Test::LargeRead, 3).operations, 3);
        assert_eq!(run(&mut worker, Test::SmallWrite, 5).operations, 5);
        assert_eq!(length("small"), 5 * SMALL);
        assert_eq!(run(&mut worker, Test::SmallRead, 5).operations, 5);
        assert_eq!(run(&mut worker, Test::Create, 7).operations, 7);
        assert_eq!(fs::read_dir(place.path().join("names-0")).unwrap().count(), 7);
        assert_eq!(run(&mut worker, Test::Stat, 7).operations, 7);
        assert_eq!(run(&mut worker, Test::Unlink, 0).operations, 7);
        worker.obey(&What::Clean).unwrap();
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 0);
    }

    #[test]
    fn it_stops_when_time_is_up_after_one_access_at_least() {
        let place = tempfile::tempdir().unwrap();
        let (board, interrupt) = (Board::new(place.path(), 0, 1), Interrupt::default());
        let mut worker = Worker::new(&board, &interrupt);
        for test in [Test::LargeWrite, Test::Create] {
            let short = Task {
                seconds: 0.0,
                ..task(test, 1000)
            };
            worker.obey(&What::Prepare(short)).unwrap();
            assert_eq!(worker.obey(&What::Go { start_unix_ns: 0 }).unwrap().operations, 1);
        }
    }

    #[test]
    fn members_take_turns_in_the_shared_file() {
        let ready = |test, member| Ready {
            task: Task {
                members: 3,
                ..task(test, 1)
            },
            member,
            file: None,
        };
        let mut all: Vec<u64> = (0..3)
            .flat_map(|member| (0..4).map(move |n| offset(&ready(Test::SmallWrite, member), member, n)))
            .collect();
        all.sort_unstable();
        assert_eq!(all, (0..12).map(|n| n * SMALL).collect::<Vec<_>>());
        assert_eq!(offset(&ready(Test::LargeWrite, 2), 2, 4), 4 * LARGE);
    }

    #[test]
    fn a_full_disk_is_said_with_what_to_do() {
        let text = sentence("write", &io::Error::from_raw_os_error(28));
        assert!(text.contains("could not write") && text.contains("--size"), "{text}");
    }
}
