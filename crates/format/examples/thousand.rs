//! A profile of 1000 ranks with 1000 samples each: how long it takes to write and to read, and how much memory.
//! `cargo run --release -p steelyard-format --example thousand`

use std::time::Instant;
use steelyard_format::Profile;
use steelyard_format::tables::{Call, Context, Frame, Module, NONE, Node, Process, Sample, Site, Thread};

fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status
        .lines()
        .find(|line| line.starts_with("VmHWM"))
        .unwrap_or("VmHWM: ?")
        .replace('\t', " ")
}

fn thousand() -> Profile {
    let mut profile = Profile::default();
    let name = profile.strings.intern("node");
    let t = &mut profile.tables;
    t.nodes.push(Node {
        name,
        ..Node::default()
    });
    t.modules.push(Module::default());
    t.calls.push(Call::default());
    t.calls.push(Call {
        name,
        ..Call::default()
    });
    t.contexts.push(Context { parent: 0, frame: NONE });
    for n in 0..5000 {
        t.frames.push(Frame {
            module: 0,
            offset: n as u64 * 37,
            outer: NONE,
            ..Frame::default()
        });
        t.contexts.push(Context {
            parent: n / 3,
            frame: n,
        });
    }
    let mut random = 1u64;
    for rank in 0..1000 {
        t.processes.push(Process {
            rank: rank as i32,
            ..Process::default()
        });
        t.threads.push(Thread {
            process: rank,
            ..Thread::default()
        });
        for n in 0..100 {
            t.sites.push(Site {
                process: rank,
                call: 1,
                frame: n * 11,
                count: n as u64 * 1000,
                ..Site::default()
            });
        }
        for tick in 0..1000 {
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let context = (random >> 33) as u32 % 5000;
            t.samples.push(Sample {
                process: rank,
                thread: rank,
                tick,
                weight: 1,
                call: context % 2,
                context,
                ..Sample::default()
            });
        }
    }
    profile
}

fn main() -> Result<(), steelyard_format::Error> {
    let path = std::env::temp_dir().join(format!("thousand-{}.steelyard", std::process::id()));
    if let Some(path) = std::env::args().nth(1) {
        let begun = Instant::now();
        let profile = Profile::read(path)?;
        println!(
            "read {} samples in {:.0} ms; {}",
            profile.tables.samples.len(),
            begun.elapsed().as_secs_f64() * 1e3,
            peak()
        );
        return Ok(());
    }
    let begun = Instant::now();
    thousand().write(&path)?;
    println!(
        "made and written in {:.0} ms: {}",
        begun.elapsed().as_secs_f64() * 1e3,
        path.display()
    );
    Ok(())
}
