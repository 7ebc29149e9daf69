//! The tables of libraries that do I/O for the program (`hdf5.toml`, …): known by name, never linked.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, ensure};
use serde::Deserialize;

use super::c::{fold, span};
use super::call::Call;
use super::math::Math;
use crate::output::Outputs;

/// One file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LibraryTable {
    interface: String,
    /// What the names of the functions that note something begin with; the interface if nothing is said.
    notes: Option<String>,
    /// Bytes of an element in memory, by the ending of a function's name.
    #[serde(default)]
    types: BTreeMap<String, u32>,
    group: Vec<Group>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    doc: String,
    class: String,
    /// What is noted behind a call: a function of the collector.
    note: String,
    bytes: Option<String>,
    means: Option<String>,
    #[serde(default)]
    tags: Vec<String>,
    /// There are `_async` forms.
    #[serde(default)]
    later: bool,
    /// There is a form for each type.
    #[serde(default)]
    typed: bool,
    /// There are collective forms, with `_all` at the end.
    #[serde(default)]
    all: bool,
    /// How accesses are made where the name does not say that they are collective.
    #[serde(default)]
    manner: Manner,
    /// What the form without a type takes besides, before `request_out` if it has that.
    #[serde(default)]
    flexible: String,
    calls: BTreeMap<String, String>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Manner {
    #[default]
    Plain,
    Independent,
    Nonblocking,
}

impl Manner {
    fn c_name(self) -> &'static str {
        match self {
            Self::Plain => "FILE_PLAIN",
            Self::Independent => "FILE_INDEPENDENT",
            Self::Nonblocking => "FILE_NONBLOCKING",
        }
    }
}

/// One function that is exported.
struct Function<'a> {
    name: String,
    /// The call as which it counts.
    call: String,
    words: usize,
    /// Bytes of an element; 0 where the name does not say.
    unit: u32,
    manner: &'static str,
    /// Its arguments begin behind those that only its `_async` form has.
    skipped: usize,
    group: &'a Group,
}

/// One file, checked: its calls, and its wrappers in C.
pub struct Library {
    pub calls: Vec<Call>,
    interface: String,
    #[cfg(test)]
    names: Vec<String>,
    wrappers: String,
}

/// Words that an `_async` form takes in front: where in the program it is called.
const PLACE_WORDS: usize = 3;

fn async_name(name: &str) -> String {
    format!("{}_async", name.trim_end_matches(|c: char| c.is_ascii_digit()))
}

impl Library {
    /// From `api/<interface>.toml`.
    pub fn new(table: &LibraryTable) -> anyhow::Result<Self> {
        let mut functions = Vec::new();
        let mut calls = Vec::new();
        for group in &table.group {
            ensure!(
                group.bytes.is_some() == group.means.is_some(),
                "{}: bytes and means go together",
                group.doc
            );
            for (name, params) in &group.calls {
                for (form, manner) in [(name.clone(), group.manner.c_name())]
                    .into_iter()
                    .chain(group.all.then(|| (format!("{name}_all"), "FILE_COLLECTIVE")))
                {
                    let words = params.split_whitespace().count();
                    let plain = |name: String, words, unit, skipped| Function {
                        name,
                        call: form.clone(),
                        words,
                        unit,
                        manner,
                        skipped,
                        group,
                    };
                    functions.push(plain(
                        form.clone(),
                        words + group.flexible.split_whitespace().count(),
                        0,
                        0,
                    ));
                    if group.typed {
                        let end = &form[name.len()..];
                        for (kind, unit) in &table.types {
                            functions.push(plain(format!("{name}_{kind}{end}"), words, *unit, 0));
                        }
                    }
                    calls.push(call(table, group, &form));
                    if group.later {
                        let later = async_name(&form);
                        functions.push(Function {
                            call: later.clone(),
                            ..plain(later.clone(), words + PLACE_WORDS + 1, 0, PLACE_WORDS)
                        });
                        calls.push(call(table, group, &later));
                    }
                }
            }
        }
        functions.sort_by(|a, b| a.name.cmp(&b.name));
        let mut wrappers = head(&table.interface);
        let longest = functions.iter().map(|function| function.words).max().unwrap_or(0);
        for length in 1..=longest {
            let words = vec!["word"; length].join(", ");
            wrappers += &fold(&format!("typedef word library_function_{length}({words});"), "    ");
        }
        let mut bodies = String::new();
        for function in &functions {
            wrapper(table, function, &mut bodies).with_context(|| function.name.clone())?;
        }
        wrappers += &span(&table.interface, &bodies);
        Ok(Self {
            calls,
            interface: table.interface.clone(),
            #[cfg(test)]
            names: functions.into_iter().map(|function| function.name).collect(),
            wrappers,
        })
    }
}

