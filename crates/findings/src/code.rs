//! The code itself: what the instructions under the samples say.

use crate::bound::{IN_ORDER, MOSTLY_MEMORY, bound, how_far, is_apart, is_beyond_caches};
use crate::finding::Finding;
use crate::made::naming;
use crate::mathematics::{hottest_of_mathematics, plain};
use crate::memory::kernel_seconds;
use crate::rule::{Account, Draft, Limit};
use crate::words::{about, by_time, places_of, sampled, seconds_within, share, share_about};
use model::{
    ContextId, Family, FrameId, HotRow, Loop, Mix, NO_FILE, Place, Run, by_most, is_cpython, is_interpreter, is_libm,
};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Doubles in the 128-bit registers that every 64-bit processor has.
const LANES: f64 = 2.0;

/// Functions of the program, but for an interpreter's, with their mean computing seconds a rank: nobody compiles that again.
fn compiled_functions(run: &Run) -> impl Iterator<Item = (&HotRow, f64)> {
    own_functions(run).filter(|(row, _)| is_compiled(run, row))
}

/// Whether a function is the program's own, and that no interpreter.
pub(crate) fn is_compiled(run: &Run, row: &HotRow) -> bool {
    run.is_own(row.frame) && !run.is_script(row.frame) && !is_interpreter(run.place(row.frame).module)
}

/// Functions of the program's machine code with their mean computing seconds a rank.
pub(crate) fn own_functions(run: &Run) -> impl Iterator<Item = (&HotRow, f64)> {
    let ranks = run.ranks().len().max(1) as f64;
    (run.hot().functions.iter())
        .filter(|row| run.is_own(row.frame) && !run.is_script(row.frame))
        .map(move |row| (row, row.self_s[Family::Compute.index()] / ranks))
}

/// Shares of a function's computing in loops that compute one number at a time: of which no iteration needs another, and
/// those that add up.
fn one_at_a_time(row: &HotRow) -> (f64, f64) {
    let share = |kind| row.mix.loop_share(kind).unwrap_or(0.0);
    (share(Loop::Independent), share(Loop::Sum))
}

/// Where so much of a function is outside of all its loops it is called often, and they are too short to be worth vectors.
const SHORT_LOOPS: f64 = 0.2;

fn outside_loops(row: &HotRow) -> f64 {
    let inside = Loop::ALL.iter().filter_map(|kind| row.mix.loop_share(*kind));
    1.0 - inside.sum::<f64>()
}

pub(crate) fn not_vectorised(run: &Run, limit: &Limit) -> Option<Draft> {
    // Where the kernel has most of the time, for pages or the like, a loop's samples are not of its arithmetic.
    let useful = |rank: usize| run.times().useful(rank);
    let in_kernel = |(rank, kernel): (usize, Option<f64>)| kernel.is_some_and(|kernel| kernel > 0.5 * useful(rank));
    if kernel_seconds(run).into_iter().enumerate().any(in_kernel) {
        return None;
    }
    let mut slow: Vec<(&HotRow, f64)> = compiled_functions(run)
        .filter(|(row, _)| row.mix.samples >= Mix::ENOUGH)
        .filter(|(row, _)| row.mix.in_memory_share().is_some_and(|part| part < MOSTLY_MEMORY))
        .filter(|(row, _)| outside_loops(row) < SHORT_LOOPS)
        .map(|(row, compute)| {
            let (independent, sum) = one_at_a_time(row);
            (row, compute, independent + sum)
        })
        .filter(|(_, _, part)| limit.met(*part))
        .map(|(row, compute, part)| (row, compute * part))
        .collect();
    slow.sort_by(by_time);
    let (row, computing) = *slow.first()?;
    let hot = run.place(row.frame);
    let (error, saved) = (sampled(run, computing), 1.0 - 1.0 / LANES);
    let (independent, sum) = one_at_a_time(row);
    let of_samples = |part: f64| share_about(part, row.mix.error_of(part));
    let (why, advice) = match sum > independent {
        false => (
            "by its machine code no iteration needs another's result",
            [
                "Compile with -O3, and with -march=native where the program runs on such processors only. Where that changes nothing, ask the compiler why: -fopt-info-vec-missed (GCC), -Rpass-missed=loop-vectorize (Clang), -qopt-report (Intel).",
                "Often it is pointers that may overlap: where they do not, say restrict, or write #pragma omp simd before the loop (-fopenmp-simd).",
            ],
        ),
        true => (
            "by its machine code only a sum, a product or an extreme goes from one iteration to the next",
            [
                "Let the compiler add in another order: #pragma omp simd reduction(+:sum) before the loop with -fopenmp-simd, or -O3 with -fassociative-math -fno-signed-zeros -fno-trapping-math. The last digits of the sum change.",
                "-march=native makes the registers wider where the program runs on such processors only.",
            ],
        ),
    };
    Some(Draft {
        title: format!(
            "A loop in {hot} is not vectorised and computes for {}, though {why}.",
            seconds_within(computing, error)
        ),
        gain_s: computing * saved,
        gain_error_s: error.map(|error| error * saved),
        gain_basis: "half of that: two numbers at a time, which every 64-bit processor can; newer ones four or eight"
            .into(),
        evidence: vec![format!(
            "Of {} samples in it, {} are in such a loop, whose machine code has no vector arithmetic; {} are at reading and writing memory.",
            row.mix.samples,
            of_samples(independent + sum),
            of_samples(row.mix.in_memory_share().unwrap_or(0.0))
        )],
        advice: advice.map(String::from).to_vec(),
        places: places_of(run, slow.iter().map(|(row, _)| row.frame)),
        ..Draft::default()
    })
}

