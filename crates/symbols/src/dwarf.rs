//! Source locations from DWARF, with the functions that are inlined at an address.

use crate::demangle::Language;
use crate::image::Image;
use gimli::{DwarfSections, EndianSlice, RunTimeEndian};
use object::read::{Object, ObjectSection};
use std::borrow::Cow;

/// Compressed sections must be unpacked whole; beyond this many bytes they are left alone.
const UNPACKED_LIMIT: u64 = 2 << 30;

/// A bound on inlined functions at one address; real ones are below a hundred.
const DEPTH_LIMIT: usize = 1000;

/// A function at an address, as DWARF describes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Name as the linker knows it.
    pub function: Option<String>,
    /// Source language of its unit.
    pub language: Language,
    /// Source file.
    pub file: Option<String>,
    /// Source line; in a function that others are inlined into, the line of the call.
    pub line: Option<u32>,
}

/// The debug sections of a file, unpacked where they are compressed.
pub struct Sections<'a> {
    sections: DwarfSections<Cow<'a, [u8]>>,
    endian: RunTimeEndian,
}

impl<'a> Sections<'a> {
    /// The sections of an image; empty ones where it has none.
    pub fn load(image: &Image<'a>) -> Self {
        let endian = if image.object.is_little_endian() {
            RunTimeEndian::Little
        } else {
            RunTimeEndian::Big
        };
        let mut budget = UNPACKED_LIMIT;
        let mut load = |id: gimli::SectionId| -> Result<Cow<'a, [u8]>, std::convert::Infallible> {
            Ok(needed(id)
                .then(|| content(image, id.name(), &mut budget))
                .flatten()
                .unwrap_or_default())
        };
        let Ok(sections) = DwarfSections::load(&mut load);
        Self { sections, endian }
    }
}

/// Whether a section is read at all: macros, locations and types are not, and may be large.
fn needed(id: gimli::SectionId) -> bool {
    use gimli::SectionId as Id;
    !matches!(
        id,
        Id::DebugMacinfo | Id::DebugMacro | Id::DebugLoc | Id::DebugLocLists | Id::DebugTypes | Id::DebugNames
    )
}

fn content<'a>(image: &Image<'a>, name: &str, budget: &mut u64) -> Option<Cow<'a, [u8]>> {
    let data = image.object.section_by_name(name)?.compressed_data().ok()?;
    if data.format != object::CompressionFormat::None {
        *budget = budget.checked_sub(data.uncompressed_size)?;
        // Deflate shrinks by at most a factor of 1032; a size beyond that is a lie, and would be allocated.
        if data.uncompressed_size / 1100 > data.data.len() as u64 {
            return None;
        }
    }
    data.decompress().ok()
}

type Slice<'a> = EndianSlice<'a, RunTimeEndian>;

/// Debug information, ready to be asked. Units are parsed when an address needs them.
pub struct Dwarf<'a> {
    context: addr2line::Context<Slice<'a>>,
}

impl<'a> Dwarf<'a> {
    /// Debug information of some sections, with those shared by several files (`dwz`); `None` if it cannot be read.
    pub fn new(sections: &'a Sections<'a>, shared: Option<&'a Sections<'a>>) -> Option<Self> {
        let endian = sections.endian;
        let slice = |section: &'a Cow<'a, [u8]>| EndianSlice::new(section, endian);
        let dwarf = sections
            .sections
            .borrow_with_sup(shared.map(|shared| &shared.sections), slice);
        addr2line::Context::from_dwarf(dwarf)
            .ok()
            .map(|context| Self { context })
    }

    /// What made the code at an address: its compiler and, with most compilers, the options.
    pub fn producer(&self, address: u64) -> Option<String> {
        // As below.
        if address == u64::MAX {
            return None;
        }
        let unit = self.context.find_dwarf_and_unit(address).skip_all_loads()?;
        let mut entries = unit.entries();
        let root = entries.next_dfs().ok()??;
        let value = root.attr_value(gimli::DW_AT_producer)?;
        let text = unit.attr_string(value).ok()?;
        Some(text.to_string_lossy().trim().to_string()).filter(|text| !text.is_empty())
    }

    /// The functions at an address, innermost first; empty if nothing is known of it.
    pub fn places(&self, address: u64) -> Vec<Place> {
        let mut places = Vec::new();
        // The last address there is cannot be in a function, and addr2line adds one to it.
        if address == u64::MAX {
            return places;
        }
        let Ok(mut frames) = self.context.find_frames(address).skip_all_loads() else {
            return places;
        };
        while let Ok(Some(frame)) = frames.next() {
            let function = frame.function.as_ref();
            places.push(Place {
                function: function
                    .and_then(|f| f.raw_name().ok())
                    .map(Cow::into_owned)
                    .filter(|name| !name.is_empty()),
                language: function
                    .and_then(|f| f.language)
                    .map_or(Language::Unknown, Language::of_dwarf),
                file: frame.location.as_ref().and_then(|at| at.file).map(str::to_string),
                line: frame.location.as_ref().and_then(|at| at.line),
            });
            if places.len() == DEPTH_LIMIT {
                break;
            }
        }
        places
    }
}
