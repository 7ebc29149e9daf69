//! The ranks that take part, and where they run.

use crate::place::Mpi;
use crate::{Error, Place};
use mpi::{Communicator, World};
use std::collections::BTreeMap;
use std::fs;
use std::ops::RangeInclusive;

/// Processors that a mask can name; more than Linux is built for.
const PROCESSORS: usize = 8192;
/// Bytes of a node's name that are compared.
const NAME: usize = 128;

/// Variables that choose what carries messages, in launchers and libraries.
const TRANSPORTS: &[&str] = &[
    "OMPI_MCA_pml",
    "OMPI_MCA_btl",
    "OMPI_MCA_mtl",
    "UCX_TLS",
    "UCX_NET_DEVICES",
    "FI_PROVIDER",
    "I_MPI_FABRICS",
    "I_MPI_OFI_PROVIDER",
    "MPIR_CVAR_NOLOCAL",
    "MPICH_OFI_NIC_POLICY",
];

/// Where the ranks run: every rank must call it, and all get the same. An error where MPI fails and does not end the job.
pub fn place(world: &World, ranks: &Communicator) -> Result<Place, Error> {
    let own = Report::of_this_process(world)?;
    let all = ranks.allgather(&own.bytes())?;
    let reports: Vec<Report> = all.chunks_exact(Report::BYTES).map(Report::from_bytes).collect();
    let nodes = nodes(&reports);
    let first = nodes.get(&reports[0].name).copied().unwrap_or_default();
    let library = world.library();
    let variables = TRANSPORTS
        .iter()
        .filter_map(|name| std::env::var(name).ok().map(|value| format!("{name}={value}")));
    let transport = variables.collect::<Vec<_>>().join(" ");
    let here = Place::here();
    Ok(Place {
        host: String::from_utf8_lossy(&reports[0].name)
            .trim_end_matches('\0')
            .to_owned(),
        nodes: nodes.len() as u32,
        cores: first.cores,
        mpi: Some(Mpi {
            name: library.version().name.clone(),
            version: library.version().number.clone(),
            interface: library.interface().name().into(),
            library: library.path().display().to_string(),
        }),
        transport: Some(transport).filter(|text| !text.is_empty()),
        ranks: ranks.size(),
        oversubscribed: nodes.values().any(|node| node.ranks > node.cores),
        ..here
    })
}

/// What a rank tells of itself.
struct Report {
    name: [u8; NAME],
    /// Most processors at a time, where a limit of the container says less than the mask; 0 for none.
    quota: u32,
    /// Processors that it may run on, a bit each.
    allowed: Vec<u8>,
}

#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Node {
    ranks: u32,
    cores: u32,
}

impl Report {
    const BYTES: usize = NAME + 4 + PROCESSORS / 8;

    fn of_this_process(world: &World) -> Result<Self, Error> {
        let mut name = [0; NAME];
        let text = world.processor_name()?;
        let length = text.len().min(NAME);
        name[..length].copy_from_slice(&text.as_bytes()[..length]);
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let list = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"));
        let allowed = mask(list.unwrap_or("").trim());
        let usable = std::thread::available_parallelism().map_or(0, |n| n.get() as u32);
        let quota = if usable < ones(&allowed) { usable } else { 0 };
        Ok(Self { name, quota, allowed })
    }

    fn bytes(&self) -> Vec<u8> {
        [&self.name[..], &self.quota.to_le_bytes(), &self.allowed].concat()
    }

    fn from_bytes(bytes: &[u8]) -> Self {
        let (name, rest) = bytes.split_at(NAME);
        let (quota, allowed) = rest.split_at(4);
        Self {
            name: name.try_into().unwrap_or([0; NAME]),
            quota: quota.try_into().map_or(0, u32::from_le_bytes),
            allowed: allowed.to_vec(),
        }
    }
}

/// By name: ranks, and the processors that they may use together.
fn nodes(reports: &[Report]) -> BTreeMap<[u8; NAME], Node> {
    let mut masks: BTreeMap<[u8; NAME], (Vec<u8>, u32, u32)> = BTreeMap::new();
    for report in reports {
        let (mask, quota, ranks) = masks
            .entry(report.name)
            .or_insert_with(|| (vec![0; PROCESSORS / 8], 0, 0));
        for (all, own) in mask.iter_mut().zip(&report.allowed) {
            *all |= own;
        }
        *quota = (*quota).max(report.quota);
        *ranks += 1;
    }
    let node = |(mask, quota, ranks): (Vec<u8>, u32, u32)| {
        let cores = ones(&mask).max(1);
        let cores = if quota > 0 { cores.min(quota) } else { cores };
        Node { ranks, cores }
    };
    masks.into_iter().map(|(name, facts)| (name, node(facts))).collect()
}

fn ones(mask: &[u8]) -> u32 {
    mask.iter().map(|byte| byte.count_ones()).sum()
}

/// The mask of a list as the kernel writes it: `0-3,8`.
fn mask(list: &str) -> Vec<u8> {
    let mut mask = vec![0; PROCESSORS / 8];
    for (first, last) in text::spans(list).map(RangeInclusive::into_inner) {
        for processor in first as usize..=(last as usize).min(PROCESSORS - 1) {
            mask[processor / 8] |= 1 << (processor % 8);
        }
    }
    mask
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(name: u8, quota: u32, list: &str) -> Report {
        Report {
            name: [name; NAME],
            quota,
            allowed: mask(list),
        }
    }

    #[test]
    fn ranks_that_are_bound_have_their_cores_together() {
        let nodes = nodes(&[
            report(1, 1, "0-1"),
            report(1, 1, "0-1"),
            report(2, 0, "0-3,8"),
            report(3, 2, "0-63"),
        ]);
        assert_eq!(
            nodes[&[1; NAME]],
            Node { ranks: 2, cores: 1 },
            "a limit of one processor holds for both"
        );
        assert_eq!(nodes[&[2; NAME]], Node { ranks: 1, cores: 5 });
        assert_eq!(nodes[&[3; NAME]], Node { ranks: 1, cores: 2 });
        let bound = super::nodes(&[report(1, 0, "0"), report(1, 0, "1"), report(1, 0, "1")]);
        assert_eq!(bound[&[1; NAME]], Node { ranks: 3, cores: 2 });
    }

    #[test]
    fn a_report_travels_as_bytes() {
        let report = Report::from_bytes(&report(7, 3, "1,9-11").bytes());
        assert_eq!((report.name, report.quota, ones(&report.allowed)), ([7; NAME], 3, 4));
        assert_eq!(ones(&mask("")), 0);
        assert_eq!(ones(&mask("8190-9000")), 2);
        assert_eq!(ones(&mask("5-3,x")), 0);
    }
}
