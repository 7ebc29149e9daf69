//! Cases made of numbers: those that once broke something, the first few, and for as long as one likes any others. Used
//! by the tests of two crates.

use nix::sys::resource::{Resource, setrlimit};
use std::panic::{RefUnwindSafe, catch_unwind};
use std::process::Command;
use std::time::{Duration, Instant};

/// Longer than that, and a case is named.
const LONG: Duration = Duration::from_secs(20);

/// Calls `case` with the seeds in `kept`, a line each but for comments, and with 0 … `few` − 1: how often it gave true.
/// Then with others for as many seconds as STEELYARD_FUZZ_S says; what they break is printed.
pub fn cases(kept: &str, few: u64, case: impl Fn(u64) -> bool + RefUnwindSafe) -> usize {
    let kept = kept.lines().filter(|line| !line.starts_with('#'));
    let kept = kept.map(|line| line.parse().expect("a seed a line"));
    let good = kept.chain(0..few).filter(|&seed| case(seed)).count();
    if let Some(seconds) = std::env::var("STEELYARD_FUZZ_S")
        .ok()
        .and_then(|text| text.parse().ok())
    {
        search(Duration::from_secs(seconds), case);
    }
    good
}

/// Runs a test of this name with an address space of `room` bytes at most. That holds for all of a process, so it is one of its
/// own, in which no other test runs.
pub fn in_room(room: u64, name: &str, test: impl FnOnce()) {
    const INSIDE: &str = "STEELYARD_FUZZ_INSIDE";
    if std::env::var_os(INSIDE).is_some() {
        setrlimit(Resource::RLIMIT_AS, room, room).unwrap();
        return test();
    }
    let mut alone = Command::new(std::env::current_exe().unwrap());
    let ran = alone
        .args(["--exact", "--nocapture", name])
        .env(INSIDE, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stdout);
    println!("{said}");
    assert!(
        ran.status.success() && said.contains("1 passed"),
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
}

fn search(time: Duration, case: impl Fn(u64) -> bool + RefUnwindSafe) {
    let began = Instant::now();
    let first = u64::from(std::process::id()) << 32;
    let (mut seed, mut good, mut broken) = (first, 0, 0);
    while began.elapsed() < time {
        let this = Instant::now();
        match catch_unwind(|| case(seed)) {
            Ok(read) => good += u64::from(read),
            Err(_) => {
                println!("seed {seed} breaks it, as told above");
                broken += 1;
            }
        }
        if this.elapsed() > LONG {
            println!("seed {seed} took {:?}", this.elapsed());
            broken += 1;
        }
        seed += 1;
    }
    println!("{} cases in {time:?}, {good} of them good", seed - first);
    assert_eq!(broken, 0, "seeds that are named above, to be kept in seeds.txt");
}
