//! How much of what, with how many processes: decided before the first byte is written.

use crate::error::Error;
use crate::file_system::Room;
use crate::test::LARGE;

/// How long a probe takes if nobody says otherwise; with what runs over, it stays under 30 s.
pub const SECONDS: f64 = 18.0;
/// Bytes held at a time if nobody says otherwise, where there is room for ten times as much.
const SIZE: u64 = 1 << 30;
/// Empty files held at a time, where there is room for ten times as many.
const FILES: u64 = 50_000;
/// Numbers of processes tried, at most.
const LEVELS: usize = 5;
/// Longest time for one number of processes: more of it tells no more.
const LEVEL_SECONDS: f64 = 4.0;
/// A probe that has taken this much more than planned measures nothing further.
pub const OVERRUN: f64 = 1.4;

/// What the user asks for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wish {
    /// Bytes that it may hold at a time.
    pub size: Option<u64>,
    /// How long it may take.
    pub seconds: Option<f64>,
}

/// What will be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Processes there are.
    pub processes: u32,
    /// How many of them measure at a time, one after the other: first one, then all, then the rest.
    pub levels: Vec<u32>,
    /// Bytes held at a time, at most.
    pub size_bytes: u64,
    /// Empty files held at a time, at most.
    pub files: u64,
    /// How long it may take.
    pub seconds: f64,
}

impl Plan {
    /// Fits the wish to the room there is. An error where that is too little for the wish, or for so many processes.
    pub fn new(processes: u32, room: &Room, wish: &Wish) -> Result<Self, Error> {
        let tenth = room.free_bytes / 10;
        let size = wish.size.unwrap_or(SIZE.min(tenth));
        let least = u64::from(processes) * LARGE;
        if size < least || size > room.free_bytes {
            let advice = match wish.size {
                Some(_) if size < least => "give a larger --size, or fewer processes",
                _ => "there is too little room in this directory; make some, or name a smaller --size",
            };
            return Err(Error::TooSmall {
                size: size.min(room.free_bytes),
                processes,
                least: least.max(wish.size.unwrap_or(0)),
                advice,
            });
        }
        let files = room.free_files.map_or(FILES, |free| FILES.min(free / 10));
        Ok(Self {
            processes,
            levels: levels(processes),
            size_bytes: size,
            files: files.max(u64::from(processes)),
            seconds: wish.seconds.unwrap_or(SECONDS),
        })
    }

    /// Time for one number of processes.
    pub fn level_seconds(&self) -> f64 {
        (self.seconds / self.levels.len() as f64).min(LEVEL_SECONDS)
    }
}

/// One, all, and powers of two between, so that what is left out for lack of time matters least.
fn levels(processes: u32) -> Vec<u32> {
    let between: Vec<u32> = (1..32).map(|n| 1 << n).take_while(|&n| n < processes).collect();
    let room = LEVELS - 2;
    let kept = if between.len() <= room {
        between
    } else {
        (1..=room).map(|k| between[k * between.len() / (room + 1)]).collect()
    };
    let mut levels = vec![1];
    if processes > 1 {
        levels.push(processes);
    }
    levels.extend(kept.into_iter().rev());
    levels
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room {
        free_bytes: 5 << 30,
        free_files: Some(1 << 20),
    };

    #[test]
    fn one_and_all_come_first() {
        assert_eq!(levels(1), [1]);
        assert_eq!(levels(2), [1, 2]);
        assert_eq!(levels(6), [1, 6, 4, 2]);
        assert_eq!(levels(16), [1, 16, 8, 4, 2]);
        for n in [17, 100, 512, 100_000] {
            let levels = levels(n);
            assert_eq!((levels.len(), levels[0], levels[1]), (LEVELS, 1, n));
            assert!(levels[2..].windows(2).all(|pair| pair[0] > pair[1]) && levels[2] < n && levels[4] > 1);
        }
    }

    #[test]
    fn a_tenth_of_the_room_is_enough() {
        let plan = |wish| Plan::new(2, &ROOM, &wish);
        assert_eq!(plan(Wish::default()).unwrap().size_bytes, (5 << 30) / 10);
        let size = |size| Wish {
            size: Some(size),
            seconds: None,
        };
        assert_eq!(plan(size(1 << 30)).unwrap().size_bytes, 1 << 30);
        assert!(plan(size(1 << 20)).is_err() && plan(size(6 << 30)).is_err());
        let full = Room {
            free_bytes: 1 << 20,
            free_files: Some(3),
        };
        let error = Plan::new(2, &full, &Wish::default()).unwrap_err().to_string();
        assert!(error.contains("too little room"), "{error}");
    }
}
