//! The machine code of functions, as text, for people who want to see where in a function its samples fell.

use crate::debug_file;
use crate::extent::{self, LONGEST};
use crate::files::Files;
use crate::image::Image;
use crate::instruction::{self, InstructionKind, Machine, decode};
use crate::resolve::{Kind, open, same_build, with_dwarf};
use crate::summary::Reason;
use std::ops::Range;
use std::path::Path;

/// Instructions shown from an address on where the function around it is not known.
const AHEAD: usize = 24;

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its address in the module's file.
    pub address: u64,
    /// As the GNU tools write it.
    pub text: String,
    /// What kind it is.
    pub class: Option<InstructionKind>,
    /// Source file; empty if not known.
    pub file: String,
    /// Source line, 0 if not known.
    pub line: u32,
}

/// Instructions in a row: a function, or where its limits are not known, what follows an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Ascending by address.
    pub steps: Vec<Step>,
}

/// The functions around some ascending addresses of the module at `path`, each once, ascending; with lines where the
/// module is no part of the system. Bytes that are no instruction end a function's text early.
///
/// # Errors
/// Where the module's file is not there, is no ELF file, or not the one that ran.
pub fn code(files: &dyn Files, path: &str, build_id: &str, kind: &str, addresses: &[u64]) -> Result<Vec<Code>, Reason> {
    let bytes = open(files, path)?;
    let path = Path::new(path);
    let image = same_build(&bytes, build_id)?;
    let Some(machine) = image.machine() else {
        return Err(Reason::Damaged(
            "its processor is not one whose code we can read".to_string(),
        ));
    };
    let separate = (!(image.has_dwarf() && image.has_symbols()))
        .then(|| debug_file::find(files, path, &image))
        .flatten();
    let separate_image =
        (separate.as_ref()).and_then(|(path, bytes)| Some((path.as_path(), Image::parse(bytes).ok()?)));
    let mut extents = image.extents(addresses);
    if let Some((_, separate)) = &separate_image {
        for (slot, extent) in extents.iter_mut().zip(separate.extents(addresses)) {
            *slot = slot.take().or(extent);
        }
    }
    let mut spans: Vec<Range<u64>> = Vec::new();
    for (&address, extent) in addresses.iter().zip(extents) {
        if spans.iter().any(|span| span.contains(&address)) {
            continue;
        }
        let extent = extent.or_else(|| extent::by_unwinding(&image, &[address]).remove(0));
        let span = extent
            .filter(|extent| extent.contains(&address) && extent.end - extent.start <= LONGEST)
            .or_else(|| ahead(&image, machine, address));
        spans.extend(span);
    }
    spans.sort_by_key(|span| span.start);
    let mut found: Vec<Code> = spans.into_iter().map(|span| steps(&image, machine, span)).collect();
    found.retain(|code| !code.steps.is_empty());
    let described = match &separate_image {
        Some((path, separate)) if !image.has_dwarf() => Some((*path, separate)),
        _ => image.has_dwarf().then_some((path, &image)),
    };
    if let Some((path, image)) = described.filter(|_| Kind::of(kind) != Kind::System) {
        with_dwarf(files, path, image, |dwarf| {
            for step in found.iter_mut().flat_map(|code| &mut code.steps) {
                if let Some(place) = dwarf.places(step.address).into_iter().next() {
                    step.file = place.file.unwrap_or_default();
                    step.line = place.line.unwrap_or(0);
                }
            }
        });
    }
    Ok(found)
}

fn steps(image: &Image<'_>, machine: Machine, span: Range<u64>) -> Code {
    let mut steps = Vec::new();
    let mut address = span.start;
    while address < span.end
        && let Some(bytes) = image.bytes_at(address)
        && let Some((length, text)) = instruction::text(machine, bytes, address)
    {
        steps.push(Step {
            address,
            text,
            class: decode(machine, bytes).map(|found| found.class),
            file: String::new(),
            line: 0,
        });
        let Some(next) = address.checked_add(length) else { break };
        address = next;
    }
    Code { steps }
}

/// A few instructions from an address on; a sampled address is the beginning of one.
fn ahead(image: &Image<'_>, machine: Machine, address: u64) -> Option<Range<u64>> {
    let mut end = address;
    for _ in 0..AHEAD {
        let Some((length, _)) = image
            .bytes_at(end)
            .and_then(|bytes| instruction::text(machine, bytes, end))
        else {
            break;
        };
        end = end.checked_add(length)?;
    }
    (end > address).then_some(address..end)
}
