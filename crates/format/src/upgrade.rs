//! Old profiles, brought forward. Readers read every version ever released; writers write only the newest.
//!
//! Adding a column, a table, a member or a manifest field is no new version: readers fill what is missing and ignore
//! what they do not know. Anything else (a changed meaning, unit or type, a removed column) is: add one to
//! [`VERSION`](crate::VERSION), keep the old meaning here as one function from the members of
//! version N to those of N + 1, chain it here, and add a file of version N + 1 to `tests/golden/`. Nothing else
//! knows old versions, but [`Note`](crate::Note), which reads a sentence of version 1 as one.

use crate::Note;
use crate::manifest::{Manifest, RunFacts, Short, VERSION};
use crate::profile::Profile;
use crate::strings::Strings;
use crate::tables::{Fetch, Region, Tables, Wait};
use crate::{Column, Error};

/// The profile of any released version; `fetch` returns the bytes of a member, `None` where there is none.
pub(crate) fn to_current(version: u32, manifest: serde_json::Value, fetch: &mut Fetch<'_>) -> Result<Profile, Error> {
    match version {
        // Notes were sentences in version 1, and are read as such.
        1 | 2 => current(manifest, fetch),
        _ => Err(Error::NotAProfile {
            why: format!("says that it has version {version}, which never was one; run the program again"),
        }),
    }
}

fn current(manifest: serde_json::Value, fetch: &mut Fetch<'_>) -> Result<Profile, Error> {
    let damaged = |member: &str, why: String| Error::Damaged {
        member: member.to_string(),
        why,
    };
    let mut manifest: Manifest =
        serde_json::from_value(manifest).map_err(|e| damaged("manifest.json", e.to_string()))?;
    manifest.version = VERSION;
    short_by_program(&mut manifest.run);
    let mut needed = |name: &str| fetch(name)?.ok_or_else(|| damaged(name, "it is missing".into()));
    let (mut offsets, mut bytes) = (Vec::<u64>::new(), Vec::<u8>::new());
    offsets.parse("strings/offsets", &needed("strings/offsets.npy")?)?;
    bytes.parse("strings/bytes", &needed("strings/bytes.npy")?)?;
    let strings = Strings::from_columns(&offsets, &bytes).map_err(|why| damaged("strings", why))?;
    let mut tables = Tables::read(&mut |name| fetch(&format!("{name}.npy")))?;
    if tables.waits.is_empty() && !tables.samples.is_empty() {
        tables.waits.push(Wait::default());
    }
    if tables.regions.is_empty() && !tables.samples.is_empty() {
        tables.regions.push(Region::default());
    }
    // It is made of the tables, and can be made again.
    let report_json = match fetch("report.json") {
        Ok(bytes) => bytes.and_then(|bytes| String::from_utf8(bytes).ok()),
        Err(Error::Damaged { .. }) => None,
        Err(other) => return Err(other),
    };
    Ok(Profile {
        manifest,
        strings,
        tables,
        report_json,
    })
}

/// Processes too short for a row were a number in a note.
fn short_by_program(facts: &mut RunFacts) {
    let noted = facts.notes.extract_if(.., |note| matches!(note, Note::ShortHelpers(_)));
    for note in noted {
        if let Note::ShortHelpers(n) = note {
            let unknown = Short {
                processes: n as u64,
                ..Short::default()
            };
            unknown.add_to(&mut facts.short);
        }
    }
}
