//! Time by function and by line, of all threads of the ranks that work; and what instructions computing consists of.
//! Their seconds are the ranks' (see [`crate::work`]): four threads that compute for a second fill one second of their rank.
//!
//! A sample that computes belongs to its innermost frame; one in a call belongs to the program's own frame that led to
//! the call. A function's total counts a sample once, however often the function is on its stack.

use crate::class::{Class, Family};
use crate::id::{ContextId, FrameId};
use crate::order::by_most;
use crate::run::Run;
use crate::time::proportion_error;
use format::tables::NONE;
use format::words::{InstructionKind, Loop, Slow};
use std::collections::HashMap;

/// Families of a row, in the order of [`Family::ALL`].
pub type FamilyRow = [f64; Family::ALL.len()];

/// Bytes of a cache line.
const LINE: u64 = 64;

/// What computing samples' instructions were.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mix {
    /// Seconds by kind, in the order of [`InstructionKind`], of all threads.
    pub seconds: [f64; InstructionKind::ALL.len()],
    /// Seconds of computing whose instruction is not known.
    pub unknown_s: f64,
    /// Decoded seconds by what the loop around the instruction does, in the order of [`Loop`].
    pub loop_s: [f64; Loop::ALL.len()],
    /// Decoded seconds of instructions, of whatever kind, that read or write memory.
    pub in_memory_s: f64,
    /// Decoded seconds in loops whose data do not lie next to each other, by their code and the registers.
    pub apart_s: f64,
    /// Of these, by the part of each cache line that is not used, the seconds at reading and writing memory.
    pub wasted_s: f64,
    /// Bytes from data of such a loop to the next: the fewest and the most met.
    pub strides: Option<(u64, u64)>,
    /// Decoded seconds of arithmetic with denormal numbers.
    pub denormal_s: f64,
    /// Decoded seconds of atomic instructions that change memory.
    pub atomic_s: f64,
    /// Decoded seconds of instructions by which a loop says that it only waits (pause, yield).
    pub pause_s: f64,
    /// Decoded seconds of those that take long, in the order of [`Slow`].
    pub slow_s: [f64; Slow::ALL.len()],
    /// Widest vector register met, bits.
    pub widest_bits: u32,
    /// Samples that were decoded.
    pub samples: u64,
}

impl Mix {
    /// Fewer samples say nothing about instructions: the error of a share would be over 9 %.
    pub const ENOUGH: u64 = 30;

    /// Decoded seconds.
    pub fn known_s(&self) -> f64 {
        self.seconds.iter().sum()
    }

    /// Share of a kind among decoded seconds, `None` where nothing was decoded.
    pub fn share(&self, kind: InstructionKind) -> Option<f64> {
        (self.known_s() > 0.0).then(|| self.seconds[kind as usize] / self.known_s())
    }

    /// Share of decoded seconds in loops of a kind, `None` where nothing was decoded.
    pub fn loop_share(&self, kind: Loop) -> Option<f64> {
        (self.known_s() > 0.0).then(|| self.loop_s[kind as usize] / self.known_s())
    }

    /// Share of decoded seconds at instructions of a slow kind, `None` where nothing was decoded.
    pub fn slow_share(&self, kind: Slow) -> Option<f64> {
        (self.known_s() > 0.0).then(|| self.slow_s[kind as usize] / self.known_s())
    }

    /// Share of decoded seconds at instructions that read or write memory, `None` where nothing was decoded.
    pub fn in_memory_share(&self) -> Option<f64> {
        (self.known_s() > 0.0).then(|| self.in_memory_s / self.known_s())
    }

    /// Share of decoded seconds in loops whose data do not lie next to each other, `None` where nothing was decoded.
    pub fn apart_share(&self) -> Option<f64> {
        (self.known_s() > 0.0).then(|| self.apart_s / self.known_s())
    }

    /// Share of decoded seconds of arithmetic with denormal numbers, `None` where nothing was decoded.
    pub fn denormal_share(&self) -> Option<f64> {
        (self.known_s() > 0.0).then(|| self.denormal_s / self.known_s())
    }

    /// Share of decoded seconds at atomic instructions and waiting between them, `None` where nothing was decoded.
    pub fn atomic_share(&self) -> Option<f64> {
        (self.known_s() > 0.0).then(|| (self.atomic_s + self.pause_s) / self.known_s())
    }

    /// One standard error of a share of these samples, by their number; none or all of so few is not certain.
    pub fn error_of(&self, share: f64) -> Option<f64> {
        proportion_error(share, self.samples as f64)
    }

