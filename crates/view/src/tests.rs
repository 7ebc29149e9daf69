//! Scenes of drawn runs whose numbers are known.

use crate::{COLUMNS, Column, Limits, Scene, scene};
use format::tables::{NONE, Node, NodeReading, ProcessReading, Str};
use model::fixture::{BinOf, Fixture, SiteOf, UseOf, run_from_text};
use model::{CLASSES, Class, Run};
use report::Report;
use std::collections::BTreeMap;

fn scene_of(run: &Run, limits: &Limits) -> Scene {
    scene(run, &Report::of(run), limits)
}

fn full(run: &Run) -> Scene {
    scene_of(run, &Limits::SERVER)
}

/// A column as numbers.
fn numbers(scene: &Scene, name: &str) -> Vec<f64> {
    match scene.columns.get(name).unwrap_or_else(|| panic!("no column {name}")) {
        Column::U8(values) => values.iter().copied().map(f64::from).collect(),
        Column::U16(values) => values.iter().copied().map(f64::from).collect(),
        Column::U32(values) => values.iter().copied().map(f64::from).collect(),
        Column::F32(values) => values.iter().copied().map(f64::from).collect(),
        Column::F64(values) => values.clone(),
    }
}

fn rows(scene: &Scene, name: &str) -> Vec<usize> {
    numbers(scene, name).into_iter().map(|number| number as usize).collect()
}

/// What a path is called: functions with their lines, outermost first.
fn path_name(scene: &Scene, path: usize) -> String {
    let column = |name: &str| rows(scene, name);
    let (parents, nodes, lines) = (column("path.parent"), column("path.node"), column("path.line"));
    let functions = column("node.function");
    let (mut at, mut names) = (path, vec![]);
    while at != 0 {
        assert!(parents[at] < at, "parents come first");
        let name = &scene.document.texts[functions[nodes[at]]];
        names.push(match lines[at] {
            0 => name.clone(),
            line => format!("{name}:{line}"),
        });
        at = parents[at];
    }
    names.reverse();
    names.join(" ")
}

/// Ticks of the cells by what `of` makes of a cell's row number.
fn ticks_by<K: Ord>(scene: &Scene, of: impl Fn(usize) -> K) -> BTreeMap<K, f64> {
    let mut sums = BTreeMap::new();
    for (cell, ticks) in numbers(scene, "cells.ticks").into_iter().enumerate() {
        *sums.entry(of(cell)).or_default() += ticks;
    }
    sums
}

fn by_path(scene: &Scene) -> BTreeMap<String, f64> {
    let paths = rows(scene, "cells.path");
    ticks_by(scene, |cell| path_name(scene, paths[cell]))
}

fn strip(scene: &Scene, id: &str, of: &str) -> Vec<f64> {
    numbers(scene, &format!("strip.{id}.{of}"))
}

#[test]
fn cells_say_where_when_and_who() {
    let run = Fixture::new("aab\nacc")
        .letter('a', "", &["main@app.c:1", "solve@app.c:10"])
        .letter('b', "", &["main@app.c:1", "solve@app.c:11"])
        .letter('c', "MPI_Send", &["main@app.c:2", "MPI_Send@libmpi.so"])
        .run();
    let scene = full(&run);
    let names = by_path(&scene);
    let expected = [
        ("main:1 solve:10", 3.0),
        ("main:1 solve:11", 1.0),
        ("main:2 MPI_Send", 2.0),
    ];
    assert_eq!(names, expected.map(|(name, ticks)| (name.to_string(), ticks)).into());
    let column = |name: &str| rows(&scene, name);
    let (paths, bins, ranks, classes) = (
        column("cells.path"),
        column("cells.bin"),
        column("cells.row"),
        column("cells.class"),
    );
    let cells: Vec<_> = (0..paths.len())
        .map(|cell| {
            (
                path_name(&scene, paths[cell]),
                ranks[cell],
                bins[cell],
                Class::ALL[classes[cell]],
            )
        })
        .collect();
    assert!(
        cells.contains(&("main:1 solve:11".into(), 0, 2, Class::Compute)),
        "{cells:?}"
    );
    assert!(
        cells.contains(&("main:2 MPI_Send".into(), 1, 1, Class::MpiP2p)),
        "{cells:?}"
    );
    assert_eq!(cells.len(), 6);
    assert_eq!(scene.columns.get("node.kind"), Some(&Column::U8(vec![0, 0, 0, 2])));
    assert_eq!(numbers(&scene, "rank.class")[CLASSES + Class::Compute.index()], 1.0);
}

