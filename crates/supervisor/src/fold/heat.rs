//! Bytes and time in files over the run: the heat maps of a process's threads added up.

use super::Fold;
use super::files::{INTERFACE_NAMES, moment};
use super::process::Recorded;
use super::time::Cycles;
use format::region::{HEAT_BINS, HEAT_LAYERS, Heat};
use format::tables::IoReading;

/// One bin, in bytes and cycles.
#[derive(Clone, Copy, Default, PartialEq)]
struct Bin {
    read_bytes: u64,
    write_bytes: u64,
    read_tsc: u64,
    write_tsc: u64,
    meta_tsc: u64,
}

/// All maps of one interface at the width of the widest.
fn added_up<'a>(heats: impl Iterator<Item = &'a Heat> + Clone) -> Option<(u32, [Bin; HEAT_BINS])> {
    let shift = heats.clone().map(|heat| heat.shift).max()?;
    let mut bins = [Bin::default(); HEAT_BINS];
    for heat in heats {
        for n in 0..HEAT_BINS {
            // Both widths are powers of two, so that a narrow bin lies wholly in a wide one.
            let bin = &mut bins[n >> (shift - heat.shift).min(31)];
            let add = |sum: &mut u64, value: u64| *sum = sum.saturating_add(value);
            add(&mut bin.read_bytes, heat.read_bytes[n]);
            add(&mut bin.write_bytes, heat.write_bytes[n]);
            add(&mut bin.read_tsc, heat.read_tsc[n]);
            add(&mut bin.write_tsc, heat.write_tsc[n]);
            add(&mut bin.meta_tsc, heat.meta_tsc[n]);
        }
    }
    Some((shift, bins))
}

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_heat(&mut self, process: u32, recorded: &Recorded, cycles: Cycles) {
        let header = &recorded.header;
        let start_ns = self.clock.at(header.start_mono_ns);
        for (layer, name) in (0..HEAT_LAYERS as u32).zip(INTERFACE_NAMES) {
            let heats = recorded.heats.iter().filter(|(of, _)| *of == layer);
            let Some((shift, bins)) = added_up(heats.map(|(_, heat)| heat)) else {
                continue;
            };
            let interface = self.profile.strings.intern(name);
            for (n, bin) in bins.iter().enumerate().filter(|(_, bin)| **bin != Bin::default()) {
                let begin = |n: usize| header.start_tsc.saturating_add((n as u64).saturating_mul(1 << shift));
                let time_ns = moment(start_ns, header, cycles, begin(n));
                let next_ns = moment(start_ns, header, cycles, begin(n + 1));
                let ns = |tsc: u64| cycles.ns(u128::from(tsc));
                self.profile.tables.io_series.push(IoReading {
                    process,
                    interface,
                    time_ns,
                    width_ns: next_ns.saturating_sub(time_ns).max(0) as u64,
                    read_bytes: bin.read_bytes,
                    write_bytes: bin.write_bytes,
                    read_ns: ns(bin.read_tsc),
                    write_ns: ns(bin.write_tsc),
                    meta_ns: ns(bin.meta_tsc),
                });
            }
        }
    }
}
