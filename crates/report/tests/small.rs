//! A small run of four ranks, made by hand: something of everything that a report can hold.

use findings::{Finding, Place, Threshold};
use metrics::{Better, Certainty, Spread};
use steelyard_report::{
    Absent, Cell, Head, Heatmap, Picture, PictureClass, Report, Row, SCHEMA, Section, Share, Table, Trust,
};
use text::Unit;

fn text(text: &str) -> String {
    text.to_string()
}

fn row(id: &str, label: &str, unit: Unit, value: f64, certainty: Certainty) -> Row {
    Row {
        id: text(id),
        label: text(label),
        unit,
        value: Some(value),
        error: None,
        spread: None,
        certainty,
        better: Better::Neutral,
        parent: None,
        depth: 0,
        formula: format!("what {id} is divided by"),
        doc: format!("{label}, in a sentence."),
        missing: None,
        not_applicable: false,
    }
}

fn spread(min: f64, min_rank: u32, mean: f64, max: f64, max_rank: u32) -> Option<Spread> {
    Some(Spread {
        min,
        min_rank,
        mean,
        max,
        max_rank,
    })
}

fn place(function: &str, file: &str, line: u32) -> Place {
    Place {
        function: text(function),
        file: text(file),
        line,
        module: text("/home/user/heat"),
        text: format!("{function} ({}:{line})", text::file_name(file)),
    }
}

fn shares() -> Vec<Share> {
    [
        ("compute", "Compute", 0.621, "#2a8c5a"),
        ("mpi", "MPI", 0.302, "#1f5fa8"),
        ("io", "I/O", 0.0766, "#e07b1a"),
        ("wait", "Waiting", 0.0004, "#8f8f9a"),
    ]
    .map(|(id, label, share, colour)| Share {
        id: text(id),
        label: text(label),
        share,
        error: Some(0.0045),
        spread: None,
        colour: text(colour),
    })
    .to_vec()
}

fn picture() -> Picture {
    let bins = 240;
    let io = |i: usize| if i % 60 > 52 { 0.65 } else { 0.0 };
    let mpi = |i: usize| (1.0 - io(i)) * (0.22 + 0.12 * (i as f64 / 9.0).sin().abs());
    let class = |id: &str, label: &str, colour: &str, share: &dyn Fn(usize) -> f64| PictureClass {
        id: text(id),
        label: text(label),
        colour: text(colour),
        share: None,
        error: None,
        shares: (0..bins).map(|i| (share(i) * 1e4).round() / 1e4).collect(),
    };
    Picture {
        bin_s: 12.34 / bins as f64,
        classes: vec![
            class("compute", "Compute", "#2a8c5a", &|i| 1.0 - io(i) - mpi(i)),
            class("mpi_collective", "MPI collective", "#1f5fa8", &|i| mpi(i) * 0.8),
            class("mpi_p2p", "MPI point-to-point", "#4a90d9", &|i| mpi(i) * 0.2),
            class("io_write", "I/O write", "#e07b1a", &io),
        ],
        ranks: vec![
            (0, vec![0.55, 0.37, 0.08, 0.0]),
            (1, vec![0.56, 0.36, 0.08, 0.0]),
            (2, vec![0.58, 0.35, 0.07, 0.0]),
            (3, vec![0.80, 0.12, 0.076, 0.004]),
        ],
        spans: vec![(0.0, 12.34), (0.0, 12.34), (0.5, 12.34), (0.0, 11.1)],
    }
}

fn finding() -> Finding {
    Finding {
        id: text("compute_imbalance"),
        sections: vec![text("balance")],
        title: text("Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it."),
        gain_s: 2.15,
        gain_share: 0.174,
        gain_error_s: Some(0.11),
        confidence: Default::default(),
        gain_basis: text("longest less mean computing time"),
        evidence: vec![
            text("Load balance is 0.78; 1 of 4 ranks is more than 10 % above the mean."),
            text("81 % of the extra time is in relax (heat.c:142)."),
        ],
        advice: vec![
            text("Give rank 3 fewer rows: its part of the domain is larger than the others'."),
            text("If the work cannot be told beforehand, hand it out in small pieces."),
        ],
        threshold: Threshold {
            name: text("load balance"),
            label: text("load balance"),
            limit: text("0.9"),
            text: text("load balance < 0.9"),
            source: text("POP: above 0.9 is good"),
        },
        warning: false,
        ranks: vec![3],
        ranks_text: text("rank 3"),
        nodes: vec![text("node01")],
        places: vec![place("relax", "/home/user/src/heat.c", 142)],
        span_ns: None,
    }
}

