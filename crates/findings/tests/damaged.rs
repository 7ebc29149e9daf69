//! Whatever stands in a profile's columns, analysing it never panics and no number is out of bounds.

use format::Profile;
use format::tables::Tables;
use model::Run;
use model::fixture::{Fixture, SiteOf};
use std::collections::HashMap;

fn sound() -> Profile {
    let site = SiteOf {
        count: 20_000,
        bytes: 160_000,
        bytes_received: 80,
        time_s: 3.0,
        ..SiteOf::default()
    };
    let mut fixture = Fixture::new("I2U5M3P2D4S\n+U9O8\nU9M2F3E2Y1\nU4W3R2LUQX")
        .letter('z', "", &["main@app.c:1", "f@/usr/include/c++/12/vector:9"])
        .resident(0, &[(0.0, 1 << 30), (5.0, 2 << 30)])
        .node_readings(0, &[(0.0, 1 << 33, 2.0, Some(5.0)), (9.0, 1 << 33, 2.0, Some(50.0))])
        .absent("energy", "it is not there", "Buy it.");
    for call in [
        "MPI_Send",
        "MPI_Allreduce",
        "write",
        "fprintf",
        "open",
        "stat",
        "fsync",
        "pthread_mutex_lock",
    ] {
        fixture = fixture.site_of_all(call, "step@app.c:42", site);
    }
    std::mem::take(fixture.profile())
}

fn everything(profile: Profile) {
    let run = Run::new(profile);
    for (metric, measured) in metrics::measure(&run) {
        if let Ok(value) = measured {
            assert!(value.value.is_finite(), "{}", metric.id);
        }
    }
    for section in metrics::SECTIONS {
        (section.intro)(&run);
    }
    let found = steelyard_findings::find(&run);
    assert!(
        found
            .iter()
            .all(|finding| finding.gain_s.is_finite() && finding.gain_share.is_finite())
    );
    steelyard_findings::verdict(&run, &found);
    let timeline = run.timeline();
    for rank in 0..run.ranks().len() {
        assert_eq!(timeline.rank(rank).count(), timeline.len());
    }
    run.call_sites()
        .iter()
        .for_each(|site| drop(site.place(&run).to_string()));
}

#[test]
fn any_bytes_in_the_columns_are_survived() {
    let profile = sound();
    // A .npy header ends at a multiple of 64; every column here has one of 128 bytes or less.
    let columns: Vec<(String, Vec<u8>)> = profile
        .tables
        .columns()
        .iter()
        .map(|(name, data)| (name.clone(), format::npy(data)))
        .collect();
    let mut seed = 3u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below.max(1)
    };
    for round in 0..1500 {
        let mut damaged: HashMap<String, Vec<u8>> = columns.iter().cloned().collect();
        for _ in 0..1 + round % 4 {
            let (name, bytes) = &columns[random(columns.len() as u64) as usize];
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
        let tables = Tables::read(|name| Ok(damaged.get(name).cloned())).expect("the shapes are untouched");
        let manifest = profile.manifest.clone();
        everything(Profile {
            tables,
            manifest,
            strings: profile.strings.clone(),
            report_json: None,
        });
    }
}

#[test]
fn tables_of_different_lengths_are_survived() {
    let profile = sound();
    for (gone, _) in profile.tables.columns() {
        let table = gone.split('/').next().unwrap_or("").to_string();
        let keep = |name: &str| !name.starts_with(&format!("{table}/"));
        let columns: HashMap<String, Vec<u8>> = profile
            .tables
            .columns()
            .iter()
            .map(|(name, data)| (name.clone(), format::npy(data)))
            .collect();
        let tables =
            Tables::read(|name| Ok(columns.get(name).filter(|_| keep(name)).cloned())).expect("columns may lack");
        let manifest = profile.manifest.clone();
        everything(Profile {
            tables,
            manifest,
            strings: profile.strings.clone(),
            report_json: None,
        });
    }
}
