//! Call sites: the exact counts, all processes together.

use crate::class::{Class, Family};
use crate::id::{CallId, ContextId, FrameId, ProcessId, RankId};
use crate::order::by_most;
use crate::place::{Place, UNRECORDED};
use crate::run::Run;
use format::calls;
use format::module;
use format::tables::{DURATION_BINS, SIZE_BINS};
use format::traffic::{Kind, Traffic};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Bytes by what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Passed to calls that send.
    pub sent: u64,
    /// Received; what non-blocking receives brought is not known.
    pub received: u64,
    /// Room for messages in non-blocking receives, and what each start of a persistent request may move.
    pub posted: u64,
    /// Read from files.
    pub read: u64,
    /// Written to files.
    pub written: u64,
    /// Copied to accelerators.
    pub to_device: u64,
    /// Copied from accelerators.
    pub from_device: u64,
    /// Copied on accelerators and between them, or in a direction that the call does not say.
    pub on_devices: u64,
}

impl Moved {
    /// Of a site: the call's volume rule says what its bytes are; for a call unknown here, its class does.
    pub fn of(name: &str, class: Class, bytes: u64, second: u64) -> Moved {
        let moved = Moved {
            received: second,
            ..Moved::default()
        };
        let means = match (calls::call_named(name).map(|call| call.means), class) {
            (Some(means), _) => means,
            (None, Class::IoRead) => "read",
            (None, Class::IoWrite) => "written",
            (None, Class::MpiP2p | Class::MpiCollective | Class::MpiRma) => "sent",
            (None, _) => "",
        };
        match means {
            "sent" => Moved { sent: bytes, ..moved },
            "received" => Moved {
                received: bytes.saturating_add(second),
                ..moved
            },
            "read" => Moved { read: bytes, ..moved },
            "written" => Moved {
                written: bytes,
                ..moved
            },
            "copied" => Moved {
                read: bytes,
                written: bytes,
                ..moved
            },
            "posted" | "prepared" => Moved { posted: bytes, ..moved },
            "to the device" => Moved {
                to_device: bytes,
                ..moved
            },
            "from the device" => Moved {
                from_device: bytes,
                ..moved
            },
            "on devices" | "as its kind says" | "not told apart" => Moved {
                on_devices: bytes,
                ..moved
            },
            _ => moved,
        }
    }

    /// All that moved.
    pub fn all(self) -> u64 {
        [self.received, self.read, self.written, self.copied()]
            .into_iter()
            .fold(self.sent, u64::saturating_add)
    }

    /// What passed once: a message that is sent while another comes is no larger for that, nor a copy for being read and written.
    pub fn passed(self) -> u64 {
        match self.sent {
            0 => [self.received, self.read.max(self.written), self.copied()]
                .into_iter()
                .fold(0, u64::saturating_add),
            sent => sent,
        }
    }

    /// To, from and on accelerators.
    pub fn copied(self) -> u64 {
        self.to_device
            .saturating_add(self.from_device)
            .saturating_add(self.on_devices)
    }

    fn add(&mut self, other: Moved) {
        self.sent = self.sent.saturating_add(other.sent);
        self.received = self.received.saturating_add(other.received);
        self.posted = self.posted.saturating_add(other.posted);
        self.read = self.read.saturating_add(other.read);
        self.written = self.written.saturating_add(other.written);
        self.to_device = self.to_device.saturating_add(other.to_device);
        self.from_device = self.from_device.saturating_add(other.from_device);
        self.on_devices = self.on_devices.saturating_add(other.on_devices);
    }
}

/// One call from one place, summed over processes.
#[derive(Clone, Debug, PartialEq)]
pub struct CallSite {
    /// The call.
    pub call: CallId,
    /// Its class.
    pub class: Class,
    /// Where it is made; `None` if not known.
    pub frame: Option<FrameId>,
    /// Calls. Exact.
    pub count: u64,
    /// Bytes by the call's volume rule. Exact.
    pub bytes: u64,
    /// What became of them.
    pub moved: Moved,
    /// Calls that failed.
    pub errors: u64,
    /// Seconds in it, estimated.
    pub time_s: f64,
    /// Standard error of that.
    pub error_s: f64,
    /// Longest call, seconds.
    pub longest_s: f64,
    /// Processes that make it.
    pub processes: u32,
    /// The rank that spends most time in it, and its seconds; `None` where no rank makes it.
    pub most: Option<(RankId, f64)>,
    /// Calls by bytes.
    pub size_bins: [u64; SIZE_BINS],
    /// Calls by how long they took, estimated where not all were timed; all 0 where that was not recorded.
    pub duration_bins: [u64; DURATION_BINS],
}

