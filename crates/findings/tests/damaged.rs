//! Whatever stands in a profile's columns, analysing it never panics and no number is out of bounds.

use format::Profile;
use model::Run;
use model::fixture::{Damage, Fixture, SiteOf, without_tables};

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
    Damage::new(&sound(), 3, |_| true).take(1500).for_each(everything);
}

#[test]
fn tables_that_are_not_there_are_survived() {
    without_tables(&sound()).for_each(everything);
}
