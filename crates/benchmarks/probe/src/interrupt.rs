//! Signals that end a probe: noted here, acted upon between two accesses, so that everything is removed first.

use crate::error::Error;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const ENDING: &[i32] = &[
    signal_hook::consts::SIGINT,
    signal_hook::consts::SIGTERM,
    signal_hook::consts::SIGHUP,
    signal_hook::consts::SIGQUIT,
    signal_hook::consts::SIGXCPU,
];

/// The signal that came, if one did.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicUsize>);

impl Interrupt {
    /// From now on, ending signals are noted and do nothing else. An error where the system lets none be noted.
    pub fn watch() -> io::Result<Self> {
        let noted = Self::default();
        for &signal in ENDING {
            signal_hook::flag::register_usize(signal, noted.0.clone(), signal as usize)?;
        }
        // A write that exceeds the limit on file sizes shall fail, and not end us before all is removed.
        signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default())?;
        Ok(noted)
    }

    /// An error once a signal has come.
    pub fn check(&self) -> Result<(), Error> {
        match self.0.load(Ordering::Relaxed) {
            0 => Ok(()),
            signal => Err(Error::Interrupted { signal: signal as i32 }),
        }
    }
}

/// Ends this process as the signal would have.
pub fn end_by(signal: i32) {
    // Where it cannot, the exit status says that something was wrong.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}