fn call(table: &LibraryTable, group: &Group, name: &str) -> Call {
    Call {
        name: name.to_owned(),
        class: group.class.clone(),
        interface: table.interface.clone(),
        library: Some(table.interface.clone()),
        doc: group.doc.clone(),
        volume: group.bytes.clone(),
        means: group.means.clone(),
        tags: group.tags.clone(),
        always_timed: true,
        ..Call::default()
    }
}

/// `api/libraries.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kinds {
    library: Vec<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kind {
    name: String,
    sign: String,
    prefixes: Vec<String>,
    file: Option<String>,
}

impl Kinds {
    /// Files of wrappers that hold nothing but functions of libraries, and these libraries.
    fn spans(&self) -> BTreeMap<&str, Vec<String>> {
        let mut spans: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for kind in &self.library {
            if let Some(file) = &kind.file {
                spans.entry(file).or_default().push(kind.name.to_uppercase());
            }
        }
        spans
    }

    /// Which library has the name; none for libc's.
    pub fn of(&self, name: &str) -> Option<&str> {
        self.library
            .iter()
            .find(|kind| kind.prefixes.iter().any(|prefix| name.starts_with(prefix)))
            .map(|kind| kind.name.as_str())
    }

    /// Adds `collector/gen/libraries.h` and `libraries.c`.
    pub fn generate(&self, math: &Math, outputs: &mut Outputs) -> anyhow::Result<()> {
        let mut header = String::from(
            "/* Libraries known by name. Made from api/ by `cargo xtask codegen`; do not edit. */\n\n\
             #ifndef STEELYARD_LIBRARIES_H\n#define STEELYARD_LIBRARIES_H\n\n#include <stdint.h>\n\nenum library_kind {\n",
        );
        let mut source = String::from(
            "/* Libraries known by name. Made from api/ by `cargo xtask codegen`; do not edit. */\n\n\
             #include \"libraries.h\"\n\n#include \"ground/export.h\"\n\n\
             HIDDEN const char library_signs[LIBRARY_KINDS][LIBRARY_SIGN] = {\n",
        );
        for kind in &self.library {
            let name = kind.name.to_uppercase();
            writeln!(header, "    LIBRARY_{name},")?;
            writeln!(source, "    [LIBRARY_{name}] = \"{}\",", kind.sign)?;
        }
        let prefixes = self
            .library
            .iter()
            .flat_map(|kind| kind.prefixes.iter().map(|prefix| (prefix, kind.name.to_uppercase())));
        write!(
            header,
            "    LIBRARY_KINDS /* how many there are, and what is no name of any */\n}};\n\n\
             #define LIBRARY_SIGN 32u\n#define LIBRARY_PREFIX 16u\n#define LIBRARY_PREFIXES {}u\n\n\
             /* What defines this function is the library. */\n\
             extern const char library_signs[LIBRARY_KINDS][LIBRARY_SIGN] __attribute__((visibility(\"hidden\")));\n\n\
             /* What names of it begin with. */\n\
             struct library_prefix {{\n    char text[LIBRARY_PREFIX];\n    uint32_t length;\n    uint32_t kind;\n}};\n\n\
             extern const struct library_prefix library_prefixes[LIBRARY_PREFIXES] __attribute__((visibility(\"hidden\")));\n\n\
             /* Names of mathematics without what libraries put before and behind them, in small letters: hashes (kind.c), sorted, and\n\
             \x20* in the last byte the library. */\n\
             #define LIBRARY_STEMS {}u\n\
             extern const uint64_t library_stems[LIBRARY_STEMS] __attribute__((visibility(\"hidden\")));\n\n\
             /* Their functions lie between these two, and no others. One that a compiler puts elsewhere is known by its name. */\n\
             struct library_span {{\n    void (*first)(void);\n    void (*last)(void);\n    uint32_t kinds; /* as bits */\n}};\n\n\
             #define LIBRARY_SPANS {}u\n\
             extern const struct library_span library_spans[LIBRARY_SPANS] __attribute__((visibility(\"hidden\")));\n",
            prefixes.clone().count(),
            math.stem_count(),
            self.spans().len()
        )?;
        for file in self.spans().keys() {
            for end in ["first", "last"] {
                writeln!(
                    header,
                    "void {file}_{end}(void) __attribute__((visibility(\"hidden\")));"
                )?;
            }
        }
        header += "\n#endif\n";
        source += "};\n\nHIDDEN const struct library_prefix library_prefixes[LIBRARY_PREFIXES] = {\n";
        for (prefix, name) in prefixes {
            writeln!(source, "    {{\"{prefix}\", {}, LIBRARY_{name}}},", prefix.len())?;
        }
        write!(
            source,
            "}};\n\nHIDDEN const uint64_t library_stems[LIBRARY_STEMS] = {{\n{}}};\n",
            math.stems()?
        )?;
        source += "\nHIDDEN const struct library_span library_spans[LIBRARY_SPANS] = {\n";
        for (file, kinds) in self.spans() {
            let bits: Vec<String> = kinds.iter().map(|kind| format!("1u << LIBRARY_{kind}")).collect();
            writeln!(
                source,
                "    {{{file}_first, {file}_last,\n     {}}},",
                bits.join(" |\n     ")
            )?;
        }
        source += "};\n";
        outputs.add("collector/gen/libraries.h", header);
        outputs.add("collector/gen/libraries.c", source);
        Ok(())
    }
}

