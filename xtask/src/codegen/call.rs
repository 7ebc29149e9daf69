//! Wrapped calls of every interface: their numbers, and the tables of them for C and Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, ensure};
use serde::Deserialize;

use super::class::{Class, Classes};
use super::rust;
use crate::output::Outputs;

/// Where the numbers are kept, so that they never change.
const LOCK: &str = "api/ids.toml";

/// One wrapped call.
#[derive(Clone, Default)]
pub struct Call {
    /// Name as in its standard; with it, its C constant is `CALL_<name>`.
    pub name: String,
    /// What people read where it is not the name.
    pub label: Option<String>,
    /// Id in classes.toml.
    pub class: String,
    /// mpi, posix, stdio, pthread, openmp.
    pub interface: String,
    /// What its group is for.
    pub doc: String,
    /// How its bytes are counted, as written in the table.
    pub volume: Option<String>,
    /// What they are: sent, received, …
    pub means: Option<String>,
    /// How received bytes are counted in a call that also sends.
    pub second: Option<String>,
    /// Ids in tags.toml.
    pub tags: Vec<String>,
    /// Every call is timed, not one in a stride.
    pub always_timed: bool,
    /// The library that has it, by its name in libraries.toml; none for libc.
    pub library: Option<String>,
    /// Found in libmpi rather than in libc.
    pub is_mpi: bool,
    /// The kind of what it waits for, by its name in the enumeration `await`.
    pub awaits: Option<String>,
    /// The wrapper is written by hand.
    pub by_hand: bool,
    /// Made by its number alone: libc has no such function.
    pub by_number: bool,
    /// Has no symbol of its own (the twin of a call, for pipes and sockets).
    pub is_twin: bool,
}

impl Call {
    /// libc does it without calling anything that is wrapped: what is called within comes from a signal handler.
    fn is_leaf(&self) -> bool {
        matches!(self.interface.as_str(), "posix" | "pthread")
    }
}

/// `api/tags.toml`: what rules ask of a call, whatever its name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tags {
    tag: Vec<Tag>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tag {
    id: String,
    doc: String,
}

impl Tags {
    /// The variants of these tags, which must be in the table.
    fn variants(&self, call: &Call) -> anyhow::Result<String> {
        let variants: Vec<String> = (call.tags.iter())
            .map(|id| {
                let known = self.tag.iter().any(|tag| tag.id == *id);
                ensure!(known, "{}: no tag \"{id}\" in api/tags.toml", call.name);
                Ok(format!("Tag::{}", rust::type_name(id)))
            })
            .collect::<anyhow::Result<_>>()?;
        Ok(format!("&[{}]", variants.join(", ")))
    }
}

/// `api/darshan.toml`: what Darshan sums up as one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sums {
    sum: Vec<Sum>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sum {
    name: String,
    class: String,
    interface: String,
    #[serde(default)]
    tags: Vec<String>,
}

/// Calls with their numbers, in the order of the numbers.
pub struct Numbered {
    pub calls: Vec<(u32, Call)>,
}

impl Numbered {
    /// Gives every call the number it has had before, and new ones the next free numbers.
    pub fn new(calls: Vec<Call>, old: &BTreeMap<String, u32>) -> anyhow::Result<Self> {
        let mut seen = BTreeSet::new();
        for call in &calls {
            ensure!(seen.insert(call.name.clone()), "{} is listed twice", call.name);
        }
        let taken: BTreeSet<u32> = old.values().copied().collect();
        ensure!(taken.len() == old.len(), "{LOCK} gives one number twice");
        ensure!(!taken.contains(&0), "{LOCK} uses 0, which means no call");
        let mut next = taken.last().copied().unwrap_or(0);
        let mut numbered: Vec<(u32, Call)> = calls
            .into_iter()
            .map(|call| {
                let number = old.get(&call.name).copied().unwrap_or_else(|| {
                    next += 1;
                    next
                });
                (number, call)
            })
            .collect();
        numbered.sort_by_key(|(number, _)| *number);
        Ok(Self { calls: numbered })
    }

    /// The numbers used before.
    pub fn locked(root: &Path) -> anyhow::Result<BTreeMap<String, u32>> {
        if !root.join(LOCK).exists() {
            return Ok(BTreeMap::new());
        }
        crate::read_table(root, "ids.toml")
    }

    /// Adds the lock file, `calls.h`, `call_table.c` and `calls.rs`.
    pub fn generate(
        &self,
        old: &BTreeMap<String, u32>,
        classes: &Classes,
        tags: &Tags,
        sums: &Sums,
        outputs: &mut Outputs,
    ) -> anyhow::Result<()> {
        for (_, call) in &self.calls {
            let known = classes.class.iter().any(|class| class.id == call.class);
            ensure!(known, "{}: no class \"{}\" in api/classes.toml", call.name, call.class);
        }
        outputs.add(LOCK, self.lock_file(old)?);
        outputs.add("collector/gen/calls.h", self.c_header(classes)?);
        outputs.add("collector/gen/call_table.c", self.c_table()?);
        outputs.add_rust("crates/format/src/gen/calls.rs", &self.rust_module(tags, sums)?)
    }

