//! Iterations of one size and direction, in the order and number that are asked for.

use crate::transport::{Batch, Direction, Meeting, Transport};
use statistics::{Generator, median};

/// One iteration to do.
#[derive(Clone, Copy, Debug)]
struct Task {
    /// Bytes of its message, if it has one.
    message: Option<usize>,
    /// Work between post and wait.
    units: u64,
}

/// The durations of one iteration, each with one reading of the clock in it.
#[derive(Clone, Copy, Debug, Default)]
struct Reading {
    /// Of posting a receive; 0 for a send, whose post is in the rest.
    post_s: f64,
    /// Of all that follows.
    rest_s: f64,
}

impl Reading {
    fn total_s(self) -> f64 {
        self.post_s + self.rest_s
    }
}

/// An iteration with a message and one without, of the same work, back to back in random order.
#[derive(Clone, Copy, Debug)]
pub struct Twin {
    /// Time with the message.
    pub with_s: f64,
    /// Time without: the work.
    pub without_s: f64,
}

impl Twin {
    /// What the message adds.
    pub fn added_s(self) -> f64 {
        self.with_s - self.without_s
    }
}

/// All that belongs together in time.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// With work that outlasts the transfer.
    pub worked: Twin,
    /// From the post until the message is complete, without work. When receiving, the token that lets the partner
    /// send is in it.
    pub transfer_s: f64,
    /// One way of the token: half the round trip of an empty message; 0 when sending.
    pub token_s: f64,
}

impl Round {
    /// The transfer alone.
    pub fn base_s(&self) -> f64 {
        self.transfer_s - self.token_s
    }
}

/// A pair of ranks, one size, one direction.
pub struct Pair<'a, T> {
    transport: &'a mut T,
    generator: Generator,
    direction: Direction,
    size: usize,
    /// Seconds of a unit of work.
    unit_s: f64,
}

impl<'a, T: Transport> Pair<'a, T> {
    /// Warms up and weighs the work.
    pub fn new(transport: &'a mut T, generator: Generator, direction: Direction, size: usize) -> Self {
        let mut pair = Self {
            transport,
            generator,
            direction,
            size,
            unit_s: 1e-9,
        };
        pair.warm_up();
        pair.calibrate();
        pair
    }

    pub fn clock(&mut self) -> f64 {
        self.transport.clock()
    }

    pub fn generator(&mut self) -> &mut Generator {
        &mut self.generator
    }