impl CallSite {
    /// Whether it is a library's: libraries keep threads that do nothing but wait, which is no cost.
    pub fn is_idleness(&self, run: &Run) -> bool {
        self.class.family() == Family::Wait && !self.frame.is_some_and(|frame| run.is_own(frame))
    }

    /// Where it is made, for people.
    pub fn place<'a>(&self, run: &'a Run) -> Place<'a> {
        let unrecorded = Place {
            function: UNRECORDED,
            ..Place::default()
        };
        self.frame.map_or(unrecorded, |frame| run.place(frame))
    }

    pub(crate) fn all(run: &Run) -> Vec<CallSite> {
        let (sites, frames) = (&run.tables().sites, &run.tables().frames);
        let mut found: HashMap<(u32, u32), usize> = HashMap::new();
        let mut same_line: HashMap<(u32, Place<'_>), usize> = HashMap::new();
        let mut all: Vec<CallSite> = vec![];
        let mut received: Vec<u64> = vec![];
        let mut in_process: HashMap<(usize, u32), f64> = HashMap::new();
        for (row, estimate) in run.estimates().iter().enumerate() {
            let (call, frame) = (sites.call[row], sites.frame[row]);
            let at = *found.entry((call, frame)).or_insert_with(|| {
                let own = ((frame as usize) < frames.len()).then(|| run.site_line(CallId(call), FrameId(frame)));
                let new = all.len();
                // Several addresses of one line are one place; addresses without a line are places of their own.
                let known = own.map(|own| run.place(own)).filter(|place| place.line != 0);
                let at = known
                    .map(|place| *same_line.entry((call, place)).or_insert(new))
                    .unwrap_or(new);
                if at == new {
                    all.push(CallSite::empty(run, CallId(call), own));
                    received.push(0);
                }
                at
            });
            let site = &mut all[at];
            site.count = site.count.saturating_add(sites.count[row]);
            site.bytes = site.bytes.saturating_add(sites.bytes[row]);
            received[at] = received[at].saturating_add(sites.bytes_received[row]);
            site.errors = site.errors.saturating_add(sites.errors[row]);
            site.time_s += estimate.time_s;
            site.error_s += estimate.error_s.powi(2);
            site.longest_s = site.longest_s.max(sites.max_ns[row] as f64 / 1e9);
            for (sum, bin) in site.size_bins.iter_mut().zip(&sites.size_bins[row]) {
                *sum = sum.saturating_add(*bin);
            }
            for (sum, bin) in site.duration_bins.iter_mut().zip(&sites.duration_bins[row]) {
                *sum = sum.saturating_add(*bin);
            }
            *in_process.entry((at, sites.process[row])).or_default() += estimate.time_s;
        }
        for ((at, process), time_s) in in_process {
            let site = &mut all[at];
            site.processes += 1;
            if let Some(rank) = run.rank_index(ProcessId(process)) {
                let id = run.ranks()[rank].id;
                if site
                    .most
                    .is_none_or(|(best, most)| time_s > most || (time_s == most && id < best))
                {
                    site.most = Some((id, time_s));
                }
            }
        }
        for (site, received) in all.iter_mut().zip(received) {
            site.error_s = site.error_s.sqrt();
            site.moved = Moved::of(run.call_name(site.call), site.class, site.bytes, received);
        }
        all.sort_by(|a, b| {
            b.time_s
                .total_cmp(&a.time_s)
                .then(b.count.cmp(&a.count))
                .then(a.call.cmp(&b.call))
        });
        all
    }

    fn empty(run: &Run, call: CallId, frame: Option<FrameId>) -> CallSite {
        CallSite {
            call,
            class: run.call_class(call),
            frame,
            count: 0,
            bytes: 0,
            moved: Moved::default(),
            errors: 0,
            time_s: 0.0,
            error_s: 0.0,
            longest_s: 0.0,
            processes: 0,
            most: None,
            size_bins: [0; SIZE_BINS],
            duration_bins: [0; DURATION_BINS],
        }
    }
}

/// The part of the samples in a library's calls that must be of one line of the program.
const AT_ONE_LINE: f64 = 2.0 / 3.0;

