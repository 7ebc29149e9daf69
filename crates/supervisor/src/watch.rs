//! What the supervisor does while its program runs, and in the moment after its end.
//!
//! It is no subreaper: processes that the program leaves behind get the parent they would have had without us, and are
//! found by their regions, not by their parent. They are waited for a quarter of a second, not to keep the launcher
//! waiting for a daemon. Nor does the program get a death signal: when the supervisor is killed, it goes on.

use crate::clock;
use crate::counters::Counters;
use crate::drain::{Drain, Retire};
use crate::ended::How;
use crate::exec::Recorder;
use crate::file_places;
use crate::node::{self, NodeSampler};
use crate::signals::Signals;
use format::Note;
use format::facts::{self, ExitFacts};
use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, WaitId, WaitIdOptions, WaitOptions, waitid, waitpid};
use std::time::{Duration, Instant};

/// Time between two rounds, the shortest where rings fill fast, and the first of a young run.
const ROUND: Duration = Duration::from_secs(1);
const SHORTEST_ROUND: Duration = Duration::from_millis(50);
const FIRST_ROUND: Duration = Duration::from_millis(10);
/// How long processes of the program that outlive it are waited for.
const GRACE: Duration = Duration::from_millis(250);

/// The rounds of a running program.
pub struct Watch<'a> {
    recorder: Option<&'a Recorder>,
    drain: Option<Drain>,
    node: Option<NodeSampler>,
    /// Our own peak in KiB when the program was started.
    started_with_kib: i64,
    /// When the program was first seen to have ended: CLOCK_MONOTONIC.
    end_mono_ns: Option<i64>,
    counters: Option<Counters>,
}

/// A child takes over its parent's peak when it is started, and the kernel's counts are a few pages off. What is not
/// clearly more than our own peak may be ours: then only what was read in /proc after the start is the program's.
fn peak_of_its_own(children_kib: i64, started_with_kib: i64) -> Option<u64> {
    const CLEARLY_KIB: i64 = 1024;
    let own = children_kib > started_with_kib.saturating_add(CLEARLY_KIB);
    u64::try_from(children_kib)
        .ok()
        .filter(|_| own)
        .map(|kib| kib.saturating_mul(1024))
}

impl<'a> Watch<'a> {
    /// Of a program with or without a place for its records.
    pub fn new(recorder: Option<&'a Recorder>, counters: Option<Counters>, retire: Option<Retire>) -> Self {
        let drain = recorder.map(|recorder| Drain::new(&recorder.records.directory, retire));
        Self {
            recorder,
            drain,
            node: None,
            started_with_kib: getrusage(UsageWho::RUSAGE_SELF).map_or(0, |usage| usage.max_rss()),
            end_mono_ns: None,
            counters,
        }
    }

    /// Sleeps, drains and forwards until the program has ended.
    pub fn until_end(&mut self, pid: u32, signals: &mut Signals, group_wise: Option<u32>) -> How {
        self.probe();
        if let Some(drain) = &mut self.drain {
            drain.program = Some(pid);
        }
        inherited::let_code_go();
        let mut interval = FIRST_ROUND;
        let mut next = Instant::now() + interval;
        loop {
            let wait = next.saturating_duration_since(Instant::now());
            let timeout = Timespec {
                tv_sec: wait.as_secs() as i64,
                tv_nsec: wait.subsec_nanos() as i64,
            };
            let mut descriptors = [PollFd::new(&*signals, PollFlags::IN)];
            // Interrupted or not, what there is to do is looked up below.
            let _ = poll(&mut descriptors, self.drain.is_some().then_some(&timeout));
            signals.forward(pid, group_wise);
            if let Some(how) = self.ended(pid) {
                return how;
            }
            if Instant::now() >= next {
                let before = interval;
                interval = if self.round() {
                    (interval / 2).max(SHORTEST_ROUND)
                } else {
                    (interval * 2).min(ROUND)
                };
                // From now on only what a round needs comes back.
                if before < ROUND && interval == ROUND {
                    inherited::let_code_go();
                }
                next = Instant::now() + interval;
            }
        }
    }

    /// One supervisor a node looks up what the node is, and samples it.
    fn probe(&mut self) {
        let Some(recorder) = self.recorder else { return };
        let probe = recorder.records.run.path().join("probe.json");
        self.node = NodeSampler::elect(&recorder.records.run);
        if self.node.is_some() && !probe.exists() {
            // Without it the report knows the node's name only.
            let _ = facts::write(&probe, &node::look());
        }
    }

