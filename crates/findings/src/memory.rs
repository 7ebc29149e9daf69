//! Memory: how much there is, and what it costs to get and give back.

use crate::code::is_copied;
use crate::finding::Place;
use crate::library::places;
use crate::rule::{Draft, Limit};
use crate::system_call;
use crate::words::{bytes, capital, costliest, count, ranks, sampled, seconds, seconds_within, share, share_about};
use model::{Family, FrameId, Run};

pub(crate) fn memory_limit(run: &Run, limit: &Limit) -> Option<Draft> {
    let resident = run.resident();
    let ours = |node: model::NodeId| -> f64 {
        let of_node = run.ranks().iter().zip(&resident).filter(|(rank, _)| rank.node == node);
        of_node
            .filter_map(|(_, resident)| Some(resident.as_ref()?.peak_bytes))
            .sum()
    };
    // Memory that somebody else fills is not this run's to save.
    let (node, ours, part) = (run.node_readings().into_iter())
        .filter(|node| node.memory_bytes > 0)
        .map(|node| {
            (
                node,
                ours(node.node),
                node.peak_used_bytes as f64 / node.memory_bytes as f64,
            )
        })
        .filter(|(node, ours, part)| limit.met(*part) && *ours >= 0.5 * node.peak_used_bytes as f64)
        .max_by(|a, b| a.2.total_cmp(&b.2))?;
    let on_node: Vec<usize> = run
        .ranks()
        .iter()
        .enumerate()
        .filter(|(_, rank)| rank.node == node.node)
        .map(|(index, _)| index)
        .collect();
    Some(Draft {
        title: format!(
            "Memory is nearly full: {} had {} of its {} in use, so a problem {} times as large will not fit.",
            run.node_name(node.node),
            share(part),
            bytes(node.memory_bytes as f64),
            // What is not ours stays; ours grows until the node is full.
            text::number(
                text::Unit::Ratio,
                grows(node.memory_bytes as f64, node.peak_used_bytes as f64, ours)
            )
        ),
        evidence: vec![format!(
            "The {} of this run on it had {} resident at their peaks, {} each.",
            crate::words::counted(on_node.len() as f64, run.rank_noun()),
            bytes(ours),
            bytes(ours / on_node.len().max(1) as f64)
        )],
        advice: vec![
            "For a larger problem use more nodes, or fewer ranks a node with more threads each.".into(),
            "Look for what each rank holds in full and needs in part.".into(),
        ],
        ranks: on_node,
        ..Draft::default()
    })
}

/// By how much our memory can grow before the node is full, rounded up to a tenth.
fn grows(total: f64, used: f64, ours: f64) -> f64 {
    ((ours + (total - used).max(0.0)) / ours * 10.0).ceil() / 10.0
}

/// Kernel time that one page may take to map, clear and unmap; what is beyond it is other work of the kernel's.
pub(crate) const A_PAGE_S: f64 = 4e-6;
/// And may take where a virtual machine has to ask its host for it first.
pub(crate) const A_DEAR_PAGE_S: f64 = 3.0 * A_PAGE_S;
/// What it takes at most for a page that it reads from a disk.
pub(crate) const A_PAGE_OF_DISK_S: f64 = 100e-6;
/// The least that a page has; where it is larger, less is found.
const PAGE_BYTES: f64 = 4096.0;
/// Huge pages, which take the kernel so long each at least, and at most; and bytes a second that it clears. Where nothing but faults
/// takes the kernel's time, three times what a small page takes at most is enough: most faults may be small ones, at the ends of blocks.
const HUGE_FROM_S: f64 = 30e-6;
const HUGE_PAGE_BYTES: f64 = (2u64 << 20) as f64;
const A_HUGE_PAGE_S: f64 = 1e-3;
const CLEARED: f64 = 2e9;
/// In less memory than so many of them none is given again and again; and they are told by the kernel's time, where that is this part
/// of it at least.
const FEW_HUGE_PAGES: f64 = 4.0;
const OF_THE_KERNEL: f64 = 0.25;
/// Where each page of the largest memory in use was given so many times, most of it had been given back before.
const AGAIN: f64 = 3.0;
/// The part of a rank's time in which the allocator must be seen to give memory back or ask for it, where system calls that
/// nobody records may take the kernel's time as well: a large block goes back in one moment.
const SEEN: f64 = 0.01;
/// In so much time of the kernel some samples are where memory is given back or asked for.
const SEEN_FROM_S: f64 = 0.5;
/// The part of the kernel's time that such calls may take at most.
const IN_CALLS: f64 = 0.25;

