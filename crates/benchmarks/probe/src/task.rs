//! One test with one number of processes, and who does what of it.

use crate::test::Test;
use serde::{Deserialize, Serialize};

/// What the members of a task do at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The test.
    pub test: Test,
    /// How many of the processes do it.
    pub members: u32,
    /// Accesses or operations for each of them.
    pub each: u64,
    /// It stops then, whatever is left; an fsync comes after.
    pub seconds: f64,
}

/// Ranks that take part: evenly over all, and so over nodes.
pub fn member_rank(member: u32, members: u32, processes: u32) -> u32 {
    (u64::from(member) * u64::from(processes) / u64::from(members.max(1))) as u32
}

impl Task {
    /// Which member a rank is.
    pub fn member(&self, rank: u32, processes: u32) -> Option<u32> {
        let guess = (u64::from(rank) * u64::from(self.members)).div_ceil(u64::from(processes.max(1))) as u32;
        (guess < self.members && member_rank(guess, self.members, processes) == rank).then_some(guess)
    }

    /// The member whose files a member reads or asks for: half of them away, and so on another node where there are two.
    pub fn partner(&self, member: u32) -> u32 {
        (member + self.members / 2) % self.members.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_member_is_one_rank_and_has_one_partner() {
        for processes in 1..40 {
            for members in 1..=processes {
                let task = Task {
                    test: Test::Create,
                    members,
                    each: 1,
                    seconds: 1.0,
                };
                let found: Vec<u32> = (0..processes).filter_map(|rank| task.member(rank, processes)).collect();
                assert_eq!(found, (0..members).collect::<Vec<_>>(), "{members} of {processes}");
                let mut partners: Vec<u32> = found.iter().map(|&member| task.partner(member)).collect();
                assert!(members == 1 || found.iter().zip(&partners).all(|(member, partner)| member != partner));
                partners.sort_unstable();
                assert_eq!(partners, found);
            }
        }
    }
}
