//! How long a run of many ranks takes to analyse: `cargo run --release -p steelyard-findings --example thousand_ranks`.
//! Arguments: ranks, samples a rank.

use model::Run;
use model::fixture::{Fixture, SiteOf};
use std::time::Instant;
use steelyard_findings as findings;

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse::<usize>().ok());
    let (ranks, samples) = (arguments.next().unwrap_or(1000), arguments.next().unwrap_or(1000));
    // Uneven ranks with a hundred functions, as a stencil code would have.
    let letters: Vec<char> = (0..100).filter_map(|at| char::from_u32(0x4e00 + at)).collect();
    let mut text = String::new();
    for rank in 0..ranks {
        let (mut done, mut at) = (0, rank);
        while done < samples {
            let (busy, waits) = (6 + rank % 4, 4 - rank % 4);
            for _ in 0..busy {
                text.push(letters[at % letters.len()]);
                at += 1;
            }
            text.push_str(&format!("M{waits}"));
            done += busy + waits;
        }
        text.push('\n');
    }
    let mut fixture = Fixture::new(&text).tick(0.02);
    for (at, letter) in letters.iter().enumerate() {
        let stack: Vec<String> = (0..20)
            .map(|depth| format!("f{depth}@app.c:{}", at / (20 - depth)))
            .collect();
        let stack: Vec<&str> = stack.iter().map(String::as_str).collect();
        fixture = fixture.letter(*letter, "", &stack);
    }
    for call in ["MPI_Isend", "MPI_Irecv", "MPI_Waitall", "MPI_Allreduce", "write"] {
        for place in 0..10 {
            let site = SiteOf {
                count: 10_000,
                bytes: 80_000,
                time_s: 0.1,
                ..SiteOf::default()
            };
            fixture = fixture.site_of_all(call, &format!("halo@app.c:{place}"), site);
        }
    }
    let profile = std::mem::take(fixture.profile());
    println!(
        "{ranks} ranks, {} samples, {} call sites",
        profile.tables.samples.len(),
        profile.tables.sites.len()
    );
    let start = Instant::now();
    let mut last = start;
    let mut lap = |what: &str| {
        println!("{:8.1} ms  {what}", last.elapsed().as_secs_f64() * 1e3);
        last = Instant::now();
    };
    let run = Run::new(profile);
    lap("model");
    run.snapshots();
    lap("snapshots");
    run.timeline();
    lap("timeline");
    run.hot();
    lap("functions and lines");
    run.call_sites();
    lap("call sites");
    let measured = metrics::measure(&run);
    lap("metrics");
    let found = findings::find(&run);
    lap("findings");
    println!(
        "{:8.1} ms  in all: {} metrics, {} findings",
        start.elapsed().as_secs_f64() * 1e3,
        measured.len(),
        found.len()
    );
    for finding in &found {
        println!("  {:.2} s  {}", finding.gain_s, finding.title);
    }
    println!("{}", findings::verdict(&run, &found));
}
