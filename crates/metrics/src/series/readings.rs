//! Readings and samples of one rank or node as a row of bins: shares, rates and levels; not a number where not known.

use super::Axis;
use model::{CLASSES, Class, InstructionKind, Interface, LossId, ProcessId, Processes, Run, Traffic};

/// A run and its readings, ordered by rank and node.
pub struct Readings<'a> {
    /// The run.
    pub run: &'a Run,
    /// By context, the kind of instruction at its innermost frame.
    instruction: Vec<Option<InstructionKind>>,
    process: Vec<Vec<u32>>,
    io: Vec<Vec<u32>>,
    node: Vec<Vec<u32>>,
    accelerator: Vec<Vec<u32>>,
    /// What the calls of each rank come to, and how far `calls_passed` does.
    traffic: Vec<(Traffic, u64)>,
}

/// Ticks of a rank, bin by bin.
pub struct Ticks {
    class: Bins<CLASSES>,
    /// Of computing samples that were decoded.
    instruction: Bins<{ InstructionKind::ALL.len() }>,
}

/// Ticks by kind, bin by bin, and of all kinds: every share is of those.
struct Bins<const N: usize> {
    bins: Vec<[f32; N]>,
    all: Vec<f32>,
}

impl<const N: usize> Bins<N> {
    fn new(bins: usize) -> Bins<N> {
        Bins {
            bins: vec![[0.0; N]; bins],
            all: vec![0.0; bins],
        }
    }

    fn add(&mut self, bin: usize, kind: usize, ticks: f32) {
        self.bins[bin][kind] += ticks;
        self.all[bin] += ticks;
    }

    /// Share of the kinds wanted in all.
    fn shares(&self, wanted: impl Fn(usize) -> bool) -> Vec<f32> {
        let wanted: Vec<usize> = (0..N).filter(|kind| wanted(*kind)).collect();
        (self.bins.iter().zip(&self.all))
            .map(|(bin, all)| {
                let part: f32 = wanted.iter().map(|kind| bin[*kind]).sum();
                if *all > 0.0 { part / all } else { f32::NAN }
            })
            .collect()
    }
}

impl Ticks {
    /// Share of the time in the classes wanted.
    pub fn classes(&self, wanted: impl Fn(Class) -> bool) -> Vec<f32> {
        self.class.shares(|at| wanted(Class::ALL[at]))
    }

    /// Share of a kind of instruction among computing samples that were decoded.
    pub fn instruction(&self, kind: InstructionKind) -> Vec<f32> {
        self.instruction.shares(|at| at == kind as usize)
    }
}

/// Adds up what is known of each bin.
struct Sums {
    sum: Vec<f64>,
    weight: Vec<f64>,
}

impl Sums {
    fn new(bins: usize) -> Sums {
        Sums {
            sum: vec![0.0; bins],
            weight: vec![0.0; bins],
        }
    }

    fn add(&mut self, bin: usize, value: f64, weight: f64) {
        if let (Some(sum), Some(total)) = (self.sum.get_mut(bin), self.weight.get_mut(bin)) {
            *sum += value * weight;
            *total += weight;
        }
    }

    /// The mean of each bin.
    fn mean(self) -> Vec<f32> {
        (self.sum.iter().zip(&self.weight))
            .map(|(sum, weight)| if *weight > 0.0 { (sum / weight) as f32 } else { f32::NAN })
            .collect()
    }
}

fn seconds(ns: i64) -> f64 {
    ns as f64 / 1e9
}

/// Rows by the group that each is of, those of none left out, in the order of time.
fn grouped(
    groups: usize,
    rows: usize,
    group: impl Fn(usize) -> Option<usize>,
    time: impl Fn(u32) -> i64,
) -> Vec<Vec<u32>> {
    let mut of = vec![vec![]; groups];
    for row in 0..rows {
        if let Some(list) = group(row).and_then(|group| of.get_mut(group)) {
            list.push(row as u32);
        }
    }
    of.iter_mut()
        .for_each(|list: &mut Vec<u32>| list.sort_by_key(|row| time(*row)));
    of
}

