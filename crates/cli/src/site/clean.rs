//! `steelyard site clean`.

use super::collect::as_user;
use super::settings;
use crate::stream;
use ::site::{Cleaned, Store};
use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;
use std::time::SystemTime;
use text::Unit;

/// Makes what the coming days need, and removes what is too old or too much. An error where the settings cannot be read, a
/// folder not be made, or a user's process not be started.
pub fn clean(file: &Path) -> Result<ExitCode> {
    let settings = settings(file)?;
    let store = Store::at(&settings.directory);
    let now = SystemTime::now();
    store.make_days(now)?;
    let mut unfinished = 0;
    for (parts, owner) in store.unfinished(now) {
        let words = ["--own", "--parts", &parts.to_string_lossy()].map(String::from);
        unfinished += u32::from(!as_user(owner, file, &words)?);
    }
    let most = u64::from(settings.largest_total_gib) << 30;
    let Cleaned {
        files,
        bytes,
        removed,
        removed_bytes,
    } = store.clean(now, settings.keep_days, most);
    let of = |files: u64, bytes: u64| {
        let (files, bytes) = (
            text::counted(files as f64, "file"),
            text::plain(Unit::Bytes, bytes as f64),
        );
        format!("{files}, {bytes}")
    };
    let left = match unfinished {
        0 => String::new(),
        n => format!("; could not be put together: {}", text::counted(n.into(), "run")),
    };
    let (kept, removed) = (of(files, bytes), of(removed, removed_bytes));
    stream::print(&format!(
        "{}: {kept}; removed: {removed}{left}\n",
        settings.directory.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}