pub(crate) fn strided_access(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut slow: Vec<(&HotRow, f64)> = compiled_functions(run)
        .filter(|(row, _)| row.mix.samples >= Mix::ENOUGH && is_apart(&row.mix))
        .filter(|(row, _)| row.mix.in_memory_share().is_some_and(|part| limit.met(part)))
        .filter(|(row, _)| is_beyond_caches(run, row))
        .map(|(row, compute)| (row, compute * row.mix.wasted_s / row.mix.known_s()))
        .collect();
    slow.sort_by(by_time);
    let (row, saved) = *slow.first()?;
    let (hot, mix) = (run.place(row.frame), &row.mix);
    let computing = row.self_s[Family::Compute.index()] / run.ranks().len().max(1) as f64;
    Some(Draft {
        title: format!(
            "A loop in {hot} computes for {} on data that lie far apart{}: of each 64-byte cache line little is used.",
            seconds_within(computing, sampled(run, computing)),
            how_far(mix)
        ),
        gain_s: saved,
        gain_error_s: sampled(run, saved),
        gain_basis: "its time at reading and writing memory, less the part of each 64-byte cache line that is used"
            .into(),
        evidence: vec![format!(
            "Of {} samples in it, {} are at reading and writing memory, {} in loops whose next data lie far away, by their code and the registers.",
            mix.samples,
            share_about(mix.in_memory_share()?, mix.error_of(mix.in_memory_share()?)),
            share_about(mix.apart_share()?, mix.error_of(mix.apart_share()?)),
        )],
        advice: vec![IN_ORDER.into()],
        places: places_of(run, slow.iter().map(|(row, _)| row.frame)),
        ..Draft::default()
    })
}

/// The share of the time that one function or library must have to be named alone where nothing else is.
const MOST: f64 = 0.5;
/// Functions of libc that do no more.
const COPIES: [&str; 3] = ["memcpy", "memmove", "memset"];

/// "mostly", or "37 % of it".
fn mostly(seconds: f64, all: f64) -> String {
    match seconds >= MOST * all {
        true => "mostly".to_string(),
        false => format!("{} of it", share(seconds / all)),
    }
}

/// A C++ function by its name alone, without its result, parameters and what a template is made for.
pub(crate) fn without_types(function: &str) -> String {
    let mut name = String::new();
    let mut depth = 0usize;
    for letter in function.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            '(' if depth == 0 => break,
            ' ' if depth == 0 => name.clear(),
            _ if depth == 0 => name.push(letter),
            _ => {}
        }
    }
    if name.is_empty() { function.to_string() } else { name }
}

/// Whether a function is the constructor of C++ that copies an object: `Rec::Rec(Rec const&)`.
pub(crate) fn is_copied(function: &str) -> bool {
    let Some((_, of)) = function
        .strip_suffix(" const&)")
        .and_then(|function| function.rsplit_once('('))
    else {
        return false;
    };
    let (name, class) = (without_types(function), without_types(of));
    let own = class.rsplit("::").next().unwrap_or_default();
    name.strip_suffix(own)
        .is_some_and(|rest| rest.strip_suffix("::") == Some(&class))
}