#[test]
fn the_cells_of_the_ranks_time_fill_the_time_of_the_report() {
    let run = Fixture::new("UUMD\nUUUU\n+UUUU")
        .edit(|profile| profile.tables.processes.end_ns[0] = 6_000_000_000)
        .run();
    let scene = full(&run);
    let (threads, ranks) = (rows(&scene, "cells.thread"), rows(&scene, "cells.row"));
    let sums = ticks_by(&scene, |cell| (ranks[cell], threads[cell]));
    let shared = [((1, 2), 4.0), ((1, 3), 4.0), ((1, 4), 4.0)];
    assert_eq!(sums, [((0, 0), 6.0)].into_iter().chain(shared).collect());
    assert_eq!(numbers(&scene, "rank.class").iter().sum::<f64>(), run.times().total());
    let functions = run
        .hot()
        .functions
        .iter()
        .map(|row| row.self_s.iter().sum::<f64>())
        .sum::<f64>();
    assert!((functions - 10.0).abs() < 1e-9);
}

#[test]
fn openmp_threads_are_told_from_others() {
    let run = Fixture::new("U\n+U\n+U")
        .edit(|profile| {
            let openmp = profile.strings.intern("openmp");
            profile.tables.threads.role[1] = openmp;
        })
        .run();
    assert_eq!(rows(&full(&run), "cells.thread"), [1, 2, 3, 4]);
}

#[test]
fn an_inlined_function_is_a_node_between_its_callers() {
    let run = Fixture::new("a")
        .letter('a', "", &["main@app.c:1", "kernel@kernel.h:7"])
        .instruction('a', "vector", 256)
        .edit(|profile| {
            let frames = &mut profile.tables.frames;
            let inner = frames.len() - 1;
            let solve = profile.strings.intern("solve");
            let mut outer = frames.row(inner as u32);
            (outer.function, outer.line, outer.instruction) = (solve, 20, Str(0));
            let row = frames.push(outer);
            frames.outer[inner] = row;
        })
        .run();
    let scene = full(&run);
    assert_eq!(
        by_path(&scene).into_keys().collect::<Vec<_>>(),
        ["main:1 solve:20 kernel:7"]
    );
    assert_eq!(rows(&scene, "path.inlined"), [0, 0, 0, 1]);
    assert_eq!(rows(&scene, "path.instruction"), [0, 0, 0, 2]);
}

#[test]
fn the_collectors_wrapper_and_its_call_are_one_node() {
    let run = Fixture::new("awx")
        .letter(
            'a',
            "MPI_Send",
            &[
                "main@app.c:1",
                "MPI_Send@libours.so",
                "PMPI_Send@libmpi.so",
                "progress@libmpi.so",
            ],
        )
        .letter(
            'w',
            "MPI_Send",
            &["main@app.c:1", "MPI_Send@libours.so", "inner@libours.so"],
        )
        .letter(
            'x',
            "write",
            &["main@app.c:2", "body_write@libours.so", "syscall@libc.so.6"],
        )
        .edit(|profile| {
            let ours = profile.strings.intern("ours");
            let path = profile.strings.intern("libours.so");
            let modules = &mut profile.tables.modules;
            let row = modules.path.iter().position(|other| *other == path).unwrap();
            modules.kind[row] = ours;
        })
        .run();
    let scene = full(&run);
    let names: Vec<String> = by_path(&scene).into_keys().collect();
    assert_eq!(
        names,
        ["main:1 MPI_Send", "main:1 MPI_Send progress", "main:2 write syscall"]
    );
    let (functions, modules, kinds) = (
        rows(&scene, "node.function"),
        rows(&scene, "node.module"),
        rows(&scene, "node.kind"),
    );
    let text = |number: usize| scene.document.texts[number].as_str();
    let send: Vec<_> = (0..functions.len())
        .filter(|node| text(functions[*node]) == "MPI_Send")
        .collect();
    assert_eq!(send.len(), 1);
    assert_eq!((text(modules[send[0]]), kinds[send[0]]), ("libmpi.so", 2));
}

#[test]
fn small_functions_are_added_up_below_their_callers_and_no_time_is_lost() {
    let run = Fixture::new("a9bc5d")
        .letter('a', "", &["main@app.c:1", "big@app.c:2"])
        .letter('b', "", &["main@app.c:1", "small@app.c:3", "least@app.c:4"])
        .letter('c', "", &["main@app.c:1"])
        .letter('d', "", &["main@app.c:1", "tiny@app.c:5"])
        .run();
    let limits = Limits {
        nodes: 3,
        ..Limits::SERVER
    };
    let scene = scene_of(&run, &limits);
    let expected = [
        ("main:1", 5.0),
        ("main:1 big:2", 9.0),
        ("main:1 smaller functions", 2.0),
    ];
    assert_eq!(
        by_path(&scene),
        expected.map(|(name, ticks)| (name.to_string(), ticks)).into()
    );
    assert_eq!(scene.text_number("small"), None);
    assert!(
        scene
            .document
            .missing
            .iter()
            .any(|said| said.contains("2 of 5 functions")),
        "{:?}",
        scene.document.missing
    );
    // A function that would be the only one added up keeps its name; with one node, all time is the root's.
    for (nodes, names) in [
        (
            4,
            vec!["main:1", "main:1 big:2", "main:1 small:3 least:4", "main:1 tiny:5"],
        ),
        (1, vec![""]),
    ] {
        let limits = Limits {
            nodes,
            ..Limits::SERVER
        };
        let found = by_path(&scene_of(&run, &limits));
        assert_eq!(found.keys().collect::<Vec<_>>(), names);
        assert_eq!(found.values().sum::<f64>(), 16.0);
    }
    // Fewer paths: lines go, functions stay.
    let limits = Limits {
        paths: 3,
        ..Limits::SERVER
    };
    let names: Vec<String> = by_path(&scene_of(&run, &limits)).into_keys().collect();
    assert_eq!(names, ["main:1", "main:1 big:2", "main:1 small least", "main:1 tiny"]);
}