    fn add(&mut self, other: &Mix) {
        for (sum, seconds) in self.seconds.iter_mut().zip(other.seconds) {
            *sum += seconds;
        }
        for (sum, seconds) in self.loop_s.iter_mut().zip(other.loop_s) {
            *sum += seconds;
        }
        for (sum, seconds) in self.slow_s.iter_mut().zip(other.slow_s) {
            *sum += seconds;
        }
        self.unknown_s += other.unknown_s;
        self.in_memory_s += other.in_memory_s;
        self.apart_s += other.apart_s;
        self.wasted_s += other.wasted_s;
        self.strides = match (self.strides, other.strides) {
            (Some((least, most)), Some((less, more))) => Some((least.min(less), most.max(more))),
            (one, other) => one.or(other),
        };
        self.denormal_s += other.denormal_s;
        self.atomic_s += other.atomic_s;
        self.pause_s += other.pause_s;
        self.widest_bits = self.widest_bits.max(other.widest_bits);
        self.samples += other.samples;
    }
}

/// A function or a line, with its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HotRow {
    /// A frame of it: the one with most time, on the line that computes most or, of what hardly computes, has
    /// most of the family which has most.
    pub frame: FrameId,
    /// Seconds in itself by family, summed over ranks.
    pub self_s: FamilyRow,
    /// Seconds in itself and in what it calls.
    pub total_s: FamilyRow,
    /// Instructions of its computing samples, all threads.
    pub mix: Mix,
}

/// Time by function and by line.
#[derive(Clone, Debug, Default)]
pub struct Hot {
    /// Functions, those with most time in themselves first. Code of a module without names is one row.
    pub functions: Vec<HotRow>,
    /// Lines, likewise; only code whose lines are known.
    pub lines: Vec<HotRow>,
    /// Instructions of all computing samples of all threads of the ranks.
    pub mix: Mix,
}

impl Hot {
    pub(crate) fn new(run: &Run) -> Hot {
        let contexts = run.context_seconds(|_| true);
        let mixes = context_mixes(run);
        let mut hot = Hot::default();
        mixes.iter().for_each(|mix| hot.mix.add(mix));
        let function_of = functions(run);
        let line_of = lines(run);
        hot.functions = rows(run, &contexts, &mixes, &function_of, &line_of);
        hot.lines = rows(run, &contexts, &mixes, &line_of, &line_of);
        hot
    }
}

impl Run {
    /// What the innermost loop around a frame's instruction does, where its code tells.
    pub fn loop_around(&self, frame: FrameId) -> Option<Loop> {
        Loop::of(self.text(*self.tables().frames.loop_kind.get(frame.row())?))
    }

    /// Rows of samples that fill a rank's time, each with the seconds of it that it stands for.
    pub(crate) fn sample_seconds(&self, rank: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let (seen, elapsed) = (self.times().seen_s(rank), self.times().row(rank).iter().sum::<f64>());
        let scale = if seen > 0.0 {
            self.tick_s() * elapsed / seen
        } else {
            0.0
        };
        self.pieces(rank).map(move |piece| (piece.row, piece.ticks() * scale))
    }

    /// Seconds by context and family, of the ranks (indices into `ranks()`) that are wanted.
    pub fn context_seconds(&self, wanted: impl Fn(usize) -> bool) -> Vec<FamilyRow> {
        let samples = &self.tables().samples;
        let mut seconds = vec![FamilyRow::default(); self.tables().contexts.len()];
        for rank in (0..self.ranks().len()).filter(|rank| wanted(*rank)) {
            for (row, part) in self.sample_seconds(rank) {
                if let Some(context) = seconds.get_mut(samples.context[row] as usize) {
                    context[self.sample_classes()[row].family().index()] += part;
                }
            }
        }
        seconds
    }

    /// Seconds of each rank in a family, in the contexts that are wanted.
    pub fn seconds_in(&self, family: Family, wanted: impl Fn(ContextId) -> bool) -> Vec<f64> {
        let contexts = &self.tables().samples.context;
        let of_rank = |rank| {
            self.sample_seconds(rank)
                .filter(|(row, _)| self.sample_classes()[*row].family() == family && wanted(ContextId(contexts[*row])))
                .map(|(_, seconds)| seconds)
                .sum()
        };
        (0..self.ranks().len()).map(of_rank).collect()
    }

    /// The frame that a context's time in a family belongs to.
    pub fn bearer(&self, context: ContextId, family: Family) -> Option<FrameId> {
        match family {
            Family::Compute => self.own_leaf(context),
            _ => self.own_frame(context).or_else(|| self.own_leaf(context)),
        }
    }