/// What templates of the C++ library do whose names have these words, and what does less.
const TEMPLATES: [(&[&str], &str); 5] = [
    (
        &["__find"],
        " It looks at one element after the other: a std::unordered_set, or a sorted std::vector with std::binary_search, finds one at once.",
    ),
    (
        &["__advance", "__distance"],
        " It steps from element to element: keep the iterator from one turn to the next, or use a std::vector, whose elements have numbers.",
    ),
    (
        &["sort", "partition", "_heap", "linear_insert", "merge"],
        " It sorts: keep what is in order already, sort numbers of elements where elements are large, and only as far as needed (std::nth_element, std::partial_sort).",
    ),
    (
        &["_Rb_tree"],
        " It goes through a tree (std::map, std::set), from one place in memory to the next: a sorted std::vector, or std::unordered_map where order is not needed, is quicker to look things up in.",
    ),
    (
        &["_Hashtable", "_Map_base", "_Hash"],
        " It looks things up in hash tables: keep the iterator or address of what is found, or number the keys and use a std::vector.",
    ),
];

fn of_template(name: &str) -> &'static str {
    let does = TEMPLATES
        .iter()
        .find(|(words, _)| words.iter().any(|word| name.contains(word)));
    does.map_or("", |(_, does)| does)
}

/// Functions that are named where none has so much, and the least of the time that each has.
const SEVERAL: usize = 3;
const WORTH_A_NAME: f64 = 0.05;

/// Functions of a run with the seconds that they compute themselves, a rank, most first.
struct Computing<'a> {
    run: &'a Run,
    rows: Vec<(&'a HotRow, f64)>,
    /// Seconds of a rank in all.
    elapsed: f64,
    /// Ranks that are beside each other; processes without MPI may be one after the other, and are added up.
    ranks: f64,
}

/// The part of a library's or interpreter's time from which on the program's function that it is for is named.
const OF_A_FUNCTION: f64 = 0.4;

/// The part of a function's time that a line must have to stand beside the function's share.
const OF_A_LINE: f64 = 0.9;