#[test]
fn too_many_cells_are_made_coarser_and_keep_their_time() {
    let drawing = "abcabcabcU40\n".repeat(8);
    let run = Fixture::new(&drawing)
        .letter('a', "", &["main@app.c:1", "a@app.c:2"])
        .letter('b', "", &["main@app.c:1", "b@app.c:2"])
        .letter('c', "", &["main@app.c:1", "c@app.c:2"])
        .run();
    for cells in [1, 3, 10, 100, 300, 392] {
        let scene = scene_of(
            &run,
            &Limits {
                cells,
                ..Limits::SERVER
            },
        );
        let ticks = numbers(&scene, "cells.ticks");
        assert!(ticks.len() <= cells, "{} cells of {cells}", ticks.len());
        assert_eq!(ticks.iter().sum::<f64>(), 392.0);
        let (timeline, bins) = (&scene.document.timeline, &scene.document.cells);
        assert_eq!(
            (timeline.bins, timeline.bin_s),
            (49, 1.0),
            "however coarse the cells are"
        );
        assert!(
            bins.bins as f64 * bins.bin_s >= 49.0 && bins.bin_s.fract() == 0.0,
            "{bins:?}"
        );
        assert!(
            rows(&scene, "cells.bin").into_iter().all(|bin| bin < bins.bins),
            "{bins:?}"
        );
        let told = format!("kept in {} intervals of time, where the timeline has 49", bins.bins);
        let said = scene.document.missing.iter().any(|sentence| sentence.contains(&told));
        assert_eq!(said, bins.bins < 49, "{:?}", scene.document.missing);
        let compute = &numbers(&scene, "time.class")[..timeline.bins];
        assert!(
            (compute.iter().sum::<f64>() * timeline.bin_s - 49.0).abs() < 1e-3,
            "{timeline:?}"
        );
    }
}

/// Ticks of cells by path, class and thread of those that `of` wants.
fn ticks_of(columns: &BTreeMap<String, Vec<f64>>, wanted: impl Fn(usize) -> bool) -> BTreeMap<[u64; 3], f64> {
    let mut sums = BTreeMap::new();
    let whole = |name: &str, at: usize| columns[name][at] as u64;
    for (at, ticks) in columns["cells.ticks"].iter().enumerate().filter(|(at, _)| wanted(*at)) {
        let key = ["cells.path", "cells.class", "cells.thread"].map(|name| whole(name, at));
        *sums.entry(key).or_default() += ticks;
    }
    sums
}

/// Head and columns of a member.
fn unpacked(bytes: &[u8]) -> (serde_json::Value, BTreeMap<String, Vec<f64>>) {
    assert_eq!(&bytes[..8], b"SYVIEW1\n");
    let size = u32::from_le_bytes(bytes[8..12].try_into().unwrap()) as usize;
    let head: serde_json::Value = serde_json::from_slice(&bytes[12..12 + size]).unwrap();
    let start = (12 + size).next_multiple_of(8);
    let column = |head: &serde_json::Value| {
        let number = |name: &str| head[name].as_u64().unwrap() as usize;
        let (from, length) = (start + number("offset"), number("length"));
        let value = |at: usize| match head["type"].as_str().unwrap() {
            "u8" => f64::from(bytes[from + at]),
            "u16" => f64::from(u16::from_le_bytes(bytes[from + 2 * at..][..2].try_into().unwrap())),
            "u32" => f64::from(u32::from_le_bytes(bytes[from + 4 * at..][..4].try_into().unwrap())),
            _ => f64::from(f32::from_le_bytes(bytes[from + 4 * at..][..4].try_into().unwrap())),
        };
        (
            head["name"].as_str().unwrap().to_string(),
            (0..length).map(value).collect(),
        )
    };
    let columns = head["columns"].as_array().unwrap().iter().map(column).collect();
    (head["document"].clone(), columns)
}

