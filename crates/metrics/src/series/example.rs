//! A worked example for every series: a run drawn in ASCII, what is added to the drawing, and the numbers of its first
//! rank or node by hand, a bin a second. `docs/metrics.md` shows them.

use super::{Axis, Over, Readings, SERIES, Series};
use model::fixture::{AcceleratorReading, BinOf, Fixture, NodeReading, ProcessReading, SiteOf};
use text::number;

pub(crate) struct Example {
    series: &'static str,
    drawing: &'static str,
    with: &'static str,
    add: fn(Fixture) -> Fixture,
    values: &'static [f64],
}

const SECOND: i64 = 1_000_000_000;

fn same(fixture: Fixture) -> Fixture {
    fixture
}

/// A reading of the first process in which nothing has happened yet, and no call was counted.
fn reading(second: i64) -> ProcessReading {
    ProcessReading {
        process: 0,
        time_ns: second * SECOND,
        rss_bytes: 1,
        user_ns: 0,
        system_ns: 0,
        voluntary_switches: 0,
        involuntary_switches: 0,
        threads: 1,
        io_rchar: -1,
        io_wchar: -1,
        mpi_calls: -1,
        mpi_bytes: -1,
        io_calls: -1,
        calls_passed: 0,
    }
}

const READ: &str = "readings at 2 s and 4 s: 1 s and 1.5 s user time, 0.5 s and 1 s system time, 10 and 10 involuntary and \
                    4 and 8 voluntary switches, 100 and 300 B resident, 2000 B and 2000 B read, 0 B and 600 B written";

fn read(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        let processes = &mut profile.tables.processes;
        (processes.io_rchar_start[0], processes.io_wchar_start[0]) = (0, 0);
        for (second, user_ms, system_ms, involuntary, voluntary, resident, read, written) in [
            (2, 1000, 500, 10, 4, 100, 2000, 0),
            (4, 1500, 1000, 10, 8, 300, 2000, 600),
        ] {
            profile.tables.process_series.push(ProcessReading {
                rss_bytes: resident,
                user_ns: user_ms * 1_000_000,
                system_ns: system_ms * 1_000_000,
                voluntary_switches: voluntary,
                involuntary_switches: involuntary,
                io_rchar: read,
                io_wchar: written,
                ..reading(second)
            });
        }
    })
}

const CALLED: &str = "100 MPI_Send of 8 B and 8 read, of which a reading at 1 s has 10 and 0, and one at 3 s 90 and 4";

fn called(fixture: Fixture) -> Fixture {
    let of = |count, bytes| SiteOf {
        count,
        bytes,
        ..SiteOf::default()
    };
    fixture
        .site(0, "MPI_Send", "a@app.c:1", of(100, 800))
        .site(0, "read", "a@app.c:2", of(8, 64))
        .edit(|profile| {
            for (second, calls, io) in [(1, 10, 0), (3, 90, 4)] {
                profile.tables.process_series.push(ProcessReading {
                    mpi_calls: calls,
                    mpi_bytes: calls * 8,
                    io_calls: io,
                    ..reading(second)
                });
            }
        })
}

const MOVED: &str = "400 B read in 0.5 s and 200 B written in 1 s between 1 s and 3 s";

fn moved(fixture: Fixture) -> Fixture {
    let of = BinOf {
        read_bytes: 400,
        write_bytes: 200,
        read_s: 0.5,
        write_s: 1.0,
        ..BinOf::default()
    };
    fixture.io_bin(0, "posix", 1.0, 2.0, of)
}

const NODE: &str =
    "a node of 8 cores at 0, 2 and 4 s: 1, 3 and 3 GiB in use, load 4, 0, 4 and 12 s busy, 0, 200 and 1000 J";

fn node(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        for (second, gib, busy_s, joules) in [(0, 1, 0, 0), (2, 3, 4, 200), (4, 3, 12, 1000)] {
            profile.tables.node_series.push(NodeReading {
                node: 0,
                time_ns: second * SECOND,
                memory_used_bytes: gib << 30,
                load_milli: 4000,
                busy_ns: busy_s * SECOND as u64,
                stolen_ns: 0,
                energy_uj: joules * 1_000_000,
            });
        }
    })
}

const DEVICES: &str = "one accelerator at 0 % at the start and 100 % at 4 s, with 1 and 3 GiB in use and 100 W and 300 W; another \
                       at 50 %, 1 GiB and 100 W";

fn devices(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        for (device, second, busy_percent, gib, watts) in [
            ("a", 0, 0, 1, 100),
            ("a", 4, 100, 3, 300),
            ("b", 0, 50, 1, 100),
            ("b", 4, 50, 1, 100),
        ] {
            let device = profile.strings.intern(device);
            profile.tables.accelerator_series.push(AcceleratorReading {
                node: 0,
                device,
                time_ns: second * SECOND,
                busy_percent,
                memory_used_bytes: gib << 30,
                memory_total_bytes: 16 << 30,
                power_uw: watts * 1_000_000,
                ..AcceleratorReading::default()
            });
        }
    })
}

fn instructions(fixture: Fixture) -> Fixture {
    fixture
        .letter('s', "", &["f@app.c:1"])
        .letter('v', "", &["g@app.c:2"])
        .letter('m', "", &["g@app.c:3"])
        .instruction('s', "scalar", 0)
        .instruction('v', "vector", 256)
        .instruction('m', "memory", 512)
}

const INSTRUCTIONS: &str = "s, v, m computing at a scalar, a vector, a memory instruction";
const GIB: f64 = (1u64 << 30) as f64;