impl Computing<'_> {
    fn of(run: &Run) -> Computing<'_> {
        let ranks = match run.has_mpi() {
            true => run.ranks().len().max(1) as f64,
            false => 1.0,
        };
        let seconds = |row: &HotRow| row.self_s[Family::Compute.index()] / ranks;
        let mut rows: Vec<(&HotRow, f64)> = run.hot().functions.iter().map(|row| (row, seconds(row))).collect();
        rows.sort_by(by_time);
        Computing {
            run,
            rows,
            elapsed: run.times().total() / ranks,
            ranks,
        }
    }

    /// Seconds a rank in which Steelyard starts and ends.
    fn ours(&self) -> f64 {
        let is_ours = |context| (self.run.own_leaf(context)).is_some_and(|leaf| self.run.is_ours(leaf));
        let contexts = self.run.context_seconds(|_| true);
        let seconds = (contexts.iter().enumerate())
            .map(|(context, seconds)| (ContextId(context as u32), seconds[Family::Compute.index()]))
            .filter(|(context, seconds)| *seconds > 0.0 && is_ours(*context));
        seconds.map(|(_, seconds)| seconds).sum::<f64>() / self.ranks
    }

    fn is_most(&self, seconds: f64) -> bool {
        seconds >= MOST * self.elapsed
    }

    fn spent(&self, seconds: f64) -> String {
        if self.run.is_without_seconds() {
            return share(seconds / self.elapsed);
        }
        let spent = seconds_within(seconds, sampled(self.run, seconds));
        match self.elapsed > self.run.elapsed_s() * 1.01 {
            true => format!(
                "{spent} in {} together",
                text::counted(self.run.ranks().len() as f64, "process")
            ),
            false => spent,
        }
    }

    /// What the compiler made of templates in the headers of libraries, if it has most of it: what it does, and for which
    /// function of the program.
    fn in_headers(&self) -> Option<String> {
        let run = self.run;
        let of_headers = |frame: FrameId| run.is_own(frame) && run.is_of_header(frame);
        let rows: Vec<_> = (self.rows.iter()).filter(|(row, _)| of_headers(row.frame)).collect();
        let all: f64 = rows.iter().map(|(_, seconds)| seconds).sum();
        let (first, seconds) = **rows.first().filter(|_| self.is_most(all))?;
        let line = self
            .is_for(OF_A_FUNCTION * all, of_headers)
            .filter(|line| !run.is_of_header(*line))?;
        let name = without_types(run.place(first.frame).function);
        Some(format!(
            "Most of the time is in code from headers of the C++ library and the like, {}, {} in {name}, for {}.{}",
            self.spent(all),
            mostly(seconds, all),
            run.place(line),
            of_template(&name)
        ))
    }

    /// Where a function of the program is called by what the compiler made of templates, as sorting calls what compares: by which,
    /// and the line of the program behind it.
    fn through_headers(&self, row: &HotRow, seconds: f64) -> Option<(String, FrameId)> {
        let run = self.run;
        let of = |frame: FrameId| (run.place(frame).function, run.place(frame).file);
        let is_it = |frame: &FrameId| of(*frame) == of(row.frame);
        let mut callers: HashMap<_, (FrameId, f64)> = HashMap::new();
        for (context, spent) in run.context_seconds(|_| true).iter().enumerate() {
            let context = ContextId(context as u32);
            if spent[Family::Compute.index()] <= 0.0 || !run.own_frame(context).is_some_and(|frame| is_it(&frame)) {
                continue;
            }
            let frames = run.stack(context).flat_map(|frame| run.inlined(frame));
            let mut outer = (frames.skip_while(|frame| !is_it(frame)).skip_while(is_it)).peekable();
            // The outermost is the one that the program called.
            let of_header = |frame: &FrameId| run.is_of_header(*frame);
            let template = std::iter::from_fn(|| outer.next_if(of_header)).last();
            let line = outer.next().filter(|frame| run.is_own(*frame));
            if let (Some(template), Some(line)) = (template, line) {
                let key = (without_types(run.place(template).function), run.place(line));
                let caller = callers.entry(key).or_insert((line, 0.0));
                caller.1 += spent[Family::Compute.index()] / self.ranks;
            }
        }
        let mut callers: Vec<_> = callers.into_iter().collect();
        callers.sort_by(|a, b| b.1.1.total_cmp(&a.1.1).then(a.0.cmp(&b.0)));
        let ((template, _), (line, most)) = callers.into_iter().next()?;
        (most >= OF_A_FUNCTION * seconds).then_some((template, line))
    }

    /// The program's function that has most of the time.
    fn in_function(&self) -> Option<String> {
        let own = self.rows.iter().find(|(row, _)| is_compiled(self.run, row));
        let (row, seconds) = own.filter(|(_, seconds)| self.is_most(*seconds))?;
        // What threads do to each other comes first: to it the rest is due.
        let (why, next) = match crate::sharing::bound(row) {
            Some(why) => (format!(", {why}"), String::new()),
            None => bound(self.run, row).map_or_else(Default::default, |bound| {
                let joint = if bound.why.starts_with("it ") { ": " } else { ", " };
                (format!("{joint}{}", bound.why), bound.next.to_string())
            }),
        };
        let place = self.run.place(row.frame);
        // Of code without names an address would stand for all of it.
        let named = match place.function.is_empty() && place.file.is_empty() {
            true => place.nameless(),
            false => place.to_string(),
        };
        let (by, does) = match self.through_headers(row, *seconds) {
            Some((template, line)) => {
                let does = of_template(&template);
                (format!(", called by {template} for {}", self.run.place(line)), does)
            }
            None => (String::new(), ""),
        };
        let text = format!(
            "Most of the time is in {named}, {}{by}{why}. {}",
            self.spent(*seconds),
            format!("{next}{does}").trim_start()
        );
        Some(text.trim_end().to_string())
    }

    /// Functions of the program, each by its line with most, those with most first, of lines that come so.
    fn own_functions(&self, lines: Vec<(FrameId, f64)>) -> Vec<(FrameId, f64)> {
        let mut at: HashMap<_, usize> = HashMap::new();
        let mut functions: Vec<(FrameId, f64)> = vec![];
        for (frame, seconds) in lines.into_iter().filter(|(frame, _)| self.run.is_own(*frame)) {
            let place = self.run.place(frame);
            match at.entry(place.routine()) {
                Entry::Occupied(known) => functions[*known.get()].1 += seconds,
                Entry::Vacant(new) => {
                    new.insert(functions.len());
                    functions.push((frame, seconds));
                }
            }
        }
        functions.sort_by(by_most);
        functions
    }

    /// The program's own function for which most is computed in some frames, if that is so many seconds a rank.
    fn is_for(&self, least: f64, computes: impl Fn(FrameId) -> bool) -> Option<FrameId> {
        let functions = self.own_functions(self.run.own_compute_for(|_| true, computes));
        let most = functions
            .first()
            .filter(|(_, seconds)| *seconds >= least * self.ranks)?;
        Some(most.0)
    }

    /// Python's own code, if it has most of it: which of its functions, and for which line of the program.
    fn in_python(&self) -> Option<String> {
        let run = self.run;
        let rows: Vec<_> = (self.rows.iter()).filter(|(row, _)| run.is_script(row.frame)).collect();
        let all: f64 = rows.iter().map(|(_, seconds)| seconds).sum();
        let (first, seconds) = **rows.first().filter(|_| self.is_most(all))?;
        let part = mostly(seconds, all);
        // Who calls that function, not who calls another.
        let function = |frame: FrameId| (run.place(frame).module, run.place(frame).function);
        let line = self.is_for(OF_A_FUNCTION * seconds, |frame| {
            function(frame) == function(first.frame)
        });
        let line = line.filter(|frame| run.is_script(*frame) && !run.is_own(first.frame));
        Some(format!(
            "Most of the time is in Python code, {}, {part} in {}{}. The interpreter carries it out an object at a time: doing \
             it less often saves most; else work on whole arrays (numpy), or compile that loop (numba, Cython).",
            self.spent(all),
            run.place(first.frame),
            line.map_or(String::new(), |frame| format!(", called from {}", run.place(frame))),
        ))
    }

    /// The library that has most of it, and for which line of the program.
    fn in_library(&self) -> Option<String> {
        let run = self.run;
        let foreign = || {
            let compiled = |row| is_compiled(run, row);
            self.rows
                .iter()
                .filter(move |(row, _)| !compiled(row) && !run.is_script(row.frame))
        };
        let mut modules: HashMap<&str, f64> = HashMap::new();
        for (row, seconds) in foreign() {
            *modules.entry(run.place(row.frame).module).or_default() += seconds;
        }
        let (module, seconds) = (modules.into_iter())
            .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(a.0)))
            .filter(|(module, seconds)| !module.is_empty() && self.is_most(*seconds))?;
        let functions: Vec<(&str, f64)> = foreign()
            .map(|(row, seconds)| (run.place(row.frame), *seconds))
            .filter(|(place, _)| place.module == module)
            .map(|(place, seconds)| (place.function, seconds))
            .collect();
        let of_first = functions.first().map_or(0.0, |(_, of)| of / seconds);
        // Its parameters tell nothing here.
        let first = (functions.first())
            .and_then(|(name, _)| name.split('(').next())
            .filter(|name| !name.is_empty());
        let first = first.map(|name| if is_libm(module) { plain(name) } else { name });
        let of_mathematics = first.and_then(|name| hottest_of_mathematics(run, name));
        let of_mathematics = of_mathematics.map_or(String::new(), |advice| format!(" {advice}"));
        let copying: f64 = (functions.iter())
            .filter(|(name, _)| COPIES.iter().any(|word| name.contains(word)))
            .map(|(_, seconds)| seconds)
            .sum();
        let line = self.is_for(OF_A_FUNCTION * seconds, |frame| run.place(frame).module == module);
        Some(format!(
            "Most of the time is {}{module}, {}{}{}.{}",
            match is_interpreter(module) {
                true => "in the interpreter ",
                false => "in ",
            },
            self.spent(seconds),
            first.map_or(String::new(), |name| {
                let error = sampled(run, of_first * seconds).map(|error| error / seconds);
                match of_first > 0.5 {
                    true => format!(", mostly in {name}"),
                    false if text::is_known(of_first, error) => {
                        format!(", {} of that in {name}", share_about(of_first, error))
                    }
                    false => String::new(),
                }
            }),
            line.map_or(String::new(), |frame| format!(", for {}", run.place(frame))),
            match copying > seconds / 2.0 {
                true =>
                    " It copies, moves or clears memory: arrays that grow a piece at a time or lose their first elements, or are passed by value, make it do so.",
                false if is_libm(module) => &of_mathematics,
                false if is_cpython(module) =>
                    " It carries out Python's own code, loops over single numbers among it: working on whole arrays (numpy) or compiling that loop (numba, Cython) saves such time.",
                false if is_interpreter(module) =>
                    " It carries out the script's own code, loops over single numbers among it: operations on whole vectors do them in one call.",
                false => "",
            }
        ))
    }

    /// Code that was made while the program ran.
    fn in_no_file(&self) -> Option<String> {
        let made = |row: &HotRow| self.run.place(row.frame).nameless() == NO_FILE && !self.run.is_own(row.frame);
        let seconds: f64 = (self.rows.iter())
            .filter(|(row, _)| made(row))
            .map(|(_, seconds)| seconds)
            .sum();
        self.is_most(seconds).then(|| {
            format!(
                "Most of the time is in {NO_FILE}, {}: what a virtual machine made of the program while it ran; {}.",
                self.spent(seconds),
                naming(self.run)
            )
        })
    }

    /// Functions of a program that calls libraries for most of its computing, with what these compute for them.
    fn for_own(&self) -> Option<String> {
        let run = self.run;
        let foreign = |frame: FrameId| !run.is_own(frame);
        let lent: f64 = run
            .own_compute_for(|_| true, foreign)
            .iter()
            .map(|(_, seconds)| seconds)
            .sum();
        let lines = run.own_compute(|_| true);
        let functions = self.own_functions(lines.clone());
        let all: f64 = functions.iter().map(|(_, seconds)| seconds).sum();
        // Its hottest line is given where it has most of the function.
        let place = |frame: FrameId, of_function: f64| {
            let of_line = lines
                .iter()
                .find(|(line, _)| *line == frame)
                .map_or(0.0, |(_, seconds)| *seconds);
            let place = run.place(frame);
            match of_line < OF_A_LINE * of_function && !place.file.is_empty() {
                true => Place { line: 0, ..place },
                false => place,
            }
        };
        if lent < MOST * all || !self.is_most(all / self.ranks) {
            return None;
        }
        let error = run.times().family_error(Family::Compute);
        let named: Vec<String> = (functions.iter().take(SEVERAL))
            .map(|(frame, seconds)| (place(*frame, *seconds), seconds / self.ranks / self.elapsed))
            .filter(|(_, part)| *part >= WORTH_A_NAME && text::is_known(*part, error))
            .map(|(place, part)| format!("{place} {}", share_about(part, error)))
            .collect();
        (!named.is_empty()).then(|| {
            format!(
                "Most of it is in libraries, for these places of the program: {}.",
                named.join(", ")
            )
        })
    }

    /// The functions that have most of it together.
    fn in_several(&self) -> Option<String> {
        let error = self.run.times().family_error(Family::Compute);
        let several: Vec<String> = (self.rows.iter().take(SEVERAL))
            .map(|(row, seconds)| (row, seconds / self.elapsed))
            .filter(|(_, part)| *part >= WORTH_A_NAME && text::is_known(*part, error))
            .map(|(row, part)| format!("{} {}", self.run.place(row.frame), share_about(part, error)))
            .collect();
        (!several.is_empty()).then(|| format!("No function takes most of it; the hottest: {}.", several.join(", ")))
    }
}

