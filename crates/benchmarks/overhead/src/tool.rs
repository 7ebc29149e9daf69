//! Another tool in Steelyard's place.

use crate::Error;

/// What is put before the command to have it run with the tool: assignments to the environment, then words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tool {
    /// Variables and their values.
    pub variables: Vec<(String, String)>,
    /// A command that takes the other as its arguments.
    pub words: Vec<String>,
}

impl Tool {
    /// Of a text as a shell reads it, with quotes and backslashes and nothing else: no `$`, no `*`. An error where it is empty,
    /// or a quote is not closed.
    pub fn parse(typed: &str) -> Result<Self, Error> {
        let wrong = |why: &str| Error::Tool {
            typed: typed.into(),
            why: why.into(),
        };
        let mut tool = Tool::default();
        for word in split(typed).ok_or_else(|| wrong("has a quote that is not closed"))? {
            match word.split_once('=') {
                Some((name, value)) if tool.words.is_empty() && is_name(name) => {
                    tool.variables.push((name.into(), value.into()));
                }
                _ => tool.words.push(word),
            }
        }
        if tool == Tool::default() {
            return Err(wrong(
                "is empty; write assignments, as LD_PRELOAD=tool.so, or a command that takes another as its arguments",
            ));
        }
        Ok(tool)
    }
}

fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The words of a text as a shell reads it. `None` where a quote is not closed.
pub fn split(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            c if c.is_whitespace() => words.extend(word.take()),
            '\'' => {
                let word = word.get_or_insert_default();
                loop {
                    match letters.next()? {
                        '\'' => break,
                        c => word.push(c),
                    }
                }
            }
            '"' => {
                let word = word.get_or_insert_default();
                loop {
                    match letters.next()? {
                        '"' => break,
                        '\\' => match letters.next()? {
                            c @ ('"' | '\\' | '$' | '`') => word.push(c),
                            c => word.extend(['\\', c]),
                        },
                        c => word.push(c),
                    }
                }
            }
            '\\' => word.get_or_insert_default().push(letters.next()?),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assignments_come_before_words() {
        let tool = Tool::parse("LD_PRELOAD=/a.so A='b c' perf stat -e x=y --").unwrap();
        assert_eq!(
            tool.variables,
            [("LD_PRELOAD".into(), "/a.so".into()), ("A".into(), "b c".into())]
        );
        assert_eq!(tool.words, ["perf", "stat", "-e", "x=y", "--"]);
        assert_eq!(Tool::parse("./a=b c").unwrap().words, ["./a=b", "c"]);
    }

    #[test]
    fn words_are_read_as_a_shell_does() {
        let split = |text: &str| split(text).unwrap();
        assert_eq!(
            split(r#"sh -c "sleep 0.1; exec \"$@\"" --"#),
            ["sh", "-c", r#"sleep 0.1; exec "$@""#, "--"]
        );
        assert_eq!(split(r"a\ b '' 'c'd"), ["a b", "", "cd"]);
        assert_eq!(split("  "), Vec::<String>::new());
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for wrong in ["", "  ", "'a", "a \"b", "a\\"] {
            let error = Tool::parse(wrong).unwrap_err().to_string();
            assert!(error.contains("--with"), "{error}");
        }
    }
}