    /// Computing seconds by line of the program's own code, of the ranks wanted: where they compute, most first.
    pub fn own_compute(&self, wanted: impl Fn(usize) -> bool) -> Vec<(FrameId, f64)> {
        self.own_compute_for(wanted, |_| true)
    }

    /// The same of what is computed in some frames alone: lines that call them, where they are a library's.
    pub fn own_compute_for(
        &self,
        wanted: impl Fn(usize) -> bool,
        computes: impl Fn(FrameId) -> bool,
    ) -> Vec<(FrameId, f64)> {
        let line_of = own_places(self);
        let mut sums: HashMap<u32, f64> = HashMap::new();
        for (context, seconds) in self.context_seconds(wanted).iter().enumerate() {
            let compute = seconds[Family::Compute.index()];
            let context = ContextId(context as u32);
            if compute > 0.0
                && (self.own_leaf(context)).is_none_or(|leaf| !self.is_ours(leaf) && computes(leaf))
                && let Some(frame) = self.own_frame(context)
            {
                *sums.entry(line_of[frame.row()]).or_default() += compute;
            }
        }
        let mut sums: Vec<_> = sums
            .into_iter()
            .map(|(frame, seconds)| (FrameId(frame), seconds))
            .collect();
        sums.sort_by(by_most);
        sums
    }
}

/// For each frame the first frame of the same place (function, file and line; or function alone without lines).
fn own_places(run: &Run) -> Vec<u32> {
    let frames = &run.tables().frames;
    let mut first = HashMap::new();
    (0..frames.len() as u32)
        .map(|row| {
            let at = row as usize;
            *first
                .entry((frames.module[at], frames.function[at], frames.file[at], frames.line[at]))
                .or_insert(row)
        })
        .collect()
}

/// For each frame a number of its function, the same for frames of one function.
fn functions(run: &Run) -> Vec<u32> {
    let frames = &run.tables().frames;
    let mut numbers = HashMap::new();
    (0..frames.len())
        .map(|row| {
            let next = numbers.len() as u32;
            *numbers
                .entry((frames.module[row], frames.function[row]))
                .or_insert(next)
        })
        .collect()
}

/// For each frame a number of its line, NONE where the line is not known.
fn lines(run: &Run) -> Vec<u32> {
    let frames = &run.tables().frames;
    let mut numbers = HashMap::new();
    (0..frames.len())
        .map(|row| {
            if frames.line[row] == 0 {
                return NONE;
            }
            let next = numbers.len() as u32;
            *numbers
                .entry((frames.function[row], frames.file[row], frames.line[row]))
                .or_insert(next)
        })
        .collect()
}

fn context_mixes(run: &Run) -> Vec<Mix> {
    let (tables, samples) = (run.tables(), &run.tables().samples);
    let frames = &tables.frames;
    let kind_of: Vec<Option<InstructionKind>> = (frames.instruction.iter())
        .map(|word| InstructionKind::of(run.text(*word)))
        .collect();
    let loop_of: Vec<Option<Loop>> = frames.loop_kind.iter().map(|word| Loop::of(run.text(*word))).collect();
    let slow_of: Vec<Option<Slow>> = frames.slow.iter().map(|word| Slow::of(run.text(*word))).collect();
    let mut mixes = vec![Mix::default(); tables.contexts.len()];
    let tick_s = run.tick_s();
    for row in 0..samples.len() {
        if run.sample_classes()[row] != Class::Compute
            || run.rank_index(crate::ProcessId(samples.process[row])).is_none()
            || run.is_helper(crate::ThreadId(samples.thread[row]))
        {
            continue;
        }
        let Some(mix) = mixes.get_mut(samples.context[row] as usize) else {
            continue;
        };
        let seconds = f64::from(samples.weight[row]) * tick_s;
        let frame = tables.contexts.frame[samples.context[row] as usize] as usize;
        match kind_of.get(frame).copied().flatten() {
            Some(kind) => {
                mix.seconds[kind as usize] += seconds;
                if let Some(kind) = loop_of[frame] {
                    mix.loop_s[kind as usize] += seconds;
                }
                if let Some(kind) = slow_of[frame] {
                    mix.slow_s[kind as usize] += seconds;
                }
                if tables.frames.in_memory[frame] != 0 {
                    mix.in_memory_s += seconds;
                }
                if samples.stride[row] != 0 {
                    let (stride, used) = (samples.stride[row], f64::from(samples.used[row]));
                    let reached = stride.min(LINE) as f64;
                    mix.apart_s += seconds;
                    if tables.frames.in_memory[frame] != 0 && used < reached {
                        mix.wasted_s += seconds * (1.0 - used / reached);
                    }
                    let (least, most) = mix.strides.unwrap_or((stride, stride));
                    mix.strides = Some((least.min(stride), most.max(stride)));
                }
                if samples.denormal[row] != 0 {
                    mix.denormal_s += seconds;
                }
                match tables.frames.atomic[frame] {
                    1 => mix.atomic_s += seconds,
                    2 => mix.pause_s += seconds,
                    _ => {}
                }
                mix.samples += 1;
                mix.widest_bits = mix.widest_bits.max(tables.frames.vector_bits[frame]);
            }
            None => mix.unknown_s += seconds,
        }
    }
    mixes
}

