//! Where the function around an address begins and ends.

use crate::image::Image;
use gimli::{BaseAddresses, CieOrFde, EhFrame, EndianSlice, RunTimeEndian, UnwindSection};
use object::read::{Object, ObjectSection};
use std::ops::Range;

/// Functions longer than this many bytes are not gone through from their beginning.
pub(crate) const LONGEST: u64 = 256 << 10;

/// For each of some ascending addresses, by the symbols, or else by the tables for unwinding.
pub(crate) fn extents(image: &Image<'_>, addresses: &[u64]) -> Vec<Option<Range<u64>>> {
    let mut extents = image.extents(addresses);
    if extents.iter().any(Option::is_none) {
        for (slot, extent) in extents.iter_mut().zip(by_unwinding(image, addresses)) {
            *slot = slot.take().or(extent);
        }
    }
    extents
}

/// Likewise by the tables for unwinding alone, which stripped files have too.
pub(crate) fn by_unwinding(image: &Image<'_>, addresses: &[u64]) -> Vec<Option<Range<u64>>> {
    let mut extents = vec![None; addresses.len()];
    let Some(section) = image.object.section_by_name(".eh_frame") else {
        return extents;
    };
    let Ok(data) = section.uncompressed_data() else {
        return extents;
    };
    let endian = if image.object.is_little_endian() {
        RunTimeEndian::Little
    } else {
        RunTimeEndian::Big
    };
    let mut frames = EhFrame::from(EndianSlice::new(&data, endian));
    frames.set_address_size(if image.object.is_64() { 8 } else { 4 });
    let bases = BaseAddresses::default().set_eh_frame(section.address());
    let mut entries = frames.entries(&bases);
    while let Ok(Some(entry)) = entries.next() {
        let CieOrFde::Fde(entry) = entry else { continue };
        let Ok(entry) = entry.parse(EhFrame::cie_from_offset) else {
            continue;
        };
        let start = entry.initial_address();
        let Some(end) = start.checked_add(entry.len()) else {
            continue;
        };
        let first = addresses.partition_point(|&address| address < start);
        for (_, slot) in
            (addresses[first..].iter().zip(&mut extents[first..])).take_while(|(address, _)| **address < end)
        {
            slot.get_or_insert(start..end);
        }
    }
    extents
}