/// Where most of the run's computing is done, and what the code there says of it: in a function of the program; else in a
/// library; else in which functions together.
pub(crate) fn hottest(run: &Run) -> Option<String> {
    let computing = Computing::of(run);
    let ours = computing.ours();
    if computing.elapsed > 0.0 && computing.is_most(ours) {
        return Some(format!(
            "Most of the time is Steelyard's own, {}: it starts and ends in each process, and these are short.",
            computing.spent(ours)
        ));
    }
    let all: f64 = computing.rows.iter().map(|(_, seconds)| seconds).sum();
    if computing.elapsed <= 0.0 || !computing.is_most(all) {
        return None;
    }
    (computing.in_headers())
        .or_else(|| computing.in_function())
        .or_else(|| computing.in_python())
        .or_else(|| computing.in_library())
        .or_else(|| computing.in_no_file())
        .or_else(|| computing.for_own())
        .or_else(|| computing.in_several())
}

/// The same of a function of the program that has most of the time, where no finding has a place in it.
pub(crate) fn beside<'a>(run: &Run, findings: impl Iterator<Item = &'a Finding>) -> Option<String> {
    let computing = Computing::of(run);
    let (row, seconds) = computing.rows.iter().find(|(row, _)| is_compiled(run, row))?;
    let function = run.place(row.frame).function;
    let findings: Vec<&Finding> = findings.collect();
    let told = findings
        .iter()
        .any(|finding| finding.places.iter().any(|place| place.function == function));
    // What is told of computing may be that very function's, by another name: pages of new memory, say.
    let saved: f64 = (findings.iter().filter(|finding| finding.is_of(Account::Compute)))
        .map(|finding| finding.gain_s)
        .sum();
    if told || saved > MOST * seconds {
        None
    } else {
        computing.in_function()
    }
}

