//! Whatever stands in a profile's columns and manifest, exporting it never panics, and what is written can be read.

use format::Profile;
use format::tables::Tables;
use interchange::{Choice, Threads, VIEWERS, Viewer, write};
use model::Run;
use model::fixture::Fixture;
use std::collections::HashMap;

use steelyard_interchange as interchange;

fn sound() -> Profile {
    let mut fixture = Fixture::new("I2U5M3P2D4S\n+U9O8\nU9M2F3E2Y1\nU4W3R2LUQX")
        .letter('z', "", &["main@app.c:1", "f@/usr/include/c++/12/vector:9"])
        .resident(0, &[(0.0, 1 << 30), (5.0, 2 << 30)]);
    std::mem::take(fixture.profile())
}

fn everything(profile: Profile) {
    let run = Run::new(profile);
    for viewer in VIEWERS {
        for merge in [false, true] {
            let choice = Choice {
                threads: Threads::All,
                merge,
                lines: merge,
                ranks: None,
            };
            let mut out = Vec::new();
            // An error is an answer too: there may be no samples left.
            let done = write(&run, viewer, &choice, "1", false, &mut out).is_ok();
            if done && viewer == Viewer::Speedscope {
                serde_json::from_slice::<serde_json::Value>(&out).expect("JSON");
            }
            if done && viewer == Viewer::Folded {
                let text = String::from_utf8(out).expect("text");
                for line in text.lines() {
                    let weight = line.rsplit(' ').next().map(str::parse::<u64>);
                    assert!(matches!(weight, Some(Ok(_))), "{line}");
                }
            }
        }
    }
}

fn columns(profile: &Profile) -> Vec<(String, Vec<u8>)> {
    let columns = profile.tables.columns();
    columns
        .iter()
        .map(|(name, data)| (name.clone(), format::npy(data)))
        .collect()
}

fn with_columns(profile: &Profile, columns: &HashMap<String, Vec<u8>>) -> Profile {
    Profile {
        tables: Tables::read(|name| Ok(columns.get(name).cloned())).expect("the shapes are untouched"),
        manifest: profile.manifest.clone(),
        strings: profile.strings.clone(),
        report_json: None,
    }
}

#[test]
fn any_bytes_in_the_columns_are_survived() {
    let profile = sound();
    let columns = columns(&profile);
    let mut seed = 5u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below.max(1)
    };
    // Tables that exports read.
    let read = [
        "frames/",
        "contexts/",
        "samples/",
        "modules/",
        "threads/",
        "processes/",
        "calls/",
        "process_series/",
    ];
    let of_exports: Vec<&(String, Vec<u8>)> = (columns.iter())
        .filter(|(name, _)| read.iter().any(|table| name.starts_with(table)))
        .collect();
    for round in 0..600 {
        let mut damaged: HashMap<String, Vec<u8>> = columns.iter().cloned().collect();
        for _ in 0..1 + round % 4 {
            let (name, bytes) = of_exports[random(of_exports.len() as u64) as usize];
            let header = 10 + u16::from_le_bytes([bytes[8], bytes[9]]) as usize;
            let Some(body) = damaged.get_mut(name).map(|bytes| &mut bytes[header..]) else {
                continue;
            };
            for _ in 0..1 + random(8) {
                if !body.is_empty() {
                    let at = random(body.len() as u64) as usize;
                    body[at] = [0, 1, 0x7f, 0x80, 0xff, random(256) as u8][random(6) as usize];
                }
            }
            if random(4) == 0 {
                body.fill(0xff);
            }
        }
        let mut profile = with_columns(&profile, &damaged);
        let run = &mut profile.manifest.run;
        (run.tick_ns, run.start_unix_ns, run.elapsed_ns) = match round % 5 {
            0 => (u64::MAX, i64::MIN, u64::MAX),
            1 => (0, -1, 0),
            _ => (run.tick_ns, run.start_unix_ns, run.elapsed_ns),
        };
        everything(profile);
    }
}

#[test]
fn tables_that_are_not_there_are_survived() {
    let profile = sound();
    let all = columns(&profile);
    let tables: std::collections::BTreeSet<&str> = all.iter().filter_map(|(name, _)| name.split('/').next()).collect();
    for gone in tables {
        let keep = |(name, _): &&(String, Vec<u8>)| name.split('/').next() != Some(gone);
        everything(with_columns(&profile, &all.iter().filter(keep).cloned().collect()));
    }
}