/// Seconds of the kernel by rank, all threads, that were not spent in recorded calls; `None` where the kernel's time is not known.
pub(crate) fn kernel_seconds(run: &Run) -> Vec<Option<f64>> {
    let elsewhere = run.core_seconds_in_calls();
    (run.ranks().iter().zip(elsewhere))
        .map(|(rank, elsewhere)| {
            let system = run.tables().processes.system_ns[rank.process.row()];
            // The kernel works in calls that are recorded, too: no longer than they take.
            (system >= 0).then(|| (system as f64 / 1e9 - elsewhere).max(0.0))
        })
        .collect()
}

/// A rank that the kernel gives memory to again and again.
struct Again {
    rank: usize,
    /// Seconds of the kernel a thread.
    seconds: f64,
    /// Minor page faults, and the bytes at least that they gave.
    faults: f64,
    bytes: f64,
    /// Whether they gave huge pages.
    huge: bool,
}

fn given_again_to(run: &Run) -> Option<Again> {
    let processes = &run.tables().processes;
    let (kernel, in_calls) = (kernel_seconds(run), system_call::seconds(run));
    let (asked, mapping) = (&run.allocation().kernel_by_rank, &run.allocation().mapping_by_rank);
    let runnable = run.runnable_by_rank();
    (run.ranks().iter().enumerate())
        .filter_map(|(index, rank)| {
            let row = rank.process.row();
            let (faults, peak) = (processes.minor_faults[row] as f64, processes.rss_peak_bytes[row] as f64);
            // What it works for pages from a disk is not for memory that it gives.
            let of_disk = processes.major_faults[row].max(0) as f64 * A_PAGE_OF_DISK_S;
            // Nor is what it does for imports: files are mapped and read.
            let imports_s = run.imports().by_rank[index];
            let kernel_s = (kernel[index]? - of_disk - imports_s).max(0.0);
            // Small ones, where as many of them are enough.
            let small = faults * PAGE_BYTES;
            let few_calls = in_calls[index] <= IN_CALLS * kernel_s;
            let a_huge_one = if few_calls { A_DEAR_PAGE_S } else { HUGE_FROM_S };
            // What is left of the kernel's time beside long times of recorded calls may be their error.
            let system_s = processes.system_ns[row] as f64 / 1e9;
            let may_be = peak >= FEW_HUGE_PAGES * HUGE_PAGE_BYTES && kernel_s >= OF_THE_KERNEL * system_s;
            let huge = may_be && kernel_s > faults * a_huge_one && small < AGAIN * peak;
            let (bytes, most_s) = match huge {
                true => (
                    (faults * HUGE_PAGE_BYTES).min(kernel_s * CLEARED),
                    faults * A_HUGE_PAGE_S,
                ),
                false => (small, faults * A_PAGE_S),
            };
            let again = peak > 0.0 && faults > 0.0 && bytes >= AGAIN * peak;
            // Who gives so much back is seen at it; pages that are copied after a fork nobody gives back.
            let unseen = !huge && kernel_s >= SEEN_FROM_S && asked[index] + mapping[index] <= 0.0;
            (again && !unseen && (few_calls || asked[index] >= SEEN * rank.elapsed_s())).then(|| Again {
                rank: index,
                seconds: kernel_s.min(most_s) / runnable[index].max(1.0),
                faults,
                bytes,
                huge,
            })
        })
        .max_by(|a, b| a.seconds.total_cmp(&b.seconds).then(b.rank.cmp(&a.rank)))
}