#[test]
fn the_cells_of_single_ranks_add_up_to_their_row() {
    let drawing = "aabbcU35\nabcabU35\naaaaaU35\ncccM4U32\n".repeat(8) + "+LLLLL";
    let run = Fixture::new(&drawing)
        .letter('a', "", &["main@app.c:1", "a@app.c:2"])
        .letter('b', "", &["main@app.c:1", "b@app.c:2"])
        .letter('c', "", &["main@app.c:1", "c@app.c:2"])
        .run();
    let limits = Limits {
        cells: 60,
        ..Limits::SERVER
    };
    let scene = scene_of(&run, &limits);
    let each = scene.document.ranks_per_row;
    assert!(each > 1 && scene.document.cells.bins < scene.document.timeline.bins);
    let (_, whole) = unpacked(&scene.member("scene").unwrap());
    let seconds = run.tick_s();
    for row in 0..run.ranks().len().div_ceil(each) {
        let mut sums: BTreeMap<[u64; 3], f64> = BTreeMap::new();
        for rank in row * each..((row + 1) * each).min(run.ranks().len()) {
            let (head, alone) = unpacked(&scene.rank(&run, rank).unwrap());
            assert_eq!(head["rank"], rank);
            assert_eq!(head["cells"]["bins"], scene.document.timeline.bins);
            assert!(alone["cells.row"].iter().all(|row| *row == 0.0));
            let bins = scene.document.timeline.bins as f64;
            assert!(alone["cells.bin"].iter().all(|bin| *bin < bins));
            let mut classes = [0.0; CLASSES];
            for ([_, class, thread], ticks) in ticks_of(&alone, |_| true).iter() {
                classes[*class as usize] += if *thread == 0 { *ticks * seconds } else { 0.0 };
            }
            for (seen, told) in classes.iter().zip(run.times().row(rank)) {
                assert!((seen - told).abs() < 1e-3, "rank {rank}: {seen} s of {told} s");
            }
            for (key, ticks) in ticks_of(&alone, |_| true) {
                *sums.entry(key).or_default() += ticks;
            }
        }
        let together = ticks_of(&whole, |at| whole["cells.row"][at] == row as f64);
        assert_eq!(
            sums.keys().collect::<Vec<_>>(),
            together.keys().collect::<Vec<_>>(),
            "row {row}"
        );
        assert!(
            sums.iter().all(|(key, ticks)| (ticks - together[key]).abs() < 1e-2),
            "row {row}"
        );
    }
    assert_eq!(scene.rank(&run, run.ranks().len()), None);
    assert_eq!(scene.rank(&run, usize::MAX), None);
}

#[test]
fn rows_and_bins_are_kept_longer_than_small_functions() {
    let mut fixture = Fixture::new(&"U800\n".repeat(256));
    for letter in ('\u{4e00}'..).take(200) {
        fixture = fixture.letter(letter, "", &["main@app.c:1", &format!("{letter}@app.c:2")]);
    }
    let mut dice = 1u32;
    let run = fixture
        .edit(|profile| {
            for context in &mut profile.tables.samples.context {
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                *context = 2 + (dice >> 16) % 200;
            }
        })
        .run();
    let scene_with = |cells: usize| {
        scene_of(
            &run,
            &Limits {
                cells,
                ..Limits::SERVER
            },
        )
        .document
    };
    let shape = |document: &crate::Document| (256usize.div_ceil(document.ranks_per_row), document.cells.bins);
    // All of it is a cell a tick.
    assert_eq!(shape(&scene_with(204_800)), (256, 800));
    for cells in [190_000, 100_000] {
        let (rows, bins) = shape(&scene_with(cells));
        assert!(rows >= 64 && bins >= 200, "{rows} rows, {bins} bins in {cells}");
    }
    assert_eq!(scene_with(100_000).timeline.bins, 800);
}

#[test]
fn a_page_keeps_within_its_bytes() {
    // Stacks in no order: nothing to pack.
    let mut fixture = Fixture::new(&"U400\n".repeat(64));
    for letter in 'a'..='t' {
        fixture = fixture.letter(letter, "", &["main@app.c:1", &format!("{letter}@app.c:2")]);
    }
    let contexts = 2 + ('a'..='t').count() as u32;
    let mut dice = 1u32;
    let run = fixture
        .edit(|profile| {
            for context in &mut profile.tables.samples.context {
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                *context = 2 + (dice >> 16) % (contexts - 2);
            }
        })
        .run();
    let limits = Limits {
        packed_cells: 10_000,
        ..Limits::PAGE
    };
    let (free, bound) = (scene_of(&run, &Limits::PAGE), scene_of(&run, &limits));
    let count = |scene: &Scene| numbers(scene, "cells.ticks").len();
    assert!(
        count(&free) > 20_000 && count(&bound) < count(&free) / 2,
        "{} {}",
        count(&free),
        count(&bound)
    );
    assert_eq!(numbers(&bound, "cells.ticks").iter().sum::<f64>(), 64.0 * 400.0);
}

