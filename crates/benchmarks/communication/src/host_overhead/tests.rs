//! Both methods on machines whose truth is known.

use super::*;
use crate::simulated::{Machine, Progress, Simulated};
use crate::transport::{Batch, Meeting};
use std::sync::OnceLock;

mod page;
mod study;

use study::{Case, Study};

const NOISY: Machine = Machine {
    overhead_s: 0.8e-6,
    post_share: 0.5,
    transfer_s: 4e-6,
    progress: Progress::Full,
    latency_s: 1e-6,
    barrier_s: 2e-6,
    unit_s: 0.5e-9,
    clock_s: 25e-9,
    noise_s: 1e-5,
    jitter_s: 10e-9,
    spikes_per_s: 20.0,
    spike_s: 30e-6,
    drift: 0.005,
    drift_period_s: 0.2,
};

const QUIET: Machine = Machine {
    overhead_s: 2e-6,
    transfer_s: 10e-6,
    barrier_s: 3e-6,
    unit_s: 1e-9,
    clock_s: 0.0,
    noise_s: 0.0,
    jitter_s: 0.0,
    spikes_per_s: 0.0,
    drift: 0.0,
    ..NOISY
};

/// What is in the documentation, in its order.
const CASES: [Case; 5] = [
    Case {
        name: "short",
        direction: Direction::Send,
        size: 8,
        machine: NOISY,
    },
    Case {
        name: "short",
        direction: Direction::Receive,
        size: 8,
        machine: NOISY,
    },
    Case {
        name: "medium",
        direction: Direction::Receive,
        size: 16 << 10,
        machine: Machine {
            overhead_s: 2e-6,
            transfer_s: 100e-6,
            ..NOISY
        },
    },
    Case {
        name: "long",
        direction: Direction::Send,
        size: 4 << 20,
        machine: Machine {
            overhead_s: 3e-6,
            transfer_s: 4800e-6,
            ..NOISY
        },
    },
    Case {
        name: "no overlap",
        direction: Direction::Send,
        size: 8,
        machine: Machine {
            progress: Progress::None,
            ..NOISY
        },
    },
];

/// Seeds of each case.
const SEEDS: u64 = 200;

/// All cases by both methods, measured once for all tests.
fn studies() -> &'static [Study] {
    static STUDIES: OnceLock<Vec<Study>> = OnceLock::new();
    STUDIES.get_or_init(|| {
        std::thread::scope(|scope| {
            let started: Vec<_> = CASES
                .iter()
                .flat_map(|case| [Method::Sandia, Method::Paired].map(|method| (case, method)))
                .map(|(case, method)| scope.spawn(move || Study::of(case, method, SEEDS)))
                .collect();
            started.into_iter().map(|study| study.join().unwrap()).collect()
        })
    })
}

fn by(method: Method) -> impl Iterator<Item = &'static Study> {
    studies().iter().filter(move |study| study.method == method)
}

/// Sending, with this seed and all else as by default.
fn seeded(machine: Machine, seed: u64) -> Outcome {
    let options = Options {
        seed,
        ..Options::default()
    };
    once(machine, &options, Direction::Send)
}

fn once(machine: Machine, options: &Options, direction: Direction) -> Outcome {
    measure(
        &mut Simulated::new(machine, options.seed),
        options,
        direction,
        8,
        &mut |_| {},
    )
}

#[test]
fn ours_is_unbiased() {
    for study in by(Method::Paired) {
        for (what, quantity) in [("overhead", &study.overhead), ("base", &study.base)] {
            assert_eq!(quantity.given, SEEDS as usize, "{} {what}", study.name());
            // Four standard errors of the mean over the seeds, and far less than what one interval admits.
            let error = 4.0 * quantity.spread / (SEEDS as f64).sqrt();
            assert!(quantity.bias.abs() < error, "{} {what}: {quantity:?}", study.name());
            assert!(
                quantity.bias.abs() < 0.3 * quantity.half_width,
                "{} {what}: {quantity:?}",
                study.name()
            );
        }
    }
}

#[test]
fn our_interval_covers_the_truth_as_often_as_it_says() {
    // Binomial with 95 %: four standard deviations of 200 are 12.
    for study in by(Method::Paired) {
        for quantity in [&study.overhead, &study.base, &study.availability] {
            assert!(quantity.covered >= 178, "{}: {quantity:?}", study.name());
        }
        // An interval that is always right is too wide; that of an availability held to 0 is one-sided.
        assert!(
            study.overhead.covered < SEEDS as usize,
            "{}: {:?}",
            study.name(),
            study.overhead
        );
    }
}

