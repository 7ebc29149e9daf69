//! What a benchmark of two ranks needs of a machine, real or simulated: clock, work, messages.
//!
//! Ranks work in pairs: one measures ([`Transport`]), its partner does what the other needs ([`Partner`], driven by
//! [`serve`]). Before a run of iterations the one that measures says what will come ([`Batch`]), so nothing of that
//! falls into the measured time. What either side does in one iteration, with `[…]` only where a message is sent:
//!
//! ```text
//!  meeting  direction   who measures                                  partner
//!  Pair     Send        ask → ; ← ready ; [Isend] work [Wait]         ← ask ; [Irecv] ; ready → ; [Wait]
//!  Pair     Receive     ask → ; ← ready ; [Irecv] go → ; work [Wait]  ← ask ; ready → ; ← go ; [Send]
//!  World    Send        Barrier ; [Isend] work [Wait]                 [Irecv] ; Barrier ; [Wait]
//!  World    Receive     [Irecv] Barrier ; work [Wait]                 Barrier ; [Send]
//! ```
//!
//! Before the first iteration of a World batch both sides also pass one barrier. `ask`, `ready` and `go` are empty messages with a tag of their own. A partner that has been asked and has answered
//! is quiet until it gets what it was told to expect, so nothing arrives during an iteration that only works.

/// Which way messages go, as the rank that measures sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From the rank that measures.
    Send,
    /// To the rank that measures.
    Receive,
}

/// How the sides come together before an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// The pair alone, with empty messages.
    Pair,
    /// All ranks, with a barrier: as the Sandia benchmark does it.
    World,
}

/// A run of iterations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Of every message.
    pub direction: Direction,
    /// Before every iteration.
    pub meeting: Meeting,
    /// For each iteration the bytes of its message, or that there is none.
    pub messages: Vec<Option<usize>>,
}

/// The rank that measures. An MPI that fails ends the job (`MPI_ERRORS_ARE_FATAL`), so nothing here can fail.
pub trait Transport {
    /// Seconds on a clock that never goes back.
    fn clock(&mut self) -> f64;
    /// Keeps this processor busy with `units` passes of a loop that the compiler cannot remove, without MPI.
    fn work(&mut self, units: u64);
    /// Tells the partner what comes next; no barrier yet.
    fn begin(&mut self, batch: &Batch);
    /// Pair: asks and takes the answer. World: a barrier.
    fn synchronize(&mut self, meeting: Meeting);
    /// `MPI_Isend` to the partner or `MPI_Irecv` from it.
    fn post(&mut self, direction: Direction, size: usize);
    /// Sends the empty message that lets the partner send: Pair and Receive only.
    fn release(&mut self);
    /// `MPI_Wait` for what was posted.
    fn wait(&mut self);
    /// The mean of a value over all ranks that measure; each gets the same, and none before all have asked.
    fn agree(&mut self, value: f64) -> f64;
}

/// The other rank of a pair.
pub trait Partner {
    /// What comes next; `None` at the end.
    fn next_batch(&mut self) -> Option<Batch>;
    /// Takes an empty message.
    fn take_token(&mut self);
    /// Sends an empty message.
    fn give_token(&mut self);
    /// `MPI_Barrier` over all ranks.
    fn barrier(&mut self);
    /// `MPI_Irecv`.
    fn post_receive(&mut self, size: usize);
    /// `MPI_Wait` for it.
    fn wait(&mut self);
    /// `MPI_Send`.
    fn send(&mut self, size: usize);
}

/// The partner's whole life: does what it is told until the end.
pub fn serve(partner: &mut impl Partner) {
    while let Some(batch) = partner.next_batch() {
        if batch.meeting == Meeting::World {
            partner.barrier();
        }
        for &message in &batch.messages {
            iteration(partner, batch.direction, batch.meeting, message);
        }
    }
}

fn iteration(partner: &mut impl Partner, direction: Direction, meeting: Meeting, message: Option<usize>) {
    if meeting == Meeting::Pair {
        partner.take_token();
    }
    if let (Direction::Send, Some(size)) = (direction, message) {
        partner.post_receive(size);
    }
    match meeting {
        Meeting::Pair => partner.give_token(),
        Meeting::World => partner.barrier(),
    }
    match direction {
        Direction::Send if message.is_some() => partner.wait(),
        Direction::Send => {}
        Direction::Receive => {
            if meeting == Meeting::Pair {
                partner.take_token();
            }
            if let Some(size) = message {
                partner.send(size);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes down what it is told to do.
    #[derive(Default)]
    struct Diary {
        batches: Vec<Batch>,
        done: Vec<String>,
    }

    impl Partner for Diary {
        fn next_batch(&mut self) -> Option<Batch> {
            self.batches.pop()
        }
        fn take_token(&mut self) {
            self.done.push("take".into());
        }
        fn give_token(&mut self) {
            self.done.push("give".into());
        }
        fn barrier(&mut self) {
            self.done.push("barrier".into());
        }
        fn post_receive(&mut self, size: usize) {
            self.done.push(format!("irecv {size}"));
        }
        fn wait(&mut self) {
            self.done.push("wait".into());
        }
        fn send(&mut self, size: usize) {
            self.done.push(format!("send {size}"));
        }
    }

    fn done(direction: Direction, meeting: Meeting) -> String {
        let mut partner = Diary::default();
        partner.batches.push(Batch {
            direction,
            meeting,
            messages: vec![Some(8), None],
        });
        serve(&mut partner);
        partner.done.join(", ")
    }

    #[test]
    fn the_partner_does_what_the_table_says() {
        assert_eq!(
            done(Direction::Send, Meeting::Pair),
            "take, irecv 8, give, wait, take, give"
        );
        assert_eq!(
            done(Direction::Receive, Meeting::Pair),
            "take, give, take, send 8, take, give, take"
        );
        assert_eq!(
            done(Direction::Send, Meeting::World),
            "barrier, irecv 8, barrier, wait, barrier"
        );
        assert_eq!(
            done(Direction::Receive, Meeting::World),
            "barrier, barrier, send 8, barrier"
        );
    }
}
