//! The tables of libc's calls (`posix.toml`, `stdio.toml`, …), and the wrappers in which they are counted.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::c::fold;
use super::call::Call;
use super::mpi::NotWrapped;
use crate::output::Outputs;

/// One file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LibcTable {
    interface: String,
    #[serde(default)]
    headers: Vec<String>,
    #[serde(default)]
    group: Vec<Group>,
    #[serde(default)]
    by_hand: Vec<ByHand>,
    /// System calls that libc has no function for, and that are met where they are made by their number.
    #[serde(default)]
    by_number: Vec<ByHand>,
    #[serde(default)]
    pub not_wrapped: Vec<NotWrapped>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    doc: String,
    class: String,
    interface: Option<String>,
    /// The library that has them, by its name in libraries.toml.
    library: Option<String>,
    /// C expression for the bytes moved by a call that did not fail.
    bytes: Option<String>,
    means: Option<String>,
    /// Value returned, with errno ENOSYS, if there is no such function.
    fail: Option<String>,
    /// C expression that is true if the call failed.
    failed: Option<String>,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    always_timed: bool,
    #[serde(default)]
    mask: Mask,
    /// C expression that is true when the call does not wait, so that nothing need be masked.
    at_once: Option<String>,
    /// C expression that is true when the call may first be made with MSG_DONTWAIT in its `flags`.
    attempt: Option<String>,
    #[serde(default)]
    signals: Signals,
    /// C statement to be executed first, counted or not; errno is kept.
    before: Option<String>,
    /// What stands for `...`.
    rest: Option<Rest>,
    /// The headers give the function another symbol (scanf) or GNU's transparent unions (sockets): the wrapper is
    /// defined under a name of ours, with the symbol spelled out.
    #[serde(default)]
    own_name: bool,
    /// C statement for what a call that did not fail did to a file: nested calls included. `WHERE` stands for the
    /// directory and the path, `BYTES` for the group's bytes.
    record: Option<String>,
    /// C expression for the number of the file, found before the call and then `file`.
    find: Option<String>,
    /// C expression for the number of the file a failed call was about, where it is not plain from the parameters.
    missing: Option<String>,
    /// C expression for the error of a failed call; errno where nothing is said.
    error: Option<String>,
    calls: Vec<String>,
    /// Other names that libc has for the same functions, each with that function's.
    #[serde(default)]
    aliases: BTreeMap<String, String>,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Mask {
    #[default]
    Never,
    Always,
    /// Only when the descriptor `fd` is not a file; such a call has a number and a class of its own.
    UnlessFile,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Signals {
    #[default]
    Untouched,
    /// The set is installed as the thread's mask: ours is added.
    WithOurs,
    /// The set is waited for: ours is taken out.
    WithoutOurs,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Rest {
    /// A mode_t, given when a file may be made.
    Mode,
    /// One pointer or integer.
    Word,
    /// Printed or scanned: the call goes on to the function that takes a va_list.
    List,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByHand {
    doc: String,
    class: String,
    library: Option<String>,
    #[serde(default)]
    always_timed: bool,
    names: Vec<String>,
}

/// A C prototype taken apart.
struct Prototype {
    result: String,
    name: String,
    /// Declaration and name of each parameter.
    params: Vec<(String, String)>,
    variadic: bool,
}

impl Prototype {
    fn parse(text: &str) -> anyhow::Result<Self> {
        let (before, rest) = text.split_once('(').context("no (")?;
        let inside = rest.strip_suffix(')').context("no ) at the end")?;
        let start = before
            .rfind(|c: char| !c.is_alphanumeric() && c != '_')
            .context("no result type")?
            + 1;
        let mut params = Vec::new();
        let mut variadic = false;
        for param in split_params(inside) {
            match param.trim() {
                "void" => {}
                "..." => variadic = true,
                param => params.push((param.to_owned(), param_name(param)?)),
            }
        }
        Ok(Self {
            result: before[..start].to_owned(),
            name: before[start..].to_owned(),
            params,
            variadic,
        })
    }

    fn has(&self, param: &str) -> bool {
        self.params.iter().any(|(_, name)| name == param)
    }

    fn is_void(&self) -> bool {
        self.result.trim() == "void"
    }

    fn names(&self) -> String {
        self.params
            .iter()
            .map(|(_, name)| name.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn declarations(&self) -> String {
        let mut all: Vec<&str> = self
            .params
            .iter()
            .map(|(declaration, _)| declaration.as_str())
            .collect();
        if self.variadic {
            all.push("...");
        }
        if all.is_empty() {
            "void".to_owned()
        } else {
            all.join(", ")
        }
    }

    /// The function that takes a va_list where this one takes `...`: fprintf and vfprintf, __fprintf_chk and
    /// __vfprintf_chk, __isoc99_fscanf and __isoc99_vfscanf.
    fn list_name(&self) -> String {
        let lead = ["__isoc99_", "__isoc23_", "__"]
            .iter()
            .find(|lead| self.name.starts_with(**lead))
            .unwrap_or(&"");
        format!("{lead}v{}", &self.name[lead.len()..])
    }
}

/// Commas inside the parentheses of a function pointer do not count.
fn split_params(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (index, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

fn param_name(param: &str) -> anyhow::Result<String> {
    let core = match param.split_once("(*") {
        Some((_, rest)) => rest.split(')').next().unwrap_or(rest),
        None => param.split('[').next().unwrap_or(param),
    };
    let start = core
        .rfind(|c: char| !c.is_alphanumeric() && c != '_')
        .map_or(0, |index| index + 1);
    ensure!(
        start < core.len() && (start > 0 || param.contains("(*")),
        "parameter \"{param}\" has no name"
    );
    Ok(core[start..].to_owned())
}

/// One file, checked: its calls, and its wrappers in C.
pub struct Libc {
    pub calls: Vec<Call>,
    pub not_wrapped: Vec<NotWrapped>,
    wrappers: String,
}

impl Libc {
    /// From `api/<name>.toml`.
    pub fn new(name: &str, table: LibcTable) -> anyhow::Result<Self> {
        let mut calls = Vec::new();
        let mut wrappers = head(name, &table.headers);
        for group in &table.group {
            let named = |name: &String| group.calls.iter().any(|text| text.contains(&format!("{name}(")));
            ensure!(
                group.aliases.values().all(named),
                "api/{name}.toml: an alias of no call of \"{}\"",
                group.doc
            );
            for text in &group.calls {
                let prototype = Prototype::parse(text).with_context(|| format!("api/{name}.toml: {text}"))?;
                let interface = group.interface.as_ref().unwrap_or(&table.interface).clone();
                let write = if group.record.is_some() { recorded } else { wrapper };
                agree(group, &prototype).with_context(|| prototype.name.clone())?;
                write(group, &prototype, &mut wrappers).with_context(|| prototype.name.clone())?;
                for (alias, _) in group.aliases.iter().filter(|(_, name)| **name == prototype.name) {
                    let (defined, name) = (defined_as(group, &prototype.name), &prototype.name);
                    wrappers += &format!("\nALIAS({alias}, {defined}, \"{name}\");\n");
                }
                let call = Call {
                    name: prototype.name.clone(),
                    class: group.class.clone(),
                    interface,
                    library: group.library.clone(),
                    doc: group.doc.clone(),
                    volume: group.bytes.clone(),
                    means: group.means.clone(),
                    tags: group.tags.clone(),
                    always_timed: group.always_timed,
                    ..Call::default()
                };
                ensure!(
                    call.volume.is_some() == call.means.is_some(),
                    "{}: bytes and means go together",
                    call.name
                );
                calls.push(call.clone());
                if group.mask == Mask::UnlessFile {
                    // A wait during which our signal is masked shows no tick.
                    calls.push(twin(&call));
                }
            }
        }
        let met = [(&table.by_hand, false), (&table.by_number, true)];
        for (row, by_number) in met
            .into_iter()
            .flat_map(|(rows, how)| rows.iter().map(move |row| (row, how)))
        {
            calls.extend(row.names.iter().map(|name| Call {
                name: name.clone(),
                class: row.class.clone(),
                interface: table.interface.clone(),
                library: row.library.clone(),
                doc: row.doc.clone(),
                always_timed: row.always_timed,
                by_hand: true,
                by_number,
                ..Call::default()
            }));
        }
        Ok(Self {
            calls,
            not_wrapped: table.not_wrapped,
            wrappers,
        })
    }

    /// Adds `collector/gen/<name>_wrappers.c`.
    pub fn generate(&self, name: &str, outputs: &mut Outputs) {
        outputs.add(&format!("collector/gen/{name}_wrappers.c"), self.wrappers.clone());
    }
}

/// The same call on a pipe, socket or terminal.
fn twin(call: &Call) -> Call {
    Call {
        name: format!("{}_stream", call.name),
        label: Some(format!("{} (pipe, socket or device)", call.name)),
        class: "event_wait".to_owned(),
        always_timed: true,
        is_twin: true,
        tags: call.tags.iter().cloned().chain(["stream".to_owned()]).collect(),
        ..call.clone()
    }
}

fn head(name: &str, headers: &[String]) -> String {
    let mut text = format!(
        "/* Stands in front of libc's calls.\n * Made from api/{name}.toml by `cargo xtask codegen`; do not edit.\n *\n{HEAD}"
    );
    for header in headers {
        text += &format!("#include <{header}>\n");
    }
    text + "\n#include \"calls/call.h\"\n#include \"files/descriptor.h\"\n#include \"files/file_call.h\"\n\
            #include \"files/file_map.h\"\n#include \"files/restart.h\"\n#include \"files/scan.h\"\n\
            #include \"ground/export.h\"\n#include \"host/environment.h\"\n#include \"linking/library.h\"\n\
            #include \"linking/next.h\"\n#include \"region/memory.h\"\n#include \"sampling/mask.h\"\n\
            #include \"sampling/set.h\"\n#include \"sampling/vfork.h\"\n\
            #include \"calls.h\"\n\n\
            #define RETURN_ADDRESS __builtin_return_address(0)\n"
}

fn masking(group: &Group) -> String {
    match &group.at_once {
        Some(condition) => format!("mask_wanted(t) && !({condition}) && mask_block(t)"),
        None => "mask_enter(t)".to_owned(),
    }
}

/// The real call, with our signal masked where that is needed.
fn masked_call(group: &Group, result: &str, passed: &str, indent: &str, text: &mut String) -> anyhow::Result<()> {
    let fold = |line: String, more: &str| fold(&format!("{indent}{line}"), &format!("{indent}{more}"));
    let mask = fold(format!("masked = {};", masking(group)), "         ");
    let call = fold(format!("{result}real({passed});"), "    ");
    let Some(condition) = &group.attempt else {
        *text += &(mask + &call);
        return Ok(());
    };
    let words: Vec<&str> = passed.split(", ").collect();
    ensure!(words.contains(&"flags"), "attempt needs a parameter flags");
    let tried: Vec<&str> = words
        .iter()
        .map(|word| if *word == "flags" { "flags | MSG_DONTWAIT" } else { word })
        .collect();
    writeln!(text, "{indent}masked = false;\n{indent}error = errno;")?;
    *text += &fold(format!("tried = mask_wanted(t) && {condition};"), "        ");
    writeln!(text, "{indent}if (tried)")?;
    *text += &fold(format!("    result = real({});", tried.join(", ")), "        ");
    let waits = group
        .at_once
        .as_ref()
        .map_or(String::new(), |at_once| format!(" && !{at_once}"));
    let again = format!("if (!tried || (result == -1 && errno == EAGAIN{waits})) {{");
    *text += &fold(again, "        ");
    writeln!(text, "{indent}    errno = error;")?;
    for line in (mask + &call).lines() {
        writeln!(text, "    {line}")?;
    }
    writeln!(text, "{indent}}}")?;
    Ok(())
}

/// What every wrapper wants of its row.
fn agree(group: &Group, prototype: &Prototype) -> anyhow::Result<()> {
    ensure!(
        prototype.variadic == group.rest.is_some(),
        "`...` and `rest` go together"
    );
    ensure!(
        group.mask != Mask::UnlessFile || prototype.has("fd"),
        "mask = \"unless_file\" needs a parameter fd"
    );
    Ok(())
}

fn wrapper(group: &Group, prototype: &Prototype, text: &mut String) -> anyhow::Result<()> {
    let name = &prototype.name;
    let list = group.rest == Some(Rest::List);
    let passed = passed(group, prototype);
    let set = match group.signals {
        Signals::Untouched => None,
        Signals::WithOurs => Some("set_with_ours"),
        Signals::WithoutOurs => Some("set_without_ours"),
    };
    let (fail, failed) = (failure(group, prototype), failed(group, prototype));
    open_function(group, prototype, text)?;
    *text += "    struct region_thread *t = thread_current();\n    struct region_site *s;\n    uint64_t start;\n";
    match group.mask {
        Mask::Never => {}
        Mask::Always if group.attempt.is_some() => *text += "    bool masked, tried;\n",
        Mask::Always => *text += "    bool masked;\n",
        Mask::UnlessFile => *text += "    bool file, masked;\n",
    }
    if set.is_some() {
        *text += "    sigset_t changed;\n";
    }
    declare_rest(group, text);
    if !prototype.is_void() {
        writeln!(text, "    {}result;", prototype.result)?;
    }
    *text += "    int error;\n\n";

    refuse(prototype, &fail, text)?;
    if let Some(before) = &group.before {
        writeln!(text, "    error = errno;\n    {before};\n    errno = error;")?;
    }
    take_rest(group, prototype, text)?;
    if let Some(function) = set {
        let param = ["sigmask", "set"]
            .into_iter()
            .find(|param| prototype.has(param))
            .context("no parameter sigmask or set")?;
        writeln!(text, "    {param} = {function}({param}, &changed);")?;
    }
    let result = if prototype.is_void() { "" } else { "result = " };
    let last = prototype.params.last().map_or("", |(_, name)| name.as_str());
    if list {
        writeln!(text, "    va_start(list, {last});")?;
        writeln!(
            text,
            "    if (call_nested(t)) {{\n        {result}real({passed});\n        va_end(list);"
        )?;
        *text += "        return result;\n    }\n";
    } else if prototype.is_void() {
        writeln!(
            text,
            "    if (call_nested(t)) {{\n        real({passed});\n        return;\n    }}"
        )?;
    } else if group.mask == Mask::Always {
        // A wait within another call, in the MPI library say, must not end early either.
        *text += "    if (call_nested(t)) {\n";
        masked_call(group, "result = ", &passed, "        ", text)?;
        *text += "        error = errno;\n        mask_leave(t, masked);\n        errno = error;\n        \
                  return result;\n    }\n";
    } else {
        *text += "    if (call_nested(t))\n";
        *text += &fold(&format!("        return real({passed});"), "            ");
    }
    if group.mask == Mask::UnlessFile {
        *text += "    file = descriptor_is_file(fd);\n";
        let pick = format!("file ? CALL_{name} : CALL_{name}_stream");
        *text += &fold(
            &format!("    s = call_enter(t, {pick}, RETURN_ADDRESS, &start);"),
            "        ",
        );
        *text += "    masked = !file && mask_enter(t);\n";
    } else {
        writeln!(text, "    s = call_enter(t, CALL_{name}, RETURN_ADDRESS, &start);")?;
    }
    if group.mask == Mask::Always {
        masked_call(group, result, &passed, "    ", text)?;
    } else {
        *text += &fold(&format!("    {result}real({passed});"), "        ");
    }
    *text += "    error = errno;\n";
    if group.mask != Mask::Never {
        *text += "    mask_leave(t, masked);\n";
    }
    writeln!(text, "    call_leave(t, s, start, {failed});")?;
    if let Some(bytes) = &group.bytes {
        let bytes = if bytes.contains(' ') {
            format!("({bytes})")
        } else {
            bytes.clone()
        };
        let volume = format!("site_volume(s, (uint64_t){bytes});");
        if failed == "false" {
            writeln!(text, "    {volume}")?;
        } else {
            writeln!(text, "    if ({})\n        {volume}", negated(&failed))?;
        }
    }
    if list {
        *text += "    va_end(list);\n";
    }
    *text += "    errno = error;\n";
    match (prototype.is_void(), list) {
        (true, true) => bail!("a printing function returns something"),
        (true, false) => {}
        (false, _) => *text += "    return result;\n",
    }
    *text += "}\n";
    Ok(())
}

/// The arguments of the real call.
fn passed(group: &Group, prototype: &Prototype) -> String {
    let more = match group.rest {
        Some(Rest::Mode) => ", mode",
        Some(Rest::Word) => ", more",
        Some(Rest::List) => ", list",
        None => "",
    };
    prototype.names() + more
}

fn failure(group: &Group, prototype: &Prototype) -> String {
    match &group.fail {
        Some(value) => value.clone(),
        None if prototype.result.trim_end().ends_with('*') => "NULL".to_owned(),
        None => "-1".to_owned(),
    }
}

fn failed(group: &Group, prototype: &Prototype) -> String {
    match &group.failed {
        Some(expression) => expression.clone(),
        None if prototype.is_void() => "false".to_owned(),
        None => format!("result == {}", failure(group, prototype)),
    }
}

/// The wrapper's name in C.
fn defined_as(group: &Group, name: &str) -> String {
    if group.own_name {
        format!("wrapped_{name}")
    } else {
        name.to_owned()
    }
}

/// From the declaration to the line that finds the real function.
fn open_function(group: &Group, prototype: &Prototype, text: &mut String) -> anyhow::Result<()> {
    let name = &prototype.name;
    let list = group.rest == Some(Rest::List);
    let real_name = if list { prototype.list_name() } else { name.clone() };
    *text += "\n";
    let (result, declarations) = (&prototype.result, prototype.declarations());
    let defined = defined_as(group, name);
    if group.own_name {
        *text += &fold(
            &format!("EXPORT {result}{defined}({declarations}) __asm__(\"{name}\");"),
            "    ",
        );
    }
    let export = if group.own_name { "" } else { "EXPORT " };
    *text += &fold(&format!("{export}{result}{defined}({declarations})"), "    ");
    *text += "{\n";
    if list {
        let named = declarations.replace("...", "va_list list");
        *text += &fold(&format!("    typedef {result}next_function({named});"), "        ");
    } else {
        writeln!(text, "    typedef __typeof__({defined}) next_function;")?;
    }
    let real = match &group.library {
        None => format!("next_libc(CALL_{real_name})"),
        Some(library) => {
            *text += "    static any_function *reals[LIBRARY_COPIES];\n";
            format!(
                "library_real(LIBRARY_{}, reals, \"{real_name}\", RETURN_ADDRESS)",
                library.to_uppercase()
            )
        }
    };
    *text += &fold(
        &format!("    next_function *real = (next_function *){real};"),
        "        ",
    );
    Ok(())
}

fn declare_rest(group: &Group, text: &mut String) {
    match group.rest {
        Some(Rest::Mode) => *text += "    va_list list;\n    mode_t mode = 0;\n",
        Some(Rest::Word) => *text += "    va_list list;\n    void *more;\n",
        Some(Rest::List) => *text += "    va_list list;\n",
        None => {}
    }
}

fn take_rest(group: &Group, prototype: &Prototype, text: &mut String) -> anyhow::Result<()> {
    match group.rest {
        Some(Rest::Mode) => {
            *text += "    va_start(list, flags);\n    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)\n\
                      \x20       mode = va_arg(list, mode_t);\n    va_end(list);\n";
        }
        Some(Rest::Word) => {
            let last = prototype
                .params
                .last()
                .map(|(_, name)| name.as_str())
                .context("`...` stands alone")?;
            writeln!(
                text,
                "    va_start(list, {last});\n    more = va_arg(list, void *);\n    va_end(list);"
            )?;
        }
        _ => {}
    }
    Ok(())
}

fn refuse(prototype: &Prototype, fail: &str, text: &mut String) -> anyhow::Result<()> {
    *text += "    if (real == NULL) {\n        errno = ENOSYS;\n";
    writeln!(
        text,
        "        return{};\n    }}",
        if prototype.is_void() {
            String::new()
        } else {
            format!(" {fail}")
        }
    )?;
    Ok(())
}

/// Reads and writes may pass uncounted; where their descriptor then stands is not known any more.
fn thinned(group: &Group, prototype: &Prototype, on_descriptor: bool, text: &mut String) -> anyhow::Result<()> {
    let moves = group.bytes.is_some() && group.before.is_none() && group.rest.is_none() && !prototype.is_void();
    if !moves || (group.mask == Mask::Always && group.at_once.is_none()) || group.find.is_some() {
        return Ok(());
    }
    let file = if on_descriptor {
        " && d->kind == DESCRIPTOR_FILE"
    } else {
        ""
    };
    writeln!(text, "    if (call_thin(c.t){file}) {{")?;
    writeln!(text, "        thin_enter(c.t, CALL_{});", prototype.name)?;
    *text += &fold(
        &format!("        result = real({});", passed(group, prototype)),
        "            ",
    );
    *text += "        thin_leave(c.t);\n";
    if on_descriptor {
        *text += "        descriptor_lost(d);\n";
    }
    *text += "        return result;\n    }\n";
    Ok(())
}

/// A wrapper that also says what the call did to a file.
fn recorded(group: &Group, prototype: &Prototype, text: &mut String) -> anyhow::Result<()> {
    let name = &prototype.name;
    ensure!(
        group.signals == Signals::Untouched,
        "record and signals exclude each other"
    );
    let record = group.record.as_deref().unwrap_or_default();
    let (list, void) = (group.rest == Some(Rest::List), prototype.is_void());
    let passed = passed(group, prototype);
    let (fail, failed) = (failure(group, prototype), failed(group, prototype));
    let place = if prototype.has("directory") && prototype.has("path") {
        "directory, path"
    } else {
        "AT_FDCWD, path"
    };
    let on_descriptor = prototype.has("fd") && group.find.is_none();
    let (enter, leave) = if group.always_timed {
        ("file_enter", "file_leave")
    } else {
        ("moving_enter", "moving_leave")
    };
    let interface = if prototype.has("stream") || record.starts_with("stream_") {
        "FILE_STDIO"
    } else {
        "FILE_POSIX"
    };
    let apart = group.mask == Mask::UnlessFile;

    open_function(group, prototype, text)?;
    *text += "    struct file_call c = {.t = thread_current()};\n";
    if on_descriptor {
        *text += "    struct descriptor *d;\n";
    }
    if group.find.is_some() {
        *text += "    uint32_t file;\n";
    }
    if group.bytes.is_some() {
        *text += "    uint64_t bytes;\n";
    }
    match group.mask {
        Mask::Never => {}
        Mask::Always => *text += "    bool masked;\n",
        Mask::UnlessFile => *text += "    bool file, masked = false;\n",
    }
    declare_rest(group, text);
    if !void {
        writeln!(text, "    {}result;", prototype.result)?;
    }
    *text += "\n";
    refuse(prototype, &fail, text)?;
    if let Some(find) = &group.find {
        writeln!(text, "    file = c.t != NULL ? {} : 0;", find.replace("WHERE", place))?;
    }
    if let Some(before) = &group.before {
        writeln!(text, "    c.error = errno;\n    {before};\n    errno = c.error;")?;
    }
    take_rest(group, prototype, text)?;
    let result = if void { "" } else { "result = " };
    if list {
        let last = prototype.params.last().map_or("", |(_, name)| name.as_str());
        writeln!(text, "    va_start(list, {last});")?;
    }
    *text += "    if (c.t == NULL) {\n";
    *text += &fold(&format!("        {result}real({passed});"), "            ");
    if list {
        *text += "        va_end(list);\n";
    }
    if group.bytes.is_some() {
        *text += "        vfork_lose();\n";
    }
    *text += if void {
        "        return;\n    }\n"
    } else {
        "        return result;\n    }\n"
    };
    if on_descriptor {
        *text += "    d = descriptor_find(fd);\n";
    }
    thinned(group, prototype, on_descriptor, text)?;
    if apart {
        // Pipes and sockets within another call, the MPI library's say, are nobody's file.
        *text += "    if (d->file == 0 && call_nested(c.t))\n";
        *text += &fold(&format!("        return real({passed});"), "            ");
        *text += "    file = d->kind == DESCRIPTOR_FILE;\n    if (file) {\n";
        writeln!(
            text,
            "        {enter}(&c, CALL_{name}, RETURN_ADDRESS);\n    }} else {{"
        )?;
        writeln!(text, "        file_enter(&c, CALL_{name}_stream, RETURN_ADDRESS);")?;
        let masking = masking(group).replace("(t)", "(c.t)");
        *text += &fold(
            &format!("        masked = c.s != NULL && {masking};"),
            "                 ",
        );
        *text += "    }\n";
    } else {
        writeln!(text, "    {enter}(&c, CALL_{name}, RETURN_ADDRESS);")?;
        if group.mask == Mask::Always {
            let masking = masking(group).replace("(t)", "(c.t)");
            *text += &fold(&format!("    masked = {masking};"), "             ");
        }
    }
    *text += &fold(&format!("    {result}real({passed});"), "        ");
    if group.mask != Mask::Never {
        *text += "    if (masked) {\n        c.error = errno;\n        mask_unblock(c.t);\n        errno = c.error;\n    }\n";
    }
    if !apart {
        writeln!(text, "    {leave}(&c, {failed});")?;
    } else {
        writeln!(text, "    if (file)\n        {leave}(&c, {failed});")?;
        writeln!(text, "    else\n        file_leave(&c, {failed});")?;
    }
    let mut good = Vec::new();
    if let Some(bytes) = &group.bytes {
        good.push(format!("bytes = (uint64_t)({bytes});"));
        good.push("file_volume(&c, bytes);".to_owned());
    }
    good.push(record.replace("WHERE", place).replace("BYTES", "bytes") + ";");
    let missing = match &group.missing {
        Some(missing) => missing.replace("WHERE", place),
        None if group.find.is_some() => "file".to_owned(),
        None if on_descriptor => "d->file".to_owned(),
        None if prototype.has("path") => format!("file_of_refused({place}, 0, c.error)"),
        None if prototype.has("stream") => "stream_file(stream)".to_owned(),
        None => "0".to_owned(),
    };
    let error = group.error.as_deref().unwrap_or("c.error");
    if failed == "false" {
        for line in good {
            *text += &fold(&format!("    {line}"), "        ");
        }
    } else {
        writeln!(text, "    if ({}) {{", negated(&failed))?;
        for line in good {
            *text += &fold(&format!("        {line}"), "            ");
        }
        *text += "    } else {\n";
        if !group.always_timed {
            *text += "        c.error = errno;\n";
        }
        *text += &fold(
            &format!("        file_failed(&c, {missing}, {interface}, {error});"),
            "            ",
        );
        if !group.always_timed {
            *text += "        errno = c.error;\n";
        }
        *text += "    }\n";
    }
    if list {
        *text += "    va_end(list);\n";
    }
    if group.always_timed {
        *text += "    errno = c.error;\n";
    }
    if !void {
        *text += "    return result;\n";
    }
    *text += "}\n";
    Ok(())
}

/// The opposite of a comparison, as a person would write it.
fn negated(condition: &str) -> String {
    for (sign, opposite) in [(" == ", " != "), (" != ", " == "), (" < ", " >= "), (" > ", " <= ")] {
        if condition.matches(sign).count() == 1 && !condition.contains("&&") {
            return condition.replace(sign, opposite);
        }
    }
    format!("!({condition})")
}

const HEAD: &str = "\
 * Only the outermost call of a thread counts; errno is the real call's. Where a call would return
 * early for a signal, ours is blocked around it. A function that this libc lacks returns its
 * failure and ENOSYS, as if the kernel did not know it.
 *
 * From collector/src it needs what mpi_wrappers.c names of calls/call.h, and
 *   any_function *next_libc(enum call);   NULL where no other object defines it
 *   bool descriptor_is_file(int fd);      a regular file, directory or block device; errno kept
 *   sampling/mask.h, sampling/set.h and region/memory.h */

#undef _FORTIFY_SOURCE
#define __NO_INLINE__ 1 /* the real functions, not their inline forms */

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>
";

#[cfg(test)]
mod tests {
    use super::{Libc, Prototype};

    fn wrapped(group: &str) -> anyhow::Result<Libc> {
        Libc::new(
            "t",
            toml::from_str(&format!(
                "interface = \"posix\"\n[[group]]\ndoc = \"d\"\nclass = \"io_read\"\n{group}"
            ))?,
        )
    }

    #[test]
    fn prototypes_come_apart() {
        let p =
            Prototype::parse("char *f(const int times[2], void (*done)(int, int), unsigned n)").expect("a prototype");
        assert_eq!(
            (p.result.as_str(), p.name.as_str(), p.names().as_str()),
            ("char *", "f", "times, done, n")
        );
        assert!(Prototype::parse("int f(int, char *)").is_err(), "parameters need names");
        let p = Prototype::parse("int __fprintf_chk(FILE *stream, int flag, const char *format, ...)")
            .expect("a prototype");
        assert_eq!((p.list_name().as_str(), p.variadic), ("__vfprintf_chk", true));
        assert_eq!(
            Prototype::parse("int __isoc99_fscanf(FILE *s, ...)")
                .expect("a prototype")
                .list_name(),
            "__isoc99_vfscanf"
        );
    }

    #[test]
    fn errno_is_the_real_calls() {
        let libc = wrapped("calls = [\"int stat(const char *path, struct stat *about)\"]").expect("sound");
        let text = libc.wrappers.split("EXPORT").nth(1).expect("a wrapper");
        let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("no {what} in {text}"));
        assert!(place("result = real(path, about)") < place("error = errno"));
        assert!(place("error = errno") < place("call_leave(t, s, start, result == -1)"));
        assert!(place("call_leave") < place("errno = error"));
    }

    #[test]
    fn a_stream_has_a_number_of_its_own() {
        let libc =
            wrapped("mask = \"unless_file\"\ncalls = [\"ssize_t read(int fd, void *b, size_t n)\"]").expect("sound");
        assert_eq!(
            libc.calls
                .iter()
                .map(|call| (call.name.as_str(), call.class.as_str()))
                .collect::<Vec<_>>(),
            [("read", "io_read"), ("read_stream", "event_wait")]
        );
        assert!(libc.wrappers.contains("file ? CALL_read : CALL_read_stream"));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for group in [
            "mask = \"unless_file\"\ncalls = [\"int f(int descriptor)\"]",
            "calls = [\"int f(int a, ...)\"]",
            "rest = \"mode\"\ncalls = [\"int f(int a)\"]",
            "bytes = \"result\"\ncalls = [\"int f(int a)\"]",
            "signals = \"with_ours\"\ncalls = [\"int f(int a)\"]",
        ] {
            assert!(wrapped(group).is_err(), "accepted: {group}");
        }
    }
}