impl<'a> Readings<'a> {
    /// Those of a run.
    pub fn new(run: &'a Run) -> Readings<'a> {
        let tables = run.tables();
        let (process, io) = (&tables.process_series, &tables.io_series);
        let (node, accelerator) = (&tables.node_series, &tables.accelerator_series);
        let rank = |process: u32| run.rank_index(ProcessId(process));
        let system = |row: usize| Interface::from_id(run.text(io.interface[row])).is_some_and(Interface::is_system);
        Readings {
            instruction: (tables.contexts.frame.iter())
                .map(|frame| InstructionKind::of(run.text(*tables.frames.instruction.get(*frame as usize)?)))
                .collect(),
            process: grouped(
                run.ranks().len(),
                process.len(),
                |row| rank(process.process[row]),
                |row| process.time_ns[row as usize],
            ),
            io: grouped(
                run.ranks().len(),
                io.len(),
                |row| rank(io.process[row]).filter(|_| system(row)),
                |row| io.time_ns[row as usize],
            ),
            node: grouped(
                tables.nodes.len(),
                node.len(),
                |row| Some(node.node[row] as usize),
                |row| node.time_ns[row as usize],
            ),
            accelerator: grouped(
                tables.nodes.len(),
                accelerator.len(),
                |row| Some(accelerator.node[row] as usize),
                |row| accelerator.time_ns[row as usize],
            ),
            traffic: run.traffic_by_rank().into_iter().zip(passed(run)).collect(),
            run,
        }
    }

    /// Start and end of a rank in seconds.
    fn span(&self, rank: usize) -> (f64, f64) {
        let rank = &self.run.ranks()[rank];
        (seconds(rank.start_ns), seconds(rank.end_ns))
    }

    /// What a rank's samples say.
    pub fn ticks(&self, rank: usize, axis: Axis) -> Ticks {
        let (samples, classes) = (&self.run.tables().samples, self.run.sample_classes());
        let mut ticks = Ticks {
            class: Bins::new(axis.bins),
            instruction: Bins::new(axis.bins),
        };
        let left_out = self.run.pieces_for_children(rank).iter().copied();
        for piece in self.run.pieces(rank).chain(left_out) {
            let row = piece.row;
            let class = classes[row];
            let context = samples.context[row] as usize;
            let instruction = self.instruction.get(context).copied().flatten();
            let instruction = instruction.filter(|_| class == Class::Compute);
            axis.ticks_of(&piece, |bin, share| {
                ticks.class.add(bin, class.index(), share);
                if let Some(instruction) = instruction {
                    ticks.instruction.add(bin, instruction as usize, share);
                }
            });
        }
        ticks
    }

    /// Growth a second of a counter of a rank's process; `ends` is what it was at its start and at its end, -1 is not known.
    pub fn process_rate(&self, rank: usize, axis: Axis, ends: (i64, i64), value: impl Fn(usize) -> i64) -> Vec<f32> {
        let time = &self.run.tables().process_series.time_ns;
        let mut readings: Vec<(f64, i64)> = (self.process[rank].iter().map(|row| *row as usize))
            .map(|row| (seconds(time[row]), value(row)))
            .collect();
        let (start, end) = self.span(rank);
        if let Some(&(time, last)) = readings.last() {
            readings.insert(0, (start, ends.0));
            // Where a process was not read at its end, what is known of it is the last reading.
            if end - time >= LEAST_S && ends.1 > last {
                readings.push((end, ends.1));
            }
        }
        rates(axis, readings.into_iter())
    }

    /// What the table of processes says of a rank's process; -1 is not known.
    pub fn of_process(&self, rank: usize, column: impl Fn(&Processes) -> &Vec<i64>) -> i64 {
        let row = self.run.ranks()[rank].process.row();
        column(&self.run.tables().processes).get(row).copied().unwrap_or(-1)
    }

    /// Growth a second of a count of a rank's calls, from 0 at its start to `all` at its end; -1 is not known, and
    /// nothing is known between readings while calls passed uncounted. `None` where they were never read.
    pub fn call_rate(
        &self,
        rank: usize,
        axis: Axis,
        value: impl Fn(usize) -> i64,
        all: impl Fn(&Traffic) -> u64,
    ) -> Option<Vec<f32>> {
        let table = &self.run.tables().process_series;
        let ((start, end), (traffic, passed)) = (self.span(rank), &self.traffic[rank]);
        let mut readings = vec![(start, 0, 0)];
        let known = (self.process[rank].iter().map(|row| *row as usize)).filter(|row| value(*row) >= 0);
        readings.extend(known.map(|row| (seconds(table.time_ns[row]), value(row), table.calls_passed[row])));
        if readings.len() < 2 {
            return None;
        }
        readings.push((end, i64::try_from(all(traffic)).unwrap_or(i64::MAX), *passed));
        let counted = readings.chunk_by(|before, after| before.2 == after.2);
        let mut sums = Sums::new(axis.bins);
        for stretch in counted {
            add_rates(&mut sums, axis, stretch.iter().map(|&(time, value, _)| (time, value)));
        }
        Some(sums.mean())
    }

    /// A number of a rank's process while it ran.
    pub fn process_level(&self, rank: usize, axis: Axis, value: impl Fn(usize) -> f64) -> Vec<f32> {
        let time = &self.run.tables().process_series.time_ns;
        let readings: Vec<(f64, f64)> = (self.process[rank].iter())
            .map(|row| (seconds(time[*row as usize]), value(*row as usize)))
            .collect();
        levels(axis, &readings, self.span(rank))
    }

    /// A sum a second of what reached the system from a rank, 0 while it ran and did nothing.
    pub fn io_rate(&self, rank: usize, axis: Axis, value: impl Fn(usize) -> f64) -> Vec<f32> {
        let io = &self.run.tables().io_series;
        let (mut sums, mut alive) = (vec![0.0; axis.bins], vec![false; axis.bins]);
        let (start, end) = self.span(rank);
        axis.seconds_of(start, end, |bin, _| alive[bin] = true);
        for row in self.io[rank].iter().map(|row| *row as usize) {
            let value = value(row);
            if value <= 0.0 {
                continue;
            }
            // A bin of readings may reach beyond the end of the rank, where nothing was done.
            let from = seconds(io.time_ns[row]);
            let to = (from + io.width_ns[row] as f64 / 1e9).min(end.max(from));
            let mut given = 0.0;
            axis.seconds_of(from, to, |bin, seconds| {
                (sums[bin], alive[bin]) = (sums[bin] + value * seconds / (to - from), true);
                given += seconds;
            });
            let nearest = ((from / axis.bin_s).max(0.0) as usize).min(axis.bins.saturating_sub(1));
            if given == 0.0 && axis.bins > 0 {
                (sums[nearest], alive[nearest]) = (sums[nearest] + value, true);
            }
        }
        (sums.iter().zip(alive))
            .map(|(sum, alive)| if alive { (sum / axis.bin_s) as f32 } else { f32::NAN })
            .collect()
    }

    /// Whether anything is known of I/O by time.
    pub fn has_io(&self) -> bool {
        self.io.iter().any(|rows| !rows.is_empty())
    }

    /// Growth a second of a node's counter.
    pub fn node_rate(&self, node: usize, axis: Axis, value: impl Fn(usize) -> i64) -> Vec<f32> {
        let time = &self.run.tables().node_series.time_ns;
        let readings = (self.node[node].iter()).map(|row| (seconds(time[*row as usize]), value(*row as usize)));
        rates(axis, readings)
    }

    /// A number of a node.
    pub fn node_level(&self, node: usize, axis: Axis, value: impl Fn(usize) -> f64) -> Vec<f32> {
        let time = &self.run.tables().node_series.time_ns;
        let readings: Vec<(f64, f64)> = (self.node[node].iter())
            .map(|row| (seconds(time[*row as usize]), value(*row as usize)))
            .collect();
        levels(axis, &readings, (f64::NEG_INFINITY, f64::INFINITY))
    }

    /// A number of a node's accelerators, all of them added up or, with `mean`, on average. -1 is not known.
    pub fn accelerators(&self, node: usize, axis: Axis, mean: bool, value: impl Fn(usize) -> i64) -> Vec<f32> {
        let table = &self.run.tables().accelerator_series;
        let mut devices: Vec<_> = (self.accelerator[node].iter())
            .map(|row| table.device[*row as usize])
            .collect();
        devices.sort();
        devices.dedup();
        let mut sum: Vec<f32> = vec![f32::NAN; axis.bins];
        let mut known = vec![0u32; axis.bins];
        for device in devices {
            let readings: Vec<(f64, f64)> = (self.accelerator[node].iter().map(|row| *row as usize))
                .filter(|row| table.device[*row] == device && value(*row) >= 0)
                .map(|row| (seconds(table.time_ns[row]), value(row) as f64))
                .collect();
            let row = levels(axis, &readings, (f64::NEG_INFINITY, f64::INFINITY));
            for (bin, value) in row.into_iter().enumerate().filter(|(_, value)| !value.is_nan()) {
                sum[bin] = if known[bin] == 0 { value } else { sum[bin] + value };
                known[bin] += 1;
            }
        }
        if mean {
            sum.iter_mut()
                .zip(&known)
                .for_each(|(sum, known)| *sum /= *known as f32);
        }
        sum
    }
}

/// Mean growth a second in each bin of a counter that is read now and then. A counter that went back tells nothing.
/// A stretch this short, in seconds, at the end of a process is no reading: counters that tick would show a peak.
const LEAST_S: f64 = 0.1;

fn rates(axis: Axis, readings: impl Iterator<Item = (f64, i64)>) -> Vec<f32> {
    let mut sums = Sums::new(axis.bins);
    add_rates(&mut sums, axis, readings);
    sums.mean()
}

fn add_rates(sums: &mut Sums, axis: Axis, readings: impl Iterator<Item = (f64, i64)>) {
    let mut before: Option<(f64, i64)> = None;
    for (time, value) in readings.filter(|(_, value)| *value >= 0) {
        if let Some((from, least)) = before
            && time > from
            && value >= least
        {
            let rate = (value - least) as f64 / (time - from);
            axis.seconds_of(from, time, |bin, seconds| sums.add(bin, rate, seconds));
        }
        before = Some((time, value));
    }
}

/// By rank, how far `process_series.calls_passed` comes.
fn passed(run: &Run) -> Vec<u64> {
    let losses = &run.tables().losses;
    let mut passed = vec![0; run.ranks().len()];
    for row in (0..losses.len()).filter(|row| run.text(losses.loss[*row]) == LossId::CallsThinned.word()) {
        if let Some(rank) = run.rank_index(ProcessId(losses.process[row])) {
            passed[rank] = losses.count[row];
        }
    }
    passed
}

/// The level in the middle of each bin, on straight lines between readings, level before the first and after the last;
/// not known outside `span`.
fn levels(axis: Axis, readings: &[(f64, f64)], span: (f64, f64)) -> Vec<f32> {
    let mut next = 0;
    let (Some(first), Some(last)) = (readings.first(), readings.last()) else {
        return vec![f32::NAN; axis.bins];
    };
    (0..axis.bins)
        .map(|bin| {
            let (from, to) = (bin as f64 * axis.bin_s, (bin + 1) as f64 * axis.bin_s);
            if to <= span.0 || from >= span.1 {
                return f32::NAN;
            }
            let at = (from + to) / 2.0;
            if at <= first.0 {
                return first.1 as f32;
            }
            if at >= last.0 {
                return last.1 as f32;
            }
            while readings[next].0 < at {
                next += 1;
            }
            let (a, b) = (readings[next - 1], readings[next]);
            (a.1 + (b.1 - a.1) * (at - a.0) / (b.0 - a.0)) as f32
        })
        .collect()
}