#[test]
fn strips_have_the_spread_and_name_the_extremes() {
    let scene = full(&run_from_text("UUMM\nUMMM\nUUU."));
    assert_eq!(
        strip(&scene, "mpi", "mean")[..3],
        [0.0, f64::from(1.0f32 / 3.0), f64::from(2.0f32 / 3.0)]
    );
    assert_eq!(strip(&scene, "mpi", "min"), [0.0, 0.0, 0.0, 1.0]);
    assert_eq!(strip(&scene, "mpi", "max"), [0.0, 1.0, 1.0, 1.0]);
    assert_eq!(strip(&scene, "mpi", "high")[1..3], [1.0, 0.0]);
    assert_eq!(strip(&scene, "mpi", "low")[1..3], [0.0, 2.0]);
    assert!((strip(&scene, "mpi", "sd")[1] - (2.0f64 / 9.0).sqrt()).abs() < 1e-6);
    // In the last second only two ranks ran, both in MPI.
    assert_eq!(
        (strip(&scene, "mpi", "mean")[3], strip(&scene, "mpi", "sd")[3]),
        (1.0, 0.0)
    );
}

fn reading(process: u32, second: i64, user_s: u64, resident: u64, switches: u64) -> ProcessReading {
    ProcessReading {
        process,
        time_ns: second * 1_000_000_000,
        rss_bytes: resident,
        user_ns: user_s * 1_000_000_000,
        system_ns: 0,
        voluntary_switches: 0,
        involuntary_switches: switches,
        threads: 1,
        io_rchar: -1,
        io_wchar: -1,
        mpi_calls: -1,
        mpi_bytes: -1,
        io_calls: -1,
        calls_passed: 0,
    }
}

#[test]
fn readings_become_rates_and_levels() {
    let run = Fixture::new("U4\nU4")
        .edit(|profile| {
            for row in [
                reading(0, 2, 2, 100, 10),
                reading(0, 4, 3, 300, 10),
                reading(1, 4, 0, 50, 0),
            ] {
                profile.tables.process_series.push(row);
            }
        })
        .io_bin(
            0,
            "posix",
            1.0,
            2.0,
            BinOf {
                write_bytes: 200,
                write_s: 1.0,
                ..BinOf::default()
            },
        )
        .run();
    let scene = full(&run);
    assert_eq!(strip(&scene, "cpu", "max"), [1.0, 1.0, 0.5, 0.5]);
    assert_eq!(strip(&scene, "cpu", "mean"), [0.5, 0.5, 0.25, 0.25]);
    assert_eq!(strip(&scene, "cpu", "high"), [0.0; 4]);
    assert_eq!(strip(&scene, "involuntary_switches", "max"), [5.0, 5.0, 0.0, 0.0]);
    assert_eq!(strip(&scene, "resident", "max"), [100.0, 100.0, 150.0, 250.0]);
    assert_eq!(strip(&scene, "write_rate", "max"), [0.0, 100.0, 100.0, 0.0]);
    assert_eq!(strip(&scene, "write_rate", "mean"), [0.0, 50.0, 50.0, 0.0]);
    assert_eq!(strip(&scene, "file_time", "max"), [0.0, 0.5, 0.5, 0.0]);
    let heat = scene
        .document
        .heats
        .iter()
        .find(|heat| heat.id == "write_rate")
        .unwrap();
    assert_eq!(
        (heat.rows, heat.bins, heat.class, heat.unit),
        (2, 4, -1, text::Unit::BytesPerSecond)
    );
    assert_eq!(scene.member("heat/write_rate").unwrap(), [0, 254, 254, 0, 0, 0, 0, 0]);
    assert!((heat.scale * 254.0 - 100.0).abs() < 0.5);
}

#[test]
fn a_counter_goes_on_to_what_is_known_of_the_process_at_its_end() {
    let cpu = |user_s: i64, last: i64| {
        let edit = move |profile: &mut format::Profile| {
            profile.tables.process_series.push(reading(0, last, 2, 100, 0));
            profile.tables.processes.user_ns[0] = user_s * 1_000_000_000;
            profile.tables.processes.system_ns[0] = 0;
        };
        strip(&full(&Fixture::new("U4").edit(edit).run()), "cpu", "max")
    };
    assert_eq!(cpu(3, 2), [1.0, 1.0, 0.5, 0.5]);
    // The last reading is all that is known, or there was one at the end.
    assert!(cpu(2, 2)[2..].iter().all(|value| value.is_nan()));
    assert_eq!(cpu(9, 4), [0.5; 4]);
}

