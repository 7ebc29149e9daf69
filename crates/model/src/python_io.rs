//! What Python does around the calls that open, close and ask: objects, buffers, the fields of an answer.
//!
//! To a sample it is in no call and would look like computing, but without the calls it would not be. A stripped interpreter
//! has no names of these functions, and nothing is said of it.

use crate::class::Class;
use crate::id::FrameId;
use crate::run::Run;
use format::calls::Tag;
use format::words::ModuleKind;

/// Functions of CPython that open and close files, of its exported names and its own.
const OPEN_CLOSE: [&str; 11] = [
    "_io_open",
    "_io_open_impl",
    "iobase_exit",
    "iobase_finalize",
    "_io_TextIOWrapper_close_impl",
    "buffered_close",
    "_io_FileIO_close_impl",
    "textiowrapper_dealloc",
    "fileio_dealloc",
    "os_open_impl",
    "os_close_impl",
];
/// Those that ask.
const STAT: [&str; 6] = [
    "os_stat",
    "os_stat_impl",
    "os_lstat_impl",
    "os_fstat_impl",
    "os_access_impl",
    "posix_do_stat",
];

/// For every context whether it is beneath such a function, and which; empty where none is.
pub(crate) fn around(run: &Run) -> Vec<Option<Tag>> {
    let (contexts, frames) = (&run.tables().contexts, &run.tables().frames);
    let of_frame: Vec<Option<Tag>> = (0..frames.len() as u32)
        .map(|frame| {
            let frame = FrameId(frame);
            let function = run.place(frame).function;
            let tag = match function {
                _ if OPEN_CLOSE.contains(&function) => Tag::OpenClose,
                _ if STAT.contains(&function) => Tag::Stat,
                _ => return None,
            };
            (run.module_kind(frame) == Some(ModuleKind::Python)).then_some(tag)
        })
        .collect();
    if of_frame.iter().all(Option::is_none) {
        return vec![];
    }
    let mut all: Vec<Option<Tag>> = Vec::with_capacity(contexts.len());
    // A parent stands before its children.
    for row in 0..contexts.len() {
        let above = all.get(contexts.parent[row] as usize).copied().flatten();
        all.push(above.or_else(|| of_frame.get(contexts.frame[row] as usize).copied().flatten()));
    }
    all
}

impl Run {
    /// Whether a sample is in no call and in what Python does around calls that open, close or ask; a row of `samples`.
    pub fn is_around_call(&self, row: usize) -> bool {
        let samples = &self.tables().samples;
        samples.call[row] == 0
            && self.sample_classes()[row] == Class::IoMeta
            && self.around(samples.context[row]).is_some()
    }

    fn around(&self, context: u32) -> Option<Tag> {
        self.around_calls.get(context as usize).copied().flatten()
    }

    /// Seconds of a rank, an index into `ranks()`, in Python's functions that open and close, or that ask, with the calls that
    /// they make; those that read or write left out.
    pub fn python_seconds(&self, rank: usize, tag: Tag) -> f64 {
        let context = &self.tables().samples.context;
        let within = self
            .sample_seconds(rank)
            .filter(|(row, _)| self.around(context[*row]) == Some(tag) && self.sample_classes()[*row] == Class::IoMeta);
        within.map(|(_, seconds)| seconds).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::class::Family;
    use crate::fixture::Fixture;
    use format::calls::Tag;

    #[test]
    fn what_python_does_to_open_a_file_is_no_computing() {
        const PYTHON: &str = "/usr/lib/libpython3.11.so";
        let [eval, open, call, add] =
            ["_PyEval_EvalFrameDefault", "_io_open", "type_call", "long_add"].map(|name| format!("{name}@{PYTHON}"));
        let run = Fixture::new("o30l70")
            .letter('o', "", &[&eval, &open, &call])
            .letter('l', "", &[&eval, &add])
            .run();
        assert_eq!(run.times().family(0, Family::Io), 30.0);
        assert_eq!(run.python_seconds(0, Tag::OpenClose), 30.0);
        assert_eq!(run.python_seconds(0, Tag::Stat), 0.0);
    }
}
