//! What the registers of samples that compute tell. They are the program's data: they stay here, and of what they tell only
//! that is kept which findings need.

use super::Fold;
use super::place::Mapping;
use super::process::Recorded;
use format::records::SAMPLE_WORDS;
use format::region::Record;
use format::tables::{SharedLine, WorkingSet};
use format::words::ModuleKind;
use std::collections::{BTreeMap, HashMap, HashSet};
use symbols::{Looked, Seen, System, Write, seen, variable};

/// Bytes of a cache line.
const LINE: u64 = 64;
/// Of memory.
const PAGE: u64 = 4096;
const BLOCK: u64 = 65536;
/// Fewer samples do not tell on how many data a function works.
const FEW: u32 = 30;
/// Lines of a process that are kept.
const LINES: usize = 64;
/// Samples of two threads are of the same time if no more periods lie between them.
const TOGETHER: u64 = 64;

/// A sample of a thread beside an instruction that writes.
struct Writing {
    tick: u64,
    weight: u32,
    thread: u32,
    /// Row of `modules`.
    module: u32,
    bias: u64,
    write: Write,
    /// Whether the sample is of an instruction that reads or writes the line.
    at: bool,
}

impl Fold<'_> {
    /// Adds the lines that several threads write and the data that functions work on; returns what is seen at samples.
    /// `records` are those of the process, each with the row of its thread.
    pub fn add_registers(
        &mut self,
        process: u32,
        recorded: &Recorded,
        mapping: &Mapping,
        records: &[(&Record, u32)],
    ) -> HashMap<*const Record, Seen> {
        let mut of_module: BTreeMap<u32, Vec<(&Record, u32, Looked<'_>)>> = BTreeMap::new();
        let has_registers = |record: &Record| record.registers.len() == SAMPLE_WORDS && !record.frames.is_empty();
        for &(record, thread) in records.iter().filter(|(record, _)| has_registers(record)) {
            let Some((row, bias)) = mapping.module(record.frames[0], record.head.mono_ns) else {
                continue;
            };
            let looked = Looked {
                address: record.frames[0].wrapping_sub(bias),
                bias,
                words: &record.registers,
            };
            of_module.entry(row).or_default().push((record, thread, looked));
        }
        let mut computed = HashMap::new();
        let mut lines: BTreeMap<u64, Vec<Writing>> = BTreeMap::new();
        for (row, samples) in of_module {
            let module = self.profile.tables.modules.row(row);
            let text = |text| self.profile.strings.get(text);
            if let Some(
                ModuleKind::Libc
                | ModuleKind::Kernel
                | ModuleKind::Ours
                | ModuleKind::OpenMp
                | ModuleKind::Mpi
                | ModuleKind::Python,
            ) = ModuleKind::of(text(module.kind))
            {
                continue;
            }
            let looked: Vec<Looked<'_>> = samples.iter().map(|(_, _, looked)| *looked).collect();
            let found = seen(&System, text(module.path), text(module.build_id), &looked);
            self.add_working_sets(process, mapping, &samples, &found);
            for ((record, thread, looked), mut seen) in samples.into_iter().zip(found) {
                // It is counted once, whatever else of its loop writes the line.
                let mut at = seen.at.map(|to| to / LINE);
                for write in std::mem::take(&mut seen.writes) {
                    let at = at.take_if(|line| *line == write.to / LINE).is_some();
                    lines.entry(write.to / LINE).or_default().push(Writing {
                        tick: record.head.tick,
                        weight: record.head.weight,
                        thread,
                        module: row,
                        bias: looked.bias,
                        write,
                        at,
                    });
                }
                computed.insert(std::ptr::from_ref(record), seen);
            }
        }
        self.add_shared_lines(process, recorded, mapping, lines);
        computed
    }

    fn add_working_sets(
        &mut self,
        process: u32,
        mapping: &Mapping,
        samples: &[(&Record, u32, Looked<'_>)],
        found: &[Seen],
    ) {
        // By function: samples, one of them, lines, pages, samples of each block.
        type Met = (u32, u64, HashSet<u64>, HashSet<u64>, HashMap<u64, u32>);
        let mut met: BTreeMap<u64, Met> = BTreeMap::new();
        for ((record, _, _), seen) in samples.iter().zip(found) {
            let Some(data) = seen.data else { continue };
            let (samples, at, lines, pages, blocks) = met.entry(seen.function).or_default();
            (*samples, *at) = (*samples + 1, record.frames[0]);
            lines.insert(data / LINE);
            pages.insert(data / PAGE);
            *blocks.entry(data / BLOCK).or_default() += 1;
        }
        for (samples, at, lines, pages, blocks) in met.into_values().filter(|(samples, ..)| *samples >= FEW) {
            let frame = self.places.frame(&mut self.profile.tables, mapping, at, None);
            self.profile.tables.working_sets.push(WorkingSet {
                process,
                frame,
                samples,
                lines: lines.len() as u32,
                pages: pages.len() as u32,
                blocks: blocks.len() as u32,
                blocks_once: blocks.values().filter(|samples| **samples == 1).count() as u32,
            });
        }
    }

    fn add_shared_lines(
        &mut self,
        process: u32,
        recorded: &Recorded,
        mapping: &Mapping,
        lines: BTreeMap<u64, Vec<Writing>>,
    ) {
        let ticks = |writings: &[Writing]| writings.iter().map(|w| u64::from(w.weight)).sum::<u64>();
        let mut shared: Vec<(u64, Vec<Writing>)> = (lines.into_iter())
            .map(|(line, writings)| (line, together(writings)))
            .filter(|(_, writings)| !writings.is_empty())
            .collect();
        shared.sort_by_key(|(line, writings)| (std::cmp::Reverse(ticks(writings)), *line));
        for (line, writings) in shared.into_iter().take(LINES) {
            let address = line * LINE;
            let first = writings[0].write.to;
            let place = self.what_lies_at(recorded, mapping, first);
            let place = self.profile.strings.intern(&place);
            // By thread, instruction and place in the line; a write that goes on in the next line ends at this one's end.
            type Key = (u32, u64, u32, u32);
            let mut rows: BTreeMap<Key, ([u64; 2], &Writing)> = BTreeMap::new();
            for writing in &writings {
                let offset = (writing.write.to - address) as u32;
                let key = (writing.thread, writing.write.from, writing.module, offset);
                let (ticks, _) = rows.entry(key).or_insert(([0; 2], writing));
                ticks[0] += u64::from(writing.weight);
                ticks[1] += u64::from(writing.at) * u64::from(writing.weight);
            }
            let period = recorded.header.tick_base_ns;
            for ((thread, from, _, offset), (ticks, writing)) in rows {
                let [time_ns, at_ns] = ticks.map(|ticks| ticks.saturating_mul(period));
                let at = from.wrapping_add(writing.bias);
                let frame = self.places.frame(&mut self.profile.tables, mapping, at, None);
                self.profile.tables.shared_lines.push(SharedLine {
                    process,
                    thread,
                    frame,
                    line: address,
                    offset,
                    size: writing.write.size.min(LINE as u32 - offset),
                    atomic: writing.write.atomic.into(),
                    time_ns,
                    at_ns,
                    place,
                });
            }
        }
    }

    fn what_lies_at(&self, recorded: &Recorded, mapping: &Mapping, address: u64) -> String {
        if let Some((row, bias)) = mapping.module(address, u64::MAX) {
            let module = self.profile.tables.modules.row(row);
            let [path, id] = [module.path, module.build_id].map(|text| self.profile.strings.get(text));
            let name = variable(&System, path, id, address.wrapping_sub(bias));
            return name.unwrap_or_else(|| text::file_name(path).to_string());
        }
        let of_stack = |thread: &format::region::Thread| (thread.stack_low..thread.stack_high).contains(&address);
        match recorded.threads.iter().any(|(_, thread)| of_stack(thread)) {
            true => "stack".into(),
            false => "heap".into(),
        }
    }
}

/// Those beside which another thread writes the same line at about the same time.
fn together(mut writings: Vec<Writing>) -> Vec<Writing> {
    let first = writings.first().map_or(0, |writing| writing.thread);
    if writings.iter().all(|writing| writing.thread == first) {
        return Vec::new();
    }
    writings.sort_by_key(|writing| (writing.tick, writing.thread, writing.write.from, writing.write.to));
    let near = |a: &Writing, b: &Writing| {
        a.thread != b.thread && a.tick.abs_diff(b.tick) <= TOGETHER * u64::from(a.weight.max(b.weight))
    };
    // The nearest of another thread on either side.
    let mut kept = vec![false; writings.len()];
    let mut last: Option<usize> = None;
    for n in 1..writings.len() {
        if writings[n].thread != writings[n - 1].thread {
            last = Some(n - 1);
        }
        if let Some(last) = last.filter(|&last| near(&writings[last], &writings[n])) {
            (kept[last], kept[n]) = (true, true);
        }
    }
    let mut next: Option<usize> = None;
    for n in (0..writings.len().saturating_sub(1)).rev() {
        if writings[n].thread != writings[n + 1].thread {
            next = Some(n + 1);
        }
        if let Some(next) = next.filter(|&next| near(&writings[next], &writings[n])) {
            (kept[next], kept[n]) = (true, true);
        }
    }
    let mut kept = kept.into_iter();
    writings.retain(|_| kept.next() == Some(true));
    writings
}
