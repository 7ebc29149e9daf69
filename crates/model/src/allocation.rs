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

/// Computing time in the allocator.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Allocation {
    /// Seconds by rank.
    pub by_rank: Vec<f64>,
    /// Seconds by rank in what it asks of the kernel.
    pub kernel_by_rank: Vec<f64>,
    /// Seconds by rank in such calls that do not come from it: who maps memory by its own means.
    pub mapping_by_rank: Vec<f64>,
    /// By context: whether it is in such a call.
    maps: Vec<bool>,
    /// The program's own places from which the rank with most of it called it, most seconds first.
    pub places: Vec<(FrameId, f64)>,
}

impl Allocation {
    pub(crate) fn new(run: &Run) -> Allocation {
        let (frames, contexts) = (&run.tables().frames, &run.tables().contexts);
        let names = |test: fn(&str) -> bool| -> Vec<bool> {
            let functions = frames.function.iter();
            functions.map(|name| test(run.text(*name))).collect()
        };
        let (allocating, kernel) = (names(allocates), names(|name| is_bare(name, KERNEL)));
        let of = |table: &[bool], context: usize| table.get(contexts.frame[context] as usize) == Some(&true);
        let none = || vec![false; contexts.len()];
        let (mut inside, mut below, mut beside) = (none(), none(), none());
        for row in 0..contexts.len() {
            let parent = contexts.parent[row] as usize;
            let (within, asked, mapping) = match parent < row {
                true => (inside[parent], below[parent], beside[parent]),
                false => (false, false, false),
            };
            below[row] = asked || within && of(&kernel, row);
            beside[row] = mapping || !below[row] && of(&kernel, row);
            inside[row] = !below[row] && (within || of(&allocating, row));
        }
        let mut found = Allocation::default();
        for rank in 0..run.ranks().len() {
            let (mut own, mut asked, mut mapping) = (0.0, 0.0, 0.0);
            for (row, seconds) in run.sample_seconds(rank) {
                let context = run.tables().samples.context[row] as usize;
                match run.sample_classes()[row] {
                    Class::Compute if inside.get(context) == Some(&true) => own += seconds,
                    Class::Compute if below.get(context) == Some(&true) => asked += seconds,
                    Class::Compute if beside.get(context) == Some(&true) => mapping += seconds,
                    _ => {}
                }
            }
            found.by_rank.push(own);
            found.kernel_by_rank.push(asked);
            found.mapping_by_rank.push(mapping);
        }
        let mut places: HashMap<FrameId, f64> = HashMap::new();
        if let Some(rank) = found.most() {
            for (row, seconds) in run.sample_seconds(rank) {
                let context = ContextId(run.tables().samples.context[row]);
                if run.sample_classes()[row] == Class::Compute
                    && inside.get(context.row()) == Some(&true)
                    && let Some(frame) = run.own_frame(context)
                {
                    *places.entry(frame).or_default() += seconds;
                }
            }
        }
        found.places = most_first(places);
        found.maps = beside;
        found
    }

    /// Whether a context maps memory by its own means.
    pub fn maps(&self, context: ContextId) -> bool {
        self.maps.get(context.row()) == Some(&true)
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
