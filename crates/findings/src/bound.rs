//! What a hot function waits for, by its machine code, the caches and the memory of its node.

use crate::words::{bytes, rate, seconds};
use model::{HotRow, Loop, Mix, NodeId, NodeMemory, Run, Slow, WorkingSet};

/// Where more of the samples are at instructions that read or write memory, it is memory that is waited for.
pub(crate) const MOSTLY_MEMORY: f64 = 0.5;
/// Where more are at one kind of instruction, or in one kind of loop, the function is of that kind.
const MOST: f64 = 0.5;
/// Where the misses of the caches take less of the processor time, each as long as a read of memory, caches hold the data.
const FEW_MISSES: f64 = 0.05;
/// A read of memory where no probe measured it: less than on any server.
const A_READ_S: f64 = 80e-9;

/// What bounds a function.
pub(crate) struct Bound {
    /// A clause behind its name.
    pub why: String,
    /// What to do, sentences; may be empty.
    pub next: String,
}

/// What a function waits for, or why it cannot be computed several numbers at a time; nothing where its code does not say.
pub(crate) fn bound(run: &Run, row: &HotRow) -> Option<Bound> {
    let mix = &row.mix;
    let most = |kind| mix.loop_share(kind).is_some_and(|part| part >= MOST);
    let slow = |kind| mix.slow_share(kind).is_some_and(|part| part >= MOST);
    let memory = mix.in_memory_share()? >= MOSTLY_MEMORY;
    let of = |why: &str, next: &str| {
        Some(Bound {
            why: why.into(),
            next: next.into(),
        })
    };
    match () {
        () if mix.samples < Mix::ENOUGH => None,
        // A remainder may say where memory is read that no cache holds: of the two, that takes longer.
        () if slow(Slow::IntegerDivision) && !(memory && is_beyond_caches(run, row)) => of(
            "at divisions of integers (a remainder, %, is one)",
            "Each takes as long as 10 additions and more: a mask does it where the divisor is a power of two, a constant that the compiler knows makes it a product, and a counter that starts again needs none.",
        ),
        () if slow(Slow::Division) => of(
            "at divisions",
            "Each takes as long as several products: where the divisor is the same for many numbers, multiply by its reciprocal, computed once (-freciprocal-math does so; the last digit may change).",
        ),
        () if slow(Slow::Root) => of(
            "at square roots",
            "Each takes as long as several products: compare squares where only the order counts, and take the root once for many numbers.",
        ),
        () if most(Loop::Recurrence) && !(memory && is_apart(mix)) => of(
            "in a loop of which each iteration needs the result of the one before",
            "Several such series side by side, of other rows or other particles, take hardly longer than one.",
        ),
        () if memory => of_memory(run, row),
        () if most(Loop::Checked) => of(
            "in a loop of complex numbers that tests each product for infinities",
            "-fcx-limited-range leaves the tests out.",
        ),
        () if most(Loop::Vector) => of("in a loop that computes several numbers at a time already", ""),
        () if most(Loop::Calls) => of("in a loop that calls functions", ""),
        () => None,
    }
}

/// Whether most of it is in loops whose data do not lie next to each other.
pub(crate) fn is_apart(mix: &Mix) -> bool {
    mix.loop_share(Loop::Strided).is_some_and(|part| part >= MOST) || mix.apart_share().is_some_and(|part| part >= MOST)
}

/// How far, a clause; nothing where the registers do not tell.
pub(crate) fn how_far(mix: &Mix) -> String {
    match mix.strides {
        Some((least, most)) if least == most => format!(" ({} from one to the next)", bytes(most as f64)),
        Some((_, most)) => format!(" (up to {} from one to the next)", bytes(most as f64)),
        None => String::new(),
    }
}