/// The rank whose memory is given again and again, with the seconds of the kernel that it takes.
pub(crate) fn given_again(run: &Run) -> Option<(usize, f64)> {
    given_again_to(run).map(|again| (again.rank, again.seconds))
}

/// Whether an allocator stands in the place of the C library's.
fn has_other_allocator(run: &Run) -> bool {
    loads(run, &["jemalloc", "tcmalloc", "mimalloc", "libscudo", "libtbbmalloc"])
}

/// Whether a library was sampled whose path has one of these names in it.
pub(crate) fn loads(run: &Run, names: &[&str]) -> bool {
    let paths = &run.tables().modules.path;
    paths
        .iter()
        .any(|path| names.iter().any(|name| run.text(*path).contains(name)))
}

/// Whether the run sets how the C library's allocator works.
fn tunes_allocator(run: &Run) -> bool {
    let named = |name: &str| name == "GLIBC_TUNABLES" || name.starts_with("MALLOC_");
    run.facts().environment.keys().any(|name| named(name))
}

pub(crate) fn page_faults(run: &Run, limit: &Limit) -> Option<Draft> {
    let Again {
        rank,
        seconds: kernel_s,
        faults,
        bytes: given,
        huge,
    } = given_again_to(run)?;
    let elapsed = run.ranks()[rank].elapsed_s();
    if elapsed <= 0.0 || !limit.met(kernel_s / elapsed) {
        return None;
    }
    let peak = run.tables().processes.rss_peak_bytes[run.ranks()[rank].process.row()] as f64;
    let (advice, places) = keep_it(run, rank);
    Some(Draft {
        title: format!(
            "Memory is given back to the kernel and asked for again: mapping and clearing pages{} ({} minor page faults) takes {} up to {}.",
            if huge { ", huge ones among them" } else { "" },
            count(faults),
            ranks(run, &[rank]),
            seconds(kernel_s)
        ),
        gain_s: kernel_s,
        gain_error_s: Some(0.0),
        gain_basis: format!(
            "system time of the process outside recorded calls, at most {} a page",
            seconds(if huge { A_HUGE_PAGE_S } else { A_PAGE_S })
        ),
        evidence: vec![
            format!(
                "These are at least {}, {} times the most memory that it had at once ({}).",
                bytes(given),
                count((given / peak).round()),
                bytes(peak)
            ),
            format!(
                "{} of its processor time is system time.",
                share(system_share(run, rank))
            ),
        ],
        advice,
        ranks: vec![rank],
        places,
        ..Draft::default()
    })
}

/// The program's places that map memory by their own means on a rank, and whether it is the interpreter of Python that mostly does.
fn mappers(run: &Run, rank: usize) -> (Vec<(FrameId, f64)>, bool) {
    let found = run.allocation();
    let by_python = run.seconds_in(Family::Compute, |context| {
        found.maps(context) && run.whole_stack(context).any(|frame| run.is_cpython(frame))
    });
    let maps = |context| found.maps(context);
    let places = places(run, rank, &[Family::Compute], maps, |context| run.own_frame(context));
    (places, by_python[rank] > 0.5 * found.mapping_by_rank[rank])
}