/// Members of C++'s containers and iterators that consist of a few instructions: every optimising compiler inlines
/// them, so they appear with time of their own only in code that was compiled without optimisation.
fn is_trivial(function: &str) -> bool {
    let bare = function.split('(').next().unwrap_or("").trim_end_matches(" const");
    let name = bare.rsplit("::").next().unwrap_or("");
    bare.contains("::")
        && [
            "operator[]",
            "operator*",
            "operator++",
            "operator->",
            "operator!=",
            "begin",
            "end",
            "size",
            "base",
            "get",
            "data",
        ]
        .contains(&name)
}

/// Whether a compiler says of itself that it did not optimise. GCC records its options, others do not.
fn says_unoptimised(producer: &str) -> bool {
    let of_gcc = ["GNU C", "GNU Fortran", "GNU F"]
        .iter()
        .any(|name| producer.starts_with(name));
    let mut options = producer
        .split_whitespace()
        .filter(|word| word.starts_with('-'))
        .peekable();
    of_gcc && options.peek().is_some() && options.all(|option| !option.starts_with("-O") || option == "-O0")
}

/// The part of time that optimising saves at least, as a rule: such code becomes twice as fast and more.
const SAVED_BY_OPTIMISING: f64 = 0.5;

/// Code that its compiler says not to have optimised.
fn unoptimised(run: &Run, compute: f64, limit: &Limit) -> Option<Draft> {
    let (frames, modules) = (&run.tables().frames, &run.tables().modules);
    let producer = |row: &HotRow| -> &str {
        let module = frames.module.get(row.frame.row()).map(|module| *module as usize);
        module
            .and_then(|module| modules.producer.get(module))
            .map_or("", |text| run.text(*text))
    };
    let mut slow: Vec<(&HotRow, f64)> = own_functions(run)
        .filter(|(row, seconds)| *seconds > 0.0 && says_unoptimised(producer(row)))
        .collect();
    slow.sort_by(by_time);
    let lost: f64 = slow.iter().map(|(_, seconds)| seconds).sum();
    let (first, _) = *slow.first()?;
    if compute <= 0.0 || !limit.met(lost / compute) {
        return None;
    }
    let options: Vec<&str> = producer(first)
        .split_whitespace()
        .filter(|word| word.starts_with("-O") || word.starts_with("-g"))
        .collect();
    Some(Draft {
        title: format!(
            "{} is compiled without optimisation and computes for {} a {}.",
            run.place(first.frame).module,
            seconds_within(lost, sampled(run, lost)),
            run.rank_noun()
        ),
        gain_s: lost * SAVED_BY_OPTIMISING,
        gain_error_s: sampled(run, lost).map(|error| error * SAVED_BY_OPTIMISING),
        gain_basis: "half of that: -O2 makes such code twice as fast and more".into(),
        evidence: vec![format!(
            "Its compiler recorded {} and no level of optimisation above 0.",
            options.join(" ")
        )],
        advice: vec![OPTIMISE.into()],
        places: places_of(run, slow.iter().map(|(row, _)| row.frame)),
        ..Draft::default()
    })
}

