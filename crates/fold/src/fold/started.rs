//! Programs that were started without the library because it cannot live in them: the collector notes each by a letter,
//! a small one when it is started and a large one when that failed after all.

use format::Profile;
use format::losses::LossId;
use format::tables::Loss;
use std::path::Path;

/// Letters and their losses.
const KINDS: [(u8, LossId); 4] = [
    (b'l', LossId::StartedOtherLibc),
    (b'm', LossId::StartedOtherMachine),
    (b'a', LossId::StartedSanitized),
    (b'r', LossId::StartedOutOfReach),
];

/// How many of each kind.
pub type Started = [u64; KINDS.len()];

/// More than this is no note of ours.
const LONGEST: u64 = 1 << 24;

/// Reads the notes of a directory.
pub fn read(directory: &Path) -> Started {
    let path = directory.join("unmeasured");
    let sane = path
        .symlink_metadata()
        .is_ok_and(|facts| facts.is_file() && facts.len() <= LONGEST);
    count(&if sane {
        std::fs::read(path).unwrap_or_default()
    } else {
        Vec::new()
    })
}

fn count(notes: &[u8]) -> Started {
    let times = |letter: u8| notes.iter().filter(|&&note| note == letter).count() as u64;
    KINDS.map(|(letter, _)| times(letter).saturating_sub(times(letter.to_ascii_uppercase())))
}

/// Adds them to the losses of the first process.
pub fn add(profile: &mut Profile, started: Started) {
    for ((_, id), count) in KINDS.iter().zip(started).filter(|&(_, count)| count > 0) {
        let loss = profile.strings.intern(id.word());
        profile.tables.losses.push(Loss {
            process: 0,
            loss,
            count,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_started_does_not_count() {
        assert_eq!(count(b""), [0, 0, 0, 0]);
        assert_eq!(count(b"llmaLlx"), [2, 1, 1, 0]);
        assert_eq!(count(b"M"), [0, 0, 0, 0]);
    }
}
