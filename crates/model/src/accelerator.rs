//! Time in the drivers of accelerators, as samples show it: by the call that the program made, and where.

use crate::class::{Class, Family};
use crate::id::{CallId, ContextId, FrameId};
use crate::order::most_first;
use crate::run::Run;
use format::driver;
use std::collections::HashMap;

/// One call of a driver or its runtime library from one place, all ranks together.
#[derive(Clone, Debug, PartialEq)]
pub struct DriverCall<'a> {
    /// Its name, without what tells its forms apart; empty where no frame of the driver has one.
    pub name: &'a str,
    /// What it does.
    pub class: Class,
    /// The program's place; `None` where no frame is its own.
    pub frame: Option<FrameId>,
    /// Seconds of the ranks' time.
    pub seconds: f64,
}

impl Run {
    /// Calls of accelerators' drivers that were met, those with most time first.
    pub fn driver_calls(&self) -> Vec<DriverCall<'_>> {
        let samples = &self.tables().samples;
        let mut sums: HashMap<(&str, Class, Option<FrameId>), f64> = HashMap::new();
        for rank in 0..self.ranks().len() {
            for (row, seconds) in self.sample_seconds(rank) {
                let class = self.sample_classes()[row];
                if class.family() == Family::Accelerator {
                    let context = ContextId(samples.context[row]);
                    let counted = CallId(samples.call[row]);
                    let name = match self.call_class(counted).family() {
                        Family::Accelerator => self.call_name(counted),
                        _ => self.driver_call(context),
                    };
                    *sums.entry((name, class, self.own_frame(context))).or_default() += seconds;
                }
            }
        }
        let mut calls: Vec<DriverCall<'_>> = (sums.into_iter())
            .map(|((name, class, frame), seconds)| DriverCall {
                name,
                class,
                frame,
                seconds,
            })
            .collect();
        calls.sort_by(|a, b| {
            let order = b.seconds.total_cmp(&a.seconds);
            order.then_with(|| (a.name, a.class, a.frame).cmp(&(b.name, b.class, b.frame)))
        });
        calls
    }

    /// Seconds of the ranks' time in samples that are wanted, by the program's place, most first.
    pub fn own_seconds(&self, wanted: impl Fn(usize) -> bool) -> Vec<(Option<FrameId>, f64)> {
        let mut sums: HashMap<Option<FrameId>, f64> = HashMap::new();
        for rank in 0..self.ranks().len() {
            for (row, seconds) in self.sample_seconds(rank).filter(|(row, _)| wanted(*row)) {
                let context = ContextId(self.tables().samples.context[row]);
                *sums.entry(self.own_frame(context)).or_default() += seconds;
            }
        }
        most_first(sums)
    }

    /// The call by which a context went into an accelerator's driver; empty if it is in none, or the call has no name.
    pub fn driver_call(&self, context: ContextId) -> &str {
        let name = self
            .driver_frame(context)
            .map_or("", |frame| self.place(frame).function);
        driver::plain(if driver::is_call(name) { name } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    /// A program of nvcc, whose CUDA runtime is part of it, and one that loads it.
    fn fixture(drawing: &str) -> Fixture {
        Fixture::new(drawing)
            .letter(
                's',
                "",
                &[
                    "main@app.cu:7",
                    "cudaStreamSynchronize@app",
                    "libcudart_static_1f@app",
                    "cuStreamSynchronize@libcuda.so.1",
                    "@libcuda.so.1",
                    "clock_gettime@libc.so.6",
                ],
            )
            .letter(
                'c',
                "",
                &[
                    "main@app.cu:9",
                    "cudaMemcpy@libcudart.so.13",
                    "cuMemcpyHtoD_v2@libcuda.so.1",
                ],
            )
            .letter(
                'd',
                "",
                &["main@app.c:9", "cuMemcpyHtoD_v2@libcuda.so.1", "@libcuda.so.1"],
            )
            .letter(
                'p',
                "poll",
                &["main@app.c:9", "cuCtxSynchronize@libcuda.so.1", "poll@libc.so.6"],
            )
            .letter(
                'h',
                "",
                &["start_thread@libc.so.6", "@libcuda.so.1", "callback@app.c:70"],
            )
            .letter(
                'w',
                "write",
                &["main@app.c:9", "cuInit@libcuda.so.1", "write@libc.so.6"],
            )
    }

    #[test]
    fn a_call_is_the_one_that_the_program_made_however_the_runtime_is_linked() {
        let run = fixture("s4c3d2p").run();
        let text = |call: &DriverCall<'_>| {
            let place = call.frame.map(|frame| run.place(frame).to_string()).unwrap_or_default();
            format!("{} {place} {}", call.name, call.seconds)
        };
        let found: Vec<String> = run.driver_calls().iter().map(text).collect();
        let expected = [
            "cudaStreamSynchronize main (app.cu:7) 4",
            "cudaMemcpy main (app.cu:9) 3",
            "cuMemcpyHtoD main (app.c:9) 2",
            "cuCtxSynchronize main (app.c:9) 1",
        ];
        assert_eq!(found, expected);
        let classes = run.sample_classes();
        assert_eq!(
            (classes[0], classes[4], classes[9]),
            (Class::Accelerator, Class::AcceleratorCopy, Class::Accelerator)
        );
    }

    #[test]
    fn what_the_driver_has_the_program_do_is_the_program_s_and_its_files_are_files() {
        let run = fixture("hw").run();
        assert_eq!(run.sample_classes(), [Class::Compute, Class::IoWrite]);
        assert!(run.driver_calls().is_empty());
    }

    #[test]
    fn threads_of_the_driver_are_not_the_program_s() {
        let run = fixture("U4\n+q4")
            .letter(
                'q',
                "poll",
                &["start_thread@libc.so.6", "@libcuda.so.1", "poll@libc.so.6"],
            )
            .run();
        assert_eq!(run.threads_by_rank(), [1]);
    }
}
