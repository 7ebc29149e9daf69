//! The regions and numbers that a program names, and what its threads did with them.

use super::{ReadAt, Region, Thread, text};
use crate::r#gen::records::{PHASE_CHUNK, PHASE_CHUNKS, Phase, PhaseUse, Phases};

/// What one thread did with phases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThreadPhases {
    /// Number plus one of a phase, and what was done with it.
    pub uses: Vec<(u32, PhaseUse)>,
    /// Those that it is in, from the outermost: number plus one, and the cycle counter at the begin.
    pub open: Vec<(u32, u64)>,
}

impl<R: ReadAt> Region<R> {
    /// What the program names, by number; kind 0 where an entry is not complete.
    pub fn phases(&self) -> Vec<Phase> {
        let used = (self.header.phases_used as usize).min(PHASE_CHUNKS * PHASE_CHUNK);
        let mut phases = Vec::with_capacity(used);
        for (chunk, &offset) in self.header.phases.iter().enumerate() {
            let count = used.saturating_sub(chunk * PHASE_CHUNK).min(PHASE_CHUNK);
            if count == 0 {
                break;
            }
            let bytes = (offset != 0).then(|| self.bytes(offset, count * Phase::SIZE)).flatten();
            let bytes = bytes.unwrap_or_else(|| vec![0; count * Phase::SIZE]);
            phases.extend(bytes.chunks(Phase::SIZE).filter_map(Phase::parse).map(|mut phase| {
                phase.kind *= u32::from(phase.ready == 1);
                phase
            }));
        }
        phases
    }

    /// What a thread did with them.
    pub fn thread_phases(&self, thread: &Thread) -> ThreadPhases {
        if thread.phases == 0 {
            return ThreadPhases::default();
        }
        let bytes = self.bytes(thread.phases, Phases::SIZE);
        let Some(phases) = bytes.and_then(|bytes| Phases::parse(&bytes)) else {
            return ThreadPhases::default();
        };
        let mut uses = Vec::new();
        for (chunk, &offset) in (0..).zip(&phases.uses).filter(|&(_, &offset)| offset != 0) {
            let bytes = self.bytes(offset, PHASE_CHUNK * PhaseUse::SIZE).unwrap_or_default();
            let of_chunk = bytes.chunks(PhaseUse::SIZE).filter_map(PhaseUse::parse);
            let numbered = (chunk * PHASE_CHUNK as u32 + 1..).zip(of_chunk);
            uses.extend(numbered.filter(|(_, used)| used.count != 0 || used.odd != 0));
        }
        let open = phases.open.iter().copied().zip(phases.begun);
        ThreadPhases {
            uses,
            open: open
                .take(phases.depth as usize)
                .filter(|(phase, _)| *phase != 0)
                .collect(),
        }
    }
}

impl Phase {
    /// Its name.
    pub fn text(&self) -> String {
        text(&self.name)
    }
}
