//! Three threads take one lock in turn, hold it for 3 ms each time, and say how long they waited for it.

use std::sync::Mutex;
use std::time::{Duration, Instant};

static SUM: Mutex<u64> = Mutex::new(0);

fn hold() -> Duration {
    let began = Instant::now();
    let mut sum = SUM.lock().unwrap();
    let waited = began.elapsed();
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(3) {
        *sum = sum.wrapping_mul(3) + 1;
    }
    waited
}

fn main() {
    let rounds: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    let began = Instant::now();
    let threads: Vec<_> = (0..3).map(|_| std::thread::spawn(move || (0..rounds).map(|_| hold()).sum::<Duration>())).collect();
    let locked: Duration = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    println!(
        "TRUTH {{\"pid\": {}, \"rank\": 0, \"calls\": {{}}, \"seconds\": {{\"locked\": [{:.6}, 0], \"joining\": [{:.6}, 0]}}}}",
        std::process::id(), locked.as_secs_f64(), began.elapsed().as_secs_f64()
    );
}