    /// Names that have gone keep their numbers, so that none is given twice.
    fn lock_file(&self, old: &BTreeMap<String, u32>) -> anyhow::Result<String> {
        let mut numbers: BTreeMap<u32, &str> = old.iter().map(|(name, number)| (*number, name.as_str())).collect();
        numbers.extend(self.calls.iter().map(|(number, call)| (*number, call.name.as_str())));
        let mut text =
            String::from("# The number of every call, for ever. Kept by `cargo xtask codegen`; do not edit.\n\n");
        for (number, name) in numbers {
            writeln!(text, "{name} = {number}")?;
        }
        Ok(text)
    }

    fn c_header(&self, classes: &Classes) -> anyhow::Result<String> {
        let mut text = String::from(
            "/* Numbers of classes and calls. Made from api/ by `cargo xtask codegen`; do not edit. */\n\n\
             #ifndef STEELYARD_CALLS_H\n#define STEELYARD_CALLS_H\n\n#include <stdint.h>\n\nenum call_class {\n",
        );
        for class in &classes.class {
            writeln!(text, "    {}, /* {} */", Class::c_name(&class.id), class.doc)?;
        }
        text += "};\n\n/* Bits of call_info.flags. */\nenum call_flag {\n\
                 \x20   CALL_IS_MPI = 1,       /* to be found in libmpi; also under its name with P in front */\n\
                 \x20   CALL_ALWAYS_TIMED = 2, /* its stride is and stays 1 */\n\
                 \x20   CALL_HAS_VOLUME = 4,   /* counts bytes */\n\
                 \x20   CALL_IS_TWIN = 8,      /* another call on a pipe, socket or device: no symbol of its own */\n\
                 \x20   CALL_IS_MATH = 16,     /* a routine of mathematics, which has several symbols */\n\
                 \x20   CALL_IS_STREAM = 32,   /* on a stream of libc's */\n\
                 \x20   CALL_IS_LEAF = 64,     /* libc asks the kernel in it, and calls nothing that is wrapped */\n};\n\n\
                 /* The name lies in the table: an address would be one to relocate, in every process. */\n";
        let longest = self.calls.iter().map(|(_, call)| call.name.len()).max().unwrap_or(0);
        writeln!(
            text,
            "struct call_info {{\n    char name[{}];\n    uint8_t class;\n    uint8_t flags;\n    uint8_t awaits; /* enum await */\n}};\n\n\
             /* By number; the name is empty where there is no such call. */\n\
             extern const struct call_info call_table[];\n\nenum call {{\n    CALL_NONE = 0,",
            longest + 1
        )?;
        for (number, call) in &self.calls {
            writeln!(text, "    CALL_{} = {number},", call.name)?;
        }
        let limit = self.calls.last().map_or(1, |(number, _)| number + 1);
        writeln!(
            text,
            "    CALL_LIMIT = {limit} /* one more than the highest */\n}};\n\n#endif"
        )?;
        Ok(text)
    }

    fn c_table(&self) -> anyhow::Result<String> {
        let mut text = String::from(
            "/* Names, classes and flags of calls. Made from api/ by `cargo xtask codegen`; do not edit. */\n\n\
             #include \"calls.h\"\n#include \"records.h\"\n\nconst struct call_info call_table[CALL_LIMIT] = {\n",
        );
        for (_, call) in &self.calls {
            let flags: Vec<&str> = [
                (call.is_mpi, "CALL_IS_MPI"),
                (call.always_timed, "CALL_ALWAYS_TIMED"),
                (call.volume.is_some(), "CALL_HAS_VOLUME"),
                (call.is_twin, "CALL_IS_TWIN"),
                (call.interface == "math", "CALL_IS_MATH"),
                (call.interface == "stdio", "CALL_IS_STREAM"),
                (call.is_leaf(), "CALL_IS_LEAF"),
            ]
            .iter()
            .filter_map(|(set, name)| set.then_some(*name))
            .collect();
            let flags = if flags.is_empty() {
                "0".to_owned()
            } else {
                flags.join(" | ")
            };
            let class = Class::c_name(&call.class);
            let awaits = call
                .awaits
                .as_ref()
                .map_or(String::new(), |kind| format!(", AWAIT_{}", kind.to_uppercase()));
            writeln!(
                text,
                "    [CALL_{0}] = {{\"{0}\", {class}, {flags}{awaits}}},",
                call.name
            )?;
        }
        text += "};\n";
        Ok(text)
    }