macro_rules! examples {
    ($( $series:literal, $drawing:expr, $with:expr, $add:expr, $values:expr; )+) => {
        &[$( Example { series: $series, drawing: $drawing, with: $with, add: $add, values: &$values } ),+]
    };
}

const EXAMPLES: &[Example] = examples! {
    "cpu", "U4", READ, read, [0.75, 0.75, 0.5, 0.5];
    "cpu_user", "U4", READ, read, [0.5, 0.5, 0.25, 0.25];
    "cpu_system", "U4", READ, read, [0.25; 4];
    "useful", "U2MD", "", same, [1.0, 1.0, 0.0, 0.0];
    "vector", "svm", INSTRUCTIONS, instructions, [0.0, 1.0, 0.0];
    "scalar", "svm", INSTRUCTIONS, instructions, [1.0, 0.0, 0.0];
    "memory_access", "svm", INSTRUCTIONS, instructions, [0.0, 0.0, 1.0];
    "wait", "ULSU", "", same, [0.0, 1.0, 1.0, 0.0];
    "involuntary_switches", "U4", READ, read, [5.0, 5.0, 0.0, 0.0];
    "voluntary_switches", "U4", READ, read, [2.0; 4];
    "mpi", "UMPF", "", same, [0.0, 1.0, 1.0, 0.0];
    "mpi_in_p2p", "UMPW", "", same, [0.0, 0.0, 1.0, 0.0];
    "mpi_in_collective", "UMPW", "", same, [0.0, 1.0, 0.0, 0.0];
    "mpi_in_wait", "UMPW", "", same, [0.0, 0.0, 0.0, 1.0];
    "mpi_call_rate", "U4", CALLED, called, [10.0, 40.0, 40.0, 10.0];
    "mpi_volume", "U4", CALLED, called, [80.0, 320.0, 320.0, 80.0];
    "io", "URFE", "", same, [0.0, 1.0, 1.0, 1.0];
    "read_rate", "U4", MOVED, moved, [0.0, 200.0, 200.0, 0.0];
    "write_rate", "U4", MOVED, moved, [0.0, 100.0, 100.0, 0.0];
    "file_time", "U4", MOVED, moved, [0.0, 0.75, 0.75, 0.0];
    "read_all", "U4", READ, read, [1000.0, 1000.0, 0.0, 0.0];
    "write_all", "U4", READ, read, [0.0, 0.0, 300.0, 300.0];
    "io_call_rate", "U4", CALLED, called, [0.0, 2.0, 2.0, 4.0];
    "resident", "U4", READ, read, [100.0, 100.0, 150.0, 250.0];
    "node_memory", "U4", NODE, node, [1.5 * GIB, 2.5 * GIB, 3.0 * GIB, 3.0 * GIB];
    "load", "U4", NODE, node, [0.5; 4];
    "node_busy", "U4", NODE, node, [0.25, 0.25, 0.5, 0.5];
    "node_power", "U4", NODE, node, [100.0, 100.0, 400.0, 400.0];
    "accelerator_busy", "U4", DEVICES, devices, [0.3125, 0.4375, 0.5625, 0.6875];
    "accelerator_memory", "U4", DEVICES, devices, [2.25 * GIB, 2.75 * GIB, 3.25 * GIB, 3.75 * GIB];
    "accelerator_power", "U4", DEVICES, devices, [225.0, 275.0, 325.0, 375.0];
};

#[test]
fn every_example_comes_out() {
    for example in EXAMPLES {
        let run = (example.add)(Fixture::new(example.drawing)).run();
        let (axis, readings) = (Axis::of(&run), Readings::new(&run));
        let series = of(example.series);
        let row = match series.over {
            Over::Nodes(_) => series.of_node(&readings, 0, axis),
            _ => series.of_rank(&readings, &readings.ticks(0, axis), 0, axis),
        };
        let near = |(found, wanted): (&f32, &f64)| (f64::from(*found) - wanted).abs() <= 1e-6 * wanted.max(1.0);
        assert!(
            row.len() == example.values.len() && row.iter().zip(example.values).all(near),
            "{}: {row:?}",
            example.series
        );
    }
}

#[test]
fn every_series_has_an_example() {
    for series in SERIES {
        let many = EXAMPLES.iter().filter(|example| example.series == series.id).count();
        assert_eq!(many, 1, "{}", series.id);
    }
}

#[test]
fn an_id_has_one_meaning() {
    for series in SERIES {
        assert!(crate::metric(series.id).is_none(), "{} is a metric, too", series.id);
    }
}

fn of(id: &str) -> &'static Series {
    SERIES
        .iter()
        .find(|series| series.id == id)
        .expect("an example is of a series")
}

/// The part of `docs/metrics.md` on series.
pub(crate) fn page() -> String {
    let mut page = String::from(
        "\n## By time\n\nWhat the viewer's time series and heat maps show, bin by bin, of each rank or node. A bin of which nothing is \
         known is empty. Examples show the numbers of the first rank or node, a bin a second.\n",
    );
    for series in SERIES {
        let example = (EXAMPLES.iter())
            .find(|example| example.series == series.id)
            .expect("every series has an example");
        let values: Vec<String> = (example.values.iter())
            .map(|value| number(series.unit, *value))
            .collect();
        let with = if example.with.is_empty() {
            String::new()
        } else {
            format!(", with {}", example.with)
        };
        page += &format!(
            "\n### {}, by time\n\n{}\n\n- id: `{}`, of each {}\n- formula: {}\n- example: `{}`{with}: {}\n",
            series.label,
            series.doc,
            series.id,
            series.over.noun(),
            series.formula,
            example.drawing,
            values.join(", ").replace('\u{a0}', " "),
        );
    }
    page
}
