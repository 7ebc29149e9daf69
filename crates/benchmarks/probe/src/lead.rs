//! What the leader of a probe does: gather the others, have each test done with each number of processes, and make one
//! number of what they answer.

use crate::board::{Answer, Board, Done, Order, What};
use crate::error::Error;
use crate::file_system::{FileSystem, host_name};
use crate::interrupt::Interrupt;
use crate::plan::{OVERRUN, Plan};
use crate::record::Measurement;
use crate::task::{Task, member_rank};
use crate::test::{self, Test};
use crate::work::{MEETING, SILENCE, Worker, unix_ns};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// Each process begins with this many bytes; the more it turns out to manage, the more it is given.
const FIRST: u64 = 4 << 20;
/// From one try to the next, at most.
const GROWTH: u64 = 16;
/// Tries; the last one counts.
const TRIES: u32 = 4;
/// A try that took this part of its time is long enough.
const ENOUGH: f64 = 0.5;
/// Of the bytes read, what must have come from storage for its rate to be said to be the storage's.
const FROM_STORAGE: f64 = 0.9;
/// When the others have been told to leave, they do so within this time.
const LEAVING: Duration = Duration::from_secs(2);

/// Looks after the processes of a team; an error where one has gone.
pub type Watch<'a> = &'a mut dyn FnMut() -> Result<(), Error>;

/// The leader.
pub struct Leader<'a> {
    board: &'a Board,
    worker: Worker<'a>,
    interrupt: &'a Interrupt,
    watch: Watch<'a>,
    tokens: Vec<u64>,
    hosts: Vec<String>,
    step: u64,
    begin: Instant,
}

/// What a leader found.
#[derive(Debug, Default)]
pub struct Found {
    /// Measurements in order of tests and processes.
    pub results: Vec<Measurement>,
    /// What was left out, and why.
    pub notes: Vec<String>,
}

/// What all members of a task did.
struct Together {
    /// By member.
    done: Vec<Done>,
    /// Their ranks.
    members: Vec<u32>,
}

impl Together {
    fn operations(&self) -> u64 {
        self.done.iter().map(|done| done.operations).sum()
    }

    fn least(&self) -> u64 {
        self.done.iter().map(|done| done.operations).min().unwrap_or(0)
    }

    fn longest(&self, time: impl Fn(&Done) -> f64) -> f64 {
        self.done.iter().map(time).fold(0.0, f64::max)
    }

    fn per_second(&self, test: Test) -> f64 {
        let amount = self.operations().saturating_mul(test::access_bytes(test).max(1));
        amount as f64 / self.longest(|done| done.seconds).max(1e-9)
    }
}

impl<'a> Leader<'a> {
    /// Gathers the others. An error where some do not come in time, one fails, or a signal has come.
    pub fn gather(board: &'a Board, interrupt: &'a Interrupt, watch: Watch<'a>) -> Result<Self, Error> {
        let mut leader = Self {
            board,
            worker: Worker::new(board, interrupt),
            interrupt,
            watch,
            tokens: vec![board.token],
            hosts: vec![host_name()],
            step: 0,
            begin: Instant::now(),
        };
        leader.post(What::Gather)?;
        for rank in 1..board.size {
            let answer = leader.answer(rank, MEETING, |answer| answer.hears == board.token)?;
            leader.tokens.push(answer.token);
            leader.hosts.push(answer.host);
        }
        let all = Task {
            test: Test::Stat,
            members: board.size,
            each: 0,
            seconds: 0.0,
        };
        leader.order(What::Muster(leader.tokens.clone()), &all)?;
        leader.begin = Instant::now();
        Ok(leader)
    }

    /// Hosts that the processes run on.
    pub fn hosts(&self) -> u32 {
        self.hosts.iter().collect::<BTreeSet<_>>().len() as u32
    }

    /// Measures all that is planned, as long as there is time. An error where a process fails or is gone, or a signal has come.
    pub fn measure(&mut self, plan: &Plan, file_system: &FileSystem) -> Result<Found, Error> {
        let mut found = Found::default();
        let mut late = Vec::new();
        for &members in &plan.levels {
            for tests in [&Test::ALL[..2], &Test::ALL[2..4], &Test::ALL[4..]] {
                if self.begin.elapsed().as_secs_f64() > plan.seconds {
                    late.push(members);
                    continue;
                }
                let mut each = 0;
                for &test in tests {
                    let together = if test::writes(test) {
                        self.write(test, members, plan)?
                    } else {
                        let files = plan.files / u64::from(members.max(1));
                        let each = if test == Test::Create { files } else { each };
                        self.run(&task(test, members, each, plan))?
                    };
                    each = together.least();
                    found.results.push(self.measurement(test, &together, file_system));
                    if self.begin.elapsed().as_secs_f64() > plan.seconds * OVERRUN {
                        late.push(members);
                        break;
                    }
                }
                self.order(What::Clean, &task(tests[0], members, 0, plan))?;
            }
        }
        if !late.is_empty() {
            late.dedup();
            let numbers: Vec<String> = late.iter().map(u32::to_string).collect();
            found.notes.push(format!(
                "Time was up before all was measured with {} processes; --seconds gives more of it.",
                numbers.join(", ")
            ));
        }
        let place = |result: &Measurement| Test::ALL.iter().position(|test| test.word() == result.test);
        found.results.sort_by_key(|result| (place(result), result.processes));
        Ok(found)
    }

