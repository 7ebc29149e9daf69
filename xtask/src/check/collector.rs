//! The collector never ends, delays or disturbs its host, and stands in front of exactly what `api/` lists.

use std::collections::BTreeSet;
use std::path::Path;

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

/// Calls that are meant, with the reason: (file, function, why).
const ALLOWED: &[(&str, &str, &str)] = &[];

/// Forbidden calls, and differences between exports and tables.
pub fn broken(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut problems = Vec::new();
    let mut exported = BTreeSet::new();
    let folder = root.join("collector/src");
    let mut sources: Vec<_> = std::fs::read_dir(&folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "c" || extension == "h")
        })
        .collect();
    sources.sort();
    for path in sources {
        let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let code = without_comments(&text);
        for (line, function) in calls(&code) {
            if FORBIDDEN.contains(&function)
                && !ALLOWED.iter().any(|(file, call, _)| *file == name && *call == function)
            {
                problems.push(format!("collector/src/{name}:{line} calls {function}"));
            }
        }
        exported.extend(exports(&code));
    }
    let listed = codegen::by_hand(root)?;
    problems.extend(
        listed
            .difference(&exported)
            .map(|name| format!("api/ says by hand, collector/src has no {name}")),
    );
    problems.extend(
        exported
            .difference(&listed)
            .map(|name| format!("collector/src exports {name}, api/ lists it nowhere")),
    );
    Ok(problems)
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

/// Functions defined with EXPORT at the start of a line.
fn exports(code: &str) -> Vec<String> {
    code.lines()
        .filter_map(|line| line.strip_prefix("EXPORT "))
        .filter_map(|line| line.split_once('('))
        .filter_map(|(before, _)| before.rsplit([' ', '*']).next())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{calls, exports, without_comments};

    #[test]
    fn a_call_is_seen_and_a_comment_or_a_definition_is_not() {
        let code = without_comments(
            "/* malloc(1) */ x = malloc(2);\nEXPORT void exit(int s)\nputs(\"free(x)\"); a.free(b);\n",
        );
        assert_eq!(calls(&code), [(1, "malloc"), (3, "puts")]);
        assert_eq!(exports(&code), ["exit"]);
    }

    #[test]
    fn lines_keep_their_numbers() {
        assert_eq!(calls(&without_comments("/* a\n b */\n// c\nf(1);")), [(4, "f")]);
    }
}
