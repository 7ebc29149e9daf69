//! What of a run is written.

use model::RankId;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Which threads are rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// The threads of every rank whose time is the rank's: the main one, and those that work beside it.
    #[default]
    Working,
    /// The main thread of every rank.
    Main,
    /// Every thread of every process.
    All,
}

/// What of a run is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Which threads.
    pub threads: Threads,
    /// Which ranks; all if `None`.
    pub ranks: Option<RankList>,
    /// All rows as one.
    pub merge: bool,
    /// A function's lines apart, where a format has no place for lines beside functions.
    pub lines: bool,
}

/// Numbers of ranks, as `0-3,8`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankList(Vec<RangeInclusive<u32>>);

impl RankList {
    /// Whether a rank is in the list.
    pub fn contains(&self, rank: RankId) -> bool {
        self.0.iter().any(|range| range.contains(&rank.0))
    }

    /// First and last ranks of the list's ranges.
    pub(crate) fn ends(&self) -> impl Iterator<Item = RankId> + '_ {
        self.0
            .iter()
            .flat_map(|range| [RankId(*range.start()), RankId(*range.end())])
    }
}

impl FromStr for RankList {
    type Err = String;

    fn from_str(text: &str) -> Result<RankList, String> {
        let range = |part: &str| {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            (first <= last).then_some(first..=last)
        };
        (text.split(',').map(range).collect::<Option<_>>())
            .map(RankList)
            .ok_or_else(|| format!("{text:?} is no list of ranks: write it as 0-3,8"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_numbers_and_ranges() {
        let list: RankList = "0-3, 8".parse().unwrap();
        let in_it: Vec<u32> = (0..20).filter(|rank| list.contains(RankId(*rank))).collect();
        assert_eq!(in_it, [0, 1, 2, 3, 8]);
        for wrong in ["", "a", "3-1", "1-", "-1", "1,,2", "99999999999"] {
            assert!(wrong.parse::<RankList>().is_err(), "{wrong}");
        }
    }
}
