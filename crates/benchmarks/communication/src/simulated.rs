//! A pair of ranks whose every cost is known: the truth against which methods are weighed.

use crate::transport::{Batch, Direction, Meeting, Transport};
use statistics::Generator;

/// How a transfer gets on while the processor works.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// By itself: an iteration with work w takes max(T, w + o).
    Full,
    /// Not at all: it takes T + w, and all of the transfer is overhead.
    None,
    /// By itself, but slower while the processor works: max(T + s·w, w + o).
    Slowed {
        /// s.
        by: f64,
    },
    /// The sides agree after `handshake_s`; if the wait has not begun when they have, the data only move once it
    /// does, or from `agent_s` after the start by themselves. Two knees.
    Late {
        /// From the start until the data could move.
        handshake_s: f64,
        /// From the start until something else than the wait moves them.
        agent_s: f64,
    },
}

/// The costs, in seconds where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// Processor time of one message, o.
    pub overhead_s: f64,
    /// The part of it that falls into the post; the rest falls into the wait.
    pub post_share: f64,
    /// From the partner's start (receiving) or the post (sending) until the message is complete, without work.
    pub transfer_s: f64,
    /// How the transfer gets on.
    pub progress: Progress,
    /// One way of an empty message.
    pub latency_s: f64,
    /// A barrier.
    pub barrier_s: f64,
    /// One unit of work.
    pub unit_s: f64,
    /// Reading the clock.
    pub clock_s: f64,
    /// Standard deviation of a duration of one second; that of others goes with the root of the duration.
    pub noise_s: f64,
    /// Standard deviation of what is added to each duration.
    pub jitter_s: f64,
    /// Interruptions a second.
    pub spikes_per_s: f64,
    /// Their mean length (exponential).
    pub spike_s: f64,
    /// Standard deviation of the speed of work, as a part of it; it changes at random moments. Overheads keep theirs,
    /// or there would be no one truth.
    pub drift: f64,
    /// Mean time between such changes.
    pub drift_period_s: f64,
}

impl Machine {
    /// The overhead of a message, as [`super::host_overhead`] defines it.
    pub fn true_overhead_s(&self, direction: Direction) -> f64 {
        match (self.progress, direction) {
            (Progress::None, _) => self.true_base_s(direction),
            _ => self.overhead_s,
        }
    }

    /// The time of the transfer without work. A receive is posted before the partner starts.
    pub fn true_base_s(&self, direction: Direction) -> f64 {
        match direction {
            Direction::Send => self.transfer_s,
            Direction::Receive => self.transfer_s + self.post_s(),
        }
    }

    /// 1 − overhead / base.
    pub fn true_availability(&self, direction: Direction) -> f64 {
        1.0 - self.true_overhead_s(direction) / self.true_base_s(direction)
    }

    fn post_s(&self) -> f64 {
        self.overhead_s * self.post_share
    }
}

/// A [`Transport`] that only adds up durations.
#[derive(Clone, Debug)]
pub struct Simulated {
    machine: Machine,
    generator: Generator,
    now: f64,
    /// What the processor needs for a second's work, at present.
    slowness: f64,
    next_change: f64,
    /// When the message in flight was posted, or its sender began, and how big it is.
    flight: Option<Flight>,
    /// Work since it was posted.
    worked: f64,
}

#[derive(Clone, Copy, Debug)]
struct Flight {
    direction: Direction,
    size: usize,
    start: f64,
}

impl Simulated {
    /// A machine and its random numbers.
    pub fn new(machine: Machine, seed: u64) -> Self {
        Self {
            machine,
            generator: Generator::new(seed),
            now: 0.0,
            slowness: 1.0,
            next_change: 0.0,
            flight: None,
            worked: 0.0,
        }
    }

    /// Seconds that have passed.
    pub fn now(&self) -> f64 {
        self.now
    }

    fn noisy(&mut self, duration: f64) -> f64 {
        let variance = self.machine.noise_s.powi(2) * duration.max(0.0) + self.machine.jitter_s.powi(2);
        (duration + variance.sqrt() * self.generator.normal()).max(0.0)
    }

    /// The processor is busy, and interrupted now and then.
    fn busy(&mut self, duration: f64) {
        let duration = self.noisy(duration);
        self.now += duration;
        if self.generator.uniform() < self.machine.spikes_per_s * duration {
            self.now += self.machine.spike_s * self.generator.exponential();
        }
    }

    /// Processor time and transfer of a message; an empty one that answers a token costs next to nothing.
    fn costs_s(&self, direction: Direction, size: usize) -> (f64, f64) {
        let machine = &self.machine;
        match (direction, size) {
            (Direction::Receive, 0) => (machine.overhead_s.min(0.1 * machine.latency_s), machine.latency_s),
            _ => (machine.overhead_s, machine.transfer_s),
        }
    }
}

impl Transport for Simulated {
    fn clock(&mut self) -> f64 {
        self.now += self.machine.clock_s;
        (self.now * 1e9).floor() * 1e-9
    }

