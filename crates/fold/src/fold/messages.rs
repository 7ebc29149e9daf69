//! Messages: per thread in the region, per process in the profile.

use super::Fold;
use format::region::{self, Sent};
use format::tables::{Message, PEER_OUTSIDE, PEER_UNKNOWN};
use std::collections::BTreeMap;

fn peer(sent: &Sent) -> i32 {
    match sent.kind {
        region::PEER_RANK => i32::try_from(sent.rank).unwrap_or(PEER_UNKNOWN),
        region::PEER_OUTSIDE => PEER_OUTSIDE,
        _ => PEER_UNKNOWN,
    }
}

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_messages(&mut self, process: u32, sent: &[Sent]) {
        let mut sums: BTreeMap<i32, (u64, u64)> = BTreeMap::new();
        for record in sent {
            let (count, bytes) = sums.entry(peer(record)).or_default();
            *count = count.saturating_add(record.count);
            *bytes = bytes.saturating_add(record.bytes);
        }
        // A message under way when the process was killed may have its place already.
        for (peer, (count, bytes)) in sums.into_iter().filter(|(_, (count, _))| *count > 0) {
            self.profile.tables.messages.push(Message {
                process,
                peer,
                count,
                bytes,
            });
        }
    }
}
