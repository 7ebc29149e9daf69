//! The collector never ends, delays or disturbs its host, and stands in front of exactly what `api/` lists. Its folders
//! stand one on the other.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::codegen;

/// What no source of the collector may call.
const FORBIDDEN: &[&str] = &[
    "abort",
    "alloca",
    "assert",
    "atexit",
    "calloc",
    "error",
    "err",
    "exit",
    "_exit",
    "_Exit",
    "quick_exit",
    "fclose",
    "fflush",
    "fopen",
    "fprintf",
    "fputs",
    "free",
    "fwrite",
    "malloc",
    "perror",
    "printf",
    "puts",
    "realloc",
    "snprintf",
    "sprintf",
    "strdup",
    "syslog",
    "usleep",
    "sleep",
    "nanosleep",
    "pthread_mutex_lock",
    "vfprintf",
    "vsnprintf",
    "warn",
    "warnx",
];

/// The folders of the collector, the lowest first: each may include itself and those before it. Wrappers that are made
/// (`gen/`) stand on all of them.
const FOLDERS: &[&str] = &[
    "ground",
    "linking",
    "region",
    "unwinding",
    "sampling",
    "calls",
    "math",
    "mpi",
    "files",
    "host",
];

/// Calls that are meant, with the reason: (file, function, why).
const ALLOWED: &[(&str, &str, &str)] = &[];

/// What the header for programs looks for in us.
fn called_by_programs(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let header = std::fs::read_to_string(root.join("include/steelyard.h"))?;
    let names = header.split('"').filter(|text| text.starts_with("steelyard_record_"));
    Ok(names.map(str::to_owned).collect())
}

/// Forbidden calls, and differences between exports and tables.
pub fn broken(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut problems = Vec::new();
    let mut exported = BTreeSet::new();
    for (name, text) in sources(root)? {
        problems.extend(inverted(&name, &text));
        let code = without_comments(&text);
        for (line, function) in calls(&code) {
            if FORBIDDEN.contains(&function)
                && !ALLOWED.iter().any(|(file, call, _)| *file == name && *call == function)
            {
                problems.push(format!("collector/src/{name}:{line} calls {function}"));
            }
        }
        exported.extend(exports(&text)); // the names of symbols stand in strings
    }
    let mut listed = codegen::by_hand(root)?;
    listed.extend(called_by_programs(root)?);
    problems.extend(
        listed
            .difference(&exported)
            .map(|name| format!("api/ says by hand, or include/steelyard.h calls it: collector/src has no {name}")),
    );
    problems.extend(
        exported
            .difference(&listed)
            .map(|name| format!("collector/src exports {name}, neither api/ nor include/steelyard.h lists it")),
    );
    Ok(problems)
}

/// Includes of a source that no folder below its own has.
fn inverted(name: &str, text: &str) -> Vec<String> {
    let place = |path: &str| {
        let folder = path.split_once('/').map_or("", |(folder, _)| folder);
        FOLDERS.iter().position(|known| *known == folder)
    };
    let own = place(name);
    if own.is_none() {
        return vec![format!("collector/src/{name} is in no folder that xtask knows")];
    }
    text.lines()
        .enumerate()
        .filter_map(|(line, text)| {
            let path = text.strip_prefix("#include \"")?.split('"').next()?;
            let allowed = path.starts_with("gen/") || place(path).is_some_and(|folder| Some(folder) <= own);
            (!allowed).then(|| format!("collector/src/{name}:{} must not include {path}", line + 1))
        })
        .collect()
}

/// The sources by hand: their paths below `collector/src`, and their text.
fn sources(root: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let folder = root.join("collector/src");
    let mut sources = Vec::new();
    for room in entries(&folder)? {
        for path in entries(&room)? {
            let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let name = path
                .strip_prefix(&folder)
                .unwrap_or(&path)
                .to_string_lossy()
                .into_owned();
            sources.push((name, text));
        }
    }
    Ok(sources)
}

/// What lies in a folder, sorted.
fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    paths.sort();
    Ok(paths)
}