/// The program's lines for whose sake a library makes calls of I/O or has a GPU work: streams of C++, WRITE of Fortran, tensors of
/// Python.
pub(crate) fn lines_of_libraries(run: &Run) -> HashMap<(CallId, FrameId), FrameId> {
    let (sites, samples) = (&run.tables().sites, &run.tables().samples);
    let wanted: HashSet<(CallId, FrameId)> = (0..sites.len())
        .map(|row| (CallId(sites.call[row]), FrameId(sites.frame[row])))
        .filter(|(call, frame)| {
            let family = run.call_class(*call).family();
            matches!(family, Family::Io | Family::Accelerator) && !run.is_own(*frame)
        })
        .collect();
    if wanted.is_empty() {
        return HashMap::new();
    }
    let mut votes: HashMap<(CallId, FrameId), BTreeMap<FrameId, f64>> = HashMap::new();
    for row in 0..samples.len() {
        let (call, context) = (CallId(samples.call[row]), ContextId(samples.context[row]));
        if call.0 != 0
            && let Some(frame) = run.whole_stack(context).find(|frame| wanted.contains(&(call, *frame)))
            && let Some(own) = run.own_frame(context).filter(|own| run.is_own(*own))
        {
            *votes.entry((call, frame)).or_default().entry(own).or_default() += f64::from(samples.weight[row]);
        }
    }
    let most = |votes: BTreeMap<FrameId, f64>| {
        let all: f64 = votes.values().sum();
        let (line, most) = votes.into_iter().min_by(by_most)?;
        (most >= AT_ONE_LINE * all).then_some(line)
    };
    votes
        .into_iter()
        .filter_map(|(site, votes)| Some((site, most(votes)?)))
        .collect()
}

/// Sums over call sites of some classes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CallTotals {
    /// Calls.
    pub count: u64,
    /// Bytes by the calls' volume rules.
    pub bytes: u64,
    /// What became of them.
    pub moved: Moved,
    /// Seconds in them, all processes.
    pub time_s: f64,
    /// Standard error of that.
    pub error_s: f64,
}

impl Run {
    /// The program's line where a call is made from a frame; of a call that a library makes, that for whose sake it does, where
    /// samples tell one.
    pub fn site_line(&self, call: CallId, frame: FrameId) -> FrameId {
        let lines = self.library_lines.get_or_init(|| lines_of_libraries(self));
        lines
            .get(&(call, frame))
            .copied()
            .unwrap_or_else(|| self.own_line(frame))
    }

    /// Whether the call passes messages: one counts where it is sent, not where room is made for it or where it comes.
    pub fn call_passes(&self, call: CallId) -> bool {
        let class = self.call_class(call);
        let moved = Moved::of(self.call_name(call), class, 1, 0);
        match class {
            Class::MpiP2p => moved.sent > 0,
            Class::MpiCollective | Class::MpiRma => moved.posted == 0,
            _ => false,
        }
    }

    /// Sums over the calls for which `wanted` holds.
    pub fn totals(&self, wanted: impl Fn(&CallSite) -> bool) -> CallTotals {
        let mut totals = CallTotals::default();
        for site in self.call_sites().iter().filter(|site| wanted(site)) {
            totals.count = totals.count.saturating_add(site.count);
            totals.bytes = totals.bytes.saturating_add(site.bytes);
            totals.moved.add(site.moved);
            totals.time_s += site.time_s;
            totals.error_s += site.error_s * site.error_s;
        }
        totals.error_s = totals.error_s.sqrt();
        totals
    }

    /// Calls of a family by rank, helper processes apart.
    pub fn calls_by_rank(&self, family: Family) -> Vec<f64> {
        let sites = &self.tables().sites;
        let mut calls = vec![0.0; self.ranks().len()];
        for row in 0..sites.len() {
            if self.call_class(CallId(sites.call[row])).family() == family
                && let Some(rank) = self.rank_index(ProcessId(sites.process[row]))
            {
                calls[rank] += sites.count[row] as f64;
            }
        }
        calls
    }

    /// What the calls of each rank come to at its end.
    pub fn traffic_by_rank(&self) -> Vec<Traffic> {
        let (sites, calls) = (&self.tables().sites, &self.tables().calls);
        let kinds: Vec<Kind> = (0..calls.len())
            .map(|row| {
                let means = calls::call_named(self.text(calls.name[row])).map_or("", |call| call.means);
                Kind::of(self.text(calls.class[row]), means)
            })
            .collect();
        let mut traffic = vec![Traffic::default(); self.ranks().len()];
        for row in 0..sites.len() {
            if let Some(rank) = self.rank_index(ProcessId(sites.process[row])) {
                let kind = kinds.get(sites.call[row] as usize).copied().unwrap_or_default();
                traffic[rank].add(kind, sites.count[row], sites.bytes[row], sites.bytes_received[row]);
            }
        }
        traffic
    }