    fn round(&mut self) -> bool {
        let busy = self.drain.as_mut().is_some_and(|drain| drain.round().busy);
        if self.node.is_none() {
            self.node = self
                .recorder
                .and_then(|recorder| NodeSampler::elect(&recorder.records.run));
        }
        if let Some(node) = &mut self.node {
            node.round();
        }
        busy
    }

    /// How the program ended, if it has. Its readings in /proc are taken while it is a zombie.
    fn ended(&mut self, pid: u32) -> Option<How> {
        let pid = Pid::from_raw(pid as i32)?;
        let state = waitid(
            WaitId::Pid(pid),
            WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT,
        )
        .ok()??;
        let end_mono_ns = *self.end_mono_ns.get_or_insert_with(clock::monotonic_ns);
        // Launchers that see a rank die kill its supervisor next: how it died is written before anything else.
        if let Some(recorder) = self.recorder.filter(|_| state.exit_status() != Some(0)) {
            let exit = ExitFacts {
                status: state.exit_status(),
                signal: state.terminating_signal(),
                end_mono_ns,
                ..ExitFacts::default()
            };
            let _ = facts::write(&recorder.records.directory.join("exit.json"), &exit);
        }
        if let Some(drain) = &mut self.drain {
            drain.round();
            drain.last_reading(pid.as_raw_pid() as u32);
        }
        let status = waitpid(Some(pid), WaitOptions::NOHANG).ok()??.1;
        Some(How::of(status))
    }

    /// Waits a little for processes that outlive the program, empties the rings a last time, and writes how it ended.
    pub fn leave(&mut self, recorder: &Recorder, pid: u32, how: How) {
        let end_mono_ns = self.end_mono_ns.unwrap_or_else(clock::monotonic_ns);
        let Some(drain) = &mut self.drain else { return };
        let deadline = Instant::now() + GRACE;
        let mut running = drain.running();
        running.retain(|&other| other != pid);
        while !running.is_empty() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(5));
            running = drain.running();
        }
        drain.round();
        if self.node.is_none() {
            self.node = NodeSampler::elect(&recorder.records.run);
        }
        if let Some(node) = &mut self.node {
            node.round();
            node.read_storage();
        }
        let places = file_places::look(&recorder.records.directory, &recorder.facts.directory);
        // Without it the fold takes the mounts of the start.
        let _ = facts::write(&recorder.records.directory.join("storage.json"), &places);
        let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok();
        let number = |value: i64| u64::try_from(value).ok();
        let mut notes = Vec::new();
        if drain.full {
            notes.push(Note::SamplesMissing);
        }
        if !running.is_empty() {
            notes.push(Note::StillRunning(running.len()));
        }
        let exit = ExitFacts {
            status: if let How::Exit(status) = how {
                Some(status)
            } else {
                None
            },
            signal: if let How::Signal(signal) = how {
                Some(signal)
            } else {
                None
            },
            end_mono_ns,
            peak_rss_bytes: usage
                .as_ref()
                .and_then(|u| peak_of_its_own(u.max_rss(), self.started_with_kib)),
            voluntary_switches: usage.as_ref().and_then(|u| number(u.voluntary_context_switches())),
            involuntary_switches: usage.as_ref().and_then(|u| number(u.involuntary_context_switches())),
            user_ns: usage
                .as_ref()
                .map(|u| u.user_time())
                .and_then(|time| Some(number(time.tv_sec())? * 1_000_000_000 + number(time.tv_usec())? * 1000)),
            counts: self.counters.as_mut().map(Counters::read).unwrap_or_default(),
            still_running: running,
            notes,
        };
        // Without it the fold says that the end is not known.
        let _ = facts::write(&recorder.records.directory.join("exit.json"), &exit);
    }
}

#[cfg(test)]
mod tests {
    use super::peak_of_its_own;

    #[test]
    fn our_own_peak_is_not_the_programs() {
        assert_eq!(peak_of_its_own(11_400, 11_400), None);
        assert_eq!(peak_of_its_own(11_500, 11_400), None);
        assert_eq!(peak_of_its_own(2_000, 11_400), None);
        assert_eq!(peak_of_its_own(50_000, 11_400), Some(50_000 << 10));
        assert_eq!(peak_of_its_own(-1, 0), None);
    }
}