/// Data in the order in which they lie, sentences.
pub(crate) const IN_ORDER: &str = "Exchange the loops where you can, so that the inner one goes through the data in the order in which they lie (in C the last index runs \
    fastest, in Fortran the first); where both orders are needed, go block by block; where a loop needs one field of each record, \
    keep that field in an array of its own (structure of arrays).";

fn of_memory(run: &Run, row: &HotRow) -> Option<Bound> {
    let mix = &row.mix;
    let most = |kind| mix.loop_share(kind).is_some_and(|part| part >= MOST);
    let share = |kind| mix.loop_share(kind).unwrap_or(0.0);
    let node = run.ranks().first().map_or(NodeId(0), |rank| rank.node);
    let memory = run.node_memory(node);
    let streams = [Loop::Vector, Loop::Independent, Loop::Sum]
        .map(share)
        .iter()
        .sum::<f64>()
        >= MOST;
    let set = run.working_set(row.frame);
    if let Some(held) = held_by_caches(run, &memory, set) {
        let (how, next) = match () {
            () if most(Loop::Chase) => ("each read where the one before led it, ".to_string(), ""),
            () if is_apart(mix) => (format!("far apart{}, ", how_far(mix)), IN_ORDER),
            () => (String::new(), ""),
        };
        return Some(Bound {
            why: format!("most of it at reading and writing memory, {how}of data that the caches hold ({held})"),
            next: next.into(),
        });
    }
    let jumps = share(Loop::Indirect) + share(Loop::Chase) >= MOST;
    let (why, next) = match () {
        () if most(Loop::Chase) => (
            "it waits for memory, at addresses that the loop reads from memory too (pointers, one after the other)".to_string(),
            "No read can begin before the last is done: lay the elements in the order of use, take an array in the place of links, or follow several chains in turns.".to_string(),
        ),
        () if jumps => (
            "it waits for memory, at addresses that the loop reads from memory too (index lists, pointers)".into(),
            "Of rows that pointers lead to (double **, vectors of vectors) the inner loop is to go along a row. Where the data do not lie in the order of use yet, that helps: number the unknowns so that neighbours lie together (reverse Cuthill-McKee, a space-filling curve), sort the indices or particles; and smaller data, numbers of 32 bits where they do, are less to read.".into(),
        ),
        () if is_apart(mix) => (
            format!("it waits for memory, for data that lie far apart{}", how_far(mix)),
            IN_ORDER.into(),
        ),
        () if streams => (
            format!(
                "most of it at reading and writing memory, in the order of the data: {} bound by memory's bandwidth",
                match (set, memory.cached()) {
                    (Some(set), Some(cached)) if set.least > cached as f64 =>
                        format!("they are {} at least, more than its caches hold, and it is", bytes(set.least)),
                    _ => "unless they stay in a cache, it is".into(),
                }
            ),
            format!(
                "Do several steps on a block{} before the next, put loops over the same arrays together, and store what need not be 64 bits in 32.{}",
                memory.core_cache.map_or(String::new(), |cache| format!(" that stays in the cache ({} a core)", bytes(cache as f64))),
                beside(run, node)
            ),
        ),
        () => ("most of it at reading and writing memory".into(), String::new()),
    };
    let next = [
        next,
        gives(&memory),
        if jumps {
            larger_pages(run, &memory)
        } else {
            String::new()
        },
    ]
    .into_iter()
    .filter(|text| !text.is_empty());
    Some(Bound {
        why,
        next: next.collect::<Vec<_>>().join(" "),
    })
}

/// Whether what a function works on is more than the caches hold, as far as is known.
pub(crate) fn is_beyond_caches(run: &Run, row: &HotRow) -> bool {
    let node = run.ranks().first().map_or(NodeId(0), |rank| rank.node);
    held_by_caches(run, &run.node_memory(node), run.working_set(row.frame)).is_none()
}