    fn rust_module(&self, tags: &Tags, sums: &Sums) -> anyhow::Result<String> {
        let mut text = String::from(
            "//! Wrapped calls by number. Made from `api/` by `cargo xtask codegen`; do not edit.\n\n\
             /// What a call does, whatever its name.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Tag {\n",
        );
        for tag in &tags.tag {
            writeln!(text, "/// {}\n{},", tag.doc, rust::type_name(&tag.id))?;
        }
        text += "}\n\n\
             /// One wrapped call.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Call {\n\
             /// Its number in regions, the same in every version; 0 for a sum of calls.\npub number: u32,\n\
             /// Name as in its standard; \"read (pipe, socket or device)\" for the twins of POSIX calls.\npub name: &'static str,\n\
             /// Id of its class in `api/classes.toml`.\npub class: &'static str,\n\
             /// mpi, posix, stdio, pthread, openmp, or a library's name.\npub interface: &'static str,\n\
             /// What its bytes are: sent, received, posted, prepared, read, written, to the device, from the device,\n\
             /// on devices, as its kind says or not told apart; empty if it counts none.\n\
             pub means: &'static str,\n\
             /// Whether it also counts the bytes it received.\npub receives_too: bool,\n\
             /// What it does.\npub tags: &'static [Tag],\n}\n\n\
             /// Every call, by number.\npub static CALLS: &[Call] = &[\n";
        for (number, call) in &self.calls {
            writeln!(text, "{},", rust_row(*number, call, tags)?)?;
        }
        text +=
            "];\n\n/// What logs of Darshan tell of calls: all of a kind together.\npub static SUMS: &[Call] = &[\n";
        for sum in &sums.sum {
            let call = Call {
                name: sum.name.clone(),
                class: sum.class.clone(),
                interface: sum.interface.clone(),
                tags: sum.tags.clone(),
                ..Call::default()
            };
            writeln!(text, "{},", rust_row(0, &call, tags)?)?;
        }
        text += "];\n\n/// The call of that number; `None` for 0, which means no call, and for numbers unknown.\n\
                 pub fn call(number: u32) -> Option<&'static Call> {\n\
                 CALLS.binary_search_by_key(&number, |call| call.number).ok().map(|index| &CALLS[index])\n}\n\n\
                 /// The call of that name, or the sum of calls.\npub fn call_named(name: &str) -> Option<&'static Call> {\n\
                 CALLS.iter().chain(SUMS).find(|call| call.name == name)\n}\n";
        Ok(text)
    }
}

fn rust_row(number: u32, call: &Call, tags: &Tags) -> anyhow::Result<String> {
    Ok(format!(
        "Call {{ number: {number}, name: {:?}, class: {:?}, interface: {:?}, means: {:?}, receives_too: {}, tags: {} }}",
        call.label.as_deref().unwrap_or(&call.name),
        call.class,
        call.interface,
        call.means.as_deref().unwrap_or(""),
        call.second.is_some(),
        tags.variants(call)?
    ))
}

/// Splits `rule(a, b)` into the rule and what it is given.
pub fn parse_rule(text: &str) -> anyhow::Result<(&str, Vec<&str>)> {
    let (rule, rest) = text
        .split_once('(')
        .with_context(|| format!("\"{text}\" is no rule(parameter, …)"))?;
    let inside = rest
        .strip_suffix(')')
        .with_context(|| format!("\"{text}\" lacks its )"))?;
    Ok((
        rule,
        inside
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
            .collect(),
    ))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Call, Numbered, parse_rule};

    fn calls(names: &[&str]) -> Vec<Call> {
        names
            .iter()
            .map(|name| Call {
                name: (*name).to_owned(),
                ..Call::default()
            })
            .collect()
    }

    #[test]
    fn a_number_once_given_stays() {
        let old = BTreeMap::from([("read".to_owned(), 7), ("gone".to_owned(), 9)]);
        let numbered = Numbered::new(calls(&["write", "read"]), &old).expect("sound");
        let numbers: Vec<_> = numbered
            .calls
            .iter()
            .map(|(number, call)| (call.name.as_str(), *number))
            .collect();
        assert_eq!(numbers, [("read", 7), ("write", 10)]);
        assert!(
            numbered
                .lock_file(&old)
                .expect("text")
                .contains("gone = 9\nwrite = 10\n")
        );
    }

    #[test]
    fn names_and_numbers_are_unique() {
        assert!(Numbered::new(calls(&["read", "read"]), &BTreeMap::new()).is_err());
        let twice = BTreeMap::from([("a".to_owned(), 1), ("b".to_owned(), 1)]);
        assert!(Numbered::new(calls(&["a", "b"]), &twice).is_err());
        assert!(Numbered::new(calls(&["a"]), &BTreeMap::from([("a".to_owned(), 0)])).is_err());
    }

    #[test]
    fn rules_come_apart() {
        assert_eq!(parse_rule("f(a, b)").expect("a rule"), ("f", vec!["a", "b"]));
        assert!(parse_rule("f(a").is_err() && parse_rule("f").is_err());
    }
}