#[test]
fn the_published_availability_has_the_barrier_in_it() {
    for study in by(Method::Sandia) {
        let (machine, direction) = (&study.case.machine, study.case.direction);
        let overhead = machine.true_overhead_s(direction);
        let expected = 1.0 - overhead / (machine.true_base_s(direction) + machine.barrier_s);
        let found = study.availability.bias + machine.true_availability(direction);
        assert!((found - expected).abs() < 0.01, "{}: {found} {expected}", study.name());
        if study.case.name == "short" {
            assert!(study.availability.bias > 0.05, "{}", study.name());
        }
        if study.case.name == "no overlap" {
            assert!(study.availability.bias > 0.3, "{}", study.name());
        }
    }
}

#[test]
fn pairs_vary_less_than_means_taken_apart() {
    for (theirs, ours) in by(Method::Sandia).zip(by(Method::Paired)) {
        let ratio = theirs.overhead.spread / ours.overhead.spread;
        assert!(ratio > 4.0, "{}: {ratio}", ours.name());
        // One measurement at a time: ours is not bought with more time.
        assert!(
            ours.time_s < theirs.time_s,
            "{}: {} {}",
            ours.name(),
            ours.time_s,
            theirs.time_s
        );
    }
}

#[test]
fn without_overlap_that_is_what_is_said() {
    let machine = Machine {
        progress: Progress::None,
        ..NOISY
    };
    for direction in [Direction::Send, Direction::Receive] {
        let outcome = once(machine, &Options::default(), direction);
        assert_eq!(outcome.overlap.value, Some(0.0));
        assert!(outcome.availability.value.unwrap() < 0.01 && outcome.availability.low == Some(0.0));
        assert!(outcome.note.unwrap().starts_with("no overlap"));
    }
}

#[test]
fn a_transfer_that_work_slows_down_overlaps_in_part() {
    let machine = Machine {
        transfer_s: 100e-6,
        overhead_s: 20e-6,
        progress: Progress::Slowed { by: 0.25 },
        ..NOISY
    };
    let outcome = once(machine, &Options::default(), Direction::Send);
    let overlap = outcome.overlap;
    assert!((overlap.value.unwrap() - 0.75).abs() < 0.02, "{overlap:?}");
    assert!(
        overlap.low.unwrap() <= 0.75 && overlap.high.unwrap() >= 0.75,
        "{overlap:?}"
    );
    let free = once(
        Machine {
            progress: Progress::Full,
            ..machine
        },
        &Options::default(),
        Direction::Send,
    );
    assert!(free.overlap.value.unwrap() > 0.99, "{:?}", free.overlap);
}

#[test]
fn a_second_knee_is_passed_and_told() {
    let machine = Machine {
        overhead_s: 10e-6,
        transfer_s: 100e-6,
        progress: Progress::Late {
            handshake_s: 20e-6,
            agent_s: 150e-6,
        },
        ..NOISY
    };
    for seed in 0..20 {
        let outcome = seeded(machine, seed);
        assert!(
            (outcome.overhead_s.value.unwrap() - 10e-6).abs() < 0.3e-6,
            "{outcome:?}"
        );
        assert!(outcome.note.unwrap().starts_with("overhead only settles"));
    }
}

#[test]
fn what_cannot_be_resolved_is_missing() {
    let machine = Machine { noise_s: 1e-2, ..NOISY };
    for seed in 0..20 {
        let outcome = once(
            machine,
            &Options {
                seed,
                budget_s: 0.02,
                ..Options::default()
            },
            Direction::Send,
        );
        assert_eq!(
            (outcome.overhead_s, outcome.availability),
            (Value::MISSING, Value::MISSING),
            "{outcome:?}"
        );
        assert!(outcome.note.unwrap().contains("not resolved"));
    }
}

#[test]
fn a_transfer_shorter_than_the_clock_is_said_to_be() {
    let machine = Machine {
        transfer_s: 0.0,
        overhead_s: 0.0,
        ..QUIET
    };
    let outcome = once(machine, &Options::default(), Direction::Send);
    assert_eq!(outcome.overhead_s, Value::MISSING);
    assert!(outcome.note.unwrap().contains("too short for this clock"));
}

#[test]
fn nothing_is_below_zero_or_above_all() {
    // An offload that costs nothing, under noise that makes it look negative every other time.
    let machine = Machine {
        overhead_s: 0.0,
        transfer_s: 50e-6,
        ..NOISY
    };
    for seed in 0..50 {
        let outcome = seeded(machine, seed);
        for value in [outcome.overhead_s, outcome.availability] {
            for number in [value.value, value.low, value.high].into_iter().flatten() {
                assert!((0.0..=1.0).contains(&number), "{outcome:?}");
            }
        }
    }
}

