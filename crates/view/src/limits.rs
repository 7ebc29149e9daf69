//! How much of a run a scene holds.

/// Upper limits. What is over them is added up, never dropped: `Document::missing` says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bins of the timeline and of strips.
    pub bins: usize,
    /// Bins of cells.
    pub cell_bins: usize,
    /// Cells: what was seen, by context, class, row and bin.
    pub cells: usize,
    /// Bytes of the cells when they are packed; 0 is no limit.
    pub packed_cells: usize,
    /// Nodes of the tree of functions.
    pub nodes: usize,
    /// Calling contexts down to the line.
    pub paths: usize,
    /// Rows of a heat map.
    pub heat_rows: usize,
    /// Bins of a heat map.
    pub heat_bins: usize,
    /// Call sites.
    pub sites: usize,
    /// Files.
    pub files: usize,
    /// Bytes of a name.
    pub name: usize,
    /// Significant bits of strips' numbers, at most 24: fewer pack better.
    pub precision: u32,
}

impl Limits {
    /// For a page in one file: with 64 ranks it stays below 1 MiB.
    pub const PAGE: Limits = Limits {
        bins: 1_000,
        cell_bins: 500,
        cells: 100_000,
        packed_cells: 300_000,
        nodes: 5_000,
        paths: 15_000,
        heat_rows: 128,
        heat_bins: 250,
        sites: 400,
        files: 400,
        name: 1_000,
        precision: 9,
    };

    /// For a server on the same machine.
    pub const SERVER: Limits = Limits {
        bins: 1_000,
        cell_bins: 1_000,
        cells: 2_500_000,
        packed_cells: 0,
        nodes: 50_000,
        paths: 200_000,
        heat_rows: 10_000,
        heat_bins: 1_000,
        sites: 10_000,
        files: 10_000,
        name: 10_000,
        precision: 24,
    };

    /// The limits for so many ranks: of more than 64, up to three times as much is kept of what was seen.
    pub(crate) fn for_ranks(self, ranks: usize) -> Limits {
        let times = if self.packed_cells > 0 {
            (ranks / 64).clamp(1, 3)
        } else {
            1
        };
        Limits {
            cells: self.cells.saturating_mul(times),
            packed_cells: self.packed_cells * times,
            ..self
        }
    }
}
