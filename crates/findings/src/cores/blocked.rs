//! Time in which a rank has no core because it is blocked, and no recorded call says where.

use super::lost::stolen;
use crate::finding::Finding;
use crate::memory::{self, A_PAGE_OF_DISK_S};
use crate::rule::{Draft, Limit};
use crate::words::{capital, ranks, sampled, seconds_within};
use model::{ContextId, CoreTime, Family, FrameId, Run, by_most};
use std::collections::HashMap;

/// The program's place from which a rank's computing samples were in `syscall` for more than half of these seconds.
fn bare_call(run: &Run, rank: usize, blocked: f64) -> Option<FrameId> {
    let mut places: HashMap<FrameId, f64> = HashMap::new();
    for (row, seconds) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let (context, compute) = (ContextId(row as u32), seconds[Family::Compute.index()]);
        let leaf = run.leaf(context).map(|frame| run.place(frame).function);
        if let Some(frame) = run.own_frame(context).filter(|_| leaf == Some("syscall")) {
            *places.entry(frame).or_default() += compute;
        }
    }
    let most = places.into_iter().min_by(by_most);
    most.filter(|(_, seconds)| *seconds > blocked / 2.0)
        .map(|(frame, _)| frame)
}

/// A process whose end nobody waited for was read up to so long before it.
const READ_EARLY_S: f64 = 1.0;

/// So many major page faults are pages that are waited for: a start brings some hundred.
const MANY_FAULTS: i64 = 1000;
/// What a page takes of that time at least where pages come in large pieces.
const IN_ORDER: f64 = 0.25;

fn paging(run: &Run, rank: usize, blocked: f64, worked: f64, faults: i64) -> Draft {
    let lines = run.own_compute(|other| other == rank);
    let frame = lines.first().map(|(frame, _)| *frame);
    let mapped = run.tables().processes.mapped_bytes[run.ranks()[rank].process.row()];
    Draft {
        title: format!(
            "{} waits {} for {} pages from disk (major page faults){}.",
            capital(&ranks(run, &[rank])),
            seconds_within(blocked, sampled(run, blocked)),
            crate::words::count(faults as f64),
            crate::words::at(run, frame)
        ),
        gain_s: (blocked + worked) * (1.0 - IN_ORDER),
        gain_error_s: sampled(run, blocked),
        gain_basis: format!(
            "three quarters of that and of {} in which the kernel works for them: what reading in large pieces saves at least as a rule",
            crate::words::seconds(worked)
        ),
        evidence: vec![match mapped {
            0 => "It maps no file of its own: memory that was swapped out, or its program, is read back.".into(),
            bytes => format!(
                "It maps {} of files, and reads them by touching pages: a wait for each that is not in memory.",
                crate::words::bytes(bytes as f64)
            ),
        }],
        advice: vec![
            "Read the file in large pieces (read, MPI_File_read_all), or ask for its pages before they are used: madvise with MADV_WILLNEED or MADV_SEQUENTIAL, mmap with MAP_POPULATE; take no MADV_RANDOM where most of it is used.".into(),
            "Touch the pages in the order of the file. If memory is short, use fewer ranks a node.".into(),
        ],
        ranks: vec![rank],
        places: crate::words::costliest(run, &lines),
        ..Draft::default()
    }
}

/// The rank that is blocked longest outside recorded calls, with the seconds.
fn blocked_longest(run: &Run) -> Option<(usize, f64, CoreTime)> {
    (run.core_times().into_iter().zip(stolen(run)).enumerate())
        .filter_map(|(rank, (time, stolen))| {
            let time = time?;
            Some((rank, time.blocked_s()? - stolen * run.ranks()[rank].elapsed_s(), time))
        })
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))
}

/// Of computing that is partly none, as no recorded call says where the program is blocked: how much of it, for a sentence.
pub(crate) fn blocked_in_computing(run: &Run, findings: &[Finding]) -> Option<String> {
    findings.iter().find(|finding| finding.id == "unrecorded_waiting")?;
    let (rank, blocked, _) = blocked_longest(run)?;
    Some(format!(
        " (in {} of it {} is blocked)",
        seconds_within(blocked, sampled(run, blocked)),
        ranks(run, &[rank])
    ))
}

pub(crate) fn unrecorded_waiting(run: &Run, limit: &Limit) -> Option<Draft> {
    let (rank, blocked, time) = blocked_longest(run)?;
    let elapsed = run.ranks()[rank].elapsed_s();
    let faults = run.tables().processes.major_faults[run.ranks()[rank].process.row()];
    // As many pages as were waited for say that it is no reading that came too early.
    let paged = faults >= MANY_FAULTS;
    let early = if paged { 0.0 } else { READ_EARLY_S };
    if elapsed <= 0.0 || !limit.met((blocked - early) / elapsed) {
        return None;
    }
    if paged {
        // The kernel works for each of them, too, before and after it waits.
        let kernel = memory::kernel_seconds(run)[rank].unwrap_or(0.0);
        let worked = kernel
            .min(faults as f64 * A_PAGE_OF_DISK_S)
            .min(elapsed - blocked)
            .max(0.0);
        return Some(paging(run, rank, blocked.min(elapsed), worked, faults));
    }
    let frame = bare_call(run, rank, blocked);
    Some(Draft {
        title: format!(
            "{} is blocked or stopped for {} outside the calls that are recorded{}.",
            capital(&ranks(run, &[rank])),
            seconds_within(blocked, sampled(run, blocked)),
            frame.map_or(String::new(), |frame| format!(", mostly at {}", run.place(frame)))
        ),
        gain_s: blocked.min(elapsed),
        gain_basis: "time of its samples in no recorded call, less the time that the kernel counts on a core or ready for one".into(),
        evidence: vec![format!(
            "It is on a core for {} and ready for one for {}, by the kernel's count.",
            crate::words::seconds(time.used_s),
            crate::words::seconds(time.delayed_s.unwrap_or(0.0))
        )],
        advice: vec![
            "See what it waits for: strace -T PROGRAM shows its system calls and their time. Locks of a language's own are futex; an event loop waits in epoll_wait.".into(),
            "If it waits for pages of a mapped file, read the file in large pieces instead, or ask for them early (madvise MADV_WILLNEED).".into(),
        ],
        ranks: vec![rank],
        places: frame.map(|frame| crate::words::place(run, frame)).into_iter().collect(),
        ..Draft::default()
    })
}
