//! How Lustre lays a file out over its servers: the extended attribute `lustre.lov`.
//!
//! The structures are those of `lustre_user.h`, little-endian: `lov_user_md_v1`, `lov_user_md_v3`, which has the name of
//! a pool behind the same head, and `lov_comp_md_v1`, a table of extents each of which has a layout of either kind.

const MAGIC_V1: u32 = 0x0bd1_0bd0;
const MAGIC_V3: u32 = 0x0bd3_0bd0;
const MAGIC_SPECIFIC: u32 = 0x0bd5_0bd0;
const MAGIC_COMPOSITE: u32 = 0x0bd6_0bd0;
/// `lmm_pattern`: the data lies with the metadata.
const PATTERN_MDT: u32 = 0x100;
/// `lcme_flags`: out of date with its mirror; exists on the servers.
const STALE: u32 = 0x1;
const INSTANTIATED: u32 = 0x10;
/// Extents that are looked at.
const MOST_ENTRIES: usize = 1024;

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

/// Servers that a file is spread over, and bytes on one before the next comes. Of several extents that of the last which
/// holds data: in a layout that grows with the file, it holds the most. `None` if it is on no object servers.
pub fn stripes(lov: &[u8]) -> Option<(u32, u64)> {
    match u32_at(lov, 0)? {
        MAGIC_V1 | MAGIC_V3 | MAGIC_SPECIFIC => plain(lov),
        MAGIC_COMPOSITE => composite(lov),
        _ => None,
    }
}

fn plain(lov: &[u8]) -> Option<(u32, u64)> {
    if !matches!(u32_at(lov, 0)?, MAGIC_V1 | MAGIC_V3 | MAGIC_SPECIFIC) || u32_at(lov, 4)? & PATTERN_MDT != 0 {
        return None;
    }
    let (size, count) = (u32_at(lov, 24)?, u16_at(lov, 28)?);
    // All ones stands for "all servers" where nothing has been laid out yet.
    (count != 0 && count != u16::MAX && size != 0).then_some((u32::from(count), u64::from(size)))
}