/// Rows by `number_of` a frame.
fn rows(run: &Run, contexts: &[FamilyRow], mixes: &[Mix], number_of: &[u32], line_of: &[u32]) -> Vec<HotRow> {
    let count = number_of
        .iter()
        .filter(|number| **number != NONE)
        .max()
        .map(|most| *most as usize + 1)
        .unwrap_or(0);
    let empty = HotRow {
        frame: FrameId(NONE),
        self_s: FamilyRow::default(),
        total_s: FamilyRow::default(),
        mix: Mix::default(),
    };
    let mut rows = vec![empty; count];
    let mut by_frame = vec![FamilyRow::default(); number_of.len()];
    let mut met = vec![NONE; count];
    let number = |frame: FrameId| {
        let number = number_of.get(frame.row()).copied();
        number.filter(|number| *number != NONE && !run.is_ours(frame))
    };
    for (at, seconds) in contexts.iter().enumerate() {
        let context = ContextId(at as u32);
        if mixes[at] != Mix::default()
            && let Some(row) = run.own_leaf(context).and_then(number)
        {
            rows[row as usize].mix.add(&mixes[at]);
        }
        if seconds.iter().all(|seconds| *seconds == 0.0) {
            continue;
        }
        for family in Family::ALL {
            let seconds = seconds[family.index()];
            if seconds > 0.0
                && let Some(frame) = run.bearer(context, family)
                && let Some(row) = number(frame)
            {
                rows[row as usize].self_s[family.index()] += seconds;
                by_frame[frame.row()][family.index()] += seconds;
            }
        }
        for frame in run.stack(context).flat_map(|frame| run.inlined(frame)) {
            if let Some(row) = number(frame).map(|row| row as usize)
                && met[row] != context.0
            {
                met[row] = context.0;
                for (sum, seconds) in rows[row].total_s.iter_mut().zip(seconds) {
                    *sum += seconds;
                }
                if rows[row].frame.0 == NONE {
                    rows[row].frame = frame;
                }
            }
        }
    }
    for (row, frame) in most_of(&rows, &by_frame, number, line_of) {
        rows[row].frame = frame;
    }
    let sum = |row: &FamilyRow| row.iter().sum::<f64>();
    rows.retain(|row| row.frame.0 != NONE);
    rows.sort_by(|a, b| {
        let (a_self, b_self) = (sum(&a.self_s), sum(&b.self_s));
        b_self
            .total_cmp(&a_self)
            .then(sum(&b.total_s).total_cmp(&sum(&a.total_s)))
            .then(a.frame.cmp(&b.frame))
    });
    rows
}

/// The part of a function's time in itself from which on it stands for what it computes, though it waits longer in calls.
const COMPUTES: f64 = 0.1;

