//! Bytes and time in files over the run: the heat maps of a process's threads added up.

use super::Fold;
use super::files::moment;
use super::process::Recorded;
use super::time::Cycles;
use format::records::FILE_INTERFACE_WORDS;
use format::region::{FileUse, HEAT_BINS, HEAT_LAYERS, Heat};
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

/// Bytes that the end of the process kept out of the maps: they lie where the file's last access was.
fn add_rest(bins: &mut [Bin; HEAT_BINS], shift: u32, start_tsc: u64, used: &FileUse) {
    let mut place = |tsc: u64, rest: u64, bytes: fn(&mut Bin) -> &mut u64| {
        let bin = tsc.saturating_sub(start_tsc).checked_shr(shift).unwrap_or(0);
        let sum = bytes(&mut bins[(bin as usize).min(HEAT_BINS - 1)]);
        *sum = sum.saturating_add(rest);
    };
    let [read, written] = used.heated;
    place(used.read_end_tsc, used.read_bytes.saturating_sub(read), |bin| {
        &mut bin.read_bytes
    });
    place(used.write_end_tsc, used.write_bytes.saturating_sub(written), |bin| {
        &mut bin.write_bytes
    });
}

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_heat(&mut self, process: u32, recorded: &Recorded, cycles: Cycles) {
        let header = &recorded.header;
        let start_ns = self.clock.at(header.start_mono_ns);
        for (layer, name) in (0..HEAT_LAYERS as u32).zip(FILE_INTERFACE_WORDS) {
            let heats = recorded.heats.iter().filter(|(of, _)| *of == layer);
            let Some((shift, mut bins)) = added_up(heats.map(|(_, heat)| heat)) else {
                continue;
            };
            for used in recorded.uses.iter().filter(|used| used.interface == layer) {
                add_rest(&mut bins, shift, header.start_tsc, used);
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_process_did_last_is_in_the_map() {
        let mut bins = [Bin::default(); HEAT_BINS];
        let mut used = FileUse::parse(&[0; FileUse::SIZE]).unwrap();
        (used.read_bytes, used.heated[0], used.read_end_tsc) = (100, 60, 1000 + (5 << 4));
        (used.write_bytes, used.heated[1], used.write_end_tsc) = (7, 0, u64::MAX);
        add_rest(&mut bins, 4, 1000, &used);
        assert_eq!((bins[5].read_bytes, bins[HEAT_BINS - 1].write_bytes), (40, 7));
        assert_eq!(bins.iter().map(|bin| bin.read_bytes + bin.write_bytes).sum::<u64>(), 47);
    }
}
