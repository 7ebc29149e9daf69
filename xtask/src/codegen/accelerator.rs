//! `api/accelerator.toml`: what programs have a GPU do, through libraries known by name and never linked.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::c::{fold, span};
use super::call::{Call, parse_rule};
use super::mpi::NotWrapped;
use crate::output::Outputs;

/// The table as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AcceleratorTable {
    group: Vec<Group>,
    by_hand: Vec<ByHand>,
    not_wrapped: Vec<NotWrapped>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    doc: String,
    library: String,
    class: String,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default = "plain")]
    forms: Vec<String>,
    bytes: Option<String>,
    direction: Option<String>,
    kind: Option<String>,
    calls: BTreeMap<String, String>,
}

fn plain() -> Vec<String> {
    vec![String::new()]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByHand {
    doc: String,
    library: String,
    class: String,
    names: Vec<String>,
}

/// What the bytes are where an argument says so.
const BY_KIND: &str = "as its kind says";

/// A direction: what is put behind the number of a call, what its bytes are, and what people read behind its name.
const DIRECTIONS: [(&str, &str, &str); 3] = [
    ("_to_device", "to the device", " (to the device)"),
    ("_from_device", "from the device", " (from the device)"),
    ("_on_devices", "on devices", " (on devices)"),
];

/// The table, checked: its calls, and their wrappers in C.
pub struct Accelerator {
    pub calls: Vec<Call>,
    pub not_wrapped: Vec<NotWrapped>,
    /// Defined by hand.
    pub by_hand: Vec<String>,
    wrappers: String,
}

impl Accelerator {
    pub fn new(table: AcceleratorTable) -> anyhow::Result<Self> {
        let mut calls = Vec::new();
        let mut functions = BTreeMap::new();
        for group in &table.group {
            ensure!(
                group.bytes.is_some() == (group.direction.is_some() || group.kind.is_some())
                    && !(group.direction.is_some() && group.kind.is_some()),
                "{}: bytes have a direction or a kind",
                group.doc
            );
            for (name, params) in &group.calls {
                calls.extend(counted(group, name));
                for form in &group.forms {
                    let function = format!("{name}{form}");
                    let text = wrapper(group, name, &function, params).with_context(|| function.clone())?;
                    ensure!(
                        functions.insert(function.clone(), text).is_none(),
                        "{function} is twice"
                    );
                }
            }
        }
        for row in &table.by_hand {
            calls.extend(row.names.iter().map(|name| Call {
                name: name.clone(),
                class: row.class.clone(),
                interface: interface(&row.library).to_owned(),
                library: Some(row.library.clone()),
                doc: row.doc.clone(),
                by_hand: true,
                ..Call::default()
            }));
        }
        let functions: String = functions.into_values().collect();
        Ok(Self {
            calls,
            not_wrapped: table.not_wrapped,
            by_hand: table.by_hand.into_iter().flat_map(|row| row.names).collect(),
            wrappers: format!("{HEAD}{}", span("accelerator", &functions)),
        })
    }

    /// Adds `collector/gen/accelerator_wrappers.c`.
    pub fn generate(&self, outputs: &mut Outputs) {
        outputs.add("collector/gen/accelerator_wrappers.c", self.wrappers.clone());
    }
}

fn interface(library: &str) -> &str {
    if library == "hip" { "hip" } else { "cuda" }
}

/// The call, and behind it one for each direction where an argument says which it is.
fn counted(group: &Group, name: &str) -> Vec<Call> {
    let base = Call {
        name: name.to_owned(),
        class: group.class.clone(),
        interface: interface(&group.library).to_owned(),
        library: Some(group.library.clone()),
        doc: group.doc.clone(),
        volume: group.bytes.clone(),
        means: group
            .direction
            .clone()
            .or(group.kind.as_ref().map(|_| BY_KIND.to_owned())),
        tags: group.tags.clone(),
        ..Call::default()
    };
    let directed = |(end, means, label): (&str, &str, &str)| Call {
        name: format!("{name}{end}"),
        label: Some(format!("{name}{label}")),
        means: Some(means.to_owned()),
        is_twin: true,
        ..base.clone()
    };
    let directions = DIRECTIONS.into_iter().filter(|_| group.kind.is_some()).map(directed);
    [base.clone()].into_iter().chain(directions).collect()
}

/// Its parameters, each with how many words it has.
fn parameters(text: &str) -> anyhow::Result<Vec<(&str, usize)>> {
    text.split_whitespace()
        .map(|param| match param.split_once('*') {
            Some((name, words)) => {
                let words = words.parse().with_context(|| format!("{words} words"))?;
                ensure!((2..=4).contains(&words), "{words} words");
                Ok((name, words))
            }
            None => Ok((param, 1)),
        })
        .collect()
}

/// A parameter, a product of parameters, or `rule(parameter, …)`, as C says it.
fn expression(text: &str, params: &[(&str, usize)]) -> anyhow::Result<String> {
    let place = |name: &str| match params.iter().position(|(known, words)| *known == name && *words == 1) {
        Some(index) => Ok(format!("a{index}")),
        None => bail!("there is no parameter \"{name}\""),
    };
    if text.contains('(') {
        let (rule, given) = parse_rule(text)?;
        let given: Vec<String> = given.into_iter().map(place).collect::<anyhow::Result<_>>()?;
        return Ok(format!("accelerator_{rule}({})", given.join(", ")));
    }
    let factors: Vec<String> = text
        .split('×')
        .map(|name| place(name.trim()))
        .collect::<anyhow::Result<_>>()?;
    Ok(factors.join(" * "))
}

fn wrapper(group: &Group, call: &str, function: &str, params: &str) -> anyhow::Result<String> {
    let params = parameters(params)?;
    let types: Vec<String> = (params.iter())
        .map(|(_, words)| match words {
            1 => "word".to_owned(),
            words => format!("struct words_{words}"),
        })
        .collect();
    let declared: Vec<String> = types
        .iter()
        .enumerate()
        .map(|(index, kind)| format!("{kind} a{index}"))
        .collect();
    let passed: Vec<String> = (0..params.len()).map(|index| format!("a{index}")).collect();
    let list = |parts: &[String]| {
        if parts.is_empty() {
            "void".to_owned()
        } else {
            parts.join(", ")
        }
    };
    let passed = passed.join(", ");
    let mut number = format!("CALL_{call}");
    if let Some(kind) = &group.kind {
        let directed = DIRECTIONS.map(|(end, ..)| format!("CALL_{call}{end}")).join(", ");
        number = format!(
            "accelerator_directed({}, {number}, {directed})",
            expression(kind, &params)?
        );
    }
    let bytes = match &group.bytes {
        Some(bytes) => format!(
            "(uint32_t)result == 0 ? {} : ACCELERATOR_NO_BYTES",
            expression(bytes, &params)?
        ),
        None => "ACCELERATOR_NO_BYTES".to_owned(),
    };
    let mut text = "\n".to_owned();
    text += &fold(&format!("EXPORT word {function}({})", list(&declared)), "    ");
    text += "{\n";
    text += &fold(
        &format!("    typedef word next_function({});", list(&types)),
        "        ",
    );
    text += "    static struct library_function f;\n    next_function *real = (next_function *)accelerator_real(\n";
    writeln!(
        text,
        "        &f, LIBRARY_{}, \"{function}\", RETURN_ADDRESS);",
        group.library.to_uppercase()
    )?;
    text += "    struct region_thread *t = thread_current();\n    struct region_site *s;\n    uint64_t start;\n    word result;\n\n\
             \x20   if (call_nested(t))\n";
    text += &fold(&format!("        return real({passed});"), "            ");
    text += &fold(
        &format!("    s = call_enter(t, {number}, RETURN_ADDRESS, &start);"),
        "        ",
    );
    text += &fold(&format!("    result = real({passed});"), "        ");
    text += &fold(
        &format!("    accelerator_leave(t, s, start, result, {bytes});"),
        "        ",
    );
    text += "    return result;\n}\n";
    Ok(text)
}

const HEAD: &str = "\
/* Stands in front of the libraries through which programs have GPUs work, if they are loaded.
 * Made from api/accelerator.toml by `cargo xtask codegen`; do not edit. */

#include <stdint.h>

#include \"calls/accelerator.h\"
#include \"calls/call.h\"
#include \"ground/export.h\"
#include \"calls.h\"
#include \"libraries.h\"

#define RETURN_ADDRESS __builtin_return_address(0)

/* Structures by value: so many words. */
struct words_2 {
    word words[2];
};
struct words_3 {
    word words[3];
};
struct words_4 {
    word words[4];
};
";

#[cfg(test)]
mod tests {
    use super::{Accelerator, expression};

    fn made(group: &str) -> anyhow::Result<Accelerator> {
        Accelerator::new(toml::from_str(&format!(
            "by_hand = []\nnot_wrapped = []\n[[group]]\ndoc = \"d\"\nlibrary = \"cuda\"\nclass = \"c\"\n{group}"
        ))?)
    }

    #[test]
    fn a_kind_makes_a_call_of_each_direction() {
        let one =
            made("kind = \"k\"\nbytes = \"n\"\nforms = [\"\", \"_v2\"]\ncalls = { cuCopy = \"n k\" }").expect("sound");
        let names: Vec<_> = one.calls.iter().map(|call| call.name.as_str()).collect();
        assert_eq!(
            names,
            ["cuCopy", "cuCopy_to_device", "cuCopy_from_device", "cuCopy_on_devices"],
            "forms make no calls of their own"
        );
        assert!(one.wrappers.contains("word cuCopy(word a0, word a1)"));
        assert!(one.wrappers.contains("word cuCopy_v2(word a0, word a1)"));
        assert!(
            one.wrappers
                .contains("accelerator_directed(a1, CALL_cuCopy, CALL_cuCopy_to_device")
        );
    }

    #[test]
    fn structures_by_value_are_passed_whole() {
        let one = made("calls = { cuLaunch = \"f grid*2 s\" }").expect("sound");
        assert!(
            one.wrappers
                .contains("word cuLaunch(word a0, struct words_2 a1, word a2)")
        );
    }

    #[test]
    fn bytes_are_parameters_their_product_or_a_rule() {
        let params = [("a", 1), ("b", 1), ("grid", 2)];
        assert_eq!(expression("b", &params).expect("sound"), "a1");
        assert_eq!(expression("a × b", &params).expect("sound"), "a0 * a1");
        assert_eq!(
            expression("sum(b, a)", &params).expect("sound"),
            "accelerator_sum(a1, a0)"
        );
        assert!(expression("grid", &params).is_err() && expression("c", &params).is_err());
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for group in [
            "bytes = \"n\"\ncalls = { cuCopy = \"n\" }",
            "direction = \"on devices\"\ncalls = { cuCopy = \"n\" }",
            "calls = { cuCopy = \"n*9\" }",
            "forms = [\"\", \"\"]\ncalls = { cuCopy = \"n\" }",
        ] {
            assert!(made(group).is_err(), "accepted: {group}");
        }
    }
}