fn second_finding() -> Finding {
    Finding {
        id: text("small_writes"),
        sections: vec![text("io")],
        title: text("Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B."),
        gain_s: 0.61,
        gain_share: 0.0494,
        gain_error_s: None,
        confidence: Default::default(),
        gain_basis: text("time in writes of less than 4 KiB"),
        evidence: vec![text("99 % of the writes are smaller than 4 KiB; they take 0.61 s.")],
        advice: vec![text("Collect the values in a buffer of 1 MiB and write that.")],
        threshold: Threshold {
            name: text("mean write"),
            label: text("mean write"),
            limit: text("4 KiB"),
            text: text("mean write < 4 KiB"),
            source: text("one page of memory"),
        },
        warning: false,
        ranks: vec![0],
        ranks_text: text("rank 0"),
        nodes: vec![],
        places: vec![place("save_checkpoint", "/home/user/src/output.c", 77)],
        span_ns: None,
    }
}

fn mpi_section() -> Section {
    let mut collective = row(
        "mpi_collective_share",
        "Collective calls",
        Unit::Share,
        0.812,
        Certainty::Sampled,
    );
    collective.error = Some(0.0043);
    collective.spread = spread(0.701, 3, 0.812, 0.874, 0);
    let mut barrier = row(
        "mpi_barrier_share",
        "of which MPI_Barrier",
        Unit::Share,
        0.1,
        Certainty::Sampled,
    );
    barrier.parent = Some(text("mpi_collective_share"));
    barrier.depth = 1;
    let mut rate = row(
        "mpi_p2p_rate",
        "Rate in point-to-point calls",
        Unit::BytesPerSecond,
        94.2e6,
        Certainty::Estimated,
    );
    rate.error = Some(0.5e6);
    rate.better = Better::Higher;
    let mut rma = row(
        "mpi_rma_rate",
        "One-sided rate",
        Unit::BytesPerSecond,
        0.0,
        Certainty::Estimated,
    );
    rma.value = None;
    rma.missing = Some(text(
        "this program's MPI passes no byte counts to MPI_Rget; use MPI_Get instead",
    ));
    let sites = Table {
        id: text("mpi_sites"),
        title: text("Calls that cost most"),
        columns: vec![
            (text("Call"), None),
            (text("Called from"), None),
            (text("Time"), Some(Unit::Seconds)),
            (text("Share"), Some(Unit::Share)),
            (text("Calls"), Some(Unit::Count)),
            (text("Bytes"), Some(Unit::Bytes)),
            (text("Mean size"), Some(Unit::Bytes)),
        ],
        rows: vec![
            vec![
                Cell::Text(text("MPI_Allreduce")),
                Cell::Text(text("residual (heat.c:201)")),
                Cell::Number(2.81),
                Cell::Number(0.228),
                Cell::Number(40_000.0),
                Cell::Number(320_000.0),
                Cell::Number(8.0),
            ],
            vec![
                Cell::Text(text("MPI_Sendrecv")),
                Cell::Text(text(
                    "exchange_halo_with_neighbours(Grid<double, 3>&, Direction) (halo.hpp:88)",
                )),
                Cell::Number(0.71),
                Cell::Number(0.0575),
                Cell::Number(160_000.0),
                Cell::Number(2.62e9),
                Cell::Number(16_384.0),
            ],
        ],
        note: text("Times are means over ranks."),
        bins: false,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    };
    let sizes = Table {
        id: text("mpi_sizes"),
        title: text("Messages by size"),
        columns: vec![
            (text("Size"), None),
            (text("Messages"), Some(Unit::Count)),
            (text("Share"), Some(Unit::Share)),
        ],
        rows: vec![
            vec![
                Cell::Text(text("up to 16 B")),
                Cell::Number(40_000.0),
                Cell::Number(0.2),
            ],
            vec![
                Cell::Text(text("up to 16 KiB")),
                Cell::Number(160_000.0),
                Cell::Number(0.8),
            ],
        ],
        note: String::new(),
        bins: true,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    };
    Section {
        id: text("mpi"),
        title: text("MPI"),
        intro: text("30.2 % of the time went into MPI calls, four fifths of it into collective ones."),
        points: vec![],
        heatmaps: vec![],
        parts: vec![],
        rows: vec![collective, barrier, rate, rma],
        tables: vec![sites, sizes],
        repeats_head: false,
    }
}

/// A checkpoint each quarter of the run, by all ranks, rank 0 longest.
fn heatmap() -> Heatmap {
    let cell = |rank: usize, i: usize| match i % 12 {
        10 => 2e6 * (4 - rank) as f64,
        11 if rank == 0 => 4e8,
        _ => 0.0,
    };
    let line = |rank: usize| (rank.to_string(), (0..48).map(|i| cell(rank, i)).collect());
    Heatmap {
        id: text("io_written"),
        title: text("Bytes written"),
        noun: text("rank"),
        unit: Unit::Bytes,
        bin_s: 12.34 / 48.0,
        lines: (0..4).map(line).collect(),
        note: String::new(),
    }
}