/// The text with comments and the insides of strings blanked; lines stay.
fn without_comments(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'*') => {
                let mut last = ' ';
                for inside in letters.by_ref() {
                    if inside == '\n' {
                        code.push('\n');
                    }
                    if last == '*' && inside == '/' {
                        break;
                    }
                    last = inside;
                }
            }
            '/' if letters.peek() == Some(&'/') => {
                letters.by_ref().find(|inside| *inside == '\n');
                code.push('\n');
            }
            '"' | '\'' => {
                code.push(letter);
                while let Some(inside) = letters.next() {
                    match inside {
                        '\\' => {
                            letters.next();
                        }
                        inside if inside == letter => break,
                        _ => {}
                    }
                }
                code.push(letter);
            }
            _ => code.push(letter),
        }
    }
    code
}

/// Words before a parenthesis that are no definition or declaration: those follow a type.
fn calls(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (number, line) in code.lines().enumerate() {
        if line.starts_with("EXPORT") || line.starts_with("#define") || line.starts_with("extern") {
            continue;
        }
        for (index, _) in line.match_indices('(') {
            let before = &line[..index];
            let start = before
                .rfind(|c: char| !c.is_alphanumeric() && c != '_')
                .map_or(0, |at| at + 1);
            let member = before[..start].ends_with(['.', '>']);
            if start < index && !member {
                found.push((number + 1, &before[start..]));
            }
        }
    }
    found
}

/// Functions defined with EXPORT at the start of a line, under the symbol given if there is one; those made by a macro of
/// the file whose text says EXPORT; and those of assembly that are not hidden.
fn exports(code: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut hidden = Vec::new();
    let mut makers = Vec::new();
    let mut maker = None;
    for line in code.lines() {
        if let Some(definition) = line.strip_prefix("#define ") {
            maker = definition.split_once('(').map(|(name, _)| name);
        }
        if let Some(name) = maker.filter(|_| line.contains("EXPORT ")) {
            makers.push(name);
        }
        if !line.ends_with('\\') {
            maker = None;
        }
        if let Some((before, rest)) = line.strip_prefix("EXPORT ").and_then(|line| line.split_once('(')) {
            let symbol = rest
                .split_once("__asm__(\"")
                .and_then(|(_, symbol)| symbol.split('"').next());
            names.extend(symbol.or_else(|| before.rsplit([' ', '*']).next()).map(str::to_owned));
        } else if let Some((_, rest)) = line
            .split_once('(')
            .filter(|(before, _)| !line.starts_with('#') && makers.contains(before))
        {
            names.extend(rest.split([',', ')']).next().map(str::to_owned));
        }
        for (said, names) in [("\".globl ", &mut names), ("\".hidden ", &mut hidden)] {
            let symbol = line.split_once(said).and_then(|(_, symbol)| symbol.split('\\').next());
            names.extend(symbol.map(str::to_owned));
        }
    }
    names.retain(|name| !hidden.contains(name));
    names
}

#[cfg(test)]
mod tests {
    use super::{calls, exports, inverted, without_comments};

    #[test]
    fn folders_include_what_is_below_them() {
        let text =
            "#include <mpi/no.h>\n#include \"gen/calls.h\"\n#include \"calls/site.h\"\n#include \"ground/text.h\"\n";
        assert!(inverted("mpi/volume.c", text).is_empty());
        assert_eq!(
            inverted("sampling/sample.c", text),
            ["collector/src/sampling/sample.c:3 must not include calls/site.h"]
        );
        assert_eq!(inverted("mpi/volume.c", "#include \"volume.h\"").len(), 1);
        assert_eq!(inverted("volume.c", text).len(), 1);
    }

    #[test]
    fn a_call_is_seen_and_a_comment_or_a_definition_is_not() {
        let code = without_comments(
            "/* malloc(1) */ x = malloc(2);\nEXPORT void exit(int s)\nputs(\"free(x)\"); a.free(b);\n",
        );
        assert_eq!(calls(&code), [(1, "malloc"), (3, "puts")]);
        assert_eq!(exports(&code), ["exit"]);
        let macros = "#define MAKE(name) \\\n    EXPORT int name(void) \\\n    {}\nMAKE(one)\nMAKE(two)\n";
        let symbols = "EXPORT int wrapped_x(int a) __asm__(\"x\");\n\".globl y\\n\"\n";
        assert_eq!(exports(macros), ["one", "two"]);
        assert_eq!(exports(symbols), ["x", "y"]);
        assert!(exports("\".globl z\\n\"\n\".hidden z\\n\"\n").is_empty());
    }

    #[test]
    fn lines_keep_their_numbers() {
        assert_eq!(calls(&without_comments("/* a\n b */\n// c\nf(1);")), [(4, "f")]);
    }
}