const OPTIMISE: &str =
    "Build with -O2 or -O3 (CMake: -DCMAKE_BUILD_TYPE=RelWithDebInfo, which keeps the line numbers too).";

pub(crate) fn debug_build(run: &Run, limit: &Limit) -> Option<Draft> {
    let compute: f64 = own_functions(run).map(|(_, seconds)| seconds).sum();
    if let Some(draft) = unoptimised(run, compute, limit) {
        return Some(draft);
    }
    let mut trivial: Vec<(&HotRow, f64)> = compiled_functions(run)
        .filter(|(row, seconds)| {
            let place = run.place(row.frame);
            *seconds > 0.0
                && run.outer(row.frame).is_none()
                && place.file.starts_with("/usr/include/c++/")
                && is_trivial(place.function)
        })
        .collect();
    trivial.sort_by(by_time);
    let lost: f64 = trivial.iter().map(|(_, seconds)| seconds).sum();
    if compute <= 0.0 || !limit.met(lost / compute) {
        return None;
    }
    let (first, _) = trivial.first()?;
    Some(Draft {
        title: format!(
            "The program seems to be compiled without optimisation: {} of its computing is in functions like {}, which -O2 removes.",
            share_about(lost / compute, sampled(run, lost).map(|error| error / compute)),
            run.place(first.frame).function
        ),
        gain_s: lost,
        gain_basis: "time of a rank in functions that every optimising compiler inlines".into(),
        evidence: vec![format!(
            "{} such functions of the C++ library have time of their own, {} a {}.",
            trivial.len(),
            about(lost, sampled(run, lost)),
            run.rank_noun()
        )],
        advice: vec![OPTIMISE.into()],
        places: places_of(run, trivial.iter().map(|(row, _)| row.frame)),
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;

    #[test]
    fn functions_of_cpp_are_named_without_types() {
        for (function, name) in [
            (
                "void std::__advance<long*, int>(long*&, int, std::tag)",
                "std::__advance",
            ),
            (
                "std::_Rb_tree<int, std::pair<int, int> >::find(int const&)",
                "std::_Rb_tree::find",
            ),
            (
                "__gnu_cxx::__normal_iterator<int*> std::__find_if<int>(int, int)",
                "std::__find_if",
            ),
            ("step", "step"),
        ] {
            assert_eq!(without_types(function), name);
        }
        let copied = [
            ("Rec::Rec(Rec const&)", true),
            ("a::Rec::Rec(a::Rec const&)", true),
            ("Rec::Rec(int)", false),
            (
                "std::vector<double, std::allocator<double> >::vector(std::vector<double, std::allocator<double> > const&)",
                true,
            ),
            (
                "std::vector<double, std::allocator<double> >::vector(unsigned long, double const&)",
                false,
            ),
        ];
        for (function, copies) in copied {
            assert_eq!(is_copied(function), copies, "{function}");
        }
    }

    #[test]
    fn a_run_that_sorts_says_so_and_for_whom() {
        let sorted = "void std::__introsort_loop<P*>(P*, P*)@/usr/include/c++/12/bits/stl_algo.h:1867";
        let run = Fixture::new("a".repeat(90).as_str())
            .letter('a', "", &["solve@app.cc:7", sorted])
            .run();
        let said = hottest(&run).unwrap();
        assert!(
            said.contains("mostly in std::__introsort_loop, for solve (app.cc:7). It sorts"),
            "{said}"
        );
    }

    #[test]
    fn only_a_compiler_that_records_its_options_says_that_it_did_not_optimise() {
        let says = [
            ("GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O0", true),
            ("GNU Fortran2008 12.2.0 -mtune=generic -g", true),
            ("GNU C17 12.2.0 -mtune=generic -O2 -g", false),
            ("GNU C++17 12.2.0 -Ofast -g", false),
            ("GNU C17 12.2.0", false),
            ("Debian clang version 14.0.6", false),
            ("", false),
        ];
        for (producer, expected) in says {
            assert_eq!(says_unoptimised(producer), expected, "{producer}");
        }
    }

    #[test]
    fn a_debug_build_is_told_by_its_compiler_s_word() {
        let built = |producer: &'static str| {
            let run = Fixture::new("U100")
                .edit(move |profile| {
                    let producer = profile.strings.intern(producer);
                    profile.tables.modules.producer.fill(producer);
                })
                .run();
            let found = crate::find(&run)
                .into_iter()
                .find(|finding| finding.id == "debug_build");
            found.map(|found| found.gain_s)
        };
        assert_eq!(built("GNU C17 12.2.0 -g -O0"), Some(50.0));
        assert_eq!(built("GNU C17 12.2.0 -g -O2"), None);
    }
}
