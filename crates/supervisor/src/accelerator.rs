//! Readings of the accelerators of a node.

mod nvidia;
mod sysfs;

pub use nvidia::PROGRAM;

use format::readings::AcceleratorReading;
use nvidia::Listening;
use std::path::Path;
use sysfs::Cards;

/// The devices of a node, as far as they can be read.
pub struct Accelerators {
    cards: Cards,
    nvidia: Option<Listening>,
}

impl Accelerators {
    /// Begins to read them.
    pub fn open(proc: &Path, sys: &Path) -> Self {
        Self {
            cards: Cards::open(sys),
            nvidia: (nvidia::devices(proc) > 0).then(Listening::begin),
        }
    }

    /// A reading of each that is awake and has told something since the last.
    pub fn read(&mut self) -> Vec<AcceleratorReading> {
        let told = self.nvidia.as_mut().map(Listening::read);
        [self.cards.read(), told.unwrap_or_default()].concat()
    }
}

/// How many devices of NVIDIA there are, and whether any of AMD can be read.
pub fn seen(proc: &Path, sys: &Path) -> (usize, bool) {
    (nvidia::devices(proc), !Cards::open(sys).is_empty())
}
