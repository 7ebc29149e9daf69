//! Options of a command: `--name value`, in any order among its words.

use anyhow::{Context, bail};
use std::str::FromStr;

/// What follows a command's name.
pub struct Arguments(Vec<String>);

impl Arguments {
    /// The words of the command line behind the command.
    pub fn new(words: &[&str]) -> Self {
        Self(words.iter().map(|word| word.to_string()).collect())
    }

    /// The value of an option, else what stands for it.
    pub fn number<T: FromStr>(&mut self, name: &str, otherwise: T) -> anyhow::Result<T> {
        let Some(at) = self.0.iter().position(|word| word == name) else {
            return Ok(otherwise);
        };
        self.0.remove(at);
        let value = (at < self.0.len()).then(|| self.0.remove(at));
        let value = value.with_context(|| format!("{name} wants a number behind it"))?;
        value
            .parse()
            .ok()
            .with_context(|| format!("{name} wants a number, not \"{value}\""))
    }

    /// Whether an option without a value is there.
    pub fn flag(&mut self, name: &str) -> bool {
        let at = self.0.iter().position(|word| word == name);
        at.map(|at| self.0.remove(at)).is_some()
    }

    /// The next word that is no option.
    #[cfg_attr(not(feature = "crates"), allow(dead_code))]
    pub fn word(&mut self, what: &str) -> anyhow::Result<String> {
        let at = self.0.iter().position(|word| !word.starts_with("--"));
        at.map(|at| self.0.remove(at))
            .with_context(|| format!("{what} is missing"))
    }

    /// Fails where something is left.
    pub fn end(self) -> anyhow::Result<()> {
        match self.0.first() {
            Some(word) => bail!("unknown option \"{word}\"; `cargo xtask help` lists them"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_stand_anywhere() {
        let mut arguments = Arguments::new(&["--ranks", "7", "folder", "--seconds", "x"]);
        assert_eq!(arguments.number("--ranks", 1).unwrap(), 7);
        assert_eq!(arguments.number("--per-node", 3).unwrap(), 3);
        assert!(arguments.number("--seconds", 1).is_err());
        assert_eq!(arguments.word("a folder").unwrap(), "folder");
        assert!(arguments.word("another").is_err());
        let mut left = Arguments::new(&["--what"]);
        assert!(left.number("--what", 1).is_err());
        assert!(Arguments::new(&["--what"]).end().is_err());
    }
}
