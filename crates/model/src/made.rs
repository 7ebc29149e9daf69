//! Code that a program made while it ran and that has no name.

use crate::class::Family;
use crate::run::Run;
use format::module;
use format::runtimes::Runtime;

impl Run {
    /// Seconds of computing in it, all processes together.
    pub fn nameless_made_s(&self) -> f64 {
        let rows = self.hot().functions.iter();
        let made = rows.filter(|row| {
            let place = self.place(row.frame);
            place.function.is_empty() && place.file.is_empty() && place.module.is_empty()
        });
        made.map(|row| row.self_s[Family::Compute.index()]).sum()
    }

    /// Runtimes that make code and that the run's processes have loaded, each once.
    pub fn runtimes(&self) -> Vec<&'static Runtime> {
        let paths = self.tables().modules.path.iter().map(|path| self.text(*path));
        let mut found: Vec<&Runtime> = paths
            .filter_map(|path| module::runtime(text::file_name(path)))
            .collect();
        found.sort_by_key(|runtime| runtime.name);
        found.dedup();
        found
    }
}
