//! Calls that failed: per thread in the region, per process in the profile.

use super::Fold;
use super::open::{Caller, caller};
use super::place::Mapping;
use super::process::Recorded;
use format::Profile;
use format::tables::IoFailure;
use nix::errno::Errno;
use std::collections::BTreeMap;

/// The name of an errno. MPI's calls have codes of their own, which mean something to their library only.
fn name(errno: u32, interface: &str) -> String {
    if interface == "mpi" {
        return format!("MPI error {errno}");
    }
    match i32::try_from(errno).map(Errno::from_raw) {
        Ok(known) if known != Errno::UnknownErrno => format!("{known:?}"),
        _ => format!("errno {errno}"),
    }
}

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_failures(&mut self, process: u32, recorded: &Recorded, mapping: &Mapping) {
        let mut sums: BTreeMap<(u32, Caller, u32), u64> = BTreeMap::new();
        for failure in &recorded.failures {
            let (call, place) = failure
                .site
                .as_ref()
                .map_or((0, Caller::default()), |site| (site.call, caller(site)));
            let sum = sums.entry((call, place, failure.errno)).or_default();
            *sum = sum.saturating_add(failure.count);
        }
        for ((call, place, errno), count) in sums {
            let call = self.call(call);
            let Profile { tables, strings, .. } = &mut self.profile;
            let frame = self.places.caller(tables, strings, mapping, &recorded.python, place);
            let interface = self.profile.tables.calls.row(call).interface;
            let error = name(errno, self.profile.strings.get(interface));
            let error = self.profile.strings.intern(&error);
            self.profile.tables.io_failures.push(IoFailure {
                process,
                call,
                frame,
                error,
                count,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn errors_have_their_names() {
        assert_eq!(name(2, "posix"), "ENOENT");
        assert_eq!(name(122, "stdio"), "EDQUOT");
        assert_eq!(name(9999, "posix"), "errno 9999");
        assert_eq!(name(u32::MAX, "posix"), "errno 4294967295");
        assert_eq!(name(42, "mpi"), "MPI error 42");
    }
}