/// Of each row with time in itself the frame that stands for it.
fn most_of(
    rows: &[HotRow],
    by_frame: &[FamilyRow],
    number: impl Fn(FrameId) -> Option<u32>,
    line_of: &[u32],
) -> Vec<(usize, FrameId)> {
    let compute = Family::Compute.index();
    let family_of: Vec<usize> = (rows.iter())
        .map(|row| {
            if row.self_s[compute] > COMPUTES * row.self_s.iter().sum::<f64>() {
                return compute;
            }
            (0..row.self_s.len()).fold(0, |most, family| {
                if row.self_s[family] > row.self_s[most] {
                    family
                } else {
                    most
                }
            })
        })
        .collect();
    let mut of_line: HashMap<(u32, u32), f64> = HashMap::new();
    let mut timed = vec![];
    for (at, seconds) in by_frame.iter().enumerate() {
        let frame = FrameId(at as u32);
        let Some(row) = number(frame).filter(|_| seconds.iter().any(|seconds| *seconds > 0.0)) else {
            continue;
        };
        let (line, seconds) = (line_of[at], seconds[family_of[row as usize]]);
        *of_line.entry((row, line)).or_default() += seconds;
        timed.push((row, line, seconds, frame));
    }
    timed.sort_by(
        |(row, line, seconds, frame), (other_row, other_line, other_seconds, other)| {
            (row.cmp(other_row))
                .then(of_line[&(*other_row, *other_line)].total_cmp(&of_line[&(*row, *line)]))
                .then(line.cmp(other_line))
                .then(other_seconds.total_cmp(seconds))
                .then(frame.cmp(other))
        },
    );
    timed.dedup_by_key(|(row, ..)| *row);
    timed
        .into_iter()
        .map(|(row, _, _, frame)| (row as usize, frame))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::InstructionKind;
    use crate::fixture::Fixture;

    #[test]
    fn a_function_is_shown_with_the_line_that_has_most_of_what_it_does() {
        let run = Fixture::new("aabbcccddddd")
            .letter('a', "", &["main@app.c:10"])
            .letter('b', "", &["main@app.c:010"]) // another instruction of that line
            .letter('c', "", &["main@app.c:12"])
            .letter('d', "MPI_Send", &["main@app.c:20", "MPI_Send@libmpi.so"])
            .run();
        assert_eq!(run.place(run.hot().functions[0].frame).line, 10);
    }

    #[test]
    fn a_function_has_its_own_time_and_that_of_what_it_calls() {
        let run = Fixture::new("aabcc")
            .letter('a', "", &["main@app.c:1", "solve@app.c:10"])
            .letter('b', "", &["main@app.c:1", "solve@app.c:11", "solve@app.c:12"])
            .letter(
                'c',
                "MPI_Send",
                &["main@app.c:1", "halo@app.c:20", "MPI_Send@libmpi.so"],
            )
            .run();
        let row = |name: &str| {
            run.hot()
                .functions
                .iter()
                .find(|row| run.place(row.frame).function == name)
                .copied()
                .unwrap()
        };
        assert_eq!(row("solve").self_s, [3.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(row("solve").total_s, [3.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(run.place(row("solve").frame).line, 10);
        assert_eq!(row("main").self_s, [0.0; 5]);
        assert_eq!(row("main").total_s, [3.0, 2.0, 0.0, 0.0, 0.0]);
        assert_eq!(row("halo").self_s, [0.0, 2.0, 0.0, 0.0, 0.0]);
        assert_eq!(row("MPI_Send").self_s, [0.0; 5]);
        let lines: Vec<u32> = run.hot().lines.iter().map(|row| run.place(row.frame).line).collect();
        assert_eq!(lines, [10, 20, 12, 1, 11]);
    }

    #[test]
    fn a_wrapper_of_ours_is_no_function_of_the_program() {
        let run = Fixture::new("aaab")
            .letter('a', "", &["main@app.c:1", "body_fwrite@libsteelyard.so"])
            .letter(
                'b',
                "fwrite",
                &["main@app.c:1", "body_fwrite@libsteelyard.so", "fwrite@libc.so.6"],
            )
            .edit(|profile| {
                let ours = profile.strings.intern("ours");
                for row in 0..profile.tables.modules.len() {
                    if profile.strings.get(profile.tables.modules.path[row]) == "libsteelyard.so" {
                        profile.tables.modules.kind[row] = ours;
                    }
                }
            })
            .run();
        let names: Vec<&str> = (run.hot().functions.iter())
            .map(|row| run.place(row.frame).function)
            .collect();
        assert_eq!(names, ["main", "fwrite"]);
        assert_eq!(run.hot().functions[0].self_s, [3.0, 0.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn a_stub_is_part_of_the_function_that_calls_through_it() {
        let run = Fixture::new("aaab")
            .letter('a', "", &["main@app.c:1", "draw@app.c:7"])
            .letter('b', "", &["main@app.c:1", "draw@app.c:7", "rand@app:0"])
            .edit(|profile| {
                let name = profile.strings.intern("rand@plt");
                profile.tables.frames.function[2] = name;
            })
            .run();
        let context = crate::ContextId(run.tables().samples.context[3]);
        assert_eq!(run.place(run.own_frame(context).unwrap()).to_string(), "draw (app.c:7)");
        let row = run.hot().functions[0];
        assert_eq!((run.place(row.frame).function, row.self_s[0]), ("draw", 4.0));
    }

    #[test]
    fn instructions_are_counted_where_they_are_known() {
        let run = Fixture::new("aaabU")
            .letter('a', "", &["v@app.c:1"])
            .letter('b', "", &["m@app.c:2"])
            .instruction('a', "vector", 256)
            .instruction('b', "memory", 0)
            .run();
        let mix = run.hot().mix;
        assert_eq!(mix.share(InstructionKind::Vector), Some(0.75));
        assert_eq!((mix.unknown_s, mix.widest_bits, mix.samples), (1.0, 256, 4));
    }
}
