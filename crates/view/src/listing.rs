//! Machine code of the hottest functions, for code whose source is not here.
//!
//! Seconds are those of the ranks while they compute, at the instruction that was sampled.

use crate::document::{Instruction, Listing};
use format::tables::Str;
use model::{ContextId, Family, FrameId, InstructionKind, Run, by_most};
use std::collections::{BTreeMap, HashMap};
use symbols::{Code, Files, Step, code};

/// Instructions shown of a function.
const LONGEST: usize = 240;

/// Instructions before and after a sampled one, where a function is too long to be shown whole.
const AROUND: usize = 10;

/// A function with less than this share of the computing time is not shown.
const LEAST: f64 = 0.001;

/// What stands where instructions are left out.
const GAP: &str = "…";

/// A function: module and name.
type Function = (u32, Str);

/// Seconds by address.
type Spots = BTreeMap<u64, f64>;

/// The hottest `count` functions whose module's file is still the one that ran. Those without source text, which
/// `has_text` tells of a file, come first. `number` is the number of a text in the scene.
pub fn listings(
    run: &Run,
    files: &dyn Files,
    count: usize,
    has_text: &dyn Fn(&str) -> bool,
    number: &dyn Fn(&str) -> Option<u32>,
) -> Vec<Listing> {
    let mut modules: BTreeMap<u32, Vec<(Function, Spots)>> = BTreeMap::new();
    for (function, spots) in hottest(run, count, has_text) {
        modules.entry(function.0).or_default().push((function, spots));
    }
    let table = &run.tables().modules;
    let mut listings = Vec::new();
    for (module, functions) in modules {
        let row = module as usize;
        let text = |column: &[Str]| column.get(row).map_or("", |id| run.text(*id));
        let mut addresses: Vec<u64> = functions.iter().flat_map(|(_, spots)| spots.keys().copied()).collect();
        addresses.sort_unstable();
        addresses.dedup();
        let path = text(&table.path);
        let Ok(found) = code(files, path, text(&table.build_id), text(&table.kind), &addresses) else {
            continue;
        };
        let name = text::file_name(path);
        for ((_, function), spots) in functions {
            let instructions = instructions(&found, &spots, number);
            if let (Some(function), Some(module), false) =
                (number(run.text(function)), number(name), instructions.is_empty())
            {
                let seconds: f64 = spots.values().sum();
                listings.push((
                    seconds,
                    Listing {
                        function,
                        module,
                        instructions,
                    },
                ));
            }
        }
    }
    listings.sort_by(|a, b| b.0.total_cmp(&a.0));
    listings.into_iter().map(|(_, listing)| listing).collect()
}

/// Seconds by function and address of the functions that are worth showing.
fn hottest(run: &Run, count: usize, has_text: &dyn Fn(&str) -> bool) -> Vec<(Function, Spots)> {
    let frames = &run.tables().frames;
    let mut functions: HashMap<Function, (Spots, bool)> = HashMap::new();
    let mut all = 0.0;
    for (context, seconds) in run.context_seconds(|_| true).iter().enumerate() {
        let seconds = seconds[Family::Compute.index()];
        let Some(frame) = run.step(ContextId(context as u32)).filter(|_| seconds > 0.0) else {
            continue;
        };
        all += seconds;
        let FrameId(row) = frame;
        let row = row as usize;
        let (spots, text) = functions.entry((frames.module[row], frames.function[row])).or_default();
        *spots.entry(frames.offset[row]).or_default() += seconds;
        *text |= frames.line[row] > 0 && has_text(run.text(frames.file[row]));
    }
    let mut functions: Vec<_> = functions
        .into_iter()
        .map(|(function, (spots, text))| (function, spots.values().sum::<f64>(), text, spots))
        .filter(|(_, seconds, ..)| *seconds >= LEAST * all)
        .collect();
    functions.sort_by(|a, b| (a.2).cmp(&b.2).then(b.1.total_cmp(&a.1)).then(a.0.cmp(&b.0)));
    functions.truncate(count);
    functions
        .into_iter()
        .map(|(function, _, _, spots)| (function, spots))
        .collect()
}