/// A rank that makes 100 calls of 8 bytes and reads a file 8 times in four seconds, with two readings on the way.
fn calling(passed: u64) -> Fixture {
    let of = |count, bytes| SiteOf {
        count,
        bytes,
        ..SiteOf::default()
    };
    Fixture::new("U4\nU4")
        .site(0, "MPI_Send", "a@app.c:1", of(100, 800))
        .site(0, "read", "a@app.c:2", of(8, 64))
        .edit(move |profile| {
            for (second, calls, io, passed) in [(1, 10, 0, 0), (2, -1, -1, passed), (3, 90, 4, passed)] {
                profile.tables.process_series.push(ProcessReading {
                    mpi_calls: calls,
                    mpi_bytes: calls * 8,
                    io_calls: io,
                    calls_passed: passed,
                    ..reading(0, second, 0, 1, 0)
                });
            }
        })
}

#[test]
fn calls_by_time_add_up_to_the_calls() {
    let scene = full(&calling(0).run());
    assert_eq!(strip(&scene, "mpi_call_rate", "max"), [10.0, 40.0, 40.0, 10.0]);
    assert_eq!(strip(&scene, "mpi_call_rate", "min"), [10.0, 40.0, 40.0, 10.0]);
    assert_eq!(strip(&scene, "mpi_volume", "max").iter().sum::<f64>(), 800.0);
    assert_eq!(strip(&scene, "io_call_rate", "max"), [0.0, 2.0, 2.0, 4.0]);
}

#[test]
fn calls_that_pass_uncounted_are_a_gap_and_no_drop() {
    let run = calling(5).edit(|profile| {
        let loss = profile.strings.intern("calls_thinned");
        profile.tables.losses.push(format::tables::Loss {
            process: 0,
            loss,
            count: 5,
        });
    });
    let calls = strip(&full(&run.run()), "mpi_call_rate", "max");
    assert_eq!((calls[0], calls[3]), (10.0, 10.0));
    assert!(calls[1].is_nan() && calls[2].is_nan());
}

#[test]
fn runs_whose_calls_were_never_read_say_so() {
    let run = Fixture::new("U4").edit(|profile| {
        profile.tables.process_series.push(reading(0, 2, 1, 1, 0));
    });
    let scene = full(&run.run());
    let missing = |id: &str| {
        let strip = scene.document.strips.iter().find(|strip| strip.id == id).unwrap();
        strip.missing.clone()
    };
    assert!(missing("io_call_rate").contains("older version"));
    assert!(missing("mpi_volume").contains("older version"));
    assert_eq!(missing("cpu"), "");
}

#[test]
fn a_node_has_its_load_and_its_power() {
    let run = Fixture::new("U4")
        .edit(|profile| {
            for (second, joules) in [(0, 0), (2, 200), (4, 1000)] {
                profile.tables.node_series.push(NodeReading {
                    node: 0,
                    time_ns: second * 1_000_000_000,
                    memory_used_bytes: 1 << 30,
                    load_milli: 4000,
                    busy_ns: second as u64 * 2_000_000_000,
                    stolen_ns: 0,
                    energy_uj: joules * 1_000_000,
                });
            }
        })
        .run();
    let scene = full(&run);
    assert_eq!(strip(&scene, "load", "mean"), [0.5; 4]);
    assert_eq!(strip(&scene, "node_busy", "mean"), [0.25; 4]);
    let watts = strip(&scene, "node_power", "mean");
    assert!(
        watts
            .iter()
            .zip([100.0, 100.0, 400.0, 400.0])
            .all(|(is, should)| (is - should).abs() < 1e-3),
        "{watts:?}"
    );
    let over: Vec<&str> = (scene.document.strips.iter())
        .filter(|strip| strip.id == "node_power")
        .map(|strip| strip.over.as_str())
        .collect();
    assert_eq!(over, ["node"]);
}

#[test]
fn heat_maps_show_who_was_in_what() {
    let scene = full(&run_from_text("UUMM\nUM.."));
    let ids: Vec<&str> = scene.document.heats.iter().map(|heat| heat.id.as_str()).collect();
    assert_eq!(ids, ["compute", "mpi_collective", "mpi"]);
    assert_eq!(scene.document.heats[1].class, Class::MpiCollective.index() as i32);
    assert_eq!(scene.member("heat/mpi").unwrap(), [0, 0, 254, 254, 0, 254, 255, 255]);
    assert_eq!(scene.member("heat/nothing"), None);
    let limits = Limits {
        heat_rows: 1,
        heat_bins: 2,
        ..Limits::SERVER
    };
    let scene = scene_of(&run_from_text("UUMM\nUM.."), &limits);
    assert_eq!(scene.member("heat/mpi").unwrap(), [64, 254]);
    assert_eq!(scene.document.heats[0].ranks_per_row, 2);
}

