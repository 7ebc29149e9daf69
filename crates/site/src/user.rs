//! Users, as the machine knows them.

use std::path::PathBuf;

/// A user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// By which people know them.
    pub name: String,
    /// Number of their first group.
    pub group: u32,
    /// Their home.
    pub home: PathBuf,
}

/// The one of a number; `None` where this machine knows none.
pub fn user(number: u32) -> Option<User> {
    let known = nix::unistd::User::from_uid(nix::unistd::Uid::from_raw(number)).ok()??;
    Some(User {
        name: known.name,
        group: known.gid.as_raw(),
        home: known.dir,
    })
}
