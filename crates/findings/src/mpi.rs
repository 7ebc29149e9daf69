//! Which MPI the run used, and what it was told.

use model::Run;

fn versions(run: &Run) -> impl Iterator<Item = &str> {
    run.tables()
        .processes
        .mpi_version
        .iter()
        .map(|version| run.text(*version))
}

/// Whether the version of a rank's MPI says one of these.
pub(crate) fn is_any(run: &Run, names: &[&str]) -> bool {
    versions(run).any(|text| names.iter().any(|name| text.contains(name)))
}

pub(crate) fn is_open_mpi(run: &Run) -> bool {
    is_any(run, &["Open MPI", "OpenMPI"])
}

/// 4 of "Open MPI v4.1.4".
pub(crate) fn open_mpi_major(run: &Run) -> Option<u32> {
    let number = versions(run).find_map(|text| text.strip_prefix("Open MPI v"))?;
    number.split('.').next()?.parse().ok()
}

/// The value of a parameter of Open MPI that the run was given: by a variable, or by a word of the launcher's command line.
pub(crate) fn mca<'a>(run: &'a Run, name: &str) -> Option<&'a str> {
    let facts = run.facts();
    let words = &facts.command;
    let given = (words.windows(3)).find(|three| three[0].trim_start_matches('-') == "mca" && three[1] == name);
    let variable = facts.environment.get(&format!("OMPI_MCA_{name}"));
    given.map(|three| three[2].as_str()).or(variable.map(String::as_str))
}
