//! Computing time in the allocator: malloc, free and their like, of the C library or of one in its place.
//!
//! What the kernel does for them (mmap, munmap, brk) is left out: it is told by the processes' system time.

use crate::class::Class;
use crate::id::{ContextId, FrameId};
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
    /// The program's own places that called it, most seconds (all ranks) first.
    pub places: Vec<(FrameId, f64)>,
}

impl Run {
    /// Computing time in malloc, free and the like.
    pub fn allocation(&self) -> Allocation {
        let (frames, contexts) = (&self.tables().frames, &self.tables().contexts);
        let names = |test: fn(&str) -> bool| -> Vec<bool> {
            let functions = frames.function.iter();
            functions.map(|name| test(self.text(*name))).collect()
        };
        let (allocating, kernel) = (names(allocates), names(|name| is_bare(name, KERNEL)));
        let of = |table: &[bool], context: usize| table.get(contexts.frame[context] as usize) == Some(&true);
        let mut inside = vec![false; contexts.len()];
        for row in 0..contexts.len() {
            let parent = contexts.parent[row] as usize;
            inside[row] = !of(&kernel, row) && (of(&allocating, row) || parent < row && inside[parent]);
        }
        let mut found = Allocation::default();
        let mut places: HashMap<FrameId, f64> = HashMap::new();
        for rank in 0..self.ranks().len() {
            let (seen, elapsed) = (self.times().seen_s(rank), self.times().row(rank).iter().sum::<f64>());
            let scale = if seen > 0.0 {
                self.tick_s() * elapsed / seen
            } else {
                0.0
            };
            let mut sum = 0.0;
            for piece in self.pieces(rank) {
                let context = ContextId(self.tables().samples.context[piece.row]);
                if self.sample_classes()[piece.row] == Class::Compute && inside.get(context.row()) == Some(&true) {
                    sum += piece.ticks() * scale;
                    if let Some(frame) = self.own_frame(context) {
                        *places.entry(frame).or_default() += piece.ticks() * scale;
                    }
                }
            }
            found.by_rank.push(sum);
        }
        found.places = places.into_iter().collect();
        found.places.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn time_below_the_allocator_is_its_callers() {
        let run = Fixture::new("aakfx\nxxxxx")
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
            .run();
        let found = run.allocation();
        assert_eq!(found.by_rank, [3.0, 0.0]);
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
