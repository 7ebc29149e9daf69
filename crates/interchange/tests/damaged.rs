//! Whatever stands in a profile's columns and manifest, exporting it never panics, and what is written can be read.

use format::Profile;
use interchange::{Choice, Paraver, ParaverFile, Threads, VIEWERS, Viewer, write};
use model::Run;
use model::fixture::{Damage, Fixture, without_tables};

use steelyard_interchange as interchange;

fn sound() -> Profile {
    let mut fixture = Fixture::new("I2U5M3P2D4S\n+U9O8\nU9M2F3E2Y1\nU4W3R2LUQX")
        .letter('z', "", &["main@app.c:1", "f@/usr/include/c++/12/vector:9"])
        .resident(0, &[(0.0, 1 << 30), (5.0, 2 << 30)]);
    std::mem::take(fixture.profile())
}

fn everything(profile: Profile) {
    let run = Run::new(profile);
    let all = Choice {
        threads: Threads::All,
        ..Choice::default()
    };
    if let Ok(paraver) = Paraver::new(&run, &all, "1") {
        for file in ParaverFile::ALL {
            paraver.write(file, &mut Vec::new()).expect("memory takes it");
        }
    }
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

#[test]
fn any_bytes_in_the_columns_are_survived() {
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
    let profile = sound();
    let damaged = Damage::new(&profile, 5, |name| read.iter().any(|table| name.starts_with(table)));
    for (round, mut profile) in damaged.take(600).enumerate() {
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
    without_tables(&sound()).for_each(everything);
}
