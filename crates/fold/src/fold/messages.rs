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
        let mut sums: BTreeMap<i32, Message> = BTreeMap::new();
        for record in sent {
            let peer = peer(record);
            let row = sums.entry(peer).or_insert(Message {
                process,
                peer,
                ..Message::default()
            });
            row.count = row.count.saturating_add(record.count);
            row.bytes = row.bytes.saturating_add(record.bytes);
            row.collective_bytes = row.collective_bytes.saturating_add(record.collective_bytes);
        }
        // A message under way when the process was killed may have its place already.
        for row in sums
            .into_values()
            .filter(|row| row.count > 0 || row.collective_bytes > 0)
        {
            self.profile.tables.messages.push(row);
        }
    }
}