    /// Twins of so many seconds' work each, in this order.
    pub fn twins(&mut self, seconds: &[f64]) -> Vec<Twin> {
        let mut tasks = Vec::with_capacity(2 * seconds.len());
        let mut first_with = Vec::with_capacity(seconds.len());
        for &seconds in seconds {
            let (units, first) = (self.units(seconds), self.generator.coin());
            first_with.push(first);
            tasks.extend([first, !first].map(|with| self.task(with, units)));
        }
        let readings = self.run(&tasks);
        let twin = |(pair, &first): (&[Reading], &bool)| {
            let (with, without) = if first { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
            Twin {
                with_s: with.total_s(),
                without_s: without.total_s(),
            }
        };
        readings.chunks_exact(2).zip(&first_with).map(twin).collect()
    }

    /// Rounds with so many seconds' work each; the order within a round is random.
    pub fn rounds(&mut self, seconds: &[f64]) -> Vec<Round> {
        let mut tasks = Vec::with_capacity(PARTS * seconds.len());
        let mut places = Vec::with_capacity(seconds.len());
        for &seconds in seconds {
            let units = self.units(seconds);
            let parts = [
                self.task(true, units),
                self.task(false, units),
                self.task(true, 0),
                self.task(false, 0),
                Task {
                    message: Some(0),
                    units: 0,
                },
            ];
            let order = self.order();
            let mut place = [0; PARTS];
            for part in order {
                place[part] = tasks.len();
                tasks.push(parts[part]);
            }
            places.push(place);
        }
        let readings = self.run(&tasks);
        let receive = self.direction == Direction::Receive;
        let round = |place: &[usize; PARTS]| {
            let [with, without, full, empty, echo] = place.map(|at| readings[at]);
            let (clock_s, clocks) = if receive {
                (empty.post_s, 2.0)
            } else {
                (empty.rest_s, 1.0)
            };
            Round {
                worked: Twin {
                    with_s: with.total_s(),
                    without_s: without.total_s(),
                },
                transfer_s: full.total_s() - clocks * clock_s,
                token_s: if receive { 0.5 * (echo.rest_s - clock_s) } else { 0.0 },
            }
        };
        places.iter().map(round).collect()
    }

    /// The parts of a round in random order, twins side by side. Only a receive needs the echo.
    fn order(&mut self) -> Vec<usize> {
        let mut groups = vec![vec![0, 1], vec![2, 3]];
        if self.direction == Direction::Receive {
            groups.push(vec![4]);
        }
        for group in &mut groups {
            self.generator.shuffle(group);
        }
        self.generator.shuffle(&mut groups);
        groups.concat()
    }

    fn task(&self, with: bool, units: u64) -> Task {
        Task {
            message: with.then_some(self.size),
            units,
        }
    }

    fn units(&self, seconds: f64) -> u64 {
        (seconds / self.unit_s).round().max(0.0) as u64
    }

    fn run(&mut self, tasks: &[Task]) -> Vec<Reading> {
        self.transport.begin(&Batch {
            direction: self.direction,
            meeting: Meeting::Pair,
            messages: tasks.iter().map(|task| task.message).collect(),
        });
        tasks.iter().map(|&task| self.iteration(task)).collect()
    }

    fn iteration(&mut self, task: Task) -> Reading {
        let transport = &mut *self.transport;
        transport.synchronize(Meeting::Pair);
        let start = transport.clock();
        if let Some(size) = task.message {
            transport.post(self.direction, size);
        }
        let mut posted = start;
        if self.direction == Direction::Receive {
            posted = transport.clock();
            transport.release();
        }
        transport.work(task.units);
        if task.message.is_some() {
            transport.wait();
        }
        Reading {
            post_s: posted - start,
            rest_s: transport.clock() - posted,
        }
    }

    /// Memory is touched and connections are made with the first messages, and some libraries find a shorter way only
    /// after dozens: until messages get no quicker.
    fn warm_up(&mut self) {
        let (mut best, mut idle) = (f64::INFINITY, 0);
        for _ in 0..WARM_UPS {
            let times: Vec<f64> = self
                .run(&[self.task(true, 0); TOGETHER])
                .into_iter()
                .map(Reading::total_s)
                .collect();
            let time = median(&times).unwrap_or_default();
            idle = if time < 0.9 * best { 0 } else { idle + 1 };
            best = best.min(time);
            if idle == 2 {
                return;
            }
        }
    }

    /// Seconds of a unit: the median of some runs that are long against the reading of a clock.
    fn calibrate(&mut self) {
        let mut units = 1024;
        while self.time_work(units) < LONG_S && units < 1 << 40 {
            units *= 2;
        }
        let times: Vec<f64> = (0..CALIBRATIONS).map(|_| self.time_work(units)).collect();
        self.unit_s = (median(&times).unwrap_or_default() / units as f64).max(1e-12);
    }

    fn time_work(&mut self, units: u64) -> f64 {
        let start = self.transport.clock();
        self.transport.work(units);
        self.transport.clock() - start
    }
}

/// Messages that are compared with those before them, and how often at most.
const TOGETHER: usize = 5;
const WARM_UPS: usize = 40;
/// Work, without work, and the echo.
const PARTS: usize = 5;
/// Work that is weighed lasts longer than this.
const LONG_S: f64 = 50e-6;
/// How often it is weighed.
const CALIBRATIONS: usize = 9;