    fn work(&mut self, units: u64) {
        while self.machine.drift > 0.0 && self.now >= self.next_change {
            self.slowness = 1.0 + self.machine.drift * self.generator.normal();
            self.next_change += self.machine.drift_period_s * self.generator.exponential();
        }
        if units > 0 {
            let before = self.now;
            self.busy(units as f64 * self.machine.unit_s * self.slowness);
            self.worked += self.now - before;
        }
    }

    fn begin(&mut self, _batch: &Batch) {
        self.busy(self.machine.latency_s);
    }

    fn synchronize(&mut self, meeting: Meeting) {
        self.busy(match meeting {
            Meeting::Pair => 2.0 * self.machine.latency_s,
            Meeting::World => self.machine.barrier_s,
        });
        // The partner leaves the barrier and sends.
        if let Some(flight) = self.flight.as_mut().filter(|_| meeting == Meeting::World) {
            flight.start = self.now;
        }
    }

    fn post(&mut self, direction: Direction, size: usize) {
        let start = self.now;
        self.busy(self.costs_s(direction, size).0 * self.machine.post_share);
        self.flight = Some(Flight { direction, size, start });
        self.worked = 0.0;
    }

    fn release(&mut self) {
        let latency = self.noisy(self.machine.latency_s);
        if let Some(flight) = &mut self.flight {
            flight.start = self.now + latency;
        }
    }

    fn wait(&mut self) {
        let Some(flight) = self.flight.take() else {
            return;
        };
        let (overhead, transfer) = self.costs_s(flight.direction, flight.size);
        let (transfer, post) = (self.noisy(transfer), overhead * self.machine.post_share);
        let begun = self.now;
        let arrival = match self.machine.progress {
            Progress::Full => flight.start + transfer,
            Progress::Slowed { by } => flight.start + transfer + by * self.worked,
            Progress::None => match flight.direction {
                Direction::Send => begun + transfer - post,
                Direction::Receive => begun.max(flight.start) + transfer,
            },
            Progress::Late { handshake_s, agent_s } => {
                let moves = (flight.start + handshake_s).max(begun.min(flight.start + agent_s));
                moves + transfer - handshake_s
            }
        };
        // Whoever waits is busy to the end of the transfer, and never done before its own part is.
        if self.machine.progress != Progress::None {
            self.busy(overhead - post);
        }
        self.now = self.now.max(arrival);
    }

    fn agree(&mut self, value: f64) -> f64 {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No noise at all.
    const QUIET: Machine = Machine {
        overhead_s: 2e-6,
        post_share: 0.25,
        transfer_s: 10e-6,
        progress: Progress::Full,
        latency_s: 1e-6,
        barrier_s: 3e-6,
        unit_s: 1e-9,
        clock_s: 0.0,
        noise_s: 0.0,
        jitter_s: 0.0,
        spikes_per_s: 0.0,
        spike_s: 0.0,
        drift: 0.0,
        drift_period_s: 1.0,
    };

    /// Microseconds of an iteration with `work` µs of work.
    fn iteration(progress: Progress, direction: Direction, work: u64) -> f64 {
        let mut pair = Simulated::new(Machine { progress, ..QUIET }, 1);
        pair.synchronize(Meeting::Pair);
        let start = pair.now();
        pair.post(direction, 8);
        if direction == Direction::Receive {
            pair.release();
        }
        pair.work(1000 * work);
        pair.wait();
        ((pair.now() - start) * 1e9).round() / 1e3
    }

    #[test]
    fn a_full_overlap_takes_the_longer_of_both() {
        let times = [0, 4, 8, 9, 20].map(|work| iteration(Progress::Full, Direction::Send, work));
        assert_eq!(times, [10.0, 10.0, 10.0, 11.0, 22.0]);
        // The token is on its way for 1 µs after the post of 0.5 µs.
        let times = [0, 9, 10, 20].map(|work| iteration(Progress::Full, Direction::Receive, work));
        assert_eq!(times, [11.5, 11.5, 12.0, 22.0]);
    }

    #[test]
    fn no_progress_adds_all() {
        let times = [0, 5, 20].map(|work| iteration(Progress::None, Direction::Send, work));
        assert_eq!(times, [10.0, 15.0, 30.0]);
        let times = [0, 1, 20].map(|work| iteration(Progress::None, Direction::Receive, work));
        assert_eq!(times, [11.5, 11.5, 30.5]);
    }

    #[test]
    fn late_progress_has_two_knees() {
        let late = Progress::Late {
            handshake_s: 4e-6,
            agent_s: 15e-6,
        };
        let times = [0, 2, 10, 14, 16, 18, 19, 30].map(|work| iteration(late, Direction::Send, work));
        assert_eq!(times, [10.0, 10.0, 16.5, 20.5, 21.0, 21.0, 21.0, 32.0]);
    }
}
