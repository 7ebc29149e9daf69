//! What can go wrong.

use std::io;
use std::path::PathBuf;

/// Why a site's settings cannot be used, or its store.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Error {
    #[error("{path} cannot be read: {source}; name another with --settings, or write it as docs/site.md says")]
    Read { path: PathBuf, source: io::Error },
    #[error("{path}: {why}")]
    Settings { path: PathBuf, why: String },
    #[error("{path} cannot be made: {source}; let the owner of the store run `steelyard site clean`")]
    Make { path: PathBuf, source: io::Error },
    #[error("{path} is another user's, or others may write to it; remove it")]
    NotOurs { path: PathBuf },
}
