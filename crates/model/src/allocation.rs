//! Computing time in the allocator: malloc, free and their like, of the C library or of one in its place. What it asks of
//! the kernel by a call (mmap, munmap, brk) is apart.

use crate::class::Class;
use crate::id::{ContextId, FrameId};
use crate::order::most_first;
use crate::run::Run;
use std::collections::HashMap;

/// What programs call, and glibc's own functions below it. Other allocators and older names put something in front:
/// `je_malloc`, `tc_free`, `__libc_calloc`.
const CALLS: &[&str] = &[
    "malloc",
    "calloc",
    "realloc",
    "reallocarray",
    "free",
    "cfree",
    "memalign",
    "aligned_alloc",
    "posix_memalign",
    "malloc_consolidate",
    "unlink_chunk",
    "sysmalloc",
    "systrim",
];
const FRONTS: &[&str] = &["__libc_", "__int_", "_int_", "je_", "tc_", "mi_", "__GI_", "__"];
/// What the kernel is asked for: such time is not the allocator's.
const KERNEL: &[&str] = &[
    "mmap", "mmap64", "munmap", "mremap", "brk", "sbrk", "madvise", "mprotect",
];

fn is_bare(function: &str, names: &[&str]) -> bool {
    let front = FRONTS.iter().find_map(|front| function.strip_prefix(front));
    names.contains(&function) || front.is_some_and(|rest| names.contains(&rest))
}

fn allocates(function: &str) -> bool {
    let operator = ["operator new", "operator delete"];
    is_bare(function, CALLS) || operator.iter().any(|name| function.starts_with(name))
}

/// In what a context is: the first of these on its stack, or the kernel asked by the allocator.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Part {
    #[default]
    Other,
    Allocator,
    /// What the allocator asks of the kernel.
    Kernel,
    /// What others ask of the kernel.
    Mapping,
}

/// Computing time in the allocator.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Allocation {
    /// Seconds by rank.
    pub by_rank: Vec<f64>,
    /// Seconds by rank in what it asks of the kernel.
    pub kernel_by_rank: Vec<f64>,
    /// Seconds by rank in such calls that do not come from it: who maps memory by its own means.
    pub mapping_by_rank: Vec<f64>,
    /// By context.
    parts: Vec<Part>,
    /// The program's own places from which the rank with most of it called it, most seconds first.
    pub places: Vec<(FrameId, f64)>,
}

impl Allocation {
    pub(crate) fn new(run: &Run) -> Allocation {
        let (frames, contexts) = (&run.tables().frames, &run.tables().contexts);
        let calls: Vec<Part> = (frames.function.iter())
            .map(|name| match run.text(*name) {
                name if allocates(name) => Part::Allocator,
                name if is_bare(name, KERNEL) => Part::Mapping,
                _ => Part::Other,
            })
            .collect();
        let mut found = Allocation {
            parts: vec![Part::Other; contexts.len()],
            ..Allocation::default()
        };
        for row in 0..contexts.len() {
            let parent = contexts.parent[row] as usize;
            let above = match parent < row {
                true => found.parts[parent],
                false => Part::Other,
            };
            let called = calls.get(contexts.frame[row] as usize).copied().unwrap_or_default();
            found.parts[row] = match (above, called) {
                (Part::Allocator, Part::Mapping) => Part::Kernel,
                (Part::Other, called) => called,
                (above, _) => above,
            };
        }
        for rank in 0..run.ranks().len() {
            let of = |part: Part| found.computing(run, rank, part).map(|(_, seconds)| seconds).sum();
            let (own, asked, mapping) = (of(Part::Allocator), of(Part::Kernel), of(Part::Mapping));
            found.by_rank.push(own);
            found.kernel_by_rank.push(asked);
            found.mapping_by_rank.push(mapping);
        }
        let mut places: HashMap<FrameId, f64> = HashMap::new();
        if let Some(rank) = found.most() {
            for (context, seconds) in found.computing(run, rank, Part::Allocator) {
                if let Some(frame) = run.own_frame(context) {
                    *places.entry(frame).or_default() += seconds;
                }
            }
        }
        found.places = most_first(places);
        found
    }

    /// The samples of a rank that compute in such contexts, with their seconds.
    fn computing(&self, run: &Run, rank: usize, part: Part) -> impl Iterator<Item = (ContextId, f64)> {
        (run.sample_seconds(rank))
            .filter(|(row, _)| run.sample_classes()[*row] == Class::Compute)
            .map(|(row, seconds)| (ContextId(run.tables().samples.context[row]), seconds))
            .filter(move |(context, _)| self.part(*context) == part)
    }

    fn part(&self, context: ContextId) -> Part {
        self.parts.get(context.row()).copied().unwrap_or_default()
    }

    /// Whether a context maps memory by its own means.
    pub fn maps(&self, context: ContextId) -> bool {
        self.part(context) == Part::Mapping
    }

    /// The rank that spends most in it.
    pub fn most(&self) -> Option<usize> {
        let ranks = 0..self.by_rank.len();
        ranks.max_by(|a, b| self.by_rank[*a].total_cmp(&self.by_rank[*b]).then(b.cmp(a)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn time_below_the_allocator_is_its_callers() {
        let run = Fixture::new("aakfxm\nxxxxxx")
            .letter(
                'a',
                "",
                &[
                    "main@app.c:1",
                    "build@app.c:5",
                    "malloc@libc.so.6",
                    "_int_malloc@libc.so.6",
                ],
            )
            .letter(
                'k',
                "",
                &["main@app.c:1", "build@app.c:5", "malloc@libc.so.6", "mmap@libc.so.6"],
            )
            .letter(
                'f',
                "",
                &[
                    "main@app.c:1",
                    "operator delete(void*)@libstdc++.so.6",
                    "free@libc.so.6",
                ],
            )
            .letter('x', "", &["main@app.c:1", "free_list@app.c:9"])
            .letter('m', "", &["main@app.c:1", "arena@app.c:12", "munmap@libc.so.6"])
            .run();
        let found = run.allocation();
        assert_eq!(
            [
                &found.by_rank[..],
                &found.kernel_by_rank[..],
                &found.mapping_by_rank[..]
            ],
            [[3.0, 0.0], [1.0, 0.0], [1.0, 0.0]]
        );
        let (place, seconds) = found.places[0];
        assert_eq!((run.place(place).line, seconds), (5, 2.0));
    }

    #[test]
    fn other_allocators_are_known_by_what_stands_behind_their_mark() {
        for name in [
            "malloc",
            "__libc_free",
            "je_calloc",
            "tc_malloc",
            "operator new[](unsigned long)",
            "_int_free",
        ] {
            assert!(allocates(name), "{name}");
        }
        for name in ["my_malloc", "mallocate", "free_list", "Pool::free", "operator+", ""] {
            assert!(!allocates(name), "{name}");
        }
    }
}