/// The instructions of the functions that hold these addresses, as many as are shown.
fn instructions(found: &[Code], spots: &Spots, number: &dyn Fn(&str) -> Option<u32>) -> Vec<Instruction> {
    let holds = |code: &Code| code.steps.iter().any(|step| spots.contains_key(&step.address));
    let steps: Vec<&Step> = found
        .iter()
        .filter(|code| holds(code))
        .flat_map(|code| &code.steps)
        .collect();
    let mut wanted = vec![steps.len() <= LONGEST; steps.len()];
    let mut hot: Vec<(usize, f64)> = (steps.iter().enumerate())
        .filter_map(|(at, step)| Some((at, *spots.get(&step.address)?)))
        .collect();
    hot.sort_by(by_most);
    let mut shown = 0;
    for (at, _) in hot {
        let around = at.saturating_sub(AROUND)..(at + AROUND + 1).min(steps.len());
        let new = around.clone().filter(|at| !wanted[*at]).count();
        if shown + new <= LONGEST {
            shown += new;
            wanted[around].fill(true);
        }
    }
    let mut instructions: Vec<Instruction> = Vec::new();
    let mut last = None;
    for (at, step) in steps.iter().enumerate().filter(|(at, _)| wanted[*at]) {
        if last.is_some_and(|last| last + 1 != at) {
            instructions.push(Instruction {
                offset: step.address,
                text: GAP.into(),
                kind: "gap".into(),
                ..Instruction::default()
            });
        }
        last = Some(at);
        instructions.push(Instruction {
            offset: step.address,
            text: step.text.clone(),
            seconds: spots.get(&step.address).copied().unwrap_or(0.0),
            kind: step.class.map_or("", InstructionKind::word).into(),
            line: step.line,
            file: number(&step.file).unwrap_or(0),
        });
    }
    instructions
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;
    use std::io;
    use std::path::Path;
    use symbols::Bytes;

    struct Nothing;

    impl Files for Nothing {
        fn open(&self, _: &Path) -> io::Result<Bytes> {
            Err(io::ErrorKind::NotFound.into())
        }
    }

    fn steps(count: u64) -> Vec<Code> {
        let step = |address| Step {
            address,
            text: format!("nop {address}"),
            class: None,
            file: String::new(),
            line: 0,
        };
        vec![Code {
            steps: (0..count).map(step).collect(),
        }]
    }

    #[test]
    fn a_short_function_is_whole() {
        let shown = instructions(&steps(200), &BTreeMap::from([(7, 1.5)]), &|_| None);
        assert_eq!(shown.len(), 200);
        assert_eq!((shown[7].seconds, shown[8].seconds), (1.5, 0.0));
    }

    #[test]
    fn a_long_one_is_shown_around_its_hot_spots() {
        let shown = instructions(&steps(10_000), &BTreeMap::from([(100, 1.0), (9_000, 2.0)]), &|_| None);
        assert_eq!(shown.len(), 43, "twice ten before, the spot, ten after, and a gap");
        assert_eq!((shown[21].kind.as_str(), shown[21].text.as_str()), ("gap", "…"));
        assert_eq!((shown[20].offset, shown[22].offset), (110, 8_990));
        // Everything is hot: the hottest as far as there is room.
        let hot = (0..10_000).map(|at| (at, at as f64)).collect();
        let shown = instructions(&steps(10_000), &hot, &|_| None);
        assert!(shown.len() <= LONGEST && shown.last().unwrap().offset == 9_999);
    }

    #[test]
    fn functions_without_source_come_first_and_rare_ones_not_at_all() {
        let run = Fixture::new("U1000a20b3c1")
            .letter('a', "", &["main@app.c:1", "with@app.c:10"])
            .letter('b', "", &["main@app.c:1", "fft@libfft.so"])
            .letter('c', "", &["main@app.c:1", "rare@libfft.so"])
            .run();
        let names = |count: usize| -> Vec<String> {
            let found = hottest(&run, count, &|file| file == "app.c");
            found.iter().map(|((_, name), _)| run.text(*name).to_string()).collect()
        };
        let all = names(10);
        assert!(!all.contains(&"rare".to_string()), "{all:?}");
        assert!(
            all.iter().position(|name| name == "fft") < all.iter().position(|name| name == "with"),
            "{all:?}"
        );
        assert_eq!(names(1).len(), 1);
        assert!(listings(&run, &Nothing, 10, &|_| false, &|_| Some(1)).is_empty());
    }
}