#[test]
fn call_sites_and_files_are_as_they_were_counted() {
    let of = |time_s| SiteOf {
        count: 10,
        bytes: 1000,
        time_s,
        error_s: 0.25,
        longest_s: 0.5,
        errors: 1,
        duration_bins: [0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0],
        ..SiteOf::default()
    };
    let run = Fixture::new("U4\nU4")
        .site(0, "MPI_Send", "halo@app.c:7", of(1.0))
        .site(1, "MPI_Send", "halo@app.c:7", of(2.0))
        .filesystem("/scratch", "lustre")
        .file_use(
            1,
            "/scratch/out",
            "posix",
            UseOf {
                writes: 4,
                write_bytes: 400,
                write_s: 0.5,
                opens: 1,
                ..UseOf::default()
            },
        )
        .run();
    let scene = full(&run);
    let site = &scene.document.sites[0];
    assert_eq!(
        (site.call.as_str(), site.interface.as_str(), site.count, site.bytes),
        ("MPI_Send", "mpi", 20, 2000)
    );
    assert_eq!(
        (site.time_s, site.max_s, site.processes, site.slowest, site.slowest_s),
        (3.0, 0.5, 2, 1, 2.0)
    );
    assert_eq!((site.errors, site.size_bins.iter().sum::<u64>()), (2, 20));
    assert_eq!((site.duration_bins[2], site.duration_bins[14]), (14, 6));
    assert_eq!(scene.document.duration_labels[0], "below 64\u{a0}ns");
    assert_eq!(scene.document.duration_labels.len(), site.duration_bins.len());
    assert_eq!(scene.text_number("halo"), Some(site.place.function));
    assert_eq!(
        (scene.document.texts[site.place.file as usize].as_str(), site.place.line),
        ("app.c", 7)
    );
    let file = &scene.document.files[0];
    assert_eq!(
        (file.name.as_str(), file.filesystem.as_str(), file.kind.as_str()),
        ("/scratch/out", "/scratch (lustre)", "Data")
    );
    let layer = &file.layers[0];
    assert_eq!(
        (
            layer.interface.as_str(),
            layer.writes,
            layer.bytes_written,
            layer.write_s
        ),
        ("POSIX", 4, 400, 0.5)
    );
    assert_eq!((layer.opens, layer.metas, layer.write_bins[0]), (1, 2, 4));
    let json = document_json(&scene);
    assert_eq!(json["sites"][0]["line"], 7);
}

fn document_json(scene: &Scene) -> serde_json::Value {
    serde_json::to_value(&scene.document).expect("a document is JSON")
}

#[test]
fn a_scene_is_the_same_every_time() {
    let run = run_from_text("UUMMDD\nUMUMUM\n+LLLLLL");
    let (one, two) = (full(&run).members(), full(&run).members());
    assert!(one == two);
    assert_eq!(one[0].0, "scene");
}

#[test]
fn every_column_is_listed_with_its_type() {
    let run = Fixture::new("U4\nUMU2").resident(0, &[(1.0, 1000)]).run();
    let columns = full(&run).columns;
    for name in columns.names() {
        let listed = match name.strip_prefix("strip.").and_then(|rest| rest.rsplit_once('.')) {
            Some((_, what)) => format!("strip.ID.{what}"),
            None => name.to_string(),
        };
        let row = COLUMNS.iter().find(|(column, ..)| *column == listed);
        let kind = columns.get(name).map(Column::type_name);
        assert_eq!(row.map(|(_, kind, _)| *kind), kind, "{name}");
    }
}

#[test]
fn a_profile_without_samples_says_so() {
    let empty = |fixture: Fixture| {
        fixture
            .edit(|profile| profile.tables.samples = Default::default())
            .run()
    };
    let scene = full(&empty(Fixture::new("U4\nU4").site_of_all(
        "MPI_Send",
        "halo@app.c:7",
        SiteOf {
            count: 1,
            time_s: 1.0,
            ..SiteOf::default()
        },
    )));
    assert!(
        scene.document.missing[0].contains("no samples"),
        "{:?}",
        scene.document.missing
    );
    assert!(numbers(&scene, "cells.ticks").is_empty());
    assert_eq!(numbers(&scene, "node.parent"), [0.0]);
    assert_eq!(
        numbers(&scene, "time.class").len(),
        CLASSES * scene.document.timeline.bins
    );
    let mpi = scene.document.strips.iter().find(|strip| strip.id == "mpi").unwrap();
    assert!(!mpi.missing.is_empty() && !mpi.preset);
    assert!(scene.columns.get("strip.mpi.mean").is_none());
    let nothing = full(&run_from_text(""));
    assert_eq!((nothing.document.timeline.bins, nothing.document.run.ranks), (0, 0));
    let one = full(&run_from_text("U"));
    assert_eq!(
        (one.document.timeline.bins, numbers(&one, "cells.ticks")),
        (1, vec![1.0])
    );
}