    /// Tells the others that it is over. After an error they are not waited for long.
    pub fn dismiss(mut self, gently: bool) {
        self.step += 1;
        if self.post(What::Leave).is_err() {
            return;
        }
        let until = Instant::now() + if gently { SILENCE } else { LEAVING };
        for rank in 1..self.board.size {
            let token = self.tokens.get(rank as usize).copied();
            while Instant::now() < until {
                if let Some(answer) = self.board.look::<Answer>(rank)
                    && (Some(answer.token) != token || answer.step == self.step || answer.error.is_some())
                {
                    break;
                }
                if self.interrupt.check().is_err() && gently || (self.watch)().is_err() {
                    return;
                }
                self.board.wait();
            }
        }
    }

    /// A test that writes: with more and more until it takes long enough to mean something.
    fn write(&mut self, test: Test, members: u32, plan: &Plan) -> Result<Together, Error> {
        let access = test::access_bytes(test);
        let most = (plan.size_bytes / u64::from(members) / access).max(1);
        let mut task = task(test, members, (FIRST / access).min(most), plan);
        // A safeguard only: the number of accesses is chosen so that it is not needed.
        let wanted = task.seconds;
        task.seconds *= 2.0;
        for left in (0..TRIES).rev() {
            let together = self.run(&task)?;
            let took = together.longest(|done| done.seconds);
            let late = self.begin.elapsed().as_secs_f64() > plan.seconds;
            if left == 0 || late || took > wanted * ENOUGH || task.each >= most {
                return Ok(together);
            }
            self.order(What::Clean, &task)?;
            let fits = together.per_second(test) * wanted / access as f64 / f64::from(members);
            task.each = (fits as u64).clamp(task.each * 2, task.each * GROWTH).min(most);
        }
        Err(Error::GivenUp)
    }

    fn run(&mut self, task: &Task) -> Result<Together, Error> {
        self.order(What::Prepare(*task), task)?;
        // All look at least this often.
        let ahead = self.board.pause * 2 + Duration::from_millis(5);
        let start_unix_ns = unix_ns().saturating_add(ahead.as_nanos() as i64);
        self.order(What::Go { start_unix_ns }, task)
    }

    fn measurement(&self, test: Test, together: &Together, file_system: &FileSystem) -> Measurement {
        Measurement {
            test: test.word().into(),
            processes: together.members.len() as u32,
            per_second: together.per_second(test) as u64,
            access_bytes: test::access_bytes(test),
            operations: together.operations(),
            seconds: together.longest(|done| done.seconds),
            sync_seconds: together.longest(|done| done.sync_seconds),
            served_by: if test::reads(test) {
                self.served_by(test, together, file_system).into()
            } else {
                String::new()
            },
        }
    }

    fn served_by(&self, test: Test, together: &Together, file_system: &FileSystem) -> &'static str {
        if file_system.is_memory() {
            return "memory";
        }
        let fetched: u64 = together.done.iter().map(|done| done.fetched_bytes).sum();
        let read = together.operations().saturating_mul(test::access_bytes(test));
        let from_storage = fetched as f64 >= FROM_STORAGE * read as f64;
        let host = |member: usize| {
            together
                .members
                .get(member)
                .and_then(|&rank| self.hosts.get(rank as usize))
        };
        let count = together.members.len();
        // What another host wrote is not in this one's memory before it is read.
        let strangers = count > 1 && (0..count).all(|member| host(member) != host((member + count / 2) % count));
        match (file_system.is_network(), from_storage, strangers) {
            (true, true, _) | (true, _, true) => "server",
            (false, true, _) => "device",
            _ => "cache",
        }
    }

    fn post(&self, what: What) -> Result<(), Error> {
        let order = Order {
            token: self.board.token,
            step: self.step,
            what,
        };
        self.board.post(&order).map_err(|source| self.board.failed(&source))
    }

    /// Has the members of a task carry out an order, this process among them.
    fn order(&mut self, what: What, task: &Task) -> Result<Together, Error> {
        self.step += 1;
        let members: Vec<u32> = (0..task.members)
            .map(|member| member_rank(member, task.members, self.board.size))
            .collect();
        self.post(what.clone())?;
        let mut done = Vec::with_capacity(members.len());
        for &rank in &members {
            done.push(if rank == 0 {
                self.worker.obey(&what)?
            } else {
                let (step, token) = (self.step, self.tokens[rank as usize]);
                let here = |answer: &Answer| answer.token == token && answer.step == step;
                self.answer(rank, SILENCE, here)?.done
            });
        }
        Ok(Together { done, members })
    }

    /// The answer of a process, once it is the wanted one.
    fn answer(&mut self, rank: u32, patience: Duration, wanted: impl Fn(&Answer) -> bool) -> Result<Answer, Error> {
        let begin = Instant::now();
        while begin.elapsed() < patience {
            self.interrupt.check()?;
            (self.watch)()?;
            if let Some(answer) = self.board.look::<Answer>(rank) {
                let known = self.tokens.get(rank as usize) == Some(&answer.token);
                if let Some(what) = answer.error.clone().filter(|_| known) {
                    return Err(Error::Failed { rank, what });
                }
                if wanted(&answer) {
                    return Ok(answer);
                }
            }
            self.board.wait();
        }
        Err(Error::Apart {
            seen: rank,
            processes: self.board.size,
            path: self.board.folder().to_path_buf(),
        })
    }
}

fn task(test: Test, members: u32, each: u64, plan: &Plan) -> Task {
    Task {
        test,
        members,
        each,
        seconds: plan.level_seconds() * test::share(test),
    }
}
