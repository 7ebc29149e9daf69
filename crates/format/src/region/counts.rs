//! What the sites of a running process have counted so far, read with little effort.

use super::{CHUNK, ReadAt, Region, Site, Thread};
use crate::r#gen::records::SITE_CHUNKS;

/// What a site has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SiteCounts {
    /// Which call.
    pub call: u32,
    /// Calls.
    pub count: u64,
    /// Bytes by the call's volume rule.
    pub bytes: u64,
    /// Bytes received besides.
    pub second: u64,
}

impl<R: ReadAt> Region<R> {
    /// Hands what every site has counted to `each`; returns how many reads that took, one a thread block and one a
    /// chunk of sites. Where it would take more than `most`, nothing is handed over, and `None` is returned.
    pub fn site_counts(&self, most: u32, mut each: impl FnMut(SiteCounts)) -> Option<u32> {
        let header = self.header();
        let used = header.threads_used.min(header.threads_capacity);
        if used > most {
            return None;
        }
        let table = self.bytes(header.threads_offset, used as usize * 8)?;
        let blocks = table.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
        let blocks: Vec<(u64, u32)> = blocks
            .filter(|&block| block != 0)
            .filter_map(|block| {
                let used = self.bytes(block.checked_add(Thread::OFFSET_SITES_USED as u64)?, 4)?;
                Some((block, u32::from_le_bytes(used.try_into().ok()?)))
            })
            .collect();
        let chunks = |sites: u32| sites.div_ceil(CHUNK).min(SITE_CHUNKS as u32);
        let reads = (blocks.iter()).fold(used, |sum, &(_, sites)| sum.saturating_add(chunks(sites)));
        if reads > most {
            return None;
        }
        for (block, sites) in blocks {
            let Some(offsets) = block.checked_add(Thread::OFFSET_SITE_CHUNKS as u64) else {
                continue;
            };
            let Some(offsets) = self.bytes(offsets, chunks(sites) as usize * 8) else {
                continue;
            };
            let offsets = offsets.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
            for (n, offset) in (0..).zip(offsets).filter(|&(_, offset)| offset != 0) {
                let count = sites.saturating_sub(n * CHUNK).min(CHUNK) as usize;
                let bytes = self.bytes(offset, count * Site::SIZE).unwrap_or_default();
                bytes.chunks_exact(Site::SIZE).for_each(|site| each(counts(site)));
            }
        }
        Some(reads)
    }
}

fn counts(site: &[u8]) -> SiteCounts {
    let word =
        |at: usize| (site.get(at..at + 8)).map_or(0, |word| u64::from_le_bytes(word.try_into().unwrap_or_default()));
    SiteCounts {
        call: word(Site::OFFSET_CALL) as u32,
        count: word(Site::OFFSET_COUNT),
        bytes: (word(Site::OFFSET_RUN).wrapping_mul(word(Site::OFFSET_RUN_BYTES)))
            .wrapping_add(word(Site::OFFSET_BYTES)),
        second: word(Site::OFFSET_SECOND),
    }
}
