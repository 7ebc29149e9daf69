//! Threads that serve a library and not the program: MPI's progress engine, an event loop, an I/O pool.
//!
//! The recording marks those that it saw being born inside MPI's start. Those of a Java machine are told by their names.
//! Others are told by what they do: a thread that
//! began while its process was inside MPI's start, and one that was sampled without ever computing, is a helper where
//! none of its stacks leads through the program's own code.

use crate::class::Class;
use crate::id::{ContextId, ProcessId, ThreadId};
use crate::place::Places;
use crate::run::Run;
use format::Profile;

/// Threads by which a Java machine compiles, collects and keeps house, as /proc cuts their names. Some end in a number.
const JAVA: &[&str] = &[
    "C1 CompilerThre",
    "C2 CompilerThre",
    "G1 Conc#",
    "G1 Main Marker",
    "G1 Refine#",
    "G1 Service",
    "G1 Young RemSet",
    "GC Thread#",
    "Monitor Deflati",
    "Service Thread",
    "Shenandoah",
    "Sweeper thread",
    "VM Periodic Tas",
    "VM Thread",
    "XWorker#",
    "ZDriver",
    "ZWorker#",
];

/// The thread of libsteelyard-cupti.so.
const OURS: &str = "steelyard";

/// For every thread whether it is a helper.
pub(crate) fn helpers(profile: &Profile, places: &Places, sample_class: &[Class]) -> Vec<bool> {
    let (threads, processes, samples) = (
        &profile.tables.threads,
        &profile.tables.processes,
        &profile.tables.samples,
    );
    let mut sampled = vec![false; threads.len()];
    let (mut computes, mut owned) = (sampled.clone(), sampled.clone());
    for (row, class) in sample_class.iter().enumerate() {
        let thread = samples.thread[row] as usize;
        if thread < threads.len() {
            sampled[thread] = true;
            computes[thread] |= *class == Class::Compute;
            owned[thread] |= places.leads_through_program(ContextId(samples.context[row]));
        }
    }
    let during_start = |thread: usize| {
        let process = ProcessId(threads.process[thread]).row();
        let (begin, end) = (
            processes.mpi_init_begin_ns.get(process).copied().unwrap_or(-1),
            processes.mpi_init_end_ns.get(process).copied().unwrap_or(-1),
        );
        begin >= 0 && threads.start_ns[thread] >= begin && (end < begin || threads.start_ns[thread] <= end)
    };
    let named = |thread: usize| threads.name.get(thread).map_or("", |name| profile.strings.get(*name));
    let of_java = |thread: usize| JAVA.iter().any(|of| named(thread).starts_with(of));
    (0..threads.len())
        .map(|thread| match profile.strings.get(threads.role[thread]) {
            "runtime" => true,
            "main" | "openmp" => false,
            _ if of_java(thread) || named(thread) == OURS => true,
            _ => !owned[thread] && (during_start(thread) || (sampled[thread] && !computes[thread])),
        })
        .collect()
}

impl Run {
    /// Whether a thread serves a library: see the head of this module.
    pub fn is_helper(&self, thread: ThreadId) -> bool {
        self.helper.get(thread.row()).copied().unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    fn library(fixture: Fixture) -> Fixture {
        fixture
            .letter('p', "poll", &["progress@libmpi.so"])
            .letter('c', "", &["progress@libmpi.so"])
    }

    #[test]
    fn threads_that_never_run_the_program_s_code_are_not_its_threads() {
        let run = library(Fixture::new("UUUU\n+pppp\n+UUUU\n+cccc")).run();
        assert_eq!(run.threads_by_rank(), [3]);
    }

    #[test]
    fn a_pool_that_gets_no_work_is_none() {
        let pool = |letters: &str| {
            Fixture::new(&format!("UUUU\n+{letters}"))
                .letter('s', "", &["blas_thread_server@libopenblas.so"])
                .letter(
                    'g',
                    "",
                    &["blas_thread_server@libopenblas.so", "dgemm_kernel@libopenblas.so"],
                )
                .run()
                .threads_by_rank()
        };
        assert_eq!((pool("ssss"), pool("ssgg")), (vec![1], vec![2]));
    }

    #[test]
    fn the_compiler_of_a_java_machine_is_not_the_program() {
        let run = Fixture::new("LLLL\n+LLUU\n+UUUU")
            .edit(|profile| {
                let name = profile.strings.intern("C2 CompilerThre");
                profile.tables.threads.name[2] = name;
            })
            .run();
        assert_eq!(run.threads_by_rank(), [2]);
        assert_eq!(run.times().class(0, crate::class::Class::Compute), 2.0);
    }

    #[test]
    fn a_thread_born_inside_mpi_s_start_is_a_helper_even_if_it_polls_or_was_never_met() {
        let born = |fixture: Fixture| {
            fixture.edit(|profile| {
                profile.tables.processes.mpi_init_begin_ns = vec![0];
                profile.tables.processes.mpi_init_end_ns = vec![50_000_000];
            })
        };
        assert_eq!(
            born(library(Fixture::new("UUUU\n+cccc\n+....")))
                .run()
                .threads_by_rank(),
            [1]
        );
        assert_eq!(born(Fixture::new("UUUU\n+UUUU")).run().threads_by_rank(), [2]);
    }
}
