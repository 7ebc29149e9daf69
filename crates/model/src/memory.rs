//! What is known of a node's memory: its caches, and what a probe measured.

use crate::id::NodeId;
use crate::run::Run;
use format::tables::NONE;
use format::words::NodeTest;

/// A core's part of a cache that cores share; where more is named, a virtual machine names its host's.
const MOST_SHARED: u64 = 16 << 20;
/// Where a read takes less than this part of what one of memory takes, a cache answers it.
const OF_A_CACHE: f64 = 0.5;

/// A node's caches and memory.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeMemory {
    /// Bytes of the largest cache that a core has for itself.
    pub core_cache: Option<u64>,
    /// Bytes of the largest that cores share, and how many do.
    pub shared_cache: Option<(u64, u32)>,
    /// When a probe measured the rest, seconds since 1970.
    pub measured_unix_s: Option<i64>,
    /// Bytes that one core read a second.
    pub one_core: Option<f64>,
    /// Likewise of all cores that the probe had, and their number.
    pub all_cores: Option<(u32, f64)>,
    /// Seconds of a read that needs the one before, by bytes gone through, ascending.
    pub loads: Vec<(u64, f64)>,
    /// The last of them in huge pages.
    pub load_huge: Option<f64>,
}

impl NodeMemory {
    /// Seconds of a read out of memory.
    pub fn load_s(&self) -> Option<f64> {
        self.loads.last().map(|(_, seconds)| *seconds)
    }

    /// Bytes of one process that its core's caches hold: as the probe saw, else by their sizes.
    pub fn cached(&self) -> Option<u64> {
        if let Some(memory) = self.load_s() {
            let quick = self.loads.iter().filter(|(_, seconds)| *seconds < OF_A_CACHE * memory);
            return quick.map(|(bytes, _)| *bytes).max();
        }
        let shared = self
            .shared_cache
            .map(|(bytes, sharers)| bytes / u64::from(sharers.max(1)));
        self.core_cache.max(shared.map(|bytes| bytes.min(MOST_SHARED)))
    }
}

impl Run {
    /// What is known of a node's memory.
    pub fn node_memory(&self, node: NodeId) -> NodeMemory {
        let row = self.tables().nodes.row(node.0);
        let known = |bytes: u64| (bytes > 0).then_some(bytes);
        let mut found = NodeMemory {
            core_cache: known(row.cache_core_bytes),
            shared_cache: known(row.cache_shared_bytes).map(|bytes| (bytes, row.cache_sharers)),
            ..NodeMemory::default()
        };
        let probed = self.tables().baselines.rows();
        for one in probed.filter(|one| one.filesystem == NONE && one.node == node.0 && one.per_second > 0) {
            let rate = one.per_second as f64;
            found.measured_unix_s = Some(one.measured_unix_s);
            match (NodeTest::of(self.text(one.test)), one.processes) {
                (Some(NodeTest::MemoryRead), 1) => found.one_core = Some(rate),
                (Some(NodeTest::MemoryRead), cores) => found.all_cores = Some((cores, rate)),
                (Some(NodeTest::MemoryLoad), _) => found.loads.push((one.access_bytes, 1.0 / rate)),
                (Some(NodeTest::MemoryLoadHuge), _) => found.load_huge = Some(1.0 / rate),
                _ => {}
            }
        }
        found.loads.sort_by_key(|(bytes, _)| *bytes);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn what_a_cache_holds_is_what_a_probe_saw_or_by_its_size() {
        let run = Fixture::new("U").run();
        let memory = run.node_memory(NodeId(0));
        assert_eq!((memory.cached(), memory.load_s()), (Some(4 << 20), None));
        let run = Fixture::new("U")
            .memory("memory_load", 1, 1_000_000_000, 16 << 10)
            .memory("memory_load", 1, 100_000_000, 1 << 20)
            .memory("memory_load", 1, 12_000_000, 32 << 20)
            .memory("memory_load", 1, 10_000_000, 512 << 20)
            .memory("memory_read", 1, 12_000_000_000, 96 << 20)
            .memory("memory_read", 8, 40_000_000_000, 96 << 20)
            .run();
        let memory = run.node_memory(NodeId(0));
        assert_eq!((memory.cached(), memory.load_s()), (Some(1 << 20), Some(1e-7)));
        assert_eq!((memory.one_core, memory.all_cores), (Some(12e9), Some((8, 40e9))));
    }
}
