//! Where the debug information of a stripped file is kept.

use crate::crc::crc32;
use crate::files::{Bytes, Files};
use crate::image::Image;
use object::read::Object;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Where distributions put it.
const ROOT: &str = "/usr/lib/debug";

/// Hexadecimal digits of a build id.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn by_build_id(root: &Path, id: &[u8]) -> Option<PathBuf> {
    let digits = hexadecimal(id);
    (digits.len() > 2).then(|| {
        root.join(".build-id")
            .join(&digits[..2])
            .join(format!("{}.debug", &digits[2..]))
    })
}

/// The debug file of the image at `path`, with its own path. It has the image's build id, or the checksum the image asks for.
pub fn find(files: &dyn Files, path: &Path, image: &Image<'_>) -> Option<(PathBuf, Bytes)> {
    let id = image.build_id();
    let same_build = |bytes: &Bytes| {
        let found = Image::parse(bytes).ok();
        id.is_some() && found.as_ref().and_then(Image::build_id) == id
    };
    if let Some(candidate) = id.and_then(|id| by_build_id(Path::new(ROOT), id))
        && let Ok(bytes) = files.open(&candidate)
        && same_build(&bytes)
    {
        return Some((candidate, bytes));
    }
    let (name, checksum) = image.object.gnu_debuglink().ok().flatten()?;
    let name = Path::new(OsStr::from_bytes(name));
    // The link is a file name; a path in it could lead anywhere.
    if name.file_name() != Some(name.as_os_str()) {
        return None;
    }
    let folder = path.parent()?;
    let below_root = Path::new(ROOT).join(folder.strip_prefix("/").unwrap_or(folder));
    [
        folder.join(name),
        folder.join(".debug").join(name),
        below_root.join(name),
    ]
    .into_iter()
    .find_map(|candidate| {
        if candidate == path {
            return None;
        }
        let bytes = files.open(&candidate).ok()?;
        let matches = same_build(&bytes) || (id.is_none() && crc32(&bytes) == checksum);
        matches.then_some((candidate, bytes))
    })
}

/// The file that several debug files share parts of (`dwz`), by its build id.
pub fn find_shared(files: &dyn Files, path: &Path, image: &Image<'_>) -> Option<Bytes> {
    let (name, id) = image.object.gnu_debugaltlink().ok().flatten()?;
    let name = Path::new(OsStr::from_bytes(name));
    let beside = path.parent()?.join(name);
    [Some(beside), by_build_id(Path::new(ROOT), id)]
        .into_iter()
        .flatten()
        .find_map(|candidate| {
            let bytes = files.open(&candidate).ok()?;
            let found = Image::parse(&bytes)
                .ok()
                .and_then(|image| image.build_id().map(<[u8]>::to_vec));
            (found.as_deref() == Some(id)).then_some(bytes)
        })
}
