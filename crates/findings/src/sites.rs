//! Rows of `sites` by what rules ask of them: which calls, how large, how long, by whom.

use crate::finding::Place;
use crate::words::place;
use model::{CallId, Class, FrameId, Language, ProcessId, Run, Tag, most_first};
use std::collections::HashMap;

/// The part of the costliest place's time that another must have to be named beside it.
const OF_THE_COSTLIEST: f64 = 0.01;

/// One call from one place in one process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    process: u32,
    pub(crate) call: CallId,
    pub(crate) class: Class,
    pub(crate) count: u64,
    pub(crate) bytes: u64,
    pub(crate) time_s: f64,
    error_s: f64,
    frame: u32,
    pub(crate) rank: Option<usize>,
}

impl Site {
    /// Whether its call does that.
    pub(crate) fn is(&self, run: &Run, tag: Tag) -> bool {
        run.call_is(self.call, tag)
    }

    /// Where it is called, as [`Cost::places`] has it.
    pub(crate) fn line(&self, run: &Run) -> Option<FrameId> {
        ((self.frame as usize) < run.tables().frames.len()).then(|| run.site_line(self.call, FrameId(self.frame)))
    }

    /// Bytes of a call, on average.
    pub(crate) fn mean(&self) -> f64 {
        self.bytes as f64 / self.count.max(1) as f64
    }

    /// Process, call and frame, as other tables refer to it.
    pub(crate) fn key(&self) -> (u32, u32, u32) {
        (self.process, self.call.0, self.frame)
    }

    /// Whether a rank made it.
    pub(crate) fn is_of(&self, rank: usize) -> bool {
        self.rank == Some(rank)
    }
}

/// Sums over some sites.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cost {
    pub(crate) count: u64,
    pub(crate) bytes: u64,
    /// All processes together.
    pub(crate) time_s: f64,
    /// Seconds by rank.
    pub(crate) by_rank: Vec<f64>,
    /// The squares of the standard errors of those, added up.
    squares: f64,
    /// Calls by rank.
    pub(crate) calls_by_rank: Vec<u64>,
    /// Seconds by call and frame.
    by_place: HashMap<(CallId, u32), f64>,
}

/// Every row.
pub(crate) fn all(run: &Run) -> impl Iterator<Item = Site> + '_ {
    let sites = &run.tables().sites;
    (0..sites.len()).map(move |row| Site {
        process: sites.process[row],
        call: CallId(sites.call[row]),
        class: run.call_class(CallId(sites.call[row])),
        count: sites.count[row],
        bytes: sites.bytes[row],
        time_s: run.estimates()[row].time_s,
        error_s: run.estimates()[row].error_s,
        frame: sites.frame[row],
        rank: run.rank_index(ProcessId(sites.process[row])),
    })
}

/// What the sites cost for which `wanted` holds.
pub(crate) fn cost(run: &Run, wanted: impl Fn(&Site) -> bool) -> Cost {
    let ranks = run.ranks().len();
    let mut cost = Cost {
        by_rank: vec![0.0; ranks],
        calls_by_rank: vec![0; ranks],
        ..Cost::default()
    };
    // Other tools may tell how long calls took, and not how many they were.
    let uncounted = run.is_imported();
    let made = |site: &Site| site.count > 0 || uncounted && site.time_s > 0.0;
    for site in all(run).filter(|site| made(site) && wanted(site)) {
        cost.count = cost.count.saturating_add(site.count);
        cost.bytes = cost.bytes.saturating_add(site.bytes);
        cost.time_s += site.time_s;
        if let Some(rank) = site.rank {
            cost.by_rank[rank] += site.time_s;
            cost.squares += site.error_s * site.error_s;
            cost.calls_by_rank[rank] = cost.calls_by_rank[rank].saturating_add(site.count);
        }
        *cost.by_place.entry((site.call, site.frame)).or_default() += site.time_s;
    }
    cost
}

impl Cost {
    /// The rank that spends most in them, and its seconds.
    pub(crate) fn most(&self) -> (usize, f64) {
        let most = (0..self.by_rank.len()).max_by(|a, b| self.by_rank[*a].total_cmp(&self.by_rank[*b]).then(b.cmp(a)));
        most.map(|rank| (rank, self.by_rank[rank])).unwrap_or((0, 0.0))
    }

    /// Seconds of a rank on average.
    pub(crate) fn mean_s(&self) -> f64 {
        self.by_rank.iter().sum::<f64>() / self.by_rank.len().max(1) as f64
    }

    /// One standard error of [`Cost::mean_s`]; `None` where every call was timed.
    pub(crate) fn mean_error_s(&self) -> Option<f64> {
        let error = self.squares.sqrt() / self.by_rank.len().max(1) as f64;
        (error > 0.0).then_some(error)
    }

    /// One standard error of the seconds of all ranks together, over those seconds; `None` where every call was timed.
    pub(crate) fn part_in_error(&self) -> Option<f64> {
        Some(self.mean_error_s()? / self.mean_s()).filter(|part| part.is_finite())
    }

    /// Bytes of a call on average.
    pub(crate) fn mean_bytes(&self) -> f64 {
        self.bytes as f64 / self.count.max(1) as f64
    }

    /// Calls, that with most time of all processes first, and their seconds.
    pub(crate) fn by_call(&self) -> Vec<(CallId, f64)> {
        let mut sums: HashMap<CallId, f64> = HashMap::new();
        for ((call, _), seconds) in &self.by_place {
            *sums.entry(*call).or_default() += seconds;
        }
        most_first(sums)
    }

    /// The places that take most time, the costliest first: call, frame, seconds.
    pub(crate) fn places(&self, run: &Run) -> Vec<(CallId, FrameId, f64)> {
        let frames = run.tables().frames.len();
        let mut places: Vec<(CallId, FrameId, f64)> = (self.by_place.iter())
            .filter(|((_, frame), _)| (*frame as usize) < frames)
            .map(|((call, frame), seconds)| (*call, run.site_line(*call, FrameId(*frame)), *seconds))
            .collect();
        places.sort_by(|a, b| b.2.total_cmp(&a.2).then(a.1.cmp(&b.1)).then(a.0.cmp(&b.0)));
        places.truncate(5);
        let most = places.first().map_or(0.0, |(_, _, seconds)| *seconds);
        places.retain(|(_, _, seconds)| *seconds >= OF_THE_COSTLIEST * most);
        places
    }

    /// In the words of which language to speak of them: whose runtime library makes the costliest.
    pub(crate) fn language(&self, run: &Run) -> Language {
        let most = self
            .by_place
            .iter()
            .max_by(|a, b| a.1.total_cmp(b.1).then(b.0.cmp(a.0)));
        most.map_or(Language::C, |((_, frame), _)| run.language(FrameId(*frame)))
    }

    /// The same for a finding.
    pub(crate) fn named_places(&self, run: &Run) -> Vec<Place> {
        self.places(run)
            .into_iter()
            .map(|(_, frame, _)| place(run, frame))
            .collect()
    }

    /// ", most of it in fwrite at save (io.c:12)", or nothing.
    pub(crate) fn mostly(&self, run: &Run) -> String {
        match self.places(run).first() {
            Some((call, frame, _)) => {
                let (call, place) = (run.call_name(*call), crate::words::at(run, Some(*frame)));
                format!(", most of it in {call}{place}")
            }
            None => String::new(),
        }
    }
}
