//! The tables of `launchers.toml`, as types.

use crate::option::{Dashes, Options};
use serde::Deserialize;
use std::sync::OnceLock;

/// A grammar of options that one or several executables have.
#[derive(Debug, Deserialize)]
pub struct Family {
    pub id: String,
    pub name: String,
    pub executables: Vec<String>,
    #[serde(default)]
    pub shared: Vec<String>,
    #[serde(default)]
    version: Vec<String>,
    extends: Option<String>,
    pub dashes: Dashes,
    pub separator: String,
    pub ends: String,
    #[serde(default)]
    pub subcommands: Vec<String>,
    ranks: Vec<String>,
    #[serde(default)]
    times: Vec<String>,
    pub file_example: String,
    /// Subcommands that return before the job has run …
    #[serde(default)]
    pub detach: Vec<String>,
    /// … unless one of these options is given.
    #[serde(default)]
    pub attach: Vec<String>,
    #[serde(flatten)]
    pub options: Options,
}

impl Family {
    /// Whether the value of this option is the number of ranks.
    pub fn is_ranks(&self, option: &str) -> bool {
        self.ranks.iter().any(|name| self.dashes.same(name, option))
    }

    /// Whether the value of this option multiplies the number of ranks.
    pub fn is_times(&self, option: &str) -> bool {
        self.times.iter().any(|name| self.dashes.same(name, option))
    }
}

/// A command that runs the command that follows it.
#[derive(Debug, Deserialize)]
pub struct Front {
    pub name: String,
    /// Words between its options and the command.
    #[serde(default)]
    pub words: usize,
    /// Whether NAME=VALUE words come before the command.
    #[serde(default)]
    pub assignments: bool,
    /// Whether -10 is an option of its own.
    #[serde(default)]
    pub number: bool,
    /// Whether every word that begins with a dash is an option that takes nothing.
    #[serde(default)]
    pub any: bool,
    #[serde(flatten)]
    pub options: Options,
}

#[derive(Debug, Deserialize)]
struct Unsupported {
    executables: Vec<String>,
}

/// All of `launchers.toml`.
#[derive(Debug, Deserialize)]
pub struct Table {
    #[serde(rename = "family")]
    pub families: Vec<Family>,
    #[serde(rename = "front")]
    pub fronts: Vec<Front>,
    unsupported: Unsupported,
}

const TEXT: &str = include_str!("launchers.toml");

impl Table {
    /// Whether a front end may have this name. Most programs are none, and to learn that every rank of a run would read
    /// the whole table.
    pub fn may_have_front(executable: &str) -> bool {
        TEXT.contains(&format!("\nname = \"{executable}\"\n"))
    }

    /// The table that is compiled in.
    pub fn get() -> &'static Table {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(|| {
            let mut table: Table = toml::from_str(TEXT).expect("it is compiled in, and a test parses it");
            table.inherit();
            table
        })
    }

    fn inherit(&mut self) {
        for index in 0..self.families.len() {
            let Some(base) = self.families[index].extends.clone() else {
                continue;
            };
            if let Some(options) = self.families.iter().find(|f| f.id == base).map(|f| f.options.clone()) {
                self.families[index].options.extend(&options);
            }
        }
    }

    /// Families with an executable of this name; several only where the name is shared and `version` (what
    /// `NAME --version` prints) does not tell which it is.
    pub fn candidates(&self, executable: &str, version: Option<&str>) -> Vec<&Family> {
        let named = |list: &[String]| list.iter().any(|name| name == executable);
        let own = self.families.iter().filter(|f| named(&f.executables));
        let all: Vec<&Family> = own.chain(self.families.iter().filter(|f| named(&f.shared))).collect();
        let told = all
            .iter()
            .filter(|f| version.is_some_and(|v| f.version.iter().any(|text| v.contains(text.as_str()))));
        let told: Vec<&Family> = told.copied().collect();
        if told.is_empty() { all } else { told }
    }

    /// Whether it is a launcher that none of the families describes.
    pub fn is_unsupported(&self, executable: &str) -> bool {
        self.unsupported.executables.iter().any(|name| name == executable)
    }

    /// The front end of this name.
    pub fn front(&self, executable: &str) -> Option<&Front> {
        self.fronts.iter().find(|front| front.name == executable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_keys_are_those_that_are_read() {
        let raw: toml::Table = toml::from_str(TEXT).unwrap();
        let options = "none one two pair optional library print file";
        let family = "id name executables shared version extends dashes separator ends subcommands ranks times \
                      file_example detach attach";
        let front = "name words assignments number any";
        for (table, keys) in [("family", family), ("front", front)] {
            let known: BTreeSet<&str> = keys.split_whitespace().chain(options.split_whitespace()).collect();
            for row in raw[table].as_array().unwrap() {
                for key in row.as_table().unwrap().keys() {
                    assert!(known.contains(key.as_str()), "{table}: unknown key {key}");
                }
            }
        }
    }

    #[test]
    fn every_family_is_well_formed() {
        let table = Table::get();
        let ids: BTreeSet<&str> = table.families.iter().map(|f| f.id.as_str()).collect();
        assert_eq!(ids.len(), table.families.len(), "ids are unique");
        for family in &table.families {
            for name in family.ranks.iter().chain(&family.times).chain(&family.attach) {
                assert!(
                    family.options.find(name, family.dashes).is_some(),
                    "{}: {name} is not an option",
                    family.id
                );
            }
            assert!(
                family.extends.as_deref().is_none_or(|base| ids.contains(base)),
                "{}",
                family.id
            );
            for word in family.options.names() {
                assert!(word.starts_with('-') && word.len() > 1, "{}: {word}", family.id);
            }
            assert!(!family.executables.is_empty() || !family.shared.is_empty());
            assert!(
                family.shared.is_empty() || !family.version.is_empty(),
                "{} cannot be told apart",
                family.id
            );
        }
    }

    #[test]
    fn every_front_end_is_found_without_the_table() {
        for front in &Table::get().fronts {
            assert!(Table::may_have_front(&front.name), "{}", front.name);
        }
        assert!(!Table::may_have_front("true"));
    }

    #[test]
    fn no_executable_has_two_meanings() {
        let table = Table::get();
        let mut seen = BTreeSet::new();
        let owned = table.families.iter().flat_map(|f| &f.executables);
        for name in owned
            .chain(table.fronts.iter().map(|f| &f.name))
            .chain(&table.unsupported.executables)
        {
            assert!(seen.insert(name), "{name} occurs twice");
        }
    }
}
