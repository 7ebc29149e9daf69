//! Where the regions of a log lie.
//!
//! Format 3.41 is written. Formats 3.00 to 3.21 are read as well: their header holds 16 modules instead of 64, their job
//! has no nanoseconds, and ids of modules that came before data sets (3.20) and variables (3.41) were lower by one.

use crate::Error;
use crate::bytes::{Cursor, text_of, unpack};
use crate::layout::Module;

/// Identifies a log, and the order of its bytes.
pub(super) const MAGIC: u64 = 6_567_223;
/// The format that is written.
pub(super) const FORMAT: &str = "3.41";
/// Bytes of its header.
pub(super) const HEADER: usize = 1328;
/// Modules that it has room for.
pub(super) const MODULES: usize = 64;
/// Bytes of the header before 3.41, and its modules.
pub(super) const OLD_HEADER: usize = 360;
const OLD_MODULES: usize = 16;

/// What a file packed with gzip begins with.
const GZIP: &[u8] = &[0x1f, 0x8b];
/// How a region is packed, by the header's number.
pub(super) const ZLIB: u8 = 0;
pub(super) const BZIP2: u8 = 1;
pub(super) const NONE: u8 = 2;

/// Where the regions of a log lie.
pub(super) struct Header {
    pub format: String,
    pub big: bool,
    pub packing: u8,
    pub partial: u64,
    pub size: usize,
    pub names: (u64, u64),
    /// Place, length and version by id of 3.41.
    pub modules: Vec<(u64, u64, u32)>,
}

impl Header {
    /// An error where there is no header, or it is of a version or packing that is not read.
    pub fn read(bytes: &[u8]) -> Result<Header, Error> {
        let not_a_log = |why: &str| Error::NotALog { why: why.into() };
        if bytes.starts_with(GZIP) {
            return Err(Error::Gzip);
        }
        let format = text_of(bytes.get(..8).ok_or_else(|| not_a_log("it is too short"))?);
        let magic = bytes.get(8..16).ok_or_else(|| not_a_log("it is too short"))?;
        let big = match (Cursor::new(magic, false).u64(), Cursor::new(magic, true).u64()) {
            (Some(MAGIC), _) => false,
            (_, Some(MAGIC)) => true,
            _ => return Err(not_a_log("its magic number is that of something else")),
        };
        let (size, modules) = match format.as_str() {
            FORMAT => (HEADER, MODULES),
            "3.00" | "3.10" | "3.20" | "3.21" => (OLD_HEADER, OLD_MODULES),
            _ => return Err(Error::Version { found: format }),
        };
        let cut_off = || Error::Damaged {
            region: "header",
            why: format!("of {size} bytes is cut off: the file ends at byte {}", bytes.len()),
        };
        let mut cursor = Cursor::new(bytes.get(16..size).ok_or_else(cut_off)?, big);
        let read = |cursor: &mut Cursor| -> Option<Header> {
            let packing = cursor.take(1)?[0];
            let partial = if modules == MODULES {
                cursor.take(7)?;
                cursor.u64()?
            } else {
                cursor.take(3)?;
                u64::from(cursor.u32()?)
            };
            let mut map = || Some((cursor.u64()?, cursor.u64()?));
            let names = map()?;
            let places: Vec<(u64, u64)> = (0..modules).map_while(|_| map()).collect();
            let versions: Vec<u32> = (0..modules).map_while(|_| cursor.u32()).collect();
            let modules = places.into_iter().zip(versions);
            Some(Header {
                modules: modules
                    .map(|((place, length), version)| (place, length, version))
                    .collect(),
                partial,
                packing,
                names,
                size,
                big,
                format: format.clone(),
            })
        };
        let mut header = read(&mut cursor).ok_or_else(cut_off)?;
        if header.format.as_str() < "3.20" {
            header.insert(Module::H5d);
        }
        if header.format.as_str() < FORMAT {
            header.insert(Module::PnetcdfVar);
        }
        match header.packing {
            ZLIB | NONE => Ok(header),
            BZIP2 => Err(Error::Bzip2),
            other => Err(Error::Damaged {
                region: "header",
                why: format!("says at byte 16 that it is packed in a way that is not known ({other})"),
            }),
        }
    }

    /// Makes room for a module that its format did not have.
    fn insert(&mut self, module: Module) {
        let at = module as usize;
        self.modules.insert(at.min(self.modules.len()), (0, 0, 0));
        let below = self.partial & ((1 << at) - 1);
        self.partial = below | ((self.partial >> at) << (at + 1));
    }

    pub fn is_partial(&self, module: Module) -> bool {
        self.partial >> (module as usize) & 1 == 1
    }

    /// The bytes of a region, unpacked, with what is wrong with its end. An error where that is more than the `budget`.
    pub fn region(
        &self,
        bytes: &[u8],
        place: u64,
        length: u64,
        budget: &mut u64,
    ) -> Result<(Vec<u8>, Option<String>), Error> {
        let from = usize::try_from(place).unwrap_or(usize::MAX).min(bytes.len());
        let to = usize::try_from(place.saturating_add(length))
            .unwrap_or(usize::MAX)
            .min(bytes.len());
        let packed = &bytes[from..to.max(from)];
        let cut_off = (packed.len() as u64) < length;
        let (unpacked, wrong) = match self.packing {
            NONE => (packed.to_vec(), None),
            _ => unpack(packed, budget)?,
        };
        Ok((
            unpacked,
            if cut_off {
                Some("the file ends before it does".into())
            } else {
                wrong
            },
        ))
    }
}