    /// Whether a process was seen in the driver of a GPU.
    pub fn has_gpu_driver(&self) -> bool {
        let paths = &self.tables().modules.path;
        paths
            .iter()
            .any(|path| module::is_gpu_driver(text::file_name(self.text(*path))))
    }

    /// Sums over the calls of one class.
    pub fn class_totals(&self, class: Class) -> CallTotals {
        self.totals(|site| site.class == class)
    }
}

#[cfg(test)]
mod tests {
    use super::Moved;
    use crate::class::Class;
    use crate::fixture::{Fixture, SiteOf};
    use crate::id::RankId;
    use format::tables::DURATION_BINS;

    #[test]
    fn copies_for_accelerators_have_a_direction() {
        let moved = |name: &str| Moved::of(name, Class::AcceleratorCopy, 5, 0);
        assert_eq!(moved("cudaMemcpy (to the device)").to_device, 5);
        assert_eq!(moved("cuMemcpyDtoHAsync").from_device, 5);
        for name in ["hipMemcpy (on devices)", "cudaMemcpy", "cuMemcpyAsync"] {
            assert_eq!(
                (moved(name).on_devices, moved(name).passed(), moved(name).all()),
                (5, 5, 5),
                "{name}"
            );
        }
        assert_eq!(moved("cudaLaunchKernel"), Moved::default());
    }

    #[test]
    fn one_line_is_one_site_over_all_processes() {
        let run = Fixture::new("U\nU")
            .site(
                0,
                "MPI_Send",
                "halo@app.c:20",
                SiteOf {
                    count: 10,
                    bytes: 800,
                    time_s: 0.5,
                    ..SiteOf::default()
                },
            )
            .site(
                1,
                "MPI_Send",
                "halo@app.c:20",
                SiteOf {
                    count: 5,
                    bytes: 400,
                    time_s: 0.7,
                    error_s: 0.1,
                    ..SiteOf::default()
                },
            )
            .site(
                1,
                "MPI_Send",
                "edge@app.c:30",
                SiteOf {
                    count: 1,
                    bytes: 8,
                    time_s: 0.1,
                    ..SiteOf::default()
                },
            )
            .run();
        let sites = run.call_sites();
        assert_eq!(sites.len(), 2);
        assert_eq!((sites[0].count, sites[0].bytes, sites[0].processes), (15, 1200, 2));
        assert!((sites[0].time_s - 1.2).abs() < 1e-9 && (sites[0].error_s - 0.1).abs() < 1e-9);
        assert_eq!(sites[0].most.map(|(rank, _)| rank), Some(RankId(1)));
        assert_eq!(sites[0].place(&run).to_string(), "halo (app.c:20)");
        assert_eq!(run.class_totals(Class::MpiP2p).count, 16);
        assert_eq!(run.class_totals(Class::IoRead).count, 0);
    }

    #[test]
    fn bytes_are_what_the_call_makes_of_them() {
        let of = |bytes, bytes_received| SiteOf {
            count: 1,
            bytes,
            bytes_received,
            ..SiteOf::default()
        };
        let run = Fixture::new("U")
            .site(0, "MPI_Send", "a@app.c:1", of(1, 0))
            .site(0, "MPI_Recv", "a@app.c:2", of(2, 0))
            .site(0, "MPI_Irecv", "a@app.c:3", of(4, 0))
            .site(0, "MPI_Sendrecv", "a@app.c:4", of(8, 16))
            .site(0, "read", "a@app.c:5", of(32, 0))
            .site(0, "MPI_File_write_at", "a@app.c:6", of(64, 0))
            .run();
        assert_eq!(
            run.totals(|_| true).moved,
            Moved {
                sent: 9,
                received: 18,
                posted: 4,
                read: 32,
                written: 64,
                ..Moved::default()
            }
        );
    }

    #[test]
    fn durations_add_up_over_processes() {
        let of = |bin: usize, calls: u64| {
            let mut bins = [0; DURATION_BINS];
            bins[bin] = calls;
            SiteOf {
                count: calls,
                duration_bins: bins,
                ..SiteOf::default()
            }
        };
        let run = Fixture::new("U\nU")
            .site(0, "MPI_Recv", "a@app.c:1", of(2, 90))
            .site(1, "MPI_Recv", "a@app.c:1", of(10, 5))
            .run();
        let bins = run.call_sites()[0].duration_bins;
        assert_eq!((bins[2], bins[10], bins.iter().sum::<u64>()), (90, 5, 95));
    }
}