#[test]
fn the_published_method_by_hand() {
    // Base 13 µs with the barrier; work doubles from 1 ns; 8.192 µs make 13.192, which is below 1.02 · 13 and so
    // joins the thirteen means before it; 16.384 µs make 21.384, above 1.5 · base.
    let options = Options {
        method: Method::Sandia,
        ..Options::default()
    };
    let outcome = once(QUIET, &options, Direction::Send);
    let near = |value: Value, wanted: f64| {
        let value = 1e6 * value.value.unwrap();
        assert!((value - wanted).abs() < 0.002, "{value} is not {wanted}");
    };
    assert_eq!(outcome.iterations, 1000);
    near(outcome.iter_s, 21.384);
    near(outcome.work_s, 19.384);
    near(outcome.overhead_s, 2.0);
    near(outcome.base_s, (13.0 * 13.0 + 13.192) / 14.0);
    assert!((outcome.availability.value.unwrap() - (1.0 - 2.0 / 13.0137)).abs() < 1e-3);
}

/// Writes down what is done with it.
struct Diary {
    pair: Simulated,
    done: Vec<&'static str>,
    begun: Vec<Batch>,
}

impl Transport for Diary {
    fn clock(&mut self) -> f64 {
        self.done.push("clock");
        self.pair.clock()
    }
    fn work(&mut self, units: u64) {
        self.done.push("work");
        self.pair.work(units);
    }
    fn begin(&mut self, batch: &Batch) {
        self.done.push("begin");
        self.begun.push(batch.clone());
    }
    fn synchronize(&mut self, meeting: Meeting) {
        self.done.push("meet");
        self.pair.synchronize(meeting);
    }
    fn post(&mut self, direction: Direction, size: usize) {
        self.done.push("post");
        self.pair.post(direction, size);
    }
    fn release(&mut self) {
        self.done.push("release");
        self.pair.release();
    }
    fn wait(&mut self) {
        self.done.push("wait");
        self.pair.wait();
    }
    fn agree(&mut self, value: f64) -> f64 {
        value
    }
}

#[test]
fn the_published_method_does_things_in_the_published_order() {
    for (direction, first) in [
        (Direction::Send, "begin meet clock meet post work wait clock"),
        (Direction::Receive, "begin meet clock post meet work wait clock"),
    ] {
        let mut diary = Diary {
            pair: Simulated::new(QUIET, 1),
            done: Vec::new(),
            begun: Vec::new(),
        };
        let options = Options {
            method: Method::Sandia,
            iterations: Some(1),
            ..Options::default()
        };
        measure(&mut diary, &options, direction, 8, &mut |_| {});
        assert_eq!(diary.done[..8].join(" "), first);
        assert_eq!(
            diary.done[diary.done.len() - 6..].join(" "),
            "begin meet clock meet work clock"
        );
        assert!(diary.begun.iter().all(|batch| batch.meeting == Meeting::World));
    }
}

#[test]
fn iterations_are_as_published() {
    let options = Options {
        method: Method::Sandia,
        ..Options::default()
    };
    for (size, wanted) in [
        (0, 1000),
        (65_535, 1000),
        (65_536, 100),
        (8_388_607, 100),
        (8_388_608, 10),
    ] {
        let mut pair = Simulated::new(QUIET, 1);
        assert_eq!(
            measure(&mut pair, &options, Direction::Send, size, &mut |_| {}).iterations,
            wanted
        );
    }
}

#[test]
fn pairs_of_ranks_are_averaged() {
    let outcome = |value: f64| Outcome {
        iterations: 10,
        overhead_s: Value::between(value, value - 0.3, value + 0.4),
        ..Outcome::default()
    };
    let both = combine(&[outcome(1.0), outcome(2.0)]);
    let (low, high) = (both.overhead_s.low.unwrap(), both.overhead_s.high.unwrap());
    assert_eq!(both.overhead_s.value, Some(1.5));
    assert!((low - (1.5 - 0.3 / 2f64.sqrt())).abs() < 1e-12 && (high - (1.5 + 0.4 / 2f64.sqrt())).abs() < 1e-12);
    let one_of_three = combine(&[Outcome::default(), Outcome::default(), outcome(1.0)]);
    assert_eq!(one_of_three.overhead_s, Value::MISSING);
}

#[test]
fn rows_have_the_columns() {
    let outcome = once(QUIET, &Options::default(), Direction::Send);
    for method in [Method::Sandia, Method::Paired] {
        let row = outcome.row(8, method);
        let columns = columns(method);
        assert_eq!(columns.len(), row.values.len());
        assert!(
            plots()
                .iter()
                .all(|plot| columns.iter().any(|column| column.id == plot.column))
        );
    }
}
