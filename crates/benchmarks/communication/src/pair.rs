//! The real transport: two ranks of an MPI.

use crate::transport::{Batch, Direction, Meeting, Partner, Transport};
use mpi::{Buffer, Communicator, Error, Operation, Pending, World};
use std::time::Instant;

/// Tags: what comes next, empty messages, and the messages that are measured.
const ORDER: u16 = 21;
const TOKEN: u16 = 22;
const MESSAGE: u16 = 23;

/// First word of an order: there is a batch, or there is none any more.
const BATCH: u64 = 1;
const END: u64 = 0;
/// An iteration without a message.
const NONE: u64 = u64::MAX;

/// One side of a pair: rank r with r + n/2.
pub struct Pair<'c, 'w> {
    world: &'w World,
    ranks: &'c Communicator<'w>,
    /// Those that measure, where this rank is one.
    team: Option<Communicator<'w>>,
    partner: u32,
    start: Instant,
    buffer: Option<Buffer>,
    pending: Option<Pending<'w, Buffer>>,
}

impl<'c, 'w> Pair<'c, 'w> {
    /// For messages of at most so many bytes. All ranks must call it, and their number must be even. An error where MPI fails
    /// and does not end the job.
    pub fn new(world: &'w World, ranks: &'c Communicator<'w>, largest: usize) -> Result<Self, Error> {
        let half = ranks.size() / 2;
        let measures = ranks.rank() < half;
        Ok(Self {
            world,
            ranks,
            team: ranks.split(measures.then_some(0))?,
            partner: if measures {
                ranks.rank() + half
            } else {
                ranks.rank() - half
            },
            start: Instant::now(),
            buffer: Some(Buffer::new(largest)),
            pending: None,
        })
    }

    /// Whether this side measures; else it is to [`crate::transport::serve`].
    pub fn measures(&self) -> bool {
        self.team.is_some()
    }

    /// Lets the partner go.
    pub fn end(&mut self) {
        self.order(&[END, 0, 0, 0]);
    }

    fn order(&mut self, words: &[u64]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.must(self.ranks.send(&bytes, self.partner, ORDER));
    }

    fn take_order(&mut self, words: usize) -> Vec<u64> {
        let mut bytes = vec![0; words * 8];
        self.must(self.ranks.receive(&mut bytes, self.partner, ORDER));
        bytes
            .as_chunks::<8>()
            .0
            .iter()
            .map(|word| u64::from_le_bytes(*word))
            .collect()
    }

    /// An MPI that fails ends the job by itself; where it returns all the same, this does.
    fn must<T>(&self, result: Result<T, Error>) -> T {
        result.unwrap_or_else(|error| {
            eprintln!("steelyard: {error}");
            self.world.abort(2)
        })
    }

    fn take_buffer(&mut self) -> Buffer {
        // Nothing is posted before what was posted has been waited for; if it were, memory would be no concern.
        self.buffer.take().unwrap_or_else(|| Buffer::new(0))
    }

    fn complete(&mut self) {
        if let Some(pending) = self.pending.take() {
            self.buffer = Some(self.must(pending.wait()));
        }
    }
}

impl Transport for Pair<'_, '_> {
    fn clock(&mut self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    fn work(&mut self, units: u64) {
        crate::work(units);
    }

    fn begin(&mut self, batch: &Batch) {
        self.order(&[
            BATCH,
            u64::from(batch.direction == Direction::Receive),
            u64::from(batch.meeting == Meeting::World),
            batch.messages.len() as u64,
        ]);
        let messages: Vec<u64> = (batch.messages.iter())
            .map(|message| message.map_or(NONE, |size| size as u64))
            .collect();
        self.order(&messages);
    }

    fn synchronize(&mut self, meeting: Meeting) {
        match meeting {
            Meeting::Pair => {
                self.give_token();
                self.take_token();
            }
            Meeting::World => self.barrier(),
        }
    }

    fn post(&mut self, direction: Direction, size: usize) {
        let buffer = self.take_buffer();
        let posted = match direction {
            Direction::Send => self.ranks.isend(buffer, size, self.partner, MESSAGE),
            Direction::Receive => self.ranks.ireceive(buffer, size, self.partner, MESSAGE),
        };
        self.pending = Some(self.must(posted));
    }

    fn release(&mut self) {
        self.give_token();
    }

    fn wait(&mut self) {
        self.complete();
    }

    fn agree(&mut self, value: f64) -> f64 {
        let Some(team) = &self.team else { return value };
        let mut sum = [value];
        self.must(team.allreduce_in_place(&mut sum, Operation::Sum));
        sum[0] / f64::from(team.size())
    }
}

impl Partner for Pair<'_, '_> {
    fn next_batch(&mut self) -> Option<Batch> {
        let order = self.take_order(4);
        if order[0] == END {
            return None;
        }
        let messages = self.take_order(order[3] as usize);
        Some(Batch {
            direction: if order[1] == 1 {
                Direction::Receive
            } else {
                Direction::Send
            },
            meeting: if order[2] == 1 { Meeting::World } else { Meeting::Pair },
            messages: messages
                .into_iter()
                .map(|size| (size != NONE).then_some(size as usize))
                .collect(),
        })
    }

    fn take_token(&mut self) {
        self.must(self.ranks.receive(&mut [], self.partner, TOKEN));
    }

    fn give_token(&mut self) {
        self.must(self.ranks.send(&[], self.partner, TOKEN));
    }

    fn barrier(&mut self) {
        self.must(self.ranks.barrier());
    }

    fn post_receive(&mut self, size: usize) {
        self.post(Direction::Receive, size);
    }

    fn wait(&mut self) {
        self.complete();
    }

    fn send(&mut self, size: usize) {
        let buffer = self.take_buffer();
        self.must(
            self.ranks
                .send(&buffer.bytes()[..size.min(buffer.bytes().len())], self.partner, MESSAGE),
        );
        self.buffer = Some(buffer);
    }
}
