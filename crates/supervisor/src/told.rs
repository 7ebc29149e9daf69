//! What `steelyard run` tells its supervisors: by variables, and on their command line too, for launchers may hand on no
//! environment (`srun --export=NONE`, `mpiexec -envnone`).

use std::ffi::OsString;
use std::sync::OnceLock;

static TOLD: OnceLock<Vec<(OsString, OsString)>> = OnceLock::new();

/// Takes over what the command line says, once, before anything is asked for; what the environment says stands.
pub fn take(variables: Vec<(OsString, OsString)>) {
    // A second time would be a second command line.
    let _ = TOLD.set(variables);
}

/// Whether `steelyard run` put this supervisor into the launcher's line.
pub fn is_told() -> bool {
    TOLD.get().is_some_and(|told| !told.is_empty())
}

/// A variable that is set and not empty.
pub fn variable(name: &str) -> Option<OsString> {
    let here = std::env::var_os(name).filter(|value| !value.is_empty());
    here.or_else(|| missing_here().find(|(other, _)| other == name).map(|(_, value)| value))
}

/// What the command line says and the environment does not.
pub fn missing_here() -> impl Iterator<Item = (OsString, OsString)> {
    let told = TOLD.get().map_or(&[][..], Vec::as_slice);
    told.iter()
        .filter(|(name, _)| std::env::var_os(name).is_none_or(|value| value.is_empty()))
        .cloned()
}