/// Why the caches hold what a function works on, where it is known: a clause.
fn held_by_caches(run: &Run, memory: &NodeMemory, set: Option<WorkingSet>) -> Option<String> {
    let cached = memory.cached().map(|cached| cached as f64);
    if let (Some(set), Some(cached)) = (set, cached)
        && set.most <= cached
    {
        return Some(format!(
            "by the addresses at its samples no more than {}",
            bytes(set.most)
        ));
    }
    let largest = (run.resident().into_iter())
        .map(|resident| Some(resident?.peak_bytes))
        .try_fold(0.0, |most, peak| Some(f64::max(most, peak?)))?;
    if cached.is_some_and(|cached| largest > 0.0 && largest <= cached) {
        return Some(format!("no process has more than {} in all", bytes(largest)));
    }
    let (mut misses, mut user_s) = (0.0, 0.0);
    for rank in run.ranks() {
        let row = rank.process.row();
        let processes = &run.tables().processes;
        let (missed, user) = (processes.cache_misses[row], processes.counted_user_ns[row]);
        if missed < 0 || user <= 0 {
            return None;
        }
        misses += missed as f64;
        user_s += user as f64 / 1e9;
    }
    let read_s = memory.load_s().unwrap_or(A_READ_S);
    (misses * read_s < FEW_MISSES * user_s).then(|| {
        format!(
            "their misses, {} a second, would take less than a twentieth of it",
            text::number(text::Unit::Count, misses / user_s)
        )
    })
}

/// Who else uses the node's bandwidth, a sentence.
fn beside(run: &Run, node: NodeId) -> String {
    let ranks = run.ranks().iter().filter(|rank| rank.node == node).count();
    let threads = run
        .ranks()
        .iter()
        .map(|rank| run.tables().processes.openmp_threads[rank.process.row()]);
    match (ranks, threads.max().unwrap_or(0)) {
        (2.., _) => format!(
            " The {ranks} {} of a node share it: more of them do not help, fewer on each node may.",
            run.rank_nouns()
        ),
        (_, threads @ 2..) => format!(
            " The {threads} threads share it: more of them do not help; on a node of several sockets each should be the first to write the part that it uses."
        ),
        _ => String::new(),
    }
}

/// Where a process that jumps through memory has more, the processor's list of pages (TLB) does not hold it.
const MANY_PAGES: f64 = 256.0 * 1024.0 * 1024.0;
/// Where a read in huge pages takes more of one in the usual ones, they are not worth a word.
const QUICKER: f64 = 0.85;

/// What huge pages do for reads that jump, a sentence, where a probe saw that they do.
fn larger_pages(run: &Run, memory: &NodeMemory) -> String {
    let many = run
        .resident()
        .iter()
        .flatten()
        .any(|resident| resident.peak_bytes >= MANY_PAGES);
    match (memory.load_s(), memory.load_huge) {
        (Some(load), Some(huge)) if many && huge < QUICKER * load => format!(
            "In huge pages a read takes {}: GLIBC_TUNABLES=glibc.malloc.hugetlb=1 (glibc 2.35 and newer) asks for them, but the kernel may take long to find them.",
            seconds(huge)
        ),
        _ => String::new(),
    }
}

/// What memory gives, a sentence: as a probe measured, or how to measure it.
fn gives(memory: &NodeMemory) -> String {
    let known: Vec<String> = [
        memory.load_s().map(|load| format!("a read takes {}", seconds(load))),
        memory.one_core.map(|one| format!("one core reads {}", rate(one))),
        memory
            .all_cores
            .map(|(cores, all)| format!("{cores} cores {}", rate(all))),
    ]
    .into_iter()
    .flatten()
    .collect();
    match memory.measured_unix_s {
        Some(when) if !known.is_empty() => {
            let date = text::utc(when.saturating_mul(1_000_000_000));
            let date = date.split(' ').next().unwrap_or_default();
            format!("Of memory here {} (measured on {date}).", known.join(", "))
        }
        _ => "`steelyard probe memory` measures what memory gives here.".into(),
    }
}