/// Adds `collector/gen/<interface>_wrappers.c`.
pub fn generate(libraries: &[Library], outputs: &mut Outputs) {
    for library in libraries {
        outputs.add(
            &format!("collector/gen/{}_wrappers.c", library.interface),
            library.wrappers.clone(),
        );
    }
}

fn head(interface: &str) -> String {
    format!(
        "/* Stands in front of a library that does I/O for the program, if it is loaded.\n\
         \x20* Made from api/{interface}.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #include <errno.h>\n#include <stdint.h>\n\n\
         #include \"files/library_call.h\"\n#include \"ground/export.h\"\n#include \"calls.h\"\n#include \"libraries.h\"\n\n\
         #define RETURN_ADDRESS __builtin_return_address(0)\n\n"
    )
}

fn wrapper(table: &LibraryTable, function: &Function<'_>, text: &mut String) -> anyhow::Result<()> {
    let Function {
        name,
        call,
        words,
        group,
        ..
    } = function;
    let interface = &table.interface;
    let notes = table.notes.as_ref().unwrap_or(interface);
    ensure!(*words > 0, "a call without parameters is about no file");
    let declared: Vec<String> = (0..*words).map(|index| format!("word a{index}")).collect();
    let passed: Vec<String> = (0..*words).map(|index| format!("a{index}")).collect();
    let (declared, passed) = (declared.join(", "), passed.join(", "));
    let mut fields = vec![
        format!(".kind = LIBRARY_{}", interface.to_uppercase()),
        format!(".words = {}", words - function.skipped),
    ];
    match group.means.as_deref() {
        Some("read") => fields.push(".direction = FILE_READ".to_owned()),
        Some("written") => fields.push(".direction = FILE_WRITE".to_owned()),
        _ => {}
    }
    if function.manner != "FILE_PLAIN" {
        fields.push(format!(".manner = {}", function.manner));
    }
    if function.unit != 0 {
        fields.push(format!(".unit = {}", function.unit));
    }
    if function.skipped != 0 {
        fields.push(".later = true".to_owned());
    }
    *text += "\n";
    *text += &fold(&format!("EXPORT word {name}({declared})"), "    ");
    *text += "{\n    static any_function *reals[LIBRARY_COPIES];\n";
    *text += &fold(
        &format!("    struct library_call k = {{{}}};", fields.join(", ")),
        "        ",
    );
    writeln!(text, "    library_function_{words} *real =")?;
    *text += &fold(
        &format!("        (library_function_{words} *)library_next(&k, reals, \"{name}\", RETURN_ADDRESS);"),
        "            ",
    );
    *text += "\n    if (real == NULL)\n        return (word)-1;\n";
    *text += &fold(
        &format!("    if (!library_enter(&k, CALL_{call}, RETURN_ADDRESS))"),
        "        ",
    );
    *text += &fold(&format!("        return real({passed});"), "            ");
    *text += &fold(&format!("    k.result = real({passed});"), "        ");
    *text += "    library_leave(&k);\n";
    let behind = if function.skipped != 0 {
        format!(" + {}", function.skipped)
    } else {
        String::new()
    };
    *text += &fold(
        &format!("    {notes}_{}(&k, (const word[]){{{passed}}}{behind});", group.note),
        "        ",
    );
    *text += "    errno = k.error;\n    return k.result;\n}\n";
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Library;

    fn library(group: &str) -> anyhow::Result<Library> {
        let text = format!(
            "interface = \"hdf5\"\ntypes = {{ int = 4 }}\n\
             [[group]]\ndoc = \"d\"\nclass = \"io_meta\"\nnote = \"n\"\n{group}"
        );
        Library::new(&toml::from_str(&text)?)
    }

    #[test]
    fn forms_are_spelled_out() {
        let made = library("typed = true\nall = true\ncalls = { open = \"a b\" }").expect("sound");
        assert_eq!(made.names, ["open", "open_all", "open_int", "open_int_all"]);
        let calls: Vec<_> = made.calls.iter().map(|call| call.name.as_str()).collect();
        assert_eq!(calls, ["open", "open_all"], "a type makes no call of its own");
        let made = library("later = true\ncalls = { open = \"a\", do2 = \"a\" }").expect("sound");
        assert_eq!(made.names, ["do2", "do_async", "open", "open_async"]);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for group in ["calls = { open = \"\" }", "bytes = \"b\"\ncalls = { open = \"a\" }"] {
            assert!(library(group).is_err(), "accepted: {group}");
        }
    }
}
