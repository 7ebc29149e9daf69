//! Connections whose request has not arrived in full, or whose end is being waited for.
//!
//! One thread looks after all of them and waits for none. There are at most [`MOST`]; whoever comes then takes the place
//! of the one that has waited longest, so that those who say nothing cannot keep out one who asks at once.

use crate::http::{Answer, Arrival, Arriving, Request, send_at_once};
use crate::page::SERVED_LINE;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::io::{self, Read};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

/// Most that wait.
pub const MOST: usize = 256;

/// How long is waited for one to hang up who has been answered: what it sent and we did not read would make the kernel
/// take the answer back.
const FAREWELL: Duration = Duration::from_millis(500);

/// Lines of every answer.
pub const ALWAYS: [&str; 6] = [
    SERVED_LINE,
    "Cache-Control: no-store",
    "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
];

/// A request that has arrived, and who asks.
pub type Asked = (TcpStream, Request);

/// One that waits.
struct Guest {
    stream: TcpStream,
    state: State,
}

enum State {
    Asking(Arriving),
    Leaving(Instant),
}

/// Those who wait, behind the door.
pub struct Room<'a> {
    door: &'a TcpListener,
    guests: Vec<Guest>,
}

impl<'a> Room<'a> {
    /// An empty one.
    pub fn new(door: &'a TcpListener) -> Self {
        // Were it to block, whoever hangs up before being let in would stop us.
        let _ = door.set_nonblocking(true);
        Self {
            door,
            guests: Vec::new(),
        }
    }

    /// Waits until something happens; returns the requests that have arrived and are not refused.
    pub fn wait(&mut self, refusal: impl Fn(&Request) -> Option<Answer>) -> Vec<Asked> {
        let now = Instant::now();
        let next = self
            .guests
            .iter()
            .map(|guest| guest.deadline().saturating_duration_since(now))
            .min();
        let timeout = next.map(|wait| Timespec {
            tv_sec: wait.as_secs() as i64,
            // Rounded up, not to wake before anything is late.
            tv_nsec: i64::from(wait.subsec_nanos()).min(998_999_999) + 1_000_000,
        });
        let mut events = vec![PollFd::new(self.door, PollFlags::IN)];
        events.extend(
            self.guests
                .iter()
                .map(|guest| PollFd::new(&guest.stream, PollFlags::IN)),
        );
        if poll(&mut events, timeout.as_ref()).is_err() {
            // Interrupted, or out of memory; it passes.
            std::thread::sleep(Duration::from_millis(1));
        }
        let ready: Vec<bool> = events.iter().map(|event| !event.revents().is_empty()).collect();
        drop(events);
        let mut asked = Vec::new();
        let mut ready = ready.into_iter();
        let knocked = ready.next() == Some(true);
        let waiting = std::mem::take(&mut self.guests);
        for (guest, ready) in waiting.into_iter().zip(ready) {
            self.look_after(guest, ready, &refusal, &mut asked);
        }
        if knocked {
            self.let_in(&refusal, &mut asked);
        }
        asked
    }

    fn let_in(&mut self, refusal: &impl Fn(&Request) -> Option<Answer>, asked: &mut Vec<Asked>) {
        // Those who have waited meanwhile have their turn too.
        for _ in 0..MOST {
            let stream = match self.door.accept() {
                Ok((stream, peer)) if peer.ip().is_loopback() => stream,
                Ok(_) => continue,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
                Err(_) => {
                    // Too many open files, perhaps: the one that has waited longest makes room.
                    self.give_up_one();
                    std::thread::sleep(Duration::from_millis(5));
                    return;
                }
            };
            if stream.set_nonblocking(true).is_err() {
                continue;
            }
            if self.guests.len() >= MOST {
                self.give_up_one();
            }
            let guest = Guest {
                stream,
                state: State::Asking(Arriving::new()),
            };
            // Most have asked before they are let in.
            self.look_after(guest, true, refusal, asked);
        }
    }

    fn give_up_one(&mut self) {
        let longest = self.guests.iter().enumerate().min_by_key(|(_, guest)| guest.deadline());
        if let Some((at, _)) = longest {
            self.guests.remove(at);
        }
    }

    fn look_after(
        &mut self,
        mut guest: Guest,
        ready: bool,
        refusal: &impl Fn(&Request) -> Option<Answer>,
        asked: &mut Vec<Asked>,
    ) {
        let is_late = guest.deadline() <= Instant::now();
        let arrival = match &mut guest.state {
            State::Leaving(_) if is_late || ready && has_left(&mut guest.stream) => return,
            State::Leaving(_) => return self.guests.push(guest),
            State::Asking(arriving) if ready => match arriving.read(&mut guest.stream) {
                Arrival::Waiting if is_late => arriving.late(),
                arrival => arrival,
            },
            State::Asking(arriving) if is_late => arriving.late(),
            State::Asking(_) => Arrival::Waiting,
        };
        let answer = match arrival {
            Arrival::Gone => return,
            Arrival::Waiting => return self.guests.push(guest),
            Arrival::Refused(answer) => answer,
            Arrival::Whole(request) => match refusal(&request) {
                Some(answer) => answer,
                None => return asked.push((guest.stream, request)),
            },
        };
        if send_at_once(&mut guest.stream, &answer, &ALWAYS).is_ok() {
            guest.state = State::Leaving(Instant::now() + FAREWELL);
            self.guests.push(guest);
        }
    }
}

impl Guest {
    fn deadline(&self) -> Instant {
        match &self.state {
            State::Asking(arriving) => arriving.deadline(),
            State::Leaving(until) => *until,
        }
    }
}

/// Throws away what still comes, up to a bound; whether it was the last.
fn has_left(stream: &mut TcpStream) -> bool {
    let mut chunk = [0; 4096];
    for _ in 0..16 {
        match stream.read(&mut chunk) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != io::ErrorKind::WouldBlock,
        }
    }
    true
}