#[test]
fn without_mpi_its_strips_say_so() {
    let scene = full(&Fixture::new("U4").without_mpi().run());
    let said = scene
        .document
        .strips
        .iter()
        .filter(|strip| strip.group == "mpi")
        .map(|strip| strip.missing.as_str());
    assert!(said.clone().count() > 0 && said.clone().all(|said| said == "There is no MPI in this run."));
    assert_eq!(scene.document.run.rank_noun, "process");
}

#[test]
fn rows_that_point_nowhere_do_no_harm() {
    let run = Fixture::new("abU2\nbU3")
        .letter('a', "MPI_Send", &["main@app.c:1", "halo@app.c:2"])
        .letter('b', "write", &["main@app.c:1", "dump@app.c:3"])
        .site_of_all("MPI_Send", "halo@app.c:2", SiteOf::default())
        .resident(0, &[(1.0, 10)])
        .node_readings(0, &[(1.0, 10, 1.0, None)])
        .file_use(0, "/out", "posix", UseOf::default())
        .edit(|profile| {
            let tables = &mut profile.tables;
            tables.samples.context[0] = NONE;
            tables.samples.call[1] = 77;
            tables.samples.thread[2] = 99;
            tables.samples.weight[3] = u32::MAX;
            tables.samples.tick[3] = u32::MAX;
            tables.contexts.parent[2] = 1000;
            tables.contexts.frame[1] = 1000;
            tables.frames.module[0] = 1000;
            tables.frames.outer[1] = 1;
            tables.sites.frame[0] = 1000;
            tables.sites.call[1] = 1000;
            tables.process_series.process[0] = 1000;
            tables.node_series.node[0] = 1000;
            tables.file_uses.process[0] = 1000;
            tables.processes.node[0] = 1000;
            tables.processes.end_ns[1] = i64::MIN;
        })
        .run();
    let scene = full(&run);
    let texts = scene.document.texts.len();
    for name in ["node.function", "node.module", "path.file"] {
        assert!(rows(&scene, name).into_iter().all(|number| number < texts), "{name}");
    }
    let paths = rows(&scene, "path.node").len();
    assert!(rows(&scene, "cells.path").into_iter().all(|path| path < paths));
    assert!(
        scene
            .document
            .missing
            .iter()
            .any(|said| said.contains("stack that is not in the profile"))
    );
    assert!(compare::Comparison::of(&[&run], &[&run]).is_some_and(|comparison| !comparison.rows.is_empty()));
}

#[test]
fn long_names_are_cut_and_many_functions_fit() {
    let long = "x".repeat(10_000);
    let mut fixture = Fixture::new("aU").letter('a', "", &[&format!("{long}@app.c:1")]);
    let profile = fixture.profile();
    // A hundred thousand functions, a tick each, all called from the same place.
    for number in 0..100_000u32 {
        let name = profile.strings.intern(&format!("f{number}<\"'&>"));
        let tables = &mut profile.tables;
        let mut frame = tables.frames.row(0);
        frame.function = name;
        let frame = tables.frames.push(frame);
        tables.contexts.parent.push(1);
        tables.contexts.frame.push(frame);
        let mut sample = tables.samples.row(0);
        (sample.tick, sample.context) = (2 + number, tables.contexts.len() as u32 - 1);
        tables.samples.push(sample);
    }
    let run = fixture.run();
    let scene = scene_of(&run, &Limits::PAGE);
    let longest = scene.document.texts.iter().map(String::len).max();
    assert_eq!(longest, Some(Limits::PAGE.name + '…'.len_utf8()));
    assert!(scene.text_number(&long).is_some());
    let functions = numbers(&scene, "node.kind").iter().filter(|kind| **kind != 6.0).count();
    assert_eq!(functions, Limits::PAGE.nodes);
    assert!(numbers(&scene, "cells.ticks").len() <= Limits::PAGE.cells);
    let ticks = numbers(&scene, "cells.ticks").iter().sum::<f64>();
    assert!(
        (ticks / run.times().total() - 1.0).abs() < 1e-3,
        "{ticks} {}",
        run.times().total()
    );
    assert!(
        scene.document.missing.iter().any(|said| said.contains("cut")),
        "{:?}",
        scene.document.missing
    );
}

#[test]
fn many_nodes_have_their_names() {
    let run = Fixture::new("U\nU")
        .edit(|profile| {
            let name = profile.strings.intern("node1");
            profile.tables.nodes.push(Node {
                name,
                cores_logical: 4,
                ..Node::default()
            });
            profile.tables.processes.node[1] = 1;
        })
        .run();
    let scene = full(&run);
    assert_eq!(scene.document.nodes, ["node0", "node1"]);
    assert_eq!(numbers(&scene, "rank.node"), [0.0, 1.0]);
}