fn io_section() -> Section {
    let files = Table {
        id: text("io_files"),
        title: text("Files"),
        columns: vec![
            (text("File"), None),
            (text("Time"), Some(Unit::Seconds)),
            (text("Written"), Some(Unit::Bytes)),
        ],
        rows: vec![vec![
            Cell::Text(text("/scratch/heat/field_####.dat")),
            Cell::Number(0.61),
            Cell::Number(1.2e9),
        ]],
        note: text("Time: all ranks together."),
        bins: false,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    };
    let part = |id: &str, title: &str, intro: &str| Section {
        id: text(id),
        title: text(title),
        intro: text(intro),
        points: vec![],
        rows: vec![],
        tables: vec![],
        heatmaps: vec![],
        parts: vec![],
        repeats_head: false,
    };
    Section {
        points: vec![
            (text("Files"), text("4 files in /scratch/heat take 610 ms.")),
            (
                text("Lines"),
                text("save_checkpoint (output.c:77): write 610 ms on rank 0, 2.34 M calls."),
            ),
        ],
        rows: vec![row(
            "io_write_share",
            "In writes",
            Unit::Share,
            0.91,
            Certainty::Sampled,
        )],
        parts: vec![
            Section {
                tables: vec![files],
                ..part("io_files", "Files", "4 files were used.")
            },
            Section {
                heatmaps: vec![heatmap()],
                ..part("io_time", "Ranks and time", "Rank 0 writes longest.")
            },
        ],
        ..part("io", "I/O", "7.7 % of the time is in I/O: 950 ms on rank 0.")
    }
}

fn memory_section() -> Section {
    let mut peak = row(
        "memory_peak",
        "RSS per process, peak",
        Unit::Bytes,
        1.74e9,
        Certainty::Read,
    );
    peak.spread = spread(1.1e9, 1, 1.2e9, 1.74e9, 3);
    Section {
        id: text("memory"),
        title: text("Memory"),
        intro: text("A process needed up to 1.62 GiB."),
        points: vec![],
        heatmaps: vec![],
        parts: vec![],
        rows: vec![
            peak,
            row("memory_node", "Node memory, peak", Unit::Share, 0.21, Certainty::Read),
        ],
        tables: vec![],
        repeats_head: false,
    }
}

/// The run.
pub fn report() -> Report {
    let head = [
        ("Command", "mpirun -n 4 ./heat input.txt"),
        ("Processes", "4 ranks, Open MPI 4.1.4"),
        ("Exit status", "0 (every process)"),
        ("Started", "2026-11-21 05:33:30 UTC"),
        ("Elapsed", "12.3 s"),
        ("Ran on", "node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0"),
    ];
    Report {
        schema: text(SCHEMA),
        tool_version: text("0.1.0"),
        head: Head {
            name: text("heat"),
            rows: head.map(|(label, value)| (text(label), text(value))).to_vec(),
            ended_well: true,
            elapsed_s: 12.34,
            ranks: 4,
            rank_noun: text("rank"),
            nodes: 1,
        },
        unmeasured: false,
        verdict: text(
            "Mostly computing (62.1 %), but a third of the time goes into MPI, and most of that is waiting for rank 3.",
        ),
        shares: shares(),
        findings: vec![finding(), second_finding()],
        caution: None,
        no_finding: None,
        sections: vec![mpi_section(), io_section(), memory_section()],
        picture: picture(),
        trust: Trust {
            overhead_share: Some(0.0012),
            cost: text("Steelyard itself took 0.1\u{a0}% of the program's time."),
            overhead_parts: vec![
                (text("samples"), 0.0098),
                (text("calls"), 0.0041),
                (text("start"), 0.0009),
            ],
            rows: vec![
                row(
                    "samples_taken",
                    "Samples taken",
                    Unit::Count,
                    2468.0,
                    Certainty::Counted,
                ),
                row("ranks_seen", "Ranks seen", Unit::Count, 4.0, Certainty::Counted),
            ],
            losses: vec![text("3 samples were lost because the ring was full.")],
            absent: vec![Absent {
                what: text("Hardware counters"),
                reason: text("perf_event_open is forbidden (kernel.perf_event_paranoid is 3)"),
                remedy: text("Ask for kernel.perf_event_paranoid = 2."),
            }],
            notes: vec![],
        },
        profile: Some(text("heat.steelyard")),
        figure: String::new(),
        unfolded: false,
    }
}
