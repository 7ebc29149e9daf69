//! `docs/calls.md`: what is recorded, by group, and what is not and why.

use std::fmt::Write;

use super::call::Call;
use super::class::Classes;
use super::mpi::{NotWrapped, VolumeRule};
use crate::output::Outputs;

/// What the page is made from.
pub struct Page<'a> {
    pub calls: &'a [Call],
    pub classes: &'a Classes,
    pub rules: &'a [VolumeRule],
    pub not_wrapped: Vec<&'a NotWrapped>,
}

const INTERFACES: &[(&str, &str)] = &[
    ("mpi", "MPI"),
    ("posix", "System calls"),
    ("stdio", "Buffered I/O"),
    ("pthread", "Threads"),
    ("openmp", "OpenMP"),
    ("hdf5", "HDF5"),
    ("netcdf", "netCDF"),
    ("pnetcdf", "PnetCDF"),
    ("cuda", "CUDA"),
    ("hip", "HIP"),
    ("math", "Libraries of mathematics"),
];

impl Page<'_> {
    /// Adds the page.
    pub fn generate(&self, outputs: &mut Outputs) -> anyhow::Result<()> {
        let mut text = String::from(HEAD);
        for class in &self.classes.class {
            writeln!(
                text,
                "| {} | `{}` | {} | {} |",
                class.label, class.id, class.family, class.doc
            )?;
        }
        text += "\n## Bytes of MPI calls\n\n\
                 Every rule multiplies by sizes that MPI gives; constants such as MPI_IN_PLACE are those of the MPI in \
                 use.\n\n| rule | bytes |\n|---|---|\n";
        for rule in self.rules {
            writeln!(text, "| `{}` | {} |", rule.name, rule.doc)?;
        }
        for (interface, title) in INTERFACES {
            let counted = self
                .calls
                .iter()
                .filter(|call| call.interface == *interface && !call.is_twin)
                .count();
            write!(
                text,
                "\n## {title}\n\n{counted} calls.\n\n| what | class | bytes | calls |\n|---|---|---|---|\n"
            )?;
            self.groups(interface, &mut text)?;
        }
        text += "\n## Not recorded, and why\n\n";
        for row in &self.not_wrapped {
            let names: Vec<String> = row.names.iter().map(|name| format!("`{name}`")).collect();
            writeln!(text, "- {} {}.", row.reason, names.join(", "))?;
        }
        outputs.add("docs/calls.md", text);
        Ok(())
    }

    /// One line a group; a call and its large-count form are one entry.
    fn groups(&self, interface: &str, text: &mut String) -> anyhow::Result<()> {
        let mut rows: Vec<(String, Vec<String>)> = Vec::new();
        let is_prepared = |call: &Call| call.means.as_deref() == Some("prepared");
        for call in self
            .calls
            .iter()
            .filter(|call| call.interface == interface && !call.is_twin)
        {
            let key = row_start(call);
            let row = rows
                .iter()
                .position(|(known, _)| *known == key || is_prepared(call) && same_group(known, call));
            let row = row.unwrap_or_else(|| {
                rows.push((key, Vec::new()));
                rows.len() - 1
            });
            let names = &mut rows[row].1;
            let base = call.name.strip_suffix("_c").map(|base| format!("`{base}`"));
            match names.last_mut().filter(|last| base.as_ref() == Some(last)) {
                Some(last) => *last += "[`_c`]",
                None => names.push(format!("`{}`", call.name)),
            }
        }
        for (start, names) in rows {
            writeln!(text, "{start}{} |", names.join(" "))?;
        }
        Ok(())
    }
}

/// A collective's `_init` form stands with the others, though its bytes are only prepared.
fn same_group(known: &str, call: &Call) -> bool {
    let unprepared = Call {
        means: Some("sent".to_owned()),
        ..call.clone()
    };
    known == row_start(&unprepared)
}

fn row_start(call: &Call) -> String {
    let means = call.means.as_deref().unwrap_or("");
    let bytes = match (&call.volume, &call.second) {
        (None, _) => "none".to_owned(),
        (Some(rule), None) => format!("{means}: `{rule}`"),
        (Some(rule), Some(second)) => format!("{means}: `{rule}`; received: `{second}`"),
    };
    let class = if call.by_hand {
        "counts nothing".to_owned()
    } else {
        format!("`{}`", call.class)
    };
    format!(
        "| {} | {class} | {} | ",
        call.doc,
        if call.by_hand { "none" } else { &bytes }
    )
}

const HEAD: &str = "\
<!-- Made from api/*.toml by `cargo xtask codegen`; do not edit. -->

# What is recorded

Every call below is counted each time; its bytes are added up and sorted into a histogram of sizes; and it is timed,
some calls every time, most one in a stride (see [architecture.md](architecture.md)). Only the outermost call of a
thread counts: what an MPI library or another recorded call does inside is part of that call. MPI functions are seen
under both names, `MPI_` and `PMPI_`, so C, `mpif.h`, `use mpi`, `mpi_f08` and mpi4py all count once.
What an MPI's Fortran layer answers by itself is not seen: in Open MPI 4.1 `MPI_Waitall`, `MPI_Waitany`, `MPI_Waitsome`
and `MPI_Testall`, `MPI_Testany`, `MPI_Testsome` of no requests (count 0), `MPI_Comm_create_keyval`,
`MPI_Comm_set_attr` and `MPI_Comm_get_attr`; in MPICH 4.0 the last two.

Messages are also counted by the rank that they are sent to, over any communicator: `MPI_Send` and the like, `MPI_Sendrecv`
and the like, and each start of a persistent or partitioned send. That is also what ranks received.
Apart from these, bytes given to collectives whose arguments say whom they are for are added up by that rank: `MPI_Gatherv` (for
the root), `MPI_Scatterv` (by the root), `MPI_Alltoallv`, `MPI_Alltoallw` and the neighbourhood collectives, blocking or not. A
rank's own block counts as sent to itself, as in the bytes of the call. Who sends to whom in `MPI_Bcast`, `MPI_Reduce`,
`MPI_Allgather`, `MPI_Alltoall` and the like is up to the library, and not recorded; nor is it for requests that an `_init`
form made. Of a rank with more than 256 neighbours in a graph the receivers are \"not known\".

`_c` after a name: the form with MPI_Count counts as well. A call of `read`, `write` or the like on a pipe, a socket,
a device or a terminal counts apart, as \"read (pipe, socket or device)\", in the class `event_wait`: the I/O share is that of files.

What the bytes mean: *sent* left this process or is its share of a collective; *received* arrived; *posted* is room for
a message that is yet to come; *prepared* is what each start of a persistent request will move, as in every `_init` form;
*read* and *written* went from or to a file; *to the device*, *from the device* and *on devices* tell what a copy for a GPU
moved. Where it is *as its kind says*, each of the three counts as a call of its own, \"cudaMemcpy (to the device)\", and the plain
name has the copies between places of the host and those whose direction is left to the library to find out.

Calls of CUDA and HIP are counted in whichever form they are made: `cudaMemcpy_ptds` and `cuMemcpyHtoD_v2` as `cudaMemcpy` and
`cuMemcpyHtoD`. A program that is linked with CUDA's runtime statically (nvcc does so unless told `-cudart shared`) shows calls of the
driver that its runtime makes. `box_bytes` and the like are width × height × depth by the structure that is passed; of a
copy of an array in three dimensions nothing is counted, its elements' size being known to the library alone.

## Classes of time

| class | id | share | |
|---|---|---|---|
";
