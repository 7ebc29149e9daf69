//! Frames of Python put where they belong in a stack of machine code.
//!
//! Each call of the interpreter (`_PyEval_EvalFrameDefault`) on the stack carries out one or more frames of Python: up to the
//! one that it was entered for. They stand further out than it: the function of Python has the interpreter carry it out. Where
//! both stacks are whole and do not match, the machine code alone is kept. While the interpreter collects garbage, what its
//! innermost call called is that.

use format::region::{Header, PythonCode, PythonFrame, Record};
use std::collections::HashMap;
use std::ops::Range;

/// What a process says of its interpreter.
#[derive(Default)]
pub struct Python {
    eval: Range<u64>,
    /// Of Python 3.
    minor: u8,
    codes: HashMap<u32, PythonCode>,
}

/// A step of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Index of an address.
    Native(usize),
    Python(PythonFrame),
    /// Not of any code: what the interpreter was called for is the collection of garbage.
    Collection,
}

impl Python {
    pub fn new(header: &Header, records: &[Record]) -> Self {
        let codes = records.iter().filter_map(PythonCode::of);
        Self {
            eval: header.python_eval..header.python_eval_end,
            minor: header.python_version as u8,
            codes: codes.map(|code| (code.number, code)).collect(),
        }
    }

    /// An address of the interpreter's code.
    pub fn interpreter(&self) -> u64 {
        self.eval.start
    }

    /// The code of a frame, and the line that it is in.
    pub fn place(&self, frame: PythonFrame) -> Option<(&PythonCode, u32)> {
        let code = self.codes.get(&frame.code)?;
        let line = |place| symbols::python_line(self.minor, &code.lines, code.first_line, place);
        Some((code, frame.place.and_then(line).unwrap_or(code.first_line)))
    }

    /// The steps of a stack, innermost first. `whole`: the addresses reach the thread's outermost frame; `collecting`: the
    /// thread collects garbage.
    pub fn merged(&self, addresses: &[u64], words: &[u64], whole: bool, mut collecting: bool) -> Vec<Step> {
        let mut steps = Vec::with_capacity(addresses.len() + words.len());
        let is_eval = |(n, address): (usize, &u64)| self.eval.contains(&address.wrapping_sub(u64::from(n > 0)));
        let evals = (addresses.iter().enumerate()).filter(|call| is_eval(*call)).count();
        let frames: Vec<PythonFrame> = words.iter().map(|word| PythonFrame::from(*word)).collect();
        let mut groups = frames.split_inclusive(|frame| frame.entry).peekable();
        let (entries, cut) = (groups.clone().count(), frames.last().is_some_and(|frame| !frame.entry));
        // The innermost call may not have begun its frame yet, or have ended it.
        let mut begun = match (evals.checked_sub(entries), whole) {
            (Some(0), _) => true,
            (Some(1), true) if !cut => false,
            (Some(_), true) if cut => true,
            (None, false) => true,
            _ => {
                steps.extend((0..addresses.len()).map(Step::Native));
                return steps;
            }
        };
        for (n, address) in addresses.iter().enumerate() {
            let is_eval = is_eval((n, address));
            if is_eval && std::mem::take(&mut collecting) {
                steps.push(Step::Collection);
            }
            steps.push(Step::Native(n));
            if is_eval
                && std::mem::replace(&mut begun, true)
                && let Some(group) = groups.next()
            {
                steps.extend(group.iter().copied().map(Step::Python));
            }
        }
        steps.extend(groups.flatten().copied().map(Step::Python));
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters of machine code are addresses, an E is in the interpreter; digits are code of Python, with a dot behind it the
    /// one that the interpreter was entered for. Innermost first.
    fn merged(native: &str, python: &str, whole: bool) -> String {
        merged_of(native, python, whole, false)
    }

    fn merged_of(native: &str, python: &str, whole: bool, collecting: bool) -> String {
        let interpreter = Python {
            eval: 100..101,
            ..Python::default()
        };
        let address = |(n, letter): (usize, char)| if letter == 'E' { 100 + u64::from(n > 0) } else { 1 };
        let addresses: Vec<u64> = native.chars().enumerate().map(address).collect();
        let mut words: Vec<u64> = Vec::new();
        for letter in python.chars() {
            match letter.to_digit(10) {
                Some(digit) => words.push(1 << 63 | u64::from(digit)),
                None => *words.last_mut().unwrap() |= 1 << 62,
            }
        }
        let steps = interpreter.merged(&addresses, &words, whole, collecting).into_iter();
        let letter = |step| match step {
            Step::Native(n) => native.chars().nth(n).unwrap(),
            Step::Python(frame) => char::from_digit(frame.code, 10).unwrap(),
            Step::Collection => '*',
        };
        steps.map(letter).collect()
    }

    #[test]
    fn each_call_of_the_interpreter_has_its_frames() {
        assert_eq!(merged("aEbEm", "12.3.", true), "aE12bE3m");
        assert_eq!(merged("Em", "1.", true), "E1m");
        assert_eq!(merged("abm", "", true), "abm");
    }

    #[test]
    fn a_call_that_has_not_begun_has_none() {
        assert_eq!(merged("EbEm", "3.", true), "EbE3m");
        assert_eq!(merged("Em", "", true), "Em");
    }

    #[test]
    fn what_the_innermost_call_called_is_the_collection() {
        assert_eq!(merged_of("aEbEm", "12.3.", true, true), "a*E12bE3m");
        assert_eq!(merged_of("aEm", "1.2.", true, true), "aEm");
    }

    #[test]
    fn what_is_cut_is_put_together_from_within() {
        assert_eq!(merged("aEb", "12.3.4.", false), "aE12b34");
        assert_eq!(merged("aEbEm", "12.3", true), "aE12bE3m");
        assert_eq!(merged("aEbEcEm", "12.3", true), "aE12bE3cEm");
        assert_eq!(merged("ab", "1.", false), "ab1");
    }

    #[test]
    fn what_does_not_match_stays_machine_code() {
        assert_eq!(merged("aEbEcEm", "1.", true), "aEbEcEm");
        assert_eq!(merged("aEm", "1.2.", true), "aEm");
        assert_eq!(merged("abm", "1.", true), "abm");
    }
}
