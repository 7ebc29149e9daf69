//! Tables of who waits for whom: ranks in MPI, and threads for a mutex.

use crate::report::ROWS;
use crate::{Cell, Table};
use model::{Activity, CallPlace, Cause, Class, Delay, Family, FrameId, Run, by_most, most_first};
use std::collections::BTreeMap;
use text::Unit;

/// Most rows at a glance.
const GLANCE: usize = 5;
/// Most ranks that a row names.
const NAMED: usize = 3;
/// What takes less than this share of the ranks' time is not worth a line.
const LEAST: f64 = 0.001;

/// Waiting by cause, whom for, and the critical path; nothing where calls do not say whom they wait for.
pub fn waiting(run: &Run) -> Vec<Table> {
    let waiting = run.snapshots().waiting();
    if run.ranks().len() < 2 {
        return vec![];
    }
    let known = waiting.is_known();
    [
        causes(run),
        known.then(|| delays(run)).flatten(),
        known.then(|| path(run)).flatten(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The names are those of Scalasca's patterns, as far as it has them.
fn label(cause: Cause) -> &'static str {
    match cause {
        Cause::LateSender => "Late sender",
        Cause::LateReceiver => "Late receiver",
        Cause::Barrier => "Wait at barrier",
        Cause::AllToAll => "Wait at N×N",
        Cause::Root => "Late broadcast (1×N)",
        Cause::Ranks => "Early reduce (N×1)",
        Cause::Lower => "Early scan",
        Cause::Neighbor => "Late neighbour",
        Cause::LatePost => "Late post",
        Cause::EarlyWait => "Early wait",
        Cause::LockContention => "Lock contention",
        Cause::Progress => "Wait for progress",
        Cause::Transfer => "Transfer",
        Cause::StartAndEnd => "Start and end of MPI",
        Cause::Deadlock => "Deadlock",
        Cause::Unknown => "Not known",
    }
}

fn causes(run: &Run) -> Option<Table> {
    let waiting = run.snapshots().waiting();
    let ranks = run.ranks().len() as f64;
    let all: f64 = waiting.by_cause.iter().sum();
    let mut causes: Vec<(Cause, f64)> = Cause::ALL
        .into_iter()
        .map(|cause| (cause, waiting.seconds(cause)))
        .collect();
    causes.retain(|(_, seconds)| *seconds / run.times().total().max(f64::MIN_POSITIVE) >= LEAST);
    causes.sort_by(by_most);
    let of_mpi = |seconds: f64| {
        let looks = run.times().observations_together() * all / run.times().total().max(f64::MIN_POSITIVE);
        run.times().share_error(seconds / all, looks.max(1.0))
    };
    let row = |(cause, seconds): &(Cause, f64)| {
        vec![
            Cell::Text(label(*cause).into()),
            Cell::Number(seconds / ranks),
            Cell::Number(seconds / all),
        ]
    };
    let errors = |(_, seconds): &(Cause, f64)| vec![None, run.times().seconds_error(seconds / ranks), of_mpi(*seconds)];
    (!causes.is_empty()).then(|| Table {
        id: "mpi_waiting".into(),
        title: "What time in MPI is, mean of a rank".into(),
        columns: vec![
            ("Cause".into(), None),
            ("Time".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
        ],
        rows: causes.iter().map(row).collect(),
        note: "Share: of the time in MPI and of waiting in collective MPI-IO. From samples of all ranks at the same moments: in transfer \
               those that are waited for are in MPI, too."
            .into(),
        bins: false,
        glance: None,
        errors: causes.iter().map(errors).collect(),
        adds_up: Some(2),
    })
}

/// "assemble (fem.f90)", "read in load (mesh.c:41)".
fn doing(run: &Run, class: Class, (call, frame): CallPlace) -> String {
    let place = frame.map_or("an unknown place".to_string(), |frame: FrameId| {
        let place = run.place(frame);
        match call.0 {
            0 => place.whole().to_string(),
            _ => place.to_string(),
        }
    });
    match class.family() {
        Family::Compute => place,
        // Text is made and read outside the calls that move it.
        _ if call.0 == 0 => match class {
            Class::IoRead => format!("parsing in {place}"),
            Class::IoWrite => format!("formatting in {place}"),
            _ => place,
        },
        _ => format!("{} in {place}", run.call_name(call)),
    }
}

/// "MPI_Recv in halo (halo.c:12)".
fn in_call(run: &Run, (call, frame): CallPlace) -> String {
    match frame {
        Some(frame) => format!("{} in {}", run.call_name(call), run.place(frame)),
        None => run.call_name(call).to_string(),
    }
}

/// "17", "0, 3, 5 and 12 more".
fn named(run: &Run, ranks: &[(usize, f64)]) -> String {
    let shown: Vec<String> = (ranks.iter().take(NAMED))
        .map(|(rank, _)| run.ranks()[*rank].id.0.to_string())
        .collect();
    match ranks.len().saturating_sub(NAMED) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

fn add<K: Ord + Copy>(sums: &mut BTreeMap<K, f64>, more: &[(K, f64)]) {
    for (key, seconds) in more {
        *sums.entry(*key).or_default() += seconds;
    }
}

/// Delays by one activity, of all ranks.
#[derive(Default)]
struct At<'a> {
    first: Option<&'a Delay>,
    direct_s: f64,
    indirect_s: f64,
    ranks: BTreeMap<usize, f64>,
    waits: BTreeMap<CallPlace, f64>,
}

fn delays(run: &Run) -> Option<Table> {
    let waiting = run.snapshots().waiting();
    let mut by_place: BTreeMap<_, At<'_>> = BTreeMap::new();
    for delay in &waiting.delays {
        let at = (by_place.entry((delay.class, Activity::of(run, (delay.call, delay.frame))))).or_default();
        at.first.get_or_insert(delay);
        at.direct_s += delay.direct_s;
        at.indirect_s += delay.indirect_s;
        *at.ranks.entry(delay.rank).or_default() += delay.seconds();
        add(&mut at.waits, &delay.waits);
    }
    let total = run.times().total().max(f64::MIN_POSITIVE);
    let mut places: Vec<At<'_>> = by_place
        .into_values()
        .filter(|at| (at.direct_s + at.indirect_s) / total >= LEAST)
        .collect();
    let seconds = |at: &At<'_>| at.direct_s + at.indirect_s;
    places.sort_by(|a, b| seconds(b).total_cmp(&seconds(a)));
    places.truncate(ROWS);
    let rows: Vec<Vec<Cell>> = (places.into_iter())
        .filter_map(|at| {
            let first = at.first?;
            let waits = most_first(at.waits);
            let place = waits.first().map_or(String::new(), |(at, _)| in_call(run, *at));
            Some(vec![
                Cell::Text(doing(run, first.class, (first.call, first.frame))),
                Cell::Text(named(run, &most_first(at.ranks))),
                Cell::Number(at.direct_s),
                Cell::Number(at.indirect_s),
                Cell::Text(place),
            ])
        })
        .collect();
    (!rows.is_empty()).then(|| Table {
        id: "mpi_delays".into(),
        title: "What others wait for, summed over ranks".into(),
        columns: vec![
            ("Place".into(), None),
            ("By ranks".into(), None),
            ("Directly".into(), Some(Unit::Seconds)),
            ("Through others".into(), Some(Unit::Seconds)),
            ("They wait in".into(), None),
        ],
        note: "Seconds of those that wait: for this place itself, and for ranks that themselves wait for it.".into(),
        bins: false,
        glance: Some(rows.len().min(GLANCE) as u32),
        errors: Vec::new(),
        adds_up: None,
        rows,
    })
}

/// What threads do for which others sleep.
pub fn held(run: &Run) -> Vec<Table> {
    let (held, unknown_s) = run.held(None);
    let all: f64 = held.iter().map(|held| held.seconds).sum::<f64>() + unknown_s;
    let least = |seconds: f64| seconds / run.times().total().max(f64::MIN_POSITIVE) >= LEAST;
    if held.is_empty() || !least(all) {
        return vec![];
    }
    let row = |place: String, seconds: f64, waits: String| {
        let share = seconds / all;
        vec![
            Cell::Text(place),
            Cell::Number(seconds),
            Cell::Number(share),
            Cell::Text(waits),
        ]
    };
    let shown: Vec<_> = (held.iter()).filter(|held| least(held.seconds)).take(ROWS).collect();
    let others_s = all - unknown_s - shown.iter().map(|held| held.seconds).sum::<f64>();
    let known = shown.into_iter().map(|held| {
        let waits = held.waits.first().map_or(String::new(), |(at, _)| in_call(run, *at));
        row(doing(run, held.class, held.at), held.seconds, waits)
    });
    let sum = |what: &str, seconds: f64| least(seconds).then(|| row(what.into(), seconds, String::new()));
    let rows: Vec<Vec<Cell>> = (known.chain(sum("other places", others_s)))
        .chain(sum("not known", unknown_s))
        .collect();
    vec![Table {
        id: "lock_holders".into(),
        title: "What holders of a mutex do while threads wait for it, summed over these".into(),
        columns: vec![
            ("Place".into(), None),
            ("They wait".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
            ("They wait in".into(), None),
        ],
        note: "From samples of all threads of a process at the same moments, of mutexes of POSIX threads; the holder is not known \
               where a thread gets the mutex before it sleeps, and on other processors than x86-64."
            .into(),
        bins: false,
        glance: Some(rows.len().min(GLANCE) as u32),
        errors: Vec::new(),
        adds_up: None,
        rows,
    }]
}

fn path(run: &Run) -> Option<Table> {
    let waiting = run.snapshots().waiting();
    let all: f64 = waiting.path.iter().map(|part| part.seconds).sum();
    let parts: Vec<_> = waiting
        .path
        .iter()
        .filter(|part| part.seconds / all >= LEAST)
        .take(ROWS)
        .collect();
    let error = |seconds: f64| run.times().seconds_error(seconds);
    let share_error = |seconds: f64| {
        run.times()
            .share_error(seconds / all, run.times().observations_together())
    };
    let rows = parts.iter().map(|part| {
        vec![
            Cell::Text(doing(run, part.class, (part.call, part.frame))),
            Cell::Number(part.seconds),
            Cell::Number(part.seconds / all),
            Cell::Text(named(run, &part.ranks)),
        ]
    });
    let errors = parts
        .iter()
        .map(|part| vec![None, error(part.seconds), share_error(part.seconds), None]);
    (!parts.is_empty()).then(|| Table {
        id: "critical_path".into(),
        title: "Critical path, of the elapsed time".into(),
        columns: vec![
            ("Place".into(), None),
            ("Time".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
            ("On ranks".into(), None),
        ],
        rows: rows.collect(),
        note: format!(
            "What the run hung on at each moment, followed back from its end to whom was waited for{}. Less work beside it \
             saves nothing.",
            match waiting.changes {
                0 => String::new(),
                1 => "; it goes from one rank to another once".into(),
                changes => format!("; it goes from one rank to another {}", text::counted(changes as f64, "time")),
            }
        ),
        bins: false,
        glance: Some(parts.len().min(GLANCE) as u32),
        errors: errors.collect(),
        adds_up: Some(2),
    })
}