/// How memory that goes back to the kernel is kept, by who gives it back; and the places that do, where it is not malloc.
fn keep_it(run: &Run, rank: usize) -> (Vec<String>, Vec<Place>) {
    let found = run.allocation();
    if found.mapping_by_rank[rank] > found.kernel_by_rank[rank] {
        let (frames, by_python) = mappers(run, rank);
        let advice = match by_python {
            true => {
                "Python maps and unmaps memory of its own for small objects as they come and go, whatever malloc keeps: make fewer of them (arrays of a number type and not of objects, no long lists of floats)."
            }
            false => {
                "The program maps this memory itself (mmap, munmap, madvise): keep what is mapped, and use it again."
            }
        };
        return (vec![advice.into()], costliest(run, &frames));
    }
    let mut advice = vec![String::from(match loads(run, &["_multiarray_umath"]) {
        true => {
            "In numpy each operation on whole arrays makes a new one, whose memory is given back and asked for again: write into arrays that are there (out=, +=, *=), or work on blocks of some 100 KiB, which malloc keeps and a cache holds."
        }
        false => {
            "Allocate large arrays once and use them again: free gives large blocks back to the kernel, and the first use of each of their pages is dear again."
        }
    })];
    if !tunes_allocator(run) && !has_other_allocator(run) {
        advice.push("Without a change of the program: GLIBC_TUNABLES=glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=4294967296 has malloc of the GNU C library keep what is freed.".into());
    }
    (advice, vec![])
}

fn system_share(run: &Run, rank: usize) -> f64 {
    let process = run.ranks()[rank].process;
    let system_s = run.tables().processes.system_ns[process.row()].max(0) as f64 / 1e9;
    run.cpu_s(process)
        .filter(|cpu_s| *cpu_s > 0.0)
        .map_or(0.0, |cpu_s| system_s / cpu_s)
}

/// Whether a source is Fortran's.
fn is_fortran(file: &str) -> bool {
    let end = file.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    ["f", "f77", "f90", "f95", "f03", "f08", "for"].contains(&end.as_str())
}

pub(crate) fn allocation(run: &Run, limit: &Limit) -> Option<Draft> {
    let found = run.allocation();
    let rank = found.most()?;
    let (spent, useful) = (found.by_rank[rank], run.times().useful(rank));
    if useful <= 0.0 || !limit.met(spent / useful) {
        return None;
    }
    let error = sampled(run, spent);
    let within = |seconds| share_about(seconds / spent, sampled(run, seconds).map(|error| error / spent));
    let most = found
        .places
        .first()
        .map(|(frame, seconds)| (run.place(*frame), within(*seconds), 2.0 * seconds >= spent));
    let mut advice = vec![
        match found.places.first().map(|(frame, _)| run.place(*frame).file) {
            Some(file) if is_fortran(file) => "Allocate once, outside the loop, and use the memory again: arrays that are kept (allocatable, save), no function results that are arrays, no trim() and internal write in inner loops.",
            _ => "Allocate once, outside the loop, and use the memory again (std::vector::reserve and clear; a pool for small objects of one size).",
        }
        .to_string(),
    ];
    if found
        .places
        .iter()
        .any(|(frame, _)| is_copied(run.place(*frame).function))
    {
        advice.insert(0, "Objects are copied: pass them by reference (const &), also to comparisons, lambdas and in loops over elements; move what is not needed afterwards.".into());
    }
    if !has_other_allocator(run) {
        advice.push("For many small blocks, or many threads, another allocator may be faster: run it with LD_PRELOAD=libjemalloc.so.2 or libtcmalloc_minimal.so.4.".into());
    }
    Some(Draft {
        title: format!(
            "{} spends {} in malloc, free and the like, {} of its computing{}.",
            capital(&ranks(run, &[rank])),
            seconds_within(spent, error),
            share_about(spent / useful, error.map(|error| error / useful)),
            most.as_ref()
                .map_or(String::new(), |(place, part, is_most)| match is_most {
                    true => format!(", most for {place}"),
                    false => format!(", {part} of that for {place}"),
                })
        ),
        gain_s: spent,
        gain_basis: "all of that, if blocks were used again".into(),
        evidence: most
            .filter(|(_, _, is_most)| *is_most)
            .map(|(place, part, _)| format!("{part} of such time is for {place}."))
            .into_iter()
            .collect(),
        advice,
        ranks: vec![rank],
        places: costliest(run, &found.places),
        ..Draft::default()
    })
}