fn composite(lov: &[u8]) -> Option<(u32, u64)> {
    const HEAD: usize = 32;
    const ENTRY: usize = 48;
    let entries = usize::from(u16_at(lov, 14)?).min(MOST_ENTRIES);
    let mut best: Option<(u64, (u32, u64))> = None;
    for n in 0..entries {
        let at = HEAD + n * ENTRY;
        let (Some(flags), Some(start)) = (u32_at(lov, at + 4), u64_at(lov, at + 8)) else {
            break;
        };
        let (Some(offset), Some(size)) = (u32_at(lov, at + 24), u32_at(lov, at + 28)) else {
            break;
        };
        if flags & INSTANTIATED == 0 || flags & STALE != 0 {
            continue;
        }
        let range = offset as usize..(offset as usize).saturating_add(size as usize);
        let found = lov.get(range).and_then(plain);
        if let Some(found) = found.filter(|_| best.is_none_or(|(last, _)| start >= last)) {
            best = Some((start, found));
        }
    }
    best.map(|(_, found)| found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// `lov_user_md_v1` or `_v3` with its objects.
    fn md(magic: u32, pattern: u32, size: u32, count: u16) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(magic.to_le_bytes());
        bytes.extend(pattern.to_le_bytes());
        bytes.extend([0x11; 16]); // lmm_oi
        bytes.extend(size.to_le_bytes());
        bytes.extend(count.to_le_bytes());
        bytes.extend(0u16.to_le_bytes()); // lmm_stripe_offset
        if magic == MAGIC_V3 {
            bytes.extend(*b"flash\0\0\0\0\0\0\0\0\0\0\0");
        }
        for object in 0..count.min(8) {
            bytes.extend([0x22; 16]); // l_ost_oi
            bytes.extend(0u32.to_le_bytes());
            bytes.extend(u32::from(object).to_le_bytes());
        }
        bytes
    }

    /// `lov_comp_md_v1` of extents: flags, start, layout.
    fn composite_md(entries: &[(u32, u64, Vec<u8>)]) -> Vec<u8> {
        let size = 32 + 48 * entries.len() + entries.iter().map(|(.., layout)| layout.len()).sum::<usize>();
        let mut bytes = Vec::new();
        bytes.extend(MAGIC_COMPOSITE.to_le_bytes());
        bytes.extend((size as u32).to_le_bytes());
        bytes.extend(7u32.to_le_bytes()); // lcm_layout_gen
        bytes.extend(0u16.to_le_bytes()); // lcm_flags
        bytes.extend((entries.len() as u16).to_le_bytes());
        bytes.extend([0; 16]); // lcm_mirror_count and padding
        let mut offset = 32 + 48 * entries.len();
        for (n, (flags, start, layout)) in entries.iter().enumerate() {
            bytes.extend((n as u32 + 1).to_le_bytes());
            bytes.extend(flags.to_le_bytes());
            bytes.extend(start.to_le_bytes());
            bytes.extend((start + (1 << 20)).to_le_bytes());
            bytes.extend((offset as u32).to_le_bytes());
            bytes.extend((layout.len() as u32).to_le_bytes());
            bytes.extend([0; 16]); // lcme_layout_gen, timestamp, padding
            offset += layout.len();
        }
        for (.., layout) in entries {
            bytes.extend(layout);
        }
        bytes
    }

    #[test]
    fn plain_layouts_are_read() {
        assert_eq!(stripes(&md(MAGIC_V1, 1, 1 << 20, 4)), Some((4, 1 << 20)));
        assert_eq!(stripes(&md(MAGIC_V3, 1, 4 << 20, 160)), Some((160, 4 << 20)));
        assert_eq!(stripes(&md(MAGIC_V1, 1, 1 << 20, u16::MAX)), None);
        assert_eq!(stripes(&md(MAGIC_V1, PATTERN_MDT, 1 << 20, 0)), None);
        assert_eq!(stripes(&md(0x0bd7_0bd0, 1, 1 << 20, 4)), None);
        assert_eq!(stripes(b""), None);
    }

    #[test]
    fn of_a_composite_layout_the_last_extent_that_exists_counts() {
        let small = md(MAGIC_V1, PATTERN_MDT, 65536, 0);
        let (first, second) = (md(MAGIC_V1, 1, 1 << 20, 1), md(MAGIC_V3, 1, 4 << 20, 8));
        let third = md(MAGIC_V3, 1, 16 << 20, 32);
        let grown = [
            (INSTANTIATED, 0, small.clone()),
            (INSTANTIATED, 65536, first.clone()),
            (INSTANTIATED, 1 << 30, second.clone()),
            (0, 1 << 40, third.clone()),
        ];
        assert_eq!(stripes(&composite_md(&grown)), Some((8, 4 << 20)));
        let stale = [(INSTANTIATED, 0, first), (INSTANTIATED | STALE, 0, third)];
        assert_eq!(stripes(&composite_md(&stale)), Some((1, 1 << 20)));
        assert_eq!(stripes(&composite_md(&[(INSTANTIATED, 0, small)])), None);
        assert_eq!(stripes(&composite_md(&[])), None);
        // A layout inside a layout inside a layout is damage.
        let nested = composite_md(&[(INSTANTIATED, 0, composite_md(&[(INSTANTIATED, 0, second)]))]);
        assert_eq!(stripes(&nested), None);
    }

    proptest! {
        #[test]
        fn any_bytes_are_survived(
            cut in 0..300usize,
            hits in proptest::collection::vec((any::<u16>(), any::<u8>()), 0..20),
        ) {
            let (first, second) = (md(MAGIC_V1, 1, 1 << 20, 1), md(MAGIC_V3, 1, 4 << 20, 8));
            let mut bytes = composite_md(&[(INSTANTIATED, 0, first), (INSTANTIATED, 1 << 30, second)]);
            let length = bytes.len();
            for (place, value) in hits {
                bytes[place as usize % length] = value;
            }
            bytes.truncate(length.saturating_sub(cut));
            stripes(&bytes);
        }
    }
}
